//! The pictures of the page: every card of the Everdell boxes has one of its own, named after it; cards and bards of
//! Bardwood Grove bear motifs, each of them one for a few.

use std::collections::{BTreeMap, BTreeSet};

const DRAWN: &str = include_str!("../../../client/assets/vignettes.svg");

/// The drawings of the sprite by the card that each names.
fn drawings() -> BTreeMap<&'static str, &'static str> {
    let mut found = BTreeMap::new();
    for symbol in DRAWN.split("<symbol id=\"v-").skip(1) {
        let (card, rest) = symbol.split_once('"').expect("an id ends");
        let (_, drawing) = rest.split_once('>').expect("a tag ends");
        let (drawing, _) = drawing.split_once("</symbol>").expect("a symbol ends");
        assert!(found.insert(card, drawing).is_none(), "{card} is drawn twice");
    }
    found
}

#[test]
fn every_card_of_everdell_has_a_picture_and_every_picture_a_card() {
    let mut cards = BTreeSet::new();
    for name in ["duo", "valley"] {
        let opened = shelf::open(name, None, None).unwrap();
        shelf::with!(opened, game => cards.extend(game.pack().cards.iter().map(|card| card.entry.id.clone())));
    }
    let own = |name: &&str| !name.starts_with("grove-");
    let drawn: BTreeSet<String> = drawings().into_keys().filter(own).map(str::to_owned).collect();
    assert_eq!(cards.difference(&drawn).collect::<Vec<_>>(), Vec::<&String>::new(), "cards without a picture");
    assert_eq!(drawn.difference(&cards).collect::<Vec<_>>(), Vec::<&String>::new(), "pictures without a card");
}

#[test]
fn every_card_and_bard_of_the_grove_bears_a_motif_and_every_motif_is_drawn() {
    let table = include_str!("../../../client/src/grove/motif.rs");
    let named: BTreeSet<&str> = table.split('"').skip(1).step_by(2).collect();
    let opened = shelf::open("grove", None, None).unwrap();
    let shelf::Opened::Grove(grove) = opened else { panic!("another box") };
    let (cards, bards) = (&grove.pack().cards, &grove.pack().bards);
    let ids = cards.iter().map(|card| &card.entry.id).chain(bards.iter().map(|bard| &bard.entry.id));
    let bare: Vec<&String> = ids.filter(|id| !named.contains(id.as_str())).collect();
    assert_eq!(bare, Vec::<&String>::new(), "without a motif");
    let motifs: BTreeSet<&str> = named.into_iter().filter(|name| name.starts_with("grove-")).collect();
    let drawn: BTreeSet<&str> = drawings().into_keys().filter(|name| name.starts_with("grove-")).collect();
    assert_eq!(motifs, drawn);
}

#[test]
fn no_picture_is_another_cards_or_borrows_from_the_sprite() {
    let mut owners = BTreeMap::new();
    for (card, drawing) in drawings() {
        if let Some(other) = owners.insert(drawing, card) {
            panic!("{card} and {other} have the same picture");
        }
        assert!(!drawing.contains("<use"), "{card} shows a part of another picture");
    }
}

/// A picture is cut out of the block of its card: the colour of the print and that of the block, nothing else.
#[test]
fn pictures_have_two_colours() {
    for (card, drawing) in drawings() {
        for word in ["fill=\"", "stroke=\""] {
            for paint in drawing.split(word).skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(["currentColor", "var(--cut)", "none"].contains(&paint), "{card} is painted in {paint}");
            }
        }
    }
}

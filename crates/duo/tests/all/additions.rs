//! A card and an event that somebody adds to the pack, in known words, by TOML alone: they are played like ours.

use duo::{Duo, Pack};
use table::upkeep::{is_played, overlaid};

const CARDS: &str = include_str!("../../../woodland/tests/toll-gate.toml");
const EVENTS: &str = include_str!("additions/market-day.toml");
const PLAYED: &str = include_str!("additions/played.toml");

#[test]
fn a_card_and_an_event_of_ones_own_are_played() {
    let duo = Duo::new(overlaid(&[("cards.toml", CARDS), ("events.toml", EVENTS)]).unwrap());
    assert_eq!((duo.pack().cards.len(), duo.pack().events.len()), (81, 33));
    is_played(&duo, PLAYED, 60);
    let entry = &duo.pack().cards.last().unwrap().entry;
    assert!(entry.provenance.iter().all(|(_, origin)| origin.word() == "yours"), "{entry:?}");
}

#[test]
fn what_is_added_has_an_id_of_its_own_and_says_that_it_is_new() {
    let refused = |cards: &str| overlaid::<Pack>(&[("cards.toml", cards)]).unwrap_err().why.id;
    let renamed = |id: &str| CARDS.replace("toll-gate", id);
    assert_eq!(refused(&renamed("mine")), "duplicate-id");
    assert_eq!(refused(&CARDS.replace("new = true\n", "")), "unknown-id");
    assert_eq!(refused(&CARDS.replace("points = 2\n", "")), "missing-key");
    let many: String = (0..17).map(|n| renamed(&format!("gate-{n}"))).collect();
    assert_eq!(refused(&many), "wrong-count-between");
}

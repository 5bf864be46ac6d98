//! Cards that their owner copies: whatever can be chosen is sound, comes back equal, and is drawn in a game.

use grove::Grove;
use table::companion::copied::{Card, Copied, Deck, file};
use table::companion::{Companion, Opponent, Reply};
use table::content::Pack;
use table::{Chance, Game};
use valley::Valley;
use valley::nightweave::Nightweave;

/// A card by lot; nothing is missing on it.
fn any_card(deck: &Deck, chance: &mut Chance) -> Card {
    let mut card = Card::new();
    for cell in deck.cells() {
        let choice = chance.pick(&cell.choices);
        let beside = cell.beside.as_ref().filter(|_| chance.below(3) == 0).map_or("", |(mark, _)| mark);
        deck.choose(&mut card, cell.id, &format!("{}{beside}", choice.id));
    }
    let shut: Vec<&str> = deck
        .rows
        .iter()
        .filter(|row| !deck.is_open(row, &card))
        .flat_map(|row| &row.cells)
        .map(|cell| cell.id)
        .collect();
    card.retain(|id, _| !shut.contains(&id.as_str()));
    assert_eq!(deck.missing(&card).count(), 0);
    card
}

/// Cards with their places.
type Cards = Vec<(String, Card)>;

/// All cards of a deck by lot, and the file that holds them.
fn any_deck(rules: &dyn Copied, deck: &Deck, chance: &mut Chance) -> (Cards, [(String, String); 1]) {
    let mut cards: Cards = deck.slots.iter().map(|slot| (slot.clone(), any_card(deck, chance))).collect();
    // Some card of hers is there from the start.
    while cards[0].1.get("season").is_some_and(|season| season != "winter") {
        cards[0].1 = any_card(deck, chance);
    }
    let text = file(rules, deck, &cards, |_| ["what \"it\" does".to_owned(), "ce qu'elle fait".to_owned()]);
    (cards, [(deck.file.to_owned(), text)])
}

#[test]
fn a_copied_card_comes_back_as_it_was() {
    let mut chance = Chance::from_seed(1);
    for _ in 0..60 {
        let valley = Valley::ours();
        for deck in valley.decks() {
            assert!(deck.slots.iter().all(|slot| valley.copied(deck.id, slot).is_none()), "ours are nobody's");
            let (cards, texts) = any_deck(&valley, &deck, &mut chance);
            let pack =
                valley::Pack::overlaid("cards", &texts).unwrap_or_else(|why| panic!("{:?}\n{}", why, texts[0].1));
            let valley = Valley::new(pack);
            for (slot, card) in &cards {
                assert_eq!(valley.copied(deck.id, slot).as_ref(), Some(card), "{slot}");
            }
        }
        let grove = Grove::ours();
        for deck in grove.decks() {
            let (cards, texts) = any_deck(&grove, &deck, &mut chance);
            let pack = grove::Pack::overlaid("cards", &texts).unwrap_or_else(|why| panic!("{:?}\n{}", why, texts[0].1));
            let grove = Grove::new(pack);
            for (slot, card) in &cards {
                assert_eq!(grove.copied(deck.id, slot).as_ref(), Some(card), "{slot}");
            }
        }
    }
}

#[test]
fn a_new_line_copies_the_one_above_until_it_is_chosen_itself() {
    let deck = Valley::ours().decks().remove(0);
    let mut card = Card::new();
    deck.choose(&mut card, "season", "spring");
    deck.choose(&mut card, "spring.first", "forest 2 + level");
    assert_eq!(card["autumn.first"], "forest 2 + level");
    deck.choose(&mut card, "summer.first", "open");
    assert_eq!([&card["spring.first"], &card["autumn.first"]], ["forest 2 + level", "open"]);
    deck.choose(&mut card, "spring.first", "city");
    assert_eq!([&card["summer.first"], &card["autumn.first"]], ["open", "open"]);
    deck.choose(&mut card, "spring.second", "no such action");
    assert!(!card.contains_key("spring.second"));
    let missing: Vec<&str> = deck.missing(&card).map(|cell| cell.id).collect();
    let wanted = [
        "mark",
        "arrow",
        "visitor",
        "spring.second",
        "summer.second",
        "autumn.second",
        "default.first",
        "default.second",
    ];
    assert_eq!(missing, wanted, "winter is shut");
}

#[test]
fn copied_cards_are_those_that_she_turns_up() {
    let mut chance = Chance::from_seed(2);
    let valley = Valley::ours();
    let deck = valley.decks().remove(0);
    let (mut cards, _) = any_deck(&valley, &deck, &mut chance);
    cards.truncate(3);
    for (_, card) in &mut cards {
        deck.choose(card, "season", "winter");
        for first in ["winter.first", "winter.second"] {
            deck.choose(card, first, "draw");
        }
    }
    let text = file(&valley, &deck, &cards, |_| Default::default());
    let valley = Valley::new(valley::Pack::overlaid("cards", &[(deck.file.to_owned(), text)]).unwrap());
    let her = Nightweave::in_named_mode(&valley, "nightweave:1:deck=table").unwrap();
    assert_ne!(her.pack_digest(), Valley::ours().pack_digest());
    let mut game = Companion::new(&her, 1);
    game.answer(Reply::Pick(0)).unwrap();
    let asked = game.asked().unwrap();
    assert_eq!(asked.copied, Some(deck.id));
    let offered: Vec<&str> = asked.choices().iter().filter(|it| !it.spent).map(|it| it.id.as_str()).collect();
    assert_eq!(offered, ["r01", "r02", "r03"], "those that were not copied come last");
    game.answer(asked.read("r02").unwrap()).unwrap();
}

#[test]
fn a_deck_is_whole_without_the_cards_of_a_box_that_is_not_on_the_table() {
    // [V27.1] The two cards of Pearlbrook come only with it.
    let decks = Valley::ours().decks();
    let activity = decks.iter().find(|deck| deck.drawn).unwrap();
    let twenty: Vec<&String> = activity.slots.iter().filter(|slot| !slot.starts_with("rp")).collect();
    let copied = |slot: &str| twenty.iter().any(|other| *other == slot);
    assert_eq!((twenty.len(), activity.slots.len()), (20, 22));
    assert!(activity.is_whole("nightweave:2:die=table", copied));
    assert!(!activity.is_whole("nightweave:2:pearlbrook:die=table", copied));
    assert!(!activity.is_whole("nightweave:2", |slot| copied(slot) && slot != "r07"), "one of the twenty is missing");
    assert!(activity.is_whole("nightweave:2:pearlbrook", |_| true));
}

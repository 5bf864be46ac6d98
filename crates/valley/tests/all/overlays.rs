//! Packs that nobody should write, but somebody may: what a turn cannot hold is passed over, and the players are told.

use table::content::Pack as _;
use table::scenario::Scenario;
use table::upkeep::overlaid;
use table::{Chance, Game, Shelved};
use valley::pack::{Card, CardSort};
use valley::{Event, Pack, Valley};
use woodland::Colour;

/// Our pack, where three twigs do this instead.
fn with_effect(words: &str) -> Valley {
    let text = format!(
        "[[basic]]\nid = \"twigs-3\"\ntext_en = \"x\"\ntext_fr = \"x\"\neffect = [{words}]\nexclusive = true\n"
    );
    let pack = Pack::overlaid("yours", &[("board.toml".to_owned(), text)]);
    Valley::new(pack.unwrap_or_else(|error| panic!("{}", error.line())))
}

/// Places a worker there; the points of who did, and how often they were cut short.
fn points_and_cuts(valley: &Valley) -> (u16, usize) {
    let mut state = valley.setup(1);
    let seat = valley.decider(&state).unwrap();
    let mut told: Vec<Event> = Vec::new();
    valley.apply(&mut state, valley.read_action("place twigs-3").unwrap(), &mut told).unwrap();
    assert_ne!(valley.decider(&state), Some(seat), "the next turn comes");
    let cuts = told.iter().filter(|event| **event == Event::CutShort).count();
    (state.player(seat).points, cuts)
}

/// [V3.7]
#[test]
fn a_turn_carries_out_a_hundred_and_fifty_steps_and_tells_of_the_rest_once() {
    let point = "{ do = \"gain\", points = 1 }";
    assert_eq!(points_and_cuts(&with_effect(&[point; 150].join(", "))), (150, 0));
    assert_eq!(points_and_cuts(&with_effect(&[point; 160].join(", "))), (150, 1));
}

/// [V3.7]
#[test]
fn cards_that_play_cards_for_ever_are_cut_short_once_in_a_turn() {
    let free = "{ do = \"play\", from = \"hand-or-meadow\", free = true }";
    let card = |id: &str| {
        let text = "text_en = \"x\"\ntext_fr = \"x\"\nno_space = true\ncopies = 3\nrarity = \"common\"";
        format!("[[card]]\nid = \"{id}\"\n{text}\neffect = [{free}, {free}]\n")
    };
    let ours = Pack::ours().unwrap();
    let acts = |card: &&Card| card.sort == CardSort::Base && matches!(card.colour, Colour::Tan | Colour::Green);
    // A spouse needs a space to share.
    let ids = ours.cards.iter().filter(acts).map(|card| card.entry.id.as_str()).filter(|&id| id != "husband");
    let text: String = ids.map(card).collect();
    let pack = Pack::overlaid("yours", &[("cards.toml".to_owned(), text)]);
    let valley = Valley::new(pack.unwrap_or_else(|error| panic!("{}", error.line())));
    let (mut cuts, mut turns) = (0, 0);
    for seed in 0..20 {
        let (mut state, mut chance, mut actions) = (valley.setup(seed), Chance::from_seed(seed), Vec::new());
        let mut cut = false;
        while let Some(seat) = valley.decider(&state) {
            if state.is_turn_start(seat) {
                (cut, turns) = (false, turns + 1);
            }
            valley.legal(&state, &mut actions);
            let mut told = Vec::new();
            valley.apply(&mut state, *chance.pick(&actions), &mut told).unwrap();
            for _ in told.iter().filter(|event| **event == Event::CutShort) {
                assert!(!cut, "told twice");
                (cut, cuts) = (true, cuts + 1);
            }
        }
    }
    assert!(0 < cuts && cuts < turns, "{cuts} of {turns}");
}

/// [V7.12] [V16.18]
#[test]
fn a_discount_by_prisoner_or_token_that_names_a_kind_or_a_resource_is_refused() {
    let refused = |discount: &str| {
        let text = format!("[[card]]\nid = \"dungeon\"\ntext_en = \"x\"\ntext_fr = \"x\"\nstand = [{discount}]\n");
        Pack::overlaid("yours", &[("cards.toml".to_owned(), text)]).err().map(|error| error.why.id)
    };
    assert_eq!(refused("{ do = \"discount\", less = 3, by = \"prisoner\" }"), None);
    for more in ["kind = \"critter\"", "only = \"twig\"", "colour = \"tan\""] {
        for by in ["prisoner", "token"] {
            let discount = format!("{{ do = \"discount\", less = 3, by = \"{by}\", {more} }}");
            assert_eq!(refused(&discount), Some("valley-plain-discount"), "{discount}");
        }
        assert_eq!(refused(&format!("{{ do = \"discount\", less = 3, by = \"leave\", {more} }}")), None);
    }
}

/// [V19.19] [V12.8] What is exclusive stands in the pack, and with it where Nightweave and Rugwort go.
#[test]
fn an_overlay_that_moves_what_is_exclusive_moves_her_ring() {
    let basic = |id: &str, exclusive: bool| {
        format!("[[basic]]\nid = \"{id}\"\nexclusive = {exclusive}\ntext_en = \"x\"\ntext_fr = \"x\"\n")
    };
    let board = basic("resin-2", false) + &basic("resin-card", true) + &basic("twigs-2-card", true);
    let activity = include_str!("../../../../packs/valley/activity.toml").replace("basic resin-2", "basic resin-card");
    let valley = Valley::new(overlaid::<Pack>(&[("board.toml", &board), ("activity.toml", &activity)]).unwrap());
    let ring = valley.pack().ring().iter().map(|&basic| valley.pack().basic(basic).entry.id.as_str());
    assert_eq!(ring.collect::<Vec<_>>(), ["twigs-3", "twigs-2-card", "resin-card", "pebble-1", "berry-card"]);
    let hers = Scenario::read("yours", include_str!("overlays/ring.toml")).expect("a scenario");
    assert_eq!(hers.run(&valley.in_named_mode("nightweave:1").unwrap()).err(), None);
    let his = Scenario::read("yours", include_str!("overlays/rugwort.toml")).expect("a scenario");
    assert_eq!(his.run(&valley.in_named_mode("rugwort:1").unwrap()).err(), None);
}

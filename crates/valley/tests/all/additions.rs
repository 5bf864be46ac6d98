//! Cards, events, schemes, forest and Activity cards that somebody adds to the pack, in known words, by TOML alone: they are
//! played like ours.

use table::Shelved;
use table::upkeep::{is_played, overlaid};
use valley::{Pack, Valley};

const CARDS: &str = concat!(
    include_str!("../../../woodland/tests/toll-gate.toml"),
    "set = \"base\"\nrarity = \"common\"\ncopies = 2\n"
);

const EVENTS: &str = include_str!("additions/market-day.toml");
const FORESTS: &str = include_str!("additions/glade.toml");
const ACTIVITIES: &str = include_str!("additions/dusk.toml");
const SCHEMES: &str = include_str!("additions/highway-robbery.toml");
const PLAYED: &str = include_str!("additions/played.toml");
const ROBBED: &str = include_str!("additions/robbed.toml");

fn extended() -> Valley {
    let files = [
        ("cards.toml", CARDS),
        ("events.toml", EVENTS),
        ("nightweave.toml", SCHEMES),
        ("board.toml", FORESTS),
        ("activity.toml", ACTIVITIES),
    ];
    Valley::new(overlaid::<Pack>(&files).unwrap_or_else(|error| panic!("{}", error.line())))
}

#[test]
fn a_card_and_an_event_of_ones_own_are_played() {
    is_played(&extended(), PLAYED, 40);
}

#[test]
fn a_scheme_of_ones_own_does_what_the_one_it_is_like_does() {
    is_played(&extended().in_named_mode("nightweave:2:schemes").unwrap(), ROBBED, 40);
}

#[test]
fn a_forest_card_and_an_activity_card_of_ones_own_are_laid_out_and_turned_up() {
    is_played(&extended(), include_str!("additions/glade-visited.toml"), 10);
    is_played(&extended().in_named_mode("nightweave:2").unwrap(), include_str!("additions/dusk-falls.toml"), 40);
}

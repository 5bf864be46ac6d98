//! A card and an event that somebody adds to the pack, in known words, by TOML alone: they are played like ours.

use duo::{Duo, Pack};
use table::content::Pack as _;
use table::contract::{self, Rigour};
use table::scenario::Scenario;

const CARDS: &str = r#"
[[card]]
new = true
id = "toll-gate"
name_en = "Toll Gate"
name_fr = "Octroi"
kind = "construction"
colour = "green"
cost = { twig = 1 }
points = 2
effect = [{ do = "gain", berry = 2 }]
text_en = "Gain 2 berries."
text_fr = "Gagnez 2 baies."
"#;

const EVENTS: &str = r#"
[[event]]
new = true
id = "market-day"
set = "A"
name_en = "Market Day"
name_fr = "Jour de marché"
points = 5
cond = { is = "at-least", count = { of = "cards", where = "city", colour = "green" }, n = 1 }
text_en = "1 green card in your city."
text_fr = "1 carte verte dans votre ville."
"#;

const PLAYED: &str = r#"
title = "A card and an event of one's own"
box = "duo"
proves = ["D8.1"]

[position]
events = ["market-day", "event-b1", "event-c1", "event-d1", "event-e1", "event-faire"]
[position.hare]
hand = ["toll-gate"]
goods = { twig = 1 }

[[step]]
do = "play toll-gate"
expect.hare = { goods = { berry = 2 }, city = ["toll-gate"], score = 2 }

[[step]]
do = "draw"

[[step]]
do = "move moon"

[[step]]
do = "place event-1"
expect.hare = { claimed = ["market-day"], score = 7 }
"#;

fn overlaid(files: &[(&str, &str)]) -> Result<Pack, String> {
    let files: Vec<_> = files.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect();
    Pack::overlaid("yours", &files).map_err(|error| error.why.id.to_owned())
}

#[test]
fn a_card_and_an_event_of_ones_own_are_played() {
    let duo = Duo::new(overlaid(&[("cards.toml", CARDS), ("events.toml", EVENTS)]).unwrap());
    assert_eq!((duo.pack().cards.len(), duo.pack().events.len()), (81, 33));
    let flaw = Scenario::read("played", PLAYED).unwrap().run(&duo).err();
    assert!(flaw.is_none(), "{flaw:?}");
    contract::check(&duo, Rigour { first_seed: 1, games: 60, every: 20, longest: 2_000 });
    let entry = &duo.pack().cards.last().unwrap().entry;
    assert!(entry.provenance.iter().all(|(_, origin)| origin.word() == "yours"), "{entry:?}");
    let again = Pack::from_texts(&duo.pack().export().into_iter().map(|(_, text)| text).collect::<Vec<_>>());
    assert_eq!(again.unwrap().digest(), duo.pack().digest());
}

#[test]
fn what_is_added_has_an_id_of_its_own_and_says_that_it_is_new() {
    let renamed = |id: &str| CARDS.replace("toll-gate", id);
    assert_eq!(overlaid(&[("cards.toml", &renamed("mine"))]).unwrap_err(), "duplicate-id");
    assert_eq!(overlaid(&[("cards.toml", &CARDS.replace("new = true\n", ""))]).unwrap_err(), "unknown-id");
    assert_eq!(overlaid(&[("cards.toml", &CARDS.replace("points = 2\n", ""))]).unwrap_err(), "missing-key");
    let many: String = (0..17).map(|n| renamed(&format!("gate-{n}"))).collect();
    assert_eq!(overlaid(&[("cards.toml", &many)]).unwrap_err(), "wrong-count-between");
}

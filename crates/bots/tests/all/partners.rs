//! Mayors who build one city: what they give each other, and what their chapter does not allow.

use crate::contract::chosen;
use duo::{Duo, State};
use table::scenario::Scenario;
use table::{Deaf, Game, Seat, Shelved};

/// Everybody who thinks, on a small budget.
const THINKERS: [&str; 3] = ["greedy", "planner", "forest:200"];

/// A position of Duo in the words of scenarios.
fn position(mode: &str, text: &str) -> (Duo, State) {
    let duo = Duo::ours().in_named_mode(mode).unwrap();
    let text = format!("title = \"\"\nbox = \"duo\"\nmode = \"{mode}\"\nproves = []\nabout = []\nstep = []\n{text}");
    let state = Scenario::read("position", &text).unwrap().start(&duo).unwrap();
    (duo, state)
}

/// What the Hare does in a turn, as records write it.
fn turn(mode: &str, text: &str, name: &str) -> Vec<String> {
    let ((duo, mut state), mut said) = (position(mode, text), Vec::new());
    while duo.decider(&state) == Some(Seat(0)) && said.len() < 12 {
        let action = chosen(&duo, &state, name);
        said.push(duo.write_action(action));
        duo.apply(&mut state, action, &mut Deaf).unwrap();
    }
    said
}

/// Autumn in a city of Constructions whose events are claimed. Of the cards that lie open nobody here can pay for any but the
/// castle, which counts all of them.
fn autumn(city: &str, hare: &str, tortoise: &str) -> String {
    format!(
        r#"
[position]
season = "autumn"
events = ["event-a1", "event-b1", "event-c1", "event-d1", "event-e1", "event-faire"]
watches = 0
meadow = [
    "castle", "queen", "harvester", "architect", "banner-badger", "elder-stag",
    "historian", "chancellor", "monk", "baker", "messenger", "ranger",
]

[position.hare]
city = ["mine", "barn", "storehouse", "wall", "harbor", {city}]
claimed = ["event-a1", "event-b1", "event-c1", "event-d1", "event-e1", "event-faire"]
goods = {{ {hare} }}

[position.tortoise]
goods = {{ {tortoise} }}
"#
    )
}

#[test]
fn a_mayor_gives_what_the_partner_lacks() {
    let text = autumn("\"bridge\"", "pebble = 3", "twig = 3, resin = 2, pebble = 1");
    for name in THINKERS {
        let said = turn("chapter:1:hard", &text, name);
        assert!(said.contains(&"share pebble".to_owned()), "{name}: {said:?}");
    }
}

#[test]
fn a_mayor_gives_nothing_that_helps_nobody() {
    // The partner has all that the castle costs, and more.
    let lacks_nothing = autumn("\"bridge\"", "pebble = 1", "twig = 4, resin = 4, pebble = 4");
    // The Hare needs every pebble to pay for it.
    let needs_it = autumn("\"bridge\"", "twig = 3, resin = 2, pebble = 2", "twig = 3, resin = 2, pebble = 1");
    for (text, name) in [&lacks_nothing, &needs_it].into_iter().flat_map(|text| THINKERS.map(|name| (text, name))) {
        let said = turn("chapter:1:hard", text, name);
        assert!(!said.contains(&"share pebble".to_owned()), "{name}: {said:?}");
    }
}

#[test]
fn nobody_builds_more_than_the_chapter_allows() {
    // One purple card stands there; another would bring most points, and lose the chapter.
    let text = autumn("\"palace\"", "twig = 3, resin = 2, pebble = 2", "");
    for name in THINKERS {
        let builds = |mode: &str| turn(mode, &text, name).iter().any(|said| said.starts_with("play castle"));
        assert!(!builds("chapter:9:hard") && builds("chapter:1:hard"), "{name}");
    }
}

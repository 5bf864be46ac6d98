//! What costs those who do not foresee it: what Nightweave's plots give her, and Rugwort's share.

use crate::contract::chosen;
use bots::greedy::Worth;
use bots::{Judge, best_opinion};
use table::scenario::Scenario;
use table::{Deaf, Game, Seat, Shelved};
use valley::{CardSet, State, Valley};

/// A position of Everdell in the words of scenarios.
fn position(mode: &str, text: &str) -> (Valley, State) {
    let valley = Valley::ours().in_named_mode(mode).unwrap();
    let text = format!("title = \"\"\nbox = \"valley\"\nmode = \"{mode}\"\nproves = []\nstep = []\n{text}");
    let state = Scenario::read("position", &text).unwrap().start(&valley).unwrap();
    (valley, state)
}

/// What a bot answers while it is asked, as records write it.
fn answers(valley: &Valley, mut state: State, name: &str) -> Vec<String> {
    let mut said = Vec::new();
    while said.last().is_none_or(|last| last != "skip") && said.len() < 4 {
        let action = chosen(valley, &state, name);
        said.push(valley.write_action(action));
        valley.apply(&mut state, action, &mut Deaf).unwrap();
    }
    said
}

/// Her figure enters the Meadow in autumn; the hand can never be paid for.
const STRINGS: &str = r#"
[position]
turn = "nightweave"
meadow = ["farm", "inn", "wife", "judge", "mine", "wanderer", "king", "ruins"]
dice = [1]

[position.squirrel]
season = "autumn"
hand = ["queen", "castle", "palace"]

[position.nightweave]
season = "autumn"
hand = []
activity = ["r02"]
"#;

#[test]
fn cards_of_no_use_are_not_left_to_her_plot() {
    let (valley, state) = position("nightweave:2:plot=pulling-strings", STRINGS);
    for (name, least) in [("planner", 3), ("forest:200", 2)] {
        let said = answers(&valley, state.clone(), name);
        let given =
            said.iter().filter(|answer| ["pick castle", "pick palace", "pick queen"].contains(&answer.as_str()));
        assert!(given.count() >= least, "{name}: every card kept is a feat of hers, and it said {said:?}");
    }
}

/// What a resource more than three is worth to a player, in the judgement of the stronger bots.
fn fourth_resource(mode: &str) -> f32 {
    let worth = |berries: u8| {
        let (valley, state) = position(mode, &format!("[position.squirrel]\ngoods = {{ berry = {berries} }}\n"));
        valley.judge(&best_opinion::<Valley>(), &state, Seat(0), &CardSet::ALL).total()
    };
    worth(4) - worth(3)
}

#[test]
fn what_is_hoarded_under_her_eyes_is_worth_less() {
    let (free, exposed) = (fourth_resource("nightweave:2"), fourth_resource("nightweave:2:plot=ingenuity"));
    assert!(free > exposed && exposed > 0.0, "{free} and {exposed}");
}

/// By how many points somebody beats or misses the opponent in the box, in the mean.
fn margin(mode: &str, name: &str, games: u64) -> f64 {
    let valley = Valley::ours().in_named_mode(mode).unwrap();
    let mut sum = 0;
    for seed in 0..games {
        let mut bot = bots::bot::<Valley>(name, seed).unwrap();
        let (mut state, mut legal) = (valley.setup(seed), Vec::new());
        while let Some(seat) = valley.decider(&state) {
            valley.legal(&state, &mut legal);
            let action = bot.choose(&valley, &valley.view(&state, table::Viewer::Seat(seat)), &legal);
            valley.apply(&mut state, action, &mut Deaf).unwrap();
        }
        let outcome = valley.outcome(&state);
        sum += outcome.scores[0] - outcome.automa.and_then(|automa| automa.score).unwrap();
    }
    f64::from(sum) / games as f64
}

#[test]
fn who_thinks_gives_the_box_less_than_who_does_not() {
    for mode in ["rugwort:1", "nightweave:2:plot=ingenuity", "nightweave:2:plot=pulling-strings"] {
        let (greedy, planner) = (margin(mode, "greedy", 12), margin(mode, "planner", 12));
        assert!(planner > greedy + 6.0, "{mode}: {planner} and {greedy}");
    }
}

/// The last turn against Rugwort, who has 28 points: a card, berries for it and for nothing that lies open, and our points.
fn last_turn(card: &str, berries: u8, points: u8) -> String {
    format!(
        r#"
[position]
meadow = ["fairgrounds", "chapel", "school", "university", "courthouse", "lookout", "inn", "storehouse"]
special_events = ["tax-relief", "a-well-run-city", "the-everdell-games", "path-of-the-pilgrims"]

[position.squirrel]
season = "autumn"
workers = ["haven", "haven", "haven", "haven", "haven", "haven"]
hand = ["{card}"]
goods = {{ berry = {berries} }}
points = {points}
"#
    )
}

#[test]
fn a_card_that_gives_rugwort_more_than_us_is_not_played() {
    for name in ["planner", "forest:200"] {
        let last = |card: &str, berries: u8, points: u8| {
            let (valley, state) = position("rugwort:2", &last_turn(card, berries, points));
            valley.write_action(chosen(&valley, &state, name))
        };
        // A point for us and two for him lose a game that is won.
        assert_eq!(last("barge-toad", 2, 29), "pass", "{name}");
        // Four for us and two for him win one that is lost.
        assert_eq!(last("doctor", 4, 27), "play doctor", "{name}");
    }
}

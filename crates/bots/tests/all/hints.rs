//! What a hint says: points now, points expected, and by name what it sets up or denies; nothing that nobody has seen.

use bots::{Advice, Judge, bot};
use duo::Duo;
use grove::Grove;
use std::collections::BTreeMap;
use table::{Arg, Chance, Deaf, Game, Line, Shelved, Viewer};
use valley::Valley;
use words::{Lang, Words};

/// An argument of a line.
fn arg<'l>(line: &'l Line, name: &str) -> &'l Arg {
    &line.args.iter().find(|(other, _)| *other == name).unwrap_or_else(|| panic!("{line:?} has no {name}")).1
}

fn inside<'l>(line: &'l Line, name: &str) -> &'l Line {
    let Arg::Line(line) = arg(line, name) else { panic!("{line:?}") };
    line
}

/// Plays a game of planners and asks for a reason at every decision: how often each sort of thing was named.
fn told<G: Judge + Shelved>(game: &G, seed: u64) -> BTreeMap<&'static str, usize> {
    let (mut state, mut legal, mut bot) = (game.setup(seed), Vec::new(), bot::<G>("planner", seed).unwrap());
    let mut told = BTreeMap::new();
    let speech = [Words::new(Lang::En), Words::new(Lang::Fr)];
    while let Some(seat) = game.decider(&state) {
        game.legal(&state, &mut legal);
        let Advice { action, reason } = bot.advise(game, &game.view(&state, Viewer::Seat(seat)), &legal);
        let (gain, aim) = match reason.id {
            "hint-aimed" => (Some(inside(&reason, "reason")), Some(inside(&reason, "aim"))),
            "hint-gain" | "hint-now" => (Some(&reason), None),
            "hint-patience" | "hint-only-choice" => (None, None),
            _ => panic!("{reason:?}"),
        };
        assert_eq!(legal.len() < 2, reason.id == "hint-only-choice");
        if let Some(gain) = gain {
            assert!(matches!(arg(gain, "now"), Arg::Number(_)), "{gain:?}");
            assert!(gain.id == "hint-now" || matches!(arg(gain, "more"), Arg::Decimal(_, 1)), "{gain:?}");
        }
        if let Some(aim) = aim {
            assert!(matches!(arg(aim, "what"), Arg::Name { .. } | Arg::Line(_)), "{aim:?} has a name");
            *told.entry(aim.id).or_default() += 1;
        }
        for words in &speech {
            let said = words.say(&reason);
            assert!(said.chars().count() <= 150 && !said.contains('\n'), "one line on a phone: {said}");
        }
        game.apply(&mut state, action, &mut Deaf).unwrap();
    }
    println!("{}: {told:?}", game.mode());
    told
}

/// The sorts of things that are named in some games.
fn named<G: Judge + Shelved>(ours: &G, modes: &[&str]) -> BTreeMap<&'static str, usize> {
    let mut all = BTreeMap::new();
    for (seed, mode) in (1..).zip(modes) {
        for (id, n) in told(&ours.in_named_mode(mode).unwrap(), seed) {
            *all.entry(id).or_default() += n;
        }
    }
    all
}

#[test]
fn hints_of_duo_name_cards_events_the_other_mayor_and_miss_thorn() {
    let all = named(&Duo::ours(), &["duel", "duel", "challenge:hard"]);
    for id in ["hint-aim-card", "hint-aim-event", "hint-aim-hand", "hint-aim-deny"] {
        assert!(all.contains_key(id), "{id}: {all:?}");
    }
}

#[test]
fn hints_of_valley_name_cards_events_and_who_is_held_back() {
    let all = named(&Valley::ours(), &["players:2", "players:3", "nightweave:2"]);
    for id in ["hint-aim-card", "hint-aim-event", "hint-aim-hand", "hint-aim-deny"] {
        assert!(all.contains_key(id), "{id}: {all:?}");
    }
}

#[test]
fn hints_of_grove_name_cards_of_song_and_deck_places_and_who_is_held_back() {
    let all = named(&Grove::ours(), &["solo:medium", "bards:2"]);
    for id in ["hint-aim-card", "hint-aim-song", "hint-aim-place", "hint-aim-deny"] {
        assert!(all.contains_key(id), "{id}: {all:?}");
    }
}

/// Another hidden world behind the same view, and the same randomness: the same reason, so that nothing hidden is named.
fn twins<G: Judge>(game: &G, seed: u64) {
    for state in crate::contract::positions(game, seed, 23) {
        let viewer = Viewer::Seat(game.decider(&state).unwrap());
        let twin = game.sample(&game.view(&state, viewer), &mut Chance::from_seed(seed + 1));
        let asked = |state: &G::State| {
            let mut legal = Vec::new();
            game.legal(state, &mut legal);
            bot::<G>("forest:12", 5).unwrap().advise(game, &game.view(state, viewer), &legal).reason
        };
        assert_eq!(asked(&state), asked(&twin), "{}", game.mode());
    }
}

#[test]
fn a_hint_tells_nothing_hidden() {
    twins(&Duo::ours(), 1);
    twins(&Valley::ours(), 2);
    twins(&Grove::ours(), 3);
}

#[test]
fn every_bot_that_thinks_gives_both_figures() {
    let duo = Duo::ours();
    let (state, mut legal) = (duo.setup(4), Vec::new());
    duo.legal(&state, &mut legal);
    let view = duo.view(&state, Viewer::Seat(duo.decider(&state).unwrap()));
    for name in ["greedy", "planner", "forest:60", "owl"] {
        let reason = bot::<Duo>(name, 3).unwrap().advise(&duo, &view, &legal).reason;
        assert!(["hint-aimed", "hint-gain"].contains(&reason.id), "{name}: {reason:?}");
    }
}

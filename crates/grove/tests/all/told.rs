//! How deeds are told: in few lines, and every choice by what makes it another.

use grove::{Action, Event, Grove};
use std::collections::HashSet;
use table::{Chance, Game, Shelved, Tell};

/// Plays games at random, and shows every decision with all choices and what came of it.
fn play(mut look: impl FnMut(&Grove, &<Grove as Game>::View, &[Action], Action, &[Event])) {
    let chance = &mut Chance::from_seed(3);
    for seed in 0..30 {
        let game = Grove::ours().in_named_mode(["solo:easy", "bards:2"][seed % 2]).unwrap();
        let mut state = game.setup(seed as u64);
        while let Some(seat) = game.decider(&state) {
            let mut legal = Vec::new();
            game.legal(&state, &mut legal);
            let action = *chance.pick(&legal);
            let view = game.view(&state, table::Viewer::Seat(seat));
            let mut told = Vec::new();
            game.apply(&mut state, action, &mut told).unwrap();
            look(&game, &view, &legal, action, &told);
        }
    }
}

#[test]
fn what_comes_of_a_card_is_told_once_for_each_ware_and_the_dial_from_where_to_where() {
    let (mut turned, mut gained) = (0, 0);
    play(|_, _, _, action, told| {
        // An exchange is a deed of its own, and so is what waited behind it.
        let one_deed = matches!(action, Action::Story(_) | Action::Stay | Action::Walk(_));
        for run in told.split(|event| !matches!(event, Event::Gained { .. })).filter(|run| one_deed && run.len() > 1) {
            let wares: HashSet<String> = run.iter().map(wares).collect();
            assert_eq!(wares.len(), run.len(), "{action:?}: {run:?}");
            gained += 1;
        }
        if matches!(action, Action::Story(_)) {
            for pair in told.windows(2) {
                assert!(!matches!(pair, [Event::DialTurned { .. }, Event::DialTurned { .. }]), "{told:?}");
            }
            for event in told {
                let &Event::DialTurned { from, space, .. } = event else { continue };
                assert!(space.0 < grove::DIAL && from != Some(space));
                turned += 1;
            }
        }
    });
    assert!(turned > 200 && gained > 20, "{turned} {gained}");
}

/// Whose gain of what.
fn wares(event: &Event) -> String {
    match event {
        Event::Gained { seat, ware, .. } => format!("{seat:?} {ware:?}"),
        other => format!("{other:?}"),
    }
}

#[test]
fn a_challenge_is_offered_with_its_own_goal_and_points_alone() {
    let mut seen = 0;
    play(|game, view, legal, _, _| {
        for &action in legal {
            let Action::Engage { challenge, hard } = action else { continue };
            let card = &game.pack().challenges[challenge.index()];
            let offer = game.offer(view, action);
            let (least, points) = (card.wants[usize::from(hard)].1, card.points[usize::from(hard)]);
            let (goal, worth) = game.challenge_goal(challenge, hard);
            assert_eq!((&goal.args, &worth.args), (&vec![("n", least.into())], &vec![("n", points.into())]));
            let told =
                [("challenge", game.challenge_name(challenge)), ("wants", goal.into()), ("points", worth.into())];
            assert_eq!(offer.args, told, "nothing of the other level");
            assert_eq!(offer.id.ends_with("hard"), hard);
            seen += 1;
        }
    });
    assert!(seen > 20, "{seen}");
}

#[test]
fn staying_says_whether_the_song_begins() {
    let mut seen = [0; 2];
    play(|game, view, legal, action, told| {
        if !legal.contains(&Action::Stay) {
            return;
        }
        let id = game.offer(view, Action::Stay).id;
        if action == Action::Stay {
            let sang = told.iter().any(|event| matches!(event, Event::Sang { .. }));
            assert_eq!(id, if sang { "grove-offer-stay-sings" } else { "grove-offer-stay-ends" });
            seen[usize::from(sang)] += 1;
        }
    });
    assert!(seen.iter().all(|&n| n > 10), "{seen:?}");
}

#[test]
fn the_power_of_the_quiet_bard_counts_at_volume_0_alone() {
    let mut seen = [0; 2];
    play(|game, view, _, _, _| {
        let Some((seat, _)) = view.question() else { return };
        let bard = view.bard(seat);
        let quiet = game.pack().bards[bard.who.index()].power.melody_as_lyric;
        assert_eq!(game.power_counts(view, seat), !quiet || bard.volume == 0);
        seen[usize::from(quiet && bard.volume > 0)] += 1;
    });
    assert!(seen.iter().all(|&n| n > 10), "{seen:?}");
}

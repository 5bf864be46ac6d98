//! Greedy at Bardwood Grove.
#![cfg(feature = "grove")]

use bots::bot;
use grove::Grove;
use table::{Deaf, Game, Shelved, Viewer};

/// Plays games with one bot in every seat: the mean score of the bards.
fn play(mode: &str, name: &str, games: u64) -> f64 {
    let grove = Grove::ours().in_named_mode(mode).unwrap();
    let (mut actions, mut points) = (Vec::new(), 0);
    for seed in 0..games {
        let mut bots: Vec<_> = (0..grove.seats()).map(|n| bot::<Grove>(name, seed * 8 + n as u64).unwrap()).collect();
        let mut state = grove.setup(seed);
        while let Some(seat) = grove.decider(&state) {
            grove.legal(&state, &mut actions);
            let view = grove.view(&state, Viewer::Seat(seat));
            let action = bots[seat.index()].choose(&grove, &view, &actions);
            grove.apply(&mut state, action, &mut Deaf).unwrap();
        }
        points += grove.outcome(&state).scores.iter().sum::<i32>();
    }
    f64::from(points) / (games as f64 * grove.seats() as f64)
}

#[test]
fn greedy_plays_better_than_random() {
    for mode in ["solo:medium", "bards:2"] {
        let greedy = play(mode, "greedy", 20);
        let random = play(mode, "random", 20);
        assert!(greedy > random + 6.0, "{mode}: {greedy} against {random}");
    }
}

/// [G17.10] How many games of greedy alone the Rival loses his way in.
fn lost(level: &str, games: u64) -> u64 {
    let grove = Grove::ours().in_named_mode(&format!("solo:{level}")).unwrap();
    let (mut actions, mut told, mut lost) = (Vec::new(), Vec::new(), 0);
    for seed in 0..games {
        let (mut state, mut greedy) = (grove.setup(seed), bot::<Grove>("greedy", seed).unwrap());
        told.clear();
        while let Some(seat) = grove.decider(&state) {
            grove.legal(&state, &mut actions);
            let action = greedy.choose(&grove, &grove.view(&state, Viewer::Seat(seat)), &actions);
            grove.perform(&mut state, action, &mut told);
        }
        let is_lost = |event: &grove::Event| matches!(event, grove::Event::Rival(grove::rival::Order::Lost(_)));
        lost += u64::from(told.iter().any(is_lost));
    }
    println!("{level}: {lost} of {games}");
    lost
}

#[test]
fn the_rival_loses_his_way_in_fewer_than_one_game_of_twenty() {
    let all: u64 = ["easy", "medium", "hard"].map(|level| lost(level, 200)).iter().sum();
    assert!((1..30).contains(&all), "{all} of 600 games");
}

#[test]
#[ignore = "runs for a long time; cargo xtask nightly"]
fn nightly_the_rival_seldom_loses_his_way_against_greedy() {
    for level in ["easy", "medium", "hard"] {
        assert!(lost(level, 2_000) < 100, "{level}");
    }
}

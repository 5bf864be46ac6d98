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

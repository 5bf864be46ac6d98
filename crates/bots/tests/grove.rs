//! Greedy at Bardwood Grove.
#![cfg(feature = "grove")]

use bots::bot;
use grove::Grove;
use table::{Deaf, Game, Shelved, Viewer};

/// Plays games with one bot in every seat: the mean score of the bards, and how many games a bard won.
fn play(mode: &str, name: &str, games: u64) -> (f64, u64) {
    let grove = Grove::ours().in_named_mode(mode).unwrap();
    let (mut actions, mut points, mut won) = (Vec::new(), 0, 0);
    for seed in 0..games {
        let mut bots: Vec<_> = (0..grove.seats()).map(|n| bot::<Grove>(name, seed * 8 + n as u64).unwrap()).collect();
        let mut state = grove.setup(seed);
        while let Some(seat) = grove.decider(&state) {
            grove.legal(&state, &mut actions);
            let view = grove.view(&state, Viewer::Seat(seat));
            let action = bots[seat.index()].choose(&grove, &view, &actions);
            grove.apply(&mut state, action, &mut Deaf).unwrap();
        }
        let outcome = grove.outcome(&state);
        points += outcome.scores.iter().sum::<i32>();
        won += u64::from(!outcome.winners.is_empty());
    }
    (f64::from(points) / (games as f64 * grove.seats() as f64), won)
}

#[test]
fn greedy_plays_better_than_random() {
    for mode in ["solo:medium", "bards:2"] {
        let (greedy, _) = play(mode, "greedy", 20);
        let (random, _) = play(mode, "random", 20);
        assert!(greedy > random + 6.0, "{mode}: {greedy} against {random}");
    }
}

#[test]
#[ignore = "a figure, not a check"]
fn figure_greedy_against_the_rival() {
    for level in ["easy", "medium", "hard"] {
        let (points, won) = play(&format!("solo:{level}"), "greedy", 300);
        println!("{level}: {won} of 300 won, {points:.1} points");
    }
}

#[test]
#[ignore = "a figure, not a check"]
fn figure_greedy_against_itself() {
    let games = 600;
    let grove = Grove::ours().in_named_mode("bards:2").unwrap();
    let (mut actions, mut seats, mut bards) = (Vec::new(), [0.0; 2], [(0.0, 0.0); 6]);
    for seed in 0..games {
        let mut bots: Vec<_> = (0..2).map(|n| bot::<Grove>("greedy", seed * 8 + n).unwrap()).collect();
        let mut state = grove.setup(seed);
        while let Some(seat) = grove.decider(&state) {
            grove.legal(&state, &mut actions);
            let view = grove.view(&state, Viewer::Seat(seat));
            let action = bots[seat.index()].choose(&grove, &view, &actions);
            grove.apply(&mut state, action, &mut Deaf).unwrap();
        }
        let winners = grove.outcome(&state).winners;
        for (n, bard) in state.bards.iter().enumerate() {
            let won = winners.iter().any(|seat| seat.index() == n);
            let share = if won { 1.0 / winners.len() as f64 } else { 0.0 };
            seats[n] += share;
            let (wins, played) = &mut bards[usize::from(bard.who.0)];
            (*wins, *played) = (*wins + share, *played + 1.0);
        }
    }
    println!("seats {:?}", seats.map(|wins| 100.0 * wins / games as f64));
    println!("bards {:?}", bards.map(|(wins, played)| (100.0 * wins / played).round()));
}

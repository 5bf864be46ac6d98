//! The contract of the table, kept by Bardwood Grove.

use grove::{Grove, Mode};
use table::contract::{self, Rigour, Trial};
use table::upkeep::on_all_cores;
use table::{Chance, Game, Shelved};

table::contract_tests!(Grove, any_mode: 2_000, longest: 3_000,
    golden: [("solo:easy", 1, "bf7054d9443327bd"), ("solo:hard", 2, "6505124762a4c62e"), ("bards:2", 3, "48b155f62062f776"), ("bards:4:rival=medium", 4, "c3fc57c22119caf3")],
    perft: [2, 12, 41, 134]);

/// [G15.9] Nobody learns the order of a pile before it is laid open.
#[test]
fn every_step_of_some_games_keeps_the_contract() {
    let grove = Grove::ours();
    for mode in ["solo:medium", "solo:hard:portals=terrain", "bards:2:rival", "bards:4:marker=pass"] {
        let grove = grove.in_named_mode(mode).unwrap();
        contract::check(&grove, Rigour { first_seed: 1, games: 20, every: 1, longest: 3_000 });
    }
}

/// [G22.1] Each way to play keeps the contract, whichever bards and settings are chosen besides.
fn each_mode(games: u64) {
    let modes: Vec<Mode> = Mode::all().collect();
    on_all_cores(&modes, |n, mode| {
        let (grove, mut chance) = (Grove::ours(), Chance::from_seed(22 + n as u64));
        let mut trial = Trial::new(12, 3_000);
        for seed in 0..games {
            trial.play(&grove.in_mode(mode.chosen_by_lot(&mut chance, grove.pack())), seed);
        }
        println!("{}: {:?}", grove.in_mode(*mode).mode(), trial.report);
    });
}

#[test]
fn games_of_each_mode_keep_the_contract() {
    assert_eq!(Mode::all().count(), 15);
    each_mode(100);
}

#[test]
#[ignore = "runs for a long time; cargo xtask nightly"]
fn nightly_thousands_of_games_of_each_mode_keep_the_contract() {
    each_mode(2_000);
}

/// [G1.4] The table stays small.
#[test]
fn a_state_is_under_three_kilobytes() {
    assert!(size_of::<grove::State>() < 3 * 1024, "{}", size_of::<grove::State>());
}

/// Names of modes come back, whatever is in them.
#[test]
fn a_mode_is_read_as_it_was_written() {
    let (grove, mut chance) = (Grove::ours(), Chance::from_seed(1));
    for _ in 0..500 {
        let mode = grove.in_any_mode(&mut chance).mode();
        assert_eq!(grove.in_named_mode(&mode).unwrap().mode(), mode);
    }
    for short in ["solo", "bards"] {
        assert!(grove.in_named_mode(short).is_ok());
    }
    for bad in
        ["", "solo:soft", "bards:5", "bards:1", "solo:easy:rival", "bards:2:portals=terrain", "bards:2:bard=nobody"]
    {
        assert!(grove.in_named_mode(bad).is_err(), "{bad}");
    }
}

/// The share of random games, in percent, in which the Rival loses his way once or more.
fn lost(level: &str, games: u64) -> u64 {
    let grove = Grove::ours().in_named_mode(&format!("solo:{level}")).unwrap();
    let (mut actions, mut told, mut lost) = (Vec::new(), Vec::new(), 0);
    for seed in 0..games {
        let (mut state, mut chance) = (grove.setup(seed), Chance::from_seed(seed));
        told.clear();
        while grove.decider(&state).is_some() {
            grove.legal(&state, &mut actions);
            grove.perform(&mut state, *chance.pick(&actions), &mut told);
        }
        let is_lost = |event: &grove::Event| matches!(event, grove::Event::Rival(grove::rival::Order::Lost(_)));
        lost += u64::from(told.iter().any(is_lost));
    }
    println!("{level}: {lost} of {games}");
    lost
}

/// [G17.10] Loops of the Rival's way are rare, and never a dead end.
#[test]
fn the_rival_seldom_loses_his_way() {
    let all: u64 = ["easy", "medium", "hard"].map(|level| lost(level, 400)).iter().sum();
    assert!((1..72).contains(&all), "{all} of 1200 games: rare, but the rule is at work");
}

/// [G17.10] However often, he arrives somewhere.
#[test]
#[ignore = "runs for a long time; cargo xtask nightly"]
fn nightly_the_rival_always_arrives() {
    for level in ["easy", "medium", "hard"] {
        assert!(lost(level, 34_000) < 34_000 / 12);
    }
}

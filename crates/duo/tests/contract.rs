//! The contract of the table, kept by Everdell Duo.

use duo::Duo;
use table::contract::{self, Rigour};

#[test]
fn thousands_of_random_duels_keep_the_contract() {
    let report = contract::check(&Duo::ours(), Rigour { first_seed: 1, games: 2_000, every: 12, longest: 2_000 });
    println!("{report:?}");
    assert_eq!(report.games, 2_000);
    assert!(report.refusals > 100_000 && report.comparisons > 10_000, "the test has lost its teeth: {report:?}");
}

#[test]
fn every_step_of_some_duels_keeps_the_contract() {
    contract::check(&Duo::ours(), Rigour { first_seed: 1_000_000, games: 60, every: 1, longest: 2_000 });
}

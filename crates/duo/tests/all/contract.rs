//! The contract of the table, kept by Everdell Duo.

use duo::{Action, Duo, HARE, TORTOISE};
use table::contract::{self, Rigour};
use table::{Game, Sitting, UndoRefused};

table::contract_tests!(Duo, any_mode: 2_000, longest: 3_000,
    golden: [("duel", 1, "529e501eb0e9a8e6"), ("duel", 2, "80d4decf1cd22fcf"), ("duel", 3, "96cc57a34a5a5a43"), ("duel", 4, "d23c2c8074f3e131")],
    perft: [13, 260, 806, 8996]);

#[test]
fn thousands_of_random_duels_keep_the_contract() {
    let report = contract::check(&Duo::ours(), Rigour { first_seed: 1, games: 2_000, every: 8, longest: 2_000 });
    assert_eq!(report.games, 2_000);
    assert!(report.refusals > 500_000 && report.comparisons > 30_000, "the test has lost its teeth: {report:?}");
}

#[test]
fn every_step_of_some_duels_keeps_the_contract() {
    // After the largest seed comes the smallest.
    contract::check(&Duo::ours(), Rigour { first_seed: u64::MAX, games: 2, every: 1, longest: 2_000 });
    contract::check(&Duo::ours(), Rigour { first_seed: 1_000_000, games: 60, every: 1, longest: 2_000 });
}

/// [D14.4] Decisions are taken back up to a draw or the other mayor's act, exactly.
#[test]
fn undo_stops_at_what_was_drawn_and_at_the_other_mayor() {
    let duo = Duo::ours();
    let mut sitting = Sitting::new(&duo, 5, vec!["human".to_owned(); 2]);
    assert_eq!(sitting.undo(TORTOISE), Err(UndoRefused::NothingToUndo));
    sitting.act(TORTOISE, Action::Skip).unwrap();
    assert_eq!(sitting.undo(HARE), Err(UndoRefused::AnotherSeatActed));

    let before = sitting.state().clone();
    let farm = duo.read_action("place farm-1").unwrap();
    sitting.act(HARE, farm).unwrap();
    sitting.undo(HARE).unwrap();
    assert_eq!(*sitting.state(), before);

    sitting.act(HARE, Action::Draw).unwrap();
    assert_eq!(sitting.undo(HARE), Err(UndoRefused::InformationCame));
}

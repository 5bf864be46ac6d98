//! The contract of the table, kept by Everdell Duo.

use duo::{Action, Duo, HARE, Mode, TORTOISE};
use table::contract::{self, Rigour, Trial, random_game_digest};
use table::{Chance, Game, Record, RecordError, Refusal, Sitting, UndoRefused, perft};

#[test]
fn thousands_of_random_duels_keep_the_contract() {
    let report = contract::check(&Duo::ours(), Rigour { first_seed: 1, games: 2_000, every: 8, longest: 2_000 });
    assert_eq!(report.games, 2_000);
    assert!(report.refusals > 500_000 && report.comparisons > 30_000, "the test has lost its teeth: {report:?}");
}

/// Duels, challenges, chapters alone and in the middle of a campaign.
#[test]
fn thousands_of_games_of_any_mode_keep_the_contract() {
    let duo = Duo::ours();
    let mut chance = Chance::from_seed(11);
    let mut trial = Trial::new(12, 3_000);
    for seed in 0..2_000 {
        trial.play(&duo.in_mode(Mode::by_lot(&mut chance)), seed);
    }
}

#[test]
fn every_step_of_some_duels_keeps_the_contract() {
    // After the largest seed comes the smallest.
    contract::check(&Duo::ours(), Rigour { first_seed: u64::MAX, games: 2, every: 1, longest: 2_000 });
    contract::check(&Duo::ours(), Rigour { first_seed: 1_000_000, games: 60, every: 1, longest: 2_000 });
}

#[test]
fn random_games_end_in_the_same_state_everywhere() {
    let duo = Duo::ours();
    let digests: Vec<String> = (1..=4).map(|seed| random_game_digest(&duo, seed).to_string()).collect();
    assert_eq!(digests, GOLDEN);
}

const GOLDEN: [&str; 4] = ["825f4bdb5f896fd7", "3afa6a8e6eb28cc3", "e86b455a2da7fbe5", "d6dcf859c95ad697"];

#[test]
fn the_number_of_action_sequences_does_not_change_unnoticed() {
    let duo = Duo::ours();
    let counts: Vec<u64> = (1..=4).map(|depth| perft(&duo, &duo.setup(1), depth)).collect();
    assert_eq!(counts, [13, 260, 806, 8996]);
}

/// A sitting after some random moves.
fn some_moves(duo: &Duo, seed: u64, moves: usize) -> Sitting<'_, Duo> {
    let mut sitting = Sitting::new(duo, seed, vec!["random".to_owned(); 2]);
    let mut chance = Chance::from_seed(seed);
    let mut actions = Vec::new();
    for _ in 0..moves {
        duo.legal(sitting.state(), &mut actions);
        let seat = duo.decider(sitting.state()).unwrap();
        sitting.act(seat, *chance.pick(&actions)).unwrap();
    }
    sitting
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

#[test]
fn a_record_can_be_stepped_and_continued_from_any_move_as_a_new_game() {
    let duo = Duo::ours();
    let sitting = some_moves(&duo, 3, 40);
    let record = sitting.record();
    for to in [0, 1, 17, 40] {
        assert_eq!(record.replay(&duo, Some(to)).unwrap().state(), sitting.state_at(to));
    }
    let mut branch = sitting.continue_from(17);
    assert_eq!(branch.state(), sitting.state_at(17));
    let mut actions = Vec::new();
    duo.legal(branch.state(), &mut actions);
    let seat = duo.decider(branch.state()).unwrap();
    branch.act(seat, *actions.last().unwrap()).unwrap();
    assert_eq!(branch.record().actions[..17], record.actions[..17]);
    assert_eq!(branch.moves().len(), 18);
}

#[test]
fn bad_records_are_refused_with_the_place() {
    let duo = Duo::ours();
    let record = some_moves(&duo, 9, 12).record();
    let json = record.to_json();
    assert!(matches!(Record::from_json(&json[..json.len() / 2]), Err(RecordError::Broken { line, .. }) if line > 1));
    assert!(matches!(Record::from_json(&json.replace("\"bosk\": 1", "\"bosk\": 2")), Err(RecordError::Newer(2))));
    assert!(matches!(
        Record::from_json(&json.replace("\"bosk\": 1", "\"bosk\": 0")),
        Err(RecordError::NoSuchFormat(0))
    ));

    let refused = |change: fn(&mut Record)| {
        let mut changed = record.clone();
        change(&mut changed);
        changed.replay(&duo, None).err().expect("a bad record is refused")
    };
    assert!(matches!(refused(|r| r.bosk = 0), RecordError::NoSuchFormat(0)));
    assert!(matches!(refused(|r| r.pack.0 ^= 1), RecordError::OtherPack { .. }));
    assert!(matches!(refused(|r| drop(r.seats.pop())), RecordError::WrongSeats { found: 1, wanted: 2 }));
    assert!(matches!(refused(|r| r.mode = "picnic".to_owned()), RecordError::OtherGame { .. }));
    assert!(matches!(refused(|r| r.actions[4] = "dance".to_owned()), RecordError::Unreadable { number: 5, .. }));
    assert!(matches!(refused(|r| r.actions.insert(3, "accept".to_owned())), RecordError::Illegal { number: 4, .. }));
}

#[test]
fn a_mayor_who_is_not_asked_is_refused() {
    let duo = Duo::ours();
    let mut sitting = Sitting::new(&duo, 1, vec!["human".to_owned(); 2]);
    let refusal = sitting.act(HARE, Action::Skip).unwrap_err();
    assert_eq!(refusal.reason(), "wrong-seat");
}

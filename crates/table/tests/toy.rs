//! A box of one page keeps what every box promises; the examples of this crate play it, too.

#[path = "toy/acorns.rs"]
mod acorns;

use acorns::{Action, Toy};
use table::Seat;
use table::contract::{self, Rigour};
use table::scenario::{Flaw, Scenario};

#[test]
fn a_box_of_one_page_keeps_the_contract() {
    let report = contract::check(&Toy, Rigour { first_seed: 1, games: 200, every: 1, longest: 13 });
    assert!(report.comparisons > 2_000, "the test has lost its teeth: {report:?}");
    contract::sequences(&Toy, &[2, 4, 8]);
    contract::other_seats_are_refused(&Toy);
}

#[test]
fn its_scenarios_are_read_and_run() {
    let text = r#"
        title = "An acorn is worth its number, a rest 2 points"
        box = "toy"
        proves = ["T1.1"]
        [position]
        ground = [4, 1, 3, 1, 1, 2, 2, 2, 3, 3, 4, 4]
        [[step]]
        by = "red"
        do = "dig"
        expect = { ask = "turn", turn = "grey", told = ["dug"], red = { score = 4, store = 1 } }
        [[step]]
        do = "rest"
        expect = { grey = { score = 2, store = 0 }, over = false, winners = [] }
    "#;
    Scenario::read("toy", text).unwrap().run(&Toy).unwrap_or_else(|flaw| panic!("{flaw:?}"));
    let wrong = Scenario::read("toy", &text.replace("score = 4", "score = 5")).unwrap();
    assert!(matches!(wrong.run(&Toy), Err(Flaw::DoesNotHold(_))));
}

#[test]
fn its_games_are_recorded() {
    let mut sitting = table::Sitting::new(&Toy, 1, vec!["human".to_owned(); 2]);
    sitting.act(Seat(0), Action::Rest).unwrap();
    sitting.undo(Seat(0)).unwrap();
    sitting.act(Seat(0), Action::Dig).unwrap();
    assert!(sitting.undo(Seat(0)).is_err(), "what was dug up was seen");
    let record = table::Record::from_json(&sitting.record().to_json()).unwrap();
    assert_eq!(record.replay(&Toy, None).unwrap().state(), sitting.state());
}

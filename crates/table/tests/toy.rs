//! A box of one page keeps what every box promises; the examples of this crate play it, too.

mod toy {
    include!("toy/acorns.rs");
    include!("toy/shown.rs");
}

use table::Seat;
use table::scenario::{Flaw, Scenario};
use toy::{Action, Toy};

table::contract_tests! { Toy, any_mode: 1_000, longest: 13, golden: [("duel", 1, "ef6670936e309e86")], perft: [2, 4, 8] }

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

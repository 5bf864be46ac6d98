//! Nightweave beside a table of cardboard: with answers by lot, and as on screen.

use table::Chance;
use table::companion::{Census, Companion, by_lot};
use valley::Valley;
use valley::nightweave::Nightweave;

fn answers_by_lot(seeds: std::ops::Range<u64>) {
    let valley = Valley::ours();
    let mut plain = Census::default();
    for seed in seeds {
        let her = Nightweave::by_lot(&valley, &mut Chance::from_seed(seed));
        plain += by_lot(&her, seed).unwrap_or_else(|why| panic!("{why}"));
    }
    println!("Nightweave, any mode, answers by lot: {:.2} questions a turn", plain.per_turn());
}

#[test]
fn any_answers_lead_nightweave_to_her_end() {
    answers_by_lot(0..200);
}

#[test]
#[ignore = "runs for a long time; cargo xtask nightly"]
fn nightly_any_answers_lead_nightweave_to_her_end() {
    answers_by_lot(10_000..15_000);
}

/// [V19.23] A card that a correction takes away while it is asked for is no choice any more, and the game goes on.
#[test]
fn a_city_set_right_in_the_middle_of_a_question_leads_on() {
    let her = Nightweave::in_named_mode(&Valley::ours(), "nightweave:1:deck=table").unwrap();
    let mut game = Companion::new(&her, 1);
    for said in ["set season summer", "set city.lookout 1", "set city.university 1", "turn", "r04"] {
        game.hear(said).unwrap();
    }
    let asked = game.asked().unwrap();
    assert_eq!((asked.rule, asked.answers()), ("V19.23", 2));
    for said in ["set city.lookout 0", "set city.university 0"] {
        game.hear(said).unwrap();
    }
    let asked = game.asked().unwrap();
    game.answer(asked.answer(1).unwrap()).unwrap();
    assert!(game.is_between());
}

//! Nightweave beside a table of cardboard: with answers by lot, and as on screen.

use table::Chance;
use table::companion::{Census, by_lot};
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

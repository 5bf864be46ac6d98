//! The contract of the table, kept by Everdell and Mistwood.

use table::contract::{self, Rigour};
use valley::{Mode, Valley};

fn check(mode: &str, first_seed: u64, games: u64) {
    let valley = Valley::ours().in_mode(Mode::read(mode).unwrap());
    let report = contract::check(&valley, Rigour { first_seed, games, every: 8, longest: 4_000 });
    assert_eq!(report.games, games);
}

#[test]
fn two() {
    check("players:2", 1, 500);
}
#[test]
fn three() {
    check("players:3", 1, 500);
}
#[test]
fn four() {
    check("players:4:farms:corrin", 1, 500);
}
#[test]
fn legends() {
    check("players:3:legends", 1, 500);
}
#[test]
fn powers() {
    check("players:4:powers", 1, 500);
}
#[test]
fn rugwort() {
    check("rugwort:3:legends", 1, 500);
}
#[test]
fn night() {
    check("nightweave:2", 1, 500);
}
#[test]
fn night_two() {
    check("nightweave:2:two:farms:corrin:legends", 1, 500);
}
#[test]
fn night_schemes() {
    check("nightweave:2:schemes:personality", 1, 500);
}
#[test]
fn night_plot() {
    check("nightweave:2:plot:personality:powers", 1, 500);
}

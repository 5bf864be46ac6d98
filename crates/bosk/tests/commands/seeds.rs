//! A game can be found again by its seed.

use crate::{bosk, json, record, refusal, write};

const LARGEST: u64 = u64::MAX;

/// The points of each seat, added up over the games.
fn points(args: &[&str], seed: u64, games: u64) -> Vec<f64> {
    let (seed, count) = (seed.to_string(), games.to_string());
    let report = json(&[&["sim"], args, &["--json", "--seed", &seed, "--games", &count]].concat());
    let seats = report["seats"].as_array().unwrap().iter();
    seats.map(|seat| (seat["mean_score"].as_f64().unwrap() * games as f64).round()).collect()
}

fn add(all: impl Iterator<Item = Vec<f64>>) -> Vec<f64> {
    all.reduce(|sum, game| sum.iter().zip(game).map(|(a, b)| a + b).collect()).unwrap()
}

#[test]
fn game_k_of_a_seed_is_the_first_game_of_the_kth_seed_after_it() {
    for args in [&["duo", "--seats", "random,greedy"][..], &["valley", "--seats", "random,random,greedy"]] {
        let one_by_one = add((0..5).map(|k| points(args, 700 + k, 1)));
        assert_eq!(points(args, 700, 5), one_by_one, "{args:?}");
    }
    // Swapped games come in rounds, each with a seed of its own.
    let swapped = ["duo", "--seats", "random,greedy", "--swap"];
    assert_eq!(points(&swapped, 700, 6), add((0..3).map(|k| points(&swapped, 700 + k, 2))));
    // Bots of one sort do not play the same game twice when they change seats.
    let alike = ["duo", "--seats", "random,random", "--swap"];
    assert!((0..5).any(|seed| points(&alike, seed, 2) != [2.0; 2].map(|n| n * points(&alike, seed, 1)[0])));
}

#[test]
fn a_game_of_sim_is_played_again_with_its_seed() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("game.json").display().to_string();
    for seed in [3, LARGEST] {
        let (seats, number) = (["--seats", "random,greedy"], seed.to_string());
        let game = [&["play", "duo"][..], &seats, &["--seed", &number, "--record", &file, "--force"]].concat();
        assert!(bosk(&game).status.success());
        let played = json(&["replay", &file, "--json"]);
        let scores: Vec<f64> = played["scores"].as_array().unwrap().iter().map(|n| n.as_f64().unwrap()).collect();
        assert_eq!(points(&["duo", "--seats", "random,greedy"], seed, 1), scores);
    }
}

#[test]
fn after_the_largest_seed_comes_the_smallest() {
    for args in [&["duo", "--seats", "random,random"][..], &["valley", "--level", "1", "--seats", "random"]] {
        let around = add([LARGEST - 1, LARGEST, 0, 1].into_iter().map(|seed| points(args, seed, 1)));
        assert_eq!(points(args, LARGEST - 1, 4), around, "{args:?}");
    }
    let too_large = refusal(&["sim", "duo", "--seed", "18446744073709551616"]);
    assert!(too_large.contains("18446744073709551616"), "{too_large}");
}

#[test]
fn a_file_of_format_0_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let never = "There is no format 0";
    let good = std::fs::read_to_string(record(dir.path())).unwrap();
    let old = write(dir.path(), "old.json", &good.replace("\"bosk\": 1", "\"bosk\": 0"));
    assert!(refusal(&["replay", &old]).contains(never));
    assert!(refusal(&["play", "duo", "--continue", &old]).contains(never));
    let sheet = write(dir.path(), "sheet.json", "{ \"trophies\": 0, \"ticks\": [] }");
    assert!(refusal(&["play", "duo", "--level", "easy", "--sheet", &sheet]).contains(never));
    let town = dir.path().join("town.json").display().to_string();
    bosk(&["campaign", "new", &town, "--town", "Mossbury", "--players", "Ada,Grace"]);
    bosk(&["campaign", "play", &town, "--seats", "random,random", "--seed", "3"]);
    let good = std::fs::read_to_string(&town).unwrap();
    for (format, reason) in [("\"campaign\": 0", never), ("\"campaign\": 7", "newer Bosk")] {
        let bad = write(dir.path(), "bad.json", &good.replace("\"campaign\": 1", format));
        assert!(refusal(&["campaign", "show", &bad]).contains(reason));
    }
    // The records inside a campaign have a format too.
    for (format, reason) in [("\"bosk\": 0", never), ("\"bosk\": 7", "newer Bosk")] {
        let bad = write(dir.path(), "bad.json", &good.replace("\"bosk\": 1", format));
        assert!(refusal(&["campaign", "show", &bad]).contains(reason));
    }
}

//! `bosk review`: where a game was won and lost.

use crate::{bosk, json, out, refusal, write};
use std::path::Path;

/// The record of a game between bots.
fn game(dir: &Path, args: &[&str]) -> String {
    let path = dir.join("game.json").display().to_string();
    let played = bosk(&[&["play"], args, &["--seed", "3", "--force", "--record", &path]].concat());
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    path
}

#[test]
fn a_review_tells_turning_points_in_both_languages_and_draws_the_curve() {
    let dir = tempfile::tempdir().unwrap();
    let record = game(dir.path(), &["duo", "--seats", "greedy,random"]);
    let before = std::fs::read_to_string(&record).unwrap();
    let plot = dir.path().join("curve.svg").display().to_string();
    let english = out(&bosk(&["review", &record, "--seat", "2", "--walks", "10", "--plot", &plot]));
    for said in ["The Tortoise: the chance to win", "1. Move", "Played: ", "Better: ", "Strongest: move", "Winter", "●"]
    {
        assert!(english.contains(said), "{said}: {english}");
    }
    let french = out(&bosk(&["review", &record, "--seat", "2", "--walks", "10", "--lang", "fr"]));
    for said in ["La Tortue", "Coup", "Joué", "Mieux", "Hiver"] {
        assert!(french.contains(said), "{said}: {french}");
    }
    assert!(std::fs::read_to_string(plot).unwrap().starts_with("<svg"));
    assert_eq!(std::fs::read_to_string(&record).unwrap(), before, "the record stays as it was");
}

#[test]
fn a_review_for_programs_says_the_same_every_time_and_holds_to_the_rules() {
    let dir = tempfile::tempdir().unwrap();
    for args in [
        &["duo", "--seats", "random,greedy"][..],
        &["valley", "--seats", "random,greedy,greedy"],
        &["grove", "--seats", "random"],
    ] {
        let record = game(dir.path(), args);
        let review = || json(&["review", &record, "--walks", "4", "--json"]);
        let found = review();
        assert_eq!(found, review());
        let curve = found["curve"].as_array().unwrap();
        let share = |point: &serde_json::Value, key: &str| point[key].as_f64().unwrap();
        for point in curve {
            let (low, before, high) = (share(point, "low"), share(point, "before"), share(point, "high"));
            assert!(0.0 <= low && low <= before && before <= high && high <= 1.0, "{point}");
            assert!(before >= share(point, "after") && point["played"] != point["other"]);
        }
        let points: Vec<usize> =
            found["turning_points"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap() as usize).collect();
        assert!(points.len() <= 3 && points.is_sorted(), "{points:?}");
        assert!(points.iter().all(|&n| share(&curve[n], "before") - share(&curve[n], "after") >= 0.05 - 1e-6));
        assert!(found["strongest"].is_u64() || found["strongest"].is_null());
    }
}

#[test]
fn what_cannot_be_reviewed_is_refused_in_a_sentence() {
    let dir = tempfile::tempdir().unwrap();
    let record = game(dir.path(), &["duo", "--seats", "random,random"]);
    assert!(refusal(&["review", &record, "--seat", "3"]).contains("there is no seat 3; the record has 2"));
    assert!(refusal(&["review", &record, "--seat", "0"]).contains("seat 0"));
    assert!(refusal(&["review", &record, "--walks", "0"]).contains("--walks"));
    assert!(refusal(&["review", &record, "--walks", "many"]).contains("many"));
    assert!(refusal(&["review", "/no/such/file.json"]).contains("/no/such/file.json"));
    assert!(refusal(&["review", &write(dir.path(), "bad.json", "{")]).contains("bad.json"));
    let mut short: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(&record).unwrap()).unwrap();
    short["actions"].as_array_mut().unwrap().truncate(5);
    let short = write(dir.path(), "short.json", &short.to_string());
    assert!(refusal(&["review", &short]).contains("too short"));
    assert!(refusal(&["review", &short, "--lang", "fr"]).contains("trop courte"));
}

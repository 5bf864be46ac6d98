//! Scenarios that do not hold, or are none.

use super::{bosk, json, out, root, write};
use serde_json::Value;

/// The exit code, and why the one scenario fails.
fn why(dir: &std::path::Path, text: &str) -> (Option<i32>, String) {
    let file = write(dir, "bad.toml", text);
    let output = bosk(&["scenario", "check", "--json", &file]);
    let checked: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((checked["run"].as_u64(), checked["passed"].as_u64()), (Some(1), Some(0)));
    (output.status.code(), checked["failed"][0]["reason"].as_str().unwrap().to_owned())
}

fn scenario(path: &str) -> String {
    std::fs::read_to_string(root().join("scenarios").join(path)).unwrap()
}

#[test]
fn what_is_no_scenario_ends_with_2_and_what_does_not_hold_with_1() {
    let dir = tempfile::tempdir().unwrap();
    let mine = scenario("duo/cards/mine.toml");
    for (text, reason) in [
        ("title = = 1\n".to_owned(), "this is not TOML"),
        (mine.replace("title =", "titel ="), "\"title\" is missing"),
        (mine.replace("box = \"duo\"", "box = \"ludo\""), "ludo"),
        (mine.replace("play mine", "plya mine"), "plya"),
        (mine.replace("expect.moon", "expect.mooon"), "mooon"),
        ("box = \"\"\"\n[[case]]\n\"\"\"\ncase = []\n".to_owned(), "\"case\" is missing"),
    ] {
        assert_ne!(text, mine);
        let (code, said) = why(dir.path(), &text);
        assert!(code == Some(2) && said.contains(reason), "{reason}: {code:?} {said}");
    }
    let (code, said) = why(dir.path(), &mine.replacen("pebble = 1", "pebble = 7", 1));
    assert_eq!((code, said.as_str()), (Some(1), "step[1].expect.hare.goods: expected 7p, found 1p"));
    // One that cannot be read among others that hold does not keep them from being run.
    let bad = write(dir.path(), "bad.toml", "nothing\n");
    let both = bosk(&["scenario", "check", &bad, "scenarios/duo/cards/mine.toml"]);
    assert_eq!(both.status.code(), Some(2));
    assert!(out(&both).contains("bad.toml:1: ") && out(&both).contains("1 of 2 scenarios hold."), "{}", out(&both));
}

#[test]
fn a_failure_names_the_key_what_was_expected_and_what_was_found() {
    let dir = tempfile::tempdir().unwrap();
    for (file, from, to, said) in [
        (
            "duo/cards/mine.toml",
            "expect.turn = \"tortoise\"",
            "expect.turn = \"hare\"",
            "step[1].expect.turn: expected hare, found tortoise",
        ),
        (
            "duo/cards/mine.toml",
            "expect.turn = \"tortoise\"",
            "expect.decider = \"hare\"",
            "step[1].expect.decider: expected hare, found tortoise",
        ),
        (
            "duo/cards/mine.toml",
            "city = [\"mine\"], hand = []",
            "city_lacks = [\"mine\"]",
            "step[1].expect.hare.city_lacks[1]: mine should not be there; found: mine",
        ),
        (
            "duo/rules/d12-2-points.toml",
            "tokens = 5",
            "tokens = 4",
            "step[1].expect.hare.score_from.tokens: expected 4, found 5",
        ),
        (
            "duo/cards/inn-decline.toml",
            "meadow_has = [\"doctor\"]",
            "meadow_has = [\"inn\"]",
            "step[2].expect.meadow_has[1]: expected inn, found ",
        ),
        (
            "valley/base/rules/v11-9-all-points.toml",
            "journey = 7",
            "journey = 6",
            "step[1].expect.squirrel.score_from.journey: expected 6, found 7",
        ),
        (
            "valley/base/cards/undertaker-full-hand.toml",
            "meadow_has = [\"castle\"",
            "meadow_has = [\"farm\"",
            "step[4].expect.meadow_has[1]: expected farm, found castle, palace",
        ),
        (
            "valley/mistwood/plots/mesmerize-a-small-hand-foiled.toml",
            "expect.decider = \"squirrel\"",
            "expect.decider = \"nightweave\"",
            "step[1].expect.decider: expected nightweave, found squirrel",
        ),
        (
            "valley/mistwood/plots/mesmerize-a-small-hand-foiled.toml",
            "goods = { twig = 1 }",
            "goods = {}",
            "step[2].expect.squirrel.goods: expected nothing, found 1t",
        ),
    ] {
        let good = scenario(file);
        let bad = good.replacen(from, to, 1);
        assert_ne!(good, bad, "{file} has no {from}");
        let (code, reason) = why(dir.path(), &bad);
        assert!(code == Some(1) && reason.starts_with(said), "{file}: {reason}");
    }
}

#[test]
fn a_trace_shows_actions_what_was_told_and_answers_that_give_themselves() {
    let trace = |file: &str, lang: &str| {
        let output = bosk(&["scenario", "check", "--trace", &format!("scenarios/{file}"), "--lang", lang]);
        assert!(output.status.success());
        out(&output)
    };
    let night = trace("valley/mistwood/plots/mesmerize-a-small-hand-foiled.toml", "en");
    let at = |part: &str| night.find(part).unwrap_or_else(|| panic!("{part} is not in {night}"));
    assert!(at("Squirrel: point\n") < at("Squirrel, without being asked: choose twig\n"));
    let last_colour = trace("duo/cards/returning-swallow-last-colour.toml", "fr");
    assert!(last_colour.contains("Le Lièvre, sans question\u{a0}: choose "), "{last_colour}");
    assert!(!trace("duo/cards/mine.toml", "fr").contains("sans question"), "nothing is chosen there");
    let all = json(&["scenario", "check", "scenarios/duo/cards", "--json"]);
    assert_eq!(all["failed"].as_array().map(Vec::len), Some(0));
}

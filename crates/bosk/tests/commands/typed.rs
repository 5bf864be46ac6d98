//! Moves typed in a person's own words.

use super::*;

/// Plays what is typed, in French, and gives what was shown and the actions of the record.
fn typed(args: &[&str], lines: &[&str]) -> (String, Vec<String>) {
    let dir = tempfile::tempdir().unwrap();
    let kept = dir.path().join("game.json").display().to_string();
    let args = [&["play"], args, &["--lang", "fr", "--seed", "5", "--record", &kept]].concat();
    let played = bosk_with(&args, &format!("{}\nq\n", lines.join("\n")));
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    let record: Value = serde_json::from_str(&std::fs::read_to_string(&kept).unwrap()).unwrap();
    let moves = record["actions"].as_array().unwrap().iter().map(|made| made.as_str().unwrap_or_default().to_owned());
    (out(&played), moves.collect())
}

#[test]
fn duo_is_played_in_french_words_and_recorded_in_the_notation() {
    let lines = ["placer à la ferme 1", "prendre boulangere", "avancer la lune"];
    let (_, moves) = typed(&["duo"], &lines);
    for notation in ["place farm-1", "take baker", "move moon"] {
        assert!(moves.iter().any(|made| made == notation), "{notation} in {moves:?}");
    }
}

#[test]
fn the_valley_is_played_in_french_words_and_recorded_in_the_notation() {
    let lines = ["placer 3 brindilles", "Placer 2-Résines", "jouer la ferme prairie 2"];
    let (_, moves) = typed(&["valley", "--mode", "nightweave:2:schemes"], &lines);
    assert_eq!(moves[..3], ["place twigs-3", "place resin-2", "play farm meadow-2"]);
}

#[test]
fn asking_why_not_and_for_help_speaks_french_too() {
    let (shown, _) = typed(&["duo"], &["w jouer le château", "w jouer chateau-fort", "c crapaud peagiste", "?"]);
    assert!(shown.contains("Cette carte n'est ni dans votre main"), "{shown}");
    assert!(shown.contains("jouer chateau-fort\u{a0}» n'est pas une action"), "{shown}");
    assert!(shown.contains("Crapaud péagiste\u{a0}: Créature rouge, coût\u{a0}: 1 baie, 1 point."), "{shown}");
    assert!(shown.contains("w jouer Château"), "{shown}");
    let (shown, _) = typed(&["valley"], &["?"]);
    assert!(shown.contains("placer 3 brindilles, jouer Château"), "{shown}");
}

#[test]
fn a_replay_tells_moves_as_they_are_typed_in_the_persons_language() {
    let dir = tempfile::tempdir().unwrap();
    let kept = dir.path().join("game.json").display().to_string();
    let args = ["play", "valley", "--mode", "nightweave:2", "--lang", "fr", "--seed", "5", "--record", &kept];
    assert!(bosk_with(&args, "placer 3 brindilles\nq\n").status.success());
    assert!(std::fs::read_to_string(&kept).unwrap().contains("\"place twigs-3\""), "records keep the notation");
    let french = out(&bosk(&["replay", &kept, "--lang", "fr"]));
    assert!(french.contains("placer 3 brindilles") && !french.contains("twigs-3"), "{french}");
    let english = out(&bosk(&["replay", &kept, "--lang", "en"]));
    assert!(english.contains("place 3 twigs"), "{english}");
}

//! Many games.

use super::{bosk, json, out, refusal};

#[test]
fn no_games_are_refused_in_one_sentence() {
    for args in [&["sim", "duo", "--games", "0"][..], &["sim", "valley", "--games", "0", "--json"]] {
        assert_eq!(refusal(args), "bosk: No game is played with --games 0; 1 is the least.\n");
    }
}

#[test]
fn cards_are_listed_only_when_asked_for() {
    let sim = ["sim", "duo", "--games", "4", "--seats", "random,random"];
    assert!(json(&[&sim[..], &["--json"]].concat()).get("cards").is_none());
    let asked = json(&[&sim[..], &["--json", "--cards"]].concat());
    assert!(asked["cards"]["mine"]["plays"].is_number(), "{asked}");
    let (bare, asked) = (out(&bosk(&sim)), out(&bosk(&[&sim[..], &["--cards"]].concat())));
    assert!(!bare.contains("mine") && asked.contains("mine"));
}

#[test]
fn the_opponent_in_the_box_is_in_the_plot_and_has_a_name_in_the_persons_language() {
    let dir = tempfile::tempdir().unwrap();
    let plot = dir.path().join("plot.svg");
    let drawn = plot.display().to_string();
    for (args, name, curves) in [
        (&["duo", "--level", "easy"][..], "Miss Thorn", 3),
        (&["valley", "--level", "1"], "Tissenuit", 2),
        (&["valley", "--mode", "rugwort:1"], "Paillasson", 2),
        (&["valley", "--seats", "random,random"], "Souris", 2),
        (&["duo", "--mode", "chapter:1"], "Lièvre", 2),
    ] {
        let args = [&["sim"], args, &["--games", "5", "--plot", &drawn, "--lang", "fr"]].concat();
        let told = out(&bosk(&args));
        let svg = std::fs::read_to_string(&plot).unwrap();
        assert!(told.contains(name), "{told}");
        assert!(svg.contains(name), "{name} is not in the plot");
        // A line in the chart and one in its legend for each.
        assert_eq!(svg.matches("stroke-width=\"2\"").count(), 2 * curves, "{name}");
    }
}

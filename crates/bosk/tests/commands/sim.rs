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
        (&["grove", "--level", "medium"], "le Rival", 2),
        (&["grove", "--mode", "bards:3:rival"], "Barde 3", 4),
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

#[test]
fn the_rival_has_a_name_and_wins_are_counted_by_bard() {
    let alone = json(&["sim", "grove", "--mode", "solo:hard", "--seats", "greedy", "--games", "6", "--json"]);
    assert_eq!(alone["automa"]["name"], "the Rival");
    assert_eq!(alone["automa"]["level"], "hard");
    let both = json(&["sim", "grove", "--seats", "random,random", "--games", "12", "--json", "--cards"]);
    let bards = both["characters"].as_object().unwrap();
    let sum = |key: &str| bards.values().map(|bard| bard[key].as_u64().unwrap()).sum::<u64>();
    let decided = both["decided"].as_u64().unwrap();
    assert_eq!((sum("games"), sum("wins")), (2 * decided, decided));
    // Cards that nobody bought are listed too.
    assert!(both["cards"]["the-wild-court"]["game_share"].is_number(), "{both}");
}

#[test]
fn what_the_grove_does_not_know_is_refused_in_one_sentence() {
    for (args, says) in [
        (&["sim", "grove", "--mode", "solo:soft"][..], "solo:soft"),
        (&["sim", "grove", "--mode", "bards:2:bard=harper:bard=harper"], "G2.5"),
        (&["bench", "grove", "--level", "3"], "solo:3"),
        (&["sim", "grove", "--seats", "greedy,greedy,greedy,greedy,greedy"], "bards:5"),
    ] {
        let told = refusal(args);
        assert!(told.starts_with("bosk: ") && told.lines().count() == 1, "{told}");
        assert!(told.contains(says), "{told}");
    }
}

#[test]
fn a_ladder_says_who_beats_whom_and_goes_on_where_it_stopped() {
    let dir = tempfile::tempdir().unwrap();
    let (keep, plot) = (dir.path().join("keep.json"), dir.path().join("plot.svg"));
    let (keep, plot) = (keep.display().to_string(), plot.display().to_string());
    let climb = |games: &str, more: &[&str]| {
        json(
            &[&["ladder", "duo", "--levels", "random,greedy", "--seed", "7", "--json", "--games", games], more]
                .concat(),
        )
    };
    let first = climb("6", &["--keep", &keep]);
    let pair = &first["pairs"][0];
    assert_eq!((&pair["upper"], &pair["lower"]), (&"greedy".into(), &"random".into()));
    assert!(pair["share"].as_f64().unwrap() > 0.5 && pair["games"] == 6, "{first}");
    assert!(first["ratings"][1]["rating"].as_f64().unwrap() > 0.0, "{first}");
    let resumed = climb("12", &["--keep", &keep, "--plot", &plot]);
    assert_eq!(resumed, climb("12", &[]), "kept games are the games that would be played");
    assert!(std::fs::read_to_string(&plot).unwrap().contains("greedy"));
    let nothing = climb("12", &["--minutes", "0"]);
    assert_eq!((&nothing["wanted"], &nothing["finished"]), (&12.into(), &0.into()));
    let other = ["ladder", "duo", "--levels", "random,greedy", "--seed", "8", "--keep", &keep, "--games", "2"];
    assert!(refusal(&other).contains("another command"));
}

#[test]
fn a_simulation_that_was_interrupted_goes_on_where_it_stopped() {
    let dir = tempfile::tempdir().unwrap();
    let keep = dir.path().join("keep.json").display().to_string();
    for (game, seats) in [("duo", "greedy,random"), ("grove", "greedy")] {
        let sim = |games: &str, more: &[&str]| {
            let args = ["sim", game, "--seats", seats, "--seed", "7", "--swap", "--cards", "--json", "--games", games];
            json(&[&args, more].concat())
        };
        sim("3", &["--keep", &keep]);
        assert_eq!(sim("6", &["--keep", &keep]), sim("6", &[]), "kept games are the games that would be played");
        assert_eq!(sim("6", &["--keep", &keep, "--minutes", "0"])["games"], 6, "nothing is played again");
        assert_eq!(sim("2", &["--keep", &keep]), sim("2", &[]));
        assert_eq!(sim("6", &["--minutes", "0"])["games"], 0);
        assert!(refusal(&["sim", game, "--seats", seats, "--seed", "8", "--keep", &keep]).contains("another command"));
        std::fs::remove_file(&keep).unwrap();
    }
}

#[test]
fn a_ladder_against_the_box_counts_the_games_won() {
    let alone = json(&["ladder", "grove", "--levels", "random,greedy", "--games", "4", "--json"]);
    assert_eq!(alone["alone"].as_array().unwrap().len(), 2);
    assert!(alone["alone"][1]["rival_mean"].is_number() && alone.get("pairs").is_none(), "{alone}");
    assert!(refusal(&["ladder", "duo", "--levels", "greedy,eagle"]).contains("eagle"));
}

#[test]
fn the_bench_tells_how_fast_the_forest_thinks() {
    let pace = json(&["bench", "duo", "--bot", "forest:20", "--seconds", "0.2", "--json"]);
    assert!(pace["iterations_per_second"].as_f64().unwrap() > 1.0 && pace["bytes_per_node"].is_number(), "{pace}");
    // A walk makes nodes and nothing else: their room is made many at a time, and each choice begins with some.
    for game in ["duo", "valley", "grove"] {
        let pace = json(&["bench", game, "--bot", "forest:400", "--seconds", "1", "--json"]);
        let (each, nodes) = (&pace["allocations_per_iteration"], &pace["nodes_per_iteration"]);
        assert!(each.as_f64().unwrap() < 0.5 && nodes.as_f64().unwrap() > 1.0, "{pace}");
    }
    assert!(refusal(&["bench", "duo", "--bot", "greedy"]).contains("greedy"));
}

#[test]
fn positions_are_gathered_as_the_seed_says_and_no_other_file_is_taken_for_a_network() {
    let dir = tempfile::tempdir().unwrap();
    let path = |name: &str| dir.path().join(name).display().to_string();
    let (one, two, largest) = (path("one"), path("two"), u64::MAX.to_string());
    for to in [&one, &two] {
        assert!(bosk(&["gather", "duo", "--games", "2", "--seed", &largest, "--to", to]).status.success());
    }
    let bytes = std::fs::read(&one).unwrap();
    assert!(bytes.len() > 1_000 && bytes == std::fs::read(&two).unwrap());
    assert!(refusal(&["gather", "duo", "--games", "0", "--to", &one]).contains("game"));
    assert!(refusal(&["gather", "grove", "--to", &one]).contains("nothing can be learned"));
    for command in [&["gather", "valley", "--to", &two][..], &["ladder", "valley", "--games", "2"]] {
        assert!(refusal(&[command, &["--network", &one]].concat()).contains("no network for valley"));
        assert!(refusal(&[command, &["--network", &path("")]].concat()).contains("file"));
    }
    assert_eq!(std::fs::read(&two).unwrap(), bytes, "nothing is lost");
}

#[test]
fn tuning_goes_on_where_it_stopped_and_writes_the_command_that_made_the_weights() {
    let dir = tempfile::tempdir().unwrap();
    let path = |name: &str| dir.path().join(name).display().to_string();
    let (keep, to) = (path("keep.json"), path("advice.toml"));
    let tune = |rounds: &str, more: &[&str]| {
        json(&[&["tune", "duo", "--games", "4", "--seed", "3", "--json", "--rounds", rounds], more].concat())
    };
    tune("1", &["--keep", &keep]);
    let resumed = tune("3", &["--keep", &keep, "--to", &to]);
    assert_eq!(resumed, tune("3", &[]));
    let advice = std::fs::read_to_string(&to).unwrap();
    assert!(advice.contains("made-by = \"bosk tune duo --mode duel --rounds 3 --games 4 --seed 3\""), "{advice}");
    assert!(advice.contains("[[habit]]") && advice.starts_with("# "), "what is not tuned stays");
    // What says nothing in a duel is not moved by luck, and what was set by hand stays.
    let (ours, left) = (include_str!("../../../../packs/duo/advice.toml"), &resumed["left_alone"]);
    let tuned = |advice: &str, term: &str| {
        let entry = advice.split("[[term]]").find(|entry| entry.contains(&format!("id = \"{term}\""))).unwrap();
        entry.lines().find_map(|line| line.strip_prefix("tuned = ").map(str::to_owned)).unwrap()
    };
    for term in ["watch", "skunk", "partner-hand", "next-play", "gift", "thorn-card", "goal-reach"] {
        assert!(left.as_array().unwrap().contains(&term.into()), "{term}: {left}");
        assert_eq!(tuned(&advice, term), tuned(ours, term));
    }
    for term in ["resource", "envy", "near-event", "hand-net"] {
        assert!(!left.as_array().unwrap().contains(&term.into()), "{term}: {left}");
        assert_ne!(tuned(&advice, term), tuned(ours, term));
    }
    let together = json(&["tune", "duo", "--mode", "challenge:hard", "--games", "2", "--rounds", "0", "--json"]);
    assert!(together["left_alone"].as_array().unwrap().contains(&"envy".into()), "{together}");
    assert!(refusal(&["tune", "duo", "--games", "6", "--seed", "3", "--keep", &keep]).contains("another"));
}

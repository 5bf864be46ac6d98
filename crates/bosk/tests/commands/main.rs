//! The commands as a person types them.

mod companion;
#[cfg(unix)]
mod files;
mod help;
mod letters;
mod looks;
mod packs;
mod people;
mod review;
mod scenarios;
mod seeds;
mod sim;
mod typed;

use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn bosk(args: &[&str]) -> Output {
    bosk_with(args, "")
}

fn bosk_with(args: &[&str], input: &str) -> Output {
    bosk_in(args, input, &[])
}

/// The same with variables of the environment.
fn bosk_in(args: &[&str], input: &str, variables: &[(&str, &str)]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bosk"))
        .args(args)
        .env_remove("LC_ALL")
        .env("LANG", "C")
        .envs(variables.iter().copied())
        .current_dir(root())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The game may end before all of the input is read.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The sentence of a command that is refused.
fn refusal(args: &[&str]) -> String {
    let output = bosk(args);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
    assert_eq!(said.lines().count(), 1, "one sentence, not: {said}");
    assert!(output.stdout.is_empty(), "{}", out(&output));
    said
}

fn json(args: &[&str]) -> Value {
    let output = bosk(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn write(dir: &Path, name: &str, text: &str) -> String {
    let path = dir.join(name);
    std::fs::write(&path, text).unwrap();
    path.display().to_string()
}

/// A record of some moves of a game against the greedy bot.
fn record(dir: &Path) -> PathBuf {
    let path = dir.join("game.json");
    let kept = path.display().to_string();
    let played = bosk_with(&["play", "duo", "--seed", "4", "--record", &kept], &"1\n".repeat(9));
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    path
}

#[test]
fn an_unknown_box_mode_seat_option_or_language_is_refused_in_the_persons_language() {
    assert_eq!(
        refusal(&["bench", "monopoly"]),
        "bosk: There is no box \"monopoly\" on the shelf; there are: duo, valley, grove.\n"
    );
    let french = refusal(&["bench", "monopoly", "--lang", "fr"]);
    assert!(french.contains("monopoly") && !french.contains("There is"), "{french}");
    assert!(refusal(&["sim", "duo", "--mode", "picnic"]).contains("picnic"));
    assert!(refusal(&["sim", "duo", "--seats", "greedy"]).contains("2"));
    assert!(refusal(&["sim", "duo", "--seats", "greedy,magpie"]).contains("magpie"));
    assert!(refusal(&["sim", "duo", "--games", "many"]).contains("many"));
    assert!(refusal(&["sim", "duo", "--gmaes", "3"]).contains("--gmaes"));
    assert!(refusal(&["dance"]).contains("dance"));
    assert!(refusal(&["bench", "duo", "--lang", "tlh"]).contains("tlh"));
}

#[test]
fn a_bad_pack_is_refused_with_file_line_and_reason() {
    let dir = tempfile::tempdir().unwrap();
    let overlay = dir.path().display().to_string();
    let check = |text: &str| {
        write(dir.path(), "cards.toml", text);
        refusal(&["pack", "check", "duo", "--pack", &overlay])
    };
    assert!(check("[[card]\nid = \"mine\"\n").contains("cards.toml:1: this is not TOML"));
    let word = "[[card]]\nid = \"mine\"\ntext_en = \"x\"\ntext_fr = \"x\"\n\neffect = [{ do = \"gian\" }]\n";
    assert!(check(word).contains("cards.toml:6: the word \"gian\" is unknown"));
    assert!(check("[[card]]\nid = \"mine\"\ncost = { twig = -1 }\n").contains("cards.toml:3: -1 is out of bounds"));
    let twice = "[[card]]\nid = \"mine\"\npoints = 1\n[[card]]\nid = \"mine\"\npoints = 2\n";
    assert!(check(twice).contains("cards.toml:5: the id \"mine\" stands twice"));
    assert!(check("[[card]]\nid = \"mime\"\npoints = 1\n").contains("\"mime\""));
    assert!(check("[[card]]\nid = \"mine\"\nefect = []\n").contains("cards.toml:3: the key \"efect\" is unknown"));
    assert!(check("[[card]]\nid = \"mine\"\neffect = []\n").contains("text_en"));
    let nowhere = refusal(&["pack", "check", "duo", "--pack", "/no/such/folder"]);
    assert!(nowhere.contains("/no/such/folder"), "{nowhere}");
}

#[test]
fn an_overlay_changes_single_values_and_its_games_carry_another_fingerprint() {
    let dir = tempfile::tempdir().unwrap();
    write(dir.path(), "cards.toml", "[[card]]\nid = \"mine\"\npoints = 5\n");
    let overlay = dir.path().display().to_string();
    let (ours, theirs) =
        (json(&["pack", "check", "duo", "--json"]), json(&["pack", "check", "duo", "--json", "--pack", &overlay]));
    assert_ne!(ours["pack"], theirs["pack"]);
    assert_eq!((ours["yours"].as_u64(), theirs["yours"].as_u64()), (Some(0), Some(1)));
    let game = record(dir.path()).display().to_string();
    assert!(refusal(&["replay", &game, "--pack", &overlay]).contains("another pack"));
}

#[test]
fn an_exported_pack_is_an_overlay_that_changes_nothing_and_is_never_written_over() {
    let dir = tempfile::tempdir().unwrap();
    let to = dir.path().join("pack").display().to_string();
    assert!(bosk(&["pack", "export", "duo", "--to", &to]).status.success());
    let again = json(&["pack", "check", "duo", "--json", "--pack", &to]);
    assert_eq!(again["pack"], json(&["pack", "check", "duo", "--json"])["pack"]);
    let before = std::fs::read_to_string(Path::new(&to).join("cards.toml")).unwrap();
    assert!(refusal(&["pack", "export", "duo", "--to", &to]).contains("pack.toml"));
    assert_eq!(std::fs::read_to_string(Path::new(&to).join("cards.toml")).unwrap(), before);
}

#[test]
fn bad_records_are_refused_and_left_as_they_were() {
    let dir = tempfile::tempdir().unwrap();
    let path = record(dir.path());
    let good = std::fs::read_to_string(&path).unwrap();
    let replay = |text: &str| {
        let file = write(dir.path(), "bad.json", text);
        let said = refusal(&["replay", &file]);
        assert!(refusal(&["play", "duo", "--continue", &file]).contains("bad.json: "));
        assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
        said
    };
    assert!(replay(&good[..good.len() / 2]).contains("bad.json: The record cannot be read: line"));
    let illegal = good.replacen("\"actions\": [", "\"actions\": [\n    \"accept\",", 1);
    assert!(replay(&illegal).contains("Move 1 of the record, \"accept\", is not legal there"));
    assert!(replay(&good.replacen("\"place ", "\"palce ", 1)).contains("palce"));
    let digest = good.split("\"pack\": \"").nth(1).unwrap().split('"').next().unwrap();
    assert!(replay(&good.replace(digest, "0123456789abcdef")).contains("0123456789abcdef"));
    assert!(replay(&good.replace("\"bosk\": 1", "\"bosk\": 9")).contains("newer"));
    assert!(replay(&good.replace("\"box\": \"duo\"", "\"box\": \"ludo\"")).contains("ludo"));
    let file = path.display().to_string();
    assert!(refusal(&["replay", &file, "--to", "999"]).contains("999"));
}

#[test]
fn a_record_is_replayed_stepped_and_gone_on_with() {
    let dir = tempfile::tempdir().unwrap();
    let path = record(dir.path()).display().to_string();
    let whole = json(&["replay", &path, "--json"]);
    let moves = whole["moves"].as_u64().unwrap();
    assert!(moves >= 9 && whole["of"].as_u64() == Some(moves) && whole["over"] == false);
    assert_eq!(json(&["replay", &path, "--to", "5", "--json"])["moves"], 5);
    let branch = dir.path().join("branch.json").display().to_string();
    let went_on =
        bosk_with(&["play", "duo", "--continue", &path, "--to", "5", "--record", &branch], &"1\n".repeat(400));
    assert!(out(&went_on).contains(" wins!"), "{}", String::from_utf8_lossy(&went_on.stderr));
    let end = json(&["replay", &branch, "--json"]);
    assert_eq!(end["over"], true);
    assert!(out(&bosk(&["replay", &branch, "--lang", "fr"])).contains("Le Lièvre"));
}

#[test]
fn sim_prints_one_object_with_the_promised_fields_and_draws_a_plot() {
    let dir = tempfile::tempdir().unwrap();
    let plot = dir.path().join("scores.svg");
    let drawn = plot.display().to_string();
    let args = ["sim", "duo", "--games", "40", "--seed", "9", "--seats", "random,greedy", "--json", "--plot", &drawn];
    let report = json(&args);
    for field in ["games", "decided", "draws", "mean_decisions"] {
        assert!(report[field].is_number(), "{field}");
    }
    for (i, seat) in report["seats"].as_array().unwrap().iter().enumerate() {
        assert_eq!(seat["seat"], i);
        for field in ["wins", "win_share", "win_share_low", "win_share_high", "mean_score"] {
            assert!(seat[field].is_number(), "{field}");
        }
    }
    assert_eq!(report["seats"][1]["bot"], "greedy");
    assert_eq!(report, json(&args), "the same seed gives the same games on any number of cores");
    assert!(std::fs::read_to_string(plot).unwrap().starts_with("<svg"));
}

#[test]
fn bench_and_perft_print_the_promised_fields() {
    let speed = json(&["bench", "duo", "--seconds", "0.2", "--json"]);
    for field in [
        "playouts_per_second",
        "decisions_per_second",
        "mean_decisions_per_game",
        "state_bytes",
        "allocations_per_game",
    ] {
        assert!(speed[field].as_f64().is_some_and(|n| n >= 0.0), "{field}");
    }
    assert!(speed["state_bytes"].as_u64().unwrap() < 2_048);
    assert!(speed["allocations_per_game"].as_f64().unwrap() < 4.0, "no allocation per step");
    let scenario = "scenarios/duo/cards/mine.toml";
    let counts = json(&["perft", "duo", "--scenario", scenario, "--depth", "2", "--json"]);
    assert_eq!(counts["counts"][1]["depth"], 2);
    assert!(counts["counts"][1]["sequences"].as_u64() > counts["counts"][0]["sequences"].as_u64());
}

#[test]
fn a_scenario_that_does_not_hold_is_shown_with_its_line() {
    let dir = tempfile::tempdir().unwrap();
    let good = std::fs::read_to_string(root().join("scenarios/duo/cards/mine.toml")).unwrap();
    let bad = write(dir.path(), "bad.toml", &good.replacen("pebble = 1", "pebble = 7", 1));
    let output = bosk(&["scenario", "check", "--json", &bad, "scenarios/duo/farms"]);
    assert_eq!(output.status.code(), Some(1));
    let checked: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((checked["run"].as_u64(), checked["passed"].as_u64()), (Some(5), Some(4)));
    let line = good.lines().position(|line| line.contains("pebble = 1")).unwrap() + 1;
    assert_eq!(checked["failed"][0]["line"], line);
    assert!(checked["failed"][0]["file"].as_str().unwrap().ends_with("bad.toml"));
}

#[test]
fn a_person_can_ask_take_back_and_play_to_the_end_in_both_languages() {
    for (lang, wins) in [("en", "wins!"), ("fr", "gagne")] {
        let input = format!("?\nh\nw play castle\nr D4.6\nc mine\nxyzzy\n99\n3\nu\nl\n{}", "1\n".repeat(400));
        let game = bosk_with(&["play", "duo", "--seed", "2", "--lang", lang], &input);
        let text = out(&game);
        assert!(game.status.success() && text.contains(wins), "{text}");
        assert!(text.contains("[D5.1]") && text.contains("[D4.6]"), "the rule behind a refusal is shown");
        assert!(text.contains("\"xyzzy\"") || text.contains("xyzzy"), "what is not understood is said");
    }
}

#[test]
fn a_person_can_ask_why_a_bot_did_what_it_did() {
    for (lang, ask, nobody, because) in
        [("en", "why", "No bot has acted", "Hare: it "), ("fr", "pourquoi", "Aucun bot n'a joué", "ièvre\u{a0}: cela ")]
    {
        let input = format!("{ask}\n1\n{ask}\nq\n");
        let text = out(&bosk_with(&["play", "duo", "--seats", "greedy,human", "--seed", "2", "--lang", lang], &input));
        let order = [nobody, because].map(|said| text.find(said).unwrap_or_else(|| panic!("{said}: {text}")));
        assert!(order[0] < order[1], "{text}");
    }
}

#[test]
fn who_plays_by_lot_has_no_reason() {
    let play = |seats| bosk_with(&["play", "duo", "--seats", seats, "--seed", "2", "--lang", "en"], "1\nwhy\nq\n");
    let text = out(&play("dormouse,human"));
    assert!(text.contains("Hare: it is a whim."), "{text}");
}

/// How many threads a game has at most while it goes on; nothing where the machine does not say.
#[cfg(target_os = "linux")]
fn most_threads(args: &[&str], input: &str) -> usize {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bosk"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let tasks = format!("/proc/{}/task", child.id());
    let mut most = 0;
    while child.try_wait().unwrap().is_none() {
        most = most.max(std::fs::read_dir(&tasks).map_or(0, Iterator::count));
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    most
}

#[test]
#[cfg(target_os = "linux")]
fn who_thinks_at_the_terminal_has_all_cores() {
    let cores = std::thread::available_parallelism().unwrap().get().min(8);
    // One thread plays and another one reads what is typed.
    let alone = most_threads(&["play", "duo", "--seats", "human,greedy", "--seed", "2"], "q\n");
    assert!(alone <= 2, "{alone}");
    for (seats, input) in [("human,greedy", "h\nq\n"), ("forest:3200,human", "1\nq\n")] {
        let most = most_threads(&["play", "duo", "--seats", seats, "--seed", "2"], input);
        assert_eq!(most, if cores > 1 { 2 + cores } else { 2 }, "{seats}");
    }
}

#[test]
fn a_turn_ends_by_itself_unless_a_plus_asks_before() {
    let play = |input: &str| out(&bosk_with(&["play", "duo", "--seed", "2", "--lang", "en"], input));
    let passed = play("place farm-1\nq\n");
    assert!(!passed.contains("Your turn ends") && passed.contains("Sun moves to spot 2"), "{passed}");
    let asked = play("place farm-1+\nu\nq\n");
    assert!(asked.contains("Your turn ends: the Sun moves."), "{asked}");
    assert!(asked.matches("Your turn: place a worker").count() == 2, "undo leads back to the turn: {asked}");
    let traded = play("place farm-1+\ntrade\n1\n1\n1\nq\n");
    let order = ["You trade", "Sun moves to spot 2"].map(|told| traded.find(told).expect(told));
    assert!(order[0] < order[1], "{traded}");
}

#[test]
fn a_chapter_and_a_level_begin_with_their_story_and_what_may_be_shared() {
    let begun = |mode: &str, lang: &str| {
        let args = ["play", "duo", "--mode", mode, "--seats", "human,human", "--lang", lang];
        out(&bosk_with(&args, "q\n"))
    };
    let story = "Lily Thorn";
    assert!(begun("chapter:1", "en").contains("Open sharing:"));
    assert!(begun("chapter:6", "fr").contains("Partage limité"));
    assert!(begun("challenge:hard", "en").contains("No sharing:"));
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("town.json").display().to_string();
    bosk(&["campaign", "new", &file, "--town", "Mossbury", "--players", "Ada,Grace"]);
    let first = out(&bosk_with(&["campaign", "play", &file, "--lang", "en"], "q\n"));
    assert!(first.contains("Chapter 1:") && first.contains("Open sharing:"), "{first}");
    assert!(first.matches("Chapter 1:").count() == 1, "{first}");
    assert!(first.contains(story), "{first}");
}

#[test]
fn two_people_at_one_terminal_do_not_see_each_others_hands() {
    // The Tortoise's first question, then the curtain, then the Hare's turn.
    let game = bosk_with(&["play", "duo", "--seed", "5", "--seats", "human,human"], "1\n\nq\n");
    let text = out(&game);
    let hand = |page: &str| -> Vec<String> {
        let lines = page.split("Your hand\n").nth(1).unwrap().lines().take_while(|line| !line.is_empty());
        let cards = lines.filter(|line| !line.starts_with("   "));
        cards.map(|line| line.trim().chars().take(20).collect::<String>().trim().to_owned()).collect()
    };
    let (tortoise, hare) = text.split_once("Press Enter").unwrap();
    assert!(hand(tortoise).len() == 3 && hand(hare).len() == 3);
    for card in hand(tortoise) {
        assert!(!hare.contains(&card), "the Hare can read {card}");
    }
    for card in hand(hare) {
        assert!(!tortoise.contains(&card), "the Tortoise could read {card}");
    }
}

#[test]
fn sim_tells_how_often_miss_thorn_and_a_chapter_are_beaten() {
    let thorn = json(&["sim", "duo", "--mode", "challenge", "--level", "easy", "--games", "30", "--json"]);
    assert_eq!((&thorn["automa"]["name"], &thorn["automa"]["level"]), (&"Miss Thorn".into(), &"easy".into()));
    let wins = thorn["automa"]["wins"].as_u64().unwrap();
    assert_eq!(thorn["won"].as_u64().unwrap() + wins, 30);
    assert!(thorn["automa"]["mean_score"].as_f64().unwrap() > 20.0);
    let chapter = json(&["sim", "duo", "--mode", "chapter:1", "--difficulty", "hard", "--games", "10", "--json"]);
    assert_eq!(chapter["mode"], "chapter:1:hard");
    assert!(chapter["won"].is_number() && chapter["won_share"].is_number() && chapter["automa"].is_null());
    assert!(refusal(&["sim", "duo", "--mode", "challenge", "--level", "tiny"]).contains("challenge:easy|normal|hard"));
    assert!(refusal(&["sim", "duo", "--mode", "chapter:16"]).contains("chapter:1..15"));
    let alone = json(&["sim", "duo", "--level", "hard", "--games", "2", "--json"]);
    assert_eq!(alone["mode"], "challenge:hard", "a level alone means Miss Thorn");
    assert!(refusal(&["sim", "duo", "--solo"]).contains("duel:solo"), "nothing is ignored silently");
}

#[test]
fn a_campaign_is_begun_played_given_up_replayed_and_shown() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("town.json").display().to_string();
    let new = ["campaign", "new", &file, "--town", "Mossbury", "--players", "Ada,Grace"];
    assert!(out(&bosk(&new)).contains("Mossbury: Ada and Grace"));
    assert!(refusal(&new).contains("exists already"));
    // Two people make one decision and leave; the chapter waits in the file.
    let left = bosk_with(&["campaign", "play", &file, "--seed", "3"], "1\nq\n");
    assert!(out(&left).contains("First Ink"), "{}", out(&left));
    assert!(std::fs::read_to_string(&file).unwrap().contains("\"for hare\""));
    assert!(out(&bosk(&["campaign", "give-up", &file])).contains("lost"));
    assert!(refusal(&["campaign", "give-up", &file]).contains("No chapter is being played"));
    // Bots play it again, and the next one.
    bosk(&["campaign", "play", &file, "--replay", "--seats", "greedy,greedy", "--seed", "1"]);
    bosk(&["campaign", "play", &file, "--seats", "greedy,greedy", "--seed", "1"]);
    let sheet = json(&["campaign", "show", &file, "--json"]);
    assert_eq!(sheet["chapters"][0]["attempts"], 2);
    assert_eq!(sheet["chapters"].as_array().unwrap().len(), 2);
    assert!(sheet["total"].is_number());
    assert!(out(&bosk(&["campaign", "show", &file, "--lang", "fr"])).contains("Première encre"));

    let good = std::fs::read_to_string(&file).unwrap();
    for (broken, reason) in [
        (good[..good.len() / 3].to_owned(), "not a whole campaign file"),
        (good.replace("\"campaign\": 1", "\"campaign\": 9"), "newer Bosk"),
        (good.replacen("\"watches\": 1", "\"watches\": 2", 1), "does not follow from its moves"),
    ] {
        let bad = write(dir.path(), "bad.json", &broken);
        assert!(refusal(&["campaign", "play", &bad]).contains(reason), "{reason}");
        assert_eq!(std::fs::read_to_string(&bad).unwrap(), broken, "the file stays as it was");
    }
}

#[test]
fn achievements_are_ticked_in_a_file() {
    let dir = tempfile::tempdir().unwrap();
    let sheet = dir.path().join("sheet.json").display().to_string();
    // A seed with which the bots beat Miss Thorn with something to be proud of.
    for seed in 1..40 {
        let seed = seed.to_string();
        let seats = ["--seats", "greedy,greedy", "--seed", &seed, "--sheet", &sheet];
        bosk(&[&["play", "duo", "--mode", "challenge:easy"][..], &seats].concat());
        if std::fs::read_to_string(&sheet).unwrap().contains("achievement") {
            break;
        }
    }
    let ticks: Value = serde_json::from_str(&std::fs::read_to_string(&sheet).unwrap()).unwrap();
    assert_eq!(ticks["ticks"][0]["people"], 2);
    assert_eq!(ticks["ticks"][0]["level"], "easy");
    let bad = write(dir.path(), "bad.json", "{ \"trophies\": 1");
    assert!(refusal(&["play", "duo", "--sheet", &bad]).contains("not a whole sheet"));
}

#[test]
fn modules_that_may_not_meet_are_refused_with_their_rule() {
    assert!(refusal(&["sim", "valley", "--mode", "nightweave:1:schemes:legends"]).contains("V13.4"));
    assert!(refusal(&["sim", "valley", "--mode", "nightweave:1:two:schemes"]).contains("V13.5"));
    assert!(refusal(&["bench", "valley", "--mode", "nightweave:0:plot=smothering-swarm"]).contains("V24.13"));
    assert!(refusal(&["bench", "valley", "--mode", "players:7"]).contains("players:7"));
    assert!(refusal(&["bench", "valley", "--mode", "nightweave", "--level", "9"]).contains('9'));
    assert!(refusal(&["sim", "valley", "--mode", "players:3", "--seats", "greedy,greedy"]).contains('3'));
    assert!(refusal(&["sim", "valley", "--solo", "--lang", "fr"]).contains("solo"));
    assert!(refusal(&["play", "valley", "--sheet", "x.json"]).contains("Duo"));
}

#[test]
fn sim_tells_how_often_nightweave_is_beaten() {
    for (args, mode, seats) in [
        (vec!["--mode", "nightweave", "--level", "0", "--seats", "greedy"], "nightweave:0", 1),
        (vec!["--level", "3", "--seats", "random,greedy"], "nightweave:3:two", 2),
        (vec!["--mode", "rugwort:2:legends"], "rugwort:2:legends", 1),
        (vec!["--seats", "greedy,random,random"], "players:3", 3),
    ] {
        let report = json(&[&["sim", "valley", "--games", "6", "--json"], &args[..]].concat());
        assert_eq!(report["mode"], mode);
        assert_eq!(report["seats"].as_array().unwrap().len(), seats);
        assert_eq!(report["automa"].is_null(), mode.starts_with("players"));
    }
    let speed = json(&["bench", "valley", "--seconds", "0.05", "--json"]);
    assert!(speed["playouts_per_second"].as_f64().unwrap() > 0.0);
}

#[test]
fn a_bad_pack_for_the_valley_is_refused_with_file_line_and_reason() {
    let dir = tempfile::tempdir().unwrap();
    let lay = |name: &str, text: &str| {
        let own = dir.path().join(name.replace('.', "-"));
        std::fs::create_dir_all(&own).unwrap();
        write(&own, name, text);
        refusal(&["pack", "check", "valley", "--pack", &own.display().to_string()])
    };
    let said = lay("cards.toml", "[[card]]\nid = \"farm\"\ncopies = 99\n");
    assert!(said.contains("cards.toml:3") && said.contains("99"), "{said}");
    let said = lay("activity.toml", "[[activity]]\nid = \"r01\"\ndefault = [\"sleep\"]\n");
    assert!(said.contains("activity.toml:3") && said.contains("sleep"), "{said}");
    let said = lay("events.toml", "[[special_event]]\nid = \"tax-relief\"\ncards = [\"judge\", \"kween\"]\n");
    assert!(said.contains("events.toml:3") && said.contains("kween"), "{said}");
    let said = lay(
        "nightweave.toml",
        "[[scheme]]\nid = \"theft\"\ndie = { twig = [1, 3], resin = [4, 5], berry = [7, 7], pebble = [8, 8] }\n",
    );
    assert!(said.contains("nightweave.toml:3"), "{said}");
    let overlay = dir.path().join("own");
    std::fs::create_dir_all(&overlay).unwrap();
    write(&overlay, "cards.toml", "[[card]]\nid = \"farm\"\npoints = 2\n");
    let report = json(&["pack", "check", "valley", "--json", "--pack", &overlay.display().to_string()]);
    assert_eq!(report["yours"], 1);
}

#[test]
fn a_person_plays_everdell_to_the_end_in_both_languages() {
    for (lang, end) in [("en", "wins"), ("fr", "remporte la partie")] {
        let args = ["play", "valley", "--level", "1", "--seed", "2", "--lang", lang];
        let played = bosk_with(&args, &"1\n".repeat(400));
        assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
        let text = out(&played);
        let tail: String = text.chars().rev().take(400).collect::<String>().chars().rev().collect();
        assert!(tail.contains(end), "{tail}");
        assert!(!text.contains("valley-") && !text.contains("cli-"), "an id without words");
    }
}

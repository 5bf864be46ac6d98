//! Several people at one terminal.

use crate::{bosk_with, out};

/// What each person saw, in the order of their turns; the curtain falls between them.
fn screens(seats: &str, input: &str) -> Vec<String> {
    let game = bosk_with(&["play", "valley", "--seats", seats, "--seed", "3"], input);
    out(&game).split("Press Enter").map(str::to_owned).collect()
}

/// Whose screen it is.
fn owner(screen: &str) -> &str {
    screen.split("── ").nth(1).unwrap().split(" ·").next().unwrap()
}

/// The lines that tell of a worker sent out by somebody.
fn told(screen: &str, who: &str) -> usize {
    screen.lines().filter(|line| line.contains(&format!("{who} sends a worker"))).count()
}

#[test]
fn everybody_is_told_what_all_others_did_since_their_turn() {
    let screens = screens("human,human,human", "1\n\n1\n\n1\n\nq\n");
    let who: Vec<&str> = screens.iter().map(|screen| owner(screen)).collect();
    assert_eq!((who.len(), who[3]), (4, who[0]), "three people, then the first one again");
    for (turn, screen) in screens.iter().enumerate() {
        for earlier in turn.saturating_sub(3)..turn {
            assert_eq!(told(screen, who[earlier]), 1, "{} about {}", who[turn], who[earlier]);
        }
    }
    assert_eq!(told(&screens[0], who[0]), 0);
}

#[test]
fn what_a_person_did_in_several_steps_is_told_whole_to_the_next() {
    // At the Haven cards are discarded one by one, each a question of its own.
    let screens = screens("human,human", "place haven\n1\nskip\n\nq\n");
    let first = owner(&screens[0]);
    assert_eq!(told(&screens[1], first), 1, "{}", screens[1]);
}

#[test]
fn a_choice_can_be_looked_at_before_it_is_made() {
    for (game, mode) in [("duo", "duel"), ("valley", "players:2"), ("grove", "bards:2")] {
        let play = |input: &str| out(&bosk_with(&["play", game, "--mode", mode, "--seed", "3", "--lang", "en"], input));
        let (looked, left) = (play("p 1\nl\nq\n"), play("l\nq\n"));
        assert!(left.contains("Points so far: "), "{game}");
        let [before, after] =
            [&left, &looked].map(|text| text.rsplit_once(" > ").map(|(rest, _)| rest).unwrap_or_default());
        assert!(after.len() > before.len(), "{game}: something is told");
        let log = &before[before.rfind(" > ").unwrap_or_default()..];
        assert!(after.ends_with(log), "{game}: nothing has happened by it");
        assert!(play("p 999\nq\n").contains("Choose a number from 1 to"), "{game}");
    }
}

#[test]
fn bots_between_two_people_are_told_to_both() {
    let screens = screens("human,random,human,random", "1\n\n1\n\nq\n");
    let who: Vec<&str> = screens.iter().map(|screen| owner(screen)).collect();
    assert_eq!((who.len(), who[2]), (3, who[0]));
    let workers = |screen: &str| screen.lines().filter(|line| line.contains(" sends a worker")).count();
    assert_eq!([0, 1, 2].map(|turn| workers(&screens[turn])), [0, 2, 4], "a person and a bot, then all four");
}

#[test]
fn who_leaves_at_the_curtain_sees_no_hand() {
    let screens = screens("human,human", "1\n");
    assert_eq!(screens.len(), 2);
    assert!(screens[0].contains("Your hand") && !screens[1].contains("Your hand"), "{}", screens[1]);
}

/// A game of Duo typed at a real terminal (which is what `script` of Linux gives), and what stood on its screen when so many questions had been asked. Lines that
/// are typed ahead wait their turn.
#[cfg(target_os = "linux")]
fn at_a_terminal(record: &std::path::Path, lines: &str, prompts: usize) -> String {
    use std::io::{Read, Write};
    use std::process::{Command, Stdio};
    let record = record.display();
    let play = format!("{} play duo --seats human,random --seed 3 --record {record}", env!("CARGO_BIN_EXE_bosk"));
    let mut terminal = Command::new("script")
        .args(["--quiet", "--return", "--command", &play, "/dev/null"])
        .env_remove("LC_ALL")
        .env("LANG", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut keys = terminal.stdin.take().unwrap();
    let mut screen = terminal.stdout.take().unwrap();
    keys.write_all(lines.as_bytes()).unwrap();
    let (mut shown, mut part) = (String::new(), [0; 4096]);
    while shown.matches("? for help").count() < prompts {
        let n = screen.read(&mut part).unwrap();
        assert!(n > 0, "the game ended early: {shown}");
        shown += &String::from_utf8_lossy(&part[..n]);
    }
    keys.write_all(b"q\n").unwrap();
    drop(keys);
    terminal.wait().unwrap();
    shown
}

#[cfg(target_os = "linux")]
fn actions(record: &std::path::Path) -> Vec<String> {
    let record: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(record).unwrap()).unwrap();
    record["actions"].as_array().unwrap().iter().map(|action| action.as_str().unwrap().to_owned()).collect()
}

/// [D3.10] A turn waits a moment before it ends by itself, and what was done can be taken back meanwhile.
#[cfg(target_os = "linux")]
#[test]
fn at_a_terminal_a_turn_can_be_taken_back_before_it_ends() {
    let dir = tempfile::tempdir().unwrap();
    let record = dir.path().join("taken-back.json");
    let shown = at_a_terminal(&record, "place farm-1\nu\nplace farm-2\n\n", 3);
    assert_eq!(shown.matches("Your turn ends…").count(), 2, "{shown}");
    assert_eq!(actions(&record)[1..], ["place farm-2"], "the first was taken back, the second stays open");
}

/// [D3.10]
#[cfg(target_os = "linux")]
#[test]
fn at_a_terminal_a_turn_ends_by_itself() {
    let dir = tempfile::tempdir().unwrap();
    let record = dir.path().join("passed.json");
    at_a_terminal(&record, "place farm-1\n", 2);
    assert_eq!(actions(&record)[1..3], ["place farm-1", "move sun"]);
}

/// [D3.8] What is typed in that moment is done, not lost.
#[cfg(target_os = "linux")]
#[test]
fn at_a_terminal_a_trade_can_be_typed_before_the_turn_ends() {
    let dir = tempfile::tempdir().unwrap();
    let record = dir.path().join("traded.json");
    at_a_terminal(&record, "place farm-1\ntrade\n", 2);
    assert_eq!(actions(&record)[1..], ["place farm-1", "trade"]);
}

//! Files that a person names: nothing is lost, nothing else is touched, nobody waits for ever.

use crate::{bosk, bosk_with, json, out, record, refusal, write};
use serde_json::Value;
use std::io::Read;
use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

fn text(path: impl AsRef<Path>) -> String {
    std::fs::read_to_string(path).unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn campaign(dir: &Path) -> String {
    let file = dir.join("town.json").display().to_string();
    assert!(bosk(&["campaign", "new", &file, "--town", "Mossbury", "--players", "Ada,Grace"]).status.success());
    file
}

/// What is in a folder, hidden files and all.
fn names(dir: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(dir).unwrap();
    let mut names: Vec<String> = entries.map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

fn pipe(dir: &Path, name: &str) -> String {
    let path = dir.join(name);
    assert!(Command::new("mkfifo").arg(&path).status().unwrap().success());
    path.display().to_string()
}

/// Everything a command might be given instead of a file of ours, with a word of the sentence it gets.
fn no_files_of_ours(dir: &Path) -> Vec<(String, &'static str)> {
    let folder = dir.join("folder.toml");
    std::fs::create_dir(&folder).unwrap();
    let large = dir.join("large.toml");
    std::fs::File::create(&large).unwrap().set_len(17 << 20).unwrap();
    let garbled = dir.join("garbled.toml");
    std::fs::write(&garbled, b"\xff\xfe{}").unwrap();
    let link = dir.join("link.toml");
    symlink("/dev/zero", &link).unwrap();
    let circle = dir.join("circle.toml");
    symlink(&circle, &circle).unwrap();
    let name = |path: PathBuf| path.display().to_string();
    vec![
        (name(folder), "no ordinary file"),
        (pipe(dir, "pipe.toml"), "no ordinary file"),
        ("/dev/zero".to_owned(), "no ordinary file"),
        (name(link), "no ordinary file"),
        (name(circle), "symbolic links"),
        (name(large), "larger than 16 MB"),
        (name(garbled), "something else than text"),
        (name(dir.join("nothing.toml")), "cannot be read"),
    ]
}

#[test]
fn what_is_no_file_of_ours_is_refused_in_one_sentence_by_every_command_that_reads() {
    let dir = tempfile::tempdir().unwrap();
    for (file, word) in no_files_of_ours(dir.path()) {
        let mut commands = vec![
            vec!["replay", &file],
            vec!["play", "duo", "--continue", &file],
            vec!["campaign", "show", &file],
            vec!["perft", "duo", "--scenario", &file],
        ];
        // A folder is a collection of scenarios; a file yet to come is a fresh sheet of achievements.
        if !file.ends_with("folder.toml") {
            commands.push(vec!["scenario", "check", &file]);
        }
        if !file.ends_with("nothing.toml") {
            commands.push(vec!["play", "duo", "--level", "easy", "--sheet", &file]);
        }
        for command in commands {
            let sentence = refusal(&command);
            assert!(sentence.contains(&file) && sentence.contains(word), "{command:?}: {sentence}");
        }
        let sentence = refusal(&["campaign", "play", &file]);
        assert!(sentence.starts_with("bosk: "), "{sentence}");
    }
}

#[test]
fn a_pack_folder_with_something_else_than_files_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let overlay = dir.path().display().to_string();
    let refused = || refusal(&["pack", "check", "duo", "--pack", &overlay]);
    let cards = dir.path().join("cards.toml");
    pipe(dir.path(), "cards.toml");
    assert!(refused().contains("no ordinary file"));
    std::fs::remove_file(&cards).unwrap();
    std::fs::create_dir(&cards).unwrap();
    assert!(refused().contains("cards.toml: this is no ordinary file"));
    std::fs::remove_dir(&cards).unwrap();
    std::fs::File::create(&cards).unwrap().set_len(17 << 20).unwrap();
    assert!(refused().contains("larger than 16 MB"));
}

#[test]
fn nothing_is_written_over_a_device_a_pipe_or_a_folder() {
    let dir = tempfile::tempdir().unwrap();
    let folder = dir.path().join("folder");
    std::fs::create_dir(&folder).unwrap();
    let waiting = pipe(dir.path(), "pipe");
    for file in ["/dev/null", &waiting, &folder.display().to_string()] {
        let sentence = refusal(&["play", "duo", "--record", file]);
        assert!(sentence.contains("no ordinary file"), "{sentence}");
        assert!(refusal(&["sim", "duo", "--games", "1", "--plot", file]).contains("no ordinary file"));
        assert!(refusal(&["play", "duo", "--level", "easy", "--sheet", file]).contains("no ordinary file"));
        let new = ["campaign", "new", file, "--town", "Mossbury", "--players", "Ada"];
        assert!(refusal(&new).contains("exists already"));
        // Said at the table too, where the game goes on.
        let game = bosk_with(&["play", "duo", "--seed", "2"], &format!("s {file}\nq\n"));
        assert!(game.status.success() && out(&game).contains("no ordinary file"), "{}", out(&game));
    }
    let kind = std::fs::metadata("/dev/null").unwrap().file_type();
    assert!(kind.is_char_device(), "/dev/null is what it was");
    assert!(std::fs::metadata(&waiting).unwrap().file_type().is_fifo());
    assert_eq!(names(dir.path()), ["folder", "pipe"]);
    let nowhere = dir.path().join("no/such/folder.json").display().to_string();
    assert!(refusal(&["play", "duo", "--record", &nowhere]).contains("cannot be written"));
}

#[test]
fn a_link_stays_a_link_and_a_file_keeps_its_rights() {
    let dir = tempfile::tempdir().unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    let rights = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let real = PathBuf::from(campaign(elsewhere.path()));
    std::fs::set_permissions(&real, std::fs::Permissions::from_mode(0o640)).unwrap();
    // A link to a link, the second one relative.
    symlink(&real, elsewhere.path().join("second")).unwrap();
    symlink(elsewhere.path().join("second"), dir.path().join("town.json")).unwrap();
    let link = dir.path().join("town.json");
    bosk_with(&["campaign", "play", &link.display().to_string(), "--seed", "3"], "1\nq\n");
    assert!(std::fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(text(&real).contains("\"for hare\""), "the file behind the link is written");
    assert_eq!(rights(&real), 0o640);
    assert_eq!(names(dir.path()), ["town.json"]);
    assert_eq!(names(elsewhere.path()), ["second", "town.json"], "no draft is left behind");
    // A link to a file that is yet to come; the new file has the rights of any new file.
    let yet = dir.path().join("yet.json");
    symlink("game.json", &yet).unwrap();
    bosk_with(&["play", "duo", "--seed", "4", "--record", &yet.display().to_string()], "1\nq\n");
    assert!(std::fs::symlink_metadata(&yet).unwrap().is_symlink());
    assert!(text(dir.path().join("game.json")).contains("\"box\": \"duo\""));
    let plain = dir.path().join("plain");
    std::fs::write(&plain, "").unwrap();
    assert_eq!(rights(&dir.path().join("game.json")), rights(&plain));
}

#[test]
fn a_record_is_written_over_only_by_its_own_game_or_by_force() {
    let dir = tempfile::tempdir().unwrap();
    let file = record(dir.path()).display().to_string();
    let before = text(&file);
    let moves = |file: &str| json(&["replay", file, "--json"])["of"].as_u64().unwrap();
    let sentence = refusal(&["play", "duo", "--record", &file]);
    assert!(sentence.contains("game.json exists already") && sentence.contains("--force"), "{sentence}");
    assert!(refusal(&["play", "duo", "--record", &file, "--lang", "fr"]).contains("existe déjà"));
    // Moves that were played after the branch would be lost.
    assert!(refusal(&["play", "duo", "--continue", &file, "--to", "2", "--record", &file]).contains("exists already"));
    let notes = write(dir.path(), "notes.txt", "buy acorns");
    assert!(refusal(&["play", "duo", "--record", &notes]).contains("notes.txt exists already"));
    let game = bosk_with(&["play", "duo", "--seed", "2"], &format!("s {notes}\ns {file}\nq\n"));
    assert_eq!(out(&game).matches("exists already").count(), 2, "{}", out(&game));
    assert_eq!((text(&notes).as_str(), text(&file)), ("buy acorns", before));
    let played = moves(&file);
    assert!(bosk_with(&["play", "duo", "--continue", &file, "--record", &file], "1\nq\n").status.success());
    assert!(moves(&file) > played, "the game goes on in its file");
    let again = bosk_with(&["play", "duo", "--continue", &file, "--to", "2"], &format!("s {file}\nq\n"));
    assert!(again.status.success() && moves(&file) < played, "a game saves over itself: {}", out(&again));
    assert!(bosk_with(&["play", "duo", "--seed", "5", "--record", &notes, "--force"], "1\nq\n").status.success());
    assert!(text(&notes).contains("\"box\": \"duo\""));
}

#[test]
fn a_move_taken_back_leaves_the_file() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("game.json").display().to_string();
    let play = |input: &str| {
        let args = ["play", "valley", "--seats", "human,human", "--seed", "3", "--record", &file, "--force"];
        assert!(bosk_with(&args, input).status.success());
        let record: Value = serde_json::from_str(&text(&file)).unwrap();
        record["actions"].as_array().unwrap().len()
    };
    // At the Haven a question follows, so that the move can still be taken back.
    assert_eq!(play("place haven\nq\n"), 1);
    assert_eq!(play("place haven\nu\nq\n"), 0);
    assert_eq!(json(&["replay", &file, "--json"])["moves"], 0);
}

#[test]
fn a_move_taken_back_leaves_the_campaign() {
    let dir = tempfile::tempdir().unwrap();
    let file = campaign(dir.path());
    let moves = || -> usize {
        let sheet: Value = serde_json::from_str(&text(&file)).unwrap();
        sheet["running"]["actions"].as_array().map_or(0, Vec::len)
    };
    // Move by move, until one can be taken back.
    let back = (0..40).any(|_| {
        let before = moves();
        let game = bosk_with(&["campaign", "play", &file, "--seed", "3"], "1\nq\n");
        assert!(game.status.success() && moves() == before + 1, "{}", said(&game));
        bosk_with(&["campaign", "play", &file], "u\nq\n");
        moves() == before
    });
    assert!(back, "no move could be taken back");
    assert!(bosk(&["campaign", "show", &file]).status.success());
}

#[test]
fn what_another_game_has_ticked_meanwhile_stays_ticked() {
    let dir = tempfile::tempdir().unwrap();
    let sheet = dir.path().join("sheet.json").display().to_string();
    let challenge = ["play", "duo", "--mode", "challenge:easy", "--sheet", &sheet];
    // One person sits down in front of an empty sheet.
    let mut command = Command::new(env!("CARGO_BIN_EXE_bosk"));
    command.args(challenge).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut slow = command.spawn().unwrap();
    slow.stdout.as_mut().unwrap().read_exact(&mut [0]).unwrap();
    // Others play until there is something to be proud of.
    let proud = (1..40).any(|seed| {
        let played = bosk(&[&challenge[..], &["--seats", "greedy,greedy", "--seed", &seed.to_string()]].concat());
        assert!(played.status.success(), "{}", said(&played));
        text(&sheet).contains("achievement")
    });
    assert!(proud, "nothing was achieved");
    let before = text(&sheet);
    assert!(slow.wait_with_output().unwrap().status.success());
    assert_eq!(text(&sheet), before);
}

/// Two processes play one campaign for all they are worth, until it was written this often.
fn two_processes_play_one_campaign(writes: usize) {
    let dir = tempfile::tempdir().unwrap();
    let (mut written, mut turned_away, mut looks) = (0, 0, 0);
    while written < writes {
        let (more, refused, looked) = both_play(&campaign(dir.path()), writes - written);
        assert_eq!(names(dir.path()), ["town.json"], "no draft is left behind");
        std::fs::remove_file(dir.path().join("town.json")).unwrap();
        written += more;
        turned_away += refused;
        looks += looked;
    }
    assert!(turned_away > 0 && looks > 0);
    println!("written {written} times, turned away {turned_away} times, looked at {looks} times");
}

/// How often the file was written, how often one of the two was turned away, how often the file was looked at.
fn both_play(file: &str, writes: usize) -> (usize, usize, usize) {
    let sentence = format!("bosk: {file}: this file is in use by another Bosk; it was left as it is\n");
    let (turned_away, over) = (AtomicUsize::new(0), AtomicBool::new(false));
    // Every move is written, and the result of every chapter.
    let written = |sheet: &Value| -> usize {
        let length = |record: &Value| record["actions"].as_array().map_or(0, Vec::len);
        let attempts = sheet["chapters"].as_array().unwrap().iter().flat_map(|chapter| chapter.as_array().unwrap());
        attempts.map(|attempt| length(&attempt["record"]) + 1).sum::<usize>() + length(&sheet["running"])
    };
    let whole = || -> Value { serde_json::from_str(&text(file)).expect("the file is whole at every moment") };
    let player = || {
        while !over.load(Ordering::Relaxed) {
            let game = bosk(&["campaign", "play", file, "--seats", "random,random"]);
            if !game.status.success() {
                assert_eq!((game.status.code(), said(&game)), (Some(2), sentence.clone()));
                turned_away.fetch_add(1, Ordering::Relaxed);
            }
        }
    };
    std::thread::scope(|scope| {
        let players = [scope.spawn(player), scope.spawn(player)];
        let mut looks = 0;
        loop {
            let sheet = whole();
            looks += 1;
            if written(&sheet) >= writes || sheet["chapters"].as_array().unwrap().len() == 15 {
                break;
            }
            if players.iter().any(|player| player.is_finished()) {
                break;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        over.store(true, Ordering::Relaxed);
        players.into_iter().for_each(|player| player.join().unwrap());
        // Every game in it is played again when it is shown.
        assert!(bosk(&["campaign", "show", file]).status.success());
        (written(&whole()), turned_away.load(Ordering::Relaxed), looks)
    })
}

#[test]
fn two_processes_cannot_break_a_campaign() {
    two_processes_play_one_campaign(150);
}

#[test]
#[ignore = "runs for a long time; cargo xtask nightly"]
fn nightly_two_processes_cannot_break_a_campaign_in_ten_thousand_writes() {
    two_processes_play_one_campaign(10_000);
}

#[test]
fn a_game_that_is_killed_leaves_its_campaign_whole_and_free() {
    let dir = tempfile::tempdir().unwrap();
    let file = campaign(dir.path());
    let mut command = Command::new(env!("CARGO_BIN_EXE_bosk"));
    command.args(["campaign", "play", &file, "--seed", "3"]).stdin(Stdio::piped()).stdout(Stdio::null());
    let mut child = command.spawn().unwrap();
    let moved = || text(&file).contains("\"for hare\"");
    std::io::Write::write_all(child.stdin.as_mut().unwrap(), b"1\n").unwrap();
    for _ in 0..3_000 {
        if moved() {
            break;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    assert!(moved() && refusal(&["campaign", "give-up", &file]).contains("in use"));
    assert!(bosk(&["campaign", "show", &file]).status.success(), "looking is allowed");
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(out(&bosk(&["campaign", "give-up", &file])).contains("lost"));
}

#[test]
fn a_line_without_an_end_is_refused_and_one_in_another_code_is_not_understood() {
    let endless = bosk_with(&["play", "duo", "--seed", "2"], &"x".repeat(100_000));
    assert_eq!((endless.status.code(), said(&endless).lines().count()), (Some(2), 1));
    let dir = tempfile::tempdir().unwrap();
    let good = record(dir.path()).display().to_string();
    let input = write(dir.path(), "input", "");
    std::fs::write(&input, b"\xff\xfe\nq\n").unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_bosk"));
    command.args(["play", "duo", "--continue", &good]).stdin(std::fs::File::open(&input).unwrap());
    assert!(command.output().unwrap().status.success());
}

//! What people write is shown and never obeyed.

use crate::{bosk, bosk_with, out, refusal, write};
use std::process::Output;

/// A name that would clear the screen, ring the bell, set a title and turn the rest of the line around.
const EVIL: &str = "Mo\u{1b}[2Jss\u{7}\u{1b}]0;x\u{9b}1m\u{202e}bury\u{2066}\r\nEnd";

fn harmless(text: &str) {
    let bad = |c: char| (c.is_control() && c != '\n') || ('\u{202a}'..='\u{202e}').contains(&c) || c == '\u{2066}';
    assert!(!text.contains(bad), "{text:?}");
}

fn whole(output: &Output) -> String {
    format!("{}{}", out(output), String::from_utf8_lossy(&output.stderr))
}

#[test]
fn names_of_towns_and_people_do_not_steer_the_terminal() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("town.json").display().to_string();
    let shown = out(&bosk(&["campaign", "new", &file, "--town", EVIL, "--players", &format!("Ada{EVIL},Grace")]));
    harmless(&shown);
    assert!(shown.contains("Mo\\u{1b}[2Jss\\u{7}"), "it is shown by its number: {shown}");
    harmless(&out(&bosk(&["campaign", "show", &file])));
    harmless(&out(&bosk_with(&["campaign", "play", &file, "--seed", "3"], "1\nq\n")));
}

#[test]
fn what_is_refused_is_told_without_its_tricks() {
    for args in [
        vec!["bench", EVIL],
        vec![EVIL],
        vec!["sim", "duo", "--mode", EVIL],
        vec!["sim", "duo", "--seats", EVIL],
        vec!["sim", "duo", "--games", EVIL],
        vec!["sim", "duo", "--seats", "greedy,\u{1b}[31mred"],
        vec!["replay", EVIL],
        vec!["campaign", "show", EVIL],
        vec!["scenario", "check", EVIL],
        vec!["pack", "check", "duo", "--pack", EVIL],
        vec!["play", "duo", "--lang", EVIL],
    ] {
        harmless(&refusal(&args));
    }
    let dir = tempfile::tempdir().unwrap();
    let evil = dir.path().join(EVIL);
    std::fs::create_dir(&evil).unwrap();
    let record = write(&evil, "\u{1b}[31m.json", "{ \"bosk\": 1, \"\u{1b}\u{202e}\": 2");
    harmless(&refusal(&["replay", &record]));
    let broken = "{\"bosk\":1,\"box\":\"\\u001b[2J\",\"mode\":\"\\u202e\",\"pack\":\"0123456789abcdef\",\
                  \"seed\":1,\"seats\":[],\"actions\":[]}";
    harmless(&refusal(&["replay", &write(&evil, "b.json", broken)]));
    let scenario = write(&evil, "\u{1b}.toml", "box = \"duo\"\n\"\u{202e}\" = 1\n");
    harmless(&whole(&bosk(&["scenario", "check", &scenario])));
}

#[test]
fn what_is_typed_at_the_table_comes_back_without_its_tricks() {
    let game = bosk_with(&["play", "duo", "--seed", "2"], "\u{1b}[2Jx\u{202e}\nc \u{1b}[2J\nw \u{9b}2J\nr \u{7}\nq\n");
    harmless(&whole(&game));
    assert!(out(&game).contains("\\u{1b}[2Jx\\u{202e}"));
}

#[test]
fn names_and_texts_of_a_pack_do_not_steer_the_terminal() {
    let dir = tempfile::tempdir().unwrap();
    let overlay = dir.path().display().to_string();
    // Our mine with a name that would turn the screen red.
    let evil = "\\u001b[41m\\u202eMine\\u0007";
    write(dir.path(), "cards.toml", &format!("[[card]]\nid = \"mine\"\nname_en = \"{evil}\"\ntext_en = \"{evil}\"\n"));
    let args = ["--pack", &overlay, "--lang", "en"];
    let shown = out(&bosk(&[&["pack", "show", "duo"][..], &args].concat()));
    harmless(&shown);
    assert!(shown.contains("\\u{1b}[41m"));
    let sheet = bosk_with(&[&["play", "duo", "--seed", "2"][..], &args].concat(), "c mine\nq\n");
    harmless(&out(&sheet));
    assert!(out(&sheet).contains("\\u{1b}[41m"));
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_no_text_is_refused_or_a_file_name() {
    use std::os::unix::ffi::OsStrExt;
    let odd = std::ffi::OsStr::from_bytes(b"\xff\xfe.json");
    for args in [vec!["replay"], vec!["bench"], vec!["campaign", "show"], vec!["--lang"]] {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_bosk")).args(&args).arg(odd).output().unwrap();
        let said = whole(&output);
        assert_eq!((output.status.code(), said.lines().count()), (Some(2), 1), "{args:?}: {said}");
    }
}

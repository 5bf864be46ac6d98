//! Folders of a person's own values.

use super::{refusal, write};

#[test]
fn what_the_system_refuses_is_told_in_the_language_that_is_spoken() {
    let dir = tempfile::tempdir().unwrap();
    let path = |name: &str| dir.path().join(name).display().to_string();
    let file = write(dir.path(), "file", "");
    let (nowhere, below) = (path("nowhere"), path("file/below.json"));
    for (command, en, fr) in [
        (&["play", "duo", "--pack", &nowhere][..], "there is nothing of this name", "rien ne porte ce nom"),
        (&["play", "duo", "--pack", &file], "this is no folder", "ce n'est pas un dossier"),
        (&["replay", &nowhere], "there is nothing of this name", "rien ne porte ce nom"),
        (&["play", "duo", "--record", &below], "this is no folder", "ce n'est pas un dossier"),
        (&["play", "duo", "--record", &path("no/folder.json")], "nothing of this name", "rien ne porte ce nom"),
    ] {
        for (lang, wanted) in [("en", en), ("fr", fr)] {
            let said = refusal(&[command, &["--lang", lang]].concat());
            assert!(said.contains(wanted) && !said.contains("os error"), "{command:?}: {said}");
        }
    }
}

#[test]
fn a_folder_that_cannot_be_read_is_told_with_its_path() {
    let dir = tempfile::tempdir().unwrap();
    let path = |name: &str| dir.path().join(name).display().to_string();
    std::fs::create_dir_all(dir.path().join("folder/cards.toml")).unwrap();
    std::fs::create_dir(dir.path().join("empty")).unwrap();
    let file = write(dir.path(), "cards.toml", "");
    for (pack, told) in [
        (path("nowhere"), path("nowhere")),
        (file.clone(), file),
        (path("folder"), path("folder/cards.toml")),
        (path("empty"), path("empty")),
    ] {
        for command in [
            &["pack", "check", "duo"][..],
            &["sim", "valley", "--games", "1"],
            &["play", "duo"],
            &["bench", "valley", "--seconds", "0.01"],
            &["perft", "duo"],
            &["scenario", "check", "scenarios/duo/cards/mine.toml"],
        ] {
            let said = refusal(&[command, &["--pack", &pack]].concat());
            assert!(said.starts_with(&format!("bosk: {told}: ")), "{command:?}: {said}");
        }
    }
}

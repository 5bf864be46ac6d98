//! What is drawn: colours, columns, what is drawn again.

use super::{bosk, bosk_in, bosk_with, json, out, refusal, write};
use serde_json::Value;

#[test]
fn pipes_get_no_colours_unless_they_are_forced_and_never_a_cleared_screen() {
    let dir = tempfile::tempdir().unwrap();
    let town = dir.path().join("town.json").display().to_string();
    let new = ["campaign", "new", &town, "--town", "Mossbury", "--players", "Ada,Grace"];
    assert!(!out(&bosk(&new)).contains('\x1b'));
    // Two people in turn, so that the curtain falls between them.
    let game = ["play", "duo", "--seed", "5", "--seats", "human,human"];
    let show = ["campaign", "show", &town];
    for (args, input) in [(&game[..], "1\n\nq\n"), (&show[..], ""), (&["play", "valley", "--help"][..], "")] {
        for (name, value) in [("TERM", "xterm-256color"), ("NO_COLOR", "1"), ("CLICOLOR", "1")] {
            let text = out(&bosk_in(args, input, &[(name, value)]));
            assert!(!text.is_empty() && !text.contains('\x1b'), "{args:?} with {name}: {text}");
        }
    }
    for (args, input) in [(&game[..], "1\n\nq\n"), (&show[..], "")] {
        let forced = out(&bosk_in(args, input, &[("CLICOLOR_FORCE", "1")]));
        assert!(forced.contains("\x1b[1m") && !forced.contains("\x1b[2J"), "{forced}");
        let refused = out(&bosk_in(args, input, &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
        assert!(!refused.contains('\x1b'), "{refused}");
    }
}

#[test]
fn columns_stay_straight_with_wide_names() {
    let dir = tempfile::tempdir().unwrap();
    let ids = ["mine", "farmer", "inn"];
    let names = ["鉱山", "Cafe\u{301}", "🦔 Den"];
    let cards = ids.iter().zip(names).map(|(id, name)| format!("[[card]]\nid = \"{id}\"\nname_en = \"{name}\"\n"));
    write(dir.path(), "cards.toml", &cards.collect::<String>());
    let text = out(&bosk(&["pack", "show", "duo", "--pack", &dir.path().display().to_string()]));
    for name in names {
        let line = text.lines().find(|line| line.contains(name)).unwrap_or_else(|| panic!("{name} in {text}"));
        let before = &line[..line.find(name).unwrap()];
        let rest = &line[before.len() + name.len()..];
        let columns = unicode_width::UnicodeWidthStr::width(name) + rest.chars().take_while(|&c| c == ' ').count();
        assert_eq!((before.chars().count(), columns), (29, 27), "{line}");
    }
}

#[test]
fn in_the_middle_of_a_turn_only_what_changed_is_drawn() {
    for (game, seed, lang, heading) in
        [("duo", "3", "en", "Events"), ("valley", "1", "fr", "Évènements"), ("grove", "3", "fr", "Cartes visibles")]
    {
        let args = ["play", game, "--seed", seed, "--seats", "human,greedy", "--lang", lang];
        let help = if lang == "en" { "or ? for help >" } else { "ou ? pour l'aide >" };
        let pages =
            |input: &str| -> Vec<String> { out(&bosk_with(&args, input)).split(help).map(str::to_owned).collect() };
        let whole = |page: &String| page.lines().any(|line| line.trim() == heading);
        let drawn = pages(&"1\n".repeat(60));
        assert!(whole(&drawn[0]), "a game begins with the whole table: {}", drawn[0]);
        let part = drawn.iter().position(|page| !whole(page)).expect("some questions come in the middle of a turn");
        assert!(drawn[part].lines().count() < drawn[part - 1].lines().count());
        assert!(drawn[part + 1..].iter().any(whole), "a turn begins with the whole table");
        let again = pages(&format!("{}t\nq\n", "1\n".repeat(part)));
        assert_eq!(again[part], drawn[part]);
        assert!(whole(&again[part + 1]), "asked for, all of it is drawn");
    }
}

#[test]
fn achievements_are_told_and_the_sheet_is_shown() {
    let dir = tempfile::tempdir().unwrap();
    let sheet = dir.path().join("sheet.json").display().to_string();
    // A seed with which the bots beat Miss Thorn with something to be proud of.
    let told = (1..60).map(|seed: u32| {
        let seed = seed.to_string();
        let args = ["play", "duo", "--level", "easy", "--seats", "greedy,greedy", "--seed", &seed, "--sheet", &sheet];
        out(&bosk(&args))
    });
    let told = told.into_iter().find(|told| told.contains("Achievement: ")).expect("some seed achieves something");
    let name = told.split("Achievement: ").nth(1).unwrap().lines().next().unwrap();
    let row = |text: &str| {
        let fits = |line: &&str| line.starts_with(name) && line.contains(['✓', '·']);
        text.lines().find(fits).map(str::to_owned).unwrap_or_default()
    };
    assert!(row(&told).contains('✓'), "{told}");
    let shown = out(&bosk(&["achievements", "show", &sheet]));
    assert_eq!(row(&shown), row(&told));
    assert_eq!(shown.lines().count(), 12, "two lines of headings and ten achievements: {shown}");
    let json = json(&["achievements", "show", &sheet, "--json"]);
    let ticked = json["achievements"].as_array().unwrap().iter().filter(|row| row["ticks"] != Value::Array(vec![]));
    assert_eq!(ticked.count(), shown.matches('✓').count());
    assert!(refusal(&["achievements", "show", "/no/such/sheet"]).contains("/no/such/sheet"));
}

#[test]
fn the_board_of_the_grove_is_a_graph_with_straight_columns() {
    for lang in ["en", "fr"] {
        let text = out(&bosk_with(&["play", "grove", "--seed", "3", "--lang", lang], "q\n"));
        let path = text.lines().find(|line| line.matches('─').count() > 5 && !line.starts_with('─')).unwrap();
        assert!(path.chars().count() <= 80, "{path}");
        let trunks: Vec<Vec<usize>> = text
            .lines()
            .filter(|line| line.matches('│').count() == 6)
            .map(|line| line.chars().enumerate().filter(|(_, c)| *c == '│').map(|(at, _)| at).collect())
            .collect();
        assert!(trunks.len() > 9, "{text}");
        assert!(trunks.iter().all(|columns| *columns == trunks[0]), "{trunks:?}");
        assert!(text.contains("♜") && text.contains("♟1"), "the Rival and the bard stand on it");
    }
}

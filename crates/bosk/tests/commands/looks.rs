//! What is drawn: colours, columns, what is drawn again.

use super::{bosk, bosk_in, out, write};

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

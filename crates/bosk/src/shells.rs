//! `bosk completions` and `bosk man`: what a shell wants to know about the commands.

use crate::cli::command;
use crate::failure::Failure;
use clap::Command;
use clap::builder::PossibleValuesParser;
use duo::mode::{CHAPTERS, Difficulty, Level};
use std::path::Path;
use words::{Lang, Words};

/// Writes a script with which a shell completes commands, options and names to standard output.
pub fn complete(words: &Words, shell: clap_complete::Shell) {
    clap_complete::generate(shell, &mut with_names(command(words, None)), "bosk", &mut std::io::stdout());
    // To bash a colon ends a word, but our modes have colons inside.
    if shell == clap_complete::Shell::Bash {
        println!("COMP_WORDBREAKS=${{COMP_WORDBREAKS//:}}");
    }
}

/// Writes the manual into a folder: a page for every command.
pub fn manual(words: &Words, dir: &Path) -> Result<(), Failure> {
    std::fs::create_dir_all(dir).map_err(|e| Failure::write(dir, &e))?;
    clap_mangen::generate_to(command(words, None), dir).map_err(|e| Failure::write(dir, &e))
}

/// The same commands, knowing the names that can be written for boxes, modes and the like.
fn with_names(command: Command) -> Command {
    let names = |arg: clap::Arg| match arg.get_id().as_str() {
        "box" => arg.value_parser(shelf::BOXES),
        "mode" => arg.value_parser(PossibleValuesParser::new(modes().into_iter().flat_map(|(_, modes)| modes))),
        "level" => arg.value_parser(PossibleValuesParser::new(levels())),
        "difficulty" => arg.value_parser(Difficulty::ALL.map(Difficulty::id)),
        "lang" => arg.value_parser(Lang::ALL.map(Lang::code)),
        _ => arg,
    };
    command.mut_args(names).mut_subcommands(with_names)
}

/// The modes of each box, without what can be added to them.
fn modes() -> [(&'static str, Vec<String>); 3] {
    let numbered = |name: &'static str, from: u8, to: u8| (from..=to).map(move |n| format!("{name}:{n}"));
    let duo = ["duel".to_owned(), "challenge".to_owned()]
        .into_iter()
        .chain(Level::ALL.map(|level| format!("challenge:{}", level.id())))
        .chain(numbered("chapter", 1, CHAPTERS));
    let valley = numbered("players", 2, 4).chain(numbered("rugwort", 1, 3)).chain(numbered("nightweave", 0, 4));
    let solo = grove::Level::ALL.map(|level| format!("solo:{}", level.id()));
    let bards = numbered("bards", 2, 4).chain(numbered("bards", 2, 4).map(|mode| mode + ":rival"));
    [("duo", duo.collect()), ("valley", valley.collect()), ("grove", solo.into_iter().chain(bards).collect())]
}

/// How hard Miss Thorn, the Rival and Nightweave can be.
fn levels() -> Vec<String> {
    let named = Level::ALL.map(Level::id).into_iter().chain([grove::Level::Medium.id()]);
    named.map(str::to_owned).chain((0..=4).map(|n: u8| n.to_string())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mode_that_a_shell_completes_can_be_played() {
        for (name, modes) in modes() {
            for mode in modes {
                assert!(shelf::open(name, Some(&mode), None).is_ok(), "{name} {mode}");
            }
        }
    }
}

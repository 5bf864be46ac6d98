//! Bosk on the command line.

mod achievements;
mod allocations;
mod bench;
mod campaign;
mod cli;
mod companion;
mod copying;
mod examples;
mod failure;
mod files;
mod gather;
mod ladder;
mod pack;
mod perft;
mod play;
mod plot;
mod replay;
mod review;
mod run;
mod scenario;
mod shells;
mod sim;
mod terminal;
mod tune;
mod typed;
mod typist;
mod work;

use failure::Failure;
use std::ffi::OsString;
use std::process::ExitCode;
use words::{Lang, Words};

fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().collect();
    let words = match language(&args) {
        Ok(lang) => Words::new(lang),
        Err(failure) => return failure.tell(&Words::new(Lang::from_env(|name| std::env::var(name).ok()))),
    };
    let matches = match cli::parse(&words, args) {
        Ok(matches) => matches,
        Err(cli::Stop::Help(text)) => {
            print!("{text}");
            return ExitCode::SUCCESS;
        }
        Err(cli::Stop::Failure(failure)) => return failure.tell(&words),
    };
    // A reader that has seen enough, like `head`, ends us quietly; a visitor who leaves must not end the server.
    if matches.subcommand_name() != Some("serve") {
        sigpipe::reset();
    }
    match run::run(&words, &matches) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.tell(&words),
    }
}

/// The language asked for with `--lang`, or by the environment.
fn language(args: &[OsString]) -> Result<Lang, Failure> {
    let args: Vec<_> = args.iter().map(|arg| arg.to_string_lossy()).collect();
    let after = args.iter().position(|arg| arg == "--lang").and_then(|i| Some(args.get(i + 1)?.clone().into_owned()));
    let joined = args.iter().find_map(|arg| arg.strip_prefix("--lang=").map(str::to_owned));
    match after.or(joined) {
        None => Ok(Lang::from_env(|name| std::env::var(name).ok())),
        Some(code) => {
            Lang::from_code(&code).ok_or_else(|| Failure(table::Line::new("cli-unknown-language").with("code", code)))
        }
    }
}

//! The commands and their options.

use crate::examples::examples;
use crate::failure::Failure;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgGroup, ArgMatches, Command, value_parser};
use duo::campaign::{MOST_POINTS, MOST_WATCHES};
use std::ffi::OsString;
use std::path::PathBuf;
use table::Line;
use words::Words;

/// Why the command line was not carried out.
pub enum Stop {
    /// Help was asked for.
    Help(String),
    /// Something is wrong with it.
    Failure(Failure),
}

/// Reads the command line.
pub fn parse(words: &Words, args: Vec<OsString>) -> Result<ArgMatches, Stop> {
    let named = shelf::BOXES.into_iter().find(|name| args.iter().any(|arg| arg == name));
    command(words, named).try_get_matches_from(args).map_err(|error| match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Stop::Help(error.render().to_string()),
        _ => Stop::Failure(Failure(explain(&error))),
    })
}

/// One sentence for what clap does not accept, with what may have been meant.
fn explain(error: &clap::Error) -> Line {
    let text = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(list)) => list.join(", "),
        _ => String::new(),
    };
    // The nearest names, the best one last.
    let like = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        Some(ContextValue::Strings(list)) => list.last().cloned(),
        _ => None,
    };
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let name = text(ContextKind::InvalidSubcommand);
            match like(ContextKind::SuggestedSubcommand) {
                Some(like) => Line::new("cli-unknown-command-like").with("name", name).with("like", like),
                None => Line::new("cli-unknown-command").with("name", name),
            }
        }
        ErrorKind::UnknownArgument => {
            let name = text(ContextKind::InvalidArg);
            match like(ContextKind::SuggestedArg) {
                Some(like) => Line::new("cli-unknown-argument-like").with("name", name).with("like", like),
                None => Line::new("cli-unknown-argument").with("name", name),
            }
        }
        ErrorKind::MissingRequiredArgument => {
            Line::new("cli-missing-argument").with("name", text(ContextKind::InvalidArg))
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Line::new("cli-missing-command")
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let line = match text(ContextKind::ValidValue) {
                known if known.is_empty() => Line::new("cli-bad-value"),
                known => Line::new("cli-bad-value-known").with("known", known),
            };
            line.with("name", text(ContextKind::InvalidArg)).with("value", text(ContextKind::InvalidValue))
        }
        _ => Line::new("cli-bad-usage").with("name", text(ContextKind::InvalidArg)),
    }
}

/// All commands; their help tells of one box alone where the command line names it.
pub fn command(words: &Words, named: Option<&str>) -> Command {
    // The help of an option for each box, and for all of them.
    let of_box = |[duo, valley, grove, all]: [&'static str; 4]| match named {
        Some("duo") => duo,
        Some("valley") => valley,
        Some("grove") => grove,
        _ => all,
    };
    let modes = of_box(["cli-help-mode-duo", "cli-help-mode-valley", "cli-help-mode-grove", "cli-help-mode"]);
    let levels = of_box(["cli-help-level-duo", "cli-help-level-valley", "cli-help-level-grove", "cli-help-level"]);
    // What only Everdell Duo has is not shown in the help of another box.
    let duo_only = |arg: Arg| arg.hide(named.is_some_and(|name| name != "duo"));
    let option = |name: &'static str, value: &'static str, help: &'static str| {
        Arg::new(name).long(name).value_name(value).help(words.get(help))
    };
    let flag = |name: &'static str, help: &'static str| {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(words.get(help))
    };
    let the_box = || Arg::new("box").value_name("BOX").required(true).help(words.get("cli-help-box"));
    let mode = |command: Command| {
        command
            .arg(option("mode", "MODE", modes))
            .arg(option("level", "LEVEL", levels))
            .arg(duo_only(option("difficulty", "normal|hard", "cli-help-difficulty")))
            .arg(duo_only(flag("solo", "cli-help-solo")))
    };
    let overlay = || option("pack", "DIR", "cli-help-pack").value_parser(value_parser!(PathBuf));
    let json = || flag("json", "cli-help-json");
    let seed = || option("seed", "SEED", "cli-help-seed").value_parser(value_parser!(u64));
    let number = |name, help| option(name, "N", help).value_parser(value_parser!(u64));
    let file = |name, help| option(name, "FILE", help).value_parser(value_parser!(PathBuf));
    let record = || {
        Arg::new("record")
            .value_name("FILE")
            .required(true)
            .value_parser(value_parser!(PathBuf))
            .help(words.get("cli-help-record"))
    };
    let sheet = || {
        Arg::new("file")
            .value_name("FILE")
            .required(true)
            .value_parser(value_parser!(PathBuf))
            .help(words.get("cli-help-campaign-file"))
    };
    let help = Arg::new("help").long("help").short('h').action(ArgAction::Help).help(words.get("cli-help-help"));
    let language = option("lang", "fr|en", "cli-help-lang").global(true);
    let template = format!("{{about}}\n\n{}  {{usage}}\n\n{{all-args}}{{after-help}}\n", words.get("cli-usage"));
    let command = words.get("cli-command");
    let sub = |name: &'static str, usage: &str, about: &'static str| {
        Command::new(name)
            .about(words.get(about))
            .override_usage(format!("bosk {usage}"))
            .disable_help_flag(true)
            .next_help_heading(words.get("cli-options"))
            .arg(help.clone())
            .help_template(template.clone())
            .after_help(examples(words, usage, named))
            .subcommand_help_heading(words.get("cli-commands"))
    };
    let root = sub("bosk", &command, "cli-about")
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .subcommand_required(true)
        .arg(Arg::new("version").long("version").action(ArgAction::Version).help(words.get("cli-help-version")))
        .arg(language);
    root.subcommand(
        mode(sub("play", "play BOX", "cli-about-play").arg(the_box()))
            .arg(option("seats", "A,B..", "cli-help-seats-play"))
            .arg(seed())
            .arg(overlay())
            .arg(file("record", "cli-help-keep-record"))
            .arg(flag("force", "cli-help-force").requires("record"))
            .arg(duo_only(file("sheet", "cli-help-sheet")))
            .arg(file("continue", "cli-help-continue"))
            .arg(number("to", "cli-help-to-move")),
    )
    .subcommand(
        mode(sub("sim", "sim BOX", "cli-about-sim").arg(the_box()))
            .arg(number("games", "cli-help-games"))
            .arg(seed().help(words.get("cli-help-seed-sim")))
            .arg(option("seats", "A,B..", "cli-help-seats"))
            .arg(flag("swap", "cli-help-swap"))
            .arg(flag("cards", "cli-help-cards"))
            .arg(option("minutes", "N", "cli-help-minutes").value_parser(value_parser!(f64)))
            .arg(file("keep", "cli-help-keep"))
            .arg(overlay())
            .arg(file("plot", "cli-help-plot"))
            .arg(json()),
    )
    .subcommand(
        mode(sub("ladder", "ladder BOX", "cli-about-ladder").arg(the_box()))
            .arg(option("levels", "A,B..", "cli-help-levels"))
            .arg(number("games", "cli-help-games-ladder"))
            .arg(seed().help(words.get("cli-help-seed-ladder")))
            .arg(option("minutes", "N", "cli-help-minutes").value_parser(value_parser!(f64)))
            .arg(file("keep", "cli-help-keep"))
            .arg(overlay())
            .arg(file("plot", "cli-help-plot-ladder"))
            .arg(file("network", "cli-help-network"))
            .arg(json()),
    )
    .subcommand(
        mode(sub("tune", "tune BOX", "cli-about-tune").arg(the_box()))
            .arg(number("rounds", "cli-help-rounds"))
            .arg(number("games", "cli-help-games-tune"))
            .arg(seed())
            .arg(option("minutes", "N", "cli-help-minutes").value_parser(value_parser!(f64)))
            .arg(file("keep", "cli-help-keep"))
            .arg(file("to", "cli-help-tune-to"))
            .arg(json()),
    )
    .subcommand(
        mode(sub("gather", "gather BOX", "cli-about-gather").arg(the_box()))
            .arg(number("games", "cli-help-games"))
            .arg(seed())
            .arg(file("network", "cli-help-network"))
            .arg(file("to", "cli-help-gather-to").required(true)),
    )
    .subcommand(
        mode(sub("bench", "bench BOX", "cli-about-bench").arg(the_box()))
            .arg(option("seconds", "N", "cli-help-seconds").value_parser(value_parser!(f64)))
            .arg(option("bot", "NAME", "cli-help-bench-bot"))
            .arg(overlay())
            .arg(json()),
    )
    .subcommand(
        mode(sub("perft", "perft BOX", "cli-about-perft").arg(the_box()))
            .arg(file("scenario", "cli-help-scenario"))
            .arg(number("depth", "cli-help-depth").value_parser(value_parser!(u64).range(1..=20)))
            .arg(overlay())
            .arg(json()),
    )
    .subcommand(
        sub("scenario", "scenario check FILES..", "cli-about-scenario")
            .subcommand_required(true)
            .disable_help_subcommand(true)
            .subcommand(
                sub("check", "scenario check FILES..", "cli-about-scenario-check")
                    .arg(
                        Arg::new("files")
                            .value_name("FILES")
                            .required(true)
                            .num_args(1..)
                            .value_parser(value_parser!(PathBuf))
                            .help(words.get("cli-help-files")),
                    )
                    .arg(flag("trace", "cli-help-trace").conflicts_with("json"))
                    .arg(overlay())
                    .arg(json()),
            ),
    )
    .subcommand(
        sub("replay", "replay FILE", "cli-about-replay")
            .arg(record())
            .arg(number("to", "cli-help-to-move"))
            .arg(overlay())
            .arg(json()),
    )
    .subcommand(
        sub("review", "review FILE", "cli-about-review")
            .arg(record())
            .arg(number("seat", "cli-help-seat"))
            .arg(number("walks", "cli-help-walks").value_parser(value_parser!(u64).range(1..=1_000_000)))
            .arg(overlay())
            .arg(file("plot", "cli-help-plot-review"))
            .arg(json()),
    )
    .subcommand(
        sub("companion", "companion BOX", "cli-about-companion")
            .arg(the_box())
            .arg(option("mode", "MODE", "cli-help-mode-companion"))
            .arg(seed())
            .arg(overlay())
            .arg(file("record", "cli-help-keep-record"))
            .arg(flag("force", "cli-help-force").requires("record"))
            .arg(file("continue", "cli-help-continue")),
    )
    .subcommand(
        sub("serve", "serve", "cli-about-serve")
            .arg(option("port", "N", "cli-help-port").value_parser(value_parser!(u16)))
            .arg(option("page", "DIR", "cli-help-page").value_parser(value_parser!(PathBuf))),
    )
    .subcommand(
        sub("campaign", &format!("campaign {command}"), "cli-about-campaign")
            .subcommand_required(true)
            .disable_help_subcommand(true)
            .subcommand(
                sub("new", "campaign new FILE", "cli-about-campaign-new")
                    .arg(sheet())
                    .arg(option("town", "NAME", "cli-help-town").required(true))
                    .arg(option("players", "A[,B]", "cli-help-players").required(true))
                    .arg(option("difficulty", "normal|hard", "cli-help-difficulty"))
                    .arg(overlay()),
            )
            .subcommand(
                sub("play", "campaign play FILE", "cli-about-campaign-play")
                    .arg(sheet())
                    .arg(flag("replay", "cli-help-replay"))
                    .arg(option("seats", "A,B", "cli-help-seats-campaign"))
                    .arg(seed())
                    .arg(overlay()),
            )
            .subcommand(
                sub("give-up", "campaign give-up FILE", "cli-about-campaign-give-up").arg(sheet()).arg(overlay()),
            )
            .subcommand(
                sub("result", "campaign result FILE --won N", "cli-about-campaign-result")
                    .arg(sheet())
                    .arg(number("won", "cli-help-won").value_parser(value_parser!(u64).range(0..=MOST_POINTS as u64)))
                    .arg(flag("lost", "cli-help-lost"))
                    .group(ArgGroup::new("how").args(["won", "lost"]).required(true))
                    .arg(
                        number("watches", "cli-help-watches")
                            .value_parser(value_parser!(u64).range(0..=MOST_WATCHES.into())),
                    )
                    .arg(option("kept", "A,B", "cli-help-kept"))
                    .arg(option("used", "A,B", "cli-help-used"))
                    .arg(flag("replay", "cli-help-result-replay"))
                    .arg(overlay()),
            )
            .subcommand(
                sub("show", "campaign show FILE", "cli-about-campaign-show").arg(sheet()).arg(overlay()).arg(json()),
            ),
    )
    .subcommand(
        sub("achievements", "achievements show FILE", "cli-about-achievements")
            .subcommand_required(true)
            .disable_help_subcommand(true)
            .subcommand(
                sub("show", "achievements show FILE", "cli-about-achievements-show")
                    .arg(sheet().help(words.get("cli-help-sheet")))
                    .arg(overlay())
                    .arg(json()),
            ),
    )
    .subcommand(
        sub("pack", &format!("pack {command}"), "cli-about-pack")
            .subcommand_required(true)
            .disable_help_subcommand(true)
            .subcommand(sub("show", "pack show BOX", "cli-about-pack-show").arg(the_box()).arg(overlay()).arg(json()))
            .subcommand(
                sub("check", "pack check BOX", "cli-about-pack-check").arg(the_box()).arg(overlay()).arg(json()),
            )
            .subcommand(
                sub("export", "pack export BOX", "cli-about-pack-export")
                    .arg(the_box())
                    .arg(overlay())
                    .arg(option("to", "DIR", "cli-help-export-to").required(true).value_parser(value_parser!(PathBuf))),
            ),
    )
    .subcommand(
        sub("completions", "completions SHELL", "cli-about-completions").arg(
            Arg::new("shell")
                .value_name("SHELL")
                .required(true)
                .value_parser(value_parser!(clap_complete::Shell))
                .help(words.get("cli-help-shell")),
        ),
    )
    .subcommand(
        sub("man", "man DIR", "cli-about-man").hide(true).arg(
            Arg::new("dir")
                .value_name("DIR")
                .required(true)
                .value_parser(value_parser!(PathBuf))
                .help(words.get("cli-help-export-to")),
        ),
    )
}

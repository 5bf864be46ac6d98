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
    let of = &Parts { words, named };
    let commands = playing(of).into_iter().chain(measuring(of)).chain(looking_back(of)).chain(beside(of));
    of.sub("bosk", &words.get("cli-command"), "cli-about")
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .subcommand_required(true)
        .arg(Arg::new("version").long("version").action(ArgAction::Version).help(words.get("cli-help-version")))
        .arg(of.option("lang", "fr|en", "cli-help-lang").global(true))
        .subcommands(commands)
        .subcommands([campaign(of), achievements(of), pack(of)])
        .subcommands(about_itself(of))
}

/// What commands are made of: texts in the language that is spoken, of the box that is named.
struct Parts<'w> {
    words: &'w Words,
    named: Option<&'w str>,
}

impl Parts<'_> {
    fn sub(&self, name: &'static str, usage: &str, about: &'static str) -> Command {
        let words = self.words;
        let help = Arg::new("help").long("help").short('h').action(ArgAction::Help).help(words.get("cli-help-help"));
        Command::new(name)
            .about(words.get(about))
            .override_usage(format!("bosk {usage}"))
            .disable_help_flag(true)
            .next_help_heading(words.get("cli-options"))
            .arg(help)
            .help_template(format!(
                "{{about}}\n\n{}  {{usage}}\n\n{{all-args}}{{after-help}}\n",
                words.get("cli-usage")
            ))
            .after_help(examples(words, usage, self.named))
            .subcommand_help_heading(words.get("cli-commands"))
    }

    /// A command that only gathers others.
    fn family(&self, name: &'static str, usage: &str, about: &'static str) -> Command {
        self.sub(name, usage, about).subcommand_required(true).disable_help_subcommand(true)
    }

    /// The help of an option for each box, and for all of them.
    fn of_box(&self, [duo, valley, grove, all]: [&'static str; 4]) -> &'static str {
        match self.named {
            Some("duo") => duo,
            Some("valley") => valley,
            Some("grove") => grove,
            _ => all,
        }
    }

    /// What only Everdell Duo has is not shown in the help of another box.
    fn duo_only(&self, arg: Arg) -> Arg {
        arg.hide(self.named.is_some_and(|name| name != "duo"))
    }

    fn option(&self, name: &'static str, value: &'static str, help: &'static str) -> Arg {
        Arg::new(name).long(name).value_name(value).help(self.words.get(help))
    }

    fn flag(&self, name: &'static str, help: &'static str) -> Arg {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(self.words.get(help))
    }

    fn the_box(&self) -> Arg {
        Arg::new("box").value_name("BOX").required(true).help(self.words.get("cli-help-box"))
    }

    fn mode(&self, command: Command) -> Command {
        let modes = ["cli-help-mode-duo", "cli-help-mode-valley", "cli-help-mode-grove", "cli-help-mode"];
        let levels = ["cli-help-level-duo", "cli-help-level-valley", "cli-help-level-grove", "cli-help-level"];
        command
            .arg(self.option("mode", "MODE", self.of_box(modes)))
            .arg(self.option("level", "LEVEL", self.of_box(levels)))
            .arg(self.duo_only(self.option("difficulty", "normal|hard", "cli-help-difficulty")))
            .arg(self.duo_only(self.flag("solo", "cli-help-solo")))
    }

    fn overlay(&self) -> Arg {
        self.option("pack", "DIR", "cli-help-pack").value_parser(value_parser!(PathBuf))
    }

    fn json(&self) -> Arg {
        self.flag("json", "cli-help-json")
    }

    fn seed(&self) -> Arg {
        self.option("seed", "SEED", "cli-help-seed").value_parser(value_parser!(u64))
    }

    fn minutes(&self) -> Arg {
        self.option("minutes", "N", "cli-help-minutes").value_parser(value_parser!(f64))
    }

    fn number(&self, name: &'static str, help: &'static str) -> Arg {
        self.option(name, "N", help).value_parser(value_parser!(u64))
    }

    fn file(&self, name: &'static str, help: &'static str) -> Arg {
        self.option(name, "FILE", help).value_parser(value_parser!(PathBuf))
    }

    /// A path that must be named.
    fn path(&self, name: &'static str, value: &'static str, help: &'static str) -> Arg {
        Arg::new(name).value_name(value).required(true).value_parser(value_parser!(PathBuf)).help(self.words.get(help))
    }

    fn record(&self) -> Arg {
        self.path("record", "FILE", "cli-help-record")
    }

    fn sheet(&self) -> Arg {
        self.path("file", "FILE", "cli-help-campaign-file")
    }
}

/// A game at the terminal.
fn playing(of: &Parts<'_>) -> [Command; 1] {
    [of.mode(of.sub("play", "play BOX", "cli-about-play").arg(of.the_box()))
        .arg(of.option("seats", "A,B..", "cli-help-seats-play"))
        .arg(of.seed())
        .arg(of.overlay())
        .arg(of.file("record", "cli-help-keep-record"))
        .arg(of.flag("force", "cli-help-force").requires("record"))
        .arg(of.duo_only(of.file("sheet", "cli-help-sheet")))
        .arg(of.file("continue", "cli-help-continue"))
        .arg(of.number("to", "cli-help-to-move"))]
}

/// Games that bots play, and what is counted and measured.
fn measuring(of: &Parts<'_>) -> [Command; 6] {
    [
        of.mode(of.sub("sim", "sim BOX", "cli-about-sim").arg(of.the_box()))
            .arg(of.number("games", "cli-help-games"))
            .arg(of.seed().help(of.words.get("cli-help-seed-sim")))
            .arg(of.option("seats", "A,B..", "cli-help-seats"))
            .arg(of.flag("swap", "cli-help-swap"))
            .arg(of.flag("cards", "cli-help-cards"))
            .arg(of.minutes())
            .arg(of.file("keep", "cli-help-keep"))
            .arg(of.overlay())
            .arg(of.file("plot", "cli-help-plot"))
            .arg(of.json()),
        of.mode(of.sub("ladder", "ladder BOX", "cli-about-ladder").arg(of.the_box()))
            .arg(of.option("levels", "A,B..", "cli-help-levels"))
            .arg(of.number("games", "cli-help-games-ladder"))
            .arg(of.seed().help(of.words.get("cli-help-seed-ladder")))
            .arg(of.minutes())
            .arg(of.file("keep", "cli-help-keep"))
            .arg(of.overlay())
            .arg(of.file("plot", "cli-help-plot-ladder"))
            .arg(of.file("network", "cli-help-network"))
            .arg(of.json()),
        of.mode(of.sub("tune", "tune BOX", "cli-about-tune").arg(of.the_box()))
            .arg(of.number("rounds", "cli-help-rounds"))
            .arg(of.number("games", "cli-help-games-tune"))
            .arg(of.seed())
            .arg(of.minutes())
            .arg(of.file("keep", "cli-help-keep"))
            .arg(of.file("to", "cli-help-tune-to"))
            .arg(of.json()),
        of.mode(of.sub("gather", "gather BOX", "cli-about-gather").arg(of.the_box()))
            .arg(of.number("games", "cli-help-games"))
            .arg(of.seed())
            .arg(of.file("network", "cli-help-network"))
            .arg(of.file("to", "cli-help-gather-to").required(true)),
        of.mode(of.sub("bench", "bench BOX", "cli-about-bench").arg(of.the_box()))
            .arg(of.option("seconds", "N", "cli-help-seconds").value_parser(value_parser!(f64)))
            .arg(of.option("bot", "NAME", "cli-help-bench-bot"))
            .arg(of.overlay())
            .arg(of.json()),
        of.mode(of.sub("perft", "perft BOX", "cli-about-perft").arg(of.the_box()))
            .arg(of.file("scenario", "cli-help-scenario"))
            .arg(of.number("depth", "cli-help-depth").value_parser(value_parser!(u64).range(1..=20)))
            .arg(of.overlay())
            .arg(of.json()),
    ]
}

/// Positions and games that somebody kept.
fn looking_back(of: &Parts<'_>) -> [Command; 3] {
    [
        of.family("scenario", "scenario check FILES..", "cli-about-scenario").subcommand(
            of.sub("check", "scenario check FILES..", "cli-about-scenario-check")
                .arg(
                    Arg::new("files")
                        .value_name("FILES")
                        .required(true)
                        .num_args(1..)
                        .value_parser(value_parser!(PathBuf))
                        .help(of.words.get("cli-help-files")),
                )
                .arg(of.flag("trace", "cli-help-trace").conflicts_with("json"))
                .arg(of.overlay())
                .arg(of.json()),
        ),
        of.sub("replay", "replay FILE", "cli-about-replay")
            .arg(of.record())
            .arg(of.number("to", "cli-help-to-move"))
            .arg(of.overlay())
            .arg(of.json()),
        of.sub("review", "review FILE", "cli-about-review")
            .arg(of.record())
            .arg(of.number("seat", "cli-help-seat"))
            .arg(of.number("walks", "cli-help-walks").value_parser(value_parser!(u64).range(1..=1_000_000)))
            .arg(of.overlay())
            .arg(of.file("plot", "cli-help-plot-review"))
            .arg(of.json()),
    ]
}

/// A game beside cardboard, or on the page.
fn beside(of: &Parts<'_>) -> [Command; 2] {
    [
        of.sub("companion", "companion BOX", "cli-about-companion")
            .arg(of.the_box())
            .arg(of.option("mode", "MODE", "cli-help-mode-companion"))
            .arg(of.seed())
            .arg(of.overlay())
            .arg(of.file("record", "cli-help-keep-record"))
            .arg(of.flag("force", "cli-help-force").requires("record"))
            .arg(of.file("continue", "cli-help-continue")),
        of.sub("serve", "serve", "cli-about-serve")
            .arg(of.option("port", "N", "cli-help-port").value_parser(value_parser!(u16)))
            .arg(of.option("page", "DIR", "cli-help-page").value_parser(value_parser!(PathBuf))),
    ]
}

/// The campaign of Everdell Duo, kept in a file.
fn campaign(of: &Parts<'_>) -> Command {
    of.family("campaign", &format!("campaign {}", of.words.get("cli-command")), "cli-about-campaign")
        .subcommand(
            of.sub("new", "campaign new FILE", "cli-about-campaign-new")
                .arg(of.sheet())
                .arg(of.option("town", "NAME", "cli-help-town").required(true))
                .arg(of.option("players", "A[,B]", "cli-help-players").required(true))
                .arg(of.option("difficulty", "normal|hard", "cli-help-difficulty"))
                .arg(of.overlay()),
        )
        .subcommand(
            of.sub("play", "campaign play FILE", "cli-about-campaign-play")
                .arg(of.sheet())
                .arg(of.flag("replay", "cli-help-replay"))
                .arg(of.option("seats", "A,B", "cli-help-seats-campaign"))
                .arg(of.seed())
                .arg(of.overlay()),
        )
        .subcommand(
            of.sub("give-up", "campaign give-up FILE", "cli-about-campaign-give-up").arg(of.sheet()).arg(of.overlay()),
        )
        .subcommand(
            of.sub("result", "campaign result FILE --won N", "cli-about-campaign-result")
                .arg(of.sheet())
                .arg(of.number("won", "cli-help-won").value_parser(value_parser!(u64).range(0..=MOST_POINTS as u64)))
                .arg(of.flag("lost", "cli-help-lost"))
                .group(ArgGroup::new("how").args(["won", "lost"]).required(true))
                .arg(
                    of.number("watches", "cli-help-watches")
                        .value_parser(value_parser!(u64).range(0..=MOST_WATCHES.into())),
                )
                .arg(of.option("kept", "A,B", "cli-help-kept"))
                .arg(of.option("used", "A,B", "cli-help-used"))
                .arg(of.flag("replay", "cli-help-result-replay"))
                .arg(of.overlay()),
        )
        .subcommand(
            of.sub("show", "campaign show FILE", "cli-about-campaign-show")
                .arg(of.sheet())
                .arg(of.overlay())
                .arg(of.json()),
        )
}

/// The sheet of achievements of Everdell Duo.
fn achievements(of: &Parts<'_>) -> Command {
    of.family("achievements", "achievements show FILE", "cli-about-achievements").subcommand(
        of.sub("show", "achievements show FILE", "cli-about-achievements-show")
            .arg(of.sheet().help(of.words.get("cli-help-sheet")))
            .arg(of.overlay())
            .arg(of.json()),
    )
}

/// What the cards are, and whose values.
fn pack(of: &Parts<'_>) -> Command {
    of.family("pack", &format!("pack {}", of.words.get("cli-command")), "cli-about-pack")
        .subcommand(
            of.sub("show", "pack show BOX", "cli-about-pack-show").arg(of.the_box()).arg(of.overlay()).arg(of.json()),
        )
        .subcommand(
            of.sub("check", "pack check BOX", "cli-about-pack-check")
                .arg(of.the_box())
                .arg(of.overlay())
                .arg(of.json()),
        )
        .subcommand(
            of.sub("export", "pack export BOX", "cli-about-pack-export")
                .arg(of.the_box())
                .arg(of.overlay())
                .arg(of.option("to", "DIR", "cli-help-export-to").required(true).value_parser(value_parser!(PathBuf))),
        )
}

/// What helps to use the program.
fn about_itself(of: &Parts<'_>) -> [Command; 2] {
    [
        of.sub("completions", "completions SHELL", "cli-about-completions").arg(
            Arg::new("shell")
                .value_name("SHELL")
                .required(true)
                .value_parser(value_parser!(clap_complete::Shell))
                .help(of.words.get("cli-help-shell")),
        ),
        of.sub("man", "man DIR", "cli-about-man").hide(true).arg(of.path("dir", "DIR", "cli-help-export-to")),
    ]
}

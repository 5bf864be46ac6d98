//! Build steps that cargo alone cannot do: `cargo xtask test` is the whole check, `cargo xtask nightly` the long one,
//! `cargo xtask page` builds the page, `cargo xtask play` serves it, `cargo xtask browser` tests it as it was built last,
//! `cargo xtask pictures` takes its pictures, `cargo xtask format` formats everything,
//! `cargo xtask supplies` looks at what we build on, `cargo xtask fuzz` tries every reader with broken input,
//! `cargo xtask man` writes the manual of the command line, `cargo xtask site` all documents with the table itself as a
//! small site, `cargo xtask dist` an archive to hand out.

mod browser;
mod dist;
mod nightly;
mod page;
mod site;
mod supplies;

use page::Finish;
use std::process::{Command, ExitCode};
use std::time::Instant;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (task, options) = args.split_first().map_or(("", &[][..]), |(task, rest)| (task.as_str(), rest));
    match task {
        "test" => finish(test()),
        "nightly" => match numbers(options, [("--games", 1_000_000), ("--seed", 1)]) {
            Ok([games, seed]) => finish(nightly(games, seed)),
            Err(why) => usage(&why),
        },
        "fuzz" => match numbers(options, [("--minutes", 60), ("--seed", clock())]) {
            Ok([minutes, seed]) => finish(nightly::fuzz(minutes, seed)),
            Err(why) => usage(&why),
        },
        "format" => finish(format(&[])),
        "supplies" => finish(supplies::declared_rust().and_then(|()| supplies::deny(true))),
        "page" => {
            let (only, options) = match options.split_last() {
                Some((name, rest)) if page::is_page(name) => (Some(name.as_str()), rest),
                _ => (None, options),
            };
            polished(options, |finish| {
                page::build_only(finish, only).map(|out| println!("the page is in {}", out.display()))
            })
        }
        "browser" => {
            let tested = ours("bosk").and_then(|_| browser::test(options));
            finish(tested.map(|told| println!("== everything holds: {told}")))
        }
        "site" => {
            polished(options, |finish| site::build(finish).map(|out| println!("the site is in {}", out.display())))
        }
        "dist" => finish(dist::build().map(drop)),
        "man" => finish(write_manual()),
        "play" => finish(play(options)),
        "pictures" => finish(page::build(Finish::Release).and_then(|_| browser::pictures())),
        _ => usage("no such task"),
    }
}

fn usage(why: &str) -> ExitCode {
    eprintln!("xtask: {why}");
    eprintln!(
        "usage: cargo xtask play | test | page [--quick] [PAGE] | browser [FILE..] | site [--quick] | dist | man | pictures | format"
    );
    eprintln!("       cargo xtask supplies | nightly [--games N] [--seed N] | fuzz [--minutes N] [--seed N]");
    ExitCode::from(2)
}

/// A task that builds the page, quickly if that is asked for.
fn polished(options: &[String], task: impl FnOnce(Finish) -> Result<(), String>) -> ExitCode {
    match options {
        [] => finish(task(Finish::Release)),
        [quick] if quick == "--quick" => finish(task(Finish::Quick)),
        [other, ..] => usage(&format!("there is no {other} here")),
    }
}

/// Options that take a number, with what they are if they are not given.
fn numbers<const N: usize>(options: &[String], known: [(&str, u64); N]) -> Result<[u64; N], String> {
    let mut numbers = known.map(|(_, default)| default);
    for pair in options.chunks(2) {
        let place = known.iter().position(|(name, _)| *name == pair[0]);
        let place = place.ok_or_else(|| format!("there is no {} here", pair[0]))?;
        let number = pair.get(1).and_then(|text| text.parse().ok());
        numbers[place] = number.ok_or_else(|| format!("{} wants a number", pair[0]))?;
    }
    Ok(numbers)
}

/// A seed that is another one each time.
fn clock() -> u64 {
    std::time::UNIX_EPOCH.elapsed().map_or(1, |since| since.as_secs())
}

/// The whole check. The page is compiled and the browser fetched beside the tests: all leave a core idle now and then.
fn test() -> Result<(), String> {
    let start = Instant::now();
    install("rustfmt", "fmt")?;
    install("clippy", "clippy")?;
    page::prepare()?;
    timed("supplies", || supplies::declared_rust().and_then(|()| supplies::deny(false)))?;
    timed("format", || format(&["--check"]))?;
    std::thread::scope(|scope| {
        let browser = scope.spawn(browser::prepare);
        let page = scope.spawn(|| timed("page", || page::clippy().and_then(|()| page::compile(Finish::Release, None))));
        let tested = TEST.iter().try_for_each(|step| timed(step.title, || step.run()));
        if let Err(why) = &tested {
            eprintln!("xtask: {why} (the page is still being compiled)");
        }
        let compiled = page.join().map_err(|_| "the page's build broke off".to_owned())?;
        let fetched = browser.join().map_err(|_| "fetching the browser broke off".to_owned())?;
        tested.and(compiled).and(fetched.map(drop))
    })?;
    page::assemble(Finish::Release, &mut ours("assembler")?)?;
    let told = timed("browser", || browser::test(&[]))?;
    println!("== everything holds: {told}, {:.1} minutes in all", start.elapsed().as_secs_f64() / 60.0);
    Ok(())
}

/// Formats everything, or only looks whether it is. The faces are found by their folders, where cargo does not see them.
fn format(how: &[&str]) -> Result<(), String> {
    let done = |command: &mut Command, what: &str| {
        let status = command.args(how).current_dir(page::root()).status().map_err(|e| e.to_string())?;
        if status.success() { Ok(()) } else { Err(format!("the format of {what} is not as it should be")) }
    };
    done(cargo().args(["fmt", "--all"]), "the house")?;
    done(cargo().args(["fmt", "--manifest-path", "crates/client/Cargo.toml"]), "the page")?;
    let faces = page::faces().into_iter().map(|folder| folder.join("mod.rs"));
    done(Command::new("rustfmt").args(["--edition", "2024"]).args(faces), "the faces")
}

/// The long check.
fn nightly(games: u64, seed: u64) -> Result<(), String> {
    nightly::run(games, seed)?;
    timed("declared Rust", supplies::compile_with_declared_rust)?;
    timed("supplies", || supplies::declared_rust().and_then(|()| supplies::deny(true)))
}

/// Runs one step and says how long it took.
fn timed<T>(title: &str, step: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    println!("== {title}");
    let start = Instant::now();
    let done = step().map_err(|why| format!("{title} failed: {why}"))?;
    println!("== {title}: {:.0} s", start.elapsed().as_secs_f64());
    Ok(done)
}

fn finish(result: Result<(), String>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Writes the manual pages of `bosk` in both languages, laid out as `man` looks for them.
fn write_manual() -> Result<(), String> {
    let out = page::root().join("target/man");
    for (lang, folder) in [("en", "man1"), ("fr", "fr/man1")] {
        let to = out.join(folder).display().to_string();
        let arguments = ["run", "--quiet", "--package", "bosk", "--", "man", &to, "--lang", lang];
        let status = cargo().args(arguments).current_dir(page::root()).status().map_err(|e| e.to_string())?;
        if !status.success() {
            return Err(status.to_string());
        }
    }
    println!("the manual is in {0} (try: man -M {0} bosk)", out.display());
    Ok(())
}

/// Builds the page and the server, and serves the page on this machine.
fn play(options: &[String]) -> Result<(), String> {
    println!("== building the page (a few minutes the first time)");
    page::build(Finish::Release)?;
    // The server hands out files: it need not be made for speed, nor around the page.
    let mut served = cargo();
    served.args(["run", "--quiet", "--package", "bosk", "--", "serve", "--page"]).arg(xtask::pages_folder());
    let status = served.args(options).current_dir(page::root()).status().map_err(|e| e.to_string())?;
    if status.success() { Ok(()) } else { Err(status.to_string()) }
}

/// Installs Debian packages, unless the file that they bring is there already. Where that cannot be done, `instead` says
/// what else somebody can do.
fn apt(packages: &[&str], brings: &str, instead: &str) -> Result<(), String> {
    if std::path::Path::new(brings).exists() {
        return Ok(());
    }
    let names = packages.join(" ");
    let apt = |args: &[&str]| {
        Command::new("apt-get").args(args).stdout(std::process::Stdio::null()).status().is_ok_and(|s| s.success())
    };
    if !apt(&["--version"]) {
        return Err(format!("{names}: missing, and there is no apt-get here. {instead}"));
    }
    println!("== installing {names}");
    apt(&["update", "-qq"]);
    let install: Vec<&str> = ["install", "-y", "-qq"].iter().chain(packages).copied().collect();
    if apt(&install) {
        return Ok(());
    }
    Err(format!("{names}: missing, and could not be installed. Run `sudo apt-get install {names}`. {instead}"))
}

/// One command of a task.
struct Step {
    title: &'static str,
    /// Which of our programs runs; cargo if none does.
    by: Option<&'static str>,
    args: &'static [&'static str],
}

const TEST: [Step; 5] = [
    Step {
        title: "clippy",
        by: None,
        args: &["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"],
    },
    Step { title: "tests", by: None, args: &["test", "--workspace", "--quiet"] },
    Step { title: "scenarios", by: Some("bosk"), args: &["scenario", "check", "scenarios", "--lang", "en"] },
    Step { title: "fuzz", by: Some("fuzz"), args: &["--seconds", "25"] },
    Step { title: "documentation", by: None, args: &["doc", "--workspace", "--no-deps", "--quiet"] },
];

impl Step {
    fn run(&self) -> Result<(), String> {
        let mut command = match self.by {
            None => cargo(),
            Some(program) => ours(program)?,
        };
        if self.title == "documentation" {
            command.env("RUSTDOCFLAGS", "-D warnings");
        }
        let status = command.args(self.args).status().map_err(|e| e.to_string())?;
        if status.success() { Ok(()) } else { Err(status.to_string()) }
    }
}

/// One of our programs, built as the tests build it: a package by itself would be compiled anew, with other features.
fn ours(program: &str) -> Result<Command, String> {
    let built = cargo().args(["build", "--workspace", "--bins", "--quiet"]).current_dir(page::root()).status();
    if !built.is_ok_and(|status| status.success()) {
        return Err(format!("{program} does not build"));
    }
    Ok(Command::new(page::root().join("target/debug").join(program)))
}

fn cargo() -> Command {
    Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()))
}

/// Installs a component of the toolchain if its cargo command is missing.
fn install(component: &str, command: &str) -> Result<(), String> {
    let there = cargo().args([command, "--version"]).output().is_ok_and(|output| output.status.success());
    if there {
        return Ok(());
    }
    println!("== installing {component}");
    let status = Command::new("rustup").args(["component", "add", component]).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        _ => {
            Err(format!("{component} is missing; `rustup component add {component}`, or your package manager, gets it"))
        }
    }
}

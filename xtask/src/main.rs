//! Build steps that cargo alone cannot do: `cargo xtask test` is the whole check, `cargo xtask nightly` a long one,
//! `cargo xtask page` builds the page, `cargo xtask play` serves it, `cargo xtask pictures` takes its pictures.

mod browser;
mod page;

use std::process::{Command, ExitCode};
use std::time::Instant;

fn main() -> ExitCode {
    let task = std::env::args().nth(1).unwrap_or_default();
    let steps: &[Step] = match task.as_str() {
        "test" => &TEST,
        "nightly" => &NIGHTLY,
        "page" => return finish(write_page()),
        "play" => return finish(play()),
        "pictures" => return finish(page::build().and_then(|_| browser::pictures())),
        _ => {
            eprintln!("usage: cargo xtask play | test | page | pictures | nightly");
            return ExitCode::from(2);
        }
    };
    for step in steps {
        if let Err(why) = timed(step.title, || step.run()) {
            return finish(Err(why));
        }
    }
    match task.as_str() {
        "test" => finish(test_page()),
        _ => ExitCode::SUCCESS,
    }
}

/// The checks of the page: its code, its build, its behaviour in a browser.
fn test_page() -> Result<(), String> {
    timed("clippy of the page", page::clippy)?;
    timed("page", || page::build().map(drop))?;
    timed("browser", browser::test)
}

/// Runs one step and says how long it took.
fn timed(title: &str, step: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    println!("== {title}");
    let start = Instant::now();
    step().map_err(|why| format!("{title} failed: {why}"))?;
    println!("== {title}: {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
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

/// Writes the page as static files that any web host can serve.
fn write_page() -> Result<(), String> {
    let out = page::build()?;
    println!("the page is in {}", out.display());
    Ok(())
}

/// Builds the page and the server, and serves the page on this machine.
fn play() -> Result<(), String> {
    println!("== building the page (a few minutes the first time)");
    page::build()?;
    let arguments = ["run", "--release", "--quiet", "--package", "bosk", "--", "serve"];
    let extra: Vec<String> = std::env::args().skip(2).collect();
    let status = cargo().args(arguments).args(extra).current_dir(page::root()).status().map_err(|e| e.to_string())?;
    if status.success() { Ok(()) } else { Err(status.to_string()) }
}

/// Installs Debian packages, unless the file that they bring is there already.
fn apt(packages: &[&str], brings: &str) -> Result<(), String> {
    if std::path::Path::new(brings).exists() {
        return Ok(());
    }
    println!("== installing {}", packages.join(", "));
    let run = |args: &[&str]| Command::new("apt-get").args(args).status().is_ok_and(|status| status.success());
    run(&["update", "-qq"]);
    let install: Vec<&str> = ["install", "-y", "-qq"].iter().chain(packages).copied().collect();
    if run(&install) { Ok(()) } else { Err(format!("apt-get could not install {}", packages.join(", "))) }
}

/// One command of a task.
struct Step {
    title: &'static str,
    args: &'static [&'static str],
    /// A rustup component that the command needs.
    component: Option<&'static str>,
}

const TEST: [Step; 6] = [
    Step { title: "format", args: &["fmt", "--all", "--check"], component: Some("rustfmt") },
    Step {
        title: "format of the page",
        args: &["fmt", "--manifest-path", "crates/client/Cargo.toml", "--check"],
        component: Some("rustfmt"),
    },
    Step {
        title: "clippy",
        args: &["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"],
        component: Some("clippy"),
    },
    Step { title: "tests", args: &["test", "--workspace", "--quiet"], component: None },
    Step {
        title: "scenarios",
        args: &["run", "--quiet", "--package", "bosk", "--", "scenario", "check", "scenarios", "--lang", "en"],
        component: None,
    },
    Step { title: "documentation", args: &["doc", "--workspace", "--no-deps", "--quiet"], component: None },
];

const NIGHTLY: [Step; 1] = [Step {
    title: "a million games",
    args: &["test", "--release", "--package", "duo", "--test", "contract", "--", "--ignored", "--nocapture"],
    component: None,
}];

impl Step {
    fn run(&self) -> Result<(), String> {
        if let Some(component) = self.component {
            install(component, self.args[0])?;
        }
        let mut cargo = cargo();
        cargo.args(self.args);
        if self.args[0] == "doc" {
            cargo.env("RUSTDOCFLAGS", "-D warnings");
        }
        let status = cargo.status().map_err(|e| e.to_string())?;
        if status.success() { Ok(()) } else { Err(status.to_string()) }
    }
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
        _ => Err(format!("{component} is missing and rustup could not add it")),
    }
}

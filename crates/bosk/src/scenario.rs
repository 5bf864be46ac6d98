//! `bosk scenario check`: runs scenario files and points at the line and the key that failed.

use crate::failure::Failure;
use crate::files;
use crate::terminal::{bold, dim};
use serde::Serialize;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::path::{Path, PathBuf};
use table::pack::PackError;
use table::scenario::{Flaw, Happening, Scenario};
use table::{Line, Seat, Shelved};
use words::Words;

/// What came of it.
#[derive(Serialize)]
pub struct Checked {
    /// How many were run.
    pub run: usize,
    /// How many hold.
    pub passed: usize,
    /// Those that do not.
    pub failed: Vec<Failed>,
    /// How many of these could not even be understood.
    #[serde(skip)]
    pub unreadable: usize,
}

/// One that does not hold.
#[derive(Serialize)]
pub struct Failed {
    /// The file.
    pub file: String,
    /// The line.
    pub line: usize,
    /// Why.
    pub reason: String,
}

/// Runs all files, and all `.toml` files below folders; with `trace`, prints what happens in each.
pub fn check(words: &Words, paths: &[PathBuf], overlay: Option<&Path>, trace: bool) -> Result<Checked, Failure> {
    let mut files = Vec::new();
    for path in paths {
        collect(path, &mut files)?;
    }
    files.sort();
    let mut checked = Checked { run: files.len(), passed: 0, failed: Vec::new(), unreadable: 0 };
    // Opening a box reads its whole pack: once is enough for all files of the same box and mode.
    let mut opened = HashMap::new();
    for path in files {
        let text = files::read(&path)?;
        if table::companion::scenario::is_companion(&text) {
            check_companion(words, &path.display().to_string(), &text, overlay, &mut checked);
            continue;
        }
        let Err(flaw) = run(words, &path.display().to_string(), &text, overlay, &mut opened, trace)? else {
            checked.passed += 1;
            continue;
        };
        checked.unreadable += usize::from(matches!(flaw, Flaw::Unreadable(_)));
        let PackError { at, why } = flaw.error();
        checked.failed.push(Failed { file: at.file.to_string(), line: at.line, reason: words.say(why) });
    }
    Ok(checked)
}

/// Runs the cases of a companion game in one file.
fn check_companion(words: &Words, file: &str, text: &str, overlay: Option<&Path>, checked: &mut Checked) {
    let fail = |flaw: Flaw, checked: &mut Checked| {
        checked.unreadable += usize::from(matches!(flaw, Flaw::Unreadable(_)));
        let PackError { at, why } = flaw.error();
        checked.failed.push(Failed { file: at.file.to_string(), line: at.line, reason: words.say(why) });
    };
    let cases = match table::companion::scenario::read(file, text) {
        Ok(cases) => cases,
        Err(error) => return fail(error.into(), checked),
    };
    checked.run += cases.len() - 1;
    for case in cases {
        match shelf::play_case(&case, overlay) {
            Ok(()) => checked.passed += 1,
            Err(flaw) => fail(flaw, checked),
        }
    }
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    for entry in std::fs::read_dir(path).map_err(|e| Failure::read(path, &e))? {
        let entry = entry.map_err(|e| Failure::read(path, &e))?.path();
        if entry.is_dir() || entry.extension().is_some_and(|end| end == "toml") {
            collect(&entry, files)?;
        }
    }
    Ok(())
}

/// Runs one file. What is wrong with the pack laid over ours is no fault of the scenario.
fn run(
    words: &Words,
    file: &str,
    text: &str,
    overlay: Option<&Path>,
    opened: &mut HashMap<(String, String), shelf::Opened>,
    trace: bool,
) -> Result<Result<(), Flaw>, Failure> {
    let read = || -> Result<_, PackError> {
        let scenario = Scenario::read(file, text)?;
        let name = scenario.game.text()?.to_owned();
        let mode = scenario.mode.as_ref().map(|node| node.text().map(str::to_owned)).transpose()?;
        Ok((scenario, name, mode))
    };
    let (scenario, name, mode) = match read() {
        Ok(read) => read,
        Err(error) => return Ok(Err(error.into())),
    };
    let opened = match opened.entry((name.clone(), mode.clone().unwrap_or_default())) {
        Entry::Occupied(entry) => entry.into_mut(),
        Entry::Vacant(place) => {
            if overlay.is_some() && shelf::BOXES.contains(&name.as_str()) {
                shelf::open(&name, None, overlay)?;
            }
            match shelf::open(&name, mode.as_deref(), overlay) {
                Ok(opened) => place.insert(opened),
                Err(why) => return Ok(Err(scenario.game.error(why).into())),
            }
        }
    };
    Ok(shelf::with!(*opened, game => {
        let mut seen = Vec::new();
        let result = scenario.watch(game, &mut seen);
        if trace {
            anstream::println!("{}", bold(&format!("{file}: {}", scenario.title)));
            seen.iter().for_each(|happening| tell(words, game, happening));
        }
        result
    }))
}

/// Prints one thing that happened: what the scenario does, what follows by itself, what is told of it.
fn tell<G: Shelved>(words: &Words, game: &G, happening: &Happening<G>) {
    let by = |id: &'static str, seat: Seat, what: &str| {
        words.say(&Line::new(id).with("who", game.seat_name(seat)).with("what", what))
    };
    match happening {
        Happening::Done(seat, action) => {
            anstream::println!("  {}", by("cli-trace-done", *seat, &game.write_action(*action)));
        }
        Happening::Answered(seat, answer) => anstream::println!("    {}", by("cli-trace-answered", *seat, answer)),
        Happening::Told(event) => {
            if let Some(line) = game.tell(event) {
                anstream::println!("    {}", dim(&words.say(&line)));
            }
        }
    }
}

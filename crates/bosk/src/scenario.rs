//! `bosk scenario check`: runs scenario files and points at the line that failed.

use crate::failure::Failure;
use crate::files;
use serde::Serialize;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::path::{Path, PathBuf};
use table::pack::PackError;
use table::scenario::Scenario;
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

/// Runs all files, and all `.toml` files below folders.
pub fn check(words: &Words, paths: &[PathBuf], overlay: Option<&Path>) -> Result<Checked, Failure> {
    let mut files = Vec::new();
    for path in paths {
        collect(path, &mut files)?;
    }
    files.sort();
    let mut checked = Checked { run: files.len(), passed: 0, failed: Vec::new() };
    // Opening a box reads its whole pack: once is enough for all files of the same box and mode.
    let mut opened = HashMap::new();
    for path in files {
        let text = files::read(&path)?;
        match run(&path.display().to_string(), &text, overlay, &mut opened)? {
            Ok(()) => checked.passed += 1,
            Err(error) => checked.failed.push(Failed {
                file: error.at.file.to_string(),
                line: error.at.line,
                reason: words.say(&error.why),
            }),
        }
    }
    Ok(checked)
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
    file: &str,
    text: &str,
    overlay: Option<&Path>,
    opened: &mut HashMap<(String, String), shelf::Opened>,
) -> Result<Result<(), PackError>, Failure> {
    let read = || -> Result<_, PackError> {
        let scenario = Scenario::read(file, text)?;
        let name = scenario.game.text()?.to_owned();
        let mode = scenario.mode.as_ref().map(|node| node.text().map(str::to_owned)).transpose()?;
        Ok((scenario, name, mode))
    };
    let (scenario, name, mode) = match read() {
        Ok(read) => read,
        Err(error) => return Ok(Err(error)),
    };
    let opened = match opened.entry((name.clone(), mode.clone().unwrap_or_default())) {
        Entry::Occupied(entry) => entry.into_mut(),
        Entry::Vacant(place) => {
            if overlay.is_some() && shelf::BOXES.contains(&name.as_str()) {
                shelf::open(&name, None, overlay)?;
            }
            match shelf::open(&name, mode.as_deref(), overlay) {
                Ok(opened) => place.insert(opened),
                Err(why) => return Ok(Err(scenario.game.error(why))),
            }
        }
    };
    Ok(shelf::with!(*opened, game => scenario.run(game)))
}

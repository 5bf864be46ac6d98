//! Every scenario of the box, and what they cover.

use duo::{Duo, Mode};
use std::path::{Path, PathBuf};
use table::scenario::Scenario;

fn files(dir: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(dir).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|end| end == "toml") {
            found.push(path);
        }
    }
}

fn scenarios() -> Vec<(String, Scenario)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/duo");
    let mut paths = Vec::new();
    files(&root, &mut paths);
    paths.sort();
    let read = |path: PathBuf| {
        let name = path.strip_prefix(&root).unwrap().display().to_string();
        let text = std::fs::read_to_string(&path).unwrap();
        let scenario = Scenario::read(&name, &text).unwrap_or_else(|e| panic!("{}", e.line()));
        (name, scenario)
    };
    paths.into_iter().map(read).collect()
}

#[test]
fn every_scenario_holds() {
    let duo = Duo::ours();
    let all = scenarios();
    let game = |scenario: &Scenario| match &scenario.mode {
        None => duo.clone(),
        Some(mode) => duo.in_mode(Mode::read(mode.text().unwrap(), duo.pack()).unwrap()),
    };
    let run = |scenario: &Scenario| scenario.run(&game(scenario)).err();
    let failures: Vec<String> =
        all.iter().filter_map(|(_, s)| run(s)).map(|e| format!("{}: {}", e.at, e.why)).collect();
    assert!(failures.is_empty(), "{} of {} fail:\n{}", failures.len(), all.len(), failures.join("\n"));
    assert!(all.len() >= 800);
}

#[test]
fn every_card_tile_and_event_has_a_scenario() {
    let duo = Duo::ours();
    let all = scenarios();
    let shown = |id: &str| all.iter().any(|(_, s)| s.about.iter().any(|node| node.text() == Ok(id)));
    let missing: Vec<&str> = (duo.pack().entries())
        .filter(|(sort, _)| *sort != "season")
        .map(|(_, entry)| entry.id.as_str())
        .filter(|id| !shown(id))
        .collect();
    assert!(missing.is_empty(), "no scenario is about {missing:?}");
}

//! Every scenario of the box, and what they cover.

use duo::{Duo, Mode};
use table::scenario::Scenario;
use table::upkeep::Upkeep;

fn scenarios() -> Vec<(String, Scenario)> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into();
    Upkeep { root, name: "duo", letter: 'D' }.scenarios()
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
    let failures: Vec<String> = all
        .iter()
        .filter_map(|(_, s)| run(s))
        .map(|flaw| format!("{}: {}", flaw.error().at, flaw.error().why))
        .collect();
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

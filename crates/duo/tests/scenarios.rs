//! Every scenario of the box, and what they cover.

use duo::{Duo, Mode};
use table::content::Pack as _;
use table::scenario::Scenario;
use table::upkeep::Upkeep;
use table::{Chance, contract};

fn scenarios() -> Vec<(String, Scenario)> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into();
    Upkeep { root, name: "duo", letter: 'D' }.scenarios()
}

fn game(duo: &Duo, scenario: &Scenario) -> Duo {
    match &scenario.mode {
        None => duo.clone(),
        Some(mode) => duo.in_mode(Mode::read(mode.text().unwrap(), duo.pack()).unwrap()),
    }
}

#[test]
fn every_scenario_holds() {
    let duo = Duo::ours();
    let all = scenarios();
    let run = |scenario: &Scenario| scenario.run(&game(&duo, scenario)).err();
    let failures: Vec<String> = all
        .iter()
        .filter_map(|(_, s)| run(s))
        .map(|flaw| format!("{}: {}", flaw.error().at, flaw.error().why))
        .collect();
    assert!(failures.is_empty(), "{} of {} fail:\n{}", failures.len(), all.len(), failures.join("\n"));
    assert!(all.len() >= 800);
}

/// Whether a question is asked and what can be taken back depends on nothing hidden.
#[test]
fn every_position_of_a_scenario_keeps_its_secrets() {
    let duo = Duo::ours();
    let mut chance = Chance::from_seed(3);
    let mut keep = |scenario: &Scenario| contract::keep_secrets(&game(&duo, scenario), scenario, &mut chance);
    let (kept, broken): (Vec<_>, Vec<_>) = scenarios().iter().map(|(_, s)| keep(s)).partition(Result::is_ok);
    let broken: Vec<String> = broken.into_iter().filter_map(Result::err).collect();
    assert!(broken.is_empty(), "{} scenarios tell a secret:\n{}", broken.len(), broken.join("\n"));
    assert!(kept.into_iter().flatten().sum::<u64>() > 10_000, "the test has lost its teeth");
}

#[test]
fn every_card_tile_and_event_has_a_scenario() {
    let duo = Duo::ours();
    let all = scenarios();
    let shown = |id: &str| all.iter().any(|(_, s)| s.about.iter().any(|node| node.text() == Ok(id)));
    let missing: Vec<&str> = (duo.pack().entries().into_iter())
        .filter(|(sort, _)| *sort != "season")
        .map(|(_, entry)| entry.id.as_str())
        .filter(|id| !shown(id))
        .collect();
    assert!(missing.is_empty(), "no scenario is about {missing:?}");
}

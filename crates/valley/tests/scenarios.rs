//! Every scenario of the box, and what they cover.

use table::scenario::Scenario;
use table::upkeep::Upkeep;
use valley::{Mode, Valley};

fn scenarios() -> Vec<(String, Scenario)> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into();
    Upkeep { root, name: "valley", letter: 'V' }.scenarios()
}

#[test]
fn every_scenario_holds() {
    let valley = Valley::ours();
    let all = scenarios();
    let game = |scenario: &Scenario| match &scenario.mode {
        None => valley.clone(),
        Some(mode) => valley.in_mode(Mode::read(mode.text().unwrap()).unwrap()),
    };
    let run = |scenario: &Scenario| scenario.run(&game(scenario)).err();
    let failures: Vec<String> = all
        .iter()
        .filter_map(|(_, s)| run(s))
        .map(|flaw| format!("{}: {}", flaw.error().at, flaw.error().why))
        .collect();
    assert!(failures.is_empty(), "{} of {} fail:\n{}", failures.len(), all.len(), failures.join("\n"));
    assert!(all.len() >= 1_000);
}

#[test]
fn every_card_place_event_power_personality_plot_and_scheme_has_a_scenario() {
    let valley = Valley::ours();
    let all = scenarios();
    let shown = |id: &str| all.iter().any(|(_, s)| s.about.iter().any(|node| node.text() == Ok(id)));
    let missing: Vec<&str> = (valley.pack().entries())
        // What a level is worth stands in the scenarios of its mode; two Activity cards are Pearlbrook's.
        .filter(|(sort, entry)| *sort != "level" && !entry.id.starts_with("rp"))
        .map(|(_, entry)| entry.id.as_str())
        .filter(|id| !shown(id))
        .collect();
    assert!(missing.is_empty(), "no scenario is about {missing:?}");
}

//! Every scenario of the box, and what they cover.

use table::content::Pack as _;
use table::scenario::Scenario;
use table::upkeep::Upkeep;
use table::{Chance, contract};
use valley::{Mode, Valley};

fn scenarios() -> Vec<(String, Scenario)> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into();
    Upkeep { root, name: "valley", letter: 'V' }.scenarios()
}

fn game(valley: &Valley, scenario: &Scenario) -> Valley {
    match &scenario.mode {
        None => valley.clone(),
        Some(mode) => valley.in_mode(Mode::read(mode.text().unwrap()).unwrap()),
    }
}

#[test]
fn every_scenario_holds() {
    let valley = Valley::ours();
    let all = scenarios();
    let run = |scenario: &Scenario| scenario.run(&game(&valley, scenario)).err();
    let failures: Vec<String> = all
        .iter()
        .filter_map(|(_, s)| run(s))
        .map(|flaw| format!("{}: {}", flaw.error().at, flaw.error().why))
        .collect();
    assert!(failures.is_empty(), "{} of {} fail:\n{}", failures.len(), all.len(), failures.join("\n"));
    assert!(all.len() >= 1_000);
}

/// [V3.6] [V5.7] [V5.10] Whether a question is asked and what can be taken back depends on nothing hidden.
#[test]
fn every_position_of_a_scenario_keeps_its_secrets() {
    let valley = Valley::ours();
    let mut chance = Chance::from_seed(3);
    let mut keep = |scenario: &Scenario| contract::keep_secrets(&game(&valley, scenario), scenario, &mut chance);
    let (kept, broken): (Vec<_>, Vec<_>) = scenarios().iter().map(|(_, s)| keep(s)).partition(Result::is_ok);
    let broken: Vec<String> = broken.into_iter().filter_map(Result::err).collect();
    assert!(broken.is_empty(), "{} scenarios tell a secret:\n{}", broken.len(), broken.join("\n"));
    assert!(kept.into_iter().flatten().sum::<u64>() > 10_000, "the test has lost its teeth");
}

#[test]
fn every_card_place_event_power_personality_plot_and_scheme_has_a_scenario() {
    let valley = Valley::ours();
    let all = scenarios();
    let shown = |id: &str| all.iter().any(|(_, s)| s.about.iter().any(|node| node.text() == Ok(id)));
    let missing: Vec<&str> = (valley.pack().entries().into_iter())
        // What a level is worth stands in the scenarios of its mode; two Activity cards are Pearlbrook's.
        .filter(|(sort, entry)| *sort != "level" && !entry.id.starts_with("rp"))
        .map(|(_, entry)| entry.id.as_str())
        .filter(|id| !shown(id))
        .collect();
    assert!(missing.is_empty(), "no scenario is about {missing:?}");
}

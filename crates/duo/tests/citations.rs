//! Rulebook, code and tests share their paragraphs: no citation points nowhere, no paragraph lacks a test.

use table::upkeep::Upkeep;

fn upkeep() -> Upkeep {
    Upkeep { root: concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into(), name: "duo", letter: 'D' }
}

#[test]
fn french_and_english_rulebooks_have_the_same_paragraphs() {
    upkeep().languages_agree();
}

#[test]
fn every_citation_points_at_a_paragraph() {
    upkeep().citations_point_at_paragraphs();
}

#[test]
fn every_paragraph_is_proved_by_a_scenario_or_a_test() {
    upkeep().paragraphs_are_proved();
}

#[test]
fn every_paragraph_is_cited_where_the_code_enforces_it() {
    upkeep().paragraphs_are_cited();
}

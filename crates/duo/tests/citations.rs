//! Rulebook, code and tests share their paragraphs: no citation points nowhere, no paragraph lacks a test.

use std::collections::BTreeSet;
use std::path::Path;

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Paragraph numbers like `D4.2` that stand in brackets, in order.
fn cited(text: &str) -> Vec<String> {
    let inside = text.split('[').skip(1).filter_map(|part| part.split_once(']')).map(|(inside, _)| inside);
    inside.filter(|inside| is_number(inside)).map(str::to_owned).collect()
}

fn is_number(text: &str) -> bool {
    let Some((chapter, paragraph)) = text.strip_prefix('D').and_then(|rest| rest.split_once('.')) else {
        return false;
    };
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    digits(chapter) && digits(paragraph)
}

/// The paragraphs of a rulebook, in order.
fn paragraphs(file: &str) -> Vec<String> {
    let text = std::fs::read_to_string(root().join("rulebooks").join(file)).unwrap();
    text.lines().filter(|line| line.starts_with("- [")).flat_map(|line| cited(line).into_iter().take(1)).collect()
}

fn read_all(dir: &Path, end: &str, found: &mut String) {
    for entry in std::fs::read_dir(dir).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            read_all(&path, end, found);
        } else if path.extension().is_some_and(|e| e == end) {
            found.push_str(&std::fs::read_to_string(&path).unwrap());
        }
    }
}

/// The paragraphs that scenarios say they prove.
fn proved() -> BTreeSet<String> {
    let mut text = String::new();
    read_all(&root().join("scenarios/duo"), "toml", &mut text);
    let lists = text.lines().filter_map(|line| line.strip_prefix("proves = "));
    lists.flat_map(|list| list.split('"')).filter(|part| is_number(part)).map(str::to_owned).collect()
}

#[test]
fn french_and_english_rulebooks_have_the_same_paragraphs() {
    let english = paragraphs("duo.en.md");
    assert_eq!(english, paragraphs("duo.fr.md"));
    assert_eq!(english.len(), english.iter().collect::<BTreeSet<_>>().len(), "a number stands twice");
}

#[test]
fn every_citation_points_at_a_paragraph() {
    let known: BTreeSet<String> = paragraphs("duo.en.md").into_iter().collect();
    let mut code = String::new();
    for dir in ["crates/duo/src", "crates/duo/tests", "crates/bots/src", "crates/bosk/src"] {
        read_all(&root().join(dir), "rs", &mut code);
    }
    let refusals = code.split('"').filter(|part| is_number(part)).map(str::to_owned);
    let lost: BTreeSet<String> =
        cited(&code).into_iter().chain(refusals).chain(proved()).filter(|number| !known.contains(number)).collect();
    assert!(lost.is_empty(), "cited, but not in the rulebook: {lost:?}");
}

#[test]
fn every_paragraph_is_proved_by_a_scenario_or_a_test() {
    let mut tests = String::new();
    read_all(&root().join("crates/duo/tests"), "rs", &mut tests);
    let proved: BTreeSet<String> = proved().into_iter().chain(cited(&tests)).collect();
    let unproved: Vec<String> = paragraphs("duo.en.md").into_iter().filter(|p| !proved.contains(p)).collect();
    assert!(unproved.is_empty(), "no scenario and no test proves {unproved:?}");
}

#[test]
fn every_paragraph_is_cited_where_the_code_enforces_it() {
    let mut code = String::new();
    read_all(&root().join("crates/duo/src"), "rs", &mut code);
    let cited: BTreeSet<String> =
        cited(&code).into_iter().chain(code.split('"').filter(|p| is_number(p)).map(str::to_owned)).collect();
    let silent: Vec<String> = paragraphs("duo.en.md").into_iter().filter(|p| !cited.contains(p)).collect();
    assert!(silent.is_empty(), "no code cites {silent:?}");
}

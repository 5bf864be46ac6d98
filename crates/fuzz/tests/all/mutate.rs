//! Good inputs are broken in many ways.

use fuzz::Corpus;
use fuzz::mutate::{LONGEST, pieces};
use table::Chance;

#[test]
fn pieces_put_together_are_the_text() {
    let text = "[[card]]\nid = \"farm-12\" # é 🦔\ncopies = -3";
    assert_eq!(pieces(text).concat(), text);
    assert!(pieces(text).contains(&"12".to_owned()));
}

#[test]
fn inputs_are_broken_in_many_ways_and_stay_short() {
    let corpus = Corpus::new(vec!["a = 1\nb = [2, \"x\"]\n".to_owned(), String::new()]);
    let chance = &mut Chance::from_seed(1);
    let broken: std::collections::BTreeSet<String> = (0..2_000).map(|_| corpus.broken(chance)).collect();
    assert!(broken.len() > 1_000, "{}", broken.len());
    assert!(broken.iter().all(|text| text.len() <= LONGEST));
}

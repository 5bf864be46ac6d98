//! Overlays by lot: whatever is called sound is played, and every game ends with nothing lost.

use super::play::{Games, Tried, games};
use duo::Duo;
use grove::Grove;
use indexmap::IndexMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::Chance;
use table::pack::{Node, Place, Value};
use valley::Valley;

/// Everything that stands in our pack, to be shuffled: its entries, and what stands under each key.
struct Material {
    /// File, list, and the entries of the list.
    lists: Vec<(String, String, Vec<Node>)>,
    /// All values under a key, anywhere in the pack.
    values: IndexMap<String, Vec<Node>>,
    /// All words of effects.
    words: Vec<Node>,
}

fn node(value: Value) -> Node {
    Node { value, at: Place::whole("lot") }
}

fn text(text: &str) -> Node {
    node(Value::Text(text.to_owned()))
}

impl Material {
    fn of<G: Tried>() -> Material {
        let mut material = Material { lists: Vec::new(), values: IndexMap::new(), words: Vec::new() };
        for (file, source) in G::ours() {
            let root = Node::parse(file, &source).unwrap_or_else(|error| panic!("{}", error.line()));
            for (list, entries) in root.table().unwrap() {
                // The head of a pack has no lists.
                if let Value::List(entries) = &entries.value {
                    entries.iter().for_each(|entry| material.gather(entry));
                    material.lists.push((file.to_owned(), list.clone(), entries.clone()));
                }
            }
        }
        for word in G::MORE_WORDS {
            let root =
                Node::parse("more", &format!("word = {word}")).unwrap_or_else(|error| panic!("{}", error.line()));
            material.words.push(root.table().unwrap()["word"].clone());
        }
        material
    }

    fn gather(&mut self, from: &Node) {
        match &from.value {
            Value::Table(table) => {
                if table.contains_key("do") {
                    self.words.push(from.clone());
                }
                for (key, value) in table {
                    self.values.entry(key.clone()).or_default().push(value.clone());
                    self.gather(value);
                }
            }
            Value::List(items) => items.iter().for_each(|item| self.gather(item)),
            Value::Text(_) | Value::Number(_) | Value::Flag(_) => {}
        }
    }

    /// Some entries of some files, changed.
    fn overlay(&self, chance: &mut Chance) -> Vec<(String, String)> {
        let mut files: IndexMap<String, IndexMap<String, Vec<Node>>> = IndexMap::new();
        for _ in 0..1 + chance.below(5) {
            // Each entry is as likely as any other, so that big files are changed more often, but none is left out.
            let lot = match chance.below(3) {
                0 => chance.below(self.lists.len() as u32) as usize,
                _ => {
                    let all: u32 = self.lists.iter().map(|(_, _, entries)| entries.len() as u32).sum();
                    let mut n = chance.below(all) as usize;
                    self.lists
                        .iter()
                        .position(|(_, _, entries)| match n.checked_sub(entries.len()) {
                            Some(less) => {
                                n = less;
                                false
                            }
                            None => true,
                        })
                        .unwrap_or(0)
                }
            };
            let (file, list, entries) = &self.lists[lot];
            let entry = chance.pick(entries);
            let laid = files.entry(file.clone()).or_default().entry(list.clone()).or_default();
            if laid.iter().all(|other| other.id() != entry.id()) {
                laid.push(self.changed(entry, entries, chance));
            }
        }
        let write = |(file, lists): (String, IndexMap<String, Vec<Node>>)| {
            let lists = lists.into_iter().map(|(list, entries)| (list, node(Value::List(entries))));
            (file, node(Value::Table(lists.collect())).to_string())
        };
        files.into_iter().map(write).collect()
    }

    /// What an overlay says of an entry: some of its keys with other values, now and then a key it does not have.
    fn changed(&self, entry: &Node, others: &[Node], chance: &mut Chance) -> Node {
        let ours = entry.table().unwrap();
        let mut laid = IndexMap::from([("id".to_owned(), ours["id"].clone())]);
        for _ in 0..1 + chance.below(3) {
            let from = if chance.below(4) == 0 { chance.pick(others).table().unwrap() } else { ours };
            let (key, value) = from.get_index(chance.below(from.len() as u32) as usize).unwrap();
            if ["id", "provenance", "note"].contains(&key.as_str()) {
                continue;
            }
            laid.insert(key.clone(), self.mutant(key, value, chance));
        }
        // Behaviour and text travel together.
        for key in ["text_en", "text_fr"] {
            laid.insert(key.to_owned(), text("by lot"));
        }
        if ours.contains_key("story_en") {
            laid.retain(|key, _| !key.starts_with("text_"));
        }
        node(Value::Table(laid))
    }

    /// A value like this one, or one that stands under the same key elsewhere.
    fn mutant(&self, key: &str, value: &Node, chance: &mut Chance) -> Node {
        if let Some(elsewhere) = self.values.get(key).filter(|_| chance.below(3) == 0) {
            return chance.pick(elsewhere).clone();
        }
        match &value.value {
            Value::Number(n) => node(Value::Number(number(*n, chance))),
            Value::Flag(flag) => node(Value::Flag(!flag)),
            Value::Text(_) => self.values.get(key).map_or(value, |all| chance.pick(all)).clone(),
            Value::Table(table) => node(Value::Table(self.mutated(table, chance))),
            Value::List(items) => self.mutated_list(items, chance),
        }
    }

    fn mutated(&self, table: &IndexMap<String, Node>, chance: &mut Chance) -> IndexMap<String, Node> {
        let mut table = table.clone();
        if table.is_empty() || chance.below(6) == 0 {
            table.insert((*chance.pick(&["twig", "resin", "pebble", "berry"])).to_owned(), node(Value::Number(1)));
            return table;
        }
        let (key, value) = table.get_index(chance.below(table.len() as u32) as usize).unwrap();
        let (key, value) = (key.clone(), value.clone());
        if key != "do" && chance.below(5) == 0 {
            table.shift_remove(&key);
        } else if key != "do" {
            table.insert(key.clone(), self.mutant(&key, &value, chance));
        }
        table
    }

    fn mutated_list(&self, items: &[Node], chance: &mut Chance) -> Node {
        let mut items = items.to_vec();
        let are_words = items.iter().all(|item| item.table().is_ok_and(|table| table.contains_key("do")));
        let at = chance.below(items.len() as u32) as usize;
        match chance.below(6) {
            0 if !items.is_empty() => {
                items.remove(at);
            }
            1 if !items.is_empty() => items.push(items[at].clone()),
            2 | 3 if are_words => items.push(self.word(chance)),
            4 if are_words => items.insert(0, self.word(chance)),
            _ => {
                if let Some(item) = items.get(at) {
                    items[at] = self.mutant("", &item.clone(), chance);
                }
            }
        }
        node(Value::List(items))
    }

    /// A word of the pack, as it is or changed.
    fn word(&self, chance: &mut Chance) -> Node {
        let word = chance.pick(&self.words);
        match &word.value {
            Value::Table(table) if chance.below(2) == 0 => node(Value::Table(self.mutated(table, chance))),
            _ => word.clone(),
        }
    }
}

/// A number near this one, or at one of the ends.
fn number(n: i64, chance: &mut Chance) -> i64 {
    match chance.below(12) {
        0 => 0,
        1 => 1,
        2 => 9,
        3 => 20,
        4 => 99,
        5 => i64::from(chance.below(300)) - 20,
        6..=8 => n + 1,
        9 => n - 1,
        _ => i64::from(chance.below(9)),
    }
}

/// What was made and played.
#[derive(Debug, Default)]
struct Tally {
    accepted: u32,
    refused: u32,
    /// What went wrong, with the overlay.
    findings: Vec<String>,
}

/// Makes overlays until so many are sound, and plays each of them.
fn lots<G: Tried>(first: u64, wanted: u32, how: Games) -> Tally {
    let material = Material::of::<G>();
    let mut tally = Tally::default();
    let mut seed = first;
    while tally.accepted < wanted {
        seed += 1;
        let files = material.overlay(&mut Chance::from_seed(seed));
        let Ok(game) = G::overlaid(&files) else {
            tally.refused += 1;
            continue;
        };
        tally.accepted += 1;
        let played = catch_unwind(AssertUnwindSafe(|| games(&game, how, seed)));
        let wrong = match played {
            Ok(Ok(())) => continue,
            Ok(Err(why)) => why,
            Err(_) => "it panics".to_owned(),
        };
        let told: Vec<String> = files.iter().map(|(file, text)| format!("# {file}{text}")).collect();
        tally.findings.push(format!("overlay {seed}: {wrong}\n{}", told.join("\n")));
    }
    tally
}

/// Tells what was seen; nothing may have gone wrong, and a good part of the overlays must be sound.
fn judge<G: Tried>(tallies: &[Tally]) {
    let sum = |part: fn(&Tally) -> u32| tallies.iter().map(part).sum::<u32>();
    let (accepted, refused) = (sum(|tally| tally.accepted), sum(|tally| tally.refused));
    println!("{}: {accepted} overlays accepted and played, {refused} refused", G::NAME);
    let findings: Vec<&str> = tallies.iter().flat_map(|tally| &tally.findings).map(String::as_str).collect();
    assert!(findings.is_empty(), "{} findings\n{}", findings.len(), findings.join("\n"));
    assert!(accepted * 2 > refused, "too few are sound");
}

const FEW: Games = Games { random: 12, greedy: 1 };
const MANY: Games = Games { random: 200, greedy: 20 };

#[test]
fn duo_plays_whatever_it_calls_sound() {
    judge::<Duo>(&[lots::<Duo>(0, 40, FEW)]);
}

#[test]
fn valley_plays_whatever_it_calls_sound() {
    judge::<Valley>(&[lots::<Valley>(0, 40, FEW)]);
}

#[test]
fn grove_plays_whatever_it_calls_sound() {
    judge::<Grove>(&[lots::<Grove>(0, 40, FEW)]);
}

/// Each of a few threads takes seeds of its own.
fn nightly<G: Tried>() {
    let threads = std::thread::available_parallelism().map_or(2, usize::from) as u64;
    let each = u64::div_ceil(2_000, threads) as u32;
    let tallies: Vec<Tally> = std::thread::scope(|scope| {
        let started: Vec<_> = (0..threads).map(|n| scope.spawn(move || lots::<G>((n + 1) << 32, each, MANY))).collect();
        started.into_iter().map(|thread| thread.join().expect("overlays that play")).collect()
    });
    judge::<G>(&tallies);
}

#[test]
#[ignore = "runs for a long time; cargo xtask nightly"]
fn nightly_duo_plays_thousands_of_overlays() {
    nightly::<Duo>();
}

#[test]
#[ignore = "runs for a long time; cargo xtask nightly"]
fn nightly_valley_plays_thousands_of_overlays() {
    nightly::<Valley>();
}

#[test]
#[ignore = "runs for a long time; cargo xtask nightly"]
fn nightly_grove_plays_thousands_of_overlays() {
    nightly::<Grove>();
}

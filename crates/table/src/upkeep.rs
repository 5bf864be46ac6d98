//! Rulebook, code, scenarios and pack belong together: checks that every box runs as tests.
//!
//! A box's paragraphs are numbered with its own letter (`[D4.2]`, `[V6.5]`); [`Upkeep`] knows the letter and where
//! things lie.

use crate::content::Pack;
use crate::contract::Rigour;
use crate::entry::Entry;
use crate::pack::PackError;
use crate::scenario::{Flaw, Scenario};
use crate::{Chance, Shelved, contract};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// The tests of rulebook, code and paragraphs: the box's name and the letter of its paragraphs.
///
/// ```
/// // In `tests/all/citations.rs` of a box:
/// table::citation_tests! { "toy", 'T' }
///
/// assert_eq!((upkeep().name, upkeep().letter), ("toy", 'T'));
/// ```
#[macro_export]
macro_rules! citation_tests {
    ($name:literal, $letter:literal) => {
        fn upkeep() -> $crate::upkeep::Upkeep {
            let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into();
            $crate::upkeep::Upkeep { root, name: $name, letter: $letter }
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
    };
}

/// The tests of all scenarios of a box: its rules, its name and letter, how many there are at least, and which entries
/// of the pack need none of their own (by sort and entry).
///
/// ```
/// # mod toy {
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs"));
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/shown.rs"));
/// # }
/// # use toy::Toy;
/// // In `tests/all/scenarios.rs` of a box:
/// table::scenario_tests! { Toy, "toy", 'T', at_least: 10, untold: |_, _| true }
/// ```
#[macro_export]
macro_rules! scenario_tests {
    ($game:ty, $name:literal, $letter:literal, at_least: $least:literal, untold: $untold:expr) => {
        fn scenarios() -> $crate::upkeep::Scenarios<$game> {
            let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into();
            let upkeep = $crate::upkeep::Upkeep { root, name: $name, letter: $letter };
            $crate::upkeep::Scenarios { game: <$game>::ours(), all: upkeep.scenarios() }
        }

        #[test]
        fn every_scenario_holds() {
            scenarios().hold($least);
        }

        #[test]
        fn every_position_of_a_scenario_keeps_its_secrets() {
            scenarios().keep_secrets();
        }

        #[test]
        fn everything_in_the_pack_has_a_scenario() {
            scenarios().show_everything($untold);
        }
    };
}

/// Our pack with these files (name and text) laid over it.
///
/// ```
/// # mod toy {
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs"));
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/shown.rs"));
/// # }
/// use table::content::Pack;
/// use table::upkeep::overlaid;
/// use toy::Acorns;
///
/// let yours: Acorns = overlaid(&[("acorns.toml", "[[acorn]]\nid = \"golden\"\nnew = true")]).unwrap();
/// assert_eq!(yours.entries().len(), 2);
/// let error = overlaid::<Acorns>(&[("acorns.toml", "[[acorn]]\nid = \"golden\"")]).unwrap_err();
/// assert_eq!(error.why.id, "unknown-id", "it does not say that it is new");
/// ```
pub fn overlaid<P: Pack>(files: &[(&str, &str)]) -> Result<P, PackError> {
    let files: Vec<_> = files.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect();
    P::overlaid("yours", &files)
}

/// What somebody has added to a pack is played like ours: this scenario holds, so many games keep the contract, and the
/// pack is the same once it is exported and read again.
///
/// ```
/// # mod toy {
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs"));
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/shown.rs"));
/// # }
/// let rest = r#"
///     title = "A rest is worth 2 points"
///     box = "toy"
///     proves = ["T1.1"]
///     step = [{ do = "rest", expect = { red = { score = 2 } } }]
/// "#;
/// table::upkeep::is_played(&toy::Toy, rest, 2);
/// ```
pub fn is_played<G: Shelved>(game: &G, scenario: &str, games: u64) {
    let flaw = Scenario::read("yours", scenario).expect("a scenario").run(game).err();
    assert!(flaw.is_none(), "{flaw:?}");
    contract::check(game, Rigour { first_seed: 1, games, every: 20, longest: 4_000 });
    let texts: Vec<String> = game.pack().export().into_iter().map(|(_, text)| text).collect();
    let again = G::Pack::from_texts(&texts).expect("it was exported");
    assert_eq!(again.digest(), game.pack().digest());
}

/// All scenarios of a box.
///
/// ```
/// # mod toy {
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs"));
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/shown.rs"));
/// # }
/// use table::scenario::Scenario;
/// use table::upkeep::Scenarios;
///
/// let text = r#"
///     title = "Somebody rests"
///     box = "toy"
///     proves = ["T1.1"]
///     about = ["small"]
///     step = [{ do = "rest" }]
/// "#;
/// let rest = Scenario::read("rest.toml", text).unwrap();
/// let scenarios = Scenarios { game: toy::Toy, all: vec![("rest.toml".to_owned(), rest)] };
/// scenarios.hold(1);
/// scenarios.show_everything(|_, _| false);
/// ```
pub struct Scenarios<G> {
    /// The rules.
    pub game: G,
    /// The scenarios, by their file names.
    pub all: Vec<(String, Scenario)>,
}

impl<G: Shelved + Clone> Scenarios<G> {
    /// The rules in the mode of a scenario.
    fn game(&self, scenario: &Scenario) -> G {
        match &scenario.mode {
            None => self.game.clone(),
            Some(mode) => {
                let game = mode.text().map_err(|error| error.line()).and_then(|mode| self.game.in_named_mode(mode));
                game.unwrap_or_else(|why| panic!("{}: {why}", mode.at))
            }
        }
    }

    /// Every scenario holds, and there are at least so many.
    pub fn hold(&self, least: usize) {
        let run = |(_, scenario): &(String, Scenario)| scenario.run(&self.game(scenario)).err();
        let said = |flaw: Flaw| format!("{}: {}", flaw.error().at, flaw.error().why);
        let failures: Vec<String> = self.all.iter().filter_map(run).map(said).collect();
        assert!(failures.is_empty(), "{} of {} fail:\n{}", failures.len(), self.all.len(), failures.join("\n"));
        assert!(self.all.len() >= least);
    }

    /// Whether a question is asked and what can be taken back depends on nothing hidden, in any position.
    pub fn keep_secrets(&self) {
        let mut chance = Chance::from_seed(3);
        let mut keep = |scenario: &Scenario| contract::keep_secrets(&self.game(scenario), scenario, &mut chance);
        let (kept, broken): (Vec<_>, Vec<_>) = self.all.iter().map(|(_, s)| keep(s)).partition(Result::is_ok);
        let broken: Vec<String> = broken.into_iter().filter_map(Result::err).collect();
        assert!(broken.is_empty(), "{} scenarios tell a secret:\n{}", broken.len(), broken.join("\n"));
        assert!(kept.into_iter().flatten().sum::<u64>() > 10_000, "the test has lost its teeth");
    }

    /// Every entry of the pack has a scenario that is about it, but for those that need none.
    pub fn show_everything(&self, untold: impl Fn(&str, &Entry) -> bool) {
        let shown = |id: &str| self.all.iter().any(|(_, s)| s.about.iter().any(|node| node.text() == Ok(id)));
        let entries = self.game.pack().entries().into_iter().filter(|(sort, entry)| !untold(sort, entry));
        let missing: Vec<&str> = entries.map(|(_, entry)| entry.id.as_str()).filter(|id| !shown(id)).collect();
        assert!(missing.is_empty(), "no scenario is about {missing:?}");
    }
}

/// Where a box keeps its rulebook, its code and its scenarios.
///
/// ```
/// let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
/// let duo = table::upkeep::Upkeep { root, name: "duo", letter: 'D' };
/// duo.languages_agree();
/// ```
pub struct Upkeep {
    /// The project's folder.
    pub root: PathBuf,
    /// The box's name.
    pub name: &'static str,
    /// The letter of its paragraphs.
    pub letter: char,
}

impl Upkeep {
    /// French and English have the same paragraphs, each number once.
    pub fn languages_agree(&self) {
        let english = self.paragraphs("en");
        assert_eq!(english, self.paragraphs("fr"));
        assert_eq!(english.len(), english.iter().collect::<BTreeSet<_>>().len(), "a number stands twice");
    }

    /// Whatever code, tests and scenarios cite is in the rulebook.
    pub fn citations_point_at_paragraphs(&self) {
        let known: BTreeSet<String> = self.paragraphs("en").into_iter().collect();
        let (src, tests) = (format!("crates/{}/src", self.name), format!("crates/{}/tests", self.name));
        let mut code = String::new();
        for dir in [src.as_str(), tests.as_str(), "crates/bots/src", "crates/bosk/src"] {
            read_all(&self.root.join(dir), "rs", &mut code);
        }
        let named = self.cited_in(&code).into_iter().chain(self.proved());
        let lost: BTreeSet<String> = named.filter(|number| !known.contains(number)).collect();
        assert!(lost.is_empty(), "cited, but not in the rulebook: {lost:?}");
    }

    /// Every paragraph is proved by a scenario or a test.
    pub fn paragraphs_are_proved(&self) {
        // Of the code itself only what stands in its tests proves anything.
        let mut tests = self.test_files();
        let mut code = Vec::new();
        files(&self.root.join(format!("crates/{}/src", self.name)), "rs", &mut code);
        for path in code {
            let text = std::fs::read_to_string(&path).unwrap_or_default();
            tests.extend(text.split_once("#[cfg(test)]").map(|(_, tests)| tests.to_owned()));
        }
        let proved: BTreeSet<String> = self.proved().into_iter().chain(self.cited(&tests)).collect();
        let unproved: Vec<String> = self.paragraphs("en").into_iter().filter(|p| !proved.contains(p)).collect();
        assert!(unproved.is_empty(), "no scenario and no test proves {unproved:?}");
    }

    /// Every paragraph is cited where the code enforces it, or where the pack says what a card does.
    pub fn paragraphs_are_cited(&self) {
        let mut code = String::new();
        read_all(&self.root.join(format!("crates/{}/src", self.name)), "rs", &mut code);
        read_all(&self.root.join("packs").join(self.name), "toml", &mut code);
        let cited: BTreeSet<String> = self.cited_in(&code).into_iter().collect();
        let silent: Vec<String> = self.paragraphs("en").into_iter().filter(|p| !cited.contains(p)).collect();
        assert!(silent.is_empty(), "neither code nor pack cites {silent:?}");
    }

    /// All scenarios of the box, by their file names.
    pub fn scenarios(&self) -> Vec<(String, Scenario)> {
        let root = self.root.join("scenarios").join(self.name);
        let mut paths = Vec::new();
        files(&root, "toml", &mut paths);
        paths.sort();
        let read = |path: PathBuf| {
            let name = path.strip_prefix(&root).unwrap_or(&path).display().to_string();
            let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
            let scenario = Scenario::read(&name, &text).unwrap_or_else(|error| panic!("{}", error.line()));
            (name, scenario)
        };
        paths.into_iter().map(read).collect()
    }

    /// Paragraph numbers that stand in brackets, in order.
    fn cited(&self, text: &str) -> Vec<String> {
        let inside = text.split('[').skip(1).filter_map(|part| part.split_once(']')).map(|(inside, _)| inside);
        inside.filter(|inside| self.is_number(inside)).map(str::to_owned).collect()
    }

    /// The same with those that refusals and tellings carry as words.
    fn cited_in(&self, code: &str) -> Vec<String> {
        let words = code.split('"').filter(|part| self.is_number(part)).map(str::to_owned);
        self.cited(code).into_iter().chain(words).collect()
    }

    fn is_number(&self, text: &str) -> bool {
        let Some((chapter, paragraph)) = text.strip_prefix(self.letter).and_then(|rest| rest.split_once('.')) else {
            return false;
        };
        let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        digits(chapter) && digits(paragraph)
    }

    /// The paragraphs of the rulebook in a language, in order.
    fn paragraphs(&self, language: &str) -> Vec<String> {
        let path = self.root.join(format!("rulebooks/{}.{language}.md", self.name));
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let lines = text.lines().filter(|line| line.starts_with("- ["));
        lines.flat_map(|line| self.cited(line).into_iter().take(1)).collect()
    }

    fn test_files(&self) -> String {
        let mut tests = String::new();
        read_all(&self.root.join(format!("crates/{}/tests", self.name)), "rs", &mut tests);
        tests
    }

    /// The paragraphs that scenarios say they prove.
    fn proved(&self) -> BTreeSet<String> {
        let mut text = String::new();
        read_all(&self.root.join("scenarios").join(self.name), "toml", &mut text);
        let lists = text.lines().filter_map(|line| line.strip_prefix("proves = "));
        lists.flat_map(|list| list.split('"')).filter(|part| self.is_number(part)).map(str::to_owned).collect()
    }
}

fn files(dir: &Path, end: &str, found: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(dir) else {
        return;
    };
    for path in entries.filter_map(Result::ok).map(|entry| entry.path()) {
        if path.is_dir() {
            files(&path, end, found);
        } else if path.extension().is_some_and(|other| other == end) {
            found.push(path);
        }
    }
}

fn read_all(dir: &Path, end: &str, text: &mut String) {
    let mut paths = Vec::new();
    files(dir, end, &mut paths);
    for path in paths {
        text.push_str(&std::fs::read_to_string(&path).unwrap_or_default());
    }
}

/// Does the same with each of many things, on as many cores as there are.
///
/// ```
/// use std::sync::atomic::{AtomicUsize, Ordering};
///
/// let eaten = AtomicUsize::new(0);
/// table::upkeep::on_all_cores(&[3, 1, 2], |n, nuts| {
///     eaten.fetch_add(n * nuts, Ordering::Relaxed);
/// });
/// assert_eq!(eaten.into_inner(), 1 + 2 * 2, "each of them once");
/// ```
pub fn on_all_cores<T: Sync>(things: &[T], does: impl Fn(usize, &T) + Sync) {
    let next = AtomicUsize::new(0);
    let work = || {
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed);
            let Some(thing) = things.get(n) else { return };
            does(n, thing);
        }
    };
    thread::scope(|scope| {
        let cores = thread::available_parallelism().map_or(1, usize::from).min(things.len());
        (0..cores).for_each(|_| drop(scope.spawn(work)));
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Something public, with what is said of it, line by line.
    struct Item {
        file: PathBuf,
        name: String,
        /// Whether it stands by itself, and is no method.
        is_free: bool,
        said: Vec<String>,
    }

    impl Item {
        /// Whether it has an example that is compiled.
        fn has_example(&self) -> bool {
            self.said.iter().map(|line| line.trim()).find(|line| line.starts_with("```")) == Some("```")
        }

        /// What else has an example of it, as it is linked.
        fn shown_by(&self) -> Option<String> {
            let text = self.said.concat();
            let (_, link) = text.split_once(" has an example")?.0.rsplit_once("[`")?;
            let path = link.split('`').next()?.trim_end_matches('!');
            path.rsplit("::").next().map(str::to_owned)
        }

        /// Whether an example of its own shows it, or that of what it names: in the same file, if that is there.
        fn is_shown(&self, all: &[Item]) -> bool {
            let is_it = |other: &&Item| other.is_free && (&other.file, &other.name) == (&self.file, &self.name);
            let named = |name: String| {
                let named = all.iter().filter(|other| other.name == name);
                let (here, elsewhere): (Vec<&Item>, Vec<&Item>) = named.partition(|other| other.file == self.file);
                if here.is_empty() { elsewhere } else { here }.into_iter().any(Item::has_example)
            };
            all.iter().filter(is_it).any(Item::has_example) || self.shown_by().is_some_and(named)
        }
    }

    /// The public item that a line declares: a type, a trait, a function, or a macro that is exported.
    fn declared(line: &str, is_exported: bool) -> Option<String> {
        let name = |rest: &str| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().map(str::to_owned);
        if let Some(rest) = line.strip_prefix("macro_rules! ").filter(|_| is_exported) {
            return name(rest);
        }
        let rest = line.strip_prefix("pub ")?;
        let (kind, rest) = rest.strip_prefix("const ").unwrap_or(rest).split_once(' ')?;
        if ["struct", "enum", "union", "trait", "type", "fn"].contains(&kind) { name(rest) } else { None }
    }

    /// What a file declares, its tests left out.
    fn items(file: &Path, text: &str) -> Vec<Item> {
        let (mut items, mut said, mut is_exported) = (Vec::new(), Vec::new(), false);
        for line in text.lines().take_while(|&line| line != "#[cfg(test)]") {
            let code = line.trim_start();
            if let Some(doc) = code.strip_prefix("///") {
                said.push(doc.to_owned());
            } else if code.starts_with("#[") {
                is_exported |= code == "#[macro_export]";
            } else {
                let said = std::mem::take(&mut said);
                if let Some(name) = declared(code, std::mem::take(&mut is_exported)) {
                    items.push(Item { file: file.to_owned(), name, is_free: code == line, said });
                }
            }
        }
        items
    }

    /// What has no example, and names nothing that has one.
    fn unshown(all: &[Item]) -> Vec<String> {
        let unshown = all.iter().filter(|item| item.is_free && !item.is_shown(all));
        unshown.map(|item| format!("{}: {}", item.file.display(), item.name)).collect()
    }

    #[test]
    fn whatever_is_public_has_an_example_or_says_what_has_one() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut paths = Vec::new();
        files(&root, "rs", &mut paths);
        let all: Vec<Item> =
            paths.iter().flat_map(|path| items(path, &std::fs::read_to_string(path).unwrap())).collect();
        assert!(all.iter().filter(|item| item.is_free).count() > 150, "the test has lost its teeth");
        assert_eq!(unshown(&all), [""; 0]);
    }

    #[test]
    fn an_example_that_is_missing_is_missed() {
        let text = r#"
/// A nut.
///
/// ```
/// assert!(Nut.cracks());
/// ```
pub struct Nut;
/// A pod. [`Nut`] has an example.
pub enum Pod {}
/// Cracks it.
pub const fn crack() {}
/// Eats it.
/// ```text
/// This is not compiled.
/// ```
#[macro_export]
macro_rules! eat {}
/// A tree. [`crack`] has
/// an example.
pub type Tree = u8;
pub const SEVEN: u8 = 7;
fn own() {}
    pub fn of_something() {}
macro_rules! own {}
"#;
        let all = items(Path::new("nuts.rs"), text);
        assert_eq!(unshown(&all), ["nuts.rs: crack", "nuts.rs: eat", "nuts.rs: Tree"]);
    }
}

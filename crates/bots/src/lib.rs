//! Players that think. A bot sees a view and the choices, never the state.

pub mod counsel;
#[cfg(feature = "duo")]
pub mod duo;
pub mod forest;
pub mod greedy;
#[cfg(feature = "grove")]
pub mod grove;
pub mod learned;
pub mod planner;
mod reason;
pub mod review;
mod stake;
#[cfg(feature = "valley")]
pub mod valley;
mod why;

pub use forest::{Budget, Forest};
pub use greedy::{Greedy, Judge};
pub use planner::{Planner, best_opinion, tuned_opinion};
pub use reason::Aim;
use table::{Chance, Game, Line};
pub use why::why;

/// Somebody who decides.
pub trait Bot<G: Game>: Send {
    /// May think on so many cores from now on, if it can share its work at all.
    fn spread(&mut self, _cores: usize) {}

    /// Picks one of the legal actions of the seat that looks through `view`.
    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Action]) -> G::Action;

    /// The same, with the reason in one line.
    fn advise(&mut self, game: &G, view: &G::View, legal: &[G::Action]) -> Advice<G::Action> {
        Advice { action: self.choose(game, view, legal), reason: Line::new("hint-whim") }
    }
}

/// What a bot would do, and why.
pub struct Advice<A> {
    /// What.
    pub action: A,
    /// Why, in one line.
    pub reason: Line,
}

/// Plays any legal action, all equally likely.
pub struct Random(Chance);

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G, _: &G::View, legal: &[G::Action]) -> G::Action {
        *self.0.pick(legal)
    }
}

/// All bots, from the weakest to the strongest.
pub const LADDER: [&str; 4] = ["random", "greedy", "planner", "forest"];

/// How a bot is called that judges by the terms alone, without what was learned: `plain-planner`, `plain-forest:800`.
const PLAIN: &str = "plain-";

/// A player for people: an animal with a bot behind it.
pub struct Level {
    /// How a seat names it.
    pub id: &'static str,
    /// Who thinks.
    pub bot: &'static str,
    /// What people call it, as a text,
    pub name: &'static str,
    /// and how it thinks, as another.
    pub says: &'static str,
}

/// The players for people, from the sleepiest to the wisest.
#[rustfmt::skip]
pub const LEVELS: [Level; 5] = [
    Level { id: "dormouse", bot: "random", name: "level-dormouse", says: "level-dormouse-says" },
    Level { id: "squirrel", bot: "greedy", name: "level-squirrel", says: "level-squirrel-says" },
    Level { id: "hedgehog", bot: "planner", name: "level-hedgehog", says: "level-hedgehog-says" },
    Level { id: "fox", bot: "forest:400:1000ms", name: "level-fox", says: "level-fox-says" },
    Level { id: "owl", bot: "forest:4000:1000ms", name: "level-owl", says: "level-owl-says" },
];

/// The bot behind a level; a bot stands for itself.
pub fn behind(name: &str) -> &str {
    LEVELS.iter().find(|level| level.id == name).map_or(name, |level| level.bot)
}

/// The bots of one table, in the order of their names; nobody where a name is no bot's. The same seed gives the same
/// bots the same luck.
pub fn seated<G: Judge>(names: &[String], seed: u64) -> Vec<Option<Box<dyn Bot<G>>>> {
    let mut seeds = Chance::from_seed(seed ^ 0x9a11e7);
    names.iter().map(|name| bot(name, seeds.seed())).collect()
}

/// The bot or level with this name, if it is compiled in. `forest` may be told how long to think: `forest:800` walks,
/// `forest:500ms`, or `forest:800:500ms`, whichever comes first.
pub fn bot<G: Judge>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    match behind(name) {
        "random" => Some(Box::new(Random(Chance::from_seed(seed)))),
        "greedy" => Some(Box::new(Greedy::new(seed))),
        name => {
            let (by, name) = match name.strip_prefix(PLAIN) {
                Some(name) => (tuned_opinion::<G>(), name),
                None => (best_opinion::<G>(), name),
            };
            if name == "planner" {
                return Some(Box::new(Planner::judging(seed, by)));
            }
            let forest = match forest_patience(name)? {
                Patience::Usual => Forest::new(seed),
                Patience::Within(budget) => Forest::with(seed, budget),
            };
            Some(Box::new(forest.judging(by)))
        }
    }
}

/// Whether there is a bot or level of this name, with the budget that stands behind it.
pub fn is_bot(name: &str) -> bool {
    let name = behind(name);
    let thinks = name.strip_prefix(PLAIN).unwrap_or(name);
    ["random", "greedy"].contains(&name) || thinks == "planner" || forest_patience(thinks).is_some()
}

/// How long a forest thinks, as its name says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Patience {
    /// The name does not say.
    Usual,
    /// So long.
    Within(Budget),
}

impl Patience {
    /// The budget, if the name says one.
    pub fn budget(self) -> Option<Budget> {
        match self {
            Patience::Usual => None,
            Patience::Within(budget) => Some(budget),
        }
    }
}

/// How long a forest of this name thinks; nothing if the name is not a forest's.
///
/// ```
/// use bots::{Budget, Patience, forest_patience};
///
/// assert_eq!(forest_patience("forest:800"), Some(Patience::Within(Budget::Iterations(800))));
/// assert_eq!(forest_patience("forest"), Some(Patience::Usual));
/// assert_eq!(forest_patience("planner"), None);
/// ```
pub fn forest_patience(name: &str) -> Option<Patience> {
    match name.split_once(':') {
        Some(("forest", budget)) => read_budget(budget).map(Patience::Within),
        Some(_) => None,
        None => (name == "forest").then_some(Patience::Usual),
    }
}

/// A budget as it is written: a number of walks, milliseconds, or both.
fn read_budget(text: &str) -> Option<Budget> {
    let number = |text: &str| text.parse().ok().filter(|&number: &u32| number > 0);
    let millis = |text: &str| number(text.strip_suffix("ms")?);
    match text.split_once(':') {
        Some((walks, time)) => Some(Budget::Within(number(walks)?, millis(time)?)),
        None => millis(text).map(Budget::Millis).or_else(|| number(text).map(Budget::Iterations)),
    }
}

//! Players that think. A bot sees a view and the choices, never the state.

#[cfg(feature = "duo")]
pub mod duo;
pub mod greedy;
#[cfg(feature = "grove")]
pub mod grove;
#[cfg(feature = "valley")]
pub mod valley;

pub use greedy::{Greedy, Judge};
use table::{Chance, Game, Line};

/// Somebody who decides.
pub trait Bot<G: Game>: Send {
    /// Picks one of the legal actions of the seat that looks through `view`.
    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Action]) -> G::Action;

    /// The same, with the reason in one line.
    fn advise(&mut self, game: &G, view: &G::View, legal: &[G::Action]) -> Advice<G::Action> {
        Advice { action: self.choose(game, view, legal), reason: Line::new("hint-whim"), worth: None }
    }
}

/// What a bot would do, and why.
pub struct Advice<A> {
    /// What.
    pub action: A,
    /// Why, in one line.
    pub reason: Line,
    /// What the position is worth afterwards, in points, if the bot thinks in points.
    pub worth: Option<f32>,
}

/// Plays any legal action, all equally likely.
pub struct Random(Chance);

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G, _: &G::View, legal: &[G::Action]) -> G::Action {
        *self.0.pick(legal)
    }
}

/// The names of the bots.
pub const BOTS: [&str; 2] = ["random", "greedy"];

/// The bots of one table, in the order of their names; nobody where a name is no bot's. The same seed gives the same
/// bots the same luck.
pub fn seated<G: Judge>(names: &[String], seed: u64) -> Vec<Option<Box<dyn Bot<G>>>> {
    let mut seeds = Chance::from_seed(seed ^ 0x9a11e7);
    names.iter().map(|name| bot(name, seeds.seed())).collect()
}

/// The bot with this name.
pub fn bot<G: Judge>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random(Chance::from_seed(seed)))),
        "greedy" => Some(Box::new(Greedy::new(seed))),
        _ => None,
    }
}

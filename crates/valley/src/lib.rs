//! The rules of Everdell and Mistwood: two to four players, alone against Rugwort, and against Nightweave.
//!
//! ```
//! use table::{Chance, Deaf, Game, Shelved};
//! use valley::Valley;
//!
//! let valley = Valley::ours();
//! let mut chance = Chance::from_seed(7);
//! let mut state = valley.setup(1);
//! let mut actions = Vec::new();
//! while valley.decider(&state).is_some() {
//!     valley.legal(&state, &mut actions);
//!     valley.apply(&mut state, *chance.pick(&actions), &mut Deaf).unwrap();
//! }
//! assert!(!valley.outcome(&state).winners.is_empty());
//! ```
//!
//! The rules are those of `rulebooks/valley.en.md`; numbers in brackets, as in `[V6.5]`, point at its paragraphs. The
//! cards come from a [`Pack`].

pub mod action;

mod apply;
pub mod board;
mod census;
mod city;
mod cost;
pub mod effect;
mod effects;
mod event;
mod field;
mod foils;
mod frame;
mod glance;
mod hands;
mod heaps;
mod ids;
mod imagine;
mod lair;
mod legal;
mod memory;
pub mod mode;
mod names;
pub mod nightweave;
pub mod pack;
mod places;
mod playing;
mod plays;
mod plots;
mod raw;
mod reach;
mod recall;
mod refusal;
mod rival;
mod rugwort;
mod scenario;
mod schemes;
mod score;
mod season;
mod state;
pub mod tell;
mod view;
mod visits;
mod ways;
pub mod webs;
mod workers;

pub use action::{Action, From, Means};
pub use event::{Blocker, Event};
pub use frame::{Ask, Coin, Frame, Gift, Night, Play, Source, Threat};
pub use ids::*;
pub use mode::Mode;
pub use pack::Pack;
pub use refusal::Refusal;
pub use rival::{Rival, Webs};
pub use score::Score;
pub use state::{Building, Held, Player, State, Under};
pub use view::{PlayerView, RivalView, View};
pub use workers::{Worker, Workers};

use apply::Run;
use table::{Game, Line, Seat, Side, Viewer};

table::rules! {
    /// The rules with a pack, in one mode. [V1.1]
    pub struct Valley { pack: Pack, mode: Mode = Mode::TWO }
    read: |text, _| Mode::read(text), by_lot: |chance, _| Mode::by_lot(chance)
}

impl Valley {
    /// How many people play.
    #[inline]
    pub(crate) fn players(&self) -> usize {
        self.mode.players()
    }

    /// How many copies of a card are in the game. None of one that the pack does not hold.
    pub fn copies(&self, card: CardId) -> u8 {
        let tables = &self.pack.tables;
        if self.mode.cards(tables).has(card) { tables.copies[card.index()] } else { 0 }
    }
}

impl Game for Valley {
    table::house_rules! { list: answers }

    fn mode(&self) -> String {
        self.mode.write()
    }

    fn seats(&self) -> usize {
        self.players()
    }

    fn turn(&self, state: &State) -> Option<Side> {
        state.turn
    }

    fn seat_name(&self, seat: Seat) -> Line {
        Line::new(match seat {
            Seat(0) => "valley-squirrel",
            Seat(1) => "valley-mouse",
            Seat(2) => "valley-hedgehog",
            _ => "valley-turtle",
        })
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.see(state, viewer)
    }

    fn census(&self, state: &State) -> Result<(), String> {
        self.count_everything(state)
    }
}

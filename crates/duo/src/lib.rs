//! The rules of Everdell Duo: head to head, together through the campaign, and against Miss Thorn.
//!
//! ```
//! use duo::Duo;
//! use table::{Chance, Deaf, Game, Shelved};
//!
//! let duo = Duo::ours();
//! let mut chance = Chance::from_seed(7);
//! let mut state = duo.setup(1);
//! let mut actions = Vec::new();
//! while duo.decider(&state).is_some() {
//!     duo.legal(&state, &mut actions);
//!     duo.apply(&mut state, *chance.pick(&actions), &mut Deaf).unwrap();
//! }
//! assert!(!duo.outcome(&state).winners.is_empty());
//! ```
//!
//! The rules are those of `rulebooks/duo.en.md`; numbers in brackets, as in `[D4.5]`, point at its
//! paragraphs. The cards come from a [`Pack`].

pub mod action;
mod apply;
pub mod board;
pub mod campaign;
mod census;
mod cost;
mod count;
mod deal;
pub mod effect;
mod effects;
mod event;
mod frame;
mod glance;
mod hands;
mod ids;
mod legal;
mod memory;
pub mod mode;
mod names;
pub mod pack;
mod partners;
mod quest;
mod raw;
mod reach;
mod refusal;
mod scenario;
mod score;
mod season;
mod state;
pub mod tell;
pub mod thorn;
mod together;
pub mod trophies;
mod view;

pub use action::{Action, Means};
pub use event::{Event, PlayedFrom, ThornFrom};
pub use frame::{Ask, Frame};
pub use ids::*;
pub use mode::Mode;
pub use pack::Pack;
pub use quest::{GoalState, ThornScore};
pub use refusal::Refusal;
pub use score::Score;
pub use state::{ColourSet, Mayor, OnCard, State, Town, Whereabouts};
pub use together::*;
pub use view::{MayorView, View};

use apply::Run;
use table::{Game, Line, Seat, Side, Viewer};

table::rules! {
    /// The rules with a pack, in one mode.
    pub struct Duo { pack: Pack, mode: Mode = Mode::Duel }
    read: Mode::read, by_lot: |chance, _| Mode::by_lot(chance)
}

impl Game for Duo {
    table::house_rules! { list: everything }

    fn mode(&self) -> String {
        self.mode.write(&self.pack)
    }

    fn seats(&self) -> usize {
        2
    }

    fn is_solo(&self) -> bool {
        self.mode.is_solo()
    }

    fn turn(&self, state: &State) -> Option<Side> {
        state.turn.map(Side::player)
    }

    fn seat_name(&self, seat: Seat) -> Line {
        Line::new(match seat {
            HARE => "duo-hare",
            _ => "duo-tortoise",
        })
    }

    fn closing(&self, state: &State) -> Option<Action> {
        self.closing_answer(state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.see(state, viewer)
    }

    fn census(&self, state: &State) -> Result<(), String> {
        state.census(&self.pack)
    }
}

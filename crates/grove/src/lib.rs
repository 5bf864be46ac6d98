//! The rules of Bardwood Grove: the Rival as the printed solo rules have him, and a side of the bards that is ours.
//!
//! ```
//! use grove::Grove;
//! use table::{Chance, Deaf, Game};
//!
//! let grove = Grove::ours();
//! let mut chance = Chance::from_seed(7);
//! let mut state = grove.setup(1);
//! let mut actions = Vec::new();
//! while grove.decider(&state).is_some() {
//!     grove.legal(&state, &mut actions);
//!     grove.apply(&mut state, *chance.pick(&actions), &mut Deaf).unwrap();
//! }
//! assert!(grove.outcome(&state).automa.is_some(), "alone the Rival plays");
//! ```
//!
//! The rules are those of `rulebooks/grove.en.md`; numbers in brackets, as in `[G4.6]`, point at its
//! paragraphs. Board and cards come from a [`Pack`].

pub mod action;
mod apply;
pub mod board;
mod census;
pub mod effect;
mod effects;
mod event;
mod field;
mod frame;
mod ids;
mod legal;
pub mod mode;
mod names;
pub mod pack;
mod places;
mod raw;
mod refusal;
pub mod rival;
mod scenario;
mod score;
mod setup;
mod state;
pub mod tell;
mod view;

pub use action::Action;
pub use event::{Event, Ware};
pub use frame::{Ask, Conversion, Work};
pub use ids::*;
pub use mode::Mode;
pub use pack::Pack;
pub use refusal::Refusal;
pub use score::Score;
pub use state::{Bard, Challenges, State, Table};
pub use view::View;

use apply::Run;
use table::{Game, Line, Seat, Side, Viewer};

table::rules! {
    /// The rules with a pack, in one mode.
    pub struct Grove { pack: Pack, mode: Mode = Mode::FIRST }
    read: Mode::read, by_lot: Mode::by_lot
}

impl Game for Grove {
    table::house_rules! { list: answers }

    fn mode(&self) -> String {
        self.mode.write(&self.pack)
    }

    fn seats(&self) -> usize {
        self.mode.bards.into()
    }

    fn is_solo(&self) -> bool {
        self.mode.is_solo()
    }

    fn turn(&self, state: &State) -> Option<Side> {
        state.turn
    }

    fn seat_name(&self, seat: Seat) -> Line {
        match self.mode.chosen.get(seat.index()).copied().flatten() {
            Some(bard) => Line::new("as-named").with("name", &self.pack.bards[bard.index()].entry.name),
            None if self.mode.is_solo() => Line::new("grove-you"),
            None => Line::new("grove-seat").with("n", seat.0 + 1),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View { viewer, table: state.table.clone() }
    }

    fn census(&self, state: &State) -> Result<(), String> {
        self.count_everything(state)
    }
}

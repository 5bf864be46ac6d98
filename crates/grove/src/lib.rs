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

use table::content::Pack as _;
use table::stack::{Machine, noting};
use table::{Chance, Digest, Game, Line, Outcome, Seat, Shelved, Sink, ViewError, Viewer};

table::rules! {
    /// The rules with a pack, in one mode.
    pub struct Grove { pack: Pack, mode: Mode = Mode::FIRST }
}

impl Shelved for Grove {
    type Pack = Pack;

    fn with_pack(pack: Pack) -> Grove {
        Grove::new(pack)
    }

    fn pack(&self) -> &Pack {
        &self.pack
    }

    fn in_named_mode(&self, mode: &str) -> Result<Grove, Line> {
        Ok(self.in_mode(Mode::read(mode, &self.pack)?))
    }

    fn in_any_mode(&self, chance: &mut Chance) -> Grove {
        self.in_mode(Mode::by_lot(chance, &self.pack))
    }
}

impl Game for Grove {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn name(&self) -> &'static str {
        "grove"
    }

    fn mode(&self) -> String {
        self.mode.write(&self.pack)
    }

    fn pack_digest(&self) -> Digest {
        self.pack.digest()
    }

    fn seats(&self) -> usize {
        self.mode.bards.into()
    }

    fn is_solo(&self) -> bool {
        self.mode.is_solo()
    }

    fn seat_name(&self, seat: Seat) -> Line {
        match self.mode.chosen.get(seat.index()).copied().flatten() {
            Some(bard) => Line::new("as-named").with("name", &self.pack.bards[bard.index()].entry.name),
            None if self.mode.is_solo() => Line::new("grove-you"),
            None => Line::new("grove-seat").with("n", seat.0 + 1),
        }
    }

    fn setup(&self, seed: u64) -> State {
        self.fresh_table(seed)
    }

    #[inline]
    fn decider(&self, state: &State) -> Option<Seat> {
        state.question().map(|(seat, _)| seat)
    }

    #[inline]
    fn legal(&self, state: &State, actions: &mut Vec<Action>) {
        actions.clear();
        if let Some((seat, ask)) = state.question() {
            let _ = self.answers(state, seat, ask, &mut noting(actions));
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, action: Action, told: &mut impl Sink<Grove>) -> Result<(), Refusal> {
        self.check(state, action)?;
        apply::Run { rules: self, state, told }.perform(action);
        Ok(())
    }

    #[inline]
    fn perform(&self, state: &mut State, action: Action, told: &mut impl Sink<Grove>) {
        debug_assert!(self.check(state, action).is_ok(), "{action:?} was not listed");
        apply::Run { rules: self, state, told }.perform(action);
    }

    fn outcome(&self, state: &State) -> Outcome {
        self.final_outcome(state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View { viewer, table: state.table.clone() }
    }

    fn check_view(&self, view: &View) -> Result<(), ViewError> {
        self.check_raw(view)
    }

    fn sample(&self, view: &View, chance: &mut Chance) -> State {
        self.imagine(view, chance)
    }

    fn write_action(&self, action: Action) -> String {
        action.write(&self.pack)
    }

    fn read_action(&self, text: &str) -> Result<Action, Line> {
        Action::read(text, &self.pack)
    }

    fn census(&self, state: &State) -> Result<(), String> {
        self.count_everything(state)
    }
}

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
pub use state::{ColourSet, Known, Mayor, OnCard, State, Town};
pub use together::*;
pub use view::{MayorView, View};

use apply::Run;
use table::content::Pack as _;
use table::stack::Machine;
use table::{Chance, Digest, Game, Line, Outcome, Seat, Shelved, Sink, ViewError, Viewer};

table::rules! {
    /// The rules with a pack, in one mode.
    pub struct Duo { pack: Pack, mode: Mode = Mode::Duel }
}

impl Shelved for Duo {
    type Pack = Pack;

    fn with_pack(pack: Pack) -> Duo {
        Duo::new(pack)
    }

    fn pack(&self) -> &Pack {
        &self.pack
    }

    fn in_named_mode(&self, mode: &str) -> Result<Duo, Line> {
        Ok(self.in_mode(Mode::read(mode, &self.pack)?))
    }

    fn in_any_mode(&self, chance: &mut Chance) -> Duo {
        self.in_mode(Mode::by_lot(chance))
    }
}

impl Game for Duo {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn name(&self) -> &'static str {
        "duo"
    }

    fn mode(&self) -> String {
        self.mode.write(&self.pack)
    }

    fn pack_digest(&self) -> Digest {
        self.pack.digest()
    }

    fn seats(&self) -> usize {
        2
    }

    fn is_solo(&self) -> bool {
        self.mode.is_solo()
    }

    fn seat_name(&self, seat: Seat) -> Line {
        Line::new(match seat {
            HARE => "duo-hare",
            _ => "duo-tortoise",
        })
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
        self.list(state, actions);
    }

    fn closing(&self, state: &State) -> Option<Action> {
        self.closing_answer(state)
    }

    #[inline]
    fn apply(&self, state: &mut State, action: Action, told: &mut impl Sink<Duo>) -> Result<(), Refusal> {
        self.check(state, action)?;
        Run { rules: self, table: state, told }.perform(action);
        Ok(())
    }

    #[inline]
    fn perform(&self, state: &mut State, action: Action, told: &mut impl Sink<Duo>) {
        debug_assert!(self.check(state, action).is_ok(), "{action:?} was not listed");
        Run { rules: self, table: state, told }.perform(action);
    }

    fn outcome(&self, state: &State) -> Outcome {
        self.final_outcome(state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.see(state, viewer)
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
        state.census(&self.pack)
    }
}

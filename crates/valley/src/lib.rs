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
pub use event::Event;
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
use table::content::Pack as _;
use table::stack::{Machine, noting};
use table::{Chance, Digest, Game, Line, Outcome, Seat, Shelved, Sink, ViewError, Viewer};

table::rules! {
    /// The rules with a pack, in one mode. [V1.1]
    pub struct Valley { pack: Pack, mode: Mode = Mode::TWO }
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

impl Shelved for Valley {
    type Pack = Pack;

    fn with_pack(pack: Pack) -> Valley {
        Valley::new(pack)
    }

    fn pack(&self) -> &Pack {
        &self.pack
    }

    fn in_named_mode(&self, mode: &str) -> Result<Valley, Line> {
        Ok(self.in_mode(Mode::read(mode)?))
    }

    fn in_any_mode(&self, chance: &mut Chance) -> Valley {
        self.in_mode(Mode::by_lot(chance))
    }
}

impl Game for Valley {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn name(&self) -> &'static str {
        "valley"
    }

    fn mode(&self) -> String {
        self.mode.write()
    }

    fn pack_digest(&self) -> Digest {
        self.pack.digest()
    }

    fn seats(&self) -> usize {
        self.players()
    }

    fn seat_name(&self, seat: Seat) -> Line {
        Line::new(match seat {
            Seat(0) => "valley-squirrel",
            Seat(1) => "valley-mouse",
            Seat(2) => "valley-hedgehog",
            _ => "valley-turtle",
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
        if let Some((seat, ask)) = state.question() {
            let _ = self.answers(state, seat, ask, &mut noting(actions));
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, action: Action, told: &mut impl Sink<Valley>) -> Result<(), Refusal> {
        self.check(state, action)?;
        Run { rules: self, table: state, told }.perform(action);
        Ok(())
    }

    #[inline]
    fn perform(&self, state: &mut State, action: Action, told: &mut impl Sink<Valley>) {
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
        self.count_everything(state)
    }
}

//! A game under way, with its past: acting, taking back, and the record.

use crate::{Game, Heard, Record, Refusal, Seat, Told};
use std::ops::Deref;

/// The state of a game by the rules that `R` leads to.
type State<R> = <<R as Deref>::Target as Game>::State;
/// An action by the rules that `R` leads to.
type Action<R> = <<R as Deref>::Target as Game>::Action;

/// A game being played, from its setup to now. `R` is how it holds its rules: `&G`, `Arc<G>`.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
/// use table::{Seat, Sitting};
/// use toy::{Action, Toy};
///
/// let mut sitting = Sitting::new(&Toy, 1, vec!["human".to_owned(), "random".to_owned()]);
/// sitting.act(Seat(0), Action::Rest).unwrap();
/// assert_eq!(sitting.moves().len(), 1);
/// sitting.undo(Seat(0)).unwrap();
/// assert!(sitting.moves().is_empty());
/// ```
pub struct Sitting<R: Deref<Target: Game>> {
    game: R,
    seed: u64,
    seats: Vec<String>,
    state: State<R>,
    past: Vec<Move<R::Target>>,
}

/// One action that was performed.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
/// use table::{Seat, Sitting};
/// use toy::{Action, Event, Toy};
///
/// let mut sitting = Sitting::new(&Toy, 1, vec!["human".to_owned(); 2]);
/// sitting.act(Seat(0), Action::Rest).unwrap();
/// let last = &sitting.moves()[0];
/// assert_eq!((last.seat, last.action), (Seat(0), Action::Rest));
/// assert_eq!(last.told, [Event::Rested { seat: Seat(0) }]);
/// ```
pub struct Move<G: Game + ?Sized> {
    /// Who decided.
    pub seat: Seat,
    /// What they decided.
    pub action: G::Action,
    /// What happened.
    pub told: Vec<G::Event>,
    before: G::State,
}

/// Why a decision cannot be taken back.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
/// use table::{Seat, Sitting, UndoRefused};
/// use toy::{Action, Toy};
///
/// let mut sitting = Sitting::new(&Toy, 1, vec!["human".to_owned(); 2]);
/// assert_eq!(sitting.undo(Seat(0)), Err(UndoRefused::NothingToUndo));
/// sitting.act(Seat(0), Action::Dig).unwrap();
/// assert_eq!(sitting.undo(Seat(0)), Err(UndoRefused::InformationCame));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoRefused {
    /// Nothing has been decided yet.
    NothingToUndo,
    /// Something was drawn, shown or laid open since.
    InformationCame,
    /// Another seat has acted since.
    AnotherSeatActed,
}

impl<R: Deref<Target: Game>> Sitting<R> {
    /// A new game. `seats` are the names of who sits where, kept in the record.
    pub fn new(game: R, seed: u64, seats: Vec<String>) -> Sitting<R> {
        let state = game.setup(seed);
        Sitting { game, seed, seats, state, past: Vec::new() }
    }

    /// The same game with other people in its seats.
    pub fn with_seats(mut self, seats: Vec<String>) -> Sitting<R> {
        self.seats = seats;
        self
    }

    /// The same sitting at another position, to look at it and play on. Its record does not lead there.
    pub fn at_position(mut self, state: State<R>) -> Sitting<R> {
        self.state = state;
        self
    }

    /// The rules.
    pub fn game(&self) -> &R::Target {
        &self.game
    }

    /// The seed of the setup.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The table as it is now.
    pub fn state(&self) -> &State<R> {
        &self.state
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Move<R::Target>] {
        &self.past
    }

    /// The state before move `number` (counted from 0), or the present one.
    pub fn state_at(&self, number: usize) -> &State<R> {
        self.past.get(number).map_or(&self.state, |m| &m.before)
    }

    /// Performs an action of `seat`, which must be the one who is asked.
    pub fn act(
        &mut self,
        seat: Seat,
        action: Action<R>,
    ) -> Result<&[<R::Target as Game>::Event], <R::Target as Game>::Refusal> {
        if self.game.decider(&self.state) != Some(seat) {
            return Err(Refusal::wrong_seat());
        }
        let before = self.state.clone();
        let mut heard = Heard::default();
        self.game.apply(&mut self.state, action, &mut heard)?;
        self.past.push(Move { seat, action, told: heard.told, before });
        Ok(&self.past[self.past.len() - 1].told)
    }

    /// Takes back the last decision of `seat`, unless an information barrier stands before it.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoRefused> {
        let last = self.past.last().ok_or(UndoRefused::NothingToUndo)?;
        if last.seat != seat {
            return Err(UndoRefused::AnotherSeatActed);
        }
        self.rewind(self.past.len() - 1).map(drop)
    }

    /// Whether the moves from number `to` on (counted from 0) told nothing that was hidden before.
    pub fn is_open_since(&self, to: usize) -> bool {
        !self.past[to.min(self.past.len())..].iter().flat_map(|m| &m.told).any(Told::is_barrier)
    }

    /// Goes back to before move number `to`, whoever made those since; the actions taken back, in their order.
    pub fn rewind(&mut self, to: usize) -> Result<Vec<Action<R>>, UndoRefused> {
        match self.is_open_since(to) {
            true => self.take_back(to),
            false => Err(UndoRefused::InformationCame),
        }
    }

    /// The same, whatever was told since: for who knows that nobody has heard it yet.
    ///
    /// ```
    /// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
    /// use table::{Seat, Sitting, UndoRefused};
    /// use toy::{Action, Toy};
    ///
    /// let mut sitting = Sitting::new(&Toy, 1, vec!["human".to_owned(); 2]);
    /// sitting.act(Seat(0), Action::Dig).unwrap();
    /// assert_eq!(sitting.rewind(0), Err(UndoRefused::InformationCame), "an acorn was shown");
    /// assert_eq!(sitting.take_back(0), Ok(vec![Action::Dig]));
    /// ```
    pub fn take_back(&mut self, to: usize) -> Result<Vec<Action<R>>, UndoRefused> {
        let mut taken = self.past.drain(to.min(self.past.len())..);
        let first = taken.next().ok_or(UndoRefused::NothingToUndo)?;
        let actions = [first.action].into_iter().chain(taken.map(|m| m.action)).collect();
        self.state = first.before;
        Ok(actions)
    }

    /// A new sitting that holds only the first `moves` moves of this one.
    ///
    /// ```
    /// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
    /// use table::{Seat, Sitting};
    /// use toy::{Action, Toy};
    ///
    /// let mut sitting = Sitting::new(&Toy, 1, vec!["human".to_owned(); 2]);
    /// sitting.act(Seat(0), Action::Rest).unwrap();
    /// sitting.act(Seat(1), Action::Rest).unwrap();
    /// let mut branch = sitting.continue_from(1);
    /// branch.act(Seat(1), Action::Dig).unwrap();
    /// assert_eq!(branch.record().actions, ["rest", "dig"]);
    /// assert_eq!(sitting.record().actions, ["rest", "rest"]);
    /// ```
    pub fn continue_from(&self, moves: usize) -> Sitting<R>
    where
        R: Clone,
    {
        let mut branch = Sitting::new(self.game.clone(), self.seed, self.seats.clone());
        for m in &self.past[..moves.min(self.past.len())] {
            let replayed = branch.act(m.seat, m.action);
            debug_assert!(replayed.is_ok(), "a move that was legal is legal again");
        }
        branch
    }

    /// The record of the game so far.
    pub fn record(&self) -> Record {
        Record {
            bosk: Record::VERSION,
            game: self.game.name().to_owned(),
            mode: self.game.mode(),
            pack: self.game.pack_digest(),
            seed: self.seed,
            seats: self.seats.clone(),
            actions: self.past.iter().map(|m| self.game.write_action(m.action)).collect(),
        }
    }
}

//! A game under way, with its past: acting, taking back, and the record.

use crate::{Game, Record, Refusal, Seat, Told};

/// A game being played, from its setup to now.
pub struct Sitting<'g, G: Game> {
    game: &'g G,
    seed: u64,
    seats: Vec<String>,
    state: G::State,
    past: Vec<Move<G>>,
}

/// One action that was performed.
pub struct Move<G: Game> {
    /// Who decided.
    pub seat: Seat,
    /// What they decided.
    pub action: G::Action,
    /// What happened.
    pub told: Vec<G::Event>,
    before: G::State,
}

/// Why a decision cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoRefused {
    /// Nothing has been decided yet.
    NothingToUndo,
    /// Something was drawn, shown or laid open since.
    InformationCame,
    /// Another seat has acted since.
    AnotherSeatActed,
}

impl<'g, G: Game> Sitting<'g, G> {
    /// A new game. `seats` are the names of who sits where, kept in the record.
    pub fn new(game: &'g G, seed: u64, seats: Vec<String>) -> Sitting<'g, G> {
        Sitting { game, seed, seats, state: game.setup(seed), past: Vec::new() }
    }

    /// The same game with other people in its seats.
    pub fn with_seats(mut self, seats: Vec<String>) -> Sitting<'g, G> {
        self.seats = seats;
        self
    }

    /// The same sitting at another position, to look at it and play on. Its record does not lead there.
    pub fn at_position(mut self, state: G::State) -> Sitting<'g, G> {
        self.state = state;
        self
    }

    /// The seed of the setup.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The table as it is now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Move<G>] {
        &self.past
    }

    /// The state before move `number` (counted from 0), or the present one.
    pub fn state_at(&self, number: usize) -> &G::State {
        self.past.get(number).map_or(&self.state, |m| &m.before)
    }

    /// Performs an action of `seat`, which must be the one who is asked.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<&[G::Event], G::Refusal> {
        if self.game.decider(&self.state) != Some(seat) {
            return Err(G::Refusal::wrong_seat());
        }
        let before = self.state.clone();
        let mut told = Vec::new();
        self.game.apply(&mut self.state, action, &mut told)?;
        self.past.push(Move { seat, action, told, before });
        Ok(&self.past[self.past.len() - 1].told)
    }

    /// Takes back the last decision of `seat`, unless an information barrier stands before it.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoRefused> {
        let last = self.past.last().ok_or(UndoRefused::NothingToUndo)?;
        if last.seat != seat {
            return Err(UndoRefused::AnotherSeatActed);
        }
        if last.told.iter().any(Told::is_barrier) {
            return Err(UndoRefused::InformationCame);
        }
        if let Some(last) = self.past.pop() {
            self.state = last.before;
        }
        Ok(())
    }

    /// A new sitting that holds only the first `moves` moves of this one.
    pub fn continue_from(&self, moves: usize) -> Sitting<'g, G> {
        let mut branch = Sitting::new(self.game, self.seed, self.seats.clone());
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

//! What a screen needs beyond the rules: where a choice lies on the table, and what it would lead to.

use crate::{Chance, Game, Seat, Told};
use std::fmt::Debug;
use std::hash::Hash;

/// A box whose choices lie on a table.
pub trait Board: Game {
    /// A thing on the table that a choice is about.
    type Target: Copy + Eq + Hash + Debug;
    /// The sort of a choice at the start of a turn.
    type Verb: Copy + Eq + Hash + Debug;
    /// How somebody stands: what a preview shows before and after.
    type Standing: Clone + PartialEq + Debug;

    /// The thing on the table that this choice of who is asked is about.
    fn target(&self, view: &Self::View, action: Self::Action) -> Self::Target;
    /// The sort of choice.
    fn verb(&self, action: Self::Action) -> Self::Verb;
    /// How somebody stands.
    fn standing(&self, state: &Self::State, seat: Seat) -> Self::Standing;
    /// Whether this happens however the cards lie, so that it is told even after something was drawn or laid open.
    fn is_certain(&self, _: &Self::Event) -> bool {
        false
    }

    /// What these choices would lead to, made one after the other, with the closing answer behind them if it is the
    /// same seat's. Hidden cards are imagined, so nothing is given away.
    fn preview(
        &self,
        view: &Self::View,
        seat: Seat,
        actions: &[Self::Action],
    ) -> Option<Preview<Self::Standing, Self::Event>> {
        let before = self.sample(view, &mut Chance::from_seed(1));
        let mut after = before.clone();
        let mut told = Vec::new();
        for &action in actions {
            self.apply(&mut after, action, &mut told).ok()?;
        }
        let first_barrier = told.iter().position(Told::is_barrier);
        if let Some(answer) = self.closing(&after).filter(|_| self.decider(&after) == Some(seat)) {
            self.apply(&mut after, answer, &mut told).ok()?;
        }
        let mut number = 0;
        told.retain(|event| {
            number += 1;
            first_barrier.is_none_or(|barrier| number <= barrier) || self.is_certain(event)
        });
        let (before, after) = (self.standing(&before, seat), self.standing(&after, seat));
        Some(Preview { before, after, is_final: first_barrier.is_some(), told })
    }
}

/// What choices made one after the other would lead to, as far as who makes them can know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview<S, E> {
    /// How they stand now.
    pub before: S,
    /// How they would stand.
    pub after: S,
    /// Whether something is drawn or laid open, so that it cannot be taken back.
    pub is_final: bool,
    /// What would happen: up to the first thing that is drawn or laid open, and what is certain after that.
    pub told: Vec<E>,
}

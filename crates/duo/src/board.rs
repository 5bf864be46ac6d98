//! Where choices lie on the table, and what one would lead to: what a screen needs beyond the rules.

use crate::action::Action;
use crate::ids::{CardId, Space};
use crate::together::{Item, Post};
use crate::view::View;
use crate::{Duo, Event, Score};
use table::{Chance, Game, Seat, Told};
use woodland::Goods;

/// The thing on the table that a choice is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// A card, wherever it lies.
    Card(CardId),
    /// A river space, a farm or an event slot.
    Space(Space),
    /// A spot of the path.
    Spot(u8),
    /// The deck.
    Deck,
    /// Nothing on the table: the answer is a word.
    Prompt,
}

/// The sort of a choice at the start of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verb {
    /// Place a worker.
    Place,
    /// Play a card.
    Play,
    /// Choose a card.
    Choose,
    /// Share, use Good News or a watch.
    Besides,
    /// Anything else.
    Answer,
}

/// What choices made one after the other would lead to, as far as their mayor can know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// Resources before and after.
    pub goods: (Goods, Goods),
    /// Point tokens in the reserve before and after.
    pub points: (u16, u16),
    /// Points as if the game ended, before and after.
    pub score: (Score, Score),
    /// Whether something is drawn or laid open, so that it cannot be taken back.
    pub is_final: bool,
    /// What would happen, up to the first thing that is drawn or laid open; tokens move for certain.
    pub told: Vec<Event>,
}

impl Action {
    /// The thing on the table that this choice is about.
    pub fn target(self) -> Target {
        match self {
            Action::Place { space: Space::Red(card), .. } | Action::Use(Space::Red(card)) => Target::Card(card),
            Action::Place { space, .. } | Action::Use(space) => Target::Space(space),
            Action::Claim(slot) => Target::Space(Space::Event(slot)),
            Action::Play { card, .. } | Action::Take(card) | Action::Pick(card) => Target::Card(card),
            Action::Produce { card, .. } | Action::Share(Item::Card(card)) => Target::Card(card),
            Action::Skunk(Post::Space(space)) => Target::Space(space),
            Action::Skunk(Post::Spot(spot)) => Target::Spot(spot),
            Action::Draw => Target::Deck,
            Action::For(_)
            | Action::News(_)
            | Action::Watch(_)
            | Action::Share(Item::Good(_) | Item::Occupied(_))
            | Action::Move(_)
            | Action::Trade
            | Action::Rest
            | Action::Pay { .. }
            | Action::Good(_)
            | Action::Colour(_)
            | Action::Option(_)
            | Action::Accept
            | Action::Skip => Target::Prompt,
        }
    }

    /// The sort of choice.
    pub fn verb(self) -> Verb {
        match self {
            Action::Place { .. } => Verb::Place,
            Action::Play { .. } => Verb::Play,
            Action::Take(_) | Action::Draw => Verb::Choose,
            Action::Move(_)
            | Action::Trade
            | Action::Rest
            | Action::Pay { .. }
            | Action::Pick(_)
            | Action::Good(_)
            | Action::Colour(_)
            | Action::Option(_)
            | Action::Accept
            | Action::Use(_)
            | Action::Claim(_)
            | Action::For(_)
            | Action::Produce { .. }
            | Action::Skunk(_)
            | Action::Skip => Verb::Answer,
            Action::Share(_) | Action::News(_) | Action::Watch(_) => Verb::Besides,
        }
    }
}

impl Duo {
    /// What these choices would lead to, made one after the other, up to the end of the turn. Hidden cards are imagined, so nothing is given away.
    pub fn preview(&self, view: &View, seat: Seat, actions: &[Action]) -> Option<Preview> {
        let before = self.imagine(view, &mut Chance::from_seed(1));
        let mut after = before.clone();
        let mut told = Vec::new();
        for &action in actions {
            self.apply(&mut after, action, &mut told).ok()?;
        }
        let first_barrier = told.iter().position(Told::is_barrier);
        // The turn's end belongs to it, unless the mayor does something before.
        if let Some(answer) = self.closing(&after).filter(|_| self.decider(&after) == Some(seat)) {
            self.apply(&mut after, answer, &mut told).ok()?;
        }
        let (was, is) = (before.mayor(seat), after.mayor(seat));
        let mut number = 0;
        told.retain(|event| {
            number += 1;
            first_barrier.is_none_or(|barrier| number <= barrier) || matches!(event, Event::MovedToken { .. })
        });
        Some(Preview {
            goods: (was.goods, is.goods),
            points: (before.town(seat).points, after.town(seat).points),
            score: (self.score(&before, seat), self.score(&after, seat)),
            is_final: first_barrier.is_some(),
            told,
        })
    }
}

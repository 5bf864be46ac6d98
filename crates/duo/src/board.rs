//! Where choices lie on the table, and what one would lead to: what a screen needs beyond the rules.

use crate::action::Action;
use crate::ids::{CardId, Space};
use crate::state::State;
use crate::together::{Item, Post};
use crate::view::View;
use crate::{Duo, Event, Score};
use table::Seat;
use table::board::Board;
use woodland::Standing;

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

/// What choices would lead to.
pub type Preview = table::board::Preview<Standing<Score>, Event>;

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

impl Board for Duo {
    type Target = Target;
    type Verb = Verb;
    type Standing = Standing<Score>;

    fn target(&self, _: &View, action: Action) -> Target {
        action.target()
    }

    fn verb(&self, action: Action) -> Verb {
        action.verb()
    }

    fn standing(&self, state: &State, seat: Seat) -> Standing<Score> {
        let (goods, points) = (state.mayor(seat).goods, state.town(seat).points);
        Standing { goods, points, score: self.score(state, seat) }
    }

    fn is_certain(&self, event: &Event) -> bool {
        matches!(event, Event::MovedToken { .. })
    }
}

//! What is seen at a glance when a turn begins: what can be done with a card, and how far an event is.

use crate::{CardId, Goods};

/// What can be done with a card, before anything is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Glance {
    /// It can be played: paid from the reserve, or free.
    Now {
        /// The Construction that makes it free.
        home: Option<CardId>,
    },
    /// It can be played with the help of this card.
    With(CardId),
    /// It cannot be played, but taken.
    Take,
    /// Neither.
    Not(Lack),
}

/// What stands in the way of playing a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lack {
    /// It lies out of reach.
    Far,
    /// These resources are missing.
    Goods(Goods),
    /// The city has it already, and there can be only one.
    Double,
    /// The city has no room for it.
    Room,
    /// Something else, which its sheet tells.
    Other,
}

impl Glance {
    /// Whether it can be played, in whatever way.
    pub fn is_play(self) -> bool {
        matches!(self, Glance::Now { .. } | Glance::With(_))
    }
}

/// How far somebody is with what an event asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// What there is.
    pub have: u32,
    /// What is needed.
    pub need: u32,
    /// Whether that is enough.
    pub met: bool,
}

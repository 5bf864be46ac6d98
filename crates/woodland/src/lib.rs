//! What the Everdell boxes share: the four resources ([`goods`]) and the kinds and colours of cards
//! ([`cards`]), sets of cards ([`set`]), what is remembered of a hand ([`trail`]), and names ([`words`]).

pub mod cards;
pub mod goods;
pub mod set;
pub mod trail;
pub mod words;

pub use cards::{Colour, Kind};
pub use goods::{Good, Goods};
pub use set::{CardId, CardSet};
pub use trail::{Fate, Trail};

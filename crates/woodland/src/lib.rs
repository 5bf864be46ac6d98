//! What the Everdell boxes share: the four resources ([`goods`]) and the kinds and colours of cards
//! ([`cards`]), sets of cards ([`set`]), and their names ([`words`]).

pub mod cards;
pub mod goods;
pub mod set;
pub mod words;

pub use cards::{Colour, Kind};
pub use goods::{Good, Goods};
pub use set::{CardId, CardSet};

//! What the Everdell boxes share: the four resources ([`goods`]) and the kinds and colours of cards
//! ([`cards`]).

pub mod cards;
pub mod goods;

pub use cards::{Colour, Kind};
pub use goods::{Good, Goods};

//! What the Everdell boxes share: the four resources ([`goods`]) and the kinds and colours of cards
//! ([`cards`]), what they cost ([`price`]), what is remembered of hidden cards ([`trail`], [`journal`]), what packs and
//! scenarios write alike ([`read`]), words that mean the same ([`vocabulary`]), what a screen shows at a glance ([`glance`]), and names ([`words`]). Sets of cards
//! and runs of steps are those of the table.

pub mod cards;
pub mod glance;
pub mod goods;
pub mod journal;
pub mod price;
pub mod read;
pub mod trail;
pub mod vocabulary;
pub mod words;

pub use cards::{Colour, Kind, Season};
pub use glance::{Glance, Lack, Progress};
pub use goods::{Good, Goods, Kinds, Standing};
pub use journal::{Hidden, Item, Journal, Place, Places, Story};
pub use price::{Costs, DEAREST, Price, Swap};
pub use read::{Cards, Wish};
pub use table::set::{CardId, CardSet};
pub use table::{effect, set};
pub use trail::{Fate, Trail};

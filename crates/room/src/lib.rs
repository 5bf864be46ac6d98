//! A game under way on a screen, without the screen: who sits where, what the person in front may see and choose, undo and
//! redo by decisions, complete plans, looking back and going on from there, records, saved games, addresses, and what is
//! asked of bots.

pub mod address;
pub mod games;
pub mod plan;
mod room;
mod scene;
pub mod thought;

pub use address::Address;
pub use plan::Plan;
pub use room::{BestPlay, Extra, HUMAN, Moment, Room, Turn, Turned, TurnedOf};
pub use scene::{Scene, SceneOf};

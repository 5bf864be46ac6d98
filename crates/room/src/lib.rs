//! A game under way on a screen, without the screen: where it comes from ([`Source`]), who sits where, what the person in
//! front may see and choose, undo and redo by decisions, complete plans, looking back and going on from there, records,
//! saved games, addresses, and what is asked of bots.

pub mod address;
pub mod games;
pub mod names;
pub mod plan;
pub mod recap;
mod room;
pub mod row;
mod scene;
mod source;
pub mod thought;

pub use address::Address;
pub use plan::Plan;
pub use room::{Extra, HUMAN, Room};
pub use scene::{Scene, SceneOf};
pub use source::{Account, Asked, BestPlay, Ending, FilmOf, Moment, Source, Swing, Turn, Turned, TurnedOf, humans};

//! What every box on the Bosk table shares.
//!
//! A box implements [`Game`]: a state is a plain value, [`Game::decider`] says who must decide,
//! [`Game::legal`] lists the choices, [`Game::apply`] performs one and tells what happened. Everything
//! else is built on that one way through: records ([`Record`]), undo ([`Sitting`]), counting
//! ([`perft()`]), and the [`contract`] that every box is tested against, by somebody who is [`counting`] cards too.

pub mod automa;
pub mod board;
pub mod chance;
pub mod companion;
pub mod content;
#[cfg(not(feature = "small"))]
pub mod contract;
#[cfg(not(feature = "small"))]
pub mod counting;
pub mod digest;
pub mod effect;
pub mod entry;
pub mod file;
pub mod game;
pub mod line;
pub mod link;
pub mod named;
pub mod pack;
#[cfg(not(feature = "small"))]
pub mod perft;
pub mod raw;
pub mod record;
pub mod review;
pub mod scenario;
pub mod seat;
pub mod set;
pub mod sight;
pub mod sitting;
pub mod stack;
pub mod tell;
#[cfg(not(feature = "small"))]
pub mod upkeep;

pub use chance::Chance;
pub use digest::Digest;
#[cfg(not(feature = "small"))]
pub use game::Deaf;
pub use game::{Automa, Game, Heard, Outcome, Refusal, Sink, Told};
pub use line::{Arg, Line};
pub use named::Named;
#[cfg(not(feature = "small"))]
pub use perft::perft;
pub use raw::ViewError;
pub use record::{Record, RecordError};
pub use seat::{PerSeat, SEATS, Seat, Side, Viewer};
pub use sight::{Eyes, Sight};
pub use sitting::{Sitting, UndoRefused};
pub use tell::{Origin, Shelved, Tell};

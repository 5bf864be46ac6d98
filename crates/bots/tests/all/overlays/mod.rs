//! Packs that nobody should write, but somebody may: they are refused with file, line and reason, or every game with
//! them is played to its end.

mod grove_named;
mod lots;
mod named;
mod play;

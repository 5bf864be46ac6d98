//! The face of Everdell and Mistwood: the table for two to four people, for one against Rugwort, and against Nightweave.

mod art;
mod board;
mod card;
mod face;
mod lair;
mod players;
mod sheet;

/// The rules of this box.
pub type Rules = valley::Valley;

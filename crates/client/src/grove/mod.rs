//! The face of Bardwood Grove: the board as a graph, the Rival, the bards and their songs.

mod art;
mod card;
mod dial;
mod face;
mod map;
mod motif;
mod others;
mod own;
mod sheet;
mod zoom;

/// The rules of this box.
pub type Rules = grove::Grove;

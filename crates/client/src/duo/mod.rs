//! The face of Everdell Duo: the duel, the campaign, chapters and challenges.

mod art;
mod board;
mod campaigns;
mod card;
mod face;
mod mayors;
mod partner;
mod payment;
mod trophies;

/// The rules of this box.
pub type Rules = duo::Duo;

//! The face of Everdell Duo: the duel, the campaign, chapters and challenges.

mod art;
mod campaigns;
mod card;
mod face;
mod mayors;
mod partner;
mod payment;
mod table_view;
mod trophies;

/// The rules of this box.
pub type Rules = duo::Duo;

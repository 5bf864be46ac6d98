//! The page of Everdell Duo: the duel, the campaign, chapters and challenges.

pub mod app;
mod art;
mod automa;
mod beat;
mod campaigns;
mod card;
mod chart;
mod end;
mod hint;
mod home;
mod keys;
mod link;
mod mayors;
mod panels;
mod partner;
mod payment;
mod plan;
mod probe;
mod prompt;
mod room;
mod sheet;
mod speech;
mod table_view;
pub mod thinker;
mod trophies;

//! The page of Everdell and Mistwood: the table for two to four people, for one against Rugwort, and against Nightweave.

pub mod app;
mod art;
mod board;
mod card;
mod end;
mod hint;
mod home;
mod keys;
mod lair;
mod panels;
mod plan;
mod players;
mod probe;
mod prompt;
mod room;
mod sheet;
mod speech;
mod story;
mod table_view;
mod thing;
pub mod thinker;

//! Everything that reads what somebody else wrote, tried with broken input.
//!
//! A [`Target`] is one reader. It takes any text, must never panic, hang or eat up memory, and says in a few words how
//! far it came, so that inputs that come further than others are tampered with again.

pub mod corpus;
pub mod mutate;
pub mod targets;

pub use mutate::Corpus;
pub use targets::{Bench, TARGETS, Target};

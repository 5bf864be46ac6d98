//! Every test of this crate, in one binary: the rules are compiled for all of them at once.

mod companion;
mod copied;
mod menu;
mod nightly;
mod pictures;
mod survey;

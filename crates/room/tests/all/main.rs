//! Every test of this crate, in one binary: the rules are compiled for all of them at once.

mod back;
mod links;
mod recap;
mod rooms;
mod rows;

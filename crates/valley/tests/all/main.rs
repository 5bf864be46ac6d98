//! Every test of this crate, in one binary: the rules are compiled for all of them at once.

mod additions;
mod blocked;
mod citations;
mod companion;
mod contract;
mod counting;
mod nightweave;
mod overlays;
mod positions;
mod scenarios;

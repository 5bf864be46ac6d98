//! Every test of this crate, in one binary: the rules are compiled for all of them at once.

mod additions;
mod campaign;
mod citations;
mod companion;
mod contract;
mod counting;
mod overlays;
mod scenarios;
mod together;

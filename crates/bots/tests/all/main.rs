//! Every test of this crate, in one binary: the rules are compiled for all of them at once.

mod contract;
mod foresight;
mod grove;
mod hints;
mod learned;
mod overlays;
mod partners;
mod review;
mod same;
mod strength;
mod why;

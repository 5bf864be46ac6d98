//! Broken input, and readers that get some.

mod mutate;
mod views;

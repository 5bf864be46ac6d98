//! The pages: the table in a browser. The engine is inside; bots think in a worker, with a module of their own (`thinker`).
//!
//! Each box is a page of its own, so that nobody loads the rules of a box they do not play. `face` is what a box draws
//! by itself, `shell` what all of them share. The shelf, where one of them is chosen, is a page without any rules;
//! the companion runs the opponents of all boxes beside a table of cardboard.

mod common;
#[cfg(feature = "companion")]
mod companion;
#[cfg(feature = "everdell")]
mod everdell;
#[cfg(not(feature = "table"))]
mod html;
#[cfg(not(feature = "table"))]
mod page;
#[cfg(feature = "shelf")]
mod shelf;
#[cfg(feature = "table")]
mod shell;

// The face of the box whose feature is set, as `build.rs` found it.
#[cfg(feature = "table")]
include!(concat!(env!("OUT_DIR"), "/face.rs"));

use wasm_bindgen::prelude::*;

/// Starts the page.
#[wasm_bindgen]
pub fn open_page() {
    #[cfg(feature = "table")]
    leptos::mount::mount_to_body(shell::app::App);
    #[cfg(feature = "shelf")]
    shelf::open();
    #[cfg(feature = "companion")]
    companion::open();
}

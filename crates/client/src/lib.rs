//! The pages: the table in a browser. The engine is inside; bots think in a worker.
//!
//! Each box is a page of its own, so that nobody loads the rules of a box they do not play: the feature `duo` builds
//! the shelf with Everdell Duo, the feature `valley` builds Everdell and Mistwood.

mod files;
mod focus;
mod glyph;
mod rulebook;
mod settings;
mod store;
mod tongue;

#[cfg(feature = "duo")]
mod app;
#[cfg(feature = "duo")]
mod art;
#[cfg(feature = "duo")]
mod automa;
#[cfg(feature = "duo")]
mod beat;
#[cfg(feature = "duo")]
mod campaigns;
#[cfg(feature = "duo")]
mod card;
#[cfg(feature = "duo")]
mod chart;
#[cfg(feature = "duo")]
mod end;
#[cfg(feature = "duo")]
mod hint;
#[cfg(feature = "duo")]
mod home;
#[cfg(feature = "duo")]
mod keys;
#[cfg(feature = "duo")]
mod link;
#[cfg(feature = "duo")]
mod mayors;
#[cfg(feature = "duo")]
mod panels;
#[cfg(feature = "duo")]
mod partner;
#[cfg(feature = "duo")]
mod payment;
#[cfg(feature = "duo")]
mod plan;
#[cfg(feature = "duo")]
mod probe;
#[cfg(feature = "duo")]
mod prompt;
#[cfg(feature = "duo")]
mod room;
#[cfg(feature = "duo")]
mod sheet;
#[cfg(feature = "duo")]
mod speech;
#[cfg(feature = "duo")]
mod table_view;
#[cfg(feature = "duo")]
mod thinker;
#[cfg(feature = "duo")]
mod trophies;

#[cfg(feature = "valley")]
mod valley;

#[cfg(all(feature = "duo", feature = "valley"))]
compile_error!("one page holds one box: build with the feature `duo` or with `valley`");

use wasm_bindgen::prelude::*;

/// Starts the page.
#[wasm_bindgen]
pub fn open_page() {
    #[cfg(feature = "duo")]
    leptos::mount::mount_to_body(app::App);
    #[cfg(feature = "valley")]
    leptos::mount::mount_to_body(valley::app::App);
}

/// Answers one question of the page inside the worker; texts in, text out.
#[wasm_bindgen]
pub fn think(question: &str) -> String {
    #[cfg(feature = "duo")]
    return thinker::answer(question);
    #[cfg(feature = "valley")]
    return valley::thinker::answer(question);
}

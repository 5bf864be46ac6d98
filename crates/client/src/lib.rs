//! The page: the table in a browser. The engine is inside; bots think in a worker.

mod app;
mod art;
mod automa;
mod campaigns;
mod card;
mod chart;
mod end;
mod files;
mod hint;
mod home;
mod keys;
mod link;
mod mayors;
mod panels;
mod partner;
mod payment;
mod plan;
mod probe;
mod prompt;
mod room;
mod sheet;
mod speech;
mod store;
mod table_view;
mod thinker;
mod trophies;

use wasm_bindgen::prelude::*;

/// Starts the page.
#[wasm_bindgen]
pub fn open_page() {
    leptos::mount::mount_to_body(app::App);
}

/// Answers one question of the page inside the worker; texts in, text out.
#[wasm_bindgen]
pub fn think(question: &str) -> String {
    thinker::answer(question)
}

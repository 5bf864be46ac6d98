//! What the browser tests ask of the page, through its module. The page itself calls none of it.

use crate::shell::app::Ctx;
use crate::shell::face::Face;
use crate::shell::{Room, Rules};
use leptos::prelude::*;
use std::cell::Cell;
use std::sync::Arc;
use table::board::Board;
use table::scenario::Stage;
use table::{Game, Sitting};
use wasm_bindgen::prelude::*;

/// The game, with all that lies hidden.
type Table = Sitting<Arc<Rules>>;

thread_local! {
    static PAGE: Cell<Option<Ctx>> = const { Cell::new(None) };
}

/// Remembers the page.
pub fn remember(ctx: Ctx) {
    PAGE.set(Some(ctx));
}

/// Something of the whole game on the table.
fn of_table<T>(get: impl FnOnce(&Table) -> T) -> Option<T> {
    PAGE.get()?.of_source(|source| source.whole().map(get))?
}

/// Everything that the rules allow now to whoever is asked, in notation.
#[wasm_bindgen]
pub fn legal_now() -> Vec<String> {
    let legal = |table: &Table| {
        let mut legal = Vec::new();
        table.game().legal(table.state(), &mut legal);
        legal.into_iter().map(|action| table.game().write_action(action)).collect()
    };
    of_table(legal).unwrap_or_default()
}

/// The question that is asked, as scenarios call it, and the season of the player in front.
#[wasm_bindgen]
pub fn asked_now() -> String {
    let season = PAGE.get().and_then(|ctx| ctx.of_source(|source| source.scene().season.id)).unwrap_or_default();
    of_table(|table| format!("{} {season}", table.game().ask_id(table.state()))).unwrap_or_default()
}

/// Performs an action of whoever is asked; false if it cannot be read.
#[wasm_bindgen]
pub fn perform(notation: &str) -> bool {
    let Some(ctx) = PAGE.get() else { return false };
    let action = ctx.rules().read_action(notation);
    action.is_ok_and(|action| {
        ctx.act(&[action]);
        ctx.hand_over();
        true
    })
}

/// What was told from a move on: each step in words, the points at that moment, and the table, by the engine alone.
#[wasm_bindgen]
pub fn film_since(moves: usize) -> Vec<String> {
    let Some(ctx) = PAGE.get() else { return Vec::new() };
    let rules = ctx.rules();
    let shot = |(event, view)| {
        let text = rules.step_line(&event).map(|line| ctx.say(&line)).unwrap_or_default();
        let points: Vec<i32> = rules.seen_scores(&view).iter().map(|(_, score)| rules.total(score)).collect();
        serde_json::to_string(&(text, points, view)).unwrap_or_default()
    };
    ctx.of_source(|source| source.film(moves)).unwrap_or_default().into_iter().map(shot).collect()
}

/// Opens the position of a scenario file; what is wrong with it, if so.
#[wasm_bindgen]
pub fn open_scenario(text: &str) -> Option<String> {
    let ctx = PAGE.get()?;
    let base = ctx.packs.with_untracked(crate::shell::thinker::Packs::in_use);
    match Room::of_scenario(&base, text) {
        Ok(room) => {
            ctx.begin(room);
            None
        }
        Err(error) => Some(ctx.say(&error.line())),
    }
}

/// A name as it stands on a tile: with where its long words may be parted.
#[wasm_bindgen]
pub fn parted(name: String) -> String {
    PAGE.get().map_or(name.clone(), |ctx| ctx.soft(name))
}

/// The record of the game on the table.
#[wasm_bindgen]
pub fn record_now() -> String {
    of_table(|table| table.record().to_json()).unwrap_or_default()
}

//! What the browser tests ask of the page, through its module. The page itself calls none of it.

use crate::shell::Room;
use crate::shell::app::Ctx;
use leptos::prelude::*;
use std::cell::Cell;
use table::Game;
use table::board::Board;
use table::scenario::Stage;
use wasm_bindgen::prelude::*;

thread_local! {
    static PAGE: Cell<Option<Ctx>> = const { Cell::new(None) };
}

/// Remembers the page.
pub fn remember(ctx: Ctx) {
    PAGE.set(Some(ctx));
}

/// Everything that the rules allow now to whoever is asked, in notation.
#[wasm_bindgen]
pub fn legal_now() -> Vec<String> {
    let legal = |room: &Room| room.legal().into_iter().map(|action| room.game().write_action(action)).collect();
    PAGE.get().and_then(|ctx| ctx.of_room(legal)).unwrap_or_default()
}

/// The question that is asked, as scenarios call it, and the season of the player in front.
#[wasm_bindgen]
pub fn asked_now() -> String {
    let asked = |room: &Room| {
        let state = room.sitting().state();
        format!("{} {}", room.game().ask_id(state), room.game().season(state, room.near()).id)
    };
    PAGE.get().and_then(|ctx| ctx.of_room(asked)).unwrap_or_default()
}

/// Performs an action of whoever is asked; false if it cannot be read.
#[wasm_bindgen]
pub fn perform(notation: &str) -> bool {
    let Some(ctx) = PAGE.get() else { return false };
    let action = ctx.rules().read_action(notation);
    action.is_ok_and(|action| {
        ctx.act(&[action]);
        true
    })
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

/// The record of the game on the table.
#[wasm_bindgen]
pub fn record_now() -> String {
    PAGE.get().and_then(|ctx| ctx.of_room(|room| room.record().to_json())).unwrap_or_default()
}

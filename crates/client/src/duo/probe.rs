//! What the browser tests ask of the page, through `import("./bosk.js")`. The page itself calls none of it.

use super::app::Ctx;
use super::room::Room;
use super::thinker::duo;
use leptos::prelude::*;
use std::cell::Cell;
use table::Game;
use wasm_bindgen::prelude::*;

thread_local! {
    static PAGE: Cell<Option<Ctx>> = const { Cell::new(None) };
}

/// Remembers the page.
pub fn remember(ctx: Ctx) {
    PAGE.set(Some(ctx));
}

/// Everything that the engine allows now to whoever is asked, in notation.
#[wasm_bindgen]
pub fn legal_now() -> Vec<String> {
    let legal = |ctx: Ctx| ctx.room.with_untracked(|room| room.as_ref().map(Room::legal));
    let legal = PAGE.get().and_then(legal).unwrap_or_default();
    legal.into_iter().map(|action| duo().write_action(action)).collect()
}

/// Performs an action of whoever is asked; false if it cannot be read.
#[wasm_bindgen]
pub fn perform(notation: &str) -> bool {
    match (PAGE.get(), duo().read_action(notation)) {
        (Some(ctx), Ok(action)) => {
            ctx.act(&[action]);
            true
        }
        _ => false,
    }
}

/// Opens the position of a scenario file; what is wrong with it, if so.
#[wasm_bindgen]
pub fn open_scenario(text: &str) -> Option<String> {
    let ctx = PAGE.get()?;
    match Room::from_scenario(text) {
        Ok(room) => {
            ctx.enter(room);
            None
        }
        Err(error) => Some(ctx.say(&error.line())),
    }
}

//! Sharing a link that holds the game, and opening one.

use super::app::Ctx;
use super::panels::record;
use super::room::Room;
use leptos::prelude::*;
use table::{Line, Record, link};

/// Puts a link that replays the game into the address bar and the clipboard.
pub fn share(ctx: Ctx) {
    let record = record(ctx).and_then(|text| Record::from_json(&text).ok());
    let (Some(record), Some(window)) = (record, web_sys::window()) else { return };
    let _ = window.location().set_hash(&link::write(&record));
    if let Ok(address) = window.location().href() {
        let _ = window.navigator().clipboard().write_text(&address);
    }
    ctx.notice.set(Some(ctx.text("page-shared")));
}

/// Once a game has gone on, the link in the address is no longer where it stands.
pub fn forget() {
    let Some(window) = web_sys::window() else { return };
    let location = window.location();
    let linked = location.hash().is_ok_and(|hash| link::is_game(&hash));
    if let (true, Ok(path), Ok(history)) = (linked, location.pathname(), window.history()) {
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&path));
    }
}

/// A shared link holds a record behind the `#`.
pub fn open(ctx: Ctx) {
    let hash = web_sys::window().and_then(|w| w.location().hash().ok()).unwrap_or_default();
    let Some(read) = link::read(&hash) else { return };
    match read.and_then(|record| Room::of_record(&record)) {
        Ok(room) => ctx.enter_linked(room),
        Err(error) => ctx.notice.set(Some(ctx.say(&Line::new("page-bad-link").with("why", error.line())))),
    }
}

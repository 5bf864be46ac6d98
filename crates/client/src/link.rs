//! Links that hold a whole game behind the `#`.

use crate::app::Ctx;
use crate::panels::record;
use crate::room::Room;
use leptos::prelude::*;
use table::Line;

/// Puts a link that replays the game into the address bar and the clipboard.
pub fn share(ctx: Ctx) {
    let (Some(text), Some(window)) = (record(ctx), web_sys::window()) else { return };
    let small = serde_json::from_str::<serde_json::Value>(&text).map(|value| value.to_string()).unwrap_or(text);
    let hash = format!("#game={}", String::from(js_sys::encode_uri_component(&small)));
    let _ = window.location().set_hash(&hash);
    if let Ok(address) = window.location().href() {
        let _ = window.navigator().clipboard().write_text(&address);
    }
    ctx.notice.set(Some(ctx.text("page-shared")));
}

/// Once a game has gone on, the link in the address is no longer where it stands.
pub fn forget() {
    let Some(window) = web_sys::window() else { return };
    let location = window.location();
    let linked = location.hash().is_ok_and(|hash| hash.starts_with("#game="));
    if let (true, Ok(path), Ok(history)) = (linked, location.pathname(), window.history()) {
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&path));
    }
}

/// A shared link holds a record behind the `#`.
pub fn open(ctx: Ctx) {
    let hash = web_sys::window().and_then(|w| w.location().hash().ok()).unwrap_or_default();
    let Some(code) = hash.strip_prefix("#game=") else { return };
    let text = js_sys::decode_uri_component(code).map(String::from).unwrap_or_default();
    match Room::from_record(&text) {
        Ok(room) => ctx.enter_linked(room),
        Err(error) => ctx.notice.set(Some(ctx.say(&Line::new("page-bad-link").with("why", error.line())))),
    }
}

//! Other tabs of the same browser: what they keep, this one is told.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::StorageEvent;

/// Hears under which key another tab has kept something, for as long as the page lives.
pub fn hear(heard: impl Fn(&str) + 'static) {
    let listener = Closure::<dyn Fn(StorageEvent)>::new(move |event: StorageEvent| {
        event.key().iter().for_each(|key| heard(key));
    });
    if let Some(window) = web_sys::window() {
        let _ = window.add_event_listener_with_callback("storage", listener.into_js_value().unchecked_ref());
    }
}

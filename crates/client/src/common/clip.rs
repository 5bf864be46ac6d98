//! The clipboard, where there is one and the browser allows it.

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// What is said where a link must be copied by hand.
#[cfg(feature = "companion")]
pub const BY_HAND: &str = "beside-link-by-hand";

/// Copies a text; false if the browser refuses, or has no clipboard for this page.
pub async fn copy(text: &str) -> bool {
    let Some(window) = web_sys::window() else { return false };
    let clipboard = window.navigator().clipboard();
    let missing: &JsValue = clipboard.as_ref();
    !missing.is_undefined() && JsFuture::from(clipboard.write_text(text)).await.is_ok()
}

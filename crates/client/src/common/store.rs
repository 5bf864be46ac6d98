//! What the browser keeps: settings and the game under way. Storage may be forbidden or full; then a
//! message says so and the game goes on.

use serde::{Serialize, de::DeserializeOwned};

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

/// Reads a value; nothing if it is not there or not readable.
pub fn read<T: DeserializeOwned>(key: &str) -> Option<T> {
    let text = storage()?.get_item(key).ok().flatten()?;
    serde_json::from_str(&text).ok()
}

/// Reads a text.
pub fn read_text(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// The names of all that is kept.
pub fn keys() -> impl Iterator<Item = String> {
    let storage = storage();
    let n = storage.as_ref().and_then(|storage| storage.length().ok()).unwrap_or(0);
    (0..n).filter_map(move |i| storage.as_ref()?.key(i).ok().flatten())
}

/// Keeps a value; false if the browser refuses.
pub fn keep<T: Serialize>(key: &str, value: &T) -> bool {
    serde_json::to_string(value).is_ok_and(|text| keep_text(key, &text))
}

/// Keeps a text; false if the browser refuses.
pub fn keep_text(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}

/// Where it is kept that a table refused the pack that is kept under a key.
#[cfg(not(feature = "companion"))]
pub fn refused_pack(key: &str) -> String {
    format!("{key}.refused")
}

/// Forgets a value.
#[cfg(not(feature = "companion"))]
pub fn forget(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}

//! The document, and what only the shelf does with it.

pub use crate::page::*;
use wasm_bindgen::JsValue;
use web_sys::{Element, History, HtmlInputElement};

/// The time, in milliseconds since 1970.
pub fn now() -> f64 {
    js_sys::Date::now()
}

/// Puts a text into a field.
pub fn type_into(id: &str, text: &str) {
    if let Some(field) = find::<HtmlInputElement>(id) {
        field.set_value(text);
    }
}

/// What the browser remembers of a step to what lies over the shelf.
const SHEET: &str = "sheet";

fn over_shelf() -> Option<History> {
    window().history().ok().filter(|it| it.state().is_ok_and(|state| state.as_string().as_deref() == Some(SHEET)))
}

/// Something lies over the shelf now: Back takes it away.
pub fn step_in() {
    if let (Ok(history), None) = (window().history(), over_shelf()) {
        let _ = history.push_state_with_url(&JsValue::from_str(SHEET), "", None);
    }
}

/// What was taken away otherwise leaves no step for Back.
pub fn step_out() {
    if let Some(history) = over_shelf() {
        let _ = history.back();
    }
}

/// Leaves for another page; Back leads to the shelf, not to what lay over it.
pub fn go(address: &str) {
    let location = window().location();
    let _ = if over_shelf().is_some() { location.replace(address) } else { location.set_href(address) };
}

/// A text in which every `var(--name)` is what the page's style says for it now.
pub fn with_tokens(text: &str) -> String {
    let style = document().document_element().and_then(|root| window().get_computed_style(&root).ok().flatten());
    let Some(style) = style else { return text.to_owned() };
    let mut parts = text.split("var(--");
    let mut done = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once(')').unwrap_or((part, ""));
        done += style.get_property_value(&format!("--{name}")).unwrap_or_default().trim();
        done += rest;
    }
    done
}

/// Names a part for those who listen.
pub fn label(id: &str, text: &str) {
    if let Some(element) = find::<Element>(id) {
        let _ = element.set_attribute("aria-label", text);
    }
}

/// Whether the window is as narrow as a phone.
pub fn is_phone() -> bool {
    window().match_media("(max-width:719px)").ok().flatten().is_some_and(|query| query.matches())
}

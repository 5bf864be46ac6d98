//! Pieces of markup as text. Shelf and companion are small enough to be drawn as text; the tables are drawn with Leptos, which
//! alone would weigh more than the whole shelf may.

pub use crate::common::symbol::icon;

/// A text as it may stand in markup and in attributes.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// One of several: what pressing it does, whether it is chosen, what stands in it. The keyboard stops at the chosen one.
pub fn radio(id: &str, does: &str, on: bool, more: &str, inside: &str) -> String {
    let stop = if on { "0" } else { "-1" };
    format!(
        "<button type=\"button\" role=\"radio\" id=\"{id}\" data-do=\"{does}\" aria-checked=\"{on}\" tabindex=\"{stop}\" {more}>{inside}</button>"
    )
}

/// A button: its id, its classes, what pressing it does, its name if it shows none, what stands in it.
pub fn button(id: &str, class: &str, does: &str, label: &str, inside: &str) -> String {
    let label = if label.is_empty() { String::new() } else { format!(" aria-label=\"{}\"", escaped(label)) };
    format!("<button type=\"button\" id=\"{id}\" class=\"btn {class}\" data-do=\"{does}\"{label}>{inside}</button>")
}

//! The document, and what only the shelf does with it.

pub use crate::page::*;
use web_sys::{Element, HtmlInputElement};

/// Puts a text into a field.
pub fn type_into(id: &str, text: &str) {
    if let Some(field) = find::<HtmlInputElement>(id) {
        field.set_value(text);
    }
}

/// Leaves for another page.
pub fn go(address: &str) {
    let _ = window().location().set_href(address);
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

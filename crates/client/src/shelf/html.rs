//! Pieces of markup, and those that only the shelf has.

pub use crate::html::*;
use menu::Offer;

/// The cover of a box.
pub fn cover(of: &Offer) -> String {
    format!("<svg class=\"cv\" aria-hidden=\"true\"><use href=\"#cover-{}\"></use></svg>", of.id)
}

/// A sentence that says why something cannot be done.
pub fn refusal(why: &str) -> String {
    format!("<p class=\"refused\" role=\"alert\" id=\"impossible\">{}<span>{}</span></p>", icon("warn"), escaped(why))
}

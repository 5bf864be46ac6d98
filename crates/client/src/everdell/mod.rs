//! What the tables of both Everdell boxes share: resources, colours and kinds in signs, cards as tiles and up close.

pub mod card;
pub mod glance;
pub mod glyph;
pub mod harvest;
pub mod side;
pub mod tile;
pub mod track;
pub mod zoom;

/// The letters that bring the keyboard to the Meadow, one's city and hand, and the others.
pub const LETTERS: &[(&str, &str)] = &[("m", ".mead"), ("c", ".city"), ("a", ".cards"), ("o", ".others")];

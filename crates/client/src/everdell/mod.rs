//! What the tables of both Everdell boxes share: resources, colours and kinds in signs, cards as tiles and up close.

pub mod glance;
pub mod glyph;
pub mod harvest;
pub mod tile;
pub mod zoom;

//! What every box's page shares.

pub mod files;
pub mod focus;
pub mod glyph;
pub mod rulebook;
pub mod settings;
pub mod store;
pub mod tile;
pub mod tongue;
pub mod zoom;

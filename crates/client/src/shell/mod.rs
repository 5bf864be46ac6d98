//! What every box's page shares. The shelf uses a part of it.
#![cfg_attr(feature = "shelf", allow(dead_code))]

#[cfg(not(feature = "shelf"))]
pub mod files;
pub mod focus;
#[cfg(not(feature = "shelf"))]
pub mod glyph;
#[cfg(not(feature = "shelf"))]
pub mod rulebook;
pub mod settings;
pub mod store;
#[cfg(not(feature = "shelf"))]
pub mod tile;
pub mod tongue;
#[cfg(not(feature = "shelf"))]
pub mod zoom;

//! What all pages share: what a person likes, what the browser keeps, and the texts.

pub mod settings;
pub mod store;
pub mod stretch;
#[cfg(not(feature = "shelf"))]
pub mod tongue;

//! What the shelf and the tables share: what a person likes, and what the browser keeps.

pub mod settings;
pub mod store;
pub mod stretch;

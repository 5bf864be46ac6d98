//! What all pages share: what a person likes, what the browser keeps, and the texts.

#[cfg(not(feature = "shelf"))]
pub mod book;
#[cfg(feature = "campaign")]
pub mod campaigns;
#[cfg(any(feature = "companion", feature = "table"))]
pub mod clip;
#[cfg(any(feature = "companion", feature = "table"))]
pub mod elsewhere;
pub mod file;
pub mod games;
pub mod settings;
pub mod store;
pub mod stretch;
pub mod symbol;
#[cfg(not(feature = "shelf"))]
pub mod tongue;

//! The box that this page shows; each page holds one.

#[cfg(feature = "duo")]
#[path = "duo/mod.rs"]
mod duo;
#[cfg(feature = "duo")]
pub use duo::*;

#[cfg(feature = "valley")]
#[path = "valley/mod.rs"]
mod valley;
#[cfg(feature = "valley")]
pub use valley::*;

#[cfg(all(feature = "duo", feature = "valley"))]
compile_error!("one page holds one box: build with the feature `duo` or with `valley`");

//! The box that this page shows; each page holds one. This is the one list of the boxes: all else goes by their names.

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

#[cfg(feature = "grove")]
#[path = "grove/mod.rs"]
mod grove;
#[cfg(feature = "grove")]
pub use grove::*;

#[cfg(any(all(feature = "duo", feature = "valley"), all(feature = "grove", any(feature = "duo", feature = "valley"))))]
compile_error!("one page holds one box: build with the feature `duo`, `valley` or `grove`");

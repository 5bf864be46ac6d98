//! What stays the same as long as a game is played.

use std::ops::Deref;
use std::sync::Arc;

/// Something that belongs to what is known of a table and never changes: the pack, the mode. Two tables of one game are
/// not told apart by it.
///
/// ```
/// use std::sync::Arc;
/// use table::companion::Fixed;
///
/// let (one, other) = (Fixed(Arc::new("our pack")), Fixed(Arc::new("another")));
/// assert!(one == other && *one != *other);
/// ```
#[derive(Debug)]
pub struct Fixed<T>(pub Arc<T>);

impl<T> Clone for Fixed<T> {
    fn clone(&self) -> Fixed<T> {
        Fixed(Arc::clone(&self.0))
    }
}

impl<T> PartialEq for Fixed<T> {
    fn eq(&self, _: &Fixed<T>) -> bool {
        true
    }
}

impl<T> Deref for Fixed<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

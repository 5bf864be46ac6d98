//! Views that somebody else wrote down: raw until a box has looked at them.

use crate::Line;

/// Nothing in a view counts or names more than there can be.
///
/// ```
/// use table::ViewError;
/// use table::raw::within;
///
/// assert_eq!(within("deck", 12 <= 24), Ok(()));
/// assert_eq!(within("deck", 255 <= 24), Err(ViewError::OutOfBounds { what: "deck" }));
/// ```
pub fn within(what: &'static str, fits: bool) -> Result<(), ViewError> {
    if fits { Ok(()) } else { Err(ViewError::OutOfBounds { what }) }
}

/// Why a view cannot be one of this game.
#[derive(Clone, PartialEq, Debug)]
pub enum ViewError {
    /// It is no JSON, or does not have the shape of a view.
    Broken {
        /// The line where reading stopped.
        line: usize,
        /// What the reader says.
        what: Line,
    },
    /// A number in it is larger than anything it can count or name.
    OutOfBounds {
        /// Where it stands.
        what: &'static str,
    },
    /// There are other cards in it than in this game.
    WrongCards,
    /// A table made of it looks different.
    Contradiction,
}

impl ViewError {
    /// The sentence for a person.
    pub fn line(&self) -> Line {
        match self {
            ViewError::Broken { line, what } => Line::new("view-broken").with("line", *line).with("what", what.clone()),
            ViewError::OutOfBounds { what } => Line::new("view-out-of-bounds").with("key", *what),
            ViewError::WrongCards => Line::new("view-wrong-cards"),
            ViewError::Contradiction => Line::new("view-contradiction"),
        }
    }
}

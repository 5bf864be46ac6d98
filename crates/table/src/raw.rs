//! Views that somebody else wrote down: raw until a box has looked at them.

use crate::effect::{Effect, StepId};
use crate::set::CardId;
use crate::stack::{Frame, Task};
use crate::{Game, Line, Seat, Side, Viewer};

/// Whether something that somebody else wrote down can be there: whether all it names exists in a box.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
/// use table::raw::Sound;
/// use table::{Seat, Side};
///
/// assert!(Seat(1).is_sound(&toy::Toy) && !Seat(2).is_sound(&toy::Toy));
/// assert!(Some(Side::RIVAL).is_sound(&toy::Toy));
/// ```
pub trait Sound<R> {
    /// Whether it can be there.
    fn is_sound(&self, rules: &R) -> bool;
}

/// Declares that there is no harm in these, whatever their numbers are.
///
/// ```
/// use table::raw::Sound;
///
/// struct Weather(u8);
/// table::harmless!(Weather);
///
/// assert!(Weather(255).is_sound(&"any rules"));
/// ```
#[macro_export]
macro_rules! harmless {
    ($($type:ty),* $(,)?) => {
        $(impl<R> $crate::raw::Sound<R> for $type {
            fn is_sound(&self, _: &R) -> bool {
                true
            }
        })*
    };
}

harmless!(bool, u8);

/// A box that numbers its cards and the steps of their effects.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
/// use table::effect::Effect;
/// use table::raw::{Numbered, Sound};
/// use table::set::CardId;
/// use toy::Toy;
///
/// impl Numbered for Toy {
///     fn cards(&self) -> usize {
///         12
///     }
///     fn steps(&self) -> usize {
///         0
///     }
/// }
///
/// assert!(CardId(11).is_sound(&Toy) && !CardId(12).is_sound(&Toy));
/// assert!(Effect::default().is_sound(&Toy) && !Effect { start: 0, end: 1 }.is_sound(&Toy));
/// ```
pub trait Numbered: Game {
    /// How many cards there are.
    fn cards(&self) -> usize;
    /// How many steps there are.
    fn steps(&self) -> usize;
}

impl<R: Numbered> Sound<R> for CardId {
    fn is_sound(&self, rules: &R) -> bool {
        self.index() < rules.cards()
    }
}

impl<R: Numbered> Sound<R> for StepId {
    fn is_sound(&self, rules: &R) -> bool {
        usize::from(self.0) < rules.steps()
    }
}

impl<R: Numbered> Sound<R> for Effect {
    fn is_sound(&self, rules: &R) -> bool {
        self.start <= self.end && usize::from(self.end) <= rules.steps()
    }
}

impl<R: Game> Sound<R> for Seat {
    fn is_sound(&self, rules: &R) -> bool {
        self.index() < rules.seats()
    }
}

impl<R: Game> Sound<R> for Side {
    fn is_sound(&self, rules: &R) -> bool {
        self.seat().is_sound(rules)
    }
}

impl<R: Game> Sound<R> for Viewer {
    fn is_sound(&self, rules: &R) -> bool {
        match self {
            Viewer::Seat(seat) => seat.is_sound(rules),
            Viewer::Spectator => true,
        }
    }
}

impl<R, T: Sound<R>> Sound<R> for Option<T> {
    fn is_sound(&self, rules: &R) -> bool {
        self.as_ref().is_none_or(|it| it.is_sound(rules))
    }
}

impl<R: Game, A: Sound<R>, W: Sound<R>> Sound<R> for Frame<A, W> {
    fn is_sound(&self, rules: &R) -> bool {
        self.seat.is_sound(rules)
            && match &self.task {
                Task::Ask(ask) => ask.is_sound(rules),
                Task::Do(work) => work.is_sound(rules),
            }
    }
}

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
///
/// ```
/// use table::ViewError;
///
/// let error = ViewError::OutOfBounds { what: "deck" };
/// assert_eq!(error.line().to_string(), "view-out-of-bounds key=deck");
/// ```
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

//! What an event tells whom.

use crate::{Side, Viewer};

/// Some of those who look at a table: who plays, and who only watches.
///
/// ```
/// use table::{Eyes, Seat, Viewer};
///
/// let others = Eyes::but(Seat(0));
/// assert!(others.has(Viewer::Seat(Seat(1))) && others.has(Viewer::Spectator));
/// assert!(!others.has(Viewer::Seat(Seat(0))) && !Eyes::PLAYERS.has(Viewer::Spectator));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Eyes(u8);

impl Eyes {
    /// Nobody's.
    pub const NOBODY: Eyes = Eyes(0);
    /// Everybody's.
    pub const ALL: Eyes = Eyes(u8::MAX);
    /// Everybody's who plays.
    pub const PLAYERS: Eyes = Eyes(u8::MAX >> 1);

    /// Those of one side; the opponent in the box has none.
    pub fn of(side: impl Into<Side>) -> Eyes {
        side.into().seat().map_or(Eyes::NOBODY, |seat| Eyes(1 << seat.0))
    }

    /// Everybody's but those of one side.
    pub fn but(side: impl Into<Side>) -> Eyes {
        Eyes(!Eyes::of(side).0)
    }

    /// These and others.
    pub const fn and(self, others: Eyes) -> Eyes {
        Eyes(self.0 | others.0)
    }

    /// Whether this viewer's are among them.
    pub fn has(self, viewer: Viewer) -> bool {
        let viewers = match viewer {
            Viewer::Seat(seat) => Eyes::of(seat),
            Viewer::Spectator => Eyes(!Eyes::PLAYERS.0),
        };
        self.0 & viewers.0 != 0
    }
}

/// What an event tells whom: said once for each, so that nothing about a new one can be forgotten.
/// [`Told`](crate::Told) has an example.
#[derive(Clone, PartialEq, Debug)]
pub struct Sight<E> {
    /// What those see from whom some of it is hidden, and who sees all of it.
    pub(crate) hidden: Option<(Eyes, E)>,
    /// To whom it shows something that was hidden from them.
    pub(crate) shows: Eyes,
    /// Whether undo must stop here: something hidden was drawn, shown or laid open.
    pub(crate) is_barrier: bool,
}

impl<E> Sight<E> {
    /// Everybody sees it, and nothing comes to light.
    pub const OPEN: Sight<E> = Sight { hidden: None, shows: Eyes::NOBODY, is_barrier: false };
    /// Something hidden comes to light before all.
    pub const NEWS: Sight<E> = Sight { hidden: None, shows: Eyes::ALL, is_barrier: true };

    /// Only these see all of it, the others see this instead.
    pub const fn only(seen_by: Eyes, instead: E) -> Sight<E> {
        Sight { hidden: Some((seen_by, instead)), ..Sight::OPEN }
    }

    /// It shows these something that was hidden from them.
    pub fn showing(self, shows: Eyes) -> Sight<E> {
        Sight { shows, ..self }
    }

    /// Undo must stop here.
    pub fn barrier(self) -> Sight<E> {
        Sight { is_barrier: true, ..self }
    }
}

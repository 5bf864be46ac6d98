//! What an event tells whom.

use crate::seat::SEATS;
use crate::{Seat, Side, Viewer};
use serde::{Deserialize, Serialize};

/// Some of those who look at a table: who plays, and who only watches.
///
/// ```
/// use table::{Eyes, Seat, Viewer};
///
/// let others = Eyes::but(Seat(0));
/// assert!(others.has(Viewer::Seat(Seat(1))) && others.has(Viewer::Spectator));
/// assert!(!others.has(Viewer::Seat(Seat(0))) && !Eyes::PLAYERS.has(Viewer::Spectator));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Eyes(u8);

impl Eyes {
    /// Nobody's.
    pub const NOBODY: Eyes = Eyes(0);
    /// Everybody's.
    pub const ALL: Eyes = Eyes(u8::MAX);
    /// Everybody's who plays.
    pub const PLAYERS: Eyes = Eyes(u8::MAX >> 1);

    /// The bits of those who can sit at a table, and of who watches.
    const REAL: u8 = !Eyes::PLAYERS.0 | ((1 << SEATS) - 1);

    /// Those of one side; the opponent in the box has none.
    #[inline]
    pub fn of(side: impl Into<Side>) -> Eyes {
        side.into().seat().map_or(Eyes::NOBODY, |seat| Eyes(1 << seat.0))
    }

    /// Everybody's but those of one side.
    pub fn but(side: impl Into<Side>) -> Eyes {
        Eyes(!Eyes::of(side).0)
    }

    /// These and others.
    #[inline]
    pub const fn and(self, others: Eyes) -> Eyes {
        Eyes(self.0 | others.0)
    }

    /// Those of these that are among the others, too.
    #[inline]
    pub const fn shared(self, others: Eyes) -> Eyes {
        Eyes(self.0 & others.0)
    }

    /// These but for others.
    #[inline]
    pub const fn without(self, others: Eyes) -> Eyes {
        Eyes(self.0 & !others.0)
    }

    /// Whether they are nobody's.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of those who play.
    #[inline]
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        crate::set::bits(self.0 & Eyes::PLAYERS.0 & Eyes::REAL).map(Seat)
    }

    /// They and something else in one byte: a number of three bits, in the bits that nobody at a table has.
    ///
    /// ```
    /// use table::{Eyes, Seat};
    ///
    /// let byte = Eyes::of(Seat(3)).packed(5);
    /// assert_eq!(Eyes::unpacked(byte), (Eyes::of(Seat(3)), 5));
    /// assert_eq!(Eyes::unpacked(Eyes::ALL.packed(0)), (Eyes::ALL, 0));
    /// ```
    #[inline]
    pub const fn packed(self, number: u8) -> u8 {
        self.0 & Eyes::REAL | number << SEATS & !Eyes::REAL
    }

    /// What was packed.
    #[inline]
    pub const fn unpacked(byte: u8) -> (Eyes, u8) {
        let eyes = byte & Eyes::REAL;
        (if eyes == Eyes::REAL { Eyes::ALL } else { Eyes(eyes) }, (byte & !Eyes::REAL) >> SEATS)
    }

    /// Whether this viewer's are among them.
    #[inline]
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

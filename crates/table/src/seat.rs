//! Who sits at the table, and who looks at it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::num::NonZero;

/// A place at the table, counted from 0.
///
/// ```
/// use table::Seat;
///
/// let points = [12, 9];
/// assert_eq!((points[Seat(0).index()], Seat(0).other()), (12, Seat(1)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The first of all, and the only one where one person plays against the box.
    pub const FIRST: Seat = Seat(0);

    /// The seat's position in arrays kept per seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other seat of a two-seat game.
    #[inline]
    pub const fn other(self) -> Seat {
        Seat(1 - self.0)
    }
}

/// The most people who sit at a table.
/// [`PerSeat`] has an example.
pub const SEATS: usize = 4;

/// Something for each seat, or for some of them, held in place.
///
/// ```
/// use table::{PerSeat, SEATS, Seat};
///
/// let points: PerSeat<i32> = [12, 9].into_iter().collect();
/// assert_eq!(points[Seat(1).index()], 9);
/// assert_eq!((points.len(), points.capacity()), (2, SEATS));
/// ```
pub type PerSeat<T> = ArrayVec<T, SEATS>;

/// A side of the game: a player by seat, or the rival, the opponent in the box who has none.
///
/// ```
/// use table::{Seat, Side};
/// assert_eq!(Side::player(Seat(2)).seat(), Some(Seat(2)));
/// assert_eq!(Side::RIVAL.seat(), None);
/// assert_eq!(size_of::<Option<Side>>(), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Side(NonZero<u8>);

impl Side {
    /// The opponent in the box.
    pub const RIVAL: Side = Side(NonZero::new(8).unwrap());

    /// Who sits in this seat.
    #[inline]
    pub const fn player(seat: Seat) -> Side {
        Side(NonZero::new(seat.0 + 1).unwrap())
    }

    /// The player's seat.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        if self.is_rival() { None } else { Some(Seat(self.0.get() - 1)) }
    }

    /// Whether it is the opponent in the box.
    #[inline]
    pub const fn is_rival(self) -> bool {
        self.0.get() == Side::RIVAL.0.get()
    }
}

impl fmt::Debug for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat() {
            Some(seat) => seat.fmt(f),
            None => f.write_str("Rival"),
        }
    }
}

impl From<Seat> for Side {
    #[inline]
    fn from(seat: Seat) -> Side {
        Side::player(seat)
    }
}

impl PartialEq<Seat> for Side {
    #[inline]
    fn eq(&self, seat: &Seat) -> bool {
        self.seat() == Some(*seat)
    }
}

/// Saved as a number: the player's seat, or seven for the rival.
impl From<Side> for u8 {
    fn from(side: Side) -> u8 {
        side.0.get() - 1
    }
}

impl TryFrom<u8> for Side {
    type Error = String;

    fn try_from(n: u8) -> Result<Side, String> {
        if n < Side::RIVAL.0.get() { Ok(Side::player(Seat(n))) } else { Err(format!("there is no side {n}")) }
    }
}

/// Whose eyes a view is made for.
///
/// ```
/// use table::{Seat, Viewer};
///
/// let all: Vec<Viewer> = Viewer::all(2).collect();
/// assert_eq!(all, [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Viewer {
    /// Somebody who plays.
    Seat(Seat),
    /// Somebody who only watches and knows nothing but what lies open.
    Spectator,
}

impl Viewer {
    /// All viewers of a game with this many seats.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        (0..seats).map(|s| Viewer::Seat(Seat(s as u8))).chain([Viewer::Spectator])
    }
}

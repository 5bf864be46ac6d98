//! Who sits at the table, and who looks at it.

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
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

/// Whose eyes a view is made for.
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

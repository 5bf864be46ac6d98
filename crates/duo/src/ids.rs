//! Names for the things on the table, as small values.

use serde::{Deserialize, Serialize};
use table::Seat;
pub(crate) use table::set::bits;
pub use woodland::{CardId, CardSet};

/// The mayor who plays the Hare. [D1.1]
pub const HARE: Seat = Seat::FIRST;
/// The mayor who plays the Tortoise.
pub const TORTOISE: Seat = Seat(1);

/// The mayors by the names used in packs, scenarios and notation.
pub const SEATS: [(&str, Seat); 2] = [("hare", HARE), ("tortoise", TORTOISE)];

/// The most cards a pack may hold; ours has 80.
pub const CARDS: usize = 96;
/// The most event tiles a pack may hold; ours has 32.
pub const EVENT_TILES: usize = 64;
/// How many achievements a challenge offers.
pub const ACHIEVEMENTS: usize = 10;
/// How many columns the Meadow has.
pub const COLUMNS: usize = 6;
/// How many workers a mayor has.
pub const WORKERS: usize = 3;

table::ids! {
    /// A river tile of the pack.
    RiverId of RIVER_TILES = 20,
    /// An event tile of the pack.
    EventId,
    /// One of the six event slots, counted from 0.
    Slot of SLOTS = 6,
    /// A space of the river. [D1.5]
    RiverSpace of RIVER = 2,
    /// A farm of the board. [D1.5]
    FarmId of FARMS = 4,
    /// A set of event tiles of which one is drawn, from A on. [D2.3]
    DrawnSet of DRAWN_SETS = 5,
    /// A place of the Meadow: top row left to right, then bottom row. [D1.2]
    MeadowPlace of MEADOW = 12,
}

impl MeadowPlace {
    /// The place among others, as bits.
    #[inline]
    pub(crate) const fn bit(self) -> u16 {
        1 << self.0
    }
}

/// A spot of the path of Sun and Moon, counted from 1. [D1.3]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PathSpot(pub u8);

impl PathSpot {
    /// The end of the path.
    pub const LAST: PathSpot = PathSpot(7);

    /// All spots from left to right.
    pub fn all() -> impl Iterator<Item = PathSpot> {
        (1..=PathSpot::LAST.0).map(PathSpot)
    }

    /// The spot among others, as bits: spot 1 is bit 1.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self.0
    }

    /// These spots as far as they lie further to the right.
    #[inline]
    pub(crate) const fn ahead(self, spots: u8) -> u8 {
        spots & (u8::MAX << self.0 << 1)
    }

    /// Whether it touches a column of the Meadow, counted from 0.
    pub fn touches(self, column: usize) -> bool {
        bits(self.columns()).any(|touched| usize::from(touched) == column)
    }

    /// The columns of the Meadow that it touches, as bits: spot 1 the first one, every other one also that before it.
    #[inline]
    pub(crate) const fn columns(self) -> u8 {
        ((0b11 << self.0 >> 2) & ((1 << COLUMNS) - 1)) as u8
    }
}

/// A place where a worker can stand. [D1.5]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Space {
    /// A river space.
    River(RiverSpace),
    /// A farm.
    Farm(FarmId),
    /// An event slot.
    Event(Slot),
    /// A red card in a city.
    Red(CardId),
}

table::named! {
    /// Sun or Moon.
    pub enum Token {
        /// Moved by workers.
        Sun = "sun",
        /// Moved by played cards.
        Moon = "moon",
    }
}

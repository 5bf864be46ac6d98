//! Small names for the things on the table.

use serde::{Deserialize, Serialize};
use table::{Seat, Side};

pub use table::set::{CardId, CardSet};

/// The most crossings of a board, those of the portals included.
pub const PLACES: usize = 32;
/// The most regions.
pub const REGIONS: usize = 32;
/// The most stages.
pub const STAGES: usize = 6;
/// The most slots of a stage.
pub const SLOTS: usize = 4;
/// The spaces of the dial, each with a rune. [G1.4]
pub const DIAL: u8 = 8;
/// The most legends.
pub const LEGENDS: usize = 32;
/// The levels of legends.
pub const LEVELS: usize = 3;
/// The most bards at a table. [G1.1]
pub const BARDS: usize = 4;
/// The most bards of a pack.
pub const MOST_BARDS: usize = 12;
/// The most events of a pack.
pub const MOST_EVENTS: usize = 24;
/// So many cards a song holds. [G15.8]
pub const SONG: usize = 40;

/// The names of the seats, in turn order, in notation and scenarios.
pub const SEATS: [(&str, Seat); BARDS] =
    [("first", Seat(0)), ("second", Seat(1)), ("third", Seat(2)), ("fourth", Seat(3))];

table::ids! {
    /// A crossing: a place, or where a portal lies.
    PlaceId,
    /// A region.
    RegionId,
    /// One of the bards.
    BardId,
    /// A legend.
    LegendId,
    /// A level of legends.
    LegendLevel,
    /// A slot of a stage.
    SlotId,
    /// A motif token.
    MotifId,
    /// An event.
    EventId,
    /// A solo card of the Rival.
    SoloId,
    /// A challenge card.
    ChallengeId,
}

/// Some of at most 32 things with numbers, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bits(pub u32);

impl Bits {
    /// The things with numbers below `n`.
    pub const fn below(n: usize) -> Bits {
        Bits(if n >= 32 { u32::MAX } else { (1 << n) - 1 })
    }

    /// Whether it is among them.
    #[inline]
    pub const fn has(self, n: u8) -> bool {
        n < 32 && self.0 >> n & 1 == 1
    }

    /// Puts it in.
    #[inline]
    pub const fn insert(&mut self, n: u8) {
        self.0 |= 1 << n;
    }

    /// Takes it out.
    #[inline]
    pub const fn remove(&mut self, n: u8) {
        self.0 &= !(1 << n);
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those in both.
    #[inline]
    pub const fn and(self, other: Bits) -> Bits {
        Bits(self.0 & other.0)
    }

    /// Those in either.
    #[inline]
    pub const fn or(self, other: Bits) -> Bits {
        Bits(self.0 | other.0)
    }

    /// Those that are not in the other.
    #[inline]
    pub const fn without(self, other: Bits) -> Bits {
        Bits(self.0 & !other.0)
    }
}

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let n = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(n)
    }
}

impl FromIterator<u8> for Bits {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> Bits {
        let mut bits = Bits::default();
        numbers.into_iter().for_each(|n| bits.insert(n));
        bits
    }
}

/// The number of a side among crests and challenges: seats first, then the Rival.
#[inline]
pub const fn side_number(side: Side) -> u8 {
    match side.seat() {
        Some(seat) => seat.0,
        None => BARDS as u8,
    }
}

/// The side with this number.
#[inline]
pub const fn numbered_side(n: u8) -> Side {
    if (n as usize) < BARDS { Side::player(Seat(n)) } else { Side::RIVAL }
}

table::named! {
    /// A direction of a path.
    pub enum Way {
        /// Towards the top of the board.
        Up = "up",
        /// Towards the bottom.
        Down = "down",
        /// To the left.
        Left = "left",
        /// To the right.
        Right = "right",
    }
}

impl Way {
    /// The opposite direction.
    pub const fn opposite(self) -> Way {
        match self {
            Way::Up => Way::Down,
            Way::Down => Way::Up,
            Way::Left => Way::Right,
            Way::Right => Way::Left,
        }
    }
}

table::named! {
    /// What a crossing is.
    pub enum PlaceKind {
        /// A pile of creatures. [G8.1]
        Creature = "creature",
        /// A pile of cards to buy. [G9.1]
        Shop = "shop",
        /// The bank. [G10.1]
        Bank = "bank",
        /// A stage. [G11.1]
        Stage = "stage",
        /// Where legends are told. [G11.5]
        Legend = "legend",
        /// The motif tokens. [G12.1]
        Motifs = "motifs",
        /// A volume hall. [G12.3]
        Volume = "volume",
        /// A coin place. [G12.4]
        Coins = "coins",
        /// No place, but where a portal may lie. [G1.3]
        Portal = "portal",
    }
}

table::named! {
    /// What a crossing without a place lies on. [G1.3]
    pub enum Terrain {
        /// The lawn at the bottom.
        Lawn = "lawn",
        /// The water on the left and on the right.
        Water = "water",
    }
}

table::named! {
    /// The kinds of cards.
    pub enum Kind {
        /// Played to the story or the song.
        Skill = "skill",
        /// Goes straight into the song.
        Improv = "improv",
        /// Gives something when it is drawn.
        Fan = "fan",
        /// Boasted of when it is drawn.
        Creature = "creature",
    }
}

table::named! {
    /// The season of an event. [G2.3]
    pub enum Season {
        /// Followed by summer.
        Spring = "spring",
        /// Followed by autumn.
        Summer = "summer",
        /// Followed by winter.
        Autumn = "autumn",
        /// Followed by spring.
        Winter = "winter",
    }
}

table::named! {
    /// How hard the Rival is. [G20.2]
    pub enum Level {
        /// Cards with two arrows leave.
        Easy = "easy",
        /// Any cards leave.
        Medium = "medium",
        /// Cards with one arrow leave.
        Hard = "hard",
    }
}

table::named! {
    /// What is counted for legends and challenges.
    pub enum Metric {
        /// Fan cards owned.
        Fans = "fans",
        /// Creatures soothed.
        Creatures = "creatures",
        /// Legends told.
        Legends = "legends",
        /// Skills bought.
        SkillsBought = "skills-bought",
        /// Improvs bought.
        ImprovsBought = "improvs-bought",
        /// Cards bought.
        CardsBought = "cards-bought",
        /// Coins held.
        Coins = "coins",
        /// Volume on the track.
        Volume = "volume",
        /// Opposing crests held.
        CrestsCaptured = "crests-captured",
        /// Runes on stages.
        StageRunes = "stage-runes",
        /// Gems held.
        Gems = "gems",
        /// River spaces travelled.
        Boat = "boat",
        /// Reach stones held.
        Reach = "reach",
        /// Kinds of card gained since the start.
        KindsOwned = "kinds-owned",
        /// Runes off the dial.
        RunesPlaced = "runes-placed",
        /// Blue gems on cards and uncovered on the track.
        Blue = "blue",
        /// Crests still on the track.
        CrestsOnTrack = "crests-on-track",
    }
}

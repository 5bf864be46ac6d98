//! Small names for the things on the table.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::marker::PhantomData;
use std::num::NonZero;
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
/// The most motif tokens.
pub const MOTIFS: usize = 8;
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
    /// A stage: stages have numbers of their own.
    StageId,
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
    /// A space of the dial, with its rune. [G1.4]
    DialSpace,
    /// A space of the river. [G5.4]
    RiverSpace,
}

/// A token of the Rival, by its value. [G16.3]
pub type Token = NonZero<u8>;

/// What a [`Set`] holds: something with a number from 0 to 31.
pub trait Member: Copy {
    /// Its number.
    fn bit(self) -> u8;
    /// The thing with this number.
    fn of_bit(bit: u8) -> Self;
}

macro_rules! members {
    ($($name:ident)*) => {
        $(impl Member for $name {
            #[inline]
            fn bit(self) -> u8 {
                self.0
            }

            #[inline]
            fn of_bit(bit: u8) -> $name {
                $name(bit)
            }
        })*
    };
}

members!(PlaceId RegionId LegendId LegendLevel SlotId MotifId SoloId ChallengeId DialSpace Seat);

impl Member for Side {
    #[inline]
    fn bit(self) -> u8 {
        side_number(self)
    }

    #[inline]
    fn of_bit(bit: u8) -> Side {
        numbered_side(bit)
    }
}

/// Some things of a sort with numbers, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent, bound = "")]
pub struct Set<T> {
    bits: u32,
    #[serde(skip)]
    of: PhantomData<T>,
}

impl<T> Set<T> {
    /// None of them.
    pub const NONE: Set<T> = Set::of_bits(0);

    const fn of_bits(bits: u32) -> Set<T> {
        Set { bits, of: PhantomData }
    }

    /// The first so many.
    pub const fn below(n: usize) -> Set<T> {
        Set::of_bits(if n >= 32 { u32::MAX } else { (1 << n) - 1 })
    }

    /// Their numbers, as bits.
    #[inline]
    pub const fn bits(&self) -> u32 {
        self.bits
    }

    /// How many.
    #[inline]
    pub const fn len(&self) -> u32 {
        self.bits.count_ones()
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.bits == 0
    }

    /// Those in both.
    #[inline]
    pub const fn and(&self, other: Set<T>) -> Set<T> {
        Set::of_bits(self.bits & other.bits)
    }

    /// Those in either.
    #[inline]
    pub const fn or(&self, other: Set<T>) -> Set<T> {
        Set::of_bits(self.bits | other.bits)
    }

    /// Those that are not in the other.
    #[inline]
    pub const fn without(&self, other: Set<T>) -> Set<T> {
        Set::of_bits(self.bits & !other.bits)
    }
}

impl<T: Member> Set<T> {
    /// This one alone.
    pub fn one(thing: T) -> Set<T> {
        [thing].into_iter().collect()
    }

    /// Whether it is among them.
    #[inline]
    pub fn has(&self, thing: T) -> bool {
        thing.bit() < 32 && self.bits >> thing.bit() & 1 == 1
    }

    /// Puts it in.
    #[inline]
    pub fn insert(&mut self, thing: T) {
        self.bits |= 1 << thing.bit();
    }

    /// Takes it out.
    #[inline]
    pub fn remove(&mut self, thing: T) {
        self.bits &= !(1 << thing.bit());
    }

    /// Puts it in or takes it out.
    #[inline]
    pub fn set(&mut self, thing: T, there: bool) {
        if there { self.insert(thing) } else { self.remove(thing) }
    }

    /// Takes it out if it is there, or else puts it in.
    #[inline]
    pub fn toggle(&mut self, thing: T) {
        self.bits ^= 1 << thing.bit();
    }
}

impl<T> Default for Set<T> {
    fn default() -> Set<T> {
        Set::NONE
    }
}

impl<T: Member + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl<T: Member> Iterator for Set<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        if self.bits == 0 {
            return None;
        }
        let bit = self.bits.trailing_zeros() as u8;
        self.bits &= self.bits - 1;
        Some(T::of_bit(bit))
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Set<T> {
        let mut set = Set::NONE;
        things.into_iter().for_each(|thing| set.insert(thing));
        set
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

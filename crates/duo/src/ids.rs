//! Names for the things on the table, as small values.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Seat;

/// The mayor who plays the Hare. [D1.1]
pub const HARE: Seat = Seat(0);
/// The mayor who plays the Tortoise.
pub const TORTOISE: Seat = Seat(1);

/// Miss Thorn, who claims events but has no seat at the table. [D20.7]
pub const THORN: Seat = Seat(2);

/// The mayors by the names used in packs, scenarios and notation.
pub const SEATS: [(&str, Seat); 2] = [("hare", HARE), ("tortoise", TORTOISE)];

/// The seasons by the names used in packs and scenarios, in the order of the year.
pub const SEASONS: [(&str, u8); 4] = [("winter", 0), ("spring", 1), ("summer", 2), ("autumn", 3)];

/// How many cards the box holds.
pub const CARDS: usize = 80;
/// How many river tiles the box holds.
pub const RIVER_TILES: usize = 20;
/// How many farms the board has.
pub const FARMS: usize = 4;
/// How many event slots the board has, Journey's apart.
pub const SLOTS: usize = 6;
/// How many event tiles the box holds.
pub const EVENT_TILES: usize = 32;
/// How many achievements a challenge offers.
pub const ACHIEVEMENTS: usize = 10;
/// How many cards lie in the Meadow. [D1.2]
pub const MEADOW: usize = 12;
/// How many columns the Meadow has.
pub const COLUMNS: usize = 6;
/// The last spot of the path of Sun and Moon.
pub const LAST_SPOT: u8 = 7;
/// How many workers a mayor has.
pub const WORKERS: usize = 3;

/// A card of the pack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u8);

impl CardId {
    /// The card's position in arrays kept per card.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A river tile of the pack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RiverId(pub u8);

/// An event tile of the pack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EventId(pub u8);

/// One of the six event slots, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Slot(pub u8);

impl Slot {
    /// All slots from left to right.
    pub fn all() -> impl Iterator<Item = Slot> {
        (0..SLOTS as u8).map(Slot)
    }

    /// The slot's position in arrays kept per slot.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A place where a worker can stand. [D1.5]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Space {
    /// A river space, 0 or 1.
    River(u8),
    /// A farm, 0 to 3.
    Farm(u8),
    /// An event slot.
    Event(Slot),
    /// A red card in a city.
    Red(CardId),
}

/// Sun or Moon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Token {
    /// Moved by workers.
    Sun,
    /// Moved by played cards.
    Moon,
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(pub u128);

impl CardSet {
    /// No cards.
    pub const NONE: CardSet = CardSet(0);
    /// All cards of the box.
    pub const ALL: CardSet = CardSet((1 << CARDS) - 1);

    /// Just this card.
    #[inline]
    pub const fn one(card: CardId) -> CardSet {
        CardSet(1 << card.0)
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn has(self, card: CardId) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Puts a card in.
    #[inline]
    pub fn insert(&mut self, card: CardId) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: CardId) {
        self.0 &= !(1 << card.0);
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in both sets.
    #[inline]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The cards in either set.
    #[inline]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards of this set that are not in the other.
    #[inline]
    pub const fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The card with the lowest id.
    #[inline]
    pub const fn first(self) -> Option<CardId> {
        if self.0 == 0 { None } else { Some(CardId(self.0.trailing_zeros() as u8)) }
    }

    /// The only card, if there is exactly one.
    #[inline]
    pub const fn only(self) -> Option<CardId> {
        if self.len() == 1 { self.first() } else { None }
    }
}

impl Iterator for CardSet {
    type Item = CardId;

    #[inline]
    fn next(&mut self) -> Option<CardId> {
        let card = self.first()?;
        self.0 &= self.0 - 1;
        Some(card)
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> CardSet {
        let mut set = CardSet::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl std::fmt::Debug for CardSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.map(|card| card.0)).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<CardSet, D::Error> {
        let cards = Vec::<CardId>::deserialize(from)?;
        if cards.iter().any(|card| card.index() >= CARDS) {
            return Err(serde::de::Error::custom("there is no card with that number"));
        }
        Ok(cards.into_iter().collect())
    }
}

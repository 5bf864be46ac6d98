//! What is written down in a journal: places, and motions of cards between them.

use crate::CardId;
use serde::{Deserialize, Serialize};

/// A place where cards lie hidden: a hand, or another one that cards leave again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Place(pub u8);

impl Place {
    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(super) const fn bit(self) -> u16 {
        1 << self.0
    }
}

/// Some places.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Places(pub u16);

impl Places {
    /// Whether a place is one of them.
    #[inline]
    pub const fn has(self, place: Option<Place>) -> bool {
        match place {
            Some(place) => self.0 & place.bit() != 0,
            None => false,
        }
    }

    /// The places that are among these or those.
    #[inline]
    #[must_use]
    pub const fn or(self, those: Places) -> Places {
        Places(self.0 | those.0)
    }

    /// Those of these places that are not among the others.
    #[inline]
    #[must_use]
    pub const fn without(self, others: Places) -> Places {
        Places(self.0 & !others.0)
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl From<Place> for Places {
    #[inline]
    fn from(place: Place) -> Places {
        Places(place.bit())
    }
}

/// One motion of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Note {
    /// This card came.
    Seen(Place, CardId),
    /// So many cards came unseen.
    Came(Place, u8),
    /// So many cards left unseen, onto the discard pile.
    Left(Place, u8),
    /// A card passed unseen from one place to another.
    Passed(Place, Place),
    /// The discard pile became the deck.
    Shuffled,
}

impl Note {
    pub const fn from(self) -> Option<Place> {
        match self {
            Note::Left(from, _) | Note::Passed(from, _) => Some(from),
            Note::Seen(..) | Note::Came(..) | Note::Shuffled => None,
        }
    }

    pub const fn to(self) -> Option<Place> {
        match self {
            Note::Seen(to, _) | Note::Came(to, _) | Note::Passed(_, to) => Some(to),
            Note::Left(..) | Note::Shuffled => None,
        }
    }

    /// Whether it must keep its place among the notes of a place.
    pub fn touches(self, place: Place) -> bool {
        self.from() == Some(place) || self.to() == Some(place) || self == Note::Shuffled
    }

    /// How many cards a place has more after it.
    pub fn more(self, place: Place) -> i16 {
        let n = match self {
            Note::Came(_, n) | Note::Left(_, n) => i16::from(n),
            Note::Seen(..) | Note::Passed(..) | Note::Shuffled => 1,
        };
        if self.to() == Some(place) {
            n
        } else if self.from() == Some(place) {
            -n
        } else {
            0
        }
    }
}

/// A note as it is kept: in two bytes, the first one for what happened and in which of 15 places; whatever else was
/// written down is no place there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Note", into = "Note")]
pub(super) struct Kept(pub u8, pub u8);

impl Kept {
    const fn new(what: u8, place: Place, rest: u8) -> Kept {
        Kept(what << 4 | if place.0 < 15 { place.0 } else { 15 }, rest)
    }

    /// The places of which something is told: where a card came; all of them when the pile became the deck.
    #[inline]
    pub const fn tells_of(self) -> u16 {
        match self.0 >> 4 {
            0 | 1 => 1 << (self.0 % 16),
            2 => 0,
            3 => 1 << (self.1 % 16),
            _ => u16::MAX,
        }
    }

    #[inline]
    pub const fn read(self) -> Note {
        let place = Place(self.0 % 16);
        match self.0 >> 4 {
            0 => Note::Seen(place, CardId(self.1)),
            1 => Note::Came(place, self.1),
            2 => Note::Left(place, self.1),
            3 => Note::Passed(place, Place(self.1)),
            _ => Note::Shuffled,
        }
    }
}

impl From<Note> for Kept {
    #[inline]
    fn from(note: Note) -> Kept {
        match note {
            Note::Seen(place, card) => Kept::new(0, place, card.0),
            Note::Came(place, n) => Kept::new(1, place, n),
            Note::Left(place, n) => Kept::new(2, place, n),
            Note::Passed(from, to) => Kept::new(3, from, to.0),
            Note::Shuffled => Kept(4 << 4, 0),
        }
    }
}

impl From<Kept> for Note {
    fn from(kept: Kept) -> Note {
        kept.read()
    }
}

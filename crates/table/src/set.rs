//! Cards as small numbers, and sets of them.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A card of the pack.
///
/// ```
/// use table::set::CardId;
///
/// let costs = ["1t", "2r", "3b"];
/// assert_eq!(costs[CardId(2).index()], "3b");
/// ```
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

/// The numbers of the bits that are set, the lowest first: for sets of a few things.
///
/// ```
/// assert!(table::set::bits(0b1001_0100_u8).eq([2, 4, 7]));
/// ```
#[inline]
pub fn bits(set: impl Into<u16>) -> impl Iterator<Item = u8> {
    let mut left = set.into();
    std::iter::from_fn(move || {
        let first = (left != 0).then(|| left.trailing_zeros() as u8);
        left &= left.wrapping_sub(1);
        first
    })
}

/// A set of cards. It goes through its cards in the order of their numbers.
///
/// ```
/// use table::set::{CardId, CardSet};
///
/// let mut hand: CardSet = [CardId(90), CardId(3)].into_iter().collect();
/// hand.insert(CardId(7));
/// let critters = CardSet::below(64);
/// assert!(hand.and(critters).eq([CardId(3), CardId(7)]));
/// assert_eq!(hand.without(critters).only(), Some(CardId(90)));
/// assert!(hand.has(CardId(7)) && !critters.or(hand).is_empty());
/// hand.remove(CardId(7));
/// assert_eq!((hand.len(), hand.first()), (2, Some(CardId(3))));
/// assert!(hand.is_several() && !CardSet::one(CardId(3)).is_several());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(pub u128);

/// Each card by itself: looking it up is quicker than shifting 128 bits. Numbers that no card has stand for none.
const SINGLES: [u128; 256] = {
    let mut singles = [0; 256];
    let mut card = 0;
    while card < 128 {
        singles[card] = 1 << card;
        card += 1;
    }
    singles
};

impl CardSet {
    /// No cards.
    pub const NONE: CardSet = CardSet(0);

    /// All cards.
    pub const ALL: CardSet = CardSet(u128::MAX);

    /// The cards with numbers below `n`, 127 at most.
    pub const fn below(n: u8) -> CardSet {
        CardSet((1 << n) - 1)
    }

    /// Just this card.
    #[inline]
    pub const fn one(card: CardId) -> CardSet {
        CardSet(SINGLES[card.index()])
    }

    /// Just this card, if there is one.
    ///
    /// ```
    /// use table::set::{CardId, CardSet};
    ///
    /// let meadow = [Some(CardId(3)), None].map(CardSet::of);
    /// assert_eq!(meadow, [CardSet::one(CardId(3)), CardSet::NONE]);
    /// ```
    #[inline]
    pub const fn of(card: Option<CardId>) -> CardSet {
        // Looked up like any other, so that nothing hangs on whether there is one.
        CardSet::one(match card {
            Some(card) => card,
            None => CardId(u8::MAX),
        })
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn has(self, card: CardId) -> bool {
        // One half is quicker to shift than both.
        let half = if card.0 < 64 { self.0 as u64 } else { (self.0 >> 64) as u64 };
        half >> (card.0 % 64) & 1 == 1
    }

    /// The set with this card.
    #[inline]
    #[must_use]
    pub const fn with(self, card: CardId) -> CardSet {
        self.or(CardSet::one(card))
    }

    /// Puts a card in.
    #[inline]
    pub fn insert(&mut self, card: CardId) {
        *self = self.with(card);
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: CardId) {
        *self = self.without(CardSet::one(card));
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

    /// Whether there are two at least, which is quicker to see than how many.
    #[inline]
    pub const fn is_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
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
        if self.is_several() { None } else { self.first() }
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
        if cards.iter().any(|card| card.0 >= 128) {
            return Err(serde::de::Error::custom("there is no card with that number"));
        }
        Ok(cards.into_iter().collect())
    }
}

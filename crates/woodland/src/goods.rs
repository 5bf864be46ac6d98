//! The four resources.

use serde::{Deserialize, Serialize};
use table::stack::{Flow, GO_ON};

table::named! {
    /// A kind of resource.
    pub enum Good {
        /// The cheapest.
        Twig = "twig",
        /// From the trees.
        Resin = "resin",
        /// From the river bed.
        Pebble = "pebble",
        /// What Critters ask for.
        Berry = "berry",
    }
}

impl Good {
    /// The letter used in notation.
    pub const fn letter(self) -> char {
        match self {
            Good::Twig => 't',
            Good::Resin => 'r',
            Good::Pebble => 'p',
            Good::Berry => 'b',
        }
    }
}

/// Some of the kinds of resources, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Kinds(pub u8);

impl Kinds {
    /// None of them.
    pub const NONE: Kinds = Kinds(0);
    /// All four.
    pub const ALL: Kinds = Kinds(0b1111);
    /// All but pebbles. [V17.8]
    pub const WITHOUT_PEBBLES: Kinds = Kinds(0b1011);

    /// Those of a heap.
    pub const fn of(goods: Goods) -> Kinds {
        let [t, r, p, b] = goods.0;
        Kinds((t > 0) as u8 | ((r > 0) as u8) << 1 | ((p > 0) as u8) << 2 | ((b > 0) as u8) << 3)
    }

    /// These and one more.
    #[inline]
    #[must_use]
    pub const fn with(self, good: Good) -> Kinds {
        Kinds(self.0 | 1 << good as u8)
    }

    /// These and others.
    pub const fn or(self, others: Kinds) -> Kinds {
        Kinds(self.0 | others.0)
    }

    /// Those that are not among the others.
    pub const fn without(self, others: Kinds) -> Kinds {
        Kinds(self.0 & !others.0)
    }

    /// Whether the kind is among them.
    #[inline]
    pub const fn has(self, good: Good) -> bool {
        self.0 >> good as u8 & 1 == 1
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is a choice.
    #[inline]
    pub const fn are_several(self) -> bool {
        let kinds = self.0 & Kinds::ALL.0;
        kinds & kinds.wrapping_sub(1) != 0
    }
}

table::harmless!(Kinds);

/// A heap of resources: how many of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Goods(pub [u8; 4]);

table::harmless!(Goods);

impl Goods {
    /// No resources.
    pub const NONE: Goods = Goods([0; 4]);

    /// One resource of this kind.
    #[inline]
    pub const fn one(good: Good) -> Goods {
        Goods::several(good, 1)
    }

    /// So many resources of this kind.
    #[inline]
    pub const fn several(good: Good, n: u8) -> Goods {
        let mut heap = [0; 4];
        heap[good as usize] = n;
        Goods(heap)
    }

    /// How many of this kind.
    #[inline]
    pub const fn of(self, good: Good) -> u8 {
        self.0[good as usize]
    }

    /// How many in all.
    #[inline]
    pub const fn total(self) -> u32 {
        self.0[0] as u32 + self.0[1] as u32 + self.0[2] as u32 + self.0[3] as u32
    }

    /// How many kinds there are at least one of.
    #[inline]
    pub fn kinds(self) -> u32 {
        self.0.iter().filter(|&&n| n > 0).count() as u32
    }

    /// Whether there is nothing.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Goods::NONE
    }

    /// Whether `other` can be taken from this heap.
    #[inline]
    pub const fn covers(self, other: Goods) -> bool {
        // All four kinds at once: a kind that is lacking borrows its top bit, which is free up to MOST.
        const TOPS: u32 = 0x8080_8080;
        let (have, want) = (u32::from_le_bytes(self.0), u32::from_le_bytes(other.0));
        ((have | TOPS) - want) & TOPS == TOPS
    }

    /// The most of one kind that a heap holds.
    pub const MOST: u8 = 127;

    /// Adds a heap, up to [`Goods::MOST`] of a kind.
    #[inline]
    pub fn add(&mut self, other: Goods) {
        for i in 0..4 {
            self.0[i] = (self.0[i] + other.0[i]).min(Goods::MOST);
        }
    }

    /// What is missing of `wanted`.
    #[inline]
    pub fn lacks(self, wanted: Goods) -> Goods {
        let mut missing = wanted;
        missing.remove(self);
        missing
    }

    /// Takes a heap away; what is not there is not taken.
    #[inline]
    pub fn remove(&mut self, other: Goods) {
        for i in 0..4 {
            self.0[i] = self.0[i].saturating_sub(other.0[i]);
        }
    }

    /// The kinds in this heap with their numbers.
    pub fn iter(self) -> impl Iterator<Item = (Good, u8)> {
        Good::ALL.into_iter().map(move |good| (good, self.of(good))).filter(|&(_, n)| n > 0)
    }

    /// Calls `then` with every heap of exactly `n` resources that can be taken from this one, until it has heard enough.
    pub fn for_each_part(self, n: u8, then: &mut impl FnMut(Goods) -> Flow) -> Flow {
        for twig in 0..=n.min(self.0[0]) {
            for resin in 0..=(n - twig).min(self.0[1]) {
                for pebble in 0..=(n - twig - resin).min(self.0[2]) {
                    let berry = n - twig - resin - pebble;
                    if berry <= self.0[3] {
                        then(Goods([twig, resin, pebble, berry]))?;
                    }
                }
            }
        }
        GO_ON
    }

    /// The text notation: `1t 2r`, or `nothing`.
    pub fn write(self) -> String {
        let parts: Vec<String> = self.iter().map(|(good, n)| format!("{n}{}", good.letter())).collect();
        if parts.is_empty() { "nothing".to_owned() } else { parts.join(" ") }
    }

    /// Reads the text notation, already cut into words.
    pub fn read(words: &[&str]) -> Option<Goods> {
        if words == ["nothing"] {
            return Some(Goods::NONE);
        }
        let mut goods = Goods::NONE;
        for word in words {
            let (n, kind) = word.split_at_checked(word.len().checked_sub(1)?)?;
            let good = Good::ALL.into_iter().find(|&good| kind.starts_with(good.letter()))?;
            let heap = &mut goods.0[good as usize];
            if *heap > 0 {
                return None;
            }
            *heap = n.parse().ok().filter(|&n| n > 0)?;
        }
        (!goods.is_empty()).then_some(goods)
    }
}

/// How somebody stands in an Everdell box: what a preview shows before and after.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing<S> {
    /// Resources in the reserve.
    pub goods: Goods,
    /// Point tokens in the reserve.
    pub points: u16,
    /// Points as if the game ended.
    pub score: S,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heap_covers_another_when_no_kind_is_lacking() {
        let heap = Goods([3, 0, 127, 1]);
        for (other, covered) in [
            (Goods([3, 0, 127, 1]), true),
            (Goods([0, 0, 0, 0]), true),
            (Goods([4, 0, 0, 0]), false),
            (Goods([0, 1, 0, 0]), false),
            (Goods([3, 0, 126, 2]), false),
        ] {
            assert_eq!(heap.covers(other), covered, "{other:?}");
        }
    }

    #[test]
    fn a_heap_never_overflows() {
        let mut heap = Goods([120, 0, 0, 0]);
        heap.add(Goods([99, 0, 0, 1]));
        assert_eq!(heap, Goods([127, 0, 0, 1]));
    }
}

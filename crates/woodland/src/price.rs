//! What things cost in resources: prices, every way to pay one, and which cards a heap covers.

use crate::{CardId, CardSet, Good, Goods};
use table::stack::{Flow, GO_ON};

/// Whether one resource of a price is replaced by one of another kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Swap {
    /// None is.
    #[default]
    Never,
    /// One may be.
    May,
    /// Exactly one is.
    Must,
}

/// A price: what is asked, and what may be left out or replaced.
///
/// ```
/// use woodland::price::{Price, Swap};
/// use woodland::Goods;
///
/// let price = Price { cost: Goods([2, 1, 0, 0]), off: 1, swap: Swap::Never };
/// assert_eq!(price.total(), 2);
/// let mut ways = Vec::new();
/// let _ = price.for_each_payment(Goods([2, 1, 0, 0]), &mut table::stack::noting(&mut ways));
/// assert_eq!(ways, [Goods([2, 0, 0, 0]), Goods([1, 1, 0, 0])]);
/// assert!(price.can_pay(Goods([1, 1, 0, 0])) && !price.can_pay(Goods([0, 1, 9, 9])));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Price {
    /// What is asked.
    pub cost: Goods,
    /// So many resources of the payer's choice are left out.
    pub off: u8,
    /// What may be replaced.
    pub swap: Swap,
}

impl Price {
    /// What is asked, without any help.
    #[inline]
    pub const fn full(cost: Goods) -> Price {
        Price { cost, off: 0, swap: Swap::Never }
    }

    /// What is asked with so many resources less: of this kind, or of the payer's choice.
    #[inline]
    pub const fn reduced(mut cost: Goods, less: u8, only: Option<Good>) -> Price {
        match only {
            Some(good) => {
                cost.0[good as usize] = cost.of(good).saturating_sub(less);
                Price::full(cost)
            }
            None => Price { off: less, ..Price::full(cost) },
        }
    }

    /// How many resources are paid in all.
    pub const fn total(self) -> u32 {
        self.cost.total().saturating_sub(self.off as u32)
    }

    /// Whether there is any way to pay.
    #[inline]
    pub fn can_pay(self, have: Goods) -> bool {
        if self.swap == Swap::Must {
            return self.can_swap(have);
        }
        if have.covers(self.cost) {
            return true;
        }
        let lacking = have.lacks(self.cost).total();
        let off = u32::from(self.off);
        lacking <= off || (self.swap == Swap::May && lacking == off + 1 && self.leaves_any(have))
    }

    /// Whether more than is asked of some kind is there.
    fn leaves_any(self, have: Goods) -> bool {
        (0..4).any(|i| have.0[i] > self.cost.0[i])
    }

    /// One resource is replaced: the one that is lacking, if any is, by one that is there beyond its own need.
    fn can_swap(self, have: Goods) -> bool {
        let lacking = have.lacks(self.cost).total();
        let replaceable = |&i: &usize| self.cost.0[i] > if lacking == 0 { 0 } else { have.0[i] };
        let replaced = |from: usize| (0..4).any(|to| to != from && have.0[to] > self.cost.0[to]);
        lacking <= 1 && (0..4).filter(replaceable).any(replaced)
    }

    /// What is paid if nothing is left to choose.
    #[inline]
    pub fn only_payment(self) -> Option<Goods> {
        (self.off == 0 && self.swap == Swap::Never).then_some(self.cost)
    }

    /// Calls `then` with every way to pay, until it has heard enough; each once, unless something may be both left out
    /// and replaced.
    pub fn for_each_payment(self, have: Goods, then: &mut impl FnMut(Goods) -> Flow) -> Flow {
        let mut pay = |goods: Goods| if have.covers(goods) { then(goods) } else { GO_ON };
        let off = u32::from(self.off).min(self.cost.total()) as u8;
        self.cost.for_each_part(off, &mut |off| {
            let due = off.lacks(self.cost);
            if self.swap != Swap::Must {
                pay(due)?;
            }
            if self.swap == Swap::Never { GO_ON } else { for_each_swap(due, &mut pay) }
        })
    }
}

/// Calls `then` with every heap in which one resource is replaced by one of another kind.
fn for_each_swap(heap: Goods, then: &mut impl FnMut(Goods) -> Flow) -> Flow {
    for from in Good::ALL.into_iter().filter(|&good| heap.of(good) > 0) {
        for to in Good::ALL.into_iter().filter(|&good| good != from) {
            let mut swapped = heap;
            swapped.0[from as usize] -= 1;
            swapped.0[to as usize] += 1;
            then(swapped)?;
        }
    }
    GO_ON
}

/// The most of one kind that a card can cost.
pub const DEAREST: usize = 12;

/// Which cards a heap pays for in full, all of them at once.
///
/// ```
/// use woodland::price::Costs;
/// use woodland::{CardId, Goods};
///
/// let mut costs = Costs::default();
/// costs.insert(CardId(3), Goods([2, 0, 0, 1]));
/// assert!(costs.covered(Goods([9, 0, 0, 1])).has(CardId(3)));
/// assert!(costs.covered(Goods([1, 0, 0, 1])).is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Costs([[CardSet; DEAREST + 1]; 4]);

impl Costs {
    /// A card that costs so much, at most [`DEAREST`] of a kind.
    pub fn insert(&mut self, card: CardId, cost: Goods) {
        for (rows, n) in self.0.iter_mut().zip(cost.0) {
            rows[usize::from(n)..].iter_mut().for_each(|cards| cards.insert(card));
        }
    }

    /// All cards whose full cost this heap covers.
    #[inline]
    pub fn covered(&self, have: Goods) -> CardSet {
        let enough = |good: Good| self.0[good as usize][usize::from(have.of(good)).min(DEAREST)];
        enough(Good::Twig).and(enough(Good::Resin)).and(enough(Good::Pebble)).and(enough(Good::Berry))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::stack::noting;

    fn ways(cost: [u8; 4], off: u8, swap: Swap, have: [u8; 4]) -> Vec<[u8; 4]> {
        let mut ways = Vec::new();
        let price = Price { cost: Goods(cost), off, swap };
        let _ = price.for_each_payment(Goods(have), &mut noting(&mut ways));
        assert_eq!(price.can_pay(Goods(have)), !ways.is_empty(), "{price:?} with {have:?}");
        ways.into_iter().map(|goods| goods.0).collect()
    }

    #[test]
    fn a_reduction_leaves_out_resources_of_ones_choice() {
        assert_eq!(ways([2, 1, 0, 0], 1, Swap::Never, [2, 1, 0, 0]), [[2, 0, 0, 0], [1, 1, 0, 0]]);
        assert_eq!(ways([2, 1, 0, 0], 3, Swap::Never, [9, 9, 9, 9]), [[0, 0, 0, 0]]);
        assert_eq!(ways([0, 0, 0, 6], 3, Swap::Never, [5, 5, 5, 2]), [[0u8; 4]; 0]);
    }

    #[test]
    fn a_swap_replaces_exactly_one_resource() {
        assert_eq!(ways([0, 0, 0, 2], 0, Swap::Must, [1, 0, 0, 2]), [[1, 0, 0, 1]]);
        assert_eq!(ways([0, 0, 0, 2], 0, Swap::Must, [0, 0, 0, 5]), [[0u8; 4]; 0]);
        assert_eq!(ways([0, 0, 0, 2], 0, Swap::May, [1, 0, 0, 2]), [[0, 0, 0, 2], [1, 0, 0, 1]]);
    }

    #[test]
    fn whatever_is_asked_and_there_the_arithmetic_agrees_with_the_list() {
        for (cost, have) in (0..81).flat_map(|cost| (0..81).map(move |have| (cost, have))) {
            let heap = |n: u8| [n % 3, n / 3 % 3, n / 9 % 3, n / 27];
            ways(heap(cost), 0, Swap::Must, heap(have));
            for off in 0..3 {
                ways(heap(cost), off, Swap::Never, heap(have));
                ways(heap(cost), off, Swap::May, heap(have));
            }
        }
    }
}

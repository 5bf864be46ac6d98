//! What a card costs after reductions, and every way to pay it.

use crate::Valley;
use crate::ids::*;
use crate::pack::Tables;
use table::stack::{Flow, GO_ON};
use woodland::{Good, Goods};

/// A price: what is asked, and what may be left out or replaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Price {
    pub cost: Goods,
    /// So many resources of the payer's choice are left out. [V7.8]
    pub off: u8,
    /// Exactly one resource is replaced by one of another kind. [V7.11]
    pub swap: bool,
}

/// What the means of a play take off its cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reduction {
    /// So many resources of the payer's choice. [V7.8]
    Any(u8),
    /// So many of one kind. [V7.10]
    Of(Good, u8),
    /// Nothing, but one is replaced. [V7.11]
    Swap,
}

impl Reduction {
    /// What is left of a cost.
    #[inline]
    pub fn of(self, mut cost: Goods) -> Price {
        match self {
            Reduction::Any(off) => Price { cost, off, swap: false },
            Reduction::Of(good, less) => {
                cost.0[good as usize] = cost.of(good).saturating_sub(less);
                Price { cost, off: 0, swap: false }
            }
            Reduction::Swap => Price { cost, off: 0, swap: true },
        }
    }
}

impl Price {
    /// How many resources are paid in all.
    pub fn total(self) -> u32 {
        self.cost.total().saturating_sub(u32::from(self.off))
    }

    /// Whether there is any way to pay.
    #[inline]
    pub fn can_pay(self, have: Goods) -> bool {
        if self.swap {
            return self.can_swap(have);
        }
        if have.covers(self.cost) {
            return true;
        }
        have.lacks(self.cost).total() <= u32::from(self.off)
    }

    /// One resource is replaced: the one that is lacking, if any is, by one that is there beyond its own need.
    fn can_swap(self, have: Goods) -> bool {
        let lacking = have.lacks(self.cost).total();
        let replaceable = |&i: &usize| self.cost.0[i] > if lacking == 0 { 0 } else { have.0[i] };
        let replaced = |from: usize| (0..4).any(|to| to != from && have.0[to] > self.cost.0[to]);
        lacking <= 1 && (0..4).filter(replaceable).any(replaced)
    }

    /// What is paid if nothing is left to choose.
    pub fn only_payment(self) -> Option<Goods> {
        (self.off == 0 && !self.swap).then_some(self.cost)
    }

    /// Calls `then` with every way to pay, each once, until it has heard enough.
    pub fn for_each_payment(self, have: Goods, then: &mut impl FnMut(Goods) -> Flow) -> Flow {
        let mut pay = |goods: Goods| if have.covers(goods) { then(goods) } else { GO_ON };
        if !self.swap {
            let off = u32::from(self.off).min(self.cost.total());
            return for_each_part(self.cost, off as u8, &mut |off| {
                pay(Goods(std::array::from_fn(|i| self.cost.0[i] - off.0[i])))
            });
        }
        for from in Good::ALL.into_iter().filter(|&good| self.cost.of(good) > 0) {
            for to in Good::ALL.into_iter().filter(|&good| good != from) {
                let mut swapped = self.cost;
                swapped.0[from as usize] -= 1;
                swapped.0[to as usize] += 1;
                pay(swapped)?;
            }
        }
        GO_ON
    }
}

/// Calls `then` with every heap of exactly `n` resources that `heap` covers, until it has heard enough.
pub(crate) fn for_each_part(heap: Goods, n: u8, then: &mut impl FnMut(Goods) -> Flow) -> Flow {
    for twig in 0..=n.min(heap.0[0]) {
        for resin in 0..=(n - twig).min(heap.0[1]) {
            for pebble in 0..=(n - twig - resin).min(heap.0[2]) {
                let berry = n - twig - resin - pebble;
                if berry <= heap.0[3] {
                    then(Goods([twig, resin, pebble, berry]))?;
                }
            }
        }
    }
    GO_ON
}

impl Valley {
    /// All cards whose full cost in resources these goods cover.
    #[inline]
    pub(crate) fn covered(&self, have: Goods) -> CardSet {
        let tables: &Tables = &self.pack.tables;
        let enough = |good: Good| {
            let row = &tables.asks_at_most[good as usize];
            row[usize::from(have.of(good)).min(row.len() - 1)]
        };
        enough(Good::Twig).and(enough(Good::Resin)).and(enough(Good::Pebble)).and(enough(Good::Berry))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ways(cost: [u8; 4], off: u8, swap: bool, have: [u8; 4]) -> Vec<[u8; 4]> {
        let mut ways = Vec::new();
        let price = Price { cost: Goods(cost), off, swap };
        let _ = price.for_each_payment(Goods(have), &mut |goods| {
            ways.push(goods.0);
            GO_ON
        });
        assert_eq!(price.can_pay(Goods(have)), !ways.is_empty());
        ways
    }

    /// [V7.8]
    #[test]
    fn a_reduction_leaves_out_resources_of_ones_choice() {
        assert_eq!(ways([2, 1, 0, 0], 1, false, [2, 1, 0, 0]), [[2, 0, 0, 0], [1, 1, 0, 0]]);
        assert_eq!(ways([2, 1, 0, 0], 3, false, [9, 9, 9, 9]), [[0, 0, 0, 0]]);
        assert_eq!(ways([0, 0, 0, 6], 3, false, [5, 5, 5, 2]), [[0u8; 4]; 0]);
    }

    /// [V7.11]
    #[test]
    fn a_swap_replaces_exactly_one_resource() {
        // Whatever is asked and there, the arithmetic agrees with the list.
        for (cost, have) in (0..81).flat_map(|cost| (0..81).map(move |have| (cost, have))) {
            let heap = |n: u8| [n % 3, n / 3 % 3, n / 9 % 3, n / 27];
            ways(heap(cost), 0, true, heap(have));
        }
        assert_eq!(ways([0, 0, 0, 2], 0, true, [1, 0, 0, 2]), [[1, 0, 0, 1]]);
        assert_eq!(ways([0, 0, 0, 2], 0, true, [0, 0, 0, 5]), [[0u8; 4]; 0]);
    }
}

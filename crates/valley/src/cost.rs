//! What a card costs after reductions.

use woodland::{Good, Goods, Price, Swap};

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
            Reduction::Any(off) => Price { off, ..Price::full(cost) },
            Reduction::Of(good, less) => {
                cost.0[good as usize] = cost.of(good).saturating_sub(less);
                Price::full(cost)
            }
            Reduction::Swap => Price { swap: Swap::Must, ..Price::full(cost) },
        }
    }
}

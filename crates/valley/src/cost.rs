//! What a card costs after reductions.

use woodland::{Good, Goods, Price, Swap};

/// What the means of a play take off its cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reduction {
    /// So many resources, of the payer's choice [V7.8] or of one kind. [V7.10]
    Less(u8, Option<Good>),
    /// Nothing, but one is replaced. [V7.11]
    Swap,
}

impl Reduction {
    /// What is left of a cost.
    #[inline]
    pub fn of(self, cost: Goods) -> Price {
        match self {
            Reduction::Less(less, only) => Price::reduced(cost, less, only),
            Reduction::Swap => Price { swap: Swap::Must, ..Price::full(cost) },
        }
    }
}

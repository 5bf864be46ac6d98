//! What a card costs after discounts, and every way to pay it.

use crate::Duo;
use crate::frame::Deal;
use crate::ids::{CardId, CardSet};
use crate::state::State;
use arrayvec::ArrayVec;
use table::Seat;
use table::stack::GO_ON;
use woodland::{Goods, Price, Swap};

/// One way to pay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Payment {
    pub goods: Goods,
    /// The card whose token is spent. [D6.12]
    pub token: Option<CardId>,
}

/// All ways to pay for one card.
pub(crate) type Payments = ArrayVec<Payment, 96>;

/// What helps a mayor pay, besides star abilities. [D6.9]
#[derive(Clone, Copy)]
pub(crate) struct Help {
    /// A card with a token that makes the card 1 resource cheaper.
    pub token: Option<CardId>,
    /// Whether one resource may be replaced by another. [D6.13]
    pub swap: bool,
}

impl Duo {
    /// The first card of a set in the city that has a point token to spend.
    #[inline]
    pub(crate) fn card_with_token(&self, s: &State, seat: Seat, cards: CardSet) -> Option<CardId> {
        s.town(seat).city.and(cards).find(|&card| s.on[card].tokens > 0)
    }

    #[inline]
    pub(crate) fn help(&self, s: &State, seat: Seat) -> Help {
        let tables = &self.pack.tables;
        let city = s.town(seat).city;
        Help { token: self.card_with_token(s, seat, tables.token_discount), swap: !city.and(tables.swap).is_empty() }
    }

    /// What is left of the cost when a discount on one kind has been taken off; one that is not, and what helps besides,
    /// lets the mayor choose. [D6.10]
    #[inline]
    fn price(&self, help: Help, card: CardId, deal: Deal) -> Price {
        let swap = if help.swap { Swap::May } else { Swap::Never };
        Price { swap, ..Price::reduced(self.pack.tables.cost[card.index()], deal.less, deal.only) }
    }

    /// The cards among these that can be paid with resources.
    #[inline]
    pub(crate) fn payable(&self, have: Goods, help: Help, cards: CardSet, deal: Deal) -> CardSet {
        let covered = cards.and(self.pack.tables.costs.covered(have));
        if deal.less == 0 && help.token.is_none() && !help.swap {
            return covered;
        }
        let others = cards.without(covered).without(self.pack.tables.discard_cost);
        covered.or(others.filter(|&card| self.can_pay(have, help, card, deal)).collect())
    }

    /// Whether there is any way to pay.
    #[inline]
    pub(crate) fn can_pay(&self, have: Goods, help: Help, card: CardId, deal: Deal) -> bool {
        with_token(self.price(help, card, deal), help.token).can_pay(have)
    }

    /// Every way to pay, each listed once.
    pub(crate) fn payments(&self, have: Goods, help: Help, card: CardId, deal: Deal, ways: &mut Payments) {
        let price = self.price(help, card, deal);
        let mut list = |token: Option<CardId>| {
            let _ = with_token(price, token).for_each_payment(have, &mut |goods| {
                let payment = Payment { goods, token };
                if !ways.contains(&payment) && !ways.is_full() {
                    ways.push(payment);
                }
                GO_ON
            });
        };
        list(None);
        if help.token.is_some() && price.total() > 0 {
            list(help.token);
        }
    }
}

/// The price when the token of a card is spent, which takes one more off.
fn with_token(price: Price, token: Option<CardId>) -> Price {
    Price { off: price.off.saturating_add(u8::from(token.is_some())), ..price }
}

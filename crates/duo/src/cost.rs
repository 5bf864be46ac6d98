//! What a card costs after discounts, and every way to pay it.

use crate::Duo;
use crate::frame::Deal;
use crate::ids::{CardId, CardSet};
use crate::pack::DEAREST;
use crate::state::State;
use arrayvec::ArrayVec;
use table::Seat;
use woodland::{Good, Goods};

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

    /// What is left of the cost when a discount on one kind has been taken off, and how many resources of
    /// the mayor's choice come off as well. [D6.10]
    #[inline]
    fn price(&self, card: CardId, deal: Deal) -> (Goods, u32) {
        let mut cost = self.pack.tables.cost[card.index()];
        match deal.only {
            Some(good) => {
                let off = cost.of(good).min(deal.less);
                cost.0[good as usize] -= off;
                (cost, 0)
            }
            None => (cost, u32::from(deal.less)),
        }
    }

    /// All cards whose full cost in resources these goods cover.
    #[inline]
    pub(crate) fn covered(&self, have: Goods) -> CardSet {
        let enough =
            |good: Good| self.pack.tables.asks_at_most[good as usize][have.of(good).min(DEAREST as u8) as usize];
        enough(Good::Twig).and(enough(Good::Resin)).and(enough(Good::Pebble)).and(enough(Good::Berry))
    }

    /// The cards among these that can be paid with resources.
    #[inline]
    pub(crate) fn payable(&self, have: Goods, help: Help, cards: CardSet, deal: Deal) -> CardSet {
        let covered = cards.and(self.covered(have));
        if deal.less == 0 && help.token.is_none() && !help.swap {
            return covered;
        }
        let others = cards.without(covered).without(self.pack.tables.discard_cost);
        covered.or(others.filter(|&card| self.can_pay(have, help, card, deal)).collect())
    }

    /// Whether there is any way to pay.
    #[inline]
    pub(crate) fn can_pay(&self, have: Goods, help: Help, card: CardId, deal: Deal) -> bool {
        let (cost, off) = self.price(card, deal);
        if have.covers(cost) {
            return true;
        }
        if off == 0 && help.token.is_none() && !help.swap {
            return false;
        }
        let lacking: u32 = (0..4).map(|i| u32::from(cost.0[i].saturating_sub(have.0[i]))).sum();
        let off = off + u32::from(help.token.is_some());
        lacking <= off || (help.swap && lacking == off + 1 && (0..4).any(|i| have.0[i] > cost.0[i]))
    }

    /// Every way to pay, each listed once.
    pub(crate) fn payments(&self, have: Goods, help: Help, card: CardId, deal: Deal, ways: &mut Payments) {
        let (cost, off) = self.price(card, deal);
        pay_with(have, cost, off, help.swap, None, ways);
        if help.token.is_some() && cost.total() > off {
            pay_with(have, cost, off + 1, help.swap, help.token, ways);
        }
    }
}

/// Lists what can be paid when `off` resources of the payer's choice are left out.
fn pay_with(have: Goods, cost: Goods, off: u32, swap: bool, token: Option<CardId>, ways: &mut Payments) {
    let off = off.min(cost.total());
    let mut list = |goods: Goods| {
        let payment = Payment { goods, token };
        if have.covers(goods) && !ways.contains(&payment) && !ways.is_full() {
            ways.push(payment);
        }
    };
    for_each_remainder(cost, off, &mut |due| {
        list(due);
        if swap {
            for from in Good::ALL.into_iter().filter(|&good| due.of(good) > 0) {
                for to in Good::ALL.into_iter().filter(|&good| good != from) {
                    let mut swapped = due;
                    swapped.0[from as usize] -= 1;
                    swapped.0[to as usize] += 1;
                    list(swapped);
                }
            }
        }
    });
}

/// Calls `then` with every heap that is left when exactly `off` resources are taken from `cost`.
fn for_each_remainder(cost: Goods, off: u32, then: &mut impl FnMut(Goods)) {
    let off = off as u8;
    for twig in 0..=off.min(cost.0[0]) {
        for resin in 0..=(off - twig).min(cost.0[1]) {
            for pebble in 0..=(off - twig - resin).min(cost.0[2]) {
                let berry = off - twig - resin - pebble;
                if berry <= cost.0[3] {
                    let off = [twig, resin, pebble, berry];
                    then(Goods(std::array::from_fn(|i| cost.0[i] - off[i])));
                }
            }
        }
    }
}

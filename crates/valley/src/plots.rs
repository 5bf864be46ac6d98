//! Plots at work: what happens when her figure enters the Meadow, as far as it is not foiled.

use crate::Valley;
use crate::apply::Run;
use crate::event::{CardBag, Event};
use crate::frame::{Coin, HOST, Night, Threat};
use crate::heaps::Heap;
use crate::ids::*;
use crate::memory::{ASIDE, HERS};
use crate::state::Lying;
use crate::webs::{Personality, Plot};
use arrayvec::ArrayVec;
use table::{Eyes, Seat, Sink};
use woodland::Place;

impl<S: Sink<Valley>> Run<'_, S> {
    /// Her figure has entered the Meadow: what her plot and her mood make of it.
    pub(crate) fn figure_entered(&mut self) {
        // [V23.5]
        if self.table.rival.personality == Some(Personality::Klutzy) {
            self.sweep_neighbours();
            self.refill();
        }
        let player = self.table.player(HOST);
        let (hand, goods) = (player.hand.len(), player.goods.total());
        match self.table.rival.plot {
            Some(Plot::Snag) => self.night_asks(HOST, Night::Snag),
            Some(Plot::Mesmerize) => self.threaten(HOST, Threat::Mesmerize, Coin::Values, 2, false),
            Some(Plot::Ingenuity) if goods <= 3 => {}
            Some(Plot::Ingenuity) => {
                self.threaten(HOST, Threat::Ingenuity, Coin::Goods, goods.min(99) as u8, true);
            }
            Some(Plot::WeaversWhim) => self.weave_whim(),
            Some(Plot::Masquerade) => {
                for n in 0..BASIC_EVENTS {
                    if self.table.claimed[n].is_none() {
                        self.table.rival.event_webs[n] = self.table.rival.event_webs[n].saturating_add(1);
                        self.told.hear(self.table, || Event::Web { site: Site::Event(EventId(n as u8)) });
                    }
                }
                self.night_asks(HOST, Night::Web { events: true });
            }
            Some(Plot::SmotheringSwarm) => self.night_asks(HOST, Night::Web { events: false }),
            Some(Plot::ForcefulTaking) if hand < 2 => {
                if let Some(card) = self.draw() {
                    self.enter_her_city_or_lair(card);
                }
            }
            Some(Plot::ForcefulTaking) => self.threaten(HOST, Threat::Taking, Coin::Values, 2, false),
            Some(Plot::StolenBounty) => self.threaten(HOST, Threat::Bounty, Coin::Mix, 2, false),
            Some(Plot::PullingStrings) => {
                self.threaten(HOST, Threat::Strings, Coin::Cards, hand.min(99) as u8, true);
            }
            Some(Plot::SilkBarrier | Plot::ItsGettingComplicated | Plot::Compensation | Plot::EfficientWeb) | None => {}
        }
    }

    /// [V24.11] Everything changes, her mood as well.
    fn weave_whim(&mut self) {
        self.night_draws();
        Slot::all().for_each(|slot| self.sweep(slot));
        self.refill();
        let present = self.table.rival.personality;
        let others: ArrayVec<Personality, 8> =
            Personality::ALL.into_iter().filter(|&other| Some(other) != present).collect();
        let personality = *self.table.chance.pick(&others);
        self.table.rival.personality = Some(personality);
        self.told.hear(self.table, || Event::Mood { personality });
    }

    /// [V24.4] She plays an open destination that lies in the Meadow.
    pub(crate) fn snag(&mut self, slot: Slot) {
        if let Some(card) = self.table.meadow[slot.index()].take() {
            self.enter_her_city(card, Some(slot));
            self.refill();
        }
    }

    /// What was threatened happens, as far as it was not foiled.
    #[cold]
    pub(crate) fn befall(&mut self, seat: Seat, threat: Threat, paid: u8, most: u8) {
        let foiled = paid > 0;
        match threat {
            Threat::Scheme(scheme) => self.strike(seat, scheme, paid),
            Threat::Silk(spot) => {
                if !foiled && let Some(building) = self.table.building_mut(spot) {
                    building.set_web(true);
                    self.told.hear(self.table, || Event::Silk { card: spot.card });
                }
            }
            Threat::Compensation => {
                if !foiled {
                    self.night_gains_level();
                }
            }
            Threat::Mesmerize => self.mesmerize(seat, foiled),
            Threat::Ingenuity => {
                let n = self.table.player(seat).goods.total().saturating_sub(3);
                self.draw_feats(n as usize);
            }
            Threat::Taking => {
                if foiled {
                    self.night_asks(seat, Night::Lose { threat });
                } else if let Some(card) = self.random_hand_card(seat) {
                    self.leave_hand_openly(seat, card);
                    self.told.hear(self.table, || Event::Stolen { seat, n: 1 });
                    self.enter_her_city_or_lair(card);
                }
            }
            Threat::Bounty => {
                if foiled {
                    if let Some(card) = self.draw() {
                        self.enter_her_city_or_lair(card);
                    }
                } else {
                    self.night_asks(seat, Night::Yield { threat });
                }
            }
            Threat::Strings => {
                let n = self.table.player(seat).hand.len();
                self.draw_feats(n);
            }
            Threat::Nasty => self.night_gains(most - paid),
            Threat::Trap => {
                if !foiled {
                    self.night_gains(1);
                }
            }
        }
    }

    fn draw_feats(&mut self, n: usize) {
        for _ in 0..n {
            if let Some(card) = self.draw() {
                self.feat(card, false);
            }
        }
    }

    /// A card of the hand that can be used, by lot.
    pub(crate) fn random_hand_card(&mut self, seat: Seat) -> Option<CardId> {
        let cards: ArrayVec<CardId, 16> =
            self.table.player(seat).hand.iter().filter(|held| !held.stuck()).map(|held| held.card()).collect();
        (!cards.is_empty()).then(|| *self.table.chance.pick(&cards))
    }

    /// [V24.9] Two cards of the hand are lost; a foil lets their owner say which one goes where.
    fn mesmerize(&mut self, seat: Seat, foiled: bool) {
        if self.table.player(seat).usable() < 3 {
            return self.mesmerize_deck(seat, foiled);
        }
        self.told.hear(self.table, || Event::Stolen { seat, n: 2 });
        self.table.aside_seen = if foiled { Eyes::of(seat) } else { Eyes::NOBODY };
        for _ in 0..2 {
            if let Some(card) = self.steal_card(seat, ASIDE) {
                self.table.aside.push(card);
            }
        }
        if foiled {
            self.table.aside.sort_unstable();
            return self.night_asks(seat, Night::Lose { threat: Threat::Mesmerize });
        }
        if let [first, second] = self.table.aside[..] {
            self.moves(first, Some(ASIDE), None, Eyes::NOBODY);
            self.table.aside.remove(0);
            self.table.heaps.push(Heap::Discard, Lying::dropped(first, Eyes::NOBODY, ASIDE));
            self.moves(second, Some(ASIDE), Some(HERS), Eyes::NOBODY);
            self.table.aside.clear();
            self.enter_her_hand(second);
        }
    }

    /// She draws two cards instead; a foil lets the human see them.
    fn mesmerize_deck(&mut self, seat: Seat, foiled: bool) {
        if !foiled {
            return (0..2).for_each(|_| self.night_draws());
        }
        let cards: CardBag = (0..2).filter_map(|_| self.draw()).collect();
        let n = cards.len() as u8;
        self.told.hear(self.table, || Event::Looked { seat, cards: Some(cards.clone()), n });
        for card in cards {
            self.join_her_hand(card, Eyes::of(seat));
        }
    }

    /// A random card leaves the hand unseen by the others.
    fn steal_card(&mut self, seat: Seat, to: Place) -> Option<CardId> {
        let card = self.random_hand_card(seat)?;
        self.leave_hand(seat, card, Some(to), Eyes::of(seat)).then_some(card)
    }

    /// So many random cards of the hand go into hers.
    pub(crate) fn cards_to_her(&mut self, seat: Seat, n: usize) {
        let n = n.min(self.table.player(seat).usable());
        if n == 0 {
            return;
        }
        self.told.hear(self.table, || Event::Stolen { seat, n: n as u8 });
        for _ in 0..n {
            if let Some(card) = self.steal_card(seat, HERS) {
                self.enter_her_hand(card);
            }
        }
    }
}

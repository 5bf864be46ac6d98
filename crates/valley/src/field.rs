//! The state answers Nightweave's questions and carries out her orders.

use crate::Valley;
use crate::apply::Run;
use crate::event::Event;
use crate::frame::{Coin, HOST, Threat, Work};
use crate::heaps::Heap;
use crate::ids::*;
use crate::lair::site_of;
use crate::memory::HERS;
use crate::mode::Humans;
use crate::nightweave::{Expansions, Field, Figure, Fit, InRow, Order, Place, Row, Whose};
use crate::webs::{Personality, Plot};
use arrayvec::ArrayVec;
use std::convert::Infallible;
use table::stack::Machine;
use table::{Eyes, Side, Sink};
use woodland::Season;

impl<S: Sink<Valley>> Field for Run<'_, S> {
    type Pause = Infallible;

    fn turn_up(&mut self) -> Result<Option<ActivityId>, Infallible> {
        let rival = &mut self.table.rival;
        // [V19.8]
        if rival.activity.is_empty() {
            rival.times_empty += 1;
            rival.activity = std::mem::take(&mut rival.used);
            rival.activity.sort_unstable();
            let s = &mut *self.table;
            s.chance.shuffle(&mut s.rival.activity);
        }
        let rival = &mut self.table.rival;
        let Some(card) = rival.activity.pop() else {
            return Ok(None);
        };
        rival.used.push(card);
        rival.used.sort_unstable();
        rival.open = Some(card);
        let season = rival.season;
        self.told.hear(self.table, || Event::Activity { card, season });
        Ok(Some(card))
    }

    fn times_empty(&mut self) -> u8 {
        self.table.rival.times_empty
    }

    fn season(&mut self) -> Result<Season, Infallible> {
        Ok(self.table.rival.season)
    }

    fn spiders(&mut self) -> Result<u8, Infallible> {
        Ok(self.table.rival.spiders_home() as u8)
    }

    fn figure(&mut self) -> Result<Figure, Infallible> {
        Ok(self.table.rival.figure.map_or(Figure::Lair, Figure::Meadow))
    }

    fn has_hand(&mut self) -> Result<bool, Infallible> {
        Ok(self.table.her_hand().len() > 0)
    }

    fn has_room(&mut self) -> Result<bool, Infallible> {
        Ok(self.rules.her_spaces(self.table) < CITY)
    }

    fn top_needs_no_room(&mut self) -> Result<bool, Infallible> {
        self.told.hear(self.table, || Event::NightLooked);
        let tables = &self.rules.pack.tables;
        Ok(self.table.her_hand().next_back().is_some_and(|card| tables.legends.or(tables.corrin).has(card)))
    }

    fn is_free(&mut self, place: Place) -> Result<bool, Infallible> {
        Ok(self.rules.free_for_her(self.table, site_of(place)))
    }

    fn ring(&mut self) -> ArrayVec<BasicId, BASICS> {
        self.rules.pack.tables.ring.clone()
    }

    fn own_spot(&mut self) -> Result<bool, Infallible> {
        Ok(!self.rules.spots_for_her(self.table, Side::RIVAL, false).is_empty())
    }

    fn open_spot(&mut self, whose: Whose) -> Result<bool, Infallible> {
        let of = match whose {
            Whose::Hers => Side::RIVAL,
            Whose::Human(seat) => seat.into(),
        };
        Ok(!self.rules.spots_for_her(self.table, of, true).is_empty())
    }

    fn open_card(&mut self, whose: Whose) -> Result<bool, Infallible> {
        let open = self.rules.pack.tables.open;
        Ok(match whose {
            Whose::Hers => self.table.rival_city().any(|card| open.has(card)),
            Whose::Human(seat) => self.table.player(seat).city.iter().any(|b| open.has(b.card) && !b.down()),
        })
    }

    fn humans(&mut self) -> Humans {
        self.rules.mode.lair().map_or(Humans::Alone, |lair| lair.humans)
    }

    fn events(&mut self, row: Row) -> usize {
        match row {
            Row::Basic => BASIC_EVENTS,
            Row::Special => SPECIALS,
        }
    }

    fn event(&mut self, row: Row, n: InRow) -> Result<Option<Fit>, Infallible> {
        let event = self.rules.event_at(self.table, row, n);
        if self.table.claimed[event.index()].is_some() {
            return Ok(None);
        }
        let names = self.rules.her_names(self.table);
        let of_colour = |colour| {
            let set = self.rules.pack.of_colour(colour);
            self.table.rival_city().filter(|&card| set.has(card)).count()
        };
        Ok(Some(Fit::of(&self.rules.pack.event(event).asks, of_colour, |card| names.has(card))))
    }

    fn special_claimed(&mut self) -> Result<bool, Infallible> {
        Ok(self.table.rival.special_claimed)
    }

    fn roll(&mut self) -> Result<u8, Infallible> {
        Ok(Run::roll(self))
    }

    fn has_card(&mut self, slot: Slot) -> Result<bool, Infallible> {
        Ok(self.table.meadow[slot.index()].is_some())
    }

    fn has_schemes(&mut self) -> bool {
        !self.table.rival.schemes.is_empty()
    }

    fn is_nefarious(&mut self) -> bool {
        self.table.rival.personality == Some(Personality::Nefarious)
    }

    fn expansions(&mut self) -> Expansions {
        Expansions { legends: self.rules.mode.modules.legends, ..Expansions::default() }
    }

    fn order(&mut self, order: Order) -> Result<(), Infallible> {
        self.carry_out_hers(order);
        Ok(())
    }
}

impl<S: Sink<Valley>> Run<'_, S> {
    fn carry_out_hers(&mut self, order: Order) {
        match order {
            Order::Does(act) => self.told.hear(self.table, || Event::Does { act }),
            Order::Fails(act) => self.told.hear(self.table, || Event::Tried { act }),
            Order::Default => self.told.hear(self.table, || Event::Default),
            Order::Level => self.night_gains_level(),
            Order::Draw => self.night_draws(),
            Order::Discard { token } => self.night_discards(token),
            Order::PlayHand => self.she_plays_from_hand(),
            Order::PlayMeadow(slot) => self.she_plays_from_meadow(slot),
            Order::PlayTop => {
                if let Some(card) = self.draw() {
                    self.enter_her_city(card, None);
                }
            }
            Order::PlaceFigure(slot) => self.place_figure(slot),
            Order::Blocked(place) => {
                let (rules, table, site) = (self.rules, &*self.table, site_of(place));
                self.told.hear(table, || Event::BlockedFor { site, by: rules.blocker(table, site) });
            }
            // [V24.8]
            Order::Balked => {
                if self.table.rival.plot == Some(Plot::Compensation) {
                    self.threaten(HOST, Threat::Compensation, Coin::Mix, 1, false);
                }
            }
            Order::Spider(place) => self.send_spider(site_of(place)),
            Order::VisitOwn => self.visit_one_of(Side::RIVAL, false),
            Order::VisitOpen(Whose::Hers) => self.visit_one_of(Side::RIVAL, true),
            Order::VisitOpen(Whose::Human(seat)) => self.visit_one_of(seat.into(), true),
            Order::Claim(row, n) => self.she_claims(row, n),
            Order::ClaimFree(n) => self.claim_for_her(self.rules.event_at(self.table, Row::Basic, n)),
            Order::Refill => self.refill(),
            Order::TakeNeighbours => self.take_neighbours(),
            Order::LiftAll => self.lift_all(),
            // Webs of schemes follow from the scheme, those of plots stay.
            Order::CollectWebs => {}
            Order::Season(season) => self.night_season(season),
            Order::Sweep(slot) => self.sweep(slot),
            Order::Take(slot) => {
                if let Some(card) = self.table.meadow[slot.index()].take() {
                    self.told.hear(self.table, || Event::NightTook { card, slot });
                    self.join_her_hand(card, Eyes::ALL);
                }
            }
            Order::Legend => {
                if let Some(card) = self.table.legends.pop() {
                    self.enter_her_hand(card);
                    self.told.hear(self.table, || Event::NightDrew);
                }
            }
            Order::Scheme => self.then(HOST, Work::Scheme),
            Order::FeatsEnter => self.feats_enter(),
            // [V20.14] her pieces stay where they are
            Order::Over => {
                self.table.rival.over = true;
                self.told.hear(self.table, || Event::NightOver);
            }
            // Other expansions are not on screen.
            Order::Ambassador { .. }
            | Order::Wonder { .. }
            | Order::Adornment
            | Order::MapTile(_)
            | Order::Discovery(..)
            | Order::TurnUpTrail
            | Order::Market
            | Order::MarketToken(_)
            | Order::PlayStation(_)
            | Order::FigureOnStation(_)
            | Order::TakeNewleaf
            | Order::TakeVisitor(_)
            | Order::DropVisitor(_)
            | Order::Sail
            | Order::TakeGreen { .. }
            | Order::SendRowdy
            | Order::LoseGreen
            | Order::SwapHands { .. } => {}
        }
    }

    /// The top card of her hand comes into her city. [V19.11]
    fn she_plays_from_hand(&mut self) {
        let top = self.table.her_hand().next_back();
        if let Some(card) = top {
            if !self.rules.pack.tables.legends.has(card) {
                self.moves(card, Some(HERS), None, Eyes::ALL);
            }
            self.table.heaps.pop(Heap::HerHand);
            self.enter_her_city(card, None);
        }
    }

    /// A card of the Meadow comes into her city; a narcissist gains if it lay beside her. [V19.12] [V23.6]
    fn she_plays_from_meadow(&mut self, slot: Slot) {
        if let Some(card) = self.table.meadow[slot.index()].take() {
            let vain = self.table.rival.personality == Some(Personality::Narcissist);
            if vain && self.rules.is_beside_her(self.table, slot) {
                self.night_gains_level();
            }
            self.enter_her_city(card, Some(slot));
        }
    }

    /// Her figure takes the place of a card, which comes into her city or is swept away. [V19.15]
    fn place_figure(&mut self, slot: Slot) {
        let card = self.table.meadow[slot.index()].take();
        self.table.rival.figure = Some(slot);
        self.told.hear(self.table, || Event::Figure { slot });
        if let Some(card) = card {
            if self.rules.has_room_for(self.table, card) {
                self.enter_her_city(card, Some(slot));
            } else {
                self.discard_openly(card);
                self.told.hear(self.table, || Event::Swept { slot, card });
            }
        }
        self.figure_entered();
    }

    /// A spider claims an event for her. [V19.27] [V19.28]
    fn she_claims(&mut self, row: Row, n: InRow) {
        let event = self.rules.event_at(self.table, row, n);
        if row == Row::Special {
            self.table.rival.special_claimed = true;
        }
        self.send_spider(Site::Event(event));
        self.claim_for_her(event);
    }
}

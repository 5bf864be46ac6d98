//! What partners do besides their turns: skunks, season shares, sharing, Good News, watches, goals.

use crate::Duo;
use crate::apply::Run;
use crate::effect::{Effect, Step, StepId};
use crate::event::{Event, ThornFrom};
use crate::frame::{Ask, Moment, Work};
use crate::ids::*;
use crate::mode::{Mode, Quest};
use crate::pack::EventSet;
use crate::state::State;
use crate::thorn::{self, Field, Order};
use crate::together::*;
use std::convert::Infallible;
use table::stack::Machine;
use table::{Seat, Side, Sink};
use woodland::{Colour, Season};

/// How many cards Miss Thorn begins with. [D20.6]
const HER_FIRST_CARDS: usize = 3;
/// How many Good News cards are shown. [D18.1]
const NEWS_SHOWN: usize = 3;

impl Duo {
    /// What play together begins with, before any die is rolled.
    pub(crate) fn bare_together(&self) -> Together {
        let Mode::Together { quest, solo } = self.mode else {
            return Together::default();
        };
        let seating = if solo { Seating::Solo } else { Seating::Partners };
        let mut together = Together { seating, watches: self.first_watches(), ..Together::default() };
        // [D18.4]
        if let Quest::Chapter(chapter) = quest {
            together.kept = chapter.kept;
            together.pile = NewsSet::ALL.without(chapter.kept).without(chapter.used);
        }
        together
    }

    /// Good News that can never be used again in the campaign.
    pub fn news_used(&self, s: &State) -> NewsSet {
        NewsSet::ALL.without(s.together.pile).without(s.together.kept)
    }
}

impl<S: Sink<Duo>> Run<'_, S> {
    /// [D16.5] [D20.6] What is laid out before the winter tile.
    pub(crate) fn lay_out_together(&mut self) {
        self.send_skunks(true);
        self.table.sun = self.table.first_spot();
        self.table.moon = self.table.sun;
        if self.rules.level().is_some() {
            for _ in 0..HER_FIRST_CARDS {
                if let Some(card) = self.draw() {
                    self.hers(card, ThornFrom::Dealt);
                }
            }
        }
    }

    /// [D16.6] The skunks come, or come anew; at setup the first one of a challenge goes to the A tile. [D20.5]
    pub(crate) fn send_skunks(&mut self, setup: bool) {
        let count = self.rules.skunk_count();
        if count != SkunkCount::default() {
            let first_on_a = setup && self.rules.level().is_some();
            let Ok(()) = thorn::send_skunks(self, count, first_on_a);
        }
    }

    /// [D20.7] [D20.8] [D20.10] What Miss Thorn takes at the end of a season, and of the game. [D20.11]
    pub(crate) fn thorn_takes(&mut self) {
        if self.rules.level().is_none() {
            return;
        }
        let row = self.rules.pack.season(self.table.season).thorn;
        let Ok(()) = thorn::end_season(self, row);
        self.refill();
        if self.table.season == Season::Autumn {
            thorn::claim_the_rest(self);
        }
    }

    /// [D19.5] [D19.6] Marks goals that are reached at this moment.
    pub(crate) fn mark_goals(&mut self) {
        if !self.table.together.one_city() {
            return;
        }
        let new = self.rules.newly_reached(self.table);
        self.table.together.reached |= new;
        for n in (0..8).filter(|n| new >> n & 1 == 1) {
            self.told.hear(self.table, || Event::Goal { n });
        }
    }

    /// [D15.18] One share of the season tile goes to a mayor.
    pub(crate) fn allot(&mut self, seat: Seat, shares: Effect, to: Seat) {
        let next = shares.start + 1;
        self.ask(seat, Ask::Allot { shares: Effect { start: next, end: shares.end } });
        self.then(to, Work::Steps { effect: Effect { start: shares.start, end: next }, source: None });
    }

    /// [D15.18] A share that nobody can have is passed over, and production is asked about card by card. [D15.19]
    pub(crate) fn next_share(&mut self, seat: Seat, shares: Effect) {
        if shares.start >= shares.end {
            return;
        }
        self.ask(seat, Ask::Allot { shares: Effect { start: shares.start + 1, ..shares } });
        if self.rules.pack.step(StepId(shares.start)) == Step::Produce {
            self.table.to_produce = self.table.town(seat).city.and(self.rules.pack.of_colour(Colour::Green));
            self.ask(seat, Ask::ProduceFor);
        }
    }

    /// [D18.1] Three Good News cards are shown at the start of a chapter.
    pub(crate) fn show_news(&mut self, seat: Seat) {
        if self.table.season != Season::Winter || self.rules.chapter().is_none() {
            return;
        }
        let mut pile: Vec<NewsId> = self.table.together.pile.iter().collect();
        self.table.chance.shuffle(&mut pile);
        for news in pile.into_iter().take(NEWS_SHOWN) {
            self.table.together.offered.insert(news);
        }
        let news = self.table.together.offered;
        self.told.hear(self.table, || Event::NewsShown { news });
        self.ask(seat, Ask::KeepNews);
    }

    /// [D18.2] On hard a new card takes the place of the old one, which is gone.
    pub(crate) fn keep_news(&mut self, seat: Seat, news: NewsId) {
        if self.rules.mode.is_hard_chapter() {
            for old in std::mem::take(&mut self.table.together.kept).iter() {
                self.told.hear(self.table, || Event::NewsDropped { seat, news: old });
            }
        }
        self.table.together.offered = NewsSet::NONE;
        self.table.together.pile.remove(news);
        self.table.together.kept.insert(news);
        self.told.hear(self.table, || Event::NewsKept { seat, news });
    }

    /// [D18.3]
    pub(crate) fn use_news(&mut self, seat: Seat, moment: Moment, news: NewsId) {
        self.table.together.kept.remove(news);
        // Between effects it begins a chain of its own; in the midst of one it belongs to that chain. [D9.6]
        if moment == Moment::Between {
            self.table.chain = CardSet::NONE;
            self.table.chain_river = 0;
        }
        self.told.hear(self.table, || Event::NewsUsed { seat, news });
        let effect = self.rules.pack.news(news).effect;
        self.then(seat, Work::Steps { effect, source: None });
    }

    /// [D18.6]
    pub(crate) fn turn_watch(&mut self, seat: Seat, token: Token) {
        self.table.together.watches -= 1;
        self.told.hear(self.table, || Event::Watch { seat, token });
        self.move_back(token);
    }

    pub(crate) fn move_back(&mut self, token: Token) {
        if let Some(to) = self.table.spot_before(self.table.spot(token)) {
            *self.table.spot_mut(token) = to;
            self.told.hear(self.table, || Event::TokenBack { token, to });
        }
    }

    /// [D17.2] An item goes to the sharing tile; a card lies open there. [D17.6]
    pub(crate) fn share(&mut self, seat: Seat, item: Item) {
        self.table.together.may_share = false;
        self.give(seat, item);
        self.table.together.tile = Some((seat.other(), item));
        self.told.hear(self.table, || Event::Shared { seat, item });
    }

    /// [D17.5] What lies on the tile for the mayor on turn is theirs.
    pub(crate) fn receive(&mut self) {
        let Some((seat, item)) = self.table.together.tile.filter(|&(to, _)| self.table.turn == Some(to)) else {
            return;
        };
        self.table.together.tile = None;
        self.take(seat, item);
        self.told.hear(self.table, || Event::Received { seat, item });
    }

    /// [D18.12]
    pub(crate) fn pass(&mut self, seat: Seat, item: Item) {
        self.give(seat, item);
        self.take(seat.other(), item);
        self.told.hear(self.table, || Event::Passed { seat, item });
    }

    /// An item leaves a mayor; a card is seen by everybody.
    fn give(&mut self, seat: Seat, item: Item) {
        let mayor = self.table.mayor_mut(seat);
        match item {
            Item::Good(good) => mayor.goods.remove(woodland::Goods::one(good)),
            Item::Occupied(colour) => mayor.occupied.remove(colour),
            Item::Card(card) => self.leave_hand_openly(seat, card),
        }
    }

    fn take(&mut self, seat: Seat, item: Item) {
        let mayor = self.table.mayor_mut(seat);
        match item {
            Item::Good(good) => mayor.goods.add(woodland::Goods::one(good)),
            Item::Occupied(colour) => mayor.occupied.insert(colour),
            Item::Card(card) => {
                // [D17.6]
                self.take_openly(seat, card);
            }
        }
    }

    /// [D18.8]
    pub(crate) fn take_home(&mut self, seat: Seat, from: Space) {
        if let Some(worker) = self.table.mayor_mut(seat).workers.iter_mut().find(|worker| **worker == Some(from)) {
            *worker = None;
            self.told.hear(self.table, || Event::WorkerHome { seat, from });
        }
    }

    /// [D18.10]
    pub(crate) fn lift_skunk(&mut self, seat: Seat, haunt: Haunt) {
        self.table.together.skunks.lift(haunt);
        self.told.hear(self.table, || Event::LiftedSkunk { seat, haunt });
    }

    /// [D18.9]
    pub(crate) fn move_skunk(&mut self, seat: Seat, from: Haunt, to: Haunt) {
        self.table.together.skunks.lift(from);
        self.table.together.skunks.put(to);
        self.told.hear(self.table, || Event::MovedSkunk { seat, from, to });
    }
}

/// On screen the state answers every question at once.
impl<S: Sink<Duo>> Field for Run<'_, S> {
    type Pause = Infallible;

    fn roll(&mut self, _: Area) -> Result<u8, Infallible> {
        Ok(self.table.chance.below(6) as u8 + 1)
    }

    fn has_skunk(&mut self, haunt: Haunt) -> Result<bool, Infallible> {
        Ok(self.table.together.skunks.at(haunt))
    }

    fn is_claimed(&mut self, slot: Slot) -> Result<bool, Infallible> {
        Ok(self.table.claimed[slot.index()].is_some())
    }

    fn slot_of_a(&mut self) -> Result<Slot, Infallible> {
        let of_a =
            |slot: &Slot| self.rules.pack.event(self.table.events[slot.index()]).set == EventSet::Drawn(DrawnSet(0));
        Ok(Slot::all().find(of_a).unwrap_or(Slot(0)))
    }

    fn has_card(&mut self, place: MeadowPlace) -> Result<bool, Infallible> {
        Ok(self.table.meadow[place.index()].is_some())
    }

    fn order(&mut self, order: Order) {
        match order {
            Order::LiftAll => self.table.together.skunks = Skunks::default(),
            Order::Put { haunt, rolled } => {
                self.table.together.skunks.put(haunt);
                self.told.hear(self.table, || Event::Skunk { haunt, rolled });
            }
            Order::TakeEvent(slot) => {
                self.table.claimed[slot.index()] = Some(Side::RIVAL);
                let event = self.table.events[slot.index()];
                // [D20.11] those under a skunk she has taken before
                let left = !self.table.together.skunks.at(Haunt::Space(Space::Event(slot)));
                self.told.hear(self.table, || Event::ThornEvent { slot, event, left });
            }
            Order::TakeRest => {
                let left = Slot::all().filter(|slot| self.table.claimed[slot.index()].is_none());
                let left: arrayvec::ArrayVec<Slot, SLOTS> = left.collect();
                left.into_iter().for_each(|slot| self.order(Order::TakeEvent(slot)));
            }
            Order::TakeCard(place) => {
                if let Some(card) = self.table.meadow[place.index()].take() {
                    self.hers(card, ThornFrom::Meadow(place));
                }
            }
            Order::TakeTop => {
                if let Some(card) = self.draw() {
                    self.hers(card, ThornFrom::Deck);
                }
            }
        }
    }
}

impl<S: Sink<Duo>> Run<'_, S> {
    /// A card joins Miss Thorn's pile, open; what lay on it is lost.
    fn hers(&mut self, card: CardId, from: ThornFrom) {
        self.table.on[card] = crate::OnCard::default();
        self.lies_open(card);
        self.table.together.thorn.insert(card);
        self.told.hear(self.table, || Event::ThornCard { card, from });
    }
}

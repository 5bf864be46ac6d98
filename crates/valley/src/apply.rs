//! Performing a decision: from an answer to the next question.

use crate::Valley;
use crate::action::Action;
use crate::effect::{Effect, Kinds, Step, StepId};
use crate::event::Event;
use crate::frame::{Ask, Gift, Lots, Pending, SPARE, STACK, Source, Work};
use crate::ids::*;
use crate::reach::{OWN_TURN, PIG_FARM};
use crate::workers::Worker;
use table::effect::first_step;
use table::stack::{Deeds, Machine};
use table::{Seat, Sink};
use woodland::{Good, Goods};

table::run! {
    /// The rules at work on one table.
    pub(crate) struct Run of Valley
}

impl<S: Sink<Valley>> Machine<STACK> for Run<'_, S> {
    // [V3.6]
    table::run!(Ask, Work, Action; frames: Pending, deeds; spare SPARE);

    /// [V3.7]
    fn cut_short(&mut self) {
        self.told.hear(self.table, || Event::CutShort);
    }

    fn only_answer(&mut self, seat: Seat, answer: Action) {
        self.gives_itself(seat, answer);
    }

    /// What hangs on a question without any answer is what follows if one says no to it.
    fn nothing_possible(&mut self, seat: Seat, ask: Ask) {
        self.answer(seat, ask, Action::Skip);
    }

    /// Carries out an answer. The question has been taken off the stack; what goes on is pushed again.
    fn answer(&mut self, seat: Seat, ask: Ask, action: Action) {
        match (ask, action) {
            (Ask::Turn, action) => self.take_turn(seat, action),
            (Ask::Pay { play }, Action::Pay(goods)) => self.pay(seat, play, goods),
            (Ask::Gain { left, kinds }, Action::Good(good)) => {
                self.gain(seat, Goods::one(good), 0);
                self.ask_more(seat, left, |left| Ask::Gain { left, kinds });
            }
            (Ask::Spend { step, .. }, Action::Pay(goods)) => self.spend(seat, step, goods),
            (Ask::GiveGoods { .. }, Action::Pay(goods)) => {
                self.ask(seat, Ask::Recipient { gift: Gift::Goods(goods) });
            }
            (Ask::Draw { .. }, Action::Option(n)) => self.draw_to_hand(seat, usize::from(n) + 1),
            (Ask::Discard { step, left, done }, Action::Pick(spot)) => {
                self.discard_from_hand(seat, spot.card);
                self.ask(seat, Ask::Discard { step, left: left - 1, done: done + 1 });
            }
            (Ask::Discard { step, done, .. }, _) => self.discards_done(seat, step, done),
            (Ask::MustDiscard { left }, Action::Pick(spot)) => {
                self.discard_from_hand(seat, spot.card);
                self.ask_more(seat, left, |left| Ask::MustDiscard { left });
            }
            (Ask::Recipient { gift }, Action::To(to)) => self.bestow(seat, Some(to), gift),
            // [V11.6] nobody can have it: the supply or the discard pile
            (Ask::Recipient { gift }, _) => self.bestow(seat, None, gift),
            (Ask::GiveCard { left, to }, Action::Pick(spot)) => {
                self.give_card(seat, Some(to), spot.card);
                self.ask_more(seat, left, |left| Ask::GiveCard { left, to });
            }
            (Ask::Keep, Action::Pick(spot)) => self.keep(seat, spot.card),
            (Ask::Activate { left, by, may, .. }, Action::Pick(spot)) => {
                let first = Some(spot.by(seat));
                self.ask_more(seat, left, |left| Ask::Activate { left, by, first, may });
                self.activate(seat, spot.by(seat));
            }
            (Ask::Copy { .. }, Action::Pick(spot)) => self.activate(seat, spot.by(seat)),
            (Ask::Produce { left }, Action::Pick(spot)) => self.produce_next(seat, left, spot),
            (Ask::Store { step, on }, Action::Option(n)) => self.store(seat, step, on, n),
            (Ask::Play { grant, .. }, Action::Play { card, from, means }) => {
                self.begin_play(seat, grant.play(card, from, means));
            }
            (Ask::WhichPile { step }, Action::Option(n)) => self.reveal(seat, step, n == 1),
            (Ask::Dismantle { step, left, source }, Action::Pick(spot)) => {
                self.dismantle(seat, step, left, source, spot.by(seat));
            }
            (Ask::Ruin, Action::Pick(spot)) => {
                self.discard_from_city(spot.by(seat));
                self.gain(seat, self.rules.pack.tables.cost[spot.card.index()], 0);
            }
            (Ask::Sweep { left }, Action::Meadow(slot)) => {
                self.sweep(slot);
                if left > 1 {
                    self.ask(seat, Ask::Sweep { left: left - 1 });
                } else {
                    self.refill();
                }
            }
            (Ask::Sweep { .. }, _) => self.refill(),
            (Ask::TakeMeadow { left, must, less }, Action::Meadow(slot)) => {
                match left {
                    2.. => self.ask(seat, Ask::TakeMeadow { left: left - 1, must, less }),
                    _ => self.then(seat, Work::MeadowTaken { less }),
                }
                self.take_offered(seat, slot, less);
            }
            (Ask::TakeMeadow { less, .. }, _) => self.meadow_taken(seat, less),
            (Ask::WorkerFrom, Action::Use(site)) => self.lift_worker(seat, site.by(seat)),
            (Ask::WorkerTo { worker, .. }, Action::Use(site)) => self.enter(seat, worker, site.by(seat)),
            (Ask::TakeBack, Action::Use(site)) => self.take_back(seat, site.by(seat)),
            (Ask::Use { which, left, .. }, Action::Use(site)) => {
                let site = site.by(seat);
                self.ask_more(seat, left, |left| Ask::Use { which, left, must: false, first: Some(site) });
                self.told.hear(self.table, || Event::Used { seat, site });
                self.carry_out(seat, site);
            }
            (Ask::Choose { step, source }, Action::Option(n)) => {
                if let Step::Choose { options } = self.rules.pack.step(step) {
                    self.then(seat, Work::Steps { effect: options[n as usize], source });
                }
            }
            (Ask::Clock, Action::Use(site)) => self.strike_clock(seat, site.by(seat)),
            (Ask::LayGoods { event, .. }, Action::Pay(goods)) => self.lay_goods(seat, event, goods),
            (Ask::Scrolls { event }, Action::Pick(spot)) => {
                self.take_aside(seat, spot.card);
                self.ask(seat, Ask::Scrolls { event });
            }
            (Ask::Scrolls { event }, _) => self.tuck_aside(seat, event),
            (Ask::Tuck { event, left, from_city }, Action::Pick(spot)) => {
                if from_city {
                    self.leave_city(spot.by(seat));
                } else {
                    self.leave_hand_openly(seat, spot.card);
                }
                self.tuck(seat, event, spot.card);
                self.ask(seat, Ask::Tuck { event, left: left - 1, from_city });
            }
            (Ask::HandOut { step, left }, Action::Good(good)) => {
                self.hand_out(seat, step, left, Gift::Goods(Goods::one(good)));
            }
            (Ask::HandOut { step, left }, Action::Pick(spot)) => {
                self.hand_out(seat, step, left, Gift::Card(spot.card));
            }
            (Ask::Leader, Action::Pick(spot)) => {
                self.table.drawn.clear();
                self.then(seat, Work::Reward { points: 1 });
                self.ask(seat, Ask::Recipient { gift: Gift::Card(spot.card) });
            }
            (Ask::Leader, _) => self.table.drawn.clear(),
            (Ask::PigFarm, Action::Play { card, from, means }) => {
                self.begin_play(seat, PIG_FARM.play(card, from, means));
            }
            (Ask::Stoats, Action::Option(n)) => {
                self.ask(seat, Ask::StoatDiscard { left: 2 + n, pebble: n == 1 });
            }
            (Ask::StoatDiscard { left, pebble }, Action::Pick(spot)) => {
                self.discard_from_hand(seat, spot.card);
                match (left, pebble) {
                    (2.., _) => self.ask(seat, Ask::StoatDiscard { left: left - 1, pebble }),
                    (_, true) => self.gain(seat, Goods::one(Good::Pebble), 0),
                    // [V17.8]
                    (_, false) => self.ask(seat, Ask::Gain { left: 1, kinds: Kinds::WITHOUT_PEBBLES }),
                }
            }
            (Ask::Watch, Action::Use(site)) => {
                let site = site.by(seat);
                self.table.watched = Some(site);
                self.told.hear(self.table, || Event::Watching { seat, site });
            }
            (Ask::Lacking, Action::Good(good)) => self.gain(seat, Goods::one(good), 0),
            (Ask::Toll { .. } | Ask::Trigger { .. }, Action::Skip) => {}
            (Ask::Toll { left, coin, kept }, unit) => {
                self.pay_unit(seat, unit);
                self.ask_more(seat, left, |left| Ask::Toll { left, coin, kept });
            }
            (Ask::Trigger { trigger }, unit) => {
                self.pay_unit(seat, unit);
                if let Some(trigger) = self.rules.pack.tables.trigger(trigger) {
                    self.trigger(seat, trigger);
                }
            }
            (Ask::Evict, Action::Pick(spot)) => self.evict(spot.card),
            (Ask::Night(ask), action) => self.night_answer(seat, ask, action),
            // declined
            _ => {}
        }
    }

    fn work(&mut self, seat: Seat, work: Work) {
        match work {
            Work::Steps { effect, source } => self.first_step(seat, effect, source),
            Work::LayDown { replaces } => self.lay_down(seat, replaces),
            Work::AfterPlay { triggered } => self.after_play(seat, triggered),
            Work::Played { card, spot } => self.played(seat, card, spot),
            Work::Visit { site } => self.visit(seat, site),
            Work::Visited { worker } => self.visited(seat, worker),
            Work::MeadowTaken { less } => self.meadow_taken(seat, less),
            Work::DiscardAside => self.discard_aside(),
            Work::Watched => {
                // [V17.7]
                self.ask(seat, Ask::Watch);
                self.ask(seat, Ask::Lacking);
                self.draw_to_hand(seat, 1);
            }
            Work::Drawn => self.offer_drawn(seat),
            Work::EndTurn => self.end_turn(self.table.turn.unwrap_or(seat.into())),
            Work::Season => self.turn_season(seat),
            Work::Prepared => self.prepared(seat),
            Work::Night => self.night_turn(),
            Work::NightEnds => self.night_ends(),
            Work::Scheme => self.draw_scheme(),
            Work::Befall { threat, paid, most } => self.befall(seat, threat, paid, most),
            Work::Enforce { scheme } => self.enforce(seat, scheme),
            Work::Reward { points } => self.gain(seat, Goods::NONE, points),
            Work::Begin => self.begin(),
        }
    }
}

impl<S: Sink<Valley>> Run<'_, S> {
    /// Does the first step of an effect and leaves the rest on the stack.
    pub(crate) fn first_step(&mut self, seat: Seat, effect: Effect, source: Source) {
        if let Some(step) = first_step(self, seat, effect, |effect| Work::Steps { effect, source }) {
            self.step(seat, step, source);
        }
    }

    /// The same question again, until it was answered so many times.
    pub(crate) fn ask_more(&mut self, seat: Seat, left: u8, ask: impl FnOnce(u8) -> Ask) {
        if left > 1 {
            self.ask(seat, ask(left - 1));
        }
    }

    /// The Leader may give away one of the cards just drawn, but finds nobody once her game is over. [V20.13]
    fn offer_drawn(&mut self, seat: Seat) {
        if self.table.player(seat).passed || !self.rules.has_taker(self.table, seat) {
            self.table.drawn.clear();
        } else if self.table.drawn.get().is_some() {
            self.ask(seat, Ask::Leader);
        }
    }

    /// A green card acts; the others are still to come.
    fn produce_next(&mut self, seat: Seat, mut left: Lots, next: Pick) {
        if let Some(at) = self.table.player(seat).find(next.card, next.nth) {
            left.remove(at);
            if !left.is_empty() {
                self.ask(seat, Ask::Produce { left });
            }
            self.table.chain.clear();
            self.activate(seat, next.by(seat));
        }
    }

    /// A card of the Meadow is taken; one that may then be played for less is remembered.
    fn take_offered(&mut self, seat: Seat, slot: Slot, less: Option<u8>) {
        if let (Some(_), Some(card)) = (less, self.table.meadow[slot.index()]) {
            let _ = self.table.offered.try_push(card);
        }
        self.take_from_meadow(seat, slot);
    }

    /// Resources are spent for something: given away or put back.
    fn spend(&mut self, seat: Seat, step: StepId, goods: Goods) {
        if let Step::Spend { points, any, gift, .. } = self.rules.pack.step(step) {
            let n = goods.total().min(u8::MAX.into()) as u8;
            if n == 0 {
                return;
            }
            if any > 0 {
                self.ask(seat, Ask::Gain { left: n.saturating_mul(any), kinds: Kinds::ALL });
            }
            if points > 0 {
                self.then(seat, Work::Reward { points: n.saturating_mul(points) });
            }
            if gift {
                self.ask(seat, Ask::Recipient { gift: Gift::Goods(goods) });
            } else {
                self.give_goods(seat, None, goods);
            }
        }
    }

    /// Goods are put on a card.
    fn store(&mut self, seat: Seat, step: StepId, on: Spot, n: u8) {
        if let Step::Store { options } = self.rules.pack.step(step) {
            let goods = options[n as usize];
            if let Some(building) = self.table.building_mut(on) {
                building.goods.add(goods);
            }
            self.told.hear(self.table, || Event::Stored { seat, card: on.card, goods });
        }
    }

    /// A worker leaves its place for another. [V9.34]
    fn lift_worker(&mut self, seat: Seat, from: Site) {
        let workers = &mut self.table.player_mut(seat).workers;
        if let Some(worker) = workers.at(from) {
            workers.set(worker, Post::Away);
            self.told.hear(self.table, || Event::MovedWorker { seat, from });
            self.ask(seat, Ask::WorkerTo { worker, from });
        }
    }

    /// A worker comes home. [V10.6]
    fn take_back(&mut self, seat: Seat, site: Site) {
        let workers = &mut self.table.player_mut(seat).workers;
        if let Some(worker) = workers.at(site) {
            workers.set(worker, Post::Home);
            self.told.hear(self.table, || Event::TookBack { seat, site });
        }
    }

    /// Resources are laid on an event.
    fn lay_goods(&mut self, seat: Seat, event: EventId, goods: Goods) {
        self.table.player_mut(seat).goods.remove(goods);
        if let Some(place) = self.table.special_place(event)
            && !goods.is_empty()
        {
            self.table.under[place].goods.add(goods);
            self.told.hear(self.table, || Event::Laid { seat, event, goods });
        }
    }

    /// One unit of a toll or foil is paid.
    pub(crate) fn pay_unit(&mut self, seat: Seat, unit: Action) {
        match unit {
            Action::Good(good) => self.give_goods(seat, None, Goods::one(good)),
            Action::Pick(spot) => self.discard_from_hand(seat, spot.card),
            Action::Point => {
                let player = self.table.player_mut(seat);
                player.points = player.points.saturating_sub(1);
                self.told.hear(self.table, || Event::LostPoint { seat });
            }
            _ => {}
        }
    }

    fn take_turn(&mut self, seat: Seat, action: Action) {
        self.table.chain.clear();
        self.table.once = false;
        self.table.deeds = Deeds::default();
        self.then(seat, Work::EndTurn);
        match action {
            Action::Place(site) => {
                if let Some(worker) = self.table.player(seat).workers.home() {
                    self.enter(seat, worker, site.by(seat));
                }
            }
            Action::Play { card, from, means } => {
                self.begin_play(seat, OWN_TURN.play(card, from, means));
            }
            Action::Prepare => {
                // [V11.1] the Clock Tower comes first
                self.then(seat, Work::Season);
                self.ask_clock(seat);
            }
            Action::Pass => {
                self.table.player_mut(seat).passed = true;
                self.told.hear(self.table, || Event::Passed { seat });
            }
            _ => {}
        }
    }

    /// A worker comes to a place: it is paid for, then carried out. [V4.1]
    fn enter(&mut self, seat: Seat, worker: Worker, site: Site) {
        // Nobody else takes tolls, and nobody else's soup takes workers.
        if self.rules.mode.lair().is_some() {
            return self.enter_in_her_sight(seat, worker, site);
        }
        self.table.player_mut(seat).workers.set(worker, Post::At(site));
        self.told.hear(self.table, || Event::Placed { seat, site });
        self.watched_visit(site);
        self.visit(seat, site);
    }

    /// The same with Nightweave at the table: her webs take tolls, and answer.
    #[cold]
    fn enter_in_her_sight(&mut self, seat: Seat, worker: Worker, site: Site) {
        let (toll, coin) = self.rules.toll(self.table, site);
        self.table.player_mut(seat).workers.set(worker, Post::At(site));
        self.told.hear(self.table, || Event::Placed { seat, site });
        self.then(seat, Work::Visited { worker });
        self.watched_visit(site);
        self.then(seat, Work::Visit { site });
        self.webs_answer_worker(seat, site);
        if toll > 0 {
            if let Site::Event(event) = site {
                self.lift_event_webs(event);
            }
            self.ask(seat, Ask::Toll { left: toll, coin, kept: self.rules.kept_for(site) });
        }
    }
}

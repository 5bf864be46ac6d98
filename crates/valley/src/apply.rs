//! Performing a decision: from an answer to the next question.

use crate::Valley;
use crate::action::{Action, From, Means};
use crate::effect::{Effect, Step};
use crate::event::Event;
use crate::frame::{Ask, Coin, Frame, Gift, Play, Source, Task, Work};
use crate::ids::*;
use crate::state::State;
use crate::webs::{Plot, Scheme};
use table::{Seat, Sink};
use woodland::{Colour, Good, Goods};

/// The rules at work on one table.
pub(crate) struct Run<'a, S> {
    pub v: &'a Valley,
    pub s: &'a mut State,
    pub told: &'a mut S,
}

impl<S: Sink<Event>> Run<'_, S> {
    /// Performs an action that [`Valley::check`] has accepted, then works on until the next question.
    pub fn perform(&mut self, action: Action) {
        if let Some(Frame { seat, task: Task::Ask(ask) }) = self.s.frames.pop() {
            self.answer(seat, ask, action);
        }
        self.advance();
    }

    /// Works off the stack until somebody has a real choice. [V3.6]
    pub fn advance(&mut self) {
        while let Some(&Frame { seat, task }) = self.s.frames.last() {
            match task {
                Task::Do(work) => {
                    self.s.frames.pop();
                    self.work(seat, work);
                }
                Task::Ask(Ask::Turn | Ask::Private) => return,
                Task::Ask(ask) => {
                    let mut first = None;
                    let mut n = 0u32;
                    self.v.answers(self.s, seat, ask, &mut |answer| {
                        first = first.or(Some(answer));
                        n += 1;
                    });
                    if n > 1 || (n == 1 && self.v.is_private(self.s, seat, ask)) {
                        return;
                    }
                    self.s.frames.pop();
                    match first {
                        Some(answer) => self.answer(seat, ask, answer),
                        None => self.nothing_possible(seat, ask),
                    }
                }
            }
        }
    }

    /// A question without any answer is passed over, with what hangs on it.
    fn nothing_possible(&mut self, seat: Seat, ask: Ask) {
        match ask {
            // [V11.6] nobody can have it: the supply or the discard pile
            Ask::Recipient { gift } => self.bestow(seat, None, gift),
            Ask::Sweep { .. } => self.refill(),
            Ask::TakeMeadow { less, .. } => self.meadow_taken(seat, less),
            Ask::MustDiscard { .. }
            | Ask::Turn
            | Ask::Pay { .. }
            | Ask::Gain { .. }
            | Ask::Spend { .. }
            | Ask::GiveGoods { .. }
            | Ask::Discard { .. }
            | Ask::GiveCard { .. }
            | Ask::Keep
            | Ask::Activate { .. }
            | Ask::Copy { .. }
            | Ask::Produce { .. }
            | Ask::Store { .. }
            | Ask::Play { .. }
            | Ask::WhichPile { .. }
            | Ask::Dismantle { .. }
            | Ask::Ruin
            | Ask::WorkerFrom
            | Ask::WorkerTo { .. }
            | Ask::TakeBack
            | Ask::Use { .. }
            | Ask::Choose { .. }
            | Ask::Clock
            | Ask::Lay { .. }
            | Ask::Scrolls { .. }
            | Ask::Tuck { .. }
            | Ask::HandOut { .. }
            | Ask::Leader
            | Ask::PigFarm
            | Ask::Stoats
            | Ask::StoatDiscard { .. }
            | Ask::Watch
            | Ask::Lacking
            | Ask::Answer { .. }
            | Ask::Toll { .. }
            | Ask::Evict
            | Ask::Private => {}
            Ask::Foil { .. }
            | Ask::FoilPrice { .. }
            | Ask::Replace { .. }
            | Ask::Spider { .. }
            | Ask::Web { .. }
            | Ask::Lose { .. }
            | Ask::Yield { .. }
            | Ask::Snag
            | Ask::Capture { .. }
            | Ask::KeepOpen { .. } => self.night_passes_over(seat, ask),
        }
    }

    /// Carries out an answer. The question has been taken off the stack; what goes on is pushed again.
    fn answer(&mut self, seat: Seat, ask: Ask, action: Action) {
        match (ask, action) {
            (Ask::Turn, action) => self.take_turn(seat, action),
            (Ask::Pay { play }, Action::Pay(goods)) => self.pay(seat, play, goods),
            (Ask::Gain { left, kinds }, Action::Good(good)) => {
                self.gain(seat, Goods::one(good), 0);
                if left > 1 {
                    self.ask(seat, Ask::Gain { left: left - 1, kinds });
                }
            }
            (Ask::Spend { step, .. }, Action::Pay(goods)) => {
                if let Step::Spend { points, any, gift, kinds, .. } = self.v.pack.step(step) {
                    let n = goods.total() as u8;
                    if n == 0 {
                        return;
                    }
                    let _ = kinds;
                    if any > 0 {
                        self.ask(seat, Ask::Gain { left: n * any, kinds: crate::effect::Kinds::ALL });
                    }
                    if points > 0 {
                        self.then(seat, Work::Reward { points: n * points });
                    }
                    if gift {
                        self.ask(seat, Ask::Recipient { gift: Gift::Goods(goods) });
                    } else {
                        self.give_goods(seat, None, goods);
                    }
                }
            }
            (Ask::GiveGoods { .. }, Action::Pay(goods)) => {
                self.ask(seat, Ask::Recipient { gift: Gift::Goods(goods) });
            }
            (Ask::Discard { step, left, done }, Action::Pick(spot)) => {
                self.discard_from_hand(seat, spot.card);
                self.ask(seat, Ask::Discard { step, left: left - 1, done: done + 1 });
            }
            (Ask::Discard { step, done, .. }, _) => self.discards_done(seat, step, done),
            (Ask::MustDiscard { left }, Action::Pick(spot)) => {
                self.discard_from_hand(seat, spot.card);
                if left > 1 {
                    self.ask(seat, Ask::MustDiscard { left: left - 1 });
                }
            }
            (Ask::Recipient { gift }, Action::To(to)) => self.bestow(seat, Some(to), gift),
            (Ask::GiveCard { left, to }, Action::Pick(spot)) => {
                self.give_card(seat, Some(to), spot.card);
                if left > 1 {
                    self.ask(seat, Ask::GiveCard { left: left - 1, to });
                }
            }
            (Ask::Keep, Action::Pick(spot)) => self.keep(seat, spot.card),
            (Ask::Activate { left, by, first }, Action::Pick(spot)) => {
                let spot = spot.of(seat);
                if left > 1 {
                    self.ask(seat, Ask::Activate { left: left - 1, by, first: Some(spot) });
                }
                let _ = first;
                self.activate(seat, spot);
            }
            (Ask::Copy { .. }, Action::Pick(spot)) => self.activate(seat, spot.of(seat)),
            (Ask::Produce { left }, Action::Pick(spot)) => {
                if let Some(at) = self.s.player(seat).find(spot.card, spot.nth) {
                    let left = left & !(1 << at);
                    if left != 0 {
                        self.ask(seat, Ask::Produce { left });
                    }
                    self.s.chain.clear();
                    self.activate(seat, spot.of(seat));
                }
            }
            (Ask::Store { step, on }, Action::Option(n)) => {
                if let Step::Store { options } = self.v.pack.step(step) {
                    let goods = options[n as usize];
                    if let Some(building) = self.s.building_mut(on) {
                        building.goods.add(goods);
                    }
                    self.told.hear(|| Event::Stored { seat, card: on.card, goods });
                }
            }
            (Ask::Play { grant, .. }, Action::Play { card, from, means }) => {
                self.begin_play(seat, Play { card, from, means, less: grant.less, free: grant.free });
            }
            (Ask::WhichPile { step }, Action::Option(n)) => self.reveal(seat, step, n == 1),
            (Ask::Dismantle { step, left, source }, Action::Pick(spot)) => {
                self.dismantle(seat, step, left, source, spot.of(seat));
            }
            (Ask::Ruin, Action::Pick(spot)) => {
                let spot = spot.of(seat);
                let refund = self.v.pack.tables.cost[spot.card.index()];
                self.discard_from_city(spot);
                self.gain(seat, refund, 0);
            }
            (Ask::Sweep { left }, Action::Meadow(slot)) => {
                self.sweep(slot);
                if left > 1 {
                    self.ask(seat, Ask::Sweep { left: left - 1 });
                } else {
                    self.refill();
                }
            }
            (Ask::TakeMeadow { left, must, less }, Action::Meadow(slot)) => {
                if left > 1 {
                    self.ask(seat, Ask::TakeMeadow { left: left - 1, must, less });
                } else {
                    self.then(seat, Work::MeadowTaken { less });
                }
                if let (Some(_), Some(card)) = (less, self.s.meadow[slot as usize]) {
                    self.s.offered.push(card);
                }
                self.take_from_meadow(seat, slot);
            }
            (Ask::TakeMeadow { less, .. }, _) => self.meadow_taken(seat, less),
            (Ask::WorkerFrom, Action::Use(site)) => {
                let from = site.of(seat);
                let workers = &mut self.s.player_mut(seat).workers;
                if let Some(worker) = workers.iter().position(|&post| post == Post::At(from)) {
                    workers[worker] = Post::Away;
                    self.told.hear(|| Event::MovedWorker { seat, from });
                    self.ask(seat, Ask::WorkerTo { worker: worker as u8, from });
                }
            }
            (Ask::WorkerTo { worker, .. }, Action::Use(site)) => self.enter(seat, worker, site.of(seat)),
            (Ask::TakeBack, Action::Use(site)) => {
                let site = site.of(seat);
                let workers = &mut self.s.player_mut(seat).workers;
                if let Some(post) = workers.iter_mut().find(|post| **post == Post::At(site)) {
                    *post = Post::Home;
                    self.told.hear(|| Event::TookBack { seat, site });
                }
            }
            (Ask::Use { which, left, must, .. }, Action::Use(site)) => {
                let site = site.of(seat);
                if left > 1 {
                    self.ask(seat, Ask::Use { which, left: left - 1, must: false, first: Some(site) });
                }
                let _ = must;
                self.told.hear(|| Event::Used { seat, site });
                self.carry_out(seat, site);
            }
            (Ask::Choose { step, source }, Action::Option(n)) => {
                if let Step::Choose { options } = self.v.pack.step(step) {
                    self.then(seat, Work::Steps { effect: options[n as usize], source });
                }
            }
            (Ask::Clock, Action::Use(site)) => self.strike_clock(seat, site),
            (Ask::Lay { event, .. }, Action::Pay(goods)) => {
                self.s.player_mut(seat).goods.remove(goods);
                if let Some(place) = self.s.special_place(event)
                    && !goods.is_empty()
                {
                    self.s.under[place].goods.add(goods);
                    self.told.hear(|| Event::Laid { seat, event, goods });
                }
            }
            (Ask::Scrolls { event }, Action::Pick(spot)) => {
                self.take_aside(seat, spot.card);
                self.ask(seat, Ask::Scrolls { event });
            }
            (Ask::Scrolls { event }, _) => self.tuck_aside(seat, event),
            (Ask::Tuck { event, left, from_city }, Action::Pick(spot)) => {
                if from_city {
                    self.leave_city(spot.of(seat));
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
                self.s.drawn.clear();
                self.then(seat, Work::Reward { points: 1 });
                self.ask(seat, Ask::Recipient { gift: Gift::Card(spot.card) });
            }
            (Ask::Leader, _) => self.s.drawn.clear(),
            (Ask::PigFarm, Action::Play { card, from, means }) => {
                self.begin_play(seat, Play { card, from, means, less: 0, free: true });
            }
            (Ask::Stoats, Action::Option(n)) => {
                self.ask(seat, Ask::StoatDiscard { left: 2 + n, pebble: n == 1 });
            }
            (Ask::StoatDiscard { left, pebble }, Action::Pick(spot)) => {
                self.discard_from_hand(seat, spot.card);
                if left > 1 {
                    self.ask(seat, Ask::StoatDiscard { left: left - 1, pebble });
                } else if pebble {
                    self.gain(seat, Goods::one(Good::Pebble), 0);
                } else {
                    // [V17.8]
                    self.ask(seat, Ask::Gain { left: 1, kinds: crate::effect::Kinds(0b1011) });
                }
            }
            (Ask::Watch, Action::Use(site)) => {
                self.s.watched = Some(site);
                self.told.hear(|| Event::Watching { seat, site });
            }
            (Ask::Lacking, Action::Good(good)) => self.gain(seat, Goods::one(good), 0),
            (Ask::Toll { left, coin }, unit) => {
                self.pay_unit(seat, unit);
                if left > 1 {
                    self.ask(seat, Ask::Toll { left: left - 1, coin });
                }
            }
            (Ask::Answer { .. }, Action::Skip) => {}
            (Ask::Answer { trigger }, unit) => {
                self.pay_unit(seat, unit);
                self.trigger(seat, trigger as usize);
            }
            (Ask::Evict, Action::Pick(spot)) => self.evict(spot.card),
            (
                Ask::Foil { .. }
                | Ask::FoilPrice { .. }
                | Ask::Replace { .. }
                | Ask::Spider { .. }
                | Ask::Web { .. }
                | Ask::Lose { .. }
                | Ask::Yield { .. }
                | Ask::Snag
                | Ask::Capture { .. }
                | Ask::KeepOpen { .. },
                action,
            ) => self.night_answer(seat, ask, action),
            // declined
            _ => {}
        }
    }

    /// One unit of a toll or foil is paid.
    pub(crate) fn pay_unit(&mut self, seat: Seat, unit: Action) {
        match unit {
            Action::Good(good) => self.give_goods(seat, None, Goods::one(good)),
            Action::Pick(spot) => self.discard_from_hand(seat, spot.card),
            Action::Point => {
                let player = self.s.player_mut(seat);
                player.points = player.points.saturating_sub(1);
            }
            _ => {}
        }
    }

    fn take_turn(&mut self, seat: Seat, action: Action) {
        self.s.chain.clear();
        self.s.once = false;
        self.then(seat, Work::EndTurn);
        match action {
            Action::Place(site) => {
                let home = self.s.player(seat).workers.iter().position(|&post| post == Post::Home);
                if let Some(worker) = home {
                    self.enter(seat, worker as u8, site.of(seat));
                }
            }
            Action::Play { card, from, means } => {
                self.begin_play(seat, Play { card, from, means, less: 0, free: false });
            }
            Action::Prepare => {
                // [V11.1] the Clock Tower comes first
                self.then(seat, Work::Season);
                self.ask_clock(seat);
            }
            Action::Pass => {
                self.s.player_mut(seat).passed = true;
                self.told.hear(|| Event::Passed { seat });
            }
            _ => {}
        }
    }

    /// A worker comes to a place: it is paid for, then carried out. [V4.1]
    fn enter(&mut self, seat: Seat, worker: u8, site: Site) {
        let (toll, coin) = self.v.toll(self.s, seat, site);
        self.s.player_mut(seat).workers[worker as usize] = Post::At(site);
        self.told.hear(|| Event::Placed { seat, site });
        self.then(seat, Work::Visited { worker });
        self.then(seat, Work::Visit { site });
        self.webs_answer_worker(seat, site);
        if toll > 0 {
            if let Site::Event(event) = site {
                self.lift_event_webs(event);
            }
            self.ask(seat, Ask::Toll { left: toll, coin });
        }
    }

    /// Begins to play a card, by whichever effect [V6.10]: how it is paid is asked if there are several ways.
    pub(crate) fn begin_play(&mut self, seat: Seat, play: Play) {
        self.ask(seat, Ask::Pay { play });
    }

    /// [V6.5] First the ability, then the payment, then the Meadow; then what leaves for the card, and the card.
    fn pay(&mut self, seat: Seat, play: Play, goods: Goods) {
        let Play { card, from, means, .. } = play;
        let (mix, cards) = self.v.play_toll(self.s, play);
        match means {
            Means::Leave(helper) => self.discard_from_city(Spot { owner: seat, card: helper, nth: 0 }),
            Means::Prisoner(spot) => {
                // [V7.13] it is no longer in the city
                let spot = spot.of(seat);
                self.leave_city(spot);
                self.s.player_mut(seat).prisoners.push(spot.card);
                self.told.hear(|| Event::Imprisoned { seat, card: spot.card });
            }
            Means::Tokens(n) => {
                let treasuries = self.v.pack.tables.treasuries;
                let player = self.s.player_mut(seat);
                if let Some(b) = player.city.iter_mut().find(|b| treasuries.has(b.card)) {
                    b.tokens -= n;
                    let treasury = b.card;
                    self.told.hear(|| Event::SpentTokens { seat, card: treasury, n });
                }
            }
            Means::Cost | Means::Occupied(_) | Means::Swap | Means::Banner(_) => {}
        }
        let gift = self.v.pack.tables.gifts.has(card) && !goods.is_empty();
        self.s.player_mut(seat).goods.remove(goods);
        if !goods.is_empty() && !gift {
            self.told.hear(|| Event::Paid { seat, goods });
        }
        // [V7.5] the Critter acts and is answered like any other
        let occupied = match means {
            Means::Occupied(on) => Some(on.of(seat)),
            _ => None,
        };
        if let Some(on) = occupied {
            if let Some(building) = self.s.building_mut(on) {
                building.occupied = true;
            }
            self.told.hear(|| Event::Settled { seat, on: on.card });
        }
        let replaces = match means {
            Means::Banner(spot) => Some(spot.of(seat)),
            _ => None,
        };
        self.s.playing = Some(card);
        self.then(seat, Work::Lay { occupied, replaces });
        let tables = &self.v.pack.tables;
        if tables.ruins.has(card) {
            self.ask(seat, Ask::Ruin);
        }
        if gift {
            // [V9.17]
            self.s.player_mut(seat).goods.add(goods);
            self.ask(seat, Ask::Recipient { gift: Gift::Goods(goods) });
        }
        let scheme_cards = cards;
        if mix > 0 {
            self.ask(seat, Ask::Toll { left: mix, coin: Coin::MIX });
        }
        if scheme_cards > 0 {
            self.ask(seat, Ask::Toll { left: scheme_cards, coin: Coin::CARDS });
        }
        self.take_up(seat, card, from);
    }

    /// The card leaves the place where it lay.
    fn take_up(&mut self, seat: Seat, card: CardId, from: From) {
        match from {
            From::Hand => self.leave_hand_openly(seat, card),
            From::Meadow(slot) => {
                self.s.meadow[slot as usize] = None;
                self.beside_her(seat, slot, card, false);
                if !matches!(self.s.frames.last(), Some(Frame { task: Task::Ask(Ask::Replace { .. }), .. })) {
                    self.refill();
                }
            }
            From::Legend => self.s.player_mut(seat).legends.retain(|other| *other != card),
            From::Pile => {
                self.s.pile.pop();
                // [V17.6]
                let owner = seats(self.v.players()).find(|&p| self.s.player(p).power == Some(Power::Pigs));
                if let Some(owner) = owner.filter(|&owner| owner != seat) {
                    self.gain(owner, Goods::NONE, 2);
                }
            }
            From::Shown => {
                if let Some(at) = self.s.aside.iter().position(|&other| other == card) {
                    self.s.aside.remove(at);
                }
                // The others go at once: what is played may show cards of its own.
                self.discard_aside();
            }
        }
        self.told.hear(|| Event::Played { seat, card, from, into: seat });
    }

    fn discard_aside(&mut self) {
        for card in std::mem::take(&mut self.s.aside) {
            self.discard_openly(card);
        }
        self.s.aside_seen = 0;
    }

    /// The card is laid down, acts, and is answered. [V6.5]
    fn lay(&mut self, seat: Seat, replaces: Option<Spot>) {
        let Some(card) = self.s.playing else {
            return;
        };
        let tables = &self.v.pack.tables;
        if tables.fools.has(card) {
            self.ask(seat, Ask::Recipient { gift: Gift::Fool });
            return;
        }
        self.s.playing = None;
        // [V8.8] [V8.9] only who was there before answers
        let answers = self.v.answering(self.s, seat, card);
        let spot = match replaces {
            Some(banner) => self.replace(seat, banner, card),
            None => self.settle(seat, card),
        };
        self.then(seat, Work::Played { card, spot: Some(spot) });
        if answers != 0 {
            self.then(seat, Work::AfterPlay { card, answers });
        }
        self.s.chain.clear();
        // [V8.1] [V8.2] tan and green cards act now; red [V8.3] and blue [V8.4] ones have no such effect
        let effect = tables.effect[card.index()];
        if !effect.is_empty() {
            if tables.copiers.has(card) {
                self.s.chain.push(spot);
            }
            self.note_once(card);
            self.then(seat, Work::Steps { effect, source: Source::Card(spot) });
        }
    }

    /// [V16.4] A legend takes the place of its banner card, with its token and its workers.
    fn replace(&mut self, seat: Seat, banner: Spot, card: CardId) -> Spot {
        let old = self.s.building(banner).copied();
        let spot = Spot { owner: seat, card, nth: 0 };
        let s = &mut *self.s;
        for post in s.players.iter_mut().flat_map(|player| &mut player.workers).chain(&mut s.rival.workers) {
            if *post == Post::At(Site::City(banner)) {
                *post = Post::At(Site::City(spot));
            }
        }
        self.discard_from_city(banner);
        self.told.hear(|| Event::Replaced { seat, card: banner.card });
        let spot = self.settle(seat, card);
        if let (Some(old), Some(new)) = (old, self.s.building_mut(spot)) {
            new.occupied = old.occupied;
        }
        spot
    }

    /// What follows when a card and everything it set off are done.
    fn played(&mut self, seat: Seat, card: CardId, spot: Option<Spot>) {
        let colour = self.v.pack.card(card).colour;
        if self.v.mode.year().is_some() {
            self.rugwort_takes(card);
        }
        // [V17.8]
        if self.s.player(seat).power == Some(Power::Stoats) && self.s.player(seat).usable() >= 2 {
            self.ask(seat, Ask::Stoats);
        }
        // [V24.6]
        if let (Some(Plot::SilkBarrier), Colour::Green, Some(spot)) = (self.s.rival.plot, colour, spot) {
            self.threaten_silk(seat, spot);
        }
    }

    /// Answers that webs give to a card that was played, free or not [V24.2]: before anything else it sets off. [V25.3] [V24.18]
    fn webs_answer_play(&mut self, seat: Seat, card: CardId) {
        let colour = self.v.pack.card(card).colour;
        let watched = match self.s.rival.scheme {
            Some(Scheme::ProductivitySlump) => Some(Colour::Green),
            Some(Scheme::ClericalErrors) => Some(Colour::Blue),
            Some(Scheme::Recession) => Some(Colour::Purple),
            Some(Scheme::Exhaustion) => Some(Colour::Red),
            _ => None,
        };
        if watched == Some(colour) {
            self.night_gains_level();
        }
        if self.s.rival.plot == Some(Plot::EfficientWeb) && colour == Colour::Purple {
            let points = self.v.pack.tables.points[card.index()].max(0) as u8;
            self.night_gains(points);
        }
        let _ = seat;
    }

    fn work(&mut self, seat: Seat, work: Work) {
        match work {
            Work::Steps { effect, source } => {
                if effect.start < effect.end {
                    let rest = Effect { start: effect.start + 1, end: effect.end };
                    if !rest.is_empty() {
                        self.then(seat, Work::Steps { effect: rest, source });
                    }
                    self.step(seat, crate::effect::StepId(effect.start), source);
                }
            }
            Work::Lay { replaces, .. } => {
                if let Some(card) = self.s.playing
                    && !self.v.pack.tables.fools.has(card)
                {
                    self.webs_answer_play(seat, card);
                }
                self.lay(seat, replaces);
            }
            Work::AfterPlay { card, answers } => self.after_play(seat, card, answers),
            Work::Played { card, spot } => self.played(seat, card, spot),
            Work::Visit { site } => self.visit(seat, site),
            Work::Visited { worker } => self.visited(seat, worker),
            Work::Refill => self.refill(),
            Work::MeadowTaken { less } => self.meadow_taken(seat, less),
            Work::DiscardAside => self.discard_aside(),
            Work::Drawn => {
                if self.s.player(seat).passed {
                    self.s.drawn.clear();
                } else {
                    self.ask(seat, Ask::Leader);
                }
            }
            Work::EndTurn => self.end_turn(seat),
            Work::Season => self.turn_season(seat),
            Work::Prepared => self.prepared(seat),
            Work::Night => self.night_turn(),
            Work::NightEnds => self.night_ends(),
            Work::Scheme => self.draw_scheme(),
            Work::Strike { scheme, paid } => self.strike(seat, scheme, paid),
            Work::Befall { threat, paid, most } => self.befall(seat, threat, paid, most),
            Work::Enforce { scheme } => self.enforce(seat, scheme),
            Work::Reward { points } => self.gain(seat, Goods::NONE, points),
            Work::Begin => self.begin(),
        }
    }
}

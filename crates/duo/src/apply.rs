//! Performing a decision: from an answer to the next question.

use crate::Duo;
use crate::action::{Action, Means};
use crate::cost::Payment;
use crate::effect::{DiscountBy, Effect, Grant, Occasion, Step, StepId};
use crate::event::{Event, PlayedFrom};
use crate::frame::{Ask, Deal, Fee, Mover, Pending, SPARE, STACK, Work};
use crate::ids::*;
use crate::legal::{OWN_TURN, of_those_drawn};
use crate::together::NewsSet;
use table::stack::{Deeds, Machine};
use table::{Seat, Sink};
use woodland::{Colour, Goods, Kinds};

table::run! {
    /// The rules at work on one table.
    pub(crate) struct Run of Duo
}

impl<S: Sink<Duo>> Machine<STACK> for Run<'_, S> {
    table::run!(Ask, Work, Action; frames: Pending, deeds; spare SPARE);

    fn only_answer(&mut self, seat: Seat, answer: Action) {
        // That the one token moves which can is no answer, but what a turn ends with.
        if !matches!(answer, Action::Move(_)) {
            self.gives_itself(seat, answer);
        }
    }

    /// [D13.4]
    fn cut_short(&mut self) {
        self.told.hear(self.table, || Event::CutShort);
    }

    fn nothing_possible(&mut self, seat: Seat, ask: Ask) {
        self.carry_out_answer(seat, ask, Action::Skip);
    }

    fn settled(&mut self) {
        self.mark_goals();
    }

    #[inline]
    fn answer(&mut self, seat: Seat, ask: Ask, action: Action) {
        if ask.is_besides(action) {
            self.do_besides(seat, ask, action);
        } else {
            self.carry_out_answer(seat, ask, action);
        }
    }

    fn work(&mut self, seat: Seat, work: Work) {
        match work {
            Work::Steps { effect, source } => self.first_step(seat, effect, source),
            Work::Repeat { effect, left, source } => {
                if left > 0 {
                    self.then(seat, Work::Repeat { effect, left: left - 1, source });
                    self.then(seat, Work::Steps { effect, source });
                }
            }
            Work::AfterPlay { card } => {
                self.trigger(seat, Occasion::YouPlay, Some(card));
                // [D15.5] in one city it is always somebody's other mayor who plays
                let other = if self.table.together.one_city() { seat } else { seat.other() };
                self.trigger(other, Occasion::OtherPlays, Some(card));
            }
            Work::AfterClaim => self.trigger(seat, Occasion::YouClaim, None),
            Work::AfterFarm => self.trigger(seat, Occasion::YouFarm, None),
            Work::Refill => self.refill(),
            Work::NoTokenMoves => self.hold_up(seat),
            Work::Season { part } => self.season_part(part),
        }
    }
}

impl<S: Sink<Duo>> Run<'_, S> {
    /// Does what an answer says, or what hangs on a question that was declined or has no answer. By itself, so that it alone takes question and answer to pieces.
    #[inline(never)]
    fn carry_out_answer(&mut self, seat: Seat, ask: Ask, action: Action) {
        match (ask, action) {
            // [D15.8]
            (Ask::Turn, Action::Skip) => self.then(seat, Work::NoTokenMoves),
            // [D9.12] if none is played, all are discarded
            (Ask::DrawPlay { .. }, Action::Skip) => self.discard_aside(seat),
            (Ask::Look { keep }, Action::Skip) => self.keep_the_rest(seat, keep),
            // [D9.14]
            (Ask::Refresh { .. }, Action::Skip) => self.refill(),
            (Ask::Produce | Ask::ProduceFor, Action::Skip) => self.table.to_produce = CardSet::NONE,
            (Ask::Allot { shares }, Action::Skip) => self.next_share(seat, shares),
            (Ask::KeepNews, Action::Skip) => self.table.together.offered = NewsSet::NONE,
            (Ask::SeasonEnd, Action::Skip) => self.end_season(),
            // [D18.12]
            (Ask::Pass { left: left @ 1.., back: false }, Action::Skip) => {
                self.ask(seat.other(), Ask::Pass { left, back: true });
            }
            (Ask::Pass { left, back }, Action::Share(item)) => {
                self.ask(seat, Ask::Pass { left: left - 1, back });
                self.pass(seat, item);
            }
            (Ask::KeepNews, Action::News(news)) => self.keep_news(seat, news),
            (Ask::Turn, action) => self.take_turn(seat, action),
            (Ask::MoveToken { .. }, Action::Move(token)) => self.end_turn(seat, token),
            (Ask::Pay { card, deal }, Action::Pay { goods, token }) => {
                self.pay(seat, card, deal, Payment { goods, token });
            }
            (Ask::DiscardCost { card }, Action::Pick(picked)) => {
                self.discard_from_hand(seat, picked);
                self.enter_city(seat, card);
            }
            (Ask::Tuck { card, star }, Action::Pick(picked)) => self.tuck(seat, card, star, picked),
            (Ask::Gain { left, different, had }, Action::Good(good)) => {
                self.gain(seat, Goods::one(good), 0);
                if left > 1 {
                    self.ask(seat, Ask::Gain { left: left - 1, different, had: had.with(good) });
                }
            }
            (Ask::Take { left }, Action::Take(card)) => {
                self.take_from_meadow(seat, card);
                self.ask(seat, Ask::Take { left: left - 1 });
            }
            (Ask::Occupied, Action::Colour(colour)) => self.gain_occupied(seat, colour),
            (Ask::Reclaim { left }, Action::Colour(colour)) => {
                self.reclaim(seat, colour);
                self.ask(seat, Ask::Reclaim { left: left - 1 });
            }
            (Ask::PayFor { .. }, Action::Skip) => {}
            (Ask::PayFor { fee }, unit) => self.pay_fee(seat, fee, unit),
            (Ask::PayCard { fee, good }, Action::Pick(card)) => {
                self.discard_from_hand(seat, card);
                self.reward(seat, fee, Goods::one(good));
            }
            (Ask::Choose { step, source }, Action::Option(n)) => self.choose(seat, step, source, n),
            (Ask::Show { step, left, source }, Action::Pick(card)) => {
                if let Step::ForEach { then, .. } = self.rules.pack.step(step) {
                    self.show(seat, card);
                    self.table.shown.insert(card);
                    self.ask(seat, Ask::Show { step, left: left - 1, source });
                    self.then(seat, Work::Steps { effect: then, source });
                }
            }
            (Ask::Activate { place, left }, Action::Pick(card)) => {
                if self.table.mayor(seat).hand.has(card) {
                    self.show(seat, card);
                }
                self.ask(seat, Ask::Activate { place, left: left - 1 });
                self.activate(seat, card);
            }
            (Ask::Produce, Action::Pick(card)) => {
                self.ask(seat, ask);
                self.produce_one(seat, card);
            }
            (Ask::ProduceFor, Action::Produce { card, seat: taker }) => {
                self.ask(seat, ask);
                self.produce_one(taker, card);
            }
            (Ask::Farm { left, used, taken_ok }, Action::Use(space @ Space::Farm(farm))) => {
                self.ask(seat, Ask::Farm { left: left - 1, used: used | 1 << farm.0, taken_ok });
                self.use_space(seat, space);
            }
            (Ask::River { left, taken_ok }, Action::Use(space)) => {
                self.ask(seat, Ask::River { left: left - 1, taken_ok });
                self.use_space(seat, space);
            }
            (Ask::Red { .. } | Ask::Taken { .. }, Action::Use(space)) => self.use_space(seat, space),
            (Ask::Claim { reward, .. }, Action::Claim(slot)) => self.claim(seat, slot, reward),
            (Ask::Play { grant }, Action::Play { card, means }) => self.play(seat, card, means, grant),
            (Ask::DrawPlay { less }, Action::Play { card, means }) => {
                self.play(seat, card, means, of_those_drawn(less))
            }
            (Ask::Look { keep }, Action::Pick(card)) => {
                self.keep(seat, card);
                self.ask(seat, Ask::Look { keep: keep - 1 });
            }
            (Ask::Refresh { left }, Action::Pick(card)) => {
                self.sweep(seat, card);
                self.ask(seat, Ask::Refresh { left: left - 1 });
            }
            (Ask::StoreOrTake { n, card }, Action::Option(0)) => self.ask(seat, Ask::Store { left: n, card }),
            (Ask::StoreOrTake { card, .. }, Action::Option(_)) => self.unload(seat, card),
            (Ask::Store { left, card }, Action::Good(good)) => {
                let goods = Goods::one(good);
                self.table.on[card].goods.add(goods);
                self.told.hear(self.table, || Event::Stored { seat, card, goods });
                self.ask(seat, Ask::Store { left: left - 1, card });
            }
            (Ask::WorkerFrom { taken_ok, past_skunks }, Action::Use(from)) => {
                self.ask(seat, Ask::WorkerTo { from, taken_ok, past_skunks });
            }
            (Ask::WorkerTo { from, .. }, Action::Use(to)) => self.move_worker(seat, from, to),
            (Ask::TradeFirst, Action::Pick(card)) => {
                self.told.hear(self.table, || Event::Traded { seat });
                self.discard_from_hand(seat, card);
                self.ask(seat, Ask::TradeSecond);
            }
            (Ask::TradeSecond, Action::Pick(card)) => {
                self.discard_from_hand(seat, card);
                self.ask(seat, Ask::TradeGain);
            }
            (Ask::TradeGain, Action::Good(good)) => self.gain(seat, Goods::one(good), 0),
            (Ask::Allot { shares }, Action::For(to)) => self.allot(seat, shares, to),
            (Ask::WorkerHome { left }, Action::Use(from)) => {
                self.take_home(seat, from);
                self.ask(seat, Ask::WorkerHome { left: left - 1 });
            }
            (Ask::TokenBack { spots, .. }, Action::Move(token)) => (0..spots).for_each(|_| self.move_back(token)),
            (Ask::SkunkFrom { area, left, lift }, Action::Skunk(haunt)) => {
                self.ask(seat, Ask::SkunkFrom { area, left: left - 1, lift });
                if lift {
                    self.lift_skunk(seat, haunt);
                } else {
                    self.ask(seat, Ask::SkunkTo { from: haunt });
                }
            }
            (Ask::SkunkTo { from }, Action::Skunk(to)) => self.move_skunk(seat, from, to),
            // declined, or without an answer
            _ => {}
        }
    }

    /// Of the cards aside all are kept that still can be, and the others are discarded. [D9.13]
    fn keep_the_rest(&mut self, seat: Seat, keep: u8) {
        if self.table.aside.len() <= u32::from(keep) {
            for card in self.table.aside {
                self.gives_itself(seat, Action::Pick(card));
                self.keep(seat, card);
            }
        }
        self.discard_aside(seat);
    }

    /// Something done besides the question, which is asked again afterwards. Seldom, so it stands apart.
    #[inline(never)]
    fn do_besides(&mut self, seat: Seat, ask: Ask, action: Action) {
        match ask {
            // Whether the season still ends is looked at anew.
            Ask::SeasonEnd => self.then(seat, Work::NoTokenMoves),
            _ => self.ask(seat, ask),
        }
        match action {
            Action::Trade => self.ask(seat, Ask::TradeFirst),
            Action::Watch(token) => self.turn_watch(seat, token),
            Action::Share(item) => self.share(seat, item),
            Action::News(news) => self.use_news(seat, ask.manner().moment, news),
            _ => {}
        }
    }

    fn take_turn(&mut self, seat: Seat, action: Action) {
        self.table.chain = CardSet::NONE;
        self.table.chain_river = 0;
        self.table.deeds = Deeds::default();
        // [D3.2] [D3.3] [D7.1] [D3.9]
        let mover = match action {
            Action::Place { .. } => Mover::Token(Token::Sun),
            Action::Play { .. } => Mover::Token(Token::Moon),
            Action::Rest if self.table.can_move(Token::Sun) => Mover::Token(Token::Sun),
            Action::Rest => Mover::Token(Token::Moon),
            _ => Mover::Either,
        };
        self.ask(seat, Ask::MoveToken { mover });
        // [D5.5] whatever the turn sets off comes to lie above the one refill at its end
        self.then(seat, Work::Refill);
        match action {
            Action::Place { space, twice } => self.place(seat, space, twice),
            Action::Play { card, means } => self.play(seat, card, means, OWN_TURN),
            Action::Take(card) => self.take_from_meadow(seat, card),
            Action::Draw => self.draw_to_hand(seat),
            Action::Rest => self.told.hear(self.table, || Event::Rested { seat }),
            _ => {}
        }
    }

    /// Puts a worker on a space and uses it. [D4.1]
    fn place(&mut self, seat: Seat, space: Space, twice: bool) {
        let tables = &self.rules.pack.tables;
        let barred = matches!(space, Space::Event(slot) if self.rules.skunk_bars(self.table, slot));
        if barred || self.table.is_taken(space) {
            // [D4.7] [D15.15]
            self.spend_token(seat, tables.enter_taken);
        }
        if let Some(worker) = self.table.mayor_mut(seat).workers.iter_mut().find(|worker| worker.is_none()) {
            *worker = Some(space);
        }
        self.told.hear(self.table, || Event::Placed { seat, space, twice });
        if twice {
            // [D4.8]
            self.spend_token(seat, tables.farm_twice);
        }
        self.visit(seat, space, twice);
    }

    /// A worker has come to a space: fees, effect, and answers.
    fn visit(&mut self, seat: Seat, space: Space, twice: bool) {
        match space {
            Space::Event(slot) => self.claim(seat, slot, true),
            Space::Farm(farm) => {
                // [D9.19] once, however often the farm is used
                self.then(seat, Work::AfterFarm);
                if twice {
                    let effect = self.rules.pack.tables.farm[farm.index()];
                    self.then(seat, Work::Steps { effect, source: None });
                }
                self.carry_out(seat, space);
            }
            Space::River(_) => self.carry_out(seat, space),
            Space::Red(card) => {
                // [D4.5]
                let other = self.table.other_city(seat).has(card);
                if let Some(owner) = self.table.city_of(card).filter(|_| other) {
                    let points = &mut self.table.town_mut(owner).points;
                    *points = points.saturating_add(1);
                    self.told.hear(self.table, || Event::Visited { owner, card });
                }
                self.carry_out(seat, space);
            }
        }
    }

    fn spend_token(&mut self, seat: Seat, cards: CardSet) {
        if let Some(card) = self.rules.card_with_token(self.table, seat, cards) {
            self.table.on[card].tokens -= 1;
            self.told.hear(self.table, || Event::SpentToken { seat, card });
        }
    }

    /// Begins to play a card: finds out what is still to be asked before it enters the city.
    fn play(&mut self, seat: Seat, card: CardId, means: Means, grant: Grant) {
        match means {
            // [D6.4] whatever the Critter costs
            Means::Occupied(on) => {
                let colour = self.rules.pack.card(card).colour;
                let mayor = self.table.mayor_mut(seat);
                mayor.occupied.remove(colour);
                mayor.placed[colour as usize] = Some(on);
                self.told.hear(self.table, || Event::Settled { seat, colour, on });
                self.enter_city(seat, card);
            }
            Means::Cost if self.rules.pack.tables.discard_cost.has(card) => {
                let others = self.table.mayor(seat).hand.without(CardSet::one(card));
                match others.only() {
                    Some(only) => {
                        self.gives_itself(seat, Action::Pick(only));
                        self.discard_from_hand(seat, only);
                        self.enter_city(seat, card);
                    }
                    None => self.ask(seat, Ask::DiscardCost { card }),
                }
            }
            // [D6.8] the grant's discount takes the place of a star ability
            Means::Cost => self.ask_payment(seat, card, Deal { less: grant.less, ..Deal::default() }),
            Means::Star(star) => {
                // Asked even with one candidate: a question not asked would tell about the hand. [D8.9]
                if self.rules.tuckable(self.table, seat, card, star).is_empty() {
                    self.pay_with_star(seat, card, star);
                } else {
                    self.ask(seat, Ask::Tuck { card, star });
                }
            }
        }
    }

    fn tuck(&mut self, seat: Seat, card: CardId, star: CardId, tucked: CardId) {
        self.leave_hand_openly(seat, tucked);
        self.table.town_mut(seat).tucked.insert(tucked);
        self.table.on[star].tucks += 1;
        self.told.hear(self.table, || Event::Tucked { seat, card: tucked, under: star });
        self.pay_with_star(seat, card, star);
    }

    fn pay_with_star(&mut self, seat: Seat, card: CardId, star: CardId) {
        if let Some(discount) = self.rules.pack.star_discount(star, card) {
            self.ask_payment(seat, card, Deal { less: discount.less, only: discount.only, star: Some(star) });
        }
    }

    /// [D6.17] Pays at once where there is one way only.
    fn ask_payment(&mut self, seat: Seat, card: CardId, deal: Deal) {
        let help = self.rules.help(self.table, seat);
        if help.token.is_none() && !help.swap && deal.less == 0 {
            let goods = self.rules.pack.tables.cost[card.index()];
            self.pay(seat, card, deal, Payment { goods, token: None });
            return;
        }
        let ways = self.rules.ways_to_pay(self.table, seat, card, deal);
        match ways[..] {
            [way] => self.pay(seat, card, deal, way),
            _ => self.ask(seat, Ask::Pay { card, deal }),
        }
    }

    fn pay(&mut self, seat: Seat, card: CardId, deal: Deal, payment: Payment) {
        if let Some(star) = deal.star {
            let by = self.rules.pack.star_discount(star, card).map(|discount| discount.by);
            let left = by == Some(DiscountBy::Leave);
            self.told.hear(self.table, || Event::StarUsed { seat, card: star, left });
            if left {
                // [D6.14]
                self.leave_city(seat, star);
            }
        }
        if let Some(helper) = payment.token {
            self.table.on[helper].tokens -= 1;
            self.told.hear(self.table, || Event::SpentToken { seat, card: helper });
        }
        let goods = payment.goods;
        self.table.mayor_mut(seat).goods.remove(goods);
        if !goods.is_empty() {
            self.told.hear(self.table, || Event::Paid { seat, goods });
        }
        self.enter_city(seat, card);
    }

    /// A paid card comes into the city and does what its colour says: green and tan cards act at once [D8.1]
    /// [D8.3], the others wait [D8.2] [D8.4] [D8.5]. Its place in the Meadow stays empty meanwhile. [D5.2]
    fn enter_city(&mut self, seat: Seat, card: CardId) {
        let rules = self.rules;
        let from = if let Some(place) = self.table.meadow_place(card) {
            self.table.meadow[place.index()] = None;
            PlayedFrom::Meadow
        } else if self.table.aside.has(card) {
            self.table.aside.remove(card);
            self.lies_open(card);
            PlayedFrom::Aside
        } else {
            self.leave_hand_openly(seat, card);
            PlayedFrom::Hand
        };
        self.table.town_mut(seat).city.insert(card);
        self.table.on[card].tokens = rules.pack.tables.enters_with[card.index()];
        self.table.fresh.insert(card);
        self.told.hear(self.table, || Event::Played { seat, card, from });
        if from == PlayedFrom::Aside {
            self.discard_aside(seat);
        }
        self.then(seat, Work::AfterPlay { card });
        match rules.pack.card(card).colour {
            Colour::Green | Colour::Tan => self.activate_quietly(seat, card),
            Colour::Blue | Colour::Red | Colour::Purple => {}
        }
    }

    /// A worker goes on to another space. [D9.15]
    fn move_worker(&mut self, seat: Seat, from: Space, to: Space) {
        if let Some(worker) = self.table.mayor_mut(seat).workers.iter_mut().find(|worker| **worker == Some(from)) {
            *worker = Some(to);
        }
        self.told.hear(self.table, || Event::MovedWorker { seat, from, to });
        self.visit(seat, to, false);
    }

    /// What lies on a card comes into the reserve. [D9.7]
    fn unload(&mut self, seat: Seat, card: CardId) {
        let goods = std::mem::take(&mut self.table.on[card].goods);
        self.table.mayor_mut(seat).goods.add(goods);
        self.told.hear(self.table, || Event::Unloaded { seat, card, goods });
    }

    /// One payment of a fee; where a card goes with a resource, the card is asked for next.
    fn pay_fee(&mut self, seat: Seat, fee: Fee, unit: Action) {
        let price = self.rules.price_of(fee);
        match unit {
            Action::Good(good) if price.card => return self.ask(seat, Ask::PayCard { fee, good }),
            Action::Good(good) => return self.reward(seat, fee, Goods::one(good)),
            Action::Pick(card) => self.discard_from_hand(seat, card),
            _ => {}
        }
        self.reward(seat, fee, price.goods);
    }

    /// Pays a price of goods and does what it gives, then asks again. [D9.3]
    fn reward(&mut self, seat: Seat, fee: Fee, goods: Goods) {
        let Step::PayFor { then, .. } = self.rules.pack.step(fee.step) else {
            return;
        };
        self.table.mayor_mut(seat).goods.remove(goods);
        if !goods.is_empty() {
            self.told.hear(self.table, || Event::Paid { seat, goods });
        }
        let paid = fee.paid.or(Kinds::of(goods));
        self.ask(seat, Ask::PayFor { fee: Fee { left: fee.left - 1, paid, ..fee } });
        self.then(seat, Work::Steps { effect: then, source: fee.source });
    }

    fn choose(&mut self, seat: Seat, step: StepId, source: Option<CardId>, n: u8) {
        if let Step::Choose { options } = self.rules.pack.step(step) {
            let effect: Effect = options[n as usize].unwrap_or_default();
            self.then(seat, Work::Steps { effect, source });
        }
    }
}

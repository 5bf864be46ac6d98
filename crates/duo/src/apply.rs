//! Performing a decision: from an answer to the next question.

use crate::Duo;
use crate::action::{Action, Means};
use crate::cost::Payment;
use crate::effect::{DiscountBy, Effect, Step, StepId};
use crate::event::{Event, PlayedFrom};
use crate::frame::{Deal, Frame, Grant, Mover};
use crate::ids::*;
use crate::legal::{OWN_TURN, pigeon};
use crate::state::State;
use crate::together::NewsSet;
use table::{Seat, Sink};
use woodland::{Colour, Good, Goods};

/// The rules at work on one table.
pub(crate) struct Run<'a, S> {
    pub duo: &'a Duo,
    pub s: &'a mut State,
    pub told: &'a mut S,
}

impl<S: Sink<Event>> Run<'_, S> {
    /// Performs an action that [`Duo::check`] has accepted, then works on until the next question.
    pub fn perform(&mut self, action: Action) {
        self.perform_answer(action);
        self.advance();
    }

    /// Answers the question on top of the stack.
    pub fn perform_answer(&mut self, action: Action) {
        if let Some(frame) = self.s.frames.pop() {
            self.answer(frame, action);
        }
    }

    /// Carries out an answer. The question has been taken off the stack; what goes on is pushed again.
    fn answer(&mut self, frame: Frame, action: Action) {
        match action {
            Action::Skip => return self.decline(frame),
            Action::Trade | Action::Watch(_) => return self.aside_from(frame, action),
            Action::Share(_) if !matches!(frame, Frame::Pass { .. }) => return self.aside_from(frame, action),
            Action::News(_) if !matches!(frame, Frame::KeepNews { .. }) => return self.aside_from(frame, action),
            _ => {}
        }
        match frame {
            Frame::Turn => self.take_turn(action),
            Frame::MoveToken(_) => {
                if let Action::Move(token) = action {
                    self.end_turn(token);
                }
            }
            Frame::Pay { seat, card, deal } => {
                if let Action::Pay { goods, token } = action {
                    self.pay(seat, card, deal, Payment { goods, token });
                }
            }
            Frame::DiscardCost { seat, card } => {
                if let Action::Pick(picked) = action {
                    self.discard_from_hand(seat, picked);
                    self.enter_city(seat, card);
                }
            }
            Frame::Tuck { seat, card, star } => {
                if let Action::Pick(picked) = action {
                    self.tuck(seat, card, star, picked);
                }
            }
            Frame::Gain { seat, left, different, had } => {
                if let Action::Good(good) = action {
                    self.gain(seat, Goods::one(good), 0);
                    let had = had | 1 << good as u8;
                    self.s.frames.push(Frame::Gain { seat, left: left - 1, different, had });
                }
            }
            Frame::Take { seat, left } => {
                if let Action::Take(card) = action {
                    self.take_from_meadow(seat, card);
                    self.s.frames.push(Frame::Take { seat, left: left - 1 });
                }
            }
            Frame::Occupied { seat } => {
                if let Action::Colour(colour) = action {
                    self.gain_occupied(seat, colour);
                }
            }
            Frame::Reclaim { seat, left } => {
                if let Action::Colour(colour) = action {
                    self.reclaim(seat, colour);
                    self.s.frames.push(Frame::Reclaim { seat, left: left - 1 });
                }
            }
            Frame::PayFor { seat, step, left, paid, source } => match action {
                Action::Good(good) if self.duo.pay_for(step).0.card => {
                    self.s.frames.push(Frame::PayCard { seat, step, left, paid, source, good });
                }
                Action::Good(good) => self.reward(seat, step, left, paid, source, Goods::one(good)),
                Action::Pick(card) => {
                    self.discard_from_hand(seat, card);
                    let goods = self.duo.pay_for(step).0.goods;
                    self.reward(seat, step, left, paid, source, goods);
                }
                _ => {
                    let goods = self.duo.pay_for(step).0.goods;
                    self.reward(seat, step, left, paid, source, goods);
                }
            },
            Frame::PayCard { seat, step, left, paid, source, good } => {
                if let Action::Pick(card) = action {
                    self.discard_from_hand(seat, card);
                    self.reward(seat, step, left, paid, source, Goods::one(good));
                }
            }
            Frame::Choose { seat, step, source } => {
                if let Action::Option(n) = action {
                    self.choose(seat, step, source, n);
                }
            }
            Frame::Show { seat, step, left, source } => {
                if let (Action::Pick(card), Step::ForEach { then, .. }) = (action, self.duo.pack.step(step)) {
                    self.show(seat, card);
                    self.s.shown.insert(card);
                    self.s.frames.push(Frame::Show { seat, step, left: left - 1, source });
                    self.s.frames.push(Frame::Steps { seat, effect: then, source });
                }
            }
            Frame::Activate { seat, place, left } => {
                if let Action::Pick(card) = action {
                    if self.s.mayor(seat).hand.has(card) {
                        self.show(seat, card);
                    }
                    self.s.frames.push(Frame::Activate { seat, place, left: left - 1 });
                    self.activate(seat, card);
                }
            }
            Frame::Produce { seat } => {
                if let Action::Pick(card) = action {
                    self.s.frames.push(frame);
                    self.produce_one(seat, card);
                }
            }
            Frame::Farm { seat, left, used, taken_ok } => {
                if let Action::Use(space @ Space::Farm(n)) = action {
                    self.s.frames.push(Frame::Farm { seat, left: left - 1, used: used | 1 << n, taken_ok });
                    self.use_space(seat, space);
                }
            }
            Frame::River { seat, left, taken_ok } => {
                if let Action::Use(space) = action {
                    self.s.frames.push(Frame::River { seat, left: left - 1, taken_ok });
                    self.use_space(seat, space);
                }
            }
            Frame::Red { seat, .. } | Frame::Taken { seat, .. } => {
                if let Action::Use(space) = action {
                    self.use_space(seat, space);
                }
            }
            Frame::Claim { seat, reward, .. } => {
                if let Action::Claim(slot) = action {
                    self.claim(seat, slot, reward);
                }
            }
            Frame::Play { seat, grant } => self.play(seat, action, grant),
            Frame::Pigeon { seat, less } => self.play(seat, action, pigeon(less)),
            Frame::Look { seat, keep } => {
                if let Action::Pick(card) = action {
                    self.keep(seat, card);
                    self.s.frames.push(Frame::Look { seat, keep: keep - 1 });
                }
            }
            Frame::Refresh { seat, left } => {
                if let Action::Pick(card) = action {
                    self.sweep(seat, card);
                    self.s.frames.push(Frame::Refresh { seat, left: left - 1 });
                }
            }
            Frame::StoreOrTake { seat, n, card } => {
                if action == Action::Option(0) {
                    self.s.frames.push(Frame::Store { seat, left: n, card });
                } else {
                    let goods = std::mem::take(&mut self.s.on[card].goods);
                    self.s.mayor_mut(seat).goods.add(goods);
                    self.told.hear(|| Event::Unloaded { seat, card, goods });
                }
            }
            Frame::Store { seat, left, card } => {
                if let Action::Good(good) = action {
                    let goods = Goods::one(good);
                    self.s.on[card].goods.add(goods);
                    self.told.hear(|| Event::Stored { seat, card, goods });
                    self.s.frames.push(Frame::Store { seat, left: left - 1, card });
                }
            }
            Frame::WorkerFrom { seat, taken_ok, past_skunks } => {
                if let Action::Use(from) = action {
                    self.s.frames.push(Frame::WorkerTo { seat, from, taken_ok, past_skunks });
                }
            }
            Frame::WorkerTo { seat, from, .. } => {
                if let Action::Use(to) = action {
                    if let Some(worker) = self.s.mayor_mut(seat).workers.iter_mut().find(|w| **w == Some(from)) {
                        *worker = Some(to);
                    }
                    self.told.hear(|| Event::MovedWorker { seat, from, to });
                    self.visit(seat, to, false);
                }
            }
            Frame::TradeFirst { seat } => {
                if let Action::Pick(card) = action {
                    self.told.hear(|| Event::Traded { seat });
                    self.discard_from_hand(seat, card);
                    self.s.frames.push(Frame::TradeSecond { seat });
                }
            }
            Frame::TradeSecond { seat } => {
                if let Action::Pick(card) = action {
                    self.discard_from_hand(seat, card);
                    self.s.frames.push(Frame::TradeGain { seat });
                }
            }
            Frame::TradeGain { seat } => {
                if let Action::Good(good) = action {
                    self.gain(seat, Goods::one(good), 0);
                }
            }
            Frame::Allot { seat, shares } => {
                if let Action::For(to) = action {
                    self.allot(seat, shares, to);
                }
            }
            Frame::ProduceFor { .. } => {
                if let Action::Produce { card, seat } = action {
                    self.s.frames.push(frame);
                    self.produce_one(seat, card);
                }
            }
            Frame::KeepNews { seat } => {
                if let Action::News(news) = action {
                    self.keep_news(seat, news);
                }
            }
            Frame::WorkerHome { seat, left } => {
                if let Action::Use(from) = action {
                    self.take_home(seat, from);
                    self.s.frames.push(Frame::WorkerHome { seat, left: left - 1 });
                }
            }
            Frame::TokenBack { spots, .. } => {
                if let Action::Move(token) = action {
                    (0..spots).for_each(|_| self.move_back(token));
                }
            }
            Frame::SkunkFrom { seat, area, left, lift } => {
                if let Action::Skunk(post) = action {
                    self.s.frames.push(Frame::SkunkFrom { seat, area, left: left - 1, lift });
                    if lift {
                        self.lift_skunk(seat, post);
                    } else {
                        self.s.frames.push(Frame::SkunkTo { seat, from: post });
                    }
                }
            }
            Frame::SkunkTo { seat, from } => {
                if let Action::Skunk(to) = action {
                    self.move_skunk(seat, from, to);
                }
            }
            Frame::Pass { seat, left, back } => {
                if let Action::Share(item) = action {
                    self.s.frames.push(Frame::Pass { seat, left: left - 1, back });
                    self.pass(seat, item);
                }
            }
            Frame::SeasonEnd
            | Frame::Private { .. }
            | Frame::Steps { .. }
            | Frame::Repeat { .. }
            | Frame::AfterPlay { .. }
            | Frame::AfterClaim { .. }
            | Frame::AfterFarm { .. }
            | Frame::Refill
            | Frame::Season { .. } => self.s.frames.push(frame),
        }
    }

    /// What declining leaves to be done.
    fn decline(&mut self, frame: Frame) {
        match frame {
            // [D9.12] if none is played, all are discarded
            Frame::Pigeon { seat, .. } => self.discard_aside(seat),
            // [D9.14]
            Frame::Refresh { .. } => self.refill(),
            Frame::Produce { .. } | Frame::ProduceFor { .. } => self.s.to_produce = CardSet::NONE,
            Frame::KeepNews { .. } => self.s.together.offered = NewsSet::NONE,
            Frame::SeasonEnd => self.end_season(),
            // [D18.12]
            Frame::Pass { seat, left, back: false } => {
                self.s.frames.push(Frame::Pass { seat: seat.other(), left, back: true });
            }
            _ => {}
        }
    }

    /// Something done besides the question, which is asked again afterwards.
    fn aside_from(&mut self, frame: Frame, action: Action) {
        let Some(seat) = self.duo.asked(self.s, frame) else {
            return;
        };
        self.s.frames.push(frame);
        match action {
            Action::Trade => self.s.frames.push(Frame::TradeFirst { seat }),
            Action::Watch(token) => self.turn_watch(seat, token),
            Action::Share(item) => self.share(seat, item),
            Action::News(news) => self.use_news(seat, news),
            _ => {}
        }
    }

    fn take_turn(&mut self, action: Action) {
        let Some(seat) = self.s.turn else {
            return;
        };
        self.s.chain = CardSet::NONE;
        self.s.chain_river = 0;
        self.s.deeds = 0;
        // [D5.5] whatever the turn sets off comes to lie above the one refill at its end
        match action {
            // [D3.2]
            Action::Place { space, twice } => {
                self.s.frames.push(Frame::MoveToken(Mover::Token(Token::Sun)));
                self.s.frames.push(Frame::Refill);
                self.place(seat, space, twice);
            }
            // [D3.3]
            Action::Play { .. } => {
                self.s.frames.push(Frame::MoveToken(Mover::Token(Token::Moon)));
                self.s.frames.push(Frame::Refill);
                self.play(seat, action, OWN_TURN);
            }
            // [D7.1]
            Action::Take(card) => {
                self.s.frames.push(Frame::MoveToken(Mover::Either));
                self.s.frames.push(Frame::Refill);
                self.take_from_meadow(seat, card);
            }
            Action::Draw => {
                self.s.frames.push(Frame::MoveToken(Mover::Either));
                self.s.frames.push(Frame::Refill);
                self.draw_to_hand(seat);
            }
            // [D3.9]
            Action::Rest => {
                self.told.hear(|| Event::Rested { seat });
                let token = if self.s.can_move(Token::Sun) { Token::Sun } else { Token::Moon };
                self.s.frames.push(Frame::MoveToken(Mover::Token(token)));
            }
            _ => self.s.frames.push(Frame::Turn),
        }
    }

    /// Puts a worker on a space and uses it. [D4.1]
    fn place(&mut self, seat: Seat, space: Space, twice: bool) {
        let tables = &self.duo.pack.tables;
        let barred = matches!(space, Space::Event(slot) if self.duo.skunk_bars(self.s, slot));
        if barred || self.s.is_taken(space) {
            // [D4.7] [D15.15]
            self.spend_token(seat, tables.enter_taken);
        }
        if let Some(worker) = self.s.mayor_mut(seat).workers.iter_mut().find(|worker| worker.is_none()) {
            *worker = Some(space);
        }
        self.told.hear(|| Event::Placed { seat, space, twice });
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
            Space::Farm(n) => {
                // [D9.19] once, however often the farm is used
                self.s.frames.push(Frame::AfterFarm { seat });
                self.carry_out(seat, Space::Farm(n));
                if twice {
                    self.carry_out(seat, Space::Farm(n));
                }
            }
            Space::River(_) => self.carry_out(seat, space),
            Space::Red(card) => {
                // [D4.5]
                let other = self.s.other_city(seat).has(card);
                if let Some(owner) = self.s.city_of(card).filter(|_| other) {
                    let points = &mut self.s.town_mut(owner).points;
                    *points = points.saturating_add(1);
                    self.told.hear(|| Event::Visited { owner, card });
                }
                self.carry_out(seat, space);
            }
        }
    }

    fn spend_token(&mut self, seat: Seat, cards: CardSet) {
        if let Some(card) = self.duo.card_with_token(self.s, seat, cards) {
            self.s.on[card].tokens -= 1;
            self.told.hear(|| Event::SpentToken { seat, card });
        }
    }

    /// Begins to play a card: finds out what is still to be asked before it enters the city.
    fn play(&mut self, seat: Seat, action: Action, grant: Grant) {
        let Action::Play { card, means } = action else {
            return;
        };
        match means {
            // [D6.4] whatever the Critter costs
            Means::Occupied(on) => {
                let colour = self.duo.pack.card(card).colour;
                let mayor = self.s.mayor_mut(seat);
                mayor.occupied.remove(colour);
                mayor.placed[colour as usize] = Some(on);
                self.told.hear(|| Event::Settled { seat, colour, on });
                self.enter_city(seat, card);
            }
            Means::Cost if self.duo.pack.tables.discard_cost.has(card) => {
                let others = self.s.mayor(seat).hand.without(CardSet::one(card));
                match others.only() {
                    Some(only) => {
                        self.gives_itself(seat, Action::Pick(only));
                        self.discard_from_hand(seat, only);
                        self.enter_city(seat, card);
                    }
                    None => self.s.frames.push(Frame::DiscardCost { seat, card }),
                }
            }
            // [D6.8] the grant's discount takes the place of a star ability
            Means::Cost => self.ask_payment(seat, card, Deal { less: grant.less, ..Deal::default() }),
            Means::Star(star) => {
                // Asked even with one candidate: a question not asked would tell about the hand. [D8.9]
                if self.duo.tuckable(self.s, seat, card, star).is_empty() {
                    self.pay_with_star(seat, card, star);
                } else {
                    self.s.frames.push(Frame::Tuck { seat, card, star });
                }
            }
        }
    }

    fn tuck(&mut self, seat: Seat, card: CardId, star: CardId, tucked: CardId) {
        self.leave_hand_openly(seat, tucked);
        self.s.town_mut(seat).tucked.insert(tucked);
        self.s.on[star].tucks += 1;
        self.told.hear(|| Event::Tucked { seat, card: tucked, under: star });
        self.pay_with_star(seat, card, star);
    }

    fn pay_with_star(&mut self, seat: Seat, card: CardId, star: CardId) {
        if let Some(discount) = self.duo.pack.star_discount(star, card) {
            self.ask_payment(seat, card, Deal { less: discount.less, only: discount.only, star: Some(star) });
        }
    }

    /// [D6.17] Pays at once where there is one way only.
    fn ask_payment(&mut self, seat: Seat, card: CardId, deal: Deal) {
        let help = self.duo.help(self.s, seat);
        if help.token.is_none() && !help.swap && deal.less == 0 {
            let goods = self.duo.pack.tables.cost[card.index()];
            self.pay(seat, card, deal, Payment { goods, token: None });
            return;
        }
        let ways = self.duo.ways_to_pay(self.s, seat, card, deal);
        match ways[..] {
            [way] => self.pay(seat, card, deal, way),
            _ => self.s.frames.push(Frame::Pay { seat, card, deal }),
        }
    }

    fn pay(&mut self, seat: Seat, card: CardId, deal: Deal, payment: Payment) {
        if let Some(star) = deal.star {
            let by = self.duo.pack.star_discount(star, card).map(|discount| discount.by);
            let left = by == Some(DiscountBy::DiscardSelf);
            self.told.hear(|| Event::StarUsed { seat, card: star, left });
            if left {
                // [D6.14]
                self.leave_city(seat, star);
            }
        }
        if let Some(helper) = payment.token {
            self.s.on[helper].tokens -= 1;
            self.told.hear(|| Event::SpentToken { seat, card: helper });
        }
        let goods = payment.goods;
        self.s.mayor_mut(seat).goods.remove(goods);
        if !goods.is_empty() {
            self.told.hear(|| Event::Paid { seat, goods });
        }
        self.enter_city(seat, card);
    }

    /// A paid card comes into the city and does what its colour says: green and tan cards act at once [D8.1]
    /// [D8.3], the others wait [D8.2] [D8.4] [D8.5]. Its place in the Meadow stays empty meanwhile. [D5.2]
    fn enter_city(&mut self, seat: Seat, card: CardId) {
        let duo = self.duo;
        let from = if let Some(place) = self.s.meadow_place(card) {
            self.s.meadow[place] = None;
            PlayedFrom::Meadow
        } else if self.s.aside.has(card) {
            self.s.aside.remove(card);
            self.lies_open(card);
            PlayedFrom::Aside
        } else {
            self.leave_hand_openly(seat, card);
            PlayedFrom::Hand
        };
        self.s.town_mut(seat).city.insert(card);
        self.s.on[card].tokens = duo.pack.tables.enters_with[card.index()];
        self.s.fresh.insert(card);
        self.told.hear(|| Event::Played { seat, card, from });
        if from == PlayedFrom::Aside {
            self.discard_aside(seat);
        }
        self.s.frames.push(Frame::AfterPlay { seat, card });
        match duo.pack.card(card).colour {
            Colour::Green | Colour::Tan => self.activate_quietly(seat, card),
            Colour::Blue | Colour::Red | Colour::Purple => {}
        }
    }

    /// Pays a price of goods and does what it gives, then asks again. [D9.3]
    fn reward(&mut self, seat: Seat, step: StepId, left: u8, paid: u8, source: Option<CardId>, goods: Goods) {
        let Step::PayFor { then, .. } = self.duo.pack.step(step) else {
            return;
        };
        self.s.mayor_mut(seat).goods.remove(goods);
        if !goods.is_empty() {
            self.told.hear(|| Event::Paid { seat, goods });
        }
        let kinds = Good::ALL.into_iter().filter(|&good| goods.of(good) > 0);
        let paid = kinds.fold(paid, |bits, good| bits | 1 << good as u8);
        self.s.frames.push(Frame::PayFor { seat, step, left: left - 1, paid, source });
        self.s.frames.push(Frame::Steps { seat, effect: then, source });
    }

    pub(crate) fn choose(&mut self, seat: Seat, step: StepId, source: Option<CardId>, n: u8) {
        if let Step::Choose { options } = self.duo.pack.step(step) {
            let effect: Effect = options[n as usize].unwrap_or_default();
            self.s.frames.push(Frame::Steps { seat, effect, source });
        }
    }
}

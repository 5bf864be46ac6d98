//! Working off the stack: effects step by step, until somebody must be asked.

use crate::action::Action;
use crate::apply::Run;
use crate::effect::{Count, CountPlace, Effect, GreenPlace, Occasion, Step, StepId};
use crate::event::Event;
use crate::frame::{DEEDS, Frame, Grant, HIGH, Reach};
use crate::ids::*;
use crate::pack::Banned;
use crate::together::Post;
use table::{Seat, Sink};
use woodland::{Colour, Good, Goods};

impl<S: Sink<Event>> Run<'_, S> {
    /// Works until the frame on top is a question with more than one answer, or nothing is left.
    pub(crate) fn advance(&mut self) {
        while let Some(&frame) = self.s.frames.last() {
            if self.is_question(frame) {
                break;
            }
        }
        if self.s.together.one_city {
            self.mark_goals();
        }
    }

    /// Looks at the top frame: does it if it is work, passes over questions that cannot or need not be
    /// asked, and tells whether it must be asked. Whether a question is asked depends on nothing hidden, so
    /// that silence tells nothing about a hand. [D8.9]
    fn is_question(&mut self, frame: Frame) -> bool {
        let duo = self.duo;
        let s = &mut *self.s;
        match frame {
            // [D15.8] a skunk may have come in the way of both tokens
            Frame::Turn => {
                if s.can_move(Token::Sun) || s.can_move(Token::Moon) {
                    return true;
                }
                self.done();
                self.s.frames.push(Frame::SeasonEnd);
                false
            }
            Frame::Pay { .. }
            | Frame::DiscardCost { .. }
            | Frame::Tuck { .. }
            | Frame::StoreOrTake { .. }
            | Frame::WorkerTo { .. }
            | Frame::TradeGain { .. }
            | Frame::Private { .. } => true,

            // [D3.10] where one token alone can move, asked only for what can still be done before
            Frame::MoveToken(mover) => match s.movers(mover)[..] {
                [token] if !duo.has_besides(s, frame) => {
                    self.done();
                    self.end_turn(token);
                    false
                }
                _ => true,
            },
            Frame::Gain { seat, left, different, had } => {
                if left == 0 || (different && had == 0b1111) {
                    return self.done();
                }
                // The last of four different kinds is no choice.
                if different && had.count_ones() == 3 {
                    self.done();
                    let last = Good::ALL.into_iter().find(|&good| had >> good as u8 & 1 == 0);
                    if let Some(good) = last {
                        self.gives_itself(seat, Action::Good(good));
                        self.gain(seat, Goods::one(good), 0);
                    }
                    return false;
                }
                true
            }
            Frame::Take { left, .. } => (left > 0 && s.meadow.iter().any(Option::is_some)) || self.done(),
            Frame::Occupied { seat } => {
                let missing = s.missing_occupied(seat);
                if missing.0.count_ones() > 1 {
                    return true;
                }
                self.done();
                if let Some(colour) = missing.iter().next() {
                    self.gives_itself(seat, Action::Colour(colour));
                    self.gain_occupied(seat, colour);
                }
                false
            }
            Frame::Reclaim { seat, left } => {
                (left > 0 && s.mayor(seat).placed.iter().any(Option::is_some)) || self.done()
            }
            Frame::PayFor { seat, step, left, paid, .. } => {
                (left > 0 && (self.can_pay_for(seat, step, paid) || self.trade_could_pay(seat, step, paid)))
                    || self.done()
            }
            Frame::PayCard { seat, .. } => {
                let only = s.mayor(seat).hand.only();
                self.answer_alone(seat, only.map(Action::Pick))
            }
            Frame::Choose { seat, step, source } => {
                let open = duo.open_options(s, seat, step);
                if open.count_ones() > 1 {
                    return true;
                }
                self.done();
                if open != 0 {
                    let n = open.trailing_zeros() as u8;
                    self.gives_itself(seat, Action::Option(n));
                    self.choose(seat, step, source, n);
                }
                false
            }
            Frame::Show { seat, left, .. } => {
                // Asked until everybody knows that all cards were shown: silence must not tell what was discarded. [D8.9]
                let seen = s.trails[seat.index()].sure().filter(|&card| s.shown.has(card)).count();
                (left > 0 && s.mayor(seat).hand_count() as usize > seen) || self.done()
            }
            Frame::Activate { seat, place: GreenPlace::Hand, left } => {
                (left > 0 && !s.mayor(seat).hand.is_empty()) || self.done()
            }
            Frame::Activate { seat, place: place @ (GreenPlace::City | GreenPlace::Meadow), left } => {
                (left > 0 && !duo.activatable(s, seat, place).is_empty()) || self.done()
            }
            Frame::Produce { seat } => {
                if s.to_produce.len() > 1 {
                    return true;
                }
                let only = s.to_produce.first();
                self.done();
                if let Some(card) = only {
                    self.gives_itself(seat, Action::Pick(card));
                    self.produce_one(seat, card);
                }
                false
            }
            Frame::Farm { left, used, taken_ok, .. } => {
                (left > 0 && duo.usable_farms(s, used, taken_ok) != 0) || self.done()
            }
            Frame::River { left, taken_ok, .. } => (left > 0 && duo.usable_rivers(s, taken_ok) != 0) || self.done(),
            Frame::Red { seat, places } => !duo.usable_reds(s, seat, places).is_empty() || self.done(),
            Frame::Taken { seat, by } => duo.usable_taken(s, seat, by).next().is_some() || self.done(),
            Frame::Claim { seat, past_skunks, .. } => {
                Slot::all().any(|slot| duo.may_claim(s, seat, slot, past_skunks).is_ok()) || self.done()
            }
            Frame::Play { seat, grant } => {
                !s.mayor(seat).hand.is_empty() || duo.can_play_any(s, seat, grant) || self.done()
            }
            Frame::Pigeon { seat, .. } => {
                if s.aside.is_empty() {
                    self.done();
                    self.discard_aside(seat);
                    return false;
                }
                true
            }
            Frame::Look { seat, keep } => {
                let all_are_kept = s.aside.len() <= u32::from(keep);
                if keep > 0 && !all_are_kept {
                    return true;
                }
                self.done();
                if all_are_kept {
                    for card in self.s.aside {
                        self.gives_itself(seat, Action::Pick(card));
                        self.keep(seat, card);
                    }
                }
                self.discard_aside(seat);
                false
            }
            Frame::Refresh { left, .. } => {
                if left > 0 && s.meadow.iter().any(Option::is_some) {
                    return true;
                }
                self.done();
                self.refill();
                false
            }
            Frame::Store { left, .. } => left > 0 || self.done(),
            Frame::WorkerFrom { seat, .. } => s.mayor(seat).workers.iter().any(Option::is_some) || self.done(),
            Frame::WorkerHome { seat, left } => {
                (left > 0 && s.mayor(seat).workers.iter().any(Option::is_some)) || self.done()
            }
            Frame::Allot { seat, shares } => {
                if shares.start >= shares.end {
                    return self.done();
                }
                let step = duo.pack.step(StepId(shares.start));
                if step != Step::Produce && duo.can_allot(s, step) {
                    return true;
                }
                self.done();
                self.s.frames.push(Frame::Allot { seat, shares: Effect { start: shares.start + 1, ..shares } });
                if step == Step::Produce {
                    // [D15.19]
                    self.s.to_produce = self.s.town(seat).city.and(duo.pack.of_colour(Colour::Green));
                    self.s.frames.push(Frame::ProduceFor { seat });
                }
                false
            }
            Frame::ProduceFor { .. } => !s.to_produce.is_empty() || self.done(),
            Frame::KeepNews { .. } => !s.together.offered.is_empty() || self.done(),
            Frame::SeasonEnd => {
                // Good News used just now may have left gaps. [D5.5]
                self.refill();
                if self.s.can_move(Token::Sun) || self.s.can_move(Token::Moon) {
                    self.done();
                    let next = self.s.turn;
                    self.begin_turn(next);
                } else if duo.can_hold_up(&self.s.together) || !self.s.together.kept.is_empty() {
                    return true;
                } else {
                    self.done();
                    self.end_season();
                }
                false
            }
            Frame::TokenBack { token, .. } => duo.tokens_back(s, token).next().is_some() || self.done(),
            Frame::SkunkFrom { area, left, .. } => {
                let fits = |post: Post| area.is_none() || post.area() == area;
                (left > 0 && s.together.skunks.posts().any(fits)) || self.done()
            }
            Frame::SkunkTo { from, .. } => duo.skunk_places(s, from).next().is_some() || self.done(),
            Frame::Pass { seat, left, back } => {
                if left > 0 && duo.passable(s, seat).next().is_some() {
                    return true;
                }
                self.done();
                if left > 0 && !back {
                    self.s.frames.push(Frame::Pass { seat: seat.other(), left, back: true });
                }
                false
            }
            Frame::TradeFirst { .. } => true,
            Frame::TradeSecond { seat } => {
                let only = s.mayor(seat).hand.only();
                self.answer_alone(seat, only.map(Action::Pick))
            }

            Frame::Steps { seat, effect, source } => {
                self.step(seat, effect, source);
                false
            }
            Frame::Repeat { seat, effect, left, source } => {
                self.done();
                if left > 0 {
                    self.s.frames.push(Frame::Repeat { seat, effect, left: left - 1, source });
                    self.s.frames.push(Frame::Steps { seat, effect, source });
                }
                false
            }
            Frame::AfterPlay { seat, card } => {
                self.done();
                self.trigger(seat, Occasion::YouPlay, Some(card));
                // [D15.5] in one city it is always somebody's other mayor who plays
                let other = if self.s.together.one_city { seat } else { seat.other() };
                self.trigger(other, Occasion::OtherPlays, Some(card));
                false
            }
            Frame::AfterClaim { seat } => {
                self.done();
                self.trigger(seat, Occasion::YouClaim, None);
                false
            }
            Frame::AfterFarm { seat } => {
                self.done();
                self.trigger(seat, Occasion::YouFarm, None);
                false
            }
            Frame::Refill => {
                self.done();
                self.refill();
                false
            }
            Frame::Season { part } => {
                self.done();
                self.season_part(part);
                false
            }
        }
    }

    /// Takes the top frame away: it is no question.
    fn done(&mut self) -> bool {
        self.s.frames.pop();
        false
    }

    /// [D8.9] Gives the only answer, if there is one.
    fn answer_alone(&mut self, seat: Seat, only: Option<Action>) -> bool {
        match only {
            None => true,
            Some(action) => {
                self.gives_itself(seat, action);
                self.perform_answer(action);
                false
            }
        }
    }

    /// Lets those who want to know hear of an answer that needs no question.
    pub(crate) fn gives_itself(&mut self, seat: Seat, answer: Action) {
        let pack = &self.duo.pack;
        self.told.answered(seat, || answer.write(pack));
    }

    fn can_pay_for(&self, seat: Seat, step: StepId, paid: u8) -> bool {
        let (price, _) = self.duo.pay_for(step);
        if price.any {
            self.duo.payable_kinds(self.s, seat, step, paid) != 0
        } else {
            self.duo.affords(self.s, seat, step)
        }
    }

    /// Whether a trade on one's own turn could bring a resource that is missing. [D3.8]
    fn trade_could_pay(&self, seat: Seat, step: StepId, paid: u8) -> bool {
        let (price, different) = self.duo.pay_for(step);
        let needs_goods = price.any || !price.goods.is_empty();
        let cards = 2 + u32::from(price.card);
        let kind_left = !different || paid != 0b1111;
        let allowed = self.s.turn == Some(seat) && !self.duo.is_banned(self.s, Banned::Trade);
        allowed && needs_goods && kind_left && self.s.mayor(seat).hand_count() >= cards
    }

    /// Does the first step of an effect and leaves the rest on the stack.
    fn step(&mut self, seat: Seat, effect: Effect, source: Option<CardId>) {
        self.done();
        if effect.start >= effect.end {
            return;
        }
        let id = StepId(effect.start);
        let rest = Effect { start: effect.start + 1, end: effect.end };
        if rest.start < rest.end {
            self.s.frames.push(Frame::Steps { seat, effect: rest, source });
        }
        if self.s.frames.len() > HIGH || self.s.deeds == DEEDS {
            return;
        }
        self.s.deeds += 1;
        match self.duo.pack.step(id) {
            // [D9.1]
            Step::Gain { goods, any, different, points } => {
                self.gain(seat, goods, points);
                if any > 0 {
                    self.s.frames.push(Frame::Gain { seat, left: any, different: false, had: 0 });
                }
                if different > 0 {
                    self.s.frames.push(Frame::Gain { seat, left: different, different: true, had: 0 });
                }
            }
            // [D9.2]
            Step::Draw { deck, meadow } => {
                if meadow > 0 {
                    self.s.frames.push(Frame::Take { seat, left: meadow });
                }
                for _ in 0..deck {
                    self.draw_to_hand(seat);
                }
            }
            Step::Occupied { colour: None } => self.s.frames.push(Frame::Occupied { seat }),
            // [D9.18]
            Step::Occupied { colour: Some(colour) } => {
                if !self.s.owns_occupied(seat, colour) {
                    self.gain_occupied(seat, colour);
                }
            }
            Step::ReclaimOccupied { n } => self.s.frames.push(Frame::Reclaim { seat, left: n }),
            Step::PayFor { times, .. } => {
                self.s.frames.push(Frame::PayFor { seat, step: id, left: times, paid: 0, source });
            }
            Step::Choose { .. } => self.s.frames.push(Frame::Choose { seat, step: id, source }),
            Step::ForEach { count, max, then } => self.for_each(seat, id, count, max, then, source),
            Step::ActivateGreen { place, n } => self.s.frames.push(Frame::Activate { seat, place, left: n }),
            Step::Produce => self.produce(seat),
            Step::UseFarm { n, taken_ok } => self.s.frames.push(Frame::Farm { seat, left: n, used: 0, taken_ok }),
            Step::UseRiver { n, taken_ok } => self.s.frames.push(Frame::River { seat, left: n, taken_ok }),
            Step::UseRed { places } => self.s.frames.push(Frame::Red { seat, places }),
            Step::UseTaken { by } => self.s.frames.push(Frame::Taken { seat, by }),
            // [D9.16]
            Step::ClaimEvent { reward, past_skunks } => {
                self.s.frames.push(Frame::Claim { seat, reward, past_skunks });
            }
            // [D5.4] no token moves for this play
            Step::PlayCard { from, less, kind, colour } => {
                let grant = Grant { from: Reach::Table(from), less, kind, colour };
                self.s.frames.push(Frame::Play { seat, grant });
            }
            Step::DrawPlay { deck, less } => {
                self.draw_aside(seat, deck);
                self.s.frames.push(Frame::Pigeon { seat, less });
            }
            // [D9.13]
            Step::Look { deck, keep } => {
                self.draw_aside(seat, deck);
                self.s.frames.push(Frame::Look { seat, keep });
            }
            Step::RefreshMeadow { n } => self.s.frames.push(Frame::Refresh { seat, left: n }),
            // [D9.7] a card in a hand can hold nothing
            Step::Store { n } => {
                if let Some(card) = source.filter(|&card| self.can_hold(card)) {
                    let empty = self.s.on[card].goods.is_empty();
                    self.s.frames.push(match empty {
                        true => Frame::Store { seat, left: n, card },
                        false => Frame::StoreOrTake { seat, n, card },
                    });
                }
            }
            Step::MoveWorker { taken_ok, past_skunks } => {
                self.s.frames.push(Frame::WorkerFrom { seat, taken_ok, past_skunks });
            }
            Step::ReturnWorker { n } => self.s.frames.push(Frame::WorkerHome { seat, left: n }),
            Step::MoveBack { token, spots } => self.s.frames.push(Frame::TokenBack { seat, token, spots }),
            Step::MoveSkunk { area, n } => {
                self.s.frames.push(Frame::SkunkFrom { seat, area, left: n, lift: false });
            }
            Step::LiftSkunk { area, n } => {
                self.s.frames.push(Frame::SkunkFrom { seat, area, left: n, lift: true });
            }
            // [D18.11]
            Step::SwapRiver { n } => self.renew_river(n),
            Step::Pass { n } => self.s.frames.push(Frame::Pass { seat, left: n, back: false }),
            Step::EaseEvent { less } => {
                self.s.together.ease = self.s.together.ease.saturating_add(less);
                self.told.hear(|| Event::Eased { less });
            }
        }
    }

    fn for_each(&mut self, seat: Seat, step: StepId, count: Count, max: u8, then: Effect, source: Option<CardId>) {
        let limit = if max == 0 { u8::MAX } else { max };
        if let Count::Cards { place: CountPlace::Hand, .. } = count {
            // [D9.11] cards in hand count when they are shown
            self.s.shown = CardSet::NONE;
            self.s.frames.push(Frame::Show { seat, step, left: limit, source });
            return;
        }
        let n = self.duo.count(self.s, seat, count).min(u32::from(limit)) as u8;
        self.s.frames.push(Frame::Repeat { seat, effect: then, left: n, source });
    }

    /// [D11.6] Cards that only hand something out act first, by themselves.
    fn produce(&mut self, seat: Seat) {
        let green = self.s.town(seat).city.and(self.duo.pack.of_colour(Colour::Green));
        let hands_out = green.and(self.duo.pack.tables.hands_out);
        self.s.to_produce = green.without(hands_out);
        self.s.frames.push(Frame::Produce { seat });
        for card in hands_out {
            let effect = self.duo.pack.tables.effect[card.index()];
            self.told.hear(|| Event::Activated { seat, card });
            for at in effect.start..effect.end {
                match self.duo.pack.step(StepId(at)) {
                    Step::Gain { goods, points, .. } => self.gain(seat, goods, points),
                    Step::Draw { deck, .. } => (0..deck).for_each(|_| self.draw_to_hand(seat)),
                    _ => {}
                }
            }
        }
    }

    /// Blue cards of a mayor answer what has happened [D8.8]; in a shared city, for the mayor who set them off. [D15.3]
    fn trigger(&mut self, seat: Seat, occasion: Occasion, card: Option<CardId>) {
        let duo = self.duo;
        // [D8.8] what came this turn answers from the next one on
        let ready = self.s.town(seat).city.and(duo.pack.tables.triggered_by[occasion as usize]).without(self.s.fresh);
        if ready.is_empty() {
            return;
        }
        for &(owner, on, among, then) in &duo.pack.tables.triggers {
            let fits = card.is_none_or(|card| among.has(card));
            if on == occasion && fits && ready.has(owner) && self.s.frames.len() <= HIGH {
                self.told.hear(|| Event::Answered { seat, card: owner });
                self.s.frames.push(Frame::Steps { seat, effect: then, source: Some(owner) });
            }
        }
    }
}

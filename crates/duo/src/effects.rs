//! Effects at work, step by step.

use crate::Duo;
use crate::apply::Run;
use crate::effect::{Count, CountPlace, Effect, Occasion, Step, StepId};
use crate::event::Event;
use crate::frame::{Ask, Fee, Work};
use crate::ids::*;
use std::num::NonZeroU8;
use table::effect::first_step;
use table::stack::Machine;
use table::{Seat, Sink};
use woodland::vocabulary::within;
use woodland::{Colour, Kinds};

impl<S: Sink<Duo>> Run<'_, S> {
    /// Does the first step of an effect and leaves the rest on the stack.
    pub(crate) fn first_step(&mut self, seat: Seat, effect: Effect, source: Option<CardId>) {
        if let Some(step) = first_step(self, seat, effect, |effect| Work::Steps { effect, source }) {
            self.step(seat, step, source);
        }
    }

    fn step(&mut self, seat: Seat, id: StepId, source: Option<CardId>) {
        match self.rules.pack.step(id) {
            // [D9.1]
            Step::Gain { goods, any, different, points } => {
                self.gain(seat, goods, points);
                if any > 0 {
                    self.ask(seat, Ask::Gain { left: any, different: false, had: Kinds::NONE });
                }
                if different > 0 {
                    self.ask(seat, Ask::Gain { left: different, different: true, had: Kinds::NONE });
                }
            }
            // [D9.2]
            Step::Draw { deck, meadow } => {
                if meadow > 0 {
                    self.ask(seat, Ask::Take { left: meadow });
                }
                for _ in 0..deck {
                    self.draw_to_hand(seat);
                }
            }
            Step::Occupied { colour: None } => self.ask(seat, Ask::Occupied),
            // [D9.18]
            Step::Occupied { colour: Some(colour) } => {
                if !self.table.owns_occupied(seat, colour) {
                    self.gain_occupied(seat, colour);
                }
            }
            Step::ReclaimOccupied { n } => self.ask(seat, Ask::Reclaim { left: n }),
            Step::PayFor { times, .. } => {
                self.ask(seat, Ask::PayFor { fee: Fee { step: id, left: times, paid: Kinds::NONE, source } });
            }
            Step::Choose { .. } => self.ask(seat, Ask::Choose { step: id, source }),
            Step::ForEach { count, times, then } => self.for_each(seat, id, count, times, then, source),
            Step::Activate { place, n } => self.ask(seat, Ask::Activate { place, left: n }),
            Step::Produce => self.produce(seat),
            Step::UseFarm { n, taken_ok } => self.ask(seat, Ask::Farm { left: n, used: 0, taken_ok }),
            Step::UseRiver { n, taken_ok } => self.ask(seat, Ask::River { left: n, taken_ok }),
            Step::UseRed { places } => self.ask(seat, Ask::Red { places }),
            Step::UseTaken { by } => self.ask(seat, Ask::Taken { by }),
            // [D9.16]
            Step::ClaimEvent { reward, past_skunks } => {
                self.ask(seat, Ask::Claim { reward, past_skunks });
            }
            // [D5.4] no token moves for this play
            Step::Play { grant } => self.ask(seat, Ask::Play { grant }),
            Step::DrawPlay { deck, less } => {
                self.draw_aside(seat, deck);
                self.ask(seat, Ask::DrawPlay { less });
            }
            // [D9.13]
            Step::Look { deck, keep } => {
                self.draw_aside(seat, deck);
                self.ask(seat, Ask::Look { keep });
            }
            Step::RefreshMeadow { discard } => self.ask(seat, Ask::Refresh { left: discard }),
            // [D9.7] a card in a hand can hold nothing
            Step::Store { n } => {
                if let Some(card) = source.filter(|&card| self.can_hold(card)) {
                    let empty = self.table.on[card].goods.is_empty();
                    self.ask(seat, if empty { Ask::Store { left: n, card } } else { Ask::StoreOrTake { n, card } });
                }
            }
            Step::MoveWorker { taken_ok, past_skunks } => {
                self.ask(seat, Ask::WorkerFrom { taken_ok, past_skunks });
            }
            Step::TakeBack { n } => self.ask(seat, Ask::WorkerHome { left: n }),
            Step::MoveBack { token, spots } => self.ask(seat, Ask::TokenBack { token, spots }),
            Step::MoveSkunk { area, n } => {
                self.ask(seat, Ask::SkunkFrom { area, left: n, lift: false });
            }
            Step::LiftSkunk { area, n } => {
                self.ask(seat, Ask::SkunkFrom { area, left: n, lift: true });
            }
            // [D18.11]
            Step::SwapRiver { n } => self.renew_river(n),
            Step::Pass { n } => self.ask(seat, Ask::Pass { left: n, back: false }),
            Step::EaseEvent { less } => {
                self.table.together.ease = self.table.together.ease.saturating_add(less);
                self.told.hear(self.table, || Event::Eased { less });
            }
        }
    }

    fn for_each(
        &mut self,
        seat: Seat,
        step: StepId,
        count: Count,
        times: Option<NonZeroU8>,
        then: Effect,
        source: Option<CardId>,
    ) {
        if let Count::Cards { place: CountPlace::Hand, .. } = count {
            // [D9.11] cards in hand count when they are shown
            self.table.shown = CardSet::NONE;
            let left = times.map_or(CARDS as u8, NonZeroU8::get);
            self.ask(seat, Ask::Show { step, left, source });
            return;
        }
        let n = within(self.rules.count(self.table, seat, &count), times).min(u8::MAX.into()) as u8;
        self.then(seat, Work::Repeat { effect: then, left: n, source });
    }

    /// [D11.6] Cards that only hand something out act first, by themselves.
    fn produce(&mut self, seat: Seat) {
        let green = self.table.town(seat).city.and(self.rules.pack.of_colour(Colour::Green));
        let hands_out = green.and(self.rules.pack.tables.hands_out);
        self.table.to_produce = green.without(hands_out);
        self.ask(seat, Ask::Produce);
        for card in hands_out {
            let effect = self.rules.pack.tables.effect[card.index()];
            self.told.hear(self.table, || Event::Activated { seat, card });
            for at in effect.start..effect.end {
                self.step(seat, StepId(at), Some(card));
            }
        }
    }

    /// Blue cards of a mayor answer what has happened [D8.8]; in a shared city, for the mayor who set them off. [D15.3]
    pub(crate) fn trigger(&mut self, seat: Seat, occasion: Occasion, card: Option<CardId>) {
        let rules = self.rules;
        // [D8.8] what came this turn answers from the next one on
        let ready =
            self.table.town(seat).city.and(rules.pack.tables.triggered_by[occasion as usize]).without(self.table.fresh);
        if ready.is_empty() {
            return;
        }
        for &(owner, on, among, then) in &rules.pack.tables.triggers {
            let fits = card.is_none_or(|card| among.has(card));
            if on == occasion && fits && ready.has(owner) && self.has_room() {
                self.told.hear(self.table, || Event::Answered { seat, card: owner });
                self.then(seat, Work::Steps { effect: then, source: Some(owner) });
            }
        }
    }
}

//! Playing a card: paying, laying it down, and what follows.

use crate::Valley;
use crate::action::{Action, From, Means};
use crate::apply::Run;
use crate::event::Event;
use crate::frame::{Ask, Coin, Gift, Night, Play, Reserve, Source, Work};
use crate::ids::*;
use crate::webs::Plot;
use table::stack::Machine;
use table::{Eyes, Seat, Sink};
use woodland::{Colour, Goods};

impl<S: Sink<Valley>> Run<'_, S> {
    /// Begins to play a card, by whichever effect [V6.10]: how it is paid is asked if there are several ways.
    pub(crate) fn begin_play(&mut self, seat: Seat, play: Play) {
        match self.rules.price(self.table, play).only_payment() {
            Some(goods) => {
                self.only_answer(seat, Action::Pay(goods));
                self.pay(seat, play, goods);
            }
            None => self.ask(seat, Ask::Pay { play }),
        }
    }

    /// [V6.5] First the ability, then the payment, then the Meadow; then what leaves for the card, and the card.
    pub(crate) fn pay(&mut self, seat: Seat, play: Play, goods: Goods) {
        let Play { card, from, means, .. } = play;
        let tolls = self.rules.play_toll(self.table, play);
        self.use_ability(seat, means);
        let gift = self.rules.pack.tables.gifts.has(card) && !goods.is_empty();
        self.table.player_mut(seat).goods.remove(goods);
        if !goods.is_empty() && !gift {
            self.told.hear(self.table, || Event::Paid { seat, goods });
        }
        let mut replaces = None;
        match means {
            // [V7.5] the Critter acts and is answered like any other
            Means::Occupied(on) => self.occupy(seat, on.by(seat)),
            Means::Banner(spot) => replaces = Some(spot.by(seat)),
            Means::Cost | Means::Leave(_) | Means::Prisoner(_) | Means::Swap | Means::Tokens(_) => {}
        }
        self.table.playing = Some(card);
        self.then(seat, Work::LayDown { replaces });
        if self.rules.pack.tables.ruins.has(card) {
            self.ask(seat, Ask::Ruin);
        }
        if gift {
            // [V9.17]
            self.ask(seat, Ask::Recipient { gift: Gift::Paid(goods) });
        }
        self.take_up(seat, card, from);
        if tolls != (0, 0) {
            self.ask_play_tolls(seat, tolls);
        }
        // Where nothing comes in between, it is laid down at once.
        self.at_once(|work| matches!(work, Work::LayDown { .. }));
    }

    /// What makes a play cheaper is spent, or leaves.
    fn use_ability(&mut self, seat: Seat, means: Means) {
        match means {
            Means::Leave(helper) => self.discard_from_city(Spot { owner: seat.into(), card: helper, nth: 0 }),
            Means::Prisoner(spot) => {
                // [V7.13] it is no longer in the city
                let spot = spot.by(seat);
                self.leave_city(spot);
                self.table.player_mut(seat).prisoners.push(spot.card);
                self.told.hear(self.table, || Event::Imprisoned { seat, card: spot.card });
            }
            Means::Tokens(n) => {
                let treasuries = self.rules.pack.tables.treasuries;
                let player = self.table.player_mut(seat);
                if let Some(b) = player.city.iter_mut().find(|b| treasuries.has(b.card) && !b.down()) {
                    b.tokens -= n;
                    let treasury = b.card;
                    self.told.hear(self.table, || Event::SpentTokens { seat, card: treasury, n });
                }
            }
            Means::Cost | Means::Occupied(_) | Means::Swap | Means::Banner(_) => {}
        }
    }

    /// An Occupied token is put on a Construction. [V7.3]
    fn occupy(&mut self, seat: Seat, on: Spot) {
        if let Some(building) = self.table.building_mut(on) {
            building.set_occupied(true);
        }
        self.told.hear(self.table, || Event::Settled { seat, on: on.card });
    }

    /// Asks for what her schemes take for a play, with cards or resources and with cards alone: before what her mood
    /// makes of a neighbour, but after the card that takes its place. [V25.16]
    #[cold]
    fn ask_play_tolls(&mut self, seat: Seat, (mix, cards): (u8, u8)) {
        let ask = |run: &mut Self| {
            for (left, coin) in [(mix, Coin::Mix), (cards, Coin::Cards)] {
                if left > 0 {
                    run.ask(seat, Ask::Toll { left, coin, kept: Reserve::default() });
                }
            }
        };
        if self.asks_replacement() { self.beneath(ask) } else { ask(self) }
    }

    /// Whether somebody must first say which hand card goes into the Meadow. [V23.8]
    fn asks_replacement(&self) -> bool {
        matches!(self.table.frames.question(), Some((_, Ask::Night(Night::Replace { .. }))))
    }

    /// The card leaves the place where it lay.
    fn take_up(&mut self, seat: Seat, card: CardId, from: From) {
        match from {
            From::Hand => self.leave_hand_openly(seat, card),
            From::Meadow(slot) => {
                self.table.meadow[slot.index()] = None;
                self.beside_her(seat, slot, card, false);
                if !self.asks_replacement() {
                    self.refill();
                }
            }
            From::Legend => self.table.player_mut(seat).legends.retain(|other| *other != card),
            From::Pile => {
                self.table.pile.pop();
                // [V17.6]
                let owner = seats(self.rules.players()).find(|&p| self.table.player(p).power == Some(Power::Pigs));
                if let Some(owner) = owner.filter(|&owner| owner != seat) {
                    self.gain(owner, Goods::NONE, 2);
                }
            }
            From::Shown => {
                if let Some(at) = self.table.aside.iter().position(|&other| other == card) {
                    self.table.aside.remove(at);
                }
                // The others go at once: what is played may show cards of its own.
                self.discard_aside();
            }
        }
        self.told.hear(self.table, || {
            let nth = self.table.player(seat).city.iter().filter(|built| built.card == card).count() as u8;
            Event::Played { side: seat.into(), card, from, into: seat.into(), nth }
        });
    }

    pub(crate) fn discard_aside(&mut self) {
        for card in std::mem::take(&mut self.table.aside) {
            self.discard_openly(card);
        }
        self.table.aside_seen = Eyes::NOBODY;
    }

    /// The card is laid down, acts, and is answered. [V6.5]
    pub(crate) fn lay_down(&mut self, seat: Seat, replaces: Option<Spot>) {
        let Some(card) = self.table.playing else {
            return;
        };
        let tables = &self.rules.pack.tables;
        if tables.fools.has(card) {
            self.ask(seat, Ask::Recipient { gift: Gift::Fool });
            return;
        }
        if self.rules.mode.lair().is_some() {
            self.webs_answer_play(card);
        }
        self.table.playing = None;
        // [V8.8] [V8.9] only who was there before answers
        let triggered = self.rules.triggered(self.table, seat, card);
        let spot = match replaces {
            Some(banner) => self.replace(seat, banner, card),
            None => self.settle(seat, card),
        };
        if self.is_answered_by_others(seat) {
            self.then(seat, Work::Played { card, spot: Some(spot) });
        }
        if !triggered.is_empty() {
            self.then(seat, Work::AfterPlay { triggered });
        }
        self.table.chain.clear();
        // [V8.1] [V8.2] tan and green cards act now; red [V8.3] and blue [V8.4] ones have no such effect
        let effect = tables.effect[card.index()];
        if !effect.is_empty() {
            if tables.copiers.has(card) {
                self.table.chain.push(spot);
            }
            self.note_once(card);
            self.first_step(seat, effect, Source::Card(spot));
        }
    }

    /// [V16.4] A legend takes the place of its banner card, with its token and its workers.
    #[cold]
    fn replace(&mut self, seat: Seat, banner: Spot, card: CardId) -> Spot {
        let old = self.table.building(banner).copied();
        let spot = Spot { owner: seat.into(), card, nth: 0 };
        let stood = Post::At(Site::City(banner));
        self.table.change_posts(|post| if post == stood { Post::At(Site::City(spot)) } else { post });
        self.discard_from_city(banner);
        self.told.hear(self.table, || Event::Replaced { seat, card: banner.card });
        let spot = self.settle(seat, card);
        if let (Some(old), Some(new)) = (old, self.table.building_mut(spot)) {
            new.set_occupied(old.occupied());
        }
        spot
    }

    /// Whether anything but blue cards can follow when this player plays a card: Rugwort, the Stoats, a plot.
    pub(crate) fn is_answered_by_others(&self, seat: Seat) -> bool {
        let stoats = self.table.player(seat).power == Some(Power::Stoats);
        stoats || self.rules.mode.year().is_some() || self.table.rival.plot.is_some()
    }

    /// What follows when a card and everything it set off are done.
    #[cold]
    pub(crate) fn played(&mut self, seat: Seat, card: CardId, spot: Option<Spot>) {
        let colour = self.rules.pack.card(card).colour;
        if self.rules.mode.year().is_some() {
            self.rugwort_takes(card);
        }
        // [V17.8]
        if self.table.player(seat).power == Some(Power::Stoats) && self.table.player(seat).usable() >= 2 {
            self.ask(seat, Ask::Stoats);
        }
        // [V24.6]
        if let (Some(Plot::SilkBarrier), Colour::Green, Some(spot)) = (self.table.rival.plot, colour, spot) {
            self.threaten_silk(seat, spot);
        }
    }

    /// Answers that webs give to a card that was played, free or not [V24.2]: before anything else it sets off. [V25.3] [V24.18]
    #[cold]
    pub(crate) fn webs_answer_play(&mut self, card: CardId) {
        let colour = self.rules.pack.card(card).colour;
        let watched = self.table.rival.scheming().and_then(|scheme| scheme.sway().watches);
        if watched == Some(colour) {
            self.night_gains_level();
        }
        if self.table.rival.plot == Some(Plot::EfficientWeb) && colour == Colour::Purple {
            let points = self.rules.pack.tables.points[card.index()].max(0) as u8;
            self.night_gains(points);
        }
    }
}

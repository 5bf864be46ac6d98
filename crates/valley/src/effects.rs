//! Effects at work: what cards, locations and events do, step by step.

use crate::Valley;
use crate::apply::Run;
use crate::effect::{Effect, Grant, Kinds, Needs, Per, Reach, Rebate, Step, StepId, TakenBy, When, Which};
use crate::event::{CardBag, Event};
use crate::frame::{Ask, Gift, Lots, Source, Work};
use crate::heaps::Heap;
use crate::ids::*;
use crate::memory::ASIDE;
use crate::pack::{Trigger, Triggers};
use crate::state::State;
use crate::webs::Scheme;
use std::num::NonZeroU8;
use table::stack::{ENOUGH, Machine};
use table::{Eyes, Seat, Side, Sink};
use woodland::vocabulary::within;
use woodland::{Colour, Good, Goods};

impl Valley {
    /// Which blue cards of the city will answer this card. [V8.7]
    pub(crate) fn triggered(&self, s: &State, seat: Seat, card: CardId) -> Triggers {
        let player = s.player(seat);
        if player.names.and(self.pack.tables.answering).is_empty() {
            return Triggers::default();
        }
        Triggers::among(&self.pack.tables.triggers, |trigger| {
            player.names.has(trigger.card) && trigger.among.has(card) && self.stands(s, seat, trigger.card)
        })
    }

    /// Whether this very card lies face up in the city, not only one that answers to its name.
    pub(crate) fn stands(&self, s: &State, seat: Seat, card: CardId) -> bool {
        s.player(seat).city.iter().any(|b| b.card == card && !b.down())
    }

    /// The city in which the source of an effect lies.
    fn home_of(&self, seat: Seat, source: Source) -> Side {
        match source {
            Source::Card(spot) => spot.owner,
            Source::Table | Source::Event(_) => seat.into(),
        }
    }

    /// How often something is gained.
    fn times(&self, s: &State, seat: Seat, source: Source, per: Per) -> u32 {
        match per {
            Per::Once => 1,
            Per::Farm => self.farms_in(s, self.home_of(seat, source)),
            Per::ChapelToken => self.chapel_tokens(s, seat),
            Per::TokenHere => match source {
                Source::Card(spot) => s.building(spot).map_or(0, |b| u32::from(b.tokens)),
                Source::Table | Source::Event(_) => 0,
            },
            Per::HandCard => s.player(seat).hand.len() as u32,
        }
    }

    /// Point tokens on a player's Chapel.
    pub(crate) fn chapel_tokens(&self, s: &State, seat: Seat) -> u32 {
        let chapel = self.pack.tables.chapel;
        s.player(seat).city.iter().filter(|b| chapel.has(b.card) && !b.down()).map(|b| u32::from(b.tokens)).sum()
    }

    /// Whether a green card of one's own could do anything now.
    pub(crate) fn can_act(&self, s: &State, seat: Seat, spot: Spot) -> bool {
        let source = Source::Card(spot);
        let player = s.player(seat);
        let effect = self.pack.tables.effect[spot.card.index()];
        effect.steps(&self.pack.steps).iter().any(|step| match step.nature().needs {
            Needs::Times(per, when) => self.holds(s, seat, source, when) && self.times(s, seat, source, per) > 0,
            Needs::Spare(kinds) => player.goods.iter().any(|(good, _)| kinds.has(good)),
            Needs::Card => s.drawable() > 0,
            Needs::Green => self.for_each_activatable(s, seat, spot, None, &mut |_| ENOUGH) == ENOUGH,
            Needs::GreenOfOthers => self.for_each_copyable(s, spot.owner, spot, &mut |_| ENOUGH) == ENOUGH,
            Needs::Nothing
            | Needs::Goods(_)
            | Needs::HandCards(_)
            | Needs::CityCards(..)
            | Needs::Play(_)
            | Needs::Site(_) => true,
        })
    }

    fn holds(&self, s: &State, seat: Seat, source: Source, when: When) -> bool {
        let home = self.home_of(seat, source);
        match when {
            When::Always => true,
            When::Farm => self.farms_in(s, home) > 0,
            // [V9.27]
            When::Paired => {
                let paired = match source {
                    Source::Card(spot) => s.building(spot).is_some_and(|b| b.partner().is_some()),
                    Source::Table | Source::Event(_) => false,
                };
                paired && self.farms_in(s, home) > 0
            }
        }
    }
}

impl<S: Sink<Valley>> Run<'_, S> {
    /// Carries out one step of an effect for a player.
    pub(crate) fn step(&mut self, seat: Seat, id: StepId, source: Source) {
        match self.rules.pack.step(id) {
            Step::Gain { per, times, when, .. } => {
                if self.rules.holds(self.table, seat, source, when) {
                    let n = within(self.rules.times(self.table, seat, source, per), times);
                    self.gain_times(seat, id, n.min(u8::MAX.into()) as u8);
                }
            }
            Step::Spend { .. } => self.ask(seat, Ask::Spend { step: id, source }),
            Step::Discard { up_to, .. } => {
                let all = self.table.player(seat).hand.len() as u8;
                self.ask(seat, Ask::Discard { step: id, left: up_to.map_or(all, NonZeroU8::get), done: 0 });
            }
            Step::DrawUp => self.draw_to_hand(seat, HAND * 2),
            Step::DrawSome { up_to } => self.ask(seat, Ask::Draw { up_to }),
            Step::Store { .. } => {
                if let Source::Card(on) = source
                    && on.owner == seat
                {
                    self.ask(seat, Ask::Store { step: id, on });
                }
            }
            Step::Unload => self.unload(seat, source),
            Step::Activate { n, may } => {
                if let Source::Card(by) = source {
                    self.ask(seat, Ask::Activate { left: n, by, first: None, may });
                }
            }
            Step::Copy => {
                if let Source::Card(by) = source {
                    self.ask(seat, Ask::Copy { of: by.owner, by });
                }
            }
            Step::Teach { cards } => self.teach(seat, cards),
            Step::Play { grant } => self.ask(seat, Ask::Play { grant, must: true }),
            Step::Reveal { or_discard, .. } => {
                if or_discard {
                    self.ask(seat, Ask::WhichPile { step: id });
                } else {
                    self.reveal(seat, id, false);
                }
            }
            Step::MoveWorker => self.ask(seat, Ask::WorkerFrom),
            Step::RefreshMeadow { discard, take } => {
                self.ask(seat, Ask::TakeMeadow { left: take, must: true, less: None });
                self.ask(seat, Ask::Sweep { left: discard });
            }
            Step::Meadow { take, less } => {
                self.table.offered.clear();
                self.ask(seat, Ask::TakeMeadow { left: take, must: true, less: Some(less) });
            }
            Step::Dismantle { n, .. } => self.ask(seat, Ask::Dismantle { step: id, left: n, source }),
            Step::Token { n } => self.add_tokens(seat, source, n),
            Step::GiveGoods { n } => {
                self.ask(seat, Ask::GiveGoods { n });
            }
            Step::GiveCards { n } => self.ask(seat, Ask::Recipient { gift: Gift::Cards(n) }),
            // [V20.13] the Warrior finds nobody once her game is over
            Step::HandOut { cards: true, .. } if !self.rules.has_taker(self.table, seat) => {}
            Step::HandOut { up_to, .. } => self.ask(seat, Ask::HandOut { step: id, left: up_to }),
            Step::Use { which, n } => {
                // [V16.12] up to two, the others one
                let must = which != Which::Taken(TakenBy::Anyone);
                self.ask(seat, Ask::Use { which, left: n, must, first: None });
            }
            Step::Produce => self.produce(seat),
            Step::Choose { .. } => self.ask(seat, Ask::Choose { step: id, source }),
            Step::Field { berry } => self.field(seat, berry, source),
            Step::TakeBack => self.ask(seat, Ask::TakeBack),
            Step::LayGoods { .. } => {
                if let Source::Event(event) = source {
                    self.ask(seat, Ask::LayGoods { step: id, event });
                }
            }
            Step::Scrolls { cards } => {
                if let Source::Event(event) = source {
                    self.show_aside(usize::from(cards), false);
                    self.ask(seat, Ask::Scrolls { event });
                }
            }
            Step::Tuck { from_city, up_to } => {
                if let Source::Event(event) = source {
                    self.ask(seat, Ask::Tuck { event, left: up_to, from_city });
                }
            }
        }
    }

    /// What a step gives, so many times.
    fn gain_times(&mut self, seat: Seat, id: StepId, n: u8) {
        let Step::Gain { goods, any, kinds, points, cards, .. } = self.rules.pack.step(id) else {
            return;
        };
        if n == 0 {
            return;
        }
        let goods = Goods(goods.0.map(|each| each.saturating_mul(n).min(Goods::MOST)));
        self.gain(seat, goods, points.saturating_mul(n));
        if any > 0 {
            self.ask(seat, Ask::Gain { left: any.saturating_mul(n), kinds });
        }
        if cards > 0 {
            self.draw_to_hand(seat, usize::from(cards) * usize::from(n));
        }
    }

    /// What lies on the card becomes the player's.
    fn unload(&mut self, seat: Seat, source: Source) {
        if let Source::Card(on) = source
            && let Some(building) = self.table.building_mut(on)
        {
            let goods = std::mem::take(&mut building.goods);
            self.table.player_mut(seat).goods.add(goods);
            self.told.hear(self.table, || Event::Unloaded { seat, card: on.card, goods });
        }
    }

    /// Point tokens are laid on the card.
    fn add_tokens(&mut self, seat: Seat, source: Source, n: u8) {
        if let Source::Card(on) = source
            && let Some(building) = self.table.building_mut(on)
        {
            building.tokens = building.tokens.saturating_add(n);
            self.told.hear(self.table, || Event::Token { seat, card: on.card, n });
        }
    }

    // ---- cards aside ----

    /// The top card of the discard pile, in the sight of all.
    fn dig_up(&mut self) -> Option<CardId> {
        let lying = self.table.heaps.pop(Heap::Discard)?;
        if let Some(place) = lying.dropped_by() {
            self.table.found(place, lying.card, lying.known_to(), self.rules.pack.tables.legends);
        }
        Some(lying.card)
    }

    /// Shows cards of the deck, or of the discard pile, to all [V5.6]: as many as there are. [V9.39]
    fn show_aside(&mut self, n: usize, from_discard: bool) {
        self.table.aside_seen = Eyes::ALL;
        for _ in 0..n {
            let Some(card) = (if from_discard { self.dig_up() } else { self.draw() }) else {
                break;
            };
            self.table.aside.push(card);
        }
        self.table.aside.sort_unstable();
        let cards: CardBag = self.table.aside.iter().copied().collect();
        self.told.hear(self.table, || Event::Revealed { cards });
    }

    /// [V9.12] [V9.33] Cards are shown, one may be played, the others are discarded.
    pub(crate) fn reveal(&mut self, seat: Seat, id: StepId, from_discard: bool) {
        if let Step::Reveal { cards, most, must, .. } = self.rules.pack.step(id) {
            self.show_aside(usize::from(cards), from_discard);
            self.then(seat, Work::DiscardAside);
            let grant = Grant { from: Reach::Shown, rebate: Rebate::Free, most };
            self.ask(seat, Ask::Play { grant, must });
        }
    }

    /// [V9.31] Two cards are looked at; one is kept, the other given.
    fn teach(&mut self, seat: Seat, n: u8) {
        self.table.aside_seen = Eyes::of(seat);
        for _ in 0..n {
            if let Some(card) = self.draw_for_hand() {
                self.moves(card, None, Some(ASIDE), Eyes::of(seat));
                self.table.aside.push(card);
            }
        }
        self.table.aside.sort_unstable();
        let cards: CardBag = self.table.aside.iter().copied().collect();
        let n = cards.len() as u8;
        self.told.hear(self.table, || Event::Looked { seat, cards: Some(cards), n });
        if n > 0 {
            self.ask(seat, Ask::Keep);
        }
    }

    /// The card that is kept, or discarded if the hand is full; the other one is given.
    pub(crate) fn keep(&mut self, seat: Seat, card: CardId) {
        if self.table.aside.len() > 1 {
            self.ask(seat, Ask::Recipient { gift: Gift::Aside });
        }
        if self.table.player(seat).room() > 0 {
            self.keep_aside(seat, card);
            self.told.hear(self.table, || Event::Kept { seat, card: Some(card) });
            self.note_drawn(seat, card);
            self.ask_leader(seat);
        } else {
            self.drop_aside(seat, card);
        }
    }

    /// A card that was shown comes into the hand. [V10.11]
    pub(crate) fn take_aside(&mut self, seat: Seat, card: CardId) {
        if let Some(at) = self.table.aside.iter().position(|&other| other == card) {
            self.table.aside.remove(at);
            self.join_hand(seat, card, Eyes::ALL);
            self.told.hear(self.table, || Event::TookShown { seat, card });
        }
    }

    /// The others go under the event.
    pub(crate) fn tuck_aside(&mut self, seat: Seat, event: EventId) {
        for card in std::mem::take(&mut self.table.aside) {
            self.tuck(seat, event, card);
        }
        self.table.aside_seen = Eyes::NOBODY;
    }

    pub(crate) fn tuck(&mut self, seat: Seat, event: EventId, card: CardId) {
        if let Some(place) = self.table.special_place(event)
            && self.table.under[place].cards.try_push(card).is_ok()
        {
            self.told.hear(self.table, || Event::Tucked { seat, event, card });
            return;
        }
        self.drop_openly(card);
    }

    // ---- gifts ----

    /// Something is given to an opponent, or to nobody. [V5.5] [V11.6]
    pub(crate) fn bestow(&mut self, seat: Seat, to: Option<Side>, gift: Gift) {
        match gift {
            Gift::Goods(goods) => self.give_goods(seat, to, goods),
            Gift::Paid(goods) => match to {
                Some(to) => self.hand_over(seat, to, goods),
                None => self.told.hear(self.table, || Event::Paid { seat, goods }),
            },
            Gift::Aside => {
                while let Some(&card) = self.table.aside.first() {
                    match to {
                        Some(to) => self.give_aside(seat, to, card),
                        None => self.drop_aside(seat, card),
                    }
                }
                self.table.aside_seen = Eyes::NOBODY;
            }
            Gift::Cards(n) => match to {
                // As many as fit are given, the rest is discarded. [V5.5]
                Some(to) => {
                    let room = to.seat().map_or(usize::from(n), |to| self.table.player(to).room());
                    let given = usize::from(n).min(room) as u8;
                    if given < n {
                        self.ask(seat, Ask::MustDiscard { left: n - given });
                    }
                    self.ask(seat, Ask::GiveCard { left: given, to });
                }
                None => self.ask(seat, Ask::MustDiscard { left: n }),
            },
            Gift::Card(card) => self.give_card(seat, to, card),
            Gift::Fool => self.send_fool(seat, to),
        }
    }

    /// [V9.5] The Fool comes to its new city and triggers nothing. [V8.11]
    fn send_fool(&mut self, seat: Seat, to: Option<Side>) {
        let Some(card) = self.table.playing.take() else {
            return;
        };
        self.then(seat, Work::Played { card, spot: None });
        let Some(to) = to else {
            return self.drop_openly(card);
        };
        if to.is_rival() && self.rules.mode.year().is_some() {
            // [V12.9]
            self.drop_openly(card);
            return self.ask(seat, Ask::Evict);
        }
        let nth = match to.seat() {
            Some(to) => self.settle(to, card).nth,
            None => {
                self.table.heaps.put(Heap::RivalCity, card);
                0
            }
        };
        self.told.hear(self.table, || Event::Played {
            side: seat.into(),
            card,
            from: crate::action::From::Shown,
            into: to,
            nth,
        });
    }

    /// [V10.14] Gifts one by one, to her as well. [V26.5]
    pub(crate) fn hand_out(&mut self, seat: Seat, step: StepId, left: u8, gift: Gift) {
        if let Step::HandOut { points, .. } = self.rules.pack.step(step) {
            self.ask(seat, Ask::HandOut { step, left: left - 1 });
            self.then(seat, Work::Reward { points });
            self.ask(seat, Ask::Recipient { gift });
        }
    }

    /// [V15.3] Berries for the Farms of others; whoever owns them draws.
    fn field(&mut self, seat: Seat, berry: u8, source: Source) {
        let home = self.rules.home_of(seat, source);
        let mut farms = 0;
        let others: arrayvec::ArrayVec<Side, 5> = self.rules.opponents(home).collect();
        for other in others {
            let theirs = self.rules.farms_in(self.table, other);
            farms += theirs;
            if theirs == 0 {
                continue;
            }
            if self.rules.takes_goods(self.table, other) {
                match other.seat() {
                    Some(other) => self.draw_to_hand(other, theirs as usize),
                    None => (0..theirs).for_each(|_| self.night_draws()),
                }
            }
        }
        let berries = (u32::from(berry) + farms).min(u32::from(Goods::MOST)) as u8;
        self.gain(seat, Goods([0, 0, 0, berries]), 0);
    }

    // ---- discards ----

    /// Discarding has come to its end: what it brings.
    pub(crate) fn discards_done(&mut self, seat: Seat, step: StepId, done: u8) {
        if let Step::Discard { every, points, any, cards, .. } = self.rules.pack.step(step) {
            let n = done / every;
            self.gain(seat, Goods::NONE, points.saturating_mul(n));
            if any > 0 && n > 0 {
                self.ask(seat, Ask::Gain { left: any.saturating_mul(n), kinds: Kinds::ALL });
            }
            if cards > 0 {
                self.draw_to_hand(seat, usize::from(cards) * usize::from(n));
            }
        }
    }

    /// A card of the city is discarded for something. [V9.9] [V16.16]
    pub(crate) fn dismantle(&mut self, seat: Seat, id: StepId, left: u8, source: Source, spot: Spot) {
        if let Step::Dismantle { refund, points, any, .. } = self.rules.pack.step(id) {
            if left > 1 {
                self.ask(seat, Ask::Dismantle { step: id, left: left - 1, source });
            }
            self.discard_from_city(spot);
            // [V9.8]
            let goods = if refund { self.rules.pack.tables.cost[spot.card.index()] } else { Goods::NONE };
            self.gain(seat, goods, points);
            if any > 0 {
                self.ask(seat, Ask::Gain { left: any, kinds: Kinds::ALL });
            }
        }
    }

    // ---- green cards ----

    /// Carries out a green card for this player, wherever it lies. [V9.23]
    pub(crate) fn activate(&mut self, seat: Seat, spot: Spot) {
        if !self.has_room() {
            return;
        }
        let tables = &self.rules.pack.tables;
        if tables.copiers.has(spot.card) {
            // [V16.9]
            if tables.legends.has(spot.card) && self.table.once {
                return;
            }
            if self.table.chain.contains(&spot) || self.table.chain.is_full() {
                return;
            }
            self.table.chain.push(spot);
        }
        self.note_once(spot.card);
        self.told.hear(self.table, || Event::Activated { seat, spot });
        self.first_step(seat, tables.effect[spot.card.index()], Source::Card(spot));
    }

    /// A legend that activates others has acted this turn. [V16.9]
    pub(crate) fn note_once(&mut self, card: CardId) {
        let tables = &self.rules.pack.tables;
        if tables.legends.has(card) && tables.copiers.has(card) {
            self.table.once = true;
        }
    }

    /// [V8.6] Every green card once; those that only hand something out act first, by themselves.
    pub(crate) fn produce(&mut self, seat: Seat) {
        let tables = &self.rules.pack.tables;
        let green = self.rules.pack.of_colour(Colour::Green);
        let mut left = Lots::default();
        for i in 0..self.table.player(seat).city.len() {
            let player = self.table.player(seat);
            let building = player.city[i];
            if building.down() || building.web() || !green.has(building.card) {
                continue;
            }
            if !tables.hands_out.has(building.card) {
                left.insert(i);
                continue;
            }
            let spot = Spot { owner: seat.into(), card: building.card, nth: player.nth(i) };
            self.told.hear(self.table, || Event::Activated { seat, spot });
            let effect = tables.effect[building.card.index()];
            for at in effect.start..effect.end {
                self.step(seat, StepId(at), Source::Card(spot));
            }
        }
        if !left.is_empty() {
            self.ask(seat, Ask::Produce { left });
        }
    }

    // ---- answers ----

    /// [V8.8] What was there before answers, draws first, then what is certain, then what asks.
    pub(crate) fn after_play(&mut self, seat: Seat, triggered: Triggers) {
        let rules = self.rules;
        let costs = self.table.rival.scheming() == Some(Scheme::PoliticalInfluence);
        let asks = |effect: Effect| effect.steps(&rules.pack.steps).iter().any(|step| step.nature().asks);
        // The stack turns the order round.
        for wanted in [true, false] {
            for id in triggered.last_first() {
                let Some(trigger) = rules.pack.tables.trigger(id) else {
                    continue;
                };
                // [V8.10]
                if asks(trigger.then) != wanted || !rules.stands(self.table, seat, trigger.card) {
                    continue;
                }
                if !self.has_room() {
                    return;
                }
                if costs {
                    self.ask(seat, Ask::Trigger { trigger: id });
                } else {
                    self.trigger(seat, trigger);
                }
            }
        }
    }

    /// A blue card answers.
    pub(crate) fn trigger(&mut self, seat: Seat, trigger: Trigger) {
        self.told.hear(self.table, || Event::Answered { seat, card: trigger.card });
        self.then(seat, Work::Steps { effect: trigger.then, source: Source::Table });
    }

    /// [V4.12] Meadow cards were taken: the Meadow is refilled, then one of them may be played for less.
    pub(crate) fn meadow_taken(&mut self, seat: Seat, less: Option<u8>) {
        self.refill();
        if let Some(less) = less {
            let grant = Grant { from: Reach::Drawn, rebate: Rebate::Less(less), most: None };
            if !self.table.offered.is_empty() {
                self.ask(seat, Ask::Play { grant, must: false });
            }
        }
        self.ask_leader(seat);
    }

    /// So many resources of a kind are lost, or all there are.
    pub(crate) fn lose_goods(&mut self, seat: Seat, good: Good, n: u8) {
        let lost = n.min(self.table.player(seat).goods.of(good));
        if lost == 0 {
            return;
        }
        let goods = Goods::several(good, lost);
        self.table.player_mut(seat).goods.remove(goods);
        self.told.hear(self.table, || Event::Lost { seat, goods });
    }
}

//! Places at work: what a worker there brings, events that are claimed, the Clock Tower.

use crate::Valley;
use crate::apply::Run;
use crate::effect::Effect;
use crate::event::Event;
use crate::frame::{Ask, Coin, Reserve, Source, Work};
use crate::ids::*;
use crate::webs::{Plot, Scheme};
use table::stack::Machine;
use table::{Seat, Sink};
use woodland::Colour;

impl<S: Sink<Valley>> Run<'_, S> {
    /// A worker has come to a place: it is carried out.
    pub(crate) fn visit(&mut self, seat: Seat, site: Site) {
        match site {
            Site::Journey(space) => self.ask(seat, Ask::MustDiscard { left: space.0 }),
            Site::Event(event) => self.claim(seat, event),
            Site::City(spot) => {
                if spot.owner != seat {
                    self.pay_owner(spot);
                } else if self.rules.pack.of_colour(Colour::Red).has(spot.card) {
                    self.red_visited();
                }
                self.carry_out(seat, site);
            }
            Site::Basic(_) | Site::Forest(_) | Site::Haven => self.carry_out(seat, site),
        }
    }

    /// [V4.15] The owner of an open card gains a point token, even one who has passed [V11.7], Rugwort [V12.10] and
    /// Nightweave. [V21.3]
    fn pay_owner(&mut self, spot: Spot) {
        let owner = spot.owner;
        if self.rules.pack.of_colour(Colour::Red).has(spot.card) {
            self.red_visited();
        }
        let Some(player) = owner.seat() else {
            // [V24.5]
            let points = if self.table.rival.plot == Some(Plot::Snag) { self.rules.level().0 } else { 1 };
            self.table.rival.points = self.table.rival.points.saturating_add(points.into());
            self.told.hear(self.table, || Event::Visited { owner, spot, points });
            return;
        };
        let points = &mut self.table.player_mut(player).points;
        *points = points.saturating_add(1);
        self.told.hear(self.table, || Event::Visited { owner, spot, points: 1 });
    }

    /// [V25.3] Exhaustion answers visits to red cards as well.
    fn red_visited(&mut self) {
        if self.table.rival.scheming() == Some(Scheme::Exhaustion) {
            self.night_gains_level();
        }
    }

    /// Carries out what a location or a card of a city offers, with or without a worker. [V4.18]
    pub(crate) fn carry_out(&mut self, seat: Seat, site: Site) {
        let (effect, source) = self.offer_of(site);
        self.first_step(seat, effect, source);
    }

    fn offer_of(&self, site: Site) -> (Effect, Source) {
        match site {
            Site::Basic(basic) => (self.rules.pack.basic(basic).effect, Source::Table),
            Site::Forest(clearing) => match self.table.forest[clearing.index()] {
                Some(forest) => (self.rules.pack.forest(forest).effect, Source::Table),
                None => (Effect::default(), Source::Table),
            },
            Site::Haven => (self.rules.pack.haven.effect, Source::Table),
            Site::City(spot) => (self.rules.pack.tables.visit[spot.card.index()], Source::Card(spot)),
            Site::Journey(_) | Site::Event(_) => (Effect::default(), Source::Table),
        }
    }

    /// [V10.1] [V10.2] The event is claimed, its cost paid, and what it does is done.
    fn claim(&mut self, seat: Seat, event: EventId) {
        let sheet = self.rules.pack.event(event);
        self.table.claimed[event.index()] = Some(seat.into());
        self.told.hear(self.table, || Event::Claimed { side: seat.into(), event });
        self.give_goods(seat, None, sheet.cost);
        self.first_step(seat, sheet.effect, Source::Event(event));
    }

    /// [V17.7] Somebody comes to the place that the Spiders watch; once it is carried out they gain by it.
    pub(crate) fn watched_visit(&mut self, site: Site) {
        let place = if let Site::Journey(_) = site { Site::Journey(JourneySpace::SHARED) } else { site };
        if self.table.watched != Some(place) {
            return;
        }
        let owner = seats(self.rules.players()).find(|&p| self.table.player(p).power == Some(Power::Spiders));
        let Some(owner) = owner else {
            return;
        };
        self.then(owner, Work::Watched);
    }

    /// [V9.21] Before the workers come home a token may use a location again.
    pub(crate) fn ask_clock(&mut self, seat: Seat) {
        let clocks = self.rules.pack.tables.clocks;
        let ready = |b: &crate::state::Building| clocks.has(b.card) && b.tokens > 0 && !b.down();
        let costs = self.table.rival.scheming() == Some(Scheme::PoliticalInfluence);
        let player = self.table.player(seat);
        if player.city.iter().any(ready) && (!costs || player.units() > 0) {
            self.ask(seat, Ask::Clock);
        }
    }

    pub(crate) fn strike_clock(&mut self, seat: Seat, site: Site) {
        let clocks = self.rules.pack.tables.clocks;
        let player = self.table.player_mut(seat);
        if let Some(clock) = player.city.iter_mut().find(|b| clocks.has(b.card) && b.tokens > 0 && !b.down()) {
            clock.tokens -= 1;
            let card = clock.card;
            self.told.hear(self.table, || Event::SpentTokens { seat, card, n: 1 });
            self.told.hear(self.table, || Event::Used { seat, site });
            let (effect, source) = self.offer_of(site);
            self.then(seat, Work::Steps { effect, source });
            if self.table.rival.scheming() == Some(Scheme::PoliticalInfluence) {
                self.ask(seat, Ask::Toll { left: 1, coin: Coin::Mix, kept: Reserve::default() });
            }
        }
    }
}

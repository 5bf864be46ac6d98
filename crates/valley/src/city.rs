//! Cities: cards that arrive, share a space, leave; and what they add up to.

use crate::Valley;
use crate::apply::Run;
use crate::event::Event;
use crate::ids::*;
use crate::pack::Asks;
use crate::state::{Building, Player, State};
use std::cmp::Ordering;
use table::{Seat, Side, Sink};
use woodland::{Colour, Kind};

impl Valley {
    /// Brings what is kept of a city up to date: the names it answers to [V16.6], the spaces it takes [V6.2] and the
    /// events it meets. [V10.3]
    pub(crate) fn recount(&self, s: &mut State, seat: Seat) {
        let tables = &self.pack.tables;
        let events = s.events();
        let player = s.player_mut(seat);
        let spaceless = self.spaceless(player.power);
        let mut names = CardSet::NONE;
        let mut spaces = 0u8;
        let mut colours = [0u8; Colour::ALL.len()];
        for building in &player.city {
            if !building.down() {
                names = names.or(tables.names[building.card.index()]);
                colours[tables.colour_of[building.card.index()] as usize] += 1;
            }
            // [V6.3] a pair takes one space
            if building.partner().is_none() || !tables.husbands.has(building.card) {
                spaces += u8::from(!spaceless.has(building.card));
            }
        }
        let met = |event: EventId| match tables.asks[event.index()] {
            Some(Asks::Colour(colour, n)) => colours[colour as usize] >= n,
            Some(Asks::Cards([one, other])) => names.has(one) && names.has(other),
            Some(Asks::EachColour(n)) => colours.iter().all(|&here| here >= n),
            None => false,
        };
        player.met = (0..).zip(events).fold(0, |bits, (n, event)| bits | u8::from(met(event)) << n);
        player.names = names;
        player.spaces = spaces;
    }

    /// The cards that take no space by themselves: legends, who bring their own [V16.7], and the Pigs' Farms too.
    /// [V17.6]
    #[inline]
    pub(crate) fn spaceless(&self, power: Option<Power>) -> CardSet {
        let tables = &self.pack.tables;
        let free = tables.no_space.or(tables.legends);
        if power == Some(Power::Pigs) { free.or(tables.farms) } else { free }
    }

    /// How many spaces a card takes by itself.
    #[inline]
    pub(crate) fn space_of(&self, power: Option<Power>, card: CardId) -> u8 {
        u8::from(!self.spaceless(power).has(card))
    }

    /// How many Farms a city has: of a player, face up, or of the opponent in the box.
    pub(crate) fn farms_in(&self, s: &State, owner: Side) -> u32 {
        let farms = self.pack.tables.farms;
        let count = match owner.seat() {
            Some(owner) => s.player(owner).city.iter().filter(|b| !b.down() && farms.has(b.card)).count(),
            None => s.rival_city().filter(|&card| farms.has(card)).count(),
        };
        count as u32
    }

    /// How many cards of a colour lie face up in a player's city. [V10.3]
    pub(crate) fn colours_in(&self, player: &Player, colour: Colour) -> u32 {
        let set = self.pack.of_colour(colour);
        player.city.iter().filter(|b| !b.down() && set.has(b.card)).count() as u32
    }

    /// The cards of a player's city as spots, with their buildings.
    pub(crate) fn spots<'a>(&self, s: &'a State, owner: Seat) -> impl Iterator<Item = (Spot, &'a Building)> + 'a {
        self.spots_of(s, owner, CardSet::ALL)
    }

    /// The same for these cards alone.
    fn spots_of<'a>(
        &self,
        s: &'a State,
        owner: Seat,
        cards: CardSet,
    ) -> impl Iterator<Item = (Spot, &'a Building)> + 'a {
        let player = s.player(owner);
        let wanted = player.city.iter().enumerate().filter(move |(_, building)| cards.has(building.card));
        wanted
            .map(move |(i, building)| (Spot { owner: owner.into(), card: building.card, nth: player.nth(i) }, building))
    }

    /// The cards of a city without those that are in all respects like an earlier one.
    pub(crate) fn distinct_spots<'a>(
        &self,
        s: &'a State,
        owner: Seat,
    ) -> impl Iterator<Item = (Spot, &'a Building)> + 'a {
        self.distinct_spots_of(s, owner, CardSet::ALL)
    }

    /// The same for these cards alone.
    pub(crate) fn distinct_spots_of<'a>(
        &self,
        s: &'a State,
        owner: Seat,
        cards: CardSet,
    ) -> impl Iterator<Item = (Spot, &'a Building)> + 'a {
        self.spots_of(s, owner, cards)
            .filter(|&(spot, building)| spot.nth == 0 || !s.is_like_an_earlier_one(spot, building))
    }

    /// Which lone partner a card would join on arrival, the Matriarch before a Wife. [V6.3] [V16.11]
    pub(crate) fn partner_for(&self, player: &Player, card: CardId) -> Option<usize> {
        self.lone_partner(player, card, None)
    }

    /// The same when a card is about to leave.
    pub(crate) fn lone_partner(&self, player: &Player, card: CardId, leaving: Option<Spot>) -> Option<usize> {
        let tables = &self.pack.tables;
        let wanted = if tables.husbands.has(card) {
            tables.wives
        } else if tables.wives.has(card) {
            tables.husbands
        } else {
            return None;
        };
        let lone = |b: &Building| wanted.has(b.card) && b.partner().is_none() && !b.down();
        let gone = leaving.and_then(|spot| player.find(spot.card, spot.nth));
        let best = player.city.iter().enumerate().filter(|(i, b)| lone(b) && Some(*i) != gone);
        best.max_by_key(|(i, b)| (tables.legends.has(b.card), std::cmp::Reverse(*i))).map(|(i, _)| i)
    }

    /// How many pairs of Husband and Wife a player has.
    pub(crate) fn pairs(&self, player: &Player) -> u32 {
        let shown = |half: CardSet| {
            player.city.iter().filter(|b| half.has(b.card) && b.partner().is_some() && !b.down()).count() as u32
        };
        shown(self.pack.tables.husbands).min(shown(self.pack.tables.wives))
    }

    /// Whether a card of a city may be discarded: no legend [V16.7], nothing face down. [V25.20]
    #[inline]
    pub(crate) fn can_leave(&self, building: &Building) -> bool {
        !building.down() && !self.pack.tables.legends.has(building.card)
    }

    /// How many spaces come free when this card leaves. [V6.7]
    pub(crate) fn freed_by(&self, player: &Player, building: &Building) -> u8 {
        if building.partner().is_some() { 0 } else { self.space_of(player.power, building.card) }
    }

    /// How many worker spaces a card of a city has now [V4.16]; workers already there stay. [V9.4]
    pub(crate) fn worker_spaces(&self, s: &State, spot: Spot) -> u8 {
        let card = self.pack.card(spot.card);
        let unlocked = match card.second {
            None => false,
            Some(opener) => spot.owner.seat().is_none_or(|owner| s.player(owner).names.has(opener)),
        };
        card.spaces + u8::from(unlocked)
    }

    /// The cards of the city that may be discarded as one of this kind, other than the one left out.
    pub(crate) fn dismantlable<'a>(
        &'a self,
        s: &'a State,
        seat: Seat,
        kind: Option<Kind>,
        but: Option<Spot>,
    ) -> impl Iterator<Item = (Spot, &'a Building)> + 'a {
        self.distinct_spots(s, seat).filter(move |&(spot, building)| self.may_dismantle(spot, building, kind, but))
    }

    /// Whether a card of the city may be discarded as one of this kind, other than the one left out.
    pub(crate) fn may_dismantle(&self, spot: Spot, building: &Building, kind: Option<Kind>, but: Option<Spot>) -> bool {
        self.can_leave(building) && Some(spot) != but && kind.is_none_or(|kind| self.pack.of_kind(kind).has(spot.card))
    }
}

impl<S: Sink<Valley>> Run<'_, S> {
    /// A card comes to lie in a player's city, with its partner if one waits for it.
    pub(crate) fn settle(&mut self, seat: Seat, card: CardId) -> Spot {
        let partner = self.rules.partner_for(self.table.player(seat), card);
        let tokens = self.rules.pack.tables.enters_with[card.index()];
        let player = self.table.player_mut(seat);
        let mut building = Building::new(card);
        building.tokens = tokens;
        if let Some(at) = partner {
            building.set_partner(Some(player.city[at].card));
            player.city[at].set_partner(Some(card));
        }
        player.city.push(building);
        self.rules.recount(self.table, seat);
        let player = self.table.player(seat);
        Spot { owner: seat.into(), card, nth: player.nth(player.city.len() - 1) }
    }

    /// A card leaves a player's city. What lies on it is lost [V9.1]; workers on it come home later or never. [V9.3]
    pub(crate) fn leave_city(&mut self, spot: Spot) -> Option<Building> {
        let seat = spot.owner.seat()?;
        let at = self.table.player(seat).find(spot.card, spot.nth)?;
        let player = self.table.player_mut(seat);
        let building = player.city.remove(at);
        // [V9.2] who is left behind keeps the space
        if let Some(partner) = building.partner() {
            let other = player.city.iter_mut().find(|b| b.card == partner && b.partner() == Some(building.card));
            if let Some(other) = other {
                other.set_partner(None);
            }
        }
        self.rules.recount(self.table, seat);
        self.workers_of_lost(spot);
        if self.rules.pack.tables.jails.has(spot.card) {
            for prisoner in std::mem::take(&mut self.table.player_mut(seat).prisoners) {
                self.discard_openly(prisoner);
            }
        }
        Some(building)
    }

    fn workers_of_lost(&mut self, spot: Spot) {
        let permanent = self.rules.pack.tables.permanent.has(spot.card);
        let left = |post: Post| match post {
            Post::At(Site::City(on)) | Post::Guard(on) if on.owner == spot.owner && on.card == spot.card => {
                let guard = matches!(post, Post::Guard(_));
                match on.nth.cmp(&spot.nth) {
                    Ordering::Less => post,
                    Ordering::Equal if permanent && !guard => Post::Lost,
                    Ordering::Equal => Post::Away,
                    Ordering::Greater if guard => Post::Guard(Spot { nth: on.nth - 1, ..on }),
                    Ordering::Greater => Post::At(Site::City(Spot { nth: on.nth - 1, ..on })),
                }
            }
            _ => post,
        };
        self.table.change_posts(left);
    }

    /// A card of the city goes to the discard pile.
    pub(crate) fn discard_from_city(&mut self, spot: Spot) {
        if let Some(seat) = spot.owner.seat()
            && self.leave_city(spot).is_some()
        {
            self.discard_openly(spot.card);
            self.told.hear(self.table, || Event::Left { seat, card: spot.card });
        }
    }
}

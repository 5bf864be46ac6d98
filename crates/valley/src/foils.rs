//! Personalities, plots and schemes at work: what Nightweave's webs do to a human, and how it can be foiled.

use crate::Valley;
use crate::action::Action;
use crate::apply::Run;
use crate::event::Event;
use crate::frame::{Ask, Coin, Night, Reserve, Threat, Work};
use crate::ids::*;
use crate::legal::{list_hand, list_places, list_sites, list_spots};
use crate::memory::HERS;
use crate::state::{Player, State};
use crate::webs::{FoiledBy, Personality, Scheme, SchemeCard, Strike};
use arrayvec::ArrayVec;
use table::stack::{Flow, GO_ON, Machine};
use table::{Eyes, Seat, Side, Sink};
use woodland::{Colour, Goods, Kind};

impl Valley {
    /// Calls `out` with every answer to a question that Nightweave asks.
    #[cold]
    pub(crate) fn night_answers(
        &self,
        s: &State,
        seat: Seat,
        ask: Night,
        out: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        let player = s.player(seat);
        match ask {
            Night::Foil { threat, coin, most, each, paid } => {
                let enough = if each { 1 } else { usize::from(most - paid) };
                if paid < most && threat.pays_her() {
                    out(Action::Point)?;
                } else if paid < most && self.spare_units(s, seat, coin, Reserve::default()) >= enough {
                    self.list_units(s, seat, coin, Reserve::default(), out)?;
                }
                if each || paid == 0 {
                    out(Action::Skip)?;
                }
            }
            Night::FoilPrice { scheme } => {
                let possible = self.foil_prices(s, seat, scheme);
                (0..2).filter(|&n| possible[n as usize]).try_for_each(|n| out(Action::Option(n)))?;
            }
            Night::Replace { card, drawn, .. } => list_hand(self.replacements(player, card, drawn), out)?,
            Night::Spider { of, open } => {
                for spot in self.spots_for_her(s, of, open) {
                    out(Action::Use(Site::City(spot.seen_from(seat))))?;
                }
            }
            Night::Web { events: true } => {
                let free = |place: &usize| s.claimed[s.specials[*place].index()].is_none() && s.under[*place].webs == 0;
                (0..SPECIALS).filter(free).try_for_each(|place| out(Action::Use(Site::Event(s.specials[place]))))?;
            }
            Night::Web { events: false } => list_places(self.bare_places(s), seat, out)?,
            Night::Lose { threat: Threat::Mesmerize } => list_hand(s.aside.iter().copied().collect::<CardSet>(), out)?,
            Night::Lose { .. } => list_hand(player.hand_names(), out)?,
            Night::Guard => {
                let threat = Threat::Scheme(Scheme::Repossession.card());
                list_spots(self.yieldable(s, seat, threat).into_iter(), seat, out)?;
            }
            Night::Yield { threat } => list_spots(self.yieldable(s, seat, threat).into_iter(), seat, out)?,
            Night::Snag => {
                let mut open = Slot::all()
                    .filter(|&slot| s.meadow[slot.index()].is_some_and(|card| self.pack.tables.open.has(card)));
                open.try_for_each(|slot| out(Action::Meadow(slot)))?;
            }
            Night::Capture { .. } => list_sites(self.movable(s, seat), seat, out)?,
            Night::KeepOpen { kind } => {
                if player.units() > 0 {
                    let cards = self.pack.of_kind(kind);
                    let down = self.distinct_spots(s, seat).filter(|(spot, b)| b.down() && cards.has(spot.card));
                    list_spots(down.map(|(spot, _)| spot), seat, out)?;
                }
            }
        }
        GO_ON
    }

    /// Which of the two prices of a foil can be paid.
    fn foil_prices(&self, s: &State, seat: Seat, scheme: SchemeCard) -> [bool; 2] {
        let player = s.player(seat);
        match scheme.does.foiled_by() {
            // [V25.26] a worker still at home, and a card to put it on
            Some(FoiledBy::Worker) => {
                [player.workers_home() > 0 && !self.yieldable(s, seat, Threat::Scheme(scheme)).is_empty(), false]
            }
            Some(FoiledBy::TwoOf(good)) => [player.goods.of(good) >= 2, player.units() >= 3],
            Some(FoiledBy::All(..) | FoiledBy::Each(..) | FoiledBy::Card(_)) | None => [false; 2],
        }
    }

    /// The cards of the hand that can take the place of one of the Meadow: of its colour, and if there is another, not
    /// the one just drawn. [V23.8]
    fn replacements(&self, player: &Player, card: CardId, drawn: bool) -> CardSet {
        let mut fitting = player.hand_names().and(self.pack.of_colour(self.pack.card(card).colour));
        let copies = player.hand.iter().filter(|held| held.card() == card && !held.stuck()).count();
        if drawn && copies < 2 && fitting.len() > 1 {
            fitting.remove(card);
        }
        fitting
    }

    /// The exclusive locations and clearings without worker or web.
    fn bare_places<'a>(&'a self, s: &'a State) -> impl Iterator<Item = Site> + 'a {
        let basics = self.pack.ring().iter().copied().map(Site::Basic);
        let places = basics.chain(s.clearings().map(Site::Forest));
        places.filter(|&site| s.workers_at(site) == 0 && !self.is_webbed(s, site))
    }

    /// Cards of a human's city that she may take. [V24.16] [V25.26]
    fn yieldable(&self, s: &State, seat: Seat, threat: Threat) -> ArrayVec<Spot, CITY_CARDS> {
        let points = |spot: &Spot| self.pack.tables.points[spot.card.index()];
        let all: ArrayVec<Spot, CITY_CARDS> =
            self.distinct_spots(s, seat).filter(|(_, b)| self.can_leave(b)).map(|(spot, _)| spot).collect();
        let keep = |wanted: &dyn Fn(&Spot) -> bool| -> ArrayVec<Spot, CITY_CARDS> {
            all.iter().copied().filter(|spot| wanted(spot)).collect()
        };
        if threat == Threat::Bounty {
            let worthy = keep(&|spot| points(spot) >= 1);
            return if worthy.is_empty() { all } else { worthy };
        }
        let purple = keep(&|spot| self.pack.of_colour(Colour::Purple).has(spot.card));
        if !purple.is_empty() {
            return purple;
        }
        let best = all.iter().map(points).max();
        keep(&|spot| Some(points(spot)) == best)
    }
}

impl<S: Sink<Valley>> Run<'_, S> {
    // ---- personalities ----

    /// [V23.2] A human has taken a card beside her figure, by drawing or by playing it.
    pub(crate) fn beside_her(&mut self, seat: Seat, slot: Slot, card: CardId, drawn: bool) {
        if self.rules.is_beside_her(self.table, slot) {
            self.disturb_her(seat, slot, card, drawn);
        }
    }

    #[cold]
    fn disturb_her(&mut self, seat: Seat, slot: Slot, card: CardId, drawn: bool) {
        match self.table.rival.personality {
            Some(Personality::Needy) => {
                let player = self.table.player_mut(seat);
                player.points = player.points.saturating_sub(1);
                self.told.hear(self.table, || Event::LostPoint { seat });
                self.night_gains(1);
            }
            Some(Personality::Klutzy) => {
                self.sweep_neighbours();
                self.refill();
            }
            Some(Personality::Nonchalant) => self.stroll(),
            Some(Personality::Naysayer) => self.night_asks(seat, Night::Replace { slot, card, drawn }),
            Some(Personality::Nasty) => {
                let points = self.rules.pack.tables.points[card.index()].max(1) as u8;
                self.threaten(seat, Threat::Nasty, Coin::Mix, points, true);
            }
            Some(Personality::Nefarious | Personality::Narcissist | Personality::Notable) | None => {}
        }
    }

    /// [V23.5]
    pub(crate) fn sweep_neighbours(&mut self) {
        for slot in Slot::all() {
            if self.rules.is_beside_her(self.table, slot) {
                self.sweep(slot);
            }
        }
    }

    /// [V23.7] She moves to another slot; the card there becomes a feat.
    fn stroll(&mut self) {
        self.refill();
        let slot = loop {
            let rolled = Slot::rolled(self.roll()).filter(|&slot| self.table.rival.figure != Some(slot));
            if let Some(slot) = rolled {
                break slot;
            }
        };
        if let Some(card) = self.table.meadow[slot.index()].take() {
            self.feat(card, true);
        }
        self.table.rival.figure = Some(slot);
        self.told.hear(self.table, || Event::Figure { slot });
        self.refill();
    }

    // ---- foils ----

    /// She asks somebody.
    pub(crate) fn night_asks(&mut self, seat: Seat, ask: Night) {
        self.ask(seat, Ask::Night(ask));
    }

    /// Something is about to happen to a human, who may foil it. [V24.1]
    pub(crate) fn threaten(&mut self, seat: Seat, threat: Threat, coin: Coin, most: u8, each: bool) {
        self.night_asks(seat, Night::Foil { threat, coin, most, each, paid: 0 });
    }

    /// [V24.6]
    pub(crate) fn threaten_silk(&mut self, seat: Seat, spot: Spot) {
        self.threaten(seat, Threat::Silk(spot), Coin::Mix, 1, false);
    }

    fn foil_ends(&mut self, seat: Seat, threat: Threat, paid: u8, most: u8) {
        if paid > 0 {
            self.told.hear(self.table, || Event::Foiled { threat });
        }
        self.then(seat, Work::Befall { threat, paid, most });
    }

    /// Carries out an answer to a question of hers.
    #[cold]
    pub(crate) fn night_answer(&mut self, seat: Seat, ask: Night, action: Action) {
        match (ask, action) {
            (Night::Foil { threat, paid, most, .. }, Action::Skip) => self.foil_ends(seat, threat, paid, most),
            (Night::Foil { threat, coin, most, each, paid }, unit) => {
                if threat.pays_her() {
                    self.night_gains(1);
                } else {
                    self.pay_unit(seat, unit);
                }
                let paid = paid + 1;
                if paid == most {
                    self.foil_ends(seat, threat, paid, most);
                } else {
                    self.night_asks(seat, Night::Foil { threat, coin, most, each, paid });
                }
            }
            (Night::FoilPrice { scheme }, Action::Option(n)) => self.pay_foil(seat, scheme, n),
            (Night::FoilPrice { scheme }, _) => self.foil_ends(seat, Threat::Scheme(scheme), 0, 1),
            (Night::Replace { slot, .. }, Action::Pick(spot)) => {
                self.leave_hand_openly(seat, spot.card);
                self.table.meadow[slot.index()] = Some(spot.card);
                self.told.hear(self.table, || Event::Refilled { slot, card: spot.card });
            }
            (Night::Spider { open, .. }, Action::Use(Site::City(spot))) => self.spider_visits(spot.by(seat), open),
            (Night::Web { .. }, Action::Use(site)) => self.lay_web(site.by(seat)),
            (Night::Lose { threat: Threat::Mesmerize }, Action::Pick(spot)) => self.lose_mesmerized(seat, spot.card),
            (Night::Lose { .. }, Action::Pick(spot)) => {
                // [V24.15]
                self.leave_hand_openly(seat, spot.card);
                self.enter_her_city_or_lair(spot.card);
            }
            (Night::Guard, Action::Pick(spot)) => self.guard(seat, spot.by(seat)),
            (Night::Yield { threat }, Action::Pick(spot)) => self.yield_card(seat, spot.by(seat), threat),
            (Night::Snag, Action::Meadow(slot)) => self.snag(slot),
            (Night::Capture { scheme }, Action::Use(site)) => {
                let site = site.by(seat);
                let workers = &self.table.player(seat).workers;
                if let Some(worker) = workers.at(site) {
                    if scheme.does.strike() == Strike::Capture {
                        self.capture(seat, worker);
                    } else {
                        self.drug(seat, worker);
                    }
                }
            }
            // [V25.27]
            (Night::Capture { scheme }, _) => self.table.rival.soup |= scheme.does.strike() == Strike::Drug,
            (Night::KeepOpen { kind }, Action::Pick(spot)) => self.keep_open(seat, spot.by(seat), kind),
            _ => {}
        }
    }

    /// One is discarded, the other goes into her hand. [V24.9] The chosen one first, whatever they are: the order would
    /// tell of hidden cards. [V3.6]
    fn lose_mesmerized(&mut self, seat: Seat, chosen: CardId) {
        self.drop_aside(seat, chosen);
        while let Some(&card) = self.table.aside.first() {
            self.told.hear(self.table, || Event::GaveCard { seat, to: Side::RIVAL, card: Some(card) });
            self.leave_aside(seat, card, Some(HERS), Eyes::NOBODY);
            self.enter_her_hand(card);
        }
        self.table.aside_seen = Eyes::NOBODY;
    }

    /// A worker guards a card that she wants. [V25.26]
    fn guard(&mut self, seat: Seat, spot: Spot) {
        let workers = &mut self.table.player_mut(seat).workers;
        if let Some(worker) = workers.home() {
            workers.set(worker, Post::Guard(spot));
            self.told.hear(self.table, || Event::Placed { seat, site: Site::City(spot) });
        }
    }

    /// A card of the city becomes hers. [V24.16] [V25.26]
    fn yield_card(&mut self, seat: Seat, spot: Spot, threat: Threat) {
        if self.leave_city(spot).is_some() {
            self.told.hear(self.table, || Event::Left { seat, card: spot.card });
            if threat == Threat::Bounty {
                self.enter_her_city_or_lair(spot.card);
            } else {
                self.enter_her_city(spot.card, None);
            }
        }
    }

    /// A card that she has turned down is turned up again, for a toll; others may follow.
    fn keep_open(&mut self, seat: Seat, spot: Spot, kind: Kind) {
        if let Some(building) = self.table.building_mut(spot) {
            building.set_down(false);
        }
        self.rules.recount(self.table, seat);
        self.told.hear(self.table, || Event::Foiled { threat: Threat::Scheme(kept_open(kind).card()) });
        self.night_asks(seat, Night::KeepOpen { kind });
        self.ask(seat, Ask::Toll { left: 1, coin: Coin::Mix, kept: Reserve::default() });
    }

    /// Pays one of two prices of a foil.
    fn pay_foil(&mut self, seat: Seat, scheme: SchemeCard, n: u8) {
        self.told.hear(self.table, || Event::Foiled { threat: Threat::Scheme(scheme) });
        match (scheme.does.foiled_by(), n) {
            (Some(FoiledBy::Worker), _) => self.night_asks(seat, Night::Guard),
            (Some(FoiledBy::TwoOf(good)), 0) => self.give_goods(seat, None, Goods::several(good, 2)),
            (Some(FoiledBy::TwoOf(_)), _) => {
                self.ask(seat, Ask::Toll { left: 3, coin: Coin::Mix, kept: Reserve::default() });
            }
            (Some(FoiledBy::All(..) | FoiledBy::Each(..) | FoiledBy::Card(_)) | None, _) => {}
        }
    }

    // ---- webs ----

    fn lay_web(&mut self, site: Site) {
        match site {
            Site::Basic(_) | Site::Forest(_) | Site::Haven => self.table.rival.webs.lay(site),
            Site::Event(event) => {
                if let Some(place) = self.table.special_place(event) {
                    self.table.under[place].webs = self.table.under[place].webs.saturating_add(1);
                }
            }
            Site::Journey(_) | Site::City(_) => return,
        }
        self.told.hear(self.table, || Event::Web { site });
    }

    /// What webs bring her when a human's worker comes to a place.
    pub(crate) fn webs_answer_worker(&mut self, seat: Seat, site: Site) {
        if self.rules.mode.lair().is_none() {
            return;
        }
        if self.table.rival.webs.has(site) {
            // [V24.14]
            self.night_gains_level();
        }
        let Some(scheme) = self.table.rival.scheming() else {
            return;
        };
        if let Some((places, points)) = scheme.sway().spoils
            && self.rules.is_among(self.table, places, site)
        {
            self.night_gains(points);
        }
        // [V25.9]
        if scheme == Scheme::InvisibleTrap && matches!(site, Site::Basic(_)) {
            self.threaten(seat, Threat::Trap, Coin::Mix, 1, false);
        }
    }
}

/// The scheme whose foil keeps cards of this kind face up.
fn kept_open(kind: Kind) -> Scheme {
    match kind {
        Kind::Construction => Scheme::ClosedForRepairs,
        Kind::Critter => Scheme::ParalyzingFear,
    }
}

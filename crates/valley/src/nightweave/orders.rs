//! What Nightweave's orders mean at a table of cardboard: where her cards and spiders go, and what must be asked for it.

use super::companion::{Paused, Table};
use super::desk::{named, occasion};
use super::house::{Extra, Named};
use super::known::{Deed, Held};
use super::question::{Count, Foil, Guest, Question, Source, Stand};
use super::{Discovery, Figure, InCity, Order, Whose};
use crate::ids::*;
use crate::webs::{Personality, Plot};
use table::companion::Reply;

/// A card enters her city, or goes where such a card goes. [V21.5] [V26.4]
pub(super) fn enter(table: &mut Table, card: Named) -> Result<(), Paused> {
    let house = table.known().house.0.clone();
    if house.is_fool(card) {
        let human = table.known().struck();
        table.order(Deed::Fool(card, human));
    } else if house.is_corrin(card) {
        table.order(Deed::Feat(card));
    } else if let Named::Other { what: Extra::Rowdy, .. } = card {
        super::rowdy(table, true)?;
    } else if let Named::Other { what: Extra::Robber, .. } = card {
        super::robber(table, true)?;
    } else {
        table.order(Deed::Enters(card));
    }
    Ok(())
}

/// The same, or a feat if there is no room. [V24.15]
pub(super) fn enter_or_feat(table: &mut Table, card: Named) -> Result<(), Paused> {
    if table.known().has_room_for(card) {
        return enter(table, card);
    }
    table.order(Deed::Feat(card));
    Ok(())
}

/// Carries out an order of hers.
pub(super) fn carry_out(table: &mut Table, order: Order) -> Result<(), Paused> {
    match order {
        Order::PlayMeadow(slot) => {
            let card = named(table, Source::Meadow(slot))?;
            table.hers(order);
            table.flatter(slot);
            card.map_or(Ok(()), |card| enter(table, card))
        }
        // [V19.17] the place that her card names, unless that was taken
        Order::Spider(place) => {
            let aim = match table.orders().last() {
                Some(Deed::Hers(Order::Does(act))) => act.aim(),
                _ => None,
            };
            aim.filter(|&aim| aim != place).into_iter().for_each(|aim| table.order(Deed::Instead(aim)));
            table.hers(order);
            Ok(())
        }
        Order::Fails(act) => {
            table.hers(order);
            if act.aim().is_some() {
                table.order(if table.known().spiders > 0 { Deed::NoneFree } else { Deed::NoneLeft });
            }
            Ok(())
        }
        Order::PlayStation(n) => table.plays(order, Source::Station(n)),
        Order::PlayTop => table.plays(order, Source::Top(0)),
        Order::PlayHand => table.plays(order, Source::Hand),
        Order::PlaceFigure(slot) => {
            table.place_figure(order, Source::Meadow(slot))?;
            super::weave::figure_entered(table)
        }
        Order::FigureOnStation(n) => table.place_figure(order, Source::Station(n)),
        Order::Balked => {
            table.hers(order);
            let known = table.known();
            // [V24.8] at level 0 there is nothing to be had
            if known.plot != Some(Plot::Compensation) || known.house.0.level == Level(0) {
                return Ok(());
            }
            let balks = known.balks;
            if !table.ask(Question::Foil(Foil::Compensation(balks)), Reply::is)? {
                table.hers(Order::Level);
            }
            Ok(())
        }
        Order::Refill => {
            if table.known().station_gap {
                table.order(Deed::StationFilled);
            }
            let full = !table.known().thinned;
            table.order(if full { Deed::Full } else { Deed::Hers(order) });
            Ok(())
        }
        Order::VisitOwn => table.visit_own(),
        Order::VisitOpen(Whose::Hers) => {
            table.visit_open();
            Ok(())
        }
        Order::Scheme => super::weave::draw_scheme(table),
        Order::FeatsEnter => table.feats_enter(),
        Order::Wonder { n, .. } => {
            table.hers(order);
            let price = table.ask(Question::Guest(Guest::WonderPrice(n)), Reply::number)?;
            table.order(Deed::Paid(price));
            let points = table.ask(Question::Guest(Guest::WonderPoints(n)), Reply::number)?;
            table.order(Deed::Treasure(points));
            Ok(())
        }
        Order::MapTile(_) => {
            table.hers(order);
            let points = table.ask(Question::Guest(Guest::MapPoints), Reply::number)?;
            table.order(Deed::Treasure(points));
            Ok(())
        }
        Order::Discovery(_, found) => {
            table.hers(order);
            let points = table.ask(Question::Guest(Guest::DiscoveryPoints), Reply::number)?;
            table.order(Deed::Treasure(points));
            if found == Discovery::Place {
                table.order(Deed::Found);
            }
            Ok(())
        }
        Order::Sail => {
            table.aimed(order);
            let known = table.known();
            let ship = known.places().find(|at| can_leave(&known.city[at.index()]));
            ship.into_iter().for_each(|at| table.order(Deed::Leaves(at)));
            Ok(())
        }
        Order::TakeVisitor(n) => {
            table.hers(order);
            let had = table.known().visitors.len() as u8;
            let occasion = occasion(table);
            let value = table.ask(Question::Guest(Guest::Visitor { n, had, occasion }), Reply::number)?;
            table.order(Deed::Visitor(value));
            Ok(())
        }
        Order::TakeGreen { .. } => Ok(()),
        Order::SendRowdy => {
            table.aimed(order);
            Ok(())
        }
        Order::SwapHands { by_her, .. } => {
            if by_her {
                table.aimed(order)
            } else {
                table.hers(order)
            }
            let n = table.ask(Question::Count(Count::Robber), Reply::number)?;
            table.order(Deed::HandIs(n));
            Ok(())
        }
        Order::TakeNewleaf => {
            table.hers(order);
            let n = table.ask(Question::Count(Count::Newleaf), Reply::number)?;
            // They lie there already.
            let hand = table.known().hand.saturating_add(n);
            table.order(Deed::HandIs(hand));
            Ok(())
        }
        Order::LoseGreen => {
            table.hers(order);
            let at = table.ask_or_nothing(Question::Guest(Guest::LostGreen), Reply::pick::<InCity>)?;
            let card = at.and_then(|at| Some((at, table.known().city.get(at.index())?.card)));
            card.into_iter().for_each(|(at, card)| table.order(Deed::Robbed(at, card)));
            Ok(())
        }
        _ => {
            table.hers(order);
            Ok(())
        }
    }
}

/// Whether it is a Pirate Ship without a spider. [V27.8]
pub(super) fn can_leave(held: &Held) -> bool {
    matches!(held.card, Named::Other { what: Extra::PirateShip, .. }) && held.spiders == 0
}

/// What her orders mean here.
trait Hands {
    fn hers(&mut self, order: Order);
    fn aimed(&mut self, order: Order);
    fn stands(&mut self, at: InCity, open: bool);
    fn visit_open(&mut self);
    fn flatter(&mut self, slot: Slot);
    fn plays(&mut self, order: Order, from: Source) -> Result<(), Paused>;
    fn place_figure(&mut self, order: Order, from: Source) -> Result<(), Paused>;
    fn visit_own(&mut self) -> Result<(), Paused>;
    fn feats_enter(&mut self) -> Result<(), Paused>;
}

impl Hands for Table {
    fn hers(&mut self, order: Order) {
        Table::order(self, Deed::Hers(order));
    }

    /// [V19.32] It strikes the human whom the arrow points at.
    fn aimed(&mut self, order: Order) {
        let human = self.known().struck();
        Table::order(self, Deed::Aimed(order, human));
    }

    fn stands(&mut self, at: InCity, open: bool) {
        let card = self.known().city.get(at.index()).map(|held| held.card);
        Table::order(self, Deed::Stands { at, card, open });
    }

    /// A spider visits an open card of hers. [V19.25]
    fn visit_open(&mut self) {
        self.hers(Order::VisitOpen(Whose::Hers));
        if let Some(at) = self.known().chosen {
            let held = self.known().city.get(at.index()).copied();
            let worth = held.map_or(0, |held| self.known().visit_worth(held.card));
            self.stands(at, true);
            Table::order(self, Deed::Tokens(worth));
        }
    }

    /// [V23.6] The Narcissist likes what she plays from beside herself.
    fn flatter(&mut self, slot: Slot) {
        let known = self.known();
        let beside = matches!(known.figure, Figure::Meadow(at) if at.touches(slot));
        if known.personality == Some(Personality::Narcissist) && beside {
            self.hers(Order::Level);
        }
    }

    fn plays(&mut self, order: Order, from: Source) -> Result<(), Paused> {
        let card = named(self, from)?;
        self.hers(order);
        card.map_or(Ok(()), |card| enter(self, card))
    }

    /// [V19.15] In a full city the card is discarded; its name is asked only where it may matter.
    fn place_figure(&mut self, order: Order, from: Source) -> Result<(), Paused> {
        let known = self.known();
        let full = known.spaces() >= CITY;
        let may_matter = known.plot == Some(Plot::Snag) || known.house.0.valley.mode.modules.corrin;
        if full && !may_matter {
            self.hers(order);
            Table::order(self, Deed::Tossed);
            return Ok(());
        }
        let card = named(self, from)?;
        self.hers(order);
        match card.filter(|&card| self.known().has_room_for(card)) {
            Some(card) => enter(self, card),
            None => {
                Table::order(self, Deed::Tossed);
                Ok(())
            }
        }
    }

    /// [V19.23] [V28.7] A human chooses among several.
    fn visit_own(&mut self) -> Result<(), Paused> {
        let known = self.known();
        let house = known.house.0.clone();
        let free = |at: &InCity| {
            let held = known.city[at.index()];
            !house.is_open(held.card) && house.spots(held.card) > held.spiders
        };
        let mut free: Vec<Stand> = known.places().filter(free).map(Stand::Card).collect();
        if known.found[0] > known.found[1] {
            free.push(Stand::Discovery);
        }
        let at = match free[..] {
            [] => None,
            [only] => Some(only),
            _ => Some(self.ask(Question::OwnSpot(free.clone()), |reply| reply.one_of(&free))?),
        };
        self.hers(Order::VisitOwn);
        match at {
            Some(Stand::Discovery) => Table::order(self, Deed::OnDiscovery),
            Some(Stand::Card(at)) => self.stands(at, false),
            None => {}
        }
        Ok(())
    }

    /// [V20.11] What lay unseen is named; a Fool is discarded.
    fn feats_enter(&mut self) -> Result<(), Paused> {
        self.hers(Order::FeatsEnter);
        for card in self.known().feats.clone() {
            Table::order(self, Deed::Enters(card));
        }
        while self.known().hidden > 0 {
            let left = self.known().hidden;
            if let Some(card) = named(self, Source::Feat(left))? {
                let fool = self.known().house.0.is_fool(card);
                Table::order(self, Deed::Shown(card));
                let last = self.known().places().last();
                if let Some(at) = last.filter(|_| fool) {
                    Table::order(self, Deed::Leaves(at));
                }
            }
        }
        Ok(())
    }
}

//! Nightweave's procedures at a table of cardboard: what is known answers, people are asked for the rest.

use super::ask::{Count, DISCOVERY, Foil, From, OTHER_EVENT, Question};
use super::companion::{Paused, Table};
use super::house::{EXTRAS, Extra, Named};
use super::known::{Deed, Held};
use super::{Discovery, Expansions, Field, Figure, Fit, Order, Place, River, Row, Whose};
use crate::ids::*;
use crate::webs::{Personality, Plot, Scheme};
use table::automa::Pause;
use table::companion::Reply;
use woodland::{Colour, Season};

/// Which card it is that comes from there.
pub(super) fn named(table: &mut Table, from: From) -> Result<Option<Named>, Paused> {
    let Some(value) = table.ask(Question::Card(from), Reply::pick_or_nothing::<u16>)? else {
        return Ok(None);
    };
    let Some(extra) = value.checked_sub(EXTRAS) else {
        return Ok(Some(Named::Ours(CardId(value as u8))));
    };
    let what = Extra::ALL[usize::from(extra)];
    // These two go elsewhere at once, whatever they are, but for one that lay unseen in her Lair. [V26.9] [V26.11]
    if matches!(what, Extra::Rowdy | Extra::Robber) && !matches!(from, From::Feat(_)) {
        return Ok(Some(Named::Other { what, colour: Colour::Red, points: 0 }));
    }
    let colour = match what {
        Extra::Ferry | Extra::PirateShip | Extra::Hotel | Extra::Place | Extra::Open => Colour::Red,
        _ if from == From::Green => Colour::Green,
        _ => {
            let n = table.ask(Question::Colour(from), Reply::pick::<u8>)?;
            Colour::ALL[usize::from(n)]
        }
    };
    let points = table.ask(Question::Points(from), Reply::number)?;
    Ok(Some(Named::Other { what, colour, points }))
}

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

/// The die.
pub(super) fn roll(table: &mut Table) -> Result<u8, Paused> {
    let n = table.ask(Question::Roll, Reply::number)?;
    table.order(Deed::Rolled(n));
    Ok(n)
}

/// How she meets an event that nobody is known to have claimed.
fn fit(table: &mut Table, row: Row, n: u8) -> Result<Option<Fit>, Paused> {
    if table.known().claimed.contains(&(row, n)) {
        return Ok(None);
    }
    let house = table.known().house.0.clone();
    let event = match row {
        Row::Basic => house.basic_event(n),
        Row::Special => {
            let event = table.ask(Question::Special(n), Reply::pick::<u16>)?;
            (event < OTHER_EVENT).then_some(EventId(event as u8))
        }
    };
    let fit = match event {
        Some(event) => {
            let city = table.known().city.iter().map(|held| held.card);
            let (all, have) = house.fit(event, city);
            Fit { all, have }
        }
        // One of another box: people compare.
        None => {
            let near = table.ask(Question::Fit(row, n), Reply::pick::<u8>)?;
            Fit { all: near == 2, have: 2 * u8::from(near > 0) }
        }
    };
    Ok(Some(fit))
}

/// The first of these events that is still there.
pub(super) fn first_event(table: &mut Table, row: Row, order: Vec<u8>) -> Result<Option<u8>, Paused> {
    if order.is_empty() {
        return Ok(None);
    }
    table.ask(Question::Event(row, order), Reply::pick_or_nothing)
}

impl Field for Table {
    type Pause = Pause<super::companion::Nightweave>;

    fn turn_up(&mut self) -> Result<u8, Self::Pause> {
        let card = self.ask(Question::TurnUp, Reply::pick)?;
        Table::order(self, Deed::TurnUp(card));
        Ok(card)
    }

    fn times_empty(&mut self) -> u8 {
        self.known().times_empty
    }

    fn season(&mut self) -> Result<Season, Self::Pause> {
        Ok(self.known().season)
    }

    fn spiders(&mut self) -> Result<u8, Self::Pause> {
        Ok(self.known().spiders)
    }

    fn figure(&mut self) -> Result<Figure, Self::Pause> {
        Ok(self.known().figure)
    }

    fn has_hand(&mut self) -> Result<bool, Self::Pause> {
        Ok(self.known().hand > 0)
    }

    fn has_room(&mut self) -> Result<bool, Self::Pause> {
        Ok(self.known().spaces() < CITY)
    }

    fn top_needs_no_room(&mut self) -> Result<bool, Self::Pause> {
        let modules = self.known().house.0.valley.mode.modules;
        if !modules.legends && !modules.corrin {
            return Ok(false);
        }
        self.ask(Question::TopNeedsNoRoom, Reply::is)
    }

    fn is_free(&mut self, place: Place) -> Result<bool, Self::Pause> {
        Ok(self.first_free(&[place])?.is_some())
    }

    fn first_free(&mut self, places: &[Place]) -> Result<Option<usize>, Self::Pause> {
        let known = self.known();
        let scheme = known.scheme.map(|card| card.does);
        let barred = |place: &Place| match place {
            // The Haven takes many.
            Place::Haven => known.webs.contains(place),
            Place::Forest(Clearing(3)) if known.house.0.humans == 1 => true,
            Place::Forest(_) if scheme == Some(Scheme::ForestBandits) => true,
            Place::Basic(_) if scheme == Some(Scheme::WebTax) => true,
            Place::Forest(_) | Place::Basic(_) | Place::Journey(_) => {
                known.webs.contains(place) || known.spun.contains(place)
            }
        };
        let open: Vec<Place> = places.iter().copied().filter(|place| !barred(place)).collect();
        if open.is_empty() {
            return Ok(None);
        }
        if open == [Place::Haven] {
            return Ok(places.iter().position(|&place| place == Place::Haven));
        }
        let first = self.ask(Question::FirstFree(open.clone()), Reply::pick_or_nothing::<u16>)?;
        Ok(first.and_then(|n| places.iter().position(|place| Some(place) == open.get(usize::from(n)))))
    }

    fn own_spot(&mut self) -> Result<bool, Self::Pause> {
        let known = self.known();
        if known.scheme.is_some_and(|card| card.does == Scheme::Infestation) {
            return Ok(false);
        }
        let free = known.city.iter().any(|held| {
            let house = &known.house.0;
            !house.is_open(held.card) && house.spots(held.card) > held.spiders
        });
        Ok(free || known.found[0] > known.found[1])
    }

    fn open_spot(&mut self, whose: Whose) -> Result<bool, Self::Pause> {
        if self.known().scheme.is_some_and(|card| card.does == Scheme::Infestation) {
            return Ok(false);
        }
        match whose {
            Whose::Human(n) => self.ask(Question::OpenSpot(n), Reply::is),
            Whose::Hers => {
                let open = open_cards(self);
                if open.is_empty() {
                    return Ok(false);
                }
                let at = self.ask(Question::OpenOwn(open), Reply::pick_or_nothing::<u8>)?;
                at.into_iter().for_each(|at| Table::order(self, Deed::Chosen(at)));
                Ok(at.is_some())
            }
        }
    }

    /// It matters under Compensation alone. [V24.8]
    fn open_card(&mut self, whose: Whose) -> Result<bool, Self::Pause> {
        match whose {
            Whose::Human(n) if self.known().plot == Some(Plot::Compensation) => {
                self.ask(Question::OpenCard(n), Reply::is)
            }
            Whose::Human(_) => Ok(false),
            Whose::Hers => Ok(!open_cards(self).is_empty()),
        }
    }

    fn humans(&mut self) -> u8 {
        self.known().house.0.humans
    }

    fn events(&mut self, row: Row) -> u8 {
        match row {
            Row::Basic => self.known().house.0.basic_events(),
            Row::Special => SPECIALS as u8,
        }
    }

    fn event(&mut self, row: Row, n: u8) -> Result<Option<Fit>, Self::Pause> {
        fit(self, row, n)
    }

    /// One look: the events in the order in which she would take them.
    fn best_event(&mut self, row: Row, order: &[u8], least: u8) -> Result<Option<u8>, Self::Pause> {
        let mut ranked = Vec::new();
        for &n in order {
            if let Some(fit) = fit(self, row, n)? {
                ranked.push((fit.tier(least), n));
            }
        }
        ranked.sort_by_key(|&(tier, _)| std::cmp::Reverse(tier));
        first_event(self, row, ranked.into_iter().map(|(_, n)| n).collect())
    }

    fn met_event(&mut self, order: &[u8]) -> Result<Option<u8>, Self::Pause> {
        let mut met = Vec::new();
        for &n in order {
            if fit(self, Row::Basic, n)?.is_some_and(|fit| fit.all) {
                met.push(n);
            }
        }
        first_event(self, Row::Basic, met)
    }

    fn special_claimed(&mut self) -> Result<bool, Self::Pause> {
        Ok(self.known().special_claimed)
    }

    fn roll(&mut self) -> Result<u8, Self::Pause> {
        roll(self)
    }

    /// The Meadow is full but for the slot of the figure, and the one it has left. [V19.7] [V20.1]
    fn has_card(&mut self, slot: Slot) -> Result<bool, Self::Pause> {
        Ok(self.known().figure != Figure::Meadow(slot) && self.known().gap != Some(slot))
    }

    fn has_schemes(&mut self) -> bool {
        !self.known().schemes.is_empty()
    }

    fn is_nefarious(&mut self) -> bool {
        self.known().personality == Some(Personality::Nefarious)
    }

    fn expansions(&mut self) -> Expansions {
        self.known().house.0.with
    }

    fn order(&mut self, order: Order) -> Result<(), Self::Pause> {
        match order {
            Order::PlayMeadow(slot) => {
                let card = named(self, From::Meadow(slot))?;
                self.hers(order);
                self.flatter(slot);
                card.map_or(Ok(()), |card| enter(self, card))
            }
            Order::PlayStation(n) => self.plays(order, From::Station(n)),
            Order::PlayTop => self.plays(order, From::Top(0)),
            Order::PlayHand => self.plays(order, From::Hand),
            Order::PlaceFigure(slot) => {
                self.place_figure(order, From::Meadow(slot))?;
                super::weave::figure_entered(self)
            }
            Order::FigureOnStation(n) => self.place_figure(order, From::Station(n)),
            Order::Balked => {
                self.hers(order);
                let known = self.known();
                // [V24.8] at level 0 there is nothing to be had
                if known.plot != Some(Plot::Compensation) || known.house.0.level == Level(0) {
                    return Ok(());
                }
                let balks = known.balks;
                if !self.ask(Question::Foil(Foil::Compensation(balks)), Reply::is)? {
                    self.hers(Order::Level);
                }
                Ok(())
            }
            Order::Refill => {
                if self.known().station_gap {
                    Table::order(self, Deed::StationFilled);
                }
                let full = !self.known().thinned;
                Table::order(self, if full { Deed::Full } else { Deed::Hers(order) });
                Ok(())
            }
            Order::VisitOwn => self.visit_own(),
            Order::VisitOpen(Whose::Hers) => {
                self.visit_open();
                Ok(())
            }
            Order::TakeNeighbours => {
                self.hers(order);
                let n = if let Figure::Meadow(slot) = self.known().figure { neighbours(slot) } else { 0 };
                Table::order(self, Deed::Hidden(n));
                Ok(())
            }
            Order::Scheme => super::weave::draw_scheme(self),
            Order::FeatsEnter => self.feats_enter(),
            Order::Wonder { n, .. } => {
                self.hers(order);
                let price = self.ask(Question::WonderPrice(n), Reply::number)?;
                Table::order(self, Deed::Paid(price));
                let points = self.ask(Question::WonderPoints(n), Reply::number)?;
                Table::order(self, Deed::Treasure(points));
                Ok(())
            }
            Order::MapTile(_) => {
                self.hers(order);
                let points = self.ask(Question::MapPoints, Reply::number)?;
                Table::order(self, Deed::Treasure(points));
                Ok(())
            }
            Order::Discovery(_, found) => {
                self.hers(order);
                let points = self.ask(Question::DiscoveryPoints, Reply::number)?;
                Table::order(self, Deed::Treasure(points));
                if found == Discovery::Place {
                    Table::order(self, Deed::Found);
                }
                Ok(())
            }
            Order::Sail => {
                self.aimed(order);
                let ship = self.known().city.iter().position(can_leave);
                ship.into_iter().for_each(|at| Table::order(self, Deed::Leaves(at as u8)));
                Ok(())
            }
            Order::TakeVisitor(n) => {
                self.hers(order);
                let had = self.known().visitors.len() as u8;
                let value = self.ask(Question::Visitor { n, had }, Reply::number)?;
                Table::order(self, Deed::Visitor(value));
                Ok(())
            }
            Order::TakeGreen { .. } => Ok(()),
            Order::SendRowdy => {
                self.aimed(order);
                Ok(())
            }
            Order::SwapHands { by_her, .. } => {
                if by_her {
                    self.aimed(order)
                } else {
                    self.hers(order)
                }
                let n = self.ask(Question::Count(Count::Robber), Reply::number)?;
                Table::order(self, Deed::HandIs(n));
                Ok(())
            }
            Order::TakeNewleaf => {
                self.hers(order);
                let n = self.ask(Question::Count(Count::Newleaf), Reply::number)?;
                Table::order(self, Deed::Hand(n));
                Ok(())
            }
            Order::LoseGreen => {
                self.hers(order);
                let at = self.ask(Question::LostGreen, Reply::pick_or_nothing::<u8>)?;
                let card = at.and_then(|at| Some((at, self.known().city.get(usize::from(at))?.card)));
                card.into_iter().for_each(|(at, card)| Table::order(self, Deed::Robbed(at, card)));
                Ok(())
            }
            _ => {
                self.hers(order);
                Ok(())
            }
        }
    }

    fn ambassador_home(&mut self) -> Result<bool, Self::Pause> {
        Ok(self.known().frog)
    }

    /// People compare what she has with what the destinations ask for; the best one is told.
    fn rivers(&mut self) -> Result<Vec<River>, Self::Pause> {
        let hidden = self.ask(Question::HiddenRiver, Reply::is)?;
        let best = self.ask(Question::River { hidden }, Reply::pick::<u8>)?;
        Ok((0..4).map(|n| River { shown: !hidden, fit: u8::from(n == best) }).collect())
    }

    fn wonders(&mut self) -> Result<Vec<Option<u8>>, Self::Pause> {
        let pearls = self.known().pearls;
        let mut prices = vec![None; 4];
        if pearls == 0 || self.known().wonders_gone == [true; 4] {
            return Ok(prices);
        }
        if let Some(n) = self.ask(Question::Wonder { pearls }, Reply::pick_or_nothing::<u8>)? {
            let price = self.ask(Question::WonderPrice(n), Reply::number)?;
            prices[usize::from(n)] = Some(price);
        }
        Ok(prices)
    }

    fn pearls(&mut self) -> Result<u8, Self::Pause> {
        Ok(self.known().pearls)
    }

    fn adornments(&mut self) -> Result<u8, Self::Pause> {
        Ok(self.known().adornments[0])
    }

    fn discoveries(&mut self) -> Result<Vec<Discovery>, Self::Pause> {
        let mut lie = vec![Discovery::Other; 3];
        if let Some(n) = self.ask(Question::Discovery, Reply::pick_or_nothing::<u8>)? {
            let place = self.ask(Question::DiscoveryPlace, Reply::is)?;
            lie[usize::from(n)] = if place { Discovery::Place } else { Discovery::Points };
        }
        Ok(lie)
    }

    /// The most valuable card is told; a gap where the figure stands is no card.
    fn station(&mut self) -> Result<Vec<Option<u8>>, Self::Pause> {
        let best = self.ask(Question::StationBest, Reply::pick::<u8>)?;
        let taken = self.known().figure;
        let value = |n: u8| (taken != Figure::Station(n)).then_some(u8::from(n == best));
        Ok((0..3).map(value).collect())
    }

    fn visitors(&mut self) -> Result<Vec<u8>, Self::Pause> {
        let mut values = Vec::new();
        let had = self.known().visitors.len() as u8;
        for n in 0..2 {
            let value = |reply: &Reply| if *reply == Reply::Nothing { Some(None) } else { reply.number().map(Some) };
            match self.ask(Question::Visitor { n, had }, value)? {
                Some(value) => values.push(value),
                None => break,
            }
        }
        Ok(values)
    }

    fn has_rat(&mut self, slot: Slot) -> Result<bool, Self::Pause> {
        if !self.known().house.0.rats {
            return Ok(false);
        }
        self.ask(Question::HasRat(slot), Reply::is)
    }

    fn can_sail(&mut self) -> Result<bool, Self::Pause> {
        if !self.known().city.iter().any(can_leave) {
            return Ok(false);
        }
        let human = self.known().struck();
        self.ask(Question::CanSail(human), Reply::is)
    }

    /// The green card that she takes is told by name. [V26.9]
    fn greens(&mut self) -> Result<Vec<i8>, Self::Pause> {
        let Some(card) = named(self, From::Green)? else {
            return Ok(Vec::new());
        };
        let value = self.known().house.0.points(card) as i8;
        self.hers(Order::TakeGreen { value });
        Table::order(self, Deed::Enters(card));
        Ok(vec![value])
    }

    fn hand_size(&mut self) -> Result<u8, Self::Pause> {
        Ok(self.known().hand)
    }
}

/// Whether it is a Pirate Ship without a spider. [V27.8]
fn can_leave(held: &Held) -> bool {
    matches!(held.card, Named::Other { what: Extra::PirateShip, .. }) && held.spiders == 0
}

/// How many cards lie beside a slot, diagonals left out.
fn neighbours(slot: Slot) -> u8 {
    Slot::all().filter(|&other| other.is_beside(slot)).count() as u8
}

/// Her open cards without a spider of hers.
fn open_cards(table: &Table) -> Vec<u8> {
    let known = table.known();
    let free = |n: &u8| {
        let held = known.city[usize::from(*n)];
        known.house.0.is_open(held.card) && held.spiders < known.house.0.spots(held.card)
    };
    (0..known.city.len() as u8).filter(free).collect()
}

/// What her orders mean here.
trait Hands {
    fn hers(&mut self, order: Order);
    fn aimed(&mut self, order: Order);
    fn stands(&mut self, at: u8, open: bool);
    fn visit_open(&mut self);
    fn flatter(&mut self, slot: Slot);
    fn plays(&mut self, order: Order, from: From) -> Result<(), Paused>;
    fn place_figure(&mut self, order: Order, from: From) -> Result<(), Paused>;
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

    fn stands(&mut self, at: u8, open: bool) {
        let card = self.known().city.get(usize::from(at)).map(|held| held.card);
        Table::order(self, Deed::Stands { at, card, open });
    }

    /// A spider visits an open card of hers. [V19.25]
    fn visit_open(&mut self) {
        self.hers(Order::VisitOpen(Whose::Hers));
        if let Some(at) = self.known().chosen {
            let held = self.known().city.get(usize::from(at)).copied();
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

    fn plays(&mut self, order: Order, from: From) -> Result<(), Paused> {
        let card = named(self, from)?;
        self.hers(order);
        card.map_or(Ok(()), |card| enter(self, card))
    }

    /// [V19.15] In a full city the card is discarded; its name is asked only where it may matter.
    fn place_figure(&mut self, order: Order, from: From) -> Result<(), Paused> {
        let known = self.known();
        let full = known.spaces() >= CITY;
        let may_matter = known.plot == Some(Plot::Snag) || known.house.0.valley.mode.modules.corrin;
        if full && !may_matter {
            self.hers(order);
            return Ok(());
        }
        let card = named(self, from)?;
        self.hers(order);
        match card.filter(|&card| self.known().has_room_for(card)) {
            Some(card) => enter(self, card),
            None => Ok(()),
        }
    }

    /// [V19.23] [V28.7] A human chooses among several.
    fn visit_own(&mut self) -> Result<(), Paused> {
        let known = self.known();
        let house = known.house.0.clone();
        let free = |n: &u8| {
            let held = known.city[usize::from(*n)];
            !house.is_open(held.card) && house.spots(held.card) > held.spiders
        };
        let mut free: Vec<u8> = (0..known.city.len() as u8).filter(free).collect();
        if known.found[0] > known.found[1] {
            free.push(DISCOVERY);
        }
        let at = match free[..] {
            [] => None,
            [only] => Some(only),
            _ => Some(self.ask(Question::OwnSpot(free), Reply::pick::<u8>)?),
        };
        self.hers(Order::VisitOwn);
        match at {
            Some(DISCOVERY) => Table::order(self, Deed::OnDiscovery),
            Some(at) => self.stands(at, false),
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
            if let Some(card) = named(self, From::Feat(left))? {
                let fool = self.known().house.0.is_fool(card);
                Table::order(self, Deed::Shown(card));
                if fool {
                    let at = self.known().city.len() as u8 - 1;
                    Table::order(self, Deed::Leaves(at));
                }
            }
        }
        Ok(())
    }
}

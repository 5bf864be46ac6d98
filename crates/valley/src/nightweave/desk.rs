//! Nightweave's procedures at a table of cardboard: what is known answers, people are asked for the rest.

use super::companion::{Paused, Table};
use super::deeds::Deed;
use super::house::{Extra, Named};
use super::orders::{can_leave, carry_out};
use super::question::{Called, Guest, Occasion, Question, Source, Special};
use super::{Act, Discovery, Expansions, Field, Figure, Fit, Order, Place, River, Row, Whose};
use super::{AtStation, DISCOVERIES, DiscoveryId, InCity, InRow, RiverId, VisitorId, WONDERS, WonderId};
use crate::ids::*;
use crate::mode::Humans;
use crate::webs::{Personality, Plot, Where};
use arrayvec::ArrayVec;
use table::automa::Pause;
use table::companion::Reply;
use woodland::{Colour, Season};

/// Which card it is that comes from there.
pub(super) fn named(table: &mut Table, from: Source) -> Result<Option<Named>, Paused> {
    let what = match table.ask_or_nothing(Question::Card(from), Reply::pick)? {
        Some(Called::Ours(card)) => return Ok(Some(Named::Ours(card))),
        Some(Called::Extra(what)) => what,
        None => return Ok(None),
    };
    // These two go elsewhere at once, whatever they are, but for one that lay unseen in her Lair. [V26.9] [V26.11]
    if matches!(what, Extra::Rowdy | Extra::Robber) && !matches!(from, Source::Feat(_)) {
        return Ok(Some(Named::Other { what, colour: Colour::Red, points: 0 }));
    }
    let colour = match what {
        Extra::Ferry | Extra::PirateShip | Extra::Hotel | Extra::Place | Extra::Open => Colour::Red,
        _ if from == Source::Green => Colour::Green,
        _ => table.ask(Question::Colour(from), |reply| reply.one_of(&Colour::ALL))?,
    };
    let points = table.ask(Question::Points(from), Reply::number)?;
    Ok(Some(Named::Other { what, colour, points }))
}

/// What she is about, by what was ordered last.
pub(super) fn occasion(table: &Table) -> Occasion {
    let occasion = |deed: &Deed| match deed {
        Deed::Hers(Order::FeatsEnter) => Some(Occasion::End),
        Deed::Hers(Order::LiftAll | Order::Season(_)) => Some(Occasion::Season),
        Deed::Hers(Order::Does(Act::PlaceFigure)) => Some(Occasion::Figure),
        Deed::Hers(Order::Does(_) | Order::Refill) | Deed::Full => Some(Occasion::Act),
        _ => None,
    };
    table.orders().iter().rev().find_map(occasion).unwrap_or(Occasion::Act)
}

/// The die.
pub(super) fn roll(table: &mut Table, occasion: Occasion) -> Result<u8, Paused> {
    let n = table.ask(Question::Roll(occasion), Reply::number)?;
    table.order(Deed::Rolled(n));
    Ok(n)
}

/// How she meets an event that nobody is known to have claimed.
fn fit(table: &mut Table, row: Row, n: InRow) -> Result<Option<Fit>, Paused> {
    if table.known().claimed.contains(&(row, n)) {
        return Ok(None);
    }
    let house = table.known().house.0.clone();
    let event = match row {
        Row::Basic => house.basic_event(n),
        Row::Special => table.ask(Question::Special(n), Reply::pick::<Special>)?.ours(),
    };
    let fit = match event {
        Some(event) => {
            let city = table.known().city.iter().map(|held| held.card);
            house.fit(event, city)
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
pub(super) fn first_event(
    table: &mut Table,
    row: Row,
    order: Vec<InRow>,
    occasion: Occasion,
) -> Result<Option<InRow>, Paused> {
    if order.is_empty() {
        return Ok(None);
    }
    table.ask_or_nothing(Question::Event(row, order, occasion), Reply::pick)
}

impl Field for Table {
    type Pause = Pause<super::companion::Nightweave>;

    fn turn_up(&mut self) -> Result<Option<ActivityId>, Self::Pause> {
        if self.known().deck().is_empty() {
            return Ok(None);
        }
        let card = self.ask(Question::TurnUp, Reply::pick)?;
        Table::order(self, Deed::TurnUp(card));
        Ok(Some(card))
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
        let spun = known.scheme.and_then(|card| card.does.sway().barred());
        let barred = |place: &Place| match place {
            // The Haven takes many.
            Place::Haven => known.webs.contains(place),
            Place::Forest(clearing) if !known.house.0.has_forest(*clearing) => true,
            Place::Forest(_) if spun == Some(Where::Forest) => true,
            Place::Basic(_) if spun == Some(Where::Exclusive) => true,
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
        let first = self.ask_or_nothing(Question::FirstFree(open.clone()), Reply::pick::<u16>)?;
        Ok(first.and_then(|n| places.iter().position(|place| Some(place) == open.get(usize::from(n)))))
    }

    fn ring(&mut self) -> ArrayVec<BasicId, BASICS> {
        self.known().house.0.valley.pack.tables.ring.clone()
    }

    fn own_spot(&mut self) -> Result<bool, Self::Pause> {
        let known = self.known();
        if known.bars_red() {
            return Ok(false);
        }
        let free = known.city.iter().any(|held| {
            let house = &known.house.0;
            !house.is_open(held.card) && house.spots(held.card) > held.spiders
        });
        Ok(free || known.found[0] > known.found[1])
    }

    fn open_spot(&mut self, whose: Whose) -> Result<bool, Self::Pause> {
        if self.known().bars_red() {
            return Ok(false);
        }
        match whose {
            Whose::Human(seat) => self.ask(Question::OpenSpot(seat), Reply::is),
            Whose::Hers => {
                let open = open_cards(self);
                if open.is_empty() {
                    return Ok(false);
                }
                let at = self.ask_or_nothing(Question::OpenOwn(open), Reply::pick)?;
                at.into_iter().for_each(|at| Table::order(self, Deed::Chosen(at)));
                Ok(at.is_some())
            }
        }
    }

    /// It matters under Compensation alone. [V24.8]
    fn open_card(&mut self, whose: Whose) -> Result<bool, Self::Pause> {
        match whose {
            Whose::Human(seat) if self.known().plot == Some(Plot::Compensation) => {
                self.ask(Question::OpenCard(seat), Reply::is)
            }
            Whose::Human(_) => Ok(false),
            Whose::Hers => Ok(!open_cards(self).is_empty()),
        }
    }

    fn humans(&mut self) -> Humans {
        self.known().house.0.humans
    }

    fn events(&mut self, row: Row) -> usize {
        match row {
            Row::Basic => self.known().house.0.basic_events(),
            Row::Special => SPECIALS,
        }
    }

    fn event(&mut self, row: Row, n: InRow) -> Result<Option<Fit>, Self::Pause> {
        fit(self, row, n)
    }

    /// One look: the events in the order in which she would take them.
    fn best_event(&mut self, row: Row, order: &[InRow], least: u8) -> Result<Option<InRow>, Self::Pause> {
        let mut ranked = Vec::new();
        for &n in order {
            if let Some(fit) = fit(self, row, n)? {
                ranked.push((fit.tier(least), n));
            }
        }
        ranked.sort_by_key(|&(tier, _)| std::cmp::Reverse(tier));
        first_event(self, row, ranked.into_iter().map(|(_, n)| n).collect(), Occasion::Act)
    }

    fn met_event(&mut self, order: &[InRow]) -> Result<Option<InRow>, Self::Pause> {
        let mut met = Vec::new();
        for &n in order {
            if fit(self, Row::Basic, n)?.is_some_and(|fit| fit.all) {
                met.push(n);
            }
        }
        let occasion = occasion(self);
        first_event(self, Row::Basic, met, occasion)
    }

    fn special_claimed(&mut self) -> Result<bool, Self::Pause> {
        Ok(self.known().special_claimed)
    }

    fn roll(&mut self) -> Result<u8, Self::Pause> {
        let occasion = occasion(self);
        roll(self, occasion)
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
        carry_out(self, order)
    }

    fn ambassador_home(&mut self) -> Result<bool, Self::Pause> {
        Ok(self.known().frog)
    }

    /// People compare what she has with what the destinations ask for; the best one is told.
    fn rivers(&mut self) -> Result<Vec<River>, Self::Pause> {
        let hidden = self.ask(Question::Guest(Guest::HiddenRiver), Reply::is)?;
        let best: RiverId = self.ask(Question::Guest(Guest::River { hidden }), Reply::pick)?;
        Ok(RiverId::all().map(|n| River { shown: !hidden, fit: u8::from(n == best) }).collect())
    }

    fn wonders(&mut self) -> Result<Vec<Option<u8>>, Self::Pause> {
        let (pearls, occasion) = (self.known().pearls, occasion(self));
        let mut prices = vec![None; WONDERS];
        if pearls == 0 || self.known().wonders_gone == [true; WONDERS] {
            return Ok(prices);
        }
        let dearest = Question::Guest(Guest::Wonder { pearls, occasion });
        if let Some(n) = self.ask_or_nothing(dearest, Reply::pick::<WonderId>)? {
            let price = self.ask(Question::Guest(Guest::WonderPrice(n)), Reply::number)?;
            prices[n.index()] = Some(price);
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
        let mut lie = vec![Discovery::Other; DISCOVERIES];
        if let Some(n) = self.ask_or_nothing(Question::Guest(Guest::Discovery), Reply::pick::<DiscoveryId>)? {
            let place = self.ask(Question::Guest(Guest::DiscoveryPlace), Reply::is)?;
            lie[n.index()] = if place { Discovery::Place } else { Discovery::Points };
        }
        Ok(lie)
    }

    /// The most valuable card is told; a gap where the figure stands is no card.
    fn station(&mut self) -> Result<Vec<Option<u8>>, Self::Pause> {
        let best: AtStation = self.ask(Question::Guest(Guest::StationBest), Reply::pick)?;
        let taken = self.known().figure;
        let value = |n: AtStation| (taken != Figure::Station(n)).then_some(u8::from(n == best));
        Ok(AtStation::all().map(value).collect())
    }

    fn visitors(&mut self) -> Result<Vec<u8>, Self::Pause> {
        let mut values = Vec::new();
        let (had, occasion) = (self.known().visitors.len() as u8, occasion(self));
        for n in VisitorId::all() {
            match self.ask_or_nothing(Question::Guest(Guest::Visitor { n, had, occasion }), Reply::number)? {
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
        self.ask(Question::Guest(Guest::HasRat(slot)), Reply::is)
    }

    fn can_sail(&mut self) -> Result<bool, Self::Pause> {
        if !self.known().city.iter().any(can_leave) {
            return Ok(false);
        }
        let human = self.known().struck();
        self.ask(Question::Guest(Guest::CanSail(human)), Reply::is)
    }

    /// The green card that she takes is told by name. [V26.9]
    fn greens(&mut self) -> Result<Vec<i8>, Self::Pause> {
        let Some(card) = named(self, Source::Green)? else {
            return Ok(Vec::new());
        };
        let value = self.known().house.0.points(card) as i8;
        Table::order(self, Deed::Hers(Order::TakeGreen { value }));
        Table::order(self, Deed::Enters(card));
        Ok(vec![value])
    }

    fn hand_size(&mut self) -> Result<u8, Self::Pause> {
        Ok(self.known().hand)
    }
}

/// Her open cards without a spider of hers.
fn open_cards(table: &Table) -> Vec<InCity> {
    let known = table.known();
    let free = |at: &InCity| {
        let held = known.city[at.index()];
        known.house.0.is_open(held.card) && held.spiders < known.house.0.spots(held.card)
    };
    known.places().filter(free).collect()
}

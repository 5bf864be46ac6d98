//! What is known of Nightweave at a table of cardboard.

use super::companion::Nightweave;
use super::deeds::Deed;
use super::house::{House, Named};
use super::question::{Guest, Question, Report, Special};
use super::{Arrow, Figure, InCity, InRow, Place, Row, VISITORS, WONDERS};
use crate::ids::{ActivityId, CITY, SPECIALS, Slot};
use crate::webs::{Personality, Plot, SchemeCard, Where};
use table::automa::Memory;
use table::companion::{Fixed, Reply};
use table::{Chance, Seat};
use woodland::{Colour, Season};

/// A card of her city.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Held {
    /// Which.
    pub card: Named,
    /// How many of her spiders stand on it.
    pub spiders: u8,
}

/// Everything that Bosk keeps of her.
#[derive(Clone, PartialEq, Debug)]
pub struct Known {
    pub(super) house: Fixed<House>,
    /// Whether the table is laid.
    pub begun: bool,
    /// Her season.
    pub season: Season,
    /// How many spiders are in the Lair, one that serves included.
    pub spiders: u8,
    /// How many spiders she has in all.
    pub all_spiders: u8,
    /// Whether a worker of a human waits in the Lair to serve.
    pub serving: bool,
    /// Where the figure is.
    pub figure: Figure,
    /// The slot that the figure has left and nobody has filled yet.
    pub gap: Option<Slot>,
    /// Whether the figure has left the Station and nobody has filled its gap. [V30.5]
    pub(super) station_gap: bool,
    /// Places of the board where a spider of hers stands.
    pub spun: Vec<Place>,
    /// How many cards her hand holds.
    pub hand: u8,
    /// Her tokens.
    pub tokens: u16,
    /// Her city.
    pub city: Vec<Held>,
    /// Her feats that everybody knows.
    pub feats: Vec<Named>,
    /// How many feats nobody knows.
    pub hidden: u8,
    /// The events that somebody has claimed.
    pub claimed: Vec<(Row, InRow)>,
    /// How many basic and special events are hers.
    pub events: [u8; 2],
    /// The special events that lie out, as far as they were told.
    pub specials: [Option<Special>; SPECIALS],
    /// Whether she has claimed a special event this season.
    pub special_claimed: bool,
    /// Her Activity deck, the next card last, if Bosk draws.
    pub(super) activity: Vec<ActivityId>,
    /// The Activity cards used.
    pub used: Vec<ActivityId>,
    /// How often her deck has run out this season.
    pub times_empty: u8,
    /// The Activity card that lies open.
    pub open: Option<ActivityId>,
    /// Her personality, plot and scheme.
    pub personality: Option<Personality>,
    /// Her plot.
    pub plot: Option<Plot>,
    /// The scheme in force.
    pub scheme: Option<SchemeCard>,
    /// Schemes still to come, the next one last.
    pub(super) schemes: Vec<SchemeCard>,
    /// Places with a web for good.
    pub webs: Vec<Place>,
    /// Whether the frog is in the Lair; she has it from spring on. [V27.1]
    pub frog: bool,
    /// Whether no River Destination lies face down any more.
    pub rivers_shown: bool,
    /// Her pearls.
    pub pearls: u8,
    /// Adornments face down, and turned up.
    pub adornments: [u8; 2],
    /// What each Wonder costs, as far as it was told.
    pub wonders: [Option<u8>; WONDERS],
    /// The Wonders that are taken.
    pub wonders_gone: [bool; WONDERS],
    /// Points of Wonders, map tiles and Discoveries.
    pub treasure: u16,
    /// Discoveries with a place for a spider, and spiders on them.
    pub found: [u8; 2],
    /// Values of her visitors.
    pub visitors: Vec<u8>,
    /// The visitors that were looked at this turn.
    pub(super) lying: [Option<Reply>; VISITORS],
    /// The slot of the Rats' token, if it was met this turn.
    pub(super) rat: Option<Slot>,
    /// The open card of hers that a spider will visit.
    pub(super) chosen: Option<InCity>,
    /// How often a place was blocked for her this turn. [V24.8]
    pub(super) balks: u8,
    /// Points of awards.
    pub awards: i16,
    /// Whether her game is over.
    pub over: bool,
    /// Whether she has had a turn.
    pub moved: bool,
    /// Whether a card may have left the Meadow since it was filled.
    pub(super) thinned: bool,
    /// The points of the humans, once they are told.
    pub totals: Vec<i16>,
    /// Whether the humans have won, once all is counted.
    pub won: Option<bool>,
    /// What Bosk draws and rolls with.
    pub(super) chance: Chance,
}

impl Known {
    /// Whether webs keep her spiders from red cards. [V25.11]
    pub(super) fn bars_red(&self) -> bool {
        self.scheme.and_then(|card| card.does.sway().barred()) == Some(Where::Cards(Colour::Red))
    }

    /// How many of her 15 places are taken.
    pub(super) fn spaces(&self) -> u8 {
        self.city.iter().filter(|held| !self.house.0.is_placeless(held.card, self.plot)).count() as u8
    }

    /// The basic locations and clearings without a web, numbered in their order. [V24.13]
    pub(super) fn without_web(&self) -> impl Iterator<Item = (u16, Place)> {
        let places = (0..).zip(self.house.0.grounds());
        places.filter(|(_, place)| !self.webs.contains(place) && !self.spun.contains(place))
    }

    /// Whether a card of this name would find room. [V19.14] [V24.4] [V26.2]
    pub(super) fn has_room_for(&self, card: Named) -> bool {
        let house = &self.house.0;
        self.spaces() < CITY || house.is_placeless(card, self.plot) || house.is_corrin(card)
    }

    /// The places of the green cards in her city. [V26.10]
    pub(super) fn greens(&self) -> Vec<InCity> {
        let is_green = |at: &InCity| self.house.0.colour(self.city[at.index()].card) == Colour::Green;
        self.places().filter(is_green).collect()
    }

    /// The places of all cards in her city.
    pub(super) fn places(&self) -> impl DoubleEndedIterator<Item = InCity> + use<> {
        InCity::first(self.city.len())
    }

    /// The arrow that settles her ties. [V19.1]
    pub(super) fn arrow(&self) -> Arrow {
        self.open.map_or(Arrow::Clockwise, |card| self.house.0.valley.pack.activity(card).arrow)
    }

    /// The human whom an effect of hers strikes, counted from the one on her left. [V19.32]
    pub(super) fn struck(&self) -> Seat {
        match self.arrow() {
            Arrow::Clockwise => Seat::FIRST,
            Arrow::CounterClockwise => self.house.0.humans.last(),
        }
    }

    /// The Activity cards that can be turned up.
    pub(super) fn deck(&self) -> Vec<ActivityId> {
        let all: Vec<ActivityId> = self.house.0.activities(self.season).collect();
        let left: Vec<ActivityId> = all.iter().copied().filter(|card| !self.used.contains(card)).collect();
        if left.is_empty() { all } else { left }
    }

    /// The next card of Bosk's deck, and the deck afterwards.
    pub(super) fn next_card(&self) -> Option<(ActivityId, Vec<ActivityId>, Chance)> {
        let (mut deck, mut chance) = (self.activity.clone(), self.chance.clone());
        if deck.is_empty() {
            // [V19.8]
            deck = self.house.0.activities(self.season).collect();
            chance.shuffle(&mut deck);
        }
        Some((deck.pop()?, deck, chance))
    }

    /// The visit of an open card of hers brings her so many tokens. [V24.5] [V26.3] [V30.10]
    pub(super) fn visit_worth(&self, card: Named) -> u8 {
        if self.plot == Some(Plot::Snag) { self.house.0.level.0 } else { self.house.0.sign(card) }
    }
}

impl Memory<Nightweave> for Known {
    fn recall(&self, question: &Question) -> Option<Reply> {
        let house = &self.house.0;
        let mut chance = self.chance.clone();
        match question {
            Question::TurnUp if house.own_deck => {
                let deck = self.deck();
                (deck.len() == 1).then(|| Reply::Pick(deck[0].into()))
            }
            Question::TurnUp => self.next_card().map(|(card, ..)| Reply::Pick(card.into())),
            Question::Roll(_) if !house.own_die => Some(Reply::Number(chance.below(house.sides().into()) as i16 + 1)),
            Question::Mood if !house.own_deck => {
                let others: Vec<Personality> =
                    Personality::ALL.into_iter().filter(|&other| Some(other) != self.personality).collect();
                Some(Reply::Pick(*chance.pick(&others) as u16))
            }
            Question::Plot if !house.own_deck => {
                let possible = house.lair().plots();
                Some(Reply::Pick(*chance.pick(&possible) as u16))
            }
            Question::Scheme(wanted) if !house.own_deck => {
                let next = self.schemes.iter().rev().find(|card| wanted.fits(card));
                Some(next.map_or(Reply::Nothing, |card| Reply::Pick(card.number.0.into())))
            }
            // Where there is nothing to choose from, nobody is asked.
            Question::Between(Report::Left) if self.city.is_empty() => Some(Reply::Nothing),
            Question::Between(Report::Visited) if !self.city.iter().any(|held| house.is_open(held.card)) => {
                Some(Reply::Nothing)
            }
            Question::Between(Report::Claimed) if house.events().all(|event| self.claimed.contains(&event)) => {
                Some(Reply::Nothing)
            }
            Question::SwarmWeb if self.without_web().next().is_none() => Some(Reply::Nothing),
            Question::Guest(Guest::Wonder { .. }) if self.wonders_gone == [true; WONDERS] => Some(Reply::Nothing),
            Question::Guest(Guest::WonderPrice(n)) if self.pearls == 0 && self.wonders[n.index()].is_none() => {
                Some(Reply::Number(0))
            }
            Question::Scheme(wanted) if !self.schemes.iter().any(|card| wanted.fits(card)) => Some(Reply::Nothing),
            Question::Guest(Guest::LostGreen) => match self.greens()[..] {
                [] => Some(Reply::Nothing),
                [only] => Some(Reply::Pick(only.into())),
                _ => None,
            },
            // None of them is ever turned down again. [V27.2]
            Question::Guest(Guest::HiddenRiver) => self.rivers_shown.then_some(Reply::Is(false)),
            Question::Guest(Guest::WonderPrice(n)) => self.wonders[n.index()].map(|price| Reply::Number(price.into())),
            Question::Special(n) => self.specials[n.index()].map(|special| Reply::Pick(special.into())),
            Question::Guest(Guest::Visitor { n, .. }) => self.lying[n.index()],
            Question::Guest(Guest::HasRat(slot)) => self.rat.map(|rat| Reply::Is(rat == *slot)),
            _ => None,
        }
    }

    fn learn(&mut self, question: &Question, answer: &Reply) {
        match (question, answer) {
            (Question::Special(n), reply) => self.specials[n.index()] = reply.pick(),
            (Question::Guest(Guest::WonderPrice(n)), Reply::Number(price)) => {
                self.wonders[n.index()] = u8::try_from(*price).ok();
            }
            (Question::Guest(Guest::Visitor { n, .. }), reply) => self.lying[n.index()] = Some(*reply),
            (Question::Guest(Guest::HasRat(slot)), Reply::Is(true)) => self.rat = Some(*slot),
            (Question::Guest(Guest::HiddenRiver), Reply::Is(false)) => self.rivers_shown = true,
            (Question::City(_), Reply::Number(total)) => self.totals.push(*total),
            // Those before the first that is free are taken.
            (Question::Event(row, order, _), reply) => {
                let free = if let Reply::Pick(n) = reply { Some(*n) } else { None };
                let gone = order.iter().take_while(|&&n| Some(u16::from(n)) != free);
                self.claimed.extend(gone.map(|&n| (*row, n)));
            }
            _ => {}
        }
    }

    fn carry_out(&mut self, deed: &Deed) {
        self.note_deed(deed);
    }

    fn correct(&mut self, name: &str, value: &Reply) -> bool {
        self.set(name, value).is_some()
    }
}

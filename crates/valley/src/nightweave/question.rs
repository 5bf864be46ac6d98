//! What Nightweave's companion must know: each question has its row in `ask`, `between` and `guests`.

use super::house::Extra;
use super::{AtStation, AwardId, InCity, InRow, Place, Row, VisitorId, WonderId};
use crate::ids::*;
use crate::webs::SchemeCard;
use std::cmp::Ordering;
use table::Seat;
use woodland::Colour;

/// Where a card comes from whose name is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// This slot of the Meadow.
    Meadow(Slot),
    /// This card of the Station.
    Station(AtStation),
    /// The top of the deck; the number tells one draw of a scheme from the next. [V25.29]
    Top(u8),
    /// The top of her hand.
    Hand,
    /// A feat that lay unseen; so many are left.
    Feat(u8),
    /// A human's hand or city.
    Human,
    /// An open destination of the Meadow. [V24.4]
    Snag,
    /// A green card of a human. [V26.9]
    Green,
}

/// What she is about when something is asked that may be asked at other times, too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occasion {
    /// An action of her line, or what follows it.
    Act,
    /// Her figure is placed.
    Figure,
    /// She prepares.
    Season,
    /// Her game ends.
    End,
    /// Her figure strolls.
    Stroll,
    /// A scheme that takes resources.
    Toll,
    /// The scheme that takes an event.
    Cheating,
}

/// What must be known.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // each has its sentence below
pub enum Question {
    Meanwhile,
    TurnUp,
    Roll(Occasion),
    /// The first of these that is free, in this order.
    FirstFree(Vec<Place>),
    /// The first of these events that nobody has claimed, in this order.
    Event(Row, Vec<InRow>, Occasion),
    Special(InRow),
    Fit(Row, InRow),
    Card(Source),
    Colour(Source),
    Points(Source),
    TopNeedsNoRoom,
    /// Which of these a spider visits.
    OwnSpot(Vec<Stand>),
    OpenOwn(Vec<InCity>),
    OpenSpot(Seat),
    OpenCard(Seat),
    Foil(Foil),
    Count(Count),
    SwarmWeb,
    Mood,
    Plot,
    Scheme(Wanted),
    YourSeason,
    City(Seat),
    /// What somebody has said between her turns is about.
    Between(Report),
    /// What other boxes ask for.
    Guest(Guest),
}

/// What is asked of those who have said that something happened between her turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // as above
pub enum Report {
    Tokens,
    Cards,
    Resources,
    Claimed,
    Visited,
    Left,
}

/// What must be known of other boxes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // as above
pub enum Guest {
    HasRat(Slot),
    HiddenRiver,
    River {
        hidden: bool,
    },
    Wonder {
        pearls: u8,
        occasion: Occasion,
    },
    WonderPrice(WonderId),
    WonderPoints(WonderId),
    Adornments,
    MapPoints,
    Discovery,
    DiscoveryPlace,
    DiscoveryPoints,
    StationBest,
    /// The value of a visitor that lies open; she has so many already.
    Visitor {
        n: VisitorId,
        had: u8,
        occasion: Occasion,
    },
    /// Whether this human's city has room for her ship.
    CanSail(Seat),
    LostGreen,
    /// What the cards are that an award counts.
    Garland(AwardId),
    GarlandHers(AwardId),
    GarlandYours(AwardId),
    GarlandSecond(AwardId),
    /// What an award brings her against two humans.
    GarlandPoints(AwardId),
    RuledEvents,
}

/// Which schemes are drawn from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// All that are left.
    Any,
    /// Those that act once. [V24.7]
    OneShot,
    /// The others.
    Seasonal,
}

impl Wanted {
    /// Whether this one is among them.
    pub(crate) fn fits(self, card: &SchemeCard) -> bool {
        match self {
            Wanted::Any => true,
            Wanted::OneShot => card.does.is_one_shot(),
            Wanted::Seasonal => !card.does.is_one_shot(),
        }
    }
}

/// What people may pay for. [V24.1]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Foil {
    Compensation(u8),
    Mesmerize,
    CreepyCrawlies,
    Cheating,
    RansomNobodyHome,
    Soup,
}

/// What people count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Count {
    Ingenuity,
    Strings,
    Borrowing,
    PickpocketCards,
    PickpocketTokens,
    Imitation,
    HardWork,
    Robber,
    Newleaf,
}

/// A special event that lies out, told by its value among the choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Special {
    /// One of the pack.
    Ours(EventId),
    /// One of another box.
    Other,
}

impl Special {
    /// The event of the pack.
    pub(super) fn ours(self) -> Option<EventId> {
        if let Special::Ours(event) = self { Some(event) } else { None }
    }
}

impl From<Special> for u16 {
    fn from(special: Special) -> u16 {
        special.ours().map_or(EVENTS as u16, |event| event.0.into())
    }
}

impl TryFrom<u16> for Special {
    type Error = ();

    fn try_from(value: u16) -> Result<Special, ()> {
        match usize::from(value).cmp(&EVENTS) {
            Ordering::Less => Ok(Special::Ours(EventId(value as u8))),
            Ordering::Equal => Ok(Special::Other),
            Ordering::Greater => Err(()),
        }
    }
}

/// A card by what people call it: they choose among ours, which stand first, and those of other boxes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Called {
    /// One of the pack.
    Ours(CardId),
    /// Another one, by what it is to her.
    Extra(Extra),
}

impl From<Called> for u16 {
    fn from(called: Called) -> u16 {
        match called {
            Called::Ours(card) => card.0.into(),
            Called::Extra(extra) => (NAMES + extra as usize) as u16,
        }
    }
}

impl TryFrom<u16> for Called {
    type Error = ();

    fn try_from(value: u16) -> Result<Called, ()> {
        match usize::from(value).checked_sub(NAMES) {
            None => Ok(Called::Ours(CardId(value as u8))),
            Some(n) => Extra::ALL.get(n).copied().map(Called::Extra).ok_or(()),
        }
    }
}

/// Where of hers a spider can stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stand {
    /// A card of her city, by its place there.
    Card(InCity),
    /// A Discovery with a place. [V28.7]
    Discovery,
}

/// What the cards are that an award counts. [V29.4]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Awarded {
    /// Those of a colour.
    Colour(Colour),
    /// Any others.
    Others,
}

impl Awarded {
    /// The kinds in the order in which they are chosen from.
    pub(super) fn all() -> Vec<Awarded> {
        Colour::ALL.into_iter().map(Awarded::Colour).chain([Awarded::Others]).collect()
    }
}

//! Nightweave: what she does, written once for the screen and for a table of cardboard.
//!
//! The procedures ask a [`Field`] what they must know (which card is turned up, what the die shows, whether a place is
//! free) and give it orders. On screen the state answers at once. At a physical table a person answers, and a question
//! that nobody has answered yet ends the procedure with [`Field::Pause`]; run again with the answer, it goes on from
//! the start and comes further: that table is [`Known`], and her game there is [`Nightweave`]. The branches for other
//! expansions are here as well, though their cards are not on screen: [`Expansions`] says which of them lie on the table.

mod ask;
mod between;
#[cfg(test)]
mod cited;
mod companion;
mod copied;
mod deeds;
mod desk;
mod doubt;
mod guests;
mod house;
mod known;
mod look;
mod orders;
mod others;
mod question;
#[cfg(test)]
mod same;
mod sheet;
mod things;
mod told;
mod turn;
mod weave;

pub use companion::{Nightweave, Way};
pub use deeds::Deed;
pub(crate) use deeds::SPIDERS_JOIN;
pub use house::{Extra, House, Named};
pub use known::{Held, Known};
pub use others::{Hoard, Sign, garland, robber, rowdy, sign};
pub use question::{Count, Foil, Guest, Occasion, Question, Report, Source, Stand, Wanted};
pub use things::*;
pub use turn::{FOREST_RING, JOURNEY_RING, MEADOW_RING, turn};

use crate::ids::{ActivityId, BASICS, BasicId, CardId, Clearing, JourneySpace, Slot};
use crate::mode::Humans;
use crate::pack::Asks;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::Seat;
use table::entry::Entry;
use woodland::{Colour, Season};

/// The direction in which she looks round. [V19.18]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arrow {
    /// Left to right, top to bottom.
    Clockwise,
    /// The reverse.
    CounterClockwise,
}

/// What a card asks for, whatever the season. [V19.3]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// Nothing in particular.
    None,
    /// A spider.
    Spider,
    /// The figure.
    Figure,
    /// The frog of Pearlbrook, which does not count. [V27.3]
    Ambassador,
}

/// One of her actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// [V19.9]
    Draw,
    /// [V19.10]
    Discard,
    /// [V19.11]
    PlayHand,
    /// [V19.12]
    PlayMeadow,
    /// [V19.13]
    PlayMeadowDraw,
    /// [V19.13]
    PlayMeadowDiscard,
    /// [V19.15]
    PlaceFigure,
    /// An exclusive basic location. [V19.19]
    Basic(BasicId),
    /// A clearing. [V19.20]
    Forest(Clearing),
    /// A red card of her own. [V19.23]
    City,
    /// An open destination. [V19.25]
    Open,
    /// [V19.27]
    BasicEvent,
    /// [V19.28]
    SpecialEvent,
    /// A space of the Journey. [V19.22]
    Journey(JourneySpace),
    /// The Haven, or the Market. [V19.30]
    Haven,
    /// The frog of Pearlbrook. [V27.2]
    Ambassador,
    /// A Wonder and an Adornment. [V27.4]
    Wonder,
}

impl Act {
    /// The place that it names for a spider, if others of its group may do as well. [V19.17]
    pub const fn aim(self) -> Option<Place> {
        match self {
            Act::Basic(at) => Some(Place::Basic(at)),
            Act::Forest(at) => Some(Place::Forest(at)),
            Act::Journey(at) => Some(Place::Journey(at)),
            Act::Draw
            | Act::Discard
            | Act::PlayHand
            | Act::PlayMeadow
            | Act::PlayMeadowDraw
            | Act::PlayMeadowDiscard
            | Act::PlaceFigure
            | Act::City
            | Act::Open
            | Act::BasicEvent
            | Act::SpecialEvent
            | Act::Haven
            | Act::Ambassador
            | Act::Wonder => None,
        }
    }

    /// Whether it places a spider.
    pub const fn needs_spider(self) -> bool {
        match self {
            Act::Basic(_)
            | Act::Forest(_)
            | Act::City
            | Act::Open
            | Act::BasicEvent
            | Act::SpecialEvent
            | Act::Journey(_)
            | Act::Haven
            | Act::Wonder => true,
            Act::Draw
            | Act::Discard
            | Act::PlayHand
            | Act::PlayMeadow
            | Act::PlayMeadowDraw
            | Act::PlayMeadowDiscard
            | Act::PlaceFigure
            | Act::Ambassador => false,
        }
    }
}

/// An action with what is printed beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Task {
    /// The action.
    pub act: Act,
    /// Whether level tokens come with it. [V19.31]
    pub level: bool,
}

/// A part of a default. [V19.6]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Level tokens.
    Level,
    /// Draw a card.
    Draw,
    /// Discard a card, without a token.
    Discard,
    /// A spider to the Haven, or the Market.
    Haven,
}

/// An Activity card.
#[derive(Clone, PartialEq, Debug)]
pub struct Activity {
    /// Id, name, text, provenance.
    pub entry: Entry,
    /// The season it joins in. [V18.6]
    pub season: Season,
    /// What it asks for.
    pub mark: Mark,
    /// Its arrow.
    pub arrow: Arrow,
    /// Whether it bears the visitor of Newleaf. [V30.8]
    pub visitor: bool,
    /// Whether it belongs to Pearlbrook. [V27.1]
    pub pearlbrook: bool,
    /// Whether it is left out of the short deck. [V18.11]
    pub spare: bool,
    /// The first and the second action for each season.
    pub lines: [Option<[Task; 2]>; 4],
    /// What is always left.
    pub default: Vec<Part>,
}

/// Which other expansions lie on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Expansions {
    /// Rivers, pearls, Wonders. [V27.1]
    pub pearlbrook: bool,
    /// Maps and Discoveries. [V28.1]
    pub spirecrest: bool,
    /// The Market. [V29.1]
    pub bellfaire: bool,
    /// The Station. [V30.1]
    pub newleaf: bool,
    /// Legends. [V26.1]
    pub legends: bool,
}

/// A place for a spider.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// A basic location.
    Basic(BasicId),
    /// A clearing.
    Forest(Clearing),
    /// A space of the Journey.
    Journey(JourneySpace),
    /// The Haven.
    Haven,
}

/// Whose city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// Hers.
    Hers,
    /// That of a human, counted from the one on her left.
    Human(Seat),
}

/// Basic or special events.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Row {
    /// The basic ones.
    Basic,
    /// The special ones.
    Special,
}

/// How well she meets an event that nobody has claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Fit {
    /// Whether she meets all of it.
    pub all: bool,
    /// How many of the cards asked for she has.
    pub have: u8,
}

impl Fit {
    /// How well a city meets what an event asks for: by its cards of a colour, and by whether it has one of a name.
    pub(crate) fn of(asks: &Asks, of_colour: impl Fn(Colour) -> usize, has: impl Fn(CardId) -> bool) -> Fit {
        match asks {
            Asks::Colour(colour, n) => {
                let have = of_colour(*colour) as u8;
                Fit { all: have >= *n, have }
            }
            Asks::Cards(cards) => {
                let have = cards.iter().filter(|&&card| has(card)).count();
                Fit { all: have == cards.len(), have: have as u8 }
            }
            Asks::EachColour(_) => Fit { all: false, have: 0 },
        }
    }

    /// How good it is: wholly met, near enough, or not. [V19.27]
    pub(crate) fn tier(self, least: u8) -> u8 {
        if self.all { 2 } else { u8::from(self.have >= least) }
    }
}

/// A River Destination. [V27.2]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct River {
    /// Whether it lies face up.
    pub shown: bool,
    /// How well she meets it: the more the better.
    pub fit: u8,
}

/// What a Discovery offers. [V28.4]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Discovery {
    /// A place for workers: it enters her city.
    Place,
    /// Points at the end: it is a feat.
    Points,
    /// Nothing that she could use.
    Other,
}

/// Where the figure is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Figure {
    /// In the Lair.
    Lair,
    /// In this slot of the Meadow, 0 to 7.
    Meadow(Slot),
    /// At the Station, in the place of a card. [V30.5]
    Station(AtStation),
}

/// A table that answers questions and carries out orders.
pub trait Field {
    /// Why a procedure had to stop.
    type Pause;

    /// Which Activity card is turned up, if she has any: its number in the pack.
    fn turn_up(&mut self) -> Result<Option<ActivityId>, Self::Pause>;
    /// How often her deck has run out this season. [V19.8]
    fn times_empty(&mut self) -> u8;
    /// Her season.
    fn season(&mut self) -> Result<Season, Self::Pause>;
    /// How many spiders are in the Lair.
    fn spiders(&mut self) -> Result<u8, Self::Pause>;
    /// Where the figure is.
    fn figure(&mut self) -> Result<Figure, Self::Pause>;
    /// Whether her hand holds a card.
    fn has_hand(&mut self) -> Result<bool, Self::Pause>;
    /// Whether her city has room for another card.
    fn has_room(&mut self) -> Result<bool, Self::Pause>;
    /// Whether the top card of her hand needs no room in her city: a legend [V26.2] or one of Corrin's. [V26.4]
    fn top_needs_no_room(&mut self) -> Result<bool, Self::Pause>;
    /// Whether she can go there: the place exists, is not taken and no web bars it. [V19.17]
    fn is_free(&mut self, place: Place) -> Result<bool, Self::Pause>;
    /// The exclusive basic locations, clockwise [V19.19]; those of Newleaf are webbed for her. [V30.2]
    fn ring(&mut self) -> ArrayVec<BasicId, BASICS>;
    /// Whether a red card of her own without the open sign is free [V19.23], the Ferry among them. [V27.7]
    fn own_spot(&mut self) -> Result<bool, Self::Pause>;
    /// Whether an open card of this city is free. [V19.25]
    fn open_spot(&mut self, whose: Whose) -> Result<bool, Self::Pause>;
    /// Whether this city has an open card at all, free or not. [V24.8]
    fn open_card(&mut self, whose: Whose) -> Result<bool, Self::Pause>;
    /// Who plays against her.
    fn humans(&mut self) -> Humans;
    /// How many events lie in a row.
    fn events(&mut self, row: Row) -> usize;
    /// How she meets an event, if nobody has claimed it.
    fn event(&mut self, row: Row, n: InRow) -> Result<Option<Fit>, Self::Pause>;
    /// Whether she has claimed a special event this season. [V19.28]
    fn special_claimed(&mut self) -> Result<bool, Self::Pause>;
    /// What the die shows; it has eight sides, or twelve with Newleaf.
    fn roll(&mut self) -> Result<u8, Self::Pause>;
    /// Whether a card lies in this slot of the Meadow.
    fn has_card(&mut self, slot: Slot) -> Result<bool, Self::Pause>;
    /// Whether she has schemes.
    fn has_schemes(&mut self) -> bool;
    /// Whether she takes the neighbours of her figure when she prepares. [V23.3]
    fn is_nefarious(&mut self) -> bool;
    /// Which other expansions lie on the table.
    fn expansions(&mut self) -> Expansions;
    /// Carries out an order, which may have to know more.
    fn order(&mut self, order: Order) -> Result<(), Self::Pause>;

    /// The first of these places that she can go to, by its number.
    fn first_free(&mut self, places: &[Place]) -> Result<Option<usize>, Self::Pause> {
        for (n, &place) in places.iter().enumerate() {
            if self.is_free(place)? {
                return Ok(Some(n));
            }
        }
        Ok(None)
    }
    /// The event of this order that she meets best, if one is unclaimed: wholly, or with the least that is asked for.
    fn best_event(&mut self, row: Row, order: &[InRow], least: u8) -> Result<Option<InRow>, Self::Pause> {
        let mut best: Option<(u8, InRow)> = None;
        for &n in order {
            if let Some(fit) = self.event(row, n)?
                && best.is_none_or(|(other, _)| fit.tier(least) > other)
            {
                best = Some((fit.tier(least), n));
            }
        }
        Ok(best.map(|(_, n)| n))
    }
    /// The first basic event of this order that she meets wholly, if it is unclaimed.
    fn met_event(&mut self, order: &[InRow]) -> Result<Option<InRow>, Self::Pause> {
        for &n in order {
            if self.event(Row::Basic, n)?.is_some_and(|fit| fit.all) {
                return Ok(Some(n));
            }
        }
        Ok(None)
    }

    /// Whether the frog is in the Lair. [V27.3]
    fn ambassador_home(&mut self) -> Result<bool, Self::Pause> {
        Ok(false)
    }
    /// The River Destinations, in the order of the board. [V27.2]
    fn rivers(&mut self) -> Result<Vec<River>, Self::Pause> {
        Ok(Vec::new())
    }
    /// What the unclaimed Wonders cost in pearls, by their place; nothing for one that is taken. [V27.4]
    fn wonders(&mut self) -> Result<Vec<Option<u8>>, Self::Pause> {
        Ok(Vec::new())
    }
    /// How many pearls she has.
    fn pearls(&mut self) -> Result<u8, Self::Pause> {
        Ok(0)
    }
    /// How many Adornments of hers still lie face down.
    fn adornments(&mut self) -> Result<u8, Self::Pause> {
        Ok(0)
    }
    /// The Discoveries that lie open, from left to right. [V28.4]
    fn discoveries(&mut self) -> Result<Vec<Discovery>, Self::Pause> {
        Ok(Vec::new())
    }
    /// The values of the Station's cards, from top to bottom; nothing where the figure stands. [V30.3]
    fn station(&mut self) -> Result<Vec<Option<u8>>, Self::Pause> {
        Ok(Vec::new())
    }
    /// The values of the visitors that lie open. [V30.8]
    fn visitors(&mut self) -> Result<Vec<u8>, Self::Pause> {
        Ok(Vec::new())
    }
    /// Whether the Rats' token lies on this Meadow card. [V26.8]
    fn has_rat(&mut self, _slot: Slot) -> Result<bool, Self::Pause> {
        Ok(false)
    }
    /// Whether a Pirate Ship of hers could sail into a human's city. [V27.8]
    fn can_sail(&mut self) -> Result<bool, Self::Pause> {
        Ok(false)
    }
    /// The values of a human's green cards. [V26.9]
    fn greens(&mut self) -> Result<Vec<i8>, Self::Pause> {
        Ok(Vec::new())
    }
    /// How many cards her hand holds. [V26.11]
    fn hand_size(&mut self) -> Result<u8, Self::Pause> {
        Ok(0)
    }
}

/// Something to be done on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// She is about to do this.
    Does(Act),
    /// She tried this in vain.
    Fails(Act),
    /// Neither action was possible: the default follows.
    Default,
    /// Level tokens.
    Level,
    /// A card of the deck into her hand; who answers drawing answers hers. [V28.8]
    Draw,
    /// The top card of her hand is discarded, for a token or not.
    Discard {
        /// Whether she gains a token for it.
        token: bool,
    },
    /// The top card of her hand enters her city.
    PlayHand,
    /// This Meadow card enters her city.
    PlayMeadow(Slot),
    /// The top card of the deck enters her city.
    PlayTop,
    /// This Meadow card enters her city, or is discarded, and the figure takes its slot.
    PlaceFigure(Slot),
    /// A place she looked at is blocked.
    Blocked(Place),
    /// The place to which the card sends a spider is blocked, whether she finds another or not. [V24.8]
    Balked,
    /// A spider goes there.
    Spider(Place),
    /// A spider goes to a red card of her own; a human chooses among several.
    VisitOwn,
    /// A spider goes to an open card; its owner chooses among several.
    VisitOpen(Whose),
    /// A spider claims this event.
    Claim(Row, InRow),
    /// She claims this basic event without a spider. [V20.2]
    ClaimFree(InRow),
    /// The Meadow is filled, but for the slot of the figure.
    Refill,
    /// She takes the orthogonal neighbours of her figure as feats; the Meadow is refilled. [V23.3]
    TakeNeighbours,
    /// The figure and all spiders return, claimed events become feats. [V20.1]
    LiftAll,
    /// Webs that are due come back. [V20.3]
    CollectWebs,
    /// The season moves on: its cards join her whole deck, its spiders the Lair. [V20.4] [V20.5]
    Season(Season),
    /// This Meadow card is discarded. [V20.6]
    Sweep(Slot),
    /// This Meadow card comes into her hand. [V20.7]
    Take(Slot),
    /// A random legend comes into her hand. [V26.1]
    Legend,
    /// A scheme is drawn. [V25.1]
    Scheme,
    /// Her card feats enter her city. [V20.11]
    FeatsEnter,
    /// Her game is over. [V20.13]
    Over,
    /// The frog goes to this River Destination, for so many pearls.
    Ambassador {
        /// Which.
        river: RiverId,
        /// What she gains.
        pearls: u8,
    },
    /// She takes this Wonder, with a spider or without.
    Wonder {
        /// Which.
        n: WonderId,
        /// Whether a spider goes there.
        spider: bool,
    },
    /// She pays a pearl for her first Adornment.
    Adornment,
    /// She takes the map tile that this end of the trail offers. [V28.3]
    MapTile(Arrow),
    /// She takes this Discovery.
    Discovery(DiscoveryId, Discovery),
    /// Weather and map tiles still hidden are turned up. [V28.5]
    TurnUpTrail,
    /// A spider goes to the Market. [V29.3]
    Market,
    /// A Market token moves, the one at this end.
    MarketToken(Arrow),
    /// This card of the Station enters her city; the rest is laid out anew.
    PlayStation(AtStation),
    /// The figure takes the place of this card of the Station, which enters her city or is discarded.
    FigureOnStation(AtStation),
    /// All Newleaf cards of the Meadow come into her hand. [V30.4]
    TakeNewleaf,
    /// A spider boards the Pirate Ship, which sails into a human's city. [V27.8]
    Sail,
    /// She takes a green card worth so much from a human, who chooses among several. [V26.9]
    TakeGreen {
        /// Its value.
        value: i8,
    },
    /// The Rowdy enters the human's city, and the human discards two cards. [V26.9]
    SendRowdy,
    /// A human takes a green card of hers and the Rowdy does nothing more; she discards two cards for a token each.
    /// [V26.10]
    LoseGreen,
    /// So many random cards of her hand are discarded; then the hands change places, and legends go back. [V26.11]
    SwapHands {
        /// How many go first.
        cut: u8,
        /// Whether she played it; otherwise a human did.
        by_her: bool,
    },
    /// This visitor becomes a feat.
    TakeVisitor(VisitorId),
    /// This visitor is discarded.
    DropVisitor(VisitorId),
}

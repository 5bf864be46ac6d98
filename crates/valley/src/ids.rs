//! Names for the things on the table, as small values.

use serde::{Deserialize, Serialize};
pub(crate) use table::set::bits;
use table::{Seat, Side};
pub use woodland::{CardId, CardSet};

/// The players by the names used in scenarios and notation, in their order round the table.
pub const SEATS: [&str; 4] = ["squirrel", "mouse", "hedgehog", "turtle"];

/// The most people at the table.
pub const PLAYERS: usize = 4;

/// How many cards by name the base game has at least.
pub const BASE: usize = 48;
/// The most forest cards a pack may hold: our 11, and others.
pub const FORESTS: usize = 24;
/// The most Activity cards a pack may hold: our 22, and others.
pub const ACTIVITIES: usize = 28;
/// How many cards by name the modules have.
pub const MODULES: usize = 23;
/// The most names of cards a pack may hold.
pub const NAMES: usize = 80;
/// The most cards that can be in one game: the deck, Corrin's and the legends.
pub const DECK: usize = 160;
/// The most Farms that can be in one game.
pub const PILE: usize = 16;
/// The most cards that can lie under an event.
pub const UNDER: usize = 5;
/// How many basic events there are.
pub const BASIC_EVENTS: usize = 4;
/// The most events a pack may hold: the basic ones, our 16 special ones and others.
pub const EVENTS: usize = 24;
/// How many legends there are. [V16.1]
pub const LEGENDS: usize = 10;
/// The most legends that a player keeps. [V16.2]
pub const OWN_LEGENDS: usize = 2;
/// The most prisoners that a Dungeon holds. [V7.12]
pub const PRISONERS: usize = 2;
/// How many special events are laid out. [V2.2]
pub const SPECIALS: usize = 4;
/// How many workers a player has in the end. [V1.3]
pub const WORKERS: usize = 6;
/// How many spiders Nightweave has in the end, with a captured worker. [V20.5] [V25.27]
pub const SPIDERS: usize = 9;
/// How many spaces a city has. [V6.2]
pub const CITY: u8 = 15;
/// The most cards a player's city can hold: fifteen spaces, four partners, five cards that need no space, two legends,
/// eight Farms of the Pigs, and two to spare.
pub const CITY_CARDS: usize = 36;
/// How many cards a hand holds. [V5.1]
pub const HAND: usize = 8;

table::ids! {
    /// A slot of the Meadow: top row left to right, then bottom row. [V1.2]
    Slot of MEADOW = 8,
    /// A basic location of the board. [V1.5]
    BasicId of BASICS = 8,
    /// A clearing of the forest: 0 top left, 1 top right, 2 bottom left, 3 bottom right.
    Clearing of CLEARINGS = 4,
    /// A forest card of the pack.
    ForestId,
    /// An Activity card of the pack. [V18.6]
    ActivityId,
    /// An event of the pack: the basic ones first, then the special ones.
    EventId,
}

impl Slot {
    /// The slot that a die shows, if there are so many.
    pub fn rolled(n: u8) -> Option<Slot> {
        n.checked_sub(1).map(Slot).filter(|slot| slot.index() < MEADOW)
    }

    /// The slot among others, as bits.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self.0
    }

    /// Whether two different slots touch, corners included.
    pub const fn touches(self, other: Slot) -> bool {
        let (Slot(one), Slot(other)) = (self, other);
        one != other && (one % 4).abs_diff(other % 4) <= 1 && (one / 4).abs_diff(other / 4) <= 1
    }

    /// Whether two slots share an edge.
    pub const fn is_beside(self, other: Slot) -> bool {
        self.touches(other) && (self.0 % 4 == other.0 % 4 || self.0 / 4 == other.0 / 4)
    }
}

/// A space of the Journey, by its points. [V4.14]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct JourneySpace(pub u8);

impl JourneySpace {
    /// The one with room for everybody.
    pub const SHARED: JourneySpace = JourneySpace(2);

    /// All of them, the one with room for everybody first.
    #[inline]
    pub fn all() -> impl Iterator<Item = JourneySpace> {
        (2..=5).map(JourneySpace)
    }

    /// Whether there is such a space.
    pub(crate) const fn is_there(self) -> bool {
        2 <= self.0 && self.0 <= 5
    }
}

impl EventId {
    /// Whether it is one of the basic events.
    #[inline]
    pub const fn is_basic(self) -> bool {
        self.index() < BASIC_EVENTS
    }
}

/// A card in a city: whose city, which card, and which of its copies there, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Spot {
    /// Whose city.
    pub owner: Side,
    /// Which card.
    pub card: CardId,
    /// Which copy, in order of arrival.
    pub nth: u8,
}

impl Spot {
    /// A card of the opponent in the box, the first of its copies.
    pub const fn of_rival(card: CardId) -> Spot {
        Spot { owner: Side::RIVAL, card, nth: 0 }
    }

    /// The same card as this side names it.
    #[inline]
    pub fn seen_from(self, side: impl Into<Side>) -> Pick {
        let Spot { owner, card, nth } = self;
        Pick { of: (owner != side.into()).then_some(owner), card, nth }
    }
}

/// A card as the player who acts names it: of a hand, of those shown, or of a city.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pick {
    /// Whose city, if it is not one's own.
    pub of: Option<Side>,
    /// Which card.
    pub card: CardId,
    /// Which copy in a city, in order of arrival.
    pub nth: u8,
}

impl Pick {
    /// A card without a place: in a hand, or among the cards shown.
    pub const fn loose(card: CardId) -> Pick {
        Pick::own(card, 0)
    }

    /// A card of one's own city.
    pub const fn own(card: CardId, nth: u8) -> Pick {
        Pick { of: None, card, nth }
    }

    /// The same card with its owner, this side having named it.
    #[inline]
    pub fn by(self, side: impl Into<Side>) -> Spot {
        let Pick { of, card, nth } = self;
        Spot { owner: of.unwrap_or(side.into()), card, nth }
    }
}

/// As somebody names it who has no city.
impl From<Spot> for Pick {
    fn from(spot: Spot) -> Pick {
        Pick { of: Some(spot.owner), card: spot.card, nth: spot.nth }
    }
}

/// A place where a worker can stand. [V1.5]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Site<Card = Spot> {
    /// A basic location.
    Basic(BasicId),
    /// A clearing of the forest.
    Forest(Clearing),
    /// The Haven.
    Haven,
    /// A space of the Journey.
    Journey(JourneySpace),
    /// An event.
    Event(EventId),
    /// A card of a city.
    City(Card),
}

impl<Card> Site<Card> {
    /// The same place with its card named differently.
    #[inline]
    fn renamed<To>(self, card: impl FnOnce(Card) -> To) -> Site<To> {
        match self {
            Site::Basic(n) => Site::Basic(n),
            Site::Forest(n) => Site::Forest(n),
            Site::Haven => Site::Haven,
            Site::Journey(space) => Site::Journey(space),
            Site::Event(event) => Site::Event(event),
            Site::City(spot) => Site::City(card(spot)),
        }
    }
}

impl Site {
    /// The same place as this side names it.
    #[inline]
    pub fn seen_from(self, side: impl Into<Side>) -> Site<Pick> {
        self.renamed(|spot| spot.seen_from(side))
    }
}

impl Site<Pick> {
    /// The same place with the owner of its card, this side having named it.
    #[inline]
    pub fn by(self, side: impl Into<Side>) -> Site {
        self.renamed(|pick| pick.by(side))
    }
}

impl From<Site> for Site<Pick> {
    fn from(site: Site) -> Site<Pick> {
        site.renamed(Pick::from)
    }
}

/// Where a worker is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Post {
    /// Not yet arrived: waits for its season. [V2.4]
    #[default]
    Waiting,
    /// At home, ready to be placed.
    Home,
    /// Placed.
    At(Site),
    /// On a card that Nightweave wanted, until the next preparation. [V25.26]
    Guard(Spot),
    /// Placed on a card that has left; comes home at the next preparation. [V9.3]
    Away,
    /// Gone for good.
    Lost,
    /// In Nightweave's Lair until the next preparation. [V25.25]
    Captive,
    /// In Nightweave's service. [V25.27]
    Drugged,
}

impl Post {
    /// The place that a worker takes up.
    #[inline]
    pub const fn site(self) -> Option<Site> {
        match self {
            Post::At(site) => Some(site),
            Post::Guard(spot) => Some(Site::City(spot)),
            Post::Waiting | Post::Home | Post::Away | Post::Lost | Post::Captive | Post::Drugged => None,
        }
    }
}

/// A level of Nightweave, 0 to 4. [V18.5]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Level(pub u8);

impl Level {
    /// The highest.
    pub const MOST: Level = Level(4);

    /// All of them, the lowest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (0..=Level::MOST.0).map(Level)
    }

    /// The level's position in arrays kept per level.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

table::named! {
    /// One of the four player powers of Mistwood. [V17.4]
    pub enum Power {
        /// A bigger hand.
        Butterflies = "butterflies",
        /// The pile of Farms.
        Pigs = "pigs",
        /// The figure that watches a place.
        Spiders = "spiders",
        /// Cards into resources.
        Stoats = "stoats",
    }
}

/// The seats of so many players.
pub fn seats(n: usize) -> impl Iterator<Item = Seat> {
    (0..n as u8).map(Seat)
}

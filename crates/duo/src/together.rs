//! What only play together has: skunks, the sharing tile, Good News, watches, and Miss Thorn's pile. [D15.1]

use crate::ids::{CardId, CardSet, FarmId, PathSpot, RIVER, RiverSpace, SLOTS, Slot, Space};
use serde::{Deserialize, Serialize};
use table::Seat;
use woodland::{Colour, Good};

/// The seven spots of the path, as bits 1 to 7.
const PATH: u8 = 0b1111_1110;

table::ids! {
    /// A Good News card of the pack.
    NewsId of NEWS = 25,
}

/// A set of Good News cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct NewsSet(pub u32);

impl NewsSet {
    /// No cards.
    pub const NONE: NewsSet = NewsSet(0);
    /// All cards of the box.
    pub const ALL: NewsSet = NewsSet((1 << NEWS) - 1);

    /// Whether the card is in the set.
    pub const fn has(self, news: NewsId) -> bool {
        self.0 >> news.0 & 1 == 1
    }

    /// Puts a card in.
    pub fn insert(&mut self, news: NewsId) {
        self.0 |= 1 << news.0;
    }

    /// Takes a card out.
    pub fn remove(&mut self, news: NewsId) {
        self.0 &= !(1 << news.0);
    }

    /// How many cards.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards of this set that are not in the other.
    pub const fn without(self, other: NewsSet) -> NewsSet {
        NewsSet(self.0 & !other.0)
    }

    /// The cards, lowest first.
    pub fn iter(self) -> impl Iterator<Item = NewsId> {
        NewsId::all().filter(move |&news| self.has(news))
    }
}

/// The three areas in which skunks stand, each with six numbers. [D16.1]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Area {
    /// The event slots.
    Events,
    /// The path through the Meadow, its middle spot left out.
    Meadow,
    /// The two river spaces and the four farms.
    Locations,
}

impl Area {
    /// The areas in the order in which their skunks are rolled. [D16.4]
    pub const ALL: [Area; 3] = [Area::Events, Area::Meadow, Area::Locations];
}

/// The middle spot of the path, where the mayors shake hands. No skunk ever stands on it. [D16.1]
pub const HANDSHAKE: PathSpot = PathSpot(4);

/// A place where a skunk can stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Haunt {
    /// A spot of the path.
    Path(PathSpot),
    /// A river space, a farm or an event slot.
    Space(Space),
}

impl SkunkCount {
    /// How many an area has.
    pub const fn of(self, area: Area) -> u8 {
        match area {
            Area::Events => self.events,
            Area::Meadow => self.meadow,
            Area::Locations => self.locations,
        }
    }
}

impl Haunt {
    /// The place with this number, 1 to 6, of an area. [D16.1]
    pub fn numbered(area: Area, number: u8) -> Haunt {
        match area {
            Area::Events => Haunt::Space(Space::Event(Slot(number - 1))),
            Area::Meadow => Haunt::Path(PathSpot(number + u8::from(number >= HANDSHAKE.0))),
            Area::Locations => match number.checked_sub(1 + RIVER as u8) {
                None => Haunt::Space(Space::River(RiverSpace(number - 1))),
                Some(farm) => Haunt::Space(Space::Farm(FarmId(farm))),
            },
        }
    }

    /// The places that a skunk passed which came here on such a roll, since another stood on each of them. [D16.3]
    pub fn passed(self, rolled: u8) -> impl Iterator<Item = Haunt> {
        let numbers = (0..6).map(move |n| (rolled + n - 1) % 6 + 1);
        let all = self.area().into_iter().flat_map(move |area| numbers.clone().map(move |n| Haunt::numbered(area, n)));
        all.take_while(move |&haunt| haunt != self)
    }

    /// The area this place belongs to; none for red cards, and for the handshake spot.
    pub fn area(self) -> Option<Area> {
        match self {
            Haunt::Path(HANDSHAKE) | Haunt::Space(Space::Red(_)) => None,
            Haunt::Path(_) => Some(Area::Meadow),
            Haunt::Space(Space::Event(_)) => Some(Area::Events),
            Haunt::Space(Space::River(_) | Space::Farm(_)) => Some(Area::Locations),
        }
    }
}

/// How many skunks each area has. [D16.2]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SkunkCount {
    /// On events.
    pub events: u8,
    /// In the Meadow.
    pub meadow: u8,
    /// On locations.
    pub locations: u8,
}

/// Where skunks stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Skunks {
    /// Event slots, as bits.
    pub events: u8,
    /// Spots of the path, as bits: spot 1 is bit 1.
    pub path: u8,
    /// The river spaces as bits 0 and 1.
    pub river: u8,
    /// The farms, as bits.
    pub farms: u8,
}

impl Skunks {
    /// The bits of the row a haunt belongs to, and its own bit; a red card has none.
    fn row(&mut self, haunt: Haunt) -> Option<(&mut u8, u8)> {
        match haunt {
            Haunt::Path(spot) => Some((&mut self.path, spot.bit())),
            Haunt::Space(Space::Event(slot)) => Some((&mut self.events, 1 << slot.0)),
            Haunt::Space(Space::River(space)) => Some((&mut self.river, 1 << space.0)),
            Haunt::Space(Space::Farm(farm)) => Some((&mut self.farms, 1 << farm.0)),
            Haunt::Space(Space::Red(_)) => None,
        }
    }

    /// Whether a skunk stands there.
    pub fn at(mut self, haunt: Haunt) -> bool {
        self.row(haunt).is_some_and(|(row, bit)| *row & bit != 0)
    }

    /// Puts a skunk there.
    pub fn put(&mut self, haunt: Haunt) {
        if let Some((row, bit)) = self.row(haunt) {
            *row |= bit;
        }
    }

    /// Takes the skunk away.
    pub fn lift(&mut self, haunt: Haunt) {
        if let Some((row, bit)) = self.row(haunt) {
            *row &= !bit;
        }
    }

    /// All places with a skunk.
    pub fn haunts(self) -> impl Iterator<Item = Haunt> {
        let places = Area::ALL.into_iter().flat_map(|area| (1..=6).map(move |n| Haunt::numbered(area, n)));
        places.filter(move |&haunt| self.at(haunt))
    }

    /// The spots of the path without a skunk, as bits: spot 1 is bit 1. [D15.7]
    #[inline]
    pub(crate) fn uncovered(self) -> u8 {
        PATH & !self.path
    }

    /// How many moves along the path are left to tokens that stand on these spots, together.
    pub(crate) fn moves_left(self, spots: [PathSpot; 2]) -> u32 {
        spots.into_iter().map(|spot| spot.ahead(self.uncovered()).count_ones()).sum()
    }

    /// How many stand on events.
    pub fn on_events(self) -> u32 {
        self.events.count_ones()
    }
}

/// What lies on the sharing tile. [D17.2]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Item {
    /// A resource.
    Good(Good),
    /// A card of the hand.
    Card(CardId),
    /// An Occupied token of the reserve.
    Occupied(Colour),
}

impl Item {
    /// The card, if it is one.
    pub(crate) const fn card(self) -> Option<CardId> {
        match self {
            Item::Card(card) => Some(card),
            Item::Good(_) | Item::Occupied(_) => None,
        }
    }
}

/// Who sits at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seating {
    /// Two mayors, each with a city of their own.
    #[default]
    Duel,
    /// Two people whose mayors build one city. [D15.2]
    Partners,
    /// One person who plays both of them and sees both hands. [D15.22]
    Solo,
}

/// What only play together has; empty in a duel. All of it lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Together {
    /// Who sits at the table.
    pub seating: Seating,
    /// Where skunks stand.
    pub skunks: Skunks,
    /// Pocket watches that have not been used.
    pub watches: u8,
    /// Good News cards that are kept.
    pub kept: NewsSet,
    /// Good News cards that can still be dealt.
    pub pile: NewsSet,
    /// Good News cards of which one may be kept now.
    pub offered: NewsSet,
    /// How far the next event may fall short of what it asks for.
    pub ease: u8,
    /// What lies on the sharing tile, and for whom.
    pub tile: Option<(Seat, Item)>,
    /// Whether the mayor on turn may still share something.
    pub may_share: bool,
    /// Goals of the chapter that were reached at some moment, as bits.
    pub reached: u8,
    /// Miss Thorn's cards.
    pub thorn: CardSet,
}

impl Together {
    /// Whether the mayors build one city. [D15.2]
    #[inline]
    pub const fn one_city(&self) -> bool {
        match self.seating {
            Seating::Duel => false,
            Seating::Partners | Seating::Solo => true,
        }
    }

    /// Whether one person plays both mayors. [D15.22]
    #[inline]
    pub const fn solo(&self) -> bool {
        match self.seating {
            Seating::Duel | Seating::Partners => false,
            Seating::Solo => true,
        }
    }

    /// The card on the sharing tile.
    pub fn tile_card(&self) -> CardSet {
        CardSet::of(self.tile.and_then(|(_, item)| item.card()))
    }
}

const _: () = assert!(SLOTS == 6, "a die of six sides counts the slots");

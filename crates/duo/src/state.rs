//! Everything on the table, as one plain value.

use crate::frame::{Ask, Mover, Pending};
use crate::ids::*;
use crate::together::{Item, Together};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::stack::Deeds;
use table::{Chance, Seat, Side};
use woodland::{Colour, Goods, Season, Trail};

/// The place of the spectator's knowledge, after those of the mayors.
pub(crate) const SPECTATOR: usize = 2;

/// The table: cards, tokens, workers, and the work that is still to be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The generator.
    pub(crate) chance: Chance,
    /// The season.
    pub season: Season,
    /// The Sun's spot, 1 to 7.
    pub sun: PathSpot,
    /// The Moon's spot, 1 to 7.
    pub moon: PathSpot,
    /// Whose turn it is; nobody's while a season is being set up and after the end.
    pub turn: Option<Seat>,
    /// The Meadow: top row left to right, then bottom row.
    pub meadow: [Option<CardId>; MEADOW],
    /// The deck, its top card last.
    pub(crate) deck: ArrayVec<CardId, CARDS>,
    /// The discard pile.
    pub(crate) discard: CardSet,
    /// Cards that have left the game (in scenarios).
    pub(crate) gone: CardSet,
    /// Cards drawn by an effect that is still deciding about them.
    pub(crate) aside: CardSet,
    /// The two mayors.
    pub mayors: [Mayor; 2],
    /// Their cities; the first one alone when they build together.
    pub(crate) towns: [Town; 2],
    /// What only play together has.
    pub together: Together,
    /// What each viewer (Hare, Tortoise, spectator) knows of the discard pile and the deck.
    pub(crate) known: [Whereabouts; 3],
    /// What those who do not see a mayor's hand know of it.
    pub(crate) trails: [HandTrail; 2],
    /// What lies on cards.
    pub(crate) on: OnCards,
    /// The river tiles on the board.
    pub river: [RiverId; RIVER],
    /// The river tiles still to come, the next one last.
    pub(crate) river_stack: ArrayVec<RiverId, RIVER_TILES>,
    /// The event tiles on the slots.
    pub events: [EventId; SLOTS],
    /// Who has claimed them.
    pub claimed: [Option<Side>; SLOTS],
    /// Who has got Journey.
    pub journey: Option<Seat>,
    /// Cards activated, played or used in the present chain of effects. [D9.6]
    pub(crate) chain: CardSet,
    /// River spaces used in the present chain, as bits.
    pub(crate) chain_river: u8,
    /// How many steps of effects this turn has seen.
    #[serde(default, skip_serializing_if = "Deeds::is_none")]
    pub(crate) deeds: Deeds,
    /// Cards played this turn, whose standing abilities wait for a later one.
    pub(crate) fresh: CardSet,
    /// Cards shown for the present effect.
    pub(crate) shown: CardSet,
    /// Green cards that production has still to ask about.
    pub(crate) to_produce: CardSet,
    /// Pending work, the next on top.
    pub(crate) frames: Pending,
}

/// A mayor's hand, reserve and workers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Mayor {
    /// The hand.
    pub(crate) hand: CardSet,
    /// Resources in the reserve.
    pub goods: Goods,
    /// Occupied tokens in the reserve, one bit for each colour; none at the start. [D6.5]
    pub occupied: ColourSet,
    /// Where this mayor's Occupied tokens of each colour stand.
    pub placed: [Option<CardId>; 5],
    /// Where the workers stand; nowhere is at home.
    pub workers: [Option<Space>; WORKERS],
}

/// A city with its point tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Town {
    /// The city.
    pub city: CardSet,
    /// Cards tucked under cards of the city.
    pub tucked: CardSet,
    /// Point tokens that do not lie on cards.
    pub points: u16,
}

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ColourSet(pub u8);

impl ColourSet {
    /// Whether the colour is in the set.
    #[inline]
    pub const fn has(self, colour: Colour) -> bool {
        self.0 >> colour as u8 & 1 == 1
    }

    /// Puts a colour in.
    #[inline]
    pub fn insert(&mut self, colour: Colour) {
        self.0 |= 1 << colour as u8;
    }

    /// Takes a colour out.
    #[inline]
    pub fn remove(&mut self, colour: Colour) {
        self.0 &= !(1 << colour as u8);
    }

    /// The colours in the set.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.has(colour))
    }
}

impl Mayor {
    /// How many workers are at home.
    #[inline]
    pub fn workers_home(&self) -> usize {
        self.workers.iter().filter(|worker| worker.is_none()).count()
    }

    /// How many cards are in the hand.
    #[inline]
    pub fn hand_count(&self) -> u32 {
        self.hand.len()
    }
}

/// What a viewer knows of the discard pile, and of where cards were when it last became the deck. [D14.5]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Whereabouts {
    /// Cards that are in the discard pile.
    pub pile: CardSet,
    /// Cards that were not in the pile when it last became the deck, so that nobody has drawn them since.
    pub not_dealt: CardSet,
    /// For each mayor, cards that were not in the hidden hand then.
    pub not_held: [CardSet; 2],
    /// Cards that were seen in a hidden hand before, and had left it then, as not everybody knows.
    pub departed: CardSet,
}

impl Whereabouts {
    /// What both know.
    pub(crate) fn and(self, other: Whereabouts) -> Whereabouts {
        Whereabouts {
            pile: self.pile.and(other.pile),
            not_dealt: self.not_dealt.and(other.not_dealt),
            not_held: [0, 1].map(|i| self.not_held[i].and(other.not_held[i])),
            departed: self.departed.and(other.departed),
        }
    }
}

/// What is known of a hand by those who do not see it; a year seldom fills half of it.
pub type HandTrail = Trail<60>;

/// What lies on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct OnCard {
    /// Point tokens.
    pub tokens: u8,
    /// Cards tucked under it so far.
    pub tucks: u8,
    /// Resources.
    pub goods: Goods,
}

/// What lies on each card; saved as a list of those that hold something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OnCards([OnCard; CARDS]);

impl Default for OnCards {
    fn default() -> OnCards {
        OnCards([OnCard::default(); CARDS])
    }
}

impl std::ops::Index<CardId> for OnCards {
    type Output = OnCard;

    #[inline]
    fn index(&self, card: CardId) -> &OnCard {
        &self.0[card.index()]
    }
}

impl std::ops::IndexMut<CardId> for OnCards {
    #[inline]
    fn index_mut(&mut self, card: CardId) -> &mut OnCard {
        &mut self.0[card.index()]
    }
}

impl Serialize for OnCards {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let held = self.0.iter().enumerate().filter(|(_, on)| **on != OnCard::default());
        to.collect_seq(held.map(|(i, on)| (CardId(i as u8), *on)))
    }
}

impl<'de> Deserialize<'de> for OnCards {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<OnCards, D::Error> {
        let mut cards = OnCards::default();
        for (card, on) in Vec::<(CardId, OnCard)>::deserialize(from)? {
            *cards.0.get_mut(card.index()).ok_or_else(|| serde::de::Error::custom("there is no such card"))? = on;
        }
        Ok(cards)
    }
}

/// Spaces that hold a worker, as bits.
#[derive(Clone, Copy, Default)]
pub(crate) struct Taken {
    pub river: u8,
    pub farms: u8,
    pub reds: CardSet,
}

impl State {
    /// What lies on a card.
    pub fn on(&self, card: CardId) -> OnCard {
        self.on[card]
    }

    /// How many cards the deck holds.
    pub fn deck_count(&self) -> usize {
        self.deck.len()
    }

    /// How many cards the discard pile holds.
    pub fn discard_count(&self) -> u32 {
        self.discard.len()
    }

    /// Whether the game is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.frames.is_empty()
    }

    /// The question on top of the stack, and who must answer it.
    #[inline]
    pub fn question(&self) -> Option<(Seat, Ask)> {
        self.frames.question()
    }

    /// Whether this mayor is at the start of a turn.
    pub fn is_turn_start(&self, seat: Seat) -> bool {
        self.question() == Some((seat, Ask::Turn))
    }

    /// A mayor's hand, for those who may see the state.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.mayor(seat).hand
    }

    /// The discard pile, for those who may see the state.
    pub fn discards(&self) -> CardSet {
        self.discard
    }

    #[inline]
    pub(crate) fn mayor(&self, seat: Seat) -> &Mayor {
        &self.mayors[seat.index()]
    }

    /// Whether a mayor owns an Occupied token of this colour: in reserve, placed [D6.6] [D15.11], or on the sharing tile
    /// for them. [D17.7]
    #[inline]
    pub fn owns_occupied(&self, seat: Seat, colour: Colour) -> bool {
        let mayor = self.mayor(seat);
        let coming = self.together.tile == Some((seat, Item::Occupied(colour)));
        mayor.occupied.has(colour) || mayor.placed[colour as usize].is_some() || coming
    }

    /// The colours of which a mayor may still gain an Occupied token.
    #[inline]
    pub(crate) fn missing_occupied(&self, seat: Seat) -> ColourSet {
        let mut missing = ColourSet(0);
        for colour in Colour::ALL {
            if !self.owns_occupied(seat, colour) {
                missing.insert(colour);
            }
        }
        missing
    }

    /// The town in which a mayor builds. [D15.2]
    #[inline]
    pub fn town(&self, seat: Seat) -> &Town {
        &self.towns[if self.together.one_city() { 0 } else { seat.index() }]
    }

    #[inline]
    pub(crate) fn town_mut(&mut self, seat: Seat) -> &mut Town {
        &mut self.towns[if self.together.one_city() { 0 } else { seat.index() }]
    }

    /// The city of the other mayor, if it is another one.
    #[inline]
    pub(crate) fn other_city(&self, seat: Seat) -> CardSet {
        if self.together.one_city() { CardSet::NONE } else { self.towns[seat.other().index()].city }
    }

    /// All cards that stand in a city.
    #[inline]
    pub(crate) fn cities(&self) -> CardSet {
        self.towns[0].city.or(self.towns[1].city)
    }

    /// The Constructions of a mayor's town on which an Occupied token stands. [D6.6]
    #[inline]
    pub(crate) fn occupied_homes(&self, seat: Seat) -> CardSet {
        let homes =
            |seat: Seat| self.mayor(seat).placed.iter().fold(CardSet::NONE, |homes, &home| homes.or(CardSet::of(home)));
        if self.together.one_city() { homes(seat).or(homes(seat.other())) } else { homes(seat) }
    }

    #[inline]
    pub(crate) fn mayor_mut(&mut self, seat: Seat) -> &mut Mayor {
        &mut self.mayors[seat.index()]
    }

    /// The cards in the Meadow.
    #[inline]
    pub fn meadow_cards(&self) -> CardSet {
        MeadowPlace::all().fold(CardSet::NONE, |cards, place| cards.or(self.lies_at(place)))
    }

    /// The Meadow cards touched by the Sun or the Moon. [D1.3] Those next to skunks only are out of their reach. [D15.9]
    #[inline]
    pub fn touched(&self) -> CardSet {
        let columns = bits(self.sun.columns() | self.moon.columns());
        let rows = columns.map(|column| [column, column + COLUMNS as u8].map(|place| self.lies_at(MeadowPlace(place))));
        rows.fold(CardSet::NONE, |cards, [upper, lower]| cards.or(upper).or(lower))
    }

    /// The card in a place of the Meadow, if one lies there.
    #[inline]
    fn lies_at(&self, place: MeadowPlace) -> CardSet {
        CardSet::of(self.meadow[place.index()])
    }

    /// The Meadow place where a card lies.
    #[inline]
    pub(crate) fn meadow_place(&self, card: CardId) -> Option<MeadowPlace> {
        // All at once: where it lies cannot be foreseen.
        let lies = |place: MeadowPlace| u16::from(self.meadow[place.index()] == Some(card)) << place.0;
        let place = MeadowPlace::all().fold(0, |all, place| all | lies(place));
        (place != 0).then(|| MeadowPlace(place.trailing_zeros() as u8))
    }

    /// Whether the token can move.
    #[inline]
    pub fn can_move(&self, token: Token) -> bool {
        self.spot(token).ahead(self.uncovered()) != 0
    }

    /// The tokens one of which moves at the end of a turn. [D3.4]
    #[inline]
    pub(crate) fn movers(&self, mover: Mover) -> &'static [Token] {
        mover.tokens(self.uncovered(), self.sun, self.moon)
    }

    /// The spots of the path without a skunk, as bits: spot 1 is bit 1. [D15.7]
    #[inline]
    pub(crate) fn uncovered(&self) -> u8 {
        self.together.skunks.uncovered()
    }

    /// The spot of a token.
    #[inline]
    pub fn spot(&self, token: Token) -> PathSpot {
        match token {
            Token::Sun => self.sun,
            Token::Moon => self.moon,
        }
    }

    #[inline]
    pub(crate) fn spot_mut(&mut self, token: Token) -> &mut PathSpot {
        match token {
            Token::Sun => &mut self.sun,
            Token::Moon => &mut self.moon,
        }
    }

    /// The next uncovered spot to the right. [D15.7]
    #[inline]
    pub(crate) fn next_spot(&self, spot: PathSpot) -> Option<PathSpot> {
        let ahead = spot.ahead(self.uncovered());
        (ahead != 0).then(|| PathSpot(ahead.trailing_zeros() as u8))
    }

    /// The next uncovered spot to the left. [D18.6]
    pub(crate) fn spot_before(&self, spot: PathSpot) -> Option<PathSpot> {
        let behind = self.uncovered() & (spot.bit() - 1);
        behind.checked_ilog2().map(|n| PathSpot(n as u8))
    }

    /// The leftmost uncovered spot. [D15.7]
    pub(crate) fn first_spot(&self) -> PathSpot {
        PathSpot(self.uncovered().trailing_zeros() as u8)
    }

    /// How many moves the tokens have left this season, together.
    pub fn moves_left(&self) -> u32 {
        self.together.skunks.moves_left([self.sun, self.moon])
    }

    /// Whether a worker of anyone stands there, or a skunk; on an event a skunk is another matter. [D15.4]
    #[inline]
    pub fn is_taken(&self, space: Space) -> bool {
        let skunks = &self.together.skunks;
        let skunk = match space {
            Space::River(space) => skunks.river >> space.0 & 1 == 1,
            Space::Farm(farm) => skunks.farms >> farm.0 & 1 == 1,
            Space::Event(_) | Space::Red(_) => false,
        };
        skunk || self.mayors.iter().any(|mayor| mayor.workers.contains(&Some(space)))
    }

    /// All spaces with workers or skunks on them, events apart.
    #[inline]
    pub(crate) fn taken(&self) -> Taken {
        let skunks = &self.together.skunks;
        let mut taken = Taken { river: skunks.river, farms: skunks.farms, reds: CardSet::NONE };
        for mayor in &self.mayors {
            for worker in mayor.workers {
                match worker {
                    Some(Space::River(space)) => taken.river |= 1 << space.0,
                    Some(Space::Farm(farm)) => taken.farms |= 1 << farm.0,
                    Some(Space::Red(card)) => taken.reds.insert(card),
                    Some(Space::Event(_)) | None => {}
                }
            }
        }
        taken
    }

    /// Whose city a card stands in.
    #[inline]
    pub(crate) fn city_of(&self, card: CardId) -> Option<Seat> {
        [HARE, TORTOISE].into_iter().find(|&seat| self.towns[seat.index()].city.has(card))
    }

    /// Event tiles of a mayor, Journey included. [D12.5]
    #[inline]
    pub fn events_of(&self, seat: Seat) -> u32 {
        let claimed = self.claimed.iter().filter(|by| by.is_some_and(|by| by == seat)).count() as u32;
        claimed + u32::from(self.journey == Some(seat))
    }

    /// Event tiles that count for a mayor: those of both when they play together. [D15.13]
    #[inline]
    pub(crate) fn events_for(&self, seat: Seat) -> u32 {
        let partner = if self.together.one_city() { self.events_of(seat.other()) } else { 0 };
        self.events_of(seat) + partner
    }

    /// Point tokens of a mayor, those on cards included. [D12.2]
    #[inline]
    pub(crate) fn point_tokens(&self, seat: Seat, with_tokens: CardSet) -> u32 {
        let town = self.town(seat);
        let lying: u32 = town.city.and(with_tokens).map(|card| u32::from(self.on[card].tokens)).sum();
        u32::from(town.points) + lying
    }
}

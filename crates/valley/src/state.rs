//! Everything on the table, as one plain value.

use crate::frame::{Ask, Pending};
use crate::heaps::{Heap, Heaps};
use crate::ids::*;
use crate::memory::Memories;
use crate::rival::Rival;
use crate::workers::{CARDS, Workers};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::num::NonZero;
use table::stack::Deeds;
use table::{Chance, Eyes, Seat, Side, Viewer};
use woodland::{Goods, Place, Season};

/// A card in a player's hand: its number doubled, and one more if it lies face down and cannot be used. [V25.15]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(from = "Shown", into = "Shown")]
pub struct Held(u8);

/// A card of a hand as it is written down.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct Shown {
    card: CardId,
    stuck: bool,
}

impl From<Shown> for Held {
    fn from(Shown { card, stuck }: Shown) -> Held {
        Held::new(card, stuck)
    }
}

impl From<Held> for Shown {
    fn from(held: Held) -> Shown {
        Shown { card: held.card(), stuck: held.stuck() }
    }
}

impl Held {
    /// A card of the pack; no more than 127 there is.
    pub(crate) const fn new(card: CardId, stuck: bool) -> Held {
        Held(card.0 << 1 | stuck as u8)
    }

    /// A card that can be used.
    pub(crate) const fn usable(card: CardId) -> Held {
        Held::new(card, false)
    }

    /// The card.
    #[inline]
    pub const fn card(self) -> CardId {
        CardId(self.0 >> 1)
    }

    /// Whether it lies face down and cannot be used. [V25.15]
    #[inline]
    pub const fn stuck(self) -> bool {
        self.0 & 1 == 1
    }

    /// The card, if it can be used.
    #[inline]
    const fn name(self) -> CardSet {
        // Turned round, what cannot be used has a number that no card has.
        CardSet::one(CardId(self.0.rotate_right(1)))
    }
}

/// A card that lies hidden from some.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Lying {
    /// The card.
    pub card: CardId,
    /// Who knows it, and in the discard pile also which place it left unseen, counted from 1.
    by: u8,
}

impl Lying {
    /// A card that all know.
    pub(crate) const fn open(card: CardId) -> Lying {
        Lying { card, by: Eyes::ALL.packed(0) }
    }

    /// A card that nobody knows.
    pub(crate) const fn unknown(card: CardId) -> Lying {
        Lying { card, by: Eyes::NOBODY.packed(0) }
    }

    /// A card of the discard pile that left a place unseen by most.
    pub(crate) const fn dropped(card: CardId, by: Eyes, place: Place) -> Lying {
        Lying { card, by: by.packed(place.0 + 1) }
    }

    /// Who knows it.
    #[inline]
    pub(crate) const fn known_to(self) -> Eyes {
        Eyes::unpacked(self.by).0
    }

    /// The card, if this viewer knows it.
    #[inline]
    pub(crate) fn seen_by(self, viewer: Viewer) -> Option<Lying> {
        self.known_to().has(viewer).then_some(self)
    }

    /// The place that a card of the discard pile left unseen.
    pub(crate) fn dropped_by(self) -> Option<Place> {
        Eyes::unpacked(self.by).1.checked_sub(1).map(Place)
    }
}

/// The table: cards, tokens, workers, and the work that is still to be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The generator.
    pub(crate) chance: Chance,
    /// What the next dice show, the next one last (in scenarios).
    pub(crate) dice: ArrayVec<u8, 16>,
    /// Whose turn it is; nobody's while the table is laid and after the end.
    pub turn: Option<Side>,
    /// The Meadow: top row left to right, then bottom row. [V1.2]
    pub meadow: [Option<CardId>; MEADOW],
    /// The deck, the discard pile, what the opponent in the box has, and cards that have left the game.
    pub(crate) heaps: Heaps,
    /// Cards shown or looked at by an effect that is still deciding about them.
    pub(crate) aside: ArrayVec<CardId, 8>,
    /// Who sees the cards aside.
    pub(crate) aside_seen: Eyes,
    /// A card that has been paid for and not yet been laid down.
    pub(crate) playing: Option<CardId>,
    /// The forest cards in their clearings.
    pub forest: [Option<ForestId>; CLEARINGS],
    /// The special events that are laid out.
    pub specials: [EventId; SPECIALS],
    /// Who has claimed which event.
    pub claimed: [Option<Side>; EVENTS],
    /// What lies on and under the special events that are laid out.
    pub(crate) under: [Under; SPECIALS],
    /// The players.
    pub players: [Player; PLAYERS],
    /// The opponent in the box.
    pub rival: Rival,
    /// What is remembered of hidden cards. [V5.9]
    pub(crate) memories: Memories,
    /// The Pigs' pile of Farms, its top card last. [V17.5]
    pub pile: ArrayVec<CardId, PILE>,
    /// Legends that nobody has, in the order in which Nightweave draws them. [V16.1]
    pub(crate) legends: ArrayVec<CardId, LEGENDS>,
    /// Where the Spiders' figure stands. [V17.7]
    pub watched: Option<Site>,
    /// Cards that copy others and were used in the present chain. [V9.26]
    pub(crate) chain: ArrayVec<Spot, 8>,
    /// Whether a card that acts once in a turn has acted. [V16.9]
    pub(crate) once: bool,
    /// Cards just drawn, for who may pass one on. [V15.8]
    pub(crate) drawn: JustDrawn,
    /// Meadow cards just taken, one of which may be played for less. [V4.12]
    pub(crate) offered: ArrayVec<CardId, 2>,
    /// How many steps of effects this turn has seen.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) deeds: Deeds,
    /// How many turns the game has seen; none once it is over.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) turns: u16,
    /// Pending work, the next on top.
    pub(crate) frames: Pending,
}

/// Whether a count need not be written down.
pub(crate) fn is_zero<T: Default + PartialEq>(n: &T) -> bool {
    *n == T::default()
}

/// Cards that one player has just drawn, if anybody has who may pass one on. [V15.8]
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct JustDrawn(Option<Drawn>);

/// Who has drawn which cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Drawn {
    pub by: Seat,
    pub cards: ArrayVec<CardId, 12>,
}

impl JustDrawn {
    /// These cards, if there are any.
    pub fn new(by: Seat, cards: ArrayVec<CardId, 12>) -> JustDrawn {
        JustDrawn((!cards.is_empty()).then_some(Drawn { by, cards }))
    }

    /// Who has drawn, and which cards.
    pub fn get(&self) -> Option<&Drawn> {
        self.0.as_ref()
    }

    /// Whether this player has drawn them.
    pub fn is_of(&self, seat: Seat) -> bool {
        self.get().is_some_and(|drawn| drawn.by == seat)
    }

    /// The cards, whoever has drawn them.
    pub fn iter(&self) -> impl Iterator<Item = &CardId> {
        self.get().into_iter().flat_map(|drawn| &drawn.cards)
    }

    /// One more, unless another player has drawn the others, or there are too many.
    pub fn add(&mut self, seat: Seat, card: CardId) {
        let drawn = self.0.get_or_insert_with(|| Drawn { by: seat, cards: ArrayVec::new() });
        if drawn.by == seat {
            let _ = drawn.cards.try_push(card);
        }
    }

    /// They are forgotten.
    pub fn clear(&mut self) {
        self.0 = None;
    }
}

/// What lies on and under an event.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Under {
    /// Resources on it.
    pub goods: Goods,
    /// Cards under it.
    pub cards: ArrayVec<CardId, UNDER>,
    /// Webs on it. [V24.12]
    pub webs: u8,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// The player's own season. [V3.3]
    pub season: Season,
    /// Whether the player has passed. [V11.5]
    pub passed: bool,
    /// The hand, sorted by card.
    pub(crate) hand: ArrayVec<Held, 16>,
    /// Resources in the reserve.
    pub goods: Goods,
    /// Point tokens.
    pub points: u16,
    /// The workers.
    pub workers: Workers,
    /// The city, in order of arrival.
    pub city: ArrayVec<Building, CITY_CARDS>,
    /// Prisoners under the Dungeon. [V7.12]
    pub prisoners: ArrayVec<CardId, PRISONERS>,
    /// Legends not yet played. [V16.2]
    pub(crate) legends: ArrayVec<CardId, OWN_LEGENDS>,
    /// The power. [V17.1]
    pub power: Option<Power>,
    /// The names that the cards of the city answer to, as far as they lie face up. [V16.6]
    pub(crate) names: CardSet,
    /// How many spaces of the city are taken. [V6.2]
    pub(crate) spaces: u8,
    /// The events on the table whose condition the city meets, as bits in the order of [`State::events`]. [V10.3]
    pub(crate) met: u8,
}

/// A card in a city, with what lies on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Described", into = "Described")]
pub struct Building {
    /// The card.
    pub card: CardId,
    /// One more than the number of the card with which it shares its space.
    partner: Option<NonZero<u8>>,
    /// What is true of it, as bits.
    marks: u8,
    /// Point tokens on it.
    pub tokens: u8,
    /// Resources on it.
    pub goods: Goods,
}

/// A building as it is written down.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct Described {
    card: CardId,
    occupied: bool,
    partner: Option<CardId>,
    down: bool,
    web: bool,
    tokens: u8,
    goods: Goods,
}

impl From<Described> for Building {
    fn from(d: Described) -> Building {
        let mut building = Building { tokens: d.tokens, goods: d.goods, ..Building::new(d.card) };
        building.set_partner(d.partner);
        building.set_occupied(d.occupied);
        building.set_down(d.down);
        building.set_web(d.web);
        building
    }
}

impl From<Building> for Described {
    fn from(b: Building) -> Described {
        let (occupied, down, web) = (b.occupied(), b.down(), b.web());
        Described { card: b.card, occupied, partner: b.partner(), down, web, tokens: b.tokens, goods: b.goods }
    }
}

impl Building {
    const OCCUPIED: u8 = 1;
    const DOWN: u8 = 1 << 1;
    const WEB: u8 = 1 << 2;

    /// A card as it arrives.
    pub(crate) const fn new(card: CardId) -> Building {
        Building { card, partner: None, marks: 0, tokens: 0, goods: Goods::NONE }
    }

    /// Whether it bears an Occupied token. [V7.3]
    #[inline]
    pub const fn occupied(&self) -> bool {
        self.marks & Building::OCCUPIED != 0
    }

    /// Whether it lies face down. [V25.20]
    #[inline]
    pub const fn down(&self) -> bool {
        self.marks & Building::DOWN != 0
    }

    /// Whether a web lies on it. [V24.6]
    #[inline]
    pub const fn web(&self) -> bool {
        self.marks & Building::WEB != 0
    }

    /// With whom it shares its space.
    #[inline]
    pub fn partner(&self) -> Option<CardId> {
        self.partner.map(|number| CardId(number.get() - 1))
    }

    pub(crate) fn set_occupied(&mut self, occupied: bool) {
        self.mark(Building::OCCUPIED, occupied);
    }

    pub(crate) fn set_down(&mut self, down: bool) {
        self.mark(Building::DOWN, down);
    }

    pub(crate) fn set_web(&mut self, web: bool) {
        self.mark(Building::WEB, web);
    }

    pub(crate) fn set_partner(&mut self, partner: Option<CardId>) {
        self.partner = partner.and_then(|card| NonZero::new(card.0.wrapping_add(1)));
    }

    fn mark(&mut self, mark: u8, on: bool) {
        self.marks = if on { self.marks | mark } else { self.marks & !mark };
    }
}

impl Player {
    /// How many workers are at home.
    #[inline]
    pub fn workers_home(&self) -> usize {
        self.workers.iter().filter(|post| matches!(post, Post::Home)).count()
    }

    /// How many cards are in the hand.
    #[inline]
    pub fn hand_count(&self) -> usize {
        self.hand.len()
    }

    /// How many spaces of the city are taken. [V6.2]
    #[inline]
    pub fn spaces(&self) -> u8 {
        self.spaces
    }

    /// How many cards the hand may hold. [V5.1] [V17.4]
    #[inline]
    pub fn hand_limit(&self) -> usize {
        if self.power == Some(Power::Butterflies) { HAND + 4 } else { HAND }
    }

    /// How many cards can still be drawn.
    #[inline]
    pub fn room(&self) -> usize {
        self.hand_limit().saturating_sub(self.hand.len())
    }

    /// The names of the cards in hand that can be used.
    #[inline]
    pub(crate) fn hand_names(&self) -> CardSet {
        self.hand.iter().fold(CardSet::NONE, |names, held| names.or(held.name()))
    }

    /// The cards in hand that can be used, in order, of those that are alike one.
    #[inline]
    pub(crate) fn hand_cards(&self) -> impl Iterator<Item = CardId> + '_ {
        let again = |i: usize| i.checked_sub(1).is_some_and(|before| self.hand[before] == self.hand[i]);
        let usable = self.hand.iter().enumerate().filter(move |&(i, held)| !held.stuck() && !again(i));
        usable.map(|(_, held)| held.card())
    }

    /// How many hand cards can be used.
    #[inline]
    pub(crate) fn usable(&self) -> usize {
        self.hand.iter().filter(|held| !held.stuck()).count()
    }

    /// Whether the hand holds a usable copy of the card.
    #[inline]
    pub(crate) fn holds(&self, card: CardId) -> bool {
        self.held(card).is_some()
    }

    /// The place of a usable copy of the card in the hand.
    #[inline]
    pub(crate) fn held(&self, card: CardId) -> Option<usize> {
        // All at once: where it is held cannot be foreseen.
        let same = |held: &Held| u16::from(*held == Held::usable(card));
        let places = self.hand.iter().rev().fold(0, |places, held| places << 1 | same(held));
        (places != 0).then(|| places.trailing_zeros() as usize)
    }

    /// Puts a card into the hand, in its place.
    pub(crate) fn take_in(&mut self, held: Held) {
        let at = self.hand.partition_point(|other| *other < held);
        self.hand.insert(at, held);
    }

    /// The place of a copy in the city.
    #[inline]
    pub fn find(&self, card: CardId, nth: u8) -> Option<usize> {
        let copies = self.city.iter().enumerate().filter(|(_, building)| building.card == card);
        copies.map(|(i, _)| i).nth(nth as usize)
    }

    /// Which copy lies at this place of the city.
    #[inline]
    pub fn nth(&self, index: usize) -> u8 {
        let card = self.city[index].card;
        self.city[..index].iter().filter(|building| building.card == card).count() as u8
    }

    /// The units with which a toll can be paid: resources and usable cards.
    #[inline]
    pub(crate) fn units(&self) -> usize {
        self.goods.total() as usize + self.usable()
    }
}

impl State {
    /// A player.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The clearings with a forest card.
    pub(crate) fn clearings(&self) -> impl Iterator<Item = Clearing> {
        Clearing::all().filter(|clearing| self.forest[clearing.index()].is_some())
    }

    /// The names of the cards in the Meadow.
    #[inline]
    pub(crate) fn meadow_names(&self) -> CardSet {
        self.meadow.iter().fold(CardSet::NONE, |names, &card| names.or(CardSet::of(card)))
    }

    /// Whether nothing is left to decide.
    pub fn is_over(&self) -> bool {
        self.frames.is_empty()
    }

    /// The question on top of the stack, and who must answer it.
    #[inline]
    pub fn question(&self) -> Option<(Seat, Ask)> {
        self.frames.question()
    }

    /// Whether a player's turn is just beginning.
    #[inline]
    pub fn is_turn_start(&self, seat: Seat) -> bool {
        self.question() == Some((seat, Ask::Turn))
    }

    /// A card in a player's city.
    #[inline]
    pub fn building(&self, spot: Spot) -> Option<&Building> {
        let player = self.player(spot.owner.seat()?);
        player.find(spot.card, spot.nth).map(|i| &player.city[i])
    }

    #[inline]
    pub(crate) fn building_mut(&mut self, spot: Spot) -> Option<&mut Building> {
        let player = self.player_mut(spot.owner.seat()?);
        let at = player.find(spot.card, spot.nth)?;
        Some(&mut player.city[at])
    }

    /// All workers that stand somewhere: the players', then those of the opponent in the box.
    #[inline]
    pub(crate) fn workers_at(&self, site: Site) -> usize {
        let at = |post: &&Post| match site {
            Site::City(spot) => matches!(**post, Post::At(Site::City(on)) | Post::Guard(on) if on == spot),
            Site::Basic(_) | Site::Forest(_) | Site::Haven | Site::Journey(_) | Site::Event(_) => {
                **post == Post::At(site)
            }
        };
        let place = Post::At(site).board();
        let near = self.players.iter().filter(|player| player.workers.board & place == place);
        let players: usize = near.map(|player| player.workers.iter().filter(at).count()).sum();
        let out = self.rival.workers.iter().filter(|post| !matches!(post, Post::Waiting | Post::Home));
        players + out.filter(at).count()
    }

    /// Whether a card of a player's city is in all respects like an earlier copy: without workers on either.
    #[inline(never)]
    pub(crate) fn is_like_an_earlier_one(&self, spot: Spot, building: &Building) -> bool {
        let free = |spot: Spot| self.workers_at(Site::City(spot)) == 0;
        let mut earlier = (0..spot.nth).map(|nth| Spot { nth, ..spot });
        free(spot) && earlier.any(|earlier| self.building(earlier) == Some(building) && free(earlier))
    }

    /// Workers on cards of cities find themselves elsewhere.
    pub(crate) fn change_posts(&mut self, to: impl Fn(Post) -> Post) {
        for player in self.players.iter_mut().filter(|player| player.workers.board & CARDS != 0) {
            player.workers.change(&to);
        }
        self.rival.workers = self.rival.workers.map(to);
    }

    /// The events on the table: the basic ones, then the special ones that are laid out.
    #[inline]
    pub(crate) fn events(&self) -> [EventId; BASIC_EVENTS + SPECIALS] {
        std::array::from_fn(|place| self.event(place))
    }

    /// The event in this place on the table.
    #[inline]
    pub(crate) fn event(&self, place: usize) -> EventId {
        match place.checked_sub(BASIC_EVENTS) {
            None => EventId(place as u8),
            Some(special) => self.specials[special],
        }
    }

    /// The place of a special event among those laid out.
    #[inline]
    pub fn special_place(&self, event: EventId) -> Option<usize> {
        self.specials.iter().position(|&laid| laid == event)
    }

    /// How many events somebody has.
    pub fn events_of(&self, side: Side) -> usize {
        self.claimed.iter().filter(|&&by| by == Some(side)).count()
    }

    /// How many cards the deck holds.
    pub fn deck_count(&self) -> usize {
        self.heaps.of(Heap::Deck).len()
    }

    /// The city of the opponent in the box, in order of arrival.
    #[inline]
    pub fn rival_city(&self) -> impl DoubleEndedIterator<Item = CardId> + ExactSizeIterator + Clone + '_ {
        self.heaps.cards(Heap::RivalCity)
    }

    /// How often a card lies in it.
    pub(crate) fn rival_copies(&self, card: CardId) -> u8 {
        self.rival_city().filter(|&other| other == card).count() as u8
    }

    /// How many cards can be drawn before the deck and the discard pile are gone.
    #[inline]
    pub(crate) fn drawable(&self) -> usize {
        self.deck_count() + self.heaps.of(Heap::Discard).len()
    }

    /// Nightweave's hand, its top card last, for those who may see the state.
    pub fn her_hand(&self) -> impl DoubleEndedIterator<Item = CardId> + ExactSizeIterator + Clone + '_ {
        self.heaps.cards(Heap::HerHand)
    }

    /// How many cards lie in Nightweave's Lair.
    pub fn feats_count(&self) -> usize {
        self.heaps.of(Heap::Feats).len()
    }

    /// The discard pile, its top card last, for those who may see the state.
    pub fn discards(&self) -> impl DoubleEndedIterator<Item = CardId> + '_ {
        self.heaps.cards(Heap::Discard)
    }

    /// A player's hand, in order of the cards' numbers.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        self.player(seat).hand.iter().map(|held| held.card())
    }

    /// Whether a worker there stays for good. [V4.17]
    pub(crate) fn is_permanent(permanent: CardSet, site: Site) -> bool {
        match site {
            Site::Journey(_) => true,
            Site::City(spot) => permanent.has(spot.card),
            Site::Basic(_) | Site::Forest(_) | Site::Haven | Site::Event(_) => false,
        }
    }
}

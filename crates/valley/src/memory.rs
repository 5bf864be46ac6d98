//! What each viewer remembers of hidden cards. [V5.9]

use crate::heaps::Heap;
use crate::ids::*;
use crate::state::{Lying, State};
use serde::{Deserialize, Serialize};
use table::{Eyes, Seat, Side, Viewer};
use woodland::{Journal, Place, Places};

/// How many places hold hidden cards: the hands of the players, and those below.
pub(crate) const PLACES: usize = PLAYERS + 4;
/// Nightweave's hand, without legends, which are known by their backs.
pub(crate) const HERS: Place = Place(PLAYERS as u8);
/// Cards that are looked at by some.
pub(crate) const ASIDE: Place = Place(PLAYERS as u8 + 1);
/// Cards of the first player's hand that cannot be used. [V25.15]
pub(crate) const WEB: Place = Place(PLAYERS as u8 + 2);
/// Cards that lie face down in the Lair. [V24.10]
pub(crate) const LAIR: Place = Place(PLAYERS as u8 + 3);

/// The place of a hand.
#[inline]
pub(crate) fn hand_of(side: impl Into<Side>) -> Place {
    side.into().seat().map_or(HERS, |seat| Place(seat.0))
}

/// How hidden cards moved.
pub(crate) type HiddenCards = Journal<PLACES, 40>;

/// What one viewer remembers.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Memory {
    /// How hidden cards moved.
    pub journal: HiddenCards,
    /// How many copies of each card may have come where they lie hidden before the discard pile became the deck.
    #[serde(default, skip_serializing_if = "Tally::is_empty")]
    pub old: Tally,
}

/// A card that moves from one place to another; without one, from where it was open or the deck to where it is open or
/// the discard pile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Motion {
    pub card: CardId,
    pub from: Option<Place>,
    pub to: Option<Place>,
}

impl Motion {
    /// The places that it touches.
    #[inline]
    fn places(self) -> Places {
        let place = |place: Option<Place>| place.map_or(Places::default(), Places::from);
        place(self.from).or(place(self.to))
    }
}

impl Memory {
    fn tell(&mut self, Motion { card, from, to }: Motion, seen: bool, held: &[u8; PLACES]) {
        match (from, to) {
            (Some(from), _) if seen => {
                let recent = self.old.of(card) == 0;
                let old = self.journal.left(from, card, held, recent);
                self.old.take(card, old);
                if to.is_some() {
                    self.tell(Motion { card, from: None, to }, true, held);
                }
            }
            (Some(from), Some(to)) => self.journal.passed(from, to),
            (Some(from), None) => self.journal.left_unseen(from),
            (None, Some(to)) => self.journal.came(to, seen.then_some(card)),
            (None, None) => {}
        }
    }

    fn without(&self, seen: Places, held: &[u8; PLACES]) -> Memory {
        Memory { journal: self.journal.without(seen, held), old: self.old.clone() }
    }
}

/// What all viewers remember: what everybody does, and apart from it what those do who know more.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Memories {
    pub common: Memory,
    pub own: [Memory; PLAYERS],
    /// Who knows more.
    pub apart: Eyes,
}

/// The places that a player sees, of which they remember nothing: `aside` says who sees the cards aside.
#[inline]
fn seen_places(seat: Seat, aside: Eyes) -> Places {
    let aside = Places(u16::from(aside.has(Viewer::Seat(seat))) << ASIDE.0);
    let web = Places(u16::from(seat.0 == 0) << WEB.0);
    Places::from(hand_of(seat)).or(aside).or(web)
}

impl Memories {
    /// What is remembered at a table that a viewer imagines: by others what everybody does.
    pub fn imagined(viewer: Viewer, memory: &Memory, common: &Memory) -> Memories {
        let mut memories = Memories { common: common.clone(), ..Memories::default() };
        if let Viewer::Seat(seat) = viewer {
            memories.own[seat.index()] = memory.clone();
            memories.apart = Eyes::of(seat);
        }
        memories
    }

    /// Whether nobody remembers anything.
    #[inline]
    fn is_empty(&self) -> bool {
        self.apart.is_empty() && self.common.journal.is_empty()
    }

    /// Whether anybody remembers something of where a card comes from or goes.
    fn tell_of(&self, places: Places) -> bool {
        let tells = |memory: &Memory| memory.journal.tells_of_any(places);
        tells(&self.common) || self.apart.seats().any(|seat| tells(&self.own[seat.index()]))
    }

    /// Whether a viewer's memory is kept apart, and which one is theirs.
    fn apart(&self, seat: Seat) -> bool {
        self.apart.has(Viewer::Seat(seat))
    }

    fn set_apart(&mut self, seat: Seat, aside: Eyes, held: &[u8; PLACES]) {
        if !self.apart(seat) {
            self.apart = self.apart.and(Eyes::of(seat));
            self.own[seat.index()] = self.common.without(seen_places(seat, aside), held);
        }
    }

    /// Who knows no more than everybody does is not kept apart.
    fn rejoin(&mut self, aside: Eyes) {
        for seat in self.apart.seats() {
            let own = &mut self.own[seat.index()];
            if own.old == self.common.old && own.journal.equals_without(&self.common.journal, seen_places(seat, aside))
            {
                *own = Memory::default();
                self.apart = self.apart.without(Eyes::of(seat));
            }
        }
    }
}

impl State {
    /// What a viewer remembers.
    pub(crate) fn memory(&self, viewer: Viewer, legends: CardSet) -> Memory {
        match viewer {
            Viewer::Spectator => self.memories.common.clone(),
            Viewer::Seat(seat) if self.memories.apart(seat) => self.memories.own[seat.index()].clone(),
            Viewer::Seat(seat) => {
                self.memories.common.without(seen_places(seat, self.aside_seen), &self.hidden_in(legends))
            }
        }
    }

    /// How many hidden cards are in each place.
    pub(crate) fn hidden_in(&self, legends: CardSet) -> [u8; PLACES] {
        let mut held = [0; PLACES];
        for (n, player) in held.iter_mut().zip(&self.players) {
            *n = player.hand.len() as u8;
        }
        held[WEB.index()] = held[0] - self.players[0].usable() as u8;
        held[0] -= held[WEB.index()];
        held[HERS.index()] = self.her_hand().filter(|&card| !legends.has(card)).count() as u8;
        if self.aside_seen != Eyes::ALL {
            held[ASIDE.index()] = self.aside.len() as u8;
        }
        held[LAIR.index()] =
            self.heaps.of(Heap::Feats).iter().filter(|lying| lying.known_to().is_empty()).count() as u8;
        held
    }

    /// A card is about to move, and some see which: all remember it. [V5.9]
    pub(crate) fn moves(&mut self, motion: Motion, seen_by: Eyes, legends: CardSet) {
        let aside = self.aside_seen;
        let common = seen_by.has(Viewer::Spectator);
        let places = motion.places();
        let learns = |seat: &Seat| !places.without(seen_places(*seat, aside)).is_empty();
        let seers = if common { Eyes::NOBODY } else { seen_by };
        let learning = seers.seats().filter(learns).fold(Eyes::NOBODY, |eyes, seat| eyes.and(Eyes::of(seat)));
        let news = (common && motion.to.is_some()) || !learning.is_empty();
        if !news && !self.memories.tell_of(places) {
            return;
        }
        // Who sees a card leave asks what else may be there.
        let leaves = motion.from.is_some() && (common || !self.memories.apart.shared(seen_by).is_empty());
        let held = if leaves || !learning.is_empty() { self.hidden_in(legends) } else { [0; PLACES] };
        let memories = &mut self.memories;
        learning.seats().for_each(|seat| memories.set_apart(seat, aside, &held));
        memories.common.tell(motion, common, &held);
        for seat in memories.apart.seats() {
            let mine = seen_places(seat, aside);
            let from = motion.from.filter(|&from| !mine.has(Some(from)));
            let to = motion.to.filter(|&to| !mine.has(Some(to)));
            let seen = seen_by.has(Viewer::Seat(seat));
            memories.own[seat.index()].tell(Motion { from, to, ..motion }, seen, &held);
        }
        memories.rejoin(aside);
    }

    /// A card of the discard pile that left a place unseen by some comes to light.
    pub(crate) fn found(&mut self, place: Place, card: CardId, known_to: Eyes, legends: CardSet) {
        if self.memories.is_empty() {
            return;
        }
        let held = self.hidden_in(legends);
        let State { heaps, memories, .. } = self;
        let discard = heaps.of(Heap::Discard);
        // The card has been taken from the pile.
        let unseen = |lying: &&Lying, viewer| lying.dropped_by() == Some(place) && lying.seen_by(viewer).is_none();
        let lying = |viewer| 1 + discard.iter().filter(|lying| unseen(lying, viewer)).count();
        let find = |memory: &mut Memory, viewer: Viewer| {
            let recent = memory.old.of(card) == 0;
            let old = memory.journal.found(place, card, &held, recent, lying(viewer));
            memory.old.take(card, old);
        };
        find(&mut memories.common, Viewer::Spectator);
        let others = memories.apart.without(known_to).seats();
        others.for_each(|seat| find(&mut memories.own[seat.index()], Viewer::Seat(seat)));
        self.memories.rejoin(self.aside_seen);
    }

    /// The discard pile becomes the deck: each viewer knows how many copies may lie hidden elsewhere.
    pub(crate) fn reshuffled(&mut self, hidden: impl Fn(&State, Viewer) -> Tally, players: usize, legends: CardSet) {
        let held = self.hidden_in(legends);
        let aside = self.aside_seen;
        let common = hidden(self, Viewer::Spectator);
        let own: arrayvec::ArrayVec<(Seat, Tally), PLAYERS> =
            seats(players).map(|seat| (seat, hidden(self, Viewer::Seat(seat)))).collect();
        for (seat, old) in own {
            self.memories.set_apart(seat, aside, &held);
            let memory = &mut self.memories.own[seat.index()];
            memory.journal.shuffled();
            memory.old = old;
        }
        self.memories.common.journal.shuffled();
        self.memories.common.old = common;
    }
}

/// How many there are of each card, up to 15: two of them in a byte.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub(crate) struct Tally([u8; NAMES.div_ceil(2)]);

impl Default for Tally {
    fn default() -> Tally {
        Tally([0; NAMES.div_ceil(2)])
    }
}

impl TryFrom<Vec<u8>> for Tally {
    type Error = &'static str;

    fn try_from(counts: Vec<u8>) -> Result<Tally, &'static str> {
        counts.try_into().map(Tally).map_err(|_| "a tally tells of every card")
    }
}

impl From<Tally> for Vec<u8> {
    fn from(tally: Tally) -> Vec<u8> {
        tally.0.to_vec()
    }
}

impl Tally {
    fn is_empty(&self) -> bool {
        *self == Tally::default()
    }

    /// How many of this card.
    pub fn of(&self, card: CardId) -> u8 {
        self.0.get(card.index() / 2).map_or(0, |two| two >> (card.index() % 2 * 4) & 15)
    }

    /// One more, or less.
    pub fn take(&mut self, card: CardId, one: bool) {
        if one && self.of(card) > 0 {
            self.0[card.index() / 2] -= 1 << (card.index() % 2 * 4);
        }
    }
}

impl FromIterator<(CardId, u8)> for Tally {
    fn from_iter<T: IntoIterator<Item = (CardId, u8)>>(counts: T) -> Tally {
        let mut tally = Tally::default();
        for (card, n) in counts {
            tally.0[card.index() / 2] |= n.min(15) << (card.index() % 2 * 4);
        }
        tally
    }
}

//! What somebody who counts remembers of all the places that are hidden from them.

use crate::CardId;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::Chance;

/// A place where cards lie hidden: a hand, or another one that cards leave again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Place(pub u8);

impl Place {
    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    const fn bit(self) -> u16 {
        1 << self.0
    }
}

/// Some places.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Places(pub u16);

impl Places {
    /// Whether a place is one of them.
    #[inline]
    pub const fn has(self, place: Option<Place>) -> bool {
        match place {
            Some(place) => self.0 & place.bit() != 0,
            None => false,
        }
    }
}

impl Places {
    /// The places that are among these or those.
    #[inline]
    #[must_use]
    pub const fn or(self, those: Places) -> Places {
        Places(self.0 | those.0)
    }

    /// Those of these places that are not among the others.
    #[inline]
    #[must_use]
    pub const fn without(self, others: Places) -> Places {
        Places(self.0 & !others.0)
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl From<Place> for Places {
    #[inline]
    fn from(place: Place) -> Places {
        Places(place.bit())
    }
}

/// One motion of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Note {
    /// This card came.
    Seen(Place, CardId),
    /// So many cards came unseen.
    Came(Place, u8),
    /// So many cards left unseen, onto the discard pile.
    Left(Place, u8),
    /// A card passed unseen from one place to another.
    Passed(Place, Place),
    /// The discard pile became the deck.
    Shuffled,
}

impl Note {
    const fn from(self) -> Option<Place> {
        match self {
            Note::Left(from, _) | Note::Passed(from, _) => Some(from),
            Note::Seen(..) | Note::Came(..) | Note::Shuffled => None,
        }
    }

    const fn to(self) -> Option<Place> {
        match self {
            Note::Seen(to, _) | Note::Came(to, _) | Note::Passed(_, to) => Some(to),
            Note::Left(..) | Note::Shuffled => None,
        }
    }

    /// Whether it must keep its place among the notes of a place.
    fn touches(self, place: Place) -> bool {
        self.from() == Some(place) || self.to() == Some(place) || self == Note::Shuffled
    }

    /// How many cards a place has more after it.
    fn more(self, place: Place) -> i16 {
        let n = match self {
            Note::Came(_, n) | Note::Left(_, n) => i16::from(n),
            Note::Seen(..) | Note::Passed(..) | Note::Shuffled => 1,
        };
        if self.to() == Some(place) {
            n
        } else if self.from() == Some(place) {
            -n
        } else {
            0
        }
    }
}

/// A note as it is kept: in two bytes, the first one for what happened and in which of 15 places; whatever else was
/// written down is no place there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Note", into = "Note")]
struct Kept(u8, u8);

impl Kept {
    const fn new(what: u8, place: Place, rest: u8) -> Kept {
        Kept(what << 4 | if place.0 < 15 { place.0 } else { 15 }, rest)
    }

    /// The places of which something is told: where a card came; all of them when the pile became the deck.
    #[inline]
    const fn tells_of(self) -> u16 {
        match self.0 >> 4 {
            0 | 1 => 1 << (self.0 % 16),
            2 => 0,
            3 => 1 << (self.1 % 16),
            _ => u16::MAX,
        }
    }

    #[inline]
    const fn read(self) -> Note {
        let place = Place(self.0 % 16);
        match self.0 >> 4 {
            0 => Note::Seen(place, CardId(self.1)),
            1 => Note::Came(place, self.1),
            2 => Note::Left(place, self.1),
            3 => Note::Passed(place, Place(self.1)),
            _ => Note::Shuffled,
        }
    }
}

impl From<Note> for Kept {
    #[inline]
    fn from(note: Note) -> Kept {
        match note {
            Note::Seen(place, card) => Kept::new(0, place, card.0),
            Note::Came(place, n) => Kept::new(1, place, n),
            Note::Left(place, n) => Kept::new(2, place, n),
            Note::Passed(from, to) => Kept::new(3, from, to.0),
            Note::Shuffled => Kept(4 << 4, 0),
        }
    }
}

impl From<Kept> for Note {
    fn from(kept: Kept) -> Note {
        kept.read()
    }
}

/// Whence a card may have come to where it is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Origin {
    /// It was seen to come.
    Seen(CardId),
    /// It came unseen, before the last shuffle or after it.
    Unseen { old: bool },
    /// It was there before the journal tells of the place.
    Before,
}

/// The notes of a card's way, its end first.
type Way<const N: usize> = ArrayVec<u8, N>;

/// The motions of hidden cards, in order, as far as somebody can draw conclusions from them.
///
/// A card that leaves a place unseen may be any of those there at that time: of two known cards and one unknown at most
/// one is gone after it, but never one that came later; and where it goes to another hidden place, it is there. So the
/// cards that may be in a place are exactly those that some replay of the journal leaves there, and
/// [`Journal::replay`] finds one by lot.
///
/// A card that is seen again is struck out with its whole way. Of several ways that it can have come the one is taken
/// that leaves the most possible: as the card that was seen to come, else from another place as that card, else as one
/// that came unseen, the latest of them.
///
/// Cards that were in a place before the journal tells of it are not written down: they are what the number of cards
/// there has in excess. Not remembered are, after a second shuffle, what lay where before the first one; and, once `N`
/// notes are full, the oldest known card.
///
/// ```
/// use table::Chance;
/// use woodland::{CardId, Journal, Place};
///
/// let (ann, bob) = (Place(0), Place(1));
/// let mut journal: Journal<2, 16> = Journal::default();
/// journal.came(ann, Some(CardId(7)));
/// journal.passed(ann, bob);
/// journal.came(ann, Some(CardId(9)));
/// assert!(journal.sure(ann).eq([CardId(9)]));
/// // Each holds two cards: the 7 is with Ann or with Bob.
/// let story = journal.replay(&[2, 2], &mut Chance::from_seed(1));
/// assert_eq!(story.here.iter().flatten().filter(|item| item.card == Some(CardId(7))).count(), 1);
/// assert!(story.here[0].iter().any(|item| item.card == Some(CardId(9))));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Journal<const PLACES: usize, const N: usize>(ArrayVec<Kept, N>);

/// A hidden card in a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Item {
    /// Which, if that is known.
    pub card: Option<CardId>,
    /// Whether it had come before the last shuffle.
    pub old: bool,
}

/// What a replay comes to.
#[derive(Clone, Debug)]
pub struct Story<const PLACES: usize> {
    /// The cards in each place, in the order in which they came.
    pub here: [Vec<Item>; PLACES],
    /// The cards that left each place for the present discard pile, in the order in which they did.
    pub left: [Vec<Item>; PLACES],
    /// Known cards that were in the pile when it became the deck.
    pub shuffled: Vec<CardId>,
}

impl<const PLACES: usize, const N: usize> Journal<PLACES, N> {
    #[inline]
    fn notes(&self) -> impl DoubleEndedIterator<Item = Note> + ExactSizeIterator + '_ {
        self.0.iter().map(|kept| kept.read())
    }

    fn first(&self, is: impl Fn(Note) -> bool) -> Option<usize> {
        self.0.iter().position(|kept| is(kept.read()))
    }

    fn last(&self, is: impl Fn(Note) -> bool) -> Option<usize> {
        self.0.iter().rposition(|kept| is(kept.read()))
    }

    /// A card came to a place.
    #[inline]
    pub fn came(&mut self, place: Place, card: Option<CardId>) {
        match card {
            Some(card) => self.note(Note::Seen(place, card)),
            None if self.tells_of(place) => self.note(Note::Came(place, 1)),
            None => {}
        }
    }

    /// A card left a place unseen, onto the discard pile.
    ///
    /// An unknown card that came and left again changes nothing when enough others have left to take every known one
    /// along: then neither is written down.
    pub fn left_unseen(&mut self, place: Place) {
        if !self.tells_of(place) {
            return;
        }
        let last = self.last(|note| note.touches(place));
        match last.map(|at| (at, self.0[at].read())) {
            Some((at, Note::Came(..))) if self.all_may_have_left(place) => self.strike_one(at),
            _ => self.note(Note::Left(place, 1)),
        }
    }

    /// A card passed unseen from one place to another.
    #[inline]
    pub fn passed(&mut self, from: Place, to: Place) {
        if self.tells_of(from) {
            self.note(Note::Passed(from, to));
        } else {
            self.came(to, None);
        }
    }

    /// A card is seen to leave a place; so many were in each place with it. `recent` if it is more likely to have come
    /// after the last shuffle. Tells whether it can have come before.
    pub fn left(&mut self, place: Place, card: CardId, held: &[u8; PLACES], recent: bool) -> bool {
        self.tells_of(place) && self.strike(place, self.0.len(), card, held, recent)
    }

    /// The card that was the last to leave a place unseen was seen where it lay, with `lying` cards that left it so.
    pub fn found(&mut self, place: Place, card: CardId, held: &[u8; PLACES], recent: bool, lying: usize) -> bool {
        let is_left = |note: Note| matches!(note, Note::Left(from, _) if from == place);
        let since = self.shuffle().unwrap_or(0);
        let left: i16 = self.notes().skip(since).filter(|&note| is_left(note)).map(|note| -note.more(place)).sum();
        let Some(at) = self.last(is_left).filter(|_| left > 0) else {
            return false;
        };
        let mut held = *held;
        held[place.index()] += 1;
        if usize::from(left.unsigned_abs()) < lying {
            // Not every one that left is written down: what is known is only that this card is not there.
            let before = self.before(&held);
            let way = self.way(place, at, &before, Origin::Seen(card), true);
            return way.is_some_and(|way| self.cross_out(way));
        }
        let at = match self.0[at].read() {
            // Those that left with it did so before.
            Note::Left(_, n) if n > 1 => {
                self.strike_one(at);
                at + 1
            }
            _ => {
                self.0.remove(at);
                at
            }
        };
        self.strike(place, at, card, &held, recent)
    }

    /// The discard pile became the deck.
    pub fn shuffled(&mut self) {
        if let Some(at) = self.shuffle() {
            self.0[..at].iter_mut().for_each(|note| {
                if let Note::Seen(place, _) = note.read() {
                    *note = Note::Came(place, 1).into();
                }
            });
            self.0.remove(at);
            self.tidy();
        }
        self.note(Note::Shuffled);
    }

    /// Whether nothing is known.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether every place named is one of those there are.
    pub fn is_sound(&self) -> bool {
        let inside = |place: Option<Place>| place.is_none_or(|place| place.index() < PLACES);
        self.notes().all(|note| inside(note.from()) && inside(note.to()))
    }

    /// Whether so many cards can be in each place.
    pub fn fits(&self, held: &[u8; PLACES]) -> bool {
        self.before(held).iter().all(|&n| n >= 0)
    }

    /// The cards that are in a place for sure.
    pub fn sure(&self, place: Place) -> impl Iterator<Item = CardId> + '_ {
        let since = self.notes().rev().take_while(move |note| note.from() != Some(place));
        since.filter_map(move |note| match note {
            Note::Seen(to, card) if to == place => Some(card),
            _ => None,
        })
    }

    /// The cards that were seen in some place and may still be hidden.
    pub fn cards(&self) -> impl Iterator<Item = CardId> + '_ {
        self.notes().filter_map(|note| match note {
            Note::Seen(_, card) => Some(card),
            _ => None,
        })
    }

    /// A card that was seen in some place turned out to be elsewhere: it left unseen.
    pub fn elsewhere(&mut self, card: CardId) {
        let is_it = |note: Note| matches!(note, Note::Seen(_, other) if other == card);
        let seen: ArrayVec<usize, N> = (0..self.0.len()).filter(|&at| is_it(self.0[at].read())).collect();
        for &at in &seen {
            if let Note::Seen(place, _) = self.0[at].read()
                && let Some(mut way) = self.way_out(place, at + 1)
            {
                way.push(at as u8);
                self.cross_out(way);
                return;
            }
        }
        if let Some(&at) = seen.first() {
            self.forget(at);
        }
    }

    /// What somebody remembers who knows this and sees the cards of some places.
    pub fn without(&self, seen: Places, held: &[u8; PLACES]) -> Self {
        let mut other = self.clone();
        while let Some(at) = other.first(|note| seen.has(note.to()) || seen.has(note.from())) {
            match other.0.remove(at).read() {
                Note::Passed(from, to) if !seen.has(Some(to)) => {
                    debug_assert!(seen.has(Some(from)));
                    other.0.insert(at, Note::Came(to, 1).into());
                }
                Note::Passed(from, _) if !seen.has(Some(from)) => {
                    // Which one came is not remembered: one of which nothing is known, if that can be.
                    let mut held = *held;
                    held[from.index()] += 1;
                    let before = other.before(&held);
                    let unknown = [Origin::Unseen { old: false }, Origin::Unseen { old: true }, Origin::Before];
                    match unknown.into_iter().find_map(|origin| other.way(from, at, &before, origin, true)) {
                        Some(way) => drop(other.cross_out(way)),
                        None => other.forget_all(from),
                    }
                }
                _ => {}
            }
        }
        other.tidy();
        other
    }

    /// Whether two remember the same but for cards that came to some places and left them.
    pub fn equals_without(&self, other: &Self, seen: Places) -> bool {
        let apart = |note: &Note| matches!(note, Note::Passed(..)) || !(seen.has(note.to()) || seen.has(note.from()));
        self.notes().filter(apart).eq(other.notes().filter(apart))
    }

    /// Lets each card that moved unseen be any of those there at that time.
    pub fn replay(&self, held: &[u8; PLACES], chance: &mut Chance) -> Story<PLACES> {
        let shuffle = self.shuffle();
        let before = self.before(held);
        let unknown = |n: i16| vec![Item { card: None, old: shuffle.is_some() }; n.max(0) as usize];
        let mut story =
            Story { here: before.map(unknown), left: std::array::from_fn(|_| Vec::new()), shuffled: Vec::new() };
        for (at, note) in self.notes().enumerate() {
            let old = shuffle.is_some_and(|shuffle| at < shuffle);
            let mut leaves = |from: Place| {
                let here = &mut story.here[from.index()];
                (!here.is_empty()).then(|| here.remove(chance.below(here.len() as u32) as usize))
            };
            match note {
                Note::Seen(to, card) => story.here[to.index()].push(Item { card: Some(card), old }),
                Note::Came(to, n) => story.here[to.index()].extend((0..n).map(|_| Item { card: None, old })),
                Note::Left(from, n) => {
                    for item in (0..n).filter_map(|_| leaves(from)).collect::<Vec<_>>() {
                        if old {
                            story.shuffled.extend(item.card);
                        } else {
                            story.left[from.index()].push(item);
                        }
                    }
                }
                Note::Passed(from, to) => {
                    let item = leaves(from);
                    story.here[to.index()].extend(item);
                }
                Note::Shuffled => {}
            }
        }
        story
    }

    /// Whether anything is written down that matters for what is in this place.
    #[inline]
    pub fn tells_of(&self, place: Place) -> bool {
        self.tells_of_any(place.into())
    }

    /// The same for some places.
    #[inline]
    pub fn tells_of_any(&self, places: Places) -> bool {
        self.0.iter().any(|kept| kept.tells_of() & places.0 != 0)
    }

    /// Where the last shuffle is written.
    fn shuffle(&self) -> Option<usize> {
        self.last(|note| note == Note::Shuffled)
    }

    /// How many cards of each place came before the journal tells of it.
    fn before(&self, held: &[u8; PLACES]) -> [i16; PLACES] {
        let mut before = held.map(i16::from);
        for note in self.notes() {
            for place in [note.to(), note.from()].into_iter().flatten() {
                before[place.index()] -= note.more(place);
            }
        }
        before
    }

    /// Whether enough cards have left a place unseen since a known one came there to take every known one along.
    fn all_may_have_left(&self, place: Place) -> bool {
        let known = self.notes().filter(|note| matches!(note, Note::Seen(..) | Note::Passed(..)));
        let known = known.filter(|note| note.to() == Some(place)).count();
        let since = self.notes().rev().take_while(|note| match note {
            Note::Came(..) | Note::Left(..) => true,
            Note::Seen(..) | Note::Passed(..) | Note::Shuffled => !note.touches(place),
        });
        let left: i16 = since.filter(|note| note.from() == Some(place)).map(|note| -note.more(place)).sum();
        self.shuffle().is_none() && usize::from(left.unsigned_abs()) >= known
    }

    /// Strikes out the way of a card that was in this place before note `at`; tells whether it can have come before the
    /// last shuffle.
    fn strike(&mut self, place: Place, at: usize, card: CardId, held: &[u8; PLACES], recent: bool) -> bool {
        use Origin::{Before, Seen, Unseen};
        let before = self.before(held);
        let (old, new) = (Unseen { old: true }, Unseen { old: false });
        let mut ways = ArrayVec::<(Origin, bool), 8>::from_iter([(Seen(card), false), (Seen(card), true)]);
        let unseen = [(old, false), (Before, false), (old, true), (Before, true), (new, false), (new, true)];
        ways.extend(unseen);
        if recent {
            ways[2..].rotate_right(2);
        }
        // Where nothing passed on, no card came from another place.
        let passed_on = self.notes().any(|note| matches!(note, Note::Passed(..)));
        let found = ways.into_iter().filter(|&(_, passed)| passed_on || !passed).find_map(|(origin, passed)| {
            let way = self.way(place, at, &before, origin, passed)?;
            Some((way, origin))
        });
        match found {
            Some((way, Before)) => {
                self.cross_out(way);
                self.shuffle().is_some()
            }
            Some((way, Seen(_) | Unseen { .. })) => self.cross_out(way),
            None => {
                self.forget_all(place);
                false
            }
        }
    }

    /// The latest way by which such a card can have come to a place, where it was before note `at`; `passed` if it may
    /// have come from another place.
    fn way(&self, place: Place, at: usize, before: &[i16; PLACES], origin: Origin, passed: bool) -> Option<Way<N>> {
        let shuffle = self.shuffle().unwrap_or(self.0.len());
        let no_shuffle = shuffle == self.0.len();
        // Whatever leaves meanwhile, this card stays: so there is always another one.
        let mut count = before[place.index()] + self.notes().take(at).map(|note| note.more(place)).sum::<i16>();
        for i in (0..at).rev() {
            if count < 1 {
                return None;
            }
            let note = self.0[i].read();
            if note.to() == Some(place) {
                let found = match (note, origin) {
                    (Note::Seen(_, card), Origin::Seen(wanted)) if card == wanted => Some(Way::new()),
                    (Note::Came(..), Origin::Unseen { old }) if no_shuffle || old == (i < shuffle) => Some(Way::new()),
                    (Note::Passed(from, _), _) if passed => self.way(from, i, before, origin, passed),
                    _ => None,
                };
                if let Some(mut way) = found {
                    way.push(i as u8);
                    return Some(way);
                }
            }
            count -= note.more(place);
        }
        (count >= 1 && origin == Origin::Before).then(Way::new)
    }

    /// The way of a card that was in a place from note `at` on, until it left onto the pile.
    fn way_out(&self, place: Place, at: usize) -> Option<Way<N>> {
        (at..self.0.len()).find_map(|i| match self.0[i].read() {
            Note::Left(from, _) if from == place => Some(Way::from_iter([i as u8])),
            Note::Passed(from, to) if from == place => {
                let mut way = self.way_out(to, i + 1)?;
                way.push(i as u8);
                Some(way)
            }
            _ => None,
        })
    }

    /// Strikes out a card's way; tells whether it began before the last shuffle.
    fn cross_out(&mut self, mut way: Way<N>) -> bool {
        way.sort_unstable();
        let old = way.first().map(|&at| usize::from(at)) < self.shuffle();
        way.iter().rev().for_each(|&at| self.strike_one(at.into()));
        self.tidy();
        old
    }

    /// Strikes out one of the cards that a note tells of.
    fn strike_one(&mut self, at: usize) {
        match self.0[at].read() {
            Note::Came(_, 2..) | Note::Left(_, 2..) => self.0[at].1 -= 1,
            _ => drop(self.0.remove(at)),
        }
    }

    /// A card that was seen to come is taken for an unknown one.
    fn forget(&mut self, at: usize) {
        if let Note::Seen(place, _) = self.0[at].read() {
            self.0[at] = Note::Came(place, 1).into();
        }
        self.tidy();
    }

    fn forget_all(&mut self, place: Place) {
        while let Some(at) = self.first(|note| matches!(note, Note::Seen(to, _) if to == place)) {
            self.forget(at);
        }
    }

    /// Writes a motion down, with those like it between which nothing else happened to the place.
    fn note(&mut self, note: Note) {
        let last = match note {
            Note::Came(place, _) | Note::Left(place, _) => self.last(|last| last.touches(place)),
            Note::Seen(..) | Note::Passed(..) | Note::Shuffled => None,
        };
        match (note, last.map(|at| (at, self.0[at].read()))) {
            (Note::Came(_, more), Some((at, Note::Came(_, n))))
            | (Note::Left(_, more), Some((at, Note::Left(_, n)))) => {
                self.0[at].1 = n.saturating_add(more);
            }
            _ => {
                while self.0.is_full() {
                    self.make_room();
                }
                self.0.push(note.into());
            }
        }
    }

    /// What happened in a place of which nothing is known need not be written down.
    fn tidy(&mut self) {
        let mut told = 0;
        let tells = |told: u16, place: Place| told & place.bit() != 0;
        for note in std::mem::take(&mut self.0).iter().map(|kept| kept.read()) {
            let keep = match note {
                Note::Seen(to, _) => {
                    told |= to.bit();
                    Some(note)
                }
                Note::Came(place, _) | Note::Left(place, _) => tells(told, place).then_some(note),
                Note::Passed(from, to) if tells(told, from) => {
                    told |= to.bit();
                    Some(note)
                }
                Note::Passed(_, to) => tells(told, to).then_some(Note::Came(to, 1)),
                Note::Shuffled => {
                    told = u16::MAX;
                    Some(note)
                }
            };
            keep.into_iter().for_each(|note| self.note(note));
        }
    }

    /// The oldest known card is forgotten.
    #[cold]
    fn make_room(&mut self) {
        match self.first(|note| matches!(note, Note::Seen(..))) {
            Some(at) => self.forget(at),
            None => self.0.retain(|kept| kept.read() != Note::Shuffled),
        }
        self.tidy();
    }
}

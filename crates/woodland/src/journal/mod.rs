//! What somebody who counts remembers of all the places that are hidden from them.

mod note;

use crate::CardId;
use arrayvec::ArrayVec;
use note::{Kept, Note};
use serde::{Deserialize, Serialize};
use table::Chance;

pub use note::{Place, Places};

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
    pub here: [Hidden<Item>; PLACES],
    /// The cards that left each place for the present discard pile, in the order in which they did.
    pub left: [Hidden<Item>; PLACES],
    /// Known cards that were in the pile when it became the deck.
    pub shuffled: Hidden<CardId>,
}

/// Hidden cards, held in place: no deck has more. What a journal from elsewhere tells of beyond that is not held.
pub type Hidden<T> = ArrayVec<T, 160>;

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
            let way = self.way(place, at, &held, Origin::Seen(card), true);
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
            Note::Seen(..) | Note::Came(..) | Note::Left(..) | Note::Passed(..) | Note::Shuffled => None,
        })
    }

    /// The cards that were seen in some place and may still be hidden.
    pub fn cards(&self) -> impl Iterator<Item = CardId> + '_ {
        self.notes().filter_map(|note| match note {
            Note::Seen(_, card) => Some(card),
            Note::Came(..) | Note::Left(..) | Note::Passed(..) | Note::Shuffled => None,
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
                    let unknown = [Origin::Unseen { old: false }, Origin::Unseen { old: true }, Origin::Before];
                    match unknown.into_iter().find_map(|origin| other.way(from, at, &held, origin, true)) {
                        Some(way) => drop(other.cross_out(way)),
                        None => other.forget_all(from),
                    }
                }
                Note::Seen(..) | Note::Came(..) | Note::Left(..) | Note::Passed(..) | Note::Shuffled => {}
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
        let unknown = |old: bool, n: usize| std::iter::repeat_n(Item { card: None, old }, n);
        let none = || std::array::from_fn(|_| Hidden::new());
        let mut story = Story { here: none(), left: none(), shuffled: Hidden::new() };
        for (here, n) in story.here.iter_mut().zip(before) {
            fill(here, unknown(shuffle.is_some(), n.max(0) as usize));
        }
        for (at, note) in self.notes().enumerate() {
            let old = shuffle.is_some_and(|shuffle| at < shuffle);
            let mut leaves = |from: Place| {
                let here = &mut story.here[from.index()];
                (!here.is_empty()).then(|| here.remove(chance.below(here.len() as u32) as usize))
            };
            match note {
                Note::Seen(to, card) => fill(&mut story.here[to.index()], [Item { card: Some(card), old }]),
                Note::Came(to, n) => fill(&mut story.here[to.index()], unknown(old, n.into())),
                Note::Left(from, n) => {
                    for item in (0..n).map_while(|_| leaves(from)) {
                        match old {
                            true => fill(&mut story.shuffled, item.card),
                            false => fill(&mut story.left[from.index()], [item]),
                        }
                    }
                }
                Note::Passed(from, to) => {
                    let item = leaves(from);
                    fill(&mut story.here[to.index()], item);
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
        let shuffle = self.shuffle();
        let mut count = self.count(place, at, held);
        let (mut seen, mut old, mut new) = (None, None, None);
        for i in (0..at).rev() {
            // Whatever leaves meanwhile, this card stays: so there is always another one.
            if count < 1 {
                break;
            }
            let note = self.0[i].read();
            match note {
                Note::Seen(to, which) if to == place && which == card => {
                    seen = Some(i);
                    break;
                }
                Note::Came(to, _) if to == place => {
                    old = old.or((shuffle.is_none_or(|shuffle| i < shuffle)).then_some(i));
                    new = new.or((shuffle.is_none_or(|shuffle| i > shuffle)).then_some(i));
                }
                Note::Passed(_, to) if to == place => return self.strike_way(place, at, card, held, recent),
                Note::Seen(..) | Note::Came(..) | Note::Left(..) | Note::Passed(..) | Note::Shuffled => {}
            }
            count -= note.more(place);
        }
        let first = if recent { new.or(old) } else { old };
        let came = seen.or(first).or(if count < 1 { new } else { None });
        match came {
            Some(at) => self.cross_out(Way::from_iter([at as u8])),
            None if count >= 1 => {
                self.tidy();
                shuffle.is_some()
            }
            None => {
                self.forget_all(place);
                false
            }
        }
    }

    /// The same where the card can have come from another place.
    fn strike_way(&mut self, place: Place, at: usize, card: CardId, held: &[u8; PLACES], recent: bool) -> bool {
        use Origin::{Before, Seen, Unseen};
        let (old, new) = (Unseen { old: true }, Unseen { old: false });
        let mut ways = [
            (Seen(card), false),
            (Seen(card), true),
            (old, false),
            (Before, false),
            (old, true),
            (Before, true),
            (new, false),
            (new, true),
        ];
        if recent {
            ways[2..].rotate_right(2);
        }
        let found = ways.into_iter().find_map(|(origin, passed)| {
            let way = self.way(place, at, held, origin, passed)?;
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

    /// How many cards were in a place before note `at`.
    fn count(&self, place: Place, at: usize, held: &[u8; PLACES]) -> i16 {
        i16::from(held[place.index()]) - self.notes().skip(at).map(|note| note.more(place)).sum::<i16>()
    }

    /// The latest way by which such a card can have come to a place, where it was before note `at`; `passed` if it may
    /// have come from another place.
    fn way(&self, place: Place, at: usize, held: &[u8; PLACES], origin: Origin, passed: bool) -> Option<Way<N>> {
        let shuffle = self.shuffle().unwrap_or(self.0.len());
        let no_shuffle = shuffle == self.0.len();
        // Whatever leaves meanwhile, this card stays: so there is always another one.
        let mut count = self.count(place, at, held);
        for i in (0..at).rev() {
            if count < 1 {
                return None;
            }
            let note = self.0[i].read();
            if note.to() == Some(place) {
                let found = match (note, origin) {
                    (Note::Seen(_, card), Origin::Seen(wanted)) if card == wanted => Some(Way::new()),
                    (Note::Came(..), Origin::Unseen { old }) if no_shuffle || old == (i < shuffle) => Some(Way::new()),
                    (Note::Passed(from, _), _) if passed => self.way(from, i, held, origin, passed),
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
            Note::Seen(..) | Note::Came(..) | Note::Left(..) | Note::Passed(..) | Note::Shuffled => None,
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
            Note::Seen(..) | Note::Came(..) | Note::Left(..) | Note::Passed(..) | Note::Shuffled => {
                self.0.remove(at);
            }
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
        // The last note that touches each place, and how many are kept.
        let (mut last, mut end) = ([usize::MAX; 16], 0);
        for at in 0..self.0.len() {
            let mut kept = self.0[at];
            match kept.read() {
                Note::Seen(to, _) => told |= to.bit(),
                Note::Came(place, _) | Note::Left(place, _) if told & place.bit() == 0 => continue,
                Note::Came(..) | Note::Left(..) | Note::Shuffled => {}
                Note::Passed(from, to) if told & from.bit() != 0 => told |= to.bit(),
                Note::Passed(_, to) if told & to.bit() == 0 => continue,
                Note::Passed(_, to) => kept = Note::Came(to, 1).into(),
            }
            match kept.read() {
                Note::Came(place, n) | Note::Left(place, n) => {
                    let last = &mut last[place.index()];
                    if let Some(like) = self.0.get_mut(*last).filter(|like| like.0 == kept.0) {
                        like.1 = like.1.saturating_add(n);
                        continue;
                    }
                    *last = end;
                }
                Note::Seen(place, _) => last[place.index()] = end,
                Note::Passed(from, to) => (last[from.index()], last[to.index()]) = (end, end),
                Note::Shuffled => (told, last) = (u16::MAX, [end; 16]),
            }
            self.0[end] = kept;
            end += 1;
        }
        self.0.truncate(end);
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

/// Adds to a list what it has room for.
fn fill<T>(list: &mut Hidden<T>, more: impl IntoIterator<Item = T>) {
    let room = list.remaining_capacity();
    list.extend(more.into_iter().take(room));
}

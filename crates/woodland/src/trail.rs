//! What somebody who counts remembers of a hand that is hidden from them.

use crate::CardId;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::Chance;

/// The mark of a card that came unseen.
const UNKNOWN: u8 = u8::MAX;
/// The mark of a card that left unseen.
const LEFT: u8 = 128;
/// The mark of the moment when the discard pile became the deck.
const SHUFFLED: u8 = 129;

/// What came into a hand and left it since a card was first seen there, in order.
///
/// A card that leaves face down may be any of those that had come by then: of two known cards and one unknown at most
/// one is gone after it, but never one that came later. So the cards that may still be there are exactly those that
/// some replay of the trail leaves there, and [`Trail::replay`] finds one by lot.
///
/// Cards that were in the hand before the trail begins are not written down: they are what the number of cards in the
/// hand has in excess. A card seen to leave is struck out. If it was not known, the unknown one that came last is:
/// whatever was possible with another one struck out is possible with this one.
///
/// Three things are not remembered to the last: of an unknown card, after a second shuffle, whether it came before or
/// after the first one, so whoever uses this keeps which cards can be in the hand at each shuffle, for which
/// [`Traffic`] suffices; of a known card that comes out of the hand after a shuffle, that it may have left and come
/// back where it may also have stayed; and, once `N` marks are full, the oldest known card.
///
/// ```
/// use table::Chance;
/// use woodland::{CardId, Fate, Trail};
///
/// let mut trail: Trail<16> = Trail::default();
/// trail.came(Some(CardId(7)));
/// trail.left_unseen(2);
/// trail.came(Some(CardId(9)));
/// assert!(trail.sure().eq([CardId(9)]));
/// // The hand holds two cards: the 9, and the 7 or another one.
/// let mut here = Vec::new();
/// trail.replay(2, &mut Chance::from_seed(1), |card, _, fate| here.extend(card.filter(|_| fate == Fate::Here)));
/// assert!(here.contains(&CardId(9)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Trail<const N: usize> {
    marks: ArrayVec<u8, N>,
    traffic: Traffic,
}

/// What may have become of unseen cards since the discard pile last became the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Traffic {
    /// The hand was empty: nothing is left from before.
    pub emptied: bool,
    /// A card was drawn unseen that may be in the hand.
    pub drew: bool,
    /// A card that was in the hand before may have left it unseen.
    pub old_left: bool,
    /// A card that was drawn since may have been discarded unseen.
    pub drawn_left: bool,
}

/// What has become of a card in a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It is in the hand.
    Here,
    /// It has left unseen.
    Left,
    /// It had left unseen when the discard pile became the deck.
    LeftBeforeShuffle,
}

const fn is_card(mark: u8) -> bool {
    mark < LEFT
}

const fn is_item(mark: u8) -> bool {
    is_card(mark) || mark == UNKNOWN
}

impl<const N: usize> Trail<N> {
    /// A card came into the hand.
    #[inline]
    pub fn came(&mut self, card: Option<CardId>) {
        self.traffic.drew |= card.is_none();
        match card {
            Some(card) => self.mark(card.0),
            None if !self.marks.is_empty() => self.mark(UNKNOWN),
            None => {}
        }
    }

    /// A card left the hand, which held `held` with it, face down.
    #[inline]
    pub fn left_unseen(&mut self, held: usize) {
        self.traffic.old_left |= !self.traffic.emptied;
        self.traffic.drawn_left |= self.traffic.drew;
        self.one_less(held);
        if !self.marks.is_empty() {
            self.mark(LEFT);
        }
    }

    /// A card left the hand openly, which held `held` with it. `new` if it cannot have been there at the last shuffle.
    #[inline]
    pub fn left(&mut self, card: CardId, held: usize, new: bool) {
        self.one_less(held);
        self.seen(card, held, new);
    }

    /// A card of the hand, which holds `held`, was shown.
    pub fn shown(&mut self, card: CardId, held: usize, new: bool) {
        self.seen(card, held, new);
        self.came(Some(card));
    }

    #[inline]
    fn seen(&mut self, card: CardId, held: usize, new: bool) {
        if !self.marks.is_empty() {
            self.strike(card, self.before(held), new);
            self.tidy();
        }
    }

    /// Cards were discarded unseen that were drawn, but never in the hand.
    pub fn dropped_unseen(&mut self) {
        self.traffic.drawn_left = true;
    }

    #[inline]
    fn one_less(&mut self, held: usize) {
        if held == 1 {
            self.traffic.emptied = true;
            self.traffic.drew = false;
        }
    }

    /// A card was seen in another place: if it was here, it had left.
    #[inline]
    pub fn elsewhere(&mut self, card: CardId) {
        // Most cards are not here, and that is quickly seen.
        if !self.marks.contains(&card.0) {
            return;
        }
        if let Some(at) = self.marks.iter().position(|&mark| mark == card.0) {
            if let Some(left) = self.marks[at..].iter().position(|&mark| mark == LEFT) {
                self.marks.remove(at + left);
            }
            self.marks.remove(at);
            self.tidy();
        }
    }

    /// The discard pile became the deck while the hand held `held` cards.
    pub fn shuffled(&mut self, held: usize) {
        self.marks.retain(|mark| *mark != SHUFFLED);
        self.mark(SHUFFLED);
        self.traffic = Traffic { emptied: held == 0, ..Traffic::default() };
    }

    /// What may have become of unseen cards.
    pub fn traffic(&self) -> Traffic {
        self.traffic
    }

    /// Whether no card of the hand is known.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.marks.is_empty()
    }

    /// The cards that are in the hand for sure.
    pub fn sure(&self) -> impl Iterator<Item = CardId> + '_ {
        let since = self.marks.iter().rev().take_while(|&&mark| mark != LEFT);
        since.filter(|&&mark| is_card(mark)).map(|&mark| CardId(mark))
    }

    /// The cards that were seen in the hand and may still be there.
    pub fn cards(&self) -> impl Iterator<Item = CardId> + '_ {
        self.marks.iter().filter(|&&mark| is_card(mark)).map(|&mark| CardId(mark))
    }

    /// The cards that were seen in the hand since the last shuffle and may still be there.
    pub fn since_shuffle(&self) -> impl Iterator<Item = CardId> + '_ {
        let since = self.marks.iter().rev().take_while(|&&mark| mark != SHUFFLED);
        since.filter(|&&mark| is_card(mark)).map(|&mark| CardId(mark))
    }

    /// The cards that were seen in the hand and may have left it since the last shuffle.
    pub fn left_since_shuffle(&self) -> impl Iterator<Item = CardId> + '_ {
        let last = self.marks.iter().rposition(|&mark| mark == LEFT).unwrap_or(0);
        let shuffle = self.marks.iter().position(|&mark| mark == SHUFFLED).unwrap_or(0);
        let before = if shuffle < last { &self.marks[..last] } else { &[] };
        before.iter().filter(|&&mark| is_card(mark)).map(|&mark| CardId(mark))
    }

    /// Lets each card that left unseen be any of those there at that time, and tells of every card, or of an unknown
    /// one, whether it had come before the last shuffle, and its fate; those that left in the order in which they did.
    pub fn replay(&self, held: usize, chance: &mut Chance, mut tell: impl FnMut(Option<CardId>, bool, Fate)) {
        let named = |mark: u8| is_card(mark).then_some(CardId(mark));
        let shuffle = self.shuffle();
        let mut before = self.before(held).max(0) as u32;
        let mut here: ArrayVec<(u8, bool), N> = ArrayVec::new();
        for (at, &mark) in self.marks.iter().enumerate() {
            let old = at < shuffle;
            if is_item(mark) {
                here.push((mark, old));
            } else if mark == LEFT {
                let fate = if old && shuffle < self.marks.len() { Fate::LeftBeforeShuffle } else { Fate::Left };
                let which = chance.below(before + here.len() as u32);
                if let Some(which) = which.checked_sub(before) {
                    if (which as usize) < here.len() {
                        let (mark, old) = here.swap_remove(which as usize);
                        tell(named(mark), old, fate);
                    }
                } else {
                    before -= 1;
                    tell(None, true, fate);
                }
            }
        }
        (0..before).for_each(|_| tell(None, true, Fate::Here));
        here.into_iter().for_each(|(mark, old)| tell(named(mark), old, Fate::Here));
    }

    /// Where the last shuffle is written; behind everything if there was none.
    fn shuffle(&self) -> usize {
        self.marks.iter().position(|&mark| mark == SHUFFLED).unwrap_or(self.marks.len())
    }

    /// How many cards of the hand came before the trail begins.
    fn before(&self, held: usize) -> i32 {
        held as i32 - self.marks.iter().map(|&mark| i32::from(is_item(mark)) - i32::from(mark == LEFT)).sum::<i32>()
    }

    /// Strikes out the mark of a card that is seen to leave, if there is one.
    fn strike(&mut self, card: CardId, before: i32, new: bool) -> bool {
        let label = self.latest(card.0, 0..self.marks.len(), before);
        let shuffle = self.shuffle();
        let recent = || self.latest(UNKNOWN, shuffle..self.marks.len(), before);
        let old = || self.latest(UNKNOWN, 0..shuffle, before);
        let earlier_still = before > 0 && self.can_lack(0, before - 1);
        match label.or_else(|| if new { recent() } else { old() }) {
            Some(at) => drop(self.marks.remove(at)),
            None if !new && earlier_still => {}
            None => {
                let recent = recent();
                // The card had left, and came back with the deck.
                if let Some(at) = recent {
                    self.marks.remove(at);
                }
                if is_card(card.0) {
                    self.elsewhere(card);
                }
                return recent.is_some();
            }
        }
        true
    }

    /// The latest such mark that can have stayed until now.
    fn latest(&self, mark: u8, among: std::ops::Range<usize>, before: i32) -> Option<usize> {
        among.rev().find(|&at| self.marks[at] == mark && self.can_lack(at + 1, before - 1))
    }

    /// Whether from `start` on there was always a card to leave, with so many before the trail.
    fn can_lack(&self, start: usize, mut before: i32) -> bool {
        self.marks.iter().enumerate().all(|(at, &mark)| {
            before += i32::from(is_item(mark)) - i32::from(mark == LEFT);
            at < start || mark != LEFT || before >= 0
        })
    }

    #[inline]
    fn mark(&mut self, mark: u8) {
        while self.marks.is_full() {
            self.make_room();
        }
        self.marks.push(mark);
    }

    /// What comes before the first known card need not be written down, but for the time of the shuffle.
    fn tidy(&mut self) {
        let first = self.marks.iter().position(|&mark| is_card(mark) || mark == SHUFFLED).unwrap_or(self.marks.len());
        self.marks.drain(..first);
    }

    /// An unknown card that left at once changes nothing when enough others left to take every known one along;
    /// otherwise the oldest known card is forgotten.
    #[cold]
    fn make_room(&mut self) {
        let known = self.cards().count();
        let last = self.marks.iter().rposition(|&mark| is_card(mark)).map_or(0, |at| at + 1);
        let losses = self.marks[last..].iter().filter(|&&mark| mark == LEFT).count();
        let pair = self.marks[last..].windows(2).position(|pair| pair == [UNKNOWN, LEFT]);
        match pair {
            Some(at) if losses > known => drop(self.marks.drain(last + at..last + at + 2)),
            _ => {
                match self.marks.iter_mut().find(|mark| is_card(**mark)) {
                    Some(mark) => *mark = UNKNOWN,
                    None => self.marks.retain(|mark| *mark != SHUFFLED),
                }
                self.tidy();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    const A: CardId = CardId(1);
    const B: CardId = CardId(2);
    const C: CardId = CardId(3);

    /// Everything that a hand of so many cards may hold of the known ones.
    fn possible(trail: &Trail<12>, held: usize) -> BTreeSet<Vec<u8>> {
        let mut chance = Chance::from_seed(1);
        let replays = (0..200).map(|_| {
            let mut here = Vec::new();
            trail.replay(held, &mut chance, |card, _, fate| {
                here.extend(card.filter(|_| fate == Fate::Here).map(|card| card.0));
            });
            here.sort_unstable();
            here
        });
        replays.collect()
    }

    #[test]
    fn no_more_known_cards_are_gone_than_have_left() {
        let mut trail = Trail::default();
        trail.came(Some(A));
        trail.came(Some(B));
        trail.left_unseen(3);
        assert_eq!(possible(&trail, 2), BTreeSet::from([vec![1], vec![2], vec![1, 2]]));
        // Two known cards and nothing else: one of them has left.
        assert_eq!(possible(&trail, 1), BTreeSet::from([vec![1], vec![2]]));
    }

    #[test]
    fn what_came_later_cannot_have_left_before() {
        let mut trail = Trail::default();
        trail.came(Some(A));
        trail.left_unseen(3);
        trail.came(Some(B));
        assert!(trail.sure().eq([B]));
        assert_eq!(possible(&trail, 2), BTreeSet::from([vec![2], vec![1, 2]]));
    }

    #[test]
    fn a_card_seen_to_leave_tells_that_another_has_left() {
        let mut trail = Trail::default();
        trail.came(Some(A));
        trail.came(Some(B));
        trail.left_unseen(3);
        trail.left(A, 1, false);
        assert_eq!(possible(&trail, 0), BTreeSet::from([vec![]]));
        let mut trail = Trail::default();
        trail.came(Some(A));
        trail.left_unseen(3);
        // The only unknown card of the hand is played: so the known one is gone.
        trail.left(C, 1, false);
        assert_eq!(possible(&trail, 0), BTreeSet::from([vec![]]));
    }

    #[test]
    fn a_full_trail_goes_on() {
        let mut trail = Trail::default();
        trail.came(Some(A));
        for _ in 0..50 {
            trail.came(None);
            trail.left_unseen(3);
        }
        trail.came(Some(B));
        assert_eq!(possible(&trail, 3), BTreeSet::from([vec![2], vec![1, 2]]));
    }
}

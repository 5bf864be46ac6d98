//! Heaps of cards that grow and shrink at each other's expense: they share one room.

use crate::ids::*;
use crate::state::Lying;
use serde::{Deserialize, Serialize};

/// A heap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Heap {
    /// Cards that have left the game, sorted.
    Gone,
    /// The city of the opponent in the box: cards in order of arrival, without anything on them. [V12.4] [V21.4]
    RivalCity,
    /// Cards in Nightweave's Lair: open ones are known to all, the others to nobody. [V24.10]
    Feats,
    /// Nightweave's hand, its top card last. [V18.4]
    HerHand,
    /// The discard pile, its top card last. [V5.7]
    Discard,
    /// The deck, its top card last.
    Deck,
}

/// How many heaps there are.
const HEAPS: usize = Heap::Deck as usize + 1;

impl Heap {
    const ALL: [Heap; HEAPS] = [Heap::Gone, Heap::RivalCity, Heap::Feats, Heap::HerHand, Heap::Discard, Heap::Deck];
}

/// All heaps, one after the other; before the deck is room for the others, as long as there is any.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "[Vec<Lying>; HEAPS]", into = "[Vec<Lying>; HEAPS]")]
pub(crate) struct Heaps {
    cards: [Lying; DECK],
    /// Where each heap ends, and the next one begins.
    ends: [u8; HEAPS],
    /// Where the deck begins.
    deck: u8,
}

impl Default for Heaps {
    fn default() -> Heaps {
        Heaps { cards: [Lying::unknown(CardId(0)); DECK], ends: [0; HEAPS], deck: 0 }
    }
}

impl PartialEq for Heaps {
    fn eq(&self, other: &Heaps) -> bool {
        Heap::ALL.into_iter().all(|heap| self.of(heap) == other.of(heap))
    }
}

impl Eq for Heaps {}

impl Heaps {
    /// A deck of so many copies of each of these cards, in this order, and nothing else.
    pub fn deck(cards: impl Iterator<Item = (CardId, u8)>) -> Heaps {
        let mut heaps = Heaps::default();
        let mut end = 0;
        for (card, copies) in cards {
            let copies = usize::from(copies);
            // Eight at once is quicker than to count them: the next card covers what is too many.
            match heaps.cards[end..].first_chunk_mut::<8>() {
                Some(eight) if copies <= eight.len() => *eight = [Lying::unknown(card); 8],
                _ => heaps.cards[end..end + copies].fill(Lying::unknown(card)),
            }
            end += copies;
        }
        heaps.ends[Heap::Deck as usize] = end as u8;
        heaps
    }

    #[inline]
    fn range(&self, heap: Heap) -> std::ops::Range<usize> {
        let start = match heap {
            Heap::Gone => 0,
            Heap::Deck => self.deck,
            _ => self.ends[heap as usize - 1],
        };
        start.into()..self.ends[heap as usize].into()
    }

    /// The cards of a heap with who knows them.
    #[inline]
    pub fn of(&self, heap: Heap) -> &[Lying] {
        &self.cards[self.range(heap)]
    }

    /// The same, to be put in another order.
    #[inline]
    pub fn of_mut(&mut self, heap: Heap) -> &mut [Lying] {
        let range = self.range(heap);
        &mut self.cards[range]
    }

    /// The cards of a heap.
    #[inline]
    pub fn cards(&self, heap: Heap) -> impl DoubleEndedIterator<Item = CardId> + ExactSizeIterator + Clone + '_ {
        self.of(heap).iter().map(|lying| lying.card)
    }

    /// Lays a card on top of a heap.
    #[inline]
    pub fn push(&mut self, heap: Heap, lying: Lying) {
        let before_deck = self.ends[Heap::Discard as usize];
        if heap == Heap::Deck {
            if usize::from(self.ends[HEAPS - 1]) == DECK {
                self.move_deck(before_deck.into());
            }
        } else if before_deck == self.deck {
            self.move_deck(DECK - self.of(Heap::Deck).len());
        }
        let end = usize::from(self.ends[heap as usize]);
        let behind = self.behind(heap);
        self.cards.copy_within(end..behind, end + 1);
        self.cards[end] = lying;
        self.shift(heap, 1);
    }

    /// The deck comes to lie elsewhere.
    fn move_deck(&mut self, to: usize) {
        let deck = self.range(Heap::Deck);
        self.ends[HEAPS - 1] = (to + deck.len()) as u8;
        self.deck = to as u8;
        self.cards.copy_within(deck, to);
    }

    /// Where those heaps end that lie close behind this one.
    #[inline]
    fn behind(&self, heap: Heap) -> usize {
        self.ends[(heap as usize).max(Heap::Discard as usize)].into()
    }

    /// The end of a heap, and of those that lie close behind it, moves.
    #[inline]
    fn shift(&mut self, heap: Heap, by: i8) {
        let ends =
            if heap == Heap::Deck { &mut self.ends[HEAPS - 1..] } else { &mut self.ends[heap as usize..HEAPS - 1] };
        ends.iter_mut().for_each(|end| *end = end.wrapping_add_signed(by));
    }

    /// Lays a card on top of a heap where it does not matter who knows it.
    #[inline]
    pub fn put(&mut self, heap: Heap, card: CardId) {
        self.push(heap, Lying::unknown(card));
    }

    /// Takes the top card of a heap.
    #[inline]
    pub fn pop(&mut self, heap: Heap) -> Option<Lying> {
        let last = self.of(heap).len().checked_sub(1)?;
        Some(self.remove(heap, last))
    }

    /// Takes a card out of a heap.
    #[inline]
    pub fn remove(&mut self, heap: Heap, at: usize) -> Lying {
        let at = self.range(heap).start + at;
        let lying = self.cards[at];
        let behind = self.behind(heap);
        if at + 1 < behind {
            self.cards.copy_within(at + 1..behind, at);
        }
        self.shift(heap, -1);
        lying
    }

    /// Keeps those of the cards for which this is true.
    pub fn retain(&mut self, heap: Heap, keep: impl Fn(CardId) -> bool) {
        for at in (0..self.of(heap).len()).rev() {
            if !keep(self.of(heap)[at].card) {
                self.remove(heap, at);
            }
        }
    }

    /// The cards of all heaps.
    pub fn all(&self) -> impl Iterator<Item = CardId> + '_ {
        Heap::ALL.into_iter().flat_map(|heap| self.cards(heap))
    }

    /// Makes a heap of these cards.
    pub fn set(&mut self, heap: Heap, cards: impl IntoIterator<Item = Lying>) {
        while self.pop(heap).is_some() {}
        cards.into_iter().for_each(|lying| self.push(heap, lying));
    }

    /// The discard pile becomes the deck, which was empty.
    pub fn turn_over(&mut self) {
        self.deck = self.ends[Heap::HerHand as usize];
        self.ends[Heap::Deck as usize] = std::mem::replace(&mut self.ends[Heap::Discard as usize], self.deck);
        // Sorted, so that the new order depends on chance alone and not on how the pile came about.
        let deck = self.of_mut(Heap::Deck);
        deck.iter_mut().for_each(|lying| *lying = Lying::unknown(lying.card));
        deck.sort_unstable();
    }
}

impl TryFrom<[Vec<Lying>; HEAPS]> for Heaps {
    type Error = &'static str;

    fn try_from(lists: [Vec<Lying>; HEAPS]) -> Result<Heaps, &'static str> {
        let mut heaps = Heaps::default();
        let mut end = 0;
        for (list, to) in lists.iter().zip(&mut heaps.ends) {
            let room = heaps.cards.get_mut(end..end + list.len()).ok_or("more cards than a game has")?;
            room.copy_from_slice(list);
            end += list.len();
            *to = end as u8;
        }
        heaps.deck = heaps.ends[Heap::Discard as usize];
        Ok(heaps)
    }
}

impl From<Heaps> for [Vec<Lying>; HEAPS] {
    fn from(heaps: Heaps) -> [Vec<Lying>; HEAPS] {
        Heap::ALL.map(|heap| heaps.of(heap).to_vec())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Chance;

    #[test]
    fn cards_move_between_heaps_and_disturb_no_other() {
        let mut chance = Chance::from_seed(5);
        let mut heaps = Heaps::deck((0..20).map(|card| (CardId(card), 7)));
        let mut piles = Heap::ALL.map(|heap| heaps.of(heap).to_vec());
        for _ in 0..20_000 {
            let [from, to] = [(); 2].map(|()| *chance.pick(&Heap::ALL));
            let (card, wanted) = (heaps.pop(from), piles[from as usize].pop());
            assert_eq!(card, wanted);
            if let Some(lying) = card {
                heaps.push(to, lying);
                piles[to as usize].push(lying);
            }
            assert_eq!(<[Vec<Lying>; HEAPS]>::from(heaps.clone()), piles);
            assert!(heaps == Heaps::try_from(piles.clone()).unwrap());
        }
        heaps.set(Heap::Deck, []);
        let mut discarded: Vec<CardId> = heaps.cards(Heap::Discard).collect();
        heaps.turn_over();
        discarded.sort_unstable();
        assert!(heaps.cards(Heap::Deck).eq(discarded) && heaps.of(Heap::Discard).is_empty());
    }
}

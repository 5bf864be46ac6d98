//! Where hidden cards may be: one way by lot that nobody who counts can exclude. [V5.9]

use crate::ids::*;
use crate::memory::{HiddenCards, PLACES, Tally};
use crate::view::View;
use table::{Chance, Seat};
use woodland::{Hidden, Item, Place};

/// Every hidden card in a place.
pub(crate) struct Recall {
    /// The cards in each place, in the order in which they came.
    pub here: [Hidden<CardId>; PLACES],
    /// For each card of the discard pile which it is, where the viewer does not know.
    pub dropped: Hidden<CardId>,
    /// The deck.
    pub rest: Hidden<CardId>,
}

/// How often a replay is tried again that asks for cards of which there are too few.
const TRIES: usize = 64;

impl Recall {
    /// Deals the hidden cards, of which there are so many of each name, so that who `must` hold one of some cards does.
    pub(crate) fn of(view: &View, hidden: [i16; NAMES], must: Option<(Seat, CardSet)>, chance: &mut Chance) -> Recall {
        let mut journal = view.memory.journal.clone();
        // A card of which every copy lies open has left.
        let too_many = |journal: &HiddenCards, card: CardId| {
            journal.cards().filter(|&other| other == card).count() as i16 > hidden[card.index()]
        };
        while let Some(card) = { journal.cards().find(|&card| too_many(&journal, card)) } {
            journal.elsewhere(card);
        }
        let mut tries = TRIES;
        loop {
            tries -= 1;
            let pool = Pool { hidden, old: view.memory.old.clone(), sure: tries > 0 };
            let recall = Recall::once(view, &journal, pool, chance);
            if let Some(recall) = recall.filter(|recall| tries == 0 || recall.lets_hold(must)) {
                return recall;
            }
        }
    }

    fn lets_hold(&self, must: Option<(Seat, CardSet)>) -> bool {
        must.is_none_or(|(seat, cards)| self.here[seat.index()].iter().any(|&card| cards.has(card)))
    }

    fn once(view: &View, journal: &HiddenCards, mut pool: Pool, chance: &mut Chance) -> Option<Recall> {
        let mut story = journal.replay(&view.held(), chance);
        story.shuffled.iter().for_each(|&card| pool.old.take(card, true));
        // The cards of the pile: those that left a place, then those of which nothing is known.
        let unknown = Item { card: None, old: false };
        let mut pile: Hidden<Item> = view.discard.iter().map(|_| unknown).collect();
        for (place, left) in story.left.iter().enumerate() {
            for (at, &item) in view.dropped_from(Place(place as u8)).zip(left.iter().rev()) {
                pile[at] = item;
            }
        }
        let lying = pile.iter_mut().zip(&view.discard).filter(|(_, known)| known.is_none()).map(|(item, _)| item);
        let rest = pool.deal(story.here.iter_mut().flatten().chain(lying).collect(), chance)?;
        let cards = |items: Hidden<Item>| items.into_iter().filter_map(|item| item.card).collect();
        let dropped = pile.iter().zip(&view.discard).map(|(item, known)| match known {
            Some(lying) => Some(lying.card),
            None => item.card,
        });
        Some(Recall { dropped: dropped.flatten().collect(), here: story.here.map(cards), rest })
    }
}

/// Hidden cards that have no place yet.
struct Pool {
    hidden: [i16; NAMES],
    /// How many of them may have come where they are before the discard pile became the deck.
    old: Tally,
    /// Whether there must be enough of all.
    sure: bool,
}

impl Pool {
    /// Takes a card out, if there is one.
    fn place(&mut self, card: CardId, old: bool) -> bool {
        if self.hidden[card.index()] <= 0 || (old && self.old.of(card) == 0) {
            return false;
        }
        self.hidden[card.index()] -= 1;
        self.old.take(card, old);
        true
    }

    /// Makes every item a card; the deck that is left, or nothing where there are too few of some.
    fn deal(&mut self, mut items: Hidden<&mut Item>, chance: &mut Chance) -> Option<Hidden<CardId>> {
        for item in &mut items {
            if let Some(card) = item.card
                && !self.place(card, item.old)
            {
                if self.sure {
                    return None;
                }
                item.card = None;
            }
        }
        let unknown = |old: bool| move |item: &&mut &mut Item| item.card.is_none() && item.old == old;
        let mut old = self.old_cards(chance);
        for item in items.iter_mut().filter(unknown(true)) {
            match old.pop() {
                Some(card) => {
                    self.hidden[card.index()] -= 1;
                    item.card = Some(card);
                }
                None if self.sure => return None,
                None => item.old = false,
            }
        }
        let mut rest = self.cards(chance);
        for item in items.iter_mut().filter(unknown(false)) {
            item.card = rest.pop();
        }
        Some(rest)
    }

    fn shuffled(&self, chance: &mut Chance, n: impl Fn(CardId) -> i16) -> Hidden<CardId> {
        let all = (0..NAMES as u8).map(CardId);
        let mut cards: Hidden<CardId> = all.flat_map(|card| (0..n(card)).map(move |_| card)).collect();
        chance.shuffle(&mut cards);
        cards
    }

    fn old_cards(&self, chance: &mut Chance) -> Hidden<CardId> {
        self.shuffled(chance, |card| self.hidden[card.index()].min(self.old.of(card).into()))
    }

    fn cards(&self, chance: &mut Chance) -> Hidden<CardId> {
        self.shuffled(chance, |card| self.hidden[card.index()])
    }
}

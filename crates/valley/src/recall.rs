//! Where cards that were seen in a hand may be now: one way by lot that nobody who counts can exclude. [V5.9]

use crate::ids::*;
use crate::state::{HANDS, Held};
use crate::view::View;
use arrayvec::ArrayVec;
use table::{Chance, Viewer};
use woodland::Fate;

/// The cards that a replay of the hands' trails leaves in hands and in the discard pile, besides those that the viewer
/// knows to be there.
///
/// A trail is what everybody knows. What only giver and receiver know of a card lasts until the receiver discards one
/// unseen; a card that passes between two others is taken for an unknown one; and after a shuffle it is not remembered
/// which cards the new deck was made of.
pub(crate) struct Recall {
    /// For each hand.
    pub hands: [ArrayVec<CardId, 16>; HANDS],
    /// For each place of the discard pile.
    pub dropped: ArrayVec<Option<CardId>, DECK>,
}

impl Recall {
    /// Replays all hands but the viewer's own, and takes what it places from the hidden cards.
    pub(crate) fn of(view: &View, hidden: &mut [i16; NAMES], chance: &mut Chance) -> Recall {
        let mut recall = Recall { hands: Default::default(), dropped: view.discard.iter().map(|_| None).collect() };
        for hand in (0..HANDS).filter(|&hand| view.viewer != Viewer::Seat(table::Seat(hand as u8))) {
            match view.players.get(hand) {
                Some(player) => recall.replay(view, hand, &player.hand, player.hand_count, hidden, chance),
                None if hand == PLAYERS => {
                    let rival = &view.rival;
                    recall.replay(view, hand, &rival.hand, rival.hand_count - rival.hand_legends, hidden, chance);
                }
                None => {}
            }
        }
        recall
    }

    fn replay(
        &mut self,
        view: &View,
        hand: usize,
        known: &[Held],
        held: u8,
        hidden: &mut [i16; NAMES],
        chance: &mut Chance,
    ) {
        let mut trail = view.trails[hand].clone();
        if trail.is_empty() {
            return;
        }
        // A card of which every copy lies elsewhere has left.
        let mut there = Copies::new(known, hidden);
        for card in trail.cards().collect::<ArrayVec<_, 32>>() {
            if !there.take(card) {
                trail.elsewhere(card);
            }
        }
        let mut there = Copies::new(known, hidden);
        let mut left: ArrayVec<Option<CardId>, 32> = ArrayVec::new();
        let mut here: ArrayVec<CardId, 32> = ArrayVec::new();
        trail.replay(held.into(), chance, |card, _, fate| match fate {
            Fate::Here => here.extend(card),
            Fate::Left => left.push(card),
            Fate::LeftBeforeShuffle => {}
        });
        here.retain(|card| !there.take_known(*card));
        here.truncate(usize::from(held).saturating_sub(known.len()));
        here.retain(|card| there.take(*card));
        let places = (0..view.discard.len()).rev().filter(|&at| usize::from(view.dropped_by[at]) == hand + 1);
        for (at, card) in places.zip(left.into_iter().rev()) {
            self.dropped[at] = card.filter(|&card| view.discard[at].is_none() && there.take_hidden(card));
        }
        *hidden = there.hidden;
        self.hands[hand] = here.into_iter().collect();
    }
}

/// The copies of cards that a hand may hold: those that the viewer knows there, and the hidden ones.
struct Copies {
    known: ArrayVec<CardId, DECK>,
    hidden: [i16; NAMES],
}

impl Copies {
    fn new(known: &[Held], hidden: &[i16; NAMES]) -> Copies {
        Copies { known: known.iter().map(|held| held.card).collect(), hidden: *hidden }
    }

    fn take_known(&mut self, card: CardId) -> bool {
        let at = self.known.iter().position(|&other| other == card);
        at.map(|at| self.known.swap_remove(at)).is_some()
    }

    fn take(&mut self, card: CardId) -> bool {
        self.take_known(card) || self.take_hidden(card)
    }

    fn take_hidden(&mut self, card: CardId) -> bool {
        let copies = &mut self.hidden[card.index()];
        let any = *copies > 0;
        *copies -= i16::from(any);
        any
    }
}

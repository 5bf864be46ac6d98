//! What each viewer concludes when the discard pile becomes the deck. [D14.5]

use crate::ids::*;
use crate::state::{SPECTATOR, State, Whereabouts};
use table::Seat;

impl State {
    /// Whether the discard pile has become the deck before.
    #[inline]
    pub(crate) fn was_shuffled(&self) -> bool {
        // There is always a card that lies open.
        !self.known[SPECTATOR].not_dealt.is_empty()
    }

    /// The discard pile is about to become the deck. Of each card every viewer knows whether it can be in the pile, and
    /// whether it can be in a hand that they do not see: it was there before, or was drawn since the last shuffle, if
    /// it was in the deck then. The mayor who `looks` sees the cards aside.
    pub(crate) fn remember_shuffle(&mut self, all: CardSet, looks: Option<Seat>) {
        let towns = self.towns.iter().fold(CardSet::NONE, |cards, town| cards.or(town.city).or(town.tucked));
        let quest = self.together.thorn.or(self.together.tile_card());
        let open = self.meadow_cards().or(towns).or(quest).or(self.gone);
        for viewer in 0..self.known.len() {
            self.known[viewer] = self.after_shuffle(viewer, all, open, looks);
        }
        for (trail, mayor) in self.trails.iter_mut().zip(&self.mayors) {
            trail.shuffled(mayor.hand.len() as usize);
        }
    }

    fn after_shuffle(&self, viewer: usize, all: CardSet, open: CardSet, looks: Option<Seat>) -> Whereabouts {
        let known = self.known[viewer];
        let sees = |seat: Seat| seat.index() == viewer || (self.together.solo() && viewer != SPECTATOR);
        let mut hidden = all.without(open).without(known.pile);
        for seat in [HARE, TORTOISE] {
            let sure = || self.trails[seat.index()].sure().collect();
            hidden = hidden.without(if sees(seat) { self.mayor(seat).hand } else { sure() });
        }
        // What was seen in a hand since the last shuffle was not drawn unseen since, nor was it in another hand.
        let fresh = self.trails.iter().flat_map(|trail| trail.since_shuffle()).collect();
        let drawn = all.without(known.not_dealt).without(fresh);
        // Cards that lie aside were in the deck, and are not in the pile.
        let mut dealt = if self.aside.is_empty() || looks.is_some_and(sees) { CardSet::NONE } else { drawn };
        let mut not_held = [CardSet::NONE; 2];
        let mut departed = CardSet::NONE;
        for seat in [HARE, TORTOISE].into_iter().filter(|&seat| !sees(seat)) {
            let trail = &self.trails[seat.index()];
            let traffic = trail.traffic();
            let old = all.without(known.not_held[seat.index()]).without(fresh);
            let when = |may: bool, cards: CardSet| if may { cards } else { CardSet::NONE };
            let held = when(!traffic.emptied, old).or(when(traffic.drew, drawn));
            not_held[seat.index()] = all.without(held.and(hidden));
            dealt = dealt.or(when(traffic.old_left, old)).or(when(traffic.drawn_left, drawn));
            let gone = known.departed.without(fresh);
            dealt = dealt.or(trail.left_since_shuffle().collect::<CardSet>().without(gone));
            departed = departed.or(trail.cards().filter(|&card| gone.has(card) || !hidden.has(card)).collect());
            departed = departed.without(trail.sure().collect());
        }
        let not_dealt = all.without(dealt.and(hidden).or(known.pile));
        Whereabouts { pile: CardSet::NONE, not_dealt, not_held, departed }
    }
}

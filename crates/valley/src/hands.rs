//! Moving cards and tokens about: the small motions that effects are made of, and who learns what by them.

use crate::apply::Run;
use crate::event::Event;
use crate::frame::Work;
use crate::ids::*;
use crate::state::{ALL_VIEWERS, HANDS, Held, hand_place};
use crate::webs::Scheme;
use table::stack::Machine;
use table::{Seat, Sink};
use woodland::{Colour, Goods};

/// The bit of a viewer in what is known of a card.
#[inline]
pub(crate) const fn bit(seat: Seat) -> u8 {
    1 << seat.0
}

/// A card has left a hand in the sight of some: who knew a copy of it cannot tell whether it was that one.
pub(crate) fn know_one_less(hand: &mut [Held], gone: Held, seen_by: u8) {
    let mut unsure = seen_by & !gone.by;
    for held in hand.iter_mut().filter(|held| held.card == gone.card) {
        let knew = held.by & unsure;
        held.by &= !knew;
        unsure &= !knew;
    }
}

impl<S: Sink<Event>> Run<'_, S> {
    /// The supply never runs out. [V1.4]
    pub(crate) fn gain(&mut self, seat: Seat, goods: Goods, points: u8) {
        if goods.is_empty() && points == 0 {
            return;
        }
        let player = self.s.player_mut(seat);
        player.goods.add(goods);
        player.points = player.points.saturating_add(points.into());
        self.told.hear(|| Event::Gained { seat, goods, points });
    }

    /// What a die of eight shows.
    pub(crate) fn roll(&mut self) -> u8 {
        let n = self.s.dice.pop().unwrap_or_else(|| self.s.chance.below(8) as u8 + 1);
        self.told.hear(|| Event::Rolled { n });
        n
    }

    /// The top card of the deck; a new deck is made of the discard pile when needed. [V5.4]
    pub(crate) fn draw(&mut self) -> Option<CardId> {
        if self.s.deck.is_empty() {
            if self.s.discard.is_empty() {
                return None;
            }
            // Sorted first, so that the new order depends on chance alone and not on how the pile came about.
            let mut deck: arrayvec::ArrayVec<CardId, DECK> = self.s.discard.drain(..).map(|held| held.card).collect();
            deck.sort_unstable();
            self.s.chance.shuffle(&mut deck);
            self.s.deck = deck;
            for hand in 0..HANDS {
                if !self.s.trails[hand].is_empty() {
                    let held = self.s.trailed(hand, self.v.pack.tables.legends);
                    self.s.trails[hand].shuffled(held);
                }
            }
            self.told.hear(|| Event::Reshuffled);
        }
        self.s.deck.pop()
    }

    /// [V5.1] [V5.2] Draws from the deck as long as there is room.
    pub(crate) fn draw_to_hand(&mut self, seat: Seat, n: usize) {
        let n = n.min(self.s.player(seat).room());
        for _ in 0..n {
            let Some(card) = self.draw_for_hand() else {
                break;
            };
            self.join_hand(seat, card, bit(seat));
            self.told.hear(|| Event::Drew { seat, card: Some(card) });
            self.note_drawn(seat, card);
        }
        self.ask_leader(seat);
    }

    /// A card of the deck that may come into a hand. [V25.12]
    pub(crate) fn draw_for_hand(&mut self) -> Option<CardId> {
        let no_blue = self.s.rival.scheme == Some(Scheme::PoliticalInfluence);
        self.draw_allowed(no_blue.then_some(Colour::Blue))
    }

    /// A card of the deck that is not of the colour forbidden: such cards are discarded. [V25.12] [V25.14]
    fn draw_allowed(&mut self, forbidden: Option<Colour>) -> Option<CardId> {
        let Some(colour) = forbidden else {
            return self.draw();
        };
        let barred = self.v.pack.of_colour(colour);
        // Those that are discarded may come again with a new deck, but not for ever.
        for _ in 0..=2 * self.s.deck.len() + self.s.discard.len() {
            let card = self.draw()?;
            if !barred.has(card) {
                return Some(card);
            }
            self.drop_openly(card);
        }
        None
    }

    /// [V15.8] The Leader may pass on one of the cards just drawn.
    pub(crate) fn note_drawn(&mut self, seat: Seat, card: CardId) {
        let leads = !self.s.player(seat).names.and(self.v.pack.tables.leaders).is_empty();
        let others = !self.s.drawn.is_empty() && self.s.drawn_by != seat;
        if !leads || others || self.s.drawn.is_full() {
            return;
        }
        self.s.drawn.push(card);
        self.s.drawn_by = seat;
    }

    /// Asks whether one of the cards just drawn is passed on.
    pub(crate) fn ask_leader(&mut self, seat: Seat) {
        if !self.s.drawn.is_empty() && self.s.drawn_by == seat {
            self.then(seat, Work::Drawn);
        }
    }

    /// A card goes to the discard pile in the sight of all.
    pub(crate) fn discard_openly(&mut self, card: CardId) {
        self.s.discard.push(Held { card, stuck: false, by: ALL_VIEWERS });
    }

    /// A card is discarded, and everybody is told which.
    pub(crate) fn drop_openly(&mut self, card: CardId) {
        self.discard_openly(card);
        self.told.hear(|| Event::Dropped { card });
    }

    /// A card comes into a hand; if everybody sees which, they remember it. [V5.9]
    pub(crate) fn join_hand(&mut self, seat: Seat, card: CardId, by: u8) {
        self.s.player_mut(seat).take_in(Held { card, stuck: false, by });
        self.s.trails[hand_place(seat)].came((by == ALL_VIEWERS).then_some(card));
    }

    /// A card leaves the hand, seen by few: the others are no longer sure which of the cards they knew are left. [V5.9]
    pub(crate) fn leave_hand_unseen(&mut self, seat: Seat, card: CardId, seen_by: u8) -> bool {
        let player = self.s.player_mut(seat);
        let Some(at) = player.hand.iter().position(|held| held.card == card && !held.stuck) else {
            return false;
        };
        let gone = player.hand.remove(at);
        know_one_less(&mut player.hand, gone, seen_by);
        for held in &mut player.hand {
            held.by &= bit(seat) | seen_by;
        }
        player.hand.sort_unstable();
        true
    }

    /// A card of the hand is discarded face down. [V5.7]
    pub(crate) fn discard_from_hand(&mut self, seat: Seat, card: CardId) {
        if self.leave_hand_unseen(seat, card, 0) {
            self.s.trails[hand_place(seat)].left_unseen();
            self.s.discard.push(Held::dropped(card, bit(seat), hand_place(seat)));
            self.told.hear(|| Event::Discarded { seat, card: Some(card) });
        }
    }

    /// A card leaves the hand in the sight of all: each viewer who knew copies of it knows one less.
    pub(crate) fn leave_hand_openly(&mut self, seat: Seat, card: CardId) {
        let player = self.s.player_mut(seat);
        let Some(at) = player.hand.iter().position(|held| held.card == card && !held.stuck) else {
            return;
        };
        let held = player.hand.len();
        let gone = player.hand.remove(at);
        know_one_less(&mut player.hand, gone, ALL_VIEWERS);
        player.hand.sort_unstable();
        self.s.trails[hand_place(seat)].left(card, held, false);
    }

    /// A card passes from hand to hand; only the two know it. [V5.9]
    fn pass_card(&mut self, seat: Seat, to: Seat, card: CardId) {
        let arrives = to != RIVAL && self.s.player(to).room() > 0;
        let seen_by = if arrives { bit(to) } else { 0 };
        if self.leave_hand_unseen(seat, card, seen_by) {
            self.passed_on(seat);
            self.receive(seat, to, card);
        }
    }

    /// A card that has just left a hand unseen lies in another place where it is hidden.
    pub(crate) fn passed_on(&mut self, seat: Seat) {
        let held = self.s.player(seat).hand.len() + 1;
        self.s.trails[hand_place(seat)].passed_on(held);
    }

    /// A card that `seat` gives comes to another hand, or is discarded if it has no room. [V5.5] [V21.1]
    pub(crate) fn receive(&mut self, seat: Seat, to: Seat, card: CardId) {
        if to == RIVAL {
            self.told.hear(|| Event::GaveCard { seat, to, card: Some(card) });
            self.night_receives(Held { card, stuck: false, by: bit(seat) });
            return;
        }
        if self.s.player(to).room() == 0 {
            self.s.discard.push(Held { card, stuck: false, by: bit(seat) });
            self.told.hear(|| Event::Discarded { seat, card: Some(card) });
            return;
        }
        self.join_hand(to, card, bit(seat) | bit(to));
        self.told.hear(|| Event::GaveCard { seat, to, card: Some(card) });
    }

    /// Gives a hand card away, or discards it when nobody can have it. [V11.6]
    pub(crate) fn give_card(&mut self, seat: Seat, to: Option<Seat>, card: CardId) {
        match to {
            Some(to) => self.pass_card(seat, to, card),
            None => self.discard_from_hand(seat, card),
        }
    }

    /// Gives resources away; those for the opponent in the box go to the supply. [V21.2] [V12.11]
    pub(crate) fn give_goods(&mut self, seat: Seat, to: Option<Seat>, goods: Goods) {
        if goods.is_empty() {
            return;
        }
        self.s.player_mut(seat).goods.remove(goods);
        match to {
            None => self.told.hear(|| Event::Paid { seat, goods }),
            Some(to) => self.hand_over(seat, to, goods),
        }
    }

    /// Resources that have left one reserve come to another.
    pub(crate) fn hand_over(&mut self, seat: Seat, to: Seat, goods: Goods) {
        self.told.hear(|| Event::Gave { seat, to, goods });
        if to == RIVAL {
            for _ in 0..goods.total() {
                self.night_draws();
            }
        } else {
            self.s.player_mut(to).goods.add(goods);
        }
    }

    /// Takes a Meadow card into the hand. [V5.3]
    pub(crate) fn take_from_meadow(&mut self, seat: Seat, slot: u8) {
        let Some(card) = self.s.meadow[slot as usize].take() else {
            return;
        };
        self.join_hand(seat, card, ALL_VIEWERS);
        self.told.hear(|| Event::Took { seat, slot, card });
        self.note_drawn(seat, card);
        self.beside_her(seat, slot, card, true);
    }

    /// A Meadow card is discarded.
    pub(crate) fn sweep(&mut self, slot: u8) {
        if let Some(card) = self.s.meadow[slot as usize].take() {
            self.discard_openly(card);
            self.told.hear(|| Event::Swept { slot, card });
        }
    }

    /// Fills the gaps of the Meadow, all but the slot of her figure. [V5.3] [V19.7]
    pub(crate) fn refill(&mut self) {
        let no_tan = self.s.rival.scheme == Some(Scheme::BadPress);
        for slot in 0..MEADOW as u8 {
            if self.s.meadow[slot as usize].is_some() || self.s.rival.figure == Some(slot) {
                continue;
            }
            let Some(card) = self.draw_allowed(no_tan.then_some(Colour::Tan)) else {
                continue;
            };
            self.s.meadow[slot as usize] = Some(card);
            self.told.hear(|| Event::Refilled { slot, card });
        }
    }
}

//! Moving cards and tokens about: the small motions that effects are made of, and who learns what by them.

use crate::Valley;
use crate::apply::Run;
use crate::event::Event;
use crate::frame::Work;
use crate::heaps::Heap;
use crate::ids::*;
use crate::memory::{ASIDE, Motion, hand_of};
use crate::state::{Held, Lying, State};
use table::stack::Machine;
use table::{Eyes, Seat, Side, Sink};
use woodland::{Colour, Goods, Place};

impl<S: Sink<Valley>> Run<'_, S> {
    /// The supply never runs out. [V1.4]
    pub(crate) fn gain(&mut self, seat: Seat, goods: Goods, points: u8) {
        if goods.is_empty() && points == 0 {
            return;
        }
        let player = self.table.player_mut(seat);
        player.goods.add(goods);
        player.points = player.points.saturating_add(points.into());
        self.told.hear(self.table, || Event::Gained { seat, goods, points });
    }

    /// What a die of eight shows.
    pub(crate) fn roll(&mut self) -> u8 {
        let n = self.table.dice.pop().unwrap_or_else(|| self.table.chance.below(8) as u8 + 1);
        self.told.hear(self.table, || Event::Rolled { n });
        n
    }

    /// The top card of the deck; a new deck is made of the discard pile when needed. [V5.4]
    pub(crate) fn draw(&mut self) -> Option<CardId> {
        if self.table.heaps.of(Heap::Deck).is_empty() {
            if self.table.heaps.of(Heap::Discard).is_empty() {
                return None;
            }
            let rules = self.rules;
            let hidden = |s: &State, viewer| rules.tally_hidden(s, viewer);
            self.table.reshuffled(hidden, rules.players(), rules.pack.tables.legends);
            let s = &mut *self.table;
            s.heaps.turn_over();
            s.chance.shuffle(s.heaps.of_mut(Heap::Deck));
            self.told.hear(self.table, || Event::Reshuffled);
        }
        self.table.heaps.pop(Heap::Deck).map(|lying| lying.card)
    }

    /// [V5.1] [V5.2] Draws from the deck as long as there is room.
    pub(crate) fn draw_to_hand(&mut self, seat: Seat, n: usize) {
        let room = self.table.player(seat).room();
        if n > room {
            self.told.hear(self.table, || Event::HandFull { seat, room: room as u8 });
        }
        for _ in 0..n.min(room) {
            let Some(card) = self.draw_for_hand() else {
                break;
            };
            self.join_hand(seat, card, Eyes::of(seat));
            self.told.hear(self.table, || Event::Drew { seat, card: Some(card) });
            self.note_drawn(seat, card);
        }
        self.ask_leader(seat);
    }

    /// A card of the deck that may come into a hand. [V25.12]
    pub(crate) fn draw_for_hand(&mut self) -> Option<CardId> {
        let unwanted = self.table.rival.scheming().and_then(|scheme| scheme.sway().kept_from_hands);
        self.draw_allowed(unwanted)
    }

    /// A card of the deck that is not of the colour forbidden: such cards are discarded. [V25.12] [V25.14]
    fn draw_allowed(&mut self, forbidden: Option<Colour>) -> Option<CardId> {
        let Some(colour) = forbidden else {
            return self.draw();
        };
        let barred = self.rules.pack.of_colour(colour);
        // Those that are discarded may come again with a new deck, but not for ever.
        for _ in 0..=self.table.deck_count() + self.table.drawable() {
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
        let leads = !self.table.player(seat).names.and(self.rules.pack.tables.leaders).is_empty();
        if leads {
            self.table.drawn.add(seat, card);
        }
    }

    /// Asks whether one of the cards just drawn is passed on.
    pub(crate) fn ask_leader(&mut self, seat: Seat) {
        if self.table.drawn.is_of(seat) {
            self.then(seat, Work::Drawn);
        }
    }

    /// A card goes to the discard pile in the sight of all.
    pub(crate) fn discard_openly(&mut self, card: CardId) {
        self.table.heaps.push(Heap::Discard, Lying::open(card));
    }

    /// A card is discarded, and everybody is told which.
    pub(crate) fn drop_openly(&mut self, card: CardId) {
        self.discard_openly(card);
        self.told.hear(self.table, || Event::Dropped { card });
    }

    /// A card is about to move; some see which it is, and all remember what they saw. [V5.9]
    pub(crate) fn moves(&mut self, card: CardId, from: Option<Place>, to: Option<Place>, seen_by: Eyes) {
        self.table.moves(Motion { card, from, to }, seen_by, self.rules.pack.tables.legends);
    }

    /// A card comes into a hand from where it was open, or from the deck.
    pub(crate) fn join_hand(&mut self, seat: Seat, card: CardId, seen_by: Eyes) {
        self.moves(card, None, Some(hand_of(seat)), seen_by);
        self.table.player_mut(seat).take_in(Held::usable(card));
    }

    /// A card leaves a hand, to another place or onto the discard pile, unless it is not there.
    pub(crate) fn leave_hand(&mut self, seat: Seat, card: CardId, to: Option<Place>, seen_by: Eyes) -> bool {
        let Some(at) = self.table.player(seat).held(card) else {
            return false;
        };
        self.moves(card, Some(hand_of(seat)), to, seen_by);
        self.table.player_mut(seat).hand.remove(at);
        true
    }

    /// A card of the hand is discarded face down. [V5.7]
    pub(crate) fn discard_from_hand(&mut self, seat: Seat, card: CardId) {
        if self.leave_hand(seat, card, None, Eyes::of(seat)) {
            self.discard_unseen(seat, card, hand_of(seat));
        }
    }

    /// A card that has left a place goes onto the discard pile; only one player has seen it.
    fn discard_unseen(&mut self, seat: Seat, card: CardId, from: Place) {
        self.table.heaps.push(Heap::Discard, Lying::dropped(card, Eyes::of(seat), from));
        self.told.hear(self.table, || Event::Discarded { seat, card: Some(card) });
    }

    /// A card leaves the hand in the sight of all.
    pub(crate) fn leave_hand_openly(&mut self, seat: Seat, card: CardId) {
        self.leave_hand(seat, card, None, Eyes::ALL);
    }

    /// One of the cards that a player looks at leaves them.
    pub(crate) fn leave_aside(&mut self, seat: Seat, card: CardId, to: Option<Place>, seen_by: Eyes) {
        self.moves(card, Some(ASIDE), to, Eyes::of(seat).and(seen_by));
        self.table.aside.retain({
            let mut here = true;
            move |other| *other != card || !std::mem::take(&mut here)
        });
    }

    /// One of the cards that a player looks at comes into their hand.
    pub(crate) fn keep_aside(&mut self, seat: Seat, card: CardId) {
        self.leave_aside(seat, card, Some(hand_of(seat)), Eyes::NOBODY);
        self.table.player_mut(seat).take_in(Held::usable(card));
    }

    /// One of the cards that a player looks at is discarded face down.
    pub(crate) fn drop_aside(&mut self, seat: Seat, card: CardId) {
        self.leave_aside(seat, card, None, Eyes::NOBODY);
        self.discard_unseen(seat, card, ASIDE);
    }

    /// One of the cards that a player looks at is given: only the two know it [V5.9]. It is discarded if there is no
    /// room. [V5.5] [V21.1]
    pub(crate) fn give_aside(&mut self, seat: Seat, to: Side, card: CardId) {
        if to.seat().is_some_and(|to| self.table.player(to).room() == 0) {
            return self.drop_aside(seat, card);
        }
        self.leave_aside(seat, card, Some(hand_of(to)), Eyes::of(to));
        self.receive(seat, to, card);
    }

    /// A card passes from hand to hand; only the two know it [V5.9]. It is discarded if there is no room. [V5.5]
    fn pass_card(&mut self, seat: Seat, to: Side, card: CardId) {
        if to.seat().is_some_and(|to| self.table.player(to).room() == 0) {
            return self.discard_from_hand(seat, card);
        }
        let seen_by = Eyes::of(seat).and(Eyes::of(to));
        if self.leave_hand(seat, card, Some(hand_of(to)), seen_by) {
            self.receive(seat, to, card);
        }
    }

    /// A card that has left another place arrives. [V21.1]
    fn receive(&mut self, seat: Seat, to: Side, card: CardId) {
        self.told.hear(self.table, || Event::GaveCard { seat, to, card: Some(card) });
        match to.seat() {
            Some(to) => self.table.player_mut(to).take_in(Held::usable(card)),
            None => {
                self.enter_her_hand(card);
                self.night_gains(1);
            }
        }
    }

    /// Gives a hand card away, or discards it when nobody can have it. [V11.6]
    pub(crate) fn give_card(&mut self, seat: Seat, to: Option<Side>, card: CardId) {
        match to {
            Some(to) => self.pass_card(seat, to, card),
            None => self.discard_from_hand(seat, card),
        }
    }

    /// Gives resources away; those for the opponent in the box go to the supply. [V21.2] [V12.11]
    pub(crate) fn give_goods(&mut self, seat: Seat, to: Option<Side>, goods: Goods) {
        if goods.is_empty() {
            return;
        }
        self.table.player_mut(seat).goods.remove(goods);
        match to {
            None => self.told.hear(self.table, || Event::Paid { seat, goods }),
            Some(to) => self.hand_over(seat, to, goods),
        }
    }

    /// Resources that have left one reserve come to another.
    pub(crate) fn hand_over(&mut self, seat: Seat, to: Side, goods: Goods) {
        self.told.hear(self.table, || Event::Gave { seat, to, goods });
        match to.seat() {
            Some(to) => self.table.player_mut(to).goods.add(goods),
            None => (0..goods.total()).for_each(|_| self.night_draws()),
        }
    }

    /// Takes a Meadow card into the hand. [V5.3]
    pub(crate) fn take_from_meadow(&mut self, seat: Seat, slot: Slot) {
        let Some(card) = self.table.meadow[slot.index()].take() else {
            return;
        };
        self.join_hand(seat, card, Eyes::ALL);
        self.told.hear(self.table, || Event::Took { seat, slot, card });
        self.note_drawn(seat, card);
        self.beside_her(seat, slot, card, true);
    }

    /// A Meadow card is discarded.
    pub(crate) fn sweep(&mut self, slot: Slot) {
        if let Some(card) = self.table.meadow[slot.index()].take() {
            self.discard_openly(card);
            self.told.hear(self.table, || Event::Swept { slot, card });
        }
    }

    /// Fills the gaps of the Meadow, all but the slot of her figure. [V5.3] [V19.7]
    pub(crate) fn refill(&mut self) {
        let unwanted = self.table.rival.scheming().and_then(|scheme| scheme.sway().kept_from_meadow);
        let gap = |slot: usize| u8::from(self.table.meadow[slot].is_none()) << slot;
        let hers = self.table.rival.figure.map_or(0, Slot::bit);
        for slot in bits((0..MEADOW).fold(0, |gaps, slot| gaps | gap(slot)) & !hers).map(Slot) {
            let Some(card) = self.draw_allowed(unwanted) else {
                continue;
            };
            self.table.meadow[slot.index()] = Some(card);
            self.told.hear(self.table, || Event::Refilled { slot, card });
        }
    }
}

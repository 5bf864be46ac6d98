//! Moving cards and tokens about: the small motions that effects are made of, and who learns what by them.

use crate::Duo;
use crate::apply::Run;
use crate::event::Event;
use crate::frame::Work;
use crate::ids::*;
use crate::state::{OnCard, SPECTATOR, Whereabouts};
use table::stack::Machine;
use table::{Seat, Sink};
use woodland::{Colour, Goods};

impl<S: Sink<Duo>> Run<'_, S> {
    pub(crate) fn gain(&mut self, seat: Seat, goods: Goods, points: u8) {
        if goods.is_empty() && points == 0 {
            return;
        }
        self.table.mayor_mut(seat).goods.add(goods);
        let tokens = &mut self.table.town_mut(seat).points;
        *tokens = tokens.saturating_add(points.into());
        self.told.hear(self.table, || Event::Gained { seat, goods, points });
    }

    pub(crate) fn gain_occupied(&mut self, seat: Seat, colour: Colour) {
        self.table.mayor_mut(seat).occupied.insert(colour);
        self.told.hear(self.table, || Event::Occupied { seat, colour });
    }

    /// [D9.17] The token comes back from the city.
    pub(crate) fn reclaim(&mut self, seat: Seat, colour: Colour) {
        let mayor = self.table.mayor_mut(seat);
        if let Some(from) = mayor.placed[colour as usize].take() {
            mayor.occupied.insert(colour);
            self.told.hear(self.table, || Event::Reclaimed { seat, colour, from });
        }
    }

    /// The top card of the deck; a new deck is made of the discard pile when needed. [D13.1] The mayor who `looks` at
    /// cards aside sees them.
    fn draw_for(&mut self, looks: Option<Seat>) -> Option<CardId> {
        if self.table.deck.is_empty() {
            if self.table.discard.is_empty() {
                return None;
            }
            let s = &mut *self.table;
            s.remember_shuffle(self.rules.pack.all_cards(), looks);
            s.deck = std::mem::take(&mut s.discard).collect();
            s.chance.shuffle(&mut s.deck);
            self.told.hear(self.table, || Event::Reshuffled);
        }
        self.table.deck.pop()
    }

    /// The top card of the deck, while nobody looks at others. [D13.1]
    pub(crate) fn draw(&mut self) -> Option<CardId> {
        self.draw_for(None)
    }

    /// A card has come to lie where everybody sees it.
    pub(crate) fn lies_open(&mut self, card: CardId) {
        // A card seen in a hand that has left it unseen comes to light only with a new deck.
        if self.table.was_shuffled() {
            self.table.trails.iter_mut().for_each(|trail| trail.elsewhere(card));
        }
    }

    /// A card leaves a hand in the sight of all.
    pub(crate) fn leave_hand_openly(&mut self, seat: Seat, card: CardId) {
        let held = self.table.mayor(seat).hand_count() as usize;
        let new = self.table.known[SPECTATOR].not_held[seat.index()].has(card);
        self.table.trails[seat.index()].left(card, held, new);
        self.table.mayor_mut(seat).hand.remove(card);
        self.lies_open(card);
    }

    /// A card that everybody has seen comes into a hand. [D14.3]
    pub(crate) fn take_openly(&mut self, seat: Seat, card: CardId) {
        self.table.mayor_mut(seat).hand.insert(card);
        self.table.trails[seat.index()].came(Some(card));
    }

    /// What the mayor in `seat` knows, or the person who plays both. [D15.22]
    fn insiders(&mut self, seat: Seat) -> impl Iterator<Item = &mut Whereabouts> {
        let solo = self.table.together.solo();
        let inside = move |i: usize| i == seat.index() || (solo && i < SPECTATOR);
        self.table.known.iter_mut().enumerate().filter(move |(i, _)| inside(*i)).map(|(_, known)| known)
    }

    pub(crate) fn draw_to_hand(&mut self, seat: Seat) {
        if let Some(card) = self.draw() {
            self.table.mayor_mut(seat).hand.insert(card);
            self.table.trails[seat.index()].came(None);
            let solo = self.table.together.solo();
            self.told.hear(self.table, || Event::Drew { seat, card: Some(card), solo });
        }
    }

    /// Draws cards aside, to be played or kept.
    pub(crate) fn draw_aside(&mut self, seat: Seat, n: u8) {
        let mut drawn = 0;
        for _ in 0..n {
            if let Some(card) = self.draw_for(Some(seat)) {
                self.table.aside.insert(card);
                drawn += 1;
            }
        }
        let cards = Some(self.table.aside);
        if drawn > 0 {
            let solo = self.table.together.solo();
            self.told.hear(self.table, || Event::Looked { seat, cards, n: drawn, solo });
        }
    }

    pub(crate) fn keep(&mut self, seat: Seat, card: CardId) {
        self.table.aside.remove(card);
        self.table.mayor_mut(seat).hand.insert(card);
        self.table.trails[seat.index()].came(None);
        let solo = self.table.together.solo();
        self.told.hear(self.table, || Event::Kept { seat, card: Some(card), solo });
    }

    pub(crate) fn discard_aside(&mut self, seat: Seat) {
        self.table.trails[seat.index()].dropped_unseen();
        for card in std::mem::take(&mut self.table.aside) {
            self.table.discard.insert(card);
            self.discarded_unseen(seat, card);
        }
    }

    /// A card leaves the hand face down: who knew cards of that hand is no longer sure which are left. [D14.3]
    pub(crate) fn discard_from_hand(&mut self, seat: Seat, card: CardId) {
        let held = self.table.mayor(seat).hand_count() as usize;
        self.table.trails[seat.index()].left_unseen(held);
        self.table.mayor_mut(seat).hand.remove(card);
        self.table.discard.insert(card);
        self.discarded_unseen(seat, card);
    }

    /// A card lies face down on the pile: only who discarded it knows.
    fn discarded_unseen(&mut self, seat: Seat, card: CardId) {
        self.insiders(seat).for_each(|known| known.pile.insert(card));
        let solo = self.table.together.solo();
        self.told.hear(self.table, || Event::Discarded { seat, card: Some(card), solo });
    }

    /// A card goes to the discard pile in the sight of all.
    fn discard_openly(&mut self, card: CardId) {
        self.table.on[card] = OnCard::default();
        self.table.discard.insert(card);
        self.table.known.iter_mut().for_each(|known| known.pile.insert(card));
    }

    /// [D13.3] A card leaves a city; an Occupied token on it goes back to the supply. [D6.15]
    pub(crate) fn leave_city(&mut self, seat: Seat, card: CardId) {
        self.table.town_mut(seat).city.remove(card);
        for placed in self.table.mayors.iter_mut().flat_map(|mayor| &mut mayor.placed) {
            if *placed == Some(card) {
                *placed = None;
            }
        }
        self.discard_openly(card);
    }

    pub(crate) fn take_from_meadow(&mut self, seat: Seat, card: CardId) {
        if let Some(place) = self.table.meadow_place(card) {
            self.table.meadow[place.index()] = None;
            // [D9.7] what lay on it is lost
            self.table.on[card] = OnCard::default();
            self.take_openly(seat, card);
            self.told.hear(self.table, || Event::Took { seat, card });
        }
    }

    pub(crate) fn sweep(&mut self, seat: Seat, card: CardId) {
        if let Some(place) = self.table.meadow_place(card) {
            self.table.meadow[place.index()] = None;
            self.discard_openly(card);
            self.told.hear(self.table, || Event::Swept { seat, card });
        }
    }

    /// Shows a card of the hand to everybody. [D14.3]
    pub(crate) fn show(&mut self, seat: Seat, card: CardId) {
        let held = self.table.mayor(seat).hand_count() as usize;
        let new = self.table.known[SPECTATOR].not_held[seat.index()].has(card);
        self.table.trails[seat.index()].shown(card, held, new);
        self.table.trails[seat.other().index()].elsewhere(card);
        self.told.hear(self.table, || Event::Shown { seat, card });
    }

    /// [D5.3] Left to right, top row first; gaps stay when no card is left. [D13.2]
    pub(crate) fn refill(&mut self) {
        let gaps = MeadowPlace::all().filter(|place| self.table.meadow[place.index()].is_none());
        for place in bits(gaps.fold(0, |gaps, place| gaps | place.bit())).map(MeadowPlace) {
            let Some(card) = self.draw() else {
                return;
            };
            self.table.meadow[place.index()] = Some(card);
            self.lies_open(card);
            self.told.hear(self.table, || Event::Refilled { place, card });
        }
    }

    /// [D10.1] The tile goes to who claims it, then the slot's reward, then answers.
    pub(crate) fn claim(&mut self, seat: Seat, slot: Slot, reward: bool) {
        // [D18.13] used up, needed or not
        self.table.together.ease = 0;
        self.table.claimed[slot.index()] = Some(seat.into());
        let event = self.table.events[slot.index()];
        self.told.hear(self.table, || Event::Claimed { seat, slot, event });
        self.then(seat, Work::AfterClaim);
        if reward {
            let effect = self.rules.pack.tables.slot[slot.index()];
            self.then(seat, Work::Steps { effect, source: None });
        }
    }

    /// An effect uses a space, whoever's worker stands there. [D9.8]
    pub(crate) fn use_space(&mut self, seat: Seat, space: Space) {
        self.told.hear(self.table, || Event::Used { seat, space });
        self.carry_out(seat, space);
    }

    /// Carries out what a farm [D4.2], a river tile [D4.3] or a red card in whichever city [D4.4] offers.
    pub(crate) fn carry_out(&mut self, seat: Seat, space: Space) {
        let tables = &self.rules.pack.tables;
        let (effect, source) = match space {
            Space::Farm(farm) => (tables.farm[farm.index()], None),
            Space::River(space) => {
                self.table.chain_river |= 1 << space.0;
                (tables.river[self.table.river[space.index()].index()], None)
            }
            Space::Red(card) => {
                self.table.chain.insert(card);
                (tables.effect[card.index()], Some(card))
            }
            // [D9.9] events are claimed, never used
            Space::Event(_) => return,
        };
        self.first_step(seat, effect, source);
    }

    /// [D9.5] Carries out a green card for this mayor, wherever it lies.
    pub(crate) fn activate(&mut self, seat: Seat, card: CardId) {
        self.told.hear(self.table, || Event::Activated { seat, card });
        self.activate_quietly(seat, card);
    }

    pub(crate) fn activate_quietly(&mut self, seat: Seat, card: CardId) {
        self.table.chain.insert(card);
        let effect = self.rules.pack.tables.effect[card.index()];
        self.then(seat, Work::Steps { effect, source: Some(card) });
    }

    /// Activates a card of the city in production, as the head of its own chain. [D9.6]
    pub(crate) fn produce_one(&mut self, seat: Seat, card: CardId) {
        self.table.to_produce.remove(card);
        self.table.chain = CardSet::NONE;
        self.table.chain_river = 0;
        self.activate(seat, card);
    }

    /// Whether a card lies where resources can be put on it.
    pub(crate) fn can_hold(&self, card: CardId) -> bool {
        self.table.city_of(card).is_some() || self.table.meadow_place(card).is_some()
    }
}

//! The Rival on screen: the state answers what his procedures ask, and carries out what they order.

use crate::Grove;
use crate::apply::Run;
use crate::event::Event;
use crate::frame::{Ask, Work};
use crate::ids::*;
use crate::rival::{self, Creature, Field, Order, Rival};
use crate::state::{Heap, State};
use arrayvec::ArrayVec;
use table::stack::Machine;
use table::{Seat, Side, Sink};

/// A person has been asked; the rest of the procedure is their answer.
pub(crate) struct Asked;

impl Grove {
    /// The legends of a level that lie face down.
    pub(crate) fn untold(&self, s: &State, level: LegendLevel) -> Set<LegendId> {
        s.untold.filter(|&legend| self.pack.legends[legend.index()].level == level).collect()
    }
}

impl<S: Sink<Grove>> Field for Run<'_, S> {
    type Pause = Asked;

    fn rival(&self) -> &Rival {
        self.table.rival.as_ref().expect("the Rival acts only where he plays")
    }

    fn draw(&mut self) -> Result<SoloId, Asked> {
        let deck = self.rival().deck;
        self.table.top_of(Heap::Solo, deck).ok_or(Asked)
    }

    fn lot(&mut self, among: Set<SoloId>) -> Result<SoloId, Asked> {
        self.table.top_of(Heap::Solo, among).ok_or(Asked)
    }

    /// [G17.10] [G17.11]
    fn nearest(&mut self, among: Set<PlaceId>) -> Result<PlaceId, Asked> {
        self.ask(Seat::FIRST, Ask::Nearest { among });
        Err(Asked)
    }

    fn second_event(&mut self) -> Result<bool, Asked> {
        Ok(self.table.second_event())
    }

    fn within_reach(&mut self, seat: Seat, near: Set<PlaceId>) -> Result<bool, Asked> {
        let bard = self.table.bard(seat);
        Ok(bard.crests > 0 && !self.rules.pack.region(bard.region).touches.and(near).is_empty())
    }

    fn can_engage(&mut self) -> Result<bool, Asked> {
        Ok(!self.table.challenges.hidden.or(self.table.challenges.free()).is_empty())
    }

    fn creature(&mut self, place: PlaceId) -> Result<Creature, Asked> {
        let crests = self.table.crests[place.index()];
        Ok(self.table.open[place.index()].map_or(Creature::Nothing, |_| Creature::Here(crests)))
    }

    fn has_card(&mut self, place: PlaceId) -> Result<bool, Asked> {
        Ok(self.table.open[place.index()].is_some())
    }

    fn crest_at_bank(&mut self, place: PlaceId) -> Result<Option<Side>, Asked> {
        Ok(self.table.crests[place.index()].into_iter().next())
    }

    fn price(&mut self, _: PlaceId) -> Result<u8, Asked> {
        Ok(self.table.price(&self.rules.pack))
    }

    fn has_fan(&mut self, _: PlaceId) -> Result<bool, Asked> {
        Ok(!self.table.fans.is_empty())
    }

    fn slot(&mut self, place: PlaceId, second: bool) -> Result<Option<SlotId>, Asked> {
        let worths = &self.rules.pack.place(place).slots;
        let mut visible: ArrayVec<SlotId, SLOTS> =
            SlotId::first(worths.len()).filter(|&slot| self.table.is_visible(&self.rules.pack, place, slot)).collect();
        // The lowest first, among equals the first.
        visible.sort_by_key(|&slot| worths[slot.index()]);
        let wanted = if second { visible.get(1).or(visible.first()) } else { visible.first() };
        Ok(wanted.copied())
    }

    fn has_legend(&mut self, level: LegendLevel) -> Result<bool, Asked> {
        Ok(self.table.legends[level.index()].is_some())
    }

    fn has_hidden_legend(&mut self, level: LegendLevel) -> Result<bool, Asked> {
        Ok(!self.rules.untold(self.table, level).is_empty())
    }

    fn gems_shown(&mut self) -> Result<u8, Asked> {
        let motifs = MotifId::first(self.rules.pack.motifs.len());
        Ok(motifs.map(|motif| self.rules.pack.motifs[motif.index()].gems[self.table.face(motif)]).sum())
    }

    fn shows_gems(&mut self, motif: MotifId) -> Result<bool, Asked> {
        Ok(self.rules.pack.motifs[motif.index()].gems[self.table.face(motif)] > 0)
    }

    fn order(&mut self, order: Order) {
        self.rival_order(order);
    }
}

impl<S: Sink<Grove>> Run<'_, S> {
    /// Carries out an order of the Rival: on his side, then on the table.
    pub(crate) fn rival_order(&mut self, order: Order) {
        let pack = &self.rules.pack;
        let table = &mut self.table.table;
        let Some(rival) = &mut table.rival else {
            return;
        };
        rival.carry_out(pack, order);
        match order {
            Order::TakeCrest(seat) => table.bards[seat.index()].crests -= 1,
            Order::Help(place) | Order::Deposit(place) => table.crests[place.index()].insert(Side::RIVAL),
            Order::TakeCrests { place, seats } => {
                seats.for_each(|seat| table.crests[place.index()].remove(seat.into()));
            }
            Order::Withdraw(place) => self.withdraw(Side::RIVAL, place),
            Order::Cover { place, slot } => table.slots_mut(pack, place)[slot.index()] = Some(Side::RIVAL),
            Order::FlipGems => {
                for motif in MotifId::first(pack.motifs.len()) {
                    if pack.motifs[motif.index()].gems[table.face(motif)] > 0 {
                        table.flipped.toggle(motif);
                    }
                }
            }
            Order::Flip(motif) => table.flipped.toggle(motif),
            Order::Shuffle(place) => self.shuffle_pile(place),
            Order::Reshuffle => self.table.shuffle(Heap::Solo),
            Order::Discard(_)
            | Order::Turn { .. }
            | Order::Follow(_)
            | Order::Mark { .. }
            | Order::Skip(_)
            | Order::TurnBack(_)
            | Order::Jump { .. }
            | Order::Lost(_)
            | Order::Arrive(_)
            | Order::Engage(_)
            | Order::Activate { .. }
            | Order::Soothe(_)
            | Order::Gain(_)
            | Order::TakeCard(_)
            | Order::TakeFan
            | Order::Tell { .. }
            | Order::Louder(_)
            | Order::Quieter(_)
            | Order::Rest { .. }
            | Order::Remove(_) => {}
        }
        self.tell(|| Event::Rival(order));
        match order {
            Order::Gain(n) => self.take_from_supply(n),
            Order::Engage(seat) => self.lay_open_a_challenge(seat),
            Order::Soothe(place) | Order::TakeCard(place) => self.rival_takes(place),
            Order::TakeFan => {
                let fans = self.table.fans;
                if let Some(card) = self.table.top(Heap::Fans, fans) {
                    self.table.table.fans.remove(card);
                    self.table.table.scored.insert(card);
                    self.tell(|| Event::RivalGot { card });
                }
            }
            Order::Tell { level, new } => self.rival_tells(level, new),
            _ => {}
        }
    }

    /// [G18.3] A new challenge card lies open; the crest goes on one without a crest.
    fn lay_open_a_challenge(&mut self, seat: Seat) {
        let hidden = self.table.challenges.hidden;
        if let Some(challenge) = self.table.top_of(Heap::Challenges, hidden) {
            self.table.table.challenges.hidden.remove(challenge);
            self.table.table.challenges.open.insert(challenge);
            self.tell(|| Event::ChallengeOpened { challenge });
        }
        self.ask(seat, Ask::Engage);
    }

    /// [G19.6] The open card is shuffled in, and another comes out on top.
    fn shuffle_pile(&mut self, place: PlaceId) {
        if let Some(card) = self.table.table.open[place.index()].take() {
            self.table.table.piles.insert(card);
        }
        self.table.shuffle(Heap::Pile(place));
        let below = self.table.below(&self.rules.pack, place);
        let card = self.table.top(Heap::Pile(place), below);
        card.into_iter().for_each(|card| self.table.table.piles.remove(card));
        self.table.table.open[place.index()] = card;
    }

    /// The open card of a place goes to his pile. [G19.4] [G19.7]
    fn rival_takes(&mut self, place: PlaceId) {
        let Some(card) = self.table.table.open[place.index()].take() else {
            return;
        };
        self.table.table.scored.insert(card);
        self.tell(|| Event::RivalGot { card });
        if self.rules.pack.card(card).kind == Kind::Skill {
            self.market(1);
        }
        self.open_next(place);
    }

    /// [G19.13] [G19.14]
    fn rival_tells(&mut self, level: LegendLevel, new: bool) {
        let at = level.index();
        let told = if new { self.open_legend(level) } else { self.table.table.legends[at] };
        let Some(legend) = told else {
            return;
        };
        self.table.table.runes[legend.index()] = Some(Side::RIVAL);
        self.tell(|| Event::RivalTold { legend });
        if !new {
            let next = self.open_legend(level);
            self.table.table.legends[at] = next;
            if let Some(legend) = next {
                self.tell(|| Event::LegendOpened { legend });
            }
        }
    }

    pub(crate) fn rival_composes(&mut self, seat: Seat) {
        let (rules, swan) = (self.rules, self.table.ending.is_some());
        if let Ok(card) = rival::compose(self, &rules.pack, rules.mode, swan) {
            self.then(seat, Work::RivalTravels { card, arrow: 0 });
        }
    }

    pub(crate) fn rival_travels(&mut self, seat: Seat, card: SoloId, arrow: u8) {
        let rules = self.rules;
        match rules.pack.solo[card.index()].arrows.get(usize::from(arrow)) {
            None => self.then(seat, Work::RivalSings),
            Some(&way) => {
                self.then(seat, Work::RivalTravels { card, arrow: arrow + 1 });
                let _ = rival::travel(self, &rules.pack, way);
            }
        }
    }

    /// [G18.1]
    pub(crate) fn rival_sings(&mut self, seat: Seat) {
        let rules = self.rules;
        self.then(seat, Work::RivalRests);
        if self.rival().sings {
            self.then(seat, Work::RivalActivates);
            let _ = rival::challenge(self, rules.mode);
        }
    }

    /// [G19.1] The highest token first.
    pub(crate) fn rival_activates(&mut self, seat: Seat) {
        let rules = self.rules;
        if let Some(place) = self.rival().highest() {
            self.then(seat, Work::RivalActivates);
            let _ = rival::activate(self, &rules.pack, place);
        }
    }

    pub(crate) fn rival_rests(&mut self, seat: Seat) {
        let rules = self.rules;
        self.then(seat, Work::Next);
        if let Some(level) = rules.mode.rival {
            let _ = rival::rest(self, &rules.pack, rules.mode, level);
        }
    }
}

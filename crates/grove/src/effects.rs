//! The steps of what cards, runes, spaces and events do.

use crate::Grove;
use crate::apply::Run;
use crate::effect::{Effect, Step, StepId, Trigger};
use crate::event::{Event, Ware};
use crate::frame::{Ask, Work};
use crate::ids::*;
use crate::rival::Order;
use crate::state::Heap;
use table::stack::{Frame, Machine, Task};
use table::{Seat, Side, Sink};

/// So much of each ware.
#[derive(Clone, Copy, Default)]
pub(crate) struct Kept([u8; Ware::ALL.len()]);

impl Kept {
    pub(crate) fn of(step: Step) -> Kept {
        let mut kept = Kept::default();
        kept.add(step);
        kept
    }

    pub(crate) fn add(&mut self, step: Step) {
        if let Some((ware, n)) = step.kept() {
            let had = &mut self.0[ware as usize];
            *had = had.saturating_add(n);
        }
    }
}

impl<S: Sink<Grove>> Run<'_, S> {
    /// The first step of an effect; the others wait.
    pub(crate) fn steps(&mut self, seat: Seat, effect: Effect) {
        let Some((first, rest)) = effect.split_first().filter(|_| self.may_step()) else { return };
        if !rest.is_empty() {
            self.then(seat, Work::Steps(rest));
        }
        let step = self.rules.pack.step(first);
        match step {
            Step::Gem(_) | Step::Volume(_) | Step::Coin(_) | Step::Walk(_) => self.keep(seat, Kept::of(step)),
            Step::Reach(_) | Step::Lyric(_) | Step::Melody(_) => self.keep(seat, Kept::of(step)),
            Step::Tempo(left) => self.then(seat, Work::Dial { left }),
            Step::Boat(left) => self.then(seat, Work::Boat { left }),
            Step::Fan(n) => (0..n).for_each(|_| self.gain_fan(seat)),
            Step::Choose { first, count } => self.ask(seat, Ask::Choose { first, count }),
        }
    }

    /// A bard gains all this, and what waits next and is only kept, too: of each ware it is one gain. The cards of
    /// a song are such, one after the other.
    pub(crate) fn keep(&mut self, seat: Seat, mut kept: Kept) {
        while let Some(&Frame { seat: other, task: Task::Do(work) }) = self.stack().last() {
            let effect = match work {
                Work::Steps(effect) => effect,
                Work::Sung { at } if other == seat => {
                    self.stack().pop();
                    self.sung(seat, at);
                    continue;
                }
                // Gems may bring the second event, which then counts.
                Work::On(trigger) if other == seat && kept.0[Ware::Gems as usize] == 0 => {
                    self.stack().pop();
                    self.on(seat, trigger);
                    continue;
                }
                _ => break,
            };
            let step = (!effect.is_empty()).then(|| self.rules.pack.step(StepId(effect.start)));
            let Some(step) = step.filter(|step| other == seat && step.kept().is_some()) else { break };
            if !self.may_step() {
                break;
            }
            self.stack().pop();
            kept.add(step);
            let rest = Effect { start: effect.start + 1, ..effect };
            if !rest.is_empty() {
                self.then(seat, Work::Steps(rest));
            }
        }
        for ware in Ware::ALL {
            self.gain(seat, ware, kept.0[ware as usize]);
        }
    }

    /// What a moment calls for: the power first, then the event. [G4.6] [G7.1]
    pub(crate) fn on(&mut self, seat: Seat, trigger: Trigger) {
        let [power, event] = self.rules.sways(self.table, seat).map(|sway| sway.on[trigger as usize]);
        for effect in [event, power] {
            if !effect.is_empty() {
                self.then(seat, Work::Steps(effect));
            }
        }
    }

    /// A bard gains something. Lyrics and melody wait for the song, or join it. [G7.7]
    pub(crate) fn gain(&mut self, seat: Seat, ware: Ware, n: u8) {
        let most = self.rules.pack.numbers.volume_max;
        let bard = self.bard(seat);
        let had = match ware {
            Ware::Gems => return self.gain_gems(seat.into(), n),
            Ware::Volume => &mut bard.volume,
            Ware::Coins => &mut bard.coins,
            Ware::Reach => &mut bard.reach,
            Ware::Lyrics => &mut bard.lyric,
            Ware::Melody => &mut bard.melody,
            // [G5.3]
            Ware::Steps if bard.sings => return,
            Ware::Steps => &mut bard.steps,
        };
        // [G1.6]
        let limit = if ware == Ware::Volume { most } else { u8::MAX };
        let n = n.min(limit.saturating_sub(*had));
        *had += n;
        if n > 0 {
            self.tell(|| Event::Gained { seat, ware, n });
        }
    }

    /// [G14.1] From supply I, then from II, then from the box.
    pub(crate) fn gain_gems(&mut self, side: Side, n: u8) {
        match side.seat() {
            None => return self.rival_order(Order::Gain(n)),
            Some(seat) => {
                let bard = self.bard(seat);
                bard.gems = bard.gems.saturating_add(n);
                if n > 0 {
                    self.tell(|| Event::Gained { seat, ware: Ware::Gems, n });
                }
            }
        }
        self.take_from_supply(n);
    }

    pub(crate) fn take_from_supply(&mut self, mut n: u8) {
        let first = self.table.second_event();
        for supply in &mut self.table.table.supply {
            let taken = n.min(*supply);
            *supply -= taken;
            n -= taken;
        }
        // [G14.2]
        if !first && self.table.second_event() {
            let event = self.table.events[1];
            self.tell(|| Event::EventChanged { event });
        }
    }

    /// The top Fan goes to the discard; an empty pile gives nothing. [G11.3]
    pub(crate) fn gain_fan(&mut self, seat: Seat) {
        let fans = self.table.fans;
        if let Some(card) = self.table.top(Heap::Fans, fans) {
            self.table.table.fans.remove(card);
            self.bard(seat).discard.insert(card);
            self.tell(|| Event::FanCame { seat, card });
        }
    }

    /// The next card of a place is laid open. [G9.1]
    pub(crate) fn open_next(&mut self, place: PlaceId) {
        let below = self.table.below(&self.rules.pack, place);
        let card = self.table.top(Heap::Pile(place), below);
        self.table.table.open[place.index()] = card;
        if let Some(card) = card {
            self.table.table.piles.remove(card);
            self.tell(|| Event::Opened { place, card });
        }
    }

    /// The next legend of a level is laid open. [G11.5]
    pub(crate) fn open_legend(&mut self, level: LegendLevel) -> Option<LegendId> {
        let below = self.rules.untold(self.table, level);
        let legend = self.table.top_of(Heap::Legends(level), below)?;
        self.table.table.untold.remove(legend);
        Some(legend)
    }
}

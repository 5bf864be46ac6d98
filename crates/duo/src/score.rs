//! Adding up points and finding the winner.

use crate::Duo;
use crate::effect::Bonus;
use crate::ids::*;
use crate::state::State;
use serde::{Deserialize, Serialize};
use table::{Outcome, Seat};

/// Points by where they come from. [D12.2]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Score {
    /// Printed on the cards of the city.
    pub cards: i32,
    /// Bonus of purple cards.
    pub bonus: i32,
    /// Point tokens, those on cards included.
    pub tokens: i32,
    /// Event tiles.
    pub events: i32,
}

impl Score {
    /// All points.
    pub fn total(self) -> i32 {
        self.cards + self.bonus + self.tokens + self.events
    }
}

impl Duo {
    /// A mayor's points as if the game ended now.
    pub fn score(&self, s: &State, seat: Seat) -> Score {
        let tables = &self.pack.tables;
        let mayor = s.mayor(seat);
        let cards = mayor.city.map(|card| i32::from(tables.points[card.index()])).sum();
        let standing = tables.bonuses.iter().filter(|(card, _)| mayor.city.has(*card));
        let bonus = standing.map(|(_, bonus)| self.bonus(s, seat, bonus)).sum();
        let tokens = s.point_tokens(seat, self.with_tokens()) as i32;
        let claimed = Slot::all().filter(|slot| s.claimed[slot.index()] == Some(seat));
        let mut events = claimed.map(|slot| i32::from(self.pack.event(s.events[slot.index()]).points)).sum();
        if s.journey == Some(seat) {
            events += i32::from(self.pack.event(self.pack.journey).points);
        }
        Score { cards, bonus, tokens, events }
    }

    /// What a bonus is worth to a mayor now.
    pub fn bonus(&self, s: &State, seat: Seat, bonus: &Bonus) -> i32 {
        let mut times = self.count(s, seat, bonus.count) / u32::from(bonus.per);
        if bonus.max > 0 {
            times = times.min(u32::from(bonus.max));
        }
        times as i32 * i32::from(bonus.points)
    }

    /// What decides between equal points, most important first. [D12.3]
    pub fn tie_breakers(&self, s: &State, seat: Seat) -> [u32; 4] {
        let mayor = s.mayor(seat);
        [s.events_of(seat), mayor.goods.total(), mayor.city.len(), mayor.hand.len()]
    }

    pub(crate) fn final_outcome(&self, s: &State) -> Outcome {
        let scores: Vec<i32> = [HARE, TORTOISE].map(|seat| self.score(s, seat).total()).to_vec();
        let winners = if s.is_over() {
            let rank = |seat: Seat| (scores[seat.index()], self.tie_breakers(s, seat));
            match rank(HARE).cmp(&rank(TORTOISE)) {
                std::cmp::Ordering::Greater => vec![HARE],
                std::cmp::Ordering::Less => vec![TORTOISE],
                // [D12.4]
                std::cmp::Ordering::Equal => vec![HARE, TORTOISE],
            }
        } else {
            Vec::new()
        };
        Outcome { scores, winners }
    }
}

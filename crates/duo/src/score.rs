//! Adding up points and finding the winner.

use crate::Duo;
use crate::effect::Bonus;
use crate::ids::*;
use crate::mode::{Mode, Quest};
use crate::state::State;
use serde::{Deserialize, Serialize};
use table::{Automa, Outcome, PerSeat, Seat, Side};
use woodland::vocabulary::within;

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

    /// The points by the names of their sources.
    pub fn sources(self) -> [(&'static str, i32); 4] {
        [("cards", self.cards), ("bonus", self.bonus), ("tokens", self.tokens), ("events", self.events)]
    }
}

impl Duo {
    /// A mayor's points as if the game ended now.
    pub fn score(&self, s: &State, seat: Seat) -> Score {
        let tables = &self.pack.tables;
        let city = s.town(seat).city;
        let cards = city.map(|card| i32::from(tables.points[card.index()])).sum();
        let standing = tables.bonuses.iter().filter(|(card, _)| city.has(*card));
        let bonus = standing.map(|(_, bonus)| self.bonus(s, seat, bonus)).sum();
        let tokens = s.point_tokens(seat, self.with_tokens()) as i32;
        let counts = |by: Side| by == seat || (s.together.one_city() && !by.is_rival());
        let claimed = Slot::all().filter(|slot| s.claimed[slot.index()].is_some_and(counts));
        let mut events = claimed.map(|slot| i32::from(self.pack.event(s.events[slot.index()]).points)).sum();
        if s.journey == Some(seat) {
            events += i32::from(self.pack.event(self.pack.journey).points);
        }
        Score { cards, bonus, tokens, events }
    }

    /// What a bonus is worth to a mayor now; together it looks at the one mayor for whom it is worth more. [D15.20]
    pub fn bonus(&self, s: &State, seat: Seat, bonus: &Bonus) -> i32 {
        let mut count = self.count(s, seat, &bonus.count);
        if s.together.one_city() {
            count = count.max(self.count(s, seat.other(), &bonus.count));
        }
        within(count / u32::from(bonus.every.get()) * u32::from(bonus.points), bonus.max) as i32
    }

    /// What decides between equal points, most important first. [D12.3]
    pub fn tie_breakers(&self, s: &State, seat: Seat) -> [u32; 4] {
        let mayor = s.mayor(seat);
        [s.events_of(seat), mayor.goods.total(), s.town(seat).city.len(), mayor.hand.len()]
    }

    pub(crate) fn final_outcome(&self, s: &State) -> Outcome {
        let scores: PerSeat<i32> = [HARE, TORTOISE].into_iter().map(|seat| self.score(s, seat).total()).collect();
        let mut winners = PerSeat::new();
        let mut automa = None;
        match self.mode {
            Mode::Together { quest, .. } => {
                // [D15.1] won or lost by both
                let won = s.is_over() && self.is_won(s);
                if won {
                    winners.extend([HARE, TORTOISE]);
                }
                let score = matches!(quest, Quest::Challenge(_)).then(|| self.thorn_score(s).total());
                automa = Some(Automa { score, won: s.is_over() && !won });
            }
            Mode::Duel if s.is_over() => {
                let rank = |seat: Seat| (scores[seat.index()], self.tie_breakers(s, seat));
                // [D12.4] equals share the victory
                let best = rank(HARE).max(rank(TORTOISE));
                winners = [HARE, TORTOISE].into_iter().filter(|&seat| rank(seat) == best).collect();
            }
            Mode::Duel => {}
        }
        Outcome { scores, winners, automa }
    }
}

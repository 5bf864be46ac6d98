//! Counting things and looking at conditions.

use crate::Duo;
use crate::effect::{Condition, Count, CountPlace, OccupiedPlace};
use crate::ids::{CardSet, HARE, Slot, TORTOISE};
use crate::state::State;
use table::Seat;
use woodland::{Colour, Kind};

impl Duo {
    /// How many of the counted thing a mayor has.
    #[inline]
    pub(crate) fn count(&self, s: &State, seat: Seat, count: &Count) -> u32 {
        // What most conditions count is looked at without a detour.
        if let Count::Cards { place: CountPlace::City, among } = *count {
            return s.town(seat).city.and(among).len();
        }
        self.count_other(s, seat, count)
    }

    fn count_other(&self, s: &State, seat: Seat, count: &Count) -> u32 {
        let mayor = s.mayor(seat);
        let city = s.town(seat).city;
        let of_colour = |colour: Colour| city.and(self.pack.of_colour(colour)).len();
        match *count {
            Count::Cards { place, among } => match place {
                CountPlace::City => city.and(among).len(),
                CountPlace::Hand => mayor.hand.and(among).len(),
                CountPlace::HandAndCity => city.or(mayor.hand).and(among).len(),
            },
            Count::Resources(Some(good)) => u32::from(mayor.goods.of(good)),
            Count::Resources(None) => mayor.goods.total(),
            Count::ResourceKinds => mayor.goods.kinds(),
            Count::PointTokens => s.point_tokens(seat, self.with_tokens()),
            Count::Occupied(place) => {
                let held = |seat: Seat| s.mayor(seat).occupied.0.count_ones();
                let placed = || s.occupied_homes(seat).len();
                match place {
                    OccupiedPlace::City => placed(),
                    OccupiedPlace::Reserve => held(seat),
                    OccupiedPlace::Both => placed() + held(seat),
                    OccupiedPlace::All => placed() + held(seat) + held(seat.other()),
                }
            }
            Count::Events => s.events_for(seat),
            Count::Pairs => {
                let of_kind = |kind: Kind| city.and(self.pack.of_kind(kind)).len();
                of_kind(Kind::Critter).min(of_kind(Kind::Construction))
            }
            Count::Colours { min } => {
                Colour::ALL.into_iter().filter(|&colour| of_colour(colour) >= u32::from(min)).count() as u32
            }
            Count::LargestColour => Colour::ALL.into_iter().map(of_colour).max().unwrap_or(0),
            Count::Score => self.score(s, seat).total().max(0) as u32,
            Count::Margin => (self.score(s, seat).total() - self.thorn_score(s).total()).max(0) as u32,
        }
    }

    /// Whether a mayor meets a condition now. [D10.2]
    pub(crate) fn meets(&self, s: &State, seat: Seat, condition: &Condition) -> bool {
        self.nearly_meets(s, seat, condition, 0)
    }

    /// The same when one number may be `short` by that much. [D18.13]
    pub(crate) fn nearly_meets(&self, s: &State, seat: Seat, condition: &Condition, short: u32) -> bool {
        match condition {
            Condition::AtLeast(count, n) => self.count(s, seat, count) + short >= *n,
            Condition::AtMost(count, n) => self.count(s, seat, count) <= *n,
            // [D10.3] [D15.14]
            Condition::Majority(a, b, min) => {
                let (mine_a, mine_b) = (self.count(s, seat, a), self.count(s, seat, b));
                let mine = mine_a + mine_b;
                mine_a > 0 && mine_b > 0 && mine + short >= min + self.raise(s) && {
                    let other = seat.other();
                    s.together.one_city() || mine > self.count(s, other, a) + self.count(s, other, b)
                }
            }
            Condition::Most(count) => self.count(s, seat, count) > self.count(s, seat.other(), count),
            Condition::AllOf(all) => {
                let mut unmet = all.iter().filter(|condition| !self.meets(s, seat, condition));
                unmet
                    .next()
                    .is_none_or(|first| short > 0 && unmet.next().is_none() && self.nearly_meets(s, seat, first, short))
            }
        }
    }

    /// How near a mayor is to an event's condition, from 0 to 1 when it is met.
    pub fn nearness(&self, s: &State, seat: Seat, slot: Slot) -> f32 {
        self.nearness_of(s, seat, &self.pack.event(s.events[slot.index()]).condition)
    }

    /// How near the mayors are to a condition, the better placed one looked at.
    pub(crate) fn nearness_together(&self, s: &State, condition: &Condition) -> f32 {
        let [hare, tortoise] = [HARE, TORTOISE].map(|seat| self.nearness_of(s, seat, condition));
        hare.max(tortoise)
    }

    fn nearness_of(&self, s: &State, seat: Seat, condition: &Condition) -> f32 {
        let part = |is: u32, wanted: u32| (is as f32 / wanted.max(1) as f32).min(1.0);
        match condition {
            // A token in a reserve is half the way to one that is placed.
            Condition::AtLeast(placed @ Count::Occupied(OccupiedPlace::City), n) => {
                let place = if s.together.one_city() { OccupiedPlace::All } else { OccupiedPlace::Both };
                part(self.count(s, seat, placed) + self.count(s, seat, &Count::Occupied(place)), 2 * *n)
            }
            Condition::AtLeast(count, n) => part(self.count(s, seat, count), *n),
            Condition::AtMost(count, n) => part(*n + 1, self.count(s, seat, count) + 1),
            Condition::Majority(a, b, min) => {
                let (mine_a, mine_b) = (self.count(s, seat, a), self.count(s, seat, b));
                let other = seat.other();
                let theirs = match s.together.one_city() {
                    true => 0,
                    false => self.count(s, other, a) + self.count(s, other, b),
                };
                let missing = u32::from(mine_a == 0) + u32::from(mine_b == 0);
                part(mine_a + mine_b, (theirs + 1).max(min + self.raise(s)) + missing)
            }
            Condition::Most(count) => part(self.count(s, seat, count), self.count(s, seat.other(), count) + 1),
            Condition::AllOf(all) => {
                let sum: f32 = all.iter().map(|condition| self.nearness_of(s, seat, condition)).sum();
                sum / all.len().max(1) as f32
            }
        }
    }

    /// Cards on which point tokens may lie: blue ones.
    #[inline]
    pub(crate) fn with_tokens(&self) -> CardSet {
        self.pack.of_colour(Colour::Blue)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pack::EventTile;
    use table::{Chance, Deaf, Game};

    #[test]
    fn where_a_condition_is_met_the_city_holds_as_many_cards_as_it_wants_at_least() {
        let duo = Duo::ours();
        let mut met = 0;
        for seed in 0..40 {
            let (mut state, mut chance, mut actions) = (duo.setup(seed), Chance::from_seed(seed), Vec::new());
            while let Some(seat) = duo.decider(&state) {
                let met_now = |tile: &&EventTile| duo.meets(&state, seat, &tile.condition);
                for tile in duo.pack.events.iter().filter(met_now) {
                    let holds = tile.condition.city_holds();
                    assert!(state.town(seat).city.len() >= holds, "{}", tile.entry.id);
                    met += u32::from(holds > 0);
                }
                duo.legal(&state, &mut actions);
                duo.perform(&mut state, *chance.pick(&actions), &mut Deaf);
            }
        }
        assert!(met > 1_000, "{met}");
    }
}

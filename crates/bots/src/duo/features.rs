//! A position of the duel as what was learned knows it: each feature has its place in a row of numbers.

use super::DuoWorth;
use crate::learned::Look;
use ::duo::{CARDS, CardId, CardSet, Duo, EVENT_TILES, Slot, State};
use table::{Game, Seat, Side};
use woodland::Colour;

/// Figures that are counted as they are.
const FIGURES: usize = 0;
/// Resources of each kind: at least so many.
const GOODS: usize = FIGURES + 32;
const GOODS_OF_A_KIND: usize = 8;
/// Steps of Sun and Moon that are left in the season: just so many.
const STEPS: usize = GOODS + 4 * GOODS_OF_A_KIND;
const MOST_STEPS: usize = 12;
/// Cards of the city, of the hand and of the Meadow.
const CITY: usize = STEPS + MOST_STEPS + 1;
const HAND: usize = CITY + CARDS;
const MEADOW: usize = HAND + CARDS;
/// Events that are open.
const OPEN: usize = MEADOW + CARDS;
/// How many there are.
pub(super) const ALL: usize = OPEN + EVENT_TILES;

/// How a seat sees a position, judged by the terms as `worth` says.
pub(super) fn look(duo: &Duo, s: &State, seat: Seat, known: &CardSet, worth: &DuoWorth) -> Look {
    let mayor = &s.mayors[seat.index()];
    let mut look = Look::new(s.season as usize);
    figures(duo, s, seat, known, worth, &mut look);
    for (kind, &n) in mayor.goods.0.iter().enumerate() {
        (0..usize::from(n).min(GOODS_OF_A_KIND)).for_each(|more| look.at(GOODS + kind * GOODS_OF_A_KIND + more, 1));
    }
    look.at(STEPS + (s.moves_left() as usize).min(MOST_STEPS), 1);
    let mut heard = |first: usize, cards: &mut dyn Iterator<Item = CardId>| {
        cards.for_each(|card| look.at(first + card.index(), 1));
    };
    heard(CITY, &mut s.town(seat).city.into_iter());
    heard(HAND, &mut s.hand(seat).and(*known).into_iter());
    heard(MEADOW, &mut s.meadow.iter().flatten().copied());
    for slot in Slot::all().filter(|slot| s.claimed[slot.index()].is_none()) {
        look.at(OPEN + usize::from(s.events[slot.index()].0), 1);
    }
    look
}

/// What is counted: of the mayor, and of the other one.
fn figures(duo: &Duo, s: &State, seat: Seat, known: &CardSet, worth: &DuoWorth, look: &mut Look) {
    let parts = [worth.points, worth.future, worth.goods, worth.hand, worth.occupied];
    parts.into_iter().enumerate().for_each(|(n, part)| look.figure(FIGURES + n, part));
    let (mayor, other) = (&s.mayors[seat.index()], &s.mayors[seat.other().index()]);
    let claimed = |seat: Seat| s.claimed.iter().filter(|by| **by == Some(Side::from(seat))).count() as i16;
    let mut colours = [0; Colour::ALL.len()];
    s.town(seat).city.for_each(|card| colours[duo.pack().card(card).colour as usize] += 1);
    let counted = [
        s.hand(seat).without(*known).len() as i16,
        mayor.hand_count() as i16,
        mayor.workers_home() as i16,
        mayor.occupied.0.count_ones() as i16,
        s.town(seat).city.len() as i16,
        claimed(seat),
        duo.score(s, seat.other()).total() as i16,
        other.hand_count() as i16,
        other.workers_home() as i16,
        other.goods.total() as i16,
        other.occupied.0.count_ones() as i16,
        s.town(seat.other()).city.len() as i16,
        claimed(seat.other()),
        i16::from(s.sun.0),
        i16::from(s.moon.0),
        i16::from(s.is_turn_start(seat)),
        i16::from(duo.decider(s) == Some(seat)),
        i16::from(seat.index() == 0),
    ];
    counted.into_iter().chain(colours).enumerate().for_each(|(n, value)| look.at(FIGURES + 5 + n, value));
}

//! A position of Everdell as what was learned knows it: each feature has its place in a row of numbers.

use super::ValleyWorth;
use crate::learned::Look;
use ::valley::{BASIC_EVENTS, CITY, CardSet, EVENTS, EventId, NAMES, State, Valley};
use table::{Game, Seat, Side};
use woodland::{Colour, Season};

/// Figures that are counted as they are.
const FIGURES: usize = 0;
/// Resources of each kind: at least so many.
const GOODS: usize = FIGURES + 36;
const GOODS_OF_A_KIND: usize = 8;
/// Spaces of the city that are free: just so many.
const FREE: usize = GOODS + 4 * GOODS_OF_A_KIND;
/// Workers at home: just so many.
const HOME: usize = FREE + CITY as usize + 1;
const MOST_HOME: usize = 7;
/// Cards of the city, of the hand, of the Meadow, and Constructions that nobody lives in.
const CARDS: usize = HOME + MOST_HOME + 1;
const HAND: usize = CARDS + NAMES;
const MEADOW: usize = HAND + NAMES;
const EMPTY: usize = MEADOW + NAMES;
/// Events that are open, and those that are ours.
const OPEN: usize = EMPTY + NAMES;
const OURS: usize = OPEN + EVENTS;
/// How many there are.
pub(super) const ALL: usize = OURS + EVENTS;

/// How a seat sees a position, judged by the terms as `worth` says.
pub(super) fn look(valley: &Valley, s: &State, seat: Seat, known: &CardSet, worth: &ValleyWorth) -> Look {
    let player = &s.players[seat.index()];
    let mut look = Look::new(player.season as usize);
    figures(valley, s, seat, worth, &mut look);
    for (kind, &n) in player.goods.0.iter().enumerate() {
        (0..usize::from(n).min(GOODS_OF_A_KIND)).for_each(|more| look.at(GOODS + kind * GOODS_OF_A_KIND + more, 1));
    }
    look.at(FREE + usize::from(CITY.saturating_sub(player.spaces())), 1);
    look.at(HOME + player.workers_home().min(MOST_HOME), 1);
    // What is there twice is told twice.
    for b in &player.city {
        look.at(CARDS + b.card.index(), 1);
        if !b.occupied() && !valley.pack().card(b.card).houses.is_empty() {
            look.at(EMPTY + b.card.index(), 1);
        }
    }
    for card in s.hand(seat) {
        look.at(if known.has(card) { HAND + card.index() } else { FIGURES }, 1);
    }
    s.meadow.iter().flatten().for_each(|card| look.at(MEADOW + card.index(), 1));
    for event in (0..BASIC_EVENTS as u8).map(EventId).chain(s.specials) {
        match s.claimed[event.index()] {
            None => look.at(OPEN + event.index(), 1),
            Some(side) if side == Side::from(seat) => look.at(OURS + event.index(), 1),
            Some(_) => {}
        }
    }
    look
}

/// What is counted: of the player, of the others, of the mode.
fn figures(valley: &Valley, s: &State, seat: Seat, worth: &ValleyWorth, look: &mut Look) {
    let player = &s.players[seat.index()];
    for (n, part) in [worth.points, worth.future, worth.goods, worth.hand, worth.workers].into_iter().enumerate() {
        look.figure(FIGURES + 1 + n, part);
    }
    let later = |season: Season| season as i16;
    let others = || (0..valley.seats()).filter(|&n| n != seat.index()).map(|n| &s.players[n]);
    let scores = (0..valley.seats()).filter(|&n| n != seat.index()).map(|n| valley.score(s, Seat(n as u8)).total());
    let mut colours = [0; Colour::ALL.len()];
    player.city.iter().for_each(|b| colours[valley.pack().card(b.card).colour as usize] += 1);
    let mode = valley.play_mode();
    let counted = [
        player.hand_count() as i16,
        player.city.len() as i16,
        player.city.iter().map(|b| b.goods.total()).sum::<u32>() as i16,
        player.city.iter().map(|b| i16::from(b.tokens)).sum(),
        player.points as i16,
        player.city.iter().filter(|b| valley.pack().card(b.card).farm).count() as i16,
        s.deck_count() as i16 / 8,
        scores.max().unwrap_or(0) as i16,
        others().map(|other| later(other.season)).max().unwrap_or(0),
        others().map(|other| later(other.season)).min().unwrap_or(0),
        others().filter(|other| other.passed).count() as i16,
        others().map(|other| other.workers_home() as i16).sum(),
        others().map(|other| other.hand_count() as i16).sum(),
        i16::from(valley.seats() == 1),
        i16::from(valley.seats() == 2),
        i16::from(valley.seats() == 3),
        i16::from(valley.seats() == 4),
        i16::from(mode.lair().is_some()),
        i16::from(mode.year().is_some()),
        i16::from(mode.has_spring_worker()),
        s.her_hand().len() as i16,
        i16::from(s.is_turn_start(seat)),
        i16::from(s.turn == Some(Side::from(seat))),
    ];
    counted.into_iter().chain(colours).enumerate().for_each(|(n, value)| look.at(FIGURES + 6 + n, value));
}

//! What a position is worth to somebody who wants to win: how the prospects of all compare.

use crate::counsel::Habits;
use crate::greedy::{By, Judge, Prospects};
use table::{SEATS, Seat};

/// What a position is worth to each seat, from 0 (all is lost) to 1.
pub(crate) type Stakes = [f32; SEATS];

/// Compares what everybody may expect. Only sums, products and quotients: the same on every machine.
pub(crate) fn stakes<G: Judge>(game: &G, by: &By<G>, habits: &Habits, state: &G::State) -> Stakes {
    let prospects = game.prospects(by, state);
    let winners = game.decider(state).is_none().then(|| game.outcome(state).winners);
    let mut stakes = [0.0; SEATS];
    for (seat, stake) in stakes.iter_mut().enumerate().take(game.seats()) {
        let mut margin = lead(&prospects, seat, game.seats());
        if let Some(winners) = &winners {
            // A shared victory over other players is worth half.
            let shared = if winners.len() > 1 && prospects.rival.is_none() && !prospects.allied { 0.0 } else { 1.0 };
            margin += habits.victory * if winners.contains(&Seat(seat as u8)) { shared } else { -1.0 };
        }
        let lead = margin / habits.stake;
        let own = prospects.seats[seat] / (100.0 * habits.stake);
        *stake = 0.5 + 0.5 * lead / (1.0 + lead.abs()) + habits.ambition * own;
    }
    stakes
}

/// How far a seat lies ahead of the best of those whom it must beat; all it has where there is nobody.
fn lead(prospects: &Prospects, seat: usize, seats: usize) -> f32 {
    let others = (0..seats).filter(|&other| other != seat && !prospects.allied).map(|other| prospects.seats[other]);
    let best = others.chain(prospects.rival).reduce(f32::max).unwrap_or(0.0);
    let own = match prospects.allied {
        // All of them must win.
        true => prospects.seats[..seats].iter().copied().fold(f32::MAX, f32::min),
        false => prospects.seats[seat],
    };
    own - best
}

//! What a position is worth to somebody who wants to win: how the prospects of all compare.

use crate::counsel::Habits;
use crate::greedy::{By, Judge, Prospects};
use table::{Chance, SEATS, Seat};

/// What a position is worth to each seat, from 0 (all is lost) to 1.
pub(crate) type Stakes = [f32; SEATS];

/// How somebody thinks about a game.
pub(crate) struct Mind<'g, G: Judge> {
    pub game: &'g G,
    pub by: &'g By<G>,
    pub habits: &'g Habits,
    /// The lead from which all others are counted.
    pub par: f32,
}

impl<G: Judge> Clone for Mind<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Judge> Copy for Mind<'_, G> {}

impl<G: Judge> Mind<'_, G> {
    /// Compares what everybody may expect. Only sums, products and quotients: the same on every machine.
    pub fn stakes(&self, state: &G::State) -> Stakes {
        let (game, habits) = (self.game, self.habits);
        let prospects = game.prospects(self.by, state);
        let winners = game.decider(state).is_none().then(|| game.outcome(state).winners);
        let mut stakes = [0.0; SEATS];
        for (seat, stake) in stakes.iter_mut().enumerate().take(game.seats()) {
            let mut margin = lead(&prospects, seat, game.seats()) - self.par;
            if let Some(winners) = &winners {
                // A shared victory over other players is worth half.
                let shared = if winners.len() > 1 && !prospects.against_box() { 0.0 } else { 1.0 };
                margin += habits.victory * if winners.contains(&Seat(seat as u8)) { shared } else { -1.0 };
            }
            let lead = margin / habits.stake;
            let own = prospects.seats[seat] / (100.0 * habits.stake);
            *stake = 0.5 + 0.5 * lead / (1.0 + lead.abs()) + habits.ambition * own;
        }
        stakes
    }
}

/// As much as is taken as given of the lead of who decides, before anything is chosen, where the box is played against: what
/// it and the players will still gain cannot be told from afar. Between players it is nothing: what cannot be told of them
/// is alike.
pub(crate) fn par<G: Judge>(game: &G, by: &By<G>, habits: &Habits, view: &G::View) -> f32 {
    if habits.given == 0.0 {
        return 0.0;
    }
    // Luck of its own: the walks are the same with it or without.
    let mut chance = Chance::from_seed(0);
    let mut sum = 0.0;
    for _ in 0..habits.given_worlds as u32 {
        let state = game.sample(view, &mut chance);
        let prospects = game.prospects(by, &state);
        let Some(seat) = game.decider(&state).filter(|_| prospects.against_box()) else { return 0.0 };
        sum += lead(&prospects, seat.index(), game.seats());
    }
    habits.given * sum / habits.given_worlds
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

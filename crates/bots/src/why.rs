//! Why somebody did what they did, as far as who watched can know.

use crate::behind;
use crate::greedy::{Judge, PATIENCE, Parts, SLIGHT, Worth, gains, said};
use crate::planner::tuned_opinion;
use table::{Arg, Chance, Line, Seat, Viewer};

/// A position is judged in so many imagined worlds, so that no single hand is a reason.
const WORLDS: u64 = 24;
/// A second reason is told if it counts for so much of the first.
const ALSO: f32 = 0.4;

/// What a seat gained between two moments, in one line: the one or two things that count most.
///
/// Both moments are seen through the eyes of who asks. What a hand hides is imagined, as often as not another one, so nothing
/// is told that was not laid open. Who plays by lot has no reason.
pub fn why<G: Judge>(game: &G, bot: &str, before: &G::View, after: &G::View, seat: Seat) -> Line {
    if behind(bot) == "random" {
        return Line::new("hint-whim");
    }
    let mut gains = gains(&parts(game, after, seat), &parts(game, before, seat));
    gains.sort_by(|a, b| b.1.total_cmp(&a.1));
    let most = gains[0].1;
    if most <= SLIGHT {
        return said(PATIENCE, most.max(0.0));
    }
    let told = gains.into_iter().take(2).filter(|part| part.1 >= ALSO * most);
    // Which cards a hand holds is nobody's business; that it is fuller is.
    let told = told.map(|(id, gain)| said(if id == "hint-hand" { "why-hand" } else { id }, gain));
    Line::new("why-reasons").with("reasons", Arg::List(told.map(Arg::from).collect()))
}

/// The parts of what a position is worth to a seat, in the mean of the worlds that look like it.
fn parts<G: Judge>(game: &G, view: &G::View, seat: Seat) -> Parts {
    let by = tuned_opinion::<G>();
    let mut mean = Parts::new();
    for seed in 0..WORLDS {
        let world = game.sample(view, &mut Chance::from_seed(seed));
        let memory = game.remember(&game.view(&world, Viewer::Seat(seat)));
        let parts = game.judge(&by, &world, seat, &memory).parts().into_iter().map(|(id, n)| (id, n / WORLDS as f32));
        mean = match mean.is_empty() {
            true => parts.collect(),
            false => mean.into_iter().zip(parts).map(|((id, sum), (_, n))| (id, sum + n)).collect(),
        };
    }
    mean
}

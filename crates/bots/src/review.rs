//! Judging a decision when a game is looked back at ([`table::review`]), by what was seen then and nothing else.

use crate::planner::{best_opinion, tuned_opinion};
use crate::reason::explain;
use crate::{Bot, Budget, Forest, Judge, Planner};
use table::board::Board;
use table::review::imagined;
pub use table::review::{Decision, Judged, Odds, Review, Seen, Task, seen};
use table::{Chance, Viewer};

/// Judges a decision by what was seen: a forest looks for what else might have been done, and both are played on to the
/// end in the same imagined worlds, so many times each. With so many cores it takes less time; what is found is the same.
pub fn judge<G: Judge + Board>(game: &G, seen: &Seen<G>, games: u32, seed: u64, cores: usize) -> Judged<G::Action> {
    let mut chance = Chance::from_seed(seed);
    let mut forest = Forest::<G>::with(chance.seed(), Budget::Iterations(games)).on(cores);
    forest.choose(game, &seen.view, &seen.legal);
    let about = |action: G::Action| match game.target(&seen.view, action) {
        thing if thing == G::WORD => (thing, Some(game.verb(action))),
        thing => (thing, None),
    };
    // Another way to do the same thing is no other choice, unless there is none.
    let rank = |n: usize| {
        let (action, tried) = (seen.legal[n], forest.thought.tried[n]);
        (action != seen.played, about(action) != about(seen.played), tried.visits)
    };
    let other = (0..seen.legal.len()).fold(0, |best, n| if rank(n) > rank(best) { n } else { best });
    let other = seen.legal[other];
    let (counsel, luck) = (G::counsel(), chance.seed());
    // Against each other all are in the same hurry; the opponent in the box is in none.
    let by = best_opinion::<G>();
    let against_box = game.prospects(&by, &game.sample(&seen.view, &mut chance)).against_box();
    let better = if against_box { counsel.habits.haste } else { 1.0 };
    let odds = |action: G::Action| {
        // Whole games are played by the terms alone, which are soon weighed.
        let forest = Forest::<G>::with(luck, Budget::Iterations(games)).judging(tuned_opinion::<G>());
        let mut forest = forest.to_the_end(against_box).on(cores);
        // Twice the same choice: nothing else is tried.
        forest.choose(game, &seen.view, &[action, action]);
        let tried = forest.thought.tried[0];
        Odds::of(tried.sum / tried.visits.max(1) as f32, tried.visits, better)
    };
    let reason = explain(game, &by, &seen.view, &seen.legal, other, &mut chance);
    Judged { played: odds(seen.played), other, instead: odds(other), reason, line: Vec::new() }
}

/// What would come of a choice at a table that is [`imagined`]: it, and what everybody would do then as far as a planner sees, so
/// many decisions in all.
pub fn line<G: Judge + Board>(
    game: &G,
    view: &G::View,
    first: G::Action,
    decisions: usize,
    luck: u64,
) -> Vec<G::Action> {
    let mut sitting = imagined(game, view, luck, Vec::new());
    let mut planner = Planner::<G>::judging(luck, best_opinion::<G>());
    let (mut line, mut next, mut legal) = (Vec::new(), first, Vec::new());
    while let Some(seat) = game.decider(sitting.state()) {
        // A decision is over where the next one begins.
        if sitting.act(seat, next).is_err() || sitting.decisions().len() > decisions {
            break;
        }
        line.push(next);
        let Some(seat) = game.decider(sitting.state()) else { break };
        game.legal(sitting.state(), &mut legal);
        next = planner.choose(game, &game.view(sitting.state(), Viewer::Seat(seat)), &legal);
    }
    line
}

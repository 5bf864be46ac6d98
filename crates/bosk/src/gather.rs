//! `bosk gather`: positions of many games with what came of them, from which `lab/fit.py` learns.
//!
//! Bots play by the tuned terms, and by a network that was learned before if one is named; in some games they try something
//! else now and then, so that there is more to learn from than what they would do anyway. A game depends on the seed and
//! its number alone.

use crate::failure::Failure;
use crate::files;
use crate::work::{self, Shift};
use bots::{Bot, Greedy, Judge, best_opinion, tuned_opinion};
use std::path::Path;
use table::{Chance, Deaf, Line, Seat, Viewer};

/// What to gather.
pub struct Plan<'p> {
    /// How many games.
    pub games: u64,
    /// The seed of it all.
    pub seed: u64,
    /// Whether the bots play by what was learned.
    pub learned: bool,
    /// Where positions are kept.
    pub to: &'p Path,
}

/// One position of so many is kept.
const KEPT: u32 = 4;
/// In one game of three nobody tries anything; in the others one decision of so many is by lot.
const TRIES: [Option<u32>; 3] = [None, Some(40), Some(12)];
/// What is learned is counted in so many parts of a point.
const PARTS: f32 = 16.0;

/// A position of one seat.
struct Row {
    part: u8,
    /// What came of it, in points, beyond what the terms expected.
    beyond: i16,
    features: Vec<(u16, i16)>,
}

/// Plays all games and writes down their positions; how many that were.
pub fn gather<G: Judge>(game: &G, plan: &Plan<'_>, label: &str) -> Result<u64, Failure> {
    let learned = G::learned().ok_or(Line::new("network-none"))?;
    let numbers: Vec<u64> = (0..plan.games).collect();
    let games = work::all(
        &Shift { label, until: None },
        &numbers,
        |number| positions(game, plan.learned, plan.seed.wrapping_add(number)),
        |_, _| (),
    );
    let rows: Vec<Row> = games.into_iter().flat_map(|(_, rows)| rows).collect();
    files::save(plan.to, written(&rows, learned.features()))?;
    Ok(rows.len() as u64)
}

/// The positions of one game, and what came of them.
fn positions<G: Judge>(game: &G, learned: bool, seed: u64) -> Vec<Row> {
    let mut chance = Chance::from_seed(seed ^ 0x6a74_4e12);
    let weights = &G::counsel().tuned;
    let by = if learned { best_opinion::<G>() } else { tuned_opinion::<G>() };
    let mut bots: Vec<Greedy<G>> = (0..game.seats()).map(|_| Greedy::judging(chance.seed(), by.clone())).collect();
    let tries = TRIES[chance.below(TRIES.len() as u32) as usize];
    let (mut state, mut legal) = (game.setup(seed), Vec::new());
    let mut seen = Vec::new();
    while let Some(seat) = game.decider(&state) {
        game.legal(&state, &mut legal);
        let action = match tries {
            Some(n) if chance.below(n) == 0 => *chance.pick(&legal),
            _ => bots[seat.index()].choose(game, &game.view(&state, Viewer::Seat(seat)), &legal),
        };
        game.perform(&mut state, action, &mut Deaf);
        if chance.below(KEPT) > 0 {
            continue;
        }
        for seat in (0..game.seats()).map(|n| Seat(n as u8)) {
            seen.extend(game.look(weights, &state, seat).map(|(look, expected)| (seat, expected, look)));
        }
    }
    let scores = game.outcome(&state).scores;
    let row = |(seat, expected, look): (Seat, f32, bots::learned::Look)| Row {
        part: look.part as u8,
        beyond: ((scores[seat.index()] as f32 - expected) * PARTS) as i16,
        features: summed(look.features()),
    };
    seen.into_iter().map(row).collect()
}

/// Features in the order of their places, each once.
fn summed(features: &[(u16, i16)]) -> Vec<(u16, i16)> {
    let mut sums: Vec<(u16, i16)> = Vec::with_capacity(features.len());
    let mut sorted = features.to_vec();
    sorted.sort_unstable_by_key(|&(feature, _)| feature);
    for (feature, value) in sorted {
        match sums.last_mut().filter(|(last, _)| *last == feature) {
            Some((_, sum)) => *sum += value,
            None => sums.push((feature, value)),
        }
    }
    sums
}

/// The rows as a file: how many rows, cells and features there are, then the parts, what came of them, how many cells each
/// has, and the cells; all with the lowest byte first.
fn written(rows: &[Row], features: usize) -> Vec<u8> {
    let cells: usize = rows.iter().map(|row| row.features.len()).sum();
    let mut bytes = Vec::with_capacity(24 + 4 * rows.len() + 4 * cells);
    bytes.extend((rows.len() as u64).to_le_bytes());
    bytes.extend((cells as u64).to_le_bytes());
    bytes.extend((features as u64).to_le_bytes());
    bytes.extend(rows.iter().map(|row| row.part));
    bytes.extend(rows.iter().flat_map(|row| row.beyond.to_le_bytes()));
    bytes.extend(rows.iter().map(|row| row.features.len() as u8));
    let cells = rows.iter().flat_map(|row| &row.features);
    bytes.extend(cells.clone().flat_map(|(feature, _)| feature.to_le_bytes()));
    bytes.extend(cells.flat_map(|(_, value)| value.to_le_bytes()));
    bytes
}

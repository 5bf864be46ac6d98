//! `bosk tune`: better weights by playing against oneself.
//!
//! All weights are moved at once, each to one side by lot, and the player who weighs so meets the one who moved to the
//! other sides; the points between them show the way (simultaneous perturbation, SPSA). A round depends on the seed and
//! its number alone, so that one core finds the same as many, and what was kept in a file goes on where it stopped.
//!
//! A term that says nothing in such games would be moved by luck alone: it is left as it is, and so is what was set by hand.

use crate::failure::Failure;
use crate::files;
use crate::work::{self, Shift};
use bots::counsel::{Counsel, Figures, Opinion};
use bots::greedy::{By, Worth};
use bots::{Bot, Greedy, Judge};
use serde::{Deserialize, Serialize};
use std::path::Path;
use std::time::{Duration, Instant};
use table::{Chance, Deaf, Line, Seat, Viewer};

/// How to tune.
pub struct Plan<'p> {
    /// How many rounds in all.
    pub rounds: u64,
    /// Games of a round, by pairs with the same cards.
    pub games: u64,
    /// The seed of it all.
    pub seed: u64,
    /// After so many minutes no round is begun.
    pub minutes: Option<f64>,
    /// Where what was found so far is kept.
    pub keep: Option<&'p Path>,
}

/// How far a weight is moved to try, as part of itself; how far it goes along for each point that is won, as part of
/// that; and after how many rounds steps are half as long.
const TRY: f64 = 0.2;
const FOLLOW: f64 = 0.025;
const PATIENCE: f64 = 400.0;
/// The least size of a weight when it is moved, and the most points that one round counts.
const LEAST: f64 = 0.1;
const MOST: f64 = 4.0;

/// What was found so far.
#[derive(Serialize)]
pub struct Found {
    /// Rounds done in all.
    pub rounds: u64,
    /// The weights, in the order of their names.
    pub weights: Vec<f64>,
    /// The terms that were left alone.
    pub left_alone: Vec<String>,
}

/// What was found, in a file, with what it belongs to.
#[derive(Serialize, Deserialize)]
struct Kept {
    what: String,
    rounds: u64,
    /// The weights bit by bit: a text of digits may differ in the last place.
    bits: Vec<u64>,
}

/// Tunes the weights of a box, beginning with those of greedy.
pub fn tune<G: Judge>(game: &G, plan: &Plan<'_>, label: &str) -> Result<Found, Failure> {
    let what = format!("{} {} {} {} {}", game.name(), game.mode(), game.pack_digest(), plan.seed, plan.games);
    let moves = moving(game, plan.seed);
    let names = G::Weights::names().into_iter().zip(&moves);
    let left_alone: Vec<String> = names.filter(|(_, moves)| !**moves).map(|(name, _)| name).collect();
    let mut found = match plan.keep.filter(|path| path.exists()) {
        None => {
            let weights = G::counsel().plain.values().into_iter().map(f64::from).collect();
            Found { rounds: 0, weights, left_alone }
        }
        Some(path) => {
            let other = || Failure::at(path, Line::new("cli-kept-other"));
            let kept: Kept = serde_json::from_str(&files::read(path)?).map_err(|_| other())?;
            if kept.what != what || kept.bits.len() != G::Weights::names().len() {
                return Err(other());
            }
            let weights = kept.bits.into_iter().map(f64::from_bits).collect();
            Found { rounds: kept.rounds, weights, left_alone }
        }
    };
    let until = plan.minutes.map(|minutes| Instant::now() + Duration::from_secs_f64(60.0 * minutes));
    while found.rounds < plan.rounds && until.is_none_or(|until| Instant::now() < until) {
        round(game, plan, &moves, &mut found, label);
        if let Some(path) = plan.keep {
            let bits = found.weights.iter().map(|weight| weight.to_bits()).collect();
            let kept = Kept { what: what.clone(), rounds: found.rounds, bits };
            files::save(path, serde_json::to_string(&kept).unwrap_or_default())?;
        }
    }
    Ok(found)
}

/// In so many games it is seen which terms say anything, looking at one position of so many.
const LOOKS: u64 = 24;
const APART: usize = 2;

/// Which terms may be moved: those that say something in games of this sort and were not set by hand.
fn moving<G: Judge>(game: &G, seed: u64) -> Vec<bool> {
    let counsel = G::counsel();
    let plain = counsel.plain.values();
    let positions: Vec<G::State> = (0..LOOKS).flat_map(|n| positions(game, seed.wrapping_add(n))).collect();
    let weighing = |n: usize, weight: f32| {
        let mut weights = plain.clone();
        weights[n] = weight;
        Opinion::plain(G::Weights::of(&weights))
    };
    let says_something = |n: usize| {
        let size = TRY as f32 * plain[n].abs().max(LEAST as f32);
        let [less, more] = [-size, size].map(|moved| weighing(n, plain[n] + moved));
        positions.iter().any(|state| weighs(game, &less, state) != weighs(game, &more, state))
    };
    (0..plain.len()).map(|n| !counsel.by_hand[n] && says_something(n)).collect()
}

/// Some positions of a game between greedy players.
fn positions<G: Judge>(game: &G, seed: u64) -> Vec<G::State> {
    let (mut state, mut actions, mut bot) = (game.setup(seed), Vec::new(), Greedy::<G>::new(seed));
    let mut all = Vec::new();
    while let Some(seat) = game.decider(&state) {
        game.legal(&state, &mut actions);
        let action = bot.choose(game, &game.view(&state, Viewer::Seat(seat)), &actions);
        game.perform(&mut state, action, &mut Deaf);
        all.push(state.clone());
    }
    all.into_iter().step_by(APART).collect()
}

/// What a position comes to for each seat, and what the choices there must gain, bit by bit.
fn weighs<G: Judge>(game: &G, by: &By<G>, state: &G::State) -> Vec<u32> {
    let mut actions = Vec::new();
    game.legal(state, &mut actions);
    let troubles = actions.iter().map(|&action| game.trouble(by, state, action));
    let worth = |seat: usize| {
        let seat = Seat(seat as u8);
        let memory = game.remember(&game.view(state, Viewer::Seat(seat)));
        game.judge(by, state, seat, &memory).total()
    };
    (0..game.seats()).map(worth).chain(troubles).map(f32::to_bits).collect()
}

/// Moves all weights that may be, plays, and goes along.
fn round<G: Judge>(game: &G, plan: &Plan<'_>, moves: &[bool], found: &mut Found, label: &str) {
    let mut chance = Chance::from_seed(plan.seed ^ found.rounds.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let moved: Vec<f64> = found
        .weights
        .iter()
        .map(|weight| TRY * weight.abs().max(LEAST) * if chance.below(2) == 0 { 1.0 } else { -1.0 })
        .zip(moves)
        .map(|(moved, &moves)| if moves { moved } else { 0.0 })
        .collect();
    let weighing = |side: f64| {
        let weights = found.weights.iter().zip(&moved).map(|(weight, moved)| (weight + side * moved) as f32);
        G::Weights::of(&weights.collect::<Vec<f32>>())
    };
    let sides = [weighing(1.0), weighing(-1.0)];
    let first = chance.seed();
    let numbers: Vec<u64> = (0..plan.games.div_ceil(2)).collect();
    let play = |number: u64| pair(game, &sides, first.wrapping_add(number));
    let label = format!("{label} {}", found.rounds + 1);
    let won = work::all(&Shift { label: &label, until: None }, &numbers, play, |_, _| ());
    let points = won.iter().map(|&(_, points)| points).sum::<f64>() / won.len().max(1) as f64;
    let step = FOLLOW * points.clamp(-MOST, MOST) / (1.0 + found.rounds as f64 / PATIENCE);
    found.weights.iter_mut().zip(&moved).for_each(|(weight, moved)| *weight += step * moved / TRY);
    found.rounds += 1;
}

/// Two games with the same cards: by how many points the first side was ahead of the second in the mean.
fn pair<G: Judge>(game: &G, sides: &[G::Weights; 2], seed: u64) -> f64 {
    let ahead = |swap: usize| {
        let alone = game.outcome(&game.setup(seed)).automa.is_some();
        let side = |seat: usize| if alone { swap } else { (seat + swap) % 2 };
        let mut seeds = Chance::from_seed(seed ^ 0x70_11e5);
        let mut bots: Vec<Greedy<G>> =
            (0..game.seats()).map(|seat| Greedy::weighing(seeds.seed(), sides[side(seat)].clone())).collect();
        let (mut state, mut actions) = (game.setup(seed), Vec::new());
        while let Some(seat) = game.decider(&state) {
            game.legal(&state, &mut actions);
            let action = bots[seat.index()].choose(game, &game.view(&state, Viewer::Seat(seat)), &actions);
            game.perform(&mut state, action, &mut Deaf);
        }
        let outcome = game.outcome(&state);
        let mean = |which: usize| {
            let scores = (0..game.seats()).filter(|&seat| side(seat) == which).map(|seat| outcome.scores[seat]);
            let (sum, n) = scores.fold((0, 0), |(sum, n), score| (sum + score, n + 1));
            f64::from(sum) / f64::from(n.max(1))
        };
        match outcome.automa {
            // Alone, each side plays for itself; a goal that is reached counts as much as many points.
            Some(automa) => {
                let lead = mean(swap) - f64::from(automa.score.unwrap_or(0)) + if automa.won { 0.0 } else { VICTORY };
                if swap == 0 { 2.0 * lead } else { -2.0 * lead }
            }
            None => mean(0) - mean(1),
        }
    };
    0.5 * (ahead(0) + ahead(1))
}

/// What a victory over the box is worth in points.
const VICTORY: f64 = 5.0;

/// The file of advice with these weights, in hundredths, and the command that made them; what was left alone stays as it is.
pub fn write<G: Judge>(_: &G, found: &Found, command: &str) -> String {
    let names = G::Weights::names();
    let mut at = None;
    let lines = G::ADVICE.lines().map(|line| {
        if let Some(id) = line.strip_prefix("id = ") {
            at = names.iter().position(|name| id.trim_matches('"') == name);
        }
        match at {
            _ if line.starts_with("made-by = ") => format!("made-by = {command:?}"),
            Some(n) if line.starts_with("tuned = ") && !found.left_alone.contains(&names[n]) => {
                format!("tuned = {}", (100.0 * found.weights[n]).round() as i64)
            }
            _ => line.to_owned(),
        }
    });
    let text: String = lines.map(|line| line + "\n").collect();
    debug_assert!(Counsel::<G::Weights>::read("advice.toml", &text).is_ok());
    text
}

//! `bosk bench`: how fast random games run on one core.

use crate::allocations;
use bots::{Bot, Budget, Forest, Judge};
use serde::Serialize;
use std::time::{Duration, Instant};
use table::{Arg, Chance, Deaf, Game, Viewer, perft};

/// What was measured.
#[derive(Serialize)]
pub struct Speed {
    #[serde(rename = "box")]
    game: &'static str,
    mode: String,
    playouts: u64,
    playouts_per_second: f64,
    decisions_per_second: f64,
    mean_decisions_per_game: f64,
    state_bytes: usize,
    allocations_per_game: f64,
    /// Sequences of 1, 2, 3 and 4 actions from the setup with seed 1: speed never hides a changed rule.
    perft: Vec<u64>,
}

/// Plays random games from fresh setups until the time is up.
pub fn bench<G: Game>(game: &G, seconds: f64) -> Speed {
    let mut actions = Vec::with_capacity(256);
    // Warm caches and buffers before the clock starts.
    (0..200).for_each(|seed| {
        playout(game, seed, &mut actions);
    });
    let limit = Duration::from_secs_f64(seconds);
    let (mut playouts, mut decisions) = (0u64, 0u64);
    let allocated = allocations::count();
    let start = Instant::now();
    while start.elapsed() < limit {
        for _ in 0..64 {
            decisions += playout(game, 1_000 + playouts, &mut actions);
            playouts += 1;
        }
    }
    let elapsed = start.elapsed().as_secs_f64();
    let allocated = allocations::count() - allocated;
    let first = game.setup(1);
    Speed {
        game: game.name(),
        mode: game.mode(),
        playouts,
        playouts_per_second: playouts as f64 / elapsed,
        decisions_per_second: decisions as f64 / elapsed,
        mean_decisions_per_game: decisions as f64 / playouts as f64,
        state_bytes: std::mem::size_of::<G::State>(),
        allocations_per_game: allocated as f64 / playouts as f64,
        perft: (1..=4).map(|depth| perft(game, &first, depth)).collect(),
    }
}

/// One uniformly random game to its end, scored; the number of its decisions.
fn playout<G: Game>(game: &G, seed: u64, actions: &mut Vec<G::Action>) -> u64 {
    let mut state = game.setup(seed);
    let mut chance = Chance::from_seed(seed ^ 0xb05c);
    let mut decisions = 0;
    while game.decider(&state).is_some() {
        game.legal(&state, actions);
        let action = *chance.pick(actions);
        game.perform(&mut state, action, &mut Deaf);
        decisions += 1;
    }
    std::hint::black_box(game.outcome(&state));
    decisions
}

impl Speed {
    /// For people.
    pub fn tell(&self, words: &words::Words) -> Result<(), crate::failure::Failure> {
        let perft: Vec<String> = self.perft.iter().map(u64::to_string).collect();
        let line = table::Line::new("cli-bench")
            .with("playouts", Arg::Decimal(self.playouts_per_second, 0))
            .with("decisions", Arg::Decimal(self.decisions_per_second, 0))
            .with("length", Arg::Decimal(self.mean_decisions_per_game, 1))
            .with("bytes", self.state_bytes.to_string())
            .with("allocations", Arg::Decimal(self.allocations_per_game, 1))
            .with("perft", perft.join(", "));
        println!("{}", words.say(&line));
        Ok(())
    }
}

/// How fast a bot thinks on one core.
#[derive(Serialize)]
pub struct Pace {
    #[serde(rename = "box")]
    game: &'static str,
    mode: String,
    bot: &'static str,
    choices: u64,
    iterations: u64,
    iterations_per_second: f64,
    milliseconds_per_choice: f64,
    nodes_per_iteration: f64,
    bytes_per_node: usize,
    allocations_per_iteration: f64,
}

/// Plays games of the forest against itself until the time is up.
pub fn think<G: Judge>(game: &G, budget: Option<Budget>, seconds: f64) -> Pace {
    let limit = Duration::from_secs_f64(seconds);
    let (mut choices, mut iterations, mut nodes, mut bytes, mut allocated) = (0u64, 0u64, 0u64, 0, 0u64);
    let (mut spent, mut actions, mut seed) = (Duration::ZERO, Vec::new(), 0);
    while spent < limit {
        seed += 1;
        let mut state = game.setup(seed);
        let mut forest = budget.map_or_else(|| Forest::<G>::new(seed), |budget| Forest::with(seed, budget));
        while let Some(seat) = game.decider(&state).filter(|_| spent < limit) {
            game.legal(&state, &mut actions);
            let view = game.view(&state, Viewer::Seat(seat));
            let (start, before) = (Instant::now(), allocations::count());
            let action = forest.choose(game, &view, &actions);
            if actions.len() > 1 {
                spent += start.elapsed();
                allocated += allocations::count() - before;
                choices += 1;
                iterations += forest.thought.iterations;
                nodes += forest.thought.nodes;
                bytes = forest.thought.node_bytes;
            }
            game.perform(&mut state, action, &mut Deaf);
        }
    }
    Pace {
        game: game.name(),
        mode: game.mode(),
        bot: "forest",
        choices,
        iterations,
        iterations_per_second: iterations as f64 / spent.as_secs_f64(),
        milliseconds_per_choice: 1_000.0 * spent.as_secs_f64() / choices as f64,
        nodes_per_iteration: nodes as f64 / iterations as f64,
        bytes_per_node: bytes,
        allocations_per_iteration: allocated as f64 / iterations as f64,
    }
}

impl Pace {
    /// For people.
    pub fn tell(&self, words: &words::Words) {
        let line = table::Line::new("cli-bench-bot")
            .with("iterations", Arg::Decimal(self.iterations_per_second, 0))
            .with("millis", Arg::Decimal(self.milliseconds_per_choice, 1))
            .with("nodes", Arg::Decimal(self.nodes_per_iteration, 1))
            .with("bytes", self.bytes_per_node.to_string())
            .with("allocations", Arg::Decimal(self.allocations_per_iteration, 1));
        println!("{}", words.say(&line));
    }
}

//! `bosk perft`: how many action sequences there are.

use crate::failure::Failure;
use crate::files;
use serde::Serialize;
use std::path::Path;
use std::time::Instant;
use table::scenario::{Scenario, Stage};

/// One line of the count.
#[derive(Serialize)]
pub struct Count {
    /// The length of the sequences.
    pub depth: u32,
    /// How many there are.
    pub sequences: u64,
    /// How long counting took.
    pub seconds: f64,
}

/// Counts from the start of a scenario, or from the setup with seed 1.
pub fn count<G: Stage>(game: &G, scenario: Option<&Path>, depth: u32) -> Result<Vec<Count>, Failure> {
    let state = match scenario {
        None => game.setup(1),
        Some(path) => {
            let text = files::read(path)?;
            let file = path.display().to_string();
            let scenario = Scenario::read(&file, &text).map_err(|e| e.line())?;
            scenario.start(game).map_err(|e| e.line())?
        }
    };
    let one = |depth| {
        let start = Instant::now();
        let sequences = table::perft(game, &state, depth);
        Count { depth, sequences, seconds: start.elapsed().as_secs_f64() }
    };
    Ok((1..=depth).map(one).collect())
}

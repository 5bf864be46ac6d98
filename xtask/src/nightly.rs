//! The long checks: every ignored test in the workspace whose name starts with `nightly_`, a million games of each box
//! among them.

use crate::page::root;
use std::time::Instant;

/// What was asked for.
pub struct Wanted {
    /// How many games of each box.
    games: u64,
    /// The seed of the first.
    seed: u64,
}

/// Reads `--games N` and `--seed N`.
pub fn read(options: &[String]) -> Result<Wanted, String> {
    let mut wanted = Wanted { games: 1_000_000, seed: 1 };
    for pair in options.chunks(2) {
        let place = match pair[0].as_str() {
            "--games" => &mut wanted.games,
            "--seed" => &mut wanted.seed,
            other => return Err(format!("nightly knows no {other}")),
        };
        let number = pair.get(1).and_then(|text| text.parse().ok());
        *place = number.ok_or_else(|| format!("{} wants a number", pair[0]))?;
    }
    Ok(wanted)
}

/// Runs the tests one after another; each uses all cores.
pub fn run(wanted: &Wanted) -> Result<(), String> {
    let start = Instant::now();
    let status = crate::cargo()
        .args(["test", "--profile", "nightly", "--workspace", "--quiet", "--no-fail-fast", "nightly_"])
        .args(["--", "--ignored", "--nocapture", "--test-threads=1"])
        .env("BOSK_GAMES", wanted.games.to_string())
        .env("BOSK_SEED", wanted.seed.to_string())
        .current_dir(root())
        .status()
        .map_err(|e| e.to_string())?;
    let minutes = start.elapsed().as_secs_f64() / 60.0;
    if !status.success() {
        return Err(format!("something was found, after {minutes:.1} minutes; its seed is told above"));
    }
    println!("== nightly: {} games of each box, {minutes:.1} minutes in all, nothing found", wanted.games);
    Ok(())
}

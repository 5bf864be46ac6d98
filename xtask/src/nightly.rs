//! The long checks: every ignored test in the workspace whose name starts with `nightly_`, a million games of each box
//! among them; and broken input for every reader.

use crate::page::root;
use std::time::Instant;

/// Runs the tests one after another; each uses all cores.
pub fn run(games: u64, seed: u64) -> Result<(), String> {
    let start = Instant::now();
    let status = crate::cargo()
        .args(["test", "--profile", "nightly", "--workspace", "--exclude", "xtask", "--tests", "--quiet"])
        .args(["--no-fail-fast", "nightly_"])
        .args(["--", "--ignored", "--nocapture", "--test-threads=1"])
        .env("BOSK_GAMES", games.to_string())
        .env("BOSK_SEED", seed.to_string())
        .current_dir(root())
        .status()
        .map_err(|e| e.to_string())?;
    let minutes = start.elapsed().as_secs_f64() / 60.0;
    if !status.success() {
        return Err(format!("something was found, after {minutes:.1} minutes; its seed is told above"));
    }
    println!("== nightly: {games} games of each box, {minutes:.1} minutes in all, nothing found");
    Ok(())
}

/// Tries every reader with broken input for so long.
pub fn fuzz(minutes: u64, seed: u64) -> Result<(), String> {
    println!("== fuzz: {minutes} minutes from seed {seed}");
    let seconds = (60 * minutes).to_string();
    let status = crate::cargo()
        .args(["run", "--profile", "nightly", "--quiet", "--package", "fuzz", "--"])
        .args(["--seconds", &seconds, "--seed", &seed.to_string()])
        .current_dir(root())
        .status()
        .map_err(|e| e.to_string())?;
    if status.success() { Ok(()) } else { Err("something was found; it is told above".to_owned()) }
}

//! A million games of each box, every mode by lot, on all cores: `cargo xtask nightly`.

use duo::Duo;
use grove::Grove;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use table::contract::{Report, Trial};
use table::{Chance, Game, Shelved};
use valley::Valley;

/// The slow checks are made at one decision of so many.
const EVERY: u32 = 100;

#[test]
#[ignore = "runs for many minutes: cargo xtask nightly"]
fn nightly_duo_keeps_the_contract_in_any_mode() {
    let duo = Duo::ours();
    marathon("duo", 3_000, |chance| duo.in_mode(duo::Mode::by_lot(chance)));
}

#[test]
#[ignore = "runs for many minutes: cargo xtask nightly"]
fn nightly_valley_keeps_the_contract_in_any_mode() {
    let valley = Valley::ours();
    marathon("valley", 4_000, |chance| valley.in_mode(valley::Mode::by_lot(chance)));
}

#[test]
#[ignore = "runs for many minutes: cargo xtask nightly"]
fn nightly_grove_keeps_the_contract_in_any_mode() {
    let grove = Grove::ours();
    marathon("grove", 3_000, |chance| grove.in_any_mode(chance));
}

/// A number that `cargo xtask nightly` was told.
fn told(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |text| text.parse().unwrap_or_else(|_| panic!("{name} is no number: {text}")))
}

/// Plays the games on all cores and says how far it is. The seed of a game says everything about it, its mode too.
fn marathon<G: Game>(name: &str, longest: usize, by_lot: impl Fn(&mut Chance) -> G + Sync)
where
    G::Action: Send,
{
    let (games, first) = (told("BOSK_GAMES", 1_000_000), told("BOSK_SEED", 1));
    let next = AtomicU64::new(0);
    let start = Instant::now();
    let play = || {
        let mut trial = Trial::new(EVERY, longest);
        let mut ways = Ways::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return (trial.report, ways);
            }
            let seed = first.wrapping_add(number);
            let mut chance = Chance::from_seed(seed ^ 0x107);
            let game = by_lot(&mut chance);
            for way in ways_of(&game.mode()) {
                *ways.entry(way).or_default() += 1;
            }
            trial.play(&game, seed);
        }
    };
    let (reports, ways): (Vec<Report>, Vec<Ways>) = thread::scope(|scope| {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let players: Vec<_> = (0..cores).map(|_| scope.spawn(play)).collect();
        let mut told = Instant::now();
        while players.iter().all(|player| !player.is_finished()) {
            thread::sleep(Duration::from_millis(100));
            if told.elapsed() > Duration::from_secs(10) {
                told = Instant::now();
                eprintln!("{name}: {}", progress(next.load(Ordering::Relaxed).min(games), games, start));
            }
        }
        // One that found something has said so; the others need not go on.
        if players.iter().any(|player| player.is_finished()) && next.load(Ordering::Relaxed) < games {
            next.store(games, Ordering::Relaxed);
        }
        players.into_iter().map(|player| player.join().expect("nothing is found")).collect()
    });
    let sum = |count: fn(&Report) -> u64| reports.iter().map(count).sum::<u64>();
    let (decisions, refusals, twins) = (sum(|r| r.decisions), sum(|r| r.refusals), sum(|r| r.comparisons));
    assert_eq!(sum(|report| report.games), games);
    eprintln!("{name}: {}", progress(games, games, start));
    eprintln!("{name}: {decisions} decisions, {refusals} invented actions refused, {twins} twins alike, nothing found");
    let minutes = start.elapsed().as_secs_f64() / 60.0;
    let mut all = Ways::new();
    ways.into_iter().flatten().for_each(|(way, games)| *all.entry(way).or_default() += games);
    if let Some((rarest, games)) = all.iter().min_by_key(|(_, games)| **games) {
        eprintln!("{name}: {} ways to play and options, the rarest, {rarest}, in {games} games", all.len());
    }
    eprintln!("{name}: {games} games from seed {first} took {minutes:.1} minutes");
    assert!(refusals > 20 * games && (games < 1_000 || twins > games / 2), "the test has lost its teeth");
}

/// In how many games something was chosen.
type Ways = BTreeMap<String, u64>;

/// The way to play that a mode names, and each of its options.
fn ways_of(mode: &str) -> impl Iterator<Item = String> + '_ {
    let end = mode.match_indices(':').nth(1).map_or(mode.len(), |(at, _)| at);
    let (way, options) = mode.split_at(end);
    [way].into_iter().chain(options.split(':').filter(|option| !option.is_empty())).map(str::to_owned)
}

/// Games done, games a second, and when it will be over.
fn progress(done: u64, games: u64, start: Instant) -> String {
    let pace = done as f64 / start.elapsed().as_secs_f64().max(0.001);
    let left = (games - done) as f64 / pace.max(0.001) / 60.0;
    format!("{done} of {games} games, {pace:.0} a second, {left:.1} minutes to go")
}

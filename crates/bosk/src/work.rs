//! Long work: on all cores, with a bar that shows how far it is, until it is done or its time is up. What is finished can be kept
//! in a file, from which the same work goes on.

use crate::failure::Failure;
use crate::files;
use indicatif::{ProgressBar, ProgressStyle};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use table::Line;

/// How long work is done.
pub struct Shift<'l> {
    /// What the bar says.
    pub label: &'l str,
    /// Nothing new is begun after this moment.
    pub until: Option<Instant>,
}

impl<'l> Shift<'l> {
    /// A shift of so many minutes, or until everything is done.
    pub fn of(label: &'l str, minutes: Option<f64>) -> Shift<'l> {
        Shift { label, until: minutes.map(|minutes| Instant::now() + Duration::from_secs_f64(60.0 * minutes)) }
    }
}

/// A series of games, and how long it is played.
pub struct Series<'p> {
    /// How many games, or games of each match.
    pub games: u64,
    /// The seed of the first; each game, or each round of games with the same cards, has the next one.
    pub seed: u64,
    /// After so many minutes no game is begun.
    pub minutes: Option<f64>,
    /// Where finished games are kept.
    pub keep: Option<&'p Path>,
}

impl Series<'_> {
    /// Plays what is not yet kept, when `what` says everything that a game depends on besides its number; all that are done.
    pub fn play<D: Done>(
        &self,
        label: &str,
        what: String,
        numbers: impl Iterator<Item = u64>,
        one: impl Fn(u64) -> D + Sync,
    ) -> Result<Vec<D>, Failure> {
        go_on(&Shift::of(label, self.minutes), &Keeping { path: self.keep, what }, numbers, one)
    }
}

/// A piece of work that is done and can be kept.
pub trait Done: Clone + Send + Serialize + DeserializeOwned {
    /// The number of the piece.
    fn number(&self) -> u64;
}

/// Where finished work is kept, if anywhere, and everything that a piece of it depends on besides its number.
pub struct Keeping<'k> {
    /// The file.
    pub path: Option<&'k Path>,
    /// What the work is.
    pub what: String,
}

/// Finished work in a file, with what it belongs to.
#[derive(Serialize, Deserialize)]
struct Kept<D> {
    what: String,
    done: Vec<D>,
}

/// So long finished work waits to be kept.
const UNKEPT: Duration = Duration::from_secs(5);

impl Keeping<'_> {
    /// What was kept before, if it is of the same work.
    fn before<D: Done>(&self) -> Result<Vec<D>, Failure> {
        let Some(path) = self.path else { return Ok(Vec::new()) };
        if !path.exists() {
            files::may_write(path)?;
            return Ok(Vec::new());
        }
        let other = || Failure::at(path, Line::new("cli-kept-other"));
        let kept: Kept<D> = serde_json::from_str(&files::read(path)?).map_err(|_| other())?;
        if kept.what == self.what { Ok(kept.done) } else { Err(other()) }
    }

    fn save<D: Done>(&self, done: &[D]) -> Result<(), Failure> {
        let Some(path) = self.path else { return Ok(()) };
        let kept = Kept { what: self.what.clone(), done: done.to_vec() };
        files::save(path, serde_json::to_string(&kept).unwrap_or_default())
    }
}

/// Does the pieces of work with these numbers that were not done before, and keeps them now and then; all that are done, in the
/// order of their numbers.
pub fn go_on<D: Done>(
    shift: &Shift<'_>,
    keeping: &Keeping<'_>,
    numbers: impl Iterator<Item = u64>,
    does: impl Fn(u64) -> D + Sync,
) -> Result<Vec<D>, Failure> {
    let before: Vec<D> = keeping.before()?;
    let done: BTreeSet<u64> = before.iter().map(Done::number).collect();
    let open: Vec<u64> = numbers.filter(|number| !done.contains(number)).collect();
    let keeper = Mutex::new((before, Instant::now(), None));
    all(shift, &open, does, |_, done| {
        let Ok(mut keeper) = keeper.lock() else { return };
        keeper.0.push(done.clone());
        if keeper.1.elapsed() > UNKEPT {
            keeper.1 = Instant::now();
            keeper.2 = keeping.save(&keeper.0).err();
        }
    });
    let (mut done, _, failed) = keeper.into_inner().unwrap_or_else(|broken| broken.into_inner());
    failed.map_or(Ok(()), Err)?;
    done.sort_by_key(Done::number);
    keeping.save(&done)?;
    Ok(done)
}

/// How many cores there are to work with.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, |n| n.get())
}

/// Does the pieces of work with these numbers; the results come in the order of the numbers, whoever was first. Each is
/// shown to `done` as soon as it is there.
pub fn all<R: Send>(
    shift: &Shift<'_>,
    numbers: &[u64],
    does: impl Fn(u64) -> R + Sync,
    done: impl Fn(u64, &R) + Sync,
) -> Vec<(u64, R)> {
    let threads = cores();
    // Hidden by indicatif itself when standard error is not a terminal.
    let bar = ProgressBar::new(numbers.len() as u64);
    if let Ok(style) = ProgressStyle::with_template("{msg} {wide_bar} {human_pos}/{human_len} {eta}") {
        bar.set_style(style);
    }
    bar.set_message(shift.label.to_owned());
    let next = AtomicU64::new(0);
    let mut results: Vec<(u64, R)> = std::thread::scope(|scope| {
        let worker = || {
            let mut mine = Vec::new();
            while shift.until.is_none_or(|until| Instant::now() < until) {
                let Some(&number) = numbers.get(next.fetch_add(1, Ordering::Relaxed) as usize) else { break };
                let result = does(number);
                done(number, &result);
                mine.push((number, result));
                bar.inc(1);
            }
            mine
        };
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    });
    bar.finish_and_clear();
    results.sort_by_key(|&(number, _)| number);
    results
}

//! Long work: on all cores, with a bar that shows how far it is, until it is done or its time is up.

use indicatif::{ProgressBar, ProgressStyle};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// How long work is done.
pub struct Shift<'l> {
    /// What the bar says.
    pub label: &'l str,
    /// Nothing new is begun after this moment.
    pub until: Option<Instant>,
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

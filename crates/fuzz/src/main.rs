//! Tries every reader with broken input: `cargo xtask fuzz [--minutes N]`.
//!
//! Each reader runs in a process of its own, so that one that aborts or eats up memory takes nothing with it. What
//! was found lies in `target/fuzz`; `--target NAME FILE` tries it again.

use cap::Cap;
use fuzz::{Bench, Corpus, TARGETS, Target};
use std::alloc::System;
use std::collections::HashSet;
use std::fs;
use std::io::{Seek, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};
use table::{Chance, Digest};

/// A reader that wants more memory than this is stopped.
#[global_allocator]
static MEMORY: Cap<System> = Cap::new(System, 1 << 30);

/// No input may take longer.
const LIMIT: Duration = Duration::from_secs(10);

/// What was asked for.
struct Wanted {
    seconds: f64,
    seed: u64,
    target: Option<String>,
    files: Vec<PathBuf>,
}

fn main() -> ExitCode {
    let wanted = match read(std::env::args().skip(1)) {
        Ok(wanted) => wanted,
        Err(why) => {
            eprintln!("fuzz: {why}\nusage: fuzz [--seconds N] [--seed N] [--target NAME [FILE..]]");
            return ExitCode::from(2);
        }
    };
    let sound = match wanted.target.as_deref() {
        None => all(&wanted),
        Some(name) => match TARGETS.iter().find(|target| target.name == name) {
            Some(target) if wanted.files.is_empty() => one(target, &wanted),
            Some(target) => again(target, &wanted.files),
            None => {
                let known: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
                eprintln!("fuzz: there is no {name}; there are {}", known.join(", "));
                return ExitCode::from(2);
            }
        },
    };
    if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn read(mut args: impl Iterator<Item = String>) -> Result<Wanted, String> {
    let mut wanted = Wanted { seconds: 25.0, seed: 1, target: None, files: Vec::new() };
    while let Some(arg) = args.next() {
        let mut number = || args.next().and_then(|text| text.parse().ok()).ok_or(format!("{arg} wants a number"));
        match arg.as_str() {
            "--seconds" => wanted.seconds = number()? as f64,
            "--seed" => wanted.seed = number()?,
            "--target" => wanted.target = Some(args.next().ok_or("--target wants a name")?),
            option if option.starts_with('-') => return Err(format!("there is no {option}")),
            file => wanted.files.push(file.into()),
        }
    }
    Ok(wanted)
}

/// Where findings and the input under trial are put.
fn folder() -> PathBuf {
    let folder = fuzz::corpus::root().join("target/fuzz");
    fs::create_dir_all(&folder).expect("the folder target/fuzz can be made");
    folder
}

fn last_input(target: &Target) -> PathBuf {
    folder().join(format!("{}.last", target.name))
}

/// Keeps an input that broke a reader.
fn keep(target: &Target, input: &[u8], what: &str) {
    let path = folder().join(format!("{}-{}", target.name, Digest::of(input)));
    let kept = fs::write(&path, input);
    println!("{}: {what}", target.name);
    println!("{}: the input is in target/fuzz/{}", target.name, path.file_name().unwrap_or_default().display());
    kept.expect("a finding can be written");
}

/// Tries all readers, as many at once as there are cores, and shares the time out.
fn all(wanted: &Wanted) -> bool {
    let start = Instant::now();
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let weights: u32 = TARGETS.iter().map(|target| target.weight).sum();
    let seconds = |target: &Target| wanted.seconds * cores as f64 * f64::from(target.weight) / f64::from(weights);
    let (next, cases, broken) = (AtomicUsize::new(0), AtomicU64::new(0), AtomicUsize::new(0));
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                while let Some(target) = TARGETS.get(next.fetch_add(1, Ordering::Relaxed)) {
                    match in_a_process(target, seconds(target), wanted.seed) {
                        Some(n) => cases.fetch_add(n, Ordering::Relaxed),
                        None => broken.fetch_add(1, Ordering::Relaxed) as u64,
                    };
                }
            });
        }
    });
    let (cases, broken) = (cases.into_inner(), broken.into_inner());
    let minutes = start.elapsed().as_secs_f64() / 60.0;
    println!("{} readers, {cases} broken inputs, {broken} readers with findings, {minutes:.1} minutes", TARGETS.len());
    broken == 0
}

/// Tries one reader in a process of its own; how many inputs it took, or nothing if one broke it.
fn in_a_process(target: &Target, seconds: f64, seed: u64) -> Option<u64> {
    let me = std::env::current_exe().expect("a program knows where it is");
    let ran = Command::new(me)
        .args(["--target", target.name, "--seconds", &format!("{:.0}", seconds.max(1.0)), "--seed", &seed.to_string()])
        .stdout(Stdio::piped())
        .output()
        .expect("a program can start itself");
    let told = String::from_utf8_lossy(&ran.stdout);
    print!("{told}");
    if ran.status.code().is_none() {
        let input = fs::read(last_input(target)).unwrap_or_default();
        eprint!("{}", String::from_utf8_lossy(&ran.stderr));
        keep(target, &input, &format!("the reader died: {}", ran.status));
    }
    let cases = told.lines().find_map(|line| line.split_once(": ")?.1.split_once(" inputs")?.0.parse().ok());
    cases.filter(|_| ran.status.success())
}

/// Tries one reader for some time.
fn one(target: &'static Target, wanted: &Wanted) -> bool {
    let bench = Bench::default();
    let mut corpus = Corpus::new((target.corpus)(&bench));
    let mut chance = Chance::from_seed(wanted.seed);
    let good: HashSet<String> = corpus.inputs().iter().map(|input| (target.read)(&bench, input)).collect();
    let mut outcomes = good.clone();

    let panicked = remember_panics();
    let trial = watch(target);
    let mut last = fs::File::create(last_input(target)).expect("a file in target/fuzz can be written");
    let mut found = HashSet::new();
    let (start, mut cases, mut taken) = (Instant::now(), 0u64, 0u64);
    while start.elapsed().as_secs_f64() < wanted.seconds {
        let input = corpus.broken(&mut chance);
        write_over(&mut last, input.as_bytes());
        *trial.lock().expect("nobody panics with it") = Some((Instant::now(), input.clone()));
        let outcome = catch_unwind(AssertUnwindSafe(|| (target.read)(&bench, &input)));
        *trial.lock().expect("nobody panics with it") = None;
        cases += 1;
        match outcome {
            Ok(outcome) if good.contains(&outcome) => taken += 1,
            Ok(outcome) if outcomes.len() < 100_000 && outcomes.insert(outcome.clone()) => {
                corpus.keep(input, &mut chance)
            }
            Ok(_) => {}
            Err(_) => {
                let (place, what) = panicked.lock().expect("nobody panics with it").clone();
                if found.insert(place) {
                    keep(target, input.as_bytes(), &what);
                }
            }
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    let outcomes = outcomes.len();
    println!("{}: {cases} inputs in {seconds:.0} s, {outcomes} outcomes, {taken} still good", target.name);
    found.is_empty()
}

/// The input under trial, so that it is known if the process dies.
fn write_over(file: &mut fs::File, bytes: &[u8]) {
    let written = file.rewind().and_then(|()| file.set_len(0)).and_then(|()| file.write_all(bytes));
    written.expect("a file in target/fuzz can be written");
}

/// Tries inputs from files, with the panic shown in full.
fn again(target: &Target, files: &[PathBuf]) -> bool {
    let bench = Bench::default();
    for file in files {
        let bytes = fs::read(file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        println!("{}: {}", file.display(), (target.read)(&bench, &String::from_utf8_lossy(&bytes)));
    }
    true
}

/// The last panic: its place in the source, and all it said.
type Panicked = Arc<Mutex<(String, String)>>;

/// Panics are findings and are told with their input, not at once.
fn remember_panics() -> Panicked {
    let panicked = Panicked::default();
    let place = Arc::clone(&panicked);
    std::panic::set_hook(Box::new(move |info| {
        let at = info.location().map(ToString::to_string).unwrap_or_default();
        *place.lock().expect("nobody panics with it") = (at, info.to_string());
    }));
    panicked
}

/// When the input under trial was begun, and the input.
type UnderTrial = Arc<Mutex<Option<(Instant, String)>>>;

/// Ends the process when an input takes too long.
fn watch(target: &'static Target) -> UnderTrial {
    let trial = UnderTrial::default();
    let watched = Arc::clone(&trial);
    thread::spawn(move || {
        loop {
            thread::sleep(Duration::from_millis(250));
            if let Some((_, input)) =
                watched.lock().expect("nobody panics with it").as_ref().filter(|(begun, _)| begun.elapsed() > LIMIT)
            {
                keep(target, input.as_bytes(), &format!("it takes longer than {} s", LIMIT.as_secs()));
                std::process::exit(1);
            }
        }
    });
    trial
}

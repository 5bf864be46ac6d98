//! Tests and pictures of the page in a real browser.

use crate::page::root;
use std::cmp::Reverse;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use xtask::pages_folder;

/// So many files are tested at the same time.
const AT_ONCE: usize = 2;

/// A server of the page that ends with its owner.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Plays in Chromium: whole games, every choice, the look, reloads, offline, secrets, accessibility.
/// All files, or only those whose names begin so. What it says in the end counts the tests of all of them.
pub fn test(only: &[String]) -> Result<String, String> {
    let mut files = test_files()?;
    files.retain(|file| only.is_empty() || only.iter().any(|name| file.starts_with(name.as_str())));
    if files.is_empty() {
        return Err(format!("no file of tests is called {}", only.join(" or ")));
    }
    let browser = Browser::start()?;
    let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..AT_ONCE {
            scope.spawn(|| {
                while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let passed = browser.test(file);
                    done.lock().unwrap_or_else(PoisonError::into_inner).push(passed);
                }
            });
        }
    });
    let done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    let tests: u32 = done.into_iter().sum::<Result<u32, String>>()?;
    Ok(format!("{tests} tests in {} files", files.len()))
}

/// Every file of tests in the folder. The big ones come first, so that none is left alone in the end.
fn test_files() -> Result<Vec<String>, String> {
    let folder = folder();
    let entries = fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let sized = entries.filter_map(Result::ok).map(|entry| {
        let size = entry.metadata().map_or(0, |about| about.len());
        (Reverse(size), entry.file_name().to_string_lossy().into_owned())
    });
    let mut files: Vec<_> = sized.filter(|(_, name)| name.ends_with(".test.mjs")).collect();
    files.sort();
    Ok(files.into_iter().map(|(_, name)| name).collect())
}

/// Chromium, and the page that was built last with a server of its own.
struct Browser {
    chromium: PathBuf,
    _server: Server,
    url: String,
}

impl Browser {
    fn start() -> Result<Browser, String> {
        let chromium = prepare()?;
        let (server, url) = serve()?;
        Ok(Browser { chromium, _server: server, url })
    }

    /// A script that is told where everything is.
    fn node(&self, args: &[&str]) -> Command {
        let mut node = Command::new("node");
        node.args(args)
            .env("BOSK_URL", &self.url)
            .env("BOSK_BIN", bosk())
            .env("BOSK_PAGE", pages_folder())
            .env("CHROMIUM", &self.chromium)
            .current_dir(folder());
        node
    }

    /// Runs the tests of one file; how many passed, if all did. Told is everything at once, when it is over.
    fn test(&self, file: &str) -> Result<u32, String> {
        let tap = root().join("target").join(format!("{file}.tap"));
        let tap_to = format!("--test-reporter-destination={}", tap.display());
        let spec = ["--test-reporter=spec", "--test-reporter-destination=stdout", "--test-reporter=tap", &tap_to];
        let args = [&["--test", "--test-timeout=900000"], &spec[..], &[file]].concat();
        let ran = self.node(&args).stdout(Stdio::piped()).output().map_err(|e| e.to_string())?;
        println!("{file}\n{}", String::from_utf8_lossy(&ran.stdout).trim_end());
        let told = fs::read_to_string(&tap).map_err(|e| format!("{}: {e}", tap.display()))?;
        let count = |what: &str| told.lines().find_map(|line| line.strip_prefix(what)?.trim().parse::<u32>().ok());
        match (count("# tests "), count("# pass ")) {
            (Some(tests), Some(passed)) if tests == passed && tests > 0 && ran.status.success() => Ok(tests),
            _ => Err(format!("{} does not say that all passed", tap.display())),
        }
    }
}

fn folder() -> PathBuf {
    root().join("crates/client/browser")
}

/// Takes the pictures of the README into `docs/pictures`.
pub fn pictures() -> Result<(), String> {
    if !["cwebp", "img2webp"].iter().all(|tool| on_path(&[tool]).is_some()) {
        let instead =
            "The pictures are written by cwebp and img2webp: `brew install webp`, `sudo dnf install libwebp-tools`.";
        crate::apt(&["webp"], "/usr/bin/img2webp", instead)?;
    }
    crate::ours("bosk")?;
    let status = Browser::start()?.node(&["pictures.mjs"]).status().map_err(|e| e.to_string())?;
    if status.success() { Ok(()) } else { Err(status.to_string()) }
}

/// Gets what tests and pictures need besides the page; where the browser is.
pub fn prepare() -> Result<PathBuf, String> {
    let folder = folder();
    if !folder.join("node_modules/playwright-core").exists() {
        let (Some(npm), Some(_)) = (on_path(&["npm"]), on_path(&["node"])) else {
            return Err(
                "the browser tests need Node.js with npm, which are not here. Run `sudo apt-get install nodejs npm`, \
                        `brew install node`, or take it from https://nodejs.org."
                    .to_owned(),
            );
        };
        let args = ["ci", "--silent", "--no-audit", "--no-fund"];
        let status = Command::new(npm).args(args).current_dir(&folder).status();
        if !status.is_ok_and(|status| status.success()) {
            let by_hand = format!("`npm ci` in {}", folder.display());
            return Err(format!("npm could not install the browser tests' packages; {by_hand} says why"));
        }
    }
    chromium()
}

/// Where the first of these programs that can be run here is.
fn on_path(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let places: Vec<PathBuf> = std::env::split_paths(&path).collect();
    // Windows tells what can be run by its ending.
    let endings = if cfg!(windows) { ["", ".exe", ".cmd"].as_slice() } else { &[""] };
    let files = names.iter().flat_map(|name| endings.iter().map(move |ending| format!("{name}{ending}")));
    files.flat_map(|file| places.iter().map(move |place| place.join(&file))).find(|path| path.is_file())
}

/// The browser: the one that `CHROMIUM` names, one that can be found, or Debian's, installed if need be.
fn chromium() -> Result<PathBuf, String> {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        let named = PathBuf::from(named);
        return if named.is_file() {
            Ok(named)
        } else {
            Err(format!("CHROMIUM names {}, which is not there", named.display()))
        };
    }
    let known = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
    if let Some(found) = on_path(&known) {
        return Ok(found);
    }
    // Without windows it weighs and takes less.
    let instead = "Or set CHROMIUM to the path of a Chromium or Chrome that you have.";
    let debian = |package: &'static str| {
        let brings = format!("/usr/bin/{package}");
        crate::apt(&[package], &brings, instead).map(|()| PathBuf::from(brings))
    };
    debian("chromium-headless-shell").or_else(|_| debian("chromium"))
}

/// The command with the server in it.
fn bosk() -> PathBuf {
    root().join("target/debug/bosk")
}

/// Starts the server on a free port; its address is in the line it prints. The page comes from its folder, so that the
/// command need not be compiled again around it.
fn serve() -> Result<(Server, String), String> {
    let mut child = Command::new(bosk())
        .args(["serve", "--port", "0", "--lang", "en", "--page"])
        .arg(pages_folder())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|e| e.to_string())?;
    let mut line = String::new();
    if let Some(out) = child.stdout.take() {
        BufReader::new(out).read_line(&mut line).map_err(|e| e.to_string())?;
    }
    let server = Server(child);
    let url = line.split_whitespace().find(|word| word.starts_with("http")).map(str::to_owned);
    Ok((server, url.ok_or("the server does not say where it is")?))
}

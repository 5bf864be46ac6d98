//! Tests and pictures of the page in a real browser.

use crate::page::root;
use std::cmp::Reverse;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use xtask::pages_folder;

/// A server of the page that ends with its owner.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Plays in Chromium: whole games, every choice, the look, reloads, offline, secrets, accessibility.
/// What it says in the end counts the tests of all files.
pub fn test() -> Result<String, String> {
    let files = test_files()?;
    let tap = root().join("target/browser.tap");
    let tap_to = format!("--test-reporter-destination={}", tap.display());
    let mut args = vec!["--test", "--test-timeout=900000", "--test-concurrency=2"];
    args.extend(["--test-reporter=spec", "--test-reporter-destination=stdout", "--test-reporter=tap", &tap_to]);
    args.extend(files.iter().map(String::as_str));
    node(&args)?;
    let told = fs::read_to_string(&tap).map_err(|e| format!("{}: {e}", tap.display()))?;
    let count = |what: &str| told.lines().find_map(|line| line.strip_prefix(what)?.trim().parse::<u32>().ok());
    match (count("# tests "), count("# pass ")) {
        (Some(tests), Some(passed)) if tests == passed => Ok(format!("{tests} tests in {} files", files.len())),
        _ => Err(format!("{} does not say that all passed", tap.display())),
    }
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

fn folder() -> PathBuf {
    root().join("crates/client/browser")
}

/// Takes the pictures of the README into `docs/pictures`.
pub fn pictures() -> Result<(), String> {
    crate::apt(&["webp"], "/usr/bin/img2webp", "The pictures are written by cwebp and img2webp.")?;
    crate::ours("bosk")?;
    node(&["pictures.mjs"])
}

/// Runs a script against the server that was built last.
fn node(args: &[&str]) -> Result<(), String> {
    let chromium = chromium()?;
    let folder = folder();
    if !folder.join("node_modules/playwright-core").exists() {
        let status =
            Command::new("npm").args(["ci", "--silent", "--no-audit", "--no-fund"]).current_dir(&folder).status();
        if !status.is_ok_and(|status| status.success()) {
            return Err("npm could not install the browser tests' packages".to_owned());
        }
    }
    let (_server, url) = serve()?;
    let status = Command::new("node")
        .args(args)
        .env("BOSK_URL", url)
        .env("BOSK_BIN", bosk())
        .env("BOSK_PAGE", pages_folder())
        .env("CHROMIUM", chromium)
        .current_dir(&folder)
        .status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(status.to_string()),
        Err(e) => Err(e.to_string()),
    }
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
    let path = std::env::var_os("PATH").unwrap_or_default();
    let places: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let known = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
    let found =
        known.iter().flat_map(|name| places.iter().map(move |place| place.join(name))).find(|path| path.is_file());
    if let Some(found) = found {
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

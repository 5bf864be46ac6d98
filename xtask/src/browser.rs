//! Tests and pictures of the page in a real browser.

use crate::page::root;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// A server of the page that ends with its owner.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Plays in Chromium: whole games, every choice, the look, reloads, offline, secrets, accessibility.
pub fn test() -> Result<(), String> {
    node(&["--test", "--test-timeout=400000", "page.test.mjs", "choice.test.mjs", "look.test.mjs", "valley.test.mjs"])
}

/// Takes the pictures of the README into `docs/pictures`.
pub fn pictures() -> Result<(), String> {
    node(&["pictures.mjs"])
}

/// Runs a script against a freshly built server.
fn node(args: &[&str]) -> Result<(), String> {
    crate::apt(&["chromium", "chromium-driver"], "/usr/bin/chromium")?;
    let folder = root().join("crates/client/browser");
    if !folder.join("node_modules/playwright-core").exists() {
        let status =
            Command::new("npm").args(["ci", "--silent", "--no-audit", "--no-fund"]).current_dir(&folder).status();
        if !status.is_ok_and(|status| status.success()) {
            return Err("npm could not install the browser tests' packages".to_owned());
        }
    }
    let (_server, url) = serve()?;
    let status =
        Command::new("node").args(args).env("BOSK_URL", url).env("BOSK_BIN", bosk()).current_dir(&folder).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(status.to_string()),
        Err(e) => Err(e.to_string()),
    }
}

/// The command with the server in it.
fn bosk() -> PathBuf {
    root().join("target/debug/bosk")
}

/// Builds and starts the server on a free port; its address is in the line it prints.
fn serve() -> Result<(Server, String), String> {
    let built = crate::cargo().args(["build", "--quiet", "--package", "bosk"]).current_dir(root()).status();
    if !built.is_ok_and(|status| status.success()) {
        return Err("the server does not build".to_owned());
    }
    let mut child = Command::new(bosk())
        .args(["serve", "--port", "0", "--lang", "en"])
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

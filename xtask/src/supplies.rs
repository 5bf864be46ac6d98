//! What we build on: the licences and known holes of dependencies, and the oldest Rust that all of it compiles with.

use crate::page::root;
use serde_json::Value;
use std::path::PathBuf;
use std::process::Command;

/// The two workspaces, by their manifests.
const MANIFESTS: [&str; 2] = ["Cargo.toml", "crates/client/Cargo.toml"];

/// Holds both workspaces against `deny.toml`, if cargo-deny is here or may be installed.
pub fn deny(install: bool) -> Result<(), String> {
    let Some(tool) = cargo_deny(install)? else {
        println!("skipped: cargo-deny is not installed, and takes minutes to build; `cargo xtask nightly` does");
        return Ok(());
    };
    let run = |args: &[&str]| {
        let mut command = Command::new(&tool);
        command.args(args).current_dir(root()).status().is_ok_and(|status| status.success())
    };
    for manifest in MANIFESTS {
        if !run(&["--manifest-path", manifest, "--config", "deny.toml", "check", "licenses", "bans", "sources"]) {
            return Err(format!("a dependency in {manifest} is not allowed by deny.toml"));
        }
    }
    if !run(&["--log-level", "off", "fetch", "db"]) {
        println!("advisories skipped: their database cannot be fetched here");
        return Ok(());
    }
    for manifest in MANIFESTS {
        if !run(&["--manifest-path", manifest, "--config", "deny.toml", "--offline", "check", "advisories"]) {
            return Err(format!("a dependency in {manifest} has a known hole"));
        }
    }
    Ok(())
}

/// Where cargo-deny is: on the path, or built into `target/tools`.
fn cargo_deny(install: bool) -> Result<Option<PathBuf>, String> {
    let tools = root().join("target/tools");
    let ours = tools.join("bin/cargo-deny");
    let works = |tool: &PathBuf| Command::new(tool).arg("--version").output().is_ok_and(|o| o.status.success());
    if let Some(there) = [PathBuf::from("cargo-deny"), ours.clone()].into_iter().find(works) {
        return Ok(Some(there));
    }
    if !install {
        return Ok(None);
    }
    println!("== building cargo-deny (a few minutes, once)");
    let built = crate::cargo().args(["install", "--quiet", "--locked", "cargo-deny", "--root"]).arg(&tools).status();
    if built.is_ok_and(|status| status.success()) {
        Ok(Some(ours))
    } else {
        Err("cargo-deny does not build".to_owned())
    }
}

/// No dependency needs a newer Rust than we declare. What our own code uses of the standard library is clippy's to see.
pub fn declared_rust() -> Result<(), String> {
    for manifest in MANIFESTS {
        let declared = oldest(manifest)?;
        for package in packages(manifest)? {
            let needs = package["rust_version"].as_str().unwrap_or("1");
            if version(needs) > version(&declared) {
                let (name, number) = (&package["name"], &package["version"]);
                return Err(format!("{name} {number} needs Rust {needs}, {manifest} declares {declared}"));
            }
        }
        println!("{manifest}: Rust {declared} is enough for every dependency");
    }
    Ok(())
}

/// Compiles everything with the oldest Rust that we declare, if rustup can get it.
pub fn compile_with_declared_rust() -> Result<(), String> {
    let declared = oldest(MANIFESTS[0])?;
    let rustup = |args: &[&str]| {
        let mut rustup = Command::new("rustup");
        rustup.args(args).current_dir(root()).env("CARGO_TARGET_DIR", root().join("target/oldest"));
        rustup.status().is_ok_and(|status| status.success())
    };
    if !rustup(&["toolchain", "install", &declared, "--profile", "minimal", "--no-self-update"]) {
        println!("skipped: rustup cannot get Rust {declared} here");
        return Ok(());
    }
    if rustup(&["run", &declared, "cargo", "check", "--quiet", "--workspace", "--all-targets"]) {
        Ok(())
    } else {
        Err(format!("the workspace does not compile with Rust {declared}, which it declares"))
    }
}

/// The Rust version that the packages beside a manifest declare, all the same.
fn oldest(manifest: &str) -> Result<String, String> {
    let packages = packages(manifest)?;
    let home = root().canonicalize().map_err(|e| e.to_string())?;
    let inside =
        |package: &&Value| package["manifest_path"].as_str().is_some_and(|path| PathBuf::from(path).starts_with(&home));
    let mut declared =
        packages.iter().filter(inside).map(|package| (&package["name"], package["rust_version"].as_str()));
    let Some((_, Some(first))) = declared.next() else {
        return Err(format!("{manifest} declares no Rust version"));
    };
    match declared.find(|(_, other)| *other != Some(first)) {
        None => Ok(first.to_owned()),
        Some((name, other)) => Err(format!("{name} declares Rust {}, others {first}", other.unwrap_or("nothing"))),
    }
}

/// All packages that a manifest leads to.
fn packages(manifest: &str) -> Result<Vec<Value>, String> {
    let args = ["metadata", "--format-version", "1", "--manifest-path", manifest];
    let told = crate::cargo().args(args).current_dir(root()).output().map_err(|e| e.to_string())?;
    let read: Value = serde_json::from_slice(&told.stdout).map_err(|e| format!("cargo metadata of {manifest}: {e}"))?;
    Ok(read["packages"].as_array().cloned().unwrap_or_default())
}

/// A version as numbers, so that 1.9 comes before 1.89.
fn version(text: &str) -> Vec<u32> {
    let mut numbers: Vec<u32> = text.split('.').map(|part| part.parse().unwrap_or(0)).collect();
    numbers.resize(3, 0);
    numbers
}

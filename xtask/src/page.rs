//! The pages, the shelf and one for each box, and how they are compiled to wasm.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::SystemTime;
pub use xtask::{Finish, root};
use xtask::{PAGES, Part, TARGET, ingredients};

/// Builds the pages; where they lie.
pub fn build(finish: Finish) -> Result<PathBuf, String> {
    build_only(finish, None)
}

/// Builds the pages, or compiles only one of them, the others having been compiled before; where they lie.
pub fn build_only(finish: Finish, only: Option<&str>) -> Result<PathBuf, String> {
    compile(finish, only)?;
    assemble(finish, crate::cargo().args(["run", "--quiet", "--package", "assembler", "--"]))
}

/// Puts the compiled pages together by a program of its own, because what it is made of takes long to compile; where
/// they lie.
pub fn assemble(finish: Finish, by: &mut Command) -> Result<PathBuf, String> {
    let status = by.arg(finish.name()).current_dir(root()).status().map_err(|e| e.to_string())?;
    if status.success() { Ok(xtask::pages_folder()) } else { Err("the pages cannot be put together".to_owned()) }
}

/// Whether there is a page of this name.
pub fn is_page(name: &str) -> bool {
    PAGES.iter().any(|page| page.name == name)
}

/// Compiles the pages, or only the one of this name.
pub fn compile(finish: Finish, only: Option<&str>) -> Result<(), String> {
    let (how, by) = (newest(&HOW.map(|path| root().join(path))), compiler());
    for page in PAGES.iter().filter(|page| only.is_none_or(|name| name == page.name)) {
        for &part in page.parts() {
            let built = finish.built(page, part);
            // All pages are compiled to the same name, so that cargo, asked about one after the other, would compile each anew.
            let stamp = built.with_extension("stamp");
            let is_fresh = || {
                let newest = ingredients(&built).map(|paths| newest(&paths).max(how));
                newest.is_some_and(|newest| changed(&stamp) > newest)
                    && fs::read_to_string(&stamp).is_ok_and(|made| made == by)
            };
            if built.exists() && is_fresh() {
                continue;
            }
            println!("== compiling {}", part.told(page));
            let begun = SystemTime::now();
            compile_one(finish, part, page.name)?;
            let made = finish.folder(part).join(part.package());
            for ending in ["wasm", "d"] {
                fs::copy(made.with_extension(ending), built.with_extension(ending)).map_err(|e| e.to_string())?;
            }
            // What is changed while it is compiled is newer than its stamp.
            fs::write(&stamp, &by).map_err(|e| e.to_string())?;
            let stamp = fs::File::options().write(true).open(&stamp).map_err(|e| e.to_string())?;
            stamp.set_modified(begun).map_err(|e| e.to_string())?;
        }
    }
    Ok(())
}

/// What says how all of them are compiled.
const HOW: [&str; 5] =
    [".cargo", "crates/client/Cargo.lock", "crates/client/Cargo.toml", "xtask/src/page.rs", "xtask/src/lib.rs"];

/// When any of these, or anything in them, was changed last. What is no longer there has just changed.
fn newest(paths: &[PathBuf]) -> SystemTime {
    let within = |path: &PathBuf| match fs::read_dir(path) {
        Ok(entries) => newest(&entries.filter_map(Result::ok).map(|entry| entry.path()).collect::<Vec<_>>()),
        Err(_) if path.exists() => changed(path),
        Err(_) => SystemTime::now(),
    };
    paths.iter().map(within).fold(SystemTime::UNIX_EPOCH, SystemTime::max)
}

/// When a file was changed last; long ago, if it is not there.
fn changed(path: &Path) -> SystemTime {
    fs::metadata(path).and_then(|about| about.modified()).unwrap_or(SystemTime::UNIX_EPOCH)
}

/// Which compiler there is.
fn compiler() -> String {
    let said = Command::new("rustc").arg("-vV").output();
    said.map(|said| String::from_utf8_lossy(&said.stdout).into_owned()).unwrap_or_default()
}

/// Compiles a part of a page with whichever compiler can make wasm here.
fn compile_one(finish: Finish, part: Part, feature: &str) -> Result<(), String> {
    let mut cargo = if rustup_has_target() { rustup_cargo() } else { debian_cargo()? };
    let std = if matches!((finish, part), (Finish::Release, Part::Client)) { small_std() } else { &[] };
    cargo.args(std);
    if matches!(finish, Finish::Release) {
        // What people load tells neither places in our source nor the insides of our types when something breaks: a
        // fortieth less. The compiler has known both options for long, but wants to be told that they are meant. Nor does
        // a page say anything before it breaks off, which the standard library must have been compiled for, too.
        let silent = if std.contains(&BUILD_STD) { ", '-Zunstable-options', '-Cpanic=immediate-abort'" } else { "" };
        let flags = format!("target.{TARGET}.rustflags=['-Zlocation-detail=none', '-Zfmt-debug=shallow'{silent}]");
        cargo.args(["--config", &flags]).env("RUSTC_BOOTSTRAP", "1");
    }
    let status = cargo
        .args(["--profile", finish.profile(part), "--target", TARGET, "--quiet"])
        .args(["--package", part.package(), "--no-default-features", "--features", feature])
        .current_dir(root().join("crates/client"))
        .status()
        .map_err(|e| e.to_string())?;
    if status.success() { Ok(()) } else { Err("the page does not compile".to_owned()) }
}

/// Looks through the page's code with clippy, for the target it is compiled for.
pub fn clippy() -> Result<(), String> {
    if !rustup_has_target() {
        println!("skipped: rustup cannot add {TARGET} here, and Debian's compiler has no clippy");
        return Ok(());
    }
    crate::install("clippy", "clippy")?;
    // What thinks is the same code for every box.
    let pages = PAGES.iter().map(|page| (page, Part::Client)).chain([(&PAGES[1], Part::Thinker)]);
    for (page, part) in pages {
        let status = crate::cargo()
            .args(["clippy", "--release", "--target", TARGET, "--quiet", "--package", part.package()])
            .args(["--no-default-features", "--features", page.name, "--", "-D", "warnings"])
            .current_dir(root().join("crates/client"))
            .status()
            .map_err(|e| e.to_string())?;
        if !status.success() {
            return Err(format!("clippy has findings in the page of {}", page.name));
        }
    }
    Ok(())
}

/// The folders of the faces, one for each table.
pub fn faces() -> Vec<PathBuf> {
    PAGES.iter().filter(|page| page.is_table()).map(|page| root().join("crates/client/src").join(page.name)).collect()
}

/// Gets what compiles wasm, if it is not there yet.
pub fn prepare() -> Result<(), String> {
    if rustup_has_target() { Ok(()) } else { debian_cargo().map(drop) }
}

/// Adds the target through rustup, if rustup is here and can download it.
fn rustup_has_target() -> bool {
    static HAS: OnceLock<bool> = OnceLock::new();
    *HAS.get_or_init(find_target)
}

fn find_target() -> bool {
    let installed = Command::new("rustup").args(["target", "list", "--installed"]).output();
    if installed.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains(TARGET)) {
        return true;
    }
    println!("== adding the wasm target");
    Command::new("rustup").args(["target", "add", TARGET]).status().is_ok_and(|status| status.success())
}

fn rustup_cargo() -> Command {
    let mut cargo = crate::cargo();
    cargo.arg("build");
    cargo
}

/// How the standard library is compiled for what people load: for size, like everything else there, which is a thirtieth
/// less. Without its source (rustup adds it where it can) it stays as it comes, made for speed.
fn small_std() -> &'static [&'static str] {
    const SMALL: &str = "-Zbuild-std-features=optimize_for_size";
    static HAS: OnceLock<bool> = OnceLock::new();
    if !rustup_has_target() {
        // Debian's is compiled along with the page anyway.
        return &[SMALL];
    }
    let has = HAS.get_or_init(|| {
        let listed = Command::new("rustup").args(["component", "list", "--installed"]).output();
        listed.is_ok_and(|listed| String::from_utf8_lossy(&listed.stdout).contains("rust-src")) || {
            println!("== adding the source of the standard library");
            Command::new("rustup").args(["component", "add", "rust-src"]).status().is_ok_and(|done| done.success())
        }
    });
    if *has { &[BUILD_STD, SMALL] } else { &[] }
}

/// Compiles the standard library along with the page.
const BUILD_STD: &str = "-Zbuild-std=std,panic_abort";

/// Debian's compiler carries the source of the standard library; the linker lies in rustup's toolchain.
fn debian_cargo() -> Result<Command, String> {
    let instead = "Or add the target to rustup: `rustup target add wasm32-unknown-unknown`.";
    crate::apt(&["rustc-web", "cargo-web", "rust-web-src"], "/usr/lib/rustlib/src", instead)?;
    let sysroot = Command::new("rustc").args(["--print", "sysroot"]).output().map_err(|e| e.to_string())?;
    let sysroot = PathBuf::from(String::from_utf8_lossy(&sysroot.stdout).trim());
    let host = fs::read_dir(sysroot.join("lib/rustlib")).map_err(|e| e.to_string())?;
    let linker =
        host.filter_map(Result::ok).map(|entry| entry.path().join("bin/rust-lld")).find(|path| path.exists()).ok_or(
            "the Rust in use has no linker for pages (rust-lld); `rustup toolchain install stable` brings one",
        )?;
    let mut cargo = Command::new("/usr/bin/cargo");
    cargo
        .args(["build", BUILD_STD])
        .env("RUSTC", "/usr/bin/rustc")
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker)
        .env_remove("RUSTUP_TOOLCHAIN")
        .env_remove("CARGO");
    Ok(cargo)
}

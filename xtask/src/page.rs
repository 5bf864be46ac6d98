//! Building the pages, one for each box: wasm, its JavaScript glue, and the files around it, into `target/page`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use table::Digest;
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

/// The project's folder.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The pages: the feature that builds one, the name of its module, its document and what that document loads.
const PAGES: [Page; 2] = [
    Page { feature: "duo", module: "bosk", html: "index.html" },
    Page { feature: "valley", module: "valley", html: "valley.html" },
];

/// One box of the shelf in the browser.
struct Page {
    feature: &'static str,
    module: &'static str,
    html: &'static str,
}

/// How much work goes into the compiled pages. The names are those of profiles.
#[derive(Clone, Copy)]
pub enum Finish {
    /// As small as can be, for people.
    Release,
    /// Compiled in a minute, to look at what was just changed.
    Quick,
}

impl Finish {
    fn profile(self) -> &'static str {
        match self {
            Finish::Release => "release",
            Finish::Quick => "quick",
        }
    }

    /// Where the page that was compiled last lies.
    fn folder(self) -> PathBuf {
        root().join(format!("crates/client/target/{TARGET}/{}", self.profile()))
    }

    /// Where a compiled page is kept.
    fn built(self, page: &Page) -> PathBuf {
        self.folder().join(format!("{}.wasm", page.feature))
    }
}

/// Builds the pages; where they lie.
pub fn build(finish: Finish) -> Result<PathBuf, String> {
    compile(finish)?;
    assemble(finish)
}

/// Compiles the pages.
pub fn compile(finish: Finish) -> Result<(), String> {
    for page in &PAGES {
        compile_one(finish, page.feature)?;
        // The next one is compiled to the same name.
        fs::copy(finish.folder().join("client.wasm"), finish.built(page)).map_err(|e| e.to_string())?;
    }
    Ok(())
}

/// Puts together what was compiled and the files around it; where they lie.
pub fn assemble(finish: Finish) -> Result<PathBuf, String> {
    let out = root().join("target/page");
    if out.exists() {
        fs::remove_dir_all(&out).map_err(|e| e.to_string())?;
    }
    fs::create_dir_all(&out).map_err(|e| e.to_string())?;
    for page in &PAGES {
        Bindgen::new()
            .input_path(finish.built(page))
            .out_name(page.module)
            .web(true)
            .map_err(|e| e.to_string())?
            .typescript(false)
            .remove_name_section(true)
            .remove_producers_section(true)
            .generate(&out)
            .map_err(|e| format!("{e:#}"))?;
    }
    copy(&root().join("crates/client/assets"), &out)?;
    join(&out)?;
    Ok(out)
}

/// Compiles the client with whichever compiler can make wasm here.
fn compile_one(finish: Finish, feature: &str) -> Result<(), String> {
    let mut cargo = if rustup_has_target() { rustup_cargo() } else { debian_cargo()? };
    let status = cargo
        .args(["--profile", finish.profile(), "--target", TARGET, "--quiet"])
        .args(["--no-default-features", "--features", feature])
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
    for page in &PAGES {
        let status = crate::cargo()
            .args(["clippy", "--release", "--target", TARGET, "--quiet", "--no-default-features"])
            .args(["--features", page.feature, "--", "-D", "warnings"])
            .current_dir(root().join("crates/client"))
            .status()
            .map_err(|e| e.to_string())?;
        if !status.success() {
            return Err(format!("clippy has findings in the page of {}", page.feature));
        }
    }
    Ok(())
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

/// Debian's compiler carries the source of the standard library; the linker lies in rustup's toolchain.
fn debian_cargo() -> Result<Command, String> {
    let instead = "Or add the target to rustup: `rustup target add wasm32-unknown-unknown`.";
    crate::apt(&["rustc-web", "cargo-web", "rust-web-src"], "/usr/lib/rustlib/src", instead)?;
    let sysroot = Command::new("rustc").args(["--print", "sysroot"]).output().map_err(|e| e.to_string())?;
    let sysroot = PathBuf::from(String::from_utf8_lossy(&sysroot.stdout).trim());
    let host = fs::read_dir(sysroot.join("lib/rustlib")).map_err(|e| e.to_string())?;
    let linker = host
        .filter_map(Result::ok)
        .map(|entry| entry.path().join("bin/rust-lld"))
        .find(|path| path.exists())
        .ok_or("no rust-lld in the toolchain")?;
    let mut cargo = Command::new("/usr/bin/cargo");
    cargo
        .args(["build", "-Zbuild-std=std,panic_abort"])
        .env("RUSTC", "/usr/bin/rustc")
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker)
        .env_remove("RUSTUP_TOOLCHAIN")
        .env_remove("CARGO");
    Ok(cargo)
}

/// Copies a folder with everything in it.
pub fn copy(from: &Path, to: &Path) -> Result<(), String> {
    fs::create_dir_all(to).map_err(|e| e.to_string())?;
    for entry in fs::read_dir(from).map_err(|e| e.to_string())?.filter_map(Result::ok) {
        let (path, target) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy(&path, &target)?;
        } else {
            fs::copy(&path, &target).map_err(|e| e.to_string())?;
        }
    }
    Ok(())
}

/// Puts the sprite into the page and the list of files into the service worker.
fn join(out: &Path) -> Result<(), String> {
    let read = |name: &str| fs::read_to_string(out.join(name)).map_err(|e| format!("{name}: {e}"));
    let write = |name: &str, text: String| fs::write(out.join(name), text).map_err(|e| format!("{name}: {e}"));
    let sprite = |text: String| {
        text.replacen("<svg", "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\"", 1)
    };
    const SPRITES: [&str; 3] = ["icons.svg", "vignettes.svg", "covers.svg"];
    let symbols = SPRITES.iter().map(|name| Ok(sprite(read(name)?))).collect::<Result<String, String>>()?;
    for page in &PAGES {
        write(page.html, read(page.html)?.replace("<!--sprite-->", &symbols))?;
    }
    for name in SPRITES {
        fs::remove_file(out.join(name)).map_err(|e| e.to_string())?;
    }

    let mut files = Vec::new();
    list(out, Path::new(""), &mut files)?;
    files.retain(|file| file != "sw.js" && !file.ends_with(".md"));
    files.sort();
    let mut bytes = Vec::new();
    for file in &files {
        bytes.extend(fs::read(out.join(file)).map_err(|e| e.to_string())?);
    }
    // Another box is kept when somebody opens it.
    let (later, first): (Vec<&String>, Vec<&String>) = files.iter().partition(|file| file.starts_with("valley"));
    let quoted = |files: &[&String]| files.iter().map(|file| format!("\"{file}\"")).collect::<Vec<_>>().join(", ");
    let worker = read("sw.js")?.replace("FINGERPRINT", &Digest::of(&bytes).to_string());
    let worker = worker.replace("FILE_LIST", &format!("[\"./\", {}]", quoted(&first)));
    write("sw.js", worker.replace("LATER_LIST", &format!("[{}]", quoted(&later))))
}

fn list(out: &Path, below: &Path, files: &mut Vec<String>) -> Result<(), String> {
    for entry in fs::read_dir(out.join(below)).map_err(|e| e.to_string())?.filter_map(Result::ok) {
        let name = below.join(entry.file_name());
        if entry.path().is_dir() {
            list(out, &name, files)?;
        } else {
            files.push(name.to_string_lossy().into_owned());
        }
    }
    Ok(())
}

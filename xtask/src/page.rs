//! The pages, the shelf and one for each box, and how they are compiled to wasm.

use crate::assemble::assemble;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

const TARGET: &str = "wasm32-unknown-unknown";

/// The project's folder.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The pages: the shelf, a table for each box, and the companion of all boxes.
pub static PAGES: [Page; 5] = [
    Page { name: "shelf", title: "", styles: &["shelf.css"], limit: 120_000 },
    Page { name: "duo", title: "Everdell Duo", styles: &[], limit: TABLE_LIMIT },
    Page { name: "valley", title: "Everdell and Mistwood", styles: &["valley.css"], limit: TABLE_LIMIT },
    Page { name: "grove", title: "Bardwood Grove", styles: &["grove.css"], limit: TABLE_LIMIT },
    Page { name: "companion", title: "", styles: &["components.css", "companion.css"], limit: TABLE_LIMIT },
];

/// What a table may weigh.
const TABLE_LIMIT: u64 = 600_000;

/// What a table needs once it can be used: where bots think, and the drawings of its cards.
const LATER: &[&str] = &["-thinker_bg.wasm", "-thinker.js", "-worker.js", "-pictures.svg"];

/// The languages of which each page that speaks through Fluent has a file of texts.
pub const LANGUAGES: [&str; 2] = ["en", "fr"];

/// One page: the shelf, the table of a box, or the companion.
pub struct Page {
    /// What builds it, and what its module is called.
    pub name: &'static str,
    /// What is played on it, if it is a table.
    pub title: &'static str,
    /// The styles that are its own.
    pub styles: &'static [&'static str],
    /// How many bytes all that it loads may weigh on its way, compressed as the server does.
    pub limit: u64,
}

impl Page {
    /// Whether a box is played on it.
    pub fn is_table(&self) -> bool {
        !self.title.is_empty()
    }

    /// What is compiled for it.
    pub fn parts(&self) -> &'static [Part] {
        if self.is_table() { &[Part::Client, Part::Thinker] } else { &[Part::Client] }
    }

    /// Its texts, language by language; the shelf has them inside.
    pub fn texts(&self) -> Vec<String> {
        let langs: &[&str] = if self.name == "shelf" { &[] } else { &LANGUAGES };
        langs.iter().map(|lang| format!("{}.{lang}.ftl", self.name)).collect()
    }

    /// Its document.
    pub fn html(&self) -> String {
        if self.name == "shelf" { "index.html".to_owned() } else { format!("{}.html", self.name) }
    }

    /// Its styles, in the order in which they count.
    pub fn all_styles(&self) -> Vec<&'static str> {
        let tables: &[&str] =
            if self.is_table() { &["components.css", "page.css", "table.css", "shell.css"] } else { &[] };
        [&["tokens.css"], tables, self.styles].concat()
    }

    /// Its texts, its module and its scripts, each after those that it names.
    pub fn code(&self) -> Vec<String> {
        let later = if self.is_table() { LATER } else { &[] };
        let endings = ["_bg.wasm", ".js"].iter().chain(later).chain(&["-start.js"]);
        let code = endings.map(|ending| format!("{}{ending}", self.name));
        self.texts().into_iter().chain(code).collect()
    }

    /// Everything that is loaded before the page can be used, in one language; fonts come when they come.
    pub fn first_files(&self, lang: &str) -> Vec<String> {
        let mut files = self.files();
        files.retain(|file| !file.ends_with(".ftl") || file.ends_with(&format!(".{lang}.ftl")));
        files.retain(|file| !LATER.iter().any(|ending| file.ends_with(ending)) && !file.starts_with("rules/"));
        files
    }

    /// Everything that it needs at all, so that it works without a network.
    pub fn files(&self) -> Vec<String> {
        let mut files = self.code();
        files.extend(self.all_styles().into_iter().map(str::to_owned));
        for game in PAGES.iter().filter(|page| page.is_table() && (self.name == page.name || self.name == "companion"))
        {
            files.extend(LANGUAGES.map(|lang| format!("rules/{}.{lang}.md", game.name)));
        }
        files.push(self.html());
        files
    }
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
    /// The profile of a page is for size, that of what thinks for speed.
    fn profile(self, part: Part) -> &'static str {
        match (self, part) {
            (Finish::Release, Part::Client) => "release",
            (Finish::Release, Part::Thinker) => "swift",
            (Finish::Quick, _) => "quick",
        }
    }

    /// Where what was compiled last lies.
    fn folder(self, part: Part) -> PathBuf {
        root().join(format!("crates/client/target/{TARGET}/{}", self.profile(part)))
    }

    /// Where a compiled part of a page is kept.
    pub fn built(self, page: &Page, part: Part) -> PathBuf {
        self.folder(part).join(format!("{}.wasm", part.module(page)))
    }
}

/// What is compiled for a page.
#[derive(Clone, Copy)]
pub enum Part {
    /// The page itself.
    Client,
    /// What thinks for the bots of a table.
    Thinker,
}

impl Part {
    /// The crate.
    fn package(self) -> &'static str {
        match self {
            Part::Client => "client",
            Part::Thinker => "thinker",
        }
    }

    /// What its module is called.
    pub fn module(self, page: &Page) -> String {
        match self {
            Part::Client => page.name.to_owned(),
            Part::Thinker => format!("{}-thinker", page.name),
        }
    }
}

/// Builds the pages; where they lie.
pub fn build(finish: Finish) -> Result<PathBuf, String> {
    build_only(finish, None)
}

/// Builds the pages, or compiles only one of them, the others having been compiled before; where they lie.
pub fn build_only(finish: Finish, only: Option<&str>) -> Result<PathBuf, String> {
    compile(finish, only)?;
    assemble(finish)
}

/// Whether there is a page of this name.
pub fn is_page(name: &str) -> bool {
    PAGES.iter().any(|page| page.name == name)
}

/// Compiles the pages, or only the one of this name.
pub fn compile(finish: Finish, only: Option<&str>) -> Result<(), String> {
    for page in PAGES.iter().filter(|page| only.is_none_or(|name| name == page.name)) {
        for &part in page.parts() {
            compile_one(finish, part, page.name)?;
            // The next one is compiled to the same name.
            let made = finish.folder(part).join(format!("{}.wasm", part.package()));
            fs::copy(made, finish.built(page, part)).map_err(|e| e.to_string())?;
        }
    }
    Ok(())
}

/// Compiles a part of a page with whichever compiler can make wasm here.
fn compile_one(finish: Finish, part: Part, feature: &str) -> Result<(), String> {
    let mut cargo = if rustup_has_target() { rustup_cargo() } else { debian_cargo()? };
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

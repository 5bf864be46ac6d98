//! Building the pages, one for each box: wasm, its JavaScript glue, and the files around it, into `target/page`.

use brotli::BrotliCompress;
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::fs;
use std::io::Write;
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

/// The pages: the shelf, and a table for each box.
const PAGES: [Page; 4] = [
    Page {
        feature: "shelf",
        module: "shelf",
        html: "index.html",
        loads: &["tokens.css", "shelf.css", "shelf-start.js"],
        besides: &[],
        limit: 120_000,
    },
    Page {
        feature: "duo",
        module: "bosk",
        html: "duo.html",
        loads: &["tokens.css", "components.css", "page.css", "table.css", "shell.css", "start.js"],
        besides: &["worker.js", "rules/duo.en.md", "rules/duo.fr.md"],
        limit: TABLE_LIMIT,
    },
    Page {
        feature: "valley",
        module: "valley",
        html: "valley.html",
        loads: &["tokens.css", "components.css", "page.css", "table.css", "shell.css", "valley.css", "valley-start.js"],
        besides: &["valley-worker.js", "rules/valley.en.md", "rules/valley.fr.md"],
        limit: TABLE_LIMIT,
    },
    Page {
        feature: "grove",
        module: "grove",
        html: "grove.html",
        loads: &["tokens.css", "components.css", "page.css", "table.css", "shell.css", "grove.css", "grove-start.js"],
        besides: &["grove-worker.js", "rules/grove.en.md", "rules/grove.fr.md"],
        limit: TABLE_LIMIT,
    },
];

/// What a table may weigh.
const TABLE_LIMIT: u64 = 600_000;

/// One page.
struct Page {
    /// What builds it.
    feature: &'static str,
    /// The name of its module.
    module: &'static str,
    /// Its document.
    html: &'static str,
    /// What the document loads before the page can be used, besides the module; fonts come when they come.
    loads: &'static [&'static str],
    /// What it needs later, so that it works without a network.
    besides: &'static [&'static str],
    /// How many bytes all that may weigh on its way, compressed as the server does.
    limit: u64,
}

impl Page {
    /// Everything that is loaded before the page can be used.
    fn first_files(&self) -> Vec<String> {
        let module = [format!("{}.js", self.module), format!("{}_bg.wasm", self.module)];
        let loads = self.loads.iter().chain([&self.html]).map(|&file| file.to_owned());
        module.into_iter().chain(loads).collect()
    }

    /// Everything that it needs at all.
    fn files(&self) -> Vec<String> {
        let mut files = self.first_files();
        files.extend(self.besides.iter().map(|&file| file.to_owned()));
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
    build_only(finish, None)
}

/// Builds the pages, or compiles only one of them, the others having been compiled before; where they lie.
pub fn build_only(finish: Finish, only: Option<&str>) -> Result<PathBuf, String> {
    compile(finish, only)?;
    assemble(finish)
}

/// Whether there is a page of this name.
pub fn is_page(name: &str) -> bool {
    PAGES.iter().any(|page| page.feature == name)
}

/// Compiles the pages, or only the one of this name.
pub fn compile(finish: Finish, only: Option<&str>) -> Result<(), String> {
    for page in PAGES.iter().filter(|page| only.is_none_or(|name| name == page.feature)) {
        compile_one(finish, page.feature)?;
        // The next one is compiled to the same name.
        fs::copy(finish.folder().join("client.wasm"), finish.built(page)).map_err(|e| e.to_string())?;
    }
    Ok(())
}

/// Puts together what was compiled and the files around it, unless they are as they were the last time; where they lie.
pub fn assemble(finish: Finish) -> Result<PathBuf, String> {
    let (out, made_of) = (root().join("target/page"), root().join("target/page.made-of"));
    let parts = parts(finish)?;
    if out.exists() && fs::read_to_string(&made_of).is_ok_and(|before| before == parts) {
        return Ok(out);
    }
    // Until it is whole, it is made of nothing.
    let _ = fs::remove_file(&made_of);
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
    copy(&root().join("rulebooks"), &out.join("rules"))?;
    join(&out)?;
    if matches!(finish, Finish::Release) {
        compress(&out)?;
        weigh(&out)?;
    }
    fs::write(&made_of, parts).map_err(|e| e.to_string())?;
    Ok(out)
}

/// What the pages are made of, and how, as fingerprints.
fn parts(finish: Finish) -> Result<String, String> {
    let mut files: Vec<PathBuf> = PAGES.iter().map(|page| finish.built(page)).collect();
    for folder in ["crates/client/assets", "rulebooks"] {
        let mut names = Vec::new();
        list(&root().join(folder), Path::new(""), &mut names)?;
        names.sort();
        files.extend(names.into_iter().map(|name| root().join(folder).join(name)));
    }
    let mut parts = Digest::of(include_bytes!("page.rs")).to_string();
    for file in files {
        let bytes = fs::read(&file).map_err(|e| format!("{}: {e}", file.display()))?;
        parts += &format!("\n{} {}", Digest::of(&bytes), file.display());
    }
    Ok(parts)
}

/// Lays beside each file what the server sends to browsers that can unpack it.
fn compress(out: &Path) -> Result<(), String> {
    let mut files = Vec::new();
    list(out, Path::new(""), &mut files)?;
    for file in files.iter().filter(|file| !file.ends_with(".woff2")) {
        let bytes = fs::read(out.join(file)).map_err(|e| format!("{file}: {e}"))?;
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        let gzip = gzip.write_all(&bytes).and_then(|()| gzip.finish()).map_err(|e| e.to_string())?;
        let mut brotli = Vec::new();
        let best = BrotliEncoderParams { quality: 11, size_hint: bytes.len(), ..BrotliEncoderParams::default() };
        BrotliCompress(&mut bytes.as_slice(), &mut brotli, &best).map_err(|e| e.to_string())?;
        for (ending, packed) in [("gz", gzip), ("br", brotli)] {
            fs::write(out.join(format!("{file}.{ending}")), packed).map_err(|e| e.to_string())?;
        }
    }
    Ok(())
}

/// Holds what each page loads before it can be used against its limit.
fn weigh(out: &Path) -> Result<(), String> {
    for page in &PAGES {
        let mut weight = 0;
        for file in page.first_files() {
            weight += fs::metadata(out.join(format!("{file}.br"))).map_err(|e| format!("{file}: {e}"))?.len();
        }
        println!("{} loads {weight} bytes of at most {}", page.html, page.limit);
        if weight > page.limit {
            return Err(format!("{} loads {weight} bytes, more than {}", page.html, page.limit));
        }
    }
    Ok(())
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

/// Puts the sprite and the first words into the pages, and the lists of files into the service worker.
fn join(out: &Path) -> Result<(), String> {
    let read = |name: &str| fs::read_to_string(out.join(name)).map_err(|e| format!("{name}: {e}"));
    let write = |name: &str, text: String| fs::write(out.join(name), text).map_err(|e| format!("{name}: {e}"));
    const PARTS: [&str; 4] = ["icons.svg", "vignettes.svg", "covers.svg", "boot.html"];
    let symbols = PARTS[..3].iter().map(|name| read(name)).collect::<Result<String, String>>()?;
    let boot = read("boot.html")?;
    for page in &PAGES {
        let html = read(page.html)?.replace("<!--boot-->", &boot);
        let sprite = sprite(&symbols, &(sources(page)? + &html));
        write(page.html, html.replace("<!--sprite-->", &sprite))?;
    }
    for name in PARTS {
        fs::remove_file(out.join(name)).map_err(|e| e.to_string())?;
    }

    let mut files = Vec::new();
    list(out, Path::new(""), &mut files)?;
    files.retain(|file| file != "sw.js" && !file.ends_with("LICENSE.md"));
    files.sort();
    let mut bytes = Vec::new();
    for file in &files {
        bytes.extend(fs::read(out.join(file)).map_err(|e| e.to_string())?);
    }
    let quoted = |files: &[String]| files.iter().map(|file| format!("\"{file}\"")).collect::<Vec<_>>().join(", ");
    // A box is kept when somebody opens it, everything else at once.
    let [shelf, tables @ ..] = &PAGES;
    let of_tables: Vec<String> = tables.iter().flat_map(Page::files).collect();
    files.retain(|file| shelf.files().contains(file) || !of_tables.contains(file));
    let boxes = tables.iter().map(|page| format!("{}: [{}]", page.feature, quoted(&page.files())));
    let worker = read("sw.js")?.replace("FINGERPRINT", &Digest::of(&bytes).to_string());
    let worker = worker.replace("FILE_LIST", &format!("[\"./\", {}]", quoted(&files)));
    write("sw.js", worker.replace("BOX_LISTS", &format!("{{ {} }}", boxes.collect::<Vec<_>>().join(", "))))
}

/// The symbols that a page can show: those whose name stands by itself in what it is made of, and those that these use.
fn sprite(symbols: &str, sources: &str) -> String {
    let all: Vec<(&str, &str)> = symbols
        .split("<symbol id=\"")
        .skip(1)
        .filter_map(|part| Some((part.split_once('"')?.0, part.split_once("</symbol>")?.0)))
        .collect();
    let says = |text: &str, name: &str| {
        let inside = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        let mut found = text.match_indices(name);
        found.any(|(at, _)| !text[..at].ends_with(inside) && !text[at + name.len()..].starts_with(inside))
    };
    let mut kept: Vec<&(&str, &str)> = Vec::new();
    let mut open: Vec<&(&str, &str)> = all
        .iter()
        .filter(|(id, _)| says(sources, id) || id.split_once('-').is_some_and(|(_, name)| says(sources, name)))
        .collect();
    while let Some(symbol) = open.pop() {
        if !kept.contains(&symbol) {
            kept.push(symbol);
            open.extend(all.iter().filter(|(id, _)| symbol.1.contains(&format!("\"#{id}\""))));
        }
    }
    let kept = all.iter().filter(|symbol| kept.contains(symbol));
    let kept: String = kept.map(|(_, symbol)| format!("<symbol id=\"{symbol}</symbol>")).collect();
    format!("<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">{kept}</svg>")
}

/// What the names of a page's symbols may stand in: its own code and, for a table, the rules and the pack of its box.
fn sources(page: &Page) -> Result<String, String> {
    let folders: Vec<String> = match page.feature {
        "shelf" => vec!["crates/client/src/shelf".to_owned(), "crates/menu/src".to_owned()],
        name => ["crates/client/src/shell", "crates/woodland/src", "crates/table/src"]
            .map(str::to_owned)
            .into_iter()
            .chain(["crates/client/src", "crates", "packs"].map(|folder| format!("{folder}/{name}")))
            .collect(),
    };
    let mut text = String::new();
    for folder in folders {
        let mut files = Vec::new();
        list(&root().join(&folder), Path::new(""), &mut files)?;
        for file in files.iter().filter(|file| file.ends_with(".rs") || file.ends_with(".toml")) {
            let path = root().join(&folder).join(file);
            text.push_str(&fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?);
        }
    }
    Ok(text)
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

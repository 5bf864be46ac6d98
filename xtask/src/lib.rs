//! What the pages are, and where things lie: told to the steps that build them and to the program that puts them together.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// What pages are compiled for.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// The project's folder.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Where the pages lie when they have been put together.
pub fn pages_folder() -> PathBuf {
    root().join("target/page")
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

/// The fonts of all pages, made by `xtask/fonts.py`. They come when they come: until then others stand in for them.
pub const FONTS: [&str; 2] = ["fonts/asap-latin-wdth-normal.woff2", "fonts/fraunces-latin-soft-normal.woff2"];

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

    /// The one file of styles that is made of them.
    pub fn styles_file(&self) -> String {
        format!("{}-styles.css", self.name)
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
        files.push(self.styles_file());
        files.extend(self.rulebooks());
        files.push(self.html());
        files
    }

    /// The rulebooks that can be opened on it, in each language.
    pub fn rulebooks(&self) -> Vec<String> {
        let mine = |page: &&Page| page.is_table() && (self.name == page.name || self.name == "companion");
        let books = |game: &Page| LANGUAGES.map(|lang| format!("rules/{}.{lang}.md", game.name));
        PAGES.iter().filter(mine).flat_map(books).collect()
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
    /// How it is called.
    pub fn name(self) -> &'static str {
        match self {
            Finish::Release => "release",
            Finish::Quick => "quick",
        }
    }

    /// The one that is called so.
    pub fn named(name: &str) -> Option<Finish> {
        [Finish::Release, Finish::Quick].into_iter().find(|finish| finish.name() == name)
    }

    /// The profile of a page is for size, that of what thinks for speed.
    pub fn profile(self, part: Part) -> &'static str {
        match (self, part) {
            (Finish::Release, Part::Client) => "release",
            (Finish::Release, Part::Thinker) => "swift",
            (Finish::Quick, _) => "quick",
        }
    }

    /// Where what was compiled last lies.
    pub fn folder(self, part: Part) -> PathBuf {
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
    /// How it is called while it is compiled for a page.
    pub fn told(self, page: &Page) -> String {
        let page = if page.is_table() { page.title } else { page.name };
        match self {
            Part::Client => format!("the page of {page}"),
            Part::Thinker => format!("what thinks in {page}"),
        }
    }

    /// The crate.
    pub fn package(self) -> &'static str {
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

/// The files and folders of ours that a module was made of, as cargo has told beside it, with the manifests of their crates;
/// none, if it has not told.
pub fn ingredients(built: &Path) -> Option<Vec<PathBuf>> {
    let told = fs::read_to_string(built.with_extension("d")).ok()?;
    let (_, paths) = told.trim_end().split_once(": ")?;
    let named = paths.replace("\\ ", "\0");
    let named = named.split(' ').map(|path| PathBuf::from(path.replace('\0', " ")));
    let made = root().join("crates/client/target").canonicalize().ok()?;
    let mut paths: Vec<PathBuf> = named.filter(|path| !path.starts_with(&made)).collect();
    let crates = paths.iter().filter_map(|path| path.ancestors().find(|above| above.ends_with("src"))?.parent());
    let manifests: BTreeSet<PathBuf> = crates.map(|folder| folder.join("Cargo.toml")).collect();
    paths.extend(manifests);
    Some(paths)
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

#[cfg(test)]
mod tests {
    use super::root;
    use std::fs;
    use std::path::Path;

    fn sources(folder: &Path) -> String {
        let entries =
            fs::read_dir(folder).expect("a folder of sources").filter_map(Result::ok).map(|entry| entry.path());
        entries
            .map(|path| if path.is_dir() { sources(&path) } else { fs::read_to_string(&path).unwrap_or_default() })
            .collect()
    }

    #[test]
    fn no_test_stands_where_none_is_run() {
        let crates = fs::read_dir(root().join("crates")).expect("the crates").filter_map(Result::ok);
        let mut untested = 0;
        for folder in crates.map(|entry| entry.path()) {
            let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
            if manifest.contains("[lib]\ntest = false") {
                untested += 1;
                assert!(
                    !sources(&folder.join("src")).contains("#[test]"),
                    "{}: its tests are not run",
                    folder.display()
                );
            }
        }
        assert!(untested > 0, "manifests say otherwise what is not tested");
    }
}

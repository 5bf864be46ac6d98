//! Puts the pages together in `target/page`: what was compiled, its JavaScript glue, and the files around it.
//!
//! Scripts, styles and modules are named by what is in them, so that a browser may keep them for good.

mod small;
mod texts;

use brotli::BrotliCompress;
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::Digest;
use wasm_bindgen_cli_support::Bindgen;
use xtask::{FONTS, Finish, LANGUAGES, PAGES, Page, Part, copy, pages_folder, root};

/// What every page is made of, and does not load by itself: patterns with the name of a page to be filled in, symbols, first words.
const PATTERNS: [&str; 3] = ["table.html", "start.js", "worker.js"];
const ICONS: &str = "icons.svg";
const COVERS: &str = "covers.svg";
const DRAWINGS: &str = "vignettes.svg";
const BOOT: &str = "boot.html";
const ICON: &str = "icon.svg";
const MANIFEST: &str = "manifest.webmanifest";

/// What files are called once they are named by what is in them.
type Names = BTreeMap<String, String>;

fn main() -> ExitCode {
    let finish = std::env::args().nth(1).and_then(|name| Finish::named(&name));
    let done = finish.ok_or_else(|| "usage: assembler release|quick".to_owned()).and_then(assemble);
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("assembler: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Puts together what was compiled and the files around it, unless they are as they were the last time.
fn assemble(finish: Finish) -> Result<(), String> {
    let (out, made_of) = (pages_folder(), root().join("target/page.made-of"));
    let parts = parts(finish)?;
    let before = fs::read_to_string(&made_of).unwrap_or_default();
    if out.exists() && before == parts {
        return Ok(());
    }
    // Until it is whole, it is made of nothing.
    let _ = fs::remove_file(&made_of);
    let packed = root().join("target/page.before");
    let _ = fs::remove_dir_all(&packed);
    if out.exists() {
        fs::rename(&out, &packed).map_err(|e| e.to_string())?;
    }
    // What was packed by another program is packed anew.
    if before.lines().next() != parts.lines().next() {
        let _ = fs::remove_dir_all(&packed);
    }
    fs::create_dir_all(&out).map_err(|e| e.to_string())?;
    for (page, part) in modules() {
        let name = part.module(page);
        Bindgen::new()
            .input_path(finish.built(page, part))
            .out_name(&name)
            .web(true)
            .map_err(|e| e.to_string())?
            .typescript(false)
            // Whoever looks at what takes long reads names.
            .remove_name_section(matches!(finish, Finish::Release))
            .remove_producers_section(true)
            .generate(&out)
            .map_err(|e| format!("{e:#}"))?;
        let glue = format!("{name}.js");
        write(&out, &glue, &small::script(&read(&out, &glue)?))?;
    }
    for page in PAGES.iter().filter(|page| !page.texts().is_empty()) {
        for (name, text) in page.texts().iter().zip(texts::of_page(finish, page)?) {
            write(&out, name, &text)?;
        }
    }
    copy(&root().join("crates/client/assets"), &out)?;
    copy(&root().join("rulebooks"), &out.join("rules"))?;
    fill(&out)?;
    let names = name_by_content(&out)?;
    write_service_worker(&out, &names)?;
    if matches!(finish, Finish::Release) {
        compress(&out, &packed)?;
        weigh(&out, &names)?;
    }
    let _ = fs::remove_dir_all(&packed);
    fs::write(&made_of, parts).map_err(|e| e.to_string())
}

/// All that was compiled.
fn modules() -> impl Iterator<Item = (&'static Page, Part)> {
    PAGES.iter().flat_map(|page| page.parts().iter().map(move |&part| (page, part)))
}

/// What the pages are made of, and how, as fingerprints.
fn parts(finish: Finish) -> Result<String, String> {
    let mut files: Vec<PathBuf> = modules().map(|(page, part)| finish.built(page, part)).collect();
    for folder in ["crates/client/assets", "crates/words/texts", "rulebooks"] {
        let mut names = Vec::new();
        list(&root().join(folder), Path::new(""), &mut names)?;
        names.sort();
        files.extend(names.into_iter().map(|name| root().join(folder).join(name)));
    }
    let how = [include_str!("main.rs"), include_str!("small.rs"), include_str!("texts.rs")].concat();
    let mut parts = Digest::of(how.as_bytes()).to_string();
    for file in files {
        let bytes = fs::read(&file).map_err(|e| format!("{}: {e}", file.display()))?;
        parts += &format!("\n{} {}", Digest::of(&bytes), file.display());
    }
    Ok(parts)
}

/// Fills the patterns for each page, and puts symbols and first words into its document.
fn fill(out: &Path) -> Result<(), String> {
    let (icons, covers) = (read(out, ICONS)?, read(out, COVERS)?);
    let symbols = icons.clone() + &covers;
    let (drawings, boot) = (read(out, DRAWINGS)?, read(out, BOOT)?);
    let [table, start, worker] = PATTERNS;
    for page in &PAGES {
        let filled = |pattern: &str| Ok::<_, String>(read(out, pattern)?.replace("PAGE_NAME", page.name));
        write(out, &format!("{}-start.js", page.name), &filled(start)?)?;
        let html = if page.is_table() {
            write(out, &format!("{}-worker.js", page.name), &filled(worker)?)?;
            filled(table)?.replace("PAGE_TITLE", page.title)
        } else {
            read(out, &page.html())?
        };
        let together = page.all_styles().into_iter().map(|file| read(out, file)).collect::<Result<String, _>>()?;
        write(out, &page.styles_file(), &small::styles(&together))?;
        let styles = format!("<link rel=\"stylesheet\" href=\"{}\">\n", page.styles_file());
        let books = page.rulebooks().into_iter().map(|file| {
            format!("<link rel=\"help\" href=\"{file}\" data-book=\"{}\">\n", file.trim_start_matches("rules/"))
        });
        let styles = styles + &books.collect::<String>();
        let html = html.replace("<!--styles-->\n", &styles).replace("<!--boot-->", &boot);
        let sources = sources(page)? + &html;
        if page.is_table() {
            let cards = text_of(&[format!("packs/{}", page.name)])?;
            write(out, &format!("{}-pictures.svg", page.name), &sprite(&drawings, &(cards + &sources)))?;
        }
        // A table shows no box.
        let shown = if page.is_table() { &icons } else { &symbols };
        let sprite = sprite(shown, &sources);
        write(out, &page.html(), &html.replace("<!--sprite-->", &sprite))?;
    }
    let styles: BTreeSet<&str> = PAGES.iter().flat_map(Page::all_styles).collect();
    for name in PATTERNS.into_iter().chain([ICONS, COVERS, DRAWINGS, BOOT]).chain(styles) {
        fs::remove_file(out.join(name)).map_err(|e| format!("{name}: {e}"))?;
    }
    Ok(())
}

/// Renames the icon, fonts, rulebooks, scripts, styles and modules by what is in them, each after those that it names.
fn name_by_content(out: &Path) -> Result<Names, String> {
    let mut names = Names::new();
    for page in &PAGES {
        let named = [ICON].into_iter().chain(FONTS).map(str::to_owned).chain([page.styles_file()]);
        for file in page.code().into_iter().chain(page.rulebooks()).chain(named) {
            if names.contains_key(&file) {
                continue;
            }
            if !file.ends_with(".wasm") && !file.ends_with(".woff2") {
                write(out, &file, &renamed(&read(out, &file)?, &names))?;
            }
            let bytes = fs::read(out.join(&file)).map_err(|e| format!("{file}: {e}"))?;
            let (stem, ending) = file.rsplit_once('.').unwrap_or((&file, ""));
            let name = format!("{stem}-{}.{ending}", Digest::of(&bytes));
            fs::rename(out.join(&file), out.join(&name)).map_err(|e| format!("{file}: {e}"))?;
            names.insert(file, name);
        }
        write(out, &page.html(), &renamed(&read(out, &page.html())?, &names))?;
    }
    write(out, MANIFEST, &renamed(&read(out, MANIFEST)?, &names))?;
    Ok(names)
}

/// A text with the new names of the files that it names, in quotes, with or without `./`.
fn renamed(text: &str, names: &Names) -> String {
    names.iter().fold(text.to_owned(), |text, (old, new)| {
        ["\"", "\"./", "'"].iter().fold(text, |text, quote| {
            let end = &quote[..1];
            text.replace(&format!("{quote}{old}{end}"), &format!("{quote}{new}{end}"))
        })
    })
}

/// Tells the service worker what there is to keep: a box when somebody opens it, everything else at once.
fn write_service_worker(out: &Path, names: &Names) -> Result<(), String> {
    let mut files = Vec::new();
    list(out, Path::new(""), &mut files)?;
    files.retain(|file| file != "sw.js" && !file.ends_with("LICENSE.md"));
    files.sort();
    let mut bytes = Vec::new();
    for file in &files {
        bytes.extend(fs::read(out.join(file)).map_err(|e| e.to_string())?);
    }
    let quoted = |files: &[String]| files.iter().map(|file| format!("\"{file}\"")).collect::<Vec<_>>().join(", ");
    let needed = |page: &Page| page.files().into_iter().map(|file| called(names, file)).collect::<Vec<_>>();
    let [shelf, tables @ ..] = &PAGES;
    let (of_shelf, of_tables) = (needed(shelf), tables.iter().flat_map(needed).collect::<Vec<_>>());
    files.retain(|file| of_shelf.contains(file) || !of_tables.contains(file));
    let boxes = tables.iter().map(|page| format!("{}: [{}]", page.name, quoted(&needed(page))));
    let worker = read(out, "sw.js")?.replace("FINGERPRINT", &Digest::of(&bytes).to_string());
    let worker = worker.replace("FILE_LIST", &format!("[\"./\", {}]", quoted(&files)));
    write(out, "sw.js", &worker.replace("BOX_LISTS", &format!("{{ {} }}", boxes.collect::<Vec<_>>().join(", "))))
}

/// What a file is called now.
fn called(names: &Names, file: String) -> String {
    names.get(&file).cloned().unwrap_or(file)
}

/// Lays beside each file what the server sends to browsers that can unpack it, with as many hands as there are cores. What
/// was packed before is not packed again.
fn compress(out: &Path, packed: &Path) -> Result<(), String> {
    let mut files = Vec::new();
    list(out, Path::new(""), &mut files)?;
    files.retain(|file| !file.ends_with(".woff2"));
    let next = std::sync::Mutex::new(files.into_iter());
    let hands = std::thread::available_parallelism().map_or(1, usize::from);
    let take = || next.lock().ok()?.next();
    std::thread::scope(|scope| {
        let work = || std::iter::from_fn(take).try_for_each(|file| compress_one(out, packed, &file));
        let hands: Vec<_> = (0..hands).map(|_| scope.spawn(work)).collect();
        hands.into_iter().try_for_each(|hand| hand.join().map_err(|_| "packing broke off".to_owned())?)
    })
}

fn compress_one(out: &Path, packed: &Path, file: &str) -> Result<(), String> {
    let bytes = fs::read(out.join(file)).map_err(|e| format!("{file}: {e}"))?;
    let endings = ["gz", "br"].map(|ending| format!("{file}.{ending}"));
    let is_as_before = fs::read(packed.join(file)).is_ok_and(|before| before == bytes);
    if is_as_before && endings.iter().all(|name| fs::rename(packed.join(name), out.join(name)).is_ok()) {
        return Ok(());
    }
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    let gzip = gzip.write_all(&bytes).and_then(|()| gzip.finish()).map_err(|e| e.to_string())?;
    let mut brotli = Vec::new();
    // Larger blocks than by default: a four-hundredth less of a module.
    let best =
        BrotliEncoderParams { quality: 11, lgblock: 21, size_hint: bytes.len(), ..BrotliEncoderParams::default() };
    BrotliCompress(&mut bytes.as_slice(), &mut brotli, &best).map_err(|e| e.to_string())?;
    for (name, packed) in endings.iter().zip([gzip, brotli]) {
        fs::write(out.join(name), packed).map_err(|e| e.to_string())?;
    }
    Ok(())
}

/// Holds what each page loads before it can be used against its limit.
fn weigh(out: &Path, names: &Names) -> Result<(), String> {
    let weigh_in = |page: &Page, lang: &str| {
        let packed = page.first_files(lang).into_iter().map(|file| format!("{}.br", called(names, file)));
        let weights = packed.map(|file| Ok(fs::metadata(out.join(&file)).map_err(|e| format!("{file}: {e}"))?.len()));
        weights.sum::<Result<u64, String>>()
    };
    let fonts = FONTS.map(|font| fs::metadata(out.join(called(names, font.to_owned()))).map(|about| about.len()));
    let fonts = fonts.into_iter().sum::<Result<u64, _>>().map_err(|e| e.to_string())?;
    for page in &PAGES {
        let [en, fr] = LANGUAGES.map(|lang| weigh_in(page, lang));
        let weight = en?.max(fr?);
        let told = format!("{} loads {weight} bytes of at most {}", page.html(), page.limit);
        let told = format!("{told}, {} with the fonts", weight + fonts);
        if weight > page.limit {
            return Err(told);
        }
        println!("{told}");
    }
    Ok(())
}

fn read(out: &Path, name: &str) -> Result<String, String> {
    fs::read_to_string(out.join(name)).map_err(|e| format!("{name}: {e}"))
}

fn write(out: &Path, name: &str, text: &str) -> Result<(), String> {
    fs::write(out.join(name), text).map_err(|e| format!("{name}: {e}"))
}

/// The symbols that a page can show: those that are named in what it is made of, and those that these use.
fn sprite(symbols: &str, sources: &str) -> String {
    let all: Vec<(&str, &str)> = symbols
        .split("<symbol id=\"")
        .skip(1)
        .filter_map(|part| Some((part.split_once('"')?.0, part.split_once("</symbol>")?.0)))
        .collect();
    // A name stands between quotation marks, or a symbol is used by its own.
    let says = |id: &str| {
        let name = id.split_once('-').map_or(id, |(_, name)| name);
        [format!("\"{id}\""), format!("\"{name}\""), format!("#{id}\"")].iter().any(|named| sources.contains(named))
    };
    let mut kept: Vec<&(&str, &str)> = Vec::new();
    let mut open: Vec<&(&str, &str)> = all.iter().filter(|(id, _)| says(id)).collect();
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

/// What the names of a page's symbols may stand in: its own code and, for a table, the rules of its box.
fn sources(page: &Page) -> Result<String, String> {
    let folders: Vec<String> = match page.name {
        "shelf" => vec!["crates/client/src/shelf".to_owned(), "crates/menu/src".to_owned()],
        "companion" => {
            // Of Grove it shows places, whose signs its board names.
            let opponents = ["crates/duo/src/thorn", "crates/valley/src/nightweave", "crates/grove/src"];
            let own = ["crates/client/src/companion", "crates/menu/src", "crates/woodland/src"];
            own.iter().chain(&opponents).map(|&folder| folder.to_owned()).collect()
        }
        name => {
            let shared = ["crates/client/src/common", "crates/client/src/shell", "crates/table/src"];
            let everdell: &[&str] =
                if name == "grove" { &[] } else { &["crates/client/src/everdell", "crates/woodland/src"] };
            let own = [format!("crates/client/src/{name}"), format!("crates/{name}/src")];
            shared.iter().chain(everdell).map(|&folder| folder.to_owned()).chain(own).collect()
        }
    };
    text_of(&folders)
}

/// All that stands in the sources and packs of some folders.
fn text_of(folders: &[String]) -> Result<String, String> {
    let mut text = String::new();
    for folder in folders {
        let mut files = Vec::new();
        list(&root().join(folder), Path::new(""), &mut files)?;
        for file in files.iter().filter(|file| file.ends_with(".rs") || file.ends_with(".toml")) {
            let path = root().join(folder).join(file);
            text.push_str(&fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?);
        }
    }
    Ok(text)
}

/// The files of a folder and of those in it.
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

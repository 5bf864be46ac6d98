//! Picks the texts that a page says out of the texts of everything: for the shelf, which does without Fluent, as a table; for
//! a box as Fluent files.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use std::collections::{BTreeMap, HashSet};
use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let page = boxes().into_iter().find(|name| has(name));
    match page {
        _ if has("companion") => pick_for_the_companion(),
        None => pick_for_the_shelf(),
        Some(name) => pick_for_a_table(&name),
    }
}

/// The boxes that have a face, by the names of their folders.
fn boxes() -> Vec<String> {
    // Another box is named there.
    println!("cargo::rerun-if-changed=src/face.rs");
    let folders = fs::read_dir("src").expect("the sources").filter_map(Result::ok);
    let faces =
        folders.map(|entry| entry.path()).filter(|path| path.join("face.rs").exists() && path.join("mod.rs").exists());
    let names = faces.filter_map(|path| Some(path.file_name()?.to_str()?.to_owned()));
    names.filter(|name| name != "shell").collect()
}

fn has(feature: &str) -> bool {
    env::var_os(format!("CARGO_FEATURE_{}", feature.to_uppercase())).is_some()
}

/// Everything that stands in some files and folders of sources.
fn sources(paths: &[String]) -> String {
    let mut text = String::new();
    for path in paths {
        println!("cargo::rerun-if-changed={path}");
        add(Path::new(path), &mut text);
    }
    text
}

fn add(path: &Path, text: &mut String) {
    if path.is_dir() {
        for entry in fs::read_dir(path).expect("a folder of sources") {
            add(&entry.expect("a source file").path(), text);
        }
    } else {
        text.push_str(&fs::read_to_string(path).expect("a source file"));
    }
}

fn write(name: &str, text: String) {
    let out = Path::new(&env::var_os("OUT_DIR").expect("cargo names it")).join(name);
    fs::write(out, text).expect("the texts are written");
}

/// What the code of a table, its box and what they stand on says, and what its lesson does.
fn pick_for_a_table(name: &str) {
    let folders = ["src/common", "src/shell", "../table/src", "../room/src", "../words/src"];
    let everdell: &[&str] = if has("everdell") { &["src/everdell", "../woodland/src"] } else { &[] };
    let mut folders: Vec<String> = folders.iter().chain(everdell).map(|&folder| folder.to_owned()).collect();
    folders.extend([format!("src/{name}"), format!("../{name}/src")]);
    folders.extend(judges(name));
    // Bots are called there as on the shelf.
    let files = [format!("../../scenarios/{name}/tutorial.toml"), "../menu/src/names.rs".to_owned()];
    let more = files.iter().map(|file| {
        println!("cargo::rerun-if-changed={file}");
        fs::read_to_string(file).unwrap_or_default()
    });
    // What a box says beside a table of cardboard is said on the companion's page alone.
    let beside = |id: &str| id.starts_with("companion-") || id.starts_with("copied-");
    pick_what_is_said(&(sources(&folders) + &more.collect::<String>()), |id| !beside(id));
}

/// What judges a box, and what judges every box, but not what judges another.
fn judges(name: &str) -> Vec<String> {
    let others: Vec<String> = boxes().into_iter().filter(|other| other != name).collect();
    let entries = fs::read_dir("../bots/src").expect("the bots").filter_map(Result::ok).map(|entry| entry.path());
    let ours =
        entries.filter(|path| path.file_stem().is_some_and(|stem| others.iter().all(|other| stem != other.as_str())));
    ours.map(|path| path.display().to_string()).collect()
}

/// What the companion says, and the opponents of all boxes.
fn pick_for_the_companion() {
    let shared = [
        "src/companion",
        "src/common",
        "../table/src",
        "../woodland/src",
        "../words/src",
        "../menu/src",
        "../shelf/src",
    ];
    let boxes = boxes().into_iter().map(|name| format!("../{name}/src"));
    let folders: Vec<String> = shared.map(str::to_owned).into_iter().chain(boxes).collect();
    pick_what_is_said(&sources(&folders), |_| true);
}

/// What stands between two quotation marks in sources.
fn quoted(sources: &str) -> HashSet<&str> {
    sources.split('"').skip(1).collect()
}

/// Picks the messages whose names stand in sources, if they are wanted.
fn pick_what_is_said(sources: &str, wanted: impl Fn(&str) -> bool) {
    let said = quoted(sources);
    for lang in ["en", "fr"] {
        let text = texts(lang);
        let mut all = parsed(&text);
        all.body.retain(|entry| match entry {
            Entry::Message(message) => said.contains(message.id.name) && wanted(message.id.name),
            _ => false,
        });
        write(&format!("{lang}.ftl"), fluent_syntax::serializer::serialize(&all));
    }
}

fn pick_for_the_shelf() {
    let sources = sources(&["src/shelf", "../menu/src"].map(str::to_owned));
    let [en, fr] = ["en", "fr"].map(messages);
    let said = quoted(&sources);
    for id in said.iter().filter(|said| said.starts_with("shelf-")) {
        assert!(en.contains_key(*id), "the shelf says {id:?}, which has no text");
    }
    let rows = en.iter().filter(|(id, _)| said.contains(id.as_str())).map(|(id, text)| {
        let both = [text, &fr[id]].map(|text| text.as_ref().unwrap_or_else(|| panic!("{id} needs Fluent")));
        format!("({id:?}, {:?}, {:?}),\n", both[0], both[1])
    });
    write("texts.rs", format!("&[{}]", rows.collect::<String>()));
}

fn texts(lang: &str) -> String {
    let path = format!("../words/texts/{lang}.ftl");
    println!("cargo::rerun-if-changed={path}");
    fs::read_to_string(path).expect("the texts")
}

fn parsed(text: &str) -> Resource<&str> {
    fluent_syntax::parser::parse(text).expect("sound texts")
}

/// The messages of a language by id: those that are plain text with arguments in braces; nothing for others.
fn messages(lang: &str) -> BTreeMap<String, Option<String>> {
    let text = texts(lang);
    let resource = parsed(&text);
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name.to_owned(), plain(message.value.as_ref()?))),
        _ => None,
    });
    messages.collect()
}

fn plain(pattern: &Pattern<&str>) -> Option<String> {
    let part = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => Some((*value).to_owned()),
        PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
            InlineExpression::VariableReference { id } => Some(format!("{{{}}}", id.name)),
            InlineExpression::StringLiteral { value } => Some((*value).to_owned()),
            _ => None,
        },
        PatternElement::Placeable { .. } => None,
    };
    pattern.elements.iter().map(part).collect()
}

//! Finds the face of the box whose feature is set, so that no list names the boxes, and picks the texts of the shelf, which
//! does without Fluent. The other pages have their texts beside them (`xtask/assembler/src/texts.rs`).

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, HashSet};
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if has("shelf") {
        pick_for_the_shelf();
    }
    if has("table") {
        name_the_face();
    }
}

/// Writes down where the face of the box is whose feature is set: each has a folder of its name.
fn name_the_face() {
    let folders = fs::read_dir("src").expect("the sources").filter_map(Result::ok).map(|entry| entry.path());
    let set = |path: &PathBuf| path.file_name().and_then(|name| name.to_str()).is_some_and(has);
    let faces: Vec<PathBuf> = folders.filter(|path| path.join("face.rs").exists() && set(path)).collect();
    let [face] = &faces[..] else { panic!("one page holds one box: build with the feature of one, not of {faces:?}") };
    let path = face.join("mod.rs").canonicalize().expect("a face");
    write("face.rs", format!("#[path = {path:?}]\nmod of_the_box;\nuse of_the_box as face;\n"));
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
    fs::write(out, text).expect("the file is written");
}

/// What stands between two quotation marks in sources.
fn quoted(sources: &str) -> HashSet<&str> {
    sources.split('"').skip(1).collect()
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

/// The messages of a language by id: those that are plain text with arguments in braces; nothing for others.
fn messages(lang: &str) -> BTreeMap<String, Option<String>> {
    let text = texts(lang);
    let resource = fluent_syntax::parser::parse(text.as_str()).expect("sound texts");
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

//! Picks the texts that the shelf says out of the texts of all boxes, so that it loads neither the others nor Fluent.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var_os("CARGO_FEATURE_SHELF").is_none() {
        return;
    }
    let mut sources = String::new();
    for folder in ["src/shelf", "../menu/src"] {
        println!("cargo::rerun-if-changed={folder}");
        for entry in fs::read_dir(folder).expect("the folder of sources") {
            sources.push_str(&fs::read_to_string(entry.expect("a source file").path()).expect("a source file"));
        }
    }
    let [en, fr] = ["en", "fr"].map(messages);
    let said = |id: &str| sources.contains(&format!("\"{id}\""));
    for part in sources.split("\"shelf-").skip(1) {
        let id = format!("shelf-{}", part.split('"').next().unwrap_or_default());
        assert!(en.contains_key(&id), "the shelf says {id:?}, which has no text");
    }
    let rows = en.iter().filter(|(id, _)| said(id)).map(|(id, text)| {
        let both = [text, &fr[id]].map(|text| text.as_ref().unwrap_or_else(|| panic!("{id} needs Fluent")));
        format!("({id:?}, {:?}, {:?}),\n", both[0], both[1])
    });
    let out = Path::new(&env::var_os("OUT_DIR").expect("cargo names it")).join("texts.rs");
    fs::write(out, format!("&[{}]", rows.collect::<String>())).expect("the texts are written");
}

/// The messages of a language by id: those that are plain text with arguments in braces; nothing for others.
fn messages(lang: &str) -> BTreeMap<String, Option<String>> {
    let path = format!("../words/texts/{lang}.ftl");
    println!("cargo::rerun-if-changed={path}");
    let text = fs::read_to_string(path).expect("the texts");
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

//! What the packs of all boxes share: entries with a name, a text and a provenance, and how a person's own
//! files are laid over ours.

use crate::pack::{Fields, Node, PackError, Place, Provenance, Value};
use crate::{Arg, Line};
use std::path::Path;

/// A text in both languages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

impl From<&Words> for Arg {
    fn from(words: &Words) -> Arg {
        Arg::Name { en: words.en.clone(), fr: words.fr.clone() }
    }
}

/// What every entry of a pack has.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// Its id, used in notation and scenarios.
    pub id: String,
    /// Its name.
    pub name: Words,
    /// What it does, in words.
    pub text: Words,
    /// Where each of its values comes from.
    pub provenance: Vec<(String, Provenance)>,
}

/// The head of a pack: which box it is for, and the sources its provenance names.
pub fn check_meta(meta: &Node, name: &'static str) -> Result<(), PackError> {
    let mut fields = Fields::of(meta)?;
    fields.need("box")?.word(&[(name, ())])?;
    fields.need("format")?.number(1, 1)?;
    fields.text("version")?;
    fields.text("licence")?;
    fields.need("sources")?.table()?;
    fields.finish()
}

/// The lists of tables under these keys, and nothing else.
pub fn lists<'n, const N: usize>(file: &'n Node, keys: [&'static str; N]) -> Result<[&'n [Node]; N], PackError> {
    let mut fields = Fields::of(file)?;
    let mut found = [&[] as &[Node]; N];
    let mut missing = None;
    for (slot, key) in found.iter_mut().zip(keys) {
        match fields.get(key) {
            Some(node) => *slot = node.list()?,
            None => missing = Some(key),
        }
    }
    // A misspelt key explains a missing one better than the missing one itself.
    fields.finish()?;
    match missing {
        Some(key) => Err(file.error(Line::new("missing-key").with("key", key))),
        None => Ok(found),
    }
}

/// Every entry has an id of its own.
pub fn no_duplicates(nodes: &[Node]) -> Result<(), PackError> {
    for (i, node) in nodes.iter().enumerate() {
        let Some(id) = node.id() else {
            return Err(node.error(Line::new("no-id")));
        };
        if let Some(first) = nodes[..i].iter().find(|other| other.id() == Some(id)) {
            return Err(node.error(Line::new("duplicate-id").with("id", id).with("first", first.at.to_string())));
        }
    }
    Ok(())
}

/// Everything that matters for play, as text: names, texts, notes and provenance left out.
pub fn canonical(files: &[Node]) -> String {
    const TELLING: [&str; 11] = [
        "name_en",
        "name_fr",
        "text_en",
        "text_fr",
        "title_en",
        "title_fr",
        "story_en",
        "story_fr",
        "note",
        "provenance",
        "sources",
    ];
    fn write(node: &Node, out: &mut String) {
        match &node.value {
            Value::Table(table) => {
                let mut entries: Vec<_> = table.iter().filter(|(key, _)| !TELLING.contains(&key.as_str())).collect();
                entries.sort_by_key(|&(key, _)| key);
                for (key, node) in entries {
                    out.push_str(key);
                    out.push('=');
                    write(node, out);
                }
                out.push(';');
            }
            Value::List(items) => {
                items.iter().for_each(|item| write(item, out));
                out.push(']');
            }
            Value::Text(text) => {
                out.push_str(text);
                out.push(' ');
            }
            Value::Number(n) => out.push_str(&format!("{n} ")),
            Value::Flag(flag) => out.push_str(&format!("{flag} ")),
        }
    }
    let mut out = String::new();
    files.iter().for_each(|file| write(file, &mut out));
    out
}

/// Id, name, text and provenance under their usual keys.
pub fn entry(fields: &mut Fields<'_>) -> Result<Entry, PackError> {
    named_entry(fields, ["name_en", "name_fr"], ["text_en", "text_fr"])
}

/// An entry whose name and text stand under these keys, English first.
pub fn named_entry(
    fields: &mut Fields<'_>,
    name: [&'static str; 2],
    text: [&'static str; 2],
) -> Result<Entry, PackError> {
    let id = fields.text("id")?;
    let name = words(fields, name, &id)?;
    let text = words(fields, text, "")?;
    if let Some(note) = fields.get("note") {
        note.text()?;
    }
    let provenance = fields.need("provenance")?.table()?;
    let provenance = provenance.iter().map(|(key, node)| Ok((key.clone(), Provenance::read(node)?)));
    Ok(Entry { id, name, text, provenance: provenance.collect::<Result<_, _>>()? })
}

/// A text in both languages.
pub fn words(fields: &mut Fields<'_>, keys: [&'static str; 2], default: &str) -> Result<Words, PackError> {
    let mut one = |key| fields.get(key).map_or(Ok(default.to_owned()), |node| node.text().map(str::to_owned));
    Ok(Words { en: one(keys[0])?, fr: one(keys[1])? })
}

/// Our files with those of a directory laid over them.
pub fn lay_directory(ours: Vec<Node>, names: &[&str], dir: &Path) -> Result<Vec<Node>, PackError> {
    let unreadable = |path: &Path, error: std::io::Error| PackError {
        at: Place::whole(&path.display().to_string()),
        why: Line::new("cannot-read").with("what", error.to_string()),
    };
    let entries = std::fs::read_dir(dir).map_err(|e| unreadable(dir, e))?;
    let paths: Vec<_> = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()
        .map_err(|e| unreadable(dir, e))?;
    let mut texts = Vec::new();
    for path in paths.into_iter().filter(|path| path.extension().is_some_and(|end| end == "toml")) {
        let name = path.display().to_string();
        let text = crate::file::read(&path).map_err(|why| PackError { at: Place::whole(&name), why })?;
        texts.push((name, text));
    }
    lay_over(ours, names, &dir.display().to_string(), &texts)
}

/// Our files, which have these names, with others (path and text) laid over them; `place` is where those come from.
pub fn lay_over(
    mut ours: Vec<Node>,
    names: &[&str],
    place: &str,
    texts: &[(String, String)],
) -> Result<Vec<Node>, PackError> {
    if texts.is_empty() {
        let why = Line::new("empty-overlay").with("known", names.join(", "));
        return Err(PackError { at: Place::whole(place), why });
    }
    for (path, text) in texts {
        let over = Node::parse(path, text)?;
        let name = path.rsplit(['/', '\\']).next().unwrap_or(path);
        let index = names.iter().position(|&known| known == name).ok_or_else(|| PackError {
            at: Place::whole(path),
            why: Line::new("unknown-file").with("known", names.join(", ")),
        })?;
        ours[index].overlay(&over)?;
    }
    Ok(ours)
}

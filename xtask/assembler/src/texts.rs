//! The texts of a page, which lie beside it: those whose names stand in what it was made of. So a change of a text compiles
//! nothing.

use fluent_syntax::ast::{Entry, Resource};
use std::collections::HashSet;
use std::fs;
use std::path::Path;
use xtask::{Finish, LANGUAGES, Page, ingredients, root};

/// What a page says, language by language. Reasons come to a table from where bots think; what is said before a game is
/// said on the shelf, and what is said beside a table of cardboard by the companion alone.
pub fn of_page(finish: Finish, page: &Page) -> Result<Vec<String>, String> {
    let mut sources = String::new();
    for &part in page.parts() {
        let built = finish.built(page, part);
        let made_of =
            ingredients(&built).ok_or_else(|| format!("{}: nobody told what it is made of", built.display()))?;
        for path in made_of.iter().filter(|path| speaks(path) && !(page.is_table() && chooses(path))) {
            sources += &fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
        }
    }
    let elsewhere: &[&str] = if page.is_table() { &["companion-", "copied-"] } else { &[] };
    let said = quoted(&sources);
    let wanted = |id: &str| said.contains(id) && !elsewhere.iter().any(|beginning| id.starts_with(beginning));
    LANGUAGES.map(|lang| Ok(picked(&read(lang)?, wanted))).into_iter().collect()
}

/// All texts of a language.
fn read(lang: &str) -> Result<String, String> {
    let path = root().join(format!("crates/words/texts/{lang}.ftl"));
    fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))
}

/// Whether texts are named in a file: in sources, and in lessons.
fn speaks(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "rs") || path.ends_with("tutorial.toml")
}

/// Whether a file tells what can be chosen before a game; how bots are called, a table says, too.
fn chooses(path: &Path) -> bool {
    path.parent().is_some_and(|folder| folder.ends_with("menu/src")) && !path.ends_with("names.rs")
}

/// What stands between two quotation marks in sources.
fn quoted(sources: &str) -> HashSet<&str> {
    sources.split('"').skip(1).collect()
}

/// The wanted messages of all.
fn picked(texts: &str, wanted: impl Fn(&str) -> bool) -> String {
    let parsed = fluent_syntax::parser::parse(texts);
    let mut all: Resource<&str> = parsed.unwrap_or_else(|(sound, _)| sound);
    all.body.retain(|entry| matches!(entry, Entry::Message(message) if wanted(message.id.name)));
    fluent_syntax::serializer::serialize(&all)
}

#[cfg(test)]
mod tests {
    use super::{picked, quoted};

    #[test]
    fn a_page_has_the_texts_whose_names_stand_in_its_sources_and_no_others() {
        let texts =
            "play = Play\n# why\npass = { $who ->\n    [you] You pass\n   *[other] They pass\n }\nwait = Wait\n";
        let said = quoted(r#"Line::new("pass"), button("wait-not"), "play""#);
        let page = picked(texts, |id| said.contains(id));
        assert!(page.contains("play = Play") && page.contains("[you] You pass"), "{page}");
        assert!(!page.contains("wait"), "{page}");
    }
}

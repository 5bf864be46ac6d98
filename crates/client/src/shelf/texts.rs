//! The texts of the shelf in both languages, picked out when the page was built.

use words::Lang;

/// By id: English and French, arguments in braces.
static TEXTS: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// A text; its bare id if there is none.
pub fn text(lang: Lang, id: &str) -> String {
    let found = TEXTS.binary_search_by_key(&id, |(id, _, _)| *id).ok().map(|n| &TEXTS[n]);
    let said = found.map_or(id, |(_, en, fr)| match lang {
        Lang::En => en,
        Lang::Fr => fr,
    });
    said.to_owned()
}

/// A text with its arguments.
pub fn fill(lang: Lang, id: &str, args: &[(&str, &str)]) -> String {
    let put = |text: String, (name, value): &(&str, &str)| text.replace(&format!("{{{name}}}"), value);
    args.iter().fold(text(lang, id), put)
}

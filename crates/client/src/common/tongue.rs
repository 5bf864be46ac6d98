//! The texts of both languages that this page says, loaded once.

use std::sync::OnceLock;
use words::{Lang, Words};

/// The texts of a language.
pub fn words(lang: Lang) -> &'static Words {
    static EN: OnceLock<Words> = OnceLock::new();
    static FR: OnceLock<Words> = OnceLock::new();
    match lang {
        Lang::En => EN.get_or_init(|| Words::of(lang, include_str!(concat!(env!("OUT_DIR"), "/en.ftl")))),
        Lang::Fr => FR.get_or_init(|| Words::of(lang, include_str!(concat!(env!("OUT_DIR"), "/fr.ftl")))),
    }
}

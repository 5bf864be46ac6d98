//! The texts of both languages that this page says, loaded once.

#[cfg(not(feature = "shelf"))]
pub use loaded::words;

#[cfg(not(feature = "shelf"))]
mod loaded {
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
}

/// The text with every word 40 % longer, to see whether the page has room for it.
pub fn drawn_out(text: String) -> String {
    let longer = |word: &str| {
        let letters = word.chars().count();
        let last = word.chars().next_back().filter(|c| c.is_alphabetic()).unwrap_or('o');
        word.chars().chain(std::iter::repeat_n(last, (letters * 2).div_ceil(5))).collect::<String>()
    };
    text.split(' ').map(longer).collect::<Vec<_>>().join(" ")
}

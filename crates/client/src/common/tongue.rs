//! The texts that this page says. They lie beside it (`xtask/assembler/src/texts.rs` picks them): the language spoken comes with
//! the page, the other once the page can be used.

use std::sync::OnceLock;
use wasm_bindgen::prelude::*;
use words::{Lang, Words};

static LEARNT: [OnceLock<Words>; 2] = [OnceLock::new(), OnceLock::new()];

/// Learns a language, by its code.
#[wasm_bindgen]
pub fn learn(code: &str, texts: &str) {
    if let Some(lang) = Lang::from_code(code) {
        LEARNT[lang as usize].get_or_init(|| Words::of(lang, texts));
    }
}

/// Whether a language is learnt.
#[cfg(feature = "table")]
pub fn is_learnt(lang: Lang) -> bool {
    LEARNT[lang as usize].get().is_some()
}

/// The texts of a language; until it is learnt, those of the one that is.
pub fn words(lang: Lang) -> &'static Words {
    let any = || LEARNT.iter().find_map(OnceLock::get);
    LEARNT[lang as usize].get().or_else(any).unwrap_throw()
}

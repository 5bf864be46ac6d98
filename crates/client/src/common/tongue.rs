//! The texts that this page says. They travel in the module as far as the page is put together, and lie beside it from then on
//! (`xtask/assembler/src/texts.rs`): the language spoken comes with the page, the other once the page can be used.

use std::sync::OnceLock;
use wasm_bindgen::prelude::*;
use words::{Lang, Words};

/// Texts of a language as the build script picked them, outside of what the page loads.
macro_rules! set_aside {
    ($name:ident, $section:literal, $file:literal) => {
        #[expect(dead_code)]
        #[unsafe(link_section = $section)]
        static $name: [u8; include_bytes!(concat!(env!("OUT_DIR"), $file)).len()] =
            *include_bytes!(concat!(env!("OUT_DIR"), $file));
    };
}
set_aside!(EN, "texts.en", "/en.ftl");
set_aside!(FR, "texts.fr", "/fr.ftl");

static LEARNT: [OnceLock<Words>; 2] = [OnceLock::new(), OnceLock::new()];

/// Learns a language, by its code.
#[wasm_bindgen]
pub fn learn(code: &str, texts: &str) {
    if let Some(lang) = Lang::from_code(code) {
        LEARNT[lang as usize].get_or_init(|| Words::of(lang, texts));
    }
}

/// Whether a language is learnt.
pub fn is_learnt(lang: Lang) -> bool {
    LEARNT[lang as usize].get().is_some()
}

/// The texts of a language; until it is learnt, those of the one that is.
pub fn words(lang: Lang) -> &'static Words {
    let any = || LEARNT.iter().find_map(OnceLock::get);
    LEARNT[lang as usize].get().or_else(any).unwrap_throw()
}

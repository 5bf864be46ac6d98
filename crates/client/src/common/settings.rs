//! What a person likes: language, theme, pace, keys. All boxes share it.

use crate::common::store;
use leptos::prelude::document;
use serde::{Deserialize, Serialize};
use words::Lang;

/// What a person likes, kept in the browser.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Settings {
    /// French or English.
    pub french: bool,
    /// Dark or light.
    pub dark: bool,
    /// Milliseconds between a bot's moves.
    pub pace: u32,
    /// Milliseconds before a turn ends by itself; none if the person always says so.
    #[serde(default = "a_moment")]
    pub beat: Option<u32>,
    /// Whether single letters are commands.
    pub keys: bool,
    /// Whether nothing moves.
    #[serde(default)]
    pub still: bool,
    /// Whether the table is heard.
    #[serde(default)]
    pub sound: bool,
    /// How loud, of [`LOUDEST`].
    #[serde(default = "loudest")]
    pub volume: u8,
    /// When a choice is looked at once more before it is made.
    #[serde(default)]
    pub confirm: Confirm,
}

/// When a choice of a single way is looked at once more before it is made.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Confirm {
    /// Always.
    #[default]
    Always,
    /// If it cannot be taken back.
    Final,
    /// Never.
    Never,
}

/// As loud as the table gets.
pub const LOUDEST: u8 = 3;

fn loudest() -> u8 {
    LOUDEST
}

/// How long the page waits at the end of a turn, unless somebody likes it otherwise.
pub const MOMENT: u32 = 1800;

fn a_moment() -> Option<u32> {
    Some(MOMENT)
}

impl Settings {
    /// What the browser keeps; before, what it says about the person.
    pub fn load() -> Settings {
        store::read("bosk.settings").unwrap_or_else(|| {
            let window = web_sys::window();
            let language = window.as_ref().and_then(|w| w.navigator().language()).unwrap_or_default();
            let dark = window
                .and_then(|w| w.match_media("(prefers-color-scheme: dark)").ok().flatten())
                .is_some_and(|query| query.matches());
            Settings {
                french: Lang::from_code(&language) == Some(Lang::Fr),
                dark,
                pace: 700,
                beat: a_moment(),
                keys: true,
                still: false,
                sound: false,
                volume: LOUDEST,
                confirm: Confirm::Always,
            }
        })
    }

    /// Keeps them; false if the browser refuses.
    pub fn keep(&self) -> bool {
        store::keep("bosk.settings", self)
    }

    /// The language spoken.
    pub fn lang(&self) -> Lang {
        if self.french { Lang::Fr } else { Lang::En }
    }
}

/// Tells the document its theme and language, and whether anything may move.
pub fn dress(settings: Settings) {
    if let Some(root) = document().document_element() {
        let _ = root.toggle_attribute_with_force("data-still", settings.still);
        let _ = root.set_attribute("data-theme", if settings.dark { "dark" } else { "light" });
        let _ = root.set_attribute("lang", settings.lang().code());
    }
}

/// Whether words are drawn out, to test the page.
pub fn long_words() -> bool {
    web_sys::window().and_then(|w| w.location().search().ok()).is_some_and(|query| query == "?lang=xx")
}

//! The games that this browser keeps: what the shelf knows of each. The games themselves are read by the tables.

use crate::shell::store;
use serde::{Deserialize, Serialize};

const KEY: &str = "bosk.games";

/// A game that is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Its name in addresses and in the browser's storage.
    pub id: String,
    /// The box.
    #[serde(rename = "box")]
    pub game: String,
    /// The mode, as records write it.
    pub mode: String,
    /// Who sits where.
    pub seats: Vec<String>,
    /// What the person calls it, if they do.
    pub name: Option<String>,
    /// Where it is played.
    #[serde(rename = "where")]
    pub place: Place,
    /// Whose turn it is.
    pub turn: Turn,
    /// How it stands, in one line.
    pub line: Both,
    /// The table in small; may be empty.
    pub picture: String,
    /// How many moves were made.
    pub moves: usize,
    /// When the last one was made, in milliseconds.
    pub at: u64,
}

/// Where a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// Against bots or what is in the box.
    Bot,
    /// By people at this device.
    Here,
    /// By people far apart.
    Far,
    /// With the box on the table.
    Table,
}

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Turn {
    /// The person's in front.
    Mine,
    /// Somebody else's.
    Theirs,
    /// Nobody's: it is over.
    Over,
}

/// A line in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Both {
    /// In English.
    pub en: String,
    /// In French.
    pub fr: String,
}

/// The games kept here, those first that wait for the person; nothing if the list cannot be read.
pub fn kept() -> Option<Vec<Entry>> {
    let Some(text) = store::read_text(KEY) else { return Some(Vec::new()) };
    let mut games: Vec<Entry> = serde_json::from_str(&text).ok()?;
    let rank = |game: &Entry| match (game.turn, game.place) {
        (Turn::Mine, Place::Far) => 0,
        (Turn::Mine, _) => 1,
        _ => 2,
    };
    games.sort_by(|a, b| rank(a).cmp(&rank(b)).then(b.at.cmp(&a.at)));
    Some(games)
}

/// Changes the list as it is now; false if it cannot be read or kept, and then nothing changes.
fn change(with: impl FnOnce(&mut Vec<Entry>)) -> bool {
    let Some(mut games) = kept() else { return false };
    with(&mut games);
    store::keep(KEY, &games)
}

/// Calls a game by a name, or by none.
pub fn rename(id: &str, name: Option<String>) -> bool {
    change(|games| {
        if let Some(game) = games.iter_mut().find(|game| game.id == id) {
            game.name = name;
        }
    })
}

/// Throws a game away.
pub fn delete(id: &str) -> bool {
    let done = change(|games| games.retain(|game| game.id != id));
    if done {
        store::forget(&format!("bosk.game.{id}"));
    }
    done
}

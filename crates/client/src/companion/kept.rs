//! Companion games that the browser keeps, beside all others, so that the shelf leads back to them.

use super::cards::Texts;
use crate::common::store;
use crate::common::tongue::words;
use room::games::{self, Both, Entry, Place, Turn};
use serde::{Deserialize, Serialize};
use table::Line;
use words::Lang;

/// A companion game as it is kept.
#[derive(Serialize, Deserialize)]
pub struct Kept {
    /// Its record.
    pub record: String,
    /// How many things to do by hand have been done.
    #[serde(default)]
    pub done: usize,
    /// The cards that the owner copied.
    #[serde(default)]
    pub cards: Texts,
    /// The campaign it belongs to.
    #[serde(default)]
    pub campaign: Option<u32>,
}

fn index() -> Option<Vec<Entry>> {
    match store::read_text(games::INDEX) {
        Some(text) => games::read(&text),
        None => Some(Vec::new()),
    }
}

/// An id for a new game.
pub fn fresh_id() -> String {
    games::fresh_id(&index().unwrap_or_default(), js_sys::Math::random)
}

/// Keeps a game and its line in the index; false if the browser refuses, or the index cannot be read and is left as it is.
pub fn keep(id: &str, kept: &Kept, (game, mode): (&str, &str), line: &Line, moves: usize, over: bool) -> bool {
    let Some(mut index) = index() else { return false };
    let [en, fr] = [Lang::En, Lang::Fr].map(|lang| words(lang).say(line));
    let entry = Entry {
        id: id.to_owned(),
        game: game.to_owned(),
        mode: mode.to_owned(),
        seats: Vec::new(),
        name: None,
        place: Place::Table,
        turn: if over { Turn::Over } else { Turn::Mine },
        line: Both { en, fr },
        picture: String::new(),
        moves,
        at: js_sys::Date::now() as u64,
    };
    games::put(&mut index, entry);
    store::keep(&games::key(id), kept) && store::keep(games::INDEX, &index)
}

/// The game of this id.
pub fn read(id: &str) -> Option<Kept> {
    store::read(&games::key(id))
}

/// The game that was played last and is not over, in a line.
pub fn latest() -> Option<(String, Both)> {
    let games = index()?.into_iter().filter(|game| game.place == Place::Table && game.turn != Turn::Over);
    games.max_by_key(|game| game.at).map(|game| (game.id, game.line))
}

//! Companion games that the browser keeps, beside all others, so that the shelf leads back to them.

use super::cards::Texts;
use crate::common::games::{self as list, index};
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

/// An id for a new game.
pub fn fresh_id() -> String {
    games::fresh_id(&index(), js_sys::Math::random)
}

/// Keeps a game and its line in the index; false if the browser refuses.
pub fn keep(id: &str, kept: &Kept, (game, mode): (&str, &str), line: &Line, moves: usize, over: bool) -> bool {
    let mut index = index();
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
    store::keep(&games::key(id), kept) && list::keep(&index)
}

/// The game of this id.
pub fn read(id: &str) -> Option<Kept> {
    store::read(&games::key(id))
}

/// The game that was played last and is not over, in a line.
pub fn latest() -> Option<(String, Both)> {
    let games = index().into_iter().filter(|game| game.place == Place::Table && game.turn != Turn::Over);
    games.max_by_key(|game| game.at).map(|game| (game.id, game.line))
}

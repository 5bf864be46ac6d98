//! The games that this browser keeps: what the shelf knows of each. The games themselves are read by the tables.

use crate::common::store;
pub use room::games::{Entry, Place, Turn};
use room::games::{INDEX, key, read, remove};

/// The games kept here, those first that wait for the person; nothing if the list cannot be read.
pub fn kept() -> Option<Vec<Entry>> {
    let Some(text) = store::read_text(INDEX) else { return Some(Vec::new()) };
    let mut games = read(&text)?;
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
    store::keep(INDEX, &games)
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
    let done = change(|games| remove(games, id));
    if done {
        store::forget(&key(id));
    }
    done
}

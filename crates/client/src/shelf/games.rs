//! The games that this browser keeps: what the shelf knows of each. The games themselves are read by the tables.

use crate::common::games::{index, keep};
use crate::common::store;
pub use room::games::{Entry, Place, Turn};
use room::games::{key, remove};

/// The games kept here, those first that wait for the person.
pub fn kept() -> Vec<Entry> {
    let mut games = index();
    let rank = |game: &Entry| match (game.turn, game.place) {
        (Turn::Mine, Place::Far) => 0,
        (Turn::Mine, _) => 1,
        _ => 2,
    };
    games.sort_by(|a, b| rank(a).cmp(&rank(b)).then(b.at.cmp(&a.at)));
    games
}

/// Changes the list as it is now; false if the browser refuses.
fn change(with: impl FnOnce(&mut Vec<Entry>)) -> bool {
    let mut games = index();
    with(&mut games);
    keep(&games)
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

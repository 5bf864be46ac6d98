//! The list of the games that this browser keeps, on screen and beside cardboard.

use super::store;
use room::games::{self, Entry, INDEX};

/// The list; where it cannot be read, the games that lie here as far as they say themselves what they are.
pub fn index() -> Vec<Entry> {
    let Some(text) = store::read_text(INDEX) else { return Vec::new() };
    games::read(&text).unwrap_or_else(|| {
        let found = |name: String| games::found(name.strip_prefix(&games::key(""))?, &store::read_text(&name)?);
        let mut games: Vec<Entry> = store::keys().filter_map(found).collect();
        games.sort_unstable_by(|a, b| a.id.cmp(&b.id));
        games
    })
}

/// A list that lies here and cannot be read.
pub fn unreadable() -> Option<String> {
    store::read_text(INDEX).filter(|text| games::read(text).is_none())
}

/// Keeps the list; one that cannot be read is put away first. False if the browser refuses.
pub fn keep(index: &[Entry]) -> bool {
    let put_away = |text: String| {
        let free = games::unreadable().find(|name| store::read_text(name).is_none());
        free.is_some_and(|name| store::keep_text(&name, &text))
    };
    unreadable().is_none_or(put_away) && store::keep(INDEX, &index)
}

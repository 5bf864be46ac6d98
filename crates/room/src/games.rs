//! The games that are kept side by side: an index that a shelf can show without any rules, and each game by itself.
//!
//! The index is JSON under [`INDEX`], a list of [`Entry`]; a game is JSON under [`key`], a [`Saved`].

use crate::room::Extra;
use crate::source::humans;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use table::RecordError;

/// The name under which the index is kept.
pub const INDEX: &str = "bosk.games";

/// The names under which indexes that cannot be read are put away, one after the other.
pub fn unreadable() -> impl Iterator<Item = String> {
    (1..).map(|n| format!("{INDEX}.unreadable.{n}"))
}

/// The name under which a game is kept.
pub fn key(id: &str) -> String {
    format!("bosk.game.{id}")
}

/// A game in the index.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Its id.
    pub id: String,
    /// The box, as records name it.
    #[serde(rename = "box")]
    pub game: String,
    /// The mode, as records name it.
    pub mode: String,
    /// Who sits where.
    pub seats: Vec<String>,
    /// What the person calls it.
    pub name: Option<String>,
    /// Where it is played.
    #[serde(rename = "where")]
    pub place: Place,
    /// Whose turn it is.
    pub turn: Turn,
    /// Where it stands, in a line.
    pub line: Both,
    /// A small picture of the table, as SVG; may be empty.
    pub picture: String,
    /// How many moves have been made.
    pub moves: usize,
    /// When it was last played, in milliseconds since 1970.
    pub at: u64,
}

/// Where a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// With bots, or against an opponent in the box.
    Bot,
    /// By several people at this screen.
    Here,
    /// With people elsewhere.
    Far,
    /// At a table of cardboard.
    Table,
}

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Turn {
    /// A person at this screen is asked.
    Mine,
    /// Somebody else is asked.
    Theirs,
    /// The game is over.
    Over,
}

/// The same in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Both {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

/// A game as it is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Saved {
    /// The text of its record.
    pub record: String,
    /// What belongs to it besides.
    #[serde(default)]
    pub extra: Extra,
}

impl Saved {
    /// The game that a text holds; what is wrong with it, if it is none.
    pub fn read(text: &str) -> Result<Saved, RecordError> {
        Ok(serde_json::from_str(text)?)
    }
}

/// The index that a text holds; nothing if it is none.
pub fn read(text: &str) -> Option<Vec<Entry>> {
    serde_json::from_str(text).ok()
}

/// What the record of a kept game says of it without any rules, on screen or beside cardboard.
#[derive(Deserialize)]
struct Head {
    #[serde(rename = "box")]
    game: String,
    mode: Option<String>,
    companion: Option<String>,
    #[serde(default)]
    seats: Vec<String>,
    #[serde(default, alias = "said")]
    actions: Vec<IgnoredAny>,
}

/// The entry of a kept game where the index cannot be read: nobody knows how it stands until it is opened.
pub fn found(id: &str, kept: &str) -> Option<Entry> {
    let head: Head = serde_json::from_str(&Saved::read(kept).ok()?.record).ok()?;
    let place = match () {
        () if head.companion.is_some() => Place::Table,
        () if humans(&head.seats).count() > 1 => Place::Here,
        () => Place::Bot,
    };
    Some(Entry {
        id: id.to_owned(),
        game: head.game,
        mode: head.mode.or(head.companion)?,
        seats: head.seats,
        name: None,
        place,
        turn: Turn::Mine,
        line: Both::default(),
        picture: String::new(),
        moves: head.actions.len(),
        at: 0,
    })
}

/// Puts a game into the index, in the place of what it said of the game before; what the person calls it stays.
pub fn put(index: &mut Vec<Entry>, mut entry: Entry) {
    match index.iter_mut().find(|other| other.id == entry.id) {
        Some(old) => {
            entry.name = entry.name.or(old.name.take());
            *old = entry;
        }
        None => index.push(entry),
    }
}

/// Takes a game out of the index.
pub fn remove(index: &mut Vec<Entry>, id: &str) {
    index.retain(|entry| entry.id != id);
}

/// A game against bots that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Met {
    /// The id of the game.
    pub id: String,
    /// Who the bots were.
    pub level: String,
    /// Whether the person has won.
    pub won: bool,
}

/// So many games against bots are remembered.
const MOST_MET: usize = 500;

/// Where games of a box against bots are remembered.
pub fn met_key(game: &str) -> String {
    format!("bosk.levels.{game}")
}

/// Remembers how a game ended; one that was taken back and ended again counts once.
pub fn note(all: &mut Vec<Met>, met: Met) {
    all.retain(|other| other.id != met.id);
    all.push(met);
    all.drain(..all.len().saturating_sub(MOST_MET));
}

/// An id that no game of the index has, from lots between 0 and 1.
pub fn fresh_id(index: &[Entry], mut lot: impl FnMut() -> f64) -> String {
    const LETTERS: &[u8; 36] = b"abcdefghijklmnopqrstuvwxyz0123456789";
    loop {
        let mut letter = || char::from(LETTERS[((lot() * 36.0) as usize).min(35)]);
        let id: String = (0..6).map(|_| letter()).collect();
        if index.iter().all(|entry| entry.id != id) {
            return id;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(id: &str, moves: usize) -> Entry {
        Entry {
            id: id.into(),
            game: "duo".into(),
            mode: "duel".into(),
            seats: vec!["human".into(), "greedy".into()],
            name: None,
            place: Place::Bot,
            turn: Turn::Mine,
            line: Both { en: "Spring".into(), fr: "Printemps".into() },
            picture: String::new(),
            moves,
            at: 1_700_000_000_000,
        }
    }

    #[test]
    fn a_game_is_kept_once_and_keeps_its_name() {
        let mut index = vec![Entry { name: Some("Sunday".into()), ..entry("k3f9a2", 1) }];
        put(&mut index, entry("k3f9a2", 2));
        put(&mut index, entry("zzzzzz", 0));
        assert_eq!((index.len(), index[0].moves, index[0].name.as_deref()), (2, 2, Some("Sunday")));
        remove(&mut index, "k3f9a2");
        assert_eq!(index, [entry("zzzzzz", 0)]);
    }

    #[test]
    fn the_index_is_written_as_the_shelf_reads_it() {
        let text = serde_json::to_string(&vec![entry("k3f9a2", 12)]).unwrap();
        let wanted = r#"[{"id":"k3f9a2","box":"duo","mode":"duel","seats":["human","greedy"],"name":null,"where":"bot","turn":"mine","line":{"en":"Spring","fr":"Printemps"},"picture":"","moves":12,"at":1700000000000}]"#;
        assert_eq!(text, wanted);
        assert_eq!(read(&text), Some(vec![entry("k3f9a2", 12)]));
        assert_eq!(read("[{"), None);
        let saved: Saved = serde_json::from_str(r#"{"record":"x","extra":{}}"#).unwrap();
        assert_eq!(saved.extra, Extra::default());
    }

    #[test]
    fn a_game_that_the_index_lost_is_found_by_its_record() {
        let kept = |record: &str| serde_json::json!({ "record": record, "done": 3 }).to_string();
        let screen = r#"{"bosk":1,"box":"duo","mode":"duel","pack":"ff","seed":7,"seats":["human","greedy"],"actions":["draw"]}"#;
        let wanted = Entry { line: Both::default(), at: 0, ..entry("k3f9a2", 1) };
        assert_eq!(found("k3f9a2", &kept(screen)), Some(wanted.clone()));
        let shared = screen.replace("greedy", "human");
        assert_eq!(found("k3f9a2", &kept(&shared)).map(|entry| entry.place), Some(Place::Here));
        let beside = r#"{"bosk":1,"box":"duo","companion":"duel","pack":"ff","seed":7,"said":["yes"]}"#;
        let wanted = Entry { place: Place::Table, seats: Vec::new(), ..wanted };
        assert_eq!(found("k3f9a2", &kept(beside)), Some(wanted));
        assert_eq!(found("k3f9a2", &kept("{")), None);
        assert_eq!(found("campaign", "12"), None);
    }

    #[test]
    fn no_two_games_have_the_same_id() {
        let mut lots = [0.0; 6].into_iter().chain([0.999_999; 6]);
        let id = fresh_id(&[entry("aaaaaa", 0)], || lots.next().unwrap());
        assert_eq!(id, "999999");
    }

    #[test]
    fn a_save_that_is_cut_short_says_so() {
        assert!(matches!(Saved::read("{ \"record\": \"{"), Err(RecordError::Broken { line: 1, .. })));
    }

    #[test]
    fn a_game_against_bots_counts_once_and_only_the_last_ones_are_remembered() {
        let met = |id: usize, won: bool| Met { id: id.to_string(), level: "fox".into(), won };
        let mut all = Vec::new();
        note(&mut all, met(1, false));
        note(&mut all, met(1, true));
        assert_eq!(all, [met(1, true)]);
        (2..600).for_each(|id| note(&mut all, met(id, false)));
        assert_eq!((all.len(), &all[0]), (MOST_MET, &met(100, false)));
    }
}

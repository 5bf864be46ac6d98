//! Links that hold a whole game behind the `#`.

use crate::{Record, RecordError};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// What stands before the game.
const MARK: &str = "#game=";

/// Everything but what may stand bare behind a `#` in every browser.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'!').remove(b'~');

/// Whether the end of an address holds a game.
///
/// ```
/// assert!(table::link::is_game("#game=%7B%7D"));
/// assert!(!table::link::is_game("#rules"));
/// ```
pub fn is_game(hash: &str) -> bool {
    hash.starts_with(MARK)
}

/// The end of an address that holds the game.
///
/// ```
/// # use table::{Digest, Record, link};
/// # let record = Record { bosk: 1, game: "duo".into(), mode: "duel".into(), pack: Digest(7), seed: 3,
/// #     seats: vec!["human".into(), "Zoë & co".into()], actions: vec!["draw".into()] };
/// let hash = link::write(&record);
/// assert!(hash.starts_with("#game=%7B%22bosk%22%3A1"));
/// assert_eq!(link::read(&hash), Some(Ok(record)));
/// assert_eq!(link::read("#rules"), None);
/// ```
pub fn write(record: &Record) -> String {
    let json = serde_json::to_string(record).expect("a record is plain data");
    format!("{MARK}{}", utf8_percent_encode(&json, ESCAPED))
}

/// The game in the end of an address, if there is one.
pub fn read(hash: &str) -> Option<Result<Record, RecordError>> {
    let code = hash.strip_prefix(MARK)?;
    Some(Record::from_json(&percent_decode_str(code).decode_utf8_lossy()))
}

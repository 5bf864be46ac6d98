//! Records: everything needed to play a game again, as JSON.

use crate::file::json_flaw;
use crate::{Digest, Game, Line, Refusal, Seat, Sitting};
use serde::{Deserialize, Serialize};
use std::ops::Deref;

/// A game from its seed, action by action, in text notation.
///
/// ```
/// use table::{Record, RecordError};
///
/// let text = r#"{ "bosk": 1, "box": "duo", "mode": "duel", "pack": "00000000000000ff", "seed": 3,
///     "seats": ["human", "greedy"], "actions": ["draw"] }"#;
/// let record = Record::from_json(text)?;
/// assert_eq!(Record::from_json(&record.to_json())?, record);
/// assert_eq!(Record::from_json(&text.replace(r#""bosk": 1"#, r#""bosk": 9"#)), Err(RecordError::Newer(9)));
/// # Ok::<(), RecordError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of this format.
    pub bosk: u32,
    /// The box.
    #[serde(rename = "box")]
    pub game: String,
    /// The mode.
    pub mode: String,
    /// The fingerprint of the pack it was played with.
    pub pack: Digest,
    /// The seed of the setup.
    pub seed: u64,
    /// Who sat where: `human`, or a bot's name.
    pub seats: Vec<String>,
    /// The actions from the first to the last.
    pub actions: Vec<String>,
}

/// Why a record cannot be read or played again.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
/// use table::{RecordError, Sitting};
/// use toy::Toy;
///
/// let mut record = Sitting::new(&Toy, 1, vec!["human".to_owned(); 2]).record();
/// record.actions = vec!["dig".to_owned(), "sleep".to_owned()];
/// let error = record.replay(&Toy, None).err().unwrap();
/// assert!(matches!(error, RecordError::Unreadable { number: 2, .. }));
/// assert_eq!(error.line().id, "record-unreadable-move");
/// record.seats.push("human".to_owned());
/// assert_eq!(record.replay(&Toy, None).err(), Some(RecordError::WrongSeats { found: 3, wanted: 2 }));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum RecordError {
    /// Not JSON, cut short, or not the shape of a record.
    Broken {
        /// The line where reading stopped.
        line: usize,
        /// What the JSON reader says.
        what: Line,
    },
    /// Written by a newer Bosk.
    Newer(u32),
    /// A link that is cut short, or of which a part is another.
    BrokenLink,
    /// A format that no Bosk has ever written.
    NoSuchFormat(u32),
    /// Another box or mode than the one asked for.
    OtherGame {
        /// What the record holds.
        found: String,
        /// What was expected.
        wanted: String,
    },
    /// More or fewer people than the game has seats.
    WrongSeats {
        /// How many the record names.
        found: usize,
        /// How many there are.
        wanted: usize,
    },
    /// Played with other values.
    OtherPack {
        /// The fingerprint in the record.
        found: Digest,
        /// The fingerprint of the pack at hand.
        wanted: Digest,
    },
    /// A move that is no notation of this box.
    Unreadable {
        /// The number of the move, counted from 1.
        number: usize,
        /// What is wrong with it.
        why: Line,
    },
    /// A move that is not legal where it stands.
    Illegal {
        /// The number of the move, counted from 1.
        number: usize,
        /// The move.
        action: String,
        /// The rule against it.
        why: Line,
    },
}

impl From<serde_json::Error> for RecordError {
    fn from(error: serde_json::Error) -> RecordError {
        RecordError::Broken { line: error.line(), what: json_flaw(&error) }
    }
}

impl RecordError {
    /// The sentence for a person.
    pub fn line(&self) -> Line {
        match self {
            RecordError::Broken { line, what } => {
                Line::new("record-broken").with("line", *line).with("what", what.clone())
            }
            RecordError::BrokenLink => Line::new("link-broken"),
            RecordError::Newer(version) => Line::new("record-newer").with("version", *version),
            RecordError::NoSuchFormat(version) => no_such_format(*version),
            RecordError::OtherGame { found, wanted } => {
                Line::new("record-other-game").with("found", found.as_str()).with("wanted", wanted.as_str())
            }
            RecordError::WrongSeats { found, wanted } => {
                Line::new("record-wrong-seats").with("found", *found).with("wanted", *wanted)
            }
            RecordError::OtherPack { found, wanted } => {
                Line::new("record-other-pack").with("found", found.to_string()).with("wanted", wanted.to_string())
            }
            RecordError::Unreadable { number, why } => {
                Line::new("record-unreadable-move").with("number", *number).with("why", why.clone())
            }
            RecordError::Illegal { number, action, why } => Line::new("record-illegal-move")
                .with("number", *number)
                .with("action", action.as_str())
                .with("why", why.clone()),
        }
    }
}

impl Record {
    /// The version written by this Bosk.
    pub const VERSION: u32 = 1;

    /// Reads a record from JSON.
    pub fn from_json(text: &str) -> Result<Record, RecordError> {
        #[derive(Deserialize)]
        struct Version {
            bosk: u32,
        }
        let version: Version = serde_json::from_str(text)?;
        known(version.bosk)?;
        Ok(serde_json::from_str(text)?)
    }

    /// The record as readable JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a record is plain data")
    }

    /// Plays the record again up to and including move `to`, or to its end.
    pub fn replay<R>(&self, game: R, to: Option<usize>) -> Result<Sitting<R>, RecordError>
    where
        R: Deref<Target: Game> + Clone,
    {
        known(self.bosk)?;
        let named = |name: &str, mode: &str| format!("{name} {mode}");
        if (self.game.as_str(), &self.mode) != (game.name(), &game.mode()) {
            return Err(RecordError::OtherGame {
                found: named(&self.game, &self.mode),
                wanted: named(game.name(), &game.mode()),
            });
        }
        if self.seats.len() != game.seats() {
            return Err(RecordError::WrongSeats { found: self.seats.len(), wanted: game.seats() });
        }
        if self.pack != game.pack_digest() {
            return Err(RecordError::OtherPack { found: self.pack, wanted: game.pack_digest() });
        }
        let mut sitting = Sitting::new(game.clone(), self.seed, self.seats.clone());
        for (i, text) in self.actions.iter().take(to.unwrap_or(usize::MAX)).enumerate() {
            let number = i + 1;
            let action = game.read_action(text).map_err(|why| RecordError::Unreadable { number, why })?;
            let seat = game.decider(sitting.state()).unwrap_or(Seat::FIRST);
            sitting.act(seat, action).map_err(|refusal| RecordError::Illegal {
                number,
                action: text.clone(),
                why: refusal.line(),
            })?;
        }
        Ok(sitting)
    }
}

/// The sentence about a file of a format that never was.
///
/// ```
/// assert_eq!(table::record::no_such_format(0).to_string(), "no-such-format version=0");
/// ```
pub fn no_such_format(version: u32) -> Line {
    Line::new("no-such-format").with("version", version)
}

/// Whether this Bosk reads records of a format.
fn known(version: u32) -> Result<(), RecordError> {
    match version {
        0 => Err(RecordError::NoSuchFormat(version)),
        1..=Record::VERSION => Ok(()),
        _ => Err(RecordError::Newer(version)),
    }
}

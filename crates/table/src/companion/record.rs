//! The record of a companion game: what was said, in the order in which it was said, as JSON.

use super::{Companion, Opponent, Refused};
use crate::file::json_flaw;
use crate::{Digest, Line, RecordError};
use serde::{Deserialize, Serialize};
use std::ops::Deref;

/// A companion game from its seed, answer by answer.
///
/// ```
/// use table::companion::Record;
///
/// let text = r#"{ "bosk": 1, "box": "duo", "companion": "challenge:easy", "pack": "00000000000000ff", "seed": 3,
///     "said": ["3", "season", "set purple 2"] }"#;
/// let record = Record::from_json(text).unwrap();
/// assert_eq!(Record::from_json(&record.to_json()).unwrap(), record);
/// assert!(Record::from_json(&text.replace("said", "actions")).is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of this format.
    pub bosk: u32,
    /// The box.
    #[serde(rename = "box")]
    pub game: String,
    /// The mode of the companion.
    pub companion: String,
    /// The fingerprint of the pack.
    pub pack: Digest,
    /// The seed of what Bosk draws and rolls.
    pub seed: u64,
    /// What was said: answers, and corrections as `set NAME VALUE`.
    pub said: Vec<String>,
}

/// Why a record cannot be read or played again.
///
/// ```
/// # mod hens { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/fox.rs")); }
/// use hens::Fox;
/// use table::companion::{Companion, Flaw};
///
/// let mut record = Companion::new(&Fox, 1).record();
/// record.said.push("twelve".to_owned());
/// assert!(matches!(record.replay(&Fox), Err(Flaw::Unfit { number: 1, .. })));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Flaw {
    /// It is no record, or not one of this game.
    Record(RecordError),
    /// Something said does not fit where it stands.
    Unfit {
        /// The number of the thing said, counted from 1.
        number: usize,
        /// What was said.
        said: String,
        /// Why not.
        why: Line,
    },
}

impl Flaw {
    /// The sentence for a person.
    pub fn line(&self) -> Line {
        match self {
            Flaw::Record(error) => error.line(),
            Flaw::Unfit { number, said, why } => Line::new("companion-record-unfit")
                .with("number", *number)
                .with("said", said.as_str())
                .with("why", why.clone()),
        }
    }
}

/// How a correction begins.
pub(super) const SET: &str = "set ";

impl Record {
    /// The version written by this Bosk.
    pub const VERSION: u32 = 1;

    /// Reads a record from JSON.
    pub fn from_json(text: &str) -> Result<Record, Flaw> {
        let broken = |e: serde_json::Error| RecordError::Broken { line: e.line(), what: json_flaw(&e) };
        let record: Record = serde_json::from_str(text).map_err(|e| Flaw::Record(broken(e)))?;
        match record.bosk {
            Record::VERSION => Ok(record),
            0 => Err(Flaw::Record(RecordError::NoSuchFormat(0))),
            newer => Err(Flaw::Record(RecordError::Newer(newer))),
        }
    }

    /// The record as readable JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a record is plain data")
    }

    /// Plays the record again.
    pub fn replay<R: Deref<Target: Opponent>>(&self, opponent: R) -> Result<Companion<R>, Flaw> {
        let (name, mode, pack) = (opponent.name(), opponent.mode(), opponent.pack_digest());
        if (self.game.as_str(), &self.companion) != (name, &mode) {
            let found = format!("{} {}", self.game, self.companion);
            return Err(Flaw::Record(RecordError::OtherGame { found, wanted: format!("{name} {mode}") }));
        }
        if self.pack != pack {
            return Err(Flaw::Record(RecordError::OtherPack { found: self.pack, wanted: pack }));
        }
        let mut companion = Companion::new(opponent, self.seed);
        for (i, said) in self.said.iter().enumerate() {
            let unfit = |why: Refused| Flaw::Unfit { number: i + 1, said: said.clone(), why: why.line() };
            companion.hear(said).map_err(unfit)?;
        }
        Ok(companion)
    }
}

impl<R: Deref<Target: Opponent>> Companion<R> {
    /// Takes in what was said, as records write it.
    ///
    /// ```
    /// # mod hens { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/fox.rs")); }
    /// use table::companion::Companion;
    ///
    /// let mut game = Companion::new(&hens::Fox, 1);
    /// ["5", "set stolen 1"].map(|said| game.hear(said).unwrap());
    /// assert!(game.hear("twelve").is_err() && game.hear("set eaten 1").is_err());
    /// assert_eq!(game.record().said, ["5", "set stolen 1"]);
    /// assert_eq!(game.points()[0].1, 1);
    /// ```
    pub fn hear(&mut self, said: &str) -> Result<(), Refused> {
        if let Some((name, value)) = said.strip_prefix(SET).and_then(|rest| rest.split_once(' ')) {
            let known = self.sheet().into_iter().find(|known| known.id == name);
            let value = known.and_then(|known| known.query.read(value));
            return self.correct(name, value.ok_or_else(|| Refused::NoValue(name.to_owned()))?);
        }
        let query = self.asked().ok_or(Refused::NothingAsked)?;
        match query.read(said) {
            Some(reply) => self.answer(reply),
            None => Err(Refused::NoAnswer(query.line)),
        }
    }

    /// The record of the game so far.
    pub fn record(&self) -> Record {
        let heard = self.acts.iter().flat_map(|act| &act.heard);
        Record {
            bosk: Record::VERSION,
            game: self.opponent.name().to_owned(),
            companion: self.opponent.mode(),
            pack: self.opponent.pack_digest(),
            seed: self.seed,
            said: heard.map(|(text, _)| text.clone()).collect(),
        }
    }
}

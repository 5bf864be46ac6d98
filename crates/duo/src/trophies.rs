//! The sheet of achievements: ten of them, for each level and for one or two people. [D20.13]

use crate::mode::Level;
use crate::state::State;
use crate::{Duo, Pack};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use table::Line;
use table::file::json_flaw;
use table::record::no_such_format;

/// The achievements ticked so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trophies {
    /// The version of this format.
    pub trophies: u32,
    /// What is ticked.
    pub ticks: BTreeSet<Tick>,
}

/// One tick.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tick {
    /// The achievement's id.
    pub achievement: String,
    /// The level's name.
    pub level: String,
    /// How many people played: 1 or 2.
    pub people: u8,
}

impl Default for Trophies {
    /// An empty sheet.
    fn default() -> Trophies {
        Trophies { trophies: Trophies::VERSION, ticks: BTreeSet::new() }
    }
}

impl Trophies {
    /// The version written by this Bosk.
    pub const VERSION: u32 = 1;

    /// Ticks what a finished challenge has achieved; gives back what is new.
    pub fn tick(&mut self, game: &Duo, state: &State) -> Vec<usize> {
        let Some(level) = game.play_mode().level() else {
            return Vec::new();
        };
        let people = if game.play_mode().is_solo() { 1 } else { 2 };
        let done = game.achievements(state).into_iter();
        done.filter(|&n| self.ticks.insert(Tick::new(game.pack(), n, level, people))).collect()
    }

    /// Whether an achievement is ticked.
    pub fn has(&self, pack: &Pack, n: usize, level: Level, people: u8) -> bool {
        self.ticks.contains(&Tick::new(pack, n, level, people))
    }

    /// The sheet as readable JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a sheet is plain data")
    }

    /// Reads a sheet.
    pub fn from_json(text: &str, pack: &Pack) -> Result<Trophies, Line> {
        let broken =
            |e: serde_json::Error| Line::new("trophies-broken").with("line", e.line()).with("what", json_flaw(&e));
        let sheet: Trophies = serde_json::from_str(text).map_err(broken)?;
        match sheet.trophies {
            0 => return Err(no_such_format(0)),
            1..=Trophies::VERSION => {}
            newer => return Err(Line::new("trophies-newer").with("version", newer)),
        }
        let known = |tick: &Tick| {
            pack.achievements.iter().any(|done| done.entry.id == tick.achievement)
                && Level::from_id(&tick.level).is_some()
                && (1..=2).contains(&tick.people)
        };
        match sheet.ticks.iter().find(|tick| !known(tick)) {
            None => Ok(sheet),
            Some(tick) => Err(Line::new("trophies-unknown").with("id", tick.achievement.as_str())),
        }
    }
}

impl Tick {
    fn new(pack: &Pack, n: usize, level: Level, people: u8) -> Tick {
        Tick { achievement: pack.achievements[n].entry.id.clone(), level: level.id().to_owned(), people }
    }
}

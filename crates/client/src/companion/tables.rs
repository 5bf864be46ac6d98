//! The opponents that Bosk can run beside cardboard, behind one face: the page knows none of them.

use duo::Duo;
use duo::thorn::Thorn;
use grove::Grove;
use grove::rival::Minstrel;
use std::sync::Arc;
use table::companion::{Companion, Opponent, Query, Record, Refused, Reply, Step, Told, Value};
use table::{Line, RecordError};
use valley::Valley;
use valley::nightweave::Nightweave;

/// A companion game, whoever the opponent is.
pub trait Beside {
    /// What is asked; nothing once the game is over.
    fn asked(&self) -> Option<Query>;
    /// Whether the people are on turn.
    fn is_between(&self) -> bool;
    /// What Bosk thinks of the table.
    fn sheet(&self) -> Vec<Value>;
    /// The opponent's points by where they come from.
    fn points(&self) -> Vec<(Line, i32)>;
    /// Everything that was said and followed.
    fn log(&self) -> Vec<Told>;
    /// Answers what is asked.
    fn answer(&mut self, reply: Reply) -> Result<(), Refused>;
    /// Sets right what Bosk thinks.
    fn correct(&mut self, name: &str, value: Reply) -> Result<(), Refused>;
    /// Takes back what was said last; what must be put back.
    fn undo(&mut self) -> Option<Vec<Step>>;
    /// Says again what a record says.
    fn hear(&mut self, said: &str) -> Result<(), Refused>;
    /// The game so far.
    fn record(&self) -> Record;
}

impl<O: Opponent> Beside for Companion<Arc<O>> {
    fn asked(&self) -> Option<Query> {
        Companion::asked(self)
    }

    fn is_between(&self) -> bool {
        Companion::is_between(self)
    }

    fn sheet(&self) -> Vec<Value> {
        Companion::sheet(self)
    }

    fn points(&self) -> Vec<(Line, i32)> {
        Companion::points(self)
    }

    fn log(&self) -> Vec<Told> {
        Companion::log(self)
    }

    fn answer(&mut self, reply: Reply) -> Result<(), Refused> {
        Companion::answer(self, reply)
    }

    fn correct(&mut self, name: &str, value: Reply) -> Result<(), Refused> {
        Companion::correct(self, name, value)
    }

    fn undo(&mut self) -> Option<Vec<Step>> {
        Companion::undo(self)
    }

    fn hear(&mut self, said: &str) -> Result<(), Refused> {
        Companion::hear(self, said)
    }

    fn record(&self) -> Record {
        Companion::record(self)
    }
}

/// Begins a game, or goes on with the one of a record.
enum How<'r> {
    New(u64),
    Again(&'r Record),
}

fn seat<O: Opponent + 'static>(opponent: O, how: How) -> Result<Box<dyn Beside>, Line> {
    let opponent = Arc::new(opponent);
    match how {
        How::New(seed) => Ok(Box::new(Companion::new(opponent, seed))),
        How::Again(record) => {
            record.replay(opponent).map(|game| Box::new(game) as Box<dyn Beside>).map_err(|e| e.line())
        }
    }
}

fn called(game: &str, mode: &str, how: How) -> Result<Box<dyn Beside>, Line> {
    match game {
        "duo" => seat(Thorn::in_named_mode(Duo::ours(), mode)?, how),
        "valley" => seat(Nightweave::in_named_mode(&Valley::ours(), mode)?, how),
        "grove" => seat(Minstrel::in_named_mode(Grove::ours(), mode)?, how),
        _ => Err(Line::new("unknown-mode").with("mode", game).with("known", "duo, valley, grove")),
    }
}

/// A new game of a box in a mode.
pub fn begin(game: &str, mode: &str, seed: u64) -> Result<Box<dyn Beside>, Line> {
    called(game, mode, How::New(seed))
}

/// The game that a text records.
pub fn again(text: &str) -> Result<Box<dyn Beside>, Line> {
    let record = Record::from_json(text).map_err(|flaw| flaw.line())?;
    if !["duo", "valley", "grove"].contains(&record.game.as_str()) {
        let wanted = "duo, valley, grove".to_owned();
        return Err(RecordError::OtherGame { found: record.game, wanted }.line());
    }
    called(&record.game, &record.companion, How::Again(&record))
}

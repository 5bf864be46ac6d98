//! The opponents that Bosk can run beside cardboard, behind one face: the page knows none of them.

use super::cards::Texts;
use duo::Duo;
use duo::thorn::Thorn;
use grove::Grove;
use grove::rival::Minstrel;
use std::sync::Arc;
use table::companion::copied::Copied;
use table::companion::{Companion, Ending, Flaw, Opponent, Query, Record, Refused, Reply, Sent, Step, Told, Value};
use table::content::Pack as _;
use table::{Line, RecordError};
use valley::Valley;
use valley::nightweave::Nightweave;

/// A companion game, whoever the opponent is.
pub trait Beside {
    /// What is asked; nothing once the game is over.
    fn asked(&self) -> Option<Query>;
    /// Whether somebody may say what touches the opponent.
    fn is_between(&self) -> bool;
    /// Whether the people are on turn.
    fn is_yours(&self) -> bool;
    /// How the game has ended, once it is over.
    fn ending(&self) -> Option<Ending>;
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
    /// Why a value can hardly be so.
    fn doubts(&self, name: &str, value: Reply) -> Option<Line>;
    /// Whether a value counts by something that is not official but ours.
    fn is_ours(&self, name: &str) -> bool;
    /// Takes back what was said last; what must be put back.
    fn undo(&mut self) -> Option<Vec<Step>>;
    /// Says again what a record says.
    fn hear(&mut self, said: &str) -> Result<(), Refused>;
    /// The game so far.
    fn record(&self) -> Record;
    /// The end of an address that holds the game so far.
    fn link(&self) -> Result<String, Flaw>;
}

impl<O: Opponent> Beside for Companion<Arc<O>> {
    fn asked(&self) -> Option<Query> {
        Companion::asked(self)
    }

    fn is_between(&self) -> bool {
        Companion::is_between(self)
    }

    fn is_yours(&self) -> bool {
        Companion::is_yours(self)
    }

    fn ending(&self) -> Option<Ending> {
        Companion::ending(self)
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

    fn doubts(&self, name: &str, value: Reply) -> Option<Line> {
        Companion::doubts(self, name, value)
    }

    fn is_ours(&self, name: &str) -> bool {
        self.opponent().is_ours(name)
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

    fn link(&self) -> Result<String, Flaw> {
        Companion::link(self)
    }
}

/// Begins a game, or goes on with the one of a record.
enum How<'r> {
    New(u64),
    Again(&'r Record),
    /// With other cards than it was begun with.
    Anew(&'r Record),
    /// From a link.
    Sent(&'r Sent),
}

fn seat<O: Opponent + 'static>(opponent: O, how: How) -> Result<Box<dyn Beside>, Line> {
    let opponent = Arc::new(opponent);
    let game = match how {
        How::New(seed) => Ok(Companion::new(opponent, seed)),
        How::Again(record) => record.replay(opponent),
        How::Anew(record) => Record { pack: opponent.pack_digest(), ..record.clone() }.replay(opponent),
        How::Sent(sent) => sent.replay(opponent),
    };
    match game {
        Ok(game) => Ok(Box::new(game)),
        Err(flaw) => Err(flaw.line()),
    }
}

thread_local! {
    /// The boxes, read once.
    static BOXES: (Duo, Valley, Grove) = (Duo::ours(), Valley::ours(), Grove::ours());
}

/// The rules of Everdell Duo.
pub fn duo() -> Duo {
    BOXES.with(|boxes| boxes.0.clone())
}

/// Where copied cards come from, in messages.
const PLACE: &str = "cards";

fn valley(cards: &Texts) -> Result<Valley, Line> {
    match cards[..] {
        [] => Ok(BOXES.with(|boxes| boxes.1.clone())),
        _ => valley::Pack::overlaid(PLACE, cards).map(Valley::new).map_err(|flaw| flaw.line()),
    }
}

/// The rules of Bardwood Grove with somebody's own files.
pub fn grove(cards: &Texts) -> Result<Grove, Line> {
    match cards[..] {
        [] => Ok(BOXES.with(|boxes| boxes.2.clone())),
        _ => grove::Pack::overlaid(PLACE, cards).map(Grove::new).map_err(|flaw| flaw.line()),
    }
}

/// The rules of a box whose cards can be copied, with those that were.
pub fn rules(game: &str, cards: &Texts) -> Result<Box<dyn Copied>, Line> {
    match game {
        "valley" => Ok(Box::new(valley(cards)?)),
        "grove" => Ok(Box::new(grove(cards)?)),
        _ => Err(Line::new("beside-no-cards")),
    }
}

fn called(game: &str, mode: &str, cards: &Texts, how: How) -> Result<Box<dyn Beside>, Line> {
    match game {
        "duo" => seat(Thorn::in_named_mode(duo(), mode)?, how),
        "valley" => seat(Nightweave::in_named_mode(&valley(cards)?, mode)?, how),
        "grove" => seat(Minstrel::in_named_mode(grove(cards)?, mode)?, how),
        _ => Err(Line::new("unknown-mode").with("mode", game).with("known", "duo, valley, grove")),
    }
}

/// Why an opponent does not play in a mode.
pub fn why_not(game: &str, mode: &str) -> Option<Line> {
    let read = BOXES.with(|(duo, valley, grove)| match game {
        "duo" => Thorn::in_named_mode(duo.clone(), mode).map(drop),
        "valley" => Nightweave::in_named_mode(valley, mode).map(drop),
        _ => Minstrel::in_named_mode(grove.clone(), mode).map(drop),
    });
    read.err()
}

/// A new game of a box in a mode, with the cards that its owner copied.
pub fn begin(game: &str, mode: &str, cards: &Texts, seed: u64) -> Result<Box<dyn Beside>, Line> {
    called(game, mode, cards, How::New(seed))
}

/// The box and the mode of the game that a text records.
pub fn game_of(text: &str) -> Option<(String, String)> {
    Record::from_json(text).ok().map(|record| (record.game, record.companion))
}

/// The game that came in a link, with these cards.
pub fn sent(sent: &Sent, cards: &Texts) -> Result<Box<dyn Beside>, Line> {
    called(&sent.record.game, &sent.record.companion, cards, How::Sent(sent))
}

/// The game that a text records, with these cards; other ones than it was begun with, if that is wished.
pub fn again(text: &str, cards: &Texts, anew: bool) -> Result<Box<dyn Beside>, Line> {
    let record = Record::from_json(text).map_err(|flaw| flaw.line())?;
    if !["duo", "valley", "grove"].contains(&record.game.as_str()) {
        let wanted = "duo, valley, grove".to_owned();
        return Err(RecordError::OtherGame { found: record.game, wanted }.line());
    }
    let how = if anew { How::Anew(&record) } else { How::Again(&record) };
    called(&record.game, &record.companion, cards, how)
}

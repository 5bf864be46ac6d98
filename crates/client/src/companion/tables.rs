//! The opponents that Bosk can run beside cardboard: the page knows none of them.

use super::cards::Texts;
use shelf::{Beside, Opened, Seated};
use std::cell::RefCell;
use std::collections::BTreeMap;
use table::Line;
use table::companion::copied::Copied;
use table::companion::{Companion, Flaw, Opponent as _, Record, Sent};

/// Where copied cards come from, in messages.
pub const PLACE: &str = "cards";

thread_local! {
    /// The boxes with our packs, each read once.
    static OURS: RefCell<BTreeMap<String, Opened>> = RefCell::default();
}

fn opened(game: &str, cards: &Texts) -> Result<Opened, Line> {
    if !cards.is_empty() {
        return shelf::laid_over(game, PLACE, cards);
    }
    if let Some(opened) = OURS.with_borrow(|ours| ours.get(game).cloned()) {
        return Ok(opened);
    }
    let opened = shelf::open(game, None, None)?;
    OURS.with_borrow_mut(|ours| ours.insert(game.to_owned(), opened.clone()));
    Ok(opened)
}

/// The rules of a box whose cards can be copied, with those that were.
pub fn rules(game: &str, cards: &Texts) -> Result<Box<dyn Copied>, Line> {
    opened(game, cards)?.copied().ok_or_else(|| Line::new("beside-no-cards"))
}

fn called(game: &str, mode: &str, cards: &Texts) -> Result<Beside, Line> {
    opened(game, cards)?.beside(Some(mode))
}

/// Why an opponent does not play in a mode.
pub fn why_not(game: &str, mode: &str) -> Option<Line> {
    called(game, mode, &Texts::new()).err()
}

/// A new game of a box in a mode, with the cards that its owner copied.
pub fn begin(game: &str, mode: &str, cards: &Texts, seed: u64) -> Result<Seated, Line> {
    Ok(shelf::map!(called(game, mode, cards)?, opponent => Companion::new(Box::new(opponent), seed)))
}

/// The box and the mode of the game that a text records.
pub fn game_of(text: &str) -> Option<(String, String)> {
    Record::from_json(text).ok().map(|record| (record.game, record.companion))
}

fn line(flaw: Flaw) -> Line {
    flaw.line()
}

/// The game that came in a link, with these cards.
pub fn sent(sent: &Sent, cards: &Texts) -> Result<Seated, Line> {
    let opponent = called(&sent.record.game, &sent.record.companion, cards)?;
    Ok(shelf::map!(opponent, opponent => sent.replay(Box::new(opponent)).map_err(line)?))
}

/// The game that a text records, with these cards; other ones than it was begun with, if that is wished.
pub fn again(text: &str, cards: &Texts, anew: bool) -> Result<Seated, Line> {
    let mut record = Record::from_json(text).map_err(line)?;
    let opponent = called(&record.game, &record.companion, cards)?;
    if anew {
        record.pack = shelf::with!(opponent, opponent => opponent.pack_digest());
    }
    Ok(shelf::map!(opponent, opponent => record.replay(Box::new(opponent)).map_err(line)?))
}

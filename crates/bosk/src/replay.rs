//! `bosk replay`: steps through a record.

use crate::failure::Failure;
use crate::files;
use crate::play::ending;
use crate::terminal::{Drawn, bold, dim};
use crate::typed::Lexicon;
use serde::Serialize;
use std::path::Path;
use table::{Line, PerSeat, Record, Sitting, Viewer};
use words::Words;

/// What a replay came to.
#[derive(Serialize)]
pub struct Replayed {
    /// The box.
    #[serde(rename = "box")]
    pub game: String,
    /// Moves played again.
    pub moves: usize,
    /// Moves in the record.
    pub of: usize,
    /// Whether the game is over there.
    pub over: bool,
    /// Points by seat.
    pub scores: PerSeat<i32>,
    /// The fingerprint of the state.
    pub state: table::Digest,
}

/// Reads a record file.
pub fn read(path: &Path) -> Result<Record, Failure> {
    Record::from_json(&files::read(path)?).map_err(|e| Failure::at(path, e.line()))
}

/// Plays a record again up to a move.
pub fn sit<'g, G: Drawn>(
    game: &'g G,
    path: &Path,
    record: &Record,
    to: Option<usize>,
) -> Result<Sitting<&'g G>, Failure> {
    if let Some(to) = to.filter(|&to| to > record.actions.len()) {
        let why = Line::new("cli-no-such-move").with("n", to).with("last", record.actions.len());
        return Err(Failure::at(path, why));
    }
    record.replay(game, to).map_err(|e| Failure::at(path, e.line()))
}

/// A replay for programs.
pub fn summary<G: Drawn>(game: &G, record: &Record, sitting: &Sitting<&'_ G>) -> Replayed {
    Replayed {
        game: record.game.clone(),
        moves: sitting.moves().len(),
        of: record.actions.len(),
        over: game.decider(sitting.state()).is_none(),
        scores: game.outcome(sitting.state()).scores,
        state: table::Digest::of_value(sitting.state()),
    }
}

/// A replay for people: every move with what it told, then the table.
pub fn tell<G: Drawn>(game: &G, words: &Words, sitting: &Sitting<&'_ G>) {
    let view = game.view(sitting.state(), Viewer::Spectator);
    let lexicon = Lexicon::of(game, &view, words);
    for (i, m) in sitting.moves().iter().enumerate() {
        let who = words.say(&game.seat_name(m.seat));
        let action = lexicon.phrase(words, &game.write_action(m.action));
        anstream::println!("{:>4}  {}  {action}", i + 1, bold(&who));
        for line in m.told.iter().filter_map(|event| game.tell(event)) {
            anstream::println!("        {}", dim(&words.say(&line)));
        }
    }
    anstream::println!("{}", game.draw(&view, words).whole());
    for line in ending(game, words, sitting.state()) {
        anstream::println!("{line}");
    }
}

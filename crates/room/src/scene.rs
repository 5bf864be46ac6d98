//! What is shown of a game at one moment.

use crate::source::Turn;
use table::board::{Board, Phase};
use table::{Game, Line, Seat, Side, UndoRefused};

/// Everything a screen shows of a game at one moment: what the person in front may see and choose, and nothing else.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene<V, A, E, S> {
    /// The table.
    pub view: V,
    /// What the person may choose.
    pub choices: Vec<A>,
    /// What passes by itself if they choose nothing.
    pub closing: Option<A>,
    /// The seat at the near side.
    pub near: Seat,
    /// The part of the game it is in.
    pub season: Phase,
    /// Everybody's points as if the game ended, as far as the person knows.
    pub scores: Vec<(Side, S)>,
    /// Who is asked.
    pub decider: Option<Seat>,
    /// Whether a bot is thinking.
    pub bot: bool,
    /// Whether the curtain is down.
    pub curtain: bool,
    /// Whom the person who has just decided and still looks hands over to: somebody else at this screen, or the opponent in
    /// the box.
    pub lingers: Option<Side>,
    /// Whether the game is over.
    pub over: bool,
    /// What can be taken back, or why nothing can.
    pub undo: Result<A, UndoRefused>,
    /// Whether something that was taken back can be done again.
    pub redo: bool,
    /// The id of what the lesson says.
    pub lesson: Option<String>,
    /// How many moves have been made.
    pub moves: usize,
    /// What the last decision brought.
    pub news: Vec<E>,
    /// What the others did since the person's last decision, until they decide again.
    pub recap: Vec<Turn<E>>,
    /// What partners have told each other and that still holds: until the turn of who heard it is over.
    pub said: Vec<(Seat, Line)>,
}

/// A scene of a box.
pub type SceneOf<G> = Scene<<G as Game>::View, <G as Game>::Action, <G as Game>::Event, <G as Board>::Score>;

impl<V, A: Copy, E, S> Scene<V, A, E, S> {
    /// Whether something is asked, and not only whether the turn may end.
    pub fn asks(&self) -> bool {
        !self.choices.is_empty() && self.closing.is_none()
    }

    /// What a lesson wants done now.
    pub fn taught(&self) -> Option<A> {
        match self.choices[..] {
            [only] if self.lesson.is_some() => Some(only),
            _ => None,
        }
    }
}

impl<V, A, E, S: Copy + Default> Scene<V, A, E, S> {
    /// The points of a player, or of the opponent in the box.
    pub fn score(&self, side: impl Into<Side>) -> S {
        let side = side.into();
        self.scores.iter().find(|(other, _)| *other == side).map(|(_, score)| *score).unwrap_or_default()
    }

    /// What somebody has told their partner.
    pub fn said_by(&self, seat: Seat) -> impl Iterator<Item = &Line> {
        self.said.iter().filter(move |(by, _)| *by == seat).map(|(_, phrase)| phrase)
    }
}

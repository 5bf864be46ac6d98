//! What is shown of a game at one moment.

use crate::room::{Room, Turn};
use table::board::{Board, Phase};
use table::{Game, Seat, Side, UndoRefused};

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
    /// Whether the game is over.
    pub over: bool,
    /// What can be taken back, or why nothing can.
    pub undo: Result<A, UndoRefused>,
    /// The id of what the lesson says.
    pub lesson: Option<String>,
    /// How many moves have been made.
    pub moves: usize,
    /// What the last decision brought.
    pub news: Vec<E>,
    /// What the others did since the person's last decision, until they decide again.
    pub recap: Vec<Turn<E>>,
}

/// A scene of a box.
pub type SceneOf<G> = Scene<<G as Game>::View, <G as Game>::Action, <G as Game>::Event, <G as Board>::Score>;

impl<V, A: Copy, E, S: Copy + Default> Scene<V, A, E, S> {
    /// The game as it stands.
    pub fn now<G>(room: &Room<G>) -> Scene<V, A, E, S>
    where
        G: Board<View = V, Action = A, Event = E, Score = S>,
    {
        let (view, near) = (room.view(), room.near());
        Scene {
            scores: room.game().seen_scores(&view),
            season: room.game().season(room.sitting().state(), near),
            view,
            choices: room.choices(),
            closing: room.closing(),
            near,
            decider: room.decider(),
            bot: room.bot_to_move().is_some(),
            curtain: room.curtain(),
            over: room.is_over(),
            undo: room.undoable(),
            lesson: room.lesson_says().map(str::to_owned),
            moves: room.moves(),
            news: room.told(room.last_decision()),
            recap: room.since_mine(),
        }
    }

    /// The game after so many moves, only to be looked at.
    pub fn at<G>(room: &Room<G>, number: usize) -> Scene<V, A, E, S>
    where
        G: Board<View = V, Action = A, Event = E, Score = S>,
    {
        let (state, near) = (room.sitting().state_at(number), room.near());
        let view = room.game().view(state, room.viewer());
        Scene {
            scores: room.game().seen_scores(&view),
            season: room.game().season(state, near),
            view,
            choices: Vec::new(),
            closing: None,
            near,
            decider: None,
            bot: false,
            curtain: false,
            over: false,
            undo: Err(UndoRefused::NothingToUndo),
            lesson: None,
            moves: number,
            news: room.told_by(number),
            recap: Vec::new(),
        }
    }

    /// The points of a player, or of the opponent in the box.
    pub fn score(&self, side: impl Into<Side>) -> S {
        let side = side.into();
        self.scores.iter().find(|(other, _)| *other == side).map(|(_, score)| *score).unwrap_or_default()
    }
}

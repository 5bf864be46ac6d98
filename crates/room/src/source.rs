//! Where a game comes from.

use crate::games::Saved;
use crate::room::{Extra, HUMAN, Room};
use crate::scene::SceneOf;
use crate::thought::Deed;
use std::sync::Arc;
use table::board::{Board, Phase};
use table::review::{self, Review};
use table::{Game, Line, PerSeat, Record, Seat, Side, Sitting, Told, UndoRefused, Viewer};

/// Where a game comes from: it gives scenes and takes decisions. Who shows a game holds a source and sees no state; what it
/// tells is what the person in front may know. A [`Room`] is the table on this device.
///
/// What needs the whole game, hidden cards and all, is there only where [`whole`](Source::whole) is.
pub trait Source<G: Board> {
    /// The rules it is played by.
    fn rules(&self) -> &Arc<G>;
    /// Who sits where.
    fn seats(&self) -> &[String];
    /// How many moves have been made.
    fn moves(&self) -> usize;
    /// Whether nobody has to decide any more.
    fn is_over(&self) -> bool;

    /// The game as it stands.
    fn scene(&self) -> SceneOf<G>;
    /// The game after so many moves, only to be looked at.
    fn scene_at(&self, moves: usize) -> SceneOf<G>;
    /// What is told before the first move, and what an opponent in the box did while the table was laid, each with the table at
    /// that moment; nothing of both once something has been played.
    fn opening(&self) -> (Vec<Line>, FilmOf<G>);
    /// What the last of so many moves told.
    fn told_by(&self, moves: usize) -> Vec<G::Event>;
    /// What was told from a move on, each with the table at that moment.
    fn film(&self, from: usize) -> FilmOf<G>;
    /// Everything told from a move on, by turns. The opponent in the box acts without deciding: what follows its first
    /// step is its own.
    fn turns(&self, from: usize) -> Vec<Turn<G::Event>>;
    /// The last season that began for the person in front since so many moves had been made.
    fn turned(&self, since: usize) -> Option<TurnedOf<G>>;
    /// Season and points of those who are compared before each move, and now; as far as the person in front knows while the game
    /// goes on.
    fn course(&self) -> Vec<Moment>;
    /// The decisions that brought most points to who made them, best first.
    fn best_plays(&self, course: &[Moment]) -> Vec<BestPlay<G::Action>>;
    /// The decisions that changed most how far the person in front is ahead or behind, in their order.
    fn swings(&self, course: &[Moment]) -> Vec<Swing<G::Action>>;
    /// How the game has ended, or would end now.
    fn ending(&self) -> Ending;

    /// Performs a choice of the one who is asked.
    fn act(&mut self, action: G::Action) -> Result<(), G::Refusal>;
    /// Takes back the last decision of the person in front, with what belongs to it.
    fn undo(&mut self) -> Result<(), UndoRefused>;
    /// Does again what was taken back; false if there is nothing.
    fn redo(&mut self) -> bool;
    /// Who has just decided goes on looking instead of the curtain that fell, and before the opponent in the box has its turn,
    /// until they hand over.
    fn linger(&mut self);
    /// Whoever lingered hands over: the curtain falls, and what the opponent in the box did is told.
    fn hand_over(&mut self);
    /// The next person looks.
    fn lift_curtain(&mut self);
    /// Tells the partner something that partners may tell.
    fn say(&mut self, seat: Seat, phrase: Line);

    /// What a bot is asked that thinks on this device, if it is its turn.
    fn asks_bot(&self) -> Option<AskedOf<G>>;
    /// A seed for thoughts about the game as it stands.
    fn luck(&self) -> u64;

    /// The whole game, where it lies on this device: for its record, for what is written on sheets, to look back at it and to
    /// go on from it.
    fn whole(&self) -> Option<&Sitting<Arc<G>>> {
        None
    }
    /// What belongs to the game besides its record.
    fn extra(&self) -> Extra {
        Extra::default()
    }

    /// What was told from a move on.
    fn told(&self, from: usize) -> Vec<G::Event> {
        (from..self.moves()).flat_map(|number| self.told_by(number + 1)).collect()
    }

    /// The record of the game.
    fn record(&self) -> Option<Record> {
        self.whole().map(Sitting::record)
    }

    /// The game as this device keeps it: its record, and what belongs to it besides.
    fn save(&self) -> Option<Saved> {
        self.record().map(|record| Saved { record: record.to_json(), extra: self.extra() })
    }

    /// A new game of the same people, who move up one seat.
    fn again(&self) -> Option<Room<G>> {
        let mut seats = self.seats().to_vec();
        seats.rotate_left(1);
        Some(Room::new(self.rules().clone(), self.whole()?.seed().wrapping_add(1), seats))
    }

    /// Whether a new game may go on from a move of this one: while this one is played, only as long as nothing hidden came to
    /// light since.
    fn may_branch(&self, moves: usize) -> bool {
        let Some(whole) = self.whole() else { return false };
        let near = self.scene().near;
        let shows =
            |event: &G::Event, seat: Seat| event.is_barrier() || seat != near && event.shows(Viewer::Seat(near));
        let mut since = whole.moves().get(moves..).unwrap_or_default().iter();
        self.is_over() || !since.any(|m| m.told.iter().any(|event| shows(event, m.seat)))
    }

    /// A new game that goes on from a move of this one.
    fn branch(&self, moves: usize) -> Option<Room<G>> {
        let sitting = self.whole().filter(|_| self.may_branch(moves))?.continue_from(moves);
        Some(Room::sit(self.rules().clone(), sitting, self.seats().to_vec()))
    }

    /// The decisions of the person in front, none of them judged.
    fn review(&self) -> Option<Review<G::Action>> {
        Some(Review::of(self.whole()?, self.scene().near))
    }

    /// A decision as the seat saw it that took it.
    fn recall(&self, after: usize) -> Option<review::Seen<G>> {
        review::seen(self.whole()?, after)
    }

    /// What would have come of another choice than one that was taken, at a table that looks as it was seen then: a game to
    /// step through, and where its decisions end of which something is told.
    fn follow(&self, after: usize, luck: u64, line: &[G::Action]) -> Option<(Room<G>, Vec<usize>)> {
        let near = self.scene().near;
        // One looks on, and no curtain falls.
        let looks_on = |(i, name): (usize, &String)| match self.rules().is_solo() || i == near.index() {
            true => name.clone(),
            false => String::new(),
        };
        let seats: Vec<String> = self.seats().iter().enumerate().map(looks_on).collect();
        let mut sitting = review::imagined(self.rules().clone(), &self.recall(after)?.view, luck, seats.clone());
        for &action in line {
            let seat = self.rules().decider(sitting.state())?;
            sitting.act(seat, action).ok()?;
        }
        let ends: Vec<usize> = sitting.decisions().into_iter().skip(1).chain([line.len()]).collect();
        let room = Room::sit(self.rules().clone(), sitting, seats);
        // What nobody hears of is no step of its own.
        let mut begun = 0;
        let is_heard = |&end: &usize| {
            let mut told = (begun..end).flat_map(|number| room.told_by(number + 1));
            let heard = told.any(|event| self.rules().tell(&event).is_some());
            begun = if heard { end } else { begun };
            heard
        };
        let heard = ends.into_iter().filter(is_heard).collect();
        Some((room, heard))
    }

    /// What is asked about why a bot did what it did between two moments: what the person in front saw at both, and nothing
    /// else.
    fn deed(&self, side: Side, before: usize, after: usize) -> Option<Deed<G::View>> {
        let seat = side.seat()?;
        let bot = self.seats().get(seat.index()).filter(|name| *name != HUMAN)?.clone();
        let [before, then] = [before, after].map(|moves| self.scene_at(moves).view);
        Some(Deed { bot, seat, after, before, then })
    }

    /// Against which bots the one person here has played, if all of them are the same and the game is over, and whether the
    /// person has won; nothing where all win or lose together.
    fn met(&self) -> Option<(&str, bool)> {
        let mut humans = humans(self.seats());
        let (me, None) = (humans.next()?, humans.next()) else { return None };
        let mut bots = self.seats().iter().filter(|name| *name != HUMAN);
        let bot = bots.next().filter(|_| self.is_over())?;
        let winners = self.ending().winners;
        let (won, lost) = (winners.contains(&me), winners.iter().any(|&seat| seat != me));
        (bots.all(|other| other == bot) && won != lost).then_some((bot, won))
    }
}

/// The seats in which people sit.
pub fn humans(seats: &[String]) -> impl Iterator<Item = Seat> + '_ {
    (0..seats.len() as u8).map(Seat).filter(|seat| seats[seat.index()] == HUMAN)
}

/// What one side did in a row.
#[derive(Clone, PartialEq, Debug)]
pub struct Turn<E> {
    /// Who.
    pub side: Side,
    /// How many moves had been made before it,
    pub before: usize,
    /// and when it was done.
    pub after: usize,
    /// What was told.
    pub told: Vec<E>,
}

/// A season that began for the person in front, with the turn in which it did.
#[derive(Clone, PartialEq, Debug)]
pub struct Turned<V, S, E> {
    /// The season.
    pub season: Phase,
    /// The table before the turn, and how the person stood.
    pub before: (V, S),
    /// The same after it, or now.
    pub after: (V, S),
    /// What was told in it.
    pub told: Vec<E>,
}

/// What was told of a game, each with the table at that moment as somebody sees it.
pub type FilmOf<G> = Vec<(<G as Game>::Event, <G as Game>::View)>;

/// A season of a box that began.
pub type TurnedOf<G> = Turned<<G as Game>::View, <G as Board>::Standing, <G as Game>::Event>;

/// One moment of a game that is looked back on.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// The part of the game.
    pub season: Phase,
    /// The points of those who are compared, as if the game ended there.
    pub scores: Vec<i32>,
}

/// A decision that brought points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BestPlay<A> {
    /// How many moves had been made before it.
    pub before: usize,
    /// How many when it was done.
    pub after: usize,
    /// Whose.
    pub seat: Seat,
    /// What.
    pub action: A,
    /// How many points.
    pub gain: i32,
}

/// A decision after which those who are compared stood otherwise than before.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Swing<A> {
    /// How many moves had been made before it.
    pub before: usize,
    /// Whose points it changed most, among those who are compared.
    pub whose: usize,
    /// What they did; none if it was somebody else's doing.
    pub action: Option<A>,
    /// By how many.
    pub gain: i32,
}

/// How a game has ended.
#[derive(Clone, Debug)]
pub struct Ending {
    /// What came of it, in sentences.
    pub verdict: Vec<Line>,
    /// Everybody's points by where they come from.
    pub accounts: Vec<Account>,
    /// Who has won.
    pub winners: PerSeat<Seat>,
}

/// Somebody's points by where they come from.
pub type Account = (Line, Vec<(Line, i32)>);

/// What a bot is asked.
#[derive(Clone, Debug)]
pub struct Asked<V, A> {
    /// Who.
    pub bot: String,
    /// What it sees.
    pub view: V,
    /// What it may choose.
    pub choices: Vec<A>,
    /// Which of the choices it makes in a lesson.
    pub taught: Option<usize>,
    /// Whether it is asked only for what it may do before its turn ends.
    pub closes: bool,
}

/// What a bot is asked in a box.
pub type AskedOf<G> = Asked<<G as Game>::View, <G as Game>::Action>;

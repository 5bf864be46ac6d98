//! The table and who sits at it.

use crate::games::Saved;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::board::{Board, Phase};
use table::pack::PackError;
use table::scenario::Scenario;
use table::{
    Game, Line, PerSeat, Record, RecordError, Refusal, Seat, Shelved, Side, Sitting, Told, UndoRefused, Viewer, unheard,
};

/// Who sits in a seat, if it is no bot.
pub const HUMAN: &str = "human";

/// How many moves after a lesson its last words stand.
const AFTERWORD: usize = 6;

/// A game under way, in front of somebody.
pub struct Room<G: Board> {
    game: Arc<G>,
    sitting: Sitting<Arc<G>>,
    seats: Vec<String>,
    /// Whether the table was laid as the rules say, not as a scenario says.
    was_laid: bool,
    /// Decisions taken back, move by move, the last one first to come again.
    redo: Vec<Vec<G::Action>>,
    /// Whether a curtain hides the table until the next person lifts it.
    curtain: bool,
    /// Who last looked, when several people share the screen.
    looker: Option<Seat>,
    /// The moves of a lesson from the first on, with what is said before each.
    lesson: Vec<(G::Action, Option<String>)>,
    /// What it says when they are made.
    last_words: Option<String>,
    /// What partners have told each other.
    said: Vec<(Seat, Line)>,
    /// What belongs to the game besides its record.
    extra: Extra,
}

/// What is kept of a game besides its record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Extra {
    /// The campaign to which it belongs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub campaign: Option<u32>,
    /// Whether it is the lesson.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub lesson: bool,
}

/// One moment of a game that is looked back on.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// The part of the game.
    pub season: Phase,
    /// The points of those who are compared, as if the game ended.
    pub scores: Vec<i32>,
}

/// A decision that brought points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BestPlay<A> {
    /// How many moves had been made when it was done.
    pub after: usize,
    /// Whose.
    pub seat: Seat,
    /// What.
    pub action: A,
    /// How many points.
    pub gain: i32,
}

/// What one side did in a row.
#[derive(Clone, PartialEq, Debug)]
pub struct Turn<E> {
    /// Who.
    pub side: Side,
    /// How many moves had been made when it was done.
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

/// A season of a box that began.
pub type TurnedOf<G> = Turned<<G as Game>::View, <G as Board>::Standing, <G as Game>::Event>;

impl<G: Board + Shelved> Room<G> {
    /// A new game.
    pub fn new(game: Arc<G>, seed: u64, seats: Vec<String>) -> Room<G> {
        let sitting = Sitting::new(game.clone(), seed, seats.clone());
        Room::sit(game, sitting, seats)
    }

    /// The game of a record, with the pack of these rules.
    pub fn of_record(rules: &G, record: &Record) -> Result<Room<G>, RecordError> {
        let wanted = || format!("{} {}", rules.name(), rules.mode());
        let other = || RecordError::OtherGame { found: format!("{} {}", record.game, record.mode), wanted: wanted() };
        if record.game != rules.name() {
            return Err(other());
        }
        let game = Arc::new(rules.in_named_mode(&record.mode).map_err(|_| other())?);
        let sitting = record.replay(game.clone(), None)?;
        Ok(Room::sit(game, sitting, record.seats.clone()))
    }

    /// The position of a scenario, in the mode of these rules if it names none; whoever is not the first player is a bot, unless one person plays all.
    pub fn of_scenario(rules: &G, text: &str) -> Result<Room<G>, PackError> {
        let scenario = Scenario::read("scenario.toml", text)?;
        let node = scenario.mode.as_ref().unwrap_or(&scenario.game);
        let mode = scenario.mode.as_ref().map_or(Ok(rules.mode()), |mode| mode.text().map(str::to_owned))?;
        let game = Arc::new(rules.in_named_mode(&mode).map_err(|why| node.error(why))?);
        let who = |i: usize| if i == 0 || game.is_solo() { HUMAN } else { "greedy" }.to_owned();
        let seats: Vec<String> = (0..game.seats()).map(who).collect();
        let start = scenario.start(&*game)?;
        let sitting = Sitting::new(game.clone(), scenario.seed, seats.clone()).at_position(start);
        Ok(Room { was_laid: false, ..Room::sit(game, sitting, seats) })
    }

    /// The lesson: a game whose first moves are known, explained one by one; nothing if it is none of these rules.
    pub fn lesson(rules: &G, text: &str) -> Option<Room<G>> {
        let scenario = Scenario::read("lesson.toml", text).ok()?;
        let game = Arc::new(rules.in_named_mode(&rules.mode()).ok()?);
        let who = |i: usize| if i == 0 { HUMAN } else { "greedy" }.to_owned();
        let mut room = Room::new(game.clone(), scenario.seed, (0..game.seats()).map(who).collect());
        room.teach(&scenario)?;
        Some(room)
    }

    fn teach(&mut self, scenario: &Scenario) -> Option<()> {
        let (steps, last_words) = scenario.lesson(&*self.game).ok()?;
        self.last_words = last_words;
        self.lesson = steps.into_iter().map(|step| (step.action, step.say)).collect();
        self.extra.lesson = true;
        Some(())
    }

    /// The game as it is kept: its record, and what belongs to it besides.
    pub fn save(&self) -> Saved {
        Saved { record: self.record().to_json(), extra: self.extra }
    }

    /// A game that was kept. `lesson` is the text of the box's lesson, for a game that is in it.
    pub fn restore(rules: &G, saved: &Saved, lesson: Option<&str>) -> Result<Room<G>, RecordError> {
        let mut room = Room::of_record(rules, &Record::from_json(&saved.record)?)?;
        room.extra = saved.extra;
        if let Some(text) = lesson.filter(|_| saved.extra.lesson) {
            Scenario::read("lesson.toml", text).ok().and_then(|scenario| room.teach(&scenario));
        }
        Ok(room)
    }

    /// A new game of the same people, who move up one seat.
    pub fn again(&self) -> Room<G> {
        let mut seats = self.seats.clone();
        seats.rotate_left(1);
        Room::new(self.game.clone(), self.sitting.seed().wrapping_add(1), seats)
    }

    /// A new game that goes on from a move of this one.
    pub fn branch(&self, moves: usize) -> Room<G> {
        let sitting = self.sitting.continue_from(moves);
        Room::sit(self.game.clone(), sitting, self.seats.clone())
    }
}

impl<G: Board> Room<G> {
    fn sit(game: Arc<G>, sitting: Sitting<Arc<G>>, seats: Vec<String>) -> Room<G> {
        let mut room = Room {
            game,
            sitting,
            seats,
            was_laid: true,
            redo: Vec::new(),
            curtain: false,
            looker: None,
            lesson: Vec::new(),
            last_words: None,
            said: Vec::new(),
            extra: Extra::default(),
        };
        room.seat_changed();
        room
    }

    /// The same game as part of a campaign.
    pub fn in_campaign(mut self, campaign: u32) -> Room<G> {
        self.extra.campaign = Some(campaign);
        self
    }

    /// What belongs to the game besides its record.
    pub fn extra(&self) -> Extra {
        self.extra
    }

    /// The rules it is played by.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The table as it is, with its past.
    pub fn sitting(&self) -> &Sitting<Arc<G>> {
        &self.sitting
    }

    /// Who sits where.
    pub fn seats(&self) -> &[String] {
        &self.seats
    }

    /// The record of the game.
    pub fn record(&self) -> Record {
        self.sitting.record()
    }

    /// Whether nothing has been played since the table was laid.
    fn is_fresh(&self) -> bool {
        self.moves() == 0 && self.was_laid
    }

    /// What is told before the first move.
    pub fn briefing(&self) -> Vec<Line> {
        if self.is_fresh() { self.game.briefing() } else { Vec::new() }
    }

    /// What an opponent in the box did while the table was laid, if nothing has been played since.
    pub fn setup_events(&self) -> Vec<G::Event> {
        if self.is_fresh() { self.game.setup_events(self.sitting.seed()) } else { Vec::new() }
    }

    /// Tells the partner something that partners may tell.
    pub fn say(&mut self, seat: Seat, phrase: Line) {
        self.said.push((seat, phrase));
    }

    /// What somebody has told and that still holds: until the turn of who heard it is over.
    pub fn said(&self, seat: Seat) -> Vec<Line> {
        self.said.iter().filter(|(by, _)| *by == seat).map(|(_, phrase)| phrase.clone()).collect()
    }

    /// The next move of the lesson, while there is one.
    pub fn lesson_move(&self) -> Option<G::Action> {
        self.lesson.get(self.moves()).map(|(action, _)| *action)
    }

    /// What the lesson says now, by its id; its last words once its moves are done.
    pub fn lesson_says(&self) -> Option<&str> {
        match self.lesson.get(self.moves()) {
            Some((_, say)) => say.as_deref(),
            None => {
                let fresh = self.moves() < self.lesson.len() + AFTERWORD;
                self.last_words.as_deref().filter(|_| fresh)
            }
        }
    }

    /// Whether nobody has to decide any more.
    pub fn is_over(&self) -> bool {
        self.decider().is_none()
    }

    /// Who is asked.
    pub fn decider(&self) -> Option<Seat> {
        self.game.decider(self.sitting.state())
    }

    /// The bot that must decide now, if it is a bot's turn.
    pub fn bot_to_move(&self) -> Option<&str> {
        let name = self.seats.get(self.decider()?.index())?;
        (name != HUMAN).then_some(name)
    }

    fn is_human(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|name| name == HUMAN)
    }

    /// The seats in which people sit.
    pub fn humans(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..self.seats.len() as u8).map(Seat).filter(|&seat| self.is_human(seat))
    }

    /// Whether a curtain hides the table until the next person lifts it.
    pub fn curtain(&self) -> bool {
        self.curtain
    }

    /// Through whose eyes the screen looks: the only person, or the one who last lifted the curtain.
    pub fn viewer(&self) -> Viewer {
        let mut humans = self.humans();
        match (humans.next(), humans.next()) {
            (None, _) => Viewer::Spectator,
            (Some(only), None) => Viewer::Seat(only),
            (Some(_), Some(_)) if self.curtain => Viewer::Spectator,
            (Some(_), Some(_)) => self.looker.map_or(Viewer::Spectator, Viewer::Seat),
        }
    }

    /// The seat shown at the near side of the table.
    pub fn near(&self) -> Seat {
        match self.viewer() {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => Seat(0),
        }
    }

    /// The table as this screen may show it.
    pub fn view(&self) -> G::View {
        self.game.view(self.sitting.state(), self.viewer())
    }

    /// The table as the one who is asked sees it.
    pub fn decider_view(&self) -> Option<G::View> {
        self.decider().map(|seat| self.game.view(self.sitting.state(), Viewer::Seat(seat)))
    }

    /// Everything legal now, whoever is asked.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal(self.sitting.state(), &mut legal);
        legal
    }

    /// What the person in front of the screen may choose now.
    pub fn choices(&self) -> Vec<G::Action> {
        match (self.curtain || self.bot_to_move().is_some(), self.lesson_move()) {
            (true, _) => Vec::new(),
            (false, Some(action)) => vec![action],
            (false, None) => self.legal(),
        }
    }

    /// Whether a closing question is asked, whoever is asked.
    pub fn is_closing(&self) -> bool {
        self.game.closing(self.sitting.state()).is_some()
    }

    /// What passes by itself if the person in front of the screen chooses nothing.
    pub fn closing(&self) -> Option<G::Action> {
        self.game.closing(self.sitting.state()).filter(|answer| self.choices().contains(answer))
    }

    /// Why a wish is refused.
    pub fn why_not(&self, wish: G::Action) -> Option<G::Refusal> {
        self.game.apply(&mut self.sitting.state().clone(), wish, &mut unheard!()).err()
    }

    /// Performs a choice of the one who is asked.
    pub fn act(&mut self, action: G::Action) -> Result<(), G::Refusal> {
        self.perform(action)?;
        self.redo.clear();
        Ok(())
    }

    fn perform(&mut self, action: G::Action) -> Result<(), G::Refusal> {
        let seat = self.decider().ok_or_else(G::Refusal::wrong_seat)?;
        let turn = self.game.turn(self.sitting.state());
        self.sitting.act(seat, action)?;
        let now = self.game.turn(self.sitting.state());
        if let Some(over) = turn.filter(|_| turn != now) {
            self.said.retain(|(by, _)| over == *by);
        }
        self.seat_changed();
        Ok(())
    }

    /// With several people at one screen, a curtain falls when another one is asked; who plays all seats needs none.
    fn seat_changed(&mut self) {
        let asked = self.decider().filter(|&seat| self.is_human(seat));
        if self.game.is_solo() {
            self.looker = asked.or(self.looker);
        }
        self.curtain = self.humans().count() > 1 && asked.is_some() && self.looker != asked;
    }

    /// The next person looks.
    pub fn lift_curtain(&mut self) {
        self.curtain = false;
        self.looker = self.decider();
    }

    /// How many moves have been made.
    pub fn moves(&self) -> usize {
        self.sitting.moves().len()
    }

    /// A seed for a bot's next thought.
    pub fn thought_seed(&self) -> u64 {
        self.sitting.seed().wrapping_mul(31).wrapping_add(self.moves() as u64)
    }

    /// Whether a decision of this seat is one of the person in front of the screen.
    fn is_mine(&self, seat: Seat) -> bool {
        self.is_human(seat) && (self.game.is_solo() || self.viewer() == Viewer::Seat(seat))
    }

    /// The move with which the last decision of the person in front began, if it can be taken back: with what bots
    /// answered, as long as nothing hidden came to light since.
    fn last_of_mine(&self) -> Result<usize, UndoRefused> {
        let moves = self.sitting.moves();
        // A result that stands on a campaign's sheet is written down.
        if self.extra.campaign.is_some() && self.is_over() {
            return Err(UndoRefused::AnotherSeatActed);
        }
        for start in self.sitting.decisions().into_iter().rev() {
            let seat = moves[start].seat;
            if self.is_mine(seat) {
                let shown = |m: &table::sitting::Move<G>| {
                    let shows =
                        |event: &G::Event| event.is_barrier() || !self.is_mine(m.seat) && event.shows(self.viewer());
                    m.told.iter().any(shows)
                };
                return match moves[start..].iter().find(|m| shown(m)) {
                    None => Ok(start),
                    Some(m) if self.is_mine(m.seat) => Err(UndoRefused::InformationCame),
                    Some(_) => Err(UndoRefused::AnotherSeatActed),
                };
            }
            if self.is_human(seat) {
                return Err(UndoRefused::AnotherSeatActed);
            }
        }
        Err(UndoRefused::NothingToUndo)
    }

    /// What undo would take back now, or why it cannot.
    pub fn undoable(&self) -> Result<G::Action, UndoRefused> {
        self.last_of_mine().map(|start| self.sitting.moves()[start].action)
    }

    /// Takes back the last decision of the person in front of the screen, with what belongs to it.
    pub fn undo(&mut self) -> Result<(), UndoRefused> {
        let taken = self.sitting.rewind(self.last_of_mine()?)?;
        self.redo.push(taken);
        self.seat_changed();
        Ok(())
    }

    /// Does again what was taken back; false if there is nothing.
    pub fn redo(&mut self) -> bool {
        let Some(moves) = self.redo.pop() else { return false };
        moves.into_iter().all(|action| self.perform(action).is_ok())
    }

    /// The number of the move with which the last decision began.
    pub fn last_decision(&self) -> usize {
        self.sitting.decisions().last().copied().unwrap_or(0)
    }

    /// What was told from a move on, as this screen may know it.
    pub fn told(&self, from: usize) -> Vec<G::Event> {
        let moves = self.sitting.moves().get(from..).unwrap_or_default();
        moves.iter().flat_map(|m| self.seen(&m.told)).collect()
    }

    /// What the last of so many moves told, as this screen may know it.
    pub fn told_by(&self, number: usize) -> Vec<G::Event> {
        let last = number.checked_sub(1).and_then(|last| self.sitting.moves().get(last));
        last.map_or(Vec::new(), |m| self.seen(&m.told).collect())
    }

    fn seen<'a>(&self, told: &'a [G::Event]) -> impl Iterator<Item = G::Event> + use<'a, G> {
        let viewer = self.viewer();
        told.iter().map(move |event| event.seen_by(viewer))
    }

    /// What was told from a move on, each with the table at that moment, as this screen may know and show it.
    pub fn film(&self, from: usize) -> Vec<(G::Event, G::View)> {
        let (moves, viewer) = (self.sitting.moves(), self.viewer());
        let shots = (from.min(moves.len())..moves.len()).flat_map(|number| {
            let states = self.game.film(self.sitting.state_at(number), moves[number].action);
            self.seen(&moves[number].told).zip(states)
        });
        shots.map(|(event, state)| (event, self.game.view(&state, viewer))).collect()
    }

    /// What the others did since the last decision of the person in front, in order.
    pub fn since_mine(&self) -> Vec<Turn<G::Event>> {
        let last = self.sitting.moves().iter().rposition(|m| self.is_mine(m.seat)).unwrap_or(0);
        let others = |turn: &Turn<G::Event>| turn.side.seat().is_none_or(|seat| !self.is_mine(seat));
        self.turns(last).into_iter().filter(others).collect()
    }

    /// Everything told from a move on, by turns. The opponent in the box acts without deciding: what follows its first
    /// step is its own.
    pub fn turns(&self, from: usize) -> Vec<Turn<G::Event>> {
        let mut turns: Vec<Turn<G::Event>> = Vec::new();
        for (number, m) in self.sitting.moves().iter().enumerate().skip(from) {
            let mut told: Vec<G::Event> = self.seen(&m.told).collect();
            let own = told.iter().position(|event| self.game.rule_behind(event).is_some()).unwrap_or(told.len());
            let rival = told.split_off(own);
            for (side, mut told) in [(m.seat.into(), told), (Side::RIVAL, rival)] {
                match turns.last_mut().filter(|turn| turn.side == side) {
                    Some(turn) => turn.told.append(&mut told),
                    None if told.is_empty() => continue,
                    None => turns.push(Turn { side, after: 0, told }),
                }
                if let Some(turn) = turns.last_mut() {
                    turn.after = number + 1;
                }
            }
        }
        turns
    }

    /// The last season that began for the person in front since so many moves had been made.
    pub fn turned(&self, since: usize) -> Option<TurnedOf<G>> {
        let (near, viewer, moves) = (self.near(), self.viewer(), self.sitting.moves());
        let season = |number: usize| self.game.season(self.sitting.state_at(number), near);
        let number = (since..self.moves()).rev().find(|&number| season(number).id != season(number + 1).id)?;
        let same = |&other: &usize| moves[other].seat == moves[number].seat;
        let end = (number..self.moves()).take_while(same).last().map_or(number, |last| last + 1);
        let at = |number: usize| {
            let state = self.sitting.state_at(number);
            (self.game.view(state, viewer), self.game.standing(state, near))
        };
        let told = moves[number..end].iter().flat_map(|m| self.seen(&m.told)).collect();
        Some(Turned { season: season(number + 1), before: at(number), after: at(end), told })
    }

    /// Season and points of those who are compared before each move, and now.
    pub fn course(&self) -> Vec<Moment> {
        let near = self.near();
        let at = |number: usize| {
            let state = self.sitting.state_at(number);
            Moment { season: self.game.season(state, near), scores: self.game.rival_points(state) }
        };
        (0..=self.moves()).map(at).collect()
    }

    /// The decisions that brought most points to who made them, best first.
    pub fn best_plays(&self) -> Vec<BestPlay<G::Action>> {
        let course = self.course();
        let starts = self.sitting.decisions();
        let ends = starts.iter().skip(1).copied().chain([self.moves()]);
        let mut plays: Vec<BestPlay<G::Action>> = (starts.iter().copied().zip(ends))
            .map(|(number, after)| {
                let decision = &self.sitting.moves()[number];
                let (seat, action) = (decision.seat, decision.action);
                let points = |at: usize| course[at].scores[self.game.rival_of(seat)];
                BestPlay { after, seat, action, gain: points(after) - points(number) }
            })
            .collect();
        plays.sort_by_key(|play| -play.gain);
        plays.truncate(3);
        plays
    }

    /// Against which bots the one person here has played, if all of them are the same and the game is over, and whether the
    /// person has won; nothing where all win or lose together.
    pub fn met(&self) -> Option<(&str, bool)> {
        let mut humans = self.humans();
        let (me, None) = (humans.next()?, humans.next()) else { return None };
        let mut bots = self.seats.iter().filter(|name| *name != HUMAN);
        let bot = bots.next().filter(|_| self.is_over())?;
        let winners = self.winners();
        let (won, lost) = (winners.contains(&me), winners.iter().any(|&seat| seat != me));
        (bots.all(|other| other == bot) && won != lost).then_some((bot, won))
    }

    /// Who has won.
    pub fn winners(&self) -> PerSeat<Seat> {
        self.game.outcome(self.sitting.state()).winners
    }
}

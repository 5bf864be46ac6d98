//! A game of Everdell under way on this page.

use super::plan::is_about_paying;
use super::thinker::{play_in, valley};
use crate::shell::store;
use table::pack::PackError;
use table::scenario::Scenario;
use table::{Game, Line, Record, RecordError, Seat, Side, Sitting, Tell, Told, UndoRefused, Viewer};
use valley::{Action, Event, Mode, Score, Valley, View};
use woodland::Season;

const KEY: &str = "bosk.valley.game";

/// Who sits in a seat.
pub const HUMAN: &str = "human";

/// The table and who sits at it.
pub struct Room {
    game: &'static Valley,
    sitting: Sitting<'static, Valley>,
    seats: Vec<String>,
    seed: u64,
    /// Whether the table was laid as the rules say, not as a scenario says.
    was_laid: bool,
    /// Actions taken back, the last one first to come again.
    redo: Vec<Action>,
    /// Whether a curtain hides the table until the next person lifts it.
    pub curtain: bool,
    /// Who last looked, when several people share the device.
    looker: Option<Seat>,
}

impl Room {
    /// A new game.
    pub fn new(mode: Mode, seed: u64, seats: Vec<String>) -> Room {
        let game = play_in(mode);
        Room::sit(game, Sitting::new(game, seed, seats.clone()), seed, seats)
    }

    /// The game of a record.
    pub fn from_record(text: &str) -> Result<Room, RecordError> {
        let record = Record::from_json(text)?;
        let other_game = || RecordError::OtherGame {
            found: format!("{} {}", record.game, record.mode),
            wanted: format!("valley {}", Mode::KNOWN),
        };
        let mode = Mode::read(&record.mode).map_err(|_| other_game())?;
        if record.game != "valley" {
            return Err(other_game());
        }
        let game = play_in(mode);
        let sitting = record.replay(game, None)?;
        Ok(Room::sit(game, sitting, record.seed, record.seats.clone()))
    }

    /// The position of a scenario; whoever is not the first player is a bot that waits.
    pub fn from_scenario(text: &str) -> Result<Room, PackError> {
        let scenario = Scenario::read("scenario.toml", text)?;
        let mode = match &scenario.mode {
            None => Mode::TWO,
            Some(node) => Mode::read(node.text()?).map_err(|why| node.error(why))?,
        };
        let game = play_in(mode);
        let seat = |i: usize| if i == 0 { HUMAN } else { "greedy" }.to_owned();
        let seats: Vec<String> = (0..mode.players()).map(seat).collect();
        let sitting = Sitting::new(game, scenario.seed, seats.clone()).at_position(scenario.start(game)?);
        let room = Room::sit(game, sitting, scenario.seed, seats);
        Ok(Room { was_laid: false, ..room })
    }

    fn sit(game: &'static Valley, sitting: Sitting<'static, Valley>, seed: u64, seats: Vec<String>) -> Room {
        let mut room =
            Room { game, sitting, seats, seed, was_laid: true, redo: Vec::new(), curtain: false, looker: None };
        room.seat_changed();
        room
    }

    /// What the opponent in the box did while the table was laid, if nothing has been played since.
    pub fn setup_events(&self) -> Vec<Event> {
        if self.moves() == 0 && self.was_laid { self.game.setup_events(self.seed) } else { Vec::new() }
    }

    /// The rules it is played by.
    pub fn game(&self) -> &'static Valley {
        self.game
    }

    /// The table as it is.
    pub fn sitting(&self) -> &Sitting<'static, Valley> {
        &self.sitting
    }

    /// The game that was saved on this device: nothing, one, or one that cannot be read.
    pub fn saved() -> Option<Result<Room, RecordError>> {
        Some(Room::from_record(&store::read_text(KEY)?))
    }

    /// Saves the game; false if the browser refuses.
    pub fn save(&self) -> bool {
        store::keep_text(KEY, &self.record())
    }

    /// Forgets the saved game.
    pub fn forget() {
        store::forget(KEY);
    }

    /// The record of the game.
    pub fn record(&self) -> String {
        self.sitting.record().to_json()
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
        let seat = self.decider()?;
        Some(self.seats.get(seat.index())?.as_str()).filter(|name| *name != HUMAN)
    }

    fn is_human(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|name| name == HUMAN)
    }

    fn humans(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..self.seats.len() as u8).map(Seat).filter(|&seat| self.is_human(seat))
    }

    /// Through whose eyes the page looks: the only person, or the one who last lifted the curtain.
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
    pub fn near_seat(&self) -> Seat {
        match self.viewer() {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => Seat(0),
        }
    }

    /// The table as this page may show it.
    pub fn view(&self) -> View {
        self.game.view(self.sitting.state(), self.viewer())
    }

    /// The table as the one who is asked sees it.
    pub fn decider_view(&self) -> Option<View> {
        self.decider().map(|seat| self.game.view(self.sitting.state(), Viewer::Seat(seat)))
    }

    /// What the person in front of the page may choose now.
    pub fn choices(&self) -> Vec<Action> {
        if self.curtain || self.bot_to_move().is_some() { Vec::new() } else { self.legal() }
    }

    /// Everything legal now, whoever is asked.
    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal(self.sitting.state(), &mut legal);
        legal
    }

    /// Why a wish is refused.
    pub fn why_not(&self, wish: Action) -> Option<valley::Refusal> {
        self.game.apply(&mut self.sitting.state().clone(), wish, &mut table::Deaf).err()
    }

    /// Performs a choice of the one who is asked.
    pub fn act(&mut self, action: Action) -> Result<(), valley::Refusal> {
        let Some(seat) = self.decider() else {
            return Err(valley::Refusal::GameOver);
        };
        self.sitting.act(seat, action)?;
        self.redo.clear();
        self.seat_changed();
        Ok(())
    }

    /// With several people at one device, a curtain falls when another one is asked.
    fn seat_changed(&mut self) {
        let asked = self.decider().filter(|&seat| self.is_human(seat));
        self.curtain = self.humans().count() > 1 && asked.is_some() && self.looker != asked;
    }

    /// The next person looks.
    pub fn lift_curtain(&mut self) {
        self.curtain = false;
        self.looker = self.decider();
    }

    /// The person who may take something back now.
    fn undoer(&self) -> Option<Seat> {
        let last = self.sitting.moves().last()?;
        (self.is_human(last.seat) && Viewer::Seat(last.seat) == self.viewer()).then_some(last.seat)
    }

    /// Takes back the last decision of the person in front of the page; paying belongs to the play before it.
    pub fn undo(&mut self) -> Result<(), UndoRefused> {
        let seat = self.undoer().ok_or(match self.sitting.moves().is_empty() {
            true => UndoRefused::NothingToUndo,
            false => UndoRefused::AnotherSeatActed,
        })?;
        loop {
            let action = self.sitting.moves().last().map(|m| m.action);
            self.sitting.undo(seat)?;
            self.redo.extend(action);
            if !is_about_paying(self.sitting.state()) {
                return Ok(());
            }
        }
    }

    /// What undo would take back now, or why it cannot.
    pub fn undoable(&self) -> Result<Action, UndoRefused> {
        let moves = self.sitting.moves();
        let last = moves.last().ok_or(UndoRefused::NothingToUndo)?;
        if self.undoer().is_none() {
            return Err(UndoRefused::AnotherSeatActed);
        }
        if last.told.iter().any(Told::is_barrier) {
            return Err(UndoRefused::InformationCame);
        }
        Ok(moves[self.last_decision()].action)
    }

    /// The number of the move with which the last decision began.
    pub fn last_decision(&self) -> usize {
        let starts = (0..self.moves()).rev().find(|&number| !is_about_paying(self.sitting.state_at(number)));
        starts.unwrap_or(0)
    }

    /// Does again what was taken back; false if there is nothing.
    pub fn redo(&mut self) -> bool {
        let mut done = false;
        while let Some(action) = self.redo.pop() {
            let rest = std::mem::take(&mut self.redo);
            if self.act(action).is_err() {
                return done;
            }
            done = true;
            self.redo = rest;
            if !is_about_paying(self.sitting.state()) {
                break;
            }
        }
        done
    }

    /// How many moves have been made.
    pub fn moves(&self) -> usize {
        self.sitting.moves().len()
    }

    /// What was told from a move on, as this page may know it.
    pub fn told(&self, from: usize) -> Vec<Event> {
        let viewer = self.viewer();
        let moves = self.sitting.moves().get(from..).unwrap_or_default();
        moves.iter().flat_map(|m| &m.told).map(|event| event.seen_by(viewer)).collect()
    }

    /// A seed for a bot's next thought.
    pub fn thought_seed(&self) -> u64 {
        self.seed.wrapping_mul(31).wrapping_add(self.moves() as u64)
    }

    /// A new game of the same people, who move up one seat.
    pub fn again(&self) -> Room {
        let mut seats = self.seats.clone();
        seats.rotate_left(1);
        Room::new(self.game.play_mode(), self.seed.wrapping_add(1), seats)
    }

    /// Everybody's points as if the game ended now, the opponent in the box last.
    pub fn scores(&self, view: &View) -> Vec<(Side, Score)> {
        let state = self.sitting.state();
        let players =
            (0..self.seats.len() as u8).map(Seat).map(|seat| (Side::player(seat), self.game.score(state, seat)));
        let rival = self.game.automa().map(|_| (Side::RIVAL, self.game.seen_score(view, Side::RIVAL)));
        players.chain(rival).collect()
    }

    /// Who plays against whom, in a line.
    pub fn opponents(&self) -> Line {
        match self.game.automa() {
            Some(_) => self.game.side_name(Side::RIVAL),
            None => Line::new("page-valley-n-players").with("n", self.seats.len()),
        }
    }

    /// The season of the player in front.
    pub fn season(&self) -> Season {
        self.sitting.state().player(self.near_seat()).season
    }
}

/// Whether an opponent of the box plays.
pub fn has_rival() -> bool {
    valley().automa().is_some()
}

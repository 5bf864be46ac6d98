//! A game under way on this page.

use super::campaigns::CampaignId;
use super::plan::is_about_paying;
use super::thinker::{duo, play_in};
use crate::shell::store;
use duo::mode::Quest;
use duo::{Action, Duo, Event, HARE, Mode, State, TORTOISE, View};
use table::pack::PackError;
use table::scenario::Scenario;
use table::{Game, Line, Record, RecordError, Seat, Sitting, Tell, Told, UndoRefused, Viewer};
use woodland::Season;

const KEY: &str = "bosk.game";
/// The campaign to which the saved game belongs.
const CAMPAIGN: &str = "bosk.game.campaign";

/// Who sits in a seat.
pub const HUMAN: &str = "human";

/// The table and who sits at it.
pub struct Room {
    game: &'static Duo,
    sitting: Sitting<'static, Duo>,
    seats: Vec<String>,
    seed: u64,
    /// Actions taken back, the last one first to come again.
    redo: Vec<Action>,
    /// Whether a curtain hides the table until the next person lifts it.
    pub curtain: bool,
    /// Who last looked, when two people share the device.
    looker: Option<Seat>,
    /// The moves of a lesson from the first on, with what is said before each.
    lesson: Vec<(Action, Option<&'static str>)>,
    /// The campaign to which the game belongs.
    pub campaign: Option<CampaignId>,
    /// What each mayor has told the other, as partners may. [D15.21]
    said: [Vec<Line>; 2],
}

/// One moment of a game that is looked back on.
#[derive(Clone, Copy)]
pub struct Moment {
    /// The season.
    pub season: Season,
    /// Two scores to compare, as if the game ended.
    pub scores: [i32; 2],
    /// Whether the first of them is that of a town built together.
    pub together: bool,
}

/// A decision that brought points.
#[derive(Clone, Copy)]
pub struct BestPlay {
    /// How many moves had been made when it was done.
    pub after: usize,
    /// Whose.
    pub seat: Seat,
    /// What.
    pub action: Action,
    /// How many points.
    pub gain: i32,
}

impl Room {
    /// A new game.
    pub fn new(mode: Mode, seed: u64, seats: [String; 2]) -> Room {
        let game = play_in(mode);
        Room::sit(game, Sitting::new(game, seed, seats.to_vec()), seed, seats.to_vec())
    }

    /// The game of a record.
    pub fn from_record(text: &str) -> Result<Room, RecordError> {
        Room::of_record(&Record::from_json(text)?)
    }

    /// The game of a record that was read before.
    pub fn of_record(record: &Record) -> Result<Room, RecordError> {
        let mode = Mode::read(&record.mode, duo().pack()).map_err(|_| RecordError::OtherGame {
            found: format!("{} {}", record.game, record.mode),
            wanted: format!("duo {}", Mode::KNOWN),
        })?;
        // The table that is laid now stays if the record is bad.
        let before = duo().play_mode();
        let game = play_in(mode);
        match record.replay(game, None) {
            Ok(sitting) => Ok(Room::sit(game, sitting, record.seed, record.seats.clone())),
            Err(error) => {
                play_in(before);
                Err(error)
            }
        }
    }

    /// The position of a scenario file, with the Hare in front of the page.
    pub fn from_scenario(text: &str) -> Result<Room, PackError> {
        let scenario = Scenario::read("scenario.toml", text)?;
        let mode = match &scenario.mode {
            None => Mode::Duel,
            Some(node) => Mode::read(node.text()?, duo().pack()).map_err(|why| node.error(why))?,
        };
        let game = play_in(mode);
        let other = if mode.is_solo() { HUMAN } else { "greedy" };
        let seats = vec![HUMAN.to_owned(), other.to_owned()];
        let sitting = Sitting::new(game, scenario.seed, seats.clone()).at_position(scenario.start(game)?);
        Ok(Room::sit(game, sitting, scenario.seed, seats))
    }

    fn sit(game: &'static Duo, sitting: Sitting<'static, Duo>, seed: u64, seats: Vec<String>) -> Room {
        let mut room = Room {
            game,
            sitting,
            seats,
            seed,
            redo: Vec::new(),
            curtain: false,
            looker: None,
            lesson: Vec::new(),
            campaign: None,
            said: Default::default(),
        };
        room.seat_changed();
        room
    }

    /// What an opponent in the box did while the table was laid, if nothing has been played since.
    pub fn setup_events(&self) -> Vec<Event> {
        if self.moves() == 0 { self.game.setup_events(self.seed) } else { Vec::new() }
    }

    /// Whether the result stands on a campaign's sheet and cannot be taken back.
    fn is_written(&self) -> bool {
        self.campaign.is_some() && self.is_over()
    }

    /// The rules it is played by.
    pub fn game(&self) -> &'static Duo {
        self.game
    }

    /// The table as it is.
    pub fn sitting(&self) -> &Sitting<'static, Duo> {
        &self.sitting
    }

    /// Tells the partner something that partners may tell.
    pub fn say(&mut self, seat: Seat, phrase: Line) {
        self.said[seat.index()].push(phrase);
    }

    /// What a mayor has told since their last turn.
    pub fn said(&self, seat: Seat) -> &[Line] {
        &self.said[seat.index()]
    }

    /// The lesson: a game whose first moves are known, explained one by one.
    pub fn lesson() -> Option<Room> {
        let text = include_str!("../../../../scenarios/duo/tutorial.toml");
        let scenario = Scenario::read("tutorial.toml", text).ok()?;
        let steps = scenario.lesson(play_in(Mode::Duel)).ok()?;
        let mut room = Room::new(Mode::Duel, scenario.seed, [HUMAN.to_owned(), "greedy".to_owned()]);
        let id = |say: String| -> &'static str { say.leak() };
        room.lesson = steps.into_iter().map(|step| (step.action, step.say.map(id))).collect();
        Some(room)
    }

    /// The next move of the lesson, while there is one.
    pub fn lesson_move(&self) -> Option<Action> {
        self.lesson.get(self.moves()).map(|(action, _)| *action)
    }

    /// What the lesson says now; its last words once its moves are done.
    pub fn lesson_says(&self) -> Option<&'static str> {
        match self.lesson.get(self.moves()) {
            Some((_, say)) => *say,
            None => (!self.lesson.is_empty() && self.moves() < self.lesson.len() + 6).then_some("lesson-end"),
        }
    }

    /// The game that was saved on this device, if any.
    pub fn saved() -> Option<Room> {
        let mut room = Room::from_record(&store::read_text(KEY)?).ok()?;
        room.campaign = store::read(CAMPAIGN);
        Some(room)
    }

    /// Saves the game; false if the browser refuses.
    pub fn save(&self) -> bool {
        match self.campaign {
            Some(id) => drop(store::keep(CAMPAIGN, &id)),
            None => store::forget(CAMPAIGN),
        }
        store::keep_text(KEY, &self.record())
    }

    /// Forgets the saved game.
    pub fn forget() {
        store::forget(KEY);
        store::forget(CAMPAIGN);
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
        Some(self.seats[seat.index()].as_str()).filter(|name| *name != HUMAN)
    }

    /// Who plays against the person in front of the page.
    pub fn other_name(&self) -> &str {
        &self.seats[self.near_seat().other().index()]
    }

    fn is_human(&self, seat: Seat) -> bool {
        self.seats[seat.index()] == HUMAN
    }

    fn humans(&self) -> usize {
        self.seats.iter().filter(|name| *name == HUMAN).count()
    }

    /// Through whose eyes the page looks: the only person, or the one who is asked.
    pub fn viewer(&self) -> Viewer {
        let people = [HARE, TORTOISE].map(|seat| self.is_human(seat));
        match (people, self.curtain) {
            ([true, true], true) => Viewer::Spectator,
            ([true, true], false) => self.looker.map_or(Viewer::Spectator, Viewer::Seat),
            ([true, false], _) => Viewer::Seat(HARE),
            ([false, true], _) => Viewer::Seat(TORTOISE),
            ([false, false], _) => Viewer::Spectator,
        }
    }

    /// The seat shown at the near side of the table.
    pub fn near_seat(&self) -> Seat {
        match self.viewer() {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => HARE,
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

    /// What passes by itself if the person in front of the page chooses nothing.
    pub fn closing(&self) -> Option<Action> {
        self.game.closing(self.sitting.state()).filter(|answer| self.choices().contains(answer))
    }

    /// Everything legal now, whoever is asked.
    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal(self.sitting.state(), &mut legal);
        legal
    }

    /// Why a wish is refused.
    pub fn why_not(&self, wish: Action) -> Option<duo::Refusal> {
        self.game.apply(&mut self.sitting.state().clone(), wish, &mut table::Deaf).err()
    }

    /// Performs a choice of the one who is asked.
    pub fn act(&mut self, action: Action) -> Result<(), duo::Refusal> {
        let Some(seat) = self.decider() else {
            return Err(duo::Refusal::GameOver);
        };
        let turn = self.sitting.state().turn;
        self.sitting.act(seat, action)?;
        // What a mayor said holds until their own next turn is over.
        if let Some(seat) = turn.filter(|_| self.sitting.state().turn != turn) {
            self.said[seat.other().index()].clear();
        }
        self.redo.clear();
        self.seat_changed();
        Ok(())
    }

    /// With two people at one device, a curtain falls when the other one is asked.
    fn seat_changed(&mut self) {
        let Some(seat) = self.decider() else {
            self.curtain = false;
            return;
        };
        // [D15.22] who plays both mayors needs no curtain
        if self.game.is_solo() {
            self.looker = Some(seat);
        } else if self.humans() == 2 && self.looker != Some(seat) {
            self.curtain = true;
        }
    }

    /// The next person looks.
    pub fn lift_curtain(&mut self) {
        self.curtain = false;
        self.looker = self.decider();
    }

    /// The person who may take something back now.
    fn undoer(&self) -> Option<Seat> {
        let last = self.sitting.moves().last().filter(|_| !self.is_written())?;
        // [D15.22] who plays both mayors takes back what either did
        if self.game.is_solo() {
            return self.is_human(last.seat).then_some(last.seat);
        }
        (self.is_human(last.seat) && Viewer::Seat(last.seat) == self.viewer()).then_some(last.seat)
    }

    /// Takes back the last decision of the person in front of the page, with what belongs to it.
    pub fn undo(&mut self) -> Result<(), UndoRefused> {
        let seat = self.undoer().ok_or(match self.sitting.moves().is_empty() {
            true => UndoRefused::NothingToUndo,
            false => UndoRefused::AnotherSeatActed,
        })?;
        let first = self.last_decision();
        loop {
            let action = self.sitting.moves().last().map(|m| m.action);
            self.sitting.undo(seat)?;
            self.redo.extend(action);
            if self.moves() <= first {
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
        self.decisions().last().copied().unwrap_or(0)
    }

    /// The numbers of the moves with which decisions began.
    fn decisions(&self) -> Vec<usize> {
        (0..self.moves()).filter(|&number| !self.belongs_to_the_one_before(number)).collect()
    }

    /// Whether a move is no decision of its own: paying belongs to the play before it, letting a turn end to what was
    /// done in it, unless that cannot be taken back.
    fn belongs_to_the_one_before(&self, number: usize) -> bool {
        let state = self.sitting.state_at(number);
        let moves = self.sitting.moves();
        let passes = self.game.closing(state) == Some(moves[number].action);
        let open = number.checked_sub(1).is_some_and(|before| {
            moves[before].seat == moves[number].seat && !moves[before].told.iter().any(Told::is_barrier)
        });
        is_about_paying(state) || (passes && open)
    }

    /// Does again what was taken back.
    pub fn redo(&mut self) {
        while let Some(action) = self.redo.pop() {
            let rest = std::mem::take(&mut self.redo);
            if self.act(action).is_err() {
                return;
            }
            self.redo = rest;
            let passes = self.is_closing() && self.game.closing(self.sitting.state()) == self.redo.last().copied();
            if !passes && !is_about_paying(self.sitting.state()) {
                return;
            }
        }
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

    /// The table after so many moves as this page may show it, and the points of the mayor in front.
    pub fn look_back(&self, number: usize) -> (View, duo::Score) {
        let state = self.sitting.state_at(number);
        (duo().view(state, self.viewer()), duo().score(state, self.near_seat()))
    }

    /// What the last of so many moves told, as this page may know it.
    pub fn told_by(&self, number: usize) -> Vec<Event> {
        let told = number.checked_sub(1).and_then(|last| self.sitting.moves().get(last));
        told.map_or(&[] as &[Event], |m| &m.told).iter().map(|event| event.seen_by(self.viewer())).collect()
    }

    /// A new game of the same people, who change seats.
    pub fn again(&self) -> Room {
        let [hare, tortoise] = [0, 1].map(|i| self.seats[i].clone());
        Room::new(self.game.play_mode(), self.seed.wrapping_add(1), [tortoise, hare])
    }

    /// A new game that goes on from a move of this one.
    pub fn branch(&self, moves: usize) -> Room {
        Room::sit(self.game, self.sitting.continue_from(moves), self.seed, self.seats.clone())
    }

    /// The decisions that brought their mayor most points, best first.
    pub fn best_plays(&self) -> Vec<BestPlay> {
        let course = self.course();
        let starts = self.decisions();
        let ends = starts.iter().skip(1).copied().chain([self.moves()]);
        let mut plays: Vec<BestPlay> = (starts.iter().copied().zip(ends))
            .map(|(number, after)| {
                let decision = &self.sitting.moves()[number];
                let line = if course[number].together { 0 } else { decision.seat.index() };
                let points = |at: usize| course[at].scores[line];
                let (seat, action) = (decision.seat, decision.action);
                BestPlay { after, seat, action, gain: points(after) - points(number) }
            })
            .collect();
        plays.sort_by_key(|play| -play.gain);
        plays.truncate(3);
        plays
    }

    /// Season and points of both mayors before each move, and now: for the end of the game.
    pub fn course(&self) -> Vec<Moment> {
        let at = |number: usize| {
            let state = self.sitting.state_at(number);
            Moment { season: state.season, scores: self.rivals(state), together: state.together.one_city }
        };
        (0..=self.moves()).map(at).collect()
    }

    /// Two scores to compare: those of the mayors, or that of the town with Miss Thorn's or the one wanted.
    fn rivals(&self, state: &State) -> [i32; 2] {
        let town = self.game.score(state, HARE).total();
        match self.game.play_mode() {
            Mode::Duel => [town, self.game.score(state, TORTOISE).total()],
            Mode::Together { quest: Quest::Challenge(_), .. } => [town, self.game.thorn_score(state).total()],
            Mode::Together { quest: Quest::Chapter(_), .. } => [town, self.game.wanted_score().unwrap_or(0)],
        }
    }

    /// What a game together is about: the chapter's title, or Miss Thorn.
    pub fn quest_name(&self) -> Option<Line> {
        match self.game.play_mode() {
            Mode::Duel => None,
            Mode::Together { quest: Quest::Challenge(_), .. } => Some(Line::new("duo-thorn")),
            Mode::Together { quest: Quest::Chapter(_), .. } => {
                self.game.chapter().map(|chapter| Line::new("as-named").with("name", &chapter.entry.name))
            }
        }
    }

    /// Whose scores are compared.
    pub fn rival_names(&self) -> [Line; 2] {
        match self.game.play_mode() {
            Mode::Duel => [HARE, TORTOISE].map(|seat| self.game.seat_name(seat)),
            Mode::Together { quest: Quest::Challenge(_), .. } => [Line::new("duo-town"), Line::new("duo-thorn")],
            Mode::Together { quest: Quest::Chapter(_), .. } => [Line::new("duo-town"), Line::new("page-wanted")],
        }
    }

    /// The final reckoning of a seat.
    pub fn score(&self, seat: Seat) -> duo::Score {
        self.game.score(self.sitting.state(), seat)
    }

    /// Who has won.
    pub fn winners(&self) -> Vec<Seat> {
        self.game.outcome(self.sitting.state()).winners
    }
}

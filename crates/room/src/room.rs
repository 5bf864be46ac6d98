//! The table and who sits at it.

mod here;

use crate::games::Saved;
use crate::names;
use crate::source::{Source, Turn, humans};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::board::Board;
use table::pack::PackError;
use table::scenario::Scenario;
use table::sitting::Move;
use table::{Line, Record, RecordError, Refusal, Seat, Shelved, Side, Sitting, Told, UndoRefused, Viewer};

/// Who sits in a seat, if it is no bot.
pub const HUMAN: &str = "human";

/// How many moves after a lesson its last words stand.
const AFTERWORD: usize = 6;

/// A game under way on this device, in front of somebody.
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
    /// The last move as far as it is shown, while the opponent in the box has its turn still before it.
    pause: Option<Pause<G>>,
    /// The moves of a lesson from the first on, with what is said before each.
    lesson: Vec<(G::Action, Option<String>)>,
    /// What it says when they are made.
    last_words: Option<String>,
    /// What partners have told each other.
    said: Vec<(Seat, Line)>,
    /// What belongs to the game besides its record.
    extra: Extra,
}

/// A move of somebody before the opponent in the box has its turn: nobody has heard of that yet.
struct Pause<G: Board> {
    /// How much of what the move told is heard.
    heard: usize,
    /// The table at that moment.
    table: G::State,
}

/// What is kept of a game besides its record.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Extra {
    /// The campaign to which it belongs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub campaign: Option<u32>,
    /// Whether it is the lesson.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub lesson: bool,
    /// What people at one screen call themselves, seat by seat; empty for who has no name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
}

impl<G: Board + Shelved> Room<G> {
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

    /// A game that was kept. `lesson` is the text of the box's lesson, for a game that is in it.
    pub fn restore(rules: &G, saved: &Saved, lesson: Option<&str>) -> Result<Room<G>, RecordError> {
        let mut room = Room::of_record(rules, &Record::from_json(&saved.record)?)?;
        room.extra = saved.extra.clone();
        if let Some(text) = lesson.filter(|_| saved.extra.lesson) {
            Scenario::read("lesson.toml", text).ok().and_then(|scenario| room.teach(&scenario));
        }
        Ok(room)
    }
}

impl<G: Board> Room<G> {
    /// A new game.
    pub fn new(game: Arc<G>, seed: u64, seats: Vec<String>) -> Room<G> {
        let sitting = Sitting::new(game.clone(), seed, seats.clone());
        Room::sit(game, sitting, seats)
    }

    pub(crate) fn sit(game: Arc<G>, sitting: Sitting<Arc<G>>, seats: Vec<String>) -> Room<G> {
        let mut room = Room {
            game,
            sitting,
            seats,
            was_laid: true,
            redo: Vec::new(),
            curtain: false,
            looker: None,
            pause: None,
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

    /// The same game, played by people who call themselves so, seat by seat.
    pub fn with_names(mut self, names: &[String]) -> Room<G> {
        self.extra.names = names.iter().take(self.seats.len()).map(|name| names::tidy(name)).collect();
        self
    }

    /// The rules it is played by.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The table as it is, with its past.
    pub fn sitting(&self) -> &Sitting<Arc<G>> {
        &self.sitting
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

    /// Who is asked; nobody before the opponent in the box has had its turn.
    pub fn decider(&self) -> Option<Seat> {
        self.game.decider(self.sitting.state()).filter(|_| self.pause.is_none())
    }

    /// The bot that must decide now, if it is a bot's turn.
    pub fn bot_to_move(&self) -> Option<&str> {
        let name = self.seats.get(self.decider()?.index())?;
        (name != HUMAN).then_some(name)
    }

    /// The table before move `number`, or now, as far as it is shown.
    fn table_at(&self, number: usize) -> &G::State {
        let paused = self.pause.as_ref().filter(|_| number >= self.moves());
        paused.map_or_else(|| self.sitting.state_at(number), |pause| &pause.table)
    }

    /// What a move told, as far as it is heard.
    fn heard(&self, number: usize) -> &[G::Event] {
        let Some(m) = self.sitting.moves().get(number) else { return &[] };
        let paused = self.pause.as_ref().filter(|_| number + 1 == self.moves());
        paused.map_or(&m.told, |pause| &m.told[..pause.heard])
    }

    fn is_human(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|name| name == HUMAN)
    }

    /// Whether a curtain hides the table until the next person lifts it.
    pub fn curtain(&self) -> bool {
        self.curtain
    }

    /// Whom the person who has just decided and still looks hands over to.
    pub fn lingers(&self) -> Option<Side> {
        if self.pause.is_some() {
            return Some(Side::RIVAL);
        }
        let asked = self.decider().filter(|&seat| self.is_human(seat) && !self.curtain);
        asked.filter(|&asked| self.looker.is_some_and(|looker| asked != looker)).map(Side::from)
    }

    /// The last move up to where the opponent in the box begins, if the person in front made it and may still take it back
    /// there.
    fn before_rival(&self) -> Option<Pause<G>> {
        let last = self.moves().checked_sub(1)?;
        let Move { seat, action, told, .. } = &self.sitting.moves()[last];
        let begins = |event: &G::Event| {
            self.game.rule_behind(event).is_some() || self.game.turn_begun(event).is_some_and(Side::is_rival)
        };
        // What is given to it in one's own turn is no turn of its own.
        let goes_on = self.game.goes_on_asking(self.sitting.state(), *seat);
        let heard = told.iter().position(begins).filter(|_| self.is_human(*seat) && !goes_on)?;
        let before = self.sitting.state_at(last);
        let table = match heard.checked_sub(1) {
            None => before.clone(),
            Some(nth) => self.game.film(before, *action).swap_remove(nth),
        };
        Some(Pause { heard, table })
    }

    /// Shows the table before the opponent in the box has its turn, if there is something to take back.
    fn pause(&mut self) {
        let Some(decided) = self.sitting.moves().last().map(|m| m.seat) else { return };
        let looker = self.looker;
        // Who plays all seats still looks from the one that has decided.
        self.looker = if self.game.is_solo() { Some(decided) } else { looker };
        self.pause = self.before_rival();
        if self.pause.is_none() || self.last_of_mine().is_err() {
            (self.pause, self.looker) = (None, looker);
        }
    }

    /// Through whose eyes the screen looks: the only person, or the one who last lifted the curtain.
    pub fn viewer(&self) -> Viewer {
        let mut humans = humans(&self.seats);
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
            Viewer::Spectator => Seat::FIRST,
        }
    }

    /// The table as this screen may show it.
    pub fn view(&self) -> G::View {
        self.game.view(self.table_at(self.moves()), self.viewer())
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
        match (self.curtain || self.lingers().is_some() || self.bot_to_move().is_some(), self.lesson_move()) {
            (true, _) => Vec::new(),
            (false, Some(action)) => vec![action],
            (false, None) => self.legal(),
        }
    }

    /// What passes by itself if the person in front of the screen chooses nothing.
    pub fn closing(&self) -> Option<G::Action> {
        self.game.closing(self.sitting.state()).filter(|answer| self.choices().contains(answer))
    }

    fn perform(&mut self, action: G::Action) -> Result<(), G::Refusal> {
        self.pause = None;
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
        self.curtain = humans(&self.seats).count() > 1 && asked.is_some() && self.looker != asked;
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
                let shown = |number: &usize| {
                    let mine = self.is_mine(moves[*number].seat);
                    let shows = |event: &G::Event| event.is_barrier() || !mine && event.shows(self.viewer());
                    self.heard(*number).iter().any(shows)
                };
                return match (start..moves.len()).find(shown) {
                    None => Ok(start),
                    Some(number) if self.is_mine(moves[number].seat) => Err(UndoRefused::InformationCame),
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

    /// The number of the move with which the last decision began.
    pub fn last_decision(&self) -> usize {
        self.sitting.decisions().last().copied().unwrap_or(0)
    }

    fn seen<'a>(&self, told: &'a [G::Event]) -> impl Iterator<Item = G::Event> + use<'a, G> {
        let viewer = self.viewer();
        told.iter().map(move |event| event.seen_by(viewer))
    }

    /// What the others did since the last decision of the person in front, in order.
    pub fn since_mine(&self) -> Vec<Turn<G::Event>> {
        let last = self.sitting.moves().iter().rposition(|m| self.is_mine(m.seat)).unwrap_or(0);
        let others = |turn: &Turn<G::Event>| turn.side.seat().is_none_or(|seat| !self.is_mine(seat));
        self.turns(last).into_iter().filter(others).collect()
    }
}

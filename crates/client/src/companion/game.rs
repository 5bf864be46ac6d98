//! A companion game on the page: what was said, and how much of what followed has been done by hand.

use super::kept::{self, Kept};
use super::tables::{self, Beside};
use table::Line;
use table::companion::{Query, Reply, Step, Told, Value};

/// A game at a table of cardboard.
pub struct Game {
    /// Its id among the games kept.
    pub id: String,
    /// The box.
    pub game: String,
    /// The mode.
    pub mode: String,
    table: Box<dyn Beside>,
    /// How many of the things to do by hand have been done.
    pub done: usize,
}

/// What taking back led to.
pub enum Undone {
    /// There was nothing.
    Nothing,
    /// It is taken back.
    Kept,
    /// It is taken back if this is put back.
    PutBack {
        /// What was done by hand since.
        steps: Vec<Step>,
        /// What was said, unless only a tick is taken back.
        said: Option<String>,
        /// How many things had been done.
        done: usize,
    },
}

impl Game {
    fn of(id: String, table: Box<dyn Beside>, done: usize) -> Game {
        let record = table.record();
        Game { id, game: record.game, mode: record.companion, table, done }
    }

    /// A new game.
    pub fn begin(game: &str, mode: &str, seed: u64) -> Result<Game, Line> {
        tables::begin(game, mode, seed).map(|table| Game::of(kept::fresh_id(), table, 0))
    }

    /// A game that is kept.
    pub fn open(id: &str) -> Result<Game, Line> {
        let kept = kept::read(id).ok_or_else(|| Line::new("beside-no-game"))?;
        tables::again(&kept.record).map(|table| Game::of(id.to_owned(), table, kept.done))
    }

    /// The game of a record, with everything done that followed so far.
    pub fn of_record(text: &str) -> Result<Game, Line> {
        let mut game = tables::again(text).map(|table| Game::of(kept::fresh_id(), table, 0))?;
        game.done = game.by_hand();
        Ok(game)
    }

    /// Keeps it in the browser.
    pub fn keep(&self) -> bool {
        let record = self.table.record();
        let kept = Kept { record: record.to_json(), done: self.done };
        let over = self.asked().is_none();
        let line = Line::new(if over { "beside-line-over" } else { "beside-line" }).with("n", record.said.len());
        kept::keep(&self.id, &kept, (&self.game, &self.mode), &line, record.said.len(), over)
    }

    /// The record, to hand out.
    pub fn record(&self) -> String {
        self.table.record().to_json()
    }

    /// What its file is called.
    pub fn name(&self) -> String {
        format!("bosk-{}-{}.json", self.game, self.id)
    }

    /// What is asked.
    pub fn asked(&self) -> Option<Query> {
        self.table.asked()
    }

    /// Whether the people are on turn.
    pub fn is_between(&self) -> bool {
        self.table.is_between()
    }

    /// What Bosk thinks of the table.
    pub fn sheet(&self) -> Vec<Value> {
        self.table.sheet()
    }

    /// The opponent's points by where they come from.
    pub fn points(&self) -> Vec<(Line, i32)> {
        self.table.points()
    }

    /// Everything that was said and followed.
    pub fn log(&self) -> Vec<Told> {
        self.table.log()
    }

    /// How many things there were to do by hand.
    pub fn by_hand(&self) -> usize {
        self.log().iter().filter(|told| matches!(told, Told::Step(step) if step.by_hand)).count()
    }

    /// What followed from what was said last, and how many things had to be done by hand before it.
    pub fn followed(&self) -> (Vec<Step>, usize) {
        let log = self.log();
        let said = log.iter().rposition(|told| matches!(told, Told::Answer { .. })).map_or(0, |at| at + 1);
        let steps = |told: &Told| if let Told::Step(step) = told { Some(step.clone()) } else { None };
        let before = log[..said].iter().filter_map(steps).filter(|step| step.by_hand).count();
        (log[said..].iter().filter_map(steps).collect(), before)
    }

    /// Whether something still has to be done by hand.
    pub fn has_steps(&self) -> bool {
        self.done < self.by_hand()
    }

    /// Answers what is asked; everything that had to be done before has been done.
    pub fn answer(&mut self, reply: Reply) -> Result<(), Line> {
        self.done = self.by_hand();
        self.table.answer(reply).map_err(|why| why.line())
    }

    /// Sets right what Bosk thinks of the table.
    pub fn correct(&mut self, id: &str, value: &str) -> Result<(), Line> {
        let known = self.sheet().into_iter().find(|known| known.id == id);
        let value = known.and_then(|known| known.query.read(value));
        let unknown = || Line::new("companion-no-value").with("name", id);
        self.table.correct(id, value.ok_or_else(unknown)?).map_err(|why| why.line())
    }

    /// Takes back a tick of what followed last, or what was said last.
    pub fn undo(&mut self) -> Undone {
        let (followed, before) = self.followed();
        let done = self.done;
        if done > before {
            self.done -= 1;
            let step = followed.into_iter().filter(|step| step.by_hand).nth(done - before - 1);
            return Undone::PutBack { steps: step.into_iter().collect(), said: None, done };
        }
        let Some(said) = self.table.record().said.pop() else { return Undone::Nothing };
        let Some(mut steps) = self.table.undo() else { return Undone::Nothing };
        let left = self.by_hand();
        self.done = done.min(left);
        steps.truncate(done.saturating_sub(left));
        if steps.is_empty() { Undone::Kept } else { Undone::PutBack { steps, said: Some(said), done } }
    }

    /// Says again what was about to be taken back.
    pub fn say_again(&mut self, said: Option<&str>, done: usize) {
        if said.is_none_or(|said| self.table.hear(said).is_ok()) {
            self.done = done;
        }
    }

    /// A paragraph that something on the screen cites.
    pub fn rule(&self, number: &str) -> Option<&'static str> {
        let asked = self.asked().map(|query| query.rule);
        let steps = self.followed().0.into_iter().map(|step| step.rule);
        asked.into_iter().chain(steps).find(|rule| *rule == number)
    }
}

//! A companion game on the page: what was said, and how much of what followed has been done by hand.

use super::cards::{self, Texts};
use super::kept::{self, Kept};
use super::tables;
use shelf::{Seated, with};
use table::Line;
use table::companion::{Counted, Ending, Opponent as _, Picture, Query, Record, Reply, Sent, Step, Told, Value};

/// A game at a table of cardboard.
pub struct Game {
    /// Its id among the games kept.
    pub id: String,
    /// The box.
    pub game: String,
    /// The mode.
    pub mode: String,
    table: Seated,
    /// The cards that the owner copied, as far as this table has them.
    cards: Texts,
    /// The campaign it belongs to.
    pub campaign: Option<u32>,
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
        /// What was said; nothing, if only a tick is taken back.
        said: Vec<String>,
        /// How many things had been done.
        done: usize,
    },
}

impl Game {
    fn of(id: String, table: Seated, cards: Texts, done: usize) -> Game {
        let record = with!(table, table => table.record());
        Game { id, game: record.game, mode: record.companion, table, cards, campaign: None, done }
    }

    /// A new game.
    pub fn begin(game: &str, mode: &str, seed: u64) -> Result<Game, Line> {
        let cards = cards::for_table(game, mode);
        tables::begin(game, mode, &cards, seed).map(|table| Game::of(kept::fresh_id(), table, cards, 0))
    }

    /// A game that is kept.
    pub fn open(id: &str) -> Result<Game, Line> {
        let kept = kept::read(id).ok_or_else(|| Line::new("beside-no-game"))?;
        let table = tables::again(&kept.record, &kept.cards, false)?;
        Ok(Game { campaign: kept.campaign, ..Game::of(id.to_owned(), table, kept.cards, kept.done) })
    }

    /// The game of a record, with everything done that followed so far.
    pub fn of_record(text: &str) -> Result<Game, Line> {
        let (box_of, mode) = tables::game_of(text).unwrap_or_default();
        Game::with_own_files(&box_of, &mode, |cards| tables::again(text, cards, false))
    }

    /// The game of a link, with everything done that followed so far.
    pub fn of_link(address: &str) -> Option<Result<Game, Line>> {
        let game = |sent: Sent| {
            Game::with_own_files(&sent.record.game, &sent.record.companion, |cards| tables::sent(&sent, cards))
        };
        Some(Sent::read(address)?.map_err(|flaw| flaw.line()).and_then(game))
    }

    /// A game that comes from elsewhere: with our files, or else with those that the owner of this device has.
    fn with_own_files(game: &str, mode: &str, open: impl Fn(&Texts) -> Result<Seated, Line>) -> Result<Game, Line> {
        let ours = open(&Texts::new()).map(|table| (table, Texts::new()));
        let (table, cards) = ours.or_else(|why| {
            let own = [cards::for_table(game, mode), cards::texts(game)];
            let opened = |cards: Texts| Some((open(&cards).ok()?, cards));
            own.into_iter().filter(|cards| !cards.is_empty()).find_map(opened).ok_or(why)
        })?;
        let mut game = Game::of(kept::fresh_id(), table, cards, 0);
        game.done = game.by_hand();
        Ok(game)
    }

    /// The end of an address that holds the game so far.
    pub fn link(&self) -> Result<String, Line> {
        with!(self.table, table => table.link()).map_err(|flaw| flaw.line())
    }

    /// What was said in this turn of the opponent, each with what it is about, if need be, and how many things are taken
    /// back to say it otherwise.
    pub fn crumbs(&self) -> Vec<(Option<Line>, Line, usize)> {
        let mut back = 0;
        let mut crumbs = Vec::new();
        for told in self.log().iter().rev() {
            match told {
                Told::Answer { between: true, .. } => break,
                Told::Answer { about, said, .. } => {
                    back += 1;
                    crumbs.push((about.clone(), said.clone(), back));
                }
                Told::Correction { .. } => back += 1,
                Told::Step(_) => {}
            }
        }
        crumbs.reverse();
        crumbs
    }

    /// Keeps it in the browser.
    pub fn keep(&self) -> bool {
        let record = self.so_far();
        let (cards, campaign) = (self.cards.clone(), self.campaign);
        let kept = Kept { record: record.to_json(), done: self.done, cards, campaign };
        let over = self.asked().is_none();
        let line = Line::new(if over { "beside-line-over" } else { "beside-line" }).with("n", record.said.len());
        kept::keep(&self.id, &kept, (&self.game, &self.mode), &line, record.said.len(), over)
    }

    fn so_far(&self) -> Record {
        with!(self.table, table => table.record())
    }

    /// The record, to hand out.
    pub fn record(&self) -> String {
        self.so_far().to_json()
    }

    /// How a chapter of a campaign has ended: whether it was won, and the points of the city, which were said last.
    pub fn ended(&self) -> (bool, i32) {
        let last = self.so_far().said.pop();
        last.and_then(|said| said.parse().ok()).map_or((false, 0), |points| (true, points))
    }

    /// The number of the chapter that is played.
    pub fn chapter(&self) -> Option<usize> {
        self.mode.strip_prefix("chapter:")?.split(':').next()?.parse().ok()
    }

    /// What its file is called.
    pub fn name(&self) -> String {
        format!("bosk-{}-{}.json", self.game, self.id)
    }

    /// What is asked.
    pub fn asked(&self) -> Option<Query> {
        with!(self.table, table => table.asked())
    }

    /// Whether somebody may say what touches the opponent.
    pub fn is_between(&self) -> bool {
        with!(self.table, table => table.is_between())
    }

    /// Whether the people are on turn.
    pub fn is_yours(&self) -> bool {
        with!(self.table, table => table.is_yours())
    }

    /// How the game has ended, once it is over.
    pub fn ending(&self) -> Option<Ending> {
        with!(self.table, table => table.ending())
    }

    /// The season or the like: its sign and its name.
    pub fn season(&self) -> Option<(&'static str, Line)> {
        with!(self.table, table => table.season())
    }

    /// What people count of the opponent again and again.
    pub fn counted(&self) -> Vec<Counted> {
        with!(self.table, table => table.counted())
    }

    /// What Bosk thinks of the table.
    pub fn sheet(&self) -> Vec<Value> {
        with!(self.table, table => table.sheet())
    }

    /// A value of what Bosk thinks.
    pub fn value(&self, id: &str) -> Option<Value> {
        self.sheet().into_iter().find(|value| value.id == id)
    }

    /// What was set right so far.
    pub fn corrected(&self) -> Vec<Line> {
        let what = |told| if let Told::Correction { what, .. } = told { Some(what) } else { None };
        self.log().into_iter().filter_map(what).collect()
    }

    /// How a value is now, by what people call it.
    pub fn how_it_is(&self, what: &Line) -> Option<Line> {
        let value = self.sheet().into_iter().find(|value| value.query.line == *what)?;
        Some(value.query.say(value.reply))
    }

    /// Whether a value counts by something that is not official but ours.
    pub fn is_ours(&self, id: &str) -> bool {
        with!(self.table, table => table.opponent().is_ours(id))
    }

    /// Why a value can hardly be so.
    pub fn doubts(&self, id: &str, value: &str) -> Option<Line> {
        let reply = self.value(id)?.query.read(value)?;
        with!(self.table, table => table.doubts(id, reply))
    }

    /// The opponent's points by where they come from.
    pub fn points(&self) -> Vec<(Line, i32)> {
        with!(self.table, table => table.points())
    }

    /// Everything that was said and followed.
    pub fn log(&self) -> Vec<Told> {
        with!(self.table, table => table.log())
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
        with!(mut self.table, table => table.answer(reply)).map_err(|why| why.line())
    }

    /// Whether the choices of a question are cards that their owner may still copy.
    pub fn copies(&self, query: &Query) -> bool {
        query.copied.is_some() && cards::is_own_deck(&self.mode)
    }

    /// Goes on with this file as its owner has it now: everything that was said still holds.
    pub fn with_file(&mut self, name: &str) -> Result<(), Line> {
        let mut cards = self.cards.clone();
        cards.retain(|(other, _)| other != name);
        cards.extend(cards::texts(&self.game).into_iter().filter(|(other, _)| other == name));
        self.table = tables::again(&self.record(), &cards, true)?;
        self.cards = cards;
        Ok(())
    }

    /// Sets right what Bosk thinks of the table.
    pub fn correct(&mut self, id: &str, value: &str) -> Result<(), Line> {
        let value = self.value(id).and_then(|known| known.query.read(value));
        let unknown = || Line::new("companion-no-value").with("name", id);
        let value = value.ok_or_else(unknown)?;
        with!(mut self.table, table => table.correct(id, value)).map_err(|why| why.line())
    }

    /// Takes back a tick of what followed last, or what was said last.
    pub fn undo(&mut self) -> Undone {
        if matches!(self.log().last(), Some(Told::Correction { .. })) {
            return self.take_back(1);
        }
        let (followed, before) = self.followed();
        let done = self.done;
        if done > before {
            self.done -= 1;
            let step = followed.into_iter().filter(|step| step.by_hand).nth(done - before - 1);
            return Undone::PutBack { steps: step.into_iter().collect(), said: Vec::new(), done };
        }
        self.take_back(1)
    }

    /// Takes back so many things that were said.
    pub fn take_back(&mut self, count: usize) -> Undone {
        let done = self.done;
        let mut said = self.so_far().said;
        let said = said.split_off(said.len().saturating_sub(count));
        let mut steps = Vec::new();
        for _ in &said {
            let Some(earlier) = with!(mut self.table, table => table.undo()) else { return Undone::Nothing };
            steps.splice(0..0, earlier);
        }
        if said.is_empty() {
            return Undone::Nothing;
        }
        let left = self.by_hand();
        self.done = done.min(left);
        steps.truncate(done.saturating_sub(left));
        if steps.is_empty() { Undone::Kept } else { Undone::PutBack { steps, said, done } }
    }

    /// Says again what was about to be taken back.
    pub fn say_again(&mut self, said: &[String], done: usize) {
        if said.iter().all(|said| with!(mut self.table, table => table.hear(said)).is_ok()) {
            self.done = done;
        }
    }

    /// The paragraphs that explain what is on the screen, each with the answer that it is about, and where to look.
    pub fn rules(&self, number: &str) -> (Vec<(&'static str, Option<Line>)>, Option<Picture>) {
        if self.has_steps() {
            let step = self.followed().0.into_iter().find(|step| step.rule == number);
            return step.map(|step| (vec![(step.rule, None)], step.look)).unwrap_or_default();
        }
        let Some(query) = self.asked().filter(|query| query.rule == number) else { return Default::default() };
        let rules = query.rules().into_iter().map(|(rule, choice)| (rule, choice.map(|choice| choice.line.clone())));
        (rules.collect(), query.look)
    }
}

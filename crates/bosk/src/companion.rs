//! `bosk companion`: the opponent of a box beside a table of cardboard, question by question.

use crate::failure::Failure;
use crate::files;
use crate::terminal::{bold, dim, wrap};
use crate::typist::Typist;
use std::path::Path;
use table::Line;
use table::companion::{Companion, Form, Opponent, Query, Record, Reply, Step, Told, Value};
use words::{Lang, Words, fold};

/// The most choices that are all shown at once; more are found by name.
const SHOWN: usize = 14;

/// Where the record is kept.
pub struct Keeping<'p> {
    /// The file, if there is one.
    pub path: Option<&'p Path>,
    /// The record to go on with.
    pub begun: Option<Record>,
    /// Whether the file may hold something else.
    pub force: bool,
}

impl Keeping<'_> {
    /// Whether the file may be written: it is new, or holds this game.
    fn check(&self) -> Result<(), Failure> {
        let Some(path) = self.path else {
            return Ok(());
        };
        files::may_write(path)?;
        let kept = files::read(path).ok().and_then(|text| Record::from_json(&text).ok());
        let goes_on = kept.is_some_and(|kept| self.begun.as_ref() == Some(&kept));
        if path.exists() && !self.force && !goes_on {
            return Err(Line::new("cli-other-game").with("file", path.display().to_string()).into());
        }
        Ok(())
    }
}

/// Plays a companion game to its end, or as far as somebody answers.
pub fn play<O: Opponent>(words: &Words, opponent: &O, seed: u64, keeping: Keeping<'_>) -> Result<(), Failure> {
    keeping.check()?;
    let game = match &keeping.begun {
        Some(record) => record.replay(opponent).map_err(|flaw| Failure(flaw.line()))?,
        None => Companion::new(opponent, seed),
    };
    let told = if keeping.begun.is_some() { game.log().len() } else { 0 };
    let mut sitting = Sitting { words, game, told, path: keeping.path, typist: Typist::new() };
    sitting.save()?;
    sitting.run()
}

/// A companion game in front of a terminal.
struct Sitting<'s, O: Opponent> {
    words: &'s Words,
    game: Companion<&'s O>,
    /// How much of the log has been told.
    told: usize,
    path: Option<&'s Path>,
    typist: Typist,
}

impl<O: Opponent> Sitting<'_, O> {
    fn run(&mut self) -> Result<(), Failure> {
        loop {
            self.tell();
            let Some(query) = self.game.asked() else {
                self.the_end();
                return Ok(());
            };
            self.ask(&query);
            let Some(line) = self.typist.line()? else {
                return Ok(());
            };
            let typed = line.trim();
            match typed.split_once(' ').unwrap_or((typed, "")) {
                ("", _) => {}
                ("q", "") => return Ok(()),
                ("u", "") => self.undo()?,
                ("?", "") => self.explain(&query),
                ("what", all) => self.show_sheet(!all.is_empty()),
                ("set", rest) => self.set(rest)?,
                _ => match self.read(&query, typed) {
                    Ok(reply) => match self.game.answer(reply) {
                        Ok(()) => self.save()?,
                        Err(refused) => self.say(&refused.line()),
                    },
                    Err(why) => self.say(&why),
                },
            }
        }
    }

    fn say(&self, line: &Line) {
        anstream::println!("{}", wrap(&self.words.say(line), 2));
    }

    /// What was ordered since the last answer.
    fn tell(&mut self) {
        let log = self.game.log();
        for told in &log[self.told.min(log.len())..] {
            if let Told::Step(step) = told {
                self.tell_step(step);
            }
        }
        self.told = log.len();
    }

    fn tell_step(&self, step: &Step) {
        let text = self.words.say(&step.line);
        let line = if step.by_hand { format!("  * {text}") } else { dim(&format!("    {text}")) };
        anstream::println!("{}", wrap(&line, 4));
    }

    fn ask(&self, query: &Query) {
        anstream::println!("\n{}", bold(&wrap(&self.words.say(&query.line), 0)));
        let choices = query.choices();
        if choices.len() <= SHOWN {
            for (n, choice) in choices.iter().enumerate() {
                anstream::println!("  {} {}", dim(&format!("{:>2}", n + 1)), self.words.say(&choice.line));
            }
        }
        if let Some(nothing) = &query.nothing {
            anstream::println!("  {} {}", dim(" 0"), self.words.say(nothing));
        }
        let hint = match &query.form {
            Form::YesNo => Line::new("cli-companion-hint-yes-no"),
            Form::Number { least, most } => {
                Line::new("cli-companion-hint-number").with("least", i32::from(*least)).with("most", i32::from(*most))
            }
            Form::Die { sides } => Line::new("cli-companion-hint-number").with("least", 1).with("most", *sides),
            Form::Way(_) | Form::Place(_) => Line::new("cli-companion-hint-choice"),
            Form::Card(_) => Line::new("cli-companion-hint-card"),
        };
        anstream::println!("{}", dim(&wrap(&self.words.say(&hint), 2)));
    }

    /// The paragraph behind a question.
    fn explain(&self, query: &Query) {
        let french = self.words.lang() == Lang::Fr;
        let text = shelf::paragraph(self.game.opponent().name(), french, query.rule).unwrap_or_default();
        anstream::println!("{}", wrap(&format!("  [{}] {text}", query.rule), 2));
    }

    fn undo(&mut self) -> Result<(), Failure> {
        match self.game.undo() {
            None => self.say(&Line::new("cli-companion-nothing-to-undo")),
            Some(steps) => {
                if !steps.is_empty() {
                    self.say(&Line::new("cli-companion-put-back"));
                    steps.iter().rev().for_each(|step| self.say(&step.put_back()));
                }
                self.told = self.game.log().len();
                self.save()?;
            }
        }
        Ok(())
    }

    /// What Bosk thinks of the table: what there is, or everything.
    fn show_sheet(&self, all: bool) {
        let nothing = |value: &Value| matches!(value.reply, Reply::Number(0) | Reply::Is(false));
        for value in self.game.sheet().iter().filter(|value| all || !nothing(value)) {
            let how = self.words.say(&value.query.say(value.reply));
            anstream::println!("  {} {}", dim(&value.id), self.words.say(&value.query.line) + ": " + &how);
        }
    }

    /// Sets right what Bosk thinks.
    fn set(&mut self, rest: &str) -> Result<(), Failure> {
        let (name, value) = rest.trim().split_once(' ').unwrap_or((rest.trim(), ""));
        let Some(known) = self.game.sheet().into_iter().find(|known| known.id == name) else {
            self.say(&Line::new("companion-no-value").with("name", name));
            return Ok(());
        };
        match self.read(&known.query, value.trim()) {
            Err(why) => self.say(&why),
            Ok(reply) => match self.game.correct(name, reply) {
                Ok(()) => self.save()?,
                Err(refused) => self.say(&refused.line()),
            },
        }
        Ok(())
    }

    /// What was typed: an answer as records write it, a number of the list, or a name in the person's language.
    fn read(&self, query: &Query, typed: &str) -> Result<Reply, Line> {
        let is = |id: &str| self.words.get(id).split(", ").any(|word| fold(word) == fold(typed));
        let spoken = match &query.form {
            Form::YesNo if is("cli-companion-yes") => Some(Reply::Is(true)),
            Form::YesNo if is("cli-companion-no") => Some(Reply::Is(false)),
            Form::Way(_) | Form::Place(_) | Form::Card(_) => match typed.parse::<usize>() {
                Ok(0) => Some(Reply::Nothing),
                Ok(n) => query.choices().get(n - 1).map(|choice| Reply::Pick(choice.value)),
                Err(_) => None,
            },
            _ => None,
        };
        if let Some(reply) = spoken.or_else(|| query.read(typed)).filter(|&reply| query.accepts(reply)) {
            return Ok(reply);
        }
        self.find(query, typed)
    }

    /// The choice whose name begins with what was typed, or has a word that does.
    fn find(&self, query: &Query, typed: &str) -> Result<Reply, Line> {
        let wish = fold(typed);
        let rank = |name: &str| match name {
            _ if name == wish => Some(0),
            _ if name.starts_with(&wish) => Some(1),
            _ if name.split([' ', '-', '\'']).any(|word| word.starts_with(&wish)) => Some(2),
            _ if name.contains(&wish) => Some(3),
            _ => None,
        };
        let names = query.choices().iter().map(|choice| (choice, self.words.say(&choice.line)));
        let mut found: Vec<_> =
            names.filter_map(|(choice, name)| rank(&fold(&name)).map(|rank| (rank, choice, name))).collect();
        found.sort_by_key(|(rank, choice, _)| (*rank, choice.spent));
        match found[..] {
            [] => Err(Line::new("companion-no-answer").with("asked", query.line.clone())),
            [(_, choice, _)] => Ok(Reply::Pick(choice.value)),
            [(best, choice, _), (next, ..), ..] if best < next => Ok(Reply::Pick(choice.value)),
            _ => {
                let names: Vec<table::Arg> = found.iter().take(8).map(|(.., name)| name.as_str().into()).collect();
                Err(Line::new("cli-companion-which").with("names", table::Arg::List(names)))
            }
        }
    }

    fn save(&self) -> Result<(), Failure> {
        match self.path {
            Some(path) => files::save(path, self.game.record().to_json()),
            None => Ok(()),
        }
    }

    fn the_end(&self) {
        let points = self.game.points();
        for (line, points) in &points {
            anstream::println!("  {points:>4}  {}", self.words.say(line));
        }
        let sum: i32 = points.iter().map(|(_, points)| points).sum();
        if !points.is_empty() {
            anstream::println!("  {}", bold(&format!("{sum:>4}")));
        }
    }
}

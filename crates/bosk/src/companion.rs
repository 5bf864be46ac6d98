//! `bosk companion`: the opponent of a box beside a table of cardboard, question by question.

use crate::copying;
use crate::failure::Failure;
use crate::files;
use crate::terminal::{bold, dim, wrap};
use crate::typist::Typist;
use std::path::Path;
use table::Line;
use table::companion::{Choice, Companion, Form, Opponent, Picture, Query, Record, Reply, Step, Told, Value};
use words::{Lang, Words, fits, fold};

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

/// Who is called to the table.
pub struct Call<'c> {
    /// The box.
    pub game: &'c str,
    /// The mode, if one is wished.
    pub mode: Option<&'c str>,
    /// The owner's own values.
    pub pack: Option<&'c Path>,
}

/// An owner's pack as far as there is one: a folder in which nothing is kept yet lays nothing over ours.
pub fn laid_over(pack: Option<&Path>) -> Option<&Path> {
    let empty = |pack: &Path| std::fs::read_dir(pack).is_ok_and(|mut files| files.next().is_none());
    pack.filter(|pack| !empty(pack))
}

/// Plays a companion game to its end, or as far as somebody answers. A card that its owner tells as it comes changes the
/// pack: then the same game goes on with it.
pub fn play(words: &Words, call: &Call, seed: u64, keeping: Keeping<'_>) -> Result<(), Failure> {
    let mut typist = Typist::new();
    let mut copied: Option<(Record, String)> = None;
    loop {
        let opened = shelf::open(call.game, None, laid_over(call.pack)).map_err(Failure)?;
        let next = shelf::with!(opened.beside(call.mode).map_err(Failure)?, opponent => {
            let (game, told) = match (&copied, &keeping.begun) {
                (Some((record, slot)), _) => {
                    let record = Record { pack: opponent.pack_digest(), ..record.clone() };
                    let mut game = record.replay(opponent).map_err(|flaw| Failure(flaw.line()))?;
                    let told = game.log().len();
                    game.hear(slot).map_err(|refused| Failure(refused.line()))?;
                    (game, told)
                }
                (None, Some(record)) => {
                    keeping.check()?;
                    let game = record.replay(opponent).map_err(|flaw| Failure(flaw.line()))?;
                    let told = game.log().len();
                    (game, told)
                }
                (None, None) => {
                    keeping.check()?;
                    (Companion::new(opponent, seed), 0)
                }
            };
            Sitting { words, game, told, path: keeping.path, pack: call.pack, doubted: None, typist: &mut typist }.sit()?
        });
        match next {
            None => return Ok(()),
            Some(next) => copied = Some(next),
        }
    }
}

/// A companion game in front of a terminal.
struct Sitting<'s, O: Opponent> {
    words: &'s Words,
    game: Companion<&'s O>,
    /// How much of the log has been told.
    told: usize,
    path: Option<&'s Path>,
    pack: Option<&'s Path>,
    /// What was said that Bosk thinks cannot be: said again, it is so.
    doubted: Option<String>,
    typist: &'s mut Typist,
}

impl<O: Opponent> Sitting<'_, O> {
    /// Plays on; a card that was told, with the game so far, if one was.
    fn sit(mut self) -> Result<Option<(Record, String)>, Failure> {
        self.save()?;
        anstream::println!("{}", dim(&wrap(&self.words.get("cli-companion-how"), 0)));
        loop {
            self.tell();
            let Some(query) = self.game.asked() else {
                self.the_end();
                return Ok(None);
            };
            self.ask(&query);
            let Some(line) = self.typist.line()? else {
                return Ok(None);
            };
            let typed = line.trim();
            let (word, rest) = typed.split_once(' ').unwrap_or((typed, ""));
            match (self.command(word), rest) {
                ("", _) => {}
                ("q", "") => return Ok(None),
                ("card", "") if self.copies(&query) => {
                    if let Some(slot) = self.copy(&query)? {
                        return Ok(Some((self.game.record(), slot)));
                    }
                }
                ("u", "") => self.undo()?,
                ("?", "") => self.explain(&query),
                ("what", all) => self.show_sheet(!all.is_empty()),
                ("set", rest) => self.set(rest)?,
                _ => match self.read(&query, typed) {
                    Ok(reply) if self.is_doubted(typed, query.doubt(reply)) => {}
                    Ok(reply) => match self.game.answer(reply) {
                        Ok(()) => self.save()?,
                        Err(refused) => self.say(&refused.line()),
                    },
                    Err(why) => self.say(&why),
                },
            }
        }
    }

    /// A word of the person's language for something to do besides answering, as Bosk calls it; any other as it is.
    fn command<'t>(&self, typed: &'t str) -> &'t str {
        let is = |id: &str| fold(&self.words.get(id)) == fold(typed);
        match typed {
            _ if is("cli-companion-word-what") => "what",
            _ if is("cli-companion-word-set") => "set",
            _ => typed,
        }
    }

    /// Whether something can hardly be and is said for the first time; then why.
    fn is_doubted(&mut self, typed: &str, doubt: Option<Line>) -> bool {
        let again = self.doubted.take().is_some_and(|before| before == typed);
        let Some(why) = doubt.filter(|_| !again) else { return false };
        self.say(&why);
        self.say(&Line::new("cli-companion-doubt"));
        self.doubted = Some(typed.to_owned());
        true
    }

    /// Whether the choices of a question are cards that their owner may tell as they come.
    fn copies(&self, query: &Query) -> bool {
        query.copied.is_some() && self.game.opponent().mode().split(':').any(|word| word == "deck=table")
    }

    /// A card that was turned up and has not been copied.
    fn copy(&mut self, query: &Query) -> Result<Option<String>, Failure> {
        let (Some(pack), Some(deck)) = (self.pack, query.copied) else {
            self.say(&Line::new("cli-companion-card-no-pack"));
            return Ok(None);
        };
        copying::copy(self.words, self.typist, self.game.opponent().name(), deck, pack)
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
        if let Some((_, season)) = self.game.season().filter(|_| self.game.is_between()) {
            anstream::println!("\n{}", dim(&self.words.say(&season)));
        }
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
        if self.copies(query) {
            anstream::println!("{}", dim(&wrap(&self.words.get("cli-companion-hint-copy"), 2)));
        }
    }

    /// The paragraphs behind a question.
    fn explain(&self, query: &Query) {
        let french = self.words.lang() == Lang::Fr;
        for (rule, choice) in query.rules() {
            let text = shelf::paragraph(self.game.opponent().name(), french, rule).unwrap_or_default();
            if let Some(choice) = choice {
                anstream::println!("  {}", bold(&self.words.say(&choice.line)));
            }
            anstream::println!("{}", wrap(&format!("  [{rule}] {text}"), 2));
        }
        if let Some(drawing) = query.look.as_ref().and_then(drawing) {
            self.say(&Line::new("cli-companion-look"));
            anstream::println!("{drawing}");
        }
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
            // As on the page, what counts by something that is not official says so.
            let mark = match self.game.opponent().is_ours(&value.id) {
                true => format!(" ({})", self.words.get("beside-unofficial")),
                false => String::new(),
            };
            let line = Line::new("cli-companion-value").with("what", value.query.line.clone()).with("how", how);
            let line = self.words.say(&line);
            anstream::println!("  {} {line}{}", dim(&value.id), dim(&mark));
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
            Ok(reply) if self.is_doubted(rest, self.game.doubts(name, reply)) => {}
            Ok(reply) => match self.game.correct(name, reply) {
                Ok(()) => {
                    let log = self.game.log();
                    let said = log.iter().rev().find(|told| matches!(told, Told::Correction { .. }));
                    said.into_iter().for_each(|told| self.say(&told.line()));
                    self.save()?;
                }
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
        choice_of(self.words, query.choices(), typed, &query.line).map(|choice| Reply::Pick(choice.value))
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

/// The choice whose name begins with what was typed, or has a word that does; or the one of this number in the list.
pub fn choice_of<'c>(words: &Words, choices: &'c [Choice], typed: &str, asked: &Line) -> Result<&'c Choice, Line> {
    let counted = typed.parse::<usize>().ok().and_then(|n| choices.get(n.checked_sub(1)?));
    if let Some(choice) = counted.or_else(|| choices.iter().find(|choice| choice.id == typed)) {
        return Ok(choice);
    }
    let names = choices.iter().map(|choice| (choice, words.say(&choice.line)));
    let mut found: Vec<_> =
        names.filter_map(|(choice, name)| fits(&name, typed).map(|rank| (rank, choice, name))).collect();
    found.sort_by_key(|(rank, choice, _)| (*rank, choice.spent));
    match found[..] {
        [] => Err(Line::new("companion-no-answer").with("asked", asked.clone())),
        [(_, choice, _)] => Ok(choice),
        [(best, choice, _), (next, ..), ..] if best < next => Ok(choice),
        _ => {
            let names: Vec<table::Arg> = found.iter().take(8).map(|(.., name)| name.as_str().into()).collect();
            Err(Line::new("cli-companion-which").with("names", table::Arg::List(names)))
        }
    }
}

/// A drawing in letters: places as they lie, those to look at in brackets. What lies side by side without a number is in the
/// question already.
fn drawing(picture: &Picture) -> Option<String> {
    let most = |axis: usize| picture.spots.iter().map(|spot| spot.cell[axis] + 1).max().unwrap_or(0);
    if picture.paths.is_empty() && picture.spots.iter().all(|spot| spot.number.is_none()) {
        return None;
    }
    let cell = |column: u8, row: u8| match picture.spots.iter().find(|spot| spot.cell == [column, row]) {
        None => "    ".to_owned(),
        Some(spot) => {
            let inside = spot.number.map_or_else(|| "·".to_owned(), |n| n.to_string());
            if spot.sought { format!("[{inside:>2}]") } else { format!(" {inside:>2} ") }
        }
    };
    let line = |row: u8| (0..most(0)).map(|column| cell(column, row)).collect::<Vec<_>>().join(" ");
    Some((0..most(1)).map(|row| format!("    {}", line(row).trim_end())).collect::<Vec<_>>().join("\n"))
}

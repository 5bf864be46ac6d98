//! `bosk play`: a game in the terminal.

use crate::failure::Failure;
use crate::files;
use crate::terminal::{Drawing, Drawn, bold, dim, wrap};
use crate::typed::Lexicon;
use crate::typist::Typist;
use crate::work;
use bots::{Advice, Bot};
use std::io::{IsTerminal, Write};
use std::path::Path;
use std::time::Duration;
use table::{Line, Record, Refusal, Seat, Side, Sitting, Told, UndoRefused, Viewer};
use words::{Lang, Words};

/// What to play.
pub struct Wish<'k> {
    /// The seed of the setup.
    pub seed: u64,
    /// Who sits where: `human` or a bot.
    pub seats: Vec<String>,
    /// What keeps the record after every move, if anything.
    pub keeper: Option<Keeper<'k>>,
}

/// Somebody who keeps the record of a game.
pub type Keeper<'k> = Box<dyn FnMut(&Record) -> Result<(), Failure> + 'k>;

/// Keeps a record in a file; one that cannot be written, or holds something else than the game that goes on, is told
/// before the game. With `force` whatever the file holds is given up.
pub fn in_file<'k>(path: &'k Path, begun: Option<&Record>, force: bool) -> Result<Keeper<'k>, Failure> {
    files::may_write(path)?;
    let goes_on = |kept: &Record| {
        begun.is_some_and(|begun| is_same_game(kept, begun) && begun.actions.starts_with(&kept.actions))
    };
    if path.exists() && !force && !kept_in(path).is_some_and(|kept| goes_on(&kept)) {
        return Err(Line::new("cli-other-game").with("file", path.display().to_string()).into());
    }
    Ok(Box::new(move |record| files::save(path, record.to_json())))
}

/// The record that a file holds, if it holds one.
fn kept_in(path: &Path) -> Option<Record> {
    files::read(path).ok().and_then(|text| Record::from_json(&text).ok())
}

/// Whether two records tell of one game, whatever has been played of it.
fn is_same_game(one: &Record, other: &Record) -> bool {
    let beginning = |record: &Record| (record.game.clone(), record.mode.clone(), record.pack, record.seed);
    beginning(one) == beginning(other)
}

/// Saves a record by its name at the table; a file that holds something else than this game is left as it is.
fn save(path: &Path, record: &Record) -> Result<(), Failure> {
    files::may_write(path)?;
    if path.exists() && !kept_in(path).is_some_and(|kept| is_same_game(&kept, record)) {
        return Err(Line::new("cli-file-exists").with("file", path.display().to_string()).into());
    }
    files::save(path, record.to_json())
}

/// So long a turn waits before it ends by itself.
const BEAT: Duration = Duration::from_millis(1_500);

/// Plays a new game, or goes on with one; gives back the table as it was left.
pub fn play<'g, G: Drawn>(
    game: &'g G,
    words: &'g Words,
    wish: Wish<'_>,
    begun: Option<Sitting<&'g G>>,
) -> Result<Sitting<&'g G>, Failure> {
    let mut players = bots::seated::<G>(&wish.seats, wish.seed);
    let mut hints = bots::bot::<G>("owl", wish.seed);
    // One of them thinks at a time, with all cores to itself.
    players.iter_mut().chain([&mut hints]).flatten().for_each(|bot| bot.spread(work::cores()));
    let sitting = match begun {
        Some(sitting) => sitting.with_seats(wish.seats.clone()),
        None => Sitting::new(game, wish.seed, wish.seats.clone()),
    };
    let humans: Vec<usize> = (0..wish.seats.len()).filter(|&n| wish.seats[n] == "human").collect();
    let you = match humans[..] {
        [only] => Some(game.seat_name(Seat(only as u8))),
        _ => None,
    };
    let humans = humans.len();
    let (plain, words) = (words, &Words::new(words.lang()).to(you));
    let told = vec![sitting.moves().len(); wish.seats.len()];
    if sitting.moves().is_empty() {
        for (n, line) in game.briefing().iter().enumerate() {
            let text = wrap(&words.say(line), 0);
            anstream::println!("{}", if n == 0 { format!("\n{}", bold(&text)) } else { text });
        }
    }
    let mut room = Room {
        game,
        words,
        plain,
        sitting,
        seats: wish.seats,
        players,
        hints,
        keeper: wish.keeper,
        humans,
        last_human: None,
        told,
        stays: false,
        drawn: None,
        typist: Typist::new(),
        ahead: None,
    };
    room.run()?;
    Ok(room.sitting)
}

/// A game with people in front of the terminal.
struct Room<'g, 'w, 'k, G: Drawn> {
    game: &'g G,
    /// What is said, to the person if there is only one.
    words: &'w Words,
    /// What things are called by who types.
    plain: &'w Words,
    sitting: Sitting<&'g G>,
    /// Who sits where.
    seats: Vec<String>,
    players: Vec<Option<Box<dyn Bot<G>>>>,
    hints: Option<Box<dyn Bot<G>>>,
    keeper: Option<Keeper<'k>>,
    humans: usize,
    last_human: Option<Seat>,
    /// How many moves each seat has been told already.
    told: Vec<usize>,
    /// Whether the person wants to be asked before the turn ends, not to have it end by itself.
    stays: bool,
    /// What is on the screen.
    drawn: Option<Seen>,
    /// Who types.
    typist: Typist,
    /// What was typed before the question was on the screen.
    ahead: Option<String>,
}

/// What a person saw last, and after how many moves.
struct Seen {
    by: Seat,
    moves: usize,
    drawing: Drawing,
}

/// What a person answered.
enum Answer {
    /// Go on with the game.
    Next,
    /// Ask again.
    Again,
    /// Leave the table.
    Quit,
}

impl<G: Drawn> Room<'_, '_, '_, G> {
    fn run(&mut self) -> Result<(), Failure> {
        while let Some(seat) = self.game.decider(self.sitting.state()) {
            if self.players[seat.index()].is_some() {
                self.stays = false;
                self.bot_moves(seat)?;
            } else if let Some(answer) = self.game.closing(self.sitting.state()).filter(|_| !self.stays) {
                if self.lets_pass()? {
                    self.act(seat, answer)?;
                }
            } else {
                self.stays &= self.game.closing(self.sitting.state()).is_none();
                if !self.curtain(seat)? || !self.person_moves(seat)? {
                    return Ok(());
                }
            }
        }
        self.the_end();
        Ok(())
    }

    /// Waits a moment before a closing question passes: a line typed meanwhile stops it and is what the question is
    /// answered with, unless it is the number of a choice that nobody has seen. Nobody waits for a file.
    fn lets_pass(&mut self) -> Result<bool, Failure> {
        if !Typist::is_person() {
            return Ok(true);
        }
        anstream::print!("{} ", dim(&self.words.say(&Line::new("cli-beat"))));
        let _ = std::io::stdout().flush();
        let Some(line) = self.typist.line_within(BEAT)? else {
            anstream::println!();
            return Ok(true);
        };
        self.stays = true;
        let words = line.trim();
        self.ahead = (!words.is_empty() && words.parse::<usize>().is_err()).then(|| words.to_owned());
        Ok(false)
    }

    fn bot_moves(&mut self, seat: Seat) -> Result<(), Failure> {
        let state = self.sitting.state();
        let view = self.game.view(state, Viewer::Seat(seat));
        let mut legal = Vec::new();
        self.game.legal(state, &mut legal);
        let action = match &mut self.players[seat.index()] {
            Some(bot) => bot.choose(self.game, &view, &legal),
            None => legal[0],
        };
        self.act(seat, action)
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Failure> {
        self.sitting.act(seat, action).map_err(|refusal| Failure(refusal.line()))?;
        self.keep_record()
    }

    fn keep_record(&mut self) -> Result<(), Failure> {
        match &mut self.keeper {
            None => Ok(()),
            Some(keeper) => keeper(&self.sitting.record()),
        }
    }

    /// People at one terminal do not see each other's hands; false when they leave.
    fn curtain(&mut self, seat: Seat) -> Result<bool, Failure> {
        let other = self.humans > 1 && !self.game.is_solo() && self.last_human.is_some_and(|last| last != seat);
        self.last_human = Some(seat);
        if !other {
            return Ok(true);
        }
        // Clears the screen and what can be scrolled back to: whether or not there are colours, but never in a pipe.
        if std::io::stdout().is_terminal() {
            print!("\x1b[3J\x1b[2J\x1b[H");
        }
        let line = Line::new("cli-curtain").with("who", self.game.seat_name(seat));
        let text = self.words.say(&line);
        Ok(self.prompt(&text)?.is_some())
    }

    /// Asks a person until they decide; false when they leave.
    fn person_moves(&mut self, seat: Seat) -> Result<bool, Failure> {
        let view = self.game.view(self.sitting.state(), Viewer::Seat(seat));
        self.draw(seat, &view);
        self.tell_news(seat);
        let mut legal = Vec::new();
        self.game.legal(self.sitting.state(), &mut legal);
        anstream::println!("{}", bold(&self.words.say(&self.game.ask(&view))));
        self.list(&view, &legal);
        loop {
            let line = self.words.say(&Line::new("cli-prompt").with("n", legal.len()));
            let text = match self.ahead.take() {
                Some(text) => text,
                None => match self.prompt(&line)? {
                    Some(text) => text,
                    None => return Ok(false),
                },
            };
            match self.answer(seat, &view, &legal, text.trim())? {
                Answer::Next => return Ok(true),
                Answer::Again => {}
                Answer::Quit => return Ok(false),
            }
        }
    }

    /// Draws the table when a turn begins and after others have acted; in the middle of one's own turn only what
    /// has changed.
    fn draw(&mut self, seat: Seat, view: &G::View) {
        let drawing = self.game.draw(view, self.words);
        let moves = self.sitting.moves();
        let nobody_else = |seen: &&Seen| moves.get(seen.moves..).is_some_and(|new| new.iter().all(|m| m.seat == seat));
        let before = self.drawn.take().filter(|seen| seen.by == seat && !self.game.begins_turn(self.sitting.state()));
        match before.as_ref().filter(nobody_else) {
            Some(seen) => anstream::print!("{}", drawing.changes(&seen.drawing)),
            None => {
                anstream::println!("{}", drawing.whole());
                self.tell_points(view);
            }
        }
        self.drawn = Some(Seen { by: seat, moves: moves.len(), drawing });
    }

    /// Everybody's points, as far as who looks can know.
    fn tell_points(&self, view: &G::View) {
        let rivals = self.game.rivals();
        let name = |side: Side| match side.seat() {
            Some(seat) => Some(self.game.seat_name(seat)),
            None => rivals.iter().find(|(rival, _)| *rival == side).map(|(_, name)| name.clone()),
        };
        let told =
            self.game.seen_scores(view).into_iter().filter_map(|(side, score)| {
                Some(format!("{} {}", self.words.say(&name(side)?), self.game.total(&score)))
            });
        let line = Line::new("cli-points").with("parts", told.collect::<Vec<_>>().join(" · "));
        anstream::println!("{}\n", wrap(&self.words.say(&line), 4));
    }

    /// What a choice would lead to, as far as can be known before it is made.
    fn preview(&self, seat: Seat, view: &G::View, legal: &[G::Action], number: &str) {
        let choice = number.trim().parse::<usize>().ok().and_then(|n| legal.get(n.wrapping_sub(1)));
        let Some(&action) = choice else {
            return self.say(&Line::new("cli-no-such-choice").with("n", legal.len()));
        };
        let Some(preview) = self.game.preview(view, seat, &[action]) else { return };
        let viewer = Viewer::Seat(seat);
        let told: Vec<Line> = preview.told.iter().filter_map(|event| self.game.tell(&event.seen_by(viewer))).collect();
        told.iter().for_each(|line| anstream::println!("{}", wrap(&format!("  {}", self.words.say(line)), 4)));
        if preview.barrier.is_some() {
            self.say(&Line::new("cli-preview-final"));
        } else if told.is_empty() {
            self.say(&Line::new("cli-preview-nothing"));
        }
    }

    fn list(&self, view: &G::View, legal: &[G::Action]) {
        let mut heading = None;
        for (i, &action) in legal.iter().enumerate() {
            // Choices of one sort follow each other; behind them is what can be done besides.
            let verb = self.game.verb(action);
            let next = match self.game.is_answer(verb) {
                true => heading.is_some().then(|| Line::new("cli-heading-other")),
                false => Some(self.game.verb_name(verb)),
            };
            if next != heading && legal.len() > 8 {
                if let Some(line) = &next {
                    anstream::println!(" {}", dim(&self.words.say(line)));
                }
                heading = next;
            }
            let offer = self.words.say(&self.game.offer(view, action));
            anstream::println!("{}", wrap(&format!("  {:>2}  {offer}", i + 1), 6));
        }
    }

    /// What has happened since this person was last asked.
    fn tell_news(&mut self, seat: Seat) {
        let from = self.told[seat.index()];
        // One person in all seats is told everything once.
        let told = if self.game.is_solo() { &mut self.told[..] } else { &mut self.told[seat.index()..][..1] };
        told.fill(self.sitting.moves().len());
        self.tell_since(Viewer::Seat(seat), from);
    }

    fn tell_since(&self, viewer: Viewer, from: usize) {
        for line in self.log(viewer, from) {
            anstream::println!("  {}", dim(&line));
        }
    }

    /// What has happened from a move on; from the first one, also how the table was laid.
    fn log(&self, viewer: Viewer, from: usize) -> Vec<String> {
        let laid = if from == 0 { self.game.setup_events(self.sitting.seed()) } else { Vec::new() };
        let events = laid.iter().chain(self.sitting.moves()[from..].iter().flat_map(|m| &m.told));
        let tell = |event: &G::Event| {
            let told = self.words.say(&self.game.tell(&event.seen_by(viewer))?);
            // What an opponent in the box does is told with its rule; `r` shows it.
            Some(match self.game.rule_behind(event) {
                Some(rule) => format!("{told} [{rule}]"),
                None => told,
            })
        };
        events.filter_map(tell).collect()
    }

    fn answer(&mut self, seat: Seat, view: &G::View, legal: &[G::Action], text: &str) -> Result<Answer, Failure> {
        // A plus at the end: ask before the turn ends.
        let (answer, stays) = text.strip_suffix('+').map_or((text, false), |text| (text.trim_end(), true));
        if let Ok(n) = answer.parse::<usize>() {
            return match legal.get(n.wrapping_sub(1)) {
                Some(&action) => {
                    self.stays |= stays;
                    self.act(seat, action).map(|()| Answer::Next)
                }
                None => {
                    self.say(&Line::new("cli-no-such-choice").with("n", legal.len()));
                    Ok(Answer::Again)
                }
            };
        }
        let (command, rest) = text.split_once(' ').unwrap_or((text, ""));
        match command {
            "" => {}
            "?" => self.help(view),
            "u" => return self.undo(seat),
            "h" => self.hint(view, legal),
            "l" => self.log(Viewer::Seat(seat), 0).iter().for_each(|line| anstream::println!("  {line}")),
            "t" => {
                anstream::println!("{}", self.game.draw(view, self.words).whole());
                self.list(view, legal);
            }
            "c" => match self.game.card_sheet(rest, self.words) {
                Some(sheet) => anstream::println!("{sheet}"),
                None => self.say(&Line::new("cli-no-such-card").with("name", rest)),
            },
            "p" => self.preview(seat, view, legal, rest),
            "w" | "why" | "pourquoi" if rest.is_empty() => self.why(seat),
            "w" => self.why_not(view, legal, rest),
            "r" => self.rule(rest),
            "s" => match save(Path::new(rest), &self.sitting.record()) {
                Ok(()) => self.say(&Line::new("cli-saved").with("file", rest)),
                Err(failure) => self.say(&failure.0),
            },
            "q" => return Ok(Answer::Quit),
            _ => match Lexicon::of(self.game, view, self.plain).action(self.game, legal, answer) {
                Ok(action) if legal.contains(&action) => {
                    self.stays |= stays;
                    return self.act(seat, action).map(|()| Answer::Next);
                }
                Ok(_) => self.why_not(view, legal, answer),
                Err(_) => self.say(&Line::new("cli-not-understood").with("text", text)),
            },
        }
        Ok(Answer::Again)
    }

    fn undo(&mut self, seat: Seat) -> Result<Answer, Failure> {
        match self.sitting.undo(seat) {
            Ok(()) => {
                self.drawn = None;
                let moves = self.sitting.moves().len();
                self.told.iter_mut().for_each(|told| *told = moves.min(*told));
                // What a closing question let pass is open again.
                self.stays = self.game.closing(self.sitting.state()).is_some();
                self.keep_record()?;
                Ok(Answer::Next)
            }
            Err(refused) => {
                self.say(&Line::new(match refused {
                    UndoRefused::NothingToUndo => "cli-undo-nothing",
                    UndoRefused::InformationCame => "cli-undo-information",
                    UndoRefused::AnotherSeatActed => "cli-undo-other",
                }));
                Ok(Answer::Again)
            }
        }
    }

    fn hint(&mut self, view: &G::View, legal: &[G::Action]) {
        if let Some(bot) = &mut self.hints {
            let Advice { action, reason } = bot.advise(self.game, view, legal);
            let number = legal.iter().position(|&other| other == action).unwrap_or(0) + 1;
            let offer = self.game.offer(view, action);
            let line = Line::new("cli-hint").with("n", number).with("offer", offer).with("reason", reason);
            self.say(&line);
        }
    }

    /// What can be typed, in this box and language.
    fn help(&self, view: &G::View) {
        let lexicon = Lexicon::of(self.game, view, self.plain);
        let [place, play, rule] = G::EXAMPLES;
        let [place, play] = [place, play].map(|notation| lexicon.phrase(self.plain, notation));
        self.say(&Line::new("cli-help").with("place", place).with("play", play).with("rule", rule));
    }

    /// Why the bots did what they did since this person last acted, as far as the person can know.
    fn why(&self, seat: Seat) {
        let moves = self.sitting.moves();
        let mut from = moves.iter().rposition(|m| m.seat == seat).map_or(0, |last| last + 1);
        let seen = |number: usize| self.game.view(self.sitting.state_at(number), Viewer::Seat(seat));
        let mut told = false;
        for turn in moves[from..].chunk_by(|a, b| a.seat == b.seat) {
            let (bot, before) = (turn[0].seat, from);
            from += turn.len();
            if self.players[bot.index()].is_some() {
                let name = &self.seats[bot.index()];
                let reason = bots::why(self.game, name, &seen(before), &seen(from), bot);
                self.say(&Line::new("cli-why").with("who", self.game.seat_name(bot)).with("reason", reason));
                told = true;
            }
        }
        if !told {
            self.say(&Line::new("cli-why-nobody"));
        }
    }

    /// Why a wish is not possible, with the rule.
    fn why_not(&self, view: &G::View, legal: &[G::Action], wish: &str) {
        let action = match Lexicon::of(self.game, view, self.plain).action(self.game, legal, wish) {
            Ok(action) => action,
            Err(line) => return self.say(&line),
        };
        if let Some(i) = legal.iter().position(|&other| other == action) {
            return self.say(&Line::new("cli-it-is-possible").with("n", i + 1));
        }
        if let Err(refusal) = self.game.apply(&mut self.sitting.state().clone(), action, &mut table::Deaf) {
            self.say(&refusal.line());
            self.rule(refusal.paragraph());
        }
    }

    fn rule(&self, number: &str) {
        let french = self.words.lang() == Lang::Fr;
        match shelf::paragraph(self.game.name(), french, number) {
            Some(text) => {
                let number = dim(&format!("[{}]", number.to_uppercase()));
                anstream::println!("{}", wrap(&format!("  {number} {text}"), 4));
            }
            None => self.say(&Line::new("cli-no-such-paragraph").with("number", number)),
        }
    }

    fn say(&self, line: &Line) {
        let text = self.words.say(line);
        text.lines().for_each(|line| anstream::println!("{}", wrap(line, 4)));
    }

    /// Shows a prompt and reads a line; nothing at the end of the input.
    fn prompt(&mut self, text: &str) -> Result<Option<String>, Failure> {
        anstream::print!("{text} ");
        let _ = std::io::stdout().flush();
        let line = self.typist.line()?;
        if !std::io::stdin().is_terminal() {
            anstream::println!();
        }
        Ok(line)
    }

    fn the_end(&self) {
        // The last to be asked has the screen; what others have not been told yet is told to all.
        let viewer = match self.last_human {
            Some(seat) if self.humans == 1 || self.game.is_solo() => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        };
        let state = self.sitting.state();
        anstream::println!("{}", self.game.draw(&self.game.view(state, viewer), self.words).whole());
        let people = self.players.iter().zip(&self.told).filter(|(bot, _)| bot.is_none() || self.humans == 0);
        self.tell_since(viewer, people.map(|(_, &told)| told).min().unwrap_or(0));
        let state = self.sitting.state();
        for line in ending(self.game, self.words, state) {
            anstream::println!("{line}");
        }
    }
}

/// Points by source, and the winner.
pub fn ending<G: Drawn>(game: &G, words: &Words, state: &G::State) -> Vec<String> {
    let account = |(who, parts): (Line, Vec<(Line, i32)>)| {
        let total: i32 = parts.iter().map(|&(_, points)| points).sum();
        let told: Vec<String> =
            parts.into_iter().map(|(source, points)| format!("{points} {}", words.say(&source))).collect();
        words.say(&Line::new("cli-reckoning").with("who", who).with("total", total).with("parts", told.join(", ")))
    };
    let mut lines: Vec<String> = game.accounts(state).into_iter().map(account).collect();
    lines.extend(game.verdict(state).iter().map(|line| bold(&words.say(line))));
    lines
}

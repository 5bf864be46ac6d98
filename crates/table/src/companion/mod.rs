//! The companion: Bosk runs the opponent in the box beside a table of cardboard, and that is a game like any other.
//!
//! An [`Opponent`] is an automa ([`crate::automa`]) that can say what it asks and orders. A [`Companion`] is its whole
//! game: a row of acts, each a procedure at a table of cardboard (the setup, then what somebody reports or one turn of
//! the opponent). Whoever shows it knows no box: a question is a [`Query`], what must be done is a [`Step`], what Bosk
//! thinks of the table is a list of [`Value`]s. Everything said can be taken back, is told in the log and kept in a
//! [`Record`].

#[cfg(not(feature = "small"))]
mod by_lot;
pub mod copied;
mod fixed;
mod link;
mod query;
mod record;
pub mod scenario;

#[cfg(not(feature = "small"))]
pub use by_lot::{Census, OptionSet, by_lot, by_sets};
pub use fixed::Fixed;
pub use link::Sent;
pub use query::{Choice, Drawn, Form, Misfit, Part, Picture, Query, Reply, Shape};
pub use record::{Flaw, Record};

use crate::automa::{Cardboard, Kit, Memory, Pause, Ran, Replay, Said};
use crate::{Digest, Line};
use std::fmt::Debug;
use std::ops::Deref;

/// The most that can be said within one act; nobody needs a tenth of it.
const MOST_SAID: usize = 400;
/// The most acts of a game.
const MOST_ACTS: usize = 4_000;

/// An opponent in the box that Bosk runs beside a table of cardboard.
///
/// ```
/// # mod hens { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/fox.rs")); }
/// use hens::{Eggs, Fox, Steal};
/// use table::companion::{Form, Opponent};
///
/// let known = Fox.setup(1);
/// assert_eq!(Fox.query(&known, &Eggs).form, Form::Number { least: 0, most: 9 });
/// assert!(Fox.step(&Steal(2)).is_some_and(|step| step.by_hand) && Fox.step(&Steal(0)).is_none());
/// ```
pub trait Opponent: Kit<Answer = Reply> + Sized {
    /// What is known of the table.
    type Known: Memory<Self> + PartialEq + Debug;

    /// The box.
    fn name(&self) -> &'static str;
    /// The mode: everything a record needs besides the seed.
    fn mode(&self) -> String;
    /// The fingerprint of the pack.
    fn pack_digest(&self) -> Digest;
    /// What is known before anything is laid out. Where Bosk draws or rolls, the seed says what.
    fn setup(&self, seed: u64) -> Self::Known;
    /// One act of the game: the setup, then one report or one turn at a time. Every act but the first asks something.
    fn act(&self, table: &mut Replay<Self, Self::Known>) -> Result<(), Pause<Self>>;
    /// Whether nothing is asked any more.
    fn is_over(&self, known: &Self::Known) -> bool;
    /// Whether this is asked between the opponent's turns, when the people are on turn. Of its choices the first goes on:
    /// with the opponent's turn, or with what ends a season or the game.
    fn is_between(&self, question: &Self::Question) -> bool;
    /// A question in words.
    fn query(&self, known: &Self::Known, question: &Self::Question) -> Query;
    /// An order in words; nothing for what goes without saying.
    fn step(&self, order: &Self::Order) -> Option<Step>;
    /// What Bosk thinks of the table.
    fn sheet(&self, known: &Self::Known) -> Vec<Value>;
    /// The opponent's points by where they come from.
    fn points(&self, known: &Self::Known) -> Vec<(Line, i32)>;
    /// How the game has ended, once it is over.
    fn ending(&self, known: &Self::Known) -> Option<Ending>;
    /// The season or the like that it is in, if the game has any: its sign and its name.
    fn season(&self, _known: &Self::Known) -> Option<(&'static str, Line)> {
        None
    }
    /// What people count of it again and again.
    fn counted(&self, _known: &Self::Known) -> Vec<Counted> {
        Vec::new()
    }
    /// Why a value of the sheet can hardly be so, in one sentence.
    fn doubts(&self, _known: &Self::Known, _name: &str, _value: Reply) -> Option<Line> {
        None
    }
    /// Whether a value of the sheet counts by something that is not official but ours.
    fn is_ours(&self, _name: &str) -> bool {
        false
    }
    /// Whether this asks for something else each time, as for what a die shows or which card is turned up.
    fn is_new_each_time(&self, _question: &Self::Question, query: &Query) -> bool {
        matches!(query.form, Form::Die { .. } | Form::Card(_))
    }
    /// Whether this answer holds for the whole game, so that nobody may be asked again.
    fn lasts(&self, _question: &Self::Question, _answer: Reply) -> bool {
        false
    }
    /// Whether the people are on turn where this is asked; otherwise the opponent is, and they may still say something.
    fn is_yours(&self, _known: &Self::Known, question: &Self::Question) -> bool {
        self.is_between(question)
    }
}

/// How a game has ended, by the comparison of its rules.
///
/// ```
/// use table::Line;
/// use table::companion::Ending;
///
/// let you = (Line::new("companion-your-city"), 40);
/// let ending = Ending { won: false, yours: vec![you], together: false };
/// assert_eq!(ending.line(Some(40)).id, "companion-ended-tied");
/// assert_eq!(ending.line(Some(45)).id, "companion-ended-lost");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Ending {
    /// Whether the people have won.
    pub won: bool,
    /// Their points, by what each of them is called; none if they need not be counted.
    pub yours: Vec<(Line, i32)>,
    /// Whether all of them had to beat the opponent, and not the best of them alone.
    pub together: bool,
}

impl Ending {
    /// The sentence for people, beside the opponent's points, if it has any.
    pub fn line(&self, theirs: Option<i32>) -> Line {
        let all = self.yours.iter().map(|&(_, points)| points);
        let decides = if self.together { all.min() } else { all.max() };
        match (self.won, decides, theirs) {
            (true, Some(n), Some(theirs)) => Line::new("companion-ended-won").with("n", n).with("theirs", theirs),
            (false, Some(n), Some(theirs)) if n == theirs => Line::new("companion-ended-tied").with("n", n),
            (false, Some(n), Some(theirs)) => Line::new("companion-ended-lost").with("n", n).with("theirs", theirs),
            (true, Some(n), None) => Line::new("companion-ended-alone").with("n", n),
            (true, None, _) => Line::new("companion-won"),
            (false, _, _) => Line::new("companion-lost"),
        }
    }
}

/// Something that follows from the rules: to be done by hand, or told.
///
/// ```
/// use table::Line;
/// use table::companion::Step;
///
/// let step = Step::by_hand(Line::new("companion-thorn-deal"), "D20.6");
/// assert!(step.by_hand && step.put_back().id == "companion-put-back");
/// assert!(!Step::told(Line::new("companion-won"), "D20.1").by_hand);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// The sentence.
    pub line: Line,
    /// The paragraph behind it.
    pub rule: &'static str,
    /// Whether somebody's hands have to do it; the rest is only told.
    pub by_hand: bool,
    /// Where it is done, drawn.
    pub look: Option<Picture>,
    /// The sentence that says how it is undone, where there is a better one than that it is.
    back: Option<Line>,
}

impl Step {
    /// Something to be done by hand.
    pub fn by_hand(line: Line, rule: &'static str) -> Step {
        Step { line, rule, by_hand: true, look: None, back: None }
    }

    /// Something that is only told.
    pub fn told(line: Line, rule: &'static str) -> Step {
        Step { by_hand: false, ..Step::by_hand(line, rule) }
    }

    /// One that is undone as this sentence says.
    pub fn undone_by(mut self, line: Line) -> Step {
        self.back = Some(line);
        self
    }

    /// What hands must do to undo it.
    pub fn put_back(&self) -> Line {
        self.back.clone().unwrap_or_else(|| Line::new("companion-put-back").with("what", self.line.clone()))
    }

    /// The same so many times.
    fn times(self, n: usize) -> Step {
        if n == 1 {
            return self;
        }
        let times = |line: Line| Line::new("companion-times").with("what", line).with("n", n);
        Step { line: times(self.line), back: self.back.map(times), ..self }
    }

    /// One with a drawing of where it is done.
    pub fn looking(mut self, look: Option<Picture>) -> Step {
        self.look = look;
        self
    }
}

/// Something that Bosk thinks of the table, and that can be set right.
///
/// ```
/// use table::Line;
/// use table::companion::{Form, Reply, Value};
///
/// let gems = Value::number("gems", Line::new("companion-rival-known-gems"), 3_u8, 99, "G19.4");
/// assert_eq!(gems.reply, Reply::Number(3));
/// assert_eq!(gems.query.form, Form::Number { least: 0, most: 99 });
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Value {
    /// What records call it.
    pub id: String,
    /// What people call it, and how it is set.
    pub query: Query,
    /// How it is.
    pub reply: Reply,
    /// What it stands with on a list of them, where there are many.
    pub group: Option<Line>,
}

impl Value {
    /// Something that is chosen.
    pub fn new(id: impl Into<String>, query: Query, reply: Reply) -> Value {
        Value { id: id.into(), query, reply, group: None }
    }

    /// A number within bounds.
    pub fn number(id: impl Into<String>, called: Line, n: impl Into<i16>, most: i16, rule: &'static str) -> Value {
        let form = Form::Number { least: 0, most };
        Value::new(id, Query::new(called, form, rule), Reply::Number(n.into()))
    }

    /// Yes or no.
    pub fn is(id: impl Into<String>, called: Line, yes: bool, rule: &'static str) -> Value {
        Value::new(id, Query::new(called, Form::YesNo, rule), Reply::Is(yes))
    }
}

/// Something that is counted, with its sign, as it is seen at a glance.
///
/// ```
/// use table::Line;
/// use table::companion::Counted;
///
/// let city = Counted::new("home", Line::new("companion-night-counted-city"), 7_u8).of(15_u8);
/// assert_eq!((city.n, city.most), (7, Some(15)));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Counted {
    /// Its sign.
    pub sign: &'static str,
    /// What people call it.
    pub called: Line,
    /// How many there are.
    pub n: i32,
    /// How many there can be, where that matters.
    pub most: Option<i32>,
}

impl Counted {
    /// So many.
    pub fn new(sign: &'static str, called: Line, n: impl Into<i32>) -> Counted {
        Counted { sign, called, n: n.into(), most: None }
    }

    /// Of so many.
    pub fn of(mut self, most: impl Into<i32>) -> Counted {
        self.most = Some(most.into());
        self
    }
}

/// A line of the log.
/// [`Companion`] has an example.
#[derive(Clone, PartialEq, Debug)]
pub enum Told {
    /// Somebody answered.
    Answer {
        /// What was asked.
        asked: Line,
        /// What was said.
        said: Line,
        /// What that is about in a few words, where it does not say so itself.
        about: Option<Line>,
        /// Whether it was said between the opponent's turns.
        between: bool,
        /// Whether Bosk thought that it could not be.
        doubted: bool,
    },
    /// Somebody set right what Bosk thought.
    Correction {
        /// What.
        what: Line,
        /// How it is.
        said: Line,
        /// Whether Bosk thought that it could not be.
        doubted: bool,
    },
    /// What followed.
    Step(Step),
}

impl Told {
    /// The sentence.
    pub fn line(&self) -> Line {
        match self {
            Told::Answer { asked, said, doubted, .. } => {
                let id = if *doubted { "companion-answered-all-the-same" } else { "companion-answered" };
                Line::new(id).with("asked", asked.clone()).with("said", said.clone())
            }
            Told::Correction { what, said, doubted } => {
                let id = if *doubted { "companion-corrected-all-the-same" } else { "companion-corrected" };
                Line::new(id).with("what", what.clone()).with("said", said.clone())
            }
            Told::Step(step) => step.line.clone(),
        }
    }
}

/// What is known of an opponent that `R` leads to.
type Known<R> = <<R as Deref>::Target as Opponent>::Known;

/// The game of an opponent beside a table of cardboard, from its setup to now. `R` is how it holds the opponent: `&O`,
/// `Arc<O>`.
///
/// ```
/// # mod hens { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/fox.rs")); }
/// use hens::Fox;
/// use table::companion::{Companion, Refused, Reply, Told};
///
/// let mut game = Companion::new(&Fox, 1);
/// game.answer(Reply::Number(5)).unwrap();
/// assert!(matches!(game.answer(Reply::Number(10)), Err(Refused::NoAnswer(_))), "nine eggs at most");
/// assert_eq!(game.points()[0].1, 2);
/// let log = game.log();
/// assert!(matches!(&log[..], [Told::Answer { .. }, Told::Step(_)]));
/// // Two eggs go back to where they were.
/// assert_eq!(game.undo().map(|steps| steps.len()), Some(1));
/// game.correct("stolen", Reply::Number(3)).unwrap();
/// (0..3).for_each(|_| game.answer(Reply::Number(1)).unwrap());
/// assert!(game.ending().is_some_and(|ending| !ending.won));
/// assert_eq!(game.record().replay(&Fox).unwrap().points(), game.points());
/// ```
pub struct Companion<R: Deref<Target: Opponent>> {
    opponent: R,
    seed: u64,
    acts: Vec<Act<R::Target>>,
}

/// One procedure of the game, with what was said in it and how far it came.
struct Act<O: Opponent> {
    table: Cardboard<O, O::Known>,
    ran: Ran<O, O::Known>,
    /// What was said: as records write it, and in words.
    heard: Vec<(String, Told)>,
}

/// Why something said is refused.
/// [`Companion`] has an example.
#[derive(Clone, PartialEq, Debug)]
pub enum Refused {
    /// It is no answer to what is asked.
    NoAnswer(Line),
    /// Nothing is asked any more.
    NothingAsked,
    /// There is no such value, or it cannot be so.
    NoValue(String),
    /// Too much was said.
    TooMuch,
}

impl Refused {
    /// The sentence for a person.
    pub fn line(&self) -> Line {
        match self {
            Refused::NoAnswer(asked) => Line::new("companion-no-answer").with("asked", asked.clone()),
            Refused::NothingAsked => Line::new("companion-nothing-asked"),
            Refused::NoValue(name) => Line::new("companion-no-value").with("name", name.as_str()),
            Refused::TooMuch => Line::new("companion-too-much"),
        }
    }
}

impl<R: Deref<Target: Opponent>> Companion<R> {
    /// A new game.
    pub fn new(opponent: R, seed: u64) -> Companion<R> {
        let known = opponent.setup(seed);
        let mut companion = Companion { opponent, seed, acts: Vec::new() };
        companion.begin(known);
        companion
    }

    /// Begins the next act, and those after it that ask nothing.
    fn begin(&mut self, known: Known<R>) {
        let table = Cardboard::new(known);
        let ran = table.run(|table| self.opponent.act(table)).expect("nothing was said that could be unfit");
        let through = ran.waits_for.is_none() && !self.opponent.is_over(&ran.known);
        let next = through.then(|| ran.known.clone());
        self.acts.push(Act { table, ran, heard: Vec::new() });
        // The setup may ask nothing; every later act asks.
        if let Some(known) = next.filter(|_| self.acts.len() < 3) {
            self.begin(known);
        }
    }

    fn now(&self) -> &Act<R::Target> {
        &self.acts[self.acts.len() - 1]
    }

    /// The opponent.
    pub fn opponent(&self) -> &R::Target {
        &self.opponent
    }

    /// What is known now.
    pub fn known(&self) -> &Known<R> {
        &self.now().ran.known
    }

    /// What the procedure waits for.
    pub fn question(&self) -> Option<&<R::Target as Kit>::Question> {
        self.now().ran.waits_for.as_ref()
    }

    /// What is asked.
    pub fn asked(&self) -> Option<Query> {
        self.question().map(|question| self.opponent.query(self.known(), question))
    }

    /// Whether the people are on turn, and say what touches the opponent.
    pub fn is_between(&self) -> bool {
        self.question().is_some_and(|question| self.opponent.is_between(question))
    }

    /// Whether the people are on turn, and not only asked before the opponent's.
    pub fn is_yours(&self) -> bool {
        self.question().is_some_and(|question| self.opponent.is_yours(self.known(), question))
    }

    /// How the game has ended, once it is over.
    pub fn ending(&self) -> Option<Ending> {
        self.opponent.ending(self.known())
    }

    /// The season or the like that the opponent is in: its sign and its name.
    pub fn season(&self) -> Option<(&'static str, Line)> {
        self.opponent.season(self.known())
    }

    /// What people count of the opponent again and again.
    pub fn counted(&self) -> Vec<Counted> {
        self.opponent.counted(self.known())
    }

    /// What Bosk thinks of the table.
    pub fn sheet(&self) -> Vec<Value> {
        self.opponent.sheet(self.known())
    }

    /// The opponent's points by where they come from.
    pub fn points(&self) -> Vec<(Line, i32)> {
        self.opponent.points(self.known())
    }

    /// How many things have been said.
    pub fn said(&self) -> usize {
        self.acts.iter().map(|act| act.heard.len()).sum()
    }

    /// All that was ordered, from the setup to now.
    pub fn orders(&self) -> impl Iterator<Item = &<R::Target as Kit>::Order> {
        self.acts.iter().flat_map(|act| &act.ran.orders)
    }

    /// Whether the question was asked before in this act, and answered, though nothing was set right.
    pub fn asked_before(&self) -> bool {
        let said = self.now().table.said();
        let same =
            |said: &Said<R::Target>| matches!(said, Said::Answer { question, .. } if Some(question) == self.question());
        said.iter().any(same) && !said.iter().any(|said| matches!(said, Said::Correction { .. }))
    }

    /// Answers what is asked. An answer that does not fit changes nothing.
    pub fn answer(&mut self, answer: Reply) -> Result<(), Refused> {
        let (Some(query), Some(question)) = (self.asked(), self.question().cloned()) else {
            return Err(Refused::NothingAsked);
        };
        if !query.accepts(answer) {
            return Err(Refused::NoAnswer(query.line));
        }
        let between = self.opponent.is_between(&question);
        let doubted = query.doubt(answer).is_some();
        let (asked, said, about) = (query.line.clone(), query.say(answer), query.about.clone());
        let told = Told::Answer { asked, said, about, between, doubted };
        self.say(Said::Answer { question, answer }, (query.write(answer), told), Refused::NoAnswer(query.line))
    }

    /// Why a value of the sheet can hardly be so, in one sentence.
    pub fn doubts(&self, name: &str, value: Reply) -> Option<Line> {
        let now = self.sheet().into_iter().find(|known| known.id == name)?;
        if now.reply == value { None } else { self.opponent.doubts(self.known(), name, value) }
    }

    /// Sets right what Bosk thinks of the table, from here on.
    pub fn correct(&mut self, name: &str, value: Reply) -> Result<(), Refused> {
        let refused = Refused::NoValue(name.to_owned());
        let known = self.sheet().into_iter().find(|known| known.id == name);
        let Some(query) = known.map(|known| known.query).filter(|query| query.accepts(value)) else {
            return Err(refused);
        };
        let doubted = self.doubts(name, value).is_some();
        let told = Told::Correction { what: query.line.clone(), said: query.say(value), doubted };
        let text = format!("{}{name} {}", record::SET, query.write(value));
        self.say(Said::Correction { name: name.to_owned(), value }, (text, told), refused)
    }

    fn say(&mut self, said: Said<R::Target>, heard: (String, Told), refused: Refused) -> Result<(), Refused> {
        let last = self.acts.len() - 1;
        if last >= MOST_ACTS || self.acts[last].heard.len() >= MOST_SAID {
            return Err(Refused::TooMuch);
        }
        let opponent = &self.opponent;
        let act = &mut self.acts[last];
        act.ran = act.table.say(said, |table| opponent.act(table)).map_err(|_| refused)?;
        act.heard.push(heard);
        if act.ran.waits_for.is_none() && !opponent.is_over(&act.ran.known) {
            let known = act.ran.known.clone();
            self.begin(known);
        }
        Ok(())
    }

    /// Takes back what was said last. What had to be done since, which must be put back.
    pub fn undo(&mut self) -> Option<Vec<Step>> {
        let at = self.acts.iter().rposition(|act| !act.heard.is_empty())?;
        let later: Vec<_> = self.acts.drain(at + 1..).map(|act| act.ran.orders).collect();
        let opponent = &self.opponent;
        let act = &mut self.acts[at];
        act.table.take_back();
        act.heard.pop();
        let ran = act.table.run(|table| opponent.act(table)).expect("what was said before still fits");
        let was = std::mem::replace(&mut act.ran, ran);
        let kept = act.ran.orders.len();
        let mut undone = self.steps(&was.orders[kept..]);
        later.iter().for_each(|orders| undone.extend(self.steps(orders)));
        undone.retain(|step| step.by_hand);
        Some(undone)
    }

    /// What is ordered, in words; the same thing to do several times in a row is said once.
    fn steps(&self, orders: &[<R::Target as Kit>::Order]) -> Vec<Step> {
        let mut steps: Vec<(Step, usize)> = Vec::new();
        for step in orders.iter().filter_map(|order| self.opponent.step(order)) {
            match steps.last_mut() {
                Some((last, times)) if *last == step && step.by_hand => *times += 1,
                _ => steps.push((step, 1)),
            }
        }
        steps.into_iter().map(|(step, n)| step.times(n)).collect()
    }

    /// The log from the setup to now.
    pub fn log(&self) -> Vec<Told> {
        self.acts.iter().flat_map(|act| self.story(act)).collect()
    }

    fn story(&self, act: &Act<R::Target>) -> Vec<Told> {
        let mut told = Vec::new();
        let mut from = 0;
        let orders = |from: usize, to: usize, told: &mut Vec<Told>| {
            told.extend(self.steps(&act.ran.orders[from..to]).into_iter().map(Told::Step));
        };
        for ((_, heard), &before) in act.heard.iter().zip(&act.ran.before) {
            orders(from, before, &mut told);
            from = before;
            told.push(heard.clone());
        }
        orders(from, act.ran.orders.len(), &mut told);
        told
    }
}

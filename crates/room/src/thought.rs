//! What is asked of who thinks, and what they say. They sit in a program of their own without any language, so all of it
//! travels as text, and a reason is said where it arrives.

use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::collections::HashSet;
use table::review::{Judged, Odds};
use table::{Arg, Line, Seat};

/// Files that lie over a pack: name and text.
pub type Overlay = Vec<(String, String)>;

/// What is asked, and by which rules.
#[derive(Serialize, Deserialize)]
pub struct Request<V, A> {
    /// What lies over the pack.
    pub overlay: Option<Overlay>,
    /// The mode of the rules.
    pub mode: String,
    /// The question.
    pub asks: Asks<V, A>,
}

/// What may be asked.
#[derive(Serialize, Deserialize)]
pub enum Asks<V, A> {
    /// Which of these choices?
    Choose(Question<V, A>),
    /// How good was a decision of long ago?
    Judge(Recalled<V, A>),
    /// Why did somebody do that?
    Why(Deed<V>),
}

/// What is said.
#[derive(Serialize, Deserialize)]
pub enum Says<A> {
    /// What is best so far; more is thought.
    SoFar(Choice),
    /// A bot's choice.
    Chosen(Choice),
    /// What a person might choose, who asked for advice.
    Advised(Choice, Advice),
    /// How good the decision was.
    Judged(Found<A>),
    /// Why somebody did what they had done after so many moves.
    Because(usize, Said),
}

/// Which of these choices, seen from here?
#[derive(Serialize, Deserialize)]
pub struct Question<V, A> {
    /// Comes back with the answer.
    pub number: u32,
    /// Who thinks.
    pub bot: String,
    /// Their luck.
    pub seed: u64,
    /// What they see.
    pub view: V,
    /// The choices.
    pub legal: Vec<A>,
    /// Whether a person asks, who wants to know why.
    pub advise: bool,
}

/// The answer to a [`Question`]: its number, and which of the choices. What comes back has no names for its parts, so that a page
/// needs less to read it.
#[derive(Serialize, Deserialize)]
pub struct Choice(pub u32, pub usize);

/// Advice for a person: why this choice, and which would be next best.
#[derive(Serialize, Deserialize)]
pub struct Advice(pub Said, pub Option<usize>);

/// What a bot did in a turn, through the eyes of who asks why.
#[derive(Serialize, Deserialize, PartialEq, Debug)]
pub struct Deed<V> {
    /// Who did it,
    pub bot: String,
    /// and where they sit.
    pub seat: Seat,
    /// After how many moves it was done.
    pub after: usize,
    /// What was seen before it,
    pub before: V,
    /// and then.
    pub then: V,
}

/// How good was a decision of long ago, seen from there?
#[derive(Serialize, Deserialize)]
pub struct Recalled<V, A> {
    /// How many games are imagined for each of two choices.
    pub games: u32,
    /// The luck in them.
    pub luck: u64,
    /// How many decisions are told of what would have come of the other,
    pub follow: usize,
    /// and the luck at the table where they are imagined.
    pub world: u64,
    /// What was seen.
    pub view: V,
    /// The choices.
    pub legal: Vec<A>,
    /// The one that was taken.
    pub played: A,
}

/// What is found of it: the chance to win with what was played, and its lower and upper bounds; what else might have been played,
/// the chance with that, what speaks for it, and what would have come of it.
#[derive(Serialize, Deserialize)]
pub struct Found<A>([f32; 3], A, [f32; 3], Said, Vec<A>);

impl<A: Copy> From<&Judged<A>> for Found<A> {
    fn from(judged: &Judged<A>) -> Found<A> {
        let three = |odds: Odds| [odds.share, odds.low, odds.high];
        let (played, instead) = (three(judged.played), three(judged.instead));
        Found(played, judged.other, instead, Said::from(&judged.reason), judged.line.clone())
    }
}

impl<A> From<Found<A>> for Judged<A> {
    fn from(Found(played, other, instead, reason, line): Found<A>) -> Judged<A> {
        let odds = |[share, low, high]: [f32; 3]| Odds { share, low, high };
        Judged { played: odds(played), other, instead: odds(instead), reason: reason.into(), line }
    }
}

/// A [`Line`] that travels: its id, and its arguments by their names.
#[derive(Serialize, Deserialize)]
pub struct Said(String, Vec<(String, Part)>);

/// An argument of it.
#[derive(Serialize, Deserialize)]
enum Part {
    Number(i64),
    Decimal(f64, u8),
    Plain(String),
    Name(String, String),
    Line(Said),
    List(Vec<Part>),
}

impl From<&Line> for Said {
    fn from(line: &Line) -> Said {
        Said(line.id.to_owned(), line.args.iter().map(|(name, arg)| ((*name).to_owned(), Part::from(arg))).collect())
    }
}

impl From<&Arg> for Part {
    fn from(arg: &Arg) -> Part {
        match arg {
            Arg::Number(n) => Part::Number(*n),
            Arg::Decimal(n, digits) => Part::Decimal(*n, *digits),
            Arg::Plain(text) => Part::Plain(text.clone()),
            Arg::Name { en, fr } => Part::Name(en.clone(), fr.clone()),
            Arg::Line(line) => Part::Line(Said::from(line)),
            Arg::List(list) => Part::List(list.iter().map(Part::from).collect()),
        }
    }
}

impl From<Said> for Line {
    fn from(Said(id, args): Said) -> Line {
        let args = args.into_iter().map(|(name, part)| (lasting(name), Arg::from(part)));
        Line { id: lasting(id), args: args.collect() }
    }
}

impl From<Part> for Arg {
    fn from(part: Part) -> Arg {
        match part {
            Part::Number(n) => Arg::Number(n),
            Part::Decimal(n, digits) => Arg::Decimal(n, digits),
            Part::Plain(text) => Arg::Plain(text),
            Part::Name(en, fr) => Arg::Name { en, fr },
            Part::Line(line) => Arg::Line(line.into()),
            Part::List(list) => Arg::List(list.into_iter().map(Arg::from).collect()),
        }
    }
}

/// A name of a message or an argument, kept for good: there are only so many, and each is kept once.
fn lasting(name: String) -> &'static str {
    thread_local! {
        static NAMES: RefCell<HashSet<&'static str>> = RefCell::default();
    }
    NAMES.with_borrow_mut(|names| {
        names.get(name.as_str()).copied().unwrap_or_else(|| {
            let lasting: &'static str = Box::leak(name.into_boxed_str());
            names.insert(lasting);
            lasting
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_found_arrives_as_it_was() {
        let odds = |share| Odds::of(share, 40, 1.0);
        let reason = Line::new("hint-whim");
        let judged = Judged { played: odds(0.3), other: 7, instead: odds(0.5), reason, line: vec![7, 1] };
        let travelled = serde_json::to_string(&Found::from(&judged)).unwrap();
        assert_eq!(Judged::from(serde_json::from_str::<Found<i32>>(&travelled).unwrap()), judged);
    }

    #[test]
    fn a_line_arrives_as_it_was_said() {
        let card = Arg::Name { en: "Farm".to_owned(), fr: "Ferme".to_owned() };
        let list = Arg::List(vec![card, "barn".into(), Line::new("duo-hare").with("n", -2).into()]);
        let line = Line::new("hint-whim").with("what", list).with("points", Arg::Decimal(1.25, 1));
        let travelled = serde_json::to_string(&Said::from(&line)).unwrap();
        let [one, two] = [(), ()].map(|()| Line::from(serde_json::from_str::<Said>(&travelled).unwrap()));
        assert_eq!((&one, &two), (&line, &line));
        assert!(std::ptr::eq(one.id, two.id), "names are kept once");
    }
}

//! What is asked of who thinks, and what they say. They sit in a program of their own without any language, so all of it
//! travels as text, and a reason is said where it arrives.

use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::collections::HashSet;
use table::review::{Judged, Odds};
use table::{Arg, Line};

/// Files that lie over a pack: name and text.
pub type Overlay = Vec<(String, String)>;

/// Which of these choices, seen from here?
#[derive(Serialize, Deserialize)]
pub struct Question<V, A> {
    /// Comes back with the answer.
    pub number: u32,
    /// Who thinks.
    pub bot: String,
    /// Their luck.
    pub seed: u64,
    /// What lies over the pack.
    pub overlay: Option<Overlay>,
    /// The mode of the rules.
    pub mode: String,
    /// What they see.
    pub view: V,
    /// The choices.
    pub legal: Vec<A>,
    /// Whether a person asks, who wants to know why.
    pub advise: bool,
}

/// What is said to a [`Question`].
#[derive(Serialize, Deserialize)]
pub struct Answer {
    /// The number of the question.
    pub number: u32,
    /// Which of the choices.
    pub choice: usize,
    /// What a person is told besides, who asked for advice.
    pub advice: Option<Advice>,
}

/// Advice for a person.
#[derive(Serialize, Deserialize)]
pub struct Advice {
    /// Why this choice.
    pub reason: Said,
    /// The choice that would be next best.
    pub second: Option<usize>,
    /// How many points it is worth less.
    pub gap: Option<f32>,
}

/// How good was a decision of long ago, seen from there?
#[derive(Serialize, Deserialize)]
pub struct Recalled<V, A> {
    /// How many games are imagined for each of two choices.
    pub games: u32,
    /// The luck in them.
    pub luck: u64,
    /// What lies over the pack.
    pub overlay: Option<Overlay>,
    /// The mode of the rules.
    pub mode: String,
    /// What was seen.
    pub view: V,
    /// The choices.
    pub legal: Vec<A>,
    /// The one that was taken.
    pub played: A,
}

/// What is said to it.
#[derive(Serialize, Deserialize)]
pub struct Found<A> {
    /// The chance to win with what was played, and its lower and upper bounds.
    played: [f32; 3],
    /// What else might have been played.
    other: A,
    /// The chance to win with that.
    instead: [f32; 3],
    /// What speaks for it.
    reason: Said,
}

impl<A: Copy> From<&Judged<A>> for Found<A> {
    fn from(judged: &Judged<A>) -> Found<A> {
        let three = |odds: Odds| [odds.share, odds.low, odds.high];
        let reason = Said::from(&judged.reason);
        Found { played: three(judged.played), other: judged.other, instead: three(judged.instead), reason }
    }
}

impl<A> From<Found<A>> for Judged<A> {
    fn from(found: Found<A>) -> Judged<A> {
        let odds = |[share, low, high]: [f32; 3]| Odds { share, low, high };
        let reason = Line::from(found.reason);
        Judged { played: odds(found.played), other: found.other, instead: odds(found.instead), reason }
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
        let judged = Judged { played: odds(0.3), other: 7, instead: odds(0.5), reason: Line::new("hint-whim") };
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

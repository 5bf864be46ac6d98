//! What is said to a person, before it is put into a language.

use std::fmt;

/// A message by its id, with arguments. The `words` crate turns it into French or English.
///
/// ```
/// use table::Line;
///
/// let line = Line::new("duo-told-gained").with("who", Line::new("duo-hare")).with("n", 2);
/// assert_eq!(line.to_string(), "duo-told-gained who=(duo-hare) n=2");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// The id of the message in the Fluent files.
    pub id: &'static str,
    /// Named arguments.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a [`Line`]. Numbers, texts and other lines become one by themselves.
///
/// ```
/// use table::{Arg, Line};
///
/// let card = Arg::Name { en: "Farm".to_owned(), fr: "Ferme".to_owned() };
/// let line = Line::new("companion-number").with("n", 2).with("cards", Arg::List(vec![card, "barn".into()]));
/// assert_eq!(line.to_string(), "companion-number n=2 cards=[Farm, barn]");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    /// A number, so that plurals come out right.
    Number(i64),
    /// A number with so many digits after the point; each language writes it its own way.
    Decimal(f64, u8),
    /// Something that is the same in every language: an id, a path, a figure.
    Plain(String),
    /// A name that the pack gives in both languages.
    Name {
        /// The English name.
        en: String,
        /// The French name.
        fr: String,
    },
    /// Another message inside this one.
    Line(Line),
    /// Several things in a row.
    List(Vec<Arg>),
}

impl Line {
    /// A message without arguments.
    pub fn new(id: &'static str) -> Line {
        Line { id, args: Vec::new() }
    }

    /// The same message with one more argument.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Line {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<Line> for Arg {
    fn from(line: Line) -> Arg {
        Arg::Line(line)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Plain(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Plain(text.to_owned())
    }
}

macro_rules! from_number {
    ($($int:ty),*) => {$(
        impl From<$int> for Arg {
            fn from(n: $int) -> Arg {
                Arg::Number(n as i64)
            }
        }
    )*};
}
from_number!(u8, u16, u32, i32, i64, usize);

/// For logs and tests only: the id and its arguments, in no language.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.id)?;
        for (name, arg) in &self.args {
            write!(f, " {name}={arg}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(n) => write!(f, "{n}"),
            Arg::Decimal(n, digits) => write!(f, "{n:.*}", usize::from(*digits)),
            Arg::Plain(text) => write!(f, "{text}"),
            Arg::Name { en, .. } => write!(f, "{en}"),
            Arg::Line(line) => write!(f, "({line})"),
            Arg::List(list) => {
                f.write_str("[")?;
                for (i, arg) in list.iter().enumerate() {
                    if i > 0 {
                        f.write_str(", ")?;
                    }
                    write!(f, "{arg}")?;
                }
                f.write_str("]")
            }
        }
    }
}

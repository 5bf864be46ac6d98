//! What is asked at a table of cardboard, in a form that any screen can show.

use crate::Line;
use crate::automa::{Kit, Memory, Pause, Replay};
use std::ops::RangeInclusive;

/// What somebody answers.
///
/// ```
/// use table::companion::{Misfit, Reply};
///
/// assert_eq!(Reply::Number(4).number(), Some(4_u8));
/// assert_eq!(Reply::Number(-1).number::<u8>(), None);
/// assert_eq!(Reply::Nothing.pick::<u8>(), None);
/// assert_eq!(Reply::Nothing.or_nothing(Reply::pick::<u8>), Ok(None));
/// assert_eq!(Reply::Is(true).or_nothing(Reply::pick::<u8>), Err(Misfit));
/// assert_eq!(Reply::Pick(1).one_of(&["fox", "hen"]), Some("hen"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reply {
    /// Yes or no.
    Is(bool),
    /// A number, or what a die shows.
    Number(i16),
    /// One of the choices, by its value.
    Pick(u16),
    /// There is nothing of the kind.
    Nothing,
}

impl Reply {
    /// Yes or no.
    pub fn is(&self) -> Option<bool> {
        if let Reply::Is(yes) = *self { Some(yes) } else { None }
    }

    /// A number that fits.
    pub fn number<T: TryFrom<i16>>(&self) -> Option<T> {
        if let Reply::Number(n) = *self { T::try_from(n).ok() } else { None }
    }

    /// The value of a choice that fits.
    pub fn pick<T: TryFrom<u16>>(&self) -> Option<T> {
        if let Reply::Pick(n) = *self { T::try_from(n).ok() } else { None }
    }

    /// One of these, by its place among them.
    pub fn one_of<T: Copy>(&self, all: &[T]) -> Option<T> {
        all.get(self.pick::<usize>()?).copied()
    }

    /// What is read of it, where there is something.
    pub fn or_nothing<T>(&self, read: impl Fn(&Reply) -> Option<T>) -> Result<Option<T>, Misfit> {
        if *self == Reply::Nothing { Ok(None) } else { read(self).map(Some).ok_or(Misfit) }
    }
}

/// An answer is of another sort than the question.
/// [`Reply`] has an example.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Misfit;

impl<K: Kit<Answer = Reply>, M: Memory<K>> Replay<K, M> {
    /// The answer to a question to which there may be nothing of the kind.
    pub fn ask_or_nothing<T>(
        &mut self,
        question: K::Question,
        read: impl Fn(&Reply) -> Option<T>,
    ) -> Result<Option<T>, Pause<K>> {
        self.ask(question, |reply| reply.or_nothing(&read).ok())
    }
}

/// One of the things that can be answered.
///
/// ```
/// use table::Line;
/// use table::companion::{Choice, Form, Query, Reply};
///
/// let north = Choice::new(7_u8, "north", Line::new("nothing"));
/// let query = Query::new(Line::new("nothing"), Form::Place(vec![north]), "F1.1");
/// assert_eq!(query.read("north"), Some(Reply::Pick(7)));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// Its value.
    pub value: u16,
    /// What records call it.
    pub id: String,
    /// What people call it.
    pub line: Line,
    /// Whether it can hardly be: all there are of it have been seen. Shown last.
    pub spent: bool,
    /// The sign of its sort, by which cards are looked for as well; none, where there are no sorts.
    pub sort: &'static str,
    /// The paragraph that explains it, where it has one of its own.
    pub rule: Option<&'static str>,
}

impl Choice {
    /// A choice that may well be.
    pub fn new(value: impl Into<u16>, id: impl Into<String>, line: Line) -> Choice {
        Choice { value: value.into(), id: id.into(), line, spent: false, sort: "", rule: None }
    }

    /// One with the sign of its sort.
    pub fn sorted(mut self, sign: &'static str) -> Choice {
        self.sort = sign;
        self
    }

    /// One that a paragraph of its own explains.
    pub fn citing(mut self, rule: &'static str) -> Choice {
        self.rule = Some(rule);
        self
    }
}

/// How a question is answered.
///
/// ```
/// use table::Line;
/// use table::companion::{Form, Query};
///
/// let answers = |form| Query::new(Line::new("nothing"), form, "F1.1").answers();
/// assert_eq!((answers(Form::YesNo), answers(Form::Die { sides: 6 })), (2, 6));
/// assert_eq!(answers(Form::Number { least: 0, most: 9 }), 10);
/// assert_eq!(answers(Form::Place(Vec::new())), 0, "nothing to choose");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Form {
    /// Yes or no.
    YesNo,
    /// A number within bounds.
    Number {
        /// The least.
        least: i16,
        /// The most.
        most: i16,
    },
    /// What a die shows.
    Die {
        /// Its sides.
        sides: u8,
    },
    /// One of these things to do, or ways to go on.
    Way(Vec<Choice>),
    /// One of these places, in the order in which they are looked at.
    Place(Vec<Choice>),
    /// One of these cards, found by name.
    Card(Vec<Choice>),
}

/// A question.
///
/// ```
/// use table::Line;
/// use table::companion::{Form, Query, Reply};
///
/// let query = Query::new(Line::new("companion-night-ask-roll"), Form::Number { least: 1, most: 8 }, "V19.2");
/// assert!(query.accepts(Reply::Number(8)) && !query.accepts(Reply::Number(9)));
/// assert_eq!(query.read("3"), Some(Reply::Number(3)));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Query {
    /// The sentence.
    pub line: Line,
    /// How it is answered.
    pub form: Form,
    /// What it is called that there is nothing of the kind, where that can be answered.
    pub nothing: Option<Line>,
    /// The paragraph that explains it.
    pub rule: &'static str,
    /// The sort of cards that its choices are, if their owner can copy them.
    pub copied: Option<&'static str>,
    /// Where to look, drawn.
    pub look: Option<Picture>,
    /// What it is about in a few words, where the answer alone does not say it.
    pub about: Option<Line>,
}

/// A drawing of where to look: things in the cells of a grid, as they lie on the table, joined by paths.
///
/// ```
/// use table::companion::{Drawn, Picture, Shape};
///
/// let place = |column, sought| Drawn { cell: [column, 0], sign: "twig", number: None, sought, shape: Shape::default() };
/// let second_of_two = Picture { spots: vec![place(0, false), place(1, true)], paths: vec![[0, 1]] };
/// assert_eq!(second_of_two.spots.iter().position(|spot| spot.sought), Some(1));
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Picture {
    /// The things.
    pub spots: Vec<Drawn>,
    /// Which of them are joined.
    pub paths: Vec<[usize; 2]>,
}

/// A thing in a drawing.
/// [`Picture`] has an example.
#[derive(Clone, PartialEq, Debug)]
pub struct Drawn {
    /// Its column and row.
    pub cell: [u8; 2],
    /// Its sign, or none.
    pub sign: &'static str,
    /// The number on it, or none.
    pub number: Option<u8>,
    /// Whether this is where to look.
    pub sought: bool,
    /// What it looks like.
    pub shape: Shape,
}

/// What a thing in a drawing looks like.
/// [`Picture::row`] has an example.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Shape {
    /// A place of a board, or a sign.
    #[default]
    Place,
    /// A card, and where on it to look.
    Card(Part),
    /// A card face down.
    Back,
    /// A pile of cards, the top one being meant.
    Pile,
    /// A tile.
    Tile,
    /// Room for a card.
    Gap,
}

/// A part of a card.
/// [`Picture::row`] has an example.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// All of it.
    Whole,
    /// The number in its corner.
    Corner,
    /// The band in its colour, which is the sign of that name.
    Band,
    /// The place in its middle.
    Middle,
}

impl Drawn {
    /// A thing of this look in a row of things, by its number there.
    pub fn at(column: u8, shape: Shape, sign: &'static str, sought: bool) -> Drawn {
        Drawn { cell: [column, 0], sign, number: None, sought, shape }
    }
}

impl Picture {
    /// These things side by side.
    pub fn signs(signs: &[&'static str]) -> Picture {
        let spot = |(&sign, n)| Drawn::at(n, Shape::Place, sign, true);
        Picture { spots: signs.iter().zip(0..).map(spot).collect(), paths: Vec::new() }
    }

    /// So many numbered places in rows of so many, some of which are sought.
    pub fn rows(count: u8, columns: u8, sought: impl Fn(u8) -> bool) -> Picture {
        let cell = |n: u8| [n % columns, n / columns];
        let spot = |n: u8| Drawn { cell: cell(n), number: Some(n + 1), ..Drawn::at(0, Shape::Place, "", sought(n)) };
        Picture { spots: (0..count).map(spot).collect(), paths: Vec::new() }
    }

    /// Things of some look side by side, each with its sign and whether it is sought.
    ///
    /// ```
    /// use table::companion::{Part, Picture, Shape};
    ///
    /// let hand = Picture::row(&[(Shape::Pile, "deck", false), (Shape::Card(Part::Corner), "", true)]);
    /// assert_eq!((hand.spots[1].cell, hand.spots[1].sought), ([1, 0], true));
    /// ```
    pub fn row(things: &[(Shape, &'static str, bool)]) -> Picture {
        let spot = |(&(shape, sign, sought), n)| Drawn::at(n, shape, sign, sought);
        Picture { spots: things.iter().zip(0..).map(spot).collect(), paths: Vec::new() }
    }
}

/// How records write that there is nothing of the kind.
const NOTHING: &str = "nothing";

impl Query {
    /// A question that must have an answer.
    pub fn new(line: Line, form: Form, rule: &'static str) -> Query {
        Query { line, form, nothing: None, rule, copied: None, look: None, about: None }
    }

    /// One that is answered with yes or no.
    pub fn yes_no(line: Line, rule: &'static str) -> Query {
        Query::new(line, Form::YesNo, rule)
    }

    /// One that is answered with a number within bounds.
    ///
    /// ```
    /// use table::Line;
    /// use table::companion::{Form, Query};
    ///
    /// let query = Query::number(Line::new("companion-thorn-purple"), 0..=9, "D20.12");
    /// assert_eq!(query.form, Form::Number { least: 0, most: 9 });
    /// ```
    pub fn number(line: Line, bounds: RangeInclusive<i16>, rule: &'static str) -> Query {
        Query::new(line, Form::Number { least: *bounds.start(), most: *bounds.end() }, rule)
    }

    /// One to which there may be nothing of the kind.
    pub fn or_nothing(mut self, called: Line) -> Query {
        self.nothing = Some(called);
        self
    }

    /// One whose choices are cards of this sort, which their owner can copy.
    pub fn among_copied(mut self, deck: &'static str) -> Query {
        self.copied = Some(deck);
        self
    }

    /// One with a drawing of where to look.
    pub fn looking(mut self, look: impl Into<Option<Picture>>) -> Query {
        self.look = look.into();
        self
    }

    /// One that is about this, in a few words.
    ///
    /// ```
    /// use table::Line;
    /// use table::companion::{Form, Query};
    ///
    /// let query = Query::new(Line::new("companion-thorn-purple"), Form::Number { least: 0, most: 9 }, "D20.12");
    /// assert!(query.needs_subject(), "a bare number says nothing");
    /// assert!(!query.about(Line::new("companion-thorn-known-purple")).needs_subject());
    /// ```
    pub fn about(mut self, about: impl Into<Option<Line>>) -> Query {
        self.about = about.into();
        self
    }

    /// Whether its answers alone do not say what was asked, and nothing else does.
    pub fn needs_subject(&self) -> bool {
        self.about.is_none() && matches!(self.form, Form::YesNo | Form::Number { .. } | Form::Die { .. })
    }

    /// Why this answer can hardly be, in one sentence: all there are of that card have been counted.
    ///
    /// ```
    /// use table::Line;
    /// use table::companion::{Choice, Form, Query, Reply};
    ///
    /// let card = |n: u8, id| Choice::new(n, id, Line::new("nothing"));
    /// let cards = vec![card(0, "farm"), Choice { spent: true, ..card(1, "mine") }];
    /// let query = Query::new(Line::new("nothing"), Form::Card(cards), "F1.1");
    /// assert_eq!(query.doubt(Reply::Pick(0)), None);
    /// assert_eq!(query.doubt(Reply::Pick(1)).unwrap().id, "companion-doubt");
    /// assert!(query.accepts(Reply::Pick(1)), "people see better than Bosk");
    /// ```
    pub fn doubt(&self, reply: Reply) -> Option<Line> {
        let Reply::Pick(value) = reply else { return None };
        let choice = self.choices().iter().find(|choice| choice.value == value)?;
        let counted = choice.spent && self.copied.is_none();
        counted.then(|| Line::new("companion-doubt").with("said", choice.line.clone()))
    }

    /// The paragraphs that explain it: its own, then those of its choices, each with the first choice that it explains.
    ///
    /// ```
    /// use table::Line;
    /// use table::companion::{Choice, Form, Query};
    ///
    /// let way = |n: u8, rule| Choice::new(n, "way", Line::new("companion-yes")).citing(rule);
    /// let ways = vec![way(0, "V18.8"), way(1, "V21.1"), way(2, "V21.1")];
    /// let query = Query::new(Line::new("companion-yes"), Form::Way(ways), "V18.8");
    /// let rules: Vec<&str> = query.rules().iter().map(|&(rule, _)| rule).collect();
    /// assert_eq!(rules, ["V18.8", "V21.1"]);
    /// ```
    pub fn rules(&self) -> Vec<(&'static str, Option<&Choice>)> {
        let mut rules = vec![(self.rule, None)];
        for choice in self.choices() {
            if let Some(rule) = choice.rule.filter(|rule| rules.iter().all(|(other, _)| other != rule)) {
                rules.push((rule, Some(choice)));
            }
        }
        rules
    }

    /// What can be chosen, if it is a choice.
    pub fn choices(&self) -> &[Choice] {
        match &self.form {
            Form::Way(choices) | Form::Place(choices) | Form::Card(choices) => choices,
            Form::YesNo | Form::Number { .. } | Form::Die { .. } => &[],
        }
    }

    /// Whether this is an answer to it.
    pub fn accepts(&self, reply: Reply) -> bool {
        match (reply, &self.form) {
            (Reply::Nothing, _) => self.nothing.is_some(),
            (Reply::Is(_), form) => *form == Form::YesNo,
            (Reply::Number(n), Form::Number { least, most }) => (*least..=*most).contains(&n),
            (Reply::Number(n), Form::Die { sides }) => (1..=i16::from(*sides)).contains(&n),
            (Reply::Number(_), _) => false,
            (Reply::Pick(value), _) => self.choices().iter().any(|choice| choice.value == value),
        }
    }

    /// How many answers there are.
    pub fn answers(&self) -> usize {
        let some = match self.form {
            Form::YesNo => 2,
            Form::Number { least, most } => (i32::from(most) - i32::from(least) + 1).max(0) as usize,
            Form::Die { sides } => sides.into(),
            Form::Way(_) | Form::Place(_) | Form::Card(_) => self.choices().len(),
        };
        some + usize::from(self.nothing.is_some())
    }

    /// The answer with this number, counted from 0: for lots, keys and lists.
    ///
    /// ```
    /// use table::Line;
    /// use table::companion::{Form, Query, Reply};
    ///
    /// let query = Query::new(Line::new("nothing"), Form::Die { sides: 4 }, "F1.1").or_nothing(Line::new("nothing"));
    /// assert_eq!((query.answers(), query.answer(0)), (5, Some(Reply::Number(1))));
    /// assert_eq!((query.answer(4), query.answer(5)), (Some(Reply::Nothing), None));
    /// ```
    pub fn answer(&self, n: usize) -> Option<Reply> {
        if n >= self.answers() {
            return None;
        }
        if self.nothing.is_some() && n + 1 == self.answers() {
            return Some(Reply::Nothing);
        }
        Some(match self.form {
            Form::YesNo => Reply::Is(n == 0),
            Form::Number { least, .. } => Reply::Number((i32::from(least) + n as i32) as i16),
            Form::Die { .. } => Reply::Number(n as i16 + 1),
            Form::Way(_) | Form::Place(_) | Form::Card(_) => Reply::Pick(self.choices().get(n)?.value),
        })
    }

    /// An answer as records write it.
    pub fn write(&self, reply: Reply) -> String {
        match reply {
            Reply::Is(true) => "yes".to_owned(),
            Reply::Is(false) => "no".to_owned(),
            Reply::Number(n) => n.to_string(),
            Reply::Pick(value) => {
                let choice = self.choices().iter().find(|choice| choice.value == value);
                choice.map_or_else(String::new, |choice| choice.id.clone())
            }
            Reply::Nothing => NOTHING.to_owned(),
        }
    }

    /// Reads an answer as records write it.
    pub fn read(&self, text: &str) -> Option<Reply> {
        let reply = match text {
            NOTHING if self.nothing.is_some() => Reply::Nothing,
            "yes" => Reply::Is(true),
            "no" => Reply::Is(false),
            _ => match self.choices().iter().find(|choice| choice.id == text) {
                Some(choice) => Reply::Pick(choice.value),
                None => Reply::Number(text.parse().ok()?),
            },
        };
        self.accepts(reply).then_some(reply)
    }

    /// An answer in words.
    pub fn say(&self, reply: Reply) -> Line {
        match reply {
            Reply::Is(true) => Line::new("companion-yes"),
            Reply::Is(false) => Line::new("companion-no"),
            Reply::Number(n) => Line::new("companion-number").with("n", i32::from(n)),
            Reply::Pick(value) => {
                let choice = self.choices().iter().find(|choice| choice.value == value);
                choice.map_or_else(|| Line::new("nothing"), |choice| choice.line.clone())
            }
            Reply::Nothing => self.nothing.clone().unwrap_or_else(|| Line::new("nothing")),
        }
    }
}

//! Comparing a table with what a scenario expects, key by key; a key that is left out is not compared.

use crate::pack::{Fields, Node, PackError};
use crate::{Arg, Line, Named};

/// What is wrong with a scenario.
///
/// ```
/// use table::pack::Node;
/// use table::scenario::{Flaw, same_word};
///
/// let expect = Node::parse("rest.toml", "turn = \"red\"\nscore = 3").unwrap();
/// assert_eq!(same_word(expect.under("turn"), "red"), Ok(()));
/// assert!(matches!(same_word(expect.under("turn"), "grey"), Err(Flaw::DoesNotHold(_))));
/// assert!(matches!(same_word(expect.under("score"), "red"), Err(Flaw::Unreadable(_))), "3 is no word");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Flaw {
    /// It cannot be understood: no TOML, an unknown key, an impossible position.
    Unreadable(PackError),
    /// It was run and does not hold.
    DoesNotHold(PackError),
}

impl Flaw {
    /// Where it is, and what.
    pub fn error(&self) -> &PackError {
        match self {
            Flaw::Unreadable(error) | Flaw::DoesNotHold(error) => error,
        }
    }

    /// The rule does not hold, as this key shows.
    pub fn at(node: &Node, why: Line) -> Flaw {
        Flaw::DoesNotHold(node.error(Line::new("at-place").with("place", &*node.at.key).with("why", why)))
    }

    /// Something else is there than what this key expects; both as text.
    pub fn differs(node: &Node, wanted: String, is: String) -> Flaw {
        let shown = |text: String| if text.is_empty() { Arg::Line(Line::new("nothing")) } else { Arg::Plain(text) };
        Flaw::at(node, Line::new("found-instead").with("wanted", shown(wanted)).with("found", shown(is)))
    }

    /// Something is there that this key does not want among the rest.
    pub fn unwanted(node: &Node, is: String) -> Flaw {
        let what = node.text().unwrap_or_default();
        Flaw::at(node, Line::new("found-unwanted").with("what", what).with("found", is))
    }
}

impl From<PackError> for Flaw {
    fn from(error: PackError) -> Flaw {
        Flaw::Unreadable(error)
    }
}

/// Whether both are the same; if not, both are shown.
///
/// ```
/// use table::pack::Node;
/// use table::scenario::same;
///
/// let expect = Node::parse("rest.toml", "score = 3").unwrap();
/// let flaw = same(expect.under("score"), 3, 2, i32::to_string).unwrap_err();
/// assert_eq!(flaw.error().why.to_string(), "at-place place=score why=(found-instead wanted=3 found=2)");
/// ```
pub fn same<T: PartialEq>(node: &Node, wanted: T, is: T, show: impl Fn(&T) -> String) -> Result<(), Flaw> {
    if wanted == is { Ok(()) } else { Err(Flaw::differs(node, show(&wanted), show(&is))) }
}

/// Whether it is the word that was expected.
/// [`Flaw`] has an example.
pub fn same_word(node: &Node, is: &str) -> Result<(), Flaw> {
    same(node, node.text()?, is, |word| (*word).to_owned())
}

fn same_number(node: &Node, is: i64) -> Result<(), Flaw> {
    same(node, node.number(-999, 9_999)?, is, i64::to_string)
}

impl Fields<'_> {
    /// Whether it is the number that was expected.
    pub fn same_number(&mut self, key: &'static str, is: impl TryInto<i64>) -> Result<(), Flaw> {
        let is = is.try_into().unwrap_or(i64::MAX);
        self.get(key).map_or(Ok(()), |node| same_number(node, is))
    }

    /// Whether it is the flag that was expected.
    pub fn same_flag(&mut self, key: &'static str, is: bool) -> Result<(), Flaw> {
        self.get(key).map_or(Ok(()), |node| same(node, node.flag()?, is, bool::to_string))
    }

    /// Whether it is the word that was expected.
    pub fn same_word(&mut self, key: &'static str, is: &str) -> Result<(), Flaw> {
        self.get(key).map_or(Ok(()), |node| same_word(node, is))
    }

    /// Whether it is the one of a closed list that was expected.
    pub fn same_named<T: Named + PartialEq>(&mut self, key: &'static str, is: T) -> Result<(), Flaw> {
        let id = |it: &T| T::NAMES.iter().find(|(_, other)| other == it).map_or("", |(id, _)| id).to_owned();
        self.get(key).map_or(Ok(()), |node| same(node, node.named::<T>()?, is, id))
    }

    /// Whether these are the words that were expected, in any order.
    pub fn same_words(&mut self, key: &'static str, is: impl FnOnce() -> Vec<String>) -> Result<(), Flaw> {
        let Some(node) = self.get(key) else {
            return Ok(());
        };
        let (mut wanted, mut is) = (texts(node)?, is());
        wanted.sort();
        is.sort();
        same(node, wanted, is, |words| words.join(", "))
    }

    /// Whether these are the words that were expected, in this order.
    pub fn same_list(&mut self, key: &'static str, is: impl FnOnce() -> Vec<String>) -> Result<(), Flaw> {
        self.get(key).map_or(Ok(()), |node| same(node, texts(node)?, is(), |words| words.join(", ")))
    }

    /// Whether none of these words is there.
    pub fn lacks_words(&mut self, key: &'static str, is: impl FnOnce() -> Vec<String>) -> Result<(), Flaw> {
        let Some(node) = self.get(key) else {
            return Ok(());
        };
        let is = is();
        match node.list()?.iter().find(|node| node.text().is_ok_and(|text| is.iter().any(|word| word == text))) {
            Some(node) => Err(Flaw::unwanted(node, is.join(", "))),
            None => Ok(()),
        }
    }

    /// Whether the points in all (`score`) and by where they come from (`score_from`) are those that were expected;
    /// only the sources that are named are compared.
    ///
    /// ```
    /// use table::pack::{Fields, Node};
    ///
    /// let wanted = Node::parse("rest.toml", "score = 6\nscore_from = { rests = 2 }")?;
    /// let mut fields = Fields::of(&wanted)?;
    /// assert_eq!(fields.same_score(|| [("acorns", 4), ("rests", 2)]), Ok(()));
    /// let flaw = fields.same_score(|| [("acorns", 2), ("rests", 4)]).unwrap_err();
    /// assert_eq!(&*flaw.error().at.key, "score_from.rests");
    /// # Ok::<(), table::pack::PackError>(())
    /// ```
    pub fn same_score<const N: usize>(&mut self, is: impl FnOnce() -> [(&'static str, i32); N]) -> Result<(), Flaw> {
        let (score, from) = (self.get("score"), self.get("score_from"));
        if score.is_none() && from.is_none() {
            return Ok(());
        }
        let is = is();
        if let Some(node) = score {
            same_number(node, is.iter().map(|&(_, points)| i64::from(points)).sum())?;
        }
        let Some(node) = from else {
            return Ok(());
        };
        let mut fields = Fields::of(node)?;
        for (source, points) in is {
            fields.same_number(source, points)?;
        }
        Ok(fields.finish()?)
    }
}

fn texts(node: &Node) -> Result<Vec<String>, PackError> {
    node.list()?.iter().map(|node| node.text().map(str::to_owned)).collect()
}

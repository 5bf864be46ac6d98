//! Reading packs: TOML whose every value remembers its file and line.
//!
//! A pack is a few TOML files. [`Node::parse`] reads one, [`Node::overlay`] lays a person's own values over
//! it, and [`Fields`] reads typed values out of a table, refusing what it does not know. Every error says
//! where and what: [`PackError`].

use crate::{Line, Named};
use indexmap::IndexMap;
use std::fmt;
use std::sync::Arc;
use toml::de::{DeTable, DeValue};

/// A place in a file.
///
/// ```
/// use table::pack::{Node, Place};
///
/// let file = Node::parse("packs/nuts/nuts.toml", "[[nut]]\nid = \"hazel\"").unwrap();
/// let at = &file.under("nut").list().unwrap()[0].under("id").at;
/// assert_eq!((&*at.to_string(), &*at.key), ("packs/nuts/nuts.toml:2", "nut[1].id"));
/// assert!(at.is_ours() && !Place::whole("yours/nuts.toml").is_ours());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The file as the person named it.
    pub file: Arc<str>,
    /// The line, counted from 1; 0 stands for the file or folder as a whole.
    pub line: usize,
    /// The keys that lead to the value, as in `card[2].cost.twig`, items of lists counted from 1; empty for a file.
    pub key: Arc<str>,
}

impl Place {
    /// A file or folder as a whole.
    pub fn whole(file: &str) -> Place {
        Place { file: file.into(), line: 0, key: "".into() }
    }

    /// Whether it is in a file of the pack that is compiled in, not in one that somebody laid over it.
    pub fn is_ours(&self) -> bool {
        self.file.starts_with("packs/")
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}", self.file),
            line => write!(f, "{}:{line}", self.file),
        }
    }
}

/// What is wrong in a file, and where.
///
/// ```
/// use table::pack::Node;
///
/// let file = Node::parse("nuts.toml", "id = \"hazel\"\nnuts = \"many\"").unwrap();
/// let error = file.under("nuts").number(1, 9).unwrap_err();
/// assert_eq!(error.at.to_string(), "nuts.toml:2");
/// assert_eq!(error.line().id, "at-place");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct PackError {
    /// Where.
    pub at: Place,
    /// What.
    pub why: Line,
}

impl PackError {
    /// The sentence for a person.
    pub fn line(&self) -> Line {
        Line::new("at-place").with("place", self.at.to_string()).with("why", self.why.clone())
    }
}

/// A value with its place.
///
/// ```
/// use table::pack::Node;
///
/// let node = Node::parse("cards.toml", "[[card]]\nid = \"farm\"\ncopies = 8\n")?;
/// let card = &node.under("card").list()?[0];
/// assert_eq!((card.id(), card.under("copies").number(1, 9)?), (Some("farm"), 8));
/// let error = card.under("copies").number(1, 4).unwrap_err();
/// assert_eq!(error.at.line, 3);
/// # Ok::<(), table::pack::PackError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Node {
    /// The value.
    pub value: Value,
    /// Where it stands.
    pub at: Place,
}

/// A TOML value; floats and dates do not occur in packs.
///
/// ```
/// use table::pack::{Node, Value};
///
/// let file = Node::parse("nuts.toml", "ripe = true\nnuts = [2, 4]").unwrap();
/// assert_eq!(file.under("ripe").value, Value::Flag(true));
/// assert!(matches!(&file.under("nuts").value, Value::List(nuts) if nuts[1].value == Value::Number(4)));
/// assert!(Node::parse("nuts.toml", "weight = 2.5").is_err(), "half a gram");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// A string.
    Text(String),
    /// A whole number.
    Number(i64),
    /// True or false.
    Flag(bool),
    /// An array.
    List(Vec<Node>),
    /// A table.
    Table(IndexMap<String, Node>),
}

impl Node {
    /// Reads a TOML file.
    pub fn parse(file: &str, text: &str) -> Result<Node, PackError> {
        let file: Arc<str> = file.into();
        let starts: Vec<usize> = std::iter::once(0)
            .chain(text.bytes().enumerate().filter(|&(_, b)| b == b'\n').map(|(i, _)| i + 1))
            .collect();
        let place = |byte: usize, key: String| {
            let line = starts.partition_point(|&start| start <= byte);
            Place { file: file.clone(), line, key: key.into() }
        };
        let root = DeTable::parse(text).map_err(|e| PackError {
            at: place(e.span().map_or(0, |span| span.start), String::new()),
            why: Line::new("toml-broken"),
        })?;
        table(root.get_ref(), place(0, String::new()), &place)
    }

    /// The table, or an error.
    pub fn table(&self) -> Result<&IndexMap<String, Node>, PackError> {
        match &self.value {
            Value::Table(table) => Ok(table),
            Value::Text(_) | Value::Number(_) | Value::Flag(_) | Value::List(_) => Err(self.wanted("want-table")),
        }
    }

    /// The list, or an error.
    pub fn list(&self) -> Result<&[Node], PackError> {
        match &self.value {
            Value::List(list) => Ok(list),
            Value::Text(_) | Value::Number(_) | Value::Flag(_) | Value::Table(_) => Err(self.wanted("want-list")),
        }
    }

    /// The text, or an error.
    pub fn text(&self) -> Result<&str, PackError> {
        match &self.value {
            Value::Text(text) => Ok(text),
            Value::Number(_) | Value::Flag(_) | Value::List(_) | Value::Table(_) => Err(self.wanted("want-text")),
        }
    }

    /// The thing that the text names, as `read` knows it, or an error with this sentence.
    ///
    /// ```
    /// use table::pack::Node;
    ///
    /// let file = Node::parse("nut.toml", "nut = \"hazel\"").unwrap();
    /// assert_eq!(file.under("nut").read_as("no-such-nut", |id| (id == "hazel").then_some(3)), Ok(3));
    /// assert_eq!(file.under("nut").read_as::<u8>("no-such-nut", |_| None).unwrap_err().why.id, "no-such-nut");
    /// ```
    pub fn read_as<T>(&self, why: &'static str, read: impl FnOnce(&str) -> Option<T>) -> Result<T, PackError> {
        read(self.text()?).ok_or_else(|| self.misnamed(why))
    }

    /// The text names nothing; `why` is the sentence about its `id`.
    pub fn misnamed(&self, why: &'static str) -> PackError {
        self.error(Line::new(why).with("id", self.text().unwrap_or_default()))
    }

    /// The number within bounds, or an error.
    pub fn number(&self, least: i64, most: i64) -> Result<i64, PackError> {
        match self.value {
            Value::Number(n) if (least..=most).contains(&n) => Ok(n),
            Value::Number(n) => {
                Err(self.error(Line::new("number-out-of-bounds").with("n", n).with("least", least).with("most", most)))
            }
            Value::Text(_) | Value::Flag(_) | Value::List(_) | Value::Table(_) => Err(self.wanted("want-number")),
        }
    }

    /// The flag, or an error.
    pub fn flag(&self) -> Result<bool, PackError> {
        match self.value {
            Value::Flag(flag) => Ok(flag),
            Value::Text(_) | Value::Number(_) | Value::List(_) | Value::Table(_) => Err(self.wanted("want-flag")),
        }
    }

    /// A word out of a vocabulary, or an error that lists the words.
    pub fn word<T: Copy>(&self, words: &[(&'static str, T)]) -> Result<T, PackError> {
        let text = self.text()?;
        words.iter().find(|(word, _)| *word == text).map(|&(_, meaning)| meaning).ok_or_else(|| {
            let known: Vec<&str> = words.iter().map(|&(word, _)| word).collect();
            self.error(Line::new("unknown-word").with("word", text).with("known", known.join(", ")))
        })
    }

    /// One of a closed list of things by its name, or an error that lists the names.
    pub fn named<T: Named>(&self) -> Result<T, PackError> {
        self.word(T::NAMES)
    }

    /// The value under a key of this table, or the table itself: where to point when something is wrong with it.
    pub fn under(&self, key: &str) -> &Node {
        self.table().ok().and_then(|table| table.get(key)).unwrap_or(self)
    }

    /// A text that stands here besides the value: a key, or a part of the text.
    pub fn with_text(&self, text: &str) -> Node {
        Node { value: Value::Text(text.to_owned()), at: self.at.clone() }
    }

    /// An error at this place.
    pub fn error(&self, why: Line) -> PackError {
        PackError { at: self.at.clone(), why }
    }

    fn wanted(&self, id: &'static str) -> PackError {
        self.error(Line::new(id))
    }

    /// Lays the tables of another file over this one: lists of tables are matched by `id`, the keys that the
    /// overlay names replace ours, and `provenance` says "yours" for them unless the overlay says otherwise. An entry
    /// that says `new = true` is added.
    ///
    /// ```
    /// use table::pack::Node;
    ///
    /// let text = "[[nut]]\nid = \"hazel\"\nweight = 2\nprovenance = { weight = \"reconstructed\" }";
    /// let mut file = Node::parse("ours.toml", text)?;
    /// file.overlay(&Node::parse("yours.toml", "[[nut]]\nid = \"hazel\"\nweight = 3")?)?;
    /// let hazel = &file.under("nut").list()?[0];
    /// assert_eq!((hazel.under("weight").number(1, 9), &*hazel.under("weight").at.file), (Ok(3), "yours.toml"));
    /// assert_eq!(hazel.under("provenance").under("weight").text(), Ok("yours"));
    /// # Ok::<(), table::pack::PackError>(())
    /// ```
    pub fn overlay(&mut self, over: &Node) -> Result<(), PackError> {
        let Value::Table(ours) = &mut self.value else {
            return Err(over.wanted("want-table"));
        };
        for (key, theirs) in over.table()? {
            let Some(node) = ours.get_mut(key) else {
                return Err(theirs.error(Line::new("unknown-key").with("key", key.as_str())));
            };
            let Value::List(items) = &mut node.value else {
                *node = theirs.clone();
                continue;
            };
            let mut seen: Vec<(&str, &Place)> = Vec::new();
            for item in theirs.list()? {
                let id = item.table()?.get("id").ok_or_else(|| item.error(Line::new("no-id")))?;
                let name = id.text()?;
                if let Some((_, first)) = seen.iter().find(|(other, _)| *other == name) {
                    return Err(id.error(Line::new("duplicate-id").with("id", name).with("first", first.to_string())));
                }
                seen.push((name, &id.at));
                let slot = items.iter_mut().find(|ours| matches!(ours.id(), Some(ours) if ours == name));
                match (slot, item.under_flag("new")?) {
                    (Some(slot), false) => slot.lay_item(item)?,
                    (None, true) => items.push(item.added()?),
                    (Some(ours), true) => {
                        let line = Line::new("duplicate-id").with("id", name).with("first", ours.at.to_string());
                        return Err(id.error(line));
                    }
                    (None, false) => return Err(id.error(Line::new("unknown-id").with("id", name))),
                }
            }
        }
        Ok(())
    }

    /// The `id` of a table, if it has one.
    pub fn id(&self) -> Option<&str> {
        match &self.value {
            Value::Table(table) => table.get("id").and_then(|id| id.text().ok()),
            Value::Text(_) | Value::Number(_) | Value::Flag(_) | Value::List(_) => None,
        }
    }

    fn under_flag(&self, key: &str) -> Result<bool, PackError> {
        self.table()?.get(key).map_or(Ok(false), Node::flag)
    }

    /// An entry of somebody's own, said to be `new`: all its values are theirs.
    fn added(&self) -> Result<Node, PackError> {
        let mut table = self.table()?.clone();
        table.shift_remove("new");
        let mut origins = IndexMap::new();
        for (key, node) in table.iter().filter(|(key, _)| !["id", "note", "provenance"].contains(&key.as_str())) {
            let value = key.strip_suffix("_en").or(key.strip_suffix("_fr")).unwrap_or(key);
            origins.insert(value.to_owned(), node.with_text("yours"));
        }
        if let Some(said) = table.get("provenance") {
            origins.extend(said.table()?.iter().map(|(key, node)| (key.clone(), node.clone())));
        }
        table.insert("provenance".to_owned(), Node { value: Value::Table(origins), at: self.at.clone() });
        Ok(Node { value: Value::Table(table), at: self.at.clone() })
    }

    fn lay_item(&mut self, over: &Node) -> Result<(), PackError> {
        let theirs = over.table()?;
        for (behaviour, text) in
            [("effect", "text_en"), ("effect", "text_fr"), ("cond", "text_en"), ("cond", "text_fr")]
        {
            if theirs.contains_key(behaviour) && !theirs.contains_key(text) {
                let line = Line::new("text-must-follow").with("key", behaviour).with("text", text);
                return Err(over.error(line));
            }
        }
        let Value::Table(ours) = &mut self.value else {
            return Err(over.wanted("want-table"));
        };
        let mut provenance = match ours.get("provenance").map(|node| &node.value) {
            Some(Value::Table(table)) => table.clone(),
            _ => IndexMap::new(),
        };
        for (key, node) in theirs {
            if key == "provenance" || key == "id" {
                continue;
            }
            let value = key.strip_suffix("_en").or(key.strip_suffix("_fr")).unwrap_or(key);
            let added = ours.insert(key.clone(), node.clone()).is_none();
            // What ours says nothing of may be part of another value, as texts are of the name; what is new is not.
            if (added && key != "note") || provenance.contains_key(value) {
                let yours = Node { value: Value::Text("yours".to_owned()), at: node.at.clone() };
                provenance.insert(value.to_owned(), yours);
            }
        }
        if let Some(said) = theirs.get("provenance") {
            provenance.extend(said.table()?.iter().map(|(key, node)| (key.clone(), node.clone())));
        }
        ours.insert("provenance".to_owned(), Node { value: Value::Table(provenance), at: over.at.clone() });
        Ok(())
    }
}

fn table(from: &DeTable<'_>, at: Place, place: &impl Fn(usize, String) -> Place) -> Result<Node, PackError> {
    let entries = from.iter().map(|(key, value)| {
        let name = key.get_ref();
        let path = if at.key.is_empty() { name.to_string() } else { format!("{}.{name}", at.key) };
        Ok((name.to_string(), node(value.get_ref(), place(key.span().start, path), place)?))
    });
    Ok(Node { value: Value::Table(entries.collect::<Result<_, _>>()?), at })
}

fn node(from: &DeValue<'_>, at: Place, place: &impl Fn(usize, String) -> Place) -> Result<Node, PackError> {
    let value = match from {
        DeValue::String(text) => Value::Text(text.to_string()),
        DeValue::Boolean(flag) => Value::Flag(*flag),
        DeValue::Integer(n) => match i64::from_str_radix(n.as_str(), n.radix()) {
            Ok(n) => Value::Number(n),
            Err(_) => return Err(PackError { at, why: Line::new("want-number") }),
        },
        DeValue::Array(items) => {
            let item = |(i, item): (usize, &toml::Spanned<DeValue<'_>>)| {
                let at = place(item.span().start, format!("{}[{}]", at.key, i + 1));
                node(item.get_ref(), at, place)
            };
            Value::List(items.iter().enumerate().map(item).collect::<Result<_, _>>()?)
        }
        DeValue::Table(entries) => return table(entries, at, place),
        DeValue::Float(_) | DeValue::Datetime(_) => return Err(PackError { at, why: Line::new("want-number") }),
    };
    Ok(Node { value, at })
}

/// Writes a file of lists of tables back as TOML.
impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Value::Table(root) = &self.value else {
            return write_inline(f, self);
        };
        let is_tables = |node: &Node| match &node.value {
            Value::List(items) => items.iter().all(|item| matches!(item.value, Value::Table(_))),
            Value::Text(_) | Value::Number(_) | Value::Flag(_) | Value::Table(_) => false,
        };
        for (key, node) in root.iter().filter(|(_, node)| !is_tables(node)) {
            write!(f, "{key} = ")?;
            write_inline(f, node)?;
            writeln!(f)?;
        }
        for (key, node) in root.iter().filter(|(_, node)| is_tables(node)) {
            for item in node.list().unwrap_or_default() {
                write!(f, "\n[[{key}]]\n")?;
                for (key, node) in item.table().into_iter().flatten() {
                    write!(f, "{key} = ")?;
                    write_inline(f, node)?;
                    writeln!(f)?;
                }
            }
        }
        Ok(())
    }
}

fn write_inline(f: &mut fmt::Formatter<'_>, node: &Node) -> fmt::Result {
    match &node.value {
        Value::Text(text) => write!(f, "{}", toml::Value::String(text.clone())),
        Value::Number(n) => write!(f, "{n}"),
        Value::Flag(flag) => write!(f, "{flag}"),
        Value::List(items) => {
            f.write_str("[")?;
            for (i, item) in items.iter().enumerate() {
                f.write_str(if i > 0 { ", " } else { "" })?;
                write_inline(f, item)?;
            }
            f.write_str("]")
        }
        Value::Table(table) => {
            f.write_str("{")?;
            for (i, (key, item)) in table.iter().enumerate() {
                write!(f, "{} {key} = ", if i > 0 { "," } else { "" })?;
                write_inline(f, item)?;
            }
            f.write_str(" }")
        }
    }
}

/// Where a value comes from.
///
/// ```
/// use table::pack::{Node, Provenance};
///
/// let file = Node::parse("nuts.toml", "name = \"printed: rulebook\"\nnuts = \"yours\"").unwrap();
/// let printed = Provenance::Printed { source: "rulebook".to_owned() };
/// assert_eq!(Provenance::read(file.under("name")), Ok(printed));
/// assert_eq!(Provenance::read(file.under("nuts")), Ok(Provenance::Yours));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Provenance {
    /// Stated by the rulebook.
    Printed {
        /// Which source says so.
        source: String,
    },
    /// Found elsewhere.
    Public {
        /// Which source says so.
        source: String,
    },
    /// Ours, to be replaced by who owns the box.
    Reconstructed,
    /// Laid over by the person at this machine.
    Yours,
}

impl Provenance {
    /// Reads `printed: rulebook`, `public: some-source`, `reconstructed` or `yours`.
    pub fn read(node: &Node) -> Result<Provenance, PackError> {
        let text = node.text()?;
        let (word, source) = text.split_once(": ").unwrap_or((text, ""));
        let source = source.to_owned();
        match word {
            "printed" => Ok(Provenance::Printed { source }),
            "public" if !source.is_empty() => Ok(Provenance::Public { source }),
            "reconstructed" => Ok(Provenance::Reconstructed),
            "yours" => Ok(Provenance::Yours),
            _ => {
                let known = "printed, public: SOURCE, reconstructed, yours";
                Err(node.error(Line::new("unknown-word").with("word", text).with("known", known)))
            }
        }
    }

    /// The word alone.
    pub fn word(&self) -> &'static str {
        match self {
            Provenance::Printed { .. } => "printed",
            Provenance::Public { .. } => "public",
            Provenance::Reconstructed => "reconstructed",
            Provenance::Yours => "yours",
        }
    }
}

/// Reads typed values out of a table and remembers which keys were asked for.
///
/// ```
/// use table::pack::{Fields, Node};
///
/// let file = Node::parse("cards.toml", "id = \"barn\"\npionts = 1\n").unwrap();
/// let mut fields = Fields::of(&file).unwrap();
/// assert_eq!(fields.text("id").unwrap(), "barn");
/// assert_eq!(fields.count("points").unwrap(), 0);
/// let error = fields.finish().expect_err("nobody asked for that key");
/// assert_eq!((error.why.id, error.at.line), ("unknown-key", 2));
/// ```
pub struct Fields<'n> {
    node: &'n Node,
    table: &'n IndexMap<String, Node>,
    read: Vec<&'static str>,
}

impl<'n> Fields<'n> {
    /// Begins to read a table.
    pub fn of(node: &'n Node) -> Result<Fields<'n>, PackError> {
        Ok(Fields { node, table: node.table()?, read: Vec::new() })
    }

    /// The value under this key, if there is one.
    pub fn get(&mut self, key: &'static str) -> Option<&'n Node> {
        self.read.push(key);
        self.table.get(key)
    }

    /// The value under this key, or an error that names the key.
    pub fn need(&mut self, key: &'static str) -> Result<&'n Node, PackError> {
        let missing = self.node.error(Line::new("missing-key").with("key", key));
        self.get(key).ok_or(missing)
    }

    /// A small number that is 0 when it is left out.
    pub fn count(&mut self, key: &'static str) -> Result<u8, PackError> {
        self.count_or(key, 0)
    }

    /// A small number with a default.
    pub fn count_or(&mut self, key: &'static str, default: u8) -> Result<u8, PackError> {
        self.get(key).map_or(Ok(default), |node| node.number(0, 99).map(|n| n as u8))
    }

    /// A number within bounds, with what it is when it is left out.
    pub fn number_or(&mut self, key: &'static str, default: i64, least: i64, most: i64) -> Result<i64, PackError> {
        self.get(key).map_or(Ok(default), |node| node.number(least, most))
    }

    /// A list that is empty when it is left out.
    pub fn list(&mut self, key: &'static str) -> Result<&'n [Node], PackError> {
        self.get(key).map_or(Ok(&[]), Node::list)
    }

    /// A flag that is false when it is left out.
    pub fn flag(&mut self, key: &'static str) -> Result<bool, PackError> {
        self.get(key).map_or(Ok(false), Node::flag)
    }

    /// A text that must be there.
    pub fn text(&mut self, key: &'static str) -> Result<String, PackError> {
        Ok(self.need(key)?.text()?.to_owned())
    }

    /// Refuses keys that nobody asked for.
    pub fn finish(self) -> Result<(), PackError> {
        match self.table.iter().find(|(key, _)| !self.read.contains(&key.as_str())) {
            None => Ok(()),
            Some((key, node)) => Err(node.error(Line::new("unknown-key").with("key", key.as_str()))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_knows_its_line_and_its_key() {
        let root = Node::parse("x.toml", "a = 1\n\nb = [\n  { c = -2 },\n]\n").unwrap();
        let b = &root.table().unwrap()["b"].list().unwrap()[0];
        let c = &b.table().unwrap()["c"];
        assert_eq!((c.at.line, &*c.at.key), (4, "b[1].c"));
        assert_eq!(c.number(0, 9).unwrap_err().why.id, "number-out-of-bounds");
    }

    #[test]
    fn broken_toml_names_its_line() {
        assert_eq!(Node::parse("x.toml", "a = 1\nb = = 2\n").unwrap_err().at.line, 2);
    }

    #[test]
    fn an_overlay_replaces_single_values_and_marks_them_as_yours() {
        let ours = "[[card]]\nid = \"mine\"\npoints = 2\nkind = \"x\"\nprovenance = { points = \"reconstructed\" }\n";
        let mut base = Node::parse("ours.toml", ours).unwrap();
        base.overlay(&Node::parse("yours.toml", "[[card]]\nid = \"mine\"\npoints = 3\n").unwrap()).unwrap();
        let card = base.table().unwrap()["card"].list().unwrap()[0].table().unwrap();
        assert_eq!(card["points"].number(0, 9).unwrap(), 3);
        assert_eq!(card["kind"].text().unwrap(), "x");
        assert_eq!(card["provenance"].table().unwrap()["points"].text().unwrap(), "yours");
    }

    #[test]
    fn keys_that_an_overlay_adds_are_yours_as_well() {
        let ours = "[[card]]\nid = \"mine\"\ntext_en = \"x\"\nprovenance = { name = \"printed: rulebook\" }\n";
        let mut base = Node::parse("ours.toml", ours).unwrap();
        let over = "[[card]]\nid = \"mine\"\nno_space = true\ntext_en = \"y\"\nnote = \"z\"\n";
        base.overlay(&Node::parse("yours.toml", over).unwrap()).unwrap();
        let card = base.table().unwrap()["card"].list().unwrap()[0].table().unwrap();
        let origins = card["provenance"].table().unwrap().iter();
        let origins: Vec<(&str, &str)> = origins.map(|(key, node)| (key.as_str(), node.text().unwrap())).collect();
        assert_eq!(origins, [("name", "printed: rulebook"), ("no_space", "yours")]);
    }

    #[test]
    fn an_overlay_cannot_change_an_effect_and_leave_the_old_text() {
        let mut base = Node::parse("ours.toml", "[[card]]\nid = \"mine\"\neffect = []\n").unwrap();
        let over = Node::parse("yours.toml", "[[card]]\nid = \"mine\"\neffect = []\n").unwrap();
        assert_eq!(base.overlay(&over).unwrap_err().why.id, "text-must-follow");
    }
}

//! Scenarios of companion games: what is thought of the table, what is said, and what must follow. Several cases stand in
//! one file; the format is told in `scenarios/README.md`.

use super::{Companion, Opponent, Told};
use crate::Line;
use crate::pack::{Fields, Node, PackError};
use crate::scenario::{Flaw, same, same_word};

/// One case of a file.
///
/// ```
/// # mod hens { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/fox.rs")); }
/// use table::companion::scenario::{is_companion, read};
///
/// let text = r#"
///     box = "hens"
///     [[case]]
///     title = "Three stolen eggs are three points"
///     companion = "fox"
///     proves = ["F1.2"]
///     set = ["stolen 3"]
///     points = 3
/// "#;
/// assert!(is_companion(text));
/// assert_eq!(read("fox.toml", text).unwrap()[0].run(&hens::Fox), Ok(()));
/// let wrong = text.replace("points = 3", "points = 4");
/// assert_eq!(read("fox.toml", &wrong).unwrap()[0].run(&hens::Fox).unwrap_err().error().at.line, 8);
/// ```
#[derive(Debug)]
pub struct Case {
    /// The rule in one sentence.
    pub title: String,
    /// The box.
    pub game: Node,
    /// The mode of the companion.
    pub mode: Node,
    /// The paragraphs it proves.
    pub proves: Vec<Node>,
    /// What is set right before anything is said, as `NAME VALUE`.
    set: Vec<Node>,
    /// What is said.
    say: Vec<Node>,
    /// What must be told of it, in this order: an id with some of its arguments.
    told: Vec<Node>,
    /// What must not be told.
    silent: Vec<Node>,
    /// What is asked afterwards: an id with some of its arguments.
    asks: Option<Node>,
    why: Option<Node>,
    /// What is known afterwards.
    known: Option<Node>,
    /// The opponent's points afterwards.
    points: Option<Node>,
}

/// Whether a file holds cases of companion games.
/// [`Case`] has an example.
pub fn is_companion(text: &str) -> bool {
    text.lines().any(|line| line.trim() == "[[case]]")
}

/// Reads the cases of a file; there is at least one.
/// [`Case`] has an example.
pub fn read(file: &str, text: &str) -> Result<Vec<Case>, PackError> {
    let root = Node::parse(file, text)?;
    let mut fields = Fields::of(&root)?;
    let game = fields.need("box")?.clone();
    game.text()?;
    let cases = fields.need("case")?.list()?;
    if cases.is_empty() {
        return Err(root.error(Line::new("missing-key").with("key", "case")));
    }
    fields.finish()?;
    cases.iter().map(|node| Case::read(&game, node)).collect()
}

impl Case {
    fn read(game: &Node, node: &Node) -> Result<Case, PackError> {
        let mut fields = Fields::of(node)?;
        let texts = |node: Option<&Node>| -> Result<Vec<Node>, PackError> {
            let list = node.map_or(Ok(Vec::new()), |node| node.list().map(<[Node]>::to_vec))?;
            list.iter().try_for_each(|node| node.text().map(drop))?;
            Ok(list)
        };
        let case = Case {
            title: fields.text("title")?,
            game: game.clone(),
            mode: fields.need("companion")?.clone(),
            proves: texts(Some(fields.need("proves")?))?,
            set: texts(fields.get("set"))?,
            say: texts(fields.get("say"))?,
            told: texts(fields.get("told"))?,
            silent: texts(fields.get("silent"))?,
            asks: fields.get("asks").cloned(),
            why: fields.get("why").cloned(),
            known: fields.get("known").cloned(),
            points: fields.get("points").cloned(),
        };
        case.mode.text()?;
        fields.finish()?;
        Ok(case)
    }

    /// Plays the case with the opponent of its mode.
    pub fn run<O: Opponent>(&self, opponent: &O) -> Result<(), Flaw> {
        let mut game = Companion::new(opponent, 1);
        while game.asked().is_some() && !game.is_between() {
            // The setup is answered with what comes first.
            let first = game.asked().and_then(|query| query.answer(0));
            first.map(|reply| game.answer(reply));
        }
        for set in &self.set {
            game.hear(&format!("set {}", set.text()?)).map_err(|refused| set.error(refused.line()))?;
        }
        let before = game.log().len();
        for said in &self.say {
            game.hear(said.text()?).map_err(|refused| said.error(refused.line()))?;
        }
        let log = game.log();
        let mut steps = log[before..].iter().filter(|told| matches!(told, Told::Step(_))).map(Told::line);
        for told in &self.told {
            let wanted = told.text()?;
            if !steps.any(|line| is_like(&line, wanted)) {
                let all: Vec<String> = log[before..].iter().map(|told| told.line().to_string()).collect();
                return Err(Flaw::differs(told, wanted.to_owned(), all.join("; ")));
            }
        }
        for silent in &self.silent {
            let wanted = silent.text()?;
            if let Some(line) = log[before..].iter().map(Told::line).find(|line| is_like(line, wanted)) {
                return Err(Flaw::unwanted(silent, line.to_string()));
            }
        }
        self.look(&game)
    }

    /// Whether what is asked and known afterwards is as it must be.
    fn look<O: Opponent>(&self, game: &Companion<&O>) -> Result<(), Flaw> {
        if let Some(asks) = &self.asks {
            let line = game.asked().map(|query| query.line);
            if !line.as_ref().is_some_and(|line| asks.text().is_ok_and(|wanted| is_like(line, wanted))) {
                let found = line.map_or_else(String::new, |line| line.to_string());
                return Err(Flaw::differs(asks, asks.text()?.to_owned(), found));
            }
        }
        if let Some(why) = &self.why {
            let rule = game.asked().map(|query| query.rule);
            same_word(why, rule.unwrap_or_default())?;
        }
        if let Some(known) = &self.known {
            let sheet = game.sheet();
            for (name, wanted) in known.table()? {
                let found = sheet.iter().find(|value| value.id == *name).map(|value| value.query.write(value.reply));
                same_word(wanted, found.as_deref().unwrap_or_default())?;
            }
        }
        if let Some(points) = &self.points {
            let found: i32 = game.points().iter().map(|(_, points)| points).sum();
            same(points, points.number(-999, 999)?, found.into(), i64::to_string)?;
        }
        Ok(())
    }
}

/// Whether a line begins with these words: its id, or its id with its first arguments.
fn is_like(line: &Line, wanted: &str) -> bool {
    let line = line.to_string();
    line.strip_prefix(wanted).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

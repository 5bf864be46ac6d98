//! Cards of an opponent as their owner copies them: a form that lies as the card does, and the file of the pack that
//! holds what was copied.

use super::Choice;
use crate::Line;
use std::collections::BTreeMap;

/// What stands on one card: the cells by id, each with what was chosen.
/// [`Copied`] has an example.
pub type Card = BTreeMap<String, String>;

/// A sort of cards that an owner can copy.
/// [`Copied`] has an example.
#[derive(Clone, PartialEq, Debug)]
pub struct Deck {
    /// The key of their list in the pack.
    pub id: &'static str,
    /// The file of the pack.
    pub file: &'static str,
    /// What they are called.
    pub called: Line,
    /// Whether Bosk draws from them when it holds the deck: then all of them must be copied before any is laid over ours.
    pub drawn: bool,
    /// The entries of the pack in whose place they stand.
    pub slots: Vec<String>,
    /// What those are called; nothing, where one is as good as the other.
    pub names: Vec<Line>,
    /// Those that are shuffled in only at a table whose mode has this word.
    pub guests: Vec<(String, &'static str)>,
    /// What stands on a card, from top to bottom.
    pub rows: Vec<Row>,
}

/// What stands side by side.
/// [`Copied`] has an example.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Its sign, or none.
    pub sign: &'static str,
    /// What it is called.
    pub called: Line,
    /// What stands there.
    pub cells: Vec<Cell>,
    /// It stands there only if no later choice than this is taken in a cell.
    pub opens: Option<(&'static str, u16)>,
}

/// One thing on a card.
///
/// ```
/// use table::Line;
/// use table::companion::Choice;
/// use table::companion::copied::Cell;
///
/// let eggs = [1_u8, 2].map(|n| Choice::new(n, n.to_string(), Line::new("nothing")));
/// let mut cell = Cell::new("eggs", Line::new("nothing"), eggs.to_vec());
/// cell.beside = Some(("+", Line::new("nothing")));
/// assert_eq!(cell.read("2+").map(|(choice, beside)| (choice.value, beside)), Some((2, true)));
/// assert!(cell.read("3").is_none());
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Cell {
    /// What it is called in a [`Card`].
    pub id: &'static str,
    /// What people call it.
    pub called: Line,
    /// What can stand there, by id.
    pub choices: Vec<Choice>,
    /// What can be printed beside it, and how that is written.
    pub beside: Option<(&'static str, Line)>,
    /// The cell whose choice it follows until it is chosen itself.
    pub follows: Option<&'static str>,
}

impl Cell {
    /// A cell that stands for itself.
    pub fn new(id: &'static str, called: Line, choices: Vec<Choice>) -> Cell {
        Cell { id, called, choices, beside: None, follows: None }
    }

    /// What was chosen, and whether that is printed beside it.
    pub fn read(&self, value: &str) -> Option<(&Choice, bool)> {
        let with = self.beside.as_ref().and_then(|(mark, _)| value.strip_suffix(mark));
        let choice = self.choices.iter().find(|choice| choice.id == with.unwrap_or(value))?;
        Some((choice, with.is_some()))
    }
}

impl Deck {
    /// All cells.
    pub fn cells(&self) -> impl Iterator<Item = &Cell> {
        self.rows.iter().flat_map(|row| &row.cells)
    }

    /// A cell by its id.
    pub fn cell(&self, id: &str) -> Option<&Cell> {
        self.cells().find(|cell| cell.id == id)
    }

    /// Whether all its cards that a table in this mode has were copied.
    pub fn is_whole(&self, mode: &str, is_copied: impl Fn(&str) -> bool) -> bool {
        let stays_out = |slot: &String| {
            let word = self.guests.iter().find(|(guest, _)| guest == slot).map(|(_, word)| *word);
            word.is_some_and(|word| !mode.split(':').any(|other| other == word))
        };
        self.slots.iter().all(|slot| stays_out(slot) || is_copied(slot))
    }

    /// Whether a row stands on a card that shows this.
    pub fn is_open(&self, row: &Row, card: &Card) -> bool {
        row.opens.is_none_or(|(cell, last)| {
            let chosen = self.cell(cell).and_then(|cell| cell.read(card.get(cell.id)?));
            chosen.is_some_and(|(choice, _)| choice.value <= last)
        })
    }

    /// Whether nobody can say yet that a row stands on the card.
    fn is_undecided(&self, row: &Row, card: &Card) -> bool {
        let chosen = |cell: &str| self.cell(cell).and_then(|cell| cell.read(card.get(cell.id)?));
        row.opens.is_some_and(|(cell, _)| chosen(cell).is_none())
    }

    /// The cells that must still be chosen, and those that may have to be: filling in the card never makes them more.
    pub fn missing<'d>(&'d self, card: &'d Card) -> impl Iterator<Item = &'d Cell> {
        let open = self.rows.iter().filter(|row| self.is_open(row, card) || self.is_undecided(row, card));
        open.flat_map(|row| &row.cells).filter(|cell| card.get(cell.id).is_none_or(|value| cell.read(value).is_none()))
    }

    /// What a card does, row by row, in the words of whoever says it.
    pub fn text(&self, card: &Card, say: impl Fn(&Line) -> String) -> String {
        let row = |row: &Row| {
            let value = |cell: &Cell| {
                let (choice, beside) = cell.read(card.get(cell.id)?)?;
                let more = cell.beside.as_ref().filter(|_| beside).map(|(_, line)| format!(" {}", say(line)));
                Some(say(&choice.line) + &more.unwrap_or_default())
            };
            let values: Vec<String> = row.cells.iter().filter_map(value).collect();
            format!("{}: {}.", say(&row.called), values.join(", "))
        };
        self.rows.iter().filter(|row| self.is_open(row, card)).map(row).collect::<Vec<_>>().join(" ")
    }

    /// Takes away what does not stand on the card after all.
    pub fn close(&self, card: &mut Card) {
        let shut = self.rows.iter().filter(|row| !self.is_open(row, card)).flat_map(|row| &row.cells);
        let shut: Vec<&str> = shut.map(|cell| cell.id).collect();
        card.retain(|id, _| !shut.contains(&id.as_str()));
    }

    /// Chooses; cells that follow this one and have not been chosen otherwise choose the same.
    pub fn choose(&self, card: &mut Card, id: &str, value: &str) {
        if self.cell(id).and_then(|cell| cell.read(value)).is_none() {
            return;
        }
        let before = card.insert(id.to_owned(), value.to_owned());
        let after = self.cells().filter(|cell| cell.follows == Some(id));
        let following: Vec<&str> =
            after.filter(|cell| card.get(cell.id) == before.as_ref()).map(|cell| cell.id).collect();
        for next in following {
            self.choose(card, next, value);
        }
    }
}

/// A box whose opponent's cards an owner can copy.
///
/// ```
/// use table::Line;
/// use table::companion::Choice;
/// use table::companion::copied::{Card, Cell, Copied, Deck, Row, file};
///
/// /// Each of the fox's cards says how many eggs it steals.
/// struct Fox;
///
/// impl Copied for Fox {
///     fn decks(&self) -> Vec<Deck> {
///         let eggs = [1_u8, 2].map(|n| Choice::new(n, n.to_string(), Line::new("nothing")));
///         let cells = vec![Cell::new("eggs", Line::new("nothing"), eggs.to_vec())];
///         vec![Deck {
///             id: "raid",
///             file: "raids.toml",
///             called: Line::new("nothing"),
///             drawn: true,
///             slots: vec!["raid-1".to_owned()],
///             names: Vec::new(),
///             guests: Vec::new(),
///             rows: vec![Row { sign: "", called: Line::new("nothing"), cells, opens: None }],
///         }]
///     }
///     fn copied(&self, _: &str, _: &str) -> Option<Card> {
///         None
///     }
///     fn entry(&self, _: &str, card: &Card) -> String {
///         format!("eggs = {}\n", card["eggs"])
///     }
/// }
///
/// let (deck, mut card) = (Fox.decks().remove(0), Card::new());
/// deck.choose(&mut card, "eggs", "2");
/// assert_eq!(deck.missing(&card).count(), 0);
/// let text = file(&Fox, &deck, &[("raid-1".to_owned(), card)], |_| ["Two eggs.".to_owned(), "Deux œufs.".to_owned()]);
/// assert!(text.contains("id = \"raid-1\"\neggs = 2\n"));
/// ```
pub trait Copied {
    /// The sorts of cards.
    fn decks(&self) -> Vec<Deck>;
    /// The card that stands at this place, if its owner copied it.
    fn copied(&self, deck: &str, slot: &str) -> Option<Card>;
    /// A card as the entry of a pack: its values without id and texts, a line each.
    fn entry(&self, deck: &str, card: &Card) -> String;
}

/// A text as it may stand between quotation marks in a file of a pack.
///
/// ```
/// assert_eq!(table::companion::copied::quoted("Steal \"two\" eggs."), "Steal  two  eggs.");
/// ```
pub fn quoted(text: &str) -> String {
    text.replace(['"', '\\', '\n'], " ")
}

/// The file that holds these cards, with what each does in both languages.
/// [`Copied`] has an example.
pub fn file(rules: &dyn Copied, deck: &Deck, cards: &[(String, Card)], text: impl Fn(&Card) -> [String; 2]) -> String {
    let one = |(slot, card): &(String, Card)| {
        let [en, fr] = text(card);
        format!(
            "[[{}]]\nid = \"{slot}\"\n{}text_en = \"{}\"\ntext_fr = \"{}\"\n",
            deck.id,
            rules.entry(deck.id, card),
            quoted(&en),
            quoted(&fr),
        )
    };
    cards.iter().map(one).collect::<Vec<_>>().join("\n")
}

//! Drawing a table in the terminal.

mod duo;
mod grove;
mod valley;

use anstyle::{AnsiColor, Style};
use bots::Judge;
use table::board::Board;
use table::entry::Entry;
use table::{Arg, Line, Shelved};
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;
use woodland::{Colour, Goods};
use words::{Words, fold};

/// A box that can be drawn in a terminal.
pub trait Drawn: Shelved + Judge + Board {
    /// The table as this viewer sees it.
    fn draw(&self, view: &Self::View, words: &Words) -> Drawing;
    /// Whether a turn begins with this question, rather than being in the middle of something.
    fn begins_turn(&self, state: &Self::State) -> bool;
    /// Two actions that show what can be typed, and the number of a paragraph.
    const EXAMPLES: [&'static str; 3];
    /// Everything that an action can name: what it is called, and its word in the notation.
    fn things(&self, view: &Self::View) -> Vec<(Arg, String)>;
    /// Everything a card says, by its id or the beginning of its name.
    fn card_sheet(&self, wish: &str, words: &Words) -> Option<String>;
}

/// Says once for both Everdell boxes where a turn begins and what a card says.
macro_rules! everdell {
    () => {
        fn begins_turn(&self, state: &Self::State) -> bool {
            table::scenario::Stage::ask_id(self, state) == "turn"
        }

        fn card_sheet(&self, wish: &str, words: &Words) -> Option<String> {
            let id = CardId(super::find(self.pack().cards.iter().map(|card| &card.entry), wish, words)? as u8);
            let card = self.pack().card(id);
            let line = Line::new("cli-card-sheet")
                .with("name", self.card_name(id))
                .with("sort", sort_line(card.kind, card.colour))
                .with("cost", self.cost_arg(id))
                .with("points", i32::from(card.points))
                .with("text", self.card_text(id));
            Some(words.say(&line))
        }
    };
    ($rules:ty) => {
        impl Page<'_, $rules> {
            fn name(&self, card: CardId) -> String {
                self.arg(&self.game.card_name(card))
            }

            fn painted(&self, card: CardId) -> String {
                paint(super::ink(self.game.pack().card(card).colour), &self.name(card))
            }

            fn city_line(&mut self, cards: Vec<String>) {
                let city = if cards.is_empty() { dim(&self.words.get("cli-empty-city")) } else { cards.join(", ") };
                let label = self.words.get("cli-city");
                self.wrapped(&format!("  {label} {city}"), 4);
            }

            fn known_hand(&mut self, cards: impl Iterator<Item = CardId>) {
                let known: Vec<String> = cards.map(|card| self.painted(card)).collect();
                let label = self.words.get("cli-known-hand");
                self.wrapped(&format!("  {label} {}", known.join(", ")), 4);
            }
        }
    };
}
use everdell;

/// A table drawn in parts, each of which can be read alone.
#[derive(Default)]
pub struct Drawing(Vec<String>);

impl Drawing {
    /// Begins a new part.
    fn part(&mut self) {
        self.0.push(String::new());
    }

    /// Adds a line to the part that was begun last.
    fn line(&mut self, text: &str) {
        if let Some(part) = self.0.last_mut() {
            part.push_str(text.trim_end());
            part.push('\n');
        }
    }

    /// All of it.
    pub fn whole(&self) -> String {
        self.0.concat()
    }

    /// The parts that were not there before.
    pub fn changes(&self, before: &Drawing) -> String {
        self.0.iter().filter(|part| !before.0.contains(part)).map(String::as_str).collect()
    }
}

/// A table being drawn.
struct Page<'a, G: Drawn> {
    game: &'a G,
    view: &'a G::View,
    words: &'a Words,
    drawing: Drawing,
}

impl<'a, G: Drawn> Page<'a, G> {
    fn new(game: &'a G, view: &'a G::View, words: &'a Words) -> Page<'a, G> {
        Page { game, view, words, drawing: Drawing::default() }
    }

    fn line(&mut self, text: &str) {
        self.drawing.line(text);
    }

    /// A line that is broken between words where the terminal ends.
    fn wrapped(&mut self, text: &str, indent: usize) {
        self.line(&wrap(text, indent));
    }

    /// A part of its own, broken between words.
    fn paragraph(&mut self, text: &str, indent: usize) {
        self.drawing.part();
        self.wrapped(text, indent);
    }

    /// The heading of the whole table.
    fn header(&mut self, head: &str) {
        self.drawing.part();
        self.line("");
        self.line(&bold(&format!("── {head} ──")));
    }

    /// The heading of a new part.
    fn title(&mut self, id: &'static str) {
        self.drawing.part();
        self.line(&bold(&self.words.get(id)));
    }

    fn say(&self, line: &Line) -> String {
        self.words.say(line)
    }

    fn arg(&self, arg: &Arg) -> String {
        self.words.arg(arg)
    }
}

/// The width of a Meadow card.
const CELL: usize = 16;

/// Text in a style.
pub fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// Something that stands out.
pub fn bold(text: &str) -> String {
    paint(Style::new().bold(), text)
}

/// Something that stands back.
pub fn dim(text: &str) -> String {
    paint(Style::new().dimmed(), text)
}

fn ink(colour: Colour) -> Style {
    Style::new().fg_color(Some(
        match colour {
            Colour::Green => AnsiColor::Green,
            Colour::Blue => AnsiColor::Blue,
            Colour::Tan => AnsiColor::Yellow,
            Colour::Red => AnsiColor::Red,
            Colour::Purple => AnsiColor::Magenta,
        }
        .into(),
    ))
}

/// The text broken between words where the terminal ends, further lines indented.
pub fn wrap(text: &str, indent: usize) -> String {
    let indent = " ".repeat(indent);
    let options = textwrap::Options::new(textwrap::termwidth().clamp(40, 120)).subsequent_indent(&indent);
    textwrap::fill(text, options)
}

/// The text cut or filled to a width in columns: some characters take two, some none.
pub fn fit(text: &str, width: usize) -> String {
    let n = text.width();
    if n <= width {
        return format!("{text}{}", " ".repeat(width - n));
    }
    let mut cut = String::new();
    for cluster in text.graphemes(true) {
        if cut.width() + cluster.width() >= width {
            break;
        }
        cut.push_str(cluster);
    }
    let rest = " ".repeat(width - 1 - cut.width());
    format!("{cut}…{rest}")
}

/// A heap of resources in letters: `1t 2r`.
fn short_goods(goods: Goods, words: &Words) -> String {
    let letters = words.get("cli-good-letters");
    let letter = |i: usize| letters.chars().nth(i).unwrap_or('?');
    let parts: Vec<String> =
        (0..4).filter(|&i| goods.0[i] > 0).map(|i| format!("{}{}", goods.0[i], letter(i))).collect();
    parts.join(" ")
}

/// The place of the entry with this id or name, or of the first whose id or name begins so.
fn find<'e>(entries: impl Iterator<Item = &'e Entry>, wish: &str, words: &Words) -> Option<usize> {
    let wish = fold(wish);
    let names: Vec<[String; 2]> =
        entries.map(|entry| [entry.id.clone(), fold(&words.arg(&Arg::from(&entry.name)))]).collect();
    let place = |fits: &dyn Fn(&String) -> bool| names.iter().position(|names| names.iter().any(fits));
    place(&|name| *name == wish).or_else(|| place(&|name| name.starts_with(&wish)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_narrow_and_combining_characters_fill_the_same_columns() {
        for text in
            ["Mine", "鉱山の入口のある丘", "🦊 Fox's 🦔 Den", "Cafe\u{301} e\u{301}clair\u{301}", "👩‍🌾👩‍🌾👩‍🌾👩‍🌾👩‍🌾👩‍🌾"]
        {
            for width in [5, 8, 22] {
                assert_eq!(fit(text, width).width(), width, "{text:?} in {width}: {:?}", fit(text, width));
            }
        }
        assert_eq!(fit("鉱山の入口", 6), "鉱山… ", "half a character does not fit");
        assert_eq!(fit("e\u{301}clair", 4), "e\u{301}cl…", "an accent stays on its letter");
    }
}

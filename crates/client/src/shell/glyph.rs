//! Pictures that every box uses: symbols of the sprite, signs in a row, their words.

use crate::common::symbol;
use crate::shell::Rules;
use crate::shell::app::{Ctx, ctx};
use crate::shell::face::{Face, Heap};
use leptos::prelude::*;
use leptos::tachys::html::InertElement;
use table::Line;

/// A symbol of the sprite, for the eye only.
pub fn icon(name: &str) -> AnyView {
    InertElement::new(symbol::icon(name)).into_any()
}

/// The same with a class of its own.
pub fn icon_as(name: &str, class: &str) -> AnyView {
    InertElement::new(symbol::symbol(&format!("i-{name}"), &format!("class=\"i {class}\""))).into_any()
}

/// The drawing of a card, by its name; another symbol for a card that somebody added to a pack.
pub fn drawing(name: &str, instead: &str) -> AnyView {
    let own = format!("v-{name}");
    // The drawings come after everything else; until then they are expected.
    let awaited = document().document_element().is_some_and(|root| root.has_attribute("data-pictures"));
    let drawn = awaited || document().get_element_by_id(&own).is_some();
    let id = if drawn { own } else { format!("i-{instead}") };
    InertElement::new(symbol::symbol(&id, "class=\"mo\" viewBox=\"0 0 48 32\"")).into_any()
}

/// So much of something, with its sign and its words.
pub fn fact(ctx: Ctx, heap: Heap) -> impl IntoView + use<> {
    let label = ctx.say(&heap.words);
    view! { <span class="res fact" role="img" aria-label=label.clone() title=label>{icon(heap.icon)}{heap.n}</span> }
}

/// A piece of an effect on a tile.
#[derive(Clone, PartialEq)]
pub enum Glyph {
    /// A symbol.
    Icon(&'static str),
    /// A number or sign.
    Sign(String),
    /// A short word.
    Word(Line),
}

/// The signs of a box, each with the id of its words.
pub struct Signs {
    /// Symbols.
    pub pictures: &'static [(&'static str, &'static str)],
    /// Letters between them.
    pub marks: &'static [(&'static str, &'static str)],
}

impl Signs {
    /// Every sign with the id of its words.
    pub fn all(&self) -> Vec<(Glyph, &'static str)> {
        let pictures = self.pictures.iter().map(|&(name, id)| (Glyph::Icon(name), id));
        let marks = self.marks.iter().map(|&(mark, id)| (sign(mark), id));
        let mut all: Vec<(Glyph, &'static str)> = pictures.chain(marks).collect();
        all.dedup_by_key(|(_, id)| *id);
        all
    }

    /// The signs in a piece with the ids of their words; a number needs none.
    fn of(&self, glyph: &Glyph) -> Vec<(Glyph, &'static str)> {
        match glyph {
            Glyph::Icon(name) => {
                let known = self.pictures.iter().find(|(other, _)| other == name);
                known.map(|&(name, id)| (Glyph::Icon(name), id)).into_iter().collect()
            }
            Glyph::Sign(text) => match self.marks.iter().find(|(mark, _)| mark == text) {
                Some(&(mark, id)) => vec![(sign(mark), id)],
                None => {
                    let one = |c: char| self.marks.iter().find(|(mark, _)| mark.chars().eq([c]));
                    text.chars().filter_map(one).map(|&(mark, id)| (sign(mark), id)).collect()
                }
            },
            Glyph::Word(_) => Vec::new(),
        }
    }
}

/// The distinct signs of a row, each with the id of its words.
pub fn in_words(row: &[Glyph]) -> Vec<(Glyph, &'static str)> {
    let mut rows: Vec<(Glyph, &'static str)> = Vec::new();
    for sign in row.iter().flat_map(|glyph| Rules::SIGNS.of(glyph)) {
        if !rows.iter().any(|(_, id)| *id == sign.1) {
            rows.push(sign);
        }
    }
    rows
}

/// Glyphs in a row.
pub fn glyphs(row: Vec<Glyph>) -> impl IntoView {
    let ctx = ctx();
    let mut row = row.into_iter().peekable();
    let mut drawn = Vec::new();
    while let Some(glyph) = row.next() {
        // At each side of a word the row may be parted, but not before a comma.
        let comma = matches!(row.peek(), Some(Glyph::Sign(next)) if next.starts_with(','));
        drawn.push(match glyph {
            Glyph::Icon(name) => icon(name).into_any(),
            Glyph::Sign(text) => view! { <span>{text}</span> }.into_any(),
            Glyph::Word(line) => {
                let after = if comma { "" } else { " " };
                view! { <span class="w">" "{ctx.say(&line)}{after}</span> }.into_any()
            }
        });
    }
    drawn
}

/// A number or sign.
pub fn sign(text: impl Into<String>) -> Glyph {
    Glyph::Sign(text.into())
}

/// A word between signs.
pub fn word(id: &'static str) -> Glyph {
    Glyph::Word(Line::new(id))
}

/// So many of a thing: the symbol alone for one, repeated for up to three, else with its number.
pub fn several(n: u32, name: &'static str, row: &mut Vec<Glyph>) {
    match n {
        0 => {}
        1..=3 => row.extend((0..n).map(|_| Glyph::Icon(name))),
        _ => {
            row.push(sign(n.to_string()));
            row.push(Glyph::Icon(name));
        }
    }
}

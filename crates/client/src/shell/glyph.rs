//! Pictures that every box uses: symbols of the sprite, resources and effects in a row.

use crate::shell::face::Heap;
use leptos::prelude::*;
use table::Line;
use woodland::words::good_line;
use woodland::{Colour, Good, Goods, Kind, Standing};

/// A symbol of the sprite, for the eye only.
pub fn icon(name: &str) -> impl IntoView + use<> {
    let href = format!("#i-{name}");
    view! { <svg class="i" aria-hidden="true"><use href=href></use></svg> }
}

/// The same with a class of its own.
pub fn icon_as(name: &str, class: &str) -> impl IntoView + use<> {
    let (href, class) = (format!("#i-{name}"), format!("i {class}"));
    view! { <svg class=class aria-hidden="true"><use href=href></use></svg> }
}

/// The drawing of a card: its own, named after its id, or the sign of its kind for a card that somebody added to a pack.
pub fn drawing(id: &str, kind: Kind) -> impl IntoView + use<> {
    let own = format!("v-{id}");
    let drawn = document().get_element_by_id(&own).is_some();
    let href = if drawn { format!("#{own}") } else { format!("#i-{}", kind_icon(kind)) };
    view! { <svg class="mo" aria-hidden="true" viewBox="0 0 48 32"><use href=href></use></svg> }
}

/// A piece of an effect on a tile.
#[derive(Clone, PartialEq)]
pub enum Glyph {
    /// A symbol.
    Icon(&'static str),
    /// A number or sign.
    Sign(String),
}

/// Pictures that stand on tiles, each with its words.
const PICTURES: [(&str, &str); 24] = [
    ("twig", "sign-twig"),
    ("resin", "sign-resin"),
    ("pebble", "sign-pebble"),
    ("berry", "sign-berry"),
    ("any", "sign-any"),
    ("point", "sign-point"),
    ("card", "sign-card"),
    ("deck", "sign-deck"),
    ("discard", "sign-discard"),
    ("green", "sign-green"),
    ("blue", "sign-blue"),
    ("tan", "sign-tan"),
    ("red", "sign-red"),
    ("purple", "sign-purple"),
    ("critter", "sign-critter"),
    ("construction", "sign-construction"),
    ("event", "sign-event"),
    ("occupied", "sign-occupied"),
    ("people", "sign-worker"),
    ("eye", "sign-look"),
    ("star", "sign-unique"),
    ("door", "sign-home"),
    ("slot", "sign-basic"),
    ("summer", "sign-forest"),
];

/// Marks between them, each with its words.
const MARKS: [(&str, &str); 29] = [
    ("→", "sign-gives"),
    ("/", "sign-per"),
    ("≤", "sign-at-most"),
    ("≥", "sign-at-least"),
    ("−", "sign-less"),
    ("+", "sign-and"),
    ("×", "sign-times"),
    ("≠", "sign-different"),
    ("▶", "sign-again"),
    ("⌂", "sign-place"),
    ("≈", "sign-river"),
    ("▦", "sign-meadow"),
    ("↻", "sign-renew"),
    ("⇄", "sign-exchange"),
    ("✕", "sign-away"),
    ("↩", "sign-back"),
    ("↥", "sign-fill"),
    ("↓", "sign-under"),
    ("!", "sign-whenever"),
    ("=", "sign-equal"),
    ("★", "sign-unique"),
    ("○", "sign-common"),
    ("♥", "sign-couple"),
    ("…", "sign-more"),
    ("max", "sign-most"),
    ("n", "sign-any-number"),
    ("sun", "sign-sun"),
    ("moon", "sign-moon"),
    ("skunk", "sign-skunk"),
];

/// Every sign with the id of its words.
pub fn all_signs() -> Vec<(Glyph, &'static str)> {
    let pictures = PICTURES.into_iter().map(|(name, id)| (Glyph::Icon(name), id));
    let marks = MARKS.into_iter().map(|(mark, id)| (mark_glyph(mark), id));
    let mut all: Vec<(Glyph, &'static str)> = pictures.chain(marks).collect();
    all.dedup_by_key(|(_, id)| *id);
    all
}

fn mark_glyph(mark: &'static str) -> Glyph {
    match mark {
        "sun" | "moon" | "skunk" => Glyph::Icon(mark),
        _ => sign(mark),
    }
}

impl Glyph {
    /// The signs in it with the ids of their words; a number needs none.
    pub fn in_words(&self) -> Vec<(Glyph, &'static str)> {
        match self {
            Glyph::Icon(name) => {
                let known = PICTURES.into_iter().chain(MARKS).find(|(other, _)| other == name);
                known.map(|(name, id)| (Glyph::Icon(name), id)).into_iter().collect()
            }
            Glyph::Sign(text) if text == "max" || text == "n" => {
                MARKS.into_iter().filter(|(mark, _)| mark == text).map(|(mark, id)| (sign(mark), id)).collect()
            }
            Glyph::Sign(text) => {
                let one = |c: char| MARKS.into_iter().find(|(mark, _)| mark.chars().eq([c]));
                text.chars().filter_map(one).map(|(mark, id)| (sign(mark), id)).collect()
            }
        }
    }
}

/// Glyphs in a row.
pub fn glyphs(row: Vec<Glyph>) -> impl IntoView {
    row.into_iter()
        .map(|glyph| match glyph {
            Glyph::Icon(name) => icon(name).into_any(),
            Glyph::Sign(text) => view! { <span>{text}</span> }.into_any(),
        })
        .collect_view()
}

/// The name of a resource's symbol.
pub fn good_icon(good: Good) -> &'static str {
    good.id()
}

/// The name of a colour's symbol.
pub fn colour_icon(colour: Colour) -> &'static str {
    colour.id()
}

/// The token of the page that has the colour.
pub fn colour_token(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "--c-green",
        Colour::Blue => "--c-blue",
        Colour::Tan => "--c-tan",
        Colour::Red => "--c-red",
        Colour::Purple => "--c-purple",
    }
}

/// What somebody has in an Everdell box: resources, and point tokens where they change.
pub fn reserve_heaps<S>(standing: &Standing<S>) -> Vec<Heap> {
    let goods = Good::ALL.into_iter().map(|good| {
        let n = standing.goods.of(good);
        Heap { icon: good_icon(good), n: n.into(), words: good_line(good, n), seldom: false }
    });
    let words = Line::new("n-point-token").with("n", standing.points);
    goods.chain([Heap { icon: "point", n: standing.points, words, seldom: true }]).collect()
}

/// The name of a kind's symbol.
pub fn kind_icon(kind: Kind) -> &'static str {
    kind.id()
}

/// A number or sign.
pub fn sign(text: impl Into<String>) -> Glyph {
    Glyph::Sign(text.into())
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

/// A heap of resources in symbols.
pub fn goods_glyphs(goods: Goods) -> Vec<Glyph> {
    let mut row = Vec::new();
    let crowded = goods.total() > 3;
    for (good, n) in goods.iter() {
        if crowded {
            if n > 1 {
                row.push(sign(n.to_string()));
            }
            row.push(Glyph::Icon(good_icon(good)));
        } else {
            several(n.into(), good_icon(good), &mut row);
        }
    }
    row
}

/// The text that names a colour and what it stands for.
pub fn colour_id(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "page-green",
        Colour::Blue => "page-blue",
        Colour::Tan => "page-tan",
        Colour::Red => "page-red",
        Colour::Purple => "page-purple",
    }
}

/// The text that names a kind of card.
pub fn kind_id(kind: Kind) -> &'static str {
    match kind {
        Kind::Critter => "cli-critter",
        Kind::Construction => "cli-construction",
    }
}

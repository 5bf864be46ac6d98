//! Pictures that every box uses: symbols of the sprite, resources and effects in a row.

use leptos::prelude::*;
use woodland::{Colour, Good, Goods, Kind};

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

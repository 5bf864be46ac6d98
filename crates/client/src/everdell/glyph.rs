//! Pictures that both Everdell boxes use: resources, colours and kinds, and what the signs on tiles mean.

use crate::shell::face::Heap;
use crate::shell::glyph::{Glyph, Signs, drawing, icon_as, several, sign};
use leptos::prelude::*;
use table::{Arg, Line};
use woodland::words::good_line;
use woodland::{Colour, Good, Goods, Kind, Standing};

/// A piece that travels, by the name of its symbol.
pub fn piece(name: &str, class: &str) -> AnyView {
    icon_as(name, &format!("{class}\" data-piece=\"{name}"))
}

/// The symbol of somebody: their pieces and cards come from there if they were nowhere in sight.
pub fn owner(name: &str, class: &str) -> AnyView {
    icon_as(name, &format!("{class}\" data-owner=\"{name}"))
}

/// What the signs on tiles mean.
pub const SIGNS: Signs = Signs { pictures: &PICTURES, marks: &MARKS };

/// Pictures that stand on tiles, each with its words.
const PICTURES: [(&str, &str); 23] = [
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
    ("star", "sign-unique"),
    ("door", "sign-home"),
    ("sun", "sign-sun"),
    ("moon", "sign-moon"),
    ("skunk", "sign-skunk"),
];

/// Marks between them, each with its words.
const MARKS: [(&str, &str); 4] = [("→", "sign-gives"), ("≤", "sign-at-most"), ("−", "sign-less"), ("+", "sign-and")];

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

/// What it takes to play a card, in words.
pub fn plan_for(card: Arg, price: Vec<Arg>) -> Line {
    match price.is_empty() {
        true => Line::new("page-plan-free").with("card", card),
        false => Line::new("page-plan").with("card", card).with("price", Arg::List(price)),
    }
}

/// Steps one after the other in signs and words. What just comes along, told by signs alone, needs no comma.
pub fn of_steps<'a, S: 'a>(
    steps: impl Iterator<Item = &'a S>,
    is_plain: impl Fn(&S) -> bool,
    draw: impl Fn(&S, &mut Vec<Glyph>),
) -> Vec<Glyph> {
    let (mut row, mut last) = (Vec::new(), None);
    for step in steps {
        if last.is_some_and(|last| !(is_plain(last) && is_plain(step))) {
            row.push(comma());
        }
        draw(step, &mut row);
        last = Some(step);
    }
    row
}

/// The name of a kind's symbol.
pub fn kind_icon(kind: Kind) -> &'static str {
    kind.id()
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

/// A verb, a number if there are several, and the sign of what they are.
pub fn so_many(verb: Glyph, n: u8, of: Glyph, row: &mut Vec<Glyph>) {
    row.push(verb);
    row.extend((n > 1).then(|| sign(n.to_string())));
    row.push(of);
}

/// A number that may be less, if it is not one.
pub fn up_to_so_many(n: u8, row: &mut Vec<Glyph>) {
    row.extend((n > 1).then(|| sign(format!("≤{n}"))));
}

/// A word between signs with a number in it.
pub fn counted_word(id: &'static str, n: u8) -> Glyph {
    Glyph::Word(Line::new(id).with("n", n))
}

/// What parts two things that are done one after the other.
pub fn comma() -> Glyph {
    sign(", ")
}

/// Rows one after the other, as far as there is anything in them.
pub fn listed(rows: impl Iterator<Item = Vec<Glyph>>) -> Vec<Glyph> {
    let rows: Vec<Vec<Glyph>> = rows.filter(|row| !row.is_empty()).collect();
    rows.join(&comma())
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

/// The drawing of a card, or the sign of its kind.
pub fn vignette(id: &str, kind: Kind) -> impl IntoView + use<> {
    drawing(id, kind_icon(kind))
}

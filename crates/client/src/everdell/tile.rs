//! Cards as both boxes draw them: the tile with what is seen at a glance, the plot of a city, the small block.

use super::glyph::{colour_icon, good_icon, kind_icon, vignette};
use crate::shell::glyph::{Glyph, glyphs, icon, icon_as};
use leptos::prelude::*;
use table::Line;
use woodland::words::goods_arg;
use woodland::{Colour, Glance, Good, Goods, Kind, Lack};

/// What is printed on a card.
#[derive(Clone)]
pub struct Print {
    /// Its id in the pack.
    pub id: String,
    /// Its name in the language spoken now, where long words may be parted.
    pub name: String,
    /// Its colour.
    pub colour: Colour,
    /// Its kind.
    pub kind: Kind,
    /// Its points.
    pub points: i32,
    /// What it does, in signs.
    pub signs: Vec<Glyph>,
    /// What it costs; nothing if that is a discard.
    pub cost: Option<Goods>,
    /// Whether a city has it but once.
    pub unique: bool,
}

/// What a tile says about itself when a turn begins.
#[derive(Clone, Default)]
pub struct Note {
    /// The class of its state: `now`, `may`, `not`, or none.
    pub state: &'static str,
    /// What it lacks of its cost.
    pub missing: Goods,
    /// A sign beside the cost.
    pub sign: Option<&'static str>,
    /// A word beside the cost.
    pub word: Option<String>,
}

impl Note {
    /// The note for a glance; `word` gives the text of an id, `name` that of a card.
    pub fn of(
        glance: Glance,
        print: &Print,
        reserve: Goods,
        word: impl Fn(&'static str) -> String,
        name: impl Fn(woodland::CardId) -> String,
    ) -> Note {
        let missing = reserve.lacks(print.cost.unwrap_or(Goods::NONE));
        let note = |state| Note { state, missing, ..Note::default() };
        match glance {
            Glance::Now { home: Some(_) } => {
                Note { missing: Goods::NONE, sign: Some("door"), word: Some(word("glance-free")), ..note("now") }
            }
            Glance::Now { home: None } => {
                let free = print.cost.is_some_and(Goods::is_empty);
                Note { word: free.then(|| word("glance-free")), ..note("now") }
            }
            Glance::With(helper) => Note { word: Some(name(helper)), ..note("may") },
            Glance::Take => Note { sign: Some("hand"), ..note("may") },
            Glance::Not(Lack::Far) => Note { word: Some(word("glance-far")), ..note("not") },
            Glance::Not(Lack::Double) => Note { word: Some(word("glance-double")), ..note("not") },
            Glance::Not(Lack::Room) => Note { word: Some(word("glance-full")), ..note("not") },
            Glance::Not(Lack::Goods(missing)) => Note { missing, ..note("not") },
            Glance::Not(Lack::Other) => note("not"),
        }
    }
}

/// What a glance misses, if it is goods.
pub fn missing(glance: Glance) -> Option<Line> {
    match glance {
        Glance::Not(Lack::Goods(goods)) => Some(Line::new("zoom-short").with("goods", goods_arg(goods))),
        _ => None,
    }
}

/// The block of a card: its colour with shape, kind, picture and points.
pub fn block(print: &Print) -> impl IntoView + use<> {
    let (shape, kind) = (colour_icon(print.colour), kind_icon(print.kind));
    view! {
        <span class="blk" aria-hidden="true">
            {icon_as(shape, "shp")}{icon_as(kind, "typ")}{vignette(&print.id, print.kind)}
            <span class="pts">{print.points}</span>
        </span>
    }
}

/// A cost in signs, what is missing pale: up to three pictures, beyond that a number and a picture for each kind.
pub fn cost_signs(cost: Option<Goods>, missing: Goods) -> impl IntoView + use<> {
    let Some(cost) = cost else { return icon("discard").into_any() };
    if cost.is_empty() {
        return view! { <span class="free">"0"</span> }.into_any();
    }
    let crowded = cost.total() > 3;
    let heap = |good: Good| {
        let (n, lack) = (cost.of(good), missing.of(good));
        if n == 0 {
            return ().into_any();
        }
        if crowded {
            let class = if lack > 0 { "cn lackn" } else { "cn" };
            return view! { <span class=class>{n}{icon(good_icon(good))}</span> }.into_any();
        }
        (0..n).map(|i| icon_as(good_icon(good), if i + lack >= n { "lack" } else { "" })).collect_view().into_any()
    };
    Good::ALL.map(heap).collect_view().into_any()
}

/// What stands beside the cost: why it is free, who helps, what is missing.
fn how(note: &Note) -> impl IntoView + use<> {
    let short = note.state == "not" && note.word.is_none() && !note.missing.is_empty();
    let kinds: Vec<Good> = Good::ALL.into_iter().filter(|&good| note.missing.of(good) > 0).collect();
    let lacks = short.then(|| match kinds[..] {
        [_, _, _, ..] => view! { <span class="nob">"−"{note.missing.total()}{icon("any")}</span> }.into_any(),
        _ => {
            let missing = note.missing;
            let one = move |good: Good| view! { <span class="nob">"−"{missing.of(good)}{icon(good_icon(good))}</span> };
            kinds.into_iter().map(one).collect_view().into_any()
        }
    });
    let any = short || note.word.is_some() || note.sign.is_some();
    any.then(|| view! { <span class="how">{note.sign.map(icon)}{note.word.clone()}{lacks}</span> })
}

/// The face of a tile: block, name, signs, cost.
pub fn face(print: &Print, note: &Note) -> impl IntoView + use<> {
    let playable = note.state == "now";
    view! {
        {block(print)}
        <span class="nm" aria-hidden="true"><span>{print.name.clone()}</span>{print.unique.then(|| icon_as("star", "uniq"))}</span>
        <span class="fx" aria-hidden="true">{glyphs(print.signs.clone())}</span>
        <span class="cost" aria-hidden="true">{cost_signs(print.cost, note.missing)}{how(note)}</span>
        {playable.then(|| view! { <span class="okc" aria-hidden="true">{icon("check")}</span> })}
    }
}

/// A card of somebody else's city in small: its shape and picture.
pub fn mini_face(print: &Print) -> impl IntoView + use<> {
    view! { {icon_as(colour_icon(print.colour), "shp")}{vignette(&print.id, print.kind)} }
}

/// What the three states mean, in one line; a small window shows what stands before the bar of each text.
pub fn legend([now, may, not]: [String; 3], taken: bool) -> impl IntoView {
    let said = |text: String| {
        let (short, rest) = text.split_once('|').unwrap_or((&text, ""));
        view! { {short.to_owned()}<span class="wide">{rest.to_owned()}</span> }
    };
    view! {
        <span class="keyline">
            <span><i class="l1"></i><span>{said(now)}</span></span>
            <span><i class="l2"></i>{taken.then(|| icon("hand"))}<span>{said(may)}</span></span>
            <span><i class="l3"></i><span>{said(not)}</span></span>
        </span>
    }
}

/// How far somebody is: dots for a few, else numbers.
pub fn dots(have: u32, need: u32) -> impl IntoView {
    match need {
        0..=6 => {
            let dot = move |i: u32| view! { <u class=if i < have { "f" } else { "" }></u> };
            view! { <span class="pd">{(0..need).map(dot).collect_view()}</span> }.into_any()
        }
        _ => view! { <span>{format!("{have}/{need}")}</span> }.into_any(),
    }
}

/// Cards in small, two rows of them, by the tokens of their colours.
pub fn sketch(cards: &[Option<&'static str>]) -> String {
    let columns = cards.len().div_ceil(2);
    let card = |(i, colour): (usize, &Option<&'static str>)| {
        let fill = colour.unwrap_or("--line");
        let (x, y) = (i % columns * 10 + 1, i / columns * 13 + 1);
        format!("<rect x=\"{x}\" y=\"{y}\" width=\"8\" height=\"11\" rx=\"1.5\" fill=\"var({fill})\"/>")
    };
    let cards: String = cards.iter().enumerate().map(card).collect();
    format!("<svg viewBox=\"0 0 {} 27\" aria-hidden=\"true\">{cards}</svg>", columns * 10)
}

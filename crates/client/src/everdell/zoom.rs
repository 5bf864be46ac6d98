//! What a card of an Everdell box shows up close.

use super::glyph::{colour_icon, kind_icon, vignette};
use super::tile::{Print, cost_signs};
use crate::shell::app::Ctx;
use crate::shell::glyph::{Glyph, icon_as, in_words};
use crate::shell::zoom::About;
use leptos::prelude::*;
use table::Line;
use woodland::Goods;
use woodland::words::goods_arg;

/// What is printed on a card, in words, with what somebody has of its cost.
pub fn about(ctx: Ctx, print: &Print, kinds: String, text: String, have: Goods) -> About {
    let block = view! {
        {icon_as(colour_icon(print.colour), "shp")}{vignette(&print.id, print.kind)}<span class="pts">{print.points}</span>
    };
    let missing = have.lacks(print.cost.unwrap_or(Goods::NONE));
    let purse = print.cost.map_or_else(String::new, |cost| ctx.say(&purse(have, cost)));
    let signs = in_words(&print.signs).into_iter().map(|(sign, id)| (sign, ctx.text(id)));
    let star = print.unique.then(|| (Glyph::Icon("star"), ctx.text("sign-unique")));
    About {
        class: format!("c-{}", print.colour.id()),
        block: block.into_any(),
        name: print.name.clone(),
        symbols: vec![colour_icon(print.colour), kind_icon(print.kind)],
        kinds,
        text,
        signs: signs.chain(star).collect(),
        cost: Some((cost_signs(print.cost, missing).into_any(), purse)),
        then: Vec::new(),
    }
}

/// What one has of a cost and what would be left, or what is missing.
fn purse(have: Goods, cost: Goods) -> Line {
    let missing = have.lacks(cost);
    if !missing.is_empty() {
        return Line::new("zoom-short").with("goods", goods_arg(missing));
    }
    let mut left = have;
    left.remove(cost);
    match (cost.is_empty(), left.is_empty()) {
        (true, _) => Line::new("zoom-free"),
        (false, true) => Line::new("zoom-nothing-left"),
        (false, false) => Line::new("zoom-left").with("goods", goods_arg(left)),
    }
}

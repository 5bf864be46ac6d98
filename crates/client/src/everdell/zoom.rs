//! What a card of an Everdell box shows up close.

use super::card::{Cards, kinds};
use super::glance::glance_text;
use super::glyph::{colour_icon, kind_icon, vignette};
use super::tile::cost_signs;
use crate::shell::app::Ctx;
use crate::shell::glyph::{Glyph, icon_as, in_words};
use crate::shell::zoom::{About, would_score};
use crate::shell::{Action, Rules};
use leptos::prelude::*;
use table::{Arg, Line};
use woodland::words::goods_arg;
use woodland::{Glance, Goods};

/// What is printed on a card, in words, with what one has of its cost; whether it can be played, or why not; what that brings.
pub fn about(ctx: Ctx, id: &str) -> Option<About> {
    let rules = ctx.rules();
    let scene = ctx.scene.get_untracked()?;
    let card = rules.pack().card_id(id)?;
    let print = rules.print(ctx, card);
    let block = view! {
        {icon_as(colour_icon(print.colour), "shp")}{vignette(&print.id, print.kind)}<span class="pts">{print.points}</span>
    };
    let have = Rules::goods(&scene.view, scene.near);
    let missing = have.lacks(print.cost.unwrap_or(Goods::NONE));
    let purse = print.cost.map_or_else(String::new, |cost| ctx.say(&purse(have, cost)));
    let signs = in_words(&print.signs).into_iter().map(|(sign, id)| (sign, ctx.text(id)));
    let star = print.unique.then(|| (Glyph::Icon("star"), ctx.text("sign-unique")));
    let also = rules.also(card).map(|(icon, line)| (Glyph::Icon(icon), ctx.say(&line)));
    // Where it lies twice, it reads as where it is played most easily.
    let readings = rules.readings(&scene).into_iter().filter(|(other, _)| *other == card).map(|(_, glance)| glance);
    let best = readings.min_by_key(|glance| match glance {
        Glance::Now { .. } => 0,
        Glance::With(_) => 1,
        Glance::Take => 2,
        Glance::Not(_) => 3,
    });
    let plays = |action: &&Action| matches!(action, Action::Play { card: played, .. } if *played == card);
    let choices: Vec<Action> = scene.choices.iter().filter(plays).copied().collect();
    let then = best.map(|glance| glance_text(ctx, glance)).into_iter().chain(would_score(ctx, &scene, &choices));
    Some(About {
        class: format!("c-{}", print.colour.id()),
        block: block.into_any(),
        symbols: vec![colour_icon(print.colour), kind_icon(print.kind)],
        kinds: kinds(ctx, card),
        text: ctx.arg(&Arg::from(&rules.pack().card(card).entry.text)),
        signs: signs.chain(star).chain(also).collect(),
        cost: Some((cost_signs(print.cost, missing).into_any(), purse)),
        name: print.name,
        then: then.collect(),
    })
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

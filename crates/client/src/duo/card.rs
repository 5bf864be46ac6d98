//! Cards on the screen: tiles, chips, the enlarged card.

use super::app::{Ctx, Scene, ctx};
use super::art::{card_glyphs, colour_icon, glyphs, goods_glyphs, icon, icon_as, kind_icon, vignette};
use super::thinker::duo;
use crate::shell::glyph::{colour_id, kind_id};
use duo::CardId;
use duo::board::Target;
use duo::pack::Cost;
use leptos::prelude::*;
use table::pack::Provenance;
use table::{Arg, Line};
use woodland::{Colour, Kind};

/// The name of a card's kind.
pub fn kind_text(ctx: Ctx, kind: Kind) -> String {
    ctx.text(kind_id(kind))
}

/// The name of a card's colour and what it stands for.
pub fn colour_text(ctx: Ctx, colour: Colour) -> String {
    ctx.text(colour_id(colour))
}

/// The card's name.
pub fn card_name(ctx: Ctx, card: CardId) -> String {
    ctx.arg(&duo().card_name(card))
}

/// Everything about a card in one sentence, for those who listen.
pub fn card_label(ctx: Ctx, card: CardId, state: &str) -> String {
    let sheet = duo().pack().card(card);
    let line = Line::new("page-card-label")
        .with("name", duo().card_name(card))
        .with("colour", colour_text(ctx, sheet.colour))
        .with("kind", kind_text(ctx, sheet.kind))
        .with("points", sheet.points)
        .with("cost", duo().cost_line(card))
        .with("text", duo().card_text(card))
        .with("state", state);
    ctx.say(&line)
}

fn cost_view(card: CardId) -> impl IntoView {
    match duo().pack().card(card).cost {
        Cost::Goods(goods) => glyphs(goods_glyphs(goods)).into_any(),
        Cost::Discard => icon("discard").into_any(),
    }
}

/// A card tile in the Meadow or the hand.
pub fn tile(card: CardId, scene: &Scene, extra: &str) -> impl IntoView + use<> {
    let ctx = ctx();
    let sheet = duo().pack().card(card);
    let target = Target::Card(card);
    let can = !ctx.choices_at(scene, target).is_empty();
    let selected = ctx.picked.get() == Some(target);
    let hinted = ctx.is_hinted(target);
    let state = if can { ctx.text("page-can-choose") } else { ctx.text("page-cannot-choose") };
    let class = format!(
        "card c-{} {extra} {} {} {}",
        sheet.colour.id(),
        if can { "pick can" } else { "rest" },
        if selected { "sel" } else { "" },
        if hinted { "hinted" } else { "" },
    );
    let label = card_label(ctx, card, &state);
    let id = sheet.entry.id.clone();
    view! {
        <button class=class data-card=id aria-pressed=selected.to_string() on:click=move |_| ctx.pick(target)>
            <span class="sr">{label}</span>
            <span class="blk" aria-hidden="true">
                {icon_as(colour_icon(sheet.colour), "shp")}
                {icon_as(kind_icon(sheet.kind), "typ")}
                {vignette(card)}
                <span class="pts">{sheet.points}</span>
            </span>
            <span class="nm" aria-hidden="true">{card_name(ctx, card)}</span>
            <span class="fx" aria-hidden="true">{glyphs(card_glyphs(card))}</span>
            <span class="cost" aria-hidden="true">{cost_view(card)}</span>
        </button>
    }
}

/// A card of a city; with the shape of its colour where no column says it.
pub fn chip(card: CardId, scene: &Scene, owner: usize, with_shape: bool) -> impl IntoView + use<> {
    let ctx = ctx();
    let sheet = duo().pack().card(card);
    let target = Target::Card(card);
    let can = !ctx.choices_at(scene, target).is_empty();
    let selected = ctx.picked.get() == Some(target);
    let on = scene.view.on[card];
    let guests: Vec<&'static str> = [(0, "hare"), (1, "tortoise")]
        .into_iter()
        .filter(|(i, _)| scene.view.mayors[*i].workers.contains(&Some(duo::Space::Red(card))))
        .map(|(_, name)| name)
        .collect();
    let occupied = scene.view.mayors[owner].placed.contains(&Some(card));
    let mut state = String::new();
    if on.tokens > 0 {
        state = ctx.say(&Line::new("n-point-token").with("n", on.tokens));
    }
    let class = format!(
        "chip c-{} {} {}",
        sheet.colour.id(),
        if can { "pick can" } else { "rest" },
        if selected { "sel" } else { "" }
    );
    let label = card_label(ctx, card, &state);
    view! {
        <button class=class data-card=sheet.entry.id.clone() on:click=move |_| ctx.pick(target)>
            <span class="sr">{label}</span>
            <span class="p" aria-hidden="true">{with_shape.then(|| icon_as(colour_icon(sheet.colour), "shp"))}{sheet.points}</span>
            {icon(kind_icon(sheet.kind))}
            <span class="n" aria-hidden="true">{card_name(ctx, card)}</span>
            <span class="ov" aria-hidden="true">
                {(on.tokens > 0).then(|| view! { <span class="tokn">{on.tokens}{icon("point")}</span> })}
                {(!on.goods.is_empty()).then(|| view! { <span class="tokn">{on.goods.total()}{icon("any")}</span> })}
                {(on.tucks > 0).then(|| view! { <span class="tokn">{on.tucks}{icon("card")}</span> })}
                {occupied.then(|| icon("occupied"))}
                {guests.into_iter().map(icon).collect_view()}
            </span>
        </button>
    }
}

/// The enlarged card.
pub fn large(card: CardId) -> impl IntoView {
    let ctx = ctx();
    let sheet = duo().pack().card(card);
    let ours = sheet.entry.provenance.iter().any(|(_, origin)| *origin == Provenance::Reconstructed);
    let kind = format!("{} · {}", colour_text(ctx, sheet.colour), kind_text(ctx, sheet.kind));
    let text = ctx.arg(&Arg::from(&sheet.entry.text));
    view! {
        <div class=format!("cardL c-{}", sheet.colour.id())>
            <div class="blk">
                {icon_as(colour_icon(sheet.colour), "shp")}
                {vignette(card)}
                <span class="pts">{sheet.points}</span>
            </div>
            <div class="bd">
                <h3>{card_name(ctx, card)} {sheet.star.then(|| icon("star"))}</h3>
                <div class="kind">{icon(kind_icon(sheet.kind))} {kind}</div>
                <p class="tx">{text}</p>
                <div class="costl">{cost_view(card)}</div>
                {ours.then(|| view! { <div class="unoff">{icon("info")} {ctx.text("page-unofficial-value")}</div> })}
            </div>
        </div>
    }
}

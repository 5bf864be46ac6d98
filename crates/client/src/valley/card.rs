//! Cards on the screen: tiles, chips, the enlarged card.

use super::app::{Ctx, Pick, Scene, animal, ctx};
use super::art::{card_glyphs, vignette};
use super::thinker::valley;
use crate::shell::glyph::{self, colour_icon, glyphs, goods_glyphs, icon, icon_as, kind_icon, kind_id};
use leptos::prelude::*;
use table::pack::Provenance;
use table::{Arg, Line, Seat, Side};
use valley::board::Target;
use valley::pack::CardSort;
use valley::{Building, CardId, Post, Site, Spot};
use woodland::Colour;
use woodland::words::goods_arg;

/// The text that names a colour; the boxes call tan cards by different words.
fn colour_id(colour: Colour) -> &'static str {
    match colour {
        Colour::Tan => "page-valley-tan",
        other => glyph::colour_id(other),
    }
}

/// Everything about a card in one sentence, for those who listen.
fn card_label(ctx: Ctx, card: CardId, name: Arg, state: &str) -> String {
    let sheet = valley().pack().card(card);
    let line = Line::new("page-card-label")
        .with("name", name)
        .with("colour", ctx.text(colour_id(sheet.colour)))
        .with("kind", ctx.text(kind_id(sheet.kind)))
        .with("points", i32::from(sheet.points))
        .with("cost", valley().cost_arg(card))
        .with("text", valley().card_text(card))
        .with("state", state);
    ctx.say(&line)
}

/// A card tile in the Meadow, the hand or a panel. `times` says how many alike lie there, `mark` is an icon on it.
pub fn tile(card: CardId, scene: &Scene, target: Target, times: usize, extra: &str) -> impl IntoView + use<> {
    let ctx = ctx();
    let sheet = valley().pack().card(card);
    let state = ctx.state_of(scene, target);
    let place = match target {
        Target::Meadow(slot) => Line::new("page-valley-in-meadow").with("n", slot + 1),
        Target::Legend(_) => Line::new("page-valley-in-legends"),
        Target::Pile => Line::new("page-valley-in-pile"),
        Target::Shown(_) => Line::new("page-valley-in-shown"),
        _ if extra.contains("stuck") => Line::new("page-valley-stuck"),
        _ => Line::new("page-valley-in-hand").with("n", times),
    };
    let can = ctx.text(if state.can { "page-can-choose" } else { "page-cannot-choose" });
    let label = card_label(ctx, card, valley().card_name(card), &format!("{} {can}", ctx.say(&place)));
    let class = format!("card c-{} {extra} {}", sheet.colour.id(), state.class("pick can", "rest"));
    let badge = match target {
        Target::Legend(_) => Some("legend"),
        Target::Pile => Some("deck"),
        _ if extra.contains("stuck") => Some("web"),
        _ => None,
    };
    view! {
        <button class=class data-card=sheet.entry.id.clone() aria-pressed=state.selected.to_string() on:click=move |_| ctx.pick(Pick::Thing(target))>
            <span class="sr">{label}</span>
            <span class="blk" aria-hidden="true">
                {icon_as(colour_icon(sheet.colour), "shp")}
                {icon_as(kind_icon(sheet.kind), "typ")}
                {vignette(card)}
                <span class="pts">{sheet.points}</span>
            </span>
            <span class="nm" aria-hidden="true">{ctx.card(card)}</span>
            <span class="fx" aria-hidden="true">{glyphs(card_glyphs(card))}</span>
            <span class="cost" aria-hidden="true">{glyphs(goods_glyphs(sheet.cost))}{sheet.unique.then(|| icon_as("star", "uniq"))}</span>
            {(times > 1).then(|| view! { <span class="times" aria-hidden="true">{format!("×{times}")}</span> })}
            {badge.map(|name| view! { <span class="kindmark" aria-hidden="true">{icon(name)}</span> })}
        </button>
    }
}

/// Who stands on a place, as names of symbols.
pub fn guests(scene: &Scene, site: Site) -> Vec<&'static str> {
    let at = |posts: &[Post]| posts.iter().filter(|post| post.site() == Some(site)).count();
    let mut all = Vec::new();
    for (i, player) in scene.view.players.iter().enumerate() {
        (0..at(&player.workers)).for_each(|_| all.push(animal(Seat(i as u8))));
    }
    (0..at(&scene.view.rival.workers)).for_each(|_| all.push(animal(Side::RIVAL)));
    all
}

/// Who stands on a place, in words.
pub fn guests_text(ctx: Ctx, scene: &Scene, site: Site) -> String {
    let at = |posts: &[Post]| posts.iter().filter(|post| post.site() == Some(site)).count();
    let players =
        scene.view.players.iter().enumerate().map(|(i, player)| (Side::player(Seat(i as u8)), at(&player.workers)));
    let all = players.chain([(Side::RIVAL, at(&scene.view.rival.workers))]).filter(|(_, n)| *n > 0);
    let who: Vec<Arg> = all.map(|(seat, _)| valley().side_name(seat).into()).collect();
    if who.is_empty() { String::new() } else { ctx.say(&Line::new("page-valley-guests").with("who", Arg::List(who))) }
}

/// What lies on a card of a city, in words.
fn building_text(ctx: Ctx, scene: &Scene, spot: Spot, b: &Building) -> String {
    let mut parts = Vec::new();
    if b.tokens > 0 {
        parts.push(ctx.say(&Line::new("n-point-token").with("n", b.tokens)));
    }
    if !b.goods.is_empty() {
        parts.push(ctx.arg(&goods_arg(b.goods)));
    }
    if let Some(partner) = b.partner() {
        parts.push(ctx.say(&Line::new("page-valley-paired").with("card", valley().card_name(partner))));
    }
    for (set, id) in
        [(b.occupied(), "page-valley-occupied"), (b.down(), "page-valley-face-down"), (b.web(), "page-valley-webbed")]
    {
        if set {
            parts.push(ctx.text(id));
        }
    }
    parts.push(guests_text(ctx, scene, Site::City(spot)));
    parts.retain(|part| !part.is_empty());
    parts.join(", ")
}

/// A card of a player's city.
pub fn chip(scene: &Scene, spot: Spot, b: &Building, with_shape: bool) -> impl IntoView + use<> {
    let ctx = ctx();
    let sheet = valley().pack().card(spot.card);
    let target = Target::City(spot);
    let state = ctx.state_of(scene, target);
    let label =
        card_label(ctx, spot.card, valley().spot_line(spot, scene.near).into(), &building_text(ctx, scene, spot, b));
    let down = if b.down() { "down" } else { "" };
    let class = format!("chip c-{} {down} {}", sheet.colour.id(), state.class("pick can", "rest"));
    let (tokens, goods) = (b.tokens, b.goods);
    let marks = [(b.partner().is_some(), "heart"), (b.occupied(), "occupied"), (b.web(), "web"), (b.down(), "lock")];
    view! {
        <button class=class data-card=sheet.entry.id.clone() on:click=move |_| ctx.pick(Pick::Thing(target))>
            <span class="sr">{label}</span>
            <span class="p" aria-hidden="true">{with_shape.then(|| icon_as(colour_icon(sheet.colour), "shp"))}{sheet.points}</span>
            {icon(kind_icon(sheet.kind))}
            <span class="n" aria-hidden="true">{ctx.card(spot.card)}</span>
            <span class="ov" aria-hidden="true">
                {(tokens > 0).then(|| view! { <span class="tokn">{tokens}{icon("point")}</span> })}
                {(!goods.is_empty()).then(|| view! { <span class="tokn goods">{goods.total()}{goods.iter().next().map(|(good, _)| icon(good.id()))}</span> })}
                {marks.into_iter().filter(|(set, _)| *set).map(|(_, name)| icon(name)).collect_view()}
                {guests(scene, Site::City(spot)).into_iter().map(icon).collect_view()}
            </span>
        </button>
    }
}

/// A card of the city of the opponent in the box.
pub fn rival_chip(scene: &Scene, card: CardId, times: usize) -> impl IntoView + use<> {
    let ctx = ctx();
    let sheet = valley().pack().card(card);
    let target = Target::City(Spot::of_rival(card));
    let state = ctx.state_of(scene, target);
    let many = if times > 1 { format!("×{times}") } else { String::new() };
    let label = card_label(ctx, card, valley().spot_line(Spot::of_rival(card), scene.near).into(), &many);
    let class = format!("chip c-{} {}", sheet.colour.id(), state.class("pick can", "rest"));
    view! {
        <button class=class data-card=sheet.entry.id.clone() on:click=move |_| ctx.pick(Pick::Thing(target))>
            <span class="sr">{label}</span>
            <span class="p" aria-hidden="true">{icon_as(colour_icon(sheet.colour), "shp")}{sheet.points}</span>
            {icon(kind_icon(sheet.kind))}
            <span class="n" aria-hidden="true">{ctx.card(card)}" "{many}</span>
        </button>
    }
}

/// Whether the module to which a card belongs is played.
fn is_in_the_game(card: CardId) -> bool {
    let modules = valley().play_mode().modules;
    match valley().pack().card(card).sort {
        CardSort::Base => true,
        CardSort::Farms => modules.farms,
        CardSort::Corrin => modules.corrin,
        CardSort::Legends => modules.legends,
    }
}

/// The enlarged card.
pub fn large(card: CardId, state: Option<String>) -> impl IntoView {
    let ctx = ctx();
    let sheet = valley().pack().card(card);
    let ours = sheet.entry.provenance.iter().any(|(_, origin)| *origin == Provenance::Reconstructed);
    let rarity = ctx.text(if sheet.unique { "page-valley-unique" } else { "page-valley-common" });
    let kind = format!("{} · {} · {rarity}", ctx.text(colour_id(sheet.colour)), ctx.text(kind_id(sheet.kind)));
    let houses = { sheet.houses }.filter(|&critter| is_in_the_game(critter));
    let houses: Vec<Arg> = houses.map(|critter| valley().card_name(critter)).collect();
    let houses = (!houses.is_empty()).then(|| {
        let line = Line::new("page-valley-houses").with("cards", Arg::List(houses));
        view! { <div class="mut home-of">{icon("door")} {ctx.say(&line)}</div> }
    });
    view! {
        <div class=format!("cardL c-{}", sheet.colour.id())>
            <div class="blk">
                {icon_as(colour_icon(sheet.colour), "shp")}
                {vignette(card)}
                <span class="pts">{sheet.points}</span>
            </div>
            <div class="bd">
                <h3>{ctx.card(card)} {sheet.unique.then(|| icon("star"))}</h3>
                <div class="kind">{icon(kind_icon(sheet.kind))} {kind}</div>
                <p class="tx">{ctx.arg(&Arg::from(&sheet.entry.text))}</p>
                {houses}
                {state.filter(|text| !text.is_empty()).map(|text| view! { <p class="mut">{text}</p> })}
                <div class="costl" role="img" aria-label=ctx.arg(&valley().cost_arg(card))>{glyphs(goods_glyphs(sheet.cost))}</div>
                {ours.then(|| view! { <div class="unoff">{icon("info")} {ctx.text("page-unofficial-value")}</div> })}
            </div>
        </div>
    }
}

/// What lies on a card of a city, for its sheet.
pub fn state_text(ctx: Ctx, scene: &Scene, spot: Spot) -> Option<String> {
    let city = &scene.view.players.get(spot.owner.seat()?.index())?.city;
    let b = city.iter().filter(|b| b.card == spot.card).nth(usize::from(spot.nth))?;
    Some(building_text(ctx, scene, spot, b))
}

//! Cards on the screen: tiles, chips, the enlarged card.

use super::art::card_glyphs;
use crate::everdell::glance::{self, Glances, glance, glance_text};
use crate::everdell::glyph::{self, colour_icon, goods_glyphs, kind_icon, kind_id, piece, vignette};
use crate::everdell::tile::{Note, Print, block, face, mini_face};
use crate::everdell::zoom;
use crate::shell::Scene;
use crate::shell::app::{Ctx, ctx, rules};
use crate::shell::face::Face;
use crate::shell::glyph::{Glyph, glyphs, icon, icon_as};
use crate::shell::sheet::unofficial;
use crate::shell::zoom::{About, would_score};
use leptos::prelude::*;
use table::{Arg, Line, Seat, Side};
use valley::board::Target;
use valley::pack::CardSort;
use valley::{Action, Ask, Building, CardId, Post, Site, Spot};
use woodland::words::goods_arg;
use woodland::{Colour, Glance, Kind};

/// The text that names a colour; the boxes call tan cards by different words.
fn colour_id(colour: Colour) -> &'static str {
    match colour {
        Colour::Tan => "page-valley-tan",
        other => glyph::colour_id(other),
    }
}

/// Everything about a card in one sentence, for those who listen.
fn card_label(ctx: Ctx, card: CardId, name: Arg, state: &str) -> String {
    let colour = ctx.rules().pack().card(card).colour;
    glance::card_label(ctx, card, name, ctx.text(colour_id(colour)), state)
}

/// What is printed on a card.
pub fn print(ctx: Ctx, card: CardId) -> Print {
    let valley = ctx.rules();
    let sheet = valley.pack().card(card);
    Print {
        id: sheet.entry.id.clone(),
        name: ctx.name(&valley.card_name(card)),
        colour: sheet.colour,
        kind: sheet.kind,
        points: sheet.points.into(),
        signs: card_glyphs(card),
        cost: Some(sheet.cost),
        unique: sheet.unique,
    }
}

/// Whether a card of one's own city makes possible what could not be paid otherwise.
fn helps(ctx: Ctx, scene: &Scene, spot: Spot) -> bool {
    let Some(Glances::<Target>(all)) = use_context() else { return false };
    let asked = !scene.choices.is_empty() && ctx.verb.get().is_none();
    let with = Glance::With(spot.card);
    asked && spot.owner == scene.near && all.with(|all| all.iter().any(|(_, glance)| *glance == with))
}

/// A card tile in the Meadow, the hand or a panel. `times` says how many alike lie there, `extra` is a class of its own.
pub fn tile(card: CardId, scene: &Scene, target: Target, times: usize, extra: &str) -> impl IntoView + use<> {
    let valley = rules();
    let ctx = ctx();
    let print = print(ctx, card);
    let state = ctx.thing_at(scene, target);
    let place = match target {
        Target::Meadow(slot) => Line::new("page-valley-in-meadow").with("n", slot.number()),
        Target::Legend(_) => Line::new("page-valley-in-legends"),
        Target::Pile => Line::new("page-valley-in-pile"),
        Target::Shown(_) => Line::new("page-valley-in-shown"),
        _ if extra.contains("stuck") => Line::new("page-valley-stuck"),
        _ => Line::new("page-valley-in-hand").with("n", times),
    };
    let glance = glance(ctx, scene, target).filter(|_| !extra.contains("stuck"));
    let note = glance.map_or_else(Note::default, |glance| {
        let reserve = scene.view.players[scene.near.index()].goods;
        Note::of(glance, &print, reserve, |id| ctx.text(id), |card| ctx.name(&valley.card_name(card)))
    });
    let can = ctx.text(if state.can { "page-can-choose" } else { "page-cannot-choose" });
    let said = glance.map_or(String::new(), |glance| glance_text(ctx, glance));
    let label = card_label(ctx, card, valley.card_name(card), &format!("{} {can} {said}", ctx.say(&place)));
    let looks = match glance {
        Some(_) => state.either("can ", "").to_owned() + note.state,
        None => state.either("pick can", if scene.asks() { "rest" } else { "" }).to_owned(),
    };
    let class = state.class(format!("card c-{} {extra} {looks}", print.colour.id()));
    let badge = match target {
        Target::Legend(_) => Some("legend"),
        Target::Pile => Some("deck"),
        _ if extra.contains("stuck") => Some("web"),
        _ => None,
    };
    view! {
        <button class=class data-card=print.id.clone() data-told=state.number() aria-pressed=state.pressed() on:click=move |_| ctx.pick_thing(target)>
            <span class="sr">{label}</span>
            {face(&print, &note)}
            {(times > 1).then(|| view! { <span class="times" aria-hidden="true">{format!("{times}")}{icon("card")}</span> })}
            {badge.map(|name| view! { <span class="kindmark" aria-hidden="true">{icon(name)}</span> })}
        </button>
    }
}

/// Who stands on a place, as names of symbols.
pub fn guests(scene: &Scene, site: Site) -> Vec<&'static str> {
    let valley = rules();
    let at = |posts: &[Post]| posts.iter().filter(|post| post.site() == Some(site)).count();
    let mut all = Vec::new();
    for (i, player) in scene.view.players.iter().enumerate() {
        (0..at(&player.workers)).for_each(|_| all.push(valley.animal(Seat(i as u8))));
    }
    (0..at(&scene.view.rival.workers)).for_each(|_| all.push(valley.animal(Side::RIVAL)));
    all
}

/// Who stands on a place, in words.
pub fn guests_text(ctx: Ctx, scene: &Scene, site: Site) -> String {
    let valley = ctx.rules();
    let at = |posts: &[Post]| posts.iter().filter(|post| post.site() == Some(site)).count();
    let players =
        scene.view.players.iter().enumerate().map(|(i, player)| (Side::player(Seat(i as u8)), at(&player.workers)));
    let all = players.chain([(Side::RIVAL, at(&scene.view.rival.workers))]).filter(|(_, n)| *n > 0);
    let who: Vec<Arg> = all.map(|(seat, _)| valley.side_name(seat).into()).collect();
    if who.is_empty() { String::new() } else { ctx.say(&Line::new("page-valley-guests").with("who", Arg::List(who))) }
}

/// What lies on a card of a city, in words.
fn building_text(ctx: Ctx, scene: &Scene, spot: Spot, b: &Building) -> String {
    let valley = ctx.rules();
    let mut parts = Vec::new();
    if b.tokens > 0 {
        parts.push(ctx.say(&Line::new("n-point-token").with("n", b.tokens)));
    }
    if !b.goods.is_empty() {
        parts.push(ctx.arg(&goods_arg(b.goods)));
    }
    if let Some(partner) = b.partner() {
        parts.push(ctx.say(&Line::new("page-valley-paired").with("card", valley.card_name(partner))));
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
    let valley = rules();
    let ctx = ctx();
    let sheet = valley.pack().card(spot.card);
    let target = Target::City(spot);
    let state = ctx.thing_at(scene, target);
    let label =
        card_label(ctx, spot.card, valley.spot_line(spot, scene.near).into(), &building_text(ctx, scene, spot, b));
    let down = if b.down() { "down" } else { "" };
    let class = state.class(format!("chip c-{} {down} {}", sheet.colour.id(), state.either("pick can", "rest")));
    view! {
        <button class=class data-card=sheet.entry.id.clone() on:click=move |_| ctx.pick_thing(target)>
            <span class="sr">{state.told(ctx, label)}</span>
            <span class="p" aria-hidden="true">{with_shape.then(|| icon_as(colour_icon(sheet.colour), "shp"))}{sheet.points}</span>
            {icon(kind_icon(sheet.kind))}
            <span class="n" aria-hidden="true">{ctx.name(&valley.card_name(spot.card))}</span>
            {marks(scene, spot, b)}
        </button>
    }
}

/// What lies on a card of a city, in signs.
fn marks(scene: &Scene, spot: Spot, b: &Building) -> impl IntoView + use<> {
    let (tokens, goods) = (b.tokens, b.goods);
    let marks = [(b.occupied(), "occupied"), (b.web(), "web"), (b.down(), "lock")];
    view! {
        <span class="ov" aria-hidden="true">
            {(tokens > 0).then(|| view! { <span class="tokn">{tokens}{icon("point")}</span> })}
            {(!goods.is_empty()).then(|| view! { <span class="tokn goods">{goods.total()}{goods.iter().next().map(|(good, _)| icon(good.id()))}</span> })}
            {marks.into_iter().filter(|(set, _)| *set).map(|(_, name)| icon(name)).collect_view()}
            {guests(scene, Site::City(spot)).into_iter().map(|name| piece(name, "")).collect_view()}
        </span>
    }
}

/// A card of one's own city on its plot.
pub fn plot(scene: &Scene, spot: Spot, b: &Building) -> impl IntoView + use<> {
    let valley = rules();
    let ctx = ctx();
    let print = print(ctx, spot.card);
    let target = Target::City(spot);
    let state = ctx.thing_at(scene, target);
    let words = building_text(ctx, scene, spot, b);
    let label = card_label(ctx, spot.card, valley.spot_line(spot, scene.near).into(), &words);
    let quiet = matches!(scene.view.question(), Some((_, Ask::Turn))) && ctx.verb.get().is_none();
    let down = if b.down() { "down" } else { "" };
    let may = if helps(ctx, scene, spot) { "may" } else { "" };
    let can = state.either(if quiet { "can" } else { "pick can" }, "");
    let class = state.class(format!("plot c-{} {down} {may} {can}", print.colour.id()));
    view! {
        <button class=class data-card=print.id.clone() on:click=move |_| ctx.pick_thing(target)>
            <span class="sr">{state.told(ctx, label)}</span>{block(&print)}<span class="nm" aria-hidden="true">{print.name.clone()}</span>{marks(scene, spot, b)}
        </button>
    }
}

/// A card of somebody else's city in small.
pub fn mini(scene: &Scene, spot: Spot, b: &Building) -> impl IntoView + use<> {
    let valley = rules();
    let ctx = ctx();
    let print = print(ctx, spot.card);
    let target = Target::City(spot);
    let words = building_text(ctx, scene, spot, b);
    let label = card_label(ctx, spot.card, valley.spot_line(spot, scene.near).into(), &words);
    let quiet = matches!(scene.view.question(), Some((_, Ask::Turn))) && ctx.verb.get().is_none();
    let state = ctx.thing_at(scene, target);
    let can = state.either(if quiet { "can" } else { "pick can" }, "");
    let class = state.class(format!("wee c-{} {} {can}", print.colour.id(), if b.down() { "down" } else { "" }));
    view! {
        <button class=class data-card=print.id.clone() on:click=move |_| ctx.pick_thing(target)>
            <span class="sr">{state.told(ctx, label)}</span>{mini_face(&print)}{marks(scene, spot, b)}
        </button>
    }
}

/// A card of the city of the opponent in the box, in small.
pub fn rival_mini(scene: &Scene, card: CardId, times: usize) -> impl IntoView + use<> {
    let valley = rules();
    let ctx = ctx();
    let print = print(ctx, card);
    let target = Target::City(Spot::of_rival(card));
    let many = if times > 1 { format!("{times}") } else { String::new() };
    let label = card_label(ctx, card, valley.spot_line(Spot::of_rival(card), scene.near).into(), &many);
    let state = ctx.thing_at(scene, target);
    let class = state.class(format!("wee c-{} {}", print.colour.id(), state.either("pick can", "")));
    view! {
        <button class=class data-card=print.id.clone() on:click=move |_| ctx.pick_thing(target)>
            <span class="sr">{state.told(ctx, label)}</span>{mini_face(&print)}
            {(times > 1).then(|| view! { <span class="ov" aria-hidden="true"><span class="tokn">{times}</span></span> })}
        </button>
    }
}

/// A card of the city of the opponent in the box.
pub fn rival_chip(scene: &Scene, card: CardId, times: usize) -> impl IntoView + use<> {
    let valley = rules();
    let ctx = ctx();
    let sheet = valley.pack().card(card);
    let target = Target::City(Spot::of_rival(card));
    let state = ctx.thing_at(scene, target);
    let many = if times > 1 { format!("×{times}") } else { String::new() };
    let label = card_label(ctx, card, valley.spot_line(Spot::of_rival(card), scene.near).into(), &many);
    let class = state.class(format!("chip c-{} {}", sheet.colour.id(), state.either("pick can", "rest")));
    view! {
        <button class=class data-card=sheet.entry.id.clone() on:click=move |_| ctx.pick_thing(target)>
            <span class="sr">{state.told(ctx, label)}</span>
            <span class="p" aria-hidden="true">{icon_as(colour_icon(sheet.colour), "shp")}{sheet.points}</span>
            {icon(kind_icon(sheet.kind))}
            <span class="n" aria-hidden="true">{ctx.name(&valley.card_name(card))}" "{many}</span>
        </button>
    }
}

/// Whether the module to which a card belongs is played.
fn is_in_the_game(card: CardId) -> bool {
    let valley = rules();
    let modules = valley.play_mode().modules;
    match valley.pack().card(card).sort {
        CardSort::Base => true,
        CardSort::Farms => modules.farms,
        CardSort::Corrin => modules.corrin,
        CardSort::Legends => modules.legends,
    }
}

/// Whom a Construction houses, of those who are played.
fn houses_line(card: CardId) -> Option<Line> {
    let valley = rules();
    let pack = valley.pack();
    let houses = pack.card(card).houses;
    let all = (0..pack.cards.len()).map(|n| CardId(n as u8));
    let played = all.filter(|&card| pack.card(card).kind == Kind::Critter && is_in_the_game(card));
    let (housed, homeless): (Vec<CardId>, Vec<CardId>) = played.partition(|&critter| houses.has(critter));
    match housed.is_empty() {
        true => None,
        false if homeless.is_empty() => Some(Line::new("page-valley-houses-all")),
        false => {
            let names = housed.into_iter().map(|critter| valley.card_name(critter)).collect();
            Some(Line::new("page-valley-houses").with("cards", Arg::List(names)))
        }
    }
}

/// The enlarged card.
pub fn large(card: CardId, state: Option<String>) -> impl IntoView {
    let valley = rules();
    let ctx = ctx();
    let sheet = valley.pack().card(card);
    let rarity = ctx.text(if sheet.unique { "page-valley-unique" } else { "page-valley-common" });
    let kind = format!("{} · {} · {rarity}", ctx.text(colour_id(sheet.colour)), ctx.text(kind_id(sheet.kind)));
    let houses = houses_line(card).map(|line| view! { <div class="mut home-of">{icon("door")} {ctx.say(&line)}</div> });
    view! {
        <div class=format!("cardL c-{}", sheet.colour.id())>
            <div class="blk">
                {icon_as(colour_icon(sheet.colour), "shp")}
                {vignette(&sheet.entry.id, sheet.kind)}
                <span class="pts">{sheet.points}</span>
            </div>
            <div class="bd">
                <h3>{ctx.arg(&valley.card_name(card))} {sheet.unique.then(|| icon("star"))}</h3>
                <div class="kind">{icon(kind_icon(sheet.kind))} {kind}</div>
                <p class="tx">{ctx.arg(&Arg::from(&sheet.entry.text))}</p>
                {houses}
                {state.filter(|text| !text.is_empty()).map(|text| view! { <p class="mut">{text}</p> })}
                <div class="costl" role="img" aria-label=ctx.arg(&valley.cost_arg(card))>{glyphs(goods_glyphs(sheet.cost))}</div>
                {unofficial(ctx, &sheet.entry)}
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

/// What is shown of a card up close.
pub fn about_card(ctx: Ctx, id: &str) -> Option<About> {
    let valley = ctx.rules();
    let scene = ctx.scene.get_untracked()?;
    let card = valley.pack().card_id(id)?;
    let sheet = valley.pack().card(card);
    let plays = |action: &&Action| matches!(action, Action::Play { card: played, .. } if *played == card);
    let choices: Vec<Action> = scene.choices.iter().filter(plays).copied().collect();
    let score = would_score(ctx, &scene, &choices);
    let rarity = ctx.text(if sheet.unique { "page-valley-unique" } else { "page-valley-common" });
    let kinds = format!("{} · {} · {rarity}", ctx.text(colour_id(sheet.colour)), ctx.text(kind_id(sheet.kind)));
    let have = scene.view.players[scene.near.index()].goods;
    let mut about = zoom::about(ctx, &print(ctx, card), kinds, ctx.arg(&Arg::from(&sheet.entry.text)), have);
    about.signs.extend(houses_line(card).map(|line| (Glyph::Icon("door"), ctx.say(&line))));
    Some(About { then: score.into_iter().collect(), ..about })
}

//! Cards on the screen: tiles, chips, the enlarged card.

use super::art::{card_glyphs, colour_icon, icon, icon_as, kind_icon};
use crate::everdell::glance::{self, glance, glance_text};
use crate::everdell::glyph::{colour_id, kind_id, piece, vignette};
use crate::everdell::tile::{Note, Print, cost_signs, face, mini_face};
use crate::everdell::zoom;
use crate::shell::Scene;
use crate::shell::app::{Ctx, ctx, rules};
use crate::shell::sheet::unofficial;
use crate::shell::zoom::{About, would_score};
use duo::board::Target;
use duo::pack::Cost;
use duo::{Action, CardId};
use leptos::prelude::*;
use table::{Arg, Line};
use woodland::{Colour, Goods, Kind};

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
    let duo = ctx.rules();
    ctx.arg(&duo.card_name(card))
}

/// Everything about a card in one sentence, for those who listen.
pub fn card_label(ctx: Ctx, card: CardId, state: &str) -> String {
    let duo = ctx.rules();
    glance::card_label(ctx, card, duo.card_name(card), colour_text(ctx, duo.pack().card(card).colour), state)
}

/// What is printed on a card.
pub fn print(ctx: Ctx, card: CardId) -> Print {
    let duo = ctx.rules();
    let sheet = duo.pack().card(card);
    Print {
        id: sheet.entry.id.clone(),
        name: ctx.name(&duo.card_name(card)),
        colour: sheet.colour,
        kind: sheet.kind,
        points: sheet.points.into(),
        signs: card_glyphs(card),
        cost: match sheet.cost {
            Cost::Goods(goods) => Some(goods),
            Cost::Discard => None,
        },
        unique: false,
    }
}

/// A card tile in the Meadow or the hand.
pub fn tile(card: CardId, scene: &Scene, extra: &str) -> impl IntoView + use<> {
    let ctx = ctx();
    let print = print(ctx, card);
    let target = Target::Card(card);
    let thing = ctx.thing_at(scene, target);
    let mut state = ctx.text(if thing.can { "page-can-choose" } else { "page-cannot-choose" });
    let glance = glance(ctx, scene, card);
    let note = glance.map_or_else(Note::default, |glance| {
        let reserve = scene.view.mayors[scene.near.index()].goods;
        Note::of(glance, &print, reserve, |id| ctx.text(id), |card| ctx.soft(card_name(ctx, card)))
    });
    if let Some(glance) = glance {
        state = format!("{state} {}", glance_text(ctx, glance));
    }
    let looks = match glance {
        Some(_) => thing.either("can ", "").to_owned() + note.state,
        None => thing.either("pick can", if scene.asks() { "rest" } else { "" }).to_owned(),
    };
    let class = thing.class(format!("card c-{} {extra} {looks}", print.colour.id()));
    let label = card_label(ctx, card, &state);
    view! {
        <button class=class data-card=print.id.clone() data-told=thing.number() aria-pressed=thing.pressed() on:click=move |_| ctx.pick_thing(target)>
            <span class="sr">{label}</span>
            {face(&print, &note)}
        </button>
    }
}

/// A card of the other mayor's city in small.
pub fn mini(card: CardId, scene: &Scene, owner: usize) -> impl IntoView + use<> {
    let ctx = ctx();
    let print = print(ctx, card);
    let target = Target::Card(card);
    let thing = ctx.thing_at(scene, target);
    let class = thing.class(format!("wee c-{} {}", print.colour.id(), chosen_class(ctx, scene, thing.can)));
    let label = thing.told(ctx, card_label(ctx, card, &on_card_text(ctx, scene, card)));
    let guests = guests(scene, card);
    let occupied = scene.view.mayors[owner].placed.contains(&Some(card));
    view! {
        <button class=class data-card=print.id.clone() on:click=move |_| ctx.pick_thing(target)>
            <span class="sr">{label}</span>
            {mini_face(&print)}
            <span class="ov" aria-hidden="true">{occupied.then(|| door(owner))}{guests.into_iter().map(|name| piece(name, "")).collect_view()}</span>
        </button>
    }
}

/// The class of a card in a city that can be chosen: before a verb is chosen nothing there calls.
fn chosen_class(ctx: Ctx, scene: &Scene, can: bool) -> &'static str {
    let quiet = matches!(scene.view.ask(), Some(duo::Ask::Turn)) && ctx.verb.get().is_none();
    match (can, quiet) {
        (true, true) => "can",
        (true, false) => "pick can",
        (false, _) => "rest",
    }
}

/// An Occupied token on a card of somebody's city.
fn door(owner: usize) -> impl IntoView {
    view! { <span data-piece=format!("occupied-{owner}")>{icon("occupied")}</span> }
}

/// Whose workers stand on a card, as names of symbols.
fn guests(scene: &Scene, card: CardId) -> Vec<&'static str> {
    let here = |seat: usize| scene.view.mayors[seat].workers.contains(&Some(duo::Space::Red(card)));
    [(0, "hare"), (1, "tortoise")].into_iter().filter(|(seat, _)| here(*seat)).map(|(_, name)| name).collect()
}

/// What lies on a card, in words.
fn on_card_text(ctx: Ctx, scene: &Scene, card: CardId) -> String {
    match scene.view.on[card].tokens {
        0 => String::new(),
        n => ctx.say(&Line::new("n-point-token").with("n", n)),
    }
}

/// A card of a city; with the shape of its colour where no column says it.
pub fn chip(card: CardId, scene: &Scene, owner: usize, with_shape: bool) -> impl IntoView + use<> {
    let duo = rules();
    let ctx = ctx();
    let sheet = duo.pack().card(card);
    let target = Target::Card(card);
    let thing = ctx.thing_at(scene, target);
    let on = scene.view.on[card];
    let guests = guests(scene, card);
    let occupied = scene.view.mayors[owner].placed.contains(&Some(card));
    let class = thing.class(format!("chip c-{} {}", sheet.colour.id(), chosen_class(ctx, scene, thing.can)));
    let label = thing.told(ctx, card_label(ctx, card, &on_card_text(ctx, scene, card)));
    view! {
        <button class=class data-card=sheet.entry.id.clone() on:click=move |_| ctx.pick_thing(target)>
            <span class="sr">{label}</span>
            <span class="p" aria-hidden="true">{with_shape.then(|| icon_as(colour_icon(sheet.colour), "shp"))}{vignette(&sheet.entry.id, sheet.kind)}<b>{sheet.points}</b></span>
            {icon(kind_icon(sheet.kind))}
            <span class="n" aria-hidden="true">{ctx.name(&duo.card_name(card))}</span>
            <span class="ov" aria-hidden="true">
                {(on.tokens > 0).then(|| view! { <span class="tokn">{on.tokens}{icon("point")}</span> })}
                {(!on.goods.is_empty()).then(|| view! { <span class="tokn">{on.goods.total()}{icon("any")}</span> })}
                {(on.tucks > 0).then(|| view! { <span class="tokn">{on.tucks}{icon("card")}</span> })}
                {occupied.then(|| door(owner))}
                {guests.into_iter().map(|name| piece(name, "")).collect_view()}
            </span>
        </button>
    }
}

/// The enlarged card.
pub fn large(card: CardId) -> impl IntoView {
    let duo = rules();
    let ctx = ctx();
    let sheet = duo.pack().card(card);
    let kind = format!("{} · {}", colour_text(ctx, sheet.colour), kind_text(ctx, sheet.kind));
    let text = ctx.arg(&Arg::from(&sheet.entry.text));
    view! {
        <div class=format!("cardL c-{}", sheet.colour.id())>
            <div class="blk">
                {icon_as(colour_icon(sheet.colour), "shp")}
                {vignette(&sheet.entry.id, sheet.kind)}
                <span class="pts">{sheet.points}</span>
            </div>
            <div class="bd">
                <h3>{card_name(ctx, card)} {sheet.star.then(|| icon("star"))}</h3>
                <div class="kind">{icon(kind_icon(sheet.kind))} {kind}</div>
                <p class="tx">{text}</p>
                <div class="costl">{cost_signs(print(ctx, card).cost, Goods::NONE)}</div>
                {unofficial(ctx, &sheet.entry)}
            </div>
        </div>
    }
}

/// What is shown of a card up close.
pub fn about(ctx: Ctx, id: &str) -> Option<About> {
    let duo = ctx.rules();
    let scene = ctx.scene.get_untracked()?;
    let card = duo.pack().card_id(id)?;
    let sheet = duo.pack().card(card);
    let plays = |action: &&Action| matches!(action, Action::Play { card: played, .. } if *played == card);
    let choices: Vec<Action> = scene.choices.iter().filter(plays).copied().collect();
    let score = would_score(ctx, &scene, &choices);
    let glances = duo.glances(&scene.view, &scene.choices);
    let glance = glances.into_iter().find(|(other, _)| *other == card).map(|(_, glance)| glance_text(ctx, glance));
    let kinds = format!("{} · {}", colour_text(ctx, sheet.colour), kind_text(ctx, sheet.kind));
    let have = scene.view.mayors[scene.near.index()].goods;
    let about = zoom::about(ctx, &print(ctx, card), kinds, ctx.arg(&Arg::from(&sheet.entry.text)), have);
    Some(About { then: glance.into_iter().chain(score).collect(), ..about })
}

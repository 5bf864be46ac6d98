//! What the others did since one's last turn: a strip of chips that stays until one acts.

use crate::shell::app::{Ctx, ctx, rules};
use crate::shell::face::Face;
use crate::shell::focus::{all, find, is_phone};
use crate::shell::glyph::{icon, icon_as};
use crate::shell::{Rules, Scene, Target, Turn, story, why};
use leptos::prelude::*;
use room::recap::{Item, items};
use table::Tell;
use table::board::Board;
use wasm_bindgen::JsCast;

/// So many letters fit a chip.
const SHORT: usize = 28;

/// The strip; empty, if there is nothing to tell, so that what lies above it stays where it is.
pub fn recap(scene: &Scene) -> impl IntoView + use<> {
    let ctx = ctx();
    let mut number = 0;
    let groups: Vec<_> = scene.recap.iter().filter_map(|turn| group(scene, turn, &mut number)).collect();
    let again = (!groups.is_empty()).then(|| {
        let label = ctx.text("page-recap-again");
        view! { <button class="rchip again" title=label.clone() on:click=move |_| story::replay(ctx)>{icon("replay")}<span>{label.clone()}</span></button> }
    });
    let film = story::film(ctx, scene);
    let class = if groups.is_empty() && film.is_none() { "recap none" } else { "recap panel" };
    request_animation_frame(if film.is_some() { follow } else { fold });
    let more = (!groups.is_empty()).then(|| {
        view! { <button class="rchip more" hidden=true aria-label=ctx.text("page-recap-earlier") on:click=|_| unfold()></button> }
    });
    // A phone has no other room for it.
    let legend = class.ends_with("none").then(|| Rules::legend(ctx));
    view! { <nav class=class aria-label=ctx.text("page-recap")><div class="told-chips">{more}{film}{groups}{legend}</div>{again}</nav> }
}

/// Moves the strip to the step that is told. The strip alone is moved, not the page around it.
fn follow() {
    unfold();
    if let (Some(now), Some(strip)) = (find(".rchip.now"), find(".told-chips")) {
        strip.set_scroll_left(now.offset_left() + now.offset_width() - strip.client_width());
    }
}

/// Folds what happened first into a number, if the strip is too long; on a phone it is moved by a finger instead.
fn fold() {
    unfold();
    let (Some(strip), Some(more)) = (find(".told-chips"), find(".rchip.more")) else { return };
    let is_too_long = || strip.scroll_width() > strip.client_width();
    if !is_too_long() || is_phone() {
        return;
    }
    let _ = more.remove_attribute("hidden");
    let mut folded = 0;
    for group in all(".rgroup") {
        let chips = group.query_selector_all(".rchip:not(.ask)").ok();
        let chips = chips.iter().flat_map(|chips| (0..chips.length()).filter_map(|n| chips.get(n)?.dyn_into().ok()));
        let chips: Vec<web_sys::Element> = chips.collect();
        for (n, chip) in chips.iter().enumerate() {
            // Whoever has nothing left to tell is folded along.
            let last = n + 1 == chips.len();
            let _ = if last { &group } else { chip }.set_attribute("hidden", "");
            folded += 1;
            more.set_text_content(Some(&format!("+{folded}")));
            if !is_too_long() {
                return;
            }
        }
    }
}

/// Shows all of the strip, which is moved sideways then.
fn unfold() {
    all(".rgroup[hidden], .rgroup > .rchip[hidden]").for_each(|folded| {
        let _ = folded.remove_attribute("hidden");
    });
    if let Some(more) = find(".rchip.more") {
        let _ = more.set_attribute("hidden", "");
    }
}

/// Whether the strip says what the others did.
pub fn tells(scene: &Scene) -> bool {
    let rules = rules();
    scene.recap.iter().flat_map(|turn| &turn.told).any(|event| rules.tell(event).is_some())
}

/// What was done, in a word or two: the card it was about, by its id, too, or the thing on the table, or a short sentence.
pub fn about(ctx: Ctx, scene: &Scene, item: &Item<Rules>) -> (Option<String>, String) {
    let rules = ctx.rules();
    // What lies in a place by now may be another card.
    match (rules.card_of(item.event), item.touched.first()) {
        (Some((id, name)), _) => (Some(id.to_owned()), ctx.arg(&name)),
        (None, Some(&thing)) => (None, ctx.arg(&rules.target_name(&scene.view, scene.near, thing))),
        // Where a sign says what it is, a long sentence waits until it is asked for.
        (None, None) => {
            let short = rules.in_short(item.event).map(|line| ctx.say(&line));
            let told = item.lines.first().map(|line| ctx.say(line));
            let fits = |told: &String| told.chars().count() <= SHORT || rules.sign(item.event).is_none();
            (None, short.or_else(|| told.filter(fits)).unwrap_or_default())
        }
    }
}

/// The things on the table that the strip is about, each with the last number that stands for it there.
pub fn numbers(ctx: Ctx, scene: &Scene) -> Vec<(Target, usize)> {
    let rules = ctx.rules();
    let items = scene.recap.iter().flat_map(|turn| items(&*rules, &turn.told));
    let mut numbers: Vec<(Target, usize)> = Vec::new();
    for (n, item) in items.enumerate() {
        for target in item.touched {
            numbers.retain(|&(other, _)| other != target);
            numbers.push((target, n + 1));
        }
    }
    numbers
}

/// What one of the others did.
fn group(scene: &Scene, turn: &Turn, number: &mut usize) -> Option<impl IntoView + use<>> {
    let (ctx, rules) = (ctx(), rules());
    let chip = |item: Item<Rules>| {
        let (card, name) = about(ctx, scene, &item);
        let Item { event, touched, lines, .. } = item;
        let text = lines.iter().map(|line| ctx.say(line)).collect::<Vec<_>>().join(" ");
        *number += 1;
        let (said, title) = (text.clone(), text.clone());
        let point = move |_| {
            ctx.point_at(touched.clone());
            ctx.told.set(said.clone());
            ctx.live.set(said.clone());
        };
        view! {
            <button class="rchip" title=title data-zoom=card on:click=point>
                <b aria-hidden="true">{*number}</b>{rules.sign(event).map(icon)}<span aria-hidden="true">{name}</span><span class="sr">{text}</span>
            </button>
        }
    };
    let chips: Vec<_> = items(&*rules, &turn.told).into_iter().map(chip).collect();
    (!chips.is_empty()).then(|| view! { <div class="rgroup">{icon_as(rules.animal(turn.side), "who")}{chips}{why::button(ctx, turn, "rchip ask")}</div> })
}

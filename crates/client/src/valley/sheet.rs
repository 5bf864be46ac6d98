//! A thing close up, and how a card is paid.

use super::card::{guests_text, large, state_text};
use crate::everdell::glyph::goods_glyphs;
use crate::shell::app::{Ctx, ctx};
use crate::shell::glyph::{glyphs, icon};
use crate::shell::{Plan, Scene};
use leptos::prelude::*;
use table::{Line, Tell};
use valley::board::Target;
use valley::{CardId, Means, Site};
use woodland::words::goods_arg;

/// The card that a thing on the table is.
pub fn card_at(scene: &Scene, target: Target) -> Option<CardId> {
    match target {
        Target::Meadow(slot) => scene.view.meadow[slot.index()],
        Target::Hand(card) | Target::Shown(card) | Target::Legend(card) => Some(card),
        Target::City(spot) => Some(spot.card),
        Target::Pile => scene.view.pile.last().copied(),
        Target::Site(_) | Target::Prompt => None,
    }
}

/// What an event says, with who has claimed it and what lies on it.
fn site_text(ctx: Ctx, scene: &Scene, site: Site) -> impl IntoView + use<> {
    let valley = ctx.rules();
    let text = ctx.arg(&valley.site_text(&scene.view.forest, site));
    let more = match site {
        Site::Event(event) => {
            let sheet = valley.pack().event(event);
            let points = ctx.say(&Line::new("page-valley-event-points").with("n", sheet.points));
            let claimed = scene.view.claimed[event.index()]
                .map(|seat| ctx.say(&Line::new("page-claimed-by").with("who", valley.side_name(seat))));
            let under = scene.view.specials.iter().position(|&laid| laid == event).map(|at| &scene.view.under[at]);
            let on = under.filter(|under| !under.goods.is_empty()).map(|under| ctx.arg(&goods_arg(under.goods)));
            let cards = under
                .filter(|under| !under.cards.is_empty())
                .map(|under| ctx.arg(&valley.card_names(under.cards.iter().copied())));
            [Some(points), claimed, on, cards].into_iter().flatten().collect::<Vec<_>>().join(" · ")
        }
        site => guests_text(ctx, scene, site),
    };
    view! { <p class="tx">{text}</p><p class="mut">{more}</p> }
}

/// A thing close up, and whether it bears its name itself.
pub fn picture(scene: &Scene, target: Target) -> (AnyView, bool) {
    let ctx = ctx();
    match (card_at(scene, target), target) {
        (Some(card), Target::City(spot)) => (large(card, state_text(ctx, scene, spot)).into_any(), true),
        (Some(card), _) => (large(card, None).into_any(), true),
        (None, Target::Site(site)) => (site_text(ctx, scene, site).into_any(), false),
        (None, _) => (().into_any(), false),
    }
}

/// How a card is paid, in few words.
fn means_text(ctx: Ctx, scene: &Scene, plan: &Plan) -> String {
    let valley = ctx.rules();
    let spot = |pick: valley::Pick| valley.spot_line(pick.by(scene.near), scene.near);
    let line = match plan.way.means {
        None => return ctx.say(&valley.offer(&scene.view, plan.first())),
        Some(Means::Cost) => Line::new("page-valley-means-cost"),
        Some(Means::Occupied(on)) => Line::new("page-pay-occupied").with("on", spot(on)),
        Some(Means::Leave(helper)) => Line::new("page-valley-means-leave").with("card", valley.card_name(helper)),
        Some(Means::Swap) => Line::new("page-valley-means-swap"),
        Some(Means::Prisoner(critter)) => Line::new("page-valley-means-prisoner").with("card", spot(critter)),
        Some(Means::Tokens(n)) => Line::new("page-valley-means-tokens").with("n", n),
        Some(Means::Banner(on)) => Line::new("page-valley-means-banner").with("card", spot(on)),
    };
    ctx.say(&line)
}

/// The ways to do it, each with its payments; and the reserve it leaves.
pub fn ways(scene: &Scene, plans: &[Plan], now: usize, reserve: Option<AnyView>) -> impl IntoView + use<> {
    let ctx = ctx();
    let here = &plans[now];
    let mut firsts: Vec<usize> = Vec::new();
    for (i, plan) in plans.iter().enumerate() {
        if !firsts.iter().any(|&other| plans[other].first() == plan.first()) {
            firsts.push(i);
        }
    }
    let heading = ctx.text("page-ways");
    // A way that takes more than resources is named even if it is the only one.
    let plain = matches!(here.way.means, None | Some(Means::Cost));
    let several = (firsts.len() > 1 || !plain).then(|| {
        let rows = firsts.iter().map(|&i| {
            let plan = &plans[i];
            let on = plan.first() == here.first();
            let text = means_text(ctx, scene, plan);
            let price = match (plan.way.means, plan.way.paid.is_empty()) {
                (None, _) => String::new(),
                (Some(_), true) => ctx.text("page-pay-free"),
                (Some(_), false) => ctx.arg(&goods_arg(plan.way.paid)),
            };
            view! {
                <button class=if on { "opt radio on" } else { "opt radio" } role="radio" aria-checked=on.to_string() on:click=move |_| ctx.way.set(i)>
                    <span class="bx" aria-hidden="true">{on.then(|| icon("check"))}</span>
                    <span class="grow"><b>{text}</b>" "<small>{price}</small></span>
                </button>
            }
        });
        view! { <div role="radiogroup" aria-label=heading.clone()><div class="lab" aria-hidden="true">{heading.clone()}</div>{rows.collect_view()}</div> }
    });
    let alike: Vec<usize> = (0..plans.len()).filter(|&i| plans[i].first() == here.first()).collect();
    let paying = ctx.text("page-pay-with");
    let payments = (alike.len() > 1).then(|| {
        let heaps = alike.iter().map(|&i| {
            let on = i == now;
            let label = ctx.arg(&goods_arg(plans[i].way.paid));
            let face = match plans[i].way.paid.is_empty() {
                true => view! { <span>{label.clone()}</span> }.into_any(),
                false => glyphs(goods_glyphs(plans[i].way.paid)).into_any(),
            };
            view! { <button class=if on { "heap on" } else { "heap" } role="radio" aria-checked=on.to_string() aria-label=label on:click=move |_| ctx.way.set(i)>{face}</button> }
        });
        view! { <div role="radiogroup" aria-label=paying.clone()><div class="lab" aria-hidden="true">{paying.clone()}</div><div class="heapsrow">{heaps.collect_view()}</div></div> }
    });
    view! { {several}{payments}{reserve} }
}

//! The sheet: one thing selected, its ways, and what the chosen one would lead to. The prompt confirms it.

use super::app::{Ctx, Panel, Pick, Scene, ctx};
use super::card::{guests_text, large, state_text};
use super::plan::Plan;
use super::thinker::valley;
use crate::shell::glyph::{glyphs, good_icon, goods_glyphs, icon};
use leptos::prelude::*;
use table::{Arg, Line, Refusal, Side, Tell};
use valley::board::{Preview, Target};
use valley::{Action, CardId, From, Means, Site};
use woodland::Good;
use woodland::words::{good_line, goods_arg};

/// What a person who clicks a thing that cannot be chosen most likely wished.
fn wish(scene: &Scene, target: Target) -> Option<Action> {
    let play = |card: CardId, from: From| Some(Action::Play { card, from, means: Means::Cost });
    match target {
        Target::Site(site) => Some(Action::Place(site.seen_from(scene.near))),
        Target::City(spot) => {
            let visited = valley().pack().card(spot.card).spaces > 0 && spot.owner != Side::RIVAL;
            visited.then(|| Action::Place(Site::City(spot.seen_from(scene.near))))
        }
        Target::Meadow(slot) => play(scene.view.meadow[usize::from(slot)]?, From::Meadow(slot)),
        Target::Hand(card) => play(card, From::Hand),
        Target::Legend(card) => play(card, From::Legend),
        Target::Pile => play(*scene.view.pile.last()?, From::Pile),
        Target::Shown(_) | Target::Prompt => None,
    }
}

/// The card that a thing on the table is.
fn card_at(scene: &Scene, target: Target) -> Option<CardId> {
    match target {
        Target::Meadow(slot) => scene.view.meadow[usize::from(slot)],
        Target::Hand(card) | Target::Shown(card) | Target::Legend(card) => Some(card),
        Target::City(spot) => Some(spot.card),
        Target::Pile => scene.view.pile.last().copied(),
        Target::Site(_) | Target::Prompt => None,
    }
}

/// What an event says, with who has claimed it and what lies on it.
fn site_text(ctx: Ctx, scene: &Scene, site: Site) -> impl IntoView + use<> {
    let text = ctx.arg(&valley().site_text(&scene.view.forest, site));
    let more = match site {
        Site::Event(event) => {
            let sheet = valley().pack().event(event);
            let points = ctx.say(&Line::new("page-valley-event-points").with("n", sheet.points));
            let claimed = scene.view.claimed[event.index()]
                .map(|seat| ctx.say(&Line::new("page-claimed-by").with("who", valley().side_name(seat))));
            let under = scene.view.specials.iter().position(|&laid| laid == event).map(|at| &scene.view.under[at]);
            let on = under.filter(|under| !under.goods.is_empty()).map(|under| ctx.arg(&goods_arg(under.goods)));
            let cards = under
                .filter(|under| !under.cards.is_empty())
                .map(|under| ctx.arg(&valley().card_names(under.cards.iter().copied())));
            [Some(points), claimed, on, cards].into_iter().flatten().collect::<Vec<_>>().join(" · ")
        }
        site => guests_text(ctx, scene, site),
    };
    view! { <p class="tx">{text}</p><p class="mut">{more}</p> }
}

/// The sheet of what is selected.
pub fn sheet(scene: &Scene, pick: Pick) -> impl IntoView + use<> {
    let ctx = ctx();
    let (title, picture, is_card) = match pick {
        Pick::Word(action) => (ctx.say(&valley().offer(&scene.view, action)), ().into_any(), false),
        Pick::Thing(target) => {
            let title = ctx.arg(&valley().target_name(&scene.view, scene.near, target));
            match (card_at(scene, target), target) {
                (Some(card), target) => {
                    let state = match target {
                        Target::City(spot) => state_text(ctx, scene, spot),
                        _ => None,
                    };
                    (title, large(card, state).into_any(), true)
                }
                (None, Target::Site(site)) => (title, site_text(ctx, scene, site).into_any(), false),
                (None, _) => (title, ().into_any(), false),
            }
        }
    };
    let label = title.clone();
    let close = move |_| ctx.back();
    let plans = ctx.plans.get();
    let now = ctx.way.get();
    let (ways, then) = match (plans.get(now), pick) {
        (Some(_), _) => {
            let preview = ctx.preview.get();
            let reserve = preview.as_ref().map(|preview| reserve(ctx, preview).into_any());
            (ways(scene, &plans, now, reserve).into_any(), preview.map(|preview| effects(ctx, &preview)))
        }
        (None, Pick::Thing(target)) => (refusal(scene, target).into_any(), None),
        (None, Pick::Word(_)) => (().into_any(), None),
    };
    view! {
        <div class="veil" on:click=close></div>
        <section class="sheet panel" role="region" aria-label=label>
            <div class="row sheet-head"><h2 class=if is_card { "sr" } else { "grow" }>{title}</h2>
                <button id="sheet-close" class="btn quiet sq" aria-label=ctx.text("page-close") on:click=close>{icon("close")}</button>
            </div>
            <div class="cols2"><div class="about">{picture}{then}</div><div class="ways grow">{ways}</div></div>
        </section>
    }
}

/// How a card is paid, in few words.
fn means_text(ctx: Ctx, scene: &Scene, plan: &Plan) -> String {
    let spot = |pick: valley::Pick| valley().spot_line(pick.by(scene.near), scene.near);
    let line = match plan.means() {
        None => return ctx.say(&valley().offer(&scene.view, plan.first())),
        Some(Means::Cost) => Line::new("page-valley-means-cost"),
        Some(Means::Occupied(on)) => Line::new("page-pay-occupied").with("on", spot(on)),
        Some(Means::Leave(helper)) => Line::new("page-valley-means-leave").with("card", valley().card_name(helper)),
        Some(Means::Swap) => Line::new("page-valley-means-swap"),
        Some(Means::Prisoner(critter)) => Line::new("page-valley-means-prisoner").with("card", spot(critter)),
        Some(Means::Tokens(n)) => Line::new("page-valley-means-tokens").with("n", n),
        Some(Means::Banner(on)) => Line::new("page-valley-means-banner").with("card", spot(on)),
    };
    ctx.say(&line)
}

/// The ways to do it, each with its payments; and the reserve it leaves.
fn ways(scene: &Scene, plans: &[Plan], now: usize, reserve: Option<AnyView>) -> impl IntoView + use<> {
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
    let plain = matches!(here.means(), None | Some(Means::Cost));
    let several = (firsts.len() > 1 || !plain).then(|| {
        let rows = firsts.iter().map(|&i| {
            let plan = &plans[i];
            let on = plan.first() == here.first();
            let text = means_text(ctx, scene, plan);
            let price = match (plan.means(), plan.paid.is_empty()) {
                (None, _) => String::new(),
                (Some(_), true) => ctx.text("page-pay-free"),
                (Some(_), false) => ctx.arg(&goods_arg(plan.paid)),
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
            let label = ctx.arg(&goods_arg(plans[i].paid));
            let face = match plans[i].paid.is_empty() {
                true => view! { <span>{label.clone()}</span> }.into_any(),
                false => glyphs(goods_glyphs(plans[i].paid)).into_any(),
            };
            view! { <button class=if on { "heap on" } else { "heap" } role="radio" aria-checked=on.to_string() aria-label=label on:click=move |_| ctx.way.set(i)>{face}</button> }
        });
        view! { <div role="radiogroup" aria-label=paying.clone()><div class="lab" aria-hidden="true">{paying.clone()}</div><div class="heapsrow">{heaps.collect_view()}</div></div> }
    });
    view! { {several}{payments}{reserve} }
}

/// The reserve before and after.
fn reserve(ctx: Ctx, preview: &Preview) -> impl IntoView + use<> {
    let (before, after) = (preview.before.goods, preview.after.goods);
    let heap = |good: Good| {
        let (was, is) = (before.of(good), after.of(good));
        let label = format!("{} → {is}", ctx.say(&good_line(good, was)));
        let change = (was != is).then(|| view! { <s>{was}" → "</s> });
        view! { <div role="img" aria-label=label>{icon(good_icon(good))}{change}{is}</div> }
    };
    let (was, is) = (preview.before.points, preview.after.points);
    let label = format!("{} → {is}", ctx.say(&Line::new("n-point-token").with("n", was)));
    let change = (was != is).then(|| view! { <s>{was}" → "</s> });
    view! {
        <div class="lab">{ctx.text("page-before-after")}</div>
        <div class="pay">{Good::ALL.map(heap).collect_view()}<div role="img" aria-label=label>{icon("point")}{change}{is}</div></div>
    }
}

fn score_line(preview: &Preview) -> Line {
    let (before, after) = (preview.before.score, preview.after.score);
    Line::new("page-preview-score").with("before", before.total()).with("after", after.total())
}

fn undo_text(preview: &Preview) -> &'static str {
    if preview.is_final { "page-preview-final" } else { "page-preview-undo" }
}

/// What would happen, in words.
fn effects(ctx: Ctx, preview: &Preview) -> impl IntoView + use<> {
    let lines = preview.told.iter().filter_map(|event| valley().tell(event)).map(|line| ctx.say(&line));
    let lines: Vec<_> = lines.take(6).map(|line| view! { <span>{icon("next")}<span>{line}</span></span> }).collect();
    let undo = if preview.is_final { "warn" } else { "undo" };
    view! {
        <div class="eff">
            {lines}
            <span>{icon("point")}<span>{ctx.say(&score_line(preview))}</span></span>
            <span>{icon(undo)}<span>{ctx.text(undo_text(preview))}</span></span>
        </div>
    }
}

/// A plan in one sentence.
pub fn plan_line(scene: &Scene, plan: &Plan) -> Line {
    let Action::Play { card, means, .. } = plan.first() else {
        return valley().offer(&scene.view, plan.first());
    };
    let spot = |pick: valley::Pick| valley().spot_line(pick.by(scene.near), scene.near);
    let mut price: Vec<Arg> = Vec::new();
    match means {
        Means::Occupied(on) => price.push(Line::new("page-price-occupied").with("on", spot(on)).into()),
        _ if plan.paid.is_empty() => price.push(Line::new("nothing").into()),
        _ => price.push(goods_arg(plan.paid)),
    }
    match means {
        Means::Leave(helper) => price.push(valley().card_name(helper)),
        Means::Prisoner(critter) => price.push(spot(critter).into()),
        Means::Banner(on) => price.push(spot(on).into()),
        Means::Cost | Means::Occupied(_) | Means::Swap | Means::Tokens(_) => {}
    }
    Line::new("page-plan").with("card", valley().card_name(card)).with("price", Arg::List(price))
}

/// What the score becomes and whether it can be undone, in one sentence.
pub fn outlook(ctx: Ctx) -> String {
    ctx.preview.get().map_or(String::new(), |preview| {
        format!("{}. {}", ctx.say(&score_line(&preview)), ctx.text(undo_text(&preview)))
    })
}

/// What the button that commits a plan says.
pub fn confirm_text(ctx: Ctx, plan: &Plan) -> String {
    match plan.first() {
        Action::Play { card, .. } => ctx.say(&Line::new("page-confirm-play").with("card", valley().card_name(card))),
        Action::Place(Site::Event(_)) => ctx.text("page-valley-confirm-claim"),
        Action::Place(_) => ctx.text("page-confirm-place"),
        _ => ctx.text("page-confirm"),
    }
}

/// Why the thing cannot be chosen, with the rule.
fn refusal(scene: &Scene, target: Target) -> impl IntoView + use<> {
    let ctx = ctx();
    let refused = wish(scene, target)
        .filter(|_| !scene.bot && !scene.curtain && scene.decider == Some(scene.near))
        .and_then(|wish| ctx.room.with_untracked(|room| room.as_ref().and_then(|room| room.why_not(wish))));
    refused.map(|refused| {
        let number = refused.paragraph();
        view! {
            <p class="why-not">{icon("lock")} {ctx.say(&refused.line())}</p>
            <button class="btn quiet" on:click=move |_| ctx.panel.set(Some(Panel::Rules(Some(number.to_owned()))))>
                {icon("book")} {ctx.say(&Line::new("page-rule").with("number", number))}
            </button>
        }
    })
}

//! How a card is paid: discounts as check boxes, abilities as one radio group, and what can be spared.

use super::art::{glyphs, goods_glyphs, icon};
use super::card::card_name;
use crate::shell::app::{Ctx, ctx, rules};
use crate::shell::{Plan, Scene};
use duo::board::Verb;
use duo::effect::{DiscountBy, Standing};
use duo::pack::Ability;
use duo::tell::goods_arg;
use duo::{Action, CardId, CardSet, Means, Refusal};
use leptos::prelude::*;
use room::plan;
use table::{Line, Refusal as _, Tell};
use woodland::Goods;

/// What a control of the sheet asks for.
#[derive(Clone, Copy, PartialEq)]
enum Wish {
    /// This choice.
    First(Action),
    /// A token is spent, or not.
    Token(bool),
    /// A resource is replaced, or not.
    Swap(bool),
    /// This hand card is given.
    Given(CardId),
    /// Just these resources are paid.
    Paid(Goods),
}

fn fulfils(plan: &Plan, wish: Wish) -> bool {
    match wish {
        Wish::First(action) => plan.first() == action,
        Wish::Token(spent) => plan.way.token.is_some() == spent,
        Wish::Swap(swapped) => plan.way.swapped == swapped,
        Wish::Given(card) => plan.way.given == Some(card),
        Wish::Paid(goods) => plan.way.paid == goods,
    }
}

/// The plan that fulfils a wish and otherwise stays near the present one; nothing if there is none.
fn nearest(plans: &[Plan], now: usize, wish: Wish) -> Option<usize> {
    let old = plans.get(now)?;
    let fits = |plan: &Plan| fulfils(plan, wish) && (matches!(wish, Wish::First(_)) || plan.first() == old.first());
    let strange = |plan: &Plan| match wish {
        // Another ability is tried at its cheapest.
        Wish::First(_) => [false; 4],
        _ => {
            let (way, was) = (&plan.way, &old.way);
            [way.given != was.given, way.token != was.token, way.swapped != was.swapped, way.paid != was.paid]
        }
    };
    let found = plans.iter().enumerate().filter(|(_, plan)| fits(plan));
    found.min_by_key(|(i, plan)| (strange(plan), *i)).map(|(i, _)| i)
}

/// One thing that can be ticked in the sheet.
struct Tick {
    /// `radio` or `checkbox`.
    role: &'static str,
    /// Whether it is ticked.
    on: bool,
    /// The plan that ticking it leads to; none if that is impossible.
    leads_to: Option<usize>,
    /// What it is.
    title: String,
    /// What it does, or why it cannot be ticked.
    detail: String,
}

impl Tick {
    /// The button.
    fn show(self, ctx: Ctx) -> impl IntoView + use<> {
        let Tick { role, on, leads_to, title, detail } = self;
        let off = leads_to.is_none() && !on;
        let class = format!("opt {} {} {}", role, if on { "on" } else { "" }, if off { "off" } else { "" });
        let mark = if off {
            icon("lock").into_any()
        } else {
            view! { <span class="bx">{on.then(|| icon("check"))}</span> }.into_any()
        };
        let small = (!detail.is_empty()).then(|| view! { <small>{detail}</small> });
        view! {
            <button class=class role=role aria-checked=on.to_string() aria-disabled=leads_to.is_none().to_string()
                on:click=move |_| if let Some(plan) = leads_to { ctx.way.set(plan) }>
                {mark}<span class="grow"><b>{title}</b>" "{small}</span>
            </button>
        }
    }
}

/// The cards of a mayor's city that help to pay, by how they do it.
struct Helpers {
    tokens: Vec<CardId>,
    swaps: Vec<CardId>,
    stars: Vec<CardId>,
}

fn helpers(city: CardSet) -> Helpers {
    let duo = rules();
    let says = |card: CardId, test: fn(&Standing) -> bool| match &duo.pack().card(card).ability {
        Ability::Stands(words) => words.iter().any(test),
        Ability::Acts(_) | Ability::Scores(_) => false,
    };
    let of = |test: fn(&Standing) -> bool| city.filter(|card| says(*card, test)).collect();
    Helpers {
        tokens: of(|word| matches!(word, Standing::Discount(discount) if discount.by == DiscountBy::Token)),
        swaps: of(|word| matches!(word, Standing::Swap)),
        stars: of(|word| matches!(word, Standing::Discount(discount) if discount.by != DiscountBy::Token)),
    }
}

/// Everything about paying for the card of the present plan: what can be ticked, and what cannot, with the reason.
fn payment(
    scene: &Scene,
    plans: &[Plan],
    now: usize,
    card: CardId,
) -> (impl IntoView + use<>, Option<impl IntoView + use<>>) {
    let ctx = ctx();
    let helpers = helpers(scene.view.mayors[scene.near.index()].city);
    let is_open = |tick: &Tick| tick.leads_to.is_some() || tick.on;
    let (discounts, no_discounts): (Vec<Tick>, Vec<Tick>) =
        discounts(ctx, scene, plans, now, &helpers).into_iter().partition(is_open);
    let (abilities, misfits): (Vec<Tick>, Vec<Tick>) =
        abilities(ctx, scene, plans, now, card, &helpers.stars).into_iter().partition(is_open);
    let show = move |ticks: Vec<Tick>| ticks.into_iter().map(|tick| tick.show(ctx)).collect_view();
    let (heading, closed) = (ctx.text("page-pay-abilities"), ctx.text("page-pay-impossible"));
    let open = view! {
        <h3>{ctx.text("page-pay-how")}</h3>
        {show(discounts)}
        {(abilities.len() > 1).then(|| view! {
            <div role="radiogroup" aria-label=heading.clone()>
                <div class="lab" aria-hidden="true">{icon("star")}" "{heading.clone()}</div>
                {show(abilities)}
            </div>
        })}
        {given(ctx, plans, now)}
        {spared(ctx, plans, now)}
    };
    let impossible: Vec<Tick> = no_discounts.into_iter().chain(misfits).collect();
    let impossible = (!impossible.is_empty()).then(|| {
        view! { <div role="group" aria-label=closed.clone()><div class="lab" aria-hidden="true">{closed.clone()}</div>{show(impossible)}</div> }
    });
    (open, impossible)
}

/// The discounts that add to everything else.
fn discounts(ctx: Ctx, scene: &Scene, plans: &[Plan], now: usize, helpers: &Helpers) -> Vec<Tick> {
    let why = |on: bool| ctx.text(if on { "page-pay-needed" } else { "page-pay-useless" });
    let tokens = helpers.tokens.iter().map(|&card| {
        let on = plans[now].way.token == Some(card);
        let left = scene.view.on[card].tokens;
        let leads_to = nearest(plans, now, Wish::Token(!on)).filter(|_| left > 0);
        let detail = match leads_to {
            Some(_) => ctx.say(&Line::new("page-pay-token").with("n", left)),
            None if left == 0 => ctx.text("page-pay-no-token"),
            None => why(on),
        };
        Tick { role: "checkbox", on, leads_to, title: card_name(ctx, card), detail }
    });
    let swaps = helpers.swaps.iter().map(|&card| {
        let on = plans[now].way.swapped;
        let leads_to = nearest(plans, now, Wish::Swap(!on));
        let detail = if leads_to.is_some() { ctx.text("page-pay-swap") } else { why(on) };
        Tick { role: "checkbox", on, leads_to, title: card_name(ctx, card), detail }
    });
    tokens.chain(swaps).collect()
}

/// No ability, the star abilities of the city, and Occupied tokens: one of them.
fn abilities(ctx: Ctx, scene: &Scene, plans: &[Plan], now: usize, card: CardId, stars: &[CardId]) -> Vec<Tick> {
    let duo = ctx.rules();
    let tick = |means: Means, title: String, detail: String| {
        let action = Action::Play { card, means };
        let leads_to = nearest(plans, now, Wish::First(action));
        let detail = if leads_to.is_some() { detail } else { why_not(ctx, action, means) };
        Tick { role: "radio", on: plans[now].first() == action, leads_to, title, detail }
    };
    let cost = ctx.arg(&duo.cost_arg(card));
    let mut ticks = vec![tick(Means::Cost, ctx.text("page-pay-plain"), cost)];
    ticks.extend(stars.iter().map(|&star| tick(Means::Star(star), card_name(ctx, star), star_text(ctx, star))));
    let homes: Vec<CardId> = plans
        .iter()
        .filter_map(|plan| match plan.way.means {
            Some(Means::Occupied(on)) => Some(on),
            _ => None,
        })
        .collect();
    let on = |home: CardId| ctx.say(&Line::new("page-pay-occupied").with("on", duo.card_name(home)));
    ticks.extend(homes.iter().map(|&home| tick(Means::Occupied(home), on(home), ctx.text("page-pay-free"))));
    let owns_token = scene.view.mayors[scene.near.index()].occupied.iter().next().is_some();
    if homes.is_empty() && owns_token {
        ticks.push(tick(Means::Occupied(card), ctx.text("page-pay-occupied-none"), String::new()));
    }
    ticks
}

/// What a star card takes off, and what that takes from its owner.
fn star_text(ctx: Ctx, star: CardId) -> String {
    let duo = ctx.rules();
    let Ability::Stands(words) = &duo.pack().card(star).ability else { return String::new() };
    let discount = words.iter().find_map(|word| match word {
        Standing::Discount(discount) => Some(discount),
        _ => None,
    });
    discount.map_or(String::new(), |discount| {
        let id = match discount.by {
            DiscountBy::Leave => "page-pay-star-leaves",
            DiscountBy::Tuck { .. } => "page-pay-star-tucks",
            DiscountBy::Free | DiscountBy::Token => "page-pay-star",
        };
        ctx.say(&Line::new(id).with("n", discount.less))
    })
}

/// Why the engine refuses a way to pay; what a star card says tells why it does not fit.
fn why_not(ctx: Ctx, action: Action, means: Means) -> String {
    let duo = ctx.rules();
    let refused = ctx.scene.with(|scene| plan::why_not(&*duo, &scene.as_ref()?.view, action));
    match (refused, means) {
        (Some(Refusal::NoStarAbility), Means::Star(star)) => {
            ctx.say(&Line::new("page-pay-misfit").with("text", duo.card_text(star)))
        }
        (Some(refusal), _) => ctx.say(&refusal.line()),
        (None, _) => ctx.text("page-pay-useless"),
    }
}

/// Which hand card is tucked or discarded.
fn given(ctx: Ctx, plans: &[Plan], now: usize) -> Option<impl IntoView + use<>> {
    let first = plans[now].first();
    let mut cards: Vec<CardId> = Vec::new();
    for card in plans.iter().filter(|plan| plan.first() == first).filter_map(|plan| plan.way.given) {
        if !cards.contains(&card) {
            cards.push(card);
        }
    }
    let heading = ctx.text("page-pay-given");
    let ticks = cards.iter().map(|&card| Tick {
        role: "radio",
        on: plans[now].way.given == Some(card),
        leads_to: nearest(plans, now, Wish::Given(card)),
        title: card_name(ctx, card),
        detail: String::new(),
    });
    (!cards.is_empty()).then(|| {
        view! {
            <div role="radiogroup" class="tight" aria-label=heading>
                <div class="lab" aria-hidden="true">{icon("card")} {heading.clone()}</div>
                {ticks.map(|tick| tick.show(ctx)).collect_view()}
            </div>
        }
    })
}

/// The ways to pay that differ only in which resources are spared.
fn spared(ctx: Ctx, plans: &[Plan], now: usize) -> Option<impl IntoView + use<>> {
    let plan = &plans[now];
    let alike = |other: &&Plan| {
        let key = |plan: &Plan| (plan.first(), plan.way.given, plan.way.token, plan.way.swapped);
        key(other) == key(plan)
    };
    let ways: Vec<&Plan> = plans.iter().filter(alike).collect();
    let heading = ctx.text("page-pay-with");
    (ways.len() > 1).then(|| {
        let buttons = ways.into_iter().map(|way| {
            let on = way.way.paid == plan.way.paid;
            let leads_to = nearest(plans, now, Wish::Paid(way.way.paid)).unwrap_or(now);
            let label = ctx.arg(&goods_arg(way.way.paid));
            let face = match way.way.paid.is_empty() {
                true => view! { <span>{label.clone()}</span> }.into_any(),
                false => glyphs(goods_glyphs(way.way.paid)).into_any(),
            };
            view! {
                <button class=if on { "heap on" } else { "heap" } role="radio" aria-checked=on.to_string() aria-label=label
                    on:click=move |_| ctx.way.set(leads_to)>{face}</button>
            }
        });
        view! {
            <div role="radiogroup" aria-label=heading>
                <div class="lab" aria-hidden="true">{heading.clone()}</div>
                <div class="heapsrow">{buttons.collect_view()}</div>
            </div>
        }
    })
}

/// What may be ticked: play or take, how to pay, or which of several ways; and the reserve it leaves.
pub fn payment_ways(scene: &Scene, plans: &[Plan], now: usize, reserve: Option<AnyView>) -> impl IntoView + use<> {
    let (ctx, duo) = (ctx(), rules());
    let first = plans[now].first();
    let is_play = |plan: &Plan| plan.first().verb() == Verb::Play;
    let tick = |action: Action| Tick {
        role: "radio",
        on: action == first || (action.verb() == Verb::Play && first.verb() == Verb::Play),
        leads_to: nearest(plans, now, Wish::First(action)),
        title: match action {
            Action::Play { .. } => ctx.text("page-way-play"),
            Action::Take(_) => ctx.text("page-way-take"),
            _ => ctx.say(&duo.offer(&scene.view, action)),
        },
        detail: String::new(),
    };
    // All ways to play are one way here; paying tells them apart.
    let play = plans.iter().find(|plan| is_play(plan)).map(Plan::first);
    let others = plans.iter().filter(|plan| !is_play(plan)).map(Plan::first);
    let ticks: Vec<Tick> = play.into_iter().chain(others).map(tick).collect();
    let class = if play.is_some() { "tight two" } else { "tight" };
    let choice = (ticks.len() > 1).then(|| {
        view! {
            <div role="radiogroup" class=class aria-label=ctx.text("page-ways")>{ticks.into_iter().map(|tick| tick.show(ctx)).collect_view()}</div>
        }
    });
    let (paying, impossible) = match first {
        Action::Play { card, .. } => {
            let (open, impossible) = payment(scene, plans, now, card);
            (Some(open), impossible)
        }
        _ => (None, None),
    };
    view! { {choice}{paying}{reserve}{impossible} }
}

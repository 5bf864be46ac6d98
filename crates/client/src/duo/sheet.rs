//! The sheet: one thing selected, its ways, and what the chosen one would lead to. The prompt confirms it.

use super::app::{Ctx, Panel, Scene, ctx};
use super::art::{good_icon, icon};
use super::card::{card_name, large};
use super::payment::{Tick, payment};
use super::plan::{Plan, Wish, nearest};
use super::thinker::duo;
use duo::board::{Preview, Target, Verb};
use duo::tell::{good_line, goods_arg};
use duo::{Action, Event, Means, Space, Token};
use leptos::prelude::*;
use table::{Arg, Line, Refusal, Tell};
use woodland::Good;

/// What a person who clicks a thing that cannot be chosen most likely wished.
fn wish(scene: &Scene, target: Target) -> Option<Action> {
    match target {
        Target::Space(space) => Some(Action::Place { space, twice: false }),
        Target::Card(card) if scene.view.mayors.iter().any(|mayor| mayor.city.has(card)) => {
            let red = duo().pack().card(card).colour == woodland::Colour::Red;
            red.then_some(Action::Place { space: Space::Red(card), twice: false })
        }
        Target::Card(card) => Some(Action::Play { card, means: Means::Cost }),
        Target::Spot(_) | Target::Deck | Target::Prompt => None,
    }
}

/// The sheet of the selected thing.
pub fn sheet(scene: &Scene, target: Target) -> impl IntoView + use<> {
    let ctx = ctx();
    let event_tile = |slot: duo::Slot| duo().pack().event(scene.view.events[slot.index()]);
    let title = match target {
        Target::Card(card) => card_name(ctx, card),
        Target::Space(Space::Event(slot)) => ctx.arg(&Arg::from(&event_tile(slot).entry.name)),
        Target::Space(space) => ctx.say(&duo().space_name(space)),
        Target::Spot(n) => ctx.say(&duo().post_name(duo::Post::Spot(n))),
        Target::Deck => ctx.text("page-deck"),
        Target::Prompt => String::new(),
    };
    let picture = match target {
        Target::Card(card) => large(card).into_any(),
        Target::Space(Space::Event(slot)) => {
            let tile = event_tile(slot);
            let text = ctx.arg(&duo().event_text(&scene.view, scene.view.events[slot.index()]));
            let reward = ctx.arg(&Arg::from(&duo().pack().slots[slot.index()].entry.text));
            let line = Line::new("page-event-sheet").with("points", tile.points).with("reward", reward);
            view! { <p class="tx">{text}</p><p class="mut">{ctx.say(&line)}</p> }.into_any()
        }
        Target::Space(space) => {
            let text = ctx.arg(&duo().space_text(&scene.view, space));
            view! { <p class="tx">{text}</p> }.into_any()
        }
        Target::Deck => {
            let line =
                Line::new("page-piles").with("deck", scene.view.deck_count).with("discard", scene.view.discard_count);
            view! { <p class="tx">{ctx.say(&line)}</p> }.into_any()
        }
        Target::Spot(_) | Target::Prompt => ().into_any(),
    };
    let label = title.clone();
    // A card bears its name itself.
    let is_card = matches!(target, Target::Card(_));
    let close = move |_| ctx.back();
    let plans = ctx.plans.get();
    let now = ctx.way.get();
    let (ways, then) = match plans.get(now) {
        Some(_) => {
            let preview = ctx.preview.get();
            let reserve = preview.as_ref().map(|preview| reserve(ctx, preview).into_any());
            (ways(scene, &plans, now, reserve).into_any(), preview.map(|preview| effects(ctx, &preview)))
        }
        None => (refusal(scene, target).into_any(), None),
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

/// What may be ticked: play or take, how to pay, or which of several ways; and the reserve it leaves.
fn ways(scene: &Scene, plans: &[Plan], now: usize, reserve: Option<AnyView>) -> impl IntoView + use<> {
    let ctx = ctx();
    let first = plans[now].first();
    let is_play = |plan: &Plan| plan.first().verb() == Verb::Play;
    let tick = |action: Action| Tick {
        role: "radio",
        on: action == first || (action.verb() == Verb::Play && first.verb() == Verb::Play),
        leads_to: nearest(plans, now, Wish::First(action)),
        title: match action {
            Action::Play { .. } => ctx.text("page-way-play"),
            Action::Take(_) => ctx.text("page-way-take"),
            _ => ctx.say(&duo().offer(&scene.view, action)),
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

/// The reserve before and after.
fn reserve(ctx: Ctx, preview: &Preview) -> impl IntoView + use<> {
    let heap = |name: &'static str, was: u16, is: u16, label: String| {
        let number = match was == is {
            true => view! { <span aria-hidden="true">{is}</span> }.into_any(),
            false => view! { <span aria-hidden="true"><s>{was}" → "</s>{is}</span> }.into_any(),
        };
        view! { <div role="img" aria-label=label>{icon(name)}{number}</div> }
    };
    let goods = Good::ALL.map(|good| {
        let (was, is) = (preview.before.goods.of(good), preview.after.goods.of(good));
        heap(good_icon(good), was.into(), is.into(), ctx.say(&good_line(good, is)))
    });
    let (was, is) = (preview.before.points, preview.after.points);
    let points = (was != is).then(|| heap("point", was, is, ctx.say(&Line::new("n-point-token").with("n", is))));
    view! {
        <div class="lab">{ctx.text("page-before-after")}</div>
        <div class="pay">{goods.collect_view()}{points}</div>
    }
}

/// What moves, the score, and whether it can be undone.
fn effects(ctx: Ctx, preview: &Preview) -> impl IntoView + use<> {
    let lines = preview.told.iter().filter_map(|event| {
        let name = match event {
            Event::MovedToken { token: Token::Sun, .. } => "sun",
            Event::MovedToken { token: Token::Moon, .. } => "moon",
            Event::SpentToken { .. } | Event::Visited { .. } => "point",
            Event::StarUsed { .. } => "star",
            Event::Settled { .. } | Event::Occupied { .. } => "occupied",
            Event::Tucked { .. } | Event::Discarded { .. } => "card",
            Event::Claimed { .. } => "event",
            Event::Season { .. } => "next",
            // The rest is said by the title or by the reserve.
            _ => return None,
        };
        duo().tell(event).map(|line| view! { <span>{icon(name)}{ctx.say(&line)}</span> })
    });
    view! {
        <div class="eff">
            <b>{ctx.text("page-then")}</b>
            {lines.take(5).collect_view()}
            <span>{icon("point")}{ctx.say(&score_line(preview))}</span>
            <span>{icon("eye")}{ctx.text(undo_text(preview))}</span>
        </div>
    }
}

fn score_line(preview: &Preview) -> Line {
    Line::new("page-preview-score")
        .with("before", preview.before.score.total())
        .with("after", preview.after.score.total())
}

fn undo_text(preview: &Preview) -> &'static str {
    if preview.is_final { "page-preview-final" } else { "page-preview-undo" }
}

/// The plan in one sentence.
pub fn plan_line(scene: &Scene, plan: &Plan) -> Line {
    let (card, means) = match plan.first() {
        Action::Play { card, means } => (card, means),
        Action::Take(card) => return Line::new("page-plan-take").with("card", duo().card_name(card)),
        other => return duo().offer(&scene.view, other),
    };
    let mut price: Vec<Arg> = Vec::new();
    match means {
        Means::Occupied(on) => price.push(Line::new("page-price-occupied").with("on", duo().card_name(on)).into()),
        _ if !plan.paid.is_empty() => price.push(goods_arg(plan.paid)),
        _ => {}
    }
    if let Means::Star(star) = means {
        price.push(Line::new("page-price-star").with("star", duo().card_name(star)).into());
    }
    price.extend(plan.token.map(|card| Line::new("page-price-token").with("card", duo().card_name(card)).into()));
    price.extend(plan.given.map(|card| duo().card_name(card)));
    Line::new("page-plan").with("card", duo().card_name(card)).with("price", Arg::List(price))
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
        Action::Play { card, .. } => ctx.say(&Line::new("page-confirm-play").with("card", duo().card_name(card))),
        Action::Take(card) => ctx.say(&Line::new("page-confirm-take").with("card", duo().card_name(card))),
        Action::Place { .. } => ctx.text("page-confirm-place"),
        _ => ctx.text("page-confirm"),
    }
}

/// Why the thing cannot be chosen, with the rule.
fn refusal(scene: &Scene, target: Target) -> impl IntoView + use<> {
    let ctx = ctx();
    let refused = wish(scene, target)
        .filter(|_| !scene.bot && !scene.curtain)
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

//! The sheet: one thing selected, its ways, what each would lead to, and the button that commits.

use crate::app::{Panel, Scene, ctx};
use crate::art::{good_icon, icon};
use crate::card::{card_name, large};
use crate::thinker::duo;
use duo::board::Target;
use duo::tell::good_line;
use duo::{Action, Means, Space};
use leptos::prelude::*;
use table::{Line, Refusal, Tell};
use woodland::Good;

/// What a person who clicks a thing that cannot be chosen most likely wished.
fn wish(scene: &Scene, target: Target) -> Option<Action> {
    match target {
        Target::Space(Space::Event(slot)) => Some(Action::Place { space: Space::Event(slot), twice: false }),
        Target::Space(space) => Some(Action::Place { space, twice: false }),
        Target::Card(card) if scene.view.mayors.iter().any(|mayor| mayor.city.has(card)) => {
            let red = duo().pack().card(card).colour == woodland::Colour::Red;
            red.then_some(Action::Place { space: Space::Red(card), twice: false })
        }
        Target::Card(card) => Some(Action::Play { card, means: Means::Cost }),
        Target::Prompt => None,
    }
}

/// The sheet of the selected thing.
pub fn sheet(scene: &Scene, target: Target) -> impl IntoView + use<> {
    let ctx = ctx();
    let choices = ctx.choices_at(scene, target);
    let way = ctx.way.get().min(choices.len().saturating_sub(1));
    let title = match target {
        Target::Card(card) => card_name(ctx, card),
        Target::Space(Space::Event(slot)) => {
            let tile = duo().pack().event(scene.view.events[slot.index()]);
            ctx.words().arg(&table::Arg::from(&tile.entry.name))
        }
        Target::Space(space) => ctx.say(&duo().space_name(space)),
        Target::Prompt => String::new(),
    };
    let picture = match target {
        Target::Card(card) => large(card).into_any(),
        Target::Space(Space::Event(slot)) => {
            let tile = duo().pack().event(scene.view.events[slot.index()]);
            let text = ctx.words().arg(&table::Arg::from(&tile.entry.text));
            let reward = ctx.words().arg(&table::Arg::from(&duo().pack().slots[slot.index()].entry.text));
            let line = Line::new("page-event-sheet").with("points", tile.points).with("reward", reward);
            view! { <p class="tx">{text}</p><p class="mut">{ctx.say(&line)}</p> }.into_any()
        }
        Target::Space(space) => {
            let text = ctx.words().arg(&duo().space_text(&scene.view, space));
            view! { <p class="tx">{text}</p> }.into_any()
        }
        Target::Prompt => ().into_any(),
    };
    let label = title.clone();
    let close = move |_| ctx.back();
    let body = match choices.get(way).copied() {
        Some(action) => ways(scene, choices, way, action).into_any(),
        None => refusal(scene, target).into_any(),
    };
    view! {
        <div class="veil" on:click=close></div>
        <section class="sheet panel" role="dialog" aria-label=label>
            <div class="row"><h2 class="grow">{title}</h2>
                <button id="sheet-close" class="btn quiet sq" aria-label=ctx.text("page-close") on:click=close>{icon("close")}</button>
            </div>
            <div class="cols2"><div>{picture}</div><div class="grow">{body}</div></div>
        </section>
    }
}

/// The ways to do it, a preview of the chosen one, and the buttons.
fn ways(scene: &Scene, choices: Vec<Action>, way: usize, action: Action) -> impl IntoView + use<> {
    let ctx = ctx();
    let options = choices
        .iter()
        .enumerate()
        .map(|(i, &action)| {
            let offer = ctx.say(&duo().offer(&scene.view, action));
            let on = i == way;
            view! {
                <button class=if on { "opt on" } else { "opt" } role="radio" aria-checked=on.to_string()
                    on:click=move |_| ctx.way.set(i)>
                    <span class="bx r">{on.then(|| icon("check"))}</span><span>{offer}</span>
                </button>
            }
        })
        .collect_view();
    let preview = duo().preview(&scene.view, scene.near, action).map(|preview| {
        let goods = Good::ALL.map(|good| {
            let (was, is) = (preview.goods.0.of(good), preview.goods.1.of(good));
            let label = ctx.say(&good_line(good, is));
            view! {
                <div>{icon(good_icon(good))}<span class="sr">{label}</span>
                    {if was == is { view! { <span>{is}</span> }.into_any() } else { view! { <span><s>{was}" → "</s>{is}</span> }.into_any() }}
                </div>
            }
        });
        let score = Line::new("page-preview-score")
            .with("before", preview.score.0.total())
            .with("after", preview.score.1.total());
        let undo = if preview.is_final { "page-preview-final" } else { "page-preview-undo" };
        view! {
            <div class="lab">{ctx.text("page-before-after")}</div>
            <div class="pay">{goods.collect_view()}</div>
            <div class="eff"><span>{icon("eye")}{ctx.text(undo)}</span><span>{icon("point")}{ctx.say(&score)}</span></div>
        }
    });
    view! {
        <div role="radiogroup" class="opts">{options}</div>
        {preview}
        <div class="btns">
            <button class="btn" on:click=move |_| ctx.back()>{ctx.text("page-back")}</button>
            <button id="confirm" class="btn pri" on:click=move |_| ctx.act(action)>{icon("check")}{ctx.text("page-confirm")}</button>
        </div>
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

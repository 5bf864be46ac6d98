//! The sheet: one thing selected, its ways, and what the chosen one would lead to. The prompt confirms it.

use crate::common::settings::Confirm;
use crate::shell::app::{Ctx, Panel, Pick, ctx, rules};
use crate::shell::face::{Face, Heap};
use crate::shell::glyph::icon;
use crate::shell::speech::capital;
use crate::shell::{Plan, Preview, Rules, Scene, Target};
use leptos::prelude::*;
use room::plan::why_not;
use table::board::{Barrier, Board};
use table::entry::Entry;
use table::pack::Provenance;
use table::{Line, Refusal, Side, Tell};

/// How much of what would happen is told.
const EFFECTS: usize = 6;

/// The sheet of what is selected.
pub fn sheet(scene: &Scene, pick: Pick) -> impl IntoView + use<> {
    let (ctx, rules) = (ctx(), rules());
    let (title, (picture, is_card)) = match pick {
        Pick::Word(action) => {
            let means = rules.means(scene, action).map(|line| view! { <p class="tx">{ctx.say(&line)}</p> });
            (ctx.say(&rules.offer(&scene.view, action)), (means.into_any(), false))
        }
        Pick::Thing(target) => {
            (ctx.arg(&rules.target_name(&scene.view, scene.near, target)), Rules::picture(scene, target))
        }
    };
    let title = capital(title);
    let label = title.clone();
    let close = move |_| ctx.back();
    let plans = ctx.plans.get();
    let now = ctx.way.get();
    let (ways, then) = match (plans.get(now), pick) {
        (Some(_), _) => {
            let preview = ctx.preview.get();
            let reserve = preview.as_ref().and_then(|preview| reserve(ctx, preview)).map(IntoAny::into_any);
            (Rules::ways(scene, &plans, now, reserve), preview.map(|preview| effects(ctx, &preview)))
        }
        (None, Pick::Thing(target)) => (refusal(scene, target).into_any(), None),
        (None, Pick::Word(_)) => (().into_any(), None),
    };
    // A card bears its name itself.
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

/// The mark of what has a value of ours.
pub fn unofficial(ctx: Ctx, entry: &Entry) -> Option<impl IntoView + use<>> {
    let ours = entry.provenance.iter().any(|(_, origin)| *origin == Provenance::Reconstructed);
    ours.then(|| view! { <div class="unoff">{icon("info")} {ctx.text("page-unofficial-value")}</div> })
}

/// The reserve before and after, where anything of it changes.
fn reserve(ctx: Ctx, preview: &Preview) -> Option<impl IntoView + use<>> {
    heaps(preview).find(|(before, after)| before.n != after.n)?;
    let heaps = heaps(preview).filter(|(before, after)| before.n != after.n || !after.seldom);
    Some(view! {
        <div class="lab">{ctx.text("page-before-after")}</div>
        <div class="pay">{heaps.map(|(before, after)| heap(ctx, before.n, &after)).collect_view()}</div>
    })
}

/// What of the reserve would change.
pub fn changes(ctx: Ctx, preview: &Preview) -> Option<impl IntoView + use<>> {
    let mut heaps = heaps(preview).filter(|(before, after)| before.n != after.n).peekable();
    heaps.peek()?;
    Some(view! { <div class="pay">{heaps.map(|(before, after)| heap(ctx, before.n, &after)).collect_view()}</div> })
}

fn heaps(preview: &Preview) -> impl Iterator<Item = (Heap, Heap)> + use<> {
    Rules::heaps(&preview.before).into_iter().zip(Rules::heaps(&preview.after))
}

/// So much of something, and how much it was.
pub fn heap(ctx: Ctx, was: u16, after: &Heap) -> impl IntoView + use<> {
    let number = match was == after.n {
        true => view! { <span aria-hidden="true">{after.n}</span> }.into_any(),
        false => view! { <span aria-hidden="true"><s>{was}" → "</s>{after.n}</span> }.into_any(),
    };
    view! { <div role="img" aria-label=ctx.say(&after.words)>{icon(after.icon)}{number}</div> }
}

/// What moves, the score, and whether it can be undone.
fn effects(ctx: Ctx, preview: &Preview) -> impl IntoView + use<> {
    let rules = ctx.rules();
    let line = |event| {
        let (name, line) = (rules.effect_icon(event)?, rules.tell(event)?);
        Some(view! { <span>{icon(name)}<span>{ctx.say(&line)}</span></span> })
    };
    let lines: Vec<_> = preview.told.iter().filter_map(line).take(EFFECTS).collect();
    let undo = if is_final(ctx, preview) { "warn" } else { "undo" };
    view! {
        <div class="eff">
            <b>{ctx.text("page-then")}</b>
            {lines}
            {preview.asks.then(|| view! { <span>{icon("next")}<span>{ctx.text("page-preview-asks")}</span></span> })}
            {score_line(preview).map(|line| view! { <span>{icon("point")}<span>{ctx.say(&line)}</span></span> })}
            <span>{icon(undo)}<span>{ctx.text(undo_text(ctx, preview))}</span></span>
        </div>
    }
}

/// What the score becomes, if it changes.
fn score_line(preview: &Preview) -> Option<Line> {
    let [before, after] = [&preview.before, &preview.after].map(Rules::points);
    (before != after).then(|| Line::new("page-preview-score").with("before", before).with("after", after))
}

/// Whether it cannot be undone: not even before the opponent in the box plays.
fn is_final(ctx: Ctx, preview: &Preview) -> bool {
    match preview.barrier {
        Some(Barrier::Drawn) => true,
        Some(Barrier::TheirTurn) => !ctx.has_beat_before(Side::RIVAL),
        None => false,
    }
}

/// Whether what is selected is done at once: there is one way, and the person wants no second look at such a thing.
pub fn goes_unseen(ctx: Ctx) -> bool {
    let single = |plans: &Vec<Plan>| (plans.len() == 1).then(|| plans[0].first());
    let Some(action) = ctx.plans.with_untracked(single) else { return false };
    ctx.preview.get_untracked().is_some_and(|preview| match ctx.settings.get_untracked().confirm {
        Confirm::Always => ctx.rules().manner(action).light && !is_final(ctx, &preview),
        Confirm::Final => !is_final(ctx, &preview),
        Confirm::Never => true,
    })
}

/// Whether it can be undone, and how long: what is promised here is kept.
fn undo_text(ctx: Ctx, preview: &Preview) -> &'static str {
    let me = ctx.scene.with_untracked(|scene| scene.as_ref().map(|scene| scene.near));
    match (preview.barrier, preview.next.filter(|&next| Some(next) != me)) {
        (Some(Barrier::TheirTurn), _) if is_final(ctx, preview) => "page-preview-theirs",
        (Some(Barrier::TheirTurn), _) => "page-preview-until",
        (Some(Barrier::Drawn), _) => "page-preview-final",
        (None, None) if preview.later => "page-preview-later",
        (None, None) => "page-preview-undo",
        (None, Some(next)) if ctx.has_beat_before(next.into()) => "page-preview-until",
        (None, Some(_)) => "page-preview-ends",
    }
}

/// What the score becomes and whether it can be undone, in one sentence.
pub fn outlook(ctx: Ctx) -> String {
    ctx.preview.get().map_or(String::new(), |preview| {
        let score = score_line(&preview).map_or(String::new(), |line| ctx.say(&line) + ". ");
        score + &ctx.text(undo_text(ctx, &preview))
    })
}

/// Why the thing cannot be chosen, with the rule.
fn refusal(scene: &Scene, target: Target) -> impl IntoView + use<> {
    let (ctx, rules) = (ctx(), rules());
    let asked = !scene.bot && !scene.curtain && scene.decider == Some(scene.near);
    let wish = rules.wish(&scene.view, scene.near, target).filter(|_| asked);
    let refused = wish.and_then(|wish| why_not(&*rules, &scene.view, wish));
    let first = scene.taught().filter(|_| refused.is_none());
    let first = first.map(|taught| {
        let line = Line::new("page-lesson-first").with("what", ctx.thing(scene, taught));
        view! { <p class="why-not">{icon("lock")} {ctx.say(&line)}</p> }
    });
    let refused = refused.map(|refused| {
        let number = refused.paragraph();
        let missing = rules.missing(scene, target).map(|line| view! { <b>" "{ctx.say(&line)}</b> });
        view! {
            <p class="why-not">{icon("lock")} {ctx.say(&refused.line())}{missing}</p>
            <button class="btn quiet" on:click=move |_| ctx.panel.set(Some(Panel::Rules(Some(number.to_owned()))))>
                {icon("book")} {ctx.say(&Line::new("page-rule").with("number", number))}
            </button>
        }
    });
    view! { {refused}{first} }
}

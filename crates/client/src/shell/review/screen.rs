//! The screen of a review: the curve, the turning points, and the table before any move.

use super::curve::{curve, per_cent};
use super::small::small;
use super::{Back, Work, back, offer};
use crate::shell::Action;
use crate::shell::app::{Ctx, Panel, ctx, rules};
use crate::shell::glyph::{icon, icon_as};
use crate::shell::link::share;
use leptos::prelude::*;
use room::Moment;
use table::board::Board;
use table::review::{Decision, Review};
use table::{Arg, Line};

/// The review of the game on the table.
#[component]
pub fn Screen() -> impl IntoView {
    let (ctx, back) = (ctx(), back());
    let course = ctx.of_source(|source| source.course()).unwrap_or_default();
    let last = course.len().saturating_sub(1);
    let is_short = back.review.with_untracked(|review| review.as_ref().is_none_or(Review::is_short));
    let scores = course.last().map_or(Vec::new(), |moment| moment.scores.clone());
    let over = ctx.of_source(|source| source.is_over()).unwrap_or(false);
    let title = if over { "page-review-title" } else { "page-review-now" };
    let title = move || ctx.say(&Line::new(title).with("who", standing(&scores)));
    let leave = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" {
            event.stop_propagation();
            back.close();
        }
    };
    view! {
        <main class="review" on:keydown=leave>
            <header class="review-bar">
                <button class="btn sq quiet" id="review-close" aria-label=move || ctx.text("page-back") on:click=move |_| back.close()>{icon_as("chev", "turned")}</button>
                <div class="grow"><h1>{title}</h1><p class="mut">{move || ctx.say(&Line::new("page-moves-made").with("n", last))}</p></div>
                <button class="btn quiet" aria-label=move || ctx.text("page-share") on:click=move |_| share(ctx)>{icon("share")}</button>
                <button class="btn quiet all-moves" on:click=move |_| ctx.panel.set(Some(Panel::Log))>{icon("log")}{move || ctx.text("page-log")}</button>
            </header>
            {body(ctx, back, course, is_short)}
        </main>
    }
}

/// Everybody's points.
fn standing(scores: &[i32]) -> Arg {
    let each = rules()
        .rivals()
        .into_iter()
        .zip(scores)
        .map(|((_, name), points)| Arg::from(Line::new("page-review-of").with("who", name).with("n", *points)));
    Arg::List(each.collect())
}

fn body(ctx: Ctx, back: Back, course: Vec<Moment>, is_short: bool) -> impl IntoView {
    let chips =
        move || back.points().into_iter().enumerate().map(|(n, point)| chip(ctx, back, n, &point)).collect_view();
    let points = move || {
        let points = back.points();
        let head = match (back.work.get(), points.is_empty()) {
            _ if is_short => ctx.text("review-too-short"),
            (Work::Done, true) => ctx.text("review-no-mistake"),
            _ => ctx.say(&Line::new("page-review-points").with("n", points.len())),
        };
        let cards = points.iter().enumerate().map(|(n, point)| card(ctx, back, n, point)).collect_view();
        view! { <h2>{head}</h2><ol>{cards}</ol> }
    };
    let best = move || back.of(|review| review.strongest().cloned()).map(|best| strongest(ctx, back, &best));
    view! {
        <section class="panel box chances-of">
            <div class="row wrap"><h2 class="grow">{move || ctx.text("page-review-chance")}</h2><span class="mut">{move || ctx.text("page-review-scale")}</span></div>
            {curve(course.clone())}
            {move || progress(ctx, back)}
        </section>
        <div class="pivots-nav">{chips}</div>
        <section class="pivots">{points}{best}
            <p class="mut as-seen">{icon("eye")}{move || ctx.text("review-as-seen")}</p></section>
        {position(ctx, back, course)}
    }
}

/// How far the judging is, and a way to stop it.
fn progress(ctx: Ctx, back: Back) -> Option<AnyView> {
    let work = back.work.get();
    let (done, all) = back.of(|review| review.progress());
    let far = Line::new("page-review-progress").with("n", 100 * done / all.max(1));
    let button = |id: &'static str, text: &'static str, does: fn(Back, Ctx)| {
        view! { <button class="btn" id=id on:click=move |_| does(back, ctx)>{ctx.text(text)}</button> }
    };
    let bar = move |button| {
        let said = ctx.say(&far);
        view! { <div class="row judging"><progress max=all.to_string() value=done.to_string() aria-label=said.clone()></progress><span class="num mut">{said}</span>{button}</div> }
    };
    match work {
        Work::Done => None,
        Work::Under => Some(bar(button("review-stop", "page-review-stop", |back, _| back.stop())).into_any()),
        Work::Stopped => Some(bar(button("review-on", "page-review-on", Back::go_on)).into_any()),
        Work::Failed => Some(view! { <p role="alert">{ctx.text("page-no-thinker")}</p> }.into_any()),
    }
}

fn season(ctx: Ctx, after: usize) -> Line {
    let season = ctx.of_source(|source| source.scene_at(after).season.name);
    season.unwrap_or(Line::new("nothing"))
}

fn chip(ctx: Ctx, back: Back, n: usize, point: &Decision<Action>) -> impl IntoView + use<> {
    let after = point.after;
    let pressed = move || (back.at.get() == after).to_string();
    let text = ctx.say(&Line::new("page-review-chip").with("n", after + 1));
    view! { <button class="btn" aria-pressed=pressed on:click=move |_| back.look(after)><b class="nth" aria-hidden="true">{n + 1}</b>{text}</button> }
}

/// A turning point: when, what it cost, what was played, what would have been better.
fn card(ctx: Ctx, back: Back, n: usize, point: &Decision<Action>) -> Option<impl IntoView + use<>> {
    let (after, judged) = (point.after, point.judged.as_ref()?);
    let head = ctx.say(&Line::new("page-review-point").with("n", after + 1).with("season", season(ctx, after)));
    let played = Line::new("review-played").with("what", offer(ctx, after, point.played)?);
    let better = Line::new("review-better").with("what", offer(ctx, after, judged.other)?);
    let why = Line::new("review-why").with("reason", judged.reason.clone());
    let (before, now) = (
        ctx.arg(&per_cent(judged.before().share)),
        ctx.say(&Line::new("page-review-per-cent").with("n", per_cent(judged.played.share))),
    );
    let class = move || if back.at.get() == after { "on" } else { "" };
    Some(view! {
        <li class=class>
            <button class="pivot panel" data-key=(n + 1).to_string() on:click=move |_| back.look(after)>
                <b class="nth" aria-hidden="true">{n + 1}</b>
                <span><span class="row"><b class="grow">{head}</b><b class="num">{before}" → "<span class="lost">{now}</span></b></span>
                    <span>{ctx.say(&played)}</span><b class="better">{ctx.say(&better)}</b><span>{ctx.say(&why)}</span></span>
            </button>
        </li>
    })
}

/// The strongest move.
fn strongest(ctx: Ctx, back: Back, best: &Decision<Action>) -> Option<impl IntoView + use<>> {
    let (after, judged) = (best.after, best.judged.as_ref()?);
    let head = ctx.say(&Line::new("page-review-strongest").with("n", after + 1));
    let odds = Line::new("page-review-otherwise")
        .with("n", per_cent(judged.played.share))
        .with("other", per_cent(judged.instead.share));
    let played = Line::new("review-played").with("what", offer(ctx, after, best.played)?);
    Some(view! {
        <button class="pivot strongest" on:click=move |_| back.look(after)>
            {icon_as("star", "big")}
            <span><span class="row"><b class="grow">{head}</b><b class="num">{ctx.say(&odds)}</b></span><span>{ctx.say(&played)}</span></span>
        </button>
    })
}

/// Where one looks, in words: before a move, or along what would have been better.
fn whereabouts(ctx: Ctx, back: Back, course: &[Moment]) -> impl IntoView + use<> {
    let at = back.at.get().min(course.len() - 1);
    let (head, facts, told) = match (back.ahead(ctx), back.step.get()) {
        (Some(ahead), Some(step)) => (
            Line::new("page-review-ahead").with("n", step + 1).with("last", ahead.last),
            ctx.text("page-review-imagined"),
            ahead.told,
        ),
        _ => (
            Line::new("page-review-before").with("n", at + 1),
            format!("{} · {}", ctx.say(&course[at].season.name), ctx.arg(&standing(&course[at].scores))),
            ctx.of_source(|source| source.told_by(at + 1)).unwrap_or_default(),
        ),
    };
    let head = ctx.say(&head);
    view! { <h2>{head}</h2><p class="mut">{facts}</p><p class="told" aria-live="polite">{ctx.tell(&told)}</p> }
}

/// The way along what would have been better, where that is known, and back.
fn better_line(ctx: Ctx, back: Back) -> Option<AnyView> {
    let is_known = back.point().and_then(|it| it.judged).is_some_and(|it| !it.line.is_empty());
    let show = move |to: Option<usize>| move |_| back.step.set(to);
    match (back.step.get(), back.ahead(ctx)) {
        (Some(step), Some(ahead)) => {
            let next = (step + 1 < ahead.last).then(|| {
                view! { <button class="btn grow" id="review-next" on:click=show(Some(step + 1))>{icon("next")}{ctx.text("page-next")}</button> }
            });
            Some(view! { {next}<button class="btn grow" id="review-back" on:click=show(None)>{icon("undo")}{ctx.text("page-to-now")}</button> }.into_any())
        }
        _ if is_known => Some(
            view! { <button class="btn grow" id="review-line" on:click=show(Some(0))>{icon("eye")}{ctx.text("page-review-line")}</button> }
                .into_any(),
        ),
        _ => None,
    }
}

/// Where one looks, stepping, and the ways to see the table, to see what would have been better, and to play on.
fn position(ctx: Ctx, back: Back, course: Vec<Moment>) -> impl IntoView {
    let last = course.len().saturating_sub(1);
    let go = move |to: usize| back.look(to.min(last.saturating_sub(1)));
    let step = move |by: isize| move |_| go(back.at.get_untracked().saturating_add_signed(by));
    let number = move || ctx.say(&Line::new("page-move-of").with("n", back.at.get() + 1).with("last", last));
    let may = Memo::new(move |_| ctx.of_source(|source| source.may_branch(back.at.get())).unwrap_or(false));
    let stays = move || ctx.text(if may.get() { "page-review-stays" } else { "page-review-hidden" });
    view! {
        <section class="panel box position">
            <div class="before">{move || whereabouts(ctx, back, &course)}{small()}</div>
            <div class="row line">{move || better_line(ctx, back)}</div>
            <div class="ways">
                <div class="row steps panel">
                    <button class="btn sq quiet" aria-label=move || ctx.text("page-review-first") on:click=move |_| go(0)>{icon_as("skip", "turned")}</button>
                    <button class="btn sq quiet" aria-label=move || ctx.text("page-step-back") on:click=step(-1)>{icon_as("chev", "turned")}</button>
                    <span class="grow num" id="review-number">{number}</span>
                    <button class="btn sq quiet" aria-label=move || ctx.text("page-step-on") on:click=step(1)>{icon("chev")}</button>
                    <button class="btn sq quiet" aria-label=move || ctx.text("page-review-last") on:click=move |_| go(last)>{icon("skip")}</button>
                </div>
                <div class="row do">
                    <button class="btn" id="review-table" on:click=move |_| ctx.looking.set(Some(back.at.get_untracked()))>{icon("eye")}{move || ctx.text("page-review-table")}</button>
                    <button class="btn pri grow" id="review-play" disabled=move || !may.get() on:click=move |_| back.play_on(ctx)>{icon("play")}{move || ctx.text("page-review-play")}</button>
                </div>
                <p class="mut stays">{stays}</p>
            </div>
        </section>
    }
}

//! The curve of chances, which is a slider.

use super::{Back, back};
use crate::shell::Action;
use crate::shell::app::{Ctx, ctx};
use crate::shell::chart::bands;
use leptos::prelude::*;
use room::Moment;
use table::review::{Decision, Odds, Review};
use table::{Arg, Line};
use wasm_bindgen::JsCast;

/// A chance as it is said.
pub fn per_cent(share: f32) -> Arg {
    Arg::Decimal(f64::from(100.0 * share), 0)
}

/// The chance to win before a move, as far as it is known: before a decision, or after the one before.
pub fn chance(back: Back, at: usize) -> Option<f32> {
    let (after, odds) = back.of(Review::curve).into_iter().take_while(|(after, _)| *after <= at).last()?;
    let played = || {
        let is_it = |decision: &&Decision<Action>| decision.after == after;
        back.of(|review| review.decisions().iter().find(is_it).and_then(|it| Some(it.judged.as_ref()?.played.share)))
    };
    if after == at { Some(odds.share) } else { played() }
}

/// The season, move and chance of where one looks, in words.
fn said(ctx: Ctx, back: Back, course: &[Moment]) -> String {
    let at = back.at.get();
    let line = match chance(back, at) {
        Some(share) => Line::new("page-review-value").with("chance", per_cent(share)),
        None => Line::new("page-review-unknown"),
    };
    let season = course.get(at).map_or(Line::new("nothing"), |moment| moment.season.name.clone());
    ctx.say(&line.with("n", at + 1).with("last", course.len() - 1).with("season", season))
}

/// How far to the right a move lies, in per cent.
fn across(number: usize, last: usize) -> f64 {
    100.0 * number as f64 / last as f64
}

/// The chances as a line with their doubt, and the turning points as drops.
fn lines(back: Back, last: usize) -> impl IntoView {
    let spot = move |number: usize, share: f32| format!("{:.2},{:.2}", across(number, last), 100.0 - 100.0 * share);
    let curve = Memo::new(move |_| back.of(Review::curve));
    let along = move |of: fn(Odds) -> f32| {
        curve.with(|curve| curve.iter().map(|&(at, odds)| spot(at, of(odds))).collect::<Vec<_>>())
    };
    let line = move || along(|odds| odds.share).join(" ");
    let doubt = move || {
        let (high, low) = (along(|odds| odds.high), along(|odds| odds.low));
        high.into_iter().chain(low.into_iter().rev()).collect::<Vec<_>>().join(" ")
    };
    let drops = move || {
        let drop = |point: Decision<Action>| {
            let judged = point.judged?;
            let ends = [spot(point.after, judged.before().share), spot(point.after + 1, judged.played.share)];
            Some(view! { <polyline class="drop" points=ends.join(" ")></polyline> })
        };
        back.points().into_iter().map(drop).collect_view()
    };
    view! {
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <polygon class="doubt" points=doubt></polygon>
            <polyline class="s0" points=line></polyline>
            {drops}
        </svg>
    }
}

/// The numbers of the turning points, each over its drop.
fn peaks(back: Back, last: usize) -> impl IntoView {
    let peak = move |(n, point): (usize, Decision<Action>)| {
        let share = point.judged?.before().share.min(0.86);
        let style = format!("left:{}%;bottom:calc({}% + 22px)", across(point.after, last), 100.0 * share);
        let class = move || if back.at.get() == point.after { "peak on" } else { "peak" };
        Some(view! { <span class=class style=style><span>{n + 1}</span></span> })
    };
    move || back.points().into_iter().enumerate().map(peak).collect_view()
}

/// Where a key leads: a move on or back, to the ends, to a turning point.
fn wished(back: Back, key: &str, last: usize) -> Option<usize> {
    let at = back.at.get_untracked();
    match key {
        "ArrowLeft" | "ArrowDown" => Some(at.saturating_sub(1)),
        "ArrowRight" | "ArrowUp" => Some(at + 1),
        "Home" => Some(0),
        "End" => Some(last),
        digit => back.points().get(digit.parse::<usize>().ok()?.checked_sub(1)?).map(|point| point.after),
    }
}

/// Chances over the game with their doubt, seasons as bands, turning points with their numbers.
pub fn curve(course: Vec<Moment>) -> impl IntoView {
    let (ctx, back) = (ctx(), back());
    let last = course.len().saturating_sub(1).max(1);
    let marks = [(0, "mark"), (50, "mark half"), (100, "mark")]
        .map(|(n, class)| view! { <span class=class style=format!("bottom:{n}%")><span>{n}</span></span> });
    let seasons = bands(&course);
    let now = move || format!("left:{}%", across(back.at.get(), last));
    let go = move |at: usize| back.look(at.min(last - 1));
    let point = move |event: &web_sys::MouseEvent| {
        let chart = event.current_target().and_then(|chart| chart.dyn_into::<web_sys::Element>().ok());
        if let Some(place) = chart.map(|chart| chart.get_bounding_client_rect()) {
            let far = (f64::from(event.client_x()) - place.left()) / place.width().max(1.0);
            go((far.clamp(0.0, 1.0) * last as f64).round() as usize);
        }
    };
    let press = move |event: web_sys::KeyboardEvent| {
        if let Some(to) = wished(back, &event.key(), last) {
            event.prevent_default();
            event.stop_propagation();
            go(to);
        }
    };
    let text = move || said(ctx, back, &course);
    view! {
        <div class="chart chances" id="curve" role="slider" tabindex="0" aria-label=move || ctx.text("page-review-chance")
            aria-valuemin="1" aria-valuemax=last.to_string() aria-valuenow=move || (back.at.get() + 1).to_string() aria-valuetext=text
            on:click=move |event| point(&event) on:pointermove=move |event| if event.buttons() == 1 { point(&event) } on:keydown=press>
            {seasons}
            {marks}
            {lines(back, last)}
            <span class="now" style=now></span>
            {peaks(back, last)}
        </div>
    }
}

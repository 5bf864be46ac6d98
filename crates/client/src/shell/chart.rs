//! Points over the game, a line for each who is compared, with seasons as bands.

use crate::shell::BestPlay;
use crate::shell::app::{ctx, rules};
use crate::shell::face::Face;
use crate::shell::glyph::{icon, icon_as};
use crate::shell::speech::capital;
use leptos::prelude::*;
use room::Moment;
use table::board::Board;
use table::{Arg, Line};

/// The seasons, each from where it begins to where the next one does.
pub fn bands(course: &[Moment]) -> impl IntoView + use<> {
    let ctx = ctx();
    let moves = course.len().saturating_sub(1).max(1);
    let across = move |number: usize| 100.0 * number as f64 / moves as f64;
    let begins = |at: usize| at == 0 || course[at].season != course[at - 1].season;
    let starts: Vec<usize> = (0..course.len()).filter(|&at| begins(at)).collect();
    let ends = starts.iter().skip(1).copied().chain([moves]);
    let bands = starts.iter().copied().zip(ends).map(|(from, to)| {
        let style = format!("left:{}%;width:{}%", across(from), across(to.min(moves)) - across(from));
        let season = course[from].season.clone();
        let sign = (!season.id.is_empty()).then(|| icon(season.id));
        view! { <span class="band" style=style><span>{sign}<span class="in-words">{move || ctx.say(&season.name)}</span></span></span> }
    });
    bands.collect_view()
}

/// How far apart the sums at the ends of the lines stand, in hundredths of the height.
const APART: f64 = 11.0;

/// Where the sums stand at the ends of the lines: beside them, but never one on another, nor below the ground.
fn apart(ends: &[f64]) -> Vec<f64> {
    let mut from_above: Vec<usize> = (0..ends.len()).collect();
    from_above.sort_by(|&a, &b| ends[b].total_cmp(&ends[a]));
    let mut places = ends.to_vec();
    let mut ceiling = f64::INFINITY;
    for &end in &from_above {
        places[end] = places[end].min(ceiling);
        ceiling = places[end] - APART;
    }
    let mut ground = 0.0;
    for &end in from_above.iter().rev() {
        places[end] = places[end].max(ground);
        ground = places[end] + APART;
    }
    places
}

/// The best plays are marked with their places; texts lie over the drawing, so that they keep their size when it shrinks.
pub fn chart(course: &[Moment], best: &[BestPlay]) -> impl IntoView + use<> {
    let (ctx, rules) = (ctx(), rules());
    let rivals = rules.rivals();
    let moves = course.len().saturating_sub(1).max(1);
    let most = course.iter().flat_map(|moment| moment.scores.iter().copied()).max().unwrap_or(0).max(1);
    let step = [5, 10, 25, 50].into_iter().find(|step| most <= 4 * step).unwrap_or(100);
    let top = most.div_euclid(step) * step + if most % step == 0 { 0 } else { step };
    let across = move |number: usize| 100.0 * number as f64 / moves as f64;
    let up = move |points: i32| 100.0 * f64::from(points) / f64::from(top);

    let line = |i: usize| {
        let points = course
            .iter()
            .enumerate()
            .map(|(number, moment)| format!("{:.2},{:.2}", across(number), 100.0 - up(moment.scores[i])));
        points.collect::<Vec<_>>().join(" ")
    };
    let marks = (0..=top / step).map(|n| {
        let points = n * step;
        view! { <span class="mark" style=format!("bottom:{}%", up(points))><span>{points}</span></span> }
    });
    let peaks = best.iter().enumerate().filter(|(_, play)| play.gain > 0).map(|(n, play)| {
        let points = course[play.after].scores[rules.rival_of(play.seat)];
        let style = format!("left:{}%;bottom:{}%", across(play.after), up(points));
        view! { <span class="peak" style=style><span>{n + 1}</span></span> }
    });
    let last = course.last().map_or(Vec::new(), |moment| moment.scores.clone());
    let standing: Vec<(Line, i32)> = rivals.iter().map(|(_, name)| name.clone()).zip(last.iter().copied()).collect();
    let label = move || {
        let each = standing
            .iter()
            .map(|(name, points)| Arg::from(Line::new("page-course-of").with("who", name.clone()).with("n", *points)));
        ctx.say(&Line::new("page-course-label").with("who", Arg::List(each.collect())))
    };
    let legend = rivals.iter().zip(&last).enumerate().map(|(i, ((_, name), &points))| {
        let (name, class) = (name.clone(), format!("bar s{i}"));
        view! { <span class="key"><span class=class></span>{move || capital(ctx.say(&name))}" "<b>{points}</b></span> }
    });
    let ends: Vec<f64> = last.iter().map(|&points| up(points)).collect();
    let tips = rivals.iter().zip(&last).zip(apart(&ends)).map(|(((side, _), &points), at)| {
        view! { <span class="tip" style=format!("bottom:{at}%") aria-hidden="true">{icon_as(rules.animal(*side), "who")}<b>{points}</b></span> }
    });
    let tips = tips.collect_view();
    let lines = (0..rivals.len()).map(|i| view! { <polyline class=format!("s{i}") points=line(i)></polyline> });
    view! {
        <div class="row wrap keys-of-chart" aria-hidden="true">{legend.collect_view()}</div>
        <div class="chart" role="img" aria-label=label>
            {bands(course)}
            {marks.collect_view()}
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                {lines.collect_view()}
            </svg>
            {peaks.collect_view()}
            {tips}
            <span class="unroll"></span>
        </div>
    }
}

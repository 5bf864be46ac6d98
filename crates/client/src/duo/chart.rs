//! Both scores over the game: solid for the Hare, dashed for the Tortoise, with seasons as bands.

use super::app::ctx;
use super::room::{BestPlay, Moment};
use super::table_view::animal;
use duo::tell::season_line;
use duo::{HARE, TORTOISE};
use leptos::prelude::*;
use table::Line;
use woodland::Season;

/// The best play is marked with its gain; texts lie over the drawing, so that they keep their size when it shrinks.
pub fn chart(course: &[Moment], best: Option<BestPlay>, names: [Line; 2]) -> impl IntoView + use<> {
    let ctx = ctx();
    let moves = course.len().saturating_sub(1).max(1);
    let most = course.iter().flat_map(|moment| moment.scores).max().unwrap_or(0).max(1);
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
    let bands = Season::ALL.into_iter().filter_map(|season| {
        let from = course.iter().position(|moment| moment.season == season)?;
        let to = course.iter().rposition(|moment| moment.season == season)?;
        let style = format!("left:{}%;width:{}%", across(from), across((to + 1).min(moves)) - across(from));
        let name = move || ctx.say(&season_line(season));
        Some(view! { <span class="band" style=style><span>{name}</span></span> })
    });
    let star = best.filter(|play| play.gain > 0).map(|play| {
        // Together there is one town, whoever played.
        let line = if course.iter().any(|moment| moment.together) { 0 } else { play.seat.index() };
        let points = course[play.after].scores[line];
        let style = format!("left:{}%;bottom:{}%", across(play.after), up(points));
        view! { <span class="peak" style=style><span>{format!("+{}", play.gain)}</span></span> }
    });
    let ends = [HARE, TORTOISE].map(|seat| course.last().map_or(0, |moment| moment.scores[seat.index()]));
    let [first, second] = names.clone();
    let label = move || {
        let line = Line::new("page-course-label").with("first", first.clone()).with("hare", ends[0]);
        ctx.say(&line.with("second", second.clone()).with("tortoise", ends[1]))
    };
    let legend = [HARE, TORTOISE].map(|seat| {
        let name = names[seat.index()].clone();
        view! { <span class="key"><span class=format!("bar {}", animal(seat))></span>{move || ctx.say(&name)}" "<b>{ends[seat.index()]}</b></span> }
    });
    view! {
        <div class="row wrap keys-of-chart" aria-hidden="true">{legend.collect_view()}</div>
        <div class="chart" role="img" aria-label=label>
            {bands.collect::<Vec<_>>()}
            {marks.collect_view()}
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <polyline class="hare" points=line(0)></polyline>
                <polyline class="tortoise" points=line(1)></polyline>
            </svg>
            {star}
        </div>
    }
}

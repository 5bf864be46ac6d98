//! The end of the game: points by source, score over time, and what next.

use crate::app::{Panel, Screen, ctx};
use crate::art::{icon, icon_as};
use crate::room::Room;
use crate::thinker::duo;
use duo::{HARE, Score, TORTOISE};
use leptos::prelude::*;
use table::{Game, Line, Seat, Tell};

/// The end of the game.
#[component]
pub fn End() -> impl IntoView {
    let ctx = ctx();
    let facts = ctx.room.with_untracked(|room| {
        let room = room.as_ref()?;
        let scores = [HARE, TORTOISE].map(|seat| room.score(seat));
        Some((scores, room.winners(), room.score_over_time(), room.best_plays()))
    });
    facts.map(|(scores, winners, course, best)| {
        let last = course.len() - 1;
        let at = RwSignal::new(last);
        let winner = winners.first().copied().filter(|_| winners.len() == 1);
        let headline = move || match winners[..] {
            [seat] => ctx.say(&Line::new("verdict-winner").with("who", duo().seat_name(seat))),
            _ => ctx.text("verdict-shared"),
        };
        let again = move |_| {
            Room::forget();
            ctx.room.set(None);
            ctx.screen.set(Screen::Home);
        };
        view! {
            <main class="home end">
                <h1>{winner.map(|seat| icon_as(if seat == HARE { "hare" } else { "tortoise" }, "bigger"))}{headline}</h1>
                <section class="panel box">{move || table_of_points(scores)}</section>
                <section class="panel box"><h2>{move || ctx.text("page-course")}</h2>{chart(&course)}</section>
                <section class="panel box"><h2>{move || ctx.text("page-best")}</h2>{move || best_plays(&best)}</section>
                <section class="panel box"><h2>{move || ctx.text("page-replay")}</h2>{replay(at, last)}</section>
                <div class="row">
                    <button class="btn pri" id="again" on:click=again>{icon("play")}{move || ctx.text("page-new-game")}</button>
                    <button class="btn" on:click=move |_| ctx.panel.set(Some(Panel::Log))>{icon("log")}{move || ctx.text("page-log")}</button>
                </div>
            </main>
        }
    })
}

/// The three moves that brought most.
fn best_plays(best: &[(usize, Seat, i32, duo::Action)]) -> impl IntoView + use<> {
    let ctx = ctx();
    let lines = best.iter().map(|(number, seat, gain, action)| {
        let (view, _) = ctx.room.with_untracked(|room| room.as_ref().map(|room| room.look_back(*number)))?;
        let line = Line::new("page-best-play")
            .with("n", *number + 1)
            .with("who", duo().seat_name(*seat))
            .with("gain", *gain)
            .with("offer", duo().offer(&view, *action));
        Some(view! { <li>{ctx.say(&line)}</li> })
    });
    view! { <ol class="log">{lines.collect::<Vec<_>>()}</ol> }
}

/// Steps to any move of the game, and goes on from there as a new game.
fn replay(at: RwSignal<usize>, last: usize) -> impl IntoView {
    let ctx = ctx();
    let step = move |by: isize| at.update(|at| *at = at.saturating_add_signed(by).min(last));
    let told = move || {
        let (_, told) = ctx.room.with_untracked(|room| room.as_ref().map(|room| room.look_back(at.get())))?;
        let lines: Vec<String> = told.iter().filter_map(|event| duo().tell(event)).map(|line| ctx.say(&line)).collect();
        Some(lines.join(" "))
    };
    let go_on = move |_| {
        let branch = ctx.room.with_untracked(|room| room.as_ref().map(|room| room.branch(at.get_untracked())));
        if let Some(room) = branch {
            ctx.enter(room);
        }
    };
    view! {
        <div class="row wrap">
            <button class="btn sq" aria-label=move || ctx.text("page-step-back") on:click=move |_| step(-1)>{icon_as("chev", "turned")}</button>
            <input class="grow" type="range" id="replay" min="0" max=last.to_string() aria-label=move || ctx.text("page-replay")
                prop:value=move || at.get().to_string() on:input=move |event| at.set(event_target_value(&event).parse().unwrap_or(last))/>
            <button class="btn sq" aria-label=move || ctx.text("page-step-on") on:click=move |_| step(1)>{icon("chev")}</button>
            <span class="num">{move || ctx.say(&Line::new("page-move-of").with("n", at.get()).with("last", last))}</span>
        </div>
        <p class="told" aria-live="polite">{told}</p>
        <button class="btn" id="go-on" on:click=go_on>{icon("play")}{move || ctx.text("page-go-on-here")}</button>
    }
}

fn table_of_points(scores: [Score; 2]) -> impl IntoView {
    let ctx = ctx();
    let sources: [(&'static str, fn(Score) -> i32); 4] = [
        ("duo-points-cards", |score| score.cards),
        ("duo-points-bonus", |score| score.bonus),
        ("duo-points-tokens", |score| score.tokens),
        ("duo-points-events", |score| score.events),
    ];
    let most = sources.iter().flat_map(|(_, of)| scores.map(of)).max().unwrap_or(1).max(1);
    let rows = sources.map(|(id, of)| {
        let bar = |i: usize, class: &'static str| {
            let width = format!("width:{}%", 100 * of(scores[i]).max(0) / most);
            view! { <span class=format!("bar {class}") style=width></span> }
        };
        view! {
            <tr><th scope="row">{ctx.text(id)}</th>
                <td class="bars" aria-hidden="true">{bar(0, "hare")}{bar(1, "tortoise")}</td>
                <td>{of(scores[0])}</td><td>{of(scores[1])}</td></tr>
        }
    });
    let head = [HARE, TORTOISE].map(|seat: Seat| {
        let name = if seat == HARE { "hare" } else { "tortoise" };
        view! { <th scope="col">{icon_as(name, "big")}{ctx.say(&duo().seat_name(seat))}</th> }
    });
    view! {
        <table class="points">
            <thead><tr><td></td><td></td>{head.collect_view()}</tr></thead>
            <tbody>{rows.collect_view()}
                <tr class="total"><th scope="row">{ctx.text("page-total")}</th><td></td><td>{scores[0].total()}</td><td>{scores[1].total()}</td></tr>
            </tbody>
        </table>
    }
}

/// Both scores over the moves of the game: solid for the Hare, dashed for the Tortoise.
fn chart(course: &[[i32; 2]]) -> impl IntoView + use<> {
    let ctx = ctx();
    let (width, height) = (560.0, 180.0);
    let most = course.iter().flatten().copied().max().unwrap_or(1).max(1) as f64;
    let line = |i: usize| {
        let points: Vec<String> = course
            .iter()
            .enumerate()
            .map(|(at, scores)| {
                let x = width * at as f64 / (course.len().max(2) - 1) as f64;
                let y = height - height * f64::from(scores[i]) / most;
                format!("{x:.1},{y:.1}")
            })
            .collect();
        points.join(" ")
    };
    view! {
        <svg class="chart" viewBox="-4 -4 568 188" role="img" aria-label=ctx.text("page-course")>
            <polyline class="hare" points=line(0)></polyline>
            <polyline class="tortoise" points=line(1)></polyline>
        </svg>
    }
}

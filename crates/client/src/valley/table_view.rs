//! The table as a whole: top bar, board, side, prompt, reserve and hand; the curtain; the phone's tabs.

use super::board::{events, locations, meadow, wood};
use super::players::{city, hand, others, reserve};
use crate::shell::Scene;
use crate::shell::app::{Panel, ctx, rules};
use crate::shell::face::Face;
use crate::shell::glyph::icon;
use crate::shell::link;
use crate::shell::table::tabs;
use crate::shell::zone::zone;
use leptos::prelude::*;
use table::{Game, Line, Seat};
use valley::Post;
use woodland::Season;
use woodland::words::season_line;

/// The table: up to the prompt and from there on.
pub fn board() -> (AnyView, AnyView) {
    let before = view! {
        {zone(top)}
        {zone(events)}
        {zone(meadow)}
        {zone(wood)}
        {zone(locations)}
        {zone(tabs)}
        <div class="side">{zone(others)}{zone(city)}</div>
    };
    (before.into_any(), view! { {zone(reserve)}{zone(hand)} }.into_any())
}

/// The class names of the whole: with many at the table there is less room for each.
pub fn class(scene: &Scene) -> &'static str {
    if scene.scores.len() > 2 { "valley crowd" } else { "valley" }
}

fn top(scene: &Scene) -> impl IntoView + use<> {
    let valley = rules();
    let ctx = ctx();
    let player = &scene.view.players[scene.near.index()];
    let seats = || (0..scene.view.players.len()).map(|i| Seat(i as u8));
    let seasons = Season::ALL.into_iter().map(|season| {
        let on = season == player.season;
        let class = if on { "stp me" } else if season.index() < player.season.index() { "stp past" } else { "stp" };
        let label = ctx.say(&season_line(season));
        let here = seats().filter(|seat| scene.view.players[seat.index()].season == season).map(|seat| icon(valley.animal(seat)));
        view! {
            <span class=class title=label.clone() aria-current=on.then_some("step")>
                {icon(season.id())}<span class="sr">{label.clone()}</span><span class="figs" aria-hidden="true">{here.collect_view()}</span>
            </span>
        }
    });
    let scores = scene.scores.iter().map(|(side, score)| {
        let me = side.seat() == Some(scene.near);
        view! { <span class=if me { "me" } else { "" }>{icon(valley.animal(*side))}<span class="sr">{ctx.say(&valley.side_name(*side))}</span>{score.total()}</span> }
    });
    let home = player.workers.iter().filter(|&&post| post == Post::Home).count();
    let all = player.workers.iter().filter(|&&post| !matches!(post, Post::Waiting | Post::Lost)).count();
    let left = ctx.say(&Line::new("page-valley-workers-left").with("n", home).with("all", all));
    let worker = valley.animal(scene.near);
    let turn = scene.decider.filter(|&seat| seat != scene.near).map(|seat| {
        view! { <span class="left mut turn">{icon(valley.animal(seat))}" "{ctx.say(&valley.seat_name(seat))}</span> }
    });
    view! {
        <header class="top panel">
            <button class="logo" title=ctx.text("page-home") on:click=move |_| link::home()>{icon("spring")}<span>"Bosk"</span></button>
            <div class="track">{seasons.collect_view()}</div>
            <span class="left" title=left.clone()><b>{ctx.say(&season_line(player.season))}</b>" "<span class="mut wide">{left.clone()}</span><span class="slim" aria-hidden="true">{icon(worker)}{format!(" {home}/{all}")}</span></span>
            {turn}
            <span class="grow"></span>
            <span class="scores" role="group" aria-label=ctx.text("page-scores")>{scores.collect_view()}</span>
            <button class="btn quiet" on:click=move |_| ctx.open_log()>{icon("log")}<span>{ctx.text("page-log")}</span></button>
            <button class="btn quiet" on:click=move |_| ctx.panel.set(Some(Panel::Rules(None)))>{icon("book")}<span>{ctx.text("page-rules")}</span></button>
            <button class="btn quiet sq" aria-label=ctx.text("page-settings") on:click=move |_| ctx.panel.set(Some(Panel::Settings))>{icon("gear")}</button>
        </header>
    }
}

//! The mayors' sides of the table: cities, reserves, and the trade.

use super::app::{Panel, Scene, ctx};
use super::art::{good_icon, icon};
use super::card::{chip, colour_text};
use super::table_view::animal;
use super::thinker::duo;
use duo::board::Target;
use duo::tell::good_line;
use duo::{Action, CardId};
use leptos::prelude::*;
use table::{Game, Line, Seat, Tell};
use woodland::{Colour, Good};

pub fn goods_row(scene: &Scene, seat: Seat) -> impl IntoView + use<> {
    let ctx = ctx();
    let goods = scene.view.mayors[seat.index()].goods;
    let heap = |good: Good| {
        let label = ctx.say(&good_line(good, goods.of(good)));
        view! { <span class="res" role="img" aria-label=label>{icon(good_icon(good))}{goods.of(good)}</span> }
    };
    Good::ALL.map(heap).collect_view()
}

fn point_tokens(scene: &Scene, seat: Seat) -> impl IntoView + use<> {
    let ctx = ctx();
    let points = scene.view.mayors[seat.index()].points;
    let label = ctx.say(&Line::new("n-point-token").with("n", points));
    view! { <span class="res" role="img" aria-label=label>{icon("point")}{points}</span> }
}

pub fn occupied_row(scene: &Scene, seat: Seat) -> impl IntoView + use<> {
    let ctx = ctx();
    let tokens = scene.view.mayors[seat.index()].occupied;
    tokens
        .iter()
        .map(|colour| {
            let label = ctx.say(&Line::new("cli-occupied").with("colours", duo::tell::colour_line(colour)));
            view! { <span class=format!("occ c-{}", colour.id()) role="img" aria-label=label>{icon("door")}{icon(colour.id())}</span> }
        })
        .collect_view()
}

/// The other mayor.
pub fn other(scene: &Scene) -> impl IntoView + use<> {
    let ctx = ctx();
    let seat = scene.near.other();
    let mayor = scene.view.mayors[seat.index()];
    let home = mayor.workers.iter().filter(|worker| worker.is_none()).count();
    let state = Line::new("page-mayor").with("hand", mayor.hand_count).with("workers", home);
    let counts = Colour::ALL.map(|colour| {
        let n = mayor.city.filter(|card| duo().pack().card(*card).colour == colour).count();
        let label = format!("{}: {n}", colour_text(ctx, colour));
        view! { <span class=format!("count c-{}", colour.id()) role="img" aria-label=label>{icon(colour.id())}{n}</span> }
    });
    let chips = mayor.city.map(|card| chip(card, scene, seat.index(), true)).collect_view();
    view! {
        <section class="opp panel" aria-label=ctx.say(&duo().seat_name(seat))>
            <div class="row"><h2 class="ph">{icon(animal(seat))}{ctx.say(&duo().seat_name(seat))}</h2>
                <span class="mut grow state">{ctx.say(&state)}</span>{spread_button(scene, seat)}</div>
            <div class="row"><span class="row grow">{counts.collect_view()}</span>{goods_row(scene, seat)}{point_tokens(scene, seat)}{occupied_row(scene, seat)}</div>
            <div class="chips">{chips}</div>
        </section>
    }
}

/// Opens all cards of a city over the table.
fn spread_button(scene: &Scene, seat: Seat) -> impl IntoView + use<> {
    let ctx = ctx();
    let n = scene.view.mayors[seat.index()].city.len();
    let label = ctx.say(&Line::new("page-spread").with("n", n));
    view! { <button class="btn quiet spread" on:click=move |_| ctx.panel.set(Some(Panel::City(seat)))>{icon("eye")}<span>{label}</span></button> }
}

/// The chips of one colour that a desktop has room for; the phone scrolls and shows all.
const COLUMN: usize = 9;

/// One's own city, a column for each colour.
pub fn city(scene: &Scene) -> impl IntoView + use<> {
    let ctx = ctx();
    let seat = scene.near;
    let mayor = scene.view.mayors[seat.index()];
    let columns = Colour::ALL
        .map(|colour| {
            let mut cards: Vec<_> = mayor.city.filter(|card| duo().pack().card(*card).colour == colour).collect();
            let can = |card: &CardId| !ctx.choices_at(scene, Target::Card(*card)).is_empty();
            // What can be chosen is never hidden.
            cards.sort_by_key(|card| !can(card));
            let (n, choosable) = (cards.len(), cards.iter().filter(|card| can(card)).count());
            let shown = if n > COLUMN && choosable < COLUMN { COLUMN - 1 } else { n };
            let more = (shown < n).then(|| {
                let label = ctx.say(&Line::new("page-more-cards").with("n", n - shown));
                let class = format!("chip more c-{}", colour.id());
                view! { <button class=class on:click=move |_| ctx.panel.set(Some(Panel::City(seat)))><span class="p" aria-hidden="true">"+"</span><span class="n">{label}</span></button> }
            });
            let hidden = cards.split_off(shown);
            let chips = |cards: Vec<CardId>| cards.into_iter().map(|card| chip(card, scene, seat.index(), false)).collect_view();
            view! {
                <div>
                    <div class=format!("chead c-{}", colour.id()) title=colour_text(ctx, colour)>{icon(colour.id())}<span class="grow nm">{colour_text(ctx, colour)}</span><b>{n}</b></div>
                    {chips(cards)}
                    <div class="extra">{chips(hidden)}</div>
                    {more}
                </div>
            }
        })
        .collect_view();
    let longest = Colour::ALL.map(|colour| mayor.city.filter(|card| duo().pack().card(*card).colour == colour).count());
    let score = scene.score;
    let tally = Line::new("page-tally")
        .with("cards", score.cards)
        .with("bonus", score.bonus)
        .with("tokens", score.tokens)
        .with("events", score.events);
    let dense = if longest.into_iter().max() > Some(6) { "cols dense" } else { "cols" };
    let empty = mayor.city.is_empty().then(|| view! { <p class="mut">{ctx.text("page-empty-city")}</p> });
    view! {
        <section class="city panel" aria-label=ctx.text("page-tab-city")>
            <div class="row"><h2 class="ph grow">{icon(animal(seat))}{ctx.text(if scene.view.together.one_city { "page-town-city" } else { "page-tab-city" })}</h2>
                <span class="mut">{ctx.text("page-now")}</span><span class="medal">{score.total()}</span>{spread_button(scene, seat)}</div>
            {empty}
            <div class=dense>{columns}</div>
            <div class="tally" title=ctx.say(&tally)>{ctx.say(&tally)}</div>
        </section>
    }
}

/// Resources, tokens and workers.
pub fn reserve(scene: &Scene) -> impl IntoView + use<> {
    let ctx = ctx();
    let seat = scene.near;
    let mayor = &scene.view.mayors[seat.index()];
    let workers =
        mayor.workers.iter().map(|worker| icon(if worker.is_none() { animal(seat) } else { "slot" })).collect_view();
    let home = mayor.workers.iter().filter(|worker| worker.is_none()).count();
    let label = ctx.say(&Line::new("page-workers").with("n", home));
    view! {
        <section class="resv panel" aria-label=ctx.text("page-reserve")>
            <h2 class="ph">{ctx.text("page-reserve")}</h2>
            <div class="row heaps">{goods_row(scene, seat)}</div>
            <span class="row crew" role="img" aria-label=label>{workers}</span>
            <div class="row doors">{point_tokens(scene, seat)}{occupied_row(scene, seat)}</div>
        </section>
    }
}

/// Two cards for a resource, at any time of the turn.
pub fn trade(scene: &Scene) -> Option<impl IntoView + use<>> {
    let ctx = ctx();
    scene.choices.contains(&Action::Trade).then(|| {
        let label = ctx.say(&duo().offer(&scene.view, Action::Trade));
        view! {
            <button class="btn trade can" title=ctx.text("page-trade") data-action="trade" on:click=move |_| ctx.act(&[Action::Trade])>
                <span class="sr">{label}</span><span class="face" aria-hidden="true">"2"{icon("discard")}"→ 1"{icon("any")}</span>
            </button>
        }
    })
}

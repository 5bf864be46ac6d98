//! The mayors' sides of the table: cities, reserves, and the trade.

use super::art::icon;
use super::card::{chip, colour_text, mini};
use super::face::Panel;
use crate::everdell::glyph::{owner, piece};
use crate::everdell::side::{self, counts, goods_row, point_tokens};
use crate::shell::Scene;
use crate::shell::app::{ctx, rules};
use crate::shell::face::Face;
use crate::shell::speech::level_tag;
use duo::board::Target;
use duo::{Action, CardId};
use leptos::prelude::*;
use table::{Game, Line, Seat, Tell};
use woodland::Colour;

pub fn occupied_row(scene: &Scene, seat: Seat) -> impl IntoView + use<> {
    let ctx = ctx();
    let tokens = scene.view.mayors[seat.index()].occupied;
    tokens
        .iter()
        .map(|colour| {
            let label = ctx.say(&Line::new("cli-occupied").with("colours", duo::tell::colour_line(colour)));
            view! { <span class=format!("occ c-{}", colour.id()) data-piece=format!("occupied-{}", seat.index()) role="img" aria-label=label>{icon("door")}{icon(colour.id())}</span> }
        })
        .collect_view()
}

/// The other mayor.
pub fn other(scene: &Scene) -> impl IntoView + use<> {
    let duo = rules();
    let ctx = ctx();
    let seat = scene.near.other();
    let mayor = scene.view.mayors[seat.index()];
    let home = mayor.workers.iter().filter(|worker| worker.is_none()).count();
    let state = Line::new("page-mayor").with("hand", mayor.hand_count).with("workers", home);
    let counts = counts(|colour| mayor.city.filter(|card| duo.pack().card(*card).colour == colour).count());
    let mut cards: Vec<CardId> = mayor.city.collect();
    cards.sort_by_key(|&card| duo.pack().card(card).colour as u8);
    let crowd = if cards.len() > 21 { "minis small" } else { "minis" };
    let minis = cards.into_iter().map(|card| mini(card, scene, seat.index())).collect_view();
    let score = scene.score(seat).total();
    let fact = |name: &'static str, n: usize| view! { <span class="res">{icon(name)}{n}</span> };
    view! {
        <section class="opp panel" data-zone="other" aria-label=ctx.say(&ctx.player(seat))>
            <div class="l">
                <div class="row"><h2 class="ph">{owner(duo.animal(seat), "")}<span>{ctx.say(&duo.seat_name(seat))}</span>{level_tag(ctx, seat)}</h2><span class="grow"></span><span class="medal">{score}</span>{spread_button(scene, seat)}</div>
                <div class="row gd">{goods_row(scene, seat)}{point_tokens(mayor.points)}<span class="facts" role="img" aria-label=ctx.say(&state)>{fact("card", mayor.hand_count.into())}{fact(duo.animal(seat), home)}</span></div>
                <div class="row gd counts">{counts}{occupied_row(scene, seat)}</div>
            </div>
            <div class=crowd>{minis}</div>
        </section>
    }
}

/// Opens all cards of a city over the table.
fn spread_button(scene: &Scene, seat: Seat) -> impl IntoView + use<> {
    let ctx = ctx();
    let n = scene.view.mayors[seat.index()].city.len();
    let label = ctx.say(&Line::new("page-spread").with("n", n));
    view! { <button class="btn quiet spread" aria-label=label.clone() title=label on:click=move |_| ctx.open(Panel::City(seat))>{icon("eye")}</button> }
}

/// The chips of one colour that a desktop has room for, and a low one; the phone scrolls and shows all.
const COLUMN: usize = 9;
const LOW_COLUMN: usize = 6;

/// One's own city, a column for each colour.
pub fn city(scene: &Scene) -> impl IntoView + use<> {
    let duo = rules();
    let ctx = ctx();
    let seat = scene.near;
    let mayor = scene.view.mayors[seat.index()];
    // What the game is about leaves the town less room.
    let most = if scene.view.together.one_city() { LOW_COLUMN } else { COLUMN };
    let columns = Colour::ALL
        .map(|colour| {
            let mut cards: Vec<_> = mayor.city.filter(|card| duo.pack().card(*card).colour == colour).collect();
            let can = |card: &CardId| !ctx.choices_at(scene, Target::Card(*card)).is_empty();
            // What can be chosen is never hidden.
            cards.sort_by_key(|card| !can(card));
            let n = cards.len();
            let chosen_last = cards.iter().rposition(can).map_or(0, |at| at + 1);
            let name = colour_text(ctx, colour);
            let chips = cards.into_iter().enumerate().map(|(at, card)| {
                // A low window has room for fewer; what can be chosen is shown in any.
                let class = match at {
                    _ if at < chosen_last => "",
                    _ if n > most && at + 1 >= most => "beyond",
                    _ if n > LOW_COLUMN && at + 1 >= LOW_COLUMN => "beyond-low",
                    _ => "",
                };
                view! { <div class=format!("at {class}")>{chip(card, scene, seat.index(), false)}</div> }
            });
            let more = |most: usize, class: &'static str| {
                let hidden = n.saturating_sub((most - 1).max(chosen_last));
                (n > most && hidden > 0).then(|| {
                    let label = ctx.say(&Line::new("page-more-cards").with("n", hidden));
                    let class = format!("chip more {class} c-{}", colour.id());
                    view! { <button class=class on:click=move |_| ctx.open(Panel::City(seat))><span class="p" aria-hidden="true">"+"</span><span class="n">{label}</span></button> }
                })
            };
            view! {
                <div>
                    <div class=format!("chead c-{}", colour.id()) title=name.clone()>{icon(colour.id())}<span class="grow nm">{ctx.soft(name.clone())}</span><b>{n}</b></div>
                    {chips.collect_view()}{more(most, "high")}{more(LOW_COLUMN, "low")}
                </div>
            }
        })
        .collect_view();
    let longest = Colour::ALL.map(|colour| mayor.city.filter(|card| duo.pack().card(*card).colour == colour).count());
    let score = scene.score(seat);
    let tally = Line::new("page-tally")
        .with("cards", score.cards)
        .with("bonus", score.bonus)
        .with("tokens", score.tokens)
        .with("events", score.events);
    // As long as there is room, cards show their drawings.
    let class = match longest.into_iter().max() {
        Some(0..=4) => "cols roomy",
        Some(5..=6) | None => "cols",
        Some(7..) => "cols dense",
    };
    let empty = mayor.city.is_empty().then(|| view! { <p class="mut">{ctx.text("page-empty-city")}</p> });
    view! {
        <section class="city panel" data-zone="own" aria-label=ctx.text("page-tab-city")>
            <div class="row"><h2 class="ph grow">{icon(duo.animal(seat))}{ctx.text(if scene.view.together.one_city() { "page-town-city" } else { "page-tab-city" })}</h2>
                <span class="medal">{score.total()}</span>{spread_button(scene, seat)}</div>
            <div class=class>{columns}{empty}</div>
            {side::tally(&tally)}
        </section>
    }
}

/// Resources, tokens and workers.
pub fn reserve(scene: &Scene) -> impl IntoView + use<> {
    let (ctx, duo) = (ctx(), rules());
    let seat = scene.near;
    let mayor = &scene.view.mayors[seat.index()];
    let workers = mayor
        .workers
        .iter()
        .map(|worker| if worker.is_none() { piece(duo.animal(seat), "") } else { icon("slot") })
        .collect_view();
    let home = mayor.workers.iter().filter(|worker| worker.is_none()).count();
    let label = ctx.say(&Line::new("page-workers").with("n", home));
    view! {
        <section class="resv panel" data-zone="reserve" aria-label=ctx.text("page-reserve")>
            <h2 class="ph">{ctx.text("page-reserve")}</h2>
            <div class="row heaps">{goods_row(scene, seat)}</div>
            <span class="row crew" role="img" aria-label=label>{workers}</span>
            <div class="row doors">{point_tokens(mayor.points)}{occupied_row(scene, seat)}</div>
        </section>
    }
}

/// Two cards for a resource, at any time of the turn.
pub fn trade(scene: &Scene) -> Option<impl IntoView + use<>> {
    let duo = rules();
    let ctx = ctx();
    scene.choices.contains(&Action::Trade).then(|| {
        let label = ctx.say(&duo.offer(&scene.view, Action::Trade));
        let class = if scene.taught().is_some() { "btn trade can hinted" } else { "btn trade can" };
        view! {
            <button class=class title=ctx.text("page-trade") data-action="trade" on:click=move |_| ctx.act(&[Action::Trade])>
                <span class="sr">{label}</span><span class="face" aria-hidden="true">"2"{icon("discard")}"→ 1"{icon("any")}</span>
            </button>
        }
    })
}

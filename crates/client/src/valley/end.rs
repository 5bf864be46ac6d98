//! The end of the game: who won, points by source for everybody, and what next.

use super::app::{Ctx, Panel, Screen, animal, ctx};
use super::room::Room;
use super::thinker::valley;
use crate::shell::glyph::{icon, icon_as};
use leptos::prelude::*;
use table::{Game, Line, Seat, Side, Tell};

/// The end of the game.
#[component]
pub fn End() -> impl IntoView {
    let ctx = ctx();
    let facts = ctx.room.with_untracked(|room| {
        let room = room.as_ref()?;
        let state = room.sitting().state();
        let game = room.game();
        Some((game.verdict(state), game.accounts(state), game.outcome(state).winners, room.moves()))
    });
    facts.map(|(verdict, accounts, winners, moves)| {
        let winner = winners.first().map_or(Side::RIVAL, |&seat| seat.into());
        let (first, rest) = (verdict.first().cloned(), verdict.get(1..).unwrap_or_default().to_vec());
        let details = (!rest.is_empty()).then(|| {
            view! { <ul class="verdict">{rest.into_iter().map(|line| view! { <li>{move || ctx.say(&line)}</li> }).collect_view()}</ul> }
        });
        let again = move |_| {
            let next = ctx.room.with_untracked(|room| room.as_ref().map(Room::again));
            if let Some(room) = next {
                ctx.enter(room);
            }
        };
        let home = move |_| {
            Room::forget();
            ctx.room.set(None);
            ctx.screen.set(Screen::Home);
        };
        view! {
            <main class="home end">
                <header class="row wrap">
                    {icon_as(animal(winner), "bigger")}<h1>{move || first.as_ref().map(|line| ctx.say(line))}</h1>
                    <span class="mut">{move || ctx.say(&Line::new("page-valley-moves-made").with("n", moves))}</span>
                </header>
                {details}
                <section class="panel box all-wide"><h2>{move || ctx.text("page-sources")}</h2>
                    {move || table_of_points(ctx, &accounts)}</section>
                <div class="row wrap">
                    <button class="btn pri" id="again" on:click=again>{icon("play")}{move || ctx.text("page-valley-again")}</button>
                    <button class="btn" on:click=move |_| ctx.panel.set(Some(Panel::Log))>{icon("log")}{move || ctx.text("page-log")}</button>
                    <span class="grow"></span>
                    <button class="btn quiet" id="shelf" on:click=home>{icon("home")}{move || ctx.text("page-valley-to-start")}</button>
                </div>
            </main>
        }
    })
}

/// One column for everybody, one row for each source of points.
fn table_of_points(ctx: Ctx, accounts: &[(Line, Vec<(Line, i32)>)]) -> impl IntoView + use<> {
    let seats = valley().seats();
    let side = |i: usize| if i < seats { Seat(i as u8).into() } else { Side::RIVAL };
    let head = accounts.iter().enumerate().map(|(i, (who, _))| {
        view! { <th scope="col">{icon_as(animal(side(i)), "big")}<span>{ctx.say(who)}</span></th> }
    });
    let icons = ["construction", "purple", "point", "journey", "event"];
    let rows = accounts.first().map_or(0, |(_, parts)| parts.len());
    let most = accounts.iter().flat_map(|(_, parts)| parts.iter().map(|(_, n)| *n)).max().unwrap_or(1).max(1);
    let row = |n: usize| {
        let cells = accounts.iter().map(|(_, parts)| {
            let points = parts[n].1;
            let width = format!("width:{}%", 100 * points.max(0) / most);
            view! { <td>{points}<span class="bar hare" style=width aria-hidden="true"></span></td> }
        });
        let source = ctx.say(&accounts[0].1[n].0);
        view! { <tr><th scope="row">{icons.get(n).map(|name| icon(name))}<span>{source}</span></th>{cells.collect_view()}</tr> }
    };
    let totals = accounts.iter().map(|(_, parts)| {
        let total: i32 = parts.iter().map(|(_, n)| n).sum();
        view! { <td>{total}</td> }
    });
    view! {
        <table class="points valley-points">
            <thead><tr><td></td>{head.collect_view()}</tr></thead>
            <tbody>{(0..rows).map(row).collect_view()}
                <tr class="total"><th scope="row">{ctx.text("page-total")}</th>{totals.collect_view()}</tr>
            </tbody>
        </table>
    }
}

//! The end of the game: points by source, score over time, and what next.

use super::app::{Panel, Screen, ctx};
use super::art::{icon, icon_as};
use super::chart::chart;
use super::link::share;
use super::room::{BestPlay, Room};
use super::speech::short;
use super::table_view::animal;
use super::thinker::duo;
use duo::{HARE, Mode, Score, TORTOISE};
use leptos::prelude::*;
use table::{Game, Line, Seat, Tell};

/// The end of the game.
#[component]
pub fn End() -> impl IntoView {
    let ctx = ctx();
    let facts = ctx.room.with_untracked(|room| {
        let room = room.as_ref()?;
        let scores = [HARE, TORTOISE].map(|seat| room.score(seat));
        let cards = room.view().mayors.map(|mayor| mayor.city.len());
        let state = room.sitting().state();
        let (verdict, accounts) = (room.game().verdict(state), room.game().accounts(state));
        Some((
            scores,
            cards,
            room.winners(),
            room.course(),
            room.best_plays(),
            room.rival_names(),
            verdict,
            accounts,
            room.campaign,
        ))
    });
    facts.map(|(scores, cards, winners, course, best, names, verdict, accounts, campaign)| {
        let together = duo().play_mode() != Mode::Duel;
        let last = course.len() - 1;
        let at = RwSignal::new(last);
        let winner = winners.first().copied().filter(|_| winners.len() == 1);
        let [hare, tortoise] = scores.map(Score::total);
        let (first, rest) = (verdict.first().cloned(), verdict.get(1..).unwrap_or_default().to_vec());
        let headline = move || first.as_ref().map(|line| ctx.say(line));
        let details = (!rest.is_empty()).then(|| {
            view! { <ul class="verdict">{rest.into_iter().map(|line| view! { <li>{move || ctx.say(&line)}</li> }).collect_view()}</ul> }
        });
        let result = move || {
            if together {
                return String::new();
            }
            let line = Line::new("page-result").with("hare", hare).with("tortoise", tortoise);
            ctx.say(&line.with("n", last))
        };
        let again = move |_| {
            let swapped = ctx.room.with_untracked(|room| room.as_ref().map(Room::again));
            if let Some(room) = swapped {
                ctx.enter(room);
            }
        };
        let shelf = move |_| {
            Room::forget();
            ctx.room.set(None);
            ctx.screen.set(Screen::Home);
        };
        let top = best.first().copied();
        view! {
            <main class="home end">
                <header class="row wrap">
                    {winner.map(|seat| icon_as(animal(seat), "bigger"))}<h1>{headline}</h1><span class="mut">{result}</span>
                </header>
                {details}
                <section class="panel box"><h2>{move || ctx.text("page-sources")}</h2>{move || match together {
                    true => table_of_accounts(&accounts).into_any(),
                    false => table_of_points(scores, cards).into_any(),
                }}</section>
                <section class="panel box"><h2>{move || ctx.text("page-course")}</h2>{chart(&course, top, names)}</section>
                <section class="panel box"><h2>{move || ctx.text("page-replay")}</h2>{replay(at, last)}</section>
                <section class="panel box"><h2>{move || ctx.text("page-best")}</h2>{move || best_plays(&best)}</section>
                <div class="row wrap">
                    {match campaign {
                        Some(id) => view! { <button class="btn pri" id="to-sheet" on:click=move |_| ctx.screen.set(Screen::Sheet(id))>{icon("book")}{move || ctx.text("page-to-sheet")}</button> }.into_any(),
                        None => view! { <button class="btn pri" id="again" on:click=again>{icon("play")}{move || ctx.text("page-again")}</button> }.into_any(),
                    }}
                    <button class="btn" on:click=move |_| ctx.panel.set(Some(Panel::Log))>{icon("log")}{move || ctx.text("page-log")}</button>
                    <button class="btn" on:click=move |_| share(ctx)>{icon("share")}{move || ctx.text("page-share")}</button>
                    <span class="grow"></span>
                    <button class="btn quiet" id="shelf" on:click=shelf>{icon("home")}{move || ctx.text("page-to-shelf")}</button>
                </div>
            </main>
        }
    })
}

/// The three decisions that brought most, each with a way to see the table after it.
fn best_plays(best: &[BestPlay]) -> impl IntoView + use<> {
    let ctx = ctx();
    let rows = best.iter().map(|play| {
        let after = play.after;
        let line = Line::new("page-best-play")
            .with("who", duo().seat_name(play.seat))
            .with("what", short(play.action))
            .with("gain", play.gain);
        let number = ctx.say(&Line::new("page-best-number").with("n", after));
        let see = move |_| ctx.looking.set(Some(after));
        let label = ctx.say(&Line::new("page-see-move").with("n", after));
        view! {
            <li class="row"><b class="num">{number}</b><span class="grow">{ctx.say(&line)}</span>
                <button class="btn quiet" aria-label=label on:click=see>{icon("replay")}{ctx.text("page-see")}</button></li>
        }
    });
    view! { <ol class="best">{rows.collect_view()}</ol> }
}

/// Steps to any move of the game, and goes on from there as a new game.
fn replay(at: RwSignal<usize>, last: usize) -> impl IntoView {
    let ctx = ctx();
    let step = move |by: isize| at.update(|at| *at = at.saturating_add_signed(by).min(last));
    let told = move || {
        let told = ctx.room.with_untracked(|room| room.as_ref().map(|room| room.told_by(at.get())))?;
        Some(ctx.tell(&told))
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
        <div class="row wrap">
            <button class="btn" id="look" on:click=move |_| ctx.looking.set(Some(at.get_untracked()))>{icon("eye")}{move || ctx.text("page-see-table")}</button>
            <button class="btn" id="go-on" on:click=go_on>{icon("play")}{move || ctx.text("page-go-on-here")}</button>
        </div>
    }
}

/// The town's points and Miss Thorn's, by where they come from.
fn table_of_accounts(accounts: &[(Line, Vec<(Line, i32)>)]) -> impl IntoView + use<> {
    let ctx = ctx();
    let tables = accounts.iter().map(|(who, parts)| {
        let total: i32 = parts.iter().map(|(_, points)| points).sum();
        let rows = parts.iter().map(|(source, points)| {
            view! { <tr><th scope="row">{ctx.say(source)}</th><td>{*points}</td></tr> }
        });
        view! {
            <table class="points account">
                <thead><tr><th scope="col">{ctx.say(who)}</th><td></td></tr></thead>
                <tbody>{rows.collect_view()}<tr class="total"><th scope="row">{ctx.text("page-total")}</th><td>{total}</td></tr></tbody>
            </table>
        }
    });
    view! { <div class="accounts">{tables.collect_view()}</div> }
}

fn table_of_points(scores: [Score; 2], cards: [u32; 2]) -> impl IntoView {
    let ctx = ctx();
    type Source = (&'static str, &'static str, fn(Score) -> i32);
    let sources: [Source; 4] = [
        ("construction", "duo-points-cards", |score| score.cards),
        ("purple", "duo-points-bonus", |score| score.bonus),
        ("point", "duo-points-tokens", |score| score.tokens),
        ("event", "duo-points-events", |score| score.events),
    ];
    let most = sources.iter().flat_map(|(.., of)| scores.map(of)).max().unwrap_or(1).max(1);
    let rows = sources.map(|(name, id, of)| {
        let bar = |seat: Seat| {
            let width = format!("width:{}%", 100 * of(scores[seat.index()]).max(0) / most);
            view! { <span class=format!("bar {}", animal(seat)) style=width></span> }
        };
        let detail = (id == "duo-points-cards").then(|| {
            let line = Line::new("page-cards-of").with("hare", cards[0]).with("tortoise", cards[1]);
            view! { <small>{ctx.say(&line)}</small> }
        });
        view! {
            <tr><th scope="row">{icon(name)}<span>{ctx.text(id)}{detail}</span></th>
                <td class="bars" aria-hidden="true">{bar(HARE)}{bar(TORTOISE)}</td>
                <td>{of(scores[0])}</td><td>{of(scores[1])}</td></tr>
        }
    });
    let head = [HARE, TORTOISE].map(|seat| {
        view! { <th scope="col">{icon_as(animal(seat), "big")}{ctx.say(&duo().seat_name(seat))}</th> }
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

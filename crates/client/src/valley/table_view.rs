//! The table as a whole: top bar, board, side, prompt, reserve and hand; the curtain; the phone's tabs.

use super::app::{Panel, Scene, Screen, Tab, animal, ctx};
use super::board::{events, locations, meadow, wood};
use super::card::{Glances, about};
use super::hint::hint;
use super::players::{city, hand, others, reserve};
use super::prompt::{answers_list, prompt};
use super::sheet::sheet;
use super::story;
use super::thinker::valley;
use crate::shell::glyph::{icon, icon_as};
use crate::shell::zoom::Zoom;
use leptos::prelude::*;
use std::collections::HashSet;
use table::board::Board;
use table::{Game, Line, Seat};
use valley::board::Target;
use valley::{Post, Site};
use woodland::Season;
use woodland::words::season_line;

const TABS: [Tab; 5] = [Tab::Places, Tab::Wood, Tab::Events, Tab::City, Tab::Others];

/// The tab in which a thing lies; none for what is always in sight.
fn tab_of(scene: &Scene, target: Target) -> Option<Tab> {
    match target {
        Target::Site(Site::Basic(_)) => Some(Tab::Places),
        Target::Site(Site::Forest(_) | Site::Haven | Site::Journey(_)) => Some(Tab::Wood),
        Target::Site(Site::Event(_)) => Some(Tab::Events),
        Target::City(spot) | Target::Site(Site::City(spot)) => {
            Some(if spot.owner == scene.near { Tab::City } else { Tab::Others })
        }
        Target::Meadow(_) | Target::Hand(_) | Target::Shown(_) | Target::Legend(_) | Target::Pile | Target::Prompt => {
            None
        }
    }
}

/// The things on the table that can be chosen.
fn targets(scene: &Scene) -> HashSet<Target> {
    scene.choices.iter().map(|action| valley().target(&scene.view, *action)).collect()
}

/// How many things can be chosen in a tab.
fn count(scene: &Scene, tab: Tab) -> usize {
    targets(scene).into_iter().filter(|&target| tab_of(scene, target) == Some(tab)).count()
}

/// The tab to open when every choice on the table lies in tabs that are closed.
fn tab_to_open(scene: &Scene, open: Tab) -> Option<Tab> {
    let on_table = targets(scene).into_iter().filter(|&target| target != Target::Prompt).count();
    let in_tabs: usize = TABS.iter().map(|&tab| count(scene, tab)).sum();
    // The city and the others hide the Meadow, so they give way when something else is asked.
    let hides_choices = matches!(open, Tab::City | Tab::Others) && on_table > 0;
    if count(scene, open) > 0 || !hides_choices && (in_tabs == 0 || on_table > in_tabs) {
        return None;
    }
    if on_table > in_tabs {
        return Some(Tab::Places);
    }
    TABS.into_iter().find(|&tab| count(scene, tab) > 0)
}

fn tab_name(tab: Tab) -> &'static str {
    match tab {
        Tab::Places => "places",
        Tab::Wood => "wood",
        Tab::Events => "events",
        Tab::City => "city",
        Tab::Others => "others",
    }
}

/// The whole table.
#[component]
pub fn Table() -> impl IntoView {
    let ctx = ctx();
    provide_context(Glances(Memo::new(move |_| {
        ctx.scene.with(|scene| scene.as_ref().map_or(Vec::new(), |scene| valley().glances(&scene.view, &scene.choices)))
    })));
    Effect::new(move |_| {
        let open = ctx.scene.with(|scene| scene.as_ref().and_then(|scene| tab_to_open(scene, ctx.tab.get_untracked())));
        if let Some(tab) = open {
            ctx.tab.set(tab);
        }
    });
    move || {
        let mut scene = ctx.scene.get()?;
        let telling = ctx.story.with(Option::is_some);
        if telling {
            // First it is told, then it is asked.
            scene.choices.clear();
        }
        if scene.curtain && !telling {
            return Some(curtain(&scene).into_any());
        }
        let tab = story::tab(ctx).unwrap_or_else(|| ctx.tab.get());
        let picked = ctx.picked.get().map(|pick| sheet(&scene, pick));
        let crowd = if scene.scores.len() > 2 { " crowd" } else { "" };
        let class = format!("app valley{crowd}{}", if telling { " telling" } else { "" });
        let foot = match telling {
            true => story::controls().into_any(),
            false => prompt(&scene).into_any(),
        };
        Some(
            view! {
                <main class=class data-tab=tab_name(tab)>
                    {top(&scene)}
                    {events(&scene)}
                    {meadow(&scene)}
                    {wood(&scene)}
                    {locations(&scene)}
                    {tabs(&scene)}
                    <div class="side">{others(&scene)}{city(&scene)}</div>
                    {foot}
                    {reserve(&scene)}
                    {hand(&scene)}
                    {(!telling).then(|| answers_list(&scene))}
                    {story::panel(&scene)}
                    {hint(&scene)}
                    {picked}
                    <Zoom about/>
                </main>
            }
            .into_any(),
        )
    }
}

/// Several people at one device: the next one looks alone.
fn curtain(scene: &Scene) -> impl IntoView + use<> {
    let ctx = ctx();
    let who = scene.decider.map_or(String::new(), |seat| ctx.say(&valley().seat_name(seat)));
    let line = ctx.say(&Line::new("page-curtain").with("who", who));
    view! {
        <main class="curtain">
            {scene.decider.map(|seat| icon_as(animal(seat), "huge"))}
            <h1>{line}</h1>
            <p class="news">{ctx.tell(&scene.news)}</p>
            <button id="prompt" class="btn pri" autofocus on:click=move |_| ctx.lift_curtain()>{ctx.text("page-lift-curtain")}</button>
        </main>
    }
}

fn top(scene: &Scene) -> impl IntoView + use<> {
    let ctx = ctx();
    let player = &scene.view.players[scene.near.index()];
    let seats = || (0..scene.view.players.len()).map(|i| Seat(i as u8));
    let seasons = Season::ALL.into_iter().map(|season| {
        let on = season == player.season;
        let class = if on { "stp me" } else if season.index() < player.season.index() { "stp past" } else { "stp" };
        let label = ctx.say(&season_line(season));
        let here = seats().filter(|seat| scene.view.players[seat.index()].season == season).map(|seat| icon(animal(seat)));
        view! {
            <span class=class title=label.clone() aria-current=on.then_some("step")>
                {icon(season.id())}<span class="sr">{label.clone()}</span><span class="figs" aria-hidden="true">{here.collect_view()}</span>
            </span>
        }
    });
    let scores = scene.scores.iter().map(|(side, score)| {
        let me = side.seat() == Some(scene.near);
        view! { <span class=if me { "me" } else { "" }>{icon(animal(*side))}<span class="sr">{ctx.say(&valley().side_name(*side))}</span>{score.total()}</span> }
    });
    let home = player.workers.iter().filter(|&&post| post == Post::Home).count();
    let all = player.workers.iter().filter(|&&post| !matches!(post, Post::Waiting | Post::Lost)).count();
    let left = ctx.say(&Line::new("page-valley-workers-left").with("n", home).with("all", all));
    let worker = animal(scene.near);
    let turn = scene.decider.filter(|&seat| seat != scene.near).map(|seat| {
        view! { <span class="left mut turn">{icon(animal(seat))}" "{ctx.say(&valley().seat_name(seat))}</span> }
    });
    view! {
        <header class="top panel">
            <button class="logo" title=ctx.text("page-home") on:click=move |_| ctx.screen.set(Screen::Home)>{icon("spring")}<span>"Bosk"</span></button>
            <div class="track">{seasons.collect_view()}</div>
            <span class="left" title=left.clone()><b>{ctx.say(&season_line(player.season))}</b>" "<span class="mut wide">{left.clone()}</span><span class="slim" aria-hidden="true">{icon(worker)}{format!(" {home}/{all}")}</span></span>
            {turn}
            <span class="grow"></span>
            <span class="scores" role="group" aria-label=ctx.text("page-scores")>{scores.collect_view()}</span>
            <button class="btn quiet" on:click=move |_| ctx.panel.set(Some(Panel::Log))>{icon("log")}<span>{ctx.text("page-log")}</span></button>
            <button class="btn quiet" on:click=move |_| ctx.panel.set(Some(Panel::Rules(None)))>{icon("book")}<span>{ctx.text("page-rules")}</span></button>
            <button class="btn quiet sq" aria-label=ctx.text("page-settings") on:click=move |_| ctx.panel.set(Some(Panel::Settings))>{icon("gear")}</button>
        </header>
    }
}

/// The phone's tabs, each with the number of choices inside.
fn tabs(scene: &Scene) -> impl IntoView + use<> {
    let ctx = ctx();
    let one = |tab: Tab| {
        let id = match tab {
            Tab::Places => "page-tab-places",
            Tab::Wood => "page-valley-tab-wood",
            Tab::Events => "page-valley-tab-events",
            Tab::City => "page-city",
            Tab::Others => "page-valley-tab-others",
        };
        let n = count(scene, tab);
        view! {
            <button role="tab" aria-selected=(ctx.tab.get() == tab).to_string() on:click=move |_| ctx.tab.set(tab)>
                <span>{ctx.text(id)}</span>{(n > 0).then(|| view! { <span class="badge">{n}</span> })}
            </button>
        }
    };
    view! { <div class="tabs" role="tablist">{TABS.map(one).collect_view()}</div> }
}

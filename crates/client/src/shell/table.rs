//! The table: the box's board around the prompt, the curtain, the phone's tabs, the lesson.

use crate::shell::app::{Ctx, Panel, ctx, rules};
use crate::shell::dock::dock;
use crate::shell::face::Face;
use crate::shell::glyph::{icon, icon_as};
use crate::shell::hint::hint;
use crate::shell::link::{self, SHELF};
use crate::shell::prompt::{answers_list, prompt};
use crate::shell::recap::recap;
use crate::shell::sheet::sheet;
use crate::shell::zone::{Seen, seen, zone};
use crate::shell::zoom::Zoom;
use crate::shell::{Rules, Scene, Tab, Target, story, wishes};
use leptos::prelude::*;
use std::collections::HashSet;
use table::board::Board;
use table::{Game, Line};

/// The things on the table that can be chosen.
fn targets(scene: &Scene) -> HashSet<Target> {
    let rules = rules();
    scene.choices.iter().map(|action| rules.target(&scene.view, *action)).collect()
}

/// How many things can be chosen in a tab.
fn count(scene: &Scene, tab: Tab) -> usize {
    let rules = rules();
    targets(scene).into_iter().filter(|&target| rules.tab_of(scene, target) == Some(tab)).count()
}

/// The tab that is open at first.
pub fn first_tab(rules: &Rules) -> Option<Tab> {
    rules.tabs().next().map(|(tab, ..)| tab)
}

impl Ctx {
    /// The tab that is open: the one chosen last, or else the first.
    fn open_tab(self) -> Option<Tab> {
        let rules = self.rules();
        self.tab.get().filter(|&tab| rules.has_tab(tab)).or_else(|| first_tab(&rules))
    }
}

/// The tab to open when every choice on the table lies in tabs that are closed.
fn tab_to_open(ctx: Ctx, scene: &Scene) -> Option<Tab> {
    let (rules, open) = (rules(), ctx.open_tab()?);
    let on_table = targets(scene).into_iter().filter(|&target| target != Rules::WORD).count();
    let in_tabs: usize = rules.tabs().map(|(tab, ..)| count(scene, tab)).sum();
    // Those that hide the rest give way when something else is asked.
    let hides_choices = Rules::HIDING.contains(&open) && on_table > 0;
    if count(scene, open) > 0 || !hides_choices && (in_tabs == 0 || on_table > in_tabs) {
        return None;
    }
    if on_table > in_tabs {
        return first_tab(&rules);
    }
    rules.tabs().map(|(tab, ..)| tab).find(|&tab| count(scene, tab) > 0)
}

/// The whole table.
#[component]
pub fn Table() -> impl IntoView {
    let ctx = ctx();
    Rules::prepare(ctx);
    Effect::new(move |_| {
        let open = ctx.scene.with(|scene| scene.as_ref().and_then(|scene| untrack(|| tab_to_open(ctx, scene))));
        if open.is_some() {
            ctx.tab.set(open);
        }
    });
    let curtained = Memo::new(move |_| seen().scene.with(|scene| scene.as_ref().map(|scene| scene.curtain)));
    let table = move || curtained.get().map(|down| if down { zone(curtain) } else { laid(ctx).into_any() });
    view! { {table}<Zoom/>{dock()} }
}

/// The table as it lies before the person who looks.
fn laid(ctx: Ctx) -> impl IntoView {
    let Seen { scene, telling, .. } = seen();
    let class = move || {
        let class = scene.with(|scene| scene.as_ref().map_or("", Rules::class));
        if telling.get() { format!("app {class} telling") } else { format!("app {class}") }
    };
    let tab = move || {
        let told = scene.with(|scene| scene.as_ref().and_then(|scene| story::tab(ctx, scene)));
        let tab = told.or_else(|| ctx.open_tab());
        Rules::TABS.iter().find(|(other, ..)| Some(*other) == tab).map(|(_, name, _)| *name)
    };
    let foot = move |scene: &Scene| match telling.get() {
        true => story::controls().into_any(),
        false => prompt(scene).into_any(),
    };
    let (before, after) = Rules::board();
    view! {
        <main class=class data-tab=tab>
            {zone(top)}
            {before}
            {zone(recap)}
            {zone(foot)}
            {after}
            {zone(answers_list)}
            {wishes::layer()}
            {zone(story::panel)}
            {zone(lesson)}
            {zone(hint)}
            {zone(move |scene| ctx.picked.get().map(|pick| sheet(scene, pick)))}
        </main>
    }
}

/// The bar over the table: home, what the box shows of the game's course, everybody's points, log, rules and settings.
fn top(scene: &Scene) -> impl IntoView + use<> {
    let (ctx, rules) = (ctx(), rules());
    let scores = rules.counted(scene).into_iter().map(|side| {
        let class = if side.seat() == Some(scene.near) { "me" } else { "" };
        let total = rules.total(&scene.score(side));
        view! { <span class=class data-n=total>{icon(rules.animal(side))}<span class="sr">{ctx.say(&rules.side_name(side))}</span>{total}</span> }
    });
    let others = scene.decider.filter(|&seat| Rules::NAMES_TURN && seat != scene.near);
    let turn = others.map(|seat| {
        view! { <span class="left mut turn">{icon(rules.animal(seat))}" "{ctx.say(&rules.seat_name(seat))}</span> }
    });
    view! {
        <header class="top panel">
            <button class="logo" title=ctx.text("page-home") on:click=move |_| link::home()>{icon("spring")}<span>"Bosk"</span></button>
            {Rules::track(scene)}
            {turn}
            <span class="grow"></span>
            <span class="scores" role="group" aria-label=ctx.text("page-scores")>{scores.collect_view()}</span>
            <button class="btn quiet" on:click=move |_| ctx.open_log()>{icon("log")}<span>{ctx.text("page-log")}</span></button>
            <button class="btn quiet" on:click=move |_| ctx.panel.set(Some(Panel::Rules(None)))>{icon("book")}<span>{ctx.text("page-rules")}</span></button>
            <button class="btn quiet sq" aria-label=ctx.text("page-settings") on:click=move |_| ctx.panel.set(Some(Panel::Settings))>{icon("gear")}</button>
        </header>
    }
}

/// Several people at one device: the next one looks alone.
fn curtain(scene: &Scene) -> impl IntoView + use<> {
    let (ctx, rules) = (ctx(), rules());
    let line = scene.decider.map(|seat| ctx.say(&Line::new("page-curtain").with("who", ctx.player(seat))));
    view! {
        <main class="curtain">
            {scene.decider.map(|seat| icon_as(rules.animal(seat), "huge"))}
            <h1>{line}</h1>
            <p class="news">{ctx.tell(&scene.news)}</p>
            <button id="prompt" class="btn pri" autofocus on:click=move |_| ctx.lift_curtain()>{ctx.text("page-lift-curtain")}</button>
            <a class="btn quiet" href=SHELF>{icon("home")}{ctx.text("page-to-shelf")}</a>
        </main>
    }
}

/// The phone's tabs, each with the number of choices inside.
pub fn tabs(scene: &Scene) -> impl IntoView + use<> {
    let ctx = ctx();
    let one = |(tab, _, id): (Tab, &'static str, &'static str)| {
        let n = count(scene, tab);
        view! {
            <button role="tab" aria-selected=(ctx.open_tab() == Some(tab)).to_string() on:click=move |_| ctx.tab.set(Some(tab))>
                <span class="cut" title=ctx.text(id)>{ctx.soft(ctx.text(id))}</span>{(n > 0).then(|| view! { <span class="badge">{n}</span> })}
            </button>
        }
    };
    view! { <div class="tabs" role="tablist">{rules().tabs().map(one).collect_view()}</div> }
}

/// What the lesson says, over the other side of the table.
fn lesson(scene: &Scene) -> impl IntoView + use<> {
    let ctx = ctx();
    // First it is told what happened, then what to do.
    let waits = seen().telling.get() || ctx.ceremony.with(Option::is_some);
    let id = scene.lesson.clone().filter(|id| !waits && ctx.understood.get().as_ref() != Some(id));
    id.map(|id| {
        let text = ctx.text(&id);
        view! {
            <aside class="lesson panel" role="status" aria-live="polite">
                {icon_as("hint", "big")}<p class="grow">{text}</p>
                <button class="btn" on:click=move |_| ctx.understood.set(Some(id.clone()))>{ctx.text("page-ok")}</button>
            </aside>
        }
    })
}

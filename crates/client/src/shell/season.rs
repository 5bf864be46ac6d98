//! A season begins: a band across the table with its tree, its name and what it brings. From the third time in a game on
//! it passes by itself; a key or a tap ends it.

use crate::shell::app::{Ctx, ctx};
use crate::shell::face::{Face, Sheaf};
use crate::shell::focus::focus_prompt;
use crate::shell::glyph::{glyphs, icon};
use crate::shell::{Event, Rules, Scene, Standing, Turned, View, motion};
use leptos::prelude::*;
use std::collections::HashMap;
use std::time::Duration;
use table::board::Board;
use table::{Line, Seat, Tell};

/// How many times in a game the band waits for a person.
const WAITS: usize = 2;
/// How long it is seen when it does not wait.
const PASSES: Duration = Duration::from_millis(1600);
/// No more than this is told of what it brings.
const MOST: usize = 5;

/// A season that begins.
#[derive(Clone, PartialEq)]
pub struct Ceremony {
    turned: Turned,
    near: Seat,
    /// Whether it waits for a person.
    waits: bool,
}

/// What was seen of the seasons at this table: up to which move by each seat, and how many have begun.
#[derive(Clone, Default)]
pub struct Seen {
    moves: HashMap<Seat, usize>,
    laid: usize,
    begun: usize,
}

/// The table is laid: its season is no news.
pub fn lay(ctx: Ctx) {
    ctx.seasons.set_value(Seen { laid: ctx.moves(), ..Seen::default() });
    ctx.ceremony.set(None);
}

/// Begins the ceremony if another season has come for the person in front since they looked last.
pub fn begin(ctx: Ctx) {
    // Who still looks back at their turn has it told when they look again.
    let looker = |scene: &Scene| (!scene.curtain && scene.lingers.is_none() && !scene.over).then_some(scene.near);
    let Some(near) = ctx.scene.with_untracked(|scene| scene.as_ref().and_then(looker)) else { return };
    let mut seen = ctx.seasons.get_value();
    let since = seen.moves.insert(near, ctx.moves()).unwrap_or(seen.laid);
    let turned = ctx.of_source(|source| source.turned(since)).flatten();
    seen.begun += usize::from(turned.is_some());
    let waits = seen.begun <= WAITS;
    ctx.seasons.set_value(seen);
    let Some(turned) = turned else { return };
    let ceremony = Ceremony { turned, near, waits };
    if !waits {
        let same = ceremony.clone();
        set_timeout(
            move || {
                if ctx.ceremony.get_untracked() == Some(same) {
                    end(ctx);
                }
            },
            PASSES,
        );
    }
    ctx.ceremony.set(Some(ceremony));
}

/// Ends the ceremony; what waited for it goes on.
pub fn end(ctx: Ctx) {
    ctx.ceremony.set(None);
    ctx.go_on();
    focus_prompt();
}

/// Ends it, and the next ones of this game do not wait.
fn shorten(ctx: Ctx) {
    ctx.seasons.update_value(|seen| seen.begun = seen.begun.max(WAITS));
    end(ctx);
}

/// The band.
pub fn band() -> impl IntoView {
    let ctx = ctx();
    let shown = NodeRef::<leptos::html::Dialog>::new();
    Effect::new(move |_| {
        if let Some(band) = shown.get().filter(|band| !band.open()) {
            let _ = band.show_modal();
        }
    });
    move || {
        ctx.ceremony.get().map(|Ceremony { turned, near, waits }| {
            let Turned { season, before, after, told } = turned;
            let title = ctx.say(&Line::new("page-season-begins").with("which", season.id).with("name", season.name));
            let still = motion::is_still(ctx.settings.get_untracked().still);
            let class = format!("ceremony {}{}", season.id, if still { " whole" } else { "" });
            let label = title.clone();
            let sheaves = Rules::harvest(ctx, near, &told);
            let lines = sheaves.is_empty().then(|| lines(ctx, season.id, &told)).flatten();
            let buttons = waits.then(|| {
                let press = |act: fn(Ctx)| move |event: web_sys::MouseEvent| { event.stop_propagation(); act(ctx) };
                view! {
                    <div class="row wrap">
                        <button class="btn pri" id="season-on" autofocus on:click=press(end)>{next(ctx)}{icon("next")}</button>
                        <button class="btn" id="season-short" on:click=press(shorten)>{ctx.text("page-season-short")}</button>
                    </div>
                }
            });
            view! {
                <dialog class=class node_ref=shown aria-label=label on:click=move |_| end(ctx) on:cancel=move |event: web_sys::Event| { event.prevent_default(); end(ctx) }>
                    {scenery()}
                    <div class="says">
                        <h2>{title}</h2>
                        <div class="brings">{crew(ctx, near, &before.0, &after.0)}{harvest(ctx, sheaves)}{lines}{heaps(ctx, &before.1, &after.1)}</div>
                        {buttons}
                    </div>
                </dialog>
            }
        })
    }
}

/// What comes next: the person's next decision, if they are asked.
fn next(ctx: Ctx) -> String {
    let asked = ctx.scene.with(|scene| {
        let scene = scene.as_ref().filter(|scene| !scene.bot && scene.decider == Some(scene.near))?;
        Some(ctx.rules().question(scene).0)
    });
    asked.map_or_else(|| ctx.text("page-season-on"), |asked| ctx.say(&asked))
}

/// The workers that are at home now, those that just came apart.
fn crew(ctx: Ctx, near: Seat, before: &View, after: &View) -> Option<impl IntoView + use<>> {
    let rules = ctx.rules();
    let ((_, had), (home, all)) = (rules.crew(before, near)?, rules.crew(after, near)?);
    let figures = (0..all).map(|n| {
        let new = (n >= had).then(|| view! { <b>"+1"</b> });
        view! { <span class=if n < home { "" } else { "away" }>{icon(rules.animal(near))}{new}</span> }
    });
    let more = ctx.say(&Line::new("page-season-workers").with("n", all.saturating_sub(had)));
    let left = ctx.say(&Line::new("page-season-home").with("n", home).with("all", all));
    Some(view! {
        <section class="panel"><h3>{more}</h3><div class="crew-all" aria-hidden="true">{figures.collect_view()}</div><p>{left}</p></section>
    })
}

/// The cards that gave something, each with what.
fn harvest(ctx: Ctx, sheaves: Vec<Sheaf>) -> Option<impl IntoView + use<>> {
    (!sheaves.is_empty()).then(|| {
        let rows = sheaves.into_iter().map(|sheaf| {
            view! { <li class=sheaf.class><span class="blk" aria-hidden="true">{sheaf.picture}</span><b>{sheaf.name}</b><span class="fx">"+"{glyphs(sheaf.gives)}</span></li> }
        });
        view! { <section class="panel"><h3>{ctx.text("page-season-harvest")}</h3><ul class="sheaves">{rows.collect_view()}</ul></section> }
    })
}

/// What the person has, before and after, where it changed.
fn heaps(ctx: Ctx, before: &Standing, after: &Standing) -> Option<impl IntoView + use<>> {
    let changed = Rules::heaps(before).into_iter().zip(Rules::heaps(after)).filter(|(was, is)| was.n != is.n);
    let rows: Vec<_> = changed
        .map(|(was, is)| {
            let words = ctx.say(&is.words);
            view! { <li title=words.clone()>{icon(is.icon)}<span class="sr">{words.clone()}</span><span aria-hidden="true">{was.n}" → "<b>{is.n}</b></span></li> }
        })
        .collect();
    (!rows.is_empty()).then(|| view! { <section class="panel"><h3>{ctx.text("page-season-reserve")}</h3><ul class="was-is">{rows}</ul></section> })
}

/// What else it brings, in words: neither what led to it, nor what the opponent in the box does then.
fn lines(ctx: Ctx, season: &str, told: &[Event]) -> Option<impl IntoView + use<>> {
    let rules = ctx.rules();
    let begun = told.iter().position(|event| rules.sign(event) == Some(season)).map_or(0, |begun| begun + 1);
    let told = told[begun..].iter().take_while(|event| rules.rule_behind(event).is_none());
    let row = |event: &Event| {
        let text = ctx.say(&rules.tell(event)?);
        Some(view! { <li>{rules.effect_icon(event).map(icon)}<span>{text}</span></li> })
    };
    let rows: Vec<_> = told.filter_map(row).take(MOST).collect();
    (!rows.is_empty()).then(|| view! { <section class="panel"><ul class="told-all">{rows}</ul></section> })
}

/// Whether the table waits for the ceremony.
pub fn holds(ctx: Ctx) -> bool {
    ctx.ceremony.with_untracked(Option::is_some)
}

/// Hills and the tree; the colours are the season's.
fn scenery() -> impl IntoView {
    const LEAVES: [(u16, u16, u16); 10] = [
        (39, 198, 99),
        (319, 36, 14),
        (97, 395, 27),
        (418, 381, 300),
        (424, 220, 49),
        (909, 461, 351),
        (605, 457, 173),
        (1222, 475, 181),
        (345, 452, 322),
        (229, 442, 131),
    ];
    let leaves = LEAVES.map(|(x, y, turn)| {
        let place = format!("translate({x} {y}) rotate({turn})");
        view! { <path class="leaf" d="M0 0c5-6 12-6 16 0-4 6-11 6-16 0Z" transform=place/> }
    });
    view! {
        <svg class="scenery" viewBox="0 0 1280 540" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
            <rect class="sky" width="1280" height="540"/><circle class="sun" cx="1101" cy="140" r="70"/>
            <path class="far" d="M0 335C256 248 538 367 768 313S1126 270 1280 335V540H0Z"/>
            <path class="near" d="M0 400C320 335 640 443 1280 367V540H0Z"/>
            <g class="tree" transform="translate(64 74) scale(1.52)">
                <path class="trunk" d="M84 310c10-70 10-160-2-210h36c-12 50-10 140 6 210Z"/>
                <path class="crown" d="M100-10c34 0 52 16 60 38 34 0 60 26 60 58 0 34-30 58-68 58H48C10 144-20 120-20 86c0-32 24-58 56-58 8-22 30-38 64-38Z"/>
                <path class="twirl" d="M28 92c24 18 118 18 146 0M52 46c20 14 70 14 94 0M10 116c12 8 26 10 40 10"/>
            </g>
            <path class="ground" d="M0 486C384 432 768 540 1280 464V560H0Z"/>
            {leaves}
        </svg>
    }
}

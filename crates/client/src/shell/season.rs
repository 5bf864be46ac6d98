//! A season begins: a band across the table with its tree, its name and what it brings. From the third time in a game on
//! it passes by itself; a key or a tap ends it.

use crate::shell::app::{Ctx, ctx};
use crate::shell::face::Face;
use crate::shell::focus::focus_prompt;
use crate::shell::glyph::icon;
use crate::shell::sound::Cue;
use crate::shell::{Event, motion};
use leptos::prelude::*;
use std::time::Duration;
use table::{Line, Tell};

/// How many times in a game the band waits for a person.
const WAITS: usize = 2;
/// How long it is seen when it does not wait.
const PASSES: Duration = Duration::from_millis(1600);
/// No more than this is told of what it brings.
const MOST: usize = 6;

/// A season that begins.
#[derive(Clone, PartialEq)]
pub struct Ceremony {
    /// Its id: winter, spring, summer, autumn.
    id: &'static str,
    name: Line,
    /// What it brings.
    told: Vec<Event>,
    /// Whether it waits for a person.
    waits: bool,
}

/// The seasons of the table in front, as they were seen last, and how many have begun.
#[derive(Clone, Copy, Default)]
pub struct Seen {
    id: &'static str,
    begun: usize,
}

/// The table is laid: its season is no news.
pub fn lay(ctx: Ctx) {
    let id = ctx.scene.with_untracked(|scene| scene.as_ref().map_or("", |scene| scene.season.id));
    ctx.seasons.set_value(Seen { id, begun: 0 });
    ctx.ceremony.set(None);
}

/// Begins the ceremony if another season than before has come for the person in front.
pub fn begin(ctx: Ctx, told: &[Event]) {
    let seen = ctx.seasons.get_value();
    let Some(season) = ctx.scene.with_untracked(|scene| {
        let scene = scene.as_ref().filter(|scene| !scene.curtain && !scene.over)?;
        (scene.season.id != seen.id).then(|| scene.season.clone())
    }) else {
        return;
    };
    let rules = ctx.rules();
    let of_season = told.iter().skip_while(|event| rules.cue(event) != Some(Cue::Season(season.id)));
    let told: Vec<Event> = of_season.filter(|event| rules.tell(event).is_some()).take(MOST).cloned().collect();
    let begun = seen.begun + usize::from(!told.is_empty());
    ctx.seasons.set_value(Seen { id: season.id, begun });
    if told.is_empty() || ctx.settings.get_untracked().still {
        return;
    }
    let ceremony = Ceremony { id: season.id, name: season.name, told, waits: begun <= WAITS };
    if !ceremony.waits {
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
        ctx.ceremony.get().map(|Ceremony { id, name, told, waits }| {
            let rules = ctx.rules();
            let title = ctx.say(&Line::new("page-season-begins").with("which", id).with("name", name));
            let lines: Vec<_> = told
                .iter()
                .filter_map(|event| {
                    let text = ctx.say(&rules.tell(event)?);
                    Some(view! { <li>{rules.effect_icon(event).map(icon)}<span>{text}</span></li> })
                })
                .collect();
            let still = motion::is_still(false);
            let class = format!("ceremony {id}{}", if still { " whole" } else { "" });
            let label = title.clone();
            view! {
                <dialog class=class node_ref=shown aria-label=label on:click=move |_| end(ctx) on:cancel=move |event: web_sys::Event| { event.prevent_default(); end(ctx) }>
                    {scenery()}
                    <div class="says">
                        <h2>{title}</h2>
                        <ul class="panel">{lines}</ul>
                        {waits.then(|| view! { <button class="btn pri" id="season-on" autofocus on:click=move |event| { event.stop_propagation(); end(ctx) }>{ctx.text("page-season-on")}{icon("next")}</button> })}
                    </div>
                </dialog>
            }
        })
    }
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
        (162, 220, 49),
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
            </g>
            <path class="ground" d="M0 486C384 432 768 540 1280 464V540H0Z"/>
            {leaves}
        </svg>
    }
}

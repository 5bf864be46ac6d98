//! What lies over the table: log, rules, settings, keys, and what the box adds.

use crate::common::file::hand_out;
use crate::common::settings::{Confirm, LOUDEST, MOMENT, Settings};
use crate::common::tongue;
use crate::shell::app::{Ctx, Panel, Screen, ctx};
use crate::shell::face::Face;
use crate::shell::glyph::icon;
use crate::shell::link::share;
use crate::shell::rulebook::rulebook;
use crate::shell::zoom::legend;
use crate::shell::{Rules, log, sound};
use leptos::prelude::*;
use table::Game;
use wasm_bindgen::JsCast;

/// The open panel, if any.
#[component]
pub fn Panels() -> impl IntoView {
    let ctx = ctx();
    let came_from: StoredValue<Option<web_sys::HtmlElement>, LocalStorage> = StoredValue::new_local(None);
    let drawer = NodeRef::<leptos::html::Dialog>::new();
    Effect::new(move |was_open: Option<bool>| {
        let is_open = ctx.panel.with(Option::is_some);
        if was_open.unwrap_or(false) && !is_open {
            // Nothing beside an open dialog takes the keyboard.
            if let Some(drawer) = drawer.get_untracked() {
                drawer.close();
            }
            // It goes back to where it was before.
            came_from.with_value(|element| {
                if let Some(element) = element.as_ref().filter(|element| element.is_connected()) {
                    let _ = element.focus();
                }
            });
        }
        is_open
    });
    Effect::new(move |_| {
        if let Some(drawer) = drawer.get().filter(|drawer| !drawer.open()) {
            came_from.set_value(document().active_element().and_then(|e| e.dyn_into().ok()));
            let _ = drawer.show_modal();
        }
    });
    // A click on the dialog itself is one beside what it holds.
    let beside = move |event: web_sys::MouseEvent| {
        if event.target() == event.current_target() {
            ctx.panel.set(None);
        }
    };
    let cancelled = move |event: web_sys::Event| {
        event.prevent_default();
        ctx.panel.set(None);
    };
    move || {
        ctx.panel.get().map(|panel| {
            let (title, body) = match panel {
                Panel::Log => (ctx.text("page-log"), log::log(ctx).into_any()),
                Panel::Rules(at) => (ctx.text("page-rules"), rulebook(ctx, at).into_any()),
                Panel::Settings => (ctx.text("page-settings"), settings(ctx).into_any()),
                Panel::Keys => {
                    (ctx.text("page-keys"), view! { <pre class="keys">{ctx.text(Rules::KEYS)}</pre>{signs(ctx)} }.into_any())
                }
                Panel::Own(panel) => Rules::panel(ctx, panel),
            };
            let label = title.clone();
            view! {
                <dialog class="drawer panel" node_ref=drawer aria-label=label on:click=beside on:cancel=cancelled>
                    <div class="row"><h2 class="grow">{title}</h2>
                        <button id="panel-close" class="btn quiet sq" aria-label=ctx.text("page-close") on:click=move |_| ctx.panel.set(None)>{icon("close")}</button></div>
                    <div class="scroll" tabindex="0">{body}</div>
                </dialog>
            }
        })
    }
}

fn settings(ctx: Ctx) -> impl IntoView {
    let current = ctx.settings.get();
    let at_table = ctx.screen.get() == Screen::Table;
    let radio = |on: bool, id: &'static str, choose: fn(&mut Settings)| {
        view! { <button role="radio" aria-checked=on.to_string() on:click=move |_| ctx.set(choose)>{ctx.text(id)}</button> }
    };
    let pace = [
        radio(current.pace == 1400, "page-slow", |s| s.pace = 1400),
        radio(current.pace == 700, "page-steady", |s| s.pace = 700),
        radio(current.pace == 0, "page-fast", |s| s.pace = 0),
    ];
    let beat = [
        radio(current.beat.is_none(), "page-beat-wait", |s| s.beat = None),
        radio(current.beat == Some(MOMENT), "page-beat-moment", |s| s.beat = Some(MOMENT)),
        radio(current.beat == Some(0), "page-fast", |s| s.beat = Some(0)),
    ];
    let confirm = [
        radio(current.confirm == Confirm::Always, "page-confirm-always", |s| s.confirm = Confirm::Always),
        radio(current.confirm == Confirm::Final, "page-confirm-final", |s| s.confirm = Confirm::Final),
        radio(current.confirm == Confirm::Never, "page-confirm-never", |s| s.confirm = Confirm::Never),
    ];
    view! {
        <div class="col gaps">
            <button class="btn" on:click=move |_| speak_other(ctx)>{icon("globe")}{ctx.text("page-other-language")}</button>
            <button class="btn" on:click=move |_| ctx.set(|s| s.dark = !s.dark)>{icon("theme")}{ctx.text("page-theme")}</button>
            <fieldset><legend>{ctx.text("page-pace")}</legend>
                <div class="seg" role="radiogroup">{pace}</div></fieldset>
            <fieldset id="beat"><legend>{ctx.text("page-beat")}</legend>
                <div class="seg" role="radiogroup">{beat}</div></fieldset>
            <fieldset id="confirm-when"><legend>{ctx.text("page-confirm-when")}</legend>
                <div class="seg" role="radiogroup">{confirm}</div></fieldset>
            <button class="btn switch" aria-pressed=current.keys.to_string() on:click=move |_| ctx.set(|s| s.keys = !s.keys)>{ctx.text("page-letter-keys")}</button>
            <button class="btn switch" id="still" aria-pressed=(!current.still).to_string() on:click=move |_| ctx.set(|s| s.still = !s.still)>{ctx.text("page-motion")}</button>
            <button class="btn switch" id="sound" aria-pressed=current.sound.to_string() on:click=move |_| sound::switch(ctx)>{icon("sound")}{ctx.text("page-sound")}</button>
            {current.sound.then(|| volume(ctx, current.volume))}
            {at_table.then(|| view! {
                <button class="btn" id="export" on:click=move |_| export(ctx)>{icon("share")}{ctx.text("page-export")}</button>
                <button class="btn" id="share" on:click=move |_| share(ctx)>{icon("share")}{ctx.text("page-share")}</button>
            })}
            <button class="btn" on:click=move |_| ctx.panel.set(Some(Panel::Keys))>{ctx.text("page-keys")}</button>
        </div>
    }
}

/// Speaks the other language, or says that it has not come.
fn speak_other(ctx: Ctx) {
    ctx.set(|s| s.french = !s.french);
    if !tongue::is_learnt(ctx.settings.get_untracked().lang()) {
        ctx.warn(ctx.text("page-language-missing"));
    }
}

/// How loud the sounds are.
fn volume(ctx: Ctx, now: u8) -> impl IntoView {
    let one = |(volume, id): (u8, &'static str)| {
        view! { <button role="radio" aria-checked=(now == volume).to_string() on:click=move |_| sound::loud(ctx, volume)>{ctx.text(id)}</button> }
    };
    let all = [(1, "page-volume-low"), (2, "page-volume-middle"), (LOUDEST, "page-volume-full")].map(one);
    view! { <fieldset id="volume"><legend>{ctx.text("page-volume")}</legend><div class="seg" role="radiogroup">{all}</div></fieldset> }
}

/// Hands the record to the person as a file.
fn export(ctx: Ctx) {
    if let Some(record) = ctx.of_source(|source| source.record()).flatten() {
        hand_out(&format!("bosk-{}.json", ctx.rules().name()), &record.to_json());
    }
}

/// What the signs on cards mean.
fn signs(ctx: Ctx) -> impl IntoView {
    let states =
        Rules::legend(ctx).map(|line| view! { <h3>{ctx.text("page-states")}</h3><p class="states">{line}</p> });
    view! { {states}<h3>{ctx.text("zoom-signs")}</h3>{legend(ctx)} }
}

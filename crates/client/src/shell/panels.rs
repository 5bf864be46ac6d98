//! What lies over the table: log, rules, settings, keys, and what the box adds.

use crate::shell::app::{Ctx, Panel, Screen, ctx};
use crate::shell::face::Face;
use crate::shell::files::hand_out;
use crate::shell::glyph::icon;
use crate::shell::link::{panel_closed, panel_opened, share};
use crate::shell::rulebook::rules_text;
use crate::shell::zoom::legend;
use crate::shell::{Room, Rules};
use leptos::prelude::*;
use table::{Game, Tell};
use wasm_bindgen::JsCast;

/// The open panel, if any.
#[component]
pub fn Panels() -> impl IntoView {
    let ctx = ctx();
    let came_from: StoredValue<Option<web_sys::HtmlElement>, LocalStorage> = StoredValue::new_local(None);
    Effect::new(move |was_open: Option<bool>| {
        let is_open = ctx.panel.with(Option::is_some);
        match (was_open.unwrap_or(false), is_open) {
            (false, true) => {
                panel_opened();
                came_from.set_value(document().active_element().and_then(|e| e.dyn_into().ok()));
            }
            // The keyboard goes back to where it was before.
            (true, false) => {
                panel_closed();
                came_from.with_value(|element| {
                    if let Some(element) = element.as_ref().filter(|element| element.is_connected()) {
                        let _ = element.focus();
                    }
                });
            }
            _ => {}
        }
        is_open
    });
    move || {
        ctx.panel.get().map(|panel| {
            let (title, body) = match panel {
                Panel::Log => (ctx.text("page-log"), log(ctx).into_any()),
                Panel::Rules(at) => {
                    let text = rules_text(Rules::rulebook(ctx.lang()), at, ctx.text("page-find-rule"));
                    (ctx.text("page-rules"), text.into_any())
                }
                Panel::Settings => (ctx.text("page-settings"), settings(ctx).into_any()),
                Panel::Keys => {
                    (ctx.text("page-keys"), view! { <pre class="keys">{ctx.text(Rules::KEYS)}</pre>{signs(ctx)} }.into_any())
                }
                Panel::Own(panel) => Rules::panel(ctx, panel),
            };
            set_timeout(|| crate::shell::focus::focus("#panel-close"), std::time::Duration::from_millis(20));
            let label = title.clone();
            view! {
                <div class="veil all" on:click=move |_| ctx.panel.set(None)></div>
                <section class="drawer panel" role="dialog" aria-modal="true" aria-label=label>
                    <div class="row"><h2 class="grow">{title}</h2>
                        <button id="panel-close" class="btn quiet sq" aria-label=ctx.text("page-close") on:click=move |_| ctx.panel.set(None)>{icon("close")}</button></div>
                    <div class="scroll" tabindex="0">{body}</div>
                </section>
            }
        })
    }
}

fn log(ctx: Ctx) -> impl IntoView {
    let (rules, told) = (ctx.rules(), ctx.of_room(|room| room.told(0)).unwrap_or_default());
    let lines: Vec<String> = told.iter().filter_map(|event| rules.tell(event)).map(|line| ctx.say(&line)).collect();
    view! { <ol class="log">{lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ol> }
}

fn settings(ctx: Ctx) -> impl IntoView {
    let current = ctx.settings.get();
    let at_table = ctx.screen.get() == Screen::Table;
    let pace = |ms: u32, id: &'static str| {
        view! { <button role="radio" aria-checked=(current.pace == ms).to_string() on:click=move |_| ctx.set(|s| s.pace = ms)>{ctx.text(id)}</button> }
    };
    view! {
        <div class="col gaps">
            <button class="btn" on:click=move |_| ctx.set(|s| s.french = !s.french)>{icon("globe")}{ctx.text("page-other-language")}</button>
            <button class="btn" on:click=move |_| ctx.set(|s| s.dark = !s.dark)>{icon("theme")}{ctx.text("page-theme")}</button>
            <fieldset><legend>{ctx.text("page-pace")}</legend>
                <div class="seg" role="radiogroup">{pace(1400, "page-slow")}{pace(700, "page-steady")}{pace(0, "page-fast")}</div></fieldset>
            <button class="btn" aria-pressed=current.keys.to_string() on:click=move |_| ctx.set(|s| s.keys = !s.keys)>{ctx.text("page-letter-keys")}</button>
            {at_table.then(|| view! {
                <button class="btn" id="export" on:click=move |_| export(ctx)>{icon("share")}{ctx.text("page-export")}</button>
                <button class="btn" id="share" on:click=move |_| share(ctx)>{icon("share")}{ctx.text("page-share")}</button>
            })}
            <button class="btn" on:click=move |_| ctx.panel.set(Some(Panel::Keys))>{ctx.text("page-keys")}</button>
        </div>
    }
}

/// Hands the record to the person as a file.
fn export(ctx: Ctx) {
    if let Some(record) = ctx.of_room(Room::record) {
        hand_out(&format!("bosk-{}.json", ctx.rules().name()), &record.to_json());
    }
}

/// What the signs on cards mean.
fn signs(ctx: Ctx) -> impl IntoView {
    view! { <h3>{ctx.text("zoom-signs")}</h3>{legend(move |id| ctx.text(id))} }
}

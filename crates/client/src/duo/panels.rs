//! What lies over the table: log, rules, settings, keys.

use super::app::{Ctx, Panel, Screen, ctx};
use super::art::icon;
use super::automa::narration;
use super::link::share;
use super::partner::{besides_list, pile, say_list};
use super::room::Room;
use super::thinker::duo;
use crate::shell::files::hand_out;
use crate::shell::rulebook::rules_text;
use crate::shell::zoom::legend;
use duo::Ask;
use leptos::prelude::*;
use table::Tell;
use wasm_bindgen::JsCast;
use words::Lang;

/// The open panel, if any.
#[component]
pub fn Panels() -> impl IntoView {
    let ctx = ctx();
    let came_from: StoredValue<Option<web_sys::HtmlElement>, LocalStorage> = StoredValue::new_local(None);
    Effect::new(move |was_open: Option<bool>| {
        let is_open = ctx.panel.with(Option::is_some);
        match (was_open.unwrap_or(false), is_open) {
            (false, true) => came_from.set_value(document().active_element().and_then(|e| e.dyn_into().ok())),
            // The keyboard goes back to where it was before.
            (true, false) => came_from.with_value(|element| {
                if let Some(element) = element.as_ref().filter(|element| element.is_connected()) {
                    let _ = element.focus();
                }
            }),
            _ => {}
        }
        is_open
    });
    move || {
        ctx.panel.get().map(|panel| {
            let (title, body) = match panel {
                Panel::Log => ("page-log", log(ctx).into_any()),
                Panel::Rules(at) => ("page-rules", rules(ctx, at).into_any()),
                Panel::City(seat) => {
                    ("page-city", pile(ctx, move |scene| scene.view.mayors[seat.index()].city).into_any())
                }
                Panel::Hand(seat) => {
                    ("page-other-hand", pile(ctx, move |scene| scene.view.mayors[seat.index()].hand).into_any())
                }
                Panel::Thorn => ("page-her-cards", pile(ctx, |scene| scene.view.together.thorn).into_any()),
                Panel::Say => ("page-say", say_list(ctx).into_any()),
                Panel::Besides => {
                    let keeps = ctx.scene.get().is_some_and(|scene| matches!(scene.view.ask(), Some(Ask::KeepNews)));
                    (if keeps { "page-choose-news" } else { "page-besides" }, besides_list(ctx).into_any())
                }
                Panel::Automa { begins, steps, shown } => {
                    let title = if begins { "page-before" } else { "page-automa" };
                    (title, narration(begins, steps, shown).into_any())
                }
                Panel::Settings => ("page-settings", settings(ctx).into_any()),
                Panel::Keys => ("page-keys", view! { <pre class="keys">{ctx.text("page-keys-list")}</pre>{signs(ctx)} }.into_any()),
            };
            set_timeout(|| super::keys::focus("#panel-close"), std::time::Duration::from_millis(20));
            view! {
                <div class="veil all" on:click=move |_| ctx.panel.set(None)></div>
                <section class="drawer panel" role="dialog" aria-modal="true" aria-label=ctx.text(title)>
                    <div class="row"><h2 class="grow">{ctx.text(title)}</h2>
                        <button id="panel-close" class="btn quiet sq" aria-label=ctx.text("page-close") on:click=move |_| ctx.panel.set(None)>{icon("close")}</button></div>
                    <div class="scroll" tabindex="0">{body}</div>
                </section>
            }
        })
    }
}

fn log(ctx: Ctx) -> impl IntoView {
    let told = ctx.room.with_untracked(|room| room.as_ref().map_or(Vec::new(), |room| room.told(0)));
    let lines: Vec<String> = told.iter().filter_map(|event| duo().tell(event)).map(|line| ctx.say(&line)).collect();
    view! { <ol class="log">{lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ol> }
}

fn rules(ctx: Ctx, at: Option<String>) -> impl IntoView {
    let text = match ctx.lang() {
        Lang::En => include_str!("../../../../rulebooks/duo.en.md"),
        Lang::Fr => include_str!("../../../../rulebooks/duo.fr.md"),
    };
    rules_text(text, at, ctx.text("page-find-rule"))
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

/// The record of the game on the table.
pub fn record(ctx: Ctx) -> Option<String> {
    ctx.room.with_untracked(|room| room.as_ref().map(Room::record))
}

/// Hands the record to the person as a file.
fn export(ctx: Ctx) {
    if let Some(text) = record(ctx) {
        hand_out("bosk-duo.json", &text);
    }
}

/// What the signs on cards mean.
fn signs(ctx: Ctx) -> impl IntoView {
    view! { <h3>{ctx.text("zoom-signs")}</h3>{legend(move |id| ctx.text(id))} }
}

//! What the keys do.

use super::app::{Ctx, Panel, Screen};
use crate::shell::focus::{click, focus_next_choice, focus_towards};
pub use crate::shell::focus::{focus, focus_first, focus_prompt, keep_focus_on_selected};
use duo::board::Verb;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// What a key does.
pub fn on_key(ctx: Ctx, event: web_sys::KeyboardEvent) {
    let in_field = event.target().and_then(|t| t.dyn_into::<web_sys::HtmlInputElement>().ok()).is_some();
    if event.ctrl_key() || event.meta_key() || event.alt_key() || (in_field && event.key() != "Escape") {
        return;
    }
    let key = event.key();
    if key == "Escape" {
        ctx.back();
        return;
    }
    // Who uses the keyboard wants time to look around.
    ctx.beat.stop();
    let letters = ctx.settings.get_untracked().keys;
    if ctx.screen.get_untracked() != Screen::Table || ctx.panel.get_untracked().is_some() {
        return;
    }
    if ctx.looking.get_untracked().is_some() {
        match key.as_str() {
            "ArrowLeft" => click("#step-back"),
            "ArrowRight" => click("#step-on"),
            _ => return,
        }
        event.prevent_default();
        return;
    }
    let letter = key.chars().count() == 1;
    if letter && !letters {
        return;
    }
    match key.as_str() {
        "ArrowLeft" if focus_towards(-1.0, 0.0) => {}
        "ArrowRight" if focus_towards(1.0, 0.0) => {}
        "ArrowUp" if focus_towards(0.0, -1.0) => {}
        "ArrowDown" if focus_towards(0.0, 1.0) => {}
        "n" => focus_next_choice(false),
        "N" => focus_next_choice(true),
        "u" => ctx.undo(),
        "U" => ctx.redo(),
        "h" => ctx.ask_hint(),
        "l" => ctx.panel.set(Some(Panel::Log)),
        "r" | "F1" => ctx.panel.set(Some(Panel::Rules(None))),
        "?" => ctx.panel.set(Some(Panel::Keys)),
        " " if document().active_element().is_none_or(|e| e.tag_name() != "BUTTON") => ctx.hurry(),
        "w" => ctx.choose_verb(Some(Verb::Place)),
        "p" => ctx.choose_verb(Some(Verb::Play)),
        "t" => ctx.choose_verb(Some(Verb::Choose)),
        "m" => focus(".mead button"),
        "c" => focus(".city button"),
        "a" => focus(".cards button"),
        "o" => focus(".opp button"),
        digit if digit.len() == 1 && digit != "0" && digit.chars().all(|c| c.is_ascii_digit()) => {
            click(&format!("[data-key=\"{digit}\"]"));
        }
        _ => return,
    }
    event.prevent_default();
}

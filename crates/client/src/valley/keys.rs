//! What the keys do.

use super::app::{Ctx, Panel, Screen};
use crate::shell::focus::{click, focus, focus_next_choice, focus_towards};
use leptos::prelude::*;
use valley::board::Verb;
use wasm_bindgen::JsCast;

/// What a key does.
pub fn on_key(ctx: Ctx, event: web_sys::KeyboardEvent) {
    let target = event.target();
    let in_field = target.as_ref().is_some_and(|t| {
        t.dyn_ref::<web_sys::HtmlInputElement>().is_some()
            || t.dyn_ref::<web_sys::HtmlElement>().is_some_and(|e| e.tag_name() == "SELECT")
    });
    if event.ctrl_key() || event.meta_key() || event.alt_key() || (in_field && event.key() != "Escape") {
        return;
    }
    let key = event.key();
    if key == "Escape" {
        ctx.back();
        return;
    }
    if ctx.screen.get_untracked() != Screen::Table || ctx.panel.get_untracked().is_some() {
        return;
    }
    let on_button = document().active_element().is_some_and(|e| e.tag_name() == "BUTTON");
    if ctx.story.with_untracked(Option::is_some) {
        match key.as_str() {
            "Enter" | " " if on_button => return,
            "Enter" | " " | "ArrowRight" | "ArrowDown" => click("#story-next"),
            "ArrowLeft" | "ArrowUp" | "b" => click("#story-back"),
            "e" => click("#story-end"),
            "l" => ctx.panel.set(Some(Panel::Log)),
            "r" | "F1" => click("#story-why"),
            _ => return,
        }
        event.prevent_default();
        return;
    }
    let letter = key.chars().count() == 1;
    if letter && !ctx.settings.get_untracked().keys {
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
        " " if !on_button => ctx.hurry(),
        "w" => ctx.choose_verb(Some(Verb::Place)),
        "p" => ctx.choose_verb(Some(Verb::Play)),
        "m" => focus(".mead button"),
        "c" => focus(".city button"),
        "a" => focus(".cards button"),
        "o" => focus(".others button"),
        digit if digit.len() == 1 && digit != "0" && digit.chars().all(|c| c.is_ascii_digit()) => {
            click(&format!("[data-key=\"{digit}\"]"));
        }
        _ => return,
    }
    event.prevent_default();
}

//! What the keys do.

use crate::shell::app::{Ctx, Panel, Screen};
use crate::shell::face::Face;
use crate::shell::focus::{choose_next_radio, click, find, focus, focus_next_choice, focus_towards};
use crate::shell::{Rules, season, story};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// What a key does.
pub fn on_key(ctx: Ctx, event: web_sys::KeyboardEvent) {
    let field = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlElement>().ok());
    let in_field = field.is_some_and(|field| matches!(field.tag_name().as_str(), "INPUT" | "SELECT"));
    if event.ctrl_key() || event.meta_key() || event.alt_key() || (in_field && event.key() != "Escape") {
        return;
    }
    let key = event.key();
    if season::holds(ctx) {
        if key != "Tab" {
            season::end(ctx);
            event.prevent_default();
        }
        return;
    }
    if key == "Escape" {
        ctx.back();
        return;
    }
    let turn = match key.as_str() {
        "ArrowLeft" | "ArrowUp" => Some(true),
        "ArrowRight" | "ArrowDown" => Some(false),
        _ => None,
    };
    if turn.is_some_and(choose_next_radio) {
        event.prevent_default();
        return;
    }
    // Who uses the keyboard wants time to look around.
    ctx.hold_beat();
    story::pause(ctx);
    let letters = ctx.settings.get_untracked().keys;
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
            "v" => click("#story-before"),
            "l" => ctx.open_log(),
            "r" | "F1" => click("#story-why"),
            _ => return,
        }
        event.prevent_default();
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
    // Who looks back reaches nothing of the table below.
    let looks_back = find("main.review").is_some() && !key.starts_with(|c: char| c.is_ascii_digit());
    if letter && !letters || looks_back {
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
        "l" => ctx.open_log(),
        "r" | "F1" => ctx.panel.set(Some(Panel::Rules(None))),
        "?" => ctx.panel.set(Some(Panel::Keys)),
        " " if !on_button => ctx.hurry(),
        digit if digit.len() == 1 && digit != "0" && digit.chars().all(|c| c.is_ascii_digit()) => {
            click(&format!("[data-key=\"{digit}\"]"));
        }
        other => match (Rules::LETTERS.iter().find(|(letter, _)| *letter == other), ctx.rules().verb_of_key(other)) {
            (Some((_, there)), _) => focus(&format!("{there} button")),
            (None, Some(verb)) => ctx.choose_verb(Some(verb)),
            (None, None) => return,
        },
    }
    event.prevent_default();
}

//! A number that is answered: typed, or set step by step. A step that is held goes on; only the field is drawn anew, so that
//! the finger stays on its button.

use super::draw::said;
use super::{STATE, State, note};
use crate::html::escaped;
use crate::page;
use std::cell::Cell;
use table::Line;
use table::companion::{Form, Reply};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Event, HtmlButtonElement, HtmlInputElement};

/// Milliseconds from one step that is held to the next.
const PACE: i32 = 70;
/// So many of them pass before a step that is held goes on.
const PATIENCE: u32 = 6;

/// A step that is held: which way it goes, how long it has been held, and its timer.
#[derive(Clone, Copy)]
struct Hold {
    by: i16,
    ticks: u32,
    timer: i32,
}

thread_local! {
    static HOLD: Cell<Option<Hold>> = const { Cell::new(None) };
    /// Whether the button that is let go has gone on by itself: then letting go is no step more.
    static WENT: Cell<bool> = const { Cell::new(false) };
    static TICK: Closure<dyn Fn()> = Closure::new(tick);
}

/// The bounds of the number that is asked for.
fn bounds(state: &State) -> Option<(i16, i16)> {
    match state.game.as_ref()?.asked()?.form {
        Form::Number { least, most } => Some((least, most)),
        _ => None,
    }
}

/// The field with its steps.
pub fn field(state: &State, least: i16, most: i16) -> String {
    let now = state.number.unwrap_or(least);
    let knob = |does: &str, sign: &str, label: &'static str, off: bool| {
        let off = if off { " disabled" } else { "" };
        format!(
            "<button type=\"button\" id=\"{does}\" data-do=\"{does}\" data-step=\"{does}\" aria-label=\"{}\"{off}>{sign}</button>",
            said(state, label)
        )
    };
    let less = knob("less", "−", "beside-less", now <= least);
    let more = knob("more", "+", "beside-more", now >= most);
    let range = Line::new("beside-between").with("least", i32::from(least)).with("most", i32::from(most));
    format!(
        "<form data-form=\"amount\"><span class=\"stepper wide\">{less}<input id=\"amount\" type=\"text\" inputmode=\"numeric\" autocomplete=\"off\" aria-labelledby=\"now\" aria-describedby=\"range\" value=\"{now}\">{more}</span>\
         <p class=\"qs range\" id=\"range\">{}</p></form>",
        escaped(&state.say(&range)),
    )
}

/// Something was typed into the field.
pub fn typed() {
    note(|state| state.number = page::typed("amount").trim().parse().ok());
}

/// One more or one less; false where it goes no further.
fn step(by: i16) -> bool {
    let stepped = STATE.with_borrow_mut(|state| {
        let state = state.as_mut()?;
        let (least, most) = bounds(state)?;
        let now = state.number.unwrap_or(least).saturating_add(by).clamp(least, most);
        state.number = Some(now);
        Some((now, now > least, now < most))
    });
    let Some((now, less, more)) = stepped else { return false };
    // What is drawn from now on knows the number.
    page::forget("body");
    if let Some(field) = page::find::<HtmlInputElement>("amount") {
        field.set_value(&now.to_string());
    }
    for (id, on) in [("less", less), ("more", more)] {
        page::find::<HtmlButtonElement>(id).into_iter().for_each(|button| button.set_disabled(!on));
    }
    if by < 0 { less } else { more }
}

fn way(event: &Event) -> Option<i16> {
    match page::attribute(event, "data-step")?.as_str() {
        "less" => Some(-1),
        _ => Some(1),
    }
}

/// A step was pressed and let go.
pub fn pressed(event: &Event) {
    if let Some(by) = way(event).filter(|_| !WENT.take()) {
        step(by);
    }
}

/// A finger went down: if on a step, it is held from now on.
pub fn hold(event: Event) {
    let_go();
    WENT.set(false);
    let Some(by) = way(&event) else { return };
    let timer = TICK.with(|tick| {
        let callback = tick.as_ref().unchecked_ref();
        page::window().set_interval_with_callback_and_timeout_and_arguments_0(callback, PACE)
    });
    HOLD.set(timer.ok().map(|timer| Hold { by, ticks: 0, timer }));
}

/// The finger is gone.
pub fn let_go() {
    if let Some(hold) = HOLD.take() {
        page::window().clear_interval_with_handle(hold.timer);
    }
}

fn tick() {
    let Some(hold) = HOLD.get() else { return };
    let ticks = hold.ticks + 1;
    HOLD.set(Some(Hold { ticks, ..hold }));
    if ticks > PATIENCE {
        WENT.set(true);
        if !step(hold.by) {
            let_go();
        }
    }
}

/// Digits go to the field, wherever the keyboard is; false if nothing is to be typed.
pub fn takes(key: &str) -> bool {
    let Some(field) = page::find::<HtmlInputElement>("amount") else { return false };
    match key {
        "+" | "-" => {
            step(if key == "+" { 1 } else { -1 });
        }
        digit if digit.len() == 1 && digit.starts_with(|c: char| c.is_ascii_digit()) => {
            let _ = field.focus();
            field.select();
        }
        _ => return false,
    }
    true
}

/// Answers with the number, if it is within its bounds.
pub fn answer(state: &mut State) {
    let Some((least, most)) = bounds(state) else { return };
    match state.number.filter(|n| (least..=most).contains(n)) {
        Some(n) => super::answer(state, Reply::Number(n)),
        None => {
            let line = Line::new("beside-not-between").with("least", i32::from(least));
            state.tell(&line.with("most", i32::from(most)));
        }
    }
}

//! A number that is answered, or a value of the sheet: typed, or set step by step. A step that is held goes on; only the field
//! is drawn anew, so that the finger stays on its button. A value is set right once, when its field is left.

use super::draw::said;
use super::{STATE, State, change, note};
use crate::html::escaped;
use crate::page;
use std::cell::{Cell, RefCell};
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
#[derive(Clone)]
struct Hold {
    of: String,
    by: i16,
    ticks: u32,
    timer: i32,
}

thread_local! {
    static HOLD: RefCell<Option<Hold>> = const { RefCell::new(None) };
    /// Whether the button that is let go has gone on by itself: then letting go is no step more.
    static WENT: Cell<bool> = const { Cell::new(false) };
    static TICK: Closure<dyn Fn()> = Closure::new(tick);
}

/// The bounds of a number: of the one that is asked for, or of a value of the sheet.
fn bounds(state: &State, of: &str) -> Option<(i16, i16)> {
    let game = state.game.as_ref()?;
    let query = if of.is_empty() { game.asked()? } else { game.value(of)?.query };
    match query.form {
        Form::Number { least, most } => Some((least, most)),
        _ => None,
    }
}

/// The number as it is being set, if it is.
fn now(state: &State, of: &str) -> Option<i16> {
    match &state.setting {
        _ if of.is_empty() => state.number,
        Some((id, n)) if id == of => *n,
        _ => state.game.as_ref()?.value(of)?.reply.number(),
    }
}

/// What the parts of a field are called: those of the sheet have the value's id behind them.
fn part(name: &str, of: &str) -> String {
    if of.is_empty() { name.to_owned() } else { format!("{name}-{of}") }
}

/// A field between its steps.
fn stepper(state: &State, of: &str, called: &str, (least, most): (i16, i16)) -> String {
    let now = now(state, of);
    let id = escaped(of);
    let knob = |does: &str, sign: &str, label: &'static str, off: bool| {
        let off = if off { " disabled" } else { "" };
        let label = if of.is_empty() { said(state, label) } else { format!("{called}: {}", said(state, label)) };
        format!(
            "<button type=\"button\" id=\"{}\" data-do=\"{does}\" data-step=\"{does}\" data-of=\"{id}\" aria-label=\"{label}\"{off}>{sign}</button>",
            escaped(&part(does, of))
        )
    };
    let less = knob("less", "−", "beside-less", now.is_some_and(|n| n <= least));
    let more = knob("more", "+", "beside-more", now.is_some_and(|n| n >= most));
    let label = match of {
        "" => "aria-labelledby=\"now\" aria-describedby=\"range\"".to_owned(),
        _ => format!("aria-label=\"{called}\""),
    };
    format!(
        "{less}<input id=\"{}\" data-of=\"{id}\" type=\"text\" inputmode=\"numeric\" autocomplete=\"off\" {label} value=\"{}\">{more}",
        escaped(&part("amount", of)),
        now.map(|n| n.to_string()).unwrap_or_default(),
    )
}

/// The field of the number that is asked for.
pub fn field(state: &State, least: i16, most: i16) -> String {
    let range = Line::new("beside-between").with("least", i32::from(least)).with("most", i32::from(most));
    format!(
        "<form data-form=\"amount\"><span class=\"stepper wide\">{}</span><p class=\"qs range\" id=\"range\">{}</p></form>",
        stepper(state, "", "", (least, most)),
        escaped(&state.say(&range)),
    )
}

/// The field of a value of the sheet.
pub fn value(state: &State, of: &str, called: &str, least: i16, most: i16) -> String {
    format!(
        "<span class=\"stepper\" role=\"group\" aria-label=\"{called}\">{}</span>",
        stepper(state, of, called, (least, most))
    )
}

/// Something was typed into a field.
pub fn typed(event: &Event) {
    let of = page::attribute(event, "data-of").unwrap_or_default();
    let n = page::typed(&part("amount", &of)).trim().parse().ok();
    leave(&of);
    note(|state| set(state, &of, n));
}

fn set(state: &mut State, of: &str, n: Option<i16>) {
    if of.is_empty() {
        state.number = n;
    } else {
        state.setting = Some((of.to_owned(), n));
    }
}

/// A value of the sheet that was being set is set right, unless it is still this one; whether it is doubted.
pub fn leave(but: &str) -> bool {
    let left = |state: &State| state.setting.as_ref().is_some_and(|(id, _)| id != but);
    if !STATE.with_borrow(|state| state.as_ref().is_some_and(left)) {
        return false;
    }
    change(settle);
    let doubted = |state: &State| matches!(state.sheet, Some(super::Sheet::Doubted { .. }));
    STATE.with_borrow(|state| state.as_ref().is_some_and(doubted))
}

/// Sets right the value that was being set, once for all its steps.
pub fn settle(state: &mut State) {
    let Some((id, n)) = state.setting.take() else { return };
    let Some((least, most)) = bounds(state, &id) else { return };
    let was = now(state, &id);
    match n.filter(|n| (least..=most).contains(n)) {
        None => refuse(state, least, most),
        n if n == was => {}
        Some(n) => super::correct(state, &id, &n.to_string()),
    }
}

fn refuse(state: &mut State, least: i16, most: i16) {
    let line = Line::new("beside-not-between").with("least", i32::from(least));
    state.tell(&line.with("most", i32::from(most)));
}

/// One more or one less; false where it goes no further.
fn step(of: &str, by: i16) -> bool {
    leave(of);
    let stepped = STATE.with_borrow_mut(|state| {
        let state = state.as_mut()?;
        let (least, most) = bounds(state, of)?;
        let n = now(state, of).unwrap_or(least).saturating_add(by).clamp(least, most);
        set(state, of, Some(n));
        Some((n, n > least, n < most))
    });
    let Some((n, less, more)) = stepped else { return false };
    // What is drawn from now on knows the number.
    page::forget(if of.is_empty() { "body" } else { "sheet" });
    if let Some(field) = page::find::<HtmlInputElement>(&part("amount", of)) {
        field.set_value(&n.to_string());
    }
    for (name, on) in [("less", less), ("more", more)] {
        page::find::<HtmlButtonElement>(&part(name, of)).into_iter().for_each(|button| button.set_disabled(!on));
    }
    if by < 0 { less } else { more }
}

/// Which number an event steps, and which way.
fn way(event: &Event) -> Option<(String, i16)> {
    let by = if page::attribute(event, "data-step")? == "less" { -1 } else { 1 };
    Some((page::attribute(event, "data-of")?, by))
}

/// A step was pressed and let go.
pub fn pressed(event: &Event) {
    if let Some((of, by)) = way(event).filter(|_| !WENT.take()) {
        step(&of, by);
    }
}

/// A finger went down: if on a step, it is held from now on.
pub fn hold(event: Event) {
    let_go();
    WENT.set(false);
    let Some((of, by)) = way(&event) else { return };
    let timer = TICK.with(|tick| {
        let callback = tick.as_ref().unchecked_ref();
        page::window().set_interval_with_callback_and_timeout_and_arguments_0(callback, PACE)
    });
    HOLD.set(timer.ok().map(|timer| Hold { of, by, ticks: 0, timer }));
}

/// The finger is gone.
pub fn let_go() {
    if let Some(hold) = HOLD.take() {
        page::window().clear_interval_with_handle(hold.timer);
    }
}

fn tick() {
    let hold = HOLD.with_borrow_mut(|hold| {
        hold.iter_mut().for_each(|hold| hold.ticks += 1);
        hold.clone()
    });
    if let Some(hold) = hold.filter(|hold| hold.ticks > PATIENCE) {
        WENT.set(true);
        if !step(&hold.of, hold.by) {
            let_go();
        }
    }
}

/// Digits go to the field, wherever the keyboard is; false if nothing is to be typed.
pub fn takes(key: &str) -> bool {
    let Some(field) = page::find::<HtmlInputElement>("amount") else { return false };
    match key {
        "+" | "-" => {
            step("", if key == "+" { 1 } else { -1 });
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
    let Some((least, most)) = bounds(state, "") else { return };
    match state.number.filter(|n| (least..=most).contains(n)) {
        Some(n) => super::answer(state, Reply::Number(n)),
        None => refuse(state, least, most),
    }
}

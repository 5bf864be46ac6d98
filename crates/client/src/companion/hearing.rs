//! What a person does to the page: presses, keys, choices in lists, files.

use super::{
    Rule, STATE, Sheet, State, amount, bring_in, campaign, cards, change, choose, copy_link, copying, correct, note,
    press, survey, trail,
};
use crate::common::file;
use crate::page;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, HtmlInputElement, HtmlSelectElement, KeyboardEvent};

/// Something was pressed.
pub fn on_click(event: Event) {
    let Some(does) = page::attribute(&event, "data-do") else { return };
    let words: Vec<&str> = does.split(' ').collect();
    if amount::leave(&page::attribute(&event, "data-of").unwrap_or_default()) {
        return;
    }
    // What was told has been read when something else is pressed.
    note(|state| state.notice = None);
    match words[..] {
        ["why", number] => explain(number),
        ["less" | "more"] => amount::pressed(&event),
        ["export"] => change(|state| {
            if let Some(game) = &state.game {
                file::hand_out(&game.name(), &game.record());
            }
        }),
        ["cards-out"] => change(|state| {
            for (name, text) in state.form.as_ref().map(|form| cards::texts(&form.game)).unwrap_or_default() {
                file::hand_out(&name, &text);
            }
        }),
        [
            "copy" | "deck" | "card" | "fill" | "cell" | "take" | "beside" | "save-card" | "clear-card" | "leave-card",
            ..,
        ] => {
            change(|state| copying::press(state, &words));
        }
        ["type-in" | "untype" | "untype-last" | "typed" | "write-down" | "chapter-table" | "write-result", ..] => {
            change(|state| campaign::press(state, &words));
        }
        ["board-out"] => change(|state| match survey::file(state) {
            Ok((name, text)) => file::hand_out(&name, &text),
            Err(why) => state.tell(&why),
        }),
        ["board-cell" | "board-shift" | "board-remove" | "board-keep" | "board-reset", ..] => {
            change(|state| survey::press(state, &words));
        }
        ["crumb" | "doubt", ..] => change(|state| trail::press(state, &words)),
        ["link"] => change(copy_link),
        _ => change(|state| press(state, &words)),
    }
}

/// Something was chosen in a list, or typed, or a file was.
pub fn on_change(event: Event) {
    let Some(target) = event.target() else { return };
    if let Some(list) = target.dyn_ref::<HtmlSelectElement>() {
        let value = list.value();
        if let Some(id) = list.get_attribute("data-value") {
            change(|state| correct(state, &id, &value));
        } else if let Some(row) = list.get_attribute("data-pick") {
            change(|state| choose(state, &row, &value));
        } else if let Some(what) = list.get_attribute("data-typed") {
            change(|state| campaign::press(state, &["typed", &what, &value]));
        } else if let Some(what) = list.get_attribute("data-crossing") {
            change(|state| survey::set(state, &what, &value));
        }
    } else if let Some(field) = target.dyn_ref::<HtmlInputElement>() {
        match field.id().as_str() {
            "record" => take_file(field, |state, name, text| bring_in(state, &name, &text)),
            "cards" => take_file(field, copying::take_in),
            "board" => take_file(field, |state, _, text| {
                let taken = state.survey.as_mut().map_or(Ok(()), |page| page.take_in(text));
                taken.unwrap_or_else(|why| state.tell(&why));
            }),
            _ => {}
        }
    }
}

/// Reads the file that was chosen in a field, by name and text.
fn take_file(field: &HtmlInputElement, with: impl FnOnce(&mut State, String, String) + 'static) {
    file::read(field.clone(), |name, text| change(|state| with(state, name, text)));
}

/// Shows what the rulebook of the box says about what is asked or to be done.
fn explain(number: &str) {
    let asked = STATE.with_borrow(|state| {
        let state = state.as_ref()?;
        let game = state.game.as_ref()?;
        Some((game.game.clone(), state.settings.lang(), game.rules(number)))
    });
    let Some((game, lang, (rules, look))) = asked.filter(|(.., (rules, _))| !rules.is_empty()) else { return };
    wasm_bindgen_futures::spawn_local(async move {
        let text = fetch(&crate::common::book::address(&game, lang.code())).await;
        change(|state| {
            let missing = || state.text("page-rules-missing");
            let rule = |(number, about)| {
                let text = text.as_deref().and_then(|text| paragraph(text, number)).unwrap_or_else(missing);
                Rule { number, about, text }
            };
            let rules = rules.into_iter().map(rule).collect();
            state.sheet = Some(Sheet::Rule { rules, look });
        });
    });
}

async fn fetch(address: &str) -> Option<String> {
    let answer = JsFuture::from(page::window().fetch_with_str(address)).await.ok()?;
    let answer: web_sys::Response = answer.dyn_into().ok()?;
    JsFuture::from(answer.ok().then(|| answer.text().ok()).flatten()?).await.ok()?.as_string()
}

/// A paragraph of a rulebook.
fn paragraph(text: &str, number: &str) -> Option<String> {
    let start = format!("- [{number}] ");
    text.lines().find_map(|line| line.strip_prefix(&start)).map(|words| words.replace('*', ""))
}

/// Numbers answer, Space ticks, letters open what there is to know.
pub fn on_key(event: Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
    let typing = event
        .target()
        .is_some_and(|at| at.dyn_ref::<HtmlInputElement>().is_some() || at.dyn_ref::<HtmlSelectElement>().is_some());
    if typing || key.ctrl_key() || key.meta_key() || key.alt_key() {
        return;
    }
    page::step_radio(&event);
    let press = |id: &str| {
        if let Some(button) = page::find::<web_sys::HtmlElement>(id) {
            event.prevent_default();
            button.click();
        }
    };
    let open = STATE.with_borrow(|state| state.as_ref().is_some_and(|state| state.sheet.is_some()));
    match key.key().as_str() {
        _ if open => {}
        key if amount::takes(key) => {}
        arrow if arrow.starts_with("Arrow") => {
            if let Some(id) = page::attribute(&event, "data-cell").and_then(|cell| survey::beside(&cell, arrow)) {
                event.prevent_default();
                page::focus(&id);
            }
        }
        " " => press("tick"),
        "e" | "E" => press("all-done"),
        "u" | "U" => press("undo"),
        "?" => press("why"),
        "k" | "K" => press("known"),
        "/" => {
            event.prevent_default();
            page::focus("wanted");
        }
        "0" => press("answer-9"),
        digit => {
            if let Ok(n @ 1..=9) = digit.parse::<usize>() {
                press(&format!("answer-{}", n - 1));
            }
        }
    }
}

//! The document of a page that is drawn as text: where its parts are put, and where the keyboard is.

use std::cell::RefCell;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, Event, HtmlDialogElement, HtmlElement, HtmlInputElement, KeyboardEvent, Window};

thread_local! {
    /// What stands in each part now.
    static SHOWN: RefCell<Vec<(&'static str, String)>> = const { RefCell::new(Vec::new()) };
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = window, thread_local_v2)]
    static WINDOW: Window;
}

/// The window; a page has one.
pub fn window() -> Window {
    WINDOW.with(Window::clone)
}

/// The document; a page has one.
pub fn document() -> Document {
    window().document().unwrap_throw()
}

/// Writes another address without going there.
#[cfg(feature = "companion")]
pub fn readdress(address: &str) {
    let history = window().history();
    let _ = history.and_then(|history| history.replace_state_with_url(&JsValue::NULL, "", Some(address)));
}

/// The element of this id, as what it is.
pub fn find<T: JsCast>(id: &str) -> Option<T> {
    document().get_element_by_id(id)?.dyn_into().ok()
}

/// What is typed into a field.
pub fn typed(id: &str) -> String {
    find::<HtmlInputElement>(id).map(|field| field.value()).unwrap_or_default()
}

/// Puts the keyboard on the element of this id.
pub fn focus(id: &str) {
    if let Some(element) = find::<HtmlElement>(id) {
        let _ = element.focus();
    }
}

/// The field that is typed into, if the keyboard is on one.
pub fn typing() -> Option<HtmlInputElement> {
    document().active_element()?.dyn_into().ok()
}

/// Draws a part if it has changed; the keyboard stays where it was, in a field where it stood. True if it was drawn.
pub fn show(part: &'static str, markup: String) -> bool {
    let same = SHOWN.with_borrow(|shown| shown.iter().any(|(id, text)| *id == part && *text == markup));
    let Some(element) = find::<Element>(part).filter(|_| !same) else { return false };
    let here = document().active_element().map(|here| here.id()).unwrap_or_default();
    // Fields for numbers have no caret to ask for.
    let caret = typing().map(|field| (field.selection_start().ok().flatten(), field.selection_end().ok().flatten()));
    element.set_inner_html(&markup);
    if !here.is_empty() && document().active_element().is_none_or(|now| now.id() != here) {
        focus(&here);
        if let (Some((Some(start), Some(end))), Some(field)) = (caret, find::<HtmlInputElement>(&here)) {
            let _ = field.set_selection_range(start, end);
        }
    }
    SHOWN.with_borrow_mut(|shown| {
        shown.retain(|(id, _)| *id != part);
        shown.push((part, markup));
    });
    true
}

/// A part is no longer as it was drawn: the next time it is drawn anew.
#[cfg(feature = "companion")]
pub fn forget(part: &'static str) {
    SHOWN.with_borrow_mut(|shown| shown.retain(|(shown, _)| *shown != part));
}

/// Opens a dialog, over everything else or beside it, or closes it.
pub fn set_open(id: &str, open: bool, over: bool) {
    let Some(dialog) = find::<HtmlDialogElement>(id) else { return };
    match (open, dialog.open()) {
        (true, false) if over => drop(dialog.show_modal()),
        (true, false) => dialog.show(),
        (false, true) => dialog.close(),
        (true, true) | (false, false) => {}
    }
}

/// Hears an event of the window for as long as the page lives. A field that is drawn anew tells what was typed into it while
/// another event is being heard.
pub fn hear(name: &str, listener: impl Fn(Event) + 'static) {
    let listener = Closure::<dyn Fn(Event)>::new(listener).into_js_value();
    // Events of dialogs do not rise to the window; on their way down they can be heard.
    let _ = window().add_event_listener_with_callback_and_bool(name, listener.unchecked_ref(), true);
}

/// The value of an attribute of what an event happened to, or of what that lies in.
pub fn attribute(event: &Event, name: &str) -> Option<String> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    target.closest(&format!("[{name}]")).ok()??.get_attribute(name)
}

/// Arrows move inside a group of radio buttons and choose there.
pub fn step_radio(event: &Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
    let step = match key.key().as_str() {
        "ArrowRight" | "ArrowDown" => 1,
        "ArrowLeft" | "ArrowUp" => -1,
        _ => return,
    };
    let here = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let Some(here) = here.filter(|here| here.get_attribute("role").as_deref() == Some("radio")) else { return };
    let Some(group) = here.closest("[role=radiogroup]").ok().flatten() else { return };
    let radios = group.children();
    let count = radios.length();
    let Some(at) = (0..count).find(|n| radios.item(*n).is_some_and(|radio| radio.id() == here.id())) else { return };
    let next = (at + (count as i32 + step) as u32) % count;
    event.prevent_default();
    if let Some(next) = radios.item(next).and_then(|radio| radio.dyn_into::<HtmlElement>().ok()) {
        let _ = next.focus();
        next.click();
    }
}

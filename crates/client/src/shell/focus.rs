//! Where the keyboard is: moving it from thing to thing.

use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;

/// The first thing that fits.
pub fn find(selector: &str) -> Option<web_sys::HtmlElement> {
    document().query_selector(selector).ok().flatten()?.dyn_into().ok()
}

/// All things that fit.
pub fn all(selector: &str) -> impl Iterator<Item = web_sys::Element> {
    let list = document().query_selector_all(selector).ok();
    let length = list.as_ref().map_or(0, web_sys::NodeList::length);
    (0..length).filter_map(move |i| list.as_ref()?.item(i)?.dyn_into().ok())
}

/// How wide and how high the window is.
pub fn window_size() -> (f64, f64) {
    let of = |value: Result<wasm_bindgen::JsValue, _>| value.ok().and_then(|value| value.as_f64()).unwrap_or_default();
    (of(window().inner_width()), of(window().inner_height()))
}

/// Whether the table is laid for a hand: in a window that is narrow, or low as a phone held sideways.
pub fn is_phone() -> bool {
    let query = window()
        .match_media("(max-width:719px),(max-height:519px),(max-width:1199px) and (max-height:559px)")
        .ok()
        .flatten();
    query.is_some_and(|query| query.matches())
}

/// How much larger a thing is drawn than it says: in a large window the table is.
pub fn zoom_of(thing: &web_sys::Element) -> f64 {
    js_sys::Reflect::get(thing, &"currentCSSZoom".into()).ok().and_then(|zoom| zoom.as_f64()).unwrap_or(1.0)
}

/// Puts the keyboard on the first thing that fits.
pub fn focus(selector: &str) {
    if let Some(element) = find(selector) {
        let _ = element.focus();
    }
}

/// Puts the keyboard on the first of these that is there.
pub fn focus_first(selectors: &[&str]) {
    if let Some(element) = selectors.iter().find_map(|selector| find(selector)) {
        let _ = element.focus();
    }
}

/// After each decision the keyboard is back at the prompt.
pub fn focus_prompt() {
    soon(|| focus("#prompt"));
}

/// Moves the keyboard when the page has been drawn, unless the person moves it meanwhile or has it in the page's head.
fn soon(go: impl FnOnce() + 'static) {
    let here = document().active_element();
    set_timeout(
        move || {
            let now = document().active_element().filter(|now| now.tag_name() != "BODY");
            let in_head = now.as_ref().is_some_and(|now| now.closest("header").is_ok_and(|head| head.is_some()));
            if !in_head && (now.is_none() || now == here) {
                go();
            }
        },
        Duration::from_millis(20),
    );
}

/// Moves the keyboard to the next or previous thing that can be chosen.
pub fn focus_next_choice(back: bool) {
    let here = document().active_element();
    let nodes: Vec<web_sys::HtmlElement> =
        all(".can, #confirm").filter_map(|node| node.dyn_into().ok()).filter(is_shown).collect();
    if nodes.is_empty() {
        return;
    }
    let at = nodes.iter().position(|node| here.as_ref().is_some_and(|here| here.is_same_node(Some(node))));
    let next = match (at, back) {
        (None, false) => 0,
        (None, true) => nodes.len() - 1,
        (Some(i), false) => (i + 1) % nodes.len(),
        (Some(i), true) => (i + nodes.len() - 1) % nodes.len(),
    };
    let _ = nodes[next].focus();
}

fn is_shown(node: &web_sys::HtmlElement) -> bool {
    node.offset_width() > 0
}

/// Brings the keyboard back to the selected thing when its sheet has closed.
pub fn keep_focus_on_selected() {
    let selected = find(".sel");
    soon(move || match &selected {
        Some(element) if element.is_connected() => drop(element.focus()),
        _ => focus("#prompt"),
    });
}

/// Moves the keyboard inside its zone to the nearest thing in a direction.
pub fn focus_towards(x: f64, y: f64) -> bool {
    let Some(here) = document().active_element() else { return false };
    let Some(zone) = here.closest("section, header, aside").ok().flatten() else { return false };
    let Ok(list) = zone.query_selector_all("button") else { return false };
    let middle = |element: &web_sys::Element| {
        let rect = element.get_bounding_client_rect();
        (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0)
    };
    let from = middle(&here);
    let nearest = (0..list.length())
        .filter_map(|i| list.item(i)?.dyn_into::<web_sys::HtmlElement>().ok())
        .filter(is_shown)
        .filter_map(|node| {
            let (dx, dy) = (middle(&node).0 - from.0, middle(&node).1 - from.1);
            let (ahead, aside) = (dx * x + dy * y, (dx * y).abs() + (dy * x).abs());
            (ahead > 4.0).then_some((ahead + 3.0 * aside, node))
        })
        .min_by(|a, b| a.0.total_cmp(&b.0));
    nearest.is_some_and(|(_, node)| node.focus().is_ok())
}

/// In a group of which one is chosen, a tab among them, chooses the one before or behind; false if the keyboard is in no such group.
pub fn choose_next_radio(back: bool) -> bool {
    const ONE: &str = "[role=radio], [role=tab]";
    let Some(here) = document().active_element().filter(|here| here.matches(ONE).unwrap_or(false)) else {
        return false;
    };
    let group = here.closest("[role=radiogroup], [role=tablist]").ok().flatten();
    let Some(list) = group.and_then(|group| group.query_selector_all(ONE).ok()) else { return false };
    let radios: Vec<web_sys::HtmlElement> =
        (0..list.length()).filter_map(|i| list.item(i)?.dyn_into().ok()).filter(is_shown).collect();
    let at = radios.iter().position(|radio| here.is_same_node(Some(radio))).unwrap_or(0);
    let next = if back { at + radios.len() - 1 } else { at + 1 } % radios.len();
    radios[next].click();
    radios[next].focus().is_ok()
}

/// Presses the first thing that fits.
pub fn click(selector: &str) {
    if let Some(element) = find(selector) {
        element.click();
    }
}

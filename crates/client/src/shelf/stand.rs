//! The boxes on the plank, and which of them is open. The address keeps it, so that Back closes it.

use super::State;
use super::html::{cover, escaped};
use super::page::{self, window};
use menu::{BOXES, Offer};
use wasm_bindgen::JsValue;

/// The box that the address asks for.
pub fn wanted() -> Option<&'static Offer> {
    let hash = window().location().hash().unwrap_or_default();
    // Links to a game of Duo once led here.
    if hash.starts_with("#game=") {
        page::go(&format!("duo.html{hash}"));
    }
    hash.strip_prefix("#/").and_then(super::box_of).filter(|it| !it.modes.is_empty())
}

/// Whether the address asks for something that is not here.
pub fn is_astray() -> bool {
    let hash = window().location().hash().unwrap_or_default();
    !matches!(hash.as_str(), "" | "#" | "#/") && wanted().is_none()
}

/// Opens a box. From another box Back still leads to the shelf.
pub fn open_box(state: &mut State, it: &'static Offer) {
    let address = format!("#/{}", it.id);
    let location = window().location();
    if state.open.is_some() {
        let _ = location.replace(&address);
    } else {
        state.opened_here = true;
        let _ = location.set_hash(&address);
    }
}

/// Closes the open box: goes back if it was opened from the shelf, forgets the address if it came with it. True if the
/// address says so already, false if that will be told.
pub fn close_box(state: &mut State) -> bool {
    let Ok(history) = window().history() else { return false };
    if state.opened_here {
        let _ = history.back();
        return false;
    }
    let path = window().location().pathname().unwrap_or_default();
    history.replace_state_with_url(&JsValue::NULL, "", Some(&path)).is_ok()
}

/// The boxes.
pub fn boxes(state: &State) -> String {
    BOXES.into_iter().map(|it| one(state, it)).collect()
}

fn one(state: &State, it: &Offer) -> String {
    let later = it.modes.is_empty();
    let (place, open) = match state.open {
        None => ("", false),
        Some(open) if open == it => (" chosen", true),
        Some(_) => (" spine", false),
    };
    let says = if later {
        format!("class=\"bx2 k-{}{place} later\" aria-disabled=\"true\"", it.id)
    } else {
        format!("class=\"bx2 k-{0}{place}\" data-do=\"open {0}\" aria-expanded=\"{open}\"", it.id)
    };
    let reason = if later { format!("<small>{}</small>", state.said(it.facts)) } else { String::new() };
    format!(
        "<button type=\"button\" id=\"box-{id}\" {says}><span class=\"front\">{cover}<b>{title}</b>{reason}</span>\
         <span class=\"edge\"><b>{title}</b></span><span class=\"plate\">{plate}</span></button>",
        id = it.id,
        cover = cover(it),
        title = escaped(it.title),
        plate = state.said(it.plate),
    )
}

//! Pieces travel: a card or pawn that lies on the table before and after a change moves from where it was to where it is, and
//! a card that was nowhere comes from the deck. Only `transform` and `opacity` are animated; a key or a tap ends it.

use crate::shell::focus::all;
use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use std::collections::HashMap;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, Element};

/// How long a piece travels, in milliseconds.
const TRAVEL: f64 = 280.0;
/// How long after the one before it the next piece sets out.
const STAGGER: f64 = 40.0;
/// No more pieces than this travel at once; the rest are there.
const MOST: usize = 14;

/// What can travel: cards by their name, other pieces by what they are.
const PIECES: &str = ".app [data-card], .app [data-piece]";

/// Where the pieces lay before a change.
pub struct Places(HashMap<String, Vec<DomRect>>);

/// Whether nothing may move: the person or their system wishes so, or nobody looks.
pub fn is_still(still: bool) -> bool {
    let reduced = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    still || document().hidden() || reduced.is_some_and(|query| query.matches())
}

/// Where the pieces lie now.
pub fn places() -> Places {
    let mut places: HashMap<String, Vec<DomRect>> = HashMap::new();
    for piece in all(PIECES) {
        let rect = piece.get_bounding_client_rect();
        if rect.width() > 0.0 {
            places.entry(name(&piece)).or_default().push(rect);
        }
    }
    Places(places)
}

/// Once the change is drawn, everything that moved comes from where it lay.
pub fn travel(before: Places) {
    request_animation_frame(move || set_out(before));
}

fn set_out(Places(mut before): Places) {
    // What was outlined may be another card now.
    all(".fresh").for_each(|piece| drop(piece.class_list().remove_1("fresh")));
    let pieces: Vec<(Element, String, DomRect)> = all(PIECES)
        .map(|piece| {
            let (name, rect) = (name(&piece), piece.get_bounding_client_rect());
            (piece, name, rect)
        })
        .filter(|(_, _, rect)| rect.width() > 0.0)
        .collect();
    // Those that stayed are not taken for those that moved.
    let moved: Vec<&(Element, String, DomRect)> = pieces
        .iter()
        .filter(|(_, name, rect)| {
            let stayed = before.get_mut(name).and_then(|old| {
                let at = old.iter().position(|old| far(old, rect) < 2.0)?;
                Some(old.swap_remove(at))
            });
            stayed.is_none()
        })
        .collect();
    let deck = all("[data-deck]").map(|deck| deck.get_bounding_client_rect()).find(|deck| deck.width() > 0.0);
    let mut on_the_way = 0;
    for (piece, name, to) in moved {
        let from = match before.get_mut(name).and_then(Vec::pop) {
            Some(from) => from,
            None if piece.has_attribute("data-card") => match &deck {
                Some(deck) => deck.clone(),
                None => continue,
            },
            None => continue,
        };
        mark(piece);
        if on_the_way < MOST {
            fly(piece, &from, to, STAGGER * on_the_way as f64);
            on_the_way += 1;
        }
    }
}

fn name(piece: &Element) -> String {
    piece.get_attribute("data-card").or_else(|| piece.get_attribute("data-piece")).unwrap_or_default()
}

/// How far two places lie apart, in pixels.
fn far(a: &DomRect, b: &DomRect) -> f64 {
    (a.x() - b.x()).abs() + (a.y() - b.y()).abs()
}

/// What just changed is outlined for a while.
fn mark(piece: &Element) {
    let _ = piece.class_list().add_1("fresh");
    let piece = piece.clone();
    set_timeout(move || drop(piece.class_list().remove_1("fresh")), std::time::Duration::from_secs(2));
}

/// Lets a piece come from a place to where it lies.
fn fly(piece: &Element, from: &DomRect, to: &DomRect, delay: f64) {
    let shift = format!(
        "translate({:.1}px,{:.1}px) scale({:.3},{:.3})",
        from.x() + (from.width() - to.width()) / 2.0 - to.x(),
        from.y() + (from.height() - to.height()) / 2.0 - to.y(),
        from.width() / to.width(),
        from.height() / to.height(),
    );
    let frame = |transform: &str| object(&[("transform", transform.into()), ("zIndex", 5.into())]);
    let frames = Array::of2(&frame(&shift), &frame("none"));
    let ease = "cubic-bezier(.4,0,.2,1)".into();
    let options =
        object(&[("duration", TRAVEL.into()), ("delay", delay.into()), ("easing", ease), ("fill", "backwards".into())]);
    if let Some(animate) = method(piece, "animate") {
        let _ = animate.call2(piece, &frames, &options);
    }
}

/// Everything that is still on its way arrives.
pub fn arrive() {
    let document = document();
    let running = method(&document, "getAnimations").and_then(|all| all.call0(&document).ok());
    for animation in running.iter().flat_map(Array::from) {
        if let Some(finish) = method(&animation, "finish") {
            let _ = finish.call0(&animation);
        }
    }
}

fn object(values: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in values {
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object
}

fn method(of: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(of, &name.into()).ok()?.dyn_into().ok()
}

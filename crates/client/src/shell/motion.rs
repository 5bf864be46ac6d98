//! Pieces travel: a card or pawn that lies on the table before and after a change moves from where it was to where it is. What
//! was nowhere comes from its owner, a card else from the deck. Only `transform` and `opacity` are animated; a key or a tap
//! ends it. What just changed is outlined for a while, also where nothing may move.

use crate::shell::focus::{all, find};
use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use std::cell::Cell;
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
/// What counts something.
const COUNTS: &str = ".app .res";

thread_local! {
    /// Whether pieces are about to set out: what changes until then changes with them.
    static WAITS: Cell<bool> = const { Cell::new(false) };
}

/// Where the pieces lay before a change, those out of sight as well, and what was counted.
pub struct Places(HashMap<String, Vec<Place>>, Vec<Option<String>>);

/// Where a piece lies, on the screen and by name.
type Place = (DomRect, Option<String>);

/// Whether nothing may move: the person or their system wishes so, or nobody looks.
pub fn is_still(still: bool) -> bool {
    let reduced = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    still || document().hidden() || reduced.is_some_and(|query| query.matches())
}

/// Where the pieces lie now.
pub fn places() -> Places {
    let mut places: HashMap<String, Vec<Place>> = HashMap::new();
    for piece in all(PIECES) {
        places.entry(name(&piece)).or_default().push((piece.get_bounding_client_rect(), zone(&piece)));
    }
    Places(places, counts())
}

fn counts() -> Vec<Option<String>> {
    all(COUNTS).map(|heap| heap.get_attribute("aria-label")).collect()
}

/// Once the change is drawn, everything that moved comes from where it lay.
pub fn travel(before: Places, still: bool) {
    // A table that was not in sight is news as a whole.
    if !before.0.is_empty() && !WAITS.replace(true) {
        request_animation_frame(move || {
            WAITS.set(false);
            set_out(before, still);
        });
    }
}

fn set_out(Places(mut before, counted): Places, still: bool) {
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
                let at = old.iter().position(|(old, _)| far(old, rect) < 2.0)?;
                Some(old.swap_remove(at))
            });
            stayed.is_none()
        })
        .collect();
    let mut on_the_way = 0;
    for (piece, name, to) in moved {
        let from = match before.get_mut(name).and_then(Vec::pop) {
            // It comes out of a tab that was closed.
            Some((from, _)) if from.width() == 0.0 => continue,
            Some((from, was_in)) => {
                // Those that close up behind a card are where they were.
                if was_in.is_none() || was_in != zone(piece) {
                    mark(piece);
                }
                Some(from)
            }
            None => {
                mark(piece);
                origin(piece).map(|from| from.get_bounding_client_rect()).filter(|from| from.width() > 0.0)
            }
        };
        if let Some(from) = from.filter(|_| !still && on_the_way < MOST) {
            fly(piece, &from, to, STAGGER * on_the_way as f64);
            on_the_way += 1;
        }
    }
    if counts().len() == counted.len() {
        all(COUNTS)
            .zip(counted)
            .filter(|(heap, was)| heap.get_attribute("aria-label") != *was)
            .for_each(|(heap, _)| mark(&heap));
    }
}

/// Where a piece comes from that was nowhere: its owner; for a card whoever's city it lies in, or the deck.
fn origin(piece: &Element) -> Option<Element> {
    match piece.get_attribute("data-piece") {
        Some(name) => all(&format!("[data-owner='{name}']")).next(),
        None => match piece.closest(".opp").ok().flatten() {
            Some(city) => city.query_selector("[data-owner]").ok().flatten(),
            None => find("[data-deck]").map(Into::into),
        },
    }
}

fn name(piece: &Element) -> String {
    piece.get_attribute("data-card").or_else(|| piece.get_attribute("data-piece")).unwrap_or_default()
}

/// Where a piece lies, by name: the part of the table for a card, the place itself for any other.
fn zone(piece: &Element) -> Option<String> {
    let around = |what: &str, names: &[&str]| {
        let at = piece.closest(what).ok()??;
        names.iter().find_map(|name| at.get_attribute(name))
    };
    let place = || around("[data-space],[data-site],[style]", &["data-space", "data-site", "style"]);
    let place = if piece.has_attribute("data-card") { None } else { place() };
    place.or_else(|| around("section", &["aria-label"]))
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

/// Lets a piece come from a place to where it lies, added to whatever else moves it.
fn fly(piece: &Element, from: &DomRect, to: &DomRect, delay: f64) {
    // In a large window the table is drawn larger, and so is the way.
    let zoom = Reflect::get(piece, &"currentCSSZoom".into()).ok().and_then(|zoom| zoom.as_f64()).unwrap_or(1.0);
    let shift = format!(
        "translate({:.1}px,{:.1}px) scale({:.3},{:.3})",
        (from.x() + (from.width() - to.width()) / 2.0 - to.x()) / zoom,
        (from.y() + (from.height() - to.height()) / 2.0 - to.y()) / zoom,
        from.width() / to.width(),
        from.height() / to.height(),
    );
    let frame = |transform: &str| object(&[("transform", transform.into()), ("zIndex", 5.into())]);
    let frames = Array::of2(&frame(&shift), &frame("none"));
    let options = object(&[
        ("duration", TRAVEL.into()),
        ("delay", delay.into()),
        ("easing", "cubic-bezier(.4,0,.2,1)".into()),
        ("fill", "backwards".into()),
        ("composite", "add".into()),
    ]);
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

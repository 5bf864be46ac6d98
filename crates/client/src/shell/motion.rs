//! Pieces travel: a card or pawn that lies on the table before and after a change moves from where it was to where it is. What
//! was nowhere comes from its owner, a card else from the deck; goods come from what moved, or go there. The board says by
//! `data-zone` what of it is one's own, the others', a reserve, or a track on which pieces lie that are no workers. Only `transform` and
//! `opacity` are animated; a key or a tap ends it. What just changed is outlined for a while, also where nothing may move.

use crate::shell::focus::{all, find, zoom_of};
use crate::shell::fresh::{self, Heap, aloft, heaps, put};
use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use std::cell::Cell;
use std::collections::HashMap;
use table::Seat;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, Element};

/// How long a piece travels, in milliseconds.
const TRAVEL: f64 = 280.0;
/// How long after the one before it the next piece sets out.
const STAGGER: f64 = 40.0;
/// No more pieces than this travel at once; the rest are there.
const MOST: usize = 14;

/// What can travel: cards by their name, other pieces by what they are.
pub const PIECES: &str = ".app [data-card], .app [data-piece]";

thread_local! {
    /// Whether pieces are about to set out: what changes until then changes with them.
    static WAITS: Cell<bool> = const { Cell::new(false) };
}

/// The side of somebody else.
const OTHERS: &str = "[data-zone=other]";
/// Where pieces lie that are no workers.
const TRACK: &str = "[data-zone=track]";
/// How high a worker is lifted on the way, in pixels.
const LIFT: f64 = 24.0;

/// How a piece travels.
#[derive(Clone, Copy)]
enum Manner {
    /// Along the table.
    Slid,
    /// Lifted, and set down.
    Lifted,
    /// From the deck, turning over.
    Turned,
}

impl Manner {
    fn of(piece: &Element, is_drawn: bool) -> Manner {
        match piece.has_attribute("data-card") {
            true if is_drawn => Manner::Turned,
            false if !lies_in(piece, TRACK) => Manner::Lifted,
            _ => Manner::Slid,
        }
    }
}

fn lies_in(piece: &Element, zone: &str) -> bool {
    piece.closest(zone).is_ok_and(|found| found.is_some())
}

/// Where the pieces lay before a change, those out of sight as well, and what was counted on whose side of the table.
pub struct Places {
    pieces: HashMap<String, Vec<Place>>,
    counted: HashMap<String, i32>,
    near: Option<Seat>,
}

/// Where a piece lies, on the screen and by name.
type Place = (DomRect, Option<String>);

/// Whether nothing may move: the person or their system wishes so, or nobody looks.
pub fn is_still(still: bool) -> bool {
    let reduced = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    still || document().hidden() || reduced.is_some_and(|query| query.matches())
}

/// Where the pieces lie now, before somebody.
pub fn places(near: Option<Seat>) -> Places {
    let mut pieces: HashMap<String, Vec<Place>> = HashMap::new();
    for piece in all(PIECES) {
        pieces.entry(name(&piece)).or_default().push((piece.get_bounding_client_rect(), zone(&piece)));
    }
    let counted = heaps().into_iter().map(|(key, heap)| (key, heap.n)).collect();
    Places { pieces, counted, near }
}

/// Once the change is drawn, everything that moved comes from where it lay.
pub fn travel(mut before: Places, near: Option<Seat>, still: bool) {
    // A table that was not in sight is news as a whole, and so are the goods of somebody else.
    if before.near != near {
        before.counted.clear();
    }
    if !before.pieces.is_empty() && !WAITS.replace(true) {
        request_animation_frame(move || {
            WAITS.set(false);
            set_out(before, still);
        });
    }
}

fn set_out(Places { pieces: mut before, counted, .. }: Places, still: bool) {
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
    let mut centre = Centre::default();
    for (piece, name, to) in moved {
        let from = match before.get_mut(name).and_then(Vec::pop) {
            // It comes out of a tab that was closed.
            Some((from, _)) if from.width() == 0.0 => continue,
            Some((from, was_in)) => {
                // Those that close up behind a card are where they were.
                if was_in.is_none() || was_in != zone(piece) {
                    fresh::mark(piece_key(piece), 0);
                    centre.heed(piece, Some(&from), to);
                }
                Some(from)
            }
            None => {
                fresh::mark(piece_key(piece), 0);
                centre.heed(piece, None, to);
                origin(piece).map(|from| from.get_bounding_client_rect()).filter(|from| from.width() > 0.0)
            }
        };
        if let Some(from) = from.filter(|_| !still && on_the_way < MOST) {
            let is_drawn = !before.contains_key(name) && piece.has_attribute("data-card") && !lies_in(piece, OTHERS);
            fly(piece, &from, to, STAGGER * on_the_way as f64, Manner::of(piece, is_drawn));
            on_the_way += 1;
        }
    }
    let mut goods = 0;
    for (key, heap) in heaps() {
        let Some(change) = counted.get(&key).map(|was| heap.n - was).filter(|&change| change != 0) else { continue };
        fresh::mark(key, change);
        if !still && goods < MOST && heap.is_stock() {
            carry(&heap, change, centre.of(change), STAGGER * goods as f64);
            goods += 1;
        }
    }
    fresh::show();
}

/// Where goods come from and go to in a change, as far as the table shows it.
#[derive(Default)]
struct Centre {
    /// The place to which a worker or bard went.
    place: Option<DomRect>,
    /// The card that was laid down.
    card: Option<DomRect>,
    /// Where a worker stood that is taken back.
    left: Option<DomRect>,
}

impl Centre {
    fn heed(&mut self, piece: &Element, from: Option<&DomRect>, to: &DomRect) {
        if piece.has_attribute("data-card") {
            if lies_in(piece, "[data-zone=own]") || lies_in(piece, OTHERS) {
                self.card.get_or_insert_with(|| to.clone());
            }
        } else if lies_in(piece, "[data-zone=reserve]") {
            self.left = self.left.take().or(from.cloned());
        } else if !lies_in(piece, TRACK) {
            self.place.get_or_insert_with(|| to.clone());
        }
    }

    /// Where goods come from that are more now, or go to that are less.
    fn of(&self, change: i32) -> Option<DomRect> {
        let seen = self.place.as_ref().or(self.card.as_ref()).cloned();
        match change > 0 {
            true => seen.or_else(|| Some(find(".app [data-zone=own]")?.get_bounding_client_rect())),
            false => seen.or_else(|| self.left.clone()),
        }
        .filter(|rect| rect.width() > 0.0)
    }
}

/// Goods travel: their sign, with the number if they are several, between a place and the heap that they are counted in.
fn carry(heap: &Heap, change: i32, other: Option<DomRect>, delay: f64) -> Option<()> {
    let sign = heap.at.query_selector("svg").ok()??;
    let at = sign.get_bounding_client_rect();
    let goods = aloft("span").filter(|_| at.width() > 0.0)?;
    goods.set_class_name("goods-aloft");
    let _ = goods.set_attribute("data-good", if change > 0 { "gained" } else { "spent" });
    goods.append_child(&sign.clone_node_with_deep(true).ok()?).ok()?;
    if change.abs() > 1 {
        let number = document().create_element("b").ok()?;
        number.set_text_content(Some(&change.abs().to_string()));
        goods.append_child(&number).ok()?;
    }
    put(&goods, at.x(), at.y());
    // What goes nowhere in sight rises and is gone.
    let (x, y) = other.map_or((0.0, -28.0), |to| {
        (to.x() + to.width() / 2.0 - at.x() - at.width() / 2.0, to.y() + to.height() / 2.0 - at.y() - at.height() / 2.0)
    });
    let frame = |transform: &str, opacity: f64| object(&[("transform", transform.into()), ("opacity", opacity.into())]);
    let there = format!("translate({x:.1}px,{y:.1}px) scale(1.2,1.2)");
    let here = "translate(0px,0px) scale(1,1)";
    let frames = match change > 0 {
        true => Array::of2(&frame(&there, 1.0), &frame(here, 1.0)),
        false => Array::of2(&frame(here, 1.0), &frame(&there, 0.2)),
    };
    let options = object(&[
        ("duration", TRAVEL.into()),
        ("delay", delay.into()),
        ("easing", "cubic-bezier(.4,0,.2,1)".into()),
        ("fill", "both".into()),
    ]);
    let flight = method(&goods, "animate")?.call2(&goods, &frames, &options).ok()?;
    let land = Closure::once_into_js(move || goods.remove());
    Reflect::set(&flight, &"onfinish".into(), &land).ok()?;
    None
}

/// Where a piece comes from that was nowhere: its owner; for a card whoever's city it lies in, or the deck.
fn origin(piece: &Element) -> Option<Element> {
    match piece.get_attribute("data-piece") {
        Some(name) => all(&format!("[data-owner='{name}']")).next(),
        None => match piece.closest(OTHERS).ok().flatten() {
            Some(city) => city.query_selector("[data-owner]").ok().flatten(),
            None => find("[data-deck]").map(Into::into),
        },
    }
}

/// A piece where it lies, by name.
pub fn piece_key(piece: &Element) -> String {
    // The same card may lie in the Meadow twice.
    let cell = piece.closest(".cell").ok().flatten();
    let which = cell.and_then(|cell| all(".app .cell").position(|other| other == cell));
    format!("{} {} {}", name(piece), zone(piece).unwrap_or_default(), which.map_or(String::new(), |n| n.to_string()))
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

/// Lets a piece come from a place to where it lies, added to whatever else moves it.
fn fly(piece: &Element, from: &DomRect, to: &DomRect, delay: f64, manner: Manner) {
    // In a large window the way is drawn larger, too.
    let zoom = zoom_of(piece);
    let x = (from.x() + (from.width() - to.width()) / 2.0 - to.x()) / zoom;
    let y = (from.y() + (from.height() - to.height()) / 2.0 - to.y()) / zoom;
    let (wide, high) = (from.width() / to.width(), from.height() / to.height());
    let at = |x: f64, y: f64, wide: f64, high: f64, turned: &str| {
        let shift = format!("translate({x:.1}px,{y:.1}px) scale({wide:.3},{high:.3}){turned}");
        object(&[("transform", shift.into()), ("zIndex", 5.into())])
    };
    let there = object(&[("transform", "none".into()), ("zIndex", 5.into())]);
    let frames = match manner {
        Manner::Slid => Array::of2(&at(x, y, wide, high, ""), &there),
        Manner::Turned => Array::of2(&at(x, y, wide, high, " rotateY(90deg)"), &there),
        Manner::Lifted => {
            let above = at(x / 2.0, y / 2.0 - LIFT / zoom, (1.0 + wide) / 2.0, (1.0 + high) / 2.0, "");
            Array::of3(&at(x, y, wide, high, ""), &above, &there)
        }
    };
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
    // The browser says that they have landed only with the next frame.
    all(".goods-aloft").for_each(|goods| goods.remove());
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

//! What just changed is outlined for a while, and a heap says by how much: both are remembered by name, so that they stay
//! whatever is drawn anew meanwhile.

use crate::shell::focus::all;
use crate::shell::motion::{PIECES, piece_key};
use js_sys::Array;
use leptos::prelude::*;
use std::cell::RefCell;
use std::collections::HashMap;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{DomRect, Element, HtmlElement, MutationObserver, MutationObserverInit};

/// How long something counts as new, in milliseconds.
const FRESH: f64 = 2000.0;
/// What counts something.
const COUNTS: &str = ".app .res[aria-label], .app .scores>[data-n]";
/// Of these, everybody's points.
const POINTS: &str = ".scores>*";
/// Of these, what somebody owns and spends.
const STOCK: &str = "[data-zone=reserve] .res, [data-zone=other] .res:not(.fact)";

/// A heap that lies no farther above another lies right above it, in pixels.
const CLOSE: f64 = 14.0;
/// How far below a heap its number hangs.
const BELOW: f64 = 12.0;

thread_local! {
    static NEWS: RefCell<News> = const { RefCell::new(News { all: Vec::new(), watch: None }) };
}

struct News {
    all: Vec<Fresh>,
    watch: Option<MutationObserver>,
}

/// Something that just changed, by its key.
struct Fresh {
    key: String,
    until: f64,
    /// By how much, if it is a heap.
    change: i32,
    badge: Option<HtmlElement>,
}

/// Something that is counted on the table.
pub struct Heap {
    pub at: Element,
    pub n: i32,
}

impl Heap {
    /// Whether somebody owns and spends it.
    pub fn is_stock(&self) -> bool {
        self.at.matches(STOCK).unwrap_or(false)
    }

    /// Whether it says by how much it changed.
    fn says_change(&self) -> bool {
        self.is_stock() || self.at.matches(POINTS).unwrap_or(false)
    }
}

/// What is counted on the table, by key: the part of the table, the sign, and which of those there.
pub fn heaps() -> HashMap<String, Heap> {
    let mut heaps = HashMap::new();
    for at in all(COUNTS) {
        let zone = at.closest("section").ok().flatten().and_then(|zone| zone.get_attribute("aria-label"));
        let sign = at.query_selector("use").ok().flatten().and_then(|sign| sign.get_attribute("href"));
        let mut key = format!("{} {}", zone.unwrap_or_default(), sign.unwrap_or_default());
        while heaps.contains_key(&key) {
            key.push('+');
        }
        let text = at.get_attribute("data-n").or_else(|| at.text_content()).unwrap_or_default();
        let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        heaps.insert(key, Heap { n: text[..digits].parse().unwrap_or(0), at });
    }
    heaps
}

/// Outlines something from now on for a while; a heap also says by how much it changed.
pub fn mark(key: String, change: i32) {
    let until = now() + FRESH;
    NEWS.with_borrow_mut(|news| {
        match news.all.iter_mut().find(|fresh| fresh.key == key) {
            Some(fresh) => {
                fresh.until = until;
                fresh.change += change;
            }
            None => news.all.push(Fresh { key, until, change, badge: None }),
        }
        if news.watch.is_none() {
            news.watch = watch();
        }
    });
    set_timeout(show, Duration::from_millis(FRESH as u64 + 20));
}

/// Puts outlines and numbers where they belong, and takes away those whose time is over.
pub fn show() {
    NEWS.with_borrow_mut(|news| {
        let now = now();
        let (kept, gone): (Vec<Fresh>, Vec<Fresh>) = news.all.drain(..).partition(|fresh| fresh.until > now);
        news.all = kept;
        gone.into_iter().filter_map(|fresh| fresh.badge).for_each(|badge| badge.remove());
        let is_fresh = |key: &str| news.all.iter().any(|fresh| fresh.key == key);
        let outline = |thing: &Element, on: bool| {
            if thing.class_list().contains("fresh") != on {
                let _ = thing.class_list().toggle_with_force("fresh", on);
            }
        };
        all(PIECES).for_each(|piece| outline(&piece, is_fresh(&piece_key(&piece))));
        let heaps = heaps();
        heaps.iter().for_each(|(key, heap)| outline(&heap.at, is_fresh(key)));
        let stocks: Vec<_> = heaps.values().filter(|heap| heap.says_change()).map(at).collect();
        for fresh in &mut news.all {
            say_change(fresh, heaps.get(&fresh.key).filter(|heap| heap.says_change()).map(at), &stocks);
        }
        if news.all.is_empty()
            && let Some(watch) = news.watch.take()
        {
            watch.disconnect();
        }
    });
}

fn at(heap: &Heap) -> DomRect {
    heap.at.get_bounding_client_rect()
}

/// The number by which a heap changed, above it, or below where another one lies right above it.
fn say_change(fresh: &mut Fresh, heap: Option<DomRect>, stocks: &[DomRect]) {
    let Some(at) = heap.filter(|at| at.width() > 0.0 && fresh.change != 0) else {
        fresh.badge.take().inspect(|badge| badge.remove());
        return;
    };
    if fresh.badge.is_none() {
        fresh.badge = aloft("span");
    }
    if let Some(badge) = &fresh.badge {
        let less = fresh.change < 0;
        let text = format!("{}{}", if less { '−' } else { '+' }, fresh.change.abs());
        // What stays as it is is left alone: whoever looks after the table would look again.
        if badge.text_content().as_ref() != Some(&text) {
            badge.set_class_name(if less { "delta less" } else { "delta" });
            badge.set_text_content(Some(&text));
        }
        let beside = |other: &DomRect| other.x() < at.right() && other.right() > at.x();
        let above = |other: &DomRect| (0.0..CLOSE).contains(&(at.y() - other.bottom()));
        let is_at_the_edge = at.y() < CLOSE;
        let below = is_at_the_edge || stocks.iter().any(|other| beside(other) && above(other));
        put(badge, at.x() + at.width() / 2.0, if below { at.bottom() + BELOW } else { at.y() });
    }
}

/// Something that lies over the table and is no part of it.
pub fn aloft(tag: &str) -> Option<HtmlElement> {
    let layer = all("#aloft").next().or_else(|| {
        let layer = document().create_element("div").ok()?;
        layer.set_id("aloft");
        let _ = layer.set_attribute("aria-hidden", "true");
        document().body()?.append_child(&layer).ok()?;
        Some(layer)
    })?;
    let thing: HtmlElement = document().create_element(tag).ok()?.dyn_into().ok()?;
    layer.append_child(&thing).ok()?;
    Some(thing)
}

/// Puts something that lies over the table somewhere on the screen.
pub fn put(thing: &HtmlElement, x: f64, y: f64) {
    let style = web_sys::HtmlElement::style(thing);
    let _ = style.set_property("left", &format!("{x:.1}px"));
    let _ = style.set_property("top", &format!("{y:.1}px"));
}

/// Looks after the outlines whenever something is drawn anew.
fn watch() -> Option<MutationObserver> {
    let look = Closure::<dyn Fn()>::new(show).into_js_value();
    let watch = MutationObserver::new(look.unchecked_ref()).ok()?;
    let what = MutationObserverInit::new();
    what.set_child_list(true);
    what.set_subtree(true);
    what.set_attribute_filter(&Array::of2(&"class".into(), &"data-card".into()));
    let table = all("body").next()?;
    watch.observe_with_options(&table, &what).ok()?;
    Some(watch)
}

fn now() -> f64 {
    js_sys::Date::now()
}

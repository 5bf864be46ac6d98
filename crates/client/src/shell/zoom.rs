//! A card up close: its whole text, every sign of its tile in words, its cost with what one has. It stands beside the card
//! while the mouse rests on it, the keyboard is there or a finger holds it, and never takes the click.

use crate::shell::app::{Ctx, ctx};
use crate::shell::face::Face;
use crate::shell::focus::{all, is_phone, window_size};
use crate::shell::glyph::{Glyph, glyphs, icon};
use crate::shell::{Action, Rules, Scene};
use leptos::ev;
use leptos::prelude::*;
use room::plan::plans;
use std::time::Duration;
use table::Line;
use table::board::Board;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, KeyboardEvent, PointerEvent};

const MOUSE_RESTS: Duration = Duration::from_millis(250);
const KEYBOARD_RESTS: Duration = Duration::from_millis(600);
const FINGER_HOLDS: Duration = Duration::from_millis(350);
/// How far a finger may slip while it holds, and how far it moves to turn to the next card.
const SLIP: i32 = 10;
const SWIPE: i32 = 60;
/// The gap between the card and what is shown beside it.
const GAP: f64 = 12.0;

/// What is shown of a card.
pub struct About {
    /// The class that gives it its colour.
    pub class: String,
    /// Its block: the drawing and what is printed over it.
    pub block: AnyView,
    /// Its name.
    pub name: String,
    /// The symbols of what it is.
    pub symbols: Vec<&'static str>,
    /// What it is, in words.
    pub kinds: String,
    /// Its whole text.
    pub text: String,
    /// Its signs, each with its words.
    pub signs: Vec<(Glyph, String)>,
    /// Its cost, and what one has of it and would have left, or what is missing.
    pub cost: Option<(AnyView, String)>,
    /// What can be done with it, and what playing it would change.
    pub then: Vec<String>,
}

/// Where the card is that is shown, and how it is shown.
#[derive(Clone, PartialEq)]
struct Near {
    id: String,
    style: String,
    class: &'static str,
}

/// What can be shown up close: cards, and what stands for one without being a piece that travels.
const CARDS: &str = ":is([data-card], [data-zoom])";

/// The id of a card.
fn name(card: &Element) -> Option<String> {
    card.get_attribute("data-card").or_else(|| card.get_attribute("data-zoom"))
}

/// A card of the table, by the thing that the event is about.
fn card_of(target: Option<web_sys::EventTarget>) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest(&format!(":is(main, .log) {CARDS}")).ok().flatten()
}

/// Beside the card on the side with more room, above the prompt; for a card of the hand over it. On a phone a sheet.
fn place(card: &Element) -> (String, &'static str) {
    if is_phone() {
        return (String::new(), "zoom-at sheet-like");
    }
    let (width, height) = window_size();
    let at = card.get_bounding_client_rect();
    let prompt = document().query_selector("#prompt").ok().flatten();
    let floor = prompt.map_or(height, |prompt| prompt.get_bounding_client_rect().top()).max(200.0);
    let bottom = height - floor + 8.0;
    if at.top() >= floor {
        let left = (at.left() + at.width() / 2.0 - 310.0).clamp(8.0, (width - 628.0).max(8.0));
        return (format!("left:{left}px;right:8px;top:8px;bottom:{bottom}px"), "zoom-at low");
    }
    let class = match at.top() + at.height() / 2.0 {
        middle if middle < floor / 3.0 => "zoom-at high",
        middle if middle > floor * 2.0 / 3.0 => "zoom-at low",
        _ => "zoom-at",
    };
    match at.left() > width - at.right() {
        true => {
            let right = width - at.left() + GAP;
            (format!("left:8px;right:{right}px;top:8px;bottom:{bottom}px;justify-content:flex-end"), class)
        }
        false => (format!("left:{}px;right:8px;top:8px;bottom:{bottom}px", at.right() + GAP), class),
    }
}

/// The enlarged card of whatever the mouse, the keyboard or a finger rests on.
#[component]
pub fn Zoom() -> impl IntoView {
    let ctx = ctx();
    let near: RwSignal<Option<Near>> = RwSignal::new(None);
    let pinned = StoredValue::new(false);
    let wait: StoredValue<Option<TimeoutHandle>> = StoredValue::new(None);
    let held: StoredValue<Option<(i32, i32)>> = StoredValue::new(None);
    // The click that ends a long press is no click.
    let swallow = StoredValue::new(false);
    let show = move |card: &Element| {
        let Some(id) = name(card).filter(|_| card.is_connected()) else { return };
        let (style, class) = place(card);
        near.set(Some(Near { id, style, class }));
    };
    let cancel = move || {
        if let Some(handle) = wait.get_value() {
            handle.clear();
        }
        wait.set_value(None);
    };
    let hide = move || {
        cancel();
        pinned.set_value(false);
        if near.with_untracked(Option::is_some) {
            near.set(None);
        }
    };
    let soon = move |card: Element, after: Duration| {
        cancel();
        wait.set_value(set_timeout_with_handle(move || show(&card), after).ok());
    };
    // What lies there may be another card now.
    Effect::new(move |_| {
        ctx.scene.track();
        ctx.story.track();
        hide();
    });
    let is_open = move || near.with_untracked(Option::is_some);
    let over = window_event_listener(ev::pointerover, move |event: PointerEvent| {
        // Where it is a sheet over the table, it opens only when asked for.
        if event.pointer_type() != "mouse" || pinned.get_value() || is_phone() {
            return;
        }
        match card_of(event.target()) {
            Some(card) if is_open() => show(&card),
            Some(card) => soon(card, MOUSE_RESTS),
            None => hide(),
        }
    });
    let focused = window_event_listener(ev::focusin, move |event| {
        if pinned.get_value() || is_phone() {
            return;
        }
        let by_keys = |card: &Element| card.matches(":focus-visible").unwrap_or(false);
        match card_of(event.target()).filter(by_keys) {
            Some(card) if is_open() => show(&card),
            Some(card) => soon(card, KEYBOARD_RESTS),
            None => hide(),
        }
    });
    let down = window_event_listener(ev::pointerdown, move |event: PointerEvent| {
        swallow.set_value(false);
        let in_sheet = |e: Element| e.closest(".zoom").ok().flatten().is_some();
        let in_sheet = event.target().and_then(|t| t.dyn_into::<Element>().ok()).is_some_and(in_sheet);
        held.set_value(Some((event.client_x(), event.client_y())));
        if in_sheet {
            return;
        }
        hide();
        if event.pointer_type() != "mouse"
            && let Some(card) = card_of(event.target())
        {
            cancel();
            let open = move || {
                swallow.set_value(true);
                show(&card);
            };
            wait.set_value(set_timeout_with_handle(open, FINGER_HOLDS).ok());
        }
    });
    let moved = window_event_listener(ev::pointermove, move |event: PointerEvent| {
        let Some((x, y)) = held.get_value().filter(|_| event.pointer_type() != "mouse" && !is_open()) else { return };
        if (event.client_x() - x).abs() > SLIP || (event.client_y() - y).abs() > SLIP {
            cancel();
        }
    });
    let up = window_event_listener(ev::pointerup, move |event: PointerEvent| {
        if event.pointer_type() == "mouse" {
            return;
        }
        if !is_open() {
            cancel();
            return;
        }
        // Sideways goes to the next card of the zone, down closes.
        let Some((x, y)) = held.get_value() else { return };
        let (dx, dy) = (event.client_x() - x, event.client_y() - y);
        if dy > SWIPE && dy > dx.abs() {
            hide();
        } else if dx.abs() > SWIPE {
            let id = near.with_untracked(|near| near.as_ref().map(|near| near.id.clone()));
            if let Some(card) = id.and_then(|id| neighbour(&id, dx < 0)) {
                show(&card);
            }
        }
    });
    let press = move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match event.key().as_str() {
            "Escape" if is_open() => {
                hide();
                event.stop_immediate_propagation();
            }
            "Shift" if is_open() => pinned.set_value(true),
            "i" | "I" => {
                let card = card_of(document().active_element().map(Into::into));
                if let Some(card) = card {
                    cancel();
                    show(&card);
                }
            }
            "Enter" | " " => hide(),
            _ => {}
        }
    };
    // Before anything else hears of the key.
    let press = Closure::<dyn FnMut(KeyboardEvent)>::new(press);
    let key = press.as_ref().unchecked_ref();
    let _ = window().add_event_listener_with_callback_and_bool("keydown", key, true);
    let press = StoredValue::new_local(press);
    let click = Closure::<dyn FnMut(web_sys::Event)>::new(move |event: web_sys::Event| {
        if swallow.get_value() {
            swallow.set_value(false);
            event.prevent_default();
            event.stop_immediate_propagation();
        }
    });
    for name in ["click", "contextmenu"] {
        let _ = window().add_event_listener_with_callback_and_bool(name, click.as_ref().unchecked_ref(), true);
    }
    let click = StoredValue::new_local(click);
    on_cleanup(move || {
        for handle in [over, focused, down, moved, up] {
            handle.remove();
        }
        press.with_value(|press| {
            let key = press.as_ref().unchecked_ref();
            let _ = window().remove_event_listener_with_callback_and_bool("keydown", key, true);
        });
        click.with_value(|click| {
            for name in ["click", "contextmenu"] {
                let _ =
                    window().remove_event_listener_with_callback_and_bool(name, click.as_ref().unchecked_ref(), true);
            }
        });
        cancel();
    });
    move || {
        let Near { id, style, class } = near.get()?;
        let about = Rules::about(ctx, &id)?;
        let veil = (class == "zoom-at sheet-like").then(|| view! { <div class="veil" on:click=move |_| hide()></div> });
        // An open dialog lies over everything else.
        let over = NodeRef::<leptos::html::Div>::new();
        over.on_load(|over| {
            let _ = over.show_popover();
        });
        Some(view! { {veil}<div node_ref=over popover="manual" class=class style=style>{sheet(ctx, about)}</div> })
    }
}

/// The card beside this one in its zone.
fn neighbour(id: &str, next: bool) -> Option<Element> {
    let here = all(&format!("main {CARDS}")).find(|card| name(card).as_deref() == Some(id))?;
    let zone = here.closest("section").ok().flatten()?;
    let all = zone.query_selector_all(CARDS).ok()?;
    let cards: Vec<Element> = (0..all.length()).filter_map(|i| all.item(i)?.dyn_into().ok()).collect();
    let at = cards.iter().position(|card| card.is_same_node(Some(&here)))?;
    let to = if next { at + 1 } else { at.checked_sub(1)? };
    cards.into_iter().nth(to)
}

/// How many points the plainest of these choices would bring.
pub fn would_score(ctx: Ctx, scene: &Scene, choices: &[Action]) -> Option<String> {
    let rules = ctx.rules();
    let plan = plans(&*rules, &scene.view, choices).into_iter().next()?;
    let preview = rules.preview(&scene.view, scene.near, &plan.actions)?;
    let (before, after) = (Rules::points(&preview.before), Rules::points(&preview.after));
    Some(ctx.say(&Line::new("page-preview-score").with("before", before).with("after", after)))
}

fn sheet(ctx: Ctx, about: About) -> impl IntoView {
    let rows = about.signs.into_iter().map(|(sign, words)| {
        view! { <dt aria-hidden="true">{glyphs(vec![sign])}</dt><dd>{words}</dd> }
    });
    let cost = about.cost.map(|(signs, words)| {
        view! { <dt class="zcost" aria-hidden="true">{signs}</dt><dd>{words}</dd> }
    });
    let then = (!about.then.is_empty()).then(|| view! { <p class="zthen">{about.then.join(" ")}</p> });
    view! {
        <section class=format!("zoom {}", about.class) role="tooltip" id="zoom">
            <div class="zc">
                <div class="zb">{about.block}</div>
                <div class="zt"><h2>{about.name}</h2>
                    <p class="kind">{about.symbols.into_iter().map(icon).collect_view()}<span>{about.kinds}</span></p>
                    <p class="tx">{about.text}</p></div>
            </div>
            <div class="zg"><h3>{ctx.text("zoom-signs")}</h3><dl>{rows.collect_view()}{cost}</dl>{then}<p class="zkeys">{ctx.text("zoom-keys")}</p></div>
        </section>
    }
}

/// All signs with their words.
pub fn legend(ctx: Ctx) -> impl IntoView {
    let rows = Rules::SIGNS.all().into_iter().map(|(sign, id)| {
        view! { <dt aria-hidden="true">{glyphs(vec![sign])}</dt><dd>{ctx.text(id)}</dd> }
    });
    view! { <dl class="signs">{rows.collect_view()}</dl> }
}

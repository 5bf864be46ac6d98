//! Hints: a bot is asked in the worker, and what it says is told in three steps.

use crate::shell::app::{Ctx, ctx, rules};
use crate::shell::face::Face;
use crate::shell::focus::{all, window_size, zoom_of};
use crate::shell::glyph::icon_as;
use crate::shell::speech::capital;
use crate::shell::why::said;
use crate::shell::{Action, Rules, Scene, Target};
use leptos::prelude::*;
use table::Line;
use table::board::Board;
use wasm_bindgen::JsCast;
use web_sys::DomRect;

/// What a bot advises, told in three steps.
#[derive(Clone, PartialEq)]
pub struct Hint {
    /// What it would do.
    pub action: Action,
    /// Why.
    pub reason: Line,
    /// What it would do otherwise.
    pub second: Option<Action>,
    /// How much is told: the sort of choice, the thing, everything.
    pub step: u8,
}

/// Who is asked.
const ADVISER: &str = "owl";

/// How far it keeps from what it does not cover, when it floats.
const APART: f64 = 6.0;

/// How far it keeps from what it names, when it stands beside it: its arrow lies between them.
const BESIDE: f64 = 16.0;

/// How much of a hint is told at most.
const WHOLE_HINT: u8 = 3;

impl Ctx {
    /// Asks a bot what it would do, or tells more of what it said.
    pub fn ask_hint(self) {
        let Some(scene) = self.scene.get_untracked().filter(|scene| !scene.choices.is_empty()) else { return };
        // In a lesson it knows best.
        if scene.taught().is_some() {
            self.understood.set(None);
            return;
        }
        if let Some(hint) = self.hint.get_untracked() {
            self.show_hint(Hint { step: hint.step + 1, ..hint });
            return;
        }
        self.ask_thinker(scene.moves as u32, ADVISER, 7, &scene.view, &scene.choices, true);
    }

    /// Shows as much of a hint as its step tells; a word answer is told at once.
    pub fn show_hint(self, hint: Hint) {
        let Some(scene) = self.scene.get_untracked() else { return };
        let rules = self.rules();
        let is_word = rules.target(&scene.view, hint.action) == Rules::WORD;
        let at_once = is_word || rules.is_answer(rules.verb(hint.action));
        // Where there is one sort of choice, naming it says nothing.
        let verb = rules.verb(hint.action);
        let least = if scene.choices.iter().all(|&choice| rules.verb(choice) == verb) { 2 } else { 1 };
        let step = if at_once { WHOLE_HINT } else { hint.step.clamp(least, WHOLE_HINT) };
        let hint = Hint { step, ..hint };
        self.live.set(self.hint_text(&scene, &hint).join(" · "));
        // What is named lies in sight.
        let tab = rules.tab_of(&scene, rules.target(&scene.view, hint.action)).filter(|_| hint.step > 1);
        if tab.is_some() {
            self.tab.set(tab);
        }
        self.why.set(None);
        self.hint.set(Some(hint));
    }

    /// A hint in words: what to do, why, and what else.
    fn hint_text(self, scene: &Scene, hint: &Hint) -> Vec<String> {
        let rules = self.rules();
        let line = match hint.step {
            1 => Line::new("page-hint-verb").with("verb", rules.verb_name(rules.verb(hint.action))),
            2 => Line::new("page-hint-target").with("what", self.thing(scene, hint.action)),
            _ => {
                let because = capital(self.say(&Line::new("page-hint-because").with("reason", hint.reason.clone())));
                let second =
                    hint.second.map(|other| Line::new("page-hint-other").with("what", self.thing(scene, other)));
                let second = second.map(|line| self.say(&line));
                return [capital(self.say(&rules.deed(hint.action))), because].into_iter().chain(second).collect();
            }
        };
        vec![self.say(&line)]
    }

    /// The things that the hint points at by now, and the lesson.
    pub fn hinted(self, scene: &Scene) -> Vec<Target> {
        let hinted = self.hint.with(|hint| hint.as_ref().filter(|hint| hint.step > 1).map(|hint| hint.action));
        let rules = self.rules();
        scene.taught().into_iter().chain(hinted).map(|action| rules.target(&scene.view, action)).collect()
    }
}

/// A hint stands beside what it names. Where there is no side, what is said floats: it goes where it covers neither what it
/// names, nor the question, nor the hand, now and whenever the table changes.
pub fn keep_clear(ctx: Ctx) {
    Effect::new(move |_| {
        ctx.scene.track();
        ctx.hint.track();
        ctx.why.track();
        ctx.tab.track();
        ctx.busy.track();
        ctx.understood.track();
        request_animation_frame(float);
    });
    window_event_listener(leptos::ev::resize, |_| request_animation_frame(float));
}

fn float() {
    for aside in all("main > .lesson").filter_map(|aside| aside.dyn_into::<web_sys::HtmlElement>().ok()) {
        let style = aside.style();
        for name in ["top", "left", "max-height", "--at"] {
            let _ = style.remove_property(name);
        }
        let _ = aside.remove_attribute("data-beside");
        let computed = window().get_computed_style(&aside).ok().flatten();
        let position = computed.and_then(|style| style.get_property_value("position").ok()).unwrap_or_default();
        // On a phone a hint takes the place of the prompt.
        if position != "fixed" {
            if position == "static" && aside.matches(".hint").unwrap_or(false) {
                stand_beside(&aside);
            }
            continue;
        }
        let height = aside.get_bounding_client_rect().height();
        let (top, room) = free_strip(height + 2.0 * APART);
        let _ = style.set_property("top", &format!("{}px", top + APART));
        let _ = style.set_property("max-height", &format!("{}px", room - 2.0 * APART));
    }
}

/// Where what is said is seen together with what it names: on its right, its left, above or below it, the first of these where
/// it covers nothing that must be seen. Otherwise it lies over the side of the table.
fn stand_beside(aside: &web_sys::HtmlElement) {
    let kept: Vec<DomRect> =
        all("main .hinted, main #prompt, main .hand").map(|thing| thing.get_bounding_client_rect()).collect();
    let named = all("main .hinted").map(|thing| thing.get_bounding_client_rect()).find(|rect| rect.height() > 0.0);
    let (wide, high) = window_size();
    let Some(named) = named else { return };
    // So drawn it is as wide and high as it will be there.
    let _ = aside.set_attribute("data-beside", "right");
    let own = aside.get_bounding_client_rect();
    let (w, h) = (own.width(), own.height());
    let middle = (named.left() + named.width() / 2.0, named.top() + named.height() / 2.0);
    let along = |middle: f64, own: f64, end: f64| (middle - own / 2.0).clamp(APART, (end - own - APART).max(APART));
    let (x, y) = (along(middle.0, w, wide), along(middle.1, h, high));
    let places = [
        ("right", named.right() + BESIDE, y),
        ("left", named.left() - BESIDE - w, y),
        ("above", x, named.top() - BESIDE - h),
        ("below", x, named.bottom() + BESIDE),
    ];
    let is_free = |&(_, x, y): &(&str, f64, f64)| {
        let covers = |r: &DomRect| r.left() < x + w && r.right() > x && r.top() < y + h && r.bottom() > y;
        x >= 0.0 && y >= 0.0 && x + w <= wide && y + h <= high && !kept.iter().any(covers)
    };
    let Some((where_to, x, y)) = places.into_iter().find(is_free) else {
        let _ = aside.remove_attribute("data-beside");
        return;
    };
    let at = if ["right", "left"].contains(&where_to) { middle.1 - y } else { middle.0 - x };
    let (zoom, style) = (zoom_of(aside), aside.style());
    for (name, value) in [("left", x), ("top", y), ("--at", at)] {
        let _ = style.set_property(name, &format!("{:.1}px", value / zoom));
    }
    let _ = aside.set_attribute("data-beside", where_to);
}

/// The first strip across the page that is so high and in which nothing lies that must be seen, or else the highest there is:
/// where it begins, and how high it is.
fn free_strip(height: f64) -> (f64, f64) {
    let mut kept: Vec<(f64, f64)> = all("main .hinted, main #prompt, main .hand")
        .map(|thing| thing.get_bounding_client_rect())
        .filter(|rect| rect.height() > 0.0)
        .map(|rect| (rect.top(), rect.bottom()))
        .collect();
    let (_, end) = window_size();
    kept.push((end, end));
    kept.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut from = 0.0;
    let strips: Vec<(f64, f64)> = (kept.into_iter())
        .map(|(top, bottom)| {
            let strip = (from, top - from);
            from = bottom.max(from);
            strip
        })
        .collect();
    let highest = || strips.iter().copied().max_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or_default();
    strips.iter().copied().find(|&(_, room)| room >= height).unwrap_or_else(highest)
}

/// What a bot advises, or why one did something, over the side of the table; while it thinks of advice, that it does.
pub fn hint(scene: &Scene) -> Option<AnyView> {
    let ctx = ctx();
    if ctx.busy.with(|busy| busy.is_some_and(|busy| busy.advises && busy.long)) {
        return Some(thinks(ctx).into_any());
    }
    let (why, hint) = (ctx.why.get(), ctx.hint.get());
    let action = hint.as_ref().filter(|hint| why.is_none() && hint.step > 1).map(|hint| hint.action);
    let step = hint.as_ref().map_or(WHOLE_HINT, |hint| hint.step);
    let said = why.map(|why| vec![said(ctx, &why)]).or_else(|| hint.map(|hint| ctx.hint_text(scene, &hint)))?;
    let whole = said.len() > 1;
    let said: Vec<_> = said.into_iter().map(|part| view! { <span>{part}</span> }).collect();
    let more = (step < WHOLE_HINT).then(|| {
        view! { <button class="btn" on:click=move |_| ctx.ask_hint()>{ctx.text("page-hint-more")}</button> }
    });
    let take = action.map(|action| {
        let target = rules().target(&scene.view, action);
        let take = move |_| {
            ctx.hint.set(None);
            ctx.choose(target, &[], action);
        };
        view! { <button class="btn pri" id="hint-do" on:click=take>{ctx.text("page-hint-do")}</button> }
    });
    let close = move |_| {
        ctx.hint.set(None);
        ctx.why.set(None);
    };
    let advice = view! {
        <aside class="lesson hint panel" aria-label=ctx.text("page-hint-button")>
            {icon_as("hint", "big")}<p class="grow" class:whole=whole>{said}</p>
            <div class="row">{take}{more}<button class="btn" on:click=close>{ctx.text("page-ok")}</button></div>
        </aside>
    };
    Some(advice.into_any())
}

/// That a hint is being thought about, and the way to do without.
fn thinks(ctx: Ctx) -> impl IntoView {
    let stop = move |_| ctx.give_up_thinking();
    view! {
        <aside class="lesson panel" id="hint-thinks" role="status">
            {icon_as("hint", "big")}<p class="grow">{ctx.text("page-hint-thinking")}</p>
            <button class="btn" id="stop-hint" on:click=stop>{ctx.text("page-stop-thinking")}</button>
        </aside>
    }
}

//! The beat at the end of a turn: a closing question is answered by itself after a moment, unless the person in front
//! of the page does something. What a closing question is, the rules say.

use crate::shell::Scene;
use crate::shell::app::{Ctx, ctx};
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use std::time::Duration;

/// The beat that runs, if one does.
#[derive(Clone, Copy)]
pub struct Beat {
    runs: RwSignal<bool>,
    timer: StoredValue<Option<TimeoutHandle>>,
}

impl Beat {
    /// No beat yet.
    pub fn new() -> Beat {
        Beat { runs: RwSignal::new(false), timer: StoredValue::new(None) }
    }

    /// Nothing passes by itself any more: the person answers.
    pub fn stop(self) {
        if let Some(timer) = self.timer.get_value() {
            timer.clear();
        }
        self.timer.set_value(None);
        self.runs.set(false);
    }
}

impl Ctx {
    /// Lets a closing question pass after a moment, if one is asked.
    pub fn begin_beat(self) {
        self.beat.stop();
        let asked = self.scene.with_untracked(|scene| scene.as_ref().and_then(|scene| scene.closing));
        if let (Some(_), Some(beat)) = (asked, self.settings.get_untracked().beat) {
            let beat = Duration::from_millis(beat.into());
            self.beat.timer.set_value(set_timeout_with_handle(move || self.end_beat(), beat).ok());
            // The bar of a beat before is gone by then, so that this one begins anew.
            let show = move || self.beat.runs.set(self.beat.timer.with_value(Option::is_some));
            set_timeout(show, Duration::ZERO);
        }
    }

    fn end_beat(self) {
        self.beat.stop();
        let idle = self.panel.with_untracked(Option::is_none) && self.picked.with_untracked(Option::is_none);
        let answer = self.scene.with_untracked(|scene| scene.as_ref().and_then(|scene| scene.closing));
        if let Some(answer) = answer.filter(|_| idle) {
            self.act(&[answer]);
        }
    }
}

/// The bar that shows how much of the beat is left.
pub fn bar(scene: &Scene) -> Option<impl IntoView + use<>> {
    let ctx = ctx();
    let closing = scene.closing.is_some();
    let lasts = ctx.settings.get_untracked().beat.map(|beat| format!("animation-duration:{beat}ms"));
    let bar = move || view! { <span class="beat" style=lasts.clone() aria-hidden="true"></span> };
    closing.then_some(move || ctx.beat.runs.get().then(&bar))
}

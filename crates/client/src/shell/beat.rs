//! The beat at the end of a turn: a moment in which it can still be taken back. A closing question is answered by itself
//! after it, somebody at the same screen is handed over to, a bot or the opponent in the box plays. What a closing question is,
//! the rules say.

use crate::shell::app::{Ctx, ctx};
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use room::HUMAN;
use std::time::Duration;
use table::{Game, Side};

/// The beat that runs, if one does.
#[derive(Clone, Copy)]
pub struct Beat {
    runs: RwSignal<bool>,
    timer: StoredValue<Option<TimeoutHandle>>,
    /// Whether a person has just decided and had no beat for it yet.
    owed: StoredValue<bool>,
    /// Whether a bot waits for it to pass.
    holds_bot: RwSignal<bool>,
}

impl Beat {
    /// No beat yet.
    pub fn new() -> Beat {
        Beat {
            runs: RwSignal::new(false),
            timer: StoredValue::new(None),
            owed: StoredValue::new(false),
            holds_bot: RwSignal::new(false),
        }
    }

    /// Nothing passes by itself any more.
    pub fn stop(self) {
        if let Some(timer) = self.timer.get_value() {
            timer.clear();
        }
        self.timer.set_value(None);
        self.runs.set(false);
        self.holds_bot.set(false);
    }

    /// Somebody has decided: whether a beat is owed to them for it.
    pub fn owe(self, owed: bool) {
        self.owed.set_value(owed);
    }

    /// Whether a bot waits for the beat.
    pub fn holds_bot(self) -> bool {
        self.holds_bot.get()
    }
}

impl Ctx {
    /// A beat before a bot plays, instead of its pace, if there is something to take back; one who wants no pause gets none.
    pub fn beat_before_bot(self, pace: u32) -> bool {
        let owed = pace > 0 && self.beat.owed.get_value() && self.settings.get_untracked().beat != Some(0);
        let begins = owed && self.scene.with_untracked(|scene| scene.as_ref().is_some_and(|scene| scene.undo.is_ok()));
        if begins {
            self.begin_beat(pace);
            self.beat.holds_bot.set(true);
        }
        begins
    }

    /// Whether there is time to take a decision back after which this side plays.
    pub fn has_beat_before(self, next: Side) -> bool {
        let settings = self.settings.get();
        let Some(next) = next.seat() else { return settings.beat != Some(0) };
        let bot = self.of_source(|source| source.seats().get(next.index()).is_some_and(|who| who != HUMAN));
        self.rules().is_solo() || settings.beat != Some(0) && (settings.pace > 0 || bot != Some(true))
    }

    /// Lets what closes a turn pass after a moment, and at least so many milliseconds, if something does.
    pub fn begin_beat(self, at_least: u32) {
        self.beat.stop();
        let passes = self.scene.with_untracked(|scene| {
            scene.as_ref().is_some_and(|scene| scene.closing.is_some() || scene.lingers.is_some() || scene.bot)
        });
        if let (true, Some(beat)) = (passes, self.settings.get_untracked().beat) {
            let beat = Duration::from_millis(beat.max(at_least).into());
            self.beat.timer.set_value(set_timeout_with_handle(move || self.end_beat(), beat).ok());
            // The bar of a beat before is gone by then, so that this one begins anew.
            let show = move || self.beat.runs.set(self.beat.timer.with_value(Option::is_some));
            set_timeout(show, Duration::ZERO);
        }
    }

    /// The person wants more time; a bot plays all the same.
    pub fn hold_beat(self) {
        if !self.beat.holds_bot.get_untracked() {
            self.beat.stop();
        }
    }

    fn end_beat(self) {
        self.beat.stop();
        let idle = self.panel.with_untracked(Option::is_none) && self.picked.with_untracked(Option::is_none);
        let Some(scene) = self.scene.get_untracked() else { return };
        match scene.closing {
            _ if scene.bot => self.ask_bot(),
            _ if !idle => {}
            Some(answer) => self.act(&[answer]),
            None => self.hand_over(),
        }
    }

    /// The next person at this screen is called, or the opponent in the box plays.
    pub fn hand_over(self) {
        let Some(next) = self.scene.with_untracked(|scene| scene.as_ref()?.lingers) else { return };
        self.beat.stop();
        self.clear_selection();
        self.change(|source| source.hand_over());
        if next.is_rival() {
            // What it did belongs to the last move.
            self.after_change(self.moves().saturating_sub(1));
        }
    }
}

/// The bar that shows how much of the beat is left.
pub fn bar() -> impl IntoView {
    let ctx = ctx();
    let lasts = ctx.settings.get_untracked().beat.map(|beat| format!("animation-duration:{beat}ms"));
    let bar = move || view! { <span class="beat" style=lasts.clone() aria-hidden="true"></span> };
    move || ctx.beat.runs.get().then(&bar)
}

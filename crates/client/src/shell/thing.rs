//! How a thing on the table is drawn: whether it can be chosen, is selected, hinted at, or told about.

use crate::shell::app::{Ctx, Pick};
use crate::shell::{Scene, Target, story};
use leptos::prelude::*;

impl Ctx {
    /// Whether a thing is selected.
    pub fn is_picked(self, target: Target) -> bool {
        self.picked.get() == Some(Pick::Thing(target))
    }

    /// Whether a thing can be chosen, is selected, or is what the hint means.
    pub fn state_of(self, scene: &Scene, target: Target) -> ThingState {
        ThingState {
            can: !self.choices_at(scene, target).is_empty(),
            selected: self.is_picked(target),
            hinted: self.is_hinted(scene, target),
            touched: story::is_touched(self, target) || self.pointed.with(|pointed| pointed.contains(&target)),
        }
    }
}

/// How a thing on the table is drawn.
#[derive(Clone, Copy)]
pub struct ThingState {
    /// Some legal choice is about it.
    pub can: bool,
    /// Its sheet is open.
    pub selected: bool,
    /// The hint points at it.
    pub hinted: bool,
    /// What is being told is about it.
    pub touched: bool,
}

impl ThingState {
    /// The class names; `can` and `rest` as the thing calls them.
    pub fn class(self, can: &str, rest: &str) -> String {
        let mut class = if self.can { can } else { rest }.to_owned();
        for (set, name) in [(self.selected, " sel"), (self.hinted, " hinted"), (self.touched, " touched")] {
            if set {
                class.push_str(name);
            }
        }
        class
    }
}

//! What is selected, marked and pointed at; none of it changes the game.

use crate::shell::app::{Ctx, Pick};
use crate::shell::face::Face;
use crate::shell::focus::{focus_first, keep_focus_on_selected};
use crate::shell::{Action, Rules, Scene, Target, Verb, sheet};
use leptos::prelude::*;
use std::time::Duration;
use table::board::Board;
use table::{Arg, Line};

impl Ctx {
    /// Nothing is selected, hinted at or pointed at.
    pub fn clear_selection(self) {
        self.picked.set(None);
        self.marks.set(Vec::new());
        self.way.set(0);
        self.verb.set(None);
        self.hint.set(None);
        self.why.set(None);
        self.pointed.set(Vec::new());
        self.told.set(String::new());
    }

    /// Selects something, and says what that would mean.
    pub fn pick(self, pick: Pick) {
        self.panel.set(None);
        self.notice.set(None);
        self.way.set(0);
        self.picked.set(Some(pick));
        if sheet::goes_unseen(self) {
            self.commit();
            return;
        }
        let plans = self.plans.get_untracked();
        if let (Some(scene), Some(plan)) = (self.scene.get_untracked(), plans.first()) {
            let said = self.say(&self.rules().plan_line(&scene, plan));
            self.live.set(format!("{said}. {}", sheet::outlook(self)));
        }
        set_timeout(|| focus_first(&["#confirm", "#sheet-close"]), Duration::from_millis(20));
    }

    /// Selects a thing on the table, or marks it beside others.
    pub fn pick_thing(self, target: Target) {
        if !self.mark(target) {
            self.pick(Pick::Thing(target));
        }
    }

    /// Begins a choice, behind those that are marked: a thing is selected, a word is said, or looked at once more where that ends
    /// something.
    pub fn choose(self, target: Target, marked: &[Action], action: Action) {
        match target {
            Rules::WORD if self.rules().manner(action).twice => self.pick(Pick::Word(action)),
            Rules::WORD => self.act(&[marked, &[action]].concat()),
            thing => self.pick_thing(thing),
        }
    }

    /// Marks a thing, or takes the mark away, where a question asks for one thing after another; false where it does not.
    fn mark(self, target: Target) -> bool {
        let Some(scene) = self.scene.get_untracked() else { return false };
        let rules = self.rules();
        let [action] = choices_at(&rules, &scene, target, self.verb.get_untracked())[..] else { return false };
        // With a single thing to choose, as in a lesson, there is nothing beside which to mark it.
        let several = scene.choices.iter().any(|&choice| {
            let other = rules.target(&scene.view, choice);
            other != target && other != Rules::WORD
        });
        let marks = self.marks.get_untracked();
        let row = several.then(|| room::row::toggle(&*rules, &scene.view, &scene.choices, &marks, action)).flatten();
        let Some(marks) = row else { return false };
        self.panel.set(None);
        self.picked.set(None);
        self.way.set(0);
        self.marks.set(marks);
        self.live.set(format!("{} {}", self.marked(&scene), sheet::outlook(self)));
        // Who can mark no more confirms next.
        if self.row.with_untracked(|row| row.as_ref().is_some_and(|row| row.ahead.is_none())) {
            set_timeout(|| focus_first(&["#confirm"]), Duration::from_millis(20));
        }
        true
    }

    /// What is marked, in words.
    pub fn marked(self, scene: &Scene) -> String {
        let marks = self.marks.get();
        let line = Line::new("page-marked").with("n", marks.len());
        self.say(&line.with("things", Arg::List(self.names_of(scene, &marks))))
    }

    /// What choices are about, by name.
    pub fn names_of(self, scene: &Scene, actions: &[Action]) -> Vec<Arg> {
        let rules = self.rules();
        let name = |&action: &Action| rules.target_name(&scene.view, scene.near, rules.target(&scene.view, action));
        actions.iter().map(name).collect()
    }

    /// Outlines things on the table, and opens the phone's tab in which they lie.
    pub fn point_at(self, things: Vec<Target>) {
        let rules = self.rules();
        let tab = self.scene.with_untracked(|scene| {
            let scene = scene.as_ref()?;
            things.iter().find_map(|&thing| rules.tab_of(scene, thing))
        });
        if tab.is_some() {
            self.tab.set(tab);
        }
        self.pointed.set(things);
    }

    /// Chooses a sort of choice, or none; what was selected is left.
    pub fn choose_verb(self, verb: Option<Verb>) {
        self.picked.set(None);
        self.marks.set(Vec::new());
        self.way.set(0);
        self.verb.set(verb);
        self.tab.set(None);
    }

    /// Back one level: panel, sheet, verb.
    pub fn back(self) {
        if self.panel.get_untracked().is_some() {
            self.panel.set(None);
        } else if self.picked.get_untracked().is_some() {
            keep_focus_on_selected();
            self.picked.set(None);
        } else if self.marks.with_untracked(|marks| !marks.is_empty()) {
            keep_focus_on_selected();
            self.marks.set(Vec::new());
        } else if self.verb.get_untracked().is_some() {
            self.verb.set(None);
        } else {
            self.hold_beat();
            self.hint.set(None);
            self.why.set(None);
            self.looking.set(None);
        }
    }

    /// The choices about a thing, under the verb that was chosen.
    pub fn choices_at(self, scene: &Scene, target: Target) -> Vec<Action> {
        choices_at(&self.rules(), scene, target, self.verb.get())
    }
}

/// The choices about a thing, under a verb if one is chosen.
pub fn choices_at(rules: &Rules, scene: &Scene, target: Target, verb: Option<Verb>) -> Vec<Action> {
    let fits = |action: &&Action| {
        rules.target(&scene.view, **action) == target && verb.is_none_or(|verb| rules.verb(**action) == verb)
    };
    scene.choices.iter().filter(fits).copied().collect()
}

//! Hints: a bot is asked in the worker, and what it says is told in three steps.

use crate::shell::app::{Ctx, ctx};
use crate::shell::glyph::icon_as;
use crate::shell::{Action, Rules, Scene, Target};
use leptos::prelude::*;
use table::board::Board;
use table::{Arg, Line, Tell};

/// What a bot advises, told in three steps.
#[derive(Clone, PartialEq)]
pub struct Hint {
    /// What it would do.
    pub action: Action,
    /// Why.
    pub reason: Line,
    /// What it would do otherwise.
    pub second: Option<Action>,
    /// How many points that is worth less.
    pub gap: Option<f32>,
    /// How much is told: the sort of choice, the thing, everything.
    pub step: u8,
}

/// Who is asked.
const ADVISER: &str = "owl";

/// How much of a hint is told at most.
const WHOLE_HINT: u8 = 3;

impl Ctx {
    /// Asks a bot what it would do, or tells more of what it said.
    pub fn ask_hint(self) {
        let Some(scene) = self.scene.get_untracked().filter(|scene| !scene.choices.is_empty()) else { return };
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
        let step = if at_once { WHOLE_HINT } else { hint.step.min(WHOLE_HINT) };
        let hint = Hint { step, ..hint };
        self.live.set(self.hint_text(&scene, &hint));
        self.hint.set(Some(hint));
    }

    /// A hint in words.
    pub fn hint_text(self, scene: &Scene, hint: &Hint) -> String {
        let rules = self.rules();
        match hint.step {
            1 => self.say(&Line::new("page-hint-verb").with("verb", rules.verb_name(rules.verb(hint.action)))),
            2 => self.say(&Line::new("page-hint-target").with("what", self.thing(scene, hint.action))),
            _ => {
                let line = Line::new("page-hint")
                    .with("offer", rules.offer(&scene.view, hint.action))
                    .with("reason", hint.reason.clone());
                let second = |action: Action| {
                    let what = self.thing(scene, action);
                    match hint.gap {
                        Some(gap) => {
                            let gap = Arg::Decimal(gap.into(), 1);
                            Line::new("page-hint-second").with("what", what).with("gap", gap)
                        }
                        None => Line::new("page-hint-other").with("what", what),
                    }
                };
                let second = hint.second.map(|action| self.say(&second(action)));
                [Some(self.say(&line)), second].into_iter().flatten().collect::<Vec<_>>().join(" · ")
            }
        }
    }

    /// The things that the hint points at by now, and the lesson.
    pub fn hinted(self, scene: &Scene) -> Vec<Target> {
        let taught = match scene.choices[..] {
            [only] if scene.lesson.is_some() => Some(only),
            _ => None,
        };
        let hinted = self.hint.with(|hint| hint.as_ref().filter(|hint| hint.step > 1).map(|hint| hint.action));
        let rules = self.rules();
        taught.into_iter().chain(hinted).map(|action| rules.target(&scene.view, action)).collect()
    }
}

/// What a bot advises, over the side of the table; while it thinks, that it does.
pub fn hint(scene: &Scene) -> Option<AnyView> {
    let ctx = ctx();
    if ctx.busy.with(|busy| busy.is_some_and(|busy| busy.advises && busy.long)) {
        return Some(thinks(ctx).into_any());
    }
    let hint = ctx.hint.get()?;
    let more = (hint.step < WHOLE_HINT).then(|| {
        view! { <button class="btn" on:click=move |_| ctx.ask_hint()>{ctx.text("page-hint-more")}</button> }
    });
    let advice = view! {
        <aside class="lesson hint panel" aria-label=ctx.text("page-hint-button")>
            {icon_as("hint", "big")}<p class="grow">{ctx.hint_text(scene, &hint)}</p>
            <div class="row">{more}<button class="btn" on:click=move |_| ctx.hint.set(None)>{ctx.text("page-ok")}</button></div>
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

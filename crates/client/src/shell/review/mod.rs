//! Looking back at a game, finished or not: the chance to win move by move, where it was lost, and what would have been better.
//! A worker of its own judges one decision after the other; what it has found is shown at once.

mod curve;
mod screen;
mod small;

use crate::shell::app::Ctx;
use crate::shell::glyph::icon;
use crate::shell::thinker::Thinker;
use crate::shell::{Action, Scene, Source, focus};
use leptos::prelude::*;
use room::thought::{Asks, Recalled, Says};
pub use screen::Screen;
pub use small::{marked, shown};
use std::time::Duration;
use table::review::{Decision, Review, Task};
use table::{Line, Tell};

/// How many games are imagined for each choice at first sight.
const GAMES: u32 = 100;

/// How many moves are shown of what would have been better.
const FOLLOW: usize = 4;

/// How far the work is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Work {
    /// It goes on.
    Under,
    /// Somebody has stopped it.
    Stopped,
    /// Everything is judged.
    Done,
    /// Nobody can think.
    Failed,
}

/// What is known of the game that is looked back at.
#[derive(Clone, Copy)]
pub struct Back {
    /// Whether it is shown.
    open: RwSignal<bool>,
    /// Which game it is: its luck and how many moves it has.
    of: StoredValue<(u64, usize)>,
    review: RwSignal<Option<Review<Action>>>,
    work: RwSignal<Work>,
    /// What the worker thinks about.
    task: StoredValue<Option<Task>>,
    worker: StoredValue<Option<Thinker>, LocalStorage>,
    /// Before which move one looks, counted from 0.
    at: RwSignal<usize>,
    /// Which decision one looks at of what would have been better there, if at any.
    step: RwSignal<Option<usize>>,
}

/// Makes it known to every part of the page.
pub fn provide() {
    provide_context(Back {
        open: RwSignal::new(false),
        of: StoredValue::new((0, 0)),
        review: RwSignal::new(None),
        work: RwSignal::new(Work::Stopped),
        task: StoredValue::new(None),
        worker: StoredValue::new_local(None),
        at: RwSignal::new(0),
        step: RwSignal::new(None),
    });
}

/// What is known of the game that is looked back at.
pub fn back() -> Back {
    expect_context()
}

fn which(source: &Source) -> (u64, usize) {
    (source.luck(), source.moves())
}

/// The way to look back at a game that is not over, for who is asked and may take their time.
pub fn so_far(ctx: Ctx) -> Option<impl IntoView> {
    let may = |scene: &Scene| !scene.choices.is_empty() && scene.closing.is_none() && scene.lesson.is_none();
    let may = ctx.scene.with_untracked(|scene| scene.as_ref().is_some_and(may));
    let back = back();
    let open = move |_| {
        ctx.panel.set(None);
        back.open(ctx);
    };
    may.then(|| {
        view! { <button class="btn" id="review-so-far" on:click=open>{icon("eye")}{ctx.text("page-review-so-far")}</button> }
    })
}

/// The luck at a table that is imagined after so many moves.
fn luck(source: &Source, after: usize) -> u64 {
    let seed = source.whole().map_or(0, |whole| whole.seed());
    seed.wrapping_mul(31).wrapping_add(16 * after as u64)
}

impl Back {
    /// Whether the game on the table is looked back at, as it stands.
    pub fn is_open(self, ctx: Ctx) -> bool {
        self.open.get() && ctx.source.with(|source| source.as_deref().map(which)) == Some(self.of.get_value())
    }

    /// Whether that is what the screen shows.
    pub fn is_shown(self, ctx: Ctx) -> bool {
        ctx.looking.get().is_none() && self.is_open(ctx)
    }

    /// Looks at the table before a move.
    fn look(self, at: usize) {
        self.step.set(None);
        self.at.set(at);
    }

    /// Looks back at the game on the table; what was found before still holds.
    pub fn open(self, ctx: Ctx) {
        let begun = ctx.of_source(|source| Some((which(source), source.review()?))).flatten();
        let Some((of, review)) = begun else { return };
        if self.of.get_value() != of || self.review.with_untracked(Option::is_none) {
            self.of.set_value(of);
            self.review.set(Some(review));
            self.look(0);
        }
        self.open.set(true);
        self.go_on(ctx);
        set_timeout(
            || {
                focus::focus("#curve");
                // Its title and the way back come first.
                window().scroll_to_with_x_and_y(0.0, 0.0);
            },
            Duration::from_millis(20),
        );
    }

    /// Looks back at a move of it, after so many others.
    pub fn open_at(self, ctx: Ctx, before: usize) {
        self.open(ctx);
        self.look(before);
    }

    /// What it has found of the game on the table: each turning point with its sign, what would have been better, and what it
    /// cost.
    pub fn pivots(self, ctx: Ctx) -> Vec<(usize, &'static str, String, String)> {
        if ctx.of_source(which) != Some(self.of.get_value()) {
            return Vec::new();
        }
        let told = |point: Decision<Action>| {
            let judged = point.judged?;
            let better = Line::new("review-better").with("what", offer(ctx, point.after, judged.other)?);
            let loss = Line::new("page-review-per-cent").with("n", curve::per_cent(judged.loss()));
            Some((point.after, "star", ctx.say(&better), format!("−{}", ctx.say(&loss))))
        };
        self.points().into_iter().filter_map(told).collect()
    }

    /// Leaves it; what was found is kept.
    pub fn close(self) {
        self.stop();
        self.open.set(false);
        set_timeout(|| focus::focus_first(&["#review", "#prompt"]), Duration::from_millis(20));
    }

    /// Nothing more is judged for now.
    fn stop(self) {
        self.worker.set_value(None);
        if self.work.get_untracked() == Work::Under {
            self.work.set(Work::Stopped);
        }
    }

    /// Has the next decision judged.
    fn go_on(self, ctx: Ctx) {
        let task = self.review.with_untracked(|review| review.as_ref().and_then(Review::next));
        self.task.set_value(task);
        let Some(task) = task else {
            self.worker.set_value(None);
            self.work.set(Work::Done);
            return;
        };
        self.work.set(Work::Under);
        if self.worker.with_value(Option::is_none) {
            self.worker.set_value(Thinker::start(move |says| self.heard(ctx, says)));
        }
        let question = ctx.of_source(|source| {
            let seen = source.recall(task.after)?;
            Some(Recalled {
                games: GAMES * task.times,
                luck: luck(source, task.after).wrapping_add(task.times.into()),
                follow: if task.times > 1 { FOLLOW } else { 0 },
                world: luck(source, task.after),
                view: seen.view,
                legal: seen.legal,
                played: seen.played,
            })
        });
        let asked = self.worker.with_value(|worker| {
            let asked = worker.as_ref().zip(question.flatten());
            asked.is_some_and(|(worker, question)| worker.ask(&ctx.request(Asks::Judge(question))))
        });
        if !asked {
            self.heard(ctx, None);
        }
    }

    /// The worker has judged a decision, or has failed.
    fn heard(self, ctx: Ctx, says: Option<Says<Action>>) {
        if self.work.get_untracked() != Work::Under {
            return;
        }
        let (Some(Says::Judged(found)), Some(task)) = (says, self.task.get_value()) else {
            self.worker.set_value(None);
            self.work.set(Work::Failed);
            return;
        };
        self.review.update(|review| {
            if let Some(review) = review {
                review.learn(task, found.into());
            }
        });
        self.go_on(ctx);
    }

    /// Something of what is known.
    fn of<T: Default>(self, get: impl FnOnce(&Review<Action>) -> T) -> T {
        self.review.with(|review| review.as_ref().map(get).unwrap_or_default())
    }

    /// The turning points, in the order of the game.
    fn points(self) -> Vec<Decision<Action>> {
        self.of(|review| review.turning_points().into_iter().cloned().collect())
    }

    /// Goes on from where one looks as a new game.
    fn play_on(self, ctx: Ctx) {
        if let Some(room) = ctx.of_source(|source| source.branch(self.at.get_untracked())).flatten() {
            self.stop();
            self.open.set(false);
            ctx.begin(room);
        }
    }
}

/// A choice of a decision, as it was offered.
fn offer(ctx: Ctx, after: usize, action: Action) -> Option<Line> {
    let seen = ctx.of_source(|source| source.recall(after)).flatten()?;
    Some(ctx.rules().offer(&seen.view, action))
}

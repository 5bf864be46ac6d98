//! Looking back at a finished game: the chance to win move by move, where it was lost, and what would have been better.
//! A worker of its own judges one decision after the other; what it has found is shown at once.

mod curve;
mod screen;

use crate::shell::app::Ctx;
use crate::shell::thinker::Thinker;
use crate::shell::{Action, Source, focus};
use leptos::prelude::*;
use room::thought::{Found, Recalled};
pub use screen::Screen;
use std::time::Duration;
use table::review::{Decision, Review, Task};
use table::{Game, Line, Tell};

/// How many games are imagined for each choice at first sight.
const GAMES: u32 = 100;

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
    });
}

/// What is known of the game that is looked back at.
pub fn back() -> Back {
    expect_context()
}

fn which(source: &Source) -> (u64, usize) {
    (source.luck(), source.moves())
}

impl Back {
    /// Whether the game on the table is looked back at.
    pub fn is_open(self, ctx: Ctx) -> bool {
        self.open.get() && ctx.of_source(which) == Some(self.of.get_value())
    }

    /// Looks back at the game on the table; what was found before still holds.
    pub fn open(self, ctx: Ctx) {
        let begun = ctx.of_source(|source| Some((which(source), source.review()?))).flatten();
        let Some((of, review)) = begun else { return };
        if self.of.get_value() != of || self.review.with_untracked(Option::is_none) {
            self.of.set_value(of);
            self.review.set(Some(review));
            self.at.set(0);
        }
        self.open.set(true);
        self.go_on(ctx);
        set_timeout(|| focus::focus("#curve"), Duration::from_millis(20));
    }

    fn close(self) {
        self.stop();
        self.open.set(false);
        set_timeout(|| focus::focus("#review"), Duration::from_millis(20));
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
            self.worker.set_value(Thinker::start(move |found| self.heard(ctx, found)));
        }
        let rules = ctx.rules();
        let question = ctx.of_source(|source| {
            let seen = source.recall(task.after)?;
            Some(Recalled {
                games: GAMES * task.times,
                luck: source.luck() + 16 * task.after as u64 + u64::from(task.times),
                overlay: ctx.packs.with_untracked(|packs| packs.files_of(&rules)),
                mode: rules.mode(),
                view: seen.view,
                legal: seen.legal,
                played: seen.played,
            })
        });
        let asked = self.worker.with_value(|worker| {
            worker.as_ref().zip(question.flatten()).is_some_and(|(worker, question)| worker.ask(&question))
        });
        if !asked {
            self.heard(ctx, None);
        }
    }

    /// The worker has judged a decision, or has failed.
    fn heard(self, ctx: Ctx, found: Option<Found<Action>>) {
        if self.work.get_untracked() != Work::Under {
            return;
        }
        let (Some(found), Some(task)) = (found, self.task.get_value()) else {
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

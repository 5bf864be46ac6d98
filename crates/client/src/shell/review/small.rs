//! The position in small: the heart of the table before a move, or along what would have been better.

use super::{Back, back};
use crate::shell::app::Ctx;
use crate::shell::face::Face;
use crate::shell::zone::seen;
use crate::shell::{Action, Event, Rules, Scene, Target};
use leptos::prelude::*;
use room::Source as _;
use table::board::Board;
use table::review::Decision;

/// A moment of what would have been better.
pub struct Ahead {
    /// The table after it.
    pub scene: Scene,
    /// What happened in it.
    pub told: Vec<Event>,
    /// How many such moments there are.
    pub last: usize,
}

impl Back {
    /// The turning point at which one looks.
    pub fn point(self) -> Option<Decision<Action>> {
        let at = self.at.get();
        self.points().into_iter().find(|point| point.after == at)
    }

    /// What would have been better where one looks, up to the moment that is shown.
    pub fn ahead(self, ctx: Ctx) -> Option<Ahead> {
        let step = self.step.get()?;
        let (after, line) = self.point().and_then(|it| Some((it.after, it.judged?.line)))?;
        let follow = |source: &crate::shell::Source| source.follow(after, super::luck(source, after), &line);
        let (room, ends) = ctx.of_source(follow).flatten()?;
        let end = *ends.get(step)?;
        let begun = step.checked_sub(1).map_or(0, |before| ends[before]);
        let told = (begun..end).flat_map(|number| room.told_by(number + 1)).collect();
        Some(Ahead { scene: room.scene_at(end), told, last: ends.len() })
    }
}

/// What zones draw of it, while one looks back.
pub fn shown(ctx: Ctx) -> Option<Scene> {
    let back = back();
    back.is_shown(ctx).then(|| {
        let ahead = back.ahead(ctx).map(|ahead| ahead.scene);
        ahead.or_else(|| ctx.of_source(|source| source.scene_at(back.at.get())))
    })?
}

/// What is marked, while one looks back: the thing that the better choice is about, or what has just happened along it.
pub fn marked(ctx: Ctx) -> Option<(Vec<Target>, Vec<Target>)> {
    let (back, rules) = (back(), ctx.rules());
    back.is_shown(ctx).then(|| match back.ahead(ctx) {
        Some(ahead) => (Vec::new(), ahead.told.iter().flat_map(|event| rules.touches(event)).collect()),
        None => {
            let seen = ctx.of_source(|source| source.recall(back.at.get())).flatten();
            let judged = back.point().and_then(|point| point.judged).zip(seen);
            (judged.map(|(judged, seen)| rules.target(&seen.view, judged.other)).into_iter().collect(), Vec::new())
        }
    })
}

/// The heart of the table, only to be looked at.
pub fn small() -> impl IntoView {
    let scene = seen().scene;
    let class = move || format!("small-board {}", scene.with(|scene| scene.as_ref().map_or("", Rules::class)));
    view! { <div class=class inert aria-hidden="true">{Rules::heart()}</div> }
}

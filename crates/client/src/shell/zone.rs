//! The table in zones: each is drawn anew only when what it shows has changed. What is marked on it (selected, hinted at, told
//! about) changes nothing but the class names of those things.

use crate::shell::app::{Ctx, Pick};
use crate::shell::{Scene, Target, recap, review, story};
use leptos::prelude::*;
use table::board::Board;

/// What all zones draw from.
#[derive(Clone, Copy)]
pub struct Seen {
    /// The game as of what is being told or looked back at, or as it stands.
    pub scene: Memo<Option<Scene>>,
    /// Whether something is being told.
    pub telling: Memo<bool>,
    /// What is marked.
    pub marks: Memo<Marks>,
}

/// The things on the table that are marked.
#[derive(Clone, PartialEq)]
pub struct Marks {
    /// The one whose sheet is open, or those that are chosen together.
    pub selected: Vec<Target>,
    /// Those that the hint or the lesson means.
    pub hinted: Vec<Target>,
    /// Those that are told about or pointed at.
    pub touched: Vec<Target>,
    /// Those that were wished for and could not be had, from the first wish on.
    pub refused: Vec<Target>,
    /// Those that the strip tells of, each with its number there.
    pub numbered: Vec<(Target, usize)>,
}

impl Marks {
    fn now(ctx: Ctx, scene: Memo<Option<Scene>>) -> Marks {
        let selected = match ctx.picked.get() {
            Some(Pick::Thing(target)) => vec![target],
            Some(Pick::Word(_)) => Vec::new(),
            None => {
                let (rules, marks) = (ctx.rules(), ctx.marks.get());
                scene.with(|scene| {
                    let view = scene.as_ref().map(|scene| &scene.view);
                    marks.iter().filter_map(|&action| Some(rules.target(view?, action))).collect()
                })
            }
        };
        if let Some((hinted, touched)) = review::marked(ctx) {
            return Marks { selected, hinted, touched, refused: Vec::new(), numbered: Vec::new() };
        }
        let hinted = scene.with(|scene| scene.as_ref().map_or(Vec::new(), |scene| ctx.hinted(scene)));
        let (touched, refused) = story::touched(ctx);
        let numbered = scene.with(|scene| scene.as_ref().map_or(Vec::new(), |scene| recap::numbers(ctx, scene)));
        Marks { selected, hinted, touched: [touched, ctx.pointed.get()].concat(), refused, numbered }
    }
}

/// Provides what zones draw from.
pub fn provide_seen(ctx: Ctx) {
    let scene = Memo::new(move |_| review::shown(ctx).or_else(|| story::as_of_now(ctx)));
    let telling = Memo::new(move |_| ctx.story.with(Option::is_some));
    let marks = Memo::new(move |_| Marks::now(ctx, scene));
    provide_context(Seen { scene, telling, marks });
}

/// What zones draw from.
pub fn seen() -> Seen {
    expect_context()
}

/// A part of the table that is drawn from the scene and from whatever else it reads, and only when that changes.
pub fn zone<V: IntoView>(draw: impl Fn(&Scene) -> V + Send + 'static) -> AnyView {
    zone_erased(Box::new(move |scene| draw(scene).into_any()))
}

fn zone_erased(draw: Box<dyn Fn(&Scene) -> AnyView + Send>) -> AnyView {
    let scene = seen().scene;
    (move || scene.with(|scene| scene.as_ref().map(&draw))).into_any()
}

impl Ctx {
    /// A thing on the table, and whether it can be chosen.
    pub fn thing_at(self, scene: &Scene, target: Target) -> Thing {
        Thing { can: !self.choices_at(scene, target).is_empty(), target, marks: seen().marks }
    }
}

/// A thing on the table as it is drawn.
#[derive(Clone, Copy)]
pub struct Thing {
    /// Some legal choice is about it.
    pub can: bool,
    target: Target,
    marks: Memo<Marks>,
}

impl Thing {
    /// One or the other, as it can be chosen or not.
    pub fn either<'a>(self, can: &'a str, rest: &'a str) -> &'a str {
        if self.can { can } else { rest }
    }

    /// Its class names: what it is, and how it is marked.
    pub fn class(self, is: String) -> impl Fn() -> String + Send + 'static {
        let Thing { target, marks, .. } = self;
        move || {
            let mut class = is.clone();
            marks.with(|marks| {
                let Marks { selected, hinted, touched, refused, .. } = marks;
                let named = [(selected, " sel"), (hinted, " hinted"), (touched, " touched")];
                for (_, name) in named.into_iter().filter(|(marked, _)| marked.contains(&target)) {
                    class.push_str(name);
                }
                if let Some(nth) = refused.iter().position(|refused| *refused == target) {
                    class += &format!(" refused wish-{nth}");
                }
            });
            class
        }
    }

    /// What it is for those who listen, and that it can be chosen.
    pub fn told(self, ctx: Ctx, is: String) -> String {
        if self.can { format!("{is} {}", ctx.text("page-can-choose")) } else { is }
    }

    /// Its number in the strip that tells what the others did.
    pub fn number(self) -> impl Fn() -> Option<String> + Send + 'static {
        let Thing { target, marks, .. } = self;
        move || marks.with(|marks| marks.numbered.iter().find(|(told, _)| *told == target).map(|(_, n)| n.to_string()))
    }

    /// Whether it is selected, for those who listen.
    pub fn pressed(self) -> impl Fn() -> String + Send + 'static {
        let Thing { target, marks, .. } = self;
        move || marks.with(|marks| marks.selected.contains(&target)).to_string()
    }
}

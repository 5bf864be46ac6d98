//! What the opponent in the box did, told step by step with the rule behind each.

use super::app::{Ctx, Panel, Scene, Tab, animal, ctx};
use super::lair::{activity_card, lair_line};
use super::thinker::valley;
use crate::shell::focus::{focus, focus_prompt};
use crate::shell::glyph::{icon, icon_as};
use crate::shell::store;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use table::{Arg, Line, Side, Tell};
use valley::board::Target;
use valley::{Event, Site};

const KEY: &str = "bosk.valley.telling";

/// How many dots show how far the story is.
const DOTS: usize = 10;

/// How a story is told.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Telling {
    /// It waits for Next.
    Step,
    /// It goes on by itself.
    Slow,
    /// It goes on by itself, faster.
    Fast,
}

impl Telling {
    /// As this device remembers it.
    pub fn load() -> Telling {
        store::read(KEY).unwrap_or(Telling::Step)
    }

    fn pause(self) -> Option<Duration> {
        match self {
            Telling::Step => None,
            Telling::Slow => Some(Duration::from_millis(1400)),
            Telling::Fast => Some(Duration::from_millis(350)),
        }
    }
}

/// What is being told.
#[derive(Clone, PartialEq)]
pub struct Story {
    /// The steps.
    pub steps: Vec<Event>,
    /// How many are told.
    pub shown: usize,
}

impl Story {
    fn present(&self) -> Option<&Event> {
        self.steps.get(self.shown.saturating_sub(1))
    }
}

/// Begins to tell what the opponent in the box has just done; false if it has done nothing.
pub fn begin(ctx: Ctx, told: &[Event]) -> bool {
    let first = told.iter().position(|event| valley().rule_behind(event).is_some());
    let Some(first) = first else { return false };
    let mut steps: Vec<Event> = told[first..].iter().filter(|event| valley().tell(event).is_some()).cloned().collect();
    if let Some(story) = ctx.story.get_untracked() {
        ctx.story.set(Some(Story { steps: story.steps.into_iter().chain(steps.drain(..)).collect(), ..story }));
        return true;
    }
    go(ctx, Story { steps, shown: 1 });
    true
}

/// Tells so many steps, or ends the story after the last one.
fn go(ctx: Ctx, story: Story) {
    if story.shown > story.steps.len() {
        ctx.story.set(None);
        ctx.let_bot_think();
        focus_prompt();
        return;
    }
    let text = step_line(ctx, &story);
    ctx.story.set(Some(story.clone()));
    ctx.live.set(text);
    set_timeout(|| focus("#story-next"), Duration::from_millis(30));
    if let Some(pause) = ctx.telling.get_untracked().pause() {
        set_timeout(
            move || {
                let same = ctx.story.get_untracked().is_some_and(|now| now == story);
                if same && ctx.telling.get_untracked().pause().is_some() && ctx.panel.get_untracked().is_none() {
                    go(ctx, Story { shown: story.shown + 1, ..story });
                }
            },
            pause,
        );
    }
}

fn step_line(ctx: Ctx, story: &Story) -> String {
    let text = story.present().and_then(|event| valley().tell(event)).map(|line| ctx.say(&line)).unwrap_or_default();
    let line = Line::new("page-valley-step").with("who", valley().side_name(Side::RIVAL)).with("n", story.shown);
    ctx.say(&line.with("all", story.steps.len()).with("text", text))
}

/// A step in words; what an Activity card says stands on the card beside it.
fn words(ctx: Ctx, event: &Event) -> String {
    match event {
        Event::Activity { card, .. } => {
            let name = Arg::from(&valley().pack().activities[usize::from(*card)].entry.name);
            ctx.say(&Line::new("page-valley-turned-up").with("card", name))
        }
        event => valley().tell(event).map(|line| ctx.say(&line)).unwrap_or_default(),
    }
}

/// The thing on the table that a step is about.
fn thing(event: &Event) -> Option<Target> {
    let place = |site: Site| match site {
        Site::City(spot) => Target::City(spot),
        other => Target::Site(other),
    };
    match *event {
        Event::Spider { site } | Event::BlockedFor { site } | Event::Web { site } | Event::RivalWorker { site } => {
            Some(place(site))
        }
        Event::Figure { slot }
        | Event::RivalTook { slot, .. }
        | Event::NightTook { slot, .. }
        | Event::NightPlayed { slot: Some(slot), .. }
        | Event::Blocked { slot }
        | Event::Refilled { slot, .. } => Some(Target::Meadow(slot)),
        Event::Claimed { event, .. } => Some(Target::Site(Site::Event(event))),
        _ => None,
    }
}

/// Whether the present step is about this thing.
pub fn is_touched(ctx: Ctx, target: Target) -> bool {
    ctx.story.with(|story| story.as_ref().and_then(Story::present).and_then(thing) == Some(target))
}

/// The phone's tab in which the present step can be seen.
pub fn tab(ctx: Ctx) -> Option<Tab> {
    ctx.story.with(|story| {
        let thing = story.as_ref()?.present().and_then(thing);
        Some(match thing {
            Some(Target::Site(Site::Event(_))) => Tab::Events,
            Some(Target::Site(Site::Forest(_) | Site::Haven | Site::Journey(_))) => Tab::Wood,
            _ => Tab::Places,
        })
    })
}

/// Her panel: the card turned up, the steps so far, her state.
pub fn panel(scene: &Scene) -> Option<impl IntoView + use<>> {
    let ctx = ctx();
    let story = ctx.story.get()?;
    let told = &story.steps[..story.shown.min(story.steps.len())];
    let turned = told.iter().rev().find_map(|event| match event {
        Event::Activity { card, season } => Some((*card, *season)),
        _ => None,
    });
    let rows = told.iter().enumerate().map(|(n, event)| {
        let text = words(ctx, event);
        let now = n + 1 == story.shown;
        let why = valley().rule_behind(event).map(|rule| {
            let label = ctx.say(&Line::new("page-rule").with("number", rule));
            let open = move |_| ctx.panel.set(Some(Panel::Rules(Some(rule.to_owned()))));
            view! { <button class="why-step" aria-label=format!("{label}: {text}") title=label on:click=open>{icon("book")}</button> }
        });
        let mark = if now { view! { <span>{n + 1}</span> }.into_any() } else { icon("check").into_any() };
        view! {
            <li class=if now { "now" } else { "done" } aria-current=now.then_some("step")>
                <span class="nn" aria-hidden="true">{mark}</span><span class="grow">{text.clone()}</span>{why}</li>
        }
    });
    let rows = rows.collect_view();
    // The present step is in sight.
    set_timeout(
        || {
            if let Some(step) = crate::shell::focus::find(".steps-told .now") {
                step.scroll_into_view_with_bool(false);
            }
        },
        Duration::from_millis(30),
    );
    let rival = &scene.view.rival;
    let title = ctx.say(&Line::new("page-valley-her-turn").with("who", valley().side_name(Side::RIVAL)));
    let few = story.steps.len().min(DOTS);
    let dots = (0..few).map(|n| {
        let at = n * story.steps.len() / few;
        let next = (n + 1) * story.steps.len() / few;
        let class = match story.shown {
            shown if shown > next => "dot done",
            shown if shown > at => "dot now",
            _ => "dot",
        };
        view! { <i class=class></i> }
    });
    let season = rival.season.id();
    Some(view! {
        <section class="her panel" aria-label=title.clone()>
            <div class="row hers"><h2 class="ph grow">{icon_as(animal(Side::RIVAL), "big")}{title.clone()}</h2>
                <span class="dots" aria-hidden="true">{dots.collect_view()}</span>
                {valley().play_mode().lair().map(|_| icon(season))}
                <span class="medal">{scene.score(Side::RIVAL).total()}</span></div>
            {turned.map(|(card, season)| activity_card(card, season))}
            <ol class="steps-told" tabindex="0" aria-label=ctx.text("page-valley-steps")>{rows}</ol>
            {lair_line(scene)}
        </section>
    })
}

/// The controls of the story, in the place of the prompt.
pub fn controls() -> Option<impl IntoView> {
    let ctx = ctx();
    let story = ctx.story.get()?;
    let all = story.steps.len();
    let text = story.present().map(|event| words(ctx, event)).unwrap_or_default();
    let head = ctx.say(&Line::new("page-automa-step").with("n", story.shown).with("all", all));
    let rule = story.present().and_then(|event| valley().rule_behind(event));
    let pace = |telling: Telling, id: &'static str| {
        let choose = move |_| {
            ctx.telling.set(telling);
            store::keep(KEY, &telling);
            if let Some(story) = ctx.story.get_untracked() {
                go(ctx, story);
            }
        };
        view! { <button role="radio" aria-checked=(ctx.telling.get() == telling).to_string() on:click=choose>{ctx.text(id)}</button> }
    };
    let (back, next, end) = (story.clone(), story.clone(), story.clone());
    let step_back = move |_| go(ctx, Story { shown: back.shown.saturating_sub(1).max(1), ..back.clone() });
    let step_on = move |_| go(ctx, Story { shown: next.shown + 1, ..next.clone() });
    let to_end = move |_| go(ctx, Story { shown: all.max(end.shown) + usize::from(end.shown >= all), ..end.clone() });
    let last = story.shown >= all;
    let next_text = ctx.text(if last { "page-valley-done" } else { "page-next" });
    let why = move |_| ctx.panel.set(Some(Panel::Rules(rule.map(str::to_owned))));
    let whole = text.clone();
    Some(view! {
        <section class="prompt panel telling" id="prompt" tabindex="-1" aria-label=ctx.text("page-prompt")>
            {icon_as(animal(Side::RIVAL), "who")}
            <div class="q grow"><b>{head}</b>" "<span class="note" title=whole>{text}</span></div>
            <div class="seg pace" role="radiogroup" aria-label=ctx.text("page-valley-telling")>
                {pace(Telling::Step, "page-valley-step-by-step")}{pace(Telling::Slow, "page-slow")}{pace(Telling::Fast, "page-valley-fast")}
            </div>
            <div class="verbs">
                <button class="btn sq" id="story-back" aria-label=ctx.text("page-valley-step-back") aria-disabled=(story.shown <= 1).to_string() on:click=step_back>{icon("undo")}</button>
                <button class="btn" id="story-why" on:click=why>{icon("book")}<span class="wide">{ctx.text("page-valley-why")}</span><span class="slim sr">{ctx.text("page-valley-why")}</span></button>
                <button class="btn" id="story-end" aria-disabled=last.to_string() on:click=to_end>{icon("skip")}<span class="wide">{ctx.text("page-to-the-end")}</span><span class="slim">{ctx.text("page-valley-all")}</span><span class="k" aria-hidden="true">"E"</span></button>
                <button class="btn pri" id="story-next" on:click=step_on>{next_text}{icon("next")}<span class="k" aria-hidden="true">{ctx.text("page-valley-space")}</span></button>
            </div>
        </section>
    })
}

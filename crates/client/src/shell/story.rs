//! What the opponent in the box did, told step by step with the rule behind each.

use crate::common::store;
use crate::shell::app::{Ctx, Panel, ctx, rules};
use crate::shell::face::Face;
use crate::shell::focus::{find, focus, focus_prompt};
use crate::shell::glyph::{fact, icon, icon_as};
use crate::shell::recap::about;
use crate::shell::speech::capital;
use crate::shell::table::first_tab;
use crate::shell::{Event, Rules, Scene, Source, Tab, Target, View, sound};
use leptos::prelude::*;
use room::recap::items;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::sync::Arc;
use std::time::Duration;
use table::board::Board;
use table::{Line, Side, Tell};

const KEY: &str = "bosk.telling";

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
    steps: Vec<Step>,
    /// How many are told.
    shown: usize,
    /// The table before the first of them.
    before: Option<Arc<View>>,
    /// Whether the table is shown as it was before the present step.
    earlier: bool,
}

/// One thing that is told.
#[derive(Clone, PartialEq)]
enum Step {
    /// What the game is about.
    Brief(Line),
    /// What happened, told in one breath, the table after it, and whose doing it was.
    Events(Vec<Event>, Arc<View>, Side),
}

impl Step {
    fn events(&self) -> &[Event] {
        match self {
            Step::Brief(_) => &[],
            Step::Events(events, ..) => events,
        }
    }

    fn view(&self) -> Option<&Arc<View>> {
        match self {
            Step::Events(_, view, _) => Some(view),
            Step::Brief(_) => None,
        }
    }

    /// Whose doing it was.
    fn side(&self) -> Side {
        match self {
            Step::Brief(_) => Side::RIVAL,
            Step::Events(.., side) => *side,
        }
    }

    /// The step in words, and the rule behind it.
    fn words(&self, ctx: Ctx, rules: &Rules) -> (String, Option<&'static str>) {
        match self {
            Step::Brief(line) => (ctx.say(line), None),
            Step::Events(events, ..) => {
                let lines: Vec<String> =
                    events.iter().filter_map(|event| rules.step_line(event)).map(|line| ctx.say(&line)).collect();
                (lines.join(" "), events.iter().find_map(|event| rules.rule_behind(event)))
            }
        }
    }
}

/// What is told one after another: each event by itself, unless it is told in one breath with the one before it.
fn in_breaths(rules: &Rules, told: impl IntoIterator<Item = (Side, Event, View)>) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for (side, event, view) in told {
        let view = Arc::new(view);
        match steps.last_mut() {
            Some(Step::Events(events, last, of)) if *of == side && rules.joins(&event) => {
                events.push(event);
                *last = view;
            }
            _ => steps.push(Step::Events(vec![event], view, side)),
        }
    }
    steps
}

impl Story {
    fn new(before: Option<Arc<View>>, steps: Vec<Step>) -> Story {
        Story { steps, shown: 1, before, earlier: false }
    }

    /// The same, so many steps being told.
    fn at(&self, shown: usize) -> Story {
        Story { shown, earlier: false, ..self.clone() }
    }

    fn present(&self) -> Option<&Step> {
        self.steps.get(self.shown.saturating_sub(1))
    }

    /// The table before the present step, if that step changed it.
    fn view_before(&self) -> Option<&Arc<View>> {
        self.present()?.view()?;
        let last = self.steps[..self.shown - 1].iter().rev().find_map(Step::view);
        last.or(self.before.as_ref())
    }

    /// The table as it is shown.
    fn view(&self) -> Option<&Arc<View>> {
        if self.earlier { self.view_before() } else { self.present()?.view() }
    }

    /// Whose doings are told now.
    fn side(&self) -> Side {
        self.present().map_or(Side::RIVAL, Step::side)
    }

    /// The things that the events of the present step are about.
    fn touches(&self, rules: &Rules) -> Vec<Target> {
        let events = self.present().map_or(&[][..], Step::events).iter();
        events.flat_map(|event| rules.touches(event)).collect()
    }

    /// What the opponent in the box wished for by now and could not have, from the first wish on: in the present step, and in
    /// those just before it that ended without anything had.
    fn refused(&self, rules: &Rules) -> Vec<Target> {
        let told = self.told();
        let had_nothing = |step: &&Step| {
            let last = step.events().last();
            last.is_some_and(|event| rules.refused(event).is_some_and(|refused| refused == rules.touches(event)))
        };
        let before = told[..told.len().saturating_sub(1)].iter().rev().take_while(had_nothing).count();
        let wishes = told[told.len().saturating_sub(before + 1)..].iter().flat_map(Step::events);
        wishes.filter_map(|event| rules.refused(event)).flatten().collect()
    }

    fn told(&self) -> &[Step] {
        &self.steps[..self.shown.min(self.steps.len())]
    }
}

/// The table before the opponent in the box acted, if that is known, what it did, and what came of it, until somebody's turn
/// begins.
fn steps(ctx: Ctx, mut told: Vec<(Event, View)>) -> (Option<Arc<View>>, Vec<Step>) {
    let rules = ctx.rules();
    let first = told.iter().position(|(event, _)| rules.rule_behind(event).is_some()).unwrap_or(told.len());
    let its_own = told.split_off(first).into_iter();
    let its_own = its_own.take_while(|(event, _)| rules.turn_begun(event).is_none_or(Side::is_rival));
    let steps = its_own.filter(|(event, _)| rules.step_line(event).is_some());
    let before = told.pop().map(|(_, view)| Arc::new(view));
    (before, in_breaths(&rules, steps.map(|(event, view)| (Side::RIVAL, event, view))))
}

/// Begins to tell what the opponent in the box has done since a move; false if it has done nothing.
pub fn begin(ctx: Ctx, since: usize) -> bool {
    let rules = ctx.rules();
    let acted = |source: &Source| source.told(since).iter().any(|event| rules.rule_behind(event).is_some());
    let film = ctx.of_source(|source| if acted(source) { source.film(since) } else { Vec::new() }).unwrap_or_default();
    tell(ctx, steps(ctx, film))
}

/// Tells again, step by step, what the others did since one's last turn.
pub fn replay(ctx: Ctx) {
    let recap = ctx.scene.with_untracked(|scene| scene.as_ref().map_or(Vec::new(), |scene| scene.recap.clone()));
    let Some(first) = recap.first() else { return };
    // What the opponent in the box does may begin in one's own last move.
    let from = first.before.saturating_sub(1);
    let shots = ctx.of_source(|source| {
        let sides = source.turns(from).into_iter().flat_map(|turn| vec![turn.side; turn.told.len()]);
        sides.zip(source.film(from)).collect::<Vec<_>>()
    });
    let rules = ctx.rules();
    let theirs = |(side, (event, _)): &(Side, (Event, View))| {
        recap.iter().any(|turn| turn.side == *side) && rules.step_line(event).is_some()
    };
    let shots = shots.into_iter().flatten().filter(theirs);
    let steps = in_breaths(&rules, shots.map(|(side, (event, view))| (side, event, view)));
    if !steps.is_empty() {
        ctx.clear_selection();
        go(ctx, Story::new(None, steps));
    }
}

/// Tells again what happened while the table was laid.
pub fn begin_laid(ctx: Ctx, told: Vec<(Event, View)>) -> bool {
    tell(ctx, steps(ctx, told))
}

fn tell(ctx: Ctx, (before, mut steps): (Option<Arc<View>>, Vec<Step>)) -> bool {
    if steps.is_empty() {
        return false;
    }
    if let Some(mut story) = ctx.story.get_untracked() {
        story.steps.append(&mut steps);
        ctx.story.set(Some(story));
        return true;
    }
    go(ctx, Story::new(before, steps));
    true
}

/// Opens a game that begins: what it is about, and what the opponent in the box did while the table was laid.
pub fn open(ctx: Ctx, briefing: Vec<Line>, told: Vec<(Event, View)>) {
    let (before, steps) = steps(ctx, told);
    let steps: Vec<Step> = briefing.into_iter().map(Step::Brief).chain(steps).collect();
    if !steps.is_empty() {
        go(ctx, Story::new(before, steps));
    }
}

/// Tells so many steps, or ends the story after the last one.
fn go(ctx: Ctx, story: Story) {
    if story.shown > story.steps.len() {
        ctx.in_motion(|| ctx.story.set(None));
        ctx.go_on();
        focus_prompt();
        return;
    }
    let text = step_line(ctx, &story);
    ctx.in_motion(|| ctx.story.set(Some(story.clone())));
    if let Some(step) = story.present() {
        sound::tell(ctx, step.events());
    }
    ctx.live.set(text);
    // Who chooses the pace by keys goes on choosing.
    let choosing = || document().active_element().is_some_and(|here| here.matches(".pace *").unwrap_or(false));
    set_timeout(
        move || {
            if !choosing() {
                focus("#story-next")
            }
        },
        Duration::from_millis(30),
    );
    if let Some(pause) = ctx.telling.get_untracked().pause() {
        set_timeout(
            move || {
                let same = ctx.story.get_untracked().is_some_and(|now| now == story);
                if same && ctx.telling.get_untracked().pause().is_some() && ctx.panel.get_untracked().is_none() {
                    go(ctx, story.at(story.shown + 1));
                }
            },
            pause,
        );
    }
}

/// Who touches anything while it goes on by itself wants to look: it waits from there on, until a pace is chosen again.
pub fn pause(ctx: Ctx) {
    if ctx.story.with_untracked(Option::is_some) && ctx.telling.get_untracked() != Telling::Step {
        ctx.telling.set(Telling::Step);
    }
}

fn step_line(ctx: Ctx, story: &Story) -> String {
    let rules = ctx.rules();
    let text = story.present().map_or(String::new(), |step| step.words(ctx, &rules).0);
    let line = Line::new("page-story-step").with("who", who(ctx, story.side())).with("n", story.shown);
    capital(ctx.say(&line.with("all", story.steps.len()).with("text", text)))
}

/// Who one of the sides is, for the people here.
pub fn who(ctx: Ctx, side: Side) -> Line {
    side.seat().map_or_else(|| teller(&ctx.rules()), |seat| ctx.player(seat))
}

/// The opponent in the box.
pub fn teller(rules: &Rules) -> Line {
    rules.automa().map(|(name, ..)| name).or_else(|| rules.quest()).unwrap_or(Line::new("page-before"))
}

/// The scene; as of the present step, while something is told: first it is told, then it is asked.
pub fn as_of_now(ctx: Ctx) -> Option<Scene> {
    let mut scene = ctx.scene.get()?;
    ctx.story.with(|story| {
        let Some(story) = story else { return };
        scene.choices.clear();
        scene.recap.clear();
        scene.curtain = false;
        if let Some(view) = story.view() {
            scene.view = View::clone(view);
            scene.scores = ctx.rules().seen_scores(view);
        }
    });
    Some(scene)
}

/// The things that the present step is about, and those that could not be had on the way to them.
pub fn touched(ctx: Ctx) -> (Vec<Target>, Vec<Target>) {
    let rules = ctx.rules();
    let of_story = |story: &Story| (story.touches(&rules), story.refused(&rules));
    ctx.story.with(|story| story.as_ref().map(of_story)).unwrap_or_default()
}

/// Shows the table before the present step, or after it again.
fn turn_back(ctx: Ctx) {
    if let Some(story) = ctx.story.get_untracked().filter(|story| story.view_before().is_some()) {
        let said = ctx.text(if story.earlier { "page-story-after" } else { "page-story-before" });
        let turned = Story { earlier: !story.earlier, ..story };
        ctx.in_motion(move || ctx.story.set(Some(turned)));
        ctx.live.set(said);
    }
}

/// What one side did, as far as it is told now: while it is being told, and as long as it is recapped.
pub fn told(ctx: Ctx, scene: &Scene, side: Side) -> Vec<Event> {
    let telling = ctx.story.with(|story| {
        let story = story.as_ref()?;
        Some(story.told().iter().flat_map(Step::events).cloned().collect())
    });
    telling.unwrap_or_else(|| {
        let of_side = scene.recap.iter().filter(|turn| turn.side == side);
        of_side.flat_map(|turn| turn.told.iter().cloned()).collect()
    })
}

/// The phone's tab in which the present step can be seen.
pub fn tab(ctx: Ctx, scene: &Scene) -> Option<Tab> {
    let rules = ctx.rules();
    ctx.story.with(|story| {
        let touched = story.as_ref()?.touches(&rules);
        let seen = touched.iter().find_map(|&target| rules.tab_of(scene, target));
        seen.filter(|tab| !Rules::HIDING.contains(tab)).or_else(|| first_tab(&rules))
    })
}

/// Her panel: the card turned up, the steps so far, her state.
pub fn panel(scene: &Scene) -> Option<impl IntoView + use<>> {
    let ctx = ctx();
    let story = ctx.story.get()?;
    let rules = rules();
    let events = told(ctx, scene, Side::RIVAL);
    let rows = story.told().iter().enumerate().map(|(n, step)| {
        let (text, rule) = step.words(ctx, &rules);
        let now = n + 1 == story.shown;
        let why = rule.map(|rule| {
            let label = ctx.say(&Line::new("page-rule").with("number", rule));
            let open = move |_| ctx.panel.set(Some(Panel::Rules(Some(rule.to_owned()))));
            view! { <button class="why-step" aria-label=ctx.labelled(&label, &text) title=label on:click=open>{icon("book")}</button> }
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
            if let Some(step) = find(".steps-told .now") {
                step.scroll_into_view_with_bool(false);
            }
        },
        Duration::from_millis(30),
    );
    let title = match story.steps.first() {
        Some(Step::Brief(_)) => ctx.text("page-before"),
        _ => capital(ctx.say(&Line::new("page-story-title").with("who", who(ctx, story.side())))),
    };
    // What bots did needs no more words.
    let head = story.side().is_rival().then(|| Rules::story_head(scene, &events)).flatten();
    let hers = |part: fn(&Scene) -> Option<AnyView>| story.side().is_rival().then(|| part(scene)).flatten();
    let earlier = story.earlier;
    let turn = story.view_before().is_some().then(|| {
        let text = ctx.text("page-story-before");
        view! { <button class="btn earlier" id="story-before" aria-pressed=earlier.to_string() on:click=move |_| turn_back(ctx)>{icon("eye")}<span>{text}</span><span class="k" aria-hidden="true">"V"</span></button> }
    });
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
    Some(view! {
        <section class="her panel" aria-label=title.clone()>
            <div class="row hers"><h2 class="ph grow">{icon_as(rules.animal(story.side()), "big")}{title.clone()}</h2>
                {turn}<span class="dots" aria-hidden="true">{dots.collect_view()}</span>{hers(Rules::story_state)}</div>
            {head}
            <ol class="steps-told" tabindex="0" aria-label=ctx.text("page-story-steps")>{rows}</ol>
            {holdings(ctx, &story, scene)}
        </section>
    })
}

/// What the opponent in the box has, and had before the present step where that changed it.
fn holdings(ctx: Ctx, story: &Story, scene: &Scene) -> Option<impl IntoView + use<>> {
    let rules = ctx.rules();
    let now = rules.rival_heaps(&scene.view);
    if now.is_empty() || !story.side().is_rival() {
        return None;
    }
    let was = story.view_before().filter(|_| !story.earlier).map_or_else(Vec::new, |view| rules.rival_heaps(view));
    let each = now.into_iter().enumerate().map(|(n, heap)| match was.get(n).filter(|was| was.n != heap.n) {
        Some(was) => {
            let line = Line::new("page-story-was").with("now", heap.words.clone()).with("was", was.n);
            let label = ctx.say(&line);
            view! {
                <span class="res fact other" role="img" aria-label=label.clone() title=label>{icon(heap.icon)}<s>{was.n}</s>" → "<b>{heap.n}</b></span>
            }
            .into_any()
        }
        None => fact(ctx, heap).into_any(),
    });
    Some(view! { <div class="row lairline">{each.collect_view()}</div> })
}

/// The steps in the place of the recap, each to be gone to; those to come are not told yet.
pub fn film(ctx: Ctx, scene: &Scene) -> Option<AnyView> {
    let (story, rules) = (ctx.story.get()?, rules());
    let (shown, all) = (story.shown, story.steps.len());
    let step = |n: usize| {
        let to = story.clone();
        let class = match n.cmp(&shown) {
            Ordering::Less => "rchip done",
            Ordering::Equal => "rchip now",
            Ordering::Greater => "rchip",
        };
        let events = if n <= shown { story.steps[n - 1].events() } else { &[] };
        let sign = events.iter().find_map(|event| rules.sign(event));
        let name = items(&*rules, events).iter().map(|item| about(ctx, scene, item).1).find(|name| !name.is_empty());
        let label = ctx.say(&Line::new("page-automa-step").with("n", n).with("all", all));
        let label = name.as_ref().map_or_else(|| label.clone(), |name| ctx.labelled(&label, name));
        let press = move |_| go(ctx, to.at(n));
        view! {
            <button class=class aria-label=label aria-current=(n == shown).then_some("step") on:click=press>
                <b aria-hidden="true">{n}</b>{sign.map(icon)}<span aria-hidden="true">{name}</span></button>
        }
    };
    Some((1..=all).map(step).collect_view().into_any())
}

/// The controls of the story, in the place of the prompt.
pub fn controls() -> Option<impl IntoView> {
    let ctx = ctx();
    let story = ctx.story.get()?;
    let all = story.steps.len();
    let rules = rules();
    let (text, rule) = story.present().map_or((String::new(), None), |step| step.words(ctx, &rules));
    let head = ctx.say(&Line::new("page-automa-step").with("n", story.shown).with("all", all));
    let pace = |telling: Telling, id: &'static str| {
        let choose = move |_| {
            ctx.telling.set(telling);
            store::keep(KEY, &telling);
            if let Some(story) = ctx.story.get_untracked() {
                go(ctx, story);
            }
        };
        view! { <button role="radio" aria-checked=move || (ctx.telling.get() == telling).to_string() on:click=choose>{ctx.text(id)}</button> }
    };
    let (back, next, end) = (story.clone(), story.clone(), story.clone());
    let step_back = move |_| go(ctx, back.at(back.shown.saturating_sub(1).max(1)));
    let step_on = move |_| go(ctx, next.at(next.shown + 1));
    let to_end = move |_| go(ctx, end.at(all.max(end.shown) + usize::from(end.shown >= all)));
    let last = story.shown >= all;
    let next_text = ctx.text(if last { "page-story-done" } else { "page-next" });
    let open = move |_| ctx.panel.set(Some(Panel::Rules(rule.map(str::to_owned))));
    let why = story.side().is_rival().then(|| view! { <button class="btn" id="story-why" on:click=open>{icon("book")}<span class="wide">{ctx.text("page-story-why")}</span><span class="slim sr">{ctx.text("page-story-why")}</span></button> });
    let whole = text.clone();
    Some(view! {
        <section class="prompt panel telling" id="prompt" tabindex="-1" aria-label=ctx.text("page-prompt")>
            {icon_as(rules.animal(story.side()), "who")}
            <div class="q grow"><b>{head}</b>" "<span class="note" title=whole>{text}</span></div>
            <div class="seg pace" role="radiogroup" aria-label=ctx.text("page-story-telling")>
                {pace(Telling::Step, "page-story-step-by-step")}{pace(Telling::Slow, "page-slow")}{pace(Telling::Fast, "page-story-fast")}
            </div>
            <div class="verbs">
                <button class="btn sq" id="story-back" aria-label=ctx.text("page-story-back") aria-disabled=(story.shown <= 1).to_string() on:click=step_back>{icon("undo")}</button>
                {why}
                <button class="btn" id="story-end" aria-disabled=last.to_string() on:click=to_end>{icon("skip")}<span class="wide">{ctx.text("page-to-the-end")}</span><span class="slim">{ctx.text("page-story-all")}</span><span class="k" aria-hidden="true">"E"</span></button>
                <button class="btn pri" id="story-next" on:click=step_on>{next_text}{icon("next")}<span class="k" aria-hidden="true">{ctx.text("page-story-space")}</span></button>
            </div>
        </section>
    })
}

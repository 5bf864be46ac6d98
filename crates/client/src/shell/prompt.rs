//! The prompt: what is asked, the answers that are words, the button that commits, undo and hint.

use crate::shell::app::{ctx, rules};
use crate::shell::beat::bar;
use crate::shell::face::{Face, Manner};
use crate::shell::glyph::{glyphs, icon, icon_as};
use crate::shell::recap::tells;
use crate::shell::review::back;
use crate::shell::sheet::{changes, outlook};
use crate::shell::story::who;
use crate::shell::{Action, Plan, Row, Rules, Scene, Verb};
use leptos::prelude::*;
use room::row::Ahead;
use std::collections::HashSet;
use table::board::Board;
use table::{Arg, Game, Line, Side, Tell};

/// With so few choices there are no verbs, only answers.
const NO_VERBS: usize = 4;

/// A question longer than this is written smaller.
const LONG: usize = 90;

/// A question and its note longer than this may take more than two lines on a phone.
const TWO_LINES: usize = 60;

/// The question with its word answers, or the plan that waits to be confirmed; and the tools.
pub fn prompt(scene: &Scene) -> impl IntoView + use<> {
    let (ctx, rules) = (ctx(), rules());
    let plans = ctx.plans.get();
    let plan = plans.get(ctx.way.get());
    let looking = ctx.looking.get().is_some();
    let row = ctx.row.get().filter(|_| ctx.picked.get().is_none());
    let asked = row.as_ref().map(|row| after(scene, row));
    let next = scene.lingers.or_else(|| scene.decider.filter(|_| scene.bot).map(Side::from));
    let (question, slim, note) = match (plan, &asked, next) {
        _ if looking => {
            let line = Line::new("page-best-number").with("n", scene.moves);
            (line.clone(), line, ctx.tell(&scene.news))
        }
        (_, Some(asked), _) => {
            let (wide, slim) = rules.question(asked);
            (wide, slim, format!("{} {}", ctx.marked(scene), outlook(ctx)))
        }
        (Some(plan), ..) => (rules.plan_line(scene, plan), rules.plan_line(scene, plan), outlook(ctx)),
        (None, None, Some(next)) => {
            let over = scene.lingers.is_some() || ctx.beat.holds_bot();
            let id = match over {
                // What lies in the box and has no name just goes on.
                true if next.is_rival() && rules.automa().is_none() => "page-turn-done",
                true => "page-turn-over",
                false => "page-thinking",
            };
            let line = |who: Line| Line::new(id).with("who", who);
            let slim = next.seat().map_or_else(|| who(ctx, next), |seat| ctx.sitter(seat));
            (line(who(ctx, next)), line(slim), ctx.tell(&scene.news))
        }
        (None, ..) => {
            let (wide, slim) = match (scene.taught(), ctx.verb.get()) {
                // What the lesson wants done before the question is answered has a button of its own.
                (Some(taught), _) if rules.target(&scene.view, taught) == Rules::WORD && words(scene).is_empty() => {
                    let line = Line::new("page-lesson-first").with("what", rules.deed(taught));
                    (line.clone(), line)
                }
                (_, Some(verb)) => {
                    let line = Line::new("page-verb-chosen").with("verb", rules.verb_name(verb));
                    (line.clone(), line)
                }
                (_, None) => rules.question(scene),
            };
            // What the strip tells need not be told twice.
            let news = if tells(scene) { ctx.told.get() } else { ctx.tell(&scene.news) };
            let prospect = rules.prospect(scene).filter(|_| news.is_empty() && ctx.verb.get().is_none());
            (wide, slim, prospect.map_or(news, |line| ctx.say(&line)))
        }
    };
    let (question, slim) = (ctx.say(&question), ctx.say(&slim));
    let (question_whole, note_whole) = (question.clone(), note.clone());
    // Where several share the screen, it says whom it asks.
    let person = scene.decider.filter(|_| scene.lingers.is_none()).and_then(|seat| ctx.given_name(seat));
    let named = person.map(|name| format!("{name} · "));
    let happened = plan.is_none() && row.is_none();
    let buttons = match (plan, row.zip(asked)) {
        (_, Some((row, asked))) => together(scene, &asked, &row.actions, plan).into_any(),
        (Some(plan), None) => commit(scene, plan).into_any(),
        (None, None) if looking => replay_buttons(scene).into_any(),
        (None, None) => {
            let words = words(scene);
            let few = if Rules::FEW.is_some_and(|few| words.len() > few) { Vec::new() } else { words };
            view! { <div class="verbs">{verbs(scene)}{answers(scene, few)}{Rules::besides(scene)}{hurry(scene)}{hand_over(scene)}</div>{tools(scene)}{bar()} }.into_any()
        }
    };
    // On a phone more than two lines are scrolled, by keyboard, too; what just happened stands elsewhere as well.
    let crowded = slim.chars().count() + note.chars().count() > TWO_LINES;
    let scrolls = (crowded && (!happened || slim.chars().count() > TWO_LINES)).then_some("0");
    let note_class = if crowded && happened { "note wide" } else { "note" };
    // Who lingers has not handed over yet.
    let asking = scene.lingers.map(|_| scene.near).or(scene.decider);
    let class = if question.chars().count() > LONG { "prompt panel long" } else { "prompt panel" };
    view! {
        <section class=class id="prompt" tabindex="-1" aria-label=ctx.text("page-prompt")>
            {asking.map(|seat| icon_as(rules.animal(seat), "who"))}
            <div class="q grow" tabindex=scrolls>{named}<b title=question_whole><span class="wide">{question}</span><span class="slim">{slim}</span></b>" "<span class=note_class title=note_whole>{note}</span></div>
            {buttons}
        </section>
    }
}

/// Stepping through a finished game, and the way back to its end.
fn replay_buttons(scene: &Scene) -> impl IntoView + use<> {
    let ctx = ctx();
    let (now, last) = (scene.moves, ctx.moves());
    let over = ctx.of_source(|source| source.is_over()).unwrap_or(false);
    let back = match (back().is_open(ctx), over) {
        (true, _) => "page-back",
        (false, true) => "page-to-end",
        (false, false) => "page-to-now",
    };
    let step = move |to: usize| ctx.looking.set(Some(to.min(last)));
    view! {
        <div class="verbs">
            <button class="btn" id="step-back" on:click=move |_| step(now.saturating_sub(1))>{icon_as("chev", "turned")}<span>{ctx.text("page-step-back")}</span></button>
            <button class="btn" id="step-on" on:click=move |_| step(now + 1)>{icon("chev")}<span>{ctx.text("page-step-on")}</span></button>
            <button class="btn pri" id="to-end" on:click=move |_| ctx.looking.set(None)>{ctx.text(back)}</button>
        </div>
    }
}

/// What is asked once these things are chosen.
fn after(scene: &Scene, row: &Row) -> Scene {
    match row.ahead.clone() {
        Some(Ahead { view, choices }) => Scene { view, choices, ..scene.clone() },
        None => scene.clone(),
    }
}

/// What is chosen together: what it brings, the answers that come behind it, back, and the button that commits it.
fn together(scene: &Scene, asked: &Scene, marked: &[Action], plan: Option<&Plan>) -> impl IntoView + use<> {
    let (ctx, rules) = (ctx(), rules());
    let behind = plan.is_none().then(|| {
        let words = asked.choices.iter().copied().filter(|&action| rules.is_word(asked, None, action));
        words.enumerate().map(|(i, action)| answer(asked, marked, action, i + 1)).collect_view()
    });
    let changes = ctx.preview.get().map(|preview| changes(ctx, &preview));
    view! { <div class="verbs marked" data-action=notation(marked)>{changes}{behind}{leave()}{plan.map(|plan| confirm(scene, plan))}</div> }
}

/// Choices as they are written.
fn notation(actions: &[Action]) -> String {
    let rules = rules();
    actions.iter().map(|action| rules.write_action(*action)).collect::<Vec<_>>().join(", ")
}

/// Leaves what is selected.
fn leave() -> impl IntoView {
    let ctx = ctx();
    view! { <button class="btn" on:click=move |_| ctx.back()>{icon("close")}<span>{ctx.text("page-back")}</span><span class="k" aria-hidden="true">"Esc"</span></button> }
}

/// Back, and the button that commits a plan.
fn commit(scene: &Scene, plan: &Plan) -> impl IntoView + use<> {
    view! { <div class="commit">{leave()}{confirm(scene, plan)}</div> }
}

/// The button that commits a plan. It bears the notation of what it commits.
fn confirm(scene: &Scene, plan: &Plan) -> impl IntoView + use<> {
    let (ctx, rules) = (ctx(), rules());
    let mut deed = rules.confirm(scene, plan);
    let marks = ctx.marks.get();
    // What is marked together is named together, and that it could have been more is said.
    let several = match marks.len() {
        0 | 1 => None,
        2 => Some(Arg::List(ctx.names_of(scene, &marks))),
        n => Some(Line::new("n-card").with("n", n).into()),
    };
    deed = several.into_iter().fold(deed, |deed, cards| deed.with("card", cards));
    if !marks.is_empty() && plan.actions.last().copied() == Rules::ENOUGH {
        deed = Line::new("page-confirm-enough").with("deed", deed);
    }
    view! {
        <button id="confirm" class="btn pri" data-action=notation(&plan.actions) on:click=move |_| ctx.commit()>
            {icon("check")}<span>{ctx.say(&deed)}</span></button>
    }
}

/// The sorts of choices at the start of a turn.
fn verbs(scene: &Scene) -> impl IntoView + use<> {
    let (ctx, rules) = (ctx(), rules());
    // A badge counts things, not ways to pay for them.
    let of = |verb: Verb| {
        let of_verb = scene.choices.iter().filter(|action| rules.verb(**action) == verb);
        of_verb.map(|action| rules.target(&scene.view, *action)).collect::<HashSet<_>>().len()
    };
    let many = scene.choices.len() > NO_VERBS;
    let hinted = ctx.hint.get().map(|hint| rules.verb(hint.action));
    let all = rules.verbs(scene).into_iter().enumerate();
    all.filter(|(_, (verb, ..))| many && of(*verb) > 0)
        .map(|(i, (this, slim, name))| {
            let on = ctx.verb.get() == Some(this);
            let class = format!(
                "btn pri can {} {}",
                if on { "on" } else { "" },
                if hinted == Some(this) { "hinted" } else { "" }
            );
            let choose = move |_| ctx.choose_verb((!on).then_some(this));
            view! {
                <button class=class data-key=(i + 1).to_string() aria-pressed=on.to_string() on:click=choose>
                    {icon(name)}<span class="wide">{ctx.say(&rules.verb_name(this))}</span><span class="slim">{ctx.text(slim)}</span><span class="badge">{of(this)}</span>
                </button>
            }
        })
        .collect_view()
}

/// Answers that are words, not things on the table.
fn words(scene: &Scene) -> Vec<Action> {
    let (verb, rules) = (ctx().verb.get(), rules());
    scene.choices.iter().copied().filter(|&action| rules.is_word(scene, verb, action)).collect()
}

/// Buttons for word answers; their keys come behind those of the verbs.
fn answers(scene: &Scene, words: Vec<Action>) -> impl IntoView + use<> {
    let verbs = if scene.choices.len() > NO_VERBS { rules().verbs(scene).len() } else { 0 };
    words.into_iter().enumerate().map(|(i, action)| answer(scene, &[], action, verbs + i + 1)).collect_view()
}

/// One word answer, behind what is marked. What is worth a second look is shown before it is done.
fn answer(scene: &Scene, marked: &[Action], action: Action, key: usize) -> impl IntoView + use<> {
    let (ctx, rules) = (ctx(), rules());
    let whole = ctx.say(&rules.offer(&scene.view, action));
    let Manner { quiet, words, slim, glyphs: row, .. } = rules.manner(action);
    let offer = words.map_or_else(|| whole.clone(), |words| ctx.say(&words));
    let class = if quiet { "btn can" } else { "btn pri can" };
    let target = rules.target(&scene.view, action);
    let marked = marked.to_vec();
    let act = move |_| ctx.choose(target, &marked, action);
    let face = match slim {
        Some(id) => view! { <span class="wide cut">{offer}</span><span class="slim">{ctx.text(id)}</span> }.into_any(),
        None => view! { <span class="cut">{offer}</span> }.into_any(),
    };
    view! {
        <button class=class data-key=(key < 10).then(|| key.to_string()) data-action=rules.write_action(action) title=whole on:click=act>
            {(!row.is_empty()).then(|| view! { <span class="heapicons" aria-hidden="true">{glyphs(row)}</span> })}{face}</button>
    }
}

/// Many word answers, as a list over the side of the table, which its question folds away.
pub fn answers_list(scene: &Scene) -> Option<impl IntoView + use<>> {
    let ctx = ctx();
    let words = words(scene);
    let open = Rules::FEW.is_some_and(|few| words.len() > few) && ctx.picked.get().is_none();
    open.then(|| {
        let question = ctx.say(&rules().ask(&scene.view));
        view! {
            <details class="answers panel" open=true aria-label=ctx.text("page-answers")>
                <summary><h2>{question}</h2></summary><div class="answer-list">{answers(scene, words)}</div>
            </details>
        }
    })
}

/// The button that does not wait for the pace of a bot, nor for its thinking.
fn hurry(scene: &Scene) -> Option<impl IntoView + use<>> {
    let ctx = ctx();
    scene.bot.then(|| {
        let long = ctx.busy.with(|busy| busy.is_some_and(|busy| busy.long));
        let (sign, text) = if long { ("skip", "page-play-at-once") } else { ("next", "page-hurry") };
        view! { <button class="btn" id="hurry" class:long=long on:click=move |_| ctx.hurry()>{icon(sign)}{ctx.text(text)}</button> }
    })
}

/// The button that calls the next person at this screen, or lets the opponent in the box play.
fn hand_over(scene: &Scene) -> Option<impl IntoView + use<>> {
    let ctx = ctx();
    scene.lingers.map(|next| {
        let text = if next.is_rival() { "page-hurry" } else { "page-hand-over" };
        view! { <button class="btn pri can" id="hand-over" on:click=move |_| ctx.hand_over()>{icon("next")}{ctx.text(text)}</button> }
    })
}

/// Undo, which names what it takes back or why it cannot, redo after it, and the hint.
fn tools(scene: &Scene) -> impl IntoView + use<> {
    let (ctx, rules) = (ctx(), rules());
    let (label, reason) = match scene.undo {
        Ok(action) => (ctx.say(&Line::new("page-undo-what").with("what", rules.deed(action))), None),
        Err(reason) => (ctx.text("page-undo"), Some(ctx.undo_reason(reason))),
    };
    let whole = reason.clone().unwrap_or_else(|| label.clone());
    let redo = scene.redo.then(|| {
        let label = ctx.text("page-redo");
        view! { <button class="btn sq" id="redo" aria-label=label.clone() title=label on:click=move |_| ctx.redo()>{icon("redo")}</button> }
    });
    view! {
        <div class="tools">
            <button class="btn" id="undo" aria-disabled=reason.is_some().to_string() title=whole on:click=move |_| ctx.undo()>
                {icon("undo")}<span class="what">{label}</span><span class="sr">{reason.clone()}</span><span class="k" aria-hidden="true">"U"</span></button>
            {redo}
            <button class="btn" id="hint" on:click=move |_| ctx.ask_hint()>{icon("hint")}<span>{ctx.text("page-hint-button")}</span><span class="k" aria-hidden="true">"H"</span></button>
        </div>
    }
}

//! The prompt: what is asked, the answers that are words, the button that commits, undo and hint.

use super::app::{Panel, Scene, ctx};
use super::art::{icon, icon_as};
use super::beat::bar;
use super::plan::Plan;
use super::room::Room;
use super::sheet::{confirm_text, outlook, plan_line};
use super::speech::{short, verb_id};
use super::table_view::animal;
use super::thinker::duo;
use duo::board::{Target, Verb};
use duo::{Action, Ask};
use leptos::prelude::*;
use table::{Game, Line, Tell};

/// The question with its word answers, or the plan that waits to be confirmed; and the tools.
pub fn prompt(scene: &Scene) -> impl IntoView + use<> {
    let ctx = ctx();
    let plans = ctx.plans.get();
    let plan = plans.get(ctx.way.get());
    let looking = ctx.looking.get();
    let (question, note) = match (plan, scene.bot, scene.decider) {
        _ if looking.is_some() => {
            (ctx.say(&Line::new("page-best-number").with("n", scene.moves)), ctx.tell(&scene.news))
        }
        (Some(plan), ..) => (ctx.say(&plan_line(scene, plan)), outlook(ctx)),
        (None, true, Some(seat)) => {
            (ctx.say(&Line::new("page-thinking").with("who", duo().seat_name(seat))), ctx.tell(&scene.news))
        }
        (None, ..) => (ctx.say(&duo().ask(&scene.view)), ctx.tell(&scene.news)),
    };
    // The verbs below say the rest of the turn's question; a phone has no room to say it twice.
    let is_turn = plan.is_none() && looking.is_none() && !scene.bot && matches!(scene.view.ask(), Some(Ask::Turn));
    let slim = if is_turn { ctx.text("page-your-turn") } else { question.clone() };
    let (question_whole, note_whole) = (question.clone(), note.clone());
    let buttons = match plan {
        Some(plan) => commit(plan).into_any(),
        None if looking.is_some() => replay_buttons(scene).into_any(),
        None => {
            view! { <div class="verbs">{verbs(scene)}{answers(scene)}{besides(scene)}{hurry(scene)}</div>{tools(scene)}{bar(scene)} }.into_any()
        }
    };
    view! {
        <section class="prompt panel" id="prompt" tabindex="-1" aria-label=ctx.text("page-prompt")>
            {scene.decider.map(|seat| icon_as(animal(seat), "who"))}
            <div class="q grow"><b title=question_whole><span class="wide">{question}</span><span class="slim">{slim}</span></b>" "<span class="note" title=note_whole>{note}</span></div>
            {buttons}
        </section>
    }
}

/// Stepping through a finished game, and the way back to its end.
fn replay_buttons(scene: &Scene) -> impl IntoView + use<> {
    let ctx = ctx();
    let (now, last) = (scene.moves, ctx.room.with_untracked(|room| room.as_ref().map_or(0, Room::moves)));
    let step = move |to: usize| ctx.looking.set(Some(to.min(last)));
    view! {
        <div class="verbs">
            <button class="btn" id="step-back" on:click=move |_| step(now.saturating_sub(1))>{icon_as("chev", "turned")}<span>{ctx.text("page-step-back")}</span></button>
            <button class="btn" id="step-on" on:click=move |_| step(now + 1)>{icon("chev")}<span>{ctx.text("page-step-on")}</span></button>
            <button class="btn pri" id="to-end" on:click=move |_| ctx.looking.set(None)>{ctx.text("page-to-end")}</button>
        </div>
    }
}

/// Back, and the button that commits a plan. It bears the notation of what it commits.
fn commit(plan: &Plan) -> impl IntoView + use<> {
    let ctx = ctx();
    let written: Vec<String> = plan.actions.iter().map(|action| duo().write_action(*action)).collect();
    view! {
        <div class="commit">
            <button class="btn" on:click=move |_| ctx.back()>{icon("close")}<span>{ctx.text("page-back")}</span><span class="k" aria-hidden="true">"Esc"</span></button>
            <button id="confirm" class="btn pri" data-action=written.join(", ") on:click=move |_| ctx.commit()>
                {icon("check")}<span>{confirm_text(ctx, plan)}</span></button>
        </div>
    }
}

/// The sorts of choices at the start of a turn.
fn verbs(scene: &Scene) -> impl IntoView + use<> {
    let ctx = ctx();
    let all = [
        (Verb::Place, "page-verb-place", "sun", "1"),
        (Verb::Play, "page-verb-play", "moon", "2"),
        (Verb::Choose, "page-verb-choose", "card", "3"),
    ];
    // A badge counts things, not ways to pay for them.
    let of = |verb: Verb| {
        let of_verb = scene.choices.iter().filter(|action| action.verb() == verb);
        of_verb.map(|action| action.target()).collect::<std::collections::HashSet<_>>().len()
    };
    let many = scene.choices.len() > 4;
    let hinted = ctx.hint.get().map(|hint| hint.action.verb());
    all.into_iter()
        .filter(|(verb, ..)| many && of(*verb) > 0)
        .map(|(this, slim, name, key)| {
            let on = ctx.verb.get() == Some(this);
            let class = format!(
                "btn pri can {} {}",
                if on { "on" } else { "" },
                if hinted == Some(this) { "hinted" } else { "" }
            );
            let choose = move |_| ctx.choose_verb((!on).then_some(this));
            view! {
                <button class=class data-key=key aria-pressed=on.to_string() on:click=choose>
                    {icon(name)}<span class="wide">{ctx.text(verb_id(this))}</span><span class="slim">{ctx.text(slim)}</span><span class="badge">{of(this)}</span>
                </button>
            }
        })
        .collect_view()
}

/// Answers that are words, not things on the table.
fn answers(scene: &Scene) -> impl IntoView + use<> {
    let ctx = ctx();
    let verb = ctx.verb.get();
    let button = |number: usize, action: Action| {
        let offer = ctx.say(&duo().offer(&scene.view, action));
        let class = if action == Action::Skip { "btn can" } else { "btn pri can" };
        let answer = move |_| match action.target() {
            Target::Prompt => ctx.act(&[action]),
            thing => ctx.pick(thing),
        };
        let written = duo().write_action(action);
        view! { <button class=class data-key=(number + 1).to_string() data-action=written on:click=answer>{offer}</button> }
    };
    let apart = hides_besides(scene);
    let hidden = |action: &Action| apart && (action.verb() == Verb::Besides || matches!(action, Action::News(_)));
    let is_word = |action: &Action| action.target() == Target::Prompt && *action != Action::Trade && !hidden(action);
    let is_draw = |action: &Action| *action == Action::Draw && verb == Some(Verb::Choose);
    let fits = |action: &Action| verb.is_none_or(|verb| action.verb() == verb || *action == Action::Skip);
    let words = scene.choices.iter().copied().filter(|action| (is_word(action) && fits(action)) || is_draw(action));
    let first_key = if scene.choices.len() > 4 { 3 } else { 0 };
    words.enumerate().map(|(i, action)| button(first_key + i, action)).collect_view()
}

/// Whether what can be done besides has a list of its own: next to other choices, and for Good News to keep.
fn hides_besides(scene: &Scene) -> bool {
    let other = |action: &Action| action.verb() != Verb::Besides && *action != Action::Skip;
    scene.choices.iter().any(other) || matches!(scene.view.ask(), Some(Ask::KeepNews))
}

/// The button that opens the list of what can be done besides.
fn besides(scene: &Scene) -> Option<impl IntoView + use<>> {
    let ctx = ctx();
    let keep = matches!(scene.view.ask(), Some(Ask::KeepNews));
    let n = scene.choices.iter().filter(|action| action.verb() == Verb::Besides).count();
    (n > 0 && hides_besides(scene)).then(|| {
        let class = if keep { "btn pri can" } else { "btn can" };
        let text = ctx.text(if keep { "page-choose-news" } else { "page-besides" });
        view! { <button class=class id="besides" on:click=move |_| ctx.panel.set(Some(Panel::Besides))>{icon("people")}<span class="wide">{text}</span><span class="slim">{ctx.text("page-besides-slim")}</span><span class="badge">{n}</span></button> }
    })
}

/// The button that does not wait for the pace of a bot.
fn hurry(scene: &Scene) -> Option<impl IntoView + use<>> {
    let ctx = ctx();
    scene.bot.then(|| {
        view! { <button class="btn" id="hurry" on:click=move |_| ctx.hurry()>{icon("next")}{ctx.text("page-hurry")}</button> }
    })
}

/// Undo, which names what it takes back or why it cannot, and the hint.
fn tools(scene: &Scene) -> impl IntoView + use<> {
    let ctx = ctx();
    let (label, reason) = match scene.undo {
        Ok(action) => (ctx.say(&Line::new("page-undo-what").with("what", short(action))), None),
        Err(reason) => (ctx.text("page-undo"), Some(ctx.undo_reason(reason))),
    };
    let whole = reason.clone().unwrap_or_else(|| label.clone());
    view! {
        <div class="tools">
            <button class="btn" id="undo" aria-disabled=reason.is_some().to_string() title=whole on:click=move |_| ctx.undo()>
                {icon("undo")}<span class="what">{label}</span><span class="sr">{reason.clone()}</span><span class="k" aria-hidden="true">"U"</span></button>
            <button class="btn" id="hint" on:click=move |_| ctx.ask_hint()>{icon("hint")}<span>{ctx.text("page-hint-button")}</span><span class="k" aria-hidden="true">"H"</span></button>
        </div>
    }
}

/// What the lesson says, over the other mayor's side of the table.
pub fn lesson(scene: &Scene) -> impl IntoView + use<> {
    let ctx = ctx();
    let id = scene.lesson.filter(|id| ctx.understood.get() != Some(*id));
    id.map(|id| {
        view! {
            <aside class="lesson panel" role="status" aria-live="polite">
                {icon_as("hint", "big")}<p class="grow">{ctx.text(id)}</p>
                <button class="btn" on:click=move |_| ctx.understood.set(Some(id))>{ctx.text("page-ok")}</button>
            </aside>
        }
    })
}

//! The prompt: what is asked, the answers that are words, the button that commits, undo and hint.

use super::app::{Pick, Scene, animal, ctx};
use super::plan::Plan;
use super::sheet::{confirm_text, outlook, plan_line};
use super::speech::{short, verb_id};
use super::thinker::valley;
use crate::shell::glyph::{glyphs, goods_glyphs, icon, icon_as};
use leptos::prelude::*;
use table::board::Board;
use table::{Game, Line, Tell};
use valley::board::{Target, Verb};
use valley::{Action, Ask};

/// More word answers than this get a list of their own.
const FEW: usize = 4;

/// The question with its word answers, or the plan that waits to be confirmed; and the tools.
pub fn prompt(scene: &Scene) -> impl IntoView + use<> {
    let ctx = ctx();
    let plans = ctx.plans.get();
    let plan = plans.get(ctx.way.get());
    let is_turn = matches!(scene.view.question(), Some((_, Ask::Turn)));
    let (question, note) = match (plan, scene.bot, scene.decider) {
        (Some(plan), ..) => (ctx.say(&plan_line(scene, plan)), outlook(ctx)),
        (None, true, Some(seat)) => {
            (ctx.say(&Line::new("page-thinking").with("who", valley().seat_name(seat))), ctx.tell(&scene.news))
        }
        // The verbs beside it say the rest of the turn's question.
        (None, ..) if is_turn => (ctx.text("page-your-turn"), ctx.tell(&scene.news)),
        (None, ..) => (ctx.say(&valley().ask(&scene.view)), ctx.tell(&scene.news)),
    };
    let (question_whole, note_whole) = (question.clone(), note.clone());
    let buttons = match plan {
        Some(plan) => commit(plan).into_any(),
        None => {
            let words = words(scene);
            let few = if words.len() > FEW { Vec::new() } else { words };
            let first_key = if scene.choices.len() > 4 { 3 } else { 1 };
            let answers = few.into_iter().enumerate().map(|(i, action)| answer(scene, action, first_key + i));
            view! { <div class="verbs">{verbs(scene)}{answers.collect_view()}{hurry(scene)}</div>{tools(scene)} }
                .into_any()
        }
    };
    let long = if question.chars().count() > 90 { "prompt panel long" } else { "prompt panel" };
    view! {
        <section class=long id="prompt" tabindex="-1" aria-label=ctx.text("page-prompt")>
            {scene.decider.map(|seat| icon_as(animal(seat), "who"))}
            <div class="q grow"><b title=question_whole>{question}</b>" "<span class="note" title=note_whole>{note}</span></div>
            {buttons}
        </section>
    }
}

/// Back, and the button that commits a plan. It bears the notation of what it commits.
fn commit(plan: &Plan) -> impl IntoView + use<> {
    let ctx = ctx();
    let written: Vec<String> = plan.actions.iter().map(|action| valley().write_action(*action)).collect();
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
    let worker = scene.decider.map_or("people", animal);
    let all = [(Verb::Place, "page-verb-place", worker, "1"), (Verb::Play, "page-verb-play", "card", "2")];
    // A badge counts things, not ways to pay for them.
    let of = |verb: Verb| {
        let of_verb = scene.choices.iter().filter(|action| action.verb() == verb);
        of_verb.map(|action| valley().target(&scene.view, *action)).collect::<std::collections::HashSet<_>>().len()
    };
    let many = scene.choices.len() > 4;
    let hinted = ctx.hint.get().map(|hint| hint.action.verb());
    let button = |(this, slim, name, key): (Verb, &'static str, &'static str, &'static str)| {
        let on = ctx.verb.get() == Some(this);
        let class =
            format!("btn pri can {} {}", if on { "on" } else { "" }, if hinted == Some(this) { "hinted" } else { "" });
        let choose = move |_| ctx.choose_verb((!on).then_some(this));
        view! {
            <button class=class data-key=key aria-pressed=on.to_string() on:click=choose>
                {icon(name)}<span class="wide">{ctx.text(verb_id(this))}</span><span class="slim">{ctx.text(slim)}</span><span class="badge">{of(this)}</span>
            </button>
        }
    };
    all.into_iter().filter(|(verb, ..)| many && of(*verb) > 0).map(button).collect_view()
}

/// Answers that are words, not things on the table.
fn words(scene: &Scene) -> Vec<Action> {
    let ctx = ctx();
    let verb = ctx.verb.get();
    let is_word = |action: &Action| valley().target(&scene.view, *action) == Target::Prompt;
    let fits = |action: &Action| verb.is_none_or(|verb| action.verb() == verb || *action == Action::Skip);
    scene.choices.iter().copied().filter(|action| is_word(action) && fits(action)).collect()
}

/// One word answer. What ends a season or the game is looked at once more before it is done.
fn answer(scene: &Scene, action: Action, key: usize) -> impl IntoView + use<> {
    let ctx = ctx();
    let offer = ctx.say(&valley().offer(&scene.view, action));
    let final_step = action.verb() == Verb::Season;
    let quiet = matches!(action, Action::Skip | Action::Pass);
    let class = if quiet { "btn can" } else { "btn pri can" };
    let act = move |_| match final_step {
        true => ctx.pick(Pick::Word(action)),
        false => ctx.act(&[action]),
    };
    let written = valley().write_action(action);
    let goods = match action {
        Action::Pay(goods) if !goods.is_empty() => Some(glyphs(goods_glyphs(goods))),
        Action::Good(good) => Some(glyphs(vec![crate::shell::glyph::Glyph::Icon(good.id())])),
        _ => None,
    };
    let whole = offer.clone();
    let slim = match action {
        Action::Prepare => Some("page-valley-slim-prepare"),
        Action::Pass => Some("page-valley-slim-pass"),
        _ => None,
    };
    let face = match slim {
        Some(id) => view! { <span class="wide cut">{offer}</span><span class="slim">{ctx.text(id)}</span> }.into_any(),
        None => view! { <span class="cut">{offer}</span> }.into_any(),
    };
    view! {
        <button class=class data-key=(key < 10).then(|| key.to_string()) data-action=written title=whole on:click=act>
            {goods.map(|row| view! { <span class="heapicons" aria-hidden="true">{row}</span> })}{face}</button>
    }
}

/// Many word answers, as a list over the side of the table.
pub fn answers_list(scene: &Scene) -> Option<impl IntoView + use<>> {
    let ctx = ctx();
    let words = words(scene);
    let open = words.len() > FEW && ctx.picked.get().is_none();
    open.then(|| {
        let first_key = if scene.choices.len() > words.len() { 3 } else { 1 };
        let rows = words.into_iter().enumerate().map(|(i, action)| answer(scene, action, first_key + i));
        let question = ctx.say(&valley().ask(&scene.view));
        view! {
            <section class="answers panel" aria-label=ctx.text("page-valley-answers")>
                <h2>{question}</h2><div class="answer-list">{rows.collect_view()}</div>
            </section>
        }
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
    let (label, reason) = match &scene.undo {
        Ok(action) => (ctx.say(&Line::new("page-undo-what").with("what", short(*action))), None),
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

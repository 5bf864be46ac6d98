//! What Miss Thorn and the skunks did, told step by step with the rule behind each.

use super::app::{Ctx, Panel, ctx};
use super::art::icon;
use super::thinker::duo;
use duo::Event;
use leptos::prelude::*;
use table::{Line, Tell};

/// The steps among these events that an automa took.
pub fn steps(told: &[Event]) -> Vec<Event> {
    told.iter().filter(|event| duo().rule_behind(event).is_some()).cloned().collect()
}

/// The steps so far, the way to the next one and to the end. Each press of Next tells one step. When the game begins,
/// what it is about stands above: the chapter's story, and what may be shared.
pub fn narration(begins: bool, steps: Vec<Event>, shown: usize) -> impl IntoView {
    let ctx = ctx();
    let all = steps.len();
    let last = shown >= all;
    let row = |(n, event): (usize, &Event)| {
        let text = duo().tell(event).map(|line| ctx.say(&line)).unwrap_or_default();
        let rule = duo().rule_behind(event).unwrap_or_default();
        let why = ctx.say(&Line::new("page-rule").with("number", rule));
        let open = move |_| ctx.panel.set(Some(Panel::Rules(Some(rule.to_owned()))));
        view! {
            <li class=if n + 1 == shown { "now" } else { "" }><span class="grow">{text}</span>
                <button class="btn quiet" aria-label=why.clone() title=why on:click=open>{icon("book")}</button></li>
        }
    };
    let rows = steps.iter().take(shown).enumerate().map(row).collect_view();
    let head = (all > 0).then(|| ctx.say(&Line::new("page-automa-step").with("n", shown).with("all", all)));
    let (next, end) = (steps.clone(), steps);
    let step = move |_| go(ctx, begins, &next, shown + 1);
    let to_end = move |_| go(ctx, begins, &end, all);
    let brief = if begins { duo().briefing() } else { Vec::new() };
    let brief = brief.iter().map(|line| view! { <p class="brief">{ctx.say(line)}</p> }).collect_view();
    view! {
        {brief}
        {head.map(|head| view! { <p class="mut">{head}</p> })}
        <ol class="automa" aria-live="polite">{rows}</ol>
        <div class="row">
            {match last {
                false => view! {
                    <button class="btn pri" id="automa-next" on:click=step>{icon("next")}{ctx.text("page-next")}</button>
                    <button class="btn" id="automa-end" on:click=to_end>{icon("skip")}{ctx.text("page-to-the-end")}</button>
                }.into_any(),
                true => view! { <button class="btn pri" id="automa-done" on:click=move |_| ctx.panel.set(None)>{icon("check")}{ctx.text("page-ok")}</button> }.into_any(),
            }}
        </div>
    }
}

fn go(ctx: Ctx, begins: bool, steps: &[Event], shown: usize) {
    ctx.panel.set(Some(Panel::Automa { begins, steps: steps.to_vec(), shown }));
    let id = if shown >= steps.len() { "#automa-done" } else { "#automa-next" };
    set_timeout(move || super::keys::focus(id), std::time::Duration::from_millis(40));
}

/// Opens the narration of what an automa has just done, if it has done anything.
pub fn tell(ctx: Ctx, told: &[Event]) {
    let steps = steps(told);
    if !steps.is_empty() {
        go(ctx, false, &steps, 1);
    }
}

/// Opens a game that begins: what it is about, and what an automa did while the table was laid.
pub fn open(ctx: Ctx, told: &[Event]) {
    let steps = steps(told);
    if !steps.is_empty() || !duo().briefing().is_empty() {
        go(ctx, true, &steps, 1);
    }
}

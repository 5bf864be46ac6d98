//! The sheet of achievements that this browser keeps.

use super::art::icon;
use crate::common::store;
use crate::shell::app::{Ctx, ctx, rules};
use duo::Duo;
use duo::mode::Level;
use duo::trophies::Trophies as Ticks;
use leptos::prelude::*;
use std::sync::Arc;
use table::{Arg, Sitting};

const KEY: &str = "bosk.trophies";

/// What is ticked so far; nothing if the sheet cannot be read.
fn ticked(duo: &Duo) -> Option<Ticks> {
    match store::read_text(KEY) {
        None => Some(Ticks::default()),
        Some(text) => Ticks::from_json(&text, duo.pack()).ok(),
    }
}

/// Ticks what a challenge that has just ended here has achieved; false if the browser refuses. A sheet that cannot be
/// read is never written over.
pub fn follow(table: &Sitting<Arc<Duo>>) -> bool {
    let Some(mut ticks) = ticked(table.game()) else { return false };
    let new = ticks.tick(table.game(), table.state());
    new.is_empty() || store::keep_text(KEY, &ticks.to_json())
}

/// The ten achievements, with a tick for each level and number of people.
#[component]
pub fn Trophies() -> impl IntoView {
    let duo = rules();
    let ctx = ctx();
    let (ticks, broken) = match ticked(&duo) {
        Some(ticks) => (ticks, None),
        None => (Ticks::default(), Some(ctx.text("page-trophies-broken"))),
    };
    let rows = duo.pack().achievements.iter().enumerate().map(|(n, done)| {
        let cells = [1u8, 2].into_iter().flat_map(|people| Level::ALL.map(move |level| (people, level)));
        let cells = cells.map(|(people, level)| cell(ctx, ticks.has(duo.pack(), n, level, people), people, level));
        view! {
            <tr><th scope="row" title=ctx.arg(&Arg::from(&done.entry.text))>{ctx.arg(&Arg::from(&done.entry.name))}
                <small>{ctx.arg(&Arg::from(&done.entry.text))}</small></th>{cells.collect::<Vec<_>>()}</tr>
        }
    });
    let levels = || {
        ["page-easy", "page-normal", "page-hard"].map(|id| view! { <th scope="col">{ctx.text(id)}</th> }).collect_view()
    };
    view! {
        {broken.map(|told| view! { <p class="panel broken" role="alert">{icon("warn")}<span>{told}</span></p> })}
        <details class="trophies"><summary>{ctx.text("page-trophies")}</summary>
            <div class="scroll-x"><table class="points">
                <thead>
                    <tr><td></td><th colspan="3" scope="colgroup">{ctx.text("page-one-person")}</th><th colspan="3" scope="colgroup">{ctx.text("page-two-people")}</th></tr>
                    <tr><td></td>{levels()}{levels()}</tr>
                </thead>
                <tbody>{rows.collect::<Vec<_>>()}</tbody>
            </table></div>
        </details>
    }
}

fn cell(ctx: Ctx, done: bool, people: u8, level: Level) -> impl IntoView + use<> {
    let label = ctx.text(if done { "page-ticked" } else { "page-not-ticked" });
    view! {
        <td class=if done { "ticked" } else { "" } data-people=people.to_string() data-level=level.id()>
            {icon(if done { "check" } else { "slot" })}<span class="sr">{label}</span></td>
    }
}

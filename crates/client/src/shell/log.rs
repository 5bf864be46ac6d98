//! What has happened, by turns, the newest first; each line shows on the table what it is about.

use crate::shell::app::Ctx;
use crate::shell::face::Face;
use crate::shell::glyph::{icon, icon_as};
use crate::shell::speech::capital;
use crate::shell::story::teller;
use crate::shell::{Event, Turn, review, why};
use leptos::prelude::*;
use table::board::Board;
use table::{Line, Tell};

/// The log.
pub fn log(ctx: Ctx) -> impl IntoView {
    let turns = ctx.of_source(|source| source.turns(0)).unwrap_or_default();
    let laid = ctx.of_source(|source| source.opening().1).unwrap_or_default();
    let laid: Vec<Event> = laid.into_iter().map(|(event, _)| event).collect();
    let turns = turns.iter().enumerate().rev().filter_map(|(n, turn)| of_turn(ctx, n + 1, turn)).collect_view();
    view! { {review::so_far(ctx)}<div class="log">{turns}{lines(ctx, &laid)}</div> }
}

/// The last turns, without some at the end.
pub fn recent(ctx: Ctx, skipped: usize, n: usize) -> impl IntoView {
    let turns = ctx.of_source(|source| source.turns(0)).unwrap_or_default();
    let turns = turns.iter().enumerate().rev().skip(skipped).take(n);
    view! { <div class="log">{turns.filter_map(|(n, turn)| of_turn(ctx, n + 1, turn)).collect_view()}</div> }
}

/// A turn: who, what, and the way to the table as it was then.
fn of_turn(ctx: Ctx, n: usize, turn: &Turn) -> Option<impl IntoView + use<>> {
    let (rules, after) = (ctx.rules(), turn.after);
    let lines = lines(ctx, &turn.told)?;
    let who = turn.side.seat().map_or_else(|| teller(&rules), |seat| ctx.player(seat));
    let who = capital(ctx.say(&who));
    let look = ctx.say(&Line::new("page-log-look").with("n", n));
    let back = move |_| {
        ctx.panel.set(None);
        ctx.looking.set(Some(after));
    };
    Some(view! {
        <section class="turn-told">
            <h3>{icon_as(rules.animal(turn.side), "who")}<span class="grow">{who}</span>{why::button(ctx, turn, "btn quiet ask")}
                <button class="btn quiet sq look" aria-label=look.clone() title=look on:click=back>{icon("eye")}</button></h3>
            {lines}{why::below(ctx, turn)}
        </section>
    })
}

fn lines(ctx: Ctx, told: &[Event]) -> Option<impl IntoView + use<>> {
    let lines: Vec<_> = told.iter().filter_map(|event| line(ctx, event)).collect();
    (!lines.is_empty()).then(|| view! { <ol>{lines}</ol> })
}

/// What happened, in words. Pressed, it shows where.
fn line(ctx: Ctx, event: &Event) -> Option<impl IntoView + use<>> {
    let rules = ctx.rules();
    let text = ctx.say(&rules.tell(event)?);
    let touched = rules.touches(event);
    let show = move |_| {
        ctx.panel.set(None);
        ctx.point_at(touched.clone());
    };
    let sign = rules.sign(event).map(icon);
    // The card it is about is seen up close from here, too.
    let card = rules.card_of(event).map(|(id, _)| id.to_owned());
    let body = match rules.touches(event).is_empty() {
        true => view! { <span data-zoom=card>{sign}{text}</span> }.into_any(),
        false => view! { <button data-zoom=card on:click=show>{sign}{text}</button> }.into_any(),
    };
    Some(view! { <li>{body}</li> })
}

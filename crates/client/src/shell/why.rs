//! Why a bot did what it did, for who asks in the recap or in the log: what it gained, as far as who asks can know.

use crate::shell::Turn;
use crate::shell::app::Ctx;
use crate::shell::speech::capital;
use leptos::prelude::*;
use room::thought::Asks;
use table::{Line, Seat};

/// What somebody asked about.
#[derive(Clone, PartialEq)]
pub struct Why {
    /// After how many moves it was done.
    after: usize,
    /// Who did it.
    seat: Seat,
    /// The reason, once it is known.
    reason: Option<Line>,
}

impl Ctx {
    /// The reason for what was asked about has come.
    pub fn heard_why(self, after: usize, reason: Line) {
        if let Some(why) = self.why.get_untracked().filter(|why| why.after == after) {
            let why = Why { reason: Some(reason), ..why };
            self.live.set(said(self, &why));
            self.why.set(Some(why));
        }
    }
}

/// What is known of a reason, in words.
pub fn said(ctx: Ctx, why: &Why) -> String {
    match why.reason.clone() {
        Some(reason) => {
            capital(ctx.say(&Line::new("page-why-told").with("who", ctx.player(why.seat)).with("reason", reason)))
        }
        None => ctx.text("page-why-thinking"),
    }
}

/// The button that asks why a bot did what it did in a turn; none for people, nor for the opponent in the box, who goes by rules
/// that are told.
pub fn button(ctx: Ctx, turn: &Turn, class: &'static str) -> Option<impl IntoView + use<>> {
    let (side, before, after) = (turn.side, turn.before, turn.after);
    let seat = side.seat()?;
    let is_bot = ctx.of_source(|source| source.seats().get(seat.index()).is_some_and(|name| name != room::HUMAN));
    let ask = move |_| {
        if let Some(deed) = ctx.of_source(|source| source.deed(side, before, after)).flatten() {
            ctx.hint.set(None);
            ctx.why.set(Some(Why { after, seat, reason: None }));
            ctx.send(Asks::Why(deed));
        }
    };
    let label = ctx.say(&Line::new("page-why-of").with("who", ctx.player(seat)));
    is_bot
        .unwrap_or(false)
        .then(|| view! { <button class=class aria-label=label on:click=ask>{ctx.text("page-story-why")}</button> })
}

/// The reason below a turn of the log, if that was asked about.
pub fn below(ctx: Ctx, turn: &Turn) -> impl IntoView + use<> {
    let after = turn.after;
    move || {
        let why = ctx.why.get().filter(|why| why.after == after)?;
        Some(view! { <p class="because">{said(ctx, &why)}</p> })
    }
}

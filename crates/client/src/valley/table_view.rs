//! The table as a whole: what the bar over it shows, board, side, reserve and hand.

use super::board::{events, locations, meadow, wood};
use super::players::{city, hand, others, reserve};
use crate::everdell::track::seasons;
use crate::shell::Scene;
use crate::shell::app::{ctx, rules};
use crate::shell::face::Face;
use crate::shell::glyph::icon;
use crate::shell::table::tabs;
use crate::shell::zone::zone;
use leptos::prelude::*;
use table::{Line, Seat};
use woodland::Season;
use woodland::words::season_line;

/// The table: up to the prompt and from there on.
pub fn board() -> (AnyView, AnyView) {
    let before = view! {
        {zone(events)}
        {zone(meadow)}
        {zone(wood)}
        {zone(locations)}
        {zone(tabs)}
        <div class="side">{zone(others)}{zone(city)}</div>
    };
    (before.into_any(), view! { {zone(reserve)}{zone(hand)} }.into_any())
}

/// The class names of the whole: with many at the table there is less room for each.
pub fn class(scene: &Scene) -> &'static str {
    if scene.scores.len() > 2 { "valley crowd" } else { "valley" }
}

/// Seasons with who is in them, and one's workers.
pub fn track(scene: &Scene) -> impl IntoView + use<> {
    let (ctx, valley) = (ctx(), rules());
    let view = &scene.view;
    let season = view.players[scene.near.index()].season;
    let figures = |season: Season| {
        let here = (0..view.players.len()).filter(|&i| view.players[i].season == season);
        let here = here.map(|i| icon(valley.animal(Seat(i as u8)))).collect_view();
        Some(view! { <span class="figs" aria-hidden="true">{here}</span> }.into_any())
    };
    let (home, all) = valley.crew(view, scene.near).unwrap_or_default();
    let left = ctx.say(&Line::new("page-valley-workers-left").with("n", home).with("all", all));
    view! {
        {seasons(ctx, season, figures)}
        <span class="left" title=left.clone()><b>{ctx.say(&season_line(season))}</b>" "<span class="mut wide">{left.clone()}</span><span class="slim" aria-hidden="true">{icon(valley.animal(scene.near))}{format!(" {home}/{all}")}</span></span>
    }
}

//! What a player has, in signs with their words, and the hand with the piles.

use super::card::Cards;
use super::glyph::good_icon;
use crate::shell::app::ctx;
use crate::shell::face::Face;
use crate::shell::glyph::icon;
use crate::shell::{Rules, Scene};
use leptos::prelude::*;
use table::{Line, Seat};
use woodland::words::good_line;
use woodland::{Colour, Good};

/// A player's resources.
pub fn goods_row(scene: &Scene, seat: Seat) -> impl IntoView + use<> {
    let (ctx, goods) = (ctx(), Rules::goods(&scene.view, seat));
    let heap = |good: Good| {
        let label = ctx.say(&good_line(good, goods.of(good)));
        view! { <span class="res" role="img" aria-label=label>{icon(good_icon(good))}{goods.of(good)}</span> }
    };
    Good::ALL.map(heap).collect_view()
}

/// Somebody's point tokens.
pub fn point_tokens(n: u16) -> impl IntoView {
    let label = ctx().say(&Line::new("n-point-token").with("n", n));
    view! { <span class="res" role="img" aria-label=label>{icon("point")}{n}</span> }
}

/// How many cards of each colour stand in a city.
pub fn counts(of: impl Fn(Colour) -> usize) -> AnyView {
    let ctx = ctx();
    let count = |colour: Colour| {
        let n = of(colour);
        let label = ctx.labelled(&ctx.text(Rules::colour_id(colour)), &n.to_string());
        view! { <span class=format!("count c-{}", colour.id()) role="img" aria-label=label>{icon(colour.id())}{n}</span> }
    };
    Colour::ALL.map(count).collect_view().into_any()
}

/// The cards in front of a player, under a name and with how many are in the hand.
pub fn hand(label: String, held: usize, tiles: Vec<AnyView>, empty: bool) -> impl IntoView {
    let ctx = ctx();
    let empty = empty.then(|| view! { <p class="mut empty-hand">{ctx.text("page-empty-hand")}</p> });
    view! {
        <section class="hand" aria-label=label>
            <div class="hh"><h2>{ctx.text("page-hand")}</h2><span class="mut">{held}</span>
                {Rules::legend(ctx)}</div>
            <div class="cards">{tiles}{empty}</div>
        </section>
    }
}

/// How many cards lie in the pile and in the discard.
pub fn piles(deck: usize, discard: usize) -> (String, impl IntoView) {
    let ctx = ctx();
    let heap = |icon_of: &'static str, n: usize, id: &'static str| {
        view! { <span class="res">{icon(icon_of)}<span>{n}<small>{ctx.text(id)}</small></span></span> }
    };
    let heaps = (heap("deck", deck, "page-pile"), heap("discard", discard, "page-discard"));
    (ctx.say(&Line::new("page-piles").with("deck", deck).with("discard", discard)), heaps)
}

/// What the points of now are made of.
pub fn tally(score: &Line) -> impl IntoView + use<> {
    let text = ctx().say(score);
    let part = |part: &str| match part.rsplit_once(' ').filter(|(_, n)| n.parse::<i32>().is_ok()) {
        Some((words, n)) => view! { <span>{words.to_owned()}" "<b>{n.to_owned()}</b></span> }.into_any(),
        None => view! { <span>{part.to_owned()}</span> }.into_any(),
    };
    view! { <div class="tally">{text.split(" · ").map(part).collect_view()}</div> }
}

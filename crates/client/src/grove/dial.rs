//! The tempo dial: a ring of spaces with the song marker at the top, which turns.

use super::art::effect_glyphs;
use crate::shell::Scene;
use crate::shell::app::{Ctx, ctx, rules};
use crate::shell::glyph::{glyphs, icon};
use grove::board::Target;
use grove::{DIAL, DialSpace, Set};
use leptos::prelude::*;
use table::{Line, Seat, Side};

/// A point of the ring at an angle in spaces from the top.
fn at(radius: f64, spaces: f64) -> (f64, f64) {
    let angle = spaces * std::f64::consts::TAU / f64::from(DIAL);
    (64.0 + radius * angle.sin(), 64.0 - radius * angle.cos())
}

/// The outline of one space of the ring, from 0.
fn segment(space: u8) -> String {
    let (from, to) = (f64::from(space) + 0.06, f64::from(space) + 0.94);
    let [(ax, ay), (bx, by)] = [at(58.0, from), at(58.0, to)];
    let [(cx, cy), (dx, dy)] = [at(40.0, to), at(40.0, from)];
    format!("M{ax:.1} {ay:.1}A58 58 0 0 1 {bx:.1} {by:.1}L{cx:.1} {cy:.1}A40 40 0 0 0 {dx:.1} {dy:.1}Z")
}

/// A dial with what a plan would add to it.
fn ring(ctx: Ctx, dial: u8, then: u8, caption: String) -> impl IntoView + use<> {
    let label = ctx.say(&Line::new("page-grove-dial").with("who", caption.clone()).with("n", dial).with("all", DIAL));
    let spaces = (0..DIAL).map(|space| {
        let class = match space {
            space if space < dial => "on",
            space if space < then => "then",
            _ => "",
        };
        view! { <path d=segment(space) class=class/> }
    });
    let hand = format!("transform:rotate({}deg)", 360 * u32::from(dial) / u32::from(DIAL));
    view! {
        <svg class="dial" viewBox="-2 -8 132 134" role="img" aria-label=label>
            {spaces.collect_view()}
            <g class="needle" style=hand><path d="M64 22l5 9h-10Z"/></g>
            <circle class="mark" cx="64" cy="7" r="11"/>
            <g class="note"><use href="#i-song" x="56" y="-1" width="16" height="16"></use></g>
            <text x="64" y="68" class="n">{format!("{dial}/{DIAL}")}</text>
            <text x="64" y="86" class="c">{caption}</text>
        </svg>
    }
}

/// The Rival's dial.
pub fn rival_dial(ctx: Ctx, dial: u8) -> impl IntoView + use<> {
    ring(ctx, dial, dial, ctx.text("page-grove-tempo"))
}

/// One's own dial with the runes on it; each can be chosen when one is lifted.
pub fn own_dial(scene: &Scene) -> impl IntoView + use<> {
    let ctx = ctx();
    let seat: Seat = scene.near;
    let bard = scene.view.bard(seat);
    let dial = bard.dial;
    let ring = move || {
        let then = ctx.preview.get().map_or(dial, |preview| preview.after.dial.max(preview.before.dial));
        ring(ctx, dial, then, ctx.text("page-grove-tempo"))
    };
    let class = ctx.thing_at(scene, Target::Side(Side::player(seat))).class("dialbox".to_owned());
    view! {
        <section class=class aria-label=ctx.text("page-grove-your-dial")>
            {ring}
            {DialSpace::first(DIAL.into()).map(|space| rune(scene, space, bard.runes)).collect_view()}
        </section>
    }
}

/// A rune on the ring, or the bonus of its space once it was lifted.
fn rune(scene: &Scene, space: DialSpace, runes: Set<DialSpace>) -> impl IntoView + use<> {
    let (ctx, grove) = (ctx(), rules());
    let target = Target::Dial(space);
    let tile = &grove.pack().runes[space.index()];
    let state = ctx.thing_at(scene, target);
    let lies = runes.has(space);
    let (x, y) = at(49.0, f64::from(space.0) + 0.5);
    let style = format!("left:{:.1}%;top:{:.1}%", (x + 2.0) / 1.32, (y + 8.0) / 1.34);
    let text = ctx.arg(&table::Arg::from(&tile.entry.text));
    let line = Line::new(if lies { "page-grove-rune-lies" } else { "page-grove-rune-lifted" });
    let label = ctx.say(&line.with("space", space.number()).with("text", text));
    let class = state.class(format!("rune {} {}", if lies { "" } else { "off" }, state.either("avail can", "")));
    let face = if lies { icon("rune").into_any() } else { glyphs(effect_glyphs(tile.effect)).into_any() };
    view! {
        <button class=class style=style aria-label=label.clone() title=label on:click=move |_| ctx.pick_thing(target)>
            <span class="fx" aria-hidden="true">{face}</span></button>
    }
}

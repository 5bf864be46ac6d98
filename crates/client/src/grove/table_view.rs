//! The table as a whole: what the bar over it shows, board, the others, one's own side.

use super::map::map;
use super::others::{bards, challenges, rival, shared};
use super::own::{hand, reserve, tale};
use crate::shell::Scene;
use crate::shell::app::{ctx, rules};
use crate::shell::glyph::icon;
use crate::shell::table::tabs;
use crate::shell::zone::zone;
use grove::board::Target;
use leptos::prelude::*;
use table::Line;

/// The table: up to the prompt and from there on.
pub fn board() -> (AnyView, AnyView) {
    let before = view! {
        {zone(map)}
        {zone(tabs)}
        <div class="side">{zone(rival)}{zone(challenges)}{zone(bards)}{zone(shared)}</div>
    };
    (before.into_any(), view! { {zone(reserve)}{zone(hand)}{zone(tale)} }.into_any())
}

/// The class names of the whole.
pub fn class(scene: &Scene) -> &'static str {
    if scene.view.bards.len() > 1 { "grove crowd" } else { "grove" }
}

/// The gems of both supplies, and the event in force.
pub fn track(scene: &Scene) -> impl IntoView + use<> {
    let (ctx, grove) = (ctx(), rules());
    let [first, second] = scene.view.supply;
    let supply = |n: u8, id: &'static str, now: bool| {
        let label = ctx.text(id);
        let class = if now { "st now" } else { "st" };
        view! { <span class=class title=label.clone()>{icon("gem")}{n}<span class="wide">{label.clone()}</span><span class="slim sr">{label.clone()}</span></span> }
    };
    let which = usize::from(scene.view.second_event());
    let event = grove.pack().events[scene.view.events[which].index()].season.id();
    let name = ctx.say(
        &Line::new("page-grove-event").with("n", which + 1).with("event", grove.event_name(scene.view.events[which])),
    );
    let id = grove.pack().events[scene.view.events[which].index()].entry.id.clone();
    let target = Target::Event(which as u8);
    let class = ctx.thing_at(scene, Target::Event(1)).class("evname".to_owned());
    view! {
        {supply(first, "page-grove-supply-one", which == 0)}{supply(second, "page-grove-supply-two", which == 1)}
        <button class=class id="event" data-zoom=id on:click=move |_| ctx.pick_thing(target)>{icon(event)}<span>{name}</span></button>
    }
}

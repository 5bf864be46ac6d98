//! What the others did since one's last turn: a strip of chips that stays until one acts.

use crate::shell::app::{ctx, rules};
use crate::shell::face::Face;
use crate::shell::glyph::{icon, icon_as};
use crate::shell::{Event, Scene, Turn, why};
use leptos::prelude::*;
use table::Tell;
use table::board::Board;

/// The strip, if there is something to tell.
pub fn recap(scene: &Scene) -> Option<impl IntoView + use<>> {
    let ctx = ctx();
    let mut number = 0;
    let groups: Vec<_> = scene.recap.iter().filter_map(|turn| group(scene, turn, &mut number)).collect();
    (!groups.is_empty()).then(|| {
        view! { <nav class="recap panel" aria-label=ctx.text("page-recap")>{groups}</nav> }
    })
}

/// Whether the strip says what the others did.
pub fn tells(scene: &Scene) -> bool {
    let rules = rules();
    let shown = |event: &Event| rules.tell(event).is_some() && !rules.touches(event).is_empty();
    scene.recap.iter().flat_map(|turn| &turn.told).any(shown)
}

/// What one of the others did.
fn group(scene: &Scene, turn: &Turn, number: &mut usize) -> Option<impl IntoView + use<>> {
    let (ctx, rules) = (ctx(), rules());
    let chips: Vec<_> = (turn.told.iter())
        .filter_map(|event| {
            let text = ctx.say(&rules.tell(event)?);
            let touched = rules.touches(event);
            let name = ctx.arg(&rules.target_name(&scene.view, scene.near, *touched.first()?));
            *number += 1;
            let (said, title) = (text.clone(), text.clone());
            let point = move |_| {
                ctx.point_at(touched.clone());
                ctx.live.set(said.clone());
            };
            let sign = rules.effect_icon(event).map(icon);
            Some(view! {
                <button class="rchip" title=title on:click=point>
                    <b aria-hidden="true">{*number}</b>{sign}<span aria-hidden="true">{name}</span><span class="sr">{text}</span>
                </button>
            })
        })
        .collect();
    (!chips.is_empty()).then(|| view! { <div class="rgroup">{icon_as(rules.animal(turn.side), "who")}{chips}{why::button(ctx, turn, "rchip ask")}</div> })
}

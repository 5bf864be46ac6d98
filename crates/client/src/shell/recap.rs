//! What the others did since one's last turn: a strip of chips that stays until one acts.

use crate::shell::app::{ctx, rules};
use crate::shell::face::Face;
use crate::shell::glyph::{icon, icon_as};
use crate::shell::{Event, Scene, Target, Turn, why};
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
    // What one thing is told of in a row is one chip.
    let mut deeds: Vec<(Vec<Target>, Option<&'static str>, String)> = Vec::new();
    for event in &turn.told {
        let (Some(line), touched) = (rules.tell(event), rules.touches(event)) else { continue };
        let text = ctx.say(&line);
        match deeds.last_mut().filter(|(before, ..)| before.first() == touched.first()) {
            Some((before, _, told)) => {
                before.extend(touched);
                *told = format!("{told} {text}");
            }
            None if touched.is_empty() => {}
            None => deeds.push((touched, rules.effect_icon(event), text)),
        }
    }
    let chip = |(touched, sign, text): (Vec<Target>, Option<&'static str>, String)| {
        let name = ctx.arg(&rules.target_name(&scene.view, scene.near, touched[0]));
        *number += 1;
        let (said, title) = (text.clone(), text.clone());
        let point = move |_| {
            ctx.point_at(touched.clone());
            ctx.live.set(said.clone());
        };
        view! {
            <button class="rchip" title=title on:click=point>
                <b aria-hidden="true">{*number}</b>{sign.map(icon)}<span aria-hidden="true">{name}</span><span class="sr">{text}</span>
            </button>
        }
    };
    let chips: Vec<_> = deeds.into_iter().map(chip).collect();
    (!chips.is_empty()).then(|| view! { <div class="rgroup">{icon_as(rules.animal(turn.side), "who")}{chips}{why::button(ctx, turn, "rchip ask")}</div> })
}

//! How a game begins here; the shelf has more.

use crate::shell::Room;
use crate::shell::app::Ctx;
use crate::shell::glyph::icon;
use leptos::prelude::*;
use room::HUMAN;

/// Alone against the Rival.
pub fn start(ctx: Ctx) -> impl IntoView {
    let seed = RwSignal::new(String::new());
    let begin = move |_| {
        let seed = seed.get_untracked().trim().parse().unwrap_or_else(|_| js_sys::Math::random().to_bits());
        let game = ctx.packs.with_untracked(|packs| packs.in_use());
        ctx.begin(Room::new(game, seed, vec![HUMAN.to_owned()]));
    };
    view! {
        <section class="stand">
            <div class="cover" aria-hidden="true"><svg><use href="#cover-grove"></use></svg><b>"Bardwood Grove"</b></div>
            <div class="modes">
                <h2>"Bardwood Grove"</h2>
                <p class="unoff">{icon("info")} {move || ctx.text("grove-reconstruction")}</p>
                <div class="row wrap">
                    <button class="btn pri" id="begin" on:click=begin>{icon("play")}{move || ctx.text("page-begin")}</button>
                    <label class="row">{move || ctx.text("page-seed")}
                        <input class="field seed" inputmode="numeric" prop:value=move || seed.get() on:input=move |event| seed.set(event_target_value(&event))/></label>
                </div>
            </div>
        </section>
    }
}

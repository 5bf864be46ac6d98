//! The shelf: go on, begin, bring a game in.

use crate::app::{Ctx, Panel, ctx};
use crate::art::{icon, icon_as};
use crate::room::{HUMAN, Room};
use crate::thinker;
use leptos::prelude::*;
use table::Line;
use wasm_bindgen::JsCast;

/// The shelf.
#[component]
pub fn Home() -> impl IntoView {
    let ctx = ctx();
    let other = RwSignal::new("greedy");
    let hare = RwSignal::new(true);
    let seed = RwSignal::new(String::new());
    let own_pack = RwSignal::new(thinker::overlay().is_some());
    let saved = Room::saved().filter(|room| !room.is_over());
    let begin = move |_| {
        let fresh = (js_sys::Math::random() * 1_000_000.0) as u64;
        let seed = seed.get_untracked().trim().parse().unwrap_or(fresh);
        let (me, them) = (HUMAN.to_owned(), other.get_untracked().to_owned());
        let seats = if hare.get_untracked() { [me, them] } else { [them, me] };
        ctx.enter(Room::new(seed, seats));
    };
    let go_on = move |_| {
        if let Some(room) = Room::saved() {
            ctx.enter(room);
        }
    };
    let moves = saved.as_ref().map(Room::moves);
    view! {
        <main class="home shelf">
            <header class="row hd">
                <h1 class="logo">{icon("spring")}"Bosk"</h1>
                <span class="mut tag">{move || ctx.text("page-lead")}</span><span class="grow"></span>
                <button class="btn quiet" id="lesson" on:click=move |_| if let Some(room) = Room::lesson() { ctx.enter(room) }>{icon("book")}{move || ctx.text("page-learn")}</button>
                <button class="btn" on:click=move |_| ctx.set(|s| s.french = !s.french)>{icon("globe")}{move || ctx.text("page-other-language")}</button>
                <button class="btn sq" aria-label=move || ctx.text("page-theme") on:click=move |_| ctx.set(|s| s.dark = !s.dark)>{icon("theme")}</button>
            </header>
            {moves.map(|n| view! {
                <section class="panel cont">
                    {icon_as("hare", "big")}{icon_as("tortoise", "big")}
                    <p class="grow">{move || ctx.say(&Line::new("page-continue-at").with("n", n))}</p>
                    <button class="btn pri" id="continue" on:click=go_on>{icon("play")}{move || ctx.text("page-continue")}</button>
                </section>
            })}
            <section class="stand">
                <div class="cover" aria-hidden="true"><svg><use href="#cover-duo"></use></svg><b>"Everdell Duo"</b></div>
                <div class="modes">
                    <h2>"Everdell Duo"</h2>
                    <fieldset><legend>{move || ctx.text("page-against")}</legend>
                        <div class="seg" role="radiogroup">
                            {[("greedy", "page-bot-greedy"), ("random", "page-bot-random"), (HUMAN, "page-friend")].map(|(name, id)| view! {
                                <button role="radio" data-other=name aria-checked=move || (other.get() == name).to_string() on:click=move |_| other.set(name)>{move || ctx.text(id)}</button>
                            }).collect_view()}
                        </div>
                    </fieldset>
                    <fieldset><legend>{move || ctx.text("page-you-are")}</legend>
                        <div class="seg" role="radiogroup">
                            {[(true, "duo-hare", "hare"), (false, "duo-tortoise", "tortoise")].map(|(is_hare, id, name)| view! {
                                <button role="radio" aria-checked=move || (hare.get() == is_hare).to_string() on:click=move |_| hare.set(is_hare)>{icon(name)}{move || ctx.text(id)}</button>
                            }).collect_view()}
                        </div>
                    </fieldset>
                    <div class="row wrap">
                        <button class="btn pri" id="begin" on:click=begin>{icon("play")}{move || ctx.text("page-begin")}</button>
                        <label class="row">{move || ctx.text("page-seed")}
                            <input class="field seed" inputmode="numeric" prop:value=move || seed.get() on:input=move |event| seed.set(event_target_value(&event))/></label>
                    </div>
                    <p class="unoff">{icon("info")} {move || ctx.text("page-unofficial-box")}</p>
                </div>
            </section>
            <div class="foot">
                <section class="panel tile">
                    <h2>{move || ctx.text("page-import")}</h2>
                    <input class="field" type="file" accept="application/json,.json" id="import" aria-label=move || ctx.text("page-import") on:change=move |event| import(ctx, event)/>
                </section>
                <section class="panel tile">
                    <details><summary>{move || ctx.text("page-pack")}</summary>
                        <p class="mut">{move || ctx.text(if own_pack.get() { "page-pack-yours" } else { "page-pack-ours" })}</p>
                        <input class="field" type="file" multiple accept=".toml" id="pack" aria-label=move || ctx.text("page-pack") on:change=move |event| lay_pack(ctx, own_pack, event)/>
                        <button class="btn" on:click=move |_| { let _ = thinker::use_overlay(None); own_pack.set(false); }>{move || ctx.text("page-pack-back")}</button>
                    </details>
                    <button class="btn quiet" on:click=move |_| ctx.panel.set(Some(Panel::Rules(None)))>{icon("book")}{move || ctx.text("page-rules")}</button>
                </section>
            </div>
            <footer class="mut">{move || ctx.text("page-footer")}</footer>
        </main>
    }
}

/// Reads a record file; a bad one is told and changes nothing.
fn import(ctx: Ctx, event: web_sys::Event) {
    let file = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok())
        .and_then(|input| input.files())
        .and_then(|files| files.get(0));
    let Some(file) = file else { return };
    leptos::task::spawn_local(async move {
        let text = wasm_bindgen_futures::JsFuture::from(file.text()).await;
        let text = text.ok().and_then(|text| text.as_string()).unwrap_or_default();
        match Room::from_record(&text) {
            Ok(room) => ctx.enter(room),
            Err(error) => {
                let line = Line::new("page-bad-file").with("file", file.name()).with("why", error.line());
                ctx.notice.set(Some(ctx.say(&line)));
            }
        }
    });
}

/// Lays a person's own pack files over ours; bad ones are told and change nothing.
fn lay_pack(ctx: Ctx, own_pack: RwSignal<bool>, event: web_sys::Event) {
    let files = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok())
        .and_then(|input| input.files());
    let Some(files) = files else { return };
    leptos::task::spawn_local(async move {
        let mut texts = Vec::new();
        for file in (0..files.length()).filter_map(|i| files.get(i)) {
            let text = wasm_bindgen_futures::JsFuture::from(file.text()).await;
            texts.push((file.name(), text.ok().and_then(|text| text.as_string()).unwrap_or_default()));
        }
        match thinker::use_overlay(Some(texts)) {
            Ok(()) => own_pack.set(true),
            Err(error) => ctx.notice.set(Some(ctx.say(&error.line()))),
        }
    });
}

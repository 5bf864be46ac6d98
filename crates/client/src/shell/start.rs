//! What a table's page shows while no game is on it: the way to the shelf, where games begin, and a record brought in.

use crate::common::file;
use crate::shell::app::{Ctx, ctx};
use crate::shell::glyph::{icon, icon_as};
use crate::shell::{games, link};
use leptos::prelude::*;
use table::Line;

/// The head of a page without a game.
pub fn head(ctx: Ctx) -> impl IntoView {
    view! {
        <header class="row hd">
            <h1 class="logo">{icon("spring")}"Bosk"</h1><span class="grow"></span>
            <a class="btn" id="to-shelf" href="./">{icon("home")}<span>{move || ctx.text("page-to-shelf")}</span></a>
        </header>
    }
}

/// No game is here: what there is to say is said over it.
#[component]
pub fn Start() -> impl IntoView {
    let ctx = ctx();
    view! { <main class="home nothing">{head(ctx)}</main> }
}

/// What is wrong with the person's own pack, and the way on without it.
#[component]
pub fn Refused() -> impl IntoView {
    let ctx = ctx();
    let why = move || ctx.packs.with(|packs| packs.wished(true)).err().map(|error| ctx.say(&error.line()));
    view! {
        <main class="home nothing">
            {head(ctx)}
            <section class="panel tile" role="alert">
                {icon_as("warn", "big")}
                <div class="grow"><h2>{move || ctx.text("page-pack-refused")}</h2><p class="cut">{why}</p></div>
                <a class="btn pri" id="without-pack" href=link::without_pack()>{move || ctx.text("page-without-pack")}</a>
            </section>
        </main>
    }
}

/// A record is to be opened.
#[component]
pub fn Watch() -> impl IntoView {
    let ctx = ctx();
    view! {
        <main class="home">
            {head(ctx)}
            <section class="panel tile">
                {icon_as("replay", "big")}
                <div class="grow"><h2>{move || ctx.text("page-import")}</h2><p class="mut">{move || ctx.text("page-import-how")}</p></div>
                <input class="sr" type="file" accept="application/json,.json" id="import" on:change=move |event| import(ctx, event)/>
                <label class="btn pri" for="import">{move || ctx.text("page-choose-file")}</label>
            </section>
        </main>
    }
}

/// Reads a record file; a bad one is told and changes nothing.
fn import(ctx: Ctx, event: web_sys::Event) {
    file::read(event_target(&event), move |name, text| match games::of_text(ctx, &text) {
        Ok(room) => ctx.begin(room),
        Err(error) => {
            let line = Line::new("page-bad-file").with("file", name).with("why", error.line());
            ctx.warn(ctx.say(&line));
        }
    });
}

//! Where a game begins: what goes on, how to play, a game brought in, one's own cards.

use crate::shell::Rules;
use crate::shell::app::{Ctx, Panel, ctx};
use crate::shell::face::Face;
use crate::shell::files::{file_text, file_texts};
use crate::shell::games;
use crate::shell::glyph::{icon, icon_as};
use leptos::prelude::*;
use room::games::Entry;
use table::Line;

/// The start of this box.
#[component]
pub fn Start() -> impl IntoView {
    let ctx = ctx();
    let language = |french: bool, code: &'static str, name: &'static str| {
        view! {
            <button role="radio" lang=code aria-label=name aria-checked=move || (ctx.settings.get().french == french).to_string()
                on:click=move |_| ctx.set(|s| s.french = french)>{code.to_uppercase()}</button>
        }
    };
    let running = games::running();
    let learn = move |_| games::learn(ctx);
    let first_visit = running.is_empty();
    let lesson = Rules::LESSON.is_some();
    view! {
        <main class="home shelf">
            <header class="row hd">
                <h1 class="logo">{icon("spring")}"Bosk"</h1>
                <a class="btn quiet" id="to-shelf" href="./">{icon("home")}<span>{move || ctx.text("page-to-shelf")}</span></a>
                <span class="mut tag">{move || ctx.text("page-lead")}</span><span class="grow"></span>
                {(lesson && !first_visit).then(|| view! {
                    <button class="btn quiet" id="lesson" on:click=learn>{icon("book")}{move || ctx.text("page-learn")}</button>
                })}
                <div class="seg" role="radiogroup" aria-label=move || ctx.text("page-language")>
                    {language(true, "fr", "Français")}{language(false, "en", "English")}
                </div>
                <button class="btn sq" id="theme" aria-label=move || ctx.text("page-theme") on:click=move |_| ctx.set(|s| s.dark = !s.dark)>{icon("theme")}</button>
                <button class="btn sq" aria-label=move || ctx.text("page-settings") on:click=move |_| ctx.panel.set(Some(Panel::Settings))>{icon("gear")}</button>
            </header>
            {games::unreadable(ctx).map(|why| view! {
                <section class="panel cont broken" role="alert" id="broken">
                    {icon_as("warn", "big")}<p class="grow">{move || ctx.say(&why)}</p>
                </section>
            })}
            {(lesson && first_visit).then(|| view! {
                <section class="panel cont">
                    {icon_as("hint", "big")}
                    <div class="grow"><h2>{move || ctx.text("page-learn")}</h2><p class="mut">{move || ctx.text("page-learn-how")}</p></div>
                    <button class="btn pri" id="lesson" on:click=learn>{icon("play")}{move || ctx.text("page-learn-begin")}</button>
                </section>
            })}
            {running.into_iter().enumerate().map(|(i, entry)| going_on(ctx, i, entry)).collect_view()}
            {Rules::start(ctx)}
            <div class="foot">
                <section class="panel tile">
                    {icon_as("replay", "big")}
                    <div class="grow"><h2>{move || ctx.text("page-import")}</h2><p class="mut">{move || ctx.text("page-import-how")}</p></div>
                    <input class="sr" type="file" accept="application/json,.json" id="import" on:change=move |event| import(ctx, event)/>
                    <label class="btn" for="import">{move || ctx.text("page-choose-file")}</label>
                </section>
                {own_pack(ctx)}
                <section class="panel tile">
                    {icon_as("book", "big")}
                    <div class="grow"><h2>{move || ctx.text("page-rules")}</h2><p class="mut">{move || ctx.text("page-rules-how")}</p></div>
                    <button class="btn" on:click=move |_| ctx.panel.set(Some(Panel::Rules(None)))>{move || ctx.text("page-open")}</button>
                </section>
            </div>
            <footer class="mut">{move || ctx.text("page-footer")}</footer>
        </main>
    }
}

/// A game under way: its cards in small, where it stands, and the way back to it.
fn going_on(ctx: Ctx, number: usize, entry: Entry) -> impl IntoView {
    let Entry { id, line, picture, .. } = entry;
    let text = move || if ctx.settings.get().french { line.fr.clone() } else { line.en.clone() };
    view! {
        <section class="panel cont">
            <div class="thumb" inner_html=picture></div>
            <div class="grow"><h2>{move || ctx.text("page-continue")}</h2><p class="mut">{text}</p></div>
            <button class="btn pri" id=(number == 0).then_some("continue") on:click=move |_| games::open(ctx, &id)>{icon("play")}{move || ctx.text("page-continue")}</button>
        </section>
    }
}

/// The person's own values, laid over ours.
fn own_pack(ctx: Ctx) -> impl IntoView {
    let has_own = move || ctx.packs.with(|packs| packs.has_own());
    let lay = move |event| {
        file_texts(event, move |files| {
            let mut laid = Ok(());
            ctx.packs.update(|packs| laid = packs.lay(Some(files)));
            if let Err(error) = laid {
                ctx.warn(ctx.say(&error.line()));
            }
        });
    };
    let back = move |_| ctx.packs.update(|packs| drop(packs.lay(None)));
    view! {
        <section class="panel tile">
            {icon_as("card", "big")}
            <div class="grow"><h2>{move || ctx.text("page-pack")}</h2>
                <p class="mut">{move || ctx.text(if has_own() { "page-pack-yours" } else { "page-pack-ours" })}</p></div>
            <input class="sr" type="file" multiple accept=".toml" id="pack" on:change=lay/>
            <label class="btn" for="pack">{move || ctx.text("page-choose-files")}</label>
            {move || has_own().then(|| view! { <button class="btn" on:click=back>{ctx.text("page-pack-back")}</button> })}
        </section>
    }
}

/// Reads a record file; a bad one is told and changes nothing.
fn import(ctx: Ctx, event: web_sys::Event) {
    file_text(event, move |name, text| match games::of_text(ctx, &text) {
        Ok(room) => ctx.begin(room),
        Err(error) => {
            let line = Line::new("page-bad-file").with("file", name).with("why", error.line());
            ctx.warn(ctx.say(&line));
        }
    });
}

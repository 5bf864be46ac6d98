//! The shelf: go on, begin, bring a game in.

use super::app::{Ctx, Panel, ctx};
use super::art::{icon, icon_as};
use super::campaigns::{CampaignShelf, difficulty_choice};
use super::room::{HUMAN, Room};
use super::thinker::{self, duo};
use super::trophies::Trophies;
use crate::shell::files::file_text;
use duo::mode::{CHAPTERS, Chapter, Difficulty, Level, Quest};
use duo::tell::season_line;
use duo::{HARE, Mode, TORTOISE};
use leptos::prelude::*;
use table::Line;
use wasm_bindgen::JsCast;

/// The shelf.
#[component]
pub fn Home() -> impl IntoView {
    let ctx = ctx();
    let quest = RwSignal::new(Wish::Duel);
    let partner = RwSignal::new(SOLO);
    let level = RwSignal::new(Level::Easy);
    let hard = RwSignal::new(false);
    let number = RwSignal::new(1u8);
    let other = RwSignal::new("greedy");
    let hare = RwSignal::new(true);
    let seed = RwSignal::new(String::new());
    let own_pack = RwSignal::new(thinker::overlay().is_some());
    let saved = Room::saved().filter(|room| !room.is_over());
    let begin = move |_| {
        let fresh = (js_sys::Math::random() * 1_000_000.0) as u64;
        let seed = seed.get_untracked().trim().parse().unwrap_or(fresh);
        let (mode, them) = match quest.get_untracked() {
            Wish::Duel => (Mode::Duel, other.get_untracked()),
            Wish::Campaign => return,
            Wish::Challenge => {
                (together(Quest::Challenge(level.get_untracked()), partner.get_untracked()), partner.get_untracked())
            }
            Wish::Chapter => {
                let difficulty = if hard.get_untracked() { Difficulty::Hard } else { Difficulty::Normal };
                let chapter = Chapter::alone(number.get_untracked(), difficulty);
                (together(Quest::Chapter(chapter), partner.get_untracked()), partner.get_untracked())
            }
        };
        let (me, them) = (HUMAN.to_owned(), if them == SOLO { HUMAN } else { them }.to_owned());
        let seats = if hare.get_untracked() { [me, them] } else { [them, me] };
        ctx.enter_fresh(Room::new(mode, seed, seats));
    };
    let learn = move |_| {
        if let Some(room) = Room::lesson() {
            ctx.enter(room);
        }
    };
    let language = |french: bool, code: &'static str, name: &'static str| {
        view! {
            <button role="radio" lang=code aria-label=name aria-checked=move || (ctx.settings.get().french == french).to_string()
                on:click=move |_| ctx.set(|s| s.french = french)>{code.to_uppercase()}</button>
        }
    };
    let first_visit = saved.is_none();
    view! {
        <main class="home shelf">
            <header class="row hd">
                <h1 class="logo">{icon("spring")}"Bosk"</h1>
                <span class="mut tag">{move || ctx.text("page-lead")}</span><span class="grow"></span>
                {(!first_visit).then(|| view! {
                    <button class="btn quiet" id="lesson" on:click=learn>{icon("book")}{move || ctx.text("page-learn")}</button>
                })}
                <div class="seg" role="radiogroup" aria-label=move || ctx.text("page-language")>
                    {language(true, "fr", "Français")}{language(false, "en", "English")}
                </div>
                <button class="btn sq" id="theme" aria-label=move || ctx.text("page-theme") on:click=move |_| ctx.set(|s| s.dark = !s.dark)>{icon("theme")}</button>
                <button class="btn sq" aria-label=move || ctx.text("page-settings") on:click=move |_| ctx.panel.set(Some(Panel::Settings))>{icon("gear")}</button>
            </header>
            {match saved {
                Some(room) => continue_panel(ctx, room).into_any(),
                None => view! {
                    <section class="panel cont">
                        {icon_as("hare", "big")}
                        <div class="grow"><h2>{move || ctx.text("page-learn")}</h2><p class="mut">{move || ctx.text("page-learn-how")}</p></div>
                        <button class="btn pri" id="lesson" on:click=learn>{icon("play")}{move || ctx.text("page-learn-begin")}</button>
                    </section>
                }
                .into_any(),
            }}
            <section class="stand">
                <div class="cover" aria-hidden="true"><svg><use href="#cover-duo"></use></svg><b>"Everdell Duo"</b></div>
                <div class="modes">
                    <h2>"Everdell Duo"</h2>
                    <p class="mut">{move || ctx.text("page-box-facts")}</p>
                    <div class="seg" role="radiogroup" aria-label=move || ctx.text("page-mode")>
                        {[(Wish::Duel, "duel", "page-mode-duel"), (Wish::Campaign, "campaign", "page-mode-campaign"), (Wish::Chapter, "chapter", "page-mode-chapter"), (Wish::Challenge, "challenge", "page-mode-challenge")].map(|(wish, name, id)| view! {
                            <button role="radio" data-mode=name aria-checked=move || (quest.get() == wish).to_string() on:click=move |_| quest.set(wish)>{move || ctx.text(id)}</button>
                        }).collect_view()}
                    </div>
                    {move || match quest.get() {
                        Wish::Duel => view! {
                            <fieldset><legend>{ctx.text("page-against")}</legend>
                                <div class="seg" role="radiogroup">
                                    {[("greedy", "page-bot-greedy"), ("random", "page-bot-random"), (HUMAN, "page-friend")].map(|(name, id)| view! {
                                        <button role="radio" data-other=name aria-checked=move || (other.get() == name).to_string() on:click=move |_| other.set(name)>{move || ctx.text(id)}</button>
                                    }).collect_view()}
                                </div>
                            </fieldset>
                        }.into_any(),
                        Wish::Campaign => view! { <CampaignShelf/> }.into_any(),
                        Wish::Challenge => view! {
                            <fieldset><legend>{ctx.text("page-level")}</legend>
                                <div class="seg" role="radiogroup">
                                    {[(Level::Easy, "page-easy"), (Level::Normal, "page-normal"), (Level::Hard, "page-hard")].map(|(this, id)| view! {
                                        <button role="radio" data-level=this.id() aria-checked=move || (level.get() == this).to_string() on:click=move |_| level.set(this)>{move || ctx.text(id)}</button>
                                    }).collect_view()}
                                </div>
                            </fieldset>
                            {partner_choice(ctx, partner)}
                            <Trophies/>
                        }.into_any(),
                        Wish::Chapter => view! {
                            <div class="row wrap">
                                <label class="row">{ctx.text("page-chapter")}
                                    <select class="field" id="chapter" on:change=move |event| number.set(event_target_value(&event).parse().unwrap_or(1))>
                                        {(1..=CHAPTERS).map(|n| {
                                            let name = ctx.arg(&table::Arg::from(&duo().pack().chapters[usize::from(n) - 1].entry.name));
                                            view! { <option value=n.to_string() selected=n == number.get_untracked()>{format!("{n}. {name}")}</option> }
                                        }).collect_view()}
                                    </select></label>
                                {difficulty_choice(ctx, hard)}
                            </div>
                            {partner_choice(ctx, partner)}
                        }.into_any(),
                    }}
                    <fieldset hidden=move || quest.get() == Wish::Campaign || (quest.get() != Wish::Duel && partner.get() == SOLO)><legend>{move || ctx.text("page-you-are")}</legend>
                        <div class="seg" role="radiogroup">
                            {[(true, "duo-hare", "hare"), (false, "duo-tortoise", "tortoise")].map(|(is_hare, id, name)| view! {
                                <button role="radio" aria-checked=move || (hare.get() == is_hare).to_string() on:click=move |_| hare.set(is_hare)>{icon(name)}{move || ctx.text(id)}</button>
                            }).collect_view()}
                        </div>
                    </fieldset>
                    <div class="row wrap" hidden=move || quest.get() == Wish::Campaign>
                        <button class="btn pri" id="begin" on:click=begin>{icon("play")}{move || ctx.text("page-begin")}</button>
                        <label class="row">{move || ctx.text("page-seed")}
                            <input class="field seed" inputmode="numeric" prop:value=move || seed.get() on:input=move |event| seed.set(event_target_value(&event))/></label>
                    </div>
                    <p class="unoff">{icon("info")} {move || ctx.text("page-unofficial-box")}</p>
                </div>
            </section>
            <section class="panel tile other-box">
                <svg class="mini-cover" aria-hidden="true"><use href="#cover-valley"></use></svg>
                <div class="grow"><h2>"Everdell & Mistwood"</h2><p class="mut">{move || ctx.text("page-valley-facts")}</p></div>
                <a class="btn pri" id="valley" href="valley.html">{icon("play")}{move || ctx.text("page-valley-open-box")}</a>
            </section>
            <div class="foot">
                <section class="panel tile">
                    {icon_as("replay", "big")}
                    <div class="grow"><h2>{move || ctx.text("page-import")}</h2><p class="mut">{move || ctx.text("page-import-how")}</p></div>
                    <input class="sr" type="file" accept="application/json,.json" id="import" on:change=move |event| import(ctx, event)/>
                    <label class="btn" for="import">{move || ctx.text("page-choose-file")}</label>
                </section>
                <section class="panel tile">
                    {icon_as("card", "big")}
                    <div class="grow"><h2>{move || ctx.text("page-pack")}</h2>
                        <p class="mut">{move || ctx.text(if own_pack.get() { "page-pack-yours" } else { "page-pack-ours" })}</p></div>
                    <input class="sr" type="file" multiple accept=".toml" id="pack" on:change=move |event| lay_pack(ctx, own_pack, event)/>
                    <label class="btn" for="pack">{move || ctx.text("page-choose-files")}</label>
                    {move || own_pack.get().then(|| view! {
                        <button class="btn" on:click=move |_| { let _ = thinker::use_overlay(None); own_pack.set(false); }>{ctx.text("page-pack-back")}</button>
                    })}
                </section>
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

/// One person who plays both mayors.
const SOLO: &str = "solo";

/// What a person would like to play.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wish {
    Duel,
    Campaign,
    Chapter,
    Challenge,
}

/// A game together, by one person or two.
fn together(quest: Quest, partner: &str) -> Mode {
    Mode::Together { quest, solo: partner == SOLO }
}

/// Alone with both mayors, with a friend, or with a bot.
fn partner_choice(ctx: Ctx, partner: RwSignal<&'static str>) -> impl IntoView {
    let one = move |name: &'static str, id: &'static str| {
        view! { <button role="radio" data-partner=name aria-checked=move || (partner.get() == name).to_string() on:click=move |_| partner.set(name)>{move || ctx.text(id)}</button> }
    };
    view! {
        <fieldset><legend>{move || ctx.text("page-partner")}</legend>
            <div class="seg" role="radiogroup">{one(SOLO, "page-alone")}{one(HUMAN, "page-friend")}{one("greedy", "page-bot-greedy")}</div>
        </fieldset>
    }
}

/// The game under way: its Meadow in small, who leads, and the way back to it.
fn continue_panel(ctx: Ctx, room: Room) -> impl IntoView {
    let view = room.view();
    let cards = view.meadow.map(|card| {
        let colour = card.map_or("none", |card| duo().pack().card(card).colour.id());
        view! { <i class=format!("c-{colour}")></i> }
    });
    let quest = room.quest_name();
    let (points, left) = (room.score(HARE).total(), room.sitting().state().moves_left());
    let other = match room.other_name() {
        "random" => "page-bot-random",
        HUMAN => "page-friend",
        _ => "page-bot-greedy",
    };
    let [hare, tortoise] = [HARE, TORTOISE].map(|seat| room.score(seat).total());
    let title = match &quest {
        Some(_) => Line::new("page-continue"),
        None => Line::new("page-continue-with").with("other", Line::new(other)),
    };
    let facts = move || {
        let line = match quest.clone() {
            Some(quest) => Line::new("page-continue-together").with("quest", quest).with("points", points),
            None => Line::new("page-continue-at").with("hare", hare).with("tortoise", tortoise),
        };
        ctx.say(&line.with("season", season_line(view.season)).with("n", left))
    };
    let go_on = move |_| {
        if let Some(room) = Room::saved() {
            ctx.enter(room);
        }
    };
    view! {
        <section class="panel cont">
            <div class="thumb" aria-hidden="true">{cards.collect_view()}</div>
            <div class="grow"><h2>{move || ctx.say(&title)}</h2>
                <p class="mut">{facts}</p></div>
            <button class="btn pri" id="continue" on:click=go_on>{icon("play")}{move || ctx.text("page-continue")}</button>
        </section>
    }
}

/// Reads a record file; a bad one is told and changes nothing.
fn import(ctx: Ctx, event: web_sys::Event) {
    file_text(event, move |name, text| match Room::from_record(&text) {
        Ok(room) => ctx.enter(room),
        Err(error) => {
            let line = Line::new("page-bad-file").with("file", name).with("why", error.line());
            ctx.notice.set(Some(ctx.say(&line)));
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

//! How a game of Duo begins: the duel, a campaign, a chapter, a challenge.

use super::campaigns::{CampaignShelf, difficulty_choice};
use super::trophies::Trophies;
use crate::shell::Room;
use crate::shell::app::{Ctx, rules};
use crate::shell::games::fresh_seed;
use crate::shell::glyph::icon;
use duo::Mode;
use duo::mode::{CHAPTERS, Chapter, Difficulty, Level, Quest};
use leptos::prelude::*;
use room::HUMAN;

/// What to play, and with whom.
pub fn start(ctx: Ctx) -> impl IntoView {
    let quest = RwSignal::new(Wish::Duel);
    let partner = RwSignal::new(SOLO);
    let level = RwSignal::new(Level::Easy);
    let hard = RwSignal::new(false);
    let number = RwSignal::new(1u8);
    let other = RwSignal::new("greedy");
    let hare = RwSignal::new(true);
    let seed = RwSignal::new(String::new());
    let begin = move |_| {
        let seed = seed.get_untracked().trim().parse().unwrap_or_else(|_| fresh_seed());
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
        let seats = if hare.get_untracked() { vec![me, them] } else { vec![them, me] };
        let game = ctx.packs.with_untracked(|packs| packs.in_use().in_mode(mode));
        ctx.begin(Room::new(game.into(), seed, seats));
    };
    view! {
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
                                        let name = ctx.arg(&table::Arg::from(&rules().pack().chapters[usize::from(n) - 1].entry.name));
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

//! The campaigns that this browser keeps, side by side, and the screen with a campaign's sheet.

use super::art::{icon, icon_as};
use super::trophies::Trophies;
use crate::common::campaigns::{LIST, ids, key, list, today, unreadable};
pub use crate::common::campaigns::{keep, read};
use crate::common::file::{self, hand_out};
use crate::common::games as kept;
use crate::common::store;
use crate::shell::app::{Ctx, ctx};
use crate::shell::start::head;
use crate::shell::thinker::Packs;
use crate::shell::{Room, games, link};
use duo::Duo;
use duo::campaign::{Campaign, Medal, Next, PER_REPLAY, PER_WATCH};
use duo::mode::{CHAPTERS, Difficulty};
use leptos::prelude::*;
use room::games::{Entry, Saved, key as game_key, remove};
use room::{Extra, HUMAN};
use std::sync::Arc;
use table::entry::Entry as Named;
use table::{Arg, Line, Record, RecordError, Sitting};

const LAST: &str = "bosk.campaigns.last";

fn forget(id: u32) {
    store::keep(LIST, &ids().into_iter().filter(|other| *other != id).collect::<Vec<_>>());
    store::forget(&key(id));
}

/// A name that no campaign ever had here.
fn fresh_id() -> u32 {
    let last: u32 = store::read(LAST).unwrap_or(0);
    let id = ids().into_iter().max().unwrap_or(0).max(last) + 1;
    store::keep(LAST, &id);
    id
}

/// Takes in a campaign file; a bad one is told and changes nothing.
pub fn import(ctx: Ctx, event: web_sys::Event) {
    let duo = ctx.rules();
    file::read(event_target(&event), move |name, text| match Campaign::from_json(&text, &duo) {
        Ok(campaign) => {
            let id = fresh_id();
            if keep(id, &campaign) {
                link::to_campaign(ctx, Some(id));
            } else {
                ctx.notice.set(Some(ctx.text("page-no-storage")));
            }
        }
        Err(error) => {
            let line = Line::new("page-bad-file").with("file", name).with("why", error.line());
            ctx.notice.set(Some(ctx.say(&line)));
        }
    });
}

/// Begins a campaign.
pub fn begin(ctx: Ctx, town: String, players: Vec<String>, difficulty: Difficulty) {
    let duo = ctx.rules();
    let id = fresh_id();
    let campaign = Campaign::new(duo.pack(), players, town, difficulty);
    if keep(id, &campaign) {
        link::to_campaign(ctx, Some(id));
    } else {
        ctx.notice.set(Some(ctx.text("page-no-storage")));
    }
}

/// Keeps the chapter that is being played; writes its result down once it is over.
pub fn follow(extra: Extra, table: &Sitting<Arc<Duo>>) -> bool {
    let Some(id) = extra.campaign else { return true };
    let Some(mut campaign) = read(id) else { return false };
    let record = table.record();
    let written = campaign.chapters.iter().flatten().any(|attempt| attempt.record == record);
    // A game that is written down, or that another window has gone past, changes the sheet no more.
    if written || !campaign.awaits(table.game(), &record.mode) {
        return true;
    }
    if table.state().is_over() {
        campaign.finish(table.game(), table, &today());
    } else {
        campaign.running = Some(record);
    }
    keep(id, &campaign)
}

/// Counts the running chapter as lost.
fn give_up(ctx: Ctx, id: u32) {
    let Some(mut campaign) = read(id) else { return };
    match campaign.running.as_ref().map(|record| of_record(ctx, record)) {
        None => {}
        Some(Err(error)) => ctx.notice.set(Some(ctx.say(&error.line()))),
        Some(Ok(room)) => {
            campaign.finish(room.game(), room.sitting(), &today());
            if !keep(id, &campaign) {
                ctx.notice.set(Some(ctx.text("page-no-storage")));
            }
            // Another game that is under way stays.
            if let Some(game) = running_game(id) {
                let mut index = kept::index();
                remove(&mut index, &game);
                kept::keep(&index);
                store::forget(&game_key(&game));
                ctx.id.set(None);
                ctx.source.set(None);
            }
        }
    }
}

/// A button that asks to be pressed again before it does something that cannot be undone.
fn sure_button(
    ctx: Ctx,
    id: &'static str,
    label: &'static str,
    act: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let armed = RwSignal::new(false);
    let text = move || match armed.get() {
        true => ctx.say(&Line::new("page-sure").with("what", ctx.text(label))),
        false => ctx.text(label),
    };
    let press = move |_| if armed.get_untracked() { act() } else { armed.set(true) };
    view! { <button class="btn quiet" id=id on:click=press on:blur=move |_| armed.set(false)>{icon("close")}{text}</button> }
}

/// Sits down to a chapter: the one under way, the next one, or a lost one once more.
fn play(ctx: Ctx, id: u32, replay: bool) {
    let Some(campaign) = read(id) else { return };
    let chapter = match (replay, campaign.next()) {
        (true, _) => campaign.may_replay(),
        (false, Next::Chapter(chapter)) => Ok(chapter),
        (false, Next::Done) => return,
    };
    if let Some(game) = running_game(id).filter(|_| campaign.running.is_some()) {
        games::open(ctx, &game);
        return;
    }
    let room = match &campaign.running {
        Some(record) => of_record(ctx, record).map_err(|error| error.line()),
        None => chapter.and_then(|chapter| {
            let base = ctx.packs.with_untracked(Packs::in_use);
            let game = campaign.game(&base, chapter).map_err(|error| error.line())?;
            Ok(Room::new(game.into(), games::fresh_seed(), vec![HUMAN.to_owned(), HUMAN.to_owned()]))
        }),
    };
    match room {
        Ok(room) => ctx.begin(room.in_campaign(id)),
        Err(why) => ctx.warn(ctx.say(&why)),
    }
}

/// The game of the running chapter, if it is kept.
fn running_game(id: u32) -> Option<String> {
    let saved = |entry: &Entry| store::read::<Saved>(&game_key(&entry.id));
    let its = |entry: &Entry| saved(entry).is_some_and(|saved| saved.extra.campaign == Some(id));
    { games::running() }.into_iter().find(its).map(|entry| entry.id)
}

fn of_record(ctx: Ctx, record: &Record) -> Result<Room, RecordError> {
    games::by_any_pack(ctx, |base| Room::of_record(base, record))
}

/// All campaigns, the form for a new one, how it begins, and what has been achieved.
#[component]
pub fn Campaigns() -> impl IntoView {
    let ctx = ctx();
    let kept = move || {
        let rows: Vec<_> = list().into_iter().map(|(id, campaign)| kept_row(ctx, id, &campaign)).collect();
        let broken: Vec<_> = unreadable().into_iter().map(|(id, text)| broken_row(ctx, id, text)).collect();
        (!rows.is_empty() || !broken.is_empty()).then(
            || view! { <section class="kept-campaigns" aria-label=ctx.text("page-to-campaigns")>{rows}{broken}</section> },
        )
    };
    view! {
        <main class="home campaigns">
            {head(ctx)}
            <header><h1>{move || ctx.text("page-mode-campaign")}</h1><p class="mut">{move || ctx.text("page-campaign-about")}</p></header>
            {kept}
            <div class="beginning">{new_campaign(ctx)}{move || chapters(ctx)}</div>
            {move || view! { <Trophies/> }}
        </main>
    }
}

/// A campaign that is kept: how far it has come, and the way to its sheet.
fn kept_row(ctx: Ctx, id: u32, campaign: &Campaign) -> impl IntoView + use<> {
    let facts = Line::new("page-campaign-facts")
        .with("n", campaign.chapters.len())
        .with("total", campaign.total())
        .with("players", campaign.players.join(", "));
    let pips = (1..=CHAPTERS).map(|number| {
        let class = match (campaign.result(number), campaign.next()) {
            (Some(attempt), _) if attempt.won => "won",
            (Some(_), _) => "lost",
            (None, Next::Chapter(next)) if next == number => "next",
            (None, _) => "",
        };
        view! { <i class=class></i> }
    });
    view! {
        <button class="panel campaign" on:click=move |_| link::to_campaign(ctx, Some(id))>
            {icon_as("book", "big")}
            <span class="grow"><b>{campaign.town.clone()}</b><span class="mut">{ctx.say(&facts)}</span>
                <span class="pips" aria-hidden="true">{pips.collect_view()}</span></span>
            {icon("chev")}
        </button>
    }
}

/// A campaign that cannot be read: it stays as it is, and can be had as a file.
fn broken_row(ctx: Ctx, id: u32, text: String) -> impl IntoView {
    let told = ctx.say(&Line::new("page-campaign-broken").with("n", id));
    let save = move |_| hand_out(&format!("bosk-campaign-{id}.txt"), &text);
    view! { <p class="panel broken" role="alert">{icon("warn")}<span class="grow">{told}</span><button class="btn" on:click=save>{icon("share")}{ctx.text("page-export-campaign")}</button></p> }
}

/// The form for a new one, and the way to bring one in.
fn new_campaign(ctx: Ctx) -> impl IntoView {
    let (town, first, second) =
        (RwSignal::new(String::new()), RwSignal::new(String::new()), RwSignal::new(String::new()));
    let hard = RwSignal::new(false);
    let start = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let text = |field: RwSignal<String>, otherwise: &'static str| {
            let text = field.get_untracked().trim().to_owned();
            if text.is_empty() { ctx.text(otherwise) } else { text }
        };
        let mut players = vec![text(first, "page-player-one")];
        let partner = second.get_untracked().trim().to_owned();
        players.extend((!partner.is_empty()).then_some(partner));
        let difficulty = if hard.get_untracked() { Difficulty::Hard } else { Difficulty::Normal };
        begin(ctx, text(town, "page-town-name"), players, difficulty);
    };
    let field = |id: &'static str, label: &'static str, empty: &'static str, value: RwSignal<String>| {
        view! {
            <label><span>{move || ctx.text(label)}</span>
                <input class="field" id=id maxlength="40" autocomplete="off" placeholder=move || ctx.text(empty)
                    prop:value=move || value.get() on:input=move |event| value.set(event_target_value(&event))/></label>
        }
    };
    view! {
        <form class="panel box" on:submit=start>
            <h2>{move || ctx.text("page-new-campaign")}</h2>
            {field("town", "page-town", "page-town-name", town)}
            {field("first", "page-first-name", "page-player-one", first)}
            {field("second", "page-second-name", "page-second-none", second)}
            {difficulty_choice(ctx, hard)}
            <button class="btn pri" id="new-campaign">{icon("play")}{move || ctx.text("page-new-campaign-go")}</button>
            <input class="sr" type="file" accept="application/json,.json" id="import-campaign" on:change=move |event| import(ctx, event)/>
            <label class="btn quiet" for="import-campaign">{icon("share")}{move || ctx.text("page-import-campaign")}</label>
        </form>
    }
}

/// Normal or hard.
fn difficulty_choice(ctx: Ctx, hard: RwSignal<bool>) -> impl IntoView {
    let one = move |is_hard: bool, id: &'static str| {
        view! { <button role="radio" data-hard=is_hard.to_string() aria-checked=move || (hard.get() == is_hard).to_string() on:click=move |_| hard.set(is_hard)>{move || ctx.text(id)}</button> }
    };
    view! { <div class="seg" role="radiogroup" aria-label=move || ctx.text("page-difficulty")>{one(false, "page-normal")}{one(true, "page-hard")}</div> }
}

/// The sheet of a campaign.
#[component]
pub fn Sheet(id: u32) -> impl IntoView {
    let ctx = ctx();
    let version = RwSignal::new(0);
    move || {
        version.get();
        let campaign = read(id)?;
        let rows = (1..=CHAPTERS).map(|number| chapter_row(ctx, &campaign, number)).collect_view();
        let total = Line::new("page-sheet-total")
            .with("points", campaign.running_total(CHAPTERS.into()))
            .with("watches", campaign.unused_watches())
            .with("per_watch", PER_WATCH)
            .with("replays", campaign.replays())
            .with("per_replay", PER_REPLAY)
            .with("total", campaign.total());
        let medal = (campaign.next() == Next::Done).then(|| medal(ctx, &campaign));
        let running = campaign.running.is_some();
        let next = match (running, campaign.next()) {
            (true, _) => Some(ctx.text("page-continue-chapter")),
            (false, Next::Chapter(n)) => Some(ctx.say(&Line::new("page-play-chapter").with("n", n))),
            (false, Next::Done) => None,
        };
        let story = match (running, campaign.next()) {
            (false, Next::Chapter(n)) => {
                let asks = campaign.game(&ctx.rules(), n).ok().map(|game| asks(ctx, &game));
                Some(view! { <section class="panel box">{story(ctx, n)}{asks}</section> })
            }
            _ => None,
        };
        let replay = (!running && campaign.may_replay().is_ok()).then(|| {
            view! { <button class="btn" id="replay-chapter" on:click=move |_| play(ctx, id, true)>{icon("replay")}{ctx.text("page-replay-chapter")}</button> }
        });
        let give_up = running.then(|| {
            sure_button(ctx, "give-up", "page-give-up", move || {
                give_up(ctx, id);
                version.update(|n| *n += 1);
            })
        });
        let text = campaign.to_json();
        let difficulty = ctx.text(if campaign.difficulty == Difficulty::Hard { "page-hard" } else { "page-normal" });
        Some(view! {
            <main class="home sheet-page">
                <header class="row wrap">
                    <button class="btn quiet" id="to-campaigns" on:click=move |_| link::to_campaign(ctx, None)>{icon("book")}{ctx.text("page-to-campaigns")}</button>
                    <h1>{campaign.town.clone()}</h1><span class="mut">{campaign.players.join(", ")}" · "{difficulty}</span>
                </header>
                {medal}
                {story}
                <div class="row wrap">
                    {next.map(|label| view! { <button class="btn pri" id="play-chapter" on:click=move |_| play(ctx, id, false)>{icon("play")}{label}</button> })}
                    {replay}{give_up}
                    <button class="btn" id="export-campaign" on:click=move |_| hand_out("bosk-campaign.json", &text)>{icon("share")}{ctx.text("page-export-campaign")}</button>
                    <span class="grow"></span>
                    {sure_button(ctx, "forget", "page-forget-campaign", move || {
                        forget(id);
                        link::to_campaign(ctx, None);
                    })}
                </div>
                <section class="panel box scroll-x">
                    <table class="points campaign-sheet">
                        <thead><tr><th scope="col">"#"</th><th scope="col">{ctx.text("page-chapter")}</th><th scope="col">{ctx.text("page-day")}</th>
                            <th scope="col">{ctx.text("page-result-of")}</th><th scope="col">{icon("watch")}<span class="sr">{ctx.text("page-watches-left")}</span></th>
                            <th scope="col">{ctx.text("page-total")}</th></tr></thead>
                        <tbody>{rows}</tbody>
                    </table>
                    <p class="sheet-total">{ctx.say(&total)}</p>
                </section>
            </main>
        })
    }
}

/// One chapter of the sheet: its result, or that it is still to come.
fn chapter_row(ctx: Ctx, campaign: &Campaign, number: u8) -> impl IntoView + use<> {
    let duo = ctx.rules();
    let title = ctx.arg(&Arg::from(&duo.pack().chapters[usize::from(number) - 1].entry.name));
    let result = campaign.result(number).cloned();
    let replayed = campaign.chapters.get(usize::from(number) - 1).is_some_and(|attempts| attempts.len() > 1);
    let total = result.as_ref().map(|_| campaign.running_total(number.into()));
    let (class, letter) = match &result {
        Some(attempt) if attempt.won => ("won", ctx.text("page-won")),
        Some(_) => ("lost", ctx.text("page-lost")),
        None => ("", String::new()),
    };
    let score = result.as_ref().map(|attempt| attempt.score);
    let watches = result.as_ref().map(|attempt| attempt.watches);
    view! {
        <tr class=class><th scope="row">{number}</th><td>{title}</td><td>{result.map(|attempt| attempt.date)}</td>
            <td><b>{letter}</b>" "{score}{replayed.then(|| view! { " "{icon_as("replay", "mini")}<span class="sr">{ctx.text("page-replayed")}</span> })}</td>
            <td>{watches}</td><td>{total}</td></tr>
    }
}

/// What a chapter asks for, and what it forbids.
fn asks(ctx: Ctx, game: &Duo) -> impl IntoView + use<> {
    let chapter = game.chapter()?;
    let goals = (0..chapter.goals.len()).map(|n| ("slot", ctx.say(&game.goal_line(n))));
    let bans = chapter.bans.iter().map(|ban| ("lock", ctx.arg(&Arg::from(&ban.text))));
    let rows = goals.chain(bans).map(|(mark, text)| view! { <li class="goal">{icon(mark)}{text}</li> });
    Some(view! { <ul class="goals">{rows.collect_view()}</ul> })
}

/// What a chapter is about.
fn story(ctx: Ctx, number: u8) -> impl IntoView + use<> {
    let duo = ctx.rules();
    let entry = &duo.pack().chapters[usize::from(number) - 1].entry;
    let title = ctx.say(&Line::new("duo-chapter").with("n", number).with("title", &entry.name));
    view! { <h2>{title}</h2><p class="story">{ctx.arg(&Arg::from(&entry.text))}</p> }
}

/// How the story begins, and what its chapters are called.
fn chapters(ctx: Ctx) -> impl IntoView {
    let duo = ctx.rules();
    let title = |entry: &Named| ctx.arg(&Arg::from(&entry.name));
    let titles = duo.pack().chapters.iter().map(|chapter| view! { <li>{title(&chapter.entry)}</li> });
    view! { <section class="panel box chapters">{story(ctx, 1)}<ol>{titles.collect_view()}</ol></section> }
}

/// The medal of a finished campaign, or none.
fn medal(ctx: Ctx, campaign: &Campaign) -> impl IntoView + use<> {
    let medal = Medal::of(campaign.total());
    let class = match medal {
        Some(Medal::Gold) => "gold",
        Some(Medal::Silver) => "silver",
        Some(Medal::Bronze) => "bronze",
        None => "none",
    };
    let text = match medal {
        Some(medal) => ctx.say(&Line::new("cli-sheet-medal").with("medal", medal.line())),
        None => ctx.text("cli-sheet-no-medal"),
    };
    view! { <section class=format!("panel box trophy {class}") role="status">{icon_as("event", "huge")}<h2>{text}</h2><b class="num">{campaign.total()}</b></section> }
}

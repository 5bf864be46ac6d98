//! The address: which game it names, a link that holds one, and the way home.

use crate::common::{clip, store};
use crate::shell::app::{Ctx, Panel, Screen};
use crate::shell::face::Face;
use crate::shell::focus::is_phone;
use crate::shell::review::{Back, back};
use crate::shell::{Room, Rules, games};
use leptos::prelude::*;
use room::address::Beginning;
use room::{Address, HUMAN};
use table::{Arg, Game, Line, RecordError, Shelved, link};
use wasm_bindgen::JsValue;

fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// Puts another end to the address, in the place of the present one or so that Back leads there; nobody follows it.
fn write(ctx: Ctx, hash: &str, instead: bool) {
    let Ok(history) = window().history() else { return };
    ctx.here.set_value(hash.to_owned());
    let _ = match instead {
        true => history.replace_state_with_url(&JsValue::NULL, "", Some(hash)),
        false => history.push_state_with_url(&JsValue::NULL, "", Some(hash)),
    };
}

/// The address is that of a kept game from now on.
pub fn name_game(ctx: Ctx, id: &str) {
    let here = Address::of_game(id);
    let now = hash();
    if now != here {
        write(ctx, &here, !matches!(Address::read(&now), Address::Nowhere | Address::Watch | Address::Campaign(_)));
    }
}

/// How many things lie over the table, each of which Back takes away: a review, the table of then, the sheet of a phone, a panel.
fn layers(ctx: Ctx, review: Back) -> usize {
    let over = [
        review.is_open(ctx),
        ctx.looking.get().is_some(),
        ctx.picked.get().is_some() && is_phone(),
        ctx.panel.with(Option::is_some),
    ];
    over.into_iter().filter(|&lies| lies).count()
}

/// How many of them there were when the browser came to where it is.
fn steps(history: &web_sys::History) -> usize {
    history.state().ok().and_then(|state| state.as_f64()).unwrap_or(0.0) as usize
}

/// The browser gets a step for each thing that lies over the table, and loses those of what was taken away otherwise.
fn keep_steps(ctx: Ctx, leaving: StoredValue<bool>, layers: usize) {
    let Ok(history) = window().history() else { return };
    let there = steps(&history);
    if leaving.get_value() {
        return;
    }
    for n in there + 1..=layers {
        let _ = history.push_state_with_url(&JsValue::from_f64(n as f64), "", None);
    }
    if there > layers && ctx.here.with_value(|here| *here == hash()) {
        leaving.set_value(history.go_with_delta(layers as i32 - there as i32).is_ok());
    }
}

/// Shows what the address asks for, now and whenever somebody goes back or on.
pub fn follow(ctx: Ctx) {
    let (review, leaving) = (back(), StoredValue::new(false));
    let layers = Memo::new(move |_| layers(ctx, review));
    Effect::new(move |_| keep_steps(ctx, leaving, layers.get()));
    window_event_listener(leptos::ev::popstate, move |_| {
        let there = window().history().map_or(0, |history| steps(&history));
        // The browser has done what the page asked for; meanwhile something else may lie there.
        if leaving.get_value() {
            leaving.set_value(false);
            keep_steps(ctx, leaving, layers.get_untracked());
            return;
        }
        while layers.get_untracked() > there {
            if ctx.panel.with_untracked(Option::is_some) || ctx.picked.with_untracked(Option::is_some) {
                ctx.back();
            } else if ctx.looking.with_untracked(Option::is_some) {
                ctx.looking.set(None);
            } else {
                review.close();
            }
        }
        if ctx.here.with_value(|here| *here != hash()) {
            route(ctx);
        }
    });
    route(ctx);
}

fn route(ctx: Ctx) {
    ctx.here.set_value(hash());
    match Address::read(&hash()) {
        Address::Game(id) => games::open(ctx, &id),
        Address::New(wish) => match ctx.packs.with_untracked(|packs| packs.wished(wish.pack)) {
            Ok(base) => match begun(&base, wish) {
                Ok(room) => ctx.begin(room),
                Err(why) => {
                    ctx.screen.set(Screen::Start);
                    ctx.warn(ctx.say(&why));
                }
            },
            // The next game begins without.
            Err(_) => {
                store::keep_text(&store::refused_pack(Rules::PACK), "1");
                ctx.screen.set(Screen::Refused);
            }
        },
        Address::Lesson => games::learn(ctx),
        Address::Campaign(Some(id)) if Rules::has_campaign(id) => ctx.screen.set(Screen::Sheet(id)),
        Address::Campaign(Some(_)) => {
            ctx.screen.set(Screen::Start);
            ctx.warn(ctx.text("page-no-such-campaign"));
        }
        Address::Link(hash) => open(ctx, &hash),
        Address::Campaign(None) => ctx.screen.set(Screen::Campaigns),
        Address::Watch => ctx.screen.set(Screen::Watch),
        Address::Rules => {
            ctx.screen.set(Screen::Start);
            ctx.panel.set(Some(Panel::Rules(None)));
        }
        Address::Nowhere => {
            ctx.screen.set(Screen::Start);
            // Unless something must be read here first, the page leads to where games begin.
            match games::unreadable(ctx) {
                Some(why) => ctx.warn(ctx.say(&why)),
                None => drop(window().location().replace(SHELF)),
            }
        }
    }
}

/// The game that an address wishes for, or why it cannot begin.
fn begun(base: &Rules, wish: Beginning) -> Result<Room, Line> {
    let game = base.in_named_mode(&wish.mode)?;
    let who = |i: usize| if i == 0 || game.is_solo() { HUMAN } else { "squirrel" }.to_owned();
    if let Some(name) = wish.seats.iter().find(|name| !may_sit(name)) {
        return Err(Line::new("page-unknown-seat").with("name", Arg::Plain(name.clone())));
    }
    let seats = match wish.seats.len() == game.seats() {
        true => wish.seats,
        false => (0..game.seats()).map(who).collect(),
    };
    Ok(Room::new(game.into(), wish.seed.unwrap_or_else(games::fresh_seed), seats).with_names(&wish.names))
}

/// Whether somebody who is called so can take a seat: a person, a level, or the bot behind one.
fn may_sit(name: &str) -> bool {
    let bot = name.strip_prefix("plain-").unwrap_or(name).split(':').next();
    name == HUMAN || menu::level_of(name).is_some() || matches!(bot, Some("planner" | "forest"))
}

/// The address of the game that is wished for here, without the person's own pack.
pub fn without_pack() -> String {
    hash().replace("&pack=1", "")
}

/// Where games begin.
pub const SHELF: &str = "./";

/// To the shelf; the game on the table is kept.
pub fn home() {
    let _ = window().location().set_href(SHELF);
}

/// The sheet of a campaign, or all campaigns.
pub fn to_campaign(ctx: Ctx, id: Option<u32>) {
    let hash = id.map_or("#/campaign".to_owned(), |id| format!("#/campaign/{id}"));
    write(ctx, &hash, false);
    ctx.screen.set(id.map_or(Screen::Campaigns, Screen::Sheet));
}

/// Puts a link that replays the game into the address bar, and into the clipboard where the browser allows it.
pub fn share(ctx: Ctx) {
    let Some(record) = ctx.of_source(|source| source.record()).flatten() else { return };
    match link::write(&*ctx.rules(), &record) {
        Ok(hash) => {
            write(ctx, &hash, true);
            let address = window().location().href().unwrap_or_default();
            leptos::task::spawn_local(async move {
                let copied = clip::copy(&address).await;
                ctx.warn(ctx.text(if copied { "page-shared" } else { "page-shared-here" }));
            });
        }
        Err(error) => ctx.warn(ctx.say(&error.line())),
    }
}

/// Shows a game that somebody sent; it is kept here once it goes on.
fn open(ctx: Ctx, hash: &str) {
    let Some(read) = link::read(hash) else { return };
    let room = read.and_then(|sent| {
        games::by_any_pack(ctx, |base: &Rules| {
            let (name, mode) = sent.table();
            let other = || RecordError::OtherGame {
                found: format!("{name} {mode}"),
                wanted: format!("{} {}", base.name(), base.mode()),
            };
            if name != base.name() {
                return Err(other());
            }
            let record = sent.record(&base.in_named_mode(mode).map_err(|_| other())?)?;
            Room::of_record(base, &record)
        })
    });
    match room {
        // A game of one's own is no copy of itself.
        Ok(room) => match games::kept_as(&room) {
            Some(id) => games::open(ctx, &id),
            None => {
                ctx.id.set(None);
                ctx.sit_down(Box::new(room));
            }
        },
        Err(error) => ctx.warn(ctx.say(&Line::new("page-bad-link").with("why", error.line()))),
    }
}

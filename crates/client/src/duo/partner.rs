//! The partner's side of the table when two play together: their reserve, what the game is about, Miss Thorn.

use super::art::icon;
use super::card::tile;
use super::face::Panel;
use super::mayors::occupied_row;
use crate::everdell::glyph::owner;
use crate::everdell::side::goods_row;
use crate::shell::Scene;
use crate::shell::app::{Ctx, ctx, rules};
use crate::shell::face::Face;
use crate::shell::speech::level_tag;
use duo::board::Verb;
use duo::{Action, CardSet, GoalState, View};
use leptos::prelude::*;
use table::{Arg, Game, Line, Seat, Tell};
use woodland::{Colour, Good, Kind};

/// The partner, the goals or Miss Thorn, and the way to what can be done besides.
pub fn partner(scene: &Scene) -> impl IntoView + use<> {
    let duo = rules();
    let ctx = ctx();
    let seat = scene.near.other();
    let mayor = scene.view.mayors[seat.index()];
    let home = mayor.workers.iter().filter(|worker| worker.is_none()).count();
    let state = Line::new("page-mayor").with("hand", mayor.hand_count).with("workers", home);
    let said =
        scene.said_by(seat).map(|line| view! { <span class="said">"« "{ctx.say(line)}" »"</span> }).collect_view();
    let hand = scene.view.together.solo().then(|| {
        view! { <button class="btn quiet" id="other-hand" on:click=move |_| ctx.open(Panel::Hand(seat))>{icon("card")}<span>{ctx.text("page-other-hand")}</span></button> }
    });
    let talk = (!scene.view.together.solo() && !scene.bot).then(|| {
        view! { <button class="btn quiet" id="say" on:click=move |_| ctx.open(Panel::Say)>{icon("people")}<span>{ctx.text("page-say")}</span></button> }
    });
    view! {
        <section class="opp partner panel" data-zone="other" aria-label=ctx.say(&ctx.player(seat))>
            <div class="row"><h2 class="ph">{owner(duo.animal(seat), "")}<span>{ctx.say(&ctx.sitter(seat))}</span>{level_tag(ctx, seat)}</h2>
                <span class="grow"></span>{hand}{talk}</div>
            <div class="row wrap">{goods_row(scene, seat)}{occupied_row(scene, seat)}<span class="mut state">{ctx.say(&state)}</span>{said}</div>
            {quest(scene)}
        </section>
    }
}

/// Goals with marks, or Miss Thorn's points and pile; the sharing tile, watches and Good News.
fn quest(scene: &Scene) -> impl IntoView + use<> {
    let duo = rules();
    let ctx = ctx();
    let together = scene.view.together;
    let goals = duo.seen_goals(&scene.view).into_iter().enumerate().map(|(n, state)| {
        let (mark, id) = match state {
            GoalState::Met => ("check", "page-goal-met"),
            GoalState::Open => ("slot", "page-goal-open"),
            GoalState::Missed => ("close", "page-goal-missed"),
        };
        let class = if state == GoalState::Missed { "goal missed" } else { "goal" };
        view! { <li class=class>{icon(mark)}<span class="sr">{ctx.text(id)}</span>{ctx.say(&duo.goal_line(n))}</li> }
    });
    let bans = duo.chapter().map(|chapter| {
        chapter
            .bans
            .iter()
            .map(|ban| view! { <li class="goal">{icon("lock")}{ctx.arg(&Arg::from(&ban.text))}</li> })
            .collect_view()
    });
    let thorn = duo.level().is_some().then(|| {
        let line = Line::new("page-thorn").with("points", duo.seen_thorn(&scene.view)).with("n", together.thorn.len());
        view! {
            <div class="row thorn">{owner("skunk", "big")}<b class="grow">{ctx.say(&line)}</b>
                <button class="btn quiet" id="thorn" on:click=move |_| ctx.open(Panel::Thorn)>{icon("eye")}<span>{ctx.text("page-her-cards")}</span></button></div>
        }
    });
    let watches = (together.watches > 0).then(|| {
        let label = ctx.say(&Line::new("page-watches").with("n", together.watches));
        view! { <span class="res">{icon("watch")}{label}</span> }
    });
    let news = together.kept.iter().map(|news| {
        let entry = &duo.pack().news(news).entry;
        view! { <span class="news-card" title=ctx.arg(&Arg::from(&entry.text))>{icon("sound")}{ctx.arg(&Arg::from(&entry.name))}</span> }
    });
    let tile = together.tile.map(|(seat, item)| {
        let line = Line::new("cli-tile").with("who", duo.seat_name(seat)).with("item", duo.item_line(item));
        view! { <p class="said">{ctx.say(&line)}</p> }
    });
    view! {
        {thorn}
        <div class="row wrap">{duo.chapter().map(|_| view! { <b>{ctx.text("page-goals")}</b> })}{watches}{news.collect::<Vec<_>>()}</div>
        <ul class="goals">{goals.collect_view()}{bans}</ul>
        {tile}
    }
}

/// What can be done besides the question: share, use Good News, turn over a watch.
pub fn besides_list(ctx: Ctx) -> impl IntoView {
    let duo = ctx.rules();
    let scene = ctx.scene.get();
    let rows = scene.map(|scene| {
        let fits = |action: &Action| action.verb() == Verb::Besides;
        let choices: Vec<Action> = scene.choices.iter().copied().filter(fits).collect();
        let row = |action: Action| {
            let name = match action {
                Action::Share(_) => "share",
                Action::Watch(_) => "watch",
                _ => "sound",
            };
            let label = ctx.say(&duo.offer(&scene.view, action));
            let act = move |_| {
                ctx.panel.set(None);
                ctx.act(&[action]);
            };
            view! { <button class="btn way" data-action=duo.write_action(action) on:click=act>{icon(name)}<span>{label}</span></button> }
        };
        choices.into_iter().map(row).collect_view()
    });
    view! { <div class="col gaps">{rows}</div> }
}

/// What partners may tell each other: the colours and kinds they hold, and what they wish for. [D15.21]
pub fn say_list(ctx: Ctx) -> impl IntoView {
    let duo = ctx.rules();
    let Some(scene) = ctx.scene.get() else { return ().into_any() };
    let hand = scene.view.mayors[scene.near.index()].hand;
    let held = |colour: Colour, kind: Kind| {
        let fits = |card: &duo::CardId| duo.pack().card(*card).colour == colour && duo.pack().card(*card).kind == kind;
        let n = hand.filter(fits).count();
        let id = if kind == Kind::Critter { "page-say-critter" } else { "page-say-construction" };
        (n > 0).then(|| Line::new(id).with("n", n).with("colour", colour.id()))
    };
    let cards =
        Colour::ALL.into_iter().flat_map(|colour| Kind::ALL.into_iter().filter_map(move |kind| held(colour, kind)));
    let wishes =
        Good::ALL.into_iter().map(|good| Line::new("page-say-wish").with("good", duo::tell::good_line(good, 1)));
    let seat = scene.near;
    let row = |phrase: Line| {
        let label = ctx.say(&phrase);
        let say = move |_| tell_partner(ctx, seat, phrase.clone());
        view! { <button class="btn way" on:click=say>{icon("people")}<span>{label}</span></button> }
    };
    view! { <p class="mut">{ctx.text("page-say-how")}</p><div class="col gaps">{cards.chain(wishes).map(row).collect::<Vec<_>>()}</div> }.into_any()
}

fn tell_partner(ctx: Ctx, seat: Seat, phrase: Line) {
    ctx.panel.set(None);
    ctx.live.set(ctx.say(&phrase));
    ctx.source.update(|source| {
        if let Some(source) = source {
            source.say(seat, phrase);
        }
    });
}

/// Cards side by side.
pub fn pile(ctx: Ctx, cards: impl Fn(&View) -> CardSet) -> impl IntoView {
    let tiles = ctx.scene.get().map(|scene| cards(&scene.view).map(|card| tile(card, &scene, "")).collect_view());
    view! { <div class="tiles">{tiles}</div> }
}

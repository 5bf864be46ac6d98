//! The players' sides of the table: cities, reserve, hand, piles.

use super::card::{chip, mini, plot, tile};
use super::face::Panel;
use super::lair::rival;
use crate::everdell::glyph::{owner, piece};
use crate::everdell::side::{self, counts, goods_row, piles, point_tokens};
use crate::shell::Scene;
use crate::shell::app::{Ctx, ctx, rules};
use crate::shell::face::Face;
use crate::shell::glyph::icon;
use crate::shell::speech::level_tag;
use leptos::prelude::*;
use table::{Arg, Game, Line, Seat, Tell, Viewer};
use valley::board::Target;
use valley::{Building, CITY, PlayerView, Post, Spot};
use woodland::words::season_line;

fn power_text(ctx: Ctx, player: &PlayerView) -> Option<(String, String)> {
    let valley = ctx.rules();
    let entry = valley.pack().powers.get(player.power? as usize)?;
    Some((ctx.arg(&Arg::from(&entry.name)), ctx.arg(&Arg::from(&entry.text))))
}

fn power(ctx: Ctx, player: &PlayerView) -> Option<impl IntoView + use<>> {
    power_text(ctx, player)
        .map(|(name, text)| view! { <span class="power" title=text>{icon("star")}<span>{name}</span></span> })
}

/// The name of a player where there is little room.
fn short_name(seat: Seat) -> &'static str {
    match seat {
        Seat(0) => "page-valley-squirrel",
        Seat(1) => "page-valley-mouse",
        Seat(2) => "page-valley-hedgehog",
        _ => "page-valley-turtle",
    }
}

/// The cards of a city with their spots, in order of arrival.
pub fn spots(seat: Seat, player: &PlayerView) -> Vec<(Spot, Building)> {
    let nth = |at: usize| player.city[..at].iter().filter(|b| b.card == player.city[at].card).count() as u8;
    player
        .city
        .iter()
        .enumerate()
        .map(|(at, b)| (Spot { owner: seat.into(), card: b.card, nth: nth(at) }, *b))
        .collect()
}

/// The couples of a city, each of which shares a plot.
fn couples(built: &[(Spot, Building)]) -> Vec<(Spot, Spot)> {
    let mut couples: Vec<(Spot, Spot)> = Vec::new();
    for (spot, b) in built {
        let single = |spot: &Spot| couples.iter().all(|(one, other)| one != spot && other != spot);
        let wed = |(other, theirs): &&(Spot, Building)| {
            Some(other.card) == b.partner() && theirs.partner() == Some(spot.card) && single(other)
        };
        if let Some((other, _)) = built.iter().find(wed).filter(|_| single(spot)) {
            couples.push((*spot, *other));
        }
    }
    couples
}

/// Everybody else, in their order round the table; the opponent in the box last.
pub fn others(scene: &Scene) -> impl IntoView + use<> {
    let (ctx, valley) = (ctx(), rules());
    let n = scene.view.players.len();
    let seats = (1..n).map(|i| Seat(((scene.near.index() + i) % n) as u8));
    let boxed = valley.automa().is_some().then(|| rival(scene));
    view! {
        <div class="others" role="group" aria-label=ctx.text("page-valley-tab-others")>
            {seats.map(|seat| other(scene, seat)).collect_view()}{boxed}
        </div>
    }
}

/// How many cards of each colour stand in a player's city.
fn city_counts(player: &PlayerView) -> impl IntoView + use<> {
    let valley = rules();
    counts(|colour| player.city.iter().filter(|b| valley.pack().card(b.card).colour == colour).count())
}

fn other(scene: &Scene, seat: Seat) -> impl IntoView + use<> {
    let valley = rules();
    let ctx = ctx();
    let player = &scene.view.players[seat.index()];
    let name = ctx.given_name(seat).unwrap_or_else(|| ctx.text(short_name(seat)));
    let home = player.workers.iter().filter(|&&post| post == Post::Home).count();
    let season = ctx.say(&season_line(player.season));
    let fact = |name: &'static str, id: &'static str, n: usize, text: String| {
        let label = ctx.say(&Line::new(id).with("n", n));
        view! { <span class="res fact" role="img" aria-label=label.clone() title=label>{icon(name)}{text}</span> }
    };
    let spaces = usize::from(player.spaces);
    let counts = city_counts(player);
    let mut built = spots(seat, player);
    built.sort_by_key(|(spot, _)| valley.pack().card(spot.card).colour as u8);
    let couples = couples(&built);
    // The second of a couple is drawn with the first, and by itself only where it can be chosen.
    let can = |spot: &Spot| !ctx.choices_at(scene, Target::City(*spot)).is_empty();
    let second = |spot: &Spot| couples.iter().any(|(_, other)| other == spot) && !can(spot);
    let drawn: Vec<_> = built.iter().filter(|(spot, _)| !second(spot)).collect();
    let free = (usize::from(CITY).saturating_sub(spaces)).min(usize::from(CITY).saturating_sub(drawn.len()));
    let beside =
        |spot: &Spot| couples.iter().find(|(one, other)| one == spot && second(other)).map(|&(_, other)| other);
    let minis = drawn.iter().map(|(spot, b)| mini(scene, *spot, b, beside(spot))).collect_view();
    let free = (0..free).map(|_| view! { <span class="wee free"></span> }).collect_view();
    let turn = if scene.decider == Some(seat) { "opp panel turn" } else { "opp panel" };
    let open = ctx.say(&Line::new("page-valley-city-of").with("who", valley.seat_name(seat)));
    view! {
        <section class=turn data-zone="other" aria-label=ctx.say(&ctx.player(seat))>
            <div class="l">
                <div class="row"><h2 class="ph">{owner(valley.animal(seat), "")}<span>{name}</span>{level_tag(ctx, seat)}</h2>
                    <span class="grow"></span>
                    <span class="medal">{scene.score(seat).total()}</span>
                    <button class="btn quiet spread" data-city=seat.index().to_string() aria-label=open on:click=move |_| ctx.open(Panel::City(seat))>{icon("eye")}</button></div>
                <div class="row gd">{goods_row(scene, seat)}{point_tokens(player.points)}</div>
                <div class="row gd">
                    {fact("card", "page-valley-hand-n", player.hand_count.into(), player.hand_count.to_string())}
                    {fact(valley.animal(seat), "page-workers", home, home.to_string())}
                    {fact("construction", "page-valley-spaces", spaces, format!("{spaces}/{CITY}"))}
                    {match player.passed {
                        true => view! { <span class="mut passed">{ctx.text("cli-passed")}</span> }.into_any(),
                        false => view! { <span class="season" role="img" aria-label=season.clone() title=season.clone()>{icon(player.season.id())}</span> }.into_any(),
                    }}
                </div>
                <div class="row gd counts">{counts}</div>
                {power(ctx, player)}
            </div>
            <div class="minis">{minis}{free}</div>
        </section>
    }
}

/// One's own city: its plots, sorted by colour, with those that are free.
pub fn city(scene: &Scene) -> impl IntoView + use<> {
    let valley = rules();
    let ctx = ctx();
    let seat = scene.near;
    let player = &scene.view.players[seat.index()];
    let mut built = spots(seat, player);
    built.sort_by_key(|(spot, _)| valley.pack().card(spot.card).colour as u8);
    let counts = city_counts(player);
    let couples = couples(&built);
    let first = built.iter().filter(|(spot, _)| couples.iter().all(|(_, other)| other != spot));
    let plots: Vec<_> = first
        .map(|(spot, b)| {
            let other = couples.iter().find(|(one, _)| one == spot).map(|(_, other)| other);
            match built.iter().find(|(spot, _)| Some(spot) == other) {
                Some((other, theirs)) => {
                    view! { <span class="pairp">{plot(scene, *spot, b)}{plot(scene, *other, theirs)}{icon("heart")}</span> }
                        .into_any()
                }
                None => plot(scene, *spot, b),
            }
        })
        .collect();
    let free = usize::from(CITY.saturating_sub(player.spaces));
    let columns = (plots.len() + free).div_ceil(3).max(5);
    let free = (0..free).map(|_| view! { <span class="noplot"></span> }).collect_view();
    let score = scene.score(seat);
    let tally = Line::new("page-valley-tally")
        .with("cards", score.cards)
        .with("bonus", score.bonus)
        .with("tokens", score.tokens)
        .with("journey", score.journey)
        .with("events", score.events);
    let prisoners: Vec<Arg> = player.prisoners.iter().map(|&card| valley.card_name(card)).collect();
    let prisoners = (!prisoners.is_empty()).then(|| {
        let names = ctx.say(&Line::new("page-valley-prisoners").with("cards", Arg::List(prisoners.clone())));
        view! { <span class="res" role="img" aria-label=names.clone() title=names>{icon("lock")}{prisoners.len()}</span> }
    });
    let spaces = ctx.say(&Line::new("page-valley-spaces").with("n", player.spaces));
    view! {
        <section class="city panel" data-zone="own" aria-label=ctx.text("page-tab-city")>
            <div class="row"><h2 class="ph">{icon(valley.animal(seat))}{ctx.text("page-tab-city")}</h2><span class="mut state">{spaces}</span><span class="grow"></span>{prisoners}
                <span class="row counts">{counts}</span><span class="medal">{score.total()}</span>
                <button class="btn quiet spread" aria-label=ctx.text("page-valley-own-city") on:click=move |_| ctx.open(Panel::City(seat))>{icon("eye")}</button></div>
            <div class="plots" style=format!("--cols:{columns}")>{plots}{free}</div>
            {side::tally(&tally)}
        </section>
    }
}

/// All cards of a city side by side.
pub fn spread(ctx: Ctx, seat: Seat) -> impl IntoView {
    let valley = ctx.rules();
    ctx.scene.get().and_then(|scene| {
        let player = scene.view.players.get(seat.index())?;
        let empty = player.city.is_empty().then(|| view! { <p class="mut">{ctx.text("page-valley-no-cards")}</p> });
        let known: Vec<Arg> = match scene.view.viewer == Viewer::Seat(seat) {
            true => Vec::new(),
            false => player.hand.iter().map(|held| valley.card_name(held.card())).collect(),
        };
        let known = (!known.is_empty())
            .then(|| view! { <p>{ctx.say(&Line::new("page-valley-known-hand").with("cards", Arg::List(known)))}</p> });
        let power = power_text(ctx, player).map(|(name, text)| view! { <p><b>{name}</b>" "{text}</p> });
        let prisoners: Vec<Arg> = player.prisoners.iter().map(|&card| valley.card_name(card)).collect();
        let prisoners = (!prisoners.is_empty()).then(
            || view! { <p>{ctx.say(&Line::new("page-valley-prisoners").with("cards", Arg::List(prisoners)))}</p> },
        );
        let chips = spots(seat, player).into_iter().map(|(spot, b)| chip(&scene, spot, &b)).collect_view();
        Some(view! { {power}{prisoners}{known}{empty}<div class="chips all">{chips}</div> })
    })
}

/// Resources, tokens, workers, power.
pub fn reserve(scene: &Scene) -> impl IntoView + use<> {
    let (ctx, valley) = (ctx(), rules());
    let seat = scene.near;
    let player = &scene.view.players[seat.index()];
    let crew = player.workers.iter().filter_map(|post| match post {
        Post::Waiting | Post::Lost => None,
        Post::Home => Some(piece(valley.animal(seat), "")),
        Post::Captive | Post::Drugged => Some(icon("web")),
        Post::At(_) | Post::Guard(_) | Post::Away => Some(icon("slot")),
    });
    let home = player.workers.iter().filter(|&&post| post == Post::Home).count();
    let label = ctx.say(&Line::new("page-workers").with("n", home));
    view! {
        <section class="resv panel" data-zone="reserve" aria-label=ctx.text("page-reserve")>
            <h2 class="ph">{ctx.text("page-reserve")}</h2>
            <div class="row heaps">{goods_row(scene, seat)}</div>
            <span class="row crew" role="img" aria-label=label>{crew.collect_view()}</span>
            <div class="row doors">{point_tokens(player.points)}{power(ctx, player)}</div>
        </section>
    }
}

/// The hand with what lies beside it: cards shown, legends, the Pigs' pile; and the counts of the piles.
pub fn hand(scene: &Scene) -> impl IntoView + use<> {
    let ctx = ctx();
    let seat = scene.near;
    let player = &scene.view.players[seat.index()];
    let mut held: Vec<(valley::CardId, bool, usize)> = Vec::new();
    if scene.view.viewer == Viewer::Seat(seat) {
        for card in &player.hand {
            match held.iter_mut().find(|(other, stuck, _)| *other == card.card() && *stuck == card.stuck()) {
                Some((.., n)) => *n += 1,
                None => held.push((card.card(), card.stuck(), 1)),
            }
        }
    }
    let mut aside: Vec<valley::CardId> = scene.view.aside.to_vec();
    aside.sort_unstable();
    aside.dedup();
    let shown = aside.into_iter().map(|card| tile(card, scene, Target::Shown(card), 1, "drawn").into_any());
    let cards = held
        .iter()
        .map(|&(card, stuck, n)| tile(card, scene, Target::Hand(card), n, if stuck { "stuck" } else { "" }).into_any());
    let legends = player.legends.iter().map(|&card| tile(card, scene, Target::Legend(card), 1, "legend").into_any());
    let top = scene.view.pile.last().filter(|_| player.power == Some(valley::Power::Pigs));
    let pile = top.map(|&card| tile(card, scene, Target::Pile, scene.view.pile.len(), "legend").into_any());
    let tiles: Vec<_> = shown.chain(cards).chain(legends).chain(pile).collect();
    let own = scene.view.viewer == Viewer::Seat(seat);
    let empty = own && tiles.is_empty();
    let (label, heaps) = piles(scene.view.deck_count.into(), scene.view.discard.len());
    let name = ctx.say(&Line::new("page-valley-hand-n").with("n", player.hand_count));
    view! {
        {side::hand(name, player.hand_count.into(), tiles, empty)}
        <div class="piles panel" data-deck role="img" aria-label=label.clone() title=label>{heaps}</div>
    }
}

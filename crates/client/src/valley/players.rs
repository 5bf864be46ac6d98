//! The players' sides of the table: cities, reserve, hand, piles.

use super::app::{Ctx, Panel, Scene, animal, ctx};
use super::card::{chip, tile};
use super::lair::rival;
use super::room::has_rival;
use super::thinker::valley;
use crate::shell::glyph::{colour_id, good_icon, icon};
use leptos::prelude::*;
use table::{Arg, Game, Line, Seat, Viewer};
use valley::board::Target;
use valley::{Building, CITY, PlayerView, Post, Spot};
use woodland::words::{good_line, season_line};
use woodland::{Colour, Good};

fn goods_row(ctx: Ctx, player: &PlayerView) -> impl IntoView + use<> {
    let goods = player.goods;
    let heap = |good: Good| {
        let label = ctx.say(&good_line(good, goods.of(good)));
        view! { <span class="res" role="img" aria-label=label>{icon(good_icon(good))}{goods.of(good)}</span> }
    };
    Good::ALL.map(heap).collect_view()
}

fn point_tokens(ctx: Ctx, player: &PlayerView) -> impl IntoView + use<> {
    let label = ctx.say(&Line::new("n-point-token").with("n", player.points));
    view! { <span class="res" role="img" aria-label=label>{icon("point")}{player.points}</span> }
}

fn power_text(ctx: Ctx, player: &PlayerView) -> Option<(String, String)> {
    let entry = valley().pack().powers.get(player.power? as usize)?;
    Some((ctx.arg(&Arg::from(&entry.name)), ctx.arg(&Arg::from(&entry.text))))
}

fn power(ctx: Ctx, player: &PlayerView) -> Option<impl IntoView + use<>> {
    power_text(ctx, player).map(
        |(name, text)| view! { <span class="power" title=text>{icon("star")}<span class="cut">{name}</span></span> },
    )
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

/// Everybody else, in their order round the table; the opponent in the box last.
pub fn others(scene: &Scene) -> impl IntoView + use<> {
    let ctx = ctx();
    let n = scene.view.players.len();
    let seats = (1..n).map(|i| Seat(((scene.near.index() + i) % n) as u8));
    let boxed = has_rival().then(|| rival(scene));
    view! {
        <div class="others" role="group" aria-label=ctx.text("page-valley-tab-others")>
            {seats.map(|seat| other(scene, seat)).collect_view()}{boxed}
        </div>
    }
}

fn other(scene: &Scene, seat: Seat) -> impl IntoView + use<> {
    let ctx = ctx();
    let player = &scene.view.players[seat.index()];
    let name = ctx.text(short_name(seat));
    let home = player.workers.iter().filter(|&&post| post == Post::Home).count();
    let season = ctx.say(&season_line(player.season));
    let fact = |name: &'static str, id: &'static str, n: usize, text: String| {
        let label = ctx.say(&Line::new(id).with("n", n));
        view! { <span class="res fact" role="img" aria-label=label.clone() title=label>{icon(name)}{text}</span> }
    };
    let spaces = usize::from(player.spaces);
    let counts = Colour::ALL.map(|colour| {
        let n = player.city.iter().filter(|b| valley().pack().card(b.card).colour == colour).count();
        let label = format!("{}: {n}", ctx.text(colour_id(colour)));
        view! { <span class=format!("count c-{}", colour.id()) role="img" aria-label=label>{icon(colour.id())}{n}</span> }
    });
    let chips = spots(seat, player).into_iter().map(|(spot, b)| chip(scene, spot, &b, true)).collect_view();
    let turn = if scene.decider == Some(seat) { "opp panel turn" } else { "opp panel" };
    let open = ctx.say(&Line::new("page-valley-city-of").with("who", valley().seat_name(seat)));
    view! {
        <section class=turn aria-label=name.clone()>
            <div class="row"><h2 class="ph">{icon(animal(seat))}<span class="cut">{name.clone()}</span></h2>
                <span class="grow"></span>
                <span class="medal">{scene.score(seat).total()}</span>
                <button class="btn quiet spread" data-city=seat.index().to_string() aria-label=open on:click=move |_| ctx.panel.set(Some(Panel::City(seat)))>{icon("eye")}</button></div>
            <div class="row goodsrow">{goods_row(ctx, player)}{point_tokens(ctx, player)}</div>
            <div class="row goodsrow">
                {fact("construction", "page-valley-spaces", spaces, format!("{spaces}/{CITY}"))}
                {fact("card", "page-valley-hand-n", player.hand_count.into(), player.hand_count.to_string())}
                {fact(animal(seat), "page-workers", home, home.to_string())}
                {match player.passed {
                    true => view! { <span class="mut passed">{ctx.text("cli-passed")}</span> }.into_any(),
                    false => view! { <span class="season" role="img" aria-label=season.clone() title=season.clone()>{icon(player.season.id())}</span> }.into_any(),
                }}
            </div>
            <div class="row goodsrow counts">{counts.collect_view()}</div>
            {power(ctx, player)}
            <div class="chips">{chips}</div>
        </section>
    }
}

/// The chips of one colour that a desktop has room for; the phone scrolls and shows all.
const COLUMN: usize = 9;

/// One's own city, a column for each colour.
pub fn city(scene: &Scene) -> impl IntoView + use<> {
    let ctx = ctx();
    let seat = scene.near;
    let player = &scene.view.players[seat.index()];
    let all = spots(seat, player);
    let mut longest = 0;
    let columns = Colour::ALL.map(|colour| {
        let mut cards: Vec<_> = all.iter().filter(|(spot, _)| valley().pack().card(spot.card).colour == colour).copied().collect();
        let can = |spot: &Spot| !ctx.choices_at(scene, Target::City(*spot)).is_empty();
        // What can be chosen is never hidden.
        cards.sort_by_key(|(spot, _)| !can(spot));
        let (n, choosable) = (cards.len(), cards.iter().filter(|(spot, _)| can(spot)).count());
        longest = longest.max(n);
        let shown = if n > COLUMN && choosable < COLUMN { COLUMN - 1 } else { n };
        let more = (shown < n).then(|| {
            let label = ctx.say(&Line::new("page-more-cards").with("n", n - shown));
            let class = format!("chip more c-{}", colour.id());
            view! { <button class=class on:click=move |_| ctx.panel.set(Some(Panel::City(seat)))><span class="p" aria-hidden="true">"+"</span><span class="n">{label}</span></button> }
        });
        let hidden = cards.split_off(shown);
        let chips = |cards: Vec<(Spot, Building)>| cards.into_iter().map(|(spot, b)| chip(scene, spot, &b, false)).collect_view();
        let name = ctx.text(colour_id(colour));
        view! {
            <div>
                <div class=format!("chead c-{}", colour.id()) title=name.clone()>{icon(colour.id())}<span class="grow nm">{name.clone()}</span><b>{n}</b></div>
                {chips(cards)}
                <div class="extra">{chips(hidden)}</div>
                {more}
            </div>
        }
    });
    let score = scene.score(seat);
    let tally = Line::new("page-valley-tally")
        .with("cards", score.cards)
        .with("bonus", score.bonus)
        .with("tokens", score.tokens)
        .with("journey", score.journey)
        .with("events", score.events);
    let tally = ctx.say(&tally);
    let dense = if longest > 6 { "cols dense" } else { "cols" };
    let empty = player.city.is_empty().then(|| view! { <p class="mut">{ctx.text("page-empty-city")}</p> });
    let prisoners: Vec<Arg> = player.prisoners.iter().map(|&card| valley().card_name(card)).collect();
    let prisoners = (!prisoners.is_empty()).then(|| {
        view! { <span class="mut">{icon("lock")}" "{ctx.say(&Line::new("page-valley-prisoners").with("cards", Arg::List(prisoners)))}</span> }
    });
    let spaces = ctx.say(&Line::new("page-valley-spaces").with("n", player.spaces));
    view! {
        <section class="city panel" aria-label=ctx.text("page-tab-city")>
            <div class="row"><h2 class="ph">{icon(animal(seat))}{ctx.text("page-tab-city")}</h2><span class="mut grow state">{spaces}</span>{prisoners}
                <span class="mut">{ctx.text("page-now")}</span><span class="medal">{score.total()}</span>
                <button class="btn quiet spread" aria-label=ctx.text("page-valley-own-city") on:click=move |_| ctx.panel.set(Some(Panel::City(seat)))>{icon("eye")}</button></div>
            {empty}
            <div class=dense>{columns.collect_view()}</div>
            <div class="tally" title=tally.clone()>{tally.clone()}</div>
        </section>
    }
}

/// All cards of a city side by side.
pub fn spread(ctx: Ctx, seat: Seat) -> impl IntoView {
    ctx.scene.get().and_then(|scene| {
        let player = scene.view.players.get(seat.index())?;
        let empty = player.city.is_empty().then(|| view! { <p class="mut">{ctx.text("page-valley-no-cards")}</p> });
        let known: Vec<Arg> = match scene.view.viewer == Viewer::Seat(seat) {
            true => Vec::new(),
            false => player.hand.iter().map(|held| valley().card_name(held.card)).collect(),
        };
        let known = (!known.is_empty())
            .then(|| view! { <p>{ctx.say(&Line::new("page-valley-known-hand").with("cards", Arg::List(known)))}</p> });
        let power = power_text(ctx, player).map(|(name, text)| view! { <p><b>{name}</b>" "{text}</p> });
        let prisoners: Vec<Arg> = player.prisoners.iter().map(|&card| valley().card_name(card)).collect();
        let prisoners = (!prisoners.is_empty()).then(
            || view! { <p>{ctx.say(&Line::new("page-valley-prisoners").with("cards", Arg::List(prisoners)))}</p> },
        );
        let chips = spots(seat, player).into_iter().map(|(spot, b)| chip(&scene, spot, &b, true)).collect_view();
        Some(view! { {power}{prisoners}{known}{empty}<div class="chips all">{chips}</div> })
    })
}

/// Resources, tokens, workers, power.
pub fn reserve(scene: &Scene) -> impl IntoView + use<> {
    let ctx = ctx();
    let seat = scene.near;
    let player = &scene.view.players[seat.index()];
    let crew = player.workers.iter().filter_map(|post| match post {
        Post::Waiting | Post::Lost => None,
        Post::Home => Some(animal(seat)),
        Post::Captive | Post::Drugged => Some("web"),
        Post::At(_) | Post::Guard(_) | Post::Away => Some("slot"),
    });
    let home = player.workers.iter().filter(|&&post| post == Post::Home).count();
    let label = ctx.say(&Line::new("page-workers").with("n", home));
    view! {
        <section class="resv panel" aria-label=ctx.text("page-reserve")>
            <h2 class="ph">{ctx.text("page-reserve")}</h2>
            <div class="row heaps">{goods_row(ctx, player)}</div>
            <span class="row crew" role="img" aria-label=label>{crew.map(icon).collect_view()}</span>
            <div class="row doors">{point_tokens(ctx, player)}{power(ctx, player)}</div>
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
            match held.iter_mut().find(|(other, stuck, _)| *other == card.card && *stuck == card.stuck) {
                Some((.., n)) => *n += 1,
                None => held.push((card.card, card.stuck, 1)),
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
    let empty =
        (own && tiles.is_empty()).then(|| view! { <p class="mut empty-hand">{ctx.text("page-valley-empty-hand")}</p> });
    let (deck, discard) = (usize::from(scene.view.deck_count), scene.view.discard.len());
    let piles = ctx.say(&Line::new("page-piles").with("deck", deck).with("discard", discard));
    let label = ctx.say(&Line::new("page-valley-hand-n").with("n", player.hand_count));
    view! {
        <section class="hand" aria-label=label>
            <div class="cards">{tiles}{empty}</div>
        </section>
        <div class="piles panel" role="img" aria-label=piles.clone() title=piles>
            <span class="res">{icon("deck")}{deck}</span><span class="res">{icon("discard")}{discard}</span>
        </div>
    }
}

//! Cards on the screen: tiles, chips, the enlarged card.

use super::art::card_glyphs;
use super::sheet::card_at;
use crate::everdell::card::{self, Cards, Standing};
use crate::everdell::glance::{Glances, card_label, glance};
use crate::everdell::glyph::{self, colour_icon, goods_glyphs, piece};
use crate::everdell::tile::{Print, block};
use crate::shell::app::{Ctx, ctx, rules};
use crate::shell::face::Face;
use crate::shell::glyph::{glyphs, icon, icon_as};
use crate::shell::{Scene, View};
use leptos::prelude::*;
use table::{Arg, Line, Seat, Side};
use valley::board::Target;
use valley::pack::CardSort;
use valley::{Ask, Building, CardId, Post, Site, Spot, Valley};
use woodland::words::goods_arg;
use woodland::{Colour, Glance, Goods, Kind};

impl Cards for Valley {
    fn print(&self, ctx: Ctx, card: CardId) -> Print {
        let sheet = self.pack().card(card);
        Print {
            id: sheet.entry.id.clone(),
            name: ctx.name(&self.card_name(card)),
            colour: sheet.colour,
            kind: sheet.kind,
            points: sheet.points.into(),
            signs: card_glyphs(card),
            cost: Some(sheet.cost),
            unique: sheet.unique,
        }
    }

    // The boxes call tan cards by different words.
    fn colour_id(colour: Colour) -> &'static str {
        match colour {
            Colour::Tan => "page-valley-tan",
            other => glyph::colour_id(other),
        }
    }

    fn rarity(&self, card: CardId) -> Option<&'static str> {
        Some(if self.pack().card(card).unique { "page-valley-unique" } else { "page-valley-common" })
    }

    fn also(&self, card: CardId) -> Option<(&'static str, Line)> {
        Some(("door", houses_line(card)?))
    }

    fn readings(&self, scene: &Scene) -> Vec<(CardId, Glance)> {
        let all = self.glances(&scene.view, &scene.choices).into_iter();
        all.filter_map(|(target, glance)| Some((card_at(scene, target)?, glance))).collect()
    }

    fn goods(view: &View, seat: Seat) -> Goods {
        view.players[seat.index()].goods
    }
}

/// Whether a card of one's own city makes possible what could not be paid otherwise.
fn helps(ctx: Ctx, scene: &Scene, spot: Spot) -> bool {
    let Some(Glances::<Target>(all)) = use_context() else { return false };
    let asked = !scene.choices.is_empty() && ctx.verb.get().is_none();
    let with = Glance::With(spot.card);
    asked && spot.owner == scene.near && all.with(|all| all.iter().any(|(_, glance)| *glance == with))
}

/// A card tile in the Meadow, the hand or a panel. `times` says how many alike lie there, `extra` is a class of its own.
pub fn tile(card: CardId, scene: &Scene, target: Target, times: usize, extra: &str) -> impl IntoView + use<> {
    let ctx = ctx();
    let stuck = extra.contains("stuck");
    let (place, badge) = match target {
        Target::Meadow(slot) => (Line::new("page-valley-in-meadow").with("n", slot.number()), None),
        Target::Legend(_) => (Line::new("page-valley-in-legends"), Some("legend")),
        Target::Pile => (Line::new("page-valley-in-pile"), Some("deck")),
        Target::Shown(_) => (Line::new("page-valley-in-shown"), None),
        _ if stuck => (Line::new("page-valley-stuck"), Some("web")),
        _ => (Line::new("page-valley-in-hand").with("n", times), None),
    };
    let marks = view! {
        {(times > 1).then(|| view! { <span class="times" aria-hidden="true">{format!("{times}")}{icon("card")}</span> })}
        {badge.map(|name| view! { <span class="kindmark" aria-hidden="true">{icon(name)}</span> })}
    };
    let glance = glance(ctx, scene, target).filter(|_| !stuck);
    card::tile(scene, (card, target), &ctx.say(&place), glance, extra, marks.into_any())
}

/// Who has workers on a place, and how many.
fn workers_at(scene: &Scene, site: Site) -> Vec<(Side, usize)> {
    let at = |posts: &[Post]| posts.iter().filter(|post| post.site() == Some(site)).count();
    let players = scene.view.players.iter().zip(0..).map(|(player, i)| (Side::player(Seat(i)), at(&player.workers)));
    players.chain([(Side::RIVAL, at(&scene.view.rival.workers))]).filter(|(_, n)| *n > 0).collect()
}

/// Who stands on a place, as names of symbols.
pub fn guests(scene: &Scene, site: Site) -> Vec<&'static str> {
    let valley = rules();
    let all = workers_at(scene, site).into_iter();
    all.flat_map(|(side, n)| std::iter::repeat_n(valley.animal(side), n)).collect()
}

/// Who stands on a place, in words.
pub fn guests_text(ctx: Ctx, scene: &Scene, site: Site) -> String {
    let valley = ctx.rules();
    let who: Vec<Arg> = workers_at(scene, site).into_iter().map(|(side, _)| valley.side_name(side).into()).collect();
    if who.is_empty() { String::new() } else { ctx.say(&Line::new("page-valley-guests").with("who", Arg::List(who))) }
}

/// What lies on a card of a city, in words.
fn building_text(ctx: Ctx, scene: &Scene, spot: Spot, b: &Building) -> String {
    let valley = ctx.rules();
    let mut parts = Vec::new();
    if b.tokens > 0 {
        parts.push(ctx.say(&Line::new("n-point-token").with("n", b.tokens)));
    }
    if !b.goods.is_empty() {
        parts.push(ctx.arg(&goods_arg(b.goods)));
    }
    if let Some(partner) = b.partner() {
        parts.push(ctx.say(&Line::new("page-valley-paired").with("card", valley.card_name(partner))));
    }
    for (set, id) in
        [(b.occupied(), "page-valley-occupied"), (b.down(), "page-valley-face-down"), (b.web(), "page-valley-webbed")]
    {
        if set {
            parts.push(ctx.text(id));
        }
    }
    parts.push(guests_text(ctx, scene, Site::City(spot)));
    parts.retain(|part| !part.is_empty());
    parts.join(", ")
}

/// A card of a player's city; on one's turn, before a verb is chosen, nothing there calls.
fn standing<'a>(scene: &Scene, spot: Spot, b: &Building, class: &'a str) -> Standing<'a> {
    let (ctx, valley) = (ctx(), rules());
    let quiet = matches!(scene.view.question(), Some((_, Ask::Turn))) && ctx.verb.get().is_none();
    let name = valley.spot_line(spot, scene.near).into();
    Standing {
        card: spot.card,
        target: Target::City(spot),
        label: card_label(ctx, spot.card, name, &building_text(ctx, scene, spot, b)),
        class,
        looks: (if quiet { "can" } else { "pick can" }, ""),
        marks: marks(scene, spot, b).into_any(),
    }
}

/// The class of a card that lies face down.
fn down(b: &Building) -> &'static str {
    if b.down() { "down" } else { "" }
}

/// As a chip.
pub fn chip(scene: &Scene, spot: Spot, b: &Building) -> AnyView {
    let standing = Standing { looks: ("pick can", "rest"), ..standing(scene, spot, b, down(b)) };
    standing.chip(scene, points(spot.card), String::new())
}

/// A card's points on the shape of its colour.
fn points(card: CardId) -> AnyView {
    let valley = rules();
    let sheet = valley.pack().card(card);
    view! { {icon_as(colour_icon(sheet.colour), "shp")}{sheet.points} }.into_any()
}

/// What lies on a card of a city, in signs.
fn marks(scene: &Scene, spot: Spot, b: &Building) -> impl IntoView + use<> {
    let (tokens, goods) = (b.tokens, b.goods);
    let marks = [(b.occupied(), "occupied"), (b.web(), "web"), (b.down(), "lock")];
    view! {
        <span class="ov" aria-hidden="true">
            {(tokens > 0).then(|| view! { <span class="tokn">{tokens}{icon("point")}</span> })}
            {(!goods.is_empty()).then(|| view! { <span class="tokn goods">{goods.total()}{goods.iter().next().map(|(good, _)| icon(good.id()))}</span> })}
            {marks.into_iter().filter(|(set, _)| *set).map(|(_, name)| icon(name)).collect_view()}
            {guests(scene, Site::City(spot)).into_iter().map(|name| piece(name, "")).collect_view()}
        </span>
    }
}

/// A card of one's own city on its plot.
pub fn plot(scene: &Scene, spot: Spot, b: &Building) -> AnyView {
    let class = format!("{} {}", down(b), if helps(ctx(), scene, spot) { "may" } else { "" });
    let draw = |print: &Print| {
        view! { {block(print)}<span class="nm" aria-hidden="true">{print.name.clone()}</span> }.into_any()
    };
    standing(scene, spot, b, &class).drawn(scene, "plot", draw)
}

/// A card of somebody else's city in small, alone or with the other of a couple, which stands on the same plot.
pub fn mini(scene: &Scene, spot: Spot, b: &Building, other: Option<Spot>) -> AnyView {
    let mut small = standing(scene, spot, b, down(b));
    if let Some(other) = other {
        small.label = format!("{} {}", small.label, ctx().say(&rules().spot_line(other, scene.near)));
        small.marks = view! { {small.marks}{icon_as("heart", "wed")} }.into_any();
    }
    small.mini(scene)
}

/// A card of the city of the opponent in the box, of which there are so many.
fn rivals(scene: &Scene, card: CardId, many: &str, marks: AnyView, rest: &'static str) -> Standing<'static> {
    let (ctx, valley) = (ctx(), rules());
    let spot = Spot::of_rival(card);
    let label = card_label(ctx, card, valley.spot_line(spot, scene.near).into(), many);
    Standing { card, target: Target::City(spot), label, class: "", looks: ("pick can", rest), marks }
}

/// In small.
pub fn rival_mini(scene: &Scene, card: CardId, times: usize) -> AnyView {
    let many = (times > 1).then(|| times.to_string());
    let mark = many.clone().map(|n| view! { <span class="ov" aria-hidden="true"><span class="tokn">{n}</span></span> });
    rivals(scene, card, &many.unwrap_or_default(), mark.into_any(), "").mini(scene)
}

/// As a chip.
pub fn rival_chip(scene: &Scene, card: CardId, times: usize) -> AnyView {
    let many = if times > 1 { format!("×{times}") } else { String::new() };
    let name = format!(" {many}");
    rivals(scene, card, &many, ().into_any(), "rest").chip(scene, points(card), name)
}

/// Whether the module to which a card belongs is played.
fn is_in_the_game(card: CardId) -> bool {
    let valley = rules();
    let modules = valley.play_mode().modules;
    match valley.pack().card(card).sort {
        CardSort::Base => true,
        CardSort::Farms => modules.farms,
        CardSort::Corrin => modules.corrin,
        CardSort::Legends => modules.legends,
    }
}

/// Whom a Construction houses, of those who are played.
fn houses_line(card: CardId) -> Option<Line> {
    let valley = rules();
    let pack = valley.pack();
    let houses = pack.card(card).houses;
    let all = (0..pack.cards.len()).map(|n| CardId(n as u8));
    let played = all.filter(|&card| pack.card(card).kind == Kind::Critter && is_in_the_game(card));
    let (housed, homeless): (Vec<CardId>, Vec<CardId>) = played.partition(|&critter| houses.has(critter));
    match housed.is_empty() {
        true => None,
        false if homeless.is_empty() => Some(Line::new("page-valley-houses-all")),
        false => {
            let names = housed.into_iter().map(|critter| valley.card_name(critter)).collect();
            Some(Line::new("page-valley-houses").with("cards", Arg::List(names)))
        }
    }
}

/// The enlarged card.
pub fn large(card: CardId, state: Option<String>) -> impl IntoView {
    let (ctx, valley) = (ctx(), rules());
    let sheet = valley.pack().card(card);
    let more = view! {
        {houses_line(card).map(|line| view! { <div class="mut home-of">{icon("door")} {ctx.say(&line)}</div> })}
        {state.filter(|text| !text.is_empty()).map(|text| view! { <p class="mut">{text}</p> })}
    };
    card::large(card, sheet.unique, more.into_any(), glyphs(goods_glyphs(sheet.cost)).into_any())
}

/// What lies on a card of a city, for its sheet.
pub fn state_text(ctx: Ctx, scene: &Scene, spot: Spot) -> Option<String> {
    let city = &scene.view.players.get(spot.owner.seat()?.index())?.city;
    let b = city.iter().filter(|b| b.card == spot.card).nth(usize::from(spot.nth))?;
    Some(building_text(ctx, scene, spot, b))
}

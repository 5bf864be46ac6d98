//! Cards up close: Skills, Improvs, Fans and creatures, legends, challenges, events, motif tokens.

use super::art::{card_kind, counted, effect_glyphs};
use super::motif::motif;
use crate::shell::app::Ctx;
use crate::shell::glyph::{Glyph, drawing, icon, icon_as, in_words};
use crate::shell::zoom::{About, would_score};
use crate::shell::{Action, Scene};
use grove::board::{Price, Target};
use grove::tell::ware_line;
use grove::{CardId, Kind, PlaceId, Ware};
use leptos::prelude::*;
use table::board::Board;
use table::entry::Entry;
use table::{Arg, Line};

/// What is shown of a card of any sort, by its id.
pub fn about(ctx: Ctx, id: &str) -> Option<About> {
    let grove = ctx.rules();
    let pack = grove.pack();
    let scene = ctx.scene.get_untracked()?;
    if let Some(card) = pack.cards.iter().position(|card| card.entry.id == id) {
        return Some(about_card(ctx, &scene, CardId(card as u8)));
    }
    if let Some(legend) = pack.legends.iter().find(|legend| legend.entry.id == id) {
        let level = legend.level.index();
        let price = Price { lyrics: pack.tracks.legend_lyrics[level], ..Price::default() };
        let mut about = about_other(ctx, &legend.entry, "legend", "page-grove-legend", "k-legend");
        let boat = Line::new("page-grove-n-river").with("n", pack.tracks.legend_boat[level]);
        about.signs = vec![(Glyph::Icon("boat"), ctx.say(&boat))];
        about.cost = Some(cost(ctx, &scene, price));
        return Some(about);
    }
    if let Some(challenge) = pack.challenges.iter().find(|challenge| challenge.entry.id == id) {
        return Some(about_other(ctx, &challenge.entry, "event", "page-grove-challenges", "k-challenge"));
    }
    if let Some(event) = pack.events.iter().find(|event| event.entry.id == id) {
        return Some(about_other(ctx, &event.entry, event.season.id(), "page-grove-event-card", "k-event"));
    }
    let motif = pack.motifs.iter().find(|motif| motif.entry.id == id)?;
    let row: Vec<Glyph> = motif.faces.iter().flat_map(|&face| effect_glyphs(face)).collect();
    let about = about_other(ctx, &motif.entry, "motif", "page-grove-motifs", "k-motif");
    Some(About { signs: words(ctx, &row), ..about })
}

/// Signs, each with its words.
fn words(ctx: Ctx, row: &[Glyph]) -> Vec<(Glyph, String)> {
    in_words(row).into_iter().map(|(sign, id)| (sign, ctx.text(id))).collect()
}

fn about_other(ctx: Ctx, entry: &Entry, symbol: &'static str, kind: &str, class: &str) -> About {
    About {
        class: class.to_owned(),
        block: drawing("", symbol).into_any(),
        name: ctx.name(&Arg::from(&entry.name)),
        symbols: vec![symbol],
        kinds: ctx.text(kind),
        text: ctx.arg(&Arg::from(&entry.text)),
        signs: Vec::new(),
        cost: None,
        then: Vec::new(),
    }
}

fn about_card(ctx: Ctx, scene: &Scene, card: CardId) -> About {
    let grove = ctx.rules();
    let sheet = grove.pack().card(card);
    let (class, symbol, kind) = card_kind(sheet.kind);
    let mut row = Vec::new();
    for (n, name) in [
        (sheet.lyric, "lyric"),
        (sheet.melody, "melody"),
        (sheet.tempo, "tempo"),
        (sheet.gems, "gem"),
        (sheet.blue, "bluegem"),
    ] {
        row.extend((n > 0).then_some(Glyph::Icon(name)));
    }
    for effect in [sheet.sung, sheet.help, sheet.drawn] {
        row.extend(effect_glyphs(effect));
    }
    let lies = scene.view.open.iter().position(|open| *open == Some(card)).map(|n| PlaceId(n as u8));
    let price = lies.and_then(|place| grove.price_at(&scene.view, scene.near, place));
    let here = |action: &Action| match grove.target(&scene.view, *action) {
        Target::Card(other) => other == card,
        Target::Place(place) => Some(place) == lies,
        _ => false,
    };
    let choices: Vec<Action> = scene.choices.iter().copied().filter(here).collect();
    let blue = (sheet.blue > 0).then(|| view! { <span class="pts">{sheet.blue}</span> });
    let block = view! { {icon_as(symbol, "shp")}{card_drawing(&sheet.entry.id, sheet.kind)}{blue} };
    About {
        class: class.to_owned(),
        block: block.into_any(),
        symbols: vec![symbol],
        kinds: ctx.text(kind),
        name: ctx.arg(&grove.card_name(card)),
        text: ctx.arg(&grove.card_text(card)),
        signs: words(ctx, &row),
        cost: price.map(|price| cost(ctx, scene, price)),
        then: would_score(ctx, scene, &choices).into_iter().collect(),
    }
}

/// The drawing of a card, or the sign of its kind.
pub fn card_drawing(id: &str, kind: Kind) -> impl IntoView + use<> {
    drawing(motif(id).unwrap_or_default(), card_kind(kind).1)
}

/// What something takes, and whether who sits in front has it.
fn cost(ctx: Ctx, scene: &Scene, price: Price) -> (AnyView, String) {
    let (lyrics, melody) = ctx.rules().song_so_far(&scene.view, scene.near);
    let coins = scene.view.bard(scene.near).coins;
    let all =
        [(Ware::Lyrics, price.lyrics, lyrics), (Ware::Melody, price.melody, melody), (Ware::Coins, price.coins, coins)];
    let wanted = all.into_iter().filter(|(_, need, _)| *need > 0);
    let lines = |n: fn(u8, u8) -> u8| {
        let left = wanted.clone().map(move |(ware, need, have)| (ware, n(need, have)));
        left.filter(|(_, n)| *n > 0).map(|(ware, n)| ware_line(ware, n).into()).collect::<Vec<Arg>>()
    };
    let missing = lines(u8::saturating_sub);
    let line = match missing.is_empty() {
        true => Line::new("zoom-have").with("goods", Arg::List(lines(|_, have| have))),
        false => Line::new("zoom-short").with("goods", Arg::List(missing)),
    };
    let signs =
        view! { {counted(price.lyrics, "lyric")}{counted(price.melody, "melody")}{counted(price.coins, "coin")} };
    let free = price == Price::default();
    let signs = if free { icon("check").into_any() } else { signs.into_any() };
    (signs, if free { ctx.text("zoom-free") } else { ctx.say(&line) })
}

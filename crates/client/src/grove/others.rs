//! The other side of the table: the Rival, the other bards, challenges, and what everybody shares.

use super::art::{arrow, effect_glyphs, ware};
use super::dial::rival_dial;
use crate::shell::app::{Ctx, ctx, rules};
use crate::shell::face::{Face, Heap};
use crate::shell::glyph::{fact, glyphs, icon, icon_as};
use crate::shell::speech::{capital, level_tag};
use crate::shell::{Scene, View};
use grove::board::Target;
use grove::rival::{Order, song_at};
use grove::{Event, Grove, LEVELS, LegendLevel, Level, MotifId, Set, SoloId, Ware};
use leptos::prelude::*;
use table::{Arg, Line, Seat, Side};

/// How many moves back the Rival's last turn is looked for.
const LOOK_BACK: usize = 60;

/// The crests on the Rival's track, his runes, his pile and the solo cards to come.
pub fn heaps(view: &View) -> Vec<Heap> {
    let Some(rival) = &view.rival else { return Vec::new() };
    vec![
        Heap::of("crest", "page-grove-n-crests", rival.crests.into()),
        Heap::of("rune", "page-grove-n-runes", rival.runes.into()),
        Heap::of("card", "page-grove-n-cards", view.scored.len() as usize),
        Heap::of("deck", "page-grove-n-solo", rival.deck.len() as usize),
    ]
}

/// The Rival: his dial, the cards he follows, what he has, and when he sings.
pub fn rival(scene: &Scene) -> Option<impl IntoView + use<>> {
    let (ctx, grove) = (ctx(), rules());
    let rival = scene.view.rival.as_ref()?;
    let target = Target::Side(Side::RIVAL);
    let state = ctx.thing_at(scene, target);
    let name = capital(ctx.say(&grove.side_name(Side::RIVAL)));
    let score = scene.score(Side::RIVAL).total();
    let left = song_at(grove.play_mode()).saturating_sub(rival.dial);
    let tokens: Vec<String> = {
        let mut values: Vec<u8> = rival.tokens.iter().flatten().map(|token| token.get()).collect();
        values.sort_unstable_by(|a, b| b.cmp(a));
        values.iter().map(u8::to_string).collect()
    };
    let sings = match tokens.is_empty() {
        true => Line::new("page-grove-sings-empty").with("n", left),
        false => Line::new("page-grove-sings").with("n", left).with("tokens", tokens.join(", ")),
    };
    let warned = grove.is_touched(&scene.view, scene.near) && scene.view.bard(scene.near).crests > 0;
    let class = state.class(format!("rname {}", state.either("avail can", "")));
    Some(view! {
        <section class="rivalp panel" aria-label=name.clone()>
            <div class="row"><button class=class on:click=move |_| ctx.pick_thing(target)>{icon("rival")}<span>{name.clone()}</span></button>
                <span class="mut grow">{ctx.text(level_id(&grove))}</span><span class="medal">{score}</span></div>
            <div class="rrow">
                {rival_dial(ctx, rival.dial)}
                <div class="solos">{solo_card(ctx, last(ctx, scene, rival.discard), true)}{solo_card(ctx, last(ctx, scene, rival.moved), false)}</div>
                <div class="rfacts">
                    {ware(ctx, Ware::Gems, rival.gems)}{ware(ctx, Ware::Volume, rival.volume)}
                    {heaps(&scene.view).into_iter().map(|heap| fact(ctx, heap)).collect_view()}
                </div>
            </div>
            <p class="when">{ctx.say(&sings)}" "{warned.then(|| view! { <span class="warned">{icon("warn")}{ctx.text("page-grove-in-reach")}</span> })}</p>
        </section>
    })
}

fn level_id(grove: &Grove) -> &'static str {
    match grove.play_mode().rival {
        Some(Level::Easy) => "page-grove-easy",
        Some(Level::Hard) => "page-grove-hard",
        _ => "page-grove-medium",
    }
}

/// The card of a pile that the Rival turned up last.
fn last(ctx: Ctx, scene: &Scene, pile: Set<SoloId>) -> Option<SoloId> {
    let turned_up = |event: &Event| match event {
        Event::Rival(Order::Discard(card) | Order::Follow(card)) => pile.has(*card).then_some(*card),
        _ => None,
    };
    let of_move =
        |number: usize| ctx.of_source(|source| source.told_by(number).iter().rev().find_map(turned_up)).flatten();
    (0..=scene.moves).rev().take(LOOK_BACK).find_map(of_move)
}

/// A solo card: how far his dial turns, or which way he goes.
pub fn solo_card(ctx: Ctx, card: Option<SoloId>, tempo: bool) -> impl IntoView + use<> {
    let grove = rules();
    let what = ctx.text(if tempo { "page-grove-tempo" } else { "page-grove-moves" });
    let sheet = card.map(|card| &grove.pack().solo[card.index()]);
    let (face, words) = match sheet {
        Some(sheet) if tempo => (format!("+{}", sheet.tempo), sheet.tempo.to_string()),
        Some(sheet) => {
            let signs: Vec<&str> = sheet.arrows.iter().map(|&way| arrow(way).0).collect();
            let words: Vec<String> = sheet.arrows.iter().map(|&way| ctx.text(arrow(way).1)).collect();
            (signs.join(" "), words.join(", "))
        }
        None => ("–".to_owned(), String::new()),
    };
    let label = format!("{what} {words}");
    view! { <div class="solo" role="img" aria-label=label><span aria-hidden="true">{face}</span><small aria-hidden="true">{what}</small></div> }
}

/// The other bards, each with all they have.
pub fn bards(scene: &Scene) -> Option<impl IntoView + use<>> {
    let (ctx, grove) = (ctx(), rules());
    let others = (0..scene.view.bards.len() as u8).map(Seat).filter(|&seat| seat != scene.near);
    let rows = others.map(|seat| {
        let bard = scene.view.bard(seat);
        let target = Target::Side(seat.into());
        let state = ctx.thing_at(scene, target);
        let class = state.class(format!("bardrow {}", state.either("avail can", "")));
        let name = ctx.arg(&grove.bard_name(&scene.view, seat));
        let who = ctx.say(&ctx.player(seat));
        let label = format!("{who}, {name}.");
        let (lyrics, melody) = grove.song_so_far(&scene.view, seat);
        view! {
            <div class=if scene.decider == Some(seat) { "brow turn" } else { "brow" }>
                <button class=class on:click=move |_| ctx.pick_thing(target)>{icon(grove.animal(seat))}<span class="sr">{label}</span><span aria-hidden="true">{name}{level_tag(ctx, seat)}</span></button>
                <span class="medal">{scene.score(seat).total()}</span>
                <span class="wares">
                    {fact(ctx, Heap::of("tempo", "page-grove-n-tempo", bard.dial.into()))}{ware(ctx, Ware::Gems, bard.gems)}{ware(ctx, Ware::Coins, bard.coins)}{ware(ctx, Ware::Volume, bard.volume)}
                    {ware(ctx, Ware::Lyrics, lyrics)}{ware(ctx, Ware::Melody, melody)}{ware(ctx, Ware::Reach, bard.reach)}
                    {fact(ctx, Heap::of("crest", "page-grove-n-crests", bard.crests.into()))}{fact(ctx, Heap::of("boat", "page-grove-n-river", bard.boat.into()))}
                </span>
            </div>
        }
    });
    let rows: Vec<_> = rows.collect();
    (!rows.is_empty())
        .then(|| view! { <section class="bardsp panel" aria-label=ctx.text("page-grove-bards")>{rows}</section> })
}

/// The open challenge cards of who plays alone.
pub fn challenges(scene: &Scene) -> Option<impl IntoView + use<>> {
    let (ctx, grove) = (ctx(), rules());
    grove.play_mode().is_solo().then(|| {
        let all = &scene.view.challenges;
        let cards = all.open.map(|challenge| {
            let sheet = &grove.pack().challenges[challenge.index()];
            let target = Target::Challenge(challenge);
            let state = ctx.thing_at(scene, target);
            let class = state.class(format!("chal {}", state.either("avail can", "")));
            let (easy, hard) = (all.easy.has(challenge), all.hard.has(challenge));
            let one = |level: usize, taken: bool| {
                let (metric, least) = sheet.wants[level];
                let have = grove.metric(&scene.view, Seat(0), metric);
                let points = sheet.points[level];
                let met = have >= i32::from(least);
                let class = if taken { "ch taken" } else { "ch" };
                view! { <span class=class>{taken.then(|| icon_as("crest", "of-bard"))}<b>{format!("{have}/{least}")}</b>{met.then(|| icon("check"))}<span class="medal">{points}</span></span> }
            };
            let name = ctx.arg(&Arg::from(&sheet.entry.name));
            let text = ctx.arg(&Arg::from(&sheet.entry.text));
            let far = |level: usize| {
                let (metric, least) = sheet.wants[level];
                let have = grove.metric(&scene.view, Seat(0), metric).max(0);
                ctx.say(&Line::new("page-so-far").with("n", have).with("all", least))
            };
            let so_far: String = [(0, easy), (1, hard)].into_iter().filter(|&(_, taken)| !taken).map(|(level, _)| format!(" {}", far(level))).collect();
            view! {
                <button class=class data-zoom=sheet.entry.id.clone() on:click=move |_| ctx.pick_thing(target)><span class="sr">{format!("{name}. {text}{so_far}")}</span>
                    <span class="face" aria-hidden="true"><b class="cn-name">{name.clone()}</b><span class="chs">{one(0, easy)}{one(1, hard)}</span></span></button>
            }
        });
        let cards: Vec<_> = cards.collect();
        view! {
            <section class="chalp panel" aria-label=ctx.text("page-grove-challenges")>
                <h2 class="ph">{icon("event")}<span>{ctx.text("page-grove-challenges")}</span></h2>
                <div class="chals">{cards}</div>
            </section>
        }
    })
}

/// What everybody shares: legends, market, motif tokens.
pub fn shared(scene: &Scene) -> impl IntoView + use<> {
    let (ctx, grove) = (ctx(), rules());
    let pack = grove.pack();
    let legends = LegendLevel::first(LEVELS).map(|level| {
        let target = Target::Legend(level);
        let state = ctx.thing_at(scene, target);
        let legend = scene.view.legends[level.index()];
        let name = legend.map_or_else(|| "–".to_owned(), |legend| ctx.arg(&grove.legend_name(legend)));
        let text = legend.map_or_else(String::new, |legend| ctx.arg(&grove.legend_text(legend)));
        let roman = ["I", "II", "III"][level.index()];
        let needs = (pack.tracks.legend_boat[level.index()], pack.tracks.legend_lyrics[level.index()]);
        let class = state.class(format!("leg {}", state.either("avail can", "")));
        let label = ctx.say(&Line::new("page-grove-legend-needs").with("level", level.number()).with("name", name.clone()).with("boat", needs.0).with("lyrics", needs.1));
        let id = legend.map(|legend| pack.legends[legend.index()].entry.id.clone());
        view! {
            <button class=class data-zoom=id on:click=move |_| ctx.pick_thing(target)><span class="sr">{format!("{label} {text}")}</span>
                <span class="face" aria-hidden="true"><b class="lv">{roman}</b><span class="nm">{name.clone()}</span><span class="need">{icon("boat")}{needs.0}{icon("lyric")}{needs.1}</span></span></button>
        }
    });
    let prices = pack.tracks.market.iter().enumerate().map(|(n, price)| {
        let on = n == usize::from(scene.view.market);
        view! { <span class=if on { "mk on" } else { "mk" } data-piece=on.then_some("market")>{*price}</span> }
    });
    let market = ctx.say(&Line::new("page-grove-market-price").with("n", scene.view.price(pack)));
    let motifs = MotifId::first(pack.motifs.len()).map(|motif| {
        let target = Target::Motif(motif);
        let state = ctx.thing_at(scene, target);
        let face = scene.view.face(motif);
        let sheet = &pack.motifs[motif.index()];
        let class = state.class(format!("mot {} {}", if face == 1 { "back" } else { "" }, state.either("avail can", "")));
        let name = ctx.arg(&grove.motif_name(motif));
        let text = ctx.arg(&Arg::from(&sheet.entry.text));
        let side = ctx.text(if face == 1 { "page-grove-back" } else { "page-grove-front" });
        view! {
            <button class=class data-zoom=sheet.entry.id.clone() aria-label=format!("{name}, {side}. {text}") on:click=move |_| ctx.pick_thing(target)>
                <span class="fx" aria-hidden="true">{glyphs(effect_glyphs(sheet.faces[face]))}</span></button>
        }
    });
    view! {
        <section class="sharep panel" aria-label=ctx.text("page-grove-shared")>
            <div class="legs">{legends.collect_view()}</div>
            <div class="row lower"><span class="market" role="img" aria-label=market.clone() title=market><span class="wide mut">{ctx.text("page-grove-market")}</span>{icon("coin")}{prices.collect_view()}</span>
                <span class="row"><span class="wide mut" aria-hidden="true">{ctx.text("page-grove-fans")}</span>{fact(ctx, Heap::of("heart", "page-grove-n-fans", scene.view.fans.len() as usize))}</span></div>
            <div class="mots" data-zone="track">{motifs.collect_view()}</div>
        </section>
    }
}

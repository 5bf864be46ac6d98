//! A thing close up, and in which ways it can be done.

use super::art::effect_glyphs;
use super::card::large;
use super::map::about_place;
use super::motif::motif;
use crate::shell::app::{Ctx, ctx, rules};
use crate::shell::face::Face;
use crate::shell::glyph::{Glyph, drawing, glyphs, icon, icon_as, sign};
use crate::shell::sheet::unofficial;
use crate::shell::{Plan, Scene};
use grove::board::{Target, place_kind};
use grove::tell::ware_line;
use grove::{Action, ChallengeId, DIAL, PlaceId, PlaceKind, Ware};
use leptos::prelude::*;
use table::board::Board;
use table::entry::Entry;
use table::{Arg, Line, Seat, Tell};

/// A thing close up, and whether it bears its name itself.
pub fn picture(scene: &Scene, target: Target) -> (AnyView, bool) {
    let (ctx, grove) = (ctx(), rules());
    let pack = grove.pack();
    let arg = |entry: &table::entry::Words| ctx.arg(&Arg::from(entry));
    let sheet = |entry: &Entry| view! { <p class="tx">{arg(&entry.text)}</p>{unofficial(ctx, entry)} }.into_any();
    let view = match target {
        Target::Card(card) => return (large(card, None).into_any(), true),
        Target::Place(place) => at_place(ctx, scene, place).into_any(),
        Target::Region(region) => {
            let names: Vec<Arg> = pack.region(region).touches.map(|place| grove.place_name(place)).collect();
            let touches = ctx.say(&Line::new("page-grove-touches").with("places", Arg::List(names)));
            view! { <p class="tx">{touches}</p> }.into_any()
        }
        Target::Boat => {
            let at = usize::from(scene.view.bard(scene.near).boat);
            let rows = pack.river.iter().enumerate().map(|(n, tile)| {
                let class = if n < at { "past" } else if n == at { "next" } else { "" };
                view! { <li class=class><span class="fx" aria-hidden="true">{glyphs(effect_glyphs(tile.effect))}</span>{arg(&tile.entry.text)}</li> }
            });
            view! { <ol class="spaces">{rows.collect_view()}</ol> }.into_any()
        }
        Target::Dial(space) => sheet(&pack.runes[space.index()].entry),
        Target::Motif(motif) => sheet(&pack.motifs[motif.index()].entry),
        Target::Side(side) => {
            let score = scene.score(side);
            let rows = score.sources().into_iter().zip(grove::Grove::SOURCES).filter(|((_, n), _)| *n != 0);
            let rows = rows.map(|((_, n), (_, symbol))| view! { <span class="res">{icon(symbol)}{n}</span> });
            let power = side.seat().map(|seat: Seat| {
                let who = &pack.bards[scene.view.bard(seat).who.index()];
                let bears = drawing(motif(&who.entry.id).unwrap_or_default(), grove.animal(seat));
                view! { <div class="bears" aria-hidden="true">{bears}</div><p class="tx"><b>{arg(&who.title)}</b>", "{arg(&who.instrument)}". "{arg(&who.entry.text)}</p>{unofficial(ctx, &who.entry)} }
            });
            view! { {power}<div class="row wrap"><span class="medal">{score.total()}</span>{rows.collect_view()}</div> }
                .into_any()
        }
        Target::Challenge(challenge) => {
            let entry = &pack.challenges[challenge.index()].entry;
            // Where one is chosen, the ways say what each wants.
            let chosen = scene.choices.iter().any(|action| grove.target(&scene.view, *action) == target);
            let level = |hard| view! { <p class="tx">{ctx.say(&goal_line(scene, challenge, hard))}</p> };
            view! { {(!chosen).then(|| [false, true].map(level).into_iter().collect_view())}<p class="mut">{ctx.text("page-grove-at-the-end")}</p>{unofficial(ctx, entry)} }.into_any()
        }
        Target::Legend(level) => {
            let legend = scene.view.legends[level.index()];
            legend.map(|legend| sheet(&pack.legends[legend.index()].entry)).into_any()
        }
        Target::Event(n) => sheet(&pack.events[scene.view.events[usize::from(n)].index()].entry),
        Target::Prompt => ().into_any(),
    };
    (view, false)
}

/// What lies at a place: the open card, the slots of a stage, the legends, and what the place is for.
fn at_place(ctx: Ctx, scene: &Scene, place: PlaceId) -> impl IntoView + use<> {
    let grove = ctx.rules();
    let pack = grove.pack();
    let sheet = pack.place(place);
    let (symbol, kind) = place_kind(sheet.kind, sheet.stock);
    let below = scene.view.below(pack, place).len();
    let more = (below > 0).then(|| ctx.say(&Line::new("page-grove-below").with("n", below)));
    let open = scene.view.open[place.index()].map(|card| large(card, more));
    let stones = pack.stones(scene.view.bard(scene.near).region, place);
    let reach = (sheet.kind != PlaceKind::Portal && stones > 0).then(|| {
        view! { <p class="mut">{icon("reach")}" "{ctx.say(&Line::new("page-grove-stones").with("n", stones))}</p> }
    });
    let does = ctx.text(match sheet.kind {
        PlaceKind::Creature => "page-grove-does-creature",
        PlaceKind::Shop => "page-grove-does-shop",
        PlaceKind::Bank => "page-grove-does-bank",
        PlaceKind::Stage => "page-grove-does-stage",
        PlaceKind::Legend => "page-grove-does-legend",
        PlaceKind::Motifs => "page-grove-does-motifs",
        PlaceKind::Volume => "page-grove-does-volume",
        PlaceKind::Coins => "page-grove-does-coins",
        PlaceKind::Portal => "page-grove-does-portal",
    });
    let about = open.is_none().then(|| view! { <p class="sr">{about_place(ctx, scene, place)}</p> });
    view! {
        {open}{about}
        <p class="mut pl-kind">{icon_as(symbol, "big")}<span><b>{ctx.text(kind)}</b>" "{does}</span></p>
        {reach}
    }
}

/// What a choice does, apart from how it is paid.
fn sort_of(action: Action) -> Action {
    match action {
        Action::Buy { place, .. } => Action::Buy { place, replaced: 0 },
        Action::Perform { place, slot, .. } => Action::Perform { place, slot, replaced: 0 },
        other => other,
    }
}

/// In what payments of the same thing differ: how much is replaced.
fn replaced(action: Action) -> u8 {
    match action {
        Action::Buy { replaced, .. } | Action::Perform { replaced, .. } => replaced,
        _ => 0,
    }
}

fn pay_glyphs(action: Action) -> Vec<Glyph> {
    let grove = rules();
    let numbers = &grove.pack().numbers;
    match action {
        Action::Buy { replaced, .. } => {
            vec![sign((replaced * numbers.shop_lyrics).to_string()), Glyph::Icon("lyric")]
        }
        Action::Perform { replaced, .. } => {
            vec![sign((replaced * numbers.stage_melody).to_string()), Glyph::Icon("melody")]
        }
        _ => Vec::new(),
    }
}

/// One way in a sentence. The title has said already on which challenge a crest goes, and what is answered in words: here
/// stands what that leads to.
fn way(scene: &Scene, action: Action) -> Line {
    let grove = rules();
    let seat = scene.near;
    match action {
        Action::Stay if grove.will_sing(&scene.view, seat) => {
            let (lyrics, melody) = grove.song_so_far(&scene.view, seat);
            song_line("page-grove-way-sing", lyrics, melody)
        }
        Action::Stay => Line::new("page-grove-way-no-song").with("n", scene.view.bard(seat).dial).with("all", DIAL),
        Action::Rest => {
            let bard = scene.view.bard(seat);
            song_line("page-grove-way-rest", bard.lyric, bard.melody)
        }
        Action::Decline => Line::new("page-grove-way-decline"),
        Action::Engage { challenge, hard } => goal_line(scene, challenge, hard),
        Action::Perform { place, slot, replaced } => {
            let volume = grove.stage_volume(&scene.view, seat, place, slot).saturating_sub(replaced);
            let gems = grove.pack().place(place).slots[slot.index()];
            let line = Line::new("page-grove-way-perform").with("gems", ware_line(Ware::Gems, gems));
            line.with("volume", ware_line(Ware::Volume, volume))
        }
        _ => grove.offer(&scene.view, action),
    }
}

fn song_line(id: &'static str, lyrics: u8, melody: u8) -> Line {
    Line::new(id).with("lyrics", ware_line(Ware::Lyrics, lyrics)).with("melody", ware_line(Ware::Melody, melody))
}

/// A level of a challenge: what it wants, what it is worth, and how far one is.
fn goal_line(scene: &Scene, challenge: ChallengeId, hard: bool) -> Line {
    let grove = rules();
    let (goal, points) = grove.challenge_goal(challenge, hard);
    let (metric, _) = grove.pack().challenges[challenge.index()].wants[usize::from(hard)];
    let have = grove.metric(&scene.view, scene.near, metric);
    let id = if hard { "page-grove-goal-hard" } else { "page-grove-goal-easy" };
    Line::new(id).with("wants", goal).with("points", points).with("have", have)
}

/// The ways to do it, each with its payments; and what one has before and after.
pub fn ways(scene: &Scene, plans: &[Plan], now: usize, reserve: Option<AnyView>) -> impl IntoView + use<> {
    let (ctx, grove) = (ctx(), rules());
    let here = sort_of(plans[now].first());
    let mut firsts: Vec<usize> = Vec::new();
    for (i, plan) in plans.iter().enumerate() {
        if !firsts.iter().any(|&other| sort_of(plans[other].first()) == sort_of(plan.first())) {
            firsts.push(i);
        }
    }
    let heading = ctx.text("page-ways");
    let several = (firsts.len() > 1).then(|| {
        let rows = firsts.iter().map(|&i| {
            let on = sort_of(plans[i].first()) == here;
            let text = ctx.say(&way(scene, plans[i].first()));
            view! {
                <button class=if on { "opt radio on" } else { "opt radio" } role="radio" aria-checked=on.to_string() on:click=move |_| ctx.way.set(i)>
                    <span class="bx" aria-hidden="true">{on.then(|| icon("check"))}</span><span class="grow"><b>{text}</b></span>
                </button>
            }
        });
        view! { <div role="radiogroup" aria-label=heading.clone()><div class="lab" aria-hidden="true">{heading.clone()}</div>{rows.collect_view()}</div> }
    });
    let alike: Vec<usize> = (0..plans.len()).filter(|&i| sort_of(plans[i].first()) == here).collect();
    let paying = ctx.text("page-grove-instead");
    let payments = (alike.len() > 1).then(|| {
        let heaps = alike.iter().map(|&i| {
            let action = plans[i].first();
            let on = i == now;
            let label = ctx.say(&grove.offer(&scene.view, action));
            let face = match replaced(action) {
                0 => view! { <span>{ctx.text("page-grove-nothing-instead")}</span> }.into_any(),
                _ => glyphs(pay_glyphs(action)).into_any(),
            };
            view! { <button class=if on { "heap on" } else { "heap" } role="radio" aria-checked=on.to_string() aria-label=label on:click=move |_| ctx.way.set(i)>{face}</button> }
        });
        view! { <div role="radiogroup" aria-label=paying.clone()><div class="lab" aria-hidden="true">{paying.clone()}</div><div class="heapsrow">{heaps.collect_view()}</div></div> }
    });
    let only = (firsts.len() == 1).then(|| view! { <p class="tx">{ctx.say(&way(scene, plans[now].first()))}</p> });
    view! { {only}{several}{payments}{reserve} }
}

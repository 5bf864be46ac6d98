//! One's own side of the table: what one has, volume and river, hand and song.

use super::art::{named_ware, ware};
use super::card::tile;
use super::dial::own_dial;
use super::face::Panel;
use super::motif::motif;
use crate::shell::Scene;
use crate::shell::app::{Ctx, ctx, rules};
use crate::shell::face::{Face, Heap};
use crate::shell::glyph::{drawing, fact, icon, icon_as};
use grove::board::Target;
use grove::{CardSet, DIAL, Ware};
use leptos::prelude::*;
use table::{Arg, Line};

/// Lyrics and melody of the song, what is kept between songs, crests, volume and river.
pub fn reserve(scene: &Scene) -> impl IntoView + use<> {
    let (ctx, grove) = (ctx(), rules());
    let bard = scene.view.bard(scene.near);
    let (lyrics, melody) = grove.song_so_far(&scene.view, scene.near);
    let all = usize::from(grove.pack().crests());
    let left = usize::from(bard.crests);
    let crests = (0..all).map(|n| {
        if n + left >= all { icon_as("crest", "of-bard").into_any() } else { icon_as("slot", "gone").into_any() }
    });
    let crest_line = ctx.say(&Line::new("page-grove-n-crests").with("n", left));
    let captured: usize = bard.captured.iter().map(|&n| usize::from(n)).sum();
    let volume = (0..=grove.pack().numbers.volume_max).map(|n| {
        view! { <i class=if n == bard.volume { "on" } else if n < bard.volume { "past" } else { "" }></i> }
    });
    let tempo = ctx.say(&Line::new("page-grove-n-tempo").with("n", bard.dial));
    view! {
        <section class="resv panel" data-zone="reserve" aria-label=ctx.text("page-grove-yours")>
            <span class="res tempo" role="img" aria-label=tempo.clone() title=tempo>{icon("tempo")}{format!("{}/{DIAL}", bard.dial)}</span>
            {named_ware(ctx, Ware::Lyrics, lyrics)}{named_ware(ctx, Ware::Melody, melody)}{named_ware(ctx, Ware::Gems, bard.gems)}
            {named_ware(ctx, Ware::Coins, bard.coins)}{named_ware(ctx, Ware::Reach, bard.reach)}{named_ware(ctx, Ware::Volume, bard.volume)}
            <span class="volume" aria-hidden="true">{icon("volume")}{volume.collect_view()}</span>
            <span class="crests" role="img" aria-label=crest_line.clone() title=crest_line>{crests.collect_view()}</span>
            {(captured > 0).then(|| view! { <span class="taken">{fact(ctx, Heap::of("crest", "page-grove-n-captured", captured))}</span> })}
        </section>
    }
}

/// The river with the boats on it.
fn river(scene: &Scene) -> impl IntoView + use<> {
    let (ctx, grove) = (ctx(), rules());
    let pack = grove.pack();
    let bard = scene.view.bard(scene.near);
    let target = Target::Boat;
    let state = ctx.thing_at(scene, target);
    let spaces = (1..=pack.river.len() as u8).map(|n| {
        let needs = pack.tracks.legend_boat.contains(&n);
        let class = match (n == bard.boat, n < bard.boat) {
            (true, _) => "rv on",
            (_, true) => "rv past",
            _ => "rv",
        };
        let boat = (n == bard.boat).then(|| view! { <span data-piece="boat">{icon("boat")}</span> });
        view! { <i class=if needs { format!("{class} mile") } else { class.to_owned() }>{boat}</i> }
    });
    let next = pack.river.get(usize::from(bard.boat)).map(|tile| ctx.arg(&Arg::from(&tile.entry.text)));
    let line = Line::new("page-grove-river").with("n", bard.boat).with("all", pack.river.len());
    let label = format!("{} {}", ctx.say(&line), next.unwrap_or_default());
    let class = state.class(format!("river {}", state.either("avail can", "")));
    let before = (bard.boat == 0).then(|| view! { <span data-piece="boat">{icon("boat")}</span> });
    view! {
        <button class=class data-zone="track" on:click=move |_| ctx.pick_thing(target)><span class="sr">{label}</span>
            <span class="face" aria-hidden="true"><span class="rv0">{before}</span>{spaces.collect_view()}</span></button>
    }
}

/// One's own cards that are not in sight: the deck, whose order nobody knows, and the story.
pub fn cards(ctx: Ctx) -> impl IntoView {
    ctx.scene.get().map(|scene| {
        let bard = scene.view.bard(scene.near);
        let piles = [
            ("page-grove-n-deck", bard.deck),
            ("page-grove-n-story", bard.discard),
            ("page-grove-n-boast", bard.boast),
        ];
        let pile = |(id, pile): (&'static str, CardSet)| {
            let heading = ctx.say(&Line::new(id).with("n", pile.len()));
            let tiles = pile.map(|card| tile(&scene, card, "")).collect_view();
            view! { <h3>{heading}</h3><div class="tiles">{tiles}</div> }
        };
        piles.map(pile).collect_view()
    })
}

/// The dial, the river and the song: what one makes.
pub fn tale(scene: &Scene) -> impl IntoView + use<> {
    let (ctx, grove) = (ctx(), rules());
    let bard = scene.view.bard(scene.near);
    let (lyrics, melody) = grove.song_so_far(&scene.view, scene.near);
    let cards = bard.song.iter().map(|&card| tile(scene, card, "s2"));
    let boast = (!bard.boast.is_empty())
        .then(|| fact(ctx, Heap::of("creature", "page-grove-n-boast", bard.boast.len() as usize)));
    let empty = bard.song.is_empty().then(|| view! { <p class="mut">{ctx.text("page-grove-no-song")}</p> });
    view! {
        <div class="tale">
            {own_dial(scene)}
            <section class="song panel" aria-label=ctx.text("page-grove-song")>
                <div class="row shead"><h2 class="ph">{ctx.text("page-grove-song")}</h2>{ware(ctx, Ware::Lyrics, lyrics)}{ware(ctx, Ware::Melody, melody)}<span class="grow"></span>
                    {boast}<span data-deck>{fact(ctx, Heap::of("deck", "page-grove-n-deck", bard.deck.len() as usize))}</span>{fact(ctx, Heap::of("discard", "page-grove-n-story", bard.discard.len() as usize))}
                    <button class="btn quiet spread" id="own-cards" aria-label=ctx.text("page-grove-your-cards") on:click=move |_| ctx.open(Panel::Cards)>{icon("eye")}</button></div>
                <div class="songcards">{cards.collect_view()}{empty}</div>
                {river(scene)}
            </section>
        </div>
    }
}

/// The Skills in hand.
pub fn hand(scene: &Scene) -> impl IntoView + use<> {
    let (ctx, grove) = (ctx(), rules());
    let bard = scene.view.bard(scene.near);
    let who = &grove.pack().bards[bard.who.index()];
    let power = ctx.arg(&Arg::from(&who.entry.text));
    let cards = bard.hand.iter().map(|&card| tile(scene, card, ""));
    let empty = bard.hand.is_empty().then(|| {
        let drawn = Line::new("page-grove-draws").with("n", grove.pack().numbers.hand_skills);
        let counts = grove.power_counts(&scene.view, scene.near);
        // A power alone would not say whose it is.
        let name = counts.then(|| view! { <b>{ctx.arg(&Arg::from(&who.entry.name))}</b><br/> });
        view! { <p class="mut empty-hand">{name}{if counts { power.clone() } else { ctx.say(&drawn) }}</p> }
    });
    let bears = drawing(motif(&who.entry.id).unwrap_or_default(), grove.animal(scene.near));
    view! {
        <section class="hand panel" aria-label=ctx.text("page-grove-hand")>
            <h2 class="ph"><span>{ctx.text("page-grove-hand")}</span><small class="mut who-plays" title=power>{bears}<span>{ctx.arg(&Arg::from(&who.entry.name))}</span></small></h2>
            <div class="cards">{cards.collect_view()}{empty}</div>
        </section>
    }
}

//! Cards: Skills, Improvs, Fans and creatures, as a tile and close up.

use super::art::{card_kind, counted, effect_glyphs};
use super::zoom::card_drawing;
use crate::shell::Scene;
use crate::shell::app::{Ctx, ctx, rules};
use crate::shell::glyph::{glyphs, icon};
use crate::shell::sheet::unofficial;
use grove::board::Target;
use grove::{CardId, Kind};
use leptos::prelude::*;
use table::Line;

/// What a card is and says, for who listens.
fn whole_name(ctx: Ctx, card: CardId) -> String {
    let grove = ctx.rules();
    let (_, _, kind) = card_kind(grove.pack().card(card).kind);
    format!("{}. {}. {}", ctx.arg(&grove.card_name(card)), ctx.text(kind), ctx.arg(&grove.card_text(card)))
}

/// What a card does where it lies: as a tile it shows the song, and below it the story.
pub fn tile(scene: &Scene, card: CardId, class: &str) -> impl IntoView + use<> {
    let (ctx, grove) = (ctx(), rules());
    let sheet = grove.pack().card(card);
    let target = Target::Card(card);
    let state = ctx.thing_at(scene, target);
    let (kind, _, _) = card_kind(sheet.kind);
    let class = state.class(format!("sk {kind} {class} {}", state.either("avail can", "")));
    let label = state.told(ctx, whole_name(ctx, card));
    let story = sheet.kind == Kind::Skill;
    let foot = match sheet.kind {
        Kind::Skill => {
            let tempo = counted(sheet.tempo, "tempo");
            view! { {tempo}<span class="fx">{glyphs(effect_glyphs(sheet.drawn))}</span> }.into_any()
        }
        _ => view! { <span class="fx">{glyphs(effect_glyphs(sheet.drawn))}</span> }.into_any(),
    };
    let story = story.then(|| view! { <span class="st-w">{ctx.text("page-grove-story-short")}</span> });
    view! {
        <button class=class data-card=grove.pack().card(card).entry.id.clone() data-told=state.number() aria-pressed=state.pressed() on:click=move |_| ctx.pick_thing(target)>
            <span class="sr">{label}</span>
            <span class="blk" aria-hidden="true">{card_drawing(&sheet.entry.id, sheet.kind)}</span>
            <span class="h" aria-hidden="true">{ctx.arg(&grove.card_name(card))}</span>
            <span class="r" aria-hidden="true">{counted(sheet.lyric, "lyric")}{counted(sheet.melody, "melody")}<span class="fx">{glyphs(effect_glyphs(sheet.sung))}</span></span>
            <span class="m" aria-hidden="true">{story}{foot}</span>
        </button>
    }
}

/// A card close up.
pub fn large(card: CardId, more: Option<String>) -> impl IntoView {
    let (ctx, grove) = (ctx(), rules());
    let sheet = grove.pack().card(card);
    let (class, symbol, kind) = card_kind(sheet.kind);
    let blue = (sheet.blue > 0).then(|| {
        let label = ctx.say(&Line::new("page-grove-blue").with("n", sheet.blue));
        view! { <span class="cn" role="img" aria-label=label.clone() title=label>{sheet.blue}{icon("bluegem")}</span> }
    });
    let costs = matches!(sheet.kind, Kind::Creature) || sheet.cost > 0;
    view! {
        <div class=format!("cardL {class}")>
            <div class="blk" aria-hidden="true">{card_drawing(&sheet.entry.id, sheet.kind)}</div>
            <div class="bd">
                <h3>{ctx.arg(&grove.card_name(card))}</h3>
                <div class="kind">{icon(symbol)}{ctx.text(kind)}</div>
                <p class="tx">{ctx.arg(&grove.card_text(card))}</p>
                {more.map(|more| view! { <p class="mut">{more}</p> })}
                <div class="costl">
                    {costs.then(|| match sheet.kind {
                        Kind::Creature => view! { {counted(sheet.lyric, "lyric")}{counted(sheet.melody, "melody")}<span>" → "</span>{counted(sheet.gems, "gem")} }.into_any(),
                        _ => counted(sheet.cost, "coin").into_any(),
                    })}{blue}
                </div>
                {unofficial(ctx, &sheet.entry)}
            </div>
        </div>
    }
}

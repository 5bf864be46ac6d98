//! What effects, wares and places look like: signs in a row, symbols, words.

use crate::shell::app::{Ctx, rules};
use crate::shell::glyph::{Glyph, icon, several, sign, word};
use grove::effect::{Effect, Step};
use grove::tell::ware_line;
use grove::{Kind, Ware, Way};
use leptos::prelude::*;
use table::Line;

/// The symbol of a ware.
pub fn ware_icon(ware: Ware) -> &'static str {
    match ware {
        Ware::Gems => "gem",
        Ware::Volume => "volume",
        Ware::Coins => "coin",
        Ware::Reach => "reach",
        Ware::Lyrics => "lyric",
        Ware::Melody => "melody",
        Ware::Steps => "bard",
    }
}

/// So much of a ware: symbol and number, in words for who listens.
pub fn ware(ctx: Ctx, ware: Ware, n: u8) -> impl IntoView + use<> {
    let label = ctx.say(&ware_line(ware, n));
    view! { <span class="res" role="img" aria-label=label.clone() title=label>{icon(ware_icon(ware))}{n}</span> }
}

/// The same with the word beside it where there is room.
pub fn named_ware(ctx: Ctx, ware: Ware, n: u8) -> impl IntoView + use<> {
    let label = ctx.say(&ware_line(ware, n));
    let id = match ware {
        Ware::Gems => "page-grove-word-gems",
        Ware::Volume => "page-grove-word-volume",
        Ware::Coins => "page-grove-word-coins",
        Ware::Reach => "page-grove-word-reach",
        Ware::Lyrics => "page-grove-word-lyrics",
        Ware::Melody => "page-grove-word-melody",
        Ware::Steps => "page-grove-word-steps",
    };
    let word = ctx.say(&Line::new(id).with("n", n));
    view! { <span class="res" role="img" aria-label=label.clone() title=label>{icon(ware_icon(ware))}{n}<span class="w">{word}</span></span> }
}

/// A run of steps in signs.
pub fn effect_glyphs(effect: Effect) -> Vec<Glyph> {
    let grove = rules();
    let pack = grove.pack();
    let mut row = Vec::new();
    for step in pack.steps(effect) {
        let (n, name) = match step {
            Step::Gem(n) => (n, "gem"),
            Step::Volume(n) => (n, "volume"),
            Step::Coin(n) => (n, "coin"),
            Step::Tempo(n) => (n, "tempo"),
            Step::Walk(n) => (n, "bard"),
            Step::Boat(n) => (n, "boat"),
            Step::Reach(n) => (n, "reach"),
            Step::Lyric(n) => (n, "lyric"),
            Step::Melody(n) => (n, "melody"),
            Step::Fan(n) => (n, "heart"),
            Step::Choose { first, count } => {
                for n in 0..count {
                    if n > 0 {
                        row.push(word("tile-or"));
                    }
                    let option = pack.option(first + n);
                    if option.is_empty() {
                        row.push(sign("−"));
                    }
                    row.extend(effect_glyphs(option));
                }
                continue;
            }
        };
        several(n.into(), name, &mut row);
    }
    row
}

/// A number with its symbol behind it, if there is any.
pub fn counted(n: u8, name: &'static str) -> Option<impl IntoView> {
    (n > 0).then(|| view! { <span class="cn">{n}{icon(name)}</span> })
}

/// The class, symbol and name of a kind of card.
pub fn card_kind(kind: Kind) -> (&'static str, &'static str, &'static str) {
    match kind {
        Kind::Skill => ("k-skill", "song", "page-grove-skill"),
        Kind::Improv => ("k-improv", "improv", "page-grove-improv"),
        Kind::Fan => ("k-fan", "heart", "page-grove-fan"),
        Kind::Creature => ("k-creature", "creature", "page-grove-creature"),
    }
}

/// An arrow, and its name.
pub fn arrow(way: Way) -> (&'static str, &'static str) {
    match way {
        Way::Up => ("↑", "page-grove-up"),
        Way::Down => ("↓", "page-grove-down"),
        Way::Left => ("←", "page-grove-left"),
        Way::Right => ("→", "page-grove-right"),
    }
}

//! What green cards give when a season begins, and how goods sound.

use super::glyph::{goods_glyphs, vignette};
use super::tile::Print;
use crate::shell::face::Sheaf;
use crate::shell::glyph::several;
use crate::shell::sound::Cue;
use leptos::prelude::*;
use woodland::Goods;

/// How goods sound: like the first kind of them.
pub fn heard(goods: Goods) -> Option<Cue> {
    goods.iter().find(|&(_, n)| n > 0).map(|(good, _)| Cue::Goods(good as usize))
}

/// Something that happens while cards produce.
pub enum Harvested {
    /// A card is activated.
    Card(Print),
    /// It gives resources and point tokens.
    Gained(Goods, u8),
    /// It gives a card.
    Drew,
}

/// The cards, each with what it gives; those that give nothing by themselves are left out.
pub fn sheaves(told: impl Iterator<Item = Harvested>) -> Vec<Sheaf> {
    let mut all: Vec<(Print, Goods, u32, u32)> = Vec::new();
    for event in told {
        match (event, all.last_mut()) {
            (Harvested::Card(print), _) => all.push((print, Goods::NONE, 0, 0)),
            (Harvested::Gained(goods, points), Some(last)) => {
                last.1.add(goods);
                last.2 += u32::from(points);
            }
            (Harvested::Drew, Some(last)) => last.3 += 1,
            (_, None) => {}
        }
    }
    let sheaf = |(print, goods, points, cards): (Print, Goods, u32, u32)| {
        let mut gives = goods_glyphs(goods);
        several(points, "point", &mut gives);
        several(cards, "deck", &mut gives);
        (!gives.is_empty()).then(|| Sheaf {
            class: format!("c-{}", print.colour.id()),
            picture: vignette(&print.id, print.kind).into_any(),
            name: print.name,
            gives,
        })
    };
    all.into_iter().filter_map(sheaf).collect()
}

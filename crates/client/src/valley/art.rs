//! Pictures of Everdell: vignettes of cards, effects and conditions in symbols.

use crate::everdell::glyph::{AGAIN, again, colour_icon, good_icon, goods_glyphs, kind_icon};
use crate::shell::app::rules;
use crate::shell::glyph::{Glyph, several, sign};
use valley::effect::{Bonus, BonusPer, Discount, DiscountBy, Effect, Per, Rebate, Standing, Step, Which};
use valley::pack::Asks;
use valley::{CardId, CardSet};
use woodland::{Colour, Kind};

/// An effect in symbols.
pub fn effect_glyphs(effect: Effect) -> Vec<Glyph> {
    let valley = rules();
    let steps = &valley.pack().steps[effect.start as usize..effect.end as usize];
    let mut row = Vec::new();
    steps.iter().for_each(|step| step_glyphs(step, &mut row));
    row
}

fn step_glyphs(step: &Step, row: &mut Vec<Glyph>) {
    let card = || Glyph::Icon("card");
    match *step {
        Step::Gain { goods, any, points, cards, per, .. } => {
            row.extend(goods_glyphs(goods));
            several(any.into(), "any", row);
            several(cards.into(), "deck", row);
            several(points.into(), "point", row);
            match per {
                Per::Once => {}
                Per::Farm => row.push(sign("/⌂")),
                Per::ChapelToken | Per::TokenHere => row.extend([sign("/"), Glyph::Icon("point")]),
                Per::HandCard => row.extend([sign("/"), card()]),
            }
        }
        Step::Spend { up_to, points, any, .. } => {
            row.extend([sign(format!("≤{up_to}")), Glyph::Icon("any"), sign("→")]);
            several(any.into(), "any", row);
            several(points.into(), "point", row);
        }
        Step::Discard { up_to, every, points, any, cards } => {
            row.push(sign(match (every.get(), up_to) {
                (2.., _) => every.to_string(),
                (_, None) => "n".to_owned(),
                (_, Some(up_to)) => format!("≤{up_to}"),
            }));
            row.extend([Glyph::Icon("discard"), sign("→")]);
            several(any.into(), "any", row);
            several(cards.into(), "deck", row);
            several(points.into(), "point", row);
        }
        Step::DrawUp => row.extend([sign("↥"), Glyph::Icon("deck")]),
        Step::Store { .. } => row.extend([sign("+"), Glyph::Icon("any"), sign("…")]),
        Step::Unload => row.extend([Glyph::Icon("undo"), Glyph::Icon("any")]),
        Step::DrawSome { up_to } => row.extend([sign(format!("≤{up_to}")), Glyph::Icon("deck")]),
        Step::Activate { n, .. } => row.extend([AGAIN, sign(n.to_string()), Glyph::Icon("green")]),
        Step::Copy => row.extend([AGAIN, Glyph::Icon("people"), Glyph::Icon("green")]),
        Step::Teach { cards } => row.extend([Glyph::Icon("eye"), sign(format!("{cards}→1"))]),
        Step::Play { grant } => {
            row.push(card());
            row.push(sign(match grant.rebate {
                Rebate::Free => "=0".to_owned(),
                Rebate::Less(less) => format!("−{less}"),
            }));
        }
        Step::Reveal { cards, .. } => row.extend([Glyph::Icon("eye"), sign(format!("{cards}→")), card()]),
        Step::MoveWorker => row.extend([Glyph::Icon("people"), sign("→")]),
        Step::RefreshMeadow { discard, take } => {
            row.extend([Glyph::Icon("cw"), sign(format!("{discard} +{take}")), card()])
        }
        Step::Meadow { take, less } => row.extend([sign(format!("▦{take}")), card(), sign(format!("−{less}"))]),
        Step::Dismantle { n, points, any, refund, .. } => {
            row.extend([Glyph::Icon("close"), sign(n.to_string()), Glyph::Icon("construction"), sign("→")]);
            several(any.into(), "any", row);
            several(points.into(), "point", row);
            if refund {
                row.push(Glyph::Icon("undo"));
            }
        }
        Step::Token { n } => row.extend([sign("+"), sign(n.to_string()), Glyph::Icon("point")]),
        Step::GiveGoods { n } => row.extend([sign(n.to_string()), Glyph::Icon("swap"), Glyph::Icon("any")]),
        Step::GiveCards { n } => row.extend([sign(n.to_string()), Glyph::Icon("swap"), card()]),
        Step::HandOut { points, .. } => {
            row.extend([Glyph::Icon("swap"), sign("→"), sign(points.to_string()), Glyph::Icon("point")]);
        }
        Step::Use { which, n, .. } => {
            again(n, row);
            row.push(Glyph::Icon(match which {
                Which::Basic => "slot",
                Which::BasicOrForest => "summer",
                Which::Taken(_) => "people",
            }));
        }
        Step::Produce => row.extend([AGAIN, Glyph::Icon("green")]),
        Step::Choose { options } => {
            for (i, option) in options.into_iter().enumerate() {
                if i > 0 {
                    row.push(sign("/"));
                }
                row.extend(effect_glyphs(option));
            }
        }
        Step::Field { .. } => row.extend([Glyph::Icon("people"), sign("⌂→"), Glyph::Icon("berry")]),
        Step::TakeBack => row.extend([Glyph::Icon("undo"), Glyph::Icon("people")]),
        Step::LayGoods { up_to, .. } => {
            row.extend([sign(format!("≤{up_to}")), Glyph::Icon("any"), Glyph::Icon("tuck")])
        }
        Step::Scrolls { cards } => row.extend([Glyph::Icon("eye"), sign(cards.to_string())]),
        Step::Tuck { up_to, .. } => {
            row.extend([sign(format!("≤{up_to}")), Glyph::Icon("critter"), Glyph::Icon("tuck")])
        }
    }
}

fn among_glyph(among: CardSet) -> Glyph {
    let kind = Kind::ALL.into_iter().find(|&kind| rules().pack().of_kind(kind) == among);
    Glyph::Icon(kind.map_or("card", kind_icon))
}

fn standing_glyphs(word: &Standing) -> Vec<Glyph> {
    match *word {
        Standing::Trigger { among, then } => {
            let mut row = vec![among_glyph(among), sign("!")];
            row.extend(effect_glyphs(then));
            row
        }
        Standing::Discount(Discount { less, only, among, by }) => {
            let mut row = match by {
                DiscountBy::Leave => vec![Glyph::Icon("close"), among_glyph(among)],
                DiscountBy::Prisoner => vec![Glyph::Icon("critter"), Glyph::Icon("tuck")],
                DiscountBy::Token => vec![Glyph::Icon("point")],
            };
            row.extend([sign(format!("−{less}")), Glyph::Icon(only.map_or("any", good_icon))]);
            row
        }
        Standing::Swap => vec![Glyph::Icon("any"), Glyph::Icon("swap"), Glyph::Icon("any")],
        Standing::Tokens(n) => vec![sign(n.to_string()), Glyph::Icon("point")],
        Standing::Clock => vec![AGAIN, Glyph::Icon("people")],
        Standing::Leader => vec![Glyph::Icon("deck"), Glyph::Icon("swap")],
    }
}

fn bonus_glyphs(bonus: &Bonus) -> Vec<Glyph> {
    let (which, of) = match bonus.per {
        BonusPer::CommonConstruction => (Some(sign("○")), "construction"),
        BonusPer::UniqueConstruction => (Some(Glyph::Icon("star")), "construction"),
        BonusPer::CommonCritter => (Some(sign("○")), "critter"),
        BonusPer::UniqueCritter => (Some(Glyph::Icon("star")), "critter"),
        BonusPer::Purple | BonusPer::PurpleOfAnOpponent => (None, "purple"),
        BonusPer::BasicEvent => (None, "event"),
        BonusPer::SpecialEvent => (Some(Glyph::Icon("star")), "event"),
        BonusPer::ResinOrPebble => (None, "pebble"),
        BonusPer::Paired | BonusPer::PairedAndFarm => (Some(Glyph::Icon("heart")), "critter"),
    };
    let points = sign(format!("{}/", bonus.points));
    [points].into_iter().chain(which).chain([Glyph::Icon(of)]).collect()
}

/// What a card does, in symbols.
pub fn card_glyphs(card: CardId) -> Vec<Glyph> {
    let valley = rules();
    let sheet = valley.pack().card(card);
    let mut row = effect_glyphs(sheet.effect);
    if !sheet.visit.is_empty() {
        row.extend(effect_glyphs(sheet.visit));
    }
    row.extend(sheet.stand.iter().take(2).flat_map(standing_glyphs));
    row.extend(sheet.bonus.iter().flat_map(bonus_glyphs));
    row
}

/// What an event asks for, in symbols; nothing if it asks for two cards by name.
pub fn asks_glyphs(asks: Asks) -> Vec<Glyph> {
    match asks {
        Asks::Colour(colour, n) => vec![sign(format!("{n}×")), Glyph::Icon(colour_icon(colour))],
        Asks::Cards(_) => Vec::new(),
        Asks::EachColour(n) => {
            let mut row = vec![sign(format!("{n}×"))];
            row.extend(Colour::ALL.map(|colour| Glyph::Icon(colour_icon(colour))));
            row
        }
    }
}

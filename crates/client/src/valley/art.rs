//! Pictures of Everdell: effects and conditions in signs and short words.

use crate::everdell::glyph::{
    colour_icon, comma, counted_word, good_icon, goods_glyphs, kind_icon, listed, of_steps, so_many, up_to_so_many,
};
use crate::shell::app::rules;
use crate::shell::glyph::{Glyph, several, sign, word};
use valley::effect::{
    Bonus, BonusPer, Discount, DiscountBy, Effect, Kinds, Per, Reach, Rebate, Standing, Step, When, Which,
};
use valley::pack::Asks;
use valley::{CardId, CardSet};
use woodland::{Colour, Good, Kind};

/// An effect in signs and words.
pub fn effect_glyphs(effect: Effect) -> Vec<Glyph> {
    let valley = rules();
    let steps = &valley.pack().steps[effect.start as usize..effect.end as usize];
    // Who discards for nothing and draws up to the limit makes a new hand of it.
    let told = steps.iter().enumerate().filter(|&(i, step)| {
        let free = matches!(step, Step::Discard { up_to: None, cards: 0, any: 0, points: 0, .. });
        !(free && matches!(steps.get(i + 1), Some(Step::DrawUp)))
    });
    of_steps(told.map(|(_, step)| step), is_plain, step_glyphs)
}

/// Whether it is told by signs alone.
fn is_plain(step: &Step) -> bool {
    matches!(step, Step::Gain { per: Per::Once, when: When::Always, .. })
}

/// Any of these kinds.
fn kinds_glyph(kinds: Kinds) -> Glyph {
    let mut goods = Good::ALL.into_iter().filter(|&good| kinds.has(good));
    match (goods.next(), goods.next()) {
        (Some(good), None) => Glyph::Icon(good_icon(good)),
        _ => Glyph::Icon("any"),
    }
}

/// What something gives.
fn gives(cards: u8, any: u8, points: u8, row: &mut Vec<Glyph>) {
    several(any.into(), "any", row);
    several(cards.into(), "deck", row);
    several(points.into(), "point", row);
}

fn step_glyphs(step: &Step, row: &mut Vec<Glyph>) {
    let card = || Glyph::Icon("card");
    match *step {
        Step::Gain { goods, any, points, cards, per, when, .. } => {
            row.extend(goods_glyphs(goods));
            gives(cards, any, points, row);
            match per {
                Per::Once => {}
                Per::Farm => row.extend([word("tile-per"), word("tile-farm")]),
                Per::ChapelToken => row.extend([word("tile-per"), Glyph::Icon("point"), word("tile-chapel")]),
                Per::TokenHere => row.extend([word("tile-per"), Glyph::Icon("point")]),
                Per::HandCard => row.extend([word("tile-per"), card()]),
            }
            match when {
                When::Always => {}
                When::Farm => row.push(word("tile-with-farm")),
                When::Paired => row.push(word("tile-couple-farm")),
            }
        }
        Step::Spend { kinds, up_to, points, any, gift } => {
            row.extend(gift.then(|| word("tile-give")));
            up_to_so_many(up_to, row);
            row.extend([kinds_glyph(kinds), sign("→")]);
            gives(0, any, points, row);
            row.extend((up_to > 1).then(|| word("tile-each")));
        }
        Step::Discard { up_to, every, points, any, cards } => {
            row.push(word("tile-discard"));
            row.extend(up_to.map(|up_to| sign(format!("≤{up_to}"))));
            row.push(card());
            let gives_nothing = (cards, any, points) == (0, 0, 0);
            match (up_to, gives_nothing) {
                (None, true) => row.push(word("tile-at-will")),
                (Some(_), true) => {}
                (_, false) => {
                    row.push(sign("→"));
                    gives(cards, any, points, row);
                    match every.get() {
                        1 => row.push(word("tile-each")),
                        n => row.extend([word("tile-per"), sign(n.to_string())]),
                    }
                }
            }
        }
        Step::DrawUp => row.push(word("tile-fill-hand")),
        Step::Store { .. } => row.extend([word("tile-store"), Glyph::Icon("any")]),
        Step::Unload => row.push(word("tile-take-all")),
        Step::DrawSome { up_to } => row.extend([sign(format!("≤{up_to}")), Glyph::Icon("deck")]),
        Step::Activate { n, .. } => so_many(word("tile-activate"), n, Glyph::Icon("green"), row),
        Step::Copy => row.extend([word("tile-copy"), Glyph::Icon("green"), word("tile-of-others")]),
        Step::Teach { cards } => {
            several(cards.into(), "deck", row);
            row.extend([comma(), counted_word("tile-keep", 1)]);
        }
        Step::Play { grant } => {
            row.extend([word("tile-play"), card()]);
            row.extend((grant.from == Reach::Meadow).then(|| word("tile-of-meadow")));
            if let Some(most) = grant.most {
                row.extend([sign(format!("≤{most}")), Glyph::Icon("point")]);
            }
            match grant.rebate {
                Rebate::Free => row.push(word("tile-free")),
                Rebate::Less(0) => {}
                Rebate::Less(less) => row.push(sign(format!(" −{less}"))),
            }
        }
        Step::Reveal { cards, most, .. } => {
            so_many(word("tile-reveal"), cards, Glyph::Icon("deck"), row);
            row.extend([comma(), word("tile-play")]);
            match most {
                Some(most) => row.extend([sign(format!("≤{most}")), Glyph::Icon("point")]),
                None => row.push(card()),
            }
            row.push(word("tile-free"));
        }
        Step::MoveWorker => row.push(word("tile-move-worker")),
        Step::RefreshMeadow { discard, take } => {
            so_many(word("tile-renew"), discard, card(), row);
            if take > 0 {
                row.extend([comma(), word("tile-take")]);
                several(take.into(), "card", row);
            }
        }
        Step::Meadow { take, less } => {
            row.push(word("tile-take"));
            several(take.into(), "card", row);
            row.extend([comma(), word("tile-play"), sign(format!("−{less}"))]);
        }
        Step::Dismantle { kind, n, refund, points, any, .. } => {
            so_many(word("tile-raze"), n, Glyph::Icon(kind.map_or("card", kind_icon)), row);
            match (refund, any > 0 || points > 0) {
                (true, more) => {
                    row.extend([comma(), word("tile-refund")]);
                    row.extend(more.then(|| sign("+")));
                }
                (false, true) => row.push(sign("→")),
                (false, false) => {}
            }
            gives(0, any, points, row);
        }
        Step::Token { n } => row.extend([sign(format!("+{n}")), Glyph::Icon("point"), word("tile-here")]),
        Step::GiveGoods { n } => so_many(word("tile-give"), n, Glyph::Icon("any"), row),
        Step::GiveCards { n } => so_many(word("tile-give"), n, card(), row),
        Step::HandOut { goods, cards, up_to, points } => {
            row.push(word("tile-give"));
            up_to_so_many(up_to, row);
            row.extend(goods.then_some(Glyph::Icon("any")));
            row.extend((goods && cards).then(|| word("tile-or")));
            row.extend(cards.then(card));
            row.push(sign("→"));
            several(points.into(), "point", row);
            row.push(word("tile-each"));
        }
        Step::Use { which, n } => {
            row.push(word("tile-use"));
            row.push(match which {
                Which::Basic => counted_word("tile-basic-place", n),
                Which::BasicOrForest => counted_word("tile-any-place", n),
                Which::Taken(_) => counted_word("tile-taken-place", n),
            });
        }
        Step::Produce => row.extend([word("tile-activate-all"), Glyph::Icon("green")]),
        Step::Choose { options } => {
            for (i, option) in options.into_iter().enumerate() {
                row.extend((i > 0).then(|| word("tile-or")));
                row.extend(effect_glyphs(option));
            }
        }
        Step::Field { .. } => row.extend([Glyph::Icon("berry"), word("tile-per"), word("tile-farm-of-others")]),
        Step::TakeBack => row.push(word("tile-recall-worker")),
        Step::LayGoods { kinds, up_to } => {
            row.push(word("tile-lay"));
            up_to_so_many(up_to, row);
            row.push(kinds_glyph(kinds));
        }
        Step::Scrolls { cards } => {
            so_many(word("tile-reveal"), cards, Glyph::Icon("deck"), row);
            row.extend([comma(), word("tile-take"), word("tile-at-will")]);
        }
        Step::Tuck { up_to, .. } => {
            row.push(word("tile-lay"));
            up_to_so_many(up_to, row);
            row.push(Glyph::Icon("critter"));
        }
    }
}

fn among_glyph(among: CardSet) -> Glyph {
    let kind = Kind::ALL.into_iter().find(|&kind| rules().pack().of_kind(kind) == among);
    Glyph::Icon(kind.map_or("card", kind_icon))
}

fn standing_glyphs(standing: &Standing) -> Vec<Glyph> {
    match *standing {
        Standing::Trigger { among, then } => {
            let mut row = vec![word("tile-playing"), among_glyph(among), sign("→")];
            row.extend(effect_glyphs(then));
            row
        }
        Standing::Discount(Discount { less, only, among, by }) => {
            let mut row = match by {
                DiscountBy::Leave => vec![word("tile-leaves"), among_glyph(among)],
                DiscountBy::Prisoner => vec![word("tile-jails"), Glyph::Icon("critter"), sign("→")],
                DiscountBy::Token => vec![Glyph::Icon("point"), sign("→")],
            };
            row.extend([sign(format!(" −{less}")), Glyph::Icon(only.map_or("any", good_icon))]);
            row
        }
        Standing::Swap => vec![word("tile-cost"), Glyph::Icon("any"), word("tile-for"), Glyph::Icon("any")],
        Standing::Tokens(n) => vec![sign(n.to_string()), Glyph::Icon("point")],
        Standing::Clock => vec![Glyph::Icon("point"), sign("→"), word("tile-reuse-place")],
        Standing::Leader => vec![Glyph::Icon("deck"), sign("→"), word("tile-to-others")],
    }
}

/// What is counted at the end; nothing where a couple is enough.
fn per_glyphs(per: BonusPer) -> Vec<Glyph> {
    let tagged = |icon, tag| vec![Glyph::Icon(icon), word(tag)];
    match per {
        BonusPer::CommonConstruction => tagged("construction", "tile-common"),
        BonusPer::UniqueConstruction => tagged("construction", "tile-unique"),
        BonusPer::CommonCritter => tagged("critter", "tile-common"),
        BonusPer::UniqueCritter => tagged("critter", "tile-unique"),
        BonusPer::Purple => vec![Glyph::Icon("purple")],
        BonusPer::PurpleOfAnOpponent => tagged("purple", "tile-of-others"),
        BonusPer::BasicEvent => tagged("event", "tile-basic"),
        BonusPer::SpecialEvent => tagged("event", "tile-special"),
        BonusPer::ResinOrPebble => vec![Glyph::Icon("resin"), word("tile-or"), Glyph::Icon("pebble")],
        BonusPer::Paired | BonusPer::PairedAndFarm => Vec::new(),
    }
}

fn bonus_glyphs(bonus: &Bonus) -> Vec<Glyph> {
    let mut row = vec![sign(bonus.points.to_string())];
    match bonus.per {
        BonusPer::Paired => row.push(word("tile-couple")),
        BonusPer::PairedAndFarm => row.push(word("tile-couple-farm")),
        per => {
            row.push(word("tile-per"));
            row.extend(per_glyphs(per));
        }
    }
    row.extend(bonus.max.map(|max| sign(format!(" ≤{max}"))));
    row
}

/// What a card does, in signs and words.
pub fn card_glyphs(card: CardId) -> Vec<Glyph> {
    let valley = rules();
    let sheet = valley.pack().card(card);
    let ruin = sheet.ruin.then(|| vec![word("tile-raze"), Glyph::Icon("construction"), comma(), word("tile-refund")]);
    let fool = sheet.fool.then(|| vec![word("tile-to-other-city")]);
    let acts = [sheet.effect, sheet.visit].map(effect_glyphs);
    let bonuses = sheet.bonus.iter().enumerate().map(|(i, bonus)| {
        let mut row = if i == 0 { vec![word("tile-end")] } else { Vec::new() };
        row.extend(bonus_glyphs(bonus));
        row
    });
    let stand = sheet.stand.iter().take(2).map(standing_glyphs);
    listed(ruin.into_iter().chain(fool).chain(acts).chain(stand).chain(bonuses))
}

/// What an event asks for, in signs; nothing if it asks for two cards by name.
pub fn asks_glyphs(asks: Asks) -> Vec<Glyph> {
    match asks {
        Asks::Colour(colour, n) => vec![sign(n.to_string()), Glyph::Icon(colour_icon(colour))],
        Asks::Cards(_) => Vec::new(),
        Asks::EachColour(n) => {
            let mut row = vec![sign(n.to_string())];
            row.extend(Colour::ALL.map(|colour| Glyph::Icon(colour_icon(colour))));
            row
        }
    }
}

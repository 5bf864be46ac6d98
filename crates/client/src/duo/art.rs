//! Pictures of Duo: vignettes of cards, effects in symbols.

use crate::everdell::glyph::{AGAIN, again};
pub use crate::everdell::glyph::{colour_icon, good_icon, goods_glyphs, kind_icon};
use crate::shell::app::rules;
pub use crate::shell::glyph::{Glyph, glyphs, icon, icon_as};
use crate::shell::glyph::{several, sign};
use duo::CardId;
use duo::effect::{Bonus, Condition, Count, CountPlace, DiscountBy, Effect, GreenPlace, Standing, Step};
use duo::pack::Ability;
use woodland::{Colour, Kind};

/// An effect in symbols.
pub fn effect_glyphs(effect: Effect) -> Vec<Glyph> {
    let duo = rules();
    let steps = &duo.pack().steps[effect.start as usize..effect.end as usize];
    let mut row = Vec::new();
    steps.iter().for_each(|step| step_glyphs(step, &mut row));
    row
}

fn step_glyphs(step: &Step, row: &mut Vec<Glyph>) {
    match *step {
        Step::Gain { goods, any, different, points } => {
            row.extend(goods_glyphs(goods));
            several(any.into(), "any", row);
            if different > 0 {
                row.push(sign(format!("{different}≠")));
                row.push(Glyph::Icon("any"));
            }
            several(points.into(), "point", row);
        }
        Step::Draw { deck, meadow } => {
            several(deck.into(), "deck", row);
            several(meadow.into(), "card", row);
        }
        Step::Occupied { .. } => row.push(Glyph::Icon("occupied")),
        Step::ReclaimOccupied { .. } => row.extend([Glyph::Icon("undo"), Glyph::Icon("occupied")]),
        Step::PayFor { price, times, then, .. } => {
            if times > 1 {
                row.push(sign(format!("{times}×")));
            }
            row.extend(goods_glyphs(price.goods));
            if price.any {
                row.push(Glyph::Icon("any"));
            }
            if price.card {
                row.push(Glyph::Icon("discard"));
            }
            row.push(sign("→"));
            row.extend(effect_glyphs(then));
        }
        Step::Choose { options } => {
            for (i, option) in options.into_iter().flatten().enumerate() {
                if i > 0 {
                    row.push(sign("/"));
                }
                row.extend(effect_glyphs(option));
            }
        }
        Step::ForEach { count, times, then } => {
            row.extend(effect_glyphs(then));
            row.push(sign("/"));
            row.extend(count_glyphs(count));
            if let Some(times) = times {
                row.push(sign(format!("≤{times}")));
            }
        }
        Step::Activate { place, n } => {
            again(n, row);
            row.push(Glyph::Icon("green"));
            match place {
                GreenPlace::City => {}
                GreenPlace::Meadow => row.push(sign("▦")),
                GreenPlace::Hand => row.push(Glyph::Icon("card")),
            }
        }
        Step::Produce => row.extend([AGAIN, Glyph::Icon("green")]),
        Step::UseFarm { n, .. } => row.extend([AGAIN, sign(format!("{n} ⌂"))]),
        Step::UseRiver { .. } => row.extend([AGAIN, sign("≈")]),
        Step::UseRed { .. } => row.extend([AGAIN, Glyph::Icon("red")]),
        Step::UseTaken { .. } => row.extend([AGAIN, Glyph::Icon("people")]),
        Step::ClaimEvent { .. } => row.extend([AGAIN, Glyph::Icon("event")]),
        Step::Play { grant } => row.extend([Glyph::Icon("card"), sign(format!("−{}", grant.less))]),
        Step::DrawPlay { deck, less } => {
            several(deck.into(), "deck", row);
            row.push(sign(format!("−{less}")));
        }
        Step::Look { deck, keep } => row.extend([Glyph::Icon("eye"), sign(format!("{deck}→{keep}"))]),
        Step::RefreshMeadow { discard } => {
            row.extend([Glyph::Icon("cw"), sign(discard.to_string()), Glyph::Icon("card")])
        }
        Step::Store { n } => row.extend([sign(format!("+{n}")), Glyph::Icon("any"), sign("/…")]),
        Step::MoveWorker { .. } => row.extend([Glyph::Icon("people"), sign("→")]),
        Step::TakeBack { .. } => row.extend([Glyph::Icon("undo"), Glyph::Icon("people")]),
        Step::MoveBack { .. } => {
            row.extend([Glyph::Icon("undo"), Glyph::Icon("sun"), sign("/"), Glyph::Icon("moon")]);
        }
        Step::MoveSkunk { .. } => row.extend([Glyph::Icon("skunk"), sign("→")]),
        Step::LiftSkunk { .. } => row.extend([Glyph::Icon("skunk"), Glyph::Icon("close")]),
        Step::SwapRiver { .. } => row.extend([Glyph::Icon("cw"), sign("≈")]),
        Step::Pass { n } => row.extend([sign(n.to_string()), Glyph::Icon("swap"), Glyph::Icon("any")]),
        Step::EaseEvent { less } => row.extend([Glyph::Icon("event"), sign(format!("−{less}"))]),
    }
}

/// What is counted, in symbols.
pub fn count_glyphs(count: Count) -> Vec<Glyph> {
    let duo = rules();
    match count {
        Count::Cards { place, among } => {
            let pack = duo.pack();
            let all = |test: &dyn Fn(CardId) -> bool| !among.is_empty() && { among }.all(test);
            let kind = Kind::ALL.into_iter().find(|&kind| all(&|card| pack.card(card).kind == kind));
            let colour = Colour::ALL.into_iter().find(|&colour| all(&|card| pack.card(card).colour == colour));
            match (colour, kind, place) {
                (Some(colour), _, _) => vec![Glyph::Icon(colour_icon(colour))],
                (None, Some(kind), _) => vec![Glyph::Icon(kind_icon(kind))],
                (None, None, CountPlace::Hand | CountPlace::HandAndCity | CountPlace::City) => {
                    vec![Glyph::Icon("card")]
                }
            }
        }
        Count::Resources(Some(good)) => vec![Glyph::Icon(good_icon(good))],
        Count::Resources(None) => vec![Glyph::Icon("any")],
        Count::ResourceKinds => vec![sign("≠"), Glyph::Icon("any")],
        Count::PointTokens => vec![Glyph::Icon("point")],
        Count::Occupied(_) => vec![Glyph::Icon("occupied")],
        Count::Events => vec![Glyph::Icon("event")],
        Count::Pairs => vec![Glyph::Icon("construction"), Glyph::Icon("critter")],
        Count::Colours { min } => {
            let mut row = vec![sign("≠")];
            if min > 1 {
                row.push(sign(format!("{min}×")));
            }
            row.extend([Glyph::Icon("green"), Glyph::Icon("blue"), sign("…")]);
            row
        }
        Count::LargestColour => vec![Glyph::Icon("card"), sign("=")],
        Count::Score | Count::Margin => vec![Glyph::Icon("point")],
    }
}

fn bonus_glyphs(bonus: &Bonus) -> Vec<Glyph> {
    let mut row = vec![sign(format!("{}/", bonus.points))];
    if bonus.every.get() > 1 {
        row.push(sign(bonus.every.to_string()));
    }
    row.extend(count_glyphs(bonus.count));
    if let Some(max) = bonus.max {
        row.push(sign(format!("≤{max}")));
    }
    row
}

fn standing_glyphs(word: &Standing) -> Vec<Glyph> {
    match *word {
        Standing::Tokens(n) => vec![sign(n.to_string()), Glyph::Icon("point")],
        Standing::Swap => vec![Glyph::Icon("any"), Glyph::Icon("swap"), Glyph::Icon("any")],
        Standing::EnterTaken => vec![Glyph::Icon("people")],
        Standing::FarmTwice => vec![sign("⌂×2")],
        Standing::Discount(discount) => {
            let mut row = match discount.by {
                DiscountBy::Tuck { kind, .. } => vec![Glyph::Icon(kind_icon(kind)), Glyph::Icon("tuck")],
                DiscountBy::Leave => vec![Glyph::Icon("close")],
                DiscountBy::Free | DiscountBy::Token => Vec::new(),
            };
            row.push(sign(format!("−{}", discount.less)));
            row.push(Glyph::Icon(discount.only.map_or("any", good_icon)));
            row
        }
        Standing::Trigger { then, .. } => {
            let mut row = vec![sign("!")];
            row.extend(effect_glyphs(then));
            row
        }
    }
}

/// What a card does, in symbols.
pub fn card_glyphs(card: CardId) -> Vec<Glyph> {
    let duo = rules();
    match &duo.pack().card(card).ability {
        Ability::Acts(effect) => effect_glyphs(*effect),
        Ability::Stands(words) => words.iter().take(2).flat_map(standing_glyphs).collect(),
        Ability::Scores(bonuses) => bonuses.iter().flat_map(bonus_glyphs).collect(),
    }
}

/// What an event asks for, in symbols; `raised` is what skunks add to the number of a comparison.
pub fn condition_glyphs(condition: &Condition, raised: u32) -> Vec<Glyph> {
    match condition {
        Condition::AtLeast(count, n) => {
            let mut row = vec![sign(format!("{n}×"))];
            row.extend(count_glyphs(*count));
            row
        }
        Condition::AtMost(count, n) => {
            let mut row = vec![sign(format!("≤{n}"))];
            row.extend(count_glyphs(*count));
            row
        }
        Condition::Majority(a, b, min) => {
            let mut row = count_glyphs(*a);
            row.push(sign("+"));
            row.extend(count_glyphs(*b));
            row.push(sign(format!("≥{}", min + raised)));
            row
        }
        Condition::Most(count) => {
            let mut row = vec![sign("max")];
            row.extend(count_glyphs(*count));
            row
        }
        Condition::AllOf(all) => {
            let mut row = Vec::new();
            for (i, condition) in all.iter().enumerate() {
                if i > 0 {
                    row.push(sign("+"));
                }
                row.extend(condition_glyphs(condition, raised));
            }
            row
        }
    }
}

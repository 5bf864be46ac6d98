//! Pictures of Duo: effects and conditions in signs and short words.

pub use crate::everdell::glyph::{colour_icon, good_icon, goods_glyphs, kind_icon};
use crate::everdell::glyph::{comma, counted_word, listed, of_steps, so_many, up_to_so_many};
use crate::shell::app::rules;
pub use crate::shell::glyph::{Glyph, glyphs, icon, icon_as};
use crate::shell::glyph::{several, sign, word};
use duo::effect::{
    Bonus, Condition, Count, CountPlace, Discount, DiscountBy, Effect, GreenPlace, Occasion, Reach, Standing, Step,
};
use duo::pack::Ability;
use duo::{CardId, CardSet};
use woodland::{Colour, Kind};

/// An effect in signs and words.
pub fn effect_glyphs(effect: Effect) -> Vec<Glyph> {
    let duo = rules();
    let steps = &duo.pack().steps[effect.start as usize..effect.end as usize];
    of_steps(steps.iter(), is_plain, step_glyphs)
}

/// Whether it is told by signs alone.
fn is_plain(step: &Step) -> bool {
    matches!(step, Step::Gain { different: 0, .. } | Step::Draw { .. } | Step::Occupied { .. })
}

/// A card of this colour or kind, or any.
fn card_glyph(colour: Option<Colour>, kind: Option<Kind>) -> Glyph {
    Glyph::Icon(colour.map(colour_icon).or(kind.map(kind_icon)).unwrap_or("card"))
}

/// Cards of one colour, of one kind, or any.
fn among_glyph(among: CardSet) -> Glyph {
    let duo = rules();
    let pack = duo.pack();
    let all = |test: &dyn Fn(CardId) -> bool| !among.is_empty() && { among }.all(test);
    let colour = Colour::ALL.into_iter().find(|&colour| all(&|card| pack.card(card).colour == colour));
    let kind = Kind::ALL.into_iter().find(|&kind| all(&|card| pack.card(card).kind == kind));
    card_glyph(colour, kind)
}

fn step_glyphs(step: &Step, row: &mut Vec<Glyph>) {
    let card = || Glyph::Icon("card");
    match *step {
        Step::Gain { goods, any, different, points } => {
            row.extend(goods_glyphs(goods));
            several(any.into(), "any", row);
            if different > 0 {
                row.extend([sign(different.to_string()), Glyph::Icon("any"), word("tile-different")]);
            }
            several(points.into(), "point", row);
        }
        Step::Draw { deck, meadow } => {
            several(deck.into(), "deck", row);
            several(meadow.into(), "card", row);
        }
        Step::Occupied { .. } => row.push(Glyph::Icon("occupied")),
        Step::ReclaimOccupied { n } => so_many(word("tile-take-back"), n, Glyph::Icon("occupied"), row),
        Step::PayFor { price, times, different, then } => {
            up_to_so_many(times, row);
            row.extend(goods_glyphs(price.goods));
            row.extend(price.any.then_some(Glyph::Icon("any")));
            row.extend(price.card.then_some(Glyph::Icon("discard")));
            row.extend(different.then(|| word("tile-different")));
            row.push(sign("→"));
            row.extend(effect_glyphs(then));
            row.extend((times > 1).then(|| word("tile-each")));
        }
        Step::Choose { options } => {
            for (i, option) in options.into_iter().flatten().enumerate() {
                row.extend((i > 0).then(|| word("tile-or")));
                row.extend(effect_glyphs(option));
            }
        }
        Step::ForEach { count, times, then } => {
            row.extend(effect_glyphs(then));
            row.push(word("tile-per"));
            row.extend(count_glyphs(count, 1));
            row.extend(times.map(|times| sign(format!(" ≤{times}"))));
        }
        Step::Activate { place, n } => {
            so_many(word("tile-activate"), n, Glyph::Icon("green"), row);
            match place {
                GreenPlace::City => {}
                GreenPlace::Meadow => row.push(word("tile-of-meadow")),
                GreenPlace::Hand => row.push(word("tile-in-hand")),
            }
        }
        Step::Produce => row.extend([word("tile-activate-all"), Glyph::Icon("green")]),
        Step::UseFarm { n, .. } => row.extend([word("tile-use"), counted_word("tile-farms", n)]),
        Step::UseRiver { n, .. } => row.extend([word("tile-use"), counted_word("tile-river-spaces", n)]),
        Step::UseRed { .. } => row.extend([word("tile-use"), Glyph::Icon("red")]),
        Step::UseTaken { .. } => row.extend([word("tile-use"), counted_word("tile-taken-place", 1)]),
        Step::ClaimEvent { .. } => row.extend([word("tile-claim"), Glyph::Icon("event")]),
        Step::Play { grant } => {
            row.extend([word("tile-play"), card_glyph(grant.colour, grant.kind)]);
            match grant.from {
                Reach::Meadow => row.push(word("tile-of-meadow")),
                Reach::Hand => row.push(word("tile-in-hand")),
                Reach::Eligible | Reach::Aside => {}
            }
            row.extend((grant.less > 0).then(|| sign(format!(" −{}", grant.less))));
        }
        Step::DrawPlay { deck, less } => {
            several(deck.into(), "deck", row);
            row.extend([comma(), word("tile-play"), sign(format!("−{less}"))]);
        }
        Step::Look { deck, keep } => {
            so_many(word("tile-look"), deck, Glyph::Icon("deck"), row);
            row.extend([comma(), counted_word("tile-keep", keep)]);
        }
        Step::RefreshMeadow { discard } => so_many(word("tile-renew"), discard, card(), row),
        Step::Store { n } => {
            so_many(word("tile-store"), n, Glyph::Icon("any"), row);
            row.extend([word("tile-or"), word("tile-take-all")]);
        }
        Step::MoveWorker { .. } => row.push(word("tile-move-worker")),
        Step::TakeBack { .. } => row.push(word("tile-recall-worker")),
        Step::MoveBack { .. } => {
            row.extend([Glyph::Icon("sun"), word("tile-or"), Glyph::Icon("moon"), word("tile-back")]);
        }
        Step::MoveSkunk { n, .. } => so_many(word("tile-move"), n, Glyph::Icon("skunk"), row),
        Step::LiftSkunk { n, .. } => so_many(word("tile-lift"), n, Glyph::Icon("skunk"), row),
        Step::SwapRiver { .. } => row.push(word("tile-new-river")),
        Step::Pass { n } => so_many(word("tile-pass-on"), n, Glyph::Icon("any"), row),
        Step::EaseEvent { less } => row.extend([Glyph::Icon("event"), sign(format!(" −{less}"))]),
    }
}

/// What is counted, in signs and words, behind such a number of it.
pub fn count_glyphs(count: Count, n: u32) -> Vec<Glyph> {
    match count {
        Count::Cards { place, among } => {
            let place = match place {
                CountPlace::City => None,
                CountPlace::Hand => Some(word("tile-in-hand")),
                CountPlace::HandAndCity => Some(word("tile-hand-and-city")),
            };
            [among_glyph(among)].into_iter().chain(place).collect()
        }
        Count::Resources(Some(good)) => vec![Glyph::Icon(good_icon(good))],
        Count::Resources(None) => vec![Glyph::Icon("any")],
        Count::ResourceKinds => vec![counted_word("tile-kind-of", n.min(9) as u8), Glyph::Icon("any")],
        Count::PointTokens => vec![Glyph::Icon("point")],
        Count::Occupied(_) => vec![Glyph::Icon("occupied")],
        Count::Events => vec![Glyph::Icon("event")],
        Count::Pairs => vec![Glyph::Icon("construction"), sign("+"), Glyph::Icon("critter")],
        Count::Colours { min: 0 | 1 } => vec![counted_word("tile-colours", 1)],
        Count::Colours { min } => vec![counted_word("tile-colour-of", min), Glyph::Icon("card")],
        Count::LargestColour => vec![Glyph::Icon("card"), word("tile-of-one-colour")],
        Count::Score | Count::Margin => vec![Glyph::Icon("point")],
    }
}

fn bonus_glyphs(bonus: &Bonus) -> Vec<Glyph> {
    let mut row = vec![sign(bonus.points.to_string()), word("tile-per")];
    if bonus.every.get() > 1 {
        row.push(sign(bonus.every.to_string()));
    }
    row.extend(count_glyphs(bonus.count, bonus.every.get().into()));
    row.extend(bonus.max.map(|max| sign(format!(" ≤{max}"))));
    row
}

fn standing_glyphs(standing: &Standing) -> Vec<Glyph> {
    let with_token = || [Glyph::Icon("point"), sign("→")];
    match *standing {
        Standing::Tokens(n) => vec![sign(n.to_string()), Glyph::Icon("point")],
        Standing::Swap => vec![word("tile-cost"), Glyph::Icon("any"), word("tile-for"), Glyph::Icon("any")],
        Standing::EnterTaken => with_token().into_iter().chain([counted_word("tile-taken-place", 1)]).collect(),
        Standing::FarmTwice => with_token().into_iter().chain([word("tile-farm-twice")]).collect(),
        Standing::Discount(Discount { less, only, among, by }) => {
            let mut row = match by {
                DiscountBy::Tuck { kind, .. } => vec![word("tile-tuck"), Glyph::Icon(kind_icon(kind)), sign("→")],
                DiscountBy::Leave => vec![word("tile-leaves"), among_glyph(among)],
                DiscountBy::Free => vec![among_glyph(among)],
                DiscountBy::Token => with_token().into(),
            };
            row.extend([sign(format!(" −{less}")), Glyph::Icon(only.map_or("any", good_icon))]);
            row
        }
        Standing::Trigger { on, among, then } => {
            let mut row = match on {
                Occasion::YouPlay => vec![word("tile-playing"), among_glyph(among)],
                Occasion::OtherPlays => vec![word("tile-other-plays"), among_glyph(among)],
                Occasion::YouClaim => vec![word("tile-claiming"), Glyph::Icon("event")],
                Occasion::YouFarm => vec![word("tile-at-a-farm")],
            };
            row.push(sign("→"));
            row.extend(effect_glyphs(then));
            row
        }
    }
}

/// What a card does, in signs and words.
pub fn card_glyphs(card: CardId) -> Vec<Glyph> {
    let duo = rules();
    match &duo.pack().card(card).ability {
        Ability::Acts(effect) => effect_glyphs(*effect),
        Ability::Stands(words) => listed(words.iter().take(2).map(standing_glyphs)),
        Ability::Scores(bonuses) => {
            let mut row = vec![word("tile-end")];
            row.extend(listed(bonuses.iter().map(bonus_glyphs)));
            row
        }
    }
}

/// What an event asks for, in signs; `raised` is what skunks add to the number of a comparison.
pub fn condition_glyphs(condition: &Condition, raised: u32) -> Vec<Glyph> {
    match condition {
        Condition::AtLeast(Count::Colours { min: 0 | 1 }, n) => {
            vec![sign(n.to_string()), counted_word("tile-colours", (*n).min(9) as u8)]
        }
        Condition::AtLeast(count, n) => [sign(n.to_string())].into_iter().chain(count_glyphs(*count, *n)).collect(),
        Condition::AtMost(count, n) => [sign(format!("≤{n}"))].into_iter().chain(count_glyphs(*count, *n)).collect(),
        Condition::Majority(a, b, min) => {
            let mut row = vec![sign(format!("{}+", min + raised))];
            row.extend(count_glyphs(*a, 1));
            row.push(sign("+"));
            row.extend(count_glyphs(*b, 1));
            row
        }
        Condition::Most(count) => [word("tile-most")].into_iter().chain(count_glyphs(*count, 1)).collect(),
        Condition::AllOf(all) => {
            let mut row = Vec::new();
            for (i, condition) in all.iter().enumerate() {
                row.extend((i > 0).then(|| sign("+")));
                row.extend(condition_glyphs(condition, raised));
            }
            row
        }
    }
}

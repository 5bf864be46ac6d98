//! The vocabulary, word by word: from TOML tables to steps, standing words, bonuses, counts and conditions.

use super::read::{Holder, Reader};
use crate::effect::*;
use crate::ids::Token;
use crate::together::Area;
use std::num::NonZeroU8;
use table::Line;
use table::pack::{Fields, Node, PackError};
use woodland::vocabulary::limit;
use woodland::{Colour, Good, Goods, Kind};

impl Reader {
    /// A list of steps, appended to the table behind the lists it holds.
    pub(super) fn effect(&mut self, node: &Node) -> Result<Effect, PackError> {
        let steps = node.list()?.iter().map(|step| self.step(step)).collect::<Result<Vec<_>, _>>()?;
        Effect::append(&mut self.steps, steps, node)
    }

    /// Steps that are shared out between two mayors: each card and each resource is one of its own.
    pub(super) fn shares(&mut self, node: &Node) -> Result<Effect, PackError> {
        let effect = self.effect(node)?;
        let steps = self.steps.split_off(effect.start as usize);
        let one = |step: Step, n: u8| std::iter::repeat_n(step, n.into());
        let mut shares = Vec::new();
        for step in steps {
            match step {
                Step::Draw { deck, meadow } => {
                    shares.extend(one(Step::Draw { deck: 1, meadow: 0 }, deck));
                    shares.extend(one(Step::Draw { deck: 0, meadow: 1 }, meadow));
                }
                Step::Gain { goods, any, different: 0, points } => {
                    for (good, n) in goods.iter() {
                        shares.extend(one(Step::Gain { goods: Goods::one(good), any: 0, different: 0, points: 0 }, n));
                    }
                    shares.extend(one(Step::Gain { goods: Goods::NONE, any: 1, different: 0, points: 0 }, any));
                    shares.extend(one(Step::Gain { goods: Goods::NONE, any: 0, different: 0, points: 1 }, points));
                }
                whole => shares.push(whole),
            }
        }
        Effect::append(&mut self.steps, shares, node)
    }

    fn step(&mut self, node: &Node) -> Result<Step, PackError> {
        let mut fields = Fields::of(node)?;
        let word = fields.need("do")?;
        let step = match word.text()? {
            "gain" => {
                let goods = Goods::among(&mut fields)?;
                let different = fields.number_or("different", 0, 0, 4)? as u8;
                // Each resource of one's choice is a question.
                let any = fields.number_or("any", 0, 0, 20)? as u8;
                Step::Gain { goods, any, different, points: fields.count("points")? }
            }
            "draw" => Step::Draw { deck: fields.count("deck")?, meadow: fields.count("meadow")? },
            "occupied" => {
                let colour = fields.need("colour")?;
                let colour = if colour.text()? == "any" { None } else { Some(colour.named::<Colour>()?) };
                Step::Occupied { colour }
            }
            "reclaim-occupied" => Step::ReclaimOccupied { n: fields.count_or("n", 1)? },
            "pay-for" => Step::PayFor {
                price: price(fields.need("pay")?)?,
                times: fields.count_or("times", 1)?,
                different: fields.flag("different")?,
                then: self.effect(fields.need("then")?)?,
            },
            "choose" => Step::Choose { options: self.options(fields.need("options")?)? },
            "for-each" => Step::ForEach {
                count: self.any_count(fields.need("count")?)?,
                times: limit(&mut fields, "times")?,
                then: self.effect(fields.need("then")?)?,
            },
            "activate" => {
                let place = fields.need("where")?.word(&[
                    ("city", GreenPlace::City),
                    ("meadow", GreenPlace::Meadow),
                    ("hand", GreenPlace::Hand),
                ])?;
                // A card never activates itself within its own chain [D9.6], so `other` only says so in the pack.
                fields.flag("other")?;
                Step::Activate { place, n: fields.count_or("n", 1)? }
            }
            "produce" if self.holder == Holder::Season => Step::Produce,
            "use" => match fields.need("which")?.word(&[("farm", 0), ("river", 1), ("red", 2), ("taken", 3)])? {
                0 => Step::UseFarm { n: fields.count_or("n", 1)?, taken_ok: fields.flag("taken_ok")? },
                1 => Step::UseRiver { n: fields.count_or("n", 1)?, taken_ok: fields.flag("taken_ok")? },
                2 => Step::UseRed { places: red_places(fields.need("where")?)? },
                _ => Step::UseTaken { by: TakenBy::read(&mut fields)? },
            },
            "claim-event" => {
                let past_skunks = fields.flag("blocked_ok")?;
                Step::ClaimEvent { reward: fields.flag("reward")?, past_skunks }
            }
            "play" => Step::Play {
                grant: Grant {
                    from: fields.need("from")?.word(&[
                        ("eligible", Reach::Eligible),
                        ("meadow", Reach::Meadow),
                        ("hand", Reach::Hand),
                    ])?,
                    less: fields.count("less")?,
                    kind: fields.get("kind").map(Node::named).transpose()?,
                    colour: fields.get("colour").map(Node::named).transpose()?,
                },
            },
            "draw-play" => Step::DrawPlay { deck: fields.count("deck")?, less: fields.count("less")? },
            "look" => Step::Look { deck: fields.count("deck")?, keep: fields.count("keep")? },
            "refresh-meadow" => Step::RefreshMeadow { discard: fields.need("discard")?.number(1, 8)? as u8 },
            "store" if self.holder == Holder::Card => Step::Store { n: fields.count("n")? },
            "store" => return Err(word.error(Line::new("misplaced-word").with("word", "store"))),
            "move-worker" => {
                let past_skunks = fields.flag("blocked_ok")?;
                Step::MoveWorker { taken_ok: fields.flag("taken_ok")?, past_skunks }
            }
            name if NEWS_STEPS.contains(&name) && self.holder != Holder::News => {
                return Err(word.error(Line::new("misplaced-word").with("word", name)));
            }
            "take-back" => Step::TakeBack { n: fields.count_or("n", 1)? },
            "move-token" => {
                let token = fields.need("token")?.word(&[
                    ("sun", Some(Token::Sun)),
                    ("moon", Some(Token::Moon)),
                    ("either", None),
                ])?;
                // Tokens only ever go back: going on is what turns are for.
                Step::MoveBack { token, spots: fields.need("steps")?.number(-6, -1)?.unsigned_abs() as u8 }
            }
            "move-skunk" => Step::MoveSkunk { area: area(&mut fields)?, n: fields.count_or("n", 1)? },
            "lift-skunk" => Step::LiftSkunk { area: area(&mut fields)?, n: fields.count_or("n", 1)? },
            "swap-river" => Step::SwapRiver { n: fields.need("n")?.number(1, 2)? as u8 },
            "share" => Step::Pass { n: fields.count_or("n", 1)? },
            "ease-event" => Step::EaseEvent { less: fields.count_or("less", 1)? },
            unknown => return Err(word.error(misplaced_or_unknown(unknown))),
        };
        fields.finish()?;
        Ok(step)
    }

    fn options(&mut self, node: &Node) -> Result<[Option<Effect>; 4], PackError> {
        let list = node.list()?;
        if !(2..=4).contains(&list.len()) {
            return Err(node.error(Line::new("number-of-options").with("n", list.len())));
        }
        let mut options = [None; 4];
        for (option, node) in options.iter_mut().zip(list) {
            *option = Some(self.effect(node)?);
        }
        Ok(options)
    }

    pub(super) fn standing(&mut self, node: &Node, star: bool) -> Result<Vec<Standing>, PackError> {
        let words = node.list()?.iter().map(|node| self.one_standing(node, star)).collect::<Result<Vec<_>, _>>()?;
        let heaps = words.iter().filter(|word| matches!(word, Standing::Tokens(_))).count();
        if heaps > 1 { Err(node.error(Line::new("word-twice"))) } else { Ok(words) }
    }

    fn one_standing(&mut self, node: &Node, star: bool) -> Result<Standing, PackError> {
        let mut fields = Fields::of(node)?;
        let word = fields.need("do")?;
        let one_token = |fields: &mut Fields<'_>| fields.need("token")?.number(1, 1);
        let standing = match word.text()? {
            "tokens" => Standing::Tokens(fields.need("n")?.number(1, 20)? as u8),
            "swap" => Standing::Swap,
            "enter-taken" => {
                one_token(&mut fields)?;
                Standing::EnterTaken
            }
            "farm-twice" => {
                one_token(&mut fields)?;
                Standing::FarmTwice
            }
            "discount" => {
                let by = fields.need("by")?;
                let by = match by.word(&[("free", 0), ("token", 1), ("leave", 2), ("tuck", 3)])? {
                    0 => DiscountBy::Free,
                    1 => DiscountBy::Token,
                    2 => DiscountBy::Leave,
                    _ => DiscountBy::Tuck { kind: fields.need("tuck")?.named::<Kind>()?, uses: fields.count("uses")? },
                };
                if star == (by == DiscountBy::Token) {
                    return Err(node.error(Line::new("star-and-token")));
                }
                let discount = Discount::read(&mut fields, &self.faces, by)?;
                // A token takes one resource off any card; nothing else is ever asked of it. [D6.12]
                if by == DiscountBy::Token && !(discount.less == 1 && discount.is_plain(&self.faces)) {
                    return Err(node.error(Line::new("plain-token-discount")));
                }
                Standing::Discount(discount)
            }
            "trigger" => Standing::Trigger {
                on: fields.need("on")?.word(&[
                    ("play", Occasion::YouPlay),
                    ("other-plays", Occasion::OtherPlays),
                    ("claim", Occasion::YouClaim),
                    ("farm", Occasion::YouFarm),
                ])?,
                among: self.faces.among(&mut fields)?,
                then: self.effect(fields.need("then")?)?,
            },
            other => return Err(word.error(misplaced_or_unknown(other))),
        };
        fields.finish()?;
        Ok(standing)
    }

    pub(super) fn bonuses(&mut self, node: &Node) -> Result<Vec<Bonus>, PackError> {
        let bonus = |node: &Node| {
            let mut fields = Fields::of(node)?;
            let word = fields.need("do")?;
            if word.text()? != "score-per" {
                return Err(word.error(misplaced_or_unknown(word.text()?)));
            }
            let count = self.count(fields.need("count")?)?;
            let every = limit(&mut fields, "every")?.unwrap_or(NonZeroU8::MIN);
            let bonus = Bonus { count, points: fields.count("points")?, every, max: limit(&mut fields, "max")? };
            fields.finish()?;
            Ok(bonus)
        };
        node.list()?.iter().map(bonus).collect()
    }

    /// A count for everything else. Which cards a hand holds is secret, so of a hand only the number counts.
    fn count(&self, node: &Node) -> Result<Count, PackError> {
        match self.any_count(node)? {
            Count::Cards { place: CountPlace::Hand | CountPlace::HandAndCity, among } if among != self.faces.all => {
                Err(node.error(Line::new("secret-count")))
            }
            count => Ok(count),
        }
    }

    /// A count for "for each": cards of a hand are shown as they are counted, so they may be named.
    fn any_count(&self, node: &Node) -> Result<Count, PackError> {
        let mut fields = Fields::of(node)?;
        let word = fields.need("of")?;
        let count = match word.text()? {
            "cards" => Count::Cards {
                place: fields.need("where")?.word(&[
                    ("city", CountPlace::City),
                    ("hand", CountPlace::Hand),
                    ("hand-and-city", CountPlace::HandAndCity),
                ])?,
                among: self.faces.among(&mut fields)?,
            },
            "resources" => {
                let kind = fields.need("kind")?;
                let goods = Good::ALL.map(|good| (good.id(), Some(good)));
                Count::Resources(kind.word(&[goods[0], goods[1], goods[2], goods[3], ("any", None)])?)
            }
            "resource-kinds" => Count::ResourceKinds,
            "point-tokens" => Count::PointTokens,
            "occupied" => Count::Occupied(fields.need("where")?.word(&[
                ("city", OccupiedPlace::City),
                ("reserve", OccupiedPlace::Reserve),
                ("both", OccupiedPlace::Both),
                ("all", OccupiedPlace::All),
            ])?),
            "events" => Count::Events,
            "pairs" => Count::Pairs,
            "colours" => Count::Colours { min: fields.need("min")?.number(1, 99)? as u8 },
            "largest-colour" => Count::LargestColour,
            // Points cannot count themselves: only goals and achievements look at them.
            "score" if self.holder == Holder::Quest => Count::Score,
            "margin" if self.holder == Holder::Quest => Count::Margin,
            unknown => {
                let known = "cards, resources, resource-kinds, point-tokens, occupied, events, pairs, colours, \
                             largest-colour, score, margin";
                return Err(word.error(Line::new("unknown-word").with("word", unknown).with("known", known)));
            }
        };
        fields.finish()?;
        Ok(count)
    }

    pub(super) fn condition(&self, node: &Node) -> Result<Condition, PackError> {
        let mut fields = Fields::of(node)?;
        let word = fields.need("is")?;
        let condition = match word.text()? {
            "at-least" => {
                Condition::AtLeast(self.count(fields.need("count")?)?, fields.need("n")?.number(1, 99)? as u32)
            }
            "at-most" if self.holder == Holder::Quest => {
                Condition::AtMost(self.count(fields.need("count")?)?, fields.need("n")?.number(0, 99)? as u32)
            }
            "majority" => Condition::Majority(
                self.count(fields.need("a")?)?,
                self.count(fields.need("b")?)?,
                fields.need("min")?.number(1, 99)? as u32,
            ),
            "most" => Condition::Most(self.count(fields.need("count")?)?),
            "all-of" => {
                let all = fields.need("conds")?.list()?.iter().map(|node| self.condition(node));
                Condition::AllOf(all.collect::<Result<_, _>>()?)
            }
            unknown => {
                let known = "at-least, at-most, majority, most, all-of";
                return Err(word.error(Line::new("unknown-word").with("word", unknown).with("known", known)));
            }
        };
        fields.finish()?;
        Ok(condition)
    }
}

/// Words that only Good News cards say: they speak of skunks and partners, which a duel does not know.
const NEWS_STEPS: [&str; 7] =
    ["take-back", "move-token", "move-skunk", "lift-skunk", "swap-river", "share", "ease-event"];

fn area(fields: &mut Fields<'_>) -> Result<Option<Area>, PackError> {
    fields.need("area")?.word(&[
        ("any", None),
        ("events", Some(Area::Events)),
        ("meadow", Some(Area::Meadow)),
        ("locations", Some(Area::Locations)),
    ])
}

fn misplaced_or_unknown(word: &str) -> Line {
    const STEPS: [&str; 17] = [
        "gain",
        "draw",
        "occupied",
        "reclaim-occupied",
        "pay-for",
        "choose",
        "for-each",
        "activate",
        "produce",
        "use",
        "claim-event",
        "play",
        "draw-play",
        "look",
        "refresh-meadow",
        "store",
        "move-worker",
    ];
    const STANDING: [&str; 7] = ["tokens", "discount", "swap", "enter-taken", "farm-twice", "trigger", "score-per"];
    if STEPS.contains(&word) || STANDING.contains(&word) || NEWS_STEPS.contains(&word) {
        Line::new("misplaced-word").with("word", word)
    } else {
        Line::new("unknown-word")
            .with("word", word)
            .with("known", [&STEPS[..], &STANDING[..], &NEWS_STEPS[..]].concat().join(", "))
    }
}

fn price(node: &Node) -> Result<Price, PackError> {
    let mut fields = Fields::of(node)?;
    let goods = Goods::among(&mut fields)?;
    let mut at_most_one = |key| fields.get(key).map_or(Ok(0), |n| n.number(0, 1));
    let (any, card) = (at_most_one("any")? == 1, at_most_one("cards")? == 1);
    fields.finish()?;
    let price = Price { goods, any, card };
    if price == Price::default() || (any && !goods.is_empty()) {
        return Err(node.error(Line::new("wrong-price")));
    }
    Ok(price)
}

fn red_places(node: &Node) -> Result<RedPlaces, PackError> {
    let mut places = RedPlaces::default();
    for place in node.list()? {
        match place.word(&[("meadow", 0), ("city", 1), ("other-city", 2)])? {
            0 => places.meadow = true,
            1 => places.city = true,
            _ => places.other_city = true,
        }
    }
    Ok(places)
}

//! The vocabulary, word by word: from TOML tables to steps, standing words, bonuses and the worth of events.

use super::read::{Holder, Reader};
use crate::effect::*;
use crate::ids::UNDER;
use std::num::NonZeroU8;
use table::Line;
use table::content::wrong_count;
use table::pack::{Fields, Node, PackError};
use woodland::vocabulary::limit;
use woodland::{Good, Goods};

/// The most resources of one's choice that are taken for one thing: each of them is a question.
const CHOICES: i64 = 20;

fn bounded(fields: &mut Fields<'_>, key: &'static str, default: u8, least: i64, most: i64) -> Result<u8, PackError> {
    Ok(fields.number_or(key, default.into(), least, most)? as u8)
}

fn choices(fields: &mut Fields<'_>) -> Result<u8, PackError> {
    bounded(fields, "any", 0, 0, CHOICES)
}

impl Reader<'_> {
    /// A list of steps, appended to the table behind the lists it holds.
    pub(super) fn effect(&mut self, node: Option<&Node>) -> Result<Effect, PackError> {
        let Some(node) = node else {
            return Ok(Effect::default());
        };
        let steps = node.list()?.iter().map(|step| self.step(step)).collect::<Result<Vec<_>, _>>()?;
        Effect::append(&mut self.steps, steps, node)
    }

    fn step(&mut self, node: &Node) -> Result<Step, PackError> {
        let mut fields = Fields::of(node)?;
        let word = fields.need("do")?;
        self.belongs(word)?;
        let step = match word.text()? {
            "gain" => Step::Gain {
                goods: Goods::among(&mut fields)?,
                any: choices(&mut fields)?,
                kinds: kinds(fields.get("kinds"))?,
                points: fields.count("points")?,
                cards: fields.count("cards")?,
                per: fields.get("per").map_or(Ok(Per::Once), per)?,
                times: limit(&mut fields, "times")?,
                when: fields.get("when").map_or(Ok(When::Always), when)?,
            },
            "spend" => Step::Spend {
                kinds: kinds(fields.get("kinds"))?,
                up_to: bounded(&mut fields, "up_to", 1, 1, 9)?,
                points: fields.count("points")?,
                any: choices(&mut fields)?,
                gift: fields.flag("gift")?,
            },
            "discard" => Step::Discard {
                up_to: limit(&mut fields, "up_to")?,
                every: limit(&mut fields, "every")?.unwrap_or(NonZeroU8::MIN),
                points: fields.count("points")?,
                any: choices(&mut fields)?,
                cards: fields.count("cards")?,
            },
            "draw-up" => Step::DrawUp,
            "draw-some" => Step::DrawSome { up_to: fields.need("up_to")?.number(1, 4)? as u8 },
            "store" => Step::Store { options: four_heaps(fields.need("options")?)? },
            "unload" => Step::Unload,
            "activate" => Step::Activate { n: bounded(&mut fields, "n", 1, 1, 2)?, may: fields.flag("may")? },
            "copy" => Step::Copy,
            "teach" => Step::Teach { cards: fields.get("cards").map_or(Ok(2), |node| node.number(2, 2))? as u8 },
            "play" => Step::Play { grant: grant(&mut fields)? },
            "reveal" => Step::Reveal {
                cards: fields.need("cards")?.number(1, 8)? as u8,
                or_discard: fields.need("from")?.word(&[("deck", false), ("deck-or-discard", true)])?,
                most: limit(&mut fields, "most")?,
                must: fields.flag("must")?,
            },
            "move-worker" => Step::MoveWorker,
            "refresh-meadow" => Step::RefreshMeadow {
                discard: fields.need("discard")?.number(1, 8)? as u8,
                take: fields.need("take")?.number(1, 8)? as u8,
            },
            "meadow" => Step::Meadow { take: fields.need("take")?.number(1, 2)? as u8, less: fields.count("less")? },
            "dismantle" => dismantling(&mut fields)?,
            "token" => Step::Token { n: fields.count_or("n", 1)? },
            "give-goods" => Step::GiveGoods { n: bounded(&mut fields, "n", 1, 1, 9)? },
            "give-cards" => Step::GiveCards { n: bounded(&mut fields, "n", 1, 1, 9)? },
            "hand-out" => Step::HandOut {
                goods: fields.flag("goods")?,
                cards: fields.flag("cards")?,
                up_to: bounded(&mut fields, "up_to", 1, 1, CHOICES)?,
                points: fields.count("points")?,
            },
            "use" => Step::Use { which: self.used(node, &mut fields)?, n: bounded(&mut fields, "n", 1, 1, 2)? },
            // A card that sets off all green ones would set off itself.
            "produce" if self.holder == Holder::Green => {
                return Err(node.error(Line::new("valley-endless-production")));
            }
            "produce" => Step::Produce,
            "choose" => Step::Choose { options: self.two_ways(fields.need("options")?)? },
            "field" => Step::Field { berry: fields.count_or("berry", 1)? },
            "take-back" => Step::TakeBack,
            "lay" => {
                Step::LayGoods { kinds: kinds(fields.get("kinds"))?, up_to: bounded(&mut fields, "up_to", 1, 1, 9)? }
            }
            "scrolls" => Step::Scrolls { cards: fields.need("cards")?.number(1, UNDER as i64)? as u8 },
            "tuck-critters" => Step::Tuck {
                from_city: fields.need("from")?.word(&[("city", true), ("hand", false)])?,
                up_to: fields.need("up_to")?.number(1, 4)? as u8,
            },
            other => return Err(word.error(Line::new("unknown-word").with("word", other).with("known", STEPS))),
        };
        fields.finish()?;
        Ok(step)
    }

    /// Which places are used. Forest cards use basic locations, and those nothing: no place comes round to itself.
    fn used(&self, node: &Node, fields: &mut Fields<'_>) -> Result<Which, PackError> {
        let which = fields.need("which")?.word(&[
            ("basic", Some(Which::Basic)),
            ("basic-or-forest", Some(Which::BasicOrForest)),
            ("taken", None),
        ])?;
        let which = which.map_or_else(|| TakenBy::read(fields).map(Which::Taken), Ok)?;
        let endless = match self.holder {
            Holder::Basic => true,
            Holder::Forest => which != Which::Basic,
            Holder::Green | Holder::Card | Holder::Trigger | Holder::Event => false,
        };
        if endless { Err(node.error(Line::new("valley-endless-use"))) } else { Ok(which) }
    }

    fn two_ways(&mut self, options: &Node) -> Result<[Effect; 2], PackError> {
        match options.list()? {
            [first, second] => Ok([self.effect(Some(first))?, self.effect(Some(second))?]),
            other => Err(wrong_count(options, other.len(), &(2..=2))),
        }
    }

    /// Some words put something on a card, others on an event: elsewhere they would do nothing.
    fn belongs(&self, word: &Node) -> Result<(), PackError> {
        let text = word.text()?;
        let fits = match self.holder {
            Holder::Green | Holder::Card => !ON_EVENTS.contains(&text),
            Holder::Event => !ON_CARDS.contains(&text),
            Holder::Trigger | Holder::Basic | Holder::Forest => !ON_EVENTS.contains(&text) && !ON_CARDS.contains(&text),
        };
        if fits { Ok(()) } else { Err(word.error(Line::new("misplaced-word").with("word", text))) }
    }

    pub(super) fn standing(&mut self, node: Option<&Node>) -> Result<Vec<Standing>, PackError> {
        let Some(node) = node else {
            return Ok(Vec::new());
        };
        let mut words: Vec<Standing> = Vec::new();
        for word in node.list()? {
            let stand = self.stand(word)?;
            let again = |other: &Standing| std::mem::discriminant(other) == std::mem::discriminant(&stand);
            if !matches!(stand, Standing::Trigger { .. }) && words.iter().any(again) {
                return Err(word.error(Line::new("word-twice")));
            }
            words.push(stand);
        }
        Ok(words)
    }

    fn stand(&mut self, node: &Node) -> Result<Standing, PackError> {
        let mut fields = Fields::of(node)?;
        let word = fields.need("do")?;
        let stand = match word.text()? {
            "trigger" => {
                self.holder = Holder::Trigger;
                fields.need("on")?.word(&[("play", ())])?;
                Standing::Trigger { among: self.faces.among(&mut fields)?, then: self.effect(fields.get("then"))? }
            }
            "discount" => {
                let by = fields.need("by")?.word(&[
                    ("leave", DiscountBy::Leave),
                    ("prisoner", DiscountBy::Prisoner),
                    ("token", DiscountBy::Token),
                ])?;
                let discount = Discount::read(&mut fields, &self.faces, by)?;
                if by != DiscountBy::Leave && !discount.is_plain(&self.faces) {
                    return Err(node.error(Line::new("valley-plain-discount")));
                }
                Standing::Discount(discount)
            }
            "swap" => Standing::Swap,
            "tokens" => Standing::Tokens(fields.count("n")?),
            "clock" => Standing::Clock,
            "leader" => Standing::Leader,
            other => return Err(word.error(Line::new("unknown-word").with("word", other).with("known", STANDING))),
        };
        fields.finish()?;
        Ok(stand)
    }
}

/// How often something is gained.
fn per(node: &Node) -> Result<Per, PackError> {
    node.word(&[
        ("farm", Per::Farm),
        ("chapel-token", Per::ChapelToken),
        ("token-here", Per::TokenHere),
        ("hand-card", Per::HandCard),
    ])
}

/// On which condition.
fn when(node: &Node) -> Result<When, PackError> {
    node.word(&[("farm", When::Farm), ("paired", When::Paired)])
}

fn four_heaps(options: &Node) -> Result<[Goods; 4], PackError> {
    let heaps = options.list()?.iter().map(Goods::at).collect::<Result<Vec<_>, _>>()?;
    <[Goods; 4]>::try_from(heaps).map_err(|heaps| wrong_count(options, heaps.len(), &(4..=4)))
}

/// What may be played, and for how much less.
fn grant(fields: &mut Fields<'_>) -> Result<Grant, PackError> {
    Ok(Grant {
        from: fields.need("from")?.word(&[("meadow", Reach::Meadow), ("hand-or-meadow", Reach::HandOrMeadow)])?,
        rebate: match fields.flag("free")? {
            true => Rebate::Free,
            false => Rebate::Less(fields.count("less")?),
        },
        most: limit(fields, "most")?,
    })
}

/// So many cards leave the city, or up to so many.
fn dismantling(fields: &mut Fields<'_>) -> Result<Step, PackError> {
    let up_to = fields.get("up_to").map(|node| node.number(1, 9)).transpose()?;
    Ok(Step::Dismantle {
        kind: fields.get("kind").map(Node::named).transpose()?,
        n: up_to.map_or_else(|| bounded(fields, "n", 1, 1, 9), |n| Ok(n as u8))?,
        must: up_to.is_none(),
        refund: fields.flag("refund")?,
        points: fields.count("points")?,
        any: choices(fields)?,
    })
}

const STEPS: &str = "gain, spend, discard, draw-up, draw-some, store, unload, activate, copy, teach, play, reveal, move-worker, \
    refresh-meadow, meadow, dismantle, token, give-goods, give-cards, hand-out, use, produce, choose, field, take-back, \
    lay, scrolls, tuck-critters";
const ON_CARDS: [&str; 5] = ["store", "unload", "activate", "copy", "token"];
const ON_EVENTS: [&str; 4] = ["take-back", "lay", "scrolls", "tuck-critters"];
const STANDING: &str = "trigger, discount, swap, tokens, clock, leader";

fn kinds(node: Option<&Node>) -> Result<Kinds, PackError> {
    let Some(node) = node else {
        return Ok(Kinds::ALL);
    };
    let mut kinds = 0;
    for node in node.list()? {
        kinds |= 1 << node.named::<Good>()? as u8;
    }
    Ok(Kinds(kinds))
}

pub(super) fn bonuses(node: Option<&Node>) -> Result<Vec<Bonus>, PackError> {
    let Some(node) = node else {
        return Ok(Vec::new());
    };
    let read = |node: &Node| {
        let mut fields = Fields::of(node)?;
        let per = match fields.get("per") {
            Some(node) => node.word(&[
                ("common-construction", BonusPer::CommonConstruction),
                ("unique-construction", BonusPer::UniqueConstruction),
                ("common-critter", BonusPer::CommonCritter),
                ("unique-critter", BonusPer::UniqueCritter),
                ("purple", BonusPer::Purple),
                ("basic-event", BonusPer::BasicEvent),
                ("special-event", BonusPer::SpecialEvent),
                ("resin-or-pebble", BonusPer::ResinOrPebble),
                ("purple-of-an-opponent", BonusPer::PurpleOfAnOpponent),
            ])?,
            None => fields
                .need("when")?
                .word(&[("paired", BonusPer::Paired), ("paired-and-farm", BonusPer::PairedAndFarm)])?,
        };
        let bonus = Bonus { per, points: fields.count("points")?, max: limit(&mut fields, "max")? };
        fields.finish()?;
        Ok(bonus)
    };
    node.list()?.iter().map(read).collect()
}

pub(super) fn worths(node: Option<&Node>) -> Result<Vec<Worth>, PackError> {
    let Some(node) = node else {
        return Ok(Vec::new());
    };
    let read = |node: &Node| {
        let mut fields = Fields::of(node)?;
        let [twig, resin, pebble, berry] = Good::ALL.map(WorthPer::On);
        let per = fields.need("per")?.word(&[
            ("twig-on-it", twig),
            ("resin-on-it", resin),
            ("pebble-on-it", pebble),
            ("berry-on-it", berry),
            ("card-under", WorthPer::CardUnder),
            ("chapel-token", WorthPer::ChapelToken),
            ("monastery-worker", WorthPer::MonasteryWorker),
            ("cemetery-worker", WorthPer::CemeteryWorker),
            ("prisoner", WorthPer::Prisoner),
            ("pair-everywhere", WorthPer::PairEverywhere),
        ])?;
        let worth = Worth { per, points: fields.count("points")? };
        fields.finish()?;
        Ok(worth)
    };
    node.list()?.iter().map(read).collect()
}

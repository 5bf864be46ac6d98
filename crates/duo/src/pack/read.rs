//! From TOML to tables: the vocabulary, word by word.

use super::{Ability, Card, Cost, Entry, EventSet, EventTile, Pack, Season, Tables, Tile, Words};
use crate::effect::*;
use crate::ids::*;
use table::pack::{Fields, Node, PackError, Provenance, Value};
use table::{Digest, Line, Seat};
use woodland::{Colour, Good, Goods, Kind};

const SEATS: [(&str, Seat); 2] = [("hare", HARE), ("tortoise", TORTOISE)];
const KINDS: [(&str, Kind); 2] = [("critter", Kind::Critter), ("construction", Kind::Construction)];
const COLOURS: [(&str, Colour); 5] = [
    ("green", Colour::Green),
    ("blue", Colour::Blue),
    ("tan", Colour::Tan),
    ("red", Colour::Red),
    ("purple", Colour::Purple),
];

/// What a card says of itself before its ability is read, so that words about kinds and colours can be
/// compiled into sets of cards.
struct Faces {
    kind: [CardSet; 2],
    colour: [CardSet; 5],
}

struct Reader {
    steps: Vec<Step>,
    faces: Faces,
}

pub(super) fn pack(files: Vec<Node>) -> Result<Pack, PackError> {
    let [meta, cards_file, river_file, farms_file, events_file, seasons_file] = &files[..] else {
        unreachable!("a pack has six files");
    };
    check_meta(meta)?;
    let (card_nodes, [slot_nodes, event_nodes]) =
        (lists(cards_file, ["card"])?[0], lists(events_file, ["slot", "event"])?);
    let river_nodes = lists(river_file, ["river"])?[0];
    let farm_nodes = lists(farms_file, ["farm"])?[0];
    let season_nodes = lists(seasons_file, ["season"])?[0];
    for (nodes, wanted, file) in [
        (card_nodes, CARDS, cards_file),
        (river_nodes, RIVER_TILES, river_file),
        (farm_nodes, FARMS, farms_file),
        (slot_nodes, SLOTS, events_file),
        (event_nodes, EVENT_TILES, events_file),
        (season_nodes, 4, seasons_file),
    ] {
        no_duplicates(nodes)?;
        if nodes.len() != wanted {
            return Err(file.error(Line::new("wrong-count").with("found", nodes.len()).with("wanted", wanted)));
        }
    }

    let mut reader = Reader { steps: Vec::new(), faces: faces(card_nodes)? };
    let cards = card_nodes.iter().map(|node| reader.card(node)).collect::<Result<Vec<_>, _>>()?;
    let mut tiles = |nodes: &[Node]| nodes.iter().map(|node| reader.tile(node)).collect::<Result<Vec<_>, _>>();
    let (river, farms, slots) = (tiles(river_nodes)?, tiles(farm_nodes)?, tiles(slot_nodes)?);
    let events = event_nodes.iter().map(|node| reader.event(node)).collect::<Result<Vec<_>, _>>()?;
    let seasons = season_nodes.iter().map(|node| reader.season(node)).collect::<Result<Vec<_>, _>>()?;
    let journey = check_sets(&events, events_file)?;
    let tables = tables(&cards, &river, &farms, &slots, &reader);
    let digest = Digest::of(canonical(&files).as_bytes());
    Ok(Pack { cards, river, farms, slots, events, seasons, steps: reader.steps, journey, digest, tables, files })
}

fn check_meta(meta: &Node) -> Result<(), PackError> {
    let mut fields = Fields::of(meta)?;
    fields.need("box")?.word(&[("duo", ())])?;
    fields.need("format")?.number(1, 1)?;
    fields.text("version")?;
    fields.text("licence")?;
    fields.need("sources")?.table()?;
    fields.finish()
}

/// The lists of tables under these keys, and nothing else.
fn lists<'n, const N: usize>(file: &'n Node, keys: [&'static str; N]) -> Result<[&'n [Node]; N], PackError> {
    let mut fields = Fields::of(file)?;
    let mut found = [&[] as &[Node]; N];
    let mut missing = None;
    for (slot, key) in found.iter_mut().zip(keys) {
        match fields.get(key) {
            Some(node) => *slot = node.list()?,
            None => missing = Some(key),
        }
    }
    // A misspelt key explains a missing one better than the missing one itself.
    fields.finish()?;
    match missing {
        Some(key) => Err(file.error(Line::new("missing-key").with("key", key))),
        None => Ok(found),
    }
}

fn no_duplicates(nodes: &[Node]) -> Result<(), PackError> {
    for (i, node) in nodes.iter().enumerate() {
        let Some(id) = node.id() else {
            return Err(node.error(Line::new("no-id")));
        };
        if let Some(first) = nodes[..i].iter().find(|other| other.id() == Some(id)) {
            return Err(node.error(Line::new("duplicate-id").with("id", id).with("first", first.at.to_string())));
        }
    }
    Ok(())
}

fn faces(cards: &[Node]) -> Result<Faces, PackError> {
    let mut faces = Faces { kind: Default::default(), colour: Default::default() };
    for (i, node) in cards.iter().enumerate() {
        let mut fields = Fields::of(node)?;
        let card = CardId(i as u8);
        faces.kind[fields.need("kind")?.word(&KINDS)? as usize].insert(card);
        faces.colour[fields.need("colour")?.word(&COLOURS)? as usize].insert(card);
    }
    Ok(faces)
}

fn check_sets(events: &[EventTile], file: &Node) -> Result<EventId, PackError> {
    let of = |set: EventSet| events.iter().filter(move |tile| tile.set == set).count();
    let drawn_sets_are_full = (0..5).all(|set| of(EventSet::Drawn(set)) == 6);
    let journey = events.iter().position(|tile| tile.set == EventSet::Journey);
    match journey {
        Some(i) if drawn_sets_are_full && of(EventSet::Faire) == 1 && of(EventSet::Journey) == 1 => {
            Ok(EventId(i as u8))
        }
        _ => Err(file.error(Line::new("wrong-event-sets"))),
    }
}

/// Everything that matters for play, as text: names, texts, notes and provenance left out.
fn canonical(files: &[Node]) -> String {
    const TELLING: [&str; 7] = ["name_en", "name_fr", "text_en", "text_fr", "note", "provenance", "sources"];
    fn write(node: &Node, out: &mut String) {
        match &node.value {
            Value::Table(table) => {
                let mut entries: Vec<_> = table.iter().filter(|(key, _)| !TELLING.contains(&key.as_str())).collect();
                entries.sort_by_key(|&(key, _)| key);
                for (key, node) in entries {
                    out.push_str(key);
                    out.push('=');
                    write(node, out);
                }
                out.push(';');
            }
            Value::List(items) => {
                items.iter().for_each(|item| write(item, out));
                out.push(']');
            }
            Value::Text(text) => {
                out.push_str(text);
                out.push(' ');
            }
            Value::Number(n) => out.push_str(&format!("{n} ")),
            Value::Flag(flag) => out.push_str(&format!("{flag} ")),
        }
    }
    let mut out = String::new();
    files.iter().for_each(|file| write(file, &mut out));
    out
}

fn entry(fields: &mut Fields<'_>) -> Result<Entry, PackError> {
    let id = fields.text("id")?;
    let mut words = |en, fr, default: &str| -> Result<Words, PackError> {
        let mut one = |key| fields.get(key).map_or(Ok(default.to_owned()), |node| node.text().map(str::to_owned));
        Ok(Words { en: one(en)?, fr: one(fr)? })
    };
    let name = words("name_en", "name_fr", &id)?;
    let text = words("text_en", "text_fr", "")?;
    if let Some(note) = fields.get("note") {
        note.text()?;
    }
    let provenance = fields.need("provenance")?.table()?;
    let provenance = provenance.iter().map(|(key, node)| Ok((key.clone(), Provenance::read(node)?)));
    Ok(Entry { id, name, text, provenance: provenance.collect::<Result<_, _>>()? })
}

fn goods(fields: &mut Fields<'_>) -> Result<Goods, PackError> {
    Ok(Goods([fields.count("twig")?, fields.count("resin")?, fields.count("pebble")?, fields.count("berry")?]))
}

impl Reader {
    fn card(&mut self, node: &Node) -> Result<Card, PackError> {
        let mut fields = Fields::of(node)?;
        let entry = entry(&mut fields)?;
        let kind = fields.need("kind")?.word(&KINDS)?;
        let colour = fields.need("colour")?.word(&COLOURS)?;
        let cost = cost(fields.need("cost")?, kind)?;
        let points = fields.need("points")?.number(0, 20)? as u8;
        let star = fields.flag("star")?;
        let effect = fields.need("effect")?;
        let ability = match colour {
            Colour::Green | Colour::Tan | Colour::Red => Ability::Acts(self.effect(effect)?),
            Colour::Blue => Ability::Stands(self.standing(effect, star)?),
            Colour::Purple => Ability::Scores(self.bonuses(effect)?),
        };
        fields.finish()?;
        Ok(Card { entry, kind, colour, cost, points, star, ability })
    }

    fn tile(&mut self, node: &Node) -> Result<Tile, PackError> {
        let mut fields = Fields::of(node)?;
        let tile = Tile { entry: entry(&mut fields)?, effect: self.effect(fields.need("effect")?)? };
        fields.finish()?;
        Ok(tile)
    }

    fn event(&mut self, node: &Node) -> Result<EventTile, PackError> {
        let mut fields = Fields::of(node)?;
        let entry = entry(&mut fields)?;
        let set = fields.need("set")?.word(&[
            ("A", EventSet::Drawn(0)),
            ("B", EventSet::Drawn(1)),
            ("C", EventSet::Drawn(2)),
            ("D", EventSet::Drawn(3)),
            ("E", EventSet::Drawn(4)),
            ("faire", EventSet::Faire),
            ("journey", EventSet::Journey),
        ])?;
        let points = fields.need("points")?.number(0, 20)? as u8;
        let cond = fields.need("cond")?;
        let condition = self.condition(cond)?;
        if (set == EventSet::Journey) != matches!(condition, Condition::Most(_)) {
            return Err(cond.error(Line::new("journey-is-most")));
        }
        fields.finish()?;
        Ok(EventTile { entry, set, points, condition })
    }

    fn season(&mut self, node: &Node) -> Result<Season, PackError> {
        let mut fields = Fields::of(node)?;
        let entry = entry(&mut fields)?;
        let first = fields.need("first")?.word(&SEATS)?;
        let new_river = fields.need("new_river")?.number(0, 2)? as u8;
        let mut parts = Vec::new();
        for part in fields.need("duel")?.list()? {
            let mut fields = Fields::of(part)?;
            let who = fields.need("who")?.word(&SEATS)?;
            let steps = self.season_steps(fields.need("steps")?)?;
            fields.finish()?;
            parts.push((who, steps));
        }
        fields.finish()?;
        Ok(Season { entry, first, new_river, parts })
    }

    /// A list of steps, appended to the table behind the lists it holds.
    fn effect(&mut self, node: &Node) -> Result<Effect, PackError> {
        let steps = node.list()?.iter().map(|step| self.step(step)).collect::<Result<Vec<_>, _>>()?;
        Ok(self.append(steps))
    }

    /// Steps of a season: the one place where all green cards may be activated at once.
    fn season_steps(&mut self, node: &Node) -> Result<Effect, PackError> {
        let is_production = |step: &Node| step.table().is_ok_and(|table| table.contains_key("all"));
        let steps = node.list()?.iter().map(|step| {
            if !is_production(step) {
                return self.step(step);
            }
            let mut fields = Fields::of(step)?;
            fields.need("do")?.word(&[("activate_green", ())])?;
            fields.need("where")?.word(&[("city", ())])?;
            fields.flag("all")?;
            fields.finish()?;
            Ok(Step::Produce)
        });
        let steps = steps.collect::<Result<Vec<_>, _>>()?;
        Ok(self.append(steps))
    }

    fn append(&mut self, steps: Vec<Step>) -> Effect {
        let start = self.steps.len() as u16;
        self.steps.extend(steps);
        Effect { start, end: self.steps.len() as u16 }
    }

    fn step(&mut self, node: &Node) -> Result<Step, PackError> {
        let mut fields = Fields::of(node)?;
        let word = fields.need("do")?;
        let step = match word.text()? {
            "gain" => {
                let goods = goods(&mut fields)?;
                let different = fields.get("different").map_or(Ok(0), |n| n.number(0, 4))? as u8;
                Step::Gain { goods, any: fields.count("any")?, different, points: fields.count("points")? }
            }
            "draw" => Step::Draw { deck: fields.count("deck")?, meadow: fields.count("meadow")? },
            "occupied" => {
                let colour = fields.need("colour")?;
                let colour = if colour.text()? == "any" { None } else { Some(colour.word(&COLOURS)?) };
                Step::Occupied { colour }
            }
            "reclaim_occupied" => Step::ReclaimOccupied { n: fields.count_or("n", 1)? },
            "pay_for" => Step::PayFor {
                price: price(fields.need("pay")?)?,
                times: fields.count_or("times", 1)?,
                different: fields.flag("different")?,
                then: self.effect(fields.need("then")?)?,
            },
            "choose" => Step::Choose { options: self.options(fields.need("options")?)? },
            "for_each" => Step::ForEach {
                count: self.count(fields.need("count")?)?,
                max: fields.count("max")?,
                then: self.effect(fields.need("then")?)?,
            },
            "activate_green" => {
                let place = fields.need("where")?.word(&[
                    ("city", GreenPlace::City),
                    ("meadow", GreenPlace::Meadow),
                    ("hand", GreenPlace::Hand),
                ])?;
                // A card never activates itself within its own chain [D9.6], so `other` only says so in the pack.
                fields.flag("other")?;
                Step::ActivateGreen { place, n: fields.count_or("n", 1)? }
            }
            "use_farm" => Step::UseFarm { n: fields.count_or("n", 1)?, taken_ok: fields.flag("taken_ok")? },
            "use_river" => Step::UseRiver { n: fields.count_or("n", 1)?, taken_ok: fields.flag("taken_ok")? },
            "use_red" => Step::UseRed { places: red_places(fields.need("where")?)? },
            "use_taken" => Step::UseTaken {
                by: fields.need("by")?.word(&[("other", TakenBy::Other), ("anyone", TakenBy::Anyone)])?,
            },
            "claim_event" => {
                // In a duel nothing blocks an unclaimed event, so this flag speaks to other modes only.
                fields.flag("blocked_ok")?;
                Step::ClaimEvent { reward: fields.flag("reward")? }
            }
            "play_card" => Step::PlayCard {
                from: fields.need("from")?.word(&[
                    ("eligible", PlayFrom::Eligible),
                    ("meadow", PlayFrom::Meadow),
                    ("hand", PlayFrom::Hand),
                ])?,
                less: fields.count("less")?,
                kind: fields.get("kind").map(|node| node.word(&KINDS)).transpose()?,
                colour: fields.get("colour").map(|node| node.word(&COLOURS)).transpose()?,
            },
            "draw_play" => Step::DrawPlay { deck: fields.count("deck")?, less: fields.count("less")? },
            "look" => Step::Look { deck: fields.count("deck")?, keep: fields.count("keep")? },
            "refresh_meadow" => Step::RefreshMeadow { n: fields.count("n")? },
            "store" => Step::Store { n: fields.count("n")? },
            "move_worker" => {
                fields.flag("blocked_event_ok")?;
                Step::MoveWorker { taken_ok: fields.flag("taken_ok")? }
            }
            standing @ ("tokens_on_card" | "discount" | "swap_cost" | "enter_taken" | "farm_twice" | "trigger"
            | "score_per") => return Err(word.error(Line::new("misplaced-word").with("word", standing))),
            unknown => return Err(word.error(unknown_effect(unknown))),
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

    fn standing(&mut self, node: &Node, star: bool) -> Result<Vec<Standing>, PackError> {
        node.list()?.iter().map(|node| self.one_standing(node, star)).collect()
    }

    fn one_standing(&mut self, node: &Node, star: bool) -> Result<Standing, PackError> {
        let mut fields = Fields::of(node)?;
        let word = fields.need("do")?;
        let one_token = |fields: &mut Fields<'_>| fields.need("token")?.number(1, 1);
        let standing = match word.text()? {
            "tokens_on_card" => Standing::TokensOnCard(fields.count("n")?),
            "swap_cost" => {
                fields.need("n")?.number(1, 1)?;
                Standing::SwapCost
            }
            "enter_taken" => {
                one_token(&mut fields)?;
                Standing::EnterTaken
            }
            "farm_twice" => {
                one_token(&mut fields)?;
                Standing::FarmTwice
            }
            "discount" => {
                let by = fields.need("by")?;
                let by = match by.word(&[("free", 0), ("token", 1), ("discard_self", 2), ("tuck", 3)])? {
                    0 => DiscountBy::Free,
                    1 => DiscountBy::Token,
                    2 => DiscountBy::DiscardSelf,
                    _ => DiscountBy::Tuck { kind: fields.need("tuck")?.word(&KINDS)?, uses: fields.count("uses")? },
                };
                if star == (by == DiscountBy::Token) {
                    return Err(node.error(Line::new("star-and-token")));
                }
                let only = fields.get("of").map(|node| node.word(&[("berry", Good::Berry)])).transpose()?;
                let less = fields.need("less")?.number(1, 9)? as u8;
                Standing::Discount(Discount { less, only, among: self.among(&mut fields)?, by })
            }
            "trigger" => Standing::Trigger {
                on: fields.need("on")?.word(&[
                    ("you_play", Occasion::YouPlay),
                    ("other_plays", Occasion::OtherPlays),
                    ("you_claim", Occasion::YouClaim),
                    ("you_farm", Occasion::YouFarm),
                ])?,
                among: self.among(&mut fields)?,
                then: self.effect(fields.need("then")?)?,
            },
            other => return Err(word.error(misplaced_or_unknown(other))),
        };
        fields.finish()?;
        Ok(standing)
    }

    fn bonuses(&mut self, node: &Node) -> Result<Vec<Bonus>, PackError> {
        let bonus = |node: &Node| {
            let mut fields = Fields::of(node)?;
            let word = fields.need("do")?;
            if word.text()? != "score_per" {
                return Err(word.error(misplaced_or_unknown(word.text()?)));
            }
            let count = self.count(fields.need("count")?)?;
            let per = fields.get("per").map_or(Ok(1), |n| n.number(1, 99))? as u8;
            let bonus = Bonus { count, points: fields.count("points")?, per, max: fields.count("max")? };
            fields.finish()?;
            Ok(bonus)
        };
        node.list()?.iter().map(bonus).collect()
    }

    /// The cards of the kind and colour that a table names; all of them if it names none.
    fn among(&self, fields: &mut Fields<'_>) -> Result<CardSet, PackError> {
        let mut among = CardSet::ALL;
        if let Some(kind) = fields.get("kind") {
            among = among.and(self.faces.kind[kind.word(&KINDS)? as usize]);
        }
        if let Some(colour) = fields.get("colour") {
            among = among.and(self.faces.colour[colour.word(&COLOURS)? as usize]);
        }
        Ok(among)
    }

    fn count(&self, node: &Node) -> Result<Count, PackError> {
        let mut fields = Fields::of(node)?;
        let word = fields.need("of")?;
        let count = match word.text()? {
            "cards" => Count::Cards {
                place: fields.need("where")?.word(&[
                    ("city", CountPlace::City),
                    ("hand", CountPlace::Hand),
                    ("hand_and_city", CountPlace::HandAndCity),
                ])?,
                among: self.among(&mut fields)?,
            },
            "resources" => {
                let kind = fields.need("kind")?;
                let goods = Good::ALL.map(|good| (good.id(), Some(good)));
                Count::Resources(kind.word(&[goods[0], goods[1], goods[2], goods[3], ("any", None)])?)
            }
            "resource_kinds" => Count::ResourceKinds,
            "point_tokens" => Count::PointTokens,
            "occupied" => {
                let (city, reserve) = fields.need("where")?.word(&[
                    ("city", (true, false)),
                    ("reserve", (false, true)),
                    ("both", (true, true)),
                ])?;
                Count::Occupied { city, reserve }
            }
            "events" => Count::Events,
            "pairs" => Count::Pairs,
            "colours" => Count::Colours { min: fields.need("min")?.number(1, 99)? as u8 },
            "largest_colour" => Count::LargestColour,
            unknown => {
                let known = "cards, resources, resource_kinds, point_tokens, occupied, events, pairs, colours, \
                             largest_colour";
                return Err(word.error(Line::new("unknown-word").with("word", unknown).with("known", known)));
            }
        };
        fields.finish()?;
        Ok(count)
    }

    fn condition(&self, node: &Node) -> Result<Condition, PackError> {
        let mut fields = Fields::of(node)?;
        let word = fields.need("is")?;
        let condition = match word.text()? {
            "at_least" => {
                Condition::AtLeast(self.count(fields.need("count")?)?, fields.need("n")?.number(1, 99)? as u32)
            }
            "majority" => Condition::Majority(
                self.count(fields.need("a")?)?,
                self.count(fields.need("b")?)?,
                fields.need("min")?.number(1, 99)? as u32,
            ),
            "most" => Condition::Most(self.count(fields.need("count")?)?),
            "all_of" => {
                let all = fields.need("conds")?.list()?.iter().map(|node| self.condition(node));
                Condition::AllOf(all.collect::<Result<_, _>>()?)
            }
            unknown => {
                let known = "at_least, majority, most, all_of";
                return Err(word.error(Line::new("unknown-word").with("word", unknown).with("known", known)));
            }
        };
        fields.finish()?;
        Ok(condition)
    }
}

fn misplaced_or_unknown(word: &str) -> Line {
    const STEPS: [&str; 19] = [
        "gain",
        "draw",
        "occupied",
        "reclaim_occupied",
        "pay_for",
        "choose",
        "for_each",
        "activate_green",
        "use_farm",
        "use_river",
        "use_red",
        "use_taken",
        "claim_event",
        "play_card",
        "draw_play",
        "look",
        "refresh_meadow",
        "store",
        "move_worker",
    ];
    const STANDING: [&str; 7] =
        ["tokens_on_card", "discount", "swap_cost", "enter_taken", "farm_twice", "trigger", "score_per"];
    if STEPS.contains(&word) || STANDING.contains(&word) {
        Line::new("misplaced-word").with("word", word)
    } else {
        Line::new("unknown-word").with("word", word).with("known", [&STEPS[..], &STANDING[..]].concat().join(", "))
    }
}

fn unknown_effect(word: &str) -> Line {
    misplaced_or_unknown(word)
}

fn cost(node: &Node, kind: Kind) -> Result<Cost, PackError> {
    let mut fields = Fields::of(node)?;
    let heap = goods(&mut fields)?;
    let discard = fields.get("discard").map_or(Ok(0), |n| n.number(0, 1))?;
    fields.finish()?;
    if discard == 1 {
        return if heap.is_empty() { Ok(Cost::Discard) } else { Err(node.error(Line::new("wrong-cost"))) };
    }
    let fits = match kind {
        Kind::Critter => heap.total() == u32::from(heap.of(Good::Berry)),
        Kind::Construction => heap.of(Good::Berry) == 0,
    };
    if fits && heap.total() <= 12 { Ok(Cost::Goods(heap)) } else { Err(node.error(Line::new("wrong-cost"))) }
}

fn price(node: &Node) -> Result<Price, PackError> {
    let mut fields = Fields::of(node)?;
    let goods = goods(&mut fields)?;
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
        match place.word(&[("meadow", 0), ("city", 1), ("other_city", 2)])? {
            0 => places.meadow = true,
            1 => places.city = true,
            _ => places.other_city = true,
        }
    }
    Ok(places)
}

fn tables(cards: &[Card], river: &[Tile], farms: &[Tile], slots: &[Tile], reader: &Reader) -> Tables {
    let mut tables = Tables {
        colour: reader.faces.colour,
        kind: reader.faces.kind,
        cost: [Goods::NONE; CARDS],
        points: [0; CARDS],
        discard_cost: CardSet::NONE,
        effect: [Effect::default(); CARDS],
        river: std::array::from_fn(|i| river[i].effect),
        farm: std::array::from_fn(|i| farms[i].effect),
        slot: std::array::from_fn(|i| slots[i].effect),
        enters_with: [0; CARDS],
        star_discount: CardSet::NONE,
        token_discount: CardSet::NONE,
        swap: CardSet::NONE,
        enter_taken: CardSet::NONE,
        farm_twice: CardSet::NONE,
        answers: [CardSet::NONE; 4],
        hands_out: CardSet::NONE,
        discounts: Vec::new(),
        triggers: Vec::new(),
        bonuses: Vec::new(),
    };
    for (i, card) in cards.iter().enumerate() {
        let id = CardId(i as u8);
        tables.points[i] = card.points;
        match card.cost {
            Cost::Goods(goods) => tables.cost[i] = goods,
            Cost::Discard => tables.discard_cost.insert(id),
        }
        match &card.ability {
            Ability::Acts(effect) => {
                tables.effect[i] = *effect;
                let steps = &reader.steps[effect.start as usize..effect.end as usize];
                let fixed = |step: &Step| {
                    matches!(step, Step::Gain { any: 0, different: 0, .. } | Step::Draw { meadow: 0, .. })
                };
                if steps.iter().all(fixed) {
                    tables.hands_out.insert(id);
                }
            }
            Ability::Stands(standing) => {
                for word in standing {
                    match *word {
                        Standing::TokensOnCard(n) => tables.enters_with[i] += n,
                        Standing::SwapCost => tables.swap.insert(id),
                        Standing::EnterTaken => tables.enter_taken.insert(id),
                        Standing::FarmTwice => tables.farm_twice.insert(id),
                        Standing::Discount(discount) => {
                            match discount.by {
                                DiscountBy::Token => tables.token_discount.insert(id),
                                DiscountBy::Free | DiscountBy::DiscardSelf | DiscountBy::Tuck { .. } => {
                                    tables.star_discount.insert(id);
                                }
                            }
                            tables.discounts.push((id, discount));
                        }
                        Standing::Trigger { on, among, then } => {
                            tables.answers[on as usize].insert(id);
                            tables.triggers.push((id, on, among, then));
                        }
                    }
                }
            }
            Ability::Scores(bonuses) => tables.bonuses.extend(bonuses.iter().map(|&bonus| (id, bonus))),
        }
    }
    tables
}

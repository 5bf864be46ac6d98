//! From TOML files to a pack: cards and their effects, bards, legends, events and what is the Rival's.

use super::board::{Names, reach};
use super::numbers::figures;
use super::{Bard, Card, Challenge, Event, Legend, Motif, Pack, Place, Solo, Tile};
use crate::effect::{Effect, Step, Sway, Trigger};
use crate::ids::*;
use std::collections::HashMap;
use table::Line;
use table::content::Files;
use table::entry::{entry, words};
use table::pack::{Fields, Node, PackError};

/// The most that a single number of an effect says.
const MOST: i64 = 12;

/// Reads entries and gathers the steps of their effects.
struct Reader {
    steps: Vec<Step>,
    options: Vec<Effect>,
    places: HashMap<String, PlaceId>,
}

/// What a node names, among those of these names.
pub(super) fn one_of<T: Copy>(names: &HashMap<String, T>, node: &Node) -> Result<T, PackError> {
    let id = node.text()?;
    names.get(id).copied().ok_or_else(|| node.error(Line::new("unknown-id").with("id", id)))
}

pub(super) fn pack(files: Files) -> Result<Pack, PackError> {
    let figures = figures(&files)?;
    let names = Names::of(&files);
    let board = names.board(&files, &figures.tracks)?;
    let mut reader = Reader { steps: Vec::new(), options: Vec::new(), places: names.places };
    let river = files.each("board.toml", "river", |node| reader.tile(node))?;
    let runes = files.each("board.toml", "rune", |node| reader.tile(node))?;
    let motifs = files.each("board.toml", "motif", |node| reader.motif(node))?;
    let cards = reader.cards(&files, &board.places)?;
    let card_names = card_names(&cards, files.file("cards.toml"))?;
    let bards = files.each("bards.toml", "bard", |node| reader.bard(node, &card_names, &cards))?;
    let legends = files.each("legends.toml", "legend", legend)?;
    let events = files.each("events.toml", "event", |node| reader.event(node))?;
    check_events(&events, files.file("events.toml"))?;
    let solo = files.each("rival.toml", "solo", solo)?;
    check_solo(&files)?;
    let challenges = files.each("rival.toml", "challenge", challenge)?;
    let (kinds, stock) = piles(&cards, board.places.len());
    // What an owner takes out of every deck, and no shop or pile has, is in no game.
    let anywhere = stock.iter().fold(kinds[Kind::Fan as usize], |all, stock| all.or(*stock));
    let gained = bards.iter().fold(anywhere, |left, bard| left.without(bard.deck));
    let is_site = |place: &PlaceId| board.places[place.index()].kind != PlaceKind::Portal;
    let sites = PlaceId::first(board.places.len()).filter(is_site).collect();
    let (reach, reach_bard) = reach(&board.regions);
    Ok(Pack {
        cards,
        places: board.places,
        regions: board.regions,
        start: board.start,
        rival_start: board.rival_start,
        river,
        runes,
        motifs,
        bards,
        legends,
        events,
        solo,
        challenges,
        numbers: figures.numbers,
        tracks: figures.tracks,
        supplies: figures.supplies,
        figures: figures.entries,
        steps: reader.steps,
        options: reader.options,
        kinds,
        gained,
        stock,
        sites,
        reach,
        reach_bard,
        files,
    })
}

/// [G2.3] A season has two events.
fn check_events(events: &[Event], file: &Node) -> Result<(), PackError> {
    let few = |season: &Season| events.iter().filter(|event| event.season == *season).count() < 2;
    match Season::ALL.into_iter().find(few) {
        Some(season) => Err(file.error(Line::new("grove-too-few-events").with("season", season.id()))),
        None => Ok(()),
    }
}

/// [G17.1] [G17.3] He turns two solo cards a turn.
fn check_solo(files: &Files) -> Result<(), PackError> {
    match files.list("rival.toml", "solo") {
        [.., last] if files.list("rival.toml", "solo").len() % 2 == 1 => {
            Err(last.error(Line::new("grove-odd-solo-deck")))
        }
        _ => Ok(()),
    }
}

/// The cards of each kind, and those that lie at each place.
fn piles(cards: &[Card], places: usize) -> ([CardSet; Kind::COUNT], Vec<CardSet>) {
    let mut kinds = [CardSet::NONE; Kind::COUNT];
    let mut stock = vec![CardSet::NONE; places];
    for (card, n) in cards.iter().zip(0..) {
        kinds[card.kind as usize].insert(CardId(n));
        if let Some(place) = card.place {
            stock[place.index()].insert(CardId(n));
        }
    }
    (kinds, stock)
}

/// The cards by their ids, each once.
fn card_names(cards: &[Card], file: &Node) -> Result<HashMap<String, CardId>, PackError> {
    let mut names = HashMap::new();
    for (card, n) in cards.iter().zip(0..) {
        if names.insert(card.entry.id.clone(), CardId(n)).is_some() {
            let why = Line::new("duplicate-id").with("id", &*card.entry.id).with("first", file.at.to_string());
            return Err(file.error(why));
        }
    }
    Ok(names)
}

fn legend(node: &Node) -> Result<Legend, PackError> {
    let mut fields = Fields::of(node)?;
    let entry = entry(&mut fields)?;
    let level = LegendLevel(fields.need("level")?.number(1, LEVELS as i64)? as u8 - 1);
    let mut score = Fields::of(fields.need("score")?)?;
    let metric = score.need("metric")?.named()?;
    let per = score.need("per")?.number(1, 40)? as u8;
    let points = score.need("points")?.number(0, 20)? as u8;
    let max = score.need("max")?.number(0, 99)? as u8;
    score.finish()?;
    fields.finish()?;
    Ok(Legend { entry, level, metric, per, points, max })
}

fn solo(node: &Node) -> Result<Solo, PackError> {
    let mut fields = Fields::of(node)?;
    let entry = entry(&mut fields)?;
    let tempo = fields.need("tempo")?.number(0, 8)? as u8;
    let list = fields.need("arrows")?;
    let arrows = list.list()?.iter().map(Node::named).collect::<Result<Vec<Way>, _>>()?;
    if !(1..=2).contains(&arrows.len()) {
        return Err(table::content::wrong_count(list, arrows.len(), &(1..=2)));
    }
    fields.finish()?;
    Ok(Solo { entry, tempo, arrows })
}

fn challenge(node: &Node) -> Result<Challenge, PackError> {
    let mut fields = Fields::of(node)?;
    let entry = entry(&mut fields)?;
    let mut wants = |key| -> Result<(Metric, u8), PackError> {
        let mut fields = Fields::of(fields.need(key)?)?;
        let wants = (fields.need("metric")?.named()?, fields.need("least")?.number(0, 99)? as u8);
        fields.finish()?;
        Ok(wants)
    };
    let wants = [wants("easy")?, wants("hard")?];
    let points = [fields.count("easy_points")?, fields.count("hard_points")?];
    fields.finish()?;
    Ok(Challenge { entry, wants, points })
}

impl Reader {
    fn tile(&mut self, node: &Node) -> Result<Tile, PackError> {
        let mut fields = Fields::of(node)?;
        let entry = entry(&mut fields)?;
        let effect = self.effect(fields.need("effect")?)?;
        fields.finish()?;
        Ok(Tile { entry, effect })
    }

    /// All cards, kind by kind.
    fn cards(&mut self, files: &Files, places: &[Place]) -> Result<Vec<Card>, PackError> {
        let mut cards = Vec::new();
        let kinds =
            [("skill", Kind::Skill), ("improv", Kind::Improv), ("fan", Kind::Fan), ("creature", Kind::Creature)];
        for (key, kind) in kinds {
            for node in files.list("cards.toml", key) {
                if cards.len() == 127 {
                    return Err(node.error(Line::new("pack-too-long")));
                }
                let card = self.card(node, kind)?;
                self.check_pile(&card, node, places)?;
                cards.push(card);
            }
        }
        Ok(cards)
    }

    fn motif(&mut self, node: &Node) -> Result<Motif, PackError> {
        let mut fields = Fields::of(node)?;
        let entry = entry(&mut fields)?;
        let faces = [self.effect(fields.need("front")?)?, self.effect(fields.need("back")?)?];
        let gems = faces.map(|face| {
            let steps = &self.steps[usize::from(face.start)..usize::from(face.end)];
            steps.iter().map(|step| if let Step::Gem(n) = step { *n } else { 0 }).sum()
        });
        fields.finish()?;
        Ok(Motif { entry, faces, gems })
    }

    fn card(&mut self, node: &Node, kind: Kind) -> Result<Card, PackError> {
        let mut fields = Fields::of(node)?;
        let entry = entry(&mut fields)?;
        let blue = fields.count("blue")?;
        let mut card = Card {
            entry,
            kind,
            place: None,
            cost: 0,
            tempo: 0,
            lyric: 0,
            melody: 0,
            gems: 0,
            blue,
            drawn: Effect::default(),
            sung: Effect::default(),
            help: Effect::default(),
        };
        match kind {
            Kind::Skill | Kind::Improv => {
                card.place = fields.get("shop").map(|node| one_of(&self.places, node)).transpose()?;
                card.cost = fields.number_or("cost", 0, 0, 40)? as u8;
                card.lyric = fields.need("lyric")?.number(0, MOST)? as u8;
                card.melody = fields.need("melody")?.number(0, MOST)? as u8;
                card.sung = fields.get("sing").map_or(Ok(Effect::default()), |node| self.effect(node))?;
                if kind == Kind::Skill {
                    card.tempo = fields.need("tempo")?.number(0, 8)? as u8;
                    card.drawn = self.effect(fields.need("story")?)?;
                }
            }
            Kind::Fan => {
                fields.flag("superfan")?;
                card.drawn = self.effect(fields.need("drawn")?)?;
            }
            Kind::Creature => {
                card.place = Some(one_of(&self.places, fields.need("place")?)?);
                card.lyric = fields.need("lyric")?.number(0, 40)? as u8;
                card.melody = fields.need("melody")?.number(0, 40)? as u8;
                card.gems = fields.need("gems")?.number(0, MOST)? as u8;
                card.drawn = self.effect(fields.need("boast")?)?;
                card.sung = self.effect(fields.need("reward")?)?;
                card.help = self.effect(fields.need("help")?)?;
            }
        }
        fields.finish()?;
        Ok(card)
    }

    /// A card lies only where cards of its kind lie.
    fn check_pile(&self, card: &Card, node: &Node, places: &[Place]) -> Result<(), PackError> {
        match card.place.map(|place| &places[place.index()]) {
            Some(place) if place.stock != Some(card.kind) => {
                Err(node.error(Line::new("grove-wrong-pile").with("place", &*place.entry.id)))
            }
            _ => Ok(()),
        }
    }

    fn bard(&mut self, node: &Node, names: &HashMap<String, CardId>, cards: &[Card]) -> Result<Bard, PackError> {
        let mut fields = Fields::of(node)?;
        let entry = entry(&mut fields)?;
        let title = words(&mut fields, ["title_en", "title_fr"], "")?;
        let mut own = Fields::of(fields.need("instrument")?)?;
        let instrument = words(&mut own, ["name_en", "name_fr"], "")?;
        let lyric = own.need("lyric")?.number(0, MOST)? as u8;
        let melody = own.need("melody")?.number(0, MOST)? as u8;
        own.finish()?;
        let power = self.sway(fields.need("power")?)?;
        let mut deck = CardSet::NONE;
        for node in fields.list("deck")? {
            let card = one_of(names, node)?;
            // What lies in a shop or on a pile is in nobody's deck.
            if deck.has(card) || cards[card.index()].place.is_some() {
                return Err(node.error(Line::new("grove-not-a-starter").with("id", node.text()?)));
            }
            deck.insert(card);
        }
        fields.finish()?;
        Ok(Bard { entry, title, instrument, lyric, melody, power, deck })
    }

    fn event(&mut self, node: &Node) -> Result<Event, PackError> {
        let mut fields = Fields::of(node)?;
        let entry = entry(&mut fields)?;
        let season = fields.need("season")?.named()?;
        let sway = [self.sway(fields.need("first")?)?, self.sway(fields.need("second")?)?];
        fields.finish()?;
        Ok(Event { entry, season, sway })
    }

    fn effect(&mut self, node: &Node) -> Result<Effect, PackError> {
        let steps = node.list()?.iter().map(|node| self.step(node)).collect::<Result<Vec<_>, _>>()?;
        Effect::append(&mut self.steps, steps, node)
    }

    fn step(&mut self, node: &Node) -> Result<Step, PackError> {
        let mut fields = Fields::of(node)?;
        let word = fields.need("do")?;
        let step = match word.text()? {
            "choose" => {
                let list = fields.need("options")?;
                let options = list.list()?;
                if !(2..=4).contains(&options.len()) {
                    return Err(table::content::wrong_count(list, options.len(), &(2..=4)));
                }
                let runs = options.iter().map(|node| self.effect(node)).collect::<Result<Vec<_>, _>>()?;
                let (first, count) = (self.options.len(), runs.len() as u8);
                self.options.extend(runs);
                let first = u8::try_from(first).map_err(|_| node.error(Line::new("pack-too-long")))?;
                Step::Choose { first, count }
            }
            name => {
                let n = fields.number_or("n", 1, 0, MOST)? as u8;
                match name {
                    "gem" => Step::Gem(n),
                    "volume" => Step::Volume(n),
                    "coin" => Step::Coin(n),
                    "tempo" => Step::Tempo(n),
                    "step" => Step::Walk(n),
                    "boat" => Step::Boat(n),
                    "reach" => Step::Reach(n),
                    "lyric" => Step::Lyric(n),
                    "melody" => Step::Melody(n),
                    "fan" => Step::Fan(n),
                    _ => {
                        let known = "gem, volume, coin, tempo, step, boat, reach, lyric, melody, fan, choose";
                        return Err(word.error(Line::new("unknown-word").with("word", name).with("known", known)));
                    }
                }
            }
        };
        fields.finish()?;
        Ok(step)
    }

    /// What stands on a bard or an event.
    fn sway(&mut self, node: &Node) -> Result<Sway, PackError> {
        let mut sway = Sway::default();
        for node in node.list()? {
            let mut fields = Fields::of(node)?;
            let word = fields.need("do")?;
            match word.text()? {
                "on" => {
                    let when: Trigger = fields.need("when")?.named()?;
                    sway.on[when as usize] = self.effect(fields.need("effect")?)?;
                }
                "melody-as-lyric" => {
                    fields.need("volume")?.number(0, 0)?;
                    sway.melody_as_lyric = true;
                }
                name => {
                    let n = fields.number_or("n", 1, 0, MOST)? as u8;
                    let less = match name {
                        "price-less" => match fields.need("what")?.named()? {
                            Kind::Skill => &mut sway.skill,
                            Kind::Improv => &mut sway.improv,
                            Kind::Fan | Kind::Creature => return Err(word.error(Line::new("grove-has-no-price"))),
                        },
                        "need-less" => {
                            let what = fields.need("what")?.word(&[("creature", false), ("legend", true)])?;
                            let of = fields.need("of")?;
                            match (what, of.word(&[("lyric", 0), ("melody", 1), ("boat", 2)])?) {
                                (false, 0) => &mut sway.creature_lyric,
                                (false, 1) => &mut sway.creature_melody,
                                (true, 0) => &mut sway.legend_lyric,
                                (true, 2) => &mut sway.legend_boat,
                                _ => return Err(of.error(Line::new("grove-has-no-price"))),
                            }
                        }
                        "stage-less" => &mut sway.stage,
                        "challenge-less" => &mut sway.challenge,
                        _ => {
                            let known = "on, melody-as-lyric, price-less, need-less, stage-less, challenge-less";
                            return Err(word.error(Line::new("unknown-word").with("word", name).with("known", known)));
                        }
                    };
                    *less = less.saturating_add(n);
                }
            }
            fields.finish()?;
        }
        Ok(sway)
    }
}

//! From TOML files to a pack, and what must be true of all of them together.

use super::{Bard, Card, Challenge, Event, Figure, Legend, Motif, Numbers, Pack, Place, Region, Solo, Tile, Tracks};
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
    regions: HashMap<String, RegionId>,
}

/// The ids of a list with their numbers.
fn ids(nodes: &[Node]) -> impl Iterator<Item = (String, u8)> {
    nodes.iter().zip(0..).map(|(node, n)| (node.id().unwrap_or_default().to_owned(), n))
}

/// What a node names, among those of these names.
fn one_of<T: Copy>(names: &HashMap<String, T>, node: &Node) -> Result<T, PackError> {
    let id = node.text()?;
    names.get(id).copied().ok_or_else(|| node.error(Line::new("unknown-id").with("id", id)))
}

pub(super) fn pack(files: Files) -> Result<Pack, PackError> {
    let place_nodes = files.list("board.toml", "place");
    let region_nodes = files.list("board.toml", "region");
    let mut reader = Reader {
        steps: Vec::new(),
        options: Vec::new(),
        places: ids(place_nodes).map(|(id, n)| (id, PlaceId(n))).collect(),
        regions: ids(region_nodes).map(|(id, n)| (id, RegionId(n))).collect(),
    };
    let mut places = place_nodes.iter().map(|node| reader.place(node)).collect::<Result<Vec<_>, _>>()?;
    check_paths(&places, place_nodes)?;
    let board = files.file("board.toml");
    check_portals(&places, place_nodes, board)?;
    number_stages(&mut places, place_nodes)?;
    let (regions, start) = reader.regions(region_nodes, board)?;
    // [G16.2]
    let poets_house =
        reader.places.get("poets-house").copied().filter(|at| places[at.index()].kind != PlaceKind::Portal);
    let poets_house = poets_house.ok_or_else(|| board.error(Line::new("unknown-id").with("id", "poets-house")))?;
    let mut tiles =
        |key| files.list("board.toml", key).iter().map(|node| reader.tile(node)).collect::<Result<Vec<_>, _>>();
    let (river, runes) = (tiles("river")?, tiles("rune")?);
    let motifs =
        files.list("board.toml", "motif").iter().map(|node| reader.motif(node)).collect::<Result<Vec<_>, _>>()?;
    let cards = reader.cards(&files, &places)?;
    let card_names = card_names(&cards, files.file("cards.toml"))?;
    let bards = files.list("bards.toml", "bard").iter().map(|node| reader.bard(node, &card_names, &cards));
    let bards = bards.collect::<Result<Vec<_>, _>>()?;
    let legends = files.list("legends.toml", "legend").iter().map(legend).collect::<Result<Vec<_>, _>>()?;
    let events =
        files.list("events.toml", "event").iter().map(|node| reader.event(node)).collect::<Result<Vec<_>, _>>()?;
    for season in Season::ALL {
        if events.iter().filter(|event| event.season == season).count() < 2 {
            return Err(files.file("events.toml").error(Line::new("grove-too-few-events").with("season", season.id())));
        }
    }
    let solo = files.list("rival.toml", "solo").iter().map(solo).collect::<Result<Vec<_>, _>>()?;
    if solo.len() % 2 == 1 {
        let last = files.list("rival.toml", "solo").last().unwrap_or(files.file("rival.toml"));
        return Err(last.error(Line::new("grove-odd-solo-deck")));
    }
    let challenges = files.list("rival.toml", "challenge").iter().map(challenge).collect::<Result<Vec<_>, _>>()?;
    let (numbers, tracks, supplies, figures) = numbers(&files)?;
    check_slots(&places, place_nodes, &tracks)?;
    let mut kinds = [CardSet::NONE; Kind::COUNT];
    let mut stock = vec![CardSet::NONE; places.len()];
    for (card, n) in cards.iter().zip(0..) {
        kinds[card.kind as usize].insert(CardId(n));
        if let Some(place) = card.place {
            stock[place.index()].insert(CardId(n));
        }
    }
    // What an owner takes out of every deck, and no shop or pile has, is in no game.
    let anywhere = stock.iter().fold(kinds[Kind::Fan as usize], |all, stock| all.or(*stock));
    let gained = bards.iter().fold(anywhere, |left, bard| left.without(bard.deck));
    let sites = (0..places.len() as u8).filter(|&n| places[usize::from(n)].kind != PlaceKind::Portal).collect();
    let (reach, reach_bard) = reach(&regions);
    Ok(Pack {
        cards,
        places,
        regions,
        start,
        poets_house,
        river,
        runes,
        motifs,
        bards,
        legends,
        events,
        solo,
        challenges,
        numbers,
        tracks,
        supplies,
        figures,
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

/// [G1.3] Two portals lie on each ground.
fn check_portals(places: &[Place], nodes: &[Node], board: &Node) -> Result<(), PackError> {
    for terrain in Terrain::ALL {
        let portal = |place: &&Place| place.kind == PlaceKind::Portal && place.terrain == Some(terrain);
        if places.iter().filter(portal).count() != 2 {
            // The owner's place is named that lies on this ground, or did.
            let there = places.iter().zip(nodes).filter(|(place, _)| place.terrain == Some(terrain));
            let mut told = there.flat_map(|(_, node)| [node.under("kind"), node.under("terrain")]);
            let theirs = told.find(|node| !node.at.is_ours());
            return Err(theirs.unwrap_or(board).error(Line::new("grove-two-portals").with("terrain", terrain.id())));
        }
    }
    Ok(())
}

/// Stages have numbers of their own, by which their runes are kept.
fn number_stages(places: &mut [Place], nodes: &[Node]) -> Result<(), PackError> {
    let stages = places.iter_mut().zip(nodes).filter(|(place, _)| place.kind == PlaceKind::Stage);
    let (stages, kinds): (Vec<_>, Vec<_>) = stages.map(|(place, node)| (place, node.under("kind"))).unzip();
    if stages.len() > STAGES {
        let added = kinds.iter().rfind(|kind| !kind.at.is_ours()).unwrap_or(&kinds[STAGES]);
        return Err(added.error(Line::new("grove-too-many-stages").with("most", STAGES)));
    }
    stages.into_iter().zip(0..).for_each(|(place, n)| place.stage = n);
    Ok(())
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

/// [G11.2] Every slot of a stage has a price.
fn check_slots(places: &[Place], nodes: &[Node], tracks: &Tracks) -> Result<(), PackError> {
    for (place, node) in places.iter().zip(nodes) {
        let highest = place.slots.iter().copied().max().unwrap_or(0);
        if usize::from(highest) > tracks.stage_volume.len() {
            return Err(node.under("slots").error(Line::new("grove-slot-without-price").with("slot", highest)));
        }
    }
    Ok(())
}

/// [G7.3] [G13.3] A place costs nothing from a region that touches it, 1 stone from one next to such a region, 2 from
/// anywhere; [G13.4] a bard costs nothing in the same or the next region, 1 stone two regions away.
fn reach(regions: &[Region]) -> (Vec<[u8; PLACES]>, Vec<[u8; REGIONS]>) {
    let near = |region: &Region| region.next_to;
    let further =
        |region: &Region| region.next_to.fold(Bits::default(), |all, n| all.or(regions[usize::from(n)].next_to));
    let touched =
        |region: &Region| near(region).fold(Bits::default(), |all, n| all.or(regions[usize::from(n)].touches));
    let places = regions.iter().map(|region| {
        let (here, there) = (region.touches, touched(region));
        std::array::from_fn(|n| if here.has(n as u8) { 0 } else { 2 - u8::from(there.has(n as u8)) })
    });
    let bards = regions.iter().zip(0..).map(|(region, own): (_, u8)| {
        let (here, there) = (near(region), further(region));
        std::array::from_fn(|n| if n as u8 == own || here.has(n as u8) { 0 } else { 2 - u8::from(there.has(n as u8)) })
    });
    (places.collect(), bards.collect())
}

/// Every path leads back the opposite way.
fn check_paths(places: &[Place], nodes: &[Node]) -> Result<(), PackError> {
    for (n, place) in places.iter().enumerate() {
        for way in Way::ALL {
            let Some(to) = place.paths[way as usize] else {
                continue;
            };
            if places[to.index()].paths[way.opposite() as usize].map(PlaceId::index) != Some(n) {
                // Whoever changed one end is told at that one.
                let (there, back) = (nodes[n].under("paths"), nodes[to.index()].under("paths"));
                let changed = if back.at.is_ours() { there } else { back };
                let to = &*places[to.index()].entry.id;
                return Err(
                    changed.error(Line::new("grove-path-one-way").with("from", &*place.entry.id).with("to", to))
                );
            }
        }
    }
    Ok(())
}

type Figures = (Numbers, Tracks, [[u8; 2]; 4], [Vec<Figure>; 3]);

fn numbers(files: &Files) -> Result<Figures, PackError> {
    let mut figures = [Vec::new(), Vec::new(), Vec::new()];
    let mut values = HashMap::new();
    for node in files.list("numbers.toml", "number") {
        let mut fields = Fields::of(node)?;
        let entry = entry(&mut fields)?;
        // Rates are divided by and tracks are counted from 1: whatever may not be 0 has its own bound.
        let least = match &*entry.id {
            "dial" => i64::from(DIAL),
            "solo-floor" => 2,
            "shout-rate" | "shop-lyrics" | "stage-melody" | "market-start" | "rival-tokens" | "volume-max" => 1,
            _ => 0,
        };
        let most = match &*entry.id {
            "dial" => i64::from(DIAL),
            "rival-tokens" => 60,
            // What is multiplied stays small.
            "shout-rate" | "shop-lyrics" | "stage-melody" | "shop-replaced" => 12,
            _ => 40,
        };
        values.insert(entry.id.clone(), fields.need("value")?.number(least, most)? as u8);
        fields.finish()?;
        figures[0].push(Figure { entry });
    }
    let file = files.file("numbers.toml");
    let missing = |id: &'static str| file.error(Line::new("unknown-id").with("id", id));
    let numbers = Numbers::by_id(|id| values.get(id).copied().ok_or_else(|| missing(id)))?;
    let mut tracks = HashMap::new();
    for node in files.list("numbers.toml", "track") {
        let mut fields = Fields::of(node)?;
        let entry = entry(&mut fields)?;
        let list = fields.need("values")?;
        let values =
            list.list()?.iter().map(|node| node.number(0, 20).map(|n| n as u8)).collect::<Result<Vec<_>, _>>()?;
        if values.is_empty() || values.len() > 12 {
            return Err(table::content::wrong_count(list, values.len(), &(1..=12)));
        }
        fields.finish()?;
        tracks.insert(entry.id.clone(), values);
        figures[1].push(Figure { entry });
    }
    let mut track = |id: &'static str| tracks.remove(id).ok_or_else(|| missing(id));
    let levels = |values: Vec<u8>| {
        <[u8; LEVELS]>::try_from(values)
            .map_err(|values| table::content::wrong_count(file, values.len(), &(LEVELS..=LEVELS)))
    };
    let tracks = Tracks {
        market: track("market")?,
        crest_blue: track("crest-blue")?,
        legend_boat: levels(track("legend-boat")?)?,
        legend_lyrics: levels(track("legend-lyrics")?)?,
        stage_volume: track("stage-volume")?,
    };
    let start = files.list("numbers.toml", "number").iter().find(|node| node.id() == Some("market-start"));
    start.ok_or_else(|| missing("market-start"))?.under("value").number(1, tracks.market.len() as i64)?;
    let mut supplies = [[0; 2]; 4];
    for (node, supply) in files.list("numbers.toml", "supply").iter().zip(&mut supplies) {
        let mut fields = Fields::of(node)?;
        let entry = entry(&mut fields)?;
        *supply = [fields.need("first")?.number(2, 90)? as u8, fields.need("second")?.number(2, 90)? as u8];
        fields.finish()?;
        figures[2].push(Figure { entry });
    }
    Ok((numbers, tracks, supplies, figures))
}

fn at(fields: &mut Fields<'_>) -> Result<[u16; 2], PackError> {
    let node = fields.need("at")?;
    let at = node.list()?.iter().map(|node| node.number(0, 9_999).map(|n| n as u16)).collect::<Result<Vec<_>, _>>()?;
    <[u16; 2]>::try_from(at).map_err(|at| table::content::wrong_count(node, at.len(), &(2..=2)))
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
    fn place(&self, node: &Node) -> Result<Place, PackError> {
        let mut fields = Fields::of(node)?;
        let entry = entry(&mut fields)?;
        let kind = fields.need("kind")?.named()?;
        let at = at(&mut fields)?;
        let mut ways = Fields::of(fields.need("paths")?)?;
        let mut paths = [None; Way::COUNT];
        for way in Way::ALL {
            paths[way as usize] = ways.get(way.id()).map(|node| one_of(&self.places, node)).transpose()?;
        }
        ways.finish()?;
        let stock = fields.get("stock").map(|node| node.word(&[("skill", Kind::Skill), ("improv", Kind::Improv)]));
        let stock = stock.transpose()?.or((kind == PlaceKind::Creature).then_some(Kind::Creature));
        let slots = fields.list("slots")?;
        if slots.len() > SLOTS {
            return Err(node.error(Line::new("wrong-count").with("found", slots.len()).with("wanted", SLOTS)));
        }
        let slots = slots.iter().map(|node| node.number(1, 9).map(|n| n as u8)).collect::<Result<Vec<_>, _>>()?;
        let terrain = fields.get("terrain").map(Node::named).transpose()?;
        let edge = fields.get("edge").map(Node::named).transpose()?;
        // A shop sells something; a portal lies on some ground beside an edge.
        let needs = |key: &'static str| Err(node.error(Line::new("missing-key").with("key", key)));
        match kind {
            PlaceKind::Shop if stock.is_none() => return needs("stock"),
            PlaceKind::Portal if terrain.is_none() => return needs("terrain"),
            PlaceKind::Portal if edge.is_none() => return needs("edge"),
            _ => {}
        }
        fields.finish()?;
        Ok(Place { entry, kind, at, paths, stock, slots, stage: 0, terrain, edge })
    }

    fn region(&self, node: &Node) -> Result<(Region, bool), PackError> {
        let mut fields = Fields::of(node)?;
        let entry = entry(&mut fields)?;
        let at = at(&mut fields)?;
        let touches = fields.list("touches")?.iter().map(|node| one_of(&self.places, node).map(|place| place.0));
        let touches = touches.collect::<Result<Bits, _>>()?;
        let next_to = fields.list("next_to")?.iter().map(|node| one_of(&self.regions, node).map(|region| region.0));
        let next_to = next_to.collect::<Result<Bits, _>>()?;
        let start = fields.flag("start")?;
        fields.finish()?;
        Ok((Region { entry, at, touches, next_to }, start))
    }

    fn tile(&mut self, node: &Node) -> Result<Tile, PackError> {
        let mut fields = Fields::of(node)?;
        let entry = entry(&mut fields)?;
        let effect = self.effect(fields.need("effect")?)?;
        fields.finish()?;
        Ok(Tile { entry, effect })
    }

    /// All regions, and where the bards start.
    fn regions(&mut self, nodes: &[Node], board: &Node) -> Result<(Vec<Region>, RegionId), PackError> {
        let mut start = None;
        let mut regions = Vec::new();
        for (node, n) in nodes.iter().zip(0..) {
            let (region, is_start) = self.region(node)?;
            regions.push(region);
            if is_start {
                start = Some(RegionId(n));
            }
        }
        Ok((regions, start.ok_or_else(|| board.error(Line::new("grove-no-start")))?))
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

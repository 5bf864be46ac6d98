//! Positions and expectations of scenarios: a raw description becomes a table, or an error with its line.

use crate::action::{Action, read_post, read_space, write_post, write_space};
use crate::ids::*;
use crate::state::{Frame, State};
use crate::together::{Item, NewsSet};
use crate::{Duo, Event, GoalState};
use std::collections::HashMap;
use table::pack::{Fields, Node, PackError};
use table::scenario::{Stage, found};
use table::{Game, Line, Seat, Viewer};
use woodland::{Colour, Good, Goods};

impl Stage for Duo {
    fn stage(&self, seed: u64, position: Option<&Node>) -> Result<State, PackError> {
        match position {
            None => Ok(self.fresh_table(seed)),
            Some(node) => Setter::new(self, seed).set(node),
        }
    }

    fn expect(&self, state: &State, told: &[Event], wanted: &Node) -> Result<(), PackError> {
        Look { duo: self, s: state, told }.table(wanted)
    }

    fn seat_of(&self, node: &Node) -> Result<Seat, PackError> {
        node.word(&SEATS)
    }
}

impl Duo {
    fn card_at(&self, node: &Node) -> Result<CardId, PackError> {
        let id = node.text()?;
        self.pack.card_id(id).ok_or_else(|| node.error(Line::new("duo-no-such-card").with("id", id)))
    }

    fn cards_at(&self, node: &Node) -> Result<Vec<CardId>, PackError> {
        node.list()?.iter().map(|card| self.card_at(card)).collect()
    }

    fn space_at(&self, node: &Node) -> Result<Space, PackError> {
        let id = node.text()?;
        read_space(id, &self.pack).ok_or_else(|| node.error(Line::new("duo-no-such-space").with("id", id)))
    }

    fn news_at(&self, node: &Node) -> Result<NewsSet, PackError> {
        let mut set = NewsSet::NONE;
        for node in node.list()? {
            let id = node.text()?;
            set.insert(self.pack.news_id(id).ok_or_else(|| node.error(Line::new("unknown-id").with("id", id)))?);
        }
        Ok(set)
    }

    fn names(&self, cards: CardSet) -> String {
        let names: Vec<&str> = cards.map(|card| self.pack.card(card).entry.id.as_str()).collect();
        names.join(", ")
    }

    /// The name of the question that is asked, as scenarios call it.
    pub fn asked_id(&self, state: &State) -> &'static str {
        match state.frames.last() {
            None => "nothing",
            Some(frame) => match frame {
                Frame::Turn => "turn",
                Frame::MoveToken(_) => "move-token",
                Frame::Pay { .. } => "pay",
                Frame::DiscardCost { .. } => "discard-cost",
                Frame::Tuck { .. } => "tuck",
                Frame::Gain { .. } => "gain",
                Frame::Take { .. } => "take",
                Frame::Occupied { .. } => "occupied",
                Frame::Reclaim { .. } => "reclaim",
                Frame::PayFor { .. } => "pay-for",
                Frame::PayCard { .. } => "pay-card",
                Frame::Choose { .. } => "choose",
                Frame::Show { .. } => "show",
                Frame::Activate { .. } => "activate",
                Frame::Produce { .. } => "produce",
                Frame::Farm { .. } => "farm",
                Frame::River { .. } => "river",
                Frame::Red { .. } => "red",
                Frame::Taken { .. } => "taken",
                Frame::Claim { .. } => "claim",
                Frame::Play { .. } => "play",
                Frame::Pigeon { .. } => "pigeon",
                Frame::Look { .. } => "look",
                Frame::Refresh { .. } => "refresh",
                Frame::StoreOrTake { .. } => "store-or-take",
                Frame::Store { .. } => "store",
                Frame::WorkerFrom { .. } => "worker-from",
                Frame::WorkerTo { .. } => "worker-to",
                Frame::Allot { .. } => "allot",
                Frame::ProduceFor { .. } => "produce-for",
                Frame::KeepNews { .. } => "keep-news",
                Frame::SeasonEnd => "season-end",
                Frame::WorkerHome { .. } => "worker-home",
                Frame::TokenBack { .. } => "token-back",
                Frame::SkunkFrom { .. } => "skunk-from",
                Frame::SkunkTo { .. } => "skunk-to",
                Frame::Pass { .. } => "pass",
                Frame::TradeFirst { .. } => "trade-first",
                Frame::TradeSecond { .. } => "trade-second",
                Frame::TradeGain { .. } => "trade-gain",
                Frame::Private { .. } => "private",
                Frame::Steps { .. }
                | Frame::Repeat { .. }
                | Frame::AfterPlay { .. }
                | Frame::AfterClaim { .. }
                | Frame::AfterFarm { .. }
                | Frame::Refill
                | Frame::EndTurn(_)
                | Frame::Season { .. } => "work",
            },
        }
    }
}

fn goods_at(node: &Node) -> Result<Goods, PackError> {
    let mut fields = Fields::of(node)?;
    let mut goods = Goods::NONE;
    for good in Good::ALL {
        goods.0[good as usize] = fields.count(good.id())?;
    }
    fields.finish()?;
    Ok(goods)
}

fn colour_at(node: &Node) -> Result<Colour, PackError> {
    node.word(&Colour::ALL.map(|colour| (colour.id(), colour)))
}

/// Sets up a position.
struct Setter<'d> {
    duo: &'d Duo,
    s: State,
    /// Where each card was named, so that naming it twice can be told.
    named: HashMap<CardId, String>,
}

impl<'d> Setter<'d> {
    fn new(duo: &'d Duo, seed: u64) -> Setter<'d> {
        Setter { duo, s: duo.shuffled(seed), named: HashMap::new() }
    }

    fn name(&mut self, node: &Node) -> Result<CardId, PackError> {
        let card = self.duo.card_at(node)?;
        match self.named.insert(card, node.at.to_string()) {
            None => Ok(card),
            Some(first) => {
                let line = Line::new("card-named-twice").with("id", node.text()?).with("first", first);
                Err(node.error(line))
            }
        }
    }

    fn names(&mut self, node: Option<&Node>) -> Result<Vec<CardId>, PackError> {
        node.map_or(Ok(&[] as &[Node]), Node::list)?.iter().map(|node| self.name(node)).collect()
    }

    fn set(mut self, node: &Node) -> Result<State, PackError> {
        let mut fields = Fields::of(node)?;
        self.s.season = fields.get("season").map_or(Ok(0), |node| node.word(&SEASONS))?;
        self.s.turn = Some(fields.get("turn").map_or(Ok(HARE), |node| node.word(&SEATS))?);
        if self.s.together.one_city {
            self.together(&mut fields)?;
        }
        let first = i64::from(self.s.first_spot());
        let spot = |node: Option<&Node>| node.map_or(Ok(first), |node| node.number(1, 7));
        self.s.sun = spot(fields.get("sun"))? as u8;
        self.s.moon = spot(fields.get("moon"))? as u8;
        if !self.s.can_move(Token::Sun) && !self.s.can_move(Token::Moon) {
            return Err(node.error(Line::new("both-tokens-at-end")));
        }
        for (name, seat) in SEATS {
            if let Some(node) = fields.get(name) {
                self.mayor(seat, node)?;
            }
        }
        self.s.discard = self.names(fields.get("discard"))?.into_iter().collect();
        let top = self.names(fields.get("deck"))?;
        let deck_only = fields.flag("deck_only")?;
        let meadow = fields.get("meadow").map_or(Ok(&[] as &[Node]), Node::list)?;
        let mut places: Vec<Option<Option<CardId>>> = Vec::new();
        for node in meadow {
            let gap = node.text()? == "-";
            places.push(Some(if gap { None } else { Some(self.name(node)?) }));
        }
        if places.len() > MEADOW {
            return Err(node.error(Line::new("wrong-count").with("found", places.len()).with("wanted", MEADOW)));
        }
        places.resize(MEADOW, None);
        self.tiles(&mut fields)?;
        // Tucked cards are named under the cards they lie under.
        if let Some(on) = fields.get("on") {
            self.on_cards(on)?;
        }
        fields.finish()?;

        let mut rest: Vec<CardId> = self.s.deck.iter().copied().filter(|card| !self.named.contains_key(card)).collect();
        for (place, wanted) in places.into_iter().enumerate() {
            self.s.meadow[place] = match wanted {
                Some(card) => card,
                None => rest.pop(),
            };
        }
        if deck_only {
            self.s.gone = rest.drain(..).collect();
        }
        rest.extend(top.into_iter().rev());
        self.s.deck = rest.into_iter().collect();
        if self.s.together.one_city {
            self.s.together.may_share = self.duo.sharing_now(&self.s);
        }
        self.s.frames.push(Frame::Turn);
        Ok(self.s)
    }

    /// What only play together has; it joins what the mayors say of their city.
    fn together(&mut self, fields: &mut Fields<'_>) -> Result<(), PackError> {
        let city = self.names(fields.get("city"))?;
        self.settle(HARE, &city);
        self.s.towns[0].points = fields.get("points").map_or(Ok(0), |node| node.number(0, 999))? as u16;
        self.s.together.thorn = self.names(fields.get("thorn"))?.into_iter().collect();
        for node in fields.get("thorn_claimed").map_or(Ok(&[] as &[Node]), Node::list)? {
            self.s.claimed[node.number(1, SLOTS as i64)? as usize - 1] = Some(THORN);
        }
        for node in fields.get("skunks").map_or(Ok(&[] as &[Node]), Node::list)? {
            let id = node.text()?;
            let post = read_post(id, &self.duo.pack);
            let post = post.ok_or_else(|| node.error(Line::new("duo-no-such-space").with("id", id)))?;
            self.s.together.skunks.put(post);
        }
        self.s.together.watches = fields.count_or("watches", self.s.together.watches)?;
        if let Some(node) = fields.get("news") {
            self.s.together.kept = self.duo.news_at(node)?;
            self.s.together.pile = NewsSet::ALL.without(self.s.together.kept);
        }
        self.s.together.ease = fields.count("ease")?;
        for node in fields.get("reached").map_or(Ok(&[] as &[Node]), Node::list)? {
            self.s.together.reached |= 1 << (node.number(1, 8)? - 1);
        }
        if let Some(node) = fields.get("tile") {
            let mut fields = Fields::of(node)?;
            let to = fields.need("to")?.word(&SEATS)?;
            let item = fields.need("item")?;
            let text = item.text()?;
            let Ok(Action::Share(shared)) = Action::read(&format!("share {text}"), &self.duo.pack) else {
                return Err(item.error(Line::new("unknown-id").with("id", text)));
            };
            if let Item::Card(card) = shared {
                self.named.insert(card, item.at.to_string());
            }
            self.s.together.tile = Some((to, shared));
            fields.finish()?;
        }
        Ok(())
    }

    /// Puts cards into a city, with their full number of point tokens.
    fn settle(&mut self, seat: Seat, city: &[CardId]) {
        for &card in city {
            self.s.on[card].tokens = self.duo.pack.tables.enters_with[card.index()];
            self.s.town_mut(seat).city.insert(card);
        }
    }

    fn tiles(&mut self, fields: &mut Fields<'_>) -> Result<(), PackError> {
        if let Some(node) = fields.get("river") {
            let tiles = node.list()?;
            if tiles.len() != 2 {
                return Err(node.error(Line::new("wrong-count").with("found", tiles.len()).with("wanted", 2)));
            }
            let mut all: Vec<RiverId> = self.s.river.iter().chain(&self.s.river_stack).copied().collect();
            for (space, node) in tiles.iter().enumerate() {
                let id = node.text()?;
                let tile = self.duo.pack.river_id(id);
                let tile = tile.ok_or_else(|| node.error(Line::new("unknown-id").with("id", id)))?;
                if !all.contains(&tile) {
                    return Err(node.error(Line::new("card-named-twice").with("id", id).with("first", "river")));
                }
                all.retain(|&other| other != tile);
                self.s.river[space] = tile;
            }
            self.s.river_stack = all.into_iter().collect();
        }
        if let Some(node) = fields.get("events") {
            let tiles = node.list()?;
            if tiles.len() != SLOTS {
                return Err(node.error(Line::new("wrong-count").with("found", tiles.len()).with("wanted", SLOTS)));
            }
            for (slot, node) in tiles.iter().enumerate() {
                let id = node.text()?;
                let tile = self.duo.pack.event_id(id).filter(|&tile| tile != self.duo.pack.journey);
                let tile = tile.ok_or_else(|| node.error(Line::new("unknown-id").with("id", id)))?;
                if self.s.events[..slot].contains(&tile) {
                    return Err(node.error(Line::new("card-named-twice").with("id", id).with("first", "events")));
                }
                self.s.events[slot] = tile;
            }
        }
        Ok(())
    }

    fn mayor(&mut self, seat: Seat, node: &Node) -> Result<(), PackError> {
        let mut fields = Fields::of(node)?;
        let hand = self.names(fields.get("hand"))?;
        let city = self.names(fields.get("city"))?;
        self.settle(seat, &city);
        self.s.town_mut(seat).points += fields.get("points").map_or(Ok(0), |node| node.number(0, 999))? as u16;
        let mayor = self.s.mayor_mut(seat);
        mayor.hand = hand.into_iter().collect();
        mayor.goods = fields.get("goods").map_or(Ok(Goods::NONE), goods_at)?;
        for node in fields.get("occupied").map_or(Ok(&[] as &[Node]), Node::list)? {
            mayor.occupied.insert(colour_at(node)?);
        }
        if let Some(placed) = fields.get("placed") {
            for (colour, node) in placed.table()? {
                let key = Node { value: table::pack::Value::Text(colour.clone()), at: node.at.clone() };
                mayor.placed[colour_at(&key)? as usize] = Some(self.duo.card_at(node)?);
            }
        }
        if let Some(node) = fields.get("workers") {
            let spaces = node.list()?;
            if spaces.len() > WORKERS {
                return Err(node.error(Line::new("wrong-count").with("found", spaces.len()).with("wanted", WORKERS)));
            }
            for (worker, node) in spaces.iter().enumerate() {
                mayor.workers[worker] = Some(self.duo.space_at(node)?);
            }
        }
        if let Some(node) = fields.get("claimed") {
            for node in node.list()? {
                self.s.claimed[node.number(1, SLOTS as i64)? as usize - 1] = Some(seat);
            }
        }
        fields.finish()
    }

    fn on_cards(&mut self, node: &Node) -> Result<(), PackError> {
        for (id, node) in node.table()? {
            let key = Node { value: table::pack::Value::Text(id.clone()), at: node.at.clone() };
            let card = self.duo.card_at(&key)?;
            let mut fields = Fields::of(node)?;
            let mut on = self.s.on[card];
            on.tokens = fields.count_or("tokens", on.tokens)?;
            on.goods = fields.get("goods").map_or(Ok(Goods::NONE), goods_at)?;
            let tucked = self.names(fields.get("tucked"))?;
            on.tucks = tucked.len() as u8;
            if let Some(seat) = self.s.city_of(card) {
                tucked.into_iter().for_each(|card| self.s.town_mut(seat).tucked.insert(card));
            }
            self.s.on[card] = on;
            fields.finish()?;
        }
        Ok(())
    }
}

/// Compares a table with what a scenario expects.
struct Look<'a> {
    duo: &'a Duo,
    s: &'a State,
    told: &'a [Event],
}

/// An error at the node unless what it says is what was found.
fn same<T: PartialEq>(node: &Node, wanted: T, is: T, shown: impl FnOnce() -> String) -> Result<(), PackError> {
    if wanted == is { Ok(()) } else { Err(node.error(found(&shown()))) }
}

impl Look<'_> {
    fn table(&self, node: &Node) -> Result<(), PackError> {
        let (duo, s) = (self.duo, self.s);
        let mut fields = Fields::of(node)?;
        for (name, seat) in SEATS {
            if let Some(node) = fields.get(name) {
                self.mayor(seat, node)?;
            }
        }
        if let Some(node) = fields.get("season") {
            same(node, node.word(&SEASONS)?, s.season, || SEASONS[s.season as usize].0.to_owned())?;
        }
        self.number(&mut fields, "sun", s.sun.into())?;
        self.number(&mut fields, "moon", s.moon.into())?;
        self.number(&mut fields, "deck_count", s.deck.len() as i64)?;
        self.number(&mut fields, "discard_count", s.discard.len().into())?;
        let seat_name = |seat: Option<Seat>| seat.map_or("nobody", |seat| SEATS[seat.index()].0);
        if let Some(node) = fields.get("turn") {
            same(node, node.text()?, seat_name(s.turn), || seat_name(s.turn).to_owned())?;
        }
        if let Some(node) = fields.get("decider") {
            let decider = seat_name(duo.decider(s));
            same(node, node.text()?, decider, || decider.to_owned())?;
        }
        if let Some(node) = fields.get("asked") {
            let asked = duo.asked_id(s);
            same(node, node.text()?, asked, || asked.to_owned())?;
        }
        if let Some(node) = fields.get("meadow") {
            self.meadow(node)?;
        }
        self.some(&mut fields, "meadow_has", s.meadow_cards(), true)?;
        self.some(&mut fields, "meadow_lacks", s.meadow_cards(), false)?;
        self.some(&mut fields, "discard_has", s.discard, true)?;
        let river: Vec<&str> = s.river.iter().map(|tile| duo.pack.river[tile.0 as usize].entry.id.as_str()).collect();
        if let Some(node) = fields.get("river") {
            let wanted = node.list()?.iter().map(Node::text).collect::<Result<Vec<_>, _>>()?;
            same(node, &wanted, &river, || river.join(", "))?;
        }
        if let Some(node) = fields.get("river_lacks") {
            for node in node.list()? {
                same(node, river.contains(&node.text()?), false, || river.join(", "))?;
            }
        }
        if let Some(on) = fields.get("on") {
            for (id, node) in on.table()? {
                self.on_card(id, node)?;
            }
        }
        if s.together.one_city {
            self.together(&mut fields)?;
        }
        if let Some(node) = fields.get("over") {
            same(node, node.flag()?, s.is_over(), || s.is_over().to_string())?;
        }
        if let Some(node) = fields.get("winner") {
            let winners = duo.outcome(s).winners;
            let winner = match winners[..] {
                [] if duo.outcome(s).automa.is_some_and(|automa| automa.won) => "automa",
                [] => "nobody",
                [seat] => SEATS[seat.index()].0,
                _ => "shared",
            };
            same(node, node.text()?, winner, || winner.to_owned())?;
        }
        if let Some(node) = fields.get("told") {
            let mut told = self.told.iter();
            for wanted in node.list()? {
                let kind = wanted.text()?;
                if !told.any(|event| event.kind() == kind) {
                    let kinds: Vec<&str> = self.told.iter().map(Event::kind).collect();
                    return Err(wanted.error(found(&kinds.join(", "))));
                }
            }
        }
        fields.finish()
    }

    fn together(&self, fields: &mut Fields<'_>) -> Result<(), PackError> {
        let (duo, s) = (self.duo, self.s);
        self.number(fields, "points", s.towns[0].points.into())?;
        self.number(fields, "score", duo.score(s, HARE).total().into())?;
        self.number(fields, "thorn_score", duo.thorn_score(s).total().into())?;
        self.number(fields, "thorn_count", s.together.thorn.len().into())?;
        self.number(fields, "watches", s.together.watches.into())?;
        self.number(fields, "ease", s.together.ease.into())?;
        self.number(fields, "offered_count", s.together.offered.len().into())?;
        self.exactly(fields, "city", s.towns[0].city)?;
        self.some(fields, "city_has", s.towns[0].city, true)?;
        self.exactly(fields, "thorn", s.together.thorn)?;
        if let Some(node) = fields.get("news") {
            let ids: Vec<&str> = s.together.kept.iter().map(|news| duo.pack.news(news).entry.id.as_str()).collect();
            same(node, duo.news_at(node)?, s.together.kept, || ids.join(", "))?;
        }
        let skunks = s.together.skunks.posts().map(|post| write_post(post, &duo.pack)).collect();
        self.listed(fields, "skunks", skunks)?;
        let claimed = Slot::all().filter(|slot| s.claimed[slot.index()] == Some(THORN));
        let hers = claimed.map(|slot| duo.pack.event(s.events[slot.index()]).entry.id.clone()).collect();
        self.listed(fields, "thorn_events", hers)?;
        let done = duo.achievements(s).into_iter().map(|n| duo.pack.achievements[n].entry.id.clone()).collect();
        self.listed(fields, "achievements", done)?;
        let tile = match s.together.tile {
            None => "nothing".to_owned(),
            Some((_, item)) => Action::Share(item).write(&duo.pack).replacen("share ", "", 1),
        };
        if let Some(node) = fields.get("tile") {
            same(node, node.text()?, tile.as_str(), || tile.clone())?;
        }
        if let Some(node) = fields.get("goals") {
            let word = |state: GoalState| match state {
                GoalState::Met => "met",
                GoalState::Open => "open",
                GoalState::Missed => "missed",
            };
            let is: Vec<&str> = duo.goals(s).into_iter().map(|(_, state)| word(state)).collect();
            let wanted = node.list()?.iter().map(Node::text).collect::<Result<Vec<_>, _>>()?;
            same(node, &wanted, &is, || is.join(", "))?;
        }
        if let Some(node) = fields.get("won") {
            let won = s.is_over() && duo.is_won(s);
            same(node, node.flag()?, won, || won.to_string())?;
        }
        Ok(())
    }

    /// Exactly these names, in any order.
    fn listed(&self, fields: &mut Fields<'_>, key: &'static str, mut is: Vec<String>) -> Result<(), PackError> {
        let Some(node) = fields.get(key) else {
            return Ok(());
        };
        let mut wanted = node.list()?.iter().map(|n| n.text().map(str::to_owned)).collect::<Result<Vec<_>, _>>()?;
        wanted.sort();
        is.sort();
        same(node, &wanted, &is, || is.join(", "))
    }

    fn number(&self, fields: &mut Fields<'_>, key: &'static str, is: i64) -> Result<(), PackError> {
        match fields.get(key) {
            None => Ok(()),
            Some(node) => same(node, node.number(-999, 999)?, is, || is.to_string()),
        }
    }

    fn exactly(&self, fields: &mut Fields<'_>, key: &'static str, is: CardSet) -> Result<(), PackError> {
        match fields.get(key) {
            None => Ok(()),
            Some(node) => {
                let wanted: CardSet = self.duo.cards_at(node)?.into_iter().collect();
                same(node, wanted, is, || self.duo.names(is))
            }
        }
    }

    fn some(&self, fields: &mut Fields<'_>, key: &'static str, is: CardSet, there: bool) -> Result<(), PackError> {
        for node in fields.get(key).map_or(Ok(&[] as &[Node]), Node::list)? {
            same(node, there, is.has(self.duo.card_at(node)?), || self.duo.names(is))?;
        }
        Ok(())
    }

    fn meadow(&self, node: &Node) -> Result<(), PackError> {
        let is = |place: usize| match self.s.meadow.get(place) {
            Some(Some(card)) => self.duo.pack.card(*card).entry.id.as_str(),
            _ => "-",
        };
        for (place, node) in node.list()?.iter().enumerate() {
            let wanted = node.text()?;
            let fits = if wanted == "?" { is(place) != "-" } else { wanted == is(place) };
            same(node, fits, true, || is(place).to_owned())?;
        }
        Ok(())
    }

    fn on_card(&self, id: &str, node: &Node) -> Result<(), PackError> {
        let key = Node { value: table::pack::Value::Text(id.to_owned()), at: node.at.clone() };
        let card = self.duo.card_at(&key)?;
        let on = self.s.on(card);
        let mut fields = Fields::of(node)?;
        self.number(&mut fields, "tokens", on.tokens.into())?;
        if let Some(node) = fields.get("goods") {
            same(node, goods_at(node)?, on.goods, || format!("{:?}", on.goods))?;
        }
        if let Some(node) = fields.get("tucked") {
            let wanted = self.duo.cards_at(node)?;
            let tucked = self.s.city_of(card).map_or(CardSet::NONE, |seat| self.s.town(seat).tucked);
            let all_there = wanted.iter().all(|&card| tucked.has(card)) && wanted.len() == usize::from(on.tucks);
            same(node, all_there, true, || self.duo.names(tucked))?;
        }
        fields.finish()
    }

    fn mayor(&self, seat: Seat, node: &Node) -> Result<(), PackError> {
        let (duo, s) = (self.duo, self.s);
        let (mayor, town) = (s.mayor(seat), s.town(seat));
        let mut fields = Fields::of(node)?;
        if let Some(node) = fields.get("goods") {
            same(node, goods_at(node)?, mayor.goods, || format!("{:?}", mayor.goods))?;
        }
        self.number(&mut fields, "points", town.points.into())?;
        self.number(&mut fields, "hand_count", mayor.hand.len().into())?;
        self.number(&mut fields, "city_count", town.city.len().into())?;
        self.number(&mut fields, "score", duo.score(s, seat).total().into())?;
        self.exactly(&mut fields, "hand", mayor.hand)?;
        self.exactly(&mut fields, "city", town.city)?;
        let seen = duo.view(s, Viewer::Seat(seat.other())).mayors[seat.index()].hand;
        self.exactly(&mut fields, "known", seen)?;
        self.some(&mut fields, "hand_has", mayor.hand, true)?;
        self.some(&mut fields, "hand_lacks", mayor.hand, false)?;
        self.some(&mut fields, "city_has", town.city, true)?;
        self.some(&mut fields, "city_lacks", town.city, false)?;
        if let Some(node) = fields.get("occupied") {
            let mut wanted = crate::ColourSet::default();
            for colour in node.list()? {
                wanted.insert(colour_at(colour)?);
            }
            same(node, wanted, mayor.occupied, || {
                mayor.occupied.iter().map(Colour::id).collect::<Vec<_>>().join(", ")
            })?;
        }
        if let Some(node) = fields.get("placed") {
            let mut wanted = [None; 5];
            for (colour, node) in node.table()? {
                let key = Node { value: table::pack::Value::Text(colour.clone()), at: node.at.clone() };
                wanted[colour_at(&key)? as usize] = Some(duo.card_at(node)?);
            }
            same(node, wanted, mayor.placed, || duo.names(mayor.placed.into_iter().flatten().collect()))?;
        }
        let placed = mayor.workers.iter().flatten().map(|&space| write_space(space, &duo.pack)).collect();
        self.listed(&mut fields, "workers", placed)?;
        let claimed = Slot::all().filter(|slot| s.claimed[slot.index()] == Some(seat));
        let mut tiles: Vec<EventId> = claimed.map(|slot| s.events[slot.index()]).collect();
        tiles.extend((s.journey == Some(seat)).then_some(duo.pack.journey));
        let tiles = tiles.iter().map(|&tile| duo.pack.event(tile).entry.id.clone()).collect();
        self.listed(&mut fields, "events", tiles)?;
        fields.finish()
    }
}

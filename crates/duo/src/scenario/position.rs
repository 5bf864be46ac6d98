//! From a described position to a table, or an error with its line.

use super::{colour_at, goods_at};
use crate::Duo;
use crate::action::{Action, read_post};
use crate::apply::Run;
use crate::frame::Ask;
use crate::ids::*;
use crate::state::State;
use crate::together::{Item, NewsSet};
use std::collections::HashMap;
use table::pack::{Fields, Node, PackError};
use table::stack::Machine;
use table::{Deaf, Line, Seat};
use woodland::Goods;

/// Sets up a position.
pub(super) struct Setter<'d> {
    duo: &'d Duo,
    s: State,
    /// Where each card was named, so that naming it twice can be told.
    named: HashMap<CardId, String>,
}

impl<'d> Setter<'d> {
    pub(super) fn new(duo: &'d Duo, seed: u64) -> Setter<'d> {
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

    pub(super) fn set(mut self, node: &Node) -> Result<State, PackError> {
        let mut fields = Fields::of(node)?;
        self.s.season = fields.get("season").map_or(Ok(0), |node| node.word(&SEASONS))?;
        let turn = fields.get("turn").map_or(Ok(HARE), |node| node.word(&SEATS))?;
        self.s.turn = Some(turn);
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
        Run { duo: self.duo, s: &mut self.s, told: &mut Deaf }.ask(turn, Ask::Turn);
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

//! From a described position to a table, or an error with its line.

use crate::Duo;
use crate::action::{Action, read_haunt};
use crate::apply::Run;
use crate::frame::Ask;
use crate::ids::*;
use crate::state::State;
use crate::together::{Item, NewsSet};
use std::collections::HashMap;
use table::content::wrong_count;
use table::entry::{number_at, unknown};
use table::pack::{Fields, Node, PackError};
use table::stack::Machine;
use table::{Line, Seat, Side, unheard};
use woodland::{Cards, Colour, Goods, Season, Wish};

/// Sets up a position.
pub(super) struct Setter<'d> {
    duo: &'d Duo,
    state: State,
    /// Where each card was named, so that naming it twice can be told.
    named: HashMap<CardId, String>,
}

impl<'d> Setter<'d> {
    pub(super) fn new(duo: &'d Duo, seed: u64) -> Setter<'d> {
        Setter { duo, state: duo.shuffled(seed), named: HashMap::new() }
    }

    fn name(&mut self, node: &Node) -> Result<CardId, PackError> {
        let card = self.duo.pack.card_at(node)?;
        match self.named.insert(card, node.at.to_string()) {
            None => Ok(card),
            Some(first) => {
                let line = Line::new("card-named-twice").with("id", node.text()?).with("first", first);
                Err(node.error(line))
            }
        }
    }

    fn names(&mut self, nodes: &[Node]) -> Result<Vec<CardId>, PackError> {
        nodes.iter().map(|node| self.name(node)).collect()
    }

    pub(super) fn set(mut self, node: &Node) -> Result<State, PackError> {
        let mut fields = Fields::of(node)?;
        self.state.season = fields.get("season").map_or(Ok(Season::Winter), Node::named)?;
        let turn = fields.get("turn").map_or(Ok(HARE), |node| node.word(&SEATS))?;
        self.state.turn = Some(turn);
        self.tiles(&mut fields)?;
        if self.state.together.one_city() {
            self.together(&mut fields)?;
        }
        let (first, last) = (self.state.first_spot().0.into(), PathSpot::LAST.0.into());
        self.state.sun = PathSpot(fields.number_or("sun", first, 1, last)? as u8);
        self.state.moon = PathSpot(fields.number_or("moon", first, 1, last)? as u8);
        if !self.state.can_move(Token::Sun) && !self.state.can_move(Token::Moon) {
            return Err(node.error(Line::new("both-tokens-at-end")));
        }
        for (name, seat) in SEATS {
            if let Some(node) = fields.get(name) {
                self.mayor(seat, node)?;
            }
        }
        self.state.discard = self.names(fields.list("discard")?)?.into_iter().collect();
        if !self.state.discard.is_empty() {
            // Nobody has seen which cards were discarded.
            self.state.trails.iter_mut().for_each(|trail| trail.dropped_unseen());
        }
        let top = self.names(fields.list("deck")?)?;
        let deck_only = fields.flag("deck_only")?;
        let meadow = self.duo.pack.meadow_at(&mut fields, MEADOW, |node| self.name(node))?;
        // Tucked cards are named under the cards they lie under.
        if let Some(on) = fields.get("on") {
            self.on_cards(on)?;
        }
        fields.finish()?;

        let mut rest: Vec<CardId> =
            self.state.deck.iter().copied().filter(|card| !self.named.contains_key(card)).collect();
        for (place, wish) in meadow.into_iter().enumerate() {
            self.state.meadow[place] = match wish {
                Wish::Card(card) => Some(card),
                Wish::Gap => None,
                Wish::Any => rest.pop(),
            };
        }
        if deck_only {
            self.state.gone = rest.drain(..).collect();
        }
        rest.extend(top.into_iter().rev());
        self.state.deck = rest.into_iter().collect();
        if self.state.together.one_city() {
            self.state.together.may_share = self.duo.sharing_now(&self.state);
        }
        Run { rules: self.duo, table: &mut self.state, told: &mut unheard!() }.ask(turn, Ask::Turn);
        Ok(self.state)
    }

    /// What only play together has; it joins what the mayors say of their city.
    fn together(&mut self, fields: &mut Fields<'_>) -> Result<(), PackError> {
        let city = self.names(fields.list("city")?)?;
        self.settle(HARE, &city);
        self.state.towns[0].points = fields.number_or("points", 0, 0, 999)? as u16;
        if let Some(node) = fields.get("thorn") {
            let mut fields = Fields::of(node)?;
            self.state.together.thorn = self.names(fields.list("cards")?)?.into_iter().collect();
            self.claim(Side::RIVAL, fields.list("claimed")?)?;
            fields.finish()?;
        }
        for node in fields.list("skunks")? {
            self.state.together.skunks.put(node.read_as("duo-no-such-space", |id| read_haunt(id, &self.duo.pack))?);
        }
        self.state.together.watches = fields.count_or("watches", self.state.together.watches)?;
        if let Some(node) = fields.get("news") {
            self.state.together.kept = self.duo.news_at(node)?;
            self.state.together.pile = NewsSet::ALL.without(self.state.together.kept);
        }
        self.state.together.ease = fields.count("ease")?;
        for node in fields.list("reached")? {
            self.state.together.reached |= 1 << (node.number(1, 8)? - 1);
        }
        if let Some(node) = fields.get("tile") {
            let mut fields = Fields::of(node)?;
            let to = fields.need("to")?.word(&SEATS)?;
            let item = fields.need("item")?;
            let Ok(Action::Share(shared)) = Action::read(&format!("share {}", item.text()?), &self.duo.pack) else {
                return Err(unknown(item));
            };
            if let Item::Card(card) = shared {
                self.named.insert(card, item.at.to_string());
            }
            self.state.together.tile = Some((to, shared));
            fields.finish()?;
        }
        Ok(())
    }

    /// Puts cards into a city, with their full number of point tokens.
    fn settle(&mut self, seat: Seat, city: &[CardId]) {
        for &card in city {
            self.state.on[card].tokens = self.duo.pack.tables.enters_with[card.index()];
            self.state.town_mut(seat).city.insert(card);
        }
    }

    fn tiles(&mut self, fields: &mut Fields<'_>) -> Result<(), PackError> {
        if let Some(node) = fields.get("river") {
            let tiles = node.list()?;
            if tiles.len() != 2 {
                return Err(wrong_count(node, tiles.len(), &(2..=2)));
            }
            let mut all: Vec<RiverId> = self.state.river.iter().chain(&self.state.river_stack).copied().collect();
            for (space, node) in tiles.iter().enumerate() {
                let tile = RiverId(number_at(&self.duo.pack.river, node)?);
                if !all.contains(&tile) {
                    let id = node.text()?;
                    return Err(node.error(Line::new("card-named-twice").with("id", id).with("first", "river")));
                }
                all.retain(|&other| other != tile);
                self.state.river[space] = tile;
            }
            self.state.river_stack = all.into_iter().collect();
        }
        if let Some(node) = fields.get("events") {
            let tiles = node.list()?;
            if tiles.len() != SLOTS {
                return Err(wrong_count(node, tiles.len(), &(SLOTS..=SLOTS)));
            }
            for (slot, node) in tiles.iter().enumerate() {
                let tile = self.duo.event_at(node)?;
                if self.state.events[..slot].contains(&tile) {
                    let line = Line::new("card-named-twice").with("id", node.text()?).with("first", "events");
                    return Err(node.error(line));
                }
                self.state.events[slot] = tile;
            }
        }
        Ok(())
    }

    fn mayor(&mut self, seat: Seat, node: &Node) -> Result<(), PackError> {
        let mut fields = Fields::of(node)?;
        let hand = self.names(fields.list("hand")?)?;
        let city = self.names(fields.list("city")?)?;
        self.settle(seat, &city);
        self.state.town_mut(seat).points += fields.number_or("points", 0, 0, 999)? as u16;
        let mayor = self.state.mayor_mut(seat);
        mayor.hand = hand.into_iter().collect();
        mayor.goods = Goods::under(&mut fields, "goods")?;
        for node in fields.list("occupied")? {
            mayor.occupied.insert(node.named()?);
        }
        if let Some(placed) = fields.get("placed") {
            for (colour, node) in placed.table()? {
                mayor.placed[node.with_text(colour).named::<Colour>()? as usize] = Some(self.duo.pack.card_at(node)?);
            }
        }
        if let Some(node) = fields.get("workers") {
            let spaces = node.list()?;
            if spaces.len() > WORKERS {
                return Err(wrong_count(node, spaces.len(), &(0..=WORKERS)));
            }
            for (worker, node) in spaces.iter().enumerate() {
                mayor.workers[worker] = Some(self.duo.space_at(node)?);
            }
        }
        self.claim(seat.into(), fields.list("claimed")?)?;
        fields.finish()
    }

    /// What somebody has claimed is laid out, if it is not yet, in place of what nobody has.
    fn claim(&mut self, by: Side, nodes: &[Node]) -> Result<(), PackError> {
        for node in nodes {
            let tile = self.duo.event_at(node)?;
            let laid = self.state.events.iter().position(|&other| other == tile);
            let free = || (0..SLOTS).rev().find(|&slot| self.state.claimed[slot].is_none());
            let slot = laid.or_else(free).ok_or_else(|| wrong_count(node, SLOTS + 1, &(0..=SLOTS)))?;
            self.state.events[slot] = tile;
            self.state.claimed[slot] = Some(by);
        }
        Ok(())
    }

    fn on_cards(&mut self, node: &Node) -> Result<(), PackError> {
        for (id, node) in node.table()? {
            let card = self.duo.pack.card_at(&node.with_text(id))?;
            let mut fields = Fields::of(node)?;
            let mut on = self.state.on[card];
            on.tokens = fields.count_or("tokens", on.tokens)?;
            on.goods = Goods::under(&mut fields, "goods")?;
            let tucked = self.names(fields.list("tucked")?)?;
            on.tucks = tucked.len() as u8;
            if let Some(seat) = self.state.city_of(card) {
                tucked.into_iter().for_each(|card| self.state.town_mut(seat).tucked.insert(card));
            }
            self.state.on[card] = on;
            fields.finish()?;
        }
        Ok(())
    }
}

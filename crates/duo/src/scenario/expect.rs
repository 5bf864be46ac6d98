//! Comparing a table with what a scenario expects.

use super::{colour_at, goods_at};
use crate::action::{Action, write_post, write_space};
use crate::ids::*;
use crate::state::State;
use crate::{Duo, Event, GoalState};
use table::pack::{Fields, Node, PackError};
use table::scenario::found;
use table::{Game, Seat, Viewer};
use woodland::Colour;

/// Compares a table with what a scenario expects.
pub(super) struct Look<'a> {
    pub(super) duo: &'a Duo,
    pub(super) s: &'a State,
    pub(super) told: &'a [Event],
}

/// An error at the node unless what it says is what was found.
fn same<T: PartialEq>(node: &Node, wanted: T, is: T, shown: impl FnOnce() -> String) -> Result<(), PackError> {
    if wanted == is { Ok(()) } else { Err(node.error(found(&shown()))) }
}

impl Look<'_> {
    pub(super) fn table(&self, node: &Node) -> Result<(), PackError> {
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

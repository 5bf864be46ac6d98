//! Comparing a table with what a scenario expects.

use super::{colour_at, goods_at};
use crate::action::{Action, write_post, write_space};
use crate::ids::*;
use crate::state::State;
use crate::together::NewsSet;
use crate::{Duo, Event, GoalState};
use table::pack::{Fields, Node};
use table::scenario::{Flaw, same, same_flag, same_number, same_sources, same_word, same_words};
use table::{Game, Seat, Viewer};
use woodland::Colour;

/// Compares a table with what a scenario expects.
pub(super) struct Look<'a> {
    pub(super) duo: &'a Duo,
    pub(super) s: &'a State,
    pub(super) told: &'a [Event],
}

impl Look<'_> {
    pub(super) fn table(&self, fields: &mut Fields<'_>) -> Result<(), Flaw> {
        let (duo, s) = (self.duo, self.s);
        for (name, seat) in SEATS {
            if let Some(node) = fields.get(name) {
                self.mayor(seat, node)?;
            }
        }
        if let Some(node) = fields.get("season") {
            same(node, node.word(&SEASONS)?, s.season, |&season| SEASONS[season as usize].0.to_owned())?;
        }
        self.number(fields, "sun", s.sun.into())?;
        self.number(fields, "moon", s.moon.into())?;
        self.number(fields, "deck_count", s.deck.len() as i64)?;
        self.number(fields, "discard_count", s.discard.len().into())?;
        let seat_name = |seat: Option<Seat>| seat.map_or("nobody", |seat| SEATS[seat.index()].0);
        if let Some(node) = fields.get("turn") {
            same_word(node, seat_name(s.turn))?;
        }
        if let Some(node) = fields.get("asked") {
            same_word(node, duo.asked_id(s))?;
        }
        if let Some(node) = fields.get("meadow") {
            self.meadow(node)?;
        }
        self.some(fields, "meadow_has", s.meadow_cards(), true)?;
        self.some(fields, "meadow_lacks", s.meadow_cards(), false)?;
        self.some(fields, "discard_has", s.discard, true)?;
        let river: Vec<&str> = s.river.iter().map(|tile| duo.pack.river[tile.0 as usize].entry.id.as_str()).collect();
        if let Some(node) = fields.get("river") {
            let wanted = node.list()?.iter().map(Node::text).collect::<Result<Vec<_>, _>>()?;
            same(node, wanted, river.clone(), |tiles| tiles.join(", "))?;
        }
        if let Some(node) = fields.get("river_lacks") {
            for node in node.list()? {
                if river.contains(&node.text()?) {
                    return Err(Flaw::unwanted(node, river.join(", ")));
                }
            }
        }
        if let Some(on) = fields.get("on") {
            for (id, node) in on.table()? {
                self.on_card(id, node)?;
            }
        }
        if s.together.one_city {
            self.together(fields)?;
        }
        if let Some(node) = fields.get("over") {
            same_flag(node, s.is_over())?;
        }
        if let Some(node) = fields.get("winner") {
            let winners = duo.outcome(s).winners;
            let winner = match winners[..] {
                [] if duo.outcome(s).automa.is_some_and(|automa| automa.won) => "automa",
                [] => "nobody",
                [seat] => SEATS[seat.index()].0,
                _ => "shared",
            };
            same_word(node, winner)?;
        }
        if let Some(node) = fields.get("told") {
            let mut told = self.told.iter();
            for wanted in node.list()? {
                let kind = wanted.text()?;
                if !told.any(|event| event.kind() == kind) {
                    let kinds: Vec<&str> = self.told.iter().map(Event::kind).collect();
                    return Err(Flaw::differs(wanted, kind.to_owned(), kinds.join(", ")));
                }
            }
        }
        Ok(())
    }

    fn together(&self, fields: &mut Fields<'_>) -> Result<(), Flaw> {
        let (duo, s) = (self.duo, self.s);
        self.number(fields, "points", s.towns[0].points.into())?;
        self.number(fields, "score", duo.score(s, HARE).total().into())?;
        self.sources(fields, "score_from", &duo.score(s, HARE).sources())?;
        self.number(fields, "thorn_score", duo.thorn_score(s).total().into())?;
        self.sources(fields, "thorn_score_from", &duo.thorn_score(s).sources())?;
        self.number(fields, "thorn_count", s.together.thorn.len().into())?;
        self.number(fields, "watches", s.together.watches.into())?;
        self.number(fields, "ease", s.together.ease.into())?;
        self.number(fields, "offered_count", s.together.offered.len().into())?;
        self.exactly(fields, "city", s.towns[0].city)?;
        self.some(fields, "city_has", s.towns[0].city, true)?;
        self.exactly(fields, "thorn", s.together.thorn)?;
        if let Some(node) = fields.get("news") {
            let names = |kept: &NewsSet| {
                let ids: Vec<&str> = kept.iter().map(|news| duo.pack.news(news).entry.id.as_str()).collect();
                ids.join(", ")
            };
            same(node, duo.news_at(node)?, s.together.kept, names)?;
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
            same_word(node, &tile)?;
        }
        if let Some(node) = fields.get("goals") {
            let word = |state: GoalState| match state {
                GoalState::Met => "met",
                GoalState::Open => "open",
                GoalState::Missed => "missed",
            };
            let is: Vec<&str> = duo.goals(s).into_iter().map(|(_, state)| word(state)).collect();
            let wanted = node.list()?.iter().map(Node::text).collect::<Result<Vec<_>, _>>()?;
            same(node, wanted, is, |goals| goals.join(", "))?;
        }
        if let Some(node) = fields.get("won") {
            same_flag(node, s.is_over() && duo.is_won(s))?;
        }
        Ok(())
    }

    /// Exactly these names, in any order.
    fn listed(&self, fields: &mut Fields<'_>, key: &'static str, is: Vec<String>) -> Result<(), Flaw> {
        fields.get(key).map_or(Ok(()), |node| same_words(node, is))
    }

    fn number(&self, fields: &mut Fields<'_>, key: &'static str, is: i64) -> Result<(), Flaw> {
        fields.get(key).map_or(Ok(()), |node| same_number(node, is))
    }

    fn sources(&self, fields: &mut Fields<'_>, key: &'static str, is: &[(&'static str, i32)]) -> Result<(), Flaw> {
        fields.get(key).map_or(Ok(()), |node| same_sources(node, is))
    }

    fn exactly(&self, fields: &mut Fields<'_>, key: &'static str, is: CardSet) -> Result<(), Flaw> {
        match fields.get(key) {
            None => Ok(()),
            Some(node) => {
                let wanted: CardSet = self.duo.cards_at(node)?.into_iter().collect();
                same(node, wanted, is, |&cards| self.duo.names(cards))
            }
        }
    }

    fn some(&self, fields: &mut Fields<'_>, key: &'static str, is: CardSet, there: bool) -> Result<(), Flaw> {
        for node in fields.get(key).map_or(Ok(&[] as &[Node]), Node::list)? {
            match (there, is.has(self.duo.card_at(node)?)) {
                (true, false) => return Err(Flaw::differs(node, node.text()?.to_owned(), self.duo.names(is))),
                (false, true) => return Err(Flaw::unwanted(node, self.duo.names(is))),
                (true, true) | (false, false) => {}
            }
        }
        Ok(())
    }

    fn meadow(&self, node: &Node) -> Result<(), Flaw> {
        let is = |place: usize| match self.s.meadow.get(place) {
            Some(Some(card)) => self.duo.pack.card(*card).entry.id.as_str(),
            _ => "-",
        };
        for (place, node) in node.list()?.iter().enumerate() {
            let wanted = node.text()?;
            let fits = if wanted == "?" { is(place) != "-" } else { wanted == is(place) };
            if !fits {
                return Err(Flaw::differs(node, wanted.to_owned(), is(place).to_owned()));
            }
        }
        Ok(())
    }

    fn on_card(&self, id: &str, node: &Node) -> Result<(), Flaw> {
        let key = Node { value: table::pack::Value::Text(id.to_owned()), at: node.at.clone() };
        let card = self.duo.card_at(&key)?;
        let on = self.s.on(card);
        let mut fields = Fields::of(node)?;
        self.number(&mut fields, "tokens", on.tokens.into())?;
        if let Some(node) = fields.get("goods") {
            same(node, goods_at(node)?, on.goods, |goods| goods.write())?;
        }
        if let Some(node) = fields.get("tucked") {
            let wanted = self.duo.cards_at(node)?;
            let tucked = self.s.city_of(card).map_or(CardSet::NONE, |seat| self.s.town(seat).tucked);
            let all_there = wanted.iter().all(|&card| tucked.has(card)) && wanted.len() == usize::from(on.tucks);
            if !all_there {
                let wanted = self.duo.names(wanted.into_iter().collect());
                return Err(Flaw::differs(node, wanted, self.duo.names(tucked)));
            }
        }
        Ok(fields.finish()?)
    }

    fn mayor(&self, seat: Seat, node: &Node) -> Result<(), Flaw> {
        let (duo, s) = (self.duo, self.s);
        let (mayor, town) = (s.mayor(seat), s.town(seat));
        let mut fields = Fields::of(node)?;
        if let Some(node) = fields.get("goods") {
            same(node, goods_at(node)?, mayor.goods, |goods| goods.write())?;
        }
        self.number(&mut fields, "points", town.points.into())?;
        self.number(&mut fields, "hand_count", mayor.hand.len().into())?;
        self.number(&mut fields, "city_count", town.city.len().into())?;
        self.number(&mut fields, "score", duo.score(s, seat).total().into())?;
        self.sources(&mut fields, "score_from", &duo.score(s, seat).sources())?;
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
            same(node, wanted, mayor.occupied, |set| set.iter().map(Colour::id).collect::<Vec<_>>().join(", "))?;
        }
        if let Some(node) = fields.get("placed") {
            let mut wanted = [None; 5];
            for (colour, node) in node.table()? {
                let key = Node { value: table::pack::Value::Text(colour.clone()), at: node.at.clone() };
                wanted[colour_at(&key)? as usize] = Some(duo.card_at(node)?);
            }
            let pairs = |placed: &[Option<CardId>; 5]| {
                let all = Colour::ALL.into_iter().zip(placed);
                let pairs = all.filter_map(|(colour, &card)| Some((colour, card?)));
                pairs
                    .map(|(colour, card)| format!("{} on {}", colour.id(), duo.pack.card(card).entry.id))
                    .collect::<Vec<_>>()
                    .join(", ")
            };
            same(node, wanted, mayor.placed, pairs)?;
        }
        let placed = mayor.workers.iter().flatten().map(|&space| write_space(space, &duo.pack)).collect();
        self.listed(&mut fields, "workers", placed)?;
        let claimed = Slot::all().filter(|slot| s.claimed[slot.index()] == Some(seat));
        let mut tiles: Vec<EventId> = claimed.map(|slot| s.events[slot.index()]).collect();
        tiles.extend((s.journey == Some(seat)).then_some(duo.pack.journey));
        let tiles = tiles.iter().map(|&tile| duo.pack.event(tile).entry.id.clone()).collect();
        self.listed(&mut fields, "events", tiles)?;
        Ok(fields.finish()?)
    }
}

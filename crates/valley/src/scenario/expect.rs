//! Comparing a table with what a scenario expects.

use super::{goods_at, key_node};
use crate::action::write_site;
use crate::ids::*;
use crate::state::State;
use crate::webs::Scheme;
use crate::{Event, Valley};
use table::pack::{Fields, Node};
use table::scenario::{
    Flaw, Stage, same, same_flag as flag, same_number as number, same_sources, same_word as word, same_words,
};
use table::{Game, Line, Seat};
use woodland::Goods;

pub(super) struct Look<'a> {
    pub v: &'a Valley,
    pub s: &'a State,
    pub told: &'a [Event],
}

impl Look<'_> {
    pub fn table(&self, fields: &mut Fields<'_>) -> Result<(), Flaw> {
        if let Some(node) = fields.get("turn") {
            word(node, self.s.turn.map_or("nobody", |seat| self.v.seat_id(seat)))?;
        }
        if let Some(node) = fields.get("ask") {
            word(node, &self.v.asked_id(self.s))?;
        }
        if let Some(node) = fields.get("over") {
            flag(node, self.s.is_over())?;
        }
        if let Some(node) = fields.get("winners") {
            let outcome = self.v.outcome(self.s);
            let mut is: Vec<String> = outcome.winners.iter().map(|&seat| self.v.seat_id(seat).to_owned()).collect();
            if outcome.automa.is_some_and(|automa| automa.won) {
                is.push(self.v.seat_id(RIVAL).to_owned());
            }
            same_words(node, is)?;
        }
        if let Some(node) = fields.get("meadow") {
            self.meadow(node)?;
        }
        if let Some(node) = fields.get("meadow_has") {
            self.meadow_has(node, true)?;
        }
        if let Some(node) = fields.get("meadow_lacks") {
            self.meadow_has(node, false)?;
        }
        if let Some(node) = fields.get("deck_count") {
            number(node, self.s.deck.len() as i64)?;
        }
        if let Some(node) = fields.get("discard_count") {
            number(node, self.s.discard.len() as i64)?;
        }
        if let Some(node) = fields.get("discard_top") {
            let top = self.s.discard.last().map_or(String::new(), |held| self.v.names_of([held.card]));
            word(node, &top)?;
        }
        if let Some(node) = fields.get("pile_count") {
            number(node, self.s.pile.len() as i64)?;
        }
        if let Some(node) = fields.get("forest") {
            let laid = self.s.forest.iter().flatten().map(|&forest| self.v.pack.forest(forest).entry.id.clone());
            same_words(node, laid.collect())?;
        }
        if let Some(node) = fields.get("special_events") {
            let laid = self.s.specials.iter().map(|&event| self.v.pack.event(event).entry.id.clone());
            same_words(node, laid.collect())?;
        }
        if let Some(node) = fields.get("told") {
            for node in node.list()? {
                let wanted = node.text()?;
                if !self.told.iter().any(|event| event.kind() == wanted) {
                    let kinds: Vec<String> = self.told.iter().map(Event::kind).collect();
                    return Err(Flaw::differs(node, wanted.to_owned(), kinds.join(", ")));
                }
            }
        }
        for (i, id) in SEATS.iter().enumerate().take(self.v.players()) {
            if let Some(node) = fields.get(id) {
                self.player(Seat(i as u8), node)?;
            }
        }
        if let Some(node) = fields.get("nightweave") {
            self.nightweave(node)?;
        }
        if let Some(node) = fields.get("rugwort") {
            self.rugwort(node)?;
        }
        Ok(())
    }

    fn meadow(&self, node: &Node) -> Result<(), Flaw> {
        for (slot, node) in node.list()?.iter().enumerate() {
            let is = self.s.meadow.get(slot).copied().flatten();
            let name = is.map_or("-".to_owned(), |card| self.v.names_of([card]));
            if node.text()? != "?" {
                word(node, &name)?;
            }
        }
        Ok(())
    }

    /// Whether the Meadow has these cards, or has none of them.
    fn meadow_has(&self, node: &Node, there: bool) -> Result<(), Flaw> {
        let cards = || self.s.meadow.iter().flatten().copied();
        for node in node.list()? {
            let card = self.v.card_at(node)?;
            match (there, cards().any(|other| other == card)) {
                (true, false) => return Err(Flaw::differs(node, self.v.names_of([card]), self.v.names_of(cards()))),
                (false, true) => return Err(Flaw::unwanted(node, self.v.names_of(cards()))),
                (true, true) | (false, false) => {}
            }
        }
        Ok(())
    }

    /// The same cards in any order; a pair may be written with a plus.
    fn cards(&self, node: &Node, is: Vec<CardId>) -> Result<(), Flaw> {
        let mut wanted = Vec::new();
        for node in node.list()? {
            for part in node.text()?.split('+') {
                wanted.push(self.v.card_at(&key_node(part, node))?);
            }
        }
        let mut is = is;
        wanted.sort();
        is.sort();
        same(node, wanted, is, |cards| self.v.names_of(cards.iter().copied()))
    }

    fn goods(&self, node: &Node, is: Goods) -> Result<(), Flaw> {
        same(node, goods_at(node)?, is, |goods| goods.write())
    }

    fn sites(&self, node: &Node, seat: Seat, posts: &[Post]) -> Result<(), Flaw> {
        let mut wanted = Vec::new();
        for node in node.list()? {
            let text = node.text()?;
            wanted.push(match text {
                "away" => text.to_owned(),
                _ => write_site(self.v.site_at(node, seat)?.seen_from(seat), &self.v.pack),
            });
        }
        let mut is: Vec<String> = posts
            .iter()
            .filter_map(|post| match post {
                Post::At(_) | Post::Guard(_) => post.site().map(|site| write_site(site.seen_from(seat), &self.v.pack)),
                Post::Away => Some("away".to_owned()),
                Post::Waiting | Post::Home | Post::Lost | Post::Captive | Post::Drugged => None,
            })
            .collect();
        wanted.sort();
        is.sort();
        same(node, wanted, is, |sites| sites.join(", "))
    }

    fn claimed(&self, node: &Node, seat: Seat) -> Result<(), Flaw> {
        let ids = (0..self.s.claimed.len())
            .filter(|&i| self.s.claimed[i] == Some(seat))
            .map(|i| self.v.pack.events[i].entry.id.clone());
        same_words(node, ids.collect())
    }

    fn player(&self, seat: Seat, node: &Node) -> Result<(), Flaw> {
        let mut fields = Fields::of(node)?;
        let player = self.s.player(seat);
        if let Some(node) = fields.get("season") {
            same(node, self.v.season_at(node)?, player.season, |&season| SEASONS[usize::from(season)].to_owned())?;
        }
        if let Some(node) = fields.get("hand") {
            self.cards(node, player.hand.iter().map(|held| held.card).collect())?;
        }
        if let Some(node) = fields.get("hand_count") {
            number(node, player.hand.len() as i64)?;
        }
        if let Some(node) = fields.get("stuck_count") {
            number(node, player.hand.iter().filter(|held| held.stuck).count() as i64)?;
        }
        if let Some(node) = fields.get("city") {
            self.cards(node, player.city.iter().map(|b| b.card).collect())?;
        }
        if let Some(node) = fields.get("city_count") {
            number(node, player.city.len() as i64)?;
        }
        if let Some(node) = fields.get("goods") {
            self.goods(node, player.goods)?;
        }
        if let Some(node) = fields.get("points") {
            number(node, player.points.into())?;
        }
        if let Some(node) = fields.get("workers") {
            self.sites(node, seat, &player.workers)?;
        }
        if let Some(node) = fields.get("home") {
            number(node, player.workers_home() as i64)?;
        }
        if let Some(node) = fields.get("lost") {
            number(node, player.workers.iter().filter(|&&post| post == Post::Lost).count() as i64)?;
        }
        if let Some(node) = fields.get("occupied") {
            let spots = self.v.spots(self.s, seat).filter(|(_, b)| b.occupied);
            let is = spots.map(|(spot, _)| write_site(Site::City(spot.seen_from(seat)), &self.v.pack));
            same_words(node, is.collect())?;
        }
        if let Some(on) = fields.get("on") {
            for (id, node) in on.table()? {
                self.on_card(seat, &key_node(id, node), node)?;
            }
        }
        if let Some(node) = fields.get("prisoners") {
            self.cards(node, player.prisoners.to_vec())?;
        }
        if let Some(under) = fields.get("under") {
            for (id, node) in under.table()? {
                let event = self.v.event_at_node(&key_node(id, node))?;
                let place =
                    self.s.special_place(event).ok_or_else(|| Flaw::differs(node, id.clone(), "-".to_owned()))?;
                let mut fields = Fields::of(node)?;
                if let Some(node) = fields.get("goods") {
                    self.goods(node, self.s.under[place].goods)?;
                }
                if let Some(node) = fields.get("cards") {
                    self.cards(node, self.s.under[place].cards.to_vec())?;
                }
                fields.finish()?;
            }
        }
        if let Some(node) = fields.get("claimed") {
            self.claimed(node, seat)?;
        }
        if let Some(node) = fields.get("passed") {
            flag(node, player.passed)?;
        }
        if let Some(node) = fields.get("score") {
            number(node, self.v.score(self.s, seat).total().into())?;
        }
        if let Some(node) = fields.get("score_from") {
            same_sources(node, &self.v.score(self.s, seat).sources())?;
        }
        if let Some(node) = fields.get("spaces") {
            number(node, player.spaces.into())?;
        }
        if let Some(node) = fields.get("legends") {
            self.cards(node, player.legends.to_vec())?;
        }
        if let Some(node) = fields.get("legends_count") {
            number(node, player.legends.len() as i64)?;
        }
        if let Some(node) = fields.get("power") {
            let is = player.power.map_or("none", |power| self.v.pack.powers[power as usize].id.as_str());
            word(node, is)?;
        }
        Ok(fields.finish()?)
    }

    fn on_card(&self, seat: Seat, key: &Node, node: &Node) -> Result<(), Flaw> {
        let mut fields = Fields::of(node)?;
        if let Some(node) = fields.get("prisoners") {
            self.cards(node, self.s.player(seat).prisoners.to_vec())?;
        }
        let site = self.v.site_at(key, seat)?;
        let building = match site {
            Site::City(spot) => self.s.building(spot),
            _ => None,
        };
        let building = building
            .ok_or_else(|| key.error(Line::new("valley-not-in-city").with("id", key.text().unwrap_or_default())))?;
        if let Some(node) = fields.get("tokens") {
            number(node, building.tokens.into())?;
        }
        if let Some(node) = fields.get("goods") {
            self.goods(node, building.goods)?;
        }
        if let Some(node) = fields.get("web") {
            flag(node, building.web)?;
        }
        if let Some(node) = fields.get("down") {
            flag(node, building.down)?;
        }
        Ok(fields.finish()?)
    }

    fn nightweave(&self, node: &Node) -> Result<(), Flaw> {
        let mut fields = Fields::of(node)?;
        let rival = &self.s.rival;
        if let Some(node) = fields.get("season") {
            same(node, self.v.season_at(node)?, rival.season, |&season| SEASONS[usize::from(season)].to_owned())?;
        }
        if let Some(node) = fields.get("spiders") {
            self.sites(node, RIVAL, &rival.workers)?;
        }
        if let Some(node) = fields.get("home") {
            number(node, rival.spiders_home() as i64)?;
        }
        if let Some(node) = fields.get("figure") {
            number(node, rival.figure.map_or(0, |slot| i64::from(slot) + 1))?;
        }
        if let Some(node) = fields.get("hand_count") {
            number(node, rival.hand.len() as i64)?;
        }
        if let Some(node) = fields.get("hand") {
            self.cards(node, rival.hand.iter().copied().collect())?;
        }
        if let Some(node) = fields.get("city") {
            self.cards(node, rival.city.to_vec())?;
        }
        if let Some(node) = fields.get("city_count") {
            number(node, rival.city.len() as i64)?;
        }
        if let Some(node) = fields.get("points") {
            number(node, rival.points.into())?;
        }
        if let Some(node) = fields.get("feats_count") {
            number(node, rival.feats.len() as i64)?;
        }
        if let Some(node) = fields.get("feats") {
            self.cards(node, rival.feats.iter().filter(|lying| lying.by != 0).map(|lying| lying.card).collect())?;
        }
        if let Some(node) = fields.get("claimed") {
            self.claimed(node, RIVAL)?;
        }
        if let Some(node) = fields.get("score") {
            number(node, self.v.score(self.s, RIVAL).total().into())?;
        }
        if let Some(node) = fields.get("score_from") {
            same_sources(node, &self.v.score(self.s, RIVAL).sources())?;
        }
        if let Some(node) = fields.get("scheme") {
            word(node, rival.scheme.map_or("none", Scheme::id))?;
        }
        if let Some(node) = fields.get("personality") {
            word(node, rival.personality.map_or("none", |it| it.id()))?;
        }
        if let Some(node) = fields.get("plot") {
            word(node, rival.plot.map_or("none", |it| it.id()))?;
        }
        if let Some(node) = fields.get("webs") {
            self.webs(node)?;
        }
        if let Some(node) = fields.get("activity_count") {
            number(node, rival.activity.len() as i64)?;
        }
        if let Some(node) = fields.get("special_claimed") {
            flag(node, rival.special_claimed)?;
        }
        if let Some(node) = fields.get("over") {
            flag(node, rival.over)?;
        }
        Ok(fields.finish()?)
    }

    /// Webs that were laid one by one: of plots, each as often as there are webs.
    fn webs(&self, node: &Node) -> Result<(), Flaw> {
        let rival = &self.s.rival;
        let basics = (0..BASICS as u8).map(Site::Basic);
        let forests = (0..CLEARINGS as u8).map(Site::Forest);
        let mut is: Vec<String> = basics
            .chain(forests)
            .chain([Site::Haven])
            .filter(|&site| rival.webs.has(site))
            .map(|site| write_site(site, &self.v.pack))
            .collect();
        let events = (0..BASIC_EVENTS).map(|n| (EventId(n as u8), rival.event_webs[n]));
        let specials = (0..SPECIALS).map(|place| (self.s.specials[place], self.s.under[place].webs));
        for (event, webs) in events.chain(specials) {
            (0..webs).for_each(|_| is.push(self.v.pack.event(event).entry.id.clone()));
        }
        same_words(node, is)
    }

    fn rugwort(&self, node: &Node) -> Result<(), Flaw> {
        let mut fields = Fields::of(node)?;
        let rival = &self.s.rival;
        if let Some(node) = fields.get("city") {
            self.cards(node, rival.city.to_vec())?;
        }
        if let Some(node) = fields.get("city_count") {
            number(node, rival.city.len() as i64)?;
        }
        if let Some(node) = fields.get("points") {
            number(node, rival.points.into())?;
        }
        if let Some(node) = fields.get("claimed") {
            self.claimed(node, RIVAL)?;
        }
        if let Some(node) = fields.get("workers") {
            self.sites(node, RIVAL, &rival.workers)?;
        }
        if let Some(node) = fields.get("score") {
            number(node, self.v.score(self.s, RIVAL).total().into())?;
        }
        if let Some(node) = fields.get("score_from") {
            same_sources(node, &self.v.score(self.s, RIVAL).sources())?;
        }
        Ok(fields.finish()?)
    }
}

//! Comparing a table with what a scenario expects.

use super::{goods_at, key_node};
use crate::action::{seat_id, write_site};
use crate::ids::*;
use crate::state::State;
use crate::webs::Scheme;
use crate::{Event, Valley};
use table::pack::{Fields, Node, PackError};
use table::scenario::found;
use table::{Game, Line, Seat};
use woodland::Goods;

pub(super) struct Look<'a> {
    pub v: &'a Valley,
    pub s: &'a State,
    pub told: &'a [Event],
}

fn equal(node: &Node, wanted: i64, is: i64) -> Result<(), PackError> {
    if wanted == is { Ok(()) } else { Err(node.error(found(&is.to_string()))) }
}

fn number(node: &Node, is: i64) -> Result<(), PackError> {
    equal(node, node.number(-999, 9999)?, is)
}

fn flag(node: &Node, is: bool) -> Result<(), PackError> {
    if node.flag()? == is { Ok(()) } else { Err(node.error(found(if is { "true" } else { "false" }))) }
}

fn word(node: &Node, is: &str) -> Result<(), PackError> {
    if node.text()? == is { Ok(()) } else { Err(node.error(found(is))) }
}

impl Look<'_> {
    pub fn table(&self, wanted: &Node) -> Result<(), PackError> {
        let mut fields = Fields::of(wanted)?;
        if let Some(node) = fields.get("turn") {
            let is = match self.s.turn {
                None => "nobody",
                Some(RIVAL) => self.rival_name(),
                Some(seat) => seat_id(seat),
            };
            word(node, is)?;
        }
        if let Some(node) = fields.get("ask") {
            word(node, &self.v.asked_id(self.s))?;
        }
        if let Some(node) = fields.get("over") {
            flag(node, self.s.is_over())?;
        }
        if let Some(node) = fields.get("winners") {
            let outcome = self.v.outcome(self.s);
            let mut is: Vec<String> = outcome.winners.iter().map(|&seat| seat_id(seat).to_owned()).collect();
            if outcome.automa.is_some_and(|automa| automa.won) {
                is.push(self.rival_name().to_owned());
            }
            self.same_words(node, is)?;
        }
        if let Some(node) = fields.get("meadow") {
            self.meadow(node)?;
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
            self.same_words(node, laid.collect())?;
        }
        if let Some(node) = fields.get("special_events") {
            let laid = self.s.specials.iter().map(|&event| self.v.pack.event(event).entry.id.clone());
            self.same_words(node, laid.collect())?;
        }
        if let Some(node) = fields.get("told") {
            for node in node.list()? {
                let wanted = node.text()?;
                if !self.told.iter().any(|event| event.kind() == wanted) {
                    let kinds: Vec<String> = self.told.iter().map(Event::kind).collect();
                    return Err(node.error(found(&kinds.join(", "))));
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
        fields.finish()
    }

    fn rival_name(&self) -> &'static str {
        if self.v.mode.lair().is_some() { "nightweave" } else { "rugwort" }
    }

    fn meadow(&self, node: &Node) -> Result<(), PackError> {
        for (slot, node) in node.list()?.iter().enumerate() {
            let is = self.s.meadow.get(slot).copied().flatten();
            let name = is.map_or("-".to_owned(), |card| self.v.names_of([card]));
            if node.text()? != "?" && node.text()? != name {
                return Err(node.error(found(&name)));
            }
        }
        Ok(())
    }

    /// The same words in any order.
    fn same_words(&self, node: &Node, mut is: Vec<String>) -> Result<(), PackError> {
        let mut wanted =
            node.list()?.iter().map(|node| node.text().map(str::to_owned)).collect::<Result<Vec<_>, _>>()?;
        wanted.sort();
        is.sort();
        if wanted == is { Ok(()) } else { Err(node.error(found(&is.join(", ")))) }
    }

    /// The same cards in any order; a pair may be written with a plus.
    fn cards(&self, node: &Node, is: Vec<CardId>) -> Result<(), PackError> {
        let mut wanted = Vec::new();
        for node in node.list()? {
            for part in node.text()?.split('+') {
                wanted.push(self.v.card_at(&key_node(part, node))?);
            }
        }
        let mut is = is;
        wanted.sort();
        is.sort();
        if wanted == is { Ok(()) } else { Err(node.error(found(&self.v.names_of(is)))) }
    }

    fn goods(&self, node: &Node, is: Goods) -> Result<(), PackError> {
        if goods_at(node)? == is { Ok(()) } else { Err(node.error(found(&is.write()))) }
    }

    fn sites(&self, node: &Node, seat: Seat, posts: &[Post]) -> Result<(), PackError> {
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
        if wanted == is { Ok(()) } else { Err(node.error(found(&is.join(", ")))) }
    }

    fn claimed(&self, node: &Node, seat: Seat) -> Result<(), PackError> {
        let ids = (0..self.s.claimed.len())
            .filter(|&i| self.s.claimed[i] == Some(seat))
            .map(|i| self.v.pack.events[i].entry.id.clone());
        self.same_words(node, ids.collect())
    }

    fn player(&self, seat: Seat, node: &Node) -> Result<(), PackError> {
        let mut fields = Fields::of(node)?;
        let player = self.s.player(seat);
        if let Some(node) = fields.get("season") {
            equal(node, self.v.season_at(node)?.into(), player.season.into())?;
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
            self.same_words(node, is.collect())?;
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
                let place = self.s.special_place(event).ok_or_else(|| node.error(found("-")))?;
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
        fields.finish()
    }

    fn on_card(&self, seat: Seat, key: &Node, node: &Node) -> Result<(), PackError> {
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
        fields.finish()
    }

    fn nightweave(&self, node: &Node) -> Result<(), PackError> {
        let mut fields = Fields::of(node)?;
        let rival = &self.s.rival;
        if let Some(node) = fields.get("season") {
            equal(node, self.v.season_at(node)?.into(), rival.season.into())?;
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
            self.cards(node, rival.hand.iter().map(|held| held.card).collect())?;
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
            self.cards(node, rival.feats.iter().filter(|held| held.by != 0).map(|held| held.card).collect())?;
        }
        if let Some(node) = fields.get("claimed") {
            self.claimed(node, RIVAL)?;
        }
        if let Some(node) = fields.get("score") {
            number(node, self.v.score(self.s, RIVAL).total().into())?;
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
        fields.finish()
    }

    /// Webs that were laid one by one: of plots, each as often as there are webs.
    fn webs(&self, node: &Node) -> Result<(), PackError> {
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
        self.same_words(node, is)
    }

    fn rugwort(&self, node: &Node) -> Result<(), PackError> {
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
        fields.finish()
    }
}

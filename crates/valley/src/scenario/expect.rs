//! Comparing a table with what a scenario expects.

use super::{LAIR, figure_at};
use crate::Valley;
use crate::action::write_site;
use crate::heaps::Heap;
use crate::ids::*;
use crate::state::State;
use table::pack::{Fields, Node};
use table::scenario::{Flaw, same};
use table::{Seat, Side};
use woodland::Cards;
use woodland::read::{CITY, HAND};

pub(super) struct Look<'a> {
    pub valley: &'a Valley,
    pub state: &'a State,
}

impl Look<'_> {
    pub fn table(&self, fields: &mut Fields<'_>) -> Result<(), Flaw> {
        let (pack, s) = (&self.valley.pack, self.state);
        pack.same_meadow(fields, &s.meadow)?;
        fields.same_number("deck_count", s.deck_count() as i64)?;
        fields.same_number("discard_count", s.heaps.of(Heap::Discard).len() as i64)?;
        fields.same_word("discard_top", &pack.ids_of(s.discards().next_back()))?;
        fields.same_number("pile_count", s.pile.len() as i64)?;
        let forest = || s.forest.iter().flatten().map(|&forest| pack.forest(forest).entry.id.clone()).collect();
        fields.same_words("forest", forest)?;
        let specials = || s.specials.iter().map(|&event| pack.event(event).entry.id.clone()).collect();
        fields.same_words("special_events", specials)?;
        for (i, id) in SEATS.iter().enumerate().take(self.valley.players()) {
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

    fn sites(&self, node: &Node, side: Side, posts: &[Post]) -> Result<(), Flaw> {
        let mut wanted = Vec::new();
        for node in node.list()? {
            let text = node.text()?;
            wanted.push(match text {
                "away" => text.to_owned(),
                _ => write_site(self.valley.site_at(node, side)?.seen_from(side), &self.valley.pack),
            });
        }
        let mut is: Vec<String> = posts
            .iter()
            .filter_map(|post| match post {
                Post::At(_) | Post::Guard(_) => {
                    post.site().map(|site| write_site(site.seen_from(side), &self.valley.pack))
                }
                Post::Away => Some("away".to_owned()),
                Post::Waiting | Post::Home | Post::Lost | Post::Captive | Post::Drugged => None,
            })
            .collect();
        wanted.sort();
        is.sort();
        same(node, wanted, is, |sites| sites.join(", "))
    }

    /// The ids of the events that somebody has claimed.
    fn claimed(&self, side: Side) -> Vec<String> {
        let events = self.valley.pack.events.iter().zip(&self.state.claimed);
        events.filter(|&(_, &by)| by == Some(side)).map(|(event, _)| event.entry.id.clone()).collect()
    }

    fn player(&self, seat: Seat, node: &Node) -> Result<(), Flaw> {
        let mut fields = Fields::of(node)?;
        let player = self.state.player(seat);
        fields.same_named("season", player.season)?;
        self.valley.pack.same_heap(&mut fields, HAND, player.hand.iter().map(|held| held.card()))?;
        fields.same_number("stuck_count", player.hand.iter().filter(|held| held.stuck()).count() as i64)?;
        self.valley.pack.same_heap(&mut fields, CITY, player.city.iter().map(|b| b.card))?;
        player.goods.expected(&mut fields, "goods")?;
        fields.same_number("points", player.points)?;
        if let Some(node) = fields.get("workers") {
            self.sites(node, seat.into(), &*player.workers)?;
        }
        fields.same_number("home", player.workers_home() as i64)?;
        fields.same_number("lost", player.workers.iter().filter(|&&post| post == Post::Lost).count() as i64)?;
        let spots = || self.valley.spots(self.state, seat).filter(|(_, b)| b.occupied());
        let occupied = |(spot, _): (Spot, _)| write_site(Site::City(spot.seen_from(seat)), &self.valley.pack);
        fields.same_words("occupied", || spots().map(occupied).collect())?;
        if let Some(on) = fields.get("on") {
            for (id, node) in on.table()? {
                self.on_card(seat, &node.with_text(id), node)?;
            }
        }
        self.valley.pack.same_cards(&mut fields, "prisoners", player.prisoners.iter().copied())?;
        if let Some(under) = fields.get("under") {
            for (id, node) in under.table()? {
                let event = self.valley.event_at_node(&node.with_text(id))?;
                let place =
                    self.state.special_place(event).ok_or_else(|| Flaw::differs(node, id.clone(), "-".to_owned()))?;
                let mut fields = Fields::of(node)?;
                self.state.under[place].goods.expected(&mut fields, "goods")?;
                self.valley.pack.same_cards(&mut fields, "cards", self.state.under[place].cards.iter().copied())?;
                fields.finish()?;
            }
        }
        fields.same_words("claimed", || self.claimed(seat.into()))?;
        fields.same_flag("passed", player.passed)?;
        fields.same_score(|| self.valley.score(self.state, seat).sources())?;
        fields.same_number("spaces", player.spaces)?;
        self.valley.pack.same_cards(&mut fields, "legends", player.legends.iter().copied())?;
        fields.same_number("legends_count", player.legends.len() as i64)?;
        fields.same_word("power", player.power.map_or("none", Power::id))?;
        Ok(fields.finish()?)
    }

    fn on_card(&self, seat: Seat, key: &Node, node: &Node) -> Result<(), Flaw> {
        let mut fields = Fields::of(node)?;
        self.valley.pack.same_cards(&mut fields, "prisoners", self.state.player(seat).prisoners.iter().copied())?;
        let site = self.valley.site_at(key, seat)?;
        let building = match site {
            Site::City(spot) => self.state.building(spot),
            _ => None,
        };
        let building = building.ok_or_else(|| key.misnamed("valley-not-in-city"))?;
        fields.same_number("tokens", building.tokens)?;
        building.goods.expected(&mut fields, "goods")?;
        fields.same_flag("web", building.web())?;
        fields.same_flag("down", building.down())?;
        Ok(fields.finish()?)
    }

    fn nightweave(&self, node: &Node) -> Result<(), Flaw> {
        let mut fields = Fields::of(node)?;
        let rival = &self.state.rival;
        fields.same_named("season", rival.season)?;
        if let Some(node) = fields.get("spiders") {
            self.sites(node, Side::RIVAL, &rival.workers)?;
        }
        fields.same_number("home", rival.spiders_home() as i64)?;
        if let Some(node) = fields.get("figure") {
            let shown = |slot: &Option<Slot>| slot.map_or(LAIR.to_owned(), |slot| slot.number().to_string());
            same(node, figure_at(node)?, rival.figure, shown)?;
        }
        self.valley.pack.same_heap(&mut fields, HAND, self.state.her_hand())?;
        self.valley.pack.same_heap(&mut fields, CITY, self.state.rival_city())?;
        fields.same_number("points", rival.points)?;
        fields.same_number("feats_count", self.state.feats_count() as i64)?;
        self.valley.pack.same_cards(
            &mut fields,
            "feats",
            self.state
                .heaps
                .of(Heap::Feats)
                .iter()
                .filter(|lying| !lying.known_to().is_empty())
                .map(|lying| lying.card),
        )?;
        fields.same_words("claimed", || self.claimed(Side::RIVAL))?;
        fields.same_score(|| self.valley.score(self.state, Side::RIVAL).sources())?;
        fields.same_word("scheme", rival.scheme.map_or("none", |card| &self.valley.pack.scheme(card).id))?;
        fields.same_word("personality", rival.personality.map_or("none", |it| it.id()))?;
        fields.same_word("plot", rival.plot.map_or("none", |it| it.id()))?;
        fields.same_words("webs", || self.webs())?;
        fields.same_number("activity_count", rival.activity.len() as i64)?;
        fields.same_flag("special_claimed", rival.special_claimed)?;
        fields.same_flag("over", rival.over)?;
        Ok(fields.finish()?)
    }

    /// Webs that were laid one by one: of plots, each as often as there are webs.
    fn webs(&self) -> Vec<String> {
        let rival = &self.state.rival;
        let basics = BasicId::all().map(Site::Basic);
        let forests = Clearing::all().map(Site::Forest);
        let mut is: Vec<String> = basics
            .chain(forests)
            .chain([Site::Haven])
            .filter(|&site| rival.webs.has(site))
            .map(|site| write_site(site, &self.valley.pack))
            .collect();
        let events = (0..BASIC_EVENTS).map(|n| (EventId(n as u8), rival.event_webs[n]));
        let specials = (0..SPECIALS).map(|place| (self.state.specials[place], self.state.under[place].webs));
        for (event, webs) in events.chain(specials) {
            (0..webs).for_each(|_| is.push(self.valley.pack.event(event).entry.id.clone()));
        }
        is
    }

    fn rugwort(&self, node: &Node) -> Result<(), Flaw> {
        let mut fields = Fields::of(node)?;
        let rival = &self.state.rival;
        self.valley.pack.same_heap(&mut fields, CITY, self.state.rival_city())?;
        fields.same_number("points", rival.points)?;
        fields.same_words("claimed", || self.claimed(Side::RIVAL))?;
        if let Some(node) = fields.get("workers") {
            self.sites(node, Side::RIVAL, &rival.workers)?;
        }
        fields.same_score(|| self.valley.score(self.state, Side::RIVAL).sources())?;
        Ok(fields.finish()?)
    }
}

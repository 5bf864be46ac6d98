//! Comparing a table with what a scenario expects.

use crate::action::{Action, write_haunt, write_space};
use crate::ids::*;
use crate::state::State;
use crate::{ColourSet, Duo, GoalState};
use table::pack::{Fields, Node};
use table::scenario::{Flaw, same};
use table::{Game, Seat, Side, Viewer};
use woodland::read::{CITY, HAND};
use woodland::{Cards, Colour};

/// Compares a table with what a scenario expects.
pub(super) struct Look<'a> {
    pub(super) duo: &'a Duo,
    pub(super) state: &'a State,
}

impl Look<'_> {
    pub(super) fn table(&self, fields: &mut Fields<'_>) -> Result<(), Flaw> {
        let (pack, s) = (&self.duo.pack, self.state);
        for (name, seat) in SEATS {
            if let Some(node) = fields.get(name) {
                self.mayor(seat, node)?;
            }
        }
        fields.same_named("season", s.season)?;
        fields.same_number("sun", s.sun.0)?;
        fields.same_number("moon", s.moon.0)?;
        fields.same_number("deck_count", s.deck.len() as i64)?;
        fields.same_number("discard_count", s.discard.len())?;
        pack.same_meadow(fields, &s.meadow)?;
        pack.has_cards(fields, "discard_has", s.discard)?;
        let river = || s.river.iter().map(|tile| pack.river[tile.0 as usize].entry.id.clone()).collect();
        fields.same_list("river", river)?;
        fields.lacks_words("river_lacks", river)?;
        if let Some(on) = fields.get("on") {
            for (id, node) in on.table()? {
                self.on_card(id, node)?;
            }
        }
        if s.together.one_city() {
            self.together(fields)?;
        }
        Ok(())
    }

    fn together(&self, fields: &mut Fields<'_>) -> Result<(), Flaw> {
        let (duo, s) = (self.duo, self.state);
        fields.same_number("points", s.towns[0].points)?;
        fields.same_score(|| duo.score(s, HARE).sources())?;
        fields.same_number("watches", s.together.watches)?;
        fields.same_number("ease", s.together.ease)?;
        fields.same_number("offered_count", s.together.offered.len())?;
        duo.pack.same_heap(fields, CITY, s.towns[0].city)?;
        let kept = || s.together.kept.iter().map(|news| duo.pack.news(news).entry.id.clone()).collect();
        fields.same_words("news", kept)?;
        let skunks = || s.together.skunks.haunts().map(|haunt| write_haunt(haunt, &duo.pack)).collect();
        fields.same_words("skunks", skunks)?;
        if let Some(node) = fields.get("thorn") {
            self.thorn(node)?;
        }
        let done = || duo.achievements(s).into_iter().map(|n| duo.pack.achievements[n].entry.id.clone()).collect();
        fields.same_words("achievements", done)?;
        let tile = match s.together.tile {
            None => "nothing".to_owned(),
            Some((_, item)) => Action::Share(item).write(&duo.pack).replacen("share ", "", 1),
        };
        fields.same_word("tile", &tile)?;
        let word = |state: GoalState| match state {
            GoalState::Met => "met".to_owned(),
            GoalState::Open => "open".to_owned(),
            GoalState::Missed => "missed".to_owned(),
        };
        fields.same_list("goals", || duo.goals(s).into_iter().map(|(_, state)| word(state)).collect())
    }

    fn thorn(&self, node: &Node) -> Result<(), Flaw> {
        let mut fields = Fields::of(node)?;
        self.duo.pack.same_cards(&mut fields, "cards", self.state.together.thorn)?;
        fields.same_number("cards_count", self.state.together.thorn.len())?;
        fields.same_words("claimed", || self.claimed(Side::RIVAL))?;
        fields.same_score(|| self.duo.thorn_score(self.state).sources())?;
        Ok(fields.finish()?)
    }

    /// The ids of the event tiles that somebody has claimed, or was awarded.
    fn claimed(&self, by: Side) -> Vec<String> {
        let (duo, s) = (self.duo, self.state);
        let claimed = Slot::all().filter(|slot| s.claimed[slot.index()] == Some(by));
        let journey = s.journey.filter(|&seat| by == seat).map(|_| duo.pack.journey);
        let tiles = claimed.map(|slot| s.events[slot.index()]).chain(journey);
        tiles.map(|tile| duo.pack.event(tile).entry.id.clone()).collect()
    }

    fn on_card(&self, id: &str, node: &Node) -> Result<(), Flaw> {
        let card = self.duo.pack.card_at(&node.with_text(id))?;
        let on = self.state.on(card);
        let mut fields = Fields::of(node)?;
        fields.same_number("tokens", on.tokens)?;
        on.goods.expected(&mut fields, "goods")?;
        if let Some(node) = fields.get("tucked") {
            let wanted = self.duo.pack.cards_at(node)?;
            let tucked = self.state.city_of(card).map_or(CardSet::NONE, |seat| self.state.town(seat).tucked);
            let all_there = wanted.iter().all(|&card| tucked.has(card)) && wanted.len() == usize::from(on.tucks);
            if !all_there {
                return Err(Flaw::differs(node, self.duo.pack.ids_of(wanted), self.duo.pack.ids_of(tucked)));
            }
        }
        Ok(fields.finish()?)
    }

    fn mayor(&self, seat: Seat, node: &Node) -> Result<(), Flaw> {
        let (duo, s) = (self.duo, self.state);
        let (mayor, town) = (s.mayor(seat), s.town(seat));
        let mut fields = Fields::of(node)?;
        mayor.goods.expected(&mut fields, "goods")?;
        fields.same_number("points", town.points)?;
        fields.same_score(|| duo.score(s, seat).sources())?;
        duo.pack.same_heap(&mut fields, HAND, mayor.hand)?;
        duo.pack.same_heap(&mut fields, CITY, town.city)?;
        duo.pack.same_cards(&mut fields, "known", duo.view(s, Viewer::Seat(seat.other())).mayors[seat.index()].hand)?;
        if let Some(node) = fields.get("occupied") {
            let mut wanted = ColourSet::default();
            for node in node.list()? {
                wanted.insert(node.named()?);
            }
            same(node, wanted, mayor.occupied, |set| set.iter().map(Colour::id).collect::<Vec<_>>().join(", "))?;
        }
        if let Some(node) = fields.get("placed") {
            let mut wanted = [None; Colour::COUNT];
            for (colour, node) in node.table()? {
                wanted[node.with_text(colour).named::<Colour>()? as usize] = Some(duo.pack.card_at(node)?);
            }
            let pairs = |placed: &[Option<CardId>; Colour::COUNT]| {
                let all = Colour::ALL.into_iter().zip(placed);
                let pairs = all.filter_map(|(colour, &card)| Some((colour, card?)));
                pairs
                    .map(|(colour, card)| format!("{} on {}", colour.id(), duo.pack.card(card).entry.id))
                    .collect::<Vec<_>>()
                    .join(", ")
            };
            same(node, wanted, mayor.placed, pairs)?;
        }
        let placed = || mayor.workers.iter().flatten().map(|&space| write_space(space, &duo.pack)).collect();
        fields.same_words("workers", placed)?;
        fields.same_words("claimed", || self.claimed(seat.into()))?;
        Ok(fields.finish()?)
    }
}

//! What a scenario may expect of a table.

use crate::Grove;
use crate::action::side_id;
use crate::ids::*;
use crate::state::State;
use table::entry::unknown;
use table::pack::{Fields, Node};
use table::scenario::{Flaw, same};
use table::{Seat, Side};

pub(super) struct Look<'g> {
    pub grove: &'g Grove,
    pub state: &'g State,
}

impl Look<'_> {
    fn card(&self, card: CardId) -> String {
        self.grove.pack.card(card).entry.id.clone()
    }

    fn cards(&self, cards: impl IntoIterator<Item = CardId>) -> Vec<String> {
        cards.into_iter().map(|card| self.card(card)).collect()
    }

    fn places(&self, places: Set<PlaceId>) -> Vec<String> {
        places.map(|place| self.grove.pack.place(place).entry.id.clone()).collect()
    }

    fn sides(&self, sides: Set<Side>) -> Vec<String> {
        sides.map(|side| side_id(side).to_owned()).collect()
    }

    /// A crest for each time it is there.
    fn crests(&self, counts: &[u8]) -> Vec<String> {
        let each = counts
            .iter()
            .zip(0..)
            .flat_map(|(&count, n)| std::iter::repeat_n(side_id(numbered_side(n)).to_owned(), count.into()));
        each.collect()
    }

    pub(super) fn table(&self, wanted: &mut Fields<'_>) -> Result<(), Flaw> {
        let (s, pack) = (self.state, &self.grove.pack);
        wanted.same_list("supply", || s.supply.iter().map(u8::to_string).collect())?;
        wanted.same_number("supply_1", s.supply[0])?;
        wanted.same_number("supply_2", s.supply[1])?;
        wanted.same_number("market", s.market + 1)?;
        wanted.same_number("price", s.price(pack))?;
        wanted.same_number("event", 1 + i64::from(s.second_event()))?;
        wanted.same_list("events", || s.events.iter().map(|e| pack.events[e.index()].entry.id.clone()).collect())?;
        wanted.same_number("fan_count", s.fans.len())?;
        wanted.same_words("flipped", || s.flipped.map(|motif| motif.number().to_string()).collect())?;
        wanted.same_word("ending", s.ending.map_or("nobody", side_id))?;
        self.by_place(wanted, "open", |place| {
            s.open[place.index()].map_or_else(|| "-".to_owned(), |card| self.card(card))
        })?;
        self.by_place(wanted, "crests", |place| self.sides(s.crests[place.index()]).join(" "))?;
        self.by_place(wanted, "pile_count", |place| {
            let open = u32::from(s.open[place.index()].is_some());
            (s.below(pack, place).len() + open).to_string()
        })?;
        self.by_place(wanted, "covered", |place| {
            s.slots_of(pack, place).iter().map(|rune| rune.map_or("-", side_id)).collect::<Vec<_>>().join(" ")
        })?;
        if let Some(node) = wanted.get("told_by") {
            for (id, value) in node.table()? {
                let legend = pack.legend_id(id).ok_or_else(|| unknown(&value.with_text(id)))?;
                same(value, value.text()?, s.runes[legend.index()].map_or("nobody", side_id), |it| (*it).to_owned())?;
            }
        }
        wanted.same_list("legends", || {
            let name = |open: &Option<LegendId>| open.map(|legend| pack.legends[legend.index()].entry.id.clone());
            s.legends.iter().map(|open| name(open).unwrap_or_else(|| "-".to_owned())).collect()
        })?;
        let cards =
            |cards: Set<ChallengeId>| cards.map(|card| pack.challenges[card.index()].entry.id.clone()).collect();
        wanted.same_words("challenges_open", || cards(s.challenges.open))?;
        wanted.same_words("challenges_easy", || cards(s.challenges.easy))?;
        wanted.same_words("challenges_hard", || cards(s.challenges.hard))?;
        if let Some(node) = wanted.get("rival") {
            self.rival(node)?;
        }
        for (name, seat) in SEATS.into_iter().take(s.bards.len()) {
            if let Some(node) = wanted.get(name) {
                self.bard(seat, node)?;
            }
        }
        Ok(())
    }

    /// What lies on places, those named, as text.
    fn by_place(&self, wanted: &mut Fields<'_>, key: &'static str, is: impl Fn(PlaceId) -> String) -> Result<(), Flaw> {
        let Some(node) = wanted.get(key) else {
            return Ok(());
        };
        for (place, value) in self.grove.by_place(node)? {
            let wanted = match value.list() {
                Ok(list) => list.iter().map(Node::text).collect::<Result<Vec<_>, _>>()?.join(" "),
                Err(_) => {
                    value.text().map_or_else(|_| value.number(0, 99).map(|n| n.to_string()), |t| Ok(t.to_owned()))?
                }
            };
            same(value, wanted, is(place), String::clone)?;
        }
        Ok(())
    }

    fn bard(&self, seat: Seat, node: &Node) -> Result<(), Flaw> {
        let (bard, pack) = (self.state.bard(seat), &self.grove.pack);
        let mut fields = Fields::of(node)?;
        fields.same_word("bard", &pack.bards[bard.who.index()].entry.id)?;
        fields.same_word("region", &pack.region(bard.region).entry.id)?;
        for (key, is) in [
            ("boat", bard.boat),
            ("dial", bard.dial),
            ("lyrics", bard.lyric),
            ("melody", bard.melody),
            ("volume", bard.volume),
            ("coins", bard.coins),
            ("reach", bard.reach),
            ("gems", bard.gems),
            ("steps", bard.steps),
            ("crests", bard.crests),
        ] {
            fields.same_number(key, is)?;
        }
        fields.same_number("deck_count", bard.deck.len())?;
        fields.same_words("deck", || self.cards(bard.deck))?;
        fields.same_words("discard", || self.cards(bard.discard))?;
        fields.same_list("song", || self.cards(bard.song.iter().copied()))?;
        fields.same_words("hand", || self.cards(bard.hand.iter().copied()))?;
        fields.same_words("boast", || self.cards(bard.boast))?;
        fields.same_words("captured", || self.crests(&bard.captured))?;
        fields.same_words("lifted", || {
            Set::below(DIAL.into()).without(bard.runes).map(|space| space.number().to_string()).collect()
        })?;
        fields.same_words("used", || self.places(bard.used))?;
        fields.same_words("last", || self.places(bard.last))?;
        fields.same_score(|| self.grove.score(self.state, seat).sources())?;
        Ok(fields.finish()?)
    }

    fn rival(&self, node: &Node) -> Result<(), Flaw> {
        let Some(rival) = &self.state.rival else {
            return Err(node.error(table::Line::new("grove-no-rival")).into());
        };
        let pack = &self.grove.pack;
        let mut fields = Fields::of(node)?;
        fields.same_word("pawn", &pack.place(rival.pawn).entry.id)?;
        for (key, is) in [
            ("dial", rival.dial),
            ("volume", rival.volume),
            ("gems", rival.gems),
            ("crests", rival.crests),
            ("runes", rival.runes),
        ] {
            fields.same_number(key, is)?;
        }
        fields.same_number("top_token", rival.top_token(pack).map_or(0, Token::get))?;
        if let Some(node) = fields.get("tokens") {
            // All tokens on the board, no other.
            let mut left = rival.marked();
            for (place, value) in self.grove.by_place(node)? {
                left.remove(place);
                same(
                    value,
                    value.number(0, 99)?,
                    rival.tokens[place.index()].map_or(0, |token| token.get().into()),
                    i64::to_string,
                )?;
            }
            same(node, Vec::new(), self.places(left), |places| places.join(", "))?;
        }
        let solo = |cards: Set<SoloId>| cards.map(|card| pack.solo[card.index()].entry.id.clone()).collect();
        fields.same_words("deck", || solo(rival.deck))?;
        fields.same_words("discard", || solo(rival.discard))?;
        fields.same_words("moved", || solo(rival.moved))?;
        fields.same_number("deck_count", rival.deck.len())?;
        fields.same_words("held", || self.crests(&rival.held))?;
        fields.same_words("scored", || self.cards(self.state.scored))?;
        fields.same_score(|| self.grove.rival_score(self.state).sources())?;
        Ok(fields.finish()?)
    }
}

//! From a position in a scenario to a table.

use crate::Grove;
use crate::apply::Run;
use crate::frame::{Ask, Work};
use crate::ids::*;
use crate::pack::Pack;
use crate::state::{Bard, Heap, State};
use arrayvec::ArrayVec;
use table::entry::unknown;
use table::pack::{Fields, Node, PackError};
use table::scenario::Stage;
use table::stack::Machine;
use table::{Line, Seat, Side, unheard};

/// Where in a turn a position begins.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    Compose,
    Move,
    Sing,
    Rest,
}

pub(super) struct Setter<'g> {
    grove: &'g Grove,
    state: State,
    /// The crests on the track of each side, where the position says so.
    crests: [Option<u8>; BARDS + 1],
}

impl<'g> Setter<'g> {
    pub(super) fn new(grove: &'g Grove, seed: u64) -> Setter<'g> {
        Setter { grove, state: grove.laid(seed), crests: [None; BARDS + 1] }
    }

    pub(super) fn set(mut self, node: &Node) -> Result<State, PackError> {
        let mut fields = Fields::of(node)?;
        let turn = fields.get("turn").map_or(Ok(Side::player(Seat::FIRST)), |node| self.grove.side_of(node))?;
        let phases = [("compose", Phase::Compose), ("move", Phase::Move), ("sing", Phase::Sing), ("rest", Phase::Rest)];
        let phase = fields.get("phase").map_or(Ok(Phase::Compose), |node| node.word(&phases))?;
        self.state.ending = fields.get("ending").map(|node| self.grove.side_of(node)).transpose()?;
        self.supplies(&mut fields)?;
        self.legends(&mut fields)?;
        self.board(&mut fields)?;
        self.challenges(&mut fields)?;
        if let Some(node) = fields.get("rival") {
            self.rival(node)?;
        }
        for (name, seat) in SEATS.into_iter().take(self.state.bards.len()) {
            if let Some(node) = fields.get(name) {
                self.bard(seat, node)?;
            }
        }
        // Piles come last: what lies elsewhere lies in no pile.
        self.piles(&mut fields)?;
        fields.finish()?;
        self.settle_pieces(node)?;
        self.begin(turn, phase);
        Ok(self.state)
    }

    fn begin(&mut self, turn: Side, phase: Phase) {
        let mut run = Run { rules: self.grove, table: &mut self.state, told: &mut unheard!() };
        run.table.table.turn = Some(turn);
        match (turn.seat(), phase) {
            (_, Phase::Compose) => run.begin_turn(turn),
            (Some(seat), Phase::Move) => {
                run.then(seat, Work::Sing);
                run.ask(seat, Ask::Move { free: true });
            }
            (Some(seat), Phase::Sing) => {
                run.table.table.bards[seat.index()].sings = true;
                run.ask(seat, Ask::Sing);
            }
            (Some(seat), Phase::Rest) => run.then(seat, Work::Rest),
            (None, Phase::Move | Phase::Sing) => {
                run.table.table.rival.iter_mut().for_each(|rival| rival.sings = true);
                run.then(Seat::FIRST, Work::RivalSings);
            }
            (None, Phase::Rest) => run.then(Seat::FIRST, Work::RivalRests),
        }
        run.advance();
    }

    fn supplies(&mut self, fields: &mut Fields<'_>) -> Result<(), PackError> {
        if let Some(node) = fields.get("supply") {
            let list = node.list()?;
            if list.len() != 2 {
                return Err(table::content::wrong_count(node, list.len(), &(2..=2)));
            }
            for (supply, node) in self.state.table.supply.iter_mut().zip(list) {
                *supply = node.number(0, 90)? as u8;
            }
        }
        let end = self.grove.pack.tracks.market.len() as i64;
        let market = fields.number_or("market", i64::from(self.state.market) + 1, 1, end)?;
        self.state.market = market as u8 - 1;
        if let Some(node) = fields.get("events") {
            let events = self.grove.each(node.list()?, Grove::event_at)?;
            self.state.events =
                events.try_into().map_err(|list: Vec<_>| table::content::wrong_count(node, list.len(), &(2..=2)))?;
        }
        Ok(())
    }

    /// The open legends, what comes next, and the runes on those that were told.
    fn legends(&mut self, fields: &mut Fields<'_>) -> Result<(), PackError> {
        let pack = &self.grove.pack;
        if let Some(node) = fields.get("told") {
            for (id, value) in node.table()? {
                let legend = pack.legend_id(id).ok_or_else(|| unknown(&value.with_text(id)))?;
                self.state.runes[legend.index()] = Some(self.grove.side_of(value)?);
                self.state.untold.remove(legend);
                for open in &mut self.state.table.legends {
                    *open = open.filter(|&open| open != legend);
                }
            }
        }
        for node in fields.list("legends")? {
            let legend = self.grove.legend_at(node)?;
            let level = pack.legends[legend.index()].level.index();
            if let Some(before) = self.state.table.legends[level].replace(legend) {
                self.state.untold.insert(before);
            }
            self.state.untold.remove(legend);
        }
        for level in LegendLevel::first(LEVELS) {
            let mut run = Run { rules: self.grove, table: &mut self.state, told: &mut unheard!() };
            if run.table.legends[level.index()].is_none() {
                let next = run.open_legend(level);
                run.table.table.legends[level.index()] = next;
            }
        }
        for node in fields.list("next_legends")? {
            let legend = self.grove.legend_at(node)?;
            self.stack(node, Heap::Legends(pack.legends[legend.index()].level), legend.0)?;
        }
        // Levels of which nothing more can be laid open: their cards were told by nobody, and lie with the Rival's runes.
        Ok(())
    }

    fn board(&mut self, fields: &mut Fields<'_>) -> Result<(), PackError> {
        if let Some(node) = fields.get("covered") {
            for (place, value) in self.grove.by_place(node)? {
                let list = value.list()?;
                let slots = self.state.table.slots_mut(&self.grove.pack, place);
                if list.len() > slots.len() {
                    return Err(table::content::wrong_count(value, list.len(), &(0..=slots.len())));
                }
                for (slot, node) in slots.iter_mut().zip(list) {
                    *slot = if node.text()? == "-" { None } else { Some(self.grove.side_of(node)?) };
                }
            }
        }
        if let Some(node) = fields.get("crests") {
            for (place, value) in self.grove.by_place(node)? {
                for side in value.list()? {
                    let side = self.grove.side_of(side)?;
                    self.state.table.crests[place.index()].insert(side);
                }
            }
        }
        for node in fields.list("flipped")? {
            self.state.flipped.insert(MotifId(node.number(1, self.grove.pack.motifs.len() as i64)? as u8 - 1));
        }
        Ok(())
    }

    fn challenges(&mut self, fields: &mut Fields<'_>) -> Result<(), PackError> {
        let Some(node) = fields.get("challenges") else {
            return Ok(());
        };
        let mut fields = Fields::of(node)?;
        let mut read = |key| -> Result<Set<ChallengeId>, PackError> {
            Ok(self.grove.each(fields.list(key)?, Grove::challenge_at)?.into_iter().collect())
        };
        let (open, easy, hard) = (read("open")?, read("easy")?, read("hard")?);
        let all = Set::below(self.grove.pack.challenges.len());
        let challenges = &mut self.state.table.challenges;
        challenges.open = open.or(easy).or(hard);
        (challenges.easy, challenges.hard) = (easy, hard);
        challenges.hidden = all.without(challenges.open);
        for node in fields.list("next")? {
            let card = self.grove.challenge_at(node)?;
            self.stack(node, Heap::Challenges, card.0)?;
        }
        if fields.flag("only")? {
            self.state.table.challenges.hidden = self.stacked(Heap::Challenges);
        }
        fields.finish()
    }

    fn rival(&mut self, node: &Node) -> Result<(), PackError> {
        let pack = &self.grove.pack;
        let mut fields = Fields::of(node)?;
        let crossed = fields.get("portals").map(|node| node.number(1, 2)).transpose()?;
        let Some(mut rival) = self.state.table.rival.take() else {
            return Err(node.error(Line::new("grove-no-rival")));
        };
        if let Some(n) = crossed {
            rival.portals = self.grove.pair_portals(n == 2);
        }
        if let Some(node) = fields.get("pawn") {
            rival.pawn = self.grove.place_at(node)?;
        }
        rival.dial = fields.number_or("dial", rival.dial.into(), 0, i64::from(DIAL))? as u8;
        rival.volume = fields.number_or("volume", 0, 0, pack.numbers.volume_max.into())? as u8;
        rival.gems = fields.number_or("gems", rival.gems.into(), 0, 99)? as u8;
        if let Some(node) = fields.get("tokens") {
            for (place, value) in self.grove.by_place(node)? {
                rival.tokens[place.index()] = Token::new(value.number(1, pack.numbers.rival_tokens.into())? as u8);
            }
        }
        for node in fields.list("held")? {
            if let Some(seat) = self.grove.side_of(node)?.seat() {
                rival.held[seat.index()] += 1;
            }
        }
        self.crests[usize::from(side_number(Side::RIVAL))] = crests(&mut fields, pack)?;
        let solo = |fields: &mut Fields<'_>, key| -> Result<Set<SoloId>, PackError> {
            Ok(self.grove.each(fields.list(key)?, Grove::solo_at)?.into_iter().collect())
        };
        (rival.discard, rival.moved) = (solo(&mut fields, "discard")?, solo(&mut fields, "moved")?);
        let gone = solo(&mut fields, "gone")?;
        rival.deck = Set::below(pack.solo.len()).without(rival.discard).without(rival.moved).without(gone);
        for node in fields.list("deck")? {
            let card = self.grove.solo_at(node)?;
            self.stack(node, Heap::Solo, card.0)?;
        }
        if fields.flag("deck_only")? {
            rival.deck = self.stacked(Heap::Solo).and(rival.deck);
        }
        for node in fields.list("scored")? {
            let card = self.grove.card_at(node)?;
            self.claim(card, node)?;
            self.state.table.scored.insert(card);
        }
        self.state.table.rival = Some(rival);
        fields.finish()
    }

    fn bard(&mut self, seat: Seat, node: &Node) -> Result<(), PackError> {
        let pack = &self.grove.pack;
        let mut fields = Fields::of(node)?;
        let mut bard = self.state.bard(seat).clone();
        if let Some(node) = fields.get("region") {
            bard.region = self.grove.region_at(node)?;
        }
        let mut number =
            |key, default: u8, most: u8| fields.number_or(key, default.into(), 0, most.into()).map(|n| n as u8);
        bard.boat = number("boat", bard.boat, pack.river.len() as u8)?;
        bard.dial = number("dial", bard.dial, DIAL)?;
        bard.lyric = number("lyrics", 0, 60)?;
        bard.melody = number("melody", 0, 60)?;
        bard.volume = number("volume", bard.volume, pack.numbers.volume_max)?;
        bard.coins = number("coins", bard.coins, 99)?;
        bard.reach = number("reach", bard.reach, 20)?;
        bard.gems = number("gems", 0, 99)?;
        bard.steps = number("steps", 0, 20)?;
        self.crests[seat.index()] = crests(&mut fields, pack)?;
        for node in fields.list("captured")? {
            bard.captured[usize::from(side_number(self.grove.side_of(node)?))] += 1;
        }
        let places = |fields: &mut Fields<'_>, key| -> Result<Set<PlaceId>, PackError> {
            Ok(self.grove.each(fields.list(key)?, Grove::place_at)?.into_iter().collect())
        };
        (bard.used, bard.last) = (places(&mut fields, "used")?, places(&mut fields, "last")?);
        if let Some(node) = fields.get("lifted") {
            for node in node.list()? {
                bard.runes.remove(DialSpace(node.number(1, DIAL.into())? as u8 - 1));
            }
        }
        self.cards_of(seat, &mut bard, &mut fields)?;
        *self.state.table.bard_mut(seat) = bard;
        fields.finish()
    }

    /// Deck, discard, song, boasts and hand: cards of others are claimed from where they lie, one's own leave the deck.
    fn cards_of(&mut self, seat: Seat, bard: &mut Bard, fields: &mut Fields<'_>) -> Result<(), PackError> {
        let start = self.grove.pack.bards[bard.who.index()].deck;
        let lists = ["deck", "discard", "song", "boast", "hand"];
        let mut read = |key| self.grove.each(fields.list(key)?, |grove, node| Ok((grove.card_at(node)?, node)));
        let [deck, discard, song, boast, hand] = lists.map(&mut read);
        let (deck, discard, song, boast, hand) = (deck?, discard?, song?, boast?, hand?);
        let mut named = CardSet::NONE;
        for &(card, node) in deck.iter().chain(&discard).chain(&song).chain(&boast).chain(&hand) {
            if named.has(card) {
                return Err(
                    node.error(Line::new("duplicate-id").with("id", node.text()?).with("first", node.at.to_string()))
                );
            }
            named.insert(card);
            if !start.has(card) {
                self.claim(card, node)?;
            }
        }
        bard.deck = start.without(named);
        for &(card, node) in &deck {
            bard.deck.insert(card);
            self.stack(node, Heap::Deck(seat), card.0)?;
        }
        if fields.flag("deck_only")? {
            let top = self.stacked_cards(Heap::Deck(seat));
            self.state.table.out = self.state.table.out.or(bard.deck.without(top));
            bard.deck = top;
        }
        bard.discard = discard.iter().map(|(card, _)| *card).collect();
        bard.boast = boast.iter().map(|(card, _)| *card).collect();
        bard.song = song.iter().map(|(card, _)| *card).take(SONG).collect();
        bard.hand = hand.iter().map(|(card, _)| *card).take(4).collect();
        Ok(())
    }

    /// The cards of shops, creature piles and Fans, the top one first.
    fn piles(&mut self, fields: &mut Fields<'_>) -> Result<(), PackError> {
        for (key, only) in [("piles", false), ("only", true)] {
            let Some(node) = fields.get(key) else {
                continue;
            };
            for (place, value) in self.grove.by_place(node)? {
                if let Some(open) = self.state.table.open[place.index()].take() {
                    self.state.table.piles.insert(open);
                }
                for node in value.list()? {
                    let card = self.grove.card_at(node)?;
                    if !self.state.below(&self.grove.pack, place).has(card) {
                        return Err(unknown(node));
                    }
                    self.stack(node, Heap::Pile(place), card.0)?;
                }
                if only {
                    let rest = self.state.below(&self.grove.pack, place).without(self.stacked_cards(Heap::Pile(place)));
                    self.state.table.piles = self.state.table.piles.without(rest);
                    self.state.table.out = self.state.table.out.or(rest);
                }
                Run { rules: self.grove, table: &mut self.state, told: &mut unheard!() }.open_next(place);
            }
        }
        // What lay open and lies elsewhere now is replaced.
        for place in self.grove.pack.sites {
            if self.state.open[place.index()].is_none() {
                Run { rules: self.grove, table: &mut self.state, told: &mut unheard!() }.open_next(place);
            }
        }
        for node in fields.list("fans")? {
            let card = self.grove.card_at(node)?;
            if !self.state.fans.has(card) {
                return Err(unknown(node));
            }
            self.stack(node, Heap::Fans, card.0)?;
        }
        if fields.flag("fans_only")? {
            let top = self.stacked_cards(Heap::Fans);
            self.state.table.out = self.state.table.out.or(self.state.fans.without(top));
            self.state.table.fans = top;
        }
        Ok(())
    }

    /// Takes a card from wherever it lies on the table.
    fn claim(&mut self, card: CardId, node: &Node) -> Result<(), PackError> {
        let table = &mut self.state.table;
        if table.piles.has(card) {
            table.piles.remove(card);
        } else if table.fans.has(card) {
            table.fans.remove(card);
        } else if let Some(open) = table.open.iter_mut().find(|open| **open == Some(card)) {
            *open = None;
        } else {
            return Err(unknown(node));
        }
        Ok(())
    }

    fn stack(&mut self, node: &Node, heap: Heap, n: u8) -> Result<(), PackError> {
        let full = || node.error(Line::new("pack-too-long"));
        self.state.stacked.try_push((heap, n)).map_err(|_| full())
    }

    fn stacked<T: Member>(&self, heap: Heap) -> Set<T> {
        self.state.stacked.iter().filter(|(other, _)| *other == heap).map(|&(_, n)| T::of_bit(n)).collect()
    }

    fn stacked_cards(&self, heap: Heap) -> CardSet {
        self.state.stacked.iter().filter(|(other, _)| *other == heap).map(|&(_, n)| CardId(n)).collect()
    }

    /// Crests and runes that a position does not speak of are where they must be: on the track and on the dial as many
    /// as are nowhere else; crests said to be off the track and found nowhere have left the game.
    fn settle_pieces(&mut self, node: &Node) -> Result<(), PackError> {
        let all = self.grove.pack.crests();
        let too_many =
            || node.error(Line::new("impossible-position").with("what", "too many crests or runes are placed"));
        let seats: ArrayVec<Side, 5> = (0..self.state.bards.len() as u8).map(|n| Side::player(Seat(n))).collect();
        for side in seats.into_iter().chain(self.state.rival.iter().map(|_| Side::RIVAL).collect::<Vec<_>>()) {
            let n = usize::from(side_number(side));
            let set = |s: &mut State, crests: u8| match (side.seat(), &mut s.table.rival) {
                (Some(seat), _) => s.table.bards[seat.index()].crests = crests,
                (None, Some(rival)) => rival.crests = crests,
                (None, None) => {}
            };
            set(&mut self.state, 0);
            let elsewhere = self.grove.crests_anywhere(&self.state, side) as u8;
            let left = all.checked_sub(elsewhere).ok_or_else(too_many)?;
            let crests = self.crests[n].filter(|&crests| crests <= left).unwrap_or(left);
            set(&mut self.state, crests);
            self.state.gone[n] += left - crests;
            let placed =
                self.state.stage_runes(side) + self.state.runes.iter().filter(|&&rune| rune == Some(side)).count();
            match (side.seat(), &mut self.state.table.rival) {
                (Some(seat), _) => {
                    let runes = &mut self.state.table.bards[seat.index()].runes;
                    // Those that were not said to be lifted are, from the first space on.
                    while usize::from(DIAL) - runes.len() as usize != placed {
                        if usize::from(DIAL) - runes.len() as usize > placed {
                            return Err(too_many());
                        }
                        let first = runes.into_iter().next().ok_or_else(too_many)?;
                        runes.remove(first);
                    }
                }
                (None, Some(rival)) => {
                    let left = usize::from(self.grove.pack.numbers.rival_runes).checked_sub(placed);
                    rival.runes = left.ok_or_else(too_many)? as u8;
                    for (legend, rune) in self.grove.pack.legends.iter().zip(&self.state.table.runes) {
                        if *rune == Some(Side::RIVAL) {
                            rival.told[legend.level.index()] += 1;
                        }
                    }
                }
                (None, None) => {}
            }
        }
        Ok(())
    }
}

/// The crests on a track, where the position says so.
fn crests(fields: &mut Fields<'_>, pack: &Pack) -> Result<Option<u8>, PackError> {
    let said = fields.get("crests").map(|node| node.number(0, pack.crests().into())).transpose()?;
    Ok(said.map(|n| n as u8))
}

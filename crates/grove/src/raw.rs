//! Whether a view that somebody else wrote down can be one of this game.

use crate::Grove;
use crate::ids::*;
use crate::view::View;
use table::raw::{Numbered, Sound, within};
use table::{Chance, Side, ViewError};

impl Grove {
    /// A view fits if everything in it is within bounds and every card is in one place.
    pub(crate) fn check_raw(&self, view: &View) -> Result<(), ViewError> {
        let (pack, table) = (&self.pack, &view.table);
        let side = |side: Side| side.is_sound(self) && (!side.is_rival() || table.rival.is_some());
        within("bards", table.bards.len() == usize::from(self.mode.bards))?;
        within("rival", table.rival.is_some() == self.mode.rival.is_some())?;
        within("viewer", view.viewer.is_sound(self))?;
        within("turn", table.turn.is_none_or(side) && table.ending.is_none_or(side))?;
        within("market", usize::from(table.market) < pack.tracks.market.len())?;
        within("events", table.events.iter().all(|event| event.is_sound(self)))?;
        within(
            "open",
            table.open.iter().enumerate().all(|(n, open)| {
                open.is_none_or(|open| open.is_sound(self) && pack.card(open).place.map(PlaceId::index) == Some(n))
            }),
        )?;
        let kinds = pack.kinds[Kind::Fan as usize];
        within("fans", table.fans.without(kinds).is_empty())?;
        within("piles", table.piles.into_iter().all(|card| card.is_sound(self) && pack.card(card).place.is_some()))?;
        let legend = |level: usize, legend: LegendId| {
            legend.is_sound(self) && pack.legends[legend.index()].level.index() == level
        };
        within("legends", table.legends.iter().enumerate().all(|(n, open)| open.is_none_or(|open| legend(n, open))))?;
        within("runes", table.runes.iter().chain(table.slots.iter().flatten()).flatten().all(|&rune| side(rune)))?;
        within("untold", table.untold.is_sound(self))?;
        let crests = |crests: &Set<Side>| crests.bits() >> (BARDS + 1) == 0 && crests.into_iter().all(side);
        within("crests", table.crests.iter().all(crests))?;
        within("flipped", table.flipped.is_sound(self))?;
        let challenges = table.challenges;
        let all = challenges.hidden.or(challenges.open).or(challenges.easy).or(challenges.hard);
        within("challenges", all.is_sound(self))?;
        within("cards", table.scored.or(table.out).without(CardSet::below(pack.cards.len() as u8)).is_empty())?;
        for bard in &table.bards {
            within("bard", bard.who.is_sound(self) && bard.region.is_sound(self))?;
            within("boat", usize::from(bard.boat) <= pack.river.len() && bard.dial <= 3 * DIAL)?;
            within("volume", bard.volume <= pack.numbers.volume_max && bard.crests <= pack.crests())?;
            within("runes", bard.runes.is_sound(self))?;
            within("cards", bard.owned().without(CardSet::below(pack.cards.len() as u8)).is_empty())?;
            within("used", bard.used.or(bard.last).is_sound(self))?;
        }
        if let Some(rival) = &table.rival {
            within("pawn", pack.sites.has(rival.pawn))?;
            within("dial", rival.dial <= 3 * DIAL && rival.volume <= pack.numbers.volume_max)?;
            within("crests", rival.crests <= pack.crests() && rival.runes <= pack.numbers.rival_runes)?;
            within("tokens", rival.marked().without(pack.sites).is_empty())?;
            let paired = [false, true].map(|crossed| self.pair_portals(crossed));
            within("portals", paired.contains(&rival.portals))?;
            // His deck holds an even number of cards, some of them before each of his turns.
            within("deck", table.turn == Some(Side::RIVAL) || !rival.deck.is_empty())?;
        }
        within("pending", table.pending.iter().all(|frame| frame.is_sound(self)))?;
        let state = self.imagine(view, &mut Chance::from_seed(0));
        self.count_everything(&state).map_err(|_| ViewError::WrongCards)
    }
}

impl Numbered for Grove {
    fn cards(&self) -> usize {
        self.pack.cards.len()
    }

    fn steps(&self) -> usize {
        self.pack.step_count()
    }
}

/// What has a number is there if the list that it numbers is so long.
macro_rules! listed {
    ($($id:ident in $list:ident;)*) => {
        $(impl Sound<Grove> for $id {
            fn is_sound(&self, grove: &Grove) -> bool {
                self.index() < grove.pack.$list.len()
            }
        })*
    };
}

listed! {
    PlaceId in places;
    RegionId in regions;
    MotifId in motifs;
    ChallengeId in challenges;
    BardId in bards;
    LegendId in legends;
    EventId in events;
    SoloId in solo;
}

impl Sound<Grove> for DialSpace {
    fn is_sound(&self, _: &Grove) -> bool {
        self.0 < DIAL
    }
}

impl<T: Member + Sound<Grove>> Sound<Grove> for Set<T> {
    fn is_sound(&self, grove: &Grove) -> bool {
        self.into_iter().all(|thing| thing.is_sound(grove))
    }
}

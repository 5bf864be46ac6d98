//! What one viewer may know, and a table drawn at random that looks just like it.

use crate::Grove;
use crate::ids::*;
use crate::rival::Rival;
use crate::state::{Bard, State, Table};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::ops::Deref;
use table::raw::within;
use table::{Chance, Seat, Side, ViewError, Viewer};

/// The table as everybody sees it: all of it lies open but the order of face-down piles [G15.9], which is not in here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who is looking.
    pub viewer: Viewer,
    /// The table.
    pub table: Table,
}

impl Deref for View {
    type Target = Table;

    #[inline]
    fn deref(&self) -> &Table {
        &self.table
    }
}

impl Grove {
    /// A table that looks like this view, its piles in any order.
    pub(crate) fn imagine(&self, view: &View, chance: &mut Chance) -> State {
        State { table: view.table.clone(), chance: Chance::from_seed(chance.seed()), stacked: ArrayVec::new() }
    }

    /// A view fits if everything in it is within bounds and every card is in one place.
    pub(crate) fn check_raw(&self, view: &View) -> Result<(), ViewError> {
        let (pack, table) = (&self.pack, &view.table);
        let seat = |seat: Seat| seat.index() < table.bards.len();
        let side = |side: Side| side.seat().map_or(table.rival.is_some(), seat);
        within("bards", table.bards.len() == usize::from(self.mode.bards))?;
        within("rival", table.rival.is_some() == self.mode.rival.is_some())?;
        within(
            "viewer",
            matches!(view.viewer, Viewer::Spectator) || matches!(view.viewer, Viewer::Seat(s) if seat(s)),
        )?;
        within("turn", table.turn.is_none_or(side) && table.ending.is_none_or(side))?;
        within("market", usize::from(table.market) < pack.tracks.market.len())?;
        within("events", table.events.iter().all(|event| event.index() < pack.events.len()))?;
        let card = |card: CardId| card.index() < pack.cards.len();
        within(
            "open",
            table.open.iter().enumerate().all(|(n, open)| {
                open.is_none_or(|open| card(open) && pack.card(open).place.map(PlaceId::index) == Some(n))
            }),
        )?;
        let kinds = pack.kinds[Kind::Fan as usize];
        within("fans", table.fans.without(kinds).is_empty())?;
        within(
            "piles",
            table.piles.map(|card| card.index()).all(|n| n < pack.cards.len() && pack.cards[n].place.is_some()),
        )?;
        let legend = |level: usize, legend: LegendId| {
            legend.index() < pack.legends.len() && pack.legends[legend.index()].level.index() == level
        };
        within("legends", table.legends.iter().enumerate().all(|(n, open)| open.is_none_or(|open| legend(n, open))))?;
        within("runes", table.runes.iter().chain(table.slots.iter().flatten()).flatten().all(|&rune| side(rune)))?;
        within("untold", table.untold.without(Bits::below(pack.legends.len())).is_empty())?;
        let crests = |crests: &Bits| crests.into_iter().all(|n| n <= BARDS as u8 && side(numbered_side(n)));
        within("crests", table.crests.iter().all(crests))?;
        within("flipped", table.flipped.without(Bits::below(pack.motifs.len())).is_empty())?;
        let challenges = table.challenges;
        let all = challenges.hidden.or(challenges.open).or(challenges.easy).or(challenges.hard);
        within("challenges", all.without(Bits::below(pack.challenges.len())).is_empty())?;
        within("cards", table.scored.or(table.out).without(CardSet::below(pack.cards.len() as u8)).is_empty())?;
        table.bards.iter().try_for_each(|bard| self.check_bard(bard))?;
        if let Some(rival) = &table.rival {
            self.check_rival(rival)?;
            // His deck holds an even number of cards, some of them before each of his turns.
            within("deck", table.turn == Some(Side::RIVAL) || !rival.deck.is_empty())?;
        }
        within("pending", self.fits(table))?;
        let state = self.imagine(view, &mut Chance::from_seed(0));
        self.count_everything(&state).map_err(|_| ViewError::WrongCards)
    }

    fn check_bard(&self, bard: &Bard) -> Result<(), ViewError> {
        let pack = &self.pack;
        let places = Bits::below(pack.places.len());
        within("bard", bard.who.index() < pack.bards.len() && bard.region.index() < pack.regions.len())?;
        within("boat", usize::from(bard.boat) <= pack.river.len() && bard.dial <= 3 * DIAL)?;
        within("volume", bard.volume <= pack.numbers.volume_max && bard.crests <= pack.crests())?;
        within("runes", bard.runes.without(Bits::below(DIAL.into())).is_empty())?;
        within("cards", bard.owned().without(CardSet::below(pack.cards.len() as u8)).is_empty())?;
        within("used", bard.used.or(bard.last).without(places).is_empty())
    }

    fn check_rival(&self, rival: &Rival) -> Result<(), ViewError> {
        let pack = &self.pack;
        within("pawn", pack.sites.has(rival.pawn.0))?;
        within("dial", rival.dial <= 3 * DIAL && rival.volume <= pack.numbers.volume_max)?;
        within("crests", rival.crests <= pack.crests() && rival.runes <= pack.numbers.rival_runes)?;
        within("tokens", rival.marked().without(pack.sites).is_empty())?;
        let is_portal = |place: &PlaceId| pack.portals().any(|other| other == *place);
        within("portals", rival.portals.iter().flatten().all(is_portal))
    }

    /// Whether what is pending names nothing that is not there.
    fn fits(&self, table: &Table) -> bool {
        use crate::frame::{Ask, Work};
        use table::stack::Task;
        let steps = |effect: crate::effect::Effect| effect.start <= effect.end && self.pack.has_steps(effect.end);
        table.pending.iter().all(|frame| {
            frame.seat.index() < table.bards.len()
                && match frame.task {
                    Task::Ask(Ask::Choose { first, count }) => self.pack.has_options(first, count),
                    Task::Ask(Ask::Nearest { among }) => {
                        table.rival.is_some() && among.without(self.pack.sites).is_empty()
                    }
                    Task::Ask(Ask::Motif { left, .. }) => (1..=self.pack.numbers.motif_uses).contains(&left),
                    Task::Ask(_) => true,
                    Task::Do(Work::Steps(effect)) => steps(effect),
                    Task::Do(Work::RivalTravels { card, .. }) => {
                        card.index() < self.pack.solo.len() && table.rival.is_some()
                    }
                    Task::Do(Work::RivalComposes | Work::RivalSings | Work::RivalActivates | Work::RivalRests) => {
                        table.rival.is_some()
                    }
                    Task::Do(_) => true,
                }
        })
    }
}

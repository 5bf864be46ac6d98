//! What things are called: cards, places, regions, legends, in no language yet.

use crate::Grove;
use crate::ids::*;
use crate::state::Table;
use table::{Arg, Game, Line, Seat, Side};

impl Grove {
    /// A card by its name.
    pub fn card_name(&self, card: CardId) -> Arg {
        (&self.pack.card(card).entry.name).into()
    }

    /// What a card says.
    pub fn card_text(&self, card: CardId) -> Arg {
        (&self.pack.card(card).entry.text).into()
    }

    /// A place by its name.
    pub fn place_name(&self, place: PlaceId) -> Arg {
        (&self.pack.place(place).entry.name).into()
    }

    /// A region by its name.
    pub fn region_name(&self, region: RegionId) -> Arg {
        (&self.pack.region(region).entry.name).into()
    }

    /// A legend by its name.
    pub fn legend_name(&self, legend: LegendId) -> Arg {
        (&self.pack.legends[legend.index()].entry.name).into()
    }

    /// What a legend says.
    pub fn legend_text(&self, legend: LegendId) -> Arg {
        (&self.pack.legends[legend.index()].entry.text).into()
    }

    /// A challenge card by its name.
    pub fn challenge_name(&self, challenge: ChallengeId) -> Arg {
        (&self.pack.challenges[challenge.index()].entry.name).into()
    }

    /// A solo card by its name.
    pub fn solo_name(&self, card: SoloId) -> Arg {
        (&self.pack.solo[card.index()].entry.name).into()
    }

    /// A motif token by its name.
    pub fn motif_name(&self, motif: MotifId) -> Arg {
        (&self.pack.motifs[motif.index()].entry.name).into()
    }

    /// An event by its name.
    pub fn event_name(&self, event: EventId) -> Arg {
        (&self.pack.events[event.index()].entry.name).into()
    }

    /// The bard of a seat, by the name of the bard who sits there.
    pub fn bard_name(&self, table: &Table, seat: Seat) -> Arg {
        (&self.pack.bards[table.bard(seat).who.index()].entry.name).into()
    }

    /// A bard, or the Rival.
    pub fn side_name(&self, side: Side) -> Line {
        side.seat().map_or_else(|| Line::new("grove-rival"), |seat| self.seat_name(seat))
    }

    /// A bard, or the Rival, where a sentence begins.
    pub(crate) fn subject(&self, side: Side) -> Line {
        side.seat().map_or_else(|| Line::new("grove-the-rival"), |seat| self.seat_name(seat))
    }
}

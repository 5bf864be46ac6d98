//! Positions and expectations of scenarios: a raw description becomes a table, or an error with its line.

mod expect;
mod position;

use self::expect::Look;
use self::position::Setter;
use crate::Grove;
use crate::action::side_id;
use crate::ids::*;
use crate::state::State;
use table::Side;
use table::entry::{number_at, unknown};
use table::pack::{Node, PackError};
use table::scenario::Stage;

impl Stage for Grove {
    table::stage!(grove);

    fn by_name(&self) -> Vec<(&'static str, Side)> {
        let bards = SEATS.into_iter().take(self.mode.bards.into()).map(|(_, seat)| Side::player(seat));
        bards.chain(self.mode.rival.map(|_| Side::RIVAL)).map(|side| (side_id(side), side)).collect()
    }
}

impl Grove {
    fn card_at(&self, node: &Node) -> Result<CardId, PackError> {
        number_at(&self.pack.cards, node).map(CardId)
    }

    fn place_at(&self, node: &Node) -> Result<PlaceId, PackError> {
        let place = number_at(&self.pack.places, node)?;
        if self.pack.sites.has(PlaceId(place)) { Ok(PlaceId(place)) } else { Err(unknown(node)) }
    }

    fn region_at(&self, node: &Node) -> Result<RegionId, PackError> {
        number_at(&self.pack.regions, node).map(RegionId)
    }

    fn legend_at(&self, node: &Node) -> Result<LegendId, PackError> {
        number_at(&self.pack.legends, node).map(LegendId)
    }

    fn event_at(&self, node: &Node) -> Result<EventId, PackError> {
        number_at(&self.pack.events, node).map(EventId)
    }

    fn solo_at(&self, node: &Node) -> Result<SoloId, PackError> {
        number_at(&self.pack.solo, node).map(SoloId)
    }

    fn challenge_at(&self, node: &Node) -> Result<ChallengeId, PackError> {
        number_at(&self.pack.challenges, node).map(ChallengeId)
    }

    /// The values of a table whose keys are places.
    fn by_place<'n>(&self, node: &'n Node) -> Result<Vec<(PlaceId, &'n Node)>, PackError> {
        node.table()?.iter().map(|(id, value)| Ok((self.place_at(&value.with_text(id))?, value))).collect()
    }

    /// Several things of a list.
    fn each<'n, T>(
        &self,
        nodes: &'n [Node],
        read: impl Fn(&Grove, &'n Node) -> Result<T, PackError>,
    ) -> Result<Vec<T>, PackError> {
        nodes.iter().map(|node| read(self, node)).collect()
    }
}

//! Positions and expectations of scenarios: a raw description becomes a table, or an error with its line.

mod expect;
mod position;

use self::expect::Look;
use self::position::Setter;
use crate::Grove;
use crate::action::{read_side, side_id};
use crate::ids::*;
use crate::state::State;
use table::named::variant_id;
use table::pack::{Fields, Node, PackError};
use table::scenario::{Flaw, Stage};
use table::{Line, Side};

impl Stage for Grove {
    fn stage(&self, seed: u64, position: Option<&Node>) -> Result<State, PackError> {
        match position {
            None => Ok(self.fresh_table(seed)),
            Some(node) => Setter::new(self, seed).set(node),
        }
    }

    fn expect(&self, state: &State, wanted: &mut Fields<'_>) -> Result<(), Flaw> {
        Look { grove: self, state }.table(wanted)
    }

    fn ask_id(&self, state: &State) -> String {
        state.question().map_or_else(|| "nothing".to_owned(), |(_, ask)| variant_id(&ask))
    }

    fn turn(&self, state: &State) -> Option<Side> {
        state.turn
    }

    fn side_of(&self, node: &Node) -> Result<Side, PackError> {
        let id = node.text()?;
        let plays = |side: &Side| match side.seat() {
            Some(seat) => seat.index() < usize::from(self.mode.bards),
            None => self.mode.rival.is_some(),
        };
        read_side(id).filter(plays).ok_or_else(|| unknown(node, id))
    }

    fn side_id(&self, side: Side) -> &'static str {
        side_id(side)
    }
}

/// Nothing in the pack has this id.
fn unknown(node: &Node, id: &str) -> PackError {
    node.error(Line::new("unknown-id").with("id", id))
}

impl Grove {
    fn card_at(&self, node: &Node) -> Result<CardId, PackError> {
        let id = node.text()?;
        self.pack.card_id(id).ok_or_else(|| unknown(node, id))
    }

    fn place_at(&self, node: &Node) -> Result<PlaceId, PackError> {
        let id = node.text()?;
        self.pack.place_id(id).filter(|place| self.pack.sites.has(place.0)).ok_or_else(|| unknown(node, id))
    }

    fn region_at(&self, node: &Node) -> Result<RegionId, PackError> {
        let id = node.text()?;
        self.pack.region_id(id).ok_or_else(|| unknown(node, id))
    }

    fn legend_at(&self, node: &Node) -> Result<LegendId, PackError> {
        let id = node.text()?;
        self.pack.legend_id(id).ok_or_else(|| unknown(node, id))
    }

    fn event_at(&self, node: &Node) -> Result<EventId, PackError> {
        let id = node.text()?;
        self.pack.event_id(id).ok_or_else(|| unknown(node, id))
    }

    fn solo_at(&self, node: &Node) -> Result<SoloId, PackError> {
        let id = node.text()?;
        self.pack.solo_id(id).ok_or_else(|| unknown(node, id))
    }

    fn challenge_at(&self, node: &Node) -> Result<ChallengeId, PackError> {
        let id = node.text()?;
        self.pack.challenge_id(id).ok_or_else(|| unknown(node, id))
    }

    /// The values of a table whose keys are places.
    fn by_place<'n>(&self, node: &'n Node) -> Result<Vec<(PlaceId, &'n Node)>, PackError> {
        let each = node.table()?.iter().map(|(id, value)| {
            let place = self.pack.place_id(id).filter(|place| self.pack.sites.has(place.0));
            Ok((place.ok_or_else(|| unknown(value, id))?, value))
        });
        each.collect()
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

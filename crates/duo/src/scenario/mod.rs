//! Positions and expectations of scenarios: a raw description becomes a table, or an error with its line.

mod expect;
mod position;

use self::expect::Look;
use self::position::Setter;
use crate::Duo;
use crate::action::read_space;
use crate::ids::*;
use crate::state::State;
use crate::together::{NewsId, NewsSet};
use table::Side;
use table::entry::{number_at, unknown};
use table::pack::{Node, PackError};
use table::scenario::Stage;

impl Stage for Duo {
    table::stage!(duo);

    fn by_name(&self) -> Vec<(&'static str, Side)> {
        let rival = if self.mode.level().is_some() { "thorn" } else { "chapter" };
        SEATS.into_iter().map(|(name, seat)| (name, seat.into())).chain([(rival, Side::RIVAL)]).collect()
    }
}

impl Duo {
    fn space_at(&self, node: &Node) -> Result<Space, PackError> {
        node.read_as("duo-no-such-space", |id| read_space(id, &self.pack))
    }

    fn event_at(&self, node: &Node) -> Result<EventId, PackError> {
        let tile = EventId(number_at(&self.pack.events, node)?);
        if tile == self.pack.journey { Err(unknown(node)) } else { Ok(tile) }
    }

    fn news_at(&self, node: &Node) -> Result<NewsSet, PackError> {
        let mut set = NewsSet::NONE;
        for node in node.list()? {
            set.insert(NewsId(number_at(&self.pack.good_news, node)?));
        }
        Ok(set)
    }
}

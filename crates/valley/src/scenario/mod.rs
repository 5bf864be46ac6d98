//! Positions and expectations of scenarios: a raw description becomes a table, or an error with its line.

mod expect;
mod position;

use self::expect::Look;
use self::position::Setter;
use crate::Valley;
use crate::action::{read_site, side_id};
use crate::frame::Ask;
use crate::ids::*;
use crate::state::State;
use table::Side;
use table::entry::number_at;
use table::named::variant_id;
use table::pack::{Node, PackError};
use table::scenario::Stage;

/// What a question is called; hers are called as if they stood alone.
fn ask_name(ask: &Ask) -> String {
    match ask {
        Ask::Night(ask) => variant_id(ask),
        ask => variant_id(ask),
    }
}

impl Stage for Valley {
    table::stage!(valley, ask_name);

    fn by_name(&self) -> Vec<(&'static str, Side)> {
        let rival = if self.mode.lair().is_some() { "nightweave" } else { "rugwort" };
        self.sides().map(|side| (if side.is_rival() { rival } else { side_id(side) }, side)).collect()
    }
}

/// What stands for a figure that is in no slot of the Meadow.
const LAIR: &str = "lair";

/// Where her figure stands: a slot of the Meadow, or her Lair.
fn figure_at(node: &Node) -> Result<Option<Slot>, PackError> {
    if node.text() == Ok(LAIR) {
        return Ok(None);
    }
    node.number(1, MEADOW as i64).map(|n| Slot::rolled(n as u8))
}

impl Valley {
    fn event_at_node(&self, node: &Node) -> Result<EventId, PackError> {
        number_at(&self.pack.events, node).map(EventId)
    }

    /// A place, cards without an owner being those of this side.
    fn site_at(&self, node: &Node, side: impl Into<Side>) -> Result<Site, PackError> {
        node.read_as("valley-no-such-place", |id| Some(read_site(id, &self.pack)?.by(side)))
    }
}

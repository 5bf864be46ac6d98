//! Positions and expectations of scenarios: a raw description becomes a table, or an error with its line.

mod expect;
mod position;

use self::expect::Look;
use self::position::Setter;
use crate::Duo;
use crate::action::{read_space, seat_id};
use crate::ids::*;
use crate::pack::Card;
use crate::state::State;
use crate::together::NewsSet;
use table::named::variant_id;
use table::pack::{Fields, Node, PackError};
use table::scenario::{Flaw, Stage};
use table::{Line, Side};
use woodland::Cards;

impl Stage for Duo {
    fn stage(&self, seed: u64, position: Option<&Node>) -> Result<State, PackError> {
        match position {
            None => Ok(self.fresh_table(seed)),
            Some(node) => Setter::new(self, seed).set(node),
        }
    }

    fn expect(&self, state: &State, wanted: &mut Fields<'_>) -> Result<(), Flaw> {
        Look { duo: self, state }.table(wanted)
    }

    fn ask_id(&self, state: &State) -> String {
        state.question().map_or_else(|| "nothing".to_owned(), |(_, ask)| variant_id(&ask))
    }

    fn turn(&self, state: &State) -> Option<Side> {
        state.turn.map(Side::player)
    }

    fn side_of(&self, node: &Node) -> Result<Side, PackError> {
        node.word(&SEATS).map(Side::player)
    }

    fn side_id(&self, side: Side) -> &'static str {
        match side.seat() {
            Some(seat) => seat_id(seat),
            None if self.mode.level().is_some() => "thorn",
            None => "chapter",
        }
    }
}

impl Cards for crate::Pack {
    type Card = Card;

    fn all(&self) -> &[Card] {
        &self.cards
    }
}

impl Duo {
    fn space_at(&self, node: &Node) -> Result<Space, PackError> {
        let id = node.text()?;
        read_space(id, &self.pack).ok_or_else(|| node.error(Line::new("duo-no-such-space").with("id", id)))
    }

    fn event_at(&self, node: &Node) -> Result<EventId, PackError> {
        let id = node.text()?;
        let tile = self.pack.event_id(id).filter(|&tile| tile != self.pack.journey);
        tile.ok_or_else(|| node.error(Line::new("unknown-id").with("id", id)))
    }

    fn news_at(&self, node: &Node) -> Result<NewsSet, PackError> {
        let mut set = NewsSet::NONE;
        for node in node.list()? {
            let id = node.text()?;
            set.insert(self.pack.news_id(id).ok_or_else(|| node.error(Line::new("unknown-id").with("id", id)))?);
        }
        Ok(set)
    }
}

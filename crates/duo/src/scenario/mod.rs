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
use table::{Line, Seat};
use woodland::Cards;

impl Stage for Duo {
    fn stage(&self, seed: u64, position: Option<&Node>) -> Result<State, PackError> {
        match position {
            None => Ok(self.fresh_table(seed)),
            Some(node) => Setter::new(self, seed).set(node),
        }
    }

    fn expect(&self, state: &State, wanted: &mut Fields<'_>) -> Result<(), Flaw> {
        Look { duo: self, s: state }.table(wanted)
    }

    fn ask_id(&self, state: &State) -> String {
        state.question().map_or_else(|| "nothing".to_owned(), |(_, ask)| variant_id(&ask))
    }

    fn turn(&self, state: &State) -> Option<Seat> {
        state.turn
    }

    fn rival_id(&self) -> &'static str {
        if self.mode.level().is_some() { "thorn" } else { "chapter" }
    }

    fn seat_of(&self, node: &Node) -> Result<Seat, PackError> {
        node.word(&SEATS)
    }

    fn seat_id(&self, seat: Seat) -> &'static str {
        seat_id(seat)
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

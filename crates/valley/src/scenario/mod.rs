//! Positions and expectations of scenarios: a raw description becomes a table, or an error with its line.

mod expect;
mod position;

use self::expect::Look;
use self::position::Setter;
use crate::Valley;
use crate::action::{read_side, read_site, side_id};
use crate::frame::Ask;
use crate::ids::*;
use crate::pack::Card;
use crate::state::State;
use table::named::variant_id;
use table::pack::{Fields, Node, PackError};
use table::scenario::{Flaw, Stage};
use table::{Line, Side};
use woodland::Cards;

impl Stage for Valley {
    fn stage(&self, seed: u64, position: Option<&Node>) -> Result<State, PackError> {
        match position {
            None => Ok(self.fresh_table(seed)),
            Some(node) => Setter::new(self, seed).set(node),
        }
    }

    fn expect(&self, state: &State, wanted: &mut Fields<'_>) -> Result<(), Flaw> {
        Look { valley: self, state }.table(wanted)
    }

    fn ask_id(&self, state: &State) -> String {
        match state.question() {
            None => "nothing".to_owned(),
            Some((_, Ask::Night(ask))) => variant_id(&ask),
            Some((_, ask)) => variant_id(&ask),
        }
    }

    fn turn(&self, state: &State) -> Option<Side> {
        state.turn
    }

    fn side_of(&self, node: &Node) -> Result<Side, PackError> {
        let id = node.text()?;
        let known = || {
            let mut names: Vec<&str> = SEATS[..self.players()].to_vec();
            names.push("nightweave");
            names.push("rugwort");
            names.join(", ")
        };
        let sits = |side: &Side| side.seat().map_or(self.has_rival(), |seat| seat.index() < self.players());
        read_side(id)
            .filter(sits)
            .ok_or_else(|| node.error(Line::new("unknown-word").with("word", id).with("known", known())))
    }

    fn side_id(&self, side: Side) -> &'static str {
        match side.seat() {
            Some(_) => side_id(side),
            None if self.mode.lair().is_some() => "nightweave",
            None => "rugwort",
        }
    }
}

impl Cards for crate::Pack {
    type Card = Card;

    fn all(&self) -> &[Card] {
        &self.cards
    }
}

impl Valley {
    fn event_at_node(&self, node: &Node) -> Result<EventId, PackError> {
        let id = node.text()?;
        self.pack.event_id(id).ok_or_else(|| node.error(Line::new("unknown-id").with("id", id)))
    }

    /// A place, cards without an owner being those of this side.
    fn site_at(&self, node: &Node, side: impl Into<Side>) -> Result<Site, PackError> {
        let id = node.text()?;
        let site = read_site(id, &self.pack).map(|site| site.by(side));
        site.ok_or_else(|| node.error(Line::new("valley-no-such-place").with("id", id)))
    }
}

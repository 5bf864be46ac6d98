//! Positions and expectations of scenarios: a raw description becomes a table, or an error with its line.

mod expect;
mod position;

use self::expect::Look;
use self::position::Setter;
use crate::Valley;
use crate::action::{read_seat, read_site, seat_id};
use crate::ids::*;
use crate::pack::Card;
use crate::state::State;
use table::named::variant_id;
use table::pack::{Fields, Node, PackError};
use table::scenario::{Flaw, Stage};
use table::{Line, Seat};
use woodland::Cards;

impl Stage for Valley {
    fn stage(&self, seed: u64, position: Option<&Node>) -> Result<State, PackError> {
        match position {
            None => Ok(self.fresh_table(seed)),
            Some(node) => Setter::new(self, seed).set(node),
        }
    }

    fn expect(&self, state: &State, wanted: &mut Fields<'_>) -> Result<(), Flaw> {
        Look { v: self, s: state }.table(wanted)
    }

    fn ask_id(&self, state: &State) -> String {
        state.question().map_or_else(|| "nothing".to_owned(), |(_, ask)| variant_id(&ask))
    }

    fn turn(&self, state: &State) -> Option<Seat> {
        state.turn
    }

    fn rival_id(&self) -> &'static str {
        self.seat_id(RIVAL)
    }

    fn seat_of(&self, node: &Node) -> Result<Seat, PackError> {
        let id = node.text()?;
        let known = || {
            let mut names: Vec<&str> = SEATS[..self.players()].to_vec();
            names.push("nightweave");
            names.push("rugwort");
            names.join(", ")
        };
        let seat = read_seat(id).filter(|seat| seat.index() < self.players() || (*seat == RIVAL && self.has_rival()));
        seat.ok_or_else(|| node.error(Line::new("unknown-word").with("word", id).with("known", known())))
    }

    fn seat_id(&self, seat: Seat) -> &'static str {
        match seat {
            RIVAL if self.mode.lair().is_some() => "nightweave",
            RIVAL => "rugwort",
            _ => seat_id(seat),
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

    /// A place, cards without an owner being those of the player in `seat`.
    fn site_at(&self, node: &Node, seat: Seat) -> Result<Site, PackError> {
        let id = node.text()?;
        let site = read_site(id, &self.pack).map(|site| site.of(seat));
        site.ok_or_else(|| node.error(Line::new("valley-no-such-place").with("id", id)))
    }
}

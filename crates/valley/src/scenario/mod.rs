//! Positions and expectations of scenarios: a raw description becomes a table, or an error with its line.

mod expect;
mod position;

use self::expect::Look;
use self::position::Setter;
use crate::action::{read_seat, read_site, seat_id};
use crate::event::variant_id;
use crate::ids::*;
use crate::state::State;
use crate::{Event, Valley};
use table::pack::{Fields, Node, PackError};
use table::scenario::{Flaw, Stage};
use table::{Line, Seat};
use woodland::{Good, Goods};

impl Stage for Valley {
    fn stage(&self, seed: u64, position: Option<&Node>) -> Result<State, PackError> {
        match position {
            None => Ok(self.fresh_table(seed)),
            Some(node) => Setter::new(self, seed).set(node),
        }
    }

    fn expect(&self, state: &State, told: &[Event], wanted: &mut Fields<'_>) -> Result<(), Flaw> {
        Look { v: self, s: state, told }.table(wanted)
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

impl Valley {
    fn card_at(&self, node: &Node) -> Result<CardId, PackError> {
        let id = node.text()?;
        self.pack.card_id(id).ok_or_else(|| node.error(Line::new("valley-no-such-card").with("id", id)))
    }

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

    fn season_at(&self, node: &Node) -> Result<u8, PackError> {
        let words: Vec<(&'static str, u8)> = SEASONS.into_iter().zip(0..).collect();
        node.word(&words)
    }

    fn names_of(&self, cards: impl IntoIterator<Item = CardId>) -> String {
        let names: Vec<&str> = cards.into_iter().map(|card| self.pack.card(card).entry.id.as_str()).collect();
        names.join(", ")
    }

    /// The name of the question that is asked, as scenarios call it.
    pub fn asked_id(&self, state: &State) -> String {
        match state.question() {
            None => "nothing".to_owned(),
            Some((_, ask)) => variant_id(&ask),
        }
    }
}

fn goods_at(node: &Node) -> Result<Goods, PackError> {
    let mut fields = Fields::of(node)?;
    let mut goods = Goods::NONE;
    for good in Good::ALL {
        goods.0[good as usize] = fields.count(good.id())?;
    }
    fields.finish()?;
    Ok(goods)
}

/// The key of a table as a node of its own, so that it can be read like any text.
fn key_node(key: &str, node: &Node) -> Node {
    Node { value: table::pack::Value::Text(key.to_owned()), at: node.at.clone() }
}

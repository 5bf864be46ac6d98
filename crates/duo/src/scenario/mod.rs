//! Positions and expectations of scenarios: a raw description becomes a table, or an error with its line.

mod expect;
mod position;

use self::expect::Look;
use self::position::Setter;
use crate::action::read_space;
use crate::frame::Ask;
use crate::ids::*;
use crate::state::State;
use crate::together::NewsSet;
use crate::{Duo, Event};
use table::pack::{Fields, Node, PackError};
use table::scenario::{Flaw, Stage};
use table::{Line, Seat};
use woodland::{Colour, Good, Goods};

impl Stage for Duo {
    fn stage(&self, seed: u64, position: Option<&Node>) -> Result<State, PackError> {
        match position {
            None => Ok(self.fresh_table(seed)),
            Some(node) => Setter::new(self, seed).set(node),
        }
    }

    fn expect(&self, state: &State, told: &[Event], wanted: &mut Fields<'_>) -> Result<(), Flaw> {
        Look { duo: self, s: state, told }.table(wanted)
    }

    fn seat_of(&self, node: &Node) -> Result<Seat, PackError> {
        node.word(&SEATS)
    }

    fn seat_id(&self, seat: Seat) -> &'static str {
        SEATS[seat.index()].0
    }
}

impl Duo {
    fn card_at(&self, node: &Node) -> Result<CardId, PackError> {
        let id = node.text()?;
        self.pack.card_id(id).ok_or_else(|| node.error(Line::new("duo-no-such-card").with("id", id)))
    }

    fn cards_at(&self, node: &Node) -> Result<Vec<CardId>, PackError> {
        node.list()?.iter().map(|card| self.card_at(card)).collect()
    }

    fn space_at(&self, node: &Node) -> Result<Space, PackError> {
        let id = node.text()?;
        read_space(id, &self.pack).ok_or_else(|| node.error(Line::new("duo-no-such-space").with("id", id)))
    }

    fn news_at(&self, node: &Node) -> Result<NewsSet, PackError> {
        let mut set = NewsSet::NONE;
        for node in node.list()? {
            let id = node.text()?;
            set.insert(self.pack.news_id(id).ok_or_else(|| node.error(Line::new("unknown-id").with("id", id)))?);
        }
        Ok(set)
    }

    fn names(&self, cards: CardSet) -> String {
        let names: Vec<&str> = cards.map(|card| self.pack.card(card).entry.id.as_str()).collect();
        names.join(", ")
    }

    /// The name of the question that is asked, as scenarios call it.
    pub fn asked_id(&self, state: &State) -> &'static str {
        match state.question() {
            None => "nothing",
            Some((_, ask)) => match ask {
                Ask::Turn => "turn",
                Ask::MoveToken { .. } => "move-token",
                Ask::Pay { .. } => "pay",
                Ask::DiscardCost { .. } => "discard-cost",
                Ask::Tuck { .. } => "tuck",
                Ask::Gain { .. } => "gain",
                Ask::Take { .. } => "take",
                Ask::Occupied => "occupied",
                Ask::Reclaim { .. } => "reclaim",
                Ask::PayFor { .. } => "pay-for",
                Ask::PayCard { .. } => "pay-card",
                Ask::Choose { .. } => "choose",
                Ask::Show { .. } => "show",
                Ask::Activate { .. } => "activate",
                Ask::Produce => "produce",
                Ask::Farm { .. } => "farm",
                Ask::River { .. } => "river",
                Ask::Red { .. } => "red",
                Ask::Taken { .. } => "taken",
                Ask::Claim { .. } => "claim",
                Ask::Play { .. } => "play",
                Ask::Pigeon { .. } => "pigeon",
                Ask::Look { .. } => "look",
                Ask::Refresh { .. } => "refresh",
                Ask::StoreOrTake { .. } => "store-or-take",
                Ask::Store { .. } => "store",
                Ask::WorkerFrom { .. } => "worker-from",
                Ask::WorkerTo { .. } => "worker-to",
                Ask::Allot { .. } => "allot",
                Ask::ProduceFor => "produce-for",
                Ask::KeepNews => "keep-news",
                Ask::SeasonEnd => "season-end",
                Ask::WorkerHome { .. } => "worker-home",
                Ask::TokenBack { .. } => "token-back",
                Ask::SkunkFrom { .. } => "skunk-from",
                Ask::SkunkTo { .. } => "skunk-to",
                Ask::Pass { .. } => "pass",
                Ask::TradeFirst => "trade-first",
                Ask::TradeSecond => "trade-second",
                Ask::TradeGain => "trade-gain",
                Ask::Private => "private",
            },
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

fn colour_at(node: &Node) -> Result<Colour, PackError> {
    node.word(&Colour::ALL.map(|colour| (colour.id(), colour)))
}

//! What the Rival has on the table, and what his orders change of it.

use super::Order;
use crate::ids::*;
use crate::pack::Pack;
use serde::{Deserialize, Serialize};

/// What the Rival has on the table. [G16.1]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rival {
    /// Where his pawn stands.
    pub pawn: PlaceId,
    /// How far his dial has turned since his last song.
    pub dial: u8,
    /// Whether his song marker lies on his discard.
    pub sings: bool,
    /// His volume.
    pub volume: u8,
    /// His gems.
    pub gems: u8,
    /// His crests still on the track.
    pub crests: u8,
    /// His runes beside his board.
    pub runes: u8,
    /// His runes on legends, by level. [G19.12]
    pub told: [u8; LEVELS],
    /// The crests of bards that he holds, by seat. [G21.4]
    pub held: [u8; BARDS],
    /// His token on each crossing.
    pub tokens: [Option<Token>; PLACES],
    /// The solo cards of his deck.
    pub deck: Set<SoloId>,
    /// Those on his discard.
    pub discard: Set<SoloId>,
    /// Those on his movement pile.
    pub moved: Set<SoloId>,
    /// The portals that lead to each other. [G16.4]
    pub portals: [[PlaceId; 2]; 2],
}

/// Takes so many of what he has.
fn lose(things: &mut u8, n: u8) {
    *things = things.saturating_sub(n);
}

impl Rival {
    /// The Rival before his first turn. [G16.1] [G16.2]
    pub fn new(pack: &Pack, portals: [[PlaceId; 2]; 2]) -> Rival {
        Rival {
            pawn: pack.rival_start,
            dial: 0,
            sings: false,
            volume: 0,
            gems: 0,
            crests: pack.crests(),
            runes: pack.numbers.rival_runes,
            told: [0; LEVELS],
            held: [0; BARDS],
            tokens: [None; PLACES],
            deck: Set::below(pack.solo.len()),
            discard: Set::NONE,
            moved: Set::NONE,
            portals,
        }
    }

    /// The crossings with one of his tokens.
    pub fn marked(&self) -> Set<PlaceId> {
        PlaceId::first(PLACES).filter(|place| self.tokens[place.index()].is_some()).collect()
    }

    /// The token on top of his stack: the lowest that lies on no place. [G16.3]
    pub fn top_token(&self, pack: &Pack) -> Option<Token> {
        let all = (1..=pack.numbers.rival_tokens).filter_map(Token::new);
        all.into_iter().find(|&token| !self.tokens.contains(&Some(token)))
    }

    /// The place with his highest token. [G19.1]
    pub fn highest(&self) -> Option<PlaceId> {
        self.marked().max_by_key(|place| self.tokens[place.index()])
    }

    /// The portal that this one leads to.
    pub(super) fn other_portal(&self, place: PlaceId) -> Option<PlaceId> {
        let pair = self.portals.iter().find(|pair| pair.contains(&place))?;
        pair.iter().copied().find(|&other| other != place)
    }

    /// What an order changes on his own side. Whoever sets right in the middle of a song that he has none of something left
    /// takes that from him, and no more.
    pub fn carry_out(&mut self, pack: &Pack, order: Order) {
        match order {
            Order::Discard(card) => {
                self.deck.remove(card);
                self.discard.insert(card);
            }
            Order::Turn { tempo, sings } => {
                self.dial += tempo;
                self.sings = sings;
            }
            Order::Follow(card) => {
                self.deck.remove(card);
                self.moved.insert(card);
            }
            Order::Mark { place, value } => self.tokens[place.index()] = Some(value),
            Order::Arrive(place) => self.pawn = place,
            Order::TakeCrest(seat) => self.held[seat.index()] += 1,
            Order::Engage(seat) => lose(&mut self.held[seat.index()], 1),
            Order::Activate { place, .. } => self.tokens[place.index()] = None,
            Order::Help(_) | Order::Deposit(_) => lose(&mut self.crests, 1),
            Order::TakeCrests { seats, .. } => seats.for_each(|seat| self.held[seat.index()] += 1),
            Order::Gain(n) => self.gems = self.gems.saturating_add(n),
            Order::Cover { .. } => lose(&mut self.runes, 1),
            Order::Tell { level, .. } => {
                lose(&mut self.runes, 1);
                self.told[level.index()] += 1;
            }
            Order::Louder(n) => self.volume = (self.volume + n).min(pack.numbers.volume_max),
            Order::Quieter(n) => lose(&mut self.volume, n),
            Order::Rest { dial } => {
                self.dial = dial;
                self.sings = false;
            }
            Order::Remove(card) => self.moved.remove(card),
            Order::Reshuffle => {
                self.deck = self.moved.or(self.discard);
                (self.moved, self.discard) = (Set::NONE, Set::NONE);
            }
            Order::Skip(_)
            | Order::TurnBack(_)
            | Order::Jump { .. }
            | Order::Lost(_)
            | Order::Soothe(_)
            | Order::Shuffle(_)
            | Order::TakeCard(_)
            | Order::Withdraw(_)
            | Order::TakeFan
            | Order::FlipGems
            | Order::Flip(_) => {}
        }
    }
}

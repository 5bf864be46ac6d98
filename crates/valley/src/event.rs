//! What happened, told to the players.

use crate::action::From;
use crate::frame::Threat;
use crate::ids::*;
use crate::nightweave::Act;
use crate::webs::{Personality, SchemeCard};
use serde::{Deserialize, Serialize};
use table::{Eyes, Seat, Side, Sight, Told};
use woodland::{Goods, Season};

/// Something that happened. Cards that only some may see are left out for the others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A worker was placed.
    Placed { seat: Seat, site: Site },
    /// The owner of an open card gained a token for a visit.
    Visited { owner: Side, spot: Spot, points: u8 },
    /// A place was used without a worker.
    Used { seat: Seat, site: Site },
    /// A card was played into a city, where so many of its kind lie before it.
    Played { side: Side, card: CardId, from: From, into: Side, nth: u8 },
    /// Resources were paid.
    Paid { seat: Seat, goods: Goods },
    /// An Occupied token was put on a Construction.
    Settled { seat: Seat, on: CardId },
    /// A card left a city.
    Left { seat: Seat, card: CardId },
    /// A Critter went under the Dungeon.
    Imprisoned { seat: Seat, card: CardId },
    /// Tokens of a card were spent.
    SpentTokens { seat: Seat, card: CardId, n: u8 },
    /// A legend took the place of a card.
    Replaced { seat: Seat, card: CardId },
    /// Resources and point tokens came from the supply.
    Gained { seat: Seat, goods: Goods, points: u8 },
    /// A hand has room for only so many of the cards that would be drawn.
    HandFull { seat: Seat, room: u8 },
    /// A card was drawn.
    Drew { seat: Seat, card: Option<CardId> },
    /// A Meadow card was taken into the hand.
    Took { seat: Seat, slot: Slot, card: CardId },
    /// A Meadow card was discarded.
    Swept { slot: Slot, card: CardId },
    /// A card of the hand was discarded face down.
    Discarded { seat: Seat, card: Option<CardId> },
    /// A card was discarded in the sight of all.
    Dropped { card: CardId },
    /// A card that was shown came into a hand.
    TookShown { seat: Seat, card: CardId },
    /// A point token was lost.
    LostPoint { seat: Seat },
    /// Cards were shown to all.
    Revealed { cards: CardBag },
    /// Cards were looked at.
    Looked { seat: Seat, cards: Option<CardBag>, n: u8 },
    /// A card that was looked at was kept.
    Kept { seat: Seat, card: Option<CardId> },
    /// Resources were given.
    Gave { seat: Seat, to: Side, goods: Goods },
    /// A card was given.
    GaveCard { seat: Seat, to: Side, card: Option<CardId> },
    /// A green card was activated.
    Activated { seat: Seat, spot: Spot },
    /// A blue card answered.
    Answered { seat: Seat, card: CardId },
    /// Resources were put on a card.
    Stored { seat: Seat, card: CardId, goods: Goods },
    /// Everything on a card was taken.
    Unloaded { seat: Seat, card: CardId, goods: Goods },
    /// A point token was put on a card.
    Token { seat: Seat, card: CardId, n: u8 },
    /// An event was claimed.
    Claimed { side: Side, event: EventId },
    /// Resources were put on an event.
    Laid { seat: Seat, event: EventId, goods: Goods },
    /// A card went under an event.
    Tucked { seat: Seat, event: EventId, card: CardId },
    /// A worker was moved.
    MovedWorker { seat: Seat, from: Site },
    /// A worker was taken back.
    TookBack { seat: Seat, site: Site },
    /// A card was laid in the Meadow.
    Refilled { slot: Slot, card: CardId },
    /// The discard pile became the deck.
    Reshuffled,
    /// A player prepared for a season.
    Season { seat: Seat, season: Season },
    /// A player passed.
    Passed { seat: Seat },
    /// The Spiders' figure moved.
    Watching { seat: Seat, site: Site },
    /// A die was thrown.
    Rolled { n: u8 },
    /// The opponent in the box took a card from this slot of the Meadow.
    RivalTook { card: CardId, slot: Slot },
    /// A card left the opponent's city.
    Evicted { card: CardId },
    /// A worker of the opponent in the box moved.
    RivalWorker { site: Site },
    /// A slot of the Meadow was blocked.
    Blocked { slot: Slot },
    /// An Activity card was turned up.
    Activity { card: ActivityId, season: Season },
    /// Nightweave tried something that was not possible.
    Tried { act: Act },
    /// Nightweave does something.
    Does { act: Act },
    /// Nightweave does what is always left.
    Default,
    /// A place she looked at is blocked.
    BlockedFor { site: Site },
    /// One of her spiders was placed.
    Spider { site: Site },
    /// Her figure came into the Meadow.
    Figure { slot: Slot },
    /// A card entered her city.
    NightPlayed { card: CardId, slot: Option<Slot> },
    /// She drew a card, unseen.
    NightDrew,
    /// The top card of her hand was looked at, to see whether it needs room.
    NightLooked,
    /// She took a Meadow card into her hand.
    NightTook { card: CardId, slot: Slot },
    /// She discarded a card, unseen.
    NightDiscarded,
    /// A legend that she discarded left the game.
    LegendLeft { card: CardId },
    /// She gained point tokens.
    NightGained { points: u8 },
    /// A card came into her Lair.
    Feat { card: Option<CardId> },
    /// What lay in her Lair unseen came into her city.
    FeatShown { card: CardId },
    /// She prepared for a season.
    NightSeason { season: Season },
    /// Her game is over.
    NightOver,
    /// A scheme was drawn.
    SchemeDrawn { scheme: SchemeCard },
    /// A foil was paid.
    Foiled { threat: Threat },
    /// A web was laid.
    Web { site: Site },
    /// A web was laid on a card of the city.
    Silk { card: CardId },
    /// Her personality changed.
    Mood { personality: Personality },
    /// Cards of a city were turned face down, or up again.
    Turned { seat: Seat, down: u8 },
    /// A worker was captured.
    Captured { seat: Seat },
    /// Hand cards were lost to her unseen.
    Stolen { seat: Seat, n: u8 },
    /// Resources were lost.
    Lost { seat: Seat, goods: Goods },
    /// A turn was to do more than it can hold; the rest is passed over.
    CutShort,
    /// The game ended.
    Over,
}

/// A few cards.
pub type CardBag = arrayvec::ArrayVec<CardId, 8>;

impl Told for Event {
    fn sight(&self) -> Sight<Event> {
        match *self {
            Event::Drew { seat, .. } => {
                Sight::only(Eyes::of(seat), Event::Drew { seat, card: None }).showing(Eyes::of(seat)).barrier()
            }
            Event::Looked { seat, n, .. } => {
                Sight::only(Eyes::of(seat), Event::Looked { seat, cards: None, n }).showing(Eyes::of(seat)).barrier()
            }
            Event::Discarded { seat, .. } => Sight::only(Eyes::of(seat), Event::Discarded { seat, card: None }),
            Event::Kept { seat, .. } => Sight::only(Eyes::of(seat), Event::Kept { seat, card: None }),
            Event::GaveCard { seat, to, .. } => {
                Sight::only(Eyes::of(seat).and(Eyes::of(to)), Event::GaveCard { seat, to, card: None })
                    .showing(Eyes::of(to))
            }
            Event::Played { side, from: From::Hand | From::Legend, .. } => Sight::OPEN.showing(Eyes::but(side)),
            Event::Tucked { seat, .. } => Sight::OPEN.showing(Eyes::but(seat)),
            Event::Turned { .. } => Sight::OPEN.showing(Eyes::ALL),
            // [V5.10] drawn, shown, rolled or laid open
            Event::Revealed { .. }
            | Event::Dropped { .. }
            | Event::Refilled { .. }
            | Event::Rolled { .. }
            | Event::Activity { .. }
            | Event::NightPlayed { .. }
            | Event::NightLooked
            | Event::LegendLeft { .. }
            | Event::Feat { card: Some(_) }
            | Event::FeatShown { .. }
            | Event::SchemeDrawn { .. }
            | Event::Stolen { .. }
            | Event::Mood { .. } => Sight::NEWS,
            Event::Reshuffled | Event::NightDrew | Event::NightDiscarded | Event::Feat { card: None } => {
                Sight::OPEN.barrier()
            }
            Event::Placed { .. }
            | Event::Visited { .. }
            | Event::Used { .. }
            | Event::Played { from: From::Meadow(_) | From::Pile | From::Shown, .. }
            | Event::Paid { .. }
            | Event::Settled { .. }
            | Event::Left { .. }
            | Event::Imprisoned { .. }
            | Event::SpentTokens { .. }
            | Event::Replaced { .. }
            | Event::Gained { .. }
            | Event::HandFull { .. }
            | Event::Took { .. }
            | Event::Swept { .. }
            | Event::TookShown { .. }
            | Event::LostPoint { .. }
            | Event::Gave { .. }
            | Event::Activated { .. }
            | Event::Answered { .. }
            | Event::Stored { .. }
            | Event::Unloaded { .. }
            | Event::Token { .. }
            | Event::Claimed { .. }
            | Event::Laid { .. }
            | Event::MovedWorker { .. }
            | Event::TookBack { .. }
            | Event::Season { .. }
            | Event::Passed { .. }
            | Event::Watching { .. }
            | Event::RivalTook { .. }
            | Event::Evicted { .. }
            | Event::RivalWorker { .. }
            | Event::Blocked { .. }
            | Event::Tried { .. }
            | Event::Does { .. }
            | Event::Default
            | Event::BlockedFor { .. }
            | Event::Spider { .. }
            | Event::Figure { .. }
            | Event::NightTook { .. }
            | Event::NightGained { .. }
            | Event::NightSeason { .. }
            | Event::NightOver
            | Event::Foiled { .. }
            | Event::Web { .. }
            | Event::Silk { .. }
            | Event::Captured { .. }
            | Event::Lost { .. }
            | Event::CutShort
            | Event::Over => Sight::OPEN,
        }
    }
}

//! What happened, as it is told to the players.

use crate::ids::{CardId, EventId, MeadowPlace, PathSpot, RiverId, Slot, Space, Token};
use crate::together::{Haunt, Item, NewsId, NewsSet};
use serde::{Deserialize, Serialize};
use table::{Eyes, Seat, Sight, Told};
use woodland::{Colour, Goods, Season};

/// Something that happened. A card that a viewer may not know is `None`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields say what the variants' sentences say
pub enum Event {
    /// A worker was placed.
    Placed { seat: Seat, space: Space, twice: bool },
    /// A point token of a card was spent.
    SpentToken { seat: Seat, card: CardId },
    /// The owner of a red card got the visitor's token.
    Visited { owner: Seat, card: CardId },
    /// A space was used by an effect, without a worker.
    Used { seat: Seat, space: Space },
    /// A card entered a city, from the hand, the Meadow or the cards aside.
    Played { seat: Seat, card: CardId, from: PlayedFrom },
    /// Resources were paid.
    Paid { seat: Seat, goods: Goods },
    /// An Occupied token was put on a Construction.
    Settled { seat: Seat, colour: Colour, on: CardId },
    /// A star card left the city, or will stay and has been used.
    StarUsed { seat: Seat, card: CardId, left: bool },
    /// A card was tucked under another.
    Tucked { seat: Seat, card: CardId, under: CardId },
    /// Resources and point tokens were gained.
    Gained { seat: Seat, goods: Goods, points: u8 },
    /// A card was drawn from the deck into the hand.
    Drew { seat: Seat, card: Option<CardId>, solo: bool },
    /// Cards were drawn aside to be looked at.
    Looked { seat: Seat, cards: Option<crate::CardSet>, n: u8, solo: bool },
    /// A Meadow card was taken into the hand.
    Took { seat: Seat, card: CardId },
    /// A card was discarded face down.
    Discarded { seat: Seat, card: Option<CardId>, solo: bool },
    /// A Meadow card was swept away.
    Swept { seat: Seat, card: CardId },
    /// A card was kept.
    Kept { seat: Seat, card: Option<CardId>, solo: bool },
    /// A green card was activated.
    Activated { seat: Seat, card: CardId },
    /// A card of the hand was shown.
    Shown { seat: Seat, card: CardId },
    /// An Occupied token was gained.
    Occupied { seat: Seat, colour: Colour },
    /// An Occupied token came back to the reserve.
    Reclaimed { seat: Seat, colour: Colour, from: CardId },
    /// A resource was put on a card.
    Stored { seat: Seat, card: CardId, goods: Goods },
    /// Everything on a card was taken.
    Unloaded { seat: Seat, card: CardId, goods: Goods },
    /// An event was claimed.
    Claimed { seat: Seat, slot: Slot, event: EventId },
    /// A worker was moved.
    MovedWorker { seat: Seat, from: Space, to: Space },
    /// Cards of one's hand were traded.
    Traded { seat: Seat },
    /// A blue card answered.
    Answered { seat: Seat, card: CardId },
    /// A mayor could do nothing.
    Rested { seat: Seat },
    /// A card was laid in the Meadow.
    Refilled { place: MeadowPlace, card: CardId },
    /// The discard pile became the deck.
    Reshuffled,
    /// A token moved to a spot.
    MovedToken { token: Token, to: PathSpot },
    /// A season began.
    Season { season: Season },
    /// A river tile was laid.
    River { space: u8, tile: RiverId },
    /// Journey was awarded, or not.
    Journey { seat: Option<Seat> },
    /// A skunk came to a place; the die showed `rolled`, unless the place was given.
    Skunk { haunt: Haunt, rolled: Option<u8> },
    /// A skunk was moved by a mayor.
    MovedSkunk { seat: Seat, from: Haunt, to: Haunt },
    /// A skunk left the board until the season ends.
    LiftedSkunk { seat: Seat, haunt: Haunt },
    /// Good News was shown.
    NewsShown { news: NewsSet },
    /// Good News was kept.
    NewsKept { seat: Seat, news: NewsId },
    /// Good News was given up for another.
    NewsDropped { seat: Seat, news: NewsId },
    /// Good News was used.
    NewsUsed { seat: Seat, news: NewsId },
    /// A pocket watch was turned over.
    Watch { seat: Seat, token: Token },
    /// A token went back to a spot.
    TokenBack { token: Token, to: PathSpot },
    /// Something was laid on the sharing tile.
    Shared { seat: Seat, item: Item },
    /// Something came from the sharing tile.
    Received { seat: Seat, item: Item },
    /// Something was passed to the other mayor at once.
    Passed { seat: Seat, item: Item },
    /// A worker came home.
    WorkerHome { seat: Seat, from: Space },
    /// The next event may be short by this much.
    Eased { less: u8 },
    /// A goal of the chapter was reached.
    Goal { n: u8 },
    /// Miss Thorn took an event: one under a skunk when a season ended, or one that was left when the game ended.
    ThornEvent { slot: Slot, event: EventId, left: bool },
    /// Miss Thorn took a card.
    ThornCard { card: CardId, from: ThornFrom },
    /// A turn was to do more than it can hold; the rest is passed over.
    CutShort,
    /// The game ended.
    Over,
}

/// From where a card was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayedFrom {
    /// The hand.
    Hand,
    /// The Meadow.
    Meadow,
    /// Cards drawn by an effect.
    Aside,
}

/// From where Miss Thorn has a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThornFrom {
    /// It was dealt to her in setup.
    Dealt,
    /// From this place of the Meadow.
    Meadow(MeadowPlace),
    /// From the top of the deck.
    Deck,
}

impl Told for Event {
    fn sight(&self) -> Sight<Event> {
        // [D15.22] who plays both mayors sees both hands
        let eyes = |seat: Seat, solo: bool| if solo { Eyes::PLAYERS } else { Eyes::of(seat) };
        match *self {
            Event::Drew { seat, solo, .. } => Sight::only(eyes(seat, solo), Event::Drew { seat, card: None, solo })
                .showing(eyes(seat, solo))
                .barrier(),
            Event::Looked { seat, n, solo, .. } => {
                Sight::only(eyes(seat, solo), Event::Looked { seat, cards: None, n, solo })
                    .showing(eyes(seat, solo))
                    .barrier()
            }
            Event::Discarded { seat, solo, .. } => {
                Sight::only(eyes(seat, solo), Event::Discarded { seat, card: None, solo })
            }
            Event::Kept { seat, solo, .. } => Sight::only(eyes(seat, solo), Event::Kept { seat, card: None, solo }),
            Event::Shown { seat, .. } => Sight::OPEN.showing(Eyes::but(seat)).barrier(),
            // A card played from the hand tells its player nothing new.
            Event::Tucked { seat, .. }
            | Event::Played { seat, from: PlayedFrom::Hand | PlayedFrom::Aside, .. }
            | Event::Shared { seat, item: Item::Card(_) }
            | Event::Passed { seat, item: Item::Card(_) } => Sight::OPEN.showing(Eyes::but(seat)),
            // [D14.4] drawn, shown or laid open
            Event::Refilled { .. }
            | Event::River { .. }
            | Event::Skunk { rolled: Some(_), .. }
            | Event::NewsShown { .. }
            | Event::ThornCard { from: ThornFrom::Dealt | ThornFrom::Deck, .. } => Sight::NEWS,
            Event::Skunk { rolled: None, .. } | Event::ThornCard { from: ThornFrom::Meadow(_), .. } => {
                Sight::OPEN.showing(Eyes::ALL)
            }
            // A new deck is laid in a new order, but nobody sees it.
            Event::Reshuffled => Sight::OPEN.barrier(),
            Event::Activated { .. }
            | Event::Placed { .. }
            | Event::SpentToken { .. }
            | Event::Visited { .. }
            | Event::Used { .. }
            | Event::Played { from: PlayedFrom::Meadow, .. }
            | Event::Paid { .. }
            | Event::Settled { .. }
            | Event::StarUsed { .. }
            | Event::Gained { .. }
            | Event::Took { .. }
            | Event::Swept { .. }
            | Event::Occupied { .. }
            | Event::Reclaimed { .. }
            | Event::Stored { .. }
            | Event::Unloaded { .. }
            | Event::Claimed { .. }
            | Event::MovedWorker { .. }
            | Event::Traded { .. }
            | Event::Answered { .. }
            | Event::Rested { .. }
            | Event::MovedToken { .. }
            | Event::Season { .. }
            | Event::Journey { .. }
            | Event::MovedSkunk { .. }
            | Event::LiftedSkunk { .. }
            | Event::NewsKept { .. }
            | Event::NewsDropped { .. }
            | Event::NewsUsed { .. }
            | Event::Watch { .. }
            | Event::TokenBack { .. }
            | Event::Shared { item: Item::Good(_) | Item::Occupied(_), .. }
            | Event::Received { .. }
            | Event::Passed { item: Item::Good(_) | Item::Occupied(_), .. }
            | Event::WorkerHome { .. }
            | Event::Eased { .. }
            | Event::Goal { .. }
            | Event::ThornEvent { .. }
            | Event::CutShort
            | Event::Over => Sight::OPEN,
        }
    }
}

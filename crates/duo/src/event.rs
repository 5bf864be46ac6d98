//! What happened, as it is told to the players.

use crate::ids::{CardId, EventId, MeadowPlace, PathSpot, RiverId, RiverSpace, Slot, Space, Token};
use crate::together::{Haunt, Item, NewsId, NewsSet};
use serde::{Deserialize, Serialize};
use table::{Eyes, Seat, Sight, Told};
use woodland::{Colour, Goods, Season};

table::each! {
    /// Something that happened. A card that a viewer may not know is `None`.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[allow(missing_docs)] // the fields say what the variants' sentences say
    pub enum Event {
        /// A worker was placed.
        Placed { seat: Seat, space: Space, twice: bool } => OPEN;
        /// A point token of a card was spent.
        SpentToken { seat: Seat, card: CardId } => OPEN;
        /// The owner of a red card got the visitor's token.
        Visited { owner: Seat, card: CardId } => OPEN;
        /// A space was used by an effect, without a worker.
        Used { seat: Seat, space: Space } => OPEN;
        /// A card entered a city, from the hand, the Meadow or the cards aside. From the hand it tells its player
        /// nothing new.
        Played { seat: Seat, card: CardId, from: PlayedFrom } => match from {
            PlayedFrom::Hand | PlayedFrom::Aside => OPEN.showing(Eyes::but(seat)),
            PlayedFrom::Meadow => OPEN,
        };
        /// Resources were paid.
        Paid { seat: Seat, goods: Goods } => OPEN;
        /// An Occupied token was put on a Construction.
        Settled { seat: Seat, colour: Colour, on: CardId } => OPEN;
        /// A star card left the city, or will stay and has been used.
        StarUsed { seat: Seat, card: CardId, left: bool } => OPEN;
        /// A card was tucked under another.
        Tucked { seat: Seat, card: CardId, under: CardId } => OPEN.showing(Eyes::but(seat));
        /// Resources and point tokens were gained.
        Gained { seat: Seat, goods: Goods, points: u8 } => OPEN;
        /// A card was drawn from the deck into the hand.
        Drew { seat: Seat, card: Option<CardId>, solo: bool } =>
            drawn(seat, solo, Event::Drew { seat, card: None, solo });
        /// Cards were drawn aside to be looked at.
        Looked { seat: Seat, cards: Option<crate::CardSet>, n: u8, solo: bool } =>
            drawn(seat, solo, Event::Looked { seat, cards: None, n, solo });
        /// A Meadow card was taken into the hand.
        Took { seat: Seat, card: CardId } => OPEN;
        /// A card was discarded face down.
        Discarded { seat: Seat, card: Option<CardId>, solo: bool } =>
            Sight::only(eyes(seat, solo), Event::Discarded { seat, card: None, solo });
        /// A Meadow card was swept away.
        Swept { seat: Seat, card: CardId } => OPEN;
        /// A card was kept.
        Kept { seat: Seat, card: Option<CardId>, solo: bool } =>
            Sight::only(eyes(seat, solo), Event::Kept { seat, card: None, solo });
        /// A green card was activated.
        Activated { seat: Seat, card: CardId } => OPEN;
        /// A card of the hand was shown.
        Shown { seat: Seat, card: CardId } => OPEN.showing(Eyes::but(seat)).barrier();
        /// An Occupied token was gained.
        Occupied { seat: Seat, colour: Colour } => OPEN;
        /// An Occupied token came back to the reserve.
        Reclaimed { seat: Seat, colour: Colour, from: CardId } => OPEN;
        /// A resource was put on a card.
        Stored { seat: Seat, card: CardId, goods: Goods } => OPEN;
        /// Everything on a card was taken.
        Unloaded { seat: Seat, card: CardId, goods: Goods } => OPEN;
        /// An event was claimed.
        Claimed { seat: Seat, slot: Slot, event: EventId } => OPEN;
        /// A worker was moved.
        MovedWorker { seat: Seat, from: Space, to: Space } => OPEN;
        /// Cards of one's hand were traded.
        Traded { seat: Seat } => OPEN;
        /// A blue card answered.
        Answered { seat: Seat, card: CardId } => OPEN;
        /// A mayor could do nothing.
        Rested { seat: Seat } => OPEN;
        /// A card was laid in the Meadow.
        Refilled { place: MeadowPlace, card: CardId } => NEWS;
        /// The discard pile became the deck: it is laid in a new order, but nobody sees it.
        Reshuffled => OPEN.barrier();
        /// A token moved to a spot.
        MovedToken { token: Token, to: PathSpot } => OPEN;
        /// A season began.
        Season { season: Season } => OPEN;
        /// A river tile was laid.
        River { space: RiverSpace, tile: RiverId } => NEWS;
        /// Journey was awarded, or not.
        Journey { seat: Option<Seat> } => OPEN;
        /// A skunk came to a place; the die showed `rolled`, unless the place was given.
        Skunk { haunt: Haunt, rolled: Option<u8> } => if rolled.is_some() { NEWS } else { OPEN.showing(Eyes::ALL) };
        /// A skunk was moved by a mayor.
        MovedSkunk { seat: Seat, from: Haunt, to: Haunt } => OPEN;
        /// A skunk left the board until the season ends.
        LiftedSkunk { seat: Seat, haunt: Haunt } => OPEN;
        /// Good News was shown.
        NewsShown { news: NewsSet } => NEWS;
        /// Good News was kept.
        NewsKept { seat: Seat, news: NewsId } => OPEN;
        /// Good News was given up for another.
        NewsDropped { seat: Seat, news: NewsId } => OPEN;
        /// Good News was used.
        NewsUsed { seat: Seat, news: NewsId } => OPEN;
        /// A pocket watch was turned over.
        Watch { seat: Seat, token: Token } => OPEN;
        /// A token went back to a spot.
        TokenBack { token: Token, to: PathSpot } => OPEN;
        /// Something was laid on the sharing tile.
        Shared { seat: Seat, item: Item } => handed(seat, item);
        /// Something came from the sharing tile.
        Received { seat: Seat, item: Item } => OPEN;
        /// Something was passed to the other mayor at once.
        Passed { seat: Seat, item: Item } => handed(seat, item);
        /// A worker came home.
        WorkerHome { seat: Seat, from: Space } => OPEN;
        /// The next event may be short by this much.
        Eased { less: u8 } => OPEN;
        /// A goal of the chapter was reached.
        Goal { n: u8 } => OPEN;
        /// Miss Thorn took an event: one under a skunk when a season ended, or one that was left when the game ended.
        ThornEvent { slot: Slot, event: EventId, left: bool } => OPEN;
        /// Miss Thorn took a card.
        ThornCard { card: CardId, from: ThornFrom } => match from {
            ThornFrom::Dealt | ThornFrom::Deck => NEWS,
            ThornFrom::Meadow(_) => OPEN.showing(Eyes::ALL),
        };
        /// A turn was to do more than it can hold; the rest is passed over.
        CutShort => OPEN;
        /// The game ended.
        Over => OPEN;
    }
    /// What it tells whom.
    fn telling -> Sight<Event>;
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

/// Everybody sees it, and nothing comes to light.
const OPEN: Sight<Event> = Sight::OPEN;
/// Drawn, rolled, shown or laid open. [D14.4]
const NEWS: Sight<Event> = Sight::NEWS;

/// Who sees what is this mayor's: who plays both sees both hands. [D15.22]
fn eyes(seat: Seat, solo: bool) -> Eyes {
    if solo { Eyes::PLAYERS } else { Eyes::of(seat) }
}

/// Somebody sees hidden cards, the others see this instead.
fn drawn(seat: Seat, solo: bool, instead: Event) -> Sight<Event> {
    Sight::only(eyes(seat, solo), instead).showing(eyes(seat, solo)).barrier()
}

/// A card that is handed on comes to light.
fn handed(seat: Seat, item: Item) -> Sight<Event> {
    match item {
        Item::Card(_) => OPEN.showing(Eyes::but(seat)),
        Item::Good(_) | Item::Occupied(_) => OPEN,
    }
}

impl Told for Event {
    fn sight(&self) -> Sight<Event> {
        self.clone().telling()
    }
}

//! What happened, told to the players.

use crate::action::From;
use crate::frame::Threat;
use crate::ids::*;
use crate::nightweave::Act;
use crate::webs::{Personality, SchemeCard};
use serde::{Deserialize, Serialize};
use table::{Eyes, Seat, Side, Sight, Told};
use woodland::{Goods, Season};

table::each! {
    /// Something that happened. Cards that only some may see are left out for the others.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[allow(missing_docs)]
    pub enum Event {
        /// A worker was placed.
        Placed { seat: Seat, site: Site } => OPEN;
        /// The owner of an open card gained a token for a visit.
        Visited { owner: Side, spot: Spot, points: u8 } => OPEN;
        /// A place was used without a worker.
        Used { seat: Seat, site: Site } => OPEN;
        /// A card was played into a city, where so many of its kind lie before it.
        Played { side: Side, card: CardId, from: From, into: Side, nth: u8 } =>
            if from.is_hidden() { OPEN.showing(Eyes::but(side)) } else { OPEN };
        /// Resources were paid.
        Paid { seat: Seat, goods: Goods } => OPEN;
        /// An Occupied token was put on a Construction.
        Settled { seat: Seat, on: CardId } => OPEN;
        /// A card left a city.
        Left { seat: Seat, card: CardId } => OPEN;
        /// A Critter went under the Dungeon.
        Imprisoned { seat: Seat, card: CardId } => OPEN;
        /// Tokens of a card were spent.
        SpentTokens { seat: Seat, card: CardId, n: u8 } => OPEN;
        /// A legend took the place of a card.
        Replaced { seat: Seat, card: CardId } => OPEN;
        /// Resources and point tokens came from the supply.
        Gained { seat: Seat, goods: Goods, points: u8 } => OPEN;
        /// A hand has room for only so many of the cards that would be drawn.
        HandFull { seat: Seat, room: u8 } => OPEN;
        /// A card was drawn.
        Drew { seat: Seat, card: Option<CardId> } => drawn(seat, Event::Drew { seat, card: None });
        /// A Meadow card was taken into the hand.
        Took { seat: Seat, slot: Slot, card: CardId } => OPEN;
        /// A Meadow card was discarded.
        Swept { slot: Slot, card: CardId } => OPEN;
        /// A card of the hand was discarded face down.
        Discarded { seat: Seat, card: Option<CardId> } =>
            Sight::only(Eyes::of(seat), Event::Discarded { seat, card: None });
        /// A card was discarded in the sight of all.
        Dropped { card: CardId } => NEWS;
        /// A card that was shown came into a hand.
        TookShown { seat: Seat, card: CardId } => OPEN;
        /// A point token was lost.
        LostPoint { seat: Seat } => OPEN;
        /// Cards were shown to all.
        Revealed { cards: CardBag } => NEWS;
        /// Cards were looked at.
        Looked { seat: Seat, cards: Option<CardBag>, n: u8 } => drawn(seat, Event::Looked { seat, cards: None, n });
        /// A card that was looked at was kept.
        Kept { seat: Seat, card: Option<CardId> } => Sight::only(Eyes::of(seat), Event::Kept { seat, card: None });
        /// Resources were given.
        Gave { seat: Seat, to: Side, goods: Goods } => OPEN;
        /// A card was given.
        GaveCard { seat: Seat, to: Side, card: Option<CardId> } =>
            given(seat, to, Event::GaveCard { seat, to, card: None });
        /// A green card was activated.
        Activated { seat: Seat, spot: Spot } => OPEN;
        /// A blue card answered.
        Answered { seat: Seat, card: CardId } => OPEN;
        /// Resources were put on a card.
        Stored { seat: Seat, card: CardId, goods: Goods } => OPEN;
        /// Everything on a card was taken.
        Unloaded { seat: Seat, card: CardId, goods: Goods } => OPEN;
        /// A point token was put on a card.
        Token { seat: Seat, card: CardId, n: u8 } => OPEN;
        /// An event was claimed.
        Claimed { side: Side, event: EventId } => OPEN;
        /// Resources were put on an event.
        Laid { seat: Seat, event: EventId, goods: Goods } => OPEN;
        /// A card went under an event.
        Tucked { seat: Seat, event: EventId, card: CardId } => OPEN.showing(Eyes::but(seat));
        /// A worker was moved.
        MovedWorker { seat: Seat, from: Site } => OPEN;
        /// A worker was taken back.
        TookBack { seat: Seat, site: Site } => OPEN;
        /// A card was laid in the Meadow.
        Refilled { slot: Slot, card: CardId } => NEWS;
        /// The discard pile became the deck.
        Reshuffled => OPEN.barrier();
        /// A player prepared for a season.
        Season { seat: Seat, season: Season } => OPEN;
        /// A player passed.
        Passed { seat: Seat } => OPEN;
        /// The Spiders' figure moved.
        Watching { seat: Seat, site: Site } => OPEN;
        /// A die was thrown.
        Rolled { n: u8 } => NEWS;
        /// The opponent in the box took a card from this slot of the Meadow.
        RivalTook { card: CardId, slot: Slot } => OPEN;
        /// A card left the opponent's city.
        Evicted { card: CardId } => OPEN;
        /// A worker of the opponent in the box moved.
        RivalWorker { site: Site } => OPEN;
        /// A slot of the Meadow was blocked.
        Blocked { slot: Slot } => OPEN;
        /// An Activity card was turned up.
        Activity { card: ActivityId, season: Season } => NEWS;
        /// Nightweave tried something that was not possible.
        Tried { act: Act } => OPEN;
        /// Nightweave does something.
        Does { act: Act } => OPEN;
        /// Nightweave does what is always left.
        Default => OPEN;
        /// A place she looked at is blocked.
        BlockedFor { site: Site, by: Blocker } => OPEN;
        /// One of her spiders was placed.
        Spider { site: Site } => OPEN;
        /// Her figure came into the Meadow.
        Figure { slot: Slot } => OPEN;
        /// A card entered her city.
        NightPlayed { card: CardId, slot: Option<Slot> } => NEWS;
        /// She drew a card, unseen.
        NightDrew => OPEN.barrier();
        /// The top card of her hand was looked at, to see whether it needs room.
        NightLooked => NEWS;
        /// She took a Meadow card into her hand.
        NightTook { card: CardId, slot: Slot } => OPEN;
        /// She discarded a card, unseen.
        NightDiscarded => OPEN.barrier();
        /// A legend that she discarded left the game.
        LegendLeft { card: CardId } => NEWS;
        /// She gained point tokens.
        NightGained { points: u8 } => OPEN;
        /// A card came into her Lair.
        Feat { card: Option<CardId> } => if card.is_some() { NEWS } else { OPEN.barrier() };
        /// What lay in her Lair unseen came into her city.
        FeatShown { card: CardId } => NEWS;
        /// She prepared for a season.
        NightSeason { season: Season } => OPEN;
        /// Her game is over.
        NightOver => OPEN;
        /// A scheme was drawn.
        SchemeDrawn { scheme: SchemeCard } => NEWS;
        /// A foil was paid.
        Foiled { threat: Threat } => OPEN;
        /// A web was laid.
        Web { site: Site } => OPEN;
        /// A web was laid on a card of the city.
        Silk { card: CardId } => OPEN;
        /// Her personality changed.
        Mood { personality: Personality } => NEWS;
        /// Cards of a city were turned face down, or up again.
        Turned { seat: Seat, down: u8 } => OPEN.showing(Eyes::ALL);
        /// A worker was captured.
        Captured { seat: Seat } => OPEN;
        /// Hand cards were lost to her unseen.
        Stolen { seat: Seat, n: u8 } => NEWS;
        /// Resources were lost.
        Lost { seat: Seat, goods: Goods } => OPEN;
        /// A turn was to do more than it can hold; the rest is passed over.
        CutShort => OPEN;
        /// The game ended.
        Over => OPEN;
    }
    /// What it tells whom.
    fn telling -> Sight<Event>;
}

/// What keeps Nightweave's spiders from a place. [V19.17]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Blocker {
    /// A worker of this side, her own spiders among them.
    Worker(Side),
    /// A web.
    Web,
    /// There is no such place.
    Missing,
}

/// A few cards.
pub type CardBag = arrayvec::ArrayVec<CardId, 8>;

/// Everybody sees it, and nothing comes to light.
const OPEN: Sight<Event> = Sight::OPEN;
/// Drawn, shown, rolled or laid open. [V5.10]
const NEWS: Sight<Event> = Sight::NEWS;

/// Somebody sees hidden cards, the others see this instead.
fn drawn(seat: Seat, instead: Event) -> Sight<Event> {
    Sight::only(Eyes::of(seat), instead).showing(Eyes::of(seat)).barrier()
}

/// Two see what one gives the other.
fn given(seat: Seat, to: Side, instead: Event) -> Sight<Event> {
    Sight::only(Eyes::of(seat).and(Eyes::of(to)), instead).showing(Eyes::of(to))
}

impl Told for Event {
    fn sight(&self) -> Sight<Event> {
        self.clone().telling()
    }
}

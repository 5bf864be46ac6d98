//! What happens on the table, told to everybody.

use crate::frame::Conversion;
use crate::ids::*;
use crate::rival::Order;
use serde::Serialize;
use table::named::variant_id;
use table::{Seat, Side, Sight, Told};

/// Something that a bard gains or loses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ware {
    /// Gems.
    Gems,
    /// Volume.
    Volume,
    /// Coins.
    Coins,
    /// Reach stones.
    Reach,
    /// Lyrics.
    Lyrics,
    /// Melody.
    Melody,
    /// Bard steps.
    Steps,
}

impl Ware {
    /// All of them.
    pub const ALL: [Ware; 7] =
        [Ware::Gems, Ware::Volume, Ware::Coins, Ware::Reach, Ware::Lyrics, Ware::Melody, Ware::Steps];
}

table::each! {
    /// Something that happened. Everybody sees the same [G15.9], and whatever came out of a face-down pile is news.
    #[derive(Clone, PartialEq, Debug, Serialize)]
    #[serde(rename_all = "kebab-case")]
    #[allow(missing_docs)]
    pub enum Event {
        /// A turn begins; a swan song, perhaps.
        TurnBegan { side: Side, swan: bool } => OPEN;
        /// A swan song was declined.
        Declined { seat: Seat } => OPEN;
        /// The discard became the deck.
        Reshuffled { seat: Seat } => OPEN;
        /// A card was drawn.
        Drew { seat: Seat, card: CardId } => NEWS;
        /// A Skill went to the story.
        ToldStory { seat: Seat, card: CardId } => OPEN;
        /// A Skill went to the song.
        JoinedSong { seat: Seat, card: CardId } => OPEN;
        /// The dial turned from a space, or from before the first, to another.
        DialTurned { seat: Seat, from: Option<DialSpace>, space: DialSpace } => OPEN;
        /// Something was gained.
        Gained { seat: Seat, ware: Ware, n: u8 } => OPEN;
        /// The bard walked.
        Walked { seat: Seat, region: RegionId } => OPEN;
        /// The boat came to a space.
        Sailed { seat: Seat, space: RiverSpace } => OPEN;
        /// The Sing phase began.
        Sang { seat: Seat, lyrics: u8, melody: u8 } => OPEN;
        /// A place was used.
        Used { seat: Seat, place: PlaceId, stones: u8 } => OPEN;
        /// A creature was soothed.
        Soothed { seat: Seat, card: CardId } => OPEN;
        /// A creature was helped.
        Helped { seat: Seat, card: CardId } => OPEN;
        /// A card was bought.
        Bought { seat: Seat, card: CardId, coins: u8 } => OPEN;
        /// A new card lies open on a place.
        Opened { place: PlaceId, card: CardId } => NEWS;
        /// A Fan came.
        FanCame { seat: Seat, card: CardId } => NEWS;
        /// A crest was taken.
        CrestTaken { by: Side, from: Side } => OPEN;
        /// A crest was left at the bank.
        Deposited { seat: Seat } => OPEN;
        /// The market token moved.
        MarketMoved { space: u8 } => OPEN;
        /// A slot was covered.
        Performed { seat: Seat, place: PlaceId, slot: SlotId } => OPEN;
        /// A legend was told.
        Told { seat: Seat, legend: LegendId } => OPEN;
        /// A new legend lies open.
        LegendOpened { legend: LegendId } => NEWS;
        /// A rune was lifted off the dial.
        RuneLifted { seat: Seat, space: DialSpace } => OPEN;
        /// A motif token was used and turned over.
        MotifUsed { seat: Seat, motif: MotifId } => OPEN;
        /// Something was turned into something else.
        Converted { seat: Seat, conversion: Conversion, times: u8 } => OPEN;
        /// An opponent was challenged.
        Challenged { seat: Seat, side: Side, stones: u8 } => OPEN;
        /// A challenge card was laid open.
        ChallengeOpened { challenge: ChallengeId } => NEWS;
        /// A crest lies on a challenge.
        Engaged { seat: Seat, challenge: ChallengeId, hard: bool } => OPEN;
        /// The second event counts from now on.
        EventChanged { event: EventId } => OPEN;
        /// The Rival did something.
        Rival(order: Order) => order.telling().0;
        /// The Rival got a card.
        RivalGot { card: CardId } => NEWS;
        /// The Rival told this legend.
        RivalTold { legend: LegendId } => NEWS;
        /// The end was set off.
        EndSetOff { side: Side } => OPEN;
        /// The game is over.
        Ended => OPEN;
        /// More was to be done than a turn can hold.
        CutShort => OPEN;
    }
    /// What it tells whom.
    fn telling -> Sight<Event>;
}

/// Everybody sees it, and nothing comes to light.
pub(crate) const OPEN: Sight<Event> = Sight::OPEN;
/// Something came out of a face-down pile.
pub(crate) const NEWS: Sight<Event> = Sight::NEWS;

impl Told for Event {
    fn sight(&self) -> Sight<Event> {
        self.clone().telling()
    }

    /// What the Rival did is called by what it was: `rival-skip`.
    fn id(&self) -> String {
        match self {
            Event::Rival(order) => format!("rival-{}", variant_id(order)),
            other => variant_id(other),
        }
    }
}

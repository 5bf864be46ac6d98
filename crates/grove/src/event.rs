//! What happens on the table, told to everybody.

use crate::frame::Conversion;
use crate::ids::*;
use crate::rival::Order;
use serde::Serialize;
use std::fmt;
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

/// Something that happened.
#[derive(Clone, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A turn begins; a swan song, perhaps.
    TurnBegan { side: Side, swan: bool },
    /// A swan song was declined.
    Declined { seat: Seat },
    /// The discard became the deck.
    Reshuffled { seat: Seat },
    /// A card was drawn.
    Drew { seat: Seat, card: CardId },
    /// A Skill went to the story.
    ToldStory { seat: Seat, card: CardId },
    /// A Skill went to the song.
    JoinedSong { seat: Seat, card: CardId },
    /// The dial turned from a space, 0 before the first, to another.
    DialTurned { seat: Seat, from: u8, space: u8 },
    /// Something was gained.
    Gained { seat: Seat, ware: Ware, n: u8 },
    /// The bard walked.
    Walked { seat: Seat, region: RegionId },
    /// The boat came to a space.
    Sailed { seat: Seat, space: u8 },
    /// The Sing phase began.
    Sang { seat: Seat, lyrics: u8, melody: u8 },
    /// A place was used.
    Used { seat: Seat, place: PlaceId, stones: u8 },
    /// A creature was soothed.
    Soothed { seat: Seat, card: CardId },
    /// A creature was helped.
    Helped { seat: Seat, card: CardId },
    /// A card was bought.
    Bought { seat: Seat, card: CardId, coins: u8 },
    /// A new card lies open on a place.
    Opened { place: PlaceId, card: CardId },
    /// A Fan came.
    FanCame { seat: Seat, card: CardId },
    /// A crest was taken.
    CrestTaken { by: Side, from: Side },
    /// A crest was left at the bank.
    Deposited { seat: Seat },
    /// The market token moved.
    MarketMoved { space: u8 },
    /// A slot was covered.
    Performed { seat: Seat, place: PlaceId, slot: SlotId },
    /// A legend was told.
    Told { seat: Seat, legend: LegendId },
    /// A new legend lies open.
    LegendOpened { legend: LegendId },
    /// A rune was lifted off the dial.
    RuneLifted { seat: Seat, space: u8 },
    /// A motif token was used and turned over.
    MotifUsed { seat: Seat, motif: MotifId },
    /// Something was turned into something else.
    Converted { seat: Seat, conversion: Conversion, times: u8 },
    /// An opponent was challenged.
    Challenged { seat: Seat, side: Side, stones: u8 },
    /// A challenge card was laid open.
    ChallengeOpened { challenge: ChallengeId },
    /// A crest lies on a challenge.
    Engaged { seat: Seat, challenge: ChallengeId, hard: bool },
    /// The second event counts from now on.
    EventChanged { event: EventId },
    /// The Rival did something.
    Rival(Order),
    /// The Rival got a card.
    RivalGot { card: CardId },
    /// The Rival told this legend.
    RivalTold { legend: LegendId },
    /// The end was set off.
    EndSetOff { side: Side },
    /// The game is over.
    Ended,
    /// More was to be done than a turn can hold.
    CutShort,
}

/// What the Rival did is called by what it was: `RivalSkip`.
impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Event::Rival(order) = self {
            return write!(f, "Rival{order:?}");
        }
        f.write_str(&variant(self))
    }
}

/// The name of a variant and what it holds, as text.
fn variant(event: &Event) -> String {
    macro_rules! named {
        ($($name:ident)*) => { match event { $(Event::$name { .. } => stringify!($name),)* Event::Rival(_) => "Rival" } };
    }
    let name = named!(TurnBegan Declined Reshuffled Drew ToldStory JoinedSong DialTurned Gained Walked Sailed Sang Used
        Soothed Helped Bought Opened FanCame CrestTaken Deposited MarketMoved Performed Told LegendOpened RuneLifted
        MotifUsed Converted Challenged ChallengeOpened Engaged EventChanged RivalGot RivalTold EndSetOff Ended CutShort);
    name.to_owned()
}

impl Told for Event {
    /// Everybody sees the same [G15.9], and whatever came out of a face-down pile is news.
    fn sight(&self) -> Sight<Event> {
        match self {
            Event::Drew { .. }
            | Event::Opened { .. }
            | Event::FanCame { .. }
            | Event::LegendOpened { .. }
            | Event::ChallengeOpened { .. }
            | Event::RivalGot { .. }
            | Event::RivalTold { .. }
            | Event::Rival(Order::Discard(_) | Order::Follow(_) | Order::Remove(_) | Order::Shuffle(_)) => Sight::NEWS,
            Event::TurnBegan { .. }
            | Event::Declined { .. }
            | Event::Reshuffled { .. }
            | Event::ToldStory { .. }
            | Event::JoinedSong { .. }
            | Event::DialTurned { .. }
            | Event::Gained { .. }
            | Event::Walked { .. }
            | Event::Sailed { .. }
            | Event::Sang { .. }
            | Event::Used { .. }
            | Event::Soothed { .. }
            | Event::Helped { .. }
            | Event::Bought { .. }
            | Event::CrestTaken { .. }
            | Event::Deposited { .. }
            | Event::MarketMoved { .. }
            | Event::Performed { .. }
            | Event::Told { .. }
            | Event::RuneLifted { .. }
            | Event::MotifUsed { .. }
            | Event::Converted { .. }
            | Event::Challenged { .. }
            | Event::Engaged { .. }
            | Event::EventChanged { .. }
            | Event::EndSetOff { .. }
            | Event::Ended
            | Event::CutShort
            | Event::Rival(
                Order::Skip(_)
                | Order::Turn { .. }
                | Order::Mark { .. }
                | Order::Jump { .. }
                | Order::Activate { .. }
                | Order::TakeCrests { .. }
                | Order::Cover { .. }
                | Order::Tell { .. }
                | Order::Rest { .. }
                | Order::TurnBack(_)
                | Order::Lost(_)
                | Order::Arrive(_)
                | Order::TakeCrest(_)
                | Order::Engage(_)
                | Order::Help(_)
                | Order::Soothe(_)
                | Order::Gain(_)
                | Order::TakeCard(_)
                | Order::Withdraw(_)
                | Order::Deposit(_)
                | Order::TakeFan
                | Order::FlipGems
                | Order::Flip(_)
                | Order::Louder(_)
                | Order::Quieter(_)
                | Order::Reshuffle,
            ) => Sight::OPEN,
        }
    }
}

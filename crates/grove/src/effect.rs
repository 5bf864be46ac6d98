//! The small language in which cards, bards and events say what they do.
//!
//! An [`Effect`] is a run of [`Step`]s done in order; what stands on a bard or an event is a [`Sway`].

use crate::event::Ware;
pub use table::effect::{Effect, StepId};

table::each! {
    /// One thing to do.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Step {
        /// Take gems. [G14.1]
        Gem(n: u8) => Some((Ware::Gems, n));
        /// Move the volume marker up. [G1.6]
        Volume(n: u8) => Some((Ware::Volume, n));
        /// Take coins.
        Coin(n: u8) => Some((Ware::Coins, n));
        /// Turn the dial. [G6.1]
        Tempo(n: u8) => None;
        /// Bard steps for this Compose phase. [G5.2]
        Walk(n: u8) => Some((Ware::Steps, n));
        /// Advance the boat. [G5.4]
        Boat(n: u8) => None;
        /// Take reach stones.
        Reach(n: u8) => Some((Ware::Reach, n));
        /// Lyrics for the song. [G7.7]
        Lyric(n: u8) => Some((Ware::Lyrics, n));
        /// Melody for the song. [G7.7]
        Melody(n: u8) => Some((Ware::Melody, n));
        /// The top Fans go to the discard. [G11.3]
        Fan(n: u8) => None;
        /// One of these, which may be nothing: so many runs from this one on in the table of options.
        Choose {
            /// The first option.
            first: u8,
            /// How many.
            count: u8,
        } => None;
    }
    /// What somebody just gets and keeps, and how much of it.
    pub fn kept -> Option<(Ware, u8)>;
}

table::named! {
    /// A moment that calls for effects.
    pub enum Trigger {
        /// A Compose phase begins.
        Compose = "compose",
        /// A Skill went to the story. [G4.6]
        Story = "story",
        /// A Sing phase begins. [G7.1]
        Sing = "sing",
        /// A creature was soothed.
        Soothe = "soothe",
        /// A slot of a stage was covered.
        Perform = "perform",
        /// A legend was told.
        Tell = "tell",
        /// A card was bought.
        Buy = "buy",
        /// A coin place was used.
        Collect = "collect",
        /// A challenge was won.
        Challenge = "challenge",
    }
}

/// What a bard's power or an event changes as long as it holds. [G14.4]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sway {
    /// Coins less for a Skill.
    pub skill: u8,
    /// Coins less for an Improv.
    pub improv: u8,
    /// Lyrics less for a creature. [G8.8]
    pub creature_lyric: u8,
    /// Melody less for a creature. [G8.8]
    pub creature_melody: u8,
    /// River spaces less for a legend.
    pub legend_boat: u8,
    /// Lyrics less for a legend.
    pub legend_lyric: u8,
    /// Volume less for a stage.
    pub stage: u8,
    /// Volume less for a challenge.
    pub challenge: u8,
    /// Whether melody counts as lyrics while the volume is 0. [G7.8]
    pub melody_as_lyric: bool,
    /// What happens at each moment.
    pub on: [Effect; Trigger::COUNT],
}

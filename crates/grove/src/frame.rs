//! What is pending: questions that somebody must answer, and work that is done by itself.

use crate::Grove;
use crate::effect::{Effect, Trigger};
use crate::ids::*;
use serde::{Deserialize, Serialize};
use table::stack::Asked::IfChoice;
use table::stack::{Manner, must};

/// The most frames that wait at once. [G15.8]
pub const STACK: usize = 24;
/// So many frames are enough for what one step sets in motion.
pub const SPARE: usize = 6;

/// The frames of a table.
pub type Pending = table::stack::Stack<Ask, Work, STACK>;

table::each! {
    /// A question. Whoever may say no has it among the answers.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Ask {
        /// Which Skill goes to the story? [G4.6]
        Story => must(IfChoice);
        /// Where does the bard or the boat go? [G5.1]
        Move {
            /// Whether the free move is left.
            free: bool,
        } => must(IfChoice);
        /// Which place is used, or who is challenged? [G7.2]
        Sing => must(IfChoice);
        /// Which rune is lifted off the dial? [G6.3]
        Rune => must(IfChoice);
        /// Which motif token is used? [G12.2]
        Motif {
            /// Those used already.
            used: Set<MotifId>,
            /// How many may still be.
            left: u8,
        } => must(IfChoice).times(left), if |grove| (1..=grove.pack.numbers.motif_uses).contains(&left);
        /// How often is something turned into something else?
        Convert(conversion: Conversion) => must(IfChoice);
        /// Which of these?
        Choose {
            /// The first option.
            first: u8,
            /// How many there are.
            count: u8,
        } => must(IfChoice), if |grove| grove.pack.has_options(first, count);
        /// Sing the swan song? [G15.3]
        SwanSong => must(IfChoice);
        /// On which challenge does the crest go? [G18.3]
        Engage => must(IfChoice);
        /// To which of these equally near places does the Rival go? [G17.10]
        Nearest {
            /// The places.
            among: Set<PlaceId>,
        } => must(IfChoice), if |grove| grove.mode.rival.is_some() && among.without(grove.pack.sites).is_empty();
    }
    /// What kind of question it is.
    pub(crate) fn manner -> Manner;
    sound in Grove;
}

table::named! {
    /// Something that is turned into something else.
    pub enum Conversion {
        /// Melody into volume. [G12.3]
        MelodyToVolume = "melody-to-volume",
        /// Volume into gems. [G12.3]
        VolumeToGems = "volume-to-gems",
        /// Lyrics into coins. [G12.4]
        LyricsToCoins = "lyrics-to-coins",
    }
}

table::each! {
    /// Work.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Work {
        /// A bard's turn begins.
        Begin;
        /// Cards are drawn. [G4.1]
        Draw;
        /// The dial turns. [G6.1]
        Dial {
            /// So many spaces.
            left: u8,
        };
        /// The boat moves. [G5.4]
        Boat {
            /// So many spaces.
            left: u8,
        };
        /// The steps of an effect.
        Steps(effect: Effect);
        /// The effects of the cards of the song, from this one on. [G7.1]
        Sung {
            /// Its place from the left.
            at: u8,
        };
        /// What a moment calls for.
        On(trigger: Trigger);
        /// The Sing phase, if it is due. [G3.1]
        Sing;
        /// The Rest phase. [G3.3]
        Rest;
        /// The turn passes on. [G3.2]
        Next;
        /// The Rival composes. [G17.1]
        RivalComposes, if |grove| grove.mode.rival.is_some();
        /// The Rival follows the arrows of a card from this one on. [G17.3]
        RivalTravels {
            /// The card.
            card: SoloId,
            /// The arrow.
            arrow: u8,
        }, if |grove| grove.mode.rival.is_some();
        /// The Rival sings, if he does. [G18.1]
        RivalSings, if |grove| grove.mode.rival.is_some();
        /// The Rival activates what is left of his places. [G19.1]
        RivalActivates, if |grove| grove.mode.rival.is_some();
        /// The Rival rests. [G20.1]
        RivalRests, if |grove| grove.mode.rival.is_some();
    }
    sound in Grove;
}

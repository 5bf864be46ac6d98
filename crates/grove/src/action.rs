//! Decisions, and how they are written.

use crate::board::{Target, Verb};
use crate::ids::*;
use crate::pack::Pack;
use serde::{Deserialize, Serialize};
use table::{Line, Side};

table::each! {
    /// A decision.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Action {
        /// This Skill goes to the story. [G4.6]
        Story(card: CardId) => (Verb::Compose, Target::Card(card));
        /// The bard goes to a region. [G5.1]
        Walk(region: RegionId) => (Verb::Move, Target::Region(region));
        /// The boat goes one space. [G5.1]
        Sail => (Verb::Move, Target::Boat);
        /// No further move.
        Stay => (Verb::Move, Target::Prompt);
        /// Soothe the creature of a place. [G8.2]
        Soothe(place: PlaceId) => (Verb::Use, Target::Place(place));
        /// Help it. [G8.6]
        Help(place: PlaceId) => (Verb::Use, Target::Place(place));
        /// Buy the top card of a shop. [G9.2]
        Buy {
            /// Where.
            place: PlaceId,
            /// So many coins are replaced by lyrics. [G9.4]
            replaced: u8,
        } => (Verb::Use, Target::Place(place));
        /// Take the crest at the bank. [G10.2]
        Collect(place: PlaceId) => (Verb::Use, Target::Place(place));
        /// Leave a crest at the bank. [G10.3]
        Deposit {
            /// Where.
            place: PlaceId,
            /// For gems instead of coins.
            gems: bool,
        } => (Verb::Use, Target::Place(place));
        /// Perform on a stage. [G11.2]
        Perform {
            /// Where.
            place: PlaceId,
            /// The slot.
            slot: SlotId,
            /// So much volume is replaced by melody.
            replaced: u8,
        } => (Verb::Use, Target::Place(place));
        /// Take a Fan on a full stage. [G11.4]
        Show(place: PlaceId) => (Verb::Use, Target::Place(place));
        /// Tell a legend. [G11.6]
        Tell {
            /// Where.
            place: PlaceId,
            /// Its level.
            level: LegendLevel,
        } => (Verb::Use, Target::Place(place));
        /// Use motif tokens. [G12.2]
        Carve(place: PlaceId) => (Verb::Use, Target::Place(place));
        /// Use a volume hall. [G12.3]
        Shout(place: PlaceId) => (Verb::Use, Target::Place(place));
        /// Use a coin place. [G12.4]
        Earn(place: PlaceId) => (Verb::Use, Target::Place(place));
        /// Challenge an opponent. [G13.1]
        Challenge(side: Side) => (Verb::Challenge, Target::Side(side));
        /// Stop singing. [G7.6]
        Rest => (Verb::Answer, Target::Prompt);
        /// Lift the rune of this space. [G6.3]
        Rune(space: DialSpace) => (Verb::Answer, Target::Dial(space));
        /// Use this motif token. [G12.2]
        Motif(motif: MotifId) => (Verb::Answer, Target::Motif(motif));
        /// No further one.
        Done => (Verb::Answer, Target::Prompt);
        /// Turn something into something else, so often.
        Convert(n: u8) => (Verb::Answer, Target::Prompt);
        /// Take an option, from 0.
        Option(n: u8) => (Verb::Answer, Target::Prompt);
        /// Sing the swan song. [G15.2]
        Swan => (Verb::Answer, Target::Prompt);
        /// Decline it. [G15.3]
        Decline => (Verb::Answer, Target::Prompt);
        /// Put the crest on a challenge. [G18.3]
        Engage {
            /// The card.
            challenge: ChallengeId,
            /// The hard one.
            hard: bool,
        } => (Verb::Answer, Target::Challenge(challenge));
        /// The Rival goes to this place. [G17.10]
        Send(place: PlaceId) => (Verb::Answer, Target::Place(place));
    }
    /// What sort of choice it is, and the thing on the table that it is about.
    pub(crate) fn about -> (Verb, Target);
}

impl Action {
    /// The place that is used.
    pub fn place(self) -> Option<PlaceId> {
        match self.about() {
            (Verb::Use, Target::Place(place)) => Some(place),
            _ => None,
        }
    }

    /// The text notation.
    pub fn write(self, pack: &Pack) -> String {
        let at = |place: PlaceId| pack.place(place).entry.id.as_str();
        match self {
            Action::Story(card) => format!("story {}", pack.card(card).entry.id),
            Action::Walk(region) => format!("walk {}", pack.region(region).entry.id),
            Action::Sail => "sail".to_owned(),
            Action::Stay => "stay".to_owned(),
            Action::Soothe(place) => format!("soothe {}", at(place)),
            Action::Help(place) => format!("help {}", at(place)),
            Action::Buy { place, replaced: 0 } => format!("buy {}", at(place)),
            Action::Buy { place, replaced } => format!("buy {} {replaced}", at(place)),
            Action::Collect(place) => format!("collect {}", at(place)),
            Action::Deposit { place, gems } => format!("deposit {} {}", at(place), if gems { "gems" } else { "coins" }),
            Action::Perform { place, slot, replaced: 0 } => format!("perform {} {}", at(place), slot.number()),
            Action::Perform { place, slot, replaced } => format!("perform {} {} {replaced}", at(place), slot.number()),
            Action::Show(place) => format!("show {}", at(place)),
            Action::Tell { place, level } => format!("tell {} {}", at(place), level.number()),
            Action::Carve(place) => format!("carve {}", at(place)),
            Action::Shout(place) => format!("shout {}", at(place)),
            Action::Earn(place) => format!("earn {}", at(place)),
            Action::Challenge(side) => format!("challenge {}", side_id(side)),
            Action::Rest => "rest".to_owned(),
            Action::Rune(space) => format!("rune {}", space.number()),
            Action::Motif(motif) => format!("motif {}", motif.number()),
            Action::Done => "done".to_owned(),
            Action::Convert(n) => format!("convert {n}"),
            Action::Option(n) => format!("option {}", n + 1),
            Action::Swan => "swan".to_owned(),
            Action::Decline => "decline".to_owned(),
            Action::Engage { challenge, hard } => {
                let id = &pack.challenges[challenge.index()].entry.id;
                format!("engage {id} {}", if hard { "hard" } else { "easy" })
            }
            Action::Send(place) => format!("send {}", at(place)),
        }
    }

    /// Reads the text notation.
    pub fn read(text: &str, pack: &Pack) -> Result<Action, Line> {
        let unreadable = || Line::new("grove-unreadable-action").with("text", text);
        let unknown = |id: &str| Line::new("unknown-id").with("id", id);
        let place = |id: &str| pack.place_id(id).ok_or_else(|| unknown(id));
        // Numbers that people count from 1 up to so many.
        let counted = |n: &str, most: u8| match n.parse::<u8>() {
            Ok(n) if (1..=most).contains(&n) => Ok(n - 1),
            _ => Err(unreadable()),
        };
        let number = |n: &str| n.parse::<u8>().ok().filter(|n| *n <= 99).ok_or_else(unreadable);
        // Nothing replaced is not written.
        let replaced = |n: &str| number(n).and_then(|n| if n > 0 { Ok(n) } else { Err(unreadable()) });
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["story", id] => Action::Story(pack.card_id(id).ok_or_else(|| Line::new("no-such-card").with("id", id))?),
            ["walk", id] => Action::Walk(pack.region_id(id).ok_or_else(|| unknown(id))?),
            ["sail"] => Action::Sail,
            ["stay"] => Action::Stay,
            ["soothe", at] => Action::Soothe(place(at)?),
            ["help", at] => Action::Help(place(at)?),
            ["buy", at] => Action::Buy { place: place(at)?, replaced: 0 },
            ["buy", at, n] => Action::Buy { place: place(at)?, replaced: replaced(n)? },
            ["collect", at] => Action::Collect(place(at)?),
            ["deposit", at, "coins"] => Action::Deposit { place: place(at)?, gems: false },
            ["deposit", at, "gems"] => Action::Deposit { place: place(at)?, gems: true },
            ["perform", at, slot] => {
                Action::Perform { place: place(at)?, slot: SlotId(counted(slot, SLOTS as u8)?), replaced: 0 }
            }
            ["perform", at, slot, n] => {
                Action::Perform { place: place(at)?, slot: SlotId(counted(slot, SLOTS as u8)?), replaced: replaced(n)? }
            }
            ["show", at] => Action::Show(place(at)?),
            ["tell", at, level] => {
                Action::Tell { place: place(at)?, level: LegendLevel(counted(level, LEVELS as u8)?) }
            }
            ["carve", at] => Action::Carve(place(at)?),
            ["shout", at] => Action::Shout(place(at)?),
            ["earn", at] => Action::Earn(place(at)?),
            ["challenge", id] => Action::Challenge(read_side(id).ok_or_else(unreadable)?),
            ["rest"] => Action::Rest,
            ["rune", n] => Action::Rune(DialSpace(counted(n, DIAL)?)),
            ["motif", n] => Action::Motif(MotifId(counted(n, MOTIFS as u8)?)),
            ["done"] => Action::Done,
            ["convert", n] => Action::Convert(number(n)?),
            ["option", n] => Action::Option(counted(n, 4)?),
            ["swan"] => Action::Swan,
            ["decline"] => Action::Decline,
            ["engage", id, level @ ("easy" | "hard")] => {
                let challenge = pack.challenge_id(id).ok_or_else(|| unknown(id))?;
                Action::Engage { challenge, hard: level == "hard" }
            }
            ["send", at] => Action::Send(place(at)?),
            _ => return Err(unreadable()),
        })
    }
}

/// The name of a side in notation.
pub fn side_id(side: Side) -> &'static str {
    side.seat().map_or("rival", |seat| SEATS[seat.index()].0)
}

/// The side with this name.
pub(crate) fn read_side(id: &str) -> Option<Side> {
    let seat = SEATS.into_iter().find(|(name, _)| *name == id).map(|(_, seat)| Side::player(seat));
    seat.or((id == "rival").then_some(Side::RIVAL))
}

//! The two kinds and five colours of cards.

use serde::{Deserialize, Serialize};

/// Critter or Construction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Kind {
    /// An animal that moves in.
    Critter,
    /// A building.
    Construction,
}

impl Kind {
    /// Both kinds.
    pub const ALL: [Kind; 2] = [Kind::Critter, Kind::Construction];

    /// The name used in packs.
    pub const fn id(self) -> &'static str {
        match self {
            Kind::Critter => "critter",
            Kind::Construction => "construction",
        }
    }

    /// The kind with this name.
    pub fn from_id(id: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.id() == id)
    }
}

/// The colour of a card, which says when it acts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Colour {
    /// Production.
    Green,
    /// Governance.
    Blue,
    /// Traveler.
    Tan,
    /// Destination.
    Red,
    /// Prosperity.
    Purple,
}

impl Colour {
    /// All colours.
    pub const ALL: [Colour; 5] = [Colour::Green, Colour::Blue, Colour::Tan, Colour::Red, Colour::Purple];

    /// The name used in packs, scenarios and notation.
    pub const fn id(self) -> &'static str {
        match self {
            Colour::Green => "green",
            Colour::Blue => "blue",
            Colour::Tan => "tan",
            Colour::Red => "red",
            Colour::Purple => "purple",
        }
    }

    /// The colour with this name.
    pub fn from_id(id: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.id() == id)
    }
}

//! The opponents in the box: what Rugwort and Nightweave have on the table.

use crate::ids::*;
use crate::webs::{Personality, Plot, SCHEMES, Scheme, SchemeCard};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use woodland::Season;

/// What the opponent in the box has besides cards; nothing when people play each other.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Rival {
    /// Point tokens.
    pub points: u16,
    /// Its workers: Nightweave's spiders, or Rugwort's two on the board.
    pub workers: [Post; SPIDERS],
    /// The slots of the Meadow that Rugwort's workers block, as bits. [V12.6]
    pub blocked: u8,
    /// Nightweave's season. [V18.7]
    pub season: Season,
    /// Whether her game is over. [V20.11]
    pub over: bool,
    /// The slot in which her figure stands; in the Lair if none. [V19.15]
    pub figure: Option<Slot>,
    /// Her Activity deck, the next card last.
    pub(crate) activity: ArrayVec<ActivityId, ACTIVITIES>,
    /// Activity cards used this season.
    pub(crate) used: ArrayVec<ActivityId, ACTIVITIES>,
    /// How often her deck has run out this season. [V19.8]
    pub times_empty: u8,
    /// The Activity card that lies open: its arrow settles ties. [V19.1]
    pub open: Option<ActivityId>,
    /// Whether she has claimed a special event this season. [V19.28]
    pub special_claimed: bool,
    /// Her personality.
    pub personality: Option<Personality>,
    /// Her plot.
    pub plot: Option<Plot>,
    /// The scheme in force.
    pub scheme: Option<SchemeCard>,
    /// Schemes still to come, the next one last.
    pub(crate) schemes: ArrayVec<SchemeCard, SCHEMES>,
    /// Webs for good.
    pub webs: Webs,
    /// Webs on the basic events. [V24.12]
    pub event_webs: [u8; BASIC_EVENTS],
    /// Whether the next worker placed goes to her. [V25.27]
    pub soup: bool,
}

impl Rival {
    /// What the scheme in force does.
    #[inline]
    pub(crate) fn scheming(&self) -> Option<Scheme> {
        self.scheme.map(|card| card.does)
    }

    /// How many spiders are in the Lair.
    #[inline]
    pub fn spiders_home(&self) -> usize {
        self.workers.iter().filter(|&&post| post == Post::Home).count()
    }
}

/// The places that bear a web for good: basic locations, clearings, the Haven. [V24.13]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Webs(u16);

impl Webs {
    const fn bit(site: Site) -> u16 {
        match site {
            Site::Basic(basic) => 1 << basic.0,
            Site::Forest(clearing) => 1 << (8 + clearing.0),
            Site::Haven => 1 << 12,
            Site::Journey(_) | Site::Event(_) | Site::City(_) => 0,
        }
    }

    /// Whether one lies there.
    #[inline]
    pub const fn has(self, site: Site) -> bool {
        self.0 & Webs::bit(site) != 0
    }

    /// Lays one there.
    pub(crate) fn lay(&mut self, site: Site) {
        self.0 |= Webs::bit(site);
    }
}

//! Her with other expansions: their branches of her turn, and what they add to her points.

use super::turn::along;
use super::{Act, Arrow, AtStation, Discovery, DiscoveryId, Field, Figure, Order, RiverId, VisitorId, WonderId};

/// Pearlbrook. [V27.2] The frog goes to the hidden destination that suits her best, or to a shown one.
pub(super) fn ambassador<F: Field>(field: &mut F, arrow: Arrow) -> Result<bool, F::Pause> {
    if !field.ambassador_home()? {
        return Ok(false);
    }
    let rivers = field.rivers()?;
    let hidden = rivers.iter().any(|river| !river.shown);
    let suits = rivers.iter().map(|river| (!hidden || !river.shown).then_some(river.fit));
    let best = most(RiverId::first(rivers.len()).zip(suits), arrow);
    if let Some(river) = best {
        field.order(Order::Does(Act::Ambassador))?;
        field.order(Order::Ambassador { river, pearls: if hidden { 2 } else { 1 } })?;
    }
    Ok(best.is_some())
}

/// The dearest Wonder that she can pay, and what it costs.
pub(super) fn dearest_wonder<F: Field>(field: &mut F, arrow: Arrow) -> Result<Option<(WonderId, u8)>, F::Pause> {
    let pearls = field.pearls()?;
    let wonders = field.wonders()?;
    let costs: Vec<Option<u8>> = wonders.into_iter().map(|cost| cost.filter(|&cost| cost <= pearls)).collect();
    let dearest = most(WonderId::first(costs.len()).zip(costs.iter().copied()), arrow);
    Ok(dearest.and_then(|n| Some((n, costs[n.index()]?))))
}

/// The greatest of these, the arrow deciding between equals. [V19.1]
fn most<I: Copy, T: PartialOrd + Copy>(values: impl Iterator<Item = (I, Option<T>)>, arrow: Arrow) -> Option<I> {
    let values: Vec<(I, Option<T>)> = along(values, arrow);
    let mut best: Option<(I, T)> = None;
    for (thing, value) in values {
        if let Some(value) = value
            && best.is_none_or(|(_, other)| value > other)
        {
            best = Some((thing, value));
        }
    }
    best.map(|(thing, _)| thing)
}

/// [V27.4] The dearest Wonder she can pay, and an Adornment for a pearl more.
pub(super) fn wonder<F: Field>(field: &mut F, arrow: Arrow) -> Result<bool, F::Pause> {
    let dearest = dearest_wonder(field, arrow)?;
    let paid = dearest.map_or(0, |(_, cost)| cost);
    let adorns = field.pearls()? > paid && field.adornments()? > 0;
    if dearest.is_none() && !adorns {
        return Ok(false);
    }
    field.order(Order::Does(Act::Wonder))?;
    if let Some((n, _)) = dearest {
        field.order(Order::Wonder { n, spider: true })?;
    }
    if adorns {
        field.order(Order::Adornment)?;
    }
    Ok(true)
}

// ---- Spirecrest ----

/// [V28.2] She explores before she prepares.
pub(super) fn explore<F: Field>(field: &mut F, arrow: Arrow) -> Result<(), F::Pause> {
    field.order(Order::MapTile(arrow))?;
    let discoveries = field.discoveries()?;
    let lie: Vec<DiscoveryId> = along(DiscoveryId::first(discoveries.len()), arrow);
    if let Some(at) = lie.into_iter().find(|at| discoveries[at.index()] != Discovery::Other) {
        field.order(Order::Discovery(at, discoveries[at.index()]))?;
    }
    field.order(Order::TurnUpTrail)?;
    Ok(())
}

// ---- Newleaf ----

/// The most valuable of these, the arrow deciding between equals.
pub(super) fn best_of(visitors: &[u8], arrow: Arrow) -> Option<VisitorId> {
    most(VisitorId::first(visitors.len()).zip(visitors.iter().copied().map(Some)), arrow)
}

/// [V30.3] 9 to 11 are the cards of the Station from top to bottom, 12 the most valuable one.
pub(super) fn station_place<F: Field>(field: &mut F, rolled: u8, arrow: Arrow) -> Result<AtStation, F::Pause> {
    if rolled < 12 {
        return Ok(AtStation(rolled - 9));
    }
    // A gap is no card. [V30.5]
    Ok(most(AtStation::all().zip(field.station()?), arrow).unwrap_or(AtStation(0)))
}

/// [V30.6] [V30.7]
pub(super) fn play_from_station<F: Field>(field: &mut F, rolled: u8, arrow: Arrow) -> Result<(), F::Pause> {
    let at = station_place(field, rolled, arrow)?;
    if field.figure()? == Figure::Station(at) {
        field.order(Order::PlayTop)?;
        return Ok(());
    }
    field.order(Order::PlayStation(at))?;
    field.order(Order::Level)?;
    Ok(())
}

/// [V30.8] The least visitor is discarded, the best becomes a feat.
pub(super) fn greet_visitors<F: Field>(field: &mut F, arrow: Arrow) -> Result<(), F::Pause> {
    let visitors = field.visitors()?;
    let best = best_of(&visitors, arrow);
    let others = VisitorId::first(visitors.len()).zip(&visitors).map(|(visitor, &value)| {
        let taken = best == Some(visitor);
        (visitor, (!taken).then_some(std::cmp::Reverse(value)))
    });
    if let Some(least) = most(others, arrow) {
        field.order(Order::DropVisitor(least))?;
    }
    if let Some(best) = best {
        field.order(Order::TakeVisitor(best))?;
    }
    Ok(())
}

// ---- Rugwort's cards ----

/// [V26.9] [V26.10] The Rowdy is played, by her or on her.
pub fn rowdy<F: Field>(field: &mut F, by_her: bool) -> Result<(), F::Pause> {
    if !by_her {
        field.order(Order::LoseGreen)?;
        for _ in 0..2 {
            if field.has_hand()? {
                field.order(Order::Discard { token: true })?;
            }
        }
        return Ok(());
    }
    if let Some(value) = field.greens()?.into_iter().max() {
        field.order(Order::TakeGreen { value })?;
    }
    field.order(Order::SendRowdy)?;
    Ok(())
}

/// [V26.11] The Robber, played by her or by a human: a hand above eight is cut down first.
pub fn robber<F: Field>(field: &mut F, by_her: bool) -> Result<(), F::Pause> {
    let cut = field.hand_size()?.saturating_sub(8);
    field.order(Order::SwapHands { cut, by_her })?;
    Ok(())
}

// ---- points ----

/// The tokens that the sign of an open card of hers is worth to her at each visit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// An ordinary one.
    Plain,
    /// The Green Acorn. [V26.3]
    GreenAcorn,
    /// The Hotel. [V30.10]
    Hotel,
}

/// What a visit brings her.
pub const fn sign(sign: Sign) -> u8 {
    match sign {
        Sign::Plain => 1,
        Sign::GreenAcorn | Sign::Hotel => 2,
    }
}

/// What she has of other expansions when her points are counted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hoard {
    /// Printed points of her Wonders. [V27.6]
    pub wonders: Vec<u8>,
    /// Pearls left.
    pub pearls: u8,
    /// Adornments turned up.
    pub adornments: u8,
    /// Points of map tiles and Discoveries, in full. A Discovery with a place is a card of her city. [V28.6] [V28.7]
    pub discoveries: Vec<u8>,
    /// Values of her visitors.
    pub visitors: Vec<u8>,
    /// Events of one opponent, if the Ruler lies in her city: its text counts. [V26.12]
    pub ruled_events: u8,
    /// Newleaf cards of her city that have no other bonus. [V30.9]
    pub newleaf_cards: u8,
}

impl Hoard {
    /// What it is worth at a level, whose card says what an Adornment and a Newleaf card are worth.
    pub fn points(&self, card: &crate::pack::LevelCard, level: crate::Level) -> i32 {
        let sum = |values: &[u8]| values.iter().map(|&value| i32::from(value)).sum::<i32>();
        let mut visitors = self.visitors.clone();
        visitors.sort_unstable_by(|a, b| b.cmp(a));
        visitors.truncate(level.index());
        sum(&self.wonders)
            + 2 * i32::from(self.pearls)
            + i32::from(self.adornments) * i32::from(card.adornment)
            + sum(&self.discoveries)
            + sum(&visitors)
            + i32::from(self.ruled_events)
            + i32::from(self.newleaf_cards) * i32::from(card.purple_bonus)
    }
}

/// [V29.4] A garland award against one human: what she and the human gain for so many cards of the kind; those that
/// entered her city at the end of her game count. [V29.5] Second place needs half of what the first has.
pub fn garland(hers: u8, yours: u8, second: i32) -> (i32, i32) {
    let runner_up = |less: u8, more: u8| if less > 0 && 2 * less >= more { second } else { 0 };
    match hers.cmp(&yours) {
        std::cmp::Ordering::Greater => (6, runner_up(yours, hers)),
        std::cmp::Ordering::Less => (runner_up(hers, yours), 6),
        std::cmp::Ordering::Equal => (0, 0),
    }
}

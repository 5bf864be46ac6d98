//! What counts besides where the mayors build one city: goals, Miss Thorn's points, and what the next of them can do.

use super::{Clock, DuoWeights, net_worth};
use ::duo::pack::{ClaimedBy, Goal, Row};
use ::duo::{COLUMNS, CardId, CardSet, Duo, HARE, Haunt, PathSpot, Slot, State, TORTOISE};
use table::{Seat, Side};
use woodland::Colour;

/// What helps to win a game together beyond the city's points: goals that come nearer, and points that Miss Thorn
/// will not get.
pub(super) fn quest_worth(duo: &Duo, s: &State, clock: &Clock<'_>) -> f32 {
    let w = clock.w;
    let near: f32 = duo.goals_near(s).map(|(goal, near)| goal_worth(w, goal, near)).sum();
    let goals = near - w.goal_limit * duo.beyond_limits(s) as f32;
    let Some(hers) = hers(duo, s) else {
        return goals + w.watch * f32::from(s.together.watches) * (clock.turns / w.watch_late).min(1.0);
    };
    goals - w.thorn_card * hers.cards - w.thorn_event * hers.events
}

/// What is Miss Thorn's in a challenge unless somebody prevents it, in points: cards where her skunks stand, and events.
pub(super) struct Hers {
    cards: f32,
    events: f32,
}

impl Hers {
    /// As far as it counts.
    pub fn weighed(&self, w: &DuoWeights) -> f32 {
        w.thorn_card * self.cards + w.thorn_event * self.events
    }
}

/// What will be Miss Thorn's.
pub(super) fn hers(duo: &Duo, s: &State) -> Option<Hers> {
    let level = duo.level()?;
    let to_her = |card: CardId| {
        let sheet = duo.pack().card(card);
        f32::from(sheet.points) + if sheet.colour == Colour::Purple { f32::from(level.per_purple) } else { 0.0 }
    };
    let lower = duo.pack().season(s.season).thorn == Row::Lower;
    // The column to the right of a spot; the last has none.
    let row = if lower { &s.meadow[COLUMNS..] } else { &s.meadow[..COLUMNS] };
    let cards: f32 = PathSpot::all()
        .zip(row)
        .filter(|&(spot, _)| s.together.skunks.at(Haunt::Path(spot)))
        .filter_map(|(_, card)| *card)
        .map(to_her)
        .sum();
    // Whatever event is left in the end is hers.
    let left = Slot::all().filter(|slot| s.claimed[slot.index()].is_none_or(Side::is_rival));
    let events: f32 = left.map(|slot| f32::from(duo.pack().event(s.events[slot.index()]).points)).sum();
    Some(Hers { cards, events })
}

/// What a goal is worth to players who need all of them.
fn goal_worth(w: &DuoWeights, goal: &Goal, near: f32) -> f32 {
    match goal {
        Goal::Events { n, by: ClaimedBy::Both } => w.goal_both * *n as f32 * near.min(1.0),
        Goal::Events { n, .. } => w.goal_event * *n as f32 * near,
        Goal::Score { .. } => 0.0,
        Goal::Reach { .. } => w.goal_reach * near,
        Goal::End { .. } => w.goal_end * near,
    }
}

/// The points that the mayors must reach: more than Miss Thorn has, or what the chapter wants.
pub(super) fn wanted(duo: &Duo, s: &State) -> Option<f32> {
    let points = duo.level().map_or_else(|| duo.wanted_score(), |_| Some(duo.thorn_score(s).total()));
    points.map(|points| points as f32)
}

/// What the mayor who is next can do at once: the best of the cards in sight that they can pay for.
pub(super) fn next_play(duo: &Duo, s: &State, known: &CardSet, clock: &Clock<'_>) -> f32 {
    let next = [HARE, TORTOISE].into_iter().find(|&seat| s.is_turn_start(seat));
    let Some(seat) = next.or_else(|| s.turn.map(Seat::other)) else { return 0.0 };
    let cards = s.hand(seat).or(s.touched()).and(*known);
    let worth = |card: CardId| net_worth(duo, s, seat, card, clock);
    clock.w.next_play * cards.into_iter().filter(|&card| duo.could_pay(s, seat, card)).map(worth).fold(0.0, f32::max)
}

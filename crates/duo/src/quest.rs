//! What a game together is about: the rules of its chapter or level, goals, Miss Thorn's points, achievements.

use crate::Duo;
use crate::effect::{Condition, Count, CountPlace};
use crate::ids::*;
use crate::mode::{Difficulty, Mode, Quest};
use crate::pack::{Banned, ChapterSheet, ClaimedBy, Goal, Sharing, ThornLevel};
use crate::state::State;
use crate::together::{HANDSHAKE, Item, SkunkCount, Together};
use serde::Serialize;
use table::{Seat, Side};
use woodland::{Colour, Good};

/// Where a goal stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoalState {
    /// It is met: for good if it was to be reached, as things stand otherwise.
    Met,
    /// It can still be met.
    Open,
    /// Its season has passed, or the game has ended without it.
    Missed,
}

/// Miss Thorn's points by where they come from. [D20.12]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct ThornScore {
    /// Printed on her cards.
    pub cards: i32,
    /// For her purple cards.
    pub purple: i32,
    /// Her event tiles.
    pub events: i32,
    /// What she has in any case.
    pub flat: i32,
}

impl ThornScore {
    /// All points.
    pub fn total(self) -> i32 {
        self.cards + self.purple + self.events + self.flat
    }

    /// The points by the names of their sources.
    pub fn sources(self) -> [(&'static str, i32); 4] {
        [("cards", self.cards), ("purple", self.purple), ("events", self.events), ("flat", self.flat)]
    }
}

impl Duo {
    /// The chapter that is played.
    pub fn chapter(&self) -> Option<&ChapterSheet> {
        self.mode.chapter().map(|chapter| &self.pack.chapters[usize::from(chapter.number) - 1])
    }

    /// The level of the challenge that is played.
    pub fn level(&self) -> Option<&ThornLevel> {
        self.mode.level().map(|level| &self.pack.levels[level as usize])
    }

    /// How many skunks are about.
    pub(crate) fn skunk_count(&self) -> SkunkCount {
        match (self.chapter(), self.level()) {
            (Some(chapter), _) => chapter.skunks,
            (_, Some(level)) => level.skunks,
            (None, None) => SkunkCount::default(),
        }
    }

    /// What may be shared.
    pub fn sharing(&self) -> Sharing {
        match (self.chapter(), self.level()) {
            (Some(chapter), _) => chapter.sharing,
            (_, Some(level)) => level.sharing,
            (None, None) => Sharing::Forbidden,
        }
    }

    /// [D18.5] The watches a chapter begins with.
    pub(crate) fn first_watches(&self) -> u8 {
        match (self.mode.chapter(), self.chapter()) {
            (Some(chosen), Some(chapter)) => {
                u8::from(chosen.difficulty == Difficulty::Normal) + u8::from(chapter.extra_watch)
            }
            _ => 0,
        }
    }

    /// What is added to the number in brackets of "more than" events. [D15.14] [D20.4]
    #[inline]
    pub(crate) fn raise(&self, s: &State) -> u32 {
        self.raised_by(&s.together)
    }

    /// The same, for those who look at a view.
    #[inline]
    pub fn raised_by(&self, together: &Together) -> u32 {
        match self.mode {
            Mode::Duel => 0,
            Mode::Together { quest: Quest::Chapter(_), .. } => together.skunks.on_events(),
            Mode::Together { quest: Quest::Challenge(level), .. } => self.pack.levels[level as usize].minimum,
        }
    }

    /// Whether a skunk keeps mayors off this event: only in chapters. [D15.15] [D20.3]
    #[inline]
    pub(crate) fn skunk_bars(&self, s: &State, slot: Slot) -> bool {
        s.together.skunks.events >> slot.0 & 1 == 1 && self.mode.chapter().is_some()
    }

    /// Whether the chapter forbids it in this season. [D19.7]
    #[inline]
    pub(crate) fn is_banned(&self, s: &State, what: Banned) -> bool {
        let forbids = |chapter: &ChapterSheet| {
            chapter.bans.iter().any(|ban| ban.what == what && ban.season.is_none_or(|season| season == s.season))
        };
        self.chapter().is_some_and(forbids)
    }

    /// Whether the turn that begins now allows sharing. [D17.1] [D17.4]
    pub(crate) fn sharing_now(&self, s: &State) -> bool {
        match self.sharing() {
            Sharing::Open => true,
            Sharing::Limited => s.sun == HANDSHAKE || s.moon == HANDSHAKE,
            Sharing::Forbidden => false,
        }
    }

    /// Whether this mayor has the item, and the other one can take it. [D17.2] [D17.7]
    pub(crate) fn can_pass(&self, s: &State, seat: Seat, item: Item) -> bool {
        let mayor = s.mayor(seat);
        match item {
            Item::Good(good) => mayor.goods.of(good) > 0,
            Item::Card(card) => mayor.hand.has(card),
            Item::Occupied(colour) => mayor.occupied.has(colour) && !s.owns_occupied(seat.other(), colour),
        }
    }

    /// Everything this mayor could pass to the other.
    pub(crate) fn passable<'s>(&'s self, s: &'s State, seat: Seat) -> impl Iterator<Item = Item> + 's {
        let goods = Good::ALL.into_iter().map(Item::Good);
        let tokens = Colour::ALL.into_iter().map(Item::Occupied);
        let all = goods.chain(s.mayor(seat).hand.map(Item::Card)).chain(tokens);
        all.filter(move |&item| self.can_pass(s, seat, item))
    }

    /// Whether a goal is met, as things stand. [D19.3]
    fn meets_goal(&self, s: &State, n: usize, goal: &Goal) -> bool {
        match goal {
            Goal::Events { n, by } => match by {
                ClaimedBy::Both => s.events_for(HARE) >= *n,
                ClaimedBy::One(seat) => s.events_of(*seat) >= *n,
                ClaimedBy::Each => [HARE, TORTOISE].into_iter().all(|seat| s.events_of(seat) >= *n),
            },
            // [D19.4] exactly the score is enough
            Goal::Score { .. } => Some(self.score(s, HARE).total()) >= self.wanted_score(),
            Goal::Reach { .. } => s.together.reached >> n & 1 == 1,
            // [D19.5]
            Goal::End { condition, .. } => self.either_meets(s, condition),
        }
    }

    /// The points that the chapter asks for at the chosen difficulty. [D19.4]
    pub fn wanted_score(&self) -> Option<i32> {
        let difficulty = self.mode.chapter()?.difficulty;
        self.chapter()?.goals.iter().find_map(|goal| match (goal, difficulty) {
            (Goal::Score { normal, .. }, Difficulty::Normal) => Some(*normal),
            (Goal::Score { hard, .. }, Difficulty::Hard) => Some(*hard),
            _ => None,
        })
    }

    /// Whether one of the mayors meets a condition.
    pub(crate) fn either_meets(&self, s: &State, condition: &crate::effect::Condition) -> bool {
        [HARE, TORTOISE].into_iter().any(|seat| self.meets(s, seat, condition))
    }

    /// Goals that are reached at this moment for the first time, as bits. [D19.5]
    pub(crate) fn newly_reached(&self, s: &State) -> u8 {
        let Some(chapter) = self.chapter() else {
            return 0;
        };
        let reached = |goal: &Goal| match goal {
            Goal::Reach { condition, by, .. } => s.season <= *by && self.either_meets(s, condition),
            Goal::Events { .. } | Goal::Score { .. } | Goal::End { .. } => false,
        };
        let new = |n: &usize| s.together.reached >> n & 1 == 0 && reached(&chapter.goals[*n]);
        (0..chapter.goals.len()).filter(new).fold(0, |bits, n| bits | 1 << n)
    }

    /// The goals of the chapter and where they stand.
    pub fn goals(&self, s: &State) -> Vec<(&Goal, GoalState)> {
        let state = |n: usize, goal: &Goal| {
            let late = matches!(goal, Goal::Reach { by, .. } if s.season > *by);
            match (self.meets_goal(s, n, goal), late || s.is_over()) {
                (true, _) => GoalState::Met,
                (false, true) => GoalState::Missed,
                (false, false) => GoalState::Open,
            }
        };
        let goals = self.chapter().map_or(&[] as &[Goal], |chapter| &chapter.goals);
        goals.iter().enumerate().map(|(n, goal)| (goal, state(n, goal))).collect()
    }

    /// The goals of a chapter, and how near the mayors are to each, from 0 to 1.
    pub fn goals_near<'a>(&'a self, s: &'a State) -> impl Iterator<Item = (&'a Goal, f32)> {
        let near = move |n: usize, goal: &Goal| {
            if self.meets_goal(s, n, goal) {
                return 1.0;
            }
            match goal {
                Goal::Events { n, by: ClaimedBy::Both } => s.events_for(HARE) as f32 / *n as f32,
                Goal::Events { n, by: ClaimedBy::One(seat) } => s.events_of(*seat) as f32 / *n as f32,
                Goal::Events { n, by: ClaimedBy::Each } => {
                    let has = |seat: Seat| s.events_of(seat).min(*n) as f32;
                    (has(HARE) + has(TORTOISE)) / (2.0 * *n as f32)
                }
                Goal::Score { normal, .. } => self.score(s, HARE).total() as f32 / *normal as f32,
                Goal::Reach { by, .. } if s.season > *by => 0.0,
                Goal::Reach { condition, .. } | Goal::End { condition, .. } => self.nearness_together(s, condition),
            }
        };
        let goals = self.chapter().map_or(&[] as &[Goal], |chapter| &chapter.goals);
        goals.iter().enumerate().map(move |(n, goal)| (goal, near(n, goal)))
    }

    /// What the goals of the chapter allow in the city when the game ends: which cards, and how many of them. [D19.5]
    fn limits(&self) -> impl Iterator<Item = (CardSet, u32)> {
        let goals = self.chapter().map_or(&[] as &[Goal], |chapter| &chapter.goals);
        goals.iter().filter_map(|goal| match goal {
            Goal::End { condition: Condition::AtMost(Count::Cards { place: CountPlace::City, among }, n), .. } => {
                Some((*among, *n))
            }
            _ => None,
        })
    }

    /// How many cards of the city are more than the chapter allows in the end.
    pub fn beyond_limits(&self, s: &State) -> u32 {
        let beyond = |(among, most): (CardSet, u32)| s.town(HARE).city.and(among).len().saturating_sub(most);
        self.limits().map(beyond).sum()
    }

    /// Whether the city may not hold this card as well when the chapter ends.
    pub fn is_one_too_many(&self, s: &State, card: CardId) -> bool {
        let full = |(among, most): (CardSet, u32)| among.has(card) && s.town(HARE).city.and(among).len() >= most;
        self.limits().any(full)
    }

    /// Whether the mayors have won, once the game is over. [D19.2] [D20.1] [D20.12]
    pub(crate) fn is_won(&self, s: &State) -> bool {
        match self.mode {
            Mode::Duel => false,
            Mode::Together { quest: Quest::Chapter(_), .. } => {
                self.chapter().is_some_and(|c| c.goals.iter().enumerate().all(|(n, goal)| self.meets_goal(s, n, goal)))
            }
            Mode::Together { quest: Quest::Challenge(_), .. } => {
                self.score(s, HARE).total() > self.thorn_score(s).total()
            }
        }
    }

    /// Miss Thorn's points as if the game ended now. [D20.12]
    pub fn thorn_score(&self, s: &State) -> ThornScore {
        let Some(level) = self.level() else {
            return ThornScore::default();
        };
        let hers = s.together.thorn;
        let cards = hers.map(|card| i32::from(self.pack.tables.points[card.index()])).sum();
        let purple = hers.and(self.pack.of_colour(Colour::Purple)).len() as i32 * i32::from(level.per_purple);
        // [D20.11] what nobody has claimed would be hers
        let claimed = Slot::all().filter(|slot| s.claimed[slot.index()].is_none_or(Side::is_rival));
        let events = claimed.map(|slot| i32::from(self.pack.event(s.events[slot.index()]).points)).sum();
        ThornScore { cards, purple, events, flat: i32::from(level.flat) }
    }

    /// The achievements done, by their place in the pack: only when Miss Thorn is beaten. [D20.13] What they ask for
    /// is in the pack. [D20.14] [D20.15] [D20.16]
    pub fn achievements(&self, s: &State) -> Vec<usize> {
        if self.level().is_none() || !s.is_over() || !self.is_won(s) {
            return Vec::new();
        }
        let done = |n: &usize| self.either_meets(s, &self.pack.achievements[*n].condition);
        (0..self.pack.achievements.len()).filter(done).collect()
    }
}

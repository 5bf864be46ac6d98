//! Points, by where they come from, and who has won.

use crate::Grove;
use crate::ids::*;
use crate::state::{State, Table};
use table::{Automa, Outcome, PerSeat, Seat, Side};

/// The points of a bard. [G15.4]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Gems.
    pub gems: i32,
    /// Blue gems on cards.
    pub cards: i32,
    /// Blue gems uncovered on the crest track. [G1.5]
    pub track: i32,
    /// Opposing crests held.
    pub crests: i32,
    /// Legends told; for the Rival every legend with a rune. [G21.3]
    pub legends: i32,
    /// Challenges met; for the Rival those that were not. [G21.6]
    pub challenges: i32,
}

impl Score {
    /// All together.
    pub const fn total(self) -> i32 {
        self.gems + self.cards + self.track + self.crests + self.legends + self.challenges
    }

    /// The points by the names of their sources.
    pub const fn sources(self) -> [(&'static str, i32); 6] {
        [
            ("gems", self.gems),
            ("cards", self.cards),
            ("track", self.track),
            ("crests", self.crests),
            ("legends", self.legends),
            ("challenges", self.challenges),
        ]
    }
}

impl Grove {
    /// The points of a bard as if the game ended now.
    pub fn score(&self, s: &Table, seat: Seat) -> Score {
        let bard = s.bard(seat);
        let told = self.pack.legends.iter().zip(&s.runes).filter(|(_, rune)| **rune == Some(seat.into()));
        let legends = told.map(|(legend, _)| {
            // [G15.5]
            let points = self.metric(s, seat, legend.metric) / i32::from(legend.per) * i32::from(legend.points);
            points.min(legend.max.into())
        });
        Score {
            gems: bard.gems.into(),
            cards: self.blue(bard.owned()),
            track: self.uncovered(bard.crests),
            crests: bard.captured.iter().map(|&n| i32::from(n)).sum(),
            legends: legends.sum(),
            challenges: self.challenge_points(s, true),
        }
    }

    /// The points of the Rival as if the game ended now.
    pub fn rival_score(&self, s: &Table) -> Score {
        let Some(rival) = &s.rival else {
            return Score::default();
        };
        let told = self.pack.legends.iter().zip(&s.runes).filter(|(_, rune)| rune.is_some());
        Score {
            gems: rival.gems.into(),
            // [G21.5]
            cards: self.blue(s.scored),
            track: self.uncovered(rival.crests),
            // [G21.4]
            crests: rival.held.iter().map(|&n| i32::from(n)).sum(),
            // [G21.3]
            legends: told.map(|(legend, _)| i32::from(legend.level.number())).sum(),
            challenges: self.challenge_points(s, false),
        }
    }

    fn blue(&self, cards: CardSet) -> i32 {
        cards.map(|card| i32::from(self.pack.card(card).blue)).sum()
    }

    /// The blue gems that crests have left uncovered.
    pub(crate) fn uncovered(&self, crests: u8) -> i32 {
        let track = &self.pack.tracks.crest_blue;
        track.iter().take(track.len() - usize::from(crests)).map(|&n| i32::from(n)).sum()
    }

    /// [G21.6] The points of the challenges that were met, or of those that were not.
    fn challenge_points(&self, s: &Table, met: bool) -> i32 {
        let points = |cards: Set<ChallengeId>, level: usize| -> i32 {
            let counted = cards.filter(|challenge| {
                let (metric, least) = self.pack.challenges[challenge.index()].wants[level];
                (self.metric(s, Seat::FIRST, metric) >= i32::from(least)) == met
            });
            counted.map(|challenge| i32::from(self.pack.challenges[challenge.index()].points[level])).sum()
        };
        points(s.challenges.easy, 0) + points(s.challenges.hard, 1)
    }

    /// How much a bard has of something.
    pub fn metric(&self, s: &Table, seat: Seat, metric: Metric) -> i32 {
        let bard = s.bard(seat);
        let of = |kind: Kind| bard.owned().and(self.pack.kinds[kind as usize]);
        let bought = |kind: Kind| of(kind).and(self.pack.gained).len() as i32;
        match metric {
            Metric::Fans => of(Kind::Fan).len() as i32,
            Metric::Creatures => bought(Kind::Creature),
            Metric::Legends => s.runes.iter().filter(|&&rune| rune == Some(seat.into())).count() as i32,
            Metric::SkillsBought => bought(Kind::Skill),
            Metric::ImprovsBought => bought(Kind::Improv),
            Metric::CardsBought => bought(Kind::Skill) + bought(Kind::Improv),
            Metric::Coins => bard.coins.into(),
            Metric::Volume => bard.volume.into(),
            Metric::CrestsCaptured => bard.captured.iter().map(|&n| i32::from(n)).sum(),
            Metric::StageRunes => s.stage_runes(seat.into()) as i32,
            Metric::Gems => bard.gems.into(),
            Metric::Boat => bard.boat.into(),
            Metric::Reach => bard.reach.into(),
            Metric::KindsOwned => Kind::ALL.into_iter().filter(|&kind| bought(kind) > 0).count() as i32,
            Metric::RunesPlaced => i32::from(DIAL) - bard.runes.len() as i32,
            Metric::Blue => self.blue(bard.owned()) + self.uncovered(bard.crests),
            Metric::CrestsOnTrack => bard.crests.into(),
        }
    }

    pub(crate) fn final_outcome(&self, s: &State) -> Outcome {
        let seats = || (0..s.bards.len() as u8).map(Seat);
        let scores: PerSeat<i32> = seats().map(|seat| self.score(s, seat).total()).collect();
        let over = s.question().is_none();
        let rival = s.rival.as_ref().map(|_| self.rival_score(s).total());
        let best = scores.iter().copied().max().unwrap_or(0);
        // [G15.6] [G15.7] a tie is the Rival's
        let lost = over && rival.is_some_and(|points| points >= best);
        let tie = |seat: Seat| {
            let of = |metric| self.metric(s, seat, metric);
            (scores[seat.index()], of(Metric::Legends), of(Metric::Creatures), of(Metric::Coins))
        };
        let first = seats().map(tie).max();
        let winners = seats().filter(|&seat| over && !lost && Some(tie(seat)) == first).collect();
        Outcome { scores, winners, automa: rival.map(|score| Automa { score: Some(score), won: lost }) }
    }

    /// How many crests of a side there are on the table, wherever they lie.
    pub(crate) fn crests_anywhere(&self, s: &Table, side: Side) -> u32 {
        let n = usize::from(side_number(side));
        let on_track = self.crests_on_track(s, side).unwrap_or(0);
        let placed = s.crests.iter().filter(|crests| crests.has(side)).count() as u32;
        let captured: u32 = s.bards.iter().map(|bard| u32::from(bard.captured[n])).sum();
        let held = s.rival.as_ref().map_or(0, |rival| rival.held.get(n).copied().unwrap_or(0));
        // Crests on challenge cards are those of the only bard.
        let engaged = if n == 0 { s.challenges.easy.len() + s.challenges.hard.len() } else { 0 };
        // One that is about to go on a challenge is nowhere for a moment.
        let engaging = u32::from(n == 0 && matches!(s.question(), Some((_, crate::frame::Ask::Engage))));
        u32::from(on_track) + placed + captured + u32::from(held) + engaged + engaging + u32::from(s.gone[n])
    }
}

//! Adding up points and finding the winner.

use crate::Valley;
use crate::effect::{BonusPer, WorthPer};
use crate::ids::*;
use crate::mode::{Against, Lair, Year};
use crate::pack::LevelCard;
use crate::state::State;
use serde::{Deserialize, Serialize};
use table::{Automa, Outcome, PerSeat, Seat, Side};
use woodland::vocabulary::within;
use woodland::{Colour, Kind};

/// Points by where they come from. [V11.9]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Score {
    /// Printed on the cards of the city.
    pub cards: i32,
    /// Point tokens, those on cards included.
    pub tokens: i32,
    /// Bonus of purple cards; for the opponent in the box what its level adds.
    pub bonus: i32,
    /// Workers on the Journey.
    pub journey: i32,
    /// Events.
    pub events: i32,
}

impl Score {
    /// All points.
    pub fn total(self) -> i32 {
        self.cards + self.tokens + self.bonus + self.journey + self.events
    }

    /// The points by the names of their sources.
    pub fn sources(self) -> [(&'static str, i32); 5] {
        let Score { cards, tokens, bonus, journey, events } = self;
        [("cards", cards), ("tokens", tokens), ("bonus", bonus), ("journey", journey), ("events", events)]
    }
}

impl LevelCard {
    /// What cards of hers are worth printed, and what her level adds to them, by their points and whether they are grand:
    /// purple, a legend. [V22.3] [V22.4] [V22.5] [V26.3] The larger of the two, never both.
    pub(crate) fn worth(&self, cards: impl Iterator<Item = (i32, bool)>) -> (i32, i32) {
        cards.fold((0, 0), |(printed, bonus), (points, grand)| {
            let zero = if points == 0 { self.zero_bonus } else { 0 };
            let grand = if grand { self.purple_bonus } else { 0 };
            (printed + points, bonus + i32::from(zero.max(grand)))
        })
    }
}

/// What workers on the Journey are worth.
fn journey_points<'p>(posts: impl IntoIterator<Item = &'p Post>) -> i32 {
    posts.into_iter().map(|post| if let Post::At(Site::Journey(space)) = post { space.0.into() } else { 0 }).sum()
}

impl Valley {
    /// A player's points, or those of the opponent in the box, as if the game ended now.
    pub fn score(&self, s: &State, side: impl Into<Side>) -> Score {
        let side = side.into();
        let Some(seat) = side.seat() else {
            return match self.mode.against {
                Against::Players(_) => Score::default(),
                Against::Rugwort(year) => self.rugwort_score(s, year),
                Against::Nightweave(lair) => self.night_score(s, lair.level),
            };
        };
        let tables = &self.pack.tables;
        let player = s.player(seat);
        let mut score = Score { tokens: i32::from(player.points), ..Score::default() };
        for b in player.city.iter().filter(|b| !b.down()) {
            score.cards += i32::from(tables.points[b.card.index()]);
            score.tokens += i32::from(b.tokens);
            if tables.bonus.has(b.card) {
                score.bonus += self.bonus(s, seat, b.card, b.partner().is_some());
            }
        }
        score.journey = journey_points(player.workers.iter());
        let claimed = (0..s.claimed.len()).filter(|&i| s.claimed[i] == Some(side));
        score.events = claimed.map(|i| self.event_worth(s, seat, EventId(i as u8))).sum();
        score
    }

    /// The bonus of a purple card. [V9.36] [V9.37]
    fn bonus(&self, s: &State, seat: Seat, card: CardId, paired: bool) -> i32 {
        let tables = &self.pack.tables;
        let player = s.player(seat);
        let count = |set: CardSet| player.city.iter().filter(|b| !b.down() && set.has(b.card)).count() as i32;
        let (common, unique) = (CardSet::below(NAMES as u8).without(tables.unique), tables.unique);
        let kind = |kind: Kind| self.pack.of_kind(kind);
        let side = Some(Side::player(seat));
        let basic = s.claimed[..BASIC_EVENTS].iter().filter(|&&by| by == side).count() as i32;
        let special = s.claimed[BASIC_EVENTS..].iter().filter(|&&by| by == side).count() as i32;
        let bonus = |bonus: &crate::effect::Bonus| {
            let n = match bonus.per {
                BonusPer::CommonConstruction => count(common.and(kind(Kind::Construction))),
                BonusPer::UniqueConstruction => count(unique.and(kind(Kind::Construction))),
                BonusPer::CommonCritter => count(common.and(kind(Kind::Critter))),
                BonusPer::UniqueCritter => count(unique.and(kind(Kind::Critter))),
                BonusPer::Purple => count(self.pack.of_colour(Colour::Purple)),
                BonusPer::BasicEvent => basic,
                BonusPer::SpecialEvent => special,
                BonusPer::ResinOrPebble => i32::from(player.goods.0[1]) + i32::from(player.goods.0[2]),
                BonusPer::PurpleOfAnOpponent => self.most_purple(s, seat),
                BonusPer::Paired => i32::from(paired),
                BonusPer::PairedAndFarm => i32::from(paired && self.farms_in(s, seat.into()) > 0),
            };
            within((n * i32::from(bonus.points)).max(0) as u32, bonus.max) as i32
        };
        self.pack.card(card).bonus.iter().map(bonus).sum()
    }

    /// Purple cards of the opponent who has most. [V15.9]
    fn most_purple(&self, s: &State, seat: Seat) -> i32 {
        let purple = self.pack.of_colour(Colour::Purple);
        let of = |other: Side| match other.seat() {
            None => s.rival_city().filter(|&card| purple.has(card)).count(),
            Some(other) => self.colours_in(s.player(other), Colour::Purple) as usize,
        };
        self.opponents(seat.into()).map(of).max().unwrap_or(0) as i32
    }

    /// What an event is worth to who has claimed it. [V10.17]
    fn event_worth(&self, s: &State, seat: Seat, event: EventId) -> i32 {
        let sheet = self.pack.event(event);
        let under = s.special_place(event).map(|place| &s.under[place]);
        let workers_on = |set: CardSet| -> i32 {
            let spots = self.spots(s, seat).filter(|(spot, b)| set.has(spot.card) && !b.down());
            spots.map(|(spot, _)| s.workers_at(Site::City(spot)) as i32).sum()
        };
        let worth = sheet.worth.iter().map(|worth| {
            let n = match worth.per {
                WorthPer::On(good) => under.map_or(0, |under| i32::from(under.goods.of(good))),
                WorthPer::CardUnder => under.map_or(0, |under| under.cards.len() as i32),
                WorthPer::ChapelToken => self.chapel_tokens(s, seat) as i32,
                WorthPer::MonasteryWorker => workers_on(self.pack.tables.monastery),
                WorthPer::CemeteryWorker => workers_on(self.pack.tables.cemetery),
                WorthPer::Prisoner => {
                    let jail = s.player(seat).city.iter().any(|b| !b.down() && self.pack.tables.jails.has(b.card));
                    if jail { s.player(seat).prisoners.len() as i32 } else { 0 }
                }
                WorthPer::PairEverywhere => seats(self.players()).map(|other| self.pairs(s.player(other)) as i32).sum(),
            };
            n * i32::from(worth.points)
        });
        i32::from(sheet.points) + worth.sum::<i32>()
    }

    /// [V12.12]
    fn rugwort_score(&self, s: &State, year: Year) -> Score {
        let purple = self.pack.of_colour(Colour::Purple);
        let rival = &s.rival;
        let cards = s.rival_city().map(|card| if purple.has(card) { 3 } else { 2 }).sum();
        let basic = s.claimed[..BASIC_EVENTS].iter().filter(|&&by| by == Some(Side::RIVAL)).count() as i32;
        let left = s.specials.iter().filter(|event| s.claimed[event.index()].is_none()).count() as i32;
        let journey = journey_points(&rival.workers[..1]);
        let events = 3 * basic + left * if year == Year::First { 3 } else { 6 };
        Score { cards, tokens: i32::from(rival.points), bonus: 0, journey, events }
    }

    /// [V22.1] Base values, what her level adds, tokens, Journey, events.
    fn night_score(&self, s: &State, level: Level) -> Score {
        let tables = &self.pack.tables;
        let sheet = &self.pack.levels[level.index()];
        let grand = self.pack.of_colour(Colour::Purple).or(tables.legends);
        // [V22.6] every card of the pack has a number
        let cards = s.rival_city().map(|card| (tables.points[card.index()].into(), grand.has(card)));
        let (cards, bonus) = sheet.worth(cards);
        let hers = |at: &usize| s.claimed[*at] == Some(Side::RIVAL);
        let basic = (0..BASIC_EVENTS).filter(hers).map(|at| i32::from(self.pack.events[at].points)).sum::<i32>();
        let special = (BASIC_EVENTS..s.claimed.len()).filter(hers).count() as i32 * i32::from(sheet.special_event);
        let journey = journey_points(&s.rival.workers);
        Score { cards, tokens: i32::from(s.rival.points), bonus, journey, events: basic + special }
    }

    /// What decides between equal points. [V11.10]
    pub fn tie_breakers(&self, s: &State, seat: Seat) -> (usize, u32) {
        (s.events_of(seat.into()), s.player(seat).goods.total())
    }

    pub(crate) fn final_outcome(&self, s: &State) -> Outcome {
        let scores: PerSeat<i32> = seats(self.players()).map(|seat| self.score(s, seat).total()).collect();
        let mut winners = PerSeat::new();
        let mut automa = None;
        if self.has_rival() {
            // [V12.13] [V20.16]
            let hers = self.score(s, Side::RIVAL).total();
            if s.is_over() {
                winners = seats(self.players()).filter(|seat| scores[seat.index()] > hers).collect();
                winners.sort_by_key(|seat| std::cmp::Reverse(scores[seat.index()]));
                if self.mode.lair().is_some_and(Lair::is_team) && winners.len() < self.players() {
                    winners.clear();
                }
            }
            automa = Some(Automa { score: Some(hers), won: s.is_over() && winners.is_empty() });
        } else if s.is_over() {
            let rank = |seat: Seat| (scores[seat.index()], self.tie_breakers(s, seat));
            let best = seats(self.players()).map(rank).max();
            winners = seats(self.players()).filter(|&seat| Some(rank(seat)) == best).collect();
        }
        Outcome { scores, winners, automa }
    }
}

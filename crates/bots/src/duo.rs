//! How a position of Everdell Duo is judged.
//!
//! All figures are in points. What counts: points already sure, what cards will still give (production,
//! visits, discounts), resources in the reserve, cards in the hand, Occupied tokens, and how near events are.
//! Resources and cards lose their worth as the year runs out.

use crate::greedy::{Judge, Worth};
use ::duo::effect::{Bonus, Count, CountPlace, DiscountBy, Effect, Standing, Step};
use ::duo::pack::{Ability, ClaimedBy, Cost, Goal, Row};
use ::duo::{Action, CardId, CardSet, Duo, Post, Slot, State, View};
use table::{Arg, Line, Seat, Side};
use woodland::{Colour, Goods, Season};

/// A resource early in the year.
const RESOURCE: f32 = 0.85;
/// A card whose face is unknown, early in the year.
const UNKNOWN_CARD: f32 = 0.55;
/// An Occupied token that is not yet placed.
const OCCUPIED: f32 = 1.1;
/// A pocket watch that can still be used: another turn.
const WATCH: f32 = 1.5;
/// How much of the other mayor's gain counts against us.
const ENVY: f32 = 0.6;

/// The worth of a position for one mayor, by parts.
#[derive(Clone, Copy, Debug, Default)]
pub struct DuoWorth {
    points: f32,
    future: f32,
    goods: f32,
    hand: f32,
    occupied: f32,
    other: f32,
}

impl Worth for DuoWorth {
    fn total(self) -> f32 {
        self.points + self.future + self.goods + self.hand + self.occupied - ENVY * self.other
    }

    fn reason(self, before: DuoWorth) -> Line {
        let parts = [
            ("hint-points", self.points - before.points),
            ("hint-future", self.future - before.future),
            ("hint-goods", self.goods - before.goods),
            ("hint-hand", self.hand - before.hand),
            ("hint-occupied", self.occupied - before.occupied),
            ("hint-other", ENVY * (before.other - self.other)),
        ];
        let (id, gain) =
            parts.into_iter().fold(("hint-patience", 0.05), |best, part| if part.1 > best.1 { part } else { best });
        Line::new(match id {
            "hint-points" => "hint-points",
            "hint-future" => "hint-future",
            "hint-goods" => "hint-goods",
            "hint-hand" => "hint-hand",
            "hint-occupied" => "hint-occupied",
            "hint-other" => "hint-other",
            _ => "hint-patience",
        })
        .with("gain", Arg::Decimal(gain.into(), 1))
    }
}

/// What time it is, as the judgement sees it.
struct Clock {
    /// Turns this mayor still has, in this season and all that follow.
    turns: f32,
    /// Turns in which the city still grows: those of both when they build together.
    city_turns: f32,
    /// Productions still to come.
    productions: f32,
    /// How far the year still reaches, 1 at its start.
    left: f32,
}

impl Clock {
    fn of(s: &State) -> Clock {
        // Skunks on the path take turns away, in this season and, as many of them, in those to come.
        let full = 12.0 - 2.0 * s.together.skunks.path.count_ones() as f32;
        let turns = (s.moves_left() as f32 + full * f32::from(s.season.to_come())) / 2.0;
        let productions = match s.season {
            Season::Winter => 2.0,
            Season::Spring | Season::Summer => 1.0,
            Season::Autumn => 0.0,
        };
        let city_turns = if s.together.one_city { 2.0 * turns } else { turns };
        Clock { turns, city_turns, productions, left: turns / 24.0 }
    }

    /// What a resource is worth: less and less in the last turns.
    fn resource(&self) -> f32 {
        RESOURCE * (self.turns / 4.0).min(1.0)
    }
}

/// What steps give, roughly, in points.
fn effect_worth(duo: &Duo, effect: Effect, clock: &Clock) -> f32 {
    let steps = &duo.pack().steps[effect.start as usize..effect.end as usize];
    steps.iter().map(|step| step_worth(duo, step, clock)).sum()
}

fn step_worth(duo: &Duo, step: &Step, clock: &Clock) -> f32 {
    let resource = clock.resource();
    let card = UNKNOWN_CARD * (clock.turns / 4.0).min(1.0);
    match *step {
        Step::Gain { goods, any, different, points } => {
            let n = goods.total() as f32 + 1.1 * f32::from(any + different);
            n * resource + f32::from(points)
        }
        Step::Draw { deck, meadow } => card * (f32::from(deck) + 1.3 * f32::from(meadow)),
        Step::Occupied { .. } => OCCUPIED * clock.left.min(0.5) * 2.0,
        Step::ReclaimOccupied { .. } => 0.5,
        Step::PayFor { price, times, then, .. } => {
            let pays = price.goods.total() as f32 * resource
                + if price.any { resource * 0.9 } else { 0.0 }
                + if price.card { card } else { 0.0 };
            let gain = effect_worth(duo, then, clock) - pays;
            gain.max(0.0) * (0.5 + 0.4 * f32::from(times))
        }
        Step::Choose { options } => {
            options.into_iter().flatten().map(|option| effect_worth(duo, option, clock)).fold(0.0, f32::max)
        }
        Step::ForEach { then, max, .. } => {
            effect_worth(duo, then, clock) * if max == 0 { 3.0 } else { 0.6 * f32::from(max) }
        }
        Step::ActivateGreen { n, .. } => 1.0 * f32::from(n),
        Step::Produce => 3.0,
        Step::UseFarm { n, .. } | Step::UseRiver { n, .. } => 2.2 * resource * f32::from(n),
        Step::UseRed { .. } | Step::UseTaken { .. } | Step::MoveWorker { .. } => 2.0 * resource,
        Step::ClaimEvent { .. } => 1.5,
        Step::PlayCard { less, .. } | Step::DrawPlay { less, .. } => f32::from(less) * resource + 0.8,
        Step::Look { keep, .. } => card * 1.4 * f32::from(keep),
        Step::RefreshMeadow { .. } => 0.3,
        Step::Store { n } => f32::from(n) * resource * 0.8,
        Step::ReturnWorker { n } => 1.8 * resource * f32::from(n),
        Step::MoveBack { .. } => 2.0,
        Step::MoveSkunk { .. } | Step::LiftSkunk { .. } => 0.8,
        Step::SwapRiver { .. } => 0.2,
        Step::Pass { .. } => 0.5,
        Step::EaseEvent { .. } => 1.0,
    }
}

/// What a card standing in a city will still give.
fn standing_worth(duo: &Duo, s: &State, card: CardId, clock: &Clock) -> f32 {
    let sheet = duo.pack().card(card);
    match &sheet.ability {
        Ability::Acts(effect) => match sheet.colour {
            Colour::Green => 0.9 * clock.productions * effect_worth(duo, *effect, clock),
            // A red card is one more space for both, with a token for its owner now and then.
            Colour::Red => {
                let better_than_a_farm = effect_worth(duo, *effect, clock) - 2.2 * clock.resource();
                let seasons = clock.turns / 6.0;
                seasons * (0.35 * better_than_a_farm.max(0.0) + 0.35)
            }
            Colour::Blue | Colour::Tan | Colour::Purple => 0.0,
        },
        Ability::Stands(words) => words.iter().map(|word| word_worth(duo, s, card, word, clock)).sum(),
        Ability::Scores(bonuses) => bonuses.iter().map(|bonus| bonus_to_come(duo, bonus, clock)).sum(),
    }
}

/// What a purple card will be worth beyond today's bonus, as cities, tokens and events grow.
fn bonus_to_come(duo: &Duo, bonus: &Bonus, clock: &Clock) -> f32 {
    // What a mayor adds in one turn, on average.
    let growth = match bonus.count {
        Count::Cards { place: CountPlace::City, among } => 0.5 * among.len() as f32 / duo.pack().cards.len() as f32,
        Count::Cards { place: CountPlace::Hand | CountPlace::HandAndCity, .. } => 0.05,
        Count::Pairs => 0.2,
        Count::Events => 0.1,
        Count::Occupied { .. } => 0.08,
        Count::PointTokens => 0.9,
        Count::Colours { .. } | Count::LargestColour => 0.12,
        Count::Resources(_) | Count::ResourceKinds | Count::Score | Count::Margin => 0.0,
    };
    let times = growth * clock.city_turns / f32::from(bonus.per);
    let most = if bonus.max == 0 { f32::MAX } else { f32::from(bonus.max) };
    0.8 * f32::from(bonus.points) * times.min(most)
}

fn word_worth(duo: &Duo, s: &State, card: CardId, word: &Standing, clock: &Clock) -> f32 {
    let plays = clock.city_turns * 0.45;
    match *word {
        Standing::TokensOnCard(_) => 0.0,
        Standing::Discount(discount) => {
            let saved = f32::from(discount.less) * clock.resource() * 0.8;
            match discount.by {
                DiscountBy::Free => plays * 0.3 * saved,
                // The token spent is a point lost.
                DiscountBy::Token => 0.1,
                DiscountBy::DiscardSelf => (saved - f32::from(duo.pack().card(card).points)).max(0.0),
                DiscountBy::Tuck { uses, .. } => {
                    let left = f32::from(uses.saturating_sub(s.on(card).tucks)).min(plays * 0.5);
                    left * (saved - UNKNOWN_CARD * 0.7).max(0.0)
                }
            }
        }
        Standing::SwapCost => 0.08 * plays,
        Standing::EnterTaken | Standing::FarmTwice => 0.2,
        Standing::Trigger { then, .. } => plays * 0.35 * effect_worth(duo, then, clock),
    }
}

/// What a card in the hand is worth: what playing it would bring beyond its cost, if it can be had soon.
fn hand_worth(duo: &Duo, s: &State, seat: Seat, card: CardId, clock: &Clock) -> f32 {
    let sheet = duo.pack().card(card);
    let mayor = &s.mayors[seat.index()];
    let cost = match sheet.cost {
        Cost::Goods(goods) => goods,
        Cost::Discard => Goods::NONE,
    };
    let lacking: u32 = (0..4).map(|i| u32::from(cost.0[i].saturating_sub(mayor.goods.0[i]))).sum();
    let mut gain = f32::from(sheet.points) + standing_worth(duo, s, card, clock);
    match &sheet.ability {
        Ability::Acts(effect) if sheet.colour != Colour::Red => gain += effect_worth(duo, *effect, clock),
        Ability::Acts(_) | Ability::Stands(_) => {}
        Ability::Scores(bonuses) => {
            gain += bonuses.iter().map(|bonus| duo.bonus(s, seat, bonus) as f32).sum::<f32>();
        }
    }
    let net = gain - cost.total() as f32 * clock.resource();
    let soon = 1.0 / (1.0 + 0.25 * lacking as f32);
    let time = (clock.turns / 3.0).min(1.0);
    (0.25 + 0.45 * net.max(0.0) * soon) * time
}

impl Judge for Duo {
    /// Cards whose faces were known before looking ahead.
    type Memory = CardSet;
    type Worth = DuoWorth;

    fn remember(&self, view: &View) -> CardSet {
        let meadow: CardSet = view.meadow.iter().flatten().copied().collect();
        view.mayors[0].hand.or(view.mayors[1].hand).or(meadow).or(view.aside)
    }

    fn judge(&self, s: &State, seat: Seat, known: &CardSet) -> DuoWorth {
        let clock = Clock::of(s);
        let mut worth = judge_mayor(self, s, seat, &clock);
        worth.hand = hand_of(self, s, seat, known, &clock);
        let other = judge_mayor(self, s, seat.other(), &clock);
        if s.together.one_city {
            // What the partner holds is ours as well, a little less at hand.
            worth.goods += 0.97 * other.goods;
            worth.occupied += 0.97 * other.occupied;
            worth.hand += 0.9 * hand_of(self, s, seat.other(), known, &clock);
            worth.future += quest_worth(self, s, &clock);
        } else {
            worth.other = other.points + other.future + other.goods + other.occupied;
        }
        worth
    }

    fn is_besides(&self, action: Action) -> bool {
        matches!(action, Action::Trade | Action::Share(_) | Action::News(_) | Action::Watch(_))
    }

    fn turn_is_over(&self, s: &State, seat: Seat) -> bool {
        s.is_turn_start(seat)
    }
}

/// What a hand is worth. Many cards are worth less each: only so many can still be played.
fn hand_of(duo: &Duo, s: &State, seat: Seat, known: &CardSet, clock: &Clock) -> f32 {
    let hand = s.hand(seat);
    let mut cards: f32 = hand.and(*known).map(|card| hand_worth(duo, s, seat, card, clock)).sum();
    cards += hand.without(*known).len() as f32 * UNKNOWN_CARD * (clock.turns / 4.0).min(1.0);
    let crowd = (clock.turns * 0.6 + 1.0) / (hand.len() as f32).max(1.0);
    cards * crowd.min(1.0)
}

/// What helps to win a game together beyond the city's points: goals that come nearer, and points that Miss Thorn
/// will not get.
fn quest_worth(duo: &Duo, s: &State, clock: &Clock) -> f32 {
    let goals: f32 =
        duo.goals(s).into_iter().zip(duo.goal_nearness(s)).map(|((goal, _), near)| goal_worth(goal, near)).sum();
    let Some(level) = duo.level() else {
        return goals + WATCH * f32::from(s.together.watches) * (clock.turns / 2.0).min(1.0);
    };
    let to_her = |card: CardId| {
        let sheet = duo.pack().card(card);
        f32::from(sheet.points) + if sheet.colour == Colour::Purple { f32::from(level.per_purple) } else { 0.0 }
    };
    let lower = duo.pack().season(s.season).thorn == Row::Lower;
    let hers: f32 = (1..=6u8)
        .filter(|&column| s.together.skunks.at(Post::Spot(column)))
        .filter_map(|column| s.meadow[usize::from(column) - 1 + if lower { 6 } else { 0 }])
        .map(to_her)
        .sum();
    // Whatever event is left in the end is hers.
    let left = Slot::all().filter(|slot| s.claimed[slot.index()].is_none_or(Side::is_rival));
    let events: f32 = left.map(|slot| f32::from(duo.pack().event(s.events[slot.index()]).points)).sum();
    goals - 0.6 * hers - 0.9 * events
}

/// What a goal is worth to players who need all of them.
fn goal_worth(goal: &Goal, near: f32) -> f32 {
    match goal {
        Goal::Events { n, by: ClaimedBy::Both } => 5.0 * *n as f32 * near.min(1.0),
        Goal::Events { n, .. } => 8.0 * *n as f32 * near,
        Goal::Score { .. } => 0.0,
        Goal::Reach { .. } => 14.0 * near,
        Goal::End { .. } => 25.0 * near,
    }
}

/// What everybody can see of a mayor, judged.
fn judge_mayor(duo: &Duo, s: &State, seat: Seat, clock: &Clock) -> DuoWorth {
    let mayor = &s.mayors[seat.index()];
    let score = duo.score(s, seat);
    let future: f32 = s.town(seat).city.map(|card| standing_worth(duo, s, card, clock)).sum();
    // Hoarding helps little: the first resources are worth most.
    let total = mayor.goods.total() as f32;
    let useful = total.min(6.0) + 0.7 * (total - 6.0).clamp(0.0, 6.0) + 0.3 * (total - 12.0).max(0.0);
    let goods = useful * clock.resource() + 0.1 * mayor.goods.kinds() as f32 * clock.resource();
    let occupied = mayor.occupied.0.count_ones() as f32 * OCCUPIED * (clock.turns / 8.0).min(1.0);
    // Events within reach will be claimed soon, if time is left for a worker.
    let reach: f32 = if clock.turns > 1.0 {
        Slot::all()
            .filter(|slot| s.claimed[slot.index()].is_none())
            .map(|slot| {
                let mut near = duo.nearness(s, seat, slot);
                if s.together.one_city {
                    near = near.max(duo.nearness(s, seat.other(), slot));
                }
                0.45 * near * f32::from(duo.pack().event(s.events[slot.index()]).points)
            })
            .sum()
    } else {
        0.0
    };
    DuoWorth { points: score.total() as f32, future: future + reach, goods, occupied, hand: 0.0, other: 0.0 }
}

//! How a position of Everdell is judged.
//!
//! All figures are in points. What counts: points already sure, what cards will still give (production, visits,
//! discounts), resources and cards at hand, workers still to be placed, and how near events are. Resources and cards
//! lose their worth as the year runs out.

use crate::greedy::{Judge, Worth};
use ::valley::effect::{BonusPer, Effect, Per, Standing, Step};
use ::valley::{BASIC_EVENTS, CITY, CardId, CardSet, EventId, Player, State, Valley, View};
use table::{Arg, Game, Line, Seat, Side};
use woodland::{Colour, Goods, Kind, Season};

/// A resource early in the year.
const RESOURCE: f32 = 0.9;
/// A card whose face is unknown, early in the year.
const UNKNOWN_CARD: f32 = 0.5;
/// A worker still to be placed.
const WORKER: f32 = 1.9;
/// A space of the city that is still free and can still be used.
const SPACE: f32 = 0.5;
/// How much of the gain of others counts against us.
const ENVY: f32 = 0.35;

/// The worth of a position for one player, by parts.
#[derive(Clone, Copy, Debug, Default)]
pub struct ValleyWorth {
    points: f32,
    future: f32,
    goods: f32,
    hand: f32,
    workers: f32,
    other: f32,
}

impl Worth for ValleyWorth {
    fn total(self) -> f32 {
        self.points + self.future + self.goods + self.hand + self.workers - ENVY * self.other
    }

    fn reason(self, before: ValleyWorth) -> Line {
        let parts = [
            ("hint-points", self.points - before.points),
            ("hint-future", self.future - before.future),
            ("hint-goods", self.goods - before.goods),
            ("hint-hand", self.hand - before.hand),
            ("hint-workers", self.workers - before.workers),
            ("hint-other", ENVY * (before.other - self.other)),
        ];
        let best =
            parts.into_iter().fold(("hint-patience", 0.05), |best, part| if part.1 > best.1 { part } else { best });
        Line::new(match best.0 {
            "hint-points" => "hint-points",
            "hint-future" => "hint-future",
            "hint-goods" => "hint-goods",
            "hint-hand" => "hint-hand",
            "hint-workers" => "hint-workers",
            "hint-other" => "hint-other",
            _ => "hint-patience",
        })
        .with("gain", Arg::Decimal(best.1.into(), 1))
    }
}

/// What time it is for a player.
struct Clock {
    /// Workers that can still be placed, in this season and all that follow.
    placements: f32,
    /// Productions still to come.
    productions: f32,
    /// Seasons still to come, this one included.
    seasons: f32,
}

impl Clock {
    fn of(player: &Player, spring_worker: bool) -> Clock {
        let spring = if spring_worker { 3.0 } else { 2.0 };
        let later = match player.season {
            Season::Winter => 2.0 * spring + 7.0,
            Season::Spring => spring + 1.0 + spring + 3.0,
            Season::Summer => spring + 3.0,
            Season::Autumn => 0.0,
        };
        let productions = match player.season {
            Season::Winter => 2.0,
            Season::Spring | Season::Summer => 1.0,
            Season::Autumn => 0.0,
        };
        let placements = if player.passed { 0.0 } else { player.workers_home() as f32 + later };
        Clock { placements, productions, seasons: f32::from(player.season.to_come()) + 1.0 }
    }

    /// What a resource is worth: less and less in the last turns.
    fn resource(&self) -> f32 {
        RESOURCE * (0.35 + 0.65 * (self.placements / 4.0).min(1.0))
    }

    fn card(&self) -> f32 {
        UNKNOWN_CARD * (self.placements / 5.0).min(1.0)
    }
}

/// What steps give, roughly, in points.
fn effect_worth(valley: &Valley, s: &State, seat: Seat, effect: Effect, clock: &Clock) -> f32 {
    let steps = &valley.pack().steps[effect.start as usize..effect.end as usize];
    steps.iter().map(|step| step_worth(valley, s, seat, step, clock)).sum()
}

fn step_worth(valley: &Valley, s: &State, seat: Seat, step: &Step, clock: &Clock) -> f32 {
    let (resource, card) = (clock.resource(), clock.card());
    match *step {
        Step::Gain { goods, any, points, cards, per, .. } => {
            let each =
                (goods.total() as f32 + 1.1 * f32::from(any)) * resource + f32::from(points) + f32::from(cards) * card;
            let farms = s.players[seat.index()].city.iter().filter(|b| valley.pack().card(b.card).farm).count();
            each * match per {
                Per::Once => 1.0,
                Per::Farm => farms as f32 + 0.3,
                Per::ChapelToken | Per::TokenHere => 1.2,
                Per::HandCard => s.players[seat.index()].hand_count() as f32,
            }
        }
        Step::Spend { points, any, up_to, .. } => {
            let gain = f32::from(points) + f32::from(any) * resource - 0.8 * resource;
            gain.max(0.0) * (0.4 + 0.4 * f32::from(up_to))
        }
        Step::Discard { points, any, cards, .. } => {
            1.2 * (f32::from(points) + f32::from(any) * resource + f32::from(cards) * card - card).max(0.0)
        }
        Step::DrawUp => 2.5 * card,
        Step::Store { .. } | Step::Unload => 2.2 * resource,
        Step::DrawSome { up_to } => f32::from(up_to) * card,
        Step::Activate { n, .. } => 1.0 * f32::from(n) * resource,
        Step::Copy => 1.2 * resource,
        Step::Teach { .. } => 1.2 * card,
        Step::Play { grant } => f32::from(grant.less) * resource * 0.8 + if grant.free { 2.5 * resource } else { 0.5 },
        Step::Reveal { cards, .. } => 0.7 * f32::from(cards) * resource,
        Step::MoveWorker => 1.5 * resource,
        Step::ClearMeadow { .. } => card,
        Step::Meadow { .. } => 2.0 * card + 0.5,
        Step::Dismantle { points, any, refund, .. } => {
            f32::from(points) + (f32::from(any) + if refund { 2.0 } else { 0.0 }) * resource - 1.0
        }
        Step::Token { n } => f32::from(n),
        Step::GiveGoods { n } => -f32::from(n) * resource,
        Step::GiveCards { n } => -f32::from(n) * card,
        Step::HandOut { points, .. } => 1.5 * (f32::from(points) - 0.8 * resource).max(0.0),
        Step::Use { n, .. } => 2.2 * resource * f32::from(n),
        Step::Produce => 3.0 * resource,
        Step::Choose { options } => {
            options.into_iter().map(|way| effect_worth(valley, s, seat, way, clock)).fold(0.0, f32::max)
        }
        Step::Field { .. } => 2.0 * resource,
        Step::TakeBack => WORKER,
        Step::Lay { .. } | Step::Scrolls { .. } | Step::Tuck { .. } => 2.0,
    }
}

/// What a card standing in a city will still give beyond its points.
fn standing_worth(valley: &Valley, s: &State, seat: Seat, card: CardId, clock: &Clock) -> f32 {
    let sheet = valley.pack().card(card);
    let mut worth = 0.0;
    if sheet.colour == Colour::Green {
        worth += 0.9 * clock.productions * effect_worth(valley, s, seat, sheet.effect, clock);
    }
    if sheet.spaces > 0 {
        // One more place, worth what it gives beyond an ordinary one.
        let better = effect_worth(valley, s, seat, sheet.visit, clock) - 2.0 * clock.resource();
        worth += clock.seasons * (0.4 * better.max(0.0) + 0.15) * if sheet.permanent { 0.4 } else { 1.0 };
    }
    let plays = clock.placements * 0.6;
    for word in &sheet.stand {
        worth += match *word {
            Standing::Trigger { then, .. } => 0.5 * plays * effect_worth(valley, s, seat, then, clock),
            Standing::Leave { less, .. } => {
                (f32::from(less) * clock.resource() * 0.7 - f32::from(sheet.points)).max(0.0)
            }
            Standing::Prisoner { less } => f32::from(less) * clock.resource() * 0.35,
            Standing::Swap => 0.06 * plays,
            Standing::Tokens(_) => 0.0,
            Standing::Clock => 0.2 * (clock.seasons - 1.0),
            Standing::SpendTokens { .. } => 0.3,
            Standing::Leader => 0.15 * plays,
        };
    }
    for bonus in &sheet.bonus {
        // What the city will still add to it.
        let growth = match bonus.per {
            BonusPer::CommonConstruction | BonusPer::CommonCritter => 0.22,
            BonusPer::UniqueConstruction | BonusPer::UniqueCritter => 0.2,
            BonusPer::Purple => 0.12,
            BonusPer::BasicEvent | BonusPer::SpecialEvent => 0.08,
            BonusPer::ResinOrPebble | BonusPer::PurpleOfAnOpponent => 0.1,
            BonusPer::Paired | BonusPer::PairedAndFarm => 0.03,
        };
        worth += 0.7 * f32::from(bonus.points) * growth * plays;
    }
    worth
}

/// What a card in the hand is worth: what playing it would bring beyond its cost, if it can be had soon.
fn hand_worth(valley: &Valley, s: &State, seat: Seat, card: CardId, clock: &Clock) -> f32 {
    let player = &s.players[seat.index()];
    let sheet = valley.pack().card(card);
    let there = player.city.iter().any(|b| b.card == card);
    if sheet.unique && there {
        return 0.1 * clock.card();
    }
    let housed = sheet.kind == Kind::Critter
        && player.city.iter().any(|b| !b.occupied() && valley.pack().card(b.card).houses.has(card));
    let cost = if housed { Goods::NONE } else { sheet.cost };
    let lacking: u32 = (0..4).map(|i| u32::from(cost.0[i].saturating_sub(player.goods.0[i]))).sum();
    let mut gain = f32::from(sheet.points) + standing_worth(valley, s, seat, card, clock);
    if matches!(sheet.colour, Colour::Green | Colour::Tan) {
        gain += effect_worth(valley, s, seat, sheet.effect, clock);
    }
    let net = gain - cost.total() as f32 * clock.resource();
    let soon = 1.0 / (1.0 + 0.3 * lacking as f32);
    let time = ((clock.placements + 1.0) / 4.0).min(1.0);
    (0.15 + 0.4 * net.max(0.0) * soon) * time
}

/// Events that nobody has claimed: those that can be had, and how near the others are.
fn events_worth(valley: &Valley, s: &State, seat: Seat, clock: &Clock) -> f32 {
    use ::valley::pack::Asks;
    let player = &s.players[seat.index()];
    let time = (clock.placements / 2.0).min(1.0);
    let count = |set: &dyn Fn(CardId) -> bool| player.city.iter().filter(|b| set(b.card)).count() as f32;
    let basics = (0..BASIC_EVENTS as u8).map(EventId);
    let open = basics.chain(s.specials).filter(|event| s.claimed[event.index()].is_none());
    let worth = open.map(|event| {
        let sheet = valley.pack().event(event);
        let near = match sheet.asks {
            Asks::Colour(colour, n) => {
                (count(&|card| valley.pack().card(card).colour == colour) / f32::from(n)).min(1.0)
            }
            Asks::Cards(cards) => {
                cards.iter().filter(|&&card| count(&|other| other == card) > 0.0).count() as f32 / 2.0
            }
            Asks::EachColour(n) => {
                let met = Colour::ALL
                    .iter()
                    .filter(|&&colour| count(&|card| valley.pack().card(card).colour == colour) >= f32::from(n));
                met.count() as f32 / 5.0
            }
        };
        let points = f32::from(sheet.points) + 2.5 * sheet.worth.len().min(1) as f32;
        0.6 * points * near * near * near
    });
    time * worth.sum::<f32>()
}

impl Judge for Valley {
    /// Cards whose faces were known before looking ahead.
    type Memory = CardSet;
    type Worth = ValleyWorth;

    fn remember(&self, view: &View) -> CardSet {
        let hands = view.players.iter().flat_map(|player| &player.hand).map(|held| held.card);
        hands.chain(view.meadow.iter().flatten().copied()).chain(view.aside.iter().copied()).collect()
    }

    fn judge(&self, s: &State, seat: Seat, known: &CardSet) -> ValleyWorth {
        let spring_worker = self.play_mode().has_spring_worker();
        let player = &s.players[seat.index()];
        let clock = Clock::of(player, spring_worker);
        let mut worth = ValleyWorth { points: self.score(s, seat).total() as f32, ..ValleyWorth::default() };
        if !player.passed {
            let standing = player.city.iter().filter(|b| !b.down() && !b.web());
            worth.future = standing.map(|b| standing_worth(self, s, seat, b.card, &clock)).sum();
            let stored: u32 = player.city.iter().map(|b| b.goods.total()).sum();
            worth.future += 0.7 * stored as f32 * clock.resource() * (clock.placements / 2.0).min(1.0);
            worth.future += events_worth(self, s, seat, &clock);
            let free = f32::from(CITY.saturating_sub(player.spaces()));
            worth.future += SPACE * free.min(clock.placements * 0.8);
            // The first of a kind is worth more than the tenth.
            let goods = player.goods.0.iter().map(|&n| f32::from(n.min(5)) + 0.4 * f32::from(n.saturating_sub(5)));
            worth.goods = goods.sum::<f32>() * clock.resource();
            worth.hand = hand_of(self, s, seat, known, &clock);
            worth.workers = WORKER * clock.placements;
        }
        let others = (0..self.seats()).map(|i| Seat(i as u8)).filter(|&other| other != seat);
        let best = others.map(|other| {
            let theirs = &s.players[other.index()];
            let clock = Clock::of(theirs, spring_worker);
            self.score(s, other).total() as f32 + 0.5 * theirs.goods.total() as f32 * clock.resource()
        });
        worth.other = best.fold(0.0, f32::max);
        if self.play_mode().lair().is_some() || self.play_mode().year().is_some() {
            worth.other = worth.other.max(self.score(s, Side::RIVAL).total() as f32 + 0.3 * s.her_hand().len() as f32);
        }
        worth
    }

    fn turn_is_over(&self, s: &State, seat: Seat) -> bool {
        s.is_turn_start(seat)
    }
}

/// What a hand is worth. Many cards are worth less each: only so many can still be played.
fn hand_of(valley: &Valley, s: &State, seat: Seat, known: &CardSet, clock: &Clock) -> f32 {
    let mut worth = 0.0;
    let mut n = 0.0;
    for card in s.hand(seat) {
        n += 1.0;
        worth += if known.has(card) { hand_worth(valley, s, seat, card, clock) } else { clock.card() };
    }
    let crowd = (clock.placements * 0.6 + 1.0) / f32::max(n, 1.0);
    worth * crowd.min(1.0)
}

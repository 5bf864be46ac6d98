//! How a position of Everdell is judged.
//!
//! All figures are in points. What counts: points already sure, what cards will still give (production, visits,
//! discounts), resources and cards at hand, workers still to be placed, and how near events are. Resources and cards
//! lose their worth as the year runs out.

mod features;
mod rival;

use crate::counsel::{Counsel, figures, held};
use crate::greedy::{By, Judge, Prospects, Worth};
use crate::learned::{Learned, Look};
use crate::reason::Aim;
use ::valley::effect::{BonusPer, DiscountBy, Effect, Per, Rebate, Standing, Step};
use ::valley::{BASIC_EVENTS, CITY, CardId, CardSet, EventId, Player, State, Valley, View};
use table::{Game, Seat, Side};
use woodland::{Colour, Goods, Kind, Season};

figures! {
    /// What the terms weigh.
    pub struct ValleyWeights {
        resource,
        resource_last,
        resource_late,
        unknown_card,
        card_late,
        worker,
        space,
        space_use,
        envy,
        envy_goods,
        rival_card,
        rival_feat,
        exposed,
        choice_resource,
        farm_more,
        tokens_here,
        spend_cost,
        spend_once,
        spend_again,
        discard,
        draw_up,
        store,
        activate,
        copy,
        teach,
        play_less,
        play_free,
        play_besides,
        reveal,
        move_worker,
        clear_meadow,
        meadow_cards,
        meadow_play,
        dismantle_refund,
        dismantle_loss,
        token,
        hand_out,
        hand_out_cost,
        use_place,
        produce,
        field,
        rare,
        green,
        visit_ordinary,
        visit_better,
        visit_space,
        visit_permanent,
        plays,
        trigger,
        leave,
        prisoner,
        swap,
        clock_tower,
        spend_tokens,
        leader,
        grow_common,
        grow_unique,
        grow_purple,
        grow_event,
        grow_goods,
        grow_pair,
        to_come,
        hand_double,
        lacking,
        hand_any,
        hand_net,
        hand_spare,
        hand_late,
        crowd,
        crowd_spare,
        event_late,
        event_worth,
        event,
        event_steep,
        stored,
        stored_late,
        enough,
        hoard_worth,
    }
}

held! {
    /// The worth of a position for one player, by parts.
    ValleyWorth of Valley as "valley", ValleyWeights; workers: "hint-workers"
}

/// What time it is for a player.
struct Clock<'w> {
    w: &'w ValleyWeights,
    /// Workers that can still be placed, in this season and all that follow.
    placements: f32,
    /// Productions still to come.
    productions: f32,
    /// Seasons still to come, this one included.
    seasons: f32,
    /// What the city holds.
    city: City,
}

/// What a city holds, counted once.
#[derive(Default)]
struct City {
    cards: CardSet,
    /// Critters that would live in a Construction for nothing.
    housed: CardSet,
    farms: u8,
    colours: [u8; Colour::ALL.len()],
}

impl City {
    fn of(valley: &Valley, player: &Player) -> City {
        let mut city = City::default();
        for b in &player.city {
            let sheet = valley.pack().card(b.card);
            city.cards.insert(b.card);
            city.farms += u8::from(sheet.farm);
            city.colours[sheet.colour as usize] += 1;
            if !b.occupied() {
                city.housed = city.housed.or(sheet.houses);
            }
        }
        city
    }
}

impl<'w> Clock<'w> {
    fn of(w: &'w ValleyWeights, player: &Player, spring_worker: bool) -> Clock<'w> {
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
        Clock { w, placements, productions, seasons: f32::from(player.season.to_come()) + 1.0, city: City::default() }
    }

    /// What a resource is worth: less and less in the last turns.
    fn resource(&self) -> f32 {
        let (w, late) = (self.w, (self.placements / self.w.resource_late).min(1.0));
        w.resource * (w.resource_last + (1.0 - w.resource_last) * late)
    }

    fn card(&self) -> f32 {
        self.w.unknown_card * (self.placements / self.w.card_late).min(1.0)
    }
}

/// What steps give, roughly, in points.
fn effect_worth(valley: &Valley, s: &State, seat: Seat, effect: Effect, clock: &Clock<'_>) -> f32 {
    let steps = &valley.pack().steps[effect.start as usize..effect.end as usize];
    steps.iter().map(|step| step_worth(valley, s, seat, step, clock)).sum()
}

fn step_worth(valley: &Valley, s: &State, seat: Seat, step: &Step, clock: &Clock<'_>) -> f32 {
    let (w, resource, card) = (clock.w, clock.resource(), clock.card());
    match *step {
        Step::Gain { goods, any, points, cards, per, .. } => {
            let each = (goods.total() as f32 + w.choice_resource * f32::from(any)) * resource
                + f32::from(points)
                + f32::from(cards) * card;
            each * match per {
                Per::Once => 1.0,
                Per::Farm => f32::from(clock.city.farms) + w.farm_more,
                Per::ChapelToken | Per::TokenHere => w.tokens_here,
                Per::HandCard => s.players[seat.index()].hand_count() as f32,
            }
        }
        Step::Spend { points, any, up_to, .. } => {
            let gain = f32::from(points) + f32::from(any) * resource - w.spend_cost * resource;
            gain.max(0.0) * (w.spend_once + w.spend_again * f32::from(up_to))
        }
        Step::Discard { points, any, cards, .. } => {
            w.discard * (f32::from(points) + f32::from(any) * resource + f32::from(cards) * card - card).max(0.0)
        }
        Step::DrawUp => w.draw_up * card,
        Step::Store { .. } | Step::Unload => w.store * resource,
        Step::DrawSome { up_to } => f32::from(up_to) * card,
        Step::Activate { n, .. } => w.activate * f32::from(n) * resource,
        Step::Copy => w.copy * resource,
        Step::Teach { .. } => w.teach * card,
        Step::Play { grant } => {
            let free = if grant.rebate == Rebate::Free { w.play_free * resource } else { w.play_besides };
            f32::from(grant.rebate.less()) * resource * w.play_less + free
        }
        Step::Reveal { cards, .. } => w.reveal * f32::from(cards) * resource,
        Step::MoveWorker => w.move_worker * resource,
        Step::RefreshMeadow { .. } => w.clear_meadow * card,
        Step::Meadow { .. } => w.meadow_cards * card + w.meadow_play,
        Step::Dismantle { points, any, refund, .. } => {
            f32::from(points) + (f32::from(any) + if refund { w.dismantle_refund } else { 0.0 }) * resource
                - w.dismantle_loss
        }
        Step::Token { n } => w.token * f32::from(n),
        Step::GiveGoods { n } => -f32::from(n) * resource,
        Step::GiveCards { n } => -f32::from(n) * card,
        Step::HandOut { points, .. } => w.hand_out * (f32::from(points) - w.hand_out_cost * resource).max(0.0),
        Step::Use { n, .. } => w.use_place * resource * f32::from(n),
        Step::Produce => w.produce * resource,
        Step::Choose { options } => {
            options.into_iter().map(|way| effect_worth(valley, s, seat, way, clock)).fold(0.0, f32::max)
        }
        Step::Field { .. } => w.field * resource,
        Step::TakeBack => w.worker,
        Step::LayGoods { .. } | Step::Scrolls { .. } | Step::Tuck { .. } => w.rare,
    }
}

/// What a card standing in a city will still give beyond its points.
fn standing_worth(valley: &Valley, s: &State, seat: Seat, card: CardId, clock: &Clock<'_>) -> f32 {
    let (w, sheet) = (clock.w, valley.pack().card(card));
    let mut worth = 0.0;
    if sheet.colour == Colour::Green {
        worth += w.green * clock.productions * effect_worth(valley, s, seat, sheet.effect, clock);
    }
    if sheet.spaces > 0 {
        // One more place, worth what it gives beyond an ordinary one.
        let better = effect_worth(valley, s, seat, sheet.visit, clock) - w.visit_ordinary * clock.resource();
        let left = if sheet.permanent { w.visit_permanent } else { 1.0 };
        worth += clock.seasons * (w.visit_better * better.max(0.0) + w.visit_space) * left;
    }
    let plays = clock.placements * w.plays;
    for word in &sheet.stand {
        worth += match *word {
            Standing::Trigger { then, .. } => w.trigger * plays * effect_worth(valley, s, seat, then, clock),
            Standing::Discount(discount) => {
                let saved = f32::from(discount.less) * clock.resource();
                match discount.by {
                    DiscountBy::Leave => (saved * w.leave - f32::from(sheet.points)).max(0.0),
                    DiscountBy::Prisoner => saved * w.prisoner,
                    DiscountBy::Token => w.spend_tokens,
                }
            }
            Standing::Swap => w.swap * plays,
            Standing::Tokens(_) => 0.0,
            Standing::Clock => w.clock_tower * (clock.seasons - 1.0),
            Standing::Leader => w.leader * plays,
        };
    }
    for bonus in &sheet.bonus {
        // What the city will still add to it.
        let growth = match bonus.per {
            BonusPer::CommonConstruction | BonusPer::CommonCritter => w.grow_common,
            BonusPer::UniqueConstruction | BonusPer::UniqueCritter => w.grow_unique,
            BonusPer::Purple => w.grow_purple,
            BonusPer::BasicEvent | BonusPer::SpecialEvent => w.grow_event,
            BonusPer::ResinOrPebble | BonusPer::PurpleOfAnOpponent => w.grow_goods,
            BonusPer::Paired | BonusPer::PairedAndFarm => w.grow_pair,
        };
        worth += w.to_come * f32::from(bonus.points) * growth * plays;
    }
    worth
}

/// What a card in the hand is worth: what playing it would bring beyond its cost, if it can be had soon.
fn hand_worth(valley: &Valley, s: &State, seat: Seat, card: CardId, clock: &Clock<'_>) -> f32 {
    let (w, player) = (clock.w, &s.players[seat.index()]);
    let sheet = valley.pack().card(card);
    if sheet.unique && clock.city.cards.has(card) {
        return w.hand_double * clock.card();
    }
    let housed = sheet.kind == Kind::Critter && clock.city.housed.has(card);
    let cost = if housed { Goods::NONE } else { sheet.cost };
    let lacking: u32 = (0..4).map(|i| u32::from(cost.0[i].saturating_sub(player.goods.0[i]))).sum();
    let mut gain = f32::from(sheet.points) + standing_worth(valley, s, seat, card, clock);
    if matches!(sheet.colour, Colour::Green | Colour::Tan) {
        gain += effect_worth(valley, s, seat, sheet.effect, clock);
    }
    let net = gain - cost.total() as f32 * clock.resource();
    let soon = 1.0 / (1.0 + w.lacking * lacking as f32);
    let time = ((clock.placements + w.hand_spare) / w.hand_late).min(1.0);
    (w.hand_any + w.hand_net * net.max(0.0) * soon) * time
}

/// Events that nobody has claimed: those that can be had, and how near the others are.
fn events_worth(valley: &Valley, s: &State, clock: &Clock<'_>) -> f32 {
    event_time(clock) * events_near(valley, s, clock).map(|(_, worth)| worth).sum::<f32>()
}

/// What of their worth events still have.
fn event_time(clock: &Clock<'_>) -> f32 {
    (clock.placements / clock.w.event_late).min(1.0)
}

/// The events that nobody has claimed, each with what it is worth to be as near to it as the city is.
fn events_near<'s>(
    valley: &'s Valley,
    s: &'s State,
    clock: &'s Clock<'_>,
) -> impl Iterator<Item = (EventId, f32)> + 's {
    use ::valley::pack::Asks;
    let (w, city) = (clock.w, &clock.city);
    let basics = (0..BASIC_EVENTS as u8).map(EventId);
    let open = basics.chain(s.specials).filter(|event| s.claimed[event.index()].is_none());
    open.map(move |event| {
        let sheet = valley.pack().event(event);
        let near = match sheet.asks {
            Asks::Colour(colour, n) => (f32::from(city.colours[colour as usize]) / f32::from(n)).min(1.0),
            Asks::Cards(cards) => {
                cards.iter().filter(|&&card| city.cards.has(card)).count() as f32 / cards.len() as f32
            }
            Asks::EachColour(n) => city.colours.iter().filter(|&&m| m >= n).count() as f32 / Colour::ALL.len() as f32,
        };
        let points = f32::from(sheet.points) + w.event_worth * sheet.worth.len().min(1) as f32;
        // What is half done is far from done.
        let worth = (0..w.event_steep as u32).fold(w.event * points, |worth, _| worth * near);
        (event, worth)
    })
}

impl Judge for Valley {
    /// Cards whose faces were known before looking ahead.
    type Memory = CardSet;
    type Weights = ValleyWeights;
    type Worth = ValleyWorth;

    fn remember(&self, view: &View) -> CardSet {
        let hands = view.players.iter().flat_map(|player| &player.hand).map(|held| held.card());
        hands.chain(view.meadow.iter().flatten().copied()).chain(view.aside.iter().copied()).collect()
    }

    fn judge(&self, by: &By<Valley>, s: &State, seat: Seat, known: &CardSet) -> ValleyWorth {
        let w = &by.weights;
        let mut worth = set_right(self, by, s, seat, known);
        let others = (0..self.seats()).map(|i| Seat(i as u8)).filter(|&other| other != seat);
        if by.learned.is_some() {
            let allied = is_allied(self);
            let others = others.filter(|_| !allied).map(|other| set_right(self, by, s, other, known).total());
            let best = others.chain(rival::stands(self, w, s)).reduce(f32::max);
            worth.other = Valley::counsel().habits.rivalry * best.unwrap_or(0.0);
            return worth;
        }
        let best = others.map(|other| {
            let theirs = &s.players[other.index()];
            let clock = Clock::of(w, theirs, self.play_mode().has_spring_worker());
            self.score(s, other).total() as f32 + w.envy_goods * theirs.goods.total() as f32 * clock.resource()
        });
        worth.other = w.envy * best.fold(rival::stands(self, w, s).unwrap_or(0.0).max(0.0), f32::max);
        worth
    }

    fn aims(&self, by: &By<Valley>, s: &State, seat: Seat, known: &CardSet) -> Vec<Aim> {
        let (w, player) = (&by.weights, &s.players[seat.index()]);
        let clock = &clock_of(self, w, player);
        let mut aims = Vec::new();
        if !player.passed {
            let standing = player.city.iter().filter(|b| !b.down() && !b.web() && known.has(b.card));
            aims.extend(standing.map(|b| {
                Aim::new("hint-aim-card", self.card_name(b.card), standing_worth(self, s, seat, b.card, clock))
            }));
            aims.extend(
                events_near(self, s, clock).map(|(event, worth)| {
                    Aim::new("hint-aim-event", self.event_name(event), event_time(clock) * worth)
                }),
            );
            let hand = s.hand(seat).filter(|&card| known.has(card));
            aims.extend(
                hand.map(|card| {
                    Aim::new("hint-aim-hand", self.card_name(card), hand_worth(self, s, seat, card, clock))
                }),
            );
        }
        let counts = if by.learned.is_some() { Valley::counsel().habits.rivalry } else { w.envy };
        let others = (0..self.seats()).map(|i| Seat(i as u8)).filter(|&other| other != seat && !is_allied(self));
        aims.extend(
            others.map(|other| {
                Aim::against(self.seat_name(other), counts * set_right(self, by, s, other, known).total())
            }),
        );
        aims.extend(rival::stands(self, w, s).map(|points| Aim::against(self.side_name(Side::RIVAL), counts * points)));
        aims
    }

    fn expects(&self, by: &By<Valley>, s: &State, seat: Seat) -> f32 {
        set_right(self, by, s, seat, &CardSet::ALL).total()
    }

    fn prospects(&self, by: &By<Valley>, s: &State) -> Prospects {
        let allied = is_allied(self);
        let mut prospects = Prospects { rival: rival::stands(self, &by.weights, s), allied, ..Prospects::default() };
        for seat in 0..self.seats() {
            prospects.seats[seat] = self.expects(by, s, Seat(seat as u8));
        }
        prospects
    }

    fn look(&self, w: &ValleyWeights, s: &State, seat: Seat) -> Option<(Look, f32)> {
        let (known, worth) = (&CardSet::ALL, of_player(self, w, s, seat, &CardSet::ALL));
        (!s.players[seat.index()].passed).then(|| (features::look(self, s, seat, known, &worth), worth.total()))
    }

    fn learned() -> Option<&'static Learned> {
        Some(&LEARNED)
    }

    const ADVICE: &'static str = include_str!("../../../packs/valley/advice.toml");

    fn counsel() -> &'static Counsel<ValleyWeights> {
        &COUNSEL
    }

    fn turn_is_over(&self, s: &State, seat: Seat) -> bool {
        s.is_turn_start(seat)
    }
}

/// What a player has and may expect, set right by what was learned.
fn set_right(valley: &Valley, by: &By<Valley>, s: &State, seat: Seat, known: &CardSet) -> ValleyWorth {
    let mut worth = of_player(valley, &by.weights, s, seat, known);
    if let Some(network) = by.learned.filter(|_| !s.players[seat.index()].passed) {
        worth.learned = network.judge(&features::look(valley, s, seat, known, &worth));
    }
    worth
}

/// What time it is for a player, with what the city holds.
fn clock_of<'w>(valley: &Valley, w: &'w ValleyWeights, player: &Player) -> Clock<'w> {
    let clock = Clock::of(w, player, valley.play_mode().has_spring_worker());
    Clock { city: City::of(valley, player), ..clock }
}

/// Whether all players win or lose together.
fn is_allied(valley: &Valley) -> bool {
    valley.play_mode().lair().is_some_and(|lair| lair.is_team())
}

/// What a player has and may expect, the others left aside.
fn of_player(valley: &Valley, w: &ValleyWeights, s: &State, seat: Seat, known: &CardSet) -> ValleyWorth {
    let player = &s.players[seat.index()];
    let clock = clock_of(valley, w, player);
    let mut worth = ValleyWorth { points: valley.score(s, seat).total() as f32, ..ValleyWorth::default() };
    if player.passed {
        return worth;
    }
    let standing = player.city.iter().filter(|b| !b.down() && !b.web());
    worth.future = standing.map(|b| standing_worth(valley, s, seat, b.card, &clock)).sum();
    let stored: u32 = player.city.iter().map(|b| b.goods.total()).sum();
    worth.future += w.stored * stored as f32 * clock.resource() * (clock.placements / w.stored_late).min(1.0);
    worth.future += events_worth(valley, s, &clock);
    let free = f32::from(CITY.saturating_sub(player.spaces()));
    worth.future += w.space * free.min(clock.placements * w.space_use);
    // The first of a kind is worth more than the tenth.
    let goods = player.goods.0.iter().map(|&n| f32::from(n));
    let goods = goods.map(|n| n.min(w.enough) + w.hoard_worth * (n - w.enough).max(0.0));
    worth.goods = goods.sum::<f32>() * clock.resource();
    worth.hand = hand_of(valley, s, seat, known, &clock);
    worth.workers = w.worker * clock.placements;
    worth
}

/// What a hand is worth. Many cards are worth less each: only so many can still be played.
fn hand_of(valley: &Valley, s: &State, seat: Seat, known: &CardSet, clock: &Clock<'_>) -> f32 {
    let mut worth = 0.0;
    let mut n = 0.0;
    for card in s.hand(seat) {
        n += 1.0;
        worth += if known.has(card) { hand_worth(valley, s, seat, card, clock) } else { clock.card() };
    }
    let crowd = (clock.placements * clock.w.crowd + clock.w.crowd_spare) / f32::max(n, 1.0);
    worth * crowd.min(1.0)
}

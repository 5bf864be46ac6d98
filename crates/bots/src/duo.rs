//! How a position of Everdell Duo is judged.
//!
//! All figures are in points. What counts: points already sure, what cards will still give (production,
//! visits, discounts), resources in the reserve, cards in the hand, Occupied tokens, and how near events are.
//! Resources and cards lose their worth as the year runs out.

mod features;
mod together;

use crate::counsel::{Counsel, figures, held};
use crate::greedy::{By, Judge, Prospects, Worth};
use crate::learned::{Learned, Look};
use crate::reason::Aim;
use ::duo::effect::{Bonus, Count, CountPlace, DiscountBy, Effect, Grant, Standing, Step};
use ::duo::pack::{Ability, Cost};
use ::duo::{Action, CardId, CardSet, Duo, HARE, Slot, State, TORTOISE, View};
use table::{Game, Line, Seat};
use woodland::{Colour, Goods, Season};

figures! {
    /// What the terms weigh.
    pub struct DuoWeights {
        resource,
        late,
        unknown_card,
        meadow_card,
        choice_resource,
        occupied,
        occupied_late,
        occupied_half,
        watch,
        watch_late,
        envy,
        reclaim,
        pay_any,
        pay_once,
        pay_again,
        each_open,
        each_most,
        activate,
        produce,
        visit,
        red_visit,
        claim,
        play_besides,
        look,
        refresh,
        store,
        worker_back,
        step_back,
        skunk,
        swap_river,
        passing,
        ease,
        green,
        red_better,
        red_space,
        grow_cards,
        grow_hand,
        grow_pairs,
        grow_events,
        grow_occupied,
        grow_tokens,
        grow_colours,
        to_come,
        plays,
        saved,
        discount_free,
        discount_token,
        tuck_share,
        tuck_card,
        swap_cost,
        liberty,
        trigger,
        lacking,
        hand_any,
        hand_net,
        hand_late,
        crowd,
        crowd_spare,
        enough,
        plenty,
        plenty_worth,
        hoard_worth,
        kinds,
        near_event,
        partner_goods,
        partner_hand,
        next_play,
        gift,
        thorn_card,
        thorn_event,
        goal_both,
        goal_event,
        goal_reach,
        goal_end,
        goal_limit,
    }
}

held! {
    /// The worth of a position for one mayor, by parts.
    DuoWorth of Duo as "duo", DuoWeights; occupied: "hint-occupied"
}

/// What time it is, as the judgement sees it.
struct Clock<'w> {
    w: &'w DuoWeights,
    /// Turns this mayor still has, in this season and all that follow.
    turns: f32,
    /// Turns in which the city still grows: those of both when they build together.
    city_turns: f32,
    /// Productions still to come.
    productions: f32,
    /// How far the year still reaches, 1 at its start.
    left: f32,
}

impl<'w> Clock<'w> {
    fn of(s: &State, w: &'w DuoWeights) -> Clock<'w> {
        // Skunks on the path take turns away, in this season and, as many of them, in those to come.
        let full = 12.0 - 2.0 * s.together.skunks.path.count_ones() as f32;
        let turns = (s.moves_left() as f32 + full * f32::from(s.season.to_come())) / 2.0;
        let productions = match s.season {
            Season::Winter => 2.0,
            Season::Spring | Season::Summer => 1.0,
            Season::Autumn => 0.0,
        };
        let city_turns = if s.together.one_city() { 2.0 * turns } else { turns };
        Clock { w, turns, city_turns, productions, left: turns / 24.0 }
    }

    /// What a resource is worth: less and less in the last turns.
    fn resource(&self) -> f32 {
        self.w.resource * self.late()
    }

    /// What a card is worth whose face is unknown.
    fn card(&self) -> f32 {
        self.w.unknown_card * self.late()
    }

    fn late(&self) -> f32 {
        (self.turns / self.w.late).min(1.0)
    }
}

/// What steps give, roughly, in points.
fn effect_worth(duo: &Duo, effect: Effect, clock: &Clock<'_>) -> f32 {
    let steps = &duo.pack().steps[effect.start as usize..effect.end as usize];
    steps.iter().map(|step| step_worth(duo, step, clock)).sum()
}

fn step_worth(duo: &Duo, step: &Step, clock: &Clock<'_>) -> f32 {
    let (w, resource, card) = (clock.w, clock.resource(), clock.card());
    match *step {
        Step::Gain { goods, any, different, points } => {
            let n = goods.total() as f32 + w.choice_resource * f32::from(any + different);
            n * resource + f32::from(points)
        }
        Step::Draw { deck, meadow } => card * (f32::from(deck) + w.meadow_card * f32::from(meadow)),
        Step::Occupied { .. } => w.occupied * (clock.left / w.occupied_half).min(1.0),
        Step::ReclaimOccupied { .. } => w.reclaim,
        Step::PayFor { price, times, then, .. } => {
            let pays = price.goods.total() as f32 * resource
                + if price.any { resource * w.pay_any } else { 0.0 }
                + if price.card { card } else { 0.0 };
            let gain = effect_worth(duo, then, clock) - pays;
            gain.max(0.0) * (w.pay_once + w.pay_again * f32::from(times))
        }
        Step::Choose { options } => {
            options.into_iter().flatten().map(|option| effect_worth(duo, option, clock)).fold(0.0, f32::max)
        }
        Step::ForEach { then, times, .. } => {
            effect_worth(duo, then, clock) * times.map_or(w.each_open, |times| w.each_most * f32::from(times.get()))
        }
        Step::Activate { n, .. } => w.activate * f32::from(n),
        Step::Produce => w.produce,
        Step::UseFarm { n, .. } | Step::UseRiver { n, .. } => w.visit * resource * f32::from(n),
        Step::UseRed { .. } | Step::UseTaken { .. } | Step::MoveWorker { .. } => w.red_visit * resource,
        Step::ClaimEvent { .. } => w.claim,
        Step::Play { grant: Grant { less, .. } } | Step::DrawPlay { less, .. } => {
            f32::from(less) * resource + w.play_besides
        }
        Step::Look { keep, .. } => card * w.look * f32::from(keep),
        Step::RefreshMeadow { .. } => w.refresh,
        Step::Store { n } => f32::from(n) * resource * w.store,
        Step::TakeBack { n } => w.worker_back * resource * f32::from(n),
        Step::MoveBack { .. } => w.step_back,
        Step::MoveSkunk { .. } | Step::LiftSkunk { .. } => w.skunk,
        Step::SwapRiver { .. } => w.swap_river,
        Step::Pass { .. } => w.passing,
        Step::EaseEvent { .. } => w.ease,
    }
}

/// What a card standing in a city will still give.
fn standing_worth(duo: &Duo, s: &State, card: CardId, clock: &Clock<'_>) -> f32 {
    let (w, sheet) = (clock.w, duo.pack().card(card));
    match &sheet.ability {
        Ability::Acts(effect) => match sheet.colour {
            Colour::Green => w.green * clock.productions * effect_worth(duo, *effect, clock),
            // A red card is one more space for both, with a token for its owner now and then.
            Colour::Red => {
                let better_than_a_farm = effect_worth(duo, *effect, clock) - w.visit * clock.resource();
                let seasons = clock.turns / 6.0;
                seasons * (w.red_better * better_than_a_farm.max(0.0) + w.red_space)
            }
            Colour::Blue | Colour::Tan | Colour::Purple => 0.0,
        },
        Ability::Stands(words) => words.iter().map(|word| word_worth(duo, s, card, word, clock)).sum(),
        Ability::Scores(bonuses) => bonuses.iter().map(|bonus| bonus_to_come(duo, bonus, clock)).sum(),
    }
}

/// What a purple card will be worth beyond today's bonus, as cities, tokens and events grow.
fn bonus_to_come(duo: &Duo, bonus: &Bonus, clock: &Clock<'_>) -> f32 {
    let w = clock.w;
    // What a mayor adds in one turn, on average.
    let growth = match bonus.count {
        Count::Cards { place: CountPlace::City, among } => {
            w.grow_cards * among.len() as f32 / duo.pack().cards.len() as f32
        }
        Count::Cards { place: CountPlace::Hand | CountPlace::HandAndCity, .. } => w.grow_hand,
        Count::Pairs => w.grow_pairs,
        Count::Events => w.grow_events,
        Count::Occupied(_) => w.grow_occupied,
        Count::PointTokens => w.grow_tokens,
        Count::Colours { .. } | Count::LargestColour => w.grow_colours,
        Count::Resources(_) | Count::ResourceKinds | Count::Score | Count::Margin => 0.0,
    };
    let times = growth * clock.city_turns / f32::from(bonus.every.get());
    let most = bonus.max.map_or(f32::MAX, |max| f32::from(max.get()));
    w.to_come * (f32::from(bonus.points) * times).min(most)
}

fn word_worth(duo: &Duo, s: &State, card: CardId, word: &Standing, clock: &Clock<'_>) -> f32 {
    let w = clock.w;
    let plays = clock.city_turns * w.plays;
    match *word {
        Standing::Tokens(_) => 0.0,
        Standing::Discount(discount) => {
            let saved = f32::from(discount.less) * clock.resource() * w.saved;
            match discount.by {
                DiscountBy::Free => plays * w.discount_free * saved,
                // The token spent is a point lost.
                DiscountBy::Token => w.discount_token,
                DiscountBy::Leave => (saved - f32::from(duo.pack().card(card).points)).max(0.0),
                DiscountBy::Tuck { uses, .. } => {
                    let left = f32::from(uses.saturating_sub(s.on(card).tucks)).min(plays * w.tuck_share);
                    left * (saved - w.unknown_card * w.tuck_card).max(0.0)
                }
            }
        }
        Standing::Swap => w.swap_cost * plays,
        Standing::EnterTaken | Standing::FarmTwice => w.liberty,
        Standing::Trigger { then, .. } => plays * w.trigger * effect_worth(duo, then, clock),
    }
}

/// What a card in the hand is worth: what playing it would bring beyond its cost, if it can be had soon.
fn hand_worth(duo: &Duo, s: &State, seat: Seat, card: CardId, clock: &Clock<'_>) -> f32 {
    let (w, cost, goods) = (clock.w, cost_of(duo, card), s.mayors[seat.index()].goods);
    let lacking: u32 = (0..4).map(|i| u32::from(cost.0[i].saturating_sub(goods.0[i]))).sum();
    let soon = 1.0 / (1.0 + w.lacking * lacking as f32);
    let time = (clock.turns / w.hand_late).min(1.0);
    (w.hand_any + w.hand_net * net_worth(duo, s, seat, card, clock) * soon) * time
}

/// What playing a card would bring beyond its cost: nothing where it does harm.
fn net_worth(duo: &Duo, s: &State, seat: Seat, card: CardId, clock: &Clock<'_>) -> f32 {
    if duo.is_one_too_many(s, card) {
        return 0.0;
    }
    let sheet = duo.pack().card(card);
    let mut gain = f32::from(sheet.points) + standing_worth(duo, s, card, clock);
    match &sheet.ability {
        Ability::Acts(effect) if sheet.colour != Colour::Red => gain += effect_worth(duo, *effect, clock),
        Ability::Acts(_) | Ability::Stands(_) => {}
        Ability::Scores(bonuses) => {
            gain += bonuses.iter().map(|bonus| duo.bonus(s, seat, bonus) as f32).sum::<f32>();
        }
    }
    (gain - cost_of(duo, card).total() as f32 * clock.resource()).max(0.0)
}

/// The resources that a card costs.
fn cost_of(duo: &Duo, card: CardId) -> Goods {
    match duo.pack().card(card).cost {
        Cost::Goods(goods) => goods,
        Cost::Discard => Goods::NONE,
    }
}

impl Judge for Duo {
    /// Cards whose faces were known before looking ahead.
    type Memory = CardSet;
    type Weights = DuoWeights;
    type Worth = DuoWorth;

    fn remember(&self, view: &View) -> CardSet {
        let meadow: CardSet = view.meadow.iter().flatten().copied().collect();
        view.mayors[0].hand.or(view.mayors[1].hand).or(meadow).or(view.aside)
    }

    fn judge(&self, by: &By<Duo>, s: &State, seat: Seat, known: &CardSet) -> DuoWorth {
        let (w, clock) = (&by.weights, Clock::of(s, &by.weights));
        let mut worth = set_right(self, by, s, seat, known, &clock);
        if !s.together.one_city() && by.learned.is_some() {
            let other = set_right(self, by, s, seat.other(), known, &clock).total();
            worth.other = Duo::counsel().habits.rivalry * other;
        } else if !s.together.one_city() {
            let other = judge_mayor(self, s, seat.other(), &clock);
            worth.other = w.envy * (other.points + other.future + other.goods + other.occupied);
        }
        worth
    }

    fn aims(&self, by: &By<Duo>, s: &State, seat: Seat, known: &CardSet) -> Vec<Aim> {
        let (clock, other, together) = (&Clock::of(s, &by.weights), seat.other(), s.together.one_city());
        let standing = s.town(seat).city.and(*known);
        let mut aims: Vec<Aim> = standing
            .map(|card| Aim::new("hint-aim-card", self.card_name(card), standing_worth(self, s, card, clock)))
            .collect();
        aims.extend(events_near(self, s, seat, clock).map(|(slot, worth)| {
            Aim::new("hint-aim-event", &self.pack().event(s.events[slot.index()]).entry.name, worth)
        }));
        let mut hand = |of: Seat, counts: f32| {
            let cards = s.hand(of).and(*known);
            aims.extend(cards.map(|card| {
                Aim::new("hint-aim-hand", self.card_name(card), counts * hand_worth(self, s, of, card, clock))
            }));
        };
        hand(seat, 1.0);
        if together {
            hand(other, by.weights.partner_hand);
            aims.extend(
                together::hers(self, s).map(|hers| Aim::against(Line::new("duo-thorn"), hers.weighed(clock.w))),
            );
        } else {
            aims.push(Aim::against(self.seat_name(other), self.judge(by, s, seat, known).other));
        }
        aims
    }

    fn expects(&self, by: &By<Duo>, s: &State, seat: Seat) -> f32 {
        set_right(self, by, s, seat, &CardSet::ALL, &Clock::of(s, &by.weights)).total()
    }

    fn prospects(&self, by: &By<Duo>, s: &State) -> Prospects {
        let allied = s.together.one_city();
        let [mut hare, mut tortoise] = [HARE, TORTOISE].map(|seat| self.expects(by, s, seat));
        let rival = if allied { together::wanted(self, s) } else { None };
        if allied {
            // Whichever of them has a thing, it is theirs.
            hare = (hare + tortoise) / 2.0;
            tortoise = hare;
        }
        Prospects { seats: [hare, tortoise, 0.0, 0.0], rival, allied }
    }

    fn look(&self, w: &DuoWeights, s: &State, seat: Seat) -> Option<(Look, f32)> {
        let (known, worth) = (&CardSet::ALL, of_mayor(self, s, seat, &CardSet::ALL, &Clock::of(s, w)));
        (!s.together.one_city()).then(|| (features::look(self, s, seat, known, &worth), worth.total()))
    }

    fn learned() -> Option<&'static Learned> {
        Some(&LEARNED)
    }

    const ADVICE: &'static str = include_str!("../../../packs/duo/advice.toml");

    fn counsel() -> &'static Counsel<DuoWeights> {
        &COUNSEL
    }

    fn is_besides(&self, action: Action) -> bool {
        matches!(action, Action::Trade | Action::Share(_) | Action::News(_) | Action::Watch(_))
    }

    fn trouble(&self, by: &By<Duo>, s: &State, action: Action) -> f32 {
        let holds_up = self.is_besides(action) && self.closing(s).is_some();
        let delay = if holds_up { Duo::counsel().habits.delay } else { 0.0 };
        let gift = if matches!(action, Action::Share(_)) { by.weights.gift } else { 0.0 };
        delay.max(gift)
    }

    fn turn_is_over(&self, s: &State, seat: Seat) -> bool {
        s.is_turn_start(seat)
    }
}

/// What a mayor has and may expect, set right by what was learned of the duel.
fn set_right(duo: &Duo, by: &By<Duo>, s: &State, seat: Seat, known: &CardSet, clock: &Clock<'_>) -> DuoWorth {
    let mut worth = of_mayor(duo, s, seat, known, clock);
    if let Some(network) = by.learned.filter(|_| !s.together.one_city()) {
        worth.learned = network.judge(&features::look(duo, s, seat, known, &worth));
    }
    worth
}

/// What a mayor has and may expect, the other mayor left aside unless they build together.
fn of_mayor(duo: &Duo, s: &State, seat: Seat, known: &CardSet, clock: &Clock<'_>) -> DuoWorth {
    let mut worth = judge_mayor(duo, s, seat, clock);
    worth.hand = hand_of(duo, s, seat, known, clock);
    if s.together.one_city() {
        // What the partner holds is ours as well, a little less at hand.
        let other = judge_mayor(duo, s, seat.other(), clock);
        worth.goods += clock.w.partner_goods * other.goods;
        worth.occupied += clock.w.partner_goods * other.occupied;
        worth.hand += clock.w.partner_hand * hand_of(duo, s, seat.other(), known, clock);
        worth.future += together::quest_worth(duo, s, clock) + together::next_play(duo, s, known, clock);
    }
    worth
}

/// What a hand is worth. Many cards are worth less each: only so many can still be played.
fn hand_of(duo: &Duo, s: &State, seat: Seat, known: &CardSet, clock: &Clock<'_>) -> f32 {
    let hand = s.hand(seat);
    let mut cards: f32 = hand.and(*known).map(|card| hand_worth(duo, s, seat, card, clock)).sum();
    cards += hand.without(*known).len() as f32 * clock.card();
    let crowd = (clock.turns * clock.w.crowd + clock.w.crowd_spare) / (hand.len() as f32).max(1.0);
    cards * crowd.min(1.0)
}

/// The events that nobody has claimed, each with what it is worth to be as near to it as a mayor is.
fn events_near<'s>(
    duo: &'s Duo,
    s: &'s State,
    seat: Seat,
    clock: &'s Clock<'_>,
) -> impl Iterator<Item = (Slot, f32)> + 's {
    Slot::all().filter(|slot| s.claimed[slot.index()].is_none()).map(move |slot| {
        let mut near = duo.nearness(s, seat, slot);
        if s.together.one_city() {
            near = near.max(duo.nearness(s, seat.other(), slot));
        }
        (slot, clock.w.near_event * near * f32::from(duo.pack().event(s.events[slot.index()]).points))
    })
}

/// What everybody can see of a mayor, judged.
fn judge_mayor(duo: &Duo, s: &State, seat: Seat, clock: &Clock<'_>) -> DuoWorth {
    let (w, mayor) = (clock.w, &s.mayors[seat.index()]);
    let score = duo.score(s, seat);
    let future: f32 = s.town(seat).city.map(|card| standing_worth(duo, s, card, clock)).sum();
    // Hoarding helps little: the first resources are worth most.
    let total = mayor.goods.total() as f32;
    let useful = total.min(w.enough)
        + w.plenty_worth * (total - w.enough).max(0.0).min(w.plenty)
        + w.hoard_worth * (total - w.enough - w.plenty).max(0.0);
    let goods = useful * clock.resource() + w.kinds * mayor.goods.kinds() as f32 * clock.resource();
    let occupied = mayor.occupied.0.count_ones() as f32 * w.occupied * (clock.turns / w.occupied_late).min(1.0);
    // Events within reach will be claimed soon, if time is left for a worker.
    let reach: f32 =
        if clock.turns > 1.0 { events_near(duo, s, seat, clock).map(|(_, worth)| worth).sum() } else { 0.0 };
    DuoWorth { points: score.total() as f32, future: future + reach, goods, occupied, ..DuoWorth::default() }
}

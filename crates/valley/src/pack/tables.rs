//! What the engine asks most often, ready to hand.

use super::{Asks, Card, CardSort, Event, Half, Location, Role};
use crate::effect::{Discount, DiscountBy, Effect, Standing, Step, TakenBy, Which};
use crate::ids::*;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use woodland::{Colour, Costs, Goods, Kind};

/// A blue card that answers what is played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trigger {
    pub card: CardId,
    pub among: CardSet,
    pub then: Effect,
}

/// Which of them, in their order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TriggerId(u8);

/// Some of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Triggers(u16);

impl Triggers {
    /// The most a pack may hold.
    pub(crate) const MOST: usize = u16::BITS as usize;

    /// Those for which this is true.
    #[inline]
    pub(crate) fn among(all: &[Trigger], answers: impl Fn(&Trigger) -> bool) -> Triggers {
        Triggers(all.iter().enumerate().fold(0, |some, (i, trigger)| some | u16::from(answers(trigger)) << i))
    }

    /// Whether there are none.
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of them, the last one first.
    pub(crate) fn last_first(self) -> impl Iterator<Item = TriggerId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let last = left.checked_ilog2()? as u8;
            left &= !(1 << last);
            Some(TriggerId(last))
        })
    }
}

impl Tables {
    /// A blue card that answers, if the pack has so many.
    pub(crate) fn trigger(&self, id: TriggerId) -> Option<Trigger> {
        self.triggers.get(usize::from(id.0)).copied()
    }
}

/// A card that leaves the city to make another cheaper.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Leaver {
    pub card: CardId,
    pub discount: Discount,
}

/// Masks and flat tables.
#[derive(Debug)]
pub(crate) struct Tables {
    pub sort: [CardSet; 4],
    pub colour: [CardSet; 5],
    pub colour_of: [Colour; NAMES],
    pub kind: [CardSet; 2],
    pub unique: CardSet,
    /// How many there are of each card.
    pub copies: [u8; NAMES],
    pub cost: [Goods; NAMES],
    pub points: [i8; NAMES],
    pub costs: Costs,
    pub effect: [Effect; NAMES],
    pub visit: [Effect; NAMES],
    /// The basic locations with a single space, in their order round the board. [V19.19]
    pub ring: ArrayVec<BasicId, BASICS>,
    /// The same as bits.
    pub exclusive: u8,
    /// Cards with a worker space.
    pub spaces: CardSet,
    pub permanent: CardSet,
    pub open: CardSet,
    pub no_space: CardSet,
    pub farms: CardSet,
    pub ruins: CardSet,
    pub fools: CardSet,
    pub gifts: CardSet,
    pub husbands: CardSet,
    pub wives: CardSet,
    pub legends: CardSet,
    pub corrin: CardSet,
    pub houses: [CardSet; NAMES],
    /// Constructions that house anybody.
    pub homes: CardSet,
    /// For each card the names it answers to: its own and that of its banner. [V16.6]
    pub names: [CardSet; NAMES],
    /// For each card the cards that may no longer be played once it lies in the city. [V16.5]
    pub bans: [CardSet; NAMES],
    /// Cards that do so.
    pub banning: CardSet,
    pub enters_with: [u8; NAMES],
    pub triggers: Vec<Trigger>,
    /// Cards that answer what is played.
    pub answering: CardSet,
    pub leavers: Vec<Leaver>,
    /// Cards with which others can be played in another way: those, and jails, swaps and treasuries.
    pub helpers: CardSet,
    /// Cards that take prisoners, and how much less that makes.
    pub jails: CardSet,
    pub jail_less: u8,
    pub swaps: CardSet,
    pub clocks: CardSet,
    pub treasuries: CardSet,
    pub treasury_less: u8,
    pub leaders: CardSet,
    /// Cards that copy others: Chip Sweep, Miner Mole and what is like them. [V9.26]
    pub copiers: CardSet,
    /// Those that carry out cards of others.
    pub moles: CardSet,
    /// Green cards that only hand out resources and points, so that production need not ask about them.
    pub hands_out: CardSet,
    /// Green cards that put things on themselves: never copied. [V9.24]
    pub stores: CardSet,
    pub bonus: CardSet,
    pub chapel: CardSet,
    pub monastery: CardSet,
    pub cemetery: CardSet,
    pub ranger: CardSet,
    /// Cards whose visit uses the places of others: they do not use each other.
    pub paths: CardSet,
    /// What each event asks for, as far as the pack has so many.
    pub asks: [Option<Asks>; EVENTS],
}

/// Whether an effect holds such a step, in what is chosen from as well.
pub(super) fn any_step(steps: &[Step], effect: Effect, wanted: &dyn Fn(&Step) -> bool) -> bool {
    effect.steps(steps).iter().any(|step| match *step {
        Step::Choose { options } => options.iter().any(|&option| any_step(steps, option, wanted)),
        ref step => wanted(step),
    })
}

pub(super) fn tables(cards: &[Card], basics: &[Location], events: &[Event], steps: &[Step]) -> Tables {
    let set = |fits: &dyn Fn(&Card) -> bool| -> CardSet {
        (0..cards.len()).filter(|&i| fits(&cards[i])).map(|i| CardId(i as u8)).collect()
    };
    let of_role = |role: Role| set(&|card: &Card| card.role == Some(role));
    let ring: ArrayVec<BasicId, BASICS> = BasicId::all().filter(|basic| basics[basic.index()].exclusive).collect();
    use CardSort::{Base, Corrin, Farms, Legends};
    let mut t = Tables {
        sort: [Base, Farms, Corrin, Legends].map(|sort| set(&|card| card.sort == sort)),
        colour: Colour::ALL.map(|colour| set(&|card| card.colour == colour)),
        colour_of: [Colour::Green; NAMES],
        kind: Kind::ALL.map(|kind| set(&|card| card.kind == kind)),
        unique: set(&|card| card.unique),
        copies: [0; NAMES],
        cost: [Goods::NONE; NAMES],
        points: [0; NAMES],
        costs: Costs::default(),
        effect: [Effect::default(); NAMES],
        visit: [Effect::default(); NAMES],
        exclusive: ring.iter().fold(0, |bits, basic| bits | 1 << basic.0),
        ring,
        spaces: set(&|card| card.spaces > 0),
        permanent: set(&|card| card.permanent),
        open: set(&|card| card.open),
        no_space: set(&|card| card.no_space),
        farms: set(&|card| card.farm),
        ruins: set(&|card| card.ruin),
        fools: set(&|card| card.fool),
        gifts: set(&|card| card.gift),
        husbands: set(&|card| card.pair == Some(Half::Husband)),
        wives: set(&|card| card.pair == Some(Half::Wife)),
        legends: set(&|card| card.sort == Legends),
        corrin: set(&|card| card.sort == Corrin),
        houses: [CardSet::NONE; NAMES],
        homes: set(&|card| !card.houses.is_empty()),
        names: [CardSet::NONE; NAMES],
        bans: [CardSet::NONE; NAMES],
        banning: set(&|card| card.banner.is_some()),
        enters_with: [0; NAMES],
        triggers: Vec::new(),
        answering: CardSet::NONE,
        leavers: Vec::new(),
        helpers: CardSet::NONE,
        jails: CardSet::NONE,
        jail_less: 0,
        swaps: CardSet::NONE,
        clocks: CardSet::NONE,
        treasuries: CardSet::NONE,
        treasury_less: 0,
        leaders: CardSet::NONE,
        copiers: CardSet::NONE,
        moles: CardSet::NONE,
        hands_out: CardSet::NONE,
        stores: CardSet::NONE,
        bonus: set(&|card| !card.bonus.is_empty()),
        chapel: of_role(Role::Chapel),
        monastery: of_role(Role::Monastery),
        cemetery: of_role(Role::Cemetery)
            .or(set(&|card| card.banner.is_some_and(|banner| cards[banner.index()].role == Some(Role::Cemetery)))),
        ranger: of_role(Role::Ranger),
        paths: CardSet::NONE,
        asks: std::array::from_fn(|n| events.get(n).map(|event| event.asks)),
    };
    for (card, id) in cards.iter().zip((0..).map(CardId)) {
        t.note_card(id, card, cards);
        card.stand.iter().for_each(|&word| t.note_standing(id, word));
        t.note_steps(id, card, steps);
    }
    t
}

impl Tables {
    /// What stands on a card.
    fn note_card(&mut self, id: CardId, card: &Card, cards: &[Card]) {
        let i = id.index();
        self.colour_of[i] = card.colour;
        self.copies[i] = card.copies;
        self.cost[i] = card.cost;
        self.points[i] = card.points;
        self.costs.insert(id, card.cost);
        self.effect[i] = card.effect;
        self.visit[i] = card.visit;
        // A legend houses whom the card it replaces houses. [V16.6]
        self.houses[i] = card.houses.or(card.banner.map_or(CardSet::NONE, |banner| cards[banner.index()].houses));
        if !self.houses[i].is_empty() && card.kind == Kind::Construction {
            self.homes.insert(id);
        }
        self.bans[i] = card.banner.map_or(CardSet::NONE, CardSet::one);
        self.names[i] = CardSet::one(id).or(self.bans[i]);
    }

    /// What a card does as long as it stands.
    fn note_standing(&mut self, id: CardId, word: Standing) {
        match word {
            Standing::Trigger { among, then } => {
                self.answering.insert(id);
                self.triggers.push(Trigger { card: id, among, then });
            }
            Standing::Discount(discount) => {
                self.helpers.insert(id);
                match discount.by {
                    DiscountBy::Leave => self.leavers.push(Leaver { card: id, discount }),
                    DiscountBy::Prisoner => {
                        self.jails.insert(id);
                        self.jail_less = discount.less;
                    }
                    DiscountBy::Token => {
                        self.treasuries.insert(id);
                        self.treasury_less = discount.less;
                    }
                }
            }
            Standing::Swap => {
                self.helpers.insert(id);
                self.swaps.insert(id);
            }
            Standing::Tokens(n) => self.enters_with[id.index()] = n,
            Standing::Clock => self.clocks.insert(id),
            Standing::Leader => self.leaders.insert(id),
        }
    }

    /// What can be seen of a card's steps before they are carried out.
    fn note_steps(&mut self, id: CardId, card: &Card, steps: &[Step]) {
        let has = |effect: Effect, wanted: &dyn Fn(&Step) -> bool| {
            if any_step(steps, effect, wanted) { CardSet::one(id) } else { CardSet::NONE }
        };
        let copies = has(card.effect, &|step| matches!(step, Step::Activate { .. } | Step::Copy));
        self.copiers = self.copiers.or(copies);
        self.moles = self.moles.or(has(card.effect, &|step| *step == Step::Copy));
        self.stores = self.stores.or(has(card.effect, &|step| matches!(step, Step::Store { .. })));
        let follows = has(card.visit, &|step| matches!(step, Step::Use { which: Which::Taken(TakenBy::Other), .. }));
        self.paths = self.paths.or(follows);
        let effect = card.effect.steps(steps);
        let only_hands_out = |step: &Step| matches!(step, Step::Gain { any: 0, cards: 0, .. });
        if card.colour == Colour::Green && !effect.is_empty() && effect.iter().all(only_hands_out) {
            self.hands_out.insert(id);
        }
    }
}

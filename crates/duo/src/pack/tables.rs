//! Masks and flat tables, compiled once from the cards and tiles.

use super::{Ability, Card, Cost, EventSet, EventTile, Tables, Tile};
use crate::effect::{DiscountBy, Effect, Occasion, Standing, Step};
use crate::ids::*;
use woodland::vocabulary::Faces;
use woodland::{Costs, Goods};

pub(super) fn tables(
    cards: &[Card],
    river: &[Tile],
    farms: &[Tile],
    slots: &[Tile],
    events: &[EventTile],
    faces: &Faces,
    steps: &[Step],
) -> Tables {
    let mut tables = Tables {
        all: faces.all,
        city_holds: std::array::from_fn(|i| events.get(i).map_or(0, |tile| tile.condition.city_holds().min(255) as u8)),
        colour: faces.colour,
        kind: faces.kind,
        cost: [Goods::NONE; CARDS],
        points: [0; CARDS],
        discard_cost: CardSet::NONE,
        costs: Costs::default(),
        effect: [Effect::default(); CARDS],
        river: std::array::from_fn(|i| river[i].effect),
        farm: std::array::from_fn(|i| farms[i].effect),
        slot: std::array::from_fn(|i| slots[i].effect),
        enters_with: [0; CARDS],
        star_discount: CardSet::NONE,
        token_discount: CardSet::NONE,
        swap: CardSet::NONE,
        enter_taken: CardSet::NONE,
        farm_twice: CardSet::NONE,
        triggered_by: [CardSet::NONE; Occasion::COUNT],
        drawn: std::array::from_fn(|n| {
            let set = if n < DRAWN_SETS { EventSet::Drawn(DrawnSet(n as u8)) } else { EventSet::Faire };
            (0..events.len()).filter(|&i| events[i].set == set).map(|i| EventId(i as u8)).collect()
        }),
        hands_out: CardSet::NONE,
        discounts: Vec::new(),
        triggers: Vec::new(),
        bonuses: Vec::new(),
    };
    for (i, card) in cards.iter().enumerate() {
        let id = CardId(i as u8);
        tables.points[i] = card.points;
        match card.cost {
            Cost::Goods(goods) => {
                tables.cost[i] = goods;
                tables.costs.insert(id, goods);
            }
            Cost::Discard => tables.discard_cost.insert(id),
        }
        match &card.ability {
            Ability::Acts(effect) => tables.note_effect(id, *effect, steps),
            Ability::Stands(standing) => standing.iter().for_each(|&word| tables.note_standing(id, word)),
            Ability::Scores(bonuses) => tables.bonuses.extend(bonuses.iter().map(|&bonus| (id, bonus))),
        }
    }
    tables
}

impl Tables {
    /// What a card does when it acts.
    fn note_effect(&mut self, id: CardId, effect: Effect, steps: &[Step]) {
        self.effect[id.index()] = effect;
        let steps = effect.steps(steps);
        let fixed =
            |step: &Step| matches!(step, Step::Gain { any: 0, different: 0, .. } | Step::Draw { meadow: 0, .. });
        if steps.iter().all(fixed) {
            self.hands_out.insert(id);
        }
    }

    /// What a card does as long as it stands.
    fn note_standing(&mut self, id: CardId, word: Standing) {
        match word {
            Standing::Tokens(n) => self.enters_with[id.index()] += n,
            Standing::Swap => self.swap.insert(id),
            Standing::EnterTaken => self.enter_taken.insert(id),
            Standing::FarmTwice => self.farm_twice.insert(id),
            Standing::Discount(discount) => {
                match discount.by {
                    DiscountBy::Token => self.token_discount.insert(id),
                    DiscountBy::Free | DiscountBy::Leave | DiscountBy::Tuck { .. } => self.star_discount.insert(id),
                }
                self.discounts.push((id, discount));
            }
            Standing::Trigger { on, among, then } => {
                self.triggered_by[on as usize].insert(id);
                self.triggers.push((id, on, among, then));
            }
        }
    }
}

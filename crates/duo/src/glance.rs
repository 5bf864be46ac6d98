//! What is seen at a glance when a turn begins: what can be done with a card, and how far the events are.

use crate::Duo;
use crate::action::{Action, Means};
use crate::cost::Help;
use crate::effect::{Condition, Count, CountPlace};
use crate::frame::{Ask, Deal};
use crate::ids::{CardId, EventId};
use crate::state::State;
use crate::view::View;
use table::{Chance, Seat};
use woodland::{Glance, Lack, Progress};

impl Duo {
    /// How each card in the Meadow and in the hand of who is asked reads at the start of their turn; none at another time.
    pub fn glances(&self, view: &View, choices: &[Action]) -> Vec<(CardId, Glance)> {
        let Some((seat, Ask::Turn)) = view.question().filter(|_| !choices.is_empty()) else { return Vec::new() };
        let state = self.imagine(view, &mut Chance::from_seed(1));
        let cards = view.meadow.iter().flatten().copied().chain(view.mayors[seat.index()].hand);
        cards.map(|card| (card, self.glance(&state, seat, choices, card))).collect()
    }

    fn glance(&self, s: &State, seat: Seat, choices: &[Action], card: CardId) -> Glance {
        let (goods, tables) = (s.mayor(seat).goods, &self.pack.tables);
        let cost = tables.cost[card.index()];
        let plays = || {
            choices.iter().filter_map(|action| match *action {
                Action::Play { card: played, means } if played == card => Some(means),
                _ => None,
            })
        };
        let home = plays().find_map(|means| match means {
            Means::Occupied(on) => Some(on),
            Means::Cost | Means::Star(_) => None,
        });
        let at_cost = plays().any(|means| means == Means::Cost);
        if home.is_some() || at_cost && (tables.discard_cost.has(card) || goods.covers(cost)) {
            return Glance::Now { home };
        }
        if at_cost && let Some(helper) = self.helper(s, seat, card) {
            return Glance::With(helper);
        }
        let star = plays().find_map(|means| match means {
            Means::Star(star) => Some(star),
            Means::Cost | Means::Occupied(_) => None,
        });
        let lies_far = s.meadow_cards().has(card) && !s.touched().has(card);
        let missing = goods.lacks(cost);
        match star {
            Some(star) => Glance::With(star),
            None if choices.contains(&Action::Take(card)) => Glance::Take,
            None if lies_far => Glance::Not(Lack::Far),
            None if !missing.is_empty() => Glance::Not(Lack::Goods(missing)),
            None => Glance::Not(Lack::Other),
        }
    }

    /// The card of the city that makes up for what the reserve lacks of a cost. [D6.12] [D6.13]
    fn helper(&self, s: &State, seat: Seat, card: CardId) -> Option<CardId> {
        let tables = &self.pack.tables;
        let token = self.card_with_token(s, seat, tables.token_discount);
        let alone = Help { token, swap: false };
        let enough = token.is_some() && self.can_pay(s.mayor(seat).goods, alone, card, Deal::default());
        let swap = s.town(seat).city.and(tables.swap).next();
        if enough { token } else { swap.or(token) }
    }

    /// How far each mayor is with an event, as far as a viewer knows: what is held in a hidden hand counts for nobody else.
    pub fn progress(&self, view: &View, event: EventId) -> [Option<Progress>; 2] {
        let state = self.imagine(view, &mut Chance::from_seed(1));
        let condition = &self.pack.event(event).condition;
        [0, 1].map(|i| {
            let seat = Seat(i);
            let mayor = &view.mayors[seat.index()];
            let known = mayor.hand.len() == u32::from(mayor.hand_count) || !looks_at_hands(condition);
            known.then(|| self.progress_of(&state, seat, condition))
        })
    }

    fn progress_of(&self, s: &State, seat: Seat, condition: &Condition) -> Progress {
        let met = self.meets(s, seat, condition);
        let other = |count: &Count| if s.together.one_city() { 0 } else { self.count(s, seat.other(), count) + 1 };
        match condition {
            Condition::AtLeast(count, n) | Condition::AtMost(count, n) => {
                Progress { have: self.count(s, seat, count), need: *n, met }
            }
            Condition::Majority(a, b, min) => {
                let have = self.count(s, seat, a) + self.count(s, seat, b);
                let theirs = (other(a) + other(b)).saturating_sub(1);
                Progress { have, need: theirs.max(min + self.raise(s)), met }
            }
            Condition::Most(count) => Progress { have: self.count(s, seat, count), need: other(count), met },
            Condition::AllOf(all) => {
                let parts = all.iter().map(|condition| self.progress_of(s, seat, condition));
                let (have, need) =
                    parts.fold((0, 0), |(have, need), part| (have + part.have.min(part.need), need + part.need));
                Progress { have, need, met }
            }
        }
    }
}

/// Whether somebody must see a hand to know how far a mayor is.
fn looks_at_hands(condition: &Condition) -> bool {
    let hidden =
        |count: &Count| matches!(count, Count::Cards { place: CountPlace::Hand | CountPlace::HandAndCity, .. });
    match condition {
        Condition::AtLeast(count, _) | Condition::AtMost(count, _) | Condition::Most(count) => hidden(count),
        Condition::Majority(a, b, _) => hidden(a) || hidden(b),
        Condition::AllOf(all) => all.iter().any(looks_at_hands),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pack::Cost;
    use table::{Deaf, Game, Viewer};

    /// Whether a play of this card can be paid with exactly its cost from the reserve, with a discard, or with nothing.
    fn is_paid_from_the_reserve(duo: &Duo, state: &State, seat: Seat, card: CardId, legal: &[Action]) -> bool {
        let plain = |action: &&Action| matches!(**action, Action::Play { card: played, means: Means::Cost | Means::Occupied(_) } if played == card);
        legal.iter().filter(plain).any(|&action| {
            let mut after = state.clone();
            duo.perform(&mut after, action, &mut Deaf);
            let mut answers = Vec::new();
            duo.legal(&after, &mut answers);
            let cost = match duo.pack.card(card).cost {
                Cost::Goods(goods) => goods,
                Cost::Discard => return true,
            };
            match after.question() {
                Some((_, Ask::Pay { .. })) => answers.contains(&Action::Pay { goods: cost, token: None }),
                _ => {
                    let free = matches!(action, Action::Play { means: Means::Occupied(_), .. });
                    free || state.mayor(seat).goods.covers(cost)
                }
            }
        })
    }

    #[test]
    fn a_glance_tells_what_the_list_of_choices_says() {
        let duo = Duo::ours();
        let (mut seen, mut positions) = ([0; 4], 0);
        for seed in 0..12 {
            let (mut state, mut chance, mut legal) = (duo.setup(seed), Chance::from_seed(seed), Vec::new());
            while let Some(seat) = duo.decider(&state) {
                duo.legal(&state, &mut legal);
                let glances = duo.glances(&duo.view(&state, Viewer::Seat(seat)), &legal);
                let is_turn = matches!(state.question(), Some((_, Ask::Turn)));
                assert_eq!(glances.is_empty(), !is_turn);
                positions += u32::from(is_turn);
                for (card, glance) in glances {
                    let is_played =
                        legal.iter().any(|a| matches!(a, Action::Play { card: played, .. } if *played == card));
                    let is_taken = legal.contains(&Action::Take(card));
                    let now = is_paid_from_the_reserve(&duo, &state, seat, card, &legal);
                    let (number, fits) = match glance {
                        Glance::Now { .. } => (0, now),
                        Glance::With(helper) => (1, is_played && !now && state.town(seat).city.has(helper)),
                        Glance::Take => (2, is_taken && !is_played),
                        Glance::Not(_) => (3, !is_played && !is_taken),
                    };
                    assert!(fits, "{}: {glance:?}", duo.pack.card(card).entry.id);
                    seen[number] += 1;
                }
                duo.perform(&mut state, *chance.pick(&legal), &mut Deaf);
            }
        }
        assert!(positions > 200 && seen.iter().all(|&n| n > 20), "{positions} positions, {seen:?}");
    }

    #[test]
    fn an_event_is_met_when_its_progress_says_so() {
        let duo = Duo::ours();
        for seed in 0..6 {
            let (mut state, mut chance, mut legal) = (duo.setup(seed), Chance::from_seed(seed), Vec::new());
            while let Some(seat) = duo.decider(&state) {
                let view = duo.view(&state, Viewer::Seat(seat));
                for event in state.events {
                    let Some(mine) = duo.progress(&view, event)[seat.index()] else { panic!("one's own is known") };
                    assert_eq!(mine.met, duo.meets(&state, seat, &duo.pack.event(event).condition));
                }
                duo.legal(&state, &mut legal);
                duo.perform(&mut state, *chance.pick(&legal), &mut Deaf);
            }
        }
    }
}

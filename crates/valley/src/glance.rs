//! What is seen at a glance when a turn begins: what can be done with a card, and how far the events are.

use crate::Valley;
use crate::action::{Action, From, Means};
use crate::board::Target;
use crate::effect::Rebate;
use crate::frame::{Ask, Play};
use crate::ids::*;
use crate::pack::Asks;
use crate::reach::OWN_TURN;
use crate::refusal::Refusal;
use crate::state::State;
use crate::view::{PlayerView, View};
use table::board::Board;
use table::{Chance, Seat};
use woodland::{Colour, Glance, Good, Goods, Lack, Progress};

impl Valley {
    /// How each card reads that who is asked could play at the start of their turn: of the Meadow, the hand, the legends, the
    /// Pigs' pile. None at another time.
    pub fn glances(&self, view: &View, choices: &[Action]) -> Vec<(Target, Glance)> {
        let Some((seat, Ask::Turn)) = view.question().filter(|_| !choices.is_empty()) else { return Vec::new() };
        let state = self.imagine(view, &mut Chance::from_seed(1));
        let player = &view.players[seat.index()];
        let meadow =
            Slot::all().filter_map(|slot| Some((Target::Meadow(slot), view.meadow[slot.index()]?, From::Meadow(slot))));
        let hand: CardSet = player.hand.iter().map(|held| held.card()).collect();
        let hand = hand.map(|card| (Target::Hand(card), card, From::Hand));
        let legends = player.legends.iter().map(|&card| (Target::Legend(card), card, From::Legend));
        let pile = view.pile.last().map(|&card| (Target::Pile, card, From::Pile));
        let glance = |(target, card, from)| {
            let of_target = |action: &&Action| self.target(view, **action) == target;
            let ways = choices.iter().filter(of_target).filter_map(|action| match *action {
                Action::Play { means, .. } => Some(means),
                _ => None,
            });
            let play = Play { card, from, means: Means::Cost, rebate: Rebate::NONE };
            (target, self.glance(&state, seat, play, ways.collect()))
        };
        meadow.chain(hand).chain(legends).chain(pile).map(glance).collect()
    }

    fn glance(&self, s: &State, seat: Seat, play: Play, ways: Vec<Means>) -> Glance {
        let home = ways.iter().find_map(|means| match means {
            Means::Occupied(on) => Some(on.card),
            _ => None,
        });
        if home.is_some() || ways.contains(&Means::Cost) {
            return Glance::Now { home };
        }
        match ways.iter().find_map(|&means| self.helper(s, seat, means)) {
            Some(helper) => Glance::With(helper),
            None => Glance::Not(self.lack(s, seat, play)),
        }
    }

    /// The card that makes a way of paying possible.
    fn helper(&self, s: &State, seat: Seat, means: Means) -> Option<CardId> {
        let tables = &self.pack.tables;
        let of_city =
            |cards: CardSet| s.player(seat).city.iter().find(|b| !b.down() && cards.has(b.card)).map(|b| b.card);
        match means {
            Means::Leave(card) => Some(card),
            Means::Swap => of_city(tables.swaps),
            Means::Prisoner(_) => of_city(tables.jails),
            Means::Tokens(_) => of_city(tables.treasuries),
            Means::Banner(spot) => Some(spot.card),
            Means::Cost | Means::Occupied(_) => None,
        }
    }

    /// Why a card cannot be played at its cost.
    fn lack(&self, s: &State, seat: Seat, play: Play) -> Lack {
        match self.may_play(s, seat, play, OWN_TURN) {
            Err(Refusal::AlreadyThere) => Lack::Double,
            Err(Refusal::CityFull) => Lack::Room,
            Err(Refusal::CannotPay) => {
                let missing = s.player(seat).goods.lacks(self.pack.tables.cost[play.card.index()]);
                // [V23.9] only what her presence adds is missing
                Lack::Goods(if missing.is_empty() { Goods::one(Good::Berry) } else { missing })
            }
            _ => Lack::Other,
        }
    }

    /// How far a player is with an event: cards of a colour, or how many of the cards it names.
    pub fn progress(&self, player: &PlayerView, event: EventId) -> Progress {
        let of = |colour: Colour| {
            let fits = |b: &&crate::state::Building| !b.down() && self.pack.card(b.card).colour == colour;
            player.city.iter().filter(fits).count() as u32
        };
        let (have, need) = match self.pack.event(event).asks {
            Asks::Colour(colour, n) => (of(colour), u32::from(n)),
            Asks::Cards(cards) => {
                let stands = |card: &&CardId| player.city.iter().any(|b| !b.down() && b.card == **card);
                (cards.iter().filter(stands).count() as u32, cards.len() as u32)
            }
            Asks::EachColour(n) => {
                let enough = Colour::ALL.into_iter().filter(|&colour| of(colour) >= u32::from(n));
                (enough.count() as u32, Colour::ALL.len() as u32)
            }
        };
        Progress { have, need, met: have >= need }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mode::Mode;
    use table::{Deaf, Game, Viewer};

    #[test]
    fn a_glance_tells_what_the_list_of_choices_says() {
        let (mut seen, mut positions) = ([0; 3], 0);
        for (n, mode) in ["players:2", "players:3:legends:powers", "nightweave:2:schemes"].into_iter().enumerate() {
            let valley = Valley::ours().in_mode(Mode::read(mode).expect("a mode"));
            for seed in 0..3 {
                let seed = seed * 3 + n as u64;
                let (mut state, mut chance, mut legal) = (valley.setup(seed), Chance::from_seed(seed), Vec::new());
                while let Some(seat) = valley.decider(&state) {
                    valley.legal(&state, &mut legal);
                    let view = valley.view(&state, Viewer::Seat(seat));
                    let glances = valley.glances(&view, &legal);
                    let is_turn = matches!(state.question(), Some((_, Ask::Turn)));
                    assert_eq!(glances.is_empty(), !is_turn);
                    positions += u32::from(is_turn);
                    for (target, glance) in glances {
                        let ways: Vec<Means> = { legal.iter() }
                            .filter(|action| valley.target(&view, **action) == target)
                            .filter_map(|action| match action {
                                Action::Play { means, .. } => Some(*means),
                                _ => None,
                            })
                            .collect();
                        let now = ways.iter().any(|means| matches!(means, Means::Cost | Means::Occupied(_)));
                        let stands = |card: CardId| state.player(seat).city.iter().any(|b| b.card == card);
                        let covers = |target| {
                            let card = match target {
                                Target::Meadow(slot) => view.meadow[slot.index()],
                                Target::Hand(card) | Target::Legend(card) => Some(card),
                                _ => view.pile.last().copied(),
                            };
                            card.is_some_and(|card| state.player(seat).goods.covers(valley.pack.card(card).cost))
                        };
                        let (number, fits) = match glance {
                            Glance::Now { home: None } => (0, now && ways.contains(&Means::Cost) && covers(target)),
                            Glance::Now { home: Some(home) } => (0, now && stands(home)),
                            Glance::With(helper) => (1, !ways.is_empty() && !now && stands(helper)),
                            Glance::Not(Lack::Goods(missing)) => (2, ways.is_empty() && !missing.is_empty()),
                            Glance::Not(_) => (2, ways.is_empty()),
                            Glance::Take => (2, false),
                        };
                        assert!(fits, "{mode}: {target:?} {glance:?} {ways:?}");
                        seen[number] += 1;
                    }
                    valley.perform(&mut state, *chance.pick(&legal), &mut Deaf);
                }
            }
        }
        assert!(positions > 200 && seen.iter().all(|&n| n > 20), "{positions} positions, {seen:?}");
    }
}

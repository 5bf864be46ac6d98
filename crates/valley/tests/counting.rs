//! Nobody who counts cards can tell an imagined table of Everdell from one that came about.

use table::counting::{Counted, Motion, Rigour, check};
use table::{Chance, Seat};
use valley::nightweave::Act;
use valley::{CardId, Event, From, Mode, RIVAL, State, Valley, View};

/// The place of Nightweave's hand, after those of the players.
const HERS: usize = 4;

/// Where a hand lies among all.
fn hand(seat: Seat) -> usize {
    if seat == RIVAL { HERS } else { seat.index() }
}

struct Cards(Valley);

impl Counted for Cards {
    type Game = Valley;

    fn game(&self) -> &Valley {
        &self.0
    }

    /// Cards that are discarded, given, tucked or played by her may come from a hand or from elsewhere: the number of
    /// cards in the hand tells. What the events leave open about a hand is a card that came or went unseen.
    fn motions(&self, before: &View, after: &View, seen: &[Event]) -> Vec<Motion> {
        let mut motions = Vec::new();
        let mut doubtful = Vec::new();
        let (mut legend, mut from_hand) = (false, false);
        let came = |seat, card: Option<CardId>| Motion::Came { hand: hand(seat), card: card.map(|card| card.0) };
        let left = |seat, card: Option<CardId>| Motion::Left {
            hand: hand(seat),
            card: card.map(|card| card.0),
            onto_pile: false,
        };
        for event in seen {
            let maybe = motions.len();
            match *event {
                Event::Drew { seat, card } | Event::Kept { seat, card } => motions.push(came(seat, card)),
                Event::Took { seat, card, .. } | Event::TookShown { seat, card } => {
                    motions.push(came(seat, Some(card)))
                }
                Event::Played { seat, card, from: From::Hand, .. } => motions.push(left(seat, Some(card))),
                Event::Discarded { seat, card } => {
                    let card = card.map(|card| card.0);
                    motions.push(Motion::Left { hand: hand(seat), card, onto_pile: true });
                    doubtful.push(maybe);
                }
                Event::GaveCard { seat, to, card } => {
                    motions.extend([left(seat, card), came(to, card)]);
                    doubtful.push(maybe);
                }
                Event::Tucked { seat, card, .. } => {
                    motions.push(left(seat, Some(card)));
                    doubtful.push(maybe);
                }
                Event::NightDrew => motions.push(came(RIVAL, None)),
                Event::NightTook { card, .. } => motions.push(came(RIVAL, Some(card))),
                Event::Does { act } => from_hand = act == Act::PlayHand,
                Event::NightPlayed { card, slot: None } if from_hand => {
                    motions.push(left(RIVAL, Some(card)));
                    doubtful.push(maybe);
                }
                Event::LegendLeft { card } => {
                    motions.push(left(RIVAL, Some(card)));
                    legend = true;
                }
                Event::NightDiscarded if legend => legend = false,
                Event::NightDiscarded => motions.push(Motion::Left { hand: HERS, card: None, onto_pile: true }),
                Event::Reshuffled => motions.push(Motion::Shuffled),
                _ => {}
            }
        }
        self.settle_hands(&mut motions, &doubtful, before, after);
        let mut pile = before.discard.len();
        for motion in &motions {
            match motion {
                Motion::Left { onto_pile: true, .. } | Motion::Piled { .. } => pile += 1,
                Motion::Shuffled => pile = 0,
                _ => {}
            }
        }
        motions.extend((pile..after.discard.len()).map(|_| Motion::Piled { card: None }));
        if pile > after.discard.len() {
            motions.push(Motion::Dug { n: pile - after.discard.len() });
        }
        motions
    }

    fn hands(&self, state: &State) -> Vec<Vec<u8>> {
        let players = (0..4).map(|seat| state.hand(Seat(seat)).map(|card| card.0).collect());
        players.chain([state.rival.hand().map(|card| card.0).collect()]).collect()
    }

    fn pile(&self, state: &State) -> Vec<u8> {
        state.discards().map(|card| card.0).collect()
    }

    fn copies(&self, _: u8) -> usize {
        usize::MAX
    }
}

impl Cards {
    fn settle_hands(&self, motions: &mut Vec<Motion>, doubtful: &[usize], before: &View, after: &View) {
        let held = |view: &View, hand: usize| match hand {
            HERS => i32::from(view.rival.hand_count),
            _ => view.players.get(hand).map_or(0, |player| i32::from(player.hand_count)),
        };
        let mut none = Vec::new();
        for hand in 0..=HERS {
            let mut missing = held(after, hand) - held(before, hand);
            for motion in motions.iter() {
                match *motion {
                    Motion::Came { hand: other, .. } if other == hand => missing -= 1,
                    Motion::Left { hand: other, .. } if other == hand => missing += 1,
                    _ => {}
                }
            }
            for &at in doubtful.iter().rev() {
                if let Motion::Left { hand: other, onto_pile, .. } = motions[at]
                    && other == hand
                    && missing > 0
                {
                    missing -= 1;
                    motions[at] = Motion::Piled { card: None };
                    if !onto_pile {
                        none.push(at);
                    }
                }
            }
            motions.extend((0..missing).map(|_| Motion::Came { hand, card: None }));
            motions.extend((missing..0).map(|_| Motion::Left { hand, card: None, onto_pile: false }));
        }
        none.sort_unstable();
        for at in none.into_iter().rev() {
            motions.remove(at);
        }
    }
}

/// Imagines tables in games of any mode, by lot, and tells of the first impossible one.
fn count(first_seed: u64, games: u64) {
    let ours = Valley::ours();
    let (mut samples, mut shuffles) = (0, 0);
    for seed in first_seed..first_seed + games {
        let mode = Mode::by_lot(&mut Chance::from_seed(seed));
        let rigour = Rigour { first_seed: seed, games: 1, every: 4, samples: 2 };
        let report = check(&Cards(ours.in_mode(mode)), rigour);
        assert_eq!(report.impossible, 0, "{}: {report:?}", mode.write());
        samples += report.samples;
        shuffles += report.shuffles;
    }
    assert!(samples > 150 * games && shuffles * 200 > games, "the test has lost its teeth: {samples}, {shuffles}");
}

/// [V5.9] [V18.4] [V24.9] [V25.15]
#[test]
fn imagined_tables_are_possible_in_any_mode() {
    count(1, 300);
}

#[test]
#[ignore = "runs for minutes: cargo xtask nightly"]
fn nightly_imagined_tables_are_possible_in_any_mode() {
    count(1_000, 30_000);
}

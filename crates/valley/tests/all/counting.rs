//! Nobody who counts cards can tell an imagined table of Everdell from one that came about.

use serde_json::{Value, json};
use table::counting::{Counted, Motion, Report, Rigour, check};
use table::{Chance, Game, Seat, Side};
use valley::nightweave::Act;
use valley::webs::Plot;
use valley::{CardId, Event, From, Mode, State, Threat, Valley, View};

/// The place of Nightweave's hand, after those of the players.
const HERS: usize = 4;

/// Where a hand lies among all.
fn hand(side: Side) -> usize {
    side.seat().map_or(HERS, Seat::index)
}

struct Cards {
    valley: Valley,
    /// What is done to a view before a table is imagined.
    doctored: fn(&View) -> View,
}

impl Counted for Cards {
    type Game = Valley;

    fn game(&self) -> &Valley {
        &self.valley
    }

    /// Cards that are discarded, given, tucked or played by her may come from a hand or from elsewhere: the number of
    /// cards in the hand tells. What the events leave open about a hand is a card that came or went unseen.
    fn motions(&self, before: &View, after: &View, seen: &[Event]) -> Vec<Motion> {
        let mut motions = Vec::new();
        let mut doubtful = Vec::new();
        let (mut legend, mut from_hand) = (false, false);
        let mut foiled = false;
        let came = |side, card: Option<CardId>| Motion::Came { hand: hand(side), card: card.map(|card| card.0) };
        let left = |side, card: Option<CardId>| Motion::Left {
            hand: hand(side),
            card: card.map(|card| card.0),
            onto_pile: false,
        };
        for event in seen {
            let maybe = motions.len();
            match *event {
                Event::Drew { seat, card } | Event::Kept { seat, card } => motions.push(came(seat.into(), card)),
                Event::Took { seat, card, .. } | Event::TookShown { seat, card } => {
                    motions.push(came(seat.into(), Some(card)))
                }
                Event::Played { side, card, from: From::Hand, .. } => motions.push(left(side, Some(card))),
                Event::Discarded { seat, card } => {
                    let card = card.map(|card| card.0);
                    motions.push(Motion::Left { hand: hand(seat.into()), card, onto_pile: true });
                    doubtful.push(maybe);
                }
                Event::GaveCard { seat, to, card } => {
                    let card = card.map(|card| card.0);
                    motions.push(Motion::Passed { from: hand(seat.into()), to: hand(to), card });
                    doubtful.push(maybe);
                }
                // Schemes take cards into her hand; Mesmerize takes one there and one onto the pile, unless it is
                // foiled; what Forceful Taking takes is laid open.
                Event::Stolen { seat, n } => {
                    let to_her = Motion::Passed { from: hand(seat.into()), to: HERS, card: None };
                    let away = |onto_pile| Motion::Left { hand: hand(seat.into()), card: None, onto_pile };
                    match before.rival.plot {
                        Some(Plot::Mesmerize) if !foiled => motions.extend([away(true), to_her]),
                        Some(Plot::Mesmerize | Plot::ForcefulTaking) => motions.extend((0..n).map(|_| away(false))),
                        _ => motions.extend((0..n).map(|_| to_her)),
                    }
                }
                Event::Looked { ref cards, n, .. } if foiled => {
                    let card = |i: u8| cards.as_ref().map(|cards| cards[usize::from(i)]);
                    motions.extend((0..n).map(|i| came(Side::RIVAL, card(i))));
                }
                Event::Tucked { seat, card, .. } => {
                    motions.push(left(seat.into(), Some(card)));
                    doubtful.push(maybe);
                }
                Event::NightDrew => motions.push(came(Side::RIVAL, None)),
                Event::NightTook { card, .. } => motions.push(came(Side::RIVAL, Some(card))),
                Event::Does { act } => from_hand = act == Act::PlayHand,
                Event::NightPlayed { card, slot: None } if from_hand => {
                    motions.push(left(Side::RIVAL, Some(card)));
                    doubtful.push(maybe);
                }
                Event::LegendLeft { card } => {
                    motions.push(left(Side::RIVAL, Some(card)));
                    legend = true;
                }
                Event::NightDiscarded if legend => legend = false,
                Event::NightDiscarded => motions.push(Motion::Left { hand: HERS, card: None, onto_pile: true }),
                Event::Reshuffled => motions.push(Motion::Shuffled),
                _ => {}
            }
            foiled = matches!(event, Event::Foiled { threat: Threat::Mesmerize });
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
        players.chain([state.her_hand().map(|card| card.0).collect()]).collect()
    }

    fn pile(&self, state: &State) -> Vec<u8> {
        state.discards().map(|card| card.0).collect()
    }

    fn copies(&self, card: u8) -> usize {
        self.valley.copies(CardId(card)).into()
    }

    fn imagine(&self, view: &View, chance: &mut Chance) -> State {
        self.valley.sample(&(self.doctored)(view), chance)
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
                    Motion::Came { hand: other, .. } | Motion::Passed { to: other, .. } if other == hand => {
                        missing -= 1
                    }
                    Motion::Left { hand: other, .. } | Motion::Passed { from: other, .. } if other == hand => {
                        missing += 1;
                    }
                    _ => {}
                }
            }
            for &at in doubtful.iter().rev() {
                if missing <= 0 {
                    break;
                }
                match motions[at] {
                    Motion::Left { hand: other, onto_pile, .. } if other == hand => {
                        missing -= 1;
                        motions[at] = Motion::Piled { card: None };
                        if !onto_pile {
                            none.push(at);
                        }
                    }
                    Motion::Passed { from, to, card } if from == hand => {
                        missing -= 1;
                        motions[at] = Motion::Came { hand: to, card };
                    }
                    _ => {}
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

/// Imagines tables in games of any mode, by lot.
fn count(first_seed: u64, games: u64, doctored: fn(&View) -> View) -> Report {
    let ours = Valley::ours();
    let mut all = Report::default();
    for seed in first_seed..first_seed + games {
        let mode = Mode::by_lot(&mut Chance::from_seed(seed));
        let rigour = Rigour { first_seed: seed, games: 1, every: 8, samples: 2 };
        let report = check(&Cards { valley: ours.in_mode(mode), doctored }, rigour);
        all.samples += report.samples;
        all.impossible += report.impossible;
        all.impossible_to_all += report.impossible_to_all;
        all.shuffles += report.shuffles;
        all.first = all.first.or(report.first.map(|first| format!("{}: {first}", mode.write())));
    }
    all
}

/// [V5.9] [V18.4] [V24.9] [V25.15]
#[test]
fn imagined_tables_are_possible_in_any_mode() {
    let report = count(1, 300, View::clone);
    assert_eq!(report.impossible, 0, "{report:?}");
    assert!(report.samples > 20_000 && report.shuffles > 0, "the test has lost its teeth: {report:?}");
}

#[test]
#[ignore = "runs for minutes: cargo xtask nightly"]
fn nightly_imagined_tables_are_possible_in_any_mode() {
    let report = count(1_000, 20_000, View::clone);
    assert_eq!(report.impossible, 0, "{report:?}");
}

/// A view with its memory of hidden cards told otherwise.
fn retold(view: &View, tell: impl Fn(&mut Vec<Value>)) -> View {
    let mut view = serde_json::to_value(view).unwrap();
    tell(view["memory"]["journal"].as_array_mut().unwrap());
    serde_json::from_value(view).unwrap()
}

/// Who forgets something imagines tables that somebody who counts can exclude.
#[test]
fn whoever_forgets_is_found_out() {
    let all: fn(&View) -> View = |view| retold(view, Vec::clear);
    let passed: fn(&View) -> View = |view| {
        retold(view, |notes| {
            for note in notes {
                if let Some(to) = note.get("passed").map(|places| places[1].clone()) {
                    *note = json!({ "came": [to, 1] });
                }
            }
        })
    };
    let order: fn(&View) -> View = |view| retold(view, |notes| notes.sort_by_key(|note| note.get("seen").is_none()));
    for (what, doctored) in [("all", all), ("what passed", passed), ("the order", order)] {
        let report = count(1, 60, doctored);
        assert!(report.impossible > 0, "who forgets {what} is not found out: {report:?}");
        assert!(report.impossible_to_all > 0 || what == "what passed", "{what}: {report:?}");
    }
}

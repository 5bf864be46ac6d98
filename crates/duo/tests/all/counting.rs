//! Nobody who counts cards can tell an imagined table of Everdell Duo from one that came about.

use duo::{Duo, Event, Item, Mode, PlayedFrom, State, View};
use table::counting::{Counted, Motion, Report, Rigour, check};
use table::scenario::Stage;
use table::{Game, Seat};

/// A box whose cards are counted, begun with a position or with a fresh table.
struct Cards {
    duo: Duo,
    position: Option<&'static str>,
}

impl Counted for Cards {
    type Game = Duo;

    fn game(&self) -> &Duo {
        &self.duo
    }

    fn start(&self, seed: u64) -> State {
        match self.position {
            Some(text) => self.duo.stage(seed, Some(&table::pack::Node::parse("test", text).unwrap())).unwrap(),
            None => self.duo.setup(seed),
        }
    }

    /// A card discarded may come from the hand or from the cards looked at: the number of cards in the hand tells, and
    /// those of the hand go first.
    fn motions(&self, before: &View, after: &View, seen: &[Event]) -> Vec<Motion> {
        let mut motions = Vec::new();
        let came = |seat: Seat, card| Motion::Came { hand: seat.index(), card };
        let left = |seat: Seat, card, onto_pile| Motion::Left { hand: seat.index(), card, onto_pile };
        let open = |card: duo::CardId| Some(card.0);
        let own = |card: Option<duo::CardId>| card.map(|card| card.0);
        for event in seen {
            match *event {
                Event::Drew { seat, card, .. } | Event::Kept { seat, card, .. } => motions.push(came(seat, own(card))),
                Event::Took { seat, card } | Event::Received { seat, item: Item::Card(card) } => {
                    motions.push(came(seat, open(card)));
                }
                Event::Shared { seat, item: Item::Card(card) }
                | Event::Tucked { seat, card, .. }
                | Event::Played { seat, card, from: PlayedFrom::Hand } => motions.push(left(seat, open(card), false)),
                Event::Passed { seat, item: Item::Card(card) } => {
                    motions.extend([left(seat, open(card), false), came(seat.other(), open(card))]);
                }
                Event::Shown { seat, card } => {
                    motions.extend([left(seat, open(card), false), came(seat, open(card))]);
                }
                Event::Discarded { seat, card, .. } => motions.push(left(seat, own(card), true)),
                Event::Swept { card, .. } | Event::StarUsed { card, left: true, .. } => {
                    motions.push(Motion::Piled { card: open(card) });
                }
                Event::Reshuffled => motions.push(Motion::Shuffled),
                _ => {}
            }
        }
        for hand in 0..2 {
            let mut too_many = i32::from(after.mayors[hand].hand_count) - i32::from(before.mayors[hand].hand_count);
            for motion in &motions {
                match *motion {
                    Motion::Came { hand: other, .. } if other == hand => too_many -= 1,
                    Motion::Left { hand: other, .. } if other == hand => too_many += 1,
                    _ => {}
                }
            }
            for motion in motions.iter_mut().rev() {
                match *motion {
                    Motion::Left { hand: other, card, onto_pile: true } if other == hand && too_many > 0 => {
                        *motion = Motion::Piled { card };
                        too_many -= 1;
                    }
                    _ => {}
                }
            }
            assert_eq!(too_many, 0, "{seen:?}");
        }
        motions
    }

    fn hands(&self, state: &State) -> Vec<Vec<u8>> {
        [0, 1].map(|seat| state.hand(Seat(seat)).map(|card| card.0).collect()).into()
    }

    fn pile(&self, state: &State) -> Vec<u8> {
        state.discards().map(|card| card.0).collect()
    }

    fn copies(&self, _: u8) -> usize {
        1
    }
}

fn count(mode: &str, position: Option<&'static str>, games: u64) -> Report {
    let duo = Duo::ours();
    let mode = Mode::read(mode, duo.pack()).unwrap_or_else(|why| panic!("{mode}: {why}"));
    let cards = Cards { duo: duo.in_mode(mode), position };
    let report = check(&cards, Rigour { first_seed: 1, games, every: 4, samples: 4 });
    assert!(report.samples > 100 * games, "the test has lost its teeth: {report:?}");
    report
}

/// [D14.5]
#[test]
fn tables_imagined_in_duels_are_possible() {
    let report = count("duel", None, 400);
    assert_eq!(report.impossible, 0, "{report:?}");
}

/// [D14.5] [D17.6]
#[test]
fn tables_imagined_together_are_possible() {
    for mode in ["challenge:hard", "chapter:3", "chapter:3:solo"] {
        let report = count(mode, None, 100);
        assert_eq!(report.impossible, 0, "{mode}: {report:?}");
    }
}

/// [D13.1] [D14.5] With so few cards that the pile becomes the deck ten times in a game.
#[test]
fn tables_imagined_after_many_shuffles_are_possible() {
    let report = count("duel", Some(FEW_CARDS), 100);
    assert!(report.shuffles > 500, "the test has lost its teeth: {report:?}");
    assert_eq!(report.impossible, 0, "{report:?}");
}

const FEW_CARDS: &str = r#"
deck = ["barn", "mine", "baker", "doctor"]
deck_only = true
discard = ["farmer", "monk", "harbor"]
[hare]
hand = ["miller", "peddler"]
[tortoise]
hand = ["bridge", "crane"]
"#;

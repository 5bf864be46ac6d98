//! What the others did, item by item.

use crate::rooms::{duel, everdell, play};
use grove::Grove;
use room::recap::items;
use room::{Room, Source};
use std::sync::Arc;
use table::board::Board;
use table::{Chance, Line, Shelved};
use valley::board::Target;
use valley::{Event, From};

const MOVES: usize = 500;

/// Plays a game; every turn of it is told whole, in order, and each item is about something on the table or says what was done.
fn told_whole<G: Board>(mut room: Room<G>, seed: u64) -> Room<G> {
    play(&mut room, &mut Chance::from_seed(seed), MOVES);
    let game = room.rules().clone();
    for turn in room.turns(0) {
        let told: Vec<Line> = turn.told.iter().filter_map(|event| game.tell(event)).collect();
        let items = items(&*game, &turn.told);
        let lines: Vec<Line> = items.iter().flat_map(|item| item.lines.clone()).collect();
        assert_eq!(lines, told, "nothing is left out");
        for item in &items {
            let says = !item.touched.is_empty() || game.sign(item.event).is_some();
            assert!(says || items.len() == 1, "{:?} stands alone", item.lines);
        }
    }
    room
}

#[test]
fn every_turn_is_told_whole_in_every_box() {
    for seed in 0..8 {
        told_whole(duel(["human", "greedy"], seed), seed);
        let bards = |mode: &str, seats: &[&str]| {
            let seats = seats.iter().map(|&name| name.to_owned()).collect();
            Room::new(Arc::new(Grove::ours().in_named_mode(mode).unwrap()), seed, seats)
        };
        told_whole(bards("solo:medium", &["human"]), seed);
        for (mode, seats) in [("players:3", 3), ("rugwort:1", 1), ("nightweave:2:schemes", 1)] {
            told_whole(everdell(mode, &["human"; 3][..seats], seed), seed);
        }
    }
}

/// Who passes, prepares or plays a card from the hand has an item of its own for it; a card is found where it was laid.
#[test]
fn passing_preparing_and_plays_from_the_hand_are_items_in_everdell() {
    let [mut passed, mut prepared, mut played] = [0; 3];
    for seed in 0..6 {
        let room = told_whole(everdell("players:2", &["human", "greedy"], seed), seed);
        let (game, sitting) = (room.rules().clone(), room.sitting());
        for turn in room.turns(0) {
            for item in items(&*game, &turn.told) {
                match *item.event {
                    Event::Passed { .. } => passed += 1,
                    Event::Season { .. } => prepared += 1,
                    Event::Played { card, from: From::Hand, .. } => {
                        let Some(&Target::City(spot)) = item.touched.first() else { panic!("{:?}", item.lines) };
                        let (id, _) = game.card_of(item.event).unwrap();
                        assert_eq!(id, game.pack().card(card).entry.id);
                        // The Fool goes elsewhere, and is told of again there.
                        let stands = |n: usize| sitting.state_at(n).building(spot).is_some();
                        assert!(id == "fool" || (turn.before..=room.moves()).any(stands), "{id} stands nowhere");
                        played += 1;
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(passed > 6 && prepared > 20 && played > 20, "{passed} {prepared} {played}");
}

/// What is named is the card of then, not whatever lies in its slot by now.
#[test]
fn an_item_bears_the_name_of_its_own_card() {
    let room = told_whole(everdell("players:2", &["human", "greedy"], 3), 3);
    let game = room.rules().clone();
    let mut seen = 0;
    for turn in room.turns(0) {
        for item in items(&*game, &turn.told) {
            if let Event::Took { card, .. } | Event::Refilled { card, .. } | Event::Played { card, .. } = *item.event {
                assert_eq!(game.card_of(item.event).unwrap().1, game.card_name(card));
                seen += 1;
            }
        }
    }
    assert!(seen > 20);
}

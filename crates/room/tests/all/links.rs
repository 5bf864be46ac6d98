//! Links hold whole games of every box in every mode, and are short enough to be sent.

use duo::Duo;
use grove::Grove;
use room::{HUMAN, Room, Source};
use std::sync::Arc;
use table::board::Board;
use table::link::{self, Sent};
use table::{Chance, RecordError, Shelved};
use valley::Valley;

/// The most letters of a link.
const MOST: usize = 1800;

/// Plays games in modes by lot; the longest link and the moves it holds.
fn longest<G: Board + Shelved>(rules: &G, games: u64) -> (usize, usize, String) {
    let chance = &mut Chance::from_seed(77);
    let mut longest = (0, 0, String::new());
    for seed in 0..games {
        let game = Arc::new(rules.in_any_mode(chance));
        let seats = (0..game.seats()).map(|i| if i == 0 { HUMAN } else { "greedy" }.to_owned()).collect();
        let mut room = Room::new(game.clone(), seed.wrapping_mul(0x9e37_79b9_7f4a_7c15), seats);
        while !room.is_over() {
            let action = *chance.pick(&room.legal());
            room.act(action).unwrap();
        }
        let record = room.record().unwrap();
        let hash = link::write(&*game, &record).unwrap();
        let sent = link::read(&hash).unwrap().unwrap();
        assert_eq!(sent.table(), (game.name(), game.mode().as_str()));
        assert_eq!(sent.record(&*game).unwrap(), record, "the link holds the game");
        let cut = link::read(&hash[..hash.len() - 6]).unwrap().and_then(|sent| sent.record(&*game));
        assert_ne!(cut.as_ref(), Ok(&record), "a link that is cut is not the game");
        if hash.len() > longest.0 {
            longest = (hash.len(), room.moves(), game.mode());
        }
    }
    println!("{}: the longest link has {} letters for {} moves ({})", rules.name(), longest.0, longest.1, longest.2);
    longest
}

#[test]
fn a_link_to_a_whole_game_is_short() {
    assert!(longest(&Duo::ours(), 60).0 < MOST);
    assert!(longest(&Valley::ours(), 60).0 < MOST);
    assert!(longest(&Grove::ours(), 60).0 < MOST);
}

#[test]
fn a_link_that_was_written_out_opens_as_before() {
    let mut room = Room::new(Arc::new(Duo::ours()), 5, vec![HUMAN.into(), "greedy".into()]);
    for _ in 0..10 {
        let action = room.legal()[0];
        room.act(action).unwrap();
    }
    let json = serde_json::to_string(&room.record().unwrap()).unwrap();
    let old = format!("#game={}", percent_encoding::utf8_percent_encode(&json, percent_encoding::NON_ALPHANUMERIC));
    assert_eq!(link::read(&old), Some(Ok(Sent::Whole(room.record().unwrap()))));
}

#[test]
fn a_link_to_a_game_with_other_cards_says_so() {
    let room = Room::new(Arc::new(Duo::ours()), 5, vec![HUMAN.into(), "greedy".into()]);
    let mut record = room.record().unwrap();
    record.pack.0 ^= 1;
    assert!(matches!(link::write(&**room.game(), &record), Err(RecordError::OtherPack { .. })));
}

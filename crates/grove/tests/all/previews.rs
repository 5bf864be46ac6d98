//! What a preview promises: before it is what the table shows, and after it what comes, unless something hidden does.

use grove::Grove;
use grove::board::Standing;
use table::board::Board;
use table::{Chance, Game, Shelved, Told, Viewer};

#[test]
fn a_preview_shows_what_lies_on_the_table_and_what_comes_of_it() {
    let chance = &mut Chance::from_seed(11);
    let mut grown = 0;
    for (seed, mode) in ["solo:easy", "bards:2", "solo:hard"].iter().cycle().take(9).enumerate() {
        let game = Grove::ours().in_named_mode(mode).unwrap();
        let mut state = game.setup(seed as u64);
        while let Some(seat) = game.decider(&state) {
            let mut legal = Vec::new();
            game.legal(&state, &mut legal);
            let action = *chance.pick(&legal);
            let view = game.view(&state, Viewer::Seat(seat));
            let preview = game.preview(&view, seat, &[action]).unwrap();
            let Standing { lyrics, melody, .. } = preview.before;
            assert_eq!((lyrics, melody), game.song_so_far(&view, seat), "{mode}: {action:?}");
            let mut told = Vec::new();
            game.apply(&mut state, action, &mut told).unwrap();
            if told.iter().any(Told::is_barrier) {
                continue;
            }
            let mut after = state.clone();
            if let Some(closing) = game.closing(&after).filter(|_| game.decider(&after) == Some(seat)) {
                game.apply(&mut after, closing, &mut told).unwrap();
            }
            if !told.iter().any(Told::is_barrier) {
                assert_eq!(preview.after, game.standing(&after, seat), "{mode}: {action:?}");
                grown += u32::from(preview.after.lyrics > lyrics);
            }
        }
    }
    assert!(grown > 20, "songs grow: {grown}");
}

//! What was learned: the networks are sound and small, and know every position by features that they have.

use bots::Judge;
use duo::Duo;
use table::{Chance, Deaf, Seat, Shelved};
use valley::Valley;

/// Everything that a box may look like in a hundred games in modes by lot.
fn looks<G: Judge + Shelved>(ours: &G) -> usize {
    let learned = G::learned().expect("something can be learned");
    learned.network();
    let mut seen = 0;
    for seed in 0..100 {
        let mut chance = Chance::from_seed(seed);
        let game = ours.in_any_mode(&mut chance);
        let (mut state, mut legal) = (game.setup(seed), Vec::new());
        while game.decider(&state).is_some() {
            for seat in (0..game.seats()).map(|n| Seat(n as u8)) {
                let Some((look, expected)) = game.look(&G::counsel().tuned, &state, seat) else { continue };
                let features = look.features();
                assert!(features.iter().all(|&(feature, _)| usize::from(feature) < learned.features()));
                assert!(features.len() < 200, "{} features in {}", features.len(), game.mode());
                assert!(expected.is_finite());
                seen += 1;
            }
            game.legal(&state, &mut legal);
            game.perform(&mut state, *chance.pick(&legal), &mut Deaf);
        }
    }
    seen
}

#[test]
fn a_network_knows_every_position_of_its_box() {
    assert!(looks(&Duo::ours()) > 1_000 && looks(&Valley::ours()) > 1_000);
}

#[test]
fn networks_are_small_and_say_how_they_were_made() {
    for name in ["duo", "valley"] {
        let path = format!("{}/../../packs/{name}/learned.net", env!("CARGO_MANIFEST_DIR"));
        let bytes = std::fs::read(path).unwrap();
        assert!(bytes.len() <= 150_000, "{name}: {}", bytes.len());
        let made_by = bytes.split(|&byte| byte == b'\n').nth(1).unwrap();
        assert!(made_by.starts_with(format!("lab/learn.sh {name} ").as_bytes()));
    }
}

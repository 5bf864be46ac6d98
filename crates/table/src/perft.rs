//! Counting action sequences, the plainest check that rules have not changed.

use crate::{Deaf, Game};

/// The number of action sequences of exactly this length, counting games that end earlier once.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
/// use table::{Game, perft};
///
/// // Two things to do, three times.
/// assert_eq!(perft(&toy::Toy, &toy::Toy.setup(1), 3), 8);
/// ```
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    let mut actions = Vec::new();
    game.legal(state, &mut actions);
    if depth == 0 || actions.is_empty() {
        return 1;
    }
    if depth == 1 {
        return actions.len() as u64;
    }
    let mut count = 0;
    for action in actions {
        let mut next = state.clone();
        game.perform(&mut next, action, &mut Deaf);
        count += perft(game, &next, depth - 1);
    }
    count
}

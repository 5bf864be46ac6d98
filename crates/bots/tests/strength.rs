//! How well the bots play.

use bots::bot;
use duo::Duo;
use table::{Chance, Deaf, Game, Viewer};

/// The winner's name of one game.
fn winner(duo: &Duo, seed: u64, seats: [&'static str; 2]) -> Option<&'static str> {
    let mut seeds = Chance::from_seed(seed ^ 0xfeed);
    let mut bots = seats.map(|name| bot::<Duo>(name, seeds.seed()).expect("a bot of that name"));
    let mut state = duo.setup(seed);
    let mut legal = Vec::new();
    while let Some(seat) = duo.decider(&state) {
        duo.legal(&state, &mut legal);
        let view = duo.view(&state, Viewer::Seat(seat));
        let action = bots[seat.index()].choose(duo, &view, &legal);
        duo.apply(&mut state, action, &mut Deaf).expect("bots choose from the list");
    }
    match duo.outcome(&state).winners[..] {
        [seat] => Some(seats[seat.index()]),
        _ => None,
    }
}

#[test]
fn greedy_beats_random_at_least_nineteen_times_in_twenty_over_two_thousand_seat_swapped_games() {
    let duo = Duo::ours();
    let wins = std::thread::scope(|scope| {
        let sides = [["greedy", "random"], ["random", "greedy"]].map(|seats| {
            let duo = &duo;
            scope.spawn(move || (0..1_000).filter(|&seed| winner(duo, seed, seats) == Some("greedy")).count())
        });
        sides.map(|side| side.join().unwrap()).iter().sum::<usize>()
    });
    assert!(wins >= 1_900, "greedy won {wins} of 2000");
}

#[test]
fn a_bot_with_the_same_seed_and_view_decides_the_same() {
    let duo = Duo::ours();
    let games: Vec<_> = (0..3).map(|_| winner(&duo, 11, ["greedy", "greedy"])).collect();
    assert!(games.windows(2).all(|pair| pair[0] == pair[1]));
}

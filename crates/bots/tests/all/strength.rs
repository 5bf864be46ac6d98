//! How well the bots play.

use bots::bot;
use duo::mode::{Level, Quest};
use duo::{Duo, Mode, State};
use table::{Chance, Deaf, Game, Viewer};

/// The end of one game.
fn end(duo: &Duo, seed: u64, seats: [&'static str; 2]) -> State {
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
    state
}

/// The winner's name of one duel.
fn winner(duo: &Duo, seed: u64, seats: [&'static str; 2]) -> Option<&'static str> {
    match duo.outcome(&end(duo, seed, seats)).winners[..] {
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

/// Miss Thorn gets harder from level to level, and none of them is free or hopeless for two greedy partners.
#[test]
fn levels_of_the_challenge_are_clearly_ordered() {
    let wins = std::thread::scope(|scope| {
        let levels = Level::ALL.map(|level| {
            scope.spawn(move || {
                let duo = Duo::ours().in_mode(Mode::Together { quest: Quest::Challenge(level), solo: false });
                let won = |seed: &u64| !duo.outcome(&end(&duo, *seed, ["greedy"; 2])).winners.is_empty();
                (0..80).filter(won).count()
            })
        });
        levels.map(|level| level.join().unwrap())
    });
    let [easy, normal, hard] = wins;
    assert!(hard >= 4 && hard + 10 < normal && normal + 10 < easy && easy <= 76, "won of 80: {wins:?}");
}

#[test]
fn a_bot_with_the_same_seed_and_view_decides_the_same() {
    let duo = Duo::ours();
    let games: Vec<_> = (0..3).map(|_| winner(&duo, 11, ["greedy", "greedy"])).collect();
    assert!(games.windows(2).all(|pair| pair[0] == pair[1]));
}

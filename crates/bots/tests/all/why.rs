//! Why somebody did what they did: a reason for every turn, and nothing in it that who asks could not know.

use bots::{Judge, bot, why};
use duo::Duo;
use grove::Grove;
use table::board::Board;
use table::{Arg, Chance, Line, Seat, Shelved, Viewer};
use valley::Valley;

/// The texts of which a reason is made.
fn texts(line: &Line) -> Vec<&'static str> {
    let inside = |arg: &Arg| match arg {
        Arg::List(list) => {
            list.iter().filter_map(|arg| if let Arg::Line(line) = arg { Some(line.id) } else { None }).collect()
        }
        _ => Vec::new(),
    };
    let all: Vec<&'static str> = line.args.iter().flat_map(|(_, arg)| inside(arg)).collect();
    if all.is_empty() { vec![line.id] } else { all }
}

/// Plays a game of squirrels; the last seat asks why the first did what it did. How often points were the reason.
fn asked<G: Judge + Board>(game: &G, seed: u64) -> usize {
    let (mut state, mut legal, mut bot) = (game.setup(seed), Vec::new(), bot::<G>("greedy", seed).unwrap());
    let (asks, did) = (Viewer::Seat(Seat(game.seats() as u8 - 1)), Seat(0));
    let mut points = 0;
    while let Some(seat) = game.decider(&state) {
        let before = state.clone();
        game.legal(&state, &mut legal);
        let action = bot.choose(game, &game.view(&state, Viewer::Seat(seat)), &legal);
        game.apply(&mut state, action, &mut table::Deaf).unwrap();
        if seat != did || legal.len() < 2 {
            continue;
        }
        let (seen, now) = (game.view(&before, asks), game.view(&state, asks));
        let reason = why(game, "squirrel", &seen, &now, seat);
        let told = texts(&reason);
        assert!((1..=2).contains(&told.len()), "{reason:?}");
        assert!(told.iter().all(|id| id.starts_with("hint-") || *id == "why-hand"), "{reason:?}");
        assert!(!told.contains(&"hint-hand"), "what is in a hand is no reason: {reason:?}");
        // Another world that looks the same gives the same reason.
        let twin = game.sample(&now, &mut Chance::from_seed(seed));
        assert_eq!(why(game, "squirrel", &seen, &game.view(&twin, asks), seat), reason);
        assert_eq!(why(game, "dormouse", &seen, &now, seat).id, "hint-whim", "who plays by lot has none");
        points += usize::from(told.contains(&"hint-points"));
    }
    points
}

#[test]
fn a_bot_has_a_reason_for_every_turn_that_tells_nothing_hidden() {
    assert!(asked(&Duo::ours(), 1) > 3);
    assert!(asked(&Valley::ours(), 1) > 3);
    assert!(asked(&Grove::ours().in_named_mode("bards:2").unwrap(), 1) > 3);
}

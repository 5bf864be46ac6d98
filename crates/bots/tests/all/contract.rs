//! What every bot holds to, in every box and mode: it answers with one of the choices, it decides by what it sees, and
//! the same seed and budget give the same answer.

use bots::{Bot, Budget, Forest, Judge, LADDER, LEVELS, Level, Patience, bot, forest_patience};
use duo::Duo;
use grove::Grove;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use table::{Chance, Deaf, Game, Shelved, Viewer};
use valley::Valley;

/// One of the five levels with its own budget.
fn whole(level: &Level) -> String {
    level.id.to_owned()
}

/// The same; who grows trees has so few walks that many games can be played, the owl more than the fox.
fn hasty(level: &Level) -> String {
    match forest_patience(level.bot) {
        Some(Patience::Within(Budget::Within(walks, millis))) => format!("forest:{}:{millis}ms", 2 + walks / 400),
        _ => whole(level),
    }
}

/// Plays games in modes by lot with levels by lot; whatever they choose is accepted.
fn mixed<G: Judge + Shelved>(ours: &G, seeds: std::ops::Range<u64>, sitter: fn(&Level) -> String) {
    let mut sat = [false; LEVELS.len()];
    for seed in seeds {
        let mut chance = Chance::from_seed(seed);
        let game = ours.in_any_mode(&mut chance);
        let mut sits = || {
            let level = chance.below(LEVELS.len() as u32) as usize;
            sat[level] = true;
            bot(&sitter(&LEVELS[level]), chance.seed()).unwrap()
        };
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..game.seats()).map(|_| sits()).collect();
        let (mut state, mut legal) = (game.setup(seed), Vec::new());
        while let Some(seat) = game.decider(&state) {
            game.legal(&state, &mut legal);
            let action = bots[seat.index()].choose(&game, &game.view(&state, Viewer::Seat(seat)), &legal);
            assert!(legal.contains(&action), "{} seed {seed}: {action:?} is not in the list", game.mode());
            game.apply(&mut state, action, &mut Deaf).unwrap();
        }
    }
    assert_eq!(sat, [true; LEVELS.len()], "every level sat down");
}

#[test]
fn no_bot_of_duo_ever_does_what_may_not_be_done() {
    mixed(&Duo::ours(), 0..10, hasty);
}

#[test]
fn no_bot_of_valley_ever_does_what_may_not_be_done() {
    mixed(&Valley::ours(), 0..10, hasty);
}

#[test]
fn no_bot_of_grove_ever_does_what_may_not_be_done() {
    mixed(&Grove::ours(), 0..10, hasty);
}

#[test]
#[ignore = "runs for a long time; cargo xtask nightly"]
fn nightly_bots_play_a_thousand_mixed_games_of_each_box() {
    std::thread::scope(|scope| {
        scope.spawn(|| mixed(&Duo::ours(), 1_000..2_000, hasty));
        scope.spawn(|| mixed(&Valley::ours(), 1_000..2_000, hasty));
        scope.spawn(|| mixed(&Grove::ours(), 1_000..2_000, hasty));
    });
}

#[test]
#[ignore = "runs for a long time; cargo xtask nightly"]
fn nightly_levels_play_mixed_games_of_each_box_with_all_their_time() {
    std::thread::scope(|scope| {
        scope.spawn(|| mixed(&Duo::ours(), 2_000..2_020, whole));
        scope.spawn(|| mixed(&Valley::ours(), 2_000..2_020, whole));
        scope.spawn(|| mixed(&Grove::ours(), 2_000..2_020, whole));
    });
}

/// Positions of a game between random players, every so many decisions.
pub fn positions<G: Judge>(game: &G, seed: u64, every: usize) -> Vec<G::State> {
    let (mut state, mut legal, mut chance) = (game.setup(seed), Vec::new(), Chance::from_seed(seed));
    let mut positions = Vec::new();
    let mut decisions = 0;
    while game.decider(&state).is_some() {
        game.legal(&state, &mut legal);
        if legal.len() > 1 && decisions % every == 0 {
            positions.push(state.clone());
        }
        decisions += 1;
        game.perform(&mut state, *chance.pick(&legal), &mut Deaf);
    }
    positions
}

/// The choice of a bot of this name.
pub fn chosen<G: Judge>(game: &G, state: &G::State, name: &str) -> G::Action {
    asked(game, state, bot::<G>(name, 5).unwrap())
}

/// The choice of a bot that is asked for the first time.
fn asked<G: Judge>(game: &G, state: &G::State, mut bot: Box<dyn Bot<G>>) -> G::Action {
    let mut legal = Vec::new();
    game.legal(state, &mut legal);
    let seat = game.decider(state).unwrap();
    bot.choose(game, &game.view(state, Viewer::Seat(seat)), &legal)
}

/// Another hidden world behind the same view, and the same randomness: the same move.
fn twins<G: Judge + Shelved>(game: &G, seed: u64) {
    for state in positions(game, seed, 17) {
        let viewer = Viewer::Seat(game.decider(&state).unwrap());
        let twin = game.sample(&game.view(&state, viewer), &mut Chance::from_seed(seed + 1));
        for name in LADDER.map(|name| if name == "forest" { "forest:12" } else { name }) {
            let fresh = || bot::<G>(name, 5).unwrap();
            assert_eq!(asked(game, &state, fresh()), asked(game, &twin, fresh()), "{name} in {}", game.mode());
        }
    }
}

#[test]
fn what_is_hidden_makes_no_difference() {
    twins(&Duo::ours(), 1);
    twins(&Duo::ours().in_named_mode("challenge:hard").unwrap(), 2);
    twins(&Valley::ours(), 3);
    twins(&Valley::ours().in_named_mode("nightweave:2:schemes").unwrap(), 4);
    twins(&Grove::ours(), 5);
}

#[test]
fn one_core_or_many_and_every_time_the_forest_chooses_the_same() {
    let (duo, grove) = (Duo::ours(), Grove::ours());
    let budget = Budget::Iterations(1_000);
    for state in positions(&duo, 7, 60) {
        let on = |threads| asked(&duo, &state, Box::new(Forest::with(3, budget).on(threads)));
        assert!(on(1) == on(1) && on(1) == on(2) && on(1) == on(5));
    }
    for state in positions(&grove, 7, 150) {
        let on = |threads| asked(&grove, &state, Box::new(Forest::with(3, budget).on(threads)));
        assert!(on(1) == on(3));
    }
}

/// A clock that stands still.
fn standing() -> f64 {
    0.0
}

#[test]
fn one_core_or_many_choose_the_same_also_under_a_clock_that_leaves_time() {
    let duo = Duo::ours();
    // So many walks are two trees.
    let budget = Budget::Within(1_000, 1_000);
    for state in positions(&duo, 7, 60) {
        let mut legal = Vec::new();
        duo.legal(&state, &mut legal);
        let view = duo.view(&state, Viewer::Seat(duo.decider(&state).unwrap()));
        let on = |cores| {
            let mut forest = Forest::<Duo>::with(3, budget).timed_by(standing).on(cores);
            let chosen = forest.choose(&duo, &view, &legal);
            let tried: Vec<u32> = forest.thought.tried.iter().map(|tried| tried.visits).collect();
            (chosen, tried)
        };
        assert!(on(1) == on(2) && on(1) == on(5));
    }
}

#[test]
fn a_forest_that_may_grows_on_several_cores_at_once() {
    static CORES: Mutex<Vec<std::thread::ThreadId>> = Mutex::new(Vec::new());
    let duo = Duo::ours();
    let hearer = |_| {
        let (mut cores, this) = (CORES.lock().unwrap(), std::thread::current().id());
        if !cores.contains(&this) {
            cores.push(this);
        }
    };
    for (budget, clock) in
        [(Budget::Iterations(1_200), patient as bots::forest::Clock), (Budget::Within(1_200, 1_000), standing)]
    {
        CORES.lock().unwrap().clear();
        let mut forest = Forest::<Duo>::with(1, budget).heard_by(hearer).timed_by(clock);
        forest.spread(3);
        asked(&duo, &duo.setup(1), Box::new(forest));
        assert_eq!(CORES.lock().unwrap().len(), 3, "{budget:?}");
    }
}

/// A clock that goes on by a millisecond whenever somebody looks at it.
fn patient() -> f64 {
    static TIME: AtomicU64 = AtomicU64::new(0);
    TIME.fetch_add(1, Ordering::Relaxed) as f64
}

/// Plays a game with one forest for all seats; how many walks came anew, and how many still held.
fn walks_anew_and_kept<G: Judge>(game: &G, seed: u64) -> (u64, u64) {
    let mut forest = Forest::<G>::with(seed, Budget::Iterations(40));
    let (mut state, mut legal) = (game.setup(seed), Vec::new());
    let (mut anew, mut kept, mut went_there) = (0, 0, 0);
    while let Some(seat) = game.decider(&state) {
        game.legal(&state, &mut legal);
        let action = forest.choose(game, &game.view(&state, Viewer::Seat(seat)), &legal);
        if legal.len() > 1 {
            let thought = &forest.thought;
            assert!(
                thought.kept == 0 || thought.kept == went_there,
                "what is kept is what grew from the choice before"
            );
            assert_eq!(thought.iterations, 40 - thought.kept.min(20));
            (anew, kept) = (anew + thought.iterations, kept + thought.kept);
            went_there =
                legal.iter().position(|&other| other == action).map_or(0, |at| thought.tried[at].visits.into());
        }
        game.apply(&mut state, action, &mut Deaf).unwrap();
    }
    (anew, kept)
}

#[test]
fn what_was_thought_of_a_turn_holds_until_something_new_is_seen() {
    for (name, (anew, kept)) in [
        ("duo", walks_anew_and_kept(&Duo::ours(), 3)),
        ("valley", walks_anew_and_kept(&Valley::ours(), 3)),
        ("grove", walks_anew_and_kept(&Grove::ours(), 3)),
    ] {
        println!("{name}: {anew} walks anew, {kept} kept");
        assert!(kept * 10 > anew, "{name}: {kept} of {anew}");
    }
}

#[test]
fn a_forest_tells_what_is_best_so_far() {
    static SAID: Mutex<Vec<usize>> = Mutex::new(Vec::new());
    let duo = Duo::ours();
    let (state, mut legal) = (duo.setup(1), Vec::new());
    duo.legal(&state, &mut legal);
    let hearer = |choice: usize| SAID.lock().unwrap().push(choice);
    let mut forest = Forest::<Duo>::with(1, Budget::Iterations(1_000)).heard_by(hearer);
    let choice = forest.choose(&duo, &duo.view(&state, Viewer::Seat(duo.decider(&state).unwrap())), &legal);
    let said = SAID.lock().unwrap();
    // Two trees of 500 walks, each heard after every 50.
    assert!(said.len() == 20 && said.iter().all(|&choice| choice < legal.len()), "{said:?}");
    assert!(said.iter().any(|&said| legal[said] == choice));
}

#[test]
fn a_forest_stops_when_its_time_is_up() {
    let duo = Duo::ours();
    let state = duo.setup(1);
    let mut legal = Vec::new();
    duo.legal(&state, &mut legal);
    let view = duo.view(&state, Viewer::Seat(duo.decider(&state).unwrap()));
    let mut forest = Forest::<Duo>::with(1, Budget::Millis(40)).timed_by(patient);
    forest.choose(&duo, &view, &legal);
    assert_eq!(forest.thought.iterations, 40);
    for (most, walks) in [(7, 7), (90, 40)] {
        let mut forest = Forest::<Duo>::with(1, Budget::Within(most, 40)).timed_by(patient);
        forest.choose(&duo, &view, &legal);
        assert_eq!(forest.thought.iterations, walks);
    }
}

#[test]
#[ignore = "depends on the machine; cargo xtask nightly"]
fn nightly_no_forest_takes_a_fifth_more_than_its_time() {
    /// The longest that a choice took, in milliseconds, and the most that its clock allows.
    fn slowest<G: Judge>(game: &G, name: &str, every: usize) -> (f64, f64) {
        let most = match forest_patience(bots::behind(name)) {
            Some(Patience::Within(Budget::Millis(millis) | Budget::Within(_, millis))) => f64::from(millis),
            budget => panic!("{name}: {budget:?}"),
        };
        let one = |state: &G::State| {
            let start = std::time::Instant::now();
            asked(game, state, bot(name, 1).unwrap());
            start.elapsed().as_secs_f64() * 1_000.0
        };
        (positions(game, 3, every).iter().map(one).fold(0.0, f64::max), most)
    }
    fn holds<G: Judge + Shelved>(ours: &G, modes: &[&str]) {
        for mode in modes {
            let game = ours.in_named_mode(mode).unwrap();
            // A clock that always stops it, and those of the levels.
            for (name, every) in [("forest:200ms", 5), ("forest:1000000:300ms", 9), ("fox", 9), ("owl", 23)] {
                let (took, most) = slowest(&game, name, every);
                println!("{} {mode} {name}: {took:.0} ms of {most}", game.name());
                assert!(took < 1.2 * most, "{mode} {name}: {took} ms of {most}");
            }
        }
    }
    holds(&Duo::ours(), &["duel", "chapter:9", "challenge:hard:solo"]);
    holds(&Valley::ours(), &["players:2", "players:4", "rugwort:1", "nightweave:3"]);
    holds(&Grove::ours(), &["solo:hard", "bards:4"]);
}

#[test]
fn names_with_budgets_are_read_and_others_refused() {
    for name in
        ["random", "greedy", "planner", "forest", "forest:1", "forest:250ms", "forest:9:250ms", "dormouse", "owl"]
    {
        assert!(bots::is_bot(name) && bot::<Duo>(name, 1).is_some(), "{name}");
    }
    for name in [
        "",
        "eagle",
        "forest:9:",
        "forest:9:9",
        "forest:9ms:9",
        "forest:",
        "forest:0",
        "forest:0ms",
        "forest:-1",
        "greedy:5",
        "forest:5s",
    ] {
        assert!(!bots::is_bot(name) && bot::<Duo>(name, 1).is_none(), "{name}");
    }
}

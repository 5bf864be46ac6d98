//! The contract of the table, kept by every mode of play together.

use duo::mode::{CHAPTERS, Chapter, Difficulty, Level, Quest};
use duo::{Duo, Event, Haunt, Mode, Space, State};
use table::contract::{self, Rigour};
use table::{Chance, Deaf, Game, Tell};

fn challenge(level: Level, solo: bool) -> Duo {
    Duo::ours().in_mode(Mode::Together { quest: Quest::Challenge(level), solo })
}

fn chapter(number: u8, difficulty: Difficulty, solo: bool) -> Duo {
    Duo::ours().in_mode(Mode::Together { quest: Quest::Chapter(Chapter::alone(number, difficulty)), solo })
}

/// Plays a random game and calls `look` at every state on the way.
fn random_game(duo: &Duo, seed: u64, mut look: impl FnMut(&State)) -> State {
    let mut chance = Chance::from_seed(seed ^ 0xcafe);
    let mut state = duo.setup(seed);
    let mut actions = Vec::new();
    while duo.decider(&state).is_some() {
        look(&state);
        duo.legal(&state, &mut actions);
        duo.apply(&mut state, *chance.pick(&actions), &mut Deaf).unwrap();
    }
    look(&state);
    state
}

fn keeps_the_contract(duo: &Duo, games: u64, every: u32) {
    let report = contract::check(duo, Rigour { first_seed: 1, games, every, longest: 3_000 });
    assert!(report.games == games && report.refusals > 100 * games, "the test has lost its teeth: {report:?}");
}

#[test]
fn random_challenges_keep_the_contract() {
    for level in Level::ALL {
        keeps_the_contract(&challenge(level, false), 2_000, 40);
    }
}

#[test]
fn random_solo_challenges_keep_the_contract() {
    for level in Level::ALL {
        keeps_the_contract(&challenge(level, true), 2_000, 40);
    }
}

#[test]
fn random_chapters_keep_the_contract() {
    std::thread::scope(|scope| {
        for half in 0..2 {
            scope.spawn(move || {
                for number in (1..=CHAPTERS).filter(|n| n % 2 == half) {
                    keeps_the_contract(&chapter(number, Difficulty::Normal, false), 2_000, 60);
                }
            });
        }
    });
}

#[test]
fn every_step_of_some_games_together_keeps_the_contract() {
    keeps_the_contract(&challenge(Level::Normal, false), 15, 1);
    keeps_the_contract(&challenge(Level::Easy, true), 15, 1);
    keeps_the_contract(&chapter(12, Difficulty::Normal, false), 15, 1);
    keeps_the_contract(&chapter(14, Difficulty::Hard, true), 15, 1);
}

#[test]
fn solo_and_hard_chapters_keep_the_contract() {
    for number in 1..=CHAPTERS {
        keeps_the_contract(&chapter(number, Difficulty::Hard, true), 200, 30);
    }
}

/// [D20.10]
#[test]
fn miss_thorn_always_ends_with_fifteen_cards() {
    for level in Level::ALL {
        let duo = challenge(level, false);
        for seed in 1..=500 {
            let end = random_game(&duo, seed, |_| {});
            assert_eq!(end.together.thorn.len(), 15, "seed {seed}");
        }
    }
}

/// [D20.6] [D20.7] [D20.11] Whatever Miss Thorn gets is told with the paragraph that gives it to her.
#[test]
fn what_miss_thorn_gets_is_told_with_its_paragraph() {
    let duo = challenge(Level::Hard, false);
    let mut left = 0;
    for seed in 1..=20 {
        let dealt = duo.setup_events(seed);
        let cards = dealt.iter().filter(|event| matches!(event, Event::ThornCard { .. }));
        assert!(cards.map(|card| duo.rule_behind(card)).eq([Some("D20.6"); 3]), "seed {seed}");

        let mut chance = Chance::from_seed(seed);
        let (mut state, mut actions, mut told) = (duo.setup(seed), Vec::new(), Vec::new());
        while duo.decider(&state).is_some() {
            let skunks = state.together.skunks;
            duo.legal(&state, &mut actions);
            told.clear();
            duo.apply(&mut state, *chance.pick(&actions), &mut told).unwrap();
            for event in &told {
                let rule = duo.rule_behind(event);
                match event {
                    Event::ThornCard { .. } => assert!(matches!(rule, Some("D20.8" | "D20.9"))),
                    Event::ThornEvent { slot, .. } if skunks.at(Haunt::Space(Space::Event(*slot))) => {
                        assert_eq!(rule, Some("D20.7"));
                    }
                    Event::ThornEvent { .. } => {
                        assert_eq!((rule, state.is_over()), (Some("D20.11"), true));
                        left += 1;
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(left > 20, "hardly any event was left: {left}");
}

/// [D16.2] However they are rolled, their number stays.
#[test]
fn skunks_never_get_lost_in_a_challenge() {
    let duo = challenge(Level::Hard, false);
    for seed in 1..=100 {
        random_game(&duo, seed, |state| assert_eq!(state.together.skunks.haunts().count(), 6, "seed {seed}"));
    }
}

#[test]
fn the_names_of_modes_read_back() {
    let duo = Duo::ours();
    let names = [
        "duel",
        "challenge:easy",
        "challenge:hard:solo",
        "chapter:1:normal",
        "chapter:15:hard:solo",
        "chapter:7:normal:kept=new-faces,slow-morning:used=twig-convoy",
    ];
    for name in names {
        assert_eq!(Mode::read(name, duo.pack()).unwrap().write(duo.pack()), name);
    }
    for wrong in
        ["picnic", "chapter", "chapter:16", "chapter:0", "challenge:tiny", "chapter:2:kept=moonlight", "duel:solo"]
    {
        assert_eq!(Mode::read(wrong, duo.pack()).unwrap_err().id, "unknown-mode", "{wrong}");
    }
    let both = "chapter:2:normal:kept=new-faces:used=new-faces";
    assert!(Mode::read(both, duo.pack()).is_err(), "a card cannot be kept and used");
    assert!(Mode::read("chapter:2:hard:kept=new-faces,twig-convoy", duo.pack()).is_err(), "hard keeps one card");
}

#[test]
fn lots_draw_every_word_and_only_modes_that_may_be_played() {
    let duo = Duo::ours();
    let mut chance = Chance::from_seed(1);
    let mut words = std::collections::BTreeSet::new();
    for _ in 0..5_000 {
        let mode = Mode::by_lot(&mut chance);
        let text = mode.write(duo.pack());
        assert_eq!(Mode::read(&text, duo.pack()), Ok(mode), "{text}");
        words.extend(text.split(':').map(|word| word.split('=').next().unwrap_or_default().to_owned()));
    }
    let known = ["duel", "challenge", "chapter", "easy", "normal", "hard", "solo", "kept", "used"];
    assert_eq!(words.len(), known.len() + usize::from(CHAPTERS), "{words:?}");
}

/// The fingerprints of random games, so that no rule of play together changes unnoticed.
#[test]
fn random_games_together_end_in_the_same_state_everywhere() {
    let games = [challenge(Level::Normal, false), challenge(Level::Hard, true), chapter(12, Difficulty::Normal, false)];
    let digests: Vec<String> = games.iter().map(|duo| contract::random_game_digest(duo, 1).to_string()).collect();
    assert_eq!(digests, GOLDEN);
}

const GOLDEN: [&str; 3] = ["f3ef6b38c8f2aa80", "0df43dfb2e4ca50a", "4936ad0a8be9161f"];

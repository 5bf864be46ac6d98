//! Miss Thorn and her skunks beside a table of cardboard: as on screen, and with answers by lot.

use duo::thorn::{Deed, Known, Order, Question, Thorn};
use duo::{Duo, Event, Haunt, Mode, Slot, State, ThornFrom};
use table::companion::{Census, Companion, Opponent as _, OptionSet, Reply, by_sets};
use table::{Chance, Game, Seat, Shelved, Side, Tell};

/// What can be said between seasons.
const SEASON_ENDS: Reply = Reply::Pick(0);
const MOVED: Reply = Reply::Pick(1);
const LIFTED: Reply = Reply::Pick(2);

/// The number of a place where a skunk can stand, among all of them.
fn number(haunt: Haunt) -> Reply {
    let all = duo::Area::ALL.into_iter().flat_map(|area| (1..=6).map(move |n| Haunt::numbered(area, n)));
    Reply::Pick(all.into_iter().position(|other| other == haunt).unwrap() as u16)
}

/// Answers whatever is asked as the table on screen is, and compares what is ordered with what was told there.
fn follow(duo: &Duo, game: &mut Companion<&Thorn>, state: &State, told: &[Event]) {
    let ordered = game.orders().count();
    if game.is_between() {
        game.answer(SEASON_ENDS).unwrap();
    }
    let mut rolls = told.iter().filter_map(|event| match event {
        Event::Skunk { rolled, .. } => *rolled,
        _ => None,
    });
    while let Some(&question) = game.question().filter(|_| !game.is_between()) {
        let hers = duo.thorn_score(state);
        let reply = match question {
            Question::Roll(_) => Reply::Number(rolls.next().expect("the screen rolled as often").into()),
            Question::IsClaimed(slot) => Reply::Is(state.claimed[slot.index()].is_some_and(|side| side != Side::RIVAL)),
            Question::SlotOfA => {
                let of_a = |slot: &Slot| {
                    told.iter().any(|event| {
                        matches!(event, Event::Skunk { haunt: Haunt::Space(duo::Space::Event(at)), rolled: None } if at == slot)
                    })
                };
                Reply::Pick(Slot::all().find(of_a).unwrap().0.into())
            }
            Question::Printed => Reply::Number(hers.cards as i16),
            Question::Purple => {
                let per = duo.level().map_or(1, |level| i32::from(level.per_purple));
                Reply::Number((hers.purple / per) as i16)
            }
            Question::Events => Reply::Number(hers.events as i16),
            Question::City => Reply::Number(duo.score(state, Seat(0)).total() as i16),
            Question::Goal(n) => Reply::Is(duo.goals(state)[usize::from(n)].1 == duo::GoalState::Met),
            Question::Meanwhile | Question::SkunkFrom { .. } | Question::SkunkTo(_) => panic!("{question:?}"),
        };
        game.answer(reply).unwrap();
    }
    let screen = told.iter().filter_map(|event| match *event {
        Event::Skunk { haunt, rolled } => Some(Order::Put { haunt, rolled }),
        Event::ThornEvent { slot, left: false, .. } => Some(Order::TakeEvent(slot)),
        Event::ThornCard { from: ThornFrom::Meadow(place), .. } => Some(Order::TakeCard(place)),
        Event::ThornCard { from: ThornFrom::Deck, .. } => Some(Order::TakeTop),
        _ => None,
    });
    let ordered = game.orders().skip(ordered).filter_map(|deed| match *deed {
        Deed::Hers(Order::LiftAll | Order::TakeRest) => None,
        Deed::Hers(order) => Some(order),
        _ => None,
    });
    let (screen, ordered): (Vec<Order>, Vec<Order>) = (screen.collect(), ordered.collect());
    assert_eq!(ordered.len(), screen.len(), "{ordered:?} {screen:?}");
    for (ordered, screen) in ordered.iter().zip(&screen) {
        // [D20.9] the instruction says to take the top card where the place is empty
        let empty = matches!((ordered, screen), (Order::TakeCard(_), Order::TakeTop));
        assert!(ordered == screen || empty, "{ordered:?} {screen:?}");
    }
}

/// Plays a game on screen and beside it, and counts what was said.
fn play_both(seed: u64, census: &mut Census) {
    let mut chance = Chance::from_seed(seed);
    let duo = loop {
        let duo = Duo::ours().in_any_mode(&mut chance);
        if duo.play_mode() != Mode::Duel {
            break duo;
        }
    };
    let thorn = Thorn::in_named_mode(duo.clone(), &format!("{}:die=table", duo.mode())).unwrap();
    let mut state = duo.setup(seed);
    let mut game = Companion::new(&thorn, seed);
    follow_setup(&duo, &mut game, &state, seed);
    let mut actions = Vec::new();
    while duo.decider(&state).is_some() {
        duo.legal(&state, &mut actions);
        let (season, mut told) = (state.season, Vec::new());
        duo.perform(&mut state, *chance.pick(&actions), &mut told);
        for event in &told {
            let (way, replies) = match *event {
                Event::MovedSkunk { from, to, .. } => (MOVED, [Some(from), Some(to)]),
                Event::LiftedSkunk { haunt, .. } => (LIFTED, [Some(haunt), None]),
                _ => continue,
            };
            game.answer(way).unwrap();
            for reply in replies.into_iter().flatten() {
                let alone = matches!(game.question(), Some(Question::SkunkTo(_))) && Some(reply) == replies[0];
                if !alone && !game.is_between() {
                    game.answer(number(reply)).unwrap();
                }
            }
        }
        if state.season != season || duo.decider(&state).is_none() {
            follow(&duo, &mut game, &state, &told);
        }
        assert_eq!(game.known().skunks, state.together.skunks, "seed {seed}");
    }
    assert!(game.asked().is_none(), "seed {seed}: {:?}", game.question());
    let known: &Known = game.known();
    assert_eq!(known.won, Some(!duo.outcome(&state).winners.is_empty()), "seed {seed}");
    if duo.play_mode().level().is_some() {
        let points: i32 = game.points().iter().map(|(_, points)| points).sum();
        assert_eq!(points, duo.thorn_score(&state).total(), "seed {seed}");
        assert_eq!(u32::from(known.cards), state.together.thorn.len(), "seed {seed}");
    }
    census.count(&game.log());
}

fn follow_setup(duo: &Duo, game: &mut Companion<&Thorn>, state: &State, seed: u64) {
    if !game.is_between() {
        follow(duo, game, state, &duo.setup_events(seed));
    }
}

fn play_many(seeds: std::ops::Range<u64>) {
    let mut all = Census::default();
    seeds.for_each(|seed| play_both(seed, &mut all));
    println!(
        "Miss Thorn, dice of the table: {:.2} questions a turn in {} games, {} turns",
        all.per_turn(),
        all.games,
        all.between
    );
}

#[test]
fn miss_thorn_does_the_same_at_a_table_of_cardboard() {
    play_many(0..40);
}

#[test]
#[ignore = "runs for a long time; cargo xtask nightly"]
fn nightly_miss_thorn_does_the_same_at_a_table_of_cardboard() {
    play_many(1_000..1_500);
}

/// Games of every level and chapter: alone or together, dice of Bosk or of the table, normal or hard.
fn answers_by_lot(games: u64) {
    let duo = Duo::ours();
    let hands = ["", ":die=table", ":solo", ":solo:die=table"];
    let level = |level: &str| OptionSet::new(format!("challenge:{level}"), &[format!("challenge:{level}")], &hands);
    let chapter = |n: u8| {
        let begins = ["normal", "hard"].map(|difficulty| format!("chapter:{n}:{difficulty}"));
        OptionSet::new(format!("chapter:{n}"), &begins, &hands)
    };
    let sets: Vec<OptionSet> = ["easy", "normal", "hard"].map(level).into_iter().chain((1..=15).map(chapter)).collect();
    by_sets(&sets, games, |mode| Thorn::in_named_mode(duo.clone(), mode).unwrap());
}

#[test]
fn any_answers_lead_miss_thorn_to_her_end() {
    answers_by_lot(20);
}

#[test]
#[ignore = "runs for a long time; cargo xtask nightly"]
fn nightly_any_answers_lead_miss_thorn_to_her_end() {
    answers_by_lot(5_000);
}

/// Every question cites a paragraph that is there and that it is about.
#[test]
fn every_question_cites_its_paragraph() {
    let books = [include_str!("../../../../rulebooks/duo.en.md"), include_str!("../../../../rulebooks/duo.fr.md")];
    let exists = |rule: &str| books.iter().all(|book| book.contains(&format!("- [{rule}] ")));
    let thorn = Thorn::in_named_mode(Duo::ours(), "challenge:hard").unwrap();
    let haunt = Haunt::numbered(duo::Area::Meadow, 1);
    let all = [
        (Question::Meanwhile, "D16.7"),
        (Question::Roll(duo::Area::Meadow), "D16.3"),
        (Question::IsClaimed(Slot(0)), "D20.7"),
        (Question::SlotOfA, "D20.5"),
        (Question::SkunkFrom { lifted: false }, "D18.9"),
        (Question::SkunkFrom { lifted: true }, "D18.10"),
        (Question::SkunkTo(haunt), "D18.9"),
        (Question::Printed, "D20.12"),
        (Question::Purple, "D20.12"),
        (Question::Events, "D20.12"),
        (Question::Goal(0), "D19.3"),
        (Question::City, "D12.2"),
    ];
    for (question, rule) in all {
        // A new sort of question must be added above.
        match question {
            Question::Meanwhile
            | Question::Roll(_)
            | Question::IsClaimed(_)
            | Question::SlotOfA
            | Question::SkunkFrom { .. }
            | Question::SkunkTo(_)
            | Question::Printed
            | Question::Purple
            | Question::Events
            | Question::Goal(_)
            | Question::City => {}
        }
        let query = thorn.query(&thorn.setup(1), &question);
        assert_eq!(query.rule, rule, "{question:?}");
        assert!(query.rules().iter().all(|(rule, _)| exists(rule)), "{question:?}");
    }
    for n in 1..=15 {
        let chapter = Thorn::in_named_mode(Duo::ours(), &format!("chapter:{n}")).unwrap();
        let goals = (0..4).map(|goal| chapter.query(&chapter.setup(1), &Question::Goal(goal)).rule);
        assert!(goals.clone().all(exists), "{n}");
        assert!(goals.clone().all(|rule| rule.starts_with("D19.")), "{n}");
    }
}

/// The pauses between her seasons: how a season changes [D16.7], and in autumn how the game ends. [D12.1]
#[test]
fn every_pause_cites_what_fits_its_moment() {
    let thorn = Thorn::in_named_mode(Duo::ours(), "challenge:easy").unwrap();
    let mut game = Companion::new(&thorn, 1);
    game.answer(Reply::Pick(2)).unwrap();
    let rules = |game: &Companion<&Thorn>| -> Vec<&str> {
        game.asked().unwrap().rules().iter().map(|&(rule, _)| rule).collect()
    };
    assert_eq!(rules(&game), ["D16.7", "D18.9", "D18.10"]);
    game.correct("season", Reply::Pick(3)).unwrap();
    assert_eq!(rules(&game), ["D12.1", "D18.9", "D18.10"]);
}

/// [D20.12] The end tells both scores and who has won; a tie is hers.
#[test]
fn the_end_compares_the_city_with_her() {
    let thorn = Thorn::in_named_mode(Duo::ours(), "challenge:easy").unwrap();
    for (more, told) in [(1, "companion-ended-won"), (0, "companion-ended-tied"), (-1, "companion-ended-lost")] {
        let mut game = Companion::new(&thorn, 1);
        while let Some(query) = game.asked().filter(|_| game.question() != Some(&Question::City)) {
            game.answer(query.answer(0).unwrap()).unwrap();
        }
        assert_eq!(game.ending(), None, "it is not over yet");
        let hers: i32 = game.points().iter().map(|(_, points)| points).sum();
        game.answer(Reply::Number((hers + more) as i16)).unwrap();
        let ending = game.ending().unwrap();
        assert_eq!((ending.line(Some(hers)).id, ending.yours[0].1), (told, hers + more));
    }
}

/// Cards that are taken one after the other are put back by what was taken, not by the order to take them.
#[test]
fn what_is_taken_back_says_what_to_put_where() {
    let thorn = Thorn::in_named_mode(Duo::ours(), "challenge:easy").unwrap();
    let mut game = Companion::new(&thorn, 1);
    while !game.is_between() {
        let first = game.asked().unwrap().answer(0).unwrap();
        game.answer(first).unwrap();
    }
    game.answer(SEASON_ENDS).unwrap();
    while !game.is_between() {
        game.answer(Reply::Is(true)).unwrap();
    }
    let back: Vec<&str> = game.undo().unwrap().iter().map(|step| step.put_back().id).collect();
    assert!(back.contains(&"companion-thorn-take-upper-back") && back.contains(&"companion-refill-back"), "{back:?}");
}

#[test]
fn a_skunk_too_many_is_doubted_and_a_score_set_right_turns_the_end() {
    let thorn = Thorn::in_named_mode(Duo::ours(), "challenge:normal").unwrap();
    let mut game = Companion::new(&thorn, 1);
    game.answer(Reply::Pick(2)).unwrap();
    let free =
        game.sheet().into_iter().find(|value| value.id.starts_with("skunk-spot") && value.reply == Reply::Is(false));
    let free = free.unwrap().id;
    assert_eq!(game.doubts(&free, Reply::Is(true)).map(|line| line.id), Some("companion-doubt-count"), "[D16.2]");
    assert_eq!(game.doubts(&free, Reply::Is(false)), None);
    game.correct("season", Reply::Pick(3)).unwrap();
    game.answer(Reply::Pick(0)).unwrap();
    while game.asked().is_some() {
        let number = matches!(game.asked().unwrap().form, table::companion::Form::Number { .. });
        game.answer(if number { Reply::Number(0) } else { Reply::Is(true) }).unwrap();
    }
    assert!(!game.ending().unwrap().won);
    game.correct("city", Reply::Number(90)).unwrap();
    assert!(game.ending().unwrap().won, "[D20.12] more points than hers");
    game.undo();
    assert!(!game.ending().unwrap().won);
}

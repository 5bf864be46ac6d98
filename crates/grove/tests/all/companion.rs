//! The Rival beside a table of cardboard: as on screen, and with answers by lot.

use grove::rival::{Deed, Minstrel, Order, Question};
use grove::{Event, Grove, LegendLevel, MotifId, PlaceId, Set, State};
use table::companion::{Census, Companion, Opponent as _, OptionSet, Reply, Told, by_sets};
use table::{Chance, Game, Seat, Shelved, Side, Sink};

/// What can be said between his turns.
const TURN: Reply = Reply::Pick(0);
const CHALLENGED: Reply = Reply::Pick(1);
const SWAN: Reply = Reply::Pick(2);
const SET_OFF: Reply = Reply::Pick(3);
const SCORE: Reply = Reply::Pick(4);
const GAINED: Reply = Reply::Pick(5);

/// Somebody who keeps the table with everything that is told.
#[derive(Default)]
struct Watch(Vec<(Event, State)>);

impl Sink<Grove> for Watch {
    fn hear(&mut self, table: &State, event: impl FnOnce() -> Event) {
        self.0.push((event(), table.clone()));
    }
}

/// The answer to a question of his, read off the table on screen: `last` is the table after his last order, `next` what
/// he did next.
fn answer(grove: &Grove, question: Question, last: &State, next: Option<&(Order, State)>) -> Reply {
    let pack = grove.pack();
    let legends = |level: LegendLevel, runes: bool| {
        (0..pack.legends.len()).filter(move |&n| pack.legends[n].level == level && last.runes[n].is_some() == runes)
    };
    match question {
        Question::Draw { .. } | Question::Lot(_) => match next.unwrap().0 {
            Order::Discard(card) | Order::Follow(card) | Order::Remove(card) => Reply::Pick(card.0.into()),
            other => panic!("{other:?}"),
        },
        Question::Nearest(_) => match next.unwrap().0 {
            Order::Arrive(place) => Reply::Pick(place.0.into()),
            other => panic!("{other:?}"),
        },
        Question::SecondEvent(_) => Reply::Is(next.unwrap().1.supply[0] == 0),
        Question::WithinReach(seat) => {
            let rival = last.rival.as_ref().unwrap();
            let mut near = rival.marked();
            near.insert(rival.pawn);
            let bard = last.bard(seat);
            Reply::Is(bard.crests > 0 && !pack.region(bard.region).touches.and(near).is_empty())
        }
        Question::Creature(place) => match last.open[place.index()] {
            None => Reply::Nothing,
            Some(_) => Reply::Pick(u16::from(!last.crests[place.index()].is_empty())),
        },
        Question::CrestOn(place, seat) => Reply::Is(last.crests[place.index()].has(seat.into())),
        Question::HasCard(place) => Reply::Is(last.open[place.index()].is_some()),
        Question::CrestAtBank(place) => last.crests[place.index()]
            .into_iter()
            .next()
            .map_or(Reply::Nothing, |side| Reply::Pick(grove::side_number(side).into())),
        Question::Price(_) => Reply::Number(pack.tracks.market[usize::from(last.market)].into()),
        Question::HasFan(_) => Reply::Is(!last.fans.is_empty()),
        Question::Slot(place, second) => {
            let stage = pack.place(place);
            let free = |n: &u8| last.slots_of(pack, place)[usize::from(*n)].is_none();
            let mut visible: Vec<u8> = (0..stage.slots.len() as u8).filter(free).collect();
            visible.sort_by_key(|&n| stage.slots[usize::from(n)]);
            let wanted = visible.get(usize::from(second)).or(visible.first());
            wanted.map_or(Reply::Nothing, |&n| Reply::Pick(n.into()))
        }
        Question::HasLegend(level, _) => Reply::Is(last.legends[level.index()].is_some()),
        Question::HasHiddenLegend(level, _) => {
            Reply::Is(last.untold.into_iter().any(|legend| pack.legends[legend.index()].level == level))
        }
        Question::GemsShown(_) => {
            let shown = (0..pack.motifs.len()).map(|n| pack.motifs[n].gems[last.face(MotifId(n as u8))]);
            Reply::Number(shown.sum::<u8>().into())
        }
        Question::ShowsGems(motif, _) => Reply::Is(pack.motifs[motif.index()].gems[last.face(motif)] > 0),
        Question::Blue => Reply::Number(grove.rival_score(last).cards as i16),
        Question::Told(level) => Reply::Number(legends(level, true).count() as i16),
        Question::Failed => Reply::Number(grove.rival_score(last).challenges as i16),
        Question::Best => Reply::Number(*grove.outcome(last).scores.iter().max().unwrap() as i16),
        Question::Portals | Question::Gained | Question::Meanwhile => panic!("it is nobody's turn"),
    }
}

/// Answers what is asked until it is the bards' turn again; his orders must be those of the screen.
fn follow(grove: &Grove, game: &mut Companion<&Minstrel>, before: &State, screen: &[(Order, State)]) {
    let done = game.orders().count();
    let his = |game: &Companion<&Minstrel>| -> Vec<Order> {
        let his =
            game.orders().skip(done).filter_map(|deed| if let Deed::His(order) = deed { Some(*order) } else { None });
        his.collect()
    };
    while let Some(&question) = game.question().filter(|_| !game.is_between()) {
        let at = his(game).len();
        let last = if at == 0 { before } else { &screen[at - 1].1 };
        game.answer(answer(grove, question, last, screen.get(at))).unwrap();
    }
    let wanted: Vec<Order> = screen.iter().map(|(order, _)| *order).collect();
    assert_eq!(his(game), wanted);
}

/// Plays a game on screen and beside it, and counts what was said.
fn play_both(seed: u64, census: &mut Census) {
    let mut chance = Chance::from_seed(seed);
    let grove = loop {
        let grove = Grove::ours().in_any_mode(&mut chance);
        if grove.play_mode().rival.is_some() {
            break grove;
        }
    };
    let minstrel = Minstrel::in_named_mode(grove.clone(), &format!("{}:deck=table", grove.mode())).unwrap();
    let mut state = grove.setup(seed);
    let mut game = Companion::new(&minstrel, seed);
    if game.question() == Some(&Question::Portals) {
        game.answer(Reply::Pick(0)).unwrap();
        if Some(game.known().rival.portals) != state.rival.as_ref().map(|rival| rival.portals) {
            game.undo();
            game.answer(Reply::Pick(1)).unwrap();
        }
    }
    assert_eq!(Some(&game.known().rival), state.rival.as_ref(), "seed {seed}");
    let (mut actions, mut turn, mut before) = (Vec::new(), Vec::new(), state.clone());
    let mut watch = Watch::default();
    while grove.decider(&state).is_some() {
        grove.legal(&state, &mut actions);
        watch.0.clear();
        let start = state.clone();
        grove.perform(&mut state, *chance.pick(&actions), &mut watch);
        let mut latest = start;
        for (event, table) in watch.0.drain(..) {
            match event {
                Event::Rival(Order::Discard(_)) => {
                    before = latest.clone();
                    before.turn = table.turn;
                    turn.push((event_order(&event), table.clone()));
                }
                Event::Rival(order) if !turn.is_empty() => turn.push((order, table.clone())),
                Event::Rival(Order::Gain(n)) => {
                    game.answer(GAINED).unwrap();
                    game.answer(Reply::Number(n.into())).unwrap();
                }
                Event::Challenged { side: Side::RIVAL, .. } => game.answer(CHALLENGED).unwrap(),
                _ => {}
            }
            latest = table;
        }
        // His turn is over when somebody else's has begun, or the game has ended.
        if !turn.is_empty() && state.turn != Some(Side::RIVAL) {
            let set_off = turn.len() > 1
                && turn.last().map(|(order, _)| *order) == Some(Order::Gain(2))
                && state.ending == Some(Side::RIVAL)
                && before.ending.is_none();
            let his = if set_off { &turn[..turn.len() - 1] } else { &turn[..] };
            let swan = before.ending.is_some();
            game.answer(if swan { SWAN } else { TURN }).unwrap();
            follow(&grove, &mut game, &before, his);
            if set_off {
                game.answer(SET_OFF).unwrap();
            }
            turn.clear();
            assert_eq!(Some(&game.known().rival), state.rival.as_ref(), "seed {seed}");
        }
    }
    game.answer(SCORE).unwrap();
    follow(&grove, &mut game, &state, &[]);
    assert!(game.asked().is_none(), "seed {seed}");
    let points: i32 = game.points().iter().map(|(_, points)| points).sum();
    assert_eq!(points, grove.rival_score(&state).total(), "seed {seed}");
    assert_eq!(game.known().won, Some(!grove.outcome(&state).winners.is_empty()), "seed {seed}");
    census.count(&game.log());
}

fn event_order(event: &Event) -> Order {
    if let Event::Rival(order) = event { *order } else { panic!("{event:?}") }
}

fn play_many(seeds: std::ops::Range<u64>) {
    let mut all = Census::default();
    seeds.for_each(|seed| play_both(seed, &mut all));
    println!(
        "the Rival, cards of the table: {:.2} questions a turn in {} games, {} turns",
        all.per_turn(),
        all.games,
        all.between
    );
}

#[test]
fn the_rival_does_the_same_at_a_table_of_cardboard() {
    play_many(0..40);
}

#[test]
#[ignore = "runs for a long time; cargo xtask nightly"]
fn nightly_the_rival_does_the_same_at_a_table_of_cardboard() {
    play_many(1_000..1_500);
}

/// Games of every level against one to four bards, with the portals and the marker of both readings.
fn answers_by_lot(games: u64) {
    let grove = Grove::ours();
    let bards = ["solo:easy", "solo:medium", "solo:hard"].map(str::to_owned).into_iter();
    let bards =
        bards.chain((2..=4).flat_map(|n| ["easy", "medium", "hard"].map(|rival| format!("bards:{n}:rival={rival}"))));
    let readings = ["", ":portals=terrain", ":marker=pass", ":portals=terrain:marker=pass"];
    let set = |begin: String| {
        let begins = readings.map(|reading| format!("{begin}{reading}"));
        OptionSet::new(begin, &begins, &["", ":deck=table"])
    };
    let sets: Vec<OptionSet> = bards.map(set).collect();
    by_sets(&sets, games, |mode| Minstrel::in_named_mode(grove.clone(), mode).unwrap());
}

#[test]
fn any_answers_lead_the_rival_to_his_end() {
    answers_by_lot(20);
}

#[test]
#[ignore = "runs for a long time; cargo xtask nightly"]
fn nightly_any_answers_lead_the_rival_to_his_end() {
    answers_by_lot(5_000);
}

/// Every question cites a paragraph that is there and that it is about.
#[test]
fn every_question_cites_its_paragraph() {
    let books = [include_str!("../../../../rulebooks/grove.en.md"), include_str!("../../../../rulebooks/grove.fr.md")];
    let exists = |rule: &str| books.iter().all(|book| book.contains(&format!("- [{rule}] ")));
    let minstrel = Minstrel::in_named_mode(Grove::ours(), "solo:easy:deck=table").unwrap();
    let known = minstrel.setup(1);
    let (place, deck, level) = (PlaceId(0), known.rival.deck, LegendLevel(0));
    let stage = PlaceId(Grove::ours().pack().places.iter().position(|place| !place.slots.is_empty()).unwrap() as u8);
    let all = [
        (Question::Meanwhile, "G3.2"),
        (Question::Gained, "G8.5"),
        (Question::Portals, "G16.4"),
        (Question::Draw { deck, second: false }, "G17.1"),
        (Question::Draw { deck, second: true }, "G17.3"),
        (Question::Lot(deck), "G20.2"),
        (Question::Nearest(Set::default()), "G17.10"),
        (Question::SecondEvent(0), "G14.2"),
        (Question::WithinReach(Seat(0)), "G18.2"),
        (Question::Creature(place), "G19.2"),
        (Question::CrestOn(place, Seat(0)), "G19.4"),
        (Question::HasCard(place), "G19.6"),
        (Question::CrestAtBank(place), "G19.9"),
        (Question::Price(place), "G19.9"),
        (Question::HasFan(place), "G19.10"),
        (Question::Slot(stage, false), "G19.11"),
        (Question::HasLegend(level, 0), "G19.13"),
        (Question::HasHiddenLegend(level, 0), "G19.14"),
        (Question::GemsShown(0), "G19.15"),
        (Question::ShowsGems(MotifId(0), 0), "G19.16"),
        (Question::Blue, "G21.5"),
        (Question::Told(level), "G21.3"),
        (Question::Failed, "G21.6"),
        (Question::Best, "G15.6"),
    ];
    for (question, rule) in all {
        // A new sort of question must be added above.
        match question {
            Question::Meanwhile | Question::Gained | Question::Portals | Question::Draw { .. } | Question::Lot(_) => {}
            Question::Nearest(_) | Question::SecondEvent(_) | Question::WithinReach(_) | Question::Creature(_) => {}
            Question::CrestOn(..) | Question::HasCard(_) | Question::CrestAtBank(_) | Question::Price(_) => {}
            Question::HasFan(_) | Question::Slot(..) | Question::HasLegend(..) | Question::HasHiddenLegend(..) => {}
            Question::GemsShown(_) | Question::ShowsGems(..) | Question::Blue | Question::Told(_) => {}
            Question::Failed | Question::Best => {}
        }
        let query = minstrel.query(&known, &question);
        assert_eq!(query.rule, rule, "{question:?}");
        assert!(query.rules().iter().all(|(rule, _)| exists(rule)), "{question:?}");
    }
    let bards = Minstrel::in_named_mode(Grove::ours(), "bards:2:rival").unwrap();
    assert_eq!(bards.query(&bards.setup(1), &Question::Best).rule, "G15.7");
}

/// The pauses between his turns: turns go round [G3.2], and once the end is set off swan songs are played. [G15.2]
#[test]
fn every_pause_cites_what_fits_its_moment() {
    let minstrel = Minstrel::in_named_mode(Grove::ours(), "solo:easy").unwrap();
    let mut game = Companion::new(&minstrel, 1);
    game.answer(Reply::Pick(0)).unwrap();
    let rules = |game: &Companion<&Minstrel>| -> Vec<&str> {
        game.asked().unwrap().rules().iter().map(|&(rule, _)| rule).collect()
    };
    assert_eq!(rules(&game), ["G3.2", "G13.2", "G8.5", "G21.2", "G21.1"]);
    game.answer(SET_OFF).unwrap();
    assert_eq!(rules(&game), ["G15.2", "G13.2", "G8.5", "G21.2"]);
}

/// What is laid out for him is one short thing after the other, and the portals lie before anybody is asked about them.
#[test]
fn his_things_are_laid_out_one_after_the_other() {
    let laid = |mode: &str| {
        let minstrel = Minstrel::in_named_mode(Grove::ours(), mode).unwrap();
        let mut game = Companion::new(&minstrel, 1);
        let before = game.log().len();
        while !game.is_between() {
            game.answer(Reply::Pick(0)).unwrap();
        }
        let steps = game.log().into_iter().filter_map(|told| match told {
            Told::Step(step) if step.by_hand => Some(step.line.id.trim_start_matches("companion-rival-").to_owned()),
            _ => None,
        });
        (before, steps.collect::<Vec<_>>())
    };
    let [one, two, board, tokens] = ["lay-pair", "lay-pair-two", "lay-board", "lay-tokens"];
    let (_, easy) = laid("solo:easy");
    assert_eq!(easy, [one, two, board, tokens, "lay-challenges", "begin"], "Bosk draws: the lot is his");
    let (before, table) = laid("solo:easy:deck=table");
    assert_eq!(table, ["lay-lawn", "lay-water", board, tokens, "lay-deck", "lay-challenges", "begin"]);
    assert_eq!(before, 2, "they lie there before anybody is asked about them");
    let (_, terrain) = laid("bards:2:rival=hard:portals=terrain:deck=table");
    assert_eq!(terrain, [one, two, board, tokens, "lay-deck", "begin-hard"]);
}

#[test]
fn more_crests_or_runes_than_there_are_is_doubted_and_what_is_ours_is_marked() {
    let minstrel = Minstrel::in_named_mode(Grove::ours(), "solo:easy:deck=table").unwrap();
    let mut game = Companion::new(&minstrel, 1);
    game.answer(Reply::Pick(0)).unwrap();
    let all = |game: &Companion<&Minstrel>, name: &str| {
        game.sheet().into_iter().find(|value| value.id == name).unwrap().reply.number::<i16>().unwrap()
    };
    for (name, there) in [("crests", "crest.bank"), ("runes", "covered.stage-north.1")] {
        let most = all(&game, name);
        assert_eq!(game.doubts(name, Reply::Number(most)), None);
        game.correct(name, Reply::Number(most - 1)).unwrap();
        game.correct(there, Reply::Is(true)).unwrap();
        assert!(game.doubts(name, Reply::Number(most)).is_some(), "one of them lies elsewhere: {name}");
        assert_eq!(game.doubts(name, Reply::Number(most - 2)), None);
    }
    let ours = |name: &str| minstrel.is_ours(name);
    assert!(ours("solo.solo-1") && ours("covered.stage-north.1") && ours("crests"), "they are reconstructed");
    assert!(!ours("gems") && !ours("dial") && !ours("token.bank"));
}

#[test]
fn a_deck_that_was_set_right_to_be_empty_is_made_anew() {
    let minstrel = Minstrel::in_named_mode(Grove::ours(), "solo:easy:deck=table").unwrap();
    let mut game = Companion::new(&minstrel, 1);
    game.answer(Reply::Pick(0)).unwrap();
    for n in 1..=10 {
        game.correct(&format!("solo.solo-{n}"), Reply::Pick(1)).unwrap();
    }
    game.answer(TURN).unwrap();
    assert!(game.orders().any(|deed| *deed == Deed::His(Order::Reshuffle)), "[G20.3]");
    assert_eq!(game.asked().unwrap().answers(), 10);
    game.correct("solo.solo-3", Reply::Pick(3)).unwrap();
    assert_eq!(game.asked().unwrap().answers(), 9, "what is set right counts for what is asked now");
}

//! Rooms of both boxes: undo to the barrier and past a bot, redo, plans, looking back, branches, curtain, saving.

use duo::Duo;
use grove::Grove;
use room::games::Saved;
use room::{HUMAN, Room, Source, humans, plan};
use std::sync::Arc;
use table::board::Board;
use table::{Chance, Game, Record, RecordError, Seat, Shelved, Side, Tell, Told, UndoRefused, Viewer};
use valley::Valley;

fn names(seats: &[&str]) -> Vec<String> {
    seats.iter().map(|&name| name.to_owned()).collect()
}

pub fn duel(seats: [&str; 2], seed: u64) -> Room<Duo> {
    Room::new(Arc::new(Duo::ours()), seed, names(&seats))
}

pub fn everdell(mode: &str, seats: &[&str], seed: u64) -> Room<Valley> {
    Room::new(Arc::new(Valley::ours().in_named_mode(mode).unwrap()), seed, names(seats))
}

/// Whoever is asked makes any choice; curtains are lifted.
pub fn move_on<G: Board>(room: &mut Room<G>, chance: &mut Chance) {
    if room.curtain() {
        room.lift_curtain();
    }
    let action = *chance.pick(&room.legal());
    room.act(action).unwrap();
}

pub fn play<G: Board>(room: &mut Room<G>, chance: &mut Chance, moves: usize) {
    for _ in 0..moves {
        if !room.is_over() {
            move_on(room, chance);
        }
    }
}

/// Plays a game; after every move, what can be taken back comes back as it was, and can be done again. How often a bot's
/// reply was taken back with it.
fn undo_everywhere<G: Board + Shelved>(mut room: Room<G>, chance: &mut Chance) -> [usize; 3] {
    let (mut undone, mut past_a_bot, mut refused) = (0, 0, 0);
    while !room.is_over() {
        move_on(&mut room, chance);
        if room.curtain() {
            room.lift_curtain();
        }
        let (now, moves) = (room.sitting().state().clone(), room.moves());
        match room.undoable() {
            Ok(action) => {
                room.undo().unwrap();
                let back = room.moves();
                let seat = room.decider().unwrap();
                assert!(!room.curtain() && room.bot_to_move().is_none(), "it is for who took back to decide");
                assert!(room.legal().contains(&action));
                assert_eq!(room.viewer(), Viewer::Seat(seat));
                assert!(!room.game().is_paying(room.sitting().state()), "paying is no decision of its own");
                assert!(room.redo());
                assert_eq!((room.sitting().state(), room.moves()), (&now, moves), "as it was");
                let since = &room.sitting().moves()[back..];
                assert!(!since.iter().flat_map(|m| &m.told).any(Told::is_barrier));
                let replies = since.iter().filter(|m| m.seat != seat && room.seats()[m.seat.index()] != HUMAN);
                assert!(!replies.clone().flat_map(|m| &m.told).any(|event| event.shows(room.viewer())));
                undone += 1;
                past_a_bot += usize::from(replies.count() > 0);
            }
            Err(why) => {
                assert_eq!(room.undo(), Err(why));
                assert_eq!(room.sitting().state(), &now, "a refused undo changes nothing");
                refused += 1;
            }
        }
    }
    [undone, past_a_bot, refused]
}

#[test]
fn undo_goes_to_the_barrier_and_past_a_bot() {
    let mut seen = [0; 3];
    for seed in 0..6 {
        let chance = &mut Chance::from_seed(seed);
        let counted = [
            undo_everywhere(duel([HUMAN, "greedy"], seed), chance),
            undo_everywhere(everdell("players:3", &["greedy", HUMAN, "greedy"], seed), chance),
            undo_everywhere(everdell("rugwort:1", &[HUMAN], seed), chance),
        ];
        for counts in counted {
            (0..3).for_each(|i| seen[i] += counts[i]);
        }
    }
    assert!(seen.iter().all(|&n| n > 20), "all of it happens: {seen:?}");
}

#[test]
fn a_shown_card_of_a_bot_is_a_barrier_and_another_person_too() {
    let mut seen = (0, 0);
    for seed in 0..20 {
        let chance = &mut Chance::from_seed(seed);
        let mut room = duel([HUMAN, "greedy"], seed);
        while !room.is_over() {
            let before = room.moves();
            move_on(&mut room, chance);
            let told = room.told(before);
            let by_bot = room.sitting().moves()[before].seat == Seat(1);
            if by_bot && told.iter().any(|event| event.shows(Viewer::Seat(Seat(0)))) {
                assert!(room.undoable().is_err(), "what the bot held is known now");
                seen.0 += 1;
            }
        }
        let mut room = duel([HUMAN, HUMAN], seed);
        play(&mut room, chance, 12);
        if room.curtain() {
            assert_eq!(room.undoable(), Err(UndoRefused::AnotherSeatActed), "behind the curtain nothing is taken back");
            seen.1 += 1;
        }
    }
    assert!(seen.0 > 5 && seen.1 > 2, "{seen:?}");
}

#[test]
fn nothing_can_be_taken_back_before_the_first_decision_and_a_new_one_forgets_what_was() {
    let mut room = duel([HUMAN, "greedy"], 3);
    assert_eq!(room.undoable(), Err(UndoRefused::NothingToUndo));
    assert!(!room.redo());
    let chance = &mut Chance::from_seed(3);
    while room.undoable().is_err() {
        move_on(&mut room, chance);
    }
    room.undo().unwrap();
    move_on(&mut room, chance);
    assert!(!room.redo(), "another way was taken");
}

/// Every plan can be carried out, and every choice is the beginning of one.
fn plans_fit<G: Board + Shelved>(mut room: Room<G>, chance: &mut Chance) -> usize {
    let mut paid = 0;
    while !room.is_over() {
        let choices = room.legal();
        let view = room.decider_view().unwrap();
        let plans = plan::plans(&**room.game(), &view, &choices);
        assert!(choices.iter().all(|choice| plans.iter().any(|plan| plan.first() == *choice)));
        let prices: Vec<_> = plans.iter().map(|plan| room.game().price(plan.first(), &plan.way)).collect();
        assert!(prices.is_sorted(), "the plainest first");
        if let Some(plan) = plans.iter().find(|plan| plan.actions.len() > 1) {
            let seat = room.decider();
            let mut state = room.sitting().state().clone();
            for &action in &plan.actions {
                assert_eq!(room.game().decider(&state), seat);
                room.game().apply(&mut state, action, &mut Vec::new()).unwrap();
            }
            assert!(!room.game().is_paying(&state) || room.game().decider(&state) != seat);
            paid += 1;
        }
        play(&mut room, chance, 5);
    }
    paid
}

#[test]
fn plans_are_complete_and_can_be_carried_out() {
    let chance = &mut Chance::from_seed(9);
    let paid: usize = (0..4).map(|seed| plans_fit(duel([HUMAN, HUMAN], seed), chance)).sum();
    assert!(paid > 0, "some plays are paid in a question of their own");
    let paid: usize = (0..3).map(|seed| plans_fit(everdell("players:2", &[HUMAN, HUMAN], seed), chance)).sum();
    assert!(paid > 0, "some plays are paid in a question of their own");
}

fn looks_back<G: Board + Shelved>(mut room: Room<G>, chance: &mut Chance) {
    let mut views = Vec::new();
    let solo = humans(room.seats()).count() == 1;
    while !room.is_over() {
        views.push(room.scene().view);
        move_on(&mut room, chance);
    }
    let course = room.course();
    let last = course.last().unwrap();
    assert_eq!(course.len(), room.moves() + 1);
    assert_eq!(last.scores.len(), room.game().rivals().len());
    let outcome = room.game().outcome(room.sitting().state());
    assert_eq!(last.scores[room.game().rival_of(Seat(0))], outcome.scores[0], "the course ends where the game ends");
    let best = room.best_plays(&course);
    assert!(best.len() <= 3 && best.is_sorted_by_key(|play| -play.gain));
    assert!(best.iter().all(|play| play.before < play.after));
    let people: Vec<Seat> = humans(room.seats()).collect();
    assert!(best.iter().all(|play| people.is_empty() || people.contains(&play.seat)), "of whoever looks back");
    assert!(best.iter().all(|play| play.gain > 0), "what brought nothing is no best play");
    let swings = room.swings(&course);
    assert!((1..=3).contains(&swings.len()) && swings.is_sorted_by_key(|swing| swing.before));
    for swing in &swings {
        assert!(swing.gain != 0, "somebody's points change");
        let rules = room.game();
        assert!(swing.action.is_none_or(|_| rules.rival_of(room.sitting().moves()[swing.before].seat) == swing.whose));
    }
    for number in [0, 1, room.moves() / 2, room.moves() - 1] {
        let scene = room.scene_at(number);
        assert!(scene.choices.is_empty() && scene.moves == number);
        if solo {
            assert_eq!(scene.view, views[number], "as it was seen then");
        }
        let branch = room.branch(number).unwrap();
        assert_eq!(branch.sitting().state(), room.sitting().state_at(number));
        assert_eq!(branch.moves(), number);
    }
    let told: usize = (1..=room.moves()).map(|number| room.told_by(number).len()).sum();
    assert_eq!(told, room.told(0).len());
    let again = room.again().unwrap();
    assert_eq!((again.moves(), again.seats().len()), (0, room.seats().len()));
}

#[test]
fn a_game_is_looked_back_on() {
    let chance = &mut Chance::from_seed(4);
    looks_back(duel([HUMAN, "greedy"], 4), chance);
    looks_back(duel([HUMAN, HUMAN], 5), chance);
    let together = Arc::new(Duo::ours().in_named_mode("challenge:easy:solo").unwrap());
    looks_back(Room::new(together, 6, names(&[HUMAN, HUMAN])), chance);
    looks_back(everdell("players:4", &[HUMAN, "greedy", "greedy", "greedy"], 7), chance);
    looks_back(everdell("nightweave:1", &[HUMAN], 8), chance);
}

#[test]
fn scores_over_the_table_are_those_of_the_game_as_far_as_all_is_open() {
    let chance = &mut Chance::from_seed(11);
    let mut room = everdell("players:3", &[HUMAN, "greedy", "greedy"], 2);
    while !room.is_over() {
        let scene = room.scene();
        for seat in (0..3).map(Seat) {
            let true_score = room.game().score(room.sitting().state(), seat);
            assert_eq!(scene.score(seat), true_score, "cities and tokens lie open");
        }
        play(&mut room, chance, 7);
    }
}

#[test]
fn a_curtain_falls_between_people() {
    let chance = &mut Chance::from_seed(2);
    let mut room = everdell("players:3", &[HUMAN, "greedy", HUMAN], 2);
    assert!(room.curtain(), "nobody has looked yet");
    let mut lifted = 0;
    while !room.is_over() {
        if room.curtain() {
            assert_eq!(room.viewer(), Viewer::Spectator);
            assert!(room.choices().is_empty() && room.undoable().is_err());
            let open = room.game().view(room.sitting().state(), Viewer::Spectator);
            assert_eq!(room.view(), open, "nothing is shown that not everybody knows");
            room.lift_curtain();
            assert_eq!(room.viewer(), Viewer::Seat(room.decider().unwrap()));
            lifted += 1;
        }
        let asked = room.decider().unwrap();
        assert!(room.bot_to_move().is_some() || room.viewer() == Viewer::Seat(asked), "nobody plays in another's name");
        let action = *chance.pick(&room.legal());
        room.act(action).unwrap();
    }
    assert!(lifted > 10);
    let both = Arc::new(Duo::ours().in_named_mode("challenge:easy:solo").unwrap());
    let mut room = Room::new(both, 1, names(&[HUMAN, HUMAN]));
    for _ in 0..30 {
        assert!(!room.curtain(), "who plays both needs no curtain");
        assert_eq!(room.viewer(), Viewer::Seat(room.decider().unwrap()));
        let action = *chance.pick(&room.legal());
        room.act(action).unwrap();
    }
}

#[test]
fn who_has_decided_looks_on_and_may_take_it_back_until_they_hand_over() {
    let mut room = everdell("players:2", &[HUMAN, HUMAN], 5);
    room.linger();
    assert!(room.curtain(), "nobody has looked yet");
    room.lift_curtain();
    let first = room.near();
    let action = room.game().read_action("place twigs-3").unwrap();
    room.act(action).unwrap();
    room.linger();
    let scene = room.scene();
    assert!(scene.lingers == Some(first.other().into()) && !scene.curtain && scene.choices.is_empty());
    assert_eq!((scene.near, scene.decider, scene.undo), (first, Some(first.other()), Ok(action)));
    room.undo().unwrap();
    assert!(room.lingers().is_none() && room.choices().contains(&action));
    room.act(action).unwrap();
    room.linger();
    room.hand_over();
    assert!(room.curtain() && room.lingers().is_none() && room.undoable().is_err());
}

/// Plays a game in which everybody lingers after every move; how often the opponent in the box waited for them, and how often
/// the game was over behind its turn.
fn linger_everywhere<G: Board + Shelved>(mut room: Room<G>, chance: &mut Chance) -> [usize; 2] {
    let (mut waited, mut last) = (0, 0);
    while !room.is_over() {
        if room.curtain() {
            room.lift_curtain();
        }
        let (before, near) = (room.sitting().state().clone(), room.near());
        let before_seat = room.decider().unwrap();
        let action = *chance.pick(&room.legal());
        room.act(action).unwrap();
        let (after, all) = (room.sitting().state().clone(), room.sitting().moves().last().unwrap().told.clone());
        let theirs = |event: &G::Event| room.game().rule_behind(event).is_some();
        let acted = all.iter().any(theirs);
        room.linger();
        if room.lingers() == Some(Side::RIVAL) {
            assert!(acted, "it waits only where it has something to do");
            assert!(!room.game().goes_on_asking(&after, before_seat), "and only once nothing more is asked");
            let scene = room.scene();
            assert!(!scene.over && !scene.bot && !scene.curtain, "first it is told, then the game goes on");
            assert!(scene.choices.is_empty() && scene.closing.is_none() && scene.decider.is_none());
            assert!(scene.undo.is_ok() && scene.near == near);
            let heard = room.told_by(room.moves());
            assert!(heard.len() < all.len());
            let hers = |event: &G::Event| room.game().rule_behind(event).is_some();
            assert!(!heard.iter().any(hers) && scene.recap.is_empty(), "nothing of its turn is told");
            assert_eq!(room.film(room.moves() - 1).len(), heard.len());
            assert_eq!(room.turns(0).iter().map(|turn| turn.told.len()).sum::<usize>(), room.told(0).len());
            assert_eq!(room.course().last().map(|moment| &moment.season), Some(&scene.season));
            // A game that is opened again goes on behind its turn.
            let again = Room::restore(&**room.game(), &room.save().unwrap(), None).unwrap();
            assert!(*again.sitting().state() == after && again.lingers().is_none());
            room.undo().unwrap();
            assert!(room.lingers().is_none() && room.legal().contains(&scene.undo.unwrap()));
            assert!(room.redo() && *room.sitting().state() == after, "the same comes of it");
            room.linger();
            room.hand_over();
            assert!(room.lingers().is_none() && room.told_by(room.moves()).len() == all.len());
            waited += 1;
            last += usize::from(room.is_over());
        } else {
            let open = |event: &&G::Event| room.game().rule_behind(event).is_none();
            let hidden = all.iter().take_while(open).any(Told::is_barrier);
            let asked = room.game().goes_on_asking(&after, before_seat);
            let belongs = !acted || hidden || asked || room.undoable().is_err();
            assert!(belongs, "what can be taken back until the opponent plays has time for it");
            room.hand_over();
        }
        assert!(*room.sitting().state() == after && before != after);
    }
    [waited, last]
}

#[test]
fn before_the_opponent_in_the_box_plays_there_is_time_to_take_back() {
    let chance = &mut Chance::from_seed(11);
    let (mut waited, mut last) = ([0; 6], 0);
    for seed in 0..12 {
        let duo = |mode: &str| Arc::new(Duo::ours().in_named_mode(mode).unwrap());
        let grove = Arc::new(Grove::ours().in_named_mode("solo:easy").unwrap());
        let games = [
            linger_everywhere(Room::new(duo("challenge:easy:solo"), seed, names(&[HUMAN, HUMAN])), chance),
            linger_everywhere(Room::new(duo("challenge:hard"), seed, names(&[HUMAN, HUMAN])), chance),
            linger_everywhere(everdell("nightweave:1", &[HUMAN], seed), chance),
            linger_everywhere(everdell("nightweave:2:two", &[HUMAN, HUMAN], seed), chance),
            linger_everywhere(everdell("rugwort:1", &[HUMAN], seed), chance),
            linger_everywhere(Room::new(grove, seed, names(&[HUMAN])), chance),
        ];
        for (n, [some, end]) in games.into_iter().enumerate() {
            waited[n] += some;
            last += end;
        }
    }
    assert!(waited.iter().all(|&times| times > 0), "{waited:?}");
    assert!(last > 0, "it may also be the last turn");
}

#[test]
fn what_the_others_did_is_known_by_turn() {
    let chance = &mut Chance::from_seed(5);
    let mut room = everdell("players:3", &[HUMAN, "greedy", "greedy"], 5);
    let mut full = 0;
    while !room.is_over() {
        move_on(&mut room, chance);
        let turns = room.since_mine();
        assert!(turns.iter().all(|turn| turn.side != Seat(0)));
        full += usize::from(turns.len() >= 2);
    }
    assert!(full > 3, "both others are told of");
    let mut room = everdell("nightweave:1", &[HUMAN], 5);
    let mut hers = 0;
    while !room.is_over() {
        move_on(&mut room, chance);
        let turns = room.since_mine();
        assert!(turns.iter().all(|turn| turn.side == Side::RIVAL), "nobody else is there");
        hers += turns.len();
    }
    assert!(hers > 5, "so is the opponent in the box");
    let all = room.turns(0);
    let told: Vec<_> = all.iter().flat_map(|turn| turn.told.iter().cloned()).collect();
    assert_eq!(told, room.told(0), "nothing is told twice or left out");
    assert!(all.windows(2).all(|pair| pair[0].side != pair[1].side && pair[0].after <= pair[1].after));
}

#[test]
fn what_the_rival_did_ends_where_a_turn_begins() {
    let chance = &mut Chance::from_seed(5);
    let mut room = Room::new(Arc::new(Grove::ours()), 5, names(&[HUMAN]));
    let mut his = 0;
    while !room.is_over() {
        move_on(&mut room, chance);
        for turn in room.since_mine() {
            assert_eq!(turn.side, Side::RIVAL);
            let other = |event: &grove::Event| room.game().turn_begun(event).is_some_and(|side| side != Side::RIVAL);
            assert!(!turn.told.iter().any(other), "nobody's turn begins within his");
            his += 1;
        }
    }
    assert!(his > 5, "he is told of");
    let told: Vec<_> = room.turns(0).into_iter().flat_map(|turn| turn.told).collect();
    assert_eq!(told, room.told(0), "nothing is told twice or left out");
}

#[test]
fn a_season_that_began_is_told_with_what_it_brought_to_who_looks() {
    let mut room = everdell("players:2", &[HUMAN, HUMAN], 5);
    let (mut chance, mut seen) = (Chance::from_seed(3), [0; 2]);
    let mut since = [0; 2];
    while !room.is_over() {
        move_on(&mut room, &mut chance);
        if room.curtain() {
            room.lift_curtain();
        }
        let near = room.near();
        if let Some(turned) = room.turned(since[near.index()]) {
            assert_eq!(turned.season, room.game().season(room.sitting().state(), near));
            let began = |event: &valley::Event| matches!(event, valley::Event::Season { seat, .. } if *seat == near);
            assert!(turned.told.iter().any(began), "{:?}", turned.told);
            let home = |view: &valley::View| {
                view.players[near.index()].workers.iter().filter(|&&post| post == valley::Post::Home).count()
            };
            assert!(home(&turned.after.0) > home(&turned.before.0), "workers come home");
            seen[near.index()] += 1;
        }
        since[near.index()] = room.moves();
    }
    assert!(seen.iter().all(|&n| (1..=3).contains(&n)), "{seen:?}");
}

#[test]
fn a_game_is_kept_and_comes_back() {
    let rules = Duo::ours();
    let chance = &mut Chance::from_seed(8);
    let mut room = duel([HUMAN, "random"], 8).in_campaign(3);
    play(&mut room, chance, 25);
    let saved = room.save().unwrap();
    let text = serde_json::to_string(&saved).unwrap();
    assert_eq!(serde_json::from_str::<Saved>(&text).unwrap(), saved);
    let back = Room::restore(&rules, &saved, None).unwrap();
    assert_eq!((back.sitting().state(), back.seats()), (room.sitting().state(), room.seats()));
    assert_eq!(back.extra(), room.extra());
    assert!(back.told(0) == room.told(0));

    let broken = Saved { record: saved.record[..40].to_owned(), ..saved.clone() };
    assert!(matches!(Room::restore(&rules, &broken, None), Err(RecordError::Broken { .. })));
    let other = Saved { record: saved.record.replace("\"duo\"", "\"bridge\""), ..saved.clone() };
    assert!(matches!(Room::restore(&rules, &other, None), Err(RecordError::OtherGame { .. })));
    let mut record = Record::from_json(&saved.record).unwrap();
    record.actions.push("no such move".into());
    assert!(matches!(Room::of_record(&rules, &record), Err(RecordError::Unreadable { number: 26, .. })));
}

#[test]
fn who_was_met_counts_for_one_person_against_bots_that_are_alike() {
    let mut chance = Chance::from_seed(11);
    let mut fared = [0, 0];
    for seed in 0..8 {
        let mut room = duel([HUMAN, "fox"], seed);
        assert_eq!(room.met(), None, "not over");
        play(&mut room, &mut chance, 5_000);
        let winners = room.ending().winners;
        let won = *winners == [Seat(0)];
        if winners.len() == 1 {
            assert_eq!(room.met(), Some(("fox", won)));
            fared[usize::from(won)] += 1;
        }
    }
    assert!(fared[0] > 0 && fared[1] > 0, "{fared:?}");
    let nobody: [&[&str]; 3] = [&[HUMAN, HUMAN, "fox"], &[HUMAN, "owl", "fox"], &["owl", "owl", "owl"]];
    for seats in nobody {
        let mut room = everdell("players:3", seats, 1);
        play(&mut room, &mut chance, 10_000);
        assert_eq!((room.is_over(), room.met()), (true, None), "{seats:?}");
    }
    let together = Arc::new(Duo::ours().in_named_mode("challenge:easy").unwrap());
    let mut room = Room::new(together, 3, names(&[HUMAN, "fox"]));
    play(&mut room, &mut chance, 5_000);
    assert_eq!((room.is_over(), room.met()), (true, None), "partners win or lose together");
}

#[test]
fn a_result_on_a_sheet_stays_there() {
    let chance = &mut Chance::from_seed(1);
    let mut room = duel([HUMAN, HUMAN], 1).in_campaign(1);
    play(&mut room, chance, 5000);
    assert!(room.is_over());
    assert_eq!(room.undoable(), Err(UndoRefused::AnotherSeatActed));
}

#[test]
fn the_first_song_of_the_grove_is_taught_to_its_end() {
    let text = include_str!("../../../../scenarios/grove/tutorial.toml");
    let mut room = Room::lesson(&grove::Grove::ours(), text).unwrap();
    while let Some(action) = room.lesson_move() {
        assert_eq!(room.choices(), [action], "one thing at a time");
        assert!(room.lesson_says().is_some(), "every move is explained");
        room.act(action).unwrap();
    }
    assert_eq!(room.lesson_says(), Some("lesson-grove-end"));
    assert!(room.legal().len() > 1, "from here on it is a game");
}

#[test]
fn a_first_spring_of_everdell_is_taught_to_its_end() {
    let text = include_str!("../../../../scenarios/valley/tutorial.toml");
    let mut room = Room::lesson(&Valley::ours(), text).unwrap();
    let mut explained = 0;
    while let Some(action) = room.lesson_move() {
        if room.bot_to_move().is_none() {
            assert_eq!(room.choices(), [action], "one thing at a time");
            assert!(room.lesson_says().is_some(), "every move of the person is explained");
            explained += 1;
        }
        room.act(action).unwrap();
    }
    assert_eq!((explained, room.lesson_says()), (13, Some("lesson-valley-end")));
    assert!(room.legal().len() > 1, "from here on it is a game");
}

#[test]
fn a_lesson_can_be_left_and_resumed() {
    let rules = Duo::ours();
    let text = include_str!("../../../../scenarios/duo/tutorial.toml");
    let mut room = Room::lesson(&rules, text).unwrap();
    let mut says = 0;
    while let Some(action) = room.lesson_move() {
        if room.bot_to_move().is_none() {
            assert_eq!(room.choices(), [action], "one thing at a time");
        }
        says += usize::from(room.lesson_says().is_some());
        room.act(action).unwrap();
        if says == 3 {
            room = Room::restore(&rules, &room.save().unwrap(), Some(text)).unwrap();
        }
    }
    assert!(says > 5);
    assert_eq!(room.lesson_says(), Some("lesson-end"));
    assert!(room.legal().len() > 1, "from here on it is a game");
}

#[test]
fn a_closing_question_belongs_to_what_was_done() {
    let mut met = 0;
    for seed in 0..30 {
        let chance = &mut Chance::from_seed(seed);
        let mut room = duel([HUMAN, "greedy"], seed);
        for _ in 0..60 {
            if room.is_over() {
                break;
            }
            match room.closing() {
                None => move_on(&mut room, chance),
                Some(answer) => {
                    let before = room.undoable();
                    room.act(answer).unwrap();
                    if before.is_ok() && room.sitting().moves().last().unwrap().told.iter().all(|e| !e.is_barrier()) {
                        assert_eq!(room.undoable(), before, "letting the turn end is no decision");
                        met += 1;
                    }
                }
            }
        }
    }
    assert!(met > 0);
}

#[test]
fn what_partners_say_holds_until_the_other_has_played() {
    let both = Arc::new(Duo::ours().in_named_mode("challenge:easy").unwrap());
    let mut room = Room::new(both, 1, names(&[HUMAN, HUMAN]));
    let chance = &mut Chance::from_seed(1);
    let turn = |room: &Room<Duo>| room.game().turn(room.sitting().state());
    while turn(&room).is_none() {
        move_on(&mut room, chance);
    }
    let now = turn(&room).and_then(|side| side.seat()).unwrap();
    room.say(now.other(), table::Line::new("nothing"));
    room.say(now, table::Line::new("nothing"));
    while turn(&room) == Some(now.into()) {
        move_on(&mut room, chance);
    }
    let scene = room.scene();
    assert_eq!([now, now.other()].map(|seat| scene.said_by(seat).count()), [1, 0]);
}

/// Plays a game that a page would show: through a source alone, as a page holds it. What it gives is what the table is.
fn through_a_source<G: Board + Shelved + 'static>(room: Room<G>, chance: &mut Chance) -> usize {
    let mut refused = 0;
    let rules = room.rules().clone();
    let mut source: Box<dyn Source<G>> = Box::new(room);
    while !source.is_over() {
        let scene = source.scene();
        assert_eq!((scene.moves, scene.over), (source.moves(), false));
        let choices = match source.asks_bot() {
            Some(asked) => {
                assert!(scene.bot && scene.choices.is_empty(), "a bot is asked, and nobody else");
                asked.choices
            }
            None if scene.curtain => {
                source.lift_curtain();
                continue;
            }
            None => scene.choices.clone(),
        };
        let now = source.whole().unwrap().state();
        for wish in some_wishes(&*rules, source.as_ref(), chance) {
            let truly = rules.apply(&mut now.clone(), wish, &mut Vec::new()).err();
            if !scene.bot {
                assert_eq!(plan::why_not(&*rules, &scene.view, wish), truly, "{wish:?} is refused for what is seen");
                refused += usize::from(truly.is_some());
            }
        }
        let before = source.moves();
        source.act(*chance.pick(&choices)).unwrap();
        assert_eq!(source.told(before), source.told_by(before + 1));
        let film = source.film(before);
        assert_eq!(film.iter().map(|(event, _)| event.clone()).collect::<Vec<_>>(), source.told(before));
    }
    let end = source.ending();
    let scores = source.scene().scores;
    for (account, (_, score)) in end.accounts.iter().zip(&scores) {
        let sum: i32 = account.1.iter().map(|(_, points)| points).sum();
        assert_eq!(sum, rules.total(score), "what is counted up is what was seen");
    }
    let decisions = source.review().unwrap();
    for decision in decisions.decisions() {
        assert_eq!(source.recall(decision.after).unwrap().played, decision.played);
    }
    refused
}

/// Some answers to other questions of the same game, and to this one.
fn some_wishes<G: Board>(rules: &G, source: &dyn Source<G>, chance: &mut Chance) -> Vec<G::Action> {
    let table = source.whole().unwrap();
    let mut wishes = Vec::new();
    for _ in 0..3 {
        let mut legal = Vec::new();
        rules.legal(table.state_at(chance.below(table.moves().len() as u32 + 1) as usize), &mut legal);
        wishes.push(*chance.pick(&legal));
    }
    wishes
}

#[test]
fn a_page_plays_through_a_source_and_sees_no_state() {
    let chance = &mut Chance::from_seed(21);
    let refused = [
        through_a_source(duel([HUMAN, "greedy"], 1), chance),
        through_a_source(everdell("players:3", &[HUMAN, "greedy", HUMAN], 2), chance),
        through_a_source(everdell("nightweave:2", &[HUMAN], 3), chance),
        through_a_source(Room::new(Arc::new(grove::Grove::ours()), 4, names(&[HUMAN])), chance),
    ];
    assert!(refused.iter().all(|&n| n > 20), "{refused:?}");
}

#[test]
fn goals_and_miss_thorn_are_seen_as_they_stand() {
    let chance = &mut Chance::from_seed(17);
    let mut met = [0; 2];
    for mode in ["chapter:1", "chapter:4", "challenge:easy", "challenge:hard"] {
        let rules = Arc::new(Duo::ours().in_named_mode(mode).unwrap());
        let mut room = Room::new(rules.clone(), 5, names(&[HUMAN, "greedy"]));
        while !room.is_over() {
            move_on(&mut room, chance);
            let (state, scene) = (room.sitting().state(), room.scene());
            let goals: Vec<_> = rules.goals(state).into_iter().map(|(_, stands)| stands).collect();
            assert_eq!(rules.seen_goals(&scene.view), goals, "{mode}");
            assert_eq!(rules.seen_thorn(&scene.view), rules.thorn_score(state).total(), "{mode}");
            assert_eq!(scene.view.moves_left(), state.moves_left(), "{mode}");
            met[0] += goals.len();
            met[1] += usize::from(rules.level().is_some());
        }
    }
    assert!(met.iter().all(|&n| n > 50), "{met:?}");
}

/// What happens while the table is laid can be looked at moment by moment, and ends with the table as it is laid.
fn laid_moment_by_moment<G: Board + Shelved>(ours: &G, modes: &[&str])
where
    G::View: PartialEq + std::fmt::Debug,
{
    let mut told = 0;
    for mode in modes {
        let game = ours.in_named_mode(mode).unwrap();
        for seed in 0..40 {
            let viewer = Viewer::Seat(Seat(0));
            let views: Vec<G::View> = game.setup_film(seed).iter().map(|(_, table)| game.view(table, viewer)).collect();
            views.iter().for_each(|view| assert!(!game.seen_scores(view).is_empty()));
            told += views.len();
            let last = game.view(&game.setup(seed), viewer);
            assert!(views.last().is_none_or(|view| *view == last), "{mode} {seed}");
        }
    }
    assert!(told > 0);
}

#[test]
fn a_table_is_laid_moment_by_moment() {
    laid_moment_by_moment(
        &Duo::ours(),
        &["challenge:easy", "challenge:hard:solo", "chapter:3:normal", "chapter:15:hard"],
    );
    laid_moment_by_moment(
        &Valley::ours(),
        &[
            "nightweave:0",
            "nightweave:2:two",
            "nightweave:4:schemes:powers",
            "nightweave:3:farms:corrin:legends",
            "rugwort:1",
            "rugwort:3",
        ],
    );
}

/// Tries every choice of a game with its answers: how often something came to light only while they were given.
fn says_what_comes_to_light<G: Board + Shelved>(mut room: Room<G>, chance: &mut Chance) -> usize {
    let mut late = 0;
    while !room.is_over() {
        if room.curtain() {
            room.lift_curtain();
        }
        let (seat, view) = (room.decider().unwrap(), room.view());
        let action = *chance.pick(&room.legal());
        let preview = room.game().preview(&view, seat, &[action]).expect("what is listed has a preview");
        assert!(preview.asks || !preview.later);
        room.act(action).unwrap();
        let asks = room.game().goes_on_asking(room.sitting().state(), seat);
        if preview.barrier.is_none() {
            assert!(
                room.told_by(room.moves()).iter().all(|event| !event.is_barrier()),
                "it was said that it can be undone"
            );
            // What closes a turn is looked at with it.
            let closes = room.game().closing(room.sitting().state()).is_some();
            assert!(closes || preview.asks == asks, "whether more is asked is said before");
            late += usize::from(preview.later);
        }
    }
    late
}

#[test]
fn what_comes_to_light_while_questions_are_answered_is_said_before() {
    let chance = &mut Chance::from_seed(12);
    let late: usize = (0..6).map(|seed| says_what_comes_to_light(duel([HUMAN, HUMAN], seed), chance)).sum();
    assert!(late > 0, "river spaces ask which resources before cards are drawn");
    let late: usize =
        (0..4).map(|seed| says_what_comes_to_light(everdell("players:2", &[HUMAN, HUMAN], seed), chance)).sum();
    assert!(late > 0);
}

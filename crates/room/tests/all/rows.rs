//! Several things that are chosen together: one decision, however many questions the rules ask.

use duo::Duo;
use grove::Grove;
use room::{HUMAN, Room, Source, row};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::board::Board;
use table::scenario::Stage;
use table::{Chance, Shelved, Told};
use valley::Valley;

/// What is chosen together as one decision: that is enough, or a word ends it.
fn end<G: Board>(game: &G, row: &row::RowOf<G>, chance: &mut Chance) -> Option<Vec<G::Action>> {
    let word = |ahead: &row::Ahead<G::View, G::Action>| {
        let is_word = |&action: &G::Action| game.target(&ahead.view, action) == G::WORD;
        let words: Vec<_> = ahead.choices.iter().copied().filter(is_word).collect();
        (!words.is_empty()).then(|| [row.actions.clone(), vec![*chance.pick(&words)]].concat())
    };
    row::plan::<G>(row).map(|plan| plan.actions).or_else(|| row.ahead.as_ref().and_then(word))
}

/// Plays a game; wherever things are chosen together, marks some by lot and does them as one decision. How often each question
/// was answered so, and how many of these decisions were taken back whole.
fn choose_together<G: Board + Shelved + Stage>(
    mut room: Room<G>,
    chance: &mut Chance,
    met: &mut BTreeMap<String, [usize; 2]>,
) {
    while !room.is_over() {
        if room.curtain() {
            room.lift_curtain();
        }
        let (game, view, choices) = (room.game().clone(), room.decider_view().unwrap(), room.legal());
        let things: Vec<_> = choices.iter().copied().filter(|&it| game.target(&view, it) != G::WORD).collect();
        let mut marks = Vec::new();
        for _ in 0..chance.pick(&[2, 3, 6]).min(&things.len()).to_owned() {
            let Some(more) = row::toggle(&*game, &view, &choices, &marks, *chance.pick(&things)) else { break };
            marks = more;
        }
        let Some(actions) = row::row(&*game, &view, &choices, &marks).and_then(|row| end(&*game, &row, chance)) else {
            room.act(*chance.pick(&choices)).unwrap();
            continue;
        };
        let (before, ask) = (room.moves(), game.ask_id(room.sitting().state()).to_string());
        let seat = room.decider();
        for &action in &actions {
            assert_eq!(room.decider(), seat, "{ask}: nobody else is asked between them");
            room.act(action).unwrap();
        }
        let counts = met.entry(format!("{} {ask}", game.name())).or_default();
        counts[0] += usize::from(actions.len() > 1);
        let moves = &room.sitting().moves()[before..];
        let barrier = moves.iter().flat_map(|it| &it.told).any(Told::is_barrier);
        if !barrier && !room.curtain() && room.moves() == before + actions.len() && room.undo().is_ok() {
            let back = room.moves();
            assert!(back <= before, "{ask}: what is chosen together is taken back together, to {back} not {before}");
            while room.moves() < before + actions.len() {
                assert!(room.redo());
            }
            counts[1] += usize::from(actions.len() > 1);
        }
    }
}

#[test]
fn what_a_question_asks_for_one_after_the_other_is_one_decision() {
    let mut met = BTreeMap::new();
    let everdell = |mode: &str| Arc::new(Valley::ours().in_named_mode(mode).unwrap());
    for seed in 0..12 {
        let chance = &mut Chance::from_seed(seed);
        let seats = |n: usize| vec![HUMAN.to_owned(); n];
        choose_together(Room::new(Arc::new(Duo::ours()), seed, seats(2)), chance, &mut met);
        choose_together(Room::new(everdell("players:2"), seed, seats(2)), chance, &mut met);
        choose_together(Room::new(everdell("nightweave:1:schemes"), seed, seats(1)), chance, &mut met);
        choose_together(Room::new(Arc::new(Grove::ours()), seed, seats(1)), chance, &mut met);
    }
    for ask in ["duo trade-first", "duo take", "valley discard", "valley must-discard", "valley take-meadow"] {
        let [chosen, undone] = met.get(ask).copied().unwrap_or_default();
        assert!(chosen > 0, "{ask}: {chosen} chosen together, {undone} taken back; met: {met:?}");
    }
}

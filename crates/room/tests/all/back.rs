//! Asking why, what would have come of another choice, and looking back at a game that goes on.

use crate::rooms::{duel, everdell, move_on, play};
use room::{HUMAN, Source};
use table::board::Board;
use table::{Chance, Game, Seat, Tell, Viewer};

#[test]
fn who_asks_why_shows_what_they_saw_and_nothing_else() {
    let chance = &mut Chance::from_seed(4);
    let mut room = everdell("players:3", &["greedy", HUMAN, "fox"], 7);
    play(&mut room, chance, 60);
    let turns = room.turns(0);
    assert!(turns.windows(2).all(|pair| pair[0].before < pair[0].after && pair[0].after <= pair[1].before + 1));
    let me = Viewer::Seat(Seat(1));
    for turn in &turns {
        let deed = room.deed(turn.side, turn.before, turn.after);
        let seen = |number: usize| room.game().view(room.sitting().state_at(number), me);
        match turn.side.seat() {
            Some(seat) if seat != Seat(1) => {
                let deed = deed.unwrap();
                assert_eq!((deed.seat, deed.after, &deed.bot), (seat, turn.after, &room.seats()[seat.index()]));
                assert_eq!((deed.before, deed.then), (seen(turn.before), seen(turn.after)));
            }
            _ => assert!(deed.is_none(), "a person need not say why"),
        }
    }
}

#[test]
fn what_would_have_come_of_another_choice_is_a_game_to_step_through() {
    let chance = &mut Chance::from_seed(4);
    let mut room = duel([HUMAN, HUMAN], 5);
    play(&mut room, chance, 40);
    if room.curtain() {
        room.lift_curtain();
    }
    let near = room.near();
    let after = room.sitting().moves().iter().rposition(|m| m.seat == near).unwrap();
    let view = room.recall(after).unwrap().view;
    let mut imagined = table::review::imagined(room.game().clone(), &view, 3, Vec::new());
    let mut line = Vec::new();
    for _ in 0..8 {
        let mut legal = Vec::new();
        room.game().legal(imagined.state(), &mut legal);
        let seat = room.game().decider(imagined.state()).unwrap();
        line.push(*chance.pick(&legal));
        imagined.act(seat, line[line.len() - 1]).unwrap();
    }
    let (ahead, ends) = room.follow(after, 3, &line).unwrap();
    assert_eq!(ahead.scene_at(0).view, view, "it begins with what was seen");
    assert!((1..=imagined.decisions().len()).contains(&ends.len()) && ends.is_sorted());
    let begun = [0].into_iter().chain(ends.iter().copied());
    for (begun, &end) in begun.zip(&ends) {
        let mut told = (begun..end).flat_map(|number| ahead.told_by(number + 1));
        assert!(told.any(|event| room.game().tell(&event).is_some()), "every step tells something");
    }
    for &end in &ends {
        assert_eq!(ahead.scene_at(end).view, room.game().view(imagined.state_at(end), Viewer::Seat(near)));
    }
}

#[test]
fn while_a_game_goes_on_looking_back_tells_no_more_than_is_known() {
    let chance = &mut Chance::from_seed(9);
    let mut room = everdell("players:2", &[HUMAN, "greedy"], 3);
    let mut refused = 0;
    while !room.is_over() {
        let scores: Vec<i32> = room.scene().scores.iter().map(|(_, score)| room.game().total(score)).collect();
        assert_eq!(room.course().last().unwrap().scores, scores);
        assert!(room.may_branch(room.moves()) && room.branch(room.moves()).is_some());
        if room.moves() > 0 && !room.may_branch(0) {
            assert!(room.branch(0).is_none(), "nobody looks at the deck by playing another game");
            refused += 1;
        }
        move_on(&mut room, chance);
    }
    assert!(refused > 5 && room.branch(0).is_some());
}

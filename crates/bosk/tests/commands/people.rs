//! Several people at one terminal.

use crate::{bosk_with, out};

/// What each person saw, in the order of their turns; the curtain falls between them.
fn screens(seats: &str, input: &str) -> Vec<String> {
    let game = bosk_with(&["play", "valley", "--seats", seats, "--seed", "3"], input);
    out(&game).split("Press Enter").map(str::to_owned).collect()
}

/// Whose screen it is.
fn owner(screen: &str) -> &str {
    screen.split("── ").nth(1).unwrap().split(" ·").next().unwrap()
}

/// The lines that tell of a worker sent out by somebody.
fn told(screen: &str, who: &str) -> usize {
    screen.lines().filter(|line| line.contains(&format!("{who} sends a worker"))).count()
}

#[test]
fn everybody_is_told_what_all_others_did_since_their_turn() {
    let screens = screens("human,human,human", "1\n\n1\n\n1\n\nq\n");
    let who: Vec<&str> = screens.iter().map(|screen| owner(screen)).collect();
    assert_eq!((who.len(), who[3]), (4, who[0]), "three people, then the first one again");
    for (turn, screen) in screens.iter().enumerate() {
        for earlier in turn.saturating_sub(3)..turn {
            assert_eq!(told(screen, who[earlier]), 1, "{} about {}", who[turn], who[earlier]);
        }
    }
    assert_eq!(told(&screens[0], who[0]), 0);
}

#[test]
fn what_a_person_did_in_several_steps_is_told_whole_to_the_next() {
    // At the Haven cards are discarded one by one, each a question of its own.
    let screens = screens("human,human", "place haven\n1\nskip\n\nq\n");
    let first = owner(&screens[0]);
    assert_eq!(told(&screens[1], first), 1, "{}", screens[1]);
}

#[test]
fn bots_between_two_people_are_told_to_both() {
    let screens = screens("human,random,human,random", "1\n\n1\n\nq\n");
    let who: Vec<&str> = screens.iter().map(|screen| owner(screen)).collect();
    assert_eq!((who.len(), who[2]), (3, who[0]));
    let workers = |screen: &str| screen.lines().filter(|line| line.contains(" sends a worker")).count();
    assert_eq!([0, 1, 2].map(|turn| workers(&screens[turn])), [0, 2, 4], "a person and a bot, then all four");
}

#[test]
fn who_leaves_at_the_curtain_sees_no_hand() {
    let screens = screens("human,human", "1\n");
    assert_eq!(screens.len(), 2);
    assert!(screens[0].contains("Your hand") && !screens[1].contains("Your hand"), "{}", screens[1]);
}

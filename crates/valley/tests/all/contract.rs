//! The contract of the table, kept by Everdell and Mistwood.

use table::contract::{self, Rigour, Trial};
use table::{Chance, Game, Sitting, UndoRefused, Viewer};
use valley::{Mode, Valley};

fn valley(mode: &str) -> Valley {
    Valley::ours().in_mode(Mode::read(mode).unwrap_or_else(|why| panic!("{mode}: {why}")))
}

fn check(mode: &str, games: u64) {
    let report = contract::check(&valley(mode), Rigour { first_seed: 1, games, every: 12, longest: 4_000 });
    assert_eq!(report.games, games);
    let teeth = report.refusals > 50 * games && report.comparisons > 5 * games;
    assert!(teeth, "the test has lost its teeth: {report:?}");
}

table::contract_tests!(Valley, any_mode: 4_000, longest: 4_000,
    golden: [
        ("players:2", 1, "747f62e252d9bed6"),
        ("players:4:farms:corrin:legends:powers", 1, "30078d345d306758"),
        ("rugwort:2", 1, "f6f21965af72ffaf"),
        ("nightweave:3:schemes", 1, "4b7ac02111237e87"),
    ],
    perft: [12, 119, 1107]);

/// Games in which something showed once: the order in which cards were lost to Mesmerize [V24.9], and a question that
/// comes up only for who holds a card of the right colour. [V23.8]
#[test]
fn games_that_told_a_secret_once_tell_none() {
    for (mode, seed) in [
        ("nightweave:3:activity=18:personality=nonchalant:plot=mesmerize:powers:spring-worker", 198_842),
        ("nightweave:4:two:personality=naysayer", 871_866),
    ] {
        Trial::new(100, 4_000).play(&valley(mode), seed);
    }
}

#[test]
fn thousands_of_games_for_two_keep_the_contract() {
    check("players:2", 2_000);
}

#[test]
fn thousands_of_games_for_three_keep_the_contract() {
    check("players:3", 2_000);
}

#[test]
fn thousands_of_games_for_four_keep_the_contract() {
    check("players:4", 2_000);
}

/// [V19.8] Whatever lies in her way, her year ends; only webs on everything make her deck run out.
#[test]
fn her_deck_never_runs_out_but_under_the_swarm() {
    for level in 0..5 {
        for mode in [format!("nightweave:{level}"), format!("nightweave:{level}:two:activity=18")] {
            let valley = valley(&mode);
            for seed in 0..60 {
                let mut state = valley.setup(seed);
                let mut chance = Chance::from_seed(seed);
                let mut actions = Vec::new();
                while valley.decider(&state).is_some() {
                    assert_eq!(state.rival.times_empty, 0, "{mode}, seed {seed}");
                    valley.legal(&state, &mut actions);
                    valley.apply(&mut state, *chance.pick(&actions), &mut table::Deaf).unwrap();
                }
                assert!(state.rival.over);
            }
        }
    }
}

/// [V5.10] Decisions are taken back up to a draw or another player's turn, exactly.
#[test]
fn undo_stops_at_what_was_drawn_and_at_the_next_player() {
    let valley = Valley::ours();
    let mut sitting = Sitting::new(&valley, 5, vec!["human".to_owned(); 2]);
    let first = valley.decider(sitting.state()).unwrap();
    assert_eq!(sitting.undo(first), Err(UndoRefused::NothingToUndo));
    let before = sitting.state().clone();
    sitting.act(first, valley.read_action("place twigs-3").unwrap()).unwrap();
    sitting.undo(first).unwrap();
    assert_eq!(*sitting.state(), before);
    sitting.act(first, valley.read_action("place cards-2-point").unwrap()).unwrap();
    assert_eq!(sitting.undo(first), Err(UndoRefused::InformationCame));
    let second = valley.decider(sitting.state()).unwrap();
    sitting.act(second, valley.read_action("place twigs-3").unwrap()).unwrap();
    assert_eq!(sitting.undo(first), Err(UndoRefused::AnotherSeatActed));
}

/// [V5.10] [V24.16] A card of the deck that becomes an open feat cannot be put back.
#[test]
fn undo_stops_at_a_feat_drawn_from_the_deck() {
    use table::scenario::Stage;
    let valley = valley("nightweave:2:plot=stolen-bounty");
    let text = r#"
        turn = "nightweave"
        dice = [1]
        [squirrel]
        city = ["mine"]
        goods = { twig = 1, resin = 1 }
        [nightweave]
        activity = ["r02"]
        city = ["farm", "farm", "farm", "farm", "farm", "wife", "husband", "husband", "husband", "storehouse", "storehouse",
            "storehouse", "barge-toad", "barge-toad", "barge-toad"]
    "#;
    let node = table::pack::Node::parse("test", text).unwrap();
    let state = valley.stage(1, Some(&node)).unwrap();
    let mut sitting = Sitting::new(&valley, 1, vec!["human".to_owned()]).at_position(state);
    let squirrel = table::Seat(0);
    sitting.act(squirrel, valley.read_action("choose twig").unwrap()).unwrap();
    assert_eq!(sitting.state().feats_count(), 1);
    assert_eq!(sitting.undo(squirrel), Err(UndoRefused::InformationCame));
}

/// [V5.7] [V5.8] [V5.9] A card from the Meadow is known to all until its owner discards one unseen; what is given is
/// known to giver and receiver.
#[test]
fn who_knows_which_card() {
    use table::scenario::Stage;
    let valley = valley("players:3");
    let text = r#"
        forest = ["meadow-2", "berries-3", "any-2", "discard-for-any"]
        meadow = ["farm", "mine"]
        [squirrel]
        hand = ["king"]
        goods = { berry = 1 }
        [mouse]
        hand = ["judge", "wife"]
    "#;
    let node = table::pack::Node::parse("test", text).unwrap();
    let mut state = valley.stage(1, Some(&node)).unwrap();
    let known = |state: &valley::State, viewer: usize, owner: usize| {
        let view = valley.view(state, Viewer::Seat(table::Seat(viewer as u8)));
        view.players[owner].hand.len()
    };
    let act = |state: &mut valley::State, text: &str| {
        let action = valley.read_action(text).unwrap();
        valley.apply(state, action, &mut table::Deaf).unwrap_or_else(|why| panic!("{text}: {why:?}"));
    };
    act(&mut state, "place forest-1");
    act(&mut state, "pick meadow-1");
    act(&mut state, "pick meadow-2");
    assert_eq!([known(&state, 0, 0), known(&state, 1, 0), known(&state, 2, 0)], [3, 2, 2]);
    act(&mut state, "place haven");
    act(&mut state, "skip");
    act(&mut state, "place berry-1");
    act(&mut state, "place forest-4");
    act(&mut state, "pick king");
    act(&mut state, "skip");
    act(&mut state, "choose twig");
    assert_eq!([known(&state, 0, 0), known(&state, 1, 0), known(&state, 2, 0)], [2, 0, 0]);
}

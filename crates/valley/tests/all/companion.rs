//! Nightweave beside a table of cardboard: with answers by lot, and as on screen.

use table::companion::{Companion, OptionSet, Reply, by_lot, by_sets};
use valley::Valley;
use valley::nightweave::Nightweave;

/// What can lie on her table, one set of options after the other; levels and who draws and rolls are in each of them.
const OPTIONS: [&str; 24] = [
    "",
    ":two",
    ":two:team",
    ":activity=18",
    ":personality",
    ":two:personality",
    ":plot",
    ":schemes",
    ":personality:plot",
    ":personality:schemes",
    ":farms",
    ":corrin",
    ":legends",
    ":powers",
    ":powers:rats",
    ":powers:spring-worker",
    ":two:farms:corrin:legends:powers",
    ":pearlbrook",
    ":spirecrest",
    ":bellfaire",
    ":newleaf",
    ":rugwort-cards",
    ":legends:powers:pearlbrook:spirecrest:bellfaire:newleaf:rats:rugwort-cards",
    ":two:corrin:pearlbrook:spirecrest:bellfaire:newleaf:rugwort-cards",
];

fn answers_by_lot(games: u64) {
    let valley = Valley::ours();
    let set = |options: &&str| {
        let levels: Vec<String> = (0..=4).map(|level| format!("nightweave:{level}{options}")).collect();
        let hands = ["", ":deck=table", ":die=table", ":deck=table:die=table"];
        OptionSet::new(format!("Nightweave{options}"), &levels, &hands)
    };
    let sets: Vec<OptionSet> = OPTIONS.iter().map(set).collect();
    by_sets(&sets, games, |mode| Nightweave::in_named_mode(&valley, mode).unwrap());
}

#[test]
fn any_answers_lead_nightweave_to_her_end() {
    answers_by_lot(20);
}

#[test]
#[ignore = "runs for a long time; cargo xtask nightly"]
fn nightly_any_answers_lead_nightweave_to_her_end() {
    answers_by_lot(5_000);
}

/// [V19.23] A card that a correction takes away while it is asked for is no choice any more, and the game goes on.
#[test]
fn a_city_set_right_in_the_middle_of_a_question_leads_on() {
    let her = Nightweave::in_named_mode(&Valley::ours(), "nightweave:1:deck=table").unwrap();
    let mut game = Companion::new(&her, 1);
    for said in ["set season summer", "set city.lookout 1", "set city.university 1", "turn", "r04"] {
        game.hear(said).unwrap();
    }
    let asked = game.asked().unwrap();
    assert_eq!((asked.rule, asked.answers()), ("V19.23", 2));
    for said in ["set city.lookout 0", "set city.university 0"] {
        game.hear(said).unwrap();
    }
    let asked = game.asked().unwrap();
    game.answer(asked.answer(1).unwrap()).unwrap();
    assert!(game.is_between());
}

/// [V19.14] Whoever says that her city holds every card nine times is believed as far as there are places to count, and the
/// game comes to its end.
#[test]
fn a_city_set_beyond_all_cards_still_has_places() {
    let her = Nightweave::in_named_mode(&Valley::ours(), "nightweave:1").unwrap();
    let mut game = Companion::new(&her, 3);
    let sheet = game.sheet();
    for value in sheet.iter().filter(|value| value.id.starts_with("city.")) {
        game.hear(&format!("set {} 9", value.id)).unwrap();
    }
    assert!((150..256).contains(&game.known().city.len()), "{}", game.known().city.len());
    game.hear("set hidden-feats 100").unwrap();
    for _ in 0..6_000 {
        let Some(asked) = game.asked() else { break };
        game.answer(asked.answer(0).unwrap()).unwrap();
    }
    assert!(game.known().over);
}

/// [V24.13] Where every place has its web already, none is asked for.
#[test]
fn no_place_is_asked_for_where_all_have_webs() {
    let her = Nightweave::in_named_mode(&Valley::ours(), "nightweave:3:personality:plot:deck=table").unwrap();
    by_lot(&her, 8_001_353).unwrap_or_else(|why| panic!("{why}"));
}

#[test]
fn a_sixteenth_card_a_fourth_mine_and_a_spider_too_many_are_doubted() {
    let her = Nightweave::in_named_mode(&Valley::ours(), "nightweave:2:deck=table:die=table").unwrap();
    let mut game = Companion::new(&her, 1);
    let doubt = |game: &Companion<&Nightweave>, name: &str, n| game.doubts(name, Reply::Number(n)).map(|line| line.id);
    assert_eq!(doubt(&game, "spiders", 2), None);
    assert_eq!(doubt(&game, "spiders", 3), Some("companion-doubt-count"), "she has two in winter [V20.5]");
    assert_eq!((doubt(&game, "city.mine", 3), doubt(&game, "city.mine", 4)), (None, Some("companion-doubt-count")));
    for name in ["city.farm", "city.mine", "city.twig-barge", "city.inn", "city.husband"] {
        game.correct(name, Reply::Number(3)).unwrap();
    }
    assert_eq!(doubt(&game, "city.wife", 1), Some("companion-doubt-city"), "her city holds 15 [V19.14]");
    assert_eq!(doubt(&game, "city.farm", 2), None, "one less is no doubt");
    game.correct("city.wife", Reply::Number(1)).unwrap();
    let log = game.log();
    assert_eq!(log.last().unwrap().line().id, "companion-corrected-all-the-same", "it is so, and the log notes it");
    assert!(log[..log.len() - 1].iter().all(|told| told.line().id != "companion-corrected-all-the-same"));
}

/// Whatever is kept can be set right: each value of the sheet takes its first and its last answer and shows it.
#[test]
fn every_value_of_the_sheet_is_set_and_shown() {
    let options = [
        ":personality:plot=smothering-swarm",
        ":plot=its-getting-complicated:deck=table",
        ":two:farms:corrin:legends:powers",
        ":pearlbrook:spirecrest:bellfaire:rugwort-cards:deck=table",
        ":legends:newleaf:pearlbrook:rugwort-cards",
    ];
    for options in options {
        let her = Nightweave::in_named_mode(&Valley::ours(), &format!("nightweave:2{options}")).unwrap();
        let mut game = Companion::new(&her, 2);
        while !game.is_between() {
            let asked = game.asked().unwrap();
            game.answer(asked.answer(0).unwrap()).unwrap();
        }
        // Cards with spiders, a card of another box and a visitor lie there, where there can be such.
        for said in ["set city.lookout 1", "set extra.ferry 1", "set extra.hotel 1", "set visitors 2"] {
            let _ = game.hear(said);
        }
        for value in game.sheet() {
            let query = &value.query;
            for reply in [query.answer(0), query.answer(query.answers() - 1)].map(Option::unwrap) {
                let before = game.known().clone();
                game.correct(&value.id, reply).unwrap_or_else(|why| panic!("{} in {options}: {why:?}", value.id));
                let shown = game.sheet().into_iter().find(|other| other.id == value.id);
                // A card that is set away takes the lines about it with it.
                assert_eq!(shown.map(|shown| shown.reply), Some(reply), "{} in {options}", value.id);
                game.undo();
                assert_eq!(*game.known(), before, "{} in {options}", value.id);
            }
        }
    }
}

/// [V20.16] Points that are set right while people count theirs decide with the rest.
#[test]
fn tokens_set_right_while_points_are_counted_decide() {
    let her = Nightweave::in_named_mode(&Valley::ours(), "nightweave:2:deck=table:die=table").unwrap();
    let mut game = Companion::new(&her, 1);
    for said in ["set over yes", "score", "set tokens 50", "20"] {
        game.hear(said).unwrap();
    }
    assert_eq!(game.ending().map(|ending| ending.won), Some(false));
}

//! The scenarios of companion games hold, and whatever can be played is chosen before.

use duo::thorn::Thorn;
use grove::rival::Minstrel;
use menu::beside::Foe;
use std::path::Path;
use table::companion::{Companion, Form, Opponent, scenario};
use table::content::Pack as _;
use table::{Chance, Line};
use valley::nightweave::Nightweave;

#[test]
fn every_case_of_a_companion_game_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/companion");
    let (mut cases, mut broken) = (0, Vec::new());
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(scenario::is_companion(&text), "{}", path.display());
        for case in
            scenario::read(&path.display().to_string(), &text).unwrap_or_else(|error| panic!("{}", error.line()))
        {
            cases += 1;
            if let Err(flaw) = shelf::play_case(&case, None) {
                broken.push(format!("{}: {}", case.title, flaw.error().line()));
            }
        }
    }
    assert!(broken.is_empty(), "{} of {cases}:\n{}", broken.len(), broken.join("\n"));
}

/// The mode that somebody gets who chooses, on the page, what a mode says.
fn chosen(game: &str, mode: &str) -> String {
    let foe = Foe::of(game).unwrap();
    foe.mode(&foe.read(mode))
}

#[test]
fn whatever_an_opponent_can_play_is_chosen_before_the_game() {
    let mut chance = Chance::from_seed(1);
    let (duo, valley, grove) = (duo::Duo::ours(), valley::Valley::ours(), grove::Grove::ours());
    for _ in 0..5_000 {
        let hers = Nightweave::by_lot(&valley, &mut chance).mode();
        let again =
            Nightweave::in_named_mode(&valley, &chosen("valley", &hers)).unwrap_or_else(|why| panic!("{why:?}"));
        assert_eq!(again.mode(), hers);
    }
    for _ in 0..500 {
        // What a campaign brings along is written by the campaign; at a table of cardboard nobody asks which bard sings.
        let hers = Thorn::by_lot(&duo, &mut chance).mode();
        if !hers.contains("kept=") && !hers.contains("used=") {
            assert_eq!(Thorn::in_named_mode(duo.clone(), &chosen("duo", &hers)).unwrap().mode(), hers);
        }
        let his = Minstrel::by_lot(&grove, &mut chance).mode();
        let his = his.split(':').filter(|word| !word.starts_with("bard=")).collect::<Vec<_>>().join(":");
        assert_eq!(Minstrel::in_named_mode(grove.clone(), &chosen("grove", &his)).unwrap().mode(), his);
    }
}

#[test]
fn the_levels_before_a_game_are_those_of_the_pack() {
    let pack = valley::Pack::ours().unwrap();
    let level = Foe::of("valley").unwrap().asks().find(|asked| asked.row.id == "level").unwrap().row;
    for (n, (choice, card)) in level.choices.iter().zip(&pack.levels).enumerate() {
        let words = [&card.entry.name.en, &card.entry.name.fr];
        assert!(matches!(choice.name, menu::Name::Title { en, fr } if words == [en, fr]), "{words:?}");
        for lang in words::Lang::ALL {
            let said = words::Words::new(lang).say(&Line::new(choice.how));
            let numbers: Vec<i32> =
                said.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect();
            // What there is none of is said without a number.
            let printed = [n as i32, card.zero_bonus.into(), card.purple_bonus.into()];
            assert_eq!(numbers, printed.into_iter().filter(|&n| n > 0).collect::<Vec<_>>(), "{said}");
        }
    }
}

#[test]
fn every_card_is_found_by_its_first_three_letters_among_the_first_three() {
    let her = Nightweave::in_named_mode(&valley::Valley::ours(), "nightweave:1:deck=table:die=table").unwrap();
    let mut game = Companion::new(&her, 1);
    for said in ["turn", "r06", "3"] {
        game.hear(said).unwrap();
    }
    let query = game.asked().unwrap();
    assert!(query.choices().len() > 40 && matches!(query.form, Form::Card(_)));
    let sorts: std::collections::BTreeSet<&str> = query.choices().iter().map(|choice| choice.sort).collect();
    assert_eq!(sorts.into_iter().collect::<Vec<_>>(), ["blue", "green", "purple", "red", "tan"]);
    for lang in words::Lang::ALL {
        let words = words::Words::new(lang);
        let names: Vec<String> = query.choices().iter().map(|choice| words.say(&choice.line)).collect();
        for (n, name) in names.iter().enumerate() {
            let typed: String = name.chars().take(3).collect();
            for typed in [words::fold(&typed), typed.to_uppercase(), typed] {
                let found = words::find(names.iter().map(|name| (name.clone(), false)), &typed);
                let at = found.iter().position(|&other| other == n);
                let like: Vec<&String> = found.iter().take(4).map(|&n| &names[n]).collect();
                assert!(at.is_some_and(|at| at < 3), "{typed} finds {like:?} before {name}");
            }
        }
    }
}

/// Plays by lot, and looks at the pictures of these questions: every place that is asked for is drawn as sought.
fn pictures_show<O: Opponent>(opponent: &O, ids: &[&str]) -> usize {
    let mut seen = 0;
    for seed in 0..30 {
        let mut chance = Chance::from_seed(seed);
        let mut game = Companion::new(opponent, seed);
        for _ in 0..400 {
            let Some(query) = game.asked() else { break };
            if ids.contains(&query.line.id) {
                let look = query.look.as_ref().unwrap();
                let sought = look.spots.iter().filter(|spot| spot.sought).count();
                assert_eq!(sought, query.choices().len(), "{}: {look:?}", query.line);
                assert!(look.spots.iter().filter(|spot| spot.sought).all(|spot| spot.number.is_some()), "{look:?}");
                seen += 1;
            }
            let answers = if game.is_between() && chance.below(3) > 0 { 1 } else { query.answers() };
            let reply = query.answer(chance.below(answers as u32) as usize).unwrap();
            game.answer(reply).unwrap();
        }
    }
    seen
}

#[test]
fn the_places_that_are_asked_for_are_drawn() {
    let her = Nightweave::in_named_mode(&valley::Valley::ours(), "nightweave:2:die=table").unwrap();
    assert!(pictures_show(&her, &["companion-night-ask-free"]) > 20);
    let thorn = Thorn::in_named_mode(duo::Duo::ours(), "challenge:hard:die=table").unwrap();
    let skunks = ["companion-thorn-moved-from", "companion-thorn-moved-to", "companion-thorn-lifted-from"];
    assert!(pictures_show(&thorn, &skunks) > 20);
}

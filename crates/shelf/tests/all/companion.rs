//! The scenarios of companion games hold, and whatever can be played is chosen before.

use duo::thorn::Thorn;
use grove::rival::Minstrel;
use menu::beside::Foe;
use std::path::Path;
use table::companion::{Opponent, scenario};
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

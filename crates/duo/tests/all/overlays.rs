//! Packs that nobody should write, but somebody may: they are refused, or every game still ends.

use duo::{Duo, Event, Pack};
use table::content::Pack as _;
use table::contract::{self, Rigour};
use table::scenario::Stage;
use table::{Deaf, Game};

/// Our pack with these files laid over it.
fn overlaid(name: &str, files: &[(&str, &str)]) -> Result<Pack, String> {
    let dir = std::env::temp_dir().join(format!("bosk-overlay-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    for (file, text) in files {
        std::fs::write(dir.join(file), text).unwrap();
    }
    let pack = Pack::with_overlay(&dir);
    std::fs::remove_dir_all(&dir).unwrap();
    pack.map_err(|error| error.why.id.to_owned())
}

fn keeps_the_contract(pack: Pack) {
    contract::check(&Duo::new(pack), Rigour { first_seed: 1, games: 150, every: 20, longest: 20_000 });
}

#[test]
fn chains_of_effects_end_however_long_a_pack_makes_them() {
    let farm = |id: u8, effect: &str| {
        format!("[[farm]]\nid = \"farm-{id}\"\ntext_en = \"x\"\ntext_fr = \"x\"\neffect = [{effect}]\n")
    };
    let farms: String = [
        "{ do = \"gain\", twig = 1 }, { do = \"use\", which = \"farm\", n = 2, taken_ok = true }",
        "{ do = \"move-worker\", taken_ok = true }, { do = \"gain\", points = 1 }",
        "{ do = \"use\", which = \"river\", n = 2, taken_ok = true }, { do = \"use\", which = \"taken\", by = \"anyone\" }",
        "{ do = \"move-worker\" }",
    ]
    .iter()
    .zip(1..)
    .map(|(effect, id)| farm(id, effect))
    .collect();
    keeps_the_contract(overlaid("farms", &[("farms.toml", &farms)]).unwrap());
}

/// [D13.4]
#[test]
fn a_turn_carries_out_a_hundred_and_fifty_steps_and_tells_of_the_rest_once() {
    let points_and_cuts = |steps: usize| {
        let effect = vec!["{ do = \"gain\", points = 1 }"; steps].join(", ");
        let farm = format!("[[farm]]\nid = \"farm-1\"\ntext_en = \"x\"\ntext_fr = \"x\"\neffect = [{effect}]\n");
        let duo = Duo::new(overlaid(&format!("steps-{steps}"), &[("farms.toml", &farm)]).unwrap());
        let mut state = duo.setup(1);
        while duo.ask_id(&state) != "turn" {
            let mut actions = Vec::new();
            duo.legal(&state, &mut actions);
            duo.apply(&mut state, actions[0], &mut Deaf).unwrap();
        }
        let (seat, mut told) = (duo.decider(&state).unwrap(), Vec::new());
        let before = state.town(seat).points;
        duo.apply(&mut state, duo.read_action("place farm-1").unwrap(), &mut told).unwrap();
        let cuts = told.iter().filter(|event| **event == Event::CutShort).count();
        (state.town(seat).points - before, cuts)
    };
    assert_eq!(points_and_cuts(150), (150, 0));
    assert_eq!(points_and_cuts(160), (150, 1));
}

#[test]
fn effects_nested_deeper_than_the_stack_are_passed_over() {
    let mut effect = "{ do = \"gain\", any = 1, points = 1 }".to_owned();
    for _ in 0..34 {
        effect = format!("{{ do = \"pay-for\", pay = {{ twig = 1 }}, times = 3, then = [{effect}] }}");
    }
    let card = format!("[[card]]\nid = \"peddler\"\ntext_en = \"x\"\ntext_fr = \"x\"\neffect = [{effect}]\n");
    keeps_the_contract(overlaid("nested", &[("cards.toml", &card)]).unwrap());
}

#[test]
fn values_that_would_be_ignored_or_tell_a_secret_are_refused() {
    let card = |id: &str, effect: &str| {
        let text = format!("[[card]]\nid = \"{id}\"\ntext_en = \"x\"\ntext_fr = \"x\"\neffect = [{effect}]\n");
        overlaid(id, &[("cards.toml", &text)]).unwrap_err()
    };
    assert_eq!(card("courthouse", "{ do = \"discount\", less = 2, by = \"token\" }"), "plain-token-discount");
    assert_eq!(card("bridge", "{ do = \"tokens\", n = 3 }, { do = \"tokens\", n = 3 }"), "word-twice");
    let hidden = "{ do = \"score-per\", count = { of = \"cards\", where = \"hand\", kind = \"critter\" }, points = 1 }";
    assert_eq!(card("historian", hidden), "secret-count");
    let store = "[[farm]]\nid = \"farm-1\"\ntext_en = \"x\"\ntext_fr = \"x\"\neffect = [{ do = \"store\", n = 2 }]\n";
    assert_eq!(overlaid("store", &[("farms.toml", store)]).unwrap_err(), "misplaced-word");
    let winter = "[[season]]\nid = \"winter\"\nnew_river = 2\n";
    assert_eq!(overlaid("winter", &[("seasons.toml", winter)]).unwrap_err(), "wrong-year");
}

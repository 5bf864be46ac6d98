//! Packs of Bardwood Grove that could bring its table down: each is refused where it goes wrong, or plays.

use super::named::{effect, plays, refused};
use grove::Grove;

/// A place, changed.
fn place(id: &str, key: &str, value: &str) -> String {
    format!("[[place]]\nid = \"{id}\"\n{key} = {value}\n")
}

/// A number of the rules, changed.
fn number(id: &str, value: i64) -> String {
    format!("[[number]]\nid = \"{id}\"\nvalue = {value}\n")
}

#[test]
fn a_path_that_does_not_lead_back_is_refused() {
    let text = place("creature-nw", "paths", "{ right = \"shop-rhyme\" }");
    assert_eq!(refused::<Grove>("board.toml", &text), (3, "grove-path-one-way"));
    let text = place("creature-nw", "paths", "{ down = \"portal-water-left\", right = \"shop-rhyme\", up = \"bank\" }");
    assert_eq!(refused::<Grove>("board.toml", &text), (3, "grove-path-one-way"));
    let text = place("creature-nw", "paths", "{ right = \"nowhere\" }");
    assert_eq!(refused::<Grove>("board.toml", &text), (3, "unknown-id"));
}

#[test]
fn a_stage_too_many_is_refused() {
    let stage = |id: &str| place(id, "kind", "\"stage\"") + "slots = [1]\n";
    let text = ["hall-north", "bank", "coins-west", "hall-south"].map(stage).concat();
    assert_eq!(refused::<Grove>("board.toml", &text), (15, "grove-too-many-stages"));
}

#[test]
fn a_slot_of_a_stage_that_the_track_does_not_price_is_refused() {
    let text = place("stage-north", "slots", "[1, 2, 5]");
    assert_eq!(refused::<Grove>("board.toml", &text), (3, "grove-slot-without-price"));
}

#[test]
fn numbers_that_divide_or_fill_the_dial_are_held_within_bounds() {
    for (id, value) in [
        ("dial", 9),
        ("dial", 7),
        ("shout-rate", 0),
        ("stage-melody", 13),
        ("rival-tokens", 61),
        ("start-coins", -1),
        ("start-coins", 41),
    ] {
        assert_eq!(refused::<Grove>("numbers.toml", &number(id, value)), (3, "number-out-of-bounds"), "{id} = {value}");
    }
    assert_eq!(refused::<Grove>("numbers.toml", &number("market-start", 13)), (3, "number-out-of-bounds"));
}

#[test]
fn a_solo_deck_that_does_not_come_out_even_is_refused() {
    let text = "[[solo]]\nid = \"solo-11\"\nnew = true\nname_en = \"x\"\nname_fr = \"x\"\ntempo = 2\narrows = [\"up\"]\ntext_en = \"x\"\ntext_fr = \"x\"\n";
    assert_eq!(refused::<Grove>("rival.toml", text), (1, "grove-odd-solo-deck"));
}

#[test]
fn a_bard_who_never_stops_composing_plays_to_the_end() {
    let ids = ["bagpiper", "bardbarian", "sword-dancer"];
    for power in ["{ do = \"tempo\", n = 8 }", "{ do = \"boat\", n = 12 }", "{ do = \"fan\", n = 9 }"] {
        let on = |when: &str| format!("{{ do = \"on\", when = \"{when}\", effect = [{power}] }}");
        let words = format!("{}, {}", on("compose"), on("sing"));
        plays::<Grove>("bards.toml", &ids.map(|id| effect("bard", id, "power", &words)).concat());
    }
}

#[test]
fn a_rival_who_only_goes_to_and_fro_plays_to_the_end() {
    let solo = |n: usize, arrows: &str| {
        format!("[[solo]]\nid = \"solo-{n}\"\narrows = [{arrows}]\ntext_en = \"x\"\ntext_fr = \"x\"\n")
    };
    let text: String = (1..=10).map(|n| solo(n, if n % 2 == 0 { "\"left\"" } else { "\"right\"" })).collect();
    plays::<Grove>("rival.toml", &text);
    plays::<Grove>("numbers.toml", &(number("rival-tokens", 1) + &number("solo-floor", 40)));
}

#[test]
fn supplies_of_hardly_any_gems_and_tracks_of_one_space_play_to_the_end() {
    let few: String = (2..=5).map(|n| format!("[[supply]]\nid = \"sides-{n}\"\nfirst = 2\nsecond = 2\n")).collect();
    plays::<Grove>("numbers.toml", &few);
}

#[test]
fn a_portal_that_becomes_another_place_is_missed() {
    let text = place("portal-water-left", "kind", "\"creature\"");
    assert_eq!(refused::<Grove>("board.toml", &text), (3, "grove-two-portals"));
}

#[test]
fn the_rival_begins_in_just_one_place() {
    let text = place("bank", "start", "true");
    assert_eq!(refused::<Grove>("board.toml", &text), (3, "grove-rival-start"));
    let text = place("poets-house", "start", "false");
    assert_eq!(refused::<Grove>("board.toml", &text), (3, "grove-rival-start"));
    plays::<Grove>("board.toml", &(text + &place("bank", "start", "true")));
}

#[test]
fn a_card_taken_out_of_every_deck_is_in_no_game() {
    let deck = |cards: &str| format!("[[bard]]\nid = \"harper\"\ndeck = [{cards}]\n");
    let shared = r#""humming", "nursery-rhyme", "walking-song", "foot-tap", "drinking-round""#;
    plays::<Grove>("bards.toml", &deck(&format!("{shared}, \"glissando\", \"ferry-tale\", \"hush\"")));
    plays::<Grove>("bards.toml", &deck(&format!("{shared}, \"camp-rhythm\", \"roll-call\", \"rimshot\"")));
}

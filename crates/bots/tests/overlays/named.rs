//! Packs that have brought a table down, or could have: each is refused where it goes wrong, or plays.

use crate::play::{Games, Tried, games};
use duo::Duo;
use valley::Valley;

/// What is said of a pack with this file laid over ours: the line and the reason.
fn refused<G: Tried>(file: &str, text: &str) -> (usize, &'static str) {
    match G::overlaid(&[(file.to_owned(), text.to_owned())]) {
        Ok(_) => panic!("{file} is accepted:\n{text}"),
        Err(error) => {
            assert_eq!(&*error.at.file, file);
            (error.at.line, error.why.id)
        }
    }
}

/// Every game with this file laid over ours comes to its end.
fn plays<G: Tried>(file: &str, text: &str) {
    let game = G::overlaid(&[(file.to_owned(), text.to_owned())]).unwrap_or_else(|error| panic!("{}", error.line()));
    games(&game, Games { random: 120, greedy: 6 }, 1).unwrap_or_else(|why| panic!("{why}"));
}

/// An entry of an overlay with an effect, and so with a text.
fn effect(list: &str, id: &str, key: &str, words: &str) -> String {
    format!("[[{list}]]\nid = \"{id}\"\ntext_en = \"x\"\ntext_fr = \"x\"\n{key} = [{words}]\n")
}

#[test]
fn valley_scrolls_that_show_more_than_fits_under_an_event_are_refused() {
    let scrolls = "{ do = \"scrolls\", cards = 8 }";
    let text = effect("special_event", "ancient-scrolls-discovered", "effect", scrolls);
    assert_eq!(refused::<Valley>("events.toml", &text), (5, "number-out-of-bounds"));
}

#[test]
fn valley_cards_that_play_cards_for_nothing_play_to_the_end() {
    let free = "{ do = \"play\", from = \"hand-or-meadow\", free = true }";
    let text: String = ["wanderer", "postal-pigeon", "peddler", "farm", "twig-barge", "woodcarver", "bard", "ruins"]
        .map(|id| effect("card", id, "effect", free) + "no_space = true\ncost = {}\n")
        .concat();
    plays::<Valley>("cards.toml", &text);
}

#[test]
fn valley_locations_that_use_occupied_places_are_refused() {
    let occupied = "{ do = \"gain\", points = 1 }, { do = \"use\", which = \"occupied\", n = 2 }";
    let text = ["twigs-3", "twigs-2-card"].map(|id| effect("basic", id, "effect", occupied)).concat();
    assert_eq!(refused::<Valley>("board.toml", &text), (5, "valley-endless-use"));
}

#[test]
fn valley_gains_beyond_eight_bits_do_not_wrap() {
    let many = "{ do = \"gain\", any = 40, per = \"hand-card\" }";
    let text = effect("card", "wanderer", "effect", many);
    assert_eq!(refused::<Valley>("cards.toml", &text), (5, "number-out-of-bounds"));
    let text = [
        effect(
            "card",
            "wanderer",
            "effect",
            "{ do = \"gain\", twig = 99, points = 99, any = 20, per = \"hand-card\" }",
        ),
        effect("card", "peddler", "effect", "{ do = \"spend\", up_to = 9, any = 20, points = 99 }"),
        effect("card", "bard", "effect", "{ do = \"discard\", any = 20, points = 99 }"),
        effect(
            "card",
            "chapel",
            "visit",
            "{ do = \"token\", n = 99 }, { do = \"gain\", points = 99, per = \"token-here\" }",
        ),
    ]
    .concat();
    plays::<Valley>("cards.toml", &text);
}

#[test]
fn valley_two_copies_of_a_seasonal_farm_play() {
    plays::<Valley>("modules.toml", "[[card]]\nid = \"winter-farm-a\"\ncopies = 2\n");
}

#[test]
fn valley_more_farms_than_the_pile_holds_are_refused() {
    let text = "[[card]]\nid = \"winter-farm-a\"\ncopies = 8\n[[card]]\nid = \"autumn-farm-b\"\ncopies = 8\n";
    assert_eq!(refused::<Valley>("modules.toml", text), (6, "valley-too-many-farms"));
}

#[test]
fn valley_a_construction_that_is_free_with_another_is_refused() {
    let text = "[[card]]\nid = \"dungeon\"\nfree_with = [\"farm\"]\n";
    assert_eq!(refused::<Valley>("cards.toml", text), (3, "valley-only-critters-are-housed"));
    let text = "[[card]]\nid = \"ranger\"\nfree_with = [\"king\"]\n";
    assert_eq!(refused::<Valley>("cards.toml", text), (3, "valley-no-home"));
}

#[test]
fn valley_a_green_card_that_produces_is_refused() {
    let text = effect("card", "farm", "effect", "{ do = \"gain\", berry = 1 }, { do = \"produce\" }");
    assert_eq!(refused::<Valley>("cards.toml", &text), (5, "valley-endless-production"));
    let hidden = "{ do = \"choose\", options = [[{ do = \"produce\" }], [{ do = \"gain\", berry = 1 }]] }";
    let text = effect("card", "farm", "effect", hidden);
    assert_eq!(refused::<Valley>("cards.toml", &text), (5, "valley-endless-production"));
}

#[test]
fn duo_a_farm_that_uses_taken_places_plays_to_the_end() {
    let taken = "{ do = \"gain\", points = 1 }, { do = \"use_taken\", by = \"anyone\" }";
    let text = ["farm-1", "farm-2", "farm-3", "farm-4"].map(|id| effect("farm", id, "effect", taken)).concat();
    plays::<Duo>("farms.toml", &text);
}

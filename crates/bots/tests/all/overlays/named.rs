//! Packs that have brought a table down, or could have: each is refused where it goes wrong, or plays.

use super::play::{Games, Tried, games};
use duo::Duo;
use table::content::Pack as _;
use valley::Valley;
use valley::pack::{Card, CardSort};
use woodland::Colour;

/// What is said of a pack with this file laid over ours: the line and the reason.
pub fn refused<G: Tried>(file: &str, text: &str) -> (usize, &'static str) {
    match G::overlaid(&[(file.to_owned(), text.to_owned())]) {
        Ok(_) => panic!("{file} is accepted:\n{text}"),
        Err(error) => {
            assert_eq!(&*error.at.file, file);
            (error.at.line, error.why.id)
        }
    }
}

/// Every game with this file laid over ours comes to its end.
pub fn plays<G: Tried>(file: &str, text: &str) {
    plays_so_often::<G>(file, text, Games { random: 120, greedy: 6 });
}

fn plays_so_often<G: Tried>(file: &str, text: &str, how: Games) {
    let game = G::overlaid(&[(file.to_owned(), text.to_owned())]).unwrap_or_else(|error| panic!("{}", error.line()));
    games(&game, how, 1).unwrap_or_else(|why| panic!("{why}"));
}

/// An entry of an overlay with an effect, and so with a text.
pub fn effect(list: &str, id: &str, key: &str, words: &str) -> String {
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
    let ours = valley::Pack::ours().unwrap_or_else(|error| panic!("{}", error.line()));
    let acting = |card: &&Card| card.sort == CardSort::Base && matches!(card.colour, Colour::Tan | Colour::Green);
    let ids: Vec<&str> = ours.cards.iter().filter(acting).map(|card| card.entry.id.as_str()).collect();
    let text: String = ids.iter().map(|id| effect("card", id, "effect", &format!("{free}, {free}"))).collect();
    plays::<Valley>("cards.toml", &text);
    // Without end even where the city never fills.
    let endless = |id: &&str| effect("card", id, "effect", free) + "no_space = true\ncopies = 3\nrarity = \"common\"\n";
    let text: String = ids.iter().filter(|&&id| id != "husband").map(endless).collect();
    plays::<Valley>("cards.toml", &text);
}

#[test]
fn valley_a_card_that_pays_for_itself_for_ever_plays_to_the_end() {
    let pump = "{ do = \"gain\", cards = 3, points = 1 }, { do = \"dismantle\", up_to = 1 }";
    let text = ["wanderer", "farm", "bard", "ranger"]
        .map(|id| effect("card", id, "effect", pump) + "copies = 5\ncost = {}\nrarity = \"common\"\n")
        .concat();
    plays::<Valley>("cards.toml", &text);
}

#[test]
fn valley_a_spouse_without_a_space_is_refused() {
    let text = "[[card]]\nid = \"husband\"\nno_space = true\n";
    assert_eq!(refused::<Valley>("cards.toml", text), (3, "valley-no-space-to-share"));
    let text = "[[card]]\nid = \"mayberry-matriarch\"\npair = \"husband\"\n";
    assert_eq!(refused::<Valley>("modules.toml", text), (3, "valley-no-space-to-share"));
}

#[test]
fn valley_words_out_of_place_are_refused() {
    let misplaced = |file: &str, list: &str, id: &str, words: &str| {
        assert_eq!(refused::<Valley>(file, &effect(list, id, "effect", words)), (5, "misplaced-word"));
    };
    misplaced("board.toml", "basic", "twigs-3", "{ do = \"take-back\" }");
    misplaced("board.toml", "forest", "any-2", "{ do = \"token\" }");
    misplaced("cards.toml", "card", "bard", "{ do = \"lay\", up_to = 3 }");
    misplaced("events.toml", "special_event", "tax-relief", "{ do = \"copy\" }");
}

#[test]
fn valley_cards_keep_their_set_and_legends_are_one_of_a_kind() {
    let card = |key: &str| format!("[[card]]\nid = \"chipter-swipple\"\n{key}\n");
    assert_eq!(refused::<Valley>("modules.toml", &card("copies = 2")), (3, "valley-one-legend"));
    assert_eq!(refused::<Valley>("modules.toml", &card("set = \"corrin\"")), (3, "valley-wrong-set"));
    assert_eq!(refused::<Valley>("modules.toml", &card("banner = \"castle\"")), (3, "valley-wrong-banner"));
    let base = "[[card]]\nid = \"farm\"\nset = \"legends\"\n";
    assert_eq!(refused::<Valley>("cards.toml", base), (3, "valley-wrong-set"));
}

#[test]
fn valley_more_than_a_table_holds_is_refused() {
    let trigger = "{ do = \"trigger\", on = \"play\", then = [{ do = \"gain\", twig = 1 }] }";
    let text = format!("[[card]]\nid = \"judge\"\nstand = [{}]\n", [trigger; 17].join(", "));
    assert_eq!(refused::<Valley>("cards.toml", &text), (3, "valley-too-many-triggers"));
    let twice = "{ do = \"scrolls\", cards = 4 }, { do = \"tuck-critters\", from = \"hand\", up_to = 2 }";
    let text = effect("special_event", "tax-relief", "effect", twice);
    assert_eq!(refused::<Valley>("events.toml", &text), (5, "valley-too-many-under"));
    let ids = ["architect", "bard", "king", "queen", "farm"];
    let text: String = ids.iter().map(|id| format!("[[card]]\nid = \"{id}\"\ncopies = 8\n")).collect();
    assert_eq!(refused::<Valley>("cards.toml", &text).1, "valley-deck-too-big");
    let text = format!("[[card]]\nid = \"judge\"\nstand = [{}]\n", ["{ do = \"swap\" }"; 2].join(", "));
    assert_eq!(refused::<Valley>("cards.toml", &text), (3, "word-twice"));
    let less = "stand = [{ do = \"discount\", by = \"prisoner\", less = 9 }]";
    let text = format!("[[card]]\nid = \"judge\"\n{less}\n");
    assert_eq!(refused::<Valley>("cards.toml", &text).1, "valley-not-alike");
    let many = vec!["{ do = \"draw-up\" }"; 70_000].join(", ");
    let text = effect("card", "bard", "effect", &many);
    assert_eq!(refused::<Valley>("cards.toml", &text), (5, "pack-too-long"));
}

#[test]
fn valley_nightweave_needs_a_card_for_her_first_turn() {
    let spare: String = (1..=7).map(|n| format!("[[activity]]\nid = \"r0{n}\"\nspare = true\n")).collect();
    assert_eq!(refused::<Valley>("activity.toml", &spare).1, "valley-no-first-activity");
}

#[test]
fn valley_locations_that_use_occupied_places_are_refused() {
    let occupied = "{ do = \"gain\", points = 1 }, { do = \"use\", which = \"taken\", by = \"anyone\", n = 2 }";
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
    let taken = "{ do = \"gain\", points = 1 }, { do = \"use\", which = \"taken\", by = \"anyone\" }";
    let text = ["farm-1", "farm-2", "farm-3", "farm-4"].map(|id| effect("farm", id, "effect", taken)).concat();
    plays::<Duo>("farms.toml", &text);
}

#[test]
fn duo_effects_that_multiply_play_to_the_end() {
    let each = "{ do = \"for-each\", count = { of = \"resources\", kind = \"any\" }, then = [{ do = \"gain\", any = 20, \
        points = 99 }, { do = \"use\", which = \"farm\", n = 4, taken_ok = true }] }";
    let text = ["farm-1", "farm-2"].map(|id| effect("farm", id, "effect", each)).concat();
    plays_so_often::<Duo>("farms.toml", &text, Games { random: 20, greedy: 1 });
}

#[test]
fn duo_more_than_a_table_holds_is_refused() {
    let text = effect("farm", "farm-1", "effect", "{ do = \"gain\", any = 21 }");
    assert_eq!(refused::<Duo>("farms.toml", &text), (5, "number-out-of-bounds"));
    let parts = ["{ who = \"hare\", steps = [] }"; 9].join(", ");
    let text = format!("[[season]]\nid = \"spring\"\nduel = [{parts}]\n");
    assert_eq!(refused::<Duo>("seasons.toml", &text), (3, "too-many-parts"));
    let many = vec!["{ do = \"gain\", twig = 1 }"; 70_000].join(", ");
    assert_eq!(refused::<Duo>("farms.toml", &effect("farm", "farm-1", "effect", &many)), (5, "pack-too-long"));
    assert_eq!(refused::<Duo>("seasons.toml", "[[season]]\nid = \"winter\"\nnew_river = 2\n"), (3, "wrong-year"));
    let text = "[[event]]\nid = \"event-faire\"\nset = \"A\"\n";
    assert_eq!(refused::<Duo>("events.toml", text), (3, "wrong-event-sets"));
}

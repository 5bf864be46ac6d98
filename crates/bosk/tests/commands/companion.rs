//! The opponent of a box beside a table of cardboard, typed.

use super::{bosk, bosk_with, out, refusal};

#[test]
fn nightweave_asks_and_orders_in_both_languages() {
    let mode = ["companion", "valley", "--mode", "nightweave:2:deck=table:die=table", "--seed", "1"];
    let english = out(&bosk_with(&mode, "turn\nr06\n?\n3\nmine\nwhat\n"));
    for part in [
        "Give her 2 spiders",
        "Throw the die",
        "[V19.12]",
        "* Put Mine into her city.",
        "city.mine In her city: Mine: 1",
    ] {
        assert!(english.contains(part), "{part} in {english}");
    }
    let french = out(&bosk_with(&[&mode[..], &["--lang", "fr"]].concat(), "1\nr06\n3\nchateau\n"));
    assert!(french.contains("Lancez le dé") && french.contains("Placez Château dans sa ville."), "{french}");
}

#[test]
fn an_answer_is_taken_back_and_what_was_thought_is_set_right() {
    let mode = ["companion", "valley", "--mode", "nightweave:2:deck=table:die=table", "--seed", "1"];
    let text = out(&bosk_with(&mode, "turn\nr06\n3\nmine\nu\nking\nset hand 7\nset nothing 3\nwhat\n"));
    assert!(text.contains("Put back first what was done since"), "{text}");
    assert!(text.contains("city.king") && !text.contains("city.mine"), "{text}");
    assert!(text.contains("hand Cards in her hand: 7"), "{text}");
    assert!(text.contains("Bosk keeps no “nothing”"), "{text}");
}

#[test]
fn what_counts_by_a_value_of_ours_is_marked_as_on_the_page() {
    let mode = ["companion", "grove", "--mode", "solo:easy", "--seed", "1"];
    let marked = |text: &str, id: &str, mark: &str| {
        let line = text.lines().find(|line| line.trim_start().starts_with(id));
        line.unwrap_or_else(|| panic!("{id} in {text}")).contains(mark)
    };
    let english = out(&bosk_with(&mode, "1\nwhat all\n"));
    let ours = "(counted by a value that is not official)";
    assert!(marked(&english, "crests ", ours) && !marked(&english, "gems ", ours), "{english}");
    let french = out(&bosk_with(&[&mode[..], &["--lang", "fr"]].concat(), "1\nquoi tout\ncorriger gems 3\nquoi\n"));
    let ours = "(compté avec une valeur non officielle)";
    assert!(marked(&french, "crests ", ours) && !marked(&french, "gems ", ours), "{french}");
    assert!(french.contains("Ses gemmes\u{a0}: 3"), "its words are French, too: {french}");
}

#[test]
fn a_table_is_kept_after_every_answer_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("table.json");
    let file = file.to_str().unwrap();
    bosk_with(&["companion", "duo", "--mode", "challenge:easy", "--seed", "2", "--record", file], "3\n");
    let kept = std::fs::read_to_string(file).unwrap();
    assert!(kept.contains("\"companion\": \"challenge:easy\"") && kept.contains("\"3\""), "{kept}");
    let text = out(&bosk_with(&["companion", "duo", "--continue", file], "season\nno\n"));
    assert!(text.contains("The season is over"), "{text}");
    assert!(std::fs::read_to_string(file).unwrap().contains("season"));
    let again = refusal(&["companion", "duo", "--record", file]);
    assert!(again.contains("table.json"), "{again}");
    std::fs::write(file, kept.replace("\"3\"", "\"9\"")).unwrap();
    let broken = refusal(&["companion", "duo", "--continue", file]);
    assert!(broken.contains("Answer 1") && broken.contains("“9”"), "{broken}");
    std::fs::write(file, kept.replace("\"bosk\": 1", "\"bosk\": 9")).unwrap();
    refusal(&["companion", "duo", "--continue", file]);
}

#[test]
fn what_cannot_be_played_so_is_one_sentence() {
    for (game, mode) in
        [("duo", "duel"), ("valley", "players:2"), ("grove", "bards:2"), ("valley", "nightweave:1:schemes:newleaf")]
    {
        refusal(&["companion", game, "--mode", mode]);
    }
    assert!(out(&bosk(&["companion", "--help"])).contains("companion"));
}

#[test]
fn a_pack_of_the_owner_says_what_lies_on_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    write("board.toml", "[[place]]\nid = \"motif-tree\"\nname_en = \"Our Tree\"\nname_fr = \"Notre arbre\"\n");
    write(
        "rival.toml",
        "[[solo]]\nid = \"solo-1\"\ntempo = 2\narrows = [\"right\"]\ntext_en = \"Right.\"\ntext_fr = \"Droite.\"\n",
    );
    let pack = folder.path().to_str().unwrap();
    let mode = ["companion", "grove", "--mode", "solo:easy:deck=table", "--seed", "1", "--pack", pack];
    let text = out(&bosk_with(&mode, "1\nturn\nsolo-2\nsolo-1\n"));
    assert!(text.contains("Our Tree"), "{text}");
    write("board.toml", "[[place]]\nid = \"motif-tree\"\npaths = { up = \"bank\" }\n");
    assert!(refusal(&mode).contains("board.toml"));
}

#[test]
fn results_of_a_campaign_with_cardboard_are_typed_in() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("town.json").display().to_string();
    assert!(bosk(&["campaign", "new", &file, "--town", "Mossbury", "--players", "Ada"]).status.success());
    let won = out(&bosk(&["campaign", "result", &file, "--won", "70", "--watches", "2"]));
    assert!(won.contains("70"), "{won}");
    let lost = out(&bosk(&["campaign", "result", &file, "--lost"]));
    assert!(lost.contains("lost"), "{lost}");
    let again = out(&bosk(&["campaign", "result", &file, "--won", "64", "--replay", "--lang", "fr"]));
    assert!(again.contains("64"), "{again}");
    let sheet = out(&bosk(&["campaign", "show", &file, "--json"]));
    assert!(sheet.contains("\"score\": 70") && sheet.contains("\"score\": 64"), "{sheet}");
    for wrong in [&["--won", "9999"][..], &["--won", "5", "--lost"], &[], &["--won", "5", "--kept", "no-such-news"]] {
        refusal(&[&["campaign", "result", &file], wrong].concat());
    }
    assert_eq!(out(&bosk(&["campaign", "show", &file, "--json"])), sheet, "what is refused changes nothing");
}

#[test]
fn what_can_hardly_be_is_asked_twice() {
    let mode = ["companion", "valley", "--mode", "nightweave:2:deck=table:die=table", "--seed", "1"];
    let text = out(&bosk_with(&mode, "set city.mine 3\nturn\nr06\n3\nmine\nwhat\nmine\nwhat\n"));
    assert!(text.contains("Bosk has counted all of them already") && text.contains("Say the same again"), "{text}");
    let [first, second] = ["In her city: Mine: 3", "In her city: Mine: 4"].map(|part| text.find(part).unwrap());
    assert!(first < second, "only what is said again is so: {text}");
    let text = out(&bosk_with(&mode, "set spiders 9\nwhat\nset spiders 9\nwhat\n"));
    assert!(text.contains("that would be 9 in all, and there are only 2"), "{text}");
    assert!(text.find("Spiders in the Lair: 2") < text.find("Spiders in the Lair: 9"), "{text}");
}

#[test]
fn where_to_look_is_drawn_in_letters() {
    let mode = ["companion", "duo", "--mode", "challenge:easy:die=table", "--seed", "1"];
    let text = out(&bosk_with(&mode, "?\n"));
    assert!(text.contains("Where to look, in brackets"), "{text}");
    assert!(text.contains("[ 1] [ 2] [ 3] [ 4] [ 5] [ 6]"), "{text}");
}

#[test]
fn a_card_that_was_not_copied_is_told_as_it_comes_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let pack = folder.path().to_str().unwrap();
    let mode = ["companion", "grove", "--mode", "solo:easy:deck=table", "--seed", "1"];
    let nowhere = out(&bosk_with(&mode, "1\nturn\ncard\n"));
    assert!(nowhere.contains("--pack"), "{nowhere}");
    let with_pack = [&mode[..], &["--pack", pack]].concat();
    // Tempo 4, up, nothing more; the choice is by number or by name, and what is no choice is asked again.
    let text = out(&bosk_with(&with_pack, "1\nturn\ncard\n5\nsideways\nup\nnothing\nwhat\n"));
    assert!(text.contains("Turn his dial by 4") && text.contains("That is no answer"), "{text}");
    let kept = std::fs::read_to_string(folder.path().join("rival.toml")).unwrap();
    assert!(kept.contains("tempo = 4") && kept.contains("arrows = [\"up\"]") && kept.contains("text_fr"), "{kept}");
    // The next one takes the next place, and the first can be chosen.
    let text = out(&bosk_with(&with_pack, "1\nturn\nsolo-1\ncard\n1\n2\n3\n"));
    assert!(text.contains("Turn his dial by 4") && text.contains("Put his token 1"), "{text}");
    assert!(std::fs::read_to_string(folder.path().join("rival.toml")).unwrap().contains("solo-2"));
    // One of Nightweave's: spring, a spider, clockwise, no visitor; then the lines of three seasons.
    std::fs::remove_file(folder.path().join("rival.toml")).unwrap();
    let mode = ["companion", "valley", "--mode", "nightweave:1:deck=table", "--seed", "1", "--pack", pack];
    let text = out(&bosk_with(&mode, "turn\ncard\nwinter\n1\n1\n1\ndraw +\ndiscard\n\n\n\n\n\n\n1\n5\nwhat\n"));
    let kept = std::fs::read_to_string(folder.path().join("activity.toml")).unwrap();
    assert!(
        kept.contains("first = \"draw + level\"") && kept.matches("second = \"discard\"").count() == 4,
        "{kept}\n{text}"
    );
    assert!(text.contains("Cards in her hand: 2"), "she draws at once: {text}");
}

//! The menu of the shelf, held against the boxes: it offers everything they have, and nothing they would refuse unsaid.

use duo::mode::{CHAPTERS, Quest};
use menu::{Mode, Name, Part, Refused, Row, Start, Wish};
use std::collections::HashSet;
use table::content::Pack as _;
use table::{Chance, Line, Shelved};
use valley::webs::{Personality, Plot};

/// Every wish that differs in the rows that have a say, seats left as they are.
fn wishes(mode: &'static Mode) -> Vec<Wish> {
    let mut wishes = vec![Wish::default()];
    for row in mode.all_rows().filter(|row| !matches!(row.part, Part::Seat(_) | Part::Side)) {
        let each = |wish: Wish| {
            let choices = if mode.is_shown(row, &wish) { row.choices.len() } else { 1 };
            (0..choices).map(move |n| {
                let mut wish = wish.clone();
                wish.choose(row, n);
                wish
            })
        };
        wishes = wishes.into_iter().flat_map(each).collect();
    }
    wishes
}

/// Every start that a box's modes can compose.
fn starts(modes: &'static [Mode]) -> Vec<Result<Start, Refused>> {
    modes.iter().flat_map(|mode| wishes(mode).into_iter().filter_map(|wish| mode.start(&wish))).collect()
}

fn row(modes: &'static [Mode], id: &str) -> &'static Row {
    modes.iter().flat_map(Mode::all_rows).find(|row| row.id == id).unwrap_or_else(|| panic!("no row {id}"))
}

#[test]
fn duo_understands_every_mode_of_the_menu_and_the_menu_offers_every_mode_of_duo() {
    let pack = duo::Pack::ours().unwrap();
    let mut offered = HashSet::new();
    for start in starts(menu::DUO.modes) {
        let start = start.expect("nothing of Duo is refused");
        let mode = duo::Mode::read(&start.mode, &pack).unwrap_or_else(|why| panic!("{}: {why}", start.mode));
        assert_eq!(start.seats.len(), 2, "{}", start.mode);
        offered.insert(mode.write(&pack));
    }
    let mut chance = Chance::from_seed(1);
    for _ in 0..5000 {
        let mode = duo::Mode::by_lot(&mut chance);
        // What a campaign brings along is written by the campaign.
        let fresh = match mode {
            duo::Mode::Together { quest: Quest::Chapter(chapter), solo } => duo::Mode::Together {
                quest: Quest::Chapter(duo::mode::Chapter::alone(chapter.number, chapter.difficulty)),
                solo,
            },
            duo::Mode::Duel | duo::Mode::Together { .. } => mode,
        };
        let written = fresh.write(&pack);
        assert!(offered.contains(&written), "nobody can choose {written}");
    }
}

#[test]
fn valley_judges_every_mode_of_the_menu_as_the_menu_does_and_all_its_modes_are_offered() {
    let valley = valley::Valley::with_pack(valley::Pack::ours().unwrap());
    let mut offered = HashSet::new();
    for mode in menu::VALLEY.modes {
        for wish in wishes(mode) {
            let Some(start) = mode.start(&wish) else { continue };
            match start {
                Ok(start) => {
                    let mode = valley::Mode::read(&start.mode).unwrap_or_else(|why| panic!("{}: {why}", start.mode));
                    assert_eq!(start.seats.len(), mode.players(), "{}", start.mode);
                    offered.insert(mode.write());
                }
                Err(Refused { text, rule }) => {
                    let words = words(mode, &wish);
                    assert_eq!(valley::Mode::read(&words), Err(Line::new(text).with("rule", rule)), "{words}");
                }
            }
        }
    }
    let mut chance = Chance::from_seed(1);
    for _ in 0..20_000 {
        let written = valley.in_any_mode(&mut chance).play_mode().write();
        assert!(offered.contains(&written), "nobody can choose {written}");
    }
}

#[test]
fn grove_judges_every_mode_of_the_menu_as_the_menu_does_and_all_its_modes_are_offered() {
    let grove = grove::Grove::ours();
    let pack = grove.pack();
    let mut offered = HashSet::new();
    for mode in menu::GROVE.modes {
        for wish in wishes(mode) {
            let Some(start) = mode.start(&wish) else { continue };
            match start {
                Ok(start) => {
                    let mode =
                        grove::Mode::read(&start.mode, pack).unwrap_or_else(|why| panic!("{}: {why}", start.mode));
                    assert_eq!(start.seats.len(), usize::from(mode.bards), "{}", start.mode);
                    offered.insert(mode.write(pack));
                }
                Err(Refused { text, rule }) => {
                    let words = words(mode, &wish);
                    assert_eq!(grove::Mode::read(&words, pack), Err(Line::new(text).with("rule", rule)), "{words}");
                }
            }
        }
    }
    let mut chance = Chance::from_seed(1);
    for _ in 0..20_000 {
        let written = grove::Mode::by_lot(&mut chance, pack).write(pack);
        assert!(offered.contains(&written), "nobody can choose {written}");
    }
}

/// The mode that was wished for, although it is refused.
fn words(mode: &'static Mode, wish: &Wish) -> String {
    let menu::Act::Play { first, last, .. } = mode.act else { panic!("{} begins no game", mode.id) };
    let is_word = |row: &&Row| matches!(row.part, Part::Word | Part::Count | Part::Bard(_));
    let chosen = mode.all_rows().filter(is_word).filter(|row| mode.is_shown(row, wish));
    let words = chosen.map(|row| row.choices[wish.chosen(row)].word);
    let words = std::iter::once(first).chain(words).chain([last]);
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(":")
}

#[test]
fn names_are_those_of_the_packs() {
    let title = |words: &table::entry::Words| (words.en.clone(), words.fr.clone());
    let named = |name: Name| match name {
        Name::Title { en, fr } => (en.to_owned(), fr.to_owned()),
        Name::Text(_) | Name::Number => panic!("{name:?} is no title"),
    };
    let duo = duo::Pack::ours().unwrap();
    let chapters = row(menu::DUO.modes, "chapter").choices;
    assert_eq!(chapters.len(), usize::from(CHAPTERS));
    for (choice, chapter) in chapters.iter().zip(&duo.chapters) {
        assert_eq!(named(choice.name), title(&chapter.entry.name));
    }
    let valley = valley::Pack::ours().unwrap();
    let find = |id: &str, word: String| {
        let found = row(menu::VALLEY.modes, id).choices.iter().find(|choice| choice.word == word);
        named(found.unwrap_or_else(|| panic!("{word} cannot be chosen")).name)
    };
    for it in Personality::ALL {
        assert_eq!(find("personality", format!("personality={}", it.id())), title(&valley.personality(it).name));
    }
    for it in Plot::ALL {
        assert_eq!(find("web", format!("plot={}", it.id())), title(&valley.plot(it).name));
    }
    let bards = row(menu::GROVE.modes, "bard-0").choices;
    let grove = grove::Grove::ours();
    assert_eq!(bards.len(), 1 + grove.pack().bards.len());
    for (choice, bard) in bards.iter().skip(1).zip(&grove.pack().bards) {
        assert_eq!(named(choice.name), title(&bard.entry.name));
        assert_eq!(choice.word, format!("bard={}", bard.entry.id));
    }
}

#[test]
fn every_level_and_every_box_is_offered_and_seats_hold_nobody_else() {
    let offered = menu::LEVELS.each_ref().map(|level| (level.word, level.name, level.how));
    assert_eq!(offered, bots::LEVELS.map(|level| (level.id, Name::Text(level.name), level.says)));
    let sitters: HashSet<&str> = menu::LEVELS.iter().map(|level| level.word).chain([menu::HUMAN]).collect();
    for (n, level) in bots::LEVELS.iter().enumerate() {
        assert_eq!(menu::level_of(level.id), Some(n));
    }
    // Seats of older games name the bots.
    assert_eq!(["random", "greedy"].map(menu::level_of), [Some(0), Some(1)]);
    let playable = menu::BOXES.iter().filter(|it| !it.modes.is_empty()).map(|it| it.id);
    assert_eq!(playable.collect::<Vec<_>>(), shelf::BOXES);
    for start in menu::BOXES.into_iter().flat_map(|it| starts(it.modes)).flatten() {
        assert!(start.seats.iter().all(|seat| sitters.contains(seat)), "{start:?}");
    }
}

#[test]
fn seats_are_filled_as_chosen() {
    let mode = |modes: &'static [Mode], id: &str| modes.iter().find(|mode| mode.id == id).unwrap();
    let seats = |mode: &Mode, wish: &Wish| mode.start(wish).unwrap().unwrap().seats;
    let duel = mode(menu::DUO.modes, "duel");
    let mut wish = Wish::default();
    assert_eq!(seats(duel, &wish), ["human", "hedgehog"]);
    wish.choose(row(menu::DUO.modes, "side"), 1);
    wish.choose(&menu::OPPONENT, 0);
    assert_eq!((seats(duel, &wish), duel.bots(&wish)), (vec!["dormouse", "human"], 1));
    wish.choose(row(menu::DUO.modes, "against"), 1);
    assert_eq!((seats(duel, &wish), duel.bots(&wish)), (vec!["human", "human"], 0));
    let players = mode(menu::VALLEY.modes, "players");
    let mut wish = Wish::default();
    wish.choose(row(menu::VALLEY.modes, "players"), 2);
    wish.choose(&menu::OPPONENT, 4);
    assert_eq!(seats(players, &wish), ["human", "owl", "owl", "owl"]);
    wish.choose(row(menu::VALLEY.modes, "others"), 2);
    wish.choose(row(menu::VALLEY.modes, "seat-1"), 5);
    wish.choose(row(menu::VALLEY.modes, "seat-2"), 0);
    assert_eq!(seats(players, &wish), ["human", "owl", "human", "hedgehog"], "each bot has a level of its own");
    assert_eq!(players.bots(&wish), 0, "and none is asked for");
    let solo = mode(menu::GROVE.modes, "solo");
    assert_eq!(seats(solo, &wish), ["human"]);
    let bards = mode(menu::GROVE.modes, "bards");
    assert_eq!(seats(bards, &wish), ["human", "owl", "human", "hedgehog"]);
}

#[test]
fn no_mode_shows_more_than_two_rows_of_options_at_first() {
    for mode in menu::BOXES.iter().flat_map(|it| it.modes) {
        // The chapter and its difficulty share a row.
        let rows = mode.rows.iter().filter(|row| row.id != "difficulty").count();
        assert!(rows <= 2, "{} has {rows}", mode.id);
    }
}

#[test]
fn every_day_has_a_game_that_one_person_can_begin_and_boxes_take_turns() {
    let days: Vec<_> = (20_000..20_060).map(|day| menu::today(day).expect("a game")).collect();
    for today in &days {
        assert_eq!(today.start.seats.iter().filter(|seat| **seat == menu::HUMAN).count(), 1, "{}", today.start.mode);
        let opened = shelf::open(today.of.id, Some(&today.start.mode), None);
        assert!(opened.is_ok(), "{} {}", today.of.id, today.start.mode);
    }
    assert!(
        days.windows(3)
            .all(|three| three[0].of != three[1].of && three[1].of != three[2].of && three[0].of != three[2].of)
    );
    let modes: HashSet<&str> = days.iter().map(|today| today.start.mode.as_str()).collect();
    assert!(modes.len() > 5, "{modes:?}");
}

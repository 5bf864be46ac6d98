//! The sheet of a campaign: chapters in order, replays, Good News carried over, the tally, and files that lie.

use duo::campaign::{Attempt, Campaign, CampaignError, Medal, Next, Outcome, Typed};
use duo::mode::{Difficulty, Level, Mode, Quest};
use duo::trophies::Trophies;
use duo::{Action, Duo};
use table::{Chance, Game, Record, Sitting};

fn campaign(difficulty: Difficulty) -> Campaign {
    let names = vec!["Ada".to_owned(), "Grace".to_owned()];
    Campaign::new(Duo::ours().pack(), names, "Mossbury".to_owned(), difficulty)
}

/// Plays a chapter at random, up to a number of moves, and writes it down.
fn play(campaign: &mut Campaign, chapter: u8, seed: u64, moves: usize) {
    let game = campaign.game(&Duo::ours(), chapter).unwrap();
    let mut sitting = Sitting::new(&game, seed, vec!["human".to_owned(); 2]);
    let mut chance = Chance::from_seed(seed);
    let mut actions = Vec::new();
    for _ in 0..moves {
        let Some(seat) = game.decider(sitting.state()) else {
            break;
        };
        game.legal(sitting.state(), &mut actions);
        sitting.act(seat, *chance.pick(&actions)).unwrap();
    }
    campaign.finish(&game, &sitting, "2026-11-15");
}

const TO_THE_END: usize = 10_000;

/// An attempt that nobody played, for adding up.
fn made_up(won: bool, score: i32, watches: u8) -> Attempt {
    let record = Record {
        bosk: 1,
        game: "duo".to_owned(),
        mode: "chapter:1:normal".to_owned(),
        pack: Duo::ours().pack_digest(),
        seed: 1,
        seats: vec!["human".to_owned(); 2],
        actions: Vec::new(),
    };
    Attempt { date: "2026-11-15".to_owned(), won, score, watches, record, typed: None }
}

/// [D19.1] [D19.2] [D19.8]
#[test]
fn chapters_come_in_order_and_a_lost_one_writes_zero() {
    let mut sheet = campaign(Difficulty::Normal);
    assert_eq!(sheet.next(), Next::Chapter(1));
    play(&mut sheet, 1, 5, TO_THE_END);
    assert_eq!(sheet.next(), Next::Chapter(2));
    let first = sheet.result(1).unwrap();
    assert_eq!((first.won, first.score), (false, 0), "random play does not win a chapter");
    play(&mut sheet, 2, 6, 4);
    assert!(!sheet.result(2).unwrap().won, "given up is lost");
    assert_eq!(sheet.result(2).unwrap().watches, 1, "the watch of chapter 2 was not used yet");
}

/// [D19.9] [D19.10] [D19.11]
#[test]
fn a_lost_chapter_is_replayed_once_and_the_last_attempt_counts() {
    let mut sheet = campaign(Difficulty::Normal);
    assert_eq!(sheet.may_replay().unwrap_err().id, "replay-nothing");
    play(&mut sheet, 1, 5, TO_THE_END);
    assert_eq!(sheet.may_replay(), Ok(1));
    play(&mut sheet, 1, 8, TO_THE_END);
    assert_eq!(sheet.chapters[0].len(), 2);
    assert_eq!(sheet.replays(), 1);
    assert_eq!(sheet.may_replay().unwrap_err().id, "replay-once");
    let mut won = campaign(Difficulty::Normal);
    won.chapters.push(vec![made_up(true, 90, 0)]);
    assert_eq!(won.may_replay().unwrap_err().id, "replay-won");
}

/// [D19.9]
#[test]
fn hard_campaigns_have_three_replays_in_all() {
    let mut sheet = campaign(Difficulty::Hard);
    for _ in 0..3 {
        sheet.chapters.push(vec![made_up(false, 0, 0), made_up(false, 0, 0)]);
    }
    sheet.chapters.push(vec![made_up(false, 0, 0)]);
    assert_eq!(sheet.may_replay().unwrap_err().id, "replay-none-left");
}

/// [D18.2] [D19.10] What was kept comes along, what was used stays used, even through a replay.
#[test]
fn good_news_is_carried_over() {
    let mut sheet = campaign(Difficulty::Normal);
    play(&mut sheet, 1, 5, 6);
    let duo = Duo::ours();
    let second = sheet.game(&duo, 2).unwrap().play_mode().chapter().unwrap();
    assert_eq!(second.kept.len(), 1, "one card was kept in chapter 1");
    // Use it in chapter 2 at the first turn.
    let game = sheet.game(&duo, 2).unwrap();
    let mut sitting = Sitting::new(&game, 9, vec!["human".to_owned(); 2]);
    let kept = second.kept.iter().next().unwrap();
    let mut actions = Vec::new();
    loop {
        game.legal(sitting.state(), &mut actions);
        let seat = game.decider(sitting.state()).unwrap();
        let done = actions.contains(&Action::News(kept));
        let action = if done { Action::News(kept) } else { actions[0] };
        sitting.act(seat, action).unwrap();
        if done {
            break;
        }
    }
    sheet.finish(&game, &sitting, "2026-11-16");
    let third = sheet.game(&duo, 3).unwrap().play_mode().chapter().unwrap();
    assert!(third.used.has(kept) && !third.kept.has(kept));
    let replay = sheet.game(&duo, 2).unwrap().play_mode().chapter().unwrap();
    assert!(replay.used.has(kept), "a replay does not bring it back");
}

/// [D19.12] [D19.13]
#[test]
fn the_tally_adds_watches_takes_off_replays_and_gives_a_medal() {
    let mut sheet = campaign(Difficulty::Normal);
    for number in 1..=15 {
        let mut attempts = vec![made_up(true, 90, 1)];
        if number == 4 {
            attempts.insert(0, made_up(false, 0, 1));
        }
        if number == 9 {
            attempts = vec![made_up(false, 0, 0)];
        }
        sheet.chapters.push(attempts);
    }
    assert_eq!(sheet.next(), Next::Done);
    assert_eq!(sheet.running_total(3), 270);
    assert_eq!(sheet.running_total(15), 14 * 90);
    assert_eq!((sheet.unused_watches(), sheet.replays()), (14, 1));
    assert_eq!(sheet.total(), 14 * 90 + 140 - 30);
    assert_eq!(Medal::of(sheet.total()), Some(Medal::Silver));
    let medals = [999, 1000, 1249, 1250, 1499, 1500].map(Medal::of);
    let (bronze, silver, gold) = (Some(Medal::Bronze), Some(Medal::Silver), Some(Medal::Gold));
    assert_eq!(medals, [None, bronze, bronze, silver, silver, gold]);
}

#[test]
fn a_campaign_comes_back_from_its_file_with_a_chapter_in_the_middle() {
    let duo = Duo::ours();
    let mut sheet = campaign(Difficulty::Normal);
    play(&mut sheet, 1, 5, TO_THE_END);
    play(&mut sheet, 1, 8, TO_THE_END);
    play(&mut sheet, 2, 3, TO_THE_END);
    let game = sheet.game(&duo, 3).unwrap();
    let mut sitting = Sitting::new(&game, 4, vec!["human".to_owned(); 2]);
    let first = game.read_action("for tortoise").unwrap();
    sitting.act(game.decider(sitting.state()).unwrap(), first).unwrap();
    sheet.running = Some(sitting.record());
    let back = Campaign::from_json(&sheet.to_json(), &duo).unwrap();
    assert_eq!(back, sheet);
}

#[test]
fn files_that_are_cut_newer_or_impossible_are_refused_with_the_reason() {
    let duo = Duo::ours();
    let mut sheet = campaign(Difficulty::Normal);
    play(&mut sheet, 1, 5, TO_THE_END);
    play(&mut sheet, 2, 6, TO_THE_END);
    let json = sheet.to_json();
    let refused = |text: &str| Campaign::from_json(text, &duo).unwrap_err();
    assert!(matches!(refused(&json[..json.len() / 2]), CampaignError::Broken { line, .. } if line > 1));
    assert!(matches!(refused(&json.replace("\"campaign\": 1", "\"campaign\": 2")), CampaignError::Newer(2)));
    let other_pack = json.replacen(&sheet.pack.to_string(), "0000000000000000", 1);
    assert!(matches!(refused(&other_pack), CampaignError::OtherPack { .. }));

    let why = |change: &dyn Fn(&mut Campaign)| {
        let mut lie = sheet.clone();
        change(&mut lie);
        match refused(&lie.to_json()) {
            CampaignError::Impossible { chapter, why } => (chapter, why.id),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(why(&|c| c.chapters[0][0].won = true), (1, "campaign-other-result"));
    assert_eq!(why(&|c| c.chapters[1][0].score = 120), (2, "campaign-other-result"));
    assert_eq!(why(&|c| c.chapters[1][0].watches = 9), (2, "campaign-other-result"));
    assert_eq!(why(&|c| drop(c.chapters.remove(0))), (1, "campaign-other-mode"));
    assert_eq!(why(&|c| c.difficulty = Difficulty::Hard), (1, "campaign-other-mode"));
    assert_eq!(why(&|c| c.players.clear()), (0, "campaign-players"));
    assert_eq!(why(&|c| c.chapters[0].clear()), (1, "campaign-replays"));
    let forged = |c: &mut Campaign| c.chapters[1][0].record.mode = "chapter:2:normal:kept=warm-applause".to_owned();
    assert_eq!(why(&forged), (2, "campaign-other-mode"));
    assert_eq!(why(&|c| c.chapters[0][0].record.actions[0] = "for thorn".to_owned()), (1, "record-unreadable-move"));
    let running = |c: &mut Campaign| c.running = Some(c.chapters[0][0].record.clone());
    assert_eq!(why(&running), (3, "campaign-other-mode"));
}

/// [D18.2] [D19.8] [D19.12] A campaign at a table of cardboard: results are typed in, and the file is the same as on screen.
#[test]
fn results_of_cardboard_are_typed_in_and_medals_counted() {
    let duo = Duo::ours();
    let mut sheet = campaign(Difficulty::Normal);
    let typed = |won, points, kept: &[&str], used: &[&str]| Outcome {
        date: "2026-11-16".to_owned(),
        won,
        points,
        watches: 1,
        news: Typed {
            kept: kept.iter().map(|id| (*id).to_owned()).collect(),
            used: used.iter().map(|id| (*id).to_owned()).collect(),
        },
        replay: false,
    };
    let id = |n: usize| duo.pack().good_news[n].entry.id.clone();
    let (first, second) = (id(0), id(1));
    sheet.write_down(&duo, typed(true, 90, &[&first], &[])).unwrap();
    assert!(sheet.game(&duo, 2).unwrap().mode().contains(&format!("kept={first}")));
    let refused = sheet.write_down(&duo, typed(true, 90, &[&first], &[&first])).unwrap_err();
    assert_eq!(refused.id, "campaign-typed-news");
    assert!(sheet.write_down(&duo, typed(true, 9_000, &[], &[])).is_err(), "no city is worth that");
    sheet.write_down(&duo, typed(false, 90, &[&second], &[&first])).unwrap();
    assert_eq!(sheet.result(2).unwrap().score, 0, "a lost chapter writes zero");
    assert!(sheet.write_down(&duo, typed(true, 80, &[&first], &[])).is_err(), "what was used stays used");
    sheet.write_down(&duo, Outcome { replay: true, ..typed(true, 80, &[], &[&first, &second]) }).unwrap();
    assert_eq!(sheet.total(), 90 + 80 + 2 * 10 - 30);
    for _ in 3..=15 {
        sheet.write_down(&duo, typed(true, 100, &[], &[&first, &second])).unwrap();
    }
    assert_eq!((sheet.next(), Medal::of(sheet.total())), (Next::Done, Some(Medal::Gold)));
    assert_eq!(Campaign::from_json(&sheet.to_json(), &duo).unwrap(), sheet);
    // [D19.11] What was typed in last can be taken back, a replay before the attempt that it replaced.
    let mut shorter = sheet.clone();
    for left in (2..15).rev() {
        assert!(shorter.take_back());
        assert_eq!((shorter.next(), shorter.chapters.len()), (Next::Chapter(left as u8 + 1), left));
    }
    assert!(shorter.take_back() && !shorter.result(2).unwrap().won, "the replay is gone");
    assert!(shorter.take_back() && shorter.take_back() && !shorter.take_back(), "then nothing is left");
    let mut lie = sheet.clone();
    lie.chapters[4][0].watches = 9;
    assert!(Campaign::from_json(&lie.to_json(), &duo).is_err());
}

/// [D20.13] Ticks are kept apart for levels and for one or two people, and come back from their file.
#[test]
fn trophies_are_ticked_once_for_each_level_and_number_of_people() {
    let duo = Duo::ours();
    let game = duo.in_mode(Mode::Together { quest: Quest::Challenge(Level::Easy), solo: true });
    let text = include_str!("../../../../scenarios/duo/together/thorn/trophies-solo-easy.toml");
    let scenario = table::scenario::Scenario::read("trophies-solo-easy.toml", text).unwrap();
    let mut state = scenario.start(&game).unwrap();
    for step in scenario.lesson(&game).unwrap().0 {
        game.apply(&mut state, step.action, &mut table::Deaf).unwrap();
    }
    let mut sheet = Trophies::default();
    let new = sheet.tick(&game, &state);
    assert!(!new.is_empty(), "the scenario wins with something to be proud of");
    assert!(sheet.tick(&game, &state).is_empty(), "nothing is ticked twice");
    assert!(sheet.has(duo.pack(), new[0], Level::Easy, 1) && !sheet.has(duo.pack(), new[0], Level::Easy, 2));
    assert_eq!(Trophies::from_json(&sheet.to_json(), duo.pack()).unwrap(), sheet);
    let wrong = sheet.to_json().replacen("\"easy\"", "\"tiny\"", 1);
    assert_eq!(Trophies::from_json(&wrong, duo.pack()).unwrap_err().id, "trophies-unknown");
    assert_eq!(Trophies::from_json("{", duo.pack()).unwrap_err().id, "trophies-broken");
}

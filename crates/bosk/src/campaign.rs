//! `bosk campaign`: fifteen chapters on one sheet, kept in a file.

use crate::failure::Failure;
use crate::files::{self, Held};
use crate::play::{self, Wish};
use crate::terminal::{bold, dim};
use duo::Duo;
use duo::campaign::{Campaign, Medal, Next, Outcome};
use duo::mode::{CHAPTERS, Difficulty};
use std::path::Path;
use table::{Arg, Game, Line, Record, Sitting};
use words::Words;

/// Starts a sheet; a file that is there already stays.
pub fn new(
    words: &Words,
    duo: &Duo,
    file: &Path,
    players: Vec<String>,
    town: String,
    difficulty: &str,
) -> Result<(), Failure> {
    let bad = |name: &'static str, value: &str| Line::new("cli-bad-value").with("name", name).with("value", value);
    let difficulty = Difficulty::from_id(difficulty).ok_or_else(|| bad("--difficulty", difficulty))?;
    if players.len() > 2 || players.iter().any(String::is_empty) {
        return Err(bad("--players", &players.join(",")).into());
    }
    let campaign = Campaign::new(duo.pack(), players, town, difficulty);
    if !files::create(file, &campaign.to_json())? {
        return Err(Line::new("cli-file-exists").with("file", file.display().to_string()).into());
    }
    tell(words, duo, &campaign);
    Ok(())
}

fn understand(duo: &Duo, file: &Path, text: &str) -> Result<Campaign, Failure> {
    Campaign::from_json(text, duo).map_err(|error| Failure::at(file, error.line()))
}

/// The day, for the sheet.
fn today() -> String {
    jiff::Zoned::now().date().to_string()
}

/// Plays the chapter that comes next, goes on with one, or replays one that was lost.
pub fn play(
    words: &Words,
    duo: &Duo,
    file: &Path,
    replay: bool,
    seats: Option<Vec<String>>,
    seed: u64,
) -> Result<(), Failure> {
    let mut held = Held::take(file)?;
    let campaign = understand(duo, file, &held.text()?)?;
    let seats = seats.unwrap_or_else(|| vec!["human".to_owned(); 2]);
    let game = match (&campaign.running, campaign.next()) {
        (Some(record), _) => {
            duo.in_mode(duo::Mode::read(&record.mode, duo.pack()).map_err(|why| Failure::at(file, why))?)
        }
        (None, _) if replay => {
            let chapter = campaign.may_replay()?;
            campaign.game(duo, chapter).map_err(|error| Failure::at(file, error.line()))?
        }
        (None, Next::Chapter(chapter)) => {
            campaign.game(duo, chapter).map_err(|error| Failure::at(file, error.line()))?
        }
        (None, Next::Done) => {
            tell(words, duo, &campaign);
            return Ok(());
        }
    };
    let begun = match &campaign.running {
        None => None,
        Some(record) => Some(record.replay(&game, None).map_err(|error| Failure::at(file, error.line()))?),
    };
    let mut sheet = campaign.clone();
    let keeper = |record: &Record| {
        sheet.running = Some(record.clone());
        held.save(&sheet.to_json())
    };
    let sitting = play::play(&game, words, Wish { seed, seats, keeper: Some(Box::new(keeper)) }, begun)?;
    if game.decider(sitting.state()).is_some() {
        return Ok(());
    }
    finish(words, duo, held, campaign, &game, &sitting)
}

fn finish(
    words: &Words,
    duo: &Duo,
    mut held: Held,
    mut campaign: Campaign,
    game: &Duo,
    sitting: &Sitting<&'_ Duo>,
) -> Result<(), Failure> {
    campaign.finish(game, sitting, &today());
    held.save(&campaign.to_json())?;
    tell(words, duo, &campaign);
    Ok(())
}

/// Counts the running chapter as lost.
pub fn give_up(words: &Words, duo: &Duo, file: &Path) -> Result<(), Failure> {
    let held = Held::take(file)?;
    let campaign = understand(duo, file, &held.text()?)?;
    let Some(record) = campaign.running.clone() else {
        return Err(Line::new("cli-nothing-running").into());
    };
    let game = duo.in_mode(duo::Mode::read(&record.mode, duo.pack()).map_err(|why| Failure::at(file, why))?);
    let sitting = record.replay(&game, None).map_err(|error| Failure::at(file, error.line()))?;
    finish(words, duo, held, campaign, &game, &sitting)
}

/// What somebody types in of a chapter that was played with cardboard.
pub struct Told<'t> {
    /// The points of the city, if it was won.
    pub won: Option<i32>,
    /// Watches that were not used.
    pub watches: u8,
    /// Good News that are kept, and those that were used up, where that changed.
    pub news: [Option<&'t str>; 2],
    /// Whether the chapter played last was played again.
    pub replay: bool,
}

/// Writes down what came of a chapter at a table of cardboard.
pub fn result(words: &Words, duo: &Duo, file: &Path, told: Told<'_>) -> Result<(), Failure> {
    let mut held = Held::take(file)?;
    let mut campaign = understand(duo, file, &held.text()?)?;
    let mut news = campaign.news(duo);
    let ids = |list: &str| list.split(',').map(str::trim).filter(|id| !id.is_empty()).map(str::to_owned).collect();
    for (cards, typed) in [&mut news.kept, &mut news.used].into_iter().zip(told.news) {
        if let Some(list) = typed {
            *cards = ids(list);
        }
    }
    let (won, points) = (told.won.is_some(), told.won.unwrap_or(0));
    let outcome = Outcome { date: today(), won, points, watches: told.watches, news, replay: told.replay };
    campaign.write_down(duo, outcome)?;
    held.save(&campaign.to_json())?;
    tell(words, duo, &campaign);
    Ok(())
}

/// Shows the sheet.
pub fn show(words: &Words, duo: &Duo, file: &Path, json: bool) -> Result<(), Failure> {
    let campaign = understand(duo, file, &files::read(file)?)?;
    if json {
        let chapters: Vec<_> = campaign
            .chapters
            .iter()
            .map(|attempts| {
                let last = attempts.last();
                serde_json::json!({
                    "attempts": attempts.len(),
                    "won": last.is_some_and(|attempt| attempt.won),
                    "score": last.map_or(0, |attempt| attempt.score),
                    "watches": last.map_or(0, |attempt| attempt.watches),
                })
            })
            .collect();
        let sheet = serde_json::json!({
            "town": campaign.town,
            "players": campaign.players,
            "difficulty": campaign.difficulty,
            "chapters": chapters,
            "total": campaign.total(),
            "medal": Medal::of(campaign.total()).map(|medal| format!("{medal:?}").to_lowercase()),
        });
        println!("{sheet:#}");
        return Ok(());
    }
    tell(words, duo, &campaign);
    Ok(())
}

fn tell(words: &Words, duo: &Duo, campaign: &Campaign) {
    let say = |line: Line| words.say(&line);
    let players = campaign.players.iter().map(|name| Arg::from(name.as_str())).collect();
    let head = Line::new("cli-sheet-head").with("town", campaign.town.as_str()).with("players", Arg::List(players));
    let difficulty = match campaign.difficulty {
        Difficulty::Normal => "page-normal",
        Difficulty::Hard => "page-hard",
    };
    anstream::println!("{}", bold(&say(head.with("difficulty", Line::new(difficulty)))));
    for number in 1..=CHAPTERS {
        let title = Arg::from(&duo.pack().chapters[usize::from(number) - 1].entry.name);
        let Some(attempt) = campaign.result(number) else {
            let line = Line::new("cli-sheet-open").with("n", number).with("title", title);
            anstream::println!("{}", dim(&say(line)));
            continue;
        };
        let id = if attempt.won { "cli-sheet-won" } else { "cli-sheet-lost" };
        let replayed = campaign.chapters[usize::from(number) - 1].len() > 1;
        let line = Line::new(id)
            .with("n", number)
            .with("title", title)
            .with("date", attempt.date.as_str())
            .with("score", attempt.score)
            .with("watches", attempt.watches)
            .with("replayed", i64::from(replayed))
            .with("total", campaign.running_total(number.into()));
        anstream::println!("{}", say(line));
    }
    let total = Line::new("cli-sheet-total")
        .with("watches", campaign.unused_watches())
        .with("replays", campaign.replays())
        .with("total", campaign.total());
    anstream::println!("{}", bold(&say(total)));
    match (campaign.next(), Medal::of(campaign.total())) {
        (Next::Done, Some(medal)) => {
            anstream::println!("{}", bold(&say(Line::new("cli-sheet-medal").with("medal", medal.line()))))
        }
        (Next::Done, None) => anstream::println!("{}", say(Line::new("cli-sheet-no-medal"))),
        (Next::Chapter(_), _) if campaign.may_replay().is_ok() => {
            anstream::println!("{}", say(Line::new("cli-sheet-replay")))
        }
        (Next::Chapter(_), _) => {}
    }
}

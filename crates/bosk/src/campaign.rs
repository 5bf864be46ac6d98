//! `bosk campaign`: fifteen chapters on one sheet, kept in a file; and the sheet of achievements.

use crate::failure::Failure;
use crate::play::{self, Keeper, Wish};
use crate::replay::at;
use crate::terminal::{bold, dim, wrap};
use duo::Duo;
use duo::campaign::{Campaign, Medal, Next};
use duo::mode::{CHAPTERS, Difficulty};
use duo::trophies::Trophies;
use std::path::Path;
use table::{Arg, Game, Line, Sitting};
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
    if file.exists() {
        return Err(Line::new("cli-file-exists").with("file", file.display().to_string()).into());
    }
    let bad = |name: &'static str, value: &str| Line::new("cli-bad-value").with("name", name).with("value", value);
    let word = Difficulty::WORDS.iter().find(|(id, _)| *id == difficulty);
    let &(_, difficulty) = word.ok_or_else(|| bad("--difficulty", difficulty))?;
    if players.len() > 2 || players.iter().any(String::is_empty) {
        return Err(bad("--players", &players.join(",")).into());
    }
    let campaign = Campaign::new(duo.pack(), players, town, difficulty);
    keep(file, &campaign)?;
    tell(words, duo, &campaign);
    Ok(())
}

fn read(duo: &Duo, file: &Path) -> Result<Campaign, Failure> {
    let text = std::fs::read_to_string(file).map_err(|e| Failure::read(file, &e))?;
    Campaign::from_json(&text, duo).map_err(|error| at(file, error.line()))
}

fn keep(file: &Path, campaign: &Campaign) -> Result<(), Failure> {
    play::save(file, &campaign.to_json())
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
    let mut campaign = read(duo, file)?;
    let seats = seats.unwrap_or_else(|| vec!["human".to_owned(); 2]);
    let game = match (&campaign.running, campaign.next()) {
        (Some(record), _) => duo.in_mode(duo::Mode::read(&record.mode, duo.pack()).map_err(|why| at(file, why))?),
        (None, _) if replay => {
            let chapter = campaign.may_replay()?;
            campaign.game(duo, chapter).map_err(|error| at(file, error.line()))?
        }
        (None, Next::Chapter(chapter)) => campaign.game(duo, chapter).map_err(|error| at(file, error.line()))?,
        (None, Next::Done) => {
            tell(words, duo, &campaign);
            return Ok(());
        }
    };
    if let (Some(chapter), None) = (game.chapter(), &campaign.running) {
        let number = campaign.chapters.len() + usize::from(!replay);
        let title = Line::new("cli-chapter").with("n", number).with("title", &chapter.entry.name);
        anstream::println!("\n{}", bold(&words.say(&title)));
        anstream::println!("{}\n", wrap(&words.arg(&Arg::from(&chapter.entry.text)), 0));
    }
    let begun = match &campaign.running {
        None => None,
        Some(record) => Some(record.replay(&game, None).map_err(|error| at(file, error.line()))?),
    };
    let keeper: Keeper = {
        let (mut sheet, file) = (campaign.clone(), file.to_owned());
        Box::new(move |record| {
            sheet.running = Some(record.clone());
            keep(&file, &sheet)
        })
    };
    let sitting = play::play(&game, words, Wish { seed, seats, keeper: Some(keeper) }, begun)?;
    if game.decider(sitting.state()).is_some() {
        return Ok(());
    }
    finish(words, duo, file, &mut campaign, &game, &sitting)
}

fn finish(
    words: &Words,
    duo: &Duo,
    file: &Path,
    campaign: &mut Campaign,
    game: &Duo,
    sitting: &Sitting<'_, Duo>,
) -> Result<(), Failure> {
    campaign.finish(game, sitting, &today());
    keep(file, campaign)?;
    tell(words, duo, campaign);
    Ok(())
}

/// Counts the running chapter as lost.
pub fn give_up(words: &Words, duo: &Duo, file: &Path) -> Result<(), Failure> {
    let mut campaign = read(duo, file)?;
    let Some(record) = campaign.running.clone() else {
        return Err(Line::new("cli-nothing-running").into());
    };
    let game = duo.in_mode(duo::Mode::read(&record.mode, duo.pack()).map_err(|why| at(file, why))?);
    let sitting = record.replay(&game, None).map_err(|error| at(file, error.line()))?;
    finish(words, duo, file, &mut campaign, &game, &sitting)
}

/// Shows the sheet.
pub fn show(words: &Words, duo: &Duo, file: &Path, json: bool) -> Result<(), Failure> {
    let campaign = read(duo, file)?;
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

/// The achievements of challenges, kept in a file; only Everdell Duo has them.
pub struct Sheet(Trophies);

impl Sheet {
    /// Reads a sheet; a file that does not exist yet is an empty one.
    pub fn read(opened: &shelf::Opened, file: &Path) -> Result<Sheet, Failure> {
        let duo = the_duo(opened)?;
        if !file.exists() {
            return Ok(Sheet(Trophies::default()));
        }
        let text = std::fs::read_to_string(file).map_err(|e| Failure::read(file, &e))?;
        Trophies::from_json(&text, duo.pack()).map(Sheet).map_err(|why| at(file, why))
    }

    /// Ticks what a finished challenge has achieved.
    pub fn tick(
        mut self,
        words: &Words,
        opened: &shelf::Opened,
        record: &table::Record,
        file: &Path,
    ) -> Result<(), Failure> {
        let duo = the_duo(opened)?;
        let sitting = record.replay(duo, None).map_err(|why| Failure(why.line()))?;
        for n in self.0.tick(duo, sitting.state()) {
            let line = Line::new("cli-ticked").with("name", &duo.pack().achievements[n].entry.name);
            anstream::println!("{}", words.say(&line));
        }
        play::save(file, &self.0.to_json())
    }
}

fn the_duo(opened: &shelf::Opened) -> Result<&Duo, Failure> {
    match opened {
        shelf::Opened::Duo(duo) => Ok(duo),
        shelf::Opened::Valley(_) => Err(Line::new("cli-no-sheet").into()),
    }
}

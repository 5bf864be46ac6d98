//! `bosk achievements` and what a challenge has achieved: the sheet of Everdell Duo. [D20.13]

use crate::failure::Failure;
use crate::files::{self, Held};
use crate::terminal::{bold, fit};
use duo::Duo;
use duo::mode::Level;
use duo::trophies::Trophies;
use std::path::Path;
use table::{Arg, Line, Record};
use unicode_width::UnicodeWidthStr;
use words::Words;

/// The achievements of challenges, kept in a file; only Everdell Duo has them.
pub struct Sheet<'p>(&'p Path);

impl Sheet<'_> {
    /// Looks at a sheet before a game; a file that does not exist yet will be a new one.
    pub fn find<'p>(opened: &shelf::Opened, file: &'p Path) -> Result<Sheet<'p>, Failure> {
        let duo = the_duo(opened)?;
        files::may_write(file)?;
        if file.exists() {
            ticks(duo, file, &files::read(file)?)?;
        }
        Ok(Sheet(file))
    }

    /// Ticks what a finished challenge has achieved and shows the sheet; what another game has ticked meanwhile stays.
    pub fn tick(self, words: &Words, opened: &shelf::Opened, record: &Record) -> Result<(), Failure> {
        let duo = the_duo(opened)?;
        let sitting = record.replay(duo, None).map_err(|why| Failure(why.line()))?;
        let Sheet(file) = self;
        files::create(file, &Trophies::default().to_json())?;
        let mut held = Held::wait_for(file)?;
        let mut sheet = ticks(duo, file, &held.text()?)?;
        for n in sheet.tick(duo, sitting.state()) {
            let line = Line::new("cli-ticked").with("name", &duo.pack().achievements[n].entry.name);
            anstream::println!("{}", words.say(&line));
        }
        held.save(&sheet.to_json())?;
        anstream::print!("\n{}", drawn(words, duo, &sheet));
        Ok(())
    }
}

/// Shows a sheet.
pub fn show(words: &Words, duo: &Duo, file: &Path, json: bool) -> Result<(), Failure> {
    let sheet = ticks(duo, file, &files::read(file)?)?;
    if !json {
        anstream::print!("{}", drawn(words, duo, &sheet));
        return Ok(());
    }
    let rows = duo.pack().achievements.iter().map(|done| {
        let ticks = sheet.ticks.iter().filter(|tick| tick.achievement == done.entry.id);
        let ticks: Vec<_> =
            ticks.map(|tick| serde_json::json!({ "level": tick.level, "people": tick.people })).collect();
        serde_json::json!({ "id": done.entry.id, "name": words.arg(&Arg::from(&done.entry.name)), "ticks": ticks })
    });
    println!("{:#}", serde_json::json!({ "achievements": rows.collect::<Vec<_>>() }));
    Ok(())
}

/// The ten achievements with a tick for each level, played by one person and by two.
fn drawn(words: &Words, duo: &Duo, sheet: &Trophies) -> String {
    const NAME: usize = 30;
    let levels = ["page-easy", "page-normal", "page-hard"].map(|id| words.get(id));
    let widths = levels.each_ref().map(|level| level.width() + 2);
    let cells = |text: &dyn Fn(u8, usize) -> String| -> String {
        let all = [1u8, 2].into_iter().flat_map(|people| (0..levels.len()).map(move |level| (people, level)));
        all.map(|(people, level)| fit(&text(people, level), widths[level])).collect()
    };
    let group = widths.iter().sum();
    let groups = ["page-one-person", "page-two-people"].map(|id| fit(&words.get(id), group)).concat();
    let head = format!("{}{groups}", fit(&words.get("page-trophies"), NAME));
    let mut lines =
        vec![bold(head.trim_end()), format!("{}{}", fit("", NAME), cells(&|_, level| levels[level].clone()))];
    for (n, done) in duo.pack().achievements.iter().enumerate() {
        let name = words.arg(&Arg::from(&done.entry.name));
        let mark = |people: u8, level: usize| {
            let has = sheet.has(duo.pack(), n, Level::ALL[level], people);
            if has { "✓".to_owned() } else { "·".to_owned() }
        };
        lines.push(format!("{}{}", fit(&name, NAME), cells(&mark)));
    }
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

fn ticks(duo: &Duo, file: &Path, text: &str) -> Result<Trophies, Failure> {
    Trophies::from_json(text, duo.pack()).map_err(|why| Failure::at(file, why))
}

fn the_duo(opened: &shelf::Opened) -> Result<&Duo, Failure> {
    match opened {
        shelf::Opened::Duo(duo) => Ok(duo),
        shelf::Opened::Valley(_) | shelf::Opened::Grove(_) => Err(Line::new("cli-no-sheet").into()),
    }
}

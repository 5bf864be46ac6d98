//! The ways to play: head to head, a chapter of the campaign, a challenge against Miss Thorn.

use crate::pack::Pack;
use crate::together::NewsSet;
use table::{Chance, Line};

/// How many chapters the campaign has.
pub const CHAPTERS: u8 = 15;

/// A way to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Head to head.
    Duel,
    /// Together: one city, two mayors. [D15.1]
    Together {
        /// Against what.
        quest: Quest,
        /// Whether one person plays both mayors.
        solo: bool,
    },
}

/// What a game together is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quest {
    /// A chapter of the campaign.
    Chapter(Chapter),
    /// Miss Thorn.
    Challenge(Level),
}

/// A chapter, with what a campaign brings along.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// 1 to 15.
    pub number: u8,
    /// Which score is wanted, how many watches and Good News cards there are.
    pub difficulty: Difficulty,
    /// Good News kept from earlier chapters.
    pub kept: NewsSet,
    /// Good News used in earlier chapters.
    pub used: NewsSet,
}

table::named! {
    /// How hard a campaign is. [D19.1]
    pub enum Difficulty {
        /// The lower scores, and more help.
        Normal = "normal",
        /// The higher scores, and less help.
        Hard = "hard",
    }
}

table::named! {
    /// How hard Miss Thorn is. [D20.2]
    pub enum Level {
        /// She scores little.
        Easy = "easy",
        /// She scores well.
        Normal = "normal",
        /// She scores much.
        Hard = "hard",
    }
}

impl Chapter {
    /// A chapter on its own, outside any campaign.
    pub const fn alone(number: u8, difficulty: Difficulty) -> Chapter {
        Chapter { number, difficulty, kept: NewsSet::NONE, used: NewsSet::NONE }
    }

    /// Any chapter, alone or with Good News that came in at most one card for each chapter before it.
    fn by_lot(chance: &mut Chance) -> Chapter {
        let number = 1 + chance.below(CHAPTERS.into()) as u8;
        let mut chapter = Chapter::alone(number, *chance.pick(&Difficulty::ALL));
        if chance.below(2) == 0 {
            return chapter;
        }
        let mut news: Vec<_> = NewsSet::ALL.iter().collect();
        chance.shuffle(&mut news);
        news.truncate(chance.below(number.into()) as usize);
        for card in news {
            // [D18.2] on hard one is kept at most
            let full = chapter.difficulty == Difficulty::Hard && !chapter.kept.is_empty();
            let set = if full || chance.below(2) == 0 { &mut chapter.used } else { &mut chapter.kept };
            set.insert(card);
        }
        chapter
    }
}

impl Mode {
    /// What people can write for a mode.
    pub const KNOWN: &str = "duel, challenge:easy|normal|hard[:solo], chapter:1..15[:normal|hard][:solo]";

    /// Reads the name of a mode, as records and the command line write it.
    pub fn read(text: &str, pack: &Pack) -> Result<Mode, Line> {
        let unknown = || Line::new("unknown-mode").with("mode", text).with("known", Mode::KNOWN);
        let parts: Vec<&str> = text.split(':').collect();
        match parts[..] {
            ["duel"] => Ok(Mode::Duel),
            ["challenge"] => Ok(Mode::Together { quest: Quest::Challenge(Level::Normal), solo: false }),
            ["challenge", level, ref rest @ ..] if rest.is_empty() || rest == ["solo"] => {
                let level = Level::from_id(level).ok_or_else(unknown)?;
                Ok(Mode::Together { quest: Quest::Challenge(level), solo: !rest.is_empty() })
            }
            ["chapter", number, ref rest @ ..] => {
                let number = number.parse().ok().filter(|n| (1..=CHAPTERS).contains(n)).ok_or_else(unknown)?;
                let (chapter, solo) = read_chapter(number, rest, pack).ok_or_else(unknown)?;
                Ok(Mode::Together { quest: Quest::Chapter(chapter), solo })
            }
            _ => Err(unknown()),
        }
    }

    /// The name of the mode: reading it gives the mode back.
    pub fn write(self, pack: &Pack) -> String {
        let mut text = match self {
            Mode::Duel => return "duel".to_owned(),
            Mode::Together { quest: Quest::Challenge(level), .. } => format!("challenge:{}", level.id()),
            Mode::Together { quest: Quest::Chapter(chapter), .. } => {
                format!("chapter:{}:{}", chapter.number, chapter.difficulty.id())
            }
        };
        if let Mode::Together { solo: true, .. } = self {
            text.push_str(":solo");
        }
        if let Mode::Together { quest: Quest::Chapter(chapter), .. } = self {
            for (key, set) in [("kept", chapter.kept), ("used", chapter.used)] {
                if !set.is_empty() {
                    let ids: Vec<&str> = set.iter().map(|news| pack.news(news).entry.id.as_str()).collect();
                    text.push_str(&format!(":{key}={}", ids.join(",")));
                }
            }
        }
        text
    }

    /// Any way to play, by lot: a quarter each are duels and challenges, the rest chapters, half of them in the
    /// middle of a campaign.
    pub fn by_lot(chance: &mut Chance) -> Mode {
        let quest = match chance.below(4) {
            0 => return Mode::Duel,
            1 => Quest::Challenge(*chance.pick(&Level::ALL)),
            _ => Quest::Chapter(Chapter::by_lot(chance)),
        };
        Mode::Together { quest, solo: chance.below(2) == 0 }
    }

    /// The chapter that is played, if it is one.
    pub const fn chapter(self) -> Option<Chapter> {
        match self {
            Mode::Together { quest: Quest::Chapter(chapter), .. } => Some(chapter),
            _ => None,
        }
    }

    /// Miss Thorn's level, if she is the opponent.
    pub const fn level(self) -> Option<Level> {
        match self {
            Mode::Together { quest: Quest::Challenge(level), .. } => Some(level),
            _ => None,
        }
    }

    /// Whether it is a chapter on hard, where one Good News card is kept at most. [D18.2]
    pub(crate) fn is_hard_chapter(self) -> bool {
        self.chapter().is_some_and(|chapter| chapter.difficulty == Difficulty::Hard)
    }

    /// Whether one person plays both mayors.
    pub const fn is_solo(self) -> bool {
        matches!(self, Mode::Together { solo: true, .. })
    }
}

/// What follows a chapter's number: difficulty, `solo`, and the Good News kept and used so far.
fn read_chapter(number: u8, words: &[&str], pack: &Pack) -> Option<(Chapter, bool)> {
    let mut chapter = Chapter::alone(number, Difficulty::Normal);
    let mut solo = false;
    for &word in words {
        match word.split_once('=') {
            Some(("kept", list)) => chapter.kept = read_news(list, pack)?,
            Some(("used", list)) => chapter.used = read_news(list, pack)?,
            Some(_) => return None,
            None if word == "solo" => solo = true,
            None => chapter.difficulty = Difficulty::from_id(word)?,
        }
    }
    // A card is kept or used, never both; on hard one is kept at most. [D18.2]
    let sound =
        chapter.kept.0 & chapter.used.0 == 0 && (chapter.difficulty == Difficulty::Normal || chapter.kept.len() <= 1);
    sound.then_some((chapter, solo))
}

fn read_news(list: &str, pack: &Pack) -> Option<NewsSet> {
    let mut set = NewsSet::NONE;
    for id in list.split(',') {
        set.insert(pack.news_id(id)?);
    }
    Some(set)
}

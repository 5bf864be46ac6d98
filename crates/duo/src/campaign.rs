//! The campaign: fifteen chapters on one sheet. [D19.1]
//!
//! A campaign keeps the record of every attempt, so that a file can be checked to the last move: what does not follow
//! from the records is refused.

use crate::ids::HARE;
use crate::mode::{CHAPTERS, Chapter, Difficulty, Mode, Quest};
use crate::state::State;
use crate::together::NewsSet;
use crate::{Duo, Pack};
use serde::{Deserialize, Serialize};
use std::ops::Deref;
use table::content::Pack as _;
use table::file::json_flaw;
use table::record::no_such_format;
use table::{Digest, Game, Line, Record, RecordError, Sitting};

/// Points for a watch that was not used. [D19.12]
pub const PER_WATCH: i32 = 10;
/// Points lost by a replay. [D19.12]
pub const PER_REPLAY: i32 = 30;
/// The most points that anybody types in for a city.
pub const MOST_POINTS: i32 = 300;
/// The most watches that anybody can have left. [D18.5]
pub const MOST_WATCHES: u8 = 5;
/// How many chapters may be replayed on hard. [D19.9]
pub const HARD_REPLAYS: usize = 3;

/// A campaign: who plays, and what came of it so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    /// The version of this format.
    pub campaign: u32,
    /// The fingerprint of the pack it is played with.
    pub pack: Digest,
    /// Who plays: one name, or two.
    pub players: Vec<String>,
    /// The town's name.
    pub town: String,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// The chapters played, in order: each with its attempts, the last of which counts.
    pub chapters: Vec<Vec<Attempt>>,
    /// The chapter that is being played, if one is.
    pub running: Option<Record>,
}

/// One attempt at a chapter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// The day it was played, as 2026-11-15.
    pub date: String,
    /// Whether it was won.
    pub won: bool,
    /// The points written down: 0 when it was lost. [D19.8]
    pub score: i32,
    /// Watches that were not used.
    pub watches: u8,
    /// The game, to its end or to where it was given up; nothing but its beginning if the result was typed in.
    pub record: Record,
    /// What was played at a table of cardboard and typed in: there is no move to check it by.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub typed: Option<Typed>,
}

/// What a table of cardboard takes along to the next chapter: Good News by id. [D18.2]
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Typed {
    /// Cards that are kept.
    pub kept: Vec<String>,
    /// Cards that were used up.
    pub used: Vec<String>,
}

/// What came of a chapter at a table of cardboard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The day, as 2026-11-15.
    pub date: String,
    /// Whether it was won.
    pub won: bool,
    /// The points of the city; those of a lost chapter do not count.
    pub points: i32,
    /// Watches that were not used.
    pub watches: u8,
    /// Good News that are kept, and those that were used up.
    pub news: Typed,
    /// Whether the chapter played last was played again.
    pub replay: bool,
}

/// What a campaign asks for next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// This chapter is to be played.
    Chapter(u8),
    /// All chapters are done.
    Done,
}

/// A reward for a whole campaign. [D19.13]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Medal {
    /// From 1000 points.
    Bronze,
    /// From 1250 points.
    Silver,
    /// From 1500 points.
    Gold,
}

impl Medal {
    /// The medals with the points they ask for, the best first.
    pub const ALL: [(Medal, i32); 3] = [(Medal::Gold, 1500), (Medal::Silver, 1250), (Medal::Bronze, 1000)];

    /// The best medal for these points.
    pub fn of(points: i32) -> Option<Medal> {
        Medal::ALL.into_iter().find(|&(_, from)| points >= from).map(|(medal, _)| medal)
    }

    /// Its name.
    pub fn line(self) -> Line {
        Line::new(match self {
            Medal::Bronze => "medal-bronze",
            Medal::Silver => "medal-silver",
            Medal::Gold => "medal-gold",
        })
    }
}

/// Why a campaign file is refused.
#[derive(Clone, PartialEq, Debug)]
pub enum CampaignError {
    /// Not JSON, cut short, or not the shape of a campaign.
    Broken {
        /// The line where reading stopped.
        line: usize,
        /// What the JSON reader says.
        what: Line,
    },
    /// Written by a newer Bosk.
    Newer(u32),
    /// A format that no Bosk has ever written.
    NoSuchFormat(u32),
    /// Played with other values.
    OtherPack {
        /// The fingerprint in the file.
        found: Digest,
        /// The fingerprint of the pack at hand.
        wanted: Digest,
    },
    /// Something that cannot be; `chapter` says where, 0 for the sheet as a whole.
    Impossible {
        /// The chapter.
        chapter: usize,
        /// What.
        why: Line,
    },
}

impl CampaignError {
    /// The sentence for a person.
    pub fn line(&self) -> Line {
        match self {
            CampaignError::Broken { line, what } => {
                Line::new("campaign-broken").with("line", *line).with("what", what.clone())
            }
            CampaignError::Newer(version) => Line::new("campaign-newer").with("version", *version),
            CampaignError::NoSuchFormat(version) => no_such_format(*version),
            CampaignError::OtherPack { found, wanted } => {
                Line::new("campaign-other-pack").with("found", found.to_string()).with("wanted", wanted.to_string())
            }
            CampaignError::Impossible { chapter: 0, why } => Line::new("campaign-impossible").with("why", why.clone()),
            CampaignError::Impossible { chapter, why } => {
                Line::new("campaign-impossible-chapter").with("chapter", *chapter).with("why", why.clone())
            }
        }
    }
}

impl Campaign {
    /// The version written by this Bosk.
    pub const VERSION: u32 = 1;

    /// A fresh sheet for one or two players.
    pub fn new(pack: &Pack, players: Vec<String>, town: String, difficulty: Difficulty) -> Campaign {
        Campaign {
            campaign: Campaign::VERSION,
            pack: pack.digest(),
            players,
            town,
            difficulty,
            chapters: Vec::new(),
            running: None,
        }
    }

    /// What comes next; a lost chapter may be replayed instead, see [`Campaign::may_replay`].
    pub fn next(&self) -> Next {
        match self.chapters.len() as u8 {
            CHAPTERS => Next::Done,
            played => Next::Chapter(played + 1),
        }
    }

    /// The last attempt at a chapter, which counts. [D19.11]
    pub fn result(&self, chapter: u8) -> Option<&Attempt> {
        self.chapters.get(usize::from(chapter).checked_sub(1)?)?.last()
    }

    /// How many chapters were replayed.
    pub fn replays(&self) -> usize {
        self.chapters.iter().map(|attempts| attempts.len().saturating_sub(1)).sum()
    }

    /// [D19.9] Whether the chapter played last may be played again.
    pub fn may_replay(&self) -> Result<u8, Line> {
        let Some(attempts) = self.chapters.last() else {
            return Err(Line::new("replay-nothing"));
        };
        if attempts.last().is_some_and(|attempt| attempt.won) {
            return Err(Line::new("replay-won"));
        }
        if attempts.len() > 1 {
            return Err(Line::new("replay-once"));
        }
        if self.difficulty == Difficulty::Hard && self.replays() >= HARD_REPLAYS {
            return Err(Line::new("replay-none-left").with("n", HARD_REPLAYS));
        }
        Ok(self.chapters.len() as u8)
    }

    /// Good News kept and used when an attempt begins. [D18.2] [D19.10]
    fn news_before(&self, duo: &Duo, attempt: Option<&Attempt>) -> Result<(NewsSet, NewsSet), RecordError> {
        match attempt {
            None => Ok((NewsSet::NONE, NewsSet::NONE)),
            Some(Attempt { typed: Some(typed), .. }) => {
                let set = |ids: &[String]| news_set(duo.pack(), ids).unwrap_or(NewsSet::NONE);
                Ok((set(&typed.kept), set(&typed.used)))
            }
            Some(attempt) => {
                let end = self.replayed(duo, &attempt.record)?;
                Ok((end.together.kept, duo.news_used(&end)))
            }
        }
    }

    /// The state to which a record of this campaign leads.
    fn replayed(&self, duo: &Duo, record: &Record) -> Result<State, RecordError> {
        let game = duo.in_mode(
            Mode::read(&record.mode, duo.pack())
                .map_err(|_| RecordError::OtherGame { found: record.mode.clone(), wanted: Mode::KNOWN.to_owned() })?,
        );
        Ok(record.replay(&game, None)?.state().clone())
    }

    /// The rules of the next attempt at a chapter: the one that comes next, or a replay.
    pub fn game(&self, duo: &Duo, chapter: u8) -> Result<Duo, RecordError> {
        let last = self.chapters.iter().flatten().last();
        Ok(duo.in_mode(self.mode_after(duo, chapter, last)?))
    }

    fn mode_after(&self, duo: &Duo, number: u8, last: Option<&Attempt>) -> Result<Mode, RecordError> {
        let (kept, used) = self.news_before(duo, last)?;
        let chapter = Chapter { number, difficulty: self.difficulty, kept, used };
        Ok(Mode::Together { quest: Quest::Chapter(chapter), solo: self.players.len() == 1 })
    }

    /// [D19.8] Writes down what came of an attempt: finished, or given up and so lost. [D19.2]
    pub fn finish<R: Deref<Target = Duo>>(&mut self, game: &Duo, sitting: &Sitting<R>, date: &str) {
        let Some(chapter) = game.play_mode().chapter() else {
            return;
        };
        let attempt = attempt(game, sitting.state(), sitting.record(), date);
        let place = usize::from(chapter.number) - 1;
        self.chapters.resize_with(self.chapters.len().max(place + 1), Vec::new);
        self.chapters[place].push(attempt);
        self.running = None;
    }

    /// The Good News that the next chapter finds kept and used up. [D18.2]
    pub fn news(&self, duo: &Duo) -> Typed {
        let game = match self.next() {
            Next::Chapter(number) => self.game(duo, number).ok(),
            Next::Done => None,
        };
        let Some(chapter) = game.and_then(|game| game.play_mode().chapter()) else { return Typed::default() };
        let ids = |is: &dyn Fn(&str) -> bool| {
            let all = duo.pack().good_news.iter().map(|card| card.entry.id.clone());
            all.filter(|id| is(id)).collect()
        };
        let of = |id: &str| duo.pack().news_id(id);
        let kept = |id: &str| of(id).is_some_and(|news| chapter.kept.has(news));
        let used = |id: &str| of(id).is_some_and(|news| chapter.used.has(news));
        Typed { kept: ids(&kept), used: ids(&|id| used(id) && !kept(id)) }
    }

    /// [D19.8] Writes down what came of a chapter at a table of cardboard; what cannot be is refused and changes nothing.
    pub fn write_down(&mut self, duo: &Duo, outcome: Outcome) -> Result<(), Line> {
        let number = match (outcome.replay, self.next()) {
            (true, _) => self.may_replay()?,
            (false, Next::Chapter(number)) => number,
            (false, Next::Done) => return Err(Line::new("replay-nothing")),
        };
        let last = self.chapters.iter().flatten().last();
        let mode = self.mode_after(duo, number, last).map_err(|error| error.line())?;
        let Outcome { date, won, points, watches, news, .. } = outcome;
        let record = Record {
            bosk: Record::VERSION,
            game: duo.name().to_owned(),
            mode: mode.write(duo.pack()),
            pack: duo.pack().digest(),
            seed: 0,
            seats: vec!["human".to_owned(); 2],
            actions: Vec::new(),
        };
        let score = if won { points } else { 0 };
        let attempt = Attempt { date, won, score, watches, record, typed: Some(news) };
        self.check_attempt(duo, number, last, &attempt)?;
        let place = usize::from(number) - 1;
        self.chapters.resize_with(self.chapters.len().max(place + 1), Vec::new);
        self.chapters[place].push(attempt);
        self.running = None;
        Ok(())
    }

    /// Whether the result written down last was typed in: then it can be taken back.
    pub fn was_typed_last(&self) -> bool {
        let last = self.chapters.last().and_then(|attempts| attempts.last());
        self.running.is_none() && last.is_some_and(|attempt| attempt.typed.is_some())
    }

    /// Takes back the result that was typed in last; false if there is none, or one that was played on screen.
    pub fn take_back(&mut self) -> bool {
        if !self.was_typed_last() {
            return false;
        }
        self.chapters.last_mut().map(Vec::pop);
        self.chapters.retain(|attempts| !attempts.is_empty());
        true
    }

    /// Points up to and including this many chapters, without watches and replays.
    pub fn running_total(&self, chapters: usize) -> i32 {
        self.chapters.iter().take(chapters).filter_map(|attempts| attempts.last()).map(|attempt| attempt.score).sum()
    }

    /// Watches that were not used, in the attempts that count.
    pub fn unused_watches(&self) -> i32 {
        self.chapters.iter().filter_map(|attempts| attempts.last()).map(|attempt| i32::from(attempt.watches)).sum()
    }

    /// [D19.12] All points of the campaign.
    pub fn total(&self) -> i32 {
        self.running_total(CHAPTERS.into()) + PER_WATCH * self.unused_watches() - PER_REPLAY * self.replays() as i32
    }

    /// The campaign as readable JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a campaign is plain data")
    }

    /// Reads a campaign and plays every record in it again; what does not follow from them is refused.
    pub fn from_json(text: &str, duo: &Duo) -> Result<Campaign, CampaignError> {
        #[derive(Deserialize)]
        struct Version {
            campaign: u32,
        }
        let broken = |e: serde_json::Error| CampaignError::Broken { line: e.line(), what: json_flaw(&e) };
        let version: Version = serde_json::from_str(text).map_err(broken)?;
        match version.campaign {
            0 => return Err(CampaignError::NoSuchFormat(0)),
            1..=Campaign::VERSION => {}
            newer => return Err(CampaignError::Newer(newer)),
        }
        let campaign: Campaign = serde_json::from_str(text).map_err(broken)?;
        campaign.check(duo)?;
        Ok(campaign)
    }

    /// Whether a game in this mode is the one that comes next, or the replay that is still allowed.
    pub fn awaits(&self, duo: &Duo, mode: &str) -> bool {
        let last = self.chapters.iter().flatten().last();
        let is =
            |chapter: u8| self.mode_after(duo, chapter, last).is_ok_and(|awaited| awaited.write(duo.pack()) == mode);
        let next = match self.next() {
            Next::Chapter(chapter) => is(chapter),
            Next::Done => false,
        };
        next || self.may_replay().is_ok_and(is)
    }

    fn check(&self, duo: &Duo) -> Result<(), CampaignError> {
        let impossible = |chapter: usize, why: Line| CampaignError::Impossible { chapter, why };
        if self.pack != duo.pack().digest() {
            return Err(CampaignError::OtherPack { found: self.pack, wanted: duo.pack().digest() });
        }
        if !(1..=2).contains(&self.players.len()) {
            return Err(impossible(0, Line::new("campaign-players").with("n", self.players.len())));
        }
        if self.chapters.len() > CHAPTERS.into() {
            return Err(impossible(0, Line::new("campaign-chapters").with("n", self.chapters.len())));
        }
        let mut last = None;
        let mut replays = 0;
        for (attempts, number) in self.chapters.iter().zip(1..) {
            let first_won = attempts.first().is_some_and(|attempt| attempt.won);
            replays += attempts.len().saturating_sub(1);
            let too_many = attempts.is_empty() || attempts.len() > 2 || (attempts.len() == 2 && first_won);
            if too_many || (self.difficulty == Difficulty::Hard && replays > HARD_REPLAYS) {
                return Err(impossible(number, Line::new("campaign-replays")));
            }
            for attempt in attempts {
                self.check_attempt(duo, number as u8, last, attempt).map_err(|why| impossible(number, why))?;
                last = Some(attempt);
            }
        }
        if let Some(record) = &self.running {
            let number = self.chapters.len();
            if !self.awaits(duo, &record.mode) {
                return Err(impossible(number + 1, Line::new("campaign-other-mode")));
            }
            self.replayed(duo, record).map_err(|error| impossible(number + 1, error.line()))?;
        }
        Ok(())
    }

    fn check_attempt(&self, duo: &Duo, number: u8, last: Option<&Attempt>, attempt: &Attempt) -> Result<(), Line> {
        let mode = self.mode_after(duo, number, last).map_err(|error| error.line())?;
        if attempt.record.mode != mode.write(duo.pack()) {
            return Err(Line::new("campaign-other-mode"));
        }
        if let Some(typed) = &attempt.typed {
            return self.check_typed(duo, last, attempt, typed);
        }
        let end = self.replayed(duo, &attempt.record).map_err(|error| error.line())?;
        let real = self::attempt(&duo.in_mode(mode), &end, attempt.record.clone(), &attempt.date);
        if real == *attempt { Ok(()) } else { Err(Line::new("campaign-other-result")) }
    }
}

impl Campaign {
    /// What was typed in must be possible: there is no record to check it by. [D18.2] [D19.8]
    fn check_typed(&self, duo: &Duo, last: Option<&Attempt>, it: &Attempt, typed: &Typed) -> Result<(), Line> {
        let (_, before) = self.news_before(duo, last).map_err(|error| error.line())?;
        let most = if self.difficulty == Difficulty::Hard { 1 } else { NewsSet::ALL.len() };
        let news = match (news_set(duo.pack(), &typed.kept), news_set(duo.pack(), &typed.used)) {
            (Some(kept), Some(used)) => {
                kept.0 & used.0 == 0 && before.without(used) == NewsSet::NONE && kept.len() <= most
            }
            _ => false,
        };
        if !news {
            return Err(Line::new("campaign-typed-news").with("rule", "D18.2"));
        }
        let points = if it.won { 0..=MOST_POINTS } else { 0..=0 };
        if !points.contains(&it.score) || it.watches > MOST_WATCHES || !it.record.actions.is_empty() {
            return Err(Line::new("campaign-other-result"));
        }
        Ok(())
    }
}

/// Good News by their ids.
fn news_set(pack: &Pack, ids: &[String]) -> Option<NewsSet> {
    let mut set = NewsSet::NONE;
    for id in ids {
        set.insert(pack.news_id(id)?);
    }
    Some(set)
}

/// What came of a game, as the sheet keeps it.
fn attempt(game: &Duo, state: &State, record: Record, date: &str) -> Attempt {
    let won = !game.outcome(state).winners.is_empty();
    let score = if won { game.score(state, HARE).total() } else { 0 };
    Attempt { date: date.to_owned(), won, score, watches: state.together.watches, record, typed: None }
}

//! What can be played, as data: the boxes, their modes, and the options of each, written as records write a mode. There
//! are no rules here, so that the shelf opens before any rules are loaded; tests hold all of it against the boxes.

pub mod beside;
mod boxes;
mod names;
mod today;

pub use boxes::{BOXES, DUO, GROVE, OPPONENT, VALLEY};
pub use names::{BARDS, CHAPTERS, LEVELS, PERSONALITIES, THE_LEVELS, WEBS};
pub use today::{Today, today};

/// Who sits in a seat, if it is no bot.
pub const HUMAN: &str = "human";

/// A bot of the level that is chosen.
const BOT: &str = "bot";

/// One person who plays both mayors.
const SOLO: &str = "solo";

/// Each seat is chosen by itself.
const EACH: &str = "each";

/// A box on the shelf.
#[derive(PartialEq, Debug)]
pub struct Offer {
    /// Its name in addresses and records.
    pub id: &'static str,
    /// Its name on the cover.
    pub title: &'static str,
    /// The text on its brass plate: players and minutes.
    pub plate: &'static str,
    /// The text under its name once it is open; why it cannot be opened, if it has no modes.
    pub facts: &'static str,
    /// How it can be played.
    pub modes: &'static [Mode],
}

/// A way to play.
#[derive(PartialEq, Debug)]
pub struct Mode {
    /// Its name in the page.
    pub id: &'static str,
    /// Its picture.
    pub icon: &'static str,
    /// The text of its name.
    pub title: &'static str,
    /// The text that invites to it, or says why it cannot be played.
    pub how: &'static str,
    /// What happens.
    pub act: Act,
    /// What can be chosen: at most two of these are shown at once.
    pub rows: &'static [&'static Row],
    /// What can be chosen further, out of the way.
    pub more: &'static [&'static Row],
}

/// What a mode does when it is started.
#[derive(PartialEq, Debug)]
pub enum Act {
    /// A game begins.
    Play {
        /// The text on the button.
        start: &'static str,
        /// The first word of the mode.
        first: &'static str,
        /// The last word of the mode, or none.
        last: &'static str,
        /// Who sits where.
        seats: Seats,
    },
    /// The table opens somewhere else than at a game.
    Go {
        /// The text on the button.
        start: &'static str,
        /// The part of the address.
        to: &'static str,
    },
    /// Bosk runs the opponent beside a table of cardboard.
    Beside {
        /// The text on the button.
        start: &'static str,
    },
    /// Nothing yet.
    Later,
}

/// Who sits where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seats {
    /// So many people.
    People(usize),
    /// A person and whom they chose.
    Pair,
    /// As many as are chosen, and whom.
    Several,
}

/// One thing to choose.
#[derive(PartialEq, Debug)]
pub struct Row {
    /// Its name in the page. Modes that share a row share what was chosen.
    pub id: &'static str,
    /// The text before it.
    pub label: &'static str,
    /// What it looks like.
    pub look: Look,
    /// What it decides.
    pub part: Part,
    /// What there is to choose.
    pub choices: &'static [Choice],
    /// What is chosen at first.
    pub first: usize,
}

/// What a row looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// A few side by side.
    Segment,
    /// Many in a list.
    List,
    /// Something that joins in or not.
    Tick,
}

/// What a row decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A word of the mode.
    Word,
    /// How many sit at the table; also a word of the mode.
    Count,
    /// Who plays opposite or along.
    Other,
    /// Which of two seats is one's own.
    Side,
    /// Who sits in this seat.
    Seat(usize),
    /// Which bard sings in this seat; also a word of the mode.
    Bard(usize),
    /// How well bots play.
    Level,
}

/// One of the things to choose.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice {
    /// The word that stands for it in a mode, or who sits there.
    pub word: &'static str,
    /// What it is called.
    pub name: Name,
    /// Its picture, or none.
    pub icon: &'static str,
    /// The text that says more about it, or none.
    pub how: &'static str,
}

/// What something is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Name {
    /// By a text.
    Text(&'static str),
    /// By its name in the pack.
    Title {
        /// In English.
        en: &'static str,
        /// In French.
        fr: &'static str,
    },
    /// By its number.
    Number,
}

/// Why two choices cannot meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The text.
    pub text: &'static str,
    /// The paragraph behind it.
    pub rule: &'static str,
}

/// What begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// The mode, as records write it.
    pub mode: String,
    /// Who sits where.
    pub seats: Vec<&'static str>,
}

impl Choice {
    const fn told(word: &'static str, text: &'static str) -> Choice {
        Choice { word, name: Name::Text(text), icon: "", how: "" }
    }

    const fn titled(word: &'static str, en: &'static str, fr: &'static str) -> Choice {
        Choice { word, name: Name::Title { en, fr }, icon: "", how: "" }
    }

    const fn number(word: &'static str) -> Choice {
        Choice { word, name: Name::Number, icon: "", how: "" }
    }

    const fn with(self, icon: &'static str) -> Choice {
        Choice { icon, ..self }
    }

    const fn saying(self, how: &'static str) -> Choice {
        Choice { how, ..self }
    }
}

/// What was chosen: for each row that was touched, which of its choices.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wish(Vec<(&'static str, usize)>);

impl Wish {
    /// Which choice of a row holds.
    pub fn chosen(&self, row: &Row) -> usize {
        self.0.iter().find(|(id, _)| *id == row.id).map_or(row.first, |(_, n)| *n)
    }

    /// Chooses.
    pub fn choose(&mut self, row: &Row, n: usize) {
        self.0.retain(|(id, _)| *id != row.id);
        self.0.push((row.id, n));
    }

    fn word(&self, row: &Row) -> &'static str {
        row.choices.get(self.chosen(row)).map_or("", |choice| choice.word)
    }
}

impl Row {
    /// What it changes, in a line, where its name does not say so.
    pub fn how(&self) -> Option<&'static str> {
        Some(match self.id {
            "farms" => "shelf-farms-how",
            "corrin" => "shelf-corrin-how",
            "legends" => "shelf-legends-how",
            "powers" => "shelf-powers-how",
            "year" => "shelf-year-how",
            _ => return None,
        })
    }
}

impl Mode {
    /// Every row, the further ones last.
    pub fn all_rows(&self) -> impl Iterator<Item = &'static Row> {
        self.rows.iter().chain(self.more).copied()
    }

    /// The word chosen for what a row decides, if the mode has such a row.
    fn word_of(&self, part: Part, wish: &Wish) -> Option<&'static str> {
        self.all_rows().find(|row| row.part == part).map(|row| wish.word(row))
    }

    /// Whether a row has a say, as things are chosen.
    pub fn is_shown(&self, row: &Row, wish: &Wish) -> bool {
        match row.part {
            Part::Side => self.word_of(Part::Other, wish) != Some(SOLO),
            Part::Seat(seat) => self.word_of(Part::Other, wish) == Some(EACH) && seat < self.count(wish),
            Part::Word if row.id == "spring-worker" => {
                self.all_rows().any(|row| row.id == "powers" && wish.chosen(row) == 1)
            }
            // Portals are the Rival's.
            Part::Word if row.id == "portals" => {
                self.all_rows().find(|row| row.id == "rival").is_none_or(|row| wish.chosen(row) > 0)
            }
            // Bards are chosen from the first seat on; the others are dealt.
            Part::Bard(seat) => {
                let before = seat.checked_sub(1).map(|before| self.word_of(Part::Bard(before), wish));
                before.is_none_or(|word| seat < self.count(wish) && word.is_some_and(|word| !word.is_empty()))
            }
            Part::Level => self.bots(wish) > 0,
            Part::Word | Part::Count | Part::Other => true,
        }
    }

    fn count(&self, wish: &Wish) -> usize {
        self.word_of(Part::Count, wish).and_then(|word| word.parse().ok()).unwrap_or(0)
    }

    /// The mode and the seats as they are chosen, if this mode begins a game and its choices can meet.
    pub fn start(&self, wish: &Wish) -> Option<Result<Start, Refused>> {
        let Act::Play { first, last, seats, .. } = self.act else { return None };
        let mut words = vec![first];
        for row in self.all_rows().filter(|row| self.is_shown(row, wish)) {
            match (row.part, wish.word(row)) {
                (Part::Word | Part::Count | Part::Bard(_), word) => words.push(word),
                (Part::Other, SOLO) => words.push(SOLO),
                (Part::Other | Part::Side | Part::Seat(_) | Part::Level, _) => {}
            }
        }
        words.push(last);
        words.retain(|word| !word.is_empty());
        Some(match refused(&words) {
            Some(why) => Err(why),
            None => Ok(Start { mode: words.join(":"), seats: self.named_seats(seats, wish) }),
        })
    }

    /// How many seats bots take, as things are chosen.
    pub fn bots(&self, wish: &Wish) -> usize {
        let Act::Play { seats, .. } = self.act else { return 0 };
        self.seats(seats, wish).into_iter().filter(|seat| *seat == BOT).count()
    }

    /// Whether bots play along, not against.
    pub fn has_partner(&self) -> bool {
        self.all_rows().any(|row| row.id == "partner")
    }

    /// Who sits where, bots by their level.
    fn named_seats(&self, seats: Seats, wish: &Wish) -> Vec<&'static str> {
        let name = |seat| if seat == BOT { wish.word(&OPPONENT) } else { seat };
        self.seats(seats, wish).into_iter().map(name).collect()
    }

    fn seats(&self, seats: Seats, wish: &Wish) -> Vec<&'static str> {
        let other = match self.word_of(Part::Other, wish) {
            Some(word) if word != SOLO => word,
            Some(_) | None => HUMAN,
        };
        match seats {
            Seats::People(n) => vec![HUMAN; n],
            Seats::Pair if self.word_of(Part::Side, wish) == Some("tortoise") => vec![other, HUMAN],
            Seats::Pair => vec![HUMAN, other],
            Seats::Several if other == EACH => {
                (0..self.count(wish)).filter_map(|seat| self.word_of(Part::Seat(seat), wish)).collect()
            }
            Seats::Several => (0..self.count(wish)).map(|seat| if seat == 0 { HUMAN } else { other }).collect(),
        }
    }
}

/// Which words of a mode may not meet.
fn refused(words: &[&str]) -> Option<Refused> {
    let has = |word: &str| words.contains(&word);
    let begins = |with: &str| words.iter().any(|word| word.starts_with(with));
    let bards = || words.iter().filter(|word| word.starts_with("bard="));
    if bards().enumerate().any(|(n, bard)| bards().skip(n + 1).any(|other| other == bard)) {
        return Some(Refused { text: "grove-mode-same-bard", rule: "G2.5" });
    }
    let webs = begins("personality") || begins("plot") || has("schemes");
    if webs && (has("farms") || has("corrin") || has("legends")) {
        return Some(Refused { text: "valley-mode-no-mixing", rule: "V13.4" });
    }
    if has("plot=weavers-whim") && !begins("personality") {
        return Some(Refused { text: "valley-mode-whim-needs-personality", rule: "V24.11" });
    }
    if has("plot=smothering-swarm") && has("0") {
        return Some(Refused { text: "valley-mode-swarm-needs-level", rule: "V24.13" });
    }
    None
}

/// The level of a bot that sits somewhere, from 0; also of those that had no level once.
pub fn level_of(seat: &str) -> Option<usize> {
    let seat = match seat {
        "random" => "dormouse",
        "greedy" => "squirrel",
        other => other,
    };
    LEVELS.iter().position(|level| level.word == seat)
}

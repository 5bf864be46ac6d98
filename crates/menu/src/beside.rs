//! Whom Bosk can run beside a table of cardboard, and what is chosen before, screen by screen.

use crate::boxes::{
    CHAPTER, CORRIN, DECK, DIFFICULTY, FARMS, LEGENDS, MARKER, OUT, PERSONALITY, PORTALS, POWERS, SPRING_WORKER, TEAM,
    THORN_LEVEL, WEB, tick,
};
use crate::{Choice, Look, Part, Row, Wish};

/// An opponent that can be called to the table.
#[derive(PartialEq, Debug)]
pub struct Foe {
    /// The box.
    pub game: &'static str,
    /// The text of the opponent's name.
    pub name: &'static str,
    /// The text that says which box it is, and for how many.
    pub how: &'static str,
    /// The sign of the opponent.
    pub sign: &'static str,
    /// The word with which their modes begin, if they begin with one.
    pub first: &'static str,
    /// What is chosen, screen by screen.
    pub screens: &'static [Screen],
}

/// What is chosen at once.
#[derive(PartialEq, Debug)]
pub struct Screen {
    /// The text of what is asked.
    pub title: &'static str,
    /// What there is to choose.
    pub asks: &'static [Asked],
}

/// One thing to choose.
#[derive(PartialEq, Debug)]
pub struct Asked {
    /// The text of a heading before it, or none.
    pub heading: &'static str,
    /// What it is.
    pub row: &'static Row,
    /// It has a say only if this choice of another row is taken.
    pub only_if: Option<(&'static Row, usize)>,
}

const fn ask(row: &'static Row) -> Asked {
    Asked { heading: "", row, only_if: None }
}

const fn under(heading: &'static str, row: &'static Row) -> Asked {
    Asked { heading, row, only_if: None }
}

const fn only_if(row: &'static Row, other: &'static Row, choice: usize) -> Asked {
    Asked { heading: "", row, only_if: Some((other, choice)) }
}

const fn segment(id: &'static str, label: &'static str, choices: &'static [Choice], first: usize) -> Row {
    Row { id, label, look: Look::Segment, part: Part::Word, choices, first }
}

static QUEST: Row = segment(
    "quest",
    "beside-quest",
    &[Choice::told("challenge", "page-mode-challenge"), Choice::told("chapter", "page-mode-chapter")],
    0,
);

static MAYORS: Row =
    segment("people", "beside-people", &[Choice::titled("solo", "1", "1"), Choice::titled("", "2", "2")], 0);

static LEVEL: Row = segment(
    "level",
    "beside-level",
    &[
        Choice::titled("0", "House Spider", "Araignée Domestique").saying("beside-night-0"),
        Choice::titled("1", "Mischievous Spider", "Araignée Mutine").saying("beside-night-1"),
        Choice::titled("2", "Grumpy Spider", "Araignée Acariâtre").saying("beside-night-2"),
        Choice::titled("3", "Frightful Spider", "Araignée Effrayante").saying("beside-night-3"),
        Choice::titled("4", "Merciless Spider", "Araignée Impitoyable").saying("beside-night-4"),
    ],
    1,
);

static HUMANS: Row =
    segment("people", "beside-people", &[Choice::titled("", "1", "1"), Choice::titled("two", "2", "2")], 0);

static ACTIVITY_CARDS: Row = segment(
    "cards",
    "beside-deck",
    &[
        Choice::told("", "beside-bosk-does").saying("beside-deck-bosk"),
        Choice::told("deck=table", "beside-table-does").saying("beside-deck-table"),
    ],
    0,
);

static SOLO_CARDS: Row = segment(
    "cards",
    "beside-solo-deck",
    &[
        Choice::told("", "beside-bosk-does").saying("beside-solo-bosk"),
        Choice::told("deck=table", "beside-table-does").saying("beside-solo-table"),
    ],
    0,
);

static DIE: Row = segment(
    "die",
    "beside-die",
    &[Choice::told("", "beside-bosk-does"), Choice::told("die=table", "beside-table-does")],
    0,
);

static RATS: Row = tick("rats", "beside-rats", &[OUT, Choice::number("rats")]);
static RUGWORT: Row = tick("rugwort-cards", "beside-rugwort", &[OUT, Choice::number("rugwort-cards")]);
static PEARLBROOK: Row = tick("pearlbrook", "beside-pearlbrook", &[OUT, Choice::number("pearlbrook")]);
static SPIRECREST: Row = tick("spirecrest", "beside-spirecrest", &[OUT, Choice::number("spirecrest")]);
static BELLFAIRE: Row = tick("bellfaire", "beside-bellfaire", &[OUT, Choice::number("bellfaire")]);
static NEWLEAF: Row = tick("newleaf", "beside-newleaf", &[OUT, Choice::number("newleaf")]);

static SINGERS: Row = segment(
    "people",
    "beside-people",
    &[
        Choice::titled("solo", "1", "1"),
        Choice::titled("bards:2", "2", "2"),
        Choice::titled("bards:3", "3", "3"),
        Choice::titled("bards:4", "4", "4"),
    ],
    0,
);

static RIVAL_LEVEL: Row = segment(
    "level",
    "beside-level",
    &[Choice::told("easy", "page-easy"), Choice::told("medium", "page-normal"), Choice::told("hard", "page-hard")],
    0,
);

/// Everybody who can be called.
pub static FOES: [Foe; 3] = [
    Foe {
        game: "valley",
        name: "beside-nightweave",
        how: "beside-nightweave-how",
        sign: "spider",
        first: "nightweave",
        screens: &[
            Screen { title: "beside-level", asks: &[ask(&LEVEL), ask(&HUMANS), only_if(&TEAM, &HUMANS, 1)] },
            Screen { title: "beside-draws", asks: &[ask(&ACTIVITY_CARDS), ask(&DIE), ask(&DECK)] },
            Screen {
                title: "beside-owned",
                asks: &[
                    under("beside-mistwood", &LEGENDS),
                    ask(&CORRIN),
                    ask(&FARMS),
                    ask(&POWERS),
                    only_if(&SPRING_WORKER, &POWERS, 1),
                    only_if(&RATS, &POWERS, 1),
                    ask(&PERSONALITY),
                    ask(&WEB),
                    under("beside-boxes", &PEARLBROOK),
                    ask(&SPIRECREST),
                    ask(&BELLFAIRE),
                    ask(&NEWLEAF),
                    ask(&RUGWORT),
                ],
            },
        ],
    },
    Foe {
        game: "duo",
        name: "beside-thorn",
        how: "beside-thorn-how",
        sign: "skunk",
        first: "",
        screens: &[
            Screen {
                title: "beside-quest",
                asks: &[
                    ask(&QUEST),
                    only_if(&THORN_LEVEL, &QUEST, 0),
                    only_if(&CHAPTER, &QUEST, 1),
                    only_if(&DIFFICULTY, &QUEST, 1),
                    ask(&MAYORS),
                ],
            },
            Screen { title: "beside-die", asks: &[ask(&DIE)] },
        ],
    },
    Foe {
        game: "grove",
        name: "beside-rival",
        how: "beside-rival-how",
        sign: "rival",
        first: "",
        screens: &[
            Screen { title: "beside-people", asks: &[ask(&SINGERS), ask(&RIVAL_LEVEL)] },
            Screen { title: "beside-solo-deck", asks: &[ask(&SOLO_CARDS)] },
            Screen { title: "beside-owned", asks: &[ask(&PORTALS), ask(&MARKER)] },
        ],
    },
];

/// What the level is called where it does not come second.
const RIVAL: &str = "rival=";

impl Foe {
    /// The opponent of a box.
    pub fn of(game: &str) -> Option<&'static Foe> {
        FOES.iter().find(|foe| foe.game == game)
    }

    /// Everything that can be chosen.
    pub fn asks(&self) -> impl Iterator<Item = &'static Asked> {
        self.screens.iter().flat_map(|screen| screen.asks)
    }

    /// The mode that says what was chosen, as records write it.
    pub fn mode(&self, wish: &Wish) -> String {
        let shown = self.asks().filter(|asked| asked.is_shown(wish));
        let words = std::iter::once(self.first).chain(shown.map(|asked| wish.word(asked.row)));
        let mut words: Vec<String> = words.filter(|word| !word.is_empty()).map(str::to_owned).collect();
        if words[0].starts_with("bards:") {
            words[1].insert_str(0, RIVAL);
        }
        words.sort_by_key(|word| word.ends_with("=table"));
        words.join(":")
    }

    /// What was chosen in a mode; what it does not say is as usual.
    pub fn read(&self, mode: &str) -> Wish {
        let mode = mode.replace("bards:", "bards/").replace(RIVAL, "");
        let words: Vec<String> = mode.split(':').map(|word| word.replace('/', ":")).collect();
        let mut wish = Wish::default();
        for asked in self.asks() {
            let row = asked.row;
            if !asked.is_shown(&wish) {
                continue;
            }
            let said = row.choices.iter().position(|choice| words.iter().any(|word| word == choice.word));
            let silent = || row.choices.iter().position(|choice| choice.word.is_empty());
            if let Some(n) = said.or_else(silent) {
                wish.choose(row, n);
            }
        }
        wish
    }
}

impl Asked {
    /// Whether it has a say, as things are chosen.
    pub fn is_shown(&self, wish: &Wish) -> bool {
        self.only_if.is_none_or(|(row, choice)| wish.chosen(row) == choice)
    }
}

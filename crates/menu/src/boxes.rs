//! The boxes.

use crate::names::{BARDS, CHAPTERS, LEVELS, PERSONALITIES, WEBS};
use crate::{Act, BOT, Choice, EACH, HUMAN, Look, Mode, Offer, Part, Row, SOLO, Seats};

/// The boxes in the order in which they stand.
pub const BOXES: [&Offer; 3] = [&DUO, &VALLEY, &GROVE];

/// Everdell Duo.
pub const DUO: Offer = Offer {
    id: "duo",
    title: "Everdell Duo",
    plate: "shelf-duo-plate",
    facts: "shelf-duo-facts",
    modes: &[
        Mode {
            id: "duel",
            icon: "people",
            title: "page-mode-duel",
            how: "shelf-duel-how",
            act: Act::Play { start: "shelf-duel-start", first: "duel", last: "", seats: Seats::Pair },
            rows: &[&AGAINST, &SIDE],
            more: &[],
        },
        Mode {
            id: "thorn",
            icon: "skunk",
            title: "page-mode-challenge",
            how: "shelf-thorn-how",
            act: Act::Play { start: "shelf-thorn-start", first: "challenge", last: "", seats: Seats::Pair },
            rows: &[&THORN_LEVEL, &PARTNER],
            more: &[&SIDE],
        },
        Mode {
            id: "campaign",
            icon: "book",
            title: "page-mode-campaign",
            how: "shelf-campaign-how",
            act: Act::Go { start: "shelf-campaign-start", to: "campaign" },
            rows: &[],
            more: &[],
        },
        Mode {
            id: "chapter",
            icon: "star",
            title: "page-mode-chapter",
            how: "shelf-chapter-how",
            act: Act::Play { start: "shelf-chapter-start", first: "chapter", last: "", seats: Seats::Pair },
            rows: &[&CHAPTER, &DIFFICULTY, &PARTNER],
            more: &[&SIDE],
        },
        AT_MY_TABLE,
        LESSON,
    ],
};

/// Everdell with Mistwood.
pub const VALLEY: Offer = Offer {
    id: "valley",
    title: "Everdell & Mistwood",
    plate: "shelf-valley-plate",
    facts: "shelf-valley-facts",
    modes: &[
        Mode {
            id: "players",
            icon: "people",
            title: "shelf-players",
            how: "shelf-players-how",
            act: Act::Play { start: "shelf-players-start", first: "players", last: "", seats: Seats::Several },
            rows: &[&PLAYERS, &OTHERS],
            more: &[&SEATS[0], &SEATS[1], &SEATS[2], &SEATS[3], &FARMS, &CORRIN, &LEGENDS, &POWERS],
        },
        Mode {
            id: "nightweave",
            icon: "spider",
            title: "valley-nightweave",
            how: "shelf-nightweave-how",
            act: Act::Play { start: "shelf-nightweave-start", first: "nightweave", last: "", seats: Seats::People(1) },
            rows: &[&LEVEL, &PERSONALITY],
            more: &[&WEB, &DECK, &FARMS, &CORRIN, &LEGENDS, &POWERS, &SPRING_WORKER],
        },
        Mode {
            id: "two",
            icon: "heart",
            title: "shelf-two",
            how: "shelf-two-how",
            act: Act::Play { start: "shelf-two-start", first: "nightweave", last: "two", seats: Seats::People(2) },
            rows: &[&LEVEL, &TEAM],
            more: &[&PERSONALITY, &DECK, &FARMS, &CORRIN, &LEGENDS, &POWERS, &SPRING_WORKER],
        },
        Mode {
            id: "rugwort",
            icon: "rat",
            title: "valley-rugwort",
            how: "shelf-rugwort-how",
            act: Act::Play { start: "shelf-rugwort-start", first: "rugwort", last: "", seats: Seats::People(1) },
            rows: &[&YEAR],
            more: &[&FARMS, &CORRIN, &LEGENDS, &POWERS],
        },
        AT_MY_TABLE,
        LESSON,
    ],
};

/// Bardwood Grove.
pub const GROVE: Offer = Offer {
    id: "grove",
    title: "Bardwood Grove",
    plate: "shelf-grove-plate",
    facts: "shelf-grove-facts",
    modes: &[
        Mode {
            id: "solo",
            icon: "rival",
            title: "shelf-rival",
            how: "shelf-rival-how",
            act: Act::Play { start: "shelf-rival-start", first: "solo", last: "", seats: Seats::People(1) },
            rows: &[&RIVAL_LEVEL, &BARD[0]],
            more: &[&PORTALS, &MARKER],
        },
        Mode {
            id: "bards",
            icon: "people",
            title: "shelf-players",
            how: "shelf-bards-how",
            act: Act::Play { start: "shelf-players-start", first: "bards", last: "", seats: Seats::Several },
            rows: &[&PLAYERS, &OTHERS],
            more: &[
                &SINGERS[0],
                &SINGERS[1],
                &SINGERS[2],
                &SINGERS[3],
                &RIVAL,
                &BARD[0],
                &BARD[1],
                &BARD[2],
                &BARD[3],
                &PORTALS,
                &MARKER,
            ],
        },
        AT_MY_TABLE,
        LESSON,
    ],
};

const AT_MY_TABLE: Mode = Mode {
    id: "table",
    icon: "table",
    title: "shelf-table",
    how: "shelf-table-how",
    act: Act::Beside { start: "shelf-table-start" },
    rows: &[],
    more: &[],
};

const LESSON: Mode = Mode {
    id: "lesson",
    icon: "play",
    title: "shelf-lesson",
    how: "shelf-lesson-how",
    act: Act::Go { start: "page-learn-begin", to: "lesson" },
    rows: &[],
    more: &[],
};

/// How well bots play: chosen on a screen of its own, in every mode in which one can sit.
pub static OPPONENT: Row =
    Row { id: "opponent", label: "shelf-level", look: Look::Segment, part: Part::Level, choices: &LEVELS, first: 2 };

const ONE_BOT: Choice = Choice::told(BOT, "shelf-bot").with("bot");
const FRIEND: Choice = Choice::told(HUMAN, "page-friend").with("people");

static AGAINST: Row = Row {
    id: "against",
    label: "page-against",
    look: Look::Segment,
    part: Part::Other,
    choices: &[ONE_BOT, FRIEND],
    first: 0,
};

static PARTNER: Row = Row {
    id: "partner",
    label: "shelf-partner",
    look: Look::Segment,
    part: Part::Other,
    choices: &[Choice::told(SOLO, "shelf-alone"), FRIEND, ONE_BOT],
    first: 0,
};

static SIDE: Row = Row {
    id: "side",
    label: "page-you-are",
    look: Look::Segment,
    part: Part::Side,
    choices: &[
        Choice::told("hare", "shelf-the-hare").with("hare"),
        Choice::told("tortoise", "shelf-the-tortoise").with("tortoise"),
    ],
    first: 0,
};

pub(crate) static THORN_LEVEL: Row = Row {
    id: "thorn-level",
    label: "shelf-fierce",
    look: Look::Segment,
    part: Part::Word,
    choices: &[
        Choice::told("easy", "page-easy"),
        Choice::told("normal", "page-normal"),
        Choice::told("hard", "page-hard"),
    ],
    first: 0,
};

pub(crate) static CHAPTER: Row =
    Row { id: "chapter", label: "page-chapter", look: Look::List, part: Part::Word, choices: &CHAPTERS, first: 0 };

pub(crate) static DIFFICULTY: Row = Row {
    id: "difficulty",
    label: "page-difficulty",
    look: Look::Segment,
    part: Part::Word,
    choices: &[Choice::told("normal", "page-normal"), Choice::told("hard", "page-hard")],
    first: 0,
};

static PLAYERS: Row = Row {
    id: "players",
    label: "page-valley-how-many",
    look: Look::Segment,
    part: Part::Count,
    choices: &[Choice::number("2"), Choice::number("3"), Choice::number("4")],
    first: 0,
};

static OTHERS: Row = Row {
    id: "others",
    label: "shelf-others",
    look: Look::Segment,
    part: Part::Other,
    choices: &[
        Choice::told(BOT, "shelf-bots").with("bot"),
        Choice::told(HUMAN, "shelf-people-here").with("people"),
        Choice::told(EACH, "shelf-each-seat"),
    ],
    first: 0,
};

/// A person, or a bot of any level.
const SITTERS: &[Choice] =
    &[Choice::told(HUMAN, "page-valley-person").with("people"), LEVELS[0], LEVELS[1], LEVELS[2], LEVELS[3], LEVELS[4]];

/// A seat, and who sits there at first.
const fn seat(n: usize, id: &'static str, label: &'static str, first: usize) -> Row {
    Row { id, label, look: Look::List, part: Part::Seat(n), choices: SITTERS, first }
}

static SEATS: [Row; 4] = [
    seat(0, "seat-0", "page-valley-squirrel", 0),
    seat(1, "seat-1", "page-valley-mouse", 3),
    seat(2, "seat-2", "page-valley-hedgehog", 3),
    seat(3, "seat-3", "page-valley-turtle", 3),
];

static SINGERS: [Row; 4] = [
    seat(0, "seat-0", "shelf-bard-1", 0),
    seat(1, "seat-1", "shelf-bard-2", 3),
    seat(2, "seat-2", "shelf-bard-3", 3),
    seat(3, "seat-3", "shelf-bard-4", 3),
];

static LEVEL: Row = Row {
    id: "level",
    label: "page-valley-level",
    look: Look::Segment,
    part: Part::Word,
    choices: &[Choice::number("0"), Choice::number("1"), Choice::number("2"), Choice::number("3"), Choice::number("4")],
    first: 1,
};

pub(crate) static PERSONALITY: Row = Row {
    id: "personality",
    label: "page-valley-personality",
    look: Look::List,
    part: Part::Word,
    choices: &PERSONALITIES,
    first: 0,
};

pub(crate) static WEB: Row = Row {
    id: "web",
    label: "page-valley-plot-or-schemes",
    look: Look::List,
    part: Part::Word,
    choices: &WEBS,
    first: 0,
};

pub(crate) static TEAM: Row = Row {
    id: "team",
    label: "shelf-who-wins",
    look: Look::Segment,
    part: Part::Word,
    choices: &[Choice::told("team", "shelf-both-beat-her"), Choice::told("", "shelf-each-alone")],
    first: 0,
};

static YEAR: Row = Row {
    id: "year",
    label: "page-valley-year",
    look: Look::Segment,
    part: Part::Word,
    choices: &[Choice::number("1"), Choice::number("2"), Choice::number("3")],
    first: 0,
};

pub(crate) const fn tick(id: &'static str, label: &'static str, choices: &'static [Choice]) -> Row {
    Row { id, label, look: Look::Tick, part: Part::Word, choices, first: 0 }
}

pub(crate) const OUT: Choice = Choice::number("");

pub(crate) static DECK: Row = tick("deck", "page-valley-short-deck", &[OUT, Choice::number("activity=18")]);
pub(crate) static FARMS: Row = tick("farms", "page-valley-farms", &[OUT, Choice::number("farms")]);
pub(crate) static CORRIN: Row = tick("corrin", "page-valley-corrin", &[OUT, Choice::number("corrin")]);
pub(crate) static LEGENDS: Row = tick("legends", "page-valley-legends", &[OUT, Choice::number("legends")]);
pub(crate) static POWERS: Row = tick("powers", "page-valley-powers", &[OUT, Choice::number("powers")]);
pub(crate) static SPRING_WORKER: Row =
    tick("spring-worker", "page-valley-spring-worker", &[OUT, Choice::number("spring-worker")]);

static RIVAL_LEVEL: Row = Row {
    id: "rival-level",
    label: "shelf-fierce",
    look: Look::Segment,
    part: Part::Word,
    choices: &[
        Choice::told("easy", "page-easy"),
        Choice::told("medium", "page-normal"),
        Choice::told("hard", "page-hard"),
    ],
    first: 0,
};

static RIVAL: Row = Row {
    id: "rival",
    label: "shelf-rival-too",
    look: Look::Segment,
    part: Part::Word,
    choices: &[
        Choice::told("", "shelf-no-rival"),
        Choice::told("rival=easy", "page-easy"),
        Choice::told("rival=medium", "page-normal"),
        Choice::told("rival=hard", "page-hard"),
    ],
    first: 0,
};

const fn bard(n: usize, id: &'static str, label: &'static str) -> Row {
    Row { id, label, look: Look::List, part: Part::Bard(n), choices: &BARDS, first: 0 }
}

static BARD: [Row; 4] = [
    bard(0, "bard-0", "shelf-your-bard"),
    bard(1, "bard-1", "shelf-bard-2"),
    bard(2, "bard-2", "shelf-bard-3"),
    bard(3, "bard-3", "shelf-bard-4"),
];

pub(crate) static PORTALS: Row = tick("portals", "shelf-portals", &[OUT, Choice::number("portals=terrain")]);
pub(crate) static MARKER: Row = tick("marker", "shelf-marker", &[OUT, Choice::number("marker=pass")]);

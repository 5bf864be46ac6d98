//! Nightweave's Activity cards and level cards, as somebody who owns them copies them.

use super::turn::JOURNEY_RING;
use super::{Act, Activity};
use crate::Valley;
use crate::ids::{BasicId, Clearing, Site};
use table::companion::Choice;
use table::companion::copied::{Card, Cell, Copied, Deck, Row};
use table::content::Pack as _;
use table::pack::Node;
use table::{Arg, Line};
use woodland::Season;
use woodland::words::{season_choices, season_line};

const FILE: &str = "activity.toml";
pub(super) const LIST: &str = "activity";
/// How a pack writes that level tokens are printed beside an action.
const LEVEL: &str = " + level";
const NONE: &str = "none";
const LEVELS: &str = "level";
const LEVELS_FILE: &str = "nightweave.toml";
/// What stands on a level card, how it is called, and the most it can be.
const BONUSES: [(&str, &str, u16); 4] = [
    ("zero_bonus", "copied-zero-bonus", 4),
    ("purple_bonus", "copied-purple-bonus", 4),
    ("special_event", "copied-special-points", 9),
    ("adornment", "copied-adornment-points", 9),
];
/// The cells of the lines, season by season.
const LINES: [[&str; 2]; Season::COUNT] = [
    ["winter.first", "winter.second"],
    ["spring.first", "spring.second"],
    ["summer.first", "summer.second"],
    ["autumn.first", "autumn.second"],
];

fn choices(words: &[(&str, &'static str)]) -> Vec<Choice> {
    words.iter().zip(0u16..).map(|(&(id, text), n)| Choice::new(n, id, Line::new(text))).collect()
}

impl Valley {
    /// The actions that can be printed, as packs write them.
    fn printed_acts(&self) -> Vec<(String, Act)> {
        let basic = |&at: &BasicId| (format!("basic {}", self.pack.basic(at).entry.id), Act::Basic(at));
        let basics = self.pack.ring().iter().map(basic);
        let forests = Clearing::all().map(|clearing| (format!("forest {}", clearing.number()), Act::Forest(clearing)));
        let journeys = JOURNEY_RING.into_iter().map(|space| (format!("journey {}", space.0), Act::Journey(space)));
        let plain = [
            ("city", Act::City),
            ("open", Act::Open),
            ("basic-event", Act::BasicEvent),
            ("special-event", Act::SpecialEvent),
            ("haven", Act::Haven),
            ("place-figure", Act::PlaceFigure),
            ("play-hand", Act::PlayHand),
            ("play-meadow", Act::PlayMeadow),
            ("play-meadow-draw", Act::PlayMeadowDraw),
            ("play-meadow-discard", Act::PlayMeadowDiscard),
            ("draw", Act::Draw),
            ("discard", Act::Discard),
            ("ambassador", Act::Ambassador),
            ("wonder", Act::Wonder),
        ];
        let plain = plain.into_iter().map(|(id, act)| (id.to_owned(), act));
        basics.chain(forests).chain(journeys).chain(plain).collect()
    }

    /// An action in the few words that fit on a card.
    fn short_line(&self, act: Act) -> Line {
        let named = |site: Site| Line::new("as-named").with("name", self.site_name(site));
        match act {
            Act::Basic(basic) => named(Site::Basic(basic)),
            Act::Forest(clearing) => named(Site::Forest(clearing)),
            Act::Journey(space) => named(Site::Journey(space)),
            Act::Haven => named(Site::Haven),
            Act::City => Line::new("copied-city"),
            Act::Open => Line::new("copied-open"),
            Act::BasicEvent => Line::new("copied-basic-event"),
            Act::SpecialEvent => Line::new("copied-special-event"),
            Act::Draw
            | Act::Discard
            | Act::PlayHand
            | Act::PlayMeadow
            | Act::PlayMeadowDraw
            | Act::PlayMeadowDiscard
            | Act::PlaceFigure
            | Act::Ambassador
            | Act::Wonder => self.act_line(act),
        }
    }

    /// The line of a season: first one thing, else another.
    fn line_row(&self, season: Season) -> Row {
        let acts = self.printed_acts();
        let acts: Vec<Choice> =
            acts.iter().zip(0u16..).map(|((id, act), n)| Choice::new(n, id.clone(), self.short_line(*act))).collect();
        let [first, second] = LINES[season.index()];
        let before = season.index().checked_sub(1).map(|n| LINES[n]);
        let cell = |id, text: &'static str, follows| Cell {
            beside: Some((LEVEL, Line::new("copied-with-level"))),
            follows,
            ..Cell::new(id, Line::new(text).with("season", season_line(season)), acts.clone())
        };
        Row {
            sign: season.id(),
            called: season_line(season),
            cells: vec![
                cell(first, "copied-first", before.map(|cells| cells[0])),
                cell(second, "copied-second", before.map(|cells| cells[1])),
            ],
            opens: Some(("season", u8::from(season).into())),
        }
    }
}

fn head_rows() -> [Row; 2] {
    let marks = [
        ("spider", "copied-spider"),
        ("figure", "copied-figure"),
        (NONE, "copied-no-mark"),
        ("ambassador", "copied-ambassador"),
    ];
    let arrows = [("clockwise", "copied-clockwise"), ("counter-clockwise", "copied-counter-clockwise")];
    let visitor = [("no", "companion-no"), ("yes", "companion-yes")];
    [
        Row {
            sign: "",
            called: Line::new("copied-season"),
            cells: vec![Cell::new("season", Line::new("copied-season"), season_choices())],
            opens: None,
        },
        Row {
            sign: "",
            called: Line::new("copied-mark"),
            cells: vec![
                Cell::new("mark", Line::new("copied-mark"), choices(&marks)),
                Cell::new("arrow", Line::new("copied-arrow"), choices(&arrows)),
                Cell::new("visitor", Line::new("copied-visitor"), choices(&visitor)),
            ],
            opens: None,
        },
    ]
}

fn default_row() -> Row {
    let parts = [
        ("level", "copied-level"),
        ("haven", "copied-haven"),
        ("draw", "valley-act-draw"),
        ("discard", "valley-act-discard"),
        (NONE, "copied-nothing"),
    ];
    Row {
        sign: "",
        called: Line::new("copied-default"),
        cells: vec![
            Cell::new("default.first", Line::new("copied-default"), choices(&parts[..4])),
            Cell::new("default.second", Line::new("copied-and-then"), choices(&parts)),
        ],
        opens: None,
    }
}

/// Whether its owner copied a card.
pub(super) fn is_copied(card: &Activity) -> bool {
    card.entry.is_yours("lines")
}

/// What a value says, if it is there.
fn text(node: &Node, key: &str) -> String {
    node.under(key).text().unwrap_or_default().to_owned()
}

/// A number on a level card.
fn bonus_row((id, called, most): (&'static str, &'static str, u16)) -> Row {
    let number = |n: u16| Choice::new(n, n.to_string(), Line::new("companion-number").with("n", i32::from(n)));
    let cells = vec![Cell::new(id, Line::new(called), (0..=most).map(number).collect())];
    Row { sign: "", called: Line::new(called), cells, opens: None }
}

impl Valley {
    fn activity_deck(&self) -> Deck {
        let [season, mark] = head_rows();
        let lines = Season::ALL.map(|season| self.line_row(season));
        let rows = [season, mark].into_iter().chain(lines).chain([default_row()]);
        Deck {
            id: LIST,
            file: FILE,
            called: Line::new("copied-activity"),
            drawn: true,
            slots: self.pack.activities.iter().map(|card| card.entry.id.clone()).collect(),
            names: Vec::new(),
            // [V27.1]
            guests: self
                .pack
                .activities
                .iter()
                .filter(|card| card.pearlbrook)
                .map(|card| (card.entry.id.clone(), "pearlbrook"))
                .collect(),
            rows: rows.collect(),
        }
    }

    /// [V22.2] [V22.3] [V22.4]
    fn level_deck(&self) -> Deck {
        let cards = || self.pack.levels.iter().map(|card| &card.entry);
        Deck {
            id: LEVELS,
            file: LEVELS_FILE,
            called: Line::new("copied-levels"),
            drawn: false,
            slots: cards().map(|entry| entry.id.clone()).collect(),
            names: cards().map(|entry| Line::new("as-named").with("name", Arg::from(&entry.name))).collect(),
            guests: Vec::new(),
            rows: BONUSES.map(bonus_row).to_vec(),
        }
    }

    fn copied_level(&self, slot: &str) -> Option<Card> {
        let card = self.pack.levels.iter().find(|card| card.entry.id == slot)?;
        let numbers = [card.zero_bonus, card.purple_bonus, card.special_event, card.adornment];
        let cells = BONUSES.iter().zip(numbers).map(|((id, ..), n)| ((*id).to_owned(), n.to_string()));
        card.entry.is_yours(BONUSES[0].0).then(|| cells.collect())
    }

    fn copied_activity(&self, slot: &str) -> Option<Card> {
        let card = self.pack.activities.iter().find(|card| card.entry.id == slot)?;
        let node = self.pack.files().list(FILE, LIST).iter().find(|node| node.id() == Some(slot))?;
        if !is_copied(card) {
            return None;
        }
        let mut copied: Card =
            ["season", "mark", "arrow"].iter().map(|&key| (key.to_owned(), text(node, key))).collect();
        copied.insert("visitor".to_owned(), if card.visitor { "yes" } else { "no" }.to_owned());
        for line in node.under("lines").list().ok()? {
            for season in line.under("seasons").list().ok()?.iter().filter_map(|node| node.named::<Season>().ok()) {
                let [first, second] = LINES[season.index()];
                copied.insert(first.to_owned(), text(line, "first"));
                copied.insert(second.to_owned(), text(line, "second"));
            }
        }
        let parts = node.under("default").list().ok()?;
        for (n, id) in ["default.first", "default.second"].into_iter().enumerate() {
            let part = parts.get(n).and_then(|node| node.text().ok()).unwrap_or(NONE);
            copied.insert(id.to_owned(), part.to_owned());
        }
        Some(copied)
    }
}

impl Copied for Valley {
    fn decks(&self) -> Vec<Deck> {
        vec![self.activity_deck(), self.level_deck()]
    }

    fn copied(&self, deck: &str, slot: &str) -> Option<Card> {
        if deck == LEVELS { self.copied_level(slot) } else { self.copied_activity(slot) }
    }

    fn entry(&self, deck: &str, card: &Card) -> String {
        let get = |id: &str| card.get(id).map_or("", String::as_str);
        if deck == LEVELS {
            return BONUSES.iter().map(|(id, ..)| format!("{id} = {}\n", get(id))).collect();
        }
        let first = Season::from_id(get("season")).unwrap_or(Season::Winter);
        let lines = Season::ALL.into_iter().filter(|season| *season >= first).map(|season| {
            let [first, second] = LINES[season.index()].map(get);
            format!("  {{ seasons = [\"{}\"], first = \"{first}\", second = \"{second}\" }},\n", season.id())
        });
        let default = ["default.first", "default.second"].map(get).into_iter().filter(|part| *part != NONE);
        format!(
            "season = \"{}\"\nmark = \"{}\"\narrow = \"{}\"\nvisitor = {}\nlines = [\n{}]\ndefault = [{}]\n",
            first.id(),
            get("mark"),
            get("arrow"),
            get("visitor") == "yes",
            lines.collect::<String>(),
            default.map(|part| format!("\"{part}\"")).collect::<Vec<_>>().join(", "),
        )
    }
}

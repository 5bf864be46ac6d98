//! The Rival's Solo cards and the Challenge cards, as somebody who owns them copies them.

use super::companion::way_line;
use crate::Grove;
use crate::ids::{Metric, Way};
use table::Line;
use table::companion::Choice;
use table::companion::copied::{Card, Cell, Copied, Deck, Row};
use table::content::Pack as _;
use table::entry::Entry;

const FILE: &str = "rival.toml";
pub(super) const SOLO: &str = "solo";
const CHALLENGE: &str = "challenge";
const NONE: &str = "none";

fn numbers(from: u16, to: u16) -> Vec<Choice> {
    (from..=to).map(|n| Choice::new(n, n.to_string(), Line::new("companion-number").with("n", i32::from(n)))).collect()
}

fn ways(or_none: bool) -> Vec<Choice> {
    let ways = Way::ALL.into_iter().map(|way| Choice::new(way as u8, way.id(), way_line(way)));
    let none = or_none.then(|| Choice::new(Way::COUNT as u16, NONE, Line::new("copied-nothing")));
    ways.chain(none).collect()
}

fn metrics() -> Vec<Choice> {
    Metric::ALL.into_iter().map(|metric| Choice::new(metric as u8, metric.id(), metric_line(metric))).collect()
}

/// What a challenge counts, in words.
fn metric_line(metric: Metric) -> Line {
    Line::new(match metric {
        Metric::Fans => "copied-metric-fans",
        Metric::Creatures => "copied-metric-creatures",
        Metric::Legends => "copied-metric-legends",
        Metric::SkillsBought => "copied-metric-skills",
        Metric::ImprovsBought => "copied-metric-improvs",
        Metric::CardsBought => "copied-metric-cards",
        Metric::Coins => "copied-metric-coins",
        Metric::Volume => "copied-metric-volume",
        Metric::CrestsCaptured => "copied-metric-crests",
        Metric::StageRunes => "copied-metric-stages",
        Metric::Gems => "copied-metric-gems",
        Metric::Boat => "copied-metric-boat",
        Metric::Reach => "copied-metric-reach",
        Metric::KindsOwned => "copied-metric-kinds",
        Metric::RunesPlaced => "copied-metric-runes",
        Metric::Blue => "copied-metric-blue",
        Metric::CrestsOnTrack => "copied-metric-track",
    })
}

fn row(called: &'static str, cells: Vec<Cell>) -> Row {
    Row { sign: "", called: Line::new(called), cells, opens: None }
}

fn ids<'e>(entries: impl Iterator<Item = &'e Entry>) -> Vec<String> {
    entries.map(|entry| entry.id.clone()).collect()
}

impl Copied for Grove {
    fn decks(&self) -> Vec<Deck> {
        let cell = |id, text: &'static str, choices| Cell::new(id, Line::new(text), choices);
        let wants = |called, metric, least| {
            row(called, vec![cell(metric, "copied-counts", metrics()), cell(least, "copied-least", numbers(1, 20))])
        };
        let solo = Deck {
            id: SOLO,
            file: FILE,
            called: Line::new("copied-solo"),
            drawn: true,
            slots: ids(self.pack.solo.iter().map(|card| &card.entry)),
            names: Vec::new(),
            guests: Vec::new(),
            rows: vec![
                row("copied-tempo", vec![cell("tempo", "copied-tempo", numbers(0, 4))]),
                row(
                    "copied-arrows",
                    vec![
                        cell("arrow.first", "copied-arrow", ways(false)),
                        cell("arrow.second", "copied-and-then", ways(true)),
                    ],
                ),
            ],
        };
        let challenge = Deck {
            id: CHALLENGE,
            file: FILE,
            called: Line::new("copied-challenge"),
            drawn: false,
            slots: ids(self.pack.challenges.iter().map(|card| &card.entry)),
            names: Vec::new(),
            guests: Vec::new(),
            rows: vec![
                wants("copied-easy", "easy.metric", "easy.least"),
                wants("copied-hard", "hard.metric", "hard.least"),
            ],
        };
        vec![solo, challenge]
    }

    fn copied(&self, deck: &str, slot: &str) -> Option<Card> {
        let node = self.pack.files().list(FILE, if deck == SOLO { SOLO } else { CHALLENGE });
        let node = node.iter().find(|node| node.id() == Some(slot))?;
        let pairs: Vec<(&str, String)> = if deck == SOLO {
            let card = self.pack.solo.iter().find(|card| card.entry.id == slot)?;
            let second = card.arrows.get(1).map_or(NONE, |way| way.id());
            let all = [("tempo", card.tempo.to_string()), ("arrow.first", card.arrows[0].id().to_owned())];
            card.entry
                .is_yours("arrows")
                .then(|| all.into_iter().chain([("arrow.second", second.to_owned())]))?
                .collect()
        } else {
            let card = self.pack.challenges.iter().find(|card| card.entry.id == slot)?;
            let metric = |key: &str| node.under(key).under("metric").text().unwrap_or_default().to_owned();
            let [easy, hard] = card.wants.map(|(_, least)| least.to_string());
            let all = [
                ("easy.metric", metric("easy")),
                ("easy.least", easy),
                ("hard.metric", metric("hard")),
                ("hard.least", hard),
            ];
            card.entry.is_yours("easy").then(|| all.into_iter())?.collect()
        };
        Some(pairs.into_iter().map(|(id, value)| (id.to_owned(), value)).collect())
    }

    fn entry(&self, deck: &str, card: &Card) -> String {
        let get = |id: &str| card.get(id).map_or("", String::as_str);
        if deck == SOLO {
            let arrows = ["arrow.first", "arrow.second"].map(get).into_iter().filter(|way| *way != NONE);
            let arrows: Vec<String> = arrows.map(|way| format!("\"{way}\"")).collect();
            return format!("tempo = {}\narrows = [{}]\n", get("tempo"), arrows.join(", "));
        }
        let wants =
            |key: &str, metric, least| format!("{key} = {{ metric = \"{}\", least = {} }}\n", get(metric), get(least));
        wants("easy", "easy.metric", "easy.least") + &wants("hard", "hard.metric", "hard.least")
    }
}

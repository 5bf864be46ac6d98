//! Every question cites the paragraph that it is about, and every pause the one of its moment.

use super::companion::Nightweave;
use super::question::{Count, Foil, Guest, Occasion, Question, Report, Source, Wanted};
use super::{AtStation, AwardId, InRow, Place, Row, VisitorId, WonderId};
use crate::Valley;
use crate::ids::{BasicId, Slot};
use crate::webs::Plot;
use std::collections::BTreeSet;
use table::Seat;
use table::companion::{Companion, Opponent, Reply};

/// Whether both rulebooks have this paragraph.
fn exists(rule: &str) -> bool {
    let books =
        [include_str!("../../../../rulebooks/valley.en.md"), include_str!("../../../../rulebooks/valley.fr.md")];
    books.iter().all(|book| book.contains(&format!("- [{rule}] ")))
}

fn her(mode: &str) -> Nightweave {
    Nightweave::in_named_mode(&Valley::ours(), mode).unwrap()
}

/// The sort of a question; a new one must be named here, and stand below with its paragraph.
fn sort(question: &Question) -> &'static str {
    match question {
        Question::Meanwhile => "meanwhile",
        Question::TurnUp => "turn up",
        Question::Roll(_) => "roll",
        Question::FirstFree(_) => "first free",
        Question::Event(..) => "event",
        Question::Special(_) => "special",
        Question::Fit(..) => "fit",
        Question::Card(_) => "card",
        Question::Colour(_) => "colour",
        Question::Points(_) => "points",
        Question::TopNeedsNoRoom => "top",
        Question::OwnSpot(_) => "own spot",
        Question::OpenOwn(_) => "open own",
        Question::OpenSpot(_) => "open spot",
        Question::OpenCard(_) => "open card",
        Question::Guest(Guest::HasRat(_)) => "rat",
        Question::Guest(Guest::HiddenRiver) => "hidden river",
        Question::Guest(Guest::River { .. }) => "river",
        Question::Guest(Guest::Wonder { .. }) => "wonder",
        Question::Guest(Guest::WonderPrice(_)) => "wonder price",
        Question::Guest(Guest::WonderPoints(_)) => "wonder points",
        Question::Guest(Guest::Adornments) => "adornments",
        Question::Guest(Guest::MapPoints) => "map",
        Question::Guest(Guest::Discovery) => "discovery",
        Question::Guest(Guest::DiscoveryPlace) => "discovery place",
        Question::Guest(Guest::DiscoveryPoints) => "discovery points",
        Question::Guest(Guest::StationBest) => "station",
        Question::Guest(Guest::Visitor { .. }) => "visitor",
        Question::Guest(Guest::CanSail(_)) => "sail",
        Question::Between(Report::Tokens) => "tokens",
        Question::Between(Report::Cards | Report::Resources) => "given",
        Question::Between(Report::Claimed) => "claimed",
        Question::Between(Report::Visited) => "visited",
        Question::Between(Report::Left) => "left",
        Question::Guest(Guest::LostGreen) => "lost green",
        Question::Foil(_) => "foil",
        Question::Count(_) => "count",
        Question::SwarmWeb => "swarm",
        Question::Mood => "mood",
        Question::Plot => "plot",
        Question::Scheme(_) => "scheme",
        Question::YourSeason => "your season",
        Question::Guest(Guest::Garland(_)) => "garland",
        Question::Guest(Guest::GarlandHers(_)) => "garland hers",
        Question::Guest(Guest::GarlandYours(_)) => "garland yours",
        Question::Guest(Guest::GarlandSecond(_)) => "garland second",
        Question::Guest(Guest::GarlandPoints(_)) => "garland points",
        Question::Guest(Guest::RuledEvents) => "ruled",
        Question::City(_) => "city",
    }
}

/// So many sorts there are.
const SORTS: usize = 49;

/// Questions as they are asked at a table without other boxes, with their paragraphs.
fn asked() -> Vec<(Question, &'static str)> {
    let slot = Slot(2);
    let roll = |occasion, rule| (Question::Roll(occasion), rule);
    let event = |row, occasion, rule| (Question::Event(row, InRow::first(2).collect(), occasion), rule);
    let card = |from, rule| (Question::Card(from), rule);
    let foil = |foil, rule| (Question::Foil(foil), rule);
    let count = |count, rule| (Question::Count(count), rule);
    vec![
        (Question::Meanwhile, "V18.8"),
        (Question::TurnUp, "V19.1"),
        roll(Occasion::Act, "V19.12"),
        roll(Occasion::Figure, "V19.15"),
        roll(Occasion::Season, "V20.9"),
        roll(Occasion::Stroll, "V23.7"),
        roll(Occasion::Toll, "V25.17"),
        roll(Occasion::Cheating, "V25.30"),
        (Question::FirstFree(vec![Place::Basic(BasicId(0)), Place::Basic(BasicId(2))]), "V19.17"),
        event(Row::Basic, Occasion::Act, "V19.27"),
        event(Row::Special, Occasion::Act, "V19.28"),
        event(Row::Basic, Occasion::Season, "V20.2"),
        event(Row::Basic, Occasion::End, "V20.12"),
        event(Row::Special, Occasion::Cheating, "V25.30"),
        (Question::Special(InRow(0)), "V19.28"),
        (Question::Fit(Row::Basic, InRow(0)), "V19.27"),
        (Question::Fit(Row::Special, InRow(0)), "V19.28"),
        card(Source::Meadow(slot), "V19.12"),
        card(Source::Station(AtStation(0)), "V30.3"),
        card(Source::Top(0), "V19.12"),
        card(Source::Top(1), "V25.29"),
        card(Source::Hand, "V19.11"),
        card(Source::Feat(1), "V20.11"),
        card(Source::Human, "V25.26"),
        card(Source::Snag, "V24.4"),
        card(Source::Green, "V26.9"),
        (Question::Colour(Source::Hand), "V22.4"),
        (Question::Points(Source::Hand), "V22.1"),
        (Question::TopNeedsNoRoom, "V26.4"),
        (Question::OwnSpot(Vec::new()), "V19.23"),
        (Question::OpenOwn(Vec::new()), "V19.25"),
        (Question::OpenSpot(Seat::FIRST), "V19.25"),
        (Question::OpenCard(Seat::FIRST), "V24.8"),
        (Question::Guest(Guest::HasRat(slot)), "V26.8"),
        (Question::Guest(Guest::HiddenRiver), "V27.2"),
        (Question::Guest(Guest::River { hidden: true }), "V27.2"),
        (Question::Guest(Guest::Wonder { pearls: 3, occasion: Occasion::Act }), "V27.4"),
        (Question::Guest(Guest::Wonder { pearls: 3, occasion: Occasion::End }), "V27.5"),
        (Question::Guest(Guest::WonderPrice(WonderId(0))), "V27.4"),
        (Question::Guest(Guest::WonderPoints(WonderId(0))), "V27.6"),
        (Question::Guest(Guest::Adornments), "V27.4"),
        (Question::Guest(Guest::MapPoints), "V28.6"),
        (Question::Guest(Guest::Discovery), "V28.4"),
        (Question::Guest(Guest::DiscoveryPlace), "V28.4"),
        (Question::Guest(Guest::DiscoveryPoints), "V28.6"),
        (Question::Guest(Guest::StationBest), "V30.3"),
        (Question::Guest(Guest::Visitor { n: VisitorId(0), had: 0, occasion: Occasion::Act }), "V30.8"),
        (Question::Guest(Guest::Visitor { n: VisitorId(0), had: 0, occasion: Occasion::Figure }), "V30.5"),
        (Question::Guest(Guest::CanSail(Seat::FIRST)), "V27.8"),
        (Question::Between(Report::Tokens), "V21.3"),
        (Question::Between(Report::Cards), "V21.1"),
        (Question::Between(Report::Resources), "V21.2"),
        (Question::Between(Report::Claimed), "V10.1"),
        (Question::Between(Report::Visited), "V21.6"),
        (Question::Between(Report::Left), "V21.7"),
        (Question::Guest(Guest::LostGreen), "V26.10"),
        foil(Foil::Compensation(0), "V24.8"),
        foil(Foil::Mesmerize, "V24.9"),
        foil(Foil::CreepyCrawlies, "V25.23"),
        foil(Foil::Cheating, "V25.30"),
        foil(Foil::RansomNobodyHome, "V25.25"),
        foil(Foil::Soup, "V25.27"),
        count(Count::Ingenuity, "V24.10"),
        count(Count::Strings, "V24.17"),
        count(Count::Borrowing, "V25.18"),
        count(Count::PickpocketCards, "V25.19"),
        count(Count::PickpocketTokens, "V25.19"),
        count(Count::Imitation, "V25.24"),
        count(Count::HardWork, "V25.29"),
        count(Count::Robber, "V26.11"),
        count(Count::Newleaf, "V30.4"),
        (Question::SwarmWeb, "V24.13"),
        (Question::Mood, "V23.1"),
        (Question::Plot, "V24.1"),
        (Question::Scheme(Wanted::Any), "V25.1"),
        (Question::Scheme(Wanted::OneShot), "V24.7"),
        (Question::YourSeason, "V25.13"),
        (Question::Guest(Guest::Garland(AwardId(0))), "V29.4"),
        (Question::Guest(Guest::GarlandHers(AwardId(0))), "V29.4"),
        (Question::Guest(Guest::GarlandYours(AwardId(0))), "V29.4"),
        (Question::Guest(Guest::GarlandSecond(AwardId(0))), "V29.4"),
        (Question::Guest(Guest::GarlandPoints(AwardId(0))), "V29.4"),
        (Question::Guest(Guest::RuledEvents), "V26.12"),
        (Question::City(Seat::FIRST), "V20.16"),
    ]
}

#[test]
fn every_question_cites_the_paragraph_that_it_is_about() {
    let her = her("nightweave:2");
    let known = her.setup(1);
    let mut sorts = BTreeSet::new();
    for (question, rule) in asked() {
        let query = her.query(&known, &question);
        assert_eq!(query.rule, rule, "{question:?}");
        assert!(query.rules().iter().all(|(rule, _)| exists(rule)), "{question:?}");
        sorts.insert(sort(&question));
    }
    assert_eq!(sorts.len(), SORTS, "{sorts:?}");
}

/// What else lies on the table changes some of them.
#[test]
fn other_boxes_and_plots_cite_their_own_paragraphs() {
    let rule = |her: &Nightweave, question| her.query(&her.setup(1), &question).rule;
    let newleaf = her("nightweave:2:newleaf");
    assert_eq!(rule(&newleaf, Question::Roll(Occasion::Act)), "V30.3");
    assert_eq!(rule(&newleaf, Question::Roll(Occasion::Season)), "V20.9");
    assert_eq!(rule(&her("nightweave:2:legends"), Question::TopNeedsNoRoom), "V26.2");
    let plain = her("nightweave:2:plot=forceful-taking");
    for (plot, rule) in [(Plot::ForcefulTaking, "V24.15"), (Plot::StolenBounty, "V24.16")] {
        let mut known = plain.setup(1);
        known.plot = Some(plot);
        assert_eq!(plain.query(&known, &Question::Card(Source::Human)).rule, rule);
    }
    let whim = her("nightweave:2:personality:plot=weavers-whim");
    let mut known = whim.setup(1);
    assert_eq!(whim.query(&known, &Question::Mood).rule, "V23.1", "before the game");
    known.begun = true;
    assert_eq!(whim.query(&known, &Question::Mood).rule, "V24.11", "in the game");
}

/// [V18.8] [V20.13] The pauses: before her first turn, between her turns, once her game is over.
#[test]
fn every_pause_cites_what_fits_its_moment() {
    let her = her("nightweave:1:rugwort-cards");
    let mut game = Companion::new(&her, 1);
    let asked = game.asked().unwrap();
    assert_eq!((asked.line.id, asked.rule), ("companion-night-meanwhile-first", "V18.8"));
    game.answer(Reply::Pick(0)).unwrap();
    while !game.is_between() {
        let first = game.asked().unwrap().answer(0).unwrap();
        game.answer(first).unwrap();
    }
    let asked = game.asked().unwrap();
    assert_eq!((asked.line.id, asked.rule), ("companion-night-meanwhile", "V18.8"));
    let rules: Vec<&str> = asked.rules().iter().map(|&(rule, _)| rule).collect();
    for rule in ["V21.1", "V21.2", "V21.3", "V10.1", "V26.10", "V26.11"] {
        assert!(rules.contains(&rule), "what can be said is explained one by one: {rule} in {rules:?}");
    }
    game.hear("set over yes").unwrap();
    let asked = game.asked().unwrap();
    assert_eq!((asked.line.id, asked.rule), ("companion-night-meanwhile-over", "V20.13"));
    assert!(asked.rules().iter().any(|&(rule, _)| rule == "V20.15"), "and when it ends");
}

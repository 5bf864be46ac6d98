//! What only shows with a pack of one's own, or over many tables.

use grove::{Event, Grove, Pack, PlaceKind, Terrain, Way};
use std::collections::BTreeSet;
use table::content::Pack as _;
use table::scenario::{Happening, Scenario};
use table::{Game, Seat, Shelved};

/// Our pack with a file laid over it.
fn with(file: &str, text: &str) -> Grove {
    Grove::new(Pack::overlaid("here", &[(file.to_owned(), text.to_owned())]).unwrap_or_else(|e| panic!("{}", e.line())))
}

/// All that happens in a scenario that holds.
fn watch(grove: &Grove, text: &str) -> Vec<Happening<Grove>> {
    let scenario = Scenario::read("here", text).unwrap_or_else(|e| panic!("{}", e.line()));
    let mode = scenario.mode.as_ref().and_then(|mode| mode.text().ok()).unwrap_or("solo:easy");
    let mut seen = Vec::new();
    let grove = grove.in_named_mode(mode).unwrap();
    scenario.watch(&grove, &mut seen).unwrap_or_else(|flaw| panic!("{}", flaw.error().line()));
    seen
}

/// [G5.3] A bard step gained while singing gives nothing.
#[test]
fn a_bard_step_gained_while_singing_is_nothing() {
    let grove = with(
        "cards.toml",
        "[[improv]]\nid = \"warble\"\nsing = [{ do = \"step\", n = 2 }]\ntext_en = \"x\"\ntext_fr = \"x\"\n",
    );
    let text = r#"
        title = "x"
        box = "grove"
        mode = "solo:easy:bard=fifer"
        proves = ["G5.3"]
        [position]
        phase = "move"
        events = ["summer-a", "winter-b"]
        first = { dial = 8, song = ["warble"] }
        [[step]]
        do = "stay"
        expect = { ask = "sing", first = { steps = 0, melody = 3 } }
    "#;
    watch(&grove, text);
}

/// [G15.8] Runes that turn the dial on for ever are cut short, everybody is told, and the game goes on.
#[test]
fn what_would_never_end_is_cut_short() {
    let rune = |n: u8| {
        format!(
            "[[rune]]\nid = \"rune-{n}\"\neffect = [{{ do = \"tempo\", n = 2 }}]\ntext_en = \"x\"\ntext_fr = \"x\"\n"
        )
    };
    let grove = with("board.toml", &(1..=8).map(rune).collect::<String>());
    let text = r#"
        title = "x"
        box = "grove"
        mode = "solo:easy:bard=fifer"
        proves = ["G15.8"]
        [position]
        events = ["summer-a", "winter-b"]
        covered = { stage-mill = ["first", "first", "first"], stage-north = ["first", "first", "first"], stage-meadow = ["first", "first"] }
        first = { deck = ["humming", "foot-tap"] }
        [[step]]
        do = "story humming"
        expect = { ask = "move", told = ["cut-short"] }
    "#;
    let seen = watch(&grove, text);
    let cuts = seen.iter().filter(|it| matches!(it, Happening::Told(Event::CutShort))).count();
    assert_eq!(cuts, 1);
}

/// [G1.3] Three paths meet where a portal may lie, at the edge.
#[test]
fn portals_lie_where_three_paths_meet_at_the_edge() {
    let grove = Grove::ours();
    let portals: Vec<_> = grove.pack().places.iter().filter(|place| place.kind == PlaceKind::Portal).collect();
    assert_eq!(portals.len(), 4);
    for portal in portals {
        assert_eq!(portal.paths.iter().flatten().count(), 3);
        let edge = portal.edge.unwrap();
        assert!(portal.paths[edge as usize].is_none(), "the edge is where no path leads");
        assert_eq!(edge == Way::Down, portal.terrain == Some(Terrain::Lawn));
    }
}

/// [G2.3] [G2.5] Events are of one season or of two that follow each other; bards are dealt, none twice.
#[test]
fn events_follow_the_seasons_and_no_bard_plays_twice() {
    let grove = Grove::ours().in_named_mode("bards:4").unwrap();
    let (mut pairs, mut first) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..400 {
        let state = grove.setup(seed);
        let [a, b] = state.events.map(|event| grove.pack().events[usize::from(event.0)].season as usize);
        assert!(b == a || b == (a + 1) % 4, "{a} then {b}");
        assert_ne!(state.events[0], state.events[1]);
        pairs.insert((a, b));
        let who: BTreeSet<u8> = state.bards.iter().map(|bard| bard.who.0).collect();
        assert_eq!(who.len(), 4);
        first.insert(state.bard(Seat(0)).who.0);
    }
    assert_eq!((pairs.len(), first.len()), (8, 6), "every season and every bard comes up");
}

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
        expect = { ask = "sing", first = { steps = 0, melody = 2 } }
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

/// [G17.10] With a token on every place he stays where he is, and the token with him.
#[test]
fn with_a_token_everywhere_the_rival_stays() {
    let grove = with("numbers.toml", "[[number]]\nid = \"rival-tokens\"\nvalue = 20\n");
    let places = &grove.pack().places;
    let others = places.iter().filter(|place| place.kind != PlaceKind::Portal && place.entry.id != "poets-house");
    let tokens: Vec<String> = others.zip(1..).map(|(place, value)| format!("{} = {value}", place.entry.id)).collect();
    let text = format!(
        r#"
        title = "x"
        box = "grove"
        mode = "solo:easy:bard=harper"
        proves = ["G17.10"]
        [position]
        turn = "rival"
        events = ["summer-a", "winter-b"]
        first = {{ deck = ["humming", "foot-tap"] }}
        rival = {{ deck = ["solo-5", "solo-3"], tokens = {{ {0} }} }}
        [[step]]
        expect = {{ ask = "story", rival = {{ pawn = "poets-house", tokens = {{ {0}, poets-house = 20 }} }} }}
    "#,
        tokens.join(", ")
    );
    watch(&grove, &text);
}

/// [G19.11] The lowest slots of a stage are those of the lowest value, wherever they lie.
#[test]
fn the_second_lowest_slot_is_found_by_its_value() {
    let grove = with("board.toml", "[[place]]\nid = \"stage-north\"\nslots = [3, 2, 1]\n");
    let text = r#"
        title = "x"
        box = "grove"
        mode = "solo:easy:bard=harper"
        proves = ["G19.11"]
        [position]
        turn = "rival"
        phase = "sing"
        supply = [0, 14]
        events = ["summer-a", "winter-b"]
        first = { region = "r20", deck = ["humming", "foot-tap"] }
        rival = { pawn = "creature-se", tokens = { stage-north = 1 } }
        [[step]]
        expect = { covered = { stage-north = ["-", "rival", "-"] }, rival = { gems = 2 } }
    "#;
    watch(&grove, text);
}

/// [G9.5] What makes a Skill cheaper is taken off its whole price.
#[test]
fn a_discount_takes_from_coins_and_market_price_together() {
    let sway = "{ do = \"price-less\", what = \"skill\", n = 3 }";
    let event = format!("[[event]]\nid = \"spring-b\"\nfirst = [{sway}]\ntext_en = \"x\"\ntext_fr = \"x\"\n");
    let text = r#"
        title = "x"
        box = "grove"
        mode = "solo:easy:bard=harper"
        proves = ["G9.5"]
        [position]
        phase = "sing"
        market = 3
        events = ["spring-b", "winter-b"]
        piles = { shop-drum = ["toadstool-stomp"] }
        first = { region = "r11", coins = 1 }
        [[step]]
        do = "buy shop-drum"
        expect.first = { coins = 1, discard = ["toadstool-stomp"] }
    "#;
    // 1 coin and a price of 2.
    let skill = "[[skill]]\nid = \"toadstool-stomp\"\ncost = 1\n".to_owned();
    let files = [("events.toml".to_owned(), event), ("cards.toml".to_owned(), skill)];
    watch(&Grove::new(Pack::overlaid("here", &files).unwrap_or_else(|e| panic!("{}", e.line()))), text);
}

/// [G7.1] The cards of the song act before what says "when you start to sing".
#[test]
fn the_song_acts_before_the_event() {
    let grove = with(
        "cards.toml",
        "[[improv]]\nid = \"warble\"\nsing = [{ do = \"choose\", options = [[{ do = \"coin\" }], []] }]\ntext_en = \"x\"\ntext_fr = \"x\"\n",
    );
    let text = r#"
        title = "x"
        box = "grove"
        mode = "solo:easy:bard=fifer"
        proves = ["G7.1"]
        [position]
        phase = "move"
        events = ["spring-a", "winter-b"]
        first = { dial = 8, song = ["warble"], volume = 0, coins = 0 }
        [[step]]
        do = "stay"
        expect = { ask = "choose", first = { volume = 0 } }
        [[step]]
        do = "option 1"
        expect = { ask = "sing", first = { coins = 1, volume = 2 } }
    "#;
    watch(&grove, text);
}

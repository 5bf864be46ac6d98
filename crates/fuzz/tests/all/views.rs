//! A view is raw until its game has looked at it.

use fuzz::{Bench, TARGETS};

fn read(bench: &Bench, name: &str, text: &str) -> String {
    let target = TARGETS.iter().find(|target| target.name == name).expect("there is such a reader");
    (target.read)(bench, text)
}

/// How many events a view tells of.
fn claimed(json: &str) -> usize {
    let view: serde_json::Value = serde_json::from_str(json).expect("JSON");
    view["claimed"].as_array().map_or(0, Vec::len)
}

#[test]
fn views_of_games_are_read_and_those_of_other_games_are_refused() {
    let bench = Bench::default();
    for (name, views, other) in
        [("duo-view", bench.views("duo"), "challenge:hard"), ("valley-view", bench.views("valley"), "players:2:farms")]
    {
        for view in &views {
            assert_eq!(read(&bench, name, view), "imagined", "{view}");
            let (mode, json) = view.split_once('\n').expect("a mode, then a view");
            if !mode.starts_with(other) && name == "valley-view" {
                assert!(read(&bench, name, &format!("{other}\n{json}")).starts_with("view-"), "{mode}");
            }
            let doctored = |key: &str, value: serde_json::Value| {
                let mut view: serde_json::Value = serde_json::from_str(json).expect("JSON");
                view[key] = value;
                read(&bench, name, &format!("{mode}\n{view}"))
            };
            assert_eq!(doctored("deck_count", 255.into())[..5], *"view-");
            assert_eq!(doctored("viewer", serde_json::json!({ "seat": 9 }))[..5], *"view-");
            assert!(doctored("meadow", serde_json::json!([])).starts_with("view-broken"));
            if name == "duo-view" {
                for ask in [
                    serde_json::json!({ "pay": { "card": 200, "deal": { "less": 0, "only": null, "star": null } } }),
                    serde_json::json!({ "choose": { "step": 0, "source": null } }),
                    serde_json::json!({ "choose": { "step": 9_999, "source": null } }),
                    serde_json::json!({ "pay-for": { "fee": { "step": 0, "left": 1, "paid": 0, "source": null } } }),
                    serde_json::json!({ "allot": { "shares": { "start": 9_000, "end": 9_001 } } }),
                    serde_json::json!({ "skunk-to": { "from": { "spot": 200 } } }),
                    serde_json::json!({ "take": { "left": 0 } }),
                ] {
                    let frames = serde_json::json!([{ "seat": 0, "task": { "ask": ask } }]);
                    assert_eq!(doctored("frames", frames)[..5], *"view-", "{ask}");
                }
                let frames = serde_json::json!([{ "seat": 7, "task": { "ask": "turn" } }]);
                assert_eq!(doctored("frames", frames)[..5], *"view-");
            }
            if name == "valley-view" {
                let spot = serde_json::json!({ "owner": 0, "card": 200, "nth": 0 });
                for task in [
                    serde_json::json!({ "ask": { "choose": { "step": 9_999, "source": "table" } } }),
                    serde_json::json!({ "ask": { "choose": { "step": 0, "source": "table" } } }),
                    serde_json::json!({ "ask": { "discard": { "step": 9_999, "left": 1, "done": 0 } } }),
                    serde_json::json!({ "ask": { "spend": { "step": 9_999, "source": { "card": spot } } } }),
                    serde_json::json!({ "ask": { "copy": { "of": 4, "by": spot } } }),
                    serde_json::json!({ "ask": { "scrolls": { "event": 200 } } }),
                    serde_json::json!({ "ask": { "worker-to": { "worker": 9, "from": "haven" } } }),
                    serde_json::json!({ "ask": { "worker-to": { "worker": 0, "from": { "basic": 40 } } } }),
                    serde_json::json!({ "ask": { "recipient": { "gift": { "card": 200 } } } }),
                    serde_json::json!({ "ask": { "night": { "replace": { "slot": 0, "card": 200, "drawn": true } } } }),
                    serde_json::json!({ "ask": { "night": { "replace": { "slot": 9, "card": 0, "drawn": true } } } }),
                    serde_json::json!({ "do": { "steps": { "effect": { "start": 9_000, "end": 9_001 }, "source": "table" } } }),
                    serde_json::json!({ "do": { "visit": { "site": { "forest": 9 } } } }),
                    serde_json::json!({ "do": { "visited": { "worker": 9 } } }),
                    serde_json::json!({ "do": { "enforce": { "scheme": { "number": 200, "does": "caught" } } } }),
                    serde_json::json!({ "do": { "played": { "card": 200, "spot": null } } }),
                ] {
                    let frames = serde_json::json!([{ "seat": 0, "task": task }]);
                    assert!(doctored("frames", frames).starts_with("view-out-of-bounds"), "{task}");
                }
            }
            assert_eq!(doctored("claimed", serde_json::json!(vec![6; claimed(json)]))[..5], *"view-");
        }
        assert!(views.len() > 60, "{}", views.len());
    }
}

#[test]
fn views_of_the_grove_are_read_and_doctored_ones_are_refused() {
    let bench = Bench::default();
    let views = bench.views("grove");
    for view in &views {
        assert_eq!(read(&bench, "grove-view", view), "imagined", "{view}");
        let (mode, json) = view.split_once('\n').expect("a mode, then a view");
        let other = if mode.starts_with("solo") { "bards:3" } else { "solo:easy" };
        assert_eq!(read(&bench, "grove-view", &format!("{other}\n{json}"))[..5], *"view-", "{mode}");
        let doctored = |key: &str, value: serde_json::Value| {
            let mut view: serde_json::Value = serde_json::from_str(json).expect("JSON");
            view["table"][key] = value;
            read(&bench, "grove-view", &format!("{mode}\n{view}"))
        };
        let mut bards = serde_json::from_str::<serde_json::Value>(json).expect("JSON")["table"]["bards"].clone();
        for (key, value) in [("region", 31), ("boat", 200), ("volume", 255), ("who", 90), ("runes", 1 << 20)] {
            let kept = bards[0][key].take();
            bards[0][key] = value.into();
            assert_eq!(doctored("bards", bards.clone())[..5], *"view-", "{key}");
            bards[0][key] = kept;
        }
        assert_eq!(doctored("market", 99.into())[..5], *"view-");
        assert_eq!(doctored("events", serde_json::json!([200, 0]))[..5], *"view-");
        assert_eq!(doctored("legends", serde_json::json!([0, 0, 0]))[..5], *"view-");
        assert_eq!(doctored("piles", serde_json::json!(u64::MAX))[..5], *"view-");
        for ask in [
            serde_json::json!({ "motif": { "used": 0, "left": 200 } }),
            serde_json::json!({ "choose": { "first": 250, "count": 9 } }),
            serde_json::json!({ "nearest": { "among": u32::MAX } }),
        ] {
            let pending = serde_json::json!([{ "seat": 0, "task": { "ask": ask } }]);
            assert_eq!(doctored("pending", pending)[..5], *"view-", "{ask}");
        }
    }
    assert!(views.len() > 60, "{}", views.len());
}

/// Inputs that broke a reader once; the reader's name begins theirs.
#[test]
fn what_broke_a_reader_once_breaks_none() {
    let bench = Bench::default();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/found");
    let mut tried = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let target = TARGETS.iter().find(|target| name.starts_with(target.name)).unwrap_or_else(|| panic!("{name}"));
        (target.read)(&bench, &std::fs::read_to_string(&path).unwrap());
        tried += 1;
    }
    assert!(tried > 1);
}

//! A view is raw until its game has looked at it.

use fuzz::{Bench, TARGETS};

fn read(bench: &Bench, name: &str, text: &str) -> String {
    let target = TARGETS.iter().find(|target| target.name == name).expect("there is such a reader");
    (target.read)(bench, text)
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
        }
        assert!(views.len() > 60, "{}", views.len());
    }
}

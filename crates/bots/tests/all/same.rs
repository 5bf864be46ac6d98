//! The same seed and budget give the same move on every machine: what was chosen here stands in files, which a browser test
//! holds against the module of the page. `BOSK_WRITE=1 cargo test -p bots same` writes them anew.

use crate::contract::positions;
use bots::{Judge, bot};
use duo::Duo;
use grove::Grove;
use room::thought::{Asks, Question, Request};
use serde::Serialize;
use serde_json::{Value, json};
use table::{Chance, Shelved, Viewer};
use valley::Valley;

/// Who is asked, without any clock.
const ASKED: [&str; 3] = ["greedy", "planner", "forest:60"];
/// Positions of a box, of which one in so many is asked about.
const POSITIONS: usize = 3;

/// Questions about positions of a box in modes by lot, each with the choice that is made here.
fn choices<G: Judge + Shelved>(ours: &G) -> Value
where
    G::View: Serialize,
    G::Action: Serialize,
{
    let mut all = Vec::new();
    for (seed, name) in (1..).zip(ASKED) {
        let game = ours.in_any_mode(&mut Chance::from_seed(seed));
        let mut legal = Vec::new();
        for state in positions(&game, seed, 31).into_iter().take(POSITIONS) {
            game.legal(&state, &mut legal);
            let view = game.view(&state, Viewer::Seat(game.decider(&state).expect("a decision is asked for")));
            let chosen = bot::<G>(name, seed).expect("a bot of that name").choose(&game, &view, &legal);
            let choice = legal.iter().position(|&action| action == chosen);
            let (number, bot, legal) = (all.len() as u32, name.to_owned(), legal.clone());
            let asks = Asks::Choose(Question { number, bot, seed, view, legal, advise: false });
            let request = Request { overlay: None, mode: game.mode(), asks };
            all.push(json!({ "request": request, "choice": choice }));
        }
    }
    Value::Array(all)
}

#[test]
fn what_is_chosen_here_is_what_the_files_say() {
    let boxes =
        [("duo", choices(&Duo::ours())), ("valley", choices(&Valley::ours())), ("grove", choices(&Grove::ours()))];
    for (name, chosen) in boxes {
        let path = format!("{}/tests/all/same/{name}.json", env!("CARGO_MANIFEST_DIR"));
        if std::env::var_os("BOSK_WRITE").is_some() {
            std::fs::write(&path, chosen.to_string() + "\n").unwrap();
        }
        let kept: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
        assert_eq!(kept, chosen, "{name}: BOSK_WRITE=1 cargo test -p bots same");
    }
}

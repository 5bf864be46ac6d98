//! The readers.

use duo::Duo;
use duo::campaign::Campaign;
use duo::trophies::Trophies;
use grove::Grove;
use table::companion;
use table::content::Pack as _;
use table::scenario::{Flaw, Scenario, Stage};
use table::{Arg, Chance, Deaf, Digest, Game, Line, Record, Shelved, link};
use valley::Valley;
use words::{Lang, Words};

/// One reader.
pub struct Target {
    /// Its name.
    pub name: &'static str,
    /// Good inputs.
    pub corpus: fn(&Bench) -> Vec<String>,
    /// Its share of the time.
    pub weight: u32,
    /// Reads a text and says how far it came.
    pub read: fn(&Bench, &str) -> String,
}

/// Every reader of the house.
pub static TARGETS: [Target; 21] = [
    Target { name: "record", weight: 3, corpus: |bench| bench.records(), read: record },
    Target { name: "companion", weight: 3, corpus: |bench| bench.companions(), read: companion },
    Target { name: "link", weight: 1, corpus: |bench| bench.links(), read: link },
    Target {
        name: "duo-action",
        weight: 1,
        corpus: |bench| bench.actions("duo"),
        read: |b, text| action(&b.duo, b, text),
    },
    Target {
        name: "valley-action",
        weight: 1,
        corpus: |bench| bench.actions("valley"),
        read: |b, text| action(&b.valley, b, text),
    },
    Target {
        name: "grove-action",
        weight: 1,
        corpus: |bench| bench.actions("grove"),
        read: |b, text| action(&b.grove, b, text),
    },
    Target { name: "duo-mode", weight: 1, corpus: |bench| bench.modes("duo"), read: duo_mode },
    Target { name: "valley-mode", weight: 1, corpus: |bench| bench.modes("valley"), read: valley_mode },
    Target { name: "grove-mode", weight: 1, corpus: |bench| bench.modes("grove"), read: grove_mode },
    Target { name: "duo-scenario", weight: 3, corpus: |bench| bench.scenarios("duo"), read: scenario },
    Target { name: "valley-scenario", weight: 3, corpus: |bench| bench.scenarios("valley"), read: scenario },
    Target { name: "grove-scenario", weight: 3, corpus: |bench| bench.scenarios("grove"), read: scenario },
    Target { name: "companion-case", weight: 2, corpus: |bench| bench.cases(), read: cases },
    Target { name: "duo-pack", weight: 4, corpus: |bench| bench.overlays("duo"), read: duo_pack },
    Target { name: "valley-pack", weight: 4, corpus: |bench| bench.overlays("valley"), read: valley_pack },
    Target { name: "grove-pack", weight: 4, corpus: |bench| bench.overlays("grove"), read: grove_pack },
    Target { name: "duo-view", weight: 2, corpus: |bench| bench.views("duo"), read: duo_view },
    Target { name: "valley-view", weight: 2, corpus: |bench| bench.views("valley"), read: valley_view },
    Target { name: "grove-view", weight: 2, corpus: |bench| bench.views("grove"), read: grove_view },
    Target { name: "campaign", weight: 2, corpus: |bench| bench.campaigns(), read: campaign },
    Target { name: "achievements", weight: 1, corpus: |bench| bench.sheets(), read: achievements },
];

/// What readers need: the boxes, and the words for their refusals.
pub struct Bench {
    /// Everdell Duo.
    pub duo: Duo,
    /// Everdell and Mistwood.
    pub valley: Valley,
    /// Bardwood Grove.
    pub grove: Grove,
    words: [Words; 2],
}

impl Default for Bench {
    fn default() -> Bench {
        Bench { duo: Duo::ours(), valley: Valley::ours(), grove: Grove::ours(), words: Lang::ALL.map(Words::new) }
    }
}

impl Bench {
    /// A refusal is a sentence in both languages; how far it came are the messages it is made of.
    fn refused(&self, why: &Line) -> String {
        for words in &self.words {
            assert!(!words.say(why).is_empty(), "a refusal without words: {why}");
        }
        let mut ids = String::new();
        skeleton(why, &mut ids);
        ids
    }
}

fn skeleton(line: &Line, ids: &mut String) {
    ids.push_str(line.id);
    for (name, arg) in &line.args {
        match arg {
            Arg::Line(inner) => skeleton(inner, ids),
            // Which words a reader missed tells how far it came; what stood there instead does not.
            Arg::Plain(text) if *name == "key" => ids.push_str(text),
            _ => {}
        }
        ids.push(' ');
    }
}

fn record(bench: &Bench, text: &str) -> String {
    match Record::from_json(text) {
        Ok(record) => {
            assert_eq!(Record::from_json(&record.to_json()).as_ref(), Ok(&record), "a record changes when it is read");
            replay(bench, &record)
        }
        Err(error) => bench.refused(&error.line()),
    }
}

/// A companion game that was kept, played again with the opponent that it names.
fn companion(bench: &Bench, text: &str) -> String {
    if let Some(sent) = companion::Sent::read(text) {
        return match sent {
            Ok(sent) => sent_companion(bench, &sent),
            Err(flaw) => bench.refused(&flaw.line()),
        };
    }
    let record = match companion::Record::from_json(text) {
        Ok(record) => record,
        Err(flaw) => return bench.refused(&flaw.line()),
    };
    let again = companion::Record::from_json(&record.to_json());
    assert_eq!(again.as_ref(), Ok(&record), "a record changes when it is read");
    match beside(&record) {
        Err(why) => bench.refused(&why),
        Ok(beside) => shelf::with!(beside, opponent => match record.replay(opponent) {
            Err(flaw) => bench.refused(&flaw.line()),
            Ok(game) => {
                assert_eq!(game.record(), record, "a record leads to another one");
                let log = game.log();
                let lines = log.iter().map(|told| told.line()).chain(game.asked().map(|query| query.line));
                lines.for_each(|line| drop(bench.refused(&line)));
                format!("{} steps", log.len().min(40))
            }
        }),
    }
}

/// The opponent that a record names.
fn beside(record: &companion::Record) -> Result<shelf::Beside, Line> {
    shelf::open(&record.game, None, None)?.beside(Some(&record.companion))
}

/// A companion game that came in a link.
fn sent_companion(bench: &Bench, sent: &companion::Sent) -> String {
    match beside(&sent.record) {
        Err(why) => bench.refused(&why),
        Ok(beside) => shelf::with!(beside, opponent => match sent.replay(opponent) {
            Err(flaw) => bench.refused(&flaw.line()),
            Ok(game) => {
                let again = game.link().ok().and_then(|link| companion::Sent::read(&link)).and_then(Result::ok);
                let again = again.and_then(|sent| sent.replay(opponent).ok()).map(|game| game.record());
                assert_eq!(again, Some(game.record()), "a link changes when it is read");
                format!("{} answers", game.said().min(40))
            }
        }),
    }
}

fn link(bench: &Bench, text: &str) -> String {
    match link::read(text) {
        None => "no game".to_owned(),
        Some(Ok(sent)) => {
            let (game, mode) = sent.table();
            match bench.table(game, mode) {
                None => format!("another box of {} letters", game.len().min(9)),
                Some(Err(why)) => bench.refused(&why),
                Some(Ok(opened)) => shelf::with!(opened, rules => match sent.record(rules) {
                    Err(error) => bench.refused(&error.line()),
                    Ok(record) => {
                        let again = link::write(rules, &record).ok().and_then(|hash| link::read(&hash));
                        let again = again.and_then(Result::ok).and_then(|sent| sent.record(rules).ok());
                        if record.replay(rules, None).is_ok() {
                            assert_eq!(again.as_ref(), Some(&record), "a link changes when it is read");
                        }
                        replay(bench, &record)
                    }
                }),
            }
        }
        Some(Err(error)) => bench.refused(&error.line()),
    }
}

/// Plays a record again in the box that it names.
fn replay(bench: &Bench, record: &Record) -> String {
    let Some(opened) = bench.opened(record) else {
        return format!("another box of {} letters", record.game.len().min(9));
    };
    match opened {
        Err(why) => bench.refused(&why),
        Ok(opened) => shelf::with!(opened, game => match record.replay(game, None) {
            Ok(sitting) => {
                assert_eq!(game.census(sitting.state()), Ok(()));
                format!("{} moves", sitting.moves().len())
            }
            Err(error) => bench.refused(&error.line()),
        }),
    }
}

fn action<G: Game>(game: &G, bench: &Bench, text: &str) -> String {
    match game.read_action(text) {
        Ok(action) => {
            let written = game.write_action(action);
            assert_eq!(game.read_action(&written), Ok(action), "{text:?} is written as {written:?}");
            let shape = |word: &str| word.find(|c: char| c.is_ascii_digit()).map_or("word", |_| "number");
            written.split(' ').enumerate().map(|(i, word)| if i == 0 { word } else { shape(word) }).collect()
        }
        Err(why) => bench.refused(&why),
    }
}

fn duo_mode(bench: &Bench, text: &str) -> String {
    let pack = bench.duo.pack();
    match duo::Mode::read(text, pack) {
        Ok(mode) => {
            assert_eq!(duo::Mode::read(&mode.write(pack), pack), Ok(mode), "{text:?}");
            mode.write(pack)
        }
        Err(why) => bench.refused(&why),
    }
}

fn valley_mode(bench: &Bench, text: &str) -> String {
    match valley::Mode::read(text) {
        Ok(mode) => {
            assert_eq!(valley::Mode::read(&mode.write()), Ok(mode), "{text:?}");
            mode.write()
        }
        Err(why) => bench.refused(&why),
    }
}

fn grove_mode(bench: &Bench, text: &str) -> String {
    let pack = bench.grove.pack();
    match grove::Mode::read(text, pack) {
        Ok(mode) => {
            assert_eq!(grove::Mode::read(&mode.write(pack), pack), Ok(mode), "{text:?}");
            mode.write(pack)
        }
        Err(why) => bench.refused(&why),
    }
}

/// A view: the first line is the mode.
fn duo_view(bench: &Bench, text: &str) -> String {
    let (mode, json) = text.split_once('\n').unwrap_or(("duel", text));
    match duo::Mode::read(mode, bench.duo.pack()) {
        Ok(mode) => view(&bench.duo.in_mode(mode), bench, json),
        Err(why) => bench.refused(&why),
    }
}

fn valley_view(bench: &Bench, text: &str) -> String {
    let (mode, json) = text.split_once('\n').unwrap_or(("players:2", text));
    match valley::Mode::read(mode) {
        Ok(mode) => view(&bench.valley.in_mode(mode), bench, json),
        Err(why) => bench.refused(&why),
    }
}

fn grove_view(bench: &Bench, text: &str) -> String {
    let (mode, json) = text.split_once('\n').unwrap_or(("solo:easy", text));
    match bench.grove.in_named_mode(mode) {
        Ok(grove) => view(&grove, bench, json),
        Err(why) => bench.refused(&why),
    }
}

/// Of a view that is called sound tables can be imagined that nothing is missing from, and the game goes on there.
fn view<G: Game>(game: &G, bench: &Bench, json: &str) -> String
where
    G::View: serde::de::DeserializeOwned,
{
    match game.read_view(json) {
        Ok(view) => {
            let mut chance = Chance::from_seed(Digest::of(json.as_bytes()).0);
            let (mut state, mut actions) = (game.sample(&view, &mut chance), Vec::new());
            assert_eq!(game.census(&state), Ok(()), "an imagined table");
            game.legal(&state, &mut actions);
            if !actions.is_empty() {
                game.perform(&mut state, *chance.pick(&actions), &mut Deaf);
            }
            "imagined".to_owned()
        }
        Err(error) => bench.refused(&error.line()),
    }
}

fn scenario(bench: &Bench, text: &str) -> String {
    let ran = Scenario::read("scenario.toml", text).map_err(Flaw::from).and_then(|scenario| {
        let mode = scenario.mode.as_ref();
        match scenario.game.text()? {
            "duo" => {
                let read = |node: &table::pack::Node| {
                    duo::Mode::read(node.text()?, bench.duo.pack()).map_err(|why| node.error(why))
                };
                run(&bench.duo.in_mode(mode.map_or(Ok(duo::Mode::Duel), read)?), &scenario)
            }
            "grove" => {
                let read = |node: &table::pack::Node| {
                    grove::Mode::read(node.text()?, bench.grove.pack()).map_err(|why| node.error(why))
                };
                run(&bench.grove.in_mode(mode.map_or(Ok(grove::Mode::FIRST), read)?), &scenario)
            }
            _ => {
                let read = |node: &table::pack::Node| valley::Mode::read(node.text()?).map_err(|why| node.error(why));
                run(&bench.valley.in_mode(mode.map_or(Ok(valley::Mode::TWO), read)?), &scenario)
            }
        }
    });
    match ran {
        Ok(()) => "holds".to_owned(),
        Err(flaw) => bench.refused(&flaw.error().line()),
    }
}

fn run<G: Stage>(game: &G, scenario: &Scenario) -> Result<(), Flaw> {
    scenario.lesson(game)?;
    scenario.run(game)
}

/// The cases of a companion game, each played.
fn cases(bench: &Bench, text: &str) -> String {
    let cases = match companion::scenario::read("companion.toml", text) {
        Ok(cases) => cases,
        Err(error) => return bench.refused(&error.line()),
    };
    let played = cases.iter().map(|case| match shelf::play_case(case, None) {
        Ok(()) => "holds".to_owned(),
        Err(flaw) => bench.refused(&flaw.error().line()),
    });
    // What one of them comes to is as new as all of them together.
    played.max_by_key(String::len).unwrap_or_default()
}

/// An overlay: the first line is the file's name.
fn overlay(text: &str) -> [(String, String); 1] {
    let (name, toml) = text.split_once('\n').unwrap_or(("cards.toml", text));
    [(name.to_owned(), toml.to_owned())]
}

fn duo_pack(bench: &Bench, text: &str) -> String {
    match duo::Pack::overlaid("yours", &overlay(text)) {
        Ok(pack) => {
            let mut chance = Chance::from_seed(Digest::of(text.as_bytes()).0);
            plays(&Duo::new(pack).in_mode(duo::Mode::by_lot(&mut chance)), &mut chance)
        }
        Err(error) => bench.refused(&error.line()),
    }
}

fn valley_pack(bench: &Bench, text: &str) -> String {
    match valley::Pack::overlaid("yours", &overlay(text)) {
        Ok(pack) => {
            let mut chance = Chance::from_seed(Digest::of(text.as_bytes()).0);
            plays(&Valley::new(pack).in_mode(valley::Mode::by_lot(&mut chance)), &mut chance)
        }
        Err(error) => bench.refused(&error.line()),
    }
}

fn grove_pack(bench: &Bench, text: &str) -> String {
    match grove::Pack::overlaid("yours", &overlay(text)) {
        Ok(pack) => {
            let mut chance = Chance::from_seed(Digest::of(text.as_bytes()).0);
            plays(&Grove::with_pack(pack).in_any_mode(&mut chance), &mut chance)
        }
        Err(error) => bench.refused(&error.line()),
    }
}

/// A pack that is called sound can be played.
fn plays<G: Game>(game: &G, chance: &mut Chance) -> String {
    let mut state = game.setup(chance.seed());
    let mut actions = Vec::new();
    for _ in 0..5_000 {
        if game.decider(&state).is_none() {
            return "plays".to_owned();
        }
        game.legal(&state, &mut actions);
        let chosen = *chance.pick(&actions);
        assert!(
            game.apply(&mut state, chosen, &mut Deaf).is_ok(),
            "{} is listed but refused",
            game.write_action(chosen)
        );
    }
    panic!("a game of {} does not end", game.mode());
}

fn campaign(bench: &Bench, text: &str) -> String {
    match Campaign::from_json(text, &bench.duo) {
        Ok(campaign) => {
            let again = Campaign::from_json(&campaign.to_json(), &bench.duo).map(|again| again.to_json());
            assert_eq!(again.as_ref(), Ok(&campaign.to_json()), "a campaign changes when it is read");
            let replay = campaign.may_replay().is_ok();
            format!("{} chapters, {:?}, {replay}", campaign.chapters.len(), campaign.next())
        }
        Err(error) => bench.refused(&error.line()),
    }
}

fn achievements(bench: &Bench, text: &str) -> String {
    match Trophies::from_json(text, bench.duo.pack()) {
        Ok(sheet) => {
            let again = Trophies::from_json(&sheet.to_json(), bench.duo.pack()).map(|again| again.to_json());
            assert_eq!(again.as_ref(), Ok(&sheet.to_json()), "a sheet changes when it is read");
            format!("{} ticks", sheet.to_json().lines().count())
        }
        Err(why) => bench.refused(&why),
    }
}

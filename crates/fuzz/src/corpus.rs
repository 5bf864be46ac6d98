//! Good inputs: the project's own files, and games played for the purpose.

use crate::Bench;
use duo::campaign::{Campaign, Next};
use duo::mode::Difficulty;
use duo::trophies::Trophies;
use std::fs;
use std::path::{Path, PathBuf};
use table::content::Pack as _;
use table::{Chance, Game, Line, Record, Shelved, Sitting, Viewer, link};

/// Where the project's files lie.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

impl Bench {
    /// Games of all boxes in modes by lot, some of them broken off.
    pub fn records(&self) -> Vec<String> {
        self.games().iter().map(Record::to_json).collect()
    }

    /// Companion games, as records and as links.
    pub fn companions(&self) -> Vec<String> {
        let modes = [
            ("duo", "challenge:hard:die=table"),
            ("duo", "chapter:7:hard"),
            ("valley", "nightweave:2"),
            ("valley", "nightweave:3:pearlbrook:spirecrest:bellfaire:newleaf:deck=table:die=table"),
            ("valley", "nightweave:1:schemes:personality:die=table"),
            ("grove", "solo:easy:deck=table"),
            ("grove", "bards:3:rival=hard"),
        ];
        let mut chance = Chance::from_seed(5);
        let mut game = |(name, mode): (&str, &str)| {
            let opened = shelf::open(name, None, None).expect("a box of ours");
            shelf::with!(opened.beside(Some(mode)).expect("a mode of ours"), opponent => {
                let mut game = table::companion::Companion::new(opponent, 7);
                for _ in 0..60 {
                    let Some(query) = game.asked() else { break };
                    let n = if game.is_between() { 0 } else { chance.below(query.answers() as u32) as usize };
                    let reply = query.answer(n).expect("one of the answers");
                    game.answer(reply).expect("an answer that was offered");
                }
                [game.record().to_json(), game.link().expect("a game that was played")]
            })
        };
        modes.into_iter().flat_map(&mut game).collect()
    }

    /// Links.
    pub fn links(&self) -> Vec<String> {
        let link = |record: &Record| {
            let opened = self.opened(record)?.ok()?;
            shelf::with!(&opened, game => link::write(game, record).ok())
        };
        self.games().iter().filter_map(link).collect()
    }

    /// The box that a record names, in its mode; nothing if there is no such box.
    pub fn opened(&self, record: &Record) -> Option<Result<shelf::Opened, Line>> {
        self.table(&record.game, &record.mode)
    }

    /// The box of this name in a mode; nothing if there is no such box.
    pub fn table(&self, game: &str, mode: &str) -> Option<Result<shelf::Opened, Line>> {
        match game {
            "duo" => Some(self.duo.in_named_mode(mode).map(shelf::Opened::Duo)),
            "valley" => Some(self.valley.in_named_mode(mode).map(shelf::Opened::Valley)),
            "grove" => Some(self.grove.in_named_mode(mode).map(shelf::Opened::Grove)),
            _ => None,
        }
    }

    fn games(&self) -> Vec<Record> {
        let mut records = Vec::new();
        for seed in 0..40 {
            let chance = &mut Chance::from_seed(seed);
            let moves = if chance.below(2) == 0 { 20 } else { usize::MAX };
            let duo = self.duo.in_mode(duo::Mode::by_lot(chance));
            records.push(random_sitting(&duo, seed, moves).record());
            let valley = self.valley.in_mode(valley::Mode::by_lot(chance));
            records.push(random_sitting(&valley, seed, moves).record());
            let grove = self.grove.in_any_mode(chance);
            records.push(random_sitting(&grove, seed, moves).record());
        }
        records
    }

    /// The actions of a box.
    pub fn actions(&self, name: &str) -> Vec<String> {
        let games = self.games().into_iter().filter(|record| record.game == name);
        let mut actions: Vec<String> = games.flat_map(|record| record.actions).collect();
        actions.sort();
        actions.dedup();
        actions
    }

    /// Views of a box, after their modes.
    pub fn views(&self, name: &str) -> Vec<String> {
        fn views<G: Game>(game: &G, seed: u64) -> Vec<String> {
            let sitting = random_sitting(game, seed, 10 + 3 * seed as usize);
            let viewers = Viewer::all(game.seats());
            let write = |viewer| serde_json::to_string(&game.view(sitting.state(), viewer)).unwrap_or_default();
            viewers.map(|viewer| format!("{}\n{}", game.mode(), write(viewer))).collect()
        }
        let chance = &mut Chance::from_seed(2);
        let one = |seed| match name {
            "duo" => views(&self.duo.in_mode(duo::Mode::by_lot(chance)), seed),
            "grove" => views(&self.grove.in_any_mode(chance), seed),
            _ => views(&self.valley.in_mode(valley::Mode::by_lot(chance)), seed),
        };
        (0..30).flat_map(one).collect()
    }

    /// Modes of a box.
    pub fn modes(&self, name: &str) -> Vec<String> {
        let chance = &mut Chance::from_seed(1);
        let one = |_| match name {
            "duo" => duo::Mode::by_lot(chance).write(self.duo.pack()),
            "grove" => grove::Mode::by_lot(chance, self.grove.pack()).write(self.grove.pack()),
            _ => valley::Mode::by_lot(chance).write(),
        };
        (0..200).map(one).collect()
    }

    /// The scenario files of a box.
    pub fn scenarios(&self, name: &str) -> Vec<String> {
        let mut texts = Vec::new();
        read_all(&root().join("scenarios").join(name), &mut texts);
        texts
    }

    /// The cases of companion games, each in a file of its own.
    pub fn cases(&self) -> Vec<String> {
        let apart = |file: &String| -> Vec<String> {
            let (head, cases) = file.split_once("[[case]]").unwrap_or((file, ""));
            cases.split("[[case]]").map(|case| format!("{head}[[case]]{case}")).collect()
        };
        self.scenarios("companion").iter().flat_map(apart).collect()
    }

    /// Every entry of a box's pack as an overlay of its own, and the files as they are. Texts differ from ours, so that
    /// what things do may differ too.
    pub fn overlays(&self, name: &str) -> Vec<String> {
        let files: Vec<(&str, String)> = match name {
            "duo" => self.duo.pack().export(),
            "grove" => self.grove.pack().export(),
            _ => self.valley.pack().export(),
        };
        let mut overlays = Vec::new();
        for (file, text) in files {
            overlays.push(format!("{file}\n{text}"));
            let entries = text.split("\n[").skip(1);
            let yours = |entry: &str| {
                entry.replace("\ntext_en = \"", "\ntext_en = \"New. ").replace("\ntext_fr = \"", "\ntext_fr = \"Neuf. ")
            };
            overlays.extend(entries.map(|entry| format!("{file}\n[{}\n", yours(entry))));
        }
        overlays
    }

    /// Campaigns of up to three chapters, alone and for two.
    pub fn campaigns(&self) -> Vec<String> {
        let mut texts = Vec::new();
        for (players, difficulty) in [(1, Difficulty::Normal), (2, Difficulty::Hard)] {
            let names = ["Ada", "Grace"][..players].iter().map(|&name| name.to_owned()).collect();
            let mut campaign = Campaign::new(self.duo.pack(), names, "Mossbury".to_owned(), difficulty);
            texts.push(campaign.to_json());
            for seed in 0..3 {
                let Next::Chapter(next) = campaign.next() else { continue };
                let chapter = campaign.may_replay().ok().filter(|_| seed == 1).unwrap_or(next);
                let game = campaign.game(&self.duo, chapter).expect("a campaign that was played goes on");
                let sitting = random_sitting(&game, seed, usize::MAX);
                campaign.finish(&game, &sitting, "2024-02-29");
                texts.push(campaign.to_json());
                campaign.running = None;
            }
        }
        texts
    }

    /// Sheets with nothing and with everything ticked.
    pub fn sheets(&self) -> Vec<String> {
        let known = self.duo.pack().achievements.iter().map(|done| done.entry.id.as_str());
        let tick = |id: &str| format!("{{\"achievement\": \"{id}\", \"level\": \"hard\", \"people\": 1}}");
        let ticks: Vec<String> = known.map(tick).collect();
        let version = Trophies::VERSION;
        vec![
            Trophies::default().to_json(),
            format!("{{\"trophies\": {version}, \"ticks\": [\n{}\n]}}", ticks.join(",\n")),
        ]
    }
}

/// A game in which everybody does anything.
fn random_sitting<G: Game>(game: &G, seed: u64, moves: usize) -> Sitting<&'_ G> {
    let mut sitting = Sitting::new(game, seed, vec!["random".to_owned(); game.seats()]);
    let mut chance = Chance::from_seed(seed);
    let mut actions = Vec::new();
    while let Some(seat) = game.decider(sitting.state()).filter(|_| sitting.moves().len() < moves) {
        game.legal(sitting.state(), &mut actions);
        let done = sitting.act(seat, *chance.pick(&actions)).is_ok();
        assert!(done, "a listed action is legal");
    }
    sitting
}

fn read_all(folder: &Path, texts: &mut Vec<String>) {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).into_iter().flatten().flatten().map(|e| e.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            read_all(&path, texts);
        } else if path.extension().is_some_and(|end| end == "toml") {
            texts.extend(fs::read_to_string(&path));
        }
    }
}

// What the box of acorns says and shows: what it supplies beyond its rules to be played at a screen, and to stand on the
// shelf. Belongs to `acorns.rs`.

use std::sync::LazyLock;
use table::board::Board;
use table::content::{File, Files, Pack};
use table::entry::{Entry, entry};
use table::{Arg, Shelved, Tell};

impl Tell for Toy {
    fn ask(&self, _: &View) -> Line {
        Line::new("toy-ask-turn")
    }
    fn offer(&self, _: &View, action: Action) -> Line {
        Line::new(["toy-dig", "toy-rest"][action as usize])
    }
    fn tell(&self, event: &Event) -> Option<Line> {
        Some(match event {
            Event::Dug { seat, acorn: Some(n) } => {
                Line::new("toy-dug-acorn").with("who", self.seat_name(*seat)).with("n", *n)
            }
            Event::Dug { seat, acorn: None } => Line::new("toy-dug").with("who", self.seat_name(*seat)),
            Event::Rested { seat } => Line::new("toy-rested").with("who", self.seat_name(*seat)),
        })
    }
    fn reckoning(&self, s: &State, seat: Seat) -> Vec<(Line, i32)> {
        let acorns = s.stores[seat.index()].iter().map(|&n| i32::from(n)).sum();
        vec![(Line::new("toy-acorns"), acorns), (Line::new("toy-rests"), 2 * i32::from(s.rests[seat.index()]))]
    }
    fn card_played(&self, _: &Event) -> Option<(Seat, &str)> {
        None
    }
}

/// A thing on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    Ground,
    Word,
}

impl Board for Toy {
    type Target = Target;
    type Verb = Action;
    /// How many acorns somebody has.
    type Standing = usize;
    type Score = i32;
    type Way = ();

    const WORD: Target = Target::Word;

    fn target(&self, _: &View, action: Action) -> Target {
        match action {
            Action::Dig => Target::Ground,
            Action::Rest => Target::Word,
        }
    }
    fn verb(&self, action: Action) -> Action {
        action
    }
    fn is_answer(&self, _: Action) -> bool {
        false
    }
    fn verb_name(&self, verb: Action) -> Line {
        Line::new(["toy-dig", "toy-rest"][verb as usize])
    }
    fn target_name(&self, _: &View, _: Seat, _: Target) -> Arg {
        Line::new("toy-ground").into()
    }
    fn way(&self, _: &[Action], _: &[Event]) {}
    fn price(&self, _: Action, _: &()) -> [u32; 4] {
        [0; 4]
    }
    fn standing(&self, s: &State, seat: Seat) -> usize {
        s.stores[seat.index()].len()
    }
    fn total(&self, score: &i32) -> i32 {
        *score
    }
    fn seen_scores(&self, view: &View) -> Vec<(Side, i32)> {
        let acorns = |i: usize| view.stores[i].0.iter().flatten().map(|&n| i32::from(n)).sum::<i32>();
        SEATS.map(|(_, seat)| (seat.into(), acorns(seat.index()) + 2 * i32::from(view.rests[seat.index()]))).to_vec()
    }
}

/// What is in the box.
#[derive(Debug)]
pub struct Acorns {
    sorts: Vec<Entry>,
    files: Files,
}

impl Pack for Acorns {
    const NAME: &'static str = "toy";
    const FILES: &'static [File] = &[
        File::new("pack.toml", "box = \"toy\"\nformat = 1\nversion = \"1\"\nlicence = \"ours\"\nsources = {}", &[]),
        File::new("acorns.toml", "[[acorn]]\nid = \"small\"\nprovenance = {}", &[("acorn", 1..=4)]),
    ];

    fn compile(files: Files) -> Result<Acorns, PackError> {
        let sorts = files.each("acorns.toml", "acorn", |node| entry(&mut Fields::of(node)?))?;
        Ok(Acorns { sorts, files })
    }
    fn files(&self) -> &Files {
        &self.files
    }
    fn entries(&self) -> Vec<(&'static str, &Entry)> {
        self.sorts.iter().map(|sort| ("acorn", sort)).collect()
    }
}

static ACORNS_OF_ALL: LazyLock<Acorns> = LazyLock::new(|| Acorns::ours().expect("a sound pack"));

impl Toy {
    pub fn ours() -> Toy {
        Toy
    }
}

impl Shelved for Toy {
    type Pack = Acorns;

    fn with_pack(_: Acorns) -> Toy {
        Toy
    }
    fn pack(&self) -> &Acorns {
        &ACORNS_OF_ALL
    }
    fn in_named_mode(&self, mode: &str) -> Result<Toy, Line> {
        if mode == "duel" { Ok(Toy) } else { Err(Line::new("toy-no-such-mode")) }
    }
    fn in_any_mode(&self, _: &mut Chance) -> Toy {
        Toy
    }
}

impl table::counting::Counted for Toy {
    type Game = Toy;

    fn game(&self) -> &Toy {
        self
    }
    fn motions(&self, _: &View, _: &View, seen: &[Event]) -> Vec<table::counting::Motion> {
        use table::counting::Motion;
        let motion = |event: &Event| match event {
            Event::Dug { seat, acorn } => Motion::Came { hand: seat.index(), card: *acorn },
            Event::Rested { .. } => Motion::Piled { card: None },
        };
        seen.iter().map(motion).collect()
    }
    fn hands(&self, s: &State) -> Vec<Vec<u8>> {
        s.stores.to_vec()
    }
    fn pile(&self, s: &State) -> Vec<u8> {
        s.rolled.clone()
    }
    fn copies(&self, card: u8) -> usize {
        ACORNS.iter().filter(|&&acorn| acorn == card).count()
    }
}

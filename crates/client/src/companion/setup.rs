//! Before the game: which opponent, how hard, for how many, and whose cards and dice.

/// One thing to choose: the sentence, and its answers with their words.
pub struct Row {
    /// Its name in the page.
    pub id: &'static str,
    /// What is asked.
    pub text: &'static str,
    /// What can be answered: texts, or numbers that stand for themselves.
    pub answers: &'static [&'static str],
    /// Which is chosen at first.
    pub first: usize,
}

/// An opponent that can be called to the table.
pub struct Foe {
    /// The box.
    pub game: &'static str,
    /// The opponent's name.
    pub name: &'static str,
    /// The sign of the opponent.
    pub sign: &'static str,
    /// What there is to choose.
    pub rows: &'static [Row],
}

const DRAWS: [&str; 2] = ["beside-bosk-does", "beside-table-does"];

/// Everybody who can be called.
pub const FOES: [Foe; 3] = [
    Foe {
        game: "duo",
        name: "beside-thorn",
        sign: "skunk",
        rows: &[
            Row {
                id: "level",
                text: "beside-level",
                answers: &["beside-easy", "beside-normal", "beside-hard"],
                first: 1,
            },
            Row { id: "people", text: "beside-people", answers: &["1", "2"], first: 0 },
            Row { id: "die", text: "beside-die", answers: &DRAWS, first: 0 },
        ],
    },
    Foe {
        game: "valley",
        name: "beside-nightweave",
        sign: "spider",
        rows: &[
            Row { id: "level", text: "beside-level", answers: &["0", "1", "2", "3", "4"], first: 1 },
            Row { id: "people", text: "beside-people", answers: &["1", "2"], first: 0 },
            Row { id: "deck", text: "beside-deck", answers: &DRAWS, first: 0 },
            Row { id: "die", text: "beside-die", answers: &DRAWS, first: 0 },
        ],
    },
    Foe {
        game: "grove",
        name: "beside-rival",
        sign: "rival",
        rows: &[
            Row {
                id: "level",
                text: "beside-level",
                answers: &["beside-easy", "beside-medium", "beside-hard"],
                first: 0,
            },
            Row { id: "people", text: "beside-people", answers: &["1", "2", "3", "4"], first: 0 },
            Row { id: "deck", text: "beside-solo-deck", answers: &DRAWS, first: 0 },
        ],
    },
];

/// What has been chosen.
#[derive(Clone)]
pub struct Setup {
    /// Whom.
    pub foe: &'static Foe,
    /// The number of the answer in each row.
    pub picks: Vec<usize>,
}

impl Setup {
    /// The opponent of this box, as usual.
    pub fn of(game: &str) -> Option<Setup> {
        let foe = FOES.iter().find(|foe| foe.game == game)?;
        Some(Setup { foe, picks: foe.rows.iter().map(|row| row.first).collect() })
    }

    fn pick(&self, id: &str) -> usize {
        self.foe.rows.iter().zip(&self.picks).find(|(row, _)| row.id == id).map_or(0, |(_, &n)| n)
    }

    /// The mode that says all that.
    pub fn mode(&self) -> String {
        let (level, people) = (self.pick("level"), self.pick("people"));
        let mut mode = match self.foe.game {
            "duo" => {
                format!("challenge:{}{}", ["easy", "normal", "hard"][level], ["", ":solo"][usize::from(people == 0)])
            }
            "valley" => format!("nightweave:{level}{}", ["", ":two"][people]),
            _ => {
                let level = ["easy", "medium", "hard"][level];
                if people == 0 { format!("solo:{level}") } else { format!("bards:{}:rival={level}", people + 1) }
            }
        };
        for id in ["deck", "die"] {
            if self.pick(id) == 1 {
                mode += &format!(":{id}=table");
            }
        }
        mode
    }
}

//! Playing with a pack that somebody changed: every game must end, and nothing may be lost on the way.

use bots::{Bot, Greedy, Judge};
use duo::Duo;
use grove::Grove;
use table::content::Pack as _;
use table::pack::PackError;
use table::{Chance, Deaf, Shelved, Viewer};
use valley::Valley;

/// A game with more decisions than this counts as endless.
const LONGEST: usize = 60_000;

/// How many games are played with a pack.
#[derive(Clone, Copy)]
pub struct Games {
    /// Any legal action, all equally likely.
    pub random: u64,
    /// By who takes what looks best, and so finds every pump that an effect offers.
    pub greedy: u64,
}

/// A box whose packs are tried.
pub trait Tried: Judge + Sized {
    /// Its name.
    const NAME: &'static str;
    /// Words of effects that our pack does not say, or says only in one way.
    const MORE_WORDS: &'static [&'static str];

    /// Our pack with these files (name and text) laid over it.
    fn overlaid(files: &[(String, String)]) -> Result<Self, PackError>;

    /// The files of our pack.
    fn ours() -> Vec<(&'static str, String)>;

    /// The same pack in another mode, by lot.
    fn in_any_mode(&self, chance: &mut Chance) -> Self;
}

impl Tried for Duo {
    const NAME: &'static str = "duo";
    const MORE_WORDS: &'static [&'static str] = &[
        "{ do = \"use\", which = \"taken\", by = \"anyone\" }",
        "{ do = \"use\", which = \"farm\", n = 2, taken_ok = true }",
        "{ do = \"use\", which = \"river\", n = 2, taken_ok = true }",
        "{ do = \"use\", which = \"red\", where = [\"meadow\", \"city\", \"other-city\"] }",
        "{ do = \"move-worker\", taken_ok = true }",
        "{ do = \"play\", from = \"eligible\", less = 9 }",
        "{ do = \"draw-play\", deck = 5, less = 9 }",
        "{ do = \"activate\", where = \"meadow\", n = 4 }",
        "{ do = \"activate\", where = \"hand\", n = 4 }",
        "{ do = \"claim-event\", reward = true }",
        "{ do = \"look\", deck = 9, keep = 3 }",
        "{ do = \"for-each\", count = { of = \"resources\", kind = \"any\" }, then = [{ do = \"gain\", any = 1 }] }",
        "{ do = \"for-each\", count = { of = \"cards\", where = \"city\" }, then = [{ do = \"draw\", deck = 1 }] }",
        "{ do = \"choose\", options = [[{ do = \"use\", which = \"taken\", by = \"anyone\" }], [{ do = \"draw\", deck = 2 }]] }",
    ];

    fn overlaid(files: &[(String, String)]) -> Result<Duo, PackError> {
        duo::Pack::overlaid("yours", files).map(Duo::new)
    }

    fn ours() -> Vec<(&'static str, String)> {
        duo::Pack::ours().unwrap_or_else(|error| panic!("{}", error.line())).export()
    }

    fn in_any_mode(&self, chance: &mut Chance) -> Duo {
        let text = match chance.below(4) {
            0 | 1 => "duel".to_owned(),
            2 => format!("chapter:{}:{}", 1 + chance.below(15), chance.pick(&["normal", "hard"])),
            _ => format!("challenge:{}", chance.pick(&["easy", "normal", "hard"])),
        };
        let text = if text != "duel" && chance.below(3) == 0 { text + ":solo" } else { text };
        self.in_mode(duo::Mode::read(&text, self.pack()).unwrap_or_else(|why| panic!("{text}: {why}")))
    }
}

impl Tried for Valley {
    const NAME: &'static str = "valley";
    const MORE_WORDS: &'static [&'static str] = &[
        "{ do = \"play\", from = \"hand-or-meadow\", free = true }",
        "{ do = \"play\", from = \"meadow\", less = 3 }",
        "{ do = \"reveal\", cards = 8, from = \"deck-or-discard\" }",
        "{ do = \"use\", which = \"taken\", by = \"anyone\", n = 2 }",
        "{ do = \"use\", which = \"taken\", by = \"other\", n = 2 }",
        "{ do = \"use\", which = \"basic-or-forest\", n = 2 }",
        "{ do = \"move-worker\" }",
        "{ do = \"produce\" }",
        "{ do = \"copy\" }",
        "{ do = \"activate\", n = 2 }",
        "{ do = \"gain\", any = 20, per = \"hand-card\" }",
        "{ do = \"gain\", points = 99, per = \"farm\" }",
        "{ do = \"spend\", up_to = 9, any = 2 }",
        "{ do = \"discard\", cards = 2, any = 1 }",
        "{ do = \"dismantle\", n = 1, refund = true, any = 2 }",
        "{ do = \"refresh-meadow\", discard = 8, take = 8 }",
        "{ do = \"choose\", options = [[{ do = \"activate\" }], [{ do = \"copy\" }]] }",
    ];

    fn overlaid(files: &[(String, String)]) -> Result<Valley, PackError> {
        valley::Pack::overlaid("yours", files).map(Valley::new)
    }

    fn ours() -> Vec<(&'static str, String)> {
        valley::Pack::ours().unwrap_or_else(|error| panic!("{}", error.line())).export()
    }

    fn in_any_mode(&self, chance: &mut Chance) -> Valley {
        let mut text = match chance.below(6) {
            0 => format!("rugwort:{}", 1 + chance.below(3)),
            1 => format!("nightweave:{}", chance.below(5)),
            2 => format!("nightweave:{}:schemes:personality", chance.below(5)),
            3 => format!("nightweave:{}:personality:plot", chance.below(5)),
            n => format!("players:{}", n - 2),
        };
        let webs = text.contains("personality");
        for module in [":farms", ":corrin", ":legends", ":powers"] {
            if (!webs || module == ":powers") && chance.below(2) == 0 {
                text.push_str(module);
            }
        }
        self.in_mode(valley::Mode::read(&text).unwrap_or_else(|why| panic!("{text}: {why}")))
    }
}

impl Tried for Grove {
    const NAME: &'static str = "grove";
    const MORE_WORDS: &'static [&'static str] = &[
        "{ do = \"tempo\", n = 8 }",
        "{ do = \"boat\", n = 12 }",
        "{ do = \"fan\", n = 9 }",
        "{ do = \"gem\", n = 20 }",
        "{ do = \"step\", n = 20 }",
        "{ do = \"lyric\", n = 99 }",
        "{ do = \"choose\", options = [[{ do = \"tempo\", n = 8 }], [{ do = \"boat\", n = 3 }], []] }",
    ];

    fn overlaid(files: &[(String, String)]) -> Result<Grove, PackError> {
        grove::Pack::overlaid("yours", files).map(Grove::with_pack)
    }

    fn ours() -> Vec<(&'static str, String)> {
        grove::Pack::ours().unwrap_or_else(|error| panic!("{}", error.line())).export()
    }

    fn in_any_mode(&self, chance: &mut Chance) -> Grove {
        Shelved::in_any_mode(self, chance)
    }
}

/// Plays games with a pack and tells the first thing that is wrong.
pub fn games<G: Tried>(game: &G, games: Games, seed: u64) -> Result<(), String> {
    let mut chance = Chance::from_seed(seed);
    for n in 0..games.random + games.greedy {
        let game = game.in_any_mode(&mut chance);
        let greedy = (n >= games.random).then(|| Greedy::new(chance.seed()));
        let seed = chance.seed();
        one_game(&game, greedy, seed, &mut chance).map_err(|why| format!("{} of seed {seed}: {why}", game.mode()))?;
    }
    Ok(())
}

fn one_game<G: Judge>(game: &G, mut greedy: Option<Greedy<G>>, seed: u64, chance: &mut Chance) -> Result<(), String> {
    let mut state = game.setup(seed);
    let mut actions = Vec::new();
    let mut done: Vec<G::Action> = Vec::new();
    let said = |done: &[G::Action]| {
        let last: Vec<String> = done.iter().rev().take(12).map(|&action| game.write_action(action)).collect();
        format!("\nafter {} decisions, the last first: {}", done.len(), last.join(", "))
    };
    while let Some(seat) = game.decider(&state) {
        game.legal(&state, &mut actions);
        if actions.is_empty() || done.len() == LONGEST {
            return Err(format!("no end is in sight{}", said(&done)));
        }
        let action = match &mut greedy {
            Some(bot) => bot.choose(game, &game.view(&state, Viewer::Seat(seat)), &actions),
            None => *chance.pick(&actions),
        };
        done.push(action);
        game.apply(&mut state, action, &mut Deaf)
            .map_err(|why| format!("listed but refused: {why:?}{}", said(&done)))?;
        game.census(&state).map_err(|why| why + &said(&done))?;
    }
    Ok(())
}

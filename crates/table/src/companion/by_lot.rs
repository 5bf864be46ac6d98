//! Companion games with answers by lot: never stuck, nothing asked in vain, undo exact, the record plays again.

use super::{Companion, Ending, Opponent, Record, Reply, Sent, Told};
use crate::upkeep::on_all_cores;
use crate::{Chance, Line};

/// What was counted over games by lot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Census {
    /// Games played to their end.
    pub games: u32,
    /// Things said between the opponent's turns.
    pub between: u32,
    /// Questions answered in the opponent's turns.
    pub questions: u32,
}

impl Census {
    /// Counts what was said in a game.
    pub fn count(&mut self, log: &[Told]) {
        self.games += 1;
        for told in log {
            match told {
                Told::Answer { between: true, .. } => self.between += 1,
                Told::Answer { between: false, .. } => self.questions += 1,
                Told::Correction { .. } | Told::Step(_) => {}
            }
        }
    }

    /// Questions for each turn of the opponent.
    pub fn per_turn(self) -> f64 {
        f64::from(self.questions) / f64::from(self.between.max(1))
    }
}

impl std::ops::AddAssign for Census {
    fn add_assign(&mut self, more: Census) {
        self.games += more.games;
        self.between += more.between;
        self.questions += more.questions;
    }
}

/// The most answers a game by lot may need.
const MOST: usize = 6_000;

/// Plays a game with answers by lot; what is wrong with it, if anything is.
pub fn by_lot<O: Opponent>(opponent: &O, seed: u64) -> Result<Census, String> {
    let mut chance = Chance::from_seed(seed ^ 0x00b0_5c0b);
    let mut game = Companion::new(opponent, seed);
    let fail = |game: &Companion<&O>, what: &str| {
        let last: Vec<String> = game.log().iter().rev().take(6).map(|told| told.line().to_string()).collect();
        Err(format!("{} seed {seed}: {what}; asked {:?}; before: {last:#?}", opponent.mode(), game.question()))
    };
    // What was told for the whole game.
    let mut lasting: Vec<O::Question> = Vec::new();
    for n in 0.. {
        let (Some(query), Some(question)) = (game.asked(), game.question().cloned()) else {
            break;
        };
        if n == MOST {
            return fail(&game, "it never ends");
        }
        if query.answers() < 2 {
            return fail(&game, "a question with one answer");
        }
        if game.asked_before() && !opponent.is_new_each_time(&question, &query) {
            return fail(&game, "asked twice");
        }
        if lasting.contains(&question) {
            return fail(&game, "asked again though it was told for good");
        }
        if query.look.is_none() && !game.is_between() {
            return fail(&game, "nothing says where to look");
        }
        if chance.below(50) == 0 {
            set_right(&mut game, &mut chance);
            lasting.clear();
            continue;
        }
        // Between turns it is mostly the opponent's turn that comes next.
        let turn = game.is_between() && chance.below(4) > 0;
        let wish = if turn { 0 } else { chance.below(query.answers() as u32) as usize };
        let reply = query.answer(wish).unwrap_or(Reply::Nothing);
        if query.read(&query.write(reply)) != Some(reply) {
            return fail(&game, "an answer is not read as it was written");
        }
        let before = (game.known().clone(), game.question().cloned());
        if game.answer(reply).is_err() {
            return fail(&game, &format!("{reply:?} is refused"));
        }
        if opponent.lasts(&question, reply) {
            lasting.push(question);
        }
        if chance.below(6) == 0 {
            let after = (game.known().clone(), game.question().cloned());
            game.undo();
            if (game.known(), game.question()) != (&before.0, before.1.as_ref()) {
                return fail(&game, "undo leads elsewhere");
            }
            if game.answer(reply).is_err() || (game.known(), game.question()) != (&after.0, after.1.as_ref()) {
                return fail(&game, "the same answer leads elsewhere");
            }
        }
    }
    let theirs: i32 = game.points().iter().map(|(_, points)| points).sum();
    match game.ending() {
        None => return fail(&game, "nobody says how it ended"),
        Some(Ending { won, yours, together }) if !yours.is_empty() && !game.points().is_empty() => {
            let beats = |(_, points): &(Line, i32)| *points > theirs;
            if won != if together { yours.iter().all(beats) } else { yours.iter().any(beats) } {
                return fail(&game, "the points do not say who has won");
            }
        }
        Some(_) => {}
    }
    let record = game.record();
    match Record::from_json(&record.to_json()).and_then(|read| read.replay(opponent)) {
        Err(flaw) => return fail(&game, &flaw.line().to_string()),
        Ok(again) if again.known() != game.known() || again.log() != game.log() => {
            return fail(&game, "the record leads elsewhere");
        }
        Ok(_) => {}
    }
    // A link is longer to try than a record: some games are enough.
    if chance.below(8) == 0 {
        let sent = game.link().ok().and_then(|link| Sent::read(&link)).and_then(Result::ok);
        if !sent.and_then(|sent| sent.replay(opponent).ok()).is_some_and(|again| again.record() == record) {
            return fail(&game, "the link leads elsewhere");
        }
    }
    let mut census = Census::default();
    census.count(&game.log());
    Ok(census)
}

/// Modes that have the same options: games of a set are spread over them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionSet {
    /// What they have in common.
    pub name: String,
    /// Their names.
    pub modes: Vec<String>,
}

impl OptionSet {
    /// Every beginning with each of these endings.
    pub fn new(name: impl Into<String>, begins: &[String], ends: &[&str]) -> OptionSet {
        let all = begins.iter().flat_map(|begin| ends.iter().map(move |end| format!("{begin}{end}")));
        OptionSet { name: name.into(), modes: all.collect() }
    }
}

/// Plays so many games by lot for each set of options, and tells of each how much was asked. Sets share the cores.
pub fn by_sets<O: Opponent>(sets: &[OptionSet], games: u64, call: impl Fn(&str) -> O + Sync) {
    on_all_cores(sets, |n, set| {
        let opponents: Vec<O> = set.modes.iter().map(|mode| call(mode)).collect();
        let mut all = Census::default();
        for (game, opponent) in (0..games).zip(opponents.iter().cycle()) {
            all += by_lot(opponent, 1_000_000 * (n as u64 + 1) + game).unwrap_or_else(|why| panic!("{why}"));
        }
        println!("{}: {} games, {} turns, {:.2} questions a turn", set.name, all.games, all.between, all.per_turn());
    });
}

/// Sets something right, by lot.
fn set_right<O: Opponent>(game: &mut Companion<&O>, chance: &mut Chance) {
    let sheet = game.sheet();
    if sheet.is_empty() {
        return;
    }
    let value = chance.pick(&sheet);
    if let Some(reply) = value.query.answer(chance.below(value.query.answers() as u32) as usize) {
        let _ = game.correct(&value.id, reply);
    }
}

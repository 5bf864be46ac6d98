//! Companion games with answers by lot: never stuck, nothing asked in vain, undo exact, the record plays again.

use super::{Companion, Ending, Opponent, Query, Record, Reply, Sent, Told};
use crate::upkeep::on_all_cores;
use crate::{Chance, Line};

/// What was counted over games by lot.
/// [`by_lot`](fn@by_lot) has an example.
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
///
/// ```
/// # mod hens { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/fox.rs")); }
/// let census = table::companion::by_lot(&hens::Fox, 1).unwrap();
/// assert_eq!(census.games, 1);
/// ```
pub fn by_lot<O: Opponent>(opponent: &O, seed: u64) -> Result<Census, String> {
    let mut chance = Chance::from_seed(seed ^ 0x00b0_5c0b);
    let mut game = Companion::new(opponent, seed);
    play(opponent, &mut game, &mut chance).map_err(|what| {
        let last: Vec<String> = game.log().iter().rev().take(6).map(|told| told.line().to_string()).collect();
        format!("{} seed {seed}: {what}; asked {:?}; before: {last:#?}", opponent.mode(), game.question())
    })?;
    let mut census = Census::default();
    census.count(&game.log());
    Ok(census)
}

fn play<O: Opponent>(opponent: &O, game: &mut Companion<&O>, chance: &mut Chance) -> Result<(), String> {
    // What was told for the whole game.
    let mut lasting: Vec<O::Question> = Vec::new();
    for n in 0.. {
        let (Some(query), Some(question)) = (game.asked(), game.question().cloned()) else {
            break;
        };
        if n == MOST {
            return Err("it never ends".to_owned());
        }
        is_worth_asking(opponent, game, &query, &question)?;
        if lasting.contains(&question) {
            return Err("asked again though it was told for good".to_owned());
        }
        if chance.below(50) == 0 {
            set_right(game, chance);
            lasting.clear();
            continue;
        }
        let reply = answer_by_lot(game, &query, chance)?;
        if opponent.lasts(&question, reply) {
            lasting.push(question);
        }
    }
    ends_as_the_points_say(game)?;
    is_replayed(opponent, game)?;
    // A link is longer to try than a record: some games are enough.
    if chance.below(8) == 0 {
        is_sent(opponent, game)?;
    }
    Ok(())
}

/// A question has several answers, was not answered before, and says where to look and in a few words what it is about.
fn is_worth_asking<O: Opponent>(
    opponent: &O,
    game: &Companion<&O>,
    query: &Query,
    question: &O::Question,
) -> Result<(), String> {
    if query.answers() < 2 {
        return Err("a question with one answer".to_owned());
    }
    if game.asked_before() && !opponent.is_new_each_time(question, query) {
        return Err("asked twice".to_owned());
    }
    if query.needs_subject() {
        return Err("no few words say what it is about".to_owned());
    }
    if query.look.is_none() && !game.is_between() {
        return Err("nothing says where to look".to_owned());
    }
    Ok(())
}

/// Gives an answer, and now and then takes it back and gives it again.
fn answer_by_lot<O: Opponent>(game: &mut Companion<&O>, query: &Query, chance: &mut Chance) -> Result<Reply, String> {
    // Between turns it is mostly the opponent's turn that comes next.
    let turn = game.is_between() && chance.below(4) > 0;
    let wish = if turn { 0 } else { chance.below(query.answers() as u32) as usize };
    let reply = query.answer(wish).unwrap_or(Reply::Nothing);
    if query.read(&query.write(reply)) != Some(reply) {
        return Err("an answer is not read as it was written".to_owned());
    }
    let before = (game.known().clone(), game.question().cloned());
    if game.answer(reply).is_err() {
        return Err(format!("{reply:?} is refused"));
    }
    if chance.below(6) == 0 {
        let after = (game.known().clone(), game.question().cloned());
        game.undo();
        if (game.known(), game.question()) != (&before.0, before.1.as_ref()) {
            return Err("undo leads elsewhere".to_owned());
        }
        if game.answer(reply).is_err() || (game.known(), game.question()) != (&after.0, after.1.as_ref()) {
            return Err("the same answer leads elsewhere".to_owned());
        }
    }
    Ok(reply)
}

/// Somebody says how it ended, and so do the points.
fn ends_as_the_points_say<O: Opponent>(game: &Companion<&O>) -> Result<(), String> {
    let theirs: i32 = game.points().iter().map(|(_, points)| points).sum();
    match game.ending() {
        None => return Err("nobody says how it ended".to_owned()),
        Some(Ending { won, yours, together }) if !yours.is_empty() && !game.points().is_empty() => {
            let beats = |(_, points): &(Line, i32)| *points > theirs;
            if won != if together { yours.iter().all(beats) } else { yours.iter().any(beats) } {
                return Err("the points do not say who has won".to_owned());
            }
        }
        Some(_) => {}
    }
    Ok(())
}

/// The record leads to the same table, and tells the same.
fn is_replayed<O: Opponent>(opponent: &O, game: &Companion<&O>) -> Result<(), String> {
    match Record::from_json(&game.record().to_json()).and_then(|read| read.replay(opponent)) {
        Err(flaw) => Err(flaw.line().to_string()),
        Ok(again) if again.known() != game.known() || again.log() != game.log() => {
            Err("the record leads elsewhere".to_owned())
        }
        Ok(_) => Ok(()),
    }
}

/// The link leads to the same record.
fn is_sent<O: Opponent>(opponent: &O, game: &Companion<&O>) -> Result<(), String> {
    let sent = game.link().ok().and_then(|link| Sent::read(&link)).and_then(Result::ok);
    match sent.and_then(|sent| sent.replay(opponent).ok()) {
        Some(again) if again.record() == game.record() => Ok(()),
        _ => Err("the link leads elsewhere".to_owned()),
    }
}

/// Modes that have the same options: games of a set are spread over them.
///
/// ```
/// use table::companion::OptionSet;
///
/// let set = OptionSet::new("levels", &["fox:easy".to_owned(), "fox:hard".to_owned()], &["", ":two"]);
/// assert_eq!(set.modes, ["fox:easy", "fox:easy:two", "fox:hard", "fox:hard:two"]);
/// ```
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
///
/// ```
/// # mod hens { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/fox.rs")); }
/// use table::companion::{OptionSet, by_sets};
///
/// by_sets(&[OptionSet::new("fox", &["fox".to_owned()], &[""])], 3, |_mode| hens::Fox);
/// ```
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

//! The contract every box keeps, tried at every step of seeded random games.
//!
//! [`check`] plays random games and tries, at each decision: that the listed actions and only those are
//! accepted (stale, mutated and other seats' ones are refused), that text and JSON come back unchanged, that views hide what they must, that a state sampled
//! from a view looks the same, that nothing is lost, that undo is exact, and that the game ends. It panics
//! with the seed and the move at the first finding.

use crate::scenario::{Flaw, Scenario, Stage};
use crate::{Chance, Deaf, Digest, Game, Record, RecordError, Refusal, Seat, Shelved, Sitting, Told, Viewer, perft};

/// How hard to look.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
/// use table::contract::{Rigour, check};
///
/// let quick = Rigour { first_seed: 1, games: 3, every: 5, longest: 13 };
/// let thorough = Rigour { every: 1, ..quick };
/// assert!(check(&toy::Toy, quick).comparisons < check(&toy::Toy, thorough).comparisons);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Rigour {
    /// The first seed.
    pub first_seed: u64,
    /// How many games to play.
    pub games: u64,
    /// Every how many decisions the slow checks (JSON, views, samples) are made; 1 is always.
    pub every: u32,
    /// A game longer than this many decisions counts as endless.
    pub longest: usize,
}

/// What was seen on the way.
/// [`check`] has an example.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Games played to the end.
    pub games: u64,
    /// Decisions made.
    pub decisions: u64,
    /// Illegal actions offered and refused.
    pub refusals: u64,
    /// Pairs of states compared that differ only in what a viewer may not see.
    pub comparisons: u64,
    /// The most choices offered at once.
    pub widest: usize,
}

/// Plays random games and panics at the first broken promise.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
/// use table::contract::{self, Rigour};
///
/// let report = contract::check(&toy::Toy, Rigour { first_seed: 1, games: 10, every: 1, longest: 13 });
/// assert!(report.comparisons > 0);
/// ```
pub fn check<G: Game>(game: &G, rigour: Rigour) -> Report {
    let mut trial = Trial::new(rigour.every, rigour.longest);
    // After the largest seed comes the smallest.
    for seed in (0..rigour.games).map(|game| rigour.first_seed.wrapping_add(game)) {
        trial.play(game, seed);
    }
    trial.report
}

/// Random games one after another, each in a mode of its own if one likes.
///
/// ```
/// # mod toy {
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs"));
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/shown.rs"));
/// # }
/// use table::contract::Trial;
/// use toy::Toy;
///
/// let mut trial = Trial::new(1, 13);
/// (1..=5).for_each(|seed| trial.play(&Toy, seed));
/// assert_eq!((trial.report.games, trial.report.decisions), (5, 60));
/// ```
pub struct Trial<A> {
    /// What was seen so far.
    pub report: Report,
    every: u32,
    longest: usize,
    wishes: Wishes<A>,
}

impl<A: Copy> Trial<A> {
    /// A trial that makes the slow checks every so many decisions and calls games beyond `longest` endless.
    pub fn new(every: u32, longest: usize) -> Trial<A> {
        let wishes = Wishes { stale: Vec::new(), chance: Chance::from_seed(4) };
        Trial { report: Report::default(), every, longest, wishes }
    }

    /// Plays one game and panics at the first broken promise. The seed alone says how it goes.
    pub fn play<G: Game<Action = A>>(&mut self, game: &G, seed: u64) {
        let _here = Here { game, seed };
        if let Err(finding) = one_game(game, seed, self) {
            panic!("{finding}");
        }
    }
}

/// Says which game it was, also when the rules themselves panic.
struct Here<'g, G: Game> {
    game: &'g G,
    seed: u64,
}

impl<G: Game> Drop for Here<'_, G> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("found in {} {}, seed {}", self.game.name(), self.game.mode(), self.seed);
        }
    }
}

/// The tests of the contract that are the same in every box: so many games of any mode, none longer than so many
/// decisions; pinned ends of random games, by mode and seed; the number of action sequences from the first setup, by
/// depth. They also read, step and refuse records.
///
/// ```
/// # mod toy {
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs"));
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/shown.rs"));
/// # }
/// use toy::Toy;
///
/// table::contract_tests! { Toy, any_mode: 1_000, longest: 13, golden: [("duel", 1, "ef6670936e309e86")], perft: [2, 4, 8] }
///
/// // What some of them do, with other numbers.
/// table::contract::any_mode(&Toy, 5, 13);
/// table::contract::golden(&Toy, &[("duel", 1, "ef6670936e309e86")]);
/// table::contract::other_seats_are_refused(&Toy);
/// ```
#[macro_export]
macro_rules! contract_tests {
    ($game:ty, any_mode: $games:literal, longest: $longest:literal, golden: $golden:expr, perft: $perft:expr) => {
        #[test]
        fn thousands_of_games_of_any_mode_keep_the_contract() {
            $crate::contract::any_mode(&<$game>::ours(), $games, $longest);
        }

        #[test]
        fn random_games_end_in_the_same_state_everywhere() {
            $crate::contract::golden(&<$game>::ours(), &$golden);
        }

        #[test]
        fn the_number_of_action_sequences_does_not_change_unnoticed() {
            $crate::contract::sequences(&<$game>::ours(), &$perft);
        }

        #[test]
        fn a_record_can_be_stepped_and_continued_from_any_move_as_a_new_game() {
            $crate::contract::records_step(&<$game>::ours());
        }

        #[test]
        fn bad_records_are_refused_with_the_place() {
            $crate::contract::bad_records_are_refused(&<$game>::ours());
        }

        #[test]
        fn whoever_is_not_asked_is_refused() {
            $crate::contract::other_seats_are_refused(&<$game>::ours());
        }
    };
}

/// Plays games in modes by lot.
/// [`contract_tests!`](crate::contract_tests) has an example.
pub fn any_mode<G: Shelved>(game: &G, games: u64, longest: usize) {
    let mut chance = Chance::from_seed(11);
    let mut trial = Trial::new(12, longest);
    for seed in 0..games {
        trial.play(&game.in_any_mode(&mut chance), seed);
    }
}

/// Random games of these modes and seeds end in the states with these fingerprints.
/// [`contract_tests!`](crate::contract_tests) has an example.
pub fn golden<G: Shelved>(game: &G, wanted: &[(&str, u64, &str)]) {
    let ends = wanted.iter().map(|&(mode, seed, _)| {
        let game = game.in_named_mode(mode).unwrap_or_else(|why| panic!("{mode}: {why}"));
        (mode, seed, random_game_digest(&game, seed).to_string())
    });
    let ends: Vec<_> = ends.collect();
    let wanted: Vec<_> = wanted.iter().map(|&(mode, seed, end)| (mode, seed, end.to_owned())).collect();
    assert_eq!(ends, wanted);
}

/// So many sequences of one, two, three and more actions follow the first setup.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
/// // Two things to do, three times.
/// table::contract::sequences(&toy::Toy, &[2, 4, 8]);
/// ```
pub fn sequences<G: Game>(game: &G, wanted: &[u64]) {
    let state = game.setup(1);
    let counts: Vec<u64> = (1..=wanted.len() as u32).map(|depth| perft(game, &state, depth)).collect();
    assert_eq!(counts, wanted);
}

/// A sitting after so many random moves, or when the game is over.
fn some_moves<G: Game>(game: &G, seed: u64, moves: usize) -> Sitting<&'_ G> {
    let mut sitting = Sitting::new(game, seed, vec!["random".to_owned(); game.seats()]);
    let mut chance = Chance::from_seed(seed);
    let mut actions = Vec::new();
    for _ in 0..moves {
        let Some(seat) = game.decider(sitting.state()) else { break };
        game.legal(sitting.state(), &mut actions);
        sitting.act(seat, *chance.pick(&actions)).unwrap_or_else(|why| panic!("{why:?}"));
    }
    sitting
}

/// A record of 40 moves can be stepped, and continued from any move as a new game.
/// [`contract_tests!`](crate::contract_tests) has an example.
pub fn records_step<G: Game>(game: &G) {
    let sitting = some_moves(game, 3, 40);
    let record = sitting.record();
    let all = record.actions.len();
    let half = all / 2;
    for to in [0, 1, half, all] {
        assert_eq!(record.replay(game, Some(to)).unwrap_or_else(|why| panic!("{why:?}")).state(), sitting.state_at(to));
    }
    let mut branch = sitting.continue_from(half);
    assert_eq!(branch.state(), sitting.state_at(half));
    let mut actions = Vec::new();
    game.legal(branch.state(), &mut actions);
    let seat = game.decider(branch.state()).expect("the game goes on");
    branch.act(seat, *actions.last().expect("a choice")).unwrap_or_else(|why| panic!("{why:?}"));
    assert_eq!(branch.record().actions[..half], record.actions[..half]);
    assert_eq!(branch.moves().len(), half + 1);
}

/// Bad records of 40 moves are refused, and the refusal says where.
/// [`contract_tests!`](crate::contract_tests) has an example.
pub fn bad_records_are_refused<G: Game>(game: &G) {
    let sitting = some_moves(game, 9, 40);
    let record = sitting.record();
    let json = record.to_json();
    assert!(matches!(Record::from_json(&json[..json.len() / 2]), Err(RecordError::Broken { line, .. }) if line > 1));
    let format = |n: u32| Record::from_json(&json.replace("\"bosk\": 1", &format!("\"bosk\": {n}")));
    assert!(matches!(format(2), Err(RecordError::Newer(2))));
    assert!(matches!(format(0), Err(RecordError::NoSuchFormat(0))));

    let mut legal = Vec::new();
    game.legal(sitting.state_at(3), &mut legal);
    let legal: Vec<String> = legal.into_iter().map(|action| game.write_action(action)).collect();
    let untimely = record.actions.iter().find(|action| !legal.contains(action));
    let refused = |change: &dyn Fn(&mut Record)| {
        let mut changed = record.clone();
        change(&mut changed);
        changed.replay(game, None).err().expect("a bad record is refused")
    };
    let (found, wanted) = (game.seats() - 1, game.seats());
    assert!(matches!(refused(&|r| r.bosk = 0), RecordError::NoSuchFormat(0)));
    assert!(matches!(refused(&|r| r.pack.0 ^= 1), RecordError::OtherPack { .. }));
    let seats = refused(&|r| drop(r.seats.pop()));
    assert!(matches!(seats, RecordError::WrongSeats { found: f, wanted: w } if (f, w) == (found, wanted)));
    assert!(matches!(refused(&|r| r.mode = "picnic".to_owned()), RecordError::OtherGame { .. }));
    assert!(matches!(refused(&|r| r.actions[4] = "dance".to_owned()), RecordError::Unreadable { number: 5, .. }));
    // Where all that is done can be done at any time, nothing is untimely.
    if let Some(untimely) = untimely {
        assert!(matches!(refused(&|r| r.actions.insert(3, untimely.clone())), RecordError::Illegal { number: 4, .. }));
    }
}

/// A seat that is not asked may not act.
/// [`contract_tests!`](crate::contract_tests) has an example.
pub fn other_seats_are_refused<G: Game>(game: &G) {
    let mut sitting = some_moves(game, 1, 1);
    let asked = game.decider(sitting.state()).expect("the game goes on");
    let mut actions = Vec::new();
    game.legal(sitting.state(), &mut actions);
    for seat in (0..game.seats() as u8).map(Seat).filter(|&seat| seat != asked) {
        let refusal = sitting.act(seat, actions[0]).expect_err("it is not asked");
        assert_eq!(refusal.reason(), "wrong-seat");
    }
}

/// The fingerprint of the final state of a random game: pinned by each box so that rules never change unnoticed.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
/// use table::contract::random_game_digest;
/// use toy::Toy;
///
/// assert_eq!(random_game_digest(&Toy, 1).to_string(), "ef6670936e309e86", "here and everywhere");
/// assert_ne!(random_game_digest(&Toy, 1), random_game_digest(&Toy, 2));
/// ```
pub fn random_game_digest<G: Game>(game: &G, seed: u64) -> Digest {
    let mut chance = Chance::from_seed(seed ^ 0x5eed);
    let mut state = game.setup(seed);
    let mut actions = Vec::new();
    while game.decider(&state).is_some() {
        game.legal(&state, &mut actions);
        game.apply(&mut state, *chance.pick(&actions), &mut Deaf).expect("a listed action is legal");
    }
    Digest::of_value(&state)
}

/// Looks at the secrets of every position of a scenario, where rare cards are at work: its own answer and a few others
/// must show nobody what they may not see, and nothing that undo would take back. Tells how many twins were compared.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
/// use table::Chance;
/// use table::contract::keep_secrets;
/// use table::scenario::Scenario;
///
/// let text = r#"
///     title = "Who digs keeps the acorn unseen"
///     box = "toy"
///     proves = ["T1.1"]
///     [[step]]
///     do = "dig"
/// "#;
/// let compared = keep_secrets(&toy::Toy, &Scenario::read("dig.toml", text).unwrap(), &mut Chance::from_seed(3));
/// assert!(compared.unwrap() > 0);
/// ```
pub fn keep_secrets<G: Stage>(game: &G, scenario: &Scenario, chance: &mut Chance) -> Result<u64, String> {
    let said = |flaw: Flaw| format!("{}: {}", flaw.error().at, flaw.error().why);
    let mut state = scenario.start(game).map_err(|why| said(why.into()))?;
    let mut report = Report::default();
    let mut actions = Vec::new();
    for own in scenario.lesson(game).map_err(said)?.0.into_iter().map(|step| Some(step.action)).chain([None]) {
        game.legal(&state, &mut actions);
        // Long lists are tried in part.
        let few = actions.len() <= 24;
        let others: Vec<_> = if few { actions.clone() } else { (0..24).map(|_| *chance.pick(&actions)).collect() };
        for chosen in own.into_iter().chain(others) {
            let moment = Moment { game, state: &state, actions: &actions, chosen };
            for viewer in Viewer::all(game.seats()) {
                let text = || format!("{} at {}", scenario.title, game.write_action(chosen));
                moment.secrets_are_kept(viewer, chance, &mut report).map_err(|what| format!("{}: {what}", text()))?;
            }
        }
        if let Some(action) = own {
            game.apply(&mut state, action, &mut Deaf).map_err(|refusal| format!("{}: {refusal:?}", scenario.title))?;
        }
    }
    Ok(report.comparisons)
}

/// A broken promise, in words.
type Finding = String;

/// A condition that must hold, or the finding.
fn must(holds: bool, finding: &str) -> Result<(), Finding> {
    if holds { Ok(()) } else { Err(finding.to_owned()) }
}

/// The same with a sentence that is made only when it is needed.
fn must_or(holds: bool, finding: impl FnOnce() -> Finding) -> Result<(), Finding> {
    if holds { Ok(()) } else { Err(finding()) }
}

fn one_game<G: Game>(game: &G, seed: u64, trial: &mut Trial<G::Action>) -> Result<(), Finding> {
    let Trial { report, every, longest, wishes } = trial;
    let mut chance = Chance::from_seed(seed.wrapping_mul(0x9e37_79b9).wrapping_add(7));
    let mut sitting = Sitting::new(game, seed, vec!["random".to_owned(); game.seats()]);
    let mut actions = Vec::new();
    let mut number = 0;
    while let Some(decider) = game.decider(sitting.state()) {
        let state = sitting.state().clone();
        game.legal(&state, &mut actions);
        let chosen = *chance.pick(&actions);
        let moment = Moment { game, state: &state, actions: &actions, chosen };
        let slow = chance.below(*every) == 0;
        moment
            .check(slow, wishes, &mut chance, report)
            .and_then(|()| act(&mut sitting, moment, decider, slow))
            .map_err(|finding| format!("move {number}: {finding}\nstate: {state:?}"))?;
        wishes.remember(chosen);
        number += 1;
        must(number < *longest, "the game does not end")?;
    }
    game.census(sitting.state())?;
    game.legal(sitting.state(), &mut actions);
    must(actions.is_empty(), "a game that is over offers actions")?;
    let outcome = game.outcome(sitting.state());
    let lost = outcome.automa.is_some_and(|automa| automa.won);
    must(outcome.winners.is_empty() == lost, "a game that is over has no winner, or two sorts of them")?;
    let copy = Record::from_json(&sitting.record().to_json()).map_err(|e| e.line().to_string())?;
    let again = copy.replay(game, None).map_err(|e| e.line().to_string())?;
    must(again.state() == sitting.state(), "the record leads to another state")?;
    report.games += 1;
    report.decisions += number as u64;
    Ok(())
}

/// Performs the chosen action, as the wrong seat first, and tries to take it back.
fn act<G: Game>(sitting: &mut Sitting<&'_ G>, moment: Moment<'_, G>, decider: Seat, slow: bool) -> Result<(), Finding> {
    let stranger = Seat((decider.0 + 1) % (moment.game.seats() as u8 + 1));
    must(sitting.act(stranger, moment.chosen).is_err(), "a seat that is not asked was allowed to act")?;
    must(sitting.act(decider, moment.chosen).is_ok(), "a listed action was refused")?;
    if !slow {
        return Ok(());
    }
    let open = sitting.moves().last().is_some_and(|m| m.told.iter().any(Told::is_barrier));
    let after = sitting.state().clone();
    match (sitting.undo(decider), open) {
        (Ok(()), true) => Err("undo went past something that was shown".to_owned()),
        (Err(_), false) => Err("undo refused without a reason".to_owned()),
        (Err(_), true) => Ok(()),
        (Ok(()), false) => {
            must(sitting.state() == moment.state, "undo does not restore the state")?;
            must(sitting.act(decider, moment.chosen).is_ok(), "an action is refused after undo")?;
            must(*sitting.state() == after, "the same action after undo leads elsewhere")
        }
    }
}

/// Actions that somebody might invent. They come from earlier games too, so they have a generator of their own.
struct Wishes<A> {
    stale: Vec<A>,
    chance: Chance,
}

impl<A: Copy> Wishes<A> {
    fn remember(&mut self, action: A) {
        if self.stale.len() < 512 {
            self.stale.push(action);
        } else {
            self.stale[self.chance.below(512) as usize] = action;
        }
    }

    /// A few stale actions and a mutant.
    fn some<G: Game<Action = A>>(&mut self, game: &G, actions: &[A]) -> Vec<A> {
        let Wishes { stale, chance } = self;
        let mut wishes: Vec<A> = (0..stale.len().min(4)).map(|_| *chance.pick(stale)).collect();
        wishes.extend(mutant(game, chance.pick(actions), chance.pick(if stale.is_empty() { actions } else { stale })));
        wishes
    }
}

/// The beginning of one action with the end of another: readable, but most likely nonsense.
fn mutant<G: Game>(game: &G, head: &G::Action, tail: &G::Action) -> Option<G::Action> {
    let (head, tail) = (game.write_action(*head), game.write_action(*tail));
    let (verb, rest) = (head.split(' ').next()?, tail.split_once(' ')?.1);
    game.read_action(&format!("{verb} {rest}")).ok()
}

/// One decision of a random game.
struct Moment<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    actions: &'a [G::Action],
    chosen: G::Action,
}

impl<G: Game> Moment<'_, G> {
    fn check(
        &self,
        slow: bool,
        wishes: &mut Wishes<G::Action>,
        chance: &mut Chance,
        report: &mut Report,
    ) -> Result<(), Finding> {
        let actions = self.actions;
        must(!actions.is_empty(), "nothing is legal in a live state")?;
        must((1..actions.len()).all(|i| !actions[..i].contains(&actions[i])), "an action is listed twice")?;
        report.widest = report.widest.max(actions.len());
        let closing = self.game.closing(self.state);
        must(
            closing.is_none_or(|answer| actions.contains(&answer)),
            "a closing question is closed by something illegal",
        )?;
        self.game.census(self.state)?;
        self.the_rest_is_refused(wishes, report)?;
        if slow {
            self.every_listed_action_is_accepted()?;
            self.json_comes_back()?;
            self.every_step_can_be_shown()?;
            for viewer in Viewer::all(self.game.seats()) {
                self.secrets_are_kept(viewer, chance, report)?;
            }
        }
        Ok(())
    }

    fn the_rest_is_refused(&self, wishes: &mut Wishes<G::Action>, report: &mut Report) -> Result<(), Finding> {
        let mut after = self.state.clone();
        let mut told = Vec::new();
        for wish in wishes.some(self.game, self.actions) {
            if self.actions.contains(&wish) {
                continue;
            }
            let accepted = self.game.apply(&mut after, wish, &mut told).is_ok();
            if accepted || after != *self.state || !told.is_empty() {
                let text = self.game.write_action(wish);
                let what = if accepted { "is not listed but accepted" } else { "is refused, but leaves a trace" };
                return Err(format!("{text} {what}"));
            }
            report.refusals += 1;
        }
        Ok(())
    }

    fn every_listed_action_is_accepted(&self) -> Result<(), Finding> {
        for &action in self.actions {
            let text = self.game.write_action(action);
            let same = self.game.read_action(&text).map_err(|why| format!("\"{text}\" does not read back: {why}"))?;
            must_or(same == action, || format!("\"{text}\" reads back as {same:?}"))?;
            let (mut checked, mut trusted) = (self.state.clone(), self.state.clone());
            self.game
                .apply(&mut checked, action, &mut Deaf)
                .map_err(|refusal| format!("{text} is listed but refused: {refusal:?}"))?;
            self.game.perform(&mut trusted, action, &mut Deaf);
            must_or(checked == trusted, || format!("{text} leads elsewhere when it is not checked"))?;
        }
        Ok(())
    }

    fn json_comes_back(&self) -> Result<(), Finding> {
        let json = serde_json::to_string(self.state).map_err(|e| e.to_string())?;
        let same: G::State = serde_json::from_str(&json).map_err(|e| format!("JSON does not read back: {e}"))?;
        must(same == *self.state, "JSON changes the state")
    }

    /// The tables between the events of an action can be looked at, and lead to where the action leads.
    fn every_step_can_be_shown(&self) -> Result<(), Finding> {
        let (mut after, mut told) = (self.state.clone(), Vec::new());
        self.game.apply(&mut after, self.chosen, &mut told).map_err(|r| format!("refused: {r:?}"))?;
        let film = self.game.film(self.state, self.chosen);
        must(film.len() == told.len().max(1), "there is not one table for each event")?;
        must(film.last() == Some(&after), "the last step is not where the action leads")?;
        for table in &film {
            for viewer in Viewer::all(self.game.seats()) {
                let shown = serde_json::to_vec(&self.game.view(table, viewer));
                shown.map_err(|e| format!("a step cannot be shown to {viewer:?}: {e}"))?;
            }
            self.game.outcome(table);
        }
        Ok(())
    }

    /// Two states that differ only in what the viewer may not see give the same view, the same choices and,
    /// as long as nothing new is shown to the viewer, the same events and the same view afterwards. Who decides can take
    /// the action back unless a barrier was told: without one nothing may come to light for them, whatever was shown.
    fn secrets_are_kept(&self, viewer: Viewer, chance: &mut Chance, report: &mut Report) -> Result<(), Finding> {
        let game = self.game;
        let view = game.view(self.state, viewer);
        let twin = game.sample(&view, chance);
        game.census(&twin).map_err(|what| format!("a state sampled for {viewer:?} is impossible: {what}"))?;
        let bytes = |state: &G::State| serde_json::to_vec(&game.view(state, viewer)).unwrap_or_default();
        must_or(bytes(&twin) == bytes(self.state), || {
            format!("a state sampled for {viewer:?} looks different: {twin:?}")
        })?;
        must(game.decider(&twin) == game.decider(self.state), "a sampled state asks somebody else")?;
        must(game.closing(&twin) == game.closing(self.state), "hidden cards decide whether a question is closing")?;
        let decides = game.decider(self.state).map(Viewer::Seat) == Some(viewer);
        if decides {
            let mut offered = Vec::new();
            game.legal(&twin, &mut offered);
            must_or(offered == self.actions, || format!("hidden cards change the choices of {viewer:?}"))?;
        }
        let (mut here, mut there) = (self.state.clone(), twin);
        let (mut told_here, mut told_there) = (Vec::new(), Vec::new());
        game.apply(&mut here, self.chosen, &mut told_here).map_err(|r| format!("refused: {r:?}"))?;
        // An action of somebody else may need cards that the twin does not give them.
        let possible = game.apply(&mut there, self.chosen, &mut told_there).is_ok();
        let shown = told_here.iter().chain(&told_there).any(|event| event.shows(viewer));
        let final_for_viewer = !decides || told_here.iter().any(Told::is_barrier);
        if !possible || (shown && final_for_viewer) {
            return Ok(());
        }
        let seen = |told: &[G::Event]| {
            serde_json::to_string(&told.iter().map(|event| event.seen_by(viewer)).collect::<Vec<_>>())
                .unwrap_or_default()
        };
        let (here_seen, there_seen) = (seen(&told_here), seen(&told_there));
        must_or(here_seen == there_seen, || format!("events tell {viewer:?} a secret: {here_seen} / {there_seen}"))?;
        must_or(bytes(&here) == bytes(&there), || {
            format!("the view tells {viewer:?} a secret after {}", game.write_action(self.chosen))
        })?;
        report.comparisons += 1;
        Ok(())
    }
}

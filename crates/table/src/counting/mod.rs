//! Somebody who counts cards, and what they hold against an imagined table.
//!
//! [`check`] plays random games. A counter for each viewer writes down nothing but what that viewer is told: which
//! cards came into a hand or left it, and which of them were seen. At many moments tables are sampled from the
//! viewer's view, and the counter says whether such a table can have come about: whether every card that it puts
//! into a hand can have come there, and every card that was seen there can have gone where it lies. It asks twice: for
//! each hand whether all its cards together can have come and gone so, and for each card that was seen whether its
//! copies can have come from place to place to where they are. The true table must always pass.

mod ways;

use self::ways::{Move, Ways, Whereabouts};
use crate::{Chance, Game, Told, Viewer};

/// One card that moves, as a viewer sees it. Cards are numbers; those that look alike have the same one.
///
/// ```
/// # mod toy {
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs"));
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/shown.rs"));
/// # }
/// use table::counting::{Counted, Motion};
/// use table::{Game, Seat, Told, Viewer};
/// use toy::{Event, Toy};
///
/// let view = Toy.view(&Toy.setup(1), Viewer::Spectator);
/// let dug = Event::Dug { seat: Seat(0), acorn: Some(4) }.seen_by(Viewer::Spectator);
/// assert_eq!(Toy.motions(&view, &view, &[dug]), [Motion::Came { hand: 0, card: None }]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the fields say what the variants' sentences say
pub enum Motion {
    /// It came into a hand.
    Came { hand: usize, card: Option<u8> },
    /// It left a hand, onto the discard pile or to where its further way is seen.
    Left { hand: usize, card: Option<u8>, onto_pile: bool },
    /// It passed from one hand to another.
    Passed { from: usize, to: usize, card: Option<u8> },
    /// It came onto the discard pile from somewhere else.
    Piled { card: Option<u8> },
    /// So many were taken from the discard pile.
    Dug { n: usize },
    /// The discard pile became the deck.
    Shuffled,
}

/// What a box must say so that its cards can be counted. [`Motion`] and [`check`] have examples, too.
///
/// ```
/// # mod toy {
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs"));
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/shown.rs"));
/// # }
/// use table::counting::Counted;
/// use toy::Toy;
///
/// let start = Toy.start(1);
/// assert!(Toy.hands(&start).iter().all(Vec::is_empty), "nobody has dug yet");
/// assert_eq!((1..=4).map(|acorn| Toy.copies(acorn)).sum::<usize>(), 12);
/// ```
pub trait Counted {
    /// The box.
    type Game: Game;
    /// The rules.
    fn game(&self) -> &Self::Game;
    /// The table that a game begins with.
    fn start(&self, seed: u64) -> <Self::Game as Game>::State {
        self.game().setup(seed)
    }
    /// The motions of cards that one action brought about, from what the viewer saw.
    fn motions(
        &self,
        before: &<Self::Game as Game>::View,
        after: &<Self::Game as Game>::View,
        seen: &[<Self::Game as Game>::Event],
    ) -> Vec<Motion>;
    /// The cards in all hands.
    fn hands(&self, state: &<Self::Game as Game>::State) -> Vec<Vec<u8>>;
    /// The discard pile.
    fn pile(&self, state: &<Self::Game as Game>::State) -> Vec<u8>;
    /// Imagines a table; who does it wrongly must be found out.
    fn imagine(&self, view: &<Self::Game as Game>::View, chance: &mut Chance) -> <Self::Game as Game>::State {
        self.game().sample(view, chance)
    }
    /// How many cards with this number there are.
    fn copies(&self, card: u8) -> usize;
}

/// How hard to look.
/// [`check`] has an example.
#[derive(Clone, Copy, Debug)]
pub struct Rigour {
    /// The first seed.
    pub first_seed: u64,
    /// How many games to play.
    pub games: u64,
    /// Every how many decisions tables are imagined.
    pub every: u32,
    /// How many for each viewer.
    pub samples: u32,
}

/// What was found.
/// [`check`] has an example.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Tables imagined.
    pub samples: u64,
    /// Those that cannot have come about.
    pub impossible: u64,
    /// Those of them that contradict what everybody knows.
    pub impossible_to_all: u64,
    /// The first of them, in words.
    pub first: Option<String>,
    /// How often the discard pile became the deck.
    pub shuffles: u64,
}

/// Plays random games and counts how many sampled tables are impossible.
///
/// ```
/// # mod toy {
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs"));
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/shown.rs"));
/// # }
/// use table::counting::{Rigour, check};
/// use toy::Toy;
///
/// let report = check(&Toy, Rigour { first_seed: 1, games: 20, every: 2, samples: 3 });
/// assert!(report.samples > 100);
/// assert_eq!((report.impossible, report.first), (0, None));
/// ```
pub fn check<C: Counted>(counted: &C, rigour: Rigour) -> Report {
    let mut report = Report::default();
    (rigour.first_seed..rigour.first_seed + rigour.games).for_each(|seed| one_game(counted, seed, rigour, &mut report));
    report
}

fn one_game<C: Counted>(counted: &C, seed: u64, rigour: Rigour, report: &mut Report) {
    let game = counted.game();
    let mut chance = Chance::from_seed(seed ^ 0xc0_47);
    let mut state = counted.start(seed);
    let viewers: Vec<Viewer> = Viewer::all(game.seats()).collect();
    let sizes: Vec<usize> = counted.hands(&state).iter().map(Vec::len).collect();
    let mut memories = vec![Memory::new(&sizes, counted.pile(&state).len()); viewers.len()];
    let mut actions = Vec::new();
    let mut number = 0;
    while game.decider(&state).is_some() {
        game.legal(&state, &mut actions);
        let before = state.clone();
        let mut told = Vec::new();
        game.apply(&mut state, *chance.pick(&actions), &mut told).expect("a listed action is legal");
        number += 1;
        let look = chance.below(rigour.every) == 0;
        for (&viewer, memory) in viewers.iter().zip(&mut memories) {
            let seen: Vec<_> = told.iter().map(|event| event.seen_by(viewer)).collect();
            let view = game.view(&state, viewer);
            for motion in counted.motions(&game.view(&before, viewer), &view, &seen) {
                report.shuffles += u64::from(motion == Motion::Shuffled && viewer == Viewer::Spectator);
                memory.note(motion);
            }
            let ways = if look { memory.ways(counted) } else { Vec::new() };
            let believed =
                |why| panic!("seed {seed}, move {number}: {viewer:?} does not believe the true table: {why}\n{seen:?}");
            memory
                .judge(counted, &state)
                .and_then(|()| judge_ways(counted, &ways, &state, None))
                .unwrap_or_else(believed);
            let judge = |imagined: &_| {
                memory.judge(counted, imagined).and_then(|()| judge_ways(counted, &ways, imagined, Some(&state)))
            };
            for _ in 0..if look { rigour.samples } else { 0 } {
                report.samples += 1;
                if let Err(why) = judge(&counted.imagine(&view, &mut chance)) {
                    report.impossible += 1;
                    report.impossible_to_all += u64::from(viewer == Viewer::Spectator);
                    report.first.get_or_insert_with(|| format!("seed {seed}, move {number}, {viewer:?}: {why}"));
                }
            }
        }
    }
}

/// Whether the copies of all cards that were seen can have come where a table puts them; those that are as they are in
/// truth can.
fn judge_ways<C: Counted>(
    counted: &C,
    ways: &[(u8, Ways)],
    state: &<C::Game as Game>::State,
    truth: Option<&<C::Game as Game>::State>,
) -> Result<(), String> {
    let places = |state| {
        let mut places = counted.hands(state);
        places.push(counted.pile(state));
        places
    };
    let (places, truth) = (places(state), truth.map(places));
    for (card, ways) in ways {
        let copies = |places: &[Vec<u8>]| -> Vec<usize> {
            places.iter().map(|cards| cards.iter().filter(|&other| other == card).count()).collect()
        };
        let found = copies(&places);
        if truth.as_deref().map(copies).as_ref() != Some(&found) && !ways.clone().lead_to(&found) {
            return Err(format!("{card} cannot have come to the hands and the pile as in {places:?}"));
        }
    }
    Ok(())
}

/// What one viewer has written down.
#[derive(Clone, Debug)]
struct Memory {
    time: usize,
    hands: Vec<Comings>,
    pile: Vec<Lying>,
    /// How many cards the hands and the pile held in the beginning.
    sizes: (Vec<usize>, usize),
    /// What moved since; nothing stands for a shuffle.
    moves: Vec<Option<Move>>,
    /// When the pile last became the deck, and what was known to be in it.
    shuffle: Option<(usize, Vec<u8>)>,
}

/// The comings and goings of one hand.
#[derive(Clone, Debug, Default)]
struct Comings {
    came: Vec<(usize, Option<u8>)>,
    left: Vec<(usize, Gone)>,
}

/// Where a card went that left a hand.
#[derive(Clone, Copy, Debug)]
enum Gone {
    /// It was this card.
    Seen(u8),
    /// It lies in the pile.
    Pile,
    /// It is somewhere.
    Away,
}

/// A card of the discard pile.
#[derive(Clone, Copy, Debug)]
struct Lying {
    card: Option<u8>,
    /// The hand and the number of the departure from which it came unseen.
    from: Option<(usize, usize)>,
}

impl Memory {
    fn new(sizes: &[usize], pile: usize) -> Memory {
        let hand = |&size: &usize| Comings { came: vec![(0, None); size], left: Vec::new() };
        Memory {
            time: 0,
            hands: sizes.iter().map(hand).collect(),
            pile: vec![Lying { card: None, from: None }; pile],
            sizes: (sizes.to_vec(), pile),
            moves: Vec::new(),
            shuffle: None,
        }
    }

    fn note(&mut self, motion: Motion) {
        self.time += 1;
        let moved = |from, to, card| Some(Move { from, to, card });
        match motion {
            Motion::Came { hand, card } => self.moves.push(moved(Whereabouts::Away, Whereabouts::Hand(hand), card)),
            Motion::Left { hand, card, onto_pile } => {
                self.moves.push(moved(
                    Whereabouts::Hand(hand),
                    if onto_pile { Whereabouts::Pile } else { Whereabouts::Away },
                    card,
                ));
            }
            Motion::Passed { from, to, card } => {
                self.moves.push(moved(Whereabouts::Hand(from), Whereabouts::Hand(to), card))
            }
            Motion::Piled { card } => self.moves.push(moved(Whereabouts::Away, Whereabouts::Pile, card)),
            Motion::Dug { n } => self.moves.extend((0..n).map(|_| moved(Whereabouts::Pile, Whereabouts::Away, None))),
            Motion::Shuffled => self.moves.push(None),
        }
        match motion {
            Motion::Passed { from, to, card } => {
                let gone = card.map_or(Gone::Away, Gone::Seen);
                self.hands[from].left.push((self.time, gone));
                self.hands[to].came.push((self.time, card));
            }
            Motion::Came { hand, card } => self.hands[hand].came.push((self.time, card)),
            Motion::Left { hand, card, onto_pile } => {
                let left = &mut self.hands[hand].left;
                let from = card.is_none().then_some((hand, left.len()));
                let gone = match card {
                    Some(card) => Gone::Seen(card),
                    None if onto_pile => Gone::Pile,
                    None => Gone::Away,
                };
                left.push((self.time, gone));
                if onto_pile {
                    self.pile.push(Lying { card, from });
                }
            }
            Motion::Piled { card } => self.pile.push(Lying { card, from: None }),
            Motion::Dug { n } => {
                self.forget_pile();
                self.pile.truncate(self.pile.len() - n);
            }
            Motion::Shuffled => {
                self.shuffle = Some((self.time, self.pile.iter().filter_map(|lying| lying.card).collect()));
                self.forget_pile();
                self.pile.clear();
            }
        }
    }

    /// What lies in the pile may be anywhere from now on.
    fn forget_pile(&mut self) {
        for lying in &mut self.pile {
            lying.card = None;
            if let Some((hand, n)) = lying.from.take() {
                self.hands[hand].left[n].1 = Gone::Away;
            }
        }
    }

    /// Whether a table can have come about, or why not.
    fn judge<C: Counted>(&self, counted: &C, state: &<C::Game as Game>::State) -> Result<(), String> {
        let (hands, pile) = (counted.hands(state), counted.pile(state));
        if pile.len() != self.pile.len() {
            return Err(format!("the pile holds {} cards instead of {}", pile.len(), self.pile.len()));
        }
        let mut rest = pile.clone();
        for card in self.pile.iter().filter_map(|lying| lying.card) {
            match rest.iter().position(|&other| other == card) {
                Some(found) => drop(rest.swap_remove(found)),
                None => return Err(format!("{card} is not in the pile where it was seen")),
            }
        }
        for (n, (hand, comings)) in hands.iter().zip(&self.hands).enumerate() {
            let ends: Vec<End> = comings
                .left
                .iter()
                .map(|&(time, gone)| match gone {
                    Gone::Seen(card) => End { time, card: Some(card), among: &[] },
                    Gone::Pile => End { time, card: None, among: &rest },
                    Gone::Away => End { time, card: None, among: &[] },
                })
                .chain(hand.iter().map(|&card| End { time: usize::MAX, card: Some(card), among: &[] }))
                .collect();
            if ends.len() != comings.came.len() {
                return Err(format!("hand {n} holds {} cards", hand.len()));
            }
            if let Some(lost) = unmatched(&comings.came, &ends) {
                return Err(format!("hand {n} is {hand:?}, the pile {pile:?}: {lost:?} of {comings:?} has no end"));
            }
        }
        self.judge_shuffle(counted, &hands)
    }

    /// How the copies of each card that was seen can have come to other places, from hand to hand too.
    fn ways<C: Counted>(&self, counted: &C) -> Vec<(u8, Ways)> {
        let mut seen: Vec<u8> = self.moves.iter().flatten().filter_map(|moved| moved.card).collect();
        seen.sort_unstable();
        seen.dedup();
        let ways = |card: u8| {
            let mut ways = Ways::new(&self.sizes.0, self.sizes.1, counted.copies(card));
            for moved in &self.moves {
                match *moved {
                    Some(Move { from, to, card: other }) => ways.moved(from, to, other.map(|other| other == card)),
                    None => ways.shuffled(),
                }
            }
            (card, ways)
        };
        seen.into_iter().map(ways).collect()
    }

    /// A card that was in the pile when it became the deck can be in a hand only if it was drawn since.
    fn judge_shuffle<C: Counted>(&self, counted: &C, hands: &[Vec<u8>]) -> Result<(), String> {
        let Some((time, known)) = &self.shuffle else {
            return Ok(());
        };
        for &card in known {
            let like = |cards: &[u8]| cards.iter().filter(|&&other| other == card).count();
            let too_many = hands.iter().zip(&self.hands).map(|(hand, comings)| {
                let possible = comings.came.iter().filter(|&&(t, c)| c == Some(card) || (c.is_none() && t > *time));
                like(hand).saturating_sub(possible.count())
            });
            if too_many.sum::<usize>() > counted.copies(card).saturating_sub(like(known)) {
                return Err(format!("{card} was in the pile at the shuffle and has not been drawn since"));
            }
        }
        Ok(())
    }
}

/// Where a card that came ends: when it left, or never; which it was, if that is settled, or among which.
struct End<'a> {
    time: usize,
    card: Option<u8>,
    among: &'a [u8],
}

impl End<'_> {
    fn takes(&self, (time, card): (usize, Option<u8>)) -> bool {
        let fits = match (self.card, card) {
            (_, None) => true,
            (Some(end), Some(card)) => end == card,
            (None, Some(card)) => self.among.is_empty() || self.among.contains(&card),
        };
        time < self.time && fits
    }
}

/// A card that cannot be given an end of its own, if there is one.
fn unmatched(came: &[(usize, Option<u8>)], ends: &[End]) -> Option<(usize, Option<u8>)> {
    fn place(
        n: usize,
        came: &[(usize, Option<u8>)],
        ends: &[End],
        by: &mut [Option<usize>],
        tried: &mut [bool],
    ) -> bool {
        for at in 0..ends.len() {
            if !tried[at] && ends[at].takes(came[n]) {
                tried[at] = true;
                if by[at].is_none_or(|other| place(other, came, ends, by, tried)) {
                    by[at] = Some(n);
                    return true;
                }
            }
        }
        false
    }
    let mut by = vec![None; ends.len()];
    (0..came.len()).find(|&n| !place(n, came, ends, &mut by, &mut vec![false; ends.len()])).map(|n| came[n])
}

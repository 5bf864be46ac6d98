//! The table: everything on it, and the little that nobody sees.

use crate::frame::{Ask, Pending};
use crate::ids::*;
use crate::pack::Pack;
use crate::rival::Rival;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};
use table::stack::Deeds;
use table::{Chance, Seat, Side};

/// A bard at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bard {
    /// Which bard.
    pub who: BardId,
    /// The cards of the deck, in an order that nobody knows.
    pub deck: CardSet,
    /// The discard: the story.
    pub discard: CardSet,
    /// The cards on the discard that were drawn this turn. [G4.5]
    pub drawn: CardSet,
    /// The song, from the left.
    pub song: ArrayVec<CardId, SONG>,
    /// The Skills drawn and not yet played.
    pub hand: ArrayVec<CardId, 4>,
    /// The creatures boasted of.
    pub boast: CardSet,
    /// Where the figure stands.
    pub region: RegionId,
    /// The space of the river; 0 is before it.
    pub boat: u8,
    /// How far the dial has turned since the last song.
    pub dial: u8,
    /// The runes on the dial.
    pub runes: Set<DialSpace>,
    /// Lyrics for the song.
    pub lyric: u8,
    /// Melody for the song.
    pub melody: u8,
    /// Volume.
    pub volume: u8,
    /// Coins.
    pub coins: u8,
    /// Reach stones.
    pub reach: u8,
    /// Gems.
    pub gems: u8,
    /// Bard steps left in this Compose phase. [G5.2]
    pub steps: u8,
    /// Crests still on the track.
    pub crests: u8,
    /// Crests held, by whose they are.
    pub captured: [u8; BARDS + 1],
    /// Whether the bard sings now.
    pub sings: bool,
    /// The places used in this song.
    pub used: Set<PlaceId>,
    /// Those used in the last one. [G7.4]
    pub last: Set<PlaceId>,
    /// The sides challenged in this song. [G13.1]
    pub challenged: Set<Side>,
}

impl Bard {
    /// A bard before the first turn. [G2.4]
    pub(crate) fn new(pack: &Pack, who: BardId) -> Bard {
        Bard {
            who,
            deck: pack.bards[who.index()].deck,
            discard: CardSet::NONE,
            drawn: CardSet::NONE,
            song: ArrayVec::new(),
            hand: ArrayVec::new(),
            boast: CardSet::NONE,
            region: pack.start,
            boat: 0,
            dial: 0,
            runes: Set::below(DIAL.into()),
            lyric: 0,
            melody: 0,
            volume: pack.numbers.start_volume.min(pack.numbers.volume_max),
            coins: pack.numbers.start_coins,
            reach: pack.numbers.start_reach,
            gems: 0,
            steps: 0,
            crests: pack.crests(),
            captured: [0; BARDS + 1],
            sings: false,
            used: Set::NONE,
            last: Set::NONE,
            challenged: Set::NONE,
        }
    }

    /// The space to which the dial has turned; none before the first. [G6.1]
    pub fn dial_space(&self) -> Option<DialSpace> {
        self.dial.checked_sub(1).map(|past| DialSpace(past % DIAL))
    }

    /// All cards of the bard, wherever they lie. [G15.4]
    pub fn owned(&self) -> CardSet {
        let laid: CardSet = self.song.iter().chain(&self.hand).copied().collect();
        self.deck.or(self.discard).or(self.boast).or(laid)
    }

    /// The song grows; what it cannot hold goes to the discard. [G15.8]
    pub(crate) fn add_to_song(&mut self, card: CardId) {
        if self.song.try_push(card).is_err() {
            self.discard.insert(card);
        }
    }
}

/// The challenge cards. [G16.5]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Challenges {
    /// Those that lie face down.
    pub hidden: Set<ChallengeId>,
    /// Those that lie open.
    pub open: Set<ChallengeId>,
    /// Those with a crest on the easy challenge.
    pub easy: Set<ChallengeId>,
    /// Those with a crest on the hard one.
    pub hard: Set<ChallengeId>,
}

impl Challenges {
    /// The open cards without a crest. [G18.4]
    pub fn free(self) -> Set<ChallengeId> {
        self.open.without(self.easy).without(self.hard)
    }
}

/// Everything that lies open, and which cards lie in each face-down pile; everybody may know that. [G15.9]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The bards, by seat.
    pub bards: ArrayVec<Bard, BARDS>,
    /// The Rival.
    pub rival: Option<Rival>,
    /// The cards of the Rival's pile.
    pub scored: CardSet,
    /// Whose turn it is; nobody's once the game is over.
    pub turn: Option<Side>,
    /// Who has set off the end. [G15.1]
    pub ending: Option<Side>,
    /// The gems of both supplies. [G14.1]
    pub supply: [u8; 2],
    /// The space of the market token, from 0.
    pub market: u8,
    /// The first and the second event. [G2.3]
    pub events: [EventId; 2],
    /// The open card of each shop and creature pile.
    pub open: [Option<CardId>; PLACES],
    /// The cards below them, of all places together.
    pub piles: CardSet,
    /// The Fans.
    pub fans: CardSet,
    /// The open legend of each level.
    pub legends: [Option<LegendId>; LEVELS],
    /// The legends that lie face down.
    pub untold: Set<LegendId>,
    /// Whose rune lies on each legend.
    pub runes: [Option<Side>; LEGENDS],
    /// Whose rune lies on each slot of each stage.
    pub slots: [[Option<Side>; SLOTS]; STAGES],
    /// The sides with a crest on each creature, and on the bank.
    pub crests: [Set<Side>; PLACES],
    /// The crests that have left the game, by whose they are.
    pub gone: [u8; BARDS + 1],
    /// Cards that have left the game; none but in positions that say so.
    pub out: CardSet,
    /// The motif tokens that show their back.
    pub flipped: Set<MotifId>,
    /// The challenge cards.
    pub challenges: Challenges,
    /// The steps of this turn.
    #[serde(default, skip_serializing_if = "Deeds::is_none")]
    pub(crate) deeds: Deeds,
    pub(crate) pending: Pending,
}

impl Table {
    /// The question that is asked, and whom.
    #[inline]
    pub fn question(&self) -> Option<(Seat, Ask)> {
        self.pending.question()
    }

    /// A bard.
    #[inline]
    pub fn bard(&self, seat: Seat) -> &Bard {
        &self.bards[seat.index()]
    }

    #[inline]
    pub(crate) fn bard_mut(&mut self, seat: Seat) -> &mut Bard {
        &mut self.bards[seat.index()]
    }

    /// Whether the second event counts. [G14.2]
    #[inline]
    pub fn second_event(&self) -> bool {
        self.supply[0] == 0
    }

    /// The cards below the open one of a place.
    #[inline]
    pub fn below(&self, pack: &Pack, place: PlaceId) -> CardSet {
        self.piles.and(pack.stock[place.index()])
    }

    /// The runes of a side on stages.
    pub fn stage_runes(&self, side: Side) -> usize {
        self.slots.iter().flatten().filter(|&&rune| rune == Some(side)).count()
    }

    /// Whose rune lies on each slot of a stage; a place that is none has no slots.
    pub fn slots_of(&self, pack: &Pack, place: PlaceId) -> &[Option<Side>] {
        let sheet = pack.place(place);
        match sheet.stage {
            Some(stage) => &self.slots[stage.index()][..sheet.slots.len()],
            None => &[],
        }
    }

    /// The same, to cover them.
    pub(crate) fn slots_mut(&mut self, pack: &Pack, place: PlaceId) -> &mut [Option<Side>] {
        let sheet = pack.place(place);
        match sheet.stage {
            Some(stage) => &mut self.slots[stage.index()][..sheet.slots.len()],
            None => &mut [],
        }
    }

    /// Whether a slot of a stage can be seen. [G11.1]
    pub fn is_visible(&self, pack: &Pack, place: PlaceId, slot: SlotId) -> bool {
        self.slots_of(pack, place).get(slot.index()) == Some(&None)
    }

    /// Whether every slot of a stage is covered.
    pub fn is_full(&self, pack: &Pack, place: PlaceId) -> bool {
        self.slots_of(pack, place).iter().all(Option::is_some)
    }

    /// Which face of a motif token is up.
    #[inline]
    pub fn face(&self, motif: MotifId) -> usize {
        usize::from(self.flipped.has(motif))
    }

    /// The market price. [G9.6]
    #[inline]
    pub fn price(&self, pack: &Pack) -> u8 {
        pack.tracks.market[usize::from(self.market)]
    }

    /// Moves the market token, within its track. [G9.6]
    pub(crate) fn move_market(&mut self, pack: &Pack, by: i8) {
        let end = pack.tracks.market.len() as i8 - 1;
        self.market = (self.market as i8 + by).clamp(0, end) as u8;
    }
}

/// A pile that lies face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Heap {
    Deck(Seat),
    Pile(PlaceId),
    Fans,
    Legends(LegendLevel),
    Solo,
    Challenges,
}

/// The table with what nobody sees: the order of the piles.
///
/// Which card of a shuffled pile is on top is settled when it is drawn. A position may say what comes first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) table: Table,
    pub(crate) chance: Chance,
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub(crate) stacked: ArrayVec<(Heap, u8), 32>,
}

impl Deref for State {
    type Target = Table;

    #[inline]
    fn deref(&self) -> &Table {
        &self.table
    }
}

impl DerefMut for State {
    #[inline]
    fn deref_mut(&mut self) -> &mut Table {
        &mut self.table
    }
}

impl State {
    /// The top of a pile that holds these cards.
    pub(crate) fn top(&mut self, heap: Heap, mut among: CardSet) -> Option<CardId> {
        if let Some(at) = self.stacked.iter().position(|&(other, n)| other == heap && among.has(CardId(n))) {
            return Some(CardId(self.stacked.remove(at).1));
        }
        let skip = self.chance.below(among.len());
        for _ in 0..skip {
            among.next();
        }
        among.next()
    }

    /// The same for a pile of something else.
    pub(crate) fn top_of<T: Member>(&mut self, heap: Heap, among: Set<T>) -> Option<T> {
        self.top(heap, CardSet(among.bits().into())).map(|card| T::of_bit(card.0))
    }

    /// A pile is shuffled: nothing is known of its order any more.
    pub(crate) fn shuffle(&mut self, heap: Heap) {
        self.stacked.retain(|&mut (other, _)| other != heap);
    }
}

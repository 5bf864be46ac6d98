//! The Rival: what he does, written once for the screen and for a table of cardboard.
//!
//! The procedures ask a [`Field`] what they must know (which solo card comes up, whether a crest lies on a creature) and
//! give it orders. On screen the state answers at once. At a physical table a person answers, and a question that nobody
//! has answered yet ends the procedure with [`Field::Pause`]; run again with the answer, it comes further: that table is
//! [`Cardboard`].

mod cardboard;

pub use cardboard::{Answer, Board, Cardboard, Game, Question};

use crate::ids::*;
use crate::mode::Mode;
use crate::pack::Pack;
use serde::{Deserialize, Serialize};
use table::{Seat, Side};

/// What the Rival has on the table. [G16.1]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rival {
    /// Where his pawn stands.
    pub pawn: PlaceId,
    /// How far his dial has turned since his last song.
    pub dial: u8,
    /// Whether his song marker lies on his discard.
    pub sings: bool,
    /// His volume.
    pub volume: u8,
    /// His gems.
    pub gems: u8,
    /// His crests still on the track.
    pub crests: u8,
    /// His runes beside his board.
    pub runes: u8,
    /// His runes on legends, by level. [G19.12]
    pub told: [u8; LEVELS],
    /// The crests of bards that he holds, by seat. [G21.4]
    pub held: [u8; BARDS],
    /// The value of his token on each crossing; 0 is none.
    pub tokens: [u8; PLACES],
    /// The solo cards of his deck.
    pub deck: Bits,
    /// Those on his discard.
    pub discard: Bits,
    /// Those on his movement pile.
    pub moved: Bits,
    /// The portals that lead to each other; none at a table without them.
    pub portals: [[PlaceId; 2]; 2],
}

impl Rival {
    /// The Rival before his first turn. [G16.1] [G16.2]
    pub fn new(pack: &Pack, portals: [[PlaceId; 2]; 2]) -> Rival {
        Rival {
            pawn: pack.poets_house,
            dial: 0,
            sings: false,
            volume: 0,
            gems: 0,
            crests: pack.crests(),
            runes: pack.numbers.rival_runes,
            told: [0; LEVELS],
            held: [0; BARDS],
            tokens: [0; PLACES],
            deck: Bits::below(pack.solo.len()),
            discard: Bits::default(),
            moved: Bits::default(),
            portals,
        }
    }

    /// The crossings with one of his tokens.
    pub fn marked(&self) -> Bits {
        (0..PLACES as u8).filter(|&n| self.tokens[usize::from(n)] > 0).collect()
    }

    /// The token on top of his stack: the lowest that lies on no place. [G16.3]
    pub fn top_token(&self, pack: &Pack) -> Option<u8> {
        (1..=pack.numbers.rival_tokens).find(|value| !self.tokens.contains(value))
    }

    /// The place with his highest token. [G19.1]
    pub fn highest(&self) -> Option<PlaceId> {
        let marked = self.marked();
        marked.max_by_key(|&n| self.tokens[usize::from(n)]).map(PlaceId)
    }

    /// The portal that this one leads to.
    fn other_portal(&self, place: PlaceId) -> Option<PlaceId> {
        self.portals.iter().find_map(|&[a, b]| {
            if a == place && a != b {
                Some(b)
            } else if b == place && a != b {
                Some(a)
            } else {
                None
            }
        })
    }

    /// What an order changes on his own side.
    pub fn carry_out(&mut self, pack: &Pack, order: Order) {
        match order {
            Order::Discard(card) => {
                self.deck.remove(card.0);
                self.discard.insert(card.0);
            }
            Order::Turn { tempo, sings } => {
                self.dial += tempo;
                self.sings = sings;
            }
            Order::Follow(card) => {
                self.deck.remove(card.0);
                self.moved.insert(card.0);
            }
            Order::Mark { place, value } => self.tokens[place.index()] = value,
            Order::Arrive(place) => self.pawn = place,
            Order::TakeCrest(seat) => self.held[seat.index()] += 1,
            Order::Engage(seat) => self.held[seat.index()] -= 1,
            Order::Activate { place, .. } => self.tokens[place.index()] = 0,
            Order::Help(_) | Order::Deposit(_) => self.crests -= 1,
            Order::TakeCrests { seats, .. } => seats.for_each(|seat| self.held[usize::from(seat)] += 1),
            Order::Gain(n) => self.gems = self.gems.saturating_add(n),
            Order::Cover { .. } => self.runes -= 1,
            Order::Tell { level, .. } => {
                self.runes -= 1;
                self.told[usize::from(level)] += 1;
            }
            Order::Louder(n) => self.volume = (self.volume + n).min(pack.numbers.volume_max),
            Order::Quieter(n) => self.volume -= n,
            Order::Rest { dial } => {
                self.dial = dial;
                self.sings = false;
            }
            Order::Remove(card) => self.moved.remove(card.0),
            Order::Reshuffle => {
                self.deck = self.moved.or(self.discard);
                (self.moved, self.discard) = (Bits::default(), Bits::default());
            }
            Order::Skip(_)
            | Order::TurnBack(_)
            | Order::Jump { .. }
            | Order::Lost(_)
            | Order::Soothe(_)
            | Order::Shuffle(_)
            | Order::TakeCard(_)
            | Order::Withdraw(_)
            | Order::TakeFan
            | Order::FlipGems
            | Order::Flip(_) => {}
        }
    }
}

/// What lies on a creature place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Creature {
    /// No creature.
    Nothing,
    /// A creature, with the sides whose crests lie on it.
    Here(Bits),
}

/// The cards of a level of legends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Legends {
    /// Whether one lies open without a rune.
    pub open: bool,
    /// Whether another can be laid open.
    pub more: bool,
}

/// A table that answers questions and carries out orders.
pub trait Field {
    /// Why a procedure had to stop.
    type Pause;

    /// What the Rival has; everybody sees it.
    fn rival(&self) -> &Rival;
    /// The solo card on top of his deck.
    fn draw(&mut self) -> Result<SoloId, Self::Pause>;
    /// One of these solo cards of the shuffled movement pile, the first to come up.
    fn lot(&mut self, among: Bits) -> Result<SoloId, Self::Pause>;
    /// Which of these places, all equally near, he goes to. [G17.10]
    fn nearest(&mut self, among: Bits) -> Result<PlaceId, Self::Pause>;
    /// Whether the second event counts. [G14.2]
    fn second_event(&mut self) -> Result<bool, Self::Pause>;
    /// Where a bard stands.
    fn region(&mut self, seat: Seat) -> Result<RegionId, Self::Pause>;
    /// Whether a bard has a crest on the track.
    fn has_crest(&mut self, seat: Seat) -> Result<bool, Self::Pause>;
    /// Whether the challenge cards have room for a crest. [G18.5]
    fn can_engage(&mut self) -> Result<bool, Self::Pause>;
    /// What lies on a creature place.
    fn creature(&mut self, place: PlaceId) -> Result<Creature, Self::Pause>;
    /// Whether a shop has a card.
    fn has_card(&mut self, place: PlaceId) -> Result<bool, Self::Pause>;
    /// Whose crest lies on the bank.
    fn crest_at_bank(&mut self, place: PlaceId) -> Result<Option<Side>, Self::Pause>;
    /// The market price.
    fn price(&mut self) -> Result<u8, Self::Pause>;
    /// Whether there is a Fan to gain.
    fn has_fan(&mut self) -> Result<bool, Self::Pause>;
    /// Whether a slot of a stage is visible.
    fn is_visible(&mut self, place: PlaceId, slot: u8) -> Result<bool, Self::Pause>;
    /// The cards of a level of legends.
    fn legends(&mut self, level: u8) -> Result<Legends, Self::Pause>;
    /// How many gems a motif token shows, counted from the left.
    fn gems_on(&mut self, motif: u8) -> Result<u8, Self::Pause>;
    /// Carries out an order.
    fn order(&mut self, order: Order);
}

/// Something to be done on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// A solo card goes to his discard.
    Discard(SoloId),
    /// His dial turns.
    Turn {
        /// How far.
        tempo: u8,
        /// Whether he sings this turn.
        sings: bool,
    },
    /// A solo card goes to his movement pile.
    Follow(SoloId),
    /// He leaves this place, and a token on it.
    Mark {
        /// Where.
        place: PlaceId,
        /// Its value.
        value: u8,
    },
    /// He goes on past a place with a token.
    Skip(PlaceId),
    /// No path leads on from here: he goes the opposite way.
    TurnBack(PlaceId),
    /// A portal carries him.
    Jump {
        /// From here...
        from: PlaceId,
        /// ...to there.
        to: PlaceId,
    },
    /// He would never arrive: he is back where he started.
    Lost(PlaceId),
    /// His pawn stops on a place.
    Arrive(PlaceId),
    /// He takes the leftmost crest of a bard.
    TakeCrest(Seat),
    /// That crest goes on a challenge of the bard's choice.
    Engage(Seat),
    /// He activates a place; its token is back on the stack.
    Activate {
        /// Which.
        place: PlaceId,
        /// The token.
        value: u8,
    },
    /// He puts his leftmost crest on a creature.
    Help(PlaceId),
    /// He soothes a creature.
    Soothe(PlaceId),
    /// The crests of these bards that lie here are his.
    TakeCrests {
        /// Where.
        place: PlaceId,
        /// Whose.
        seats: Bits,
    },
    /// He gains gems.
    Gain(u8),
    /// The pile of a shop is shuffled.
    Shuffle(PlaceId),
    /// He gains the top card of a shop.
    TakeCard(PlaceId),
    /// His own crest leaves this place, and the game.
    Withdraw(PlaceId),
    /// He puts his leftmost crest on the bank.
    Deposit(PlaceId),
    /// He gains the top Fan.
    TakeFan,
    /// He covers a slot with a rune.
    Cover {
        /// The stage.
        place: PlaceId,
        /// The slot.
        slot: u8,
    },
    /// He puts a rune on a legend.
    Tell {
        /// Its level, from 0.
        level: u8,
        /// Whether it is newly laid open; otherwise the open one, and the next is laid open.
        new: bool,
    },
    /// Every motif token that shows gems is turned over.
    FlipGems,
    /// A motif token is turned over.
    Flip(u8),
    /// His volume grows.
    Louder(u8),
    /// His volume is spent.
    Quieter(u8),
    /// His song marker goes back.
    Rest {
        /// Where his dial stands.
        dial: u8,
    },
    /// A solo card leaves the game.
    Remove(SoloId),
    /// All his other solo cards are shuffled into a new deck.
    Reshuffle,
}

/// [G17.1] [G17.3] His two cards: the dial turns by the first, the second says where he goes. A swan song is sung
/// whatever the dial shows. [G21.2]
pub fn compose<F: Field>(field: &mut F, pack: &Pack, mode: Mode, swan: bool) -> Result<SoloId, F::Pause> {
    let first = field.draw()?;
    field.order(Order::Discard(first));
    let tempo = pack.solo[first.index()].tempo;
    // [G17.2] the runes round his dial give nothing
    let sings = swan || is_round(field.rival().dial + tempo, mode);
    field.order(Order::Turn { tempo, sings });
    let second = field.draw()?;
    field.order(Order::Follow(second));
    Ok(second)
}

/// Whether a dial that has turned so far has reached the song marker, [G6.1] or passed it where that is asked for.
/// [G22.3]
pub const fn is_round(dial: u8, mode: Mode) -> bool {
    dial >= DIAL + mode.must_pass as u8
}

/// Where a dial stands after a song: what it turned beyond the marker. [G6.4] [G20.1]
pub const fn after_song(dial: u8, mode: Mode) -> u8 {
    if mode.must_pass && dial > 0 { (dial - 1) % DIAL + 1 } else { dial % DIAL }
}

/// One arrow: he leaves a token, and goes on until he finds a place without one.
pub fn travel<F: Field>(field: &mut F, pack: &Pack, arrow: Way) -> Result<(), F::Pause> {
    let start = field.rival().pawn;
    // [G17.4]
    if let Some(value) = field.rival().top_token(pack) {
        field.order(Order::Mark { place: start, value });
    }
    let (mut here, mut way) = (start, arrow);
    let mut seen = [0u8; PLACES];
    loop {
        // [G17.10] the same crossing in the same direction twice
        if seen[here.index()] >> way as u8 & 1 == 1 {
            field.order(Order::Lost(start));
            let among = nearest_free(pack, field.rival(), start);
            let place = match among.len() {
                0 => start,
                1 => among.into_iter().next().map_or(start, PlaceId),
                _ => field.nearest(among)?,
            };
            field.order(Order::Arrive(place));
            return Ok(());
        }
        seen[here.index()] |= 1 << way as u8;
        // [G17.9] towards the edge, a portal carries him to its other end
        if pack.place(here).edge == Some(way)
            && let Some(to) = field.rival().other_portal(here)
        {
            field.order(Order::Jump { from: here, to });
            way = pack.place(to).edge.map_or(way, Way::opposite);
            here = to;
            continue;
        }
        match pack.place(here).paths[way as usize] {
            // [G17.7]
            None => {
                field.order(Order::TurnBack(here));
                way = way.opposite();
            }
            Some(next) => {
                here = next;
                // [G17.8] portals are no places
                if pack.place(here).kind == PlaceKind::Portal {
                    continue;
                }
                // [G17.5]
                if field.rival().tokens[here.index()] == 0 && here != start {
                    field.order(Order::Arrive(here));
                    return Ok(());
                }
                // [G17.6]
                field.order(Order::Skip(here));
            }
        }
    }
}

/// The places without a token that are fewest paths away. [G17.10]
fn nearest_free(pack: &Pack, rival: &Rival, start: PlaceId) -> Bits {
    let free = pack.sites.without(rival.marked());
    let mut seen = Bits::default();
    seen.insert(start.0);
    let mut ring = seen;
    while !ring.is_empty() {
        let mut next = Bits::default();
        ring.for_each(|n| pack.place(PlaceId(n)).paths.iter().flatten().for_each(|place| next.insert(place.0)));
        ring = next.without(seen);
        seen = seen.or(ring);
        let found = ring.and(free);
        if !found.is_empty() {
            return found;
        }
    }
    Bits::default()
}

/// [G18.2] He takes the leftmost crest of each bard whose region touches his pawn or one of his tokens. Alone the crest
/// goes on a challenge [G18.3], with several bards he keeps it. [G18.6]
pub fn challenge<F: Field>(field: &mut F, pack: &Pack, mode: Mode) -> Result<(), F::Pause> {
    let mut near = field.rival().marked();
    near.insert(field.rival().pawn.0);
    for seat in (0..mode.bards).map(Seat) {
        let region = field.region(seat)?;
        if pack.region(region).touches.and(near).is_empty() || !field.has_crest(seat)? {
            continue;
        }
        field.order(Order::TakeCrest(seat));
        // [G18.5]
        if mode.is_solo() && field.can_engage()? {
            field.order(Order::Engage(seat));
        }
    }
    Ok(())
}

/// [G19.1] He activates one place: that of his highest token.
pub fn activate<F: Field>(field: &mut F, pack: &Pack, place: PlaceId) -> Result<(), F::Pause> {
    let value = field.rival().tokens[place.index()];
    let second = field.second_event()?;
    field.order(Order::Activate { place, value });
    match pack.place(place).kind {
        PlaceKind::Creature => creature(field, place, second),
        PlaceKind::Shop => shop(field, place, second),
        PlaceKind::Bank => bank(field, place),
        PlaceKind::Stage => stage(field, pack, place, second),
        PlaceKind::Legend => legend(field, second),
        PlaceKind::Motifs => motifs(field, pack, value, second),
        PlaceKind::Volume => volume(field, second),
        PlaceKind::Coins => {
            // [G19.18]
            field.order(if second { Order::Gain(1) } else { Order::Louder(3) });
            Ok(())
        }
        PlaceKind::Portal => Ok(()),
    }
}

fn creature<F: Field>(field: &mut F, place: PlaceId, second: bool) -> Result<(), F::Pause> {
    match field.creature(place)? {
        // [G19.5]
        Creature::Nothing => field.order(Order::Gain(1)),
        // [G19.2]
        Creature::Here(crests) if !second && crests.is_empty() => {
            // [G19.19]
            if field.rival().crests > 0 {
                field.order(Order::Help(place));
            }
        }
        // [G19.3] [G19.4]
        Creature::Here(crests) => {
            let seats = crests.and(Bits::below(BARDS));
            if !seats.is_empty() {
                field.order(Order::TakeCrests { place, seats });
            }
            if crests.has(side_number(Side::RIVAL)) {
                field.order(Order::Withdraw(place));
            }
            field.order(Order::Soothe(place));
        }
    }
    Ok(())
}

/// [G19.6] [G19.7] [G19.8]
fn shop<F: Field>(field: &mut F, place: PlaceId, second: bool) -> Result<(), F::Pause> {
    if !field.has_card(place)? {
        field.order(Order::Gain(1));
        return Ok(());
    }
    if second {
        field.order(Order::Shuffle(place));
    }
    field.order(Order::TakeCard(place));
    Ok(())
}

/// [G19.9]
fn bank<F: Field>(field: &mut F, place: PlaceId) -> Result<(), F::Pause> {
    let mut crest = field.crest_at_bank(place)?;
    if crest == Some(Side::RIVAL) {
        field.order(Order::Withdraw(place));
        crest = None;
    }
    if let Some(seat) = crest.and_then(Side::seat) {
        field.order(Order::TakeCrests { place, seats: [seat.0].into_iter().collect() });
        return Ok(());
    }
    // [G19.19]
    if field.rival().crests > 0 {
        field.order(Order::Deposit(place));
    }
    let gems = field.price()?.saturating_sub(1);
    if gems > 0 {
        field.order(Order::Gain(gems));
    }
    Ok(())
}

/// [G19.10] [G19.11]
fn stage<F: Field>(field: &mut F, pack: &Pack, place: PlaceId, second: bool) -> Result<(), F::Pause> {
    let fan = field.has_fan()?;
    field.order(if fan { Order::TakeFan } else { Order::Gain(1) });
    let slots = &pack.place(place).slots;
    // The lowest and the second lowest that can be seen.
    let mut lowest: [Option<u8>; 2] = [None; 2];
    for slot in 0..slots.len() as u8 {
        if !field.is_visible(place, slot)? {
            continue;
        }
        let worth = |slot: Option<u8>| slot.map_or(u8::MAX, |slot| slots[usize::from(slot)]);
        let value = worth(Some(slot));
        if value < worth(lowest[0]) {
            lowest = [Some(slot), lowest[0]];
        } else if value < worth(lowest[1]) {
            lowest[1] = Some(slot);
        }
    }
    let taken = if second { lowest[1].or(lowest[0]) } else { lowest[0] };
    match taken {
        None => field.order(Order::Gain(4)),
        Some(slot) => {
            field.order(Order::Gain(slots[usize::from(slot)]));
            // [G19.19]
            if field.rival().runes > 0 {
                field.order(Order::Cover { place, slot });
            }
        }
    }
    Ok(())
}

/// [G19.12]
fn legend<F: Field>(field: &mut F, second: bool) -> Result<(), F::Pause> {
    let told = field.rival().told;
    let fewest = told.iter().copied().min().unwrap_or(0);
    let level = told.iter().position(|&n| n == fewest).unwrap_or(0) as u8;
    field.order(Order::Gain(level + 1));
    // [G19.19]
    if field.rival().runes == 0 {
        return Ok(());
    }
    let Legends { open, more } = field.legends(level)?;
    // [G19.13] [G19.14]
    if second && more {
        field.order(Order::Tell { level, new: true });
    } else if open {
        field.order(Order::Tell { level, new: false });
    }
    Ok(())
}

/// [G19.15] [G19.16]
fn motifs<F: Field>(field: &mut F, pack: &Pack, value: u8, second: bool) -> Result<(), F::Pause> {
    let count = pack.motifs.len() as u8;
    let mut shown = [0; 8];
    for motif in 0..count {
        shown[usize::from(motif)] = field.gems_on(motif)?;
    }
    let sum: u8 = shown.iter().sum();
    let reached = value.saturating_sub(1) % count;
    let enough = if second { 1 } else { 3 };
    if sum >= enough || shown[usize::from(reached)] > 0 {
        field.order(Order::Gain(sum));
        field.order(Order::FlipGems);
    } else {
        field.order(Order::Flip(reached));
    }
    Ok(())
}

/// [G19.17]
fn volume<F: Field>(field: &mut F, second: bool) -> Result<(), F::Pause> {
    let gems = field.rival().volume / 3;
    if gems > 0 {
        field.order(Order::Quieter(3 * gems));
        field.order(Order::Gain(gems));
    } else {
        field.order(Order::Louder(if second { 6 } else { 3 }));
    }
    Ok(())
}

/// [G20.1] [G20.2] The marker goes back; an empty deck is made anew without two cards of the movement pile.
pub fn rest<F: Field>(field: &mut F, pack: &Pack, mode: Mode, level: Level) -> Result<(), F::Pause> {
    if field.rival().sings {
        let dial = after_song(field.rival().dial, mode);
        field.order(Order::Rest { dial });
    }
    if !field.rival().deck.is_empty() {
        return Ok(());
    }
    let all = field.rival().moved.len() + field.rival().discard.len();
    let fits = |card: &u8| match level {
        Level::Easy => pack.solo[usize::from(*card)].arrows.len() == 2,
        Level::Medium => true,
        Level::Hard => pack.solo[usize::from(*card)].arrows.len() == 1,
    };
    let fitting: Bits = field.rival().moved.filter(fits).collect();
    // [G20.4]
    if !fitting.is_empty() && all > u32::from(pack.numbers.solo_floor) && field.rival().moved.len() >= 2 {
        let first = field.lot(fitting)?;
        field.order(Order::Remove(first));
        let rest = fitting.and(field.rival().moved);
        let rest = if rest.is_empty() { field.rival().moved } else { rest };
        let second = field.lot(rest)?;
        field.order(Order::Remove(second));
    }
    // [G20.3]
    field.order(Order::Reshuffle);
    Ok(())
}

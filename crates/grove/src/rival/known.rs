//! What is known of the Rival at a table of cardboard, and what his procedures ask there.

use super::companion::Minstrel;
use super::{Creature, Field, Order, Rival};
use crate::ids::*;
use crate::pack::Pack;
use std::fmt;
use std::sync::Arc;
use table::automa::{Memory, Pause, Replay};
use table::companion::{Fixed, Reply};
use table::{Chance, Seat, Side};

/// What the Rival's companion must know. Where a question may come up again in one song, the number of tokens still on
/// the board tells the one from the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// What happens next, as far as it touches him?
    Meanwhile,
    /// How many gems has he gained by what a bard did?
    Gained,
    /// Which portal in the water does the first one on the lawn lead to?
    Portals,
    /// Which solo card is on top of his deck?
    Draw {
        /// The cards that it may be.
        deck: Set<SoloId>,
        /// Whether it is the second one of his turn, whose arrows he follows.
        second: bool,
    },
    /// Which of these cards comes up first in the shuffled movement pile?
    Lot(Set<SoloId>),
    /// Which of these places, all equally near, does he go to?
    Nearest(Set<PlaceId>),
    /// Is supply I empty, so that the second event counts? He has so many gems.
    SecondEvent(u8),
    /// Does the bard stand beside his pawn or a token, with a crest on the track?
    WithinReach(Seat),
    /// What lies on this creature place?
    Creature(PlaceId),
    /// Does the bard's crest lie on that creature?
    CrestOn(PlaceId, Seat),
    /// Has this shop a card?
    HasCard(PlaceId),
    /// Whose crest lies on the bank?
    CrestAtBank(PlaceId),
    /// What is the market price?
    Price(PlaceId),
    /// Is there a Fan left?
    HasFan(PlaceId),
    /// Which slot of the stage does he take?
    Slot(PlaceId, bool),
    /// Does a legend of this level lie open without a rune?
    HasLegend(LegendLevel, u32),
    /// Can a legend of this level be laid open?
    HasHiddenLegend(LegendLevel, u32),
    /// How many gems do the motif tokens show?
    GemsShown(u32),
    /// Does this motif token show a gem?
    ShowsGems(MotifId, u32),
    /// How many blue gems do the cards of his pile show?
    Blue,
    /// How many legends of this level have a rune?
    Told(LegendLevel),
    /// How many points are the challenges worth that were not met?
    Failed,
    /// How many points has the best bard?
    Best,
}

/// What is done at his table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// What his procedures order.
    His(Order),
    /// Something of his is laid out.
    Lay(Lay),
    /// It is known which portals lead to each other. [G16.4]
    Portals {
        /// Whether the first on the lawn leads to the second in the water.
        crossed: bool,
    },
    /// His things are laid out, and he has so many gems. [G16.6]
    Begin {
        /// His gems.
        gems: u8,
    },
    /// He walks on our map, since nobody drew the board of the table.
    OurMap,
    /// A turn of his begins. [G17.1]
    Turn,
    /// A bard has challenged him and taken his leftmost crest. [G13.6]
    Challenged,
    /// The end is set off. [G15.1]
    Ending,
    /// What counts for him at the end is told.
    Scored(Scored),
    /// The game is over.
    Over {
        /// Whether a bard has beaten him.
        won: bool,
    },
}

/// What is laid out for him before the game, one thing after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lay {
    /// The portals of the lawn, by the lot of the table. [G16.4]
    Lawn,
    /// The portals of the water, by the lot of the table. [G16.4]
    Water,
    /// Two portals that lead to each other, by Bosk's lot or by the setting of [G22.2].
    Pair {
        /// Whether it is the second pair.
        second: bool,
        /// Whether the first on the lawn leads to the second in the water.
        crossed: bool,
    },
    /// His crests and runes. [G16.1]
    Board,
    /// His tokens. [G16.3]
    Tokens,
    /// His solo cards, where the table turns them up. [G16.1]
    Deck,
    /// The challenge cards. [G16.5]
    Challenges,
}

/// What counts for him at the end besides his own things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Scored {
    /// Blue gems on the cards of his pile. [G21.5]
    pub blue: u8,
    /// Legends with a rune, by level. [G21.3]
    pub told: [u8; LEVELS],
    /// Points of challenges that were not met. [G21.6]
    pub failed: u8,
}

/// What is known of the table: everything the Rival has, and some of what lies about.
#[derive(Clone, PartialEq)]
pub struct Known {
    pub(super) pack: Fixed<Pack>,
    /// The Rival.
    pub rival: Rival,
    /// Whether the table is laid.
    pub begun: bool,
    /// Whether supply I is known to be empty.
    pub second: bool,
    /// So many gems he had when supply I was last seen not to be empty, in this turn.
    pub(super) first_at: Option<u8>,
    /// The places where a crest of his was put.
    pub crests_at: Set<PlaceId>,
    /// The slots that he has covered, by stage.
    pub covered: [Set<SlotId>; STAGES],
    /// The shops that are known to be empty.
    pub empty: Set<PlaceId>,
    /// The levels of which no legend can be laid open any more.
    pub exhausted: Set<LegendLevel>,
    /// The challenge cards that lie face down.
    pub hidden: u8,
    /// Those that lie open without a crest.
    pub open: u8,
    /// Whether a crest lies on one.
    pub engaged: bool,
    /// Whether the end is set off.
    pub ending: bool,
    /// What counts for him at the end, once it is told.
    pub scored: Option<Scored>,
    /// The points of the best bard, once they are told.
    pub best: Option<i16>,
    /// Whether he has had a turn.
    pub(super) moved: bool,
    /// Whether a bard has beaten him, once the game is over.
    pub won: Option<bool>,
    /// How many bards play.
    pub(super) bards: u8,
    /// Whether portals join the same ground.
    pub(super) same_terrain: bool,
    /// How the solo cards come up, if Bosk draws them.
    pub(super) lot: Option<Chance>,
}

impl fmt::Debug for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} ending {} crests at {:?}", self.rival, self.ending, self.crests_at)
    }
}

/// One of these by lot.
fn drawn(mut among: Set<SoloId>, lot: &mut Chance) -> Option<SoloId> {
    let n = lot.below(among.len().max(1));
    among.nth(n as usize)
}

impl Memory<Minstrel> for Known {
    fn recall(&self, question: &Question) -> Option<Reply> {
        match *question {
            // Of a deck or a choice of one card the answer is known.
            Question::Draw { deck: among, .. } | Question::Lot(among) => {
                let mut lot = self.lot.clone().or((among.len() == 1).then(|| Chance::from_seed(0)))?;
                drawn(among, &mut lot).map(|card| Reply::Pick(card.0.into()))
            }
            Question::Portals => self.lot.clone().map(|mut lot| Reply::Pick(lot.below(2) as u16)),
            Question::SecondEvent(_) if self.second => Some(Reply::Is(true)),
            Question::SecondEvent(gems) => (self.first_at == Some(gems)).then_some(Reply::Is(false)),
            Question::HasCard(place) => self.empty.has(place).then_some(Reply::Is(false)),
            Question::HasHiddenLegend(level, _) => self.exhausted.has(level).then_some(Reply::Is(false)),
            Question::Slot(place, _) => {
                let full = self.covered_on(place).len() as usize >= self.pack.0.place(place).slots.len();
                full.then_some(Reply::Nothing)
            }
            Question::Failed => (!self.engaged).then_some(Reply::Number(0)),
            Question::Meanwhile
            | Question::Gained
            | Question::Nearest(_)
            | Question::WithinReach(_)
            | Question::Creature(_)
            | Question::CrestOn(..)
            | Question::CrestAtBank(_)
            | Question::Price(_)
            | Question::HasFan(_)
            | Question::HasLegend(..)
            | Question::GemsShown(_)
            | Question::ShowsGems(..)
            | Question::Blue
            | Question::Told(_)
            | Question::Best => None,
        }
    }

    fn learn(&mut self, question: &Question, answer: &Reply) {
        match (*question, *answer) {
            (Question::Best, Reply::Number(points)) => self.best = Some(points),
            (Question::SecondEvent(_), Reply::Is(true)) => self.second = true,
            (Question::SecondEvent(gems), _) => self.first_at = Some(gems),
            (Question::HasCard(place), Reply::Is(false)) => self.empty.insert(place),
            (Question::HasHiddenLegend(level, _), Reply::Is(false)) => self.exhausted.insert(level),
            // What is not there has been taken by somebody.
            (Question::Creature(place), reply) if reply != Reply::Pick(Lies::Crests as u16) => {
                self.crests_at.remove(place)
            }
            (Question::CrestAtBank(place), reply) if reply != Reply::Pick(side_number(Side::RIVAL).into()) => {
                self.crests_at.remove(place);
            }
            _ => {}
        }
    }

    fn carry_out(&mut self, deed: &Deed) {
        match *deed {
            Deed::His(order) => self.carry_out_order(order),
            Deed::Portals { crossed } => {
                self.rival.portals = self.pack.0.pair_portals(self.same_terrain, crossed);
                if let Some(lot) = &mut self.lot {
                    lot.below(2);
                }
            }
            Deed::Begin { gems } => (self.begun, self.rival.gems) = (true, gems),
            Deed::Challenged => self.rival.crests = self.rival.crests.saturating_sub(1),
            Deed::Turn => self.moved = true,
            Deed::OurMap | Deed::Lay(_) => {}
            Deed::Ending => self.ending = true,
            Deed::Scored(scored) => self.scored = Some(scored),
            Deed::Over { won } => self.won = Some(won),
        }
    }

    fn correct(&mut self, name: &str, value: &Reply) -> bool {
        self.set(name, value).is_some()
    }
}

table::named! {
    /// What can be said of a creature place besides that nothing is there.
    pub(super) enum Lies {
        /// A creature alone.
        NoCrest = "no-crest",
        /// A creature and crests.
        Crests = "crests",
    }
}

impl Known {
    fn carry_out_order(&mut self, order: Order) {
        let pack = Arc::clone(&self.pack.0);
        match order {
            Order::Discard(_) => {
                self.lot_goes_on(self.rival.deck);
                self.first_at = None;
            }
            Order::Follow(_) => self.lot_goes_on(self.rival.deck),
            Order::Remove(_) => self.lot_goes_on(self.rival.moved),
            Order::Help(place) | Order::Deposit(place) => self.crests_at.insert(place),
            Order::Withdraw(place) => self.crests_at.remove(place),
            Order::Cover { place, slot } => {
                let stage = pack.place(place).stage;
                stage.into_iter().for_each(|stage| self.covered[stage.index()].insert(slot));
            }
            Order::Engage(_) => {
                if self.hidden > 0 {
                    self.hidden -= 1;
                } else {
                    self.open = self.open.saturating_sub(1);
                }
                self.engaged = true;
            }
            Order::Turn { .. }
            | Order::Mark { .. }
            | Order::Activate { .. }
            | Order::Skip(_)
            | Order::TurnBack(_)
            | Order::Jump { .. }
            | Order::Lost(_)
            | Order::Arrive(_)
            | Order::TakeCrest(_)
            | Order::Soothe(_)
            | Order::TakeCrests { .. }
            | Order::Gain(_)
            | Order::Shuffle(_)
            | Order::TakeCard(_)
            | Order::TakeFan
            | Order::Tell { .. }
            | Order::FlipGems
            | Order::Flip(_)
            | Order::Louder(_)
            | Order::Quieter(_)
            | Order::Rest { .. }
            | Order::Reshuffle => {}
        }
        self.rival.carry_out(&pack, order);
    }

    /// The lot goes on with every card that comes up.
    fn lot_goes_on(&mut self, among: Set<SoloId>) {
        if let Some(lot) = self.lot.as_mut().filter(|_| !among.is_empty()) {
            lot.below(among.len());
        }
    }

    /// The slots that he has covered on a stage.
    pub(super) fn covered_on(&self, place: PlaceId) -> Set<SlotId> {
        self.pack.0.place(place).stage.map_or(Set::NONE, |stage| self.covered[stage.index()])
    }

    /// So many tokens are on the board: it tells one moment of a song from the other.
    fn moment(&self) -> u32 {
        self.rival.marked().len()
    }
}

impl Field for Replay<Minstrel, Known> {
    type Pause = Pause<Minstrel>;

    fn rival(&self) -> &Rival {
        &self.known().rival
    }

    fn draw(&mut self) -> Result<SoloId, Self::Pause> {
        // Only a deck that was set right is ever empty here. [G20.3]
        if self.rival().deck.is_empty() {
            Replay::order(self, Deed::His(Order::Reshuffle));
        }
        let deck = self.rival().deck;
        let second = self.orders().iter().any(|deed| matches!(deed, Deed::His(Order::Discard(_))));
        self.ask(Question::Draw { deck, second }, |reply| reply.pick().map(SoloId))
    }

    fn lot(&mut self, among: Set<SoloId>) -> Result<SoloId, Self::Pause> {
        self.ask(Question::Lot(among), |reply| reply.pick().map(SoloId))
    }

    fn nearest(&mut self, among: Set<PlaceId>) -> Result<PlaceId, Self::Pause> {
        self.ask(Question::Nearest(among), |reply| reply.pick().map(PlaceId))
    }

    fn second_event(&mut self) -> Result<bool, Self::Pause> {
        let gems = self.rival().gems;
        self.ask(Question::SecondEvent(gems), Reply::is)
    }

    fn within_reach(&mut self, seat: Seat, _: Set<PlaceId>) -> Result<bool, Self::Pause> {
        self.ask(Question::WithinReach(seat), Reply::is)
    }

    fn can_engage(&mut self) -> Result<bool, Self::Pause> {
        Ok(self.known().hidden + self.known().open > 0)
    }

    fn creature(&mut self, place: PlaceId) -> Result<Creature, Self::Pause> {
        let Some(lies) = self.ask_or_nothing(Question::Creature(place), |reply| reply.one_of(&Lies::ALL))? else {
            return Ok(Creature::Nothing);
        };
        let mut crests = Set::NONE;
        if lies == Lies::NoCrest {
            return Ok(Creature::Here(crests));
        }
        if self.known().crests_at.has(place) {
            crests.insert(Side::RIVAL);
        }
        let bards = self.known().bards;
        for seat in (0..bards).map(Seat) {
            // Some crest lies there: if it is nobody else's, it is the last one's.
            let sure = crests.is_empty() && seat.0 + 1 == bards;
            if sure || self.ask(Question::CrestOn(place, seat), Reply::is)? {
                crests.insert(seat.into());
            }
        }
        Ok(Creature::Here(crests))
    }

    fn has_card(&mut self, place: PlaceId) -> Result<bool, Self::Pause> {
        self.ask(Question::HasCard(place), Reply::is)
    }

    fn crest_at_bank(&mut self, place: PlaceId) -> Result<Option<Side>, Self::Pause> {
        self.ask_or_nothing(Question::CrestAtBank(place), |reply| reply.pick().map(numbered_side))
    }

    fn price(&mut self, bank: PlaceId) -> Result<u8, Self::Pause> {
        self.ask(Question::Price(bank), Reply::number)
    }

    fn has_fan(&mut self, stage: PlaceId) -> Result<bool, Self::Pause> {
        self.ask(Question::HasFan(stage), Reply::is)
    }

    fn slot(&mut self, place: PlaceId, second: bool) -> Result<Option<SlotId>, Self::Pause> {
        Ok(self.ask_or_nothing(Question::Slot(place, second), Reply::pick)?.map(SlotId))
    }

    fn has_legend(&mut self, level: LegendLevel) -> Result<bool, Self::Pause> {
        let moment = self.known().moment();
        self.ask(Question::HasLegend(level, moment), Reply::is)
    }

    fn has_hidden_legend(&mut self, level: LegendLevel) -> Result<bool, Self::Pause> {
        let moment = self.known().moment();
        self.ask(Question::HasHiddenLegend(level, moment), Reply::is)
    }

    fn gems_shown(&mut self) -> Result<u8, Self::Pause> {
        let moment = self.known().moment();
        self.ask(Question::GemsShown(moment), Reply::number)
    }

    fn shows_gems(&mut self, motif: MotifId) -> Result<bool, Self::Pause> {
        let moment = self.known().moment();
        self.ask(Question::ShowsGems(motif, moment), Reply::is)
    }

    fn order(&mut self, order: Order) {
        Replay::order(self, Deed::His(order));
    }
}

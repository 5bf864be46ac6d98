//! Where choices lie on the table, and how somebody stands: what a screen needs beyond the rules.

use crate::action::Action;
use crate::event::Event;
use crate::frame::Ask;
use crate::ids::*;
use crate::rival::{Order, is_round};
use crate::state::{State, Table};
use crate::view::View;
use crate::{Grove, Score};
use table::board::{Board, Phase, Row};
use table::{Arg, Chance, Game, Line, Seat, Side};

/// The thing on the table that a choice is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// A card.
    Card(CardId),
    /// A place.
    Place(PlaceId),
    /// A region.
    Region(RegionId),
    /// The boat of who is asked.
    Boat,
    /// A space of the dial.
    Dial(DialSpace),
    /// A motif token, from 0.
    Motif(MotifId),
    /// A bard's figure, or the Rival's pawn.
    Side(Side),
    /// A challenge card.
    Challenge(ChallengeId),
    /// The open legend of a level, from 0.
    Legend(LegendLevel),
    /// The first or the second event, from 0.
    Event(u8),
    /// Nothing on the table: the answer is a word.
    Prompt,
}

table::each! {
    /// The sort of a choice.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Verb {
        /// Compose.
        Compose => "grove-verb-compose";
        /// Move.
        Move => "grove-verb-move";
        /// Use a place.
        Use => "grove-verb-use";
        /// Challenge somebody.
        Challenge => "grove-verb-challenge";
        /// Anything else.
        Answer => "page-prompt";
    }
    /// What stands above such choices.
    pub(crate) fn heading -> &'static str;
}

impl Action {
    /// The sort of choice.
    fn verb(self) -> Verb {
        self.about().0
    }
}

/// How a bard stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Standing {
    pub gems: u8,
    pub coins: u8,
    pub volume: u8,
    pub reach: u8,
    pub lyrics: u8,
    pub melody: u8,
    pub dial: u8,
    pub boat: u8,
    pub score: Score,
}

/// What the thing that lies open on a place takes from who sings there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct Price {
    pub lyrics: u8,
    pub melody: u8,
    pub coins: u8,
}

/// What choices would lead to.
pub type Preview = table::board::Preview<Standing, Event>;

impl Board for Grove {
    table::board!(Standing, (), enough: Action::Done);

    fn target(&self, _: &View, action: Action) -> Target {
        action.about().1
    }

    fn target_name(&self, view: &View, seat: Seat, target: Target) -> Arg {
        match target {
            Target::Card(card) => self.card_name(card),
            Target::Place(place) => self.place_name(place),
            Target::Region(region) => self.region_name(region),
            Target::Boat => Line::new("grove-boat").with("space", view.bard(seat).boat).into(),
            Target::Dial(space) => Line::new("grove-dial-space").with("space", space.number()).into(),
            Target::Motif(motif) => self.motif_name(motif),
            Target::Side(side) => self.side_name(side).into(),
            Target::Challenge(challenge) => self.challenge_name(challenge),
            Target::Legend(level) => match view.legends[level.index()] {
                Some(legend) => self.legend_name(legend),
                None => Line::new("grove-refused-level-closed").into(),
            },
            Target::Event(n) => self.event_name(view.events[usize::from(n)]),
            Target::Prompt => Line::new("nothing").into(),
        }
    }

    fn card_in(&self, action: Action) -> Option<(&str, Arg)> {
        let Action::Story(card) = action else { return None };
        Some((&self.pack.card(card).entry.id, self.card_name(card)))
    }

    fn deed(&self, action: Action) -> Line {
        match action {
            Action::Story(card) => Line::new("grove-deed-story").with("card", self.card_name(card)),
            Action::Walk(region) => Line::new("grove-deed-walk").with("region", self.region_name(region)),
            Action::Sail => Line::new("grove-deed-sail"),
            Action::Stay => Line::new("grove-deed-stay"),
            Action::Rest => Line::new("grove-deed-rest"),
            Action::Challenge(side) => Line::new("grove-deed-challenge").with("who", self.side_name(side)),
            Action::Rune(space) => Line::new("grove-dial-space").with("space", space.number()),
            Action::Motif(motif) => Line::new("as-named").with("name", self.motif_name(motif)),
            Action::Engage { challenge, .. } => {
                Line::new("grove-deed-engage").with("challenge", self.challenge_name(challenge))
            }
            Action::Send(place) => Line::new("grove-deed-send").with("place", self.place_name(place)),
            _ => match action.place() {
                Some(place) => Line::new("grove-deed-use").with("place", self.place_name(place)),
                None => Line::new("page-short-answer"),
            },
        }
    }

    fn wish(&self, view: &View, _: Seat, target: Target) -> Option<Action> {
        let (_, ask) = view.question()?;
        match (ask, target) {
            (Ask::Sing, Target::Place(place)) => Some(self.usual(view, place)?),
            (Ask::Sing, Target::Side(side)) => Some(Action::Challenge(side)),
            (Ask::Move { .. }, Target::Region(region)) => Some(Action::Walk(region)),
            (Ask::Move { .. }, Target::Boat) => Some(Action::Sail),
            (Ask::Engage, Target::Challenge(challenge)) => Some(Action::Engage { challenge, hard: false }),
            _ => None,
        }
    }

    fn touches(&self, event: &Event) -> Vec<Target> {
        match *event {
            Event::Rival(order) => touched_by(order),
            Event::Walked { region, .. } => vec![Target::Region(region)],
            Event::Used { place, .. } | Event::Opened { place, .. } | Event::Performed { place, .. } => {
                vec![Target::Place(place)]
            }
            Event::ToldStory { card, .. } | Event::JoinedSong { card, .. } => vec![Target::Card(card)],
            Event::Challenged { side, .. } => vec![Target::Side(side)],
            Event::MotifUsed { motif, .. } => vec![Target::Motif(motif)],
            Event::RuneLifted { space, .. } => vec![Target::Dial(space)],
            Event::ChallengeOpened { challenge } | Event::Engaged { challenge, .. } => {
                vec![Target::Challenge(challenge)]
            }
            Event::LegendOpened { legend } => vec![Target::Legend(self.pack.legends[legend.index()].level)],
            Event::EventChanged { .. } => vec![Target::Event(1)],
            _ => Vec::new(),
        }
    }

    fn card_of(&self, event: &Event) -> Option<(&str, Arg)> {
        let card = match *event {
            Event::ToldStory { card, .. }
            | Event::JoinedSong { card, .. }
            | Event::Soothed { card, .. }
            | Event::Helped { card, .. }
            | Event::Bought { card, .. }
            | Event::Opened { card, .. }
            | Event::FanCame { card, .. }
            | Event::RivalGot { card } => card,
            _ => return None,
        };
        Some((&self.pack.card(card).entry.id, self.card_name(card)))
    }

    fn sign(&self, event: &Event) -> Option<&'static str> {
        Some(match event {
            Event::ToldStory { .. } | Event::Told { .. } | Event::RivalTold { .. } => "legend",
            Event::JoinedSong { .. } | Event::Sang { .. } => "song",
            Event::Walked { .. } => "bard",
            Event::Sailed { .. } => "boat",
            Event::Used { .. } | Event::Challenged { .. } | Event::Engaged { .. } => "slot",
            Event::Soothed { .. } | Event::Helped { .. } => "creature",
            Event::Bought { .. } => "shop",
            Event::FanCame { .. } | Event::RivalGot { .. } => "card",
            Event::Opened { .. } | Event::ChallengeOpened { .. } | Event::LegendOpened { .. } => "deck",
            Event::Performed { .. } => "stage",
            Event::CrestTaken { .. } | Event::Deposited { .. } => "crest",
            Event::MotifUsed { .. } => "motif",
            Event::RuneLifted { .. } => "rune",
            Event::EventChanged { .. } => "event",
            Event::Rival(_) => "rival",
            Event::EndSetOff { .. } => "warn",
            _ => return None,
        })
    }

    /// A turn of the Rival has some forty events: where he goes, and each place where he sings, is one thing with all that he gets there.
    fn joins(&self, event: &Event) -> bool {
        match event {
            Event::Rival(order) => order.joins(),
            Event::RivalGot { .. }
            | Event::RivalTold { .. }
            | Event::MarketMoved { .. }
            | Event::Opened { .. }
            | Event::LegendOpened { .. }
            | Event::ChallengeOpened { .. } => true,
            _ => false,
        }
    }

    fn row(&self, before: &State, now: &State) -> Option<Row> {
        match (before.question()?.1, now.question()?.1) {
            (Ask::Motif { left: had, .. }, Ask::Motif { left, .. }) if left < had => Some(Row::InOrder),
            _ => None,
        }
    }

    fn way(&self, _: &[Action], _: &[Event]) {}

    /// What spends least of anything else than its own price comes first.
    fn price(&self, action: Action, (): &()) -> [u32; 4] {
        match action {
            Action::Help(_) => [1, 0, 0, 0],
            Action::Buy { replaced, .. } => [0, replaced.into(), 0, 0],
            Action::Perform { slot, replaced, .. } => [0, replaced.into(), u32::from(9 - slot.0.min(9)), 0],
            Action::Tell { level, .. } => [0, 0, u32::from(9 - level.0.min(9)), 0],
            Action::Engage { hard, .. } => [hard.into(), 0, 0, 0],
            _ => [0; 4],
        }
    }

    /// The event that counts is the season. [G14.2]
    fn season(&self, state: &State, _: Seat) -> Phase {
        let event = state.events[usize::from(state.second_event())];
        let id = self.pack.events[event.index()].season.id();
        Phase { id, name: Line::new("as-named").with("name", self.event_name(event)) }
    }

    fn quest(&self) -> Option<Line> {
        self.mode.is_solo().then(|| self.side_name(Side::RIVAL))
    }

    fn standing(&self, state: &State, seat: Seat) -> Standing {
        let bard = state.bard(seat);
        let (lyrics, melody) = self.song_so_far(&state.table, seat);
        Standing {
            gems: bard.gems,
            coins: bard.coins,
            volume: bard.volume,
            reach: bard.reach,
            lyrics,
            melody,
            dial: bard.dial,
            boat: bard.boat,
            score: self.score(state, seat),
        }
    }

    fn seen_scores(&self, view: &View) -> Vec<(Side, Score)> {
        let state = self.imagine(view, &mut Chance::from_seed(1));
        let bards = (0..self.seats() as u8).map(|i| (Side::player(Seat(i)), self.score(&state, Seat(i))));
        let rival = state.rival.is_some().then(|| (Side::RIVAL, self.rival_score(&state)));
        bards.chain(rival).collect()
    }

    fn rivals(&self) -> Vec<(Side, Line)> {
        let bards = (0..self.seats() as u8).map(|i| Side::player(Seat(i)));
        let all = bards.chain(self.mode.rival.map(|_| Side::RIVAL));
        all.map(|side| (side, self.side_name(side))).collect()
    }

    fn rival_points(&self, state: &State) -> Vec<i32> {
        let rival = state.rival.is_some().then(|| self.rival_score(state).total());
        self.outcome(state).scores.into_iter().chain(rival).collect()
    }
}

impl Grove {
    /// The plainest thing that is done at a place.
    fn usual(&self, view: &View, place: PlaceId) -> Option<Action> {
        let sheet = self.pack.place(place);
        Some(match sheet.kind {
            PlaceKind::Creature => Action::Soothe(place),
            PlaceKind::Shop => Action::Buy { place, replaced: 0 },
            PlaceKind::Bank => Action::Deposit { place, gems: false },
            PlaceKind::Stage => {
                let slot = SlotId::first(sheet.slots.len()).find(|&slot| view.is_visible(&self.pack, place, slot));
                slot.map_or(Action::Show(place), |slot| Action::Perform { place, slot, replaced: 0 })
            }
            PlaceKind::Legend => Action::Tell { place, level: LegendLevel(0) },
            PlaceKind::Motifs => Action::Carve(place),
            PlaceKind::Volume => Action::Shout(place),
            PlaceKind::Coins => Action::Earn(place),
            PlaceKind::Portal => return None,
        })
    }

    /// What the card that lies open on a place costs a bard now; nothing where none lies.
    pub fn price_at(&self, table: &Table, seat: Seat, place: PlaceId) -> Option<Price> {
        match self.pack.place(place).kind {
            PlaceKind::Creature => {
                let need = self.creature_need(table, seat, place, false)?;
                Some(Price { lyrics: need.lyric, melody: need.melody, coins: 0 })
            }
            PlaceKind::Shop => Some(Price { coins: self.price(table, seat, place)?, ..Price::default() }),
            _ => None,
        }
    }

    /// The lyrics and the melody that a song has already, with the instrument. [G7.1]
    pub fn song_so_far(&self, table: &Table, seat: Seat) -> (u8, u8) {
        let bard = table.bard(seat);
        if bard.sings {
            return (bard.lyric, bard.melody);
        }
        let who = &self.pack.bards[bard.who.index()];
        let sum = |own: u8, of: fn(&crate::pack::Card) -> u8| {
            let sung = bard.song.iter().map(|&card| of(self.pack.card(card)));
            sung.fold(own, u8::saturating_add)
        };
        let lyrics = sum(who.lyric.saturating_add(bard.lyric), |card| card.lyric);
        (lyrics, sum(who.melody.saturating_add(bard.melody), |card| card.melody))
    }

    /// Whether the power of a bard can count now: some only do at volume 0. [G7.8]
    pub fn power_counts(&self, table: &Table, seat: Seat) -> bool {
        let power = &self.pack.bards[table.bard(seat).who.index()].power;
        !power.melody_as_lyric || self.melody_as_lyric(table, seat)
    }

    /// Whether a bard sings once nothing moves any more. [G3.1]
    pub fn will_sing(&self, table: &Table, seat: Seat) -> bool {
        table.ending.is_some() || is_round(table.bard(seat).dial, self.mode)
    }

    /// Whether the Rival would take a crest of this bard if he sang now. [G18.2]
    pub fn is_touched(&self, table: &Table, seat: Seat) -> bool {
        let touches = self.pack.region(table.bard(seat).region).touches;
        table.rival.as_ref().is_some_and(|rival| touches.has(rival.pawn) || !touches.and(rival.marked()).is_empty())
    }
}

/// The places and cards that something the Rival did is about.
fn touched_by(order: Order) -> Vec<Target> {
    match order {
        Order::Mark { place, .. }
        | Order::Skip(place)
        | Order::TurnBack(place)
        | Order::Lost(place)
        | Order::Arrive(place)
        | Order::Activate { place, .. }
        | Order::Help(place)
        | Order::Soothe(place)
        | Order::TakeCrests { place, .. }
        | Order::Shuffle(place)
        | Order::TakeCard(place)
        | Order::Withdraw(place)
        | Order::Deposit(place)
        | Order::Cover { place, .. } => vec![Target::Place(place)],
        Order::Jump { from, to } => vec![Target::Place(from), Target::Place(to)],
        Order::TakeCrest(seat) | Order::Engage(seat) => vec![Target::Side(seat.into())],
        Order::Tell { level, .. } => vec![Target::Legend(level)],
        Order::Flip(motif) => vec![Target::Motif(motif)],
        Order::Discard(_)
        | Order::Turn { .. }
        | Order::Follow(_)
        | Order::Gain(_)
        | Order::TakeFan
        | Order::FlipGems
        | Order::Louder(_)
        | Order::Quieter(_)
        | Order::Rest { .. }
        | Order::Remove(_)
        | Order::Reshuffle => vec![Target::Side(Side::RIVAL)],
    }
}

/// The symbol and the name of what a crossing is; shops by what they sell.
pub fn place_kind(kind: PlaceKind, stock: Option<Kind>) -> (&'static str, &'static str) {
    match (kind, stock) {
        (PlaceKind::Creature, _) => ("creature", "page-grove-creature"),
        (PlaceKind::Shop, Some(Kind::Improv)) => ("improv", "page-grove-improvs"),
        (PlaceKind::Shop, _) => ("shop", "page-grove-skills"),
        (PlaceKind::Bank, _) => ("bank", "page-grove-bank"),
        (PlaceKind::Stage, _) => ("stage", "page-grove-stage"),
        (PlaceKind::Legend, _) => ("legend", "page-grove-legend"),
        (PlaceKind::Motifs, _) => ("motif", "page-grove-motifs"),
        (PlaceKind::Volume, _) => ("volume", "page-grove-volume"),
        (PlaceKind::Coins, _) => ("coin", "page-grove-coins"),
        (PlaceKind::Portal, _) => ("portal", "page-grove-portal"),
    }
}

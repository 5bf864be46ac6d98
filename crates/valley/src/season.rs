//! Setting up, turns, the seasons, the end of the game.

use crate::Valley;
use crate::apply::Run;
use crate::event::Event;
use crate::frame::{Ask, HOST, Pending, TURNS, Work};
use crate::heaps::{Heap, Heaps};
use crate::ids::*;
use crate::memory::Memories;
use crate::mode::Against;
use crate::rival::Rival;
use crate::state::{Held, JustDrawn, Player, State};
use crate::workers::Worker;
use arrayvec::ArrayVec;
use table::stack::{Deeds, Machine};
use table::{Chance, Eyes, Seat, Side, Sink, unheard};
use woodland::Season;

impl Valley {
    /// A fresh table, up to the first question.
    pub(crate) fn fresh_table(&self, seed: u64) -> State {
        self.lay_table(seed, &mut unheard!())
    }

    /// A fresh table, with what happens while it is laid.
    pub(crate) fn lay_table(&self, seed: u64, told: &mut impl Sink<Valley>) -> State {
        let mut s = self.shuffled(seed);
        let first = self.deal_powers(&mut s);
        self.deal_legends(&mut s);
        // [V2.3]
        for slot in 0..MEADOW {
            s.meadow[slot] = s.heaps.pop(Heap::Deck).map(|lying| lying.card);
        }
        let n = self.players();
        for place in 0..n {
            let seat = Seat(((first.index() + place) % n) as u8);
            let cards = self.first_hand(&s, seat, place);
            for _ in 0..cards {
                if let Some(lying) = s.heaps.pop(Heap::Deck) {
                    s.player_mut(seat).take_in(Held::usable(lying.card));
                }
            }
        }
        let mut run = Run { rules: self, table: &mut s, told };
        run.set_up_rival();
        run.table.turn = Some(first.into());
        run.then(first, Work::Begin);
        run.advance();
        s
    }

    /// How many cards a player begins with, by the place in turn order. [V2.3] [V17.4] [V18.3]
    fn first_hand(&self, s: &State, seat: Seat, place: usize) -> usize {
        if s.player(seat).power == Some(Power::Butterflies) {
            return HAND + 4;
        }
        match self.mode.against {
            Against::Players(_) => 5 + place,
            Against::Rugwort(_) | Against::Nightweave(_) => 5,
        }
    }

    /// A table with everything shuffled and nothing dealt.
    pub(crate) fn shuffled(&self, seed: u64) -> State {
        let mut chance = Chance::from_seed(seed);
        let tables = &self.pack.tables;
        let cards = self.mode.cards(tables).without(tables.legends);
        let mut heaps = Heaps::deck(cards.map(|card| (card, tables.copies[card.index()])));
        chance.shuffle(heaps.of_mut(Heap::Deck));
        // [V2.1]
        let mut forests: ArrayVec<ForestId, FORESTS> = ForestId::first(self.pack.forests.len()).collect();
        chance.shuffle(&mut forests);
        let laid = self.mode.forest_cards();
        let forest = std::array::from_fn(|n| (n < laid).then(|| forests[n]));
        // [V2.2] [V18.1]
        let games = |event: EventId| matches!(tables.asks[event.index()], Some(crate::pack::Asks::EachColour(_)));
        let all = (BASIC_EVENTS..self.pack.events.len()).map(|n| EventId(n as u8));
        let mut specials: ArrayVec<EventId, EVENTS> =
            all.filter(|&event| self.mode.lair().is_none() || !games(event)).collect();
        chance.shuffle(&mut specials);
        let mut players: [Player; PLAYERS] = Default::default();
        // [V2.4]
        for player in players.iter_mut().take(self.players()) {
            player.workers.join(2);
        }
        State {
            chance,
            dice: ArrayVec::new(),
            turn: None,
            meadow: [None; MEADOW],
            heaps,
            aside: ArrayVec::new(),
            aside_seen: Eyes::NOBODY,
            playing: None,
            forest,
            specials: std::array::from_fn(|n| specials[n]),
            claimed: [None; EVENTS],
            under: Default::default(),
            players,
            rival: Rival::default(),
            memories: Memories::default(),
            pile: ArrayVec::new(),
            legends: ArrayVec::new(),
            watched: None,
            chain: ArrayVec::new(),
            once: false,
            drawn: JustDrawn::default(),
            offered: ArrayVec::new(),
            deeds: Deeds::default(),
            turns: 0,
            frames: Pending::default(),
        }
    }

    /// Deals powers if they play, and finds who begins. [V2.5] [V17.1]
    fn deal_powers(&self, s: &mut State) -> Seat {
        let n = self.players();
        let mut first = match self.mode.against {
            Against::Players(_) => Seat(s.chance.below(n as u32) as u8),
            // She begins; the humans follow in their order. [V18.8]
            Against::Rugwort(_) | Against::Nightweave(_) => HOST,
        };
        if !self.mode.modules.powers {
            return first;
        }
        // [V13.3] [V26.7]
        let offered = |power: &Power| *power != Power::Spiders || self.mode.lair().is_none();
        let mut powers: ArrayVec<Power, 4> = Power::ALL.into_iter().filter(offered).collect();
        s.chance.shuffle(&mut powers);
        powers.truncate(n);
        if let Some(at) = powers.iter().position(|&power| power == Power::Butterflies) {
            first = Seat(at as u8);
        } else if let Some(at) = powers.iter().position(|&power| power == Power::Spiders) {
            first = Seat(((at + 1) % n) as u8);
        }
        // [V17.4] after her the first human has a turn
        if self.mode.lair().is_some() && first.index() > 0 {
            powers.swap(0, first.index());
            first = Seat::FIRST;
        }
        // [V17.7] who goes last sits before who goes first
        if let Some(at) = powers.iter().position(|&power| power == Power::Spiders) {
            powers.swap(at, (first.index() + n - 1) % n);
        }
        for (seat, power) in seats(n).zip(powers) {
            s.player_mut(seat).power = Some(power);
        }
        self.pile_up_farms(s);
        first
    }

    /// [V17.5] All Farms lie before the Pigs.
    pub(crate) fn pile_up_farms(&self, s: &mut State) {
        if !s.players.iter().any(|player| player.power == Some(Power::Pigs)) {
            return;
        }
        let farms = self.pack.tables.farms;
        s.pile = s.heaps.cards(Heap::Deck).filter(|&card| farms.has(card)).collect();
        s.heaps.retain(Heap::Deck, |card| !farms.has(card));
    }

    /// [V16.1] One legendary Critter and one Construction for each; the others stay in the box.
    fn deal_legends(&self, s: &mut State) {
        if !self.mode.modules.legends {
            return;
        }
        for kind in woodland::Kind::ALL {
            let mut cards: ArrayVec<CardId, LEGENDS> = self.pack.tables.legends.and(self.pack.of_kind(kind)).collect();
            s.chance.shuffle(&mut cards);
            for seat in seats(self.players()) {
                if let Some(card) = cards.pop() {
                    s.player_mut(seat).legends.push(card);
                }
            }
            s.legends.extend(cards);
        }
        let s = &mut *s;
        s.chance.shuffle(&mut s.legends);
    }

    /// How many workers join in a season. [V11.2] [V11.3]
    pub(crate) fn new_workers(&self, season: Season) -> usize {
        match season {
            Season::Spring => usize::from(self.mode.has_spring_worker()),
            Season::Summer => 1,
            Season::Autumn => 2,
            Season::Winter => 0,
        }
    }
}

impl<S: Sink<Valley>> Run<'_, S> {
    /// [V17.5] [V17.7] What powers do before the first turn.
    #[cold]
    pub(crate) fn begin(&mut self) {
        let first = self.table.turn.and_then(Side::seat).unwrap_or(Seat::FIRST);
        if self.rules.mode.lair().is_some() {
            self.then(first, Work::Night);
        } else {
            self.ask(first, Ask::Turn);
        }
        for seat in seats(self.rules.players()) {
            match self.table.player(seat).power {
                Some(Power::Pigs) => self.ask(seat, Ask::PigFarm),
                Some(Power::Spiders) => self.ask(seat, Ask::Watch),
                Some(Power::Butterflies | Power::Stoats) | None => {}
            }
        }
        if self.rules.mode.lair().is_some() {
            self.table.turn = Some(Side::RIVAL);
        }
    }

    /// The next player who has not passed has a turn; Nightweave has hers after the last human. [V18.8]
    pub(crate) fn end_turn(&mut self, of: Side) {
        self.table.chain.clear();
        self.table.once = false;
        self.table.deeds = Deeds::default();
        self.table.drawn.clear();
        self.table.offered.clear();
        let n = self.rules.players();
        self.table.turns += 1;
        if self.table.turns > TURNS {
            self.pass_all();
        }
        let lair = self.rules.mode.lair().is_some();
        let from = of.seat().map_or(0, |seat| seat.index() + 1);
        // With her at the table the round ends at her place, otherwise it has no end.
        let before = if lair { 0 } else { n };
        if let Some(next) = (from..n).chain(0..before).find(|&seat| !self.table.players[seat].passed) {
            let next = Seat(next as u8);
            self.table.turn = Some(next.into());
            return self.ask(next, Ask::Turn);
        }
        let all_passed = seats(n).all(|player| self.table.player(player).passed);
        if lair && !self.table.rival.over {
            self.table.turn = Some(Side::RIVAL);
            return self.then(HOST, Work::Night);
        }
        if all_passed {
            // [V11.8] [V20.15]
            self.table.turn = None;
            self.table.turns = 0;
            self.told.hear(self.table, || Event::Over);
            self.table.frames.clear();
            return;
        }
        self.end_turn(Side::RIVAL);
    }

    /// A game that goes on and on has seen enough.
    #[cold]
    fn pass_all(&mut self) {
        for seat in seats(self.rules.players()) {
            let player = self.table.player_mut(seat);
            if !std::mem::replace(&mut player.passed, true) {
                self.told.hear(self.table, || Event::Passed { seat });
            }
        }
    }

    /// [V11.1] The workers come home, new ones join, and the bonus of the season follows.
    pub(crate) fn turn_season(&mut self, seat: Seat) {
        let permanent = self.rules.pack.tables.permanent;
        let released = self.table.rival.workers[SPIDERS - 1] != Post::Home;
        let comes_home = |post: Post| match post {
            Post::At(site) => !State::is_permanent(permanent, site),
            Post::Guard(_) | Post::Away | Post::Captive => true,
            // [V25.28]
            Post::Drugged => released,
            Post::Waiting | Post::Home | Post::Lost => false,
        };
        if released && self.table.player(seat).workers.contains(&Post::Drugged) {
            self.table.rival.workers[SPIDERS - 1] = Post::Waiting;
        }
        let player = self.table.player_mut(seat);
        player.workers.change(|post| if comes_home(post) { Post::Home } else { post });
        let season = player.season.next().unwrap_or(Season::Autumn);
        player.season = season;
        player.workers.join(self.rules.new_workers(season));
        self.told.hear(self.table, || Event::Season { seat, season });
        self.then(seat, Work::Prepared);
        match season {
            // [V11.4]
            Season::Summer => self.ask(seat, Ask::TakeMeadow { left: 2, must: false, less: None }),
            Season::Winter | Season::Spring | Season::Autumn => self.produce(seat),
        }
    }

    /// The season's bonus is done.
    pub(crate) fn prepared(&mut self, seat: Seat) {
        if self.rules.mode.year().is_some() {
            self.rugwort_prepares(seat);
        }
        if self.table.player(seat).power == Some(Power::Pigs) {
            self.ask(seat, Ask::PigFarm);
        }
    }

    /// A place has been carried out: the soup may take the worker who was placed there, for good or not. [V25.27]
    pub(crate) fn visited(&mut self, seat: Seat, worker: Worker) {
        if self.table.rival.soup {
            self.table.rival.soup = false;
            self.drug(seat, worker);
        }
    }
}

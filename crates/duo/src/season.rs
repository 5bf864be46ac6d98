//! Setting up, the end of a turn, the four seasons, the end of the game.

use crate::Duo;
use crate::apply::Run;
use crate::effect::Condition;
use crate::event::Event;
use crate::frame::{Ask, Pending, Work};
use crate::ids::*;
use crate::mode::Mode;
use crate::state::{Mayor, OnCards, State, Town, Whereabouts};
use arrayvec::ArrayVec;
use table::stack::{Deeds, Machine};
use table::{Chance, Seat, Sink, unheard};
use woodland::Season;

impl Duo {
    /// A fresh table, up to the first question: the Tortoise's Meadow card of winter. [D2.4]
    pub(crate) fn fresh_table(&self, seed: u64) -> State {
        self.lay_table(seed, &mut unheard!())
    }

    /// A fresh table, with what happens while it is laid.
    pub(crate) fn lay_table(&self, seed: u64, told: &mut impl Sink<Duo>) -> State {
        let mut s = self.shuffled(seed);
        // [D2.1]
        s.meadow = std::array::from_fn(|_| s.deck.pop());
        // [D2.4] the Hare's cards lie on top of the Tortoise's
        for seat in [HARE, TORTOISE] {
            for _ in 0..2 {
                let card = s.deck.pop();
                card.into_iter().for_each(|card| s.mayor_mut(seat).hand.insert(card));
            }
        }
        let mut run = Run { rules: self, table: &mut s, told };
        if self.mode != Mode::Duel {
            run.lay_out_together();
        }
        run.then(self.pack.season(Season::Winter).first, Work::Season { part: 0 });
        run.advance();
        run.mark_goals();
        s
    }

    /// A table with everything shuffled and nothing dealt.
    pub(crate) fn shuffled(&self, seed: u64) -> State {
        let mut chance = Chance::from_seed(seed);
        let mut deck: ArrayVec<CardId, CARDS> = self.pack.all_cards().collect();
        chance.shuffle(&mut deck);
        // [D2.2]
        let mut river_stack: ArrayVec<RiverId, RIVER_TILES> = (0..RIVER_TILES as u8).map(RiverId).collect();
        chance.shuffle(&mut river_stack);
        let river = [river_stack[RIVER_TILES - 1], river_stack[RIVER_TILES - 2]];
        river_stack.truncate(RIVER_TILES - 2);
        let events = self.draw_events(&mut chance);
        State {
            chance,
            season: Season::Winter,
            sun: PathSpot(1),
            moon: PathSpot(1),
            turn: None,
            meadow: [None; MEADOW],
            deck,
            discard: CardSet::NONE,
            gone: CardSet::NONE,
            aside: CardSet::NONE,
            mayors: [Mayor::default(); 2],
            towns: [Town::default(); 2],
            together: self.bare_together(),
            known: [Whereabouts::default(); 3],
            trails: Default::default(),
            on: OnCards::default(),
            river,
            river_stack,
            events,
            claimed: [None; SLOTS],
            journey: None,
            chain: CardSet::NONE,
            chain_river: 0,
            deeds: Deeds::default(),
            fresh: CardSet::NONE,
            shown: CardSet::NONE,
            to_produce: CardSet::NONE,
            frames: Pending::default(),
        }
    }

    /// [D2.3] One tile of each set and the Faire, shuffled.
    fn draw_events(&self, chance: &mut Chance) -> [EventId; SLOTS] {
        let mut drawn = self.pack.tables.drawn.each_ref().map(|set| match set[..] {
            [only] => only,
            _ => *chance.pick(set),
        });
        chance.shuffle(&mut drawn);
        drawn
    }

    /// Who gets Journey as things stand. [D10.4]
    pub(crate) fn traveller(&self, s: &State) -> Option<Seat> {
        let condition: &Condition = &self.pack.event(self.pack.journey).condition;
        [HARE, TORTOISE].into_iter().find(|&seat| self.meets(s, seat, condition))
    }
}

impl<S: Sink<Duo>> Run<'_, S> {
    /// [D3.6] The token moves, then the other mayor's turn begins or the season ends.
    pub(crate) fn end_turn(&mut self, seat: Seat, token: Token) {
        // Good News used just now may have left gaps. [D5.5]
        if self.table.together.one_city() {
            self.refill();
        }
        if let Some(to) = self.table.next_spot(self.table.spot(token)) {
            *self.table.spot_mut(token) = to;
            self.told.hear(self.table, || Event::MovedToken { token, to });
        }
        self.table.fresh = CardSet::NONE;
        self.table.chain = CardSet::NONE;
        self.table.chain_river = 0;
        self.table.deeds = Deeds::default();
        self.table.shown = CardSet::NONE;
        let next = seat.other();
        // [D11.1] [D15.8]
        if self.table.can_move(Token::Sun) || self.table.can_move(Token::Moon) {
            self.begin_turn(next);
        } else if self.table.together.one_city() {
            self.table.turn = Some(next);
            self.then(next, Work::NoTokenMoves);
        } else {
            self.end_season();
        }
    }

    /// [D15.10] A mayor's turn begins.
    fn begin_turn(&mut self, seat: Seat) {
        self.table.turn = Some(seat);
        if self.table.together.one_city() {
            self.receive();
            self.table.together.may_share = self.rules.sharing_now(self.table);
        }
        self.ask(seat, Ask::Turn);
    }

    /// [D18.7] No token can move, unless one has been moved back: the season ends, but partners who could still do
    /// something about it are asked first.
    pub(crate) fn hold_up(&mut self, seat: Seat) {
        // Good News used just now may have left gaps. [D5.5]
        self.refill();
        if self.table.can_move(Token::Sun) || self.table.can_move(Token::Moon) {
            self.begin_turn(seat);
        } else if self.rules.can_hold_up(&self.table.together) || !self.table.together.kept.is_empty() {
            self.ask(seat, Ask::SeasonEnd);
        } else {
            self.end_season();
        }
    }

    /// [D16.7] What happens between two seasons, or before the end.
    pub(crate) fn end_season(&mut self) {
        self.mark_goals();
        self.table.turn = None;
        let next = self.table.season.next();
        if next.is_some() {
            for mayor in &mut self.table.mayors {
                mayor.workers = [None; WORKERS];
            }
        }
        self.thorn_takes();
        let Some(season) = next else {
            self.end_game();
            return;
        };
        self.table.season = season;
        self.told.hear(self.table, || Event::Season { season });
        self.send_skunks(false);
        // [D11.2]
        self.renew_river(self.rules.pack.season(season).new_river);
        self.table.sun = self.table.first_spot();
        self.table.moon = self.table.sun;
        self.then(self.rules.pack.season(season).first, Work::Season { part: 0 });
    }

    /// The next tiles come to lie on the river spaces; the old ones leave the game.
    pub(crate) fn renew_river(&mut self, n: u8) {
        for space in RiverSpace::first(n.into()) {
            if let Some(tile) = self.table.river_stack.pop() {
                self.table.river[space.index()] = tile;
                self.told.hear(self.table, || Event::River { space, tile });
            }
        }
    }

    /// [D11.3] [D11.4] [D11.5] One mayor's share of the season tile, or the start of play.
    pub(crate) fn season_part(&mut self, part: u8) {
        let tile = self.rules.pack.season(self.table.season);
        self.table.chain = CardSet::NONE;
        self.table.chain_river = 0;
        self.table.deeds = Deeds::default();
        if self.table.together.one_city() {
            // [D15.16] [D15.17]
            match part {
                0 => {
                    self.then(tile.first, Work::Season { part: 1 });
                    self.ask(tile.first, Ask::Allot { shares: tile.together });
                }
                1 => {
                    self.refill();
                    self.then(tile.first, Work::Season { part: 2 });
                    self.show_news(tile.first);
                }
                _ => self.first_turn(tile.first),
            }
            return;
        }
        match tile.parts.get(part as usize) {
            Some(&(seat, effect)) => {
                self.then(tile.first, Work::Season { part: part + 1 });
                self.then(seat, Work::Steps { effect, source: None });
            }
            None => {
                self.refill();
                self.first_turn(tile.first);
            }
        }
    }

    fn first_turn(&mut self, seat: Seat) {
        self.table.fresh = CardSet::NONE;
        self.table.shown = CardSet::NONE;
        self.begin_turn(seat);
    }

    /// [D12.1] Journey, and that is all; together there is no Journey. [D15.6]
    fn end_game(&mut self) {
        if !self.table.together.one_city() {
            let seat = self.rules.traveller(self.table);
            self.table.journey = seat;
            self.told.hear(self.table, || Event::Journey { seat });
        }
        self.told.hear(self.table, || Event::Over);
        self.table.deeds = Deeds::default();
        self.table.frames.clear();
    }
}

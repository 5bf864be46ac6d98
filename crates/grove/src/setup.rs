//! Laying the table. [G2.1]

use crate::Grove;
use crate::apply::Run;
use crate::ids::*;
use crate::pack::Pack;
use crate::rival::Rival;
use crate::state::{Bard, Challenges, Heap, State, Table};
use arrayvec::ArrayVec;
use table::stack::{Deeds, Machine};
use table::{Chance, Seat, Side, unheard};

impl Grove {
    /// A table laid by the seed, before anybody's turn.
    pub(crate) fn laid(&self, seed: u64) -> State {
        let pack = &self.pack;
        let mut chance = Chance::from_seed(seed);
        let who = self.deal_bards(&mut chance);
        let events = self.draw_events(&mut chance);
        let rival = self.mode.rival.map(|_| Rival::new(pack, self.lay_portals(&mut chance)));
        let mut supply = pack.supplies[self.mode.sides() - 2];
        // [G16.6]
        let hard = self.mode.rival == Some(Level::Hard);
        supply = supply.map(|gems| gems - u8::from(hard));
        let mut s = State {
            table: Table {
                bards: self.seat_bards(&who),
                rival,
                scored: CardSet::NONE,
                turn: None,
                ending: None,
                supply,
                market: pack.numbers.market_start - 1,
                events,
                open: [None; PLACES],
                piles: pack.stock.iter().fold(CardSet::NONE, |piles, &pile| piles.or(pile)),
                // The superfans are in the decks of their bards.
                fans: pack.kinds[Kind::Fan as usize].and(pack.gained),
                legends: [None; LEVELS],
                untold: Set::below(pack.legends.len()),
                runes: [None; LEGENDS],
                slots: [[None; SLOTS]; STAGES],
                crests: [Set::NONE; PLACES],
                gone: [0; BARDS + 1],
                out: CardSet::NONE,
                flipped: Set::NONE,
                challenges: Challenges::default(),
                deeds: Deeds::default(),
                pending: Default::default(),
            },
            chance,
            stacked: ArrayVec::new(),
        };
        if let Some(rival) = &mut s.table.rival {
            rival.gems = 2 * u8::from(hard);
        }
        self.open_cards(&mut s);
        s
    }

    /// The top cards of the piles, a legend of each level, and alone a challenge. [G16.5]
    fn open_cards(&self, s: &mut State) {
        let pack = &self.pack;
        let mut run = Run { rules: self, table: s, told: &mut unheard!() };
        pack.sites.for_each(|place| run.open_next(place));
        for level in LegendLevel::first(LEVELS) {
            let legend = run.open_legend(level);
            run.table.table.legends[level.index()] = legend;
        }
        if self.mode.is_solo() {
            s.table.challenges.hidden = Set::below(pack.challenges.len());
            let hidden = s.challenges.hidden;
            if let Some(first) = s.top_of(Heap::Challenges, hidden) {
                s.table.challenges.hidden.remove(first);
                s.table.challenges.open.insert(first);
            }
        }
    }

    /// A fresh table, ready for the first decision.
    pub(crate) fn fresh_table(&self, seed: u64) -> State {
        let mut s = self.laid(seed);
        let mut run = Run { rules: self, table: &mut s, told: &mut unheard!() };
        run.begin_turn(Side::player(Seat::FIRST));
        run.advance();
        s
    }

    /// [G2.5] Those that were chosen, the others by lot.
    fn deal_bards(&self, chance: &mut Chance) -> ArrayVec<BardId, BARDS> {
        let chosen = self.mode.chosen;
        let all = (0..self.pack.bards.len() as u8).map(BardId);
        let mut rest: ArrayVec<BardId, MOST_BARDS> = all.filter(|&bard| !chosen.contains(&Some(bard))).collect();
        chance.shuffle(&mut rest);
        let seats = chosen.into_iter().take(self.mode.bards.into());
        seats.filter_map(|seat| seat.or_else(|| rest.pop())).collect()
    }

    /// [G2.4] [G2.6]
    fn seat_bards(&self, who: &[BardId]) -> ArrayVec<Bard, BARDS> {
        let numbers = &self.pack.numbers;
        let seated = who.iter().zip(0..).map(|(&who, seat): (_, u8)| {
            let mut bard = Bard::new(&self.pack, who);
            bard.coins += seat * numbers.seat_coins;
            bard.volume = (bard.volume + seat * numbers.seat_volume).min(numbers.volume_max);
            bard.reach += seat.min(1) * numbers.seat_reach;
            bard
        });
        seated.collect()
    }

    /// [G2.3] Two events of a season, or one of it and one of the next.
    fn draw_events(&self, chance: &mut Chance) -> [EventId; 2] {
        let of = |season: Season| -> ArrayVec<EventId, MOST_EVENTS> {
            let all = (0..self.pack.events.len() as u8).map(EventId);
            all.filter(|event| self.pack.events[event.index()].season == season).collect()
        };
        let season = *chance.pick(&Season::ALL);
        let mut first = of(season);
        chance.shuffle(&mut first);
        let second = match chance.below(2) {
            0 => first[1],
            _ => *chance.pick(&of(Season::ALL[(season as usize + 1) % Season::COUNT])),
        };
        [first[0], second]
    }

    /// [G16.4] Each portal on the lawn leads to one in the water, [G22.2] or portals lead to the other on their ground.
    fn lay_portals(&self, chance: &mut Chance) -> [[PlaceId; 2]; 2] {
        self.pair_portals(chance.below(2) == 1)
    }

    /// The portals that lead to each other; crossed, the left lawn leads to the right water.
    pub(crate) fn pair_portals(&self, crossed: bool) -> [[PlaceId; 2]; 2] {
        self.pack.pair_portals(self.mode.same_terrain, crossed)
    }
}

impl Pack {
    /// The portals that lead to each other, on the same ground or not.
    pub(crate) fn pair_portals(&self, same_terrain: bool, crossed: bool) -> [[PlaceId; 2]; 2] {
        let on = |terrain| -> ArrayVec<PlaceId, PLACES> {
            self.portals().filter(|&place| self.place(place).terrain == Some(terrain)).collect()
        };
        let (lawn, water) = (on(Terrain::Lawn), on(Terrain::Water));
        let turn = usize::from(crossed);
        match same_terrain {
            true => [[lawn[0], lawn[1]], [water[0], water[1]]],
            false => [[lawn[0], water[turn]], [lawn[1], water[1 - turn]]],
        }
    }
}

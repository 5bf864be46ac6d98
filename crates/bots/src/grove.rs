//! How a position of Bardwood Grove is judged.
//!
//! All figures are in points. What counts: points already sure, the song that grows and the dial that brings it, what is
//! kept between songs, how good the deck has become, and where the bard stands. What is kept loses its worth as the gems
//! run out.

use crate::counsel::{Counsel, figures};
use crate::greedy::{By, Judge, Parts, Prospects, Worth};
use crate::reason::Aim;
use ::grove::{Ask, Bard, CardId, CardSet, DIAL, Grove, Kind, PlaceId, State, View};
use std::sync::LazyLock;
use table::{Game, Seat, Side};

figures! {
    /// What the terms weigh.
    pub struct GroveWeights {
        verse,
        tempo,
        coin,
        coins_enough,
        volume,
        volume_enough,
        reach,
        reach_enough,
        heap,
        boat,
        rune,
        place,
        card,
        card_verse,
        card_friend,
        envy,
        near,
    }
}

/// What is held of Bardwood Grove.
static COUNSEL: LazyLock<Counsel<GroveWeights>> = LazyLock::new(|| {
    let read = Counsel::read("packs/grove/advice.toml", Grove::ADVICE);
    read.expect("the advice that is compiled in is sound: a test says so")
});

/// The worth of a position for one bard, by parts.
#[derive(Clone, Copy, Debug, Default)]
pub struct GroveWorth {
    points: f32,
    future: f32,
    goods: f32,
    /// As far as it counts.
    other: f32,
}

impl Worth for GroveWorth {
    fn total(self) -> f32 {
        self.points + self.future + self.goods - self.other
    }

    fn points(self) -> f32 {
        self.points
    }

    fn parts(self) -> Parts {
        vec![
            ("hint-points", self.points),
            ("hint-future", self.future),
            ("hint-goods", self.goods),
            ("hint-other", -self.other),
        ]
    }
}

/// What a bard keeps between songs.
fn kept(w: &GroveWeights, bard: &Bard) -> f32 {
    // A heap is worth less and less.
    let heap = |n: u8, each: f32, enough: f32| {
        let n = f32::from(n);
        each * (n.min(enough) + w.heap * (n - enough).max(0.0))
    };
    heap(bard.coins, w.coin, w.coins_enough)
        + heap(bard.volume, w.volume, w.volume_enough)
        + heap(bard.reach, w.reach, w.reach_enough)
        + w.boat * f32::from(bard.boat)
}

/// What the song and the deck promise.
fn promise(grove: &Grove, w: &GroveWeights, bard: &Bard) -> f32 {
    let pack = grove.pack();
    let waiting = match bard.sings {
        // What is left of a song is lost.
        true => 0.0,
        false => {
            let song: f32 = bard.song.iter().map(|&card| verses(grove, w, card)).sum();
            song + verse(w, bard.lyric, bard.melody) + w.tempo * f32::from(bard.dial)
        }
    };
    let around = places_around(grove, bard).count();
    let gained = bard.owned().and(pack.gained).map(|card| gained_worth(grove, w, card));
    let lifted = u32::from(DIAL) - bard.runes.len();
    waiting + w.place * around as f32 + gained.sum::<f32>() + w.rune * lifted as f32
}

/// What lyrics and melody for the song are worth.
fn verse(w: &GroveWeights, lyric: u8, melody: u8) -> f32 {
    w.verse * (f32::from(lyric) + f32::from(melody))
}

/// What a card in the song is worth.
fn verses(grove: &Grove, w: &GroveWeights, card: CardId) -> f32 {
    let card = grove.pack().card(card);
    verse(w, card.lyric, card.melody)
}

/// The places around a bard that the next song may use.
fn places_around<'s>(grove: &'s Grove, bard: &'s Bard) -> impl Iterator<Item = PlaceId> + 's {
    let pack = grove.pack();
    let around = pack.sites.without(if bard.sings { bard.used } else { bard.last });
    around.filter(|&place| pack.stones(bard.region, place) == 0)
}

/// What a card gained for the deck is worth.
fn gained_worth(grove: &Grove, w: &GroveWeights, card: CardId) -> f32 {
    let sheet = grove.pack().card(card);
    match sheet.kind {
        Kind::Skill | Kind::Improv => w.card + w.card_verse * f32::from(sheet.lyric + sheet.melody),
        Kind::Fan | Kind::Creature => w.card_friend,
    }
}

/// What of its worth all that is kept still has.
fn time_left(grove: &Grove, w: &GroveWeights, s: &State) -> f32 {
    let left = f32::from(s.supply[0]) + f32::from(s.supply[1]);
    if grove.decider(s).is_none() { 0.0 } else { (left / w.near).min(1.0) }
}

/// What a bard has and may expect, the others left aside.
fn of_bard(grove: &Grove, w: &GroveWeights, s: &State, seat: Seat) -> GroveWorth {
    let bard = s.bard(seat);
    let time = time_left(grove, w, s);
    GroveWorth {
        points: grove.score(s, seat).total() as f32,
        future: time * promise(grove, w, bard),
        goods: time * kept(w, bard),
        other: 0.0,
    }
}

impl Judge for Grove {
    /// Cards that lay open before looking ahead, or in the bard's hand.
    type Memory = CardSet;
    type Weights = GroveWeights;
    type Worth = GroveWorth;

    fn remember(&self, view: &View) -> CardSet {
        let open: CardSet = view.open.iter().flatten().copied().collect();
        let bards = view.bards.iter().flat_map(|bard| bard.song.iter().chain(&bard.hand).copied().chain(bard.discard));
        bards.collect::<CardSet>().or(open).or(view.fans)
    }

    fn judge(&self, by: &By<Grove>, s: &State, seat: Seat, _: &CardSet) -> GroveWorth {
        let w = &by.weights;
        let others = (0..s.bards.len() as u8).map(Seat).filter(|&other| other != seat);
        let others = others.map(|other| self.score(s, other).total()).max().unwrap_or(0);
        let other = w.envy * others.max(self.rival_score(s).total()) as f32;
        GroveWorth { other, ..of_bard(self, w, s, seat) }
    }

    fn aims(&self, by: &By<Grove>, s: &State, seat: Seat, known: &CardSet) -> Vec<Aim> {
        let (w, bard, time) = (&by.weights, s.bard(seat), time_left(self, &by.weights, s));
        let song = bard.song.iter().copied().filter(|&card| known.has(card) && !bard.sings);
        let song = song.map(|card| Aim::new("hint-aim-song", self.card_name(card), time * verses(self, w, card)));
        let gained = bard.owned().and(self.pack().gained).and(*known);
        let gained =
            gained.map(|card| Aim::new("hint-aim-card", self.card_name(card), time * gained_worth(self, w, card)));
        let places = places_around(self, bard);
        let places = places.map(|place| Aim::new("hint-aim-place", self.place_name(place), time * w.place));
        let others = (0..s.bards.len() as u8).map(Seat).filter(|&other| other != seat).map(Side::player);
        let others = others.map(|side| (side, side.seat().map_or(0, |other| self.score(s, other).total())));
        let rival = s.rival.is_some().then(|| (Side::RIVAL, self.rival_score(s).total()));
        let others =
            others.chain(rival).map(|(side, points)| Aim::against(self.side_name(side), w.envy * points as f32));
        song.chain(gained).chain(places).chain(others).collect()
    }

    fn expects(&self, by: &By<Grove>, s: &State, seat: Seat) -> f32 {
        let w = &by.weights;
        of_bard(self, w, s, seat).total()
    }

    fn prospects(&self, by: &By<Grove>, s: &State) -> Prospects {
        let rival = s.rival.is_some().then(|| self.rival_score(s).total() as f32);
        let mut prospects = Prospects { rival, ..Prospects::default() };
        for seat in 0..s.bards.len() {
            prospects.seats[seat] = self.expects(by, s, Seat(seat as u8));
        }
        prospects
    }

    const ADVICE: &'static str = include_str!("../../../packs/grove/advice.toml");

    fn counsel() -> &'static Counsel<GroveWeights> {
        &COUNSEL
    }

    /// A turn begins with its cards; alone the next one follows the Rival's at once.
    fn turn_is_over(&self, s: &State, seat: Seat) -> bool {
        s.turn.and_then(|side| side.seat()) != Some(seat)
            || matches!(s.question(), Some((_, Ask::Story | Ask::SwanSong)))
    }
}

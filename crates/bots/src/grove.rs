//! How a position of Bardwood Grove is judged.
//!
//! All figures are in points. What counts: points already sure, the song that grows and the dial that brings it, what is
//! kept between songs, how good the deck has become, and where the bard stands. What is kept loses its worth as the gems
//! run out.

use crate::greedy::{Judge, Worth};
use ::grove::{Ask, Bard, Grove, Kind, PlaceId, State, View};
use table::{Arg, Game, Line, Seat};

/// Lyrics or melody that wait for the song.
const VERSE: f32 = 0.3;
/// A space of the dial.
const TEMPO: f32 = 0.25;
/// A coin, a volume, a reach stone, a space of the river, a lifted rune.
const COIN: f32 = 0.3;
const VOLUME: f32 = 0.38;
const REACH: f32 = 0.5;
const BOAT: f32 = 0.3;
const RUNE: f32 = 0.3;
/// A place around the bard that the next song may use.
const PLACE: f32 = 0.15;
/// A card gained for the deck.
const CARD: f32 = 0.5;
/// How much of the gain of others counts against us.
const ENVY: f32 = 0.35;
/// So many gems are left when the end is near.
const NEAR: f32 = 12.0;

/// The worth of a position for one bard, by parts.
#[derive(Clone, Copy, Debug, Default)]
pub struct GroveWorth {
    points: f32,
    future: f32,
    goods: f32,
    other: f32,
}

impl Worth for GroveWorth {
    fn total(self) -> f32 {
        self.points + self.future + self.goods - ENVY * self.other
    }

    fn reason(self, before: GroveWorth) -> Line {
        let parts = [
            (Line::new("hint-points"), self.points - before.points),
            (Line::new("hint-future"), self.future - before.future),
            (Line::new("hint-goods"), self.goods - before.goods),
            (Line::new("hint-other"), ENVY * (before.other - self.other)),
        ];
        let (line, gain) = parts
            .into_iter()
            .fold((Line::new("hint-patience"), 0.05), |best, part| if part.1 > best.1 { part } else { best });
        line.with("gain", Arg::Decimal(gain.into(), 1))
    }
}

/// What a bard keeps between songs.
fn kept(bard: &Bard) -> f32 {
    // A heap is worth less and less.
    let heap = |n: u8, each: f32, many: u8| each * (f32::from(n.min(many)) + 0.25 * f32::from(n.saturating_sub(many)));
    heap(bard.coins, COIN, 8) + heap(bard.volume, VOLUME, 9) + heap(bard.reach, REACH, 3) + BOAT * f32::from(bard.boat)
}

/// What the song and the deck promise.
fn promise(grove: &Grove, bard: &Bard) -> f32 {
    let pack = grove.pack();
    let verse = |lyric: u8, melody: u8| VERSE * (f32::from(lyric) + f32::from(melody));
    let waiting = match bard.sings {
        // What is left of a song is lost.
        true => 0.0,
        false => {
            let song: f32 = bard.song.iter().map(|&card| verse(pack.card(card).lyric, pack.card(card).melody)).sum();
            song + verse(bard.lyric, bard.melody) + TEMPO * f32::from(bard.dial)
        }
    };
    let around = pack.sites.without(if bard.sings { bard.used } else { bard.last });
    let around = around.filter(|&n| pack.stones(bard.region, PlaceId(n)) == 0).count();
    let gained = bard.owned().and(pack.gained).map(|card| match pack.card(card).kind {
        Kind::Skill | Kind::Improv => CARD + 0.1 * f32::from(pack.card(card).lyric + pack.card(card).melody),
        Kind::Fan | Kind::Creature => 0.5 * CARD,
    });
    waiting + PLACE * around as f32 + gained.sum::<f32>() + RUNE * (8 - bard.runes.len()) as f32
}

impl Judge for Grove {
    type Memory = ();
    type Worth = GroveWorth;

    fn remember(&self, _: &View) {}

    fn judge(&self, s: &State, seat: Seat, (): &()) -> GroveWorth {
        let bard = s.bard(seat);
        let left = f32::from(s.supply[0]) + f32::from(s.supply[1]);
        let time = if self.decider(s).is_none() { 0.0 } else { (left / NEAR).min(1.0) };
        let others = (0..s.bards.len() as u8).map(Seat).filter(|&other| other != seat);
        let others = others.map(|other| self.score(s, other).total()).max().unwrap_or(0);
        GroveWorth {
            points: self.score(s, seat).total() as f32,
            future: time * promise(self, bard),
            goods: time * kept(bard),
            other: others.max(self.rival_score(s).total()) as f32,
        }
    }

    /// A turn begins with its cards; alone the next one follows the Rival's at once.
    fn turn_is_over(&self, s: &State, seat: Seat) -> bool {
        s.turn.and_then(|side| side.seat()) != Some(seat)
            || matches!(s.question(), Some((_, Ask::Story | Ask::SwanSong)))
    }
}

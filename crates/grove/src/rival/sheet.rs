//! All that the Rival's companion keeps of the table, each of it to be set right.

use super::Rival;
use super::companion::Minstrel;
use super::known::{Known, Scored};
use crate::ids::*;
use std::sync::Arc;
use table::Line;
use table::companion::{Choice, Form, Query, Reply, Value};
use table::content::Pack as _;
use table::entry::Entry;
use table::pack::Provenance;

/// The most of what nobody counts exactly.
const MANY: i16 = 99;
/// The most gems that are counted.
const MOST_GEMS: u8 = 250;
/// The most points of a bard.
const MOST_POINTS: i16 = 400;
/// The fewest solo cards he needs for a turn. [G17.1] [G17.3]
const FEWEST: u32 = 2;

table::named! {
    /// Where a solo card lies.
    pub enum Pile {
        /// In his deck.
        Deck = "deck",
        /// On his discard.
        Discard = "discard",
        /// On his movement pile.
        Moved = "moved",
        /// Out of the game. [G20.2]
        Out = "out",
    }
}

impl Pile {
    fn of(rival: &Rival, card: SoloId) -> Pile {
        match card {
            card if rival.deck.has(card) => Pile::Deck,
            card if rival.discard.has(card) => Pile::Discard,
            card if rival.moved.has(card) => Pile::Moved,
            _ => Pile::Out,
        }
    }

    fn line(self) -> Line {
        Line::new(match self {
            Pile::Deck => "companion-rival-pile-deck",
            Pile::Discard => "companion-rival-pile-discard",
            Pile::Moved => "companion-rival-pile-moved",
            Pile::Out => "companion-rival-pile-out",
        })
    }
}

fn number(id: &str, called: &'static str, n: impl Into<i16>, most: impl Into<i16>, rule: &'static str) -> Value {
    Value::number(id, Line::new(called), n, most.into(), rule)
}

/// Whether something of an entry is ours.
fn is_ours(entry: &Entry, keys: &[&str]) -> bool {
    let ours =
        |(of, origin): &(String, Provenance)| keys.contains(&of.as_str()) && *origin == Provenance::Reconstructed;
    entry.provenance.iter().any(ours)
}

impl Minstrel {
    /// All that is kept.
    pub(super) fn kept(&self, known: &Known) -> Vec<Value> {
        let mut sheet = self.his_own(known);
        sheet.extend(self.on_the_board(known));
        sheet.extend(self.his_cards(known));
        if let Some(Scored { blue, told, failed }) = known.scored {
            sheet.push(number("blue", "companion-rival-known-blue", blue, MANY, "G21.5"));
            sheet.extend(told.iter().zip(1u8..).map(|(&n, level)| {
                let called = Line::new("companion-rival-known-runes-on").with("level", level);
                Value::number(format!("runes-on.{level}"), called, n, LEGENDS as i16, "G21.3")
            }));
            sheet.push(number("failed", "companion-rival-known-failed", failed, MANY, "G21.6"));
        }
        if let Some(best) = known.best {
            sheet.push(number("best", "companion-rival-known-best", best, MOST_POINTS, "G15.6"));
        }
        sheet
    }

    /// What lies on his own board and beside it.
    fn his_own(&self, known: &Known) -> Vec<Value> {
        let (pack, rival) = (&self.grove.pack, &known.rival);
        let line = Line::new;
        let pawn = Query::new(line("companion-rival-known-pawn"), self.places(self.sites()), "G17.5");
        let mut sheet = vec![
            Value::new("pawn", pawn, Reply::Pick(rival.pawn.0.into())),
            number("dial", "companion-rival-known-dial", rival.dial, 2 * DIAL, "G17.1"),
            Value::is("sings", line("companion-rival-known-sings"), rival.sings, "G17.1"),
            number("gems", "companion-rival-known-gems", rival.gems, MOST_GEMS, "G14.1"),
            number("volume", "companion-rival-known-volume", rival.volume, pack.numbers.volume_max, "G19.17"),
            number("crests", "companion-rival-known-crests", rival.crests, pack.crests(), "G16.1"),
            number("runes", "companion-rival-known-runes", rival.runes, pack.numbers.rival_runes, "G16.1"),
            Value::is("second-event", line("companion-rival-known-second"), known.second, "G14.2"),
            Value::is("ending", line("companion-rival-known-ending"), known.ending, "G15.1"),
        ];
        if self.grove.mode.is_solo() {
            let most = pack.challenges.len() as i16;
            sheet.push(number("hidden-challenges", "companion-rival-known-hidden", known.hidden, most, "G18.5"));
            sheet.push(number("open-challenges", "companion-rival-known-open", known.open, most, "G18.5"));
            sheet.push(Value::is("engaged", line("companion-rival-known-engaged"), known.engaged, "G18.3"));
        }
        for seat in self.bards() {
            let called = match self.grove.mode.is_solo() {
                true => line("companion-rival-known-held-yours"),
                false => line("companion-rival-known-held").with("who", table::Game::seat_name(&self.grove, seat)),
            };
            sheet.push(Value::number(format!("held.{}", seat.0 + 1), called, rival.held[seat.index()], 20, "G21.4"));
        }
        for (level, &told) in rival.told.iter().enumerate() {
            let called = line("companion-rival-known-told").with("level", level + 1);
            sheet.push(Value::number(format!("told.{}", level + 1), called, told, 20, "G19.12"));
        }
        for level in LegendLevel::first(LEVELS) {
            let called = line("companion-rival-known-exhausted").with("level", level.number());
            sheet.push(Value::is(
                format!("exhausted.{}", level.number()),
                called,
                known.exhausted.has(level),
                "G19.14",
            ));
        }
        sheet
    }

    /// What he has on places, and what is known of them.
    fn on_the_board(&self, known: &Known) -> Vec<Value> {
        let pack = &self.grove.pack;
        let mut sheet = Vec::new();
        if !self.grove.mode.same_terrain {
            let [[lawn, _], _] = self.grove.pair_portals(false);
            let called = Line::new("companion-rival-known-portals").with("place", self.grove.place_name(lawn));
            let crossed = known.rival.portals != self.grove.pair_portals(false);
            let query = Query::new(called, self.far_portals(), "G16.4");
            sheet.push(Value::new("portals", query, Reply::Pick(crossed.into())));
        }
        for place in self.sites() {
            let entry = pack.place(place);
            let id = |what: &str| format!("{what}.{}", entry.entry.id);
            let at = |called: &'static str| Line::new(called).with("place", self.grove.place_name(place));
            let token = known.rival.tokens[place.index()].map_or(0, Token::get);
            let most = pack.numbers.rival_tokens.into();
            sheet.push(Value::number(id("token"), at("companion-rival-known-token"), token, most, "G17.4"));
            match entry.kind {
                PlaceKind::Creature | PlaceKind::Bank => {
                    let there = known.crests_at.has(place);
                    sheet.push(Value::is(id("crest"), at("companion-rival-known-crest"), there, "G19.2"));
                }
                PlaceKind::Shop => {
                    let empty = known.empty.has(place);
                    sheet.push(Value::is(id("empty"), at("companion-rival-known-empty"), empty, "G19.6"));
                }
                PlaceKind::Stage => sheet.extend(SlotId::first(entry.slots.len()).map(|slot| {
                    let called = at("companion-rival-known-covered").with("slot", self.slot_line(place, slot));
                    let covered = known.covered_on(place).has(slot);
                    Value::is(format!("{}.{}", id("covered"), slot.number()), called, covered, "G19.11")
                })),
                PlaceKind::Legend | PlaceKind::Motifs | PlaceKind::Volume | PlaceKind::Coins | PlaceKind::Portal => {}
            }
        }
        sheet
    }

    /// Where his solo cards lie.
    fn his_cards(&self, known: &Known) -> impl Iterator<Item = Value> {
        let piles = Pile::ALL.map(|pile| Choice::new(pile as u8, pile.id(), pile.line()));
        let rival = known.rival.clone();
        SoloId::first(self.grove.pack.solo.len()).map(move |solo| {
            let card = &self.grove.pack.solo[solo.index()];
            let called = Line::new("companion-rival-known-solo").with("card", self.solo_line(solo));
            let query = Query::new(called, Form::Way(piles.to_vec()), "G20.2");
            let reply = Reply::Pick(Pile::of(&rival, solo) as u16);
            Value::new(format!("solo.{}", card.entry.id), query, reply)
        })
    }

    /// What there cannot be so many of.
    pub(super) fn doubted(&self, known: &Known, name: &str, value: Reply) -> Option<Line> {
        let (pack, rival) = (&self.grove.pack, &known.rival);
        let wanted: u32 = value.number::<u16>()?.into();
        let on_legends: u32 = rival.told.iter().map(|&n| u32::from(n)).sum();
        let covered: u32 = known.covered.iter().map(|slots| slots.len()).sum();
        let (elsewhere, all) = match name.split_once('.').map_or(name, |(what, _)| what) {
            "crests" => (known.crests_at.len(), pack.crests()),
            "runes" => (on_legends + covered, pack.numbers.rival_runes),
            "held" => (0, pack.crests()),
            _ => return None,
        };
        let line = Line::new("companion-doubt-count").with("n", wanted + elsewhere).with("all", all);
        (wanted + elsewhere > all.into()).then_some(line)
    }

    /// Whether a value counts by something of ours: points on his track, gems of slots, what solo cards show.
    pub(super) fn counts_ours(&self, name: &str) -> bool {
        let pack = &self.grove.pack;
        match name.split_once('.') {
            Some(("solo", id)) => {
                pack.solo.iter().any(|card| card.entry.id == id && is_ours(&card.entry, &["tempo", "arrows"]))
            }
            Some(("covered", rest)) => rest
                .rsplit_once('.')
                .and_then(|(id, _)| pack.place_id(id))
                .is_some_and(|place| is_ours(&pack.place(place).entry, &["slots"])),
            _ => {
                let track = |(_, entry): (&str, &Entry)| entry.id == "crest-blue" && is_ours(entry, &["values"]);
                name == "crests" && pack.entries().into_iter().any(track)
            }
        }
    }
}

impl Known {
    /// Sets right what is thought of the table; nothing, if there is no such value or it cannot be so.
    pub(super) fn set(&mut self, name: &str, value: &Reply) -> Option<()> {
        let rival = &mut self.rival;
        match name {
            "pawn" => rival.pawn = PlaceId(value.pick()?),
            "dial" => rival.dial = value.number()?,
            "sings" => rival.sings = value.is()?,
            "gems" => rival.gems = value.number()?,
            "volume" => rival.volume = value.number()?,
            "crests" => rival.crests = value.number()?,
            "runes" => rival.runes = value.number()?,
            "second-event" => (self.second, self.first_at) = (value.is()?, None),
            "ending" => self.ending = value.is()?,
            "hidden-challenges" => self.hidden = value.number()?,
            "open-challenges" => self.open = value.number()?,
            "engaged" => self.engaged = value.is()?,
            "portals" => {
                let crossed = value.pick::<u16>()? == 1;
                rival.portals = self.pack.0.pair_portals(self.same_terrain, crossed);
            }
            "blue" => self.scored.as_mut()?.blue = value.number()?,
            "failed" => self.scored.as_mut()?.failed = value.number()?,
            "best" => *self.best.as_mut()? = value.number()?,
            _ => {
                let (what, which) = name.split_once('.')?;
                self.set_one(what, which, value)?;
            }
        }
        Some(())
    }

    /// One of several things of a kind.
    fn set_one(&mut self, what: &str, which: &str, value: &Reply) -> Option<()> {
        let pack = Arc::clone(&self.pack.0);
        let counted = || which.parse::<usize>().ok()?.checked_sub(1);
        match what {
            "held" => *self.rival.held.get_mut(counted()?)? = value.number()?,
            "told" => *self.rival.told.get_mut(counted()?)? = value.number()?,
            "runes-on" => *self.scored.as_mut()?.told.get_mut(counted()?)? = value.number()?,
            "exhausted" => self.exhausted.set(LegendLevel(counted()? as u8), value.is()?),
            "crest" => self.crests_at.set(pack.place_id(which)?, value.is()?),
            "empty" => self.empty.set(pack.place_id(which)?, value.is()?),
            "covered" => {
                let (place, slot) = which.rsplit_once('.')?;
                let stage = pack.place(pack.place_id(place)?).stage?;
                let slot = SlotId(slot.parse::<u8>().ok()?.checked_sub(1)?);
                self.covered[stage.index()].set(slot, value.is()?);
            }
            "token" => {
                let place = pack.place_id(which)?;
                let wanted = Token::new(value.number()?);
                // Each token is there once: it leaves the place where it was thought to be.
                self.rival.tokens.iter_mut().filter(|token| **token == wanted).for_each(|token| *token = None);
                self.rival.tokens[place.index()] = wanted;
            }
            "solo" => {
                let card = SoloId(pack.solo.iter().position(|card| card.entry.id == which)? as u8);
                let pile = *Pile::ALL.get(value.pick::<usize>()?)?;
                let rival = &self.rival;
                let left = rival.deck.or(rival.discard).or(rival.moved).without(Set::one(card));
                if pile == Pile::Out && left.len() < FEWEST {
                    return None;
                }
                let rival = &mut self.rival;
                rival.deck.set(card, pile == Pile::Deck);
                rival.discard.set(card, pile == Pile::Discard);
                rival.moved.set(card, pile == Pile::Moved);
            }
            _ => return None,
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Grove;
    use table::automa::Memory as _;
    use table::companion::Opponent as _;

    /// Everything that is known, each thing by its name. A new field does not compile until it stands here: among what
    /// must be on the sheet, or among what is no matter of the table.
    fn things(known: &Known) -> Vec<(&'static str, String)> {
        let Known {
            rival,
            second,
            crests_at,
            covered,
            empty,
            exhausted,
            hidden,
            open,
            engaged,
            ending,
            scored,
            best,
            ..
        } = known;
        let Known {
            // The rules and the mode.
            pack: _,
            bards: _,
            same_terrain: _,
            // How far the game and the turn are; undo leads back in it.
            begun: _,
            moved: _,
            won: _,
            first_at: _,
            // Bosk's own dice.
            lot: _,
            rival: _,
            second: _,
            crests_at: _,
            covered: _,
            empty: _,
            exhausted: _,
            hidden: _,
            open: _,
            engaged: _,
            ending: _,
            scored: _,
            best: _,
        } = known;
        let Rival { pawn, dial, sings, volume, gems, crests, runes, told, held, tokens, deck, discard, moved, portals } =
            rival;
        let Scored { blue, told: on_legends, failed } = scored.unwrap_or_default();
        macro_rules! each {
            ($($thing:ident)*) => { vec![$((stringify!($thing), format!("{:?}", $thing))),*] };
        }
        each!(pawn dial sings volume gems crests runes told held tokens deck discard moved portals second crests_at covered
            empty exhausted hidden open engaged ending blue on_legends failed best)
    }

    #[test]
    fn everything_that_is_kept_is_on_the_sheet_and_can_be_set_right() {
        for mode in ["solo:medium", "bards:3:rival=hard:deck=table"] {
            let minstrel = Minstrel::in_named_mode(Grove::ours(), mode).unwrap();
            let mut known = minstrel.setup(3);
            (known.begun, known.scored, known.best) = (true, Some(Scored::default()), Some(20));
            known.rival.deck.remove(SoloId(1));
            known.rival.discard.insert(SoloId(1));
            let before = things(&known);
            let mut untouched: Vec<&str> = before.iter().map(|(name, _)| *name).collect();
            for value in minstrel.sheet(&known) {
                for reply in (0..value.query.answers()).filter_map(|n| value.query.answer(n)) {
                    let mut set = known.clone();
                    assert!(set.correct(&value.id, &reply), "{} {reply:?}", value.id);
                    let shown = minstrel.sheet(&set).into_iter().find(|other| other.id == value.id).unwrap();
                    assert_eq!(shown.reply, reply, "{} is shown as it was set", value.id);
                    let after = things(&set);
                    let changed = before.iter().zip(&after).filter(|(a, b)| a != b).map(|((name, _), _)| *name);
                    let changed: Vec<&str> = changed.collect();
                    assert_eq!(changed.is_empty(), reply == value.reply, "{} {reply:?}", value.id);
                    untouched.retain(|name| !changed.contains(name));
                }
            }
            let alone = minstrel.grove.mode.is_solo();
            untouched.retain(|name| alone || !["hidden", "open", "engaged"].contains(name));
            assert!(untouched.is_empty(), "{mode}: nobody can set right {untouched:?}");
        }
    }

    #[test]
    fn the_last_two_solo_cards_do_not_leave_the_game() {
        let minstrel = Minstrel::in_named_mode(Grove::ours(), "solo:easy").unwrap();
        let mut known = minstrel.setup(3);
        let ids: Vec<String> = minstrel.grove.pack.solo.iter().map(|card| format!("solo.{}", card.entry.id)).collect();
        let out = Reply::Pick(Pile::Out as u16);
        let gone = ids.iter().filter(|id| known.correct(id, &out)).count();
        assert_eq!(gone, ids.len() - FEWEST as usize);
    }
}

//! What may be decided: which answers a question takes. There is no other list: what is not on it is refused.

use crate::Grove;
use crate::action::Action;
use crate::effect::Sway;
use crate::frame::{Ask, Conversion};
use crate::ids::*;
use crate::refusal::{Refusal, Verdict, only_if};
use crate::state::{Bard, State, Table};
use table::stack::{Flow, GO_ON};
use table::{Seat, Side};

/// What something costs from the song.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Need {
    pub lyric: u8,
    pub melody: u8,
}

impl Grove {
    /// Calls `out` with each answer to a question, until it has heard enough.
    pub(crate) fn answers(&self, s: &State, seat: Seat, ask: Ask, out: &mut impl FnMut(Action) -> Flow) -> Flow {
        let bard = s.bard(seat);
        match ask {
            Ask::Story => bard.hand.iter().map(|&card| Action::Story(card)).try_for_each(out),
            Ask::Move { free } => {
                let next = self.pack.region(bard.region).next_to.map(Action::Walk);
                let all = next.chain([Action::Sail, Action::Stay]);
                all.filter(|&action| self.may_move(s, seat, free, action).is_ok()).try_for_each(out)
            }
            Ask::Sing => self.songs(s, seat, out),
            Ask::Rune => bard.runes.map(Action::Rune).try_for_each(out),
            Ask::Motif { used, left } => {
                if left > 0 && bard.melody >= self.pack.numbers.motif_melody {
                    let motifs = Set::below(self.pack.motifs.len()).without(used);
                    motifs.map(Action::Motif).try_for_each(&mut *out)?;
                }
                out(Action::Done)
            }
            Ask::Convert(conversion) => (0..=self.most(s, seat, conversion)).map(Action::Convert).try_for_each(out),
            Ask::Choose { count, .. } => (0..count).map(Action::Option).try_for_each(out),
            Ask::SwanSong => [Action::Swan, Action::Decline].into_iter().try_for_each(out),
            Ask::Engage => s.challenges.free().try_for_each(|challenge| {
                out(Action::Engage { challenge, hard: false })?;
                out(Action::Engage { challenge, hard: true })
            }),
            Ask::Nearest { among } => among.map(Action::Send).try_for_each(out),
        }
    }

    /// [G5.1] [G5.2]
    pub(crate) fn may_move(&self, s: &State, seat: Seat, free: bool, action: Action) -> Verdict {
        let bard = s.bard(seat);
        match action {
            Action::Walk(region) => {
                only_if(self.pack.region(bard.region).next_to.has(region), Refusal::NotNext)?;
                only_if(free || bard.steps > 0, Refusal::NoMove)
            }
            Action::Sail => only_if(free && usize::from(bard.boat) < self.pack.river.len(), Refusal::NoMove),
            Action::Stay => Ok(()),
            _ => Err(Refusal::NotAnAnswer),
        }
    }

    /// Everything that may be done while singing.
    fn songs(&self, s: &State, seat: Seat, out: &mut impl FnMut(Action) -> Flow) -> Flow {
        let bard = s.bard(seat);
        let mut offer = |action| if self.may_use(s, seat, action).is_ok() { out(action) } else { GO_ON };
        for place in self.pack.sites.without(bard.used).without(bard.last) {
            if self.pack.stones(bard.region, place) > bard.reach {
                continue;
            }
            match self.pack.place(place).kind {
                PlaceKind::Creature => {
                    offer(Action::Soothe(place))?;
                    offer(Action::Help(place))?;
                }
                PlaceKind::Shop => {
                    for replaced in 0..=self.pack.numbers.shop_replaced {
                        offer(Action::Buy { place, replaced })?;
                    }
                }
                PlaceKind::Bank => {
                    offer(Action::Collect(place))?;
                    offer(Action::Deposit { place, gems: false })?;
                    offer(Action::Deposit { place, gems: true })?;
                }
                PlaceKind::Stage => {
                    for slot in SlotId::first(self.pack.place(place).slots.len()) {
                        if !s.is_visible(&self.pack, place, slot) {
                            continue;
                        }
                        for replaced in 0..=self.stage_volume(s, seat, place, slot) {
                            offer(Action::Perform { place, slot, replaced })?;
                        }
                    }
                    offer(Action::Show(place))?;
                }
                PlaceKind::Legend => {
                    for level in LegendLevel::first(LEVELS) {
                        offer(Action::Tell { place, level })?;
                    }
                }
                PlaceKind::Motifs => offer(Action::Carve(place))?,
                PlaceKind::Volume => offer(Action::Shout(place))?,
                PlaceKind::Coins => offer(Action::Earn(place))?,
                PlaceKind::Portal => {}
            }
        }
        for n in 0..=BARDS as u8 {
            let side = numbered_side(n);
            if self.may_challenge(s, seat, side).is_ok() {
                out(Action::Challenge(side))?;
            }
        }
        // [G7.6]
        out(Action::Rest)
    }

    /// Whether a place that can be reached may be used so.
    pub(crate) fn may_use(&self, s: &State, seat: Seat, action: Action) -> Verdict {
        let bard = s.bard(seat);
        let kind = |place, wanted| only_if(self.pack.place(place).kind == wanted, Refusal::WrongPlace);
        match action {
            Action::Soothe(place) => {
                kind(place, PlaceKind::Creature)?;
                let need = self.creature_need(s, seat, place, false).ok_or(Refusal::NothingThere)?;
                only_if(self.can_spend(s, seat, need), Refusal::SongTooPoor)
            }
            Action::Help(place) => {
                kind(place, PlaceKind::Creature)?;
                let need = self.creature_need(s, seat, place, true).ok_or(Refusal::NothingThere)?;
                // [G8.6]
                only_if(!s.crests[place.index()].has(seat.into()), Refusal::HasHelped)?;
                only_if(bard.crests > 0, Refusal::NoCrest)?;
                only_if(self.can_spend(s, seat, need), Refusal::SongTooPoor)
            }
            Action::Buy { place, replaced } => {
                kind(place, PlaceKind::Shop)?;
                let price = self.price(s, seat, place).ok_or(Refusal::NothingThere)?;
                // [G9.4]
                only_if(replaced <= self.pack.numbers.shop_replaced.min(price), Refusal::TooMuchReplaced)?;
                only_if(bard.coins >= price - replaced, Refusal::TooFewCoins)?;
                let need = Need { lyric: replaced * self.pack.numbers.shop_lyrics, melody: 0 };
                only_if(self.can_spend(s, seat, need), Refusal::SongTooPoor)
            }
            Action::Collect(place) => {
                kind(place, PlaceKind::Bank)?;
                only_if(self.crest_to_collect(s, seat, place).is_some(), Refusal::NothingToCollect)
            }
            Action::Deposit { place, .. } => {
                kind(place, PlaceKind::Bank)?;
                only_if(self.crest_to_collect(s, seat, place).is_none(), Refusal::MustCollect)?;
                only_if(bard.crests > 0, Refusal::NoCrest)
            }
            Action::Perform { place, slot, replaced } => {
                kind(place, PlaceKind::Stage)?;
                only_if(s.is_visible(&self.pack, place, slot), Refusal::SlotCovered)?;
                only_if(!bard.runes.is_empty(), Refusal::NoRune)?;
                let volume = self.stage_volume(s, seat, place, slot);
                only_if(replaced <= volume && bard.volume >= volume - replaced, Refusal::TooQuiet)?;
                only_if(bard.melody >= replaced * self.pack.numbers.stage_melody, Refusal::SongTooPoor)
            }
            Action::Show(place) => {
                kind(place, PlaceKind::Stage)?;
                only_if(s.is_full(&self.pack, place) && !s.fans.is_empty(), Refusal::NoShow)?;
                only_if(bard.volume >= self.pack.numbers.small_show, Refusal::TooQuiet)
            }
            Action::Tell { place, level } => {
                kind(place, PlaceKind::Legend)?;
                only_if(s.legends[level.index()].is_some(), Refusal::LevelClosed)?;
                only_if(!bard.runes.is_empty(), Refusal::NoRune)?;
                let less = self.less(s, seat, |sway| sway.legend_boat);
                let boat = self.pack.tracks.legend_boat[level.index()].saturating_sub(less);
                only_if(bard.boat >= boat, Refusal::BoatTooNear)?;
                only_if(self.can_spend(s, seat, self.legend_need(s, seat, level)), Refusal::SongTooPoor)
            }
            Action::Carve(place) => {
                kind(place, PlaceKind::Motifs)?;
                only_if(bard.melody >= self.pack.numbers.motif_melody, Refusal::SongTooPoor)
            }
            Action::Shout(place) => kind(place, PlaceKind::Volume),
            Action::Earn(place) => kind(place, PlaceKind::Coins),
            _ => Err(Refusal::NotAnAnswer),
        }
    }

    /// [G13.1]
    pub(crate) fn may_challenge(&self, s: &State, seat: Seat, side: Side) -> Verdict {
        let bard = s.bard(seat);
        only_if(side != seat, Refusal::NoOpponent)?;
        let crests = self.crests_on_track(s, side).ok_or(Refusal::NoOpponent)?;
        only_if(!bard.challenged.has(side), Refusal::AlreadyChallenged)?;
        only_if(crests > 0, Refusal::NoCrestToTake)?;
        only_if(self.challenge_stones(s, seat, side) <= bard.reach, Refusal::OutOfReach)?;
        only_if(bard.volume >= self.challenge_volume(s, seat), Refusal::TooQuiet)
    }

    /// The crests on the track of a side that plays.
    pub(crate) fn crests_on_track(&self, s: &Table, side: Side) -> Option<u8> {
        match side.seat() {
            Some(seat) => s.bards.get(seat.index()).map(|bard| bard.crests),
            None => s.rival.as_ref().map(|rival| rival.crests),
        }
    }

    /// The reach stones of a challenge: to the Rival's pawn [G13.3], or to a bard. [G13.4]
    pub(crate) fn challenge_stones(&self, s: &Table, seat: Seat, side: Side) -> u8 {
        let from = s.bard(seat).region;
        match (side.seat(), &s.rival) {
            (Some(other), _) => self.pack.stones_to_bard(from, s.bard(other).region),
            // [G13.2]
            (None, Some(rival)) => self.pack.stones(from, rival.pawn),
            (None, None) => u8::MAX,
        }
    }

    /// [G13.5]
    pub(crate) fn challenge_volume(&self, s: &Table, seat: Seat) -> u8 {
        let less = s.bard(seat).boast.len() as u8 + self.less(s, seat, |sway| sway.challenge);
        let numbers = &self.pack.numbers;
        numbers.challenge_volume.saturating_sub(less).max(numbers.challenge_least)
    }

    /// The opposing crest at the bank. [G10.2]
    pub(crate) fn crest_to_collect(&self, s: &Table, seat: Seat, place: PlaceId) -> Option<Side> {
        s.crests[place.index()].into_iter().find(|&side| side != seat)
    }

    /// What power and event take off together. [G14.4]
    pub(crate) fn less(&self, s: &Table, seat: Seat, what: impl Fn(&Sway) -> u8) -> u8 {
        let [power, event] = self.sways(s, seat);
        what(power).saturating_add(what(event))
    }

    /// What stands for a bard now: the power, and the event that counts. [G14.4] The Rival has neither. [G14.3]
    #[inline]
    pub(crate) fn sways(&self, s: &Table, seat: Seat) -> [&Sway; 2] {
        let which = usize::from(s.second_event());
        let event = &self.pack.events[s.events[which].index()];
        [&self.pack.bards[s.bard(seat).who.index()].power, &event.sway[which]]
    }

    /// What the creature of a place needs, to be soothed or helped. [G8.6] [G8.7] [G8.8]
    pub(crate) fn creature_need(&self, s: &Table, seat: Seat, place: PlaceId, help: bool) -> Option<Need> {
        let card = self.pack.card(s.open[place.index()]?);
        let helped = s.crests[place.index()].has(seat.into());
        let share = |need: u8| match (help, helped) {
            (true, _) => need.div_ceil(2),
            (false, true) => need / 2,
            (false, false) => need,
        };
        let lyric = share(card.lyric).saturating_sub(self.less(s, seat, |sway| sway.creature_lyric));
        let melody = share(card.melody).saturating_sub(self.less(s, seat, |sway| sway.creature_melody));
        Some(Need { lyric, melody })
    }

    /// What the top card of a shop costs. [G9.2] [G9.3] [G9.5]
    pub fn price(&self, s: &Table, seat: Seat, place: PlaceId) -> Option<u8> {
        let card = self.pack.card(s.open[place.index()]?);
        Some(match card.kind {
            Kind::Skill => (card.cost + s.price(&self.pack)).saturating_sub(self.less(s, seat, |sway| sway.skill)),
            _ => card.cost.saturating_sub(self.less(s, seat, |sway| sway.improv)),
        })
    }

    /// The volume for a slot of a stage. [G11.2]
    pub fn stage_volume(&self, s: &Table, seat: Seat, place: PlaceId, slot: SlotId) -> u8 {
        let gems = self.pack.place(place).slots[slot.index()];
        let volume = self.pack.tracks.stage_volume[usize::from(gems) - 1];
        volume.saturating_sub(self.less(s, seat, |sway| sway.stage))
    }

    /// [G11.6]
    pub(crate) fn legend_need(&self, s: &Table, seat: Seat, level: LegendLevel) -> Need {
        let lyrics = self.pack.tracks.legend_lyrics[level.index()];
        Need { lyric: lyrics.saturating_sub(self.less(s, seat, |sway| sway.legend_lyric)), melody: 0 }
    }

    /// Whether melody counts as lyrics now. [G7.8]
    pub(crate) fn melody_as_lyric(&self, s: &Table, seat: Seat) -> bool {
        s.bard(seat).volume == 0 && self.sways(s, seat).iter().any(|sway| sway.melody_as_lyric)
    }

    /// Whether a bard's song can pay for something.
    pub(crate) fn can_spend(&self, s: &Table, seat: Seat, need: Need) -> bool {
        let Bard { lyric, melody, .. } = *s.bard(seat);
        let spare = if self.melody_as_lyric(s, seat) { melody.saturating_sub(need.melody) } else { 0 };
        melody >= need.melody && u16::from(lyric) + u16::from(spare) >= u16::from(need.lyric)
    }

    /// How often something can be turned into something else.
    pub(crate) fn most(&self, s: &Table, seat: Seat, conversion: Conversion) -> u8 {
        let (bard, numbers) = (s.bard(seat), &self.pack.numbers);
        match conversion {
            // [G12.3]
            Conversion::MelodyToVolume => {
                numbers.shout_melody.min(bard.melody).min(numbers.volume_max.saturating_sub(bard.volume))
            }
            Conversion::VolumeToGems => numbers.shout_gems.min(bard.volume / numbers.shout_rate),
            // [G12.4]
            Conversion::LyricsToCoins => {
                let lyrics =
                    if self.melody_as_lyric(s, seat) { bard.lyric.saturating_add(bard.melody) } else { bard.lyric };
                numbers.earn_lyrics.min(lyrics)
            }
        }
    }
}

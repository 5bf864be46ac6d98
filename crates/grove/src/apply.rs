//! Performing a decision: from an answer to the next question.

use crate::Grove;
use crate::action::Action;
use crate::effect::{Effect, Trigger};
use crate::effects::Kept;
use crate::event::{Event, Ware};
use crate::frame::{Ask, Conversion, Pending, SPARE, STACK, Work};
use crate::ids::*;
use crate::legal::Need;
use crate::rival::{self, Order};
use crate::state::{Bard, Heap, State};
use table::stack::{Asked, Deeds, Machine};
use table::{Seat, Side, Sink};

table::run! {
    /// The rules at work on one table.
    pub(crate) struct Run of Grove
}

impl Grove {
    /// When a question is asked: everything lies open, so that its kind alone says it. [G15.9]
    #[inline]
    pub(crate) fn asked(&self, _: &State, _: Seat, ask: Ask) -> Asked {
        ask.manner().asked
    }
}

impl<S: Sink<Grove>> Machine<STACK> for Run<'_, S> {
    table::run!(Ask, Work, Action; pending: Pending, deeds; spare SPARE);

    /// [G3.4]
    fn only_answer(&mut self, seat: Seat, answer: Action) {
        self.gives_itself(seat, answer);
    }

    /// [G15.8]
    fn cut_short(&mut self) {
        self.tell(|| Event::CutShort);
    }

    fn answer(&mut self, seat: Seat, ask: Ask, action: Action) {
        match (ask, action) {
            (Ask::Story, Action::Story(card)) => self.play(seat, card),
            (Ask::Move { free }, Action::Walk(region)) => self.walk(seat, free, region),
            (Ask::Move { .. }, Action::Sail) => {
                self.ask(seat, Ask::Move { free: false });
                self.then(seat, Work::Boat { left: 1 });
            }
            (Ask::Sing, Action::Rest) => self.then(seat, Work::Rest),
            // [G7.5]
            (Ask::Sing, Action::Challenge(side)) => {
                self.ask(seat, Ask::Sing);
                self.challenge(seat, side);
            }
            (Ask::Sing, action) => {
                self.ask(seat, Ask::Sing);
                self.use_place(seat, action);
            }
            (Ask::Rune, Action::Rune(space)) => {
                self.bard(seat).runes.remove(space);
                self.tell(|| Event::RuneLifted { seat, space });
            }
            (Ask::Motif { used, left }, Action::Motif(motif)) => self.use_motif(seat, used, left, motif),
            (Ask::Convert(conversion), Action::Convert(times)) => self.convert(seat, conversion, times),
            (Ask::Choose { first, .. }, Action::Option(n)) => {
                let effect = self.rules.pack.option(first + n);
                self.then(seat, Work::Steps(effect));
            }
            (Ask::SwanSong, Action::Swan) => self.then(seat, Work::Begin),
            (Ask::SwanSong, _) => {
                self.tell(|| Event::Declined { seat });
                self.then(seat, Work::Next);
            }
            (Ask::Engage, Action::Engage { challenge, hard }) => {
                let open = &mut self.table.challenges;
                if hard {
                    open.hard.insert(challenge)
                } else {
                    open.easy.insert(challenge)
                }
                self.tell(|| Event::Engaged { seat, challenge, hard });
            }
            (Ask::Nearest { .. }, Action::Send(place)) => self.rival_order(Order::Arrive(place)),
            _ => {}
        }
    }

    fn work(&mut self, seat: Seat, work: Work) {
        match work {
            Work::Begin => self.begin(seat),
            Work::Draw => self.draw(seat),
            Work::Dial { left } => self.turn_dial(seat, left),
            Work::Boat { left } => self.sail(seat, left),
            Work::Steps(effect) => self.steps(seat, effect),
            Work::On(trigger) => self.on(seat, trigger),
            Work::Sung { at } => self.sung(seat, at),
            Work::Sing => self.sing(seat),
            Work::Rest => self.rest(seat),
            Work::Next => self.next(),
            Work::RivalComposes => self.rival_composes(seat),
            Work::RivalTravels { card, arrow } => self.rival_travels(seat, card, arrow),
            Work::RivalSings => self.rival_sings(seat),
            Work::RivalActivates => self.rival_activates(seat),
            Work::RivalRests => self.rival_rests(seat),
        }
    }
}

impl<S: Sink<Grove>> Run<'_, S> {
    #[inline]
    pub(crate) fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.told.hear(self.table, event);
    }

    #[inline]
    pub(crate) fn bard(&mut self, seat: Seat) -> &mut Bard {
        self.table.table.bard_mut(seat)
    }

    /// A turn of a side begins; in the end it is a swan song. [G15.2]
    pub(crate) fn begin_turn(&mut self, side: Side) {
        let swan = self.table.ending.is_some();
        self.table.turn = Some(side);
        self.table.deeds = Deeds::default();
        self.tell(|| Event::TurnBegan { side, swan });
        match side.seat() {
            Some(seat) if swan => self.ask(seat, Ask::SwanSong),
            Some(seat) => self.then(seat, Work::Begin),
            // [G17.11] his questions go to the bard whose turn comes next: he plays last
            None => self.then(Seat::FIRST, Work::RivalComposes),
        }
    }

    fn begin(&mut self, seat: Seat) {
        let bard = self.bard(seat);
        (bard.steps, bard.drawn) = (0, CardSet::NONE);
        self.then(seat, Work::Draw);
        self.then(seat, Work::On(Trigger::Compose));
    }

    /// [G4.1] One card after the other, until there are enough Skills.
    fn draw(&mut self, seat: Seat) {
        let pack = &self.rules.pack;
        let wanted = usize::from(pack.numbers.hand_skills.min(4));
        let card =
            if self.table.bard(seat).hand.len() < wanted && self.may_step() { self.draw_card(seat) } else { None };
        let Some(card) = card else {
            return self.compose(seat);
        };
        self.tell(|| Event::Drew { seat, card });
        self.then(seat, Work::Draw);
        let drawn = self.rules.pack.card(card).drawn;
        let kind = self.rules.pack.card(card).kind;
        let bard = self.bard(seat);
        match kind {
            Kind::Skill => bard.hand.push(card),
            // [G4.3]
            Kind::Improv => bard.add_to_song(card),
            // [G4.2]
            Kind::Fan => {
                bard.discard.insert(card);
                bard.drawn.insert(card);
                self.then(seat, Work::Steps(drawn));
            }
            // [G4.4]
            Kind::Creature => {
                bard.boast.insert(card);
                self.then(seat, Work::Steps(drawn));
            }
        }
    }

    /// The top card of the deck, which is made anew from the discard when it is empty. [G4.5]
    fn draw_card(&mut self, seat: Seat) -> Option<CardId> {
        if self.table.bard(seat).deck.is_empty() {
            let bard = self.bard(seat);
            bard.deck = bard.discard.without(bard.drawn);
            bard.discard = bard.drawn;
            if self.table.bard(seat).deck.is_empty() {
                return None;
            }
            self.table.shuffle(Heap::Deck(seat));
            self.tell(|| Event::Reshuffled { seat });
        }
        let deck = self.table.bard(seat).deck;
        let card = self.table.top(Heap::Deck(seat), deck)?;
        self.bard(seat).deck.remove(card);
        Some(card)
    }

    /// The cards are drawn: one goes to the story. [G4.8]
    fn compose(&mut self, seat: Seat) {
        match self.table.bard(seat).hand[..] {
            [] => {
                self.move_on(seat);
                self.then(seat, Work::Dial { left: 1 });
            }
            [card] => self.play(seat, card),
            _ => self.ask(seat, Ask::Story),
        }
    }

    /// What follows the cards: moving, then the song.
    fn move_on(&mut self, seat: Seat) {
        self.then(seat, Work::Sing);
        self.ask(seat, Ask::Move { free: true });
    }

    /// [G4.6] [G4.7] This Skill goes to the story, the others to the song.
    fn play(&mut self, seat: Seat, card: CardId) {
        let (tempo, effect) = (self.rules.pack.card(card).tempo, self.rules.pack.card(card).drawn);
        let bard = self.bard(seat);
        let hand = std::mem::take(&mut bard.hand);
        bard.discard.insert(card);
        bard.drawn.insert(card);
        self.tell(|| Event::ToldStory { seat, card });
        for other in hand.into_iter().filter(|&other| other != card) {
            self.bard(seat).add_to_song(other);
            self.tell(|| Event::JoinedSong { seat, card: other });
        }
        self.move_on(seat);
        self.then(seat, Work::On(Trigger::Story));
        self.then(seat, Work::Steps(effect));
        self.then(seat, Work::Dial { left: tempo });
    }

    /// [G6.1] [G6.2] Space by space; what lies on the way and is only kept is told in one.
    fn turn_dial(&mut self, seat: Seat, mut left: u8) {
        let from = self.table.bard(seat).dial_space();
        let mut kept = Kept::default();
        let (mut reached, mut more) = (None, Effect::default());
        while left > 0 && more.is_empty() {
            if !self.may_step() {
                left = 0;
                break;
            }
            let bard = self.bard(seat);
            // [G6.4] more than twice round is as good as twice
            bard.dial = if bard.dial < 3 * DIAL { bard.dial + 1 } else { bard.dial + 1 - DIAL };
            (left, reached) = (left - 1, bard.dial_space());
            if let Some(space) = reached.filter(|&space| !bard.runes.has(space)) {
                let pack = &self.rules.pack;
                let effect = pack.runes[space.index()].effect;
                if pack.steps(effect).all(|step| step.kept().is_some()) {
                    for step in pack.steps(effect) {
                        if self.may_step() {
                            kept.add(step);
                        }
                    }
                } else {
                    more = effect;
                }
            }
        }
        let Some(space) = reached else { return };
        self.tell(|| Event::DialTurned { seat, from, space });
        if left > 0 {
            self.then(seat, Work::Dial { left });
        }
        if !more.is_empty() {
            self.then(seat, Work::Steps(more));
        }
        self.keep(seat, kept);
    }

    /// [G5.1] [G5.2] Bard steps are used before the free move.
    fn walk(&mut self, seat: Seat, free: bool, region: RegionId) {
        let bard = self.bard(seat);
        bard.region = region;
        let free = if bard.steps > 0 {
            bard.steps -= 1;
            free
        } else {
            false
        };
        self.tell(|| Event::Walked { seat, region });
        self.ask(seat, Ask::Move { free });
    }

    /// [G5.4]
    fn sail(&mut self, seat: Seat, left: u8) {
        if left == 0 || usize::from(self.table.bard(seat).boat) >= self.rules.pack.river.len() || !self.may_step() {
            return;
        }
        let bard = self.bard(seat);
        bard.boat += 1;
        let space = RiverSpace(bard.boat - 1);
        self.tell(|| Event::Sailed { seat, space });
        self.then(seat, Work::Boat { left: left - 1 });
        let effect = self.rules.pack.river[space.index()].effect;
        self.then(seat, Work::Steps(effect));
    }

    /// [G3.1] [G7.1] The song, if the dial has gone round or it is the swan song.
    fn sing(&mut self, seat: Seat) {
        if !self.rules.will_sing(self.table, seat) {
            return self.then(seat, Work::Rest);
        }
        let pack = &self.rules.pack;
        let own = &pack.bards[self.table.bard(seat).who.index()];
        let bard = self.table.table.bard_mut(seat);
        bard.sings = true;
        (bard.steps, bard.used, bard.challenged) = (0, Set::NONE, Set::NONE);
        let sung = |of: fn(&crate::pack::Card) -> u8, rest: u8| {
            bard.song.iter().fold(rest, |sum, &card| sum.saturating_add(of(pack.card(card))))
        };
        let lyrics = sung(|card| card.lyric, bard.lyric.saturating_add(own.lyric));
        let melody = sung(|card| card.melody, bard.melody.saturating_add(own.melody));
        (bard.lyric, bard.melody) = (lyrics, melody);
        self.tell(|| Event::Sang { seat, lyrics, melody });
        self.ask(seat, Ask::Sing);
        self.then(seat, Work::On(Trigger::Sing));
        self.then(seat, Work::Sung { at: 0 });
    }

    /// The effect of one card of the song, from the left.
    pub(crate) fn sung(&mut self, seat: Seat, at: u8) {
        let song = &self.table.bard(seat).song;
        let effect = |card: &CardId| self.rules.pack.card(*card).sung;
        let next = (usize::from(at)..song.len()).find(|&n| !effect(&song[n]).is_empty());
        if let Some(n) = next {
            let effect = effect(&song[n]);
            self.then(seat, Work::Sung { at: n as u8 + 1 });
            self.then(seat, Work::Steps(effect));
        }
    }

    /// [G3.3]
    fn rest(&mut self, seat: Seat) {
        let mode = self.rules.mode;
        let bard = self.bard(seat);
        bard.steps = 0;
        if bard.sings {
            bard.sings = false;
            let song = std::mem::take(&mut bard.song);
            song.into_iter().for_each(|card| bard.discard.insert(card));
            bard.dial = rival::after_song(bard.dial, mode);
            (bard.lyric, bard.melody) = (0, 0);
            // [G7.4]
            (bard.last, bard.used) = (bard.used, Set::NONE);
            bard.challenged = Set::NONE;
        }
        self.then(seat, Work::Next);
    }

    /// [G3.2] The turn passes on; [G15.1] an empty supply sets off the end.
    fn next(&mut self) {
        let Some(side) = self.table.turn else {
            return;
        };
        if self.table.ending.is_none() && self.table.supply[1] == 0 {
            self.table.ending = Some(side);
            self.tell(|| Event::EndSetOff { side });
            // [G21.1]
            if side.is_rival() {
                self.rival_order(Order::Gain(2));
            }
        }
        let next = match side.seat() {
            Some(seat) if seat.index() + 1 < self.table.bards.len() => Side::player(Seat(seat.0 + 1)),
            Some(_) if self.table.rival.is_some() => Side::RIVAL,
            Some(_) | None => Side::player(Seat::FIRST),
        };
        if self.table.ending == Some(next) {
            self.table.turn = None;
            self.tell(|| Event::Ended);
        } else {
            self.begin_turn(next);
        }
    }

    fn challenge(&mut self, seat: Seat, side: Side) {
        let stones = self.rules.challenge_stones(self.table, seat, side);
        let volume = self.rules.challenge_volume(self.table, seat);
        let bard = self.bard(seat);
        bard.reach -= stones;
        bard.volume -= volume;
        bard.challenged.insert(side);
        self.tell(|| Event::Challenged { seat, side, stones });
        // [G13.6]
        match side.seat() {
            Some(other) => self.bard(other).crests -= 1,
            None => self.table.rival.iter_mut().for_each(|rival| rival.crests -= 1),
        }
        self.capture(seat.into(), side);
        // [G14.2] The event of this moment counts.
        self.on(seat, Trigger::Challenge);
        self.gain_gems(seat.into(), self.rules.pack.numbers.challenge_gems);
    }

    /// A crest that has left its track or its place is somebody else's now.
    pub(crate) fn capture(&mut self, by: Side, from: Side) {
        match by.seat() {
            Some(seat) => self.bard(seat).captured[usize::from(side_number(from))] += 1,
            None => {
                if let (Some(rival), Some(seat)) = (&mut self.table.table.rival, from.seat()) {
                    rival.held[seat.index()] += 1;
                }
            }
        }
        self.tell(|| Event::CrestTaken { by, from });
    }

    /// [G12.2]
    fn use_motif(&mut self, seat: Seat, mut used: Set<MotifId>, left: u8, motif: MotifId) {
        let face = self.table.face(motif);
        let effect = self.rules.pack.motifs[motif.index()].faces[face];
        self.bard(seat).melody -= self.rules.pack.numbers.motif_melody;
        used.insert(motif);
        self.table.table.flipped.toggle(motif);
        self.tell(|| Event::MotifUsed { seat, motif });
        if left > 1 {
            self.ask(seat, Ask::Motif { used, left: left - 1 });
        }
        self.then(seat, Work::Steps(effect));
    }

    fn convert(&mut self, seat: Seat, conversion: Conversion, times: u8) {
        if times == 0 {
            return;
        }
        self.tell(|| Event::Converted { seat, conversion, times });
        match conversion {
            Conversion::MelodyToVolume => {
                self.bard(seat).melody -= times;
                self.gain(seat, Ware::Volume, times);
            }
            Conversion::VolumeToGems => {
                self.bard(seat).volume -= times * self.rules.pack.numbers.shout_rate;
                self.gain_gems(seat.into(), times);
            }
            Conversion::LyricsToCoins => {
                self.spend(seat, Need { lyric: times, melody: 0 });
                self.gain(seat, Ware::Coins, times);
            }
        }
    }

    /// Pays from the song; melody fills what is missing where it may. [G7.8]
    pub(crate) fn spend(&mut self, seat: Seat, need: Need) {
        let bard = self.bard(seat);
        let lyrics = need.lyric.min(bard.lyric);
        bard.lyric -= lyrics;
        bard.melody -= need.melody + (need.lyric - lyrics);
    }
}

//! Schemes at work: how one replaces the other, and what they do.

use crate::Valley;
use crate::apply::Run;
use crate::event::Event;
use crate::frame::{HOST, Night, Threat, Work};
use crate::ids::*;
use crate::memory::{WEB, hand_of};
use crate::state::Held;
use crate::webs::{BRIBES, Course, FoiledBy, Plot, SchemeCard, Strike};
use crate::workers::Worker;
use arrayvec::ArrayVec;
use table::stack::Machine;
use table::{Eyes, Seat, Sink};
use woodland::{Colour, Kind};

impl<S: Sink<Valley>> Run<'_, S> {
    /// [V25.1] The last scheme ends, the next one begins.
    #[cold]
    pub(crate) fn draw_scheme(&mut self) {
        let seat = HOST;
        self.table.rival.scheme = None;
        self.turn_up_cards(seat);
        while let Some(at) = self.table.player(seat).hand.iter().position(|held| held.stuck()) {
            self.turn_in_hand(seat, at, false);
        }
        let both = self.table.rival.plot == Some(Plot::ItsGettingComplicated);
        let next = |run: &mut Self, wanted: &dyn Fn(SchemeCard) -> bool| {
            let at = run.table.rival.schemes.iter().rposition(|&scheme| wanted(scheme))?;
            Some(run.table.rival.schemes.remove(at))
        };
        if both {
            // [V24.7]
            let one_shot = next(self, &|scheme| scheme.does.is_one_shot());
            if let Some(seasonal) = next(self, &|scheme| !scheme.does.is_one_shot()) {
                self.then(seat, Work::Enforce { scheme: seasonal });
            }
            if let Some(scheme) = one_shot {
                self.launch(seat, scheme);
            }
        } else if let Some(scheme) = next(self, &|_| true) {
            self.then(seat, Work::Enforce { scheme });
        }
    }

    /// [V25.22]
    fn turn_up_cards(&mut self, seat: Seat) {
        let player = self.table.player_mut(seat);
        if player.city.iter().any(|b| b.down()) {
            player.city.iter_mut().for_each(|b| b.set_down(false));
            self.rules.recount(self.table, seat);
            self.told.hear(self.table, || Event::Turned { seat, down: 0 });
        }
    }

    /// [V25.15] A card of the hand is turned face down, or up again.
    fn turn_in_hand(&mut self, seat: Seat, at: usize, stuck: bool) {
        let card = self.table.player(seat).hand[at].card();
        let (from, to) = if stuck { (hand_of(seat), WEB) } else { (WEB, hand_of(seat)) };
        self.moves(card, Some(from), Some(to), Eyes::of(seat));
        let player = self.table.player_mut(seat);
        player.hand.remove(at);
        player.take_in(Held::new(card, stuck));
    }

    /// A scheme comes into force.
    #[cold]
    pub(crate) fn enforce(&mut self, seat: Seat, scheme: SchemeCard) {
        self.table.rival.scheme = Some(scheme);
        match scheme.does.course() {
            Course::OneShot(..) => self.launch(seat, scheme),
            Course::Seasonal(_) => {
                self.announce(scheme);
                self.act(seat, scheme, 0);
            }
        }
    }

    fn announce(&mut self, scheme: SchemeCard) {
        self.told.hear(self.table, || Event::SchemeDrawn { scheme });
    }

    /// A one-shot scheme threatens: its foil is offered. [V25.2]
    fn launch(&mut self, seat: Seat, scheme: SchemeCard) {
        self.announce(scheme);
        let hand = self.table.player(seat).usable() as u8;
        let threat = Threat::Scheme(scheme);
        match scheme.does.foiled_by() {
            Some(FoiledBy::All(coin, n)) => self.threaten(seat, threat, coin, n, false),
            Some(FoiledBy::Each(coin, parts)) => self.threaten(seat, threat, coin, parts.of(hand), true),
            Some(FoiledBy::TwoOf(_) | FoiledBy::Worker) => self.night_asks(seat, Night::FoilPrice { scheme }),
            Some(FoiledBy::Card(kind)) => self.turn_down(seat, kind),
            None => {}
        }
    }

    /// [V25.20] [V25.21] Cards lie face down, except those that are paid for.
    fn turn_down(&mut self, seat: Seat, kind: Kind) {
        let set = self.rules.pack.of_kind(kind);
        let player = self.table.player_mut(seat);
        let mut down = 0;
        for building in player.city.iter_mut().filter(|b| set.has(b.card)) {
            building.set_down(true);
            down += 1;
        }
        self.rules.recount(self.table, seat);
        if down > 0 {
            self.told.hear(self.table, || Event::Turned { seat, down });
            self.night_asks(seat, Night::KeepOpen { kind });
        }
    }

    /// A one-shot scheme is carried out, as far as it was not foiled.
    #[cold]
    pub(crate) fn strike(&mut self, seat: Seat, scheme: SchemeCard, paid: u8) {
        if paid == 0 || !scheme.does.is_foiled_whole() {
            self.act(seat, scheme, paid);
        }
    }

    /// What a scheme does when it comes into force, or strikes after so many parts of it were foiled.
    fn act(&mut self, seat: Seat, scheme: SchemeCard, foiled: u8) {
        let hand = self.table.player(seat).usable() as u8;
        let parts = match scheme.does.foiled_by() {
            Some(FoiledBy::Each(_, parts)) => parts.of(hand).saturating_sub(foiled),
            Some(FoiledBy::All(..) | FoiledBy::TwoOf(_) | FoiledBy::Worker | FoiledBy::Card(_)) | None => 1,
        };
        match scheme.does.strike() {
            Strike::Nothing => {}
            Strike::Bribe => self.night_gains(BRIBES[self.table.player(seat).season.index()]),
            Strike::Sweep(colour) => self.sweep_colour(colour),
            Strike::Stick(n) => (0..n).for_each(|_| self.web_up(seat)),
            Strike::Rob => {
                let n = self.roll();
                if let Some(faces) = self.rules.pack.schemes[usize::from(scheme.number.0)].die {
                    self.lose_goods(seat, faces[usize::from(n) - 1], 3);
                }
            }
            Strike::Steal { .. } => self.cards_to_her(seat, parts.into()),
            Strike::Creep => self.creep(seat),
            Strike::Imitate => {
                let n = self.table.player(seat).hand.len() as u8;
                self.night_gains(2 * n);
            }
            Strike::Capture => match self.table.player(seat).workers.home() {
                Some(worker) => self.capture(seat, worker),
                None => {
                    self.night_gains_level();
                    self.night_asks(seat, Night::Capture { scheme });
                }
            },
            Strike::Repossess => self.night_asks(seat, Night::Yield { threat: Threat::Scheme(scheme) }),
            Strike::Drug => self.night_asks(seat, Night::Capture { scheme }),
            Strike::Work => {
                for _ in 0..parts {
                    if let Some(card) = self.draw() {
                        self.enter_her_city(card, None);
                    }
                }
            }
            Strike::Cheat => self.cheat(),
        }
    }

    /// All cards of a colour leave the Meadow.
    fn sweep_colour(&mut self, colour: Colour) {
        let among = self.rules.pack.of_colour(colour);
        for slot in Slot::all() {
            if self.table.meadow[slot.index()].is_some_and(|card| among.has(card)) {
                self.sweep(slot);
            }
        }
        self.refill();
    }

    /// A hand card at random cannot be used for now.
    fn web_up(&mut self, seat: Seat) {
        if let Some(card) = self.random_hand_card(seat)
            && let Some(at) = self.table.player(seat).hand.iter().position(|held| *held == Held::usable(card))
        {
            self.turn_in_hand(seat, at, true);
        }
    }

    fn creep(&mut self, seat: Seat) {
        Slot::all().for_each(|slot| self.sweep(slot));
        self.refill();
        let tan = self.rules.pack.of_colour(Colour::Tan);
        let hand: ArrayVec<CardId, 16> =
            self.table.player(seat).hand.iter().filter(|held| !held.stuck()).map(|held| held.card()).collect();
        for card in hand.into_iter().filter(|&card| tan.has(card)) {
            self.leave_hand_openly(seat, card);
            self.drop_openly(card);
        }
        self.night_gains_level();
    }

    fn cheat(&mut self) {
        let n = self.roll();
        let free = |event: &EventId| self.table.claimed[event.index()].is_none();
        let basics = (0..BASIC_EVENTS as u8).map(EventId);
        let specials = self.table.specials;
        let event = match n {
            1 | 2 => basics.clone().find(free),
            3 | 4 => basics.rev().find(free),
            5 | 6 => specials.iter().copied().find(free),
            _ => specials.iter().copied().rev().find(free),
        };
        match event {
            Some(event) => self.claim_for_her(event),
            None => self.night_gains_level(),
        }
    }

    /// [V25.25] A worker waits in her Lair.
    pub(crate) fn capture(&mut self, seat: Seat, worker: Worker) {
        self.table.player_mut(seat).workers.set(worker, Post::Captive);
        self.told.hear(self.table, || Event::Captured { seat });
    }

    /// [V25.27] A worker serves as a spider.
    pub(crate) fn drug(&mut self, seat: Seat, worker: Worker) {
        self.table.player_mut(seat).workers.set(worker, Post::Drugged);
        self.table.rival.workers[SPIDERS - 1] = Post::Home;
        self.told.hear(self.table, || Event::Captured { seat });
    }
}

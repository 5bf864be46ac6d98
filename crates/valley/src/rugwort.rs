//! Rugwort, the solo opponent of the base game: he has no turns, but takes what lies about. [V12.1]

use crate::Valley;
use crate::apply::Run;
use crate::event::Event;
use crate::frame::HOST;
use crate::heaps::Heap;
use crate::ids::*;
use crate::mode::Year;
use crate::pack::Asks;
use table::{Seat, Side, Sink};
use woodland::Season;

/// His two workers, by where they stand first. [V12.2]
#[derive(Clone, Copy)]
enum Rugworts {
    Forest,
    Basic,
}

impl<S: Sink<Valley>> Run<'_, S> {
    /// [V12.2] One of his workers stands on the first forest card, the other on the first basic location.
    pub(crate) fn set_up_rugwort(&mut self) {
        self.table.rival.workers[Rugworts::Forest as usize] = Post::At(Site::Forest(Clearing(0)));
        self.table.rival.workers[Rugworts::Basic as usize] = Post::At(self.rugwort_basic(Season::Winter));
    }

    /// [V12.8] The exclusive basic location that he holds in a season.
    fn rugwort_basic(&self, season: Season) -> Site {
        let ring = self.rules.pack.ring();
        Site::Basic(ring.get(season.index()).copied().unwrap_or(BasicId(0)))
    }

    /// [V12.3] After each card the die gives him one of the Meadow; two after a legend. [V16.8]
    #[cold]
    pub(crate) fn rugwort_takes(&mut self, played: CardId) {
        let legend = self.rules.pack.tables.legends.has(played);
        if legend {
            self.table.rival.points = self.table.rival.points.saturating_add(3);
        }
        for _ in 0..1 + u8::from(legend) {
            let Some(slot) = Slot::rolled(self.roll()) else {
                continue;
            };
            let Some(card) = self.table.meadow[slot.index()].take() else {
                continue;
            };
            self.told.hear(self.table, || Event::RivalTook { card, slot });
            if self.rules.pack.tables.fools.has(card) {
                self.send_fool_to_human(HOST, card);
            } else {
                self.table.heaps.put(Heap::RivalCity, card);
            }
            self.refill();
        }
    }

    /// A Fool that the opponent in the box plays goes to a human, or is discarded. [V12.9] [V21.5]
    pub(crate) fn send_fool_to_human(&mut self, seat: Seat, card: CardId) {
        if self.rules.takes_fool(self.table, seat.into()) {
            let Spot { nth, .. } = self.settle(seat, card);
            self.told.hear(self.table, || Event::Played {
                side: Side::RIVAL,
                card,
                from: crate::action::From::Shown,
                into: seat.into(),
                nth,
            });
        } else {
            self.drop_openly(card);
        }
    }

    /// [V12.5] [V12.6] [V12.7] [V12.8] He prepares as soon as the human has.
    #[cold]
    pub(crate) fn rugwort_prepares(&mut self, seat: Seat) {
        for event in (0..BASIC_EVENTS as u8).map(EventId) {
            let Asks::Colour(colour, n) = self.rules.pack.event(event).asks else {
                continue;
            };
            let set = self.rules.pack.of_colour(colour);
            let has = self.table.rival_city().filter(|&card| set.has(card)).count();
            if self.table.claimed[event.index()].is_none() && has >= usize::from(n) {
                self.table.claimed[event.index()] = Some(Side::RIVAL);
                self.told.hear(self.table, || Event::Claimed { side: Side::RIVAL, event });
            }
        }
        self.rugwort_moves(seat, self.table.player(seat).season);
    }

    /// His workers in a season.
    pub(crate) fn rugwort_moves(&mut self, seat: Seat, season: Season) {
        let year = self.rules.mode.year().unwrap_or(Year::First);
        let slots: &[Slot] = match season {
            Season::Spring => &[Slot(0)],
            Season::Summer => &[Slot(1)],
            Season::Winter | Season::Autumn => &[Slot(2), Slot(3)],
        };
        for &slot in slots {
            self.table.rival.blocked |= slot.bit();
            self.told.hear(self.table, || Event::Blocked { slot });
        }
        // Counter-clockwise from the top left: bottom left, then the top right of three.
        let forest = match season {
            Season::Spring => Site::Forest(Clearing(2)),
            Season::Summer => Site::Forest(Clearing(1)),
            Season::Winter | Season::Autumn => Site::Journey(JourneySpace(2 + year.number())),
        };
        self.move_rival_worker(Rugworts::Forest, Post::At(forest));
        if season == Season::Autumn && year == Year::Third {
            self.table.rival.workers[Rugworts::Basic as usize] = Post::Lost;
            let workers = &mut self.table.player_mut(seat).workers;
            if let Some(worker) = workers.last_home() {
                workers.set(worker, Post::Lost);
            }
        } else {
            let basic = self.rugwort_basic(season);
            self.move_rival_worker(Rugworts::Basic, Post::At(basic));
        }
    }

    fn move_rival_worker(&mut self, worker: Rugworts, to: Post) {
        self.table.rival.workers[worker as usize] = to;
        if let Post::At(site) = to {
            self.told.hear(self.table, || Event::RivalWorker { site });
        }
    }

    /// [V12.9] A card of his city is discarded for the Fool.
    pub(crate) fn evict(&mut self, card: CardId) {
        let nth = self.table.rival_copies(card).saturating_sub(1);
        let at = self.table.rival_city().rposition(|other| other == card);
        if let Some(at) = at {
            self.table.heaps.remove(Heap::RivalCity, at);
            self.discard_openly(card);
            let spot = Spot { owner: Side::RIVAL, card, nth };
            let stood = Post::At(Site::City(spot));
            self.table.change_posts(|post| if post == stood { Post::Away } else { post });
            self.told.hear(self.table, || Event::Evicted { card });
        }
    }
}

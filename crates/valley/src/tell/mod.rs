//! Putting the game into words, in no language yet: here what both rooms share, and how a game ends.

mod ask;
mod told;

use crate::Valley;
use crate::action::{Action, From};
use crate::event::Event;
use crate::frame::Threat;
use crate::ids::*;
use crate::mode::{Against, Year};
use crate::pack::Entry;
use crate::score::Score;
use crate::state::State;
use crate::view::View;
use crate::webs::{Personality, Plot, Scheme};
use table::{Arg, Game, Heard, Line, Seat, Side, Tell};

impl Valley {
    /// The plot, scheme or personality behind a threat.
    fn threat_entry(&self, threat: Threat) -> &Entry {
        match threat {
            Threat::Scheme(scheme) => self.pack.scheme(scheme),
            Threat::Silk(_) => self.pack.plot(Plot::SilkBarrier),
            Threat::Compensation => self.pack.plot(Plot::Compensation),
            Threat::Mesmerize => self.pack.plot(Plot::Mesmerize),
            Threat::Ingenuity => self.pack.plot(Plot::Ingenuity),
            Threat::Taking => self.pack.plot(Plot::ForcefulTaking),
            Threat::Bounty => self.pack.plot(Plot::StolenBounty),
            Threat::Strings => self.pack.plot(Plot::PullingStrings),
            Threat::Nasty => self.pack.personality(Personality::Nasty),
            Threat::Trap => self.pack.scheme(Scheme::InvisibleTrap.card()),
        }
    }

    /// What somebody threatens, by its name.
    fn threat_name(&self, threat: Threat) -> Arg {
        Arg::from(&self.threat_entry(threat).name)
    }

    /// What a plot, scheme or personality says.
    fn threat_text(&self, threat: Threat) -> Arg {
        Arg::from(&self.threat_entry(threat).text)
    }

    /// Where a card is played from.
    fn origin_line(&self, from: From) -> Line {
        Line::new(match from {
            From::Hand => "valley-from-hand",
            From::Meadow(_) => "valley-from-meadow",
            From::Legend => "valley-from-legend",
            From::Pile => "valley-from-pile",
            From::Shown => "valley-from-shown",
        })
    }
}

impl Score {
    /// The points with where they come from in words.
    fn reckoning(self) -> Vec<(Line, i32)> {
        vec![
            (Line::new("valley-score-cards"), self.cards),
            (Line::new("valley-score-bonus"), self.bonus),
            (Line::new("valley-score-tokens"), self.tokens),
            (Line::new("valley-score-journey"), self.journey),
            (Line::new("valley-score-events"), self.events),
        ]
    }
}

impl Tell for Valley {
    fn ask(&self, view: &View) -> Line {
        self.question_line(view)
    }

    fn offer(&self, view: &View, action: Action) -> Line {
        self.offer_line(view, action)
    }

    fn tell(&self, event: &Event) -> Option<Line> {
        self.event_line(event)
    }

    fn rule_behind(&self, event: &Event) -> Option<&'static str> {
        self.rule_of(event)
    }

    fn setup_film(&self, seed: u64) -> Vec<(Event, State)> {
        if !self.has_rival() {
            return Vec::new();
        }
        let mut heard = Heard::filming();
        let table = self.lay_table(seed, &mut heard);
        heard.shots(table)
    }

    fn reckoning(&self, state: &State, seat: Seat) -> Vec<(Line, i32)> {
        self.score(state, seat).reckoning()
    }

    fn accounts(&self, state: &State) -> Vec<(Line, Vec<(Line, i32)>)> {
        let rival = self.has_rival().then_some(Side::RIVAL);
        let all = seats(self.players()).map(Side::player).chain(rival);
        all.map(|side| (self.side_name(side), self.score(state, side).reckoning())).collect()
    }

    fn verdict(&self, state: &State) -> Vec<Line> {
        let outcome = self.outcome(state);
        match outcome.winners[..] {
            _ if !state.is_over() => Vec::new(),
            [] => vec![self.who("valley-verdict-lost", Side::RIVAL)],
            [seat] if self.players() == 1 => {
                vec![self.who("valley-verdict-won", Side::RIVAL).with("winner", self.seat_name(seat))]
            }
            _ if self.has_rival() => outcome
                .winners
                .iter()
                .map(|&seat| self.who("valley-verdict-won", Side::RIVAL).with("winner", self.seat_name(seat)))
                .collect(),
            [seat] => vec![Line::new("verdict-winner").with("who", self.seat_name(seat))],
            _ => vec![Line::new("verdict-shared")],
        }
    }

    fn automa(&self) -> Option<(Line, &'static str, &'static str)> {
        match self.mode.against {
            Against::Players(_) => None,
            Against::Rugwort(year) => Some((
                self.side_name(Side::RIVAL),
                "rugwort",
                match year {
                    Year::First => "year 1",
                    Year::Second => "year 2",
                    Year::Third => "year 3",
                },
            )),
            Against::Nightweave(lair) => Some((
                self.side_name(Side::RIVAL),
                "nightweave",
                ["0", "1", "2", "3", "4"][lair.level.min(Level::MOST).index()],
            )),
        }
    }

    fn card_played<'a>(&'a self, event: &Event) -> Option<(Seat, &'a str)> {
        match event {
            Event::Played { side, card, into, .. } if into == side => {
                Some((side.seat()?, &self.pack.card(*card).entry.id))
            }
            _ => None,
        }
    }
}

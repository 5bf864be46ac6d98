//! The answers that a person beside the table would give, read off what happened on screen.

use super::Turn;
use crate::frame::Threat;
use crate::heaps::Heap;
use crate::ids::*;
use crate::lair::site_of;
use crate::nightweave::{Count, Foil, InCity, InRow, Known, Named, Nightweave, Place, Question, Source, Stand, Wanted};
use crate::state::State;
use crate::webs::Scheme;
use crate::{Event, Valley};
use table::companion::{Companion, Reply};
use table::{Game, Seat, Side};

fn pick(n: usize) -> Reply {
    Reply::Pick(n as u16)
}

fn or_nothing(found: Option<usize>) -> Reply {
    found.map_or(Reply::Nothing, pick)
}

impl Turn {
    /// The cards that came into her city or Lair openly, and from no slot.
    fn unseen_cards(&self) -> impl Iterator<Item = CardId> {
        self.since_scheme().iter().filter_map(|event| match *event {
            Event::NightPlayed { card, slot: None } | Event::Feat { card: Some(card) } => Some(card),
            _ => None,
        })
    }

    /// What was told since a one-shot scheme was drawn, or since the turn began.
    fn since_scheme(&self) -> &[Event] {
        let drawn = |event: &Event| matches!(event, Event::SchemeDrawn { scheme } if scheme.does.is_one_shot());
        self.told.iter().position(drawn).map_or(&self.told, |at| &self.told[at + 1..])
    }

    fn is_foiled(&self, scheme: Scheme) -> bool {
        self.told
            .iter()
            .any(|event| matches!(event, Event::Foiled { threat: Threat::Scheme(card) } if card.does == scheme))
    }

    /// The numbers of all events of a sort, added up.
    fn sum(&self, number: impl Fn(&Event) -> Option<u8>) -> Reply {
        Reply::Number(self.told.iter().filter_map(number).map(i16::from).sum())
    }

    /// The open destination that she plays beside her figure. [V24.4]
    fn snagged(&self) -> Option<CardId> {
        let at = self.told.iter().position(|event| matches!(event, Event::Figure { .. }))?;
        let Event::Figure { slot: figure } = self.told[at] else {
            return None;
        };
        self.told[at..].iter().find_map(|event| match *event {
            Event::NightPlayed { card, slot: Some(slot) } if slot != figure => Some(card),
            _ => None,
        })
    }

    /// The card of a human that she takes, or the one in its place. [V24.15] [V24.16] [V25.26]
    fn taken(&self) -> Option<CardId> {
        self.unseen_cards().last()
    }
}

/// What people say when they are asked how often, or how much.
fn count(turn: &Turn, count: Count) -> Reply {
    let gains = || {
        turn.since_scheme()
            .iter()
            .filter_map(|event| if let Event::NightGained { points } = *event { Some(i16::from(points)) } else { None })
    };
    match count {
        Count::Ingenuity | Count::Strings => turn.sum(|event| matches!(event, Event::Feat { card: None }).then_some(1)),
        Count::Borrowing | Count::PickpocketCards => {
            turn.sum(|event| if let Event::Stolen { n, .. } = *event { Some(n) } else { None })
        }
        Count::PickpocketTokens => Reply::Number(gains().filter(|&points| points == 1).count() as i16),
        Count::Imitation => Reply::Number(gains().next().unwrap_or(0) / 2),
        Count::HardWork => Reply::Number(turn.unseen_cards().count() as i16),
        Count::Robber | Count::Newleaf => panic!("{count:?} is not on screen"),
    }
}

fn foil(turn: &Turn, foil: Foil) -> bool {
    let told = |wanted: &dyn Fn(&Event) -> bool| turn.told.iter().filter(|event| wanted(event)).count();
    match foil {
        Foil::Compensation(nth) => {
            let paid = |event: &Event| matches!(event, Event::Foiled { threat: Threat::Compensation });
            usize::from(nth) <= told(&paid)
        }
        // She takes two cards of the hand, one of them into hers. [V24.9]
        Foil::Mesmerize => told(&|event| matches!(event, Event::Stolen { .. })) > 0,
        Foil::CreepyCrawlies => turn.is_foiled(Scheme::CreepyCrawlies),
        Foil::Cheating => turn.is_foiled(Scheme::Cheating),
        Foil::RansomNobodyHome => {
            let gained = |event: &Event| matches!(event, Event::NightGained { .. });
            !turn.is_foiled(Scheme::Ransom)
                && turn.before.player(Seat::FIRST).workers.iter().all(|&post| post != Post::Home)
                && (turn.since_scheme().iter().any(gained) || turn.level == Level(0))
        }
        Foil::Soup => turn.since_scheme().iter().any(|event| matches!(event, Event::Captured { .. })),
    }
}

/// The card whose name is asked for.
fn card(turn: &Turn, known: &Known, from: Source) -> Reply {
    let state = &turn.before;
    match from {
        Source::Meadow(slot) => pick(state.meadow[slot.index()].unwrap().index()),
        Source::Top(n) => pick(turn.unseen_cards().nth(n.saturating_sub(1).into()).unwrap().index()),
        Source::Hand => pick(turn.unseen_cards().next().unwrap().index()),
        Source::Feat(left) => {
            let mut named: Vec<CardId> = state.heaps.of(Heap::Feats).iter().map(|lying| lying.card).collect();
            for feat in &known.feats {
                if let Some(at) = named.iter().position(|&card| Named::Ours(card) == *feat) {
                    named.remove(at);
                }
            }
            pick(named[usize::from(left) - 1].index())
        }
        Source::Human => or_nothing(turn.taken().map(CardId::index)),
        Source::Snag => or_nothing(turn.snagged().map(CardId::index)),
        Source::Station(_) | Source::Green => panic!("{from:?} is not on screen"),
    }
}

/// The scheme that was drawn, of this sort or of any.
fn scheme(turn: &Turn, wanted: Wanted) -> Reply {
    let drawn = turn.told.iter().filter_map(|event| match *event {
        Event::SchemeDrawn { scheme } => Some(scheme),
        _ => None,
    });
    let mut fits = drawn.filter(|card| wanted.fits(card));
    or_nothing(fits.next().map(|card| card.number.0.into()))
}

/// The place of her city where a spider of hers went.
fn spot(turn: &Turn, known: &Known, at: &[InCity]) -> Option<InCity> {
    let card = turn.told.iter().find_map(|event| match *event {
        Event::Spider { site: Site::City(spot) } => Some(Named::Ours(spot.card)),
        _ => None,
    });
    at.iter().copied().find(|at| Some(known.city[at.index()].card) == card)
}

/// The answer to what the companion asks in this turn.
pub(super) fn answer(rules: &Valley, game: &Companion<&Nightweave>, turn: &Turn, rolled: &mut usize) -> Reply {
    let (state, known): (&State, &Known) = (&turn.before, game.known());
    match game.question().unwrap() {
        Question::TurnUp => match turn.told[0] {
            Event::Activity { card, .. } => pick(card.index()),
            ref other => panic!("{other:?}"),
        },
        Question::Roll(_) => {
            let rolls =
                turn.told.iter().filter_map(|event| if let Event::Rolled { n } = *event { Some(n) } else { None });
            *rolled += 1;
            Reply::Number(rolls.into_iter().nth(*rolled - 1).unwrap().into())
        }
        Question::FirstFree(places) => {
            or_nothing(places.iter().position(|&place: &Place| rules.free_for_her(state, site_of(place))))
        }
        Question::Event(row, order, _) => {
            let free = |n: &&InRow| state.claimed[rules.event_at(state, *row, **n).index()].is_none();
            or_nothing(order.iter().find(free).map(|n| n.index()))
        }
        Question::Special(n) => pick(state.specials[n.index()].index()),
        Question::Card(from) => card(turn, known, *from),
        Question::TopNeedsNoRoom => {
            let tables = &rules.pack.tables;
            Reply::Is(state.her_hand().next_back().is_some_and(|card| tables.legends.or(tables.corrin).has(card)))
        }
        Question::OwnSpot(at) => {
            let cards: Vec<InCity> =
                at.iter().filter_map(|stand| if let Stand::Card(at) = *stand { Some(at) } else { None }).collect();
            let went = spot(turn, known, &cards).unwrap();
            pick(at.iter().position(|stand| *stand == Stand::Card(went)).unwrap())
        }
        Question::OpenOwn(at) => match rules.spots_for_her(state, Side::RIVAL, true).is_empty() {
            true => Reply::Nothing,
            false => pick(spot(turn, known, at).unwrap().index()),
        },
        Question::Mood => {
            let mood = turn.told.iter().find_map(|event| match *event {
                Event::Mood { personality } => Some(personality),
                _ => None,
            });
            pick(mood.unwrap() as usize)
        }
        Question::SwarmWeb => {
            let places = game.opponent().house.grounds();
            let laid = |place: &Place| {
                turn.told.iter().any(|event| matches!(event, Event::Web { site } if *site == site_of(*place)))
            };
            or_nothing(places.iter().position(laid))
        }
        Question::OpenSpot(human) => Reply::Is(!rules.spots_for_her(state, (*human).into(), true).is_empty()),
        Question::OpenCard(human) => {
            let open = rules.pack.tables.open;
            Reply::Is(state.player(*human).city.iter().any(|card| open.has(card.card) && !card.down()))
        }
        Question::Scheme(wanted) => scheme(turn, *wanted),
        Question::YourSeason => pick(u8::from(state.player(Seat::FIRST).season).into()),
        Question::Foil(which) => Reply::Is(foil(turn, *which)),
        Question::Count(which) => count(turn, *which),
        other => panic!("{other:?} at {}", rules.mode()),
    }
}

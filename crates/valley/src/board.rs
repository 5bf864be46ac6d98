//! Where choices lie on the table, and what one would lead to: what a screen needs beyond the rules.

use crate::action::{Action, From, Means};
use crate::frame::{Ask, Night, Threat};
use crate::ids::*;
use crate::state::State;
use crate::view::View;
use crate::{Event, Score, Valley};
use table::board::{Board, Phase, Row};
use table::{Arg, Chance, Line, Seat, Side};
pub use woodland::words::Verb;
use woodland::words::{good_line, goods_arg, season_line};
use woodland::{Goods, Standing};

/// The thing on the table that a choice is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// A place of the board: a location, the Journey, an event.
    Site(Site),
    /// A slot of the Meadow.
    Meadow(Slot),
    /// A card of the hand.
    Hand(CardId),
    /// A card among those shown or looked at.
    Shown(CardId),
    /// A card of a city, its owner's seat named.
    City(Spot),
    /// A legend not yet played.
    Legend(CardId),
    /// The Pigs' pile.
    Pile,
    /// Nothing on the table: the answer is a word.
    Prompt,
}

/// What choices would lead to.
pub type Preview = table::board::Preview<Standing<Score>, Event>;

/// Whether the cards to pick from are those shown or looked at.
fn lies_aside(ask: Ask) -> bool {
    matches!(ask, Ask::Keep | Ask::Scrolls { .. } | Ask::Night(Night::Lose { threat: Threat::Mesmerize }))
}

/// Whether the cards to pick from lie in a city.
fn lies_in_city(ask: Ask) -> bool {
    matches!(
        ask,
        Ask::Activate { .. }
            | Ask::Copy { .. }
            | Ask::Produce { .. }
            | Ask::Dismantle { .. }
            | Ask::Ruin
            | Ask::Tuck { from_city: true, .. }
            | Ask::Night(Night::Guard | Night::Yield { .. } | Night::KeepOpen { .. } | Night::Spider { .. })
            | Ask::Evict
    )
}

/// How a play is paid, as far as that is not said by the play itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// How the card is paid, if one is played.
    pub means: Option<Means>,
    /// The resources it takes.
    pub paid: Goods,
}

impl Board for Valley {
    table::board!(Standing<Score>, Way, enough: Action::Skip);

    fn target(&self, view: &View, action: Action) -> Target {
        let Some((seat, ask)) = view.question() else { return Target::Prompt };
        let site = |site: Site<Pick>| match site.by(seat) {
            Site::City(spot) => Target::City(spot),
            other => Target::Site(other),
        };
        match action {
            Action::Place(at) | Action::Use(at) => site(at),
            Action::Play { card, from, .. } => match from {
                From::Hand => Target::Hand(card),
                From::Meadow(slot) => Target::Meadow(slot),
                From::Legend => Target::Legend(card),
                From::Pile => Target::Pile,
                From::Shown => Target::Shown(card),
            },
            Action::Meadow(slot) => Target::Meadow(slot),
            Action::Pick(spot) if lies_aside(ask) => Target::Shown(spot.card),
            Action::Pick(spot) if lies_in_city(ask) => Target::City(spot.by(seat)),
            Action::Pick(spot) => Target::Hand(spot.card),
            Action::Prepare
            | Action::Pass
            | Action::Pay(_)
            | Action::Good(_)
            | Action::Point
            | Action::To(_)
            | Action::Option(_)
            | Action::Skip => Target::Prompt,
        }
    }

    fn target_name(&self, view: &View, seat: Seat, target: Target) -> Arg {
        match target {
            Target::Site(site) => self.site_name(site),
            Target::Meadow(slot) => match view.meadow[slot.index()] {
                Some(card) => self.card_name(card),
                None => Line::new("nothing").into(),
            },
            Target::Hand(card) | Target::Shown(card) | Target::Legend(card) => self.card_name(card),
            Target::City(spot) => self.spot_line(spot, seat).into(),
            Target::Pile => view.pile.last().map_or_else(|| Line::new("nothing").into(), |&card| self.card_name(card)),
            Target::Prompt => Line::new("nothing").into(),
        }
    }

    fn deed(&self, action: Action) -> Line {
        let of_card = |id: &'static str, card| Line::new(id).with("card", self.card_name(card));
        match action {
            Action::Place(Site::City(spot)) => of_card("page-short-visit", spot.card),
            Action::Place(site) => Line::new("page-short-place").with("space", self.site_name(site)),
            Action::Play { card, .. } => of_card("page-short-play", card),
            Action::Pick(spot) => of_card("page-short-pick", spot.card),
            Action::Use(site) => Line::new("page-short-use").with("space", self.site_name(site)),
            Action::Good(good) => Line::new("page-short-good").with("good", good_line(good, 1)),
            Action::Point => Line::new("n-point-token").with("n", 1),
            Action::To(side) => self.side_name(side),
            Action::Pay(goods) => Line::new("as-named").with("name", goods_arg(goods)),
            Action::Prepare => Line::new("page-valley-short-prepare"),
            Action::Pass => Line::new("page-valley-short-pass"),
            Action::Meadow(_) | Action::Option(_) | Action::Skip => Line::new("page-short-answer"),
        }
    }

    fn card_in(&self, action: Action) -> Option<(&str, Arg)> {
        let card = match action {
            Action::Play { card, .. } => card,
            Action::Pick(spot) | Action::Place(Site::City(spot)) => spot.card,
            _ => return None,
        };
        Some((&self.pack.card(card).entry.id, self.card_name(card)))
    }

    fn wish(&self, view: &View, seat: Seat, target: Target) -> Option<Action> {
        let play = |card: CardId, from: From| Some(Action::Play { card, from, means: Means::Cost });
        match target {
            Target::Site(site) => Some(Action::Place(site.seen_from(seat))),
            Target::City(spot) => {
                let visited = self.pack.card(spot.card).spaces > 0 && spot.owner != Side::RIVAL;
                visited.then(|| Action::Place(Site::City(spot.seen_from(seat))))
            }
            Target::Meadow(slot) => play(view.meadow[slot.index()]?, From::Meadow(slot)),
            Target::Hand(card) => play(card, From::Hand),
            Target::Legend(card) => play(card, From::Legend),
            Target::Pile => play(*view.pile.last()?, From::Pile),
            Target::Shown(_) | Target::Prompt => None,
        }
    }

    fn touches(&self, event: &Event) -> Vec<Target> {
        let at = |site: Site| match site {
            Site::City(spot) => Target::City(spot),
            other => Target::Site(other),
        };
        match *event {
            Event::Placed { site, .. }
            | Event::Used { site, .. }
            | Event::TookBack { site, .. }
            | Event::MovedWorker { from: site, .. }
            | Event::Watching { site, .. }
            | Event::Spider { site }
            | Event::BlockedFor { site, .. }
            | Event::Web { site }
            | Event::RivalWorker { site } => vec![at(site)],
            Event::Visited { spot, .. } | Event::Activated { spot, .. } => vec![Target::City(spot)],
            Event::Played { card, into: owner, nth, .. } => vec![Target::City(Spot { owner, card, nth })],
            Event::Answered { seat, card } => vec![Target::City(Spot { owner: seat.into(), card, nth: 0 })],
            Event::RivalTook { card, slot } | Event::NightPlayed { card, slot: Some(slot) } => {
                vec![Target::City(Spot::of_rival(card)), Target::Meadow(slot)]
            }
            Event::NightPlayed { card, slot: None } => vec![Target::City(Spot::of_rival(card))],
            Event::Took { slot, .. }
            | Event::Swept { slot, .. }
            | Event::Refilled { slot, .. }
            | Event::NightTook { slot, .. }
            | Event::Figure { slot }
            | Event::Blocked { slot } => vec![Target::Meadow(slot)],
            Event::Claimed { event, .. } | Event::Laid { event, .. } | Event::Tucked { event, .. } => {
                vec![Target::Site(Site::Event(event))]
            }
            _ => Vec::new(),
        }
    }

    fn card_of(&self, event: &Event) -> Option<(&str, Arg)> {
        let card = match *event {
            Event::Played { card, .. }
            | Event::Took { card, .. }
            | Event::TookShown { card, .. }
            | Event::Swept { card, .. }
            | Event::Dropped { card }
            | Event::Refilled { card, .. }
            | Event::Answered { card, .. }
            | Event::RivalTook { card, .. }
            | Event::Evicted { card }
            | Event::NightTook { card, .. }
            | Event::NightPlayed { card, .. }
            | Event::FeatShown { card } => card,
            Event::Visited { spot, .. }
            | Event::Activated { spot, .. }
            | Event::Placed { site: Site::City(spot), .. }
            | Event::Used { site: Site::City(spot), .. } => spot.card,
            _ => return None,
        };
        Some((&self.pack.card(card).entry.id, self.card_name(card)))
    }

    fn sign(&self, event: &Event) -> Option<&'static str> {
        Some(match event {
            Event::Placed { .. }
            | Event::Used { .. }
            | Event::MovedWorker { .. }
            | Event::TookBack { .. }
            | Event::Watching { .. }
            | Event::RivalWorker { .. } => "slot",
            Event::Played { .. } | Event::NightPlayed { .. } => "card",
            Event::Took { .. } | Event::TookShown { .. } | Event::RivalTook { .. } | Event::NightTook { .. } => "hand",
            Event::GaveCard { .. } => "hand",
            Event::Refilled { .. } => "deck",
            Event::Swept { .. } | Event::Dropped { .. } | Event::Evicted { .. } => "discard",
            Event::Claimed { .. } => "event",
            Event::Activated { .. } => "green",
            Event::Answered { .. } => "blue",
            Event::Visited { .. } => "point",
            Event::Season { season, .. } | Event::NightSeason { season } => season.id(),
            Event::Passed { .. } | Event::NightOver => "skip",
            Event::Activity { .. } => "eye",
            Event::Spider { .. } => "spider",
            Event::Web { .. } | Event::Figure { .. } => "web",
            Event::Blocked { .. } | Event::BlockedFor { .. } => "lock",
            _ => return None,
        })
    }

    fn is_paying(&self, state: &State) -> bool {
        matches!(state.question(), Some((_, Ask::Pay { .. })))
    }

    fn row(&self, before: &State, now: &State) -> Option<Row> {
        let ((_, before), (_, now)) = (before.question()?, now.question()?);
        let loose = match (before, now) {
            (Ask::Discard { step: same, left: had, .. }, Ask::Discard { step, left, .. })
            | (Ask::Dismantle { step: same, left: had, .. }, Ask::Dismantle { step, left, .. }) => {
                step == same && left < had
            }
            (Ask::GiveCard { to: same, left: had }, Ask::GiveCard { to, left }) => to == same && left < had,
            (Ask::Tuck { event: same, left: had, .. }, Ask::Tuck { event, left, .. }) => event == same && left < had,
            (Ask::MustDiscard { left: had }, Ask::MustDiscard { left })
            | (Ask::StoatDiscard { left: had, .. }, Ask::StoatDiscard { left, .. })
            | (Ask::Sweep { left: had }, Ask::Sweep { left })
            | (Ask::TakeMeadow { left: had, .. }, Ask::TakeMeadow { left, .. })
            | (Ask::Toll { left: had, .. }, Ask::Toll { left, .. }) => left < had,
            (Ask::Night(Night::Foil { threat: same, paid: had, .. }), Ask::Night(Night::Foil { threat, paid, .. })) => {
                threat == same && paid > had
            }
            (Ask::Night(Night::KeepOpen { .. }), Ask::Night(Night::KeepOpen { .. })) => true,
            (Ask::Activate { left: had, .. }, Ask::Activate { left, .. }) if left < had => return Some(Row::InOrder),
            (Ask::Produce { .. }, Ask::Produce { .. }) => return Some(Row::InOrder),
            _ => false,
        };
        loose.then_some(Row::Loose)
    }

    fn way(&self, actions: &[Action], told: &[Event]) -> Way {
        let Some(&Action::Play { means, .. }) = actions.first() else { return Way { means: None, paid: Goods::NONE } };
        let paying = told.iter().take_while(|event| !matches!(event, Event::Played { .. }));
        let paid = { paying }.find_map(|event| match event {
            Event::Paid { goods, .. } => Some(*goods),
            _ => None,
        });
        Way { means: Some(means), paid: paid.unwrap_or(Goods::NONE) }
    }

    fn price(&self, _: Action, way: &Way) -> [u32; 4] {
        // An Occupied token costs nothing, resources come before what leaves the city.
        let rank = match way.means {
            None | Some(Means::Occupied(_)) => 0,
            Some(Means::Cost) => 1,
            Some(Means::Swap | Means::Tokens(_)) => 2,
            Some(Means::Leave(_) | Means::Prisoner(_) | Means::Banner(_)) => 3,
        };
        [rank, way.paid.total(), 0, 0]
    }

    fn season(&self, state: &State, seat: Seat) -> Phase {
        let season = state.player(seat).season;
        Phase { id: season.id(), name: season_line(season) }
    }

    fn quest(&self) -> Option<Line> {
        self.has_rival().then(|| self.side_name(Side::RIVAL))
    }

    fn standing(&self, state: &State, seat: Seat) -> Standing<Score> {
        let player = state.player(seat);
        Standing { goods: player.goods, points: player.points, score: self.score(state, seat) }
    }

    fn seen_scores(&self, view: &View) -> Vec<(Side, Score)> {
        let state = self.imagine(view, &mut Chance::from_seed(1));
        self.sides().map(|side| (side, self.score(&state, side))).collect()
    }

    fn rivals(&self) -> Vec<(Side, Line)> {
        self.sides().map(|side| (side, self.side_name(side))).collect()
    }

    fn rival_points(&self, state: &State) -> Vec<i32> {
        self.sides().map(|side| self.score(state, side).total()).collect()
    }
}

impl Valley {
    /// The players, and the opponent in the box behind them.
    pub(crate) fn sides(&self) -> impl Iterator<Item = Side> {
        let rival = self.has_rival().then_some(Side::RIVAL);
        (0..self.players() as u8).map(|i| Side::player(Seat(i))).chain(rival)
    }

    /// A card of a city by name, with its number if it is not the first copy; whose it is if it is not `seat`'s.
    pub fn spot_line(&self, spot: Spot, seat: Seat) -> Line {
        self.spot_name(spot.seen_from(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mode::Mode;
    use table::{Deaf, Game, Viewer};

    /// Every choice is about something that the one who is asked sees.
    #[test]
    fn what_a_choice_is_about_lies_on_the_table() {
        for (n, mode) in ["players:3:legends:powers", "nightweave:2:schemes", "rugwort:3"].into_iter().enumerate() {
            let valley = Valley::ours().in_mode(Mode::read(mode).expect("a mode"));
            let mut state = valley.setup(n as u64);
            let mut chance = Chance::from_seed(n as u64 + 5);
            let mut actions = Vec::new();
            while let Some(seat) = valley.decider(&state) {
                let view = valley.view(&state, Viewer::Seat(seat));
                valley.legal(&state, &mut actions);
                for &action in &actions {
                    let is_there = match valley.target(&view, action) {
                        Target::Site(Site::Forest(clearing)) => view.forest[clearing.index()].is_some(),
                        Target::Site(_) | Target::Prompt => true,
                        Target::Meadow(slot) => view.meadow[slot.index()].is_some(),
                        Target::Hand(card) => view.players[seat.index()].hand.iter().any(|held| held.card() == card),
                        Target::Shown(card) => view.aside.contains(&card),
                        Target::City(spot) if spot.owner.is_rival() => view.rival.city.contains(&spot.card),
                        Target::City(spot) => {
                            let city = spot.owner.seat().map_or(&[][..], |owner| &view.players[owner.index()].city);
                            city.iter().filter(|b| b.card == spot.card).count() > usize::from(spot.nth)
                        }
                        Target::Legend(card) => view.players[seat.index()].legends.contains(&card),
                        Target::Pile => !view.pile.is_empty(),
                    };
                    assert!(is_there, "{mode}: {} asked by {:?}", valley.write_action(action), view.question());
                }
                valley.apply(&mut state, *chance.pick(&actions), &mut Deaf).expect("it is legal");
            }
        }
    }
}

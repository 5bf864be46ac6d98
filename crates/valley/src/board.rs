//! Where choices lie on the table, and what one would lead to: what a screen needs beyond the rules.

use crate::action::{Action, From};
use crate::frame::{Ask, Threat};
use crate::ids::*;
use crate::state::State;
use crate::view::View;
use crate::{Event, Score, Valley};
use table::board::Board;
use table::{Arg, Chance, Line, Seat, Side};
use woodland::Standing;

/// The thing on the table that a choice is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// A place of the board: a location, the Journey, an event.
    Site(Site),
    /// A slot of the Meadow.
    Meadow(u8),
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

/// The sort of a choice at the start of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verb {
    /// Place a worker.
    Place,
    /// Play a card.
    Play,
    /// Prepare for the next season, or pass.
    Season,
    /// Anything else.
    Answer,
}

/// What choices would lead to.
pub type Preview = table::board::Preview<Standing<Score>, Event>;

impl Action {
    /// The sort of choice.
    pub fn verb(self) -> Verb {
        match self {
            Action::Place(_) => Verb::Place,
            Action::Play { .. } => Verb::Play,
            Action::Prepare | Action::Pass => Verb::Season,
            Action::Pay(_)
            | Action::Pick(_)
            | Action::Meadow(_)
            | Action::Good(_)
            | Action::Point
            | Action::To(_)
            | Action::Use(_)
            | Action::Option(_)
            | Action::Skip => Verb::Answer,
        }
    }
}

/// Whether the cards to pick from are those shown or looked at.
fn lies_aside(ask: Ask) -> bool {
    matches!(ask, Ask::Keep | Ask::Scrolls { .. } | Ask::Lose { threat: Threat::Mesmerize })
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
            | Ask::Guard
            | Ask::Yield { .. }
            | Ask::KeepOpen { .. }
            | Ask::Spider { .. }
            | Ask::Evict
    )
}

impl Board for Valley {
    type Target = Target;
    type Verb = Verb;
    type Standing = Standing<Score>;

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

    fn verb(&self, action: Action) -> Verb {
        action.verb()
    }

    fn standing(&self, state: &State, seat: Seat) -> Standing<Score> {
        let player = state.player(seat);
        Standing { goods: player.goods, points: player.points, score: self.score(state, seat) }
    }
}

impl Valley {
    /// Points as if the game ended now, as far as a viewer knows: a player's, or those of the opponent in the box.
    pub fn seen_score(&self, view: &View, side: impl Into<Side>) -> Score {
        self.score(&self.imagine(view, &mut Chance::from_seed(1)), side)
    }

    /// A card of a city by name, with its number if it is not the first copy; whose it is if it is not `seat`'s.
    pub fn spot_line(&self, spot: Spot, seat: Seat) -> Line {
        self.spot_name(spot.seen_from(seat))
    }

    /// What a thing on the table is called.
    pub fn target_name(&self, view: &View, seat: Seat, target: Target) -> Arg {
        match target {
            Target::Site(site) => self.site_name(site),
            Target::Meadow(slot) => match view.meadow[usize::from(slot)] {
                Some(card) => self.card_name(card),
                None => Line::new("nothing").into(),
            },
            Target::Hand(card) | Target::Shown(card) | Target::Legend(card) => self.card_name(card),
            Target::City(spot) => self.spot_line(spot, seat).into(),
            Target::Pile => view.pile.last().map_or_else(|| Line::new("nothing").into(), |&card| self.card_name(card)),
            Target::Prompt => Line::new("nothing").into(),
        }
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
                        Target::Site(Site::Forest(n)) => view.forest[usize::from(n)].is_some(),
                        Target::Site(_) | Target::Prompt => true,
                        Target::Meadow(slot) => view.meadow[usize::from(slot)].is_some(),
                        Target::Hand(card) => view.players[seat.index()].hand.iter().any(|held| held.card == card),
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

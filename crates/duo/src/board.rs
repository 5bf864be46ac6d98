//! Where choices lie on the table, and what one would lead to: what a screen needs beyond the rules.

use crate::action::{Action, Means};
use crate::frame::Ask;
use crate::ids::{CardId, HARE, PathSpot, Space, TORTOISE, Token};
use crate::mode::{Mode, Quest};
use crate::pack::Cost;
use crate::state::State;
use crate::tell::{colour_line, good_line, season_line};
use crate::together::Haunt;
use crate::view::View;
use crate::{Duo, Event, GoalState, Score};
use table::board::{Board, Phase, Row};
use table::{Arg, Chance, Game, Line, Seat, Side};
pub use woodland::words::Verb;
use woodland::{Colour, Goods, Standing};

/// The thing on the table that a choice is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// A card, wherever it lies.
    Card(CardId),
    /// A river space, a farm or an event slot.
    Space(Space),
    /// A spot of the path.
    Spot(PathSpot),
    /// The deck.
    Deck,
    /// Nothing on the table: the answer is a word.
    Prompt,
}

/// A space as a target: a red card is a card.
pub(crate) fn at(space: Space) -> Target {
    match space {
        Space::Red(card) => Target::Card(card),
        other => Target::Space(other),
    }
}

impl Haunt {
    /// The place as a target.
    pub fn target(self) -> Target {
        match self {
            Haunt::Space(space) => at(space),
            Haunt::Path(spot) => Target::Spot(spot),
        }
    }
}

/// What choices would lead to.
pub type Preview = table::board::Preview<Standing<Score>, Event>;

impl Action {
    /// The thing on the table that this choice is about.
    pub fn target(self) -> Target {
        self.about().1
    }

    /// The sort of choice.
    #[inline]
    pub fn verb(self) -> Verb {
        self.about().0
    }
}

/// How a play is paid, as far as that is not said by the play itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// How the card is paid, if one is played.
    pub means: Option<Means>,
    /// The resources it takes.
    pub paid: Goods,
    /// The card whose token is spent.
    pub token: Option<CardId>,
    /// The hand card that is tucked or discarded for it.
    pub given: Option<CardId>,
    /// Whether another resource stands in for one of the cost.
    pub swapped: bool,
}

impl Board for Duo {
    table::board!(Standing<Score>, Way, enough: Action::Skip);

    fn target(&self, _: &View, action: Action) -> Target {
        action.target()
    }

    fn target_name(&self, view: &View, _: Seat, target: Target) -> Arg {
        match target {
            Target::Card(card) => self.card_name(card),
            Target::Space(Space::Event(slot)) => Arg::from(&self.pack.event(view.events[slot.index()]).entry.name),
            Target::Space(space) => self.space_name(space).into(),
            Target::Spot(n) => self.haunt_name(Haunt::Path(n)).into(),
            Target::Deck => Line::new("page-deck").into(),
            Target::Prompt => Line::new("nothing").into(),
        }
    }

    fn deed(&self, action: Action) -> Line {
        let of_card = |id: &'static str, card| Line::new(id).with("card", self.card_name(card));
        match action {
            Action::Place { space: Space::Red(card), .. } => of_card("page-short-visit", card),
            Action::Place { space: Space::Event(slot), .. } => Line::new("page-short-event").with("n", slot.0 + 1),
            Action::Place { space, .. } => Line::new("page-short-place").with("space", self.space_name(space)),
            Action::Play { card, .. } => of_card("page-short-play", card),
            Action::Take(card) => of_card("page-short-take", card),
            Action::Pick(card) | Action::Produce { card, .. } => of_card("page-short-pick", card),
            Action::Draw => Line::new("page-short-draw"),
            Action::Trade => Line::new("page-short-trade"),
            Action::Use(space) => Line::new("page-short-use").with("space", self.space_name(space)),
            Action::Claim(slot) => Line::new("page-short-use").with("space", self.space_name(Space::Event(slot))),
            Action::Good(good) => Line::new("page-short-good").with("good", good_line(good, 1)),
            Action::Colour(colour) => Line::new("page-short-colour").with("colour", colour_line(colour)),
            Action::For(seat) => self.seat_name(seat),
            Action::Share(item) => Line::new("duo-do-share").with("item", self.item_line(item)),
            Action::News(news) => Line::new("as-named").with("name", self.news_name(news)),
            Action::Watch(_) => Line::new("page-short-watch"),
            Action::Skunk(haunt) => Line::new("duo-do-skunk").with("place", self.haunt_name(haunt)),
            Action::Move(token) => Line::new("duo-short-move").with("which", token.id()),
            Action::Rest | Action::Pay { .. } | Action::Option(_) | Action::Accept | Action::Skip => {
                Line::new("page-short-answer")
            }
        }
    }

    fn card_in(&self, action: Action) -> Option<(&str, Arg)> {
        let (Action::Play { card, .. }
        | Action::Take(card)
        | Action::Pick(card)
        | Action::Produce { card, .. }
        | Action::Place { space: Space::Red(card), .. }) = action
        else {
            return None;
        };
        Some((&self.pack.card(card).entry.id, self.card_name(card)))
    }

    fn wish(&self, view: &View, _: Seat, target: Target) -> Option<Action> {
        match target {
            Target::Space(space) => Some(Action::Place { space, twice: false }),
            Target::Card(card) if view.mayors.iter().any(|mayor| mayor.city.has(card)) => {
                let red = self.pack.card(card).colour == Colour::Red;
                red.then_some(Action::Place { space: Space::Red(card), twice: false })
            }
            Target::Card(card) => Some(Action::Play { card, means: Means::Cost }),
            Target::Spot(_) | Target::Deck | Target::Prompt => None,
        }
    }

    fn touches(&self, event: &Event) -> Vec<Target> {
        match *event {
            Event::Placed { space, .. } | Event::Used { space, .. } => vec![at(space)],
            Event::MovedWorker { from, to, .. } => vec![at(from), at(to)],
            Event::WorkerHome { from, .. } => vec![at(from)],
            Event::Claimed { slot, .. } | Event::ThornEvent { slot, .. } => vec![Target::Space(Space::Event(slot))],
            Event::River { space, .. } => vec![Target::Space(Space::River(space))],
            Event::Skunk { haunt: on, .. } | Event::LiftedSkunk { haunt: on, .. } => vec![on.target()],
            Event::MovedSkunk { from, to, .. } => vec![from.target(), to.target()],
            Event::MovedToken { to, .. } | Event::TokenBack { to, .. } => vec![Target::Spot(to)],
            Event::Tucked { card, under, .. } => vec![Target::Card(card), Target::Card(under)],
            Event::Settled { on: card, .. } | Event::Reclaimed { from: card, .. } => vec![Target::Card(card)],
            Event::SpentToken { card, .. }
            | Event::Visited { card, .. }
            | Event::Played { card, .. }
            | Event::StarUsed { card, .. }
            | Event::Took { card, .. }
            | Event::Swept { card, .. }
            | Event::Activated { card, .. }
            | Event::Shown { card, .. }
            | Event::Stored { card, .. }
            | Event::Unloaded { card, .. }
            | Event::Answered { card, .. }
            | Event::Refilled { card, .. }
            | Event::ThornCard { card, .. } => vec![Target::Card(card)],
            Event::Drew { card, .. } | Event::Discarded { card, .. } | Event::Kept { card, .. } => {
                card.map(Target::Card).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    fn card_of(&self, event: &Event) -> Option<(&str, Arg)> {
        match self.touches(event)[..] {
            [Target::Card(card), ..] => Some((&self.pack.card(card).entry.id, self.card_name(card))),
            _ => None,
        }
    }

    fn sign(&self, event: &Event) -> Option<&'static str> {
        Some(match event {
            Event::Placed { .. } | Event::Used { .. } | Event::MovedWorker { .. } | Event::WorkerHome { .. } => "slot",
            Event::Played { .. } | Event::Tucked { .. } => "card",
            Event::Took { .. } | Event::Kept { .. } | Event::ThornCard { .. } => "hand",
            Event::Refilled { .. } => "deck",
            Event::Swept { .. } | Event::Discarded { card: Some(_), .. } => "discard",
            Event::Claimed { .. } | Event::ThornEvent { .. } => "event",
            Event::Journey { .. } => "journey",
            Event::Activated { .. } => "green",
            Event::Answered { .. } => "blue",
            Event::SpentToken { .. } | Event::Visited { .. } => "point",
            Event::StarUsed { .. } => "star",
            Event::Settled { .. } | Event::Reclaimed { .. } => "occupied",
            Event::MovedToken { token, .. } | Event::TokenBack { token, .. } => match token {
                Token::Sun => "sun",
                Token::Moon => "moon",
            },
            Event::Season { season } => season.id(),
            Event::Skunk { .. } | Event::MovedSkunk { .. } | Event::LiftedSkunk { .. } => "skunk",
            Event::Watch { .. } => "watch",
            Event::Traded { .. } => "any",
            Event::Rested { .. } => "skip",
            _ => return None,
        })
    }

    fn is_paying(&self, state: &State) -> bool {
        matches!(state.question(), Some((_, Ask::Pay { .. } | Ask::Tuck { .. } | Ask::DiscardCost { .. })))
    }

    fn pays(&self, action: Action) -> bool {
        // A trade is made before; here it would only lead away from paying.
        action != Action::Trade
    }

    fn row(&self, before: &State, now: &State) -> Option<Row> {
        let ((_, before), (_, now)) = (before.question()?, now.question()?);
        match (before, now) {
            (Ask::Take { left: had }, Ask::Take { left })
            | (Ask::Look { keep: had }, Ask::Look { keep: left })
            | (Ask::Refresh { left: had }, Ask::Refresh { left })
                if left < had =>
            {
                Some(Row::Loose)
            }
            (Ask::Show { step: same, left: had, .. }, Ask::Show { step, left, .. }) if step == same && left < had => {
                Some(Row::Loose)
            }
            (Ask::PayFor { fee: had }, Ask::PayFor { fee }) if fee.step == had.step && fee.left < had.left => {
                Some(Row::Loose)
            }
            // [D3.7] two cards and what they give are one trade
            (_, Ask::TradeFirst | Ask::TradeSecond | Ask::TradeGain) => Some(Row::Loose),
            (Ask::Activate { left: had, .. }, Ask::Activate { left, .. }) if left < had => Some(Row::InOrder),
            (Ask::Produce, Ask::Produce) => Some(Row::InOrder),
            _ => None,
        }
    }

    fn way(&self, actions: &[Action], told: &[Event]) -> Way {
        let given = actions.iter().skip(1).find_map(|action| match action {
            Action::Pick(card) => Some(*card),
            _ => None,
        });
        let mut way = Way { means: None, paid: Goods::NONE, token: None, given, swapped: false };
        let Some(&Action::Play { card, means }) = actions.first() else { return way };
        way.means = Some(means);
        // What happens after the card has entered is no longer part of paying.
        for event in told.iter().take_while(|event| !matches!(event, Event::Played { .. })) {
            match *event {
                Event::Paid { goods, .. } => way.paid = goods,
                Event::SpentToken { card, .. } => way.token = Some(card),
                _ => {}
            }
        }
        way.swapped = matches!(self.pack.card(card).cost, Cost::Goods(cost) if !cost.covers(way.paid));
        way
    }

    fn price(&self, _: Action, way: &Way) -> [u32; 4] {
        match way.means {
            None => [2, 0, 0, 0],
            Some(means) => {
                let ability = u32::from(means != Means::Cost);
                // Of cards that can be given, the one of least worth.
                let given = way.given.map_or(0, |card| u32::from(self.pack.card(card).points));
                [ability, way.token.is_some().into(), way.swapped.into(), way.paid.total() * 64 + given]
            }
        }
    }

    fn season(&self, state: &State, _: Seat) -> Phase {
        Phase { id: state.season.id(), name: season_line(state.season) }
    }

    fn quest(&self) -> Option<Line> {
        match self.mode {
            Mode::Duel => None,
            Mode::Together { quest: Quest::Challenge(_), .. } => Some(Line::new("duo-thorn")),
            Mode::Together { quest: Quest::Chapter(_), .. } => {
                self.chapter().map(|chapter| Line::new("as-named").with("name", &chapter.entry.name))
            }
        }
    }

    fn standing(&self, state: &State, seat: Seat) -> Standing<Score> {
        let (goods, points) = (state.mayor(seat).goods, state.town(seat).points);
        Standing { goods, points, score: self.score(state, seat) }
    }

    fn seen_scores(&self, view: &View) -> Vec<(Side, Score)> {
        let state = self.imagine(view, &mut Chance::from_seed(1));
        let mayors = [HARE, TORTOISE].map(|seat| (seat.into(), self.score(&state, seat)));
        let thorn = self.level().map(|_| {
            let hers = self.thorn_score(&state);
            let score = Score { cards: hers.cards, bonus: hers.purple, tokens: hers.flat, events: hers.events };
            (Side::RIVAL, score)
        });
        mayors.into_iter().chain(thorn).collect()
    }

    fn rivals(&self) -> Vec<(Side, Line)> {
        let town = (Side::player(HARE), Line::new("duo-town"));
        match self.mode {
            Mode::Duel => [HARE, TORTOISE].map(|seat| (seat.into(), self.seat_name(seat))).to_vec(),
            Mode::Together { quest: Quest::Challenge(_), .. } => vec![town, (Side::RIVAL, Line::new("duo-thorn"))],
            Mode::Together { quest: Quest::Chapter(_), .. } => vec![town, (Side::RIVAL, Line::new("page-wanted"))],
        }
    }

    fn rival_points(&self, state: &State) -> Vec<i32> {
        let town = self.score(state, HARE).total();
        match self.mode {
            Mode::Duel => vec![town, self.score(state, TORTOISE).total()],
            Mode::Together { quest: Quest::Challenge(_), .. } => vec![town, self.thorn_score(state).total()],
            Mode::Together { quest: Quest::Chapter(_), .. } => vec![town, self.wanted_score().unwrap_or(0)],
        }
    }

    fn rival_of(&self, seat: Seat) -> usize {
        // Together there is one town, whoever played.
        if self.mode == Mode::Duel { seat.index() } else { 0 }
    }

    fn is_certain(&self, event: &Event) -> bool {
        matches!(event, Event::MovedToken { .. })
    }
}

impl Duo {
    /// Where the goals of the chapter stand; all they ask for lies open.
    pub fn seen_goals(&self, view: &View) -> Vec<GoalState> {
        let state = self.imagine(view, &mut Chance::from_seed(1));
        self.goals(&state).into_iter().map(|(_, stands)| stands).collect()
    }

    /// Miss Thorn's points as if the game ended now; all of hers lies open.
    pub fn seen_thorn(&self, view: &View) -> i32 {
        self.thorn_score(&self.imagine(view, &mut Chance::from_seed(1))).total()
    }
}

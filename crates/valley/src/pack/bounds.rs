//! What must be true of all entries together, so that every game can be laid out and played to its end.

use super::read::Reader;
use super::{Asks, Card, CardSort, Event};
use crate::effect::{Effect, Standing, Step};
use crate::ids::*;
use crate::nightweave::Activity;
use table::Line;
use table::pack::{Node, PackError, Provenance};
use woodland::Kind;

/// How many cards of each set there are. [V1.6] [V13.1]
const SETS: [(CardSort, usize); 4] =
    [(CardSort::Base, NAMES - 23), (CardSort::Farms, 8), (CardSort::Corrin, 5), (CardSort::Legends, 10)];
/// The most answers of blue cards that a pack may hold: each is a bit of those that a card sets off.
const TRIGGERS: usize = 16;

/// The value under a key, or the whole entry.
fn at<'n>(node: &'n Node, key: &str) -> &'n Node {
    node.table().ok().and_then(|table| table.get(key)).unwrap_or(node)
}

/// Cards by their entries.
pub(super) struct Deck<'a> {
    pub nodes: &'a [&'a Node],
    pub cards: &'a [Card],
}

impl Deck<'_> {
    fn each(&self) -> impl Iterator<Item = (&Node, &Card)> {
        self.nodes.iter().copied().zip(self.cards)
    }

    /// Refuses the first card of which something is wrong.
    fn never(&self, wrong: impl Fn(&Card) -> bool, key: &str, why: &'static str) -> Result<(), PackError> {
        match self.each().find(|(_, card)| wrong(card)) {
            Some((node, _)) => Err(at(node, key).error(Line::new(why))),
            None => Ok(()),
        }
    }

    pub fn check(&self) -> Result<(), PackError> {
        self.sets()?;
        self.legends()?;
        // [V7.2] whoever is housed is a Critter, and lives in a Construction
        self.never(|card| card.farm && card.kind != Kind::Construction, "farm", "valley-no-home")?;
        self.never(
            |card| !card.houses.is_empty() && card.kind != Kind::Construction,
            "houses_colour",
            "valley-no-home",
        )?;
        self.copies()?;
        self.standing()
    }

    /// Cards do not change their set, which says when they play.
    fn sets(&self) -> Result<(), PackError> {
        let sorts = SETS.into_iter().flat_map(|(sort, n)| std::iter::repeat_n(sort, n));
        match self.each().zip(sorts).find(|((_, card), sort)| card.sort != *sort) {
            Some(((node, _), _)) => Err(at(node, "set").error(Line::new("valley-wrong-set"))),
            None => Ok(()),
        }
    }

    /// [V16.1] [V16.3] There is one of each legend, and it replaces a card of its own kind.
    fn legends(&self) -> Result<(), PackError> {
        let legend = |card: &Card| card.sort == CardSort::Legends;
        self.never(|card| legend(card) && card.copies != 1, "copies", "valley-one-legend")?;
        let replaces = |card: &Card, banner: CardId| {
            let replaced = &self.cards[banner.index()];
            legend(card) && replaced.sort == CardSort::Base && replaced.kind == card.kind
        };
        self.never(|card| card.banner.is_some_and(|banner| !replaces(card, banner)), "banner", "valley-wrong-banner")
    }

    /// All cards of a game fit into the deck, and its Farms on the pile; the modules change both. [V14.1] [V17.5]
    fn copies(&self) -> Result<(), PackError> {
        for seasonal in [false, true] {
            let plays = |card: &Card| match card.sort {
                CardSort::Base => !(card.farm && seasonal),
                CardSort::Farms => seasonal,
                CardSort::Corrin | CardSort::Legends => true,
            };
            let all = |card: &Card| plays(card);
            let farms = |card: &Card| plays(card) && card.farm && card.sort != CardSort::Legends;
            self.fits(farms, PILE, "valley-too-many-farms")?;
            self.fits(all, DECK, "valley-deck-too-big")?;
        }
        Ok(())
    }

    /// Refuses too many copies where somebody changed them, or where there are most.
    fn fits(&self, counts: impl Fn(&Card) -> bool, most: usize, why: &'static str) -> Result<(), PackError> {
        let counted = || self.each().filter(|(_, card)| counts(card));
        if counted().map(|(_, card)| usize::from(card.copies)).sum::<usize>() <= most {
            return Ok(());
        }
        let yours = |card: &Card| card.entry.provenance.contains(&("copies".to_owned(), Provenance::Yours));
        let worst = counted().max_by_key(|(_, card)| (yours(card), card.copies));
        let node = worst.map_or(self.nodes[0], |(node, _)| node);
        Err(at(node, "copies").error(Line::new(why).with("most", most)))
    }

    /// Blue cards answer one by one, and two that make cards cheaper in the same way do so alike.
    fn standing(&self) -> Result<(), PackError> {
        let (mut triggers, mut jail, mut treasury) = (0, None, None);
        for (node, card) in self.each() {
            for word in &card.stand {
                let (known, less) = match *word {
                    Standing::Trigger { .. } => {
                        triggers += 1;
                        continue;
                    }
                    Standing::Prisoner { less } => (&mut jail, less),
                    Standing::SpendTokens { less } => (&mut treasury, less),
                    _ => continue,
                };
                if *known.get_or_insert(less) != less {
                    return Err(at(node, "stand").error(Line::new("valley-not-alike")));
                }
            }
            if triggers > TRIGGERS {
                let why = Line::new("valley-too-many-triggers").with("most", TRIGGERS);
                return Err(at(node, "stand").error(why));
            }
        }
        Ok(())
    }
}

impl Reader<'_> {
    /// What comes to lie under an event fits there, and without the events that ask for every colour [V18.1] enough are
    /// left to be laid out.
    pub(super) fn check_events(&self, nodes: &[Node], events: &[Event]) -> Result<(), PackError> {
        for (node, event) in nodes.iter().zip(events) {
            if self.goes_under(event.effect) > UNDER {
                return Err(at(node, "effect").error(Line::new("valley-too-many-under").with("most", UNDER)));
            }
        }
        let games = || nodes.iter().zip(events).filter(|(_, event)| matches!(event.asks, Asks::EachColour(_)));
        match games().nth(SPECIAL_EVENTS - SPECIALS) {
            Some((node, _)) => Err(at(node, "each_colour").error(Line::new("valley-too-many-games"))),
            None => Ok(()),
        }
    }

    /// How many cards an effect puts under its event at most.
    fn goes_under(&self, effect: Effect) -> usize {
        let steps = &self.steps[effect.start as usize..effect.end as usize];
        let each = |step: &Step| match *step {
            Step::Scrolls { cards } => usize::from(cards),
            Step::Tuck { up_to, .. } => usize::from(up_to),
            Step::Choose { options } => options.iter().map(|&option| self.goes_under(option)).max().unwrap_or(0),
            _ => 0,
        };
        steps.iter().map(each).sum()
    }
}

/// [V18.6] [V18.11] Nightweave has a card to turn up from her first turn on.
pub(super) fn check_activities(nodes: &[Node], activities: &[Activity]) -> Result<(), PackError> {
    let first = |card: &Activity| card.season == WINTER && !card.pearlbrook && !card.spare;
    match nodes.iter().find(|_| !activities.iter().any(first)) {
        Some(node) => Err(at(node, "season").error(Line::new("valley-no-first-activity"))),
        None => Ok(()),
    }
}

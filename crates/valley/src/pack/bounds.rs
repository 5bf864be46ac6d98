//! What must be true of all entries together, so that every game can be laid out and played to its end.

use super::read::Reader;
use super::{Card, CardSort, Event, Half, Triggers};
use crate::effect::{DiscountBy, Effect, Standing, Step};
use crate::ids::*;
use crate::nightweave::Activity;
use table::Line;
use table::pack::{Node, PackError, Provenance};
use woodland::{Kind, Season};

/// How many cards of each module there are; the others are the base game's. [V1.6] [V13.1]
const SETS: [(CardSort, usize); 3] = [(CardSort::Farms, 8), (CardSort::Corrin, 5), (CardSort::Legends, LEGENDS)];

/// Cards by their entries.
pub(super) struct Deck<'a> {
    pub nodes: &'a [&'a Node],
    pub cards: &'a [Card],
}

impl Deck<'_> {
    fn each(&self) -> impl Iterator<Item = (&Node, &Card)> {
        self.nodes.iter().copied().zip(self.cards)
    }

    /// Refuses the first card of which something is wrong: at the one of these keys that somebody laid over it.
    fn never(&self, wrong: impl Fn(&Card) -> bool, keys: &[&str], why: &'static str) -> Result<(), PackError> {
        let Some((node, _)) = self.each().find(|(_, card)| wrong(card)) else {
            return Ok(());
        };
        let laid = keys.iter().map(|key| node.under(key)).find(|value| value.at.file != node.at.file);
        Err(laid.unwrap_or_else(|| node.under(keys[0])).error(Line::new(why)))
    }

    pub fn check(&self) -> Result<(), PackError> {
        self.sets()?;
        self.legends()?;
        // [V7.2] whoever is housed is a Critter, and lives in a Construction
        self.never(|card| card.farm && card.kind != Kind::Construction, &["farm", "kind"], "valley-no-home")?;
        self.never(
            |card| !card.houses.is_empty() && card.kind != Kind::Construction,
            &["houses_colour", "houses_any", "kind"],
            "valley-no-home",
        )?;
        // [V6.3] [V16.11] partners share the space of one of them, so that both have one; a legend brings the Wife's
        let homeless = |card: &Card, half: Half| match card.sort {
            CardSort::Legends => half == Half::Husband,
            CardSort::Base | CardSort::Farms | CardSort::Corrin => card.no_space || card.farm,
        };
        self.never(
            |card| card.pair.is_some_and(|half| homeless(card, half)),
            &["pair", "no_space", "farm"],
            "valley-no-space-to-share",
        )?;
        self.copies()?;
        self.standing()
    }

    /// Cards do not change their set, which says when they play.
    fn sets(&self) -> Result<(), PackError> {
        let base = (CardSort::Base, self.cards.len() - MODULES);
        let sorts = [base].into_iter().chain(SETS).flat_map(|(sort, n)| std::iter::repeat_n(sort, n));
        match self.each().zip(sorts).find(|((_, card), sort)| card.sort != *sort) {
            Some(((node, _), _)) => Err(node.under("set").error(Line::new("valley-wrong-set"))),
            None => Ok(()),
        }
    }

    /// [V16.1] [V16.3] There is one of each legend, and it replaces a card of its own kind.
    fn legends(&self) -> Result<(), PackError> {
        let legend = |card: &Card| card.sort == CardSort::Legends;
        self.never(|card| legend(card) && card.copies != 1, &["copies"], "valley-one-legend")?;
        let replaces = |card: &Card, banner: CardId| {
            let replaced = &self.cards[banner.index()];
            legend(card) && replaced.sort == CardSort::Base && replaced.kind == card.kind
        };
        self.never(
            |card| card.banner.is_some_and(|banner| !replaces(card, banner)),
            &["banner", "kind"],
            "valley-wrong-banner",
        )
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
        Err(node.under("copies").error(Line::new(why).with("most", most)))
    }

    /// Blue cards answer one by one, and two that make cards cheaper in the same way do so alike.
    fn standing(&self) -> Result<(), PackError> {
        let (mut triggers, mut jail, mut treasury) = (0, None, None);
        for (node, card) in self.each() {
            for word in &card.stand {
                let discount = match word {
                    Standing::Trigger { .. } => {
                        triggers += 1;
                        continue;
                    }
                    Standing::Discount(discount) => discount,
                    Standing::Swap | Standing::Tokens(_) | Standing::Clock | Standing::Leader => continue,
                };
                let known = match discount.by {
                    DiscountBy::Leave => continue,
                    DiscountBy::Prisoner => &mut jail,
                    DiscountBy::Token => &mut treasury,
                };
                if *known.get_or_insert(discount.less) != discount.less {
                    return Err(node.under("stand").error(Line::new("valley-not-alike")));
                }
            }
            if triggers > Triggers::MOST {
                let why = Line::new("valley-too-many-triggers").with("most", Triggers::MOST);
                return Err(node.under("stand").error(why));
            }
        }
        Ok(())
    }
}

impl Reader<'_> {
    /// What comes to lie under an event fits there.
    pub(super) fn check_events(&self, nodes: &[Node], events: &[Event]) -> Result<(), PackError> {
        for (node, event) in nodes.iter().zip(events) {
            if self.goes_under(event.effect) > UNDER {
                return Err(node.under("effect").error(Line::new("valley-too-many-under").with("most", UNDER)));
            }
        }
        Ok(())
    }

    /// How many cards an effect puts under its event at most.
    fn goes_under(&self, effect: Effect) -> usize {
        let each = |step: &Step| match *step {
            Step::Choose { options } => options.iter().map(|&option| self.goes_under(option)).max().unwrap_or(0),
            step => usize::from(step.nature().tucks),
        };
        effect.steps(&self.steps).iter().map(each).sum()
    }
}

/// [V18.6] [V18.11] Nightweave has a card to turn up from her first turn on.
pub(super) fn check_activities(nodes: &[Node], activities: &[Activity]) -> Result<(), PackError> {
    let first = |card: &Activity| card.season == Season::Winter && !card.pearlbrook && !card.spare;
    if activities.iter().any(first) {
        return Ok(());
    }
    let yours = |card: &Activity| card.entry.provenance.iter().any(|(_, origin)| *origin == Provenance::Yours);
    let changed = activities.iter().position(yours).unwrap_or(0);
    // The provenance stands where the entry was changed.
    Err(nodes[changed].under("provenance").error(Line::new("valley-no-first-activity")))
}

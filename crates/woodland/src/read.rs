//! What the packs and scenarios of all Everdell boxes write alike: resources, cards, the Meadow.

use crate::{CardId, Good, Goods};
use table::Line;
use table::content::wrong_count;
use table::entry::{Entry, number_of};
use table::pack::{Fields, Node, PackError};
use table::scenario::{Flaw, same, same_word};

impl Goods {
    /// Resources written as keys of a table that says more: `{ do = "gain", twig = 2 }`.
    pub fn among(fields: &mut Fields<'_>) -> Result<Goods, PackError> {
        let mut goods = Goods::NONE;
        for good in Good::ALL {
            goods.0[good as usize] = fields.count(good.id())?;
        }
        Ok(goods)
    }

    /// Resources written as a table of their own: `{ twig = 2 }`.
    pub fn at(node: &Node) -> Result<Goods, PackError> {
        let mut fields = Fields::of(node)?;
        let goods = Goods::among(&mut fields)?;
        fields.finish()?;
        Ok(goods)
    }

    /// Resources under a key, none when it is left out.
    pub fn under(fields: &mut Fields<'_>, key: &'static str) -> Result<Goods, PackError> {
        fields.get(key).map_or(Ok(Goods::NONE), Goods::at)
    }

    /// Whether these are the resources that a scenario expects.
    pub fn expected(self, fields: &mut Fields<'_>, key: &'static str) -> Result<(), Flaw> {
        fields.get(key).map_or(Ok(()), |node| same(node, Goods::at(node)?, self, |goods| goods.write()))
    }
}

/// A place of the Meadow in the position of a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// This card.
    Card(CardId),
    /// A gap.
    Gap,
    /// Whatever comes.
    Any,
}

/// A pack whose cards scenarios call by their ids.
pub trait Cards {
    /// What it says of a card.
    type Card: AsRef<Entry>;

    /// All cards, by number.
    fn all(&self) -> &[Self::Card];

    /// The card with the id that stands there.
    fn card_at(&self, node: &Node) -> Result<CardId, PackError> {
        let id = node.text()?;
        let number = number_of(self.all(), id);
        number.map(CardId).ok_or_else(|| node.error(Line::new("no-such-card").with("id", id)))
    }

    /// The cards of a list; two that share a space may be written with a plus.
    fn cards_at(&self, node: &Node) -> Result<Vec<CardId>, PackError> {
        let mut cards = Vec::new();
        for node in node.list()? {
            for part in node.text()?.split('+') {
                cards.push(self.card_at(&node.with_text(part))?);
            }
        }
        Ok(cards)
    }

    /// The ids of cards.
    fn ids_of(&self, cards: impl IntoIterator<Item = CardId>) -> String {
        let ids: Vec<&str> = cards.into_iter().map(|card| self.all()[card.index()].as_ref().id.as_str()).collect();
        ids.join(", ")
    }

    /// Whether exactly these cards are expected, in any order.
    fn same_cards(
        &self,
        fields: &mut Fields<'_>,
        key: &'static str,
        is: impl IntoIterator<Item = CardId>,
    ) -> Result<(), Flaw> {
        let Some(node) = fields.get(key) else {
            return Ok(());
        };
        let (mut wanted, mut is) = (self.cards_at(node)?, is.into_iter().collect::<Vec<_>>());
        wanted.sort();
        is.sort();
        same(node, wanted, is, |cards| self.ids_of(cards.iter().copied()))
    }

    /// Whether a heap is as expected: exactly these cards, some that lie there, some that do not, how many there are.
    fn same_heap(
        &self,
        fields: &mut Fields<'_>,
        [all, has, lacks, count]: [&'static str; 4],
        is: impl IntoIterator<Item = CardId> + Clone,
    ) -> Result<(), Flaw> {
        self.same_cards(fields, all, is.clone())?;
        self.has_cards(fields, has, is.clone())?;
        self.lacks_cards(fields, lacks, is.clone())?;
        fields.same_number(count, is.into_iter().count() as i64)
    }

    /// Whether the cards that are expected are among these.
    fn has_cards(
        &self,
        fields: &mut Fields<'_>,
        key: &'static str,
        is: impl IntoIterator<Item = CardId> + Clone,
    ) -> Result<(), Flaw> {
        for node in fields.list(key)? {
            let card = self.card_at(node)?;
            if !is.clone().into_iter().any(|other| other == card) {
                return Err(Flaw::differs(node, node.text()?.to_owned(), self.ids_of(is)));
            }
        }
        Ok(())
    }

    /// Whether none of the cards that are named is among these.
    fn lacks_cards(
        &self,
        fields: &mut Fields<'_>,
        key: &'static str,
        is: impl IntoIterator<Item = CardId> + Clone,
    ) -> Result<(), Flaw> {
        for node in fields.list(key)? {
            let card = self.card_at(node)?;
            if is.clone().into_iter().any(|other| other == card) {
                return Err(Flaw::unwanted(node, self.ids_of(is)));
            }
        }
        Ok(())
    }

    /// Whether the Meadow is as expected: place by place (`-` a gap, `?` any card), or cards that lie there or do not.
    fn same_meadow(&self, fields: &mut Fields<'_>, meadow: &[Option<CardId>]) -> Result<(), Flaw> {
        for (place, node) in fields.list("meadow")?.iter().enumerate() {
            let is = meadow.get(place).copied().flatten();
            match (node.text()?, is) {
                ("?", Some(_)) => {}
                (_, Some(card)) => same_word(node, &self.ids_of([card]))?,
                (_, None) => same_word(node, "-")?,
            }
        }
        let cards = meadow.iter().copied().flatten();
        self.has_cards(fields, "meadow_has", cards.clone())?;
        self.lacks_cards(fields, "meadow_lacks", cards)
    }

    /// The Meadow of a position with so many places; places that are not listed take whatever comes.
    fn meadow_at(
        &self,
        fields: &mut Fields<'_>,
        places: usize,
        mut take: impl FnMut(&Node) -> Result<CardId, PackError>,
    ) -> Result<Vec<Wish>, PackError> {
        let list = fields.list("meadow")?;
        if let Some(node) = list.get(places) {
            return Err(wrong_count(node, list.len(), &(0..=places)));
        }
        let mut wishes = Vec::new();
        for node in list {
            wishes.push(match node.text()? {
                "-" => Wish::Gap,
                "?" => Wish::Any,
                _ => Wish::Card(take(node)?),
            });
        }
        wishes.resize(places, Wish::Any);
        Ok(wishes)
    }
}

/// What scenarios expect of a hand.
pub const HAND: [&str; 4] = ["hand", "hand_has", "hand_lacks", "hand_count"];
/// What they expect of a city.
pub const CITY: [&str; 4] = ["city", "city_has", "city_lacks", "city_count"];

/// What packs and rules of both boxes are asked for: a card, an event and a step by its number, a card and an event by its id, cards
/// by colour and kind, and what a card is called and says.
#[macro_export]
macro_rules! lookups {
    ($rules:ty, $pack:ty: $card:ty, $event:ty, $step:ty) => {
        impl $rules {
            /// What a card is called.
            pub fn card_name(&self, card: CardId) -> table::Arg {
                (&self.pack.card(card).entry.name).into()
            }

            /// What a card says.
            pub fn card_text(&self, card: CardId) -> table::Arg {
                (&self.pack.card(card).entry.text).into()
            }

            /// What several cards are called.
            pub fn card_names(&self, cards: impl IntoIterator<Item = CardId>) -> table::Arg {
                table::Arg::List(cards.into_iter().map(|card| self.card_name(card)).collect())
            }
        }

        impl $crate::Cards for $pack {
            type Card = $card;

            fn all(&self) -> &[$card] {
                &self.cards
            }
        }

        impl $pack {
            /// A card by its number.
            #[inline]
            pub fn card(&self, card: CardId) -> &$card {
                &self.cards[card.index()]
            }

            /// An event by its number.
            #[inline]
            pub fn event(&self, event: EventId) -> &$event {
                &self.events[event.index()]
            }

            /// The card with this id.
            pub fn card_id(&self, id: &str) -> Option<CardId> {
                table::entry::number_of(&self.cards, id).map(CardId)
            }

            /// The event with this id.
            pub fn event_id(&self, id: &str) -> Option<EventId> {
                table::entry::number_of(&self.events, id).map(EventId)
            }

            /// All cards of a kind.
            #[inline]
            pub fn of_kind(&self, kind: $crate::Kind) -> CardSet {
                self.tables.kind[kind as usize]
            }

            #[inline]
            pub(crate) fn of_colour(&self, colour: $crate::Colour) -> CardSet {
                self.tables.colour[colour as usize]
            }

            #[inline]
            pub(crate) fn step(&self, id: StepId) -> $step {
                self.steps[usize::from(id.0)]
            }
        }
    };
}

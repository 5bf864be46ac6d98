//! Words of the packs that mean the same in every box, and how they are read.

use crate::{CardId, CardSet, Colour, Good, Kind};
use serde::{Deserialize, Serialize};
use std::num::NonZeroU8;
use table::pack::{Fields, Node, PackError};

/// What all cards say of themselves before anything else is read, so that words about kinds and colours become sets of
/// cards.
///
/// ```
/// use table::pack::{Fields, Node};
/// use woodland::vocabulary::Faces;
/// use woodland::{CardId, CardSet};
///
/// let cards = Node::parse(
///     "cards.toml",
///     "[[card]]\nkind = \"critter\"\ncolour = \"tan\"\n[[card]]\nkind = \"construction\"\ncolour = \"tan\"",
/// )?;
/// let faces = Faces::of(cards.under("card").list()?)?;
/// let word = Node::parse("word.toml", "kind = \"critter\"")?;
/// assert_eq!(faces.among(&mut Fields::of(&word)?)?, CardSet::one(CardId(0)));
/// # Ok::<(), table::pack::PackError>(())
/// ```
#[derive(Debug)]
pub struct Faces {
    /// All of them.
    pub all: CardSet,
    /// Those of each kind.
    pub kind: [CardSet; Kind::COUNT],
    /// Those of each colour.
    pub colour: [CardSet; Colour::COUNT],
}

impl Faces {
    /// The faces of these cards, in the order of their numbers.
    pub fn of<'n>(cards: impl IntoIterator<Item = &'n Node>) -> Result<Faces, PackError> {
        let mut faces = Faces { all: CardSet::NONE, kind: Default::default(), colour: Default::default() };
        for (n, node) in (0..).zip(cards) {
            let mut fields = Fields::of(node)?;
            let card = CardId(n);
            faces.all.insert(card);
            faces.kind[fields.need("kind")?.named::<Kind>()? as usize].insert(card);
            faces.colour[fields.need("colour")?.named::<Colour>()? as usize].insert(card);
        }
        Ok(faces)
    }

    /// The cards of the `kind` and `colour` that a table names; all of them if it names none.
    pub fn among(&self, fields: &mut Fields<'_>) -> Result<CardSet, PackError> {
        let mut among = self.all;
        if let Some(kind) = fields.get("kind") {
            among = among.and(self.kind[kind.named::<Kind>()? as usize]);
        }
        if let Some(colour) = fields.get("colour") {
            among = among.and(self.colour[colour.named::<Colour>()? as usize]);
        }
        Ok(among)
    }
}

/// `discount`: a blue card makes others cheaper. What that takes is each box's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Discount<By> {
    /// So many resources less.
    pub less: u8,
    /// Only of this kind.
    pub only: Option<Good>,
    /// For which cards.
    pub among: CardSet,
    /// What it takes.
    pub by: By,
}

impl<By> Discount<By> {
    /// `less`, `only`, `kind` and `colour` of a discount that takes this.
    pub fn read(fields: &mut Fields<'_>, faces: &Faces, by: By) -> Result<Discount<By>, PackError> {
        Ok(Discount {
            less: fields.need("less")?.number(1, 9)? as u8,
            only: fields.get("only").map(Node::named).transpose()?,
            among: faces.among(fields)?,
            by,
        })
    }

    /// Whether it is for any card and any resource.
    pub fn is_plain(&self, faces: &Faces) -> bool {
        self.only.is_none() && self.among == faces.all
    }
}

/// `use` with `which = "taken"`: whose worker makes a place taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TakenBy {
    /// That of another player.
    Other,
    /// Anyone's.
    Anyone,
}

impl TakenBy {
    /// What stands under `by`.
    pub fn read(fields: &mut Fields<'_>) -> Result<TakenBy, PackError> {
        fields.need("by")?.word(&[("other", TakenBy::Other), ("anyone", TakenBy::Anyone)])
    }
}

/// A limit under this key, none when it is left out.
///
/// ```
/// use table::pack::{Fields, Node};
/// use woodland::vocabulary::{limit, within};
///
/// let word = Node::parse("word.toml", "max = 5")?;
/// let mut fields = Fields::of(&word)?;
/// assert_eq!(within(9, limit(&mut fields, "max")?), 5);
/// assert_eq!(within(9, limit(&mut fields, "times")?), 9);
/// # Ok::<(), table::pack::PackError>(())
/// ```
pub fn limit(fields: &mut Fields<'_>, key: &'static str) -> Result<Option<NonZeroU8>, PackError> {
    let limit = fields.get(key).map(|node| node.number(1, 99)).transpose()?;
    Ok(limit.and_then(|n| NonZeroU8::new(n as u8)))
}

/// So many, or what the limit allows.
#[inline]
pub fn within(n: u32, limit: Option<NonZeroU8>) -> u32 {
    limit.map_or(n, |limit| n.min(limit.get().into()))
}

table::harmless!(TakenBy);

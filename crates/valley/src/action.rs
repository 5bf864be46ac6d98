//! Decisions, and their text notation.

use crate::Valley;
use crate::board::Verb;
use crate::ids::*;
use crate::pack::Pack;
use serde::{Deserialize, Serialize};
use table::{Line, Seat, Side};
use woodland::{Good, Goods};

table::each! {
    /// One decision. A word of memory, so that it is listed in one stroke.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[repr(align(8))]
    pub enum Action {
        /// Put a worker there.
        Place(site: Site<Pick>) => Verb::Place;
        /// Play a card.
        Play {
            /// Which.
            card: CardId,
            /// Where it lies.
            from: From,
            /// How it is paid.
            means: Means,
        } => Verb::Play;
        /// Prepare for the next season. [V3.2]
        Prepare => Verb::Season;
        /// Pass. [V11.5]
        Pass => Verb::Season;
        /// Pay exactly this, or spend so much.
        Pay(goods: Goods) => Verb::Answer;
        /// Answer with a card: of the hand, of those shown, or of a city, one's own if no other is named.
        Pick(pick: Pick) => Verb::Answer;
        /// Answer with a slot of the Meadow, 0 to 7.
        Meadow(slot: Slot) => Verb::Answer;
        /// Answer with a kind of resource.
        Good(good: Good) => Verb::Answer;
        /// Pay with a point token.
        Point => Verb::Answer;
        /// Answer with an opponent.
        To(side: Side) => Verb::Answer;
        /// Answer with a place.
        Use(site: Site<Pick>) => Verb::Answer;
        /// Answer with one of the ways offered, counted from 0.
        Option(n: u8) => Verb::Answer;
        /// Decline, or stop.
        Skip => Verb::Answer;
    }
    /// What sort of choice it is.
    pub fn verb -> Verb;
}

table::each! {
    /// Where a card that is played lies.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum From {
        /// In the hand.
        Hand => true;
        /// In this slot of the Meadow.
        Meadow(slot: Slot) => false;
        /// Among one's legends.
        Legend => true;
        /// On top of the Pigs' pile.
        Pile => false;
        /// Among the cards shown.
        Shown => false;
    }
    /// Whether others do not see what lies there.
    pub(crate) fn is_hidden -> bool;
    sound in Valley;
}

/// The most tokens of a card that one play spends. [V16.18]
pub(crate) const TOKENS: u8 = 9;

table::each! {
    /// How a card is paid.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Means {
        /// With resources.
        Cost;
        /// With an Occupied token on this Construction. [V7.2]
        Occupied(pick: Pick);
        /// With resources and the help of a card that leaves the city. [V7.9] [V7.10]
        Leave(card: CardId);
        /// With resources, one of them replaced. [V7.11]
        Swap;
        /// With resources and this prisoner. [V7.12]
        Prisoner(pick: Pick);
        /// With resources and so many tokens of a card. [V16.18]
        Tokens(n: u8);
        /// By replacing this card, the banner of the legend. [V16.3]
        Banner(pick: Pick);
    }
    sound in Valley;
}

impl Action {
    /// The text notation.
    pub fn write(self, pack: &Pack) -> String {
        let card = |card: CardId| pack.card(card).entry.id.as_str();
        match self {
            Action::Place(site) => format!("place {}", write_site(site, pack)),
            Action::Play { card: played, from, means } => {
                let from = match from {
                    From::Hand => String::new(),
                    From::Meadow(slot) => format!(" meadow-{}", slot.number()),
                    From::Legend => " legend".to_owned(),
                    From::Pile => " pile".to_owned(),
                    From::Shown => " shown".to_owned(),
                };
                let means = match means {
                    Means::Cost => String::new(),
                    Means::Occupied(on) => format!(" on {}", write_copy(on, pack)),
                    Means::Leave(helper) => format!(" by {}", card(helper)),
                    Means::Swap => " by swap".to_owned(),
                    Means::Prisoner(spot) => format!(" by jail {}", write_copy(spot, pack)),
                    Means::Tokens(n) => format!(" by token {n}"),
                    Means::Banner(spot) => format!(" for {}", write_copy(spot, pack)),
                };
                format!("play {}{from}{means}", card(played))
            }
            Action::Prepare => "prepare".to_owned(),
            Action::Pass => "pass".to_owned(),
            Action::Pay(goods) => format!("pay {}", goods.write()),
            Action::Pick(spot) => format!("pick {}", write_copy(spot, pack)),
            Action::Meadow(slot) => format!("pick meadow-{}", slot.number()),
            Action::Good(good) => format!("choose {}", good.id()),
            Action::Point => "point".to_owned(),
            Action::To(side) => format!("to {}", side_id(side)),
            Action::Use(site) => format!("use {}", write_site(site, pack)),
            Action::Option(n) => format!("option {}", n + 1),
            Action::Skip => "skip".to_owned(),
        }
    }

    /// Reads the text notation.
    pub fn read(text: &str, pack: &Pack) -> Result<Action, Line> {
        let unreadable = || Line::new("valley-unreadable-action").with("text", text);
        let card = |id: &str| pack.card_id(id).ok_or_else(|| Line::new("no-such-card").with("id", id));
        let site = |id: &str| read_site(id, pack).ok_or_else(|| Line::new("valley-no-such-place").with("id", id));
        let copy = |id: &str| read_copy(id, pack).ok_or_else(|| Line::new("no-such-card").with("id", id));
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["place", at] => Action::Place(site(at)?),
            ["play", id, ref rest @ ..] => {
                let (from, how) = match rest.split_first() {
                    Some((&"legend", how)) => (From::Legend, how),
                    Some((&"pile", how)) => (From::Pile, how),
                    Some((&"shown", how)) => (From::Shown, how),
                    Some((word, how)) => match read_slot(word) {
                        Some(slot) => (From::Meadow(slot), how),
                        None => (From::Hand, rest),
                    },
                    None => (From::Hand, rest),
                };
                let means = match *how {
                    [] => Means::Cost,
                    ["on", on] => Means::Occupied(copy(on)?),
                    ["by", "swap"] => Means::Swap,
                    ["by", "jail", critter] => Means::Prisoner(copy(critter)?),
                    ["by", "token", n] => match n.parse() {
                        Ok(n @ 1..=TOKENS) => Means::Tokens(n),
                        _ => return Err(unreadable()),
                    },
                    ["by", helper] => Means::Leave(card(helper)?),
                    ["for", banner] => Means::Banner(copy(banner)?),
                    _ => return Err(unreadable()),
                };
                Action::Play { card: card(id)?, from, means }
            }
            ["prepare"] => Action::Prepare,
            ["pass"] => Action::Pass,
            ["pay", ref goods @ ..] => Action::Pay(Goods::read(goods).ok_or_else(unreadable)?),
            ["pick", id] => match read_slot(id) {
                Some(slot) => Action::Meadow(slot),
                None => Action::Pick(copy(id)?),
            },
            ["choose", word] => Action::Good(Good::from_id(word).ok_or_else(unreadable)?),
            ["point"] => Action::Point,
            ["to", id] => Action::To(read_side(id).ok_or_else(unreadable)?),
            ["use", at] => Action::Use(site(at)?),
            ["option", n] => match n.parse::<u8>() {
                Ok(n @ 1..=4) => Action::Option(n - 1),
                _ => return Err(unreadable()),
            },
            ["skip"] => Action::Skip,
            _ => return Err(unreadable()),
        })
    }
}

/// The name of a side in notation.
pub fn side_id(side: Side) -> &'static str {
    side.seat().map_or("rival", |seat| SEATS[seat.index() % PLAYERS])
}

/// The side with this name; the opponents in the box go by their own names as well.
pub fn read_side(id: &str) -> Option<Side> {
    match id {
        "rival" | "nightweave" | "rugwort" => Some(Side::RIVAL),
        _ => SEATS.iter().position(|&name| name == id).map(|i| Side::player(Seat(i as u8))),
    }
}

fn read_slot(id: &str) -> Option<Slot> {
    Slot::rolled(id.strip_prefix("meadow-")?.parse().ok()?)
}

/// A card of a city: which copy, and whose unless it is one's own.
fn write_copy(pick: Pick, pack: &Pack) -> String {
    let mut text = pack.card(pick.card).entry.id.clone();
    if pick.nth > 0 {
        text.push_str(&format!("/{}", pick.nth + 1));
    }
    if let Some(side) = pick.of {
        text.push_str(&format!("@{}", side_id(side)));
    }
    text
}

/// The name of a place in notation.
pub fn write_site(site: impl Into<Site<Pick>>, pack: &Pack) -> String {
    match site.into() {
        Site::Basic(basic) => pack.basic(basic).entry.id.clone(),
        Site::Forest(clearing) => format!("forest-{}", clearing.number()),
        Site::Haven => pack.haven.entry.id.clone(),
        Site::Journey(space) => format!("journey-{}", space.0),
        Site::Event(event) => pack.event(event).entry.id.clone(),
        Site::City(pick) => write_copy(pick, pack),
    }
}

fn read_copy(id: &str, pack: &Pack) -> Option<Pick> {
    let (card, of) = match id.split_once('@') {
        Some((card, owner)) => (card, Some(read_side(owner)?)),
        None => (id, None),
    };
    let (card, nth) = card.split_once('/').unwrap_or((card, "1"));
    let nth: u8 = nth.parse().ok().filter(|n| (1..=DECK as u8).contains(n))?;
    Some(Pick { of, card: pack.card_id(card)?, nth: nth - 1 })
}

/// The place with this name.
pub fn read_site(id: &str, pack: &Pack) -> Option<Site<Pick>> {
    let numbered = |prefix: &str, from: u8, to: u8| {
        let n: u8 = id.strip_prefix(prefix)?.parse().ok()?;
        (from..=to).contains(&n).then_some(n)
    };
    let basic = pack.basics.iter().position(|place| place.entry.id == id);
    basic
        .map(|i| Site::Basic(BasicId(i as u8)))
        .or_else(|| numbered("forest-", 1, 4).map(|n| Site::Forest(Clearing(n - 1))))
        .or_else(|| numbered("journey-", 2, 5).map(|points| Site::Journey(JourneySpace(points))))
        .or_else(|| (pack.haven.entry.id == id).then_some(Site::Haven))
        .or_else(|| pack.event_id(id).map(Site::Event))
        .or_else(|| read_copy(id, pack).map(Site::City))
}

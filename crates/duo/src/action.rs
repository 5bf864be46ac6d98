//! Decisions, and their text notation.

use crate::board::{Target, Verb, at};
use crate::ids::{CardId, FARMS, FarmId, PathSpot, RIVER, RiverSpace, SEATS, SLOTS, Slot, Space, Token};
use crate::pack::Pack;
use crate::together::{Haunt, Item, NewsId};
use serde::{Deserialize, Serialize};
use table::{Line, Seat};
use woodland::{Colour, Good, Goods};

table::each! {
    /// One decision of a mayor. A word of memory, so that it is listed in one stroke.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[repr(align(8))]
    pub enum Action {
        /// Put a worker on a space; on a farm perhaps to use it twice.
        Place {
            /// Where.
            space: Space,
            /// Whether a Clocktower token is spent.
            twice: bool,
        } => (Verb::Place, at(space));
        /// Play a card.
        Play {
            /// Which.
            card: CardId,
            /// How it is paid.
            means: Means,
        } => (Verb::Play, Target::Card(card));
        /// Take a Meadow card.
        Take(card: CardId) => (Verb::Choose, Target::Card(card));
        /// Draw from the deck.
        Draw => (Verb::Choose, Target::Deck);
        /// Move a token.
        Move(token: Token) => (Verb::Answer, Target::Prompt);
        /// Begin to trade two cards for a resource.
        Trade => (Verb::Answer, Target::Prompt);
        /// Move a token without an action, when nothing else is possible.
        Rest => (Verb::Answer, Target::Prompt);
        /// Pay exactly this, perhaps with a token of a card that makes it cheaper.
        Pay {
            /// The resources.
            goods: Goods,
            /// The card whose token is spent.
            token: Option<CardId>,
        } => (Verb::Answer, Target::Prompt);
        /// Answer with a card.
        Pick(card: CardId) => (Verb::Answer, Target::Card(card));
        /// Answer with a kind of resource.
        Good(good: Good) => (Verb::Answer, Target::Prompt);
        /// Answer with a colour.
        Colour(colour: Colour) => (Verb::Answer, Target::Prompt);
        /// Answer with one of the ways offered, counted from 0.
        Option(n: u8) => (Verb::Answer, Target::Prompt);
        /// Pay the price offered.
        Accept => (Verb::Answer, Target::Prompt);
        /// Answer with a space.
        Use(space: Space) => (Verb::Answer, at(space));
        /// Claim an event without a worker.
        Claim(slot: Slot) => (Verb::Answer, Target::Space(Space::Event(slot)));
        /// Give the next share of the season tile to this mayor. [D15.18]
        For(seat: Seat) => (Verb::Answer, Target::Prompt);
        /// Let a green card produce for this mayor. [D15.19]
        Produce {
            /// Which card.
            card: CardId,
            /// For whom.
            seat: Seat,
        } => (Verb::Answer, Target::Card(card));
        /// Keep, or use, a Good News card. [D18.1] [D18.3]
        News(news: NewsId) => (Verb::Besides, Target::Prompt);
        /// Use a pocket watch on this token. [D18.6]
        Watch(token: Token) => (Verb::Besides, Target::Prompt);
        /// Share something with the other mayor. [D17.2]
        Share(item: Item) => (Verb::Besides, item.card().map_or(Target::Prompt, Target::Card));
        /// Answer with a skunk, or with a place for it.
        Skunk(haunt: Haunt) => (Verb::Answer, haunt.target());
        /// Decline, or stop.
        Skip => (Verb::Answer, Target::Prompt);
    }
    /// What sort of choice it is, and the thing on the table that it is about.
    pub(crate) fn about -> (Verb, Target);
}

/// How a card is paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Means {
    /// With resources, or with the discard it asks for.
    Cost,
    /// With an Occupied token put on this Construction. [D6.3]
    Occupied(CardId),
    /// With resources and the star ability of this card. [D6.7]
    Star(CardId),
}

impl Action {
    /// The text notation.
    pub fn write(self, pack: &Pack) -> String {
        let card = |card: CardId| pack.card(card).entry.id.as_str();
        match self {
            Action::Place { space, twice: false } => format!("place {}", write_space(space, pack)),
            Action::Place { space, twice: true } => format!("place {} twice", write_space(space, pack)),
            Action::Play { card: played, means: Means::Cost } => format!("play {}", card(played)),
            Action::Play { card: played, means: Means::Occupied(on) } => {
                format!("play {} occupied {}", card(played), card(on))
            }
            Action::Play { card: played, means: Means::Star(star) } => {
                format!("play {} star {}", card(played), card(star))
            }
            Action::Take(taken) => format!("take {}", card(taken)),
            Action::Draw => "draw".to_owned(),
            Action::Move(token) => format!("move {}", token.id()),
            Action::Trade => "trade".to_owned(),
            Action::Rest => "rest".to_owned(),
            Action::Pay { goods, token } => {
                let mut text = format!("pay {}", goods.write());
                if let Some(from) = token {
                    text.push_str(" token ");
                    text.push_str(card(from));
                }
                text
            }
            Action::Pick(picked) => format!("pick {}", card(picked)),
            Action::Good(good) => format!("choose {}", good.id()),
            Action::Colour(colour) => format!("choose {}", colour.id()),
            Action::Option(n) => format!("option {}", n + 1),
            Action::Accept => "accept".to_owned(),
            Action::Use(space) => format!("use {}", write_space(space, pack)),
            Action::Claim(slot) => format!("claim event-{}", slot.0 + 1),
            Action::For(seat) => format!("for {}", seat_id(seat)),
            Action::Produce { card: green, seat } => format!("produce {} {}", card(green), seat_id(seat)),
            Action::News(news) => format!("news {}", pack.news(news).entry.id),
            Action::Watch(token) => format!("watch {}", token.id()),
            Action::Share(Item::Good(good)) => format!("share {}", good.id()),
            Action::Share(Item::Card(shared)) => format!("share card {}", card(shared)),
            Action::Share(Item::Occupied(colour)) => format!("share token {}", colour.id()),
            Action::Skunk(haunt) => format!("skunk {}", write_haunt(haunt, pack)),
            Action::Skip => "skip".to_owned(),
        }
    }

    /// Reads the text notation.
    pub fn read(text: &str, pack: &Pack) -> Result<Action, Line> {
        let unreadable = || Line::new("duo-unreadable-action").with("text", text);
        let card = |id: &str| pack.card_id(id).ok_or_else(|| Line::new("no-such-card").with("id", id));
        let space = |id: &str| read_space(id, pack).ok_or_else(|| Line::new("duo-no-such-space").with("id", id));
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["place", at] => Action::Place { space: space(at)?, twice: false },
            ["place", at, "twice"] => Action::Place { space: space(at)?, twice: true },
            ["play", id] => Action::Play { card: card(id)?, means: Means::Cost },
            ["play", id, "occupied", on] => Action::Play { card: card(id)?, means: Means::Occupied(card(on)?) },
            ["play", id, "star", star] => Action::Play { card: card(id)?, means: Means::Star(card(star)?) },
            ["take", id] => Action::Take(card(id)?),
            ["draw"] => Action::Draw,
            ["move", id] => Action::Move(Token::from_id(id).ok_or_else(unreadable)?),
            ["trade"] => Action::Trade,
            ["rest"] => Action::Rest,
            ["pay", ref goods @ .., "token", from] => {
                Action::Pay { goods: Goods::read(goods).ok_or_else(unreadable)?, token: Some(card(from)?) }
            }
            ["pay", ref goods @ ..] => Action::Pay { goods: Goods::read(goods).ok_or_else(unreadable)?, token: None },
            ["pick", id] => Action::Pick(card(id)?),
            ["choose", word] => match (Good::from_id(word), Colour::from_id(word)) {
                (Some(good), _) => Action::Good(good),
                (None, Some(colour)) => Action::Colour(colour),
                (None, None) => return Err(unreadable()),
            },
            ["option", n] => match n.parse::<u8>() {
                Ok(n @ 1..=4) => Action::Option(n - 1),
                _ => return Err(unreadable()),
            },
            ["accept"] => Action::Accept,
            ["use", at] => Action::Use(space(at)?),
            ["claim", at] => match space(at)? {
                Space::Event(slot) => Action::Claim(slot),
                Space::River(_) | Space::Farm(_) | Space::Red(_) => return Err(unreadable()),
            },
            ["for", id] => Action::For(read_seat(id).ok_or_else(unreadable)?),
            ["produce", green, id] => {
                Action::Produce { card: card(green)?, seat: read_seat(id).ok_or_else(unreadable)? }
            }
            ["news", id] => Action::News(pack.news_id(id).ok_or_else(|| Line::new("unknown-id").with("id", id))?),
            ["watch", id] => Action::Watch(Token::from_id(id).ok_or_else(unreadable)?),
            ["share", "card", id] => Action::Share(Item::Card(card(id)?)),
            ["share", "token", id] => Action::Share(Item::Occupied(Colour::from_id(id).ok_or_else(unreadable)?)),
            ["share", id] => Action::Share(Item::Good(Good::from_id(id).ok_or_else(unreadable)?)),
            ["skunk", id] => Action::Skunk(read_haunt(id, pack).ok_or_else(unreadable)?),
            ["skip"] => Action::Skip,
            _ => return Err(unreadable()),
        })
    }
}

/// The name of a mayor in notation.
pub(crate) fn seat_id(seat: Seat) -> &'static str {
    SEATS[seat.index()].0
}

fn read_seat(id: &str) -> Option<Seat> {
    SEATS.into_iter().find(|(name, _)| *name == id).map(|(_, seat)| seat)
}

/// The name of a place of skunks in notation.
pub(crate) fn write_haunt(haunt: Haunt, pack: &Pack) -> String {
    match haunt {
        Haunt::Path(spot) => format!("spot-{}", spot.0),
        Haunt::Space(space) => write_space(space, pack),
    }
}

/// The place of skunks with this name.
pub(crate) fn read_haunt(id: &str, pack: &Pack) -> Option<Haunt> {
    let spot = || {
        let n: u8 = id.strip_prefix("spot-")?.parse().ok()?;
        PathSpot::all().find(|spot| spot.0 == n).map(Haunt::Path)
    };
    let haunt = spot().or_else(|| read_space(id, pack).map(Haunt::Space))?;
    haunt.area().map(|_| haunt)
}

/// The name of a space in notation.
pub fn write_space(space: Space, pack: &Pack) -> String {
    match space {
        Space::River(space) => format!("river-{}", space.number()),
        Space::Farm(farm) => format!("farm-{}", farm.number()),
        Space::Event(slot) => format!("event-{}", slot.0 + 1),
        Space::Red(card) => pack.card(card).entry.id.clone(),
    }
}

/// The space with this name.
pub fn read_space(id: &str, pack: &Pack) -> Option<Space> {
    let numbered = |prefix: &str, most: usize| {
        let n: u8 = id.strip_prefix(prefix)?.parse().ok()?;
        (1..=most).contains(&n.into()).then(|| n - 1)
    };
    numbered("river-", RIVER)
        .map(|n| Space::River(RiverSpace(n)))
        .or_else(|| numbered("farm-", FARMS).map(|n| Space::Farm(FarmId(n))))
        .or_else(|| numbered("event-", SLOTS).map(|n| Space::Event(Slot(n))))
        .or_else(|| pack.card_id(id).map(Space::Red))
}

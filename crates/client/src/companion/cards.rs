//! The owner's own cards of an opponent: copied once on a form, kept in the browser as files of a pack.

use super::tables;
use crate::common::store;
use crate::common::tongue::words;
use std::collections::BTreeMap;
use table::Line;
use table::companion::copied::{self, Card, Copied, Deck};
use words::Lang;

/// Files of a pack by name and text.
pub type Texts = Vec<(String, String)>;

/// The form of one card.
pub struct Form {
    /// The box.
    pub game: String,
    rules: Box<dyn Copied>,
    /// All sorts of cards of that box.
    pub decks: Vec<Deck>,
    /// Which of them.
    pub at: usize,
    /// Which place in it.
    pub slot: usize,
    /// What has been filled in.
    pub card: Card,
    /// The cell that is being chosen.
    pub cell: Option<&'static str>,
    /// The table that waits for this card.
    pub table: Option<String>,
}

fn key(game: &str) -> String {
    format!("bosk.beside.cards.{game}")
}

/// Where cards that are half filled in are kept, by deck and place.
fn draft_key(game: &str) -> String {
    format!("bosk.beside.drafts.{game}")
}

fn drafts(game: &str) -> BTreeMap<String, Card> {
    store::read(&draft_key(game)).unwrap_or_default()
}

/// The owner's files of a box.
pub fn texts(game: &str) -> Texts {
    store::read(&key(game)).unwrap_or_default()
}

/// Keeps the owner's files of a box, if they are sound together.
pub fn keep(game: &str, texts: &Texts) -> Result<(), Line> {
    tables::rules(game, texts)?;
    if store::keep(&key(game), texts) { Ok(()) } else { Err(Line::new("beside-not-kept")) }
}

/// Whether the table turns up its own cards.
pub fn is_own_deck(mode: &str) -> bool {
    mode.split(':').any(|word| word == "deck=table")
}

/// The owner's files that a new table begins with: all, if it turns up its own cards; a deck that Bosk draws from only once
/// all of it was copied that comes to such a table.
pub fn for_table(game: &str, mode: &str) -> Texts {
    let mut texts = texts(game);
    if let (false, Ok(form)) = (is_own_deck(mode), Form::open(game)) {
        let is_whole = |deck: &Deck| deck.is_whole(mode, |slot| form.rules.copied(deck.id, slot).is_some());
        let half = |deck: &&Deck| deck.drawn && !is_whole(deck);
        let half: Vec<&str> = form.decks.iter().filter(half).map(|deck| deck.file).collect();
        texts.retain(|(name, _)| !half.contains(&name.as_str()));
    }
    texts
}

/// How many cards were copied, if there is anything to copy.
pub fn count(game: &str) -> Option<usize> {
    let form = Form::open(game).ok().filter(|form| !form.decks.is_empty())?;
    Some(form.decks.iter().map(|deck| form.copied(deck).len()).sum())
}

impl Form {
    /// The form of a card that is half filled in, or of the first that was not copied yet.
    pub fn open(game: &str) -> Result<Form, Line> {
        let rules = tables::rules(game, &texts(game))?;
        let decks = rules.decks();
        let mut form =
            Form { game: game.to_owned(), rules, decks, at: 0, slot: 0, card: Card::new(), cell: None, table: None };
        form.turn_to_deck(0);
        let begun = drafts(game).into_keys().next();
        let begun = begun.as_deref().and_then(|draft| draft.split_once('/'));
        let at = begun.and_then(|(deck, _)| form.decks.iter().position(|it| it.id == deck));
        if let (Some(at), Some((_, slot))) = (at, begun) {
            form.at = at;
            let place = form.deck().slots.iter().position(|it| it == slot);
            form.turn_to(place.unwrap_or(0));
        }
        Ok(form)
    }

    /// The sort of cards that is shown.
    pub fn deck(&self) -> &Deck {
        &self.decks[self.at]
    }

    /// The cards of a sort that were copied.
    pub fn copied(&self, deck: &Deck) -> Vec<(String, Card)> {
        let one = |slot: &String| Some((slot.clone(), self.rules.copied(deck.id, slot)?));
        deck.slots.iter().filter_map(one).collect()
    }

    /// Whether the card at this place was copied.
    pub fn is_copied(&self) -> bool {
        self.rules.copied(self.deck().id, &self.deck().slots[self.slot]).is_some()
    }

    /// Shows another sort of cards, at the first that was not copied yet.
    pub fn turn_to_deck(&mut self, at: usize) {
        if let Some(deck) = self.decks.get(at) {
            let free = deck.slots.iter().position(|slot| self.rules.copied(deck.id, slot).is_none());
            self.at = at;
            self.turn_to(free.unwrap_or(0));
        }
    }

    /// Shows another card.
    pub fn turn_to(&mut self, slot: usize) {
        self.slot = slot.min(self.deck().slots.len() - 1);
        let copied = || self.rules.copied(self.deck().id, &self.deck().slots[self.slot]).unwrap_or_default();
        self.card = drafts(&self.game).remove(&self.draft()).unwrap_or_else(copied);
        self.cell = None;
    }

    /// Fills in a cell.
    pub fn choose(&mut self, cell: &str, value: &str) {
        let mut card = std::mem::take(&mut self.card);
        self.deck().choose(&mut card, cell, value);
        self.card = card;
        let mut drafts = drafts(&self.game);
        drafts.insert(self.draft(), self.card.clone());
        store::keep(&draft_key(&self.game), &drafts);
    }

    /// What the card that is shown is called among those half filled in.
    fn draft(&self) -> String {
        format!("{}/{}", self.deck().id, self.deck().slots[self.slot])
    }

    /// What a card does, in a language.
    fn text(&self, card: &Card, lang: Lang) -> String {
        self.deck().text(card, |line| words(lang).say(line))
    }

    /// The file of the deck with these cards, beside the files of the other decks.
    fn files(&self, cards: &[(String, Card)]) -> Texts {
        let deck = self.deck();
        let file = |deck: &Deck, cards: &[(String, Card)]| {
            copied::file(&*self.rules, deck, cards, |card| [Lang::En, Lang::Fr].map(|lang| self.text(card, lang)))
        };
        let mut texts = texts(&self.game);
        texts.retain(|(name, _)| self.decks.iter().all(|deck| deck.file != name));
        for other in &self.decks {
            let text = if other == deck { file(deck, cards) } else { file(other, &self.copied(other)) };
            match texts.iter_mut().find(|(name, _)| name == other.file) {
                Some((_, all)) => all.push_str(&format!("\n{text}")),
                None => texts.push((other.file.to_owned(), text)),
            }
        }
        texts.retain(|(_, text)| !text.trim().is_empty());
        texts
    }

    /// Keeps the card, or takes it away; the id of its place.
    pub fn save(&mut self, keeps: bool) -> Result<String, Line> {
        let slot = self.deck().slots[self.slot].clone();
        let mut cards = self.copied(self.deck());
        cards.retain(|(other, _)| *other != slot);
        if keeps {
            let mut card = self.card.clone();
            self.deck().close(&mut card);
            cards.push((slot.clone(), card));
        }
        self.keep(&self.files(&cards))?;
        let mut drafts = drafts(&self.game);
        if drafts.remove(&self.draft()).is_some() {
            store::keep(&draft_key(&self.game), &drafts);
        }
        Ok(slot)
    }

    /// Takes in files of a pack, if they are sound.
    pub fn keep(&mut self, texts: &Texts) -> Result<(), Line> {
        keep(&self.game, texts)?;
        self.rules = tables::rules(&self.game, texts)?;
        Ok(())
    }

    /// What the card is called that is shown.
    pub fn title(&self) -> Line {
        let deck = self.deck();
        let counted = || Line::new("beside-card-of").with("n", self.slot + 1).with("all", deck.slots.len());
        deck.names.get(self.slot).cloned().unwrap_or_else(counted)
    }
}

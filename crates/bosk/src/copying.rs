//! A card of the opponent that its owner tells as it comes: cell by cell, and kept in a file of the owner's pack.

use crate::companion::{choice_of, laid_over};
use crate::failure::Failure;
use crate::files;
use crate::terminal::{bold, dim, wrap};
use crate::typist::Typist;
use std::path::Path;
use table::Line;
use table::companion::copied::{Card, Cell, Copied, Deck, file};
use words::{Lang, Words};

/// What is typed behind a choice to say what is printed beside it.
const BESIDE: &str = "+";

/// Asks for all that stands on the next card of a deck that was not copied, and keeps it; the place it took, or nothing if
/// somebody leaves.
pub fn copy(
    words: &Words,
    typist: &mut Typist,
    game: &str,
    deck: &str,
    pack: &Path,
) -> Result<Option<String>, Failure> {
    let Some(rules) = shelf::open(game, None, laid_over(Some(pack))).map_err(Failure)?.copied() else {
        return Ok(None);
    };
    let decks = rules.decks();
    let Some(deck) = decks.iter().find(|it| it.id == deck) else { return Ok(None) };
    let Some(slot) = deck.slots.iter().find(|slot| rules.copied(deck.id, slot).is_none()) else {
        say(words, &Line::new("cli-companion-card-all"));
        return Ok(None);
    };
    say(words, &Line::new("cli-companion-card-how"));
    let mut card = Card::new();
    for row in &deck.rows {
        for cell in row.cells.iter().filter(|_| deck.is_open(row, &card)).collect::<Vec<_>>() {
            let Some(value) = ask(words, typist, cell, card.get(cell.id))? else { return Ok(None) };
            deck.choose(&mut card, cell.id, &value);
        }
    }
    deck.close(&mut card);
    keep(&*rules, deck, slot, card, pack)?;
    Ok(Some(slot.clone()))
}

/// What stands in a cell, as packs write it; nothing, if somebody leaves. Nothing typed takes what stands in the line above.
fn ask(words: &Words, typist: &mut Typist, cell: &Cell, above: Option<&String>) -> Result<Option<String>, Failure> {
    loop {
        anstream::println!("\n{}", bold(&wrap(&words.say(&cell.called), 0)));
        for (n, choice) in cell.choices.iter().enumerate() {
            anstream::println!("  {} {}", dim(&format!("{:>2}", n + 1)), words.say(&choice.line));
        }
        if let Some((_, line)) = &cell.beside {
            anstream::println!("  {}  {}", dim(BESIDE), words.say(line));
        }
        let Some(line) = typist.line()? else { return Ok(None) };
        let typed = line.trim();
        match (typed, above) {
            ("q", _) => return Ok(None),
            ("", Some(above)) => return Ok(Some(above.clone())),
            _ => {}
        }
        let with = typed.strip_suffix(BESIDE).filter(|_| cell.beside.is_some());
        match choice_of(words, &cell.choices, with.unwrap_or(typed).trim(), &cell.called) {
            Ok(choice) => {
                let mark = cell.beside.as_ref().filter(|_| with.is_some()).map_or("", |(mark, _)| mark);
                return Ok(Some(format!("{}{mark}", choice.id)));
            }
            Err(why) => say(words, &why),
        }
    }
}

/// Adds the card to its file in the owner's pack.
fn keep(rules: &dyn Copied, deck: &Deck, slot: &str, card: Card, pack: &Path) -> Result<(), Failure> {
    let path = pack.join(deck.file);
    let before = if path.exists() { files::read(&path)? + "\n" } else { String::new() };
    let text = |card: &Card| [Lang::En, Lang::Fr].map(|lang| deck.text(card, |line| Words::new(lang).say(line)));
    files::save(&path, before + &file(rules, deck, &[(slot.to_owned(), card)], text))
}

fn say(words: &Words, line: &Line) {
    anstream::println!("{}", wrap(&words.say(line), 2));
}

//! The books beside the boxes: the rules, how one fared, and the game of the day. On a phone they are lines under the shelf.

use super::games::{Place, Turn};
use super::html::{button, escaped, icon};
use super::list::card;
use super::{Sheet, State, levels, page};
use menu::{BOXES, LEVELS, Offer, level_of};

/// A day, in milliseconds.
const DAY: f64 = 86_400_000.0;

/// A book: its name, its sign, its title as a text, and what it opens.
struct Book(&'static str, &'static str, &'static str, Sheet);

const BOOKS: [Book; 3] = [
    Book("rules-of-all", "book", "page-rules", Sheet::Rules),
    Book("records", "trophy", "shelf-records", Sheet::Records),
    Book("today", "sun", "shelf-today", Sheet::Today),
];

/// The sheet of the book with this name.
pub fn opened(id: &str) -> Option<Sheet> {
    BOOKS.into_iter().find(|book| book.0 == id).map(|book| book.3)
}

/// The backs of the books.
pub fn backs(state: &State) -> String {
    BOOKS
        .iter()
        .map(|Book(id, sign, title, _)| {
            format!(
                "<button type=\"button\" class=\"bk\" id=\"book-{id}\" data-do=\"sheet {id}\">{}<b>{}</b></button>",
                icon(sign),
                state.said(title)
            )
        })
        .collect()
}

/// The same as lines.
pub fn lines(state: &State) -> String {
    let line = |Book(id, sign, title, _): &Book| {
        let inside = format!("{}<span>{}</span>", icon(sign), state.said(title));
        button(&format!("line-{id}"), "quiet bkl", &format!("sheet {id}"), "", &inside)
    };
    BOOKS.iter().map(line).collect()
}

/// The rulebooks.
pub fn rules(state: &State) -> String {
    let books: String = BOXES
        .into_iter()
        .map(|of| {
            let title = escaped(of.title);
            format!("<a class=\"btn\" href=\"{}.html#/rules\">{}<span>{title}</span></a>", of.id, icon("book"))
        })
        .collect();
    format!("<p>{}</p><div class=\"bkrows\">{books}</div>", state.said("shelf-rules-how"))
}

/// How one fared against the five levels in each box, and the games that are over.
pub fn records(state: &State) -> String {
    let boxes: String = BOXES.into_iter().filter_map(|of| fared(state, of)).collect();
    let over = state.games.iter().filter(|game| game.turn == Turn::Over && game.place != Place::Table);
    let over: String = over.map(|game| card(state, game, "over")).collect();
    let none = if boxes.is_empty() && over.is_empty() { "shelf-no-records" } else { "shelf-records-how" };
    let ended = if over.is_empty() { String::new() } else { format!("<h3>{}</h3>", state.said("shelf-ended")) };
    format!("<p>{}</p>{boxes}{ended}<ul class=\"gos every\">{over}</ul>", state.said(none))
}

fn fared(state: &State, of: &Offer) -> Option<String> {
    let met = levels::met(of);
    let all: String = (0..LEVELS.len())
        .map(|level| {
            let (won, lost) = levels::fared(&met, level);
            let (choice, text) = (&LEVELS[level], |n: usize| n.to_string());
            let record = match won + lost {
                0 => state.text("shelf-not-met"),
                _ => state.fill("shelf-record", &[("won", &text(won)), ("lost", &text(lost))]),
            };
            format!(
                "<li><svg class=\"who\" viewBox=\"0 0 64 64\" aria-hidden=\"true\"><use href=\"#w-{}\"></use></svg><b>{}</b><span>{}</span></li>",
                choice.icon,
                escaped(&state.name(choice.name, choice.word)),
                escaped(&record),
            )
        })
        .collect();
    (!met.is_empty()).then(|| format!("<h3>{}</h3><ul class=\"fared5\">{all}</ul>", escaped(of.title)))
}

/// The game of the day: which it is, and the way to it.
pub fn today(state: &State) -> String {
    let day = (page::now() / DAY) as u64;
    let Some(today) = menu::today(day) else { return String::new() };
    let address =
        format!("{}.html#/new?mode={}&seats={}&seed={day}", today.of.id, today.start.mode, today.start.seats.join(","));
    let level = today.start.seats.iter().find_map(|seat| level_of(seat)).map(|level| &LEVELS[level]);
    let level = level.map(|choice| format!(" · {}", state.name(choice.name, choice.word)));
    let against = state.text(today.mode.title) + &level.unwrap_or_default();
    format!(
        "<p>{how}</p><div class=\"day\">{sign}<span><b>{title}</b><span>{mode}</span></span></div>\
         <a class=\"btn pri big3\" id=\"play-today\" href=\"{address}\">{play}<span>{start}</span></a>",
        how = state.said("shelf-today-how"),
        sign = icon(today.mode.icon),
        title = escaped(today.of.title),
        mode = escaped(&against),
        address = escaped(&address),
        play = icon("play"),
        start = state.said("shelf-today-start"),
    )
}

//! The form of a card, drawn as the card lies, and the sheet from which an action is chosen.

use super::cards::{self, Form};
use super::draw::said;
use super::{Sheet, State, answer};
use crate::html::{button, escaped, icon, radio};
use table::Line;
use table::companion::copied::{Cell, Row};
use words::soft;

/// So many things are chosen on the card itself; more are chosen from a sheet.
const INLINE: usize = 5;

/// The form.
pub fn form(state: &State, form: &Form) -> String {
    let deck = form.deck();
    let rows: String = deck.rows.iter().map(|row| one_row(state, form, row)).collect();
    let clear = if form.is_copied() {
        button("clear", "quiet", "clear-card", "", &said(state, "beside-clear-card"))
    } else {
        String::new()
    };
    let repeats = deck.cells().any(|cell| cell.follows.is_some());
    let how = if repeats { said(state, "beside-copy-how") + " " } else { String::new() };
    let how = how + &said(state, "beside-copy-here");
    format!(
        "<div class=\"qbox long\">{}<div class=\"cardf\"><h2 class=\"cardt\" id=\"now\" tabindex=\"-1\">{}</h2>{rows}</div>\
         <p class=\"qs\">{}</p><div class=\"files\">{clear}{}<label class=\"btn quiet\" for=\"cards\">{}</label></div>\
         <input class=\"sr\" type=\"file\" accept=\".toml\" id=\"cards\"></div>{}",
        decks(state, form),
        escaped(&state.say(&form.title())),
        how,
        button("cards-out", "quiet", "cards-out", "", &said(state, "beside-export")),
        said(state, "beside-cards-in"),
        foot(state, form),
    )
}

/// Which sort of cards, where there are several.
fn decks(state: &State, form: &Form) -> String {
    if form.decks.len() < 2 {
        return String::new();
    }
    let one = |(n, deck): (usize, &table::companion::copied::Deck)| {
        let text = escaped(&state.say(&deck.called));
        radio(&format!("deck-{n}"), &format!("deck {n}"), n == form.at, "class=\"opt\"", &text)
    };
    let all: String = form.decks.iter().enumerate().map(one).collect();
    format!("<div class=\"opts\" role=\"radiogroup\" aria-label=\"{}\">{all}</div>", said(state, "beside-cards"))
}

fn foot(state: &State, form: &Form) -> String {
    let missing = form.deck().missing(&form.card).count();
    let before = button(
        "before",
        "ud",
        &format!("card {}", form.slot.saturating_sub(1)),
        "",
        &format!("{}<span>{}</span>", icon("undo"), said(state, "beside-card-before")),
    );
    let save = if missing > 0 {
        let left = escaped(&state.say(&Line::new("beside-cells-left").with("n", missing)));
        format!("<button type=\"button\" id=\"save\" class=\"btn big grow\" disabled>{left}</button>")
    } else {
        button(
            "save",
            "pri big grow",
            "save-card",
            "",
            &format!("{}<span>{}</span>", icon("check"), said(state, "beside-save-card")),
        )
    };
    format!("<footer class=\"foot\">{before}{save}</footer>")
}

fn one_row(state: &State, form: &Form, row: &Row) -> String {
    let sign = if row.sign.is_empty() { String::new() } else { icon(row.sign) };
    let called = escaped(&state.say(&row.called));
    if !form.deck().is_open(row, &form.card) {
        return format!(
            "<div class=\"crow shut\"><span class=\"sign\">{sign}</span><span class=\"qs\">{called}</span></div>"
        );
    }
    let several = row.cells.len() > 1 && row.sign.is_empty();
    let one = |cell: &Cell| {
        let label = if several {
            format!("<span class=\"cl\" aria-hidden=\"true\">{}</span>", escaped(&state.say(&cell.called)))
        } else {
            String::new()
        };
        format!("<div class=\"cell\">{label}{}</div>", one_cell(state, form, cell))
    };
    let cells: String = row.cells.iter().map(one).collect();
    let label = match (row.sign.is_empty(), several) {
        (false, _) => format!("<span class=\"sign\">{sign}<span class=\"sr\">{called}</span></span>"),
        (true, false) => format!("<span class=\"cl\">{called}</span>"),
        (true, true) => String::new(),
    };
    let class = if row.sign.is_empty() { "crow head" } else { "crow" };
    format!("<div class=\"{class}\">{label}<div class=\"cells\">{cells}</div></div>")
}

fn one_cell(state: &State, form: &Form, cell: &Cell) -> String {
    let chosen = form.card.get(cell.id).and_then(|value| cell.read(value));
    let called = escaped(&state.say(&cell.called));
    let id = cell.id.replace('.', "-");
    if cell.choices.len() <= INLINE && cell.beside.is_none() {
        let one = |(n, choice): (usize, &table::companion::Choice)| {
            let on = chosen.is_some_and(|(it, _)| it == choice);
            let text = soft(state.settings.lang(), &escaped(&state.say(&choice.line)));
            radio(&format!("{id}-{n}"), &format!("fill {} {}", cell.id, choice.id), on, "class=\"opt\"", &text)
        };
        let all: String = cell.choices.iter().enumerate().map(one).collect();
        // The keyboard must reach a group in which nothing is chosen.
        let all = if chosen.is_none() { all.replacen("tabindex=\"-1\"", "tabindex=\"0\"", 1) } else { all };
        return format!("<div class=\"opts\" role=\"radiogroup\" aria-label=\"{called}\">{all}</div>");
    }
    let (class, text) = match chosen {
        Some((choice, beside)) => ("tapv", escaped(&state.say(&choice.line)) + if beside { " +" } else { "" }),
        None => ("tapv empty", said(state, "beside-choose")),
    };
    format!(
        "<button type=\"button\" class=\"{class}\" id=\"{id}\" data-do=\"cell {}\" aria-label=\"{called}: {text}\">{text}</button>",
        cell.id
    )
}

/// The sheet from which a cell is chosen; its title, and what is in it.
pub fn picker(state: &State, form: &Form) -> Option<(String, String)> {
    let cell = form.deck().cell(form.cell?)?;
    let chosen = form.card.get(cell.id).and_then(|value| cell.read(value));
    let beside = chosen.is_some_and(|(_, beside)| beside);
    let one = |(n, choice): (usize, &table::companion::Choice)| {
        let on = chosen.is_some_and(|(it, _)| it == choice);
        let text = escaped(&state.say(&choice.line));
        format!(
            "<button type=\"button\" class=\"opt\" id=\"take-{n}\" data-do=\"take {n}\" aria-pressed=\"{on}\">{text}</button>"
        )
    };
    let all: String = cell.choices.iter().enumerate().map(one).collect();
    let more = cell.beside.as_ref().map(|(_, line)| {
        let off = if chosen.is_none() { " disabled" } else { "" };
        format!(
            "<button type=\"button\" role=\"checkbox\" class=\"tck\" id=\"beside\" data-do=\"beside\" aria-checked=\"{beside}\"{off}><span>{}</span><i>{}</i></button>",
            escaped(&state.say(line)),
            if beside { icon("check") } else { String::new() }
        )
    });
    Some((state.say(&cell.called), format!("<div class=\"list picks\">{all}</div>{}", more.unwrap_or_default())))
}

/// Gives the cell that is being chosen another value: a choice by its number, or what is printed beside it.
pub fn take(form: &mut Form, n: Option<usize>) {
    let Some(cell) = form.cell.and_then(|id| form.deck().cell(id)).cloned() else { return };
    let chosen = form.card.get(cell.id).and_then(|value| cell.read(value));
    let (choice, with) = match (n, chosen) {
        (Some(n), before) => (cell.choices.get(n), before.is_some_and(|(_, with)| with)),
        (None, Some((choice, with))) => (Some(choice), !with),
        (None, None) => (None, false),
    };
    let Some(choice) = choice else { return };
    let mark = cell.beside.as_ref().filter(|_| with).map_or("", |(mark, _)| mark);
    let value = format!("{}{mark}", choice.id);
    form.choose(cell.id, &value);
    if n.is_some() {
        form.cell = None;
    }
}

/// What pressing something on the form of a card does.
pub fn press(state: &mut State, words: &[&str]) {
    if let ["copy"] = *words {
        return copy_for_the_table(state);
    }
    let Some(form) = &mut state.form else { return };
    match *words {
        ["deck", n] => form.turn_to_deck(n.parse().unwrap_or_default()),
        ["card", n] => form.turn_to(n.parse().unwrap_or_default()),
        ["fill", cell, value] => form.choose(cell, value),
        ["cell", id] => {
            form.cell = form.deck().cell(id).map(|cell| cell.id);
            state.sheet = Some(Sheet::Pick);
        }
        ["take", n] => {
            take(form, n.parse().ok());
            state.sheet = None;
        }
        ["beside"] => take(form, None),
        ["save-card"] => save_card(state, true),
        ["clear-card"] => save_card(state, false),
        ["leave-card"] => state.form = None,
        _ => {}
    }
}

/// A card was turned up that has not been copied: its form, and then the game goes on.
fn copy_for_the_table(state: &mut State) {
    let Some(game) = &state.game else { return };
    let deck = game.asked().and_then(|query| query.copied);
    match Form::open(&game.game) {
        Ok(mut form) => {
            form.turn_to_deck(form.decks.iter().position(|it| Some(it.id) == deck).unwrap_or_default());
            form.table = Some(game.id.clone());
            state.form = Some(form);
        }
        Err(why) => state.tell(&why),
    }
}

/// Keeps the card or takes it away; a table that waits for it goes on with it.
fn save_card(state: &mut State, keeps: bool) {
    let Some(form) = &mut state.form else { return };
    let file = form.deck().file;
    let slot = match form.save(keeps) {
        Ok(slot) => slot,
        Err(why) => return state.tell(&why),
    };
    if form.table.is_none() {
        let next = form.slot + usize::from(keeps);
        return form.turn_to(next);
    }
    state.form = None;
    let Some(game) = &mut state.game else { return };
    if let Err(why) = game.with_file(file) {
        return state.tell(&why);
    }
    if let Some(reply) = game.asked().and_then(|query| query.read(&slot)) {
        answer(state, reply);
    }
}

/// Takes in a file of copied cards; one that is not sound is told, and nothing changes.
pub fn take_in(state: &mut State, name: String, text: String) {
    let Some(form) = &mut state.form else { return };
    let mut texts = cards::texts(&form.game);
    texts.retain(|(other, _)| *other != name);
    texts.push((name, text));
    match form.keep(&texts) {
        Ok(()) => form.turn_to(0),
        Err(why) => state.tell(&why),
    }
}

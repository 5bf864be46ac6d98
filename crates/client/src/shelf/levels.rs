//! Who plays: the five levels of bots, on a screen of their own, each with how it thinks and how one fared against it.

use super::State;
use super::html::{button, escaped, icon, radio};
use super::opened::{Choosing, one_row};
use crate::common::store;
use menu::{LEVELS, OPPONENT, Offer, Part, THE_LEVELS, level_of};
use room::games::{Met, met_key};

/// A level is known once it was beaten so often.
const BEATEN: usize = 2;

/// How long each thinks at most.
const WAITS: [&str; 5] = ["shelf-no-wait", "shelf-no-wait", "shelf-no-wait", "shelf-wait", "shelf-wait"];

/// How often a level of a box was beaten, and won.
pub fn fared(met: &[Met], level: usize) -> (usize, usize) {
    let count = |won| met.iter().filter(|met| met.won == won && level_of(&met.level) == Some(level)).count();
    (count(true), count(false))
}

/// The games against bots that were played in a box.
pub fn met(of: &Offer) -> Vec<Met> {
    store::read(&met_key(of.id)).unwrap_or_default()
}

/// The level to begin with: the lowest of those met that is not known yet, or the one above them; for a first game the one in
/// the middle.
pub fn first(of: &Offer) -> usize {
    let met = met(of);
    let lowest = met.iter().filter_map(|met| level_of(&met.level)).min().unwrap_or(OPPONENT.first);
    (lowest..LEVELS.len()).find(|&level| fared(&met, level).0 < BEATEN).unwrap_or(LEVELS.len() - 1)
}

/// The screen.
pub fn screen(state: &State) -> String {
    let (Some(of), Some(it)) = (state.open, &state.choosing) else { return String::new() };
    let (title, asked) = match it.mode.has_partner() {
        true => ("shelf-with-bosk", "shelf-who-along"),
        false => ("shelf-against-bosk", "shelf-who-across"),
    };
    let met = met(of);
    let cards: String = (0..LEVELS.len()).map(|level| card(state, it, &met, level)).collect();
    let side = it.mode.all_rows().find(|row| row.part == Part::Side && it.mode.is_shown(row, &it.wish));
    format!(
        "<header class=\"lvbar\">{back}<h2 id=\"sheet-title\">{title}<small class=\"facts\">{facts}</small><small class=\"asked\" aria-hidden=\"true\">{asked}</small></h2></header>\
         <div class=\"lvs\"><div class=\"lvask\"><h3>{asked}</h3><p>{eye}<span>{fair}</span></p></div>\
         <div class=\"five\" role=\"radiogroup\" aria-label=\"{level}\">{cards}</div>\
         <div class=\"lvset\">{side}<button type=\"button\" id=\"play\" class=\"btn pri big3\" data-do=\"play\">{icon}<span>{play}</span><span class=\"key\" aria-hidden=\"true\">{enter}</span></button></div></div>",
        back = button("close-sheet", "quiet sq", "leave", &state.text("page-back"), &icon("chev")),
        title = escaped(&state.fill(title, &[("box", of.title)])),
        facts = state.said(of.facts),
        asked = state.said(asked),
        eye = icon("eye"),
        fair = state.said("shelf-fair"),
        level = state.said(OPPONENT.label),
        side = side.map(|row| one_row(state, it, row)).unwrap_or_default(),
        icon = icon("play"),
        play = escaped(&play(state, it)),
        enter = state.said("shelf-enter"),
    )
}

/// What the button that begins says: whom one meets.
fn play(state: &State, it: &Choosing) -> String {
    let who = state.text(THE_LEVELS[it.wish.chosen(&OPPONENT)]);
    let id = match (it.mode.has_partner(), it.mode.bots(&it.wish)) {
        (true, _) => "shelf-play-with",
        (false, 1) => "shelf-play-against",
        (false, _) => "shelf-players-start",
    };
    state.fill(id, &[("who", &who)])
}

fn card(state: &State, it: &Choosing, met: &[Met], level: usize) -> String {
    let choice = &LEVELS[level];
    let (n, on) = ((level + 1).to_string(), it.wish.chosen(&OPPONENT) == level);
    let (name, says) = (state.name(choice.name, choice.word), state.text(choice.how));
    let (unmet, fared) = match fared(met, level) {
        (0, 0) => (" unmet", state.text("shelf-not-met")),
        (won, lost) => ("", state.fill("shelf-record", &[("won", &won.to_string()), ("lost", &lost.to_string())])),
    };
    let pips: String =
        (0..LEVELS.len()).map(|pip| if pip <= level { "<i class=\"f\"></i>" } else { "<i></i>" }).collect();
    let inside = format!(
        "<svg class=\"who\" viewBox=\"0 0 64 64\" preserveAspectRatio=\"xMidYMid slice\"><use href=\"#w-{picture}\"></use></svg>\
         <b>{name}</b><span class=\"rad\">{check}</span><span class=\"says\">{says}</span>\
         <span class=\"wait\">{wait}</span><span class=\"fared{unmet}\">{fared}</span>\
         <span class=\"nth\"><span class=\"pips\">{pips}</span><span>{nth}</span></span><span class=\"key\">{n}</span>",
        picture = choice.icon,
        name = escaped(&name),
        check = if on { icon("check") } else { String::new() },
        says = escaped(&says),
        wait = state.said(WAITS[level]),
        fared = escaped(&fared),
        nth = escaped(&state.fill("shelf-level-n", &[("n", &n)])),
    );
    let label = state.fill("shelf-level-name", &[("n", &n), ("name", &name), ("says", &says), ("fared", &fared)]);
    let more = format!("class=\"lv\" aria-label=\"{}\"", escaped(&label));
    radio(&format!("level-{n}"), &format!("level {level}"), on, &more, &inside)
}

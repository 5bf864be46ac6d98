//! Your games: the ones that wait first, each with its picture, how it stands, and the way back to it.

use super::games::{Entry, Place, Turn};
use super::html::{button, cover, escaped, icon};
use super::{State, box_of, page};
use crate::common::games::unreadable;
use menu::{CHAPTERS, THE_LEVELS};

/// How many games are shown before the others; a phone shows one less.
const SHOWN: usize = 4;

/// The games that are kept here, with a word if their list cannot be read; on the first visit the lesson instead.
pub fn your_games(state: &State) -> String {
    let label = state.said("shelf-games");
    let unreadable = unreadable().map(|_| {
        format!(
            "<p class=\"panel told\" role=\"alert\" id=\"unreadable\">{}<span>{}</span></p>",
            icon("warn"),
            state.said("shelf-unreadable")
        )
    });
    let unreadable = unreadable.unwrap_or_default();
    match &state.games[..] {
        [] => format!(
            "{unreadable}<a class=\"goc learn\" id=\"lesson\" href=\"duo.html#/lesson\">{}<span class=\"gt\"><b>{}</b><span>{}</span></span>{}</a>",
            icon("hare"),
            state.said("page-learn"),
            state.said("page-learn-how"),
            icon("chev")
        ),
        games => {
            let all = if games.len() >= SHOWN {
                let label = escaped(&state.fill("shelf-all-games", &[("n", &games.len().to_string())]));
                button("all-games", "quiet more", "sheet games", "", &(label + &icon("chev")))
            } else {
                String::new()
            };
            let shown: String = games.iter().take(SHOWN).map(|game| card(state, game, "game")).collect();
            format!("{unreadable}<h2>{label}</h2>{all}<ul class=\"gos\">{shown}</ul>")
        }
    }
}

/// One game; `place` tells its card from the same game's card elsewhere on the page.
pub fn card(state: &State, game: &Entry, place: &str) -> String {
    let id = escaped(&game.id);
    // A game beside cardboard has a page of its own, whatever the box.
    let of = if game.place == Place::Table { "companion".to_owned() } else { escaped(&game.game) };
    let hot = game.turn == Turn::Mine;
    let name = title(state, game);
    let about = state.fill("shelf-about-game", &[("game", &name)]);
    let line = if state.settings.french { &game.line.fr } else { &game.line.en };
    let (tag, bell) = tag(state, game);
    let where_icon = icon(match game.place {
        Place::Bot => "bot",
        Place::Here => "people",
        Place::Far => "far",
        Place::Table => "table",
    });
    format!(
        "<li class=\"goc{hot_class}\" data-game=\"{id}\"><span class=\"gcv\">{picture}</span>\
         <a class=\"gt\" id=\"{place}-{id}\" href=\"{of}.html#/game/{id}\"><b>{name}</b><span>{where_icon}{line}</span></a>\
         <span class=\"gtag{tag_class}\">{bell}{tag}</span>{dots}</li>",
        hot_class = if hot { " hot" } else { "" },
        tag_class = if hot { " on" } else { "" },
        picture = picture(game),
        name = escaped(&name),
        line = escaped(line),
        bell = if bell { icon("bell") } else { String::new() },
        tag = escaped(&tag),
        dots = button(&format!("{place}-dots-{id}"), "quiet sq dots", &format!("about {id}"), &about, &icon("dots")),
    )
}

/// The cover of its box, and in front of it the table in small if there is one. What was kept is an image, never markup.
fn picture(game: &Entry) -> String {
    let face = box_of(&game.game).map(cover).unwrap_or_default();
    let Some(drawn) = game.picture.strip_prefix("<svg") else { return face };
    // Alone it has neither a kind nor the page's colours.
    let kind = if drawn.contains("xmlns=") { "" } else { " xmlns=\"http://www.w3.org/2000/svg\"" };
    let coloured = page::with_tokens(&format!("<svg{kind}{drawn}"));
    let source = String::from(js_sys::encode_uri_component(&coloured));
    format!("{face}<img src=\"data:image/svg+xml,{}\" alt=\"\">", escaped(&source))
}

/// What a game is called: by the person, or by what it is.
pub fn title(state: &State, game: &Entry) -> String {
    if let Some(name) = &game.name {
        return name.clone();
    }
    let mut words = game.mode.split(':');
    let (first, second) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    match first {
        "duel" => {
            let other = game.seats.iter().find(|seat| *seat != menu::HUMAN);
            let other = match other.map(|seat| menu::level_of(seat)) {
                None => "page-friend",
                Some(Some(level)) => THE_LEVELS[level],
                Some(None) => "shelf-bot",
            };
            state.fill("shelf-duo-against", &[("other", &state.text(other))])
        }
        "challenge" => state.text("page-mode-challenge"),
        "chapter" => {
            let chapter = CHAPTERS.iter().find(|chapter| chapter.word == second);
            let name = chapter.map(|chapter| state.name(chapter.name, second)).unwrap_or_default();
            state.fill("shelf-chapter-of", &[("n", second), ("name", &name)])
        }
        "players" => state.fill("shelf-everdell-for", &[("n", second)]),
        "nightweave" if words.any(|word| word == "two") => state.text("shelf-two"),
        "nightweave" => state.text("valley-nightweave"),
        "rugwort" => state.text("valley-rugwort"),
        _ => box_of(&game.game).map_or_else(|| game.game.clone(), |it| it.title.to_owned()),
    }
}

/// Whose turn it is, far away since when, and whether a bell rings for it.
fn tag(state: &State, game: &Entry) -> (String, bool) {
    match (game.turn, game.place) {
        (Turn::Mine, Place::Far) => {
            let minutes = (page::now() as u64).saturating_sub(game.at) / 60_000;
            let (unit, n) = match minutes {
                0..60 => ("shelf-minutes", minutes.max(1)),
                60..1440 => ("shelf-hours", minutes / 60),
                _ => ("shelf-days", minutes / 1440),
            };
            let time = format!("{n}\u{a0}{}", state.text(unit));
            (state.fill("shelf-mine-since", &[("time", &time)]), true)
        }
        (Turn::Mine, _) => (state.text("shelf-mine"), false),
        (Turn::Theirs, _) => (state.text("shelf-theirs"), false),
        (Turn::Over, _) => (state.text("shelf-over"), false),
    }
}

//! The head and the foot of the page, and the sheets that lie over it.

use super::games::{Place, Turn};
use super::html::{button, escaped, icon, radio, refusal};
use super::list::{card, title};
use super::{Sheet, State, books, levels};
use menu::BOXES;

/// Logo, the lesson, language and theme.
pub fn head(state: &State) -> String {
    let french = state.settings.french;
    let language = |code: &str, name: &str, on: bool| {
        let inside = format!(
            "<span aria-hidden=\"true\">{}</span><span class=\"sr\" lang=\"{code}\">{name}</span>",
            code.to_uppercase()
        );
        radio(&format!("lang-{code}"), &format!("lang {code}"), on, "", &inside)
    };
    let learn = match state.games.is_empty() {
        true => String::new(),
        false => format!(
            "<a class=\"btn quiet lrn\" href=\"duo.html#/lesson\">{}<span>{}</span></a>",
            icon("book"),
            state.said("page-learn")
        ),
    };
    format!(
        "<h1 class=\"logo3\">{}Bosk</h1><em class=\"tag3\">{}</em><span class=\"grow\"></span>{learn}\
         <div class=\"seg\" role=\"radiogroup\" aria-label=\"{}\">{}{}</div>{}",
        icon("spring"),
        state.said("page-lead"),
        state.said("page-language"),
        language("fr", "Français", french),
        language("en", "English", !french),
        button("theme", "sq", "theme", &state.text("page-theme"), &icon("theme")),
    )
}

/// The books, a link somebody sent, the companion, a game to be watched again, and whose the values are.
pub fn foot(state: &State) -> String {
    let quiet = |id: &str, picture: &str, text: &str| {
        button(id, "quiet", &format!("sheet {id}"), "", &format!("{}<span>{}</span>", icon(picture), state.said(text)))
    };
    format!(
        "{}{}<a class=\"btn quiet\" id=\"beside\" href=\"companion.html\">{}<span>{}</span></a>{}<span class=\"mut unoff3\">{}<span>{} {}</span></span>",
        books::lines(state),
        quiet("link", "share", "shelf-link"),
        icon("table"),
        state.said("shelf-table"),
        quiet("watch", "replay", "shelf-watch"),
        icon("info"),
        state.said("shelf-ours"),
        state.said("page-footer"),
    )
}

/// The sheet that is open.
pub fn sheet(state: &State) -> String {
    let (title, inside) = match &state.sheet {
        None => return String::new(),
        Some(Sheet::Games) => (state.said("shelf-games"), all_games(state)),
        Some(Sheet::Game { id, sure }) => {
            let game = state.games.iter().find(|game| game.id == *id);
            (game.map(|game| escaped(&title(state, game))).unwrap_or_default(), about(state, *sure))
        }
        Some(Sheet::Link { bad }) => (state.said("shelf-link"), sent(state, *bad)),
        Some(Sheet::Watch) => (state.said("shelf-watch"), watch(state)),
        Some(Sheet::Levels) => return levels::screen(state),
        Some(Sheet::Rules) => (state.said("page-rules"), books::rules(state)),
        Some(Sheet::Records) => (state.said("shelf-records"), books::records(state)),
        Some(Sheet::Today) => (state.said("shelf-today"), books::today(state)),
    };
    let close = button("close-sheet", "quiet sq", "leave", &state.text("page-close"), &icon("close"));
    format!("<div class=\"bph\"><h2 id=\"sheet-title\">{title}</h2>{close}</div>{inside}")
}

fn all_games(state: &State) -> String {
    let cards: String = state.games.iter().map(|game| card(state, game, "every")).collect();
    format!("<ul class=\"gos every\">{cards}</ul>")
}

/// One game: its name, and the way to throw it away, which asks once more.
fn about(state: &State, sure: bool) -> String {
    let delete = state.said(if sure { "shelf-delete-sure" } else { "shelf-delete" });
    format!(
        "<form class=\"sheet-form\" data-form=\"rename\"><label>{}<input class=\"field\" id=\"game-name\" maxlength=\"60\" autocomplete=\"off\"></label>\
         <div class=\"row\"><button class=\"btn pri\" id=\"rename\">{}{}</button><span class=\"grow\"></span>{}</div></form>",
        state.said("shelf-name"),
        icon("check"),
        state.said("shelf-rename"),
        button("delete", "danger", "delete", "", &(icon("close") + &delete)),
    )
}

/// Where a pasted link leads on this site; nothing if it is no link to a game.
pub fn target(link: &str) -> Option<String> {
    let (before, hash) = link.trim().split_once('#')?;
    let playable = || BOXES.into_iter().filter(|it| !it.modes.is_empty());
    let page = playable().find(|it| before.ends_with(&format!("{}.html", it.id)));
    // Links to a game of Duo once led to the shelf.
    let page = if hash.starts_with("game=") { page.or(playable().next()) } else { page };
    let sent = hash.starts_with("game=") || hash.strip_prefix("/link/").is_some_and(|game| !game.is_empty());
    page.filter(|_| sent).map(|it| format!("{}.html#{hash}", it.id))
}

/// A link is pasted; a bad one is told.
fn sent(state: &State, bad: bool) -> String {
    format!(
        "<form class=\"sheet-form\" data-form=\"link\"><label>{}<input class=\"field\" id=\"pasted\" inputmode=\"url\" autocomplete=\"off\"></label>{}\
         <div class=\"row\"><button class=\"btn pri\" id=\"open-link\">{}{}</button></div></form>",
        state.said("shelf-link-paste"),
        if bad { refusal(&state.text("shelf-bad-link")) } else { String::new() },
        icon("play"),
        state.said("shelf-link-open"),
    )
}

/// The games that ended here; the table of a box opens a record file.
fn watch(state: &State) -> String {
    let tables: String = BOXES
        .into_iter()
        .filter(|it| !it.modes.is_empty())
        .map(|it| {
            format!(
                "<a class=\"btn\" data-watch=\"{0}\" href=\"{0}.html#/watch\">{1}{2}</a>",
                it.id,
                icon("replay"),
                escaped(it.title)
            )
        })
        .collect();
    let over = state.games.iter().filter(|game| game.turn == Turn::Over && game.place != Place::Table);
    let kept: String = over.map(|game| card(state, game, "watched")).collect();
    format!(
        "<ul class=\"gos every\">{kept}</ul><p>{}</p><div class=\"row\">{tables}</div>",
        state.said("shelf-watch-how")
    )
}

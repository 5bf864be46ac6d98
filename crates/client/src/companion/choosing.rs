//! The screens before the game: who comes to the table, and what is chosen then.

use super::draw::said;
use super::setup::Setup;
use super::{State, cards, kept, survey};
use crate::html::{button, escaped, icon, radio};
use menu::beside::{Asked, FOES};
use menu::{Choice, Look, Name, Row};
use table::Line;
use words::Lang;

/// The screen that is shown.
pub fn screen(state: &State) -> String {
    let setup = &state.setup;
    let inside = match setup.screen.checked_sub(1).and_then(|n| setup.foe.screens.get(n)) {
        None => who(state),
        Some(screen) => {
            let shown: Vec<&Asked> = screen.asks.iter().filter(|asked| asked.is_shown(&setup.wish)).collect();
            let title = format!("<h2 class=\"qt\" id=\"now\" tabindex=\"-1\">{}</h2>", said(state, screen.title));
            let alone = shown.first().is_some_and(|asked| asked.row.label == screen.title);
            title + &shown.iter().enumerate().map(|(n, asked)| one(state, asked, n == 0 && alone)).collect::<String>()
        }
    };
    let steps: String = (0..setup.screens())
        .map(|n| format!("<i class=\"{}\"></i>", if n <= setup.screen { "on" } else { "" }))
        .collect();
    format!(
        "<div class=\"prog\" aria-hidden=\"true\">{steps}</div><div class=\"qbox long pick\">{inside}</div>{}",
        foot(state)
    )
}

/// Where one is among the screens.
pub fn where_one_is(state: &State) -> Line {
    Line::new("beside-screen-of").with("n", state.setup.screen + 1).with("all", state.setup.screens())
}

fn foot(state: &State) -> String {
    let setup = &state.setup;
    let back = button(
        "back",
        "ud",
        &format!("screen {}", setup.screen.saturating_sub(1)),
        "",
        &format!("{}<span>{}</span>", icon("undo"), said(state, "beside-back")),
    );
    let next = if setup.screen + 1 < setup.screens() {
        let inside = format!("<span>{}</span>{}", said(state, "beside-next"), icon("next"));
        button("next", "pri big grow", &format!("screen {}", setup.screen + 1), "", &inside)
    } else {
        let inside = format!("<span>{}</span>{}", said(state, "beside-begin"), icon("next"));
        button("begin", "pri big grow", "begin", "", &inside)
    };
    let back = if setup.screen == 0 { String::new() } else { back };
    format!("<footer class=\"foot\">{back}{next}</footer>")
}

/// Who comes to the table.
fn who(state: &State) -> String {
    let foes: String = FOES
        .iter()
        .map(|foe| {
            let inside = format!(
                "{}<span>{}<small>{}</small></span>",
                icon(foe.sign),
                said(state, foe.name),
                said(state, foe.how)
            );
            let on = foe.game == state.setup.foe.game;
            radio(&format!("call-{}", foe.game), &format!("call {}", foe.game), on, "class=\"ans mini plain\"", &inside)
        })
        .collect();
    let going = kept::latest().map(|(id, line)| {
        let text = if state.settings.french { line.fr } else { line.en };
        let go = format!("<a class=\"btn\" id=\"go-on\" href=\"#/game/{id}\">{}</a>", said(state, "beside-go-on"));
        format!(
            "<div class=\"going\">{}<span class=\"grow\"><b>{}</b><small>{}</small></span>{go}</div>",
            icon("replay"),
            said(state, "beside-running"),
            escaped(&text)
        )
    });
    format!(
        "<h2 class=\"qt\" id=\"now\" tabindex=\"-1\">{who}</h2><p class=\"qs\">{}</p><div class=\"rows\" role=\"radiogroup\" aria-label=\"{who}\">{foes}</div>{}\
         <label class=\"btn quiet\" for=\"record\">{}</label><input class=\"sr\" type=\"file\" accept=\"application/json,.json\" id=\"record\">",
        said(state, "beside-how"),
        going.unwrap_or_default(),
        said(state, "beside-bring"),
        who = said(state, "beside-who"),
    )
}

/// One thing to choose; the first one of a screen may be what the screen asks.
fn one(state: &State, asked: &Asked, titled: bool) -> String {
    let heading = match asked.heading {
        "" => String::new(),
        text => format!("<h3 class=\"rowt wide\">{}</h3>", said(state, text)),
    };
    let row = asked.row;
    let board = if row.id == "marker" { own_board(state) } else { String::new() };
    heading
        + &match row.look {
            Look::Tick => ticked(state, row),
            Look::List => listed(state, row),
            Look::Segment => side_by_side(state, row, titled) + &ways_on(state, row),
        }
        + &board
}

/// The way to the owner's board.
fn own_board(state: &State) -> String {
    let kept = survey::kept();
    let line = Line::new("beside-own-board").with("n", kept.unwrap_or(0));
    let ours =
        if kept.is_some() { String::new() } else { format!("<p class=\"qs\">{}</p>", said(state, "beside-our-map")) };
    format!("<a class=\"btn\" id=\"own-board\" href=\"#/board\">{}</a>{ours}", escaped(&state.say(&line)))
}

/// The way to the campaign, beside its chapters; to the cards that were copied, where the table turns up its own.
fn ways_on(state: &State, row: &Row) -> String {
    let game = state.setup.foe.game;
    if row.id == "quest" && state.setup.wish.chosen(row) == 1 {
        return format!(
            "<a class=\"btn\" id=\"to-campaign\" href=\"#/campaign\">{}</a>",
            said(state, "beside-to-campaign")
        );
    }
    if row.id != "cards" {
        return String::new();
    }
    let copied = Line::new("beside-own-cards").with("n", cards::count(game).unwrap_or_default());
    format!("<a class=\"btn\" id=\"own-cards\" href=\"#/cards/{game}\">{}</a>", escaped(&state.say(&copied)))
}

fn name(state: &State, choice: &Choice) -> String {
    escaped(&match (choice.name, state.settings.lang()) {
        (Name::Text(id), _) => state.text(id),
        (Name::Title { en, .. }, Lang::En) => en.to_owned(),
        (Name::Title { fr, .. }, Lang::Fr) => fr.to_owned(),
        (Name::Number, _) => choice.word.to_owned(),
    })
}

/// A few things of which one is chosen: side by side, or one below the other where there is more to say.
fn side_by_side(state: &State, row: &Row, titled: bool) -> String {
    let (id, chosen) = (row.id, state.setup.wish.chosen(row));
    let tall = row.choices.iter().any(|choice| !choice.how.is_empty());
    let choices: String = row
        .choices
        .iter()
        .enumerate()
        .map(|(n, choice)| {
            let why = state.setup.locked(row, n);
            let mut inside = format!("<span>{}", name(state, choice));
            if let Some(why) = &why {
                inside += &format!("<small>{}</small>", escaped(&state.say(why)));
            } else if !choice.how.is_empty() {
                inside += &format!("<small>{}</small>", said(state, choice.how));
            }
            inside += "</span>";
            if choice.word.parse::<u8>().is_ok() {
                inside.insert_str(0, &format!("<span class=\"lvl\">{}</span>", choice.word));
            }
            let class = if tall { "ans mini plain" } else { "opt" };
            let off = if why.is_some() { " disabled" } else { "" };
            radio(
                &format!("{id}-{n}"),
                &format!("pick {id} {n}"),
                chosen == n,
                &format!("class=\"{class}\"{off}"),
                &inside,
            )
        })
        .collect();
    let label = if titled {
        format!("aria-labelledby=\"now\" class=\"{}\"", if tall { "rows" } else { "opts" })
    } else {
        format!("aria-labelledby=\"row-{id}\" class=\"{}\"", if tall { "rows" } else { "opts" })
    };
    let heading = if titled {
        String::new()
    } else {
        format!("<h3 class=\"rowt wide\" id=\"row-{id}\">{}</h3>", said(state, row.label))
    };
    format!("{heading}<div role=\"radiogroup\" {label}>{choices}</div>")
}

/// What joins in or not; what cannot says why.
fn ticked(state: &State, row: &Row) -> String {
    let on = state.setup.wish.chosen(row) == 1;
    let why = state.setup.locked(row, usize::from(!on));
    let small = why.as_ref().map(|why| format!("<small>{}</small>", escaped(&state.say(why)))).unwrap_or_default();
    let (sign, off) = match (&why, on) {
        (Some(_), _) => (icon("lock"), " disabled"),
        (None, true) => (icon("check"), ""),
        (None, false) => (String::new(), ""),
    };
    format!(
        "<button type=\"button\" role=\"checkbox\" class=\"tck\" id=\"{id}-tick\" data-do=\"pick {id} {}\" aria-checked=\"{on}\"{off}><span>{}{small}</span><i>{sign}</i></button>",
        usize::from(!on),
        said(state, row.label),
        id = row.id,
    )
}

/// One of many.
fn listed(state: &State, row: &Row) -> String {
    let chosen = state.setup.wish.chosen(row);
    let locks: Vec<Option<Line>> = (0..row.choices.len()).map(|n| state.setup.locked(row, n)).collect();
    let label = said(state, row.label);
    if let [_, .., Some(why)] = &locks[..]
        && locks.iter().skip(1).all(Option::is_some)
    {
        return format!(
            "<div class=\"tck shut wide\" id=\"{}-shut\"><span>{label}<small>{}</small></span><i>{}</i></div>",
            row.id,
            escaped(&state.say(why)),
            icon("lock")
        );
    }
    let options: String = row
        .choices
        .iter()
        .zip(&locks)
        .enumerate()
        .map(|(n, (choice, why))| {
            let number = if choice.word.parse::<u8>().is_ok() { format!("{}. ", choice.word) } else { String::new() };
            let selected = if n == chosen { " selected" } else { "" };
            let off = if why.is_some() { " disabled" } else { "" };
            format!("<option value=\"{n}\"{selected}{off}>{number}{}</option>", name(state, choice))
        })
        .collect();
    format!(
        "<label class=\"lst wide\"><span>{label}</span><select class=\"tapv\" id=\"{id}-list\" data-pick=\"{id}\">{options}</select></label>",
        id = row.id
    )
}

/// Chooses what was pressed, and remembers it.
pub fn pick(setup: &mut Setup, id: &str, n: &str) {
    if let (Some(row), Ok(n)) = (setup.row(id), n.parse::<usize>())
        && n < row.choices.len()
    {
        setup.choose(row, n);
        setup.keep();
    }
}

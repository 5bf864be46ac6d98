//! The companion drawn: a bar, one question or one list of things to do, and the way back at the bottom left.

use super::game::Game;
use super::setup::Setup;
use super::{State, amount, between, campaign, choosing, copying, device, picture, sheets, survey, trail};
use crate::common::tongue::words;
use crate::html::{button, escaped, icon};
use crate::page;
use menu::beside::{FOES, Foe};
use std::cell::RefCell;
use table::Line;
use table::companion::{Choice, Form, Query, Reply, Step};
use words::find;

/// More answers than this are looked for by name.
const LISTED: usize = 8;
/// So many of those that were found are shown.
const FOUND: usize = 6;

/// How the list of what was found begins and ends.
const HITS: &str = "<div class=\"hits\" id=\"hits\" role=\"group\" aria-labelledby=\"now\">";
const HITS_END: &str = "</div><!---->";

thread_local! {
    /// What was said aloud last.
    static SPOKEN: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Draws everything that has changed; the keyboard goes to what is new.
pub fn all(state: &mut State) {
    let body = match &state.game {
        _ if state.form.is_some() => state.form.as_ref().map(|form| copying::form(state, form)).unwrap_or_default(),
        None if state.survey.is_some() => {
            state.survey.as_ref().map(|page| survey::body(state, page)).unwrap_or_default()
        }
        None if state.campaign.is_some() => {
            state.campaign.as_ref().map(|page| campaign::body(state, page)).unwrap_or_default()
        }
        None => choosing::screen(state),
        Some(game) if game.has_steps() => steps(state, game),
        Some(game) => match game.asked() {
            Some(query) if state.doubt.is_some() => doubted(state, game, &query),
            Some(query) if game.is_between() => between::screen(state, game, &query),
            Some(query) => {
                // Where less than nothing can be said, nothing is what one begins with.
                let least =
                    if let Form::Number { least, most } = query.form { Some(least.max(0).min(most)) } else { None };
                state.number = state.number.or(least);
                let Some(game) = &state.game else { return };
                question(state, game, &query)
            }
            None => end(state, game),
        },
    };
    page::show("bar", bar(state));
    page::show("side", state.game.as_ref().map(|game| sheets::side(state, game)).unwrap_or_default());
    let fresh = page::show("body", body);
    // What must be read lies on what is on top.
    let (above, below) =
        if state.sheet.is_some() { (notice(state), String::new()) } else { (String::new(), notice(state)) };
    page::show("sheet", state.sheet.as_ref().map(|sheet| above + &sheets::over(state, sheet)).unwrap_or_default());
    page::set_open("sheet", state.sheet.is_some(), true);
    page::show("notice", below);
    if let Some(id) = state.look_at.take() {
        page::focus(&id);
    }
    let typing = page::typing().is_some_and(|field| field.id() == "wanted");
    if fresh && state.game.is_some() && state.sheet.is_none() && !typing {
        page::focus("now");
        // What was pressed last may have the keyboard's place further down.
        if let Some(hits) = page::find::<web_sys::Element>("hits") {
            hits.set_scroll_top(0);
        }
        // What was said last is in sight.
        if let Some(crumbs) = page::find::<web_sys::Element>("crumbs") {
            crumbs.set_scroll_left(crumbs.scroll_width());
        }
        if let Some(step) = page::find::<web_sys::Element>("step-now") {
            step.scroll_into_view();
        }
    }
    if state.voice {
        speak(state);
    }
}

/// What must be read: that another tab goes on with the table, or a sentence.
fn notice(state: &State) -> String {
    let (text, ways) = match &state.notice {
        _ if state.elsewhere => {
            let load = button("elsewhere-load", "pri", "elsewhere load", "", &said(state, "page-elsewhere-load"));
            let here = button("elsewhere-here", "", "elsewhere here", "", &said(state, "page-elsewhere-here"));
            (said(state, "page-elsewhere"), load + &here)
        }
        Some(text) => (escaped(text), button("notice-ok", "", "ok", "", &said(state, "page-ok"))),
        None => return String::new(),
    };
    format!("<div class=\"notice panel\" role=\"alert\"><span>{text}</span><div>{ways}</div></div>")
}

/// Says what is asked or to be done, once.
fn speak(state: &State) {
    let Some(now) = page::find::<web_sys::HtmlElement>("now") else { return };
    let text = now.get_attribute("data-say").unwrap_or_default();
    if SPOKEN.with_borrow(|spoken| *spoken != text) {
        device::say(&text, state.settings.lang());
        SPOKEN.set(text);
    }
}

/// A text as markup.
pub fn said(state: &State, id: &'static str) -> String {
    escaped(&state.text(id))
}

fn bar(state: &State) -> String {
    let home = format!(
        "<a class=\"tool\" id=\"to-shelf\" href=\"./\" aria-label=\"{}\">{}</a>",
        said(state, "page-to-shelf"),
        icon("home")
    );
    if let Some(form) = &state.form {
        let close = match form.table {
            Some(_) => button("leave-card", "tool", "leave-card", &state.text("page-close"), &icon("close")),
            None => format!(
                "<a class=\"tool\" id=\"leave-card\" href=\"{}\" aria-label=\"{}\">{}</a>",
                Setup::asking(&form.game, "cards"),
                said(state, "page-close"),
                icon("close")
            ),
        };
        let count = Line::new("beside-copied").with("n", form.copied(form.deck()).len());
        return format!(
            "{home}<h1 class=\"grow\">{}<small>{}</small></h1>{close}",
            escaped(&state.say(&form.deck().called)),
            escaped(&state.say(&count))
        );
    }
    let Some(game) = &state.game else {
        let menu = button("menu", "tool", "menu", &state.text("beside-menu"), &icon("menu"));
        return format!(
            "{home}<h1 class=\"grow\">{}<small>{}</small></h1>{menu}",
            said(state, "beside-title"),
            match (&state.campaign, &state.survey) {
                (Some(_), _) => said(state, "page-mode-campaign"),
                (None, Some(page)) => escaped(&state.say(&survey::facts(page))),
                (None, None) => escaped(&state.say(&choosing::where_one_is(state))),
            }
        );
    };
    let foe = Foe::of(&game.game).unwrap_or(&FOES[0]);
    let known = button(
        "known",
        "tool lbl",
        "known",
        &state.text("beside-known"),
        &format!("{}<span>{}</span>", icon("eye"), said(state, "beside-known-short")),
    );
    let menu = button("menu", "tool", "menu", &state.text("beside-menu"), &icon("menu"));
    format!(
        "{home}<span class=\"fig\">{}</span><h1 class=\"grow\">{}<small>{}</small></h1>{known}{menu}",
        icon(foe.sign),
        said(state, foe.name),
        season(state, game) + &subtitle(state, &game.mode),
    )
}

/// The season, before how hard it is.
fn season(state: &State, game: &Game) -> String {
    let Some((sign, name)) = game.season() else { return String::new() };
    format!("{}{} · ", icon(sign), escaped(&state.say(&name)))
}

/// How hard it is, in words.
fn subtitle(state: &State, mode: &str) -> String {
    let words: Vec<&str> = mode.split([':', '=']).collect();
    match words[..] {
        ["nightweave", level, ..] => escaped(&state.say(&Line::new("beside-level-n").with("n", level))),
        ["chapter", n, ..] => escaped(&state.say(&Line::new("beside-chapter-n").with("n", n))),
        _ => {
            let known = [
                ("easy", "beside-easy"),
                ("normal", "beside-normal"),
                ("medium", "beside-medium"),
                ("hard", "beside-hard"),
            ];
            known.iter().find(|(word, _)| words.contains(word)).map(|&(_, id)| said(state, id)).unwrap_or_default()
        }
    }
}

/// The foot: taking back at the left, then what is the thing to press.
pub fn foot(state: &State, inside: &str) -> String {
    let undo =
        button("undo", "ud", "undo", "", &format!("{}<span>{}</span>", icon("undo"), said(state, "beside-undo")));
    format!("<footer class=\"foot\">{undo}{inside}</footer>")
}

/// What hands must do, one thing after the other.
fn steps(state: &State, game: &Game) -> String {
    let (steps, before) = game.followed();
    let mut number = before;
    let rows: String = steps
        .iter()
        .map(|step| {
            if !step.by_hand {
                return format!("<li class=\"note\">{}</li>", escaped(&state.say(&step.line)));
            }
            number += 1;
            row(state, step, number, before, game.done)
        })
        .collect();
    let now = steps.iter().filter(|step| step.by_hand).nth(game.done.saturating_sub(before));
    let all = steps.iter().filter(|step| step.by_hand).count();
    let count = Line::new("beside-step-of").with("n", game.done - before + 1).with("all", all);
    let tick = button(
        "tick",
        "pri big grow",
        &format!("done {}", game.done + 1),
        "",
        &format!("{}<span>{}</span>", icon("check"), said(state, "beside-done")),
    );
    let every = button("all-done", "wideonly", &format!("done {}", before + all), "", &said(state, "beside-all-done"));
    format!(
        "{}{}<div class=\"qbox\"><div class=\"row\"><h2 class=\"disp\" id=\"now\" tabindex=\"-1\" aria-live=\"polite\" data-say=\"{}\">{}</h2><span class=\"grow\"></span><span class=\"mut\">{}</span></div>\
         <ol class=\"stps\">{rows}</ol></div>{}",
        trail::crumbs(state, game),
        now.and_then(|step| step.look.as_ref())
            .map(|look| format!("<div class=\"where\">{}</div>", picture::drawing(look)))
            .unwrap_or_default(),
        escaped(&now.map(|step| state.say(&step.line)).unwrap_or_default()),
        said(state, "beside-their-turn"),
        escaped(&state.say(&count)),
        foot(state, &(every + &tick)),
    )
}

/// One thing to do by hand.
fn row(state: &State, step: &Step, number: usize, before: usize, done: usize) -> String {
    let text = escaped(&state.say(&step.line));
    let n = number - before;
    if number <= done {
        return format!("<li class=\"stp done\"><span class=\"t\">{}</span><span>{text}</span></li>", icon("check"));
    }
    if number == done + 1 {
        let rule = button(
            &format!("rule-{n}"),
            "rule",
            &format!("why {}", step.rule),
            "",
            &format!("{}<span>{}</span>", icon("book"), said(state, "beside-rule")),
        );
        return format!(
            "<li class=\"stp now\" id=\"step-now\" aria-current=\"step\"><span class=\"t\">{n}</span><span>{text}{rule}</span></li>"
        );
    }
    format!(
        "<li><button type=\"button\" class=\"stp\" data-do=\"done {number}\"><span class=\"t\">{n}</span><span>{text}</span></button></li>"
    )
}

/// A heading in which no line ends at a hyphen: French asks with them.
pub fn whole(heading: &str) -> String {
    heading.replace('-', "-\u{2060}")
}

/// One question.
fn question(state: &State, game: &Game, query: &Query) -> String {
    let line = state.say(&query.line);
    let (followed, _) = game.followed();
    // The last two, in the order in which they came.
    let notes: Vec<&Step> = followed.iter().filter(|step| !step.by_hand).collect();
    let told: String = notes[notes.len().saturating_sub(2)..]
        .iter()
        .map(|step| format!("<p class=\"qs\">{}</p>", escaped(&state.say(&step.line))))
        .collect();
    let answers = answers(state, query, game.copies(query));
    let is_number = matches!(query.form, Form::Number { .. });
    let why = button(
        "why",
        if is_number { "ud" } else { "grow" },
        &format!("why {}", query.rule),
        "",
        &format!("{}<span>{}</span>", icon("book"), said(state, "beside-why")),
    );
    let pick = if is_number {
        button(
            "number",
            "pri big grow",
            "number",
            "",
            &format!("{}<span>{}</span>", icon("check"), said(state, "beside-so")),
        )
    } else {
        String::new()
    };
    format!(
        "{}<div class=\"qbox\">{told}<h2 class=\"qt\" id=\"now\" tabindex=\"-1\" aria-live=\"polite\" data-say=\"{line}\">{shown}</h2></div>{answers}{}",
        trail::crumbs(state, game),
        foot(state, &(why + &pick)),
        line = escaped(&line),
        shown = whole(&escaped(&line)),
    )
}

/// An answer that Bosk thinks cannot be.
fn doubted(state: &State, game: &Game, query: &Query) -> String {
    let about = state.doubt.map(|reply| trail::conflict(state, query, reply)).unwrap_or_default();
    let why = button(
        "why",
        "grow",
        &format!("why {}", query.rule),
        "",
        &format!("{}<span>{}</span>", icon("book"), said(state, "beside-why")),
    );
    trail::crumbs(state, game) + &about + &foot(state, &why)
}

/// The answers, lying as they lie on the table.
fn answers(state: &State, query: &Query, copies: bool) -> String {
    let group = |class: &str, inside: String| {
        format!("<div class=\"{class}\" role=\"group\" aria-labelledby=\"now\">{inside}</div>")
    };
    let nothing = query
        .nothing
        .as_ref()
        .map(|line| nothing_there(query.answers() - 1, &escaped(&state.say(line))))
        .unwrap_or_default();
    match &query.form {
        Form::YesNo => {
            let yes = one(0, "ans", "check", &said(state, "beside-yes"));
            let no = one(1, "ans", "close", &said(state, "beside-no"));
            group("anss", yes + &no + &nothing)
        }
        Form::Die { sides } => {
            let face = |n: usize| {
                format!("<button type=\"button\" id=\"answer-{n}\" data-do=\"answer {n}\"><b>{}</b></button>", n + 1)
            };
            let faces: String = (0..usize::from(*sides)).map(face).collect();
            let roll = button(
                "roll",
                "quiet",
                &format!("roll {sides}"),
                "",
                &format!("{}<span>{}</span>", icon("die"), said(state, "beside-roll")),
            );
            format!("<div class=\"rolls\">{roll}</div>{}", group("d8", faces))
        }
        Form::Number { least, most } => group("anss", amount::field(state, *least, *most) + &nothing),
        // What can be done next is always listed: nobody would think of typing it.
        Form::Way(choices) | Form::Place(choices) if choices.len() <= LISTED || matches!(query.form, Form::Way(_)) => {
            let size = if choices.len() >= 4 { "ans mini" } else { "ans" };
            let listed: String =
                choices.iter().enumerate().map(|(n, choice)| numbered(state, n, size, choice)).collect();
            group("anss", listed + &nothing)
        }
        Form::Way(choices) | Form::Place(choices) | Form::Card(choices) if copies => {
            let copy = format!(
                "<button type=\"button\" class=\"ans no\" id=\"copy\" data-do=\"copy\">{}<span>{}</span></button>",
                icon("card"),
                said(state, "beside-copy-one")
            );
            // Where none of theirs is among them, it comes before ours.
            match choices.iter().all(|choice| choice.spent) {
                true => finder(state, choices, "beside-not-copied", &copy, &nothing),
                false => finder(state, choices, "beside-not-copied", "", &(copy + &nothing)),
            }
        }
        Form::Way(choices) | Form::Place(choices) | Form::Card(choices) => {
            finder(state, choices, "beside-all-seen", "", &nothing)
        }
    }
}

/// Draws what is found anew and leaves the field alone: a keyboard of a phone may still be at work in it.
pub fn look_again(state: &State) {
    let Some((game, query)) = state.game.as_ref().and_then(|game| Some((game, game.asked()?))) else { return };
    let markup = answers(state, &query, game.copies(&query));
    let inside = markup.split_once(HITS).and_then(|(_, rest)| rest.rsplit_once(HITS_END));
    if let (Some((hits, _)), Some(list)) = (inside, page::find::<web_sys::Element>("hits")) {
        list.set_inner_html(hits);
        page::forget("body");
    }
}

fn one(n: usize, class: &str, sign: &str, text: &str) -> String {
    format!(
        "<button type=\"button\" class=\"{class}\" id=\"answer-{n}\" data-do=\"answer {n}\">{}<span>{text}</span></button>",
        icon(sign)
    )
}

fn nothing_there(n: usize, text: &str) -> String {
    format!(
        "<button type=\"button\" class=\"ans no\" id=\"nothing\" data-do=\"answer {n}\">{}<span>{text}</span></button>",
        icon("close")
    )
}

fn numbered(state: &State, n: usize, class: &str, choice: &Choice) -> String {
    let text = escaped(&state.say(&choice.line));
    format!(
        "<button type=\"button\" class=\"{class}\" id=\"answer-{n}\" data-do=\"answer {n}\"><span class=\"n\">{}</span><span>{text}</span></button>",
        n + 1
    )
}

/// The choices that fit what is looked for: the best first, those that can hardly be last.
fn found<'c>(state: &State, choices: &'c [Choice]) -> Vec<(usize, &'c Choice)> {
    let of_sort = |choice: &Choice| state.sort.as_ref().is_none_or(|sort| choice.sort == sort);
    let hits = find(choices.iter().map(|choice| (state.say(&choice.line), choice.spent)), &state.wanted);
    hits.into_iter().map(|n| (n, &choices[n])).filter(|(_, choice)| of_sort(choice)).collect()
}

/// The sorts of cards, each a way to see only those; pressed again, all are seen.
fn sorts(state: &State, choices: &[Choice]) -> String {
    let mut all: Vec<&str> = Vec::new();
    for sort in choices.iter().map(|choice| choice.sort).filter(|sort| !sort.is_empty()) {
        if !all.contains(&sort) {
            all.push(sort);
        }
    }
    if all.len() < 2 {
        return String::new();
    }
    let one = |sort: &&str| {
        let on = state.sort.as_deref() == Some(*sort);
        let called = escaped(&words(state.settings.lang()).get(&format!("colour-{sort}")));
        format!(
            "<button type=\"button\" class=\"sort c-{sort}\" id=\"sort-{sort}\" data-do=\"sort {sort}\" aria-pressed=\"{on}\" aria-label=\"{called}\">{}</button>",
            icon(sort)
        )
    };
    let buttons: String = all.iter().map(one).collect();
    format!("<div class=\"sorts\" role=\"group\" aria-label=\"{}\">{buttons}</div>", said(state, "beside-colours"))
}

/// What Enter takes in the finder.
pub fn first_found(state: &State) -> Option<Reply> {
    let query = state.game.as_ref()?.asked()?;
    let (n, _) = *found(state, query.choices()).first()?;
    query.answer(n)
}

/// Choices found by name, between what comes first and what comes last.
fn finder(state: &State, choices: &[Choice], spent: &'static str, first: &str, nothing: &str) -> String {
    let hits = found(state, choices);
    let shown: String = hits
        .iter()
        .take(FOUND)
        .enumerate()
        .map(|(at, &(n, choice))| {
            let best = if at == 0 && !state.wanted.is_empty() { " best" } else { "" };
            let small = if choice.spent { format!("<small>{}</small>", said(state, spent)) } else { String::new() };
            let sign = match choice.sort {
                "" => String::new(),
                sort => format!("<span class=\"csign c-{sort}\">{}</span>", icon(sort)),
            };
            format!("<button type=\"button\" class=\"hit{best}\" id=\"answer-{at}\" data-do=\"answer {n}\">{sign}<span class=\"nm\">{}{small}</span></button>", escaped(&state.say(&choice.line)))
        })
        .collect();
    let more = hits.len().saturating_sub(FOUND);
    let more = if more > 0 {
        format!("<p class=\"qs\">{}</p>", escaped(&state.say(&Line::new("beside-more-found").with("n", more))))
    } else {
        String::new()
    };
    let none = if hits.is_empty() {
        format!("<p class=\"qs\" role=\"status\">{}</p>", said(state, "beside-none-found"))
    } else {
        String::new()
    };
    format!(
        "<form class=\"find\" data-form=\"find\">{HITS}{first}{shown}{more}{none}{nothing}{HITS_END}{}<label class=\"fld\">{}<span class=\"sr\">{}</span><input id=\"wanted\" type=\"search\" autocomplete=\"off\" value=\"{}\" placeholder=\"{}\"></label></form>",
        sorts(state, choices),
        icon("search"),
        said(state, "beside-find"),
        escaped(&state.wanted),
        said(state, "beside-find"),
    )
}

/// Who has won, and everybody's points; the opponent's by where they come from.
fn end(state: &State, game: &Game) -> String {
    let points = game.points();
    let total: i32 = points.iter().map(|&(_, n)| n).sum();
    let theirs = (!points.is_empty()).then_some(total);
    let row = |line: &Line, n: i32, class: &str| {
        format!("<div class=\"kv{class}\"><span>{}</span><b>{n}</b></div>", escaped(&state.say(line)))
    };
    let foe = Foe::of(&game.game).unwrap_or(&FOES[0]);
    let ending = game.ending();
    let yours: String = ending.iter().flat_map(|ending| &ending.yours).map(|(line, n)| row(line, *n, " sum")).collect();
    let sum = theirs.map(|total| row(&Line::new(foe.name), total, " sum")).unwrap_or_default();
    let rows = yours + &sum + &points.iter().map(|(line, n)| row(line, *n, "")).collect::<String>();
    let total_line = Line::new("beside-total").with("who", Line::new(foe.name)).with("n", total);
    let told = ending.map_or(total_line, |ending| ending.line(theirs));
    let home = match game.campaign {
        Some(_) => button("write-result", "pri big grow", "write-result", "", &said(state, "beside-type-in")),
        None => format!("<a class=\"btn pri big grow\" href=\"./\">{}</a>", said(state, "page-to-shelf")),
    };
    let total = escaped(&state.say(&told));
    format!(
        "<div class=\"qbox long\"><h2 class=\"qt\" id=\"now\" tabindex=\"-1\" data-say=\"{total}\">{total}</h2>{rows}</div>{}",
        foot(state, &home)
    )
}

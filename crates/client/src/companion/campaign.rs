//! The campaign of somebody who owns Everdell Duo: its sheet, the next chapter with its goals and skunks, and results that
//! are typed in. It is the same campaign as on screen.

use super::draw::said;
use super::{State, begin_in};
use crate::common::campaigns::{keep, list, read, today, unreadable};
use crate::html::{button, escaped, icon, radio};
use crate::page;
use duo::Duo;
use duo::campaign::{Campaign, MOST_POINTS, MOST_WATCHES, Medal, Next, Outcome, Typed};
use duo::mode::CHAPTERS;
use table::{Arg, Game as _, Line};

thread_local! {
    /// The rules, read once.
    static DUO: Duo = Duo::ours();
}

fn duo() -> Duo {
    DUO.with(Duo::clone)
}

/// What is shown of the campaigns.
pub struct Page {
    /// The campaign whose sheet is open.
    pub id: Option<u32>,
    /// The result that is being typed in.
    pub typing: Option<Typing>,
}

/// A result before it is written down.
pub struct Typing {
    /// Nothing until somebody says so.
    won: Option<bool>,
    points: Option<i32>,
    /// Whether it was asked if a chapter can be won so.
    doubted: bool,
    watches: u8,
    /// For each Good News whether it is kept (1), used up (2) or neither.
    news: Vec<u8>,
    replay: bool,
}

impl Page {
    /// The page of an address.
    pub fn of(id: &str) -> Page {
        Page { id: id.parse().ok(), typing: None }
    }

    fn campaign(&self) -> Option<Campaign> {
        read(self.id?)
    }

    /// Begins to type in a result: of the next chapter, or of the last one played again; as a table has ended, if one has.
    pub fn type_in(&mut self, replay: bool, ended: Option<(bool, i32)>) {
        let news = self.campaign().map(|campaign| news_now(&campaign)).unwrap_or_default();
        let (won, points) = ended.unzip();
        self.typing = Some(Typing { won, points, doubted: false, watches: 0, news, replay });
    }

    /// The same as a table has ended: the chapter played last once more, or the next one.
    pub fn type_in_as_ended(&mut self, chapter: Option<usize>, ended: (bool, i32)) {
        let played = self.campaign().map_or(0, |campaign| campaign.chapters.len());
        self.type_in(chapter.is_some_and(|chapter| chapter <= played), Some(ended));
    }

    /// Changes something that is typed in.
    pub fn set(&mut self, what: &str, value: &str) {
        let Some(typing) = &mut self.typing else { return };
        let typed: Option<i32> = value.parse().ok();
        let n = typed.unwrap_or_default();
        typing.doubted = false;
        match what {
            "won" => typing.won = Some(n == 1),
            "points" => typing.points = typed.map(|n| n.clamp(0, MOST_POINTS)),
            "watches" => typing.watches = n.clamp(0, MOST_WATCHES.into()) as u8,
            card => {
                if let Some(news) = card.parse::<usize>().ok().and_then(|card| typing.news.get_mut(card)) {
                    *news = n.clamp(0, 2) as u8;
                }
            }
        }
    }

    /// The chapter that is played next, or once more.
    fn chapter(&self, campaign: &Campaign, replay: bool) -> Option<u8> {
        match (replay, campaign.next()) {
            (true, _) => campaign.may_replay().ok(),
            (false, Next::Chapter(chapter)) => Some(chapter),
            (false, Next::Done) => None,
        }
    }

    /// Writes the result down; one that the goals of the chapter contradict is asked about once.
    pub fn write_down(&mut self) -> Result<(), Line> {
        let (Some(id), Some(mut campaign)) = (self.id, self.campaign()) else { return Ok(()) };
        let replay = self.typing.as_ref().is_some_and(|typing| typing.replay);
        let duo = duo();
        let chapter = self.chapter(&campaign, replay);
        let wanted = chapter.and_then(|chapter| campaign.game(&duo, chapter).ok()?.wanted_score());
        let Some(typing) = &mut self.typing else { return Ok(()) };
        let Some(won) = typing.won else { return Ok(()) };
        let points = match typing.points {
            _ if !won => 0,
            Some(points) => points,
            None => return Err(Line::new("beside-not-between").with("least", 0).with("most", MOST_POINTS)),
        };
        if let Some(wanted) = wanted.filter(|&wanted| won && points < wanted && !typing.doubted) {
            typing.doubted = true;
            return Err(Line::new("beside-goal-doubt").with("n", points).with("wanted", wanted));
        }
        let those = |which: u8| {
            let cards = duo.pack().good_news.iter().zip(&typing.news).filter(|(_, at)| **at == which);
            cards.map(|(card, _)| card.entry.id.clone()).collect()
        };
        let outcome = Outcome {
            date: today(),
            won,
            points,
            watches: typing.watches,
            news: Typed { kept: those(1), used: those(2) },
            replay: typing.replay,
        };
        campaign.write_down(&duo, outcome)?;
        if !keep(id, &campaign) {
            return Err(Line::new("beside-not-kept"));
        }
        self.typing = None;
        Ok(())
    }

    /// The mode of the chapter that comes next at a table of cardboard.
    pub fn mode(&self, replay: bool) -> Option<Result<String, Line>> {
        let campaign = self.campaign()?;
        let chapter = self.chapter(&campaign, replay)?;
        Some(campaign.game(&duo(), chapter).map(|game| game.mode()).map_err(|error| error.line()))
    }
}

/// What pressing something on the sheet of a campaign does.
pub fn press(state: &mut State, words: &[&str]) {
    if let (["write-result"], Some(game)) = (words, &state.game) {
        let mut page = Page { id: game.campaign, typing: None };
        page.type_in_as_ended(game.chapter(), game.ended());
        page::readdress(&format!("#/campaign/{}", game.campaign.unwrap_or_default()));
        (state.game, state.campaign) = (None, Some(page));
        return;
    }
    let Some(page) = &mut state.campaign else { return };
    match *words {
        ["type-in", replay] => page.type_in(replay == "1", None),
        ["untype"] => page.typing = None,
        ["untype-last"] => {
            if let (Some(id), Some(mut campaign)) = (page.id, page.campaign())
                && campaign.take_back()
                && !keep(id, &campaign)
            {
                state.tell(&Line::new("beside-not-kept"));
            }
        }
        ["typed", what, value] => page.set(what, value),
        ["write-down"] => {
            if let Err(why) = page.write_down() {
                state.tell(&why);
            }
        }
        ["chapter-table", replay] => match (page.id, page.mode(replay == "1")) {
            (id, Some(Ok(mode))) => begin_in(state, "duo", &mode, id),
            (_, Some(Err(why))) => state.tell(&why),
            (_, None) => {}
        },
        _ => {}
    }
}

/// Which Good News are kept or used up so far.
fn news_now(campaign: &Campaign) -> Vec<u8> {
    let duo = duo();
    let Typed { kept, used } = campaign.news(&duo);
    let of = |id: &String| if kept.contains(id) { 1 } else { 2 * u8::from(used.contains(id)) };
    duo.pack().good_news.iter().map(|card| of(&card.entry.id)).collect()
}

/// The page.
pub fn body(state: &State, page: &Page) -> String {
    match (page.campaign(), &page.typing) {
        (None, _) => all(state),
        (Some(_), Some(typing)) => form(state, typing),
        (Some(campaign), None) => sheet(state, page, &campaign),
    }
}

fn all(state: &State) -> String {
    let one = |(id, campaign): (u32, Campaign)| {
        let facts = Line::new("page-campaign-facts")
            .with("n", campaign.chapters.len())
            .with("total", campaign.total())
            .with("players", campaign.players.join(", "));
        format!(
            "<a class=\"ans mini plain\" id=\"campaign-{id}\" href=\"#/campaign/{id}\">{}<span>{}<small>{}</small></span></a>",
            icon("book"),
            escaped(&campaign.town),
            escaped(&state.say(&facts))
        )
    };
    let broken = unreadable().into_iter().map(|(id, _)| Line::new("page-campaign-broken").with("n", id));
    let broken = broken.map(|told| format!("<p role=\"alert\">{}</p>", escaped(&state.say(&told))));
    let rows: String = list().into_iter().map(one).chain(broken).collect();
    format!(
        "<div class=\"qbox long\"><h2 class=\"qt\" id=\"now\" tabindex=\"-1\">{}</h2><p class=\"qs\">{}</p><div class=\"rows\">{rows}</div>\
         <a class=\"btn big\" id=\"new-campaign\" href=\"duo.html#/campaign\">{}</a></div>",
        said(state, "page-mode-campaign"),
        said(state, "beside-campaign-how"),
        said(state, "beside-campaign-new"),
    )
}

/// A chapter by its title, its goals and its skunks.
fn chapter(state: &State, duo: &Duo) -> String {
    let Some(chapter) = duo.chapter() else { return String::new() };
    let goals: String =
        (0..chapter.goals.len()).map(|n| format!("<li>{}</li>", escaped(&state.say(&duo.goal_line(n))))).collect();
    let skunks = Line::new("beside-skunks")
        .with("events", u32::from(chapter.skunks.events))
        .with("meadow", u32::from(chapter.skunks.meadow))
        .with("locations", u32::from(chapter.skunks.locations));
    let title = Line::new("as-named").with("name", Arg::from(&chapter.entry.name));
    format!(
        "<h3 class=\"disp\">{}</h3><ul class=\"goals\">{goals}</ul><p class=\"qs\">{}</p>",
        escaped(&state.say(&title)),
        escaped(&state.say(&skunks))
    )
}

fn sheet(state: &State, page: &Page, campaign: &Campaign) -> String {
    let duo = duo();
    let next = match campaign.next() {
        Next::Chapter(n) => Some(n),
        Next::Done => None,
    };
    let coming = next.and_then(|n| campaign.game(&duo, n).ok()).map(|game| chapter(state, &game)).unwrap_or_default();
    let total = Line::new("beside-campaign-total").with("n", campaign.total()).with("played", campaign.chapters.len());
    let medal = match Medal::of(campaign.total()) {
        Some(medal) if next.is_none() => {
            format!(
                "<p class=\"yours\">{}</p>",
                escaped(&state.say(&Line::new("beside-medal").with("medal", medal.line())))
            )
        }
        _ => String::new(),
    };
    let again = if campaign.may_replay().is_ok() {
        button("replay", "big", "chapter-table 1", "", &said(state, "page-replay-chapter"))
            + &button("type-replay", "big", "type-in 1", "", &said(state, "beside-type-replay"))
    } else {
        String::new()
    };
    let results: String = (1..=CHAPTERS)
        .filter_map(|n| Some((n, campaign.result(n)?)))
        .map(|(n, it)| {
            let points = if it.won { it.score.to_string() } else { said(state, "beside-lost") };
            let name = Line::new("beside-chapter-n").with("n", n);
            format!("<div class=\"kv\"><span>{}</span><b>{points}</b></div>", escaped(&state.say(&name)))
        })
        .collect();
    let back = match campaign.was_typed_last() {
        true => button("untype-last", "quiet", "untype-last", "", &said(state, "beside-untype-last")),
        false => String::new(),
    };
    let foot = if next.is_some() {
        button("type-in", "grow", "type-in 0", "", &said(state, "beside-type-in"))
            + &button("chapter-table", "pri big grow", "chapter-table 0", "", &said(state, "beside-chapter-play"))
    } else {
        format!(
            "<a class=\"btn pri big grow\" href=\"duo.html#/campaign/{}\">{}</a>",
            page.id.unwrap_or(0),
            said(state, "beside-campaign-screen")
        )
    };
    format!(
        "<div class=\"qbox long\"><h2 class=\"qt\" id=\"now\" tabindex=\"-1\">{}</h2><p class=\"qs\">{}</p>{medal}{coming}{again}{results}{back}</div><footer class=\"foot\">{foot}</footer>",
        escaped(&campaign.town),
        escaped(&state.say(&total)),
    )
}

fn form(state: &State, typing: &Typing) -> String {
    let won = |n: u8, text| {
        let id = format!("won-{n}");
        radio(&id, &format!("typed won {n}"), typing.won == Some(n == 1), "class=\"opt\"", &said(state, text))
    };
    let number = |what: &str, text: &'static str, n: Option<i32>, most: i32| {
        let label = said(state, text);
        let n = n.map(|n| n.to_string()).unwrap_or_default();
        format!(
            "<label class=\"lst\"><span>{label}</span><input class=\"tapv\" type=\"number\" inputmode=\"numeric\" min=\"0\" max=\"{most}\" id=\"typed-{what}\" data-typed=\"{what}\" value=\"{n}\"></label>"
        )
    };
    let duo = duo();
    let news: String = duo.pack().good_news.iter().zip(&typing.news).enumerate().map(|(n, (card, &at))| {
        let name = escaped(&state.say(&Line::new("as-named").with("name", Arg::from(&card.entry.name))));
        let option = |value: u8, text| {
            let on = if value == at { " selected" } else { "" };
            format!("<option value=\"{value}\"{on}>{}</option>", said(state, text))
        };
        let options = option(0, "beside-news-none") + &option(1, "beside-news-kept") + &option(2, "beside-news-used");
        format!("<label class=\"lst\"><span>{name}</span><select class=\"tapv\" id=\"news-{n}\" data-typed=\"{n}\">{options}</select></label>")
    }).collect();
    let keep = button("write-down", "pri big grow", "write-down", "", &said(state, "beside-write-down"));
    let keep = if typing.won.is_none() { keep.replacen("<button", "<button disabled", 1) } else { keep };
    let mut ways = won(1, "beside-won") + &won(0, "beside-lost");
    // The keyboard must reach a group in which nothing is chosen.
    if typing.won.is_none() {
        ways = ways.replacen("tabindex=\"-1\"", "tabindex=\"0\"", 1);
    }
    let back =
        button("back", "ud", "untype", "", &format!("{}<span>{}</span>", icon("undo"), said(state, "beside-back")));
    format!(
        "<div class=\"qbox long\"><h2 class=\"qt\" id=\"now\" tabindex=\"-1\">{title}</h2><div class=\"opts\" role=\"radiogroup\" aria-label=\"{title}\">{ways}</div>{}{}<h3 class=\"disp\">{}</h3>{news}</div><footer class=\"foot\">{back}{keep}</footer>",
        if typing.won == Some(true) {
            number("points", "beside-city-points", typing.points, MOST_POINTS)
        } else {
            String::new()
        },
        number("watches", "page-watches-left", Some(typing.watches.into()), MOST_WATCHES.into()),
        said(state, "beside-good-news"),
        title = said(state, "beside-type-in"),
    )
}

//! The games that the browser keeps: each after every decision, side by side.

use crate::common::elsewhere;
use crate::common::games::{self as kept, index};
use crate::common::store;
use crate::common::tongue::words;
use crate::shell::app::{Ctx, Screen};
use crate::shell::face::Face;
use crate::shell::{Room, Rules, Scene, Source, link};
use leptos::prelude::*;
use room::games::{self, Both, Entry, Met, Place, Saved, Turn};
use table::board::Board;
use table::{Game, Line, Record, RecordError};
use words::Lang;

/// The games of this box that are not over, the last played first.
pub fn running() -> Vec<Entry> {
    let name = Rules::NAME;
    let mut entries: Vec<Entry> =
        { index() }.into_iter().filter(|e| e.game == name && e.turn != Turn::Over && e.place != Place::Table).collect();
    entries.sort_by_key(|entry| std::cmp::Reverse(entry.at));
    entries
}

/// A seed by lot.
pub fn fresh_seed() -> u64 {
    (js_sys::Math::random() * 1_000_000.0) as u64
}

/// Keeps the game on the table, if it lies on this device; false if the browser refuses. While another tab goes on with it, nothing is written.
pub fn keep(ctx: Ctx, decided: bool) -> bool {
    if ctx.elsewhere.get_untracked() {
        return true;
    }
    let mut index = index();
    let id = ctx.id.get_untracked().unwrap_or_else(|| games::fresh_id(&index, js_sys::Math::random));
    let kept = ctx.of_source(|source| {
        let saved = source.save()?;
        games::put(&mut index, entry(&id, source));
        // Each is kept for itself, whatever becomes of the others.
        let ended = decided && source.is_over();
        let kept = [
            store::keep(&games::key(&id), &saved),
            kept::keep(&index),
            Rules::follow(source, ended),
            !ended || note_level(&id, source),
        ];
        Some(kept.into_iter().all(|kept| kept))
    });
    let kept = kept.flatten();
    if kept.is_some() {
        link::name_game(ctx, &id);
        ctx.id.set(Some(id));
    }
    kept.unwrap_or(true)
}

/// Remembers against which level a game was won or lost.
fn note_level(id: &str, source: &Source) -> bool {
    let Some((level, won)) = source.met() else { return true };
    let key = games::met_key(source.rules().name());
    let mut met: Vec<Met> = store::read(&key).unwrap_or_default();
    games::note(&mut met, Met { id: id.to_owned(), level: level.to_owned(), won });
    store::keep(&key, &met)
}

/// What the index says of a game.
fn entry(id: &str, source: &Source) -> Entry {
    let (rules, seats, scene) = (source.rules(), source.seats(), source.scene());
    let line = match scene.over {
        true => over_line(source, &scene),
        false => rules.summary(seats, &scene),
    };
    let line = if source.extra().lesson { Line::new("page-in-lesson").with("line", line) } else { line };
    let you = Ctx::spoken_to(source);
    let line = room::names::call(&room::names::given(source), &line);
    let say = |lang: Lang| words(lang).say_to(you.as_ref(), &line);
    let several = room::humans(seats).count() > 1 && !rules.is_solo();
    Entry {
        id: id.to_owned(),
        game: rules.name().to_owned(),
        mode: rules.mode(),
        seats: seats.to_vec(),
        name: None,
        place: if several { Place::Here } else { Place::Bot },
        turn: match (scene.over, scene.bot) {
            (true, _) => Turn::Over,
            (false, true) => Turn::Theirs,
            (false, false) => Turn::Mine,
        },
        line: Both { en: say(Lang::En), fr: say(Lang::Fr) },
        picture: rules.sketch(&scene),
        moves: scene.moves,
        at: js_sys::Date::now() as u64,
    }
}

/// What came of a game that is over, with everybody's points.
fn over_line(source: &Source, scene: &Scene) -> Line {
    let rules = source.rules();
    let counted = rules.counted(scene);
    let points = scene.scores.iter().filter(|(side, _)| counted.contains(side));
    let points = points.map(|(_, score)| rules.total(score).to_string()).collect::<Vec<_>>().join("\u{a0}–\u{a0}");
    let verdict = source.ending().verdict.into_iter().next();
    Line::new("page-ended").with("verdict", verdict.unwrap_or(Line::new("shelf-over"))).with("points", points)
}

/// Opens something with our pack, or with the person's own if it was made with other values.
pub fn by_any_pack<T>(ctx: Ctx, open: impl Fn(&Rules) -> Result<T, RecordError>) -> Result<T, RecordError> {
    let [own, ours] = [true, false].map(|own| ctx.packs.with_untracked(|packs| packs.with(own)));
    match open(&own) {
        Err(RecordError::OtherPack { .. }) => open(&ours),
        done => done,
    }
}

/// The game of a record's text.
pub fn of_text(ctx: Ctx, text: &str) -> Result<Room, RecordError> {
    let record = Record::from_json(text)?;
    by_any_pack(ctx, |base| Room::of_record(base, &record))
}

fn restore(ctx: Ctx, id: &str) -> Option<Result<Room, RecordError>> {
    let text = store::read_text(&games::key(id))?;
    let restored = |saved: Saved| by_any_pack(ctx, |base| Room::restore(base, &saved, Rules::LESSON));
    Some(Saved::read(&text).and_then(restored))
}

/// Goes on with a kept game; one that cannot be read is told and stays.
pub fn open(ctx: Ctx, id: &str) {
    let here = ctx.id.with_untracked(|now| now.as_deref() == Some(id)) && ctx.source.with_untracked(Option::is_some);
    if here {
        ctx.panel.set(None);
        ctx.screen.set(Screen::Table);
        return;
    }
    match restore(ctx, id) {
        Some(Ok(room)) => {
            link::name_game(ctx, id);
            ctx.go_on_with(id.to_owned(), room);
        }
        Some(Err(error)) => {
            ctx.screen.set(Screen::Start);
            ctx.warn(ctx.say(&Line::new("page-bad-save").with("why", error.line())));
        }
        None => {
            ctx.screen.set(Screen::Start);
            ctx.warn(ctx.text("page-no-such-game"));
        }
    }
}

/// The id under which this very game is kept, if it is.
pub fn kept_as(room: &Room) -> Option<String> {
    let text = room.sitting().record().to_json();
    let same = |entry: &Entry| store::read::<Saved>(&games::key(&entry.id)).is_some_and(|saved| saved.record == text);
    { index() }.into_iter().find(same).map(|entry| entry.id)
}

/// Begins the lesson, or goes on with it.
pub fn learn(ctx: Ctx) {
    let saved = |entry: &Entry| store::read::<Saved>(&games::key(&entry.id)).is_some_and(|saved| saved.extra.lesson);
    if let Some(entry) = running().into_iter().find(saved) {
        open(ctx, &entry.id);
        return;
    }
    let ours = ctx.packs.with_untracked(|packs| packs.with(false));
    match Rules::LESSON.and_then(|text| Room::lesson(&ours, text)) {
        Some(room) => ctx.begin(room),
        None => ctx.screen.set(Screen::Start),
    }
}

/// The one game that was kept before there was an index moves into it; one that cannot be read stays where it is.
pub fn migrate(ctx: Ctx) {
    let Some(record) = store::read_text(Rules::OLD_GAME) else { return };
    let extra = room::Extra { campaign: Rules::old_campaign(), ..room::Extra::default() };
    let saved = Saved { record, extra };
    let mut index = index();
    if let Ok(room) = by_any_pack(ctx, |base| Room::restore(base, &saved, None)) {
        let id = games::fresh_id(&index, js_sys::Math::random);
        games::put(&mut index, entry(&id, &room));
        if store::keep(&games::key(&id), &saved) && kept::keep(&index) {
            store::forget(Rules::OLD_GAME);
        }
    }
}

/// Why the one game that was kept before cannot be read, if there is such a one.
pub fn unreadable(ctx: Ctx) -> Option<Line> {
    let text = store::read_text(Rules::OLD_GAME)?;
    of_text(ctx, &text).err().map(|error| Line::new("page-bad-save").with("why", error.line()))
}

/// Notices when another tab goes on with the game on this table, and asks which of them shall.
pub fn elsewhere_bar(ctx: Ctx) -> impl IntoView {
    elsewhere::hear(move |key| {
        let mine = ctx.id.with_untracked(|id| id.as_deref().is_some_and(|id| games::key(id) == key));
        if mine && ctx.source.with_untracked(Option::is_some) {
            ctx.elsewhere.set(true);
        }
    });
    let here = move |_| {
        ctx.elsewhere.set(false);
        keep(ctx, false);
    };
    let there = move |_| {
        if let Some((id, Some(Ok(room)))) = ctx.id.get_untracked().map(|id| (id.clone(), restore(ctx, &id))) {
            ctx.go_on_with(id, room);
        }
    };
    move || {
        ctx.elsewhere.get().then(|| {
            view! {
                <div class="notice panel" role="alert" id="elsewhere">
                    <span>{ctx.text("page-elsewhere")}</span>
                    <button class="btn pri" id="elsewhere-load" on:click=there>{ctx.text("page-elsewhere-load")}</button>
                    <button class="btn" id="elsewhere-here" on:click=here>{ctx.text("page-elsewhere-here")}</button>
                </div>
            }
        })
    }
}

//! What each command does.

use crate::failure::{Failure, SCENARIOS_FAILED};
use crate::terminal::fit;
use crate::work::Series;
use crate::{
    achievements, bench, campaign, companion, files, gather, ladder, pack, perft, play, plot, replay, review, scenario,
    shells, sim, tune,
};
use bots::Judge;
use clap::ArgMatches;
use std::path::{Path, PathBuf};
use table::{Arg, Game, Line, Seat};
use words::Words;

/// Carries out the command.
pub fn run(words: &Words, matches: &ArgMatches) -> Result<(), Failure> {
    match matches.subcommand() {
        Some(("play", m)) => run_play(words, m),
        Some(("sim", m)) => run_sim(words, m),
        Some(("ladder", m)) => run_ladder(words, m),
        Some(("tune", m)) => run_tune(words, m),
        Some(("gather", m)) => run_gather(words, m),
        Some(("bench", m)) => run_bench(words, m),
        Some(("perft", m)) => run_perft(words, m),
        Some(("scenario", m)) => match m.subcommand() {
            Some((_, m)) => run_scenario(words, m),
            None => Err(Line::new("cli-missing-command").into()),
        },
        Some(("replay", m)) => run_replay(words, m),
        Some(("review", m)) => run_review(words, m),
        Some(("companion", m)) => run_companion(words, m),
        Some(("serve", m)) => run_serve(words, m),
        Some(("campaign", m)) => match m.subcommand() {
            Some((command, m)) => run_campaign(words, command, m),
            None => Err(Line::new("cli-missing-command").into()),
        },
        Some(("achievements", m)) => match m.subcommand() {
            Some((_, m)) => run_achievements(words, m),
            None => Err(Line::new("cli-missing-command").into()),
        },
        Some(("pack", m)) => match m.subcommand() {
            Some((command, m)) => run_pack(words, command, m),
            None => Err(Line::new("cli-missing-command").into()),
        },
        Some(("completions", m)) => {
            if let Some(&shell) = m.get_one::<clap_complete::Shell>("shell") {
                shells::complete(words, shell);
            }
            Ok(())
        }
        Some(("man", m)) => shells::manual(words, path(m, "dir").unwrap_or(Path::new("."))),
        _ => Err(Line::new("cli-missing-command").into()),
    }
}

/// The opponent of a box beside a table of cardboard.
fn run_companion(words: &Words, m: &ArgMatches) -> Result<(), Failure> {
    let begun = match path(m, "continue") {
        None => None,
        Some(file) => {
            let record = table::companion::Record::from_json(&files::read(file)?);
            Some(record.map_err(|flaw| Failure::at(file, flaw.line()))?)
        }
    };
    let mode = text(m, "mode").or(begun.as_ref().map(|record| record.companion.as_str()));
    let mode = mode.map(str::to_owned);
    let call =
        companion::Call { game: text(m, "box").unwrap_or_default(), mode: mode.as_deref(), pack: path(m, "pack") };
    let seed = number(m, "seed").or(begun.as_ref().map(|record| record.seed)).unwrap_or_else(fresh_seed);
    let path = path(m, "record").or(path(m, "continue"));
    let keeping = companion::Keeping { path, begun, force: m.get_flag("force") };
    companion::play(words, &call, seed, keeping)
}

fn text<'m>(m: &'m ArgMatches, name: &str) -> Option<&'m str> {
    m.try_get_one::<String>(name).ok().flatten().map(String::as_str)
}

fn path<'m>(m: &'m ArgMatches, name: &str) -> Option<&'m Path> {
    m.try_get_one::<PathBuf>(name).ok().flatten().map(PathBuf::as_path)
}

fn number(m: &ArgMatches, name: &str) -> Option<u64> {
    m.try_get_one::<u64>(name).ok().flatten().copied()
}

/// The games that a command asks for, or so many.
fn series(m: &ArgMatches, games: u64) -> Series<'_> {
    Series {
        games: number(m, "games").unwrap_or(games),
        seed: number(m, "seed").unwrap_or(1),
        minutes: m.get_one::<f64>("minutes").copied(),
        keep: path(m, "keep"),
    }
}

/// Opens the box that a command names, in its mode and with its pack.
pub fn open(m: &ArgMatches) -> Result<shelf::Opened, Failure> {
    let name = text(m, "box").unwrap_or_default();
    shelf::open(name, mode(m).as_deref(), path(m, "pack")).map_err(Failure)
}

/// The mode with what belongs to it: `challenge` and a level, `chapter:3` and a difficulty, `solo`.
fn mode(m: &ArgMatches) -> Option<String> {
    match text(m, "box") {
        Some("valley") => return valley_mode(m),
        Some("grove") => return grove_mode(m),
        _ => {}
    }
    let solo = m.try_get_one::<bool>("solo").ok().flatten() == Some(&true);
    let words = [text(m, "level"), text(m, "difficulty"), solo.then_some("solo")];
    // A level alone says that Miss Thorn is meant; what does not belong to a mode is refused when it is read.
    let mode = match (text(m, "mode"), text(m, "level")) {
        (Some(mode), _) => mode,
        (None, Some(_)) => "challenge",
        (None, None) if words == [None; 3] => return None,
        (None, None) => "duel",
    };
    Some([mode].into_iter().chain(words.into_iter().flatten()).collect::<Vec<_>>().join(":"))
}

/// The mode of Everdell: how many play follows from the seats, and a level means Nightweave.
fn valley_mode(m: &ArgMatches) -> Option<String> {
    let seats = text(m, "seats").map(|seats| seats.split(',').count());
    let solo = m.try_get_one::<bool>("solo").ok().flatten() == Some(&true);
    let level = text(m, "level");
    let mode = match (text(m, "mode"), level, seats) {
        (Some(mode), _, _) => mode.to_owned(),
        (None, Some(_), _) => "nightweave".to_owned(),
        (None, None, Some(n)) => format!("players:{n}"),
        (None, None, None) if solo || text(m, "difficulty").is_some() => "players:2".to_owned(),
        (None, None, None) => return None,
    };
    // `nightweave` and `rugwort` alone, with what follows: the number comes right behind the name.
    let (name, rest) = mode.split_once(':').unwrap_or((mode.as_str(), ""));
    let mut words = vec![name.to_owned()];
    words.extend(level.map(str::to_owned));
    if name == "players" && rest.is_empty() {
        words.extend(seats.map(|n| n.to_string()));
    }
    words.extend((!rest.is_empty()).then(|| rest.to_owned()));
    if name == "nightweave" && seats == Some(2) && !rest.split(':').any(|word| word == "two") {
        if words.len() == 1 {
            words.push("1".to_owned());
        }
        words.push("two".to_owned());
    }
    // What does not belong to the mode is refused when it is read.
    words.extend(text(m, "difficulty").map(str::to_owned));
    words.extend(solo.then(|| "solo".to_owned()));
    Some(words.join(":"))
}

/// The mode of Bardwood Grove: how many bards follows from the seats, and a level is the Rival's.
fn grove_mode(m: &ArgMatches) -> Option<String> {
    let seats = text(m, "seats").map_or(1, |seats| seats.split(',').count());
    let level = text(m, "level");
    let is_solo = m.try_get_one::<bool>("solo").ok().flatten() == Some(&true);
    let mode = match (text(m, "mode"), seats) {
        (Some(mode), _) => mode.to_owned(),
        (None, 1) if level.or(text(m, "difficulty")).is_none() && !is_solo => return None,
        (None, 1) => "solo".to_owned(),
        (None, n) => format!("bards:{n}"),
    };
    let (name, rest) = mode.split_once(':').unwrap_or((mode.as_str(), ""));
    let mut words = vec![name.to_owned()];
    match (name, rest) {
        ("solo", _) => words.extend(level.map(str::to_owned)),
        ("bards", "") => words.push(seats.max(2).to_string()),
        _ => {}
    }
    words.extend((!rest.is_empty()).then(|| rest.to_owned()));
    if name != "solo" {
        words.extend(level.map(|level| format!("rival={level}")));
    }
    // What does not belong to the mode is refused when it is read.
    words.extend(text(m, "difficulty").map(str::to_owned));
    words.extend(is_solo.then(|| "solo".to_owned()));
    Some(words.join(":"))
}

/// One JSON object on standard output and nothing else.
fn print_json(value: &impl serde::Serialize) -> Result<(), Failure> {
    let json = serde_json::to_string_pretty(value)
        .map_err(|e| Failure(Line::new("cannot-write").with("what", table::file::json_flaw(&e))))?;
    println!("{json}");
    Ok(())
}

fn run_play(words: &Words, m: &ArgMatches) -> Result<(), Failure> {
    let opened = open(m)?;
    shelf::with!(opened, game => {
        let to = number(m, "to").map(|n| n as usize);
        let (begun, record) = match path(m, "continue") {
            None => (None, None),
            Some(path) => {
                let record = replay::read(path)?;
                (Some(replay::sit(game, path, &record, to)?), Some(record))
            }
        };
        let seats = match (text(m, "seats"), &record) {
            (Some(seats), _) => sim::seats(seats, game.seats(), &["human"])?,
            (None, Some(record)) => sim::seats(&record.seats.join(","), game.seats(), &["human"])?,
            (None, None) => sim::seats(&one_human(game.seats()), game.seats(), &["human"])?,
        };
        let seed = number(m, "seed").or(record.map(|record| record.seed)).unwrap_or_else(fresh_seed);
        let played = begun.as_ref().map(table::Sitting::record);
        let keeper = path(m, "record").map(|file| play::in_file(file, played.as_ref(), m.get_flag("force")));
        let wish = play::Wish { seed, seats, keeper: keeper.transpose()? };
        // A sheet that cannot be read is told before the game, not after it.
        let sheet = path(m, "sheet").map(|file| achievements::Sheet::find(&opened, file)).transpose()?;
        let record = play::play(game, words, wish, begun)?.record();
        sheet.map_or(Ok(()), |sheet| sheet.tick(words, &opened, &record))
    })
}

fn run_achievements(words: &Words, m: &ArgMatches) -> Result<(), Failure> {
    match shelf::open("duo", None, path(m, "pack"))? {
        shelf::Opened::Duo(duo) => {
            achievements::show(words, &duo, path(m, "file").unwrap_or(Path::new("")), m.get_flag("json"))
        }
        shelf::Opened::Valley(_) | shelf::Opened::Grove(_) => Err(Line::new("cli-no-sheet").into()),
    }
}

fn run_campaign(words: &Words, command: &str, m: &ArgMatches) -> Result<(), Failure> {
    let shelf::Opened::Duo(duo) = shelf::open("duo", None, path(m, "pack")).map_err(Failure)? else {
        return Err(Line::new("cli-missing-command").into());
    };
    let file = path(m, "file").unwrap_or(Path::new(""));
    match command {
        "new" => {
            let players =
                text(m, "players").unwrap_or_default().split(',').map(|name| name.trim().to_owned()).collect();
            let town = text(m, "town").unwrap_or_default().to_owned();
            let difficulty = text(m, "difficulty").unwrap_or("normal");
            campaign::new(words, &duo, file, players, town, difficulty)
        }
        "play" => {
            let seats = text(m, "seats").map(|seats| sim::seats(seats, 2, &["human"])).transpose()?;
            let seed = number(m, "seed").unwrap_or_else(fresh_seed);
            campaign::play(words, &duo, file, m.get_flag("replay"), seats, seed)
        }
        "give-up" => campaign::give_up(words, &duo, file),
        "result" => {
            let told = campaign::Told {
                won: number(m, "won").map(|points| points as i32),
                watches: number(m, "watches").unwrap_or(0) as u8,
                news: [text(m, "kept"), text(m, "used")],
                replay: m.get_flag("replay"),
            };
            campaign::result(words, &duo, file, told)
        }
        _ => campaign::show(words, &duo, file, m.get_flag("json")),
    }
}

/// One person and otherwise bots.
fn one_human(seats: usize) -> String {
    let mut names = vec!["squirrel"; seats];
    names[0] = "human";
    names.join(",")
}

/// A seed from the clock, for people who do not care which.
fn fresh_seed() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(1, |time| time.as_millis() as u64 % 1_000_000)
}

fn run_sim(words: &Words, m: &ArgMatches) -> Result<(), Failure> {
    if number(m, "games") == Some(0) {
        return Err(Line::new("cli-no-games").into());
    }
    let opened = open(m)?;
    shelf::with!(opened, game => {
        let plan = sim::Plan {
            series: series(m, 1_000),
            seats: sim::seats(text(m, "seats").unwrap_or(&vec!["greedy"; game.seats()].join(",")), game.seats(), &[])?,
            swap: m.get_flag("swap"),
            cards: m.get_flag("cards"),
        };
        path(m, "plot").map_or(Ok(()), files::may_write)?;
        let report = sim::simulate(game, &plan, &words.get("cli-progress"))?;
        let names: Vec<String> = (0..game.seats())
            .map(|i| match plan.swap {
                true => words.say(&Line::new("cli-player").with("n", i + 1)),
                false => words.say(&game.seat_name(Seat(i as u8))),
            })
            .collect();
        let automa = report.automa.as_ref().map(|automa| words.say(&automa.called));
        if let Some(path) = path(m, "plot") {
            plot::scores(words, &report, &names, automa.as_deref(), path)?;
        }
        if m.get_flag("json") {
            return print_json(&report);
        }
        say_report(words, &report, &names, automa);
        Ok(())
    })
}

/// What came of many games, line by line.
fn say_report(words: &Words, report: &sim::Report, names: &[String], automa: Option<String>) {
    let share = |share: f64| Arg::Decimal(100.0 * share, 1);
    let say = |line: Line| println!("{}", words.say(&line));
    let head = match report.won {
        None => Line::new("cli-sim-head").with("draws", report.draws as i64),
        Some(won) => Line::new("cli-sim-head-together")
            .with("won", won as i64)
            .with("share", share(report.won_share.unwrap_or(0.0))),
    };
    say(head
        .with("games", report.games as i64)
        .with("decisions", Arg::Decimal(report.mean_decisions, 1))
        .with("winning", Arg::Decimal(report.mean_winning_score, 1))
        .with("losing", Arg::Decimal(report.mean_losing_score, 1)));
    if let (Some(automa), Some(name)) = (&report.automa, automa) {
        say(Line::new("cli-sim-automa")
            .with("name", name)
            .with("wins", automa.wins as i64)
            .with("mean", Arg::Decimal(automa.mean_score, 1)));
    }
    for (name, seat) in names.iter().zip(&report.seats) {
        say(Line::new("cli-sim-seat")
            .with("name", name.as_str())
            .with("bot", seat.bot.as_str())
            .with("share", share(seat.win_share))
            .with("low", share(seat.win_share_low))
            .with("high", share(seat.win_share_high))
            .with("mean", Arg::Decimal(seat.mean_score, 1)));
    }
    for (id, character) in &report.characters {
        say(Line::new("cli-sim-character")
            .with("name", id.as_str())
            .with("games", character.games as i64)
            .with("share", share(character.win_share))
            .with("low", share(character.win_share_low))
            .with("high", share(character.win_share_high)));
    }
    for (id, card) in report.cards.iter().flatten() {
        println!("{id:<20} {:>8} {:>6} %", card.plays, words.arg(&share(card.win_share)));
    }
}

fn run_ladder(words: &Words, m: &ArgMatches) -> Result<(), Failure> {
    if number(m, "games") == Some(0) {
        return Err(Line::new("cli-no-games").into());
    }
    let opened = open(m)?;
    let levels = text(m, "levels").map_or_else(|| bots::LADDER.join(","), str::to_owned);
    let levels = sim::seats(&levels, levels.split(',').count(), &[])?;
    shelf::with!(opened, game => {
        lay_over(game, m)?;
        path(m, "plot").map_or(Ok(()), files::may_write)?;
        let plan = ladder::Plan { levels, series: series(m, 200) };
        let report = ladder::climb(game, &plan, &words.get("cli-progress"))?;
        if let Some(path) = path(m, "plot") {
            plot::ladder(words, &report, path)?;
        }
        if m.get_flag("json") { print_json(&report) } else { report.tell(words); Ok(()) }
    })
}

fn run_tune(words: &Words, m: &ArgMatches) -> Result<(), Failure> {
    let opened = open(m)?;
    let plan = tune::Plan {
        rounds: number(m, "rounds").unwrap_or(400),
        games: number(m, "games").unwrap_or(40).max(2),
        seed: number(m, "seed").unwrap_or(1),
        minutes: m.get_one::<f64>("minutes").copied(),
        keep: path(m, "keep"),
    };
    shelf::with!(opened, game => {
        path(m, "to").map_or(Ok(()), files::may_write)?;
        let found = tune::tune(game, &plan, &words.get("cli-round"))?;
        let command = format!(
            "bosk tune {} --mode {} --rounds {} --games {} --seed {}",
            game.name(), game.mode(), found.rounds, plan.games, plan.seed
        );
        let text = tune::write(game, &found, &command);
        match path(m, "to") {
            Some(path) => files::save(path, text)?,
            None if !m.get_flag("json") => print!("{text}"),
            None => {}
        }
        if m.get_flag("json") { print_json(&found) } else { Ok(()) }
    })
}

/// Plays by another network, if one is named.
fn lay_over<G: Judge>(_: &G, m: &ArgMatches) -> Result<(), Failure> {
    let Some(path) = path(m, "network") else { return Ok(()) };
    let learned = G::learned().ok_or(Line::new("network-none"))?;
    let bytes = table::file::read_bytes(path).map_err(|why| Failure::at(path, why))?;
    learned.lay_over(&bytes).map_err(|why| Failure::at(path, why))
}

fn run_gather(words: &Words, m: &ArgMatches) -> Result<(), Failure> {
    if number(m, "games") == Some(0) {
        return Err(Line::new("cli-no-games").into());
    }
    let opened = open(m)?;
    let Some(to) = path(m, "to") else { return Ok(()) };
    shelf::with!(opened, game => {
        lay_over(game, m)?;
        files::may_write(to)?;
        let plan = gather::Plan { games: number(m, "games").unwrap_or(1_000), seed: number(m, "seed").unwrap_or(1), network: path(m, "network"), piece: gather::PIECE, to };
        let positions = gather::gather(game, &plan, &words.get("cli-progress"))?;
        println!("{}", words.say(&Line::new("cli-gathered").with("positions", positions as i64)));
        Ok(())
    })
}

fn run_bench(words: &Words, m: &ArgMatches) -> Result<(), Failure> {
    let opened = open(m)?;
    let seconds = m.get_one::<f64>("seconds").copied().unwrap_or(5.0);
    if !(0.01..=3_600.0).contains(&seconds) {
        return Err(Line::new("cli-bad-value").with("name", "--seconds").with("value", seconds.to_string()).into());
    }
    if let Some(name) = text(m, "bot") {
        let patience = bots::forest_patience(name).ok_or_else(|| {
            Line::new("cli-bad-value-known").with("name", "--bot").with("value", name).with("known", "forest")
        })?;
        return shelf::with!(opened, game => {
            let pace = bench::think(game, patience.budget(), seconds);
            if m.get_flag("json") { print_json(&pace) } else { pace.tell(words); Ok(()) }
        });
    }
    shelf::with!(opened, game => {
        let speed = bench::bench(game, seconds);
        if m.get_flag("json") { print_json(&speed) } else { speed.tell(words) }
    })
}

fn run_perft(words: &Words, m: &ArgMatches) -> Result<(), Failure> {
    let opened = open(m)?;
    let depth = number(m, "depth").unwrap_or(3) as u32;
    shelf::with!(opened, game => {
        let counts = perft::count(game, path(m, "scenario"), depth)?;
        if m.get_flag("json") {
            return print_json(&serde_json::json!({ "box": game.name(), "counts": counts }));
        }
        for count in counts {
            let line = Line::new("cli-perft-line")
                .with("depth", count.depth)
                .with("sequences", count.sequences.to_string())
                .with("seconds", Arg::Decimal(count.seconds, 2));
            println!("{}", words.say(&line));
        }
        Ok(())
    })
}

fn run_scenario(words: &Words, m: &ArgMatches) -> Result<(), Failure> {
    let files: Vec<PathBuf> = m.get_many::<PathBuf>("files").into_iter().flatten().cloned().collect();
    let checked = scenario::check(words, &files, path(m, "pack"), m.get_flag("trace"))?;
    if m.get_flag("json") {
        print_json(&checked)?;
    } else {
        for failed in &checked.failed {
            let file = words.arg(&Arg::from(failed.file.as_str()));
            println!("{file}:{}: {}", failed.line, failed.reason);
        }
        let line = Line::new("cli-scenarios").with("run", checked.run).with("passed", checked.passed);
        println!("{}", words.say(&line));
    }
    match (checked.unreadable, checked.failed.len()) {
        (0, 0) => Ok(()),
        (0, n) => Err(Line::new(SCENARIOS_FAILED).with("n", n).into()),
        (n, _) => Err(Line::new("cli-scenarios-unreadable").with("n", n).into()),
    }
}

fn run_review(words: &Words, m: &ArgMatches) -> Result<(), Failure> {
    let file = path(m, "record").unwrap_or(Path::new(""));
    let record = replay::read(file)?;
    let seat = review::seat(file, &record, number(m, "seat"))?;
    let opened =
        shelf::open(&record.game, Some(&record.mode), path(m, "pack")).map_err(|why| Failure::at(file, why))?;
    path(m, "plot").map_or(Ok(()), files::may_write)?;
    let games = number(m, "walks").map_or(review::GAMES, |n| n as u32);
    let report = shelf::with!(opened, game => {
        let sitting = replay::sit(game, file, &record, None)?;
        review::review(words, &sitting, seat, games)
    });
    let report = report.ok_or_else(|| Failure::at(file, Line::new("review-too-short")))?;
    if let Some(path) = path(m, "plot") {
        plot::chances(words, &report, path)?;
    }
    if m.get_flag("json") {
        return print_json(&report);
    }
    report.tell(words);
    Ok(())
}

fn run_replay(words: &Words, m: &ArgMatches) -> Result<(), Failure> {
    let file = path(m, "record").unwrap_or(Path::new(""));
    let record = replay::read(file)?;
    let opened =
        shelf::open(&record.game, Some(&record.mode), path(m, "pack")).map_err(|why| Failure::at(file, why))?;
    shelf::with!(opened, game => {
        let sitting = replay::sit(game, file, &record, number(m, "to").map(|n| n as usize))?;
        if m.get_flag("json") {
            return print_json(&replay::summary(game, &record, &sitting));
        }
        replay::tell(game, words, &sitting);
        Ok(())
    })
}

fn run_serve(words: &Words, m: &ArgMatches) -> Result<(), Failure> {
    let page = match path(m, "page") {
        Some(folder) => host::Page::in_folder(folder)
            .map_err(|e| Failure::read(folder, &e))?
            .ok_or_else(|| Failure::at(folder, Line::new("cli-no-page-there")))?,
        None => host::Page::built_in().ok_or_else(|| Line::new("cli-no-page"))?,
    };
    let port = m.get_one::<u16>("port").copied().unwrap_or(7345);
    host::serve(page, port, host::PATIENCE, |address| {
        println!("{}", words.say(&Line::new("cli-serving").with("address", format!("http://{address}/"))));
    })
    .map_err(|e| {
        let why = table::file::hindrance(&e);
        Failure(Line::new("cli-cannot-serve").with("port", port.to_string()).with("what", why))
    })
}

fn run_pack(words: &Words, command: &str, m: &ArgMatches) -> Result<(), Failure> {
    let opened = open(m)?;
    shelf::with!(opened, game => match command {
        "export" => {
            let to = path(m, "to").unwrap_or(Path::new("."));
            let files = pack::export(game, to)?;
            let line = Line::new("cli-exported").with("n", files.len()).with("dir", to.display().to_string());
            println!("{}", words.say(&line));
            Ok(())
        }
        command => {
            let entries = pack::show(game, words);
            let count = |values: fn(&pack::Shown) -> &Vec<String>| entries.iter().map(|e| values(e).len()).sum::<usize>();
            let (printed, public) = (count(|e| &e.printed), count(|e| &e.public));
            let (reconstructed, yours) = (count(|e| &e.reconstructed), count(|e| &e.yours));
            if m.get_flag("json") {
                return print_json(&serde_json::json!({
                    "box": game.name(),
                    "pack": game.pack_digest(),
                    "printed": printed,
                    "public": public,
                    "reconstructed": reconstructed,
                    "yours": yours,
                    "entries": entries,
                }));
            }
            if command == "show" {
                for entry in &entries {
                    let ours = match entry.reconstructed.is_empty() {
                        true => words.get("nothing"),
                        false => entry.reconstructed.join(", "),
                    };
                    println!("{:<7} {:<20} {} {ours}", entry.sort, entry.id, fit(&entry.name, 26));
                }
            }
            let line = Line::new("cli-pack-sound")
                .with("entries", entries.len())
                .with("digest", game.pack_digest().to_string())
                .with("printed", printed)
                .with("public", public)
                .with("reconstructed", reconstructed)
                .with("yours", yours);
            println!("{}", words.say(&line));
            Ok(())
        }
    })
}

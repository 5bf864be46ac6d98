//! Drawing score distributions as SVG.

use crate::failure::Failure;
use crate::files;
use crate::ladder;
use crate::review;
use crate::sim::Report;
use plotters::prelude::*;
use std::path::Path;
use table::{Arg, Line};
use words::Words;

const COLOURS: [RGBColor; 5] =
    [RGBColor(178, 94, 47), RGBColor(58, 110, 92), RGBColor(92, 84, 140), RGBColor(150, 130, 40), RGBColor(70, 70, 70)];

/// One line of the plot: everybody who scores has one.
struct Curve<'r> {
    label: String,
    scores: &'r [i32],
}

/// Draws how often each score came up, one line for each seat and one for the opponent in the box.
pub fn scores(
    words: &Words,
    report: &Report,
    names: &[String],
    automa: Option<&str>,
    path: &Path,
) -> Result<(), Failure> {
    let mut curves = Vec::new();
    for ((seat, scores), name) in report.seats.iter().zip(&report.scores).zip(names) {
        let label = Line::new("cli-plot-seat")
            .with("seat", name.as_str())
            .with("bot", seat.bot.as_str())
            .with("mean", Arg::Decimal(seat.mean_score, 1))
            .with("share", Arg::Decimal(100.0 * seat.win_share, 1));
        curves.push(Curve { label: words.say(&label), scores });
    }
    if let (Some(automa), Some(name)) = (&report.automa, automa) {
        let label = Line::new("cli-plot-automa")
            .with("name", name)
            .with("mean", Arg::Decimal(automa.mean_score, 1))
            .with("share", Arg::Decimal(100.0 * automa.wins as f64 / report.games.max(1) as f64, 1));
        curves.push(Curve { label: words.say(&label), scores: &automa.scores });
    }
    let svg =
        draw(words, report.games, &curves).map_err(|what| Failure(Line::new("cli-plot-failed").with("what", what)))?;
    files::save(path, &svg)
}

/// Draws how strong each level is, with its interval: ratings, or the share of games won against the box.
pub fn ladder(words: &Words, report: &ladder::Report, path: &Path) -> Result<(), Failure> {
    let rated = report.ratings.iter().map(|it| (it.level.as_str(), it.low, it.rating, it.high));
    let alone = report.alone.iter().map(|it| (it.level.as_str(), 100.0 * it.low, 100.0 * it.share, 100.0 * it.high));
    let bars: Vec<Bar<'_>> = rated.chain(alone).collect();
    let scale = if report.alone.is_empty() { "cli-plot-rating" } else { "cli-plot-won" };
    let svg = draw_ladder(words, report.finished, &words.get(scale), &bars)
        .map_err(|what| Failure(Line::new("cli-plot-failed").with("what", what)))?;
    files::save(path, &svg)
}

/// Draws the chance to win before each decision, with its doubt, the seasons and the turning points.
pub fn chances(words: &Words, report: &review::Report, path: &Path) -> Result<(), Failure> {
    let svg = draw_chances(words, report).map_err(|what| Failure(Line::new("cli-plot-failed").with("what", what)))?;
    files::save(path, &svg)
}

fn draw_chances(words: &Words, report: &review::Report) -> Result<String, String> {
    let (moss, red, ink) = (RGBColor(58, 92, 58), RGBColor(155, 42, 30), RGBColor(40, 38, 32));
    let curve = &report.curve;
    let at = |n: usize| curve[n].number as f64;
    let per_cent = |share: f32| 100.0 * f64::from(share);
    let last = curve.last().map_or(1.0, |point| point.number as f64);
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, (900, 420)).into_drawing_area();
        root.fill(&RGBColor(253, 250, 243)).map_err(|e| e.to_string())?;
        let mut chart = ChartBuilder::on(&root)
            .margin(16)
            .caption(words.say(&report.title()), ("sans-serif", 20))
            .x_label_area_size(40)
            .y_label_area_size(48)
            .build_cartesian_2d(0.0..last + 1.0, 0.0..100.0)
            .map_err(|e| e.to_string())?;
        let ends = report.seasons.iter().skip(1).map(|&(first, _)| first as f64).chain([last + 1.0]);
        for (n, ((first, name), end)) in report.seasons.iter().zip(ends).enumerate() {
            let ground = RGBColor(232, 224, 200).mix(if n % 2 == 0 { 0.7 } else { 0.25 });
            let band = Rectangle::new([(*first as f64 - 1.0, 0.0), (end, 100.0)], ground.filled());
            let label = Text::new(words.say(name), (*first as f64, 6.0), ("sans-serif", 14).into_font());
            chart.draw_series([band]).map_err(|e| e.to_string())?;
            chart.draw_series([label]).map_err(|e| e.to_string())?;
        }
        chart
            .configure_mesh()
            .light_line_style(TRANSPARENT)
            .disable_x_mesh()
            .x_desc(words.get("review-move"))
            .x_label_formatter(&|value| words.arg(&Arg::Decimal(*value, 0)))
            .y_label_formatter(&|value| words.arg(&Arg::Decimal(*value, 0)))
            .draw()
            .map_err(|e| e.to_string())?;
        let high = (0..curve.len()).map(|n| (at(n), per_cent(curve[n].high)));
        let low = (0..curve.len()).rev().map(|n| (at(n), per_cent(curve[n].low)));
        let doubt = Polygon::new(high.chain(low).collect::<Vec<_>>(), moss.mix(0.2).filled());
        chart.draw_series([doubt]).map_err(|e| e.to_string())?;
        let line = (0..curve.len()).map(|n| (at(n), per_cent(curve[n].before)));
        chart.draw_series(LineSeries::new(line, moss.stroke_width(2))).map_err(|e| e.to_string())?;
        for (n, &place) in report.turning_points.iter().enumerate() {
            let (from, to) = (per_cent(curve[place].before), per_cent(curve[place].after));
            let drop = PathElement::new([(at(place), from), (at(place) + 1.0, to)], red.stroke_width(4));
            let spot = (at(place), (from + 9.0).min(96.0));
            let number = Text::new((n + 1).to_string(), spot, ("sans-serif", 18).into_font().color(&ink));
            chart.draw_series([drop]).map_err(|e| e.to_string())?;
            chart.draw_series([number]).map_err(|e| e.to_string())?;
        }
        root.present().map_err(|e| e.to_string())?;
    }
    Ok(svg)
}

/// A level with the lower end, the middle and the upper end of its interval.
type Bar<'r> = (&'r str, f64, f64, f64);

fn draw_ladder(words: &Words, games: u64, scale: &str, bars: &[Bar<'_>]) -> Result<String, String> {
    let least = bars.iter().map(|bar| bar.1).fold(0.0, f64::min);
    let most = bars.iter().map(|bar| bar.3).fold(1.0, f64::max);
    let room = 0.05 * (most - least);
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, (900, 360)).into_drawing_area();
        root.fill(&RGBColor(253, 250, 243)).map_err(|e| e.to_string())?;
        let title = words.say(&Line::new("cli-plot-ladder").with("games", games as i64));
        let mut chart = ChartBuilder::on(&root)
            .margin(16)
            .caption(title, ("sans-serif", 20))
            .x_label_area_size(40)
            .y_label_area_size(100)
            .build_cartesian_2d(least - room..most + room, -0.5..bars.len() as f64 - 0.5)
            .map_err(|e| e.to_string())?;
        let name = |at: &f64| match bars.get(at.round() as usize) {
            Some(bar) if (at - at.round()).abs() < 0.01 => bar.0.to_owned(),
            _ => String::new(),
        };
        chart
            .configure_mesh()
            .light_line_style(TRANSPARENT)
            .x_desc(scale)
            .x_label_formatter(&|value| words.arg(&Arg::Decimal(*value, 0)))
            .y_labels(2 * bars.len() + 1)
            .y_label_formatter(&name)
            .draw()
            .map_err(|e| e.to_string())?;
        for (i, &(_, low, middle, high)) in bars.iter().enumerate() {
            let (colour, at) = (COLOURS[i % COLOURS.len()], i as f64);
            let line = PathElement::new([(low, at), (high, at)], colour.stroke_width(3));
            chart.draw_series([line]).map_err(|e| e.to_string())?;
            chart.draw_series([Circle::new((middle, at), 6, colour.filled())]).map_err(|e| e.to_string())?;
        }
        root.present().map_err(|e| e.to_string())?;
    }
    Ok(svg)
}

fn draw(words: &Words, games: u64, curves: &[Curve<'_>]) -> Result<String, String> {
    let all = curves.iter().flat_map(|curve| curve.scores).copied();
    let (least, most) = (all.clone().min().unwrap_or(0), all.max().unwrap_or(1));
    let share = |scores: &[i32], score: i32| {
        let n = scores.iter().filter(|&&other| other == score).count();
        100.0 * n as f64 / scores.len().max(1) as f64
    };
    let highest =
        curves.iter().flat_map(|curve| (least..=most).map(move |score| share(curve.scores, score))).fold(1.0, f64::max);
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, (900, 480)).into_drawing_area();
        root.fill(&RGBColor(253, 250, 243)).map_err(|e| e.to_string())?;
        let title = words.say(&Line::new("cli-plot-title").with("games", games as i64));
        let mut chart = ChartBuilder::on(&root)
            .margin(16)
            .caption(title, ("sans-serif", 20))
            .x_label_area_size(40)
            .y_label_area_size(48)
            .build_cartesian_2d(least - 1..most + 1, 0.0..highest * 1.08)
            .map_err(|e| e.to_string())?;
        chart
            .configure_mesh()
            .light_line_style(TRANSPARENT)
            .x_desc(words.get("cli-plot-points"))
            .y_desc(words.get("cli-plot-share"))
            .y_label_formatter(&|share| words.arg(&Arg::Decimal(*share, 1)))
            .draw()
            .map_err(|e| e.to_string())?;
        for (i, curve) in curves.iter().enumerate() {
            let colour = COLOURS[i % COLOURS.len()];
            let line = (least..=most).map(|score| (score, share(curve.scores, score)));
            chart
                .draw_series(LineSeries::new(line, colour.stroke_width(2)))
                .map_err(|e| e.to_string())?
                .label(curve.label.as_str())
                .legend(move |(x, y)| PathElement::new([(x, y), (x + 20, y)], colour.stroke_width(2)));
        }
        chart
            .configure_series_labels()
            .background_style(RGBColor(253, 250, 243))
            .border_style(RGBColor(160, 150, 130))
            .draw()
            .map_err(|e| e.to_string())?;
        root.present().map_err(|e| e.to_string())?;
    }
    Ok(svg)
}

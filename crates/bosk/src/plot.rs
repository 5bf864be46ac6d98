//! Drawing score distributions as SVG.

use crate::failure::Failure;
use crate::files;
use crate::ladder;
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

//! The numbers of a pack: single ones, tracks, and the gems of the supplies.

use super::{Figure, Numbers, Tracks};
use crate::ids::*;
use std::collections::HashMap;
use std::ops::RangeInclusive;
use table::Line;
use table::content::{Files, wrong_count};
use table::entry::entry;
use table::pack::{Fields, Node, PackError};

/// Numbers, tracks and supplies, and the entries of each.
pub(super) struct Figures {
    pub(super) numbers: Numbers,
    pub(super) tracks: Tracks,
    pub(super) supplies: [[u8; 2]; 4],
    pub(super) entries: [Vec<Figure>; 3],
}

pub(super) fn figures(files: &Files) -> Result<Figures, PackError> {
    let list = |key| files.list("numbers.toml", key);
    let (mut values, numbers) = each(list("number"), |id, fields| {
        let bounds = bounds(id);
        Ok(fields.need("value")?.number(*bounds.start(), *bounds.end())? as u8)
    })?;
    let (mut rows, tracks) = each(list("track"), |_, fields| track(fields.need("values")?))?;
    let (mut gems, supplies) = each(list("supply"), |_, fields| {
        Ok([fields.need("first")?.number(2, 90)? as u8, fields.need("second")?.number(2, 90)? as u8])
    })?;
    let entries = [numbers, tracks, supplies];

    let file = files.file("numbers.toml");
    let missing = |id: &'static str| file.error(Line::new("unknown-id").with("id", id));
    let numbers = Numbers::by_id(|id| values.remove(id).ok_or_else(|| missing(id)))?;
    let mut track = |id: &'static str| rows.remove(id).ok_or_else(|| missing(id));
    let levels = |values: Vec<u8>| {
        <[u8; LEVELS]>::try_from(values).map_err(|values| wrong_count(file, values.len(), &(LEVELS..=LEVELS)))
    };
    let tracks = Tracks {
        market: track("market")?,
        crest_blue: track("crest-blue")?,
        legend_boat: levels(track("legend-boat")?)?,
        legend_lyrics: levels(track("legend-lyrics")?)?,
        stage_volume: track("stage-volume")?,
    };
    let start = list("number").iter().find(|node| node.id() == Some("market-start"));
    start.ok_or_else(|| missing("market-start"))?.under("value").number(1, tracks.market.len() as i64)?;
    let in_order = entries[2].iter().filter_map(|figure| gems.remove(&figure.entry.id));
    let supplies = <[_; 4]>::try_from(in_order.collect::<Vec<_>>());
    let supplies = supplies.map_err(|found| wrong_count(file, found.len(), &(4..=4)))?;
    Ok(Figures { numbers, tracks, supplies, entries })
}

/// What is read of each entry of a list, by id, and the entries.
fn each<T>(
    nodes: &[Node],
    read: impl Fn(&str, &mut Fields<'_>) -> Result<T, PackError>,
) -> Result<(HashMap<String, T>, Vec<Figure>), PackError> {
    let (mut values, mut entries) = (HashMap::new(), Vec::new());
    for node in nodes {
        let mut fields = Fields::of(node)?;
        let entry = entry(&mut fields)?;
        values.insert(entry.id.clone(), read(&entry.id, &mut fields)?);
        fields.finish()?;
        entries.push(Figure { entry });
    }
    Ok((values, entries))
}

/// The bounds of a number. Rates are divided by and tracks are counted from 1: whatever may not be 0 has its own; what is
/// multiplied stays small.
fn bounds(id: &str) -> RangeInclusive<i64> {
    match id {
        "dial" => i64::from(DIAL)..=i64::from(DIAL),
        "solo-floor" => 2..=40,
        "rival-tokens" => 1..=60,
        "market-start" | "volume-max" => 1..=40,
        "shout-rate" | "shop-lyrics" | "stage-melody" => 1..=12,
        "shop-replaced" => 0..=12,
        _ => 0..=40,
    }
}

/// The spaces of a track.
fn track(list: &Node) -> Result<Vec<u8>, PackError> {
    let values = list.list()?.iter().map(|node| node.number(0, 20).map(|n| n as u8)).collect::<Result<Vec<_>, _>>()?;
    match values.len() {
        1..=12 => Ok(values),
        found => Err(wrong_count(list, found, &(1..=12))),
    }
}

//! `bosk gather`: positions of many games with what came of them, from which `lab/fit.py` learns.
//!
//! Bots play by the tuned terms, and by a network that was learned before if one is named; in some games they try something
//! else now and then, so that there is more to learn from than what they would do anyway. A game depends on the seed and
//! its number alone. Finished pieces are kept in a folder beside the file until all are there, so that who is interrupted goes on
//! with those that are missing.

use crate::failure::Failure;
use crate::files;
use crate::work::{self, Shift};
use bots::{Bot, Greedy, Judge, best_opinion, tuned_opinion};
use std::path::{Path, PathBuf};
use table::{Chance, Deaf, Line, Seat, Viewer};

/// What to gather.
pub struct Plan<'p> {
    /// How many games.
    pub games: u64,
    /// The seed of it all.
    pub seed: u64,
    /// The network that the bots play by, if they play by what was learned.
    pub network: Option<&'p Path>,
    /// How many games are kept at once.
    pub piece: u64,
    /// Where positions are kept.
    pub to: &'p Path,
}

/// So many games are kept at once, unless somebody says otherwise.
pub const PIECE: u64 = 100;
/// One position of so many is kept.
const KEPT: u32 = 4;
/// In one game of three nobody tries anything; in the others one decision of so many is by lot.
const TRIES: [Option<u32>; 3] = [None, Some(40), Some(12)];
/// What is learned is counted in so many parts of a point.
const PARTS: f32 = 16.0;

/// A position of one seat.
struct Row {
    part: u8,
    /// What came of it, in points, beyond what the terms expected.
    beyond: i16,
    features: Vec<(u16, i16)>,
}

/// Plays all games that were not played before and writes down their positions; how many that were.
pub fn gather<G: Judge>(game: &G, plan: &Plan<'_>, label: &str) -> Result<u64, Failure> {
    let learned = G::learned().ok_or(Line::new("network-none"))?;
    let pieces = Pieces::open(game, plan)?;
    let all: Vec<u64> = (0..plan.games.div_ceil(plan.piece)).collect();
    let open: Vec<u64> = all.iter().copied().filter(|&piece| !pieces.path(piece).exists()).collect();
    play(game, plan, &pieces, &open, label)?;
    let mut rows = Vec::new();
    for piece in all {
        rows.extend(pieces.read(piece)?);
    }
    files::save(plan.to, written(&rows, learned.features()))?;
    std::fs::remove_dir_all(&pieces.folder).map_err(|why| Failure::write(&pieces.folder, &why))?;
    Ok(rows.len() as u64)
}

/// Plays some pieces and keeps each as soon as it is there.
fn play<G: Judge>(game: &G, plan: &Plan<'_>, pieces: &Pieces, open: &[u64], label: &str) -> Result<(), Failure> {
    let features = G::learned().map_or(0, |learned| learned.features());
    let one = |piece: u64| {
        let games = piece * plan.piece..plan.games.min((piece + 1) * plan.piece);
        let seeds = games.map(|number| plan.seed.wrapping_add(number));
        let rows: Vec<Row> = seeds.flat_map(|seed| positions(game, plan.network.is_some(), seed)).collect();
        files::save(&pieces.path(piece), written(&rows, features)).err()
    };
    let failed = work::all(&Shift { label, until: None }, open, one, |_, _| ());
    failed.into_iter().find_map(|(_, failure)| failure).map_or(Ok(()), Err)
}

/// The folder of finished pieces.
struct Pieces {
    folder: PathBuf,
}

impl Pieces {
    /// The folder beside the file; one that holds pieces of other games is refused.
    fn open<G: Judge>(game: &G, plan: &Plan<'_>) -> Result<Pieces, Failure> {
        let mut folder = plan.to.as_os_str().to_owned();
        folder.push(".pieces");
        let folder = PathBuf::from(folder);
        let network = plan.network.map_or_else(String::new, |path| path.display().to_string());
        let (of, games) = (game.pack_digest(), plan.games);
        let what = format!("{} {} {of} {games} {} {} {network}", game.name(), game.mode(), plan.piece, plan.seed);
        std::fs::create_dir_all(&folder).map_err(|why| Failure::write(&folder, &why))?;
        let told = folder.join("what");
        match told.exists() {
            true if files::read(&told)? != what => Err(Failure::at(&folder, Line::new("cli-kept-other"))),
            true => Ok(Pieces { folder }),
            false => files::save(&told, what).map(|()| Pieces { folder }),
        }
    }

    fn path(&self, piece: u64) -> PathBuf {
        self.folder.join(piece.to_string())
    }

    fn read(&self, piece: u64) -> Result<Vec<Row>, Failure> {
        let path = self.path(piece);
        let bytes = table::file::read_bytes(&path).map_err(|why| Failure::at(&path, why))?;
        read(&bytes).ok_or_else(|| Failure::at(&path, Line::new("cli-kept-other")))
    }
}

/// The positions of one game, and what came of them.
fn positions<G: Judge>(game: &G, learned: bool, seed: u64) -> Vec<Row> {
    let mut chance = Chance::from_seed(seed ^ 0x6a74_4e12);
    let weights = &G::counsel().tuned;
    let by = if learned { best_opinion::<G>() } else { tuned_opinion::<G>() };
    let mut bots: Vec<Greedy<G>> = (0..game.seats()).map(|_| Greedy::judging(chance.seed(), by.clone())).collect();
    let tries = TRIES[chance.below(TRIES.len() as u32) as usize];
    let (mut state, mut legal) = (game.setup(seed), Vec::new());
    let mut seen = Vec::new();
    while let Some(seat) = game.decider(&state) {
        game.legal(&state, &mut legal);
        let action = match tries {
            Some(n) if chance.below(n) == 0 => *chance.pick(&legal),
            _ => bots[seat.index()].choose(game, &game.view(&state, Viewer::Seat(seat)), &legal),
        };
        game.perform(&mut state, action, &mut Deaf);
        if chance.below(KEPT) > 0 {
            continue;
        }
        for seat in (0..game.seats()).map(|n| Seat(n as u8)) {
            seen.extend(game.look(weights, &state, seat).map(|(look, expected)| (seat, expected, look)));
        }
    }
    let scores = game.outcome(&state).scores;
    let row = |(seat, expected, look): (Seat, f32, bots::learned::Look)| Row {
        part: look.part as u8,
        beyond: ((scores[seat.index()] as f32 - expected) * PARTS) as i16,
        features: summed(look.features()),
    };
    seen.into_iter().map(row).collect()
}

/// Features in the order of their places, each once.
fn summed(features: &[(u16, i16)]) -> Vec<(u16, i16)> {
    let mut sums: Vec<(u16, i16)> = Vec::with_capacity(features.len());
    let mut sorted = features.to_vec();
    sorted.sort_unstable_by_key(|&(feature, _)| feature);
    for (feature, value) in sorted {
        match sums.last_mut().filter(|(last, _)| *last == feature) {
            Some((_, sum)) => *sum += value,
            None => sums.push((feature, value)),
        }
    }
    sums
}

/// The rows as a file: how many rows, cells and features there are, then the parts, what came of them, how many cells each
/// has, and the cells; all with the lowest byte first.
fn written(rows: &[Row], features: usize) -> Vec<u8> {
    let cells: usize = rows.iter().map(|row| row.features.len()).sum();
    let mut bytes = Vec::with_capacity(24 + 4 * rows.len() + 4 * cells);
    bytes.extend((rows.len() as u64).to_le_bytes());
    bytes.extend((cells as u64).to_le_bytes());
    bytes.extend((features as u64).to_le_bytes());
    bytes.extend(rows.iter().map(|row| row.part));
    bytes.extend(rows.iter().flat_map(|row| row.beyond.to_le_bytes()));
    bytes.extend(rows.iter().map(|row| row.features.len() as u8));
    let cells = rows.iter().flat_map(|row| &row.features);
    bytes.extend(cells.clone().flat_map(|(feature, _)| feature.to_le_bytes()));
    bytes.extend(cells.flat_map(|(_, value)| value.to_le_bytes()));
    bytes
}

/// The rows of such a file; nothing if it is none.
fn read(mut bytes: &[u8]) -> Option<Vec<Row>> {
    fn take<'b>(bytes: &mut &'b [u8], n: usize) -> Option<&'b [u8]> {
        let (part, rest) = bytes.split_at_checked(n)?;
        *bytes = rest;
        Some(part)
    }
    fn pairs(bytes: &[u8]) -> impl Iterator<Item = [u8; 2]> + '_ {
        bytes.chunks_exact(2).map(|pair| [pair[0], pair[1]])
    }
    let mut count = || Some(u64::from_le_bytes(take(&mut bytes, 8)?.try_into().ok()?) as usize);
    let (rows, cells, _) = (count()?, count()?, count()?);
    // The counts come from a file: twice as many may be more than a number holds, and is more than the file has.
    let (beyond_len, cells_len) = (rows.checked_mul(2)?, cells.checked_mul(2)?);
    let (parts, beyond, counts) = (take(&mut bytes, rows)?, take(&mut bytes, beyond_len)?, take(&mut bytes, rows)?);
    let (names, values) = (take(&mut bytes, cells_len)?, take(&mut bytes, cells_len)?);
    let counted: usize = counts.iter().map(|&n| usize::from(n)).sum();
    let mut filled = pairs(names).map(u16::from_le_bytes).zip(pairs(values).map(i16::from_le_bytes));
    let row = |((&part, beyond), &n): ((&u8, [u8; 2]), &u8)| Row {
        part,
        beyond: i16::from_le_bytes(beyond),
        features: filled.by_ref().take(n.into()).collect(),
    };
    (bytes.is_empty() && counted == cells).then(|| parts.iter().zip(pairs(beyond)).zip(counts).map(row).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::duo::Duo;

    #[test]
    fn who_was_interrupted_goes_on_with_the_pieces_that_are_missing() {
        let (dir, duo) = (tempfile::tempdir().unwrap(), Duo::ours());
        let [whole, parted, other] = ["whole", "parted", "other"].map(|name| dir.path().join(name));
        let plan = |to| Plan { games: 3, seed: 5, network: None, piece: 1, to };
        gather(&duo, &plan(&whole), "").unwrap();
        let gathered = |path: &Path| std::fs::read(path).unwrap();
        // Two of three pieces are there; the third is missing.
        let pieces = Pieces::open(&duo, &plan(&parted)).unwrap();
        play(&duo, &plan(&parted), &pieces, &[2, 0], "").unwrap();
        assert!(!parted.exists() && pieces.path(0).exists() && !pieces.path(1).exists());
        gather(&duo, &plan(&parted), "").unwrap();
        assert_eq!(gathered(&parted), gathered(&whole));
        assert!(!pieces.folder.exists(), "what is done is tidied up");
        // What is kept is not played again: a piece without positions stays so.
        let pieces = Pieces::open(&duo, &plan(&other)).unwrap();
        files::save(&pieces.path(0), written(&[], 9)).unwrap();
        gather(&duo, &plan(&other), "").unwrap();
        assert!(gathered(&other).len() < gathered(&whole).len());
        // Pieces of other games are refused.
        let pieces = Pieces::open(&duo, &plan(&other)).unwrap();
        let another = gather(&duo, &Plan { seed: 6, ..plan(&other) }, "");
        assert!(another.is_err() && pieces.folder.exists());
    }

    #[test]
    fn rows_are_read_as_they_were_written_and_half_a_file_is_none() {
        let rows = positions(&Duo::ours(), false, 3);
        let bytes = written(&rows, 7);
        assert_eq!(written(&read(&bytes).unwrap(), 7), bytes);
        assert!(!rows.is_empty() && read(&bytes[..bytes.len() - 1]).is_none());
    }

    #[test]
    fn a_file_that_counts_more_than_it_holds_is_none() {
        let bytes = written(&positions(&Duo::ours(), false, 3), 7);
        for (at, counted) in [(0, u64::MAX), (0, 1 << 63), (8, u64::MAX), (8, 1 << 63), (8, 1)] {
            let mut broken = bytes.clone();
            broken[at..at + 8].copy_from_slice(&counted.to_le_bytes());
            assert!(read(&broken).is_none(), "{counted} at {at}");
        }
        // One row says that it has a cell more than the file.
        let rows = u64::from_le_bytes(bytes[..8].try_into().unwrap()) as usize;
        let mut broken = bytes.clone();
        broken[24 + 3 * rows] += 1;
        assert!(read(&broken).is_none());
    }
}

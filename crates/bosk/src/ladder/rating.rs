//! Ratings after Bradley and Terry: one number for each level, such that the differences explain who beat whom.

use serde::Serialize;

/// A level with its rating.
#[derive(Serialize, Clone, Debug)]
pub struct Rating {
    /// The level.
    pub level: String,
    /// Its rating; the first level has 0, and 400 more means ten victories for one defeat.
    pub rating: f64,
    /// Lower end of the 95 % interval.
    pub low: f64,
    /// Upper end of the 95 % interval.
    pub high: f64,
}

/// Two levels by their place, what the first won, and of how many games.
pub type Met = (usize, usize, f64, f64);

/// How many points of rating are a factor of e.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
/// A drawn game that is added to each pair, so that nobody is infinitely strong.
const DRAWN: f64 = 1.0;

/// The ratings of all levels, the first of them at 0.
pub fn ratings(levels: &[String], met: &[Met]) -> Vec<Rating> {
    let n = levels.len();
    let mut strength = vec![0.0; n];
    // Newton's method: the likelihood has one summit.
    for _ in 0..100 {
        let (slope, curve) = likelihood(&strength, met);
        let step = solve(&curve, &slope);
        let longest = step.iter().fold(0.0f64, |most, s| most.max(s.abs()));
        let damp = if longest > 1.0 { 1.0 / longest } else { 1.0 };
        strength.iter_mut().zip(&step).for_each(|(s, step)| *s += damp * step);
        if longest < 1e-9 {
            break;
        }
    }
    let (_, curve) = likelihood(&strength, met);
    let spread = |level: usize| {
        let unit: Vec<f64> = (0..n).map(|i| f64::from(u8::from(i == level))).collect();
        1.96 * SCALE * solve(&curve, &unit)[level].max(0.0).sqrt()
    };
    let rating = |(level, name): (usize, &String)| {
        let (rating, spread) = (SCALE * strength[level], if level == 0 { 0.0 } else { spread(level) });
        Rating { level: name.clone(), rating, low: rating - spread, high: rating + spread }
    };
    levels.iter().enumerate().map(rating).collect()
}

/// Slope and curvature of the logarithm of the likelihood; the first level is held fast.
fn likelihood(strength: &[f64], met: &[Met]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let n = strength.len();
    let (mut slope, mut curve) = (vec![0.0; n], vec![vec![0.0; n]; n]);
    for &(a, b, won, games) in met {
        let share = 1.0 / (1.0 + (strength[b] - strength[a]).exp());
        let (won, games) = (won + 0.5 * DRAWN, games + DRAWN);
        let (pull, bend) = (won - games * share, games * share * (1.0 - share));
        slope[a] += pull;
        slope[b] -= pull;
        curve[a][a] += bend;
        curve[b][b] += bend;
        curve[a][b] -= bend;
        curve[b][a] -= bend;
    }
    slope[0] = 0.0;
    curve.iter_mut().for_each(|row| row[0] = 0.0);
    curve[0].fill(0.0);
    curve[0][0] = 1.0;
    (slope, curve)
}

/// Solves a small system of equations by elimination.
fn solve(matrix: &[Vec<f64>], right: &[f64]) -> Vec<f64> {
    let n = right.len();
    let mut rows: Vec<Vec<f64>> = matrix.iter().zip(right).map(|(row, &r)| [&row[..], &[r]].concat()).collect();
    for i in 0..n {
        let pivot = (i..n).max_by(|&a, &b| rows[a][i].abs().total_cmp(&rows[b][i].abs())).unwrap_or(i);
        rows.swap(i, pivot);
        if rows[i][i].abs() < 1e-12 {
            continue;
        }
        for other in (0..n).filter(|&other| other != i) {
            let factor = rows[other][i] / rows[i][i];
            let row = rows[i].clone();
            rows[other].iter_mut().zip(&row).for_each(|(value, from)| *value -= factor * from);
        }
    }
    (0..n).map(|i| if rows[i][i].abs() < 1e-12 { 0.0 } else { rows[i][n] / rows[i][i] }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn levels(n: usize) -> Vec<String> {
        (0..n).map(|i| format!("level {i}")).collect()
    }

    #[test]
    fn ten_victories_for_one_defeat_are_four_hundred_points() {
        let rated = ratings(&levels(2), &[(1, 0, 10_000.0, 11_000.0)]);
        assert!(rated[0].rating == 0.0 && (rated[1].rating - 400.0).abs() < 1.0, "{rated:?}");
        assert!(rated[1].low > 385.0 && rated[1].high < 415.0, "{rated:?}");
    }

    #[test]
    fn who_always_wins_has_a_finite_rating_and_a_wide_interval() {
        let rated = ratings(&levels(3), &[(1, 0, 60.0, 100.0), (2, 0, 40.0, 40.0), (2, 1, 40.0, 40.0)]);
        assert!(rated[2].rating > 500.0 && rated[2].rating < 1_500.0, "{rated:?}");
        assert!(rated[2].high - rated[2].low > 300.0 && rated[1].high - rated[1].low < 250.0, "{rated:?}");
    }

    #[test]
    fn three_levels_agree_with_the_shares_between_them() {
        let met = [(1, 0, 750.0, 1_000.0), (2, 1, 750.0, 1_000.0), (2, 0, 900.0, 1_000.0)];
        let rated = ratings(&levels(3), &met);
        let share = |a: usize, b: usize| 1.0 / (1.0 + 10f64.powf((rated[b].rating - rated[a].rating) / 400.0));
        assert!((share(2, 0) - 0.9).abs() < 0.01 && (share(1, 0) - 0.75).abs() < 0.01, "{rated:?}");
    }
}

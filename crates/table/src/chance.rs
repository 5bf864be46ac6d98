//! The portable source of randomness that lives inside a state.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};

/// A small generator that gives the same numbers on every machine.
///
/// ```
/// use table::Chance;
///
/// let mut chance = Chance::from_seed(42);
/// let rolls: Vec<u32> = (0..4).map(|_| chance.below(6) + 1).collect();
/// assert_eq!(rolls, [5, 5, 1, 6], "here and everywhere");
/// let mut deck = [1, 2, 3, 4];
/// chance.shuffle(&mut deck);
/// assert!(deck.contains(chance.pick(&[1, 2])));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chance(Pcg32);

impl Chance {
    /// A generator that depends on nothing but the seed.
    pub fn from_seed(seed: u64) -> Chance {
        Chance(Pcg32::seed_from_u64(seed))
    }

    /// A number from 0 to `n - 1`, each equally likely; 0 when `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        // Multiply-shift with rejection of the few values that would favour small numbers.
        if n == 0 {
            return 0;
        }
        let mut wide = u64::from(self.0.next_u32()) * u64::from(n);
        if (wide as u32) < n {
            let biased = n.wrapping_neg() % n;
            while (wide as u32) < biased {
                wide = u64::from(self.0.next_u32()) * u64::from(n);
            }
        }
        (wide >> 32) as u32
    }

    /// One of the things in a list that is not empty.
    #[inline]
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        &things[self.below(things.len() as u32) as usize]
    }

    /// Puts the things in a random order.
    #[inline]
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for i in (1..things.len()).rev() {
            things.swap(i, self.below(i as u32 + 1) as usize);
        }
    }

    /// A seed for another generator.
    pub fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_numbers_everywhere() {
        let mut chance = Chance::from_seed(42);
        let rolls: Vec<u32> = (0..8).map(|_| chance.below(6)).collect();
        assert_eq!(rolls, PINNED);
    }

    const PINNED: [u32; 8] = [4, 4, 0, 5, 2, 3, 5, 1];

    #[test]
    fn every_face_comes_up_about_equally_often() {
        let mut chance = Chance::from_seed(1);
        let mut faces = [0u32; 6];
        for _ in 0..60_000 {
            faces[chance.below(6) as usize] += 1;
        }
        assert!(faces.iter().all(|&n| (9_600..10_400).contains(&n)), "{faces:?}");
    }
}

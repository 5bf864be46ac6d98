//! What was learned from many games: a small network that sets the judgement of a position right.
//!
//! It knows a position by features, whole numbers with fixed places, and says how many points more (or fewer) than the
//! named terms expect will come of it. All its arithmetic is of whole numbers, so that every machine hears the same.
//! `lab/` says how such a network is made.

use std::sync::OnceLock;
use table::Line;

/// How many sums the first layer has. The last of them goes on as it is, the others only if they are above nothing.
const SUMS: usize = 32;
/// What one is in the network's whole numbers,
const ONE: i32 = 1 << 10;
/// and the most that a sum goes on as.
const MOST: i32 = 128 * ONE;
/// How many features a position has at most.
const LOOK: usize = 200;
/// How a file begins; the line goes on with what it belongs to.
const HEAD: &str = "bosk network 1";

/// A position as the network sees it.
#[derive(Clone, Debug)]
pub struct Look {
    /// Which of its parts is asked: the season.
    pub part: usize,
    features: [(u16, i16); LOOK],
    count: usize,
}

impl Look {
    /// Nothing seen yet.
    pub fn new(part: usize) -> Look {
        Look { part, features: [(0, 0); LOOK], count: 0 }
    }

    /// Sees a feature; what is nothing need not be told, and what is told twice counts twice.
    #[inline]
    pub fn at(&mut self, feature: usize, value: i16) {
        if value != 0 && self.count < LOOK {
            self.features[self.count] = (feature as u16, value);
            self.count += 1;
        }
    }

    /// Sees a figure, to the nearest whole.
    #[inline]
    pub fn figure(&mut self, feature: usize, value: f32) {
        self.at(feature, (value + if value < 0.0 { -0.5 } else { 0.5 }) as i16);
    }

    /// What was seen.
    pub fn features(&self) -> &[(u16, i16)] {
        &self.features[..self.count]
    }
}

/// A network: for each part, the weights of each feature in each sum, and of each sum in the end.
pub struct Network {
    features: usize,
    parts: Vec<Part>,
}

struct Part {
    first: Vec<[i16; SUMS]>,
    bias: [i32; SUMS],
    second: [i16; SUMS],
    end: i32,
}

impl Network {
    /// Reads a network for a box, whose features and parts are so many.
    ///
    /// A line of text says so, with the command that made it on the next; then all numbers follow, part by part, with the
    /// lowest byte first.
    pub fn read(bytes: &[u8], name: &str, features: usize, parts: usize) -> Result<Network, Line> {
        let wrong = || Line::new("network-wrong").with("box", name.to_owned());
        let head = format!("{HEAD} {name} {features} {parts} {SUMS}\n");
        let rest = bytes.strip_prefix(head.as_bytes()).ok_or_else(wrong)?;
        let made_by = rest.iter().position(|&byte| byte == b'\n').ok_or_else(wrong)?;
        let mut numbers = Numbers(&rest[made_by + 1..]);
        let mut part = || {
            Some(Part {
                first: (0..features).map(|_| numbers.shorts()).collect::<Option<_>>()?,
                bias: numbers.longs()?,
                second: numbers.shorts()?,
                end: numbers.longs::<1>()?[0],
            })
        };
        let parts = (0..parts).map(|_| part()).collect::<Option<_>>().ok_or_else(wrong)?;
        if !numbers.0.is_empty() {
            return Err(wrong());
        }
        Ok(Network { features, parts })
    }

    /// How many points more than expected will come of a position.
    pub fn judge(&self, look: &Look) -> f32 {
        let Some(part) = self.parts.get(look.part) else { return 0.0 };
        let mut sums = part.bias;
        for &(feature, value) in look.features() {
            if usize::from(feature) < self.features {
                let weights = &part.first[usize::from(feature)];
                for (sum, &weight) in sums.iter_mut().zip(weights) {
                    // A network that says nonsense is heard to the end all the same.
                    *sum = sum.wrapping_add(i32::from(weight) * i32::from(value));
                }
            }
        }
        let mut end = i64::from(part.end) * i64::from(ONE);
        for (n, (&sum, &weight)) in sums.iter().zip(&part.second).enumerate() {
            let sum = if n + 1 < SUMS { sum.clamp(0, MOST) } else { sum };
            end += i64::from(sum) * i64::from(weight);
        }
        end as f32 / (ONE * ONE) as f32
    }
}

/// Numbers that follow each other, lowest byte first.
struct Numbers<'b>(&'b [u8]);

impl Numbers<'_> {
    fn bytes<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (bytes, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*bytes)
    }

    fn shorts<const N: usize>(&mut self) -> Option<[i16; N]> {
        let mut numbers = [0; N];
        for number in &mut numbers {
            *number = i16::from_le_bytes(self.bytes()?);
        }
        Some(numbers)
    }

    fn longs<const N: usize>(&mut self) -> Option<[i32; N]> {
        let mut numbers = [0; N];
        for number in &mut numbers {
            *number = i32::from_le_bytes(self.bytes()?);
        }
        Some(numbers)
    }
}

/// What was learned of a box: the network that is compiled in, unless another was laid over it before.
pub struct Learned {
    name: &'static str,
    features: usize,
    parts: usize,
    bytes: &'static [u8],
    network: OnceLock<Network>,
}

impl Learned {
    /// What was learned of a box, as it is written.
    pub const fn new(name: &'static str, features: usize, parts: usize, bytes: &'static [u8]) -> Learned {
        Learned { name, features, parts, bytes, network: OnceLock::new() }
    }

    /// How many features a position has.
    pub fn features(&self) -> usize {
        self.features
    }

    /// The network.
    pub fn network(&'static self) -> &'static Network {
        let read = || Network::read(self.bytes, self.name, self.features, self.parts);
        self.network.get_or_init(|| read().expect("the network that is compiled in is sound: a test says so"))
    }

    /// Plays by another network from now on, unless somebody already plays by ours.
    pub fn lay_over(&'static self, bytes: &[u8]) -> Result<(), Line> {
        let network = Network::read(bytes, self.name, self.features, self.parts)?;
        self.network.set(network).map_err(|_| Line::new("network-wrong").with("box", self.name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A network of two features and one part: the first feature counts twice in a sum that goes on as it is, the second
    /// once in one that is cut off below nothing.
    fn file() -> Vec<u8> {
        let mut bytes = format!("{HEAD} toy 2 1 {SUMS}\nmade by hand\n").into_bytes();
        let mut shorts = |place: usize, value: i16| {
            (0..SUMS).for_each(|n| bytes.extend(if n == place { value } else { 0 }.to_le_bytes()));
        };
        shorts(SUMS - 1, 2 * ONE as i16);
        shorts(0, ONE as i16);
        bytes.extend([0; 4 * SUMS]);
        (0..SUMS).for_each(|_| bytes.extend((ONE as i16).to_le_bytes()));
        bytes.extend((ONE / 2).to_le_bytes());
        bytes
    }

    fn seen(first: i16, second: i16) -> Look {
        let mut look = Look::new(0);
        look.at(0, first);
        look.at(1, second);
        look
    }

    #[test]
    fn sums_are_cut_off_below_nothing_but_for_the_last() {
        let network = Network::read(&file(), "toy", 2, 1).unwrap();
        let judged = [(0, 0), (3, 0), (-3, 0), (0, 5), (0, -5)].map(|(a, b)| network.judge(&seen(a, b)));
        assert_eq!(judged, [0.5, 6.5, -5.5, 5.5, 0.5]);
    }

    #[test]
    fn a_file_of_another_box_or_length_is_refused() {
        let bytes = file();
        let read = |bytes: &[u8], name| Network::read(bytes, name, 2, 1).map(|_| ()).map_err(|why| why.id);
        assert_eq!(read(&bytes, "duo"), Err("network-wrong"));
        assert_eq!(read(&bytes[..bytes.len() - 1], "toy"), Err("network-wrong"));
        assert_eq!(read(&[&bytes[..], &[0]].concat(), "toy"), Err("network-wrong"));
        assert_eq!(read(b"", "toy"), Err("network-wrong"));
        assert_eq!(read(&bytes, "toy"), Ok(()));
    }
}

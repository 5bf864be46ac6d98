//! Broken input: good input with words, lines and bytes changed, moved, repeated or taken from another.

use table::Chance;

/// Longer input is cut.
pub const LONGEST: usize = 64 * 1024;

/// What breaks readers: numbers at the edges of their types, brackets, quotes, escapes, wide and odd characters.
const NASTY: [&str; 42] = [
    "0",
    "-1",
    "1",
    "2",
    "7",
    "8",
    "127",
    "128",
    "255",
    "256",
    "65535",
    "65536",
    "2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "1e400",
    "0.5",
    "-0",
    "nan",
    "null",
    "true",
    "[]",
    "{}",
    "\"\"",
    "\"",
    "[[",
    "]]",
    "{",
    "}",
    "=",
    "%",
    "%zz",
    "%00",
    "\u{0}",
    "\u{1b}[2J",
    "\u{202e}",
    "é",
    "🦔",
];

/// Good inputs and what they are made of.
pub struct Corpus {
    inputs: Vec<String>,
    /// What they are made of, one list for each sort of piece, nasty things among them.
    words: [Vec<String>; 3],
}

impl Corpus {
    /// A corpus of good inputs; there must be one at least.
    pub fn new(inputs: Vec<String>) -> Corpus {
        let mut words = [const { Vec::new() }; 3];
        let nasty = NASTY.iter().map(|&word| word.to_owned());
        for piece in inputs.iter().flat_map(|input| pieces(input)).chain(nasty) {
            words[sort(&piece)].push(piece);
        }
        for list in &mut words {
            list.sort();
            list.dedup();
        }
        Corpus { inputs, words }
    }

    /// Good inputs, and those that were kept.
    pub fn inputs(&self) -> &[String] {
        &self.inputs
    }

    /// Keeps an input that led somewhere new; of too many, one is forgotten.
    pub fn keep(&mut self, input: String, chance: &mut Chance) {
        if self.inputs.len() < 4_096 {
            self.inputs.push(input);
        } else {
            let forgotten = chance.below(4_096) as usize;
            self.inputs[forgotten] = input;
        }
    }

    /// A good input that has been tampered with.
    pub fn broken(&self, chance: &mut Chance) -> String {
        let mut text = chance.pick(&self.inputs).clone();
        for _ in 0..1 + chance.below(4) {
            text = match chance.below(10) {
                0..5 => self.change_words(&text, chance),
                5..8 => self.change_lines(&text, chance),
                8 => change_bytes(text, chance),
                _ => nest(&text, chance),
            };
            let mut end = text.len().min(LONGEST);
            while !text.is_char_boundary(end) {
                end -= 1;
            }
            text.truncate(end);
        }
        text
    }

    fn change_words(&self, text: &str, chance: &mut Chance) -> String {
        let mut words = pieces(text);
        if words.is_empty() {
            return self.any_word(chance).clone();
        }
        let at = chance.below(words.len() as u32) as usize;
        match chance.below(8) {
            // One of its sort: a number for a number, a word for a word.
            0..4 => {
                let alike = &self.words[sort(&words[at])];
                words[at].clone_from(chance.pick(alike));
            }
            4 => words[at] = self.any_word(chance).clone(),
            5 => words.insert(at, self.any_word(chance).clone()),
            6 => drop(words.remove(at)),
            _ => {
                let other = chance.below(words.len() as u32) as usize;
                words.swap(at, other);
            }
        }
        words.concat()
    }

    fn any_word(&self, chance: &mut Chance) -> &String {
        let list = chance.pick(&self.words);
        chance.pick(list)
    }

    fn change_lines(&self, text: &str, chance: &mut Chance) -> String {
        let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
        let (from, to) = range(lines.len(), chance);
        match chance.below(4) {
            0 => drop(lines.drain(from..to)),
            1 => {
                let some = lines[from..to].repeat(1 + chance.below(20) as usize);
                lines.splice(from..from, some);
            }
            2 => {
                let other: Vec<&str> = chance.pick(&self.inputs).split_inclusive('\n').collect();
                let (start, end) = range(other.len(), chance);
                lines.splice(from..to, other[start..end].iter().copied());
            }
            _ => lines.truncate(from),
        }
        lines.concat()
    }
}

/// A stretch of a list of this length.
fn range(length: usize, chance: &mut Chance) -> (usize, usize) {
    let from = chance.below(length as u32) as usize;
    let most = (length - from).min(8);
    (from, (from + 1 + chance.below(most as u32) as usize).min(length))
}

fn change_bytes(text: String, chance: &mut Chance) -> String {
    let mut bytes = text.into_bytes();
    for _ in 0..1 + chance.below(4) {
        let at = chance.below(bytes.len() as u32 + 1) as usize;
        match chance.below(3) {
            0 => bytes.insert(at, chance.below(256) as u8),
            1 if at < bytes.len() => drop(bytes.remove(at)),
            _ if at < bytes.len() => bytes[at] ^= 1 << chance.below(8),
            _ => {}
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Brackets within brackets within brackets.
fn nest(text: &str, chance: &mut Chance) -> String {
    let words = pieces(text);
    let at = chance.below(words.len() as u32 + 1) as usize;
    let deep = ["[", "{", "(", "{\"a\":", "[[a", "a.", "a={"];
    let deep = chance.pick(&deep).repeat(1 << chance.below(14));
    format!("{}{deep}{}", words[..at].concat(), words[at..].concat())
}

/// Words and numbers, and every other sign on its own.
pub fn pieces(text: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    let mut in_word = false;
    for c in text.chars() {
        let joins = c.is_alphanumeric() || c == '_';
        match pieces.last_mut() {
            Some(piece) if joins && in_word => piece.push(c),
            _ => pieces.push(c.to_string()),
        }
        in_word = joins;
    }
    pieces
}

/// A number, a word or a sign.
fn sort(piece: &str) -> usize {
    match piece.trim_start_matches('-').chars().next() {
        Some(c) if c.is_ascii_digit() => 0,
        Some(c) if c.is_alphabetic() => 1,
        _ => 2,
    }
}

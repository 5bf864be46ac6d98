//! Links that hold a whole game behind the `#`: who sits at which table, and of every move only which of the legal
//! choices it was. Whoever opens one plays it again, so the rules say what the choices were.

use crate::{Digest, Game, Line, Record, RecordError, Refusal, Seat};
use percent_encoding::percent_decode_str;

/// What stands before the game: the way to it, and the version of what follows.
const MARK: &str = "#/link/1";

/// What stood before a game that was written out, move by move.
const OLD: &str = "#game=";

/// The letters of the code, which may stand bare behind a `#` in every browser; six bits each.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The most moves a link may claim to hold; no game is nearly as long.
const MOST_MOVES: u64 = 100_000;

/// A game that came in a link.
///
/// ```
/// use table::link::{Sent, read};
///
/// let record = r#"{"bosk":1,"box":"duo","mode":"duel","pack":"00000000000000ff","seed":3,"seats":[],"actions":[]}"#;
/// let sent = read(&format!("#game={record}")).unwrap().unwrap();
/// assert!(matches!(sent, Sent::Whole(_)), "today's are packed");
/// assert_eq!(sent.table(), ("duo", "duel"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sent {
    /// Written out.
    Whole(Record),
    /// As numbers of choices.
    Packed(Packed),
}

/// A game as numbers of choices: it takes its rules to read it.
/// [`write`](fn@write) has an example.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Packed {
    game: String,
    mode: String,
    pack: Digest,
    seed: u64,
    seats: Vec<String>,
    moves: u64,
    /// One number, lowest byte first: the choice of the first move counted in as many as there were, then the next.
    choices: Vec<u8>,
}

/// Whether the end of an address holds a game.
///
/// ```
/// assert!(table::link::is_game("#game=%7B%7D"));
/// assert!(!table::link::is_game("#rules"));
/// ```
pub fn is_game(hash: &str) -> bool {
    hash.starts_with("#/link/") || hash.starts_with(OLD)
}

/// The end of an address that holds the game, which these rules can replay.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs")); }
/// use table::{Seat, Sitting, link};
/// use toy::{Action, Toy};
///
/// let mut sitting = Sitting::new(&Toy, 1, vec!["human".to_owned(); 2]);
/// sitting.act(Seat(0), Action::Rest).unwrap();
/// let hash = link::write(&Toy, &sitting.record()).unwrap();
/// let sent = link::read(&hash).unwrap().unwrap();
/// assert!(matches!(sent, link::Sent::Packed(_)));
/// assert_eq!(sent.table(), ("toy", "duel"));
/// assert_eq!(sent.record(&Toy), Ok(sitting.record()));
/// ```
pub fn write<G: Game>(game: &G, record: &Record) -> Result<String, RecordError> {
    let mut table = record.replay(game, Some(0))?;
    let (mut legal, mut digits) = (Vec::new(), Vec::with_capacity(record.actions.len()));
    for (i, text) in record.actions.iter().enumerate() {
        let number = i + 1;
        let action = game.read_action(text).map_err(|why| RecordError::Unreadable { number, why })?;
        game.legal(table.state(), &mut legal);
        let choice = legal.iter().position(|&other| other == action);
        let refused = |why| RecordError::Illegal { number, action: text.clone(), why };
        let seat = game.decider(table.state()).unwrap_or(Seat::FIRST);
        table.act(seat, action).map_err(|refusal| refused(refusal.line()))?;
        let choice = choice.ok_or_else(|| refused(Line::new("link-broken")))?;
        digits.push((choice as u32, legal.len() as u32));
    }
    // What is put in last comes out first.
    let mut choices = Vec::new();
    for &(choice, of) in digits.iter().rev() {
        push(&mut choices, choice, of);
    }
    let mut bytes = Vec::new();
    put_text(&mut bytes, &record.game);
    put_text(&mut bytes, &record.mode);
    number(&mut bytes, record.seats.len() as u64);
    record.seats.iter().for_each(|seat| put_text(&mut bytes, seat));
    bytes.extend(record.pack.0.to_le_bytes());
    number(&mut bytes, record.seed);
    number(&mut bytes, record.actions.len() as u64);
    bytes.extend(choices);
    Ok(format!("{MARK}{}", letters(&bytes)))
}

/// The game in the end of an address, if there is one.
///
/// ```
/// use table::link::read;
///
/// assert!(read("#rules").is_none(), "no game");
/// assert!(read("#/link/1!").unwrap().is_err(), "a game, but half of it is lost");
/// ```
pub fn read(hash: &str) -> Option<Result<Sent, RecordError>> {
    if let Some(code) = hash.strip_prefix(OLD) {
        return Some(Record::from_json(&percent_decode_str(code).decode_utf8_lossy()).map(Sent::Whole));
    }
    is_game(hash).then(|| {
        let code = hash.strip_prefix(MARK).ok_or(RecordError::BrokenLink)?;
        bytes(code).and_then(|bytes| Packed::read(&bytes)).map(Sent::Packed).ok_or(RecordError::BrokenLink)
    })
}

impl Sent {
    /// The box and the mode of the game.
    pub fn table(&self) -> (&str, &str) {
        match self {
            Sent::Whole(record) => (&record.game, &record.mode),
            Sent::Packed(packed) => (&packed.game, &packed.mode),
        }
    }

    /// The record of the game, by the rules of its box and mode.
    pub fn record<G: Game>(&self, game: &G) -> Result<Record, RecordError> {
        match self {
            Sent::Whole(record) => Ok(record.clone()),
            Sent::Packed(packed) => packed.record(game),
        }
    }
}

impl Packed {
    fn read(bytes: &[u8]) -> Option<Packed> {
        let mut rest = bytes;
        let (game, mode) = (text(&mut rest)?, text(&mut rest)?);
        let seats = (0..take_number(&mut rest)?).map(|_| text(&mut rest)).collect::<Option<_>>()?;
        let (pack, after) = rest.split_first_chunk::<8>()?;
        rest = after;
        let (seed, moves) = (take_number(&mut rest)?, take_number(&mut rest)?);
        let pack = Digest(u64::from_le_bytes(*pack));
        (moves <= MOST_MOVES).then(|| Packed { game, mode, pack, seed, seats, moves, choices: rest.to_vec() })
    }

    /// Plays the game to learn what the numbers mean.
    fn record<G: Game>(&self, game: &G) -> Result<Record, RecordError> {
        let Packed { game: name, mode, pack, seed, seats, .. } = self.clone();
        let mut record = Record { bosk: Record::VERSION, game: name, mode, pack, seed, seats, actions: Vec::new() };
        // The table must be the one it was played at.
        let mut table = record.replay(game, None)?;
        let (mut legal, mut choices) = (Vec::new(), self.choices.clone());
        for _ in 0..self.moves {
            let seat = game.decider(table.state()).ok_or(RecordError::BrokenLink)?;
            game.legal(table.state(), &mut legal);
            let choice = pull(&mut choices, legal.len() as u32).ok_or(RecordError::BrokenLink)?;
            let action = *legal.get(choice as usize).ok_or(RecordError::BrokenLink)?;
            table.act(seat, action).map_err(|_| RecordError::BrokenLink)?;
            record.actions.push(game.write_action(action));
        }
        // Whatever is left over belongs to another game.
        if choices.iter().any(|&byte| byte != 0) { Err(RecordError::BrokenLink) } else { Ok(record) }
    }
}

/// Makes room in a long number for one of `of` choices, and puts it there.
pub(crate) fn push(long: &mut Vec<u8>, choice: u32, of: u32) {
    let mut carry = u64::from(choice);
    for byte in long.iter_mut() {
        carry += u64::from(*byte) * u64::from(of);
        *byte = carry as u8;
        carry >>= 8;
    }
    while carry > 0 {
        long.push(carry as u8);
        carry >>= 8;
    }
}

/// Takes one of `of` choices out of a long number; nothing if there is none to choose.
pub(crate) fn pull(long: &mut Vec<u8>, of: u32) -> Option<u32> {
    if of == 0 {
        return None;
    }
    let mut rest = 0u64;
    for byte in long.iter_mut().rev() {
        rest = rest << 8 | u64::from(*byte);
        *byte = (rest / u64::from(of)) as u8;
        rest %= u64::from(of);
    }
    while long.last() == Some(&0) {
        long.pop();
    }
    Some(rest as u32)
}

/// A number, seven bits at a time.
pub(crate) fn number(bytes: &mut Vec<u8>, mut n: u64) {
    while n > 127 {
        bytes.push(n as u8 | 128);
        n >>= 7;
    }
    bytes.push(n as u8);
}

pub(crate) fn take_number(rest: &mut &[u8]) -> Option<u64> {
    let mut n = 0u64;
    for shift in (0..64).step_by(7) {
        let (&byte, after) = rest.split_first()?;
        *rest = after;
        n |= u64::from(byte & 127).checked_shl(shift)?;
        if byte < 128 {
            return Some(n);
        }
    }
    None
}

pub(crate) fn put_text(bytes: &mut Vec<u8>, text: &str) {
    number(bytes, text.len() as u64);
    bytes.extend(text.as_bytes());
}

pub(crate) fn text(rest: &mut &[u8]) -> Option<String> {
    let length = usize::try_from(take_number(rest)?).ok()?;
    let (text, after) = rest.split_at_checked(length)?;
    *rest = after;
    String::from_utf8(text.to_vec()).ok()
}

/// Bytes as letters, six bits each, without padding.
pub(crate) fn letters(bytes: &[u8]) -> String {
    let letter = |bits: u32| char::from(LETTERS[bits as usize & 63]);
    bytes.chunks(3).fold(String::new(), |mut text, chunk| {
        let bits = chunk.iter().fold(0u32, |bits, &byte| bits << 8 | u32::from(byte)) << (8 * (3 - chunk.len()));
        text.extend((0..=chunk.len()).map(|i| letter(bits >> (18 - 6 * i))));
        text
    })
}

pub(crate) fn bytes(text: &str) -> Option<Vec<u8>> {
    let value = |letter: u8| LETTERS.iter().position(|&other| other == letter).map(|value| value as u32);
    let values: Vec<u32> = text.bytes().map(value).collect::<Option<_>>()?;
    let mut bytes = Vec::new();
    for chunk in values.chunks(4) {
        let bits = chunk.iter().fold(0, |bits, value| bits << 6 | value) << (6 * (4 - chunk.len()));
        bytes.extend((1..chunk.len()).map(|i| (bits >> (24 - 8 * i)) as u8));
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_numbers_come_back() {
        for length in 0..9 {
            let some: Vec<u8> = (0..length).map(|i| (i * 77 + 13) as u8).collect();
            assert_eq!(bytes(&letters(&some)), Some(some));
        }
        assert_eq!(bytes("a%b"), None);
        let mut long = Vec::new();
        let digits = [(3u32, 7u32), (0, 1), (255, 256), (0, 2), (99, 100)];
        digits.iter().rev().for_each(|&(choice, of)| push(&mut long, choice, of));
        assert!(digits.iter().all(|&(choice, of)| pull(&mut long, of) == Some(choice)) && long.is_empty());
        for n in [0, 127, 128, u64::MAX] {
            let mut bytes = Vec::new();
            number(&mut bytes, n);
            assert_eq!(take_number(&mut &bytes[..]), Some(n));
        }
    }

    #[test]
    fn old_links_still_open_and_no_other_address_is_one() {
        let record = Record {
            bosk: 1,
            game: "duo".into(),
            mode: "duel".into(),
            pack: Digest(7),
            seed: 3,
            seats: vec!["human".into(), "Zoë & co".into()],
            actions: vec!["draw".into()],
        };
        let json = serde_json::to_string(&record).unwrap();
        let escaped = percent_encoding::utf8_percent_encode(&json, percent_encoding::NON_ALPHANUMERIC);
        assert_eq!(read(&format!("#game={escaped}")), Some(Ok(Sent::Whole(record))));
        assert_eq!(read("#rules"), None);
        assert_eq!(read("#/game/k3f9a2"), None);
        assert_eq!(read("#/link/2AAAA"), Some(Err(RecordError::BrokenLink)), "a version that we do not know");
        assert_eq!(read("#/link/1AAAA"), Some(Err(RecordError::BrokenLink)), "cut short");
    }
}

//! A companion game in an address: of everything said only which of the possible answers it was. Whoever opens it plays it
//! again, so the opponent says what could be answered.

use super::{Companion, Flaw, Opponent, Record, Reply};
use crate::link::{bytes, letters, number, pull, push, put_text, take_number, text};
use crate::{Digest, RecordError};
use std::ops::Deref;

/// What stands before the game: the way to it, and the version of what follows.
const MARK: &str = "#/link/1";
/// The most things that a link may claim were said.
const MOST: u64 = 100_000;

/// A companion game that came in a link: it takes its opponent to read it.
///
/// ```
/// # mod hens { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/fox.rs")); }
/// use hens::Fox;
/// use table::companion::{Companion, Reply, Sent};
///
/// let mut game = Companion::new(&Fox, 1);
/// game.answer(Reply::Number(5)).unwrap();
/// let sent = Sent::read(&game.link().unwrap()).unwrap().unwrap();
/// assert_eq!(sent.replay(&Fox).unwrap().record(), game.record());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sent {
    /// The box, the mode, the pack and the seed; nothing has been said yet.
    pub record: Record,
    said: u64,
    choices: Vec<u8>,
}

const BROKEN: Flaw = Flaw::Record(RecordError::BrokenLink);

/// One of so many.
type Digit = (u32, u32);

impl<R: Deref<Target: Opponent>> Companion<R> {
    /// What was said, as numbers of what could be said: an answer, or after all of them that something is set right,
    /// with what and how.
    fn digits(&self, said: &str) -> Option<Vec<Digit>> {
        let query = self.asked();
        let answers = query.as_ref().map_or(0, |query| query.answers()) as u32;
        if let Some((name, value)) = said.strip_prefix(super::record::SET).and_then(|rest| rest.split_once(' ')) {
            let sheet = self.sheet();
            let at = sheet.iter().position(|known| known.id == name)?;
            let query = &sheet[at].query;
            let reply = query.read(value)?;
            let n = (0..query.answers()).find(|&n| query.answer(n) == Some(reply))?;
            let how = (n as u32, query.answers() as u32);
            return Some(vec![(answers, answers + 1), (at as u32, sheet.len() as u32), how]);
        }
        let query = query?;
        let reply = query.read(said)?;
        let n = (0..query.answers()).find(|&n| query.answer(n) == Some(reply))?;
        Some(vec![(n as u32, answers + 1)])
    }

    /// The end of an address that holds the game so far.
    pub fn link(&self) -> Result<String, Flaw> {
        let record = self.record();
        let mut again = Companion::new(&*self.opponent, self.seed);
        let mut digits = Vec::new();
        for said in &record.said {
            digits.extend(again.digits(said).ok_or(BROKEN)?);
            again.hear(said).map_err(|_| BROKEN)?;
        }
        // What is put in last comes out first.
        let mut choices = Vec::new();
        digits.iter().rev().for_each(|&(choice, of)| push(&mut choices, choice, of));
        let mut bytes = Vec::new();
        put_text(&mut bytes, &record.game);
        put_text(&mut bytes, &record.companion);
        bytes.extend(record.pack.0.to_le_bytes());
        number(&mut bytes, record.seed);
        number(&mut bytes, record.said.len() as u64);
        bytes.extend(choices);
        Ok(format!("{MARK}{}", letters(&bytes)))
    }

    /// Says what the next numbers mean.
    fn say_numbered(&mut self, choices: &mut Vec<u8>) -> Option<()> {
        let query = self.asked();
        let answers = query.as_ref().map_or(0, |query| query.answers()) as u32;
        let n = pull(choices, answers + 1)?;
        if n < answers {
            let reply: Reply = query?.answer(n as usize)?;
            return self.answer(reply).ok();
        }
        let sheet = self.sheet();
        let known = sheet.get(pull(choices, sheet.len() as u32)? as usize)?;
        let reply = known.query.answer(pull(choices, known.query.answers() as u32)? as usize)?;
        self.correct(&known.id, reply).ok()
    }
}

impl Sent {
    /// The game in the end of an address, if there is one.
    pub fn read(hash: &str) -> Option<Result<Sent, Flaw>> {
        let code = hash.strip_prefix("#/link/")?;
        let code = code.strip_prefix(&MARK["#/link/".len()..]);
        Some(code.and_then(bytes).and_then(|bytes| Sent::unpacked(&bytes)).ok_or(BROKEN))
    }

    fn unpacked(mut rest: &[u8]) -> Option<Sent> {
        let rest = &mut rest;
        let (game, companion) = (text(rest)?, text(rest)?);
        let (pack, after) = rest.split_first_chunk::<8>()?;
        let pack = Digest(u64::from_le_bytes(*pack));
        *rest = after;
        let (seed, said) = (take_number(rest)?, take_number(rest)?);
        let record = Record { bosk: Record::VERSION, game, companion, pack, seed, said: Vec::new() };
        (said <= MOST).then(|| Sent { record, said, choices: rest.to_vec() })
    }

    /// Plays the game again, to learn what the numbers mean.
    pub fn replay<R: Deref<Target: Opponent>>(&self, opponent: R) -> Result<Companion<R>, Flaw> {
        let mut game = self.record.replay(opponent)?;
        let mut choices = self.choices.clone();
        for _ in 0..self.said {
            game.say_numbered(&mut choices).ok_or(BROKEN)?;
        }
        // Whatever is left over belongs to another game.
        if choices.iter().any(|&byte| byte != 0) { Err(BROKEN) } else { Ok(game) }
    }
}

//! The person at the keyboard: lines as they are typed, with a moment in which one may be typed or not.

use crate::failure::Failure;
use std::io::{BufRead, IsTerminal, Read};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::Duration;
use table::Line;

/// The longest line that a person types, in bytes.
const LONGEST_LINE: u64 = 4_096;

/// Reads lines beside the game, so that a wait for one can end.
pub struct Typist {
    wants: Sender<()>,
    lines: Receiver<std::io::Result<Vec<u8>>>,
    /// Whether a line is being waited for already.
    waits: bool,
}

impl Typist {
    /// Sits down at the keyboard.
    pub fn new() -> Typist {
        let (wants, wanted) = mpsc::channel();
        let (typed, lines) = mpsc::channel();
        std::thread::spawn(move || {
            while wanted.recv().is_ok() {
                let mut line = Vec::new();
                let read = std::io::stdin().lock().take(LONGEST_LINE).read_until(b'\n', &mut line);
                if typed.send(read.map(|_| line)).is_err() {
                    return;
                }
            }
        });
        Typist { wants, lines, waits: false }
    }

    /// Whether a person types and looks on, rather than a file.
    pub fn is_person() -> bool {
        std::io::stdin().is_terminal() && std::io::stdout().is_terminal()
    }

    /// The next line; nothing at the end of the input.
    pub fn line(&mut self) -> Result<Option<String>, Failure> {
        self.want();
        let line = self.lines.recv();
        self.waits = false;
        line.map_or(Ok(None), read)
    }

    /// The next line, if it comes within a moment.
    pub fn line_within(&mut self, moment: Duration) -> Result<Option<String>, Failure> {
        self.want();
        match self.lines.recv_timeout(moment) {
            Ok(line) => {
                self.waits = false;
                read(line)
            }
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => Ok(None),
        }
    }

    fn want(&mut self) {
        if !self.waits {
            self.waits = self.wants.send(()).is_ok();
        }
    }
}

fn read(line: std::io::Result<Vec<u8>>) -> Result<Option<String>, Failure> {
    let line = line.map_err(|e| Failure(Line::new("cannot-read").with("what", table::file::hindrance(&e))))?;
    if line.len() as u64 == LONGEST_LINE {
        return Err(Line::new("cli-line-too-long").with("n", LONGEST_LINE as i64).into());
    }
    Ok((!line.is_empty()).then(|| String::from_utf8_lossy(&line).into_owned()))
}

//! What goes wrong: one sentence; exit code 2 for bad input, 1 for scenarios that do not hold.

use std::process::ExitCode;
use table::Line;
use words::Words;

/// The sentence.
#[derive(Debug)]
pub struct Failure(pub Line);

/// The sentence about scenarios that were run and do not hold.
pub const SCENARIOS_FAILED: &str = "cli-scenarios-failed";

impl Failure {
    /// Says it on standard error.
    pub fn tell(self, words: &Words) -> ExitCode {
        eprintln!("bosk: {}", words.say(&self.0));
        ExitCode::from(if self.0.id == SCENARIOS_FAILED { 1 } else { 2 })
    }

    /// A file that cannot be read.
    pub fn read(path: &std::path::Path, error: &std::io::Error) -> Failure {
        Failure::file("cannot-read", path, error)
    }

    /// A file that cannot be written.
    pub fn write(path: &std::path::Path, error: &std::io::Error) -> Failure {
        Failure::file("cannot-write", path, error)
    }

    /// Something wrong with this file.
    pub fn at(path: &std::path::Path, why: Line) -> Failure {
        Failure(Line::new("at-place").with("place", path.display().to_string()).with("why", why))
    }

    fn file(id: &'static str, path: &std::path::Path, error: &std::io::Error) -> Failure {
        Failure::at(path, Line::new(id).with("what", table::file::hindrance(error)))
    }
}

impl From<Line> for Failure {
    fn from(line: Line) -> Failure {
        Failure(line)
    }
}

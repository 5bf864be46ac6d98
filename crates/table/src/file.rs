//! Reading the files that a person names: records, sheets, packs, scenarios.

use crate::Line;
use serde_json::error::Category;
use std::fs::File;
use std::io::{Error, ErrorKind, Read};
use std::path::Path;

/// What a file may hold at most, in megabytes; ours are a hundredth of it.
/// [`text`] has an example.
pub const LARGEST_MB: u64 = 16;

/// The text of a file, or why it is none of ours.
///
/// ```
/// let folder = std::env::temp_dir();
/// assert_eq!(table::file::read(&folder).unwrap_err().id, "not-a-file");
/// ```
pub fn read(path: &Path) -> Result<String, Line> {
    text(&open(path)?)
}

/// What a file holds that is no text, or why it is none of ours.
/// [`text`] has an example.
pub fn read_bytes(path: &Path) -> Result<Vec<u8>, Line> {
    bytes(&open(path)?)
}

fn open(path: &Path) -> Result<File, Line> {
    // Looked at before it is opened: opening a pipe waits for somebody to write into it.
    let found = std::fs::metadata(path).map_err(cannot_read)?;
    if !found.is_file() {
        return Err(Line::new("not-a-file"));
    }
    File::open(path).map_err(cannot_read)
}

/// The text of a file that is open.
///
/// ```
/// use std::fs::{self, File};
/// use table::file::{LARGEST_MB, read_bytes, text};
///
/// let path = std::env::temp_dir().join(format!("bosk-{}.example", std::process::id()));
/// fs::write(&path, [0xff])?;
/// assert_eq!(text(&File::open(&path)?).unwrap_err().id, "file-no-text");
/// assert_eq!(read_bytes(&path), Ok(vec![0xff]));
/// File::create(&path)?.set_len((LARGEST_MB << 20) + 1)?;
/// assert_eq!(text(&File::open(&path)?).unwrap_err().id, "file-too-large");
/// fs::remove_file(path)?;
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn text(file: &File) -> Result<String, Line> {
    String::from_utf8(bytes(file)?).map_err(|_| Line::new("file-no-text"))
}

fn bytes(file: &File) -> Result<Vec<u8>, Line> {
    let most = LARGEST_MB << 20;
    let mut bytes = Vec::new();
    file.take(most + 1).read_to_end(&mut bytes).map_err(cannot_read)?;
    if bytes.len() as u64 > most {
        return Err(Line::new("file-too-large").with("mb", LARGEST_MB as i64));
    }
    Ok(bytes)
}

fn cannot_read(error: Error) -> Line {
    Line::new("cannot-read").with("what", hindrance(&error))
}

/// What Linux calls links that lead to each other; the library has no stable name for it.
const CIRCLE: i32 = 40;

/// What hinders the system, in words that can be said in every language; the system speaks its own.
///
/// ```
/// use std::io::ErrorKind;
/// assert_eq!(table::file::hindrance(&ErrorKind::NotFound.into()).id, "system-not-there");
/// ```
pub fn hindrance(error: &Error) -> Line {
    match (error.kind(), error.raw_os_error()) {
        (ErrorKind::NotFound, _) => Line::new("system-not-there"),
        (ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem, _) => Line::new("system-forbidden"),
        (ErrorKind::IsADirectory, _) => Line::new("system-folder"),
        (ErrorKind::NotADirectory, _) => Line::new("system-no-folder"),
        (ErrorKind::AlreadyExists, _) => Line::new("system-already-there"),
        (ErrorKind::AddrInUse, _) => Line::new("system-in-use"),
        (ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge, _) => Line::new("system-full"),
        (_, Some(CIRCLE)) => Line::new("system-circle"),
        (_, Some(number)) => Line::new("system-number").with("n", number),
        (_, None) => Line::new("system-other"),
    }
}

/// What is wrong with a JSON text, in words that can be said in every language; the library speaks one only.
///
/// ```
/// use table::file::json_flaw;
///
/// let flaw = |text: &str| json_flaw(&serde_json::from_str::<Vec<u8>>(text).unwrap_err()).to_string();
/// assert_eq!(flaw("[1, 2"), "json-cut-short");
/// assert_eq!(flaw("[1; 2]"), "json-broken");
/// assert_eq!(flaw("[1, 300]"), "json-wrong-name name=300");
/// ```
pub fn json_flaw(error: &serde_json::Error) -> Line {
    let message = error.to_string();
    let named = message.split('`').nth(1);
    match (error.classify(), named) {
        (Category::Eof, _) => Line::new("json-cut-short"),
        (Category::Syntax | Category::Io, _) => Line::new("json-broken"),
        (Category::Data, Some(name)) => Line::new("json-wrong-name").with("name", name),
        (Category::Data, None) => Line::new("json-wrong-value"),
    }
}

//! The page in a folder; also for the script that puts it into the binary.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};

/// The names of all files in a folder and below it, in order.
pub fn files(folder: &Path) -> io::Result<Vec<String>> {
    let mut found = Vec::new();
    let mut open = vec![PathBuf::new()];
    while let Some(below) = open.pop() {
        for entry in std::fs::read_dir(folder.join(&below))? {
            let entry = entry?;
            let path = below.join(entry.file_name());
            match entry.path().is_dir() {
                true => open.push(path),
                false => found.push(path.to_string_lossy().replace('\\', "/")),
            }
        }
    }
    found.sort();
    Ok(found)
}

/// A word that is another one when what is in the file is.
pub fn mark(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    format!("\"{:016x}\"", hasher.finish())
}

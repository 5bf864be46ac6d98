//! Puts the built page (`target/page`) into the binary; without one the server says so.

use std::fmt::Write;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

fn main() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/page");
    println!("cargo::rerun-if-changed={}", page.display());
    let mut files = Vec::new();
    collect(&page, &mut files);
    files.sort();
    let mut table = String::from("&[\n");
    for file in files {
        let name = file.strip_prefix(&page).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        let mark = format!("\"{:016x}\"", mark(&file));
        let _ = writeln!(table, "    ({name:?}, {mark:?}, include_bytes!({:?})),", file.display().to_string());
    }
    table.push_str("]\n");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR")).join("page.rs");
    std::fs::write(out, table).expect("the build folder can be written");
}

/// A number that is another one when what is in the file is.
fn mark(file: &Path) -> u64 {
    let mut hasher = DefaultHasher::new();
    std::fs::read(file).unwrap_or_default().hash(&mut hasher);
    hasher.finish()
}

fn collect(dir: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(dir).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else {
            files.push(path);
        }
    }
}

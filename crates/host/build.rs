//! Puts the built page (`target/page`) into a binary that is made for people; without one the server has to be told where
//! one lies.

#[path = "src/folder.rs"]
mod folder;

use std::fmt::Write;
use std::path::{Path, PathBuf};

fn main() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/page");
    println!("cargo::rerun-if-changed=src/folder.rs");
    let mut table = String::from("&[\n");
    for name in if is_for_people() { watched(&page) } else { Vec::new() } {
        let file = page.join(&name);
        let mark = folder::mark(&std::fs::read(&file).unwrap_or_default());
        let _ = writeln!(table, "    ({name:?}, {mark:?}, include_bytes!({:?})),", file.display().to_string());
    }
    table.push_str("]\n");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR")).join("page.rs");
    std::fs::write(out, table).expect("the build folder can be written");
}

/// What is compiled to try things out is not compiled again with every page.
fn is_for_people() -> bool {
    std::env::var_os("PROFILE").is_some_and(|profile| profile == "release")
}

/// The names of the page's files. Cargo does everything again each time if what it watches is not there, so the folder is
/// made.
fn watched(page: &Path) -> Vec<String> {
    println!("cargo::rerun-if-changed={}", page.display());
    std::fs::create_dir_all(page).expect("target can be written");
    folder::files(page).unwrap_or_default()
}

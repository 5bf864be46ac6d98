//! Puts the built page (`target/page`) into the binary; without one the server has to be told where one lies.

#[path = "src/folder.rs"]
mod folder;

use std::fmt::Write;
use std::path::{Path, PathBuf};

fn main() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/page");
    println!("cargo::rerun-if-changed={}", page.display());
    println!("cargo::rerun-if-changed=src/folder.rs");
    let mut table = String::from("&[\n");
    for name in folder::files(&page).unwrap_or_default() {
        let file = page.join(&name);
        let mark = folder::mark(&std::fs::read(&file).unwrap_or_default());
        let _ = writeln!(table, "    ({name:?}, {mark:?}, include_bytes!({:?})),", file.display().to_string());
    }
    table.push_str("]\n");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR")).join("page.rs");
    std::fs::write(out, table).expect("the build folder can be written");
}

//! Says which rules are inside: those of the box whose feature is set. A box, its crate and its rules have the same name.

use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let set = env::vars().filter_map(|(name, _)| Some(name.strip_prefix("CARGO_FEATURE_")?.to_lowercase()));
    let boxes: Vec<String> = set.filter(|name| name != "default").collect();
    let [name] = &boxes[..] else {
        panic!("one module holds one box: build with the feature of one, not of {boxes:?}")
    };
    let rules = format!("{}{}", name[..1].to_uppercase(), &name[1..]);
    let out = Path::new(&env::var_os("OUT_DIR").expect("cargo names it")).join("rules.rs");
    fs::write(out, format!("type Rules = {name}::{rules};\n")).expect("the rules are named");
}

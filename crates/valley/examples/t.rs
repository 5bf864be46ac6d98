use std::path::{Path, PathBuf};
use table::scenario::Scenario;
use valley::{Mode, Valley};
fn files(dir: &Path, found: &mut Vec<PathBuf>) {
    if dir.is_file() {
        found.push(dir.to_owned());
        return;
    }
    for entry in std::fs::read_dir(dir).unwrap().map(Result::unwrap) {
        files(&entry.path(), found);
    }
}
fn main() {
    let valley = Valley::ours();
    let mut paths = Vec::new();
    for arg in std::env::args().skip(3) {
        files(Path::new(&arg), &mut paths);
    }
    paths.retain(|p| p.extension().is_some_and(|e| e == "toml"));
    paths.sort();
    let mut failed = 0;
    for path in &paths {
        let name = path.display().to_string();
        let text = std::fs::read_to_string(path).unwrap();
        let run = || -> Result<(), String> {
            let scenario = Scenario::read(&name, &text).map_err(|e| e.line().to_string())?;
            let mode = match &scenario.mode {
                None => Mode::TWO,
                Some(mode) => Mode::read(mode.text().unwrap()).map_err(|l| l.to_string())?,
            };
            scenario.run(&valley.in_mode(mode)).map_err(|e| e.line().to_string())
        };
        let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(run));
        match result {
            Ok(Ok(())) => {}
            Ok(Err(why)) => {
                failed += 1;
                println!("{why}");
            }
            Err(_) => {
                failed += 1;
                println!("{name}: the engine panicked");
            }
        }
    }
    println!("{} run, {} failed", paths.len(), failed);
}

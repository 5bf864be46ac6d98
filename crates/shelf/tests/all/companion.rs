//! The scenarios of companion games hold.

use std::path::Path;
use table::companion::scenario;

#[test]
fn every_case_of_a_companion_game_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/companion");
    let (mut cases, mut broken) = (0, Vec::new());
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(scenario::is_companion(&text), "{}", path.display());
        for case in
            scenario::read(&path.display().to_string(), &text).unwrap_or_else(|error| panic!("{}", error.line()))
        {
            cases += 1;
            if let Err(flaw) = shelf::play_case(&case, None) {
                broken.push(format!("{}: {}", case.title, flaw.error().line()));
            }
        }
    }
    assert!(broken.is_empty(), "{} of {cases}:\n{}", broken.len(), broken.join("\n"));
}

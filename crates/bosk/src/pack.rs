//! `bosk pack`: what the cards are, and whose values they are.

use crate::failure::Failure;
use crate::files;
use serde::Serialize;
use std::path::Path;
use table::Shelved;
use table::content::Pack;
use table::pack::Provenance;
use words::Words;

/// An entry of a pack, for people and programs.
#[derive(Serialize)]
pub struct Shown {
    /// Card, river tile, event...
    pub sort: &'static str,
    /// Its id.
    pub id: String,
    /// Its name in the language spoken.
    pub name: String,
    /// Values by their origin.
    pub printed: Vec<String>,
    /// Found elsewhere, with the source.
    pub public: Vec<String>,
    /// Ours.
    pub reconstructed: Vec<String>,
    /// Laid over by the person.
    pub yours: Vec<String>,
}

/// All entries.
pub fn show<G: Shelved>(game: &G, words: &Words) -> Vec<Shown> {
    let shown = |origin: table::Origin| {
        let mut shown = Shown {
            sort: origin.sort,
            id: origin.id,
            name: words.say(&origin.name),
            printed: Vec::new(),
            public: Vec::new(),
            reconstructed: Vec::new(),
            yours: Vec::new(),
        };
        for (value, provenance) in origin.provenance {
            match provenance {
                Provenance::Printed { .. } => shown.printed.push(value),
                Provenance::Public { .. } => shown.public.push(value),
                Provenance::Reconstructed => shown.reconstructed.push(value),
                Provenance::Yours => shown.yours.push(value),
            }
        }
        shown
    };
    game.origins().into_iter().map(shown).collect()
}

/// Writes the pack's files into a folder that must not hold any of them yet.
pub fn export<G: Shelved>(game: &G, to: &Path) -> Result<Vec<&'static str>, Failure> {
    let files = game.pack().export();
    let exists = |path: &Path| Failure::write(path, &std::io::ErrorKind::AlreadyExists.into());
    if let Some(path) = files.iter().map(|(name, _)| to.join(name)).find(|path| path.exists()) {
        return Err(exists(&path));
    }
    std::fs::create_dir_all(to).map_err(|e| Failure::write(to, &e))?;
    for (name, text) in &files {
        let path = to.join(name);
        if !files::create(&path, text)? {
            return Err(exists(&path));
        }
    }
    Ok(files.into_iter().map(|(name, _)| name).collect())
}

//! Files that a person names: read within bounds, written whole or not at all, and held while they are played.

use crate::failure::Failure;
use std::fs::{File, OpenOptions, Permissions, TryLockError};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use table::Line;
use tempfile::NamedTempFile;

/// The text of a file.
pub fn read(path: &Path) -> Result<String, Failure> {
    table::file::read(path).map_err(|why| Failure::at(path, why))
}

/// Refuses, before a game begins, what could not be written after its first move.
pub fn may_write(path: &Path) -> Result<(), Failure> {
    Place::find(path)?.draft().map(drop).map_err(|e| Failure::write(path, &e))
}

/// Writes a file whole or not at all.
pub fn save(path: &Path, contents: impl AsRef<[u8]>) -> Result<(), Failure> {
    let place = Place::find(path)?;
    place.write(contents.as_ref()).and_then(|draft| place.put(draft)).map(drop).map_err(|e| Failure::write(path, &e))
}

/// Writes a file that does not exist yet; false, and nothing is written, if it does.
pub fn create(path: &Path, text: &str) -> Result<bool, Failure> {
    let place = Place { path: follow(path), rights: None };
    let draft = place.write(text.as_bytes()).map_err(|e| Failure::write(path, &e))?;
    match draft.persist_noclobber(&place.path) {
        Ok(_) => {
            place.sync_folder();
            Ok(true)
        }
        Err(refused) if refused.error.kind() == ErrorKind::AlreadyExists => Ok(false),
        Err(refused) => Err(Failure::write(path, &refused.error)),
    }
}

/// A file that nobody else writes for as long as it is held.
pub struct Held {
    place: Place,
    file: File,
}

impl Held {
    /// Holds a file; one that somebody else holds is refused.
    pub fn take(path: &Path) -> Result<Held, Failure> {
        Held::hold(path, |file| match file.try_lock() {
            Ok(()) => Ok(()),
            Err(TryLockError::WouldBlock) => Err(Failure::at(path, Line::new("file-in-use"))),
            Err(TryLockError::Error(e)) => Err(Failure::write(path, &e)),
        })
    }

    /// Holds a file as soon as nobody else does.
    pub fn wait_for(path: &Path) -> Result<Held, Failure> {
        Held::hold(path, |file| file.lock().map_err(|e| Failure::write(path, &e)))
    }

    fn hold(path: &Path, lock: impl Fn(&File) -> Result<(), Failure>) -> Result<Held, Failure> {
        let place = Place::find(path)?;
        let unreadable = |e: io::Error| Failure::read(path, &e);
        loop {
            let file = OpenOptions::new().read(true).write(true).open(&place.path).map_err(unreadable)?;
            lock(&file)?;
            // Whoever held it before may have put a new file in its place: then that is the one to hold.
            let here = same_file::Handle::from_path(&place.path).map_err(unreadable)?;
            if here == same_file::Handle::from_file(file.try_clone().map_err(unreadable)?).map_err(unreadable)? {
                return Ok(Held { place, file });
            }
        }
    }

    /// The text of the file, as it was when it was taken.
    pub fn text(&self) -> Result<String, Failure> {
        table::file::text(&self.file).map_err(|why| Failure::at(&self.place.path, why))
    }

    /// Writes the file whole or not at all, and goes on holding it.
    pub fn save(&mut self, text: &str) -> Result<(), Failure> {
        let written = self.place.write(text.as_bytes()).and_then(|draft| {
            // Held before it is there, so that nobody comes between.
            draft.as_file().lock()?;
            self.place.put(draft)
        });
        self.file = written.map_err(|e| Failure::write(&self.place.path, &e))?;
        Ok(())
    }
}

/// Where something is to be written.
struct Place {
    /// The file itself, not a link to it.
    path: PathBuf,
    /// The rights of the file that is there already.
    rights: Option<Permissions>,
}

impl Place {
    /// The place behind a name; what is no ordinary file, or may not be written, stays untouched.
    fn find(path: &Path) -> Result<Place, Failure> {
        let target = follow(path);
        let rights = match std::fs::metadata(&target) {
            Ok(found) if !found.is_file() => return Err(Failure::at(path, Line::new("not-a-file"))),
            Ok(found) => OpenOptions::new().write(true).open(&target).map(|_| Some(found.permissions())),
            Err(e) if e.kind() == ErrorKind::NotFound => Ok(None),
            Err(e) => Err(e),
        };
        Ok(Place { path: target, rights: rights.map_err(|e| Failure::write(path, &e))? })
    }

    fn folder(&self) -> &Path {
        match self.path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        }
    }

    /// An empty file beside the place, with the rights of the file that is there.
    fn draft(&self) -> io::Result<NamedTempFile> {
        let mut maker = tempfile::Builder::new();
        maker.prefix(".bosk-").suffix(".part");
        // A new file gets the rights that the system gives to any: these, less what the umask says.
        #[cfg(unix)]
        maker.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let draft = maker.tempfile_in(self.folder())?;
        if let Some(rights) = &self.rights {
            draft.as_file().set_permissions(rights.clone())?;
        }
        Ok(draft)
    }

    /// The text beside the place, safe on the disk.
    fn write(&self, contents: &[u8]) -> io::Result<NamedTempFile> {
        let mut draft = self.draft()?;
        draft.write_all(contents)?;
        draft.as_file().sync_all()?;
        Ok(draft)
    }

    /// Puts a draft in its place.
    fn put(&self, draft: NamedTempFile) -> io::Result<File> {
        let file = draft.persist(&self.path)?;
        self.sync_folder();
        Ok(file)
    }

    /// Makes the new name last. Where a folder cannot be synced the file is whole all the same.
    fn sync_folder(&self) {
        let _ = File::open(self.folder()).and_then(|folder| folder.sync_all());
    }
}

/// Where a name leads in the end, also if nothing is there yet; links in a circle are the system's to refuse.
fn follow(path: &Path) -> PathBuf {
    let mut path = path.to_owned();
    for _ in 0..40 {
        match std::fs::read_link(&path) {
            Ok(next) => path = path.parent().unwrap_or(Path::new("")).join(next),
            Err(_) => break,
        }
    }
    path
}

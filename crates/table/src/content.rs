//! What a box holds: the files of its pack, compiled in, with a person's own files laid over them.

use crate::entry::Entry;
use crate::pack::{Fields, Node, PackError, Place, Value};
use crate::{Digest, Line};
use std::ops::RangeInclusive;
use std::path::Path;

/// A file of a pack as it is compiled in.
///
/// ```
/// use table::content::File;
///
/// const NUTS: File = File::new("nuts.toml", "[[nut]]\nid = \"hazel\"\nprovenance = {}", &[("nut", 1..=3)]);
/// assert!(NUTS.name == "nuts.toml" && NUTS.text.contains("hazel"));
/// ```
#[derive(Debug)]
pub struct File {
    /// Its name.
    pub name: &'static str,
    /// Its text.
    pub text: &'static str,
    lists: &'static [(&'static str, RangeInclusive<usize>)],
}

impl File {
    /// A file with the lists it holds, and how many entries each may have. The first file of a pack is its head and
    /// has none.
    pub const fn new(
        name: &'static str,
        text: &'static str,
        lists: &'static [(&'static str, RangeInclusive<usize>)],
    ) -> File {
        File { name, text, lists }
    }
}

/// Everything a box holds, compiled from its files.
///
/// ```
/// use table::content::{File, Files, Pack};
/// use table::entry::{Entry, entry};
/// use table::pack::{Fields, PackError};
///
/// #[derive(Debug)]
/// struct Nuts {
///     nuts: Vec<Entry>,
///     files: Files,
/// }
///
/// impl Pack for Nuts {
///     const NAME: &'static str = "nuts";
///     const FILES: &'static [File] = &[
///         File::new(
///             "pack.toml",
///             "box = \"nuts\"\nformat = 1\nversion = \"1\"\nlicence = \"ours\"\nsources = {}",
///             &[],
///         ),
///         File::new("nuts.toml", "[[nut]]\nid = \"hazel\"\nprovenance = {}", &[("nut", 1..=3)]),
///     ];
///
///     fn compile(files: Files) -> Result<Nuts, PackError> {
///         let nuts = files.each("nuts.toml", "nut", |node| entry(&mut Fields::of(node)?))?;
///         Ok(Nuts { nuts, files })
///     }
///     fn files(&self) -> &Files {
///         &self.files
///     }
///     fn entries(&self) -> Vec<(&'static str, &Entry)> {
///         self.nuts.iter().map(|nut| ("nut", nut)).collect()
///     }
/// }
///
/// let laid_over = [("nuts.toml".to_owned(), "[[nut]]\nid = \"beech\"\nnew = true".to_owned())];
/// let (ours, yours) = (Nuts::ours()?, Nuts::overlaid("yours", &laid_over)?);
/// assert_eq!((ours.nuts.len(), yours.nuts.len()), (1, 2));
/// assert_ne!(ours.digest(), yours.digest());
/// # Ok::<(), table::pack::PackError>(())
/// ```
pub trait Pack: Sized {
    /// The name of the box.
    const NAME: &'static str;
    /// Its files, the head first.
    const FILES: &'static [File];

    /// The pack that these files describe.
    fn compile(files: Files) -> Result<Self, PackError>;
    /// The files it was compiled from.
    fn files(&self) -> &Files;
    /// All entries with the sort of thing they are.
    fn entries(&self) -> Vec<(&'static str, &Entry)>;

    /// Our pack, as it was compiled in.
    fn ours() -> Result<Self, PackError> {
        Self::compile(Files::check::<Self>(our_files::<Self>()?)?)
    }

    /// Our pack with the files of a directory laid over it, value by value.
    fn with_overlay(dir: &Path) -> Result<Self, PackError> {
        Self::overlaid(&dir.display().to_string(), &read_directory(dir)?)
    }

    /// Our pack with these files (path and text) laid over it; `place` is where they come from.
    fn overlaid(place: &str, texts: &[(String, String)]) -> Result<Self, PackError> {
        Self::compile(Files::check::<Self>(lay_over(our_files::<Self>()?, Self::FILES, place, texts)?)?)
    }

    /// The pack compiled from the texts of all its files, in their order.
    fn from_texts<T: AsRef<str>>(texts: &[T]) -> Result<Self, PackError> {
        let nodes = Self::FILES.iter().zip(texts).map(|(file, text)| Node::parse(file.name, text.as_ref()));
        Self::compile(Files::check::<Self>(nodes.collect::<Result<_, _>>()?)?)
    }

    /// The names and texts of its files, overlays included.
    fn export(&self) -> Vec<(&'static str, String)> {
        let names = Self::FILES.iter().map(|file| file.name);
        names.zip(self.files().nodes.iter().map(Node::to_string)).collect()
    }

    /// The fingerprint of everything that matters for play.
    fn digest(&self) -> Digest {
        self.files().digest
    }
}

/// Declares the rules of a box: its pack, shared by copies, in one of its modes. With how a mode's name is read and how
/// any mode is drawn by lot, they stand on the shelf.
///
/// ```
/// # use table::content::{File, Files, Pack};
/// # #[derive(Debug)]
/// # struct Nuts(Files);
/// # impl Pack for Nuts {
/// #     const NAME: &'static str = "nuts";
/// #     const FILES: &'static [File] = &[File::new(
/// #         "pack.toml",
/// #         "box = \"nuts\"\nformat = 1\nversion = \"1\"\nlicence = \"ours\"\nsources = {}",
/// #         &[],
/// #     )];
/// #     fn compile(files: Files) -> Result<Nuts, table::pack::PackError> { Ok(Nuts(files)) }
/// #     fn files(&self) -> &Files { &self.0 }
/// #     fn entries(&self) -> Vec<(&'static str, &table::entry::Entry)> { Vec::new() }
/// # }
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Mode {
///     Calm,
///     Windy,
/// }
///
/// table::rules! {
///     /// The rules of a box.
///     pub struct Squirrels { pack: Nuts, mode: Mode = Mode::Calm }
/// }
///
/// let windy = Squirrels::ours().in_mode(Mode::Windy);
/// assert_eq!((Squirrels::ours().play_mode(), windy.play_mode()), (Mode::Calm, Mode::Windy));
/// assert_eq!(windy.pack().digest(), Squirrels::ours().pack().digest());
/// ```
#[macro_export]
macro_rules! rules {
    (
        $(#[$doc:meta])* pub struct $name:ident { pack: $pack:ty, mode: $mode:ty = $first:expr }
        read: $read:expr, by_lot: $by_lot:expr
    ) => {
        $crate::rules! { $(#[$doc])* pub struct $name { pack: $pack, mode: $mode = $first } }

        impl $crate::Shelved for $name {
            type Pack = $pack;

            fn with_pack(pack: $pack) -> $name {
                $name::new(pack)
            }

            fn pack(&self) -> &$pack {
                &self.pack
            }

            fn in_named_mode(&self, mode: &str) -> Result<$name, $crate::Line> {
                let read: fn(&str, &$pack) -> Result<$mode, $crate::Line> = $read;
                Ok(self.in_mode(read(mode, &self.pack)?))
            }

            fn in_any_mode(&self, chance: &mut $crate::Chance) -> $name {
                let by_lot: fn(&mut $crate::Chance, &$pack) -> $mode = $by_lot;
                self.in_mode(by_lot(chance, &self.pack))
            }
        }
    };
    ($(#[$doc:meta])* pub struct $name:ident { pack: $pack:ty, mode: $mode:ty = $first:expr }) => {
        $(#[$doc])*
        #[derive(Clone, Debug)]
        pub struct $name {
            pub(crate) pack: std::sync::Arc<$pack>,
            pub(crate) mode: $mode,
        }

        impl $name {
            /// The rules with a pack of one's own, in the first mode.
            pub fn new(pack: $pack) -> $name {
                $name { pack: std::sync::Arc::new(pack), mode: $first }
            }

            /// The rules with our pack, in the first mode.
            pub fn ours() -> $name {
                let ours = <$pack as $crate::content::Pack>::ours();
                $name::new(ours.expect("the pack that is compiled in is sound: a test says so"))
            }

            /// The same pack in another mode.
            pub fn in_mode(&self, mode: $mode) -> $name {
                $name { pack: std::sync::Arc::clone(&self.pack), mode }
            }

            /// How it is played.
            pub fn play_mode(&self) -> $mode {
                self.mode
            }

            /// The pack.
            pub fn pack(&self) -> &$pack {
                &self.pack
            }
        }
    };
}

/// The files of a pack: they hold the lists that the box declares and nothing else, as many entries as may be, each
/// with an id of its own.
///
/// ```
/// # mod toy {
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/acorns.rs"));
/// #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/shown.rs"));
/// # }
/// use table::Shelved;
/// use table::content::Pack;
/// use toy::Toy;
///
/// let files = Toy.pack().files();
/// let first = <<Toy as Shelved>::Pack as Pack>::FILES[0].name;
/// assert_eq!(files.file(first).under("box").text(), Ok("toy"));
/// ```
#[derive(Debug)]
pub struct Files {
    names: &'static [File],
    nodes: Vec<Node>,
    digest: Digest,
}

impl Files {
    fn check<P: Pack>(nodes: Vec<Node>) -> Result<Files, PackError> {
        for (file, node) in P::FILES.iter().zip(&nodes).skip(1) {
            for ((_, count), list) in file.lists.iter().zip(lists(node, file.lists)?) {
                no_duplicates(list)?;
                if !count.contains(&list.len()) {
                    return Err(wrong_count(node, list.len(), count));
                }
            }
        }
        check_head(&nodes[0], P::NAME)?;
        let digest = Digest::of(canonical(&nodes).as_bytes());
        Ok(Files { names: P::FILES, nodes, digest })
    }

    /// A file by its name.
    pub fn file(&self, name: &str) -> &Node {
        let at = self.names.iter().position(|file| file.name == name);
        &self.nodes[at.expect("a file that the box declares")]
    }

    /// The entries under a key of a file.
    pub fn list(&self, file: &str, key: &str) -> &[Node] {
        self.file(file).under(key).list().expect("a list that the box declares")
    }

    /// The same, each entry read.
    pub fn each<T>(
        &self,
        file: &str,
        key: &str,
        read: impl FnMut(&Node) -> Result<T, PackError>,
    ) -> Result<Vec<T>, PackError> {
        self.list(file, key).iter().map(read).collect()
    }
}

/// So many entries are not allowed.
///
/// ```
/// use table::content::wrong_count;
/// use table::pack::Node;
///
/// let nuts = Node::parse("nuts.toml", "nuts = [1, 2, 3]")?;
/// let error = |least, most| wrong_count(nuts.under("nuts"), 3, &(least..=most)).why.to_string();
/// assert_eq!(error(2, 2), "wrong-count found=3 wanted=2");
/// assert_eq!(error(0, 2), "wrong-count-between found=3 least=0 most=2");
/// # Ok::<(), table::pack::PackError>(())
/// ```
pub fn wrong_count(node: &Node, found: usize, wanted: &RangeInclusive<usize>) -> PackError {
    let (least, most) = (*wanted.start(), *wanted.end());
    let line = match least == most {
        true => Line::new("wrong-count").with("found", found).with("wanted", most),
        false => Line::new("wrong-count-between").with("found", found).with("least", least).with("most", most),
    };
    node.error(line)
}

/// The head of a pack: which box it is for, and the sources its provenance names.
fn check_head(head: &Node, name: &'static str) -> Result<(), PackError> {
    let mut fields = Fields::of(head)?;
    fields.need("box")?.word(&[(name, ())])?;
    fields.need("format")?.number(1, 1)?;
    fields.text("version")?;
    fields.text("licence")?;
    fields.need("sources")?.table()?;
    fields.finish()
}

/// The lists of tables under these keys, and nothing else.
fn lists<'n>(
    file: &'n Node,
    keys: &'static [(&'static str, RangeInclusive<usize>)],
) -> Result<Vec<&'n [Node]>, PackError> {
    let mut fields = Fields::of(file)?;
    let found: Vec<Option<&Node>> = keys.iter().map(|(key, _)| fields.get(key)).collect();
    // A misspelt key explains a missing one better than the missing one itself.
    fields.finish()?;
    let list = |((key, _), node): (&(&'static str, _), Option<&'n Node>)| match node {
        Some(node) => node.list(),
        None => Err(file.error(Line::new("missing-key").with("key", *key))),
    };
    keys.iter().zip(found).map(list).collect()
}

/// Every entry has an id of its own.
fn no_duplicates(nodes: &[Node]) -> Result<(), PackError> {
    for (i, node) in nodes.iter().enumerate() {
        let Some(id) = node.id() else {
            return Err(node.error(Line::new("no-id")));
        };
        if let Some(first) = nodes[..i].iter().find(|other| other.id() == Some(id)) {
            return Err(node.error(Line::new("duplicate-id").with("id", id).with("first", first.at.to_string())));
        }
    }
    Ok(())
}

/// Everything that matters for play, as text: names, texts, notes and provenance left out.
fn canonical(files: &[Node]) -> String {
    const TELLING: [&str; 11] = [
        "name_en",
        "name_fr",
        "text_en",
        "text_fr",
        "title_en",
        "title_fr",
        "story_en",
        "story_fr",
        "note",
        "provenance",
        "sources",
    ];
    fn write(node: &Node, out: &mut String) {
        match &node.value {
            Value::Table(table) => {
                let mut entries: Vec<_> = table.iter().filter(|(key, _)| !TELLING.contains(&key.as_str())).collect();
                entries.sort_by_key(|&(key, _)| key);
                for (key, node) in entries {
                    out.push_str(key);
                    out.push('=');
                    write(node, out);
                }
                out.push(';');
            }
            Value::List(items) => {
                items.iter().for_each(|item| write(item, out));
                out.push(']');
            }
            Value::Text(text) => {
                out.push_str(text);
                out.push(' ');
            }
            Value::Number(n) => out.push_str(&format!("{n} ")),
            Value::Flag(flag) => out.push_str(&format!("{flag} ")),
        }
    }
    let mut out = String::new();
    files.iter().for_each(|file| write(file, &mut out));
    out
}

fn our_files<P: Pack>() -> Result<Vec<Node>, PackError> {
    P::FILES.iter().map(|file| Node::parse(&format!("packs/{}/{}", P::NAME, file.name), file.text)).collect()
}

/// The TOML files of a directory, by path and text.
fn read_directory(dir: &Path) -> Result<Vec<(String, String)>, PackError> {
    let unreadable = |error: std::io::Error| PackError {
        at: Place::whole(&dir.display().to_string()),
        why: Line::new("cannot-read").with("what", crate::file::hindrance(&error)),
    };
    let entries = std::fs::read_dir(dir).map_err(unreadable)?;
    let paths = entries.map(|entry| entry.map(|entry| entry.path()));
    let paths: Vec<_> = paths.collect::<Result<_, _>>().map_err(unreadable)?;
    let mut texts = Vec::new();
    for path in paths.into_iter().filter(|path| path.extension().is_some_and(|end| end == "toml")) {
        let name = path.display().to_string();
        let text = crate::file::read(&path).map_err(|why| PackError { at: Place::whole(&name), why })?;
        texts.push((name, text));
    }
    Ok(texts)
}

/// Our files with others (path and text) laid over them; `place` is where those come from.
fn lay_over(
    mut ours: Vec<Node>,
    files: &[File],
    place: &str,
    texts: &[(String, String)],
) -> Result<Vec<Node>, PackError> {
    let known = || files.iter().map(|file| file.name).collect::<Vec<_>>().join(", ");
    if texts.is_empty() {
        let why = Line::new("empty-overlay").with("known", known());
        return Err(PackError { at: Place::whole(place), why });
    }
    for (path, text) in texts {
        let over = Node::parse(path, text)?;
        let name = path.rsplit(['/', '\\']).next().unwrap_or(path);
        let index = files.iter().position(|file| file.name == name).ok_or_else(|| PackError {
            at: Place::whole(path),
            why: Line::new("unknown-file").with("known", known()),
        })?;
        ours[index].overlay(&over)?;
    }
    Ok(ours)
}
